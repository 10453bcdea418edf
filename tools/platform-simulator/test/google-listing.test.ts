import { expect, test } from 'vitest';
import { useSimulator } from './support.ts';

const sim = useSimulator();

async function listing(options: Record<string, unknown> = {}) {
  const { user, token, placeId } = await sim.place(options);
  const name = user.locations[0]?.name ?? '';
  const hosts = {
    information: `/mybusinessbusinessinformation.googleapis.com/v1/${name}`,
    lodging: `/mybusinesslodging.googleapis.com/v1/${name}/lodging`,
    menus: `/mybusiness.googleapis.com/v4/${user.account}/${name}/foodMenus`,
    voice: `/mybusinessverifications.googleapis.com/v1/${name}/VoiceOfMerchantState`,
  };
  const read = (path: string) => sim.request('GET', path, { token });
  const send = (path: string, body: unknown) => sim.request('PATCH', path, { token, body });
  const patch = (mask: string, body: unknown) => send(`${hosts.information}?updateMask=${mask}`, body);
  const change = (body: unknown) => sim.control('PATCH', `/google/locations/${placeId}`, body);
  const refusal = async (mask: string, body: unknown) => {
    const answer = await patch(mask, body);
    return [answer.status, ...answer.body.error.details.map(({ reason }: { reason?: string }) => reason ?? '-')];
  };
  return { token, placeId, hosts, read, send, patch, change, refusal };
}

const monday = { openDay: 'MONDAY', closeDay: 'MONDAY', openTime: { hours: 9 }, closeTime: { hours: 18, minutes: 30 } };

test('an edit changes the masked fields alone, and clears what the mask names and the body lacks', async () => {
  const { hosts, read, patch } = await listing({ website: 'https://lounge.example.com', phone: '01 99 00 12 34' });
  const answer = await patch('title,regularHours', {
    title: 'Demo Lounge Lyon',
    regularHours: { periods: [monday] },
    websiteUri: 'https://ignored.example.com',
  });
  expect(answer.body).toMatchObject({ title: 'Demo Lounge Lyon', websiteUri: 'https://lounge.example.com' });
  await patch('websiteUri', {});
  const { body } = await read(`${hosts.information}?readMask=title,regularHours,websiteUri,phoneNumbers`);
  expect(body).toEqual({
    title: 'Demo Lounge Lyon',
    regularHours: { periods: [monday] },
    phoneNumbers: { primaryPhone: '01 99 00 12 34' },
  });
});

test('masks are required, and no part of a grouped field can be named', async () => {
  const { hosts, read, send, refusal } = await listing({ lodging: true });
  for (const mask of ['categories.primaryCategory', 'phoneNumbers.primaryPhone', 'regularHours.periods', 'latlng', ''])
    expect([mask, ...(await refusal(mask, {}))]).toEqual([mask, 400, '-', 'INVALID_FIELD_MASK']);
  for (const path of [`${hosts.information}/attributes`, hosts.lodging])
    expect((await send(path, {})).status).toBe(400);
  expect((await read(hosts.lodging)).status).toBe(400);
});

test.each([
  ['title', { title: ' ' }, 'REQUIRED_FIELD_MISSING_VALUE'],
  ['title', { title: 'x'.repeat(126) }, 'STRING_TOO_LONG'],
  ['title', { title: 'Demo [forbidden]' }, 'FORBIDDEN_WORDS'],
  ['categories', { categories: { primaryCategory: { name: 'categories/gcid:no_such_category' } } }, 'INVALID_CATEGORY'],
  ['profile.description', { profile: { description: 'See www.example.com' } }, 'PROFILE_DESCRIPTION_CONTAINS_URL'],
  ['phoneNumbers', { phoneNumbers: { additionalPhones: ['01 99 00 12 34'] } }, 'MISSING_PRIMARY_PHONE_NUMBER'],
  ['phoneNumbers', { phoneNumbers: { primaryPhone: 'call' } }, 'INVALID_PHONE_NUMBER'],
  ['websiteUri', { websiteUri: 'nowhere' }, 'INVALID_URL'],
  [
    'regularHours',
    { regularHours: { periods: [monday, { ...monday, openTime: { hours: 18 }, closeTime: { hours: 24 } }] } },
    'INVALID_TIME_SCHEDULE',
  ],
  ['regularHours', { regularHours: { periods: [{ ...monday, openTime: { hours: 25 } }] } }, 'INVALID_HOURS_VALUE'],
  [
    'specialHours',
    { specialHours: { specialHourPeriods: [{ startDate: { year: 2026, month: 12, day: 25 }, closed: true }] } },
    'SPECIAL_HOURS_SET_WITHOUT_REGULAR_HOURS',
  ],
  [
    'serviceItems',
    { serviceItems: [{ structuredServiceItem: { serviceTypeId: 'job_type_id:a' }, price: { units: '5' } }] },
    'PRICE_CURRENCY_MISSING',
  ],
])('%s of %j is refused for %s', async (mask, body, reason) => {
  const { refusal } = await listing();
  expect(await refusal(mask, body)).toEqual([400, reason]);
});

