import type { Transaction } from '@review-reply/postgres';
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

/** The body's first bytes name the account that the event is about; the longest envelope is shorter than this. */
const envelopeBytesMax = 250;

/**
 * The account that a delivery's event is about: its receiver's own, or a client's.
 * @returns null when there is no such delivery
 */
export async function findSubject(tx: Transaction, webhookId: bigint, deliveryId: bigint): Promise<bigint | null> {
  const { rows } = await tx.execute<{ head: Buffer }>(sql`
    select substring(copy.body for ${envelopeBytesMax}) as head from delivery sent
    join event_copy copy on copy.event_copy_id = sent.event_copy_id
    where sent.webhook_id = ${webhookId} and sent.delivery_id = ${deliveryId}`);
  const named = /"account_id":(\d+),/.exec(rows[0]?.head.toString('latin1') ?? '')?.[1];
  return named === undefined ? null : BigInt(named);
}

/** Whether an account hears of another now: of itself unless it left its partner, and of its clients. */
export async function hearsOf(tx: Transaction, accountId: bigint, subject: bigint): Promise<boolean> {
  const { rows } = await tx.execute<{ hears: boolean }>(sql`
    select coalesce(
      (select detached_at is null and ${accountId}::bigint in (account_id, partner_account_id) from account_partner
        where account_id = ${subject}),
      ${accountId}::bigint = ${subject}::bigint) as hears`);
  return rows[0]?.hears === true;
}

/** An account and every partner that it had. */
export interface ErasedClient {
  readonly accountId: bigint;
  readonly partnerAccountIds: readonly bigint[];
  /** The enrolments that were made for it. */
  readonly enrollmentIds: readonly bigint[];
}

/** The partners that an account was ever attached to, as far as was heard. */
export async function listPartnersHad(tx: Transaction, accountId: bigint): Promise<bigint[]> {
  const { rows } = await tx.execute<{ partner_account_id: bigint }>(
    sql`select partner_account_id from account_partner_had where account_id = ${accountId}`,
  );
  return rows.map((row) => row.partner_account_id);
}

/** Deliveries of events about an account that its partners received: its own events, and those of its enrolments. */
function deliveriesToPartners({ accountId, partnerAccountIds, enrollmentIds }: ErasedClient): SQL {
  // Found by its bytes: within a text the quotes would be escaped, and not every JSON text can be read by Postgres.
  const named = `"account_id":${accountId},`;
  const ids = [`"account_id":${accountId}`, ...enrollmentIds.map((id) => `"enrollment_id":${id}`)];
  const namedByEnrollment = sql.param(ids.flatMap((id) => [`${id},`, `${id}}`]));
  return sql`
    select sent.webhook_id, sent.delivery_id, sent.event_copy_id from webhook_endpoint endpoint
    join delivery sent on sent.webhook_id = endpoint.webhook_id
    join event_copy copy on copy.event_copy_id = sent.event_copy_id
    where endpoint.account_id = any(${sql.param(partnerAccountIds.map(String))}::bigint[]) and case
      when copy.type like 'enrollment.%' then exists (
        select from unnest(${namedByEnrollment}::text[]) as name where position(convert_to(name, 'UTF8') in copy.body) > 0)
      else position(convert_to(${named}, 'UTF8') in substring(copy.body for ${envelopeBytesMax})) > 0 end`;
}

const ownDeliveries = (accountIds: readonly bigint[]): SQL => sql`
  select sent.webhook_id, sent.delivery_id, sent.event_copy_id from webhook_endpoint endpoint
  join delivery sent on sent.webhook_id = endpoint.webhook_id
  where endpoint.account_id = any(${sql.param(accountIds.map(String))}::bigint[])`;

/**
 * Cancels what is still to be sent to an account, and to its partner about it; an attempt that is under way may still
 * arrive.
 * @returns the endpoints concerned
 */
export async function cancelPendingOf(tx: Transaction, left: LeftPartner): Promise<Set<bigint>> {
  const { accountId, partnerAccountId } = left;
  const client = { accountId, partnerAccountIds: [partnerAccountId], enrollmentIds: [] };
  const { rows } = await tx.execute<{ webhook_id: bigint }>(sql`
    update delivery set status = 'canceled', due_at = null, lease_until = null
    where due_at is not null and (webhook_id, delivery_id) in (
      select webhook_id, delivery_id from (
        ${ownDeliveries([accountId])} and sent.due_at is not null
        union all
        ${deliveriesToPartners(client)} and sent.due_at is not null) waiting)
    returning webhook_id`);
  return new Set(rows.map((row) => row.webhook_id));
}

/** The copies of invoices that the partners received and whose annex names the client. */
export async function findInvoicesNaming(
  tx: Transaction,
  { accountId, partnerAccountIds }: ErasedClient,
): Promise<readonly { readonly eventCopyId: bigint; readonly body: Buffer }[]> {
  const { rows } = await tx.execute<{ event_copy_id: bigint; body: Buffer }>(sql`
    select event_copy_id, body from event_copy
    where event_copy_id in (select event_copy_id from (${ownDeliveries(partnerAccountIds)}) received)
      and type = 'billing.invoice_created'
      and position(convert_to(${`"account_id":${accountId},`}, 'UTF8') in body) > 0`);
  return rows.map((row) => ({ eventCopyId: row.event_copy_id, body: row.body }));
}

export async function replaceBody(tx: Transaction, eventCopyId: bigint, body: Buffer): Promise<void> {
  await tx.execute(sql`update event_copy set body = ${body} where event_copy_id = ${eventCopyId}`);
}

/** Everything of an account: endpoints, events, deliveries, answers kept for its keys, and what its partners received. */
export async function deleteAccount(tx: Transaction, client: ErasedClient): Promise<void> {
  const { accountId } = client;
  const { rows } = await tx.execute<{ event_copy_id: bigint }>(sql`
    delete from delivery where (webhook_id, delivery_id) in (
      select webhook_id, delivery_id from (
        ${ownDeliveries([accountId])} union all ${deliveriesToPartners(client)}) received)
    returning event_copy_id`);
  const copies = sql.param([...new Set(rows.map((row) => String(row.event_copy_id)))]);
  await tx.execute(sql`delete from event_copy where event_copy_id = any(${copies}::bigint[])`);
  await tx.execute(sql`delete from webhook_endpoint where account_id = ${accountId}`);
  await tx.execute(sql`delete from idempotency_claim where account_id = ${accountId}`);
  await tx.execute(sql`delete from event_for_partner where account_id = ${accountId}`);
  await tx.execute(sql`delete from account_without_partner where account_id = ${accountId}`);
  await tx.execute(sql`delete from account_partner where account_id = ${accountId}`);
  await tx.execute(sql`delete from account_partner_had where account_id = ${accountId}`);
}
