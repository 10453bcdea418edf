import { createHash, randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';

const cookieName = 'connect_browser';
const valueBytes = 32;
const valuePattern = /^[A-Za-z0-9_-]{43}$/;
/** A day longer than a link, so that no link outlives it; a closed browser keeps it. */
const cookieLifeMs = 8 * 24 * 3_600_000;

/**
 * What services know a browser by: the SHA-256 of a random value that only its cookie holds. Undefined when the request
 * brought none.
 */
export function browserHash(request: Request): Buffer | undefined {
  const value = cookieValue(request);
  return value === undefined ? undefined : hashOf(value);
}

/**
 * Lets the browser be known again, by the value that it has or by a new one. Lax, since the way back from Google comes
 * from another site; such a cookie comes with no form that another site sends.
 */
export function keepBrowser(request: Request, response: Response, secure: boolean): Buffer {
  const value = cookieValue(request) ?? randomBytes(valueBytes).toString('base64url');
  const scope = { httpOnly: true, sameSite: 'lax', secure, path: '/connect' } as const;
  response.cookie(cookieName, value, { ...scope, maxAge: cookieLifeMs });
  return hashOf(value);
}

function cookieValue({ headers: { cookie = '' } }: Request): string | undefined {
  for (const pair of cookie.split(';')) {
    const [name = '', value = ''] = pair.trim().split('=', 2);
    if (name === cookieName && valuePattern.test(value)) return value;
  }
  return undefined;
}

const hashOf = (value: string) => createHash('sha256').update(Buffer.from(value, 'base64url')).digest();
