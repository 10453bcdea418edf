import type { PlatformReply, TakenReply } from '@review-reply/platforms';
import { afterCommit, inTransaction, type Transaction } from '@review-reply/postgres';
import { count, record } from '@review-reply/telemetry';
import { failures } from '../../domain/failures.ts';
import { canFollow, fail, judge, type Publication, type PublicationStep } from '../../domain/publication.ts';
import { isSameText } from '../../domain/reply-text.ts';
import { replyFailed, replyPublished } from '../../events/reviews-events.ts';
import {
  findPublication,
  lockHeldPublication,
  type PublicationJob,
  updatePublication,
} from '../../storage/publications.ts';
import { changeReply, findReply, importReplies } from '../../storage/replies.ts';
import { renderReview } from '../../storage/review-json.ts';
import { lockReview } from '../../storage/reviews.ts';
import type { Context } from '../context.ts';
import { noteStats } from '../syncing/note-stats.ts';
import type { PublicationWork } from './publication-work.ts';

interface StepOptions {
  /** Whether the lease ends with the step. */
  readonly release: boolean;
  /** Ours as the platform shows it, or is to. */
  readonly shownText?: string | null;
  /** Another's reply that the platform shows in the place of ours. */
  readonly other?: PlatformReply;
}

/** Takes a step and ends the lease; does nothing when another worker has taken the publication over. */
export async function settlePublication(
  context: Context,
  job: PublicationJob,
  step: (current: Publication) => PublicationStep,
): Promise<void> {
  await inTransaction(context.database, (tx) => applyStep(tx, context, job, step, { release: true }));
}

/** Our reply is on the platform: what that says of it is noted, and how it shows it. */
export async function settleTaken(
  context: Context,
  { job, reply }: Pick<PublicationWork, 'job' | 'reply'>,
  ours: TakenReply,
): Promise<void> {
  const step = (current: Publication) => judge(current, ours, context.clock.now(), context.firstCheckMs);
  const shownText = isSameText(ours.text, reply.text) ? reply.shownText : ours.text;
  await inTransaction(context.database, (tx) => applyStep(tx, context, job, step, { release: true, shownText }));
}

/** Another reply is on the platform: it is kept as it is, and ours ends. */
export async function settleOvertaken(context: Context, job: PublicationJob, other: PlatformReply): Promise<void> {
  const step = (current: Publication) => fail(current, failures.alreadyPublished);
  await inTransaction(context.database, (tx) => applyStep(tx, context, job, step, { release: true, other }));
}

/**
 * Writes one step of a publication and its reply with the event of its end.
 * @returns the publication after it, or null when another worker has taken it over
 * @throws Error for a step that can't follow what it is: a programmer error
 */
export async function applyStep(
  tx: Transaction,
  context: Context,
  job: PublicationJob,
  makeStep: (current: Publication) => PublicationStep,
  { release, shownText, other }: StepOptions,
): Promise<Publication | null> {
  const { accountId } = job;
  const found = await findPublication(tx, accountId, job.publicationId);
  if (found === null) return null;
  const { reviewId, placeRef, replyId } = found;
  // Reviews before publications, as everybody locks them.
  await lockReview(tx, accountId, reviewId);
  const current = await lockHeldPublication(tx, job);
  const reply = await findReply(tx, accountId, replyId);
  if (current === null || reply === null) return null;
  const step = makeStep(current);
  if (!canFollow(current.status, step.status))
    throw new Error(`A publication that is ${current.status} can't become ${step.status}.`);
  const publication = await updatePublication(tx, job, step, context.clock.now(), { release });
  afterCommit(tx, () => measureStep(current, publication));
  const { platformState, failure, publishedAt } = step;
  await changeReply(tx, reply, { status: step.replyStatus, platformState, failure, publishedAt, shownText });
  if (other !== undefined) {
    const { text, state, updatedAt } = other;
    await importReplies(tx, { accountId, placeRef }, [{ reviewId, text, platformState: state, updatedAt }]);
  }
  const document = await renderReview(tx, accountId, reviewId);
  const review = { accountId, placeRef, reviewId, document };
  if (step.status === 'published') await context.outbox.publish(tx, replyPublished(review, publication));
  if (step.status === 'failed' || step.status === 'canceled') {
    await context.outbox.publish(tx, replyFailed(review, publication));
    await noteStats(tx, context, placeRef);
  }
  return publication;
}

function measureStep(
  before: Publication,
  { source: platform, status: state, createdAt, acceptedAt }: Publication,
): void {
  if (state === 'published' || state === 'failed' || state === 'canceled')
    count('reviews.publications.ended', 1, { platform, state });
  if (before.acceptedAt === null && acceptedAt !== null)
    record('reviews.publication.duration', (acceptedAt.getTime() - createdAt.getTime()) / 1_000, { platform });
}
