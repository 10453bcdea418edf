import type { MessageInitShape } from '@bufbuild/protobuf';
import type { DeliverySchema, EndpointSchema } from '@review-reply/proto/webhooks/v1/webhooks';
import { optional, toTimestamp } from '@review-reply/rpc';
import type { Delivery } from '../domain/delivery.ts';
import type { Endpoint } from '../domain/endpoint.ts';

/** @param secret only in the answer that made the endpoint */
export function toEndpoint(endpoint: Endpoint, secret: string | null = null): MessageInitShape<typeof EndpointSchema> {
  const { webhookId, url, events, status, disabledReason, consecutiveFailures, createdAt } = endpoint;
  return {
    webhookId,
    url,
    events: [...events],
    status,
    consecutiveFailures,
    createdAt: toTimestamp(createdAt),
    ...optional('disabledReason', disabledReason),
    ...optional('secret', secret),
  };
}

export function toDelivery(delivery: Delivery): MessageInitShape<typeof DeliverySchema> {
  const { deliveryId, eventId, type, status, attempts, createdAt } = delivery;
  return {
    deliveryId,
    eventId,
    type,
    status,
    attempts,
    createdAt: toTimestamp(createdAt),
    ...optional('responseStatus', delivery.responseStatus),
    ...optional('responseTimeMs', delivery.responseTimeMs),
    ...optional('error', delivery.error),
    ...optional('responseExcerpt', delivery.responseExcerpt),
    ...optional('lastAttemptAt', toTimestamp(delivery.lastAttemptAt)),
    ...optional('nextAttemptAt', toTimestamp(delivery.nextAttemptAt)),
  };
}
