import { releaseClaim } from '@review-reply/idempotency';
import { inTransaction } from '@review-reply/postgres';
import { systemCaller } from '@review-reply/rpc';
import { endGeneration } from '../../storage/generations.ts';
import { type Context, serviceName } from '../context.ts';
import type { SuggestionWork } from './suggestion-work.ts';

/**
 * Ends a generation that failed: never to be delivered, then its hold given back, then its key free. In that order,
 * since a hold may be given back only for what can no longer be delivered, and a client that repeats finds its Suns
 * back. Whatever fails here is finished by billing's sweeper and by the lease of the key.
 */
export async function giveUpGeneration(
  { database, billing, logger }: Context,
  { claim, generation }: SuggestionWork,
  holdId: string | null,
): Promise<void> {
  try {
    const abandoned = await inTransaction(database, (tx) => endGeneration(tx, generation, { status: 'abandoned' }));
    // Delivered after all (its commit was not acknowledged), taken over, or abandoned by billing, which gives it back.
    if (abandoned && holdId !== null) await billing.void({ holdId }, { caller: systemCaller(serviceName) });
  } catch (error) {
    logger.warn({ err: error, generation_id: generation.generationId }, 'A hold is left to the sweeper.');
  }
  try {
    await inTransaction(database, (tx) => releaseClaim(tx, claim));
  } catch (error) {
    logger.warn({ err: error }, 'An idempotency key is left to its lease.');
  }
}
