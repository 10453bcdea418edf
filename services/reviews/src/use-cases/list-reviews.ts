import { openCursor, sealCursor } from '@review-reply/crypto';
import type { Source } from '@review-reply/platforms/sources';
import { errors } from '../domain/errors.ts';
import { findPlaceByPublicId } from '../storage/places.ts';
import {
  type ListPosition,
  listReviewDocuments,
  type ReviewDocuments,
  type ReviewFilter,
} from '../storage/review-list.ts';
import type { Context } from './context.ts';

export interface ListReviewsInput {
  readonly accountId: bigint;
  readonly placeId: string | null;
  /** Inclusive, RFC 3339 with microseconds. */
  readonly since: string | null;
  readonly until: string | null;
  readonly rating: number | null;
  readonly unanswered: boolean | null;
  readonly source: Source | null;
  readonly limit: number;
  readonly cursor: string | null;
}

/** With room for what else is in a message of 4 MiB. */
const pageBytesMax = 3.5 * 1024 * 1024;

/**
 * A page of an account's reviews as the bytes of a JSON array, newest first.
 * @throws AppError not_found for a place that is not the account's; validation_failed for a cursor that is not ours,
 *   was changed, or comes with other filters than its own
 */
export async function listReviews(
  { database, dataKeys }: Context,
  input: ListReviewsInput,
): Promise<{ json: Buffer; nextCursor: string | null }> {
  const { accountId, placeId, since, until, rating, unanswered, source, limit, cursor } = input;
  const scope = JSON.stringify(['reviews', String(accountId), placeId, since, until, rating, unanswered, source]);
  const after = cursor === null ? null : readPosition(openCursor(dataKeys, scope, cursor));
  const place = placeId === null ? null : await findPlaceByPublicId(database.sql, accountId, placeId);
  if (placeId !== null && place === null) throw errors.notFound();
  const placeRef = place?.placeRef ?? null;
  const filter: ReviewFilter = { accountId, placeRef, since, until, rating, unanswered, source };
  const { documents, next } = await listWhatFits(database, filter, after, limit);
  const nextCursor = next === null ? null : sealCursor(dataKeys, scope, `${next.createdAt} ${next.reviewId}`);
  return { json: Buffer.from(`[${documents}]`), nextCursor };
}

/** A page of fewer reviews where they are so long that a message between services could not hold as many. */
async function listWhatFits(
  database: Context['database'],
  filter: ReviewFilter,
  after: ListPosition | null,
  limit: number,
): Promise<ReviewDocuments> {
  const page = await listReviewDocuments(database, filter, after, limit);
  if (limit === 1 || Buffer.byteLength(page.documents) <= pageBytesMax) return page;
  return listWhatFits(database, filter, after, Math.ceil(limit / 2));
}

function readPosition(opened: string | null): ListPosition {
  if (opened === null) throw errors.invalid({ fields: [{ path: 'query.cursor', code: 'invalid_cursor', params: {} }] });
  const [createdAt = '', reviewId = ''] = opened.split(' ');
  return { createdAt, reviewId: BigInt(reviewId) };
}
