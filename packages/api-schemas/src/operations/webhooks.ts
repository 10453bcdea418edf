import { idempotencyAcceptedSchema } from '../requests/headers.ts';
import { createWebhookBodySchema, updateWebhookBodySchema } from '../requests/webhooks.ts';
import {
  createdWebhookBodySchema,
  deletedWebhookBodySchema,
  deliveriesBodySchema,
  deliveryBodySchema,
  deliveryExample,
  queuedDeliveryExample,
  webhookBodySchema,
  webhookExample,
  webhooksBodySchema,
} from '../schemas/webhook.ts';
import { bearerRead, bearerWrite, deliveryPathSchema, webhookPathSchema } from './defaults.ts';
import type { Operation } from './operation.ts';

export const listWebhooks = {
  ...bearerRead,
  operationId: 'listWebhooks',
  path: '/webhooks',
  tag: 'Webhooks',
  summary: 'List webhook endpoints',
  description: 'Every endpoint of the account, without its secret.',
  scope: 'webhooks:manage',
  successes: {
    200: { description: 'The endpoints.', schema: webhooksBodySchema, example: { data: [webhookExample] } },
  },
  errors: [],
} as const satisfies Operation;

const secretExample = `whsec_${'0123456789abcdefghijklmnopqrstuvwxyzABCDEFG'}`;

export const createWebhook = {
  ...bearerWrite,
  operationId: 'createWebhook',
  path: '/webhooks',
  tag: 'Webhooks',
  summary: 'Create a webhook endpoint',
  description:
    'The signing secret is told in this answer and never again. An account may have 20 endpoints; the same URL may be used twice.',
  scope: 'webhooks:manage',
  idempotency: 'accepted',
  request: { ...bearerRead.request, headers: idempotencyAcceptedSchema, body: createWebhookBodySchema },
  requestExample: { url: 'https://hooks.example.com/reviews', events: ['review.created', 'reply.published'] },
  successes: {
    201: {
      description: 'The endpoint with its signing secret.',
      schema: createdWebhookBodySchema,
      example: { data: { ...webhookExample, secret: secretExample } },
    },
  },
  errors: [],
} as const satisfies Operation;

export const deleteWebhook = {
  ...bearerWrite,
  operationId: 'deleteWebhook',
  method: 'delete',
  path: '/webhooks/{webhook_id}',
  tag: 'Webhooks',
  summary: 'Delete a webhook endpoint',
  description: 'Its pending deliveries are canceled.',
  scope: 'webhooks:manage',
  bodyType: 'none',
  request: { ...bearerRead.request, path: webhookPathSchema },
  successes: {
    200: {
      description: 'It is deleted.',
      schema: deletedWebhookBodySchema,
      example: { data: { webhook_id: 31, deleted: true } },
    },
  },
  errors: ['not_found'],
} as const satisfies Operation;

export const listWebhookDeliveries = {
  ...bearerRead,
  operationId: 'listWebhookDeliveries',
  path: '/webhooks/{webhook_id}/deliveries',
  tag: 'Webhooks',
  summary: "List an endpoint's deliveries",
  description: 'The last 100, newest first.',
  localised: true,
  scope: 'webhooks:manage',
  request: { ...bearerRead.request, path: webhookPathSchema },
  successes: {
    200: { description: 'The deliveries.', schema: deliveriesBodySchema, example: { data: [deliveryExample] } },
  },
  errors: ['not_found'],
} as const satisfies Operation;

export const getWebhook = {
  ...bearerRead,
  operationId: 'getWebhook',
  path: '/webhooks/{webhook_id}',
  tag: 'Webhooks',
  summary: 'Read a webhook endpoint',
  description: 'Without its secret.',
  scope: 'webhooks:manage',
  request: { ...bearerRead.request, path: webhookPathSchema },
  successes: {
    200: { description: 'The endpoint.', schema: webhookBodySchema, example: { data: webhookExample } },
  },
  errors: ['not_found'],
} as const satisfies Operation;

export const updateWebhook = {
  ...bearerWrite,
  operationId: 'updateWebhook',
  method: 'patch',
  path: '/webhooks/{webhook_id}',
  tag: 'Webhooks',
  summary: 'Change a webhook endpoint',
  description:
    'Changes the fields that are given. What waits is sent to the new URL. Nothing is sent to a disabled endpoint: pending deliveries stay, events of the next 7 days are queued, and each is canceled when it is 7 days old. Enabling it sets its failures to 0 and sends what waited, at most 20 a second, the oldest first.',
  scope: 'webhooks:manage',
  request: { ...bearerRead.request, path: webhookPathSchema, body: updateWebhookBodySchema },
  requestExample: { status: 'enabled' },
  successes: {
    200: { description: 'The endpoint as it is now.', schema: webhookBodySchema, example: { data: webhookExample } },
  },
  errors: ['not_found'],
} as const satisfies Operation;

export const rotateWebhookSecret = {
  ...bearerWrite,
  operationId: 'rotateWebhookSecret',
  path: '/webhooks/{webhook_id}/rotate-secret',
  tag: 'Webhooks',
  summary: 'Rotate the signing secret',
  description:
    'The new secret is told in this answer and never again. For 24 hours both secrets sign: `Service-Signature` carries two `v1=`, of which one has to match. Rotating again ends the older of two at once.',
  scope: 'webhooks:manage',
  idempotency: 'accepted',
  bodyType: 'none',
  request: { ...bearerRead.request, headers: idempotencyAcceptedSchema, path: webhookPathSchema },
  successes: {
    200: {
      description: 'The endpoint with its new secret.',
      schema: createdWebhookBodySchema,
      example: { data: { ...webhookExample, secret: secretExample } },
    },
  },
  errors: ['not_found'],
} as const satisfies Operation;

export const testWebhook = {
  ...bearerWrite,
  operationId: 'testWebhook',
  path: '/webhooks/{webhook_id}/test',
  tag: 'Webhooks',
  summary: 'Send a test event',
  description: 'Queues an event of type `ping` with the data `{message}` to this endpoint, whatever it subscribed to.',
  localised: true,
  scope: 'webhooks:manage',
  idempotency: 'accepted',
  bodyType: 'none',
  request: { ...bearerRead.request, headers: idempotencyAcceptedSchema, path: webhookPathSchema },
  successes: {
    202: { description: 'The queued delivery.', schema: deliveryBodySchema, example: { data: queuedDeliveryExample } },
  },
  errors: ['not_found'],
} as const satisfies Operation;

export const resendWebhookDelivery = {
  ...bearerWrite,
  operationId: 'resendWebhookDelivery',
  path: '/webhooks/{webhook_id}/deliveries/{delivery_id}/resend',
  tag: 'Webhooks',
  summary: 'Send a delivery again',
  description:
    'Sends the event once more under the same id, whatever became of it, in place of the next attempt if one is due. When it fails, what is left of the schedule follows; nothing does after eight attempts. An attempt that is under way is left alone. To a disabled endpoint it is sent when that is enabled; one that is more than 7 days old is left as it is. What a client account did that has left its partner is not found.',
  localised: true,
  scope: 'webhooks:manage',
  idempotency: 'accepted',
  bodyType: 'none',
  request: { ...bearerRead.request, headers: idempotencyAcceptedSchema, path: deliveryPathSchema },
  successes: {
    202: {
      description: 'The queued delivery.',
      schema: deliveryBodySchema,
      example: { data: { ...queuedDeliveryExample, type: 'review.created' } },
    },
  },
  errors: ['not_found'],
} as const satisfies Operation;
