import { describe, expect, it } from 'vitest';
import {
  earliestAt,
  findHoldReasons,
  findObstacle,
  findOnSince,
  hourMs,
  isRewritten,
  spreadWithinHour,
} from './autopilot.ts';

const since = new Date(1_000 * hourMs);
const review = {
  rating: 5,
  updatedAt: new Date(1_000 * hourMs),
  firstSeenAt: new Date(1_001 * hourMs),
  removedAt: null,
  answered: false,
};
const place = { active: true, autopilot: { enabled: true, delayHours: 24, minRating: 4 }, autopilotSince: since };
const quiet = { needsHuman: false, reasons: [] };

describe('what autopilot answers', () => {
  it.each([
    ['a review at the least rating', { ...review, rating: 4 }, place, null],
    ['none below it', { ...review, rating: 3 }, place, 'rating_below_minimum'],
    ['none that has an answer', { ...review, answered: true }, place, 'answered'],
    ['none that is gone', { ...review, removedAt: new Date(0) }, place, 'review_removed'],
    ['none of a place that is inactive', review, { ...place, active: false }, 'place_inactive'],
    ['none while it is off', review, { ...place, autopilot: { ...place.autopilot, enabled: false } }, 'autopilot_off'],
    ['none that was first seen before it was on', { ...review, firstSeenAt: since }, place, 'seen_before_autopilot'],
    [
      'none that was written ten days before it was first seen',
      { ...review, updatedAt: new Date(review.firstSeenAt.getTime() - 240 * hourMs) },
      place,
      'seen_long_after_writing',
    ],
  ])('is %s', (_title, ofReview, ofPlace, obstacle) => {
    expect(findObstacle(ofReview, ofPlace)).toBe(obstacle);
  });

  it.each([
    ['a plain one is held by nothing', { rating: 5, title: null, text: 'Lovely.' }, quiet, []],
    ['five stars without words are plain', { rating: 5, title: null, text: '' }, quiet, []],
    [
      'three without words are doubtful',
      { rating: 3, title: null, text: ' \u{1F610} ' },
      quiet,
      ['doubtful_without_text'],
    ],
    ['words in the title are words', { rating: 3, title: 'Fine', text: '' }, quiet, []],
    [
      'what the writer found is told',
      { rating: 5, title: null, text: 'x' },
      { needsHuman: true, reasons: ['risk:health'] },
      ['risk:health'],
    ],
    [
      'a doubt without a name is told too',
      { rating: 5, title: null, text: 'x' },
      { needsHuman: true, reasons: [] },
      ['needs_human'],
    ],
  ])('%s', (_title, ofReview, written, reasons) => {
    expect(findHoldReasons(ofReview, written)).toEqual(reasons);
  });

  it.each([
    ['begins with a place that has it on', null, place, true],
    ['begins when it is switched on', { ...place, autopilot: { ...place.autopilot, enabled: false } }, place, true],
    ['begins anew when the place is active again', { ...place, active: false }, place, true],
    [
      'goes on when it is set up otherwise',
      place,
      { ...place, autopilot: { ...place.autopilot, minRating: 1 } },
      false,
    ],
  ])('%s', (_title, before, after, isNow) => {
    const now = new Date(2_000 * hourMs);
    expect(findOnSince(before, after, now)).toEqual(isNow ? now : since);
  });

  it('ends when it is switched off or the place becomes inactive', () => {
    const off = { ...place, autopilot: { ...place.autopilot, enabled: false } };
    for (const after of [off, { ...place, active: false }]) expect(findOnSince(place, after, since)).toBeNull();
  });

  it('is judged anew once the customer says something else', () => {
    const kept = { rating: 5, title: null, text: 'Lovely.' };
    expect(isRewritten(kept, { ...kept })).toBe(false);
    for (const change of [{ rating: 4 }, { title: 'Well' }, { text: 'Dull.' }])
      expect(isRewritten(kept, { ...kept, ...change })).toBe(true);
  });
});

describe('when autopilot publishes', () => {
  it('waits the delay from when the review was seen, and never looks back', () => {
    const seenAt = new Date(1_000 * hourMs);
    expect(earliestAt(seenAt, 3, seenAt)).toEqual(new Date(1_003 * hourMs));
    expect(earliestAt(seenAt, 3, new Date(1_009 * hourMs))).toEqual(new Date(1_009 * hourMs));
  });

  it('publishes one alone at its time, and spreads however many come together over the hour', () => {
    const earliest = new Date(0);
    const times = Array.from({ length: 1_000 }, (_, taken) => spreadWithinHour(earliest, taken).getTime());
    expect(times.slice(0, 4)).toEqual([0, hourMs / 2, hourMs / 4, (3 * hourMs) / 4]);
    const perMinute = new Map<number, number>();
    for (const time of times)
      perMinute.set(Math.floor(time / 60_000), (perMinute.get(Math.floor(time / 60_000)) ?? 0) + 1);
    expect(Math.max(...times)).toBeLessThan(hourMs);
    expect(Math.max(...perMinute.values())).toBeLessThanOrEqual(18);
  });
});
