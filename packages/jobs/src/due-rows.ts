import { type SQL, sql } from 'drizzle-orm';
import type { LeaseRequest } from './due-worker.ts';

export interface DueRows {
  readonly table: string;
  /** The columns of its key, with commas. */
  readonly key: string;
  /** What stands before `due_at` and `lease_until` where a table has several jobs a row. */
  readonly prefix?: string;
  /** What must hold beside; everything when it is left out. */
  readonly where?: SQL;
}

/**
 * The keys of the rows that are due for longest and that nobody holds, locked until the transaction ends: the rows that
 * a job's `update` writes its lease on. An index on the due column, of rows that have one, makes it a short look.
 */
export function dueRows(
  { limit, now, realNow }: LeaseRequest,
  { table, key, prefix = '', where = sql`true` }: DueRows,
): SQL {
  const dueAt = sql.raw(`${prefix}due_at`);
  const leaseUntil = sql.raw(`${prefix}lease_until`);
  return sql`
    select ${sql.raw(key)} from ${sql.raw(table)}
    where ${dueAt} <= ${now.toISOString()} and (${leaseUntil} is null or ${leaseUntil} <= ${realNow.toISOString()})
      and ${where}
    order by ${dueAt} limit ${limit} for update skip locked`;
}
