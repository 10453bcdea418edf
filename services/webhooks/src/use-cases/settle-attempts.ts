import { inTransaction } from '@review-reply/postgres';
import { type AttemptResult, type ClaimedDelivery, isGone, isSuccess } from '../domain/delivery.ts';
import { sumUpRuns } from '../domain/failure-runs.ts';
import { nextAttemptAt } from '../domain/retry-schedule.ts';
import { countRuns, type SettledAttempt, settleDeliveries } from '../storage/settle.ts';
import type { Context } from './context.ts';

/** An attempt that ended; both times are business time. */
export interface EndedAttempt {
  readonly delivery: Pick<ClaimedDelivery, 'deliveryId' | 'webhookId' | 'attempts'>;
  readonly result: AttemptResult;
  readonly startedAt: Date;
  readonly endedAt: Date;
}

/**
 * Records how attempts ended, all of them in one transaction: each delivery's next state, the failures of each endpoint
 * in a row, and its disabling. Attempts are given in the order in which they ended.
 */
export async function settleAttempts(context: Context, attempts: readonly EndedAttempt[]): Promise<void> {
  const { database, clock, logger } = context;
  const settled = attempts.map(settle);
  const disabled = await inTransaction(database, async (tx) => {
    const counted = await settleDeliveries(tx, settled);
    const runs = sumUpRuns(
      attempts
        .filter(({ delivery }) => counted.has(delivery.deliveryId))
        .map(({ delivery, result }) => ({
          webhookId: delivery.webhookId,
          succeeded: isSuccess(result),
          isGone: isGone(result),
        })),
    );
    return runs.length === 0 ? [] : countRuns(tx, runs, clock.now());
  });
  for (const endpoint of disabled) logger.warn(endpoint, 'A webhook endpoint was disabled.');
  context.noteFinished(
    attempts.filter((_, index) => settled[index]?.dueAt === null).map(({ delivery }) => delivery.webhookId),
  );
}

function settle({ delivery, result, startedAt, endedAt }: EndedAttempt): SettledAttempt {
  const succeeded = isSuccess(result);
  const dueAt = succeeded ? null : nextAttemptAt(delivery.attempts + 1, endedAt, result, Math.random());
  return {
    deliveryId: delivery.deliveryId,
    attemptsBefore: delivery.attempts,
    status: succeeded ? 'delivered' : dueAt === null ? 'failed' : 'pending',
    dueAt,
    responseStatus: result.responseStatus,
    responseTimeMs: result.responseTimeMs,
    error: result.error,
    responseExcerpt: result.responseExcerpt,
    attemptedAt: startedAt,
  };
}
