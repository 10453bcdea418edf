import { randomUUID } from 'node:crypto';
import { SubscriptionChangedSchema } from '@review-reply/proto/billing/events/v1/events';
import { EnrollmentCompletedSchema } from '@review-reply/proto/identity/events/v1/enrollment_events';
import {
  AccountAttachedSchema,
  AccountDetachedSchema,
  AccountErasedSchema,
  AccountErasureDueSchema,
} from '@review-reply/proto/identity/events/v1/events';
import { PlaceChangedSchema } from '@review-reply/proto/places/events/v1/events';
import { eventually } from '@review-reply/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId, operator, startBilling, type TestBilling } from './start-billing.ts';

const withinMs = 30_000;
/** Far from every number that something else has by chance. */
const rare = 734_000_000_000n;

let billing: TestBilling;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing?.stack.close());

const query = async (text: string, ...values: unknown[]) => (await billing.database.pool.query(text, values)).rows;
const answers = (accountId: bigint) =>
  billing.published(AccountErasedSchema).filter((event) => event.accountId === accountId);

async function client() {
  const { accountId, partnerId } = await billing.clientOfPartner();
  const placeRef = rare + newId();
  const state = { placeRef, accountId, placeId: `demo-${placeRef}`, name: `Demo Lounge ${placeRef}`, active: true };
  const change = (version: bigint, changes: Partial<typeof state> = {}) =>
    billing.publish('places', PlaceChangedSchema, { ...state, version, ...changes }, { key: accountId });
  await change(1n);
  await billing.client.setPlan({ accountId, placeRef, plan: 'pro' }, operator);
  const left = { accountId, partnerAccountId: partnerId };
  const keyed = { key: accountId };
  return {
    ...{ accountId, partnerId, placeRef, change },
    attach: (at?: Date) =>
      billing.publish('identity', AccountAttachedSchema, { ...left, service: 'pro' }, { ...keyed, ...(at && { at }) }),
    detach: (at?: Date) => billing.publish('identity', AccountDetachedSchema, left, { ...keyed, ...(at && { at }) }),
    join: (at?: Date) => {
      const enrollment = { enrollmentId: newId(), accountId, partnerAccountId: partnerId, service: 'essential' };
      const completed = { enrollment, placeRefs: [placeRef] };
      return billing.publish('identity', EnrollmentCompletedSchema, completed, { ...keyed, ...(at && { at }) });
    },
    erase: () => billing.publish('identity', AccountErasureDueSchema, left, keyed),
    plan: async () => (await billing.client.listSubscriptions({ accountId }, operator)).subscriptions,
  };
}

describe('an account that left its partner', () => {
  it('has no plan any more, told once, and what the month used and included stays', async () => {
    const { accountId, placeRef, detach, plan } = await client();
    await billing.capture((await billing.reserve({ accountId, placeRef })).holdId);
    const changes = () => billing.published(SubscriptionChangedSchema).filter((event) => event.placeRef === placeRef);
    await eventually(() => expect(changes()).toHaveLength(1), { timeoutMs: withinMs });
    await detach();
    await detach();
    expect(await plan()).toMatchObject([{ status: 'canceled', suggestionsIncluded: 500, suggestionsUsed: 1 }]);
    const other = await client();
    await other.detach();
    await eventually(
      () =>
        expect(
          billing.published(SubscriptionChangedSchema).filter((event) => event.placeRef === other.placeRef),
        ).toHaveLength(2),
      { timeoutMs: withinMs },
    );
    expect(changes()).toHaveLength(2);
    // Attached again, it gets a plan of its own.
    await billing.stack.clock.advance(1_000);
    await billing.client.setPlan({ accountId, placeRef, plan: 'essential' }, operator);
    expect(await plan()).toMatchObject([{ status: 'active' }]);
  });
});

