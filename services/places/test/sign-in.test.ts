import { randomUUID } from 'node:crypto';
import { parseKeyring } from '@review-reply/crypto';
import type { PlaceMark } from '@review-reply/proto/places/v1/sign_in';
import { optional, systemCaller } from '@review-reply/rpc';
import { eventually, testCaller } from '@review-reply/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetSignIns } from '../src/use-cases/sign-in/forget-sign-ins.ts';
import { newCode } from './new-code.ts';
import { identity, type Login, newAccountId, startPlaces, type TestPlaces } from './start-places.ts';

const gateway = { caller: systemCaller('gateway'), timeoutMs: 20_000 };

const withinMs = 30_000;

let test: TestPlaces;
let signIns: TestPlaces['signIns'];
beforeAll(async () => {
  test = await startPlaces();
  signIns = test.signIns;
});
afterAll(() => test?.stack.close());

async function keptOf(signInId: string) {
  const { rows } = await test.database.sql.execute<{ sealed: string | null; account_id: bigint | null }>(
    sql`select credentials_sealed::text as sealed, account_id from sign_in where sign_in_id = ${signInId}`,
  );
  return rows[0];
}

/** Grants of a person that are still to be ended at Google. */
async function toBeEnded({ sub }: Login) {
  const { rows } = await test.database.sql.execute(
    sql`select failures, lease_until is not null as leased from revocation where platform_user = ${sub}`,
  );
  return rows;
}

/** What Google answered when it was to end grants of a person. */
async function endings({ locations }: Login) {
  const path = `/calls?target=google.revoke&place_id=${locations[0]?.place_id}`;
  return (await test.control<Array<{ status: number }>>('GET', path)).map(({ status }) => status);
}

/** Somebody whose sign-in is kept. */
async function signedIn(known?: Login) {
  const login = known ?? (await test.login({ title: 'Demo Lounge Paris' }));
  const exchange = await newCode(test, login);
  await signIns.exchangeCode(exchange, identity);
  const { signInId } = exchange;
  const fault = (how: { status: number; times: number }) =>
    test.control('POST', '/faults', { ...how, target: 'google.revoke', place_id: login.locations[0]?.place_id });
  return { login, signInId, fault, drop: () => signIns.dropSignIn({ signInId }, identity) };
}

