import { fromBinary, toBinary } from '@bufbuild/protobuf';
import { claimKey, finishClaim } from '@review-reply/idempotency';
import { inTransaction } from '@review-reply/postgres';
import type { ReserveResponse } from '@review-reply/proto/billing/v1/billing';
import { type CreateSuggestionResponse, CreateSuggestionResponseSchema } from '@review-reply/proto/reviews/v1/reviews';
import type { WrittenReply } from '@review-reply/reply-writer';
import { suggestingErrors } from '@review-reply/reply-writer';
import { killPoint } from '@review-reply/runtime';
import { v4 as uuidv4 } from 'uuid';
import { errors } from '../../domain/errors.ts';
import { suggestionReady } from '../../events/reviews-events.ts';
import { toCreateSuggestionResponse } from '../../messages/suggestions.ts';
import { endGeneration, insertGeneration, takeOverGeneration } from '../../storage/generations.ts';
import { renderReview } from '../../storage/review-json.ts';
import { findReview, lockReview } from '../../storage/reviews.ts';
import { insertSuggestion } from '../../storage/suggestions.ts';
import type { Context } from '../context.ts';
import { checkNotDetached } from '../leaving/note-leaving.ts';
import { giveUpGeneration } from './give-up-generation.ts';
import { captureSuggestion, reserveSuggestion } from './pay-suggestion.ts';
import type { SuggestionWork } from './suggestion-work.ts';
import { writeSuggestion } from './write-suggestion.ts';

const operation = 'create_suggestion';

export interface CreateSuggestionInput {
  readonly accountId: bigint;
  readonly reviewId: bigint;
  /** 0 (very formal) to 9 (warm); null takes the place's own. */
  readonly tone: number | null;
  readonly instructions: string | null;
  readonly key: string;
  readonly fingerprint: Uint8Array;
  readonly requestId: string;
}

/**
 * Writes a reply suggestion and charges for it once: the claim on the key and the generation begin together, and the
 * suggestion, the stored answer and the event commit together. Whoever dies on the way leaves a generation that the
 * next request with the key finishes; billing's question may abandon it first, and then a new one begins.
 * @throws AppError not_found; account_not_found; insufficient_suns or spending_cap_reached; generation_unavailable or
 *   service_unavailable, with nothing charged; idempotency_key_reused, idempotency_in_progress
 */
export async function createSuggestion(
  context: Context,
  input: CreateSuggestionInput,
): Promise<CreateSuggestionResponse> {
  const begun = await begin(context, input);
  if ('stored' in begun) return begun.stored;
  killPoint('reviews.after-claim');
  let hold: ReserveResponse | undefined;
  let answer: CreateSuggestionResponse;
  try {
    hold = await reserveSuggestion(context, begun, input.requestId);
    killPoint('reviews.after-reserve');
    const written = await writeSuggestion(context, begun.review, input);
    killPoint('reviews.after-generate');
    answer = await deliver(context, begun, hold, written);
  } catch (error) {
    await giveUpGeneration(context, begun, hold?.holdId ?? null);
    throw error;
  }
  killPoint('reviews.after-suggestion-commit');
  await captureSuggestion(context, hold.holdId, input.requestId);
  return answer;
}

async function begin(
  context: Context,
  input: CreateSuggestionInput,
): Promise<SuggestionWork | { stored: CreateSuggestionResponse }> {
  const { database, clock } = context;
  const { accountId, reviewId, key, fingerprint } = input;
  return inTransaction(database, async (tx) => {
    const request = { accountId, operation, key, fingerprint, newWorkId: uuidv4() };
    const claim = await claimKey(tx, context, request);
    if (claim.state === 'finished') {
      if (claim.outcome.kind !== 'response') throw new Error('A suggestion has no stored refusals.');
      return { stored: { ...fromBinary(CreateSuggestionResponseSchema, claim.outcome.bytes), replayed: true } };
    }
    await checkNotDetached(tx, accountId);
    const review = await findReview(tx, accountId, reviewId);
    if (review === null || review.removedAt !== null) throw errors.notFound();
    const { workId, attempt } = claim;
    const begunBefore = attempt > 1 ? await takeOverGeneration(tx, workId, attempt) : null;
    const fresh = { generationId: uuidv4(), workId, accountId, reviewId, attempt, createdAt: clock.now() };
    return { claim, review, generation: begunBefore ?? (await insertGeneration(tx, fresh)) };
  });
}

/** Everything that says a suggestion was delivered commits together, and only while its generation is under way. */
async function deliver(
  context: Context,
  { claim, generation, review }: SuggestionWork,
  hold: ReserveResponse,
  written: WrittenReply,
): Promise<CreateSuggestionResponse> {
  const { database, clock, outbox } = context;
  const { accountId, reviewId, placeRef } = review;
  const { generationId } = generation;
  return inTransaction(database, async (tx) => {
    if (!(await endGeneration(tx, generation, { status: 'delivered', holdId: hold.holdId })))
      throw suggestingErrors.generationUnavailable();
    if ((await lockReview(tx, accountId, reviewId)) === null) throw errors.notFound();
    const { text, language, needsHuman, reasons, writer } = written;
    const { charged, costMilliSuns, freeVariantsLeft } = hold;
    const suggestion = await insertSuggestion(tx, {
      ...{ accountId, reviewId, placeRef, generationId, text, language, needsHuman, reasons, writer },
      ...{ charged, costMilliSuns, freeVariantsLeft, createdAt: clock.now() },
    });
    const answer = toCreateSuggestionResponse(suggestion);
    const bytes = toBinary(CreateSuggestionResponseSchema, answer);
    await finishClaim(tx, context, claim, { kind: 'response', bytes });
    const document = await renderReview(tx, accountId, reviewId);
    await outbox.publish(tx, suggestionReady({ accountId, placeRef, reviewId, document }, suggestion));
    return answer;
  });
}
