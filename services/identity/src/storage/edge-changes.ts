import type { Executor, Transaction } from '@review-reply/postgres';
import { and, asc, gt, inArray, lt, max, min, sql } from 'drizzle-orm';
import type { KeyState } from '../domain/edge-state.ts';
import { apiKey, edgeChange } from './schema.ts';

const appendLock = 7_305_811_205;

/** What changed: a key, an account, a token, or, with none of them, what is told in every answer. */
export interface EdgeChange {
  readonly clientId?: string;
  readonly accountId?: bigint;
  readonly tokenId?: string;
}

/**
 * Appends a change for the gateways to hear of. Holds a lock until the commit, so that cursors become visible in their
 * order and a reader who stands at one can miss none; changes are rare enough for that.
 */
export async function appendEdgeChange(tx: Transaction, change: EdgeChange & { changedAt: Date }): Promise<bigint> {
  await tx.execute(sql`select pg_advisory_xact_lock(${appendLock})`);
  const [row] = await tx.insert(edgeChange).values(change).returning({ cursor: edgeChange.cursor });
  return row?.cursor ?? 0n;
}

/** The oldest change that is kept and the newest there was; 0 when there is none. */
export async function edgeCursors(db: Executor): Promise<{ first: bigint; last: bigint }> {
  const [row] = await db.select({ first: min(edgeChange.cursor), last: max(edgeChange.cursor) }).from(edgeChange);
  return { first: row?.first ?? 0n, last: row?.last ?? 0n };
}

export async function listEdgeChanges(
  db: Executor,
  after: bigint,
  limit: number,
): Promise<Array<{ cursor: bigint; clientId: string | null; accountId: bigint | null; tokenId: string | null }>> {
  const { cursor, clientId, accountId, tokenId } = edgeChange;
  return db
    .select({ cursor, clientId, accountId, tokenId })
    .from(edgeChange)
    .where(gt(cursor, after))
    .orderBy(asc(cursor))
    .limit(limit);
}

export async function listKeyStates(db: Executor, clientIds: readonly string[]): Promise<KeyState[]> {
  if (clientIds.length === 0) return [];
  const rows = await db
    .select({ clientId: apiKey.clientId, version: apiKey.version, revokedAt: apiKey.revokedAt })
    .from(apiKey)
    .where(inArray(apiKey.clientId, [...clientIds]));
  return rows.map(({ clientId, version, revokedAt }) => ({ clientId, version, revoked: revokedAt !== null }));
}

/** The newest change stays however old it is: it says where the cursors are. */
export async function deleteEdgeChanges(db: Executor, changedBefore: Date): Promise<void> {
  const newest = db.select({ cursor: max(edgeChange.cursor) }).from(edgeChange);
  await db
    .delete(edgeChange)
    .where(and(lt(edgeChange.changedAt, changedBefore), sql`${edgeChange.cursor} < (${newest})`));
}
