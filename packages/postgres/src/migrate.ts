import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

const fileName = /^(\d{4})-[a-z0-9-]+\.sql$/;
const lockKey = 7_305_811_202;
/** A migration that waits for a table's lock makes everybody else wait behind it. */
const lockTimeoutMs = 5_000;
/** How long one caller waits for another that is migrating. */
const turnTimeoutMs = 300_000;
const connectTimeoutMs = 10_000;

export interface MigrateOptions {
  /** A role that owns the database's schema. */
  readonly url: string;
  /** Folder of numbered files, such as 0001-accounts.sql. */
  readonly directory: string;
  /** Told of each migration as it is applied. */
  readonly progress?: (line: string) => void;
}

interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
  readonly sha256: string;
}

/**
 * Applies the migrations that a database lacks, in order, each in a transaction of its own. Several callers at once are
 * safe: one works, the others wait. A file that changed after it was applied is refused.
 * @returns the names applied now
 * @throws Error naming the migration that failed, changed or is misnumbered; those before it stay applied
 */
export async function migrate({ url, directory, progress = () => {} }: MigrateOptions): Promise<string[]> {
  const migrations = await readMigrations(directory);
  const client = new pg.Client({
    connectionString: url,
    application_name: 'migrate',
    connectionTimeoutMillis: connectTimeoutMs,
  });
  // A lost connection fails the statement that runs; unheard, its event would end the process.
  client.on('error', () => {});
  await client.connect();
  const done: string[] = [];
  try {
    await client.query(`set lock_timeout = ${turnTimeoutMs}`);
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await client.query(`create table if not exists schema_migration (
      number integer primary key, name text not null, sha256 text not null, applied_at timestamptz not null default now())`);
    const applied = await readApplied(client);
    for (const migration of migrations) {
      const earlier = applied.get(migration.number);
      if (earlier === undefined) {
        await apply(client, migration);
        done.push(migration.name);
        progress(`applied ${migration.name}`);
      } else if (earlier !== migration.sha256) {
        throw new Error(`Migration ${migration.name} was changed after it was applied. Add a new one instead.`);
      }
    }
    return done;
  } finally {
    await client.end();
  }
}

/** Fails when the database lacks a migration of `directory`: a service refuses to start on an older schema. */
export async function checkMigrated(pool: pg.Pool, directory: string): Promise<void> {
  const migrations = await readMigrations(directory);
  const last = migrations.at(-1)?.number ?? 0;
  const exists = await pool.query<{ table: string | null }>(`select to_regclass('schema_migration')::text as table`);
  if (exists.rows[0]?.table === null) throw new Error('The database is empty: run the migrations first.');
  const { rows } = await pool.query<{ number: number | null }>('select max(number) as number from schema_migration');
  const current = rows[0]?.number ?? 0;
  if (current < last)
    throw new Error(`The database is at migration ${current}, this version needs ${last}: run the migrations first.`);
}

async function readMigrations(directory: string): Promise<Migration[]> {
  const migrations: Migration[] = [];
  for (const name of (await readdir(directory)).filter((entry) => entry.endsWith('.sql')).sort()) {
    const number = Number(fileName.exec(name)?.[1] ?? Number.NaN);
    if (number !== migrations.length + 1)
      throw new Error(`${name} is not the next of the numbered migrations in ${directory}.`);
    // Line ends are the checkout's, not the migration's.
    const sql = (await readFile(join(directory, name), 'utf8')).replaceAll('\r\n', '\n');
    migrations.push({ number, name, sql, sha256: createHash('sha256').update(sql).digest('hex') });
  }
  return migrations;
}

async function readApplied(client: pg.Client): Promise<Map<number, string>> {
  const { rows } = await client.query<{ number: number; sha256: string }>(
    'select number, sha256 from schema_migration',
  );
  return new Map(rows.map((row) => [row.number, row.sha256]));
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(`set local lock_timeout = ${lockTimeoutMs}`);
    await client.query(migration.sql);
    await client.query('insert into schema_migration (number, name, sha256) values ($1, $2, $3)', [
      migration.number,
      migration.name,
      migration.sha256,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw new Error(`Migration ${migration.name} failed: ${(error as Error).message}`, { cause: error });
  }
}
