import { sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetOldEdgeChanges } from '../src/use-cases/get-edge-state.ts';
import { gateway, type IdentityStack, openIdentity } from './identity-stack.ts';

let open: IdentityStack;
beforeAll(async () => {
  open = await openIdentity();
});
afterAll(() => open?.stack.close());

const hourMs = 3_600_000;

/** Everything from a cursor on, as a gateway gathers it. */
async function follow(since: bigint, identity = open.identity) {
  const revoked = new Set<string>();
  const accounts = new Set<bigint>();
  let pages = 0;
  for (let cursor = since; ; ) {
    const state = await identity.getEdgeState({ since: cursor }, gateway);
    pages += 1;
    for (const { tokenId } of state.revokedTokens) revoked.add(tokenId);
    for (const accountId of state.changedAccountIds) accounts.add(accountId);
    cursor = state.cursor;
    if (!state.more) return { cursor, revoked, accounts, pages };
  }
}

async function keyWithTokens(count: number) {
  const { key, clientSecret } = await open.accountWithKey();
  const credentials = { clientId: key.clientId, clientSecret };
  const tokens = [];
  for (let n = 0; n < count; n++) {
    tokens.push((await open.identity.issueAccessToken({ ...credentials, scopes: [] }, gateway)).accessToken);
  }
  const revoke = (token: string) => open.identity.revokeAccessToken({ ...credentials, token }, gateway);
  return { tokens, revoke, ids: tokens.map((token) => decodeJwt(token).jti ?? ''), credentials };
}

