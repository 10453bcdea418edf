import { AccountKind, AccountStatus } from '@review-reply/proto/identity/v1/identity';
import { eventually } from '@review-reply/testing';
import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Edge, type Key, openEdge, operator, publicUrl } from './edge.ts';

let edge: Edge;
let key: Key;
let token: string;

beforeAll(async () => {
  edge = await openEdge();
  key = await edge.accountWithKey();
  token = await edge.token(key);
});
afterAll(() => edge?.stack.close());

/** A call that came through to the services, which are away here: the pipeline let it pass. */
const passed = { status: 503, body: { error: { code: 'service_unavailable' } } };
const places = '/api/v1/places';

describe('a token', () => {
  it('lets a call through', async () => {
    expect(await edge.call(places, { token })).toMatchObject(passed);
  });

  it.each<[string, (headers: Headers) => void, RegExp]>([
    ['missing', () => {}, /^Bearer realm="[^"]+"$/],
    ['of another scheme', (headers) => headers.set('authorization', `Token ${token}`), /error="invalid_token"/],
    ['cut short', (headers) => headers.set('authorization', `Bearer ${token.slice(0, -4)}`), /error="invalid_token"/],
    [
      'without a signature',
      (headers) => headers.set('authorization', `Bearer ${token.split('.').slice(0, 2).join('.')}.`),
      /error="invalid_token"/,
    ],
    ['too long', (headers) => headers.set('authorization', `Bearer ${'a'.repeat(5_000)}`), /error="invalid_token"/],
  ])('%s is 401 invalid_token with a challenge', async (_name, change, challenge) => {
    const headers = new Headers();
    change(headers);
    const answer = await edge.call(places, { headers });
    expect(answer).toMatchObject({ status: 401, body: { error: { code: 'invalid_token' } } });
    expect(answer.headers.get('www-authenticate')).toMatch(challenge);
  });

  it('signed by a foreign key is refused, also under a published key id', async () => {
    const { privateKey } = await generateKeyPair('EdDSA');
    const { kid } = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());
    const forged = await new SignJWT({ client_id: key.clientId, scope: 'places:read', key_ver: 1 })
      .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid })
      .setIssuer(publicUrl)
      .setAudience(publicUrl)
      .setSubject(String(key.accountId))
      .setExpirationTime('1h')
      .setIssuedAt()
      .sign(privateKey);
    expect(await edge.call(places, { token: forged })).toMatchObject({
      status: 401,
      body: { error: { code: 'invalid_token' } },
    });
  });

  it('of a revoked key is refused within two seconds', async () => {
    const revoked = await edge.accountWithKey();
    const revokedToken = await edge.token(revoked);
    expect(await edge.call(places, { token: revokedToken })).toMatchObject(passed);
    await edge.identity.revokeApiKey({ clientId: revoked.clientId }, operator);
    await eventually(async () => expect((await edge.call(places, { token: revokedToken })).status).toBe(401), {
      timeoutMs: 2_000,
    });
  });

  it('without the scope of the endpoint is 403 naming it', async () => {
    const narrow = await edge.token(key, 'reviews:read');
    expect(await edge.call(places, { token: narrow })).toMatchObject({
      status: 403,
      body: { error: { code: 'insufficient_scope', details: { required_scope: 'places:read' } } },
    });
  });
});

describe('terms', () => {
  it('not accepted refuse everything but the account, until they are', async () => {
    const own = await openEdge();
    try {
      const ownKey = await own.accountWithKey();
      const ownToken = await own.token(ownKey);
      await own.identity.publishTerms({ version: '2026-11' }, operator);
      await eventually(async () =>
        expect(await own.call(places, { token: ownToken })).toMatchObject({
          status: 409,
          body: { error: { code: 'terms_not_accepted', details: { version: '2026-11' } } },
        }),
      );
      expect(await own.call('/api/v1/account', { token: ownToken })).toMatchObject(passed);
      await own.identity.acceptTerms({ accountId: ownKey.accountId, version: '2026-11' }, operator);
      await eventually(async () => expect(await own.call(places, { token: ownToken })).toMatchObject(passed));
    } finally {
      await own.stack.close();
    }
  });
});

