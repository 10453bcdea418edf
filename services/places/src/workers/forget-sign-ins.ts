import { startPeriodic } from '@review-reply/jobs';
import type { Lifecycle } from '@review-reply/runtime';
import type { Context } from '../use-cases/context.ts';
import { forgetSignIns } from '../use-cases/sign-in/forget-sign-ins.ts';

const everyMs = 60_000;

/** Deletes sign-ins that came to nothing. */
export function startForgettingSignIns(context: Context, life: Lifecycle): void {
  startPeriodic({ name: 'forget-sign-ins', everyMs, life, work: () => forgetSignIns(context) });
}
