import { randomUUID } from 'node:crypto';
import {
  create,
  type DescMessage,
  fromBinary,
  type MessageInitShape,
  type MessageShape,
  toBinary,
} from '@bufbuild/protobuf';
import type { Database } from '@review-reply/postgres';
import kafkajs from 'kafkajs';
import { eventually } from './eventually.ts';
import type { Stack } from './stack.ts';

const handledWithinMs = 30_000;

export interface PublishOptions {
  /** The service that it comes from. */
  readonly from: string;
  readonly key: bigint;
  /** When it happened; now unless given. */
  readonly at?: Date;
  /** Given to send an event again. */
  readonly eventId?: string;
}

/** Sends an event as another service would, and waits until the service under test has handled or parked it. */
export type PublishEvent = <D extends DescMessage>(
  schema: D,
  message: MessageInitShape<D>,
  options: PublishOptions,
) => Promise<void>;

export interface Events {
  /** The events of one type that came over Kafka, oldest first. */
  <D extends DescMessage>(schema: D): Array<MessageShape<D>>;
  /**
   * Resolves once all has come that was published before: what is not there then was not told.
   * @param database of the service that publishes
   */
  caughtUp(database: Pick<Database, 'pool'>): Promise<void>;
}

/** @param database of the service under test */
export async function openEventPublisher(stack: Stack, { pool }: Pick<Database, 'pool'>): Promise<PublishEvent> {
  const producer = openKafka(stack).producer({
    maxInFlightRequests: 1,
    createPartitioner: kafkajs.Partitioners.DefaultPartitioner,
  });
  await producer.connect();
  stack.onClose(() => producer.disconnect());
  return async (schema, message, { from, key, at = stack.clock.now(), eventId = randomUUID() }) => {
    const headers = {
      ce_specversion: '1.0',
      ce_id: eventId,
      ce_type: schema.typeName,
      ce_source: `/${from}`,
      ce_subject: 'test',
      ce_time: at.toISOString(),
    };
    const value = Buffer.from(toBinary(schema, create(schema, message)));
    await producer.send({ topic: topicOf(stack, from), messages: [{ key: String(key), value, headers }] });
    await eventually(
      async () => {
        const { rowCount } = await pool.query(
          'select from inbox where event_id = $1 union all select from parked_event where event_id = $1',
          [eventId],
        );
        if (rowCount === 0) throw new Error(`Nobody has handled ${schema.typeName} yet.`);
      },
      { timeoutMs: handledWithinMs },
    );
  };
}

/** What a service publishes from now on, and has published. */
export async function collectEvents(stack: Stack, publisher: string): Promise<Events> {
  const received: Array<{ type: string; payload: Buffer }> = [];
  const topic = topicOf(stack, publisher);
  /** By partition. */
  const nextOffsets = new Map<number, bigint>();
  const consumer = openKafka(stack).consumer({ groupId: `${stack.kafkaPrefix}test`, maxWaitTimeInMs: 500 });
  await consumer.connect();
  stack.onClose(() => consumer.disconnect());
  await consumer.subscribe({ topics: [topic], fromBeginning: true });
  await consumer.run({
    eachMessage: async ({ partition, message }) => {
      received.push({ type: String(message.headers?.ce_type), payload: message.value ?? Buffer.alloc(0) });
      nextOffsets.set(partition, BigInt(message.offset) + 1n);
    },
  });
  const admin = openKafka(stack).admin();
  await admin.connect();
  stack.onClose(() => admin.disconnect());
  const events = <D extends DescMessage>(schema: D) =>
    received.filter(({ type }) => type === schema.typeName).map(({ payload }) => fromBinary(schema, payload));
  const caughtUp = async ({ pool }: Pick<Database, 'pool'>) => {
    await eventually(async () => {
      if ((await pool.query('select from outbox limit 1')).rowCount !== 0)
        throw new Error('Events are to be sent yet.');
    });
    const ends = await admin.fetchTopicOffsets(topic);
    await eventually(() => {
      if (ends.some(({ partition, high }) => (nextOffsets.get(partition) ?? 0n) < BigInt(high)))
        throw new Error('Not all events have come yet.');
    });
  };
  return Object.assign(events, { caughtUp });
}

const topicOf = ({ kafkaPrefix }: Stack, publisher: string) => `${kafkaPrefix}${publisher}.events.v1`;

const openKafka = ({ kafkaBrokers }: Stack) =>
  new kafkajs.Kafka({ clientId: 'test', brokers: [...kafkaBrokers], logLevel: kafkajs.logLevel.NOTHING });
