import { SpendingCapReachedSchema } from '@review-reply/proto/billing/events/v1/events';
import { Source } from '@review-reply/proto/billing/v1/billing';
import { eventually } from '@review-reply/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId, operator, startBilling, type TestBilling, travelToMidMonth } from './start-billing.ts';

let billing: TestBilling;
beforeAll(async () => {
  billing = await startBilling();
  await travelToMidMonth(billing.stack);
});
afterAll(() => billing?.stack.close());

const travelTo = (moment: Date) => billing.stack.clock.advance(moment.getTime() - billing.stack.clock.now().getTime());
const use = async (accountId: bigint, placeRef: bigint) => {
  const hold = await billing.reserve({ accountId, placeRef });
  await billing.capture(hold.holdId);
  return hold;
};
const subscription = async (accountId: bigint) =>
  (await billing.client.listSubscriptions({ accountId }, operator)).subscriptions[0];
const monthsOfHolds = async (accountId: bigint) =>
  (
    await billing.database.pool.query<{ month: string }>(
      'select month from hold where account_id = $1 order by reserved_at',
      [accountId],
    )
  ).rows.map((row) => row.month);

describe('months', () => {
  // Around both changes of the hour, the end of a year and a leap day, every quarter of an hour.
  it.each([
    ['Europe/Paris', '2026-03-28T12:00Z'],
    ['Europe/Paris', '2026-03-31T12:00Z'],
    ['Europe/Paris', '2026-10-24T12:00Z'],
    ['Europe/Paris', '2026-10-31T12:00Z'],
    ['Europe/Paris', '2026-12-31T12:00Z'],
    ['Europe/Paris', '2028-02-28T12:00Z'],
    ['America/Los_Angeles', '2026-10-31T12:00Z'],
    ['Pacific/Kiritimati', '2026-12-30T12:00Z'],
  ])('are those of the calendar in %s around %s', async (timezone, start) => {
    const moments = Array.from({ length: 200 }, (_, quarter) => new Date(Date.parse(start) + quarter * 900_000));
    const { rows } = await billing.database.pool.query<{ month: string; ends: Date }>(
      `select billing_month(at, $2) as month, billing_month_end(billing_month(at, $2), $2) as ends
       from unnest($1::timestamptz[]) with ordinality as moment (at, place) order by place`,
      [moments, timezone],
    );
    const format = new Intl.DateTimeFormat('en-CA', { timeZone: timezone, year: 'numeric', month: '2-digit' });
    const monthOf = (moment: Date) => {
      const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
      return `${parts.year}-${parts.month}`;
    };
    expect(rows.map((row) => row.month)).toEqual(moments.map(monthOf));
    for (const [index, { month, ends }] of rows.entries()) {
      expect(ends.getTime()).toBeGreaterThan(moments[index]?.getTime() ?? 0);
      expect(monthOf(new Date(ends.getTime() - 1))).toBe(month);
      expect(monthOf(ends)).not.toBe(month);
    }
  });
});

describe('over the end of a year', () => {
  it('quotas, caps and holds follow the payer’s own calendar', async () => {
    const year = billing.stack.clock.now().getUTCFullYear();
    const [december, january] = [`${year}-12`, `${year + 1}-01`];
    await travelTo(new Date(Date.UTC(year, 11, 31, 22, 30)));
    const [accountId, placeRef] = [await billing.accountWith(1n), newId()];
    await billing.client.setPlan({ accountId, placeRef, plan: 'pro' }, operator);
    await billing.client.setPlan({ accountId, placeRef, plan: 'essential' }, operator);
    await use(accountId, placeRef);
    const open = await billing.reserve({ accountId, placeRef });
    expect(open.source).toBe(Source.QUOTA);
    const paris = await billing.clientOfPartner({ capCents: 10n });
    const angeles = await billing.clientOfPartner({ capCents: 10n, timezone: 'America/Los_Angeles' });
    for (const client of [paris, angeles]) {
      await use(client.accountId, newId());
      await expect(billing.reserve(client)).rejects.toMatchObject({ code: 'spending_cap_reached' });
    }
    const before = await subscription(accountId);
    expect(before).toMatchObject({ suggestionsIncluded: 500, suggestionsUsed: 1 });
    expect(Number(before?.currentPeriodEnd?.seconds) * 1_000).toBe(Date.UTC(year, 11, 31, 23));

    // 23:30 UTC is the new year in Paris, and the old one in Los Angeles.
    await travelTo(new Date(Date.UTC(year, 11, 31, 23, 30)));
    expect(await subscription(accountId)).toMatchObject({ suggestionsIncluded: 100, suggestionsUsed: 0 });
    await use(accountId, placeRef);
    await billing.capture(open.holdId);
    expect(await subscription(accountId)).toMatchObject({ suggestionsUsed: 1 });
    expect(await monthsOfHolds(accountId)).toEqual([december, december, january]);
    const { rows } = await billing.database.pool.query(
      'select month, used, held from quota_month where place_ref = $1 order by month',
      [placeRef],
    );
    expect(rows).toEqual([
      { month: december, used: 2, held: 0 },
      { month: january, used: 1, held: 0 },
    ]);

    await use(paris.accountId, newId());
    await expect(billing.reserve(paris)).rejects.toMatchObject({ code: 'spending_cap_reached' });
    await expect(billing.reserve(angeles)).rejects.toMatchObject({ code: 'spending_cap_reached' });
    await eventually(() => {
      const months = (partnerId: bigint) =>
        billing
          .published(SpendingCapReachedSchema)
          .filter((event) => event.partnerAccountId === partnerId)
          .map((event) => event.month);
      expect(months(paris.partnerId)).toEqual([december, january]);
      expect(months(angeles.partnerId)).toEqual([december]);
    });
  });

  it('a void gives back to the month it was reserved in, and an ended plan is listed no more', async () => {
    const [accountId, placeRef] = [newId(), newId()];
    const { accountId: client, partnerId } = await billing.clientOfPartner({ capCents: 10n });
    await billing.client.setPlan({ accountId, placeRef, plan: 'essential' }, operator);
    const [byPlan, byPartner] = [
      await billing.reserve({ accountId, placeRef }),
      await billing.reserve({ accountId: client }),
    ];
    await billing.client.setPlan({ accountId, placeRef, plan: '', atOnce: true }, operator);
    await billing.stack.clock.advance(32 * 86_400_000);
    expect(await subscription(accountId)).toBeUndefined();
    const next = await billing.reserve({ accountId: client });
    await billing.void(byPlan.holdId);
    await billing.void(byPartner.holdId);
    const { rows } = await billing.database.pool.query(
      `select held_cents as held from partner_month where partner_account_id = $1 order by month`,
      [partnerId],
    );
    expect(rows).toEqual([{ held: 0n }, { held: 10n }]);
    await billing.void(next.holdId);
  });
});

it('leaves a ledger in which every invariant holds', async () => {
  expect(await billing.violations()).toEqual([]);
});
