import { createHash, randomBytes } from 'node:crypto';
import type { Visit } from './visit.ts';

const plainName = 'connect_browser';
/** Of the cookie with what the browser was known by when it signed in for other enrolments. */
const plainEarlierName = `${plainName}_earlier`;
/** As many enrolments, beside the last, can a browser be in the middle of. */
const earlierMax = 3;
const valueBytes = 32;
const valuePattern = /^[A-Za-z0-9_-]{43}$/;
/** A day longer than a link, so that no link outlives it; a closed browser keeps it. */
const cookieLifeMs = 8 * 24 * 3_600_000;

/**
 * What services know a browser by: SHA-256 of random values that only its cookies hold, the newest first. Each sign-in
 * has its own. Empty when the request brought none.
 */
export function browserHashes(visit: Visit): Buffer[] {
  const newest = newestValue(visit);
  return newest === undefined ? [] : [newest, ...earlierValues(visit)].map(hashOf);
}

/**
 * Lets the browser be known again, by the value that it has or by a new one. Lax, since the way back from Google comes
 * from another site; such a cookie comes with no form that another site sends.
 */
export function keepBrowser(visit: Visit): void {
  setCookie(visit, plainName, newestValue(visit) ?? newValue());
}

/**
 * Lets the browser be known by a new value, before it signs in: what anybody planted or read until then is worth
 * nothing for what the sign-in opens. What it had is kept for what earlier sign-ins opened.
 */
export function renewBrowser(visit: Visit): Buffer {
  const value = newValue();
  const earlier = [newestValue(visit) ?? [], earlierValues(visit)].flat().slice(0, earlierMax);
  setCookie(visit, plainName, value);
  if (earlier.length > 0) setCookie(visit, plainEarlierName, earlier.join(separator));
  return hashOf(value);
}

const separator = '.';
const newValue = () => randomBytes(valueBytes).toString('base64url');

function setCookie(visit: Visit, name: string, value: string): void {
  const scope = { httpOnly: true, sameSite: 'lax', secure: isReachedByHttps(visit), path: '/' } as const;
  visit.response.cookie(nameFor(visit, name), value, { ...scope, maxAge: cookieLifeMs });
}

const isReachedByHttps = ({ parts }: Visit) => new URL(parts.publicUrl).protocol === 'https:';

/**
 * By the prefix a browser takes it from this very host alone: no neighbour's page can plant one (RFC 6265bis, 4.1.3.2).
 */
const nameFor = (visit: Visit, name: string) => (isReachedByHttps(visit) ? `__Host-${name}` : name);

const newestValue = (visit: Visit) => cookieValues(visit, plainName)[0];
const earlierValues = (visit: Visit) => cookieValues(visit, plainEarlierName).slice(0, earlierMax);

function cookieValues(visit: Visit, name: string): string[] {
  const { cookie = '' } = visit.request.headers;
  const wanted = `${nameFor(visit, name)}=`;
  const pairs = cookie.split(';').map((pair) => pair.trim());
  const values = pairs.flatMap((pair) => (pair.startsWith(wanted) ? pair.slice(wanted.length).split(separator) : []));
  return values.filter((value) => valuePattern.test(value));
}

const hashOf = (value: string) => createHash('sha256').update(Buffer.from(value, 'base64url')).digest();
