import type { Source } from '@review-reply/platforms/sources';
import { bigints, type Executor, runInTransaction, type Transaction } from '@review-reply/postgres';
import { and, eq, gt, gte, isNull, lte, sql } from 'drizzle-orm';
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

const ofPlatform = (of: SourceOfPlace, platformReviewIds: readonly string[]) =>
  and(ofSource(of), sql`${review.platformReviewId} = any(${sql.param([...platformReviewIds])}::text[])`);

/** The reviews of a place with these platform ids; with `lock` they stay as they are until the transaction ends. */
export async function listReviewsByPlatformId(
  tx: Transaction,
  of: SourceOfPlace,
  platformReviewIds: readonly string[],
  { lock }: { lock: boolean },
): Promise<Review[]> {
  const query = tx
    .select(columns)
    .from(review)
    .where(ofPlatform(of, platformReviewIds))
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
  return db.$count(review, ofPlatform(of, platformReviewIds));
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

/** The platform's ids of reviews that it has behind one, in the order of the index that knows them. */
export async function listPlatformIds(
  tx: Transaction,
  of: SourceOfPlace,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await tx
    .select({ id: review.platformReviewId })
    .from(review)
    .where(and(ofSource(of), gt(review.platformReviewId, after)))
    .orderBy(review.platformReviewId)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Has reviews of a place missing, those that are not already. */
export async function markUnseen(
  tx: Transaction,
  of: SourceOfPlace,
  platformReviewIds: readonly string[],
  now: Date,
): Promise<void> {
  await tx
    .update(review)
    .set({ missingSince: now })
    .where(and(ofPlatform(of, platformReviewIds), isNull(review.missingSince), isNull(review.removedAt)));
}

/**
 * Counts a complete read that did not find some of a place's reviews: each once, however often it is called for the
 * same read.
 * @param readAt when the read began
 */
export async function countMissing(
  tx: Transaction,
  of: SourceOfPlace,
  platformReviewIds: readonly string[],
  { readAt, now }: { readAt: Date; now: Date },
): Promise<void> {
  if (platformReviewIds.length === 0) return;
  await tx
    .update(review)
    .set({
      missingSince: sql`coalesce(${review.missingSince}, ${now.toISOString()})`,
      missingReads: sql`${review.missingReads} + 1`,
      missedReadAt: readAt,
    })
    .where(
      and(
        ofPlatform(of, platformReviewIds),
        isNull(review.removedAt),
        sql`${review.missedReadAt} is distinct from ${readAt.toISOString()}`,
      ),
    );
}

/**
 * Removes some of a place's reviews that have been missing for long enough: of those behind one of the platform's ids,
 * up to `last`, or to the end where that is null.
 * @returns their ids; they are locked until the transaction ends, and not rendered yet
 */
export async function markRemoved(
  tx: Transaction,
  of: SourceOfPlace,
  { after, last, limit }: { after: string; last: string | null; limit: number },
  now: Date,
): Promise<bigint[]> {
  const rows = await tx
    .select({ reviewId: review.reviewId })
    .from(review)
    .where(
      and(
        ofSource(of),
        gt(review.platformReviewId, after),
        last === null ? undefined : lte(review.platformReviewId, last),
        isNull(review.removedAt),
        lte(review.missingSince, new Date(now.getTime() - missingForMs)),
        gte(review.missingReads, missingReadsMin),
      ),
    )
    .orderBy(review.reviewId)
    .limit(limit)
    .for('update');
  const ids = rows.map(({ reviewId }) => reviewId);
  if (ids.length > 0)
    await tx
      .update(review)
      .set({ removedAt: now })
      .where(and(eq(review.accountId, of.accountId), sql`${review.reviewId} = any(${bigints(ids)})`));
  return ids;
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
