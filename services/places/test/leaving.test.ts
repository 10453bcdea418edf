import {
  AccountDetachedSchema,
  AccountErasedSchema,
  AccountErasureDueSchema,
} from '@review-reply/proto/identity/events/v1/events';
import { AccessRevokedSchema, PlaceChangedSchema } from '@review-reply/proto/places/events/v1/events';
import { PlaceStatsChangedSchema } from '@review-reply/proto/reviews/events/v1/events';
import { eventually, testCaller } from '@review-reply/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAccountId, operator, reviews, startPlaces, type TestPlaces } from './start-places.ts';

const withinMs = 30_000;

let test: TestPlaces;
beforeAll(async () => {
  test = await startPlaces();
});
afterAll(() => test?.stack.close());

async function connected(...titles: string[]) {
  const accountId = newAccountId();
  const login = await test.login(...titles.map((title) => ({ title })));
  const grant = { accountId, googleSub: login.sub, refreshToken: login.refresh_token, placeIds: [] };
  const connect = (changes: Partial<typeof grant> = {}) =>
    test.places.connectGoogle({ ...grant, ...changes }, operator);
  const { places } = await connect();
  const tell = { from: 'identity' } as const;
  const detach = (at?: Date) =>
    test.tell(AccountDetachedSchema, { accountId, partnerAccountId: 1n }, accountId, {
      ...tell,
      ...(at === undefined ? {} : { at }),
    });
  const erase = () => test.tell(AccountErasureDueSchema, { accountId, partnerAccountId: 1n }, accountId, tell);
  const placeId = places[0]?.placeId ?? '';
  const states = () => test.events(PlaceChangedSchema).filter((event) => event.accountId === accountId);
  const revocations = () =>
    test.control<Array<{ status: number }>>('GET', `/calls?target=google.revoke&place_id=${placeId}`);
  const listed = () => test.places.listPlaces({}, { caller: testCaller(accountId) });
  return { accountId, login, places, placeId, connect, detach, erase, states, revocations, listed };
}

const rows = async (table: string) =>
  (await test.database.sql.execute(sql`select * from ${sql.identifier(table)}`)).rows as Array<Record<string, unknown>>;
const queued = async () => (await rows('revocation')).length;
const askFor = (placeRef: bigint) => test.places.getPlatformToken({ placeRef, source: 'google' }, reviews);

