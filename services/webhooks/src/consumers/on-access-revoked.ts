import { events } from '@review-reply/api-schemas';
import { type EventHandler, on } from '@review-reply/events';
import { AccessRevokedSchema } from '@review-reply/proto/places/events/v1/events';
import type { Context } from '../use-cases/context.ts';
import { fanOutEvent } from '../use-cases/fan-out-event.ts';

export function onAccessRevoked(context: Context): EventHandler {
  return on(AccessRevokedSchema, (tx, message, { eventId, occurredAt }) => {
    const { type, dataOf } = events.accessRevoked;
    const { accountId } = message;
    return fanOutEvent(tx, context, { causeId: eventId, occurredAt, accountId, type, data: dataOf(message) });
  });
}
