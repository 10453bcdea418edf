import { PlatformError, type ReadQuota, type ReviewConnector } from '@review-reply/platforms';
import { count } from '@review-reply/telemetry';
import { retryAt } from '../../domain/sync-schedule.ts';
import { pauseReads, type Reader, takeRead } from '../../storage/platform-budget.ts';
import type { Context } from '../context.ts';

const tooManyRequests = 429;
/** Of a platform that names no quota. */
const unlimited: ReadQuota = { of: 'login', calls: 2_000_000_000, perMs: 3_600_000 };

/** A platform may not be asked just now: no failure of the place that would. */
export class QuotaReached extends Error {
  readonly freeAt: Date;

  constructor(freeAt: Date) {
    super('A quota of the platform is used up.');
    this.freeAt = freeAt;
  }
}

/**
 * The connector, asking no more than its platform allows the login or about the location, as it counts, and not at all
 * for as long as the platform has asked to be left alone: by whichever replica.
 * @throws QuotaReached in the place of a call that may not be made
 */
export function withinQuota(context: Context, connector: ReviewConnector, reader: Reader): ReviewConnector {
  const { database, clock } = context;
  const { minMs: intervalMs } = context.readEvery;
  const { readQuota = unlimited } = connector;
  return {
    ...connector,
    listReviews: async (options) => {
      const freeAt = await takeRead(database, reader, readQuota, clock.now());
      const outcome = freeAt === null ? 'taken' : 'over_quota';
      count('reviews.quota.calls', 1, { platform: reader.source, outcome });
      if (freeAt !== null) throw new QuotaReached(freeAt);
      try {
        return await connector.listReviews(options);
      } catch (error) {
        if (error instanceof PlatformError && error.status === tooManyRequests) {
          const { retryAfterMs } = error;
          const until = retryAt(clock.now(), { failures: 1, intervalMs, retryAfterMs });
          await pauseReads(database.sql, reader, readQuota, until);
        }
        throw error;
      }
    },
  };
}
