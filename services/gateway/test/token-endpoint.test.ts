import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Edge, type Key, openEdge } from './edge.ts';

let edge: Edge;
let key: Key;

beforeAll(async () => {
  edge = await openEdge({ RATE_LIMIT_TOKEN_FAILURES: '1000', RATE_LIMIT_TOKEN_FAILURES_PER_ADDRESS: '1000' });
  key = await edge.accountWithKey();
});
afterAll(() => edge?.stack.close());

const path = '/api/v1/oauth/token';
const encoded = (text: string) => [...text].map((character) => `%${character.charCodeAt(0).toString(16)}`).join('');
const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
});
const form = (fields: Record<string, string> | [string, string][]) => new URLSearchParams(fields);
const grant = { grant_type: 'client_credentials' };
const post = (body: URLSearchParams | string, headers: Record<string, string> = {}) =>
  edge.call(path, { method: 'POST', body, headers });

const inQuery = () =>
  edge.call(`${path}?${form({ ...grant, client_id: key.clientId, client_secret: key.clientSecret })}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

describe('the token endpoint', () => {
  it('answers a bearer token of one hour with all scopes of the key, never to be cached', async () => {
    const answer = await post(form({ ...grant, client_id: key.clientId, client_secret: key.clientSecret }));
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      access_token: expect.stringMatching(/^ey/),
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'places:read reviews:read',
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('pragma')).toBe('no-cache');
  });

  it('decodes Basic credentials as a form does', async () => {
    const answer = await post(form(grant), basic(encoded(key.clientId), encoded(key.clientSecret)));
    expect(answer.status).toBe(200);
  });

  it.each<[string, Record<string, string>]>([
    ['in the form', {}],
    ['by Basic', { authorization: 'Basic' }],
    ['by Basic, spelled otherwise', { authorization: 'bASIC' }],
  ])('takes credentials %s', async (_name, { authorization }) => {
    const fields = { ...grant, client_id: key.clientId };
    const answer =
      authorization === undefined
        ? await post(form({ ...fields, client_secret: key.clientSecret }))
        : await post(form(fields), {
            authorization: basic(key.clientId, key.clientSecret).authorization.replace('Basic', authorization),
          });
    expect(answer.status).toBe(200);
  });

  it('takes a parameter without a value as left out, as some clients send what they do not use', async () => {
    const fields = { ...grant, client_id: '', client_secret: '' };
    expect((await post(form(fields), basic(key.clientId, key.clientSecret))).status).toBe(200);
    expect(await post(form(fields))).toMatchObject({ status: 401, body: { error: { code: 'invalid_client' } } });
    const without = { client_id: key.clientId, client_secret: key.clientSecret };
    expect(await post(form({ ...without, grant_type: '' }))).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_request' } },
    });
  });

  it.each<[string, Record<string, string>, string]>([
    ['no scope parameter', {}, 'places:read reviews:read'],
    ['an empty scope', { scope: '' }, 'places:read reviews:read'],
    ['a subset', { scope: 'reviews:read' }, 'reviews:read'],
    ['a repeated scope', { scope: 'reviews:read reviews:read places:read' }, 'places:read reviews:read'],
  ])('grants for %s what it should', async (_name, fields, scope) => {
    const answer = await post(form({ ...grant, ...fields }), basic(key.clientId, key.clientSecret));
    expect(answer.body).toMatchObject({ scope });
  });

  it.each<[string, () => Promise<{ status: number; headers: Headers; body: unknown }>, number, string]>([
    [
      'a wrong secret in the form',
      () => post(form({ ...grant, client_id: key.clientId, client_secret: 'wrong' })),
      401,
      'invalid_client',
    ],
    ['a wrong secret by Basic', () => post(form(grant), basic(key.clientId, 'wrong')), 401, 'invalid_client'],
    ['no credentials', () => post(form(grant)), 401, 'invalid_client'],
    [
      'an unknown client id',
      () => post(form({ ...grant, client_id: 'rrk_unknown', client_secret: key.clientSecret })),
      401,
      'invalid_client',
    ],
    ['an id without a secret by Basic', () => post(form(grant), basic(key.clientId, '')), 401, 'invalid_client'],
    [
      'Basic without a colon',
      () => post(form(grant), { authorization: `Basic ${Buffer.from(key.clientId).toString('base64')}` }),
      401,
      'invalid_client',
    ],
    ['Basic without anything', () => post(form(grant), { authorization: 'Basic' }), 401, 'invalid_client'],
    [
      'another id in the form than by Basic',
      () => post(form({ ...grant, client_id: 'rrk_other' }), basic(key.clientId, key.clientSecret)),
      400,
      'invalid_request',
    ],
    [
      'a repeated grant_type',
      () =>
        post(
          form([
            ['grant_type', 'client_credentials'],
            ['grant_type', 'client_credentials'],
          ]),
          basic(key.clientId, key.clientSecret),
        ),
      400,
      'invalid_request',
    ],
    [
      'a grant that the library knows and we do not',
      () => post(form({ grant_type: 'refresh_token' }), basic(key.clientId, key.clientSecret)),
      400,
      'unsupported_grant_type',
    ],
    ['an empty body', () => post(form({}), {}), 400, 'invalid_request'],
    ['credentials in the query', () => inQuery(), 400, 'invalid_request'],
    ['an id alone', () => post(form({ ...grant, client_id: key.clientId })), 401, 'invalid_client'],
    ['broken Basic', () => post(form(grant), { authorization: 'Basic ???' }), 401, 'invalid_client'],
    ['another scheme', () => post(form(grant), { authorization: 'Bearer abc' }), 401, 'invalid_client'],
    ['a broken percent sign in Basic', () => post(form(grant), basic('%zz', 'x')), 401, 'invalid_client'],
    [
      'a secret beyond ASCII',
      () => post(form({ ...grant, client_id: key.clientId, client_secret: 'é\u0000' })),
      401,
      'invalid_client',
    ],
    [
      'both ways at once',
      () =>
        post(
          form({ ...grant, client_id: key.clientId, client_secret: key.clientSecret }),
          basic(key.clientId, key.clientSecret),
        ),
      400,
      'invalid_request',
    ],
    [
      'a repeated parameter',
      () =>
        post(
          form([
            ['grant_type', 'client_credentials'],
            ['scope', 'a'],
            ['scope', 'b'],
          ]),
          basic(key.clientId, key.clientSecret),
        ),
      400,
      'invalid_request',
    ],
    ['no grant_type', () => post(form({}), basic(key.clientId, key.clientSecret)), 400, 'invalid_request'],
    [
      'a JSON body',
      () =>
        post(JSON.stringify(grant), { 'content-type': 'application/json', ...basic(key.clientId, key.clientSecret) }),
      400,
      'invalid_request',
    ],
    [
      'the password grant',
      () => post(form({ grant_type: 'password' }), basic(key.clientId, key.clientSecret)),
      400,
      'unsupported_grant_type',
    ],
    [
      'an unknown grant',
      () => post(form({ grant_type: 'x' }), basic(key.clientId, key.clientSecret)),
      400,
      'unsupported_grant_type',
    ],
    [
      'a scope the key lacks',
      () => post(form({ ...grant, scope: 'webhooks:manage' }), basic(key.clientId, key.clientSecret)),
      400,
      'invalid_scope',
    ],
    [
      'an unknown scope',
      () => post(form({ ...grant, scope: 'nonsense' }), basic(key.clientId, key.clientSecret)),
      400,
      'invalid_scope',
    ],
  ])('refuses %s', async (_name, ask, status, code) => {
    const answer = await ask();
    expect(answer).toMatchObject({
      status,
      body: { error: { code, message: expect.any(String), details: expect.any(Object) } },
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('pragma')).toBe('no-cache');
    expect(answer.headers.get('www-authenticate')).toEqual(status === 401 ? expect.stringMatching(/^Basic /) : null);
  });

  it('grants what the answer says: scope, lifetime and the token’s own claims are the same', async () => {
    const answer = await post(form({ ...grant, scope: 'reviews:read' }), basic(key.clientId, key.clientSecret));
    const claims = decodeJwt(answer.body.access_token);
    expect(claims).toMatchObject({ scope: answer.body.scope, client_id: key.clientId });
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(answer.body.expires_in);
    expect(decodeProtectedHeader(answer.body.access_token)).toMatchObject({ alg: 'EdDSA', typ: 'at+jwt' });
  });

  it('answers each of many that ask at once as it would alone', async () => {
    const keys = await Promise.all(Array.from({ length: 10 }, () => edge.accountWithKey()));
    const ask = ({ clientId, clientSecret }: Key, fields = {}) =>
      post(form({ ...grant, client_id: clientId, client_secret: clientSecret, ...fields }));
    const [right, wrong, beyond] = await Promise.all([
      Promise.all(keys.map((each) => ask(each))),
      Promise.all(keys.map((each) => ask({ ...each, clientSecret: 'wrong' }))),
      Promise.all(keys.map((each) => ask(each, { scope: 'webhooks:manage' }))),
    ]);
    expect(right.map(({ body }) => decodeJwt(body.access_token).client_id)).toEqual(keys.map((each) => each.clientId));
    for (const { status, body } of wrong) expect([status, body.error.code]).toEqual([401, 'invalid_client']);
    for (const { status, body } of beyond) expect([status, body.error.code]).toEqual([400, 'invalid_scope']);
  });

  it('says nothing of what failed inside, and is not to be cached then either', async () => {
    const away = await edge.gateway();
    await edge.stopIdentity();
    const answer = await away.call(path, {
      method: 'POST',
      body: form({ ...grant, client_id: key.clientId, client_secret: key.clientSecret }),
    });
    expect(answer).toMatchObject({ status: 503, body: { error: { code: 'service_unavailable' } } });
    expect(Object.keys(answer.body.error.details)).toEqual(['request_id']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});
