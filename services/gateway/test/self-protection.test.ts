import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { listingExample } from '@review-reply/api-schemas';
import { AppError } from '@review-reply/errors';
import { BillingService } from '@review-reply/proto/billing/v1/billing';
import { IdentityService } from '@review-reply/proto/identity/v1/identity';
import { PlacesService } from '@review-reply/proto/places/v1/places';
import { forUsers, forUsersAndSystem, serve } from '@review-reply/rpc';
import { createLifecycle } from '@review-reply/runtime';
import { createLogger, type Logger } from '@review-reply/telemetry';
import { eventually, listen } from '@review-reply/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Edge, type Gateway, openEdge } from './edge.ts';

let edge: Edge;
let token: string;
beforeAll(async () => {
  edge = await openEdge({ HTTP_HEADERS_TIMEOUT_MS: '400', HTTP_REQUEST_TIMEOUT_MS: '800' });
  token = await edge.token(await edge.accountWithKey({ scopes: ['places:read', 'reviews:read', 'webhooks:manage'] }));
});
afterAll(() => edge?.stack.close());

const host = '127.0.0.1';
const cutWithinMs = 10_000;

function open(url: string): Socket {
  return connect({ host, port: Number(new URL(url).port) }).on('error', () => {});
}

/** Sends a piece every so often until the gateway ends the connection. @returns what it answered */
async function trickle(first: string, piece: string): Promise<string> {
  const socket = open(edge.url);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  if (first !== '') socket.write(first);
  const timer = piece === '' ? undefined : setInterval(() => socket.write(piece), 50);
  try {
    await once(socket, 'close', { signal: AbortSignal.timeout(cutWithinMs) });
  } finally {
    clearInterval(timer);
    socket.destroy();
  }
  return Buffer.concat(chunks).toString();
}

describe('a client is cut off', () => {
  it.each([
    ['that says nothing', '', '', /^(HTTP\/1.1 408 |$)/],
    ['that sends its headers by and by', 'GET /healthz HTTP/1.1\r\nHost: a\r\n', 'X-A: a\r\n', /^HTTP\/1.1 408 /],
  ])('%s', async (_name, first, piece, answer) => {
    expect(await trickle(first, piece)).toMatch(answer);
  });

  it('that sends its body by and by', async () => {
    const head = [
      'POST /api/v1/webhooks HTTP/1.1\r\nHost: a\r\nContent-Type: application/json',
      `Authorization: Bearer ${token}\r\nContent-Length: 100000\r\n\r\n`,
    ];
    expect(await trickle(head.join('\r\n'), ' ')).not.toMatch(/^HTTP\/1.1 2/);
  });

  it('that sends more than a hundred headers, before any of them is believed', async () => {
    const headers = Array.from({ length: 101 }, (_, n) => `X-${n}: a\r\n`).join('');
    const answer = await trickle(`GET /healthz HTTP/1.1\r\nHost: a\r\n${headers}\r\n`, '');
    expect(answer).toMatch(/^HTTP\/1.1 431 /);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      error: { code: 'headers_too_large', details: { reason: 'too_many_headers' } },
    });
  });

  it('that takes nothing of its answer', async () => {
    const statuses: unknown[] = [];
    const quiet = createLogger({ service: 'test', level: 'silent' });
    const info = ({ status }: { status?: unknown }) => void statuses.push(status);
    const logger = Object.assign(Object.create(quiet) as Logger, { info });
    const life = createLifecycle({ name: 'gateway', logger });
    edge.stack.onClose(() => life.stop());
    const { url } = await edge.gateway({ HTTP_SILENCE_TIMEOUT_MS: '500' }, life);
    // More than the system keeps for a client that does not read.
    const socket = open(url).pause();
    socket.write('GET /docs/swagger-ui-bundle.js HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(20));
    await eventually(() => expect(statuses).toContain(499));
    socket.destroy();
  });

  it('while others are served', async () => {
    const slow = Array.from({ length: 50 }, () => trickle('GET /healthz HTTP/1.1\r\n', 'X-A: a\r\n'));
    expect((await edge.call('/healthz')).status).toBe(200);
    await Promise.all(slow);
  });
});

describe('connections beyond their number', () => {
  it('are closed at once, and taken again when there is room', async () => {
    const { url } = await edge.gateway({
      HTTP_CONNECTIONS_MAX: '4',
      HTTP_HEADERS_TIMEOUT_MS: '60000',
      HTTP_REQUEST_TIMEOUT_MS: '60000',
    });
    const sockets = Array.from({ length: 10 }, () => open(url));
    await eventually(() => expect(sockets.filter(({ destroyed }) => destroyed).length).toBeGreaterThanOrEqual(6));
    for (const socket of sockets) socket.destroy();
    await eventually(async () => expect((await fetch(`${url}/healthz`)).status).toBe(200));
  });
});

