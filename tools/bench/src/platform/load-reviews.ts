import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

/** Real reviews, whose words and lengths are repeated as often as it takes. */
const textsFile = path.resolve(import.meta.dirname, '../../../platform-simulator/data/lounge-reviews.jsonl');
const rowsPerStatement = 50_000;
const time = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export interface ReviewsToLoad {
  /** The reviews service's own database. */
  readonly url: string;
  readonly accountId: bigint;
  readonly count: number;
  readonly progress?: (line: string) => void;
}

/**
 * Fills an account's list straight in the reviews service's tables, all their indexes in place, since reading millions
 * of reviews from a platform would take hours. Rows and rendered objects are as synchronisation leaves them; every
 * second review has a reply, and one minute lies between two reviews.
 */
export async function loadReviews({ url, accountId, count, progress }: ReviewsToLoad): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const lines = (await readFile(textsFile, 'utf8')).trimEnd().split('\n');
    await client.query('create temporary table sample (n integer primary key, review jsonb not null)');
    await client.query(
      `insert into sample select n - 1, review::jsonb from unnest($1::text[]) with ordinality as line (review, n)`,
      [lines],
    );
    // Of a table that nobody has analysed a connection plans as if it were small.
    await client.query('analyze sample');
    await client.query(
      `insert into place (place_ref, account_id, place_id, name, active, version)
       values ($1::bigint, $1::bigint, 'bench-' || $1::bigint, 'Demo Lounge', true, 1)`,
      [accountId],
    );
    for (let from = 0; from < count; from += rowsPerStatement) {
      await client.query(insertion, [accountId, from, Math.min(from + rowsPerStatement, count) - 1, lines.length]);
      progress?.(`${Math.min(from + rowsPerStatement, count).toLocaleString('en')} reviews loaded`);
    }
    await client.query('vacuum (analyze) review');
    await client.query('vacuum (analyze) reply');
  } finally {
    await client.end();
  }
}

/** Ids of the loaded rows, by account, far above those that the service gives out. */
const idsPerAccount = 1_000_000_000;

const insertion = `
  with base as (
    select $1::bigint * ${idsPerAccount} + number as id, 'bench-' || number as platform_review_id, review,
      timestamptz '2020-01-01 00:00Z' + number * interval '1 minute' as at, number % 2 = 0 as answered,
      'Thank you for your words. We hope to welcome you again soon.' as reply_text
    from generate_series($2::bigint, $3::bigint) as number
    join sample on sample.n = number % $4::bigint
  ),
  replied as (
    insert into reply (reply_id, account_id, review_id, place_ref, text, status, origin, platform_state, created_at,
      published_at)
    overriding system value
    select id, $1::bigint, id, $1::bigint, reply_text, 'online', 'imported', 'APPROVED', at, at from base where answered
  )
  insert into review (review_id, account_id, place_ref, source, platform_review_id, rating, text, language, author_name,
    author_anonymous, created_at, updated_at, first_seen_at, answered, document)
  overriding system value
  select id, $1::bigint, $1::bigint, 'google', platform_review_id, (review->>'rating')::smallint, review->>'text', 'en',
    review->>'author', false, at, at, at, answered,
    (select row_to_json(o)::text from (
      select id as review_id, 'bench-' || $1::bigint as place_id, 'google' as source,
        (review->>'rating')::smallint as rating, null::text as title, review->>'text' as text, 'en' as language,
        json_build_object('name', review->>'author', 'avatar_url', null, 'anonymous', false) as author,
        null::text as url, ${time('at')} as created_at, ${time('at')} as updated_at,
        case when answered then json_build_array(json_build_object('reply_id', id, 'text', reply_text, 'status', 'online',
          'origin', 'imported', 'created_at', ${time('at')}, 'published_at', ${time('at')},
          'platform_state', 'APPROVED', 'hold_reasons', json_build_array(), 'failure', null)) else '[]' end as replies,
        null::text as auto_publish_at) o)
  from base`;
