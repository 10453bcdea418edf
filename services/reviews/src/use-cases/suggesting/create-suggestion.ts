import {
  claimKey,
  endLease,
  finishClaim,
  type IdempotencyKey,
  type RunningClaim,
  releaseClaim,
  replayOf,
} from '@review-reply/idempotency';
import { inTransaction } from '@review-reply/postgres';
import type { CreateSuggestionResponse } from '@review-reply/proto/reviews/v1/reviews';
import { killPoint } from '@review-reply/runtime';
import { v4 as uuidv4 } from 'uuid';
import { errors } from '../../domain/errors.ts';
import { createSuggestionForm, toCreateSuggestionResponse } from '../../messages/suggestions.ts';
import { insertGeneration, isRunning, takeOverGeneration } from '../../storage/generations.ts';
import { findReview } from '../../storage/reviews.ts';
import type { Context } from '../context.ts';
import { checkNotDetached } from '../leaving/note-leaving.ts';
import { chargeSuggestion } from './charge-suggestion.ts';
import type { SuggestionWork } from './suggestion-work.ts';
import type { Wishes } from './write-suggestion.ts';

const operation = 'create_suggestion';

export interface CreateSuggestionInput extends Wishes {
  readonly accountId: bigint;
  readonly reviewId: bigint;
  readonly idempotency: IdempotencyKey;
}

interface Begun {
  readonly claim: RunningClaim;
  readonly work: SuggestionWork;
}

/**
 * Writes and charges a suggestion, once for its key: the claim on the key and the generation begin together, and the
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
  const { claim, work } = begun;
  killPoint('reviews.after-claim');
  try {
    const suggestion = await chargeSuggestion(context, work, async (tx, delivered) => {
      const bytes = createSuggestionForm.encode(toCreateSuggestionResponse(delivered));
      await finishClaim(tx, context, claim, { kind: 'response', bytes });
    });
    return toCreateSuggestionResponse(suggestion);
  } catch (error) {
    // Last, so that a client that repeats finds what it was charged given back.
    await leaveKey(context, begun);
    throw error;
  }
}

async function begin(
  context: Context,
  input: CreateSuggestionInput,
): Promise<Begun | { stored: CreateSuggestionResponse }> {
  const { database, clock } = context;
  const { accountId, reviewId, idempotency } = input;
  return inTransaction(database, async (tx) => {
    const claim = await claimKey(tx, context, { accountId, operation, ...idempotency });
    if (claim.state === 'finished')
      return { stored: { ...replayOf(claim.outcome, createSuggestionForm).answer, replayed: true } };
    await checkNotDetached(tx, accountId);
    const review = await findReview(tx, accountId, reviewId);
    if (review === null || review.removedAt !== null) throw errors.notFound();
    const { workId, attempt } = claim;
    const begunBefore = attempt > 1 ? await takeOverGeneration(tx, workId, attempt) : null;
    const fresh = { generationId: uuidv4(), workId, accountId, reviewId, attempt, createdAt: clock.now() };
    const generation = begunBefore ?? (await insertGeneration(tx, fresh));
    return { claim, work: { review, generation, wishes: input } };
  });
}

/** Frees the key, or hands a generation that goes on to its next request. What fails here is left to its lease. */
async function leaveKey({ database, logger }: Context, { claim, work }: Begun): Promise<void> {
  try {
    await inTransaction(database, async (tx) => {
      if (await isRunning(tx, work.generation)) await endLease(tx, claim);
      else await releaseClaim(tx, claim);
    });
  } catch (error) {
    logger.warn({ err: error }, 'An idempotency key is left to its lease.');
  }
}
