import { dueRows, type LeaseRequest } from '@review-reply/jobs';
import type { Source } from '@review-reply/platforms/sources';
import type { Executor, Transaction } from '@review-reply/postgres';
import { currentTrace } from '@review-reply/telemetry';
import { and, eq, inArray, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { Publication, PublicationStep } from '../domain/publication.ts';
import type { Failure } from '../domain/reply.ts';
import { place, publication, review } from './schema.ts';

/** A publication to be worked on, held under `leaseNo`. */
export interface PublicationJob {
  readonly publicationId: bigint;
  readonly accountId: bigint;
  readonly leaseNo: bigint;
  /** What asked for it was part of, if that was traced. */
  readonly traceparent: string | null;
  readonly tracestate: string | null;
}

const jobColumns = {
  publicationId: publication.publicationId,
  accountId: publication.accountId,
  leaseNo: publication.leaseNo,
  traceparent: publication.traceparent,
  tracestate: publication.tracestate,
};

type Row = typeof publication.$inferSelect;

function toPublication({ failureCode, failureReason: reason, ...row }: Row): Publication {
  const { dueAt: _dueAt, leaseUntil: _leaseUntil, leaseNo: _leaseNo, workId: _workId, ...known } = row;
  const { traceparent: _traceparent, tracestate: _tracestate, ...kept } = known;
  return { ...kept, failure: failureCode === null ? null : { code: failureCode, reason } };
}

/**
 * A publication that is due at once, in the trace that is active.
 * @param values `workId`: of the request that waits for its end, if one does; `writtenFor`: as a publication has it
 */
export async function insertPublication(
  tx: Transaction,
  values: Pick<Publication, 'accountId' | 'reviewId' | 'replyId' | 'placeRef' | 'source' | 'createdAt'> & {
    workId?: string;
    writtenFor?: string;
  },
): Promise<Publication> {
  const at = values.createdAt;
  const [row] = await tx
    .insert(publication)
    .values({ ...values, ...currentTrace(), status: 'queued', updatedAt: at, nextAttemptAt: at, dueAt: at })
    .returning();
  return toPublication(row as Row);
}

export async function findPublication(
  db: Executor,
  accountId: bigint,
  publicationId: bigint,
): Promise<Publication | null> {
  const [row] = await db
    .select()
    .from(publication)
    .where(and(eq(publication.publicationId, publicationId), eq(publication.accountId, accountId)));
  return row === undefined ? null : toPublication(row);
}

export async function findPublicationOfWork(db: Executor, workId: string): Promise<Publication | null> {
  const [row] = await db.select().from(publication).where(eq(publication.workId, workId));
  return row === undefined ? null : toPublication(row);
}

/** A reply that was published is no longer on the platform. @returns null where it was not published by us */
export async function failPublished(
  tx: Transaction,
  { accountId, replyId }: Pick<Publication, 'accountId' | 'replyId'>,
  failure: Failure,
  updatedAt: Date,
): Promise<Publication | null> {
  const [row] = await tx
    .update(publication)
    .set({ status: 'failed', failureCode: failure.code, failureReason: failure.reason, updatedAt })
    .where(
      and(eq(publication.accountId, accountId), eq(publication.replyId, replyId), eq(publication.status, 'published')),
    )
    .returning();
  return row === undefined ? null : toPublication(row);
}

/** Takes the rows that are due for longest. */
export async function leaseDuePublications(db: Executor, request: LeaseRequest): Promise<PublicationJob[]> {
  return db
    .update(publication)
    .set({ leaseUntil: request.leaseUntil, leaseNo: sql`${publication.leaseNo} + 1` })
    .where(sql`${publication.publicationId} in (${dueRows(request, { table: 'publication', key: 'publication_id' })})`)
    .returning(jobColumns);
}

/**
 * Takes from whoever holds them autopilot's publications to these reviews of a place that wait to be sent, and of which
 * nothing was or may have been.
 */
export async function takeUnsent(
  tx: Transaction,
  { placeRef, reviewIds }: { placeRef: bigint; reviewIds: readonly bigint[] },
): Promise<PublicationJob[]> {
  if (reviewIds.length === 0) return [];
  const { publicationId } = publication;
  const unsent = tx
    .select({ publicationId })
    .from(publication)
    .where(and(ofAutopilot(placeRef), inArray(publication.reviewId, [...reviewIds]), isNull(publication.unknownSince)))
    .orderBy(publicationId)
    .for('update');
  return tx
    .update(publication)
    .set({ leaseNo: sql`${publication.leaseNo} + 1` })
    .where(inArray(publicationId, unsent))
    .returning(jobColumns);
}

/** Autopilot's publications of a place that wait to be sent. */
const ofAutopilot = (placeRef: bigint) =>
  and(
    ...[eq(publication.placeRef, placeRef), isNotNull(publication.dueAt), isNotNull(publication.writtenFor)],
    inArray(publication.status, ['queued', 'retrying']),
  );

/**
 * Has the worker look at once at autopilot's publications that a place's settings no longer want. One that somebody
 * holds just now is looked at when its next step is due.
 */
export async function hastenUnwanted(tx: Transaction, placeRef: bigint, now: Date): Promise<void> {
  const { publicationId } = publication;
  const unwanted = tx
    .select({ publicationId })
    .from(publication)
    .innerJoin(review, and(eq(review.accountId, publication.accountId), eq(review.reviewId, publication.reviewId)))
    .innerJoin(place, eq(place.placeRef, publication.placeRef))
    .where(
      and(
        ofAutopilot(placeRef),
        sql`not (${place.autopilotEnabled} and ${review.rating} >= ${place.autopilotMinRating}
          and ${review.firstSeenAt} > ${place.autopilotSince})`,
      ),
    )
    .for('update', { of: publication, skipLocked: true });
  await tx.update(publication).set({ dueAt: now }).where(inArray(publicationId, unwanted));
}

const held = ({ publicationId, leaseNo }: PublicationJob) =>
  and(eq(publication.publicationId, publicationId), eq(publication.leaseNo, leaseNo));

/** The publication, locked until the transaction ends; null when another worker has taken it over. */
export async function lockHeldPublication(tx: Transaction, job: PublicationJob): Promise<Publication | null> {
  const [row] = await tx.select().from(publication).where(held(job)).for('update');
  return row === undefined ? null : toPublication(row);
}

/** Writes what a step made of a publication; with `release` its lease ends. */
export async function updatePublication(
  tx: Transaction,
  job: PublicationJob,
  { replyStatus: _replyStatus, failure, ...step }: PublicationStep,
  updatedAt: Date,
  { release }: { release: boolean },
): Promise<Publication> {
  const [row] = await tx
    .update(publication)
    .set({
      ...step,
      failureCode: failure?.code ?? null,
      failureReason: failure?.reason ?? null,
      updatedAt,
      ...(release ? { leaseUntil: null } : {}),
    })
    .where(held(job))
    .returning();
  return toPublication(row as Row);
}

/** Ends a lease without a step, and looks again at `dueAt` when it is given. */
export async function releasePublication(db: Executor, job: PublicationJob, dueAt?: Date): Promise<void> {
  await db
    .update(publication)
    .set({ leaseUntil: null, ...(dueAt === undefined ? {} : { dueAt }) })
    .where(held(job));
}

/**
 * Has the worker look at once at a place's open publications: those to these reviews, or but those by these sources;
 * of these too, what their platform is asked about, as it may be reached again.
 */
export async function hastenPublications(
  tx: Transaction,
  of: { placeRef: bigint } & ({ reviewIds: readonly bigint[] } | { sourcesExcept: readonly Source[] }),
  now: Date,
): Promise<void> {
  const which =
    'reviewIds' in of
      ? inArray(publication.reviewId, [...of.reviewIds])
      : or(notInArray(publication.source, [...of.sourcesExcept]), eq(publication.status, 'publishing'));
  const { publicationId } = publication;
  const open = tx
    .select({ publicationId })
    .from(publication)
    .where(and(eq(publication.placeRef, of.placeRef), isNotNull(publication.dueAt), which))
    // In one order for all, so that two that hasten the same do not wait for each other.
    .orderBy(publicationId)
    .for('update');
  await tx.update(publication).set({ dueAt: now }).where(inArray(publicationId, open));
}

export interface OpenPublications {
  readonly source: Source;
  readonly status: Publication['status'];
  readonly publications: number;
  readonly oldestAt: Date;
}

/**
 * Publications that have not ended, of which no more than `limit` are counted: those that are to be looked at first.
 * `dueAt` is when the first of them is to be; null when there is none.
 */
export async function countOpenPublications(
  db: Executor,
  limit: number,
): Promise<{ open: OpenPublications[]; dueAt: Date | null }> {
  const { rows } = await db.execute<{
    source: Source;
    status: Publication['status'];
    publications: number;
    oldest: string;
    due: string;
  }>(sql`
    select source, status, count(*)::int as publications, to_json(min(created_at)) #>> '{}' as oldest,
      to_json(min(min(due_at)) over ()) #>> '{}' as due
    from (
      select source, status, created_at, due_at from publication where due_at is not null order by due_at limit ${limit}
    ) open group by source, status`);
  const [first] = rows;
  return {
    open: rows.map(({ oldest, due: _due, ...counted }) => ({ ...counted, oldestAt: new Date(oldest) })),
    dueAt: first === undefined ? null : new Date(first.due),
  };
}
