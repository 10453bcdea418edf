import type { Caller } from '@review-reply/rpc';
import { placesPerAccountMax, type ShownPlace } from '../domain/place.ts';
import { listPlaces as readPlaces } from '../storage/places.ts';
import { listSources } from '../storage/sources.ts';
import type { Context } from './context.ts';
import { listSubscriptions } from './list-subscriptions.ts';
import { listingName } from './listing-name.ts';

/**
 * An account's places by name: all, or a page of them.
 * @throws AppError service_unavailable while billing is away: a place without its plan would look like one that has
 *   none
 */
export async function listPlaces(
  context: Context,
  caller: Pick<Caller, 'requestId'>,
  accountId: bigint,
  { limit = placesPerAccountMax, after = null }: { readonly limit?: number; readonly after?: bigint | null } = {},
): Promise<ShownPlace[]> {
  const places = await readPlaces(context.database.sql, accountId, { limit, after });
  if (places.length === 0) return [];
  const placeRefs = places.map(({ placeRef }) => placeRef);
  const [sources, subscriptions] = await Promise.all([
    listSources(context.database.sql, placeRefs),
    listSubscriptions(context, caller, accountId),
  ]);
  return places.map((place) => ({
    place,
    listingName: listingName(context, sources.get(place.placeRef)),
    subscription: subscriptions.get(place.placeRef) ?? null,
  }));
}
