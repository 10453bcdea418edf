import type { Transaction } from '@review-reply/postgres';
import { asc, gt, sql } from 'drizzle-orm';
import type { Account } from '../domain/account.ts';
import { account } from './schema.ts';

/**
 * The next account to be told of anew, noted as told and locked until the transaction ends.
 * @returns null when none is left, or another replica is at it
 */
export async function takeNextToAnnounce(tx: Transaction): Promise<Account | null> {
  const { rows } = await tx.execute<{ after_account_id: bigint }>(
    sql`select after_account_id from account_announcement for update skip locked`,
  );
  const [progress] = rows;
  if (progress === undefined) return null;
  const [next] = await tx
    .select()
    .from(account)
    .where(gt(account.accountId, progress.after_account_id))
    .orderBy(asc(account.accountId))
    .limit(1)
    .for('update');
  if (next === undefined) await tx.execute(sql`delete from account_announcement`);
  else await tx.execute(sql`update account_announcement set after_account_id = ${next.accountId}`);
  return next ?? null;
}
