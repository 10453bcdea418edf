import type { Transaction } from '@review-reply/postgres';
import { type SQL, sql } from 'drizzle-orm';
import { answeringStatuses } from '../domain/reply.ts';

/** RFC 3339 in UTC with milliseconds, null for null. */
const time = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const replyJson = sql`json_build_object(
  'reply_id', p.reply_id,
  'text', p.text,
  'status', p.status,
  'origin', p.origin,
  'created_at', ${time(sql`p.created_at`)},
  'published_at', ${time(sql`p.published_at`)},
  'platform_state', p.platform_state,
  'failure', case when p.failure_code is not null
    then json_build_object('code', p.failure_code, 'message', p.failure_message) end)`;

/**
 * The public JSON object of the review row `r`: the only place where one is made. Fields are in the published order;
 * the replies are those not deleted, oldest first.
 */
const reviewJson = sql`json_build_object(
  'review_id', r.review_id,
  'place_id', (select l.place_id from place l where l.place_ref = r.place_ref),
  'source', r.source,
  'rating', r.rating,
  'title', r.title,
  'text', r.text,
  'language', r.language,
  'author', json_build_object(
    'name', r.author_name, 'avatar_url', r.author_avatar_url, 'anonymous', r.author_anonymous),
  'url', r.url,
  'created_at', ${time(sql`r.created_at`)},
  'updated_at', ${time(sql`r.updated_at`)},
  'replies', coalesce((
    select json_agg(${replyJson} order by p.created_at, p.reply_id)
    from reply p where p.account_id = r.account_id and p.review_id = r.review_id and p.deleted_at is null), '[]'),
  'auto_publish_at', ${time(sql`r.auto_publish_at`)})::text`;

const answered = sql`exists (
  select 1 from reply p
  where p.account_id = r.account_id and p.review_id = r.review_id and p.deleted_at is null
    and p.status in (${sql.join(
      answeringStatuses.map((status) => sql`${status}`),
      sql`, `,
    )}))`;

/**
 * Renders reviews anew after they or their replies changed, and with that whether they count as answered. Every
 * transaction that changes one calls this last, before it publishes: lists, reads and events show what it left.
 * @returns the public JSON text by review id
 */
export async function renderReviews(
  tx: Transaction,
  accountId: bigint,
  reviewIds: readonly bigint[],
): Promise<Map<bigint, string>> {
  if (reviewIds.length === 0) return new Map();
  const { rows } = await tx.execute<{ review_id: bigint; document: string }>(sql`
    update review r set answered = ${answered}, document = ${reviewJson}
    where r.account_id = ${accountId} and r.review_id = any(${sql.param([...reviewIds])}::bigint[])
    returning r.review_id, r.document`);
  return new Map(rows.map((row) => [row.review_id, row.document]));
}

/** Renders one review; what is not there is a programmer error, since the caller has just locked it. */
export async function renderReview(tx: Transaction, accountId: bigint, reviewId: bigint): Promise<string> {
  const document = (await renderReviews(tx, accountId, [reviewId])).get(reviewId);
  if (document === undefined) throw new Error(`Review ${reviewId} is not there to be rendered.`);
  return document;
}

/** Renders all reviews of a place anew, for the rare change of its public id. */
export async function renderPlaceReviews(tx: Transaction, accountId: bigint, placeRef: bigint): Promise<void> {
  await tx.execute(sql`
    update review r set document = ${reviewJson} where r.account_id = ${accountId} and r.place_ref = ${placeRef}`);
}
