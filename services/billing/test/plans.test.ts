import { SubscriptionChangedSchema } from '@review-reply/proto/billing/events/v1/events';
import { Source } from '@review-reply/proto/billing/v1/billing';
import { PlaceChangedSchema } from '@review-reply/proto/places/events/v1/events';
import { eventually } from '@review-reply/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId, operator, startBilling, type TestBilling } from './start-billing.ts';

let billing: TestBilling;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing?.stack.close());

const setPlan = (accountId: bigint, placeRef: bigint, plan: string, atOnce = false) =>
  billing.client.setPlan({ accountId, placeRef, plan, atOnce }, operator);
const setPastDue = (accountId: bigint, placeRef: bigint, pastDue: boolean) =>
  billing.client.setPastDue({ accountId, placeRef, pastDue }, operator);
const subscriptionOf = async (accountId: bigint) =>
  (await billing.client.listSubscriptions({ accountId }, operator)).subscriptions[0];
const travelTo = (moment: number) => billing.stack.clock.advance(moment - billing.stack.clock.now().getTime());
const dayMs = 86_400_000;
const toldOf = (placeRef: bigint) =>
  billing
    .published(SubscriptionChangedSchema)
    .filter((event) => event.placeRef === placeRef)
    .map(({ plan, status }) => [plan, status]);

/** Charged to the plan, each for a review of its own. */
async function use(accountId: bigint, placeRef: bigint, times: number): Promise<void> {
  for (let count = 0; count < times; count++)
    await billing.capture((await billing.reserve({ accountId, placeRef })).holdId);
}

describe('a plan', () => {
  it('pays before Suns do, and is followed by two free variants as Suns are', async () => {
    const accountId = await billing.accountWith(1n);
    const placeRef = newId();
    await setPlan(accountId, placeRef, 'essential');
    const reviewId = newId();
    const answers = [];
    for (let count = 0; count < 4; count++) {
      const hold = await billing.reserve({ accountId, placeRef, reviewId });
      answers.push([hold.source, hold.charged, hold.costMilliSuns, hold.freeVariantsLeft]);
    }
    expect(answers).toEqual([
      [Source.QUOTA, false, 0n, 2],
      [Source.FREE_VARIANT, false, 0n, 1],
      [Source.FREE_VARIANT, false, 0n, 0],
      [Source.QUOTA, false, 0n, 2],
    ]);
  });

  it('pays for a hundred suggestions a month on essential, then Suns pay', async () => {
    const accountId = await billing.accountWith(1n);
    const placeRef = newId();
    await setPlan(accountId, placeRef, 'essential');
    await use(accountId, placeRef, 99);
    const last = await billing.reserve({ accountId, placeRef });
    expect(last.source).toBe(Source.QUOTA);
    expect(await billing.reserve({ accountId, placeRef })).toMatchObject({ source: Source.SUNS });
    await billing.void(last.holdId);
    expect(await billing.reserve({ accountId, placeRef })).toMatchObject({ source: Source.QUOTA });
  });

  it('pays for its own place and account alone', async () => {
    const [accountId, other] = [await billing.accountWith(1n), newId()];
    const placeRef = newId();
    await setPlan(accountId, placeRef, 'pro');
    expect(await billing.reserve({ accountId, placeRef: newId() })).toMatchObject({ source: Source.SUNS });
    await expect(billing.reserve({ accountId: other, placeRef })).rejects.toMatchObject({ code: 'insufficient_suns' });
  });

  it('that is upgraded keeps what is used, and downgraded keeps what the month included', async () => {
    const accountId = newId();
    const placeRef = newId();
    await setPlan(accountId, placeRef, 'essential');
    await use(accountId, placeRef, 3);
    const shown = (plan: string) => ({ plan, status: 'active', suggestionsIncluded: 500, suggestionsUsed: 3 });
    expect(await setPlan(accountId, placeRef, 'pro')).toMatchObject(shown('pro'));
    expect(await setPlan(accountId, placeRef, 'essential', true)).toMatchObject(shown('essential'));
  });

  it('that ended pays for nothing and is listed as canceled for the rest of the month', async () => {
    const accountId = await billing.accountWith(1n);
    const placeRef = newId();
    await setPlan(accountId, placeRef, 'essential');
    expect(await setPlan(accountId, placeRef, '', true)).toMatchObject({ plan: 'essential', status: 'canceled' });
    expect(await billing.reserve({ accountId, placeRef })).toMatchObject({ source: Source.SUNS });
    const { subscriptions } = await billing.client.listSubscriptions({ accountId }, operator);
    expect(subscriptions).toMatchObject([{ placeRef, plan: 'essential', status: 'canceled' }]);
  });

  it('is told to other services when it begins, changes and ends, and not when it stays', async () => {
    const accountId = newId();
    const placeRef = newId();
    for (const plan of ['essential', 'essential', 'pro', '', '']) await setPlan(accountId, placeRef, plan, true);
    await eventually(() => {
      const told = billing.published(SubscriptionChangedSchema).filter((event) => event.placeRef === placeRef);
      expect(told).toMatchObject([
        { accountId, plan: 'essential', status: 'active' },
        { accountId, plan: 'pro', status: 'active' },
        { accountId, plan: '', status: 'canceled' },
      ]);
    });
  });

  it('is one, however many set it at once', async () => {
    const accountId = newId();
    const placeRef = newId();
    await Promise.all(['essential', 'pro', 'essential', 'pro'].map((plan) => setPlan(accountId, placeRef, plan)));
    const { subscriptions } = await billing.client.listSubscriptions({ accountId }, operator);
    expect(subscriptions).toMatchObject([{ placeRef, suggestionsIncluded: 500 }]);
  });

  it('changes though the clock of the replica that began it was ahead', async () => {
    const [accountId, placeRef] = [newId(), newId()];
    await setPlan(accountId, placeRef, 'essential');
    await billing.database.sql.execute(
      sql`update plan_span set started_at = started_at + interval '1 minute' where place_ref = ${placeRef}`,
    );
    expect(await setPlan(accountId, placeRef, 'pro')).toMatchObject({ plan: 'pro', status: 'active' });
  });

  it('cannot be set on another account’s place', async () => {
    const [accountId, other] = [newId(), newId()];
    const [planned, known] = [newId(), newId()];
    await setPlan(accountId, planned, 'essential');
    const place = { placeRef: known, accountId, placeId: 'demo', name: 'Demo Lounge', active: true, version: 1n };
    await billing.publish('places', PlaceChangedSchema, place, { key: accountId });
    for (const placeRef of [planned, known])
      await expect(setPlan(other, placeRef, 'pro')).rejects.toMatchObject({ code: 'not_found' });
    await expect(setPlan(accountId, planned, 'gold')).rejects.toMatchObject({ code: 'validation_failed' });
  });
});

