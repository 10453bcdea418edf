import { bigints, type Executor, type Transaction } from '@review-reply/postgres';
import { type SQL, sql } from 'drizzle-orm';
import { deliveriesListedMax } from '../domain/delivery.ts';

/** Rows that one transaction deletes or cancels. Each reads first what the endpoints keep, so it is worth many. */
export const pruneRowsMax = 10_000;
/** Endpoints whose history one statement looks at: it reads each row that they keep. */
export const endpointsPrunedMax = 200;
const pruneLock = 731_002;

/**
 * Lets one replica prune at a time, until its transaction ends: two that delete the last two deliveries of an event at
 * once would each leave its copy to the other.
 */
export async function lockPruning(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(${pruneLock}, 0) as locked`,
  );
  return rows[0]?.locked === true;
}

/** The next endpoints in the order of their ids, whatever their state. */
export async function listEndpointIds(db: Executor, after: bigint, limit: number): Promise<bigint[]> {
  const { rows } = await db.execute<{ webhook_id: bigint }>(
    sql`select webhook_id from webhook_endpoint where webhook_id > ${after} order by webhook_id limit ${limit}`,
  );
  return rows.map((row) => row.webhook_id);
}

/**
 * Deletes finished deliveries beyond the last ones of their endpoint, but none that is made due again just now.
 * @param webhookIds the endpoints to look at, endpointsPrunedMax at most
 * @returns how many rows went; with pruneRowsMax there may be more
 */
export async function deleteHistory(tx: Transaction, webhookIds: readonly bigint[]): Promise<number> {
  const endpoints = sql`select unnest(${bigints(webhookIds)}) as webhook_id`;
  return deleteDeliveries(
    tx,
    sql`due_at is null and (webhook_id, delivery_id) in (
      select endpoint.webhook_id, old.delivery_id from (${endpoints}) endpoint cross join lateral (
        select delivery_id from delivery
        where webhook_id = endpoint.webhook_id and due_at is null
        order by delivery_id desc offset ${deliveriesListedMax}) old
      limit ${pruneRowsMax})`,
  );
}

/** Deletes what is left of endpoints deleted before a time. */
export async function purgeDeletedEndpoints(tx: Transaction, deletedBefore: Date): Promise<number> {
  const before = deletedBefore.toISOString();
  const deleted = await deleteDeliveries(
    tx,
    sql`(webhook_id, delivery_id) in (
      select webhook_id, delivery_id from delivery join webhook_endpoint using (webhook_id)
      where deleted_at < ${before} limit ${pruneRowsMax})`,
  );
  await tx.execute(sql`
    delete from webhook_endpoint where deleted_at < ${before}
      and not exists (select from delivery where delivery.webhook_id = webhook_endpoint.webhook_id)`);
  return deleted;
}

/** @param condition what is said outside of a subquery holds also for a row that somebody else changed meanwhile */
async function deleteDeliveries(tx: Transaction, condition: SQL): Promise<number> {
  const { rows } = await tx.execute<{ event_copy_id: bigint }>(
    sql`delete from delivery where ${condition} returning event_copy_id`,
  );
  if (rows.length === 0) return 0;
  const copies = bigints(rows.map((row) => row.event_copy_id));
  await tx.execute(sql`
    delete from event_copy where event_copy_id = any(${copies})
      and not exists (select from delivery where delivery.event_copy_id = event_copy.event_copy_id)`);
  return rows.length;
}

/**
 * Cancels what will not be sent any more: deliveries of deleted endpoints, also those written while it was deleted, and
 * those that have waited too long for a disabled one. An endpoint that nothing waits for costs no more than two looks
 * into the index of what is due. What waits is in the order in which it was made, so that one whose first has not
 * waited too long costs no more than finding that. What had been delivered, and waited to be sent again, is delivered
 * still.
 * @param waitingSince deliveries to disabled endpoints made before this are canceled
 * @returns the endpoints concerned, once for each row canceled
 */
export async function cancelUnsendable(tx: Transaction, waitingSince: Date): Promise<bigint[]> {
  const anyOf = (kind: 0 | 1) => sql`
    (select webhook_id from delivery
      where least(attempts, 1) = ${kind}::int and webhook_id = endpoint.webhook_id and due_at is not null
      order by due_at limit 1)`;
  const isOver = (madeAt: SQL) => sql`(endpoint.deleted_at is not null or ${madeAt} <= ${waitingSince.toISOString()})`;
  const { rows } = await tx.execute<{ webhook_id: bigint }>(sql`
    update delivery set due_at = null, lease_until = null,
      status = case when error is null and response_status between 200 and 299 then 'delivered' else 'canceled' end
    where due_at is not null and (webhook_id, delivery_id) in (
      select waiting.webhook_id, waiting.delivery_id
      from webhook_endpoint endpoint
      cross join lateral (${anyOf(0)} union all ${anyOf(1)} limit 1) waited_for
      cross join lateral (
        select created_at from delivery
        where webhook_id = waited_for.webhook_id and due_at is not null
        order by delivery_id limit 1) first
      cross join lateral (
        select webhook_id, delivery_id, created_at from delivery
        where webhook_id = endpoint.webhook_id and due_at is not null and ${isOver(sql`first.created_at`)}
        order by delivery_id limit ${pruneRowsMax}) waiting
      where (endpoint.disabled_at is not null or endpoint.deleted_at is not null)
        and ${isOver(sql`waiting.created_at`)}
      limit ${pruneRowsMax})
    returning webhook_id`);
  return rows.map((row) => row.webhook_id);
}
