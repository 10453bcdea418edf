import { expect, it } from 'vitest';
import { nextMoveAt } from './leaving.ts';

const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 9, 30, second));

it('an account joins and leaves at times that grow, though a clock is behind', () => {
  expect(nextMoveAt(at(1), null)).toEqual(at(1));
  expect(nextMoveAt(at(3), { attachedAt: at(1), detachedAt: null })).toEqual(at(3));
  expect(nextMoveAt(at(1), { attachedAt: at(1), detachedAt: null }).getTime()).toBeGreaterThan(at(1).getTime());
  expect(nextMoveAt(at(1), { attachedAt: at(1), detachedAt: at(2) }).getTime()).toBeGreaterThan(at(2).getTime());
});
