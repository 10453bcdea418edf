import type { Transaction } from '@review-reply/postgres';
import { heldUpAfterMs, spreadWithinHour } from '../../domain/autopilot.ts';
import type { Place } from '../../domain/place.ts';
import { countDueBefore, countDueWithinHour } from '../../storage/autopilot-tasks.ts';

/** When a draft of a place, whose row the caller has locked, is published: as soon as may be, and never in a burst. */
export async function choosePublishAt(
  tx: Transaction,
  { placeRef }: Pick<Place, 'placeRef'>,
  earliest: Date,
): Promise<Date> {
  return spreadWithinHour(earliest, await countDueWithinHour(tx, placeRef, earliest));
}

/**
 * Another time for a draft that is due, where it is one of many of its place that a stop or a jump of the clock has
 * held up: together they would be a burst. Null when it may be published.
 */
export async function chooseAnother(
  tx: Transaction,
  { placeRef }: Pick<Place, 'placeRef'>,
  now: Date,
): Promise<Date | null> {
  const heldUp = await countDueBefore(tx, placeRef, new Date(now.getTime() - heldUpAfterMs));
  if (heldUp <= 1) return null;
  return spreadWithinHour(now, 1 + (await countDueWithinHour(tx, placeRef, now)));
}
