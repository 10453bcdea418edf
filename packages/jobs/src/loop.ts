import type { Lifecycle } from '@review-reply/runtime';
import { count } from '@review-reply/telemetry';
import type { WakeSignal } from './wake-signal.ts';

const backoffFirstMs = 200;
export const backoffMaxMs = 5_000;

export interface LoopOptions {
  /** The worker's, as metrics and logs name it: what it does, in kebab-case. */
  readonly name: string;
  /** Makes an idle loop look at once. */
  readonly due: WakeSignal;
  /** How often an idle loop looks. */
  readonly pollEveryMs: number;
  readonly life: Lifecycle;
  /** One look. Wakes `due` when there may be more than it took. */
  readonly work: () => Promise<unknown>;
}

/**
 * Looks again and again until the process stops, each time that it is woken or the poll comes. While looking fails, as
 * it does when the database is away, it tries again 0.2 s to 5 s later, or as soon as it is woken.
 * @returns when the last look has ended, for the caller's clean-up to wait for
 */
export async function startLoop({ name, due, pollEveryMs, life, work }: LoopOptions): Promise<void> {
  const { signal, logger } = life;
  signal.addEventListener('abort', due.wake, { once: true });
  let waitMs = backoffFirstMs;
  while (!signal.aborted) {
    try {
      await work();
      waitMs = backoffFirstMs;
      await due.wait(pollEveryMs);
    } catch (error) {
      count('jobs.failures', 1, { worker: name });
      logger.warn({ err: error, worker: name }, 'Due work could not be looked up and is tried again.');
      // What woke it meanwhile must not end the wait: only what comes from now on.
      if (!signal.aborted) due.forget();
      await due.wait(waitMs);
      waitMs = Math.min(2 * waitMs, backoffMaxMs);
    }
  }
}
