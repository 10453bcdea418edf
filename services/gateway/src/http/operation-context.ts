import type { MediaType, Operation } from '@review-reply/api-schemas';
import type { CallOptions, CancelSignal, UserCaller } from '@review-reply/rpc';
import type { Response } from 'express';
import type { VerifiedToken } from '../edge/verify-token.ts';
import { errors } from '../errors.ts';
import type { RequestContext } from './request-context.ts';

/** A request of an operation on its way through the steps; each fills in what it found out. */
export interface OperationContext extends RequestContext {
  operation: Operation;
  /** Set by read-body: parsed JSON or form, undefined when nothing was sent. */
  rawBody?: unknown;
  /** Set by choose-media-type, where the operation has more than JSON. */
  mediaType?: MediaType;
  /** Set by validate: ids bigint, times exact, defaults filled in. */
  input?: unknown;
}

/** A step of the pipeline. It throws an AppError to refuse. */
export type Step = (context: OperationContext) => Promise<void> | void;

/**
 * Who calls, for a step that judges it.
 * @throws AppError invalid_token when nobody was authenticated, so that no order of the steps lets somebody pass
 *   unjudged
 */
export function tokenOf({ token }: OperationContext): VerifiedToken {
  if (token === undefined) throw errors.invalidToken({ reason: 'missing' });
  return token;
}

/** Who the services are told is calling. Only after authentication. */
export function callerOf(context: OperationContext): UserCaller {
  const { actingAccountId, locale, requestId } = context;
  const { accountId, clientId, scopes } = tokenOf(context);
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
export function callOf(context: OperationContext): Pick<CallOptions, 'caller' | 'signal'> {
  const caller = callerOf(context);
  return context.operation.method === 'get' ? { caller, signal: goneSignal(context.response) } : { caller };
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
