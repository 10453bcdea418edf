import { defineErrors } from '@review-reply/errors';

/** Every refusal of this service. Codes below the public ones reach operators only. */
export const errors = defineErrors({
  accountNotFound: { kind: 'not_found', code: 'account_not_found' },
  apiKeyNotFound: { kind: 'not_found', code: 'not_found' },
  invalidClient: { kind: 'unauthenticated', code: 'invalid_client' },
  invalidScope: { kind: 'invalid', code: 'invalid_scope' },
  /** details: version (to accept), empty when none are in force */
  termsNotAccepted: { kind: 'conflict', code: 'terms_not_accepted' },
  /** details: fields */
  invalid: { kind: 'unprocessable', code: 'validation_failed' },
});
