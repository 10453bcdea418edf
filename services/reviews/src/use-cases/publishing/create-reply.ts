import { beginOnce, endOnce, type IdempotencyKey, type RunningClaim } from '@review-reply/idempotency';
import { afterCommit, type Transaction } from '@review-reply/postgres';
import type { CreateReplyResponse } from '@review-reply/proto/reviews/v1/reviews';
import { killPoint } from '@review-reply/runtime';
import { errors } from '../../domain/errors.ts';
import type { Review } from '../../domain/review.ts';
import { createReplyForm, toCreateReplyResponse } from '../../messages/replies.ts';
import { findPublicationOfWork, insertPublication } from '../../storage/publications.ts';
import { endDrafts, insertReply, listLiveReplies } from '../../storage/replies.ts';
import { renderReviews } from '../../storage/review-json.ts';
import { lockReview } from '../../storage/reviews.ts';
import type { Context } from '../context.ts';
import { checkNotDetached } from '../leaving/note-leaving.ts';
import { noteStats } from '../syncing/note-stats.ts';
import { answerPublication } from './answer-publication.ts';
import { awaitPublication } from './await-publication.ts';
import { checkPublishable } from './check-publishable.ts';
import { chooseReplyText } from './choose-reply-text.ts';

const operation = 'create_reply';
/** Refusals that a repeat with the same key gets again. */
const storedRefusals = ['already_published', 'platform_not_publishable', 'platform_refused'];

export interface CreateReplyInput {
  readonly accountId: bigint;
  readonly reviewId: bigint;
  readonly suggestionId: bigint | null;
  readonly text: string | null;
}

/**
 * Accepts a reply for publication, once for its key: reply, publication and stored answer commit together, so that no
 * repeat and no crash makes a second one. The publication worker does the rest. Where the platform publishes directly,
 * its end is waited for and stored as the answer; a request that dies meanwhile is followed by the next with its key.
 * @throws AppError validation_failed; not_found; account_not_found; platform_not_publishable; platform_refused;
 *   already_published, publication_in_progress; idempotency_key_reused, idempotency_in_progress
 */
export async function createReply(
  context: Context,
  { idempotency, ...input }: CreateReplyInput & { readonly idempotency: IdempotencyKey },
): Promise<CreateReplyResponse> {
  const { accountId } = input;
  const call = { accountId, operation, idempotency, storedRefusals, ...createReplyForm };
  const begun = await beginOnce(context, call, (tx, claim) => accept(tx, context, input, claim)).finally(() =>
    killPoint('reviews.after-publication-commit'),
  );
  if ('answer' in begun) return { ...begun.answer, replayed: begun.replayed };
  const { workId } = begun.claim;
  await awaitPublication(context, workId);
  return endOnce(context, call, begun.claim, (tx) => answerPublication(tx, context, workId));
}

/**
 * Throws before it has written anything, so that a refusal can be stored in the same transaction.
 * @returns null when the publication's end is to be waited for
 */
async function accept(
  tx: Transaction,
  context: Context,
  input: CreateReplyInput,
  { workId, attempt }: RunningClaim,
): Promise<CreateReplyResponse | null> {
  const { clock, publicationDue } = context;
  const { accountId, reviewId, suggestionId } = input;
  // Begun by a request that died.
  if (attempt > 1 && (await findPublicationOfWork(tx, workId)) !== null) return null;
  await checkNotDetached(tx, accountId);
  const review = await lockReview(tx, accountId, reviewId);
  if (review === null) throw errors.notFound();
  const text = await chooseReplyText(tx, context, review, input);
  await checkPublishable(tx, context, review);
  await checkUnanswered(tx, review);

  const { placeRef, source } = review;
  const createdAt = clock.now();
  await endDrafts(tx, accountId, [reviewId], createdAt);
  const reply = await insertReply(tx, {
    ...{ accountId, reviewId, placeRef, text, suggestionId, createdAt },
    status: 'validated',
  });
  const { replyId } = reply;
  const isDirect = context.connectors.get(source)?.publishing === 'direct';
  const publication = await insertPublication(tx, {
    ...{ accountId, reviewId, replyId, placeRef, source, createdAt },
    ...(isDirect && { workId }),
  });
  await renderReviews(tx, accountId, [reviewId]);
  await noteStats(tx, context, placeRef);
  afterCommit(tx, publicationDue.wake);
  return isDirect ? null : toCreateReplyResponse(publication, reply);
}

/**
 * A review has one live reply; a draft is replaced.
 * @throws AppError already_published; publication_in_progress
 */
async function checkUnanswered(tx: Transaction, { accountId, reviewId }: Review): Promise<void> {
  const live = (await listLiveReplies(tx, accountId, [reviewId])).get(reviewId);
  if (live === undefined || live.status === 'draft') return;
  if (live.status === 'published' || live.status === 'online') throw errors.alreadyPublished();
  throw errors.publicationInProgress();
}
