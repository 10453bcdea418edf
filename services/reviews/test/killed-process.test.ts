import { parseConfig } from '@review-reply/config';
import { ReviewCreatedSchema } from '@review-reply/proto/reviews/events/v1/events';
import { ReviewsService } from '@review-reply/proto/reviews/v1/reviews';
import { type RpcClient, toTimestamp } from '@review-reply/rpc';
import { eventually, freePort, startProcess, withoutKafka } from '@review-reply/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { buildReviews } from '../src/app.ts';
import { reviewsSettings } from '../src/config.ts';
import { openBusinessUnit } from './business-unit.ts';
import { operator, startReviews, type TestPlace, type TestReviews } from './start-reviews.ts';

const main = new URL('../src/main.ts', import.meta.url);

let test: TestReviews;

beforeAll(async () => {
  // Whoever is silent is given up soon.
  test = await startReviews({ SYNC_LEASE_MS: '2000', SYNC_PAGES_PER_TURN: '100' });
});
afterEach(() => test?.checkDocuments());
afterAll(() => test?.stack.close());

/** A replica that dies at a kill point. */
async function startDyingReviews(killPoint: string) {
  const port = await freePort();
  const env = { ...test.env, ...withoutKafka, KILL_POINT: killPoint, GRPC_PORT: String(port) };
  const { exited, end } = startProcess(test.stack, main, env);
  // One that has not died would read in the place of the next.
  onTestFinished(() => void end('SIGKILL'));
  return { client: test.stack.client(ReviewsService, port), exited };
}

const keptOf = async ({ placeRef }: TestPlace): Promise<string[]> => {
  const of = 'select platform_review_id as id from review where place_ref = $1 and removed_at is null';
  const { rows } = await test.database.pool.query<{ id: string }>(of, [placeRef]);
  return rows.map(({ id }) => id).toSorted();
};
const toldOf = ({ placeRef }: TestPlace) =>
  test
    .events(ReviewCreatedSchema)
    .filter((event) => event.placeRef === placeRef)
    .map(({ reviewId }) => reviewId);

describe('an import that dies', () => {
  const createdAt = toTimestamp(new Date('2026-01-31T00:00:00Z'));
  const importPart = (client: RpcClient<typeof ReviewsService>, { placeId }: TestPlace, ids: string[], last = true) => {
    const reviews = ids.map((platformReviewId) => ({ platformReviewId, rating: 4, text: 'So quiet.', createdAt }));
    return client.importReviews({ placeId, source: 'tripadvisor', reviews, last }, operator);
  };

  it.each(['reviews.after-import-lease', 'reviews.after-import-kept'])(
    'at %s, between two parts, is made good by importing the file again: nothing twice, nothing lost',
    async (killPoint) => {
      const place = await test.place();
      // Of all exports after the first there is to be told.
      await importPart(test.reviews, place, ['before']);
      const { client, exited } = await startDyingReviews(`${killPoint}:2`);
      await eventually(() => importPart(client, place, ['one', 'two'], false), { timeoutMs: 60_000 });
      await expect(importPart(client, place, ['three', 'four'])).rejects.toMatchObject({ code: 'service_unavailable' });
      expect(await exited).toEqual([null, 'SIGKILL']);

      const again = (ids: string[], last: boolean) => eventually(() => importPart(test.reviews, place, ids, last));
      expect(await again(['one', 'two'], false)).toMatchObject({ created: 0, known: 2 });
      await again(['three', 'four'], true);
      expect(await keptOf(place)).toEqual(['before', 'four', 'one', 'three', 'two']);
      await importPart(test.reviews, place, ['five']);
      // A place's events come in their order: what was told twice would be here.
      await eventually(() => expect(toldOf(place)).toHaveLength(5));
      expect(new Set(toldOf(place)).size).toBe(5);
    },
  );
});

// The last: no replica is left that would read in the place of the one that dies.
describe('a whole read of Trustpilot that dies after a page', () => {
  it('goes on with the next page: nothing twice, nothing lost, nothing missing', async () => {
    const place = await test.place();
    const unit = await openBusinessUnit(test);
    await unit.write([{ text: 'Before.' }]);
    await unit.connect(place);
    const cursor = `select imported_at, lease_until, read_pages, read_started_at from sync_cursor
      where place_ref = $1 and source = 'trustpilot'`;
    const cursorOf = async () => (await test.database.pool.query(cursor, [place.placeRef])).rows[0];
    await eventually(async () =>
      expect(await cursorOf()).toMatchObject({ imported_at: expect.any(Date), lease_until: null }),
    );
    for (const life of test.lives) await life.stop();
    await unit.write(Array.from({ length: 250 }, (_, i) => ({ text: `Visit ${i}.` })));
    await test.database.pool.query(
      `update sync_cursor set next_read_at = '2000-01-01Z', full_read_at = '2000-01-01Z'
       where place_ref = $1 and source = 'trustpilot'`,
      [place.placeRef],
    );
    const { exited } = await startDyingReviews('reviews.after-sync-page:2');
    expect(await exited).toEqual([null, 'SIGKILL']);
    expect(await cursorOf()).toMatchObject({ read_pages: 2 });
    expect(await keptOf(place)).toHaveLength(201);
    const died = (await unit.pagesRead()).length;

    await buildReviews(parseConfig(reviewsSettings, test.env), test.stack.lifecycle('reviews'));
    await eventually(async () => expect(await cursorOf()).toMatchObject({ read_started_at: null, lease_until: null }));
    // The last of them is empty.
    expect((await unit.pagesRead()).slice(died)).toEqual([3, 4]);
    expect(await keptOf(place)).toHaveLength(251);
    await eventually(() => expect(toldOf(place)).toHaveLength(250));
    expect(new Set(toldOf(place)).size).toBe(250);
    const missing = 'select 1 from review where place_ref = $1 and missing_since is not null';
    expect((await test.database.pool.query(missing, [place.placeRef])).rows).toEqual([]);
  });
});
