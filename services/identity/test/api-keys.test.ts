import { randomBytes } from 'node:crypto';
import { hasValidChecksum } from '@review-reply/crypto';
import { AccountKind, type ApiKey } from '@review-reply/proto/identity/v1/identity';
import { eventually } from '@review-reply/testing';
import { sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gateway, type IdentityStack, openIdentity, operator } from './identity-stack.ts';

let open: IdentityStack;
beforeAll(async () => {
  open = await openIdentity();
});
afterAll(() => open?.stack.close());

const token = (key: ApiKey, clientSecret: string, identity = open.identity) =>
  identity.issueAccessToken({ clientId: key.clientId, clientSecret, scopes: [] }, gateway);
const refused = { code: 'invalid_client' };

/** What gateways are told of a key after a change. */
async function toldAfter<T>(key: ApiKey, change: () => Promise<T>) {
  let { cursor, more } = await open.identity.getEdgeState({ since: 0n }, gateway);
  while (more) ({ cursor, more } = await open.identity.getEdgeState({ since: cursor }, gateway));
  await change();
  const { keys } = await open.identity.getEdgeState({ since: cursor }, gateway);
  return keys.find(({ clientId }) => clientId === key.clientId);
}

describe('making an API key', () => {
  it('shows its secret once, in a form that scanners know, and lists it without', async () => {
    const { accountId, key, clientSecret } = await open.accountWithKey(['reviews:read', 'places:read', 'reviews:read']);
    expect(key.clientId).toMatch(/^rrk_[0-9A-Za-z]{16}$/);
    expect(clientSecret).toMatch(/^rrs_[0-9A-Za-z]{43}$/);
    expect(hasValidChecksum(clientSecret)).toBe(true);
    expect(key.scopes).toEqual(['places:read', 'reviews:read']);
    const listed = await open.identity.listApiKeys({ accountId }, operator);
    expect(listed.keys).toEqual([key]);
    expect(JSON.stringify(listed, (_name, value) => String(value))).not.toContain(clientSecret);
  });

  it('names every fault at once', async () => {
    const accountId = await open.account();
    const request = { accountId, name: ' ', scopes: ['accounts:manage', 'reviews:read', 'nonsense'] };
    await expect(open.identity.createApiKey(request, operator)).rejects.toMatchObject({
      code: 'validation_failed',
      details: {
        fields: [
          { path: 'name', code: 'blank' },
          { path: 'scopes[0]', code: 'invalid_value' },
          { path: 'scopes[2]', code: 'invalid_value' },
        ],
      },
    });
    const long = { accountId, name: `${'😀'.repeat(101)}\0`, scopes: [] };
    await expect(open.identity.createApiKey(long, operator)).rejects.toMatchObject({
      details: {
        fields: [
          { path: 'name', code: 'too_long', params: { maximum: 100, actual: 102 } },
          { path: 'name', code: 'nul_character' },
          { path: 'scopes', code: 'too_few' },
        ],
      },
    });
  });

  it('gives accounts:manage to partners alone, and no key to a client account', async () => {
    const make = async (kind: AccountKind) =>
      open.identity.createApiKey(
        { accountId: await open.account(kind), name: 'x', scopes: ['accounts:manage'] },
        operator,
      );
    expect((await make(AccountKind.PARTNER)).key?.scopes).toEqual(['accounts:manage']);
    await expect(make(AccountKind.STANDARD)).rejects.toMatchObject({ code: 'validation_failed' });
    await expect(make(AccountKind.CLIENT)).rejects.toMatchObject({ code: 'validation_failed' });
  });

  it('waits for the terms in force, and so does adding a scope, but not a rotation', async () => {
    const own = await openIdentity();
    try {
      const { accountId, key } = await own.accountWithKey();
      const { clientId } = key;
      await own.identity.publishTerms({ version: '2026-11' }, operator);
      const notAccepted = { code: 'terms_not_accepted', details: { version: '2026-11' } };
      const make = () => own.identity.createApiKey({ accountId, name: 'x', scopes: ['reviews:read'] }, operator);
      const widen = () => own.identity.setApiKeyScopes({ clientId, scopes: ['reviews:write'] }, operator);
      await expect(make()).rejects.toMatchObject(notAccepted);
      await expect(widen()).rejects.toMatchObject(notAccepted);
      await own.identity.setApiKeyScopes({ clientId, scopes: ['reviews:read'] }, operator);
      await own.identity.addApiKeySecret({ clientId }, operator);
      await own.identity.acceptTerms({ accountId, version: '2026-11' }, operator);
      await make();
      await widen();
    } finally {
      await own.stack.close();
    }
  });
});

