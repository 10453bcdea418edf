import type { PlatformReview, ReviewConnector } from '@review-reply/platforms';
import { inTransaction, type Transaction } from '@review-reply/postgres';
import { isRewritten } from '../../domain/autopilot.ts';
import { type KeepableReview, toKeepable } from '../../domain/keepable-review.ts';
import type { ReadProgress } from '../../domain/read-progress.ts';
import { type KeptReply, type Reconciliation, reconcileReply } from '../../domain/reconcile-reply.ts';
import { hasChanged, type Review } from '../../domain/review.ts';
import { reviewCreated } from '../../events/reviews-events.ts';
import { insertReadPage } from '../../storage/read-pages.ts';
import { endDrafts, importReplies, listLiveReplies } from '../../storage/replies.ts';
import { renderReviews } from '../../storage/review-json.ts';
import { insertReviews, listReviewsByPlatformId, updateReviews } from '../../storage/reviews.ts';
import { extendLease, type SyncJob } from '../../storage/sync-cursors.ts';
import { takeInHand } from '../autopilot/take-in-hand.ts';
import { withdrawUnsent } from '../autopilot/withdraw-reply.ts';
import type { Context } from '../context.ts';
import { applyReconciliation } from './apply-reconciliation.ts';
import { findsMissing, noteUnseen } from './note-missing.ts';
import { toKeep } from './to-keep.ts';

/** A review on the page, with what is kept of it. */
interface Comparison {
  readonly seen: KeepableReview;
  readonly kept: Review;
  readonly reply: KeptReply | null;
  readonly changed: boolean;
  readonly reconciliation: Reconciliation;
}

/**
 * Keeps what a page shows, or several that follow one another: new reviews, changed ones, those that came back, and
 * replies made on the platform itself. Reviews that the first complete read finds are imported without events.
 * @returns false when another reader has taken the place over; nothing was kept then
 */
export async function keepPage(
  context: Context,
  job: SyncJob,
  reviews: readonly PlatformReview[],
  { read, sees }: { read: ReadProgress; sees: ReviewConnector['sees'] },
): Promise<boolean> {
  const { complete } = read;
  const seen = keepable(reviews);
  // Of any number, so before the page that shows some of them again, in transactions of their own.
  const isFirstPage = job.importedAt === null && read.pages === 1 && sees !== 'counts';
  if (isFirstPage && !(await noteUnseen(context, job))) return false;
  return inTransaction(context.database, async (tx) => {
    const leaseUntil = new Date(context.clock.realNow().getTime() + context.readLeaseMs);
    if (!(await extendLease(tx, job, leaseUntil, read))) return false;
    if (findsMissing(job, { complete, sees })) await insertReadPage(tx, job, read.pages, reviews);
    const now = context.clock.now();
    const touched = await keepKnown(tx, context, job, seen, read);
    const fresh = await keepFresh(tx, job, seen, touched.knownIds, now);
    const documents = await renderReviews(tx, job.accountId, touched.reviewIds);
    if (job.importedAt !== null) await announce(tx, context, job, fresh);
    await touched.tell(documents);
    const { placeRef, accountId } = job;
    await withdrawUnsent(tx, context, { placeRef, reviewIds: touched.rewrittenIds });
    if (job.importedAt !== null) {
      const reviewIds = [...fresh.keys(), ...touched.renewedIds];
      await takeInHand(tx, context, { placeRef, accountId, reviewIds, seenAt: now });
    }
    return true;
  });
}

/** Each review once, as it is kept. */
function keepable(reviews: readonly PlatformReview[]): KeepableReview[] {
  const byId = new Map<string, KeepableReview>();
  for (const review of reviews) {
    const kept = toKeepable(review);
    if (kept !== null) byId.set(review.platformReviewId, kept);
  }
  return [...byId.values()];
}

