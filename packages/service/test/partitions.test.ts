import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseConfig } from '@review-reply/config';
import { on, topicName } from '@review-reply/events';
import { inTransaction } from '@review-reply/postgres';
import { AccountChangedSchema } from '@review-reply/proto/identity/events/v1/events';
import { eventually, openStack, type Stack } from '@review-reply/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Foundation, openFoundation, serviceSettings } from '../src/index.ts';

const keys = Array.from({ length: 12 }, (_, at) => `key-${at}`);
const partitions = 7;
let stack: Stack;
let migrations: URL;

beforeAll(async () => {
  const directory = mkdtempSync(join(tmpdir(), 'partitions-'));
  const tables = fileURLToPath(new URL('../../events/migrations', import.meta.url));
  writeFileSync(join(directory, 'packages.json'), JSON.stringify([tables]));
  const seen = 'create table seen (n bigint generated always as identity, key text not null, name text not null);';
  writeFileSync(join(directory, '0001-demo.sql'), seen);
  migrations = pathToFileURL(directory);
  stack = await openStack({ publishers: ['first'] });
});
afterAll(() => stack?.close());

async function open(service: string, env: Record<string, string>) {
  const life = stack.lifecycle(service);
  const foundation = await openFoundation({ service, migrations }, parseConfig(serviceSettings, env), life);
  return { life, foundation };
}

async function openReader(env: Record<string, string>) {
  const reader = await open('second', env);
  const handler = on(
    AccountChangedSchema,
    async (tx, { name }, { key }) =>
      void (await tx.execute(sql`insert into seen (key, name) values (${key}, ${name})`)),
    { publishers: ['first'] },
  );
  reader.foundation.consume({ from: ['first'], handlers: [handler] });
  return reader;
}

/** An event of each key, a few times. */
async function publish({ database, outbox }: Foundation, names: readonly string[]): Promise<void> {
  for (const name of names)
    await inTransaction(database, async (tx) => {
      for (const key of keys)
        await outbox.publish(tx, { schema: AccountChangedSchema, message: { name }, key, subject: `account/${key}` });
    });
}

async function seenBy({ database }: Foundation): Promise<Map<string, string[]>> {
  const { rows } = await database.sql.execute<{ key: string; name: string }>(
    sql`select key, name from seen order by n`,
  );
  const byKey = Map.groupBy(rows, ({ key }) => key);
  return new Map([...byKey].map(([key, of]) => [key, of.map(({ name }) => name)]));
}

const eachKey = (names: readonly string[]) => new Map(keys.map((key) => [key, names]));

it('keeps the order of keys over a topic that gets more partitions while its relay is off', async () => {
  const [publisherEnv, readerEnv] = [await stack.env({ migrations }), await stack.env({ migrations })];
  const before = await open('first', publisherEnv);
  const reader = await openReader(readerEnv);
  await publish(before.foundation, ['1', '2']);
  const sees = (by: Foundation, names: readonly string[]) =>
    eventually(async () => expect(await seenBy(by)).toEqual(eachKey(names)));
  await sees(reader.foundation, ['1', '2']);
  await before.life.stop();

  const off = await open('first', { ...publisherEnv, EVENTS_RELAY: 'off' });
  await publish(off.foundation, ['3', '4']);
  const admin = off.foundation.bus.admin();
  await admin.connect();
  const topic = topicName(stack.kafkaPrefix, 'first');
  await admin.createPartitions({ topicPartitions: [{ topic, count: partitions }] });
  await eventually(async () => expect(await admin.fetchTopicOffsets(topic)).toHaveLength(partitions));
  await admin.disconnect();
  expect(await seenBy(reader.foundation)).toEqual(eachKey(['1', '2']));
  await Promise.all([off.life.stop(), reader.life.stop()]);

  const again = await openReader(readerEnv);
  const after = await open('first', publisherEnv);
  await publish(after.foundation, ['5', '6']);
  await sees(again.foundation, ['1', '2', '3', '4', '5', '6']);
});
