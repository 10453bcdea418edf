import type pg from 'pg';

interface ReviewRow {
  readonly review_id: string;
  readonly place_id: string;
  readonly source: string;
  readonly rating: number;
  readonly title: string | null;
  readonly text: string;
  readonly language: string | null;
  readonly author_name: string | null;
  readonly author_avatar_url: string | null;
  readonly author_anonymous: boolean;
  readonly url: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly auto_publish_at: Date | null;
}

interface ReplyRow {
  readonly reply_id: string;
  readonly review_id: string;
  readonly text: string;
  readonly status: string;
  readonly origin: string;
  readonly created_at: Date;
  readonly published_at: Date | null;
  readonly platform_state: string | null;
}

/** A page of reviews with their replies as objects, ready for JSON: two statements, rows mapped field by field. */
export async function queryReviewRows(pool: pg.Pool, accountId: string, limit: number): Promise<object[]> {
  const { rows: reviews } = await pool.query<ReviewRow>({
    name: 'review-rows',
    text: `
      select review_id, place.place_id, source, review.rating, title, text, language, author_name, author_avatar_url,
        author_anonymous, url, created_at, updated_at, auto_publish_at
      from review join place using (place_ref)
      where review.account_id = $1 and removed_at is null
      order by created_at desc, review_id desc limit $2`,
    values: [accountId, limit],
  });
  const { rows: replies } = await pool.query<ReplyRow>({
    name: 'reply-rows',
    text: `
      select reply_id, review_id, text, status, origin, created_at, published_at, platform_state
      from reply where account_id = $1 and review_id = any($2::bigint[]) and deleted_at is null
      order by created_at, reply_id`,
    values: [accountId, reviews.map(({ review_id }) => review_id)],
  });
  const repliesOf = Map.groupBy(replies, ({ review_id }) => review_id);
  return reviews.map((row) => ({
    review_id: Number(row.review_id),
    place_id: row.place_id,
    source: row.source,
    rating: row.rating,
    title: row.title,
    text: row.text,
    language: row.language,
    author: { name: row.author_name, avatar_url: row.author_avatar_url, anonymous: row.author_anonymous },
    url: row.url,
    created_at: row.created_at,
    updated_at: row.updated_at,
    replies: (repliesOf.get(row.review_id) ?? []).map(({ review_id: _, ...reply }) => ({
      ...reply,
      reply_id: Number(reply.reply_id),
      failure: null,
    })),
    auto_publish_at: row.auto_publish_at,
  }));
}
