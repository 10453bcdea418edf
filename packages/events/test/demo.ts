import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { systemClock } from '@review-reply/clock';
import { createWakeSignal, type WakeSignal } from '@review-reply/jobs';
import { type Database, inTransaction, openDatabase, type Transaction } from '@review-reply/postgres';
import { type AccountChanged, AccountChangedSchema } from '@review-reply/proto/identity/events/v1/events';
import { createLifecycle, type Lifecycle } from '@review-reply/runtime';
import { createLogger } from '@review-reply/telemetry';
import { createTestDatabase, type Stack } from '@review-reply/testing';
import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import {
  type ConsumerOptions,
  createOutbox,
  type EventBus,
  type EventMeta,
  on,
  openKafka,
  startConsumer,
  startRelay,
  topicName,
} from '../src/index.ts';

export const quiet = createLogger({
  service: 'test',
  level: process.env.TEST_LOG_LEVEL === 'debug' ? 'debug' : 'silent',
});

/** A folder of migrations: the package's tables and one for what handlers cause. */
function demoMigrations(): URL {
  const directory = mkdtempSync(join(tmpdir(), 'events-'));
  const tables = fileURLToPath(new URL('../migrations', import.meta.url));
  const effect = 'create table effect (n bigint generated always as identity, key text not null, name text not null);';
  writeFileSync(join(directory, 'packages.json'), JSON.stringify([tables]));
  writeFileSync(join(directory, '0001-demo.sql'), effect);
  return pathToFileURL(directory);
}

export type Handle = (tx: Transaction, message: AccountChanged, meta: EventMeta) => Promise<void>;

/** Writes the event's name down, under its key: what tests look at. */
export const record: Handle = async (tx, { name }, { key }) => {
  await tx.execute(sql`insert into effect (key, name) values (${key}, ${name})`);
};

/** A publisher and a consumer of account changes, with a database and a topic of their own. */
export async function openDemo(stack: Stack, publisher: string, bus: EventBus = busOf(stack)) {
  const created = await createTestDatabase(inject('postgresUrl'), demoMigrations());
  stack.onClose(() => created.drop());
  const open = (applicationName: string): Database => {
    const database = openDatabase({ url: created.url, applicationName, connectionsMax: 5, onError: () => {} });
    stack.onClose(() => database.close());
    return database;
  };
  const database = open('demo');
  const published = createWakeSignal();
  const outbox = createOutbox({ service: publisher, kafkaPrefix: stack.kafkaPrefix, clock: systemClock, published });
  const topic = topicName(stack.kafkaPrefix, publisher);
  const group = `${stack.kafkaPrefix}${publisher}-${randomUUID().slice(0, 8)}`;
  const publishIn = (tx: Transaction, key: string, name: string) =>
    outbox.publish(tx, { schema: AccountChangedSchema, message: { name }, key, subject: `account/${key}` });
  /** A lifecycle that the stack stops; stopping it earlier does no harm. */
  const lifecycle = (exit?: (code: number) => void): Lifecycle => {
    const life = createLifecycle({ name: 'demo', logger: quiet, ...(exit && { exit }) });
    stack.onClose(() => life.stop());
    return life;
  };

  return {
    url: created.url,
    database,
    topic,
    group,
    bus,
    outbox,
    open,
    lifecycle,
    publishIn,
    publish: (key: string, ...names: readonly string[]) =>
      inTransaction(database, async (tx) => {
        for (const name of names) await publishIn(tx, key, name);
      }),
    relay: (life = lifecycle(), options: { database?: Database; published?: WakeSignal } = {}): Lifecycle => {
      startRelay({ database, published, bus, service: publisher, life, ...options });
      return life;
    },
    consume: (handle: Handle, options: Partial<ConsumerOptions> = {}): Lifecycle => {
      const life = options.life ?? lifecycle();
      const handlers = [on(AccountChangedSchema, handle, { publishers: [publisher] })];
      startConsumer({
        database,
        bus,
        group,
        kafkaPrefix: stack.kafkaPrefix,
        from: [publisher],
        handlers,
        life,
        ...options,
      });
      return life;
    },
    /** What handlers did, in the order in which they did it. */
    effects: async (key?: string): Promise<string[]> => {
      const { rows } = await database.sql.execute<{ key: string; name: string }>(
        sql`select key, name from effect order by n`,
      );
      return rows.filter((row) => key === undefined || row.key === key).map((row) => row.name);
    },
    count: async (table: 'outbox' | 'inbox' | 'parked_event'): Promise<number> => {
      const { rows } = await database.sql.execute<{ count: bigint }>(
        sql`select count(*) from ${sql.identifier(table)}`,
      );
      return Number(rows[0]?.count);
    },
  };
}

export type Demo = Awaited<ReturnType<typeof openDemo>>;

export function busOf(stack: Stack): EventBus {
  return openKafka({ brokers: stack.kafkaBrokers, clientId: 'test', logger: quiet });
}

/** Every message of a topic's partitions so far, as the broker counts them. */
export async function countMessages(bus: EventBus, topic: string): Promise<number> {
  const admin = bus.admin();
  await admin.connect();
  try {
    const partitions = await admin.fetchTopicOffsets(topic);
    return partitions.reduce((sum, { high }) => sum + Number(high), 0);
  } finally {
    await admin.disconnect();
  }
}

/** How many messages a group has told to have read. */
export async function committedOffset(bus: EventBus, groupId: string, topic: string): Promise<number> {
  const admin = bus.admin();
  await admin.connect();
  try {
    const [read] = await admin.fetchOffsets({ groupId, topics: [topic] });
    return (read?.partitions ?? []).reduce((sum, { offset }) => sum + Math.max(0, Number(offset)), 0);
  } finally {
    await admin.disconnect();
  }
}

export const names = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, n) => String(from + n));
