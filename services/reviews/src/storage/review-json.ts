import { bigints, type Transaction } from '@review-reply/postgres';
import { type SQL, sql } from 'drizzle-orm';
import { answeringStatuses } from '../domain/reply.ts';

/** RFC 3339 in UTC with milliseconds, null for null. */
const time = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** `row_to_json` of a row made for it writes no white space, as `json_build_object` does. */
const object = (fields: SQL) => sql`(select row_to_json(o) from (select ${fields}) o)`;

const replyJson = object(sql`
  p.reply_id as reply_id,
  p.text as text,
  p.status as status,
  p.origin as origin,
  ${time(sql`p.created_at`)} as created_at,
  ${time(sql`p.published_at`)} as published_at,
  p.platform_state as platform_state,
  p.hold_reasons as hold_reasons,
  case when p.failure_code is not null
    then ${object(sql`p.failure_code as code, p.failure_reason as reason`)} end as failure`);

/**
 * Bytes of JSON that a review's replies take at most, so that an event can carry them: above what the longest one
 * takes.
 */
const repliesBytesMax = 48_000;

/** Those not deleted, oldest first: the live one, and of those that failed the newest that fit. */
const repliesJson = sql`coalesce((
    select json_agg(s.json order by s.created_at, s.reply_id)
    from (
      select p.reply_id, p.created_at, p.json, sum(octet_length(p.json::text)) over (
        order by p.status = 'failed', p.created_at desc, p.reply_id desc rows unbounded preceding) as bytes
      from (
        select p.reply_id, p.created_at, p.status, ${replyJson} as json from reply p
        where p.account_id = r.account_id and p.review_id = r.review_id and p.deleted_at is null) p) s
    where s.bytes <= ${sql.raw(String(repliesBytesMax))}), '[]')`;

/**
 * The public JSON object of the review row `r`: the only place where one is made. Fields are in the published order.
 * Failures carry code and reason: who shows them puts the sentence in.
 */
const reviewJson = (replies: SQL) =>
  sql`${object(sql`
  r.review_id as review_id,
  (select l.place_id from place l where l.place_ref = r.place_ref) as place_id,
  r.source as source,
  r.rating as rating,
  r.title as title,
  r.text as text,
  r.language as language,
  ${object(sql`r.author_name as name, r.author_avatar_url as avatar_url, r.author_anonymous as anonymous`)} as author,
  r.url as url,
  ${time(sql`r.created_at`)} as created_at,
  ${time(sql`r.updated_at`)} as updated_at,
  ${replies} as replies,
  ${time(sql`r.auto_publish_at`)} as auto_publish_at`)}::text`;

/** The object of a row `r` that has no replies yet. */
export const unansweredReviewJson = reviewJson(sql`'[]'::json`);

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
    update review r set answered = ${answered}, document = ${reviewJson(repliesJson)}
    where r.account_id = ${accountId} and r.review_id = any(${bigints(reviewIds)})
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
    update review r set document = ${reviewJson(repliesJson)} where r.account_id = ${accountId} and r.place_ref = ${placeRef}`);
}
