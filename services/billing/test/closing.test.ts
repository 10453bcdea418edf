import { InvoiceCreatedSchema } from '@review-reply/proto/billing/events/v1/events';
import { AccountErasureDueSchema } from '@review-reply/proto/identity/events/v1/events';
import { PlaceChangedSchema } from '@review-reply/proto/places/events/v1/events';
import { fromTimestamp } from '@review-reply/rpc';
import { eventually } from '@review-reply/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asUser, newId, operator, startBilling, type TestBilling, travelToMidMonth } from './start-billing.ts';

const hourMs = 3_600_000;

let billing: TestBilling;
beforeAll(async () => {
  billing = await startBilling();
  await travelToMidMonth(billing.stack);
});
afterAll(() => billing?.stack.close());

const now = () => billing.stack.clock.now();
const travelTo = (moment: number) => billing.stack.clock.advance(moment - now().getTime());
/** The first moment of a later month in UTC. */
const monthAhead = (months: number) => Date.UTC(now().getUTCFullYear(), now().getUTCMonth() + months, 1);

/** A partner with one client, whose place is active on a plan. */
async function partnerWithPlace(options: { timezone?: string; plan?: string } = {}) {
  const client = await billing.clientOfPartner(options);
  const placeRef = newId();
  await activate(client.accountId, placeRef);
  await billing.client.setPlan({ accountId: client.accountId, placeRef, plan: options.plan ?? 'essential' }, operator);
  return { ...client, placeRef };
}

const activate = (
  accountId: bigint,
  placeRef: bigint,
  change: { active?: boolean; version?: bigint; at?: Date } = {},
) =>
  billing.publish(
    'places',
    PlaceChangedSchema,
    {
      placeRef,
      accountId,
      placeId: 'demo',
      name: 'Demo Lounge',
      active: change.active ?? true,
      version: change.version ?? 1n,
    },
    { key: accountId, ...(change.at === undefined ? {} : { at: change.at }) },
  );

const use = async (accountId: bigint) => billing.capture((await billing.reserve({ accountId })).holdId);
const billingOf = (partnerId: bigint) => billing.invoices.getBilling({}, asUser(partnerId));
const monthOf = (time: number) => new Date(time).toISOString().slice(0, 7);
const eventsOf = (partnerId: bigint) =>
  billing.published(InvoiceCreatedSchema).filter((event) => event.partnerAccountId === partnerId);
const invoiced = (partnerId: bigint, month: string) =>
  eventually(
    async () => {
      const found = (await billingOf(partnerId)).invoices.find((invoice) => invoice.month === month);
      if (found === undefined) throw new Error('not yet');
      return found;
    },
    { timeoutMs: 20_000 },
  );
const stateOf = async (partnerId: bigint, month: string) =>
  (
    await billing.database.pool.query<{ state: string }>(
      'select state from partner_month where partner_account_id = $1 and month = $2',
      [partnerId, month],
    )
  ).rows[0]?.state;

/** Waits until the calendar has looked at a month of every partner so far: that of a later one is closed last. */
async function calendarCameBy(month: string): Promise<void> {
  const { partnerId } = await billing.clientOfPartner();
  const { pool } = billing.database;
  await pool.query(`select open_partner_month($1, $2, 'UTC')`, [partnerId, month]);
  await pool.query(`update partner_month set closes_at = 'epoch' where partner_account_id = $1`, [partnerId]);
  await eventually(async () => expect(await stateOf(partnerId, month)).toBe('final'), { timeoutMs: 20_000 });
}

/** The invoice of one suggestion, a month of its own. */
async function newInvoice() {
  const { accountId, partnerId } = await billing.clientOfPartner();
  const month = monthOf(now().getTime());
  await use(accountId);
  await travelTo(monthAhead(1) + 3 * hourMs);
  return invoiced(partnerId, month);
}

