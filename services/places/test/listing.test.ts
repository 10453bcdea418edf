import { type ListingSection, listingSections, type PlatformListing } from '@review-reply/platforms';
import { type CollectedMetrics, collectMetrics, testCaller } from '@review-reply/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAccountId, startPlaces, type TestPlaces } from './start-places.ts';

let test: TestPlaces;
let metrics: CollectedMetrics;
beforeAll(async () => {
  metrics = collectMetrics();
  test = await startPlaces();
});
afterAll(async () => {
  await test?.stack.close();
  await metrics?.close();
});

interface GoogleCall {
  readonly id: number;
  readonly target: string;
  readonly method: string;
  readonly path: string;
  readonly body: Record<string, unknown> | null;
}

async function connected() {
  const accountId = newAccountId();
  const login = await test.login({ title: 'Demo Lounge Paris' });
  const { places } = await test.connect(accountId, login);
  const placeId = places[0]?.placeId ?? '';
  const caller = { caller: testCaller(accountId), timeoutMs: 30_000 };
  const change = (body: object) => test.control('PATCH', `/google/locations/${placeId}`, body);
  const week = { periods: [{ openDay: 'MONDAY', closeDay: 'TUESDAY' }] };
  await change({ fields: { regularHours: week, websiteUri: 'https://lounge.example.com/' } });
  const read = async (): Promise<PlatformListing> =>
    JSON.parse(String((await test.places.getListing({ placeId }, caller)).listingJson));
  const patch = async (section: ListingSection, body: unknown, from = test.places) => {
    const bodyJson = Buffer.from(JSON.stringify(body));
    const { listing, changedMeanwhile } = await from.updateListingSection({ placeId, section, bodyJson }, caller);
    const json = Buffer.from(listing?.listingJson ?? []);
    return { listing: JSON.parse(String(json)) as PlatformListing, changedMeanwhile };
  };
  const calls = (method = 'PATCH') =>
    test
      .control<GoogleCall[]>('GET', `/calls?place_id=${placeId}`)
      .then((all) => all.filter((call) => call.method === method));
  const fail = (target: string, fault: object) =>
    test.control('POST', '/faults', { target, place_id: placeId, ...fault });
  return { accountId, login, placeId, caller, change, read, patch, calls, fail };
}

const refusedWith = (reason: string) => ({
  status: 400,
  body: {
    error: {
      code: 400,
      status: 'INVALID_ARGUMENT',
      details: [
        { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason, domain: 'googleapis.com', metadata: {} },
      ],
    },
  },
});
const description = { description: 'A quiet place.' };

