import { defineErrors, type ErrorDefinition, type PublicCode } from '@review-reply/errors';

/** What the edge itself refuses; the statuses and sentences are the error catalogue's. */
export const errors = defineErrors({
  /** details: reason (missing, malformed, expired, invalid, revoked) */
  invalidToken: { kind: 'unauthenticated', code: 'invalid_token' },
  invalidClient: { kind: 'unauthenticated', code: 'invalid_client' },
  invalidRequest: { kind: 'invalid', code: 'invalid_request' },
  unsupportedGrantType: { kind: 'invalid', code: 'unsupported_grant_type' },
  invalidScope: { kind: 'invalid', code: 'invalid_scope' },
  /** details: required_scope */
  insufficientScope: { kind: 'forbidden', code: 'insufficient_scope' },
  accountNotFound: { kind: 'not_found', code: 'account_not_found' },
  accountSuspended: { kind: 'conflict', code: 'account_suspended' },
  /** details: version */
  termsNotAccepted: { kind: 'conflict', code: 'terms_not_accepted' },
  malformedJson: { kind: 'invalid', code: 'malformed_json' },
  /** details: limit_bytes */
  payloadTooLarge: { kind: 'invalid', code: 'payload_too_large' },
  /** details: available */
  notAcceptable: { kind: 'invalid', code: 'not_acceptable' },
  /** details: supported */
  unsupportedMediaType: { kind: 'invalid', code: 'unsupported_media_type' },
  /** details: fields */
  validationFailed: { kind: 'unprocessable', code: 'validation_failed' },
  notFound: { kind: 'not_found', code: 'not_found' },
  /** details: allowed */
  methodNotAllowed: { kind: 'invalid', code: 'method_not_allowed' },
  /** details: listing */
  listingChanged: { kind: 'conflict', code: 'listing_changed' },
  /** details: retry_after_s */
  rateLimited: { kind: 'rate_limited', code: 'rate_limited' },
  /** details: retry_after_s, where it is known */
  serviceUnavailable: { kind: 'unavailable', code: 'service_unavailable' },
} satisfies Record<string, ErrorDefinition & { readonly code: PublicCode }>);
