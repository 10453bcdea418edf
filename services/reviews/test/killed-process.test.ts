import { parseConfig } from '@review-reply/config';
import { ReplyPublishedSchema, ReviewCreatedSchema } from '@review-reply/proto/reviews/events/v1/events';
import { ReviewsService } from '@review-reply/proto/reviews/v1/reviews';
import { type RpcClient, toTimestamp } from '@review-reply/rpc';
import { eventually, freePort, startProcess, withoutKafka } from '@review-reply/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { buildReviews } from '../src/app.ts';
import { reviewsSettings } from '../src/config.ts';
import { logins } from './platform-logins.ts';
import { keyed, operator, startReviews, type TestPlace, type TestReviews } from './start-reviews.ts';

const main = new URL('../src/main.ts', import.meta.url);

let test: TestReviews;

beforeAll(async () => {
  // Whoever is silent is given up soon.
  test = await startReviews({
    SYNC_LEASE_MS: '2000',
    PUBLICATION_LEASE_MS: '2000',
    IDEMPOTENCY_LEASE_MS: '2000',
    SYNC_PAGES_PER_TURN: '100',
  });
});
afterEach(() => test?.endTest());
afterAll(() => test?.stack.close());

/** A replica that dies at a kill point. */
async function startDyingReviews(killPoint: string) {
  const port = await freePort();
  const env = { ...test.env, ...withoutKafka, KILL_POINT: killPoint, GRPC_PORT: String(port) };
  const { exited, end } = await startProcess(test.stack, main, env);
  // One that has not died would read in the place of the next.
  onTestFinished(() => void end('SIGKILL'));
  return { port, client: test.stack.client(ReviewsService, port), exited };
}

const keptOf = async ({ placeRef }: TestPlace): Promise<string[]> => {
  const of = 'select platform_review_id as id from review where place_ref = $1 and removed_at is null';
  const { rows } = await test.database.pool.query<{ id: string }>(of, [placeRef]);
  return rows.map(({ id }) => id).toSorted();
};
const toldOf = ({ placeRef }: TestPlace) =>
  test
    .events(ReviewCreatedSchema)
    .filter((event) => event.placeRef === placeRef)
    .map(({ reviewId }) => reviewId);

describe('an import that dies', () => {
  const createdAt = toTimestamp(new Date('2026-01-31T00:00:00Z'));
  const importPart = (client: RpcClient<typeof ReviewsService>, { placeId }: TestPlace, ids: string[], last = true) => {
    const reviews = ids.map((platformReviewId) => ({ platformReviewId, rating: 4, text: 'So quiet.', createdAt }));
    return client.importReviews({ placeId, source: 'tripadvisor', reviews, last }, operator);
  };

  it.each(['reviews.after-import-lease', 'reviews.after-import-kept'])(
    'at %s, between two parts, is made good by importing the file again: nothing twice, nothing lost',
    async (killPoint) => {
      const place = await test.place();
      // Of all exports after the first there is to be told.
      await importPart(test.reviews, place, ['before']);
      const { client, exited } = await startDyingReviews(`${killPoint}:2`);
      await eventually(() => importPart(client, place, ['one', 'two'], false), { timeoutMs: 60_000 });
      await expect(importPart(client, place, ['three', 'four'])).rejects.toMatchObject({ code: 'service_unavailable' });
      expect(await exited).toEqual([null, 'SIGKILL']);

      const again = (ids: string[], last: boolean) => eventually(() => importPart(test.reviews, place, ids, last));
      expect(await again(['one', 'two'], false)).toMatchObject({ created: 0, known: 2 });
      await again(['three', 'four'], true);
      expect(await keptOf(place)).toEqual(['before', 'four', 'one', 'three', 'two']);
      await importPart(test.reviews, place, ['five']);
      // A place's events come in their order: what was told twice would be here.
      await eventually(() => expect(toldOf(place)).toHaveLength(5));
      expect(new Set(toldOf(place)).size).toBe(5);
    },
  );
});

