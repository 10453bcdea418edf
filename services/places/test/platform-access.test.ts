import type { AppError } from '@review-reply/errors';
import { AccessRevokedSchema, PlaceChangedSchema } from '@review-reply/proto/places/events/v1/events';
import { fromTimestamp } from '@review-reply/rpc';
import { eventually } from '@review-reply/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAccountId, operator, reviews, startPlaces, type TestPlaces } from './start-places.ts';

let test: TestPlaces;
beforeAll(async () => {
  test = await startPlaces();
});
afterAll(() => test?.stack.close());

async function connected(...titles: string[]) {
  const accountId = newAccountId();
  const login = await test.login(...titles.map((title) => ({ title })));
  const connect = (refresh_token: string, placeIds?: string[]) =>
    test.connect(accountId, { ...login, refresh_token }, placeIds);
  const { places } = await connect(login.refresh_token);
  const [place] = places;
  if (place === undefined) throw new Error('no place');
  const { placeRef, placeId } = place;
  const revoke = () => test.control('POST', `/google/accounts/${login.sub}/revoke`);
  const changes = () => test.events(PlaceChangedSchema).filter((event) => event.accountId === accountId);
  const revocations = () => test.events(AccessRevokedSchema).filter((event) => event.accountId === accountId);
  return { accountId, login, places, place, placeRef, placeId, connect, revoke, changes, revocations };
}

const askFor = (placeRef: bigint, from = test.places, refusedAccess?: string) =>
  from.getPlatformAccess({ placeRef, source: 'google', ...(refusedAccess && { refusedAccess }) }, reviews);
const unavailable = { kind: 'unavailable', code: 'service_unavailable' };

/** The platform refuses the grant for the first time, five minutes ago. */
async function refusedOnce(placeRef: bigint, refusedAccess?: string): Promise<void> {
  await expect(askFor(placeRef, test.places, refusedAccess)).rejects.toMatchObject(unavailable);
  await test.stack.clock.advance(5 * 60_000);
}
const notPublishable = (reason: string) => ({
  kind: 'unprocessable',
  code: 'platform_not_publishable',
  details: { reason },
});