describe('moves of an account that are heard of late', () => {
  const active = async ({ plan }: Pick<Awaited<ReturnType<typeof client>>, 'plan'>) =>
    (await plan()).map(({ status }) => status === 'active');

  it('end a plan that began after the account had left, as long as it is not attached again', async () => {
    const one = await client();
    const leftAt = billing.stack.clock.now();
    await billing.stack.clock.advance(1_000);
    // Heard of late, too: it was completed before.
    await one.join(leftAt);
    await one.detach(leftAt);
    expect(await active(one)).toEqual([false]);
    await one.join(leftAt);
    expect(await active(one)).toEqual([false]);
  });

  it('leave a plan alone that began when the account was attached again', async () => {
    const one = await client();
    const leftAt = billing.stack.clock.now();
    await billing.stack.clock.advance(1_000);
    await one.attach();
    await one.detach(leftAt);
    expect(await active(one)).toEqual([false]);
    await one.join();
    await one.detach(leftAt);
    expect(await active(one)).toEqual([true]);
  });
});

describe('an account that is erased', () => {
  it('is so only when identity itself says that it is due', async () => {
    const { accountId, erase, plan } = await client();
    billing.notDue.add(accountId);
    await erase();
    // Of the same look: whoever is to be erased then is erased at once.
    const due = await client();
    await due.erase();
    await eventually(() => expect(answers(due.accountId)).toHaveLength(1), { timeoutMs: withinMs });
    expect(await plan()).toMatchObject([{ status: 'active' }]);
    expect(answers(accountId)).toEqual([]);
  });

  it('leaves money records that add up and name nobody, and its partner’s month as it was', async () => {
    const { accountId, partnerId, placeRef, attach, join, detach, erase, change } = await client();
    const reviewId = rare + newId();
    const grant = { accountId, amountMilliSuns: 9_000n, reason: 'For xylographs', idempotencyKey: 'xylograph-1' };
    await billing.client.grantSuns(grant, operator);
    const quota = await billing.reserve({ accountId, placeRef, reviewId });
    await billing.capture(quota.holdId);
    await billing.void((await billing.reserve({ accountId, placeRef, reviewId })).holdId);
    // Overage of a place without a plan.
    const overage = await billing.reserve({ accountId, placeRef: placeRef + 1n, reviewId: reviewId + 1n });
    await billing.capture(overage.holdId);
    const month = () =>
      query('select accrued_cents, held_cents from partner_month where partner_account_id = $1', partnerId);
    const sums = () =>
      query('select unit, count(*)::int, sum(abs(amount))::int as sum from ledger_entry group by unit order by 1');
    const [monthBefore, sumsBefore] = [await month(), await sums()];
    await detach();
    await erase();
    await eventually(() => expect(answers(accountId)).toMatchObject([{ service: 'billing' }]), { timeoutMs: withinMs });
    // What comes late is dropped; asked again, it answers again.
    await change(2n);
    await attach();
    await join();
    await erase();
    await eventually(() => expect(answers(accountId)).toHaveLength(2), { timeoutMs: withinMs });
    const ids = [accountId, placeRef, placeRef + 1n, reviewId, reviewId + 1n];
    expect(await rowsHolding(...ids, 'xylograph')).toEqual([]);
    expect(await billing.violations()).toEqual([]);
    expect([await month(), await sums()]).toEqual([monthBefore, sumsBefore]);
    const [kept] = await query('select * from hold where hold_id = $1', overage.holdId);
    expect(kept).toMatchObject({
      partner_account_id: partnerId,
      cost_cents: 10n,
      state: 'captured',
      external_ref: null,
    });
    expect(kept.account_id).toBeLessThan(0n);
    // The plan and its time still belong to one place of one client of the partner.
    const spans = await query(
      `select plan, included, attachment.partner_account_id, attachment.external_ref from plan_span
       join attachment using (account_id) join place_activity using (place_ref) where account_id = $1`,
      kept.account_id,
    );
    expect(spans).toMatchObject([{ plan: 'pro', included: 500, partner_account_id: partnerId, external_ref: null }]);
  });

  it('keeps no other event waiting, and is answered once it is done', async () => {
    const { accountId, erase } = await client();
    const { pool } = billing.database;
    const holder = await pool.connect();
    try {
      await holder.query('begin');
      await holder.query('lock table hold in access exclusive mode');
      await erase();
      expect(await query('select from parked_event')).toEqual([]);
      expect(answers(accountId)).toEqual([]);
    } finally {
      holder.release(true);
    }
    await eventually(() => expect(answers(accountId)).toMatchObject([{ service: 'billing' }]), { timeoutMs: withinMs });
    expect(await query('select from account_erasure where account_id = $1', accountId)).toEqual([]);
  });

  it('is two different nobodies when two are erased, at once', async () => {
    const [one, two] = [await client(), await client()];
    const holds: string[] = [];
    for (const { accountId, placeRef } of [one, two]) {
      holds.push((await billing.reserve({ accountId, placeRef, generationId: randomUUID() })).holdId);
      await billing.capture(holds.at(-1) ?? '');
    }
    await query('insert into account_erasure values ($1), ($2)', one.accountId, two.accountId);
    const bothAnswered = () => expect([...answers(one.accountId), ...answers(two.accountId)]).toHaveLength(2);
    await eventually(bothAnswered, { timeoutMs: withinMs });
    const rows = await query('select account_id, place_ref, xmin::text from hold where hold_id = any($1)', holds);
    expect(new Set(rows.flatMap((row) => [row.account_id, row.place_ref])).size).toBe(4);
    expect(Math.max(...rows.map((row) => Number(row.account_id)))).toBeLessThan(0);
    expect(new Set(rows.map((row) => row.xmin)).size).toBe(1);
    expect(await billing.violations()).toEqual([]);
  });
});

