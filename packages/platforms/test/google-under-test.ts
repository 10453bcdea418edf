import { randomUUID } from 'node:crypto';
import { developmentCredentials, startSimulator } from '@review-reply/platform-simulator';
import { type GoogleUrls, googleOAuth, googleReviewConnector, openHttpClient } from '../src/index.ts';
import type { LocationUnderTest, PlatformUnderTest } from './contract/platform-under-test.ts';

/** Far above what a busy machine needs for one call, so that only calls made slow on purpose reach it. */
const timeoutMs = 2_000;

export interface SimulatedGoogle {
  readonly urls: GoogleUrls;
  control(method: string, path: string, body?: unknown): Promise<unknown>;
  close(): Promise<void>;
}

export async function startSimulatedGoogle(): Promise<SimulatedGoogle> {
  const { url, close } = await startSimulator();
  return {
    urls: {
      oauth: `${url}/oauth2.googleapis.com`,
      authorize: `${url}/accounts.google.com`,
      accounts: `${url}/mybusinessaccountmanagement.googleapis.com`,
      information: `${url}/mybusinessbusinessinformation.googleapis.com`,
      reviews: `${url}/mybusiness.googleapis.com`,
    },
    control: async (method, path, body) => {
      const answer = await fetch(`${url}/__control${path}`, {
        method,
        ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      });
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
      return answer.status === 204 ? null : answer.json();
    },
    close,
  };
}

export function simulatedOAuth(google: SimulatedGoogle, http = openHttpClient({ timeoutMs })) {
  const { googleClientId: clientId, googleClientSecret: clientSecret } = developmentCredentials;
  return googleOAuth({ http, urls: google.urls, clientId, clientSecret });
}

const states = {
  approved: { outcome: 'APPROVED', state: 'APPROVED' },
  rejected: { outcome: 'REJECTED', state: 'REJECTED' },
  pending: { outcome: 'PENDING', state: 'PENDING' },
  unknown: { outcome: 'UNDOCUMENTED', state: 'UNDOCUMENTED' },
  omitted: { outcome: 'OMITTED', state: null },
} as const;

/** Google's side of the connector's contract, on the simulator. */
export async function openGoogle(): Promise<PlatformUnderTest> {
  const google = await startSimulatedGoogle();
  const http = openHttpClient({ timeoutMs });
  const oauth = simulatedOAuth(google, http);
  const signal = new AbortController().signal;

  const openLocation = async (): Promise<LocationUnderTest> => {
    const placeId = `place-${randomUUID()}`;
    const user = (await google.control('POST', '/google/accounts', {
      locations: [{ title: 'Demo Lounge Paris', place_id: placeId }],
    })) as { sub: string; refresh_token: string; account: string; locations: { name: string }[] };
    const { accessToken } = await oauth.refreshAccessToken({ refreshToken: user.refresh_token, signal });
    return {
      access: { location: `${user.account}/${user.locations[0]?.name}`, accessToken, signal },
      write: async ({ rating, text, author = 'Demo Customer', createdAt }) => {
        const review = {
          source: 'google',
          place_id: placeId,
          rating,
          text,
          author,
          created_at: createdAt.toISOString(),
        };
        return ((await google.control('POST', '/reviews', review)) as { platform_review_id: string })
          .platform_review_id;
      },
      remove: async (id) => void (await google.control('DELETE', `/reviews/${id}?source=google`)),
      judgeReplies: async ({ outcome: word }) => {
        const { outcome, state } = states[word];
        const policyViolation = word === 'rejected' ? 'OFF_TOPIC' : null;
        const violation = policyViolation === null ? {} : { policy_violation: policyViolation };
        await google.control('POST', '/moderation', { source: 'google', place_id: placeId, outcome, ...violation });
        return { state, policyViolation };
      },
      fail: async ({ call, delayMs, ...fault }) => {
        const delay = delayMs === undefined ? {} : { delay_ms: delayMs };
        const target = `google.reviews.${call}`;
        await google.control('POST', '/faults', { target, place_id: placeId, ...delay, ...fault });
      },
      revokeGrant: async () => void (await google.control('POST', `/google/accounts/${user.sub}/revoke`)),
    };
  };
  const close = async () => {
    await google.close();
    await http.close();
  };
  return { connector: googleReviewConnector({ http, urls: google.urls }), timeoutMs, openLocation, close };
}
