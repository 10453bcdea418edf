import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ListingCall,
  ListingUnreadable,
  listingSections,
  openHttpClient,
  PlatformError,
  type SectionInput,
} from '../../src/index.ts';
import { changed, changeOf } from './listing-changes.ts';
import { type SimulatedGoogle, startSimulatedGoogle } from './under-test.ts';

const http = openHttpClient({ timeoutMs: 5_000 });
let simulated: SimulatedGoogle;
let listing: SimulatedGoogle['listing'];
beforeAll(async () => {
  simulated = await startSimulatedGoogle(http);
  listing = simulated.listing;
});
afterAll(async () => {
  await simulated.close();
  await http.close();
});

async function openPlace(options: object = {}) {
  const placeId = `place-${randomUUID()}`;
  const location = { title: 'Demo Lounge Paris', place_id: placeId, category: 'Restaurant', ...options };
  const user = (await simulated.control('POST', '/google/accounts', { locations: [location] })) as {
    refresh_token: string;
    account: string;
    sub: string;
    locations: ReadonlyArray<{ name: string }>;
  };
  const signal = new AbortController().signal;
  const { access } = await simulated.login.obtainAccess({ credentials: user.refresh_token, signal });
  const call: ListingCall = {
    location: `${user.account}/${user.locations[0]?.name}`,
    access,
    signal,
    now: new Date('2026-11-22T10:00:00Z'),
  };
  const change = (body: object) => simulated.control('PATCH', `/google/locations/${placeId}`, body);
  const edits = async () => {
    const calls = await simulated.control<Array<{ method: string }>>('GET', `/calls?place_id=${placeId}`);
    return calls.filter(({ method }) => method === 'PATCH').length;
  };
  const fail = (target: string, fault: object) =>
    simulated.control('POST', '/faults', { target, place_id: placeId, ...fault });
  const update = async (asked: SectionInput) => {
    const { edit, faults } = await listing.difference(call, asked);
    expect(faults).toEqual([]);
    if (edit !== null) await listing.send(call, edit);
    return edit !== null;
  };
  const takeAway = () => simulated.control('DELETE', `/google/accounts/${user.sub}/locations/${placeId}`);
  return { call, placeId, change, edits, fail, update, takeAway };
}

describe.each(listingSections)('%s', (section) => {
  it('reads back as it was sent, with nothing else changed, and is not sent again', async () => {
    await fc.assert(
      fc.asyncProperty(changeOf(section), async (asked) => {
        const { call, change, update, edits } = await openPlace({ lodging: section === 'lodging' });
        await change({ fields: { regularHours: { periods: [{ openDay: 'MONDAY', closeDay: 'TUESDAY' }] } } });
        const before = await listing.read(call);
        await update(asked);
        const after = await listing.read(call);
        expect(after).toEqual(changed(before, asked));
        const sent = await edits();
        expect(await update(asked)).toBe(false);
        expect(await edits()).toBe(sent);
      }),
      { numRuns: 5 },
    );
  });
});

it('is what a model of it says, after any changes in any order', async () => {
  // A lodging's description is Google's own.
  const sections = listingSections.filter((section) => section !== 'description');
  const anyChange = fc.constantFrom(...sections).chain(changeOf);
  await fc.assert(
    fc.asyncProperty(fc.array(anyChange, { minLength: 3, maxLength: 9 }), async (sequence) => {
      const { call, change, update } = await openPlace({ lodging: true });
      await change({ fields: { regularHours: { periods: [{ openDay: 'MONDAY', closeDay: 'TUESDAY' }] } } });
      let model = await listing.read(call);
      for (const asked of sequence) {
        await update(asked);
        model = changed(model, asked);
      }
      expect(await listing.read(call)).toEqual(model);
    }),
    { numRuns: 4 },
  );
});

it('has null for what the place may not have or has not set, and says why', async () => {
  const { call, change } = await openPlace({ lodging: false, food_menus: false });
  await change({ can_modify_services: false });
  const { lodging, menu, services, hours, metadata } = await listing.read(call);
  expect([lodging, menu, services, hours]).toEqual([null, null, null, null]);
  expect(metadata.unavailable).toEqual({
    hours: 'not_set',
    lodging: 'not_offered',
    services: 'not_offered',
    menu: 'not_offered',
  });
  for (const asked of [
    { section: 'lodging', input: { pets: { petsAllowed: true } } },
    { section: 'services', input: { services: [] } },
    { section: 'menu', input: { menus: [] } },
  ] as const)
    expect((await listing.difference(call, asked)).faults).toEqual([{ path: '', code: 'not_offered', params: {} }]);
});

