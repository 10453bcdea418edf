import { deleteSomeRows } from '@review-reply/events';
import { inTransaction } from '@review-reply/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimDeliveries, giveBackDeliveries } from '../src/storage/claim-deliveries.ts';
import { eraseRowsMax, tablesByAccount } from '../src/storage/erasing.ts';
import { listEndpointsOf } from '../src/storage/leaving.ts';
import { settleDeliveries } from '../src/storage/settle.ts';
import { openRows, type Rows } from './support/rows.ts';

/** Postgres keeps a statement's plan from its sixth time on. */
const timesUntilKept = 8;
const backlog = 3_000;
const endpointsOfOthers = 2_000;

let rows: Rows;
beforeAll(async () => {
  rows = await openRows({ connectionsMax: 1 });
});
afterAll(() => rows?.stack.close());

describe('a backlog that comes while the tables are nearly empty', () => {
  it('is claimed, given back and settled without reading what was not asked for', async () => {
    const { newEndpoint, newDeliveries, query } = rows;
    const busy = await newEndpoint();
    const idle = await newEndpoint();
    await newDeliveries(idle, timesUntilKept + 1, 'due_at', 'now(), now()');
    await query('vacuum analyze');
    for (let times = 0; times < timesUntilKept; times += 1) await claimGiveBackAndSettle(1);

    await newDeliveries(busy, backlog, 'due_at', 'now(), now()');
    const before = await rowsRead();
    await claimGiveBackAndSettle(10);
    // Each row is looked up a few times; reading a table once would be more.
    expect((await rowsRead()) - before).toBeLessThan(backlog / 10);
  });
});

describe('the endpoints of an account that leaves', () => {
  it('are found and deleted, those deleted before too, without reading those of others', async () => {
    const { database, query } = rows;
    await query(`
      insert into webhook_endpoint (account_id, url, events, secret_sealed, created_at, deleted_at)
      select case when number <= 2 then 2 else 3 end, 'https://203.0.112.7/', '{review.created}', '', now(),
        case when number % 2 = 0 then now() end
      from generate_series(1, ${endpointsOfOthers} + 2) number`);
    await query('vacuum analyze webhook_endpoint');
    const before = await rowsRead();
    expect(await listEndpointsOf(database.sql, [2n])).toHaveLength(2);
    const whose = { accountId: 2n, limit: eraseRowsMax };
    expect(await inTransaction(database, (tx) => deleteSomeRows(tx, tablesByAccount, whose))).toBe(2);
    expect((await rowsRead()) - before).toBeLessThan(endpointsOfOthers / 10);
  });
});

async function claimGiveBackAndSettle(limit: number): Promise<void> {
  const { database } = rows;
  const now = new Date();
  const leaseUntil = new Date(now.getTime() + 30_000);
  const request = { limit, now, realNow: now, leaseUntil, rooms: new Map(), roomByDefault: limit, share: limit };
  await giveBackDeliveries(database, await claimDeliveries(database, { ...request, isRetry: false }));
  const claimed = await claimDeliveries(database, { ...request, isRetry: false });
  expect(claimed).toHaveLength(limit);
  const result = { responseStatus: 200, responseTimeMs: 1, error: null, responseExcerpt: null, logEntry: '[]' };
  const settled = { attemptsBefore: 0, status: 'delivered' as const, dueAt: null, attemptedAt: now, ...result };
  const failures = { failuresAtStart: 0, failuresAtEnd: 0, failuresLongest: 0 };
  await settleDeliveries(
    database,
    claimed.map(({ webhookId, deliveryId }) => ({ webhookId, deliveryId, ...settled })),
    claimed.map(({ webhookId }) => ({ webhookId, hadSuccess: true, isGone: false, ...failures })),
    now,
  );
}

/** Rows of all tables that were read so far, on the only connection. */
async function rowsRead(): Promise<number> {
  await rows.query('select pg_stat_force_next_flush()');
  const [found] = await rows.query<{ read: number }>(
    'select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_user_tables',
  );
  return found?.read ?? 0;
}
