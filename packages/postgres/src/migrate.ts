import { setTimeout as delay } from 'node:timers/promises';
import { judgePassing } from '@review-reply/errors';
import pg from 'pg';
import { type IndexStatement, type Part, readParts, type SqlFile, titleOf } from './migration-files.ts';
import {
  applied,
  createHistory,
  noteMigration,
  noteRepeatable,
  type PartHistory,
  partHistory,
} from './migration-history.ts';
import type { PostgresServer } from './settings.ts';
import { whenUp } from './when-up.ts';

const lockKey = 7_305_811_202;
/** A migration that waits for a table's lock makes everybody else wait behind it. */
const lockTimeoutMs = 5_000;
/**
 * How long one caller waits for another that is migrating, and an index that is built concurrently for others'
 * transactions: nobody waits behind it.
 */
const turnTimeoutMs = 300_000;
const turnEveryMs = 200;
const connectTimeoutMs = 10_000;
/** SQLSTATE of a role that may not do what it asks for: before the first migration, to connect. */
const notAllowed = '42501';

/** What the migrations will mend, which may be under way. */
class NotMigrated extends Error {}
judgePassing((error) => error instanceof NotMigrated);

/** `url` names a role that owns the database's schema. */
export interface MigrateOptions extends PostgresServer {
  /** A role that reads and writes rows, and may change nothing else: what a service's processes work under. */
  readonly processRole?: string | undefined;
  /** Folder of numbered files, such as 0001-accounts.sql, with repeatable/ and packages.json where they are needed. */
  readonly directory: string;
  /** Told of each file as it is applied. */
  readonly progress?: (line: string) => void;
}

/**
 * Applies what a database lacks, each file in a transaction of its own unless its first line says that it has none: the
 * packages' tables first, then the service's, and after the numbered files of each the repeatable ones whose text is
 * not the one applied last. Several callers at once are safe: one works, the others wait. A numbered file that changed
 * after it was applied is refused, unless it names what it was. Waits for a server that is not up yet, for a minute at
 * most. At the end `processRole` has its rights.
 * @returns the names applied now
 * @throws Error naming the file that failed, changed or is misnumbered; those before it stay applied
 */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const { processRole, directory, progress = () => {} } = options;
  const parts = await readParts(directory);
  const client = await whenUp(() => connect(options));
  const done: string[] = [];
  try {
    await client.query(`set lock_timeout = ${turnTimeoutMs}`);
    await takeTurn(client);
    await createHistory(client);
    for (const part of parts) {
      await applyPart(client, part, (title) => {
        done.push(title);
        progress(`applied ${title}`);
      });
    }
    if (processRole !== undefined) await grantRows(client, processRole);
    return done;
  } finally {
    await client.end();
  }
}

/**
 * Fails when the database lacks a file of `directory`: a service refuses to start on an older schema. One that is newer
 * will do. `whenUp` waits for what is lacking, as a service and its migrations may start together.
 */
export async function checkMigrated(pool: pg.Pool, directory: string): Promise<void> {
  const parts = await readParts(directory);
  const history = await applied(pool).catch((error: Error & { code?: string }) => {
    throw error.code === notAllowed ? new NotMigrated(error.message, { cause: error }) : error;
  });
  if (history === null) throw new NotMigrated('The database is empty: run the migrations first.');
  for (const part of parts) {
    const { numbers, repeatables } = partHistory(history, part.owner);
    const last = part.migrations.at(-1)?.number ?? 0;
    const current = Math.max(0, ...numbers.keys());
    if (current < last)
      throw new NotMigrated(
        `The database is at migration ${current} of ${part.owner}, this version needs ${last}: run the migrations first.`,
      );
    const lacking = part.repeatables.find((file) => !repeatables.get(file.name)?.includes(file.sha256));
    if (lacking !== undefined)
      throw new NotMigrated(`The database lacks ${titleOf(part, lacking)} as it is now: run the migrations first.`);
  }
}

async function connect({ url, tls }: PostgresServer): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    ssl: tls ?? false,
    application_name: 'migrate',
    connectionTimeoutMillis: connectTimeoutMs,
  });
  // A lost connection fails the statement that runs; unheard, its event would end the process.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Asks again and again: an index that is built concurrently would wait for a statement that waits for it. */
async function takeTurn(client: pg.Client): Promise<void> {
  const endsAtMs = performance.now() + turnTimeoutMs;
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lockKey]);
    if (rows[0]?.taken) return;
    if (performance.now() > endsAtMs) throw new Error('Another caller is migrating the database still.');
    await delay(turnEveryMs);
  }
}

/** Given anew each time, as there may be new tables; nobody else gets anything. */
async function grantRows(client: pg.Client, processRole: string): Promise<void> {
  const role = pg.escapeIdentifier(processRole);
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  const database = pg.escapeIdentifier(rows[0]?.name ?? '');
  await client.query('begin');
  await client.query(`revoke temporary on database ${database} from public`);
  await client.query(`grant connect on database ${database} to ${role}`);
  await client.query(`grant usage on schema public to ${role}`);
  await client.query(`grant select, insert, update, delete on all tables in schema public to ${role}`);
  await client.query(`grant usage, select on all sequences in schema public to ${role}`);
  await client.query(`revoke insert, update, delete on schema_migration from ${role}`);
  await client.query('commit');
}

async function applyPart(client: pg.Client, part: Part, told: (title: string) => void): Promise<void> {
  const history = partHistory((await applied(client)) ?? [], part.owner);
  for (const migration of part.migrations) {
    const earlier = history.numbers.get(migration.number);
    if (earlier === undefined) {
      const note = () => noteMigration(client, part.owner, migration);
      if (migration.oneByOne === null) await apply(client, part, migration, note);
      else await applyOneByOne(client, part, migration, migration.oneByOne, note);
      told(titleOf(part, migration));
    } else if (earlier !== migration.sha256 && !migration.formerly.includes(earlier)) {
      throw new Error(`Migration ${titleOf(part, migration)} was changed after it was applied. Add a new one instead.`);
    }
  }
  for (const file of part.repeatables.filter((each) => isChanged(history, each))) {
    await apply(client, part, file, () => noteRepeatable(client, part.owner, file));
    told(titleOf(part, file));
  }
}

function isChanged(history: PartHistory, file: SqlFile): boolean {
  return history.repeatables.get(file.name)?.at(-1) !== file.sha256;
}

async function apply(client: pg.Client, part: Part, file: SqlFile, note: () => Promise<void>): Promise<void> {
  try {
    await client.query('begin');
    await client.query(`set local lock_timeout = ${lockTimeoutMs}`);
    await client.query(file.sql);
    await note();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw failed(part, file, error);
  }
}

/** An attempt that was cut off leaves its index behind, which serves nobody: it is dropped, and built anew. */
async function applyOneByOne(
  client: pg.Client,
  part: Part,
  file: SqlFile,
  statements: readonly IndexStatement[],
  note: () => Promise<void>,
): Promise<void> {
  try {
    for (const { sql, builds } of statements) {
      const left = await client.query(
        'select from pg_index where indexrelid = to_regclass($1::text) and not indisvalid',
        [builds],
      );
      if (left.rowCount !== 0) await client.query(`drop index concurrently ${builds}`);
      await client.query(sql);
    }
    await note();
  } catch (error) {
    throw failed(part, file, error);
  }
}

function failed(part: Part, file: SqlFile, error: unknown): Error {
  return new Error(`Migration ${titleOf(part, file)} failed: ${(error as Error).message}`, { cause: error });
}
