import { startDueWorker } from '@review-reply/jobs';
import { sources } from '@review-reply/platforms/sources';
import type { Lifecycle } from '@review-reply/runtime';
import { isFailing, leaseDueCursors, type Readers, releaseCursor, type SyncJob } from '../storage/sync-cursors.ts';
import type { Context } from '../use-cases/context.ts';
import { syncPlace } from '../use-cases/syncing/sync-place.ts';

/**
 * Places of a platform read at once by one process, each of which waits for it most of the time. Those whose last read
 * failed have readers of their own, so that they hold up nobody else.
 */
const readersOfPlatform = [
  { failing: false, count: 8 },
  { failing: true, count: 4 },
];
const readers = sources.flatMap((source): Readers[] => readersOfPlatform.map((some) => ({ source, ...some })));
const concurrencyMax = readers.reduce((sum, { count }) => sum + count, 0);
const pollEveryMs = 500;

/** Reads places from their platforms as they fall due. */
export function startSync(context: Context, life: Lifecycle): void {
  const { database, clock, readLeaseMs: leaseMs, syncDue: due } = context;
  startDueWorker<SyncJob>({
    name: 'sync-places',
    ...{ database, clock, life, concurrencyMax, pollEveryMs, leaseMs, due },
    lease: (db, request) => leaseDueCursors(db, request, freeOf(request.running)),
    handle: (job, signal) => syncPlace(context, job, signal),
    giveBack: (job) => releaseCursor(database.sql, job, null),
  });
}

/** The readers that read no place now. */
function freeOf(running: readonly SyncJob[]): Readers[] {
  return readers.map(({ source, failing, count }) => {
    const busy = running.filter((job) => job.source === source && isFailing(job) === failing);
    return { source, failing, count: count - busy.length };
  });
}
