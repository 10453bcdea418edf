import type { JsonSchema } from '../json-schema.ts';
import {
  completedEnrollmentExample,
  enrollmentExample,
  eventIdExample,
  invoiceExample,
  publishedExample,
  reviewExample,
  suggestionExample,
} from '../operations/examples.ts';
import { eventDescriptions, eventSchemas } from '../schemas/event.ts';
import type { EventType } from '../schemas/webhook.ts';
import { schemaOf } from './schemas.ts';

const { suggestion_id, text } = suggestionExample;
const failed = {
  ...publishedExample,
  status: 'failed',
  platform_state: 'REJECTED',
  published_at: null,
  failure: { code: 'rejected', message: 'The platform rejected the reply.' },
};

/** `data` of an example of each event; checked against the schemas by a test. */
const dataExamples: Record<EventType, unknown> = {
  'review.created': { review: reviewExample },
  'review.suggestion_ready': { review: reviewExample, suggestion: { suggestion_id, text } },
  'reply.published': { review: reviewExample, publication: publishedExample },
  'reply.failed': { review: reviewExample, publication: failed },
  'review.removed': { review: reviewExample },
  'listing.alert': {
    place_id: reviewExample.place_id,
    kind: 'autopilot_without_suns',
    message: 'Autopilot writes no replies for this place: there are not enough Suns.',
    details: {},
  },
  'account.access_revoked': { place_ids: [reviewExample.place_id], platform: 'google' },
  'enrollment.completed': { enrollment: completedEnrollmentExample },
  'enrollment.failed': {
    enrollment: {
      ...enrollmentExample,
      failure: { code: 'consent_refused', message: 'The client did not consent.' },
    },
  },
  'billing.limit_reached': {
    month: '2026-11',
    spending_cap: { eur_excl_vat: '500.00', used_eur_excl_vat: '500.00', reached: true },
  },
  'billing.invoice_created': { invoice: invoiceExample },
};

function header(name: string, description: string, example: string): JsonSchema {
  return { name, in: 'header', required: true, description, schema: { type: 'string' }, example };
}

/** Every event, as the document's `webhooks`. */
export function webhooksObject(): JsonSchema {
  const types = Object.keys(eventSchemas) as EventType[];
  return Object.fromEntries(types.map((type) => [type, { post: eventObject(type) }]));
}

function eventObject(type: EventType): JsonSchema {
  const example = {
    id: eventIdExample,
    type,
    created_at: '2026-11-20T09:30:00.000Z',
    account_id: 1,
    data: dataExamples[type],
  };
  return {
    operationId: `on_${type.replaceAll('.', '_')}`,
    tags: ['Events'],
    summary: eventDescriptions[type],
    security: [],
    parameters: [
      header('Service-Event', 'The event type.', type),
      header('Service-Delivery', 'The event id, the same for every attempt.', eventIdExample),
      header('Service-Signature', '`t=<unix time>,v1=<hex HMAC-SHA256>`.', `t=1795253400,v1=${'0'.repeat(64)}`),
    ],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemaOf(eventSchemas[type], 'output'), example } },
    },
    responses: { '2XX': { description: 'Received. Anything else is a failure and is tried again.' } },
  };
}
