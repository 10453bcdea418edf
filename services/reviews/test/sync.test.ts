import { randomInt } from 'node:crypto';
import {
  PlaceStatsChangedSchema,
  ReviewCreatedSchema,
  ReviewRemovedSchema,
} from '@review-reply/proto/reviews/events/v1/events';
import { systemCaller } from '@review-reply/rpc';
import { type CollectedMetrics, collectMetrics, eventually, testCaller } from '@review-reply/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openBusinessUnit } from './business-unit.ts';
import { logins } from './platform-logins.ts';
import { operator, readEvery, startReviews, type TestPlace, type TestReviews } from './start-reviews.ts';

const hourMs = 3_600_000;
const gateway = { caller: systemCaller('gateway'), timeoutMs: 20_000 };
let test: TestReviews;
let metrics: CollectedMetrics;

beforeAll(async () => {
  metrics = collectMetrics();
  test = await startReviews();
});
afterEach(() => test?.endTest());
afterAll(async () => {
  await test?.stack.close();
  await metrics?.close();
});

const ofPlace =
  ({ placeRef }: TestPlace) =>
  (event: { placeRef: bigint }) =>
    event.placeRef === placeRef;
const created = (place: TestPlace) => test.events(ReviewCreatedSchema).filter(ofPlace(place));
const removed = (place: TestPlace) => test.events(ReviewRemovedSchema).filter(ofPlace(place));
const remove = (id: string) => test.control('DELETE', `/reviews/${id}?source=google`);

