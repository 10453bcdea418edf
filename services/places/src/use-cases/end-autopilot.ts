import type { Transaction } from '@review-reply/postgres';
import type { Place } from '../domain/place.ts';
import { changeSettings } from '../domain/place-settings.ts';
import { countPlanEnd, lockPlaceByRef, updatePlace } from '../storage/places.ts';
import type { Context } from './context.ts';
import { publishChanges } from './publish-changes.ts';

/** Switches autopilot off with the plan that it needs; how it is set up is kept. */
export async function endAutopilot(
  tx: Transaction,
  context: Pick<Context, 'outbox'>,
  { accountId, placeRef }: Pick<Place, 'accountId' | 'placeRef'>,
): Promise<void> {
  const place = await lockPlaceByRef(tx, placeRef);
  if (place?.accountId !== accountId) return;
  await countPlanEnd(tx, placeRef);
  if (!place.settings.autopilot.enabled) return;
  const settings = changeSettings(place.settings, { autopilot: { enabled: false } });
  await publishChanges(tx, context, [await updatePlace(tx, placeRef, { settings })]);
}