test('special hours may not overlap; one that ends the next morning is none of the next day', async () => {
  const { patch, refusal } = await listing();
  await patch('regularHours', { regularHours: { periods: [monday] } });
  const [day, next] = [24, 25].map((date) => ({ year: 2026, month: 12, day: date }));
  const night = { startDate: day, openTime: { hours: 20 }, endDate: next, closeTime: { hours: 4 } };
  const early = { startDate: next, openTime: { hours: 3 }, closeTime: { hours: 12 } };
  const special = (...specialHourPeriods: unknown[]) => ({ specialHours: { specialHourPeriods } });
  expect(await refusal('specialHours', special(night, early))).toEqual([400, 'OVERLAPPED_SPECIAL_HOURS']);
  expect((await patch('specialHours', special(night, { ...early, openTime: { hours: 4 } }))).status).toBe(200);
});

test('a profile takes ten edits a minute; what is only validated is none', async () => {
  const { hosts, send, patch } = await listing();
  const title = (number: number) => ({ title: `Demo Lounge ${number}` });
  for (let number = 0; number < 10; number += 1) expect((await patch('title', title(number))).status).toBe(200);
  expect((await patch('title', title(10))).body.error.status).toBe('RESOURCE_EXHAUSTED');
  const validated = await send(`${hosts.information}?updateMask=title&validateOnly=true`, title(10));
  expect([validated.status, validated.body]).toEqual([200, {}]);
  sim.clock.advance(60_000);
  expect((await patch('title', title(10))).status).toBe(200);
});

test('attributes that the mask names are set, or deleted when the body lacks them; others stay', async () => {
  const { hosts, read, send } = await listing();
  const path = `${hosts.information}/attributes`;
  const restroom = { name: 'attributes/has_restroom', valueType: 'BOOL', values: [true] };
  const wifi = { name: 'attributes/wi_fi', valueType: 'ENUM', values: ['free_wi_fi'] };
  const both = `attributeMask=${restroom.name},${wifi.name}`;
  await send(`${path}?${both}`, { attributes: [restroom, wifi] });
  await send(`${path}?attributeMask=${wifi.name}`, { attributes: [{ ...restroom, values: [false] }] });
  expect((await read(path)).body.attributes).toEqual([restroom]);
  const wrong = { attributes: [{ ...wifi, values: ['none'] }] };
  const refused = await send(`${path}?attributeMask=${wifi.name},attributes/none`, wrong);
  const reasons = refused.body.error.details.map(({ reason }: { reason: string }) => reason);
  expect(reasons).toEqual(['ATTRIBUTE_NOT_AVAILABLE', 'ATTRIBUTE_INVALID_ENUM_VALUE']);
  const catalogue = await read('/mybusinessbusinessinformation.googleapis.com/v1/attributes?parent=none&pageSize=3');
  expect(catalogue.status).toBe(404);
});

test('a lodging is edited member by member; elsewhere there is none', async () => {
  const { hosts, read, send } = await listing({ lodging: true });
  const metadata = { updateTime: '2026-11-20T09:30:00Z' };
  const paths = 'pets.petsAllowed,property.floorsCount,metadata.updateTime';
  await send(`${hosts.lodging}?updateMask=${paths}`, {
    pets: { petsAllowed: true },
    property: { floorsCount: 3 },
    metadata,
  });
  await send(`${hosts.lodging}?updateMask=property.floorsCount,metadata.updateTime`, { metadata });
  const { body } = await read(`${hosts.lodging}?readMask=*`);
  expect(body).toMatchObject({ pets: { petsAllowed: true }, property: {}, metadata });
  expect((await send(`${hosts.lodging}?updateMask=pets.petsAllowed`, { pets: { petsAllowed: false } })).status).toBe(
    400,
  );
  expect((await send(`${hosts.lodging}?updateMask=pets.none,metadata`, { metadata })).status).toBe(400);
  const other = await listing();
  expect((await other.read(`${other.hosts.lodging}?readMask=*`)).body.error.status).toBe('FAILED_PRECONDITION');
});

