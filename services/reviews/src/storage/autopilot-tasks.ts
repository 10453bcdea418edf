import { dueRows, type LeaseRequest } from '@review-reply/jobs';
import type { Source } from '@review-reply/platforms/sources';
import { bigints, type Executor, type Transaction } from '@review-reply/postgres';
import { and, eq, sql } from 'drizzle-orm';
import { writtenWithinMs } from '../domain/autopilot.ts';
import { autopilotTask } from './schema.ts';

/** A review that autopilot has in hand, held under `leaseNo`. */
export interface AutopilotJob {
  readonly accountId: bigint;
  readonly reviewId: bigint;
  readonly placeRef: bigint;
  /** Of this judgement: a review that is judged anew may be another row, whose leases begin at one again. */
  readonly workId: string;
  readonly leaseNo: number;
}

export interface AutopilotTask {
  readonly seenAt: Date;
  readonly dueAt: Date | null;
  /** The delay by which the draft was given its time; null while there is none. */
  readonly delayHours: number | null;
}

const columns = {
  seenAt: autopilotTask.seenAt,
  dueAt: autopilotTask.dueAt,
  delayHours: autopilotTask.delayHours,
};

/**
 * Where autopilot may answer: reviews that fit their place's settings and were first seen since it is on, soon after
 * they were written, from sources that take replies.
 */
const fits = (accountId: bigint, sources: readonly Source[]) => sql`
  r.account_id = ${accountId} and r.removed_at is null and not r.answered
  and r.source = any(${sql.param([...sources])}::text[])
  and p.active and p.autopilot_enabled and r.rating >= p.autopilot_min_rating
  and r.first_seen_at > p.autopilot_since
  and r.updated_at > r.first_seen_at - ${writtenWithinMs} * interval '1 ms'`;

const intoTasks = (seenAt: unknown, now: Date) => sql`
  insert into autopilot_task (account_id, review_id, place_ref, work_id, seen_at, due_at)
  select r.account_id, r.review_id, r.place_ref, gen_random_uuid(), ${seenAt}, ${now.toISOString()}::timestamptz
  from review r join place p using (place_ref)`;

/** Takes in hand those of these reviews that autopilot may answer; a judgement that is under way begins anew. */
export async function insertTasks(
  tx: Transaction,
  { accountId, reviewIds, sources }: { accountId: bigint; reviewIds: readonly bigint[]; sources: readonly Source[] },
  now: Date,
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    ${intoTasks(sql`${now.toISOString()}::timestamptz`, now)}
      join unnest(${bigints(reviewIds)}) as taken (review_id) on taken.review_id = r.review_id
    where ${fits(accountId, sources)}
    on conflict (account_id, review_id) do update set work_id = excluded.work_id, seen_at = excluded.seen_at,
      due_at = excluded.due_at, delay_hours = null, lease_until = null, lease_no = autopilot_task.lease_no + 1`);
  return rowCount ?? 0;
}

/**
 * Takes in hand the reviews of a place whose settings have changed that were first seen within its delay, but for those
 * of a first read; what is in hand already stays as it is.
 * @param writtenAfter older ones are not looked for
 */
export async function insertTasksOfPlace(
  tx: Transaction,
  { accountId, placeRef, sources }: { accountId: bigint; placeRef: bigint; sources: readonly Source[] },
  { now, writtenAfter }: { now: Date; writtenAfter: Date },
): Promise<void> {
  await tx.execute(sql`
    ${intoTasks(sql`r.first_seen_at`, now)}
      join sync_cursor c on c.place_ref = r.place_ref and c.source = r.source
    where ${fits(accountId, sources)} and r.place_ref = ${placeRef} and r.created_at > ${writtenAfter.toISOString()}
      and r.first_seen_at > c.imported_at
      and r.first_seen_at > ${now.toISOString()}::timestamptz - p.autopilot_delay_hours * interval '1 hour'
    on conflict do nothing`);
}

/**
 * Has the worker look at all that it has in hand of a place. One that somebody holds just now is judged by the place as
 * it becomes, or goes.
 */
export async function hastenTasks(tx: Transaction, placeRef: bigint, now: Date): Promise<void> {
  await tx.execute(sql`
    update autopilot_task set due_at = ${now.toISOString()} where (account_id, review_id) in (
      select account_id, review_id from autopilot_task where place_ref = ${placeRef} for update skip locked)`);
}

/** Takes the rows that are due for longest. */
export async function leaseDueTasks(db: Executor, request: LeaseRequest): Promise<AutopilotJob[]> {
  return db
    .update(autopilotTask)
    .set({ leaseUntil: request.leaseUntil, leaseNo: sql`${autopilotTask.leaseNo} + 1` })
    .where(
      sql`(${autopilotTask.accountId}, ${autopilotTask.reviewId}) in (
        ${dueRows(request, { table: 'autopilot_task', key: 'account_id, review_id' })})`,
    )
    .returning({
      accountId: autopilotTask.accountId,
      reviewId: autopilotTask.reviewId,
      placeRef: autopilotTask.placeRef,
      workId: autopilotTask.workId,
      leaseNo: autopilotTask.leaseNo,
    });
}

const held = ({ accountId, reviewId, workId, leaseNo }: AutopilotJob) =>
  and(
    ...[eq(autopilotTask.accountId, accountId), eq(autopilotTask.reviewId, reviewId)],
    ...[eq(autopilotTask.workId, workId), eq(autopilotTask.leaseNo, leaseNo)],
  );

/** The task, locked until the transaction ends; null when it is over, or another worker's. */
export async function lockHeldTask(tx: Transaction, job: AutopilotJob): Promise<AutopilotTask | null> {
  const [row] = await tx.select(columns).from(autopilotTask).where(held(job)).for('update');
  return row ?? null;
}

/** Ends the lease; looks again at `dueAt` when it is given, or when something changes when that is null. */
export async function releaseTask(
  db: Executor,
  job: AutopilotJob,
  change: { dueAt?: Date | null; delayHours?: number } = {},
): Promise<void> {
  await db
    .update(autopilotTask)
    .set({ ...change, leaseUntil: null })
    .where(held(job));
}

/** How many drafts of a place are to be published in the hour from this time on. */
export async function countDueWithinHour(tx: Transaction, placeRef: bigint, from: Date): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::integer as count from autopilot_task where place_ref = ${placeRef} and delay_hours is not null
      and due_at >= ${from.toISOString()} and due_at < ${from.toISOString()}::timestamptz + interval '1 hour'`);
  return rows[0]?.count ?? 0;
}

