import { randomInt } from 'node:crypto';
import { create } from '@bufbuild/protobuf';
import { type Timestamp, TimestampSchema } from '@bufbuild/protobuf/wkt';
import { type Review, reviewSchema } from '@review-reply/api-schemas';
import type { ListReviewsRequest } from '@review-reply/proto/reviews/v1/reviews';
import { toTimestamp } from '@review-reply/rpc';
import { testCaller } from '@review-reply/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answeringStatuses, type ReplyStatus } from '../src/domain/reply.ts';
import { startReviews, type TestReviews } from './start-reviews.ts';

const reviewsCount = 150;
const sources = ['google', 'tripadvisor', 'trustpilot', 'appstore', 'googleplay'] as const;
const replyStatuses = [
  null,
  'validated',
  'publishing',
  'failed_retryable',
  'published',
  'online',
  'failed',
  'draft',
] as const;
const epochMs = Date.UTC(2026, 0, 1);

let test: TestReviews;
let account: Account;

interface Row {
  readonly reviewId: bigint;
  readonly placeId: string;
  readonly source: string;
  readonly rating: number;
  readonly createdAtUs: bigint;
  readonly replyStatus: ReplyStatus | null;
}

interface Account {
  readonly accountId: bigint;
  readonly placeIds: readonly string[];
  /** Newest first. */
  readonly rows: readonly Row[];
}

/** An account whose reviews share microseconds, days, places, ratings and sources in all ways. */
async function makeAccount(count: number): Promise<Account> {
  const accountId = BigInt(randomInt(1_000_000, 2 ** 40));
  const { pool } = test.database;
  const placeRefs = [accountId * 10n, accountId * 10n + 1n];
  const placeIds = placeRefs.map((placeRef) => `demo-place-${placeRef}`);
  for (const [i, placeRef] of placeRefs.entries())
    await pool.query(
      `insert into place (place_ref, account_id, place_id, name, active, version) values ($1, $2, $3, 'Demo', true, 1)`,
      [placeRef, accountId, placeIds[i]],
    );
  const rows: Row[] = [];
  for (let i = 0; i < count; i++) {
    const createdAtUs = BigInt(epochMs + randomInt(20)) * 1_000n + BigInt(randomInt(3));
    const place = randomInt(2);
    const source = sources[randomInt(sources.length)] ?? 'google';
    const rating = randomInt(1, 6);
    const replyStatus = replyStatuses[randomInt(replyStatuses.length)] ?? null;
    const inserted = await pool.query(
      `insert into review (account_id, place_ref, source, platform_review_id, rating, text, author_anonymous, created_at, updated_at, first_seen_at)
       values ($1, $2, $3, $4, $5, 'Demo text.', true, $6::timestamptz, $6::timestamptz, now()) returning review_id`,
      [accountId, placeRefs[place], source, `demo-${i}`, rating, toText(createdAtUs)],
    );
    const reviewId: bigint = inserted.rows[0].review_id;
    if (replyStatus !== null)
      await pool.query(
        `insert into reply (account_id, review_id, place_ref, text, status, origin, created_at)
         values ($1, $2, $3, 'Demo reply.', $4, 'service', now())`,
        [accountId, reviewId, placeRefs[place], replyStatus],
      );
    await test.render(accountId, reviewId);
    rows.push({ reviewId, placeId: placeIds[place] ?? '', source, rating, createdAtUs, replyStatus });
  }
  rows.sort((a, b) => Number(b.createdAtUs - a.createdAtUs || b.reviewId - a.reviewId));
  return { accountId, placeIds, rows };
}

const toText = (us: bigint) =>
  `${new Date(Number(us / 1_000n)).toISOString().slice(0, -1)}${String(us % 1_000n).padStart(3, '0')}Z`;
const fromUs = (us: bigint): Timestamp =>
  create(TimestampSchema, { seconds: us / 1_000_000n, nanos: Number(us % 1_000_000n) * 1_000 });
const toUs = ({ seconds, nanos }: Timestamp) => seconds * 1_000_000n + BigInt(nanos / 1_000);

beforeAll(async () => {
  test = await startReviews();
  account = await makeAccount(reviewsCount);
});
afterAll(() => test?.stack.close());

type Filters = Partial<
  Pick<ListReviewsRequest, 'placeId' | 'since' | 'until' | 'rating' | 'unanswered' | 'source' | 'cursor'>
>;

async function page(filters: Filters & { limit?: number }, { accountId } = account) {
  const request = { limit: 50, ...filters };
  const { reviewsJson, nextCursor } = await test.reviews.listReviews(request, {
    caller: testCaller(accountId),
    timeoutMs: 20_000,
  });
  return { reviews: JSON.parse(Buffer.from(reviewsJson).toString()) as Review[], nextCursor };
}

