import type { Caller } from '@review-reply/rpc';
import { errors } from '../domain/errors.ts';
import type { SubscribedPlace } from '../domain/place.ts';
import { findPlace } from '../storage/places.ts';
import type { Context } from './context.ts';
import { listSubscriptions } from './list-subscriptions.ts';

/**
 * One of the account's places.
 * @throws AppError not_found, also for another account's; service_unavailable while billing is away
 */
export async function getPlace(
  context: Context,
  caller: Pick<Caller, 'requestId'>,
  { accountId, placeId }: { accountId: bigint; placeId: string },
): Promise<SubscribedPlace> {
  const place = await findPlace(context.database.sql, accountId, placeId);
  if (place === null) throw errors.placeNotFound();
  const subscriptions = await listSubscriptions(context, caller, accountId);
  return { place, subscription: subscriptions.get(place.placeRef) ?? null };
}
