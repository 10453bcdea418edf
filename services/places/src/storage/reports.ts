import type { LeaseRequest } from '@review-reply/jobs';
import type { Executor } from '@review-reply/postgres';
import { sql } from 'drizzle-orm';

/** A place whose report is due, held by its lease. */
export interface DueReport {
  readonly placeRef: bigint;
  /** Up to which the last report told. */
  readonly since: Date;
  /** Tries that failed. */
  readonly failures: number;
  readonly leaseUntil: Date;
}

/** As the index place_report_due has it. */
const dueAt = sql`
  (report_since at time zone 'UTC') + make_interval(days => (settings ->> 'reportFrequencyDays')::integer)`;

/** Takes those that are due for longest. */
export async function leaseDueReports(db: Executor, request: LeaseRequest): Promise<DueReport[]> {
  const now = request.now.toISOString();
  const { rows } = await db.execute<{ place_ref: bigint; report_since: string; report_failures: number }>(sql`
    update place set report_lease_until = ${request.leaseUntil.toISOString()}
    where place_ref in (
      select place_ref from place
      where active and settings ->> 'reportFrequencyDays' <> '0' and ${dueAt} <= ${now}::timestamptz at time zone 'UTC'
        and (report_retry_at is null or report_retry_at <= ${now})
        and (report_lease_until is null or report_lease_until <= ${request.realNow.toISOString()})
      order by ${dueAt} limit ${request.limit} for update skip locked)
    returning place_ref, report_since, report_failures`);
  return rows.map((row) => ({
    placeRef: row.place_ref,
    since: new Date(row.report_since),
    failures: row.report_failures,
    leaseUntil: request.leaseUntil,
  }));
}

/**
 * Moves on to the next period, before the report of this one is sent.
 * @returns false when the lease is somebody else's by now
 */
export async function moveOn(db: Executor, { placeRef, leaseUntil }: DueReport, until: Date): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update place set report_since = ${until.toISOString()}, report_retry_at = null, report_failures = 0,
      report_lease_until = null
    where place_ref = ${placeRef} and report_lease_until = ${leaseUntil.toISOString()}`);
  return rowCount === 1;
}

/** Goes back to a period whose report certainly was not taken. */
export async function goBack(db: Executor, report: DueReport, until: Date, retryAt: Date): Promise<void> {
  await db.execute(sql`
    update place set report_since = ${report.since.toISOString()}, report_retry_at = ${retryAt.toISOString()},
      report_failures = ${report.failures + 1}
    where place_ref = ${report.placeRef} and report_since = ${until.toISOString()}`);
}

/** @param retryAt of the next try, after one that failed; null gives the place back as it was */
export async function releaseReport(db: Executor, report: DueReport, retryAt: Date | null): Promise<void> {
  const later =
    retryAt === null
      ? sql``
      : sql`, report_retry_at = ${retryAt.toISOString()}, report_failures = ${report.failures + 1}`;
  await db.execute(sql`
    update place set report_lease_until = null ${later}
    where place_ref = ${report.placeRef} and report_lease_until = ${report.leaseUntil.toISOString()}`);
}

/**
 * Keeps the token of a place's links, unless it has one.
 * @returns the one that is kept, sealed
 */
export async function keepReportLink(
  db: Executor,
  { placeRef, tokenSealed, tokenHash }: { placeRef: bigint; tokenSealed: Buffer; tokenHash: Buffer },
): Promise<Buffer> {
  const { rows } = await db.execute<{ token_sealed: Buffer }>(sql`
    insert into report_link (place_ref, token_sealed, token_hash) values (${placeRef}, ${tokenSealed}, ${tokenHash})
    on conflict (place_ref) do update set place_ref = excluded.place_ref
    returning token_sealed`);
  return rows[0]?.token_sealed as Buffer;
}

/** Null where no place has the token. */
export async function findPlaceOfLink(db: Executor, tokenHash: Buffer): Promise<bigint | null> {
  const { rows } = await db.execute<{ place_ref: bigint }>(sql`
    select place_ref from report_link where token_hash = ${tokenHash}`);
  return rows[0]?.place_ref ?? null;
}
