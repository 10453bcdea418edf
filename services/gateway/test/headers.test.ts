import { connect } from 'node:net';
import { apiBasePath, type Operation, operations } from '@review-reply/api-schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Call, type Edge, openEdge } from './edge.ts';

const friend = 'https://app.example.com';
const scopes = ['places:read', 'reviews:read', 'reviews:write'];

let edge: Edge;
let token: string;
/** At a gateway that lets pages of a friend call. */
let friendly: Call;

beforeAll(async () => {
  edge = await openEdge();
  token = await edge.token(await edge.accountWithKey({ scopes }));
  ({ call: friendly } = await edge.gateway({ CORS_ORIGINS: `${friend}, http://localhost:3000` }));
});
afterAll(() => edge?.stack.close());

/** Sends bytes as they are and reads the answer to its end. */
function raw(bytes: string): Promise<string> {
  const { hostname, port } = new URL(edge.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    let answer = '';
    socket.setEncoding('utf8').on('data', (text) => {
      answer += text;
    });
    socket.on('end', () => resolve(answer)).on('error', reject);
  });
}

const ofEveryAnswer = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

describe('every answer', () => {
  it.each<[string, string, RequestInit & { withToken?: boolean }, number]>([
    ['of a success', '/api/v1/openapi.json', {}, 200],
    ['of a refusal', '/api/v1/places', {}, 401],
    ['of a service that is away', '/api/v1/places', { withToken: true }, 503],
    ['of an unknown path', '/nowhere', {}, 404],
    ['of a path that cannot be decoded', '/api/v1/places/%zz', {}, 404],
    ['of OPTIONS', '/api/v1/places', { method: 'OPTIONS' }, 204],
    ['of a probe', '/healthz', {}, 200],
  ])('%s forbids browsers to frame it, run it, guess at it or tell of it', async (_what, path, options, status) => {
    const { withToken, ...init } = options;
    const answer = await edge.call(path, { ...init, ...(withToken && { token }) });
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject(ofEveryAnswer);
    expect(answer.headers.has('x-powered-by')).toBe(false);
    expect(answer.headers.has('server')).toBe(false);
  });

  it.each([
    ['no HTTP', 'hello\r\n\r\n'],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n'],
    ['too many headers', `GET / HTTP/1.1\r\nHost: a\r\n${'X-A: b\r\n'.repeat(120)}Connection: close\r\n\r\n`],
  ])('does so too where there was %s', async (_what, bytes) => {
    const answer = (await raw(bytes)).toLowerCase();
    for (const [name, value] of Object.entries(ofEveryAnswer))
      expect(answer).toContain(`${name}: ${value.toLowerCase()}\r\n`);
  });

  it('asks browsers to come back by https where that is how the platform is reached', async () => {
    expect((await edge.call('/healthz')).headers.has('strict-transport-security')).toBe(false);
    const secure = await edge.gateway({ PUBLIC_URL: 'https://api.example.com' });
    expect((await secure.call('/nowhere')).headers.get('strict-transport-security')).toBe('max-age=31536000');
  });
});

describe('pages of other origins', () => {
  it('are told nothing unless an operator lets them, whatever they ask', async () => {
    for (const method of ['GET', 'OPTIONS']) {
      const headers = { origin: friend, 'access-control-request-method': 'GET' };
      const answer = await edge.call('/api/v1/places', { method, headers });
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  it('that an operator lets may read answers and refusals, limits included', async () => {
    for (const path of ['/api/v1/places', '/api/v1/nowhere', '/.well-known/jwks.json']) {
      const { headers } = await friendly(path, { token, headers: { origin: friend } });
      expect(headers.get('access-control-allow-origin')).toBe(friend);
      expect(headers.get('access-control-expose-headers')).toMatch(/Request-Id.*Retry-After.*RateLimit-Remaining/);
      expect(headers.has('access-control-allow-credentials')).toBe(false);
      expect(headers.get('vary')).toContain('Origin');
    }
    // What language a refusal is in still depends on what was asked for.
    const refusal = await friendly('/api/v1/places', { headers: { origin: friend } });
    expect(refusal.headers.get('vary')).toBe('Origin, Accept-Language');
  });

  it('that an operator lets are told by a preflight what they may send', async () => {
    const headers = { origin: friend, 'access-control-request-method': 'POST' };
    const answer = await friendly('/api/v1/reviews/1/suggestions', { method: 'OPTIONS', headers });
    expect(answer.status).toBe(204);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'access-control-allow-origin': friend,
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers':
        'Authorization, Content-Type, Accept-Language, Idempotency-Key, If-None-Match, Service-Account',
      'access-control-max-age': '600',
    });
  });

  it.each(['https://app.example.com.evil.example', 'http://app.example.com', 'null', 'https://APP.example.com'])(
    'that look like one that is let (%s) are not',
    async (origin) => {
      const { headers } = await friendly('/api/v1/places', { token, headers: { origin } });
      expect(headers.has('access-control-allow-origin')).toBe(false);
      expect(headers.get('vary')).toContain('Origin');
    },
  );

  it.each(['*', 'https://app.example.com/', 'app.example.com', 'ftp://app.example.com'])(
    'cannot be named as %s, which is no origin',
    async (origin) => {
      await expect(edge.gateway({ CORS_ORIGINS: origin })).rejects.toThrow(/CORS_ORIGINS/);
    },
  );
});

/** Every path with the methods that the description gives it. */
const routed = Object.entries(describedPaths()).map(([path, methods]): [string, string] => [path, methods]);

function describedPaths(): Record<string, string> {
  const paths: Record<string, string> = {};
  for (const operation of Object.values<Operation>(operations)) {
    const path = `${operation.base === 'root' ? '' : apiBasePath}${operation.path.replaceAll(/\{\w+\}/g, '1')}`;
    const before = paths[path]?.split(', ').filter((method) => !['HEAD', 'OPTIONS'].includes(method)) ?? [];
    const methods = [...before, operation.method.toUpperCase()];
    paths[path] = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  }
  return paths;
}

async function expectOnly(path: string, allowed: string) {
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((one) => !allowed.includes(one))) {
    const wrong = await edge.call(path, { method, token });
    expect(wrong).toMatchObject({ status: 405, body: { error: { code: 'method_not_allowed' } } });
    expect(wrong.headers.get('allow')).toBe(allowed);
  }
  const options = await edge.call(path, { method: 'OPTIONS' });
  expect([options.status, options.body]).toEqual([204, null]);
  expect(options.headers.get('allow')).toBe(allowed);
  expect(options.headers.has('request-id')).toBe(true);
}

