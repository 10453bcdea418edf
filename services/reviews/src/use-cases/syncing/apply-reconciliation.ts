import type { Transaction } from '@review-reply/postgres';
import { failures } from '../../domain/failures.ts';
import type { KeptReply, Reconciliation, ShownReply } from '../../domain/reconcile-reply.ts';
import { replyFailed } from '../../events/reviews-events.ts';
import { failPublished } from '../../storage/publications.ts';
import {
  changeReply,
  confirmReply,
  deleteReply,
  endDrafts,
  findReply,
  importReplies,
  noteReplyMissed,
  updateImportedReply,
} from '../../storage/replies.ts';
import type { SyncJob } from '../../storage/sync-cursors.ts';
import type { Context } from '../context.ts';

export interface ReplyToReconcile {
  readonly reviewId: bigint;
  readonly reply: KeptReply | null;
  readonly shown: ShownReply | null;
  readonly reconciliation: Reconciliation;
}

/**
 * Brings the replies kept in line with those that the platform shows.
 * @param readAt when the read began that has found them so
 * @returns tells of replies that were lost, once their reviews are rendered
 */
export async function applyReconciliation(
  tx: Transaction,
  context: Context,
  job: SyncJob,
  { replies, readAt }: { replies: readonly ReplyToReconcile[]; readAt: Date },
): Promise<(documents: ReadonlyMap<bigint, string>) => Promise<void>> {
  const { accountId } = job;
  const lost: Array<{ reviewId: bigint; replyId: bigint }> = [];
  for (const one of replies) {
    const { reply, reviewId, reconciliation } = one;
    if (reply !== null) {
      await applyToKept(tx, context, accountId, reply, { ...one, readAt });
      if (reconciliation.action === 'lose') lost.push({ reviewId, replyId: reply.replyId });
    }
    if (isImported(reconciliation) && one.shown !== null)
      await importReplies(tx, job, [{ ...toImport(one.shown), reviewId }]);
  }
  return async (documents) => {
    for (const { reviewId, replyId } of lost) {
      const publication = await failPublished(
        tx,
        { accountId, replyId },
        failures.removedOnPlatform,
        context.clock.now(),
      );
      const document = documents.get(reviewId);
      if (publication === null || document === undefined) continue;
      const review = { accountId, placeRef: job.placeRef, reviewId, document };
      await context.outbox.publish(tx, replyFailed(review, publication));
    }
  };
}

function isImported(reconciliation: Reconciliation): boolean {
  const { action } = reconciliation;
  return action === 'import' || action === 'replace' || (action === 'lose' && reconciliation.importOther);
}

async function applyToKept(
  tx: Transaction,
  { clock }: Context,
  accountId: bigint,
  reply: KeptReply,
  { reviewId, shown, reconciliation, readAt }: ReplyToReconcile & { readAt: Date },
): Promise<void> {
  const { replyId } = reply;
  const { action } = reconciliation;
  if (action === 'update' && shown !== null) await updateImportedReply(tx, accountId, replyId, toImport(shown));
  else if (action === 'replace') await endDrafts(tx, accountId, [reviewId], clock.now());
  else if (action === 'delete') await deleteReply(tx, accountId, replyId, clock.now());
  else if (action === 'confirm') await confirmReply(tx, accountId, replyId, shown?.state ?? null);
  else if (action === 'miss') await noteReplyMissed(tx, accountId, replyId, readAt);
  else if (action === 'lose') {
    const current = await findReply(tx, accountId, replyId);
    const change = { status: 'failed', platformState: null, failure: failures.removedOnPlatform } as const;
    if (current !== null) await changeReply(tx, current, change);
  }
}

function toImport({ text, state, updatedAt }: ShownReply) {
  return { text, platformState: state, updatedAt };
}
