import type { Lifecycle } from '@review-reply/runtime';
import type { Context } from '../use-cases/context.ts';
import { pruneEnded } from '../use-cases/prune-ended.ts';

const everyMs = 600_000;

/** Deletes what nobody can ask for any more, now and then. */
export function startPruning(context: Context, life: Lifecycle): void {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = pruneEnded(context, life.signal).catch((error: unknown) =>
      life.logger.warn({ err: error }, 'Old rows could not be pruned and are left to the next time.'),
    );
  }, everyMs);
  life.onStop('pruning', async () => {
    clearInterval(timer);
    await running;
  });
}
