import { setTimeout as delay } from 'node:timers/promises';
import type { PlatformReview, Source } from '@review-reply/platforms';
import { inTransaction } from '@review-reply/postgres';
import { killPoint } from '@review-reply/runtime';
import { errors } from '../../domain/errors.ts';
import type { Place } from '../../domain/place.ts';
import { beginRead } from '../../domain/read-progress.ts';
import { countKnown } from '../../storage/reviews.ts';
import { leaseImport, noProgress, releaseCursor, type SyncJob } from '../../storage/sync-cursors.ts';
import type { Context } from '../context.ts';
import { findNamedPlace, type NamedPlace } from '../find-named-place.ts';
import { checkNotDetached } from '../leaving/note-leaving.ts';
import { keepPage } from './keep-page.ts';
import { noteStats } from './note-stats.ts';

/** Between two looks at a source that somebody else has; real time. */
const lookEveryMs = 50;

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
 *   import_in_progress while the place is imported by another call, or its figures are read, for longer than a request
 *   waits for a platform
 */
export async function importReviews(
  context: Context,
  { source, reviews, last, ...named }: ImportInput,
): Promise<{ created: number; known: number }> {
  const { database, clock, readLeaseMs } = context;
  const place = await findNamedPlace(context, named);
  const job = await takeSource(context, place, source);
  if (job === null) throw errors.importInProgress({ retry_after_s: Math.ceil(readLeaseMs / 1_000) });
  killPoint('reviews.after-import-lease');
  const ids = reviews.map(({ platformReviewId }) => platformReviewId);
  const known = await countKnown(database.sql, job, ids);
  const read = beginRead(false, clock.now());
  if (!(await keepPage(context, job, reviews, { read, sees: 'recent' })))
    throw errors.importInProgress({ retry_after_s: 1 });
  killPoint('reviews.after-import-kept');
  await inTransaction(database, async (tx) => {
    const imported = last ? { importedAt: job.importedAt ?? clock.now() } : {};
    await releaseCursor(tx, job, { ...noProgress, nextReadAt: job.dueAt, ...imported });
    await noteStats(tx, context, job.placeRef);
  });
  return { created: ids.length - known, known };
}

/** Has a place's source to itself, once whoever has it is done. @returns null when that takes too long */
async function takeSource(
  { database, clock, readLeaseMs, replyWaitMs }: Context,
  place: Place,
  source: Source,
): Promise<SyncJob | null> {
  const until = clock.realNow().getTime() + replyWaitMs;
  for (;;) {
    const realNow = clock.realNow();
    const job = await inTransaction(database, async (tx) => {
      await checkNotDetached(tx, place.accountId);
      const leaseUntil = new Date(realNow.getTime() + readLeaseMs);
      return leaseImport(tx, { place, source, now: clock.now(), realNow, leaseUntil });
    });
    if (job !== null || realNow.getTime() >= until) return job;
    await delay(lookEveryMs);
  }
}
