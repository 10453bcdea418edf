import type { Transaction } from '@review-reply/postgres';
import type { Connection } from '../domain/connection.ts';
import type { Place, PlaceProfile } from '../domain/place.ts';
import { defaultSettings } from '../domain/place-settings.ts';
import { type PlaceSource, statusOf } from '../domain/source.ts';
import { insertPlace, lockPlacesOf, lockPlacesOfConnection, updatePlace } from '../storage/places.ts';
import { listSources, saveSource } from '../storage/sources.ts';
import type { Context } from './context.ts';
import { publishChanges } from './publish-changes.ts';

/**
 * Makes or updates the places that a login was chosen for, and tells of those that changed.
 * @param found `renewed`: the login had lost its grant, so that its other places are told of too
 * @returns the places chosen, in the order of the profiles
 */
export async function storePlaces(
  tx: Transaction,
  context: Context,
  connection: Connection,
  { profiles, renewed }: { profiles: readonly PlaceProfile[]; renewed: boolean },
): Promise<Place[]> {
  const { accountId, connectionId, platform } = connection;
  const placeIds = profiles.map(({ placeId }) => placeId);
  const known = await lockPlacesOf(tx, { accountId, placeIds });
  const sources = await listSources(
    tx,
    known.map(({ placeRef }) => placeRef),
  );
  const chosen: Place[] = [];
  const changed: Place[] = [];
  for (const profile of profiles) {
    const earlier = known.find(({ placeId }) => placeId === profile.placeId);
    const source = sources.get(earlier?.placeRef ?? 0n)?.find((one) => one.source === platform);
    if (earlier !== undefined && !renewed && isAsKnown(earlier, source, profile, connectionId)) {
      chosen.push(earlier);
      continue;
    }
    const place = await storePlace(tx, context, connection, { profile, earlier, source });
    chosen.push(place);
    changed.push(place);
  }
  if (renewed) {
    for (const other of await lockPlacesOfConnection(tx, connectionId))
      if (!placeIds.includes(other.placeId)) changed.push(await updatePlace(tx, other.placeRef, {}));
  }
  await publishChanges(tx, context, changed);
  return chosen;
}

function isAsKnown(
  { active, name, city, category, region, locale }: Place,
  source: PlaceSource | undefined,
  profile: PlaceProfile,
  connectionId: bigint,
): boolean {
  return (
    active &&
    name === profile.name &&
    city === profile.city &&
    category === profile.category &&
    region === (profile.region ?? null) &&
    locale === (profile.locale ?? null) &&
    source?.connectionId === connectionId &&
    source.location === profile.location &&
    source.status === statusOf(profile, source)
  );
}

async function storePlace(
  tx: Transaction,
  { clock }: Context,
  { accountId, connectionId, platform }: Connection,
  { profile, earlier, source }: { profile: PlaceProfile; earlier: Place | undefined; source: PlaceSource | undefined },
): Promise<Place> {
  const { location, verified, ...names } = profile;
  const place =
    earlier === undefined
      ? await insertPlace(tx, { ...names, accountId, settings: defaultSettings, createdAt: clock.now() })
      : await updatePlace(tx, earlier.placeRef, { ...names, active: true });
  const { placeRef } = place;
  const status = statusOf(profile, source);
  await saveSource(tx, { placeRef, source: platform, connectionId, location, status });
  return place;
}
