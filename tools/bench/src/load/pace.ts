import { setTimeout as delay } from 'node:timers/promises';

/** Begun at once at most: a machine that can't keep up is shown by its rate, not by connections that time out. */
const runningMax = 64;

/**
 * Begins work at a steady rate whatever the answers take, as independent clients would. What could not begin in time
 * begins as soon as it can, so that the number is kept.
 * @throws what the first failed work throws, once all that was begun has ended
 */
export async function beginSteadily(
  perSecond: number,
  seconds: number,
  begin: (number: number) => Promise<unknown>,
): Promise<number> {
  const startedAt = performance.now();
  const total = Math.round(perSecond * seconds);
  const running = new Set<Promise<void>>();
  const failures: unknown[] = [];
  for (let number = 0; number < total && failures.length === 0; number += 1) {
    const waitMs = startedAt + (number * 1_000) / perSecond - performance.now();
    if (waitMs > 1) await delay(waitMs);
    if (running.size >= runningMax) await Promise.race(running);
    const one: Promise<void> = begin(number)
      .then(
        () => {},
        (error: unknown) => void failures.push(error),
      )
      .finally(() => running.delete(one));
    running.add(one);
  }
  await Promise.all(running);
  if (failures.length > 0) throw failures[0];
  return total;
}
