import { InvoiceCreatedSchema } from '@review-reply/proto/billing/events/v1/events';
import { InvoiceFormat } from '@review-reply/proto/billing/v1/invoices';
import { eventually } from '@review-reply/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asUser, newId, operator, startBilling, type TestBilling } from './start-billing.ts';

let billing: TestBilling;
let partnerId: bigint;
/** Of seven suggestions: 0.70 EUR and 14 cents of VAT. */
let number: string;
beforeAll(async () => {
  billing = await startBilling();
  const client = await billing.clientOfPartner();
  ({ partnerId } = client);
  for (let count = 0; count < 7; count++)
    await billing.capture((await billing.reserve({ accountId: client.accountId })).holdId);
  await billing.stack.clock.advance(33 * 86_400_000);
  number = await eventually(
    async () => {
      const [invoice] = (await billing.invoices.getBilling({}, asUser(partnerId))).invoices;
      if (invoice === undefined) throw new Error('not yet');
      return invoice.number;
    },
    { timeoutMs: 20_000 },
  );
});
afterAll(() => billing?.stack.close());

const credit = (idempotencyKey: string, part: { lineKind?: string; amountCents?: bigint } = {}) =>
  billing.invoices.creditInvoice({ number, reason: 'a test', idempotencyKey, ...part }, operator);

it('credits part of an invoice, then all that is left, and never more', async () => {
  const part = { lineKind: 'overage', amountCents: 13n };
  const first = await credit('first', part);
  expect(first).toMatchObject({
    kind: 'credit_note',
    number: expect.stringMatching(/^CN-\d{4}-000001$/),
    credits: number,
    reason: 'a test',
    lines: [{ kind: 'overage', quantityMilli: 1_000n, unitPriceCents: 13n, amountCents: 13n }],
    totalExclVatCents: 13n,
    vatCents: 3n,
    totalInclVatCents: 16n,
  });
  expect(await credit('first', part)).toEqual(first);
  await expect(credit('first', { lineKind: 'overage', amountCents: 14n })).rejects.toMatchObject({
    code: 'idempotency_key_reused',
  });
  await expect(credit('more', { lineKind: 'overage', amountCents: 58n })).rejects.toMatchObject({
    code: 'credit_too_large',
  });
  await expect(credit('other', { lineKind: 'pro', amountCents: 1n })).rejects.toMatchObject({
    code: 'credit_too_large',
  });
  // 57 cents and what VAT is left, so that both notes add up to the invoice.
  expect(await credit('rest')).toMatchObject({ totalExclVatCents: 57n, vatCents: 11n, totalInclVatCents: 68n });
  await expect(credit('again')).rejects.toMatchObject({ code: 'credit_too_large' });
  const { creditNotes, invoices } = await billing.invoices.getBilling({}, asUser(partnerId));
  expect(creditNotes.map((note) => note.number)).toEqual(
    ['000002', '000001'].map((last) => expect.stringContaining(last)),
  );
  expect(invoices.map((invoice) => invoice.number)).toEqual([number]);
  expect(await billing.violations()).toEqual([]);
});

it('credits once, however many ask at once', async () => {
  const notes = await Promise.all(
    Array.from({ length: 5 }, () => credit('first', { lineKind: 'overage', amountCents: 13n })),
  );
  expect(new Set(notes.map((note) => note.number)).size).toBe(1);
});

it('tells of an invoice again when an operator asks, and of nothing else', async () => {
  const told = () => billing.published(InvoiceCreatedSchema).map((event) => event.invoice?.number);
  await eventually(() => expect(told()).toEqual([number]));
  await billing.invoices.resendInvoice({ number }, operator);
  await eventually(() => expect(told()).toEqual([number, number]));
  for (const other of ['2026-999999', 'CN-2026-000001'])
    await expect(billing.invoices.resendInvoice({ number: other }, operator)).rejects.toMatchObject({
      code: 'not_found',
    });
});

