import { startDueWorker } from '@review-reply/jobs';
import type { Lifecycle } from '@review-reply/runtime';
import { leaseDueCursors, releaseCursor, type SyncJob } from '../storage/sync-cursors.ts';
import type { Context } from '../use-cases/context.ts';
import { syncPlace } from '../use-cases/syncing/sync-place.ts';

/** Places read at once by one process; each waits for its platform most of the time. */
const concurrencyMax = 8;
const pollEveryMs = 500;

/** Reads places from their platforms as they fall due. */
export function startSync(context: Context, life: Lifecycle): void {
  const { database, clock, readLeaseMs: leaseMs, syncDue: due } = context;
  startDueWorker<SyncJob>({
    name: 'sync-places',
    ...{ database, clock, life, concurrencyMax, pollEveryMs, leaseMs, due },
    lease: leaseDueCursors,
    handle: (job, signal) => syncPlace(context, job, signal),
    giveBack: (job) => releaseCursor(database.sql, job, null),
  });
}
