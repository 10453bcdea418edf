import type { HeldRecord, RecordKinds } from '@review-reply/events';
import type { Transaction } from '@review-reply/postgres';
import type { Place } from '../domain/place.ts';
import { defaultSettings } from '../domain/place-settings.ts';
import { heldRecords } from '../storage/held-records.ts';
import { lockPlaceByRef, putBackPlace, raiseVersion } from '../storage/places.ts';
import type { Context } from './context.ts';
import { publishChanges } from './publish-changes.ts';

/** Places, which reviews and billing hold too, and what this service holds of theirs. */
export function comparedRecords(context: Pick<Context, 'outbox' | 'clock'>): RecordKinds {
  return {
    places: {
      query: heldRecords.places,
      mend: async (tx, record) => {
        const known = await lockPlaceByRef(tx, BigInt(record.id));
        const place = known === null ? await putBack(tx, context, record) : known;
        if (place === null || place.accountId !== record.accountId) return false;
        await publishChanges(tx, context, [await raiseVersion(tx, place.placeRef, record.version)]);
        return true;
      },
    },
    figures: { query: heldRecords.figures },
    attachments: { query: heldRecords.attachments },
  };
}

/**
 * Makes a place again that others know of and this database forgot, under the id that they know it by, so that its
 * reviews and its plan are its own once its account connects it again. Until then nothing reaches it.
 * @returns null when the account has the place under another id by now
 */
function putBack(
  tx: Transaction,
  { clock }: Pick<Context, 'clock'>,
  { id, accountId, state }: HeldRecord,
): Promise<Place | null> {
  const { place_id: placeId, name } = JSON.parse(state) as { place_id: string; name: string };
  const unknown = { city: null, category: null, region: null, locale: null };
  return putBackPlace(tx, {
    ...{ ...unknown, placeRef: BigInt(id), accountId, placeId, name, active: false },
    ...{ settings: defaultSettings, version: 1n, createdAt: clock.now() },
  });
}