describe('a place that is read', () => {
  it('is imported whole without events the first time, with the replies made on the platform', async () => {
    const written = Array.from({ length: 120 }, (_, i) => ({ rating: (i % 5) + 1, text: `Visit number ${i}.` }));
    const place = await test.place({ reviews: written });
    const { rows } = await test.database.pool.query(
      'select count(*)::integer as count, count(distinct platform_review_id)::integer as ids from review where place_ref = $1',
      [place.placeRef],
    );
    expect(rows[0]).toEqual({ count: 120, ids: 120 });
    await test.review(place);
    await eventually(() => expect(created(place)).toHaveLength(1));
  });

  it('goes on turn by turn where a long read was, and shows how far it has come', async () => {
    const place = await test.place();
    const { pool } = test.database;
    for (let i = 0; i < 260; i++) await test.write(place, { text: `Visit ${i}.` });
    const target = 'google.reviews.list';
    const calls = async () =>
      (await test.control<unknown[]>('GET', `/calls?target=${target}&place_id=${place.placeId}`)).length;
    const before = await calls();
    await test.control('POST', '/faults', { target, place_id: place.placeId, delay_ms: 1_000, times: 6 });
    // As if the place had never been read.
    await pool.query(
      `update sync_cursor set imported_at = null, watermark = null, next_read_at = '2000-01-01Z' where place_ref = $1`,
      [place.placeRef],
    );
    const status = async () => {
      const { reads } = await test.reviews.listReads({}, operator);
      return reads.find(({ placeId }) => placeId === place.placeId);
    };
    await eventually(async () =>
      expect(await status()).toMatchObject({ underWay: { complete: true, pages: 3, reviews: 150n, total: 260n } }),
    );
    await eventually(async () => expect(await status()).toBeUndefined());
    expect(await calls()).toBe(before + 6);
    const { rows } = await pool.query('select count(*)::integer as count from review where place_ref = $1', [
      place.placeRef,
    ]);
    expect(rows).toEqual([{ count: 260 }]);
    expect(created(place)).toEqual([]);
  });

  describe('whose pages fail', () => {
    /** One with four pages, of which a turn reads two, that is to be imported anew. */
    async function openLong() {
      const reviews = Array.from({ length: 170 }, (_, i) => ({ rating: 4, text: `Visit ${i}.` }));
      const place = await test.place({ reviews });
      const set = (columns: string) =>
        test.database.pool.query(`update sync_cursor set ${columns} where place_ref = $1`, [place.placeRef]);
      await set('imported_at = null, watermark = null');
      /** Reads on until the read is put off, the next calls being answered so. */
      const readOn = async (...statuses: number[]) => {
        for (const status of statuses) {
          // Faults wait in a row, those of calls that go well too.
          const fault = status === 200 ? { delay_ms: 1 } : { status };
          await test.control('POST', '/faults', { target: 'google.reviews.list', place_id: place.placeId, ...fault });
        }
        await set(`next_read_at = '2000-01-01Z'`);
        return eventually(async () => {
          const { rows } = await test.database.pool.query(
            'select failures, next_read_at, lease_until from sync_cursor where place_ref = $1',
            [place.placeRef],
          );
          const { failures, next_read_at: nextReadAt, lease_until: leaseUntil } = rows[0];
          const waitMs = nextReadAt.getTime() - test.stack.clock.now().getTime();
          expect(leaseUntil).toBeNull();
          expect(waitMs).toBeGreaterThan(0);
          return { failures, waitMs };
        });
      };
      return { place, set, readOn };
    }

    it('has failed once where it came further since it failed before', async () => {
      const { place, set, readOn } = await openLong();
      await set('failures = 11');
      const { failures, waitMs } = await readOn(200, 200, 503);
      expect(failures).toBe(1);
      expect(waitMs).toBeLessThanOrEqual(30_000);
      expect(await readOn(200, 503)).toMatchObject({ failures: 1 });
      await test.read(place);
      expect(await test.list(place)).toHaveLength(100);
    });

    it.each([
      ['in a way that may pass', [[200, 200, 503], [503], [503]]],
      [
        'for good, so that it begins anew',
        [
          [200, 200, 400],
          [200, 200, 400],
          [200, 200, 400],
        ],
      ],
    ])('fails ever more often where the same page fails %s', async (_how, rounds) => {
      const { readOn } = await openLong();
      for (const [before, statuses] of rounds.entries())
        expect(await readOn(...statuses)).toMatchObject({ failures: before + 1 });
    });
  });

  it.each([
    ['the platform no longer knows the page that it was at', 'gone', 9],
    ['it has read more pages than any place has', null, 100_000],
  ])('begins anew when %s', async (_when, token, pages) => {
    const place = await test.place({ reviews: [{ rating: 5 }] });
    await test.database.pool.query(
      `update sync_cursor set read_token = $2, read_started_at = now(), read_complete = true, read_pages = $3,
         next_read_at = '2000-01-01Z' where place_ref = $1`,
      [place.placeRef, token, pages],
    );
    await eventually(async () => {
      const { rows } = await test.database.pool.query('select failures from sync_cursor where place_ref = $1', [
        place.placeRef,
      ]);
      expect(rows).toEqual([{ failures: 1 }]);
    });
    await test.review(place);
    expect(await test.list(place)).toHaveLength(2);
  });

  it('gives each new review one row and one event that carries the public review', async () => {
    const place = await test.place();
    await test.write(place, { rating: 2, text: 'Cold soup.', author: null });
    await test.read(place);
    await test.read(place);
    const [review] = await test.list(place);
    expect(review).toMatchObject({ rating: 2, text: 'Cold soup.', place_id: place.placeId, replies: [] });
    expect(review?.author).toEqual({ name: null, avatar_url: null, anonymous: true });
    await eventually(() => expect(created(place)).toHaveLength(1));
    expect(JSON.parse(Buffer.from(created(place)[0]?.reviewJson ?? []).toString())).toEqual(review);
  });

  it('tells of what came while nobody could read it, though another login names its location otherwise', async () => {
    const place = await test.place({ reviews: [{ text: 'Imported.' }] });
    const locationOf = async () =>
      (await test.database.pool.query('select location from sync_cursor where place_ref = $1', [place.placeRef]))
        .rows[0].location;
    const before = await locationOf();
    await test.control('POST', `/google/accounts/${place.sub}/revoke`);
    await test.write(place, { text: 'Written meanwhile.' });
    const colleague = await test.control<{ sub: string; refresh_token: string }>('POST', '/google/accounts', {
      locations: [{ title: 'Demo Lounge Paris', place_id: place.placeId }],
    });
    const { sub: platformUser, refresh_token: credentials } = colleague;
    const { accountId } = place;
    await test.places.connectLogin(
      { accountId, platform: 'google', platformUser, credentials, placeIds: [] },
      operator,
    );
    await eventually(async () => expect(await locationOf()).not.toBe(before));
    await eventually(() => expect(created(place)).toHaveLength(1));
    expect(JSON.parse(Buffer.from(created(place)[0]?.reviewJson ?? []).toString()).text).toBe('Written meanwhile.');
  });

  it('takes over what a customer changes, on whatever page it was, without a second event', async () => {
    const written = Array.from({ length: 60 }, (_, i) => ({
      text: `Visit ${i}.`,
      created_at: new Date(test.stack.clock.now().getTime() - (i + 1) * hourMs).toISOString(),
    }));
    const place = await test.place({ reviews: written });
    const all = await test.control<Array<{ platform_review_id: string; text: string }>>(
      'GET',
      `/reviews?source=google&place_id=${place.placeId}`,
    );
    const oldest = all.find(({ text }) => text === 'Visit 59.');
    await test.control('PATCH', `/reviews/${oldest?.platform_review_id}?source=google`, {
      rating: 1,
      text: 'Changed.',
    });
    await test.read(place);
    const changed = (await test.list(place)).filter(({ text }) => text === 'Changed.' || text === 'Visit 59.');
    expect(changed).toMatchObject([{ rating: 1, text: 'Changed.' }]);
    expect(created(place)).toHaveLength(0);
  });

  it.each(['repeated', 'skipping', 'reordered'])(
    'keeps and tells each review once, whose pages are %s',
    async (body) => {
      const written = Array.from({ length: 60 }, (_, i) => ({ text: `Before ${i}.` }));
      const place = await test.place({ reviews: written });
      for (let i = 0; i < 3; i++) await test.write(place, { text: `After ${i}.` });
      const fault = { target: 'google.reviews.list', place_id: place.placeId, body, times: 2 };
      await test.control('POST', '/faults', fault);
      await test.read(place);
      await test.control('POST', '/faults', fault);
      await test.read(place, { complete: true });
      await test.read(place);
      const texts = [...written, ...Array.from({ length: 3 }, (_, i) => ({ text: `After ${i}.` }))];
      expect((await test.list(place)).map(({ text }) => text).toSorted()).toEqual(
        texts.map(({ text }) => text).toSorted(),
      );
      await eventually(() => expect(created(place)).toHaveLength(3));
      expect(new Set(created(place).map(({ reviewId }) => reviewId)).size).toBe(3);
    },
  );

  it('misses no review that was changed in the very millisecond that was seen last', async () => {
    const place = await test.place();
    const at = new Date(test.stack.clock.now().getTime() - 60_000).toISOString();
    await test.write(place, { text: 'First.', created_at: at });
    await test.read(place);
    for (let i = 0; i < 55; i++) await test.write(place, { text: `Same time ${i}.`, created_at: at });
    await test.read(place);
    expect((await test.list(place)).filter(({ text }) => text.startsWith('Same time'))).toHaveLength(55);
  });

  it('imports, follows and drops a reply that is made on the platform itself', async () => {
    const place = await test.place();
    const id = await test.write(place);
    const reply = (text: string) => test.control('PUT', `/reviews/${id}/reply?source=google`, { text });
    await reply('Thank you.');
    await test.read(place);
    const [review] = await test.list(place);
    expect(review?.replies).toMatchObject([
      { text: 'Thank you.', status: 'online', origin: 'imported', failure: null },
    ]);
    await reply('Thank you so much.');
    await test.read(place);
    expect((await test.list(place))[0]?.replies).toMatchObject([{ text: 'Thank you so much.' }]);
    await test.control('DELETE', `/reviews/${id}/reply?source=google`);
    await test.read(place);
    expect((await test.list(place))[0]?.replies).toEqual([]);
  });

  it('tells how many reviews it has, how they are rated and how many are unanswered', async () => {
    const place = await test.place({ reviews: [{ rating: 5 }, { rating: 2 }] });
    const stats = () => test.events(PlaceStatsChangedSchema).filter(ofPlace(place)).at(-1);
    await eventually(() => expect(stats()).toMatchObject({ rating: 3.5, reviewsCount: 2n, unansweredCount: 2n }));
    await test.write(place, { rating: 5 });
    await test.read(place);
    await eventually(() => expect(stats()).toMatchObject({ rating: 4, reviewsCount: 3n, unansweredCount: 3n }));
  });
});