/** How many drafts of a place were to be published before this time, and wait still. */
export async function countDueBefore(tx: Transaction, placeRef: bigint, before: Date): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::integer as count from autopilot_task where place_ref = ${placeRef} and delay_hours is not null
      and due_at < ${before.toISOString()}`);
  return rows[0]?.count ?? 0;
}

/** A review that autopilot has in hand, or that came within the last day and has no answer. */
export interface ReviewInView {
  readonly reviewId: bigint;
  readonly source: Source;
  readonly rating: number;
  readonly title: string | null;
  readonly text: string;
  readonly updatedAt: Date;
  readonly firstSeenAt: Date;
  readonly autoPublishAt: Date | null;
  readonly hasTask: boolean;
  /** Of its draft; null when it has none. */
  readonly holdReasons: readonly string[] | null;
}

export async function listReviewsInView(
  db: Executor,
  { accountId, placeRef, seenAfter, limit }: { accountId: bigint; placeRef: bigint; seenAfter: Date; limit: number },
): Promise<ReviewInView[]> {
  interface Row extends Record<string, unknown> {
    readonly review_id: bigint;
    readonly source: Source;
    readonly rating: number;
    readonly title: string | null;
    readonly text: string;
    readonly updated_at: Date | string;
    readonly first_seen_at: Date | string;
    readonly auto_publish_at: Date | string | null;
    readonly has_task: boolean;
    readonly hold_reasons: string[] | null;
  }
  const { rows } = await db.execute<Row>(sql`
    select r.review_id, r.source, r.rating, r.title, r.text, r.updated_at, r.first_seen_at, r.auto_publish_at,
      t.review_id is not null as has_task,
      (select d.hold_reasons from reply d where d.account_id = r.account_id and d.review_id = r.review_id
        and d.status = 'draft' and d.deleted_at is null) as hold_reasons
    from review r left join autopilot_task t using (account_id, review_id)
    where r.account_id = ${accountId} and r.place_ref = ${placeRef} and r.removed_at is null and not r.answered
      and (t.review_id is not null or r.first_seen_at > ${seenAfter.toISOString()})
    order by r.created_at desc, r.review_id desc limit ${limit}`);
  return rows.map((row) => ({
    reviewId: row.review_id,
    source: row.source,
    rating: row.rating,
    title: row.title,
    text: row.text,
    updatedAt: new Date(row.updated_at),
    firstSeenAt: new Date(row.first_seen_at),
    autoPublishAt: row.auto_publish_at === null ? null : new Date(row.auto_publish_at),
    hasTask: row.has_task,
    holdReasons: row.hold_reasons,
  }));
}
