import { PlaceChangedSchema } from '@review-reply/proto/places/events/v1/events';
import { eventually, testCaller } from '@review-reply/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAccountId, newPlaceId, operator, reviews, startPlaces, type TestPlaces } from './start-places.ts';

let test: TestPlaces;
beforeAll(async () => {
  test = await startPlaces();
});
afterAll(() => test?.stack.close());

const as = (accountId: bigint) => ({ caller: testCaller(accountId) });

const changesOf = (accountId: bigint) =>
  test.events(PlaceChangedSchema).filter((event) => event.accountId === accountId);

describe('connecting a Google login', () => {
  it('makes a place of each location, active and with the default settings, and tells of each', async () => {
    const accountId = newAccountId();
    const login = await test.login({ title: 'Demo Lounge Paris' }, { title: 'Demo Lounge Lyon' });
    const { places } = await test.connect(accountId, login);
    expect(places.map(({ name }) => name)).toEqual(['Demo Lounge Paris', 'Demo Lounge Lyon']);
    const [paris] = places;
    const location = login.locations[0];
    expect(paris).toMatchObject({
      accountId,
      placeId: location?.place_id,
      city: 'Paris',
      category: 'Airport lounge',
      active: true,
      reviewsCount: 0n,
      settings: {
        tone: 5,
        greeting: 'first_name',
        negativeReviewContact: false,
        reportFrequencyDays: 7,
        autopilot: { enabled: false, delayHours: 24, minRating: 4 },
      },
    });
    expect(paris?.rating).toBeUndefined();
    const shown = await test.places.getPlace({ placeId: paris?.placeId ?? '' }, as(accountId));
    expect(shown.googleLocation).toBe(location?.name);
    await eventually(() => expect(changesOf(accountId)).toHaveLength(2));
    expect(changesOf(accountId)[0]).toMatchObject({
      placeRef: paris?.placeRef,
      placeId: paris?.placeId,
      name: 'Demo Lounge Paris',
      active: true,
      version: 1n,
      sources: [{ source: 'google', location: `${login.account}/${location?.name}` }],
    });
  });

  it('connects the chosen places alone', async () => {
    const login = await test.login({ title: 'Demo Lounge Nice' }, { title: 'Demo Lounge Lille' });
    const chosen = login.locations[1]?.place_id ?? '';
    const { places } = await test.connect(newAccountId(), login, [chosen]);
    expect(places.map(({ placeId }) => placeId)).toEqual([chosen]);
  });

  it('names every chosen place that the login does not manage, and stores nothing', async () => {
    const accountId = newAccountId();
    const login = await test.login({ title: 'Demo Lounge Nantes' });
    const strange = [newPlaceId(), newPlaceId()];
    await expect(
      test.connect(accountId, login, [login.locations[0]?.place_id ?? '', ...strange]),
    ).rejects.toMatchObject({
      code: 'validation_failed',
      details: {
        fields: [
          { path: 'place_ids[1]', params: { actual: strange[0] } },
          { path: 'place_ids[2]', params: { actual: strange[1] } },
        ],
      },
    });
    expect((await test.places.listPlaces({}, as(accountId))).places).toEqual([]);
  });

  it('changes and tells nothing when it is repeated, also 5 times at once', async () => {
    const accountId = newAccountId();
    const login = await test.login({ title: 'Demo Lounge Metz' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => test.connect(accountId, login)));
    expect(new Set(answers.map(({ places }) => places[0]?.placeRef)).size).toBe(1);
    const other = await test.login({ title: 'Demo Lounge Brest' });
    await test.connect(accountId, other);
    await eventually(() => expect(changesOf(accountId).at(-1)?.name).toBe('Demo Lounge Brest'));
    expect(changesOf(accountId).map(({ name, version }) => [name, version])).toEqual([
      ['Demo Lounge Metz', 1n],
      ['Demo Lounge Brest', 1n],
    ]);
  });

  it('lets two accounts hold the same place, each with its own', async () => {
    const [one, two] = [newAccountId(), newAccountId()];
    const login = await test.login({ title: 'Demo Lounge Dijon' });
    const [first, second] = [await test.connect(one, login), await test.connect(two, login)];
    expect(first.places[0]?.placeId).toBe(second.places[0]?.placeId);
    expect(first.places[0]?.placeRef).not.toBe(second.places[0]?.placeRef);
  });

  it('is refused for a login whose grant has ended, and while Google is away', async () => {
    const login = await test.login({ title: 'Demo Lounge Pau' });
    const fault = { target: 'google.token', status: 503, place_id: login.locations[0]?.place_id };
    await test.control('POST', '/faults', fault);
    await expect(test.connect(newAccountId(), login)).rejects.toMatchObject({
      code: 'service_unavailable',
      details: { platform: 'google', status: 503 },
    });
    await test.control('POST', `/google/accounts/${login.sub}/revoke`);
    await expect(test.connect(newAccountId(), login)).rejects.toMatchObject({ code: 'grant_refused' });
  });
});

