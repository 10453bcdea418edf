import {
  type DeliveryToRender,
  renderCreatedWebhook,
  renderDeletedWebhook,
  renderDelivery,
  renderWebhook,
  type WebhookToRender,
} from '@review-reply/api-schemas';
import type { Delivery, Endpoint } from '@review-reply/proto/webhooks/v1/webhooks';
import { fromTimestamp, optional } from '@review-reply/rpc';
import type { Handler } from '../answer.ts';
import { callerOf } from '../exchange.ts';
import { fingerprintOf } from '../fingerprint.ts';
import type { Clients } from './clients.ts';
import { inputOf, replayedHeader } from './input.ts';

/** The creation looks the host up before it answers. */
const createTimeoutMs = 10_000;

export function listWebhooks({ webhooks }: Clients): Handler {
  return async (exchange) => {
    const { endpoints } = await webhooks.listEndpoints({}, { caller: callerOf(exchange) });
    return { status: 200, body: { data: endpoints.map((endpoint) => renderWebhook(endpointToRender(endpoint))) } };
  };
}

export function createWebhook({ webhooks }: Clients): Handler {
  return async (exchange) => {
    const input = inputOf('createWebhook', exchange);
    const key = input.headers['idempotency-key'];
    const { endpoint, replayed } = await webhooks.createEndpoint(
      {
        url: input.body.url,
        events: [...input.body.events],
        ...optional('idempotency', key === undefined ? null : { key, fingerprint: fingerprintOf(input) }),
      },
      { caller: callerOf(exchange), timeoutMs: createTimeoutMs },
    );
    if (endpoint === undefined) throw new Error('The webhooks service answered no endpoint.');
    const data =
      endpoint.secret === undefined
        ? renderWebhook(endpointToRender(endpoint))
        : renderCreatedWebhook(endpointToRender(endpoint), endpoint.secret);
    return { status: 201, body: { data }, headers: replayedHeader(replayed) };
  };
}

export function deleteWebhook({ webhooks }: Clients): Handler {
  return async (exchange) => {
    const { path } = inputOf('deleteWebhook', exchange);
    const { webhookId } = await webhooks.deleteEndpoint({ webhookId: path.webhook_id }, { caller: callerOf(exchange) });
    return { status: 200, body: { data: renderDeletedWebhook(webhookId) } };
  };
}

export function listWebhookDeliveries({ webhooks }: Clients): Handler {
  return async (exchange) => {
    const { path } = inputOf('listWebhookDeliveries', exchange);
    const { deliveries } = await webhooks.listDeliveries(
      { webhookId: path.webhook_id },
      { caller: callerOf(exchange) },
    );
    return { status: 200, body: { data: deliveries.map((delivery) => renderDelivery(deliveryToRender(delivery))) } };
  };
}

function endpointToRender(endpoint: Endpoint): WebhookToRender {
  return { ...endpoint, createdAt: fromTimestamp(endpoint.createdAt) ?? new Date(0) };
}

function deliveryToRender(delivery: Delivery): DeliveryToRender {
  return {
    ...delivery,
    lastAttemptAt: fromTimestamp(delivery.lastAttemptAt),
    nextAttemptAt: fromTimestamp(delivery.nextAttemptAt),
    createdAt: fromTimestamp(delivery.createdAt) ?? new Date(0),
  };
}