describe('rotating a secret', () => {
  it('works with both until one is ended, and shows when each was used', async () => {
    const { accountId, key, clientSecret } = await open.accountWithKey();
    const { clientId } = key;
    const added = await open.identity.addApiKeySecret({ clientId }, operator);
    expect(added.clientSecret).not.toBe(clientSecret);
    await token(key, clientSecret);
    const first = key.secrets[0]?.secretId ?? 0n;
    const second = added.key?.secrets[1]?.secretId ?? 0n;
    await eventually(async () => {
      const [listed] = (await open.identity.listApiKeys({ accountId }, operator)).keys;
      expect(listed?.secrets).toMatchObject([
        { secretId: first, lastUsedAt: expect.anything() },
        { secretId: second, createdAt: expect.anything() },
      ]);
      expect(listed?.secrets[1]?.lastUsedAt).toBeUndefined();
      expect(listed?.lastUsedAt).toEqual(listed?.secrets[0]?.lastUsedAt);
    });
    await token(key, added.clientSecret);

    const told = await toldAfter(key, () =>
      open.identity.revokeApiKeySecret({ clientId, secretId: first, endTokens: false }, operator),
    );
    expect(told).toBeUndefined();
    await expect(token(key, clientSecret)).rejects.toMatchObject(refused);
    await token(key, added.clientSecret);
  });

  it('never leaves more than two secrets or none, whoever asks at once', async () => {
    const { key } = await open.accountWithKey();
    const { clientId } = key;
    const added = await Promise.allSettled(
      Array.from({ length: 5 }, () => open.identity.addApiKeySecret({ clientId }, operator)),
    );
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const tooMany = open.identity.addApiKeySecret({ clientId }, operator);
    await expect(tooMany).rejects.toMatchObject({ kind: 'conflict', code: 'too_many_secrets' });

    const [listed] = (await open.identity.listApiKeys({ accountId: key.accountId }, operator)).keys;
    const ended = await Promise.allSettled(
      (listed?.secrets ?? []).map(({ secretId }) =>
        open.identity.revokeApiKeySecret({ clientId, secretId, endTokens: false }, operator),
      ),
    );
    expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(ended.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'last_secret' } });
  });

  it('ends the tokens made so far when a secret leaked', async () => {
    const { key } = await open.accountWithKey();
    const { clientId } = key;
    const added = await open.identity.addApiKeySecret({ clientId }, operator);
    const secretId = key.secrets[0]?.secretId ?? 0n;
    const told = await toldAfter(key, () =>
      open.identity.revokeApiKeySecret({ clientId, secretId, endTokens: true }, operator),
    );
    expect(told).toMatchObject({ version: 2n, revoked: false });
    expect(decodeJwt((await token(key, added.clientSecret)).accessToken).key_ver).toBe(2);
  });

  it('touches no secret of another key', async () => {
    const [mine, other] = [await open.accountWithKey(), await open.accountWithKey()];
    await open.identity.addApiKeySecret({ clientId: mine.key.clientId }, operator);
    const secretId = other.key.secrets[0]?.secretId ?? 0n;
    const attempt = open.identity.revokeApiKeySecret(
      { clientId: mine.key.clientId, secretId, endTokens: false },
      operator,
    );
    await expect(attempt).rejects.toMatchObject({ code: 'not_found' });
    await token(other.key, other.clientSecret);
  });
});

