import {
  type IssueAccessTokensResponse_Outcome as Outcome,
  IssueAccessTokensResponse_Refusal as Refusal,
} from '@review-reply/proto/identity/v1/identity';
import { systemCaller } from '@review-reply/rpc';
import { eventually, testCaller } from '@review-reply/testing';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gateway, type IdentityStack, openIdentity, operator } from './identity-stack.ts';

let open: IdentityStack;
beforeAll(async () => {
  open = await openIdentity();
});
afterAll(() => open?.stack.close());

type Item = { clientId: string; clientSecret: string; scopes?: string[] };

const issue = async (items: Item[]) => (await open.identity.issueAccessTokens({ items }, gateway)).outcomes;
const claimsOf = ({ outcome }: Outcome) =>
  outcome.case === 'issued' ? decodeJwt(outcome.value.accessToken) : outcome.value;

async function credentials(): Promise<Item & { accountId: bigint }> {
  const { accountId, key, clientSecret } = await open.accountWithKey();
  return { accountId, clientId: key.clientId, clientSecret };
}

describe('tokens issued together', () => {
  it('are each of the key that asked, in the order asked for, also when one asks twice', async () => {
    const [a, b] = [await credentials(), await credentials()];
    const claims = (await issue([b, a, { ...b, scopes: ['reviews:read'] }])).map(claimsOf);
    expect(claims).toMatchObject([
      { client_id: b.clientId, sub: String(b.accountId), scope: 'places:read reviews:read' },
      { client_id: a.clientId, sub: String(a.accountId), scope: 'places:read reviews:read' },
      { client_id: b.clientId, sub: String(b.accountId), scope: 'reviews:read' },
    ]);
    expect(new Set(claims.map((each) => (typeof each === 'object' ? each.jti : each))).size).toBe(3);
  });

  it.each<[string, (right: Item, other: Item) => Item, Refusal]>([
    ['a wrong secret', (right) => ({ ...right, clientSecret: 'rrs_wrong' }), Refusal.INVALID_CLIENT],
    [
      'the secret of another that asks',
      (right, other) => ({ ...right, clientSecret: other.clientSecret }),
      Refusal.INVALID_CLIENT,
    ],
    ['an unknown client id', (right) => ({ ...right, clientId: 'rrk_0000000000000000' }), Refusal.INVALID_CLIENT],
    [
      'a client id that Postgres takes for no text',
      (right) => ({ ...right, clientId: 'rrk_\0' }),
      Refusal.INVALID_CLIENT,
    ],
    ['nothing at all', () => ({ clientId: '', clientSecret: '' }), Refusal.INVALID_CLIENT],
    ['a scope the key lacks', (right) => ({ ...right, scopes: ['webhooks:manage'] }), Refusal.INVALID_SCOPE],
  ])('are given to the others when one asks with %s', async (_name, spoil, refusal) => {
    const [a, b] = [await credentials(), await credentials()];
    expect((await issue([a, spoil(b, a), b])).map(claimsOf)).toMatchObject([
      { client_id: a.clientId },
      refusal,
      { client_id: b.clientId },
    ]);
  });

  it('are given to the others when a key was revoked', async () => {
    const [a, b] = [await credentials(), await credentials()];
    await open.identity.revokeApiKey({ clientId: a.clientId }, operator);
    expect((await issue([a, b])).map(claimsOf)).toMatchObject([Refusal.INVALID_CLIENT, { client_id: b.clientId }]);
  });

  it('note the use of each secret that was right, and of no other', async () => {
    const [a, b, wrong] = [await credentials(), await credentials(), await credentials()];
    await issue([a, b, { ...wrong, clientSecret: 'rrs_wrong' }]);
    const lastUse = async ({ accountId }: { accountId: bigint }) =>
      (await open.identity.listApiKeys({ accountId }, operator)).keys[0]?.lastUsedAt;
    await eventually(async () => {
      expect(await lastUse(a)).toBeDefined();
      expect(await lastUse(b)).toBeDefined();
    });
    expect(await lastUse(wrong)).toBeUndefined();
  });

  it('are at most 64, and for the gateway alone', async () => {
    const one = await credentials();
    await expect(issue(Array.from({ length: 65 }, () => one))).rejects.toMatchObject({ code: 'invalid_request' });
    expect(await issue(Array.from({ length: 64 }, () => one))).toHaveLength(64);
    for (const caller of [systemCaller('webhooks'), testCaller(one.accountId)]) {
      const asked = open.identity.issueAccessTokens({ items: [one] }, { caller });
      await expect(asked).rejects.toMatchObject({ code: 'caller_not_allowed' });
    }
  });
});
