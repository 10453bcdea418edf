import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '@review-reply/postgres';
import { killPoint, type Lifecycle } from '@review-reply/runtime';
import { withoutTrace } from '@review-reply/telemetry';
import type { Producer } from 'kafkajs';
import type pg from 'pg';
import { type OutboxRow, toHeaders } from './envelope.ts';
import type { EventBus } from './kafka.ts';
import type { Outbox } from './outbox.ts';

const batchRowsMax = 200;
/** How often an idle relay looks by itself: for what other replicas committed. */
const pollEveryMs = 100;
const standbyEveryMs = 1_000;
const backoffMaxMs = 2_000;
/** Advisory lock that makes one relay of a database the working one. */
const leaderLock = 7_305_811_203;

export interface RelayOptions {
  readonly database: Database;
  readonly outbox: Outbox;
  readonly bus: EventBus;
  /** The publishing service: the events' CloudEvents source. */
  readonly service: string;
  readonly life: Lifecycle;
}

/**
 * Sends the outbox to Kafka in the order of its rows and deletes what the broker has acknowledged. One replica works at
 * a time, holding an advisory lock on the connection it reads and deletes with: a lost connection is a lost lock. Dying
 * between sending and deleting sends again, which the consumers' inboxes absorb. Rows that other transactions commit
 * late are found all the same, since rows are deleted, never skipped by a cursor.
 */
export function startRelay(options: RelayOptions): void {
  const { outbox, life, bus } = options;
  const stopping = new AbortController();
  const alarm = createAlarm();
  outbox.onPublished(alarm.ring);
  const producer = bus.producer();
  const running = run(options, producer, alarm, stopping.signal);
  life.onStop('relay', async () => {
    stopping.abort();
    alarm.ring();
    await running;
    await producer.disconnect();
  });
}

async function run(options: RelayOptions, producer: Producer, alarm: Alarm, stop: AbortSignal): Promise<void> {
  const { database, life } = options;
  let failures = 0;
  while (!stop.aborted) {
    let client: pg.PoolClient | undefined;
    try {
      client = await database.pool.connect();
      const { rows } = await client.query<{ leads: boolean }>('select pg_try_advisory_lock($1) as leads', [leaderLock]);
      if (rows[0]?.leads !== true) {
        client.release();
        client = undefined;
        await delay(standbyEveryMs, undefined, { signal: stop }).catch(() => {});
        continue;
      }
      // A relay deletes only what the broker has: losing the deletion in a crash costs a redelivery, nothing more.
      await client.query('set synchronous_commit = off');
      await producer.connect();
      failures = 0;
      await lead(options, client, producer, alarm, stop);
    } catch (error) {
      if (stop.aborted) break;
      failures += 1;
      life.logger.warn({ err: error }, 'The relay was interrupted and starts again.');
      const backoffMs = Math.min(backoffMaxMs, 100 * 2 ** failures);
      await delay(backoffMs, undefined, { signal: stop }).catch(() => {});
    } finally {
      // Destroyed rather than handed back: the lock and the session's setting end with the connection.
      client?.release(true);
    }
  }
}

async function lead(
  { service }: RelayOptions,
  client: pg.PoolClient,
  producer: Producer,
  alarm: Alarm,
  stop: AbortSignal,
): Promise<void> {
  while (!stop.aborted) {
    const { rows } = await client.query<OutboxRow>({
      name: 'relay-read',
      text: `select id, event_id, topic, key, type, subject, occurred_at, payload, traceparent, tracestate
        from outbox order by id limit ${batchRowsMax}`,
    });
    if (rows.length === 0) {
      await alarm.wait(pollEveryMs);
      continue;
    }
    await send(producer, rows, service);
    killPoint('relay.after-send');
    await client.query({
      name: 'relay-delete',
      text: 'delete from outbox where id = any($1::bigint[])',
      values: [rows.map((row) => row.id)],
    });
  }
}

/** Each message carries the trace of the commit that wrote it, not the relay's own. */
async function send(producer: Producer, rows: readonly OutboxRow[], source: string): Promise<void> {
  const byTopic = Map.groupBy(rows, (row) => row.topic);
  const topicMessages = [...byTopic].map(([topic, ofTopic]) => ({
    topic,
    messages: ofTopic.map((row) => ({ key: row.key, value: row.payload, headers: toHeaders(row, source) })),
  }));
  await withoutTrace(() => producer.sendBatch({ acks: -1, topicMessages }));
}

interface Alarm {
  ring(): void;
  wait(ms: number): Promise<void>;
}

/** Wakes the loop at once after a commit; a ring between two waits is kept. */
function createAlarm(): Alarm {
  let rung = false;
  let wake: (() => void) | undefined;
  return {
    ring: () => {
      rung = true;
      wake?.();
    },
    wait: async (ms) => {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      rung = false;
      wake = undefined;
    },
  };
}