/** Ids of all pages of a list. */
async function walk(filters: Filters, limit: number): Promise<number[]> {
  const ids: number[] = [];
  let cursor: string | undefined;
  do {
    const { reviews, nextCursor } = await page({ ...filters, limit, ...(cursor === undefined ? {} : { cursor }) });
    expect(reviews.length).toBe(nextCursor === undefined ? Math.min(reviews.length, limit) : limit);
    ids.push(...reviews.map(({ review_id: id }) => id));
    cursor = nextCursor;
  } while (cursor !== undefined);
  return ids;
}

/** What the filters mean, said without a database. */
function expected({ placeId, since, until, rating, unanswered, source }: Filters): number[] {
  const isAnswered = ({ replyStatus }: Row) => (answeringStatuses as readonly (string | null)[]).includes(replyStatus);
  return account.rows
    .filter((row) => placeId === undefined || row.placeId === placeId)
    .filter((row) => since === undefined || row.createdAtUs >= toUs(since))
    .filter((row) => until === undefined || row.createdAtUs <= toUs(until))
    .filter((row) => rating === undefined || row.rating === rating)
    .filter((row) => source === undefined || row.source === source)
    .filter((row) => unanswered === undefined || isAnswered(row) !== unanswered)
    .map(({ reviewId }) => Number(reviewId));
}

