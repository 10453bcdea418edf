import type { Transaction } from '@review-reply/postgres';
import type { Place } from '../domain/place.ts';
import { connectedOf } from '../domain/source.ts';
import { placeChanged } from '../events/places-events.ts';
import { listSources } from '../storage/sources.ts';
import type { Context } from './context.ts';

/** Tells of places as they are now, with the sources that can be read and answered. */
export async function publishChanges(
  tx: Transaction,
  { outbox }: Pick<Context, 'outbox'>,
  places: readonly Place[],
): Promise<void> {
  const sources = await listSources(
    tx,
    places.map(({ placeRef }) => placeRef),
  );
  await outbox.publishAll(
    tx,
    places.map((place) => placeChanged(place, connectedOf(sources.get(place.placeRef) ?? []))),
  );
}
