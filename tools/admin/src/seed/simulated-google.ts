import type { DemoLocation } from './demo-plan.ts';
import { demoCategory } from './demo-plan.ts';

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
export async function openSimulatedLogin(
  simulatorUrl: string,
  account: { readonly name: string; readonly locations: readonly Omit<DemoLocation, 'plan'>[] },
): Promise<SimulatedLogin> {
  const sub = `demo-${account.name.toLowerCase().replaceAll(' ', '-')}`;
  const { refresh_token } = await control<{ refresh_token: string }>(simulatorUrl, '/google/accounts', {
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

/**
 * Customers write `count` of the real reviews, from number `from` on, at a place of the simulated Google that has none
 * yet.
 */
export async function writeReviews(simulatorUrl: string, placeId: string, from: number, count: number): Promise<void> {
  const there = await control<unknown[]>(simulatorUrl, `/reviews?source=google&place_id=${placeId}`);
  if (there.length > 0) return;
  const texts = `/lounge-reviews?offset=${from}&limit=${count}`;
  const lounge = await control<{ reviews: LoungeReview[] }>(simulatorUrl, texts);
  const reviews = lounge.reviews.map(({ rating, text, author }) => ({
    source: 'google',
    place_id: placeId,
    rating,
    text,
    author,
  }));
  await control(simulatorUrl, '/reviews', reviews);
}

/** Without a client of the simulator's own: an operator's image holds no simulator. */
async function control<T>(simulatorUrl: string, path: string, body?: unknown): Promise<T> {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(`${simulatorUrl}/__control${path}`, body === undefined ? {} : post);
  if (!response.ok) throw new Error(`The simulator refused ${path} with ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}
