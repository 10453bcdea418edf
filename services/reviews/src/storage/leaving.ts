import type { TablesByAccount } from '@review-reply/events';
import { dueRows, type LeaseRequest } from '@review-reply/jobs';
import type { Executor, Transaction } from '@review-reply/postgres';
import { sql } from 'drizzle-orm';

/** Nothing changes for an account that is known to have been attached since. */
export async function markDetached(tx: Transaction, accountId: bigint, detachedAt: Date): Promise<void> {
  const at = detachedAt.toISOString();
  await tx.execute(sql`
    insert into detached_account (account_id, detached_at) select ${accountId}, ${at}
    where not exists (select from attached_account where account_id = ${accountId} and attached_at > ${at})
    on conflict (account_id) do update set detached_at = greatest(detached_account.detached_at, excluded.detached_at)`);
}

/** An account that joined a partner. */
export interface Attachment {
  readonly accountId: bigint;
  readonly partnerAccountId: bigint;
  readonly attachedAt: Date;
}

/** Nothing changes for an account that is known to have left since. */
export async function markAttached(
  tx: Transaction,
  { accountId, partnerAccountId, attachedAt }: Attachment,
): Promise<void> {
  const at = attachedAt.toISOString();
  await tx.execute(sql`
    insert into attached_account (account_id, partner_account_id, attached_at)
    values (${accountId}, ${partnerAccountId}, ${at})
    on conflict (account_id) do update set
      partner_account_id = excluded.partner_account_id, attached_at = excluded.attached_at
    where attached_account.attached_at <= excluded.attached_at`);
  await tx.execute(sql`
    delete from detached_account
    where account_id = ${accountId} and (detached_at is null or detached_at <= ${at})`);
}

export async function isDetached(db: Executor, accountId: bigint): Promise<boolean> {
  const { rowCount } = await db.execute(sql`select from detached_account where account_id = ${accountId}`);
  return (rowCount ?? 0) > 0;
}

/** An account whose rows are to be deleted. */
export interface ErasureJob {
  readonly accountId: bigint;
}

/** One that is under way already goes on. */
export async function insertErasure(tx: Transaction, accountId: bigint, dueAt: Date): Promise<void> {
  await tx.execute(sql`
    insert into account_erasure (account_id, due_at) values (${accountId}, ${dueAt.toISOString()})
    on conflict (account_id) do nothing`);
}

export async function leaseDueErasures(db: Executor, request: LeaseRequest): Promise<ErasureJob[]> {
  const { rows } = await db.execute<{ account_id: bigint }>(sql`
    update account_erasure set lease_until = ${request.leaseUntil.toISOString()}
    where account_id in (${dueRows(request, { table: 'account_erasure', key: 'account_id' })})
    returning account_id`);
  return rows.map((row) => ({ accountId: row.account_id }));
}

export async function releaseErasure(db: Executor, { accountId }: ErasureJob): Promise<void> {
  await db.execute(sql`update account_erasure set lease_until = null where account_id = ${accountId}`);
}

/** @returns false when another worker has finished it */
export async function deleteErasure(tx: Transaction, accountId: bigint): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`delete from account_erasure where account_id = ${accountId}`);
  return rowCount === 1;
}

/**
 * Tables by account with their keys. Cursors go first: a read under way holds its own, and keeps nothing without it.
 */
export const tablesByAccount: TablesByAccount = [
  ['sync_cursor', 'place_ref, source'],
  ['read_page', 'place_ref, source, page'],
  ['platform_budget', 'source, connection_id'],
  ['location_budget', 'source, location'],
  ['place', 'place_ref'],
  ['autopilot_task', 'account_id, review_id'],
  ['publication', 'publication_id'],
  ['reply', 'account_id, reply_id'],
  ['suggestion', 'suggestion_id'],
  ['place_voice', 'place_ref'],
  ['generation', 'generation_id'],
  ['review', 'account_id, review_id'],
  ['idempotency_claim', 'account_id, operation, key'],
  ['detached_account', 'account_id'],
  ['attached_account', 'account_id'],
  ['suspended_account', 'account_id'],
];