describe('a partner’s running month', () => {
  it('counts active places by the dearest plan they had, and overage as it is captured', async () => {
    const { accountId, partnerId, placeRef } = await partnerWithPlace();
    const [other, idle] = [newId(), newId()];
    await activate(accountId, other);
    await billing.client.setPlan({ accountId, placeRef: other, plan: 'pro' }, operator);
    await billing.client.setPlan({ accountId, placeRef: idle, plan: 'pro' }, operator);
    await billing.client.setPlan({ accountId, placeRef, plan: 'pro' }, operator);
    await billing.client.setPlan({ accountId, placeRef, plan: 'essential' }, operator);
    await use(accountId);
    await billing.reserve({ accountId });
    expect(await billingOf(partnerId)).toMatchObject({
      month: monthOf(now().getTime()),
      timezone: 'Europe/Paris',
      essentialPlaces: 0,
      proPlaces: 2,
      overageMilliSuns: 1_000n,
      overageCents: 10n,
      spendingCap: { capCents: 50_000n, usedCents: 20n, reached: false },
      invoices: [],
    });
  });

  it('shows the cap as reached as long as one more suggestion would pass it', async () => {
    const { accountId, partnerId } = await billing.clientOfPartner({ capCents: 19n });
    const { holdId } = await billing.reserve({ accountId });
    expect((await billingOf(partnerId)).spendingCap).toMatchObject({ usedCents: 10n, reached: true });
    await billing.void(holdId);
    expect((await billingOf(partnerId)).spendingCap).toMatchObject({ usedCents: 0n, reached: false });
  });

  it('can be looked at as the invoice it would be, of which nothing is kept', async () => {
    const { accountId, partnerId } = await partnerWithPlace();
    await use(accountId);
    const preview = await billing.invoices.previewInvoice({ partnerAccountId: partnerId }, operator);
    expect(preview).toMatchObject({ number: '', totalExclVatCents: 1_910n, vatCents: 382n, totalInclVatCents: 2_292n });
    const { rows } = await billing.database.pool.query('select from invoice where partner_account_id = $1', [
      partnerId,
    ]);
    expect(rows).toHaveLength(0);
  });
});

