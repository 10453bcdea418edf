import { inTransaction } from '@review-reply/postgres';
import { PlaceChangedSchema } from '@review-reply/proto/places/events/v1/events';
import { eventually, testCaller } from '@review-reply/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockAccountConnections } from '../src/storage/connections.ts';
import { newAccountId, operator, startPlaces, type TestPlaces } from './start-places.ts';

let test: TestPlaces;
beforeAll(async () => {
  test = await startPlaces();
});
afterAll(() => test?.stack.close());

type Changes = Parameters<TestPlaces['places']['updatePlace']>[0];

async function connected(plan?: 'essential' | 'pro') {
  const accountId = newAccountId();
  const login = await test.login({ title: 'Demo Lounge Paris' });
  const { places } = await test.connect(accountId, login);
  const { placeRef, placeId } = places[0] ?? { placeRef: 0n, placeId: '' };
  if (plan !== undefined) await test.billing.setPlan({ accountId, placeRef, plan }, operator);
  const caller = { caller: testCaller(accountId) };
  return {
    placeRef,
    placeId,
    accountId,
    get: () => test.places.getPlace({ placeId }, caller),
    update: (changes: Changes) => test.places.updatePlace({ ...changes, placeId }, caller),
    changes: () => test.events(PlaceChangedSchema).filter((event) => event.placeRef === placeRef),
  };
}

const everything = {
  tone: 9,
  greeting: 'title_last_name',
  negativeReviewContact: true,
  supportPhone: '01 99 00 12 34',
  supportEmail: 'support@example.com',
  signature: 'The demo team',
  reportFrequencyDays: 0,
  autopilot: { enabled: false, delayHours: 72, minRating: 1 },
  platforms: {
    tripadvisorUrl: 'https://www.tripadvisor.com/Hotel_Review-g187147-d188757-Reviews-Demo.html',
    trustpilotUrl: 'https://www.trustpilot.com/review/example.com',
    googleplayUrl: 'https://play.google.com/store/apps/details?id=com.example.demo',
    appstoreUrl: 'https://apps.apple.com/fr/app/demo/id42',
  },
};

describe('changing a place', () => {
  it('keeps every setting as it was sent, and answers the whole place', async () => {
    const { get, update } = await connected('pro');
    const { settings, ...place } = await update(everything);
    expect(settings).toMatchObject(everything);
    expect(place).toMatchObject({ name: 'Demo Lounge Paris', active: true, subscription: { plan: 'pro' } });
    expect(await get()).toMatchObject({ ...place, settings });
  });

  it('touches nothing but what is sent, whichever it is', async () => {
    const { get, update } = await connected();
    await update(everything);
    const each: Changes[] = [
      { tone: 1 },
      { greeting: 'first_name' },
      { negativeReviewContact: false },
      { supportPhone: '+442079460123' },
      { supportEmail: '' },
      { signature: '' },
      { reportFrequencyDays: 365 },
      { autopilot: { delayHours: 1 } },
      { autopilot: { minRating: 5 } },
      { platforms: { tripadvisorUrl: '' } },
      { platforms: { appstoreUrl: 'https://apps.apple.com/app/id43' } },
    ];
    for (const changes of each) {
      const before = (await get()).settings;
      const { settings: after } = await update(changes);
      const { autopilot, platforms, ...own } = changes;
      const expected: Record<string, unknown> = { ...before, ...own };
      expected.autopilot = { ...before?.autopilot, ...autopilot };
      expected.platforms = { ...before?.platforms, ...platforms };
      const plain = (value: unknown) =>
        JSON.stringify(value, (name, part) => (name === '$typeName' ? undefined : part));
      const cleared = plain(expected)
        .replaceAll(/"\w+":"",?/g, '')
        .replaceAll(',}', '}');
      expect(JSON.parse(plain(after))).toEqual(JSON.parse(cleared));
    }
  });

  it('loses no field of 20 changes at once', async () => {
    const { get, update } = await connected();
    const fields: Changes[] = [
      { tone: 2 },
      { greeting: 'title_last_name' },
      { signature: 'Us' },
      { reportFrequencyDays: 30 },
      { negativeReviewContact: true },
      { autopilot: { delayHours: 12 } },
      { autopilot: { minRating: 2 } },
      { supportEmail: 'a@example.com' },
      { platforms: { trustpilotUrl: 'https://www.trustpilot.com/review/a.com' } },
      { active: false },
    ];
    await Promise.all([...fields, ...fields].map(update));
    expect(await get()).toMatchObject({
      active: false,
      settings: {
        tone: 2,
        greeting: 'title_last_name',
        signature: 'Us',
        reportFrequencyDays: 30,
        negativeReviewContact: true,
        supportEmail: 'a@example.com',
        autopilot: { enabled: false, delayHours: 12, minRating: 2 },
        platforms: { trustpilotUrl: 'https://www.trustpilot.com/review/a.com' },
      },
    });
  });

  it('names every fault by its path in the body, and changes nothing', async () => {
    const { get, update } = await connected();
    const before = await get();
    const wrong = {
      active: false,
      tone: 10,
      greeting: 'hello',
      supportPhone: '12',
      supportEmail: 'nobody',
      signature: 'x'.repeat(201),
      reportFrequencyDays: 366,
      autopilot: { delayHours: 5, minRating: 0 },
      platforms: { trustpilotUrl: everything.platforms.tripadvisorUrl, appstoreUrl: 'https://apps.apple.com/fr/' },
    };
    await expect(update(wrong)).rejects.toMatchObject({
      code: 'validation_failed',
      details: {
        fields: [
          { path: 'body.tone', code: 'out_of_range' },
          { path: 'body.greeting', code: 'invalid_value' },
          { path: 'body.support_phone', code: 'invalid_phone_number', params: { region: 'FR' } },
          { path: 'body.support_email', code: 'invalid_format' },
          { path: 'body.signature', code: 'too_long' },
          { path: 'body.report_frequency_days', code: 'out_of_range' },
          { path: 'body.autopilot.delay_hours', code: 'invalid_value' },
          { path: 'body.autopilot.min_rating', code: 'out_of_range' },
          {
            path: 'body.platforms.trustpilot_url',
            code: 'url_of_other_platform',
            params: { platform: 'trustpilot', actual: 'tripadvisor' },
          },
          { path: 'body.platforms.appstore_url', code: 'url_without_id' },
        ],
      },
    });
    expect(await get()).toEqual(before);
  });

  it('keeps where the place is on a platform by that platform’s own id, and by the latest address alone', async () => {
    const { placeRef, update } = await connected();
    const sources = async () => {
      const { rows } = await test.database.pool.query(
        "select source, location from source where place_ref = $1 and source <> 'google' order by source",
        [placeRef],
      );
      return rows.map(({ source, location }) => [source, location]);
    };
    await update(everything);
    expect(await sources()).toEqual([
      ['appstore', '42'],
      ['googleplay', 'com.example.demo'],
      ['tripadvisor', '188757'],
      ['trustpilot', 'example.com'],
    ]);
    const trustpilotUrl = 'https://fr.trustpilot.com/review/other.example.com';
    await update({ platforms: { trustpilotUrl, appstoreUrl: '', tripadvisorUrl: '', googleplayUrl: '' } });
    expect(await sources()).toEqual([['trustpilot', 'other.example.com']]);
  });

  it('stops and starts a place, and tells of each once', async () => {
    const { update, changes } = await connected();
    expect((await update({ active: false })).active).toBe(false);
    await update({ active: false });
    expect((await update({ active: true })).active).toBe(true);
    await eventually(() => expect(changes().map(({ active }) => active)).toEqual([true, false, true]));
  });

  it("does not find another account's place, nor one that does not exist", async () => {
    const { placeId, get } = await connected();
    for (const id of [placeId, 'ChIJnone'])
      await expect(
        test.places.updatePlace({ placeId: id, active: false }, { caller: testCaller(newAccountId()) }),
      ).rejects.toMatchObject({ kind: 'not_found', code: 'not_found' });
    expect((await get()).active).toBe(true);
  });

  it('changes nothing while billing is away, since the answer could not be whole', async () => {
    const { accountId, placeId, get } = await connected();
    const call = test.replica.updatePlace({ placeId, tone: 1 }, { caller: testCaller(accountId) });
    await expect(call).rejects.toMatchObject({ code: 'service_unavailable' });
    expect((await get()).settings?.tone).toBe(5);
  });
});

