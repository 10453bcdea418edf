import type { Source } from '@review-reply/platforms/sources';
import { type Executor, runInTransaction, type Transaction } from '@review-reply/postgres';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { missingForMs, missingReadsMin, type Review, type ReviewContent } from '../domain/review.ts';
import { unansweredReviewJson } from './review-json.ts';
import { review } from './schema.ts';

const columns = {
  reviewId: review.reviewId,
  accountId: review.accountId,
  placeRef: review.placeRef,
  source: review.source,
  platformReviewId: review.platformReviewId,
  rating: review.rating,
  title: review.title,
  text: review.text,
  language: review.language,
  authorName: review.authorName,
  authorAvatarUrl: review.authorAvatarUrl,
  authorAnonymous: review.authorAnonymous,
  url: review.url,
  createdAt: review.createdAt,
  updatedAt: review.updatedAt,
  firstSeenAt: review.firstSeenAt,
  missingSince: review.missingSince,
  missingReads: review.missingReads,
  removedAt: review.removedAt,
  answered: review.answered,
  autoPublishAt: review.autoPublishAt,
};

const byId = (accountId: bigint, reviewId: bigint) =>
  and(eq(review.accountId, accountId), eq(review.reviewId, reviewId));

/** The public JSON object, as rendered at the last change. */
export async function findReviewDocument(db: Executor, accountId: bigint, reviewId: bigint): Promise<string | null> {
  const [row] = await db.select({ document: review.document }).from(review).where(byId(accountId, reviewId));
  return row?.document ?? null;
}

export async function findReview(db: Executor, accountId: bigint, reviewId: bigint): Promise<Review | null> {
  const [row] = await db.select(columns).from(review).where(byId(accountId, reviewId));
  return row ?? null;
}

/** The review, locked until the transaction ends: whoever changes its replies locks it first. */
export async function lockReview(tx: Transaction, accountId: bigint, reviewId: bigint): Promise<Review | null> {
  const [row] = await tx.select(columns).from(review).where(byId(accountId, reviewId)).for('update');
  return row ?? null;
}

export interface SourceOfPlace {
  readonly accountId: bigint;
  readonly placeRef: bigint;
  readonly source: Source;
}

const ofSource = ({ accountId, placeRef, source }: SourceOfPlace) =>
  and(eq(review.accountId, accountId), eq(review.placeRef, placeRef), eq(review.source, source));

/** The reviews of a place with these platform ids; with `lock` they stay as they are until the transaction ends. */
export async function listReviewsByPlatformId(
  tx: Transaction,
  of: SourceOfPlace,
  platformReviewIds: readonly string[],
  { lock }: { lock: boolean },
): Promise<Review[]> {
  const ids = sql.param([...platformReviewIds]);
  const query = tx
    .select(columns)
    .from(review)
    .where(and(ofSource(of), sql`${review.platformReviewId} = any(${ids}::text[])`))
    // In one order for all, so that two that lock the same reviews do not wait for each other.
    .orderBy(review.reviewId);
  // Each page of a read takes it, so it is prepared.
  return lock ? query.for('update') : query.prepare('list-reviews-by-platform-id').execute();
}

export async function countKnown(
  db: Executor,
  of: SourceOfPlace,
  platformReviewIds: readonly string[],
): Promise<number> {
  const ids = sql.param([...platformReviewIds]);
  return db.$count(review, and(ofSource(of), sql`${review.platformReviewId} = any(${ids}::text[])`));
}

/** All reviews of a place, locked until the transaction ends, in the order in which everybody locks them. */
export async function lockReviewsOfPlace(
  tx: Transaction,
  { accountId, placeRef }: Omit<SourceOfPlace, 'source'>,
): Promise<void> {
  await tx.execute(sql`
    select count(*) from (
      select from review where account_id = ${accountId} and place_ref = ${placeRef} order by review_id for update) r`);
}

export interface ReviewToKeep extends ReviewContent {
  readonly platformReviewId: string;
}

const recordColumns = sql`
  platform_review_id text, rating smallint, title text, text text, language text, author_name text,
  author_avatar_url text, author_anonymous boolean, url text, created_at timestamptz, updated_at timestamptz`;

const parameter = (number: number) => sql.raw(`$${number}`);
/** Sent as it is, so that it is prepared: each page of a read that finds new reviews takes it. */
const insertText = new PgDialect().sqlToQuery(sql`
  insert into review (review_id, account_id, place_ref, source, first_seen_at, platform_review_id, rating, title, text,
    language, author_name, author_avatar_url, author_anonymous, url, created_at, updated_at, document)
    overriding system value
  select r.review_id, r.account_id, r.place_ref, r.source, ${parameter(4)}::timestamptz, r.platform_review_id, r.rating,
    r.title, r.text, r.language, r.author_name, r.author_avatar_url, r.author_anonymous, r.url, r.created_at,
    r.updated_at, ${unansweredReviewJson}
  from (
    select nextval('review_review_id_seq') as review_id, ${parameter(1)}::bigint as account_id,
      ${parameter(2)}::bigint as place_ref, ${parameter(3)}::text as source, null::timestamptz as auto_publish_at, x.*
    from jsonb_to_recordset(${parameter(5)}::jsonb) as x(${recordColumns})) r
  on conflict do nothing
  returning review_id, platform_review_id, document`).sql;

