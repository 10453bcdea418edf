import { invalidArgument } from './errors.ts';
import type { GoogleReview } from './model.ts';
import { readPageToken, writePageToken } from './query.ts';

type Order = (review: GoogleReview) => number;

/**
 * What `orderBy` may be (https://developers.google.com/my-business/reference/rest/v4/accounts.locations.reviews/list),
 * each as a number by which reviews are sorted upwards.
 */
const orders: Readonly<Record<string, Order>> = {
  'updateTime desc': (review) => -review.updatedAtMs,
  rating: (review) => review.rating,
  'rating desc': (review) => -review.rating,
};
const defaultOrder = 'updateTime desc';

type Position = readonly [key: number, updatedAt: number, id: string];

/**
 * One page of a location's reviews, which come in the order that is the default. The token says after which review the
 * next page begins, so that reviews written or removed in between neither repeat nor hide others.
 * @throws Refusal 400 for an order that Google does not offer or a token that does not fit
 */
export function listReviews(
  reviews: readonly GoogleReview[],
  options: { locationId: string; orderBy: string | undefined; size: number; token: string | undefined },
): { page: GoogleReview[]; nextPageToken?: string } {
  const orderBy = options.orderBy ?? defaultOrder;
  const order = Object.hasOwn(orders, orderBy) ? orders[orderBy] : undefined;
  if (order === undefined) throw invalidArgument(`Invalid order by: ${orderBy}`);
  const request = `reviews ${options.locationId} ${orderBy}`;
  const after = options.token === undefined ? undefined : readPosition(request, options.token);
  const positionOf = (review: GoogleReview): Position => [order(review), -review.updatedAtMs, review.id];
  const ordered =
    orderBy === defaultOrder ? reviews : reviews.toSorted((a, b) => compare(positionOf(a), positionOf(b)));
  const found = ordered.findIndex((review) => after === undefined || compare(positionOf(review), after) > 0);
  const from = found < 0 ? ordered.length : found;
  const page = ordered.slice(from, from + options.size);
  const last = page.at(-1);
  if (last === undefined || from + options.size >= ordered.length) return { page };
  return { page, nextPageToken: writePageToken(request, positionOf(last)) };
}

function compare(a: Position, b: Position): number {
  if (a[0] !== b[0]) return a[0] - b[0];
  if (a[1] !== b[1]) return a[1] - b[1];
  return a[2] < b[2] ? -1 : Number(a[2] > b[2]);
}

function readPosition(request: string, token: string): Position {
  const position = readPageToken(request, token);
  if (!Array.isArray(position)) throw invalidArgument('Invalid page token.');
  const [key, updatedAt, id] = position as unknown[];
  if (typeof key !== 'number' || typeof updatedAt !== 'number' || typeof id !== 'string')
    throw invalidArgument('Invalid page token.');
  return [key, updatedAt, id];
}
