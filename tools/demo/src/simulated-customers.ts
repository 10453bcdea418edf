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
  const texts = await readReviews(simulatorUrl, from, count);
  const reviews = texts.map(({ author, rating, text }) => ({
    source: 'google',
    place_id: placeId,
    rating,
    text,
    author,
  }));
  const written = await call<Array<{ platform_review_id: string }>>(simulatorUrl, '/__control/reviews', reviews);
  return written.map(({ platform_review_id }) => platform_review_id);
}

async function readReviews(simulatorUrl: string, from: number, count: number): Promise<LoungeReview[]> {
  const { reviews } = await call<{ reviews: LoungeReview[] }>(simulatorUrl, '/__control/lounge-reviews?limit=1500');
  const start = from % (reviews.length - count);
  const chosen = reviews.slice(start, start + count);
  const bad = reviews.find(({ rating, text }) => rating <= 2 && text.length > 80);
  const good = reviews.find(({ rating, text }) => rating >= 4 && text.length > 80);
  if (bad !== undefined && !chosen.some(({ rating }) => rating <= 2)) chosen[0] = bad;
  if (good !== undefined && !chosen.some(({ rating }) => rating >= 4)) chosen[1] = good;
  return chosen;
}

async function call<T>(simulatorUrl: string, path: string, body?: unknown): Promise<T> {
  const init =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(`${simulatorUrl}${path}`, init);
  if (!response.ok) throw new Error(`the simulator answered ${response.status} to ${path}: ${await response.text()}`);
  return (await response.json()) as T;
}
