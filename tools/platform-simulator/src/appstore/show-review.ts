import type { Clock } from '@review-reply/clock';
import type { PlainReply, PlainReview } from '../state/plain-reviews.ts';

/** How long a response waits until the store shows it, in milliseconds of business time. */
const publishAfterMs = 3_600_000;

const offsetMs = -8 * 3_600_000;
/** In the zone of Apple's headquarters. */
const showTime = (ms: number) => new Date(ms + offsetMs).toISOString().replace('Z', '-08:00');

const madeAtMs = (reply: PlainReply) => reply.updatedAtMs ?? reply.createdAtMs;
/** A response's id: a review has one. */
const responseIdOf = (review: PlainReview) => `response-${review.id}`;

export const stateOf = (clock: Clock, reply: PlainReply) =>
  clock.now().getTime() < madeAtMs(reply) + publishAfterMs ? 'PENDING_PUBLISH' : 'PUBLISHED';

export function showReview(review: PlainReview) {
  const response = review.reply && { type: 'customerReviewResponses', id: responseIdOf(review) };
  return {
    type: 'customerReviews',
    id: review.id,
    attributes: {
      rating: review.rating,
      title: null,
      body: review.text,
      reviewerNickname: review.author,
      createdDate: showTime(review.createdAtMs),
      territory: 'FRA',
    },
    relationships: { response: response === null ? {} : { data: response } },
  };
}

/** The response to a review, or none. Apple's description requires none of its attributes: one is left out at first. */
export function showResponses(clock: Clock, review: PlainReview) {
  const { reply } = review;
  if (reply === null) return [];
  const state = stateOf(clock, reply);
  const attributes = {
    responseBody: reply.text,
    ...(state === 'PUBLISHED' ? { lastModifiedDate: showTime(madeAtMs(reply)) } : {}),
    state,
  };
  return [{ type: 'customerReviewResponses', id: responseIdOf(review), attributes }];
}
