import type { DemoAccountPlan } from './demo-plan.ts';
import { demoCategory } from './demo-plan.ts';

const reviewsAtOnceMax = 500;

export interface SimulatedLogin {
  readonly sub: string;
  readonly refreshToken: string;
}

interface LoungeReview {
  readonly author: string;
  readonly rating: number;
  readonly text: string;
}

/** Opens a login with its locations at the simulated Google; opening it again answers the same one. */
export async function openSimulatedLogin(simulatorUrl: string, account: DemoAccountPlan): Promise<SimulatedLogin> {
  const sub = `demo-${account.name.toLowerCase().replaceAll(' ', '-')}`;
  const { refresh_token } = await post<{ refresh_token: string }>(simulatorUrl, '/__control/google/accounts', {
    sub,
    email: `${sub}@example.com`,
    refresh_token: `refresh-${sub}`,
    locations: account.locations.map(({ placeId, title, city }) => ({
      place_id: placeId,
      title,
      city,
      category: demoCategory,
    })),
  });
  return { sub, refreshToken: refresh_token };
}

/** Customers write `count` of the real reviews, from number `from` on, at a place of the simulated Google. */
export async function writeReviews(simulatorUrl: string, placeId: string, from: number, count: number): Promise<void> {
  const reviews = await readLoungeReviews(simulatorUrl, from, count);
  for (let at = 0; at < reviews.length; at += reviewsAtOnceMax) {
    const written = reviews
      .slice(at, at + reviewsAtOnceMax)
      .map(({ rating, text, author }) => ({ source: 'google', place_id: placeId, rating, text, author }));
    await post(simulatorUrl, '/__control/reviews', written);
  }
}

/** Real reviews of airport lounges, as the simulator ships them. */
export async function readLoungeReviews(simulatorUrl: string, offset: number, limit: number): Promise<LoungeReview[]> {
  const response = await fetch(`${simulatorUrl}/__control/lounge-reviews?offset=${offset}&limit=${limit}`);
  const body = (await response.json()) as LoungeReview[] | { reviews: LoungeReview[] };
  return Array.isArray(body) ? body : body.reviews;
}

async function post<T>(simulatorUrl: string, path: string, body: unknown): Promise<T> {
  const response = await fetch(`${simulatorUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The simulator refused ${path} with ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}
