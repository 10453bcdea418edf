import type * as z from 'zod';
import {
  type createdWebhookSchema,
  type deletedWebhookSchema,
  type deliverySchema,
  deliveryStatuses,
  eventTypes,
  type webhookSchema,
  webhookStatuses,
} from '../schemas/webhook.ts';
import { type Maybe, renderId, renderTime, renderTimeOrNull, renderWord } from './values.ts';

export interface WebhookToRender {
  readonly webhookId: bigint;
  readonly url: string;
  readonly events: readonly string[];
  readonly status: string;
  readonly disabledReason?: Maybe<string>;
  readonly consecutiveFailures: number;
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
    created_at: renderTime(webhook.createdAt),
  };
}

/** The endpoint with its signing secret: the answer to its creation alone. */
export function renderCreatedWebhook(webhook: WebhookToRender, secret: string): z.output<typeof createdWebhookSchema> {
  return { ...renderWebhook(webhook), secret };
}

export function renderDeletedWebhook(webhookId: bigint): z.output<typeof deletedWebhookSchema> {
  return { webhook_id: renderId(webhookId), deleted: true };
}

export function renderDelivery(delivery: DeliveryToRender): z.output<typeof deliverySchema> {
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
  };
}