describe('the list of reviews', () => {
  it('shows with every filter and page size what the filters mean, newest first, each review once', async () => {
    const time = fc.integer({ min: -1_000, max: 21_000 }).map((us) => fromUs(BigInt(epochMs) * 1_000n + BigInt(us)));
    const filters = fc.record(
      {
        placeId: fc.constantFrom(...account.placeIds),
        since: time,
        until: time,
        rating: fc.integer({ min: 1, max: 5 }),
        unanswered: fc.boolean(),
        source: fc.constantFrom(...sources),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(filters, fc.constantFrom(1, 3, 10, 11, 25, 50, 100), async (wanted, limit) => {
        expect(await walk(wanted as Filters, limit)).toEqual(expected(wanted as Filters));
      }),
      {
        numRuns: 120,
        examples: [
          [{}, 100],
          [{}, 50],
        ],
      },
    );
  });

  it('ends without a cursor exactly at its last review', async () => {
    const all = await walk({}, 50);
    expect(all).toHaveLength(reviewsCount);
    const { nextCursor } = await page({ limit: 50, cursor: await cursorAfter(100) });
    expect(nextCursor).toBeUndefined();
  });

  it('goes on where it was when newer reviews come in between', async () => {
    const own = await makeAccount(6);
    const first = await page({ limit: 3 }, own);
    await test.database.pool.query(
      `insert into review (account_id, place_ref, source, platform_review_id, rating, text, author_anonymous, created_at, updated_at, first_seen_at)
       values ($1, $2, 'google', 'newer', 5, '', true, now(), now(), now())`,
      [own.accountId, own.accountId * 10n],
    );
    const second = await page({ limit: 3, cursor: first.nextCursor ?? '' }, own);
    const ids = [...first.reviews, ...second.reviews].map(({ review_id: id }) => BigInt(id));
    expect(ids).toEqual(own.rows.map(({ reviewId }) => reviewId));
  });

  it('has nothing of another account, and no place of another account', async () => {
    const other = await makeAccount(2);
    expect((await page({}, other)).reviews.map(({ review_id: id }) => BigInt(id))).toEqual(
      other.rows.map(({ reviewId }) => reviewId),
    );
    const foreign = account.placeIds[0] ?? '';
    await expect(page({ placeId: foreign }, other)).rejects.toMatchObject({ kind: 'not_found', code: 'not_found' });
    await expect(page({ placeId: 'nowhere' })).rejects.toMatchObject({ code: 'not_found' });
  });

  it.each([
    ['changed', async () => (await cursorAfter(10)).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['made up', async () => 'bm90LW91cnM'],
    ['for other filters', async () => (await page({ limit: 3, rating: 5 })).nextCursor ?? ''],
    ["another account's", async () => (await page({ limit: 1 }, await makeAccount(2))).nextCursor ?? ''],
  ])('refuses a cursor that is %s', async (_name, make) => {
    await expect(page({ cursor: await make() })).rejects.toMatchObject({
      kind: 'unprocessable',
      code: 'validation_failed',
      details: { fields: [{ path: 'query.cursor', code: 'invalid_cursor' }] },
    });
  });
});

async function cursorAfter(count: number): Promise<string> {
  return (await page({ limit: count })).nextCursor ?? '';
}

describe('a review as JSON', () => {
  it('has every field of the published shape, filled or null, and nothing else', async () => {
    const own = await makeAccount(1);
    const [row] = own.rows;
    const { pool } = test.database;
    await pool.query('update review set removed_at = null, text = $2 where review_id = $1', [
      row?.reviewId,
      'Demo "text"\n\\ é 😀 \u0001',
    ]);
    await pool.query('delete from reply where review_id = $1', [row?.reviewId]);
    await test.render(own.accountId, row?.reviewId ?? 0n);
    const [bare] = (await page({}, own)).reviews;
    expect(reviewSchema.parse(bare)).toEqual({
      review_id: Number(row?.reviewId),
      place_id: row?.placeId,
      source: row?.source,
      rating: row?.rating,
      title: null,
      text: 'Demo "text"\n\\ é 😀 \u0001',
      language: null,
      author: { name: null, avatar_url: null, anonymous: true },
      url: null,
      created_at: new Date(Number((row?.createdAtUs ?? 0n) / 1_000n)).toISOString(),
      updated_at: new Date(Number((row?.createdAtUs ?? 0n) / 1_000n)).toISOString(),
      replies: [],
      auto_publish_at: null,
    });

    const [first, second] = [new Date(epochMs), new Date(epochMs + 1)];
    await pool.query(
      `update review set title = 'Demo title', language = 'fr', author_name = 'Demo Guest', author_avatar_url = 'https://example.com/a.png',
         author_anonymous = false, url = 'https://example.com/r', auto_publish_at = $2 where review_id = $1`,
      [row?.reviewId, second],
    );
    const reply = `insert into reply (account_id, review_id, place_ref, text, status, origin, created_at, published_at, platform_state,
      failure_code, failure_message, deleted_at) values ($1, $2, 1, $3, $4, $5, $6, $7, $8, $9, $10, $11)`;
    await pool.query(reply, [
      own.accountId,
      row?.reviewId,
      'Live.',
      'online',
      'imported',
      second,
      second,
      'APPROVED',
      null,
      null,
      null,
    ]);
    await pool.query(reply, [
      own.accountId,
      row?.reviewId,
      'Failed.',
      'failed',
      'service',
      first,
      null,
      'REJECTED',
      'OFF_TOPIC',
      'Demo.',
      null,
    ]);
    await pool.query(reply, [
      own.accountId,
      row?.reviewId,
      'Deleted.',
      'online',
      'imported',
      first,
      first,
      null,
      null,
      null,
      first,
    ]);
    await test.render(own.accountId, row?.reviewId ?? 0n);
    const [full] = (await page({}, own)).reviews;
    expect(reviewSchema.parse(full)).toMatchObject({
      title: 'Demo title',
      language: 'fr',
      author: { name: 'Demo Guest', avatar_url: 'https://example.com/a.png', anonymous: false },
      url: 'https://example.com/r',
      auto_publish_at: second.toISOString(),
    });
    expect(full?.replies.map(({ reply_id: _id, ...rest }) => rest)).toEqual([
      {
        text: 'Failed.',
        status: 'failed',
        origin: 'service',
        created_at: first.toISOString(),
        published_at: null,
        platform_state: 'REJECTED',
        failure: { code: 'OFF_TOPIC', message: 'Demo.' },
      },
      {
        text: 'Live.',
        status: 'online',
        origin: 'imported',
        created_at: second.toISOString(),
        published_at: second.toISOString(),
        platform_state: 'APPROVED',
        failure: null,
      },
    ]);
    expect(Object.keys(full ?? {})).toEqual(Object.keys(reviewSchema.shape));
  });

  it('is the same in a list and by itself', async () => {
    const own = await makeAccount(1);
    const caller = testCaller(own.accountId);
    const { reviewsJson } = await test.reviews.listReviews({ limit: 1 }, { caller });
    const { reviewJson } = await test.reviews.getReview({ reviewId: own.rows[0]?.reviewId ?? 0n }, { caller });
    expect(Buffer.from(reviewsJson).toString()).toBe(`[${Buffer.from(reviewJson).toString()}]`);
  });
});

it('lets no review in by rounding a bound that is finer than a microsecond', async () => {
  const own = await makeAccount(1);
  const at = own.rows[0]?.createdAtUs ?? 0n;
  const bound = (nanos: number) => {
    const exact = fromUs(at);
    return create(TimestampSchema, { seconds: exact.seconds, nanos: exact.nanos + nanos });
  };
  expect((await page({ since: bound(1) }, own)).reviews).toHaveLength(0);
  expect((await page({ since: bound(0) }, own)).reviews).toHaveLength(1);
  expect((await page({ until: bound(0) }, own)).reviews).toHaveLength(1);
  expect((await page({ until: toTimestamp(new Date(Number(at / 1_000n) - 1)) }, own)).reviews).toHaveLength(0);
});
