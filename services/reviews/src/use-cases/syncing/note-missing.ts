import type { ReviewConnector } from '@review-reply/platforms';
import { afterCommit, inTransaction, type Transaction } from '@review-reply/postgres';
import { killPoint } from '@review-reply/runtime';
import type { ReadProgress } from '../../domain/read-progress.ts';
import { reviewRemoved } from '../../events/reviews-events.ts';
import { hastenPublications } from '../../storage/publications.ts';
import { deleteReadPages, listFound } from '../../storage/read-pages.ts';
import { endDrafts } from '../../storage/replies.ts';
import { renderReviews } from '../../storage/review-json.ts';
import { countMissing, listPlatformIds, markRemoved, markUnseen } from '../../storage/reviews.ts';
import { extendLease, type SyncJob } from '../../storage/sync-cursors.ts';
import type { Context } from '../context.ts';

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

/** What the reviews of a whole place are gone through with. */
type Parts = Pick<Context, 'database' | 'clock' | 'outbox' | 'readLeaseMs' | 'publicationDue'>;

/** Reviews that one transaction goes through: a place may have millions, and a statement has seconds. */
const reviewsAtOnce = 5_000;
/** Reviews that one transaction removes: what is gone at once, such as a whole place's, is held a part at a time. */
const removedAtOnce = 500;

/** @returns what the work in the transaction answers, or null when another reader has taken the place over */
export async function whileHeld<T>(
  { database, clock, readLeaseMs }: Pick<Parts, 'database' | 'clock' | 'readLeaseMs'>,
  job: SyncJob,
  work: (tx: Transaction, leaseUntil: Date) => Promise<T>,
): Promise<T | null> {
  return inTransaction(database, async (tx) => {
    const leaseUntil = new Date(clock.realNow().getTime() + readLeaseMs);
    return (await extendLease(tx, job, leaseUntil)) ? work(tx, leaseUntil) : null;
  });
}

/**
 * Has all reviews of a place missing until they are seen again: it may have moved to where they are not. A read that
 * breaks off in between begins anew, and marks those that are left.
 * @returns false when another reader has taken the place over
 */
export async function noteUnseen(context: Parts, job: SyncJob): Promise<boolean> {
  const now = context.clock.now();
  let after: string | null = '';
  while (after !== null) {
    const from: string = after;
    const slice: Slice | null = await whileHeld(context, job, async (tx) => {
      const next = await listSlice(tx, job, from);
      await markUnseen(tx, job, next.ids, now);
      return next;
    });
    if (slice === null) return false;
    killPoint('reviews.after-unseen-slice');
    after = slice.last;
  }
  return true;
}

/**
 * Counts what a complete read did not find, and removes what stayed missing for long enough. One that breaks off before
 * all is counted counts the rest when it goes on. After that it goes on as one that finds nothing missing; the next
 * complete one removes what is left.
 * @returns false when another reader has taken the place over
 */
export async function noteMissing(context: Parts, job: SyncJob, read: ReadProgress): Promise<boolean> {
  const now = context.clock.now();
  let after: string | null = '';
  while (after !== null) {
    const from: string = after;
    const slice: Slice | null = await whileHeld(context, job, async (tx, leaseUntil) => {
      const next = await listSlice(tx, job, from);
      const found = await listFound(tx, job, { after: from, upTo: next.ids.at(-1) ?? from });
      const missing = next.ids.filter((id) => !found.has(id));
      await countMissing(tx, job, missing, { readAt: read.startedAt, now });
      if (next.last === null) {
        await extendLease(tx, job, leaseUntil, { ...read, complete: false });
        await deleteReadPages(tx, job);
      }
      return next;
    });
    if (slice === null || !(await removeSlice(context, job, { after, last: slice.last, now }))) return false;
    killPoint('reviews.after-missing-slice');
    after = slice.last;
  }
  return true;
}

/** Some of a place's reviews, by the platform's ids. */
interface Slice {
  readonly ids: readonly string[];
  /** Null when none come behind it. */
  readonly last: string | null;
}

async function listSlice(tx: Transaction, job: SyncJob, after: string): Promise<Slice> {
  const ids = await listPlatformIds(tx, job, { after, limit: reviewsAtOnce });
  return { ids, last: ids.length < reviewsAtOnce ? null : (ids.at(-1) ?? null) };
}

/** The platform's ids between which reviews are looked at, without the first; null is behind all. */
interface Range {
  readonly after: string;
  readonly last: string | null;
  readonly now: Date;
}

/** @returns false when another reader has taken the place over */
async function removeSlice(context: Parts, job: SyncJob, range: Range): Promise<boolean> {
  for (;;) {
    const removed = await whileHeld(context, job, (tx) => remove(tx, context, job, range));
    if (removed === null) return false;
    if (removed < removedAtOnce) return true;
  }
}

/** Removes some of what stayed missing for long enough, and tells of it. @returns how many */
async function remove(
  tx: Transaction,
  { outbox, publicationDue }: Parts,
  job: SyncJob,
  { now, ...range }: Range,
): Promise<number> {
  const { accountId, placeRef } = job;
  const removed = await markRemoved(tx, job, { ...range, limit: removedAtOnce }, now);
  if (removed.length === 0) return 0;
  await endDrafts(tx, accountId, removed, now);
  await hastenPublications(tx, { placeRef, reviewIds: removed }, now);
  afterCommit(tx, publicationDue.wake);
  const documents = await renderReviews(tx, accountId, removed);
  const events = [...documents].map(([reviewId, document]) =>
    reviewRemoved({ accountId, placeRef, reviewId, document }),
  );
  await outbox.publishAll(tx, events);
  return removed.length;
}
