import type { Source } from '@review-reply/platforms/sources';
import type { Executor } from '@review-reply/postgres';
import { sql } from 'drizzle-orm';

/** Of a place, its begin left out. */
export interface ReportPeriod {
  readonly accountId: bigint;
  readonly placeRef: bigint;
  readonly since: Date;
  readonly until: Date;
}

export interface ReportedReview {
  readonly source: Source;
  readonly rating: number;
  readonly text: string;
  readonly authorName: string | null;
  readonly createdAt: Date;
  readonly answered: boolean;
}

const reviewsMax = 10;
const textLengthMax = 600;

/**
 * What was seen for the first time in the period, and written in it or the day before: a first import is no news, and
 * what a platform shows late is told in the next report.
 */
const isNew = ({ accountId, placeRef, since, until }: ReportPeriod) => sql`
  account_id = ${accountId} and place_ref = ${placeRef} and removed_at is null
  and created_at > ${since.toISOString()}::timestamptz - interval '1 day'
  and first_seen_at > ${since.toISOString()} and first_seen_at <= ${until.toISOString()}`;

export async function countNewReviews(
  db: Executor,
  period: ReportPeriod,
): Promise<{ newReviews: bigint; averageRating: number | null }> {
  const { rows } = await db.execute<{ count: bigint; average: number | null }>(sql`
    select count(*) as count, avg(rating)::double precision as average from review where ${isNew(period)}`);
  return { newReviews: rows[0]?.count ?? 0n, averageRating: rows[0]?.average ?? null };
}

/** The newest first. */
export async function listNewReviews(db: Executor, period: ReportPeriod): Promise<ReportedReview[]> {
  const { rows } = await db.execute<{
    source: Source;
    rating: number;
    text: string;
    author_name: string | null;
    created_at: Date;
    answered: boolean;
  }>(sql`
    select source, rating, left(text, ${textLengthMax}) as text, author_name, created_at, answered from review
    where ${isNew(period)} order by created_at desc, review_id desc limit ${reviewsMax}`);
  return rows.map(({ author_name: authorName, created_at: createdAt, ...review }) => ({
    ...review,
    authorName,
    createdAt: new Date(createdAt),
  }));
}

/** Replies published in the period that nobody has taken back since. */
export async function countReplies(db: Executor, { accountId, placeRef, since, until }: ReportPeriod): Promise<bigint> {
  const { rows } = await db.execute<{ count: bigint }>(sql`
    select count(*) as count from reply
    where account_id = ${accountId} and place_ref = ${placeRef} and deleted_at is null
      and status in ('published', 'online')
      and published_at > ${since.toISOString()} and published_at <= ${until.toISOString()}`);
  return rows[0]?.count ?? 0n;
}
