import { randomUUID } from 'node:crypto';
import {
  renderCreatedWebhook,
  renderDeletedWebhook,
  renderDelivery,
  renderWebhook,
  required,
} from '@review-reply/api-schemas';
import type { Delivery } from '@review-reply/proto/webhooks/v1/webhooks';
import { optional } from '@review-reply/rpc';
import { fingerprintOf } from '../fingerprint.ts';
import type { Answer, Handler } from '../http/answer.ts';
import { callOf, type OperationContext } from '../http/operation-context.ts';
import type { Clients } from './clients.ts';
import { inputOf, replayedHeader } from './input.ts';

/** A creation, and a change of the URL, looks the host up before it answers. */
const lookUpTimeoutMs = 10_000;

export function listWebhooks({ webhooks }: Clients): Handler {
  return async (context) => {
    const { endpoints } = await webhooks.listEndpoints({}, callOf(context));
    return { status: 200, body: { data: endpoints.map(renderWebhook) } };
  };
}

export function createWebhook({ webhooks }: Clients): Handler {
  return async (context) => {
    const input = inputOf('createWebhook', context);
    const { endpoint, replayed } = await webhooks.createEndpoint(
      { url: input.body.url, events: [...input.body.events], ...idempotencyOf(input) },
      { ...callOf(context), timeoutMs: lookUpTimeoutMs },
    );
    return {
      status: 201,
      body: { data: renderCreatedWebhook(required(endpoint, 'the endpoint')) },
      headers: replayedHeader(replayed),
    };
  };
}

export function getWebhook({ webhooks }: Clients): Handler {
  return async (context) => {
    const { path } = inputOf('getWebhook', context);
    const endpoint = await webhooks.getEndpoint({ webhookId: path.webhook_id }, callOf(context));
    return { status: 200, body: { data: renderWebhook(endpoint) } };
  };
}

export function updateWebhook({ webhooks }: Clients): Handler {
  return async (context) => {
    const { path, body } = inputOf('updateWebhook', context);
    const endpoint = await webhooks.updateEndpoint(
      {
        webhookId: path.webhook_id,
        events: [...(body.events ?? [])],
        ...optional('url', body.url),
        ...optional('status', body.status),
      },
      { ...callOf(context), timeoutMs: lookUpTimeoutMs },
    );
    return { status: 200, body: { data: renderWebhook(endpoint) } };
  };
}

export function rotateWebhookSecret({ webhooks }: Clients): Handler {
  return async (context) => {
    const input = inputOf('rotateWebhookSecret', context);
    const request = { webhookId: input.path.webhook_id, ...idempotencyOf(input) };
    const { endpoint, replayed } = await webhooks.rotateSecret(request, callOf(context));
    return {
      status: 200,
      body: { data: renderCreatedWebhook(required(endpoint, 'the endpoint')) },
      headers: replayedHeader(replayed),
    };
  };
}

export function testWebhook({ webhooks }: Clients): Handler {
  return async (context) => {
    const input = inputOf('testWebhook', context);
    const request = { webhookId: input.path.webhook_id, ...idempotencyOf(input) };
    const { delivery, replayed } = await webhooks.sendTestEvent(request, callOf(context));
    return queued(delivery, replayed, context);
  };
}

export function resendWebhookDelivery({ webhooks }: Clients): Handler {
  return async (context) => {
    const input = inputOf('resendWebhookDelivery', context);
    const { webhook_id: webhookId, delivery_id: deliveryId } = input.path;
    const request = { webhookId, deliveryId, ...idempotencyOf(input) };
    const { delivery, replayed } = await webhooks.resendDelivery(request, callOf(context));
    return queued(delivery, replayed, context);
  };
}

export function deleteWebhook({ webhooks }: Clients): Handler {
  return async (context) => {
    const { path } = inputOf('deleteWebhook', context);
    const { webhookId } = await webhooks.deleteEndpoint({ webhookId: path.webhook_id }, callOf(context));
    return { status: 200, body: { data: renderDeletedWebhook(webhookId) } };
  };
}

export function listWebhookDeliveries({ webhooks }: Clients): Handler {
  return async (context) => {
    const { path } = inputOf('listWebhookDeliveries', context);
    const { deliveries } = await webhooks.listDeliveries({ webhookId: path.webhook_id }, callOf(context));
    return {
      status: 200,
      body: { data: deliveries.map((one) => renderDelivery(one, context.locale)) },
    };
  };
}

function queued(delivery: Delivery | undefined, replayed: boolean, { locale }: OperationContext): Answer {
  const data = renderDelivery(required(delivery, 'the delivery'), locale);
  return { status: 202, body: { data }, headers: replayedHeader(replayed) };
}

/** The client's key, or one of our own, so that a call that breaks with its server can be repeated. */
function idempotencyOf(input: {
  readonly headers: { readonly 'idempotency-key'?: string | undefined };
  readonly path: unknown;
  readonly body: unknown;
}) {
  const key = input.headers['idempotency-key'] ?? randomUUID();
  return { idempotency: { key, fingerprint: fingerprintOf(input) } };
}
