import { inTransaction } from '@review-reply/postgres';
import type { Endpoint } from '../domain/endpoint.ts';
import { errors } from '../domain/errors.ts';
import { cancelPending } from '../storage/deliveries.ts';
import { markDeleted } from '../storage/endpoints.ts';
import type { Context } from './context.ts';

/**
 * Deletes an endpoint and cancels what waits for it. An attempt that is under way may still arrive.
 * @throws AppError not_found
 */
export async function deleteEndpoint(
  { database, clock }: Context,
  accountId: bigint,
  webhookId: bigint,
): Promise<Endpoint> {
  return inTransaction(database, async (tx) => {
    const endpoint = await markDeleted(tx, accountId, webhookId, clock.now());
    if (endpoint === null) throw errors.endpointNotFound();
    await cancelPending(tx, webhookId);
    return endpoint;
  });
}
