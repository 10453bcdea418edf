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

/**
 * Customers write `count` of the real reviews, from number `from` on, at a place of the simulated Google that has none
 * yet.
 */
export async function writeReviews(simulatorUrl: string, placeId: string, from: number, count: number): Promise<void> {
  const there = await get<unknown[]>(simulatorUrl, `/__control/reviews?source=google&place_id=${placeId}`);
  if (there.length > 0) return;
  const lounge = await get<{ reviews: LoungeReview[] }>(
    simulatorUrl,
    `/__control/lounge-reviews?offset=${from}&limit=${count}`,
  );
  const reviews = lounge.reviews.map(({ rating, text, author }) => ({
    source: 'google',
    place_id: placeId,
    rating,
    text,
    author,
  }));
  await post(simulatorUrl, '/__control/reviews', reviews);
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

async function get<T>(simulatorUrl: string, path: string): Promise<T> {
  const response = await fetch(`${simulatorUrl}${path}`);
  if (!response.ok) throw new Error(`The simulator refused ${path} with ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}