it('that dies under a suggestion leaves it to another, which answers at once and writes it once', async () => {
  const place = await test.place({ suns: 20n });
  const review = await test.review(place);
  const { port, client: alone, exited } = await startDyingReviews('reviews.after-generate');
  let died = false;
  void exited.then(() => {
    died = true;
  });
  await eventually(() => alone.getReview({ reviewId: BigInt(review.review_id) }, place.as), { timeoutMs: 60_000 });
  const both = test.stack.client(ReviewsService, [port, Number(test.env.GRPC_PORT)]);
  const written: unknown[] = [];
  // They take turns, once both are connected.
  while (!died) {
    const request = { reviewId: BigInt(review.review_id) };
    const { suggestion } = await both.createSuggestion({ ...request, idempotency: keyed(request) }, place.as);
    written.push(suggestion?.suggestionId);
  }
  const { rows } = await test.database.pool.query<{ suggestion_id: bigint; attempt: number }>(
    'select suggestion_id, attempt from suggestion join generation using (generation_id) where place_ref = $1',
    [place.placeRef],
  );
  expect(rows.map(({ suggestion_id }) => suggestion_id).toSorted()).toEqual(written.toSorted());
  expect(rows.filter(({ attempt }) => attempt === 2)).toHaveLength(1);
  const { rows: begun } = await test.database.pool.query(
    `select from generation where account_id = $1 and status <> 'delivered'`,
    [place.accountId],
  );
  expect(begun).toEqual([]);
});

/** Sources that are read page by page, and what a page of each holds. */
const pages = { google: 50, googleplay: 100, appstore: 200, trustpilot: 100 } as const;
type Paged = keyof typeof pages;

/** A place on one platform alone. */
interface Site {
  readonly source: Paged;
  readonly place: TestPlace;
  /** The platform's name of it. */
  readonly location: string;
}

const write = ({ source, location }: Pick<Site, 'source' | 'location'>, texts: readonly string[]) =>
  test.control(
    'POST',
    '/reviews',
    texts.map((text) => ({ source, place_id: location, rating: 4, text })),
  );
/** Of calls that a site's platform was made. */
const callsOf = async ({ source, location }: Site, call: 'list' | 'reply') =>
  (await test.control<unknown[]>('GET', `/calls?target=${source}.reviews.${call}&place_id=${location}`)).length;
const cursorOf = async ({ source, place }: Site) => {
  const text = `select imported_at, lease_until, read_pages, read_started_at from sync_cursor
    where place_ref = $1 and source = $2`;
  return (await test.database.pool.query(text, [place.placeRef, source])).rows[0];
};

/** A place with one review, which was read in silence. */
async function openSite(source: Paged): Promise<Site> {
  if (source === 'google') {
    const place = await test.place({ reviews: [{ text: 'Before.' }] });
    return { source, place, location: place.placeId };
  }
  const place = await test.place();
  const login = await logins[source](test.control);
  const site = { source, place, location: login.location };
  await write(site, ['Before.']);
  await test.moveTo(place, login);
  const read = { imported_at: expect.any(Date), lease_until: null };
  await eventually(async () => expect(await cursorOf(site)).toMatchObject(read));
  return site;
}

