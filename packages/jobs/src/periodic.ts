import type { Lifecycle } from '@review-reply/runtime';
import { count } from '@review-reply/telemetry';

export interface PeriodicOptions {
  /** The worker's, as metrics and logs name it: what it does, in kebab-case. */
  readonly name: string;
  readonly everyMs: number;
  /** How many times longer than a run the rest after it is at least, for work that may grow slow. Default 0. */
  readonly restFactor?: number;
  readonly life: Lifecycle;
  readonly work: () => Promise<unknown>;
}

/**
 * Does something again and again, the first time after `everyMs`, one run at a time. A run that fails is logged and
 * left to the next. The stop waits for a run that is under way.
 */
export function startPeriodic({ name, everyMs, restFactor = 0, life, work }: PeriodicOptions): void {
  let running: Promise<void> | undefined;
  let restUntilMs = 0;
  const run = async () => {
    const startedMs = performance.now();
    try {
      await work();
    } catch (error) {
      count('jobs.failures', 1, { worker: name });
      life.logger.warn({ err: error, worker: name }, 'Periodic work failed and is left to the next time.');
    }
    const endedMs = performance.now();
    restUntilMs = endedMs + restFactor * (endedMs - startedMs);
    running = undefined;
  };
  const timer = setInterval(() => {
    if (performance.now() >= restUntilMs) running ??= run();
  }, everyMs);
  life.onStop(name, () => {
    clearInterval(timer);
    return running;
  });
}
