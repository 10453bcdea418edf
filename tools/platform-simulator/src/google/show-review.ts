import type { GoogleLocation, GoogleReply, GoogleReview } from './model.ts';

const stars = ['STAR_RATING_UNSPECIFIED', 'ONE', 'TWO', 'THREE', 'FOUR', 'FIVE'] as const;
/** How Google names who does not want to be named. */
const anonymousName = 'A Google user';

/** Protobuf's JSON form of a time: no fraction where there is none, else three digits. */
export function showTime(ms: number): string {
  const text = new Date(ms).toISOString();
  return text.endsWith('.000Z') ? `${text.slice(0, -5)}Z` : text;
}

/** The word for a reply's state at that time, or undefined where the field is left out. */
export function stateOf(reply: GoogleReply, nowMs: number): string | undefined {
  const { outcome, decidedAtMs } = reply.verdict;
  if (nowMs < decidedAtMs) return 'PENDING';
  return outcome === 'OMITTED' ? undefined : outcome;
}

export function showReply(reply: GoogleReply, nowMs: number) {
  const state = stateOf(reply, nowMs);
  const { policyViolation } = reply.verdict;
  return {
    comment: reply.comment,
    updateTime: showTime(reply.updatedAtMs),
    ...(state === undefined ? {} : { reviewReplyState: state }),
    ...(state === 'REJECTED' && policyViolation !== null ? { policyViolation } : {}),
  };
}

export function showReview(review: GoogleReview, location: GoogleLocation, accountId: string, nowMs: number) {
  const comment = commentOf(review);
  const anonymous = review.author === null;
  return {
    name: `accounts/${accountId}/locations/${location.id}/reviews/${review.id}`,
    reviewId: review.id,
    reviewer: {
      displayName: review.author ?? anonymousName,
      ...(review.avatarUrl === null || anonymous ? {} : { profilePhotoUrl: review.avatarUrl }),
      ...(anonymous ? { isAnonymous: true } : {}),
    },
    starRating: stars[review.rating] ?? stars[0],
    ...(comment === null ? {} : { comment }),
    createTime: showTime(review.createdAtMs),
    updateTime: showTime(review.updatedAtMs),
    ...(review.reply === null ? {} : { reviewReply: showReply(review.reply, nowMs) }),
    reviewReplyUrl: `https://business.google.com/reviews/${location.id}/${review.id}/reply`,
  };
}

/** Google puts its machine translation and the customer's own words into one string. */
function commentOf(review: GoogleReview): string | null {
  if (review.text === null || review.translation === null) return review.text;
  return `(Translated by Google) ${review.translation}\n\n(Original)\n${review.text}`;
}