test('menus are replaced as a whole, where the place may have them', async () => {
  const { hosts, read, send } = await listing();
  const menus = [
    {
      labels: [{ displayName: 'Lunch' }],
      sections: [{ labels: [{ displayName: 'Hot' }], items: [{ labels: [{ displayName: 'Soup' }] }] }],
    },
  ];
  expect((await send(hosts.menus, { menus })).body.menus).toEqual(menus);
  expect(
    (await send(hosts.menus, { menus: [{ sections: [{ items: [] }] }] })).body.error.details[0].errorDetails[0].field,
  ).toBe('menus[0].sections[0].items');
  expect((await read(hosts.menus)).body.menus).toEqual(menus);
  const without = await listing({ food_menus: false });
  expect((await without.read(without.hosts.menus)).status).toBe(400);
});

test('what Google changed and what it holds is told apart from what the owner said', async () => {
  const { hosts, read, patch, change } = await listing();
  await change({ google_updates: { title: 'Lounge Paris' }, holds_edits: true });
  await patch('websiteUri', { websiteUri: 'https://new.example.com' });
  const path = `${hosts.information}:getGoogleUpdated?readMask=title,websiteUri`;
  expect((await read(path)).body).toEqual({
    location: { title: 'Lounge Paris', websiteUri: 'https://new.example.com' },
    diffMask: 'title',
    pendingMask: 'websiteUri',
  });
  const own = await read(`${hosts.information}?readMask=title,metadata`);
  expect(own.body).toMatchObject({
    title: 'Demo Lounge Paris',
    metadata: { hasGoogleUpdated: true, hasPendingEdits: true },
  });
  await change({ google_updates: {}, holds_edits: false });
  expect((await read(path)).body.diffMask).toBeUndefined();
});

test('a location that is suspended or not verified says nothing for its owner', async () => {
  const { hosts, read, change, refusal } = await listing();
  expect((await read(hosts.voice)).body.hasVoiceOfMerchant).toBe(true);
  await change({ suspended: true, duplicate_of: 'locations/1' });
  expect((await read(hosts.voice)).body.complyWithGuidelines.recommendationReason).toBe('BUSINESS_LOCATION_SUSPENDED');
  const { body } = await read(`${hosts.information}?readMask=metadata`);
  expect(body.metadata).toMatchObject({ hasVoiceOfMerchant: false, duplicateLocation: 'locations/1' });
  await change({ suspended: false, verified: false });
  expect(await refusal('title', { title: 'New' })).toEqual([400, 'UNVERIFIED_LOCATION']);
});

test('categories are told by name, with their services when all is asked for', async () => {
  const { read } = await listing();
  const path = '/mybusinessbusinessinformation.googleapis.com/v1/categories:batchGet';
  const asked = `${path}?names=categories/gcid:cafe&names=categories/gcid:no_such_category&languageCode=en`;
  expect((await read(asked)).status).toBe(400);
  expect((await read(`${asked}&view=BASIC`)).body).toEqual({
    categories: [{ name: 'categories/gcid:cafe', displayName: 'cafe' }],
  });
  const { body } = await read(`${asked}&view=FULL`);
  expect(body.categories[0].serviceTypes).toContainEqual({
    serviceTypeId: 'job_type_id:cafe_delivery',
    displayName: 'cafe delivery',
  });
});

test('a project has as many calls a minute of an API as it was granted', async () => {
  const { read, hosts } = await listing();
  const host = 'mybusinessverifications.googleapis.com';
  await sim.control('PUT', '/google/quotas', { host, per_minute: 2 });
  const asked = [await read(hosts.voice), await read(hosts.voice), await read(hosts.voice)];
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(asked[2]?.body.error.status).toBe('RESOURCE_EXHAUSTED');
  expect(Number(asked[2]?.headers.get('retry-after'))).toBeGreaterThan(0);
  await sim.control('PUT', '/google/quotas', { host, per_minute: null });
  expect((await read(hosts.voice)).status).toBe(200);
});
