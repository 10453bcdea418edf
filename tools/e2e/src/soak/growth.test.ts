import { expect, it } from 'vitest';
import { growthOf } from './growth.ts';

const minutes = 40;

/** Samples of one thing, a value a minute. */
const samples = (what: string, at: (minute: number) => number) =>
  Array.from({ length: minutes }, (_, minute) => ({ minute, values: new Map([[what, at(minute)]]) }));

it('finds what goes on growing', () => {
  const [growth] = growthOf(samples('rows reviews.outbox', (minute) => minute * 100));
  expect(growth).toMatchObject({ before: 1_900, after: 3_900, because: null, isFlat: false });
});

it('leaves be what grows at first, and what falls and rises', () => {
  const [filling] = growthOf(samples('memory reviews', (minute) => Math.min(200, 100 + minute * 10)));
  expect(filling?.isFlat).toBe(true);
  const [sawtooth] = growthOf(samples('rows webhooks.delivery', (minute) => (minute % 5) * 100));
  expect(sawtooth?.isFlat).toBe(true);
});

it('says of what people keep that it may grow', () => {
  const [growth] = growthOf(samples('rows reviews.review', (minute) => minute * 100));
  expect(growth).toMatchObject({ because: 'kept', isFlat: false });
});
