import { pruneClaims } from '@review-reply/idempotency';
import { inTransaction } from '@review-reply/postgres';
import { keptAfterDeletionMs, waitingSince } from '../domain/endpoint.ts';
import { cancelUnsendable, deleteHistory, lockPruning, pruneRowsMax, purgeDeletedEndpoints } from '../storage/prune.ts';
import type { Context } from './context.ts';

/** What the sweeps work with. */
export type Sweeping = Pick<Context, 'database' | 'clock' | 'dataKeys'>;

/** Transactions of one step at most; what is left waits for the next sweep. */
const batchesMax = 100;

/**
 * Cancels what will not be sent any more.
 * @returns the endpoints whose deliveries were canceled
 */
export async function cancelWaiting({ database, clock }: Sweeping): Promise<Set<bigint>> {
  const since = waitingSince(clock.now());
  const webhookIds = new Set<bigint>();
  for (let batch = 0; batch < batchesMax; batch++) {
    const canceled = await inTransaction(database, (tx) => cancelUnsendable(tx, since));
    for (const webhookId of canceled) webhookIds.add(webhookId);
    if (canceled.length < pruneRowsMax) break;
  }
  return webhookIds;
}

/**
 * Deletes finished deliveries beyond the last hundred of each endpoint, with event copies that nothing needs any more.
 * @param webhookIds null for all endpoints
 * @returns false when another replica is at it
 */
export async function pruneHistory({ database }: Context, webhookIds: readonly bigint[] | null): Promise<boolean> {
  return inBatches(database, (tx) => deleteHistory(tx, webhookIds));
}

/** Deletes what is left of endpoints deleted a week ago. */
export async function purge({ database, clock }: Sweeping): Promise<void> {
  const deletedBefore = new Date(clock.now().getTime() - keptAfterDeletionMs);
  await inBatches(database, (tx) => purgeDeletedEndpoints(tx, deletedBefore));
}

/** Deletes expired idempotency keys, until a batch finds none: its size is its own. */
export async function pruneKeys({ database, clock, dataKeys }: Sweeping): Promise<void> {
  for (let batch = 0; batch < batchesMax; batch++) {
    const pruned = await inTransaction(database, (tx) => pruneClaims(tx, { clock, keyring: dataKeys }));
    if (pruned === 0) return;
  }
}

async function inBatches(
  database: Sweeping['database'],
  remove: (tx: Parameters<Parameters<typeof inTransaction>[1]>[0]) => Promise<number>,
): Promise<boolean> {
  for (let batch = 0; batch < batchesMax; batch++) {
    const removed = await inTransaction(database, async (tx) => ((await lockPruning(tx)) ? remove(tx) : null));
    if (removed === null) return false;
    if (removed < pruneRowsMax) return true;
  }
  return false;
}