describe('a method', () => {
  it('HEAD answers as GET does, without the body, and is counted as the read it is', async () => {
    const ask = (method: string) => edge.call('/api/v1/places', { method, token });
    const [get, head] = [await ask('GET'), await ask('HEAD')];
    expect(head.status).toBe(get.status);
    expect(head.body).toBeNull();
    const left = ({ headers }: typeof get) => Number(headers.get('ratelimit-remaining'));
    expect(left(get) - left(head)).toBe(1);
    const stable = ({ headers }: typeof get) =>
      [...headers.keys()]
        .filter((name) => !['content-length', 'transfer-encoding', 'connection', 'keep-alive'].includes(name))
        .sort();
    expect(stable(head)).toEqual(stable(get));
  });

  it.each([
    ['/api/v1/places', 'GET, HEAD, OPTIONS'],
    ['/api/v1/reviews/1/suggestions', 'POST, OPTIONS'],
    ['/api/v1/webhooks/1', 'DELETE, GET, PATCH, HEAD, OPTIONS'],
    ['/docs', 'GET, HEAD, OPTIONS'],
    ['/healthz', 'GET, HEAD, OPTIONS'],
  ])('that %s does not have is 405 naming those it has, and OPTIONS names them too', expectOnly);

  it.each(routed)('that %s does not have is 405 naming those that are documented', expectOnly);

  it.each(routed.filter(([, allowed]) => !allowed.includes('HEAD')))('HEAD is none of %s', async (path) => {
    expect((await edge.call(path, { method: 'HEAD', token })).status).toBe(405);
  });

  it.each(routed.filter(([, allowed]) => allowed.includes('HEAD')))('HEAD is one of %s', async (path) => {
    const head = await edge.call(path, { method: 'HEAD' });
    expect([head.status, head.body]).toEqual([(await edge.call(path)).status, null]);
  });

  it('of a path that does not exist is 404, whichever it is', async () => {
    for (const method of ['OPTIONS', 'PUT', 'DELETE', 'HEAD'])
      expect((await edge.call('/api/v1/nowhere', { method })).status).toBe(404);
  });
});

describe('the public port', () => {
  it('tells whether the gateway lives, and nothing of how it stands', async () => {
    expect(await edge.call('/healthz')).toMatchObject({ status: 200, body: { live: true } });
    expect(Object.keys((await edge.call('/healthz')).body)).toEqual(['live']);
    expect((await edge.call('/readyz')).status).toBe(404);
  });
});

describe('the documentation page', () => {
  it('is served with all it loads, and may load nothing else', async () => {
    const page = await fetch(`${edge.url}/docs`);
    const html = await page.text();
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    const loaded = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path ?? '');
    expect(loaded.length).toBeGreaterThan(4);
    for (const path of loaded) {
      expect(path).toMatch(/^\//);
      expect([path, (await fetch(`${edge.url}${path}`)).status]).toEqual([path, 200]);
    }
  });

  it('is sent small to who can take it so, and not again while it has not changed', async () => {
    const path = `${edge.url}/docs/swagger-ui-bundle.js`;
    const plain = await fetch(path, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    const small = await fetch(path, { headers: { 'accept-encoding': 'gzip' } });
    expect(small.headers.get('content-encoding')).toBe('gzip');
    expect(await small.text()).toBe(await plain.text());
    // As browsers ask; by itself fetch would add that it wants nothing of any cache.
    const known = { 'if-none-match': plain.headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
    const again = await fetch(path, { headers: known });
    expect(again.status).toBe(304);
  });

  it('serves none but its own files', async () => {
    for (const name of ['package.json', '..%2fpackage.json', '%2e%2e/package.json', 'swagger-ui-bundle.js.map'])
      expect((await fetch(`${edge.url}/docs/${name}`)).status).toBe(404);
  });
});
