import type { Transaction } from '@review-reply/postgres';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Connection } from '../domain/connection.ts';
import { connection, place } from './schema.ts';

/** The account's connections whose grant was given no later than a moment. */
export async function listConnectionsGrantedBy(
  tx: Transaction,
  accountId: bigint,
  grantedBy: Date,
): Promise<Connection[]> {
  return tx
    .select()
    .from(connection)
    .where(and(eq(connection.accountId, accountId), lte(connection.grantedAt, grantedBy)))
    .orderBy(asc(connection.connectionId));
}

/** Everything there is of an account, but for tokens that are still to be ended. */
export async function deleteAccount(tx: Transaction, accountId: bigint): Promise<void> {
  await tx.delete(place).where(eq(place.accountId, accountId));
  await tx.delete(connection).where(eq(connection.accountId, accountId));
  await tx.execute(sql`delete from google_sign_in where account_id = ${accountId}`);
}
