import { toAppError } from '@review-reply/errors';
import { startDueWorker } from '@review-reply/jobs';
import type { ReviewsService } from '@review-reply/proto/reviews/v1/reviews';
import { type RpcClient, systemCaller } from '@review-reply/rpc';
import type { Lifecycle } from '@review-reply/runtime';
import { leaseOldHolds } from '../storage/holds.ts';
import type { Context } from '../use-cases/context.ts';
import { captureHold, releaseHold } from '../use-cases/settle-hold.ts';

const concurrencyMax = 4;
const resolveTimeoutMs = 5_000;
/** Longer than a look at a hold may take; also the wait after one that failed. */
const leaseMs = 30_000;

/**
 * Ends holds that were neither captured nor voided in time, as when a process died in between. The reviews service
 * decides: delivered is captured, everything else is abandoned there and voided here. While it is away, holds are kept:
 * giving Suns back for a suggestion that was delivered is as wrong as taking them for one that was not.
 */
export function startSweeper(
  context: Context,
  reviews: RpcClient<typeof ReviewsService>,
  { life, everyMs }: { life: Lifecycle; everyMs: number },
): void {
  startDueWorker<string>({
    name: 'sweep-holds',
    database: context.database,
    clock: context.clock,
    life,
    concurrencyMax,
    leaseMs,
    pollEveryMs: everyMs,
    lease: (tx, request) => leaseOldHolds(tx, request),
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
