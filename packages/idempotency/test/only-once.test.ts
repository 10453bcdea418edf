import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { systemClock } from '@review-reply/clock';
import { parseKeyring, sha256 } from '@review-reply/crypto';
import { AppError } from '@review-reply/errors';
import { type Database, openDatabase, type Transaction } from '@review-reply/postgres';
import { createTestDatabase, type TestDatabase } from '@review-reply/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { findStored, type IdempotencyKey, type KeyedCall, onlyOnce } from '../src/index.ts';

const dataKeys = parseKeyring(`k1:${Buffer.alloc(32, 7).toString('base64')}`, 'test');
let created: TestDatabase;
let database: Database;
let context: Parameters<typeof onlyOnce>[0];

beforeAll(async () => {
  const directory = mkdtempSync(join(tmpdir(), 'once-'));
  const tables = fileURLToPath(new URL('../migrations', import.meta.url));
  writeFileSync(join(directory, 'packages.json'), JSON.stringify([tables]));
  writeFileSync(join(directory, '0001-effect.sql'), 'create table effect (name text not null);');
  created = await createTestDatabase(inject('postgresUrl'), pathToFileURL(directory));
  database = openDatabase({ url: created.url, applicationName: 'test', connectionsMax: 10, onError: () => {} });
  context = { database, clock: systemClock, dataKeys };
});
afterAll(async () => {
  await database?.close();
  await created?.drop();
});

const newKey = (body = 'body'): IdempotencyKey => ({ key: randomUUID(), fingerprint: sha256(body) });
const callOf = (idempotency: IdempotencyKey | null): KeyedCall<string> => ({
  accountId: 1n,
  operation: 'create_demo',
  idempotency,
  encode: (answer) => Buffer.from(answer),
  decode: (bytes) => Buffer.from(bytes).toString(),
  storedRefusals: ['demo_refused'],
});
const write = (name: string) => async (tx: Transaction) => {
  await tx.execute(sql`insert into effect values (${name})`);
  return `did ${name}`;
};
const effects = async (name: string) =>
  (await database.sql.execute(sql`select 1 from effect where name = ${name}`)).rowCount;

it('does what twenty requests ask for at once one time, and gives each the same answer', async () => {
  const key = newKey();
  const answers = await Promise.all(Array.from({ length: 20 }, () => onlyOnce(context, callOf(key), write(key.key))));
  expect(new Set(answers.map(({ answer }) => answer))).toEqual(new Set([`did ${key.key}`]));
  expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
  expect(await effects(key.key)).toBe(1);
});

it('simply does it when no key came', async () => {
  const name = randomUUID();
  for (let nth = 0; nth < 2; nth++)
    expect(await onlyOnce(context, callOf(null), write(name))).toEqual({ answer: `did ${name}`, replayed: false });
  expect(await effects(name)).toBe(2);
});

it('leaves nothing of work that fails, and its key free', async () => {
  const key = newKey();
  const failing = async (tx: Transaction) => {
    await write(key.key)(tx);
    throw new AppError('conflict', 'demo_passing');
  };
  await expect(onlyOnce(context, callOf(key), failing)).rejects.toMatchObject({ code: 'demo_passing' });
  expect(await effects(key.key)).toBe(0);
  expect(await onlyOnce(context, callOf(key), write(key.key))).toMatchObject({ replayed: false });
});

it('finds what a key has stored, for who would ask others first, and nothing while there is none', async () => {
  const key = newKey();
  const find = (idempotency: IdempotencyKey | null) => findStored(context, callOf(idempotency));
  expect([await find(key), await find(null)]).toEqual([null, null]);
  await onlyOnce(context, callOf(key), write(key.key));
  expect(await find(key)).toEqual({ answer: `did ${key.key}`, replayed: true });
  await expect(find({ ...newKey('other'), key: key.key })).rejects.toMatchObject({ code: 'idempotency_key_reused' });
});

it('repeats a refusal that is stored, and says that it is a repetition', async () => {
  const key = newKey();
  const refusing = () => Promise.reject(new AppError('conflict', 'demo_refused', { why: 'été' }));
  const refused = { kind: 'conflict', code: 'demo_refused', details: { why: 'été' } };
  await expect(onlyOnce(context, callOf(key), refusing)).rejects.toMatchObject({ ...refused, replayed: false });
  await expect(onlyOnce(context, callOf(key), write(key.key))).rejects.toMatchObject({ ...refused, replayed: true });
  expect(await effects(key.key)).toBe(0);
});

it('refuses a key that came with another request', async () => {
  const key = newKey();
  await onlyOnce(context, callOf(key), write(key.key));
  const other = callOf({ ...key, fingerprint: sha256('another body') });
  const reused = { code: 'idempotency_key_reused' };
  await expect(onlyOnce(context, other, write(key.key))).rejects.toMatchObject(reused);
  expect(await effects(key.key)).toBe(1);
});
