import type pg from 'pg';

export interface ReviewPage {
  /** Public JSON objects, comma separated. */
  readonly documents: string;
  readonly found: number;
}

/** The statement of the reviews service for a list without filters, word for word, so that only the way differs. */
export async function queryReviewPage(pool: pg.Pool, accountId: string, limit: number): Promise<ReviewPage> {
  const { rows } = await pool.query<ReviewPage>({
    name: `reviews-${limit}`,
    text: `
      select coalesce(string_agg(document, ',' order by n) filter (where n <= $1), '') as documents,
        count(*)::integer as found,
        to_char(max(created_at) filter (where n = $1) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at,
        max(review_id) filter (where n = $1) as review_id
      from (
        select document, created_at, review_id, row_number() over (order by created_at desc, review_id desc) as n
        from review where account_id = $2 and removed_at is null
        order by created_at desc, review_id desc limit ${limit + 1}) page`,
    values: [limit, accountId],
  });
  const [row] = rows;
  if (row === undefined) throw new Error('An aggregate answered no row.');
  return row;
}
