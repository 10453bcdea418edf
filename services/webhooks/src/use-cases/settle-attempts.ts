import { encodeAttempt } from '../domain/attempt-log.ts';
import { type AttemptResult, type ClaimedDelivery, isGone, isSuccess } from '../domain/delivery.ts';
import { warningOf } from '../domain/endpoint.ts';
import { sumUpRuns } from '../domain/failure-runs.ts';
import { nextAttemptAt } from '../domain/retry-schedule.ts';
import { type EndpointCount, type SettledAttempt, settleDeliveries } from '../storage/settle.ts';
import type { SendingContext } from './context.ts';

/** An attempt that ended; both times are business time. */
export interface EndedAttempt {
  readonly delivery: Pick<ClaimedDelivery, 'deliveryId' | 'webhookId' | 'attempts' | 'eventId'>;
  readonly result: AttemptResult;
  readonly startedAt: Date;
  readonly endedAt: Date;
}

/**
 * Records how attempts ended, all of them in one transaction: each delivery's next state, the failures of each endpoint
 * in a row, and its disabling. Attempts are given in the order in which they ended.
 * @returns the endpoints that were disabled by it
 */
export async function settleAttempts(
  context: SendingContext,
  attempts: readonly EndedAttempt[],
): Promise<Array<{ accountId: bigint; webhookId: bigint }>> {
  const { database, clock } = context;
  const settled = attempts.map(settle);
  const runs = sumUpRuns(
    attempts.map(({ delivery, result }) => ({
      webhookId: delivery.webhookId,
      succeeded: isSuccess(result),
      isGone: isGone(result),
    })),
  );
  const counts = await settleDeliveries(database, settled, runs, clock.now());
  for (const count of counts) tellOperators(context, count);
  context.noteFinished(settled.filter(({ dueAt }) => dueAt === null).map(({ webhookId }) => webhookId));
  return counts
    .filter((count) => count.newly_disabled)
    .map((count) => ({ accountId: count.account_id, webhookId: count.webhook_id }));
}

function tellOperators({ logger }: SendingContext, count: EndpointCount): void {
  const { webhook_id, account_id, consecutive_failures, failures_before, disabled_reason } = count;
  const details = { webhook_id, account_id, consecutive_failures };
  const warning = warningOf(consecutive_failures);
  if (count.newly_disabled) logger.warn({ ...details, disabled_reason }, 'A webhook endpoint was disabled.');
  else if (warning !== null && warning !== warningOf(failures_before))
    logger.warn({ ...details, warning }, 'A webhook endpoint keeps failing.');
}

/** A receiver that says it is gone gets the delivery no more: what it answered so has failed. */
function settle({ delivery, result, startedAt, endedAt }: EndedAttempt): SettledAttempt {
  const { webhookId, deliveryId, attempts } = delivery;
  const succeeded = isSuccess(result);
  const isOver = succeeded || isGone(result);
  const dueAt = isOver ? null : nextAttemptAt(attempts + 1, endedAt, result, Math.random());
  return {
    webhookId,
    deliveryId,
    attemptsBefore: attempts,
    status: succeeded ? 'delivered' : dueAt === null ? 'failed' : 'pending',
    dueAt,
    responseStatus: result.responseStatus,
    responseTimeMs: result.times.totalMs,
    error: result.error,
    responseExcerpt: result.responseExcerpt,
    attemptedAt: startedAt,
    logEntry: encodeAttempt(result, startedAt),
  };
}
