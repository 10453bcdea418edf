import type { Executor, Transaction } from '@review-reply/postgres';
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { bigint, customType, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { GoogleSignIn } from '../domain/google-sign-in.ts';
import type { PlaceProfile } from '../domain/place.ts';
import { connection } from './schema.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Written by the exchange of a code, by reading its locations and by giving it to an account; pruned by `forget_at`. */
export const googleSignIn = pgTable('google_sign_in', {
  signInId: uuid('sign_in_id').primaryKey(),
  platformUser: text('platform_user').notNull(),
  refreshTokenSealed: bytea('refresh_token_sealed'),
  locations: jsonb('locations').$type<readonly PlaceProfile[]>(),
  accountId: bigint('account_id', { mode: 'bigint' }),
  placeIds: text('place_ids').array(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  forgetAt: timestamp('forget_at', { withTimezone: true, mode: 'date' }).notNull(),
});

export async function insertSignIn(
  db: Executor,
  values: Pick<GoogleSignIn, 'signInId' | 'platformUser'> & {
    refreshTokenSealed: Buffer;
    createdAt: Date;
    forgetAt: Date;
  },
): Promise<GoogleSignIn> {
  const [row] = await db.insert(googleSignIn).values(values).returning();
  return row as GoogleSignIn;
}

export async function findSignIn(db: Executor, signInId: string): Promise<GoogleSignIn | null> {
  const [row] = await db.select().from(googleSignIn).where(eq(googleSignIn.signInId, signInId));
  return row ?? null;
}

/** The sign-in, locked until the transaction ends. */
export async function lockSignIn(tx: Transaction, signInId: string): Promise<GoogleSignIn | null> {
  const [row] = await tx.select().from(googleSignIn).where(eq(googleSignIn.signInId, signInId)).for('update');
  return row ?? null;
}

/** Keeps what was read first; later readers of the same sign-in answer that. */
export async function saveLocations(db: Executor, signInId: string, locations: readonly PlaceProfile[]): Promise<void> {
  await db
    .update(googleSignIn)
    .set({ locations })
    .where(and(eq(googleSignIn.signInId, signInId), isNull(googleSignIn.locations), isNull(googleSignIn.accountId)));
}

/** The login is an account's from now on: its token and locations are kept there alone. */
export async function giveSignIn(
  tx: Transaction,
  signInId: string,
  { accountId, placeIds }: { accountId: bigint; placeIds: readonly string[] },
): Promise<void> {
  await tx
    .update(googleSignIn)
    .set({ accountId, placeIds: [...placeIds], refreshTokenSealed: null, locations: null })
    .where(eq(googleSignIn.signInId, signInId));
}

/** Of sign-ins that no account has. */
export async function deleteSignIn(db: Executor, signInId: string): Promise<void> {
  await db.delete(googleSignIn).where(and(eq(googleSignIn.signInId, signInId), isNull(googleSignIn.accountId)));
}

/** @returns how many; at most `limit` */
export async function deleteForgottenSignIns(db: Executor, now: Date, limit: number): Promise<number> {
  const due = db
    .select({ signInId: googleSignIn.signInId })
    .from(googleSignIn)
    .where(lte(googleSignIn.forgetAt, now))
    .limit(limit);
  const { rowCount } = await db.delete(googleSignIn).where(sql`${googleSignIn.signInId} in ${due}`);
  return rowCount ?? 0;
}

/** Accounts that a person is connected to, with a living grant or without. */
export async function listAccountsOfUser(db: Executor, platformUser: string, limit: number): Promise<bigint[]> {
  const rows = await db
    .select({ accountId: connection.accountId })
    .from(connection)
    .where(and(eq(connection.platform, 'google'), eq(connection.platformUser, platformUser)))
    .orderBy(asc(connection.accountId))
    .limit(limit);
  return rows.map(({ accountId }) => accountId);
}
