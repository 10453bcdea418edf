import type { ReviewConnector } from '@review-reply/platforms';
import { afterCommit, inTransaction, type Transaction } from '@review-reply/postgres';
import type { ReadProgress } from '../../domain/read-progress.ts';
import { fullReadEveryMs, readAgainAt } from '../../domain/sync-schedule.ts';
import { reviewRemoved } from '../../events/reviews-events.ts';
import { hastenPublications } from '../../storage/publications.ts';
import { deleteReadPages } from '../../storage/read-pages.ts';
import { countRepliesMissed, endDrafts } from '../../storage/replies.ts';
import { renderReviews } from '../../storage/review-json.ts';
import { countMissing, markRemoved } from '../../storage/reviews.ts';
import { extendLease, noProgress, releaseCursor, type SyncJob } from '../../storage/sync-cursors.ts';
import type { Context } from '../context.ts';
import { noteStats } from './note-stats.ts';

/**
 * Whether a read that came to its end tells what is gone: one of everything, of a platform that shows everything. A
 * first read finds nothing missing.
 */
export function findsMissing(
  { importedAt }: Pick<SyncJob, 'importedAt'>,
  { complete, sees }: { complete: boolean; sees: ReviewConnector['sees'] },
): boolean {
  return complete && sees === 'everything' && importedAt !== null;
}

/** What the end of a read works with. */
type Parts = Pick<Context, 'database' | 'clock' | 'outbox' | 'readEvery' | 'readLeaseMs' | 'publicationDue'>;

/** Reviews that one transaction removes: what is gone at once, such as a whole place's, is held a part at a time. */
const removedAtOnce = 500;

/**
 * Ends a read that came to its end: what is gone, how far it got, when the next one is, and the place's figures.
 * @returns false when another reader has taken the place over, or its account has left its partner
 */
export async function finishRead(
  context: Parts,
  job: SyncJob,
  read: ReadProgress & { readonly sees: ReviewConnector['sees'] },
): Promise<boolean> {
  if (findsMissing(job, read) && !(await noteMissing(context, job, read))) return false;
  const { clock, readEvery } = context;
  const ended = await whileHeld(context, job, {}, async (tx) => {
    const now = clock.now();
    const watermark = read.watermark ?? job.watermark;
    const fullReadAt = new Date(now.getTime() + fullReadEveryMs);
    await deleteReadPages(tx, job);
    if (read.complete) await countRepliesMissed(tx, job, read.startedAt);
    // As the platform tells it, else as many as a read of everything has seen.
    const count = read.total ?? (read.complete && read.sees === 'everything' ? read.reviews : null);
    await releaseCursor(tx, job, {
      ...noProgress,
      // Each call for figures takes of the owner's budget, and they change slowly.
      nextReadAt: read.sees === 'counts' ? fullReadAt : readAgainAt(now, watermark, readEvery),
      watermark,
      platformRating: read.rating,
      failures: 0,
      ...(count !== null && { platformReviewsCount: count }),
      ...(read.complete && {
        importedAt: job.importedAt ?? now,
        fullReadAt,
      }),
    });
    await noteStats(tx, context, job.placeRef);
    return true;
  });
  return ended !== null;
}

/** @returns what the work in the transaction answers, or null when another reader has taken the place over */
async function whileHeld<T>(
  { database, clock, readLeaseMs }: Parts,
  job: SyncJob,
  { progress }: { progress?: ReadProgress },
  work: (tx: Transaction) => Promise<T>,
): Promise<T | null> {
  return inTransaction(database, async (tx) => {
    const leaseUntil = new Date(clock.realNow().getTime() + readLeaseMs);
    return (await extendLease(tx, job, leaseUntil, progress)) ? work(tx) : null;
  });
}

/**
 * Counts what a complete read did not find, and removes what stayed missing for long enough. A read that breaks off in
 * between has counted, so that it goes on as one that finds nothing missing; the next complete one removes the rest.
 * @returns false when another reader has taken the place over
 */
async function noteMissing(context: Parts, job: SyncJob, read: ReadProgress): Promise<boolean> {
  const now = context.clock.now();
  const counted = await whileHeld(context, job, { progress: { ...read, complete: false } }, async (tx) => {
    await countMissing(tx, job, now);
    await deleteReadPages(tx, job);
    return true;
  });
  if (counted === null) return false;
  for (let after = 0n; ; ) {
    const from = { after, now };
    const removed = await whileHeld(context, job, {}, (tx) => remove(tx, context, job, from));
    if (removed === null) return false;
    if (removed.length < removedAtOnce) return true;
    after = removed.at(-1) ?? after;
  }
}

/** Removes some of what stayed missing for long enough, and tells of it. @returns which, in the order of their ids */
async function remove(
  tx: Transaction,
  { outbox, publicationDue }: Parts,
  job: SyncJob,
  { after, now }: { after: bigint; now: Date },
): Promise<readonly bigint[]> {
  const { accountId, placeRef } = job;
  const removed = await markRemoved(tx, job, { after, limit: removedAtOnce, now });
  if (removed.length === 0) return [];
  await endDrafts(tx, accountId, removed, now);
  await hastenPublications(tx, { placeRef, reviewIds: removed }, now);
  afterCommit(tx, publicationDue.wake);
  const documents = await renderReviews(tx, accountId, removed);
  const events = [...documents].map(([reviewId, document]) =>
    reviewRemoved({ accountId, placeRef, reviewId, document }),
  );
  await outbox.publishAll(tx, events);
  return removed;
}