describe('an account that left its partner', () => {
  it('has no active place, no source and no grant at Google, and its owner is told of no revocation', async () => {
    const { accountId, places, login, detach, states, listed, revocations } = await connected('Demo A', 'Demo B');
    await askFor(places[0]?.placeRef ?? 0n);
    await detach();
    await eventually(() => expect(states()).toHaveLength(4), { timeoutMs: withinMs });
    for (const state of states().slice(2)) expect(state).toMatchObject({ active: false, sources: [], version: 2n });
    expect((await listed()).places.map(({ active }) => active)).toEqual([false, false]);
    for (const { placeRef } of places)
      await expect(askFor(placeRef)).rejects.toMatchObject({ code: 'platform_not_publishable' });
    await eventually(async () => expect(await revocations()).toMatchObject([{ status: 200 }]), { timeoutMs: withinMs });
    await eventually(async () => expect(await queued()).toBe(0));
    // The token is gone here too, and the same event again finds nothing to do.
    const tokens = (await rows('connection')).filter((row) => row.account_id === accountId);
    expect(tokens).toMatchObject([{ status: 'revoked', refresh_token_sealed: Buffer.alloc(0) }]);
    await detach();
    const other = await connected('Demo C');
    await other.detach();
    await eventually(() => expect(other.states()).toHaveLength(2), { timeoutMs: withinMs });
    expect(states()).toHaveLength(4);
    expect(test.events(AccessRevokedSchema).filter((event) => event.accountId === accountId)).toEqual([]);
    expect(login.sub).not.toBe(other.login.sub);
  });

  it('has its token revoked at Google once that answers, however long that takes', async () => {
    const { placeId, detach, revocations } = await connected('Demo Lounge Lyon');
    await test.control('POST', '/faults', { target: 'google.revoke', status: 503, times: 2, place_id: placeId });
    await detach();
    await eventually(async () => expect(await revocations()).toHaveLength(1), { timeoutMs: withinMs });
    for (const [waitMs, calls] of [
      [31_000, 2],
      [121_000, 3],
    ] as const) {
      expect(await queued()).toBe(1);
      await eventually(async () => expect((await rows('revocation'))[0]?.lease_until).toBeNull());
      await test.stack.clock.advance(waitMs);
      await eventually(async () => expect(await revocations()).toHaveLength(calls), { timeoutMs: withinMs });
    }
    await eventually(async () => expect(await queued()).toBe(0));
    expect((await revocations()).at(-1)).toMatchObject({ status: 200 });
  });

  it('needs no answer from Google for a token that is dead already', async () => {
    const { login, detach, revocations } = await connected('Demo Lounge Nice');
    await test.control('POST', `/google/accounts/${login.sub}/revoke`);
    await detach();
    await eventually(async () => expect(await revocations()).toMatchObject([{ status: 400 }]), { timeoutMs: withinMs });
    await eventually(async () => expect(await queued()).toBe(0));
  });

  it('does not take the login away from another account that has it', async () => {
    const { login, detach, states, revocations } = await connected('Demo Lounge London');
    const keeper = newAccountId();
    const refreshToken = (await test.control<{ refresh_token: string }>('POST', `/google/accounts/${login.sub}/tokens`))
      .refresh_token;
    await test.places.connectGoogle({ accountId: keeper, googleSub: login.sub, refreshToken, placeIds: [] }, operator);
    await detach();
    await eventually(() => expect(states()).toHaveLength(2), { timeoutMs: withinMs });
    await eventually(async () => expect(await queued()).toBe(0), { timeoutMs: withinMs });
    expect(await revocations()).toEqual([]);
  });

  it('has its places again when it signs in again, and a late word of its leaving takes nothing away', async () => {
    const { placeId, detach, connect, states, listed, places } = await connected('Demo Lounge Rome');
    await test.control('POST', '/faults', { target: 'google.revoke', status: 503, place_id: placeId });
    const leftAt = test.stack.clock.now();
    await detach();
    await eventually(() => expect(states()).toHaveLength(2), { timeoutMs: withinMs });
    await connect();
    // The grant that was to be ended is Google's same one: it is left.
    expect(await queued()).toBe(0);
    expect((await listed()).places).toMatchObject([{ active: true }]);
    await detach(leftAt);
    const other = await connected('Demo D');
    await other.detach();
    await eventually(() => expect(other.states()).toHaveLength(2), { timeoutMs: withinMs });
    expect((await listed()).places).toMatchObject([{ active: true }]);
    expect(await askFor(places[0]?.placeRef ?? 0n)).toMatchObject({ location: expect.any(String) });
  });
});

describe('an account that is erased', () => {
  it('leaves nothing behind but a token that Google has not ended yet, and it is answered each time', async () => {
    const { accountId, placeId, places, detach, erase, states } = await connected('Demo Lounge Oslo');
    const { placeRef } = places[0] ?? { placeRef: 0n };
    await test.control('POST', '/faults', { target: 'google.revoke', status: 503, times: 50, place_id: placeId });
    await detach();
    await eventually(() => expect(states()).toHaveLength(2), { timeoutMs: withinMs });
    const answers = () => test.events(AccountErasedSchema).filter((event) => event.accountId === accountId);
    await erase();
    await eventually(() => expect(answers()).toMatchObject([{ service: 'places' }]), { timeoutMs: withinMs });
    await erase();
    await eventually(() => expect(answers()).toHaveLength(2), { timeoutMs: withinMs });
    // What comes late changes nothing.
    await test.tell(PlaceStatsChangedSchema, { accountId, placeRef, reviewsCount: 3n, version: 9n }, placeRef);
    await detach();
    const found: string[] = [];
    for (const table of ['place', 'connection', 'revocation', 'outbox', 'parked_event', 'erased_account'])
      for (const row of await rows(table)) {
        const text = JSON.stringify(row, (_, value) => (typeof value === 'bigint' ? String(value) : value));
        if (text.includes(String(accountId)) || text.includes(placeId)) found.push(`${table}: ${text}`);
      }
    expect(found).toEqual([]);
    await expect(test.places.getWritingContext({ placeRef }, reviews)).rejects.toMatchObject({ code: 'not_found' });
    expect(await queued()).toBe(1);
    await test.control('DELETE', `/faults?target=google.revoke&place_id=${placeId}`);
    await test.stack.clock.advance(3 * 3_600_000);
    await eventually(async () => expect(await queued()).toBe(0), { timeoutMs: withinMs });
  });
});
