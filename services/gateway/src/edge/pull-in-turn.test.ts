import { eventually } from '@review-reply/testing';
import { describe, expect, it } from 'vitest';
import { pullInTurn } from './pull-in-turn.ts';

/** A pull that lasts until it is let end. */
function heldPulls() {
  const ends: Array<() => void> = [];
  let running = 0;
  let together = 0;
  const pull = async () => {
    running += 1;
    together = Math.max(together, running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
  };
  return { pull, begun: () => ends.length, together: () => together, end: () => ends.at(-1)?.() };
}

describe('pulls in turn', () => {
  it('never overlap, and whoever asks during one waits for one that begins after', async () => {
    const held = heldPulls();
    const pulls = pullInTurn(held.pull, 0);
    const first = pulls.now();
    let answered = 0;
    const late = Array.from({ length: 10 }, () => pulls.now().then(() => (answered += 1)));
    held.end();
    await first;
    await eventually(() => expect(held.begun()).toBe(2));
    expect(answered).toBe(0);
    held.end();
    await Promise.all(late);
    expect([held.begun(), held.together()]).toEqual([2, 1]);
  });

  it('asked for by anybody begin no more often than the gap, however many ask', async () => {
    const gapMs = 50;
    const begunAt: number[] = [];
    const pulls = pullInTurn(async () => void begunAt.push(performance.now()), gapMs);
    const until = performance.now() + 10 * gapMs;
    while (performance.now() < until) {
      const asked = performance.now();
      await Promise.all(Array.from({ length: 20 }, () => pulls.seldom()));
      expect(begunAt.at(-1)).toBeGreaterThanOrEqual(asked);
    }
    const gaps = begunAt.slice(1).map((at, index) => at - (begunAt[index] ?? 0));
    // Timers may fire a millisecond early.
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(gapMs - 2);
  });
});
