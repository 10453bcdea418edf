import { openControl } from '@review-reply/platform-simulator';
import type { BenchPlatform } from './platform.ts';

/** As many as the simulator takes at once. */
const reviewsAtOnce = 1_000;

export interface NewLogin {
  readonly accountId: bigint;
  /** Lower-case letters, digits and dashes. */
  readonly name: string;
  readonly placeIds: readonly string[];
  /** What customers wrote at each place before it is connected; read without events. */
  readonly reviews?: readonly string[];
}

/** Has the simulated Google know a login with places, and connects it. @returns the places */
export async function connectLogin(
  { platform, services }: BenchPlatform,
  { accountId, name, placeIds, reviews = [] }: NewLogin,
) {
  const { simulatorUrl } = platform.site;
  const login = { sub: name, email: `${name}@example.com`, refresh_token: `refresh-${name}` };
  const locations = placeIds.map((place_id) => ({ place_id, title: 'Demo Lounge' }));
  await openControl(simulatorUrl)('POST', '/google/accounts', { ...login, locations });
  for (const placeId of placeIds) await writeReviews(simulatorUrl, placeId, reviews);
  const grant = { accountId, platform: 'google', platformUser: name, credentials: login.refresh_token, placeIds: [] };
  return (await services.places.connectLogin(grant, services.operator)).places;
}

/** Has customers write at a place of the simulated Google. */
export async function writeReviews(simulatorUrl: string, placeId: string, texts: readonly string[]): Promise<void> {
  const control = openControl(simulatorUrl);
  const reviews = texts.map((text, at) => ({
    ...{ source: 'google', place_id: placeId, rating: 1 + (at % 5), author: 'Demo Customer' },
    text,
  }));
  for (let from = 0; from < reviews.length; from += reviewsAtOnce)
    await control('POST', '/reviews', reviews.slice(from, from + reviewsAtOnce));
}