describe('changing scopes', () => {
  it('makes tokens so far old and new ones narrower', async () => {
    const { key, clientSecret } = await open.accountWithKey();
    const told = await toldAfter(key, () =>
      open.identity.setApiKeyScopes({ clientId: key.clientId, scopes: ['reviews:read'] }, operator),
    );
    expect(told).toMatchObject({ version: 2n, revoked: false });
    const { accessToken, scopes } = await token(key, clientSecret);
    expect(scopes).toEqual(['reviews:read']);
    expect(decodeJwt(accessToken).key_ver).toBe(2);
  });

  it('to the same ones changes nothing, and to none or wrong ones is refused', async () => {
    const { key } = await open.accountWithKey(['places:read', 'reviews:read']);
    const set = (scopes: string[]) => open.identity.setApiKeyScopes({ clientId: key.clientId, scopes }, operator);
    expect(await toldAfter(key, () => set(['reviews:read', 'places:read']))).toBeUndefined();
    await expect(set([])).rejects.toMatchObject({ code: 'validation_failed' });
    await expect(set(['x', 'accounts:manage'])).rejects.toMatchObject({
      details: { fields: [{ path: 'scopes[0]' }, { path: 'scopes[1]' }] },
    });
  });
});

describe('revoking a key', () => {
  it('refuses it from then on and names it to the gateways, once', async () => {
    const { accountId, key, clientSecret } = await open.accountWithKey();
    const { clientId } = key;
    const revoke = () => open.identity.revokeApiKey({ clientId }, operator);
    expect(await toldAfter(key, revoke)).toMatchObject({ revoked: true, version: 2n });
    await expect(token(key, clientSecret)).rejects.toMatchObject(refused);
    expect(await toldAfter(key, revoke)).toBeUndefined();
    const fromTheStart = await open.identity.getEdgeState({ since: 0n }, gateway);
    expect(fromTheStart.keys).toContainEqual(expect.objectContaining({ clientId, revoked: true }));
    const [listed] = (await open.identity.listApiKeys({ accountId }, operator)).keys;
    expect(listed).toMatchObject({ revoked: true, secrets: [] });
  });

  it('leaves no secret behind that would hold up a hash key, also of a key that an earlier version revoked', async () => {
    const { key, clientSecret } = await open.accountWithKey();
    const { clientId } = key;
    const secrets = async () => {
      const { rows } = await open.database.sql.execute<{ secret_hash: string }>(
        sql`select secret_hash from api_key_secret where client_id = ${clientId}`,
      );
      return rows;
    };
    const [hashed] = await secrets();
    for (const _ of ['as it is', 'as an earlier version did']) {
      await open.identity.revokeApiKey({ clientId }, operator);
      expect(await secrets()).toEqual([]);
      await expect(token(key, clientSecret)).rejects.toMatchObject(refused);
      await open.database.sql.execute(sql`
        insert into api_key_secret (client_id, secret_hash, created_at)
        values (${clientId}, ${hashed?.secret_hash}, now())`);
      await expect(token(key, clientSecret)).rejects.toMatchObject(refused);
    }
  });

  it('is for good: nothing about it can be changed any more', async () => {
    const { key } = await open.accountWithKey();
    const { clientId } = key;
    await open.identity.revokeApiKey({ clientId }, operator);
    const secretId = key.secrets[0]?.secretId ?? 0n;
    for (const attempt of [
      () => open.identity.addApiKeySecret({ clientId }, operator),
      () => open.identity.revokeApiKeySecret({ clientId, secretId }, operator),
      () => open.identity.setApiKeyScopes({ clientId, scopes: ['reviews:read'] }, operator),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ kind: 'conflict', code: 'api_key_revoked' });
    }
    const unknown = open.identity.revokeApiKey({ clientId: 'rrk_unknown' }, operator);
    await expect(unknown).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the environment’s hash key', () => {
  it('is rotated without a refused secret, and the old one can go once secrets were used', async () => {
    const old = open.stack.secrets.HASH_KEYS;
    const fresh = `fresh:${randomBytes(32).toString('base64')}`;
    const { key, clientSecret } = await open.accountWithKey();
    const both = await open.another({ HASH_KEYS: `${fresh},${old}` });
    await token(key, clientSecret, both);
    const freshAlone = await open.another({ HASH_KEYS: fresh });
    await eventually(() => token(key, clientSecret, freshAlone));
    await token(key, clientSecret, both);
    await expect(token(key, 'rrs_wrong', both)).rejects.toMatchObject(refused);
  });
});
