import { startDueWorker } from '@review-reply/jobs';
import { sources } from '@review-reply/platforms/sources';
import type { Lifecycle } from '@review-reply/runtime';
import { isFailing, leaseDueCursors, type Readers, releaseCursor, type SyncJob } from '../storage/sync-cursors.ts';
import type { Context } from '../use-cases/context.ts';
import { syncPlace } from '../use-cases/syncing/sync-place.ts';

const pollEveryMs = 500;

/**
 * Reads places from their platforms as they fall due.
 * @param count places of a platform read at once, each of which waits for it most of the time; those whose last read
 * failed have half as many readers of their own, so that they hold up nobody else
 */
export function startSync(context: Context, life: Lifecycle, count: number): void {
  const { database, clock, readLeaseMs: leaseMs, syncDue: due } = context;
  const readers = sources.flatMap((source): Readers[] => [
    { source, failing: false, count },
    { source, failing: true, count: Math.ceil(count / 2) },
  ]);
  const concurrencyMax = readers.reduce((sum, { count }) => sum + count, 0);
  startDueWorker<SyncJob>({
    name: 'sync-places',
    ...{ database, clock, life, concurrencyMax, pollEveryMs, leaseMs, due },
    lease: (db, request) => leaseDueCursors(db, request, freeOf(readers, request.running)),
    handle: (job, signal) => syncPlace(context, job, signal),
    giveBack: (job) => releaseCursor(database.sql, job, null),
  });
}

/** The readers that read no place now. */
function freeOf(readers: readonly Readers[], running: readonly SyncJob[]): Readers[] {
  return readers.map(({ source, failing, count }) => {
    const busy = running.filter((job) => job.source === source && isFailing(job) === failing);
    return { source, failing, count: count - busy.length };
  });
}
