import type { LeaseRequest } from '@review-reply/jobs';
import { type Source, sources } from '@review-reply/platforms/sources';
import type { Executor, Transaction } from '@review-reply/postgres';
import { and, eq, not, sql } from 'drizzle-orm';
import type { Place } from '../domain/place.ts';
import type { ReadProgress } from '../domain/read-progress.ts';
import { place, syncCursor } from './schema.ts';

/** A place and source to be read, held under `leaseNo`. */
export interface SyncJob {
  readonly placeRef: bigint;
  readonly source: Source;
  readonly accountId: bigint;
  readonly leaseNo: bigint;
  /** When it was to be read, as it was leased. */
  readonly dueAt: Date;
  readonly watermark: Date | null;
  readonly importedAt: Date | null;
  readonly fullReadAt: Date;
  readonly failures: number;
  /** Of a read that broke off or gave way; null when the next begins anew. */
  readonly progress: ReadProgress | null;
}

const jobColumns = {
  placeRef: syncCursor.placeRef,
  source: syncCursor.source,
  accountId: syncCursor.accountId,
  leaseNo: syncCursor.leaseNo,
  dueAt: syncCursor.nextReadAt,
  watermark: syncCursor.watermark,
  importedAt: syncCursor.importedAt,
  fullReadAt: syncCursor.fullReadAt,
  failures: syncCursor.failures,
};

const progressColumns = {
  token: syncCursor.readToken,
  complete: syncCursor.readComplete,
  watermark: syncCursor.readWatermark,
  rating: syncCursor.readRating,
  total: syncCursor.readTotal,
  pages: syncCursor.readPages,
  reviews: syncCursor.readReviews,
  startedAt: syncCursor.readStartedAt,
};

/** No read is under way. */
export const noProgress = {
  readToken: null,
  readComplete: false,
  readWatermark: null,
  readRating: null,
  readTotal: null,
  readPages: 0,
  readReviews: 0n,
  readStartedAt: null,
} as const;

function toColumns(progress: ReadProgress) {
  const { token, complete, watermark, rating, total, pages, reviews, startedAt } = progress;
  return {
    ...{ readToken: token, readComplete: complete, readWatermark: watermark, readRating: rating, readTotal: total },
    ...{ readPages: pages, readReviews: reviews, readStartedAt: startedAt },
  };
}

/** A location's own id, whoever manages it; there is an index of it. */
export const locationIdOf = (location: string | typeof syncCursor.location) =>
  sql`substring(${location} from '[^/]*$')`;

/** Nothing is read for an account that left its partner, though a place of it may be heard of as active meanwhile. */
const isLeft = sql`exists (select from detached_account where account_id = ${syncCursor.accountId})`;

/** A place that fails so often in a row was not read for about five hours: it will hardly mend by itself. */
const failingLong = 12;

export const isFailing = ({ failures }: Pick<SyncJob, 'failures'>): boolean => failures > 0;

/** So many can read places of a platform, whose last reads failed or did not. */
export interface Readers {
  readonly source: Source;
  readonly failing: boolean;
  readonly count: number;
}

/** Takes the rows that are due for longest, for each of the readers. */
export async function leaseDueCursors(
  db: Executor,
  request: LeaseRequest,
  readers: readonly Readers[],
): Promise<SyncJob[]> {
  const column = <K extends keyof Readers>(name: K) => sql.param(readers.map((one) => one[name]));
  const rows = await db
    .update(syncCursor)
    .set({
      leaseUntil: request.leaseUntil,
      leaseNo: sql`${syncCursor.leaseNo} + 1`,
      // One that begins now sees all that was told so far.
      hastenedAt: sql`case when ${syncCursor.readStartedAt} is not null then ${syncCursor.hastenedAt} end`,
    })
    .where(
      sql`(${syncCursor.placeRef}, ${syncCursor.source}) in (
        with due as materialized (
          select of_readers.* from unnest(${column('source')}::text[], ${column('failing')}::boolean[],
            ${column('count')}::int[]) as readers (source, failing, count)
          cross join lateral (
            select place_ref, source from sync_cursor
            where source = readers.source and (failures > 0) = readers.failing and connected and not refused
              and next_read_at <= ${request.now.toISOString()}
              and (lease_until is null or lease_until <= ${request.realNow.toISOString()})
              and not ${isLeft}
            order by next_read_at limit readers.count for update skip locked) of_readers
          limit ${request.limit})
        select place_ref, source from due)`,
    )
    .returning({ ...jobColumns, progress: progressColumns });
  return rows.map(({ progress: { startedAt, ...progress }, ...job }) => ({
    ...job,
    progress: startedAt === null ? null : { ...progress, startedAt },
  }));
}

/**
 * Takes a source of a place whose reviews no platform shows, so that what is imported meets nobody else's writing.
 * @returns null while another import has it, or a read of its figures
 */
