import { expect, test } from 'vitest';
import { start, useSimulator } from './support.ts';

const sim = useSimulator();
const minuteMs = 60_000;

interface Listed {
  reviewId: string;
  comment: string;
}

test('a place without reviews is answered with an empty object', async () => {
  const { reviews, token } = await sim.place();
  expect((await sim.request('GET', reviews, { token })).body).toEqual({});
});

test('a review has the fields of Google’s resource and is read by its name', async () => {
  const { reviews, token, placeId, user } = await sim.place();
  const created_at = new Date(start.getTime() - minuteMs).toISOString();
  const id = await sim.review(placeId, {
    rating: 4,
    text: 'Quiet',
    avatar_url: 'https://example.test/a.png',
    created_at,
  });
  const { status, body } = await sim.request('GET', `${reviews}/${id}`, { token });
  expect(status).toBe(200);
  expect(body).toEqual({
    name: `${user.account}/${user.locations[0]?.name}/reviews/${id}`,
    reviewId: id,
    reviewer: { displayName: 'Demo Guest', profilePhotoUrl: 'https://example.test/a.png' },
    starRating: 'FOUR',
    comment: 'Quiet',
    createTime: '2026-11-20T09:29:00Z',
    updateTime: '2026-11-20T09:29:00Z',
    reviewReplyUrl: expect.stringContaining(id),
  });
});

test('a rating without words has no comment, an anonymous author no name of their own', async () => {
  const { reviews, token, placeId } = await sim.place();
  const id = await sim.review(placeId, { rating: 1, text: null, author: null });
  const { body } = await sim.request('GET', `${reviews}/${id}`, { token });
  expect(body).not.toHaveProperty('comment');
  expect(body.reviewer).toEqual({ displayName: 'A Google user', isAnonymous: true });
});

test('a translated review mixes both languages into one string', async () => {
  const { reviews, token, placeId } = await sim.place();
  const id = await sim.review(placeId, { text: 'Très calme', translation: 'Very quiet', language: 'fr' });
  const { body } = await sim.request('GET', `${reviews}/${id}`, { token });
  expect(body.comment).toBe('(Translated by Google) Very quiet\n\n(Original)\nTrès calme');
});

test('pages of 50, newest first, hold each review once, also when one arrives in between', async () => {
  const { reviews, token, placeId } = await sim.place();
  const written = Array.from({ length: 120 }, (_, index) => ({
    source: 'google',
    place_id: placeId,
    rating: (index % 5) + 1,
    text: `Visit ${index}`,
    // Pairs share a time, so that the order needs its tie-break.
    created_at: new Date(start.getTime() - Math.floor(index / 2) * minuteMs).toISOString(),
  }));
  expect((await sim.control('POST', '/reviews', written)).body).toHaveLength(120);
  const first = await sim.request('GET', reviews, { token });
  expect(first.body).toMatchObject({ averageRating: 3, totalReviewCount: 120 });
  await sim.review(placeId, { text: 'Arrived in between' });
  const pages: Listed[][] = [first.body.reviews];
  let next: string | undefined = first.body.nextPageToken;
  while (next !== undefined && pages.length < 10) {
    const { body } = await sim.request('GET', `${reviews}?pageSize=50&pageToken=${next}`, { token });
    pages.push(body.reviews);
    next = body.nextPageToken;
  }
  expect(pages.map((page) => page.length)).toEqual([50, 50, 20]);
  expect(new Set(pages.flat().map((review) => review.comment))).toEqual(new Set(written.map(({ text }) => text)));
  const times = pages.flat().map((review) => (review as unknown as { updateTime: string }).updateTime);
  expect(times).toEqual(times.toSorted().reverse());
});

test('reviews can be ordered by rating either way, and by nothing else', async () => {
  const { reviews, token, placeId } = await sim.place();
  for (const rating of [3, 5, 1]) await sim.review(placeId, { rating });
  const ratings = async (orderBy: string) => {
    const { body } = await sim.request('GET', `${reviews}?orderBy=${encodeURIComponent(orderBy)}`, { token });
    return body.reviews?.map((review: { starRating: string }) => review.starRating) ?? body.error.status;
  };
  expect(await ratings('rating')).toEqual(['ONE', 'THREE', 'FIVE']);
  expect(await ratings('rating desc')).toEqual(['FIVE', 'THREE', 'ONE']);
  expect(await ratings('updateTime')).toBe('INVALID_ARGUMENT');
});

test.each(['pageSize=51', 'pageSize=-1', 'pageToken=nonsense', 'page=1'])(
  'a list with %s is refused',
  async (query) => {
    const { reviews, token } = await sim.place();
    const { status, body } = await sim.request('GET', `${reviews}?${query}`, { token });
    expect([status, body.error.status]).toEqual([400, 'INVALID_ARGUMENT']);
  },
);

test('an edited review moves to the top with its new words; a removed one is gone until it is restored', async () => {
  const { reviews, token, placeId } = await sim.place();
  const old = await sim.review(placeId, { text: 'First', translation: 'Premier' });
  sim.clock.advance(minuteMs);
  const recent = await sim.review(placeId, { text: 'Second' });
  const ids = async () => {
    const { body } = await sim.request('GET', reviews, { token });
    return body.reviews.map((review: Listed) => review.reviewId);
  };
  expect(await ids()).toEqual([recent, old]);
  sim.clock.advance(minuteMs);
  await sim.control('PATCH', `/reviews/${old}?source=google`, { text: 'Changed', rating: 2 });
  expect(await ids()).toEqual([old, recent]);
  const edited = (await sim.request('GET', `${reviews}/${old}`, { token })).body;
  expect(edited).toMatchObject({ comment: 'Changed', starRating: 'TWO' });
  expect(Date.parse(edited.updateTime) - Date.parse(edited.createTime)).toBe(2 * minuteMs);

  expect((await sim.control('DELETE', `/reviews/${old}?source=google`)).body.removed).toBe(true);
  expect(await ids()).toEqual([recent]);
  expect((await sim.request('GET', `${reviews}/${old}`, { token })).status).toBe(404);
  await sim.control('POST', `/reviews/${old}/restore?source=google`);
  expect(await ids()).toEqual([old, recent]);
});

test('reviews are not shown to another Google account, nor through its own account', async () => {
  const { reviews, user } = await sim.place();
  const other = await sim.place();
  const foreign = await sim.request('GET', reviews, { token: other.token });
  expect([foreign.status, foreign.body.error.status]).toEqual([403, 'PERMISSION_DENIED']);
  const mixed = `/mybusiness.googleapis.com/v4/${other.user.account}/${user.locations[0]?.name}/reviews`;
  expect((await sim.request('GET', mixed, { token: other.token })).status).toBe(404);
});

test('a location that is not verified has no reviews to offer until it is', async () => {
  const { reviews, token, placeId } = await sim.place({ verified: false });
  const refused = await sim.request('GET', reviews, { token });
  expect([refused.status, refused.body.error.status]).toEqual([400, 'FAILED_PRECONDITION']);
  expect(refused.body.error.details[0].reason).toBe('UNVERIFIED_LOCATION');
  await sim.control('PATCH', `/google/locations/${placeId}`, { verified: true });
  expect((await sim.request('GET', reviews, { token })).status).toBe(200);
});
