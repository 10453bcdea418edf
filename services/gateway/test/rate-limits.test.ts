import { randomUUID } from 'node:crypto';
import { AccountKind } from '@review-reply/proto/identity/v1/identity';
import { type CollectedMetrics, collectMetrics, eventually } from '@review-reply/testing';
import { createClient } from 'redis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Call, type Edge, openEdge, operator } from './edge.ts';

let edge: Edge;
let metrics: CollectedMetrics;
beforeAll(async () => {
  metrics = collectMetrics();
  edge = await openEdge();
});
afterAll(async () => {
  await edge?.stack.close();
  await metrics?.close();
});

/** A token without any scope for reviews: what it asks for is counted, then refused without a call to a service. */
async function narrowToken(): Promise<{ clientId: string; token: string }> {
  const key = await edge.accountWithKey({ scopes: ['places:read'] });
  return { clientId: key.clientId, token: await edge.token(key) };
}

const read = (call: Call, token: string) => call('/api/v1/reviews', { token });
const generate = (call: Call, token: string) => call('/api/v1/reviews/1/suggestions', { method: 'POST', token });
const write = (call: Call, token: string) => call('/api/v1/reviews/1/replies', { method: 'POST', token });

const limitHeaders = ({ headers }: Answer) =>
  ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset', 'ratelimit-policy', 'ratelimit'].map((name) =>
    headers.get(name),
  );

async function times(count: number, ask: () => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: count }, ask));
}

