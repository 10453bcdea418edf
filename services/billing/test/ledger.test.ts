import { randomUUID } from 'node:crypto';
import { openDatabase } from '@review-reply/postgres';
import { collectMetrics, eventually } from '@review-reply/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countTransfers, findViolations } from '../src/storage/verify.ts';
import { newId, operator, startBilling, type TestBilling } from './start-billing.ts';

let billing: TestBilling;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing?.stack.close());

const query = (text: string, values: unknown[] = []) => billing.database.pool.query(text, values);

describe('a grant', () => {
  const grant = (accountId: bigint, amountMilliSuns: bigint, idempotencyKey: string) =>
    billing.client.grantSuns({ accountId, amountMilliSuns, reason: 'test', idempotencyKey }, operator);

  it('is made once, however often it is sent', async () => {
    const accountId = newId();
    const answers = await Promise.all(Array.from({ length: 10 }, () => grant(accountId, 2_500n, 'same')));
    expect(new Set(answers.map(({ balanceMilliSuns }) => balanceMilliSuns))).toEqual(new Set([2_500n]));
    await expect(grant(accountId, 2_501n, 'same')).rejects.toMatchObject({ code: 'idempotency_key_reused' });
    expect(await grant(accountId, 1n, 'other')).toMatchObject({ balanceMilliSuns: 2_501n });
  });

  it('takes back what is available and nothing that is held', async () => {
    const accountId = await billing.accountWith(2n);
    await billing.reserve({ accountId });
    await expect(grant(accountId, -1_001n, 'too much')).rejects.toMatchObject({
      code: 'insufficient_suns',
      details: { required_suns: 1.001, available_suns: 1 },
    });
    expect(await grant(accountId, -1_000n, 'all')).toMatchObject({ availableMilliSuns: 0n, heldMilliSuns: 1_000n });
  });

  it('needs an amount, a reason and a key', async () => {
    const request = { accountId: newId(), amountMilliSuns: 0n, reason: ' ', idempotencyKey: '' };
    await expect(billing.client.grantSuns(request, operator)).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: [{ path: 'amount_milli_suns' }, { path: 'reason' }, { path: 'idempotency_key' }] },
    });
  });
});

describe('the journal', () => {
  it('shows every movement with the balance after it', async () => {
    const accountId = await billing.accountWith(3n);
    for (const end of [billing.capture, billing.void, billing.capture])
      await end((await billing.reserve({ accountId })).holdId);
    const { rows } = await query(
      `select amount, balance_after, account_version from ledger_entry join wallet using (ledger_account_id)
       where account_id = $1 order by account_version`,
      [accountId],
    );
    expect(rows).toEqual([
      { amount: 3_000n, balance_after: 3_000n, account_version: 1n },
      { amount: -1_000n, balance_after: 2_000n, account_version: 2n },
      { amount: -1_000n, balance_after: 1_000n, account_version: 3n },
    ]);
  });

  it.each(['update ledger_entry set amount = amount + 1', 'delete from ledger_entry', 'truncate ledger_entry'])(
    'refuses %s',
    async (statement) => {
      await billing.accountWith(1n);
      await expect(query(statement)).rejects.toThrow('only ever added to');
    },
  );

  it('refuses a transfer that does not add up to nothing, or whose other half is to follow', async () => {
    const entry = `insert into ledger_entry (transfer_id, ledger_account_id, unit, amount, effective_at)
      values ($1, 1, 'milli_sun', $2, '2026-01-01Z'), ($1, 2, $3, -7, '2026-01-01Z')`;
    await expect(query(entry, [randomUUID(), 8, 'milli_sun'])).rejects.toThrow('not balanced');
    await expect(query(entry, [randomUUID(), 7, 'eur_cent'])).rejects.toThrow('not balanced');
    const half = `insert into ledger_entry (transfer_id, ledger_account_id, unit, amount, effective_at)
      values ($1, 1, 'milli_sun', 7, '2026-01-01Z')`;
    await expect(query(half, [randomUUID()])).rejects.toThrow('not balanced');
    await query(entry, [randomUUID(), 7, 'milli_sun']);
  });

  it('refuses a second booking of a hold', async () => {
    const accountId = await billing.accountWith(1n);
    const { holdId } = await billing.reserve({ accountId });
    await billing.capture(holdId);
    const again = `insert into ledger_entry select transfer_id, ledger_account_id, unit, amount, null, null, effective_at
      from ledger_entry where transfer_id = $1`;
    await expect(query(again, [holdId])).rejects.toMatchObject({ constraint: 'ledger_entry_pkey' });
  });
});

// Each makes one thing wrong that no constraint can see, in a database of its own.
describe('verification', () => {
  it.each([
    ['update wallet set posted = posted + 1', 'a wallet is the sum of its entries'],
    ['update wallet set held = 0', 'what a wallet holds are its open holds'],
    ['update quota_month set used = used + 1', 'a quota counts its holds'],
    [`update hold set state = 'captured', settled_at = reserved_at where state = 'reserved'`, 'booked once'],
    ['update hold set variants_left = 1', 'free variants are taken or left'],
    [`update hold set source = 'quota' where state = 'captured' and source = 'suns'`, 'booked once'],
    ['delete from suns_grant', 'every transfer has its cause'],
    ['update partner_month set held_cents = 0', 'what a partner’s month holds'],
    ['update partner_month set accrued_cents = 10, held_cents = 0', 'is the sum of its entries'],
  ])('names what %s broke', async (damage, named) => {
    const own = await startBilling();
    try {
      const accountId = await own.accountWith(5n);
      await own.client.setPlan({ accountId, placeRef: 1n, plan: 'essential' }, operator);
      const client = await own.clientOfPartner();
      await own.reserve(client);
      await own.reserve({ accountId, placeRef: 1n });
      await own.reserve({ accountId, placeRef: 2n });
      await own.capture((await own.reserve({ accountId, placeRef: 2n })).holdId);
      expect(await own.violations()).toEqual([]);
      await own.database.pool.query(damage);
      expect((await own.violations()).join('\n')).toContain(named);
    } finally {
      await own.stack.close();
    }
  });
});

it('is verified though a statement of it takes longer than those of others may', async () => {
  const { connectionString: url = '' } = billing.database.pool.options;
  const database = openDatabase({ url, applicationName: 'patient', onError: () => {} });
  const holder = await billing.database.pool.connect();
  try {
    database.pool.options.query_timeout = 100;
    await holder.query('begin');
    await holder.query('lock table ledger_entry in access exclusive mode');
    const verified = Promise.allSettled([findViolations(database), countTransfers(database)]);
    const waiting = `select from pg_stat_activity
      where application_name = 'patient' and wait_event_type = 'Lock' and query_start < now() - interval '200 ms'`;
    await eventually(async () => expect((await query(waiting)).rowCount).toBe(2));
    await holder.query('rollback');
    expect((await verified).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  } finally {
    holder.release(true);
    await database.close();
  }
});

it('is recomputed by itself, and what does not hold is a metric', async () => {
  const metrics = collectMetrics();
  const own = await startBilling({ more: { VERIFY_EVERY_MS: '50' } });
  try {
    const violations = async () => (await metrics.read('billing.ledger.violations'))[0]?.value;
    await own.accountWith(1n);
    await eventually(async () => expect(await violations()).toBe(0));
    await own.database.pool.query('update wallet set posted = posted + 1');
    // A look is followed by a rest fifty times as long.
    await eventually(async () => expect(await violations()).toBeGreaterThan(0), { timeoutMs: 60_000 });
  } finally {
    await own.stack.close();
    await metrics.close();
  }
});
