import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAgainAt, retryAt } from './sync-schedule.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const now = new Date('2026-05-04T10:00:00Z');
const readEvery = { minMs: 5 * minuteMs, maxMs: hourMs };
const waitMs = (ageMs: number | null) => {
  const newest = ageMs === null ? null : new Date(now.getTime() - ageMs);
  return readAgainAt(now, newest, readEvery).getTime() - now.getTime();
};

describe('the wait after a read', () => {
  it.each([
    ['something changed just now', 0, 5],
    ['something changed 4 hours ago', 4 * hourMs, 5],
    ['something changed 12 hours ago', 12 * hourMs, 15],
    ['nothing changed for 2 days', 48 * hourMs, 60],
    ['nothing changed for a year', 8_760 * hourMs, 60],
    ['nothing was ever written', null, 60],
    ['the platform’s clock is ahead', -hourMs, 5],
  ])('when %s', (_when, ageMs, minutes) => {
    expect(waitMs(ageMs)).toBe(minutes * minuteMs);
  });

  it('is never shorter for what changed longer ago, and within its bounds', () => {
    const age = fc.integer({ min: 0, max: 1_000 * hourMs });
    fc.assert(
      fc.property(age, age, (one, other) => {
        const [newer, older] = [Math.min(one, other), Math.max(one, other)];
        expect(waitMs(newer)).toBeLessThanOrEqual(waitMs(older));
        expect(waitMs(one)).toBeGreaterThanOrEqual(readEvery.minMs);
        expect(waitMs(one)).toBeLessThanOrEqual(readEvery.maxMs);
      }),
    );
  });
});

describe('the wait after a read that failed', () => {
  it.each([
    ['once', 1, null, 30],
    ['twice in a row', 2, null, 60],
    ['often', 7, null, 1_920],
    ['for a year', 10_000, null, 3_600],
    ['and the platform asks for a longer one', 1, 900_000, 900],
    ['and the platform asks for a shorter one', 7, 1_000, 1_920],
    ['and the platform asks for a day', 1, 86_400_000, 3_600],
  ])('when it failed %s', (_when, failures, retryAfterMs, seconds) => {
    const again = retryAt(now, { failures, intervalMs: readEvery.minMs, retryAfterMs });
    expect(again.getTime() - now.getTime()).toBe(seconds * 1_000);
  });

  it('is no longer than the wait after one that did not, where places are read every few seconds', () => {
    const again = retryAt(now, { failures: 1, intervalMs: 2_000, retryAfterMs: null });
    expect(again.getTime() - now.getTime()).toBe(2_000);
  });
});
