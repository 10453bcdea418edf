import { startPeriodic } from '@review-reply/jobs';
import { type Database, inTransaction } from '@review-reply/postgres';
import type { Lifecycle } from '@review-reply/runtime';
import type { EachBatchPayload } from 'kafkajs';
import { observeConsumer } from './consumer-metrics.ts';
import { type Envelope, toEnvelope } from './envelope.ts';
import { pruneErasedAccounts } from './erased-accounts.ts';
import { handleBatch } from './handle-batch.ts';
import { type EventHandler, handlersOf } from './handler.ts';
import { pruneInbox } from './inbox.ts';
import type { EventBus } from './kafka.ts';
import { createOffsets, type Offsets } from './offsets.ts';
import { createPolled, type Polled } from './polled.ts';
import { refuse } from './refuse.ts';
import { subscribe } from './subscription.ts';
import { publisherOf, topicName } from './topic.ts';

/** Events that are handled in one transaction at most, of one partition or of all that a poll brought. */
const togetherEventsMax = 100;
const offsetsEveryMs = 1_000;
const heartbeatEveryMs = 2_000;
const pruneEveryMs = 600_000;
/** With the waits between them, a good two minutes; meanwhile the process does all its other work. */
const crashesMaxDefault = 9;

export interface ConsumerOptions {
  readonly database: Database;
  readonly bus: EventBus;
  /** Consumer group and name in the inbox: the service's name with the platform's prefix. */
  readonly group: string;
  /** Put before the names of topics. */
  readonly kafkaPrefix: string;
  /** The services whose topics are read. */
  readonly from: readonly string[];
  /**
   * Events of other types are passed over; those of another service's topic than their handlers believe are refused.
   */
  readonly handlers: readonly EventHandler[];
  /** What waits when an event can't be handled: the later events of its key, or nothing but itself. Default key. */
  readonly parkBy?: 'key' | 'event';
  /**
   * Whether events may wait half a second for others: for who wants few of the events of busy topics, each of which is
   * a poll otherwise. Default false.
   */
  readonly inNoHurry?: boolean;
  /** Consumers in a row that KafkaJS may give up until the process ends. Default 9, in two minutes. */
  readonly crashesMax?: number;
  readonly life: Lifecycle;
}

/**
 * Consumes events, each with its effect exactly once: effect and inbox row commit together, offsets follow once a
 * second, at a rebalance and at the stop. An event whose handler keeps failing is parked; a database or service that is
 * away is waited for. Starts in the background, so that a broker that is away does not keep a service from starting.
 * A consumer that KafkaJS gave up on is followed by a new one, after longer and longer waits; when that does not help,
 * the process ends, to be started again.
 */
export function startConsumer(options: ConsumerOptions): void {
  const { group, kafkaPrefix, from, life, database, crashesMax = crashesMaxDefault } = options;
  const { bus, inNoHurry = false } = options;
  const known = new Set(options.handlers.map((handler) => handler.type));
  startPeriodic({
    name: 'prune-inbox',
    everyMs: pruneEveryMs,
    life,
    work: () =>
      inTransaction(database, async (tx) => {
        await pruneErasedAccounts(tx);
        await pruneInbox(tx, group);
      }),
  });
  observeConsumer(options);
  subscribe({
    name: 'consumer',
    open: () => bus.consumer(group, { inNoHurry }),
    topics: from.map((publisher) => topicName(kafkaPrefix, publisher)),
    fromBeginning: true,
    life,
    begin: (consumer, stopping) => {
      const offsets = createOffsets(consumer, options);
      const polled = createPolled(options, togetherEventsMax);
      const commitTimer = setInterval(() => void offsets.commit(), offsetsEveryMs);
      return {
        eachBatch: (payload) => consumeBatch(payload, { ...options, known, offsets, polled, stopping }),
        leave: async () => {
          clearInterval(commitTimer);
          await offsets.commit();
        },
      };
    },
    onCrash: (error, crashes) => {
      if (crashes < crashesMax) return true;
      life.fail(new Error('The Kafka consumer crashed for good.', { cause: error }));
      return false;
    },
  });
}

interface Consuming extends ConsumerOptions {
  readonly known: ReadonlySet<string>;
  readonly offsets: Offsets;
  readonly polled: Polled;
  readonly stopping: AbortSignal;
}

async function consumeBatch(payload: EachBatchPayload, consuming: Consuming): Promise<void> {
  const { batch, resolveOffset, heartbeat, isRunning, isStale } = payload;
  const { stopping, offsets } = consuming;
  const goesOn = () => isRunning() && !isStale() && !stopping.aborted;
  // A chunk may take longer than a session lasts. A failing heartbeat shows again at the one that is waited for.
  const alive = setInterval(() => void heartbeat().catch(() => {}), heartbeatEveryMs);
  try {
    for (let from = 0; from < batch.messages.length && goesOn(); from += togetherEventsMax) {
      const messages = batch.messages.slice(from, from + togetherEventsMax);
      const [first, last] = [messages[0], messages.at(-1)];
      if (first === undefined || last === undefined) return;
      const events = messages.flatMap((message) => readEvent(message, batch.topic, consuming));
      const handled =
        (await consuming.polled.handle(events)) ||
        (await handleBatch({ ...consuming, topic: batch.topic, events, heartbeat, goesOn }));
      if (!handled || isStale()) return;
      resolveOffset(last.offset);
      offsets.handled(batch.topic, batch.partition, first.offset, last.offset);
      await heartbeat();
    }
  } finally {
    clearInterval(alive);
  }
}

/** The event when it is one of ours and wanted, else nothing: a foreign message must not stop the topic. */
function readEvent(
  message: EachBatchPayload['batch']['messages'][number],
  topic: string,
  { known, handlers, kafkaPrefix, life }: Consuming,
): Envelope[] {
  const event = toEnvelope(message, publisherOf(kafkaPrefix, topic));
  if (event === null) life.logger.warn({ topic, offset: message.offset }, 'A message that is no event is passed over.');
  if (event === null || !known.has(event.type)) return [];
  if (handlersOf(event, handlers).length > 0) return [event];
  refuse(life.logger, event, 'foreign_topic');
  return [];
}
