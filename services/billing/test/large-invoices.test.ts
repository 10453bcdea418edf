import { InvoiceCreatedSchema } from '@review-reply/proto/billing/events/v1/events';
import type { Invoice } from '@review-reply/proto/billing/v1/invoice';
import { eventually } from '@review-reply/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asUser, newId, operator, startBilling, type TestBilling } from './start-billing.ts';

let billing: TestBilling;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing?.stack.close());

const monthNow = () => billing.stack.clock.now().toISOString().slice(0, 7);
/** To when the running month is final. */
async function endMonth() {
  const now = billing.stack.clock.now();
  const end = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1);
  await billing.stack.clock.advance(end + 3 * 3_600_000 - now.getTime());
}

/** What clients of a partner used in the running month, each under a reference of so many characters. */
async function use(partnerId: bigint, { clients, refLength }: { clients: number; refLength: number }) {
  await billing.invoices.getBilling({}, asUser(partnerId));
  await billing.database.pool.query(
    `insert into client_month (partner_account_id, month, account_id, external_ref, milli_suns, cents)
     select $1, $2, $3 + number, lpad(number::text, $5, '0'), 1000, 10 from generate_series(1, $4) number`,
    [partnerId, monthNow(), newId(), clients, refLength],
  );
}

const told = (partnerId: bigint) =>
  billing.published(InvoiceCreatedSchema).filter((event) => event.partnerAccountId === partnerId);

it.each([
  { clients: 2_000, refLength: 8, inEvent: 2_000 },
  { clients: 1_500, refLength: 200, inEvent: 0 },
  { clients: 6_000, refLength: 8, inEvent: 0 },
])('closes a month of $clients clients, and tells of $inEvent of them (references of $refLength)', async (size) => {
  const { partnerId } = await billing.clientOfPartner({ timezone: 'UTC' });
  await use(partnerId, size);
  await endMonth();
  await eventually(() => expect(told(partnerId)).toHaveLength(1), { timeoutMs: 20_000 });
  const [{ invoice } = {}] = told(partnerId);
  expect(invoice).toMatchObject({ totalExclVatCents: BigInt(size.clients) * 10n, lines: [{ kind: 'overage' }] });
  expect(invoice?.annex).toHaveLength(size.inEvent);
  const number = invoice?.number ?? '';
  await billing.invoices.resendInvoice({ number }, operator);
  await eventually(() => expect(told(partnerId)).toHaveLength(2));
  expect((await billing.invoices.getInvoice({ number }, asUser(partnerId))).annex).toHaveLength(size.clients);
});

it('answers what invoices it holds of a large partner, and the rest of an annex by pages', async () => {
  const { partnerId } = await billing.clientOfPartner({ timezone: 'UTC' });
  for (const month of [1, 2]) {
    await use(partnerId, { clients: 9_000, refLength: 200 });
    await endMonth();
    await eventually(() => expect(told(partnerId)).toHaveLength(month), { timeoutMs: 20_000 });
  }
  const user = asUser(partnerId);
  const { invoices } = await billing.invoices.getBilling({ annexRowsMax: 4_000 }, user);
  expect(invoices.map(({ annex, annexContinues }) => [annex.length, annexContinues])).toEqual([
    [4_000, true],
    [0, true],
  ]);
  const { invoices: more } = await billing.invoices.getBilling({ annexRowsMax: 9_001 }, user);
  expect(more.map(({ annex, annexContinues }) => [annex.length, annexContinues])).toEqual([
    [9_000, false],
    [1, true],
  ]);
  const number = invoices[0]?.number ?? '';
  const page = (afterRows: number, by = user) =>
    billing.invoices.listInvoiceAnnex({ number, afterRows, limit: 4_000 }, by);
  const rows = [...(invoices[0]?.annex ?? []), ...(await page(4_000)).lines, ...(await page(8_000)).lines];
  expect(rows).toEqual(more[0]?.annex);
  expect((await page(9_000)).lines).toEqual([]);
  const last = { number, afterRows: 8_000, limit: 4_000 };
  expect((await billing.invoices.listInvoiceAnnex(last, operator)).lines).toEqual(rows.slice(8_000));
  const exported = { year: billing.stack.clock.now().getUTCFullYear(), annexRowsMax: 4_000 };
  const { invoices: documents } = await billing.invoices.exportInvoices(exported, operator);
  expect(documents.reduce((sum, { annex }) => sum + annex.length, 0)).toBe(4_000);
  const whole = await billing.invoices.getInvoice({ number, annexRowsMax: 9_001 }, user);
  expect([whole.annex.length, whole.annexContinues]).toEqual([9_000, false]);
  await expect(page(0, asUser(newId()))).rejects.toMatchObject({ code: 'not_found' });
  for (const limit of [0, 4_001])
    await expect(billing.invoices.listInvoiceAnnex({ number, afterRows: 0, limit }, user)).rejects.toMatchObject({
      details: { fields: [{ path: 'limit' }] },
    });
});

it('answers operators what it holds of the month of a large partner, and closes it', async () => {
  const { partnerId: partnerAccountId } = await billing.clientOfPartner({ timezone: 'UTC' });
  const clients = 20_000;
  await use(partnerAccountId, { clients, refLength: 200 });
  const month = monthNow();
  const shown = ({ totalExclVatCents, annex, annexContinues }: Partial<Invoice> = {}) => [
    totalExclVatCents,
    annex?.length,
    annexContinues,
  ];
  const first = [BigInt(clients) * 10n, 4_000, true];
  const annexRowsMax = 4_000;
  const preview = await billing.invoices.previewInvoice({ partnerAccountId, month, annexRowsMax }, operator);
  expect(shown(preview)).toEqual(first);

  // So that the calendar does not close it first.
  await billing.invoices.reopenMonth({ partnerAccountId, month }, operator);
  await endMonth();
  const closed = await billing.invoices.closeMonth({ partnerAccountId, month, annexRowsMax }, operator);
  expect([closed.state, ...shown(closed.invoice)]).toEqual(['final', ...first]);
});
