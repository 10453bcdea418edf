import { defineErrors } from '@review-reply/errors';

/** Every refusal of this service. Codes that are not public stay between services and with operators. */
export const errors = defineErrors({
  placeNotFound: { kind: 'not_found', code: 'not_found' },
  /** Autopilot is for places with a plan. */
  planRequired: { kind: 'payment_required', code: 'plan_required' },
  /** details: reason, one of inactive, not_connected, not_verified, access_revoked */
  notPublishable: { kind: 'unprocessable', code: 'platform_not_publishable' },
  /** The platform is away, or refuses us for a reason that its owner can't mend. */
  platformUnavailable: { kind: 'unavailable', code: 'service_unavailable' },
  /**
   * A platform gives no access by a login whose grant stands: it is away, or refuses the owner or us for another
   * reason. details: retry_after_s, where the platform says
   */
  loginFailed: { kind: 'unavailable', code: 'login_failed' },
  /** The platform does not take the login that an operator wants to connect. details: reason */
  grantRefused: { kind: 'unprocessable', code: 'grant_refused' },
  /** Nothing was kept of a sign-in at Google, or its grant has ended: the person has to sign in again. */
  signInLost: { kind: 'conflict', code: 'sign_in_lost' },
  /** The account has left its partner: no place of it may become active until it is attached again. */
  accountDetached: { kind: 'conflict', code: 'account_detached' },
  /** details: platform, and reason, one of not_connected, revoked, inactive */
  placeNotConnected: { kind: 'conflict', code: 'place_not_connected' },
  /** details: failed (parts of the listing), applied (yes, no or unknown) of a change, retry_after_s */
  listingUnavailable: { kind: 'bad_gateway', code: 'listing_unavailable' },
  /** details: scope, retry_after_s */
  rateLimited: { kind: 'rate_limited', code: 'rate_limited' },
  /** details: platform_code */
  platformRefused: { kind: 'unprocessable', code: 'platform_refused' },
  /** details: fields */
  invalid: { kind: 'unprocessable', code: 'validation_failed' },
});
