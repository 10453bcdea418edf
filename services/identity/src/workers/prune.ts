import type { Lifecycle } from '@review-reply/runtime';
import type { Context } from '../use-cases/context.ts';
import { forgetOldEdgeChanges } from '../use-cases/get-edge-state.ts';

const everyMs = 600_000;

/** Deletes what gateways need not hear of any more, now and then. */
export function startPruning(context: Context, life: Lifecycle): void {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = forgetOldEdgeChanges(context).catch((error: unknown) =>
      life.logger.warn({ err: error }, 'Old rows could not be pruned and are left to the next time.'),
    );
  }, everyMs);
  life.onStop('pruning', async () => {
    clearInterval(timer);
    await running;
  });
}
