import type { LeaseRequest } from '@review-reply/jobs';
import type { Source } from '@review-reply/platforms/sources';
import type { Executor, Transaction } from '@review-reply/postgres';
import { sql } from 'drizzle-orm';
import type { WatchState } from '../domain/listing-watch.ts';

/** A place on a platform, whose listing is due to be looked at. */
export interface Watch {
  readonly placeRef: bigint;
  readonly source: Source;
}

/** Takes those that are due for longest. @param platforms that have listings */
export async function leaseDueWatches(
  tx: Transaction,
  platforms: readonly Source[],
  request: LeaseRequest,
): Promise<Watch[]> {
  const { rows } = await tx.execute<{ place_ref: bigint; source: Source }>(sql`
    update source set watch_lease_until = ${request.leaseUntil.toISOString()}
    where (place_ref, source) in (
      select place_ref, source from source
      where connection_id is not null and watch_due_at <= ${request.now.toISOString()}
        and source in ${platforms}
        and (watch_lease_until is null or watch_lease_until <= ${request.realNow.toISOString()})
      order by watch_due_at limit ${request.limit} for update skip locked)
    returning place_ref, source`);
  return rows.map(({ place_ref: placeRef, source }) => ({ placeRef, source }));
}

/** What was seen last, locked; null when the place is no longer there. */
export async function lockWatch(tx: Transaction, { placeRef, source }: Watch): Promise<WatchState | null> {
  const { rows } = await tx.execute<{ watch_state: WatchState }>(sql`
    select watch_state from source where place_ref = ${placeRef} and source = ${source} for update`);
  return rows[0]?.watch_state ?? null;
}

export async function saveWatch(db: Executor, watch: Watch, state: WatchState, dueAt: Date): Promise<void> {
  await db.execute(sql`
    update source set watch_state = ${JSON.stringify(state)}::jsonb, watch_due_at = ${dueAt.toISOString()},
      watch_lease_until = null
    where place_ref = ${watch.placeRef} and source = ${watch.source}`);
}

export async function watchAgain(db: Executor, { placeRef, source }: Watch, dueAt: Date | null): Promise<void> {
  const due = dueAt === null ? sql`` : sql`, watch_due_at = ${dueAt.toISOString()}`;
  await db.execute(sql`
    update source set watch_lease_until = null ${due} where place_ref = ${placeRef} and source = ${source}`);
}
