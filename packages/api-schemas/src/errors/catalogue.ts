import * as z from 'zod';
import type { Message } from '../faults/codes.ts';
import { listingExample, listingSchema } from '../schemas/listing.ts';
import { sunsSchema } from '../values.ts';
import { type ErrorCode, errorStatuses } from './codes.ts';
import { errorMessages } from './messages.ts';

/** What a public error is: its status, when it happens, what its `details` hold, and its sentence in each language. */
export interface ErrorEntry {
  readonly status: number;
  readonly description: string;
  /** Known members of `details`. A client error may carry more, a server error carries `request_id` alone. */
  readonly details: z.ZodType;
  /** Checked against `details` by a test. */
  readonly detailsExample: Record<string, unknown>;
  readonly message: Message;
}

const seconds = z.int().min(0).optional();

const faultSchema = z.strictObject({
  path: z.string().meta({ description: 'Where the fault lies: `body.tone`, `body.events[2]`, `query.since`.' }),
  code: z.string().meta({ description: 'What is wrong; stable.' }),
  message: z.string(),
  params: z.looseObject({}).meta({ description: 'The values that the sentence names.' }),
});

const notConnectedReasons = ['not_connected', 'revoked', 'inactive'] as const;
const none = { details: z.looseObject({}), detailsExample: {} };
const serverError = {
  details: z.strictObject({ request_id: z.string() }),
  detailsExample: { request_id: '019a9f3c-5b00-7c4e-8d21-3f1b6a7c9e10' },
};
const retryLater = {
  details: z.looseObject({ retry_after_s: seconds }),
  detailsExample: { retry_after_s: 2 },
};

type Documented = Pick<ErrorEntry, 'description' | 'details' | 'detailsExample'>;

