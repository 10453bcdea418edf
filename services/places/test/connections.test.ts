import { create } from '@bufbuild/protobuf';
import { AccessRevokedSchema, PlaceChangedSchema } from '@review-reply/proto/places/events/v1/events';
import { PlatformUrlsSchema } from '@review-reply/proto/places/v1/places';
import { eventually } from '@review-reply/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAccountId, operator, reviews, startPlaces, type TestPlaces } from './start-places.ts';

let test: TestPlaces;

beforeAll(async () => {
  test = await startPlaces();
});
afterAll(() => test?.stack.close());

interface Owner {
  readonly credentials: string;
  /** What the secret half of the credentials is. */
  readonly secret: string;
  /** The platform's own id of what is reviewed. */
  readonly location: string;
  /** As the platform's page of it has it. */
  readonly url: string;
  readonly revoke: () => Promise<unknown>;
}

interface Platform {
  /** The call that obtains access. */
  readonly loginCall: string;
  /** Business time for which access is good, in seconds. */
  readonly lifeS: number;
  /** Whose login it is, where the credentials do not tell. */
  readonly user?: string;
  readonly url: 'tripadvisorUrl' | 'trustpilotUrl' | 'appstoreUrl' | 'googleplayUrl';
  /** An address on the platform of what the login does not reach, and how that is told. */
  readonly elsewhere: { readonly url: string; readonly code: string };
  /** Credentials in another form, and what they are told to lack. */
  readonly lacking: readonly [string, readonly string[]];
  /** What an owner made at the platform, by the simulator. */
  open(): Promise<Owner>;
}

const platforms: Readonly<Record<'tripadvisor' | 'trustpilot' | 'appstore' | 'googleplay', Platform>> = {
  tripadvisor: {
    loginCall: 'tripadvisor.locations.search',
    lifeS: 86_400,
    user: 'Demo Lounge',
    url: 'tripadvisorUrl',
    elsewhere: { url: 'https://www.tripadvisor.fr/Hotel_Review-g1-d42-Reviews-Demo.html', code: 'not_found' },
    lacking: ['two words', ['key']],
    open: async () => {
      const { key, locations } = await test.control<{ key: string; locations: Array<{ id: string }> }>(
        'POST',
        '/tripadvisor/keys',
        {},
      );
      const location = locations[0]?.id ?? '';
      return {
        credentials: key,
        secret: key,
        location,
        url: `https://www.tripadvisor.fr/Hotel_Review-g1-d${location}-Reviews-Demo.html`,
        revoke: () => test.control('POST', `/tripadvisor/keys/${key}/revoke`),
      };
    },
  },
  trustpilot: {
    loginCall: 'trustpilot.token',
    lifeS: 360_000,
    url: 'trustpilotUrl',
    elsewhere: { url: 'https://www.trustpilot.com/review/elsewhere.example', code: 'not_found' },
    lacking: ['just-a-key', ['key:secret']],
    open: async () => {
      const domain = `demo-${newAccountId()}.example`;
      const made = await test.control<{ key: string; secret: string; business_units: Array<{ id: string }> }>(
        'POST',
        '/trustpilot/applications',
        { business_units: [{ name: domain }] },
      );
      return {
        credentials: `${made.key}:${made.secret}`,
        secret: made.secret,
        location: made.business_units[0]?.id ?? '',
        url: `https://www.trustpilot.com/review/${domain}`,
        revoke: () => test.control('POST', `/trustpilot/applications/${made.key}/revoke`),
      };
    },
  },
  appstore: {
    loginCall: 'appstore.apps.list',
    lifeS: 900,
    url: 'appstoreUrl',
    elsewhere: { url: 'https://apps.apple.com/fr/app/demo/id42', code: 'not_found' },
    lacking: ['{"issuer_id": "a"}', ['key_id', 'private_key']],
    open: async () => {
      const { apps, ...key } = await test.control<{ key_id: string; private_key: string; apps: Array<{ id: string }> }>(
        'POST',
        '/appstore/keys',
        {},
      );
      const location = apps[0]?.id ?? '';
      return {
        credentials: JSON.stringify(key),
        secret: key.private_key.split('\n')[1] ?? '',
        location,
        url: `https://apps.apple.com/fr/app/demo/id${location}`,
        revoke: () => test.control('POST', `/appstore/keys/${key.key_id}/revoke`),
      };
    },
  },
  googleplay: {
    loginCall: 'googleplay.token',
    lifeS: 3_600,
    url: 'googleplayUrl',
    elsewhere: { url: 'https://play.google.com/store/apps/details?id=com.example.elsewhere', code: 'permanent' },
    lacking: ['not json', ['json']],
    open: async () => {
      const made = await test.control<{ email: string; packages: string[]; key_file: { private_key: string } }>(
        'POST',
        '/googleplay/service-accounts',
        {},
      );
      const location = made.packages[0] ?? '';
      return {
        credentials: JSON.stringify(made.key_file),
        secret: made.key_file.private_key.split('\n')[1] ?? '',
        location,
        url: `https://play.google.com/store/apps/details?id=${location}`,
        revoke: () => test.control('POST', `/googleplay/service-accounts/${made.email}/revoke`),
      };
    },
  },
};

