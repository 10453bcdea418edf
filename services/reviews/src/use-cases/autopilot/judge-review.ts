import { inTransaction, type Transaction } from '@review-reply/postgres';
import { v4 as uuidv4 } from 'uuid';
import { earliestAt, findObstacle, hourMs } from '../../domain/autopilot.ts';
import type { KeptPlace } from '../../domain/place.ts';
import type { Reply } from '../../domain/reply.ts';
import type { Review } from '../../domain/review.ts';
import { type AutopilotJob, type AutopilotTask, lockHeldTask, releaseTask } from '../../storage/autopilot-tasks.ts';
import { insertGeneration, takeOverGeneration } from '../../storage/generations.ts';
import { isDetached } from '../../storage/leaving.ts';
import { lockPlace } from '../../storage/places.ts';
import { endDrafts, findDraft } from '../../storage/replies.ts';
import { renderReviews } from '../../storage/review-json.ts';
import { lockReview, setAutoPublishAt } from '../../storage/reviews.ts';
import { isSuspended } from '../../storage/suspensions.ts';
import type { Context } from '../context.ts';
import type { SuggestionWork } from '../suggesting/suggestion-work.ts';
import { chooseAnother, choosePublishAt } from './choose-publish-at.ts';
import { draftReply } from './draft-reply.ts';
import { publishDraft } from './publish-draft.ts';

/** For a suspended account nothing is written; what has a draft waits as its publication (business time). */
const suspendedWaitMs = hourMs;

/** A review in autopilot's hand, as it is now: its rows are locked, the review first, then the place, then the task. */
export interface Judgement {
  readonly job: AutopilotJob;
  readonly task: AutopilotTask;
  readonly review: Review;
  readonly place: KeptPlace;
}

/**
 * Takes a review one step further: lets go of it when it is not one for autopilot any more or its account has left, has
 * a draft written, gives the draft another time when the delay has changed, or publishes it when its time has come. A
 * draft that waits for a person stays until something changes.
 */
export async function judgeReview(context: Context, job: AutopilotJob): Promise<void> {
  const work = await inTransaction(context.database, (tx) => judge(tx, context, job));
  if (work !== null) await draftReply(context, job, work);
}

/** @returns the suggestion to be written, or null when there is nothing to write */
async function judge(tx: Transaction, context: Context, job: AutopilotJob): Promise<SuggestionWork | null> {
  const { accountId, reviewId, placeRef } = job;
  const review = await lockReview(tx, accountId, reviewId);
  const place = await lockPlace(tx, placeRef);
  const task = await lockHeldTask(tx, job);
  if (task === null) return null;
  const hasLeft = await isDetached(tx, accountId);
  if (review === null || place === null || hasLeft || findObstacle(review, place) !== null) {
    await endDrafts(tx, accountId, [reviewId], context.clock.now());
    await renderReviews(tx, accountId, [reviewId]);
    return null;
  }
  const draft = await findDraft(tx, accountId, reviewId);
  if (draft === null && (await isSuspended(tx, accountId))) {
    await releaseTask(tx, job, { dueAt: new Date(context.clock.now().getTime() + suspendedWaitMs) });
    return null;
  }
  if (draft === null) return beginWriting(tx, context, { job, review });
  if (draft.holdReasons.length > 0) await releaseTask(tx, job, { dueAt: null });
  else await keepTime(tx, context, { job, task, review, place }, draft);
  return null;
}

async function keepTime(tx: Transaction, context: Context, judgement: Judgement, draft: Reply): Promise<void> {
  const { job, task, review, place } = judgement;
  const now = context.clock.now();
  const { delayHours } = place.autopilot;
  const isKept = task.delayHours === delayHours && review.autoPublishAt !== null;
  const planned = isKept
    ? (review.autoPublishAt ?? now)
    : await choosePublishAt(tx, place, earliestAt(task.seenAt, delayHours, now));
  const publishAt = planned.getTime() > now.getTime() ? planned : await chooseAnother(tx, place, now);
  if (publishAt === null) {
    await publishDraft(tx, context, judgement, draft);
    return;
  }
  await releaseTask(tx, job, { dueAt: publishAt, delayHours });
  if (isKept && publishAt === planned) return;
  await setAutoPublishAt(tx, job.accountId, job.reviewId, publishAt);
  await renderReviews(tx, job.accountId, [job.reviewId]);
}

/** One generation a judgement: whoever takes over from a worker that died goes on with it, and pays once. */
async function beginWriting(
  tx: Transaction,
  { clock }: Context,
  { job, review }: Pick<Judgement, 'job' | 'review'>,
): Promise<SuggestionWork> {
  const { accountId, reviewId, workId, leaseNo: attempt } = job;
  const fresh = { generationId: uuidv4(), workId, accountId, reviewId, attempt, createdAt: clock.now() };
  const generation = (await takeOverGeneration(tx, workId, attempt)) ?? (await insertGeneration(tx, fresh));
  return { generation, review, wishes: { tone: null, instructions: null, requestId: workId } };
}
