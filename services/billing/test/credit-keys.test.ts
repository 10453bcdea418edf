import { eventually } from '@review-reply/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asUser, newId, operator, startBilling, type TestBilling } from './start-billing.ts';

let billing: TestBilling;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing?.stack.close());

interface Request {
  readonly number: string;
  readonly idempotencyKey: string;
  readonly reason?: string;
  readonly lineKind?: string;
  readonly amountCents?: bigint;
}

const credit = ({ reason = 'a test', ...request }: Request) =>
  billing.invoices.creditInvoice({ reason, ...request }, operator);
const refusal = expect.objectContaining({ code: 'idempotency_key_reused' });

/** The numbers of a partner's invoices of the last two months, each of one place on pro and of Suns for 39 EUR. */
async function twoInvoices(): Promise<{ partnerId: bigint; numbers: readonly [string, string] }> {
  const { accountId, partnerId } = await billing.clientOfPartner({ timezone: 'UTC' });
  const { pool } = billing.database;
  const placeRef = newId();
  const now = billing.stack.clock.now();
  const monthAgo = (ago: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 1));
  await pool.query('insert into place_activity (place_ref, active_from) values ($1, $2)', [placeRef, monthAgo(2)]);
  await pool.query(
    `insert into plan_span (account_id, place_ref, plan, included, started_at) values ($1, $2, 'pro', 500, $3)`,
    [accountId, placeRef, monthAgo(2)],
  );
  for (const ago of [2, 1]) {
    const month = monthAgo(ago).toISOString().slice(0, 7);
    await pool.query(
      `insert into client_month (partner_account_id, month, account_id, milli_suns, cents)
       values ($1, $2, $3, 390000, 3900)`,
      [partnerId, month, accountId],
    );
    await pool.query(`select open_partner_month($1, $2, 'UTC')`, [partnerId, month]);
  }
  return eventually(
    async () => {
      const [newer, older] = (await billing.invoices.getBilling({}, asUser(partnerId))).invoices;
      if (newer === undefined || older === undefined) throw new Error('not yet');
      return { partnerId, numbers: [newer.number, older.number] as const };
    },
    { timeoutMs: 20_000 },
  );
}

const notesOf = async (partnerId: bigint) => (await billing.invoices.getBilling({}, asUser(partnerId))).creditNotes;

it('answers a key with the note it had, and refuses it for another part, reason, or all that is left', async () => {
  const { partnerId, numbers } = await twoInvoices();
  const [number] = numbers;
  const part = { number, idempotencyKey: 'part', lineKind: 'pro', amountCents: 3_900n };
  const note = await credit(part);
  expect(await credit(part)).toEqual(note);
  for (const other of [
    { ...part, lineKind: 'overage' },
    { ...part, amountCents: 3_899n },
    { ...part, reason: 'another' },
    { number, idempotencyKey: 'part' },
  ])
    await expect(credit(other)).rejects.toEqual(refusal);
  expect(await notesOf(partnerId)).toEqual([note]);
});

it('answers the key of all that was left, and refuses it for what that came to', async () => {
  const { partnerId, numbers } = await twoInvoices();
  const [number] = numbers;
  await credit({ number, idempotencyKey: 'part', lineKind: 'pro', amountCents: 3_900n });
  const rest = { number, idempotencyKey: 'rest' };
  const note = await credit(rest);
  expect(note).toMatchObject({ lines: [{ kind: 'overage', amountCents: 3_900n }] });
  expect(await credit(rest)).toEqual(note);
  await expect(credit({ ...rest, lineKind: 'overage', amountCents: 3_900n })).rejects.toEqual(refusal);
  expect(await notesOf(partnerId)).toHaveLength(2);
});

it('takes a key for one invoice of a partner, whichever is asked for at once, and for each partner', async () => {
  const { partnerId, numbers } = await twoInvoices();
  const asked = await Promise.allSettled(numbers.map((number) => credit({ number, idempotencyKey: 'one' })));
  expect(asked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(asked).toContainEqual({ status: 'rejected', reason: refusal });
  expect(await notesOf(partnerId)).toHaveLength(1);
  const other = await twoInvoices();
  await credit({ number: other.numbers[0], idempotencyKey: 'one' });
  expect(await notesOf(other.partnerId)).toHaveLength(1);
});

it('judges a note that does not say what it was asked for by its lines', async () => {
  const { numbers } = await twoInvoices();
  const [number] = numbers;
  const part = { number, idempotencyKey: 'part', lineKind: 'pro', amountCents: 3_900n };
  const note = await credit(part);
  const client = await billing.database.pool.connect();
  // As it was drawn up by the version before.
  await client.query(`set session_replication_role = replica`);
  await client.query(`update invoice set credit_scope = null where number = $1`, [note.number]);
  client.release(true);
  expect(await credit(part)).toEqual(note);
  await expect(credit({ ...part, lineKind: 'overage' })).rejects.toEqual(refusal);
});
