import type { MessageInitShape } from '@bufbuild/protobuf';
import type { DeliverySchema, EndpointSchema } from '@review-reply/proto/webhooks/v1/webhooks';
import { optional, toTimestamp } from '@review-reply/rpc';
import type { Delivery } from '../domain/delivery.ts';
import { type Endpoint, type EndpointStatus, warningOf } from '../domain/endpoint.ts';
import { errors } from '../domain/errors.ts';

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
    ...optional('warning', status === 'enabled' ? warningOf(consecutiveFailures) : null),
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
    timeline: delivery.timeline.map((attempt) => ({
      attemptedAt: toTimestamp(attempt.startedAt),
      ...optional('responseStatus', attempt.responseStatus),
      ...optional('error', attempt.error),
      ...optional('address', attempt.address),
      ...optional('lookUpMs', attempt.lookUpMs),
      ...optional('connectionMs', attempt.connectionMs),
      ...optional('tlsMs', attempt.tlsMs),
      ...optional('firstByteMs', attempt.firstByteMs),
      totalMs: attempt.totalMs,
    })),
  };
}

/** @throws AppError validation_failed for a word that is no status */
export function toStatus(word: string | undefined): EndpointStatus | null {
  if (word === undefined || word === 'enabled' || word === 'disabled') return word ?? null;
  throw errors.invalid({ fields: [{ path: 'body.status', code: 'invalid_value', params: {} }] });
}
