import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@review-reply/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkMigrated, migrate } from '../src/index.ts';
import { type EmptyDatabase, openEmptyDatabase } from './open-database.ts';

let empty: EmptyDatabase;
let directory: string;

beforeEach(async () => {
  empty = await openEmptyDatabase();
  directory = mkdtempSync(join(tmpdir(), 'indexes-'));
  write('0001-demo.sql', 'create table demo (id int); insert into demo values (1);');
  await run();
});
afterEach(async () => {
  rmSync(directory, { recursive: true });
  await empty.close();
});

const write = (name: string, text: string) => writeFileSync(join(directory, name), text);
const run = () => migrate({ url: empty.url, directory });
const indexes = async () => {
  const { rows } = await empty.database.pool.query<{ name: string; valid: boolean; oid: string }>(`
    select relname as name, indisvalid as valid, indexrelid as oid from pg_index join pg_class on oid = indexrelid
    where indrelid = 'demo'::regclass order by 1`);
  return rows;
};
const byId = `-- no transaction
-- What is looked for by id; a comment may end like a statement;
create index concurrently if not exists demo_id
  on demo (id) where id > 0;
`;

it('builds an index while others write, whoever else is migrating', async () => {
  write('0002-index.sql', `${byId}drop index concurrently if exists demo_old;\n`);
  const { pool } = empty.database;
  const writer = await pool.connect();
  let callers: Promise<string[][]>;
  try {
    await writer.query('begin');
    await writer.query('insert into demo values (2)');
    callers = Promise.all([run(), run(), run()]);
    callers.catch(() => {});
    await eventually(async () => {
      const { rowCount } = await pool.query(`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
          and query like 'create index concurrently%'`);
      expect(rowCount).toBe(1);
    });
    await pool.query('insert into demo values (3)');
  } finally {
    await writer.query('commit');
    writer.release();
  }
  expect((await callers).flat()).toEqual(['0002-index.sql']);
  expect(await indexes()).toMatchObject([{ name: 'demo_id', valid: true }]);
  await checkMigrated(pool, directory);
  expect(await run()).toEqual([]);
});

it('builds anew what an attempt that failed has left, and goes on behind what is done', async () => {
  const { pool } = empty.database;
  await pool.query('insert into demo values (1)');
  write('0002-index.sql', `${byId}create unique index concurrently if not exists demo_once on demo (id);`);
  await expect(run()).rejects.toThrow('Migration 0002-index.sql failed: could not create unique index "demo_once"');
  const [first, broken] = await indexes();
  expect([first?.valid, broken?.valid]).toEqual([true, false]);
  await expect(checkMigrated(pool, directory)).rejects.toThrow('run the migrations first');
  await pool.query('truncate demo');
  expect(await run()).toEqual(['0002-index.sql']);
  expect(await indexes()).toMatchObject([first, { name: 'demo_once', valid: true }]);
});

it.each([
  'create index concurrently demo_id on demo (id);',
  'create index if not exists demo_id on demo (id);',
  'drop index concurrently demo_id;',
  'insert into demo values (4);',
  'create index concurrently if not exists demo_id on demo (id); insert into demo values (4);',
])('refuses without a transaction what could not be run again: %s', async (statement) => {
  write('0002-index.sql', `-- no transaction\n${statement}\n`);
  await expect(run()).rejects.toThrow('0002-index.sql has no transaction, and may only build and drop indexes');
  expect(await indexes()).toEqual([]);
});
