import type { ReviewConnector } from '@review-reply/platforms';
import { afterCommit, inTransaction, type Transaction } from '@review-reply/postgres';
import type { ReadProgress } from '../../domain/read-progress.ts';
import { isRemovedNow } from '../../domain/review.ts';
import { fullReadEveryMs } from '../../domain/sync-schedule.ts';
import { reviewRemoved } from '../../events/reviews-events.ts';
import { hastenPublications } from '../../storage/publications.ts';
import { deleteReadPages } from '../../storage/read-pages.ts';
import { endDrafts } from '../../storage/replies.ts';
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

/** Ends a read that came to its end: what is gone, how far it got, when the next one is, and the place's figures. */
export async function finishRead(
  context: Context,
  job: SyncJob,
  read: ReadProgress & { readonly sees: ReviewConnector['sees'] },
): Promise<void> {
  const { database, clock, syncIntervalMs, readLeaseMs } = context;
  await inTransaction(database, async (tx) => {
    const leaseUntil = new Date(clock.realNow().getTime() + readLeaseMs);
    if (!(await extendLease(tx, job, leaseUntil))) return;
    const now = clock.now();
    if (findsMissing(job, read)) await noteMissing(tx, context, job, now);
    await deleteReadPages(tx, job);
    // As the platform tells it, else as many as a read of everything has seen.
    const count = read.total ?? (read.complete && read.sees === 'everything' ? read.reviews : null);
    await releaseCursor(tx, job, {
      ...noProgress,
      nextReadAt: new Date(now.getTime() + syncIntervalMs),
      watermark: read.watermark ?? job.watermark,
      platformRating: read.rating,
      failures: 0,
      ...(count !== null && { platformReviewsCount: count }),
      ...(read.complete && {
        importedAt: job.importedAt ?? now,
        fullReadAt: new Date(now.getTime() + fullReadEveryMs),
      }),
    });
    await noteStats(tx, context, job.placeRef);
  });
}

/** Counts what a complete read did not find, and tells of what stayed missing for long enough. */
async function noteMissing(
  tx: Transaction,
  { outbox, publicationDue }: Context,
  job: SyncJob,
  now: Date,
): Promise<void> {
  const { accountId, placeRef } = job;
  const missing = await countMissing(tx, job, now);
  const removed = missing.filter((one) => isRemovedNow(one, now)).map(({ reviewId }) => reviewId);
  if (removed.length === 0) return;
  await markRemoved(tx, accountId, removed, now);
  await endDrafts(tx, accountId, removed, now);
  await hastenPublications(tx, { placeRef, reviewIds: removed }, now);
  afterCommit(tx, publicationDue.wake);
  const documents = await renderReviews(tx, accountId, removed);
  const events = [...documents].map(([reviewId, document]) =>
    reviewRemoved({ accountId, placeRef, reviewId, document }),
  );
  await outbox.publishAll(tx, events);
}
