import {
  AccountAttachedSchema,
  AccountDetachedSchema,
  AccountErasedSchema,
  AccountErasureDueSchema,
} from '@review-reply/proto/identity/events/v1/events';
import { AccessRevokedSchema, PlaceChangedSchema } from '@review-reply/proto/places/events/v1/events';
import { PlaceStatsChangedSchema } from '@review-reply/proto/reviews/events/v1/events';
import { toTimestamp } from '@review-reply/rpc';
import { eventually, testCaller } from '@review-reply/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newCode } from './new-code.ts';
import { identity, newAccountId, operator, reviews, startPlaces, type TestPlaces } from './start-places.ts';

const withinMs = 30_000;

let test: TestPlaces;
beforeAll(async () => {
  test = await startPlaces();
});
afterAll(() => test?.stack.close());

async function connected(...titles: string[]) {
  const accountId = newAccountId();
  const login = await test.login(...titles.map((title) => ({ title })));
  const connect = () => test.connect(accountId, login);
  const { places } = await connect();
  const { attach, detach, erase } = tellOf(accountId);
  const placeId = places[0]?.placeId ?? '';
  const states = () => test.events(PlaceChangedSchema).filter((event) => event.accountId === accountId);
  const revocations = () =>
    test.control<Array<{ status: number }>>('GET', `/calls?target=google.revoke&place_id=${placeId}`);
  const listed = () => test.places.listPlaces({}, { caller: testCaller(accountId) });
  return { accountId, login, places, placeId, connect, attach, detach, erase, states, revocations, listed };
}

function tellOf(accountId: bigint) {
  const change = { accountId, partnerAccountId: 1n };
  const from = (at: Date) => ({ from: 'identity', at }) as const;
  const now = () => test.stack.clock.now();
  return {
    attach: (at = now()) => test.publish(AccountAttachedSchema, { ...change, service: 'pro' }, accountId, from(at)),
    detach: (at = now()) => test.publish(AccountDetachedSchema, change, accountId, from(at)),
    erase: () => test.publish(AccountErasureDueSchema, change, accountId, from(now())),
  };
}

const rows = async (table: string) =>
  (await test.database.sql.execute(sql`select * from ${sql.identifier(table)}`)).rows as Array<Record<string, unknown>>;
const queued = async () => (await rows('revocation')).length;
const askFor = (placeRef: bigint) => test.places.getPlatformAccess({ placeRef, source: 'google' }, reviews);

describe('an account that left its partner', () => {
  it('has no active place, no source and no grant at Google, and its owner is told of no revocation', async () => {
    const { accountId, places, detach, states, listed, revocations } = await connected('Demo A', 'Demo B');
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
    expect(tokens).toMatchObject([{ status: 'revoked', credentials_sealed: Buffer.alloc(0) }]);
    await detach();
    await test.events.caughtUp(test.database);
    expect(states()).toHaveLength(4);
    expect(test.events(AccessRevokedSchema).filter((event) => event.accountId === accountId)).toEqual([]);
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
    const path = `/google/accounts/${login.sub}/tokens`;
    const { refresh_token } = await test.control<{ refresh_token: string }>('POST', path);
    await test.connect(keeper, { sub: login.sub, refresh_token });
    await detach();
    await eventually(() => expect(states()).toHaveLength(2), { timeoutMs: withinMs });
    await eventually(async () => expect(await queued()).toBe(0), { timeoutMs: withinMs });
    expect(await revocations()).toEqual([]);
  });

  it('does not take the login away from a new client, of the same person, that is not an account’s yet', async () => {
    const { login, placeId, detach, revocations } = await connected('Demo Lounge Madrid');
    await test.control('POST', '/faults', { target: 'google.revoke', status: 503, times: 1, place_id: placeId });
    await detach();
    await eventually(async () => expect(await revocations()).toHaveLength(1), { timeoutMs: withinMs });
    await eventually(async () => expect(await rows('revocation')).toMatchObject([{ failures: 1, lease_until: null }]));
    const exchange = await newCode(test, login);
    await test.signIns.exchangeCode(exchange, identity);
    await test.stack.clock.advance(31_000);
    await eventually(async () => expect(await rows('revocation')).toMatchObject([{ failures: 2, lease_until: null }]));
    const given = { signInId: exchange.signInId, accountId: newAccountId(), placeIds: [] };
    const attachedAt = toTimestamp(test.stack.clock.now());
    const { places } = await test.signIns.connectSignIn({ ...given, attachedAt }, identity);
    await test.stack.clock.advance(121_000);
    await eventually(async () => expect(await queued()).toBe(0), { timeoutMs: withinMs });
    expect(await revocations()).toMatchObject([{ status: 503 }]);
    expect(await askFor(places[0]?.placeRef ?? 0n)).toMatchObject({ location: expect.any(String) });
  });

  it('has its grant ended at Google too when the new sign-in of the same person comes to nothing', async () => {
    const { login, placeId, detach, revocations } = await connected('Demo Lounge Bilbao');
    await test.control('POST', '/faults', { target: 'google.revoke', status: 503, times: 1, place_id: placeId });
    const exchange = await newCode(test, login);
    await test.signIns.exchangeCode(exchange, identity);
    await detach();
    await eventually(async () => expect(await rows('revocation')).toMatchObject([{ failures: 1, lease_until: null }]));
    await test.signIns.dropSignIn({ signInId: exchange.signInId }, identity);
    // That of the sign-in is due at once and fails; both are due then.
    await eventually(async () => expect(await revocations()).toMatchObject([{ status: 503 }]), { timeoutMs: withinMs });
    await eventually(async () =>
      expect((await rows('revocation')).map((row) => row.lease_until)).toEqual([null, null]),
    );
    await test.stack.clock.advance(31_000);
    await eventually(async () => expect(await queued()).toBe(0), { timeoutMs: withinMs });
    expect((await revocations()).map(({ status }) => status)).toEqual([503, 200, 200]);
  });

  it('has its places again when it signs in again, and a late word of its leaving takes nothing away', async () => {
    const { placeId, attach, detach, connect, states, listed, places } = await connected('Demo Lounge Rome');
    await test.control('POST', '/faults', { target: 'google.revoke', status: 503, place_id: placeId });
    const leftAt = test.stack.clock.now();
    await detach();
    await eventually(() => expect(states()).toHaveLength(2), { timeoutMs: withinMs });
    await expect(connect()).rejects.toMatchObject({ code: 'account_detached' });
    await test.stack.clock.advance(1_000);
    await attach();
    await eventually(() => connect(), { timeoutMs: withinMs });
    // The grant that was to be ended is Google's same one: it is left.
    expect(await queued()).toBe(0);
    expect((await listed()).places).toMatchObject([{ active: true }]);
    await detach(leftAt);
    expect((await listed()).places).toMatchObject([{ active: true }]);
    expect(await askFor(places[0]?.placeRef ?? 0n)).toMatchObject({ location: expect.any(String) });
  });
});