describe('over time', () => {
  const monthEnd = async (accountId: bigint) =>
    Number((await subscriptionOf(accountId))?.currentPeriodEnd?.seconds ?? 0n) * 1_000;

  it('a downgrade and an end wait for the end of the month, to the moment, and are told of then', async () => {
    const accountId = await billing.accountWith(5n);
    const [smaller, ended] = [newId(), newId()];
    for (const placeRef of [smaller, ended]) await setPlan(accountId, placeRef, 'pro');
    const ends = await monthEnd(accountId);
    const inSeconds = { endsAt: { seconds: BigInt(ends / 1_000) } };
    const still = { plan: 'pro', status: 'active', suggestionsIncluded: 500, ...inSeconds };
    expect(await setPlan(accountId, smaller, 'essential')).toMatchObject({ ...still, nextPlan: 'essential' });
    const canceled = await setPlan(accountId, ended, '');
    expect(canceled).toMatchObject(still);
    expect(canceled.nextPlan).toBeUndefined();
    expect(await billing.reserve({ accountId, placeRef: ended })).toMatchObject({ source: Source.QUOTA });
    await eventually(() => {
      for (const placeRef of [smaller, ended]) expect(toldOf(placeRef)).toEqual([['pro', 'active']]);
    });
    await travelTo(ends);
    expect(await billing.reserve({ accountId, placeRef: ended })).toMatchObject({ source: Source.SUNS });
    expect(await subscriptionOf(accountId)).toMatchObject({
      plan: 'essential',
      status: 'active',
      suggestionsIncluded: 100,
    });
    await eventually(() => {
      expect(toldOf(smaller)).toEqual([
        ['pro', 'active'],
        ['essential', 'active'],
      ]);
      expect(toldOf(ended)).toEqual([
        ['pro', 'active'],
        ['', 'canceled'],
      ]);
    });
  });

  it('what was to come is taken back by setting the plan again, or by a dearer one', async () => {
    const accountId = newId();
    const [again, dearer] = [newId(), newId()];
    await setPlan(accountId, again, 'pro');
    await setPlan(accountId, dearer, 'essential');
    await setPlan(accountId, again, 'essential');
    await setPlan(accountId, dearer, '');
    expect((await setPlan(accountId, again, 'pro')).endsAt).toBeUndefined();
    expect((await setPlan(accountId, dearer, 'pro')).endsAt).toBeUndefined();
    await travelTo((await monthEnd(accountId)) + 1_000);
    const { subscriptions } = await billing.client.listSubscriptions({ accountId }, operator);
    expect(subscriptions.map(({ plan, status }) => [plan, status])).toEqual([
      ['pro', 'active'],
      ['pro', 'active'],
    ]);
  });

  it('a plan that is past due serves for fourteen days and then ends', async () => {
    const accountId = await billing.accountWith(5n);
    const placeRef = newId();
    await setPlan(accountId, placeRef, 'pro');
    await setPastDue(accountId, placeRef, true);
    const since = billing.stack.clock.now().getTime();
    expect(await setPastDue(accountId, placeRef, true)).toMatchObject({ plan: 'pro', status: 'past_due' });
    await travelTo(since + 14 * dayMs - 60_000);
    expect(await subscriptionOf(accountId)).toMatchObject({ status: 'past_due' });
    expect(await billing.reserve({ accountId, placeRef })).toMatchObject({ source: Source.QUOTA });
    await travelTo(since + 14 * dayMs + 1_000);
    expect(await billing.reserve({ accountId, placeRef })).toMatchObject({ source: Source.SUNS });
    await eventually(() =>
      expect(toldOf(placeRef)).toEqual([
        ['pro', 'active'],
        ['pro', 'past_due'],
        ['', 'canceled'],
      ]),
    );
    expect((await subscriptionOf(accountId))?.status ?? 'canceled').toBe('canceled');
    await setPlan(accountId, placeRef, 'essential');
    expect(await subscriptionOf(accountId)).toMatchObject({ plan: 'essential', status: 'active' });
  });

  it('a dearer plan does not pay what is past due', async () => {
    const accountId = newId();
    const placeRef = newId();
    await setPlan(accountId, placeRef, 'essential');
    await setPastDue(accountId, placeRef, true);
    await setPlan(accountId, placeRef, 'pro');
    expect(await subscriptionOf(accountId)).toMatchObject({ plan: 'pro', status: 'past_due' });
    await eventually(() => expect(toldOf(placeRef).at(-1)).toEqual(['pro', 'past_due']));
  });

  it('a plan that is paid in time is as it was', async () => {
    const accountId = newId();
    const placeRef = newId();
    await setPlan(accountId, placeRef, 'pro');
    await setPastDue(accountId, placeRef, true);
    const paid = await setPastDue(accountId, placeRef, false);
    expect(paid).toMatchObject({ plan: 'pro', status: 'active' });
    expect(paid.endsAt).toBeUndefined();
    await billing.stack.clock.advance(15 * dayMs);
    expect(await subscriptionOf(accountId)).toMatchObject({ plan: 'pro', status: 'active' });
    await expect(setPastDue(accountId, newId(), true)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a place', () => {
  it('was active from when it was told to be until it was told not to be, whatever arrives late', async () => {
    const [accountId, placeRef] = [newId(), newId()];
    const publish = (active: boolean, version: bigint) =>
      billing.publish(
        'places',
        PlaceChangedSchema,
        { placeRef, accountId, placeId: 'demo', name: 'Demo Lounge', active, version },
        { key: accountId },
      );
    await publish(true, 1n);
    await publish(false, 3n);
    await publish(true, 2n);
    const spans = async () =>
      (
        await billing.database.pool.query<{ over: boolean }>(
          'select active_until is not null as over from place_activity where place_ref = $1 order by active_from',
          [placeRef],
        )
      ).rows.map((row) => row.over);
    expect(await spans()).toEqual([true]);
    await publish(true, 4n);
    expect(await spans()).toEqual([true, false]);
  });
});

it('leaves a ledger in which every invariant holds', async () => {
  expect(await billing.violations()).toEqual([]);
});
