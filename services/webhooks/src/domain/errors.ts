import { defineErrors } from '@review-reply/errors';

/** Every refusal of this service. */
export const errors = defineErrors({
  /** Name servers are away: nothing can be said about a host. */
  namesUnavailable: { kind: 'unavailable', code: 'service_unavailable' },
  endpointNotFound: { kind: 'not_found', code: 'not_found' },
  /** details: fields */
  invalid: { kind: 'unprocessable', code: 'validation_failed' },
});
