import { AccountChangedSchema } from '@review-reply/proto/identity/events/v1/events';
import { OperationsService } from '@review-reply/proto/operations/v1/operations';
import { createRpcServer, type RpcClient, systemCaller } from '@review-reply/rpc';
import { eventually, openStack, type Stack, testCaller } from '@review-reply/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { on, operationsService } from '../src/index.ts';
import { type Demo, type Handle, openDemo, quiet, record } from './demo.ts';

let stack: Stack;
const operator = { caller: systemCaller('admin') };

beforeAll(async () => {
  stack = await openStack({ publishers: ['keys', 'events', 'skip', 'again', 'meanwhile', 'secrets'] });
});
afterAll(() => stack?.close());

/** A consumer that can't handle what is named in `bad`, and the operator's way to it. */
async function openOperated(publisher: string, options: { parkBy?: 'event'; handle?: Handle } = {}) {
  const { parkBy, handle = record } = options;
  const demo = await openDemo(stack, publisher);
  const bad = new Set<string>();
  const guarded: Handle = async (tx, message, meta) => {
    if (bad.has(message.name)) throw new Error(`can't handle ${message.name}`);
    await handle(tx, message, meta);
  };
  const { database, group } = demo;
  const handlers = [on(AccountChangedSchema, guarded, { publishers: [publisher] })];
  const server = await createRpcServer({
    services: [
      operationsService({
        database,
        group,
        kafkaPrefix: stack.kafkaPrefix,
        handlers,
        countKeyUses: async () => [],
        records: {},
      }),
    ],
    credentials: stack.credentials('test'),
    logger: quiet,
    host: '127.0.0.1',
    port: 0,
  });
  stack.onClose(() => server.stop());
  demo.relay();
  demo.consume(guarded, parkBy === undefined ? {} : { parkBy });
  const client = stack.client(OperationsService, server.port, 'test');
  return { demo, bad, client };
}

const parked = async (client: RpcClient<typeof OperationsService>) =>
  (await client.listParkedEvents({}, operator)).events;
const retry = ({ topic }: Demo, client: RpcClient<typeof OperationsService>, key: string) =>
  client.retryParkedEvents({ topic, key }, operator);

it('parks a bad event with the later ones of its key while other keys go on, and retries them in order', async () => {
  const { demo, bad, client } = await openOperated('keys');
  bad.add('a2');
  await demo.publish('a', 'a1', 'a2', 'a3');
  await demo.publish('b', 'b1', 'b2');
  await eventually(async () => expect(await parked(client)).toHaveLength(2));
  await demo.publish('a', 'a4');
  await demo.publish('b', 'b3');
  await eventually(async () => {
    expect(await parked(client)).toHaveLength(3);
    expect(await demo.effects('b')).toEqual(['b1', 'b2', 'b3']);
  });
  expect(await demo.effects('a')).toEqual(['a1']);
  expect((await parked(client)).map((event) => event.error)).toEqual([
    "Error: can't handle a2",
    'Waits behind an earlier event of its key.',
    'Waits behind an earlier event of its key.',
  ]);

  expect(await retry(demo, client, 'a')).toMatchObject({ handled: 0, error: "Error: can't handle a2" });
  expect(await demo.effects('a')).toEqual(['a1']);
  bad.clear();
  bad.add('a4');
  expect(await retry(demo, client, 'a')).toMatchObject({ handled: 2, error: "Error: can't handle a4" });
  bad.clear();
  expect(await retry(demo, client, 'a')).toMatchObject({ handled: 1, error: '' });
  expect(await demo.effects('a')).toEqual(['a1', 'a2', 'a3', 'a4']);
  expect(await parked(client)).toEqual([]);
  await demo.publish('a', 'a5');
  await eventually(async () => expect((await demo.effects('a')).at(-1)).toBe('a5'));
});

