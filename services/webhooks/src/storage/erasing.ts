import type { TablesByAccount } from '@review-reply/events';
import { dueRows, type LeaseRequest } from '@review-reply/jobs';
import { bigints, type Executor, type Transaction } from '@review-reply/postgres';
import { sql } from 'drizzle-orm';
import type { EndpointOf } from './leaving.ts';

/** An account and every partner that it had. */
export interface ErasedClient {
  readonly accountId: bigint;
  readonly partnerAccountIds: readonly bigint[];
  /** The enrolments that were made for it. */
  readonly enrollmentIds: readonly bigint[];
}

/** Noted anew, an erasure that is under way begins anew, with all that it was ever told of. */
export async function insertErasure(tx: Transaction, client: ErasedClient, dueAt: Date): Promise<void> {
  const { accountId, partnerAccountIds, enrollmentIds } = client;
  await tx.execute(sql`
    insert into account_erasure (account_id, partner_account_ids, enrollment_ids, due_at)
    values (${accountId}, ${bigints(partnerAccountIds)}, ${bigints(enrollmentIds)}, ${dueAt.toISOString()})
    on conflict (account_id) do update set
      partner_account_ids = account_erasure.partner_account_ids || excluded.partner_account_ids,
      enrollment_ids = account_erasure.enrollment_ids || excluded.enrollment_ids,
      lease_until = null`);
}

export async function leaseDueErasures(db: Executor, request: LeaseRequest): Promise<ErasedClient[]> {
  const { rows } = await db.execute<{ account_id: bigint; partners: string[]; enrollments: string[] }>(sql`
    update account_erasure set lease_until = ${request.leaseUntil.toISOString()}
    where account_id in (${dueRows(request, { table: 'account_erasure', key: 'account_id' })})
    returning account_id, partner_account_ids::text[] as partners, enrollment_ids::text[] as enrollments`);
  return rows.map(({ account_id: accountId, partners, enrollments }) => ({
    accountId,
    partnerAccountIds: partners.map(BigInt),
    enrollmentIds: enrollments.map(BigInt),
  }));
}

export async function releaseErasure(db: Executor, { accountId }: ErasedClient): Promise<void> {
  await db.execute(sql`update account_erasure set lease_until = null where account_id = ${accountId}`);
}

/** @returns false when another worker has finished it, or it was noted anew */
export async function deleteErasure(tx: Transaction, { accountId, partnerAccountIds }: ErasedClient): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    delete from account_erasure
    where account_id = ${accountId} and partner_account_ids = ${bigints(partnerAccountIds)}`);
  return rowCount === 1;
}

/** Deliveries that one transaction of an erasure looks through. */
export const eraseRowsMax = 1_000;

/**
 * Looks through deliveries of an endpoint in the order of their ids, which never change, and deletes what is the
 * account's or about it: the events, with all their deliveries. A delivery whose attempt is just being written down is
 * waited for.
 * @returns the last delivery that was looked at, null at the end; and the invoices on the way, each of which may name
 *   any of the partner's clients
 */
export async function eraseSlice(
  tx: Transaction,
  { accountId, enrollmentIds }: ErasedClient,
  { endpoint, after }: { readonly endpoint: EndpointOf; readonly after: bigint },
): Promise<{ readonly last: bigint | null; readonly invoices: readonly bigint[] }> {
  const isAbout = sql`subject_account_id = ${accountId} or enrollment_id = any(${bigints(enrollmentIds)})`;
  const isMeant = endpoint.accountId === accountId ? sql`true` : sql`coalesce(${isAbout}, false)`;
  const { rows } = await tx.execute<Slice>(sql`
    with seen as materialized (
      select delivery_id, event_copy_id from delivery
      where webhook_id = ${endpoint.webhookId} and delivery_id > ${after}
      order by delivery_id limit ${eraseRowsMax}),
    sent as materialized (
      select distinct event_copy_id, type, ${isMeant} as is_meant from seen join event_copy using (event_copy_id))
    select (select count(*)::int from seen) as seen, (select max(delivery_id) from seen) as last,
      array(select event_copy_id::text from sent where is_meant) as meant,
      array(select event_copy_id::text from sent where not is_meant and type = 'billing.invoice_created') as invoices`);
  const { seen, last, meant, invoices } = rows[0] as Slice;
  if (meant.length > 0) {
    const copies = sql`any(${bigints(meant)})`;
    await tx.execute(sql`delete from delivery where event_copy_id = ${copies}`);
    await tx.execute(sql`delete from event_copy where event_copy_id = ${copies}`);
  }
  return { last: seen === eraseRowsMax ? last : null, invoices: invoices.map(BigInt) };
}

type Slice = {
  readonly seen: number;
  readonly last: bigint | null;
  readonly meant: readonly string[];
  readonly invoices: readonly string[];
};

/** The body of an event, locked until the transaction ends: two clients of a partner may be erased at once. */
export async function lockBody(tx: Transaction, eventCopyId: bigint): Promise<Buffer | null> {
  const { rows } = await tx.execute<{ body: Buffer }>(
    sql`select body from event_copy where event_copy_id = ${eventCopyId} for update`,
  );
  return rows[0]?.body ?? null;
}

export async function replaceBody(tx: Transaction, eventCopyId: bigint, body: Buffer): Promise<void> {
  await tx.execute(sql`update event_copy set body = ${body} where event_copy_id = ${eventCopyId}`);
}

/** Tables by account with their keys; what says that an account has left goes last. */
export const tablesByAccount: TablesByAccount = [
  ['event_for_partner', 'event_for_partner_id'],
  ['idempotency_claim', 'account_id, operation, key'],
  ['webhook_endpoint', 'webhook_id'],
  ['account_locale', 'account_id'],
  ['account_without_partner', 'account_id'],
  ['account_partner_had', 'account_id, partner_account_id'],
  ['account_partner', 'account_id'],
];
