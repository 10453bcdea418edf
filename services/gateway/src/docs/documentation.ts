import type { Express, Request, Response } from 'express';
import { errors } from '../errors.ts';
import { answerOtherMethod, readMethods } from '../http/other-methods.ts';
import { contextOf } from '../http/request-context.ts';
import { type Asset, loadAssets } from './assets.ts';
import { docsPath } from './page.ts';

/** Swagger UI draws its icons from data URLs. Calls that are tried out go to this origin alone. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const cacheFor = 'public, max-age=300';

/** The documentation page, for browsers: everything it loads is served here, and nothing else can be loaded by it. */
export function addDocumentation(app: Express): void {
  // Read at the first visit, then kept: a gateway that nobody reads at pays nothing for it.
  let assets: ReturnType<typeof loadAssets> | undefined;
  const serve = async (request: Request, response: Response) => {
    const name = String(request.params.name ?? '');
    contextOf(response).route = name === '' ? docsPath : `${docsPath}/{file}`;
    assets ??= loadAssets();
    assets.catch(() => {
      assets = undefined;
    });
    const asset = (await assets).get(name);
    if (asset === undefined) throw errors.notFound();
    if (request.method === 'GET' || request.method === 'HEAD') send(request, response, asset);
    else answerOtherMethod(request, response, readMethods);
  };
  app.all(docsPath, serve);
  app.all(`${docsPath}/:name`, serve);
}

function send(request: Request, response: Response, { type, bytes, gzipped, etag }: Asset): void {
  response.setHeader('Request-Id', contextOf(response).requestId);
  response.setHeader('Content-Security-Policy', policy);
  response.setHeader('Cache-Control', cacheFor);
  response.setHeader('ETag', etag);
  response.vary('Accept-Encoding');
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  const small = gzipped !== undefined && request.acceptsEncodings('gzip') === 'gzip';
  if (small) response.setHeader('Content-Encoding', 'gzip');
  response.setHeader('Content-Type', type);
  response.end(small ? gzipped : bytes);
}
