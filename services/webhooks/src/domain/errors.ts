import { defineErrors } from '@review-reply/errors';

/** Every refusal of this service. */
export const errors = defineErrors({
  endpointNotFound: { kind: 'not_found', code: 'not_found' },
  /** details: fields */
  invalid: { kind: 'unprocessable', code: 'validation_failed' },
});
