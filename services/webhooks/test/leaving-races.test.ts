import { type Database, inTransaction, openDatabase, type Transaction } from '@review-reply/postgres';
import { createTestDatabase, eventually } from '@review-reply/testing';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { databaseSettings } from '../src/storage/database-settings.ts';
import {
  deleteErasure,
  type ErasedClient,
  eraseSlice,
  insertErasure,
  leaseDueErasures,
} from '../src/storage/erasing.ts';
import { cancelPendingOf, listEndpointsOf } from '../src/storage/leaving.ts';
import { settleDeliveries } from '../src/storage/settle.ts';

const [accountId, partnerAccountId] = [5n, 7n];
const eventsOfEach = 3;

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  const created = await createTestDatabase(inject('postgresUrl'), new URL('../migrations', import.meta.url));
  drop = created.drop;
  database = openDatabase({
    url: created.url,
    applicationName: 'test',
    settings: databaseSettings,
    onError: () => {},
  });
});
afterAll(async () => {
  await database?.close();
  await drop?.();
});

/** The client and its partner, each with an endpoint for which events of the client wait. @returns deliveries */
async function makeWaiting(): Promise<Array<{ webhookId: bigint; deliveryId: bigint }>> {
  await database.pool.query('truncate webhook_endpoint, event_copy, delivery');
  await database.pool.query(
    `insert into webhook_endpoint (account_id, url, events, secret_sealed, created_at)
     select unnest($1::bigint[]), 'https://example.com/', '{review.created}', 'sealed', now()`,
    [[accountId, partnerAccountId]],
  );
  await database.pool.query(
    `insert into event_copy (event_id, account_id, type, body, subject_account_id)
     select gen_random_uuid(), account_id, 'review.created', 'body', $1
     from webhook_endpoint, generate_series(1, $2::int)`,
    [accountId, eventsOfEach],
  );
  const { rows } = await database.pool.query<{ webhook_id: bigint; delivery_id: bigint }>(
    `insert into delivery (webhook_id, event_copy_id, due_at, created_at)
     select webhook_id, event_copy_id, now(), now() from webhook_endpoint join event_copy using (account_id)
     returning webhook_id, delivery_id`,
  );
  return rows.map((row) => ({ webhookId: row.webhook_id, deliveryId: row.delivery_id }));
}

/** Has `work` come to a delivery while the failure of its attempt is being written, which commits before it goes on. */
async function whileSettled(
  { webhookId, deliveryId }: { webhookId: bigint; deliveryId: bigint },
  work: (tx: Transaction) => Promise<unknown>,
): Promise<void> {
  const now = new Date();
  const dueAt = new Date(now.getTime() + 60_000);
  const attempt = { webhookId, deliveryId, attemptsBefore: 0, status: 'pending', dueAt, attemptedAt: now } as const;
  const answer = { responseStatus: 500, responseTimeMs: 5, error: null, responseExcerpt: null, logEntry: '{}' };
  const run = { webhookId, hadSuccess: false, failuresAtStart: 1, failuresAtEnd: 1, failuresLongest: 1, isGone: false };
  const waiting = async (count: number) => {
    const text = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    expect((await database.pool.query(text)).rowCount).toBe(count);
  };
  const running: Promise<unknown>[] = [];
  await inTransaction(database, async (tx) => {
    await tx.execute(`select from delivery where delivery_id = ${deliveryId} for update`);
    running.push(settleDeliveries(database, [{ ...attempt, ...answer }], [run], now));
    await eventually(() => waiting(1));
    running.push(inTransaction(database, work));
    await eventually(() => waiting(2));
  });
  await Promise.all(running);
}

it('cancels what waits for a client that leaves its partner, and for the partner, also what failed just now', async () => {
  for (let at = 0; at < 2 * eventsOfEach; at += 1) {
    const delivery = (await makeWaiting())[at];
    if (delivery === undefined) throw new Error('There are fewer deliveries.');
    await whileSettled(delivery, (tx) => cancelPendingOf(tx, { accountId, partnerAccountId }));
    const { rows } = await database.pool.query('select delivery_id from delivery where status = $1', ['pending']);
    expect(rows).toEqual([]);
  }
});

it('deletes all of an account that is erased, also what failed just now', async () => {
  for (let at = 0; at < 2 * eventsOfEach; at += 1) {
    const delivery = (await makeWaiting())[at];
    if (delivery === undefined) throw new Error('There are fewer deliveries.');
    const client = { accountId, partnerAccountIds: [partnerAccountId], enrollmentIds: [] };
    await whileSettled(delivery, async (tx) => {
      for (const endpoint of await listEndpointsOf(tx, [accountId, partnerAccountId]))
        await eraseSlice(tx, client, { endpoint, after: 0n });
    });
    expect((await database.pool.query('select from delivery')).rowCount).toBe(0);
    expect((await database.pool.query('select from event_copy')).rowCount).toBe(0);
  }
});

it('an erasure that is noted anew while a worker is at it begins anew, with all that it was told of', async () => {
  const now = new Date();
  const note = (partnerId: bigint, enrollmentId: bigint) =>
    inTransaction(database, (tx) =>
      insertErasure(tx, { accountId, partnerAccountIds: [partnerId], enrollmentIds: [enrollmentId] }, now),
    );
  const leaseUntil = new Date(now.getTime() + 60_000);
  const request = { limit: 1, running: [], now, realNow: now, leaseUntil };
  const lease = async () => (await leaseDueErasures(database.sql, request))[0] as ErasedClient;
  await note(partnerAccountId, 1n);
  const first = await lease();
  expect(await lease()).toBeUndefined();
  await note(8n, 2n);
  const second = await lease();
  expect(second).toEqual({ accountId, partnerAccountIds: [partnerAccountId, 8n], enrollmentIds: [1n, 2n] });
  const finish = (erasure: ErasedClient) => inTransaction(database, (tx) => deleteErasure(tx, erasure));
  expect(await finish(first)).toBe(false);
  expect(await finish(second)).toBe(true);
  expect(await finish(second)).toBe(false);
});
