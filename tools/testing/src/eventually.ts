import { setTimeout as delay } from 'node:timers/promises';

const pollEveryMs = 15;

/**
 * Repeats `attempt` until it does not throw and answers what it gave; after `timeoutMs` (default 20,000) it throws the
 * last failure. The only way in which tests wait.
 */
export async function eventually<T>(attempt: () => Promise<T> | T, { timeoutMs = 20_000 } = {}): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await delay(pollEveryMs);
    }
  }
}
