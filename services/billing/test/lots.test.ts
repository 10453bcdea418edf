import { toTimestamp } from '@review-reply/rpc';
import { eventually } from '@review-reply/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId, operator, startBilling, type TestBilling } from './start-billing.ts';

const dayMs = 86_400_000;

let billing: TestBilling;
beforeAll(async () => {
  // The calendar looks seldom: what holds to the moment holds without it.
  billing = await startBilling({ more: { CALENDAR_EVERY_MS: '2000' } });
});
afterAll(() => billing?.stack.close());

const now = () => billing.stack.clock.now().getTime();
let grants = 0;
const grant = (accountId: bigint, suns: bigint, inDays?: number) =>
  billing.client.grantSuns(
    {
      ...{ accountId, amountMilliSuns: suns * 1_000n, reason: 'test', idempotencyKey: `key ${++grants}` },
      ...(inDays === undefined ? {} : { expiresAt: toTimestamp(new Date(now() + inDays * dayMs)) }),
    },
    operator,
  );
const use = async (accountId: bigint) => billing.capture((await billing.reserve({ accountId })).holdId);
const available = async (accountId: bigint) =>
  (await billing.client.getAccountBalance({ accountId }, operator)).availableMilliSuns;
const statement = async (accountId: bigint, after = 0n) =>
  (await billing.client.getStatement({ accountId, after }, operator)).movements;

describe('Suns that expire', () => {
  it('are spent first when they were granted first, and what is left of them is gone to the moment', async () => {
    const accountId = newId();
    await grant(accountId, 3n, 10);
    await grant(accountId, 2n);
    await use(accountId);
    await billing.stack.clock.advance(10 * dayMs - 60_000);
    expect(await available(accountId)).toBe(4_000n);
    await billing.stack.clock.advance(61_000);
    expect(await available(accountId)).toBe(2_000n);
    for (let count = 0; count < 2; count++) await use(accountId);
    await expect(billing.reserve({ accountId })).rejects.toMatchObject({ code: 'insufficient_suns' });
  });

  it('cannot be reserved any more, though nobody has looked since', async () => {
    const accountId = newId();
    await grant(accountId, 1n, 1);
    await billing.stack.clock.advance(dayMs + 1_000);
    await expect(billing.reserve({ accountId })).rejects.toMatchObject({
      code: 'insufficient_suns',
      details: { available_suns: 0 },
    });
  });

  it('granted later are kept while the older ones last', async () => {
    const accountId = newId();
    await grant(accountId, 2n);
    await grant(accountId, 2n, 1);
    await use(accountId);
    await billing.stack.clock.advance(dayMs + 1_000);
    expect(await available(accountId)).toBe(1_000n);
  });

  it('are kept while they are held, and gone when they are given back', async () => {
    const accountId = newId();
    await grant(accountId, 2n, 1);
    const [taken, given] = [await billing.reserve({ accountId }), await billing.reserve({ accountId })];
    await billing.stack.clock.advance(dayMs + 1_000);
    expect(await available(accountId)).toBe(0n);
    await billing.capture(taken.holdId);
    await billing.void(given.holdId);
    expect(await available(accountId)).toBe(0n);
    expect((await statement(accountId)).map(({ kind, amountMilliSuns }) => [kind, amountMilliSuns])).toEqual([
      ['grant', 2_000n],
      ['suggestion', -1_000n],
      ['expiry', -1_000n],
    ]);
  });

  it('are an expiry in the journal of an account that nobody asks about', async () => {
    const accountId = newId();
    await grant(accountId, 1n, 1);
    await billing.stack.clock.advance(dayMs + 1_000);
    await eventually(
      async () => {
        const { rows } = await billing.database.pool.query('select posted from wallet where account_id = $1', [
          accountId,
        ]);
        expect(rows).toEqual([{ posted: 0n }]);
      },
      { timeoutMs: 20_000 },
    );
  });

  it('must end in the future, and only what is given can', async () => {
    const accountId = newId();
    for (const attempt of [() => grant(accountId, 1n, -1), () => grant(accountId, -1n, 1)])
      await expect(attempt()).rejects.toMatchObject({ details: { fields: [{ path: 'expires_at' }] } });
  });
});

describe('a statement', () => {
  it('shows every movement with the balance after it, and goes on where a page ended', async () => {
    const accountId = newId();
    await grant(accountId, 3n, 30);
    await use(accountId);
    await grant(accountId, -1n);
    const movements = await statement(accountId);
    expect(movements).toMatchObject([
      { number: 1n, kind: 'grant', amountMilliSuns: 3_000n, balanceMilliSuns: 3_000n, reason: 'test' },
      { number: 2n, kind: 'suggestion', amountMilliSuns: -1_000n, balanceMilliSuns: 2_000n },
      { number: 3n, kind: 'taken_back', amountMilliSuns: -1_000n, balanceMilliSuns: 1_000n, reason: 'test' },
    ]);
    expect(movements[0]?.expiresAt).toBeDefined();
    expect(await statement(accountId, 2n)).toEqual(movements.slice(2));
    expect(await statement(newId())).toEqual([]);
  });
});

it('leaves a ledger in which every invariant holds', async () => {
  expect(await billing.violations()).toEqual([]);
});
