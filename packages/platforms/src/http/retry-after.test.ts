import { expect, test } from 'vitest';
import { readRetryAfter } from './retry-after.ts';

const date = 'Sat, 21 Nov 2026 08:00:00 GMT';

test.each([
  ['seconds', '120', undefined, 120_000],
  ['zero', '0', undefined, 0],
  ['a date, from the answer’s own date', 'Sat, 21 Nov 2026 08:01:30 GMT', date, 90_000],
  ['a date that has passed', 'Sat, 21 Nov 2026 07:00:00 GMT', date, 0],
  ['a date in an answer without one', 'Sat, 21 Nov 2026 08:01:30 GMT', undefined, null],
  ['an absurd wait', '999999999', undefined, 24 * 3_600_000],
  ['nothing', undefined, date, null],
  ['a fraction', '1.5', date, null],
  ['a negative number', '-3', date, null],
  ['a word', 'soon', date, null],
  ['no day there is', 'Sat, 99 Nov 2026 08:01:30 GMT', date, null],
])('reads how long to wait: %s', (_case, retryAfter, ownDate, waitMs) => {
  expect(readRetryAfter(retryAfter, ownDate)).toBe(waitMs);
});
