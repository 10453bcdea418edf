import { createWakeSignal, type WakeSignal } from '@review-reply/jobs';
import type { Database } from '@review-reply/postgres';
import { killPoint, type Lifecycle } from '@review-reply/runtime';
import { count, observe } from '@review-reply/telemetry';
import type { Producer } from 'kafkajs';
import type pg from 'pg';
import { type OutboxRow, toHeaders } from './envelope.ts';
import type { EventBus } from './kafka.ts';
import { backoffMs, pause, unlessAborted } from './wait.ts';

const batchRowsMax = 200;
/**
 * Pause after a batch, so that what is committed meanwhile goes together: a batch costs the broker and every consumer
 * much more than its rows do. What comes after a longer quiet goes at once.
 */
const pauseMs = 10;
/** What a row counts beside its payload: headers, key, framing. */
const rowOverheadBytes = 1024;
/**
 * A row is read while those before it count less, so a batch is at most this and one largest payload (256 KiB): below
 * the 1 MiB that a broker takes at once, whatever the partitions.
 */
const batchBytesMax = 640 * 1024;
/** How often an idle relay looks without being told: for what a replica committed that died before it told. */
const pollEveryMs = 1_000;
/** How often a replica tries to lead. */
const standbyEveryMs = 1_000;
/** Postgres' channel by which the other replicas wake the one that leads. */
const channel = 'outbox';
const backoffMaxMs = 2_000;
/** How long the stop waits for a batch that is being sent; what is not acknowledged then is sent again later. */
const sendAtStopMaxMs = 3_000;
/**
 * A relay deletes only what the broker has: losing the deletion in a crash costs a redelivery, nothing more. It reads
 * by the index, which forgets deleted rows as it is read; the table has them until it is vacuumed, thousands of them.
 */
const sessionSettings = 'set synchronous_commit = off; set enable_seqscan = off; set enable_bitmapscan = off';
/** So many are enough to tell that it does not keep up. */
const rowsCountedMax = 100_000;
/** Advisory lock that makes one relay of a database the working one. */
const leaderLock = 7_305_811_203;

export interface RelayOptions {
  readonly database: Database;
  readonly bus: EventBus;
  /** The publishing service: the events' CloudEvents source. */
  readonly service: string;
  /** The outbox wakes it after a commit, wherever the relay leads. */
  readonly published?: WakeSignal;
  readonly life: Lifecycle;
}

/** What one relay holds for its life. */
interface Relay extends RelayOptions {
  readonly producer: Producer;
  readonly published: WakeSignal;
  /** Aborted at the stop: nothing new is begun. */
  readonly stopping: AbortSignal;
  /** Aborted a little later: what still runs is given up. */
  readonly cutOff: AbortSignal;
}

/**
 * Sends the outbox to Kafka in the order of its rows and deletes what the broker has acknowledged. One replica works at
 * a time, holding an advisory lock on the connection it reads and deletes with: a lost connection is a lost lock. Dying
 * between sending and deleting sends again, which the consumers' inboxes absorb. Rows that other transactions commit
 * late are found all the same, since rows are deleted, never skipped by a cursor.
 */
export function startRelay(options: RelayOptions): void {
  const { database, life, bus, published = createWakeSignal() } = options;
  const stopping = new AbortController();
  const cutOff = new AbortController();
  const producer = bus.producer();
  const running = run({ ...options, producer, published, stopping: stopping.signal, cutOff: cutOff.signal });
  life.onStop('outbox metrics', observeOutbox(database));
  life.onStop('relay', async () => {
    stopping.abort();
    published.wake();
    const timer = setTimeout(() => cutOff.abort(), sendAtStopMaxMs);
    await running;
    clearTimeout(timer);
    await producer.disconnect();
  });
}

/** Asked by every replica, so that all tell the same, whichever of them leads. */
function observeOutbox({ pool }: Database): () => void {
  return observe(['outbox.rows', 'outbox.oldest_age'], async (tell) => {
    const { rows } = await pool.query<{ rows: number; age_s: number }>({
      name: 'outbox-metrics',
      text: `select (select count(*)::int from (select from outbox order by id limit ${rowsCountedMax}) as counted) as rows,
        coalesce((select extract(epoch from now() - written_at) from outbox order by id limit 1), 0)::float8 as age_s`,
    });
    tell('outbox.rows', rows[0]?.rows ?? 0);
    tell('outbox.oldest_age', Math.max(0, rows[0]?.age_s ?? 0));
  });
}

