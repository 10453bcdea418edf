import { afterCommit, inTransaction, type Transaction } from '@review-reply/postgres';
import { isRemovedNow } from '../../domain/review.ts';
import { fullReadEveryMs } from '../../domain/sync-schedule.ts';
import { reviewRemoved } from '../../events/reviews-events.ts';
import { hastenPublications } from '../../storage/publications.ts';
import { endDrafts } from '../../storage/replies.ts';
import { renderReviews } from '../../storage/review-json.ts';
import { countMissing, markRemoved } from '../../storage/reviews.ts';
import { extendLease, releaseCursor, type SyncJob } from '../../storage/sync-cursors.ts';
import type { Context } from '../context.ts';
import { noteStats } from './note-stats.ts';

/** What a read found, beside what it kept page by page. */
export interface ReadResult {
  /** Whether it went to the last page. */
  readonly complete: boolean;
  /**
   * Platform ids of all that the platform has; null for a read that did not see everything, which can't tell what is
   * gone.
   */
  readonly foundIds: readonly string[] | null;
  /** The newest on the first page: what comes while later pages are read comes there, and is newer. */
  readonly watermark: Date | null;
  readonly platformRating: number | null;
  /** As the platform tells it, else as many as a read of everything found; null keeps what is known. */
  readonly platformReviewsCount: number | null;
}

/** Ends a read that came to its end: what is gone, how far it got, when the next one is, and the place's figures. */
export async function finishRead(context: Context, job: SyncJob, result: ReadResult): Promise<void> {
  const { database, clock, syncIntervalMs, readLeaseMs } = context;
  await inTransaction(database, async (tx) => {
    const leaseUntil = new Date(clock.realNow().getTime() + readLeaseMs);
    if (!(await extendLease(tx, job, leaseUntil))) return;
    const now = clock.now();
    if (result.foundIds !== null) await noteMissing(tx, context, job, result.foundIds, now);
    await releaseCursor(tx, job, {
      nextReadAt: new Date(now.getTime() + syncIntervalMs),
      watermark: result.watermark,
      platformRating: result.platformRating,
      failures: 0,
      ...(result.platformReviewsCount !== null && { platformReviewsCount: BigInt(result.platformReviewsCount) }),
      ...(result.complete && {
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
  foundIds: readonly string[],
  now: Date,
): Promise<void> {
  const { accountId, placeRef } = job;
  const missing = await countMissing(tx, job, foundIds, now);
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
