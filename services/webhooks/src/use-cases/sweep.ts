import { type Database, inTransaction, type Transaction } from '@review-reply/postgres';
import { keptAfterDeletionMs, waitingSince } from '../domain/endpoint.ts';
import {
  cancelUnsendable,
  deleteHistory,
  endpointsPrunedMax,
  lockPruning,
  pruneRowsMax,
  purgeDeletedEndpoints,
} from '../storage/prune.ts';
import type { Context } from './context.ts';

/** What the sweeps work with. */
export type Sweeping = Pick<Context, 'database' | 'clock'>;

/** Transactions of one step at most; what is left waits for the next sweep. */
export const batchesMax = 100;

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
 * Deletes finished deliveries beyond the last hundred of endpoints, with event copies that nothing needs any more. When
 * it fails for endpoints that are looked at together, each is looked at by itself.
 * @param finished the endpoints; those that are done are taken out, one that fails waits behind all others
 */
export async function pruneHistory({ database }: Sweeping, finished: Set<bigint>): Promise<void> {
  for (let batch = 0; batch < batchesMax && finished.size > 0; batch++) {
    const webhookIds = [...finished].slice(0, endpointsPrunedMax);
    try {
      if (!(await pruneTogether(database, finished, webhookIds))) return;
    } catch {
      for (const webhookId of webhookIds) if (!(await pruneTogether(database, finished, [webhookId]))) return;
    }
  }
}

/** @returns false when another replica is at it */
async function pruneTogether(
  database: Database,
  finished: Set<bigint>,
  webhookIds: readonly bigint[],
): Promise<boolean> {
  // First, so that what ends meanwhile is noted anew.
  for (const webhookId of webhookIds) finished.delete(webhookId);
  let isDone = false;
  try {
    const deleted = await alone(database, (tx) => deleteHistory(tx, webhookIds));
    isDone = deleted !== null && deleted < pruneRowsMax;
    return deleted !== null;
  } finally {
    if (!isDone) for (const webhookId of webhookIds) finished.add(webhookId);
  }
}

/**
 * Deletes what is left of endpoints deleted a week ago.
 * @returns whether nothing is left
 */
export async function purge({ database, clock }: Sweeping): Promise<boolean> {
  const deletedBefore = new Date(clock.now().getTime() - keptAfterDeletionMs);
  for (let batch = 0; batch < batchesMax; batch++) {
    const deleted = await alone(database, (tx) => purgeDeletedEndpoints(tx, deletedBefore));
    if (deleted === null) return false;
    if (deleted < pruneRowsMax) return true;
  }
  return false;
}

/** @returns null when another replica is at it */
function alone(database: Database, remove: (tx: Transaction) => Promise<number>): Promise<number | null> {
  return inTransaction(database, async (tx) => ((await lockPruning(tx)) ? remove(tx) : null));
}