describe('access to a platform', () => {
  it("is good at Google for the place's own location", async () => {
    const { placeRef, login } = await connected('Demo Lounge Paris');
    const token = await askFor(placeRef);
    expect(token.location).toBe(`${login.account}/${login.locations[0]?.name}`);
    const url = `${test.googleReviewsUrl}/v4/${token.location}/reviews`;
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token.access}` } });
    expect(answer.status).toBe(200);
  });

  it('is asked of Google once for 20 requests at once, and kept', async () => {
    const { placeRef, placeId } = await connected('Demo Lounge Lyon');
    const before = await test.tokenCalls(placeId);
    const tokens = await Promise.all(Array.from({ length: 20 }, () => askFor(placeRef)));
    tokens.push(await askFor(placeRef));
    expect(new Set(tokens.map(({ access }) => access)).size).toBe(1);
    expect((await test.tokenCalls(placeId)) - before).toBe(1);
  });

  it('is shared by the places of one login and by no others', async () => {
    const [one, two] = [await connected('Demo A', 'Demo B'), await connected('Demo C')];
    const refs = [...one.places, ...two.places].map(({ placeRef }) => placeRef);
    const tokens = await Promise.all(refs.map((placeRef) => askFor(placeRef)));
    expect(tokens[1]?.access).toBe(tokens[0]?.access);
    expect(tokens[2]?.access).not.toBe(tokens[0]?.access);
    expect(new Set(tokens.map(({ location }) => location)).size).toBe(3);
  });

  it('is a fresh one from five minutes before the old one expires', async () => {
    const { placeRef } = await connected('Demo Lounge Nice');
    const first = await askFor(placeRef);
    const leftMs = (fromTimestamp(first.expiresAt)?.getTime() ?? 0) - test.stack.clock.now().getTime();
    expect(leftMs).toBeGreaterThan(55 * 60_000);
    await test.stack.clock.advance(leftMs - 6 * 60_000);
    expect((await askFor(placeRef)).access).toBe(first.access);
    await test.stack.clock.advance(2 * 60_000);
    const second = await askFor(placeRef);
    expect(second.access).not.toBe(first.access);
    expect(second.expiresAt?.seconds).toBeGreaterThan(first.expiresAt?.seconds ?? 0n);
  });

  it('is refused for an inactive place, unless that is no matter, another source, an unverified location and a place that does not exist', async () => {
    const { accountId, place, placeRef, placeId } = await connected('Demo Lounge Metz');
    const other = { placeRef, source: 'trustpilot' };
    await expect(test.places.getPlatformAccess(other, reviews)).rejects.toMatchObject(notPublishable('not_connected'));
    const inactive = { accountId, placeId, active: false, ...(place.settings && { settings: place.settings }) };
    await test.places.setPlaceSettings(inactive, operator);
    await expect(askFor(placeRef)).rejects.toMatchObject(notPublishable('inactive'));
    const even = { placeRef, source: 'google', evenInactive: true };
    expect((await test.places.getPlatformAccess(even, reviews)).access).not.toBe('');
    const login = await test.login({ title: 'Demo Lounge Pau', verified: false });
    const unverified = await test.connect(accountId, login);
    await expect(askFor(unverified.places[0]?.placeRef ?? 0n)).rejects.toMatchObject(notPublishable('not_verified'));
    await expect(askFor(2n ** 60n)).rejects.toMatchObject({ code: 'not_found' });
  });

  it.each([
    ['is away', { status: 503 }, {}],
    ['asks to be left alone', { status: 429, headers: { 'retry-after': '900' } }, { retry_after_s: 900 }],
    ['refuses us as a client', { status: 401 }, {}],
  ])('is told to fail at the platform while Google %s, and the login keeps its grant', async (_, fault, details) => {
    const { placeRef, placeId, revocations } = await connected('Demo Lounge Brest');
    await test.control('POST', '/faults', { target: 'google.token', place_id: placeId, ...fault });
    const failed = { kind: 'unavailable', code: 'login_failed' };
    const error: unknown = await askFor(placeRef).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject(failed);
    expect((error as AppError).details).toEqual(details);
    expect((await askFor(placeRef)).access).not.toBe('');
    await test.events.caughtUp(test.database);
    expect(revocations()).toEqual([]);
  });
});

describe('a login that withdrew its grant', () => {
  it('is found out once by 20 requests to two replicas: one event naming its places, each without its source', async () => {
    const { placeRef, places, revoke, changes, revocations } = await connected('Demo D', 'Demo E');
    await revoke();
    await refusedOnce(placeRef);
    const asked = Array.from({ length: 20 }, (_, n) => askFor(placeRef, n % 2 === 0 ? test.places : test.replica));
    for (const answer of await Promise.allSettled(asked))
      expect(answer).toMatchObject({ status: 'rejected', reason: notPublishable('access_revoked') });
    await test.events.caughtUp(test.database);
    expect(revocations()).toHaveLength(1);
    expect(revocations()[0]).toMatchObject({ platform: 'google', placeIds: places.map(({ placeId }) => placeId) });
    expect(changes().filter(({ version }) => version === 2n)).toMatchObject(
      places.map(({ placeRef }) => ({ placeRef, active: true, sources: [] })),
    );
    expect(changes()).toHaveLength(4);
  });

  it('is found out on every replica by who tells that its access, good for longer, was refused', async () => {
    const { placeRef, revoke, revocations } = await connected('Demo Lounge Dijon');
    const { access } = await askFor(placeRef);
    await revoke();
    expect((await askFor(placeRef, test.replica)).access).toBe(access);
    await refusedOnce(placeRef, access);
    await expect(askFor(placeRef, test.replica, access)).rejects.toMatchObject(notPublishable('access_revoked'));
    await test.events.caughtUp(test.database);
    expect(revocations()).toHaveLength(1);
  });

  it('is believed to have when Google refuses it again five minutes later, and not bothered until then', async () => {
    const { placeRef, placeId, revocations } = await connected('Demo Lounge Reims');
    const refuseOnce = { target: 'google.token', body: { error: 'invalid_grant' }, status: 400, place_id: placeId };
    for (const _time of [1, 2]) {
      await test.control('POST', '/faults', refuseOnce);
      await expect(askFor(placeRef)).rejects.toMatchObject(unavailable);
      const before = await test.tokenCalls(placeId);
      await test.stack.clock.advance(4 * 60_000);
      await expect(askFor(placeRef, test.replica)).rejects.toMatchObject(unavailable);
      expect(await test.tokenCalls(placeId)).toBe(before);
      await test.stack.clock.advance(60_000);
      // Google gives access again, and one more refusal is the first once more.
      expect((await askFor(placeRef)).access).not.toBe('');
      await test.stack.clock.advance(3_600_000);
    }
    await test.events.caughtUp(test.database);
    expect(revocations()).toEqual([]);
  });

  it('is asked of Google no more', async () => {
    const { placeRef, placeId, revoke } = await connected('Demo Lounge Lille');
    await revoke();
    await refusedOnce(placeRef);
    await expect(askFor(placeRef)).rejects.toMatchObject(notPublishable('access_revoked'));
    const before = await test.tokenCalls(placeId);
    await expect(askFor(placeRef)).rejects.toMatchObject(notPublishable('access_revoked'));
    expect(await test.tokenCalls(placeId)).toBe(before);
  });

  it('gives tokens again, on every replica and for all of its places, once it is connected anew', async () => {
    const { login, places, placeId, placeRef, connect, revoke, changes } = await connected('Demo G', 'Demo H');
    await revoke();
    await refusedOnce(placeRef);
    for (const replica of [test.places, test.replica])
      await expect(askFor(placeRef, replica)).rejects.toMatchObject(notPublishable('access_revoked'));
    const path = `/google/accounts/${login.sub}/tokens`;
    const consent = await test.control<{ refresh_token: string }>('POST', path, {});
    await connect(consent.refresh_token, [placeId]);
    for (const place of places)
      for (const replica of [test.places, test.replica])
        expect((await askFor(place.placeRef, replica)).access).not.toBe('');
    await eventually(() => expect(changes()).toHaveLength(6));
    for (const { placeRef } of places)
      expect(changes().filter((event) => event.placeRef === placeRef)).toMatchObject([
        { version: 1n, sources: [{ source: 'google' }] },
        { version: 2n, sources: [] },
        { version: 3n, sources: [{ source: 'google' }] },
      ]);
  });

  it('does not end a newer grant when the refusal of the old one comes late', async () => {
    const { login, placeId, placeRef, connect, revocations } = await connected('Demo Lounge Dijon');
    const path = `/google/accounts/${login.sub}/tokens`;
    const consent = await test.control<{ refresh_token: string }>('POST', path, {});
    // Google's 400 for the old token is held back until the new one is stored.
    const late = { target: 'google.token', status: 400, delay_ms: 1_500, place_id: placeId };
    await test.control('POST', '/faults', { ...late, contains: login.refresh_token });
    const before = await test.tokenCalls(placeId);
    const slow = askFor(placeRef).catch((error: unknown) => error);
    await eventually(async () => expect(await test.tokenCalls(placeId)).toBeGreaterThan(before));
    await connect(consent.refresh_token);
    expect(await slow).toMatchObject({ code: 'service_unavailable' });
    expect((await askFor(placeRef)).access).not.toBe('');
    await test.events.caughtUp(test.database);
    expect(revocations()).toEqual([]);
  });
});

describe('secrets', () => {
  it('are readable neither in the database nor in logs and errors', async () => {
    const { login, placeId, placeRef, revoke } = await connected('Demo Lounge Tours');
    const { access } = await askFor(placeRef);
    await test.stack.clock.advance(3_600_000);
    await test.control('POST', '/faults', { target: 'google.token', status: 401, place_id: placeId });
    const refusedUs: unknown = await askFor(placeRef).catch((error: unknown) => error);
    await revoke();
    await refusedOnce(placeRef);
    const revoked: unknown = await askFor(placeRef).catch((error: unknown) => error);
    expect(test.log()).toContain('A platform refuses to give access.');
    const shown = [test.log(), JSON.stringify([refusedUs, revoked]), await storedText()];
    for (const text of shown) {
      expect(text.length).toBeGreaterThan(0);
      for (const secret of [login.refresh_token, access]) expect(text).not.toContain(secret);
    }
  });

  it('do not open in the row of another connection', async () => {
    const [one, two] = [await connected('Demo I'), await connected('Demo J')];
    await test.database.pool.query(
      `update connection set credentials_sealed = (select credentials_sealed from connection where account_id = $1)
       where account_id = $2`,
      [one.accountId, two.accountId],
    );
    await expect(askFor(two.placeRef)).rejects.toMatchObject({ code: 'internal_error' });
  });
});

/** Every row that holds something of a login, sealed bytes as the text they would be. */
async function storedText(): Promise<string> {
  const { rows } = await test.database.pool.query<{ row: string; sealed: Buffer }>(
    `select connection::text || source::text || place::text as row, credentials_sealed as sealed
     from connection join source using (connection_id) join place using (place_ref)`,
  );
  return rows.map(({ row, sealed }) => row + sealed.toString('latin1')).join('\n');
}
