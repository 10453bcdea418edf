import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseConfig } from '@review-reply/config';
import { on } from '@review-reply/events';
import { inTransaction } from '@review-reply/postgres';
import { AccountChangedSchema } from '@review-reply/proto/identity/events/v1/events';
import { type CollectedMetrics, collectMetrics, eventually, openStack, type Stack } from '@review-reply/testing';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Foundation, openFoundation, serviceSettings } from '../src/index.ts';

let stack: Stack;
let metrics: CollectedMetrics;
let migrations: URL;

beforeAll(() => {
  const directory = mkdtempSync(join(tmpdir(), 'service-metrics-'));
  const tables = fileURLToPath(new URL('../../events/migrations', import.meta.url));
  writeFileSync(join(directory, 'packages.json'), JSON.stringify([tables]));
  writeFileSync(join(directory, '0001-demo.sql'), 'create table demo (demo_id bigint primary key);');
  migrations = pathToFileURL(directory);
});
beforeEach(async () => {
  metrics = collectMetrics();
  stack = await openStack({ publishers: ['first'] });
});
afterEach(async () => {
  await stack?.close();
  await metrics?.close();
});

async function open(more: Record<string, string> = {}) {
  const env = await stack.env({ migrations, more });
  const life = stack.lifecycle('first');
  const options = { service: 'first', migrations };
  return { life, foundation: await openFoundation(options, parseConfig(serviceSettings, env), life) };
}

const publish = ({ database, outbox }: Foundation, ...names: string[]) =>
  inTransaction(database, (tx) =>
    outbox.publishAll(
      tx,
      names.map((name) => ({ schema: AccountChangedSchema, message: { name }, key: 'a', subject: 'account/a' })),
    ),
  );

it('tells what lies in the outbox, and that it can not be sent', async () => {
  const { life, foundation } = await open({ KAFKA_BROKERS: '127.0.0.1:1' });
  await publish(foundation, 'one', 'two', 'three');
  expect(await metrics.value('outbox.rows')).toBe(3);
  await foundation.database.pool.query(`update outbox set written_at = now() - interval '90 s' where id = 1`);
  const age = await metrics.value('outbox.oldest_age');
  expect(age).toBeGreaterThanOrEqual(90);
  expect(age).toBeLessThan(600);
  await eventually(async () => expect(await metrics.value('outbox.relay.failures')).toBeGreaterThan(0), {
    timeoutMs: 30_000,
  });
  expect(await metrics.value('outbox.sent')).toBe(0);
  await life.stop();
});

it('tells what was sent, handled and parked, how far behind it is, and how its pool stands', async () => {
  const { foundation } = await open({ POSTGRES_CONNECTIONS_MAX: '7' });
  await publish(foundation, 'good', 'bad', 'behind it');
  await eventually(async () => expect(await metrics.value('outbox.sent')).toBe(3));
  expect(await metrics.value('outbox.rows')).toBe(0);
  expect(await metrics.value('outbox.oldest_age')).toBe(0);
  const handler = on(
    AccountChangedSchema,
    async (_tx, { name }) => {
      if (name === 'bad') throw new RangeError('on purpose');
    },
    { publishers: ['first'] },
  );
  foundation.consume({ from: ['first'], handlers: [handler] });
  const topic = `${stack.kafkaPrefix}first.events.v1`;
  // Asked before the group has committed anything, it is all that the topic holds.
  expect(await metrics.by('events.consumer.lag', 'messaging.destination.name')).toEqual({ [topic]: 3 });
  await eventually(async () => expect(await metrics.value('events.parked')).toBe(2));
  await foundation.database.pool.query(`update parked_event set parked_at = now() - interval '90 s'`);
  expect(await metrics.value('events.parked.oldest_age')).toBeGreaterThanOrEqual(90);
  await eventually(async () => expect(await metrics.value('events.consumer.lag')).toBe(0));
  const handled = await metrics.by('messaging.client.consumed.messages', 'messaging.destination.name');
  // The one that waits behind the parked one passes through a transaction too.
  expect(handled).toEqual({ [topic]: 2 });
  expect(await metrics.by('messaging.process.duration', 'error.type')).toHaveProperty('RangeError');
  expect(await metrics.by('db.client.connection.max', 'db.client.connection.pool.name')).toEqual({ first: 7 });
  const { used = 0, idle = 0 } = await metrics.by('db.client.connection.count', 'db.client.connection.state');
  // The relay that leads keeps one.
  expect(used).toBeGreaterThanOrEqual(1);
  expect(used + idle).toBeLessThanOrEqual(7);
  const days = await metrics.by('rpc.certificate.left', 'certificate');
  expect(days.own).toBeGreaterThan(0);
  expect(days.authority).toBeGreaterThanOrEqual(days.own ?? 0);
});