it('lets the later events of a key go on where only the event itself is parked', async () => {
  const { demo, bad, client } = await openOperated('events', { parkBy: 'event' });
  bad.add('a2');
  await demo.publish('a', 'a1', 'a2', 'a3');
  await eventually(async () => expect(await demo.effects()).toEqual(['a1', 'a3']));
  bad.clear();
  expect(await retry(demo, client, 'a')).toMatchObject({ handled: 1, error: '' });
  expect(await demo.effects()).toEqual(['a1', 'a3', 'a2']);
});

it('gives an event up for good when it is skipped: neither a retry nor a redelivery brings it back', async () => {
  const { demo, bad, client } = await openOperated('skip');
  bad.add('a1');
  await demo.publish('a', 'a1', 'a2');
  await eventually(async () => expect(await parked(client)).toHaveLength(2));
  const eventId = (await parked(client))[0]?.eventId ?? '';
  expect(await client.skipParkedEvent({ eventId }, operator)).toMatchObject({ skipped: true });
  expect(await client.skipParkedEvent({ eventId }, operator)).toMatchObject({ skipped: false });
  expect(await client.skipParkedEvent({ eventId: 'no id' }, operator)).toMatchObject({ skipped: false });
  bad.clear();
  expect(await retry(demo, client, 'a')).toMatchObject({ handled: 1 });
  // A new consumer of the group, told to begin anew, as after offsets that were lost.
  await demo.database.sql.execute(sql`
    insert into outbox (event_id, topic, key, type, subject, occurred_at, payload)
    values (${eventId}, ${demo.topic}, 'a', 'reviewreply.identity.events.v1.AccountChanged', '', now(), '')`);
  await demo.publish('a', 'a3');
  await eventually(async () => expect(await demo.effects()).toEqual(['a2', 'a3']));
});

it('leaves nothing behind that arrives while the operator retries its key', async () => {
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  let slow = false;
  const { demo, bad, client } = await openOperated('meanwhile', {
    handle: async (tx, message, meta) => {
      await record(tx, message, meta);
      if (slow && message.name === 'a1') {
        begun.resolve();
        await goOn.promise;
      }
    },
  });
  bad.add('a1');
  await demo.publish('a', 'a1');
  await eventually(async () => expect(await parked(client)).toHaveLength(1));
  bad.clear();
  slow = true;
  const retrying = retry(demo, client, 'a');
  await begun.promise;
  await demo.publish('a', 'a2');
  await eventually(async () => {
    // The new event has arrived: whoever handles it waits for the one that is being retried.
    const { rowCount } = await demo.database.sql.execute(sql`
      select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%parked_event%'`);
    expect(rowCount).toBe(1);
  });
  goOn.resolve();
  expect(await retrying).toMatchObject({ error: '' });
  await eventually(async () => expect(await demo.effects()).toEqual(['a1', 'a2']));
  expect(await parked(client)).toEqual([]);
});

it('shows operators what failed without anything that was stored', async () => {
  const { demo, client } = await openOperated('secrets', {
    handle: async (tx, { name }) => {
      await tx.execute(sql`select ${name}::uuid`);
    },
  });
  await demo.publish('a', 'private-value');
  const [event] = await eventually(async () => {
    const events = await parked(client);
    expect(events).toHaveLength(1);
    return events;
  });
  expect(event?.error).toContain('invalid input syntax for type uuid');
  expect(event?.error).not.toContain('private-value');
});

it('shows and does nothing to holders of API keys', async () => {
  const { demo, client } = await openOperated('again');
  const user = { caller: testCaller(1n) };
  const forbidden = { kind: 'forbidden' };
  await expect(client.listParkedEvents({}, user)).rejects.toMatchObject(forbidden);
  await expect(client.retryParkedEvents({ topic: demo.topic, key: 'a' }, user)).rejects.toMatchObject(forbidden);
  await expect(client.skipParkedEvent({ eventId: '' }, user)).rejects.toMatchObject(forbidden);
});
