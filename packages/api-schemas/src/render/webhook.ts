import type * as z from 'zod';
import {
  type attemptSchema,
  type createdWebhookSchema,
  type deletedWebhookSchema,
  type deliverySchema,
  deliveryStatuses,
  eventTypes,
  type webhookSchema,
  webhookStatuses,
  webhookWarnings,
} from '../schemas/webhook.ts';
import { type AttemptToExplain, causeOf } from './delivery-cause.ts';
import { type Maybe, renderId, renderTime, renderTimeOrNull, renderWord } from './values.ts';

export interface WebhookToRender {
  readonly webhookId: bigint;
  readonly url: string;
  readonly events: readonly string[];
  readonly status: string;
  readonly disabledReason?: Maybe<string>;
  readonly consecutiveFailures: number;
  readonly warning?: Maybe<string>;
  readonly createdAt: Date;
}

export interface DeliveryToRender {
  readonly deliveryId: bigint;
  readonly eventId: string;
  readonly type: string;
  readonly status: string;
  readonly attempts: number;
  readonly responseStatus?: Maybe<number>;
  readonly responseTimeMs?: Maybe<number>;
  readonly error?: Maybe<string>;
  readonly responseExcerpt?: Maybe<string>;
  readonly lastAttemptAt?: Maybe<Date>;
  readonly nextAttemptAt?: Maybe<Date>;
  readonly createdAt: Date;
  readonly timeline: readonly AttemptToRender[];
}

export interface AttemptToRender extends AttemptToExplain {
  readonly attemptedAt: Date;
  readonly address?: Maybe<string>;
  readonly totalMs: number;
}

/** The endpoint as every answer but the first shows it: a secret is never in it, whatever the input holds. */
export function renderWebhook(webhook: WebhookToRender): z.output<typeof webhookSchema> {
  return {
    webhook_id: renderId(webhook.webhookId),
    url: webhook.url,
    events: webhook.events.map((type) => renderWord(eventTypes, type)),
    status: renderWord(webhookStatuses, webhook.status),
    disabled_reason: webhook.disabledReason ?? null,
    consecutive_failures: webhook.consecutiveFailures,
    warning: webhook.warning == null ? null : renderWord(webhookWarnings, webhook.warning),
    created_at: renderTime(webhook.createdAt),
  };
}

/** The endpoint with its signing secret: the answer to its creation or rotation alone; null once it is not told again. */
export function renderCreatedWebhook(
  webhook: WebhookToRender,
  secret: string | null,
): z.output<typeof createdWebhookSchema> {
  return { ...renderWebhook(webhook), secret };
}

export function renderDeletedWebhook(webhookId: bigint): z.output<typeof deletedWebhookSchema> {
  return { webhook_id: renderId(webhookId), deleted: true };
}

/** @param locale of the sentences that tell why attempts failed */
export function renderDelivery(delivery: DeliveryToRender, locale: 'en' | 'fr'): z.output<typeof deliverySchema> {
  return {
    delivery_id: renderId(delivery.deliveryId),
    event_id: delivery.eventId,
    type: renderWord([...eventTypes, 'ping'], delivery.type),
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

function renderAttempt(attempt: AttemptToRender, locale: 'en' | 'fr'): z.output<typeof attemptSchema> {
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
