import { expect, test } from 'vitest';
import { readReviewPages } from '../../src/index.ts';
import { dayNumber, type PlatformUnderTest } from './platform-under-test.ts';

export function describeReading(platformOf: () => PlatformUnderTest): void {
  test('lists every review once over all pages, newest change first', async () => {
    const { connector, openLocation } = platformOf();
    const location = await openLocation();
    const ids: string[] = [];
    for (const number of [2, 0, 4, 1, 3])
      ids[number] = await location.write({ rating: 5, text: `Day ${number}`, createdAt: dayNumber(number) });

    const pages = [];
    for await (const page of readReviewPages(connector, { ...location.access, pageSize: 2 })) pages.push(page);

    expect(pages.map((page) => page.reviews.length)).toEqual([2, 2, 1]);
    const listed = pages.flatMap((page) => page.reviews.map((review) => review.platformReviewId));
    expect(listed).toEqual(ids.toReversed());
  });

  test('answers a location without reviews with an empty last page', async () => {
    const { connector, openLocation } = platformOf();
    const { access } = await openLocation();
    expect(await connector.listReviews(access)).toEqual({
      reviews: [],
      nextPageToken: null,
      averageRating: null,
      totalReviewCount: 0,
    });
  });

  test('cuts a page size to what the platform allows', async () => {
    const { connector, openLocation } = platformOf();
    const { access } = await openLocation();
    expect((await connector.listReviews({ ...access, pageSize: 100_000 })).reviews).toEqual([]);
  });

  test('shows a review’s words, stars, author and times, listed and read alike', async () => {
    const { connector, openLocation } = platformOf();
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
    expect(page).toMatchObject({ averageRating: 4, totalReviewCount: 1 });
  });

  test('shows a rating without words as an empty text and an anonymous author without a name', async () => {
    const { connector, openLocation } = platformOf();
    const { access, write } = await openLocation();
    const platformReviewId = await write({ rating: 1, text: null, author: null, createdAt: dayNumber(1) });
    expect(await connector.getReview({ ...access, platformReviewId })).toMatchObject({
      rating: 1,
      text: '',
      author: { name: null, avatarUrl: null, anonymous: true },
    });
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
