import { randomUUID } from 'node:crypto';
import type { Operation } from '@review-reply/api-schemas';
import { inThisTrace, type Logger, traceRequest } from '@review-reply/telemetry';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { VerifiedToken } from '../edge/verify-token.ts';
import { negotiateLocale } from './locale.ts';

const probePath = '/healthz';

/** What is known of a request, whether or not it finds a route. */
export interface RequestContext {
  readonly request: Request;
  readonly response: Response;
  readonly requestId: string;
  readonly locale: 'en' | 'fr';
  /** Template of the route, such as /api/v1/reviews/{review_id}; absent when none was found. */
  route?: string;
  operation?: Operation;
  /** Set by authenticate. */
  token?: VerifiedToken;
  /** Set by the acting-account step: whose data is touched. */
  actingAccountId?: bigint;
}

export function contextOf(response: Response): RequestContext {
  return response.locals.context as RequestContext;
}

/** Names the request and writes its line in the access log: templates and ids, never query strings or bodies. */
export function openContext(logger: Logger): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    const context: RequestContext = {
      request,
      response,
      requestId: randomUUID(),
      locale: negotiateLocale(request.headers['accept-language']),
    };
    response.locals.context = context;
    const startedMs = performance.now();
    const writeLine = () => {
      const { requestId, route, token, actingAccountId } = context;
      logger.info(
        {
          request_id: requestId,
          method: request.method,
          route: route ?? null,
          status: response.writableFinished ? response.statusCode : 499,
          duration_ms: Math.round((performance.now() - startedMs) * 10) / 10,
          account_id: token?.accountId.toString(),
          acting_account_id: actingAccountId?.toString(),
          client_id: token?.clientId,
        },
        'Request.',
      );
    };
    // Probes come all day long and tell nothing: no trace, no part in what requests take.
    if (request.path === probePath) {
      response.once('close', writeLine);
      return next();
    }
    traceRequest(
      request,
      response,
      () => context.route ?? request.route?.path,
      () => {
        response.once('close', inThisTrace(writeLine));
        next();
      },
    );
  };
}
