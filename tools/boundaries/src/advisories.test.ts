import { expect, it } from 'vitest';
import { findAdvisories } from './advisories.ts';

const now = new Date('2026-06-15T12:00:00Z');
const advisory = { url: 'https://example.com/1', name: 'thing', title: 'Breaks.', severity: 'high' };
const audit = { vulnerabilities: { thing: { via: [advisory] }, user: { via: ['thing', advisory] } } };

it('names each advisory once', () => {
  expect(findAdvisories(audit, [], now)).toEqual(['thing (high): Breaks. https://example.com/1']);
});

it('lets an exception stand through its last day and no longer', () => {
  const until = (day: string) =>
    findAdvisories(audit, [{ url: advisory.url, reason: 'Not reached.', until: day }], now);
  expect(until('2026-06-15')).toEqual([]);
  expect(until('2026-06-14')).toEqual([expect.stringContaining('ended on 2026-06-14')]);
});

it('names an exception that covers nothing any more', () => {
  const stale = { url: 'https://example.com/2', reason: 'Not reached.', until: '2027-01-01' };
  expect(findAdvisories({ vulnerabilities: {} }, [stale], now)).toEqual([expect.stringContaining('covers nothing')]);
});