async function run(relay: Relay): Promise<void> {
  const { life, stopping } = relay;
  let failures = 0;
  while (!stopping.aborted) {
    try {
      const led = await lead(relay, () => {
        failures = 0;
      });
      if (!led) await standBy(relay);
    } catch (error) {
      if (stopping.aborted) return;
      failures += 1;
      count('outbox.relay.failures', 1);
      life.logger.warn({ err: error }, 'The relay was interrupted and starts again.');
      await pause(backoffMs(failures, backoffMaxMs), stopping);
    }
  }
}

/** Until it is time to try for the lead again: wakes whoever leads when something was published here. */
async function standBy({ database, published, stopping }: Relay): Promise<void> {
  const untilMs = performance.now() + standbyEveryMs;
  for (let leftMs = standbyEveryMs; leftMs > 0; leftMs = untilMs - performance.now()) {
    if (!(await published.wait(leftMs)) || stopping.aborted) return;
    await database.pool.query(`notify ${channel}`);
    await pause(pauseMs, stopping);
  }
}

/**
 * Takes the lead if it is free, and works until the stop.
 * @returns false when another replica leads
 * @throws what interrupts it; the lead is then free
 */
async function lead(relay: Relay, onReady: () => void): Promise<boolean> {
  const { database, producer, published, stopping } = relay;
  const client = await database.pool.connect();
  let lost: Error | undefined;
  const onLost = (error: Error) => {
    lost = error;
    published.wake();
  };
  client.once('error', onLost);
  client.on('notification', published.wake);
  let leads = false;
  try {
    const { rows } = await client.query<{ leads: boolean }>('select pg_try_advisory_lock($1) as leads', [leaderLock]);
    leads = rows[0]?.leads === true;
    if (!leads) return false;
    await client.query(`${sessionSettings}; listen ${channel}`);
    await unlessAborted(producer.connect(), stopping);
    onReady();
    while (!stopping.aborted) {
      if (lost !== undefined) throw lost;
      const sent = await relayBatch(client, relay);
      if (sent === 0) await published.wait(pollEveryMs);
      else if (sent < batchRowsMax) await pause(pauseMs, stopping);
    }
    return true;
  } finally {
    client.removeListener('error', onLost);
    client.removeListener('notification', published.wake);
    // The lock and the session's settings end with the connection; one that never led goes back to the pool.
    client.release(leads || lost !== undefined);
  }
}

/** @returns how many rows were sent */
async function relayBatch(client: pg.PoolClient, { producer, service, cutOff }: Relay): Promise<number> {
  const { rows } = await client.query<OutboxRow>({
    name: 'relay-read',
    text: `select id, event_id, topic, key, type, subject, occurred_at, payload, traceparent, tracestate,
        auth_type, auth_id, auth_claims
      from (
        select *, sum(octet_length(payload) + ${rowOverheadBytes}) over (order by id) - octet_length(payload) as bytes_before
        from (select * from outbox order by id limit ${batchRowsMax}) as page) as counted
      where bytes_before <= ${batchBytesMax} order by id`,
  });
  if (rows.length === 0) return 0;
  await unlessAborted(send(producer, rows, service), cutOff);
  count('outbox.sent', rows.length);
  killPoint('relay.after-send');
  await client.query({
    name: 'relay-delete',
    text: 'delete from outbox where id = any($1::bigint[])',
    values: [rows.map((row) => row.id)],
  });
  return rows.length;
}

/** Each message carries the trace of the commit that wrote it, not the relay's own. */
async function send(producer: Producer, rows: readonly OutboxRow[], source: string): Promise<void> {
  const byTopic = Map.groupBy(rows, (row) => row.topic);
  const topicMessages = [...byTopic].map(([topic, ofTopic]) => ({
    topic,
    messages: ofTopic.map((row) => ({ key: row.key, value: row.payload, headers: toHeaders(row, source) })),
  }));
  await producer.sendBatch({ acks: -1, topicMessages });
}