/**
 * Inserts reviews without replies and renders them, in one statement and in this order; those that are there already
 * are left alone.
 */
export async function insertReviews(
  tx: Transaction,
  { accountId, placeRef, source }: SourceOfPlace,
  reviews: readonly ReviewToKeep[],
  firstSeenAt: Date,
): Promise<Array<{ reviewId: bigint; platformReviewId: string; document: string }>> {
  if (reviews.length === 0) return [];
  const rows = await runInTransaction<{ review_id: bigint; platform_review_id: string; document: string }>(tx, {
    name: 'insert-reviews',
    text: insertText,
    values: [accountId, placeRef, source, firstSeenAt.toISOString(), toRecords(reviews)],
  });
  return rows.map(({ review_id: reviewId, platform_review_id: platformReviewId, document }) => ({
    ...{ reviewId, platformReviewId, document },
  }));
}

/** Takes over what the platform shows of reviews that were found again, in one statement. */
export async function updateReviews(
  tx: Transaction,
  of: SourceOfPlace,
  reviews: readonly ReviewToKeep[],
): Promise<void> {
  if (reviews.length === 0) return;
  await tx.execute(sql`
    update review r set rating = x.rating, title = x.title, text = x.text, language = x.language,
      author_name = x.author_name, author_avatar_url = x.author_avatar_url, author_anonymous = x.author_anonymous,
      url = x.url, created_at = x.created_at, updated_at = x.updated_at,
      missing_since = null, missing_reads = 0, removed_at = null
    from jsonb_to_recordset(${toRecords(reviews)}::jsonb) as x(${recordColumns})
    where r.account_id = ${of.accountId} and r.place_ref = ${of.placeRef} and r.source = ${of.source}
      and r.platform_review_id = x.platform_review_id`);
}

function toRecords(reviews: readonly ReviewToKeep[]): string {
  return JSON.stringify(
    reviews.map((one) => ({
      platform_review_id: one.platformReviewId,
      rating: one.rating,
      title: one.title,
      text: one.text,
      language: one.language,
      author_name: one.authorName,
      author_avatar_url: one.authorAvatarUrl,
      author_anonymous: one.authorAnonymous,
      url: one.url,
      created_at: one.createdAt.toISOString(),
      updated_at: one.updatedAt.toISOString(),
    })),
  );
}

/** Has all reviews of a place missing until they are seen again: it may have moved to where they are not. */
export async function markUnseen(tx: Transaction, of: SourceOfPlace, now: Date): Promise<void> {
  await tx
    .update(review)
    .set({ missingSince: now })
    .where(and(ofSource(of), isNull(review.missingSince), isNull(review.removedAt)));
}

/** Counts a complete read, whose pages are noted, that did not find some of a place's reviews. */
export async function countMissing(tx: Transaction, of: SourceOfPlace, now: Date): Promise<void> {
  const at = now.toISOString();
  await tx.execute(sql`
    with found as materialized (
      select unnest(platform_review_ids) as id from read_page
      where place_ref = ${of.placeRef} and source = ${of.source})
    update review r set missing_since = coalesce(r.missing_since, ${at}::timestamptz),
      missing_reads = r.missing_reads + 1
    where r.account_id = ${of.accountId} and r.place_ref = ${of.placeRef} and r.source = ${of.source}
      and r.removed_at is null
      and not exists (select from found f where f.id = r.platform_review_id)`);
}

/**
 * Removes the next of a place's reviews, in the order of their ids, that have been missing for long enough.
 * @returns their ids; they are locked until the transaction ends, and not rendered yet
 */
export async function markRemoved(
  tx: Transaction,
  of: SourceOfPlace,
  { after, limit, now }: { after: bigint; limit: number; now: Date },
): Promise<bigint[]> {
  const missingBefore = new Date(now.getTime() - missingForMs);
  const { rows } = await tx.execute<{ review_id: bigint }>(sql`
    with gone as (
      select r.account_id, r.review_id from review r
      where r.account_id = ${of.accountId} and r.place_ref = ${of.placeRef} and r.source = ${of.source}
        and r.review_id > ${after} and r.removed_at is null
        and r.missing_since <= ${missingBefore.toISOString()} and r.missing_reads >= ${missingReadsMin}
      order by r.review_id limit ${limit} for update),
    removed as (
      update review r set removed_at = ${now.toISOString()} from gone
      where r.account_id = ${of.accountId} and r.review_id = gone.review_id
      returning r.review_id)
    select review_id from removed order by review_id`);
  return rows.map((row) => row.review_id);
}

/** The caller holds the review's row and renders it. */
export async function setAutoPublishAt(
  tx: Transaction,
  accountId: bigint,
  reviewId: bigint,
  autoPublishAt: Date | null,
): Promise<void> {
  await tx.update(review).set({ autoPublishAt }).where(byId(accountId, reviewId));
}
