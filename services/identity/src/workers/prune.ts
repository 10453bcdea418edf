import { startPeriodic } from '@review-reply/jobs';
import type { Lifecycle } from '@review-reply/runtime';
import type { Context } from '../use-cases/context.ts';
import { forgetOldEdgeChanges } from '../use-cases/get-edge-state.ts';

const everyMs = 600_000;

/** Deletes what gateways need not hear of any more, now and then. */
export function startPruning(context: Context, life: Lifecycle): void {
  startPeriodic({ name: 'prune-edge-changes', everyMs, life, work: () => forgetOldEdgeChanges(context) });
}
