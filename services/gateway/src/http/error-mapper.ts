import { isErrorCode, renderError } from '@review-reply/api-schemas';
import { AppError, toAppError } from '@review-reply/errors';
import type { Logger } from '@review-reply/telemetry';
import type { ErrorRequestHandler, NextFunction, Request, Response } from 'express';
import { errors } from '../errors.ts';
import { replayedHeader } from '../handlers/input.ts';
import { endAnswer } from './end-answer.ts';
import { contextOf } from './request-context.ts';

/**
 * The only place where errors become answers. What is none of ours, or has no public code, is logged and answered as
 * internal_error with the request's id to find it by.
 */
export function mapErrors(logger: Logger): ErrorRequestHandler {
  return (thrown: unknown, request: Request, response: Response, _next: NextFunction) => {
    const { requestId, locale } = contextOf(response);
    const error = isBadPath(thrown) ? errors.notFound() : toAppError(thrown);
    const rendered = renderError({ code: error.code, details: error.details, locale, requestId });
    // A read is given up when its client has gone; nobody waits for this answer.
    const givenUp = response.destroyed && error.kind === 'unavailable';
    if (rendered.status >= 500 && !givenUp) {
      const level = error.kind === 'unavailable' && isErrorCode(error.code) ? 'warn' : 'error';
      logger[level]({ err: error, request_id: requestId }, 'A request failed.');
    }
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const { vary = '', ...headers } = rendered.headers;
    const all = { ...headers, ...replayedHeader(error.replayed) };
    for (const [name, value] of Object.entries(all)) response.setHeader(name, value);
    response.vary(vary);
    // As OAuth wants it of its endpoints, for caches of long ago (RFC 6749, 5.1).
    if (contextOf(response).operation?.auth === 'client') response.setHeader('Pragma', 'no-cache');
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.status(rendered.status);
    endAnswer(request, response, JSON.stringify(rendered.body));
  };
}

/** Express can't decode a path with a broken percent sign; such a path names nothing. */
function isBadPath(thrown: unknown): boolean {
  return !(thrown instanceof AppError) && thrown instanceof URIError;
}