describe('the next read of a place', () => {
  const waits = async ({ placeRef }: TestPlace) => {
    const { rows } = await test.database.pool.query('select next_read_at as at from sync_cursor where place_ref = $1', [
      placeRef,
    ]);
    return rows[0].at.getTime() - test.stack.clock.now().getTime();
  };

  it('comes soon where something has just changed, and later once nothing does', async () => {
    const place = await test.place();
    await test.review(place);
    expect(await waits(place)).toBeLessThanOrEqual(readEvery.minMs);
    await test.stack.clock.advance(8 * 24 * hourMs);
    await test.read(place);
    expect(await waits(place)).toBeGreaterThan(readEvery.minMs);
    expect(await waits(place)).toBeLessThanOrEqual(readEvery.maxMs);
    await test.review(place);
    expect(await waits(place)).toBeLessThanOrEqual(readEvery.minMs);
  });
});

describe('a platform that pushes', () => {
  const target = 'google.reviews.list';
  const readsOf = async ({ placeId }: TestPlace) =>
    (await test.control<unknown[]>('GET', `/calls?target=${target}&place_id=${placeId}`)).length;
  const push = async (place: TestPlace) => {
    const { locations } = await test.control<{ locations: Array<{ name: string }> }>(
      'GET',
      `/google/accounts/${place.sub}`,
    );
    const locationId = locations[0]?.name.replace('locations/', '') ?? '';
    return (as = test.reviews) => as.hastenReads({ source: 'google', locationId }, gateway);
  };

  it('has a place read soon, once for all that it tells at once', async () => {
    const place = await test.place();
    const hasten = await push(place);
    const before = await readsOf(place);
    await test.write(place, { text: 'Told at once.' });
    await Promise.all([hasten(), hasten(), hasten(test.replica), hasten(test.replica)]);
    await eventually(() => expect(created(place)).toHaveLength(1));
    await test.read(place);
    // That of the pushes, and the last.
    expect(await readsOf(place)).toBe(before + 2);
  });

  it('has a place that is being read when it tells read once more', async () => {
    const place = await test.place();
    const hasten = await push(place);
    const before = await readsOf(place);
    await test.control('POST', '/faults', { target, place_id: place.placeId, delay_ms: 1_000, times: 1 });
    await test.database.pool.query(`update sync_cursor set next_read_at = '2000-01-01Z' where place_ref = $1`, [
      place.placeRef,
    ]);
    await eventually(async () => expect(await readsOf(place)).toBe(before + 1));
    await Promise.all([hasten(), hasten()]);
    await eventually(async () => expect(await readsOf(place)).toBe(before + 2));
  });

  it('has a place that is read over several turns when it tells read once more after them', async () => {
    const place = await test.place();
    const hasten = await push(place);
    for (let i = 0; i < 160; i++) await test.write(place, { text: `Visit ${i}.` });
    const before = await readsOf(place);
    await test.control('POST', '/faults', { target, place_id: place.placeId, delay_ms: 1_000, times: 4 });
    await test.database.pool.query(
      `update sync_cursor set full_read_at = '2000-01-01Z', next_read_at = '2000-01-01Z' where place_ref = $1`,
      [place.placeRef],
    );
    // The first page, which would show what is told of, was read in an earlier turn.
    await eventually(async () => expect(await readsOf(place)).toBe(before + 3));
    await test.write(place, { text: 'Told meanwhile.' });
    await hasten();
    await eventually(async () => expect((await test.list(place)).map(({ text }) => text)).toContain('Told meanwhile.'));
    expect(await readsOf(place)).toBe(before + 5);
  });

  it('does not hasten a place that fails or is refused, and knows of no other', async () => {
    const places = await Promise.all([test.place(), test.place()]);
    const [failing, refused] = places as [TestPlace, TestPlace];
    const { pool } = test.database;
    const set = (place: TestPlace, change: string) =>
      pool.query(`update sync_cursor set ${change} where place_ref = $1`, [place.placeRef]);
    await set(failing, `failures = 3, next_read_at = '2100-01-01Z'`);
    await set(refused, `refused = true, next_read_at = '2100-01-01Z'`);
    for (const place of places) await (await push(place))();
    await test.reviews.hastenReads({ source: 'google', locationId: 'unknown' }, gateway);
    const { rows } = await pool.query(
      `select place_ref from sync_cursor where next_read_at = '2100-01-01Z' and place_ref = any ($1)`,
      [places.map(({ placeRef }) => placeRef)],
    );
    expect(rows).toHaveLength(2);
  });
});