describe.each(['tripadvisor', 'trustpilot', 'appstore', 'googleplay'] as const)('a login at %s', (source) => {
  const platform = platforms[source];

  /** An account with a place for each address on the platform; null is a place without one. */
  async function openAccount(...urls: Array<string | null>) {
    const accountId = newAccountId();
    const login = await test.login(...urls.map((_url, index) => ({ title: `Demo Lounge ${index}` })));
    const { places } = await test.connect(accountId, login);
    const placeIds = login.locations.map(({ place_id }) => place_id);
    for (const [index, url] of urls.entries()) {
      const settings = places.find(({ placeId }) => placeId === placeIds[index])?.settings;
      if (url === null || settings === undefined) continue;
      const changed = { ...settings, platforms: create(PlatformUrlsSchema, { [platform.url]: url }) };
      const place = { accountId, placeId: placeIds[index] ?? '', active: true, settings: changed };
      await test.places.setPlaceSettings(place, operator);
    }
    const refOf = (index: number) => places.find(({ placeId }) => placeId === placeIds[index])?.placeRef ?? 0n;
    return { accountId, placeIds, refOf };
  }
  const connect = (accountId: bigint, credentials: string, placeIds: string[] = []) =>
    test.places.connectLogin(
      { accountId, platform: source, platformUser: platform.user ?? '', credentials, placeIds },
      operator,
    );
  const connectionsOf = async (accountId: bigint) =>
    (await test.places.listConnections({ accountId }, operator)).connections.filter((one) => one.platform === source);
  const askFor = (placeRef: bigint, from = test.places) => from.getPlatformAccess({ placeRef, source }, reviews);
  /** The platform refuses the grant for the first time, five minutes ago. */
  const refusedOnce = async (placeRef: bigint) => {
    await expect(askFor(placeRef)).rejects.toMatchObject({ code: 'service_unavailable' });
    await test.stack.clock.advance(5 * 60_000);
  };
  const loginCalls = async ({ location }: Owner) =>
    (await test.control<unknown[]>('GET', `/calls?target=${platform.loginCall}&place_id=${location}`)).length;

  it('connects the places whose addresses it reaches, and is listed with them', async () => {
    const owner = await platform.open();
    const { accountId, placeIds, refOf } = await openAccount(owner.url, null);
    const { places, notReached } = await connect(accountId, owner.credentials);
    expect(places.map(({ placeId }) => placeId)).toEqual([placeIds[0]]);
    expect(notReached).toEqual([]);
    expect((await askFor(refOf(0))).location).toBe(owner.location);
    await expect(askFor(refOf(1))).rejects.toMatchObject({ details: { reason: 'not_connected' } });
    expect(await connectionsOf(accountId)).toMatchObject([
      { platform: source, status: 'granted', placeIds: [placeIds[0]], accessExpiresAt: expect.anything() },
    ]);
    const changes = () => test.events(PlaceChangedSchema).filter(({ placeRef }) => placeRef === refOf(0));
    await eventually(() =>
      expect(changes().at(-1)?.sources).toContainEqual(expect.objectContaining({ source, location: owner.location })),
    );
  });

  it('names the places that it does not reach, and is not kept when it reaches none', async () => {
    const owner = await platform.open();
    const { accountId, placeIds } = await openAccount(platform.elsewhere.url, null);
    const { places, notReached } = await connect(accountId, owner.credentials, placeIds);
    expect(places).toEqual([]);
    expect(notReached).toMatchObject([
      { placeId: placeIds[0], code: platform.elsewhere.code },
      { placeId: placeIds[1], code: 'no_address' },
    ]);
    expect(await connectionsOf(accountId)).toEqual([]);
  });

  it('is refused with what its credentials lack, or when the platform does not take them, and is not kept', async () => {
    const owner = await platform.open();
    const { accountId } = await openAccount(owner.url);
    const [text, lacking] = platform.lacking;
    await expect(connect(accountId, text)).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: [{ path: 'credentials', code: 'required', params: { lacking } }] },
    });
    await owner.revoke();
    await expect(connect(accountId, owner.credentials)).rejects.toMatchObject({ code: 'grant_refused' });
    expect(await connectionsOf(accountId)).toEqual([]);
  });

  it('is asked for access once for 20 requests to two replicas, and again only before that ends', async () => {
    const owner = await platform.open();
    const { accountId, refOf } = await openAccount(owner.url);
    await connect(accountId, owner.credentials);
    const before = await loginCalls(owner);
    const ask = () =>
      Promise.all(Array.from({ length: 20 }, (_, n) => askFor(refOf(0), n % 2 === 0 ? test.places : test.replica)));
    const first = await ask();
    expect(new Set(first.map(({ access }) => access)).size).toBe(1);
    expect((await loginCalls(owner)) - before).toBe(1);
    await test.stack.clock.advance(platform.lifeS * 1_000 - 4 * 60_000);
    expect((await ask())[0]?.access).not.toBe('');
    expect((await loginCalls(owner)) - before).toBe(2);
  });

  it('that the platform takes no more is told once, however many ask', async () => {
    const owner = await platform.open();
    const { accountId, placeIds, refOf } = await openAccount(owner.url);
    await connect(accountId, owner.credentials);
    await owner.revoke();
    await refusedOnce(refOf(0));
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) => askFor(refOf(0), n % 2 === 0 ? test.places : test.replica)),
    );
    for (const outcome of outcomes)
      expect(outcome).toMatchObject({ status: 'rejected', reason: { details: { reason: 'access_revoked' } } });
    const revocations = () => test.events(AccessRevokedSchema).filter((event) => event.accountId === accountId);
    await test.events.caughtUp(test.database);
    expect(revocations()).toMatchObject([{ platform: source, placeIds: [placeIds[0]] }]);
    expect(await connectionsOf(accountId)).toMatchObject([{ status: 'revoked', revokedAt: expect.anything() }]);
    // Google's login of the same account is none of it.
    const { connections } = await test.places.listConnections({ accountId }, operator);
    expect(connections.map(({ status }) => status)).toEqual(['granted', 'revoked']);
  });

  it('shows its credentials in no log line, error, answer or row', async () => {
    const owner = await platform.open();
    const { accountId, refOf } = await openAccount(owner.url);
    await connect(accountId, owner.credentials);
    const { access } = await askFor(refOf(0));
    await test.stack.clock.advance(platform.lifeS * 1_000);
    const told: unknown[] = [await connectionsOf(accountId)];
    for (const status of [403, 500]) {
      await test.control('POST', '/faults', { target: platform.loginCall, status, place_id: owner.location });
      told.push(await askFor(refOf(0)).catch((error: unknown) => error));
      told.push(await connect(accountId, `${owner.credentials} `).catch((error: unknown) => error));
    }
    await owner.revoke();
    await refusedOnce(refOf(0));
    told.push(await askFor(refOf(0)).catch((error: unknown) => error));
    const { rows } = await test.database.pool.query<{ row: string; sealed: Buffer }>(
      `select connection::text || coalesce(a::text, '') as row, credentials_sealed || coalesce(access_sealed, '') as sealed
       from connection left join connection_access a using (connection_id)`,
    );
    const stored = rows.map(({ row, sealed }) => row + sealed.toString('latin1')).join('\n');
    const spoken = JSON.stringify(told, (_name, value) => (typeof value === 'bigint' ? String(value) : value));
    for (const text of [test.log(), spoken, stored]) {
      expect(text.length).toBeGreaterThan(0);
      for (const secret of [owner.secret, access]) expect(text).not.toContain(secret);
    }
  });
});
