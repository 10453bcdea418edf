import { randomInt } from 'node:crypto';
import { ReviewCreatedSchema } from '@review-reply/proto/reviews/events/v1/events';
import { toTimestamp } from '@review-reply/rpc';
import { eventually } from '@review-reply/testing';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { keyed, operator, startReviews, type TestPlace, type TestReviews } from './start-reviews.ts';

let test: TestReviews;

beforeAll(async () => {
  test = await startReviews();
});
afterEach(() => test?.checkDocuments());
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