describe('a month', () => {
  it('becomes an invoice two hours after its end in the contract’s zone, once', async () => {
    const paris = await partnerWithPlace();
    const kiritimati = await partnerWithPlace({ timezone: 'Pacific/Kiritimati' });
    const angeles = await partnerWithPlace({ timezone: 'America/Los_Angeles' });
    const month = monthOf(now().getTime());
    await use(paris.accountId);
    // Fourteen hours ahead of UTC, all year round.
    const dueAt = monthAhead(1) - 14 * hourMs + 2 * hourMs;
    await travelTo(dueAt - 60_000);
    await calendarCameBy(month);
    expect(await stateOf(kiritimati.partnerId, month)).toBe('open');
    await billing.stack.clock.advance(61_000);
    const { issuedAt } = await invoiced(kiritimati.partnerId, month);
    expect(fromTimestamp(issuedAt)?.getTime()).toBeGreaterThanOrEqual(dueAt);
    expect((await billingOf(paris.partnerId)).invoices).toEqual([]);
    await travelTo(monthAhead(1) + 2 * hourMs);
    const invoice = await invoiced(paris.partnerId, month);
    expect(await stateOf(angeles.partnerId, month)).toBe('open');
    expect(invoice).toMatchObject({
      month,
      currency: 'EUR',
      lines: [
        { kind: 'essential', quantityMilli: 1_000n, unitPriceCents: 1_900n, amountCents: 1_900n, month },
        { kind: 'overage', quantityMilli: 1_000n, unitPriceCents: 10n, amountCents: 10n, month },
      ],
      annex: [
        { kind: 'essential', accountId: paris.accountId, externalRef: 'demo-1', amountCents: 1_900n },
        { kind: 'overage', accountId: paris.accountId, externalRef: 'demo-1', amountCents: 10n },
      ],
      totalExclVatCents: 1_910n,
      vatRateBp: 2_000,
      vatCents: 382n,
      totalInclVatCents: 2_292n,
    });
    await travelTo(monthAhead(0) + 12 * hourMs);
    await invoiced(angeles.partnerId, month);
    for (const { partnerId } of [paris, kiritimati, angeles])
      await eventually(() => expect(eventsOf(partnerId).map((event) => event.invoice?.month)).toEqual([month]));
    const numbers = [paris, kiritimati, angeles].map(({ partnerId }) => eventsOf(partnerId)[0]?.invoice?.number);
    expect(new Set(numbers).size).toBe(3);
  });

  it('waits for its generations, and bills what was captured', async () => {
    const { accountId, partnerId } = await billing.clientOfPartner();
    const month = monthOf(now().getTime());
    const [taken, given] = [await billing.reserve({ accountId }), await billing.reserve({ accountId })];
    const settled = await billing.clientOfPartner();
    await use(settled.accountId);
    await travelTo(monthAhead(1) + 3 * hourMs);
    await invoiced(settled.partnerId, month);
    expect(await stateOf(partnerId, month)).toBe('open');
    await expect(billing.invoices.closeMonth({ partnerAccountId: partnerId, month }, operator)).rejects.toMatchObject({
      code: 'month_unsettled',
    });
    await billing.void(given.holdId);
    await billing.capture(taken.holdId);
    expect(await invoiced(partnerId, month)).toMatchObject({ totalExclVatCents: 10n, vatCents: 2n });
  });

  it('bills a place that was heard of too late with the next, and says so', async () => {
    const { accountId, partnerId } = await partnerWithPlace();
    const month = monthOf(now().getTime());
    const late = newId();
    await billing.client.setPlan({ accountId, placeRef: late, plan: 'pro' }, operator);
    const inTime = now();
    await travelTo(monthAhead(1) + 3 * hourMs);
    const first = await invoiced(partnerId, month);
    await activate(accountId, late, { at: inTime });
    await activate(accountId, late, { at: new Date(inTime.getTime() + 1_000), active: false, version: 2n });
    const next = monthOf(now().getTime());
    await travelTo(monthAhead(1) + 3 * hourMs);
    expect(await invoiced(partnerId, next)).toMatchObject({
      lines: [
        { kind: 'essential', month: next, amountCents: 1_900n },
        { kind: 'pro', month, amountCents: 3_900n },
      ],
    });
    expect(await billing.invoices.getInvoice({ number: first.number }, asUser(partnerId))).toEqual(first);
  });

  it('with nothing to bill ends without an invoice and without a number', async () => {
    const { partnerId } = await billing.clientOfPartner();
    const month = monthOf(now().getTime());
    await travelTo(monthAhead(1) + 3 * hourMs);
    await eventually(async () => expect(await stateOf(partnerId, month)).toBe('final'), { timeoutMs: 20_000 });
    expect((await billingOf(partnerId)).invoices).toEqual([]);
  });

  it('that an operator took back waits for one, and is final once closed again', async () => {
    const { accountId, partnerId } = await billing.clientOfPartner({ timezone: 'UTC' });
    const other = await billing.clientOfPartner({ timezone: 'UTC' });
    const month = monthOf(now().getTime());
    const of = { partnerAccountId: partnerId, month };
    for (const client of [accountId, other.accountId]) await use(client);
    await expect(billing.invoices.closeMonth(of, operator)).rejects.toMatchObject({ code: 'month_running' });
    await travelTo(monthAhead(1) + hourMs);
    expect(await billing.invoices.closeMonth(of, operator)).toMatchObject({
      state: 'closed',
      invoice: { number: '', totalExclVatCents: 10n },
    });
    expect(await billing.invoices.reopenMonth(of, operator)).toMatchObject({ state: 'withheld' });
    await billing.stack.clock.advance(2 * hourMs);
    await invoiced(other.partnerId, month);
    expect(await stateOf(partnerId, month)).toBe('withheld');
    const closed = await billing.invoices.closeMonth(of, operator);
    expect(closed).toMatchObject({ state: 'final', invoice: { totalExclVatCents: 10n } });
    expect(closed.invoice?.number).not.toBe('');
    await expect(billing.invoices.reopenMonth(of, operator)).rejects.toMatchObject({ code: 'month_final' });
  });
});

