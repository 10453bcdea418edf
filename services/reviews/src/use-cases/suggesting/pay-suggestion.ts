import { toAppError } from '@review-reply/errors';
import type { ReserveResponse } from '@review-reply/proto/billing/v1/billing';
import { suggestingErrors } from '@review-reply/reply-writer';
import { systemCaller } from '@review-reply/rpc';
import { type Context, serviceName } from '../context.ts';
import { giveUpGeneration } from './give-up-generation.ts';
import type { SuggestionWork } from './suggestion-work.ts';

/**
 * Has billing set aside what a suggestion costs; asked again for the same generation it answers the same. While nobody
 * knows whether it did, the generation goes on: whoever asks again asks for the same hold, and never for a free variant
 * of one that is given back later.
 * @throws AppError payment_required as billing says it; service_unavailable while billing is away;
 *   generation_unavailable when billing can't serve this generation
 */
export async function reserveSuggestion(
  context: Context,
  work: SuggestionWork,
  requestId: string,
): Promise<ReserveResponse> {
  const { generation, review } = work;
  const { accountId, reviewId, placeRef } = review;
  try {
    return await context.billing.reserve(
      { generationId: generation.generationId, accountId, placeRef, reviewId },
      { caller: systemCaller(serviceName, requestId) },
    );
  } catch (thrown) {
    const error = toAppError(thrown);
    if (error.kind === 'unavailable') throw error;
    await giveUpGeneration(context, work, null);
    if (error.kind === 'payment_required') throw error;
    throw suggestingErrors.generationUnavailable({}, error);
  }
}

/** Takes what was set aside. Fails quietly: billing's sweeper asks later and takes it then. */
export async function captureSuggestion(
  { billing, logger }: Context,
  holdId: string,
  requestId: string,
): Promise<void> {
  try {
    await billing.capture({ holdId }, { caller: systemCaller(serviceName, requestId) });
  } catch (error) {
    logger.warn({ err: error, hold_id: holdId }, 'A capture is left to the sweeper.');
  }
}
