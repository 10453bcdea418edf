import { expect, test } from 'vitest';
import { readReviewPages } from '../../src/index.ts';
import { failureOf } from '../failure-of.ts';
import { dayNumber, type PlatformUnderTest } from './platform-under-test.ts';

/** What a platform promises that tells figures and shows no review. */
export function describeCounting(platformOf: () => PlatformUnderTest): void {
  test('tells how many reviews there are and how they are rated, on one page that shows none', async () => {
    const { connector, openLocation } = platformOf();
    const { access, write, remove } = await openLocation();
    const figures = async () => {
      const pages = [];
      for await (const page of readReviewPages(connector, { ...access, pageSize: 1 })) pages.push(page);
      return pages;
    };
    const empty = { reviews: [], nextPageToken: null };
    expect(await figures()).toEqual([{ ...empty, averageRating: null, totalReviewCount: 0 }]);
    for (const rating of [5, 4]) await write({ rating, text: 'Lovely', createdAt: dayNumber(rating) });
    expect(await figures()).toEqual([{ ...empty, averageRating: 4.5, totalReviewCount: 2 }]);
    await remove(await write({ rating: 1, text: 'Loud', createdAt: dayNumber(1) }));
    expect(await figures()).toEqual([{ ...empty, averageRating: 4.5, totalReviewCount: 2 }]);
  });

  test('shows no single review and takes no reply, and calls nothing for it', async () => {
    const { connector, openLocation } = platformOf();
    const { access, write, fail } = await openLocation();
    const platformReviewId = await write({ rating: 5, text: 'Lovely', createdAt: dayNumber(1) });
    await fail({ call: 'list', status: 500 });
    for (const call of [
      connector.getReview({ ...access, platformReviewId }),
      connector.publishReply({ ...access, platformReviewId, text: 'Thank you.' }),
    ])
      expect(await failureOf(call)).toMatchObject({ failure: 'permanent', status: null, reason: 'not_supported' });
  });

  test('knows a location that there is not, and lets no name of one name something else', async () => {
    const { connector, openLocation } = platformOf();
    const { access } = await openLocation();
    const ask = (location: string) => failureOf(connector.listReviews({ ...access, location }));
    expect(await ask('0')).toMatchObject({ failure: 'not_found', status: 404 });
    expect(await ask(`other/../${access.location}`)).toMatchObject({ failure: 'not_found', status: 404 });
    for (const name of ['..', '.', ''])
      expect(await ask(name)).toMatchObject({ failure: 'permanent', reason: 'invalid_name' });
  });
}
