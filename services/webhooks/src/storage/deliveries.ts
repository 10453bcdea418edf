import type { Executor, Transaction } from '@review-reply/postgres';
import { and, desc, eq, sql } from 'drizzle-orm';
import { decodeAttempt } from '../domain/attempt-log.ts';
import { type Delivery, deliveriesListedMax, toPublicId } from '../domain/delivery.ts';
import { delivery, eventCopy } from './schema.ts';

const columns = {
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
};

type Row = Omit<Delivery, 'timeline'> & { readonly attemptLog: string[] };

function fromRow({ attemptLog, ...row }: Row): Delivery {
  return { ...row, eventId: toPublicId(row.eventId), timeline: attemptLog.map(decodeAttempt) };
}

/** An endpoint's last deliveries, newest first. */
export async function listDeliveries(db: Executor, webhookId: bigint): Promise<Delivery[]> {
  const rows = await db
    .select(columns)
    .from(delivery)
    .innerJoin(eventCopy, eq(eventCopy.eventCopyId, delivery.eventCopyId))
    .where(eq(delivery.webhookId, webhookId))
    .orderBy(desc(delivery.deliveryId))
    .limit(deliveriesListedMax);
  return rows.map(fromRow);
}

export async function findDelivery(db: Executor, webhookId: bigint, deliveryId: bigint): Promise<Delivery | null> {
  const [row] = await db
    .select(columns)
    .from(delivery)
    .innerJoin(eventCopy, eq(eventCopy.eventCopyId, delivery.eventCopyId))
    .where(and(eq(delivery.webhookId, webhookId), eq(delivery.deliveryId, deliveryId)));
  return row === undefined ? null : fromRow(row);
}

/**
 * Makes a delivery due now, also one that has ended, unless an attempt is under way, or it could only be canceled.
 * @param now business time
 * @param realNow real time, for the lease of an attempt
 * @param waitingSince deliveries to disabled endpoints made before this are canceled
 */
export async function makeDue(
  tx: Transaction,
  { webhookId, deliveryId }: { webhookId: bigint; deliveryId: bigint },
  { now, realNow, waitingSince }: { now: Date; realNow: Date; waitingSince: Date },
): Promise<void> {
  await tx.execute(sql`
    update delivery set status = 'pending', due_at = ${now.toISOString()}, lease_until = null
    where webhook_id = ${webhookId} and delivery_id = ${deliveryId}
      and (lease_until is null or lease_until <= ${realNow.toISOString()})
      and (created_at > ${waitingSince.toISOString()} or exists (
        select from webhook_endpoint where webhook_id = ${webhookId} and disabled_at is null))`);
}

export interface Spread {
  /** Deliveries up to this one have got their times. */
  readonly after: bigint;
  /** How many have. */
  readonly count: number;
}

export const nothingSpread: Spread = { after: 0n, count: 0 };

/** Deliveries that one statement spreads. */
export const spreadRowsMax = 10_000;

/**
 * Spreads the next of what waits for an endpoint over time, the oldest first: `perSecond` of them from `now` on.
 * @returns how far it has come; at the end when fewer than spreadRowsMax were added
 */
export async function spreadWaiting(
  tx: Transaction,
  webhookId: bigint,
  { now, perSecond, done }: { now: Date; perSecond: number; done: Spread },
): Promise<Spread> {
  const { rows } = await tx.execute<{ last: bigint | null; count: number }>(sql`
    with waiting as (
      select delivery_id, ${done.count}::int + row_number() over (order by delivery_id) - 1 as place
      from (
        select delivery_id from delivery
        where webhook_id = ${webhookId} and delivery_id > ${done.after} and due_at <= ${now.toISOString()}
        order by delivery_id limit ${spreadRowsMax}) oldest
    ),
    spread as (
      update delivery
      set due_at = ${now.toISOString()}::timestamptz + waiting.place * interval '1 second' / ${perSecond}::int
      from waiting where delivery.webhook_id = ${webhookId} and delivery.delivery_id = waiting.delivery_id
      returning delivery.delivery_id
    )
    select max(delivery_id) as last, count(*)::int as count from spread`);
  const { last, count } = rows[0] ?? { last: null, count: 0 };
  return { after: last ?? done.after, count: done.count + count };
}
