import type { Transaction } from '@review-reply/postgres';
import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Attachment } from '../domain/attachment.ts';
import type { Connection } from '../domain/connection.ts';
import { clientAccount, connection, place } from './schema.ts';

/** When the account joined and left last; both null for one that nobody told of. */
export async function findAttachment(tx: Transaction, accountId: bigint): Promise<Attachment> {
  const { attachedAt, detachedAt } = clientAccount;
  const [row] = await tx
    .select({ attachedAt, detachedAt })
    .from(clientAccount)
    .where(eq(clientAccount.accountId, accountId));
  return row ?? { attachedAt: null, detachedAt: null };
}

/** Keeps the latest of each time, in whichever order they come. */
export async function saveAttachment(tx: Transaction, accountId: bigint, times: Partial<Attachment>): Promise<void> {
  const { attachedAt, detachedAt } = clientAccount;
  await tx
    .insert(clientAccount)
    .values({ ...times, accountId })
    .onConflictDoUpdate({
      target: clientAccount.accountId,
      set: {
        attachedAt: sql`greatest(${attachedAt}, excluded.attached_at)`,
        detachedAt: sql`greatest(${detachedAt}, excluded.detached_at)`,
      },
    });
}

/** The account's connections of attachments that a leaving ended. */
export async function listConnectionsEndedBy(
  tx: Transaction,
  accountId: bigint,
  detachedAt: Date,
): Promise<Connection[]> {
  const { attachedAt } = connection;
  return tx
    .select()
    .from(connection)
    .where(and(eq(connection.accountId, accountId), or(isNull(attachedAt), lte(attachedAt, detachedAt))))
    .orderBy(asc(connection.connectionId));
}

/** Everything there is of an account, but for grants that are still to be ended. */
export async function deleteAccount(tx: Transaction, accountId: bigint): Promise<void> {
  await tx.delete(place).where(eq(place.accountId, accountId));
  await tx.delete(connection).where(eq(connection.accountId, accountId));
  await tx.delete(clientAccount).where(eq(clientAccount.accountId, accountId));
  await tx.execute(sql`delete from sign_in where account_id = ${accountId}`);
  await tx.execute(sql`delete from listing_budget where account_id = ${accountId}`);
}
