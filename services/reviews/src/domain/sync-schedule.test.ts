import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAgainAt } from './sync-schedule.ts';

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
