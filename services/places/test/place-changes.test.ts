import { ListingAlertSchema, PlaceChangedSchema } from '@review-reply/proto/places/events/v1/events';
import { AutopilotUnpaidSchema, PlaceStatsChangedSchema } from '@review-reply/proto/reviews/events/v1/events';
import { eventually, testCaller } from '@review-reply/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAccountId, operator, reviews, startPlaces, type TestPlaces } from './start-places.ts';

let test: TestPlaces;
beforeAll(async () => {
  test = await startPlaces();
});
afterAll(() => test?.stack.close());

const settings = {
  tone: 8,
  greeting: 'title_last_name',
  negativeReviewContact: true,
  supportPhone: '+33 1 00 00 00 00',
  supportEmail: 'support@example.com',
  signature: 'The demo team',
  reportFrequencyDays: 30,
  autopilot: { enabled: true, delayHours: 48, minRating: 5 },
  platforms: { trustpilotUrl: 'https://www.trustpilot.com/review/example.com' },
};

async function connected() {
  const accountId = newAccountId();
  const login = await test.login({ title: 'Demo Lounge Paris' });
  const connect = () => test.connect(accountId, login);
  const { places } = await connect();
  const { placeRef, placeId } = places[0] ?? { placeRef: 0n, placeId: '' };
  const get = () => test.places.getPlace({ placeId }, { caller: testCaller(accountId) });
  const set = (changes: Partial<typeof settings> & { active?: boolean } = {}) => {
    const { active = true, ...rest } = changes;
    return test.places.setPlaceSettings({ accountId, placeId, active, settings: { ...settings, ...rest } }, operator);
  };
  const changes = () => test.events(PlaceChangedSchema).filter((event) => event.placeRef === placeRef);
  return { accountId, placeRef, placeId, connect, get, set, changes };
}

describe('settings', () => {
  it('are kept as set and reach whoever writes', async () => {
    const { placeRef, get, set } = await connected();
    expect((await set()).settings).toMatchObject(settings);
    expect((await get()).settings).toMatchObject(settings);
    const context = await test.places.getWritingContext({ placeRef }, reviews);
    expect(context).toMatchObject({ name: 'Demo Lounge Paris', city: 'Paris', region: 'FR', locale: 'fr' });
    expect(context).toMatchObject({ active: true, settings });
  });

  it('of autopilot are told with the place, and so is that it has nothing to pay with', async () => {
    const { accountId, placeRef, placeId, set, changes } = await connected();
    await set();
    await eventually(() => expect(changes().at(-1)?.autopilot).toMatchObject(settings.autopilot));
    await test.publish(AutopilotUnpaidSchema, { accountId, placeRef, placeId, code: 'insufficient_suns' }, placeRef);
    const alerts = () => test.events(ListingAlertSchema).filter((event) => event.accountId === accountId);
    await eventually(() => expect(alerts()).toMatchObject([{ placeId, kind: 'autopilot_without_suns' }]));
  });

  it('tell of a change once, and of none when nothing changed', async () => {
    const { set, changes } = await connected();
    await set();
    await set();
    await set({ active: false });
    await eventually(() => expect(changes().at(-1)?.active).toBe(false));
    expect(changes().map(({ version, active }) => [version, active])).toEqual([
      [1n, true],
      [2n, true],
      [3n, false],
    ]);
    expect(changes().at(-1)?.sources).toMatchObject([{ source: 'google' }]);
  });

  it('outlive a new connection of the login, which makes the place active again', async () => {
    const { connect, get, set, changes } = await connected();
    await set({ active: false });
    await connect();
    expect(await get()).toMatchObject({ active: true, settings });
    await eventually(() => expect(changes().at(-1)).toMatchObject({ active: true, version: 3n }));
  });

  it('are refused with every fault named', async () => {
    const { get, set } = await connected();
    const wrong = {
      tone: 10,
      greeting: 'hello',
      supportEmail: 'nobody',
      signature: 'x'.repeat(201),
      autopilot: { enabled: true, delayHours: 5, minRating: 0 },
      platforms: { trustpilotUrl: 'http://example.com' },
    };
    await expect(set(wrong)).rejects.toMatchObject({
      code: 'validation_failed',
      details: {
        fields: [
          { path: 'tone', code: 'out_of_range' },
          { path: 'greeting', code: 'invalid_value' },
          { path: 'support_email', code: 'invalid_format' },
          { path: 'signature', code: 'too_long', params: { maximum: 200, actual: 201 } },
          { path: 'autopilot.delay_hours', code: 'invalid_value' },
          { path: 'autopilot.min_rating', code: 'out_of_range' },
          { path: 'platforms.trustpilot_url', code: 'url_scheme_not_allowed' },
        ],
      },
    });
    expect((await get()).settings).toMatchObject({ tone: 5, greeting: 'first_name' });
  });

  it("of another account's place are not found", async () => {
    const { placeId } = await connected();
    const request = { accountId: newAccountId(), placeId, active: false, settings };
    await expect(test.places.setPlaceSettings(request, operator)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe("a place's figures", () => {
  it('are the newest that reviews counted, in whichever order they come', async () => {
    const [one, last] = [await connected(), await connected()];
    const { accountId, placeRef } = one;
    const figures = { accountId, placeRef, rating: 4.5, reviewsCount: 20n, unansweredCount: 3n, version: 5n };
    const publish = (changes: Partial<typeof figures>) =>
      test.publish(PlaceStatsChangedSchema, { ...figures, ...changes }, placeRef);
    await publish({});
    await publish({ version: 4n, rating: 1, reviewsCount: 1n, unansweredCount: 1n });
    await publish({ version: 5n, rating: 2 });
    // Events of one key are handled in their order: once this one shows, the others have come and gone.
    await publish({ placeRef: last.placeRef, reviewsCount: 1n });
    await eventually(async () => expect((await last.get()).reviewsCount).toBe(1n));
    expect(await one.get()).toMatchObject({ rating: 4.5, reviewsCount: 20n, unansweredCount: 3n });
  });

  it('lose a rating that the platform shows no more', async () => {
    const { accountId, placeRef, get } = await connected();
    const figures = { accountId, placeRef, reviewsCount: 1n, unansweredCount: 0n };
    await test.publish(PlaceStatsChangedSchema, { ...figures, rating: 3, version: 1n }, placeRef);
    await eventually(async () => expect((await get()).rating).toBe(3));
    await test.publish(PlaceStatsChangedSchema, { ...figures, version: 2n }, placeRef);
    await eventually(async () => expect((await get()).rating).toBeUndefined());
  });
});
