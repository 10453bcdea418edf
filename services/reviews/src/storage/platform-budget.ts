import type { ReadQuota, Source } from '@review-reply/platforms';
import { type Database, type Executor, runStatement } from '@review-reply/postgres';
import { sql } from 'drizzle-orm';

/** A login at a platform. */
export interface PlatformLogin {
  readonly accountId: bigint;
  readonly source: Source;
  readonly connectionId: bigint;
}

/** Of a platform that names no quota. */
const unlimited: ReadQuota = { calls: 2_000_000_000, perMs: 3_600_000 };

/**
 * Each page of a read takes it. What a server that crashes forgets is a call or two, so its commit waits for no disk.
 */
const taking = `
  insert into platform_budget as b (source, connection_id, account_id, window_start, calls)
  values ($1, $2, $3, $4::timestamptz, 1)
  on conflict (source, connection_id) do update set
    calls = case when b.window_start + $5 * interval '1 ms' <= excluded.window_start then 1 else b.calls + 1 end,
    window_start = case when b.window_start + $5 * interval '1 ms' <= excluded.window_start
      then excluded.window_start else b.window_start end
  where (b.paused_until is null or b.paused_until <= excluded.window_start)
    and (b.window_start + $5 * interval '1 ms' <= excluded.window_start or b.calls < $6)
  returning set_config('synchronous_commit', 'off', true)`;

/**
 * Takes one read from what a login may ask of its platform, whichever replica asks.
 * @returns null when it may be asked, else from when on it may
 */
export async function takeRead(
  database: Database,
  { accountId, source, connectionId }: PlatformLogin,
  { calls, perMs }: ReadQuota = unlimited,
  now: Date,
): Promise<Date | null> {
  const values = [source, connectionId, accountId, now.toISOString(), perMs, calls];
  const taken = await runStatement(database, { name: 'take-read', text: taking, values });
  if (taken.length === 1) return null;
  const { rows } = await database.sql.execute<{ free_at: string | Date }>(sql`
    select greatest(b.paused_until, case when b.calls >= ${calls} then b.window_start + ${perMs} * interval '1 ms' end)
      as free_at
    from platform_budget b where b.source = ${source} and b.connection_id = ${connectionId}`);
  const freeAt = rows[0]?.free_at;
  return freeAt === undefined || freeAt === null ? now : new Date(freeAt);
}

/** The platform has asked to be left alone by this login; a later end that was noted already stays. */
export async function pauseReads(db: Executor, login: PlatformLogin, until: Date): Promise<void> {
  const { accountId, source, connectionId } = login;
  const at = until.toISOString();
  await db.execute(sql`
    insert into platform_budget as b (source, connection_id, account_id, window_start, calls, paused_until)
    values (${source}, ${connectionId}, ${accountId}, '2000-01-01Z', 0, ${at})
    on conflict (source, connection_id) do update set
      paused_until = greatest(b.paused_until, excluded.paused_until)`);
}
