import { advanceClock } from '@review-reply/clock';
import { SubscriptionChangedSchema } from '@review-reply/proto/billing/events/v1/events';
import { type PlaceSubscription, Source } from '@review-reply/proto/billing/v1/billing';
import { toTimestamp } from '@review-reply/rpc';
import { eventually } from '@review-reply/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId, operator, startBilling, type TestBilling } from './start-billing.ts';

const dayMs = 86_400_000;

/** Operators ask the one whose clock is ahead. The calendar is kept by the other alone. */
let billing: TestBilling;
let behind: TestBilling['client'];
let behindByMs = 0;
beforeAll(async () => {
  billing = await startBilling({ more: { CALENDAR_EVERY_MS: '3600000' } });
  behind = await billing.replica({ CALENDAR_EVERY_MS: '100', REDIS_PREFIX: behindPrefix() });
  await pass(60_000);
});
afterAll(() => billing?.stack.close());

const behindPrefix = () => `${billing.stack.redisPrefix}behind:`;
async function pass(byMs: number): Promise<void> {
  await billing.stack.clock.advance(byMs);
  behindByMs += byMs;
}
/** The calendar's clock comes to where the other is now, and the calendar sees to what is due: to Suns after plans. */
async function catchUp(): Promise<void> {
  const lot = { accountId: newId(), amountMilliSuns: 1_000n, reason: 'test', idempotencyKey: 'first' };
  const expiresAt = toTimestamp(new Date(billing.stack.clock.now().getTime() + 10_000));
  await billing.client.grantSuns({ ...lot, expiresAt }, operator);
  await pass(70_000);
  const byMs = behindByMs - 60_000;
  await advanceClock({ redisUrl: billing.stack.redisUrl, prefix: behindPrefix(), byMs });
  behindByMs = 60_000;
  await eventually(async () => {
    const { pool } = billing.database;
    const { rowCount } = await pool.query('select from suns_expiry where account_id = $1', [lot.accountId]);
    expect(rowCount).toBe(1);
  });
}

const setPlan = (place: Place, plan: string, atOnce = false, by = billing.client) =>
  by.setPlan({ ...place, plan, atOnce }, operator);
const setPastDue = (place: Place, pastDue = true) => billing.client.setPastDue({ ...place, pastDue }, operator);
const toldOf = ({ placeRef }: Place) =>
  billing
    .published(SubscriptionChangedSchema)
    .filter((event) => event.placeRef === placeRef)
    .map(({ plan, status }) => [plan, status]);
const shown = ({ plan, status, endsAt, pastDueSince }: PlaceSubscription) => [plan, status, endsAt, pastDueSince];
const inForce = (plan: string) => [plan, 'active', undefined, undefined];

interface Place {
  readonly accountId: bigint;
  readonly placeRef: bigint;
}
const newPlace = async (): Promise<Place> => ({ accountId: await billing.accountWith(1n), placeRef: newId() });
/** What the plan that a place has now is, and what pays for a suggestion. */
async function lookAt({ accountId, placeRef }: Place) {
  const { subscriptions } = await billing.client.listSubscriptions({ accountId }, operator);
  return [subscriptions.map(shown), (await billing.reserve({ accountId, placeRef })).source];
}

describe('a plan that is set before the calendar has come', () => {
  it.each(['essential', 'pro'])('to the end of one past due is another: %s', async (plan) => {
    const [place, left] = [await newPlace(), await newPlace()];
    for (const one of [place, left]) {
      await setPlan(one, 'essential');
      await setPastDue(one);
    }
    await pass(14 * dayMs + 120_000);
    expect(shown(await setPlan(place, plan))).toEqual(inForce(plan));
    const told = [
      ['essential', 'active'],
      ['essential', 'past_due'],
      ['', 'canceled'],
    ];
    await eventually(() => expect(toldOf(place)).toEqual([...told, [plan, 'active']]));
    await catchUp();
    await eventually(() => expect(toldOf(left)).toEqual(told));
    expect(toldOf(place)).toEqual([...told, [plan, 'active']]);
    expect(await lookAt(place)).toEqual([[inForce(plan)], Source.QUOTA]);
  });

  it('to the end of a month owes nothing of what ended then', async () => {
    const before = await newPlace();
    const untilMonthEnd = async (one: Place) =>
      Number((await setPlan(one, 'pro')).currentPeriodEnd?.seconds) * 1_000 - billing.stack.clock.now().getTime();
    const remaining = await untilMonthEnd(before);
    // The last days of a month leave no room for what comes.
    if (remaining < 6 * dayMs) await pass(remaining + dayMs);
    const [place, left] = [await newPlace(), await newPlace()];
    for (const one of [place, left]) await setPlan(one, 'pro');
    await pass((await untilMonthEnd(place)) - 5 * dayMs);
    for (const one of [place, left]) {
      await setPastDue(one);
      await setPlan(one, '');
    }
    await pass(5 * dayMs + 120_000);
    expect(shown(await setPlan(place, 'essential'))).toEqual(inForce('essential'));
    const told = [
      ['pro', 'active'],
      ['pro', 'past_due'],
      ['', 'canceled'],
    ];
    await catchUp();
    await eventually(() => expect(toldOf(left)).toEqual(told));
    await pass(14 * dayMs);
    await catchUp();
    expect(await lookAt(place)).toEqual([[inForce('essential')], Source.QUOTA]);
    expect(toldOf(place)).toEqual([...told, ['essential', 'active']]);
  });

  it('is not what a late payment was for', async () => {
    const place = await newPlace();
    await setPlan(place, 'essential');
    await setPastDue(place);
    await pass(14 * dayMs + 120_000);
    await expect(setPastDue(place, false)).rejects.toMatchObject({ code: 'not_found' });
    await catchUp();
    await eventually(() => expect(toldOf(place).at(-1)).toEqual(['', 'canceled']));
  });
});

describe('a plan that is set by whoever’s clock is behind', () => {
  it('follows the end that was told before, and is told', async () => {
    const place = await newPlace();
    await setPlan(place, 'pro');
    await setPlan(place, '', true);
    expect(shown(await setPlan(place, 'pro', false, behind))).toEqual(inForce('pro'));
    await eventually(() =>
      expect(toldOf(place)).toEqual([
        ['pro', 'active'],
        ['', 'canceled'],
        ['pro', 'active'],
      ]),
    );
    expect(await lookAt(place)).toEqual([[inForce('pro')], Source.QUOTA]);
  });

  it('follows the plan that was set before, and not the one before that', async () => {
    const place = await newPlace();
    await setPlan(place, 'essential');
    await setPlan(place, 'pro');
    expect(shown(await setPlan(place, 'essential', true, behind))).toEqual(inForce('essential'));
    await eventually(() => expect(toldOf(place).map(([plan]) => plan)).toEqual(['essential', 'pro', 'essential']));
    expect(await lookAt(place)).toEqual([[inForce('essential')], Source.QUOTA]);
  });
});
