import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { eventually } from '@review-reply/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Edge, type Gateway, openEdge } from './edge.ts';
import { openRecorder, type Recorder } from './recorder.ts';

const mebibyte = 1024 * 1024;
const withinMs = 20_000;

let edge: Edge;
let recorder: Recorder;
let gateway: Gateway;
/** The same, for bodies that take their time. */
let impatient: Gateway;
let token: string;
beforeAll(async () => {
  edge = await openEdge();
  const createdAt = { seconds: 1n, nanos: 0 };
  const delivery = {
    deliveryId: 1n,
    eventId: 'evt_1',
    type: 'ping',
    status: 'pending',
    createdAt,
    nextAttemptAt: createdAt,
  };
  recorder = await openRecorder(edge.stack, {
    listEndpoints: () => ({ endpoints: [] }),
    deleteEndpoint: () => ({ webhookId: 1n, createdAt }),
    sendTestEvent: () => ({ delivery }),
  });
  gateway = await edge.gateway(recorder.settings);
  const limits = { HTTP_HEADERS_TIMEOUT_MS: '400', HTTP_REQUEST_TIMEOUT_MS: '800' };
  impatient = await edge.gateway({ ...recorder.settings, ...limits });
  token = await edge.token(await edge.accountWithKey({ scopes: ['webhooks:manage'] }));
});
afterAll(() => edge?.stack.close());

function open({ url }: Gateway, options: { allowHalfOpen?: boolean } = {}): Socket {
  const { hostname, port } = new URL(url);
  return connect({ ...options, host: hostname, port: Number(port) }).on('error', () => {});
}

const head = (request: string, ...headers: string[]) =>
  [`${request} HTTP/1.1`, 'Host: a', `Authorization: Bearer ${token}`, ...headers, '\r\n'].join('\r\n');

/** All that comes until the connection ends. */
async function read(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk)).resume();
  await eventually(() => expect(socket.closed).toBe(true), { timeoutMs: withinMs });
  return Buffer.concat(chunks).toString('latin1');
}

const statusesIn = (answers: string) => [...answers.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status));

it.each([
  ['GET /api/v1/webhooks', 200],
  ['GET /api/v1/openapi.json', 200],
  ['DELETE /api/v1/webhooks/1', 200],
  ['POST /api/v1/webhooks/1/test', 202],
])('a client that sends much with %s, and reads only then, has its whole answer', async (request, status) => {
  const length = 10 * mebibyte;
  const socket = open(gateway).pause();
  const sent = once(socket, 'finish', { signal: AbortSignal.timeout(withinMs) });
  socket.end(head(request, 'Connection: close', `Content-Length: ${length}`) + 'a'.repeat(length));
  await sent;
  const [answer = '', body = ''] = (await read(socket)).split('\r\n\r\n');
  expect(statusesIn(answer)).toEqual([status]);
  expect(JSON.parse(body)).toMatchObject({});
});

describe.each([
  ['GET /api/v1/webhooks', 200],
  ['DELETE /api/v1/webhooks/1', 200],
  ['POST /api/v1/webhooks/1/test', 202],
])('what is sent with %s, which has no body,', (request, status) => {
  it('ends the connection when it is too much, after the one answer', async () => {
    const asked = recorder.requests.size;
    const socket = open(gateway);
    socket.write(head(request, `Content-Length: ${100 * mebibyte}`));
    socket.write(Buffer.alloc(100 * mebibyte, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'));
    expect(statusesIn(await read(socket))).toEqual([status]);
    expect(recorder.requests.size - asked).toBe(1);
  });

  it('ends the connection when it is too slow, after the one answer, whatever the client leaves open', async () => {
    const socket = open(impatient, { allowHalfOpen: true });
    const answers = read(socket);
    socket.write(head(request, `Content-Length: ${mebibyte}`));
    const timer = setInterval(() => socket.write('a'), 50);
    expect(statusesIn(await answers.finally(() => clearInterval(timer)))).toEqual([status]);
  });

  it.each([
    ['with its length', (body: string) => [`Content-Length: ${body.length}`, body]],
    [
      'in chunks',
      (body: string) => ['Transfer-Encoding: chunked', `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`],
    ],
  ])('is no request of its own, sent %s, and the next one is answered', async (_, encoded) => {
    const asked = recorder.requests.size;
    const [header = '', body = ''] = encoded(head('DELETE /api/v1/webhooks/2'));
    const socket = open(gateway);
    const answers = read(socket);
    socket.write(head(request, header) + body + head('GET /healthz', 'Connection: close'));
    expect(statusesIn(await answers)).toEqual([status, 200]);
    expect(recorder.requests.size - asked).toBe(1);
  });
});

describe('a client that is cut off', () => {
  it.each([
    ['for the time its headers take', 'GET /healthz HTTP/1.1\r\nHost: a\r\n', 'X-A: a\r\n'],
    [
      'for the time its body takes',
      'POST /api/v1/oauth/token HTTP/1.1\r\nHost: a\r\nContent-Length: 9999\r\n' +
        'Content-Type: application/x-www-form-urlencoded\r\n\r\n',
      'a',
    ],
  ])('%s is so when it goes on sending too', async (_, first, piece) => {
    const socket = open(impatient, { allowHalfOpen: true });
    const answers = read(socket);
    socket.write(first);
    const timer = setInterval(() => socket.write(piece), 50);
    expect(statusesIn(await answers.finally(() => clearInterval(timer)))).toEqual([408]);
  });
});
