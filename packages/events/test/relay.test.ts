import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWakeSignal } from '@review-reply/jobs';
import { inTransaction } from '@review-reply/postgres';
import { AccountChangedSchema } from '@review-reply/proto/identity/events/v1/events';
import { eventually, openStack, type Stack } from '@review-reply/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openKafka } from '../src/index.ts';
import { countMessages, type Demo, names, openDemo, quiet, record } from './demo.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await openStack({
    publishers: ['order', 'together', 'dying', 'replicas', 'large', 'undone', 'away', 'looking', 'woken'],
  });
});
afterAll(() => stack?.close());

it('sends what was committed, in the order of each key, and empties the outbox', async () => {
  const demo = await openDemo(stack, 'order');
  demo.consume(record);
  const life = demo.relay();
  for (let n = 0; n < 300; n += 1) await demo.publish(`key-${n % 5}`, String(n));
  for (let key = 0; key < 5; key += 1) {
    const wanted = names(0, 299).filter((name) => Number(name) % 5 === key);
    await eventually(async () => expect(await demo.effects(`key-${key}`)).toEqual(wanted));
  }
  await life.stop();
  expect(await demo.count('outbox')).toBe(0);
});

it('sends what was written in one statement in the order it was given', async () => {
  const demo = await openDemo(stack, 'together');
  const wanted = names(1, 120);
  const events = wanted.map((name) => ({
    schema: AccountChangedSchema,
    message: { name },
    key: 'a',
    subject: 'account/a',
  }));
  await inTransaction(demo.database, (tx) => demo.outbox.publishAll(tx, events));
  demo.relay();
  demo.consume(record);
  await eventually(async () => expect(await demo.effects()).toEqual(wanted));
});

it('sends nothing of a transaction that rolled back', async () => {
  const demo = await openDemo(stack, 'undone');
  demo.relay();
  const failing = inTransaction(demo.database, async (tx) => {
    await demo.publishIn(tx, 'a', 'never');
    throw new Error('on purpose');
  });
  await expect(failing).rejects.toThrow('on purpose');
  await demo.publish('a', 'sent');
  demo.consume(record);
  await eventually(async () => expect(await demo.effects()).toEqual(['sent']));
});

