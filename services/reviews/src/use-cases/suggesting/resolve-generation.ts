import { inTransaction } from '@review-reply/postgres';
import { settleGeneration } from '../../storage/generations.ts';
import type { Context } from '../context.ts';

/**
 * Whether a generation was delivered with this hold. One that is under way is abandoned in the same step, so that after
 * the answer "no" it never can be; one that is not known never was begun or was pruned long after its end.
 */
export async function resolveGeneration(
  { database }: Context,
  { generationId, holdId }: { generationId: string; holdId: string },
): Promise<boolean> {
  const generation = await inTransaction(database, (tx) => settleGeneration(tx, generationId));
  return generation?.status === 'delivered' && generation.holdId === holdId;
}
