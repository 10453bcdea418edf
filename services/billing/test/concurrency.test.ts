import { randomUUID } from 'node:crypto';
import { SpendingCapReachedSchema, SubscriptionChangedSchema } from '@review-reply/proto/billing/events/v1/events';
import { type ReserveResponse, Source } from '@review-reply/proto/billing/v1/billing';
import { eventually } from '@review-reply/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId, operator, startBilling, type TestBilling } from './start-billing.ts';

const atOnce = 64;

let billing: TestBilling;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing?.stack.close());

/** What came of many reserves at once. */
async function many(subject: (index: number) => Parameters<TestBilling['reserve']>[0]) {
  const results = await Promise.allSettled(
    Array.from({ length: atOnce }, (_, index) => billing.reserve(subject(index))),
  );
  const holds: ReserveResponse[] = [];
  const refusals: string[] = [];
  for (const result of results)
    if (result.status === 'fulfilled') holds.push(result.value);
    else refusals.push((result.reason as { code: string }).code);
  const count = (source: Source) => holds.filter((hold) => hold.source === source).length;
  return { holds, refusals, count };
}

describe('reserves at once', () => {
  it('never take more Suns than there are', async () => {
    const accountId = await billing.accountWith(7n);
    const { holds, refusals } = await many(() => ({ accountId }));
    expect(holds).toHaveLength(7);
    expect(new Set(refusals)).toEqual(new Set(['insufficient_suns']));
    expect(await billing.client.getAccountBalance({ accountId }, operator)).toMatchObject({
      availableMilliSuns: 0n,
      heldMilliSuns: 7_000n,
    });
    await Promise.all(holds.map(({ holdId }, index) => (index < 4 ? billing.capture(holdId) : billing.void(holdId))));
    expect(await billing.client.getAccountBalance({ accountId }, operator)).toMatchObject({
      balanceMilliSuns: 3_000n,
      heldMilliSuns: 0n,
    });
  });

  it('of one generation are one hold', async () => {
    const accountId = await billing.accountWith(5n);
    const subject = { accountId, reviewId: newId(), generationId: randomUUID() };
    const { holds } = await many(() => subject);
    expect(holds).toHaveLength(atOnce);
    expect(
      new Set(holds.map((hold) => JSON.stringify({ ...hold, costMilliSuns: String(hold.costMilliSuns) }))).size,
    ).toBe(1);
    expect(await billing.client.getAccountBalance({ accountId }, operator)).toMatchObject({ heldMilliSuns: 1_000n });
  });

  it('of one generation for different accounts are one hold and refusals', async () => {
    const accounts = await Promise.all(Array.from({ length: atOnce }, () => billing.accountWith(1n)));
    const generationId = randomUUID();
    const { holds, refusals } = await many((index) => ({ accountId: accounts[index] ?? 0n, generationId }));
    expect(holds).toHaveLength(1);
    expect(new Set(refusals)).toEqual(new Set(['generation_mismatch']));
    const { rows } = await billing.database.pool.query(
      'select sum(held) as held from wallet where account_id = any($1)',
      [accounts],
    );
    expect(rows).toEqual([{ held: '1000' }]);
  });

  it('take each free variant of a review once, and every third is charged', async () => {
    const accountId = await billing.accountWith(100n);
    const reviewId = newId();
    const { holds, count } = await many(() => ({ accountId, reviewId }));
    expect(count(Source.SUNS)).toBe(Math.ceil(atOnce / 3));
    expect(count(Source.FREE_VARIANT)).toBe(atOnce - Math.ceil(atOnce / 3));
    for (const left of [0, 1, 2])
      expect(holds.filter((hold) => hold.freeVariantsLeft === left).length).toBeGreaterThanOrEqual(
        Math.floor(atOnce / 3),
      );
  });

  it('take the last free variant once', async () => {
    const accountId = await billing.accountWith(1n);
    const reviewId = newId();
    for (let count = 0; count < 2; count++) await billing.reserve({ accountId, reviewId });
    const { count, refusals } = await many(() => ({ accountId, reviewId }));
    expect(count(Source.FREE_VARIANT)).toBe(1);
    expect(refusals).toHaveLength(atOnce - 1);
  });

  it('never pass a plan', async () => {
    const accountId = newId();
    const placeRef = newId();
    await billing.client.setPlan({ accountId, placeRef, plan: 'essential' }, operator);
    await billing.database.pool.query('update quota_month set included = 9 where place_ref = $1', [placeRef]);
    await billing.database.pool.query('update plan_span set included = 9 where place_ref = $1', [placeRef]);
    const { count, refusals } = await many(() => ({ accountId, placeRef }));
    expect([count(Source.QUOTA), refusals.length]).toEqual([9, atOnce - 9]);
  });

  it('never pass a partner’s cap, also with voids between them, and tell of it once', async () => {
    const { accountId, partnerId } = await billing.clientOfPartner({ capCents: 70n });
    const first = await many(() => ({ accountId }));
    expect([first.count(Source.OVERAGE), first.refusals.length]).toEqual([7, atOnce - 7]);
    const [, again] = await Promise.all([
      Promise.all(first.holds.slice(0, 3).map(({ holdId }) => billing.void(holdId))),
      many(() => ({ accountId })),
    ]);
    expect(again.count(Source.OVERAGE)).toBeLessThanOrEqual(3);
    await Promise.all([...first.holds.slice(3), ...again.holds].map(({ holdId }) => billing.capture(holdId)));
    const { rows } = await billing.database.pool.query<{ accrued: bigint }>(
      'select accrued_cents as accrued from partner_month where partner_account_id = $1',
      [partnerId],
    );
    expect(rows).toEqual([{ accrued: 40n + 10n * BigInt(again.holds.length) }]);
    const events = () =>
      billing.published(SpendingCapReachedSchema).filter((event) => event.partnerAccountId === partnerId);
    await eventually(() => expect(events()).toHaveLength(1));
    // Keyed as the partner's events are, and so read after all of them.
    await billing.client.setPlan({ accountId: partnerId, placeRef: newId(), plan: 'pro' }, operator);
    await eventually(() => {
      const told = billing.published(SubscriptionChangedSchema);
      expect(told.some((event) => event.accountId === partnerId)).toBe(true);
    });
    expect(events()).toHaveLength(1);
  });

  it('beside captures, voids and grants of the same accounts neither deadlock nor lose a Sun', async () => {
    const accounts = await Promise.all([billing.accountWith(15n), billing.accountWith(15n)]);
    const reviews = [newId(), newId(), newId()];
    let spent = 0n;
    await Promise.all(
      Array.from({ length: 120 }, async (_, index) => {
        const accountId = accounts[index % 2] ?? 0n;
        const reviewId = reviews[index % 3] ?? 0n;
        const hold = await billing.reserve({ accountId, reviewId }).catch(() => null);
        if (hold === null) return;
        if (index % 5 === 0) await billing.void(hold.holdId);
        else {
          await billing.capture(hold.holdId);
          spent += hold.costMilliSuns;
        }
      }),
    );
    const balances = await Promise.all(
      accounts.map((accountId) => billing.client.getAccountBalance({ accountId }, operator)),
    );
    expect(balances.map(({ heldMilliSuns }) => heldMilliSuns)).toEqual([0n, 0n]);
    expect(balances.reduce((sum, { balanceMilliSuns }) => sum + balanceMilliSuns, 0n)).toBe(30_000n - spent);
  });

  it('leave a ledger in which every invariant holds', async () => {
    expect(await billing.violations()).toEqual([]);
  });
});
