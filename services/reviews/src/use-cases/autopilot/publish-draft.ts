import { AppError } from '@review-reply/errors';
import { afterCommit, type Transaction } from '@review-reply/postgres';
import { hourMs } from '../../domain/autopilot.ts';
import type { Reply } from '../../domain/reply.ts';
import { releaseTask } from '../../storage/autopilot-tasks.ts';
import { insertPublication } from '../../storage/publications.ts';
import { changeReply, endDrafts } from '../../storage/replies.ts';
import { renderReviews } from '../../storage/review-json.ts';
import { setAutoPublishAt } from '../../storage/reviews.ts';
import type { Context } from '../context.ts';
import { checkPublishable } from '../publishing/check-publishable.ts';
import { noteStats } from '../syncing/note-stats.ts';
import { digestReview } from './digest-review.ts';
import type { Judgement } from './judge-review.ts';

/** While the platform can't be reached by the place's login, its drafts look again this much later (business time). */
const lookAgainAfterMs = hourMs;

/** A draft's time has come: it is accepted for publication as any reply, or waits while its place is not connected. */
export async function publishDraft(
  tx: Transaction,
  context: Context,
  { job, review }: Judgement,
  draft: Reply,
): Promise<void> {
  const { accountId, reviewId, placeRef, source } = review;
  const createdAt = context.clock.now();
  const isPublishable = await checkPublishable(tx, context, review).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'platform_not_publishable') return false;
      throw error;
    },
  );
  if (!isPublishable) {
    const dueAt = new Date(createdAt.getTime() + lookAgainAfterMs);
    await releaseTask(tx, job, { dueAt });
    await setAutoPublishAt(tx, accountId, reviewId, dueAt);
    await renderReviews(tx, accountId, [reviewId]);
    return;
  }
  await changeReply(tx, draft, { status: 'validated', platformState: null, failure: null });
  const { replyId } = draft;
  const writtenFor = digestReview(review);
  await insertPublication(tx, { accountId, reviewId, replyId, placeRef, source, createdAt, writtenFor });
  await endDrafts(tx, accountId, [reviewId], createdAt);
  await renderReviews(tx, accountId, [reviewId]);
  await noteStats(tx, context, placeRef);
  afterCommit(tx, context.publicationDue.wake);
}
