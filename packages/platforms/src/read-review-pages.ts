import { PlatformError } from './platform-error.ts';
import type { ListReviewsOptions, ReviewConnector, ReviewPage } from './reviews.ts';

/** 5,000,000 reviews at 50 a page: a bound on platforms that never end, not on places. */
export const reviewPagesMax = 100_000;

export interface ReadReviewPagesOptions extends Omit<ListReviewsOptions, 'pageToken'> {
  readonly pagesMax?: number;
  /** The token of the page to begin with, as an earlier read got it; the first page unless given. */
  readonly from?: string | null;
}

/**
 * A location's reviews page by page, newest first by the connector's order; stop reading whenever enough was seen. A
 * loop that ends by itself has seen the last page. Reviews that change meanwhile may move to the front, so one may be
 * missed or come twice.
 * @throws PlatformError as `listReviews` does; `permanent` with the reason `too_many_pages` when more than `pagesMax`
 *   pages were asked for, so that a cut list never passes for a complete one; the same with `repeated_page` when a page
 *   is said to be followed by itself
 */
export async function* readReviewPages(
  connector: ReviewConnector,
  { pagesMax = reviewPagesMax, from = null, ...options }: ReadReviewPagesOptions,
): AsyncGenerator<ReviewPage, void, void> {
  let pageToken = from ?? undefined;
  for (let count = 0; count < pagesMax; count += 1) {
    const page = await connector.listReviews({ ...options, pageToken });
    yield page;
    if (page.nextPageToken === null) return;
    if (page.nextPageToken === pageToken) throw unread(connector, 'repeated_page');
    pageToken = page.nextPageToken;
  }
  throw unread(connector, 'too_many_pages');
}

function unread({ source }: ReviewConnector, reason: string): PlatformError {
  return new PlatformError({ source, operation: 'reviews.list', failure: 'permanent', reason });
}
