import { createOutbox } from '@review-reply/events';
import { createWakeSignal } from '@review-reply/jobs';
import { inTransaction, openDatabase } from '@review-reply/postgres';
import { eventually } from '@review-reply/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginRead } from '../src/domain/read-progress.ts';
import { finishRead } from '../src/use-cases/syncing/finish-read.ts';
import { notePlace } from '../src/use-cases/syncing/note-place.ts';
import { startReviews, type TestPlace, type TestReviews } from './start-reviews.ts';

let test: TestReviews;

beforeAll(async () => {
  test = await startReviews();
});
afterAll(() => test?.stack.close());

const databaseUrl = () => {
  const { host, port, user, password, database } = test.database.pool.options;
  return test.database.pool.options.connectionString ?? `postgres://${user}:${password}@${host}:${port}/${database}`;
};
/** Backends count the deadlocks they met at their end at the latest. */
const deadlocks = async (): Promise<bigint> => {
  const { rows } = await test.database.pool.query(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  return rows[0].deadlocks;
};
/** Waits until so many sessions of this name wait for a lock. */
const waiting = (name: string, sessions: number) =>
  eventually(async () => {
    const { rows } = await test.database.pool.query(
      `select from pg_stat_activity where application_name = $1 and wait_event_type = 'Lock'
         and datname = current_database()`,
      [name],
    );
    expect(rows).toHaveLength(sessions);
  });

/** Notes a change of a place and ends a read of it at once, the one being held up where the other has begun. */
async function noteAndRead(place: TestPlace, held: string): Promise<void> {
  const applicationName = `locks-${place.placeRef}`;
  const database = openDatabase({ url: databaseUrl(), applicationName, onError: () => {} });
  const { clock, kafkaPrefix } = test.stack;
  const outbox = createOutbox({ service: 'reviews', kafkaPrefix, clock, published: createWakeSignal() });
  const wakes = { publicationDue: createWakeSignal(), syncDue: createWakeSignal(), autopilotDue: createWakeSignal() };
  const parts = {
    database,
    clock,
    outbox,
    ...wakes,
    connectors: new Map(),
    readEvery: { minMs: 3_600_000, maxMs: 3_600_000 },
    readLeaseMs: 25_000,
  };
  const { pool } = test.database;
  const { rows } = await pool.query(
    `update sync_cursor set lease_until = now() + interval '1 minute', lease_no = lease_no + 1
     where place_ref = $1 and source = 'google' and lease_until is null
     returning account_id as "accountId", lease_no as "leaseNo", next_read_at as "dueAt", imported_at as "importedAt", full_read_at as "fullReadAt", location`,
    [place.placeRef],
  );
  const { location, ...lease } = rows[0];
  const { accountId, placeRef, placeId } = place;
  const job = { ...lease, placeRef, source: 'google', watermark: null, failures: 0, progress: null } as const;
  const autopilot = { enabled: false, delayHours: 24, minRating: 5 };
  const change = { placeRef, accountId, placeId, name: 'Demo', active: true, autopilot, version: 1_000_000n };
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query(held, [placeRef]);
  const told = { sources: [{ source: 'google', location }], changedAt: clock.now() } as const;
  const noted = inTransaction(database, (tx) => notePlace(tx, parts, change, told));
  await waiting(applicationName, 1);
  // Its figures are others than those told last, so that the place is written too.
  const read = { ...beginRead(false, clock.now()), total: 77n, sees: 'recent' as const };
  const finished = finishRead(parts, job, read);
  await Promise.race([finished, waiting(applicationName, 2)]);
  await holder.query('rollback');
  holder.release();
  await Promise.all([noted, finished]);
  await database.close();
}

it('a change of a place that is noted while a read of it ends waits for it, and neither in vain', async () => {
  const before = await deadlocks();
  const place = await test.place({ reviews: [{ rating: 5 }] });
  // Another source, whose cursor is noted before the other.
  await test.database.pool.query(
    `insert into sync_cursor (place_ref, source, account_id, location, connected, next_read_at, full_read_at)
     values ($1, 'tripadvisor', $2, '', true, 'infinity', 'infinity')`,
    [place.placeRef, place.accountId],
  );
  await noteAndRead(place, `select from sync_cursor where place_ref = $1 and source = 'tripadvisor' for update`);
  const { rows } = await test.database.pool.query('select version, reviews_count from place where place_ref = $1', [
    place.placeRef,
  ]);
  expect(rows).toEqual([{ version: 1_000_000n, reviews_count: 77n }]);
  expect(await deadlocks()).toBe(before);
});
