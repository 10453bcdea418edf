import { randomUUID } from 'node:crypto';
import { Source } from '@review-reply/proto/billing/v1/billing';
import { type CollectedMetrics, collectMetrics, testCaller } from '@review-reply/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromReviews, newId, operator, startBilling, type TestBilling } from './start-billing.ts';

let billing: TestBilling;
let metrics: CollectedMetrics;
beforeAll(async () => {
  metrics = collectMetrics();
  billing = await startBilling();
});
afterAll(async () => {
  await billing?.stack.close();
  await metrics?.close();
});

const balance = (accountId: bigint) => billing.client.getAccountBalance({ accountId }, operator);

describe('a suggestion', () => {
  it('costs one Sun, held until it is captured', async () => {
    const accountId = await billing.accountWith(5n);
    const hold = await billing.reserve({ accountId });
    expect(hold).toMatchObject({ source: Source.SUNS, charged: true, costMilliSuns: 1_000n, freeVariantsLeft: 2 });
    expect(await balance(accountId)).toMatchObject({
      balanceMilliSuns: 5_000n,
      heldMilliSuns: 1_000n,
      availableMilliSuns: 4_000n,
    });
    await billing.capture(hold.holdId);
    expect(await balance(accountId)).toMatchObject({
      balanceMilliSuns: 4_000n,
      heldMilliSuns: 0n,
      availableMilliSuns: 4_000n,
    });
  });

  it('that failed gives its Sun back', async () => {
    const accountId = await billing.accountWith(1n);
    const hold = await billing.reserve({ accountId });
    await billing.void(hold.holdId);
    expect(await balance(accountId)).toMatchObject({ balanceMilliSuns: 1_000n, heldMilliSuns: 0n });
  });

  it('is refused when less than a Sun is available, with what is needed and what is there', async () => {
    const accountId = await billing.accountWith(1n);
    const takeBack = { accountId, amountMilliSuns: -1n, reason: 'test', idempotencyKey: 'second' };
    await billing.client.grantSuns(takeBack, operator);
    await expect(billing.reserve({ accountId })).rejects.toMatchObject({
      kind: 'payment_required',
      code: 'insufficient_suns',
      details: { required_suns: 1, available_suns: 0.999 },
    });
    await expect(billing.reserve({ accountId: newId() })).rejects.toMatchObject({ code: 'insufficient_suns' });
  });

  it('that was refused for lack of Suns can be reserved under the same id once there are some', async () => {
    const subject = { accountId: newId(), generationId: randomUUID() };
    await expect(billing.reserve(subject)).rejects.toMatchObject({ code: 'insufficient_suns' });
    const grant = { accountId: subject.accountId, amountMilliSuns: 1_000n, reason: 'test', idempotencyKey: 'k' };
    await billing.client.grantSuns(grant, operator);
    expect(await billing.reserve(subject)).toMatchObject({ holdId: subject.generationId, charged: true });
  });
});

describe('the same generation', () => {
  it('answers the same hold however often it is reserved, before and after its capture', async () => {
    const accountId = await billing.accountWith(1n);
    const subject = { accountId, reviewId: newId(), generationId: randomUUID() };
    const first = await billing.reserve(subject);
    const variant = await billing.reserve({ accountId, reviewId: subject.reviewId });
    expect(variant.freeVariantsLeft).toBe(1);
    expect(await billing.reserve(subject)).toEqual(first);
    await billing.capture(first.holdId);
    expect(await billing.reserve(subject)).toEqual(first);
    expect(await balance(accountId)).toMatchObject({ balanceMilliSuns: 0n, heldMilliSuns: 0n });
  });

  it('is not reserved again after a void', async () => {
    const accountId = await billing.accountWith(2n);
    const subject = { accountId, reviewId: newId(), generationId: randomUUID() };
    await billing.void((await billing.reserve(subject)).holdId);
    await expect(billing.reserve(subject)).rejects.toMatchObject({ kind: 'conflict', code: 'generation_ended' });
    expect(await balance(accountId)).toMatchObject({ heldMilliSuns: 0n });
  });

  it.each(['accountId', 'placeRef', 'reviewId'] as const)('is refused with another %s', async (field) => {
    const accountId = await billing.accountWith(2n);
    const other = await billing.accountWith(2n);
    const subject = { accountId, placeRef: 1n, reviewId: newId(), generationId: randomUUID() };
    await billing.reserve(subject);
    const changed = { ...subject, [field]: field === 'accountId' ? other : newId() };
    await expect(billing.reserve(changed)).rejects.toMatchObject({ code: 'generation_mismatch' });
    expect(await balance(other)).toMatchObject({ heldMilliSuns: 0n });
  });
});

