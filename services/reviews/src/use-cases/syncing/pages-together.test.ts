import { setImmediate as turn } from 'node:timers/promises';
import type { PlatformReview } from '@review-reply/platforms';
import { describe, expect, it } from 'vitest';
import { beginRead } from '../../domain/read-progress.ts';
import { type PageRead, together } from './pages-together.ts';

const begun = beginRead(true, new Date('2026-05-04T10:00:00Z'));

/** Pages of so many reviews each, all there at once, from the page of this number; null fails. */
async function* pagesOf(counts: ReadonlyArray<number | null>, from = 1): AsyncGenerator<PageRead, void, void> {
  for (const [i, count] of counts.entries()) {
    if (count === null) throw new Error('The platform failed.');
    const page = { nextPageToken: 'next', averageRating: null, totalReviewCount: null };
    const reviews = Array.from({ length: count }, () => ({}) as PlatformReview);
    yield { page: { ...page, reviews }, read: { ...begun, pages: from + i } };
  }
}

/** The pages' numbers, as a reader gets them that works a while on each lot. */
async function lotsOf(pages: AsyncGenerator<PageRead, void, void>) {
  const lots: number[][] = [];
  try {
    for await (const lot of together(pages)) {
      lots.push(lot.map(({ read }) => read.pages));
      await turn();
    }
  } catch (error) {
    return { lots, failed: (error as Error).message };
  }
  return { lots };
}

describe('pages that have come', () => {
  it('are kept together, in their order, up to 200 reviews, but for the first', async () => {
    expect(await lotsOf(pagesOf(Array.from({ length: 15 }, () => 50)))).toEqual({
      lots: [[1], [2, 3, 4, 5], [6, 7, 8, 9], [10, 11, 12, 13], [14, 15]],
    });
  });

  it('are kept one by one where each shows as many', async () => {
    expect(await lotsOf(pagesOf([200, 200, 200, 200], 7))).toEqual({ lots: [[7], [8], [9], [10]] });
  });

  it('are kept before it is told that one behind them failed', async () => {
    const { lots, failed } = await lotsOf(pagesOf([50, 50, 50, null]));
    expect({ pages: lots.flat(), failed }).toEqual({ pages: [1, 2, 3], failed: 'The platform failed.' });
  });
});
