import { z } from 'zod';
import type { ReadRefusal } from '../http/http-client.ts';

/** https://developer.apple.com/documentation/appstoreconnectapi/errorresponse */
const errorBody = z.object({
  errors: z.array(z.object({ code: z.string().optional().catch(undefined) })).min(1),
});

/** A 404 counts as "not found" only in Apple's own words: a proxy's must not look like a review that was deleted. */
export const readApiRefusal: ReadRefusal = (status, body) => {
  const errors = errorBody.safeParse(body).data?.errors;
  const reason = errors?.find(({ code }) => code !== undefined)?.code ?? null;
  if (status === 401) return { failure: 'unauthorized', reason };
  if (status === 404 && errors !== undefined) return { failure: 'not_found', reason };
  return { failure: 'permanent', reason };
};

/** Logging in is a call with the key itself, so that a 401 in Apple's words is the owner's to mend. */
export const readLoginRefusal: ReadRefusal = (status, body) => {
  const refusal = readApiRefusal(status, body);
  if (status !== 401) return refusal;
  return { ...refusal, failure: errorBody.safeParse(body).success ? 'grant_revoked' : 'permanent' };
};
