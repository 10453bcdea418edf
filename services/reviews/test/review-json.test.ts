import { localiseFailures, type Review, reviewSchema } from '@review-reply/api-schemas';
import { testCaller } from '@review-reply/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, epochMs, makeAccount } from './make-account.ts';
import { startReviews, type TestReviews } from './start-reviews.ts';

let test: TestReviews;

beforeAll(async () => {
  test = await startReviews();
});
afterAll(() => test?.stack.close());

async function listAll({ accountId }: Account): Promise<Review[]> {
  const { reviewsJson } = await test.reviews.listReviews({ limit: 100 }, { caller: testCaller(accountId) });
  return JSON.parse(Buffer.from(localiseFailures(reviewsJson, 'en')).toString());
}

describe('a review as JSON', () => {
  it('has every field of the published shape, filled or null, and nothing else', async () => {
    const own = await makeAccount(test, 1);
    const [row] = own.rows;
    const { pool } = test.database;
    await pool.query('update review set removed_at = null, text = $2 where review_id = $1', [
      row?.reviewId,
      'Demo "text"\n\\ é 😀 \u0001',
    ]);
    await pool.query('delete from reply where review_id = $1', [row?.reviewId]);
    await test.render(own.accountId, row?.reviewId ?? 0n);
    const [bare] = await listAll(own);
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
      failure_code, failure_reason, deleted_at) values ($1, $2, 1, $3, $4, $5, $6, $7, $8, $9, $10, $11)`;
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
      'rejected',
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
    const [full] = await listAll(own);
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
        hold_reasons: [],
        failure: { code: 'OFF_TOPIC', message: 'The platform rejected the reply: OFF_TOPIC.' },
      },
      {
        text: 'Live.',
        status: 'online',
        origin: 'imported',
        created_at: second.toISOString(),
        published_at: second.toISOString(),
        platform_state: 'APPROVED',
        hold_reasons: [],
        failure: null,
      },
    ]);
    expect(Object.keys(full ?? {})).toEqual(Object.keys(reviewSchema.shape));
  });

  it('is the same in a list and by itself', async () => {
    const own = await makeAccount(test, 1);
    const caller = testCaller(own.accountId);
    const { reviewsJson } = await test.reviews.listReviews({ limit: 1 }, { caller });
    const { reviewJson } = await test.reviews.getReview({ reviewId: own.rows[0]?.reviewId ?? 0n }, { caller });
    expect(Buffer.from(reviewsJson).toString()).toBe(`[${Buffer.from(reviewJson).toString()}]`);
  });
});
