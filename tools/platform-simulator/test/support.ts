import { type Clock, type FixedClock, fixedClock } from '@review-reply/clock';
import { afterAll, beforeAll } from 'vitest';
import { developmentCredentials, type Simulator, startSimulator } from '../src/index.ts';

export interface Reply<Body = never> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

// biome-ignore lint/suspicious/noExplicitAny: the answers are what these tests are about; a wrong shape fails them.
type Json = any;

export interface Place {
  readonly name: string;
  readonly place_id: string;
  readonly title: string;
}

export interface User {
  readonly sub: string;
  readonly email: string;
  readonly refresh_token: string;
  readonly account: string;
  readonly locations: readonly Place[];
  readonly groups: readonly { account: string; locations: readonly Place[] }[];
}

export const start = new Date('2026-11-20T09:30:00.000Z');

/** One simulator for a test file, on a clock that stands still until moved. */
export function useSimulator(): Harness {
  const clock = fixedClock(start);
  let simulator: Simulator | undefined;
  beforeAll(async () => {
    simulator = await startSimulator({ clock, advanceClock: async (byMs) => clock.advance(byMs) });
  });
  afterAll(() => simulator?.close());
  return harness(() => {
    if (simulator === undefined) throw new Error('The simulator is not started yet.');
    return simulator.url;
  }, clock);
}

export interface Harness {
  readonly clock: FixedClock;
  url(): string;
  request(method: string, path: string, options?: { token?: string; body?: unknown }): Promise<Reply<Json>>;
  control(method: string, path: string, body?: unknown): Promise<Reply<Json>>;
  form(path: string, fields: Record<string, string>): Promise<Reply<Json>>;
  user(input?: unknown): Promise<User>;
  /** A Google account with one place, and a live access token. */
  place(location?: Record<string, unknown>): Promise<{ user: User; token: string; placeId: string; reviews: string }>;
  token(refreshToken: string): Promise<string>;
  review(placeId: string, review?: Record<string, unknown>): Promise<string>;
}

export function harness(url: () => string, clock: Clock): Harness {
  const call = async (method: string, path: string, init: RequestInit): Promise<Reply<Json>> => {
    const response = await fetch(`${url()}${path}`, { method, ...init });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === '' ? null : parse(text) };
  };
  const request: Harness['request'] = (method, path, { token, body } = {}) =>
    call(method, path, {
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const control: Harness['control'] = (method, path, body) => request(method, `/__control${path}`, { body });
  const form: Harness['form'] = (path, fields) => call('POST', path, { body: new URLSearchParams(fields) });
  const user = async (input: unknown = {}): Promise<User> => (await control('POST', '/google/accounts', input)).body;
  const token = async (refreshToken: string): Promise<string> =>
    (await form('/oauth2.googleapis.com/token', refreshForm(refreshToken))).body.access_token;
  return {
    clock: clock as FixedClock,
    url,
    request,
    control,
    form,
    user,
    token,
    place: async (location = {}) => {
      const made = await user({ locations: [{ title: 'Demo Lounge Paris', ...location }] });
      const [place] = made.locations;
      if (place === undefined) throw new Error('No location was made.');
      const reviews = `/mybusiness.googleapis.com/v4/${made.account}/${place.name}/reviews`;
      return { user: made, token: await token(made.refresh_token), placeId: place.place_id, reviews };
    },
    review: async (placeId, review = {}) => {
      const written = {
        source: 'google',
        place_id: placeId,
        rating: 5,
        text: 'Lovely',
        author: 'Demo Guest',
        ...review,
      };
      return (await control('POST', '/reviews', written)).body.platform_review_id;
    },
  };
}

export const refreshForm = (refreshToken: string) => ({
  grant_type: 'refresh_token',
  refresh_token: refreshToken,
  client_id: developmentCredentials.googleClientId,
  client_secret: developmentCredentials.googleClientSecret,
});

function parse(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
