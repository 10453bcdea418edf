import { pruneAllClaims } from '@review-reply/idempotency';
import { startPeriodic } from '@review-reply/jobs';
import type { Lifecycle } from '@review-reply/runtime';
import { listEndpointIds } from '../storage/prune.ts';
import { batchesMax, cancelWaiting, pruneHistory, purge, type Sweeping } from '../use-cases/sweep.ts';

const sweepEveryMs = 2_000;
/**
 * How much longer than a sweep the rest after it is: a long backlog makes sweeps slow, and the database has other work.
 */
const restFactor = 9;
/** How often everything is looked at, for what a replica that died did not come to. */
const wholeSweepEveryMs = 3_600_000;
/** Of all endpoints, how many are looked at beside those that had finished deliveries. */
export const endpointsNotedMax = 1_000;

/**
 * Keeps the tables small. Histories are looked at of the endpoints that had finished deliveries since the last time,
 * and of all of them, some at a time, from the start and every hour. Failing is harmless: the next round does it, and
 * what one part cannot do keeps no other from its work.
 */
export function startSweeper(sweeping: Sweeping, finished: Set<bigint>, life: Lifecycle): void {
  const start = (name: string, work: () => Promise<unknown>) =>
    startPeriodic({ name, everyMs: sweepEveryMs, restFactor, life, work });

  let notedUpTo = 0n;
  const noteNext = hourly(async () => {
    const webhookIds = await listEndpointIds(sweeping.database.sql, notedUpTo, endpointsNotedMax);
    for (const webhookId of webhookIds) finished.add(webhookId);
    notedUpTo = webhookIds.at(-1) ?? 0n;
    return webhookIds.length === 0;
  });

  start('cancel-waiting', async () => {
    for (const webhookId of await cancelWaiting(sweeping)) finished.add(webhookId);
  });
  start('prune-histories', async () => {
    await noteNext();
    await pruneHistory(sweeping, finished);
  });
  start(
    'purge-endpoints',
    hourly(() => purge(sweeping)),
  );
  start(
    'prune-keys',
    hourly(() => pruneAllClaims(sweeping, { batchesMax })),
  );
}

/** @param work answers whether it came to its end; if not, it goes on the next time */
function hourly(work: () => Promise<boolean>): () => Promise<void> {
  let nextMs = 0;
  return async () => {
    const nowMs = performance.now();
    if (nowMs >= nextMs && (await work())) nextMs = nowMs + wholeSweepEveryMs;
  };
}