describe('a sign-in at Google', () => {
  it('tells who it was and every public location, of groups as well, by name', async () => {
    const login = await test.control<Login>('POST', '/google/accounts', {
      locations: Array.from({ length: 120 }, (_, index) => ({ title: `Demo Lounge ${1000 + index}` })),
      groups: [{ title: 'Demo group', locations: [{ title: 'Demo Lounge 0999', verified: false }] }],
    });
    const signIn = await signIns.exchangeCode(await newCode(test, login), identity);
    const email = `demo-${login.sub}@example.test`;
    expect(signIn).toMatchObject({ platformUser: login.sub, email, granted: true, accountIds: [] });
    expect(signIn.locations).toHaveLength(121);
    expect(signIn.locations[0]).toMatchObject({ name: 'Demo Lounge 0999', city: 'Paris', verified: false });
    expect(signIn.locations[1]).toMatchObject({ name: 'Demo Lounge 1000', verified: true });
  });

  it('keeps its token sealed, and in no log', async () => {
    const login = await test.login({ title: 'Demo Lounge Paris' });
    const exchange = await newCode(test, login);
    await signIns.exchangeCode(exchange, identity);
    const sealed = (await keptOf(exchange.signInId))?.sealed ?? '';
    expect(sealed).toMatch(/^\\x[0-9a-f]{50,}$/);
    expect(Buffer.from(sealed.slice(2), 'hex').toString('latin1')).not.toContain('1//0');
    for (const secret of [exchange.code, exchange.codeVerifier]) expect(test.log()).not.toContain(secret);
  });

  it('keeps nothing when a permission was withheld, and has those ended that were given', async () => {
    const login = await test.login({ title: 'Demo Lounge Paris' });
    const exchange = await newCode(test, login, 'openid');
    expect(await signIns.exchangeCode(exchange, identity)).toMatchObject({ granted: false, locations: [] });
    expect(await keptOf(exchange.signInId)).toBeUndefined();
    await eventually(async () => expect(await endings(login)).toEqual([200]), { timeoutMs: withinMs });
    await eventually(async () => expect(await toBeEnded(login)).toEqual([]));
  });

  it('is lost with a spent code or another verifier, and nothing is kept', async () => {
    const login = await test.login({ title: 'Demo Lounge Paris' });
    const first = await newCode(test, login);
    await signIns.exchangeCode(first, identity);
    const again = { ...first, signInId: randomUUID() };
    const stolen = { ...(await newCode(test, login)), codeVerifier: first.codeVerifier };
    for (const attempt of [again, stolen]) {
      await expect(signIns.exchangeCode(attempt, identity)).rejects.toMatchObject({ code: 'sign_in_lost' });
      expect(await keptOf(attempt.signInId)).toBeUndefined();
    }
  });

  it('whose locations could not be read is read later, without another code', async () => {
    const login = await test.login({ title: 'Demo Lounge Nice' });
    const fault = { target: 'google.accounts.list', status: 503, place_id: login.locations[0]?.place_id, times: 10 };
    await test.control('POST', '/faults', fault);
    const exchange = await newCode(test, login);
    await expect(signIns.exchangeCode(exchange, identity)).rejects.toMatchObject({ code: 'service_unavailable' });
    await test.control('DELETE', `/faults?target=google.accounts.list&place_id=${fault.place_id}`);
    const { signInId } = exchange;
    expect(await signIns.readSignIn({ signInId }, identity)).toMatchObject({
      granted: true,
      locations: [{ name: 'Demo Lounge Nice' }],
    });
  });

  it('names the accounts that the person is connected to already', async () => {
    const login = await test.login({ title: 'Demo Lounge Lyon' });
    const accountId = newAccountId();
    await test.connect(accountId, login);
    expect((await signIns.exchangeCode(await newCode(test, login), identity)).accountIds).toEqual([accountId]);
  });

  it('is forgotten when told, and its grant is ended at Google, however long that takes', async () => {
    const { login, signInId, drop, fault } = await signedIn();
    await fault({ status: 503, times: 1 });
    await drop();
    expect(await keptOf(signInId)).toBeUndefined();
    await expect(signIns.readSignIn({ signInId }, identity)).rejects.toMatchObject({ code: 'sign_in_lost' });
    await eventually(async () => expect(await toBeEnded(login)).toEqual([{ failures: 1, leased: false }]), {
      timeoutMs: withinMs,
    });
    await drop();
    expect(await toBeEnded(login)).toHaveLength(1);
    await test.stack.clock.advance(31_000);
    await eventually(async () => expect(await toBeEnded(login)).toEqual([]), { timeoutMs: withinMs });
    expect(await endings(login)).toEqual([503, 200]);
  });

  it('is forgotten when its time is over, and its grant is ended only when no account has it', async () => {
    const [given, abandoned] = [await signedIn(), await signedIn()];
    await signIns.connectSignIn({ signInId: given.signInId, accountId: newAccountId(), placeIds: [] }, identity);
    await test.stack.clock.advance(3_600_000);
    const dataKeys = parseKeyring(test.env.DATA_KEYS ?? '', 'places');
    await forgetSignIns({ database: test.database, clock: test.stack.clock, dataKeys });
    for (const { signInId } of [given, abandoned]) expect(await keptOf(signInId)).toBeUndefined();
    await eventually(async () => expect(await endings(abandoned.login)).toEqual([200]), { timeoutMs: withinMs });
    await eventually(async () => expect(await toBeEnded(abandoned.login)).toEqual([]));
    expect([await endings(given.login), await toBeEnded(given.login)]).toEqual([[], []]);
  });

  it('stays as it is, to be forgotten later, when its grant could not be noted as one to be ended', async () => {
    const { login, signInId, drop } = await signedIn();
    const { database } = test;
    const refused = sql.raw(`check (platform_user <> '${login.sub}')`);
    await database.sql.execute(sql`alter table revocation add constraint refused ${refused}`);
    await expect(drop()).rejects.toMatchObject({ code: 'internal_error' });
    expect(await keptOf(signInId)).toMatchObject({ sealed: expect.any(String), account_id: null });
    await database.sql.execute(sql`alter table revocation drop constraint refused`);
    await drop();
    await eventually(async () => expect(await endings(login)).toEqual([200]), { timeoutMs: withinMs });
  });

  it('keeps its grant while another of the same person is under way, and for good when an account has that', async () => {
    const { login, drop } = await signedIn();
    const other = await signedIn(login);
    await drop();
    await eventually(async () => expect(await toBeEnded(login)).toEqual([{ failures: 1, leased: false }]), {
      timeoutMs: withinMs,
    });
    await signIns.connectSignIn({ signInId: other.signInId, accountId: newAccountId(), placeIds: [] }, identity);
    await test.stack.clock.advance(31_000);
    await eventually(async () => expect(await toBeEnded(login)).toEqual([]), { timeoutMs: withinMs });
    expect(await endings(login)).toEqual([]);
  });

  it('is read no sooner than it is known to outlive a grant of the same person that is being ended', async () => {
    const { login, drop, fault } = await signedIn();
    await fault({ status: 503, times: 1 });
    await drop();
    await eventually(async () => expect(await toBeEnded(login)).toEqual([{ failures: 1, leased: false }]), {
      timeoutMs: withinMs,
    });
    const lease = (until: string | null) =>
      test.database.sql.execute(sql`update revocation set lease_until = ${until} where platform_user = ${login.sub}`);
    await lease('9999-01-01Z');
    const exchange = await newCode(test, login);
    const away = { code: 'service_unavailable' };
    await expect(signIns.exchangeCode(exchange, identity)).rejects.toMatchObject(away);
    const { signInId } = exchange;
    await expect(signIns.readSignIn({ signInId }, identity)).rejects.toMatchObject(away);
    await lease(null);
    expect((await signIns.readSignIn({ signInId }, identity)).locations).toHaveLength(1);
  });

  it('is for identity alone', async () => {
    const { signInId } = await newCode(test, await test.login({ title: 'Demo Lounge Paris' }));
    for (const caller of [systemCaller('reviews'), systemCaller('gateway'), testCaller(newAccountId())])
      await expect(signIns.readSignIn({ signInId }, { caller })).rejects.toMatchObject({ code: 'caller_not_allowed' });
  });
});

