import { once } from 'node:events';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Edge, openEdge } from './edge.ts';

let edge: Edge;
let token: string;

beforeAll(async () => {
  edge = await openEdge();
  token = await edge.token(await edge.accountWithKey({ scopes: ['webhooks:manage'] }));
});
afterAll(() => edge?.stack.close());

/** All that comes back until the connection ends. */
async function exchange(bytes: string): Promise<string> {
  const { hostname, port } = new URL(edge.url);
  const socket = connect({ host: hostname, port: Number(port) });
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk)).on('error', () => {});
  socket.write(bytes, 'latin1');
  await once(socket, 'close', { signal: AbortSignal.timeout(5_000) });
  return Buffer.concat(chunks).toString();
}

describe('bytes that are no HTTP are answered in the shape of errors, and end the connection', () => {
  const head = 'GET /api/v1/account HTTP/1.1\r\nHost: a\r\n';

  it.each([
    ['an unknown method', 'FOO / HTTP/1.1\r\nHost: a\r\n\r\n', 400, 'malformed_request'],
    ['a control character in a header', `${head}X-A: a\x01b\r\n\r\n`, 400, 'malformed_request'],
    ['two lengths', `${head}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`, 400, 'malformed_request'],
    [
      'a length and chunks',
      `${head}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
      'malformed_request',
    ],
    ['two hosts', `${head}host: b\r\n\r\n`, 400, 'malformed_request'],
    ['headers of 100,000 characters', `${head}X-A: ${'a'.repeat(100_000)}\r\n\r\n`, 431, 'headers_too_large'],
    ['more than a hundred headers', `${head}${'X-A: a\r\n'.repeat(100)}\r\n`, 431, 'headers_too_large'],
    [
      'chunks with endless extensions',
      `POST /api/v1/webhooks HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1;${'a'.repeat(20_000)}`,
      413,
      'payload_too_large',
    ],
  ])('%s', async (_, bytes, status, code) => {
    const answer = await exchange(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toMatch(/\r\nrequest-id: [0-9a-f-]{36}\r\n/i);
    const [, body = ''] = answer.split('\r\n\r\n');
    expect(JSON.parse(body)).toMatchObject({ error: { code, message: expect.any(String) } });
  });
});

describe('what could be understood in two ways is refused:', () => {
  const webhook = '{"url":"https://example.com/","events":["review.created"]}';
  const create = (body: string, headers: [string, string][] = []) =>
    edge.call('/api/v1/webhooks', {
      method: 'POST',
      token,
      body,
      headers: [['content-type', 'application/json'], ...headers],
    });

  it('a field twice, by its name', async () => {
    const answer = await create(webhook.replace('{', '{"url":"https://example.org/",'));
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { code: 'malformed_json', details: { reason: 'repeated_name', name: 'url' } } },
    });
  });

  it('two idempotency keys', async () => {
    const bytes = [
      'POST /api/v1/webhooks HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json',
      `Authorization: Bearer ${token}\r\nContent-Length: ${webhook.length}`,
      `Idempotency-Key: one\r\nIdempotency-Key: two\r\n\r\n${webhook}`,
    ];
    const [, body = ''] = (await exchange(bytes.join('\r\n'))).split('\r\n\r\n');
    expect(JSON.parse(body)).toMatchObject({
      error: {
        code: 'validation_failed',
        details: { fields: [{ path: 'header.Idempotency-Key', code: 'repeated_parameter' }] },
      },
    });
  });
});

describe("a form is refused with OAuth's own code", () => {
  const type = 'application/x-www-form-urlencoded';

  it.each<[string, RequestInit]>([
    ['when it is not UTF-8', { body: Buffer.from('grant_type=\xff', 'latin1'), headers: { 'content-type': type } }],
    ['when it is compressed', { body: gzipSync('a=b'), headers: { 'content-type': type, 'content-encoding': 'gzip' } }],
    ['when it says another charset', { body: 'a=b', headers: { 'content-type': `${type}; charset=utf-16` } }],
  ])('%s', async (_, init) => {
    const answer = await edge.call('/api/v1/oauth/token', { method: 'POST', ...init });
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalid_request' } } });
  });
});

describe('a client that sends a body far too large', () => {
  const huge = 10 * 1024 * 1024;
  const head = () =>
    `POST /api/v1/webhooks HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\n`;

  it.each([
    ['with its length', `Content-Length: ${huge}\r\n\r\n${'a'.repeat(huge)}`],
    ['in chunks', `Transfer-Encoding: chunked\r\n\r\n${huge.toString(16)}\r\n${'a'.repeat(huge)}\r\n0\r\n\r\n`],
  ])('%s, and reads only then, is still told what is wrong', async (_, rest) => {
    const { hostname, port } = new URL(edge.url);
    const socket = connect({ host: hostname, port: Number(port) });
    const sent = once(socket, 'finish', { signal: AbortSignal.timeout(10_000) });
    socket.end(head() + rest);
    await sent;
    const [answer] = await once(socket, 'data', { signal: AbortSignal.timeout(10_000) });
    expect(String(answer)).toMatch(/^HTTP\/1.1 413 .*"payload_too_large"/s);
  });
});
