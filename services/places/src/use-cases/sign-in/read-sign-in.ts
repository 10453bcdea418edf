import { open } from '@review-reply/crypto';
import type { Access } from '@review-reply/platforms';
import { killPoint } from '@review-reply/runtime';
import { errors } from '../../domain/errors.ts';
import type { PlaceProfile } from '../../domain/place.ts';
import { knownAccountsMax, type SignIn, signInSealContext } from '../../domain/sign-in.ts';
import { isEndingGrant } from '../../storage/revocations.ts';
import { findSignIn, listAccountsOfUser, saveLocations } from '../../storage/sign-ins.ts';
import type { Context } from '../context.ts';
import { findPlatform } from '../find-platform.ts';
import { profilesOf } from '../read-profiles.ts';
import { askForSignIn } from './ask-for-sign-in.ts';

/** What a sign-in came to. */
export interface ReadSignIn {
  readonly platformUser: string;
  /** Null where the platform tells none. */
  readonly email: string | null;
  /** Whether every permission was given. */
  readonly granted: boolean;
  /** Accounts that the person is connected to already. */
  readonly accountIds: readonly bigint[];
  /** By name. */
  readonly locations: readonly PlaceProfile[];
}

/**
 * A sign-in that was kept, with its locations: from the platform when they were not read yet.
 * @throws AppError sign_in_lost when none was kept, or its grant has ended; service_unavailable
 */
export async function readSignIn(context: Context, signInId: string, signal: AbortSignal): Promise<ReadSignIn> {
  const signIn = await findSignIn(context.database.sql, signInId);
  if (signIn === null) throw errors.signInLost();
  if (signIn.locations !== null || signIn.accountId !== null) return describe(context, signIn, signIn.locations ?? []);
  return readLocations(context, signIn, { obtainAccess: () => accessOf(context, signIn, signal), signal });
}

/**
 * Reads all locations from the platform and keeps them; not while another grant of the person is being ended there,
 * since this one may end with it: read afterwards, it is known to be alive.
 */
export async function readLocations(
  context: Context,
  signIn: SignIn,
  { obtainAccess, signal }: { obtainAccess: () => Promise<Access>; signal: AbortSignal },
): Promise<ReadSignIn> {
  const { database, clock } = context;
  if (await isEndingGrant(database.sql, signIn, clock.realNow())) throw errors.platformUnavailable();
  const { locations: managed } = findPlatform(context, signIn.platform);
  const access = await obtainAccess();
  const locations = profilesOf(
    await askForSignIn(context, signIn.platform, async () => (await managed?.listLocations({ access, signal })) ?? []),
  );
  await saveLocations(database.sql, signIn.signInId, locations);
  killPoint('places.after-sign-in-read');
  return describe(context, signIn, locations);
}

async function describe(
  { database }: Context,
  signIn: SignIn,
  locations: readonly PlaceProfile[],
): Promise<ReadSignIn> {
  const accountIds = await listAccountsOfUser(database.sql, signIn, knownAccountsMax);
  const byName = locations.toSorted((a, b) => a.name.localeCompare(b.name) || a.placeId.localeCompare(b.placeId));
  const { platformUser, email } = signIn;
  return { platformUser, email, granted: true, accountIds, locations: byName };
}

async function accessOf(
  context: Context,
  { signInId, platform, credentialsSealed }: SignIn,
  signal: AbortSignal,
): Promise<Access> {
  if (credentialsSealed === null) throw errors.signInLost();
  const credentials = open(context.dataKeys, signInSealContext(signInId), credentialsSealed).toString();
  const { login } = findPlatform(context, platform);
  return (await askForSignIn(context, platform, () => login.obtainAccess({ credentials, signal }))).access;
}
