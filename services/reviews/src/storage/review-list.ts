import type { Source } from '@review-reply/platforms/sources';
import type { Database } from '@review-reply/postgres';

export interface ReviewFilter {
  readonly accountId: bigint;
  readonly placeRef: bigint | null;
  /** Inclusive, RFC 3339 with microseconds. */
  readonly since: string | null;
  readonly until: string | null;
  readonly rating: number | null;
  readonly unanswered: boolean | null;
  readonly source: Source | null;
}

/** Where a page ended: the next one begins with the review after it. */
export interface ListPosition {
  /** RFC 3339 with microseconds, so that no two reviews of one millisecond are mixed up. */
  readonly createdAt: string;
  readonly reviewId: bigint;
}

export interface ReviewDocuments {
  /** Public JSON objects, comma separated. */
  readonly documents: string;
  /** Null on the last page. */
  readonly next: ListPosition | null;
}

interface Row {
  readonly documents: string;
  readonly found: number;
  readonly created_at: string | null;
  readonly review_id: bigint | null;
}

/**
 * Row limits that statements are prepared with. A literal limit lets Postgres keep a plan that walks the index; a few
 * of them keep the number of prepared statements a connection small.
 */
const limitSteps = [11, 26, 51, 101];

/**
 * One page of rendered reviews, newest first, by an index that begins with the account. One row is read beyond the
 * page, so that the end is known without counting.
 */
export async function listReviewDocuments(
  { pool }: Database,
  filter: ReviewFilter,
  after: ListPosition | null,
  limit: number,
): Promise<ReviewDocuments> {
  const step = limitSteps.find((rows) => rows > limit) ?? limit + 1;
  const values: unknown[] = [limit, filter.accountId];
  const conditions = ['account_id = $2', 'removed_at is null'];
  let shape = '';
  const add = (value: unknown, letter: string, condition: (parameter: string) => string) => {
    if (value === null) return;
    values.push(value);
    conditions.push(condition(`$${values.length}`));
    shape += letter;
  };
  add(filter.placeRef, 'p', (p) => `place_ref = ${p}`);
  add(filter.since, 's', (p) => `created_at >= ${p}::timestamptz`);
  add(filter.until, 'u', (p) => `created_at <= ${p}::timestamptz`);
  add(filter.rating, 'r', (p) => `rating = ${p}`);
  add(filter.source, 'o', (p) => `source = ${p}`);
  // Not a parameter: only the literal lets the partial index serve.
  if (filter.unanswered !== null) {
    conditions.push(filter.unanswered ? 'not answered' : 'answered');
    shape += filter.unanswered ? 'n' : 'a';
  }
  if (after !== null) {
    values.push(after.createdAt, after.reviewId);
    shape += 'c';
    conditions.push(`(created_at, review_id) < ($${values.length - 1}::timestamptz, $${values.length}::bigint)`);
  }
  const where = conditions.join(' and ');
  const { rows } = await pool.query<Row>({
    name: `reviews-${step}-${shape}`,
    text: `
      select coalesce(string_agg(document, ',' order by n) filter (where n <= $1), '') as documents,
        count(*)::integer as found,
        to_char(max(created_at) filter (where n = $1) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at,
        max(review_id) filter (where n = $1) as review_id
      from (
        select document, created_at, review_id, row_number() over (order by created_at desc, review_id desc) as n
        from review where ${where} order by created_at desc, review_id desc limit ${step}) page`,
    values,
  });
  const row = rows[0];
  if (row === undefined) throw new Error('An aggregate answered no row.');
  const { documents, found, created_at: createdAt, review_id: reviewId } = row;
  const next = found > limit && createdAt !== null && reviewId !== null ? { createdAt, reviewId } : null;
  return { documents, next };
}
