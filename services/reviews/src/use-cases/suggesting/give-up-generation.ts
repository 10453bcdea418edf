import { inTransaction } from '@review-reply/postgres';
import { systemCaller } from '@review-reply/rpc';
import { endGeneration } from '../../storage/generations.ts';
import { type Context, serviceName } from '../context.ts';
import type { SuggestionWork } from './suggestion-work.ts';

/**
 * Ends a generation that failed: never to be delivered, then its hold given back. In that order, since a hold may be
 * given back only for what can no longer be delivered. Whatever fails here is finished by billing's sweeper.
 */
export async function giveUpGeneration(
  { database, billing, logger }: Context,
  { generation }: SuggestionWork,
  holdId: string | null,
): Promise<void> {
  try {
    const abandoned = await inTransaction(database, (tx) => endGeneration(tx, generation, { status: 'abandoned' }));
    // Delivered after all (its commit was not acknowledged), taken over, or abandoned by billing, which gives it back.
    if (abandoned && holdId !== null) await billing.void({ holdId }, { caller: systemCaller(serviceName) });
  } catch (error) {
    logger.warn({ err: error, generation_id: generation.generationId }, 'A hold is left to the sweeper.');
  }
}