const documented: Record<ErrorCode, Documented> = {
  unsupported_grant_type: { ...none, description: 'Another grant than `client_credentials` was asked for.' },
  invalid_scope: { ...none, description: "A scope outside the key's scopes was asked for." },
  invalid_client: { ...none, description: 'The client credentials are missing, malformed or wrong.' },
  invalid_token: {
    description: 'The access token is missing, invalid or expired.',
    details: z.looseObject({ reason: z.string().optional() }),
    detailsExample: { reason: 'expired' },
  },
  insufficient_suns: {
    description: 'The action needs more Suns than are available.',
    details: z.looseObject({ required_suns: sunsSchema.optional(), available_suns: sunsSchema.optional() }),
    detailsExample: { required_suns: 1, available_suns: 0.5 },
  },
  insufficient_scope: {
    description: 'The token lacks the scope of the endpoint.',
    details: z.looseObject({ required_scope: z.string().optional() }),
    detailsExample: { required_scope: 'reviews:write' },
  },
  not_found: { ...none, description: 'The resource does not exist, or belongs to another account.' },
  account_not_found: {
    ...none,
    description: '`Service-Account` names an account that is not attached to the partner.',
  },
  terms_not_accepted: {
    description: 'The account holder has not accepted the terms in force.',
    details: z.looseObject({ version: z.string().optional() }),
    detailsExample: { version: '2026-01' },
  },
  already_published: { ...none, description: 'The review has a published reply already.' },
  validation_failed: {
    description: 'The request is invalid; every fault is named.',
    details: z.looseObject({ fields: z.array(faultSchema) }),
    detailsExample: {
      fields: [
        {
          path: 'body.tone',
          code: 'out_of_range',
          message: 'This value is out of range; at most 9.',
          params: { maximum: 9 },
        },
      ],
    },
  },
  platform_not_publishable: {
    description:
      'The reply cannot be published; `details.reason`: `not_supported` (the platform takes none from us), `place_inactive`, `not_connected` (the place is not connected to the platform, or its access was revoked) or `review_removed`. More may be added: accept unknown ones.',
    details: z.looseObject({ source: z.string().optional(), reason: z.string().optional() }),
    detailsExample: { source: 'trustpilot', reason: 'not_supported' },
  },
  rate_limited: {
    description: 'The rate limit is exceeded; `Retry-After` says when one call passes again.',
    ...retryLater,
  },
  invalid_request: { ...none, description: 'The request lacks a parameter, repeats one, or is no form.' },
  malformed_json: { ...none, description: 'The body is not JSON.' },
  malformed_request: { ...none, description: 'What was sent cannot be read as HTTP; the connection is closed.' },
  request_timeout: { ...none, description: 'The request did not arrive in time; the connection is closed.' },
  headers_too_large: { ...none, description: 'The headers are too long or too many; the connection is closed.' },
  spending_cap_reached: { ...none, description: "The partner's monthly spending cap is reached." },
  plan_required: { ...none, description: 'The place needs a plan for this.' },
  method_not_allowed: {
    description: 'The path exists, but not with this method; see `Allow`.',
    details: z.looseObject({ allowed: z.array(z.string()).optional() }),
    detailsExample: { allowed: ['GET', 'POST'] },
  },
  place_not_connected: {
    description: 'The place is not connected to the platform, its access was revoked, or it is inactive.',
    details: z.looseObject({ platform: z.string().nullable(), reason: z.enum(notConnectedReasons) }),
    detailsExample: { platform: 'google', reason: 'revoked' },
  },
  listing_changed: {
    description: 'Somebody else changed the section at the same time; `details.listing` is the listing as it is now.',
    details: z.looseObject({ listing: listingSchema }),
    detailsExample: { listing: listingExample },
  },
  publication_in_progress: { ...none, description: 'A reply to this review is being published.' },
  account_suspended: { ...none, description: 'The account is suspended: it can be read, not changed.' },
  enrollment_not_cancelable: { ...none, description: 'The link was used; the enrolment can no longer be canceled.' },
  idempotency_in_progress: {
    description: 'The first request with this Idempotency-Key still runs; try again after `Retry-After`.',
    ...retryLater,
  },
  payload_too_large: {
    description: 'The body is larger than accepted.',
    details: z.looseObject({ limit_bytes: z.int().optional() }),
    detailsExample: { limit_bytes: 262_144 },
  },
  not_acceptable: {
    description: '`Accept` names no type that the answer is available in.',
    details: z.looseObject({ available: z.array(z.string()).optional() }),
    detailsExample: { available: ['application/json', 'application/pdf'] },
  },
  unsupported_media_type: {
    description: 'The body is of a type that is not accepted here.',
    details: z.looseObject({ supported: z.array(z.string()).optional() }),
    detailsExample: { supported: ['application/json'] },
  },
  platform_refused: {
    description: 'The platform refused a reply or a change for good.',
    details: z.looseObject({ platform_code: z.string().optional() }),
    detailsExample: {},
  },
  idempotency_key_reused: { ...none, description: 'The Idempotency-Key was used with another request before.' },
  internal_error: { ...serverError, description: 'Something failed on our side.' },
  listing_unavailable: {
    description:
      'The platform does not give the listing at the moment. Of a change, `applied` says whether it was made.',
    details: z.strictObject({
      request_id: z.string(),
      failed: z.array(z.string()).optional().meta({ description: 'The parts that failed.' }),
      applied: z.enum(['yes', 'no', 'unknown']).optional(),
    }),
    detailsExample: { ...serverError.detailsExample, failed: ['attributes'] },
  },
  generation_unavailable: { ...serverError, description: 'No suggestion could be made; nothing was charged.' },
  service_unavailable: { ...serverError, description: 'A part of the service is not available at the moment.' },
};

/** Every public error code with its meaning. */
export const errorCatalogue = Object.fromEntries(
  Object.entries(errorStatuses).map(([code, status]) => [
    code,
    { status, ...documented[code as ErrorCode], message: errorMessages[code as ErrorCode] },
  ]),
) as Record<ErrorCode, ErrorEntry>;
