import { randomUUID } from 'node:crypto';
import { tokenWithChecksum } from '@review-reply/crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Call, type Edge, type Gateway, type Key, openEdge } from './edge.ts';

let edge: Edge;
/** Believes one proxy, so that a test chooses its address. */
let proxied: Gateway;
beforeAll(async () => {
  edge = await openEdge();
  proxied = await edge.gateway({ TRUSTED_PROXY_HOPS: '1' });
});
afterAll(() => edge?.stack.close());

let addresses = 0;
const freshAddress = () => `192.0.2.${++addresses}`;
/** A wrong secret that only identity can tell from a right one. */
const wrongSecret = () => tokenWithChecksum('rrs_', 43);

function ask(
  call: Call,
  key: Pick<Key, 'clientId' | 'clientSecret'>,
  address?: string,
  path = 'token',
): Promise<Answer> {
  const form = {
    grant_type: 'client_credentials',
    token: 'x',
    client_id: key.clientId,
    client_secret: key.clientSecret,
  };
  const headers = address === undefined ? {} : { 'x-forwarded-for': address };
  if (path === 'token') Reflect.deleteProperty(form, 'token');
  else Reflect.deleteProperty(form, 'grant_type');
  return call(`/api/v1/oauth/${path}`, { method: 'POST', body: new URLSearchParams(form), headers });
}

const fail = (clientId: string, address: string, clientSecret = wrongSecret()) =>
  ask(proxied.call, { clientId, clientSecret }, address);

async function failTimes(count: number, clientId: string, address: string): Promise<number[]> {
  const statuses: number[] = [];
  while (statuses.length < count) statuses.push((await fail(clientId, address)).status);
  return statuses;
}

const counted = (statuses: readonly number[]) => ({
  refused: statuses.filter((status) => status === 401).length,
  limited: statuses.filter((status) => status === 429).length,
});