describe('an invoice', () => {
  it('charges VAT by what was agreed, and says why where there is none', async () => {
    const party = {
      name: 'Demo GmbH',
      addressLines: ['Demoweg 1'],
      postalCode: '10115',
      city: 'Berlin',
      country: 'DE',
    };
    const { accountId, partnerId } = await billing.clientOfPartner();
    const terms = { partnerAccountId: partnerId, party, vatTreatment: 'reverse_charge', language: 'en' };
    await expect(billing.invoices.setBillingTerms({ terms }, operator)).rejects.toMatchObject({
      details: { fields: [{ path: 'party.vat_id' }, { path: 'vat_reason' }] },
    });
    const known = { ...terms, party: { ...party, vatId: 'DE123456788' }, vatReason: 'Reverse charge' };
    await billing.invoices.setBillingTerms({ terms: known }, operator);
    await use(accountId);
    expect(await billing.invoices.previewInvoice({ partnerAccountId: partnerId }, operator)).toMatchObject({
      vatTreatment: 'reverse_charge',
      vatReason: 'Reverse charge',
      vatRateBp: 0,
      vatCents: 0n,
      totalInclVatCents: 10n,
    });
  });

  // Net in cents, rate in hundredths of a percent, and the VAT as worked out by hand: half a cent goes up.
  it.each([
    [10n, 2_000, 2n],
    [1n, 2_000, 0n],
    [2n, 2_000, 0n],
    [3n, 2_000, 1n],
    [1_910n, 550, 105n],
    [1_000n, 550, 55n],
    [50n, 550, 3n],
    [45n, 1_000, 5n],
    [44n, 1_000, 4n],
    [3_333n, 2_000, 667n],
    [3_332n, 2_000, 666n],
    [999_999_999n, 2_000, 200_000_000n],
    [1n, 0, 0n],
    [200n, 1_975, 40n],
    [198n, 1_975, 39n],
  ])('of %s cents at %s has the VAT that a hand works out: %s', async (net, rate, vat) => {
    const { rows } = await billing.database.pool.query('select vat_on($1, $2) as vat', [net, rate]);
    expect(rows).toEqual([{ vat }]);
  });

  it('never changes, and belongs to its partner alone', async () => {
    const { number } = await newInvoice();
    const { rows } = await billing.database.pool.query('select invoice_id as id from invoice where number = $1', [
      number,
    ]);
    const [{ id }] = rows;
    for (const change of [
      'update invoice set net_cents = net_cents + 1 where invoice_id = $1',
      'delete from invoice where invoice_id = $1',
      'update invoice_line set amount_cents = 0 where invoice_id = $1',
      'delete from invoice_annex_line where invoice_id = $1',
      `update invoice_annex_line set external_ref = 'other' where invoice_id = $1`,
    ])
      await expect(billing.database.pool.query(change, [id])).rejects.toMatchObject({ code: '23001' });
    await expect(billing.invoices.getInvoice({ number }, asUser(newId()))).rejects.toMatchObject({ code: 'not_found' });
  });

  it('keeps the sums of a client that was erased, without its name', async () => {
    const { accountId, partnerId } = await partnerWithPlace();
    const month = monthOf(now().getTime());
    await use(accountId);
    await travelTo(monthAhead(1) + 3 * hourMs);
    const before = await invoiced(partnerId, month);
    await use(accountId);
    await billing.publish('identity', AccountErasureDueSchema, { accountId }, { key: accountId });
    const unnamed = before.annex.map(({ accountId: _, externalRef: __, ...line }) => line);
    await eventually(async () =>
      expect(await billing.invoices.getInvoice({ number: before.number }, asUser(partnerId))).toEqual({
        ...before,
        annex: unnamed,
      }),
    );
    const next = monthOf(now().getTime());
    await travelTo(monthAhead(1) + 3 * hourMs);
    const last = await invoiced(partnerId, next);
    expect(last.lines.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
      ['essential', 1_900n],
      ['overage', 10n],
    ]);
    expect(last.annex.every((line) => line.accountId === undefined && line.externalRef === undefined)).toBe(true);
  });
});

it('numbers its invoices from one on, without a hole', async () => {
  for (let count = 0; count < 2; count += 1) await newInvoice();
  const { rows } = await billing.database.pool.query<{ issue_year: number; places: number[] }>(`
    select issue_year, array_agg(issue_place order by issue_place) as places from invoice
    where series = '' group by issue_year`);
  expect(rows.length).toBeGreaterThan(0);
  for (const { places } of rows) expect(places).toEqual(places.map((_, index) => index + 1));
  expect(await billing.violations()).toEqual([]);
});
