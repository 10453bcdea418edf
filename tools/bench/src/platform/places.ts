import { setTimeout as delay } from 'node:timers/promises';
import type { BenchPlatform } from './platform.ts';

const pollMs = 100;
const withinMs = 120_000;

export interface NewPlace {
  readonly accountId: bigint;
  /** Of the login and the place: lower-case letters, digits and dashes. */
  readonly name: string;
  /** What customers wrote before it is connected; read without events. */
  readonly reviews: readonly string[];
}

/** Has the simulated Google know a login with one place, and connects it. @returns its public id */
export async function connectPlace(
  { platform, services }: BenchPlatform,
  { accountId, name, reviews }: NewPlace,
): Promise<string> {
  const { simulatorUrl } = platform.site;
  const placeId = `place-${name}`;
  const login = { sub: name, email: `${name}@example.com`, refresh_token: `refresh-${name}` };
  const locations = [{ place_id: placeId, title: 'Demo Lounge' }];
  await control(simulatorUrl, '/google/accounts', { ...login, locations });
  const written = reviews.map((text, at) => ({
    ...{ source: 'google', place_id: placeId, rating: 1 + (at % 5), author: 'Demo Customer' },
    text,
  }));
  await control(simulatorUrl, '/reviews', written);
  const grant = { accountId, platform: 'google', platformUser: name, credentials: login.refresh_token, placeIds: [] };
  await services.places.connectLogin(grant, services.operator);
  return placeId;
}

/** Asks until the answer is what is waited for. @throws Error when it is not in time */
export async function until(isDone: () => Promise<boolean>, what: string): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (!(await isDone())) {
    if (performance.now() > deadline) throw new Error(`Not in time: ${what}`);
    await delay(pollMs);
  }
}

/** Tells the simulator what happens on the platforms. @throws Error with its answer when it refuses */
export async function control(simulatorUrl: string, path: string, body: unknown): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const url = `${simulatorUrl}/__control${path}`;
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`The simulator answered ${answer.status} to ${path}: ${await answer.text()}`);
}
