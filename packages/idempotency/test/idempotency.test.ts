import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { fixedClock, systemClock } from '@review-reply/clock';
import { parseKeyring, sha256 } from '@review-reply/crypto';
import { type Database, inTransaction, openDatabase, type Transaction } from '@review-reply/postgres';
import { createTestDatabase, type TestDatabase, testSecrets } from '@review-reply/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { pruneClaims } from '../src/finish.ts';
import {
  type ClaimRequest,
  claimKey,
  endLease,
  finishClaim,
  type Idempotency,
  type Outcome,
  type RunningClaim,
  releaseClaim,
} from '../src/index.ts';

const dayMs = 24 * 3_600_000;
const dataKeys = parseKeyring(testSecrets().DATA_KEYS, 'test');
const real: Idempotency = { clock: systemClock, dataKeys };
const answer = { kind: 'response', bytes: Buffer.from('the secret answer') } as const;
let created: TestDatabase;
let database: Database;

beforeAll(async () => {
  const directory = mkdtempSync(join(tmpdir(), 'idempotency-'));
  const tables = fileURLToPath(new URL('../migrations', import.meta.url));
  writeFileSync(join(directory, 'packages.json'), JSON.stringify([tables]));
  writeFileSync(join(directory, '0001-demo.sql'), 'create table effect (work_id uuid not null);');
  created = await createTestDatabase(inject('postgresUrl'), pathToFileURL(directory));
  database = openDatabase({ url: created.url, applicationName: 'test', connectionsMax: 10, onError: () => {} });
});
afterAll(async () => {
  await database?.close();
  await created?.drop();
});

const request = (key: string, changes: Partial<ClaimRequest> = {}): ClaimRequest => ({
  accountId: 1n,
  operation: 'create_demo',
  key,
  fingerprint: sha256('body'),
  ...changes,
});
const claim = (asked: ClaimRequest, context = real) => inTransaction(database, (tx) => claimKey(tx, context, asked));

async function claimRunning(asked: ClaimRequest, context = real): Promise<RunningClaim> {
  const claimed = await claim(asked, context);
  if (claimed.state !== 'running') throw new Error('The work has ended already.');
  return claimed;
}

/** The end of the work: its effect and its answer in one transaction. */
const finish = (claimed: RunningClaim, context = real, outcome: Outcome = answer) =>
  inTransaction(database, async (tx: Transaction) => {
    await tx.execute(sql`insert into effect values (${claimed.workId})`);
    await finishClaim(tx, context, claimed, outcome);
  });
const effects = async (workId: string) =>
  (await database.sql.execute(sql`select 1 from effect where work_id = ${workId}`)).rowCount;
const inProgress = { kind: 'conflict', code: 'idempotency_in_progress' };

it('lets one of twenty requests at once do the work, tells the others to wait, and gives all the same answer after', async () => {
  const key = randomUUID();
  const all = await Promise.allSettled(Array.from({ length: 20 }, () => claimRunning(request(key))));
  const [won, ...more] = all.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  expect(more).toEqual([]);
  if (won === undefined) throw new Error('Nobody got the key.');
  for (const result of all.filter((each) => each.status === 'rejected')) {
    expect(result.reason).toMatchObject({ ...inProgress, details: { retry_after_s: expect.any(Number) } });
  }
  await finish(won);
  const later = await Promise.all(Array.from({ length: 20 }, () => claim(request(key))));
  for (const each of later) expect(each).toEqual({ state: 'finished', outcome: answer });
  expect(await effects(won.workId)).toBe(1);
});

it('keeps a refusal as it keeps an answer', async () => {
  const asked = request(randomUUID());
  const refusal: Outcome = { kind: 'refusal', error: { kind: 'unprocessable', code: 'demo', details: { why: 'été' } } };
  await finish(await claimRunning(asked), real, refusal);
  expect(await claim(asked)).toEqual({ state: 'finished', outcome: refusal });
});

it('refuses a key that came with another request, before and after its end', async () => {
  const asked = request(randomUUID());
  const other = { ...asked, fingerprint: sha256('another body') };
  const reused = { kind: 'unprocessable', code: 'idempotency_key_reused' };
  const claimed = await claimRunning(asked);
  await expect(claim(other)).rejects.toMatchObject(reused);
  await finish(claimed);
  await expect(claim(other)).rejects.toMatchObject(reused);
});

it('keeps keys of accounts and operations apart', async () => {
  const asked = request(randomUUID());
  const workIds = await Promise.all(
    [asked, { ...asked, accountId: 2n }, { ...asked, operation: 'delete_demo' }].map(
      async (each) => (await claimRunning(each)).workId,
    ),
  );
  expect(new Set(workIds).size).toBe(3);
});

