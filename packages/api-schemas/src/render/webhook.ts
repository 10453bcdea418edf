import type { Attempt, Delivery, Endpoint } from '@review-reply/proto/webhooks/v1/webhooks';
import type * as z from 'zod';
import { eventTypes } from '../events/events.ts';
import {
  type attemptSchema,
  type createdWebhookSchema,
  type deletedWebhookSchema,
  type deliverySchema,
  deliveryStatuses,
  type webhookSchema,
  webhookStatuses,
  webhookWarnings,
} from '../schemas/webhook.ts';
import { causeOf } from './delivery-cause.ts';
import { renderId, renderTime, renderTimeOrNull, renderWord } from './values.ts';

/** The endpoint as every answer but the first shows it: a secret is never in it, whatever the input holds. */
export function renderWebhook(endpoint: Endpoint): z.output<typeof webhookSchema> {
  return {
    webhook_id: renderId(endpoint.webhookId),
    url: endpoint.url,
    events: endpoint.events.map((type) => renderWord(eventTypes, type)),
    status: renderWord(webhookStatuses, endpoint.status),
    disabled_reason: endpoint.disabledReason ?? null,
    consecutive_failures: endpoint.consecutiveFailures,
    warning: endpoint.warning === undefined ? null : renderWord(webhookWarnings, endpoint.warning),
    created_at: renderTime(endpoint.createdAt),
  };
}

/**
 * The endpoint with its signing secret: the answer to its creation or rotation alone; null once it is not told again.
 */
export function renderCreatedWebhook(endpoint: Endpoint): z.output<typeof createdWebhookSchema> {
  return { ...renderWebhook(endpoint), secret: endpoint.secret ?? null };
}

export function renderDeletedWebhook(webhookId: bigint): z.output<typeof deletedWebhookSchema> {
  return { webhook_id: renderId(webhookId), deleted: true };
}

/** @param locale of the sentences that tell why attempts failed */
export function renderDelivery(delivery: Delivery, locale: 'en' | 'fr'): z.output<typeof deliverySchema> {
  return {
    delivery_id: renderId(delivery.deliveryId),
    event_id: delivery.eventId,
    type: renderWord([...eventTypes, 'ping'] as const, delivery.type),
    status: renderWord(deliveryStatuses, delivery.status),
    attempts: delivery.attempts,
    response_status: delivery.responseStatus ?? null,
    response_time_ms: delivery.responseTimeMs ?? null,
    error: delivery.error ?? null,
    response_excerpt: delivery.responseExcerpt ?? null,
    last_attempt_at: renderTimeOrNull(delivery.lastAttemptAt),
    next_attempt_at: renderTimeOrNull(delivery.nextAttemptAt),
    created_at: renderTime(delivery.createdAt),
    timeline: delivery.timeline.map((attempt) => renderAttempt(attempt, locale)),
  };
}

function renderAttempt(attempt: Attempt, locale: 'en' | 'fr'): z.output<typeof attemptSchema> {
  return {
    attempted_at: renderTime(attempt.attemptedAt),
    response_status: attempt.responseStatus ?? null,
    cause: causeOf(attempt, locale),
    address: attempt.address ?? null,
    look_up_ms: attempt.lookUpMs ?? null,
    connection_ms: attempt.connectionMs ?? null,
    tls_ms: attempt.tlsMs ?? null,
    first_byte_ms: attempt.firstByteMs ?? null,
    total_ms: attempt.totalMs,
  };
}