describe('connections of one address beyond its number', () => {
  it('are closed at once, and taken again when there is room, while other addresses are served', async () => {
    const { url } = await edge.gateway({
      HTTP_CONNECTIONS_PER_ADDRESS_MAX: '3',
      HTTP_HEADERS_TIMEOUT_MS: '60000',
      HTTP_REQUEST_TIMEOUT_MS: '60000',
    });
    const port = Number(new URL(url).port);
    const connection = () => connect({ host, port, localAddress: '127.0.0.2' }).on('error', () => {});
    const sockets = Array.from({ length: 8 }, connection);
    await eventually(() => expect(sockets.filter(({ destroyed }) => destroyed).length).toBeGreaterThanOrEqual(5));
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    for (const socket of sockets) socket.destroy();
    await eventually(async () => {
      const again = connection();
      again.write('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
      const [answer] = await once(again, 'data', { signal: AbortSignal.timeout(1_000) });
      expect(String(answer)).toMatch(/^HTTP\/1.1 200 /);
    });
  });
});

describe('a service that hangs', () => {
  let hanging: Server;
  let gateway: Gateway;
  beforeAll(async () => {
    // It accepts connections and never says a word.
    hanging = createServer(() => {});
    const address = `${host}:${await listen(hanging)}`;
    gateway = await edge.gateway({ PLACES_ADDRESS: address, SERVICE_CALLS_MAX: '2' });
  });
  afterAll(() => {
    hanging?.close();
  });

  it('costs its callers their deadline, those beyond the limit nothing, and callers of other services nothing', async () => {
    const places = () => gateway.call('/api/v1/places', { token });
    // So that the account's standing is known here: the calls below then wait for the service alone.
    await gateway.call('/api/v1/reviews', { token });
    const answers = Promise.all(Array.from({ length: 6 }, places));
    const others = await gateway.call('/api/v1/reviews', { token });
    expect(others.headers.get('retry-after')).not.toBe('1');
    expect(await edge.token(await edge.accountWithKey())).toMatch(/^ey/);
    for (const answer of await answers)
      expect(answer).toMatchObject({ status: 503, body: { error: { code: 'service_unavailable' } } });
    const shed = (await answers).filter(({ headers }) => headers.get('retry-after') === '1');
    expect(shed).toHaveLength(4);
  });
});

it('a platform that hangs costs those who ask for listings or edit them, and neither each other nor those who ask for places', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const waiting: string[] = [];
  const listing = { listingJson: Buffer.from(JSON.stringify(listingExample)) };
  const away = forUsers(async () => Promise.reject(new AppError('unavailable', 'service_unavailable')));
  const others = PlacesService.methods.map(({ localName }) => [localName, away]);
  const settings = await edge.stack.serve([
    serve(PlacesService, {
      ...Object.fromEntries(others),
      listPlaces: forUsers(async () => ({ places: [] })),
      getListing: forUsers(async () => {
        waiting.push('read');
        await released;
        return listing;
      }),
      updateListingSection: forUsers(async () => {
        waiting.push('edit');
        await released;
        return { listing };
      }),
    }),
  ]);
  const { call } = await edge.gateway({ ...settings, SERVICE_CALLS_MAX: '2' });
  const token = await edge.token(await edge.accountWithKey({ scopes: ['places:read', 'places:write'] }));
  const path = '/api/v1/places/ChIJ-demo/listing';
  const headers = { 'content-type': 'application/json' };
  const edit = { token, method: 'PATCH', headers, body: JSON.stringify({ status: 'OPEN' }) };
  const answers = [call(path, { token }), call(path, { token })];
  answers.push(call(`${path}/status`, edit), call(`${path}/status`, edit));
  await eventually(() => expect(waiting.toSorted()).toEqual(['edit', 'edit', 'read', 'read']));
  expect(await call(path, { token })).toMatchObject({ status: 503 });
  expect(await call('/api/v1/places', { token })).toMatchObject({ status: 200, body: { data: [] } });
  release();
  for (const answer of answers) expect(await answer).toMatchObject({ status: 200 });
});

it('revocations that hang cost those who ask for them, and not those who ask for their account', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let revoking = 0;
  const identity = edge.identity as unknown as Record<string, (request: object, options: object) => Promise<object>>;
  const passedOn = IdentityService.methods.map(({ localName }) => [
    localName,
    forUsersAndSystem(async (request, { caller }) => {
      if (localName === 'revokeAccessToken') {
        revoking += 1;
        await released;
      }
      return identity[localName]?.(request, { caller }) ?? {};
    }),
  ]);
  const billed = BillingService.methods.map(({ localName }) => [localName, forUsers(async () => ({}))]);
  const settings = await edge.stack.serve([
    serve(IdentityService, Object.fromEntries(passedOn)),
    serve(BillingService, Object.fromEntries(billed)),
  ]);
  const { call } = await edge.gateway({ ...settings, SERVICE_CALLS_MAX: '2' });
  const { clientId, clientSecret } = await edge.accountWithKey();
  const form = { token: 'x', client_id: clientId, client_secret: clientSecret };
  const revoke = () => call('/api/v1/oauth/revoke', { method: 'POST', body: new URLSearchParams(form) });
  const revocations = [revoke(), revoke()];
  await eventually(() => expect(revoking).toBe(2));
  expect(await revoke()).toMatchObject({ status: 503 });
  expect(await call('/api/v1/account', { token })).toMatchObject({ status: 200 });
  release();
  for (const answer of revocations) expect(await answer).toMatchObject({ status: 200 });
});
