import { PlaceStatsChangedSchema } from '@review-reply/proto/reviews/events/v1/events';
import { eventually } from '@review-reply/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startReviews, type TestPlace, type TestReviews } from './start-reviews.ts';

let test: TestReviews;

beforeAll(async () => {
  test = await startReviews();
});
afterAll(() => test?.stack.close());

const shown = ({ placeId, as }: TestPlace) => test.places.getPlace({ placeId }, as);

/** A place whose three reviews, one of them answered by nobody, are known to both services. */
async function counted(): Promise<TestPlace> {
  const place = await test.place({ reviews: [{ rating: 5 }, { rating: 4 }, { rating: 3 }] });
  await eventually(async () => expect(await shown(place)).toMatchObject({ reviewsCount: 3n, unansweredCount: 3n }));
  return place;
}

describe('the nightly comparison', () => {
  it.each([
    ['published', 'the place is counted anew', () => test.database],
    ['held', 'places is told again', () => test.placesDatabase],
  ] as const)('repairs what was %s wrong: %s', async (_where, _how, spoiled) => {
    const place = await counted();
    const { pool } = spoiled();
    const versions = test.events(PlaceStatsChangedSchema).length;
    await pool.query('update place set unanswered_count = 99, reviews_count = 7 where place_ref = $1', [
      place.placeRef,
    ]);
    await test.stack.clock.advance(24 * 3_600_000);
    await eventually(async () => {
      expect(await shown(place)).toMatchObject({ reviewsCount: 3n, unansweredCount: 3n });
      const { rows } = await pool.query('select unanswered_count from place where place_ref = $1', [place.placeRef]);
      expect(rows).toEqual([{ unanswered_count: 3n }]);
      expect(test.events(PlaceStatsChangedSchema).length).toBeGreaterThan(versions);
    });
  });
});
