import { AccountAttachedSchema, AccountChangedSchema } from '@review-reply/proto/identity/events/v1/events';
import { AccountKind, AccountStatus } from '@review-reply/proto/identity/v1/identity';
import { systemCaller } from '@review-reply/rpc';
import { collectEvents, eventually, testCaller } from '@review-reply/testing';
import { decodeJwt, decodeProtectedHeader, importJWK, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gateway, type IdentityStack, openIdentity, operator } from './identity-stack.ts';

let open: IdentityStack;
beforeAll(async () => {
  open = await openIdentity();
});
afterAll(() => open?.stack.close());

it('tells places alone where an account is written to', async () => {
  const account = { name: 'Demo account', email: 'owner@example.com', locale: 'fr', kind: AccountKind.STANDARD };
  const { accountId } = await open.identity.createAccount(account, operator);
  const places = { caller: systemCaller('places') };
  const contact = { email: 'owner@example.com', locale: 'fr', status: AccountStatus.ACTIVE };
  expect(await open.identity.getAccountContact({ accountId }, places)).toMatchObject(contact);
  await expect(open.identity.getAccountContact({ accountId: 1n }, places)).rejects.toMatchObject({
    code: 'account_not_found',
  });
  await expect(open.identity.getAccountContact({ accountId }, gateway)).rejects.toMatchObject({
    code: 'caller_not_allowed',
  });
});

describe('tokens', () => {
  it('carry account, scopes and key version, signed with a published key', async () => {
    const { identity, stack, accountWithKey } = open;
    const { accountId, key, clientSecret } = await accountWithKey(['reviews:read', 'places:read']);
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
      sub: String(accountId),
      client_id: key.clientId,
      scope: 'places:read reviews:read',
      key_ver: 1,
      jti: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect((verified.payload.exp ?? 0) - (verified.payload.iat ?? 0)).toBe(3600);
  });

  it('can be narrowed to some of the scopes and to none beyond', async () => {
    const { key, clientSecret } = await open.accountWithKey();
    const ask = (scopes: string[]) =>
      open.identity.issueAccessToken({ clientId: key.clientId, clientSecret, scopes }, gateway);
    const narrowed = await ask(['reviews:read']);
    expect(decodeJwt(narrowed.accessToken).scope).toBe('reviews:read');
    await expect(ask(['reviews:read', 'webhooks:manage'])).rejects.toMatchObject({ code: 'invalid_scope' });
  });

  it.each([
    ['an unknown client id', (_id: string, secret: string) => ({ clientId: 'rrk_unknown', clientSecret: secret })],
    ['a wrong secret', (id: string) => ({ clientId: id, clientSecret: 'rrs_wrong' })],
    ['an empty secret', (id: string) => ({ clientId: id, clientSecret: '' })],
  ])('are refused for %s', async (_name, credentials) => {
    const { key, clientSecret } = await open.accountWithKey();
    const request = { ...credentials(key.clientId, clientSecret), scopes: [] };
    await expect(open.identity.issueAccessToken(request, gateway)).rejects.toMatchObject({ code: 'invalid_client' });
  });

  it('are issued and revoked by the gateway alone', async () => {
    const { accountId, key, clientSecret } = await open.accountWithKey();
    const credentials = { clientId: key.clientId, clientSecret };
    for (const caller of [systemCaller('webhooks'), testCaller(accountId)]) {
      const refused = { code: 'caller_not_allowed' };
      const issued = open.identity.issueAccessToken({ ...credentials, scopes: [] }, { caller });
      await expect(issued).rejects.toMatchObject(refused);
      const revoked = open.identity.revokeAccessToken({ ...credentials, token: 'x' }, { caller });
      await expect(revoked).rejects.toMatchObject(refused);
    }
  });
});

describe('operators’ calls', () => {
  it('are for operators: nobody else makes keys, changes them or rotates', async () => {
    const { accountId, key } = await open.accountWithKey();
    const call = { caller: testCaller(accountId) };
    const { clientId } = key;
    for (const attempt of [
      () => open.identity.createApiKey({ accountId, name: 'x', scopes: ['reviews:read'] }, call),
      () => open.identity.setApiKeyScopes({ clientId, scopes: ['reviews:write'] }, call),
      () => open.identity.addApiKeySecret({ clientId }, call),
      () => open.identity.rotateSigningKey({ compromised: true }, call),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'caller_not_allowed' });
    }
    expect((await open.identity.listApiKeys({ accountId }, operator)).keys).toHaveLength(1);
  });

  it('take no contract whose months nobody can count', async () => {
    const partnerAccountId = await open.account(AccountKind.PARTNER);
    const set = (timezone: string) =>
      open.identity.setPartnerContract({ contract: { partnerAccountId, timezone } }, operator);
    for (const timezone of ['Europe/Atlantis', '+02:00', 'Paris']) {
      await expect(set(timezone)).rejects.toMatchObject({
        code: 'validation_failed',
        details: { fields: [{ path: 'timezone', code: 'invalid_value' }] },
      });
    }
    expect(await set('America/Guadeloupe')).toMatchObject({ timezone: 'America/Guadeloupe' });
    expect(await set('')).toMatchObject({ timezone: 'Europe/Paris' });
  });
});

it('tells once more of the accounts that are there, and of whose clients they are, when an update asks for it', async () => {
  const partner = await open.account(AccountKind.PARTNER);
  const [client, alone] = [await open.account(AccountKind.CLIENT), await open.account()];
  const attached = { accountId: client, partnerAccountId: partner, service: 'pro', externalRef: 'demo-ref' };
  await open.identity.attachAccount(attached, operator);
  await open.identity.setAccountStatus({ accountId: alone, status: AccountStatus.SUSPENDED }, operator);
  const tellAnew = () => open.database.pool.query('insert into account_announcement (after_account_id) values (0)');
  const events = await collectEvents(open.stack, 'identity');
  const toldOf = (accountId: bigint) => events(AccountChangedSchema).filter((event) => event.accountId === accountId);
  await eventually(() => expect([toldOf(client), toldOf(alone)]).toMatchObject([[{}], [{}, {}]]));
  await open.another();
  await tellAnew();
  await eventually(async () => {
    const { rows } = await open.database.pool.query('select from account_announcement');
    expect(rows).toEqual([]);
    expect(toldOf(alone)).toHaveLength(3);
  });
  await events.caughtUp(open.database);
  expect(toldOf(alone).at(-1)).toMatchObject({ kind: 'standard', locale: 'en', status: 'suspended' });
  expect(toldOf(client)).toHaveLength(2);
  const joined = events(AccountAttachedSchema).filter(({ accountId }) => accountId === client);
  expect(joined).toEqual([joined[0], joined[0]]);
  expect(joined[0]).toMatchObject(attached);
});
