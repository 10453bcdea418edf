import type { MediaType, Operation } from '@review-reply/api-schemas';
import type { CallOptions, CancelSignal, UserCaller } from '@review-reply/rpc';
import type { Request, Response } from 'express';
import type { VerifiedToken } from './edge/verify-token.ts';
import { errors } from './errors.ts';

/** One request on its way through the steps; each step fills in what it found out. */
export interface Exchange {
  readonly request: Request;
  readonly response: Response;
  readonly operation: Operation;
  readonly requestId: string;
  readonly locale: 'en' | 'fr';
  /** Set by authenticate. */
  token?: VerifiedToken;
  /** Set by the acting-account step: whose data is touched. */
  actingAccountId?: bigint;
  /** Set by read-body: parsed JSON or form, undefined when nothing was sent. */
  rawBody?: unknown;
  /** Set by choose-media-type, where the operation has more than JSON. */
  mediaType?: MediaType;
  /** Set by validate: ids bigint, times exact, defaults filled in. */
  input?: unknown;
}

/** A step of the pipeline. It throws an AppError to refuse. */
export type Step = (exchange: Exchange) => Promise<void> | void;

/**
 * Who calls, for a step that judges it.
 * @throws AppError invalid_token when nobody was authenticated, so that no order of the steps lets somebody pass
 *   unjudged
 */
export function tokenOf({ token }: Exchange): VerifiedToken {
  if (token === undefined) throw errors.invalidToken({ reason: 'missing' });
  return token;
}

/** Who the services are told is calling. Only after authentication. */
export function callerOf(exchange: Exchange): UserCaller {
  const { actingAccountId, locale, requestId } = exchange;
  const { accountId, clientId, scopes } = tokenOf(exchange);
  return {
    kind: 'user',
    accountId,
    actingAccountId: actingAccountId ?? accountId,
    clientId,
    scopes,
    locale,
    requestId,
  };
}

/**
 * Who calls, for a call to a service. A read ends when its client has gone, and costs the service no more. What changes
 * something goes on: it was asked for, and under an idempotency key its answer is kept for who asks again.
 */
export function callOf(exchange: Exchange): Pick<CallOptions, 'caller' | 'signal'> {
  const caller = callerOf(exchange);
  return exchange.operation.method === 'get' ? { caller, signal: goneSignal(exchange.response) } : { caller };
}

/** Aborted when the connection closes; whoever listens stops listening once it has its answer. */
function goneSignal(response: Response): CancelSignal {
  return {
    get aborted() {
      return response.destroyed;
    },
    addEventListener: (_type, listener) => response.once('close', listener),
    removeEventListener: (_type, listener) => response.off('close', listener),
  };
}
