import { expect, test } from 'vitest';
import { useSimulator } from './support.ts';

const sim = useSimulator();
const accountsPath = '/mybusinessaccountmanagement.googleapis.com/v1/accounts';
const informationPath = '/mybusinessbusinessinformation.googleapis.com/v1';
const locationsMany = 23;

async function userWithLocations(count: number) {
  const locations = Array.from({ length: count }, (_, index) => ({ title: `Demo Lounge ${index}`, city: 'Lyon' }));
  const user = await sim.user({ locations });
  return { user, token: await sim.token(user.refresh_token) };
}

test('accounts come in pages of at most 20, the personal one first, and can be filtered by type', async () => {
  const groups = Array.from({ length: 24 }, (_, index) => ({ title: `Demo Group ${index}` }));
  const user = await sim.user({ groups });
  const token = await sim.token(user.refresh_token);
  const first = await sim.request('GET', `${accountsPath}?pageSize=50`, { token });
  expect(first.body.accounts).toHaveLength(20);
  expect(first.body.accounts[0]).toMatchObject({ name: user.account, type: 'PERSONAL', role: 'PRIMARY_OWNER' });
  const second = await sim.request('GET', `${accountsPath}?pageToken=${first.body.nextPageToken}`, { token });
  expect(second.body.accounts).toHaveLength(5);
  expect(second.body.nextPageToken).toBeUndefined();
  const personal = await sim.request('GET', `${accountsPath}?filter=type%3DPERSONAL`, { token });
  expect(personal.body.accounts).toHaveLength(1);
});

test('every location is listed once over the pages', async () => {
  const { user, token } = await userWithLocations(locationsMany);
  const names: string[] = [];
  const sizes: number[] = [];
  let pageToken = '';
  do {
    const path = `${informationPath}/${user.account}/locations?readMask=name&pageToken=${pageToken}`;
    const { body } = await sim.request('GET', path, { token });
    names.push(...body.locations.map((location: { name: string }) => location.name));
    sizes.push(body.locations.length);
    pageToken = body.nextPageToken ?? '';
  } while (pageToken !== '' && sizes.length < 10);
  expect(sizes).toEqual([10, 10, 3]);
  expect(new Set(names)).toEqual(new Set(user.locations.map((location) => location.name)));
});

test('locations are answered with the masked fields only, and not at all without a mask', async () => {
  const { user, token } = await userWithLocations(1);
  const path = `${informationPath}/${user.account}/locations`;
  const masked = await sim.request('GET', `${path}?readMask=name,title,metadata.placeId,storefrontAddress.locality`, {
    token,
  });
  const [place] = user.locations;
  expect(masked.body.locations).toEqual([
    {
      name: place?.name,
      title: 'Demo Lounge 0',
      metadata: { placeId: place?.place_id },
      storefrontAddress: { locality: 'Lyon' },
    },
  ]);
  for (const query of ['', '?readMask=', '?readMask=nonsense', '?readMask=name&unknown=1']) {
    const refused = await sim.request('GET', `${path}${query}`, { token });
    expect([query, refused.status, refused.body.error?.status]).toEqual([query, 400, 'INVALID_ARGUMENT']);
  }
});

test('a page size over 100 and a page token of another request are refused', async () => {
  const { user, token } = await userWithLocations(12);
  const path = `${informationPath}/${user.account}/locations?readMask=name`;
  expect((await sim.request('GET', `${path}&pageSize=101`, { token })).status).toBe(400);
  const { body } = await sim.request('GET', path, { token });
  const other = await sim.request('GET', `${path},title&pageToken=${body.nextPageToken}`, { token });
  expect([other.status, other.body.error.message]).toEqual([400, 'Invalid page token.']);
});

test('accounts/- lists the locations of all of the caller’s accounts', async () => {
  const user = await sim.user({
    locations: [{ title: 'Demo Own' }],
    groups: [{ title: 'Demo Group', locations: [{ title: 'Demo Grouped' }] }],
  });
  const token = await sim.token(user.refresh_token);
  const titles = async (account: string) => {
    const path = `${informationPath}/${account}/locations?readMask=title&orderBy=title`;
    const { body } = await sim.request('GET', path, { token });
    return body.locations.map((location: { title: string }) => location.title);
  };
  expect(await titles('accounts/-')).toEqual(['Demo Grouped', 'Demo Own']);
  expect(await titles(user.account)).toEqual(['Demo Own']);
});

test('one location is read by its name, with whether its owner speaks for it', async () => {
  const { user, token, placeId } = await sim.place({ verified: false });
  const path = `${informationPath}/${user.locations[0]?.name}`;
  const { body } = await sim.request('GET', `${path}?readMask=metadata`, { token });
  expect(body.metadata).toMatchObject({ placeId, hasVoiceOfMerchant: false });
  expect((await sim.request('GET', path, { token })).status).toBe(400);
  expect((await sim.request('GET', `${informationPath}/locations/1?readMask=name`, { token })).status).toBe(404);
});

test('nobody sees the locations of another Google account', async () => {
  const { user } = await sim.place();
  const { token } = await sim.place();
  const list = await sim.request('GET', `${informationPath}/${user.account}/locations?readMask=name`, { token });
  expect([list.status, list.body.error.status]).toEqual([403, 'PERMISSION_DENIED']);
  const get = await sim.request('GET', `${informationPath}/${user.locations[0]?.name}?readMask=name`, { token });
  expect([get.status, get.body.error.status]).toEqual([403, 'PERMISSION_DENIED']);
  const none = await sim.request('GET', `${informationPath}/accounts/1/locations?readMask=name`, { token });
  expect(none.status).toBe(404);
});

test('a place can be managed from two Google accounts, each of which sees its reviews', async () => {
  const first = await sim.place();
  const second = await sim.place({ place_id: first.placeId });
  await sim.review(first.placeId, { text: 'Seen by both' });
  for (const { reviews, token } of [first, second]) {
    const { body } = await sim.request('GET', reviews, { token });
    expect(body.reviews.map((review: { comment: string }) => review.comment)).toEqual(['Seen by both']);
  }
});

test('an unknown method is Google’s NOT_FOUND', async () => {
  const { status, body } = await sim.request('GET', '/mybusiness.googleapis.com/v4/nothing');
  expect([status, body.error.status]).toEqual([404, 'NOT_FOUND']);
});