describe('wrong secrets', () => {
  it('are 401 twenty times a minute from an address, then 429 with Retry-After, never to be cached', async () => {
    const address = freshAddress();
    const { clientId } = await edge.accountWithKey();
    expect(counted(await failTimes(25, clientId, address))).toEqual({ refused: 20, limited: 5 });
    const answer = await fail(clientId, address);
    expect(answer).toMatchObject({ status: 429, body: { error: { code: 'rate_limited' } } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(40);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('ratelimit-policy')).toBe('"failures";q=20;w=60');
    expect(answer.headers.get('ratelimit-remaining')).toBe('0');
  });

  it('are counted together for an address, whatever client ids they name, also at the revocation endpoint', async () => {
    const address = freshAddress();
    for (let n = 0; n < 10; n++) expect((await fail(`rrk_unknown${n}`, address)).status).toBe(401);
    for (let n = 0; n < 10; n++) {
      const wrong = { clientId: `rrk_other${n}`, clientSecret: wrongSecret() };
      expect((await ask(proxied.call, wrong, address, 'revoke')).status).toBe(401);
    }
    expect((await fail('rrk_unknown', address)).status).toBe(429);
  });

  it('are counted for a client id and address apart, where an address is allowed more', async () => {
    const { call } = await edge.gateway({
      TRUSTED_PROXY_HOPS: '1',
      RATE_LIMIT_TOKEN_FAILURES: '2',
      RATE_LIMIT_TOKEN_FAILURES_PER_ADDRESS: '1000',
    });
    const address = freshAddress();
    const { clientId } = await edge.accountWithKey();
    const once = async (id: string) => (await ask(call, { clientId: id, clientSecret: wrongSecret() }, address)).status;
    expect([await once(clientId), await once(clientId), await once(clientId)]).toEqual([401, 401, 429]);
    expect(await once('rrk_other')).toBe(401);
  });

  it('lock nobody out: the right secret gets its token, from the same address and from others', async () => {
    const address = freshAddress();
    const key = await edge.accountWithKey();
    expect(counted(await failTimes(40, key.clientId, address))).toEqual({ refused: 20, limited: 20 });
    expect((await ask(proxied.call, key, address)).status).toBe(200);
    expect((await ask(proxied.call, key, freshAddress())).status).toBe(200);
    const another = await edge.accountWithKey();
    expect((await ask(proxied.call, another, address)).status).toBe(200);
  });

  it('of one address are no matter of another', async () => {
    const { clientId } = await edge.accountWithKey();
    await failTimes(25, clientId, freshAddress());
    expect((await fail(clientId, freshAddress())).status).toBe(401);
  });
});

describe('an address over its failures', () => {
  it('is answered without identity when the secret cannot be right, or was found wrong before', async () => {
    const address = freshAddress();
    const own = await openEdge({ TRUSTED_PROXY_HOPS: '1' });
    try {
      const { clientId } = await own.accountWithKey();
      const repeated = wrongSecret();
      const fails = (clientSecret: string) => ask(own.call, { clientId, clientSecret }, address);
      for (let n = 0; n < 20; n++) expect((await fails(repeated)).status).toBe(401);
      await own.stopIdentity();
      expect((await fails(repeated)).status).toBe(429);
      expect((await fails('rrs_short')).status).toBe(429);
      // The one that may be right is tried, and so finds identity away.
      expect((await fails(wrongSecret())).status).toBe(503);
    } finally {
      await own.stack.close();
    }
  });
});

describe('a form that cannot be read', () => {
  it.each(['token', 'revoke'])('is refused at /oauth/%s with how its address stands', async (path) => {
    const refused = await proxied.call(`/api/v1/oauth/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': freshAddress() },
      body: '{}',
    });
    expect(refused).toMatchObject({ status: 400, body: { error: { code: 'invalid_request' } } });
    expect(refused.headers.get('ratelimit-policy')).toMatch(/^"failures";q=\d+;w=60$/);
  });
});

describe('a client id', () => {
  it('gets sixty tokens a minute, then 429, however many ask at once; its failures do not count to them', async () => {
    const address = freshAddress();
    const key = await edge.accountWithKey();
    await failTimes(10, key.clientId, address);
    const answers = await Promise.all(
      Array.from({ length: 70 }, (_, n) => ask(n % 2 === 0 ? proxied.call : edge.call, key)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    const remaining = answers.map(({ headers }) => Number(headers.get('ratelimit-remaining')));
    expect(Math.max(...remaining)).toBe(59);
    for (const { headers } of answers) expect(headers.get('ratelimit-policy')).toBe('"tokens";q=60;w=60');
    const refused = await ask(proxied.call, key);
    expect(refused).toMatchObject({ status: 429, body: { error: { code: 'rate_limited' } } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(30);
    expect((await ask(proxied.call, await edge.accountWithKey())).status).toBe(200);
  });
});

describe('a client id that asks for what it does not get', () => {
  it.each([
    ['revoke', 'revocations', 200],
    ['token', 'tokens', 400],
  ])('is held back at /oauth/%s after sixty %s a minute all the same', async (path, policy, status) => {
    const { clientId, clientSecret } = await edge.accountWithKey();
    const asked = path === 'revoke' ? { token: 'x' } : { grant_type: 'client_credentials', scope: 'accounts:manage' };
    const body = () => new URLSearchParams({ ...asked, client_id: clientId, client_secret: clientSecret });
    const once = (call: Call) => call(`/api/v1/oauth/${path}`, { method: 'POST', body: body() });
    const answers = await Promise.all(
      Array.from({ length: 70 }, (_, n) => once(n % 2 === 0 ? proxied.call : edge.call)),
    );
    expect(answers.filter((answer) => answer.status === status)).toHaveLength(60);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(10);
    for (const { headers } of answers) expect(headers.get('ratelimit-policy')).toBe(`"${policy}";q=60;w=60`);
    const key = { clientId, clientSecret };
    expect((await ask(edge.call, key, undefined, path === 'revoke' ? 'token' : 'revoke')).status).toBe(200);
  });
});

describe('X-Forwarded-For', () => {
  it('is not believed unless a proxy is configured', async () => {
    const { call } = await edge.gateway({
      RATE_LIMIT_TOKEN_FAILURES_PER_ADDRESS: '2',
      REDIS_PREFIX: `forwarded-off-${randomUUID()}:`,
    });
    const statuses: number[] = [];
    for (let n = 0; n < 3; n++)
      statuses.push((await ask(call, { clientId: 'rrk_a', clientSecret: wrongSecret() }, freshAddress())).status);
    expect(statuses).toEqual([401, 401, 429]);
  });

  it('is believed for the configured hops alone: what the client wrote before them changes nothing', async () => {
    const address = freshAddress();
    const { clientId } = await edge.accountWithKey();
    await failTimes(20, clientId, address);
    expect((await fail(clientId, `203.0.113.9, ${address}`)).status).toBe(429);
    expect((await fail(clientId, `${address}, ${freshAddress()}`)).status).toBe(401);
  });
});
