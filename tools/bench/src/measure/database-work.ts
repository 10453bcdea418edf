import type pg from 'pg';
import { type Figure, ofRounds } from './figures.ts';

/** What was written so far, or between two readings. */
export interface DatabaseWork {
  /** In the log, by all databases of the server. */
  readonly walBytes: number;
  /** Transactions that wrote anything. */
  readonly commits: number;
}

/**
 * The position in the log, and how many transactions have written anything so far: each has a number of its own. Of
 * commits Postgres tells late.
 */
export async function readDatabaseWork(pool: pg.Pool): Promise<DatabaseWork> {
  const { rows } = await pool.query<{ wal: number; commits: number }>(
    `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as wal,
       pg_snapshot_xmax(pg_current_snapshot())::text::float8 as commits`,
  );
  return { walBytes: rows[0]?.wal ?? 0, commits: rows[0]?.commits ?? 0 };
}

/** What a unit of work wrote between two readings. */
export function workPerUnit(before: DatabaseWork, after: DatabaseWork, units: number): DatabaseWork {
  return {
    walBytes: (after.walBytes - before.walBytes) / units,
    commits: (after.commits - before.commits) / units,
  };
}

/** @param rounds what a unit of each wrote */
export function workFigures(rounds: readonly DatabaseWork[], unit: string): Figure[] {
  return [
    ofRounds(
      'log written by Postgres',
      `bytes ${unit}`,
      rounds.map(({ walBytes }) => walBytes),
    ),
    ofRounds(
      'commits that wrote',
      unit,
      rounds.map(({ commits }) => commits),
    ),
  ];
}
