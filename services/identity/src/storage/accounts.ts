import type { Executor } from '@review-reply/postgres';
import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Account, Attached, PartnerContract, Terms } from '../domain/account.ts';
import { account, attachment, partnerContract, terms } from './schema.ts';

export async function insertAccount(
  db: Executor,
  values: Pick<Account, 'kind' | 'name' | 'email' | 'locale' | 'createdAt'>,
): Promise<Account> {
  const [row] = await db.insert(account).values(values).returning();
  return row as Account;
}

export async function findAccount(db: Executor, accountId: bigint): Promise<Account | null> {
  const [row] = await db.select().from(account).where(eq(account.accountId, accountId));
  return row ?? null;
}

/** Whether there is or was an account under this id, so that none will be made under it any more. */
export async function wasGivenOut(db: Executor, accountId: bigint): Promise<boolean> {
  const { rows } = await db.execute<{ newest: bigint | null }>(
    sql`select pg_sequence_last_value('account_account_id_seq') as newest`,
  );
  return accountId <= (rows[0]?.newest ?? 0n);
}

/** The account, locked until the transaction ends. */
export async function lockAccount(db: Executor, accountId: bigint): Promise<Account | null> {
  const [row] = await db.select().from(account).where(eq(account.accountId, accountId)).for('update');
  return row ?? null;
}

export async function listAccountsAfter(db: Executor, afterAccountId: bigint, limit: number): Promise<Account[]> {
  return db
    .select()
    .from(account)
    .where(gt(account.accountId, afterAccountId))
    .orderBy(asc(account.accountId))
    .limit(limit);
}

export async function updateAccount(
  db: Executor,
  accountId: bigint,
  changes: Partial<Pick<Account, 'status' | 'acceptedTermsVersion' | 'acceptedTermsAt'>>,
): Promise<Account> {
  const [row] = await db.update(account).set(changes).where(eq(account.accountId, accountId)).returning();
  return row as Account;
}

export async function findTermsInForce(db: Executor): Promise<Terms | null> {
  const [row] = await db.select().from(terms).orderBy(desc(terms.publishedAt)).limit(1);
  return row ?? null;
}

/** Publishing a version again changes nothing. */
export async function insertTerms(db: Executor, values: Terms): Promise<boolean> {
  const { rowCount } = await db.insert(terms).values(values).onConflictDoNothing();
  return rowCount === 1;
}

export async function upsertContract(db: Executor, values: PartnerContract): Promise<void> {
  const row = { ...values, domains: [...values.domains] };
  await db
    .insert(partnerContract)
    .values(row)
    .onConflictDoUpdate({ target: partnerContract.partnerAccountId, set: row });
}

/** A detached client belongs to nobody. */
export async function findAttachment(db: Executor, accountId: bigint): Promise<Attached | null> {
  const [row] = await db
    .select()
    .from(attachment)
    .where(and(eq(attachment.accountId, accountId), isNull(attachment.detachedAt)));
  return row ?? null;
}

/** Attaches, or attaches again: who was detached is so no longer. */
export async function upsertAttachment(db: Executor, values: Attached): Promise<void> {
  const { partnerAccountId, externalRef, service, attachedAt } = values;
  await db
    .insert(attachment)
    .values(values)
    .onConflictDoUpdate({
      target: attachment.accountId,
      set: { partnerAccountId, externalRef, service, attachedAt, detachedAt: null, deleteAfter: null },
    });
}