it('sends again what it died on between sending and deleting, and each event has one effect', async () => {
  const demo = await openDemo(stack, 'dying');
  await demo.publish('a', ...names(1, 30));
  const child = spawn(
    process.execPath,
    ['--conditions=@review-reply/source', new URL('fixtures/dying-relay.ts', import.meta.url).pathname],
    {
      env: {
        PATH: process.env.PATH,
        POSTGRES_URL: demo.url,
        KAFKA_BROKER: stack.kafkaBrokers[0],
        KILL_POINT: 'relay.after-send',
      },
      stdio: 'ignore',
    },
  );
  const [, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  expect(signal).toBe('SIGKILL');
  expect(await demo.count('outbox')).toBe(30);
  expect(await countMessages(demo.bus, demo.topic)).toBe(30);

  demo.relay();
  demo.consume(record);
  await eventually(async () => {
    expect(await demo.count('outbox')).toBe(0);
    expect(await countMessages(demo.bus, demo.topic)).toBe(60);
    // A last event shows that the repeated ones have been passed over by then.
    expect(await demo.count('inbox')).toBe(30);
  });
  await demo.publish('a', 'last');
  await eventually(async () => expect((await demo.effects()).at(-1)).toBe('last'));
  expect(await demo.effects()).toEqual([...names(1, 30), 'last']);
});

it('is woken by replicas that do not lead', async () => {
  const demo = await openDemo(stack, 'woken');
  const signal = createWakeSignal();
  let wakes = 0;
  const published = {
    ...signal,
    wake: () => {
      wakes += 1;
      signal.wake();
    },
  };
  const database = demo.open('leader');
  demo.relay(demo.lifecycle(), { database, published });
  await eventually(async () => {
    const { rows } = await demo.database.sql.execute(
      sql`select from pg_locks where locktype = 'advisory' and database = (
        select oid from pg_database where datname = current_database())`,
    );
    expect(rows).toHaveLength(1);
  });
  // The outbox wakes this one.
  demo.relay();
  await demo.publish('a', 'told');
  await eventually(() => expect(wakes).toBeGreaterThan(0));
});

it('has one leader among replicas, keeps the order when its connection is lost, and is taken over', async () => {
  const demo = await openDemo(stack, 'replicas');
  const leaders = async () => {
    const { rows } = await demo.database.sql.execute<{ name: string; pid: number }>(sql`
      select application_name as name, pid from pg_stat_activity join pg_locks using (pid)
      where locktype = 'advisory' and datname = current_database()`);
    return rows;
  };
  const startReplica = (name: string) => {
    const database = demo.open(name);
    // Nobody wakes them: they look by themselves.
    return [name, demo.relay(demo.lifecycle(), { database, published: createWakeSignal() })] as const;
  };
  const replicas = new Map(['replica-a', 'replica-b'].map(startReplica));
  demo.consume(record);
  const leader = await eventually(async () => {
    const found = await leaders();
    expect(found).toHaveLength(1);
    return found[0]?.name ?? '';
  });
  let published = 0;
  const publishSome = async () => {
    for (const name of names(published + 1, published + 40)) await demo.publish('a', name);
    published += 40;
  };
  await publishSome();
  await Promise.all([
    publishSome(),
    eventually(async () => {
      const [found] = await leaders();
      const ended = await demo.database.sql.execute(sql`select pg_terminate_backend(${found?.pid ?? 0}) as ended`);
      expect(ended.rows).toEqual([{ ended: true }]);
    }),
  ]);
  await eventually(async () => expect(await demo.effects()).toEqual(names(1, 80)));
  expect(await leaders()).toHaveLength(1);

  await replicas.get(leader)?.stop();
  await publishSome();
  await eventually(async () => expect(await demo.effects()).toEqual(names(1, 120)));
  expect((await leaders()).map(({ name }) => name)).not.toContain(leader);
});

it('sends many large events, though a broker takes only so much at once, and refuses one that is too large', async () => {
  const demo = await openDemo(stack, 'large');
  const large = names(1, 15).map((name) => name.padEnd(200_000, '.'));
  await demo.publish('a', ...large);
  demo.relay();
  demo.consume(record);
  await eventually(async () => expect(await demo.effects()).toEqual(large));
  await expect(demo.publish('a', 'x'.repeat(300_000))).rejects.toThrow('too large');
});

it('looks at what waits, not at all that the table still holds of what was sent', async () => {
  const demo = await openDemo(stack, 'looking');
  // A session tells what it did a second late. Rows, not looks: one at a table that is still empty costs nothing.
  const looksBeyond = (before: bigint) =>
    eventually(async () => {
      const { rows } = await demo.database.sql.execute<{ whole: bigint; by_index: bigint }>(
        sql`select seq_tup_read as whole, idx_scan as by_index from pg_stat_user_tables where relname = 'outbox'`,
      );
      const [looks = { whole: 0n, by_index: 0n }] = rows;
      expect(looks.by_index).toBeGreaterThan(before);
      return looks;
    });
  demo.relay();
  await demo.publish('a', ...names(1, 50));
  const { by_index: first } = await looksBeyond(0n);
  await demo.publish('a', ...names(51, 100));
  expect((await looksBeyond(first)).whole).toBe(0n);
});

it('ends within seconds though the broker is away, and leaves the database to others', async () => {
  const nowhere = openKafka({ brokers: ['127.0.0.1:1'], clientId: 'test', logger: quiet });
  const demo: Demo = await openDemo(stack, 'away', nowhere);
  await demo.publish('a', 'kept');
  const life = demo.lifecycle();
  demo.consume(record, { life });
  demo.relay(life);
  const { pool } = demo.database;
  await eventually(() => expect(pool.idleCount).toBeLessThan(pool.totalCount));
  const start = performance.now();
  await life.stop();
  expect(performance.now() - start).toBeLessThan(5_000);
  // Statements that were on their way end by themselves.
  await eventually(() => expect(pool.idleCount).toBe(pool.totalCount));
  expect(await demo.count('outbox')).toBe(1);
});
