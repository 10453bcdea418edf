import { open } from '@review-reply/crypto';
import { type GoogleAccess, PlatformError } from '@review-reply/platforms';
import { killPoint } from '@review-reply/runtime';
import { errors } from '../../domain/errors.ts';
import { type GoogleSignIn, knownAccountsMax, signInSealContext } from '../../domain/google-sign-in.ts';
import type { PlaceProfile } from '../../domain/place.ts';
import { findSignIn, listAccountsOfUser, saveLocations } from '../../storage/google-sign-ins.ts';
import type { Context } from '../context.ts';
import { profilesOf } from '../read-google-locations.ts';

/** What a sign-in came to. */
export interface ReadSignIn {
  readonly platformUser: string;
  /** Whether every permission was given. */
  readonly granted: boolean;
  /** Accounts that the person is connected to already. */
  readonly accountIds: readonly bigint[];
  /** By name. */
  readonly locations: readonly PlaceProfile[];
}

/**
 * A sign-in that was kept, with its locations: from Google when they were not read yet.
 * @throws AppError sign_in_lost when none was kept, or its grant has ended; service_unavailable
 */
export async function readSignIn(context: Context, signInId: string, signal: AbortSignal): Promise<ReadSignIn> {
  const signIn = await findSignIn(context.database.sql, signInId);
  if (signIn === null) throw errors.signInLost();
  if (signIn.locations !== null || signIn.accountId !== null) return describe(context, signIn, signIn.locations ?? []);
  return readLocations(context, signIn, { accessToken: await accessTokenOf(context, signIn, signal), signal });
}

/** Reads all locations from Google and keeps them. */
export async function readLocations(context: Context, signIn: GoogleSignIn, access: GoogleAccess): Promise<ReadSignIn> {
  const locations = profilesOf(await asked(() => context.locations.listLocations(access)));
  await saveLocations(context.database.sql, signIn.signInId, locations);
  killPoint('places.after-sign-in-read');
  return describe(context, signIn, locations);
}

async function describe(
  { database }: Context,
  { platformUser }: GoogleSignIn,
  locations: readonly PlaceProfile[],
): Promise<ReadSignIn> {
  const accountIds = await listAccountsOfUser(database.sql, platformUser, knownAccountsMax);
  const byName = locations.toSorted((a, b) => a.name.localeCompare(b.name) || a.placeId.localeCompare(b.placeId));
  return { platformUser, granted: true, accountIds, locations: byName };
}

async function accessTokenOf(context: Context, signIn: GoogleSignIn, signal: AbortSignal): Promise<string> {
  if (signIn.refreshTokenSealed === null) throw errors.signInLost();
  const opened = open(context.dataKeys, signInSealContext(signIn.signInId), signIn.refreshTokenSealed);
  const { accessToken } = await asked(() => context.oauth.refreshAccessToken({ refreshToken: String(opened), signal }));
  return accessToken;
}

async function asked<T>(google: () => Promise<T>): Promise<T> {
  try {
    return await google();
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    const { failure } = error;
    throw failure === 'grant_revoked' ? errors.signInLost({}, error) : errors.platformUnavailable({}, error);
  }
}