it('is read whole or not at all, and what failed is named', async () => {
  const { call, fail } = await openPlace({ lodging: true });
  await fail('google.attributes.get', { status: 503 });
  await fail('google.food_menus.get', { status: 500 });
  const failure: unknown = await listing.read(call).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ListingUnreadable);
  expect([...(failure as ListingUnreadable).parts.keys()]).toEqual(['attributes', 'menus']);
  await fail('google.locations.get', { delay_ms: 60_000 });
  const hurried = listing.read({ ...call, signal: AbortSignal.timeout(50) });
  await expect(hurried).rejects.toMatchObject({ givenUp: true });
  expect((await listing.read(call)).identity.title).toBe('Demo Lounge Paris');
});

it('waits for nothing that the place may not have', async () => {
  const { call, fail } = await openPlace({ lodging: false, food_menus: false });
  await fail('google.lodging.get', { delay_ms: 60_000 });
  await fail('google.food_menus.get', { delay_ms: 60_000 });
  expect((await listing.read(call)).lodging).toBeNull();
});

it('asks no further time for what the place did not have, until it may have it', async () => {
  const { call, placeId, change } = await openPlace({ lodging: false, food_menus: false });
  const asked = async () =>
    (await simulated.control<unknown[]>('GET', `/calls?target=google.food_menus.get&place_id=${placeId}`)).length;
  await listing.read(call);
  const before = await asked();
  expect((await listing.read(call)).menu).toBeNull();
  expect(await asked()).toBe(before);
  await change({ food_menus: true });
  expect((await listing.read(call)).menu).toEqual({ menus: [] });
});

it('shows which sections Google changed or holds', async () => {
  const { call, change, update } = await openPlace();
  await change({ google_updates: { title: 'Lounge', phoneNumbers: {} }, holds_edits: true });
  await update({ section: 'status', input: { status: 'CLOSED_TEMPORARILY' } });
  const { metadata, status } = await listing.read(call);
  expect(status.status).toBe('CLOSED_TEMPORARILY');
  expect(metadata).toMatchObject({ google_updated: ['contact', 'identity'], pending: ['status'] });
  expect(await listing.look(call)).toEqual({
    voiceOfMerchant: true,
    suspended: false,
    duplicateOf: null,
    googleUpdated: ['contact', 'identity'],
    pending: ['status'],
  });
  await change({ suspended: true, duplicate_of: 'locations/1', google_updates: {}, holds_edits: false });
  expect(await listing.look(call)).toEqual({
    voiceOfMerchant: false,
    suspended: true,
    duplicateOf: 'locations/1',
    googleUpdated: [],
    pending: [],
  });
});

it('tells a location that the login manages no more from one that is refused for another reason', async () => {
  const { call, fail, takeAway } = await openPlace();
  const refuseBoth = async (fault: object) => {
    for (const target of ['google.locations.get', 'google.voice_of_merchant.get']) await fail(target, fault);
  };
  const disabled = { code: 403, status: 'PERMISSION_DENIED', details: [{ reason: 'SERVICE_DISABLED' }] };
  for (const fault of [{ status: 503 }, { status: 403, body: { error: disabled } }]) {
    await refuseBoth(fault);
    await expect(listing.look(call)).rejects.toBeInstanceOf(ListingUnreadable);
  }
  await fail('google.locations.get', { status: 403 });
  await expect(listing.look(call)).rejects.toBeInstanceOf(ListingUnreadable);
  await takeAway();
  expect(await listing.look(call)).toBeNull();
});

it('holds attributes against the catalogue of the category, which it reads once, before anything is sent', async () => {
  const { call, edits } = await openPlace();
  const listed = async () => (await simulated.control<unknown[]>('GET', '/calls?target=google.attributes.list')).length;
  const asked = (attributes: ReadonlyArray<object>) =>
    listing.difference(call, { section: 'attributes', input: { attributes } } as SectionInput);
  const { edit, faults } = await asked([
    { name: 'attributes/has_restroom', values: ['yes'] },
    { name: 'attributes/none', values: [true] },
    { name: 'attributes/wi_fi', values: ['free_beer'] },
    { name: 'attributes/url_facebook', values: ['https://example.com'] },
    { name: 'attributes/pay_credit_card_types_accepted', set: ['visa', 'gold'] },
  ]);
  expect(edit).toBeNull();
  expect(faults.map(({ path, code }) => `${path} ${code}`)).toEqual([
    'attributes[0].values invalid_type',
    'attributes[1] refused_by_platform',
    'attributes[2].values[0] invalid_value',
    'attributes[3] invalid_type',
    'attributes[4].set[1] invalid_value',
  ]);
  const before = await listed();
  expect((await asked([{ name: 'attributes/wi_fi', values: ['free_wi_fi'] }])).edit).not.toBeNull();
  expect(await listed()).toBe(before);
  expect(await edits()).toBe(0);
});

