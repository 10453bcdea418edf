import { startDueWorker } from '@review-reply/jobs';
import type { Lifecycle } from '@review-reply/runtime';
import { type AutopilotJob, leaseDueTasks, releaseTask } from '../storage/autopilot-tasks.ts';
import { judgeReview } from '../use-cases/autopilot/judge-review.ts';
import type { Context } from '../use-cases/context.ts';

/** Reviews judged at once by one process: what customers wait for comes first. */
const concurrencyMax = 4;
const pollEveryMs = 1_000;
/** Above what a suggestion may take. */
const leaseMs = 60_000;

/** Answers reviews of places that asked for it, each as its time comes. */
export function startAutopilot(context: Context, life: Lifecycle): void {
  const { database, clock, autopilotDue: due } = context;
  startDueWorker<AutopilotJob>({
    name: 'run-autopilot',
    ...{ database, clock, life, concurrencyMax, pollEveryMs, leaseMs, due },
    lease: leaseDueTasks,
    handle: (job) => judgeReview(context, job),
    giveBack: (job) => releaseTask(database.sql, job),
  });
}
