import type { Operation } from '@review-reply/api-schemas';
import type { UserCaller } from '@review-reply/rpc';
import type { Request, Response } from 'express';
import type { VerifiedToken } from './edge/verify-token.ts';

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
  /** Set by validate: ids bigint, times Date, defaults filled in. */
  input?: unknown;
}

/** A step of the pipeline. It throws an AppError to refuse. */
export type Step = (exchange: Exchange) => Promise<void> | void;

/** Who the services are told is calling. Only after authentication. */
export function callerOf({ token, actingAccountId, locale, requestId }: Exchange): UserCaller {
  if (token === undefined) throw new Error('There is no caller before authentication.');
  const { accountId, clientId, scopes } = token;
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