describe('a hold', () => {
  it('is captured once, however often that is asked', async () => {
    const accountId = await billing.accountWith(3n);
    const { holdId } = await billing.reserve({ accountId });
    await Promise.all(Array.from({ length: 8 }, () => billing.capture(holdId)));
    expect(await balance(accountId)).toMatchObject({ balanceMilliSuns: 2_000n, heldMilliSuns: 0n });
    await expect(billing.void(holdId)).rejects.toMatchObject({ kind: 'conflict', code: 'hold_captured' });
  });

  it('is voided once, however often that is asked', async () => {
    const accountId = await billing.accountWith(3n);
    const { holdId } = await billing.reserve({ accountId });
    await Promise.all(Array.from({ length: 8 }, () => billing.void(holdId)));
    expect(await balance(accountId)).toMatchObject({ balanceMilliSuns: 3_000n, heldMilliSuns: 0n });
    await expect(billing.capture(holdId)).rejects.toMatchObject({ kind: 'conflict', code: 'hold_voided' });
  });

  it('ends one way when capture and void race', async () => {
    for (let round = 0; round < 10; round++) {
      const accountId = await billing.accountWith(1n);
      const { holdId } = await billing.reserve({ accountId });
      const outcomes = await Promise.allSettled([billing.capture(holdId), billing.void(holdId)]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const left = outcomes[0].status === 'fulfilled' ? 0n : 1_000n;
      expect(await balance(accountId)).toMatchObject({ balanceMilliSuns: left, heldMilliSuns: 0n });
    }
  });

  it('that nobody made cannot be settled', async () => {
    await expect(billing.capture(randomUUID())).rejects.toMatchObject({ code: 'hold_not_found' });
    await expect(billing.void(randomUUID())).rejects.toMatchObject({ code: 'hold_not_found' });
  });
});

describe('free variants', () => {
  it('are the two that follow a charged suggestion of the same review; then one is charged again', async () => {
    const accountId = await billing.accountWith(5n);
    const reviewId = newId();
    const answers = [];
    for (let count = 0; count < 5; count++) {
      const hold = await billing.reserve({ accountId, reviewId });
      await billing.capture(hold.holdId);
      answers.push([hold.source, hold.charged, hold.costMilliSuns, hold.freeVariantsLeft]);
    }
    const charged = (left: number) => [Source.SUNS, true, 1_000n, left];
    const free = (left: number) => [Source.FREE_VARIANT, false, 0n, left];
    expect(answers).toEqual([charged(2), free(1), free(0), charged(2), free(1)]);
    expect(await billing.reserve({ accountId })).toMatchObject({ source: Source.SUNS });
  });

  it('are of the account that was charged alone', async () => {
    const reviewId = newId();
    const [accountId, other] = [await billing.accountWith(1n), await billing.accountWith(1n)];
    await billing.reserve({ accountId, reviewId });
    expect(await billing.reserve({ accountId: other, reviewId })).toMatchObject({ source: Source.SUNS });
  });

  it('come back when they fail', async () => {
    const accountId = await billing.accountWith(1n);
    const reviewId = newId();
    await billing.capture((await billing.reserve({ accountId, reviewId })).holdId);
    const failed = await billing.reserve({ accountId, reviewId });
    await billing.void(failed.holdId);
    expect(await billing.reserve({ accountId, reviewId })).toMatchObject({
      source: Source.FREE_VARIANT,
      freeVariantsLeft: 1,
    });
  });

  it('that nobody took end when the charged suggestion fails; those taken stay free', async () => {
    const accountId = await billing.accountWith(2n);
    const reviewId = newId();
    const charged = await billing.reserve({ accountId, reviewId });
    const taken = await billing.reserve({ accountId, reviewId });
    const failing = await billing.reserve({ accountId, reviewId });
    await billing.void(charged.holdId);
    await billing.void(failing.holdId);
    await billing.capture(taken.holdId);
    expect(await balance(accountId)).toMatchObject({ balanceMilliSuns: 2_000n, heldMilliSuns: 0n });
    expect(await billing.reserve({ accountId, reviewId })).toMatchObject({ source: Source.SUNS, freeVariantsLeft: 2 });
  });
});

describe('callers', () => {
  it('with an API key can neither reserve nor settle nor grant', async () => {
    const accountId = await billing.accountWith(1n);
    const { holdId } = await billing.reserve({ accountId });
    const caller = { caller: testCaller(accountId) };
    const subject = { generationId: randomUUID(), accountId, placeRef: 1n, reviewId: 1n };
    const grant = { accountId, amountMilliSuns: 1n, reason: 'mine', idempotencyKey: 'mine' };
    for (const attempt of [
      () => billing.client.reserve(subject, caller),
      () => billing.client.capture({ holdId }, caller),
      () => billing.client.void({ holdId }, caller),
      () => billing.client.grantSuns(grant, caller),
      () => billing.client.setPlan({ accountId, placeRef: 1n, plan: 'pro' }, caller),
      () => billing.client.getAccountBalance({ accountId }, caller),
      () => billing.client.listSubscriptions({ accountId }, caller),
      () => billing.client.verifyLedger({}, caller),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'caller_not_allowed' });
  });

  it('with an API key see the balance of the account acted for and no other', async () => {
    const [accountId, acting] = [await billing.accountWith(1n), await billing.accountWith(7n)];
    const caller = testCaller(accountId, { actingAccountId: acting });
    expect(await billing.client.getBalance({}, { caller })).toMatchObject({ balanceMilliSuns: 7_000n });
    await expect(billing.client.getBalance({}, fromReviews)).rejects.toMatchObject({ code: 'caller_not_allowed' });
  });

  it('are told every field that does not hold', async () => {
    const request = { generationId: 'x', accountId: 0n, placeRef: -1n, reviewId: 0n };
    await expect(billing.client.reserve(request, fromReviews)).rejects.toMatchObject({
      code: 'validation_failed',
      details: {
        fields: [{ path: 'generation_id' }, { path: 'account_id' }, { path: 'place_ref' }, { path: 'review_id' }],
      },
    });
  });
});

it('is measured: what is set aside, held, spent, given back and refused', async () => {
  const read = async () => ({
    ...(await metrics.by('billing.holds.settled', 'outcome')),
    suns: (await metrics.by('billing.holds.reserved', 'source')).suns ?? 0,
    refused: (await metrics.by('billing.reserves.refused', 'reason')).insufficient_suns ?? 0,
    open: await metrics.value('billing.holds.open'),
    held: await metrics.value('billing.suns.held'),
    reservedSuns: await metrics.value('billing.suns.reserved'),
    capturedSuns: await metrics.value('billing.suns.captured'),
  });
  const accountId = await billing.accountWith(2n);
  const before: Record<string, number> = await read();
  const change = async () =>
    Object.fromEntries(Object.entries(await read()).map(([name, value]) => [name, value - (before[name] ?? 0)]));
  const [one, two] = [await billing.reserve({ accountId }), await billing.reserve({ accountId })];
  await expect(billing.reserve({ accountId })).rejects.toMatchObject({ code: 'insufficient_suns' });
  expect(await change()).toMatchObject({ suns: 2, refused: 1, open: 2, held: 2, reservedSuns: 2, capturedSuns: 0 });
  await billing.stack.clock.advance(60_000);
  expect(await metrics.value('billing.holds.oldest_age')).toBeGreaterThanOrEqual(60);
  await billing.capture(one.holdId);
  await billing.void(two.holdId);
  expect(await change()).toMatchObject({ captured: 1, voided: 1, open: 0, held: 0, capturedSuns: 1 });
});

it('leaves a ledger in which every invariant holds', async () => {
  expect(await billing.violations()).toEqual([]);
});
