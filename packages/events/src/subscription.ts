import type { Lifecycle } from '@review-reply/runtime';
import { count } from '@review-reply/telemetry';
import type { Consumer, EachBatchPayload } from 'kafkajs';
import { backoffMs, pause, unlessAborted } from './wait.ts';

const backoffMaxMs = 2_000;
/** Wait after KafkaJS gave up: what it can't read stays until somebody removes it, so each time twice as long. */
const crashBackoffFirstMs = 500;
const crashBackoffMaxMs = 30_000;
/** A consumer that lived this long had recovered: the next crash counts as the first. */
const recoveredAfterMs = 120_000;
/** All that a poll brings, so that they can be handled together. */
const partitionsAtOnceMax = 64;

/** One stay in a consumer group. */
export interface Stay {
  readonly eachBatch: (payload: EachBatchPayload) => Promise<void>;
  /** Last words to the broker, after the last batch and before the group is left. */
  readonly leave: () => Promise<void>;
}

export interface SubscriptionOptions {
  /** For logs. */
  readonly name: string;
  /** A new member of the group, not connected yet. */
  readonly open: () => Consumer;
  readonly topics: readonly string[];
  /** Where a group that never committed an offset starts: with the oldest event, or with those to come. */
  readonly fromBeginning: boolean;
  readonly life: Lifecycle;
  readonly begin: (consumer: Consumer, stopping: AbortSignal) => Stay;
  /** KafkaJS gave up for good on the nth consumer in a row. What it answers: whether to go on with a new one. */
  readonly onCrash: (error: Error, crashes: number) => boolean;
}

/**
 * Stays in a consumer group until the lifecycle stops. It starts in the background, so that a broker that is away keeps
 * no service from starting, and tries until it succeeds. KafkaJS restarts a consumer after failures that it believes in
 * recovering from; after any other, `onCrash` decides.
 */
export function subscribe(options: SubscriptionOptions): void {
  const stopping = new AbortController();
  const ended = stay(options, stopping.signal);
  options.life.onStop(options.name, async () => {
    stopping.abort();
    await ended;
  });
}

async function stay(options: SubscriptionOptions, stopping: AbortSignal): Promise<void> {
  const { open, life, name } = options;
  let failures = 0;
  let crashes = 0;
  while (!stopping.aborted) {
    const openedAtMs = performance.now();
    let waitMs: number;
    const consumer = open();
    const crashed = followCrashes(consumer);
    const running = begin(consumer, options, stopping);
    try {
      await unlessAborted(running.open(), stopping);
      failures = 0;
      const error = await unlessAborted(crashed, stopping);
      crashes = performance.now() - openedAtMs > recoveredAfterMs ? 1 : crashes + 1;
      if (!options.onCrash(error, crashes)) return;
      waitMs = Math.min(crashBackoffMaxMs, crashBackoffFirstMs * 2 ** Math.min(crashes - 1, 16));
      life.logger.error({ err: error, consumer: name, crashes }, 'KafkaJS gave a consumer up; a new one follows.');
    } catch (error) {
      if (stopping.aborted) return;
      failures += 1;
      waitMs = backoffMs(failures, backoffMaxMs);
      life.logger.warn({ err: error, consumer: name }, 'The Kafka consumer could not go on and starts again.');
    } finally {
      if (!stopping.aborted) count('events.consumer.restarts', 1, { consumer: name });
      await running.close();
    }
    await pause(waitMs, stopping);
  }
}

/** Resolves when KafkaJS gives a consumer up: from then on it would do nothing while the process lives on. */
function followCrashes(consumer: Consumer): Promise<Error> {
  return new Promise((resolve) => {
    consumer.on('consumer.crash', ({ payload }) => {
      if (!payload.restart) resolve(payload.error);
    });
  });
}

function begin(consumer: Consumer, options: SubscriptionOptions, stopping: AbortSignal) {
  const { topics, fromBeginning, life, name } = options;
  const stay = options.begin(consumer, stopping);
  const active = new Set<Promise<void>>();
  let running = false;
  let closed = false;
  const eachBatch = (payload: EachBatchPayload): Promise<void> => {
    if (stopping.aborted || closed) return Promise.resolve();
    const work = stay.eachBatch(payload).finally(() => active.delete(work));
    active.add(work);
    return work;
  };
  const disconnect = () =>
    consumer.disconnect().catch((error: unknown) => life.logger.debug({ err: error, consumer: name }, 'Not left.'));
  // A consumer that was joining its group when it was disconnected joins all the same, and would stay for ever.
  consumer.on('consumer.fetch_start', () => {
    if (closed) void disconnect();
  });

  return {
    open: async () => {
      await consumer.connect();
      if (closed) return disconnect();
      await consumer.subscribe({ topics: [...topics], fromBeginning });
      if (closed) return disconnect();
      running = true;
      await consumer.run({
        autoCommit: false,
        eachBatchAutoResolve: false,
        partitionsConsumedConcurrently: partitionsAtOnceMax,
        eachBatch,
      });
    },
    close: async () => {
      // Without the pause the same events would be fetched again and again while the last batches end.
      if (running) pauseAll(consumer, topics);
      await Promise.allSettled(active);
      await stay.leave();
      closed = true;
      await disconnect();
    },
  };
}

function pauseAll(consumer: Consumer, topics: readonly string[]): void {
  try {
    consumer.pause(topics.map((topic) => ({ topic })));
  } catch {
    // Thrown when there is no group yet or any more, and then nothing is fetched either.
  }
}
