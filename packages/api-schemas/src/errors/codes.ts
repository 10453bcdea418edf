import type { PublicCode } from '@review-reply/errors';

/** Public error codes with their HTTP status. Codes of the specification first, then the others by status. */
export const errorStatuses = {
  unsupported_grant_type: 400,
  invalid_scope: 400,
  invalid_client: 401,
  invalid_token: 401,
  insufficient_suns: 402,
  insufficient_scope: 403,
  not_found: 404,
  account_not_found: 404,
  terms_not_accepted: 409,
  already_published: 409,
  validation_failed: 422,
  platform_not_publishable: 422,
  rate_limited: 429,
  invalid_request: 400,
  malformed_json: 400,
  malformed_request: 400,
  spending_cap_reached: 402,
  plan_required: 402,
  method_not_allowed: 405,
  not_acceptable: 406,
  request_timeout: 408,
  publication_in_progress: 409,
  place_not_connected: 409,
  listing_changed: 409,
  account_suspended: 409,
  enrollment_not_cancelable: 409,
  idempotency_in_progress: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  platform_refused: 422,
  idempotency_key_reused: 422,
  headers_too_large: 431,
  internal_error: 500,
  listing_unavailable: 502,
  generation_unavailable: 503,
  service_unavailable: 503,
} as const satisfies Record<PublicCode, number>;

export type ErrorCode = keyof typeof errorStatuses;

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorStatuses, code);
}
