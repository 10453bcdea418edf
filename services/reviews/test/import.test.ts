import { randomInt } from 'node:crypto';
import { PlaceStatsChangedSchema, ReviewCreatedSchema } from '@review-reply/proto/reviews/events/v1/events';
import { toTimestamp } from '@review-reply/rpc';
import { eventually } from '@review-reply/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { keyed, operator, startReviews, type TestPlace, type TestReviews } from './start-reviews.ts';

let test: TestReviews;

beforeAll(async () => {
  test = await startReviews();
});
afterEach(() => test?.endTest());
afterAll(() => test?.stack.close());

const createdAt = toTimestamp(new Date('2026-01-31T00:00:00Z'));
const row = (platformReviewId: string, more: Record<string, unknown> = {}) => ({
  platformReviewId,
  rating: 4,
  text: 'So quiet.',
  createdAt,
  ...more,
});
const send = ({ placeId }: TestPlace, reviews: ReturnType<typeof row>[], last = true) =>
  test.reviews.importReviews({ placeId, source: 'tripadvisor', reviews, last }, operator);
const announced = ({ placeRef }: TestPlace) =>
  test.events(ReviewCreatedSchema).filter((event) => event.placeRef === placeRef);

it('an export is kept with the answers in it, and nobody is told of its reviews', async () => {
  const place = await test.place();
  const answered = row('two', { title: 'Quiet', author: 'Demo Guest', replyText: 'Thank you.', repliedAt: createdAt });
  expect(await send(place, [row('one', { text: 'Bad\0' })], false)).toMatchObject({ created: 1, known: 0 });
  expect(await send(place, [answered])).toMatchObject({ created: 1, known: 0 });
  const listed = await test.list(place);
  expect(listed).toHaveLength(2);
  expect(listed).toContainEqual(expect.objectContaining({ source: 'tripadvisor', text: 'Bad', replies: [] }));
  expect(listed.find(({ title }) => title === 'Quiet')).toMatchObject({
    source: 'tripadvisor',
    rating: 4,
    author: { name: 'Demo Guest' },
    created_at: '2026-01-31T00:00:00.000Z',
    replies: [{ text: 'Thank you.', status: 'online', origin: 'imported' }],
  });
  await send(place, [row('three')]);
  await eventually(() => expect(announced(place)).toHaveLength(1));
});

it('a repeat changes nothing, what changed is kept, and what is left out stays', async () => {
  const place = await test.place();
  await send(place, [row('one'), row('two')]);
  const before = await test.list(place);
  expect(await send(place, [row('one'), row('two')])).toMatchObject({ created: 0, known: 2 });
  expect(await test.list(place)).toEqual(before);
  await send(place, [row('one', { rating: 2 })]);
  expect((await test.list(place)).map(({ rating }) => rating).sort()).toEqual([2, 4]);
});

it('imports at once never keep a review twice', async () => {
  const place = await test.place();
  const rows = Array.from({ length: 50 }, (_, index) => row(`r${index}`));
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => send(place, rows)));
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'import_in_progress' });
  expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
  expect(await test.list(place)).toHaveLength(50);
});

it('a reply to an imported review is refused: Tripadvisor takes none', async () => {
  const place = await test.place();
  await send(place, [row('one')]);
  const request = { reviewId: BigInt((await test.list(place))[0]?.review_id ?? 0), text: 'Thank you.' };
  await expect(test.reviews.createReply({ ...request, idempotency: keyed(request) }, place.as)).rejects.toMatchObject({
    code: 'platform_not_publishable',
    details: { source: 'tripadvisor', reason: 'not_supported' },
  });
});

it('what can not be imported is refused with every fault, and nothing is kept', async () => {
  const place = await test.place();
  const { createdAt: _createdAt, ...undated } = row('two');
  const bad = { placeId: place.placeId, source: 'google', reviews: [row('', { rating: 6 }), undated], last: true };
  await expect(test.reviews.importReviews(bad, operator)).rejects.toMatchObject({
    code: 'validation_failed',
    details: {
      fields: [
        { path: 'source' },
        { path: 'reviews[0].platform_review_id' },
        { path: 'reviews[0].rating' },
        { path: 'reviews[1].created_at' },
      ],
    },
  });
  const nowhere = { placeId: 'no-such-place', source: 'tripadvisor', reviews: [row('one')], last: true };
  await expect(test.reviews.importReviews(nowhere, operator)).rejects.toMatchObject({ code: 'not_found' });
  expect(await test.list(place)).toEqual([]);
});

it('a place that several accounts hold is imported for the one that is named', async () => {
  const place = await test.place();
  const other = { placeRef: BigInt(randomInt(2 ** 40, 2 ** 41)), accountId: place.accountId + 1n };
  await test.database.pool.query(
    `insert into place (place_ref, account_id, place_id, name, active, version) values ($1, $2, $3, 'Demo', true, 1)`,
    [other.placeRef, other.accountId, place.placeId],
  );
  await expect(send(place, [row('one')])).rejects.toMatchObject({
    details: { fields: [{ path: 'account_id', code: 'required' }] },
  });
  const { accountId, placeId } = place;
  const named = { accountId, placeId, source: 'tripadvisor', reviews: [row('one')], last: true };
  expect(await test.reviews.importReviews(named, operator)).toMatchObject({ created: 1 });
  expect(await test.list(place)).toHaveLength(1);
});