it('exports a year, the invoices first, page by page', async () => {
  const year = Number(number.slice(0, 4));
  const { invoices, partnerAccountIds } = await billing.invoices.exportInvoices({ year }, operator);
  expect(invoices.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note', 'credit_note']);
  expect(new Set(partnerAccountIds)).toEqual(new Set([partnerId]));
  const rest = await billing.invoices.exportInvoices({ year, after: number }, operator);
  expect(rest.invoices).toEqual(invoices.slice(1));
  expect((await billing.invoices.exportInvoices({ year: 1999 }, operator)).invoices).toEqual([]);
});

it('gives each document as a file, to its partner alone, the same bytes each time', async () => {
  const fileOf = async (wanted: string, format: InvoiceFormat, caller = asUser(partnerId)) =>
    Buffer.from((await billing.invoices.getInvoiceFile({ number: wanted, format }, caller)).content);
  const { invoices, creditNotes } = await billing.invoices.getBilling({}, asUser(partnerId));
  for (const { number: ofDocument } of [...invoices, ...creditNotes]) {
    const page = await fileOf(ofDocument, InvoiceFormat.PDF);
    expect(page.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await fileOf(ofDocument, InvoiceFormat.PDF)).toEqual(page);
    expect((await fileOf(ofDocument, InvoiceFormat.XML)).toString()).toContain(`<ram:ID>${ofDocument}</ram:ID>`);
  }
  for (const [wanted, caller] of [[number, asUser(newId())] as const, ['2026-999999', asUser(partnerId)] as const])
    await expect(fileOf(wanted, InvoiceFormat.PDF, caller)).rejects.toMatchObject({ code: 'not_found' });
  await expect(fileOf(number, InvoiceFormat.UNSPECIFIED)).rejects.toMatchObject({ code: 'validation_failed' });
});

it('names what is wrong with a credit', async () => {
  const request = { number, reason: ' ', idempotencyKey: '', lineKind: 'gold', amountCents: 0n };
  await expect(billing.invoices.creditInvoice(request, operator)).rejects.toMatchObject({
    details: {
      fields: [{ path: 'reason' }, { path: 'idempotency_key' }, { path: 'line_kind' }, { path: 'amount_cents' }],
    },
  });
});

it('lists the 24 newest of a partner, and keeps them all', async () => {
  const { accountId, partnerId: busy } = await billing.clientOfPartner();
  const { pool } = billing.database;
  const placeRef = newId();
  const since = new Date(billing.stack.clock.now().getTime() - 30 * 31 * 86_400_000);
  await pool.query('insert into place_activity (place_ref, active_from) values ($1, $2)', [placeRef, since]);
  await pool.query(
    `insert into plan_span (account_id, place_ref, plan, included, started_at) values ($1, $2, 'pro', 500, $3)`,
    [accountId, placeRef, since],
  );
  // The last month may have ended an hour ago, and is not closed at once.
  await pool.query(
    `select open_partner_month($1, to_char($2::timestamptz - ago * interval '1 month', 'YYYY-MM'), 'Europe/Paris')
     from generate_series(2, 27) as ago`,
    [busy, billing.stack.clock.now()],
  );
  const numbers = await eventually(
    async () => {
      const { rows } = await pool.query<{ number: string }>(
        `select number from invoice where partner_account_id = $1 and number is not null
         order by issued_at desc, invoice_id desc`,
        [busy],
      );
      if (rows.length < 26) throw new Error('not yet');
      return rows.map((row) => row.number);
    },
    { timeoutMs: 60_000 },
  );
  const { invoices } = await billing.invoices.getBilling({}, asUser(busy));
  expect(invoices.map((invoice) => invoice.number)).toEqual(numbers.slice(0, 24));
  const oldest = numbers.at(-1) ?? '';
  expect(await billing.invoices.getInvoice({ number: oldest }, asUser(busy))).toMatchObject({ number: oldest });
});
