import { createHash, randomBytes } from 'node:crypto';
import type { Visit } from './visit.ts';

const plainName = 'connect_browser';
const valueBytes = 32;
const valuePattern = /^[A-Za-z0-9_-]{43}$/;
/** A day longer than a link, so that no link outlives it; a closed browser keeps it. */
const cookieLifeMs = 8 * 24 * 3_600_000;

/**
 * What services know a browser by: the SHA-256 of a random value that only its cookie holds. Undefined when the request
 * brought none.
 */
export function browserHash(visit: Visit): Buffer | undefined {
  const value = cookieValue(visit);
  return value === undefined ? undefined : hashOf(value);
}

/**
 * Lets the browser be known again, by the value that it has or by a new one. Lax, since the way back from Google comes
 * from another site; such a cookie comes with no form that another site sends.
 */
export function keepBrowser(visit: Visit): Buffer {
  return setCookie(visit, cookieValue(visit) ?? newValue());
}

/**
 * Lets the browser be known by a new value alone, before it signs in: what anybody planted or read until then is worth
 * nothing for what the sign-in opens.
 */
export function renewBrowser(visit: Visit): Buffer {
  return setCookie(visit, newValue());
}

const newValue = () => randomBytes(valueBytes).toString('base64url');

function setCookie(visit: Visit, value: string): Buffer {
  const scope = { httpOnly: true, sameSite: 'lax', secure: isReachedByHttps(visit), path: '/' } as const;
  visit.response.cookie(nameFor(visit), value, { ...scope, maxAge: cookieLifeMs });
  return hashOf(value);
}

const isReachedByHttps = ({ parts }: Visit) => new URL(parts.publicUrl).protocol === 'https:';

/**
 * By the prefix a browser takes it from this very host alone: no neighbour's page can plant one (RFC 6265bis, 4.1.3.2).
 */
const nameFor = (visit: Visit) => (isReachedByHttps(visit) ? `__Host-${plainName}` : plainName);

function cookieValue(visit: Visit): string | undefined {
  const { cookie = '' } = visit.request.headers;
  const wanted = nameFor(visit);
  for (const pair of cookie.split(';')) {
    const [name = '', value = ''] = pair.trim().split('=', 2);
    if (name === wanted && valuePattern.test(value)) return value;
  }
  return undefined;
}

const hashOf = (value: string) => createHash('sha256').update(Buffer.from(value, 'base64url')).digest();
