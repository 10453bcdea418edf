import { type EventType, localiseEvent } from '@review-reply/api-schemas';
import { afterCommit, type Transaction } from '@review-reply/postgres';
import type { TraceHeaders } from '@review-reply/telemetry';
import { type ClaimedDelivery, toPublicId } from '../domain/delivery.ts';
import { waitingSince } from '../domain/endpoint.ts';
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
  /** Of what happened, which the attempts continue. */
  readonly trace: TraceHeaders;
}

/** As it waited for what is known of the partner, whatever its type is then. */
type Happened = Omit<EventToDeliver, 'causeId' | 'type'> & { readonly type: string };

/** What the endpoints of one account are sent, and which they are. */
export interface Copy extends EventSubject {
  /** UUID without the public prefix. */
  readonly eventId: string;
  readonly accountId: bigint;
  readonly type: string;
  readonly body: Buffer;
  readonly trace: TraceHeaders;
  readonly endpoints: ReadonlyArray<Omit<Receiver, 'locale'>>;
}

/**
 * Writes one delivery for each matching endpoint of the events' accounts and of their partners, in the transaction that
 * records the consumed events as handled. While it is not known who the partner is, an event waits for that beside. An
 * event that nobody wants, and one of an account that was erased, leaves nothing behind.
 */
export async function fanOutEvents(
  tx: Transaction,
  context: Context,
  events: readonly EventToDeliver[],
): Promise<void> {
  const found = await findReceivers(tx, events, waitingSince(context.clock.now()));
  const told = events.map((event) => ({
    event,
    ...found(event),
    eventId: eventIdOf(event.causeId, event.type, event.occurredAt),
  }));
  const copies = told.flatMap(({ event, eventId, receivers }) => copiesOf(event, eventId, receivers));
  await writeDeliveries(tx, context, copies);
  await keepForPartners(
    tx,
    context,
    told.filter(({ isPartnerKnown }) => !isPartnerKnown),
  );
}

/** The account's own copy and its partner's, each in its language. */
export function copiesOf(event: Happened, eventId: string, receivers: readonly Receiver[]): Copy[] {
  const { accountId, type, occurredAt, trace } = event;
  const { subject = { subjectAccountId: accountId, enrollmentId: null } } = event;
  const envelope = { id: toPublicId(eventId), type, createdAt: occurredAt, accountId };
  return [...Map.groupBy(receivers, (receiver) => receiver.isPartner).values()].flatMap((endpoints) => {
    const [first] = endpoints;
    if (first === undefined) return [];
    const partnerOnly = first.isPartner ? { externalRef: first.externalRef } : {};
    const body = eventBody({ ...envelope, ...partnerOnly }, localiseEvent(type, event.data, first.locale));
    return [{ eventId, accountId: first.accountId, type, ...subject, body, trace, endpoints }];
  });
}

async function keepForPartners(
  tx: Transaction,
  context: Context,
  told: ReadonlyArray<{ readonly event: EventToDeliver; readonly eventId: string }>,
): Promise<void> {
  if (told.length === 0) return;
  const erased = await context.erased.among(tx, [...new Set(told.map(({ event }) => event.accountId))]);
  const kept = told.filter(({ event }) => !erased.has(event.accountId));
  for (const { event, eventId } of kept)
    await insertEventForPartner(tx, {
      ...event,
      eventId,
      traceparent: event.trace.traceparent,
      tracestate: event.trace.tracestate,
    });
  if (kept.length > 0) afterCommit(tx, context.partnerUnknown.wake);
}

/**
 * Writes copies for the endpoints of an account each; as many as there are places for are sent as soon as it has
 * committed.
 * @returns the deliveries' ids, in the order of the copies and their endpoints
 */
export async function writeDeliveries(
  tx: Transaction,
  { clock, dispatcher, deliveryDue }: Context,
  copies: readonly Copy[],
): Promise<bigint[]> {
  const reserved = copies.map((copy) => ({
    ...copy,
    endpoints: copy.endpoints.map((endpoint) => ({
      ...endpoint,
      leaseUntil: endpoint.isEnabled ? dispatcher.reserve(tx, endpoint.webhookId) : null,
    })),
  }));
  const ids = await insertDeliveries(tx, reserved, clock.now());
  const written = reserved.flatMap(({ endpoints, ...copy }) => endpoints.map((endpoint) => ({ copy, endpoint })));
  const taken = written.flatMap(({ copy, endpoint }, place): ClaimedDelivery[] => {
    const { leaseUntil } = endpoint;
    if (leaseUntil === null) return [];
    const deliveryId = ids[place];
    if (deliveryId === undefined) throw new Error('A delivery was written without an id.');
    const { eventId, type, body, trace } = copy;
    const { traceparent = null, tracestate = null } = trace;
    const sent = { eventId: toPublicId(eventId), type, body, attempts: 0, traceparent, tracestate };
    return [{ ...endpoint, ...sent, deliveryId, leaseUntilMs: leaseUntil.getTime() }];
  });
  if (taken.length > 0) dispatcher.handOver(tx, taken);
  if (taken.length < written.length) afterCommit(tx, deliveryDue.wake);
  return ids;
}
