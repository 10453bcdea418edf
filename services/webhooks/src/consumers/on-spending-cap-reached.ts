import { events } from '@review-reply/api-schemas';
import { type EventHandler, on } from '@review-reply/events';
import { SpendingCapReachedSchema } from '@review-reply/proto/billing/events/v1/events';
import type { Context } from '../use-cases/context.ts';
import { fanOutEvent } from '../use-cases/fan-out-event.ts';

/** Carries the partner's account id and reaches the partner alone: the cap is the partner's. */
export function onSpendingCapReached(context: Context): EventHandler {
  return on(SpendingCapReachedSchema, (tx, message, { eventId, occurredAt }) => {
    const { type, dataOf } = events.limitReached;
    const accountId = message.partnerAccountId;
    return fanOutEvent(tx, context, { causeId: eventId, occurredAt, accountId, type, data: dataOf(message) });
  });
}
