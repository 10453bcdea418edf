import type { LeaseRequest } from '@review-reply/jobs';
import type { Source } from '@review-reply/platforms/sources';
import type { Executor, Transaction } from '@review-reply/postgres';
import { and, eq, not, sql } from 'drizzle-orm';
import { syncCursor } from './schema.ts';

/** A place and source to be read, held under `leaseNo`. */
export interface SyncJob {
  readonly placeRef: bigint;
  readonly source: Source;
  readonly accountId: bigint;
  readonly leaseNo: bigint;
  readonly watermark: Date | null;
  readonly importedAt: Date | null;
  readonly fullReadAt: Date;
  readonly failures: number;
}

const jobColumns = {
  placeRef: syncCursor.placeRef,
  source: syncCursor.source,
  accountId: syncCursor.accountId,
  leaseNo: syncCursor.leaseNo,
  watermark: syncCursor.watermark,
  importedAt: syncCursor.importedAt,
  fullReadAt: syncCursor.fullReadAt,
  failures: syncCursor.failures,
};

/** Nothing is read for an account that left its partner, though a place of it may be heard of as active meanwhile. */
const isLeft = sql`exists (select from detached_account where account_id = ${syncCursor.accountId})`;

/** Takes the rows that are due for longest. */
export async function leaseDueCursors(tx: Transaction, request: LeaseRequest): Promise<SyncJob[]> {
  return tx
    .update(syncCursor)
    .set({ leaseUntil: request.leaseUntil, leaseNo: sql`${syncCursor.leaseNo} + 1` })
    .where(
      sql`(${syncCursor.placeRef}, ${syncCursor.source}) in (
        select place_ref, source from sync_cursor
        where connected and not refused and next_read_at <= ${request.now.toISOString()}
          and (lease_until is null or lease_until <= ${request.realNow.toISOString()})
          and not ${isLeft}
        order by next_read_at limit ${request.limit} for update skip locked)`,
    )
    .returning(jobColumns);
}

const held = ({ placeRef, source, leaseNo }: SyncJob) =>
  and(eq(syncCursor.placeRef, placeRef), eq(syncCursor.source, source), eq(syncCursor.leaseNo, leaseNo));

/**
 * Keeps the lease, locking its row until the transaction ends, so that two readers of one place can never write at
 * once.
 * @returns false when another reader has taken the place over, or its account has left its partner
 */
export async function extendLease(tx: Transaction, job: SyncJob, leaseUntil: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(syncCursor)
    .set({ leaseUntil })
    .where(and(held(job), not(isLeft)));
  return rowCount === 1;
}

export interface CursorEnd {
  readonly nextReadAt: Date;
  readonly watermark?: Date | null;
  readonly importedAt?: Date;
  readonly fullReadAt?: Date;
  readonly failures?: number;
  readonly refused?: boolean;
  readonly platformRating?: number | null;
  readonly platformReviewsCount?: bigint;
}

/** Ends the lease. Does nothing when another reader has taken the place over. */
export async function releaseCursor(db: Executor, job: SyncJob, end: CursorEnd | null): Promise<void> {
  await db
    .update(syncCursor)
    .set({ ...end, leaseUntil: null })
    .where(held(job));
}

/** Where a source of a place is on its platform; null when it can't be read or answered now. */
export async function findConnection(
  db: Executor,
  placeRef: bigint,
  source: Source,
): Promise<{ location: string } | null> {
  const [row] = await db
    .select({ location: syncCursor.location })
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