it.each<[SectionInput, string, string]>([
  [{ section: 'identity', input: { title: 'Demo [forbidden]' } }, 'title', 'FORBIDDEN_WORDS'],
  [
    { section: 'identity', input: { primary_category: 'categories/gcid:no_such_category' } },
    'primary_category',
    'INVALID_CATEGORY',
  ],
  [
    { section: 'services', input: { services: [{ service_type_id: 'nothing' }] } },
    'services[0]',
    'INVALID_SERVICE_ITEM',
  ],
  [{ section: 'lodging', input: { pets: { lionsAllowed: true } } }, 'pets.lionsAllowed', 'INVALID_VALUE'],
])('tells that of %j Google refused %s for %s', async (asked, path, reason) => {
  const { call } = await openPlace({ lodging: asked.section === 'lodging' });
  const { edit } = await listing.difference(call, asked);
  const failure: unknown = await listing.send(call, edit as never).catch((error: unknown) => error);
  if (!(failure instanceof PlatformError)) throw failure;
  expect(listing.refusedFields(failure, asked)).toEqual([{ path, code: 'refused_by_platform', params: { reason } }]);
});

it.each<[SectionInput, string, string]>([
  [
    { section: 'contact', input: { primary_phone: null, additional_phones: ['+33199001234'] } },
    'primary_phone',
    'required',
  ],
  [
    { section: 'contact', input: { primary_phone: '+33199001234', additional_phones: ['01 99 00 12 34'] } },
    'additional_phones[0]',
    'duplicate_value',
  ],
  [
    { section: 'identity', input: { additional_categories: ['categories/gcid:restaurant'] } },
    'additional_categories',
    'duplicate_value',
  ],
  [{ section: 'hours', input: { days: { MONDAY: { mode: 'closed' } } } }, 'days', 'never_open'],
  [
    {
      section: 'hours',
      input: {
        days: {
          MONDAY: { mode: 'slots', slots: [{ open: '20:00', close: '03:00' }] },
          TUESDAY: { mode: 'slots', slots: [{ open: '02:00', close: '12:00' }] },
        },
      },
    },
    'days.TUESDAY.slots[0]',
    'overlapping_hours',
  ],
  [
    { section: 'special_hours', input: { special: [{ date: '2026-12-25', closed: true }] } },
    'special',
    'regular_hours_required',
  ],
])('finds that %j can not be with what Google has: %s %s', async (asked, path, code) => {
  const { call, change } = await openPlace();
  if (code === 'never_open')
    await change({ fields: { regularHours: { periods: [{ openDay: 'MONDAY', closeDay: 'TUESDAY' }] } } });
  const { edit, faults } = await listing.difference(call, asked);
  expect([edit, ...faults.map((fault) => [fault.path, fault.code])]).toEqual([null, [path, code]]);
});

it('understands hours that end another day, and telephone numbers however they are written', async () => {
  const { call, change, update, edits } = await openPlace();
  const weekend = { openDay: 'FRIDAY', openTime: { hours: 18 }, closeDay: 'SUNDAY', closeTime: { hours: 2 } };
  await change({ fields: { regularHours: { periods: [weekend] }, phoneNumbers: { primaryPhone: '01 99 00 12 34' } } });
  const { hours, contact } = await listing.read(call);
  expect(contact.primary_phone).toBe('+33199001234');
  expect(hours?.days).toMatchObject({
    FRIDAY: { mode: 'slots', slots: [{ open: '18:00', close: '24:00' }] },
    SATURDAY: { mode: 'open24', slots: [] },
    SUNDAY: { mode: 'slots', slots: [{ open: '00:00', close: '02:00' }] },
    MONDAY: { mode: 'closed', slots: [] },
  });
  await update({ section: 'contact', input: { primary_phone: '+33 1 99 00 12 34' } });
  expect(await edits()).toBe(0);
});
