import { bigints, type Executor, type Transaction } from '@review-reply/postgres';
import { type SQL, sql } from 'drizzle-orm';

/** A client account and the partner that it left. */
export interface LeftPartner {
  readonly accountId: bigint;
  readonly partnerAccountId: bigint;
}

/** Notes that an account left, unless it was attached again later. */
export async function markDetached(
  tx: Transaction,
  { accountId, partnerAccountId, detachedAt }: LeftPartner & { readonly detachedAt: Date },
): Promise<boolean> {
  const at = detachedAt.toISOString();
  const { rowCount } = await tx.execute(sql`
    insert into account_partner (account_id, partner_account_id, attached_at, detached_at)
    values (${accountId}, ${partnerAccountId}, ${at}, ${at})
    on conflict (account_id) do update set detached_at = excluded.detached_at
    where account_partner.attached_at <= excluded.detached_at`);
  return rowCount === 1;
}

/**
 * Whether an account may hear once more of what was delivered to it: of itself unless it left its partner, of its
 * clients, and of its own enrolments. An account that is leaving its partner waits for this transaction.
 * @returns false also when there is no such delivery
 */
export async function mayHearAgain(
  tx: Transaction,
  accountId: bigint,
  { webhookId, deliveryId }: { readonly webhookId: bigint; readonly deliveryId: bigint },
): Promise<boolean> {
  const { rows } = await tx.execute<{ may_hear: boolean }>(sql`
    select copy.enrollment_id is not null or coalesce(
      (select detached_at is null and ${accountId}::bigint in (account_id, partner_account_id) from account_partner
        where account_id = copy.subject_account_id for share),
      ${accountId}::bigint = copy.subject_account_id) as may_hear
    from delivery sent join event_copy copy on copy.event_copy_id = sent.event_copy_id
    where sent.webhook_id = ${webhookId} and sent.delivery_id = ${deliveryId}`);
  return rows[0]?.may_hear === true;
}

/** The partners that an account was ever attached to, as far as was heard. */
export async function listPartnersHad(tx: Transaction, accountId: bigint): Promise<bigint[]> {
  const { rows } = await tx.execute<{ partner_account_id: bigint }>(
    sql`select partner_account_id from account_partner_had where account_id = ${accountId}`,
  );
  return rows.map((row) => row.partner_account_id);
}

/** An endpoint, and the account that hears of events there. */
export interface EndpointOf {
  readonly accountId: bigint;
  readonly webhookId: bigint;
}

/** The endpoints of accounts, with those that were deleted. */
export async function listEndpointsOf(db: Executor, accountIds: readonly bigint[]): Promise<EndpointOf[]> {
  const { rows } = await db.execute<{ account_id: bigint; webhook_id: bigint }>(
    sql`select account_id, webhook_id from webhook_endpoint where account_id = any(${bigints(accountIds)})`,
  );
  return rows.map(({ account_id: accountId, webhook_id: webhookId }) => ({ accountId, webhookId }));
}

/** Deliveries that one statement looks through: a partner may have a backlog that takes longer than a statement may. */
export const cancelRowsMax = 5_000;

/**
 * Cancels what is still to be sent to an account, and to its partner about it; an attempt that is under way may still
 * arrive.
 * @returns the endpoints concerned
 */
export async function cancelPendingOf(
  tx: Transaction,
  { accountId, partnerAccountId }: LeftPartner,
): Promise<EndpointOf[]> {
  const own = await cancel(tx, [accountId], sql`true`);
  return [...own, ...(await cancelPendingAt(tx, [partnerAccountId], accountId))];
}

/** The same for what is to be sent to partners about an account. */
export function cancelPendingAt(
  tx: Transaction,
  partnerAccountIds: readonly bigint[],
  accountId: bigint,
): Promise<EndpointOf[]> {
  return cancel(tx, partnerAccountIds, sql`copy.subject_account_id = ${accountId}`);
}

/** @param isMeant which of the accounts' deliveries, by their `copy` */
async function cancel(tx: Transaction, accountIds: readonly bigint[], isMeant: SQL): Promise<EndpointOf[]> {
  const concerned: EndpointOf[] = [];
  for (const endpoint of await listEndpointsOf(tx, accountIds)) {
    const { webhookId } = endpoint;
    // In this order: a first attempt that fails meanwhile becomes a retry.
    const first = await cancelClass(tx, { webhookId, isRetry: false }, isMeant);
    const retries = await cancelClass(tx, { webhookId, isRetry: true }, isMeant);
    if (first + retries > 0) concerned.push(endpoint);
  }
  return concerned;
}

/**
 * Goes through what an endpoint waits for in the order of its index, which leaves out all that has ended. What is
 * attempted meanwhile only moves on to later times, so nothing is missed.
 * @returns how many were canceled
 */
async function cancelClass(
  tx: Transaction,
  { webhookId, isRetry }: { readonly webhookId: bigint; readonly isRetry: boolean },
  isMeant: SQL,
): Promise<number> {
  let canceled = 0;
  let after: Place | undefined = { due: '-infinity', id: 0n };
  while (after !== undefined) {
    const found: Waiting | undefined = await lookThrough(tx, { webhookId, isRetry, after }, isMeant);
    canceled += await cancelThese(tx, webhookId, found?.meant ?? []);
    after = found?.seen === cancelRowsMax ? found : undefined;
  }
  return canceled;
}

/** Where a delivery stands in what an endpoint waits for; its time as Postgres writes it. */
type Place = { readonly due: string; readonly id: bigint };

/** The last of those that were looked through, how many they were, and the ids of those that are meant. */
type Waiting = Place & { readonly seen: number; readonly meant: readonly string[] | null };

async function lookThrough(
  tx: Transaction,
  { webhookId, isRetry, after }: { readonly webhookId: bigint; readonly isRetry: boolean; readonly after: Place },
  isMeant: SQL,
): Promise<Waiting | undefined> {
  const { rows } = await tx.execute<Waiting>(sql`
    with waiting as materialized (
      select delivery_id, event_copy_id, due_at from delivery
      where least(attempts, 1) = ${isRetry ? 1 : 0}::int and webhook_id = ${webhookId} and due_at is not null
        and (due_at, delivery_id) > (${after.due}::timestamptz, ${after.id}::bigint)
      order by due_at, delivery_id limit ${cancelRowsMax})
    select due_at::text as due, delivery_id as id, (select count(*)::int from waiting) as seen, (
      select array_agg(delivery_id::text) from waiting join event_copy copy using (event_copy_id) where ${isMeant}
    ) as meant
    from waiting order by due_at desc, delivery_id desc limit 1`);
  return rows[0];
}

/** What is said of a row itself is asked again of one whose attempt was just being written down. */
async function cancelThese(tx: Transaction, webhookId: bigint, deliveryIds: readonly string[]): Promise<number> {
  if (deliveryIds.length === 0) return 0;
  const { rowCount } = await tx.execute(sql`
    update delivery set status = 'canceled', due_at = null, lease_until = null
    where webhook_id = ${webhookId} and delivery_id = any(${bigints(deliveryIds)}) and due_at is not null`);
  return rowCount ?? 0;
}