describe('a sign-in of an account that leaves before its places are made', () => {
  /** A person who signed in, for an account that was attached then. */
  async function signedIn() {
    const accountId = newAccountId();
    const exchange = await newCode(test, await test.login({ title: 'Demo Lounge Sofia' }));
    await test.signIns.exchangeCode(exchange, identity);
    const { signInId } = exchange;
    const attachedAt = test.stack.clock.now();
    const give = (since = attachedAt) =>
      test.signIns.connectSignIn({ signInId, accountId, placeIds: [], attachedAt: toTimestamp(since) }, identity);
    const active = async () =>
      (await test.places.listPlaces({}, { caller: testCaller(accountId) })).places.filter((place) => place.active);
    await test.stack.clock.advance(1_000);
    return { ...tellOf(accountId), accountId, attachedAt, leftAt: test.stack.clock.now(), give, active };
  }

  it('makes none when the leaving was heard of first, also once the account is attached again', async () => {
    const { give, attach, detach, leftAt, attachedAt, active } = await signedIn();
    await detach(leftAt);
    await expect(give()).rejects.toMatchObject({ code: 'account_detached' });
    await attach(attachedAt);
    await test.stack.clock.advance(1_000);
    await attach();
    await expect(give()).rejects.toMatchObject({ code: 'account_detached' });
    expect(await active()).toEqual([]);
  });

  it('has them inactive once the leaving is heard of, however late, and none becomes active by its settings', async () => {
    const { give, detach, leftAt, active, accountId } = await signedIn();
    await test.stack.clock.advance(1_000);
    const { placeRef = 0n, placeId = '' } = (await give()).places[0] ?? {};
    await detach(leftAt);
    expect(await active()).toEqual([]);
    await expect(askFor(placeRef)).rejects.toMatchObject({ code: 'platform_not_publishable' });
    const { settings } = await test.places.getPlace({ placeId }, { caller: testCaller(accountId) });
    const change = { accountId, placeId, active: true, ...(settings && { settings }) };
    await expect(test.places.setPlaceSettings(change, operator)).rejects.toMatchObject({ code: 'account_detached' });
  });

  it('keeps them when the account was attached again for it, in whichever order that is heard of', async () => {
    const { give, attach, detach, leftAt, active } = await signedIn();
    await test.stack.clock.advance(1_000);
    const returnedAt = test.stack.clock.now();
    await give(returnedAt);
    await attach(returnedAt);
    await detach(leftAt);
    expect(await active()).toHaveLength(1);
  });
});

describe('an account that is erased', () => {
  it('is so only when identity itself says that it is due', async () => {
    const { accountId, erase, listed } = await connected('Demo Lounge Oslo');
    test.notDue.add(accountId);
    await erase();
    expect((await listed()).places).toHaveLength(1);
    test.notDue.delete(accountId);
    await erase();
    expect((await listed()).places).toEqual([]);
  });

  it('leaves nothing behind but a token that Google has not ended yet, and it is answered each time', async () => {
    const { accountId, placeId, places, attach, detach, erase, states } = await connected('Demo Lounge Oslo');
    const { placeRef } = places[0] ?? { placeRef: 0n };
    await test.places.getListing({ placeId }, { caller: testCaller(accountId), timeoutMs: withinMs });
    expect(await rows('listing_budget')).not.toEqual([]);
    await test.control('POST', '/faults', { target: 'google.revoke', status: 503, times: 50, place_id: placeId });
    await detach();
    await eventually(() => expect(states()).toHaveLength(2), { timeoutMs: withinMs });
    const answers = () => test.events(AccountErasedSchema).filter((event) => event.accountId === accountId);
    await erase();
    await eventually(() => expect(answers()).toMatchObject([{ service: 'places' }]), { timeoutMs: withinMs });
    await erase();
    await eventually(() => expect(answers()).toHaveLength(2), { timeoutMs: withinMs });
    // What comes late changes nothing.
    await test.publish(PlaceStatsChangedSchema, { accountId, placeRef, reviewsCount: 3n, version: 9n }, placeRef);
    await attach();
    await detach();
    const found: string[] = [];
    for (const table of [
      'place',
      'source',
      'connection',
      'client_account',
      'listing_budget',
      'revocation',
      'outbox',
      'parked_event',
      'erased_account',
    ])
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
