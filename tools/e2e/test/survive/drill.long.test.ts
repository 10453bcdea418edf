import { it } from 'vitest';
import { expectNothingLost } from './drilled.ts';

/** Those that tests of single services and of a platform's outages hold one by one. */
const kinds = [
  'process killed',
  'process dies at a kill point',
  'broker away',
  'Postgres away',
  'platform fails or lies',
  'model fails or lies',
  'receivers fail',
];

it('loses nothing and does nothing twice, whatever fails under load', () => expectNothingLost(kinds));
