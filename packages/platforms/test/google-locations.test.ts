import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { googleLocations, googleReviewConnector, openHttpClient } from '../src/index.ts';
import { failureOf } from './failure-of.ts';
import { type SimulatedGoogle, simulatedOAuth, startSimulatedGoogle } from './google-under-test.ts';
import { startTinyServer } from './tiny-server.ts';

const signal = new AbortController().signal;
const http = openHttpClient({ timeoutMs: 5_000 });
let google: SimulatedGoogle;

beforeAll(async () => {
  google = await startSimulatedGoogle();
});
afterAll(async () => {
  await google.close();
  await http.close();
});

async function login(input: object): Promise<{ accessToken: string; signal: AbortSignal }> {
  const user = (await google.control('POST', '/google/accounts', input)) as { refresh_token: string };
  const oauth = simulatedOAuth(google, http);
  const { accessToken } = await oauth.refreshAccessToken({ refreshToken: user.refresh_token, signal });
  return { accessToken, signal };
}

const demoLounge = (name: string) => ({
  location_id: randomUUID(),
  place_id: `place-${randomUUID()}`,
  title: `Demo Lounge ${name}`,
});

test('lists the locations of the login and of its groups, each once', async () => {
  const own = demoLounge('Paris');
  const shared = { ...demoLounge('Lyon'), city: 'Lyon', category: 'Airport lounge' };
  const unverified = { ...demoLounge('Nice'), verified: false };
  const accountId = `account-${randomUUID()}`;
  const groupId = `group-${randomUUID()}`;
  const access = await login({
    account_id: accountId,
    locations: [own, shared],
    groups: [
      { account_id: groupId, title: 'Demo Group', locations: [{ ...shared, location_id: undefined }, unverified] },
    ],
  });
  const { listAccounts, listLocations } = googleLocations({ http, urls: google.urls });

  expect(await listAccounts(access)).toEqual([
    { name: `accounts/${accountId}`, title: expect.any(String), type: 'PERSONAL' },
    { name: `accounts/${groupId}`, title: 'Demo Group', type: 'LOCATION_GROUP' },
  ]);
  const locations = await listLocations(access);
  expect(locations.map(({ title, verified }) => [title, verified])).toEqual([
    [own.title, true],
    [shared.title, true],
    [unverified.title, false],
  ]);
  expect(locations[1]).toEqual({
    name: `locations/${shared.location_id}`,
    reviewsName: `accounts/${accountId}/locations/${shared.location_id}`,
    placeId: shared.place_id,
    title: shared.title,
    city: 'Lyon',
    category: 'Airport lounge',
    verified: true,
  });
  expect(locations[2]?.reviewsName).toBe(`accounts/${groupId}/locations/${unverified.location_id}`);
});

test('names locations so that their reviews can be read under that name', async () => {
  const access = await login({ groups: [{ title: 'Demo Group', locations: [demoLounge('Paris')] }] });
  const [location] = await googleLocations({ http, urls: google.urls }).listLocations(access);
  const connector = googleReviewConnector({ http, urls: google.urls });
  const page = await connector.listReviews({ ...access, location: location?.reviewsName ?? '' });
  expect(page.totalReviewCount).toBe(0);
});

test('reads all pages of accounts and of locations', async () => {
  const access = await login({
    locations: Array.from({ length: 201 }, (_, number) => demoLounge(String(number))),
    groups: Array.from({ length: 25 }, (_, number) => ({ title: `Demo Group ${number}`, locations: [demoLounge('')] })),
  });
  const { listAccounts, listLocations } = googleLocations({ http, urls: google.urls });
  expect(await listAccounts(access)).toHaveLength(26);
  expect(new Set((await listLocations(access)).map(({ placeId }) => placeId)).size).toBe(226);
});

test('answers a login without businesses with nothing', async () => {
  const access = await login({});
  expect(await googleLocations({ http, urls: google.urls }).listLocations(access)).toEqual([]);
});

test('does not pass half of an endless list for the whole', async () => {
  const page = { accounts: [{ name: 'accounts/1' }], nextPageToken: 'again' };
  const server = await startTinyServer((_request, response) => void response.end(JSON.stringify(page)));
  try {
    const urls = { accounts: server.url, information: server.url };
    const listing = googleLocations({ http, urls }).listAccounts({ accessToken: 'demo-access-token', signal });
    expect(await failureOf(listing)).toMatchObject({ failure: 'permanent', reason: 'too_many_pages' });
    expect(server.requests).toHaveLength(50);
  } finally {
    await server.close();
  }
});

test('takes a token without the scope for a refusal, not for a login without businesses', async () => {
  const access = await login({ scope: 'openid email' });
  expect(await failureOf(googleLocations({ http, urls: google.urls }).listLocations(access))).toMatchObject({
    failure: 'permanent',
    status: 403,
    reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT',
  });
});
