import type { Logger } from '@review-reply/telemetry';

export interface StopStep {
  readonly name: string;
  readonly run: () => unknown;
  readonly timeoutMs: number;
}

/**
 * Takes steps from the end of the list until it is empty, one after the other; a step may add more. A step that throws
 * or overruns is logged by name and the next one runs: one stuck connection must not cost the others their clean end.
 */
export async function runStopSteps(steps: StopStep[], logger: Logger): Promise<void> {
  for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
    await runStep(step, logger);
  }
}

async function runStep({ name, run, timeoutMs }: StopStep, logger: Logger): Promise<void> {
  const { promise: overrun, resolve } = Promise.withResolvers<'overrun'>();
  const timer = setTimeout(() => resolve('overrun'), timeoutMs);
  try {
    const outcome = await Promise.race([Promise.resolve().then(run), overrun]);
    if (outcome === 'overrun') {
      logger.warn({ step: name, timeout_ms: timeoutMs }, 'A clean-up overran its deadline and is left behind.');
    }
  } catch (error) {
    logger.warn({ err: error, step: name }, 'A clean-up failed.');
  } finally {
    clearTimeout(timer);
  }
}
