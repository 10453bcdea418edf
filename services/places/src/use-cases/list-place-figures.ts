import type { PlaceStats } from '../domain/place.ts';
import { listStats } from '../storage/places.ts';
import type { Context } from './context.ts';

const placesMax = 1_000;

/** The figures held of places, for whoever counts them to compare; at most a thousand. */
export async function listPlaceFigures({ database }: Context, placeRefs: readonly bigint[]): Promise<PlaceStats[]> {
  return listStats(database.sql, placeRefs.slice(0, placesMax));
}
