import type { ReadQuota, Source } from '@review-reply/platforms';
import { type Database, type Executor, runStatement } from '@review-reply/postgres';
import { sql } from 'drizzle-orm';

/** A login at a platform, and the location that it reads. */
export interface Reader {
  readonly accountId: bigint;
  readonly source: Source;
  readonly connectionId: bigint;
  readonly location: string;
}

/** Where the reads are kept that are counted together with this reader's. */
function budgetOf({ connectionId, location }: Reader, { of }: ReadQuota) {
  return of === 'login'
    ? { table: 'platform_budget', column: 'connection_id', value: connectionId }
    : { table: 'location_budget', column: 'location', value: location };
}

/**
 * Each page of a read takes it. What a server that crashes forgets is a call or two, so its commit waits for no disk.
 */
const taking = ({ table, column }: ReturnType<typeof budgetOf>) => `
  insert into ${table} as b (source, ${column}, account_id, window_start, calls)
  values ($1, $2, $3, $4::timestamptz, 1)
  on conflict (source, ${column}) do update set
    account_id = excluded.account_id,
    calls = case when b.window_start + $5 * interval '1 ms' <= excluded.window_start then 1 else b.calls + 1 end,
    window_start = case when b.window_start + $5 * interval '1 ms' <= excluded.window_start
      then excluded.window_start else b.window_start end
  where (b.paused_until is null or b.paused_until <= excluded.window_start)
    and (b.window_start + $5 * interval '1 ms' <= excluded.window_start or b.calls < $6)
  returning set_config('synchronous_commit', 'off', true)`;

/**
 * Takes one read from what a platform allows a login or about a location, whichever replica asks.
 * @returns null when it may be asked, else from when on it may
 */
export async function takeRead(database: Database, reader: Reader, quota: ReadQuota, now: Date): Promise<Date | null> {
  const { accountId, source } = reader;
  const { calls, perMs } = quota;
  const budget = budgetOf(reader, quota);
  const { table, column, value } = budget;
  const values = [source, value, accountId, now.toISOString(), perMs, calls];
  const taken = await runStatement(database, { name: `take-read-${table}`, text: taking(budget), values });
  if (taken.length === 1) return null;
  const { rows } = await database.sql.execute<{ free_at: string | Date }>(sql`
    select greatest(b.paused_until, case when b.calls >= ${calls} then b.window_start + ${perMs} * interval '1 ms' end)
      as free_at
    from ${sql.identifier(table)} b where b.source = ${source} and b.${sql.identifier(column)} = ${value}`);
  const freeAt = rows[0]?.free_at;
  return freeAt === undefined || freeAt === null ? now : new Date(freeAt);
}

/** The platform has asked to be left alone by what its quota counts; a later end that was noted already stays. */
export async function pauseReads(db: Executor, reader: Reader, quota: ReadQuota, until: Date): Promise<void> {
  const { accountId, source } = reader;
  const { table, column, value } = budgetOf(reader, quota);
  const at = until.toISOString();
  await db.execute(sql`
    insert into ${sql.identifier(table)} as b
      (source, ${sql.identifier(column)}, account_id, window_start, calls, paused_until)
    values (${source}, ${value}, ${accountId}, '2000-01-01Z', 0, ${at})
    on conflict (source, ${sql.identifier(column)}) do update set
      paused_until = greatest(b.paused_until, excluded.paused_until)`);
}
