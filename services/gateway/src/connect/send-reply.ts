import type { Response } from 'express';
import type { Reply } from './visit.ts';

/**
 * Nothing but our own style sheet and images, no script, no frame around us. Chromium holds `form-action` against every
 * redirect that follows a form; `self` is enough because no form of ours is answered with a redirect elsewhere: a page
 * that goes on by itself comes between (leave, in show-progress.ts).
 */
const pagePolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/** An SVG image that is opened by itself must not be able to do anything. */
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Beside what every answer of the gateway carries, such as that nobody is told where a visitor came from. */
const always: Readonly<Record<string, string>> = {
  'X-Robots-Tag': 'noindex, nofollow',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};

export function sendReply(response: Response, requestId: string, reply: Reply): void {
  setHeaders(response, { ...always, 'Request-Id': requestId });
  if ('seeOther' in reply) {
    setHeaders(response, { 'Cache-Control': 'no-store', Location: reply.seeOther });
    response.status(303).end();
  } else if ('page' in reply) {
    setHeaders(response, {
      'Cache-Control': 'no-store',
      'Content-Security-Policy': pagePolicy,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': reply.locale,
      Vary: 'Accept-Language, Cookie',
      ...reply.headers,
    });
    response.status(reply.status).end(reply.page);
  } else {
    setHeaders(response, { 'Content-Security-Policy': filePolicy, 'Content-Type': reply.type, ...reply.headers });
    response.status(reply.status).end(reply.bytes);
  }
}

function setHeaders(response: Response, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
