import { systemCaller } from '@review-reply/rpc';
import type { Logger } from '@review-reply/telemetry';
import type { ErrorRequestHandler, Express, Request, Response } from 'express';
import { contextOf } from '../http/request-context.ts';
import { clientAddress } from '../limits/client-address.ts';
import type { Limiter } from '../limits/limiter.ts';
import { refusalBy } from '../limits/refuse.ts';
import type { LimitRule } from '../limits/rule.ts';
import { callbackPath, returnFromGoogle } from './callback.ts';
import { getIcon, getLogo, getStyleSheet } from './files.ts';
import { decide, openLink } from './link-page.ts';
import { notice, noticeOfError } from './notices.ts';
import { choose, lookAtProgress, waitForProgress } from './progress-pages.ts';
import { endReports, openReportLink } from './report-page.ts';
import { sendReply } from './send-reply.ts';
import type { ConnectParts, PageHandler, Visit } from './visit.ts';

interface PageRoute {
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly handle: PageHandler;
  /** Asks a service, and so is counted. */
  readonly counted: boolean;
}

/** In this order: what is not named before may be a link's token. */
const pageRoutes: readonly PageRoute[] = [
  { method: 'get', path: '/connect/style.css', handle: getStyleSheet, counted: false },
  { method: 'get', path: '/connect/icon.svg', handle: getIcon, counted: false },
  { method: 'get', path: '/connect/logos/:logo', handle: getLogo, counted: false },
  { method: 'get', path: callbackPath, handle: returnFromGoogle, counted: true },
  { method: 'get', path: '/connect/enrollments/:enrollment_id', handle: lookAtProgress, counted: true },
  { method: 'post', path: '/connect/enrollments/:enrollment_id', handle: choose, counted: true },
  { method: 'get', path: '/connect/enrollments/:enrollment_id/progress', handle: waitForProgress, counted: true },
  { method: 'get', path: '/connect/reports/:token', handle: openReportLink, counted: true },
  { method: 'post', path: '/connect/reports/:token', handle: endReports, counted: true },
  { method: 'get', path: '/connect/:token', handle: openLink, counted: true },
  { method: 'post', path: '/connect/:token', handle: decide, counted: true },
];

export interface ConnectRoutes extends ConnectParts {
  readonly limiter: Limiter;
  /** Pages of one address. */
  readonly rule: LimitRule;
  readonly logger: Logger;
}

/**
 * The pages on which a partner's client joins and whoever is sent reports ends them; whatever goes wrong below /connect
 * is told by a page too.
 */
export function addConnectRoutes(app: Express, { limiter, rule, logger, ...parts }: ConnectRoutes): void {
  for (const { method, path, handle, counted } of pageRoutes)
    app[method](path, async (request: Request, response: Response) => {
      contextOf(response).route = path.replaceAll(/:(\w+)/g, '{$1}');
      if (counted) {
        const verdict = await limiter.take(`{${clientAddress(request)}}:connect`, rule);
        if (!verdict.allowed) throw refusalBy('connect_pages', verdict);
      }
      const visit = visitOf(request, response, parts);
      sendReply(response, contextOf(response).requestId, await handle(visit));
    });
  app.all(['/connect', '/connect/*rest'], (request: Request, response: Response) => {
    const { requestId } = contextOf(response);
    sendReply(response, requestId, notice(visitOf(request, response, parts), 'not_found'));
  });
  app.use('/connect', showErrors(parts, logger));
}

function visitOf(request: Request, response: Response, parts: ConnectParts): Visit {
  const { requestId, locale } = contextOf(response);
  return { parts, request, response, caller: systemCaller('gateway', requestId), locale };
}

/** The end of a request that failed: the page for it, and a line in the log when it was not to be expected. */
function showErrors(parts: ConnectParts, logger: Logger): ErrorRequestHandler {
  return (thrown: unknown, request: Request, response: Response, _next) => {
    const { requestId } = contextOf(response);
    const visit = visitOf(request, response, parts);
    // A broken percent sign in the path: no link of ours.
    const known = thrown instanceof URIError ? notice(visit, 'unknown_link') : noticeOfError(visit, thrown);
    if (known === undefined) logger.error({ err: thrown, request_id: requestId }, 'A page failed.');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    // What was not read of a form can't be told from a next request.
    if (!request.complete) response.setHeader('Connection', 'close');
    sendReply(response, requestId, known ?? notice(visit, 'failed', { requestId }));
  };
}
