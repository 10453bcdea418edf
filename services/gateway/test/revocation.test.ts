import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Edge, type Key, openEdge, operator } from './edge.ts';

let edge: Edge;
let key: Key;
let other: Key;

beforeAll(async () => {
  edge = await openEdge({ RATE_LIMIT_TOKEN_FAILURES: '1000', RATE_LIMIT_TOKEN_FAILURES_PER_ADDRESS: '1000' });
  key = await edge.accountWithKey();
  other = await edge.accountWithKey();
});
afterAll(() => edge?.stack.close());

const basic = ({ clientId, clientSecret }: Key) => ({
  authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
});
const revoke = (fields: Record<string, string> | [string, string][], headers: Record<string, string> = {}) =>
  edge.call('/api/v1/oauth/revoke', { method: 'POST', body: new URLSearchParams(fields), headers });
const inForm = ({ clientId, clientSecret }: Key) => ({ client_id: clientId, client_secret: clientSecret });

const reads = async (token: string) => (await edge.call('/api/v1/places', { token })).status;
/** The services are away, so that a token that counts comes as far as 503. */
const counts = 503;

async function ended(token: string): Promise<void> {
  await expect.poll(() => reads(token), { timeout: 2_000, interval: 20 }).toBe(401);
}

describe('the revocation endpoint', () => {
  it('ends that one token within two seconds, and no other of the key', async () => {
    const [first, second] = [await edge.token(key), await edge.token(key)];
    expect(await reads(first)).toBe(counts);
    const answer = await revoke({ token: first, ...inForm(key) });
    expect(answer).toMatchObject({ status: 200, body: {} });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    await ended(first);
    expect(await reads(second)).toBe(counts);
    expect(await reads(await edge.token(key))).toBe(counts);
  });

  it.each<[string, Record<string, string>]>([
    ['access_token', { token_type_hint: 'access_token' }],
    ['refresh_token', { token_type_hint: 'refresh_token' }],
    ['one nobody knows', { token_type_hint: 'nonsense' }],
  ])('needs no hint and is not misled by %s', async (_name, hint) => {
    const token = await edge.token(key);
    expect((await revoke({ token, ...hint }, basic(key))).status).toBe(200);
    await ended(token);
  });

  it.each<[string, (token: string) => string]>([
    ['unknown', () => 'nonsense'],
    ['changed', (token) => `${token.slice(0, -8)}AAAAAAAA`],
    ['beyond ASCII', () => 'é\u0000'],
    ['very long', () => 'a'.repeat(10_000)],
  ])('answers 200 for a token that is %s', async (_name, change) => {
    const token = await edge.token(key);
    expect(await revoke({ token: change(token) }, basic(key))).toMatchObject({ status: 200, body: {} });
    expect(await reads(token)).toBe(counts);
  });

  it('answers 200 again for a token that it has ended', async () => {
    const token = await edge.token(key);
    for (const _time of [1, 2]) expect((await revoke({ token }, basic(key))).status).toBe(200);
  });

  it('ends nothing of another key', async () => {
    const token = await edge.token(other);
    const answer = await revoke({ token }, basic(key));
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_request', details: { reason: 'token_of_another_client' } } },
    });
    expect(await reads(token)).toBe(counts);
  });

  it.each<[string, (token: string) => Promise<Answer>, number, string]>([
    ['no credentials', (token) => revoke({ token }), 401, 'invalid_client'],
    ['an id alone', (token) => revoke({ token, client_id: key.clientId }), 401, 'invalid_client'],
    [
      'a wrong secret in the form',
      (token) => revoke({ token, client_id: key.clientId, client_secret: 'wrong' }),
      401,
      'invalid_client',
    ],
    [
      'a wrong secret by Basic, even for nonsense',
      () => revoke({ token: 'nonsense' }, basic({ ...key, clientSecret: 'wrong' })),
      401,
      'invalid_client',
    ],
    [
      'the secret of another key',
      (token) => revoke({ token }, basic({ ...key, clientSecret: other.clientSecret })),
      401,
      'invalid_client',
    ],
    ['the token itself', (token) => revoke({ token }, { authorization: `Bearer ${token}` }), 401, 'invalid_client'],
    ['both ways at once', (token) => revoke({ token, ...inForm(key) }, basic(key)), 400, 'invalid_request'],
    ['no token', () => revoke({}, basic(key)), 400, 'invalid_request'],
    ['an empty token', () => revoke({ token: '' }, basic(key)), 400, 'invalid_request'],
    [
      'a repeated token',
      (token) =>
        revoke(
          [
            ['token', token],
            ['token', token],
          ],
          basic(key),
        ),
      400,
      'invalid_request',
    ],
    [
      'a JSON body',
      (token) =>
        edge.call('/api/v1/oauth/revoke', {
          method: 'POST',
          body: JSON.stringify({ token }),
          headers: { 'content-type': 'application/json', ...basic(key) },
        }),
      400,
      'invalid_request',
    ],
  ])('refuses %s', async (_name, ask, status, code) => {
    const token = await edge.token(key);
    const answer = await ask(token);
    expect(answer).toMatchObject({ status, body: { error: { code } } });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('www-authenticate')).toEqual(status === 401 ? expect.stringMatching(/^Basic /) : null);
    expect(await reads(token)).toBe(counts);
  });

  it('refuses a revoked key, whose tokens have all ended anyway', async () => {
    const own = await edge.accountWithKey();
    const token = await edge.token(own);
    await edge.identity.revokeApiKey({ clientId: own.clientId }, operator);
    expect(await revoke({ token }, basic(own))).toMatchObject({ status: 401 });
    await ended(token);
  });
});
