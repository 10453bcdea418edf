import { setTimeout as delay } from 'node:timers/promises';
import { type Logger, shutdownTelemetry } from '@review-reply/telemetry';
import { type Check, type CheckResult, createChecks } from './checks.ts';
import { runStopSteps, type StopStep } from './stop-steps.ts';

/** How long one clean-up may take unless its registration says otherwise. */
const stopTimeoutMs = 10_000;
/** A process whose state is unknown gets this long for all its clean-ups together. */
const failTimeoutMs = 10_000;

export interface Health {
  /** False once something failed for good: the process should be replaced. Says nothing about other systems. */
  readonly live: boolean;
  /** True when traffic may come: started, not stopping, every check passed. */
  readonly ready: boolean;
  readonly draining: boolean;
  readonly details: Readonly<Record<string, CheckResult>>;
}

export interface Lifecycle {
  readonly name: string;
  readonly logger: Logger;
  /** Aborted when stopping begins, before anything is closed: loops end their waits on it. */
  readonly signal: AbortSignal;
  /**
   * Registers a clean-up beside the creation of what it cleans up. They run one by one in reverse order of
   * registration, each with a deadline (10 s unless given) after which the next one runs; registered during the stop,
   * it runs in it.
   */
  onStop(name: string, stop: () => unknown, options?: { readonly timeoutMs?: number }): void;
  /** Adds a readiness check; it may take 1 s and its answer is shared by probes for half a second. */
  addCheck(name: string, check: Check): void;
  /** Declares that building is done; readiness is false before. */
  started(): void;
  /** Logs the error, stops without drain delay, and ends the process with code 1, within 10 s. */
  fail(error: unknown): void;
  /** Stops in order. Every call gets the same promise; it never rejects. */
  stop(): Promise<void>;
  /** What probes are told, for a process that serves them itself. */
  health(): Promise<Health>;
}

export interface LifecycleOptions {
  readonly name: string;
  readonly logger: Logger;
  /** Wait between "not ready" and the first clean-up, in milliseconds: load balancers take notice late. Default 0. */
  readonly drainMs?: number;
  /** Ends the process with this code after the stop. Left out where the process goes on, as in tests. */
  readonly exit?: (code: number) => void;
  /** Whether `started()` has still to be called before the process is ready. Default false. */
  readonly starting?: boolean;
}

/** Ties what a process opens to an ordered end of it. It touches nothing of the process itself: `runService` does. */
export function createLifecycle(options: LifecycleOptions): Lifecycle {
  const { name, logger, drainMs = 0, exit = () => {} } = options;
  const aborter = new AbortController();
  const checks = createChecks();
  const steps: StopStep[] = [];
  let starting = options.starting ?? false;
  let failed = false;
  let stopping: Promise<void> | undefined;
  let stopped = false;

  const stopInOrder = async (): Promise<void> => {
    aborter.abort();
    logger.info({ drain_ms: failed ? 0 : drainMs }, 'Stopping.');
    if (drainMs > 0 && !failed) await delay(drainMs);
    await runStopSteps(steps, logger);
    logger.info('Stopped.');
    stopped = true;
    await shutdownTelemetry();
  };

  const stop = (): Promise<void> => {
    stopping ??= stopInOrder().then(() => exit(failed ? 1 : 0));
    return stopping;
  };

  return {
    name,
    logger,
    signal: aborter.signal,
    onStop: (step, run, { timeoutMs = stopTimeoutMs } = {}) => {
      steps.push({ name: step, run, timeoutMs });
      if (stopped) void runStopSteps(steps, logger);
    },
    addCheck: checks.add,
    started: () => {
      starting = false;
    },
    fail: (error) => {
      logger.fatal({ err: error }, 'Failed.');
      if (failed) return;
      failed = true;
      setTimeout(() => exit(1), failTimeoutMs).unref();
      void stop();
    },
    stop,
    health: async () => {
      const details = await checks.run();
      const draining = aborter.signal.aborted;
      const passed = Object.values(details).every((result) => result.ok);
      return { live: !failed, ready: !starting && !draining && !failed && passed, draining, details };
    },
  };
}
