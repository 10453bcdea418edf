import { it } from 'vitest';
import { expectNothingLost } from './drilled.ts';

/** Those that no test of a single service holds. */
const kinds = [
  'process paused',
  'connections terminated',
  'Redis wiped',
  'way slow',
  'way cut',
  'way silent',
  'clocks differ',
];

it('loses nothing and does nothing twice, whatever is paused, cut off or late under load', () =>
  expectNothingLost(kinds));
