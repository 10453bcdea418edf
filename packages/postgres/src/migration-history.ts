import type pg from 'pg';
import type { Migration, SqlFile } from './migration-files.ts';

/** A row of schema_migration: a numbered file that was run, or one of the runs of a repeatable one (no number). */
interface Applied {
  readonly owner: string;
  readonly number: number | null;
  readonly name: string;
  readonly sha256: string;
}

export interface PartHistory {
  /** By number, the hash of what was run. */
  readonly numbers: ReadonlyMap<number, string>;
  /** By name, the hashes of all that was run, the last one last. */
  readonly repeatables: ReadonlyMap<string, readonly string[]>;
}

/**
 * Makes the table of what was applied. One that knows the service's numbered files alone, as it was before packages
 * brought their tables, is changed to it; services of that version can read it still.
 */
export async function createHistory(client: pg.Client): Promise<void> {
  await client.query(`
    create table if not exists schema_migration (
      number integer, name text not null, sha256 text not null, applied_at timestamptz not null default now());
    alter table schema_migration add column if not exists owner text not null default 'service';
    alter table schema_migration add column if not exists run bigint generated always as identity;
    alter table schema_migration drop constraint if exists schema_migration_pkey;
    alter table schema_migration alter column number drop not null;
    create unique index if not exists schema_migration_number on schema_migration (owner, number)`);
}

/** Everything applied, in the order of doing; null when nothing ever was. */
export async function applied(connection: pg.Client | pg.Pool): Promise<Applied[] | null> {
  const exists = await connection.query<{ table: string | null }>(
    `select to_regclass('schema_migration')::text as table`,
  );
  if (exists.rows[0]?.table === null) return null;
  // All columns: a table of the version before has neither owner nor run.
  const { rows } = await connection.query<Applied & { run?: string | bigint }>('select * from schema_migration');
  return rows
    .toSorted((a, b) => Number(a.run ?? a.number) - Number(b.run ?? b.number))
    .map((row) => ({ ...row, owner: row.owner ?? 'service' }));
}

export function partHistory(history: readonly Applied[], owner: string): PartHistory {
  const own = history.filter((row) => row.owner === owner);
  const runs = Map.groupBy(
    own.filter((row) => row.number === null),
    (row) => row.name,
  );
  return {
    numbers: new Map(own.flatMap((row) => (row.number === null ? [] : [[row.number, row.sha256] as const]))),
    repeatables: new Map([...runs].map(([name, rows]) => [name, rows.map((row) => row.sha256)])),
  };
}

export async function noteMigration(client: pg.Client, owner: string, file: Migration): Promise<void> {
  await client.query('insert into schema_migration (owner, number, name, sha256) values ($1, $2, $3, $4)', [
    owner,
    file.number,
    file.name,
    file.sha256,
  ]);
}

export async function noteRepeatable(client: pg.Client, owner: string, file: SqlFile): Promise<void> {
  await client.query('insert into schema_migration (owner, name, sha256) values ($1, $2, $3)', [
    owner,
    file.name,
    file.sha256,
  ]);
}
