import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LocationAccess, PlatformFailure, ReviewConnector } from '../src/index.ts';
import { readReviewPages } from '../src/index.ts';
import { failureOf } from './failure-of.ts';

export interface WrittenReview {
  readonly rating: number;
  readonly text: string | null;
  readonly author?: string | null;
  readonly createdAt: Date;
}

export interface Fault {
  readonly call: 'list' | 'get' | 'reply';
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly delayMs?: number;
  readonly drop?: boolean;
}

/** What the suite needs of a platform: the customers', the moderators' and the network's side of it. */
export interface PlatformUnderTest {
  readonly connector: ReviewConnector;
  /** The connector's deadline, in milliseconds. */
  readonly timeoutMs: number;
  /** A location of its own without reviews, and a good access token for it. */
  openLocation(): Promise<LocationUnderTest>;
  close(): Promise<void>;
}

export interface LocationUnderTest {
  readonly access: LocationAccess;
  write(review: WrittenReview): Promise<string>;
  remove(platformReviewId: string): Promise<void>;
  /** What the platform says of later replies; `state` is what its API then shows (null: nothing). */
  judgeReplies(verdict: { outcome: 'pending' | 'approved' | 'rejected' | 'unknown' | 'omitted' }): Promise<{
    state: string | null;
    policyViolation: string | null;
  }>;
  /** The next call of that kind goes wrong. */
  fail(fault: Fault): Promise<void>;
  /** The owner withdraws access. */
  revokeGrant(): Promise<void>;
}

const day = 24 * 3_600_000;
const firstDayMs = Date.parse('2026-03-01T09:30:00.000Z');
const dayNumber = (number: number) => new Date(firstDayMs + number * day);

/** The promises of ReviewConnector, for any platform. */
export function describeReviewConnector(name: string, open: () => Promise<PlatformUnderTest>): void {
  describe(`the review connector of ${name}`, () => {
    let platform: PlatformUnderTest;
    beforeAll(async () => {
      platform = await open();
    });
    afterAll(() => platform?.close());

    reading(() => platform);
    replying(() => platform);
    failing(() => platform);
  });
}

function reading(platformOf: () => PlatformUnderTest): void {
  test('lists every review once over all pages, newest change first', async () => {
    const { connector, openLocation } = platformOf();
    const location = await openLocation();
    const ids: string[] = [];
    for (const number of [2, 0, 4, 1, 3])
      ids[number] = await location.write({ rating: 5, text: `Day ${number}`, createdAt: dayNumber(number) });

    const pages = [];
    for await (const page of readReviewPages(connector, { ...location.access, pageSize: 2 })) pages.push(page);

    expect(pages.map((page) => page.reviews.length)).toEqual([2, 2, 1]);
    const listed = pages.flatMap((page) => page.reviews.map((review) => review.platformReviewId));
    expect(listed).toEqual(ids.toReversed());
  });

  test('answers a location without reviews with an empty last page', async () => {
    const { connector, openLocation } = platformOf();
    const { access } = await openLocation();
    expect(await connector.listReviews(access)).toEqual({
      reviews: [],
      nextPageToken: null,
      averageRating: null,
      totalReviewCount: 0,
    });
  });

  test('cuts a page size to what the platform allows', async () => {
    const { connector, openLocation } = platformOf();
    const { access } = await openLocation();
    expect((await connector.listReviews({ ...access, pageSize: 100_000 })).reviews).toEqual([]);
  });

  test('shows a review’s words, stars, author and times, listed and read alike', async () => {
    const { connector, openLocation } = platformOf();
    const { access, write } = await openLocation();
    const text = 'Très calme 🛋️\nbut "crowded" at noon';
    const platformReviewId = await write({ rating: 4, text, author: 'Demo Customer', createdAt: dayNumber(1) });

    const read = await connector.getReview({ ...access, platformReviewId });
    expect(read).toMatchObject({
      platformReviewId,
      rating: 4,
      text,
      author: { name: 'Demo Customer', anonymous: false },
      createdAt: dayNumber(1),
      updatedAt: dayNumber(1),
      reply: null,
    });
    const page = await connector.listReviews(access);
    expect(page.reviews).toEqual([read]);
    expect(page).toMatchObject({ averageRating: 4, totalReviewCount: 1 });
  });

  test('shows a rating without words as an empty text and an anonymous author without a name', async () => {
    const { connector, openLocation } = platformOf();
    const { access, write } = await openLocation();
    const platformReviewId = await write({ rating: 1, text: null, author: null, createdAt: dayNumber(1) });
    expect(await connector.getReview({ ...access, platformReviewId })).toMatchObject({
      rating: 1,
      text: '',
      author: { name: null, avatarUrl: null, anonymous: true },
    });
  });

  test('answers null for a review that is gone or never was', async () => {
    const { connector, openLocation } = platformOf();
    const { access, write, remove } = await openLocation();
    const platformReviewId = await write({ rating: 3, text: 'Fine', createdAt: dayNumber(1) });
    await remove(platformReviewId);
    expect(await connector.getReview({ ...access, platformReviewId })).toBeNull();
    expect(await connector.getReview({ ...access, platformReviewId: 'never-was' })).toBeNull();
  });
}

