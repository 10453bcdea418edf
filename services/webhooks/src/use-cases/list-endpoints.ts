import type { Delivery } from '../domain/delivery.ts';
import type { Endpoint, EndpointOwner } from '../domain/endpoint.ts';
import { errors } from '../domain/errors.ts';
import { listDeliveries as listOfEndpoint } from '../storage/deliveries.ts';
import { findEndpoint, listEndpoints as listOfAccount } from '../storage/endpoints.ts';
import type { Context } from './context.ts';

export async function listEndpoints({ database }: Context, owner: EndpointOwner): Promise<Endpoint[]> {
  return listOfAccount(database.sql, owner);
}

/** @throws AppError not_found */
export async function getEndpoint({ database }: Context, owner: EndpointOwner, webhookId: bigint): Promise<Endpoint> {
  const endpoint = await findEndpoint(database.sql, owner, webhookId);
  if (endpoint === null) throw errors.endpointNotFound();
  return endpoint;
}

/**
 * The last deliveries of an endpoint, newest first.
 * @throws AppError not_found
 */
export async function listDeliveries(
  { database }: Context,
  owner: EndpointOwner,
  webhookId: bigint,
): Promise<Delivery[]> {
  if ((await findEndpoint(database.sql, owner, webhookId)) === null) throw errors.endpointNotFound();
  return listOfEndpoint(database.sql, webhookId);
}
