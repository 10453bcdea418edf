import { z } from 'zod';
import type { ReadRefusal } from '../http/http-client.ts';

/** The API's own errors (https://tripadvisor-content-api.readme.io/reference/getlocationdetails). */
const errorBody = z.object({ error: z.object({ type: z.string().optional().catch(undefined) }) });
/**
 * The gateway before the API words a refusal of the key so: "User is not authorized to access this resource with an
 * explicit deny". A key that was revoked and one that may not be used from our address look the same.
 */
const keyRefusedBody = z.union([z.object({ Message: z.string() }), z.object({ message: z.string() })]);

/** A 404 counts as "not found" only in Tripadvisor's own words, and a 403 as a refused key in its gateway's. */
export const readApiRefusal: ReadRefusal = (status, body) => {
  const error = errorBody.safeParse(body).data?.error;
  const reason = error?.type ?? null;
  if ((status === 401 || status === 403) && keyRefusedBody.safeParse(body).success)
    return { failure: 'unauthorized', reason };
  if (status === 404 && error !== undefined) return { failure: 'not_found', reason };
  return { failure: 'permanent', reason };
};

/** Logging in is a call with the key itself, so that its refusal is the owner's to mend. */
export const readLoginRefusal: ReadRefusal = (status, body) => {
  const refusal = readApiRefusal(status, body);
  return refusal.failure === 'unauthorized' ? { ...refusal, failure: 'grant_revoked' } : refusal;
};
