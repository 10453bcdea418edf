import { InvoiceCreatedSchema } from '@review-reply/proto/billing/events/v1/events';
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
