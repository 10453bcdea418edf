import { eventually } from '@review-reply/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gateway, newAccountId, newPlaceId, startPlaces, type TestPlaces } from './start-places.ts';

const topic = 'projects/demo/topics/reviews';
const hourMs = 60 * 60_000;

let test: TestPlaces;
beforeAll(async () => {
  test = await startPlaces({ settings: { GOOGLE_PUBSUB_TOPIC: topic } });
});
afterAll(() => test?.stack.close());

/** Waits until a login's settings were looked at. */
const lookedAt = ({ sub }: { sub: string }) =>
  eventually(async () => {
    const now = test.stack.clock.now().toISOString();
    const { rows } = await test.database.sql.execute<{ looked: boolean }>(sql`
      select pushes_due_at > ${now}::timestamptz as looked from connection where platform_user = ${sub}`);
    expect(rows).toEqual([{ looked: true }]);
  });

/** A login at Google with two places, and what is asked about its account's setting there. */
async function newLogin() {
  const login = await test.login({ title: 'Demo Lounge Paris' }, { title: 'Demo Lounge Lyon' });
  const placeId = login.locations[0]?.place_id ?? '';
  const callsTo = (target: string) =>
    test.control<Array<{ body: unknown }>>('GET', `/calls?target=google.${target}&place_id=${placeId}`);
  return {
    ...{ login, placeId },
    gets: () => callsTo('notification_setting.get'),
    patches: () => callsTo('notification_setting.patch'),
    looks: async () => (await callsTo('voice_of_merchant.get')).length,
    connect: async () => (await test.connect(newAccountId(), login)).places,
    lookedAt: () => lookedAt(login),
  };
}

it('has Google push what happens as soon as places are connected, once for all of an account', async () => {
  const { connect, lookedAt, gets, patches, login } = await newLogin();
  await connect();
  await lookedAt();
  const notificationTypes = expect.arrayContaining(['NEW_REVIEW', 'UPDATED_REVIEW', 'GOOGLE_UPDATE']);
  const name = `${login.account}/notificationSetting`;
  expect(await patches()).toMatchObject([{ body: { name, pubsubTopic: topic, notificationTypes } }]);
  expect(await gets()).toHaveLength(1);
});

it('leaves the setting alone while it stands, and takes it back from whoever took it over', async () => {
  const { connect, lookedAt, gets, patches, login } = await newLogin();
  await connect();
  await lookedAt();
  await test.stack.clock.advance(6 * hourMs);
  await eventually(async () => expect(await gets()).toHaveLength(2));
  await lookedAt();
  expect(await patches()).toHaveLength(1);
  await test.control('PUT', `/google/${login.account}/notification-setting`, { pubsubTopic: 'projects/o/topics/o' });
  await test.stack.clock.advance(6 * hourMs);
  await eventually(async () => expect(await patches()).toHaveLength(2));
});

it('connects places all the same where Google does not let it, and tries again', async () => {
  const { connect, lookedAt, patches, placeId } = await newLogin();
  const fault = { target: 'google.notification_setting.get', place_id: placeId, status: 403, times: 1 };
  await test.control('POST', '/faults', fault);
  expect(await connect()).toHaveLength(2);
  await lookedAt();
  expect(await patches()).toEqual([]);
  await test.stack.clock.advance(hourMs);
  await eventually(async () => expect(await patches()).toHaveLength(1));
});

it('has the others of a login’s accounts push where Google refuses one of them', async () => {
  const shared = { title: 'Demo Lounge Nice', place_id: newPlaceId() };
  const login = await test.control<{ sub: string; refresh_token: string }>('POST', '/google/accounts', {
    locations: [{ title: 'Demo Lounge Paris' }, shared],
    groups: [{ title: 'Demo Group', locations: [{ title: 'Demo Lounge Lyon' }, shared] }],
  });
  const callsTo = (target: string) =>
    test.control<unknown[]>('GET', `/calls?target=google.notification_setting.${target}&place_id=${shared.place_id}`);
  // Of both accounts, so that it is the first that is asked about.
  const fault = { target: 'google.notification_setting.get', place_id: shared.place_id, status: 403 };
  await test.control('POST', '/faults', fault);
  await test.connect(newAccountId(), login);
  await lookedAt(login);
  expect(await callsTo('get')).toHaveLength(2);
  expect(await callsTo('patch')).toHaveLength(1);
  await test.stack.clock.advance(hourMs);
  await eventually(async () => expect(await callsTo('patch')).toHaveLength(2));
});

it('looks at a listing soon when it is told of it, once for all that it is told at once', async () => {
  const { connect, login, looks } = await newLogin();
  const [place] = await connect();
  const watch = async () => {
    const { rows } = await test.database.sql.execute<{ at: string; leased: boolean }>(sql`
      select watch_due_at::text as at, watch_lease_until is not null as leased
      from source where place_ref = ${place?.placeRef ?? 0n}`);
    const [{ at, leased } = { at: '', leased: true }] = rows;
    return { dueInMs: Date.parse(at) - test.stack.clock.now().getTime(), leased };
  };
  const locationId = login.locations[0]?.name.replace('locations/', '') ?? '';
  // As if it had been looked at just now; its first look may have begun, since time has moved, and ends before.
  const inAWhile = new Date(test.stack.clock.now().getTime() + 5 * hourMs).toISOString();
  await test.database.sql.execute(
    sql`update source set watch_due_at = ${inAWhile} where place_ref = ${place?.placeRef ?? 0n}`,
  );
  await eventually(async () => expect(await watch()).toMatchObject({ leased: false }));
  const before = await looks();
  const told = { source: 'google', locationId };
  await Promise.all([
    test.places.hastenLooks(told, gateway),
    test.replica.hastenLooks(told, gateway),
    test.places.hastenLooks({ source: 'google', locationId: 'unknown' }, gateway),
  ]);
  await eventually(async () => expect(await looks()).toBe(before + 1));
  // The look's own next one, rather than another of those that were told.
  await eventually(async () => expect((await watch()).dueInMs).toBeGreaterThan(5 * hourMs));
  expect(await looks()).toBe(before + 1);
});
