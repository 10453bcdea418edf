import { afterCommit, inTransaction } from '@review-reply/postgres';
import type { Endpoint, EndpointOwner } from '../domain/endpoint.ts';
import { errors } from '../domain/errors.ts';
import { markDeleted } from '../storage/endpoints.ts';
import type { Context } from './context.ts';

/**
 * Deletes an endpoint. What waits for it is not sent any more, and is canceled by the sweeper: it may be much. An
 * attempt that is under way may still arrive.
 * @throws AppError not_found
 */
export async function deleteEndpoint(
  { database, clock, dispatcher }: Context,
  owner: EndpointOwner,
  webhookId: bigint,
): Promise<Endpoint> {
  return inTransaction(database, async (tx) => {
    const endpoint = await markDeleted(tx, owner, webhookId, clock.now());
    if (endpoint === null) throw errors.endpointNotFound();
    afterCommit(tx, () => dispatcher.recall(endpoint));
    return endpoint;
  });
}
