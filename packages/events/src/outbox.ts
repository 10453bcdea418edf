import { create, type DescMessage, type MessageInitShape, toBinary } from '@bufbuild/protobuf';
import type { Clock } from '@review-reply/clock';
import type { WakeSignal } from '@review-reply/jobs';
import { afterCommit, runInTransaction, type Transaction } from '@review-reply/postgres';
import { currentTrace } from '@review-reply/telemetry';
import { v7 as uuidv7 } from 'uuid';
import { currentActor } from './actor.ts';
import { topicName } from './topic.ts';

/** A batch of the relay must fit the broker's limit of 1 MiB; all but a few events have some thousand bytes. */
const payloadBytesMax = 256 * 1024;

export interface OutgoingEvent<D extends DescMessage = DescMessage> {
  readonly schema: D;
  readonly message: MessageInitShape<D>;
  /** Events of one key keep their order: the account id, or the place's internal id for what reviews publish. */
  readonly key: string | bigint;
  /** What it is about, such as `review/42`. */
  readonly subject: string;
  /** When it happened, in business time. Default: now. */
  readonly occurredAt?: Date;
}

export interface Outbox {
  /**
   * Writes the event beside the state it tells of; it is sent once the transaction has committed.
   * @throws Error when its payload is larger than 256 KiB, which the broker would refuse for ever
   */
  publish<D extends DescMessage>(tx: Transaction, event: OutgoingEvent<D>): Promise<void>;
  /** The same for many in one statement; they are sent in this order. */
  publishAll<D extends DescMessage>(tx: Transaction, events: readonly OutgoingEvent<D>[]): Promise<void>;
}

const publishing = `
  insert into outbox (topic, traceparent, tracestate, auth_type, auth_id, auth_claims, event_id, key, type, subject,
    occurred_at, payload)
  select $1, $2, $3, $4, $5, $6, e.event_id, e.key, e.type, e.subject, e.occurred_at, e.payload
  from unnest($7::uuid[], $8::text[], $9::text[], $10::text[], $11::timestamptz[], $12::bytea[])
    with ordinality as e (event_id, key, type, subject, occurred_at, payload, number)
  order by e.number`;

export interface OutboxOptions {
  /** The publishing service. */
  readonly service: string;
  readonly kafkaPrefix: string;
  readonly clock: Clock;
  /** Woken after every commit that published; the relay's. Without it the relay looks every second. */
  readonly published?: WakeSignal;
}

/** The way events leave a service: no event is published in any other. */
export function createOutbox({ service, kafkaPrefix, clock, published }: OutboxOptions): Outbox {
  const topic = topicName(kafkaPrefix, service);
  const publishAll: Outbox['publishAll'] = async (tx, events) => {
    if (events.length === 0) return;
    const { traceparent, tracestate } = currentTrace();
    const actor = currentActor(service);
    const rows = events.map((event) => ({ event, occurredAt: event.occurredAt ?? clock.now() }));
    const ids = rows.map(({ occurredAt }) => uuidv7({ msecs: occurredAt.getTime() }));
    const payloads = rows.map(({ event }) => toPayload(event));
    await runInTransaction(tx, {
      name: 'outbox-publish',
      text: publishing,
      values: [
        topic,
        traceparent ?? null,
        tracestate ?? null,
        actor.type,
        actor.id,
        actor.claims,
        ids,
        rows.map(({ event }) => String(event.key)),
        rows.map(({ event }) => event.schema.typeName),
        rows.map(({ event }) => event.subject),
        rows.map(({ occurredAt }) => occurredAt.toISOString()),
        payloads,
      ],
    });
    if (published !== undefined) afterCommit(tx, published.wake);
  };
  return {
    publish: (tx, event) => publishAll(tx, [event]),
    publishAll,
  };
}

/** How large an event's payload is: who tells of what may grow leaves out what would not fit. */
export const payloadBytesOf = (event: OutgoingEvent): number => encoded(event).byteLength;

function toPayload(event: OutgoingEvent): Buffer {
  const payload = Buffer.from(encoded(event));
  if (payload.byteLength > payloadBytesMax)
    throw new Error(`An event ${event.schema.typeName} of ${payload.byteLength} bytes is too large.`);
  return payload;
}

const encoded = ({ schema, message }: OutgoingEvent): Uint8Array => toBinary(schema, create(schema, message));
