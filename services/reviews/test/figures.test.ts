import { PlaceStatsChangedSchema } from '@review-reply/proto/reviews/events/v1/events';
import { systemCaller, toTimestamp } from '@review-reply/rpc';
import { type CollectedMetrics, collectMetrics, eventually } from '@review-reply/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startReviews, type TestPlace, type TestReviews } from './start-reviews.ts';

let test: TestReviews;
let metrics: CollectedMetrics;

beforeAll(async () => {
  metrics = collectMetrics();
  test = await startReviews();
});
afterAll(async () => {
  await test?.stack.close();
  await metrics?.close();
});

const shown = ({ placeId, as }: TestPlace) => test.places.getPlace({ placeId }, as);

/** A place whose three reviews, one of them answered by nobody, are known to both services. */
async function known(): Promise<TestPlace> {
  const place = await test.place({ reviews: [{ rating: 5 }, { rating: 4 }, { rating: 3 }] });
  await eventually(async () => expect(await shown(place)).toMatchObject({ reviewsCount: 3n, unansweredCount: 3n }));
  return place;
}

it('tells a report what is new in its period, the newest first, and nothing of a first import', async () => {
  const place = await test.place({ reviews: [{ rating: 2, text: 'Old.', created_at: '2020-01-01T00:00:00Z' }] });
  const since = test.stack.clock.now();
  const anonymous = { rating: 4, text: 'x'.repeat(700), author: null };
  await test.review(place, { rating: 1, text: 'Loud.', author: 'Demo Guest' });
  await test.review(place, anonymous);
  const { accountId, placeRef } = place;
  const asked = { accountId, placeRef, since: toTimestamp(since), until: toTimestamp(test.stack.clock.now()) };
  const inOwnName = { caller: systemCaller('places') };
  const report = await test.reviews.getReport(asked, inOwnName);
  expect(report).toMatchObject({ newReviews: 2n, averageRating: 2.5, replies: 0n });
  expect(report.reviews).toMatchObject([
    { source: 'google', rating: 4, text: 'x'.repeat(600), answered: false },
    { source: 'google', rating: 1, text: 'Loud.', authorName: 'Demo Guest', answered: false },
  ]);
  const later = { ...asked, since: asked.until };
  expect(await test.reviews.getReport(later, inOwnName)).toMatchObject({ newReviews: 0n, reviews: [] });
  expect(await test.reviews.getReport({ ...asked, accountId: accountId + 1n }, inOwnName)).toMatchObject({
    newReviews: 0n,
  });
  await expect(test.reviews.getReport({ accountId, placeRef }, inOwnName)).rejects.toMatchObject({
    code: 'validation_failed',
    details: { fields: [{ path: 'since' }, { path: 'until' }] },
  });
});

describe('the nightly comparison', () => {
  it.each([
    ['published', 'the place is counted anew', () => test.database],
    ['held', 'places is told again', () => test.placesDatabase],
  ] as const)('repairs what was %s wrong, and counts it: %s', async (where, _how, spoiled) => {
    const place = await known();
    const { pool } = spoiled();
    const counted = async () => (await metrics.by('reviews.figures.wrong', 'where'))[where] ?? 0;
    const before = await counted();
    const versions = test.events(PlaceStatsChangedSchema).length;
    // A read would count the place anew before the comparison does.
    await test.database.pool.query(`update sync_cursor set next_read_at = 'infinity' where place_ref = $1`, [
      place.placeRef,
    ]);
    await pool.query('update place set unanswered_count = 99, reviews_count = 7 where place_ref = $1', [
      place.placeRef,
    ]);
    await test.stack.clock.advance(24 * 3_600_000);
    await eventually(async () => {
      expect(await shown(place)).toMatchObject({ reviewsCount: 3n, unansweredCount: 3n });
      const { rows } = await pool.query('select unanswered_count from place where place_ref = $1', [place.placeRef]);
      expect(rows).toEqual([{ unanswered_count: 3n }]);
      expect(test.events(PlaceStatsChangedSchema).length).toBeGreaterThan(versions);
      expect(await counted()).toBe(before + 1);
    });
  });
});
