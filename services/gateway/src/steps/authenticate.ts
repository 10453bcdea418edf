import { AppError } from '@review-reply/errors';
import { count } from '@review-reply/telemetry';
import type { VerifyToken } from '../edge/verify-token.ts';
import { errors } from '../errors.ts';
import type { OperationContext, Step } from '../http/operation-context.ts';
import { clientAddress } from '../limits/client-address.ts';
import type { Limiter } from '../limits/limiter.ts';
import { setLimitHeaders } from '../limits/rate-limits.ts';
import { refusalBy } from '../limits/refuse.ts';
import type { LimitRule, Verdict } from '../limits/rule.ts';

type Reason = Parameters<typeof count<'gateway.bearers.refused'>>[2]['reason'];

/** What calls without a valid token are counted by, on their address. */
export interface Unauthenticated {
  /** Apart from that of keys: addresses are many. */
  readonly limiter: Limiter;
  readonly rule: LimitRule;
}

/**
 * Takes the Bearer token and finds out whose it is (RFC 6750; the scheme's case does not matter). A token is judged
 * whatever its address has been counted for, so that nobody locks out a neighbour; beyond the limit those that are not
 * valid are answered 429.
 */
export function authenticate(verifyToken: VerifyToken, unauthenticated: Unauthenticated): Step {
  return async (context) => {
    try {
      context.token = await verifyToken(tokenIn(context));
    } catch (thrown) {
      if (thrown instanceof AppError && thrown.code === 'invalid_token') {
        count('gateway.bearers.refused', 1, { reason: thrown.details.reason as Reason });
        await countUnauthenticated(context, unauthenticated);
      } else await countOnAddress(context, unauthenticated);
      throw thrown;
    }
  };
}

function tokenIn({ request }: OperationContext): string {
  const header = request.headers.authorization;
  if (header === undefined) throw errors.invalidToken({ reason: 'missing' });
  const token = /^Bearer +([A-Za-z0-9._~+/=-]+)$/i.exec(header)?.[1];
  if (token === undefined) throw errors.invalidToken({ reason: 'malformed' });
  return token;
}

/** Counts a call without a valid token on its address. @throws AppError rate_limited when there were too many */
export async function countUnauthenticated(
  called: Pick<OperationContext, 'request' | 'response'>,
  unauthenticated: Unauthenticated,
): Promise<void> {
  const verdict = await countOnAddress(called, unauthenticated);
  if (!verdict.allowed) throw refusalBy('unauthenticated', verdict);
}

/** Refuses nobody: a token that can't be judged just now may be a good one. */
async function countOnAddress(
  { request, response }: Pick<OperationContext, 'request' | 'response'>,
  { limiter, rule }: Unauthenticated,
): Promise<Verdict> {
  const verdict = await limiter.take(`{${clientAddress(request)}}:unauthenticated`, rule);
  setLimitHeaders(response, 'unauthenticated', rule, verdict);
  return verdict;
}
