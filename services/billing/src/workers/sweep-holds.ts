import { toAppError } from '@review-reply/errors';
import { startDueWorker } from '@review-reply/jobs';
import type { ReviewsService } from '@review-reply/proto/reviews/v1/reviews';
import { type RpcClient, systemCaller } from '@review-reply/rpc';
import type { Lifecycle } from '@review-reply/runtime';
import { observe } from '@review-reply/telemetry';
import { toSuns } from '../domain/balance.ts';
import { leaseOldHolds, sumUpOpenHolds } from '../storage/holds.ts';
import type { Context } from '../use-cases/context.ts';
import { captureHold, releaseHold } from '../use-cases/settle-hold.ts';

const concurrencyMax = 4;
const resolveTimeoutMs = 5_000;
/** So many open ones are enough to tell that none is settled. */
const countedMax = 10_000;

/**
 * Ends holds that were neither captured nor voided in time, as when a process died in between. The reviews service
 * decides: delivered is captured, everything else is abandoned there and voided here. While it is away, holds are kept:
 * giving Suns back for a suggestion that was delivered is as wrong as taking them for one that was not.
 */
export function startSweeper(
  context: Context,
  reviews: RpcClient<typeof ReviewsService>,
  { life, everyMs, leaseMs }: { life: Lifecycle; everyMs: number; leaseMs: number },
): void {
  life.onStop('metrics of holds', observeHolds(context));
  startDueWorker<string>({
    name: 'sweep-holds',
    database: context.database,
    clock: context.clock,
    life,
    concurrencyMax,
    leaseMs,
    pollEveryMs: everyMs,
    lease: leaseOldHolds,
    handle: (holdId, signal) => settle(context, reviews, holdId, signal),
  });
}

async function settle(
  context: Context,
  reviews: RpcClient<typeof ReviewsService>,
  holdId: string,
  signal: AbortSignal,
): Promise<void> {
  let delivered: boolean;
  try {
    const options = { caller: systemCaller('billing'), timeoutMs: resolveTimeoutMs, signal };
    ({ delivered } = await reviews.resolveGeneration({ generationId: holdId, holdId }, options));
  } catch (error) {
    context.logger.warn({ err: error, hold_id: holdId }, 'An old hold is kept: the reviews service did not answer.');
    return;
  }
  try {
    await (delivered ? captureHold(context, holdId) : releaseHold(context, holdId));
  } catch (error) {
    // Somebody else settled it while the answer was on its way.
    if (!['hold_captured', 'hold_voided'].includes(toAppError(error).code)) throw error;
  }
}

/** Asked of the database at each export, so that every replica tells the same. */
function observeHolds({ database, clock }: Context): () => void {
  return observe(['billing.holds.open', 'billing.holds.oldest_age', 'billing.suns.held'], async (tell) => {
    const { holds, milliSuns, oldestAt } = await sumUpOpenHolds(database.sql, countedMax);
    tell('billing.holds.open', holds);
    tell('billing.suns.held', toSuns(milliSuns));
    const ageMs = oldestAt === null ? 0 : clock.now().getTime() - oldestAt.getTime();
    tell('billing.holds.oldest_age', Math.max(0, ageMs) / 1_000);
  });
}
