import { isDeepStrictEqual } from 'node:util';
import { inTransaction } from '@review-reply/postgres';
import { hasLeftSince } from '../domain/attachment.ts';
import { errors } from '../domain/errors.ts';
import type { Place } from '../domain/place.ts';
import { findSettingsFaults, type PlaceSettings } from '../domain/place-settings.ts';
import { lockAccountConnections } from '../storage/connections.ts';
import { findAttachment } from '../storage/leaving.ts';
import { lockPlace, updatePlace } from '../storage/places.ts';
import type { Context } from './context.ts';
import { publishChanges } from './publish-changes.ts';

/**
 * Puts settings in the place of a place's own, all of them. Setting what is there already changes nothing.
 * @throws AppError validation_failed naming every fault; not_found, also for another account's place; account_detached
 *   for a place that would become active although its account has left its partner
 */
export async function setPlaceSettings(
  context: Context,
  input: { accountId: bigint; placeId: string; settings: PlaceSettings; active: boolean },
): Promise<Place> {
  const { accountId, placeId, settings, active } = input;
  const fields = findSettingsFaults(settings);
  if (fields.length > 0) throw errors.invalid({ fields });
  return inTransaction(context.database, async (tx) => {
    await lockAccountConnections(tx, accountId);
    const earlier = await lockPlace(tx, accountId, placeId);
    if (earlier === null) throw errors.placeNotFound();
    if (active && !earlier.active) {
      const attachment = await findAttachment(tx, accountId);
      if (hasLeftSince(attachment.attachedAt, attachment)) throw errors.accountDetached();
    }
    if (earlier.active === active && isDeepStrictEqual(earlier.settings, settings)) return earlier;
    const place = await updatePlace(tx, earlier.placeRef, { settings, active });
    await publishChanges(tx, context, [place]);
    return place;
  });
}
