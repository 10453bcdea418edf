import type { Transaction } from '@review-reply/postgres';
import type { CreateReplyResponse } from '@review-reply/proto/reviews/v1/reviews';
import { errors } from '../../domain/errors.ts';
import { failures } from '../../domain/failures.ts';
import { toCreateReplyResponse } from '../../messages/replies.ts';
import { findPublicationOfWork } from '../../storage/publications.ts';
import { findReply } from '../../storage/replies.ts';
import { findReview } from '../../storage/reviews.ts';
import type { Context } from '../context.ts';
import { checkPublishable } from './check-publishable.ts';

/**
 * What a request that waited for its publication is answered, by how that stands now. One that has not ended is
 * answered as it is.
 * @throws AppError platform_refused; already_published when somebody answered on the platform meanwhile;
 *   platform_not_publishable when it was canceled
 */
export async function answerPublication(
  tx: Transaction,
  context: Context,
  workId: string,
): Promise<CreateReplyResponse> {
  const publication = await findPublicationOfWork(tx, workId);
  const reply = publication && (await findReply(tx, publication.accountId, publication.replyId));
  if (publication === null || reply === null) throw new Error(`Work ${workId} has lost its publication.`);
  const { status, failure, source, accountId, reviewId } = publication;
  if (status === 'failed' && failure?.code === failures.alreadyPublished.code) throw errors.alreadyPublished();
  if (status === 'failed') throw errors.platformRefused({ source });
  if (status === 'canceled') {
    const review = await findReview(tx, accountId, reviewId);
    if (review !== null) await checkPublishable(tx, context, review);
    // What canceled it is still to be heard of here, or has passed already.
    const isGone = failure?.reason === failures.canceledReviewGone.reason;
    throw errors.notPublishable({ source, reason: isGone ? 'review_removed' : 'not_connected' });
  }
  return toCreateReplyResponse(publication, reply);
}
