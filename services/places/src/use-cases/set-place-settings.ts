import { errors } from '../domain/errors.ts';
import type { Place } from '../domain/place.ts';
import { findSettingsFaults, type PlaceSettings } from '../domain/place-settings.ts';
import { findPlace } from '../storage/places.ts';
import { changePlace } from './change-place.ts';
import type { Context } from './context.ts';

/**
 * Puts settings in the place of a place's own, all of them.
 * @throws AppError validation_failed naming every fault; otherwise as changePlace does
 */
export async function setPlaceSettings(
  context: Context,
  input: { accountId: bigint; placeId: string; settings: PlaceSettings; active: boolean },
): Promise<Place> {
  const { accountId, placeId, settings, active } = input;
  const known = await findPlace(context.database.sql, accountId, placeId);
  if (known === null) throw errors.placeNotFound();
  const fields = findSettingsFaults(settings, known.region);
  if (fields.length > 0) throw errors.invalid({ fields });
  return changePlace(context, known, { settings, active });
}