function replying(platformOf: () => PlatformUnderTest): void {
  test.for([
    { word: 'approved', outcome: 'approved' },
    { word: 'rejected', outcome: 'rejected' },
    { word: 'pending', outcome: 'pending' },
    { word: 'unknown', outcome: 'pending' },
    { word: 'omitted', outcome: 'pending' },
  ] as const)('takes a reply judged $word as $outcome and keeps the platform’s word', async ({ word, outcome }) => {
    const { connector, openLocation } = platformOf();
    const { access, write, judgeReplies } = await openLocation();
    const platformReviewId = await write({ rating: 5, text: 'Lovely', createdAt: dayNumber(1) });
    const { state, policyViolation } = await judgeReplies({ outcome: word });

    const published = await connector.publishReply({ ...access, platformReviewId, text: 'Thank you. 🙏' });

    expect(published).toMatchObject({ text: 'Thank you. 🙏', state, outcome, policyViolation });
    const review = await connector.getReview({ ...access, platformReviewId });
    expect(review?.reply).toEqual(published);
    expect(review?.updatedAt).toEqual(dayNumber(1));
  });

  test('keeps one reply per review: a second one overwrites the first', async () => {
    const { connector, openLocation } = platformOf();
    const { access, write } = await openLocation();
    const platformReviewId = await write({ rating: 5, text: 'Lovely', createdAt: dayNumber(1) });
    await connector.publishReply({ ...access, platformReviewId, text: 'First' });
    await connector.publishReply({ ...access, platformReviewId, text: 'Second' });
    const review = await connector.getReview({ ...access, platformReviewId });
    expect(review?.reply?.text).toBe('Second');
  });

  test('names the platform’s own limit: that long is taken, one more is refused for good', async () => {
    const { connector, openLocation } = platformOf();
    const { access, write } = await openLocation();
    const { max, unit } = connector.replyLimit ?? { max: 0, unit: 'characters' };
    const platformReviewId = await write({ rating: 5, text: 'Lovely', createdAt: dayNumber(1) });
    const [wide, width] = unit === 'bytes' ? ['é', 2] : ['é', 1];
    const longest = wide.repeat(Math.floor(max / width)) + 'a'.repeat(max % width);
    expect((await connector.publishReply({ ...access, platformReviewId, text: longest })).text).toBe(longest);
    const refused = await failureOf(connector.publishReply({ ...access, platformReviewId, text: `${longest}a` }));
    expect(refused).toMatchObject({ failure: 'permanent', status: 400 });
  });

  test('refuses to answer a review that is gone as not found', async () => {
    const { connector, openLocation } = platformOf();
    const { access, write, remove } = await openLocation();
    const platformReviewId = await write({ rating: 3, text: 'Fine', createdAt: dayNumber(1) });
    await remove(platformReviewId);
    const refused = await failureOf(connector.publishReply({ ...access, platformReviewId, text: 'Hello' }));
    expect(refused).toMatchObject({ failure: 'not_found', status: 404 });
  });
}

interface FaultCase {
  readonly name: string;
  readonly fault: Omit<Fault, 'call'>;
  readonly failure: PlatformFailure;
  readonly rest: { readonly status: number | null; readonly reason?: string; readonly retryAfterMs?: number | null };
}

