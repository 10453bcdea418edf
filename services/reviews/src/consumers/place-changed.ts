import { type ErasedAccounts, type EventHandler, onUnlessErased } from '@review-reply/events';
import { isSource } from '@review-reply/platforms/sources';
import { type PlaceChanged, PlaceChangedSchema } from '@review-reply/proto/places/events/v1/events';
import type { AutopilotSettings } from '../domain/autopilot.ts';
import type { Context } from '../use-cases/context.ts';
import { notePlace } from '../use-cases/syncing/note-place.ts';

/**
 * Sources that this version does not know are passed over: it could neither read nor answer them. So are places of an
 * account that was erased meanwhile.
 */
export function placeChanged(context: Context, erased: ErasedAccounts): EventHandler {
  return onUnlessErased(erased, PlaceChangedSchema, async (tx, message, { occurredAt: changedAt }) => {
    const { placeRef, accountId, placeId, name, active, version } = message;
    const sources = message.sources.flatMap(({ source, location }) => (isSource(source) ? [{ source, location }] : []));
    const autopilot = readAutopilot(message.autopilot);
    const place = { placeRef, accountId, placeId, name, active, autopilot, version };
    await notePlace(tx, context, place, { sources, changedAt });
  });
}

/** Places of before it was told have none. */
function readAutopilot(told: PlaceChanged['autopilot']): AutopilotSettings {
  if (told === undefined) return { enabled: false, delayHours: 24, minRating: 5 };
  const { enabled, delayHours, minRating } = told;
  return { enabled, delayHours, minRating };
}
