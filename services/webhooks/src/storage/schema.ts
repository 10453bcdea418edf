import { bytea, id, time } from '@review-reply/postgres';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Written by their accounts' calls and by results of attempts; the index on account_id serves lists and events. */
export const webhookEndpoint = pgTable('webhook_endpoint', {
  webhookId: id('webhook_id').primaryKey().generatedAlwaysAsIdentity(),
  accountId: id('account_id').notNull(),
  partnerAccountId: id('partner_account_id'),
  url: text('url').notNull(),
  events: text('events').array().notNull(),
  secretSealed: bytea('secret_sealed').notNull(),
  previousSecretSealed: bytea('previous_secret_sealed'),
  previousSecretUntil: time('previous_secret_until'),
  secretRotatedAt: time('secret_rotated_at'),
  status: text('status', { enum: ['enabled', 'disabled'] })
    .notNull()
    .default('enabled'),
  disabledReason: text('disabled_reason', { enum: ['consecutive_failures', 'gone', 'operator', 'requested'] }),
  disabledAt: time('disabled_at'),
  consecutiveFailures: integer('consecutive_failures').notNull().default(0),
  createdAt: time('created_at').notNull(),
  deletedAt: time('deleted_at'),
});

/** Written by the consumer with the deliveries that need it, deleted with the last of them. */
export const eventCopy = pgTable('event_copy', {
  eventCopyId: id('event_copy_id').primaryKey().generatedAlwaysAsIdentity(),
  eventId: text('event_id').notNull(),
  accountId: id('account_id').notNull(),
  type: text('type').notNull(),
  subjectAccountId: id('subject_account_id'),
  enrollmentId: id('enrollment_id'),
  body: bytea('body').notNull(),
  traceparent: text('traceparent'),
  tracestate: text('tracestate'),
});

/** Written by the consumer; claimed and settled by the dispatchers of all replicas. */
export const delivery = pgTable('delivery', {
  deliveryId: id('delivery_id').generatedAlwaysAsIdentity(),
  webhookId: id('webhook_id').notNull(),
  eventCopyId: id('event_copy_id').notNull(),
  status: text('status', { enum: ['pending', 'delivered', 'failed', 'canceled'] })
    .notNull()
    .default('pending'),
  attempts: integer('attempts').notNull().default(0),
  dueAt: time('due_at'),
  leaseUntil: time('lease_until'),
  responseStatus: integer('response_status'),
  responseTimeMs: integer('response_time_ms'),
  error: text('error'),
  responseExcerpt: text('response_excerpt'),
  lastAttemptAt: time('last_attempt_at'),
  attemptLog: text('attempt_log').array().notNull().default([]),
  createdAt: time('created_at').notNull(),
});
