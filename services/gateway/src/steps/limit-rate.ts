import { type Step, tokenOf } from '../http/operation-context.ts';
import type { Limiter } from '../limits/limiter.ts';
import { type ClassRules, setLimitHeaders } from '../limits/rate-limits.ts';
import { refusalBy } from '../limits/refuse.ts';

/**
 * Counts the call on its key and class, whatever becomes of it afterwards and whoever it acts for; a refused one is not
 * counted. The key stands in braces so that all logs of a key share a slot of a Redis Cluster.
 */
export function limitRate(limiter: Limiter, rules: ClassRules): Step {
  return async (context) => {
    const { clientId } = tokenOf(context);
    const { operation, response } = context;
    const { limitClass } = operation;
    if (limitClass === null) return;
    const rule = rules[limitClass];
    const verdict = await limiter.take(`{${clientId}}:${limitClass}`, rule);
    setLimitHeaders(response, limitClass, rule, verdict);
    if (!verdict.allowed) throw refusalBy(limitClass, verdict);
  };
}
