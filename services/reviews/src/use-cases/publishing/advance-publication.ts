import { AppError } from '@review-reply/errors';
import { PlatformError, type PlatformReview } from '@review-reply/platforms';
import { findObstacle } from '../../domain/autopilot.ts';
import { failures } from '../../domain/failures.ts';
import type { KeptPlace } from '../../domain/place.ts';
import {
  ask,
  askLater,
  awaitSuspensionsEnd,
  awaitVerdict,
  canBeSent,
  cancel,
  hasEnded,
  isCancelable,
  noteNotTaken,
  type Publication,
  type PublicationStep,
} from '../../domain/publication.ts';
import { isReplyShown } from '../../domain/reply-text.ts';
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
import { endLoginFailure } from './end-login-failure.ts';
import { endPlatformFailure } from './end-platform-failure.ts';
import type { PublicationWork } from './publication-work.ts';
import { sendReply } from './send-reply.ts';
import { settleOvertaken, settlePublication, settleTaken } from './settle-publication.ts';

/** While a service of ours can't be asked, publications wait this long without using up an attempt (business time). */
const ownOutageWaitMs = 15_000;

/**
 * Takes a publication one step further: sends its reply, or asks what the platform made of it, or cancels it when there
 * is nothing to answer or nowhere to send it any more, or when it is autopilot's and no longer wanted. What the
 * platform took, or may have taken, is followed to its word, whatever happens to place or login. While its account has
 * left, the platform is not called. Outcomes of the platform are noted with the time of the next step; nothing is
 * thrown but defects and outages of our own, after which the lease brings it back.
 */
export async function advancePublication(context: Context, job: PublicationJob, signal: AbortSignal): Promise<void> {
  const { database, clock } = context;
  const publication = await findPublication(database.sql, job.accountId, job.publicationId);
  if (publication === null || hasEnded(publication.status)) return;
  const [review, place, reply, connection, hasLeft] = await Promise.all([
    findReview(database.sql, publication.accountId, publication.reviewId),
    findPlace(database.sql, publication.placeRef),
    findReplyText(database.sql, publication.accountId, publication.replyId),
    findConnection(database.sql, publication.placeRef, publication.source),
    isDetached(database.sql, publication.accountId),
  ]);
  if (review === null || reply === null)
    throw new Error(`Publication ${publication.publicationId} has lost its reply.`);
  const obstacle = obstacleOf(publication, review, place, connection);
  if (obstacle !== null && isCancelable(publication)) {
    await settlePublication(context, job, (current) => cancel(current, obstacle));
    return;
  }
  if (hasLeft) {
    await settlePublication(context, job, (current) => withoutAccess(current, context));
    return;
  }
  const suspended = publication.acceptedAt === null && (await isSuspended(database.sql, publication.accountId));
  if (suspended && isCancelable(publication)) {
    await settlePublication(context, job, (current) => awaitSuspensionsEnd(current, clock.now()));
    return;
  }
  const maySend = obstacle === null && !suspended && canBeSent(publication);
  if (!maySend && publication.status === 'retrying') {
    await settlePublication(context, job, (current) => ask(current, clock.now()));
    return;
  }
  try {
    const access = await findPlatformAccess(context, publication, { evenInactive: !maySend });
    if (access === null) {
      await settlePublication(context, job, (current) => withoutAccess(current, context));
      return;
    }
    const isListed = review.missingSince === null && connection?.isRead === true;
    // Until the platform has told how it shows it, its connector knows best.
    const shownText = reply.shownText ?? access.connector.replyAsShown?.(reply.text) ?? null;
    const known = { ...reply, shownText };
    const work = { job, publication, review, reply: known, isListed, maySend, access: { ...access, signal } };
    await (maySend ? sendReply(context, work) : askBack(context, work));
  } catch (error) {
    if (signal.aborted) {
      await releasePublication(database.sql, job);
    } else if (error instanceof PlatformError) {
      await endLoginFailure(context, { job, maySend }, error);
    } else if (error instanceof AppError && error.kind === 'unavailable') {
      await releasePublication(database.sql, job, new Date(clock.now().getTime() + ownOutageWaitMs));
    } else throw error;
  }
}

function obstacleOf({ writtenFor }: Publication, review: Review, place: KeptPlace | null, connection: unknown) {
  if (review.removedAt !== null) return failures.canceledReviewGone;
  if (place?.active !== true || connection === null) return failures.canceledNotConnected;
  // The review counts as answered by this very reply.
  const isUnwanted = writtenFor !== null && findObstacle({ ...review, answered: false }, place) !== null;
  return isUnwanted ? failures.canceledOutdated : null;
}

/** Nobody can be asked: what the platform took, or may have taken, may be public or become so. */
function withoutAccess(current: Publication, { clock, firstCheckMs }: Context): PublicationStep {
  if (isCancelable(current)) return cancel(current, failures.canceledNotConnected);
  return askLater(current, clock.now(), firstCheckMs);
}

/** Reads what became of a reply that the platform took, or may have taken. What it took is pending until it tells. */
async function askBack(context: Context, work: PublicationWork): Promise<void> {
  const { job, review, reply, access } = work;
  const { clock, firstCheckMs } = context;
  let found: PlatformReview | null;
  try {
    found = await access.connector.getReview({ ...access, platformReviewId: review.platformReviewId });
  } catch (error) {
    await endPlatformFailure(context, work, error, { wasSent: false });
    return;
  }
  const shown = found?.reply ?? null;
  if (shown !== null && isReplyShown(reply, shown.text)) {
    await settleTaken(context, work, shown);
    return;
  }
  if (shown !== null && shown.outcome !== 'rejected') {
    await settleOvertaken(context, job, shown);
    return;
  }
  // A review that reads of everything no longer find is gone with its reply; any other may be shown again.
  const isConclusive = found !== null || review.removedAt !== null;
  await settlePublication(context, job, (current) => {
    const now = clock.now();
    if (current.acceptedAt !== null) return awaitVerdict(current, now, firstCheckMs);
    return isConclusive ? noteNotTaken(current, now) : askLater(current, now, firstCheckMs);
  });
}
