import type { Transaction } from '@review-reply/postgres';
import { spreadWithinHour } from '../../domain/autopilot.ts';
import type { Place } from '../../domain/place.ts';
import { countDueWithinHour } from '../../storage/autopilot-tasks.ts';

/** When a draft of a place, whose row the caller has locked, is published: as soon as may be, and never in a burst. */
export async function choosePublishAt(
  tx: Transaction,
  { placeRef }: Pick<Place, 'placeRef'>,
  earliest: Date,
): Promise<Date> {
  return spreadWithinHour(earliest, await countDueWithinHour(tx, placeRef, earliest));
}