export async function leaseImport(
  tx: Transaction,
  of: { place: Pick<Place, 'placeRef' | 'accountId'>; source: Source; now: Date; realNow: Date; leaseUntil: Date },
): Promise<SyncJob | null> {
  const { placeRef, accountId } = of.place;
  const at = of.now.toISOString();
  await tx.execute(sql`
    insert into sync_cursor (place_ref, source, account_id, location, connected, next_read_at, full_read_at)
    values (${placeRef}, ${of.source}, ${accountId}, '', false, ${at}, ${at})
    on conflict (place_ref, source) do nothing`);
  const [job] = await tx
    .update(syncCursor)
    .set({ leaseUntil: of.leaseUntil, leaseNo: sql`${syncCursor.leaseNo} + 1` })
    .where(
      and(
        eq(syncCursor.placeRef, placeRef),
        eq(syncCursor.source, of.source),
        sql`(${syncCursor.leaseUntil} is null or ${syncCursor.leaseUntil} <= ${of.realNow.toISOString()})`,
      ),
    )
    .returning(jobColumns);
  return job === undefined ? null : { ...job, progress: null };
}

const held = ({ placeRef, source, leaseNo }: SyncJob) =>
  and(eq(syncCursor.placeRef, placeRef), eq(syncCursor.source, source), eq(syncCursor.leaseNo, leaseNo));

/** None in a row once the read has come beyond where it failed. */
const failuresAfter = ({ pages }: ReadProgress) =>
  sql`case when ${pages} > ${syncCursor.failedPages} then 0 else ${syncCursor.failures} end`;

/**
 * Keeps the lease, and how far the read has come where that is given, locking its row until the transaction ends, so
 * that two readers of one place can never write at once.
 * @returns false when another reader has taken the place over, or its account has left its partner
 */
export async function extendLease(
  tx: Transaction,
  job: SyncJob,
  leaseUntil: Date,
  progress?: ReadProgress,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(syncCursor)
    .set({ leaseUntil, ...(progress !== undefined && { ...toColumns(progress), failures: failuresAfter(progress) }) })
    .where(and(held(job), not(isLeft)))
    .prepare(progress === undefined ? 'extend-lease' : 'extend-lease-and-progress')
    .execute();
  return rowCount === 1;
}

export interface CursorEnd extends Partial<typeof noProgress> {
  readonly nextReadAt: Date;
  readonly watermark?: Date | null;
  readonly importedAt?: Date;
  readonly fullReadAt?: Date;
  readonly failures?: 0;
  readonly refused?: boolean;
  readonly platformRating?: number | null;
  readonly platformReviewsCount?: bigint;
}

/**
 * A read failed where it is, or as far as it came in one that failed before.
 * @returns how often in a row, or null when another reader has taken the place over
 */
export async function noteFailure(db: Executor, job: SyncJob): Promise<number | null> {
  const { failures, failedPages, readPages } = syncCursor;
  const [row] = await db
    .update(syncCursor)
    .set({
      failures: sql`${failures} + 1`,
      failedPages: sql`greatest(${readPages}, case when ${failures} > 0 then ${failedPages} end)`,
    })
    .where(held(job))
    .returning({ failures });
  return row?.failures ?? null;
}

/**
 * Ends the lease. One that was made due anew meanwhile is not put off, nor is what follows a read that was hastened
 * while it was under way. Does nothing when another reader has taken the place over.
 */
export async function releaseCursor(db: Executor, job: SyncJob, end: CursorEnd | null): Promise<void> {
  const planned = end === null ? null : sql`${end.nextReadAt.toISOString()}::timestamptz`;
  const isAsLeased = sql`date_trunc('milliseconds', ${syncCursor.nextReadAt}) = ${job.dueAt.toISOString()}`;
  const dueAnew = sql`case when not (${isAsLeased}) then ${syncCursor.nextReadAt} end`;
  const hastened = end?.readStartedAt === null ? sql`${syncCursor.hastenedAt}` : sql`null`;
  await db
    .update(syncCursor)
    .set({
      ...end,
      ...(planned !== null && { nextReadAt: sql`least(${planned}, ${dueAnew}, ${hastened})` }),
      leaseUntil: null,
    })
    .where(held(job));
}

/**
 * Has a platform's location read at this time unless it is read before, wherever it is connected; where a read is under
 * way, of however many turns, once more after it, from the first page. One that fails keeps the wait that its failures
 * brought.
 */
export async function hastenReads(
  db: Executor,
  { source, locationId }: { source: string; locationId: string },
  { at, realNow }: { at: Date; realNow: Date },
): Promise<void> {
  const time = sql`${at.toISOString()}::timestamptz`;
  await db.execute(sql`
    update sync_cursor set next_read_at = least(next_read_at, ${time}), hastened_at = case
      when lease_until > ${realNow.toISOString()} or read_started_at is not null then ${time} end
    where source = ${source} and ${locationIdOf(syncCursor.location)} = ${locationId}
      and connected and not refused and failures = 0`);
}

