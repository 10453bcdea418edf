import { ListingAlertSchema, PlaceChangedSchema } from '@review-reply/proto/places/events/v1/events';
import { eventually, testCaller } from '@review-reply/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newAccountId, reviews, startPlaces, type TestPlaces } from './start-places.ts';

let test: TestPlaces;
beforeAll(async () => {
  test = await startPlaces();
});
afterAll(() => test?.stack.close());

const dayMs = 24 * 60 * 60_000;

async function watched({ verified = true } = {}) {
  const accountId = newAccountId();
  const login = await test.login({ title: 'Demo Lounge Paris', verified });
  const { places } = await test.connect(accountId, login);
  const { placeId = '', placeRef = 0n } = places[0] ?? {};
  const change = (body: object) => test.control('PATCH', `/google/locations/${placeId}`, body);
  const alerts = () => {
    const ours = test.events(ListingAlertSchema).filter((event) => event.accountId === accountId);
    return ours.map(({ kind, detailsJson }) => ({ kind, ...JSON.parse(String(Buffer.from(detailsJson))) }));
  };
  const changes = () =>
    test
      .events(PlaceChangedSchema)
      .flatMap(({ placeRef: ref, version, sources }) =>
        ref === placeRef ? [{ version, sources: sources.map(({ source }) => source) }] : [],
      );
  /** Makes it due, and waits until it was looked at. */
  const look = async () => {
    await test.database.sql.execute(sql`update source set watch_due_at = '-infinity' where place_ref = ${placeRef}`);
    await eventually(async () => {
      const { rows } = await test.database.sql.execute<{ seen: boolean }>(sql`
        select watch_due_at > '-infinity' as seen from source where place_ref = ${placeRef}`);
      expect(rows[0]?.seen).toBe(true);
    });
  };
  const calls = async () =>
    (await test.control<unknown[]>('GET', `/calls?target=google.voice_of_merchant.get&place_id=${placeId}`)).length;
  return { accountId, placeId, placeRef, login, change, alerts, changes, look, calls };
}

it('tells each thing that happened to a listing once, and again when it happens again', async () => {
  const { change, alerts, look, placeId, accountId } = await watched();
  await look();
  await change({ google_updates: { title: 'Lounge' }, duplicate_of: 'locations/1' });
  await look();
  await look();
  await change({ google_updates: {}, duplicate_of: null, suspended: true });
  await look();
  await change({ suspended: false, google_updates: { regularHours: {} } });
  await look();
  await eventually(async () =>
    expect(alerts()).toEqual([
      { kind: 'google_updated', sections: ['identity'] },
      { kind: 'duplicate', duplicate_of: 'locations/1' },
      { kind: 'suspended' },
      { kind: 'google_updated', sections: ['hours'] },
      { kind: 'voice_of_merchant_won' },
    ]),
  );
  expect(placeId).not.toBe('');
  expect(accountId).toBeGreaterThan(0n);
});

it('reads and answers a place from when Google lets its owner speak for it, and keeps to that', async () => {
  const { accountId, placeRef, login, change, alerts, changes, look } = await watched({ verified: false });
  await look();
  await expect(test.places.getPlatformAccess({ placeRef, source: 'google' }, reviews)).rejects.toMatchObject({
    details: { reason: 'not_verified' },
  });
  await change({ verified: true });
  await look();
  await look();
  const seen = [
    { version: 1n, sources: [] },
    { version: 2n, sources: ['google'] },
  ];
  await eventually(() => expect(changes()).toEqual(seen));
  await test.places.getPlatformAccess({ placeRef, source: 'google' }, reviews);
  await eventually(() => expect(alerts()).toEqual([{ kind: 'voice_of_merchant_won' }]));
  await change({ suspended: true, title: 'Demo Lounge Paris 2' });
  await test.connect(accountId, login);
  await test.places.getPlatformAccess({ placeRef, source: 'google' }, reviews);
  await eventually(() => expect(changes()).toEqual([...seen, { version: 3n, sources: ['google'] }]));
});

it('tells of edits that Google holds for three days', async () => {
  const { change, alerts, look, placeId, accountId } = await watched();
  await change({ holds_edits: true });
  const body = { placeId, section: 'description', bodyJson: Buffer.from('{"description":"A quiet place."}') };
  await test.places.updateListingSection(body, { caller: testCaller(accountId), timeoutMs: 30_000 });
  await look();
  await test.stack.clock.advance(3 * dayMs);
  await look();
  await look();
  await eventually(async () => expect(alerts()).toEqual([{ kind: 'edits_pending', sections: ['description'] }]));
});

it('tells of one place of a login that the login does not manage any more', async () => {
  const { login, placeId, alerts, look } = await watched();
  const locations = `/google/accounts/${login.sub}/locations`;
  await test.control('DELETE', `${locations}/${placeId}`);
  await look();
  await test.events.caughtUp(test.database);
  expect(alerts()).toEqual([]);
  await test.stack.clock.advance(6 * 60 * 60_000);
  await look();
  await look();
  await eventually(() => expect(alerts()).toEqual([{ kind: 'access_lost' }]));
});

it('looks at no inactive place, and at one that Google does not show later', async () => {
  const { alerts, look, placeId, accountId, calls, change } = await watched();
  await test.control('POST', '/faults', { target: 'google.locations.get', place_id: placeId, status: 503 });
  await look();
  await change({ suspended: true });
  await test.places.updatePlace({ placeId, active: false }, { caller: testCaller(accountId) });
  const before = await calls();
  await look();
  expect(await calls()).toBe(before);
  await test.events.caughtUp(test.database);
  expect(alerts()).toEqual([]);
});
