import { type Control, openControl } from '@review-reply/platform-simulator';

/** A real review from the data set, as the simulator serves it. */
interface LoungeReview {
  readonly author: string;
  readonly rating: number;
  readonly text: string;
}

/**
 * Customers write reviews on the simulated Google: real texts, from number `from` on, both bad and good ones among
 * them.
 * @returns the platform's ids of the reviews
 */
export async function writeReviews(
  simulatorUrl: string,
  placeId: string,
  from: number,
  count: number,
): Promise<string[]> {
  const control = openControl(simulatorUrl);
  const texts = await readReviews(control, from, count);
  const reviews = texts.map(({ author, rating, text }) => ({
    source: 'google',
    place_id: placeId,
    rating,
    text,
    author,
  }));
  const written = await control<Array<{ platform_review_id: string }>>('POST', '/reviews', reviews);
  return written.map(({ platform_review_id }) => platform_review_id);
}

async function readReviews(control: Control, from: number, count: number): Promise<LoungeReview[]> {
  const { reviews } = await control<{ reviews: LoungeReview[] }>('GET', '/lounge-reviews?limit=1500');
  const start = from % (reviews.length - count);
  const chosen = reviews.slice(start, start + count);
  const bad = reviews.find(({ rating, text }) => rating <= 2 && text.length > 80);
  const good = reviews.find(({ rating, text }) => rating >= 4 && text.length > 80);
  if (bad !== undefined && !chosen.some(({ rating }) => rating <= 2)) chosen[0] = bad;
  if (good !== undefined && !chosen.some(({ rating }) => rating >= 4)) chosen[1] = good;
  return chosen;
}
