import { create, type DescMessage, type MessageInitShape, toBinary } from '@bufbuild/protobuf';
import type { Clock } from '@review-reply/clock';
import { afterCommit, type Transaction } from '@review-reply/postgres';
import { currentTrace } from '@review-reply/telemetry';
import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { topicName } from './topic.ts';

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
  /** Writes the event beside the state it tells of; it is sent once the transaction has committed. */
  publish<D extends DescMessage>(tx: Transaction, event: OutgoingEvent<D>): Promise<void>;
  /** Calls back after every commit that published; the relay's alarm. */
  onPublished(callback: () => void): void;
}

/** The way events leave a service: no event is published in any other. */
export function createOutbox(options: { service: string; kafkaPrefix: string; clock: Clock }): Outbox {
  const { service, kafkaPrefix, clock } = options;
  const topic = topicName(kafkaPrefix, service);
  const listeners: Array<() => void> = [];
  const alarm = () => {
    for (const listener of listeners) listener();
  };
  return {
    publish: async (tx, event) => {
      const occurredAt = event.occurredAt ?? clock.now();
      const payload = toBinary(event.schema, create(event.schema, event.message));
      const { traceparent, tracestate } = currentTrace();
      await tx.execute(sql`
        insert into outbox (event_id, topic, key, type, subject, occurred_at, payload, traceparent, tracestate)
        values (${uuidv7({ msecs: occurredAt.getTime() })}, ${topic}, ${String(event.key)}, ${event.schema.typeName},
          ${event.subject}, ${occurredAt.toISOString()}, ${Buffer.from(payload)}, ${traceparent ?? null}, ${tracestate ?? null})`);
      afterCommit(tx, alarm);
    },
    onPublished: (callback) => {
      listeners.push(callback);
    },
  };
}
