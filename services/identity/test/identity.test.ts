import { parseConfig } from '@review-reply/config';
import { AccountKind, IdentityService } from '@review-reply/proto/identity/v1/identity';
import { systemCaller } from '@review-reply/rpc';
import { openStack, type Stack, testCaller } from '@review-reply/testing';
import { decodeJwt, decodeProtectedHeader, importJWK, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildIdentity } from '../src/app.ts';
import { identitySettings } from '../src/config.ts';

let stack: Stack;
let identity: ReturnType<typeof stack.client<typeof IdentityService>>;
const operator = { caller: systemCaller('admin') };
const gateway = { caller: systemCaller('gateway') };

beforeAll(async () => {
  stack = await openStack({ publishers: ['identity'] });
  const env = await stack.env({ migrations: new URL('../migrations', import.meta.url) });
  const server = await buildIdentity(parseConfig(identitySettings, env), stack.lifecycle('identity'));
  identity = stack.client(IdentityService, server.port);
});
afterAll(() => stack?.close());

async function accountWithKey(scopes = ['places:read', 'reviews:read']) {
  const account = await identity.createAccount(
    { name: 'Demo account', email: 'demo@example.com', locale: 'en', kind: AccountKind.STANDARD },
    operator,
  );
  const { key, clientSecret } = await identity.createApiKey(
    { accountId: account.accountId, name: 'demo', scopes },
    operator,
  );
  if (key === undefined) throw new Error('no key');
  return { account, key, clientSecret };
}

describe('tokens', () => {
  it('carry account, scopes and key version, signed with a published key', async () => {
    const { account, key, clientSecret } = await accountWithKey(['reviews:read', 'places:read']);
    const issued = await identity.issueAccessToken({ clientId: key.clientId, clientSecret, scopes: [] }, gateway);
    expect(issued.expiresInS).toBe(3600);
    expect(issued.scopes).toEqual(['places:read', 'reviews:read']);
    const state = await identity.getEdgeState({ since: 0n }, gateway);
    const { kid } = decodeProtectedHeader(issued.accessToken);
    const published = state.signingKeys.find((candidate) => candidate.kid === kid);
    const verified = await jwtVerify(
      issued.accessToken,
      await importJWK(JSON.parse(published?.jwkJson ?? '{}'), 'EdDSA'),
      {
        issuer: 'http://127.0.0.1:8080',
        audience: 'http://127.0.0.1:8080',
        typ: 'at+jwt',
        currentDate: stack.clock.now(),
      },
    );
    expect(verified.payload).toMatchObject({
      sub: String(account.accountId),
      client_id: key.clientId,
      scope: 'places:read reviews:read',
      key_ver: 1,
    });
    expect((verified.payload.exp ?? 0) - (verified.payload.iat ?? 0)).toBe(3600);
  });

  it('can be narrowed to some of the scopes and to none beyond', async () => {
    const { key, clientSecret } = await accountWithKey();
    const ask = (scopes: string[]) =>
      identity.issueAccessToken({ clientId: key.clientId, clientSecret, scopes }, gateway);
    const narrowed = await ask(['reviews:read']);
    expect(decodeJwt(narrowed.accessToken).scope).toBe('reviews:read');
    await expect(ask(['reviews:read', 'webhooks:manage'])).rejects.toMatchObject({ code: 'invalid_scope' });
  });

  it.each([
    ['an unknown client id', (_id: string, secret: string) => ({ clientId: 'rrk_unknown', clientSecret: secret })],
    ['a wrong secret', (id: string) => ({ clientId: id, clientSecret: 'rrs_wrong' })],
    ['an empty secret', (id: string) => ({ clientId: id, clientSecret: '' })],
  ])('are refused for %s', async (_name, credentials) => {
    const { key, clientSecret } = await accountWithKey();
    const request = { ...credentials(key.clientId, clientSecret), scopes: [] };
    await expect(identity.issueAccessToken(request, gateway)).rejects.toMatchObject({ code: 'invalid_client' });
  });

  it('are refused for a revoked key, which the edge state names from then on', async () => {
    const { key, clientSecret } = await accountWithKey();
    const before = await identity.getEdgeState({ since: 0n }, gateway);
    await identity.revokeApiKey({ clientId: key.clientId }, operator);
    await expect(
      identity.issueAccessToken({ clientId: key.clientId, clientSecret, scopes: [] }, gateway),
    ).rejects.toMatchObject({ code: 'invalid_client' });
    for (const since of [before.cursor, 0n]) {
      const after = await identity.getEdgeState({ since }, gateway);
      expect(after.keys).toContainEqual(
        expect.objectContaining({ clientId: key.clientId, revoked: true, version: 2n }),
      );
    }
  });

  it('are issued to the gateway alone', async () => {
    const { account, key, clientSecret } = await accountWithKey();
    const request = { clientId: key.clientId, clientSecret, scopes: [] };
    for (const caller of [systemCaller('webhooks'), testCaller(account.accountId)]) {
      await expect(identity.issueAccessToken(request, { caller })).rejects.toMatchObject({
        code: 'caller_not_allowed',
      });
    }
  });
});

describe('API keys', () => {
  it('name every fault at once', async () => {
    const { account } = await accountWithKey();
    const request = { accountId: account.accountId, name: ' ', scopes: ['accounts:manage', 'nonsense'] };
    await expect(identity.createApiKey(request, operator)).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: [{ path: 'name' }, { path: 'scopes' }, { path: 'scopes' }] },
    });
  });

  it('are kept for no client account', async () => {
    const client = await identity.createAccount(
      { name: 'Demo client', email: 'client@example.com', locale: 'fr', kind: AccountKind.CLIENT },
      operator,
    );
    await expect(
      identity.createApiKey({ accountId: client.accountId, name: 'x', scopes: ['reviews:read'] }, operator),
    ).rejects.toMatchObject({ code: 'validation_failed' });
  });
});
