import { errors } from '../domain/errors.ts';
import type { Place } from '../domain/place.ts';
import { findPlaceByRef } from '../storage/places.ts';
import type { Context } from './context.ts';

/** What writing a suggestion needs to know. @throws AppError not_found */
export async function getWritingContext({ database }: Context, placeRef: bigint): Promise<Place> {
  const place = await findPlaceByRef(database.sql, placeRef);
  if (place === null) throw errors.placeNotFound();
  return place;
}
