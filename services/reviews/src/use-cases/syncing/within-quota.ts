import { PlatformError, type ReviewConnector } from '@review-reply/platforms';
import { count } from '@review-reply/telemetry';
import { retryAt } from '../../domain/sync-schedule.ts';
import { type PlatformLogin, pauseReads, takeRead } from '../../storage/platform-budget.ts';
import type { Context } from '../context.ts';

const tooManyRequests = 429;

/** A login may not ask its platform just now: no failure of the place that would. */
export class QuotaReached extends Error {
  readonly freeAt: Date;

  constructor(freeAt: Date) {
    super('The quota of a login at its platform is used up.');
    this.freeAt = freeAt;
  }
}

/**
 * The connector, asking no more than its platform allows the login, and not at all for as long as the platform has
 * asked to be left alone: by whichever replica, for whichever of the login's places.
 * @throws QuotaReached in the place of a call that may not be made
 */
export function withinQuota(context: Context, connector: ReviewConnector, login: PlatformLogin): ReviewConnector {
  const { database, clock } = context;
  const { minMs: intervalMs } = context.readEvery;
  return {
    ...connector,
    listReviews: async (options) => {
      const freeAt = await takeRead(database, login, connector.readQuota, clock.now());
      const outcome = freeAt === null ? 'taken' : 'over_quota';
      count('reviews.quota.calls', 1, { platform: login.source, outcome });
      if (freeAt !== null) throw new QuotaReached(freeAt);
      try {
        return await connector.listReviews(options);
      } catch (error) {
        if (error instanceof PlatformError && error.status === tooManyRequests) {
          const { retryAfterMs } = error;
          await pauseReads(database.sql, login, retryAt(clock.now(), { failures: 1, intervalMs, retryAfterMs }));
        }
        throw error;
      }
    },
  };
}
