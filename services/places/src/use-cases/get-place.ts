import type { Caller } from '@review-reply/rpc';
import { errors } from '../domain/errors.ts';
import type { ShownPlace } from '../domain/place.ts';
import { findPlace } from '../storage/places.ts';
import { listSources } from '../storage/sources.ts';
import type { Context } from './context.ts';
import { listSubscriptions } from './list-subscriptions.ts';
import { listingName } from './listing-name.ts';

/**
 * One of the account's places.
 * @throws AppError not_found, also for another account's; service_unavailable while billing is away
 */
export async function getPlace(
  context: Context,
  caller: Pick<Caller, 'requestId'>,
  { accountId, placeId }: { accountId: bigint; placeId: string },
): Promise<ShownPlace> {
  const place = await findPlace(context.database.sql, accountId, placeId);
  if (place === null) throw errors.placeNotFound();
  const { placeRef } = place;
  const [sources, subscriptions] = await Promise.all([
    listSources(context.database.sql, [placeRef]),
    listSubscriptions(context, caller, accountId),
  ]);
  return {
    place,
    listingName: listingName(context, sources.get(placeRef)),
    subscription: subscriptions.get(placeRef) ?? null,
  };
}