describe('acting for a client', () => {
  it('is for partners, and for clients that are attached', async () => {
    const partner = await edge.accountWithKey({
      kind: AccountKind.PARTNER,
      scopes: ['places:read', 'reviews:write', 'accounts:manage'],
    });
    const partnerToken = await edge.token(partner);
    const client = await edge.identity.createAccount(
      { name: 'Demo client', email: '', locale: 'fr', kind: AccountKind.CLIENT },
      operator,
    );
    const as = (id: string, asToken = partnerToken) =>
      edge.call(places, { token: asToken, headers: { 'service-account': id } });
    const notFound = { status: 404, body: { error: { code: 'account_not_found' } } };
    for (const id of [String(client.accountId), '999999999', '0', '-1', 'abc', '1.5', '99999999999999999999']) {
      expect(await as(id)).toMatchObject(notFound);
    }
    await edge.identity.attachAccount(
      { accountId: client.accountId, partnerAccountId: partner.accountId, service: 'pro' },
      operator,
    );
    await eventually(async () => expect(await as(String(client.accountId))).toMatchObject(passed));
    expect(await as(String(client.accountId), token)).toMatchObject({
      status: 403,
      body: { error: { code: 'insufficient_scope' } },
    });

    await edge.identity.setAccountStatus({ accountId: client.accountId, status: AccountStatus.SUSPENDED }, operator);
    const write = () =>
      edge.call('/api/v1/reviews/1/suggestions', {
        method: 'POST',
        token: partnerToken,
        headers: { 'service-account': String(client.accountId), 'idempotency-key': 'k' },
      });
    await eventually(async () =>
      expect(await write()).toMatchObject({ status: 409, body: { error: { code: 'account_suspended' } } }),
    );
    expect(await as(String(client.accountId))).toMatchObject(passed);
  });
});

describe('a bad request', () => {
  it('is told all its faults at once, in the language of the caller', async () => {
    const answer = await edge.call('/api/v1/reviews?rating=9&limit=0&color=red&rating=1', {
      token,
      headers: { 'accept-language': 'fr-CA, en;q=0.5' },
    });
    expect(answer.status).toBe(422);
    expect(answer.headers.get('content-language')).toBe('fr');
    const paths = answer.body.error.details.fields.map((field: { path: string }) => field.path);
    expect(paths.sort()).toEqual(['query.color', 'query.limit', 'query.rating']);
  });

  it.each<[string, RequestInit & { path: string }, number, string]>([
    ['an unknown path', { path: '/api/v1/nothing' }, 404, 'not_found'],
    ['a broken percent sign in the path', { path: '/api/v1/reviews/%E0%A4' }, 404, 'not_found'],
    ['a path of no version', { path: '/reviews' }, 404, 'not_found'],
    ['a wrong method', { path: '/api/v1/places', method: 'DELETE' }, 405, 'method_not_allowed'],
    [
      'malformed JSON',
      { path: '/api/v1/webhooks', method: 'POST', body: '{"url":', headers: { 'content-type': 'application/json' } },
      400,
      'malformed_json',
    ],
    [
      'JSON nested too deep',
      {
        path: '/api/v1/webhooks',
        method: 'POST',
        body: '['.repeat(5_000),
        headers: { 'content-type': 'application/json' },
      },
      400,
      'malformed_json',
    ],
    [
      'a body of another type',
      { path: '/api/v1/webhooks', method: 'POST', body: 'url=x', headers: { 'content-type': 'text/plain' } },
      415,
      'unsupported_media_type',
    ],
    [
      'a body over 256 KiB',
      {
        path: '/api/v1/webhooks',
        method: 'POST',
        body: `"${'x'.repeat(300_000)}"`,
        headers: { 'content-type': 'application/json' },
      },
      413,
      'payload_too_large',
    ],
    ['no body where one is needed', { path: '/api/v1/webhooks', method: 'POST' }, 422, 'validation_failed'],
    [
      'a prototype in the body',
      {
        path: '/api/v1/webhooks',
        method: 'POST',
        body: '{"url":"https://example.com/","events":["review.created"],"__proto__":{"a":1}}',
        headers: { 'content-type': 'application/json' },
      },
      422,
      'validation_failed',
    ],
  ])('for %s', async (_name, { path, ...init }, status, code) => {
    const manager = await edge.accountWithKey({ scopes: ['webhooks:manage', 'reviews:read'] });
    const answer = await edge.call(path, { ...init, token: await edge.token(manager) });
    expect(answer).toMatchObject({ status, body: { error: { code } } });
    expect(answer.headers.get('request-id')).toMatch(/^[0-9a-f-]{36}$/);
    if (status === 405) expect(answer.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  });
});
