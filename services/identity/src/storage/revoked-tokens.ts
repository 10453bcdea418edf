import type { Executor } from '@review-reply/postgres';
import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm';
import type { RevokedToken } from '../domain/edge-state.ts';
import { revokedToken } from './schema.ts';

/** False when it was revoked before. */
export async function insertRevokedToken(
  db: Executor,
  values: RevokedToken & { readonly clientId: string; readonly revokedAt: Date },
): Promise<boolean> {
  const { rowCount } = await db.insert(revokedToken).values(values).onConflictDoNothing();
  return rowCount === 1;
}

/** Expiries of a key's revoked tokens that have not ended yet, soonest first. */
export async function listRevokedExpiries(db: Executor, clientId: string, now: Date, limit: number): Promise<Date[]> {
  const rows = await db
    .select({ expiresAt: revokedToken.expiresAt })
    .from(revokedToken)
    .where(and(eq(revokedToken.clientId, clientId), gt(revokedToken.expiresAt, now)))
    .orderBy(asc(revokedToken.expiresAt))
    .limit(limit);
  return rows.map(({ expiresAt }) => expiresAt);
}

export async function listRevokedTokens(
  db: Executor,
  tokenIds: readonly string[],
  expiringAfter: Date,
): Promise<RevokedToken[]> {
  if (tokenIds.length === 0) return [];
  return db
    .select({ tokenId: revokedToken.tokenId, expiresAt: revokedToken.expiresAt })
    .from(revokedToken)
    .where(and(inArray(revokedToken.tokenId, [...tokenIds]), gt(revokedToken.expiresAt, expiringAfter)));
}

export async function deleteRevokedTokens(db: Executor, expiredBefore: Date): Promise<void> {
  await db.delete(revokedToken).where(lt(revokedToken.expiresAt, expiredBefore));
}
