import { setTimeout as delay } from 'node:timers/promises';

const firstPauseMs = 15;
const pauseMaxMs = 250;
/** A pause is this part of the time waited so far: what takes long is asked for seldom, and found out about soon. */
const pausePart = 1 / 20;

interface EventuallyOptions {
  readonly timeoutMs?: number;
  /** Between two attempts that cost more than a look; unless given it begins short and grows. */
  readonly pauseMs?: number;
}

/**
 * Repeats `attempt` until it does not throw and answers what it gave; after `timeoutMs` (default 20,000) it throws the
 * last failure. The only way in which tests wait.
 */
export async function eventually<T>(
  attempt: () => Promise<T> | T,
  { timeoutMs = 20_000, pauseMs }: EventuallyOptions = {},
): Promise<T> {
  const startedAt = performance.now();
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      const waitedMs = performance.now() - startedAt;
      if (waitedMs > timeoutMs) throw error;
      await delay(pauseMs ?? Math.min(pauseMaxMs, Math.max(firstPauseMs, waitedMs * pausePart)));
    }
  }
}
