import { type EventHandler, on } from '@review-reply/events';
import { ListingAlertSchema } from '@review-reply/proto/places/events/v1/events';
import { typedData } from '../events/event-body.ts';
import type { Context } from '../use-cases/context.ts';
import { fanOutEvent } from '../use-cases/fan-out-event.ts';

export function onListingAlert(context: Context): EventHandler {
  return on(ListingAlertSchema, (tx, { accountId, placeId, kind, message, detailsJson }, { eventId, occurredAt }) => {
    const type = 'listing.alert';
    const data = typedData({ type, placeId, kind, message, details: readDetails(detailsJson) });
    return fanOutEvent(tx, context, { causeId: eventId, occurredAt, accountId, type, data });
  });
}

/** @throws Error or SyntaxError when they are no JSON object, so that the event is parked rather than delivered half */
function readDetails(json: Uint8Array): Record<string, unknown> {
  const details: unknown = JSON.parse(Buffer.from(json).toString());
  if (typeof details !== 'object' || details === null || Array.isArray(details))
    throw new Error("The alert's details are no JSON object.");
  return { ...details };
}
