import type { PlainReview } from '../state/plain-reviews.ts';
import type { BusinessUnit } from './state.ts';

const titleLengthMax = 50;

/** A time to the second, as Trustpilot answers it. */
const showTime = (ms: number) => `${new Date(ms).toISOString().slice(0, -5)}Z`;
const showTimeOrNull = (ms: number | null) => (ms === null ? null : showTime(ms));

export function showReview(review: PlainReview, unit: BusinessUnit) {
  const { reply } = review;
  return {
    id: review.id,
    stars: review.rating,
    // The control interface takes no title: the text's beginning stands in for it.
    title: (review.text ?? '').slice(0, titleLengthMax),
    text: review.text,
    language: review.language,
    createdAt: showTime(review.createdAtMs),
    updatedAt: showTimeOrNull(review.updatedAtMs),
    experiencedAt: showTime(review.createdAtMs),
    isVerified: false,
    numberOfLikes: 0,
    status: 'active',
    companyReply:
      reply === null
        ? null
        : { text: reply.text, createdAt: showTime(reply.createdAtMs), updatedAt: showTimeOrNull(reply.updatedAtMs) },
    consumer: { id: review.id, displayName: review.author, displayLocation: null, numberOfReviews: 1 },
    businessUnit: { id: unit.id, identifyingName: unit.name, displayName: unit.name },
    location: null,
    links: [],
  };
}
