import { AppError, isPassing } from '@review-reply/errors';
import { inTransaction, type Transaction } from '@review-reply/postgres';
import { suggestingErrors } from '@review-reply/reply-writer';
import { earliestAt, findHoldReasons, findObstacle, hourMs } from '../../domain/autopilot.ts';
import type { Suggestion } from '../../domain/suggestion.ts';
import { autopilotUnpaid } from '../../events/reviews-events.ts';
import { type AutopilotJob, lockHeldTask, releaseTask } from '../../storage/autopilot-tasks.ts';
import { isDetached } from '../../storage/leaving.ts';
import { lockPlace, markUnpaidTold } from '../../storage/places.ts';
import { insertReply } from '../../storage/replies.ts';
import { renderReviews } from '../../storage/review-json.ts';
import { lockReview, setAutoPublishAt } from '../../storage/reviews.ts';
import type { Context } from '../context.ts';
import { chargeSuggestion } from '../suggesting/charge-suggestion.ts';
import type { SuggestionWork } from '../suggesting/suggestion-work.ts';
import { choosePublishAt } from './choose-publish-at.ts';

/** Between tries while nothing can pay, and while a writer or billing is away (business time). */
const unpaidWaitMs = hourMs;
const outageWaitMs = 60_000;
const tellEveryMs = 24 * hourMs;

/**
 * Has a suggestion written and paid for as any other, and keeps it as the review's draft, unless the review, its place
 * or the task became another meanwhile, or the account left: then nothing is kept and nothing charged.
 */
export async function draftReply(context: Context, job: AutopilotJob, work: SuggestionWork): Promise<void> {
  try {
    await chargeSuggestion(context, work, (tx, suggestion) => keepDraft(tx, context, job, suggestion));
  } catch (error) {
    const { database, clock } = context;
    const later = (ms: number) => new Date(clock.now().getTime() + ms);
    if (error instanceof AppError && error.kind === 'payment_required') {
      await inTransaction(database, (tx) => noteUnpaid(tx, context, job, error.code, later(unpaidWaitMs)));
      return;
    }
    if (!isPassing(error)) throw error;
    context.logger.warn({ err: error, review_id: String(job.reviewId) }, 'Autopilot writes a draft later.');
    await releaseTask(database.sql, job, { dueAt: later(outageWaitMs) });
  }
}

/** @throws AppError generation_unavailable when the review is no longer one to be answered by this */
async function keepDraft(
  tx: Transaction,
  { clock }: Context,
  job: AutopilotJob,
  { suggestionId, text, needsHuman, reasons }: Suggestion,
): Promise<void> {
  const { accountId, reviewId, placeRef } = job;
  const review = await lockReview(tx, accountId, reviewId);
  const place = await lockPlace(tx, placeRef);
  const task = await lockHeldTask(tx, job);
  if (review === null || place === null || task === null || findObstacle(review, place) !== null)
    throw suggestingErrors.generationUnavailable();
  if (await isDetached(tx, accountId)) throw suggestingErrors.generationUnavailable();
  const createdAt = clock.now();
  const holdReasons = findHoldReasons(review, { needsHuman, reasons });
  const draft = { accountId, reviewId, placeRef, text, suggestionId, holdReasons, createdAt };
  await insertReply(tx, { ...draft, status: 'draft' });
  const { delayHours } = place.autopilot;
  const isHeld = holdReasons.length > 0;
  const publishAt = isHeld ? null : await choosePublishAt(tx, place, earliestAt(task.seenAt, delayHours, createdAt));
  await setAutoPublishAt(tx, accountId, reviewId, publishAt);
  await releaseTask(tx, job, { dueAt: publishAt, delayHours });
  await renderReviews(tx, accountId, [reviewId]);
}

/** Tries again later, and tells the place's holder, once a day at most. */
async function noteUnpaid(
  tx: Transaction,
  { clock, outbox }: Context,
  job: AutopilotJob,
  code: string,
  dueAt: Date,
): Promise<void> {
  const place = await lockPlace(tx, job.placeRef);
  await releaseTask(tx, job, { dueAt });
  if (place === null || !(await markUnpaidTold(tx, job.placeRef, clock.now(), tellEveryMs))) return;
  await outbox.publish(tx, autopilotUnpaid({ ...place, code }));
}
