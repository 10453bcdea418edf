import { seal } from '@review-reply/crypto';
import type { Source } from '@review-reply/platforms';
import { inTransaction, type Transaction } from '@review-reply/postgres';
import { killPoint } from '@review-reply/runtime';
import { hasLeftSince } from '../domain/attachment.ts';
import { type Connection, credentialsSealContext } from '../domain/connection.ts';
import { errors } from '../domain/errors.ts';
import { type Place, type PlaceProfile, placesPerAccountMax } from '../domain/place.ts';
import { findConnectionOfUser, lockAccountConnections, nextConnectionId, saveGrant } from '../storage/connections.ts';
import { findAttachment } from '../storage/leaving.ts';
import { countPlaces } from '../storage/places.ts';
import type { Context } from './context.ts';
import { findPlatform } from './find-platform.ts';
import { checkLogin, readLocations } from './read-locations.ts';
import { storePlaces } from './store-places.ts';

export interface LoginToConnect {
  readonly accountId: bigint;
  readonly platform: Source;
  /** The platform's stable name of whose login it is. */
  readonly platformUser: string;
  readonly credentials: string;
  /** The places to connect; empty means all that the login manages. */
  readonly placeIds: readonly string[];
}

/**
 * Stores an account's login at a platform and makes or updates the places chosen, which become active. Doing it again
 * changes nothing but the credentials. Everything is read from the platform before the transaction, so that a failure
 * stores nothing.
 * @returns the places chosen, by their order at the platform
 * @throws AppError validation_failed for a platform that does not tell what a login manages, and naming every place
 *   that the login does not manage; grant_refused when the grant has ended; service_unavailable while the platform is
 *   away; account_detached
 */
export async function connectLogin(
  context: Context,
  given: Omit<LoginToConnect, 'platform'> & { readonly platform: string },
  signal: AbortSignal,
): Promise<Place[]> {
  const { source, login: logins } = findPlatform(context, given.platform, ({ locations }) => locations !== null);
  const platformUser = logins.platformUserOf(given.credentials) ?? given.platformUser;
  const login = { ...given, platform: source, platformUser };
  checkLogin(login);
  const profiles = await readLocations(context, login, signal);
  killPoint('places.after-read-locations');
  return inTransaction(context.database, (tx) => storeLogin(tx, context, login, profiles));
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
  await lockAccountConnections(tx, login.accountId);
  const attachment = await findAttachment(tx, login.accountId);
  const attachedAt = login.attachedAt ?? attachment.attachedAt;
  if (hasLeftSince(attachedAt, attachment)) throw errors.accountDetached();
  const { connection, renewed } = await storeGrant(tx, context, { ...login, attachedAt });
  const places = await storePlaces(tx, context, connection, { profiles, renewed });
  if ((await countPlaces(tx, login.accountId)) > placesPerAccountMax)
    throw errors.invalid({
      fields: [{ path: 'place_ids', code: 'too_many', params: { maximum: placesPerAccountMax } }],
    });
  return places;
}

/** `renewed` when the login had lost its grant: all of its places can be read again, those not chosen as well. */
async function storeGrant(
  tx: Transaction,
  { clock, dataKeys }: Context,
  { credentials, ...login }: Omit<LoginToConnect, 'placeIds'> & { attachedAt: Date | null },
): Promise<{ connection: Connection; renewed: boolean }> {
  const known = await findConnectionOfUser(tx, login);
  const connectionId = known?.connectionId ?? (await nextConnectionId(tx));
  const { accountId, platform, platformUser, attachedAt } = login;
  const connection = await saveGrant(tx, {
    ...{ connectionId, accountId, platform, platformUser, attachedAt },
    credentialsSealed: seal(dataKeys, credentialsSealContext(connectionId), credentials),
    grantVersion: (known?.grantVersion ?? 0n) + 1n,
    grantedAt: clock.now(),
  });
  return { connection, renewed: known?.status === 'revoked' };
}
