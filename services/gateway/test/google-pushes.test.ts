import { parseConfig } from '@review-reply/config';
import { AppError } from '@review-reply/errors';
import { type Control, openControl, startSimulator } from '@review-reply/platform-simulator';
import { PlacesService } from '@review-reply/proto/places/v1/places';
import { ReviewsService } from '@review-reply/proto/reviews/v1/reviews';
import { forSystem, forUsers, type ServedService, serve } from '@review-reply/rpc';
import { eventually, openStack, type Stack } from '@review-reply/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildGateway } from '../src/app.ts';
import { gatewaySettings } from '../src/config.ts';

const nobody = '127.0.0.1:1';
const sender = 'push@demo.iam.gserviceaccount.com';
const audience = 'https://reviews.example.com/pushes/google';
const topic = 'projects/demo/topics/reviews';

let stack: Stack;
let control: Control;
let url: string;
let settings: Record<string, string>;
/** What the services were told, `reviews:<location>` and `places:<location>`. */
const told: string[] = [];
/** Whether the reviews service fails. */
let isAway = false;

beforeAll(async () => {
  stack = await openStack();
  const simulator = await startSimulator({ clock: stack.clock });
  stack.onClose(() => simulator.close());
  control = openControl(simulator.url);
  const addresses = await stack.serve([
    standIn(ReviewsService, 'hastenReads', async ({ locationId }) => {
      if (isAway) throw new AppError('unavailable', 'service_unavailable');
      told.push(`reviews:${locationId}`);
      return {};
    }),
    standIn(PlacesService, 'hastenLooks', async ({ locationId }) => {
      told.push(`places:${locationId}`);
      return {};
    }),
  ]);
  settings = {
    ...addresses,
    ...{ BILLING_ADDRESS: nobody, WEBHOOKS_ADDRESS: nobody, KAFKA_BROKERS: nobody, HOST: '127.0.0.1', PORT: '0' },
    GOOGLE_CERTS_URL: `${simulator.url}/www.googleapis.com`,
    // The failures below are many.
    RATE_LIMIT_UNAUTHENTICATED: '1000',
  };
  url = await gateway({ GOOGLE_PUSH_AUDIENCE: audience, GOOGLE_PUSH_SENDER: sender });
});
afterAll(() => stack?.close());

type Told = (request: { locationId: string }) => Promise<object>;

function standIn(service: typeof ReviewsService | typeof PlacesService, name: string, answer: Told): ServedService {
  const refuse = forUsers(async () => Promise.reject(new AppError('not_found', 'not_found')));
  const methods = service.methods.map(({ localName }) => [localName, refuse]);
  const served = { ...Object.fromEntries(methods), [name]: forSystem(answer as never) };
  return serve(service as typeof ReviewsService, served as never);
}

async function gateway(more: Record<string, string>): Promise<string> {
  const env = await stack.env({ more: { ...settings, ...more } });
  const { port } = await buildGateway(parseConfig(gatewaySettings, env), stack.lifecycle('gateway'));
  return `http://127.0.0.1:${port}`;
}

const tokenFor = async (claims: object) =>
  (await control<{ token: string }>('POST', '/google/push-token', claims)).token;
const ours = { aud: audience, email: sender };
const messageOf = (data: unknown) => ({
  message: { data: Buffer.from(JSON.stringify(data)).toString('base64'), messageId: '1' },
});

