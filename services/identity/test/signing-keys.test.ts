import { eventually } from '@review-reply/testing';
import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gateway, type IdentityStack, openIdentity, operator } from './identity-stack.ts';

let open: IdentityStack;
beforeAll(async () => {
  open = await openIdentity();
});
afterAll(() => open?.stack.close());

const hourMs = 3_600_000;

async function keys() {
  return (await open.identity.listSigningKeys({}, operator)).keys;
}

const kidOf = async (state: string) => (await keys()).find((key) => key.state === state)?.kid;

async function published(): Promise<string[]> {
  return (await open.identity.getEdgeState({ since: 0n }, gateway)).signingKeys.map(({ kid }) => kid);
}

async function signedBy(): Promise<string | undefined> {
  const { key, clientSecret } = await open.accountWithKey();
  const request = { clientId: key.clientId, clientSecret, scopes: [] };
  return decodeProtectedHeader((await open.identity.issueAccessToken(request, gateway)).accessToken).kid;
}

describe('signing keys', () => {
  it('rotate by themselves: the published next one signs, the old one stays while its tokens live', async () => {
    const [old, next] = [await kidOf('signing'), await kidOf('next')];
    expect((await published()).sort()).toEqual([old, next].sort());
    expect(await signedBy()).toBe(old);

    await open.stack.clock.advance(30 * 24 * hourMs);
    await eventually(async () => expect(await signedBy()).toBe(next));
    expect(await kidOf('retiring')).toBe(old);
    expect(await published()).toHaveLength(3);
    expect(await published()).toContain(old);

    await open.stack.clock.advance(hourMs + 60_000);
    await eventually(async () => expect(await published()).not.toContain(old));
    expect(await published()).toHaveLength(2);
    expect((await keys()).find(({ kid }) => kid === old)).toMatchObject({ state: 'gone', goneAt: expect.anything() });
  });

  it('rotate when an operator says so, once the next one is known everywhere', async () => {
    await open.stack.clock.advance(hourMs);
    const next = await kidOf('next');
    const after = await open.identity.rotateSigningKey({ compromised: false }, operator);
    expect(after.keys.find(({ kid }) => kid === next)?.state).toBe('signing');
    await eventually(async () => expect(await signedBy()).toBe(next));

    // The key made just now waits for its 10 minutes.
    const fresh = await kidOf('next');
    await open.identity.rotateSigningKey({ compromised: false }, operator);
    expect(await kidOf('next')).toBe(fresh);
    await open.stack.clock.advance(600_000);
    await eventually(async () => expect(await signedBy()).toBe(fresh));
  });

  it('that are compromised are all gone at once', async () => {
    const before = await published();
    await open.identity.rotateSigningKey({ compromised: true }, operator);
    const after = await published();
    expect(after).toHaveLength(2);
    expect(after.filter((kid) => before.includes(kid))).toEqual([]);
    await eventually(async () => expect(after).toContain(await signedBy()));
  });

  it('are made and moved on once by replicas that do it at the same time', async () => {
    const replicas = [open.identity, await open.another(), await open.another()];
    const before = await keys();
    await open.stack.clock.advance(30 * 24 * hourMs);
    await Promise.all(replicas.map((replica) => replica.rotateSigningKey({ compromised: false }, operator)));
    await eventually(async () => expect((await keys()).filter(({ state }) => state === 'signing')).toHaveLength(1));
    // Neither the workers nor the calls made a second one: what came after had not been published for long enough.
    expect((await keys()).length).toBe(before.length + 1);
  });
});
