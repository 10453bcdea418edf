import { z } from 'zod';
import type { ReadRefusal } from '../http/http-client.ts';
import type { RefusedValue } from '../platform-error.ts';

/** Google's error body (https://google.aip.dev/193), with the older `errors` list that some APIs still send. */
const errorBody = z.object({
  error: z.object({
    status: z.string().optional().catch(undefined),
    details: z
      .array(
        z.object({
          reason: z.string().optional().catch(undefined),
          metadata: z.object({ field: z.string().optional() }).optional().catch(undefined),
          fieldViolations: z
            .array(z.object({ field: z.string() }))
            .optional()
            .catch(undefined),
          errorDetails: z
            .array(z.object({ field: z.string() }))
            .optional()
            .catch(undefined),
        }),
      )
      .catch([]),
    errors: z.array(z.object({ reason: z.string().optional().catch(undefined) })).catch([]),
  }),
});
/** The token host's error body (RFC 6749, section 5.2). */
const tokenErrorBody = z.object({ error: z.string() });

/**
 * Refusals of the Business Profile APIs. A 404 counts as "not found" only in Google's own words: one from a proxy or a
 * wrong base URL must not look like a review that was deleted.
 */
export const readApiRefusal: ReadRefusal = (status, body) => {
  const error = errorBody.safeParse(body).data?.error;
  const details = [...(error?.details ?? []), ...(error?.errors ?? [])];
  const reason = details.find((detail) => detail.reason !== undefined)?.reason ?? error?.status ?? null;
  if (status === 401) return { failure: 'unauthorized', reason };
  if (status === 404 && error?.status === 'NOT_FOUND') return { failure: 'not_found', reason };
  return { failure: 'permanent', reason, refused: (error?.details ?? []).flatMap(refusedOf) };
};

/** What may stand in an answer of ours as a platform's word or path. */
const toldPattern = /^[\w.[\]/-]{1,200}$/;
const told = (text: string | undefined) => (text !== undefined && toldPattern.test(text) ? text : null);

type Detail = z.output<typeof errorBody>['error']['details'][number];

/** The three ways in which Google's APIs name a value; the value itself is dropped. */
function refusedOf({ reason, metadata, fieldViolations = [], errorDetails = [] }: Detail): RefusedValue[] {
  const named = told(reason);
  if (named !== null) return [{ reason: named, field: told(metadata?.field) }];
  return [...fieldViolations, ...errorDetails].map(({ field }) => ({ reason: 'INVALID_VALUE', field: told(field) }));
}

/** Refusals of the token host: `invalid_grant` is the only one that the owner has to mend. */
export const readTokenRefusal: ReadRefusal = (_status, body) => {
  const reason = tokenErrorBody.safeParse(body).data?.error ?? null;
  return { failure: reason === 'invalid_grant' ? 'grant_revoked' : 'permanent', reason };
};
