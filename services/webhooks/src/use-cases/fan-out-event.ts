import { type EventType, localiseEvent } from '@review-reply/api-schemas';
import { afterCommit, type Transaction } from '@review-reply/postgres';
import { currentTrace, type TraceHeaders } from '@review-reply/telemetry';
import { type ClaimedDelivery, toPublicId } from '../domain/delivery.ts';
import { keptWhileDisabledMs } from '../domain/endpoint.ts';
import type { EventSubject } from '../domain/event-subject.ts';
import { eventBody } from '../events/event-body.ts';
import { eventIdOf } from '../events/event-id.ts';
import { insertEventForPartner } from '../storage/events-for-partners.ts';
import { findReceivers, insertDeliveries, type Receiver } from '../storage/fan-out.ts';
import type { Context } from './context.ts';

export interface EventToDeliver {
  /** Id of the consumed event. */
  readonly causeId: string;
  readonly type: EventType;
  readonly occurredAt: Date;
  /** The account whose event it is: its endpoints hear of it, and its partner's. */
  readonly accountId: bigint;
  /** What it is about, where that is not the account. */
  readonly subject?: EventSubject;
  /** JSON bytes of `data`, as its definition makes them of the message: in no language yet. */
  readonly data: Uint8Array;
}

/** What all deliveries of one account's copy of an event have in common. */
interface Copy extends EventSubject {
  /** UUID without the public prefix. */
  readonly eventId: string;
  readonly type: string;
  readonly body: Buffer;
  readonly now: Date;
  /** Of what happened, which the attempts continue. */
  readonly trace: TraceHeaders;
}

/**
 * Writes one delivery for each matching endpoint of the account and of its partner, in the transaction that records the
 * consumed event as handled. While it is not known who the partner is, the event waits for that beside. An event that
 * nobody wants, and one of an account that was erased, leaves nothing behind.
 */
export async function fanOutEvent(tx: Transaction, context: Context, event: EventToDeliver): Promise<void> {
  const { accountId, type, occurredAt } = event;
  const { subject = { subjectAccountId: accountId, enrollmentId: null } } = event;
  const now = context.clock.now();
  const disabledAfter = new Date(now.getTime() - keptWhileDisabledMs);
  const { receivers, isPartnerKnown } = await findReceivers(tx, { accountId, type, disabledAfter });
  const eventId = eventIdOf(event.causeId, type, occurredAt);
  const envelope = { id: toPublicId(eventId), type, createdAt: occurredAt, accountId };
  for (const [, endpoints] of Map.groupBy(receivers, (receiver) => receiver.isPartner)) {
    const [first] = endpoints;
    if (first === undefined) continue;
    const partnerOnly = first.isPartner ? { externalRef: first.externalRef } : {};
    const body = eventBody({ ...envelope, ...partnerOnly }, localiseEvent(type, event.data, first.locale));
    await writeDeliveries(tx, context, { eventId, type, ...subject, body, now, trace: currentTrace() }, endpoints);
  }
  if (isPartnerKnown || (await context.erased.includes(tx, accountId))) return;
  await insertEventForPartner(tx, {
    ...event,
    eventId,
    traceparent: undefined,
    tracestate: undefined,
    ...currentTrace(),
  });
  afterCommit(tx, context.partnerUnknown.wake);
}

/** Writes a copy for one account's endpoints; as many as there are places for are sent as soon as it has committed. */
export async function writeDeliveries(
  tx: Transaction,
  { dispatcher, deliveryDue }: Context,
  { now, trace: { traceparent, tracestate }, ...written }: Copy,
  endpoints: readonly Omit<Receiver, 'locale'>[],
): Promise<Map<bigint, bigint>> {
  const reserved = endpoints.map((endpoint) => ({
    ...endpoint,
    leaseUntil: endpoint.isEnabled ? dispatcher.reserve(tx, endpoint.webhookId) : null,
  }));
  const accountId = endpoints[0]?.accountId ?? 0n;
  const trace = { traceparent, tracestate };
  const copy = { ...written, accountId, ...trace, endpoints: reserved, createdAt: now };
  const ids = await insertDeliveries(tx, copy);
  const taken = reserved.flatMap((endpoint): ClaimedDelivery[] => {
    const deliveryId = ids.get(endpoint.webhookId);
    if (endpoint.leaseUntil === null || deliveryId === undefined) return [];
    return [
      {
        ...endpoint,
        deliveryId,
        eventId: toPublicId(written.eventId),
        type: written.type,
        body: written.body,
        attempts: 0,
        traceparent: traceparent ?? null,
        tracestate: tracestate ?? null,
        leaseUntilMs: endpoint.leaseUntil.getTime(),
      },
    ];
  });
  if (taken.length > 0) dispatcher.handOver(tx, taken);
  if (taken.length < endpoints.length) afterCommit(tx, deliveryDue.wake);
  return ids;
}
