import { claimDeliveries } from '../storage/claim-deliveries.ts';
import type { SendingContext } from '../use-cases/context.ts';
import { ClaimShare } from './claim-share.ts';
import type { Sending } from './sending.ts';

export const claimRowsMax = 500;
/** Retries are a minute apart at least, and may be late by a tenth of that. */
const retriesEveryMs = 500;
/** How much longer than a look for retries the pause after it is. */
const retriesRestFactor = 4;

export interface ClaimingOptions {
  readonly context: SendingContext;
  readonly sending: Sending;
  /** While more wait in this process, no more are taken. */
  readonly queuedMax: number;
  /** How many more this process may hold. */
  readonly free: () => number;
  /** Real time to write on what is taken. */
  readonly leaseUntil: () => Date;
}

export interface Claiming {
  /** Takes what is due, as far as there is room for it. */
  claim(): Promise<void>;
  /** Whether the last claims found something and there is room for more. */
  readonly mayHaveMore: boolean;
}

/** Takes due rows for this replica, first attempts apart from retries. */
export function createClaiming({ context, sending, queuedMax, free, leaseUntil }: ClaimingOptions): Claiming {
  const { database, clock } = context;
  const hasMore = { firsts: false, retries: false };
  const shares = { firsts: new ClaimShare(claimRowsMax), retries: new ClaimShare(claimRowsMax) };
  let retriesAtMs = 0;

  const claimSome = async (kind: 'firsts' | 'retries'): Promise<void> => {
    const limit = Math.min(claimRowsMax, free());
    if (limit <= 0 || sending.queued > queuedMax) return;
    const { slots } = sending;
    const claimed = await claimDeliveries(database, {
      limit,
      now: clock.now(),
      realNow: clock.realNow(),
      leaseUntil: leaseUntil(),
      rooms: slots.rooms(),
      roomByDefault: slots.roomByDefault,
      share: shares[kind].rows,
      isRetry: kind === 'retries',
    });
    shares[kind].learn(claimed, limit);
    hasMore[kind] = claimed.length > 0;
    sending.add(claimed);
  };

  /** Many endpoints may have retries that are not due yet: looking through them takes time, so it is seldom done. */
  const claimRetries = async (): Promise<void> => {
    const startedMs = performance.now();
    if (startedMs < retriesAtMs && !hasMore.retries) return;
    await claimSome('retries');
    const tookMs = performance.now() - startedMs;
    retriesAtMs = performance.now() + Math.max(retriesEveryMs, tookMs * retriesRestFactor);
  };

  return {
    claim: async () => {
      await claimSome('firsts');
      await claimRetries();
    },
    get mayHaveMore() {
      return (hasMore.firsts || hasMore.retries) && sending.queued <= queuedMax && free() > 0;
    },
  };
}
