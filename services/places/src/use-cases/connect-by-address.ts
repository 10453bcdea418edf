import { type Access, type LoginPlatform, PlatformError } from '@review-reply/platforms';
import { inTransaction } from '@review-reply/postgres';
import { type Place, placesPerAccountMax } from '../domain/place.ts';
import { idsOfUrls } from '../domain/place-settings.ts';
import { listPlaces, lockPlacesOf, lockPlacesOfConnection, updatePlace } from '../storage/places.ts';
import { saveSource } from '../storage/sources.ts';
import { asRefusal } from './as-refusal.ts';
import type { Context } from './context.ts';
import { publishChanges } from './publish-changes.ts';
import { choose, notTaken, refuse } from './read-profiles.ts';
import { type LoginToConnect, storeGrant } from './store-grant.ts';

/** Places that are asked for one after the other within one call. */
const placesMax = 100;

export interface PlaceNotReached {
  readonly placeId: string;
  /** `no_address`, or how the platform refused. */
  readonly code: 'no_address' | PlatformError['failure'];
  readonly reason: string | null;
  readonly status: number | null;
}

export interface ConnectedPlaces {
  readonly places: readonly Place[];
  /** Places that were not connected, and why. */
  readonly notReached: readonly PlaceNotReached[];
}

interface Reached {
  readonly place: Place;
  /** What the place's address told when the platform was asked. */
  readonly id: string;
  readonly location: string;
}

/**
 * Connects places that the account has, by their addresses on a platform, through a login of its. Each is read from
 * first; nothing is stored when none can be.
 * @throws AppError validation_failed for places that the account does not have, or too many; grant_refused when the
 *   platform does not take the login; service_unavailable while it is away; account_detached
 */
export async function connectByAddress(
  context: Context,
  platform: LoginPlatform,
  login: LoginToConnect,
  signal: AbortSignal,
): Promise<ConnectedPlaces> {
  const access = await obtainAccess(platform, login, signal);
  const own = await listPlaces(context.database.sql, login.accountId, { limit: placesPerAccountMax, after: null });
  const named = login.placeIds.length > 0;
  const chosen = choose(own, login.placeIds).filter((place) => named || addressOf(place, platform) !== null);
  if (chosen.length > placesMax)
    refuse([{ path: 'place_ids', code: 'too_many', params: { maximum: placesMax, actual: chosen.length } }]);
  const reached: Reached[] = [];
  const notReached: PlaceNotReached[] = [];
  for (const place of chosen) {
    const found = await reach(platform, { place, credentials: login.credentials, access, signal });
    if ('location' in found) reached.push(found);
    else notReached.push(found);
  }
  const places = reached.length === 0 ? [] : await store(context, login, reached);
  return { places, notReached };
}

const addressOf = ({ settings }: Place, { source }: LoginPlatform) =>
  idsOfUrls(settings.platforms).find((one) => one.source === source)?.id ?? null;

async function obtainAccess({ login }: LoginPlatform, { credentials }: LoginToConnect, signal: AbortSignal) {
  try {
    return (await login.obtainAccess({ credentials, signal })).access;
  } catch (error) {
    // Who brings a key brings all that we are to the platform: any refusal is of the login.
    throw asRefusal(error, { ended: notTaken, refused: notTaken });
  }
}

/** @throws PlatformError when the platform can't be asked now */
async function reach(
  platform: LoginPlatform,
  { place, ...call }: { place: Place; credentials: string; access: Access; signal: AbortSignal },
): Promise<Reached | PlaceNotReached> {
  const { placeId } = place;
  const id = addressOf(place, platform);
  if (id === null) return { placeId, code: 'no_address', reason: null, status: null };
  try {
    return { place, id, location: await platform.reach({ id, ...call }) };
  } catch (error) {
    if (!(error instanceof PlatformError) || error.failure === 'retryable') throw error;
    return { placeId, code: error.failure, reason: error.reason, status: error.status };
  }
}

/** A place whose address was changed meanwhile is left as it is. */
async function store(context: Context, login: LoginToConnect, reached: readonly Reached[]): Promise<Place[]> {
  const { accountId, platform } = login;
  const placeIds = reached.map(({ place }) => place.placeId);
  return inTransaction(context.database, async (tx) => {
    const { connection, renewed } = await storeGrant(tx, context, login);
    const { connectionId } = connection;
    const connected: Place[] = [];
    for (const place of await lockPlacesOf(tx, { accountId, placeIds })) {
      const found = reached.find((one) => one.place.placeId === place.placeId);
      const now = idsOfUrls(place.settings.platforms).find(({ source }) => source === platform)?.id;
      if (found === undefined || found.id !== now) continue;
      const { placeRef } = place;
      await saveSource(tx, { placeRef, source: platform, connectionId, location: found.location, status: 'verified' });
      connected.push(await updatePlace(tx, placeRef, {}));
    }
    const others: Place[] = [];
    if (renewed)
      for (const other of await lockPlacesOfConnection(tx, connectionId))
        if (!placeIds.includes(other.placeId)) others.push(await updatePlace(tx, other.placeRef, {}));
    await publishChanges(tx, context, [...connected, ...others]);
    return connected;
  });
}