const withStatus = (answers: readonly Answer[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

describe('the headers of a counted call', () => {
  it.each<[string, number, string, (token: string) => Promise<Answer>]>([
    ['a refused scope', 403, 'reads', (token) => read(edge.call, token)],
    ['an invalid request', 422, 'reads', (token) => edge.call('/api/v1/places?color=red', { token })],
    ['a service that is away', 503, 'reads', (token) => edge.call('/api/v1/places', { token })],
    [
      'an account that is not attached',
      403,
      'reads',
      (token) => edge.call('/api/v1/places', { token, headers: { 'service-account': '77' } }),
    ],
  ])('come with %s', async (_name, status, limitClass, ask) => {
    const { token } = await narrowToken();
    const answer = await ask(token);
    expect(answer.status).toBe(status);
    expect(limitHeaders(answer)).toEqual([
      '120',
      '119',
      '60',
      `"${limitClass}";q=120;w=60`,
      `"${limitClass}";r=119;t=60`,
    ]);
    const next = await ask(token);
    expect(next.headers.get('ratelimit-remaining')).toBe('118');
  });

  it('are absent where nothing is counted', async () => {
    for (const path of ['/api/v1/openapi.json', '/api/v1/nothing']) {
      expect(limitHeaders(await edge.call(path))).toEqual([null, null, null, null, null]);
    }
  });
});

describe('an address', () => {
  it('that calls again and again without a valid token is told so, then 429, and locks out nobody beside it', async () => {
    const limits = { RATE_LIMIT_UNAUTHENTICATED: '3', REDIS_PREFIX: `strangers-${randomUUID()}:` };
    const [one, other] = [await edge.gateway(limits), await edge.gateway(limits)];
    const { token } = await narrowToken();
    const guesses = [{}, { token: 'none' }, { token: `${token}x` }];
    for (const [at, guess] of guesses.entries()) {
      const answer = await (at === 1 ? other : one).call('/api/v1/reviews', guess);
      expect([answer.status, ...limitHeaders(answer).slice(0, 2)]).toEqual([401, '3', String(2 - at)]);
      expect(answer.headers.get('ratelimit-policy')).toBe('"unauthenticated";q=3;w=60');
    }
    for (const { call } of [one, other]) {
      const refused = await call('/api/v1/reviews', { token: `${token}y` });
      expect([refused.status, refused.body.error.code]).toEqual([429, 'rate_limited']);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
      const neighbour = await read(call, token);
      expect([neighbour.status, neighbour.headers.get('ratelimit-limit')]).toEqual([403, '120']);
    }
  });
});

describe('a key', () => {
  it('has 120 reads, 30 writes and 20 generations in 60 s, each apart from the others', async () => {
    const { token } = await narrowToken();
    for (const [ask, limit] of [
      [generate, 20],
      [write, 30],
      [read, 120],
    ] as const) {
      const answers = await times(limit + 3, () => ask(edge.call, token));
      expect(withStatus(answers, 403)).toBe(limit);
      expect(withStatus(answers, 429)).toBe(3);
    }
  });

  it('gets its own limit whoever else has used theirs up, and one limit for all its tokens', async () => {
    const key = await edge.accountWithKey({ scopes: ['places:read'] });
    const [first, second] = [await edge.token(key), await edge.token(key)];
    await times(20, () => generate(edge.call, first));
    expect((await generate(edge.call, second)).status).toBe(429);
    const other = await narrowToken();
    expect((await generate(edge.call, other.token)).status).toBe(403);
  });

  it('is counted for what it does for a client account', async () => {
    const partner = await edge.accountWithKey({
      kind: AccountKind.PARTNER,
      scopes: ['places:read', 'reviews:write', 'accounts:manage'],
    });
    const token = await edge.token(partner);
    const { accountId } = await edge.identity.createAccount(
      { name: 'Demo client', email: '', locale: 'fr', kind: AccountKind.CLIENT },
      operator,
    );
    await edge.identity.attachAccount({ accountId, partnerAccountId: partner.accountId, service: 'pro' }, operator);
    const forClient = () =>
      edge.call('/api/v1/reviews/1/suggestions', {
        method: 'POST',
        token,
        headers: { 'service-account': String(accountId) },
      });
    // Without an Idempotency-Key: judged after the acting account, so that its 422 shows that the call was let through.
    await eventually(async () => expect((await forClient()).status).toBe(422));
    const own = await generate(edge.call, token);
    expect(Number(own.headers.get('ratelimit-remaining'))).toBeLessThanOrEqual(18);
    await times(20, forClient);
    expect((await generate(edge.call, token)).status).toBe(429);
  });
});

describe('a refused call', () => {
  it('is 429 rate_limited with Retry-After, in the language of the caller, and costs nothing', async () => {
    const { token } = await narrowToken();
    await times(20, () => generate(edge.call, token));
    for (let n = 0; n < 3; n++) {
      const refused = await edge.call('/api/v1/reviews/1/suggestions', {
        method: 'POST',
        token,
        headers: { 'accept-language': 'fr' },
      });
      const retryAfterS = Number(refused.headers.get('retry-after'));
      expect(refused).toMatchObject({
        status: 429,
        body: { error: { code: 'rate_limited', details: { retry_after_s: retryAfterS } } },
      });
      expect(retryAfterS).toBeGreaterThan(50);
      expect(retryAfterS).toBeLessThanOrEqual(60);
      expect(limitHeaders(refused)).toEqual([
        '20',
        '0',
        String(retryAfterS),
        '"generations";q=20;w=60',
        `"generations";r=0;t=${retryAfterS}`,
      ]);
      expect(refused.headers.get('content-language')).toBe('fr');
    }
  });

  it('passes after Retry-After, one for each call that then left the window', async () => {
    // The other gateway knows of the calls by Redis alone.
    const { call } = await edge.gateway();
    const { clientId, token } = await narrowToken();
    await times(20, () => generate(edge.call, token));
    const secondsAgo = 50;
    await setBack(`limit:{${clientId}}:generations`, secondsAgo);
    const refused = await generate(call, token);
    expect(refused.status).toBe(429);
    const retryAfterS = Number(refused.headers.get('retry-after'));
    expect(retryAfterS).toBeLessThanOrEqual(60 - secondsAgo);
    // In real time: the gateway remembers whom it has refused, and until when.
    await eventually(async () => expect((await generate(call, token)).status).toBe(403));
  });
});

describe('metrics', () => {
  it('tell what was refused, by limit and by reason, and how old the edge state is', async () => {
    const read = async () => ({
      ...(await metrics.by('gateway.limits.refused', 'limit')),
      ...(await metrics.by('gateway.bearers.refused', 'reason')),
      ...(await metrics.by('gateway.tokens.refused', 'reason')),
      issued: await metrics.value('gateway.tokens.issued'),
    });
    const before: Record<string, number> = await read();
    const { token } = await narrowToken();
    await times(31, () => write(edge.call, token));
    await edge.call('/api/v1/reviews', { token: 'not-a-token' });
    await edge.call('/api/v1/reviews');
    const body = new URLSearchParams({ grant_type: 'client_credentials', client_id: 'rrk_x', client_secret: 'wrong' });
    await edge.call('/api/v1/oauth/token', { method: 'POST', body });
    const after: Record<string, number> = await read();
    const change = (name: string) => (after[name] ?? 0) - (before[name] ?? 0);
    expect(['writes', 'invalid', 'missing', 'invalid_client', 'issued'].map(change)).toEqual([1, 1, 1, 1, 1]);
    expect(await metrics.value('gateway.limits.local')).toBe(0);
    expect(await metrics.value('gateway.edge_state.age')).toBeLessThan(60);
  });
});

describe('two gateways', () => {
  it('allow exactly N of 2N calls at once, whichever they reach', async () => {
    const other = await edge.gateway();
    const { token } = await narrowToken();
    const answers = await Promise.all([
      times(120, () => read(edge.call, token)),
      times(120, () => read(other.call, token)),
    ]);
    expect(withStatus(answers.flat(), 403)).toBe(120);
    expect(withStatus(answers.flat(), 429)).toBe(120);
    for (const call of [edge.call, other.call]) expect((await read(call, token)).status).toBe(429);
  });
});

/** Lets a log in Redis look as if its calls had come earlier. */
async function setBack(key: string, seconds: number): Promise<void> {
  const redis = createClient({ url: edge.stack.redisUrl });
  await redis.connect();
  try {
    const name = `${edge.stack.redisPrefix}${key}`;
    const earlier = (await redis.lRange(name, 0, -1)).map((at) => String(Number(at) - seconds * 1_000_000));
    expect(earlier.length).toBeGreaterThan(0);
    await redis.multi().del(name).rPush(name, earlier).expire(name, 60).exec();
  } finally {
    redis.destroy();
  }
}
