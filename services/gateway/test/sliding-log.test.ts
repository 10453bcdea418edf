import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { createClient } from 'redis';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createLocalLogs } from '../src/limits/local-logs.ts';
import { slidingLogScript } from '../src/limits/sliding-log-script.ts';

interface Took {
  readonly allowed: boolean;
  readonly remaining: number;
  readonly freeIn: number;
}

/** A log under test, with the time of each take given; times and windows are whole microseconds. */
type TakeAt = (key: string, limit: number, window: number, now: number) => Promise<Took>;

const redis = createClient({ url: inject('redisUrl') });
const prefix = `${randomUUID()}:`;
beforeAll(() => redis.connect());
afterAll(() => redis.destroy());

const scriptAtGivenTime = slidingLogScript('local now = tonumber(ARGV[3])');

const inRedis: TakeAt = async (key, limit, window, now) => {
  const answer = await redis.eval(scriptAtGivenTime, {
    keys: [`${prefix}${key}`],
    arguments: [String(limit), String(window), String(now)],
  });
  const [allowed, count, freeIn] = answer as [number, number, number];
  return { allowed: allowed === 1, remaining: Math.max(0, limit - count), freeIn };
};

function inProcess(): TakeAt {
  const logs = createLocalLogs(1_000);
  return async (key, limit, windowMs, now) => {
    const { allowed, remaining, freeInMs } = logs.take(key, { limit, windowMs }, now);
    return { allowed, remaining, freeIn: freeInMs };
  };
}

const window = 60_000_000;
const start = 1_795_000_000_000_000;
const limits = fc.integer({ min: 1, max: 6 });
/** Bursts at one instant, pauses, and steps that land on a window's very edge. */
const gaps = fc.oneof(
  { weight: 4, arbitrary: fc.constant(0) },
  { weight: 4, arbitrary: fc.integer({ min: 1, max: window / 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(window - 1, window, window + 1, window / 2) },
);
const timelines = fc.array(gaps, { minLength: 1, maxLength: 60 }).map((steps) => {
  let now = start;
  return steps.map((step) => {
    now += step;
    return now;
  });
});

describe.each([
  ['in Redis', () => inRedis],
  ['in process', inProcess],
])('a log %s', (_where, open) => {
  it('allows what fits and nothing else: never one more than the limit in any 60 s', async () => {
    await fc.assert(
      fc.asyncProperty(limits, timelines, async (limit, times) => {
        const takeAt = open();
        const key = randomUUID();
        const allowed: number[] = [];
        for (const now of times) {
          const counting = allowed.filter((at) => at > now - window);
          const took = await takeAt(key, limit, window, now);
          expect(took.allowed).toBe(counting.length < limit);
          if (took.allowed) allowed.push(now);
          expect(took.remaining).toBe(limit - counting.length - (took.allowed ? 1 : 0));
        }
        for (const [n, at] of allowed.entries()) {
          const after = allowed[n + limit];
          if (after !== undefined) expect(after - at).toBeGreaterThanOrEqual(window);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('tells when a refused take passes: then one does, and not a microsecond earlier', async () => {
    await fc.assert(
      fc.asyncProperty(limits, timelines, async (limit, times) => {
        const takeAt = open();
        const key = randomUUID();
        let now = 0;
        for (now of times) await takeAt(key, limit, window, now);
        let took = await takeAt(key, limit, window, now);
        for (let n = 0; took.allowed && n < limit; n++) took = await takeAt(key, limit, window, now);
        expect(took.allowed).toBe(false);
        expect(took.freeIn).toBeGreaterThan(0);
        expect(await takeAt(key, limit, window, now + took.freeIn - 1)).toMatchObject({ allowed: false, freeIn: 1 });
        expect((await takeAt(key, limit, window, now + took.freeIn)).allowed).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('holds the lower limit after it was lowered', async () => {
    const takeAt = open();
    const key = randomUUID();
    for (let n = 0; n < 5; n++) await takeAt(key, 5, window, start + n);
    const refused = await takeAt(key, 2, window, start + 10);
    expect(refused).toEqual({ allowed: false, remaining: 0, freeIn: window + 3 - 10 });
    expect((await takeAt(key, 2, window, start + window + 3)).allowed).toBe(true);
  });
});

describe('a log in Redis', () => {
  it('counts on when the clock is set back a little, and starts anew when it was far ahead', async () => {
    const key = randomUUID();
    expect(await inRedis(key, 2, window, start)).toMatchObject({ allowed: true });
    expect(await inRedis(key, 2, window, start - 5_000_000)).toMatchObject({ allowed: true });
    expect(await inRedis(key, 2, window, start - 4_000_000)).toMatchObject({ allowed: false, freeIn: window });
    expect(await inRedis(key, 2, window, start - 3 * window)).toMatchObject({ allowed: true, remaining: 1 });
  });

  it('goes when nothing in it counts any more', async () => {
    const key = randomUUID();
    await inRedis(key, 2, window, start);
    const leftMs = await redis.pTTL(`${prefix}${key}`);
    expect(leftMs).toBeGreaterThan(55_000);
    expect(leftMs).toBeLessThanOrEqual(60_000);
  });
});

describe('logs in process', () => {
  it('are forgotten beyond their number, the one touched longest ago first', async () => {
    const logs = createLocalLogs(2);
    const rule = { limit: 1, windowMs: 60_000 };
    logs.take('a', rule, 0);
    logs.take('b', rule, 1);
    logs.take('a', rule, 2);
    logs.take('c', rule, 3);
    expect(logs.refusal('a', rule, 4)).toBeDefined();
    expect(logs.refusal('b', rule, 4)).toBeUndefined();
  });
});
