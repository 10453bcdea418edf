import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkMigrated, fingerprintMigrations, migrate } from '../src/index.ts';
import { type EmptyDatabase, openEmptyDatabase } from './open-database.ts';

let empty: EmptyDatabase;
let root: string;
let directory: string;

beforeEach(async () => {
  empty = await openEmptyDatabase();
  root = mkdtempSync(join(tmpdir(), 'parts-'));
  directory = join(root, 'service/migrations');
});
afterEach(async () => {
  rmSync(root, { recursive: true });
  await empty.close();
});

/** Writes a file below the root of a repository of the test's own. */
function write(path: string, text: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
const run = () => migrate({ url: empty.url, directory });
const value = async (sql: string) => Object.values((await empty.database.pool.query(sql)).rows[0] ?? {})[0];

const firstSha256 = 'e8a3c0f9f57d8d2b6cdd2ad1dd1fbbb5fd6e2e1d8d39b0c6c3f0e0a6a5bb0f0e';

it('makes the tables of packages before those of the service, which may build on them', async () => {
  write('post/migrations/0001-letter.sql', 'create table letter (letter_id int primary key);');
  write('keys/migrations/0001-key.sql', 'create table key ();');
  write('service/migrations/packages.json', '["../../post/migrations", "../../keys/migrations"]');
  write('service/migrations/0001-reply.sql', 'create table reply (letter_id int references letter);');
  expect(await run()).toEqual(['post/0001-letter.sql', 'keys/0001-key.sql', '0001-reply.sql']);
  write('post/migrations/0002-stamp.sql', 'alter table letter add column stamp text;');
  await expect(checkMigrated(empty.database.pool, directory)).rejects.toThrow(
    'at migration 1 of post, this version needs 2',
  );
  expect(await run()).toEqual(['post/0002-stamp.sql']);
  await checkMigrated(empty.database.pool, directory);
  expect(await run()).toEqual([]);
});

it('takes over the history and the tables of a database whose service made the packages’ tables itself', async () => {
  const { pool } = empty.database;
  await pool.query(`
    create table schema_migration (
      number integer primary key, name text not null, sha256 text not null, applied_at timestamptz not null default now());
    insert into schema_migration (number, name, sha256) values (1, '0001-first.sql', '${firstSha256}');
    create table letter (letter_id int primary key);
    insert into letter values (7)`);
  write('post/migrations/0001-letter.sql', 'create table if not exists letter (letter_id int primary key);');
  write('service/migrations/packages.json', '["../../post/migrations"]');
  write('service/migrations/0001-first.sql', `-- Formerly ${firstSha256}.\ncreate table reply ();`);
  await expect(checkMigrated(pool, directory)).rejects.toThrow('at migration 0 of post, this version needs 1');
  write('service/migrations/0002-second.sql', 'create table second ();');
  expect(await run()).toEqual(['post/0001-letter.sql', '0002-second.sql']);
  await checkMigrated(pool, directory);
  expect(await value('select letter_id from letter')).toBe(7);
  expect(await value(`select to_regclass('reply')`)).toBeNull();
  write('service/migrations/0001-first.sql', '-- Formerly unknown.\ncreate table reply ();');
  await expect(run()).rejects.toThrow('0001-first.sql was changed after it was applied');
});

it('runs a repeatable file whenever its text is not the one run last, after the numbered ones', async () => {
  const { pool } = empty.database;
  write('service/migrations/0001-rate.sql', 'create table rate (percent int); insert into rate values (20);');
  const price = (sql: string) =>
    `create or replace function price() returns int language sql as $$ select ${sql} from rate $$;`;
  write('service/migrations/repeatable/price.sql', price('percent'));
  expect(await run()).toEqual(['0001-rate.sql', 'repeatable/price.sql']);
  expect(await run()).toEqual([]);
  write('service/migrations/repeatable/price.sql', price('percent * 2'));
  await expect(checkMigrated(pool, directory)).rejects.toThrow('lacks repeatable/price.sql as it is now');
  expect(await run()).toEqual(['repeatable/price.sql']);
  expect(await value('select price()')).toBe(40);
  // A version that goes back brings its own text back; until then it runs on the newer one.
  write('service/migrations/repeatable/price.sql', price('percent'));
  await checkMigrated(pool, directory);
  expect(await run()).toEqual(['repeatable/price.sql']);
  expect(await value('select price()')).toBe(20);
});

it('leaves the last good text in force when a repeatable file fails', async () => {
  write('service/migrations/repeatable/one.sql', 'create or replace function one() returns int return 1;');
  await run();
  write('service/migrations/repeatable/one.sql', 'create or replace function one() returns int return missing;');
  await expect(run()).rejects.toThrow('Migration repeatable/one.sql failed: column "missing" does not exist');
  expect(await value('select one()')).toBe(1);
});

it.each([
  ['Two Words.sql', 'Two Words.sql in'],
  ['notes.md', 'notes.md in'],
])('refuses %s among the repeatable files', async (name, message) => {
  write(`service/migrations/repeatable/${name}`, 'select 1;');
  await expect(run()).rejects.toThrow(message);
});

it('has one fingerprint for what makes the same database', async () => {
  write('post/migrations/0001-letter.sql', 'create table letter ();\n');
  write('service/migrations/packages.json', '["../../post/migrations"]');
  write('service/migrations/0001-reply.sql', 'create table reply ();');
  const before = await fingerprintMigrations(directory);
  write('post/migrations/0001-letter.sql', 'create table letter ();\r\n');
  expect(await fingerprintMigrations(directory)).toBe(before);
  write('post/migrations/0001-letter.sql', 'create table letter (letter_id int);\n');
  expect(await fingerprintMigrations(directory)).not.toBe(before);
});
