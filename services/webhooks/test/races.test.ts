import { randomUUID } from 'node:crypto';
import { inTransaction, type Transaction } from '@review-reply/postgres';
import { eventually, rowsReadBy } from '@review-reply/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDue } from '../src/storage/deliveries.ts';
import { findReceivers, insertDeliveries } from '../src/storage/fan-out.ts';
import { cancelPendingOf, markDetached, mayHearAgain } from '../src/storage/leaving.ts';
import { cancelUnsendable, deleteHistory, pruneRowsMax } from '../src/storage/prune.ts';
import { type SettledAttempt, settleDeliveries } from '../src/storage/settle.ts';
import { openRows, type Rows } from './support/rows.ts';

const hourMs = 3_600_000;
const disabled = "disabled_at = now(), status = 'disabled', disabled_reason = 'requested'";

let rows: Rows;
beforeAll(async () => {
  rows = await openRows();
});
afterAll(() => rows?.stack.close());

/** Does `first` and, once `second` waits for what it holds, commits it. */
async function whileOpen<T>(first: (tx: Transaction) => Promise<unknown>, second: () => Promise<T>): Promise<T> {
  const { database, waiting } = rows;
  let result: Promise<T> | undefined;
  await inTransaction(database, async (tx) => {
    await first(tx);
    result = second();
    await eventually(async () => expect(await waiting()).toBe(1), { timeoutMs: 1_500 });
  });
  return result as Promise<T>;
}

const statusesOf = (webhookId: bigint) =>
  rows.query<{ delivery_id: bigint; status: string; pending: boolean }>(
    'select delivery_id, status, due_at is not null as pending from delivery where webhook_id = $1 order by delivery_id',
    webhookId,
  );

describe('a delivery', () => {
  it('that is resent while the history is pruned is kept, and sent', async () => {
    const { database, newEndpoint, newDeliveries } = rows;
    const webhookId = await newEndpoint();
    const [oldest = 0n] = await newDeliveries(webhookId, 101, 'status', "now(), 'delivered'");
    const now = new Date();
    const times = { now, realNow: now, waitingSince: now };
    await whileOpen(
      (tx) => makeDue(tx, { webhookId, deliveryId: oldest }, times),
      () => inTransaction(database, (tx) => deleteHistory(tx, [webhookId])),
    );
    const kept = await statusesOf(webhookId);
    expect(kept[0]).toEqual({ delivery_id: oldest, status: 'pending', pending: true });
    expect(await inTransaction(database, (tx) => deleteHistory(tx, [webhookId]))).toBe(0);
  });

  it('whose last attempt is recorded while it is canceled stays as it ended', async () => {
    const { database, newEndpoint, newDeliveries } = rows;
    const webhookId = await newEndpoint(disabled);
    const [deliveryId = 0n] = await newDeliveries(webhookId, 1, 'due_at', "now() - interval '8 days', now()");
    await whileOpen(
      (tx) => tx.execute(`update delivery set status = 'delivered', due_at = null where delivery_id = ${deliveryId}`),
      () => inTransaction(database, (tx) => cancelUnsendable(tx, new Date(Date.now() - 168 * hourMs))),
    );
    expect(await statusesOf(webhookId)).toMatchObject([{ status: 'delivered' }]);
  });
});