async function keepKnown(
  tx: Transaction,
  context: Context,
  job: SyncJob,
  seen: readonly KeepableReview[],
  { complete, startedAt: readAt }: ReadProgress,
) {
  const ids = seen.map(({ platformReviewId }) => platformReviewId);
  const loose = await compare(tx, job, seen, ids, { lock: false, complete });
  // Most of a page is as it was: only what is to be written is locked, and then looked at again.
  const idsToWrite = loose.filter(isToWrite).map(({ seen: { platformReviewId } }) => platformReviewId);
  const locked = idsToWrite.length === 0 ? [] : await compare(tx, job, seen, idsToWrite, { lock: true, complete });
  const toWrite = locked.filter(isToWrite);
  await updateReviews(
    tx,
    job,
    toWrite.filter(({ changed }) => changed).map((one) => toKeep(one.seen, one.kept)),
  );
  const renewedIds = toWrite.filter((one) => isRenewed(one, job)).map(({ kept }) => kept.reviewId);
  await endDrafts(tx, job.accountId, renewedIds, context.clock.now());
  const replies = toWrite.map(({ kept, reply, seen: { reply: shown }, reconciliation }) => ({
    reviewId: kept.reviewId,
    reply,
    shown,
    reconciliation,
  }));
  const tell = await applyReconciliation(tx, context, job, { replies, readAt });
  return {
    knownIds: new Set(loose.map(({ seen: { platformReviewId } }) => platformReviewId)),
    reviewIds: toWrite.map(({ kept }) => kept.reviewId),
    renewedIds,
    // Where somebody answered there, that ends what is to be sent.
    rewrittenIds: toWrite
      .filter(({ kept, seen }) => isRewritten(kept, seen) && !isAnswered(seen))
      .map(({ kept }) => kept.reviewId),
    tell,
  };
}

/** Whether autopilot judges it anew: its author rewrote it, or it came back and is none of a first read. */
function isRenewed({ kept, seen }: Comparison, { importedAt }: SyncJob): boolean {
  const isBack = kept.removedAt !== null && importedAt !== null && kept.firstSeenAt > importedAt;
  return isBack || isRewritten(kept, seen);
}

/** A rejected reply is no reply. */
const isAnswered = ({ reply }: KeepableReview) => reply !== null && reply.outcome !== 'rejected';

const isToWrite = ({ changed, reconciliation }: Comparison) => changed || reconciliation.action !== 'none';

async function compare(
  tx: Transaction,
  job: SyncJob,
  seen: readonly KeepableReview[],
  ids: readonly string[],
  { lock, complete }: { lock: boolean; complete: boolean },
): Promise<Comparison[]> {
  const reviews = await listReviewsByPlatformId(tx, job, ids, { lock });
  const replies = await listLiveReplies(
    tx,
    job.accountId,
    reviews.map(({ reviewId }) => reviewId),
  );
  const byId = new Map(seen.map((one) => [one.platformReviewId, one]));
  return reviews.flatMap((kept) => {
    const one = byId.get(kept.platformReviewId);
    if (one === undefined) return [];
    const reply = replies.get(kept.reviewId) ?? null;
    const changed = kept.missingSince !== null || kept.removedAt !== null || hasChanged(kept, toKeep(one, kept));
    return [{ seen: one, kept, reply, changed, reconciliation: reconcileReply(reply, one.reply, complete) }];
  });
}

/** @returns the new reviews' public JSON by id, in the order in which customers wrote */
async function keepFresh(
  tx: Transaction,
  job: SyncJob,
  seen: readonly KeepableReview[],
  knownIds: ReadonlySet<string>,
  now: Date,
): Promise<Map<bigint, string>> {
  const fresh = seen.filter(({ platformReviewId }) => !knownIds.has(platformReviewId)).reverse();
  const inserted = await insertReviews(
    tx,
    job,
    fresh.map((one) => toKeep(one)),
    now,
  );
  const byId = new Map(fresh.map((one) => [one.platformReviewId, one]));
  const replies = inserted.flatMap(({ reviewId, platformReviewId }) => {
    const shown = byId.get(platformReviewId)?.reply ?? null;
    if (shown === null || reconcileReply(null, shown, false).action !== 'import') return [];
    return [{ reviewId, text: shown.text, platformState: shown.state, updatedAt: shown.updatedAt }];
  });
  await importReplies(tx, job, replies);
  const answered = await renderReviews(
    tx,
    job.accountId,
    replies.map(({ reviewId }) => reviewId),
  );
  return new Map(inserted.map(({ reviewId, document }) => [reviewId, answered.get(reviewId) ?? document]));
}

async function announce(
  tx: Transaction,
  { outbox }: Context,
  { accountId, placeRef }: SyncJob,
  fresh: ReadonlyMap<bigint, string>,
): Promise<void> {
  const events = [...fresh].map(([reviewId, document]) => reviewCreated({ accountId, placeRef, reviewId, document }));
  await outbox.publishAll(tx, events);
}
