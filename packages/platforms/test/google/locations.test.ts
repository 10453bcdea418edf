import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { googleLocations } from '../../src/google/locations.ts';
import { type Access, openHttpClient, toAccess } from '../../src/index.ts';
import { failureOf } from '../failure-of.ts';
import { openTinyServer, startTinyServer } from '../tiny-server.ts';
import { type SimulatedGoogle, startSimulatedGoogle } from './under-test.ts';

const signal = new AbortController().signal;
const http = openHttpClient({ timeoutMs: 5_000 });
let google: SimulatedGoogle;

beforeAll(async () => {
  google = await startSimulatedGoogle(http);
});
afterAll(async () => {
  await google.close();
  await http.close();
});

async function login(input: object): Promise<{ access: Access; signal: AbortSignal }> {
  const user = (await google.control('POST', '/google/accounts', input)) as { refresh_token: string };
  const { access } = await google.login.obtainAccess({ credentials: user.refresh_token, signal });
  return { access, signal };
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
  const { listAccounts, listLocations } = google.locations;

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
    location: `accounts/${accountId}/locations/${shared.location_id}`,
    placeId: shared.place_id,
    title: shared.title,
    city: 'Lyon',
    region: 'FR',
    locale: 'fr',
    category: 'Airport lounge',
    verified: true,
  });
  expect(locations[2]?.location).toBe(`accounts/${groupId}/locations/${unverified.location_id}`);
});

test('names locations so that their reviews can be read under that name', async () => {
  const access = await login({ groups: [{ title: 'Demo Group', locations: [demoLounge('Paris')] }] });
  const [location] = await google.locations.listLocations(access);
  const page = await google.connector.listReviews({ ...access, location: location?.location ?? '' });
  expect(page.totalReviewCount).toBe(0);
});

test('reads all pages of accounts and of locations', async () => {
  const access = await login({
    locations: Array.from({ length: 201 }, (_, number) => demoLounge(String(number))),
    groups: Array.from({ length: 25 }, (_, number) => ({ title: `Demo Group ${number}`, locations: [demoLounge('')] })),
  });
  const { listAccounts, listLocations } = google.locations;
  expect(await listAccounts(access)).toHaveLength(26);
  expect(new Set((await listLocations(access)).map(({ placeId }) => placeId)).size).toBe(226);
});

describe('locations of many accounts', () => {
  const accounts = Array.from({ length: 20 }, (_, number) => ({ name: `accounts/${number}` }));
  const numberIn = (path: string | undefined) => Number(/^\/v1\/accounts\/(\d+)\/locations\?/.exec(path ?? '')?.[1]);
  /** A list of accounts, and lists of locations as `answer` gives them. */
  const openAccounts = async (answer: (number: number, response: ServerResponse) => void) => {
    const { server, http } = await openTinyServer((request, response) => {
      if (request.url?.startsWith('/v1/accounts?')) response.end(JSON.stringify({ accounts }));
      else answer(numberIn(request.url), response);
    });
    const { listLocations } = googleLocations({ http, accountsUrl: server.url, informationUrl: server.url });
    return { server, list: (signal: AbortSignal) => listLocations({ access: toAccess('demo-access-token'), signal }) };
  };
  const end = (response: ServerResponse, ...names: string[]) =>
    response.end(JSON.stringify({ locations: names.map((name) => ({ name: `locations/${name}` })) }));

  test('are read eight lists at a time, and named by the first account whose list has them', async () => {
    let waiting: Array<() => void> = [];
    let answered = 0;
    let atOnceMax = 0;
    const { list } = await openAccounts((number, response) => {
      waiting.push(() => end(response, 'shared', `of-${number}`));
      atOnceMax = Math.max(atOnceMax, waiting.length);
      if (waiting.length < Math.min(8, accounts.length - answered)) return;
      answered += waiting.length;
      for (const answer of waiting.toReversed()) answer();
      waiting = [];
    });
    expect((await list(signal)).map(({ location }) => location)).toEqual([
      'accounts/0/locations/shared',
      ...accounts.map(({ name }, number) => `${name}/locations/of-${number}`),
    ]);
    expect(atOnceMax).toBe(8);
  });

  test('are not read on once one list is refused, or nobody waits for them', async () => {
    for (const isRefused of [true, false]) {
      const given = new AbortController();
      const ended: Array<Promise<unknown>> = [];
      const { server, list } = await openAccounts((_number, response) => {
        ended.push(once(response, 'close'));
        if (ended.length < 8) return;
        if (isRefused) response.writeHead(403).end();
        else given.abort();
      });
      const failure = await list(given.signal).catch((error) => error);
      if (isRefused) expect(failure).toMatchObject({ failure: 'permanent', status: 403 });
      else expect(failure).toBe(given.signal.reason);
      await Promise.all(ended);
      expect(server.requests).toHaveLength(1 + 8);
    }
  });
});

test('answers a login without businesses with nothing', async () => {
  const access = await login({});
  expect(await google.locations.listLocations(access)).toEqual([]);
});

test('does not pass half of an endless list for the whole', async () => {
  const page = { accounts: [{ name: 'accounts/1' }], nextPageToken: 'again' };
  const server = await startTinyServer((_request, response) => void response.end(JSON.stringify(page)));
  try {
    const { listAccounts } = googleLocations({ http, accountsUrl: server.url, informationUrl: server.url });
    const listing = listAccounts({ access: toAccess('demo-access-token'), signal });
    expect(await failureOf(listing)).toMatchObject({ failure: 'permanent', reason: 'too_many_pages' });
    expect(server.requests).toHaveLength(50);
  } finally {
    await server.close();
  }
});

test('takes a token without the scope for a refusal, not for a login without businesses', async () => {
  const access = await login({ scope: 'openid email' });
  expect(await failureOf(google.locations.listLocations(access))).toMatchObject({
    failure: 'permanent',
    status: 403,
    reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT',
  });
});
