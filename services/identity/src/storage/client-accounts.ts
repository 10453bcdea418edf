import type { Executor, Transaction } from '@review-reply/postgres';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Attached } from '../domain/account.ts';
import type { ClientAccount } from '../domain/client-account.ts';
import type { KnownAccount } from '../domain/google-person.ts';
import { googleLogin } from './enrollment-schema.ts';
import { account, attachment } from './schema.ts';

/** By id. */
export async function listClientsAfter(
  db: Executor,
  { partnerAccountId, afterAccountId, limit }: { partnerAccountId: bigint; afterAccountId: bigint; limit: number },
): Promise<ClientAccount[]> {
  const { externalRef, service, attachedAt, detachedAt, deleteAfter } = attachment;
  const { accountId, name, email, status: accountStatus } = account;
  return db
    .select({ accountId, externalRef, name, email, service, accountStatus, attachedAt, detachedAt, deleteAfter })
    .from(attachment)
    .innerJoin(account, eq(account.accountId, attachment.accountId))
    .where(and(eq(attachment.partnerAccountId, partnerAccountId), gt(attachment.accountId, afterAccountId)))
    .orderBy(asc(attachment.accountId))
    .limit(limit);
}

/** Those that exist, by id. */
export async function listKnownAccounts(db: Executor, accountIds: readonly bigint[]): Promise<KnownAccount[]> {
  if (accountIds.length === 0) return [];
  const rows = await db
    .select({
      accountId: account.accountId,
      kind: account.kind,
      partnerAccountId: attachment.partnerAccountId,
      detachedAt: attachment.detachedAt,
    })
    .from(account)
    .leftJoin(attachment, eq(attachment.accountId, account.accountId))
    .where(inArray(account.accountId, [...accountIds]))
    .orderBy(asc(account.accountId));
  return rows.map(({ detachedAt, ...rest }) => ({ ...rest, detached: detachedAt !== null }));
}

/** The accounts that enrolments made for a person: one for each partner that they are or were with. */
export async function listAccountsOfPerson(db: Executor, googleSub: string): Promise<bigint[]> {
  const rows = await db
    .select({ accountId: googleLogin.accountId })
    .from(googleLogin)
    .where(eq(googleLogin.googleSub, googleSub));
  return rows.map(({ accountId }) => accountId);
}

/** The account is this person from now on; one that is somebody already stays who it is. */
export async function savePerson(
  tx: Transaction,
  values: { googleSub: string; accountId: bigint; createdAt: Date },
): Promise<void> {
  await tx.insert(googleLogin).values(values).onConflictDoNothing();
}

/** Part of an account's erasure. */
export async function deletePersonOf(tx: Transaction, accountId: bigint): Promise<void> {
  await tx.delete(googleLogin).where(eq(googleLogin.accountId, accountId));
}

/** How the account is or was attached last. */
export async function findLastAttachment(
  db: Executor,
  accountId: bigint,
): Promise<(Attached & { readonly detachedAt: Date | null }) | null> {
  const [row] = await db.select().from(attachment).where(eq(attachment.accountId, accountId));
  return row ?? null;
}