describe('a revoked token', () => {
  it('is told by its id until it would have ended, to who follows and to who begins', async () => {
    const { tokens, ids, revoke } = await keyWithTokens(2);
    const { cursor } = await follow(0n);
    await revoke(tokens[0] ?? '');
    expect((await follow(cursor)).revoked).toEqual(new Set([ids[0]]));
    const fromTheStart = (await follow(0n)).revoked;
    expect(fromTheStart.has(ids[0] ?? '')).toBe(true);
    expect(fromTheStart.has(ids[1] ?? '')).toBe(false);
    expect((await follow(0n, await open.another())).revoked).toEqual(fromTheStart);
    await open.stack.clock.advance(hourMs + 120_000);
    expect((await follow(0n)).revoked.has(ids[0] ?? '')).toBe(false);
  });

  it('is told once, however often and at once it is revoked', async () => {
    const { tokens, revoke } = await keyWithTokens(1);
    const { cursor } = await follow(0n);
    await Promise.all(Array.from({ length: 5 }, () => revoke(tokens[0] ?? '')));
    expect((await follow(cursor)).cursor).toBe(cursor + 1n);
  });

  it.each<[string, (token: string) => string]>([
    ['nonsense', () => 'nonsense'],
    ['an empty token', () => ''],
    ['a changed signature', (token) => `${token.slice(0, -6)}AAAAAA`],
    ['no signature', (token) => `${token.split('.').slice(0, 2).join('.')}.`],
    ['an endless token', () => 'a.'.repeat(10_000)],
  ])('that is none (%s) changes nothing', async (_name, change) => {
    const { tokens, revoke } = await keyWithTokens(1);
    const { cursor } = await follow(0n);
    await revoke(change(tokens[0] ?? ''));
    expect((await follow(cursor)).cursor).toBe(cursor);
  });

  it('that has ended by itself changes nothing', async () => {
    const { tokens, revoke } = await keyWithTokens(1);
    await open.stack.clock.advance(hourMs + 1_000);
    const { cursor } = await follow(0n);
    await revoke(tokens[0] ?? '');
    expect((await follow(cursor)).cursor).toBe(cursor);
  });

  it('is one of 4,000 of a key at most; then the key waits until the first of them has ended by itself', async () => {
    const { tokens, revoke, credentials } = await keyWithTokens(2);
    const other = await keyWithTokens(1);
    const now = open.stack.clock.now().getTime();
    const firstEndsMs = 600_000;
    // As if they had been revoked one by one; the first ends in ten minutes, the others in half an hour.
    await open.database.sql.execute(sql`
      insert into revoked_token (token_id, client_id, expires_at, revoked_at)
      select gen_random_uuid()::text, ${credentials.clientId},
        case n when 1 then ${new Date(now + firstEndsMs).toISOString()}::timestamptz
          else ${new Date(now + 3 * firstEndsMs).toISOString()}::timestamptz end,
        ${new Date(now).toISOString()}
      from generate_series(1, 4000) as n`);
    const refused = await revoke(tokens[0] ?? '').catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'rate_limited', details: { retry_after_s: expect.any(Number) } });
    const retryAfterS = (refused as { details: { retry_after_s: number } }).details.retry_after_s;
    expect(retryAfterS).toBeLessThanOrEqual(firstEndsMs / 1000);
    const { cursor } = await follow(0n);
    await other.revoke(other.tokens[0] ?? '');
    expect((await follow(cursor)).revoked).toEqual(new Set(other.ids));

    await open.stack.clock.advance(retryAfterS * 1000);
    const later = await follow(0n);
    await revoke(tokens[0] ?? '');
    expect((await follow(later.cursor)).cursor).toBe(later.cursor + 1n);
    await expect(revoke(tokens[1] ?? '')).rejects.toMatchObject({ code: 'rate_limited' });
  });

  it('is kept no longer than it could count', async () => {
    const { tokens, ids, revoke, credentials } = await keyWithTokens(1);
    await revoke(tokens[0] ?? '');
    const count = async () => {
      const { rows } = await open.database.sql.execute<{ token_id: string }>(
        sql`select token_id from revoked_token where client_id = ${credentials.clientId}`,
      );
      return rows.map(({ token_id }) => token_id);
    };
    expect(await count()).toEqual(ids);
    await open.stack.clock.advance(3 * hourMs);
    const { database, stack } = open;
    await forgetOldEdgeChanges({ database, clock: stack.clock });
    expect(await count()).toEqual([]);
  });

  it('must be the client’s own, and the client who it says it is', async () => {
    const [mine, other] = [await keyWithTokens(1), await keyWithTokens(1)];
    const { cursor } = await follow(0n);
    await expect(mine.revoke(other.tokens[0] ?? '')).rejects.toMatchObject({ code: 'invalid_request' });
    const forged = { clientId: other.credentials.clientId, clientSecret: mine.credentials.clientSecret };
    const attempt = open.identity.revokeAccessToken({ ...forged, token: other.tokens[0] ?? '' }, gateway);
    await expect(attempt).rejects.toMatchObject({ code: 'invalid_client' });
    expect((await follow(cursor)).revoked).toEqual(new Set());
  });
});

describe('changes', () => {
  it('come in pages that together miss nothing, however many there are', async () => {
    const accountId = await open.account();
    const { cursor } = await follow(0n);
    await open.database.sql.execute(
      sql`insert into edge_change (account_id, changed_at)
        select ${accountId}, ${open.stack.clock.now().toISOString()} from generate_series(1, 1050)`,
    );
    const { tokens, ids, revoke } = await keyWithTokens(1);
    await revoke(tokens[0] ?? '');
    const followed = await follow(cursor);
    expect(followed.pages).toBe(2);
    expect(followed.accounts).toEqual(new Set([accountId]));
    expect(followed.revoked).toEqual(new Set(ids));
  });

  it('begin anew for a cursor that nothing is known of', async () => {
    const { cursor } = await follow(0n);
    for (const since of [0n, -1n, cursor + 1_000n]) {
      expect((await open.identity.getEdgeState({ since }, gateway)).full).toBe(true);
    }
    expect((await open.identity.getEdgeState({ since: cursor }, gateway)).full).toBe(false);
  });
});