describe('a login given to an account', () => {
  it('makes the places chosen, without asking Google, and answers a repetition the same', async () => {
    const login = await test.login({ title: 'Demo Lounge Paris' }, { title: 'Demo Lounge Lyon' });
    const exchange = await newCode(test, login);
    await signIns.exchangeCode(exchange, identity);
    const accountId = newAccountId();
    const chosen = { signInId: exchange.signInId, accountId, placeIds: [login.locations[1]?.place_id ?? ''] };
    await test.control('POST', '/faults', {
      target: 'google.accounts.list',
      status: 503,
      times: 1,
      place_id: chosen.placeIds[0],
    });
    const [first, second] = await Promise.all([
      signIns.connectSignIn(chosen, identity),
      signIns.connectSignIn(chosen, identity),
    ]);
    expect(first.places).toMatchObject([{ placeId: chosen.placeIds[0], name: 'Demo Lounge Lyon', active: true }]);
    expect(second).toEqual(first);
    expect(await keptOf(exchange.signInId)).toEqual({ sealed: null, account_id: accountId });
    const token = await test.places.getPlatformAccess(
      { placeRef: first.places[0]?.placeRef ?? 0n, source: 'google' },
      { caller: systemCaller('reviews') },
    );
    expect(token.access).toMatch(/^ya29\./);
    await expect(signIns.connectSignIn({ ...chosen, accountId: newAccountId() }, identity)).rejects.toMatchObject({
      code: 'sign_in_lost',
    });
  });

  it('makes no place that was not offered', async () => {
    const exchange = await newCode(test, await test.login({ title: 'Demo Lounge Paris' }));
    await signIns.exchangeCode(exchange, identity);
    const strange = { signInId: exchange.signInId, accountId: newAccountId(), placeIds: ['ChIJ-somewhere-else'] };
    await expect(signIns.connectSignIn(strange, identity)).rejects.toMatchObject({ code: 'validation_failed' });
    const { accounts } = await signIns.listAccountAccess(
      { platform: 'google', accountIds: [strange.accountId] },
      gateway,
    );
    expect(accounts).toMatchObject([{ access: 'none', places: [] }]);
  });
});