describe('a place whose figures Tripadvisor tells', () => {
  const source = 'tripadvisor' as const;
  const hourMs = 3_600_000;

  /** Connects a place by a key, where Tripadvisor has three reviews. */
  async function connect(place: TestPlace) {
    const owner = await test.control<{ key: string; locations: Array<{ id: string }> }>(
      'POST',
      '/tripadvisor/keys',
      {},
    );
    const location = owner.locations[0]?.id ?? '';
    const written = [5, 4, 5].map((rating) => ({ source, place_id: location, rating, text: 'Seen by none.' }));
    await test.control('POST', '/reviews', written);
    await test.moveTo(place, { source, location, platformUser: 'Demo Lounge', credentials: owner.key });
    await eventually(async () => expect((await cursorOf(place)).platform_reviews_count).toBe(3n));
    return { location, revoke: () => test.control('POST', `/tripadvisor/keys/${owner.key}/revoke`) };
  }
  const cursorOf = async ({ placeRef }: TestPlace) => {
    const of = 'select * from sync_cursor where place_ref = $1 and source = $2';
    return (await test.database.pool.query(of, [placeRef, source])).rows[0] ?? {};
  };
  const makeDue = ({ placeRef }: TestPlace) =>
    test.database.pool.query(
      `update sync_cursor set next_read_at = '2000-01-01Z' where place_ref = $1 and source = $2`,
      [placeRef, source],
    );
  const ids = (rows: Array<{ platform_review_id: string }>) => rows.map((one) => one.platform_review_id).toSorted();
  const keptOf = async ({ placeRef }: TestPlace) => {
    const of = 'select platform_review_id, missing_since, missing_reads, removed_at from review where place_ref = $1';
    return (await test.database.pool.query(of, [placeRef])).rows;
  };

  it('has those figures and the reviews of the exports alone, none of which is ever missing', async () => {
    const place = await test.place();
    // Not the whole export: nothing has been imported or read to its end yet.
    await send(place, [row('one'), row('two')], false);
    await connect(place);
    const figures = () => test.events(PlaceStatsChangedSchema).findLast(({ placeRef }) => placeRef === place.placeRef);
    await eventually(() => expect(figures()).toMatchObject({ rating: 4.5, reviewsCount: 3n, unansweredCount: 2n }));
    for (let reads = 0; reads < 3; reads++) await test.read(place, { source, complete: true });
    await test.stack.clock.advance(49 * hourMs);
    await test.read(place, { source, complete: true });
    const here = { missing_since: null, missing_reads: 0, removed_at: null };
    expect(await keptOf(place)).toEqual([expect.objectContaining(here), expect.objectContaining(here)]);
    expect(ids(await keptOf(place))).toEqual(['one', 'two']);
  });

  it('is asked for them twice a day, and no read of it counts as one that never ended', async () => {
    const place = await test.place();
    await connect(place);
    const { next_read_at: next } = await cursorOf(place);
    expect(next.getTime() - test.stack.clock.now().getTime()).toBeGreaterThan(11.9 * hourMs);
    expect(next.getTime() - test.stack.clock.now().getTime()).toBeLessThanOrEqual(12 * hourMs);
    const { reads } = await test.reviews.listReads({}, operator);
    expect(reads.filter(({ placeId }) => placeId === place.placeId)).toEqual([]);
    await makeDue(place);
    await eventually(async () =>
      expect((await cursorOf(place)).next_read_at.getTime()).toBeGreaterThan(next.getTime()),
    );
  });

  it('takes exports as before: the first in silence, later ones told, neither moving the next read', async () => {
    const place = await test.place();
    await connect(place);
    const { next_read_at: next } = await cursorOf(place);
    expect(await send(place, [row('one')], false)).toMatchObject({ created: 1, known: 0 });
    expect(await send(place, [row('two')])).toMatchObject({ created: 1, known: 0 });
    await test.read(place, { source });
    expect(await send(place, [row('two'), row('three')])).toMatchObject({ created: 1, known: 1 });
    await eventually(() => expect(announced(place)).toHaveLength(1));
    expect(ids(await keptOf(place))).toEqual(['one', 'three', 'two']);
    expect((await cursorOf(place)).next_read_at.getTime()).toBeGreaterThanOrEqual(next.getTime());
  });

  it('that was imported before it was connected is told of what later exports bring', async () => {
    const place = await test.place();
    await send(place, [row('one')]);
    await connect(place);
    await send(place, [row('one'), row('two')]);
    await eventually(() => expect(announced(place)).toHaveLength(1));
  });

  it('is imported as soon as a read of it is over, unless that takes longer than a request waits', async () => {
    const place = await test.place();
    const { location } = await connect(place);
    const target = 'tripadvisor.locations.details';
    const calls = async () =>
      (await test.control<unknown[]>('GET', `/calls?target=${target}&place_id=${location}`)).length;
    const before = await calls();
    await test.control('POST', '/faults', { target, place_id: location, delay_ms: 2_000 });
    await makeDue(place);
    await eventually(async () => expect(await calls()).toBe(before + 1));
    const part = { placeId: place.placeId, source, reviews: [row('one')], last: true };
    await expect(test.replica.importReviews(part, operator)).rejects.toMatchObject({ code: 'import_in_progress' });
    expect(await test.reviews.importReviews(part, operator)).toMatchObject({ created: 1 });
  });

  it('is imported when Tripadvisor takes its key no more, too', async () => {
    const place = await test.place();
    const { revoke } = await connect(place);
    await revoke();
    await makeDue(place);
    // Places believes it once it is refused again, five minutes later.
    await eventually(async () => {
      await test.stack.clock.advance(5 * 60_000);
      expect(await cursorOf(place)).toMatchObject({ refused: true });
    });
    expect(await send(place, [row('one')])).toMatchObject({ created: 1 });
    expect(await cursorOf(place)).toMatchObject({ platform_rating: 4.5, platform_reviews_count: 3n });
  });
});
