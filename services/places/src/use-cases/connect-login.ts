import { inTransaction, type Transaction } from '@review-reply/postgres';
import { killPoint } from '@review-reply/runtime';
import { errors } from '../domain/errors.ts';
import { type Place, type PlaceProfile, placesPerAccountMax } from '../domain/place.ts';
import { countPlaces } from '../storage/places.ts';
import { type ConnectedPlaces, connectByAddress } from './connect-by-address.ts';
import type { Context } from './context.ts';
import { findPlatform } from './find-platform.ts';
import { checkCredentials, checkLogin, readProfiles } from './read-profiles.ts';
import { type LoginToConnect, storeGrant } from './store-grant.ts';
import { storePlaces } from './store-places.ts';

/**
 * Stores an account's login at a platform and makes or updates the places chosen, which become active; where the
 * platform does not tell what a login manages, places that the account has are connected by their addresses. Doing it
 * again changes nothing but the credentials. Everything is read from the platform before the transaction, so that a
 * failure stores nothing.
 * @returns the places chosen, by their order at the platform
 * @throws AppError validation_failed naming what the credentials lack, or every place that the login does not manage;
 *   grant_refused when the platform does not take the login; service_unavailable while the platform is away;
 *   account_detached
 */
export async function connectLogin(
  context: Context,
  given: Omit<LoginToConnect, 'platform'> & { readonly platform: string },
  signal: AbortSignal,
): Promise<ConnectedPlaces> {
  const platform = findPlatform(context, given.platform);
  const platformUser = platform.login.platformUserOf(given.credentials) ?? given.platformUser;
  const login = { ...given, platform: platform.source, platformUser };
  checkCredentials(platform, given);
  checkLogin(login);
  if (platform.locations === null) return connectByAddress(context, platform, login, signal);
  const profiles = await readProfiles(context, login, signal);
  killPoint('places.after-read-locations');
  const places = await inTransaction(context.database, (tx) => storeLogin(tx, context, login, profiles));
  return { places, notReached: [] };
}

/**
 * The same within a transaction, with what the platform told before it.
 * @param login `attachedAt`: when the account was attached for this login; without it, the last time that is known
 * @throws AppError validation_failed when the account would hold too many places; account_detached when it left since
 */
export async function storeLogin(
  tx: Transaction,
  context: Context,
  login: Omit<LoginToConnect, 'placeIds'> & { readonly attachedAt?: Date },
  profiles: readonly PlaceProfile[],
): Promise<Place[]> {
  const { connection, renewed } = await storeGrant(tx, context, login);
  const places = await storePlaces(tx, context, connection, { profiles, renewed });
  if ((await countPlaces(tx, login.accountId)) > placesPerAccountMax)
    throw errors.invalid({
      fields: [{ path: 'place_ids', code: 'too_many', params: { maximum: placesPerAccountMax } }],
    });
  return places;
}
