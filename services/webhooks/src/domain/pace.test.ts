import { describe, expect, it } from 'vitest';
import { isSlow, learn, newPace } from './pace.ts';

function learning(count: number, learnt: { elapsedMs: number; succeeded: boolean; isOverloaded?: boolean }) {
  const pace = newPace();
  for (let number = 0; number < count; number += 1) learn(pace, { isOverloaded: false, ...learnt });
  return pace;
}

describe("an endpoint's share of places", () => {
  it('grows while it answers quickly, up to a hundred', () => {
    expect(learning(20, { elapsedMs: 20, succeeded: true }).cap).toBe(30);
    expect(learning(1_000, { elapsedMs: 20, succeeded: true }).cap).toBe(100);
  });

  it('shrinks to eight while it is slow or says that it has too much to do', () => {
    const slow = learning(50, { elapsedMs: 9_000, succeeded: true });
    expect([slow.cap, isSlow(slow)]).toEqual([8, true]);
    expect(learning(5, { elapsedMs: 10, succeeded: false, isOverloaded: true }).cap).toBe(8);
  });

  it('does not grow by failing quickly', () => {
    expect(learning(100, { elapsedMs: 1, succeeded: false }).cap).toBe(10);
  });

  it('recovers when the endpoint does', () => {
    const pace = learning(50, { elapsedMs: 9_000, succeeded: true });
    for (let number = 0; number < 20; number += 1) learn(pace, { elapsedMs: 20, succeeded: true, isOverloaded: false });
    expect([pace.cap, isSlow(pace)]).toEqual([28, false]);
  });
});