it('counts a place that its login has lost once twelve reads have failed, until it is read again', async () => {
  const counted = async () => {
    const readings = await metrics.read('reviews.sync.failing');
    return readings.find(({ labels }) => labels.platform === 'google')?.value;
  };
  const place = await test.place();
  const locations = `/google/accounts/${place.sub}/locations`;
  await test.control('DELETE', `${locations}/${place.placeId}`);
  const fail = (failures: number) =>
    test.database.pool.query(
      `update sync_cursor set failures = $2, next_read_at = '2000-01-01Z' where place_ref = $1 and lease_until is null`,
      [place.placeRef, failures],
    );
  const failures = async () => {
    const { rows } = await test.database.pool.query('select failures from sync_cursor where place_ref = $1', [
      place.placeRef,
    ]);
    return rows[0].failures;
  };
  await test.read(place, { ends: false });
  expect(await counted()).toBe(0);
  await eventually(async () => {
    if ((await failures()) < 12) await fail(11);
    expect(await failures()).toBeGreaterThanOrEqual(12);
  });
  expect(await counted()).toBe(1);
  await test.control('POST', locations, { title: 'Demo Lounge Paris', place_id: place.placeId });
  await test.read(place);
  expect(await counted()).toBe(0);
});

describe('a review that vanishes from its platform', () => {
  it('is told as removed only after three complete reads and 48 hours, and comes back without a second event', async () => {
    const place = await test.place();
    const id = await test.write(place);
    await test.read(place);
    await remove(id);
    for (let reads = 0; reads < 5; reads++) await test.read(place, { complete: true });
    expect(await test.list(place)).toHaveLength(1);
    await test.stack.clock.advance(48 * hourMs);
    await test.read(place, { complete: true });
    expect(await test.list(place)).toEqual([]);
    await eventually(() => expect(removed(place)).toHaveLength(1));
    await test.control('POST', `/reviews/${id}/restore?source=google`);
    await test.read(place, { complete: true });
    expect(await test.list(place)).toHaveLength(1);
    expect(created(place)).toHaveLength(1);
    expect(removed(place)).toHaveLength(1);
  });

  it('is not told as removed when it is seen again meanwhile', async () => {
    const place = await test.place();
    const id = await test.write(place);
    await test.read(place);
    await remove(id);
    for (let reads = 0; reads < 3; reads++) await test.read(place, { complete: true });
    await test.control('POST', `/reviews/${id}/restore?source=google`);
    await test.read(place, { complete: true });
    await remove(id);
    await test.stack.clock.advance(49 * hourMs);
    await test.read(place, { complete: true });
    expect(await test.list(place)).toHaveLength(1);
  });

  it('goes with all others of its place, a part a transaction, each told once', async () => {
    const place = await test.place({ reviews: Array.from({ length: 510 }, (_, i) => ({ text: `Visit ${i}.` })) });
    // A location without reviews is answered so.
    const empty = { target: 'google.reviews.list', place_id: place.placeId, status: 200, body: {}, times: 10 };
    await test.control('POST', '/faults', empty);
    for (let reads = 0; reads < 3; reads++) await test.read(place, { complete: true });
    await test.stack.clock.advance(48 * hourMs);
    await test.read(place, { complete: true });
    expect(await test.list(place)).toEqual([]);
    await eventually(() => expect(removed(place)).toHaveLength(510));
    expect(new Set(removed(place).map(({ reviewId }) => reviewId)).size).toBe(510);
    const { rows } = await test.database.pool.query(
      'select count(distinct xmin::text)::integer as transactions from review where place_ref = $1',
      [place.placeRef],
    );
    expect(rows).toEqual([{ transactions: 2 }]);
  });

  it('is looked for in full every 12 hours', async () => {
    const place = await test.place();
    const id = await test.write(place);
    await test.read(place);
    await remove(id);
    await test.read(place);
    const missing = () =>
      test.database.pool.query('select missing_since from review where place_ref = $1', [place.placeRef]);
    expect((await missing()).rows[0]?.missing_since).toBeNull();
    await test.stack.clock.advance(12 * hourMs);
    await eventually(async () => expect((await missing()).rows[0]?.missing_since).not.toBeNull());
  });
});

