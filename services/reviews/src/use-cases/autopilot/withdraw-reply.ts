import { inTransaction, type Transaction } from '@review-reply/postgres';
import { failures } from '../../domain/failures.ts';
import type { KeepableReview } from '../../domain/keepable-review.ts';
import { cancel, isCancelable, withdraw } from '../../domain/publication.ts';
import { type PublicationJob, takeUnsent } from '../../storage/publications.ts';
import { lockReview, updateReviews } from '../../storage/reviews.ts';
import type { Context } from '../context.ts';
import { applyStep } from '../publishing/settle-publication.ts';
import { toKeep } from '../syncing/to-keep.ts';
import { takeInHand } from './take-in-hand.ts';

/**
 * A review no longer says what autopilot's reply, about to be sent, is written for: the review is kept as it was found
 * and judged anew, and the reply is canceled. One that may have been sent before is looked for once more.
 */
export async function withdrawReply(context: Context, job: PublicationJob, found: KeepableReview): Promise<void> {
  await inTransaction(context.database, async (tx) => {
    const now = context.clock.now();
    const withdrawn = await applyStep(tx, context, job, (current) => withdraw(current, now), { release: true });
    if (withdrawn === null || !isCancelable(withdrawn)) return;
    const { accountId, placeRef, reviewId } = withdrawn;
    const kept = await lockReview(tx, accountId, reviewId);
    if (kept !== null && kept.updatedAt <= found.updatedAt) await updateReviews(tx, withdrawn, [toKeep(found, kept)]);
    await cancelRewritten(tx, context, job);
    await takeInHand(tx, context, { placeRef, accountId, reviewIds: [reviewId], seenAt: now });
  });
}

/**
 * Cancels what autopilot would send to reviews of a place that were rewritten, whose rows the caller has locked; what
 * may be on the platform is left to its word. Locks the place's row, and so comes after all that locks others.
 */
export async function withdrawUnsent(
  tx: Transaction,
  context: Context,
  of: { placeRef: bigint; reviewIds: readonly bigint[] },
): Promise<void> {
  for (const job of await takeUnsent(tx, of)) await cancelRewritten(tx, context, job);
}

const cancelRewritten = (tx: Transaction, context: Context, job: PublicationJob) =>
  applyStep(tx, context, job, (current) => cancel(current, failures.canceledOutdated), { release: true });
