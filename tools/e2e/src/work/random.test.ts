import { expect, it } from 'vitest';
import { createRandom, drawInTurn } from './random.ts';

function draw(seed: number, count: number): string[] {
  const drawing = drawInTurn(['a', 'b', 'c', 'd'], createRandom(seed));
  return Array.from({ length: count }, () => drawing.next().value);
}

it('draws each once before any again, and the same from the same seed', () => {
  const drawn = draw(7, 12);
  for (const from of [0, 4, 8]) expect(drawn.slice(from, from + 4).sort()).toEqual(['a', 'b', 'c', 'd']);
  expect(draw(7, 12)).toEqual(draw(7, 12));
  const orders = new Set([1, 2, 3, 4, 5, 6].map((seed) => draw(seed, 4).join()));
  expect(orders.size).toBeGreaterThan(1);
});
