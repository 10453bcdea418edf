import { type Database, type Executor, runStatement } from '@review-reply/postgres';
import { sql } from 'drizzle-orm';
import type { Source, Subject } from '../domain/hold.ts';
import { contractDefaults, freeVariants, suggestionMilliSuns, suggestionOverageCents } from '../domain/prices.ts';

/**
 * Answers of the functions in migrations/repeatable/holds.sql, where the rules are. Each is one statement and one
 * commit.
 */
export interface ReserveRow {
  readonly outcome: 'reserved' | 'ended' | 'mismatch' | 'insufficient_suns' | 'spending_cap_reached';
  readonly source: Source;
  readonly cost_milli_suns: bigint;
  readonly variants_left: number;
  readonly month: string;
  readonly partner_account_id: bigint | null;
}

export async function reserve(
  database: Database,
  { generationId, accountId, placeRef, reviewId, now, sweepAt }: Subject & { now: Date; sweepAt: Date },
): Promise<ReserveRow> {
  const prices = [suggestionMilliSuns, suggestionOverageCents, freeVariants];
  const defaults = [contractDefaults.spendingCapCents, contractDefaults.timezone];
  const [row] = await runStatement<ReserveRow>(database, {
    name: 'reserve_suggestion',
    text: 'select * from reserve_suggestion($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)',
    values: [generationId, accountId, placeRef, reviewId, now, sweepAt, ...prices, ...defaults],
  });
  return row as ReserveRow;
}

export interface CaptureRow {
  readonly outcome: 'captured' | 'voided' | 'unknown';
  /** Null when the hold is not known; so is the cost. */
  readonly source: Source | null;
  readonly cost_milli_suns: bigint | null;
}

export async function capture(database: Database, holdId: string, now: Date): Promise<CaptureRow> {
  const [row] = await runStatement<CaptureRow>(database, {
    name: 'capture_hold',
    text: 'select * from capture_hold_and_tell($1, $2)',
    values: [holdId, now],
  });
  return row as CaptureRow;
}

/** `void` is a word of the language. */
export async function voidHold(
  database: Database,
  holdId: string,
  now: Date,
): Promise<'voided' | 'captured' | 'unknown'> {
  const [row] = await runStatement<{ outcome: 'voided' | 'captured' | 'unknown' }>(database, {
    name: 'void_hold',
    text: 'select outcome from void_hold($1, $2)',
    values: [holdId, now],
  });
  return row?.outcome ?? 'unknown';
}

/** Takes holds that are due for a look and moves their time on, so that no other replica takes them meanwhile. */
export async function leaseOldHolds(
  db: Executor,
  { limit, realNow, leaseUntil }: { limit: number; realNow: Date; leaseUntil: Date },
): Promise<string[]> {
  const { rows } = await db.execute<{ hold_id: string }>(sql`
    update hold set sweep_at = ${leaseUntil.toISOString()}
    where hold_id in (
      select hold_id from hold where state = 'reserved' and sweep_at <= ${realNow.toISOString()}
      order by sweep_at limit ${limit} for update skip locked)
    returning hold_id`);
  return rows.map((row) => row.hold_id);
}

/** Open holds, of which no more than `limit` are counted: those that the sweeper is to ask about first come first. */
export async function sumUpOpenHolds(
  db: Executor,
  limit: number,
): Promise<{ holds: number; milliSuns: bigint; oldestAt: Date | null }> {
  const { rows } = await db.execute<{ holds: number; milli_suns: bigint; oldest_at: string | null }>(sql`
    select count(*)::int as holds, to_json(min(reserved_at)) #>> '{}' as oldest_at,
      coalesce(sum(cost_milli_suns) filter (where source = 'suns'), 0)::bigint as milli_suns
    from (
      select reserved_at, cost_milli_suns, source from hold where state = 'reserved' order by sweep_at limit ${limit}
    ) open`);
  const { holds = 0, milli_suns = 0n, oldest_at = null } = rows[0] ?? {};
  return { holds, milliSuns: milli_suns, oldestAt: oldest_at === null ? null : new Date(oldest_at) };
}
