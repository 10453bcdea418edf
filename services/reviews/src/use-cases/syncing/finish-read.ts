import type { ReviewConnector } from '@review-reply/platforms';
import type { ReadProgress } from '../../domain/read-progress.ts';
import { fullReadEveryMs, readAgainAt } from '../../domain/sync-schedule.ts';
import { deleteReadPages } from '../../storage/read-pages.ts';
import { countRepliesMissed } from '../../storage/replies.ts';
import { noProgress, releaseCursor, type SyncJob } from '../../storage/sync-cursors.ts';
import type { Context } from '../context.ts';
import { findsMissing, noteMissing, whileHeld } from './note-missing.ts';
import { noteStats } from './note-stats.ts';

/** What the end of a read works with. */
type Parts = Pick<Context, 'database' | 'clock' | 'outbox' | 'readEvery' | 'readLeaseMs' | 'publicationDue'>;

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
  const ended = await whileHeld(context, job, async (tx) => {
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