describe('a client that leaves', () => {
  const client = { accountId: 501n, partnerAccountId: 502n };
  const partnersEndpoint = async () => {
    const webhookId = await rows.newEndpoint('account_id = 502');
    await rows.query(
      `insert into account_partner (account_id, partner_account_id, attached_at) values (501, 502, now())
       on conflict (account_id) do update set detached_at = null`,
    );
    return webhookId;
  };
  const leave = () =>
    inTransaction(rows.database, async (tx) => {
      await markDetached(tx, { ...client, detachedAt: new Date() });
      await cancelPendingOf(tx, client);
    });
  const now = new Date();

  it('while an event of it is written has that canceled too', async () => {
    const webhookId = await partnersEndpoint();
    await whileOpen(async (tx) => {
      const told = { accountId: client.accountId, type: 'review.created' };
      const { receivers } = (await findReceivers(tx, [told], now))(told);
      expect(receivers.map((receiver) => receiver.webhookId)).toEqual([webhookId]);
      const copy = { eventId: randomUUID(), type: 'review.created', body: Buffer.from('{}'), trace: {} };
      const whose = { accountId: client.partnerAccountId, subjectAccountId: client.accountId, enrollmentId: null };
      await insertDeliveries(tx, [{ ...copy, ...whose, endpoints: [{ webhookId, leaseUntil: null }] }], now);
    }, leave);
    expect(await statusesOf(webhookId)).toMatchObject([{ status: 'canceled' }]);
    await rows.query('update webhook_endpoint set deleted_at = now() where webhook_id = $1', webhookId);
  });

  it('while its partner has an event of it sent again has that canceled too', async () => {
    const webhookId = await partnersEndpoint();
    const [deliveryId = 0n] = await rows.newDeliveries(webhookId, 1, 'status', "now(), 'delivered'");
    await rows.query(
      'update event_copy set subject_account_id = 501 where event_copy_id = (select max(event_copy_id) from event_copy)',
    );
    const sent = { webhookId, deliveryId };
    await whileOpen(async (tx) => {
      expect(await mayHearAgain(tx, client.partnerAccountId, sent)).toBe(true);
      await makeDue(tx, sent, { now, realNow: now, waitingSince: now });
    }, leave);
    expect(await statusesOf(webhookId)).toMatchObject([{ status: 'canceled' }]);
    expect(await inTransaction(rows.database, (tx) => mayHearAgain(tx, client.partnerAccountId, sent))).toBe(false);
  });
});

describe('results', () => {
  it('that are written again, since it was not known whether they were, count as failures once', async () => {
    const { database, newEndpoint, newDeliveries, query } = rows;
    const webhookId = await newEndpoint();
    const deliveryIds = await newDeliveries(webhookId, 30, 'due_at', 'now(), now()');
    const attempts = deliveryIds.map((deliveryId): SettledAttempt => {
      const times = { dueAt: new Date(Date.now() + hourMs), attemptedAt: new Date(), responseTimeMs: 1 };
      const answer = { responseStatus: 500, error: null, responseExcerpt: null, logEntry: '[]' };
      return { webhookId, deliveryId, attemptsBefore: 0, status: 'pending', ...times, ...answer };
    });
    const counts = { failuresAtStart: 30, failuresAtEnd: 30, failuresLongest: 30 };
    const run = { webhookId, hadSuccess: false, isGone: false, ...counts };
    for (let times = 0; times < 2; times += 1) await settleDeliveries(database, attempts, [run], new Date());
    expect(
      await query('select consecutive_failures, status from webhook_endpoint where webhook_id = $1', webhookId),
    ).toEqual([{ consecutive_failures: 30, status: 'enabled' }]);
  });
});

describe('looking for what will not be sent any more', () => {
  async function expectFewRead(database: Rows['database']) {
    await inTransaction(database, async (tx) => {
      const look = async () => expect(await cancelUnsendable(tx, new Date(Date.now() - 168 * hourMs))).toEqual([]);
      expect(await rowsReadBy(tx, look, 'delivery')).toBeLessThan(500);
    });
  }

  it('reads few rows, however many disabled endpoints have nothing but a history', async () => {
    const { database, newEndpoint, newDeliveries } = rows;
    await newDeliveries(await newEndpoint(), 5_000, 'due_at', 'now(), now()');
    for (let number = 0; number < 50; number += 1)
      await newDeliveries(await newEndpoint(disabled), 100, 'status', "now(), 'delivered'");
    await rows.query('vacuum analyze delivery');
    await expectFewRead(database);
  });

  it('reads few rows, however many wait for disabled endpoints', async () => {
    const { database, newEndpoint, newDeliveries } = rows;
    const webhookId = await newEndpoint(disabled);
    await newDeliveries(webhookId, 5_000, 'due_at', 'now(), now()');
    await rows.query('vacuum analyze delivery');
    await expectFewRead(database);
  });

  it('takes the oldest first, a bounded number at once, until none is left', async () => {
    const { database, newEndpoint, newDeliveries } = rows;
    const webhookId = await newEndpoint(disabled);
    await newDeliveries(webhookId, pruneRowsMax + 10, 'due_at', "now() - interval '8 days', now()");
    await newDeliveries(webhookId, 5, 'due_at', 'now(), now()');
    const waitingSince = new Date(Date.now() - 168 * hourMs);
    const cancel = () => inTransaction(database, (tx) => cancelUnsendable(tx, waitingSince));
    expect((await cancel()).length).toBe(pruneRowsMax);
    expect((await cancel()).length).toBe(10);
    expect((await statusesOf(webhookId)).filter(({ pending }) => pending)).toHaveLength(5);
  });
});
