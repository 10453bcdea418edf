import { randomUUID } from 'node:crypto';
import { BillingService } from '@review-reply/proto/billing/v1/billing';
import { eventually, freePort, openStack, type Stack, startProcess, withoutKafka } from '@review-reply/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fromReviews, newId, operator } from './start-billing.ts';

const main = new URL('../src/main.ts', import.meta.url);

let stack: Stack;
beforeAll(async () => {
  stack = await openStack({ publishers: ['identity', 'places', 'billing'] });
});
afterAll(() => stack?.close());

it.each([
  ['billing.after-reserve-commit', 1_000n],
  ['billing.after-capture-commit', 0n],
])(
  'charges once when the process dies at %s and the caller tries again',
  async (point, heldAtDeath) => {
    const port = await freePort();
    const more = { REVIEWS_ADDRESS: '127.0.0.1:1', GRPC_PORT: String(port), HEALTH_PORT: '0', LOG_LEVEL: 'error' };
    const env = await stack.env({ migrations: new URL('../migrations', import.meta.url), more });
    const client = stack.client(BillingService, port);
    const accountId = newId();
    const subject = { generationId: randomUUID(), accountId, placeRef: 1n, reviewId: newId() };
    const generate = async () => {
      const hold = await client.reserve(subject, fromReviews);
      await client.capture({ holdId: hold.holdId }, fromReviews);
      return hold;
    };

    const dying = await startProcess(stack, main, { ...env, KILL_POINT: point });
    const grant = { accountId, amountMilliSuns: 3_000n, reason: 'test', idempotencyKey: 'k' };
    await eventually(() => client.grantSuns(grant, operator), { timeoutMs: 20_000 });
    await expect(generate()).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await dying.exited).toEqual([null, 'SIGKILL']);

    const living = await startProcess(stack, main, env);
    const balance = () => client.getAccountBalance({ accountId }, operator);
    const found = await eventually(balance, { timeoutMs: 20_000 });
    expect(found.heldMilliSuns).toBe(heldAtDeath);
    // Each caller has a connection of its own, and finds by itself that the service is back.
    const charged = await eventually(generate, { timeoutMs: 20_000 });
    expect(charged).toMatchObject({ holdId: subject.generationId, charged: true, freeVariantsLeft: 2 });
    expect(await balance()).toMatchObject({ balanceMilliSuns: 2_000n, heldMilliSuns: 0n });
    expect((await client.verifyLedger({}, operator)).violations).toEqual([]);
    expect(await living.end('SIGTERM')).toEqual([0, null]);
  },
  60_000,
);

it('leaves no gap in the numbers when it dies before an invoice is committed, and tells of it once', async () => {
  const more = { REVIEWS_ADDRESS: '127.0.0.1:1', CALENDAR_EVERY_MS: '50', GRPC_PORT: '0', HEALTH_PORT: '0' };
  const migrations = new URL('../migrations', import.meta.url);
  const env = await stack.env({ migrations, more: { ...more, ...withoutKafka } });
  const database = stack.openDatabase(env);
  await database.pool.query(`
    insert into client_month select 1, to_char(now() - interval '40 days', 'YYYY-MM'), 2, 'demo', 1000, 10`);
  await database.pool.query(`select open_partner_month(1, month, 'UTC') from client_month`);
  const dying = await startProcess(stack, main, { ...env, KILL_POINT: 'billing.before-invoice-commit' });
  expect(await dying.exited).toEqual([null, 'SIGKILL']);
  const read = () =>
    database.pool.query('select number, issue_place, (select count(*) from outbox) as told from invoice');
  expect((await read()).rows).toEqual([]);
  await startProcess(stack, main, env);
  await eventually(async () => expect((await read()).rows).toMatchObject([{ issue_place: 1, told: 1n }]), {
    timeoutMs: 20_000,
  });
}, 60_000);

it('erases accounts whole when it dies before that is committed, and answers once', async () => {
  const more = { REVIEWS_ADDRESS: '127.0.0.1:1', GRPC_PORT: '0', HEALTH_PORT: '0' };
  const migrations = new URL('../migrations', import.meta.url);
  const env = await stack.env({ migrations, more: { ...more, ...withoutKafka } });
  const { pool } = stack.openDatabase(env);
  const accounts = [newId(), newId()];
  await pool.query('select open_wallet(account_id) from unnest($1::bigint[]) as account_id', [accounts]);
  await pool.query('insert into account_erasure select unnest($1::bigint[])', [accounts]);
  const read = async () =>
    (
      await pool.query<{ wallets: bigint; due: bigint; told: bigint }>(
        `select (select count(*) from wallet where account_id = any($1)) as wallets,
          (select count(*) from account_erasure) as due, (select count(*) from outbox) as told`,
        [accounts],
      )
    ).rows;
  const dying = await startProcess(stack, main, { ...env, KILL_POINT: 'billing.before-erasure-commit' });
  expect(await dying.exited).toEqual([null, 'SIGKILL']);
  expect(await read()).toEqual([{ wallets: 2n, due: 2n, told: 0n }]);
  await Promise.all([startProcess(stack, main, env), startProcess(stack, main, env)]);
  await eventually(async () => expect(await read()).toEqual([{ wallets: 0n, due: 0n, told: 2n }]), {
    timeoutMs: 20_000,
  });
}, 60_000);
