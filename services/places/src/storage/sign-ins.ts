import type { Executor, Transaction } from '@review-reply/postgres';
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { PlaceProfile } from '../domain/place.ts';
import type { SignIn } from '../domain/sign-in.ts';
import { connection, signIn } from './schema.ts';

export async function insertSignIn(
  db: Executor,
  values: Pick<SignIn, 'signInId' | 'platform' | 'platformUser' | 'email'> & {
    credentialsSealed: Buffer;
    createdAt: Date;
    forgetAt: Date;
  },
): Promise<SignIn> {
  const [row] = await db.insert(signIn).values(values).returning();
  return row as SignIn;
}

export async function findSignIn(db: Executor, signInId: string): Promise<SignIn | null> {
  const [row] = await db.select().from(signIn).where(eq(signIn.signInId, signInId));
  return row ?? null;
}

/** The sign-in, locked until the transaction ends. */
export async function lockSignIn(tx: Transaction, signInId: string): Promise<SignIn | null> {
  const [row] = await tx.select().from(signIn).where(eq(signIn.signInId, signInId)).for('update');
  return row ?? null;
}

/** Keeps what was read first; later readers of the same sign-in answer that. */
export async function saveLocations(db: Executor, signInId: string, locations: readonly PlaceProfile[]): Promise<void> {
  await db
    .update(signIn)
    .set({ locations })
    .where(and(eq(signIn.signInId, signInId), isNull(signIn.locations), isNull(signIn.accountId)));
}

/** The login is an account's from now on: its credentials and locations are kept there alone. */
export async function giveSignIn(
  tx: Transaction,
  signInId: string,
  { accountId, placeIds }: { accountId: bigint; placeIds: readonly string[] },
): Promise<void> {
  await tx
    .update(signIn)
    .set({ accountId, placeIds: [...placeIds], credentialsSealed: null, locations: null, email: null })
    .where(eq(signIn.signInId, signInId));
}

/** Of sign-ins that no account has. @returns what it was */
export async function deleteSignIn(tx: Transaction, signInId: string): Promise<SignIn[]> {
  return tx
    .delete(signIn)
    .where(and(eq(signIn.signInId, signInId), isNull(signIn.accountId)))
    .returning();
}

/** @returns those whose time was over, whether an account had them or not; at most `limit` */
export async function deleteForgottenSignIns(tx: Transaction, now: Date, limit: number): Promise<SignIn[]> {
  const due = tx.select({ signInId: signIn.signInId }).from(signIn).where(lte(signIn.forgetAt, now)).limit(limit);
  return tx.delete(signIn).where(sql`${signIn.signInId} in ${due}`).returning();
}

/** Accounts that a person is connected to, with a living grant or without. */
export async function listAccountsOfUser(
  db: Executor,
  { platform, platformUser }: Pick<SignIn, 'platform' | 'platformUser'>,
  limit: number,
): Promise<bigint[]> {
  const rows = await db
    .select({ accountId: connection.accountId })
    .from(connection)
    .where(and(eq(connection.platform, platform), eq(connection.platformUser, platformUser)))
    .orderBy(asc(connection.accountId))
    .limit(limit);
  return rows.map(({ accountId }) => accountId);
}
