import { AppError } from '@review-reply/errors';
import type { PlatformReply } from '@review-reply/platforms';
import { failures } from '../../domain/failures.ts';
import type { Place } from '../../domain/place.ts';
import {
  awaitSuspensionsEnd,
  awaitVerdict,
  cancel,
  hasEnded,
  isCancelable,
  judge,
  type Publication,
  type PublicationStep,
  postpone,
} from '../../domain/publication.ts';
import { isSameText } from '../../domain/reply-text.ts';
import type { Review } from '../../domain/review.ts';
import { isDetached } from '../../storage/leaving.ts';
import { findPlace } from '../../storage/places.ts';
import { findPublication, type PublicationJob, releasePublication } from '../../storage/publications.ts';
import { findReplyText } from '../../storage/replies.ts';
import { findReview } from '../../storage/reviews.ts';
import { isSuspended } from '../../storage/suspensions.ts';
import { findConnection } from '../../storage/sync-cursors.ts';
import type { Context } from '../context.ts';
import { findPlatformAccess } from '../platform-access.ts';
import { endPlatformFailure } from './end-platform-failure.ts';
import type { PublicationWork } from './publication-work.ts';
import { sendReply } from './send-reply.ts';
import { settleOvertaken, settlePublication } from './settle-publication.ts';

/** While a service of ours can't be asked, publications wait this long without using up an attempt (business time). */
const ownOutageWaitMs = 15_000;

/**
 * Takes a publication one step further: sends its reply, or asks for the platform's verdict on it, or cancels it when
 * there is nothing to answer or nowhere to send it any more. What the platform took is followed to its verdict,
 * whatever happens to place or login. While its account has left, the platform is not called. Outcomes of the platform
 * are noted with the time of the next step; nothing is thrown but defects and outages of our own, after which the lease
 * brings it back.
 */
export async function advancePublication(context: Context, job: PublicationJob, signal: AbortSignal): Promise<void> {
  const { database, clock } = context;
  const publication = await findPublication(database.sql, job.accountId, job.publicationId);
  if (publication === null || hasEnded(publication.status)) return;
  const [review, place, text, connection, hasLeft] = await Promise.all([
    findReview(database.sql, publication.accountId, publication.reviewId),
    findPlace(database.sql, publication.placeRef),
    findReplyText(database.sql, publication.accountId, publication.replyId),
    findConnection(database.sql, publication.placeRef, publication.source),
    isDetached(database.sql, publication.accountId),
  ]);
  if (review === null || text === null) throw new Error(`Publication ${publication.publicationId} has lost its reply.`);
  const obstacle = obstacleOf(review, place, connection);
  if (obstacle !== null && isCancelable(publication)) {
    await settlePublication(context, job, (current) => cancel(current, obstacle));
    return;
  }
  if (hasLeft) {
    await settlePublication(context, job, (current) => withoutAccess(current, context));
    return;
  }
  if (publication.acceptedAt === null && (await isSuspended(database.sql, publication.accountId))) {
    await settlePublication(context, job, (current) => awaitSuspensionsEnd(current, clock.now()));
    return;
  }
  try {
    const access = await findPlatformAccess(context, publication);
    if (access === null) {
      await settlePublication(context, job, (current) => withoutAccess(current, context));
      return;
    }
    const isListed = review.missingSince === null && connection?.isRead === true;
    const work = { job, publication, review, text, isListed, access: { ...access, signal } };
    await (publication.acceptedAt === null ? sendReply(context, work) : askVerdict(context, work));
  } catch (error) {
    if (signal.aborted) {
      await releasePublication(database.sql, job);
    } else if (error instanceof AppError && error.kind === 'unavailable') {
      await releasePublication(database.sql, job, new Date(clock.now().getTime() + ownOutageWaitMs));
    } else throw error;
  }
}

function obstacleOf(review: Review, place: Place | null, connection: unknown) {
  if (review.removedAt !== null) return failures.canceledReviewGone;
  if (place?.active !== true || connection === null) return failures.canceledNotConnected;
  return null;
}

/**
 * Nobody can be asked: what the platform took may still be approved, and what may have been sent is asked for later.
 */
function withoutAccess(current: Publication, { clock, firstCheckMs }: Context): PublicationStep {
  if (isCancelable(current)) return cancel(current, failures.canceledNotConnected);
  const now = clock.now();
  return current.acceptedAt === null ? postpone(current, null, now) : awaitVerdict(current, now, firstCheckMs);
}

/** Reads what became of a reply that the platform took. Until it tells, or shows nothing, the reply is pending. */
async function askVerdict(context: Context, work: PublicationWork): Promise<void> {
  const { job, review, text, access } = work;
  const { clock, firstCheckMs } = context;
  let shown: PlatformReply | null;
  try {
    const found = await access.connector.getReview({ ...access, platformReviewId: review.platformReviewId });
    shown = found?.reply ?? null;
  } catch (error) {
    await endPlatformFailure(context, work, error);
    return;
  }
  const isOurs = shown !== null && isSameText(shown.text, text);
  if (shown !== null && !isOurs && shown.outcome !== 'rejected') {
    await settleOvertaken(context, job, shown);
    return;
  }
  await settlePublication(context, job, (current) =>
    isOurs && shown !== null
      ? judge(current, shown, clock.now(), firstCheckMs)
      : awaitVerdict(current, clock.now(), firstCheckMs),
  );
}
