import { startDueWorker } from '@review-reply/jobs';
import type { Lifecycle } from '@review-reply/runtime';
import { count } from '@review-reply/telemetry';
import { type FigureCheck, leaseFigureCheck, releaseFigureCheck } from '../storage/figure-check.ts';
import { compareFigures } from '../use-cases/compare-figures.ts';
import type { Context } from '../use-cases/context.ts';

const pollEveryMs = 1_000;
/** Above what a step of 500 places may take. */
const leaseMs = 120_000;

/**
 * Compares the figures of all places once a night, on one replica. What was wrong is counted by
 * `reviews.figures.wrong`; above 0, an event was lost or a figure was changed by a hand.
 */
export function startComparing(context: Context, life: Lifecycle): void {
  const { database, clock } = context;
  startDueWorker<FigureCheck>({
    name: 'compare-figures',
    ...{ database, clock, life, pollEveryMs, leaseMs },
    concurrencyMax: 1,
    lease: leaseFigureCheck,
    handle: (check, signal) =>
      compareFigures(
        context,
        check,
        { leaseMs, onWrong: (where) => count('reviews.figures.wrong', 1, { where }) },
        signal,
      ),
    giveBack: (check) => releaseFigureCheck(database.sql, check),
  });
}
