import { accountErased, deleteSomeRows } from '@review-reply/events';
import { inTransaction } from '@review-reply/postgres';
import { killPoint } from '@review-reply/runtime';
import { deleteErasure, type ErasureJob, releaseErasure, tablesByAccount } from '../../storage/leaving.ts';
import type { Context } from '../context.ts';

/** Rows of one transaction: short enough to hold up nobody. */
const rowsMax = 1_000;
/** Far more than an account has; what is left then is found at the next turn. */
const batchesMax = 100_000;

/**
 * Deletes all there is of an account, a batch at a time, and then says so. A process that dies or stops in between
 * leaves the rest to whoever comes next.
 */
export async function eraseAccount(context: Context, job: ErasureJob, signal: AbortSignal): Promise<void> {
  const { database, outbox } = context;
  const { accountId } = job;
  for (let batch = 0; batch < batchesMax && !signal.aborted; batch++) {
    const done = await inTransaction(database, async (tx) => {
      if ((await deleteSomeRows(tx, tablesByAccount, { accountId, limit: rowsMax })) > 0) return false;
      if (await deleteErasure(tx, accountId)) await outbox.publish(tx, accountErased('reviews', accountId));
      return true;
    });
    if (done) return;
    killPoint('reviews.after-erasure-batch');
  }
  await releaseErasure(database.sql, job);
}
