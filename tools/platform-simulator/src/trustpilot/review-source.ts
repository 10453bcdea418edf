import type { Clock } from '@review-reply/clock';
import { notThere } from '../control/errors.ts';
import type { ReplyView, ReviewSource, ReviewView } from '../platform.ts';
import { newId, type TrustpilotReview, type TrustpilotState } from './state.ts';

/** The customers' and the owner's side of Trustpilot's reviews. A place's id is that of its business unit. */
export function trustpilotReviewSource({ clock, state }: { clock: Clock; state: TrustpilotState }): ReviewSource {
  const nowMs = () => clock.now().getTime();
  const find = (reviewId: string): TrustpilotReview => {
    const review = state.reviews.get(reviewId);
    if (review === undefined) throw notThere('There is no Trustpilot review with this platform_review_id.');
    return review;
  };
  const unitOf = (placeId: string) => {
    const unit = state.businessUnits.get(placeId);
    if (unit === undefined) throw notThere('There is no Trustpilot business unit with this place_id.');
    return unit;
  };
  const put = (review: TrustpilotReview): ReviewView => {
    state.reviews.put(review.id, review);
    return showView(review);
  };

  return {
    source: 'trustpilot',
    hasPlace: (placeId) => state.businessUnits.get(placeId) !== undefined,
    write: ({ placeId, rating, text, author, language, createdAtMs }) => {
      const { id: businessUnitId } = unitOf(placeId);
      const content = { rating, text, author, language, createdAtMs, updatedAtMs: null };
      return put({ id: newId(), businessUnitId, ...content, removed: false, reply: null }).platform_review_id;
    },
    edit: (reviewId, changes) => {
      const review = find(reviewId);
      const { rating = review.rating, text = review.text, author = review.author } = changes;
      return put({ ...review, rating, text, author, updatedAtMs: nowMs() });
    },
    remove: (reviewId) => put({ ...find(reviewId), removed: true }),
    restore: (reviewId) => put({ ...find(reviewId), removed: false }),
    list: (placeId) => state.reviewsOf(unitOf(placeId).id).map(showView),
    replies: (placeId) => {
      const reviews = placeId === undefined ? [...state.reviews.values()] : state.reviewsOf(unitOf(placeId).id);
      return reviews.filter((one) => !one.removed).flatMap((review) => showReply(review) ?? []);
    },
    reply: (reviewId, text) => {
      const review = find(reviewId);
      const at = nowMs();
      const reply = { text, createdAtMs: review.reply?.createdAtMs ?? at, updatedAtMs: review.reply ? at : null };
      return put({ ...review, reply });
    },
    withdrawReply: (reviewId) => put({ ...find(reviewId), reply: null }),
  };
}

function showView(review: TrustpilotReview): ReviewView {
  return {
    platform_review_id: review.id,
    place_id: review.businessUnitId,
    rating: review.rating,
    text: review.text,
    author: review.author,
    created_at: new Date(review.createdAtMs).toISOString(),
    updated_at: new Date(review.updatedAtMs ?? review.createdAtMs).toISOString(),
    removed: review.removed,
    reply: showReply(review),
  };
}

/** Replies on Trustpilot have no state: they are public. */
function showReply({ id, reply }: TrustpilotReview): ReplyView | null {
  if (reply === null) return null;
  const updatedAt = new Date(reply.updatedAtMs ?? reply.createdAtMs).toISOString();
  return { platform_review_id: id, text: reply.text, state: null, policy_violation: null, updated_at: updatedAt };
}
