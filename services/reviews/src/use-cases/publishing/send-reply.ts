import { inTransaction } from '@review-reply/postgres';
import { killPoint } from '@review-reply/runtime';
import { toKeepable } from '../../domain/keepable-review.ts';
import { attempt, isUnjudged, lookAgain } from '../../domain/publication.ts';
import { isReplyShown } from '../../domain/reply-text.ts';
import { digestReview } from '../autopilot/digest-review.ts';
import { withdrawReply } from '../autopilot/withdraw-reply.ts';
import type { Context } from '../context.ts';
import { endPlatformFailure } from './end-platform-failure.ts';
import type { PublicationWork } from './publication-work.ts';
import { applyStep, settleOvertaken, settlePublication, settleTaken } from './settle-publication.ts';

/**
 * Sends a reply. Whether it was sent before is not known when an attempt broke off, and somebody may have answered on
 * the platform meanwhile: so the review is read first, and nothing is sent over a reply that is there. A person's reply
 * is sent as it is, and autopilot's only to what it is written for.
 */
export async function sendReply(context: Context, work: PublicationWork): Promise<void> {
  const { job, review, reply, isListed, access } = work;
  const { database, clock } = context;
  const begun = await inTransaction(database, (tx) =>
    applyStep(tx, context, job, (current) => attempt(current, clock.now()), { release: false }),
  );
  if (begun === null) return;
  const { platformReviewId } = review;
  let wasSent = false;
  try {
    const isOfPlace = isListed || access.connector.reachesAllLocations !== true;
    const found = isOfPlace ? await access.connector.getReview({ ...access, platformReviewId }) : null;
    if (found === null) {
      await settlePublication(context, job, (current) => lookAgain(current, clock.now()));
      return;
    }
    const shown = found.reply;
    const isOurs = shown !== null && isReplyShown(reply, shown.text);
    // A rejected reply is no reply. With our text it is the verdict on ours, unless it was there before our first
    // attempt, or is the one that has us send it again.
    const isOldRejection = shown?.outcome === 'rejected' && (!isOurs || begun.attempts === 1);
    if (shown !== null && !isOldRejection && !isUnjudged(shown)) {
      if (!isOurs) await settleOvertaken(context, job, shown);
      else await settleTaken(context, work, shown);
      return;
    }
    const seen = toKeepable(found);
    if (begun.writtenFor !== null && seen !== null && digestReview(seen) !== begun.writtenFor) {
      await withdrawReply(context, job, seen);
      return;
    }
    killPoint('reviews.before-platform-send');
    wasSent = true;
    const verdict = await access.connector.publishReply({ ...access, platformReviewId, text: reply.text });
    killPoint('reviews.after-platform-send');
    await settleTaken(context, work, verdict);
  } catch (error) {
    await endPlatformFailure(context, work, error, { wasSent });
  }
}