/** Tables with a row that holds one of these texts or numbers. */
async function rowsHolding(...wanted: Array<bigint | string>): Promise<string[]> {
  const tables = await query(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
       and table_name <> 'outbox'`,
  );
  const found: string[] = [];
  for (const { name } of tables)
    for (const { row } of await query(`select to_jsonb(t)::text as row from "${name}" t`))
      for (const text of wanted) if (new RegExp(`(?<![0-9])${text}(?![0-9])`).test(row)) found.push(`${name}: ${row}`);
  return found;
}

describe('an account that left just before its month ended', () => {
  it.each([undefined, 'essential'])(
    'costs its partner no month more, heard of after it (next plan: %s)',
    async (next) => {
      const one = await client();
      const { accountId, placeRef, partnerId } = one;
      if (next !== undefined) await billing.client.setPlan({ accountId, placeRef, plan: next }, operator);
      const zone = 'Europe/Paris';
      const monthOf = (at: Date) => query('select billing_month($1, $2) as month', at, zone);
      const now = billing.stack.clock.now();
      const [{ month = '' } = {}] = await monthOf(now);
      const [{ ends = now } = {}] = await query('select billing_month_end($1, $2) as ends', month, zone);
      await billing.stack.clock.advance(ends.getTime() - now.getTime() + 5_000);
      await one.detach(new Date(ends.getTime() - 1_000));
      await one.change(2n, { active: false });
      const billed = (ofMonth: string) =>
        query('select plan from billable_places($1, $2, $3)', partnerId, ofMonth, zone);
      expect(await billed(month)).toEqual([{ plan: 'pro' }]);
      const [{ month: nextMonth = '' } = {}] = await monthOf(billing.stack.clock.now());
      expect(nextMonth > month).toBe(true);
      expect(await billed(nextMonth)).toEqual([]);
    },
  );
});

describe('a suggestion for an account that left its partner', () => {
  it('is not paid by the partner, whoever asks before they have heard of it', async () => {
    const { accountId, partnerId, placeRef, detach } = await client();
    await detach();
    expect(await billing.reserve({ accountId, placeRef }).catch(({ code }: { code: string }) => code)).toBe(
      'insufficient_suns',
    );
    // A month may be open by now: whoever opens them comes by at any time.
    const paid = 'select from partner_month where partner_account_id = $1 and held_cents + accrued_cents > 0';
    expect(await query(paid, partnerId)).toEqual([]);
  });
});
