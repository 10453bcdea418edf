import { dueRows, type LeaseRequest } from '@review-reply/jobs';
import type { Executor } from '@review-reply/postgres';
import { sql } from 'drizzle-orm';

/** The comparison of all places' figures, held under `leaseNo`. */
export interface FigureCheck {
  readonly leaseNo: bigint;
  readonly afterPlaceRef: bigint;
}

export async function leaseFigureCheck(db: Executor, request: LeaseRequest): Promise<FigureCheck[]> {
  const { rows } = await db.execute<{ lease_no: bigint; after_place_ref: bigint }>(sql`
    update figure_check set lease_until = ${request.leaseUntil.toISOString()}, lease_no = lease_no + 1
    where is_only in (${dueRows(request, { table: 'figure_check', key: 'is_only' })})
    returning lease_no, after_place_ref`);
  return rows.map((row) => ({ leaseNo: row.lease_no, afterPlaceRef: row.after_place_ref }));
}

/** @returns false when another worker has taken it over */
export async function keepFigureCheck(
  db: Executor,
  { leaseNo }: FigureCheck,
  { afterPlaceRef, leaseUntil }: { afterPlaceRef: bigint; leaseUntil: Date },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update figure_check set after_place_ref = ${afterPlaceRef}, lease_until = ${leaseUntil.toISOString()}
    where lease_no = ${leaseNo}`);
  return rowCount === 1;
}

/** Ends the lease; with `dueAt` the comparison is over and begins anew then. */
export async function releaseFigureCheck(db: Executor, { leaseNo }: FigureCheck, dueAt?: Date): Promise<void> {
  const over = dueAt === undefined ? sql`` : sql`, due_at = ${dueAt.toISOString()}, after_place_ref = 0`;
  await db.execute(sql`update figure_check set lease_until = null ${over} where lease_no = ${leaseNo}`);
}