describe('a platform whose pages come by creation and tell no totals', () => {
  const source = 'trustpilot';

  it('shows an old review’s change by the next whole read, which also counts the reviews', async () => {
    const place = await test.place();
    const unit = await openBusinessUnit(test);
    const nowMs = test.stack.clock.now().getTime();
    const written = await unit.write(
      // One more than a page.
      Array.from({ length: 101 }, (_, hours) => ({
        text: `Visit ${hours}.`,
        created_at: new Date(nowMs - (hours + 1) * hourMs).toISOString(),
      })),
    );
    await unit.connect(place);
    const stats = () => test.events(PlaceStatsChangedSchema).filter(ofPlace(place)).at(-1);
    await eventually(() => expect(stats()).toMatchObject({ reviewsCount: 101n, unansweredCount: 101n }));

    const oldest = written.at(-1) ?? '';
    const oldestText = async () => {
      const text = 'select text from review where place_ref = $1 and platform_review_id = $2';
      return (await test.database.pool.query(text, [place.placeRef, oldest])).rows[0]?.text;
    };
    await test.control('PATCH', `/reviews/${oldest}?source=trustpilot`, { text: 'Changed.' });
    await test.read(place, { source });
    expect(await oldestText()).toBe('Visit 100.');
    await test.read(place, { source, complete: true });
    expect(await oldestText()).toBe('Changed.');
    expect(stats()).toMatchObject({ reviewsCount: 101n });
    expect(created(place)).toEqual([]);
  });

  it('writes and tells nothing of a large place that a whole read finds as it was', async () => {
    const place = await test.place();
    const unit = await openBusinessUnit(test);
    for (let part = 0; part < 3; part++)
      await unit.write(Array.from({ length: 700 }, (_, i) => ({ text: `Visit ${part}/${i}.` })));
    await unit.connect(place);
    const stats = () => test.events(PlaceStatsChangedSchema).filter(ofPlace(place));
    await eventually(() => expect(stats().at(-1)).toMatchObject({ reviewsCount: 2_100n }));
    const rows = async () => {
      const text = 'select review_id, xmin::text as written_by from review where place_ref = $1 order by review_id';
      return (await test.database.pool.query(text, [place.placeRef])).rows;
    };
    const [before, told, pages] = [await rows(), stats().length, await unit.pagesRead()];
    expect(before).toHaveLength(2_100);

    await test.read(place, { source, complete: true });
    // The last of them is empty.
    expect((await unit.pagesRead()).slice(pages.length)).toEqual(Array.from({ length: 22 }, (_, i) => i + 1));
    expect(await rows()).toEqual(before);

    await unit.write([{ text: 'One more.' }]);
    await test.read(place, { source });
    // A place's events come in their order: what the whole read had told would be here.
    await eventually(() => expect(stats()).toHaveLength(told + 1));
    expect(created(place)).toHaveLength(1);
    expect(removed(place)).toEqual([]);
  });
});

