import type { Executor, Transaction } from '@review-reply/postgres';
import { sql } from 'drizzle-orm';

export async function insertSuspension(tx: Transaction, accountId: bigint): Promise<void> {
  await tx.execute(sql`insert into suspended_account (account_id) values (${accountId}) on conflict do nothing`);
}

/** @returns whether there was one */
export async function deleteSuspension(tx: Transaction, accountId: bigint): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`delete from suspended_account where account_id = ${accountId}`);
  return rowCount === 1;
}

/** Whether the account is suspended, or the partner whose client it is. */
export async function isSuspended(db: Executor, accountId: bigint): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    select from suspended_account
    where account_id = ${accountId}
      or account_id = (select partner_account_id from attached_account where account_id = ${accountId})`);
  return (rowCount ?? 0) > 0;
}

/** Has the worker look at once at what waits to be sent for an account and for its clients. */
export async function hastenPublicationsOf(tx: Transaction, accountId: bigint, now: Date): Promise<void> {
  await tx.execute(sql`
    update publication set due_at = ${now.toISOString()} where publication_id in (
      select publication_id from publication
      where status = 'retrying' and due_at is not null and failure_code = 'account_suspended' and account_id in (
        select ${accountId}::bigint
        union all select account_id from attached_account where partner_account_id = ${accountId})
      order by publication_id for update)`);
}
