import { apiBasePath } from '@review-reply/api-schemas';
import type { NextFunction, Request, RequestHandler, Response } from 'express';

/** What callers may send beyond what browsers always let them. */
const allowedHeaders = 'Authorization, Content-Type, Accept-Language, Idempotency-Key, If-None-Match, Service-Account';
/** What scripts may read beyond what browsers always let them. */
const exposedHeaders = [
  'Request-Id',
  'Retry-After',
  'Idempotent-Replayed',
  'WWW-Authenticate',
  'Allow',
  'ETag',
  'RateLimit',
  'RateLimit-Policy',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
].join(', ');
/** How long a browser may remember what it was allowed; it caps this itself. */
const rememberedForS = 600;

const isOfApi = (path: string) => path.startsWith(`${apiBasePath}/`) || path.startsWith('/.well-known/');

/**
 * Lets scripts of the configured origins call the API (Fetch standard, CORS); without any, no answer says a word of it
 * and browsers keep everybody out. Never with cookies: the API knows none. What a preflight may do with the path is
 * said by the answer to OPTIONS itself, whose `Allow` is repeated by `allowMethods`.
 */
export function allowOrigins(origins: readonly string[]): RequestHandler {
  const allowed = new Set(origins);
  return (request: Request, response: Response, next: NextFunction) => {
    if (allowed.size === 0 || !isOfApi(request.path)) return next();
    response.vary('Origin');
    const { origin } = request.headers;
    if (origin === undefined || !allowed.has(origin)) return next();
    response.setHeader('Access-Control-Allow-Origin', origin);
    response.setHeader('Access-Control-Expose-Headers', exposedHeaders);
    // Answers are for that origin, whatever else says that they are for this one alone.
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    next();
  };
}

/** Answers a preflight of an allowed origin with what the path can do. */
export function allowMethods(request: Request, response: Response, methods: readonly string[]): void {
  if (!response.hasHeader('Access-Control-Allow-Origin')) return;
  if (request.headers['access-control-request-method'] === undefined) return;
  response.setHeader('Access-Control-Allow-Methods', methods.join(', '));
  response.setHeader('Access-Control-Allow-Headers', allowedHeaders);
  response.setHeader('Access-Control-Max-Age', rememberedForS);
}