describe('a live listing', () => {
  it('is read at the moment of the call, for its own account alone', async () => {
    const { read, change, placeId } = await connected();
    expect((await read()).identity.title).toBe('Demo Lounge Paris');
    await change({ title: 'Demo Lounge Lyon' });
    expect((await read()).identity.title).toBe('Demo Lounge Lyon');
    const stranger = { caller: testCaller(newAccountId()), timeoutMs: 10_000 };
    await expect(test.places.getListing({ placeId }, stranger)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is read beyond a share of what all may a minute while nobody else reads, over all replicas', async () => {
    const [one, other, stranger] = [await connected(), await connected(), await connected()];
    const { pool } = test.database;
    await pool.query('delete from listing_budget');
    await one.read();
    const readsOf = (account: { accountId: bigint }, reads: number) =>
      pool.query('update listing_budget set reads = $2 where account_id = $1', [account.accountId, reads]);
    await readsOf(one, 1_000);
    await one.read();
    await readsOf(one, 29);
    await stranger.read();
    await readsOf(stranger, 70);
    const partner = testCaller(one.accountId, { actingAccountId: other.accountId });
    const asPartner = (from = test.places) =>
      from.getListing({ placeId: other.placeId }, { caller: partner, timeoutMs: 30_000 });
    await asPartner();
    const before = (await other.calls('GET')).length;
    const refused = { kind: 'rate_limited', details: { scope: 'listing_reads', retry_after_s: expect.any(Number) } };
    await expect(asPartner(test.replica)).rejects.toMatchObject(refused);
    await expect(one.read()).rejects.toMatchObject(refused);
    expect(await other.calls('GET')).toHaveLength(before);
    await other.read();
    await test.stack.clock.advance(60_000);
    await one.read();
  });

  it('is sent only what differs, with the groups that Google wants whole, and read back', async () => {
    const { patch, calls } = await connected();
    const tuesday = { mode: 'slots', slots: [{ open: '09:00', close: '17:00' }] };
    const { listing } = await patch('hours', { days: { TUESDAY: tuesday } });
    expect(listing.hours?.days).toMatchObject({
      MONDAY: { mode: 'open24' },
      TUESDAY: tuesday,
      SUNDAY: { mode: 'closed' },
    });
    await patch('contact', { primary_phone: '+33 1 99 00 12 34', website: 'https://lounge.example.com/' });
    await patch('contact', { primary_phone: '+33199001234' });
    expect(await metrics.by('places.listing.edits', 'outcome')).toEqual({ sent: 2, same: 1 });
    const sent = await calls();
    expect(sent.map(({ path }) => new URL(path, 'http://google').searchParams.get('updateMask'))).toEqual([
      'regularHours',
      'phoneNumbers',
    ]);
    expect(sent[0]?.body).toMatchObject({ regularHours: { periods: [{ openDay: 'MONDAY' }, { openDay: 'TUESDAY' }] } });
  });

  it('that differs in nothing is asked for once, part by part', async () => {
    const { patch, read, calls } = await connected();
    const before = await read();
    const seen = (await calls('GET')).length;
    const same = { listing: before, changedMeanwhile: false };
    expect(await patch('status', { status: 'OPEN' })).toEqual(same);
    expect(await patch('hours', { days: { TUESDAY: { mode: 'closed' } } })).toEqual(same);
    const targets = (await calls('GET')).slice(seen).map(({ target }) => target);
    const once = ['google.attributes.get', 'google.food_menus.get', 'google.locations.get'];
    expect(targets.toSorted()).toEqual([...once, ...once].toSorted());
    expect(await calls()).toEqual([]);
  });

  it('that was refused names every fault at once, and Google is not asked anything', async () => {
    const { patch, calls } = await connected();
    const before = (await calls('GET')).length;
    const wrong: Record<ListingSection, unknown> = {
      identity: { title: ' ', primary_category: 'bar', other: 1 },
      description: { description: 'See https://a.example' },
      contact: { primary_phone: '12', additional_phones: ['0199001234', '1'], website: 'https://a.example' },
      hours: { days: { MONDAY: { mode: 'slots' }, FUNDAY: {} } },
      special_hours: { special: [{ date: '2026-02-30', closed: true }] },
      status: { status: 'CLOSED_PERMANENTLY' },
      attributes: { attributes: [{ name: 'wifi', values: [true], uris: [] }] },
      lodging: { pools: { Indoor: true }, spa: {} },
      services: { services: [{ name: 'Shower' }] },
      menu: { menus: [{ labels: [], sections: [] }] },
    };
    for (const section of listingSections) {
      const refusal = await patch(section, wrong[section]).catch((error: unknown) => error);
      expect(refusal, section).toMatchObject({ kind: 'unprocessable', code: 'validation_failed' });
      const { fields } = (refusal as { details: { fields: Array<{ path: string }> } }).details;
      for (const { path } of fields) expect(path).toMatch(/^body\b/);
    }
    const contact = await patch('contact', wrong.contact).catch((error: unknown) => error);
    expect(contact).toMatchObject({
      details: { fields: [{ path: 'body.primary_phone' }, { path: 'body.additional_phones[1]' }] },
    });
    expect((await calls('GET')).length).toBe(before);
    expect(await calls()).toEqual([]);
  });

  it('is refused where the refused value stands, or as the platform itself says', async () => {
    const { patch, fail } = await connected();
    await expect(patch('identity', { title: 'Demo [forbidden]' })).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: [{ path: 'body.title', code: 'refused_by_platform', params: { reason: 'FORBIDDEN_WORDS' } }] },
    });
    await fail('google.locations.patch', refusedWith('PIN_DROP_REQUIRED'));
    await expect(patch('description', description)).rejects.toMatchObject({
      code: 'platform_refused',
      details: { platform_code: 'PIN_DROP_REQUIRED' },
    });
    await fail('google.locations.patch', refusedWith('THROTTLED'));
    await expect(patch('description', description)).rejects.toMatchObject({
      code: 'rate_limited',
      details: { scope: 'listing_edits' },
    });
  });

  it('takes ten edits a minute over all replicas, and none is counted that sends nothing', async () => {
    const { patch, calls } = await connected();
    const text = (number: number) => ({ description: `A quiet place, ${number}.` });
    for (let number = 0; number < 10; number += 1)
      await patch('description', text(number), number % 2 === 0 ? test.places : test.replica);
    await expect(patch('description', text(10))).rejects.toMatchObject({
      kind: 'rate_limited',
      details: { scope: 'listing_edits', retry_after_s: expect.any(Number) },
    });
    expect((await patch('description', text(9))).listing.description).toEqual(text(9));
    expect(await calls()).toHaveLength(10);
  });
});