describe('reading places', () => {
  it("lists the acting account's by name, each with its own plan", async () => {
    const accountId = newAccountId();
    const login = await test.login({ title: 'Demo B' }, { title: 'Demo A' }, { title: 'Demo C' });
    const { places } = await test.connect(accountId, login);
    const planned = places[0]?.placeRef ?? 0n;
    await test.billing.setPlan({ accountId, placeRef: planned, plan: 'pro' }, operator);
    const listed = await test.places.listPlaces({}, as(accountId));
    expect(listed.places.map(({ name, subscription }) => [name, subscription?.plan])).toEqual([
      ['Demo A', undefined],
      ['Demo B', 'pro'],
      ['Demo C', undefined],
    ]);
    // By pages too, for an account whose places fill more than a message.
    const paged: string[] = [];
    for (let afterPlaceRef = 0n; ; ) {
      const { places: page } = await test.places.listPlaces({ limit: 2, afterPlaceRef }, as(accountId));
      paged.push(...page.map(({ name }) => name));
      if (page.length < 2) break;
      afterPlaceRef = page.at(-1)?.placeRef ?? 0n;
    }
    expect(paged).toEqual(['Demo A', 'Demo B', 'Demo C']);
    const foreign = { limit: 2, afterPlaceRef: listed.places[0]?.placeRef ?? 0n };
    expect((await test.places.listPlaces(foreign, as(newAccountId()))).places).toEqual([]);
    const one = await test.places.getPlace({ placeId: places[0]?.placeId ?? '' }, as(accountId));
    expect(one.subscription).toMatchObject({ suggestionsIncluded: 500, suggestionsUsed: 0, status: 'active' });
    expect(Number(one.subscription?.currentPeriodEnd?.seconds)).toBeGreaterThan(
      test.stack.clock.now().getTime() / 1_000,
    );
  });

  it("does not find another account's place, nor one that does not exist", async () => {
    const login = await test.login({ title: 'Demo Lounge Caen' });
    const { places } = await test.connect(newAccountId(), login);
    for (const placeId of [places[0]?.placeId ?? '', newPlaceId()])
      await expect(test.places.getPlace({ placeId }, as(newAccountId()))).rejects.toMatchObject({
        kind: 'not_found',
        code: 'not_found',
      });
    expect((await test.places.listPlaces({}, as(newAccountId()))).places).toEqual([]);
  });

  it('says so when billing is away instead of showing places without their plans', async () => {
    const accountId = newAccountId();
    const { places } = await test.connect(accountId, await test.login({ title: 'Demo Lounge Tours' }));
    const placeId = places[0]?.placeId ?? '';
    const unavailable = { kind: 'unavailable', code: 'service_unavailable' };
    await expect(test.replica.listPlaces({}, as(accountId))).rejects.toMatchObject(unavailable);
    await expect(test.replica.getPlace({ placeId }, as(accountId))).rejects.toMatchObject(unavailable);
  });
});

describe('callers', () => {
  it('get nothing that is meant for others: users no tokens, services no lists, operators no tokens', async () => {
    const refused = { kind: 'forbidden', code: 'caller_not_allowed' };
    const request = { placeRef: 1n, source: 'google' };
    await expect(test.places.getPlatformAccess(request, as(1n))).rejects.toMatchObject(refused);
    await expect(test.places.getPlatformAccess(request, operator)).rejects.toMatchObject(refused);
    await expect(test.places.connectLogin({ accountId: 1n }, as(1n))).rejects.toMatchObject(refused);
    await expect(test.places.setPlaceSettings({ accountId: 1n }, as(1n))).rejects.toMatchObject(refused);
    await expect(test.places.getWritingContext({ placeRef: 1n }, as(1n))).rejects.toMatchObject(refused);
    await expect(test.places.listPlaces({}, reviews)).rejects.toMatchObject(refused);
  });
});
