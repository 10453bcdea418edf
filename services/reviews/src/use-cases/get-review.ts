import { errors } from '../domain/errors.ts';
import { findReviewDocument } from '../storage/reviews.ts';
import type { Context } from './context.ts';

/**
 * A review as the bytes of its public JSON object.
 * @throws AppError not_found
 */
export async function getReview(
  { database }: Context,
  { accountId, reviewId }: { accountId: bigint; reviewId: bigint },
): Promise<Buffer> {
  const document = await findReviewDocument(database.sql, accountId, reviewId);
  if (document === null) throw errors.notFound();
  return Buffer.from(document);
}
