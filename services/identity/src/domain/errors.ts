import { defineErrors } from '@review-reply/errors';

/** Every refusal of this service. Codes that are not public stay between services and with operators. */
export const errors = defineErrors({
  accountNotFound: { kind: 'not_found', code: 'account_not_found' },
  /** A client stays with the partner that it was made for. details: partner_account_id */
  accountOfAnotherPartner: { kind: 'conflict', code: 'account_of_another_partner' },
  /** What is somebody else's is not told from what does not exist. */
  clientNotFound: { kind: 'not_found', code: 'not_found' },
  erasureNotFound: { kind: 'not_found', code: 'not_found' },
  apiKeyNotFound: { kind: 'not_found', code: 'not_found' },
  secretNotFound: { kind: 'not_found', code: 'not_found' },
  apiKeyRevoked: { kind: 'conflict', code: 'api_key_revoked' },
  /** details: maximum */
  tooManySecrets: { kind: 'conflict', code: 'too_many_secrets' },
  lastSecret: { kind: 'conflict', code: 'last_secret' },
  invalidClient: { kind: 'unauthenticated', code: 'invalid_client' },
  invalidScope: { kind: 'invalid', code: 'invalid_scope' },
  /** details: reason */
  invalidRequest: { kind: 'invalid', code: 'invalid_request' },
  /** details: retry_after_s */
  tooManyRevocations: { kind: 'rate_limited', code: 'rate_limited' },
  /** details: version (to accept), empty when none are in force */
  termsNotAccepted: { kind: 'conflict', code: 'terms_not_accepted' },
  enrollmentNotFound: { kind: 'not_found', code: 'not_found' },
  /** details: status */
  enrollmentNotCancelable: { kind: 'conflict', code: 'enrollment_not_cancelable' },
  /** Only partners enrol clients; no other account's keys can have the scope. */
  notAPartner: { kind: 'forbidden', code: 'insufficient_scope' },
  /** details: fields */
  invalid: { kind: 'unprocessable', code: 'validation_failed' },
});
