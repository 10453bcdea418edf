import { z } from 'zod';
import type { ReadRefusal } from '../http/http-client.ts';

/** Trustpilot words its errors in JSON; their form is not documented, so that nothing more is asked of them. */
const errorBody = z.record(z.string(), z.unknown());
/** The token host's error body (RFC 6749, section 5.2). */
const tokenErrorBody = z.object({ error: z.string() });

const isWorded = (body: unknown) => errorBody.safeParse(body).success;

/** A 404 counts as "not found" only in JSON: a proxy's page must not look like a review that was deleted. */
export const readApiRefusal: ReadRefusal = (status, body) => {
  if (status === 401) return { failure: 'unauthorized', reason: null };
  if (status === 404 && isWorded(body)) return { failure: 'not_found', reason: null };
  return { failure: 'permanent', reason: null };
};

/**
 * The application is the owner's, so that a 401 is theirs to mend. It has to be worded: a proxy's page ends no login.
 */
export const readTokenRefusal: ReadRefusal = (status, body) => ({
  failure: status === 401 && isWorded(body) ? 'grant_revoked' : 'permanent',
  reason: tokenErrorBody.safeParse(body).data?.error ?? null,
});