describe('a platform that lists only what is recent', () => {
  it('takes no review for missing that it does not list any more', async () => {
    const place = await test.place();
    const login = await logins.googleplay(test.control);
    const { source, location } = login;
    const written = await test.control<Array<{ platform_review_id: string }>>(
      'POST',
      '/reviews',
      ['Works well.', 'Crashes.'].map((text) => ({ source, place_id: location, rating: 3, text })),
    );
    await test.moveTo(place, login);
    const known = async () => {
      const text = 'select missing_since, missing_reads, removed_at from review where place_ref = $1';
      return (await test.database.pool.query(text, [place.placeRef])).rows;
    };
    await eventually(async () => expect(await known()).toHaveLength(2));
    await test.control('DELETE', `/reviews/${written[0]?.platform_review_id}?source=${source}`);
    await test.read(place, { source, complete: true });
    const listed = { missing_since: null, missing_reads: 0, removed_at: null };
    expect(await known()).toEqual([listed, listed]);
  });
});

describe('a platform that can not be read', () => {
  it('is read again later when that may help', async () => {
    const place = await test.place();
    await test.control('POST', '/faults', {
      target: 'google.reviews.list',
      status: 503,
      times: 2,
      place_id: place.placeId,
    });
    await test.write(place);
    await test.read(place, { ends: false });
    expect(await test.list(place)).toEqual([]);
    await eventually(async () => {
      await test.stack.clock.advance(60_000);
      expect(await test.list(place)).toHaveLength(1);
    });
  });

  it('holds up no other place while it lets one wait', async () => {
    const [slow, other] = await Promise.all([test.place(), test.place()]);
    const target = 'google.reviews.list';
    const calls = async () =>
      (await test.control<unknown[]>('GET', `/calls?target=${target}&place_id=${slow.placeId}`)).length;
    const before = await calls();
    // For longer than a call may take.
    await test.control('POST', '/faults', { target, place_id: slow.placeId, delay_ms: 60_000 });
    const cursor = (change: string) =>
      test.database.pool.query(`${change} where place_ref = $1`, [slow.placeRef]).then(({ rows }) => rows[0]);
    await cursor(`update sync_cursor set next_read_at = '2000-01-01Z'`);
    await eventually(async () => expect(await calls()).toBe(before + 1));
    await test.review(other);
    expect(await cursor('select lease_until, failures from sync_cursor')).toEqual({
      lease_until: expect.any(Date),
      failures: 0,
    });
  });

  const nextRead = async ({ placeRef }: TestPlace) => {
    const { rows } = await test.database.pool.query(
      'select next_read_at from sync_cursor where place_ref = $1 and imported_at is not null and lease_until is null',
      [placeRef],
    );
    return (rows[0]?.next_read_at ?? new Date(0)).getTime() - test.stack.clock.now().getTime();
  };

  /** Two places that one login reaches, each read once. */
  async function openTwo(): Promise<[TestPlace, TestPlace]> {
    const accountId = BigInt(randomInt(1_000_000, 2 ** 40));
    const { sub, refresh_token: credentials } = await test.control<{ sub: string; refresh_token: string }>(
      'POST',
      '/google/accounts',
      { locations: [{ title: 'Demo Lounge One' }, { title: 'Demo Lounge Two' }] },
    );
    const login = { accountId, platform: 'google', platformUser: sub, credentials, placeIds: [] };
    const { places } = await test.places.connectLogin(login, operator);
    const as = { caller: testCaller(accountId), timeoutMs: 20_000 };
    const two = places.map(({ placeRef, placeId }) => ({ accountId, placeRef, placeId, sub, as }));
    for (const place of two) await eventually(async () => expect(await nextRead(place)).toBeGreaterThan(0));
    return two as [TestPlace, TestPlace];
  }

  it('is left alone by all places of a login for as long as it asks one of them, and by no others', async () => {
    const other = await test.place();
    const [one, two] = await openTwo();
    const fault = { target: 'google.reviews.list', place_id: one.placeId, status: 429 };
    await test.control('POST', '/faults', { ...fault, headers: { 'retry-after': '900' } });
    const calls = async () =>
      (await test.control<unknown[]>('GET', `/calls?target=google.reviews.list&place_id=${two.placeId}`)).length;
    const before = await calls();
    for (const place of [one, two]) {
      await test.read(place, { ends: false });
      expect(await nextRead(place)).toBeGreaterThan(800_000);
    }
    expect(await nextRead(two)).toBeLessThanOrEqual(900_000);
    expect(await calls()).toBe(before);
    await test.review(other);
    await test.stack.clock.advance(900_000);
    await eventually(async () => expect(await calls()).toBeGreaterThan(before));
  });

  it('is asked no more than its quota allows a login, whichever replica asks', async () => {
    const place = await test.place();
    const { pool } = test.database;
    await pool.query('update platform_budget set calls = 300, window_start = $2 where account_id = $1', [
      place.accountId,
      test.stack.clock.now(),
    ]);
    await test.write(place);
    await test.read(place, { ends: false });
    expect(await test.list(place)).toEqual([]);
    await test.stack.clock.advance(60_000);
    await eventually(async () => expect(await test.list(place)).toHaveLength(1));
  });

  it.each([
    [
      'is asked no more than its quota allows an app',
      (app = '') =>
        test.database.pool.query('update location_budget set calls = 75, window_start = $2 where location = $1', [
          app,
          test.stack.clock.now(),
        ]),
    ],
    [
      'is left alone about an app for as long as it asks',
      (app = '') => {
        const fault = { target: 'googleplay.reviews.list', place_id: app, status: 429 };
        return test.control('POST', '/faults', { ...fault, headers: { 'retry-after': '3600' } });
      },
    ],
  ])('%s, and read all the same about others of the login', async (_what, stop) => {
    const source = 'googleplay';
    const packages = ['one', 'two'].map((name) => `com.example.${name}${randomInt(2 ** 40)}`);
    const account = await test.control<{ email: string; key_file: unknown }>('POST', '/googleplay/service-accounts', {
      packages,
    });
    const login = { source, platformUser: account.email, credentials: JSON.stringify(account.key_file) } as const;
    const places = await openTwo();
    for (const [i, place] of places.entries()) {
      const location = packages[i] ?? '';
      await test.moveTo(place, { ...login, location });
      await test.read(place, { source });
      await test.control('POST', '/reviews', { source, place_id: location, rating: 4, text: location });
    }
    const [one, two] = places;
    const seen = async () => (await test.list(one)).map(({ text }) => text).toSorted();
    await stop(packages[0]);
    await test.read(one, { source, ends: false });
    await test.read(two, { source });
    await test.read(one, { source, ends: false });
    expect(await seen()).toEqual(packages.slice(1));
    await test.stack.clock.advance(hourMs);
    await eventually(async () => expect(await seen()).toEqual(packages));
  });

  it.each([
    ['refuses the login but not its grant', { status: 401 }, 60_000],
    ['asks the login to wait', { status: 429, headers: { 'retry-after': '900' } }, 900_000],
  ])('is read again ever later while it %s', async (_what, fault, waitMs) => {
    const place = await test.place();
    const target = 'google.token';
    await test.control('POST', '/faults', { target, place_id: place.placeId, times: 1_000, ...fault });
    // What access there was runs out.
    await test.stack.clock.advance(hourMs);
    await test.read(place, { ends: false });
    expect(await nextRead(place)).toBeGreaterThan(0.9 * waitMs);
    await test.write(place);
    await test.control('DELETE', `/faults?target=${target}&place_id=${place.placeId}`);
    await test.read(place);
    expect(await test.list(place)).toHaveLength(1);
  });

  it('is left alone once the login is refused, until it is connected again', async () => {
    const place = await test.place();
    await test.control('POST', `/google/accounts/${place.sub}/revoke`);
    await test.stack.clock.advance(2 * hourMs);
    const cursor = () =>
      test.database.pool.query('select refused or not connected as off from sync_cursor where place_ref = $1', [
        place.placeRef,
      ]);
    // Places believes it once it is refused again, five minutes later.
    await eventually(async () => {
      await test.stack.clock.advance(5 * 60_000);
      expect((await cursor()).rows[0]?.off).toBe(true);
    });
  });

  describe('many of whose places have it wait', () => {
    /**
     * As many places as two replicas read of a platform at once, each with a call that hangs for longer than it may.
     */
    async function hang(failures: number) {
      const { pool } = test.database;
      const accountId = BigInt(randomInt(1_000_000, 2 ** 40));
      const locations = Array.from({ length: 16 }, (_, i) => ({ title: `Demo Lounge ${i}` }));
      const login = await test.control<{
        sub: string;
        refresh_token: string;
        locations: Array<{ place_id: string }>;
      }>('POST', '/google/accounts', { locations });
      const grant = { accountId, platform: 'google', platformUser: login.sub, credentials: login.refresh_token };
      await test.places.connectLogin({ ...grant, placeIds: [] }, operator);
      const of = async (condition: string) =>
        (await pool.query(`select from sync_cursor where account_id = $1 and ${condition}`, [accountId])).rowCount;
      await eventually(async () =>
        expect(await of('imported_at is not null and lease_until is null')).toBe(locations.length),
      );
      for (const { place_id } of login.locations)
        await test.control('POST', '/faults', { target: 'google.reviews.list', place_id, delay_ms: 60_000 });
      await pool.query(`update sync_cursor set failures = $2, next_read_at = '2000-01-01Z' where account_id = $1`, [
        accountId,
        failures,
      ]);
      /** How many places wait, none of which has been given up. */
      return () => of(`lease_until is not null and failures = ${failures}`);
    }

    it('holds up none of its other places, once it has failed those', async () => {
      const place = await test.place();
      const waiting = await hang(1);
      await eventually(async () => expect(await waiting()).toBe(8));
      await test.write(place);
      await test.database.pool.query(`update sync_cursor set next_read_at = '2000-01-01Z' where place_ref = $1`, [
        place.placeRef,
      ]);
      await eventually(() => expect(created(place)).toHaveLength(1));
      expect(await waiting()).toBe(8);
    });

    it('holds up no other platform', async () => {
      const place = await test.place();
      const unit = await openBusinessUnit(test);
      await unit.connect(place);
      const waiting = await hang(0);
      await eventually(async () => expect(await waiting()).toBe(16));
      await unit.write([{ text: 'Prompt, as always.' }]);
      await test.read(place, { source: 'trustpilot' });
      expect(await test.list(place)).toHaveLength(1);
      expect(await waiting()).toBe(16);
    });
  });
});
