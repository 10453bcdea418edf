import { errors } from '../domain/errors.ts';
import type { Place } from '../domain/place.ts';
import { listPlacesByPublicId } from '../storage/places.ts';
import type { Context } from './context.ts';

/** Accounts that hold one place, as far as they are told apart. */
const placesMax = 100;

/** A place as an operator names it. */
export interface NamedPlace {
  /** The public one. */
  readonly placeId: string;
  /** Needed where several accounts hold it. */
  readonly accountId: bigint | null;
}

/** @throws AppError not_found; validation_failed naming the accounts where several hold the place */
export async function findNamedPlace({ database }: Context, { placeId, accountId }: NamedPlace): Promise<Place> {
  const held = await listPlacesByPublicId(database.sql, placeId, placesMax);
  const chosen = held.filter((one) => accountId === null || one.accountId === accountId);
  const [place] = chosen;
  if (place === undefined) throw errors.notFound();
  if (chosen.length === 1) return place;
  const allowed = chosen.map((one) => String(one.accountId));
  throw errors.invalid({ fields: [{ path: 'account_id', code: 'required', params: { allowed } }] });
}