/**
 * Has everything that platforms show of a place read again, from the first page to the last; a read under way is over.
 */
export async function readAnew(tx: Transaction, placeRef: bigint, at: Date): Promise<void> {
  await tx
    .update(syncCursor)
    .set({
      ...{ ...noProgress, nextReadAt: at, fullReadAt: at },
      ...{ leaseUntil: null, leaseNo: sql`${syncCursor.leaseNo} + 1` },
    })
    .where(and(eq(syncCursor.placeRef, placeRef), eq(syncCursor.connected, true)));
}

/** A source of a place that can be read and answered. */
export interface Connection {
  /** Whether it has been read, at least its first page, where it is now. */
  readonly isRead: boolean;
}

/** Null when a source of a place can't be read or answered now. */
export async function findConnection(db: Executor, placeRef: bigint, source: Source): Promise<Connection | null> {
  const [row] = await db
    .select({ isRead: sql<boolean>`(${syncCursor.importedAt} is not null or ${syncCursor.readPages} > 0)` })
    .from(syncCursor)
    .where(
      and(
        eq(syncCursor.placeRef, placeRef),
        eq(syncCursor.source, source),
        eq(syncCursor.connected, true),
        eq(syncCursor.refused, false),
      ),
    );
  return row ?? null;
}

/** A source of a place as its reads go. */
export interface ReadStatus {
  readonly accountId: bigint;
  readonly placeId: string;
  readonly source: Source;
  readonly refused: boolean;
  readonly failures: number;
  readonly nextReadAt: Date;
  readonly importedAt: Date | null;
  /** Of the read under way; null while none is. */
  readonly readStartedAt: Date | null;
  readonly readComplete: boolean;
  readonly readPages: number;
  readonly readReviews: bigint;
  /** As the platform tells it. */
  readonly readTotal: bigint | null;
}

/**
 * Connected sources whose read is under way, was never ended, fails or is refused, those that wait longest first.
 * @param figuresOnly sources of which no review is read, so that none of their reads ends as a first one
 */
export async function listReads(
  db: Executor,
  { limit, figuresOnly }: { limit: number; figuresOnly: readonly Source[] },
): Promise<ReadStatus[]> {
  const { accountId, source, refused, failures, nextReadAt, importedAt } = syncCursor;
  const { readStartedAt, readComplete, readPages, readReviews, readTotal } = syncCursor;
  return db
    .select({
      ...{ accountId, placeId: place.placeId, source, refused, failures, nextReadAt, importedAt },
      ...{ readStartedAt, readComplete, readPages, readReviews, readTotal },
    })
    .from(syncCursor)
    .innerJoin(place, eq(place.placeRef, syncCursor.placeRef))
    .where(
      and(
        eq(syncCursor.connected, true),
        sql`(${readStartedAt} is not null or ${failures} > 0 or ${refused}
          or (${importedAt} is null and ${source} <> all(${sql.param([...figuresOnly])}::text[])))`,
      ),
    )
    .orderBy(nextReadAt)
    .limit(limit);
}

/** Sources due to be read, of which no more than `limit` of each are counted: those that are due for longest. */
export async function countDueReads(
  db: Executor,
  now: Date,
  limit: number,
): Promise<Array<{ source: Source; places: number; oldestDueAt: Date }>> {
  const { rows } = await db.execute<{ source: Source; places: number; oldest: string }>(sql`
    select platform.source, count(*)::int as places, to_json(min(next_read_at)) #>> '{}' as oldest
    from unnest(${sql.param([...sources])}::text[]) as platform (source), (values (false), (true)) as readers (failing)
    cross join lateral (
      select next_read_at from sync_cursor
      where source = platform.source and (failures > 0) = readers.failing and connected and not refused
        and next_read_at <= ${now.toISOString()}
      order by next_read_at limit ${limit}) due
    group by platform.source`);
  return rows.map(({ source, places, oldest }) => ({ source, places, oldestDueAt: new Date(oldest) }));
}

/** Sources whose reads have failed for long, of which no more than `limit` of each are counted. */
export async function countFailingLong(
  db: Executor,
  limit: number,
): Promise<Array<{ source: Source; places: number }>> {
  const { rows } = await db.execute<{ source: Source; places: number }>(sql`
    select platform.source, count(*)::int as places from unnest(${sql.param([...sources])}::text[]) as platform (source)
    cross join lateral (
      select from sync_cursor
      where source = platform.source and (failures > 0) = true and connected and not refused
        and failures >= ${failingLong}
      limit ${limit}) failing
    group by platform.source`);
  return rows;
}