describe('autopilot', () => {
  it('is not enabled for a place without a plan, and nothing sent with it is changed', async () => {
    const { get, update } = await connected();
    const call = update({ tone: 1, autopilot: { enabled: true } });
    await expect(call).rejects.toMatchObject({ kind: 'payment_required', code: 'plan_required' });
    expect((await get()).settings).toMatchObject({ tone: 5, autopilot: { enabled: false } });
  });

  it('is set up without a plan as long as it is not enabled, and disabled at any time', async () => {
    const { update } = await connected();
    const { settings } = await update({ autopilot: { enabled: false, delayHours: 48 } });
    expect(settings?.autopilot).toMatchObject({ enabled: false, delayHours: 48 });
  });

  it('is enabled for a place with a plan', async () => {
    const { update } = await connected('essential');
    const { settings } = await update({ autopilot: { enabled: true } });
    expect(settings?.autopilot).toMatchObject({ enabled: true, delayHours: 24, minRating: 4 });
  });

  it('is switched off when the plan ends, with what it was set up to kept, and told once', async () => {
    const { accountId, placeRef, get, update, changes } = await connected('pro');
    await update({ autopilot: { enabled: true, delayHours: 6 } });
    await test.billing.setPlan({ accountId, placeRef, plan: '', atOnce: true }, operator);
    await eventually(async () => expect((await get()).settings?.autopilot?.enabled).toBe(false));
    expect((await get()).settings?.autopilot).toMatchObject({ delayHours: 6, minRating: 4 });
    await eventually(() => expect(changes().map(({ version }) => version)).toEqual([1n, 2n, 3n]));
    await expect(update({ autopilot: { enabled: true } })).rejects.toMatchObject({ code: 'plan_required' });
  });

  it('is not enabled on the word of a plan that ends before it is', async () => {
    const { accountId, placeRef, get, update } = await connected('pro');
    const { pool } = test.database;
    let call: Promise<unknown> = Promise.resolve();
    await inTransaction(test.database, async (tx) => {
      await lockAccountConnections(tx, accountId);
      call = update({ autopilot: { enabled: true } });
      call.catch(() => {});
      await eventually(async () => {
        const { rowCount } = await pool.query(
          "select from pg_locks where locktype = 'advisory' and not granted and objid = $1::bigint::bit(32)::bigint",
          [BigInt.asIntN(32, accountId)],
        );
        expect(rowCount).toBe(1);
      });
      await test.billing.setPlan({ accountId, placeRef, plan: '', atOnce: true }, operator);
      await eventually(async () => {
        const { rows } = await pool.query('select plan_ends from place where place_ref = $1', [placeRef]);
        expect(rows).toEqual([{ plan_ends: 1n }]);
      });
    });
    await expect(call).rejects.toMatchObject({ code: 'plan_required' });
    expect((await get()).settings?.autopilot?.enabled).toBe(false);
  });
});
