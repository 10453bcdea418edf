import { afterCommit, type Transaction } from '@review-reply/postgres';
import { currentTrace } from '@review-reply/telemetry';
import { toPublicId } from '../domain/delivery.ts';
import { keptWhileDisabledMs } from '../domain/endpoint.ts';
import { type EventType, eventBody } from '../events/event-body.ts';
import { eventIdOf } from '../events/event-id.ts';
import { findReceivers, insertDeliveries } from '../storage/fan-out.ts';
import type { Context } from './context.ts';

export interface EventToDeliver {
  /** Id of the consumed event. */
  readonly causeId: string;
  readonly type: EventType;
  readonly occurredAt: Date;
  /** The account that it is about. */
  readonly accountId: bigint;
  /** JSON bytes of `data`. */
  readonly data: Uint8Array;
}

/**
 * Writes one delivery for each matching endpoint of the account and of its partner, in the transaction that records the
 * consumed event as handled. An event that nobody wants leaves nothing behind.
 */
export async function fanOutEvent(tx: Transaction, context: Context, event: EventToDeliver): Promise<void> {
  const { accountId, type, occurredAt } = event;
  const now = context.clock.now();
  const disabledAfter = new Date(now.getTime() - keptWhileDisabledMs);
  const receivers = await findReceivers(tx, { accountId, type, disabledAfter });
  if (receivers.length === 0) return;
  const eventId = eventIdOf(event.causeId, type, occurredAt);
  const envelope = { id: toPublicId(eventId), type, createdAt: occurredAt, accountId };
  const { traceparent, tracestate } = currentTrace();
  for (const receiver of receivers) {
    const partnerOnly = receiver.isPartner ? { externalRef: receiver.externalRef } : {};
    await insertDeliveries(tx, {
      eventId,
      accountId: receiver.accountId,
      type,
      body: eventBody({ ...envelope, ...partnerOnly }, event.data),
      traceparent,
      tracestate,
      webhookIds: receiver.webhookIds,
      createdAt: now,
    });
  }
  afterCommit(tx, context.wakeDispatcher);
}
