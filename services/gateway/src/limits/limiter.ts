import { createLocalLogs } from './local-logs.ts';
import type { LimitRule, Verdict } from './rule.ts';
import type { SharedLogs } from './shared-logs.ts';

const keysMax = 50_000;

export interface Limiter {
  /** Counts one take when it is allowed; a refused one costs nothing. Never throws. */
  take(key: string, rule: LimitRule): Promise<Verdict>;
  /** A refusal that is certain without asking Redis; undefined when there is none. */
  refusal(key: string, rule: LimitRule): Verdict | undefined;
  /** How a key stands as far as this process knows; counts nothing. */
  standing(key: string, rule: LimitRule): Verdict;
}

/**
 * Counts in Redis, and always in process too. So a key that is known to be full is refused without a round trip, and
 * with Redis away this gateway goes on from what it has counted itself, on either side of the outage.
 */
export function createLimiter(shared: SharedLogs): Limiter {
  const local = createLocalLogs(keysMax);
  return {
    take: async (key, rule) => {
      // Not after Redis's time of the same take: what is free there must not be full here.
      const nowMs = performance.now();
      const here = local.take(key, rule, nowMs);
      if (!here.allowed) return here;
      const everywhere = await shared.take(key, rule);
      if (everywhere === undefined) return here;
      if (!everywhere.allowed) local.giveBack(key, nowMs, nowMs + everywhere.freeInMs);
      return everywhere;
    },
    refusal: (key, rule) => local.refusal(key, rule, performance.now()),
    standing: (key, rule) => local.standing(key, rule, performance.now()),
  };
}
