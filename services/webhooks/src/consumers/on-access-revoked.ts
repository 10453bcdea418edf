import { type EventHandler, on } from '@review-reply/events';
import { AccessRevokedSchema } from '@review-reply/proto/places/events/v1/events';
import { typedData } from '../events/event-body.ts';
import type { Context } from '../use-cases/context.ts';
import { fanOutEvent } from '../use-cases/fan-out-event.ts';

export function onAccessRevoked(context: Context): EventHandler {
  return on(AccessRevokedSchema, (tx, { accountId, platform, placeIds }, { eventId, occurredAt }) => {
    const type = 'account.access_revoked';
    const data = typedData({ type, placeIds, platform });
    return fanOutEvent(tx, context, { causeId: eventId, occurredAt, accountId, type, data });
  });
}
