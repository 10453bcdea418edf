import { idempotencyAcceptedSchema } from '../requests/headers.ts';
import { createWebhookBodySchema } from '../requests/webhooks.ts';
import {
  createdWebhookBodySchema,
  deletedWebhookBodySchema,
  deliveriesBodySchema,
  webhooksBodySchema,
} from '../schemas/bodies.ts';
import { bearerRead, bearerWrite, webhookPathSchema } from './defaults.ts';
import { deliveryExample, webhookExample } from './examples.ts';
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
      example: { data: { ...webhookExample, secret: `whsec_${'0123456789abcdefghijklmnopqrstuvwxyzABCDEFG'}` } },
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
  scope: 'webhooks:manage',
  request: { ...bearerRead.request, path: webhookPathSchema },
  successes: {
    200: { description: 'The deliveries.', schema: deliveriesBodySchema, example: { data: [deliveryExample] } },
  },
  errors: ['not_found'],
} as const satisfies Operation;
