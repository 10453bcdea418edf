import type { Transaction } from '@review-reply/postgres';
import { sql } from 'drizzle-orm';
import type { SyncJob } from './sync-cursors.ts';

/**
 * Notes what a page of a complete read shows, or several that were kept together under the number of the last; the
 * first forgets what a read before it has left, and one that is read again takes the place of the earlier.
 */
export async function insertReadPage(
  tx: Transaction,
  job: SyncJob,
  page: number,
  reviews: ReadonlyArray<{ readonly platformReviewId: string }>,
): Promise<void> {
  const { placeRef, source, accountId } = job;
  if (page === 1) await deleteReadPages(tx, job);
  const ids = sql.param(reviews.map(({ platformReviewId }) => platformReviewId));
  await tx.execute(sql`
    insert into read_page (place_ref, source, account_id, page, platform_review_ids)
    values (${placeRef}, ${source}, ${accountId}, ${page}, ${ids}::text[])
    on conflict (place_ref, source, page) do update set platform_review_ids = excluded.platform_review_ids`);
}

/** Which ids the read has found: of those behind one, up to another. */
export async function listFound(
  tx: Transaction,
  { placeRef, source }: SyncJob,
  { after, upTo }: { after: string; upTo: string },
): Promise<Set<string>> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select found.id from read_page p cross join unnest(p.platform_review_ids) found (id)
    where p.place_ref = ${placeRef} and p.source = ${source} and found.id > ${after} and found.id <= ${upTo}`);
  return new Set(rows.map(({ id }) => id));
}

/** The read is over. */
export async function deleteReadPages(tx: Transaction, { placeRef, source }: SyncJob): Promise<void> {
  await tx.execute(sql`delete from read_page where place_ref = ${placeRef} and source = ${source}`);
}
