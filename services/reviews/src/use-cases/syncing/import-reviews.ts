import type { PlatformReview, Source } from '@review-reply/platforms';
import { inTransaction } from '@review-reply/postgres';
import { killPoint } from '@review-reply/runtime';
import { errors } from '../../domain/errors.ts';
import { beginRead } from '../../domain/read-progress.ts';
import { countKnown } from '../../storage/reviews.ts';
import { leaseImport, noProgress, releaseCursor } from '../../storage/sync-cursors.ts';
import type { Context } from '../context.ts';
import { findNamedPlace, type NamedPlace } from '../find-named-place.ts';
import { checkNotDetached } from '../leaving/note-leaving.ts';
import { keepPage } from './keep-page.ts';
import { noteStats } from './note-stats.ts';

export interface ImportInput extends NamedPlace {
  readonly source: Source;
  readonly reviews: readonly PlatformReview[];
  /** No more will come of the export. */
  readonly last: boolean;
}

/**
 * Keeps a part of a customer's own export, as a page of a platform would be kept: what is known changes, what is not is
 * added, and a repeat changes nothing. An export tells nothing of what is gone. Until the first export was kept whole
 * nobody is told of its reviews.
 * @throws AppError not_found; validation_failed naming the accounts where several hold the place; account_not_found;
 *   import_in_progress while the place is imported by another call, or its figures are read
 */
export async function importReviews(
  context: Context,
  { source, reviews, last, ...named }: ImportInput,
): Promise<{ created: number; known: number }> {
  const { database, clock, readLeaseMs } = context;
  const place = await findNamedPlace(context, named);
  const job = await inTransaction(database, async (tx) => {
    await checkNotDetached(tx, place.accountId);
    const leaseUntil = new Date(clock.realNow().getTime() + readLeaseMs);
    return leaseImport(tx, { place, source, now: clock.now(), realNow: clock.realNow(), leaseUntil });
  });
  if (job === null) throw errors.importInProgress({ retry_after_s: Math.ceil(readLeaseMs / 1_000) });
  killPoint('reviews.after-import-lease');
  const ids = reviews.map(({ platformReviewId }) => platformReviewId);
  const known = await countKnown(database.sql, job, ids);
  const page = { reviews, nextPageToken: null, averageRating: null, totalReviewCount: null };
  const read = beginRead(false, clock.now());
  if (!(await keepPage(context, job, page, { read, sees: 'recent' })))
    throw errors.importInProgress({ retry_after_s: 1 });
  killPoint('reviews.after-import-kept');
  await inTransaction(database, async (tx) => {
    const imported = last ? { importedAt: job.importedAt ?? clock.now() } : {};
    await releaseCursor(tx, job, { ...noProgress, nextReadAt: job.dueAt, ...imported });
    await noteStats(tx, context, job.placeRef);
  });
  return { created: ids.length - known, known };
}
