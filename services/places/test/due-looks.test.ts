import { type Database, inTransaction } from '@review-reply/postgres';
import { openStack, rowsReadBy, type Stack } from '@review-reply/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { leaseDueWatches } from '../src/storage/listing-watches.ts';
import { leaseDuePushChecks } from '../src/storage/push-arrangements.ts';

/**
 * Places, each with a login of its own, of a platform that is never looked at and so always due; behind them comes one
 * of Google, and then as many of Google that are not due yet.
 */
const others = 5_000;

let stack: Stack;
let database: Database;
beforeAll(async () => {
  stack = await openStack({ publishers: [] });
  database = stack.openDatabase(await stack.env({ migrations: new URL('../migrations', import.meta.url) }));
  await database.pool.query(`
    insert into connection (connection_id, account_id, platform, platform_user, credentials_sealed, status,
        grant_version, granted_at, pushes_due_at)
      select number, 1, case when number > ${others} then 'google' else 'trustpilot' end, number, '', 'granted', 1,
        now(), now() + case when number > ${others} + 1 then interval '1 year' else make_interval(secs => number) end
      from generate_series(1, 2 * ${others}) number`);
  await database.pool.query(`
    insert into place (account_id, place_id, name, active, settings, version, created_at)
      select account_id, connection_id, 'Demo', true, '{}', 1, now() from connection order by connection_id`);
  await database.pool.query(`
    insert into source (place_ref, source, connection_id, location, status, watch_due_at)
      select place_ref, platform, connection_id, place_id, 'verified', pushes_due_at
      from place join connection on place_id = connection_id::text`);
  await database.pool.query('vacuum analyze');
});
afterAll(() => stack?.close());

const platforms = ['google'] as const;
const day = 24 * 60 * 60_000;
const soon = new Date(Date.now() + day);
const request = { limit: 1, running: [], now: soon, realNow: soon, leaseUntil: new Date(soon.getTime() + day) };

it('finds a listing that is due behind many places whose platforms have none', async () => {
  await inTransaction(database, async (tx) => {
    const read = await rowsReadBy(tx, async () =>
      expect(await leaseDueWatches(tx, platforms, request)).toMatchObject([{ source: 'google' }]),
    );
    expect(read).toBeLessThan(others / 10);
  });
});

it('finds a login whose platform pushes behind many of platforms that do not', async () => {
  await inTransaction(database, async (tx) => {
    const read = await rowsReadBy(tx, async () =>
      expect(await leaseDuePushChecks(tx, platforms, request)).toEqual([{ connectionId: BigInt(others + 1) }]),
    );
    expect(read).toBeLessThan(others / 10);
  });
});
