import { describe, expect, test } from 'vitest';
import { type PlatformFailure, readReviewPages } from '../../src/index.ts';
import { failureOf } from '../failure-of.ts';
import { dayNumber, type Fault, type PlatformUnderTest, type ReviewWords } from './platform-under-test.ts';

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

type Call = 'list' | 'get' | 'reply';

function callsOf({ sees, publishing }: ReviewWords): readonly Call[] {
  if (sees === 'counts') return ['list'];
  return publishing === 'none' ? ['list', 'get'] : ['list', 'get', 'reply'];
}

/** Longer than any test waits. */
const tooSlowMs = 60_000;

export function describeFailing(words: ReviewWords, platformOf: () => PlatformUnderTest): void {
  const make = async (call: Call, fault?: Omit<Fault, 'call'>) => {
    const { connector, openLocation } = platformOf();
    const { access, write, fail } = await openLocation();
    const platformReviewId = await write({ rating: 5, text: 'Lovely', createdAt: dayNumber(1) });
    if (fault !== undefined) await fail({ call, ...fault });
    const run = (signal: AbortSignal = access.signal): Promise<unknown> => {
      if (call === 'list') return connector.listReviews({ ...access, signal });
      if (call === 'get') return connector.getReview({ ...access, signal, platformReviewId });
      return connector.publishReply({ ...access, signal, platformReviewId, text: 'Thank you.' });
    };
    return { run, access: access.access };
  };

  describe.each(callsOf(words))('%s', (call) => {
    test.each(faultCases)('names $name as $failure, without token or body', async ({ fault, failure, rest }) => {
      const { run, access } = await make(call, fault);
      const error = await failureOf(run());
      expect(error).toMatchObject({ failure, ...rest });
      const told = `${error.message} ${JSON.stringify(error.details)} ${String(error.cause)}`;
      expect(told).not.toContain('secret');
      expect(told).not.toContain(access);
      await expect(run()).resolves.toBeDefined();
    });

    test('throws the caller’s own reason when the caller gives up', async () => {
      const { run } = await make(call, { delayMs: tooSlowMs });
      const leaving = new AbortController();
      const reason = new Error('The process is stopping.');
      const running = run(leaving.signal);
      setImmediate(() => leaving.abort(reason));
      await expect(running).rejects.toBe(reason);
      await expect(run(leaving.signal)).rejects.toBe(reason);
    });
  });

  test('gives a slow answer up at the deadline', async () => {
    const { access, fail } = await platformOf().openLocation();
    await fail({ call: 'list', delayMs: tooSlowMs });
    const running = platformOf().hurried.listReviews(access);
    expect(await failureOf(running)).toMatchObject({ failure: 'retryable', status: null, reason: 'timeout' });
  });

  test('calls a token of a withdrawn grant unauthorized', async () => {
    const { connector, openLocation } = platformOf();
    const { access, revokeGrant } = await openLocation();
    await revokeGrant();
    expect(await failureOf(connector.listReviews(access))).toMatchObject({ failure: 'unauthorized' });
  });

  if (words.sees !== 'counts') describeListing(platformOf);
}

function describeListing(platformOf: () => PlatformUnderTest): void {
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
