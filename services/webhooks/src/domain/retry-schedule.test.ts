import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attemptsMax, nextAttemptAt, parseRetryAfter, retryAfterMaxMs, retryDelaysMs } from './retry-schedule.ts';

const time = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
const unit = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const silent = { responseStatus: 500, retryAfterMs: null };

describe('the schedule', () => {
  it('is the published one: 1 min, 5 min, 15 min, 1 h, 3 h, 6 h, 12 h', () => {
    expect(retryDelaysMs.map((ms) => ms / 60_000)).toEqual([1, 5, 15, 60, 180, 360, 720]);
    expect(attemptsMax).toBe(8);
  });

  it('never lets an attempt come early, nor more than a tenth late', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 7 }), time, unit, (attempts, endedAt, random) => {
        const waitMs = (nextAttemptAt(attempts, endedAt, silent, random)?.getTime() ?? 0) - endedAt.getTime();
        const delayMs = retryDelaysMs[attempts - 1] ?? 0;
        expect(waitMs).toBeGreaterThanOrEqual(delayMs);
        expect(waitMs).toBeLessThanOrEqual(delayMs * 1.1);
      }),
    );
  });

  it('ends after the eighth attempt, whatever the receiver asks for', () => {
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 100 }), time, unit, (attempts, endedAt, random) => {
        expect(nextAttemptAt(attempts, endedAt, { responseStatus: 503, retryAfterMs: 1_000 }, random)).toBeNull();
      }),
    );
  });

  it('is only ever postponed by Retry-After, to 12 h at most, and by 429 and 503 alone', () => {
    const status = fc.constantFrom(200, 429, 500, 503);
    const asked = fc.integer({ min: 0, max: 10 * retryAfterMaxMs });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 7 }),
        time,
        unit,
        status,
        asked,
        (attempts, at, random, responseStatus, retryAfterMs) => {
          const plain = nextAttemptAt(attempts, at, silent, random)?.getTime() ?? 0;
          const next = nextAttemptAt(attempts, at, { responseStatus, retryAfterMs }, random)?.getTime() ?? 0;
          const isHeeded = responseStatus === 429 || responseStatus === 503;
          const askedAt = at.getTime() + Math.min(retryAfterMs, retryAfterMaxMs);
          expect(next).toBe(isHeeded ? Math.max(plain, askedAt) : plain);
        },
      ),
    );
  });
});

describe('Retry-After', () => {
  const now = new Date('2026-11-20T09:30:00Z');
  it.each([
    ['120', 120_000],
    [' 0 ', 0],
    ['Fri, 20 Nov 2026 09:31:00 GMT', 60_000],
    ['Fri, 20 Nov 2026 09:00:00 GMT', 0],
    ['-5', null],
    ['1.5', null],
    ['soon', null],
    ['', null],
    [undefined, null],
  ])('%j is read as %j ms', (header, ms) => {
    expect(parseRetryAfter(header, now)).toBe(ms);
  });
});
