import type { AppError } from '@review-reply/errors';
import { count } from '@review-reply/telemetry';
import { errors } from '../errors.ts';
import { freeInS, type Verdict } from './rule.ts';

type Limit = Parameters<typeof count<'gateway.limits.refused'>>[2]['limit'];

/** The answer to a request that is over a limit, which is counted. */
export function refusalBy(limit: Limit, verdict: Verdict): AppError {
  count('gateway.limits.refused', 1, { limit });
  return errors.rateLimited({ retry_after_s: freeInS(verdict) });
}
