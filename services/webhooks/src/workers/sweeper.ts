import { startPeriodic } from '@review-reply/jobs';
import type { Lifecycle } from '@review-reply/runtime';
import type { Context } from '../use-cases/context.ts';
import { cancelWaiting, pruneHistory, pruneKeys, purge } from '../use-cases/sweep.ts';

const sweepEveryMs = 2_000;
/**
 * How much longer than a sweep the rest after it is: a long backlog makes sweeps slow, and the database has other work.
 */
const restFactor = 9;
/** How often everything is looked at, for what a replica that died did not come to. */
const wholeSweepEveryMs = 3_600_000;

/**
 * Keeps the tables small. It looks at the endpoints that had finished deliveries since the last time, and at all of
 * them at the start and every hour. Failing is harmless: the next round does it.
 */
export function startSweeper(context: Context, finished: Set<bigint>, life: Lifecycle): void {
  let wholeSweepAtMs = 0;

  const sweep = async () => {
    for (const webhookId of await cancelWaiting(context)) finished.add(webhookId);
    const nowMs = performance.now();
    if (nowMs >= wholeSweepAtMs) {
      await purge(context);
      await pruneKeys(context);
      if (await pruneHistory(context, null)) wholeSweepAtMs = nowMs + wholeSweepEveryMs;
    }
    const webhookIds = [...finished];
    if (webhookIds.length === 0) return;
    finished.clear();
    let done = false;
    try {
      done = await pruneHistory(context, webhookIds);
    } finally {
      if (!done) for (const webhookId of webhookIds) finished.add(webhookId);
    }
  };

  startPeriodic({ name: 'sweeping', everyMs: sweepEveryMs, restFactor, life, work: sweep });
}