it('tells of accounts what they hold and whether Google still lets us in', async () => {
  const login = await test.login({ title: 'Demo Lounge Paris' }, { title: 'Demo Lounge Arras' });
  const [connected, strange] = [newAccountId(), newAccountId()];
  const { places } = await test.connect(connected, login);
  const ask = async () =>
    (await signIns.listAccountAccess({ platform: 'google', accountIds: [strange, connected] }, gateway)).accounts;
  expect(await ask()).toMatchObject([
    { accountId: strange, access: 'none', places: [] },
    { access: 'granted', places: [{ name: 'Demo Lounge Arras', active: true }, { name: 'Demo Lounge Paris' }] },
  ]);
  await test.control('POST', `/google/accounts/${login.sub}/revoke`);
  const request = { placeRef: places[0]?.placeRef ?? 0n, source: 'google' };
  // Believed once it is refused again, five minutes later.
  for (const told of ['granted', 'revoked']) {
    await test.places.getPlatformAccess(request, { caller: systemCaller('reviews') }).catch(() => {});
    await eventually(async () => expect((await ask())[1]?.access).toBe(told));
    await test.stack.clock.advance(5 * 60_000);
  }
});

it('tells the places of accounts by pages, although one is renamed and an account erased in between', async () => {
  const accounts = [newAccountId(), newAccountId(), newAccountId()].sort((a, b) => Number(a - b));
  for (const accountId of accounts)
    await test.connect(accountId, await test.login({ title: 'Demo B' }, { title: 'Demo A' }, { title: 'Demo C' }));
  const ask = async (page: { placesMax?: number; after?: PlaceMark }) => {
    const request = { platform: 'google', accountIds: accounts.toReversed(), ...page };
    const { accounts: told, next } = await signIns.listAccountAccess(request, gateway);
    expect(told.map(({ accountId, access }) => [accountId, access])).toEqual(
      request.accountIds.map((accountId) => [accountId, 'granted']),
    );
    return { names: told.toReversed().map(({ places }) => places.map(({ name }) => name)), next };
  };
  const names = ['Demo A', 'Demo B', 'Demo C'];
  expect(await ask({})).toEqual({ names: [names, names, names], next: undefined });
  const first = await ask({ placesMax: 2 });
  expect(first.names).toEqual([['Demo A', 'Demo B'], [], []]);
  // Those that the page ended with.
  await test.database.sql.execute(sql`update place set name = 'Demo 0' where place_ref = ${first.next?.placeRef}`);
  const second = await ask({ placesMax: 2, ...optional('after', first.next) });
  expect(second.names).toEqual([['Demo C'], ['Demo A'], []]);
  await test.database.sql.execute(sql`delete from place where account_id = ${second.next?.accountId}`);
  const third = await ask({ placesMax: 4, ...optional('after', second.next) });
  expect(third).toEqual({ names: [[], [], names], next: undefined });
});
