import type { Executor, Transaction } from '@review-reply/postgres';
import { desc, eq, sql } from 'drizzle-orm';
import { decodeAttempt } from '../domain/attempt-log.ts';
import { type Delivery, deliveriesListedMax, toPublicId } from '../domain/delivery.ts';
import { delivery, eventCopy } from './schema.ts';

/** An endpoint's last deliveries, newest first. */
export async function listDeliveries(db: Executor, webhookId: bigint): Promise<Delivery[]> {
  const rows = await db
    .select({
      deliveryId: delivery.deliveryId,
      eventId: eventCopy.eventId,
      type: eventCopy.type,
      status: delivery.status,
      attempts: delivery.attempts,
      responseStatus: delivery.responseStatus,
      responseTimeMs: delivery.responseTimeMs,
      error: delivery.error,
      responseExcerpt: delivery.responseExcerpt,
      lastAttemptAt: delivery.lastAttemptAt,
      nextAttemptAt: delivery.dueAt,
      createdAt: delivery.createdAt,
      attemptLog: delivery.attemptLog,
    })
    .from(delivery)
    .innerJoin(eventCopy, eq(eventCopy.eventCopyId, delivery.eventCopyId))
    .where(eq(delivery.webhookId, webhookId))
    .orderBy(desc(delivery.deliveryId))
    .limit(deliveriesListedMax);
  return rows.map(({ attemptLog, ...row }) => ({
    ...row,
    eventId: toPublicId(row.eventId),
    timeline: attemptLog.map(decodeAttempt),
  }));
}

/** Ends what is still to be sent to an endpoint; an attempt that is under way is not recorded any more. */
export async function cancelPending(tx: Transaction, webhookId: bigint): Promise<void> {
  await tx.execute(sql`
    update delivery set status = 'canceled', due_at = null, lease_until = null
    where webhook_id = ${webhookId} and due_at is not null`);
}