describe('two writers of a section at once', () => {
  it('lose no field: the second is told what the listing is now', async () => {
    const { patch, read, fail, calls } = await connected();
    await fail('google.locations.patch', { delay_ms: 300 });
    const both = await Promise.all([
      patch('contact', { primary_phone: '+33199001234' }),
      patch('contact', { additional_phones: [], website: 'https://new.example.com/' }, test.replica),
    ]);
    const made = both.filter(({ changedMeanwhile }) => !changedMeanwhile);
    expect(made).toHaveLength(1);
    expect((await read()).contact).toEqual(made[0]?.listing.contact);
    expect(await calls()).toHaveLength(1);
  });

  it('is tried once more when Google says that its data was stale, and then told', async () => {
    const { patch, read, fail } = await connected();
    await fail('google.locations.patch', refusedWith('STALE_DATA'));
    expect(await patch('description', description)).toMatchObject({
      changedMeanwhile: false,
      listing: { description },
    });
    await fail('google.locations.patch', { ...refusedWith('STALE_DATA'), times: 2 });
    const other = await patch('description', { description: 'Another.' });
    expect(other).toEqual({ changedMeanwhile: true, listing: await read() });
  });
});

describe('Google away', () => {
  it('fails the whole listing, names what failed, and is waited for once when it asks for it', async () => {
    const { read, fail } = await connected();
    await fail('google.attributes.get', { status: 503 });
    await expect(read()).rejects.toMatchObject({
      kind: 'bad_gateway',
      code: 'listing_unavailable',
      details: { failed: ['attributes'] },
    });
    await fail('google.locations.get', { status: 429, headers: { 'retry-after': '0' } });
    expect((await read()).identity.title).toBe('Demo Lounge Paris');
    await fail('google.locations.get', { status: 429, headers: { 'retry-after': '30' } });
    await expect(read()).rejects.toMatchObject({ details: { failed: ['profile'], retry_after_s: 30 } });
  });

  it('before, in or after the edit says whether the edit was made', async () => {
    const { patch, fail, calls } = await connected();
    const unavailable = (failed: string[], applied: string) => ({
      code: 'listing_unavailable',
      details: { failed, applied },
    });
    await fail('google.locations.get', { status: 500 });
    await expect(patch('description', description)).rejects.toMatchObject(unavailable(['profile'], 'no'));
    expect(await calls()).toEqual([]);
    await fail('google.locations.patch', { status: 503 });
    await expect(patch('description', description)).rejects.toMatchObject(unavailable(['update'], 'no'));
    // Nobody has said that it comes to nothing: it may be made after it was looked for.
    for (const fault of [{ drop: true }, { status: 504 }]) {
      await fail('google.locations.patch', fault);
      await expect(patch('description', description)).rejects.toMatchObject(unavailable(['update'], 'unknown'));
    }
    await fail('google.locations.patch', { drop: true, after_effect: true });
    expect((await patch('description', description)).listing.description).toEqual(description);
    await fail('google.attributes.get', { status: 500 });
    await expect(patch('status', { status: 'CLOSED_TEMPORARILY' })).rejects.toMatchObject(
      unavailable(['attributes'], 'yes'),
    );
  });
});

describe('a place that Google does not let us in for', () => {
  const notConnected = (reason: string) => ({
    kind: 'conflict',
    code: 'place_not_connected',
    details: { platform: 'google', reason },
  });

  it('can be read and not changed while it is inactive', async () => {
    const { accountId, placeId, caller, read, patch } = await connected();
    await test.places.updatePlace({ placeId, active: false }, caller);
    expect((await read()).identity.title).toBe('Demo Lounge Paris');
    await expect(patch('description', description)).rejects.toMatchObject(notConnected('inactive'));
    expect(accountId).toBeGreaterThan(0n);
  });

  it('is told apart once its grant has ended, even while old access is kept', async () => {
    const { login, read, patch } = await connected();
    await read();
    await test.control('POST', `/google/accounts/${login.sub}/revoke`);
    await expect(read()).rejects.toMatchObject({ code: 'listing_unavailable' });
    await test.stack.clock.advance(5 * 60_000);
    await expect(read()).rejects.toMatchObject(notConnected('revoked'));
    await expect(patch('description', description)).rejects.toMatchObject(notConnected('revoked'));
  });
});
