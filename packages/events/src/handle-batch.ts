import { setTimeout as delay } from 'node:timers/promises';
import { SpanKind } from '@opentelemetry/api';
import { inTransaction, type Transaction } from '@review-reply/postgres';
import { killPoint } from '@review-reply/runtime';
import { withTrace } from '@review-reply/telemetry';
import type { ConsumerOptions } from './consumer.ts';
import type { Envelope } from './envelope.ts';
import { recordHandled } from './inbox.ts';
import { park, parkedKeys } from './parking.ts';
import { isPassing } from './passing-error.ts';

const triesMax = 3;
const backoffMaxMs = 5_000;

export interface Batch extends ConsumerOptions {
  readonly topic: string;
  readonly events: readonly Envelope[];
  /** Keeps the consumer in its group while we wait. */
  readonly heartbeat: () => Promise<void>;
  /** False once the partition is no longer ours or the process stops. */
  readonly goesOn: () => boolean;
}

/**
 * Handles events in one transaction; when that fails, one by one, so that a single bad event is found and parked.
 * Returns when all are handled or parked, or when the partition was taken away.
 */
export async function handleBatch(batch: Batch): Promise<void> {
  if (batch.events.length > 1) {
    try {
      await inTransaction(batch.database, (tx) => handleAll(tx, batch, batch.events));
      killPoint('consumer.after-commit');
      return;
    } catch {
      // Which of them failed, and for good or not, is found out one by one.
    }
  }
  for (const event of batch.events) await handleOne(batch, event);
}

async function handleOne(batch: Batch, event: Envelope): Promise<void> {
  const { database, life, group, topic } = batch;
  for (let tries = 1; batch.goesOn(); tries++) {
    try {
      await inTransaction(database, (tx) => handleAll(tx, batch, [event]));
      killPoint('consumer.after-commit');
      return;
    } catch (error) {
      const context = { err: error, event_id: event.id, type: event.type, topic };
      if (!isPassing(error) && tries >= triesMax) {
        life.logger.error(context, 'An event could not be handled and is parked.');
        await inTransaction(database, (tx) => park(tx, group, topic, event, String(error)));
        return;
      }
      life.logger.warn(context, 'An event could not be handled yet.');
      await batch.heartbeat();
      await delay(Math.min(backoffMaxMs, 50 * 2 ** tries));
    }
  }
}

async function handleAll(tx: Transaction, batch: Batch, events: readonly Envelope[]): Promise<void> {
  const { group, topic, handlers, parkBy = 'key' } = batch;
  const waiting =
    parkBy === 'key'
      ? await parkedKeys(
          tx,
          group,
          topic,
          events.map((event) => event.key),
        )
      : new Set<string>();
  const fresh = await recordHandled(
    tx,
    group,
    events.filter((event) => !waiting.has(event.key)),
  );
  for (const event of events) {
    if (waiting.has(event.key)) await park(tx, group, topic, event, 'Waits behind an earlier event of its key.');
    // Deleted at once, so that the same event twice in one batch has one effect too.
    else if (fresh.delete(event.id)) await handle(tx, event, handlers);
  }
}

export async function handle(tx: Transaction, event: Envelope, handlers: ConsumerOptions['handlers']): Promise<void> {
  const parent = { traceparent: event.traceparent, tracestate: event.tracestate };
  const options = { kind: SpanKind.CONSUMER, attributes: { 'messaging.message.id': event.id } };
  for (const handler of handlers) {
    if (handler.type !== event.type) continue;
    await withTrace(parent, `process ${event.type}`, options, () => handler.handle(tx, event));
  }
}
