import type { Caller } from '@review-reply/rpc';
import { placesPerAccountMax, type SubscribedPlace } from '../domain/place.ts';
import { listPlaces as readPlaces } from '../storage/places.ts';
import type { Context } from './context.ts';
import { listSubscriptions } from './list-subscriptions.ts';

/**
 * All of the account's places by name.
 * @throws AppError service_unavailable while billing is away: a place without its plan would look like one that has none
 */
export async function listPlaces(
  context: Context,
  caller: Pick<Caller, 'requestId'>,
  accountId: bigint,
): Promise<SubscribedPlace[]> {
  const places = await readPlaces(context.database.sql, accountId, placesPerAccountMax);
  if (places.length === 0) return [];
  const subscriptions = await listSubscriptions(context, caller, accountId);
  return places.map((place) => ({ place, subscription: subscriptions.get(place.placeRef) ?? null }));
}
