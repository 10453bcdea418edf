import { setTimeout as delay } from 'node:timers/promises';
import { type Database, inTransaction } from '@review-reply/postgres';
import type { Lifecycle } from '@review-reply/runtime';
import type { Consumer, EachBatchPayload } from 'kafkajs';
import { type Envelope, toEnvelope } from './envelope.ts';
import { handleBatch } from './handle-batch.ts';
import type { EventHandler } from './handler.ts';
import { pruneInbox } from './inbox.ts';
import type { EventBus } from './kafka.ts';
import { createOffsets, type Offsets } from './offsets.ts';

const chunkEventsMax = 50;
const partitionsAtOnceMax = 3;
const offsetsEveryMs = 1_000;
const pruneEveryMs = 3_600_000;
const connectBackoffMaxMs = 2_000;

export interface ConsumerOptions {
  readonly database: Database;
  readonly bus: EventBus;
  /** Consumer group and name in the inbox: the service's name with the platform's prefix. */
  readonly group: string;
  readonly topics: readonly string[];
  /** Events of other types are passed over. */
  readonly handlers: readonly EventHandler[];
  /** What waits when an event can't be handled: the later events of its key, or nothing but itself. Default key. */
  readonly parkBy?: 'key' | 'event';
  readonly life: Lifecycle;
}

/**
 * Consumes events, each with its effect exactly once: effect and inbox row commit together, offsets follow once a
 * second, at a rebalance and at the stop. An event whose handler keeps failing is parked; a database or service that is
 * away is waited for. Starts in the background, so that a broker that is away does not keep a service from starting.
 * A consumer that KafkaJS gave up on ends the process, to be started again.
 */
export function startConsumer(options: ConsumerOptions): void {
  const { bus, group, life, database } = options;
  const consumer = bus.consumer(group);
  const offsets = createOffsets(consumer, life.logger);
  let stopped = false;
  consumer.on('consumer.crash', ({ payload }) => {
    if (!payload.restart && !stopped)
      life.fail(new Error('The Kafka consumer crashed for good.', { cause: payload.error }));
  });
  const commitTimer = setInterval(() => void offsets.commit(), offsetsEveryMs);
  const pruneTimer = setInterval(() => {
    inTransaction(database, (tx) => pruneInbox(tx, group)).catch((error: unknown) =>
      life.logger.warn({ err: error }, 'The inbox could not be pruned.'),
    );
  }, pruneEveryMs);
  const started = start(consumer, options, offsets, () => stopped);
  life.onStop('consumer', async () => {
    stopped = true;
    clearInterval(commitTimer);
    clearInterval(pruneTimer);
    await started;
    await offsets.commit();
    await consumer.disconnect();
  });
}

async function start(
  consumer: Consumer,
  options: ConsumerOptions,
  offsets: Offsets,
  stopped: () => boolean,
): Promise<void> {
  for (let attempt = 1; !stopped(); attempt++) {
    try {
      await consumer.connect();
      await consumer.subscribe({ topics: [...options.topics], fromBeginning: true });
      await consumer.run({
        autoCommit: false,
        eachBatchAutoResolve: false,
        partitionsConsumedConcurrently: partitionsAtOnceMax,
        eachBatch: (batch) => consumeBatch(batch, options, offsets),
      });
      return;
    } catch (error) {
      options.life.logger.warn({ err: error }, 'The Kafka consumer could not start and tries again.');
      await delay(Math.min(connectBackoffMaxMs, 100 * 2 ** attempt));
    }
  }
}

async function consumeBatch(payload: EachBatchPayload, options: ConsumerOptions, offsets: Offsets): Promise<void> {
  const { batch, resolveOffset, heartbeat, isRunning, isStale } = payload;
  for (let from = 0; from < batch.messages.length; from += chunkEventsMax) {
    if (!isRunning() || isStale()) return;
    const messages = batch.messages.slice(from, from + chunkEventsMax);
    const last = messages.at(-1);
    if (last === undefined) return;
    const known = new Set(options.handlers.map((handler) => handler.type));
    const events = messages
      .map(toEnvelope)
      .filter((event): event is Envelope => event !== null && known.has(event.type));
    if (events.length > 0) {
      await handleBatch({ ...options, topic: batch.topic, events, heartbeat, goesOn: () => isRunning() && !isStale() });
    }
    if (!isRunning() || isStale()) return;
    resolveOffset(last.offset);
    offsets.handled(batch.topic, batch.partition, last.offset);
    await heartbeat();
  }
}
