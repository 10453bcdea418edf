import { dueRows, type LeaseRequest } from '@review-reply/jobs';
import type { Source } from '@review-reply/platforms/sources';
import type { Executor, Transaction } from '@review-reply/postgres';
import { type SQL, sql } from 'drizzle-orm';
import type { WatchState } from '../domain/listing-watch.ts';

/** A place on a platform, whose listing is due to be looked at. */
export interface Watch {
  readonly placeRef: bigint;
  readonly source: Source;
  /** When it was to be looked at, as it was leased, as the database writes it. */
  readonly dueAt: string;
}

/** Takes those that are due for longest. @param platforms that have listings */
export async function leaseDueWatches(
  db: Executor,
  platforms: readonly Source[],
  request: LeaseRequest,
): Promise<Watch[]> {
  const where = sql`connection_id is not null and source in ${platforms}`;
  const watches = { table: 'source', key: 'place_ref, source', prefix: 'watch_', where };
  const { rows } = await db.execute<{ place_ref: bigint; source: Source; due_at: string }>(sql`
    update source set watch_lease_until = ${request.leaseUntil.toISOString()}
    where (place_ref, source) in (${dueRows(request, watches)})
    returning place_ref, source, watch_due_at::text as due_at`);
  return rows.map(({ place_ref: placeRef, source, due_at: dueAt }) => ({ placeRef, source, dueAt }));
}

/** What was seen last, locked; null when the place is no longer there. */
export async function lockWatch(tx: Transaction, { placeRef, source }: Watch): Promise<WatchState | null> {
  const { rows } = await tx.execute<{ watch_state: WatchState }>(sql`
    select watch_state from source where place_ref = ${placeRef} and source = ${source} for update`);
  return rows[0]?.watch_state ?? null;
}

export async function saveWatch(db: Executor, watch: Watch, state: WatchState, dueAt: Date): Promise<void> {
  await db.execute(sql`
    update source set watch_state = ${JSON.stringify(state)}::jsonb, watch_due_at = ${unlessHastened(watch, dueAt)},
      watch_lease_until = null
    where place_ref = ${watch.placeRef} and source = ${watch.source}`);
}

export async function watchAgain(db: Executor, watch: Watch, dueAt: Date | null): Promise<void> {
  const due = dueAt === null ? sql`` : sql`, watch_due_at = ${unlessHastened(watch, dueAt)}`;
  await db.execute(sql`
    update source set watch_lease_until = null ${due}
    where place_ref = ${watch.placeRef} and source = ${watch.source}`);
}

/** What was hastened during a look is not put off by its end. */
function unlessHastened(watch: Watch, dueAt: Date): SQL {
  const planned = sql`${dueAt.toISOString()}::timestamptz`;
  return sql`case when watch_due_at = ${watch.dueAt}::timestamptz then ${planned}
    else least(watch_due_at, ${planned}) end`;
}

/**
 * Has the listing of a platform's location looked at at this time unless it is before, wherever it is connected; where
 * it is being looked at, once more.
 */
export async function hastenLooks(
  db: Executor,
  { source, locationId }: { source: string; locationId: string },
  { at, realNow }: { at: Date; realNow: Date },
): Promise<void> {
  const time = sql`${at.toISOString()}::timestamptz`;
  await db.execute(sql`
    update source set watch_due_at = case
      when watch_lease_until > ${realNow.toISOString()} then ${time} else least(watch_due_at, ${time}) end
    where source = ${source} and substring(location from '[^/]*$') = ${locationId} and connection_id is not null`);
}