it('hands the same work over when its lease has passed, and rolls back the end of who lost it', async () => {
  const clock = fixedClock(new Date());
  const context = { ...real, clock, leaseMs: 60_000 };
  const asked = request(randomUUID());
  const lost = await claimRunning(asked, context);
  await expect(claim(asked, context)).rejects.toMatchObject({ ...inProgress, details: { retry_after_s: 60 } });
  clock.advance(60_000);
  const taken = await claimRunning(request(asked.key), context);
  expect(taken).toMatchObject({ workId: lost.workId, attempt: 2 });
  await expect(finish(lost)).rejects.toMatchObject(inProgress);
  expect(await effects(lost.workId)).toBe(0);
  // Nor can who lost it free the key.
  await inTransaction(database, (tx) => releaseClaim(tx, lost));
  await finish(taken);
  expect(await effects(taken.workId)).toBe(1);
  await expect(finish(taken)).rejects.toMatchObject(inProgress);
  expect(await effects(taken.workId)).toBe(1);
});

it('hands work over at once to the repetition of a call whose connection broke, and to that alone', async () => {
  const asked = request(randomUUID());
  const lost = await claimRunning(asked);
  await expect(claim(asked)).rejects.toMatchObject(inProgress);
  const taken = await claimRunning({ ...asked, isRepeat: true });
  expect(taken).toMatchObject({ workId: lost.workId, attempt: 2 });
  // Its lease is a new one, and who held the key may live after all.
  await expect(claim(asked)).rejects.toMatchObject(inProgress);
  await expect(finish(lost)).rejects.toMatchObject(inProgress);
  await finish(taken);
  expect(await effects(taken.workId)).toBe(1);
  expect(await claim({ ...asked, isRepeat: true })).toEqual({ state: 'finished', outcome: answer });
});

it('gives work that many ask for after a lease to one of them', async () => {
  const asked = request(randomUUID());
  await claimRunning(asked, { ...real, leaseMs: 0 });
  const all = await Promise.allSettled(Array.from({ length: 10 }, () => claimRunning(asked)));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('is free again after a failure that is not kept', async () => {
  const asked = request(randomUUID());
  const first = await claimRunning(asked);
  await inTransaction(database, (tx) => releaseClaim(tx, first));
  const second = await claimRunning(request(asked.key));
  expect(second.attempt).toBe(1);
  expect(second.workId).not.toBe(first.workId);
  // Who had it before neither frees nor ends what another works on, however late it comes.
  await inTransaction(database, (tx) => releaseClaim(tx, first));
  await inTransaction(database, (tx) => endLease(tx, first));
  await expect(finish(first)).rejects.toMatchObject(inProgress);
  await expect(claim(asked)).rejects.toMatchObject(inProgress);
  await finish(second);
  expect(await claim(asked)).toEqual({ state: 'finished', outcome: answer });
});

it('hands the same work over at once when its attempt came to no end', async () => {
  const asked = request(randomUUID());
  const first = await claimRunning(asked);
  await inTransaction(database, (tx) => endLease(tx, first));
  const second = await claimRunning(request(asked.key));
  expect(second).toMatchObject({ workId: first.workId, attempt: 2 });
  // Nor does who came first end what another works on.
  await inTransaction(database, (tx) => endLease(tx, first));
  await expect(claim(asked)).rejects.toMatchObject(inProgress);
});

it('forgets a key after thirty days of business time, for its next use and for good', async () => {
  const clock = fixedClock(new Date('2000-01-01T00:00:00Z'));
  const context = { clock, dataKeys };
  const [asked, unused] = [request(randomUUID()), request(randomUUID())];
  await finish(await claimRunning(asked, context), context);
  await finish(await claimRunning(unused, context), context);
  clock.advance(30 * dayMs - 1_000);
  expect(await claim(asked, context)).toMatchObject({ state: 'finished' });
  clock.advance(1_000);
  expect(await claimRunning({ ...asked, fingerprint: sha256('new') }, context)).toMatchObject({ attempt: 1 });
  expect(await inTransaction(database, (tx) => pruneClaims(tx, context))).toBe(1);
  expect(await claim({ ...asked, fingerprint: sha256('new') }, context).catch((error) => error)).toMatchObject(
    inProgress,
  );
});

it('stores answers sealed, each for its own key only', async () => {
  const [a, b] = [request(randomUUID()), request(randomUUID())];
  await finish(await claimRunning(a));
  await finish(await claimRunning(b));
  const { rows } = await database.sql.execute<{ outcome: Buffer }>(sql`
    select outcome from idempotency_claim where key = ${a.key}`);
  expect(rows[0]?.outcome.toString('latin1')).not.toContain('secret answer');
  await database.sql.execute(sql`
    update idempotency_claim set outcome = (select outcome from idempotency_claim where key = ${a.key}) where key = ${b.key}`);
  await expect(claim(b)).rejects.toThrow();
});
