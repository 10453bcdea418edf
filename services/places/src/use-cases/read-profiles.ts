import type { LoginPlatform, PlatformError, PlatformLocation } from '@review-reply/platforms';
import { credentialsLengthMax, platformUserLengthMax } from '../domain/connection.ts';
import { errors } from '../domain/errors.ts';
import type { Fault } from '../domain/fault.ts';
import { type PlaceProfile, placeIdLengthMax, placesPerAccountMax } from '../domain/place.ts';
import { asRefusal } from './as-refusal.ts';
import type { Context } from './context.ts';
import { findPlatform } from './find-platform.ts';
import type { LoginToConnect } from './store-grant.ts';

/**
 * What a platform tells of the chosen places. Locations that it has not made public have no place id and are passed
 * over.
 * @throws AppError as connectLogin does
 */
export async function readProfiles(
  context: Pick<Context, 'platforms'>,
  { platform, placeIds, credentials }: Pick<LoginToConnect, 'platform' | 'placeIds' | 'credentials'>,
  signal: AbortSignal,
): Promise<PlaceProfile[]> {
  const { login, locations } = findPlatform(context, platform, (one) => one.locations !== null);
  if (locations === null) return [];
  try {
    const { access } = await login.obtainAccess({ credentials, signal });
    return chooseProfiles(await locations.listLocations({ access, signal }), placeIds);
  } catch (error) {
    throw asRefusal(error, { ended: notTaken });
  }
}

/** To the operator who wants to connect a login. */
export const notTaken = (error: PlatformError) => errors.grantRefused({ reason: error.reason }, error);

/** Locations that the platform has made public, each place once, in its order. */
export function profilesOf(found: readonly PlatformLocation[]): PlaceProfile[] {
  const profiles = new Map<string, PlaceProfile>();
  for (const { placeId, title, ...rest } of found) {
    if (placeId === null || profiles.has(placeId)) continue;
    profiles.set(placeId, { placeId, name: title, ...rest });
  }
  return [...profiles.values()];
}

const chooseProfiles = (found: readonly PlatformLocation[], placeIds: readonly string[]) =>
  choose(profilesOf(found), placeIds);

/**
 * Those named, or all when none is.
 * @throws AppError validation_failed naming every place that is not among them
 */
export function choose<T extends Pick<PlaceProfile, 'placeId'>>(
  places: readonly T[],
  placeIds: readonly string[],
): T[] {
  if (placeIds.length === 0) return [...places];
  const known = new Set(places.map(({ placeId }) => placeId));
  const unknown = placeIds.flatMap((actual, index) =>
    known.has(actual) ? [] : [{ path: `place_ids[${index}]`, code: 'invalid_value', params: { actual } }],
  );
  refuse(unknown);
  const chosen = new Set(placeIds);
  return places.filter(({ placeId }) => chosen.has(placeId));
}

/** @throws AppError validation_failed naming what they lack, and nothing that they hold */
export function checkCredentials({ login }: LoginPlatform, { credentials }: Pick<LoginToConnect, 'credentials'>): void {
  const lacking = login.lackingIn(credentials);
  if (lacking.length > 0) refuse([{ path: 'credentials', code: 'required', params: { lacking } }]);
}

/** @throws AppError validation_failed naming every fault */
export function checkLogin({ accountId, platformUser, credentials, placeIds }: LoginToConnect): void {
  const faults: Fault[] = [];
  if (accountId <= 0n) faults.push({ path: 'account_id', code: 'out_of_range', params: { minimum: 1 } });
  faults.push(...badLength('platform_user', platformUser, platformUserLengthMax));
  faults.push(...badLength('credentials', credentials, credentialsLengthMax));
  if (placeIds.length > placesPerAccountMax)
    faults.push({ path: 'place_ids', code: 'too_many', params: { maximum: placesPerAccountMax } });
  else faults.push(...placeIds.flatMap((id, index) => badLength(`place_ids[${index}]`, id, placeIdLengthMax)));
  refuse(faults);
}

/** The value itself, which may be a secret, stays out of the fault. */
function badLength(path: string, value: string, maximum: number): Fault[] {
  if (value === '') return [{ path, code: 'blank', params: {} }];
  return value.length > maximum ? [{ path, code: 'too_long', params: { maximum, actual: value.length } }] : [];
}

/** @throws AppError validation_failed where there is any */
export function refuse(faults: readonly Fault[]): void {
  if (faults.length > 0) throw errors.invalid({ fields: faults });
}
