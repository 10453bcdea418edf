import { startPeriodic } from '@review-reply/jobs';
import type { Lifecycle } from '@review-reply/runtime';
import type { Context } from '../use-cases/context.ts';
import { pruneEnded } from '../use-cases/prune-ended.ts';

const everyMs = 600_000;

/** Deletes what nobody can ask for any more, now and then. */
export function startPruning(context: Context, life: Lifecycle): void {
  startPeriodic({ name: 'prune-ended', everyMs, life, work: () => pruneEnded(context, life.signal) });
}
