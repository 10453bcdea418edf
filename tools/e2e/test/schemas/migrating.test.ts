import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { migrate } from '@review-reply/postgres';
import { serviceNames } from '@review-reply/rpc';
import { createTestDatabase } from '@review-reply/testing';
import type pg from 'pg';
import { expect, inject, it, onTestFinished } from 'vitest';
import { describeSchema } from './describe-schema.ts';
import { openEmptyDatabase } from './empty-database.ts';
import { migrationsOf } from './service-files.ts';

/** What was renamed since, by table and column as they were; a column that moved to another table is null. */
const renamed: Record<string, string | null> = {
  'places.google_sign_in': 'sign_in',
  'places.google_sign_in.refresh_token_sealed': 'credentials_sealed',
  // Its objects have other names now.
  'places.google_sign_in.locations': null,
  'places.connection.refresh_token_sealed': 'credentials_sealed',
  'places.revocation.refresh_token_sealed': 'credentials_sealed',
  'places.place.google_location': null,
  'places.place.google_reviews_name': null,
  'places.place.google_verified': null,
  'places.place.connection_id': null,
  // Replies in it show why a draft is held.
  'reviews.review.document': null,
};

/** What migrations made out of the rows that they found. */
const made: Record<string, Record<string, unknown[]>> = {
  identity: {},
  places: {
    'select place_ref, connection_id, source, status, right(location, 19) as location_end from source order by 1': [
      { place_ref: 1n, connection_id: 1n, source: 'google', status: 'verified', location_end: '8690035684459031669' },
      { place_ref: 2n, connection_id: 2n, source: 'google', status: 'verified', location_end: '3692114936725556272' },
      { place_ref: 3n, connection_id: 3n, source: 'google', status: 'verified', location_end: '6288292467933606477' },
    ],
    'select platform, locations from sign_in where locations is not null': [
      {
        platform: 'google',
        locations: [
          {
            placeId: 'place-one',
            name: 'One',
            city: 'Paris',
            category: null,
            location: 'accounts/1/locations/1',
            verified: true,
          },
        ],
      },
    ],
    'select platform from revocation': [{ platform: 'google' }],
  },
  reviews: {
    "select distinct shown->>'hold_reasons' as held from review, json_array_elements(document::json->'replies') shown":
      [{ held: '[]' }],
  },
  billing: {
    'select account_id, external_ref, milli_suns, cents from client_month where partner_account_id = 1002': [
      { account_id: 1003n, external_ref: 'ref-leaver9e44587d', milli_suns: 2000n, cents: 40n },
    ],
    'select state, closes_at from partner_month': [{ state: 'open', closes_at: new Date('2026-12-01T01:00:00Z') }],
  },
  webhooks: {
    'select event_copy_id, subject_account_id, enrollment_id from event_copy where account_id = 1002 order by 1': [
      { event_copy_id: 25n, subject_account_id: 1003n, enrollment_id: 1001n },
      { event_copy_id: 26n, subject_account_id: 1004n, enrollment_id: 1002n },
      { event_copy_id: 27n, subject_account_id: 1003n, enrollment_id: null },
      { event_copy_id: 28n, subject_account_id: 1003n, enrollment_id: null },
      { event_copy_id: 29n, subject_account_id: 1003n, enrollment_id: null },
      { event_copy_id: 30n, subject_account_id: null, enrollment_id: 1003n },
    ],
    'select partner_account_id from webhook_endpoint where account_id = 1003': [{ partner_account_id: 1002n }],
  },
};

it.each(serviceNames)(
  'brings a database of an earlier version with rows in every table of %s up to date',
  async (owner) => {
    const { url, client, drop } = await openEmptyDatabase(inject('postgresUrl'));
    onTestFinished(drop);
    await client.query(await readFile(new URL(`./earlier/${owner}.sql`, import.meta.url), 'utf8'));
    const before = await readTables(client);
    expect([...before].filter(([, rows]) => rows.length === 0)).toEqual([]);

    await migrate({ url, directory: fileURLToPath(migrationsOf(owner)) });

    const after = await readTables(client);
    for (const [table, rows] of before) {
      const now = renamed[`${owner}.${table}`] ?? table;
      const expected = rows.map((row) => rename(row, `${owner}.${table}`));
      const kept = (after.get(now) ?? []).map((row) => pick(row, Object.keys(expected[0] ?? {})));
      // A migration may add rows of its own.
      expect(sorted(kept), table).toEqual(expect.arrayContaining(sorted(expected)));
    }
    for (const [query, rows] of Object.entries(made[owner] ?? {}))
      expect((await client.query(query)).rows, query).toEqual(rows);
    const fresh = await createTestDatabase(inject('postgresUrl'), migrationsOf(owner));
    onTestFinished(fresh.drop);
    expect(await describeSchema(url)).toBe(await describeSchema(fresh.url));
  },
);

type Row = Record<string, unknown>;

/** Every row of every table, but for the migrator's own. */
async function readTables(client: pg.Client): Promise<Map<string, Row[]>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and not relispartition and relname <> 'schema_migration' order by 1`,
  );
  const found = new Map<string, Row[]>();
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: Row }>(`select to_jsonb(t) as row from "${name}" t`);
    found.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return found;
}

function rename(row: Row, table: string): Row {
  return Object.fromEntries(
    Object.entries(row).flatMap(([column, value]) => {
      const name = renamed[`${table}.${column}`];
      return name === null ? [] : [[name ?? column, value]];
    }),
  );
}

function pick(row: Row, columns: readonly string[]): Row {
  return Object.fromEntries(columns.map((column) => [column, row[column]]));
}

function sorted(rows: readonly Row[]): string[] {
  return rows.map((row) => JSON.stringify(row)).sort();
}
