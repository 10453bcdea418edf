import { parseKeyring } from '@review-reply/crypto';
import { inTransaction } from '@review-reply/postgres';
import { AccountChangedSchema } from '@review-reply/proto/identity/events/v1/events';
import { eventually, openStack, type Stack } from '@review-reply/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { createErasedAccounts, on } from '../src/index.ts';
import { openDemo, record } from './demo.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await openStack({ publishers: ['erased', 'parked'] });
});
afterAll(() => stack?.close());

const keyOf = (letter: string) => `${letter}:${Buffer.alloc(32, letter).toString('base64')}`;
const ringOf = (...letters: string[]) => parseKeyring(letters.map(keyOf).join(','), 'test');
const erasedId = 734_001_002_003n;

it('knows an erased account without holding its id, also after its key was rotated away', async () => {
  const { database } = await openDemo(stack, 'erased');
  const before = createErasedAccounts(ringOf('a'));
  const after = createErasedAccounts(ringOf('b', 'a'));
  const includes = (erased: typeof before, accountId: bigint) =>
    inTransaction(database, (tx) => erased.includes(tx, accountId));
  expect(await includes(before, erasedId)).toBe(false);
  for (const _ of ['once', 'twice']) await inTransaction(database, (tx) => before.remember(tx, erasedId, []));
  for (const erased of [before, after]) {
    expect(await includes(erased, erasedId)).toBe(true);
    expect(await includes(erased, erasedId + 1n)).toBe(false);
  }
  const three = [erasedId - 1n, erasedId, erasedId + 1n];
  expect(await inTransaction(database, (tx) => after.among(tx, three))).toEqual(new Set([erasedId]));
  const { rows } = await database.sql.execute<{ account_hash: string }>(sql`select * from erased_account`);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(String(erasedId));
});

it('forgets an account once no topic can hold an event of it, also when no other is erased after it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { database, consume } = await openDemo(stack, 'erased');
  const erased = createErasedAccounts(ringOf('a'));
  await inTransaction(database, (tx) => erased.remember(tx, erasedId, []));
  await database.sql.execute(sql`update erased_account set erased_at = now() - interval '8 days 1 second'`);
  await inTransaction(database, (tx) => erased.remember(tx, erasedId + 1n, []));
  const known = () => inTransaction(database, (tx) => erased.among(tx, [erasedId, erasedId + 1n]));
  expect(await known()).toEqual(new Set([erasedId + 1n]));
  const count = async () => (await database.sql.execute(sql`select from erased_account`)).rows.length;
  consume(record);
  expect(await count()).toBe(2);
  vi.advanceTimersByTime(600_000);
  await eventually(async () => expect(await count()).toBe(1));
  expect(await known()).toEqual(new Set([erasedId + 1n]));
});

it('deletes the parked events about an erased account, whatever their key, and no others', async () => {
  const demo = await openDemo(stack, 'parked');
  demo.relay();
  demo.consume(async (tx, message, meta) => {
    if (message.name === 'bad') throw new Error('on purpose');
    await record(tx, message, meta);
  });
  const parked = async () => {
    const { rows } = await demo.database.sql.execute<{ key: string }>(sql`select key from parked_event order by id`);
    return rows.map(({ key }) => key);
  };
  const publish = (key: string, accountId: bigint) =>
    inTransaction(demo.database, (tx) =>
      demo.outbox.publish(tx, { schema: AccountChangedSchema, message: { accountId, name: 'bad' }, key, subject: 's' }),
    );
  await publish('place-1', erasedId);
  await publish('place-2', 5n);
  await eventually(async () => expect((await parked()).sort()).toEqual(['place-1', 'place-2']));
  const erased = createErasedAccounts(ringOf('a'));
  await inTransaction(demo.database, (tx) => erased.remember(tx, erasedId, [on(AccountChangedSchema, record)]));
  expect(await parked()).toEqual(['place-2']);
});
