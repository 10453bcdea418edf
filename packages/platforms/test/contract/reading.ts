import { expect, test } from 'vitest';
import { readReviewPages } from '../../src/index.ts';
import { dayNumber, type PlatformUnderTest, type ReviewWords } from './platform-under-test.ts';

export function describeReading({ order, sees }: ReviewWords, platformOf: () => PlatformUnderTest): void {
  test('lists every review once over all pages, the newest first', async () => {
    const { connector, openLocation } = platformOf();
    const location = await openLocation();
    const ids: string[] = [];
    for (const number of [2, 0, 4, 1, 3])
      ids[number] = await location.write({ rating: 5, text: `Day ${number}`, createdAt: dayNumber(number) });

    const pages = [];
    for await (const page of readReviewPages(connector, { ...location.access, pageSize: 2 })) pages.push(page);

    // Some platforms tell the last page by an empty one alone.
    const lengths = pages.map((page) => page.reviews.length).filter((length) => length > 0);
    expect(lengths).toEqual([2, 2, 1]);
    const listed = pages.flatMap((page) => page.reviews.map((review) => review.platformReviewId));
    expect(listed).toEqual(ids.toReversed());
  });

  test.for([
    { misbehave: 'repeated', second: [2, 1, 2, 1] },
    { misbehave: 'skipping', second: [1] },
    { misbehave: 'reordered', second: [1, 2] },
  ] as const)('hands a page on that is $misbehave as it came, and goes on behind it', async ({ misbehave, second }) => {
    const { connector, openLocation } = platformOf();
    const location = await openLocation();
    const numbers = new Map<string, number>();
    for (const number of [0, 1, 2, 3, 4])
      numbers.set(await location.write({ rating: 5, text: 'Lovely', createdAt: dayNumber(number) }), number);

    const pages: Array<Array<number | undefined>> = [];
    for await (const page of readReviewPages(connector, { ...location.access, pageSize: 2 })) {
      if (pages.length === 0) await location.fail({ call: 'list', misbehave });
      pages.push(page.reviews.map(({ platformReviewId }) => numbers.get(platformReviewId)));
    }
    expect(pages.filter(({ length }) => length > 0)).toEqual([[4, 3], second, [0]]);
  });

  test(`lists a review that its author changed by when it was ${order}`, async () => {
    const { connector, openLocation, tells } = platformOf();
    const { access, write, edit } = await openLocation();
    const older = await write({ rating: 5, text: 'Lovely', createdAt: dayNumber(1) });
    const newer = await write({ rating: 5, text: 'Lovely', createdAt: dayNumber(2) });
    await edit(older, 'Lovely, but loud');
    const { reviews } = await connector.listReviews(access);
    const listed = reviews.map((review) => review.platformReviewId);
    expect(listed).toEqual(order === 'changed' ? [older, newer] : [newer, older]);
    const changed = reviews.find((review) => review.platformReviewId === older);
    expect(changed?.text).toBe('Lovely, but loud');
    if (tells.creation) expect(changed?.createdAt).toEqual(dayNumber(1));
    if (tells.changes) expect(changed?.updatedAt.getTime()).toBeGreaterThan(dayNumber(1).getTime());
  });

  test(`shows ${sees === 'everything' ? 'a review however old it is' : 'no old review, though it is not gone'}`, async () => {
    const { connector, openLocation } = platformOf();
    const { access, write } = await openLocation();
    const platformReviewId = await write({ rating: 5, text: 'Lovely', createdAt: dayNumber(-1_000) });
    const { reviews } = await connector.listReviews(access);
    expect(reviews).toHaveLength(sees === 'everything' ? 1 : 0);
    expect(await connector.getReview({ ...access, platformReviewId })).toMatchObject({ platformReviewId });
  });

  test('answers a location without reviews with an empty last page', async () => {
    const { connector, openLocation, tells } = platformOf();
    const { access } = await openLocation();
    expect(await connector.listReviews(access)).toEqual({
      reviews: [],
      nextPageToken: null,
      averageRating: null,
      totalReviewCount: tells.totals ? 0 : null,
    });
  });

  test('cuts a page size to what the platform allows', async () => {
    const { connector, openLocation } = platformOf();
    const { access } = await openLocation();
    expect((await connector.listReviews({ ...access, pageSize: 100_000 })).reviews).toEqual([]);
  });

  test('shows a review’s words, stars, author and times, listed and read alike', async () => {
    const { connector, openLocation, tells } = platformOf();
    const { access, write } = await openLocation();
    const text = 'Très calme 🛋️\nbut "crowded" at noon';
    const platformReviewId = await write({ rating: 4, text, author: 'Demo Customer', createdAt: dayNumber(1) });

    const read = await connector.getReview({ ...access, platformReviewId });
    expect(read).toMatchObject({
      platformReviewId,
      rating: 4,
      text,
      author: { name: 'Demo Customer', anonymous: false },
      createdAt: dayNumber(1),
      updatedAt: dayNumber(1),
      reply: null,
    });
    const page = await connector.listReviews(access);
    expect(page.reviews).toEqual([read]);
    const totals = tells.totals
      ? { averageRating: 4, totalReviewCount: 1 }
      : { averageRating: null, totalReviewCount: null };
    expect(page).toMatchObject(totals);
  });

  test('shows a rating without words as an empty text, where the platform shows it at all', async () => {
    const { connector, openLocation, tells } = platformOf();
    const { access, write } = await openLocation();
    const platformReviewId = await write({ rating: 1, text: null, createdAt: dayNumber(1) });
    const read = await connector.getReview({ ...access, platformReviewId });
    if (tells.wordless) expect(read).toMatchObject({ rating: 1, text: '' });
    else expect(read).toBeNull();
    expect((await connector.listReviews(access)).reviews).toEqual(read === null ? [] : [read]);
  });

  test('shows an unnamed author without a name', async () => {
    const { connector, openLocation, tells } = platformOf();
    const { access, write } = await openLocation();
    const platformReviewId = await write({ rating: 1, text: 'Loud', author: null, createdAt: dayNumber(1) });
    expect(await connector.getReview({ ...access, platformReviewId })).toMatchObject({
      author: { name: null, avatarUrl: null, anonymous: tells.anonymity },
    });
  });

  test('shows the reply that the owner made on the platform itself as public', async () => {
    const { connector, openLocation } = platformOf();
    const { access, write, reply } = await openLocation();
    const platformReviewId = await write({ rating: 5, text: 'Lovely', createdAt: dayNumber(1) });
    await reply(platformReviewId, 'Thank you. 🙏');
    const review = await connector.getReview({ ...access, platformReviewId });
    expect(review?.reply).toMatchObject({ text: 'Thank you. 🙏', outcome: 'approved', policyViolation: null });
    expect((await connector.listReviews(access)).reviews).toEqual([review]);
  });

  test('answers null for a review that is gone or never was', async () => {
    const { connector, openLocation } = platformOf();
    const { access, write, remove } = await openLocation();
    const platformReviewId = await write({ rating: 3, text: 'Fine', createdAt: dayNumber(1) });
    await remove(platformReviewId);
    expect(await connector.getReview({ ...access, platformReviewId })).toBeNull();
    expect(await connector.getReview({ ...access, platformReviewId: 'never-was' })).toBeNull();
  });
}
