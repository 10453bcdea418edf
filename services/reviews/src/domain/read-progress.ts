import type { PlatformReview, ReviewConnector, ReviewPage } from '@review-reply/platforms';

/** How far a read of a place's source has come: what it needs to go on after a stop. */
export interface ReadProgress {
  /** Of the next page: null for the first, and `readToEnd` after the last. */
  readonly token: string | null;
  /** Whether it looks at everything. */
  readonly complete: boolean;
  /** The newest on the first page: what comes while later pages are read comes there, and is newer. */
  readonly watermark: Date | null;
  /** As the first page tells them. */
  readonly rating: number | null;
  readonly total: bigint | null;
  readonly pages: number;
  readonly reviews: bigint;
  readonly startedAt: Date;
}

type Order = ReviewConnector['order'];

/** In the place of a token once nothing is left to be read; no platform gives an empty one. */
export const readToEnd = '';

export function beginRead(complete: boolean, startedAt: Date): ReadProgress {
  return { token: null, complete, watermark: null, rating: null, total: null, pages: 0, reviews: 0n, startedAt };
}

/**
 * A page more. The read is at its end with the last page, or, unless it looks at everything, where it meets what
 * earlier reads have seen.
 */
export function countPage(
  read: ReadProgress,
  page: ReviewPage,
  { order, seenUntil }: { order: Order; seenUntil: Date | null },
): ReadProgress {
  const isOver = page.nextPageToken === null || (!read.complete && reachesBack(page, order, seenUntil));
  const first = read.pages === 0 ? ofFirstPage(page, order) : {};
  return {
    ...read,
    ...first,
    token: isOver ? readToEnd : page.nextPageToken,
    pages: read.pages + 1,
    reviews: read.reviews + BigInt(page.reviews.length),
  };
}

function ofFirstPage(page: ReviewPage, order: Order) {
  const times = page.reviews.map((review) => timeOf(review, order).getTime());
  return {
    watermark: times.length === 0 ? null : new Date(Math.max(...times)),
    rating: page.averageRating,
    total: page.totalReviewCount === null ? null : BigInt(page.totalReviewCount),
  };
}

/** The time by which the platform's pages come. */
const timeOf = ({ createdAt, updatedAt }: PlatformReview, order: Order) =>
  order === 'changed' ? updatedAt : createdAt;

/** Strictly older than the watermark: others may have come in the very millisecond that was seen last. */
function reachesBack({ reviews }: ReviewPage, order: Order, watermark: Date | null): boolean {
  const oldest = reviews.at(-1);
  return watermark !== null && oldest !== undefined && timeOf(oldest, order).getTime() < watermark.getTime();
}
