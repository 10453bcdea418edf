import * as z from 'zod';
import { eventIdExample, eventIdSchema } from '../events/define-event.ts';
import { eventTypes } from '../events/events.ts';
import { component, dataComponent } from '../json-schema.ts';
import { countSchema, idSchema, timeSchema } from '../values.ts';

export const webhookStatuses = ['enabled', 'disabled'] as const;
export const webhookWarnings = ['failing', 'disabled_soon'] as const;
export const deliveryStatuses = ['pending', 'delivered', 'failed', 'canceled'] as const;

export const webhookSchema = component(
  'Webhook',
  z.strictObject({
    webhook_id: idSchema,
    url: z.string(),
    events: z.array(z.enum(eventTypes)),
    status: z.enum(webhookStatuses),
    disabled_reason: z
      .string()
      .nullable()
      .meta({
        description: '`consecutive_failures`, `gone` (it answered 410), `requested` (by you) or `operator`.',
        examples: ['consecutive_failures'],
      }),
    consecutive_failures: countSchema,
    warning: z
      .enum(webhookWarnings)
      .nullable()
      .meta({ description: '`failing` from 25 failures in a row, `disabled_soon` from 40; at 50 it is disabled.' }),
    created_at: timeSchema,
  }),
);

export const createdWebhookSchema = component(
  'CreatedWebhook',
  z.strictObject({
    ...webhookSchema.shape,
    secret: z
      .string()
      .regex(/^whsec_[A-Za-z0-9_-]{43}$/)
      .nullable()
      .meta({
        description:
          'The signing secret, told this once. Its UTF-8 bytes, prefix included, are the HMAC key. `null` only where a stored answer is given again more than 24 hours later, or after the secret was rotated or the endpoint deleted.',
      }),
  }),
);

export const deletedWebhookSchema = component(
  'DeletedWebhook',
  z.strictObject({ webhook_id: idSchema, deleted: z.literal(true) }),
);

const stepSchema = (description: string) => countSchema.nullable().meta({ description });

export const attemptSchema = component(
  'DeliveryAttempt',
  z.strictObject({
    attempted_at: timeSchema,
    response_status: z.int().min(100).max(999).nullable(),
    cause: z
      .string()
      .nullable()
      .meta({
        description: 'Why it failed, in plain words, in the language asked for; null for a success.',
        examples: ['The receiver did not answer within 10 seconds.'],
      }),
    address: z.string().nullable().meta({ description: 'The address that was dialled.' }),
    look_up_ms: stepSchema("How long the look-up of the host's name took; null when it was not needed."),
    connection_ms: stepSchema('How long the connection took; null when one that was open was used.'),
    tls_ms: stepSchema('How long the TLS handshake took.'),
    first_byte_ms: stepSchema("From the attempt's start to the answer's headers."),
    total_ms: countSchema.meta({ description: "From the attempt's start to its end." }),
  }),
);

export const deliverySchema = component(
  'Delivery',
  z.strictObject({
    delivery_id: idSchema,
    event_id: eventIdSchema,
    type: z.enum([...eventTypes, 'ping']),
    status: z.enum(deliveryStatuses),
    attempts: countSchema,
    response_status: z.int().min(100).max(999).nullable(),
    response_time_ms: countSchema.nullable(),
    error: z.string().nullable().meta({ description: 'Why the last attempt failed, when no answer says it.' }),
    response_excerpt: z.string().nullable().meta({ description: 'The first 1 KiB of the last answer.' }),
    last_attempt_at: timeSchema.nullable(),
    next_attempt_at: timeSchema.nullable(),
    created_at: timeSchema,
    timeline: z.array(attemptSchema).meta({ description: 'Its last ten attempts, oldest first.' }),
  }),
);

export const webhooksBodySchema = dataComponent('WebhooksResponse', z.array(webhookSchema));

export const createdWebhookBodySchema = dataComponent('CreatedWebhookResponse', createdWebhookSchema);

export const webhookBodySchema = dataComponent('WebhookResponse', webhookSchema);

export const deliveryBodySchema = dataComponent('DeliveryResponse', deliverySchema);

export const deletedWebhookBodySchema = dataComponent('DeletedWebhookResponse', deletedWebhookSchema);

/** Deliveries listed for an endpoint, newest first. */
export const deliveriesListedMax = 100;

export const deliveriesBodySchema = dataComponent(
  'DeliveriesResponse',
  z.array(deliverySchema).max(deliveriesListedMax),
);

export const webhookExample = {
  webhook_id: 31,
  url: 'https://hooks.example.com/reviews',
  events: ['review.created', 'reply.published'],
  status: 'enabled',
  disabled_reason: null,
  consecutive_failures: 0,
  warning: null,
  created_at: '2026-11-20T09:00:00.000Z',
};

export const deliveryExample = {
  delivery_id: 700,
  event_id: eventIdExample,
  type: 'review.created',
  status: 'delivered',
  attempts: 1,
  response_status: 204,
  response_time_ms: 84,
  error: null,
  response_excerpt: null,
  last_attempt_at: '2026-11-20T09:30:05.000Z',
  next_attempt_at: null,
  created_at: '2026-11-20T09:30:04.000Z',
  timeline: [
    {
      attempted_at: '2026-11-20T09:30:05.000Z',
      response_status: 204,
      cause: null,
      address: '203.0.112.7',
      look_up_ms: 6,
      connection_ms: 18,
      tls_ms: 21,
      first_byte_ms: 82,
      total_ms: 84,
    },
  ],
};

export const queuedDeliveryExample = {
  ...deliveryExample,
  type: 'ping',
  status: 'pending',
  attempts: 0,
  response_status: null,
  response_time_ms: null,
  last_attempt_at: null,
  next_attempt_at: '2026-11-20T09:30:04.000Z',
  timeline: [],
};
