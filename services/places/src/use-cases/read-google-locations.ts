import { type GoogleLocation, PlatformError } from '@review-reply/platforms';
import { googleSubLengthMax, refreshTokenLengthMax } from '../domain/connection.ts';
import { errors } from '../domain/errors.ts';
import type { Fault } from '../domain/fault.ts';
import { type PlaceProfile, placeIdLengthMax, placesPerAccountMax } from '../domain/place.ts';
import type { GoogleGrant } from './connect-google.ts';
import type { Context } from './context.ts';

/**
 * What Google tells of the chosen places. Locations that Google has not made public have no place id and are passed
 * over.
 * @throws AppError as connectGoogle does
 */
export async function readGoogleLocations(
  { oauth, locations }: Pick<Context, 'oauth' | 'locations'>,
  grant: GoogleGrant,
  signal: AbortSignal,
): Promise<PlaceProfile[]> {
  refuse(findGrantFaults(grant));
  try {
    const { accessToken } = await oauth.refreshAccessToken({ refreshToken: grant.refreshToken, signal });
    return chooseProfiles(await locations.listLocations({ accessToken, signal }), grant.placeIds);
  } catch (error) {
    if (error instanceof PlatformError && error.failure === 'grant_revoked') throw errors.grantRefused({}, error);
    throw error;
  }
}

/** Locations that Google has made public, each place once, in Google's order. */
export function profilesOf(found: readonly GoogleLocation[]): PlaceProfile[] {
  const profiles = new Map<string, PlaceProfile>();
  for (const { placeId, name, reviewsName, title, city, category, verified } of found) {
    if (placeId === null || profiles.has(placeId)) continue;
    const google = { googleLocation: name, googleReviewsName: reviewsName, googleVerified: verified };
    profiles.set(placeId, { placeId, name: title, city, category, ...google });
  }
  return [...profiles.values()];
}

function chooseProfiles(found: readonly GoogleLocation[], placeIds: readonly string[]): PlaceProfile[] {
  const profiles = profilesOf(found);
  if (placeIds.length === 0) return profiles;
  const known = new Set(profiles.map(({ placeId }) => placeId));
  const unknown = placeIds.flatMap((actual, index) =>
    known.has(actual) ? [] : [{ path: `place_ids[${index}]`, code: 'invalid_value', params: { actual } }],
  );
  refuse(unknown);
  const chosen = new Set(placeIds);
  return profiles.filter(({ placeId }) => chosen.has(placeId));
}

function findGrantFaults({ accountId, googleSub, refreshToken, placeIds }: GoogleGrant): Fault[] {
  const faults: Fault[] = [];
  if (accountId <= 0n) faults.push({ path: 'account_id', code: 'out_of_range', params: { minimum: 1 } });
  faults.push(...badLength('google_sub', googleSub, googleSubLengthMax));
  faults.push(...badLength('refresh_token', refreshToken, refreshTokenLengthMax));
  if (placeIds.length > placesPerAccountMax)
    faults.push({ path: 'place_ids', code: 'too_many', params: { maximum: placesPerAccountMax } });
  else faults.push(...placeIds.flatMap((id, index) => badLength(`place_ids[${index}]`, id, placeIdLengthMax)));
  return faults;
}

/** The value itself, which may be a secret, stays out of the fault. */
function badLength(path: string, value: string, maximum: number): Fault[] {
  if (value === '') return [{ path, code: 'blank', params: {} }];
  return value.length > maximum ? [{ path, code: 'too_long', params: { maximum, actual: value.length } }] : [];
}

function refuse(faults: readonly Fault[]): void {
  if (faults.length > 0) throw errors.invalid({ fields: faults });
}
