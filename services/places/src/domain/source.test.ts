import { expect, it } from 'vitest';
import { statusOf } from './source.ts';

const known = { location: 'accounts/1/locations/7', status: 'verified' } as const;

it('keeps a place verified while its voice is away, by whichever account it is reached', () => {
  expect(statusOf({ location: 'accounts/2/locations/7', verified: false }, known)).toBe('verified');
});

it('goes by what the platform shows of a location that is not known yet', () => {
  expect(statusOf({ location: 'accounts/1/locations/17', verified: false }, known)).toBe('not_verified');
  expect(statusOf({ location: 'accounts/1/locations/17', verified: true }, undefined)).toBe('verified');
  expect(statusOf({ ...known, verified: false }, undefined)).toBe('not_verified');
  expect(statusOf({ ...known, verified: false }, { ...known, status: 'not_verified' })).toBe('not_verified');
});
