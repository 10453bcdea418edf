import { seal } from '@review-reply/crypto';
import { inTransaction, type Transaction } from '@review-reply/postgres';
import { killPoint } from '@review-reply/runtime';
import { hasLeftSince } from '../domain/attachment.ts';
import { type Connection, refreshTokenSealContext, sourcesOf } from '../domain/connection.ts';
import { errors } from '../domain/errors.ts';
import { type Place, type PlaceProfile, placesPerAccountMax, profileFields } from '../domain/place.ts';
import { defaultSettings } from '../domain/place-settings.ts';
import { placeChanged } from '../events/places-events.ts';
import { findConnectionOfUser, lockAccountConnections, nextConnectionId, saveGrant } from '../storage/connections.ts';
import { findAttachment } from '../storage/leaving.ts';
import { countPlaces, insertPlace, lockPlacesOf, lockPlacesOfConnection, updatePlace } from '../storage/places.ts';
import type { Context } from './context.ts';
import { readGoogleLocations } from './read-google-locations.ts';

export interface GoogleGrant {
  readonly accountId: bigint;
  /** Google's stable id of the login. */
  readonly googleSub: string;
  readonly refreshToken: string;
  /** The places to connect; empty means all that the login manages. */
  readonly placeIds: readonly string[];
}

/**
 * Stores an account's Google login and makes or updates the places chosen, which become active. Doing it again changes
 * nothing but the token. Everything is read from Google before the transaction, so that a failure stores nothing.
 * @returns the places chosen, by their order at Google
 * @throws AppError validation_failed naming every place that the login does not manage; grant_refused when the grant
 *   has ended; service_unavailable while Google is away; account_detached
 */
export async function connectGoogle(context: Context, grant: GoogleGrant, signal: AbortSignal): Promise<Place[]> {
  const profiles = await readGoogleLocations(context, grant, signal);
  killPoint('places.after-read-locations');
  return inTransaction(context.database, (tx) => storeLogin(tx, context, grant, profiles));
}

/**
 * The same within a transaction, with what Google told before it.
 * @param grant `attachedAt`: when the account was attached for this login; without it, the last time that is known
 * @throws AppError validation_failed when the account would hold too many places; account_detached when it left since
 */
export async function storeLogin(
  tx: Transaction,
  context: Context,
  grant: Omit<GoogleGrant, 'placeIds'> & { readonly attachedAt?: Date },
  profiles: readonly PlaceProfile[],
): Promise<Place[]> {
  await lockAccountConnections(tx, grant.accountId);
  const attachment = await findAttachment(tx, grant.accountId);
  const attachedAt = grant.attachedAt ?? attachment.attachedAt;
  if (hasLeftSince(attachedAt, attachment)) throw errors.accountDetached();
  const { connection, renewed } = await storeGrant(tx, context, { ...grant, attachedAt });
  const places = await storePlaces(tx, context, connection, { profiles, renewed });
  if ((await countPlaces(tx, grant.accountId)) > placesPerAccountMax)
    throw errors.invalid({
      fields: [{ path: 'place_ids', code: 'too_many', params: { maximum: placesPerAccountMax } }],
    });
  return places;
}

/** `renewed` when the login had lost its grant: all of its places can be read again, those not chosen as well. */
async function storeGrant(
  tx: Transaction,
  { clock, dataKeys }: Context,
  { accountId, googleSub, refreshToken, attachedAt }: Omit<GoogleGrant, 'placeIds'> & { attachedAt: Date | null },
): Promise<{ connection: Connection; renewed: boolean }> {
  const known = await findConnectionOfUser(tx, accountId, googleSub);
  const connectionId = known?.connectionId ?? (await nextConnectionId(tx));
  const connection = await saveGrant(tx, {
    connectionId,
    accountId,
    platformUser: googleSub,
    refreshTokenSealed: seal(dataKeys, refreshTokenSealContext(connectionId), refreshToken),
    grantVersion: (known?.grantVersion ?? 0n) + 1n,
    grantedAt: clock.now(),
    attachedAt,
  });
  return { connection, renewed: known?.status === 'revoked' };
}

async function storePlaces(
  tx: Transaction,
  context: Context,
  connection: Connection,
  { profiles, renewed }: { profiles: readonly PlaceProfile[]; renewed: boolean },
): Promise<Place[]> {
  const { accountId, connectionId } = connection;
  const placeIds = profiles.map(({ placeId }) => placeId);
  const known = await lockPlacesOf(tx, { accountId, placeIds });
  const publish = (place: Place) => context.outbox.publish(tx, placeChanged(place, sourcesOf(place, connection)));
  const chosen: Place[] = [];
  for (const profile of profiles) {
    const earlier = known.find(({ placeId }) => placeId === profile.placeId);
    const place = await storePlace(tx, { context, connection, profile, earlier, renewed });
    if (place !== earlier) await publish(place);
    chosen.push(place);
  }
  if (renewed) {
    for (const other of await lockPlacesOfConnection(tx, connectionId))
      if (!placeIds.includes(other.placeId)) await publish(await updatePlace(tx, other.placeRef, {}));
  }
  return chosen;
}

/** The place as it was when nothing about it changed. */
async function storePlace(
  tx: Transaction,
  options: {
    context: Context;
    connection: Connection;
    profile: PlaceProfile;
    earlier: Place | undefined;
    renewed: boolean;
  },
): Promise<Place> {
  const { context, connection, profile, earlier, renewed } = options;
  const { accountId, connectionId } = connection;
  if (earlier === undefined) {
    const createdAt = context.clock.now();
    return insertPlace(tx, { ...profile, accountId, connectionId, settings: defaultSettings, createdAt });
  }
  const same =
    !renewed &&
    earlier.active &&
    earlier.connectionId === connectionId &&
    profileFields.every((field) => earlier[field] === profile[field]);
  return same ? earlier : updatePlace(tx, earlier.placeRef, { ...profile, connectionId, active: true });
}
