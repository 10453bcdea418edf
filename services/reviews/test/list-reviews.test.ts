import { randomInt } from 'node:crypto';
import { create } from '@bufbuild/protobuf';
import { TimestampSchema } from '@bufbuild/protobuf/wkt';
import type { Review } from '@review-reply/api-schemas';
import type { ListReviewsRequest } from '@review-reply/proto/reviews/v1/reviews';
import { toTimestamp } from '@review-reply/rpc';
import { testCaller } from '@review-reply/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answeringStatuses } from '../src/domain/reply.ts';
import { type Account, epochMs, fromUs, makeAccount, type Row, sources, toUs } from './make-account.ts';
import { startReviews, type TestReviews } from './start-reviews.ts';

const reviewsCount = 150;
let test: TestReviews;
let account: Account;

beforeAll(async () => {
  test = await startReviews();
  account = await makeAccount(test, reviewsCount);
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

  it('shows every review however long they are, fewer of them a page', async () => {
    const own = await makeAccount(test, 60);
    await test.database.pool.query(`update review set text = repeat('é', 50000) where account_id = $1`, [
      own.accountId,
    ]);
    for (const { reviewId } of own.rows) await test.render(own.accountId, reviewId);
    const ids: number[] = [];
    for (let cursor: string | undefined; ; ) {
      const found = await page({ limit: 100, ...(cursor && { cursor }) }, own);
      ids.push(...found.reviews.map(({ review_id }) => review_id));
      cursor = found.nextCursor;
      if (cursor === undefined) break;
      expect(found.reviews.length).toBeGreaterThan(0);
    }
    expect(ids).toEqual(own.rows.map(({ reviewId }) => Number(reviewId)));
  });

  it('goes on where it was when newer reviews come in between', async () => {
    const own = await makeAccount(test, 6);
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
    const other = await makeAccount(test, 2);
    expect((await page({}, other)).reviews.map(({ review_id: id }) => BigInt(id))).toEqual(
      other.rows.map(({ reviewId }) => reviewId),
    );
    const foreign = account.placeIds[0] ?? '';
    await expect(page({ placeId: foreign }, other)).rejects.toMatchObject({ kind: 'not_found', code: 'not_found' });
    await expect(page({ placeId: 'nowhere' })).rejects.toMatchObject({ code: 'not_found' });
  });

  it.each(['answered', 'not answered', 'rating = 5', `source = 'trustpilot'`, 'place_ref = 0'])(
    'reads no review that is left out by %s, however many there are',
    async (condition) => {
      const { pool } = test.database;
      const accountId = BigInt(randomInt(1_000_000, 2 ** 40));
      await pool.query(
        `insert into review (account_id, place_ref, source, platform_review_id, rating, text, author_anonymous,
           created_at, updated_at, first_seen_at, answered)
         select $1, 1, 'google', n::text, 1, '', true, now(), now(), now(), $2 from generate_series(1, 2000) n`,
        [accountId, condition === 'not answered'],
      );
      await pool.query('analyze review');
      const { rows } = await pool.query(
        `explain (analyze, format json) select document from review
         where account_id = $1 and removed_at is null and ${condition}
         order by created_at desc, review_id desc limit 11`,
        [accountId],
      );
      expect(JSON.stringify(rows)).not.toMatch(/Rows Removed by Filter":[1-9]/);
    },
  );

  it.each([
    ['changed', async () => (await cursorAfter(10)).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['made up', async () => 'bm90LW91cnM'],
    ['for other filters', async () => (await page({ limit: 3, rating: 5 })).nextCursor ?? ''],
    ["another account's", async () => (await page({ limit: 1 }, await makeAccount(test, 2))).nextCursor ?? ''],
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

it('lets no review in by rounding a bound that is finer than a microsecond', async () => {
  const own = await makeAccount(test, 1);
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
