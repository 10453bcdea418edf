import type { Clock } from '@review-reply/clock';
import { notThere } from '../control/errors.ts';
import type { ReplyView, ReviewSource, ReviewView } from '../platform.ts';
import type { Collection } from './store.ts';

/** A review of a platform that shows replies as soon as they are made. */
export interface PlainReview {
  readonly id: string;
  readonly placeId: string;
  readonly rating: number;
  readonly text: string | null;
  readonly author: string | null;
  readonly language: string | null;
  /** The platform's machine translation. */
  readonly translation: string | null;
  readonly createdAtMs: number;
  /** Null until the author changes it. */
  readonly updatedAtMs: number | null;
  readonly removed: boolean;
  readonly reply: PlainReply | null;
}

export interface PlainReply {
  readonly text: string;
  readonly createdAtMs: number;
  /** Null until it is made anew. */
  readonly updatedAtMs: number | null;
}

export interface PlainReviews {
  /** The platform's name as faults and moderation use it. */
  readonly source: string;
  readonly clock: Clock;
  readonly reviews: Collection<PlainReview>;
  hasPlace(placeId: string): boolean;
  newId(): string;
  /** The platform's own word for a reply's state, where it has any. */
  stateOf?(reply: PlainReply): string;
}

/** A place's reviews, the newest first. */
export function reviewsOf(reviews: Collection<PlainReview>, placeId: string): PlainReview[] {
  const own = [...reviews.values()].filter((review) => review.placeId === placeId);
  return own.sort((a, b) => b.createdAtMs - a.createdAtMs || (a.id < b.id ? -1 : 1));
}

/** A reply made now, over the one that there was. */
export function replyNow(review: PlainReview, text: string, atMs: number): PlainReply {
  return { text, createdAtMs: review.reply?.createdAtMs ?? atMs, updatedAtMs: review.reply === null ? null : atMs };
}

/** The customers' and the owner's side of a platform whose replies nobody judges. */
export function plainReviewSource(platform: PlainReviews): ReviewSource {
  const { source, clock, reviews, hasPlace, newId } = platform;
  const nowMs = () => clock.now().getTime();
  const find = (reviewId: string): PlainReview => {
    const review = reviews.get(reviewId);
    if (review === undefined) throw notThere(`There is no review with this platform_review_id on ${source}.`);
    return review;
  };
  const at = (placeId: string) => {
    if (!hasPlace(placeId)) throw notThere(`There is no place with this place_id on ${source}.`);
    return reviewsOf(reviews, placeId);
  };
  const showReply = ({ id, reply }: PlainReview): ReplyView | null => {
    if (reply === null) return null;
    const updatedAt = new Date(reply.updatedAtMs ?? reply.createdAtMs).toISOString();
    const state = platform.stateOf?.(reply) ?? null;
    return { platform_review_id: id, text: reply.text, state, policy_violation: null, updated_at: updatedAt };
  };
  const showView = (review: PlainReview): ReviewView => ({
    platform_review_id: review.id,
    place_id: review.placeId,
    rating: review.rating,
    text: review.text,
    author: review.author,
    created_at: new Date(review.createdAtMs).toISOString(),
    updated_at: new Date(review.updatedAtMs ?? review.createdAtMs).toISOString(),
    removed: review.removed,
    reply: showReply(review),
  });
  const put = (review: PlainReview): ReviewView => {
    reviews.put(review.id, review);
    return showView(review);
  };

  return {
    source,
    hasPlace,
    write: ({ avatarUrl: _avatarUrl, ...written }) => {
      at(written.placeId);
      return put({ id: newId(), ...written, updatedAtMs: null, removed: false, reply: null }).platform_review_id;
    },
    edit: (reviewId, changes) => {
      const review = find(reviewId);
      const { rating = review.rating, text = review.text, author = review.author } = changes;
      const { translation = review.translation } = changes;
      return put({ ...review, rating, text, author, translation, updatedAtMs: nowMs() });
    },
    remove: (reviewId) => put({ ...find(reviewId), removed: true }),
    restore: (reviewId) => put({ ...find(reviewId), removed: false }),
    list: (placeId) => at(placeId).map(showView),
    replies: (placeId) => {
      const among = placeId === undefined ? [...reviews.values()] : at(placeId);
      return among.filter((one) => !one.removed).flatMap((review) => showReply(review) ?? []);
    },
    reply: (reviewId, text) => {
      const review = find(reviewId);
      return put({ ...review, reply: replyNow(review, text, nowMs()) });
    },
    withdrawReply: (reviewId) => put({ ...find(reviewId), reply: null }),
  };
}