async function push(token: string | null, body: unknown, to = url): Promise<number> {
  const headers = { 'content-type': 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await fetch(`${to}/pushes/google`, { method: 'POST', headers, body: text });
  await answer.arrayBuffer();
  return answer.status;
}

it('takes what Google pushes, doubled and in no order, to the services that it concerns', async () => {
  const login = await control<{ account: string; locations: Array<{ name: string; place_id: string }> }>(
    'POST',
    '/google/accounts',
    { locations: [{ title: 'Demo Lounge' }] },
  );
  const types = ['NEW_REVIEW', 'UPDATED_REVIEW', 'GOOGLE_UPDATE'];
  const setting = { pubsubTopic: topic, notificationTypes: types };
  await control('PUT', `/google/${login.account}/notification-setting`, setting);
  const subscription = { topic, endpoint: `${url}/pushes/google`, audience, sender };
  await control('PUT', '/google/push-subscription', subscription);
  const [{ name, place_id } = { name: '', place_id: '' }] = login.locations;
  isAway = true;
  for (const text of ['One.', 'Two.', 'Three.'])
    await control('POST', '/reviews', { source: 'google', place_id, rating: 5, text });
  await control('PATCH', `/google/locations/${place_id}`, { google_updates: { title: 'Lounge' } });
  const pushes = () => control<Array<{ statuses: number[] }>>('GET', '/google/pushes');
  // Google pushes again what a service that is away could not take.
  await eventually(async () => expect((await pushes())[0]?.statuses).toContain(503));
  isAway = false;
  const id = name.replace('locations/', '');
  await eventually(async () => {
    for (const { statuses } of await pushes()) expect(statuses.filter((status) => status === 200)).toHaveLength(2);
  });
  expect(new Set(told)).toEqual(new Set([`reviews:${id}`, `places:${id}`]));
});

it('answers with success what is ours and nobody can use, so that Google does not repeat it', async () => {
  const token = await tokenFor(ours);
  const before = told.length;
  const broken = [{}, messageOf({}), messageOf('?'), { message: { data: '%' } }, 'no JSON', 'x'.repeat(100_000)];
  for (const body of broken) expect(await push(token, body)).toBe(200);
  expect(told).toHaveLength(before);
});

it('refuses what Google did not sign, or signed for somebody else', async () => {
  const before = told.length;
  const body = messageOf({ type: 'NEW_REVIEW', locationName: 'accounts/1/locations/2' });
  const token = await tokenFor(ours);
  const [header = '', claims = '', signature = ''] = token.split('.');
  const forged = Buffer.from(JSON.stringify({ ...JSON.parse(atob(claims)), extra: 1 })).toString('base64url');
  const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
  const otherKey = Buffer.from(JSON.stringify({ alg: 'RS256', kid: 'other' })).toString('base64url');
  const unsigned = [
    null,
    'text',
    `${header}.${forged}.${signature}`,
    `${none}.${claims}.`,
    `${otherKey}.${claims}.${signature}`,
    await tokenFor({ ...ours, iss: 'https://accounts.example.com' }),
    await tokenFor({ ...ours, exp: Math.floor(stack.clock.now().getTime() / 1_000) - 1 }),
    await tokenFor({ ...ours, exp: null }),
  ];
  for (const one of unsigned) expect(await push(one, body)).toBe(401);
  const foreign = [
    { ...ours, aud: 'https://other.example.com' },
    { ...ours, aud: [audience, 'https://other.example.com'] },
    { ...ours, email: 'push@other.iam.gserviceaccount.com' },
    { ...ours, email_verified: false },
    { aud: audience },
  ];
  for (const one of foreign) expect(await push(await tokenFor(one), body)).toBe(403);
  expect(told).toHaveLength(before);
  expect(await push(token, body)).toBe(200);
  expect(told).toHaveLength(before + 1);
});

it('asks to be pushed to again while Google’s keys can’t be had', async () => {
  await control('POST', '/faults', { target: 'google.certs', status: 503, times: 1 });
  const keyless = await gateway({ GOOGLE_PUSH_AUDIENCE: audience, GOOGLE_PUSH_SENDER: sender });
  const token = await tokenFor(ours);
  expect(await push(token, {}, keyless)).toBe(503);
  expect(await push(token, {}, keyless)).toBe(200);
});

it('is not there without its settings, and takes nothing but POST', async () => {
  const without = await gateway({});
  expect(await push(await tokenFor(ours), {}, without)).toBe(404);
  const got = await fetch(`${url}/pushes/google`);
  expect({ status: got.status, allow: got.headers.get('allow') }).toEqual({ status: 405, allow: 'POST, OPTIONS' });
});
