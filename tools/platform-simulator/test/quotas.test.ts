import { expect, test } from 'vitest';
import { CallQuota } from '../src/http/call-quota.ts';

const hourMs = 3_600_000;

test('a quota is of each caller, refuses what is beyond it without counting it, and slides', () => {
  const quota = new CallQuota({ max: 2, perMs: hourMs });
  expect(quota.take('one', 0)).toEqual({ allowed: true, left: 1 });
  expect(quota.take('one', 1_000)).toEqual({ allowed: true, left: 0 });
  expect(quota.take('one', 2_000)).toEqual({ allowed: false, left: 0 });
  expect(quota.take('two', 2_000)).toEqual({ allowed: true, left: 1 });
  expect(quota.take('one', hourMs)).toEqual({ allowed: true, left: 0 });
  expect(quota.take('one', hourMs + 999).allowed).toBe(false);
});
