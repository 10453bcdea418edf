import type { Clock } from '@review-reply/clock';
import { notThere } from '../control/errors.ts';
import type { ReplyView, ReviewSource, ReviewView } from '../platform.ts';
import { newReviewId } from './ids.ts';
import type { GoogleReview } from './model.ts';
import type { Pushes } from './pushes.ts';
import { stateOf } from './show-review.ts';
import type { GoogleState } from './state.ts';

/** The customers' and the owner's side of Google's reviews. */
export function googleReviewSource({
  clock,
  state,
  pushes,
}: {
  clock: Clock;
  state: GoogleState;
  pushes: Pushes;
}): ReviewSource {
  const nowMs = () => clock.now().getTime();
  const find = (reviewId: string): GoogleReview => {
    const review = state.review(reviewId);
    if (review === undefined) throw notThere('There is no Google review with this platform_review_id.');
    return review;
  };
  const locationOf = (placeId: string) => {
    const location = state.locationOfPlace(placeId);
    if (location === undefined) throw notThere('There is no Google location with this place_id.');
    return location;
  };
  const put = (review: GoogleReview): ReviewView => {
    state.putReview(review);
    return showView(review, nowMs());
  };

  return {
    source: 'google',
    hasPlace: (placeId) => state.locationOfPlace(placeId) !== undefined,
    write: (written) => {
      const { placeId, createdAtMs, ...content } = written;
      const id = newReviewId();
      const location = locationOf(placeId);
      const times = { createdAtMs, updatedAtMs: createdAtMs };
      state.putReview({ id, locationId: location.id, placeId, ...content, ...times, removed: false, reply: null });
      pushes.tell({ type: 'NEW_REVIEW', locationId: location.id, reviewId: id });
      return id;
    },
    edit: (reviewId, changes) => {
      const review = find(reviewId);
      const { rating = review.rating, text = review.text, author = review.author } = changes;
      // A translation belongs to the words it was made from.
      const translation = changes.translation ?? (changes.text === undefined ? review.translation : null);
      const edited = put({ ...review, rating, text, author, translation, updatedAtMs: nowMs() });
      pushes.tell({ type: 'UPDATED_REVIEW', locationId: review.locationId, reviewId });
      return edited;
    },
    remove: (reviewId) => put({ ...find(reviewId), removed: true }),
    restore: (reviewId) => put({ ...find(reviewId), removed: false }),
    list: (placeId) => state.reviewsOf(locationOf(placeId).id).map((review) => showView(review, nowMs())),
    replies: (placeId) => {
      const locations = placeId === undefined ? [...state.locations.values()] : [locationOf(placeId)];
      const reviews = locations.flatMap((location) => state.reviewsOf(location.id)).filter((one) => !one.removed);
      return reviews.flatMap((review) => replyView(review, nowMs()) ?? []);
    },
    reply: (reviewId, text) => {
      const at = nowMs();
      const verdict = { outcome: 'APPROVED' as const, policyViolation: null, decidedAtMs: at };
      return put({ ...find(reviewId), reply: { comment: text, updatedAtMs: at, verdict } });
    },
    withdrawReply: (reviewId) => put({ ...find(reviewId), reply: null }),
  };
}

function showView(review: GoogleReview, nowMs: number): ReviewView {
  return {
    platform_review_id: review.id,
    place_id: review.placeId,
    rating: review.rating,
    text: review.text,
    author: review.author,
    created_at: new Date(review.createdAtMs).toISOString(),
    updated_at: new Date(review.updatedAtMs).toISOString(),
    removed: review.removed,
    reply: replyView(review, nowMs),
  };
}

function replyView(review: GoogleReview, nowMs: number): ReplyView | null {
  const { reply } = review;
  if (reply === null) return null;
  const state = stateOf(reply, nowMs) ?? null;
  return {
    platform_review_id: review.id,
    text: reply.comment,
    state,
    policy_violation: state === 'REJECTED' ? reply.verdict.policyViolation : null,
    updated_at: new Date(reply.updatedAtMs).toISOString(),
  };
}
