import type { ServerResponse } from 'node:http';

/** A year; browsers go on by https alone for so long after they last saw it. */
const httpsForS = 31_536_000;

/**
 * What every answer carries, whoever makes it: nothing here is a page unless its handler says so, and may be framed,
 * guessed at or embedded by others. Browsers ignore HSTS over http, and a name that has only http must not promise it.
 */
export function securityHeaders(publicUrl: string): ReadonlyMap<string, string> {
  return new Map([
    ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'no-referrer'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ...(publicUrl.startsWith('https:')
      ? [['Strict-Transport-Security', `max-age=${httpsForS}`] as [string, string]]
      : []),
  ]);
}

export function addSecurityHeaders(response: ServerResponse, headers: ReadonlyMap<string, string>): void {
  for (const [name, value] of headers) response.setHeader(name, value);
}
