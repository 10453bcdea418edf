import type { Transaction } from '@review-reply/postgres';

/**
 * How many rows `work` reads in a transaction, of a table or of all: unlike time, that is the same on every machine.
 * What the session read before is not counted.
 */
export async function rowsReadBy(tx: Transaction, work: () => Promise<unknown>, table?: string): Promise<number> {
  const before = await rowsRead(tx, table);
  await work();
  return (await rowsRead(tx, table)) - before;
}

async function rowsRead(tx: Transaction, table?: string): Promise<number> {
  const which = table === undefined ? '' : `where relname = '${table}'`;
  const { rows } = await tx.execute<{ read: number | null }>(
    `select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_xact_user_tables ${which}`,
  );
  return rows[0]?.read ?? 0;
}