const faultCases: readonly FaultCase[] = [
  {
    name: 'a quota with Retry-After',
    fault: { status: 429, headers: { 'Retry-After': '17' } },
    failure: 'retryable',
    rest: { status: 429, retryAfterMs: 17_000 },
  },
  { name: 'a quota without', fault: { status: 429 }, failure: 'retryable', rest: { status: 429, retryAfterMs: null } },
  { name: 'an outage', fault: { status: 500 }, failure: 'retryable', rest: { status: 500 } },
  {
    name: 'an outage that a proxy words',
    fault: { status: 503, body: '<html>secret</html>', headers: { 'Retry-After': '5' } },
    failure: 'retryable',
    rest: { status: 503, retryAfterMs: 5_000 },
  },
  {
    name: 'an answer that is not JSON',
    fault: { status: 200, body: '<html>secret</html>' },
    failure: 'retryable',
    rest: { status: 200, reason: 'not_json' },
  },
  {
    name: 'an answer of another shape',
    fault: { status: 200, body: ['secret'] },
    failure: 'retryable',
    rest: { status: 200, reason: 'wrong_shape' },
  },
  {
    name: 'a cut connection',
    fault: { drop: true },
    failure: 'retryable',
    rest: { status: null, reason: 'network_error' },
  },
  { name: 'a refusal', fault: { status: 403 }, failure: 'permanent', rest: { status: 403 } },
];

function failing(platformOf: () => PlatformUnderTest): void {
  const calls = ['list', 'get', 'reply'] as const;
  const make = async (call: (typeof calls)[number], fault?: Omit<Fault, 'call'>) => {
    const { connector, openLocation } = platformOf();
    const { access, write, fail } = await openLocation();
    const platformReviewId = await write({ rating: 5, text: 'Lovely', createdAt: dayNumber(1) });
    if (fault !== undefined) await fail({ call, ...fault });
    const run = (signal: AbortSignal = access.signal): Promise<unknown> => {
      if (call === 'list') return connector.listReviews({ ...access, signal });
      if (call === 'get') return connector.getReview({ ...access, signal, platformReviewId });
      return connector.publishReply({ ...access, signal, platformReviewId, text: 'Thank you.' });
    };
    return { run, accessToken: access.accessToken };
  };

  describe.each(calls)('%s', (call) => {
    test.each(faultCases)('names $name as $failure, without token or body', async ({ fault, failure, rest }) => {
      const { run, accessToken } = await make(call, fault);
      const error = await failureOf(run());
      expect(error).toMatchObject({ failure, ...rest });
      const told = `${error.message} ${JSON.stringify(error.details)} ${String(error.cause)}`;
      expect(told).not.toContain('secret');
      expect(told).not.toContain(accessToken);
      await expect(run()).resolves.toBeDefined();
    });

    test('gives a slow answer up at the deadline', async () => {
      const { timeoutMs } = platformOf();
      const { run } = await make(call, { delayMs: 20 * timeoutMs });
      expect(await failureOf(run())).toMatchObject({ failure: 'retryable', status: null, reason: 'timeout' });
    });

    test('throws the caller’s own reason when the caller gives up', async () => {
      const { timeoutMs } = platformOf();
      const { run } = await make(call, { delayMs: 20 * timeoutMs });
      const leaving = new AbortController();
      const reason = new Error('The process is stopping.');
      const running = run(leaving.signal);
      setImmediate(() => leaving.abort(reason));
      await expect(running).rejects.toBe(reason);
      await expect(run(leaving.signal)).rejects.toBe(reason);
    });
  });

  test('calls a token of a withdrawn grant unauthorized', async () => {
    const { connector, openLocation } = platformOf();
    const { access, revokeGrant } = await openLocation();
    await revokeGrant();
    expect(await failureOf(connector.listReviews(access))).toMatchObject({ failure: 'unauthorized', status: 401 });
  });

  test('lets no id name another resource', async () => {
    const { connector, openLocation } = platformOf();
    const { access, write } = await openLocation();
    const id = await write({ rating: 5, text: 'Lovely', createdAt: dayNumber(1) });
    expect(await connector.getReview({ ...access, platformReviewId: `other/../${id}` })).toBeNull();
    for (const platformReviewId of ['..', '.', ''])
      expect(await failureOf(connector.getReview({ ...access, platformReviewId }))).toMatchObject({
        failure: 'permanent',
        reason: 'invalid_name',
      });
  });

  test('tells a list that was cut from one that ended', async () => {
    const { connector, openLocation } = platformOf();
    const { access, write } = await openLocation();
    for (const number of [0, 1, 2]) await write({ rating: 5, text: 'Lovely', createdAt: dayNumber(number) });
    const seen: number[] = [];
    const reading = (async () => {
      for await (const page of readReviewPages(connector, { ...access, pageSize: 1, pagesMax: 2 }))
        seen.push(page.reviews.length);
    })();
    expect(await failureOf(reading)).toMatchObject({ failure: 'permanent', reason: 'too_many_pages' });
    expect(seen).toEqual([1, 1]);
  });
}