// The last: of the replicas that the others need, none is left.
describe('the only replica', () => {
  /** Their replies are public once they are taken. */
  const direct = ['appstore', 'googleplay'] as const;
  let read: readonly Site[];
  let answered: ReadonlyArray<Site & { readonly reviewId: bigint }>;

  beforeAll(async () => {
    read = await Promise.all((Object.keys(pages) as Paged[]).map(openSite));
    answered = await Promise.all(
      direct.map(async (source) => {
        const site = await openSite(source);
        return { ...site, reviewId: BigInt((await test.list(site.place))[0]?.review_id ?? 0) };
      }),
    );
    for (const life of test.lives) await life.stop();
  });

  /** Another takes its place, until the test ends. */
  async function startAnother(): Promise<void> {
    const life = test.stack.lifecycle('reviews');
    onTestFinished(() => life.stop());
    await buildReviews(parseConfig(reviewsSettings, test.env), life);
  }

  it('that dies amid whole reads is followed by one that goes on with the next pages: nothing twice, lost or missing', async () => {
    for (const site of read) {
      const { source, location } = site;
      await write(
        site,
        Array.from({ length: pages[source] + 20 }, (_, i) => `Visit ${i}.`),
      );
      // All stand before the second page when the last of them has kept its first.
      const fault = { target: `${source}.reviews.list`, place_id: location };
      await test.control('POST', '/faults', { ...fault, delay_ms: 1 });
      await test.control('POST', '/faults', { ...fault, delay_ms: 60_000, times: 1_000 });
    }
    await test.database.pool.query(
      `update sync_cursor set next_read_at = '2000-01-01Z', full_read_at = '2000-01-01Z' where place_ref = any ($1)`,
      [read.map(({ place }) => place.placeRef)],
    );
    const { exited } = await startDyingReviews(`reviews.after-sync-page:${read.length}`);
    expect(await exited).toEqual([null, 'SIGKILL']);
    const asked = new Map<Site, number>();
    for (const site of read) {
      expect(await cursorOf(site)).toMatchObject({ read_pages: 1 });
      expect(await keptOf(site.place)).toHaveLength(1 + pages[site.source]);
      asked.set(site, await callsOf(site, 'list'));
      await test.control('DELETE', `/faults?target=${site.source}.reviews.list`);
    }

    await startAnother();
    for (const site of read) {
      const { source, place } = site;
      const ended = { read_started_at: null, lease_until: null };
      await eventually(async () => expect(await cursorOf(site)).toMatchObject(ended));
      // Trustpilot's last is empty.
      expect((await callsOf(site, 'list')) - (asked.get(site) ?? 0)).toBe(source === 'trustpilot' ? 2 : 1);
      const fresh = pages[source] + 20;
      expect(await keptOf(place)).toHaveLength(1 + fresh);
      await eventually(() => expect(toldOf(place)).toHaveLength(fresh));
      expect(new Set(toldOf(place)).size).toBe(fresh);
      const missing = 'select from review where place_ref = $1 and missing_since is not null';
      expect((await test.database.pool.query(missing, [place.placeRef])).rowCount).toBe(0);
    }
  });

  it.each([
    ['marking the reviews of a place that it reads anew', 'reviews.after-unseen-slice', 'imported_at = null', 0],
    [
      'counting those that a whole read has not found',
      'reviews.after-missing-slice',
      `full_read_at = '2000-01-01Z'`,
      1,
    ],
  ])(
    'that dies amid %s is followed by one that ends it, some thousand at a time and each once',
    async (_work, point, change, reads) => {
      const { pool } = test.database;
      const site = read.find(({ source }) => source === 'google') as Site;
      const { placeRef, accountId } = site.place;
      const many = 12_000;
      const ofMany = `where account_id = ${accountId} and platform_review_id like 'many-%'`;
      await pool.query(
        `insert into review (account_id, place_ref, source, platform_review_id, rating, text, author_anonymous,
           created_at, updated_at, first_seen_at)
         select $1, $2, 'google', 'many-' || n, 5, '', true, now(), now(), now() from generate_series(1, $3) n`,
        [accountId, placeRef, many],
      );
      const countMissing = async () =>
        (await pool.query(`select from review ${ofMany} and missing_since is not null and missing_reads = $1`, [reads]))
          .rowCount ?? 0;
      await pool.query(
        `update sync_cursor set next_read_at = '2000-01-01Z', ${change} where place_ref = $1 and source = 'google'`,
        [placeRef],
      );
      const { exited } = await startDyingReviews(`${point}:2`);
      expect(await exited).toEqual([null, 'SIGKILL']);
      const missing = await countMissing();
      expect(missing).toBeGreaterThan(0);
      expect(missing).toBeLessThan(many);

      await startAnother();
      const ended = { imported_at: expect.any(Date), read_started_at: null, lease_until: null };
      await eventually(async () => expect(await cursorOf(site)).toMatchObject(ended));
      expect(await countMissing()).toBe(many);
      const { rows } = await pool.query(
        `select count(*)::integer as together from review ${ofMany} group by xmin::text order by 1 desc limit 1`,
      );
      expect(rows[0].together).toBeLessThanOrEqual(5_000);
      await pool.query(`delete from review ${ofMany}`);
    },
  );

  it.each(direct)(
    'that dies once a reply was sent on %s is followed by one that has it there once, and the request answered so',
    async (source) => {
      const site = answered.find((one) => one.source === source) as (typeof answered)[number];
      const { place, location, reviewId } = site;
      const request = { reviewId, text: 'Thank you.' };
      const call = { ...request, idempotency: keyed(request) };
      const { client, exited } = await startDyingReviews('reviews.after-platform-send');
      await eventually(() => client.getReview({ reviewId }, place.as), { timeoutMs: 60_000 });
      await expect(client.createReply(call, place.as)).rejects.toMatchObject({ code: 'service_unavailable' });
      expect(await exited).toEqual([null, 'SIGKILL']);

      await startAnother();
      const answer = await eventually(() => test.reviews.createReply(call, place.as));
      expect(answer).toMatchObject({ published: true, publication: { status: 'published' } });
      expect(await callsOf(site, 'reply')).toBe(1);
      const shown = await test.control<Array<{ text: string }>>(
        'GET',
        `/replies?source=${source}&place_id=${location}`,
      );
      expect(shown).toMatchObject([{ text: 'Thank you.' }]);
      const published = () => test.events(ReplyPublishedSchema).filter(({ placeRef }) => placeRef === place.placeRef);
      await eventually(() => expect(published()).toHaveLength(1));
    },
  );
});
