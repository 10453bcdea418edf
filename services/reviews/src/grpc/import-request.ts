import type { PlatformReply, PlatformReview } from '@review-reply/platforms';
import type { ImportReviewsRequest, ReviewToImport } from '@review-reply/proto/reviews/v1/reviews';
import { fromTimestamp } from '@review-reply/rpc';
import { errors } from '../domain/errors.ts';
import type { ImportInput } from '../use-cases/syncing/import-reviews.ts';

const reviewsMax = 200;
/** The only platform whose reviews come by an export: of the others they are read. */
const importable = 'tripadvisor';

/** @throws AppError validation_failed naming every fault */
export function readImport({ placeId, accountId, source, reviews, last }: ImportReviewsRequest): ImportInput {
  const faults: Array<{ path: string; code: string; params: Readonly<Record<string, unknown>> }> = [];
  if (source !== importable) faults.push({ path: 'source', code: 'invalid_value', params: { allowed: [importable] } });
  if (reviews.length > reviewsMax) faults.push({ path: 'reviews', code: 'too_many', params: { maximum: reviewsMax } });
  const read = reviews.flatMap((review, index) => {
    const createdAt = fromTimestamp(review.createdAt);
    const path = `reviews[${index}]`;
    if (review.platformReviewId === '') faults.push({ path: `${path}.platform_review_id`, code: 'blank', params: {} });
    if (review.rating < 1 || review.rating > 5)
      faults.push({ path: `${path}.rating`, code: 'out_of_range', params: { minimum: 1, maximum: 5 } });
    if (createdAt !== null) return [toReview(review, createdAt)];
    faults.push({ path: `${path}.created_at`, code: 'required', params: {} });
    return [];
  });
  if (faults.length > 0) throw errors.invalid({ fields: faults });
  return { placeId, accountId: accountId ?? null, source: importable, reviews: read, last };
}

function toReview(given: ReviewToImport, createdAt: Date): PlatformReview {
  return {
    platformReviewId: given.platformReviewId,
    rating: given.rating,
    text: storable(given.text),
    title: given.title === undefined ? null : storable(given.title),
    author: { name: given.author === undefined ? null : storable(given.author), avatarUrl: null, anonymous: false },
    language: given.language ?? null,
    url: given.url ?? null,
    createdAt,
    updatedAt: createdAt,
    reply: given.replyText === undefined ? null : toReply(given.replyText, fromTimestamp(given.repliedAt) ?? createdAt),
  };
}

/** What an owner answered on the platform is public there. */
function toReply(text: string, updatedAt: Date): PlatformReply {
  return { text: storable(text), updatedAt, state: null, outcome: 'approved', policyViolation: null };
}

/** No database keeps NUL. */
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed();
