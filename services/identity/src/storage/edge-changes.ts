import type { Executor, Transaction } from '@review-reply/postgres';
import { and, asc, gt, gte, isNotNull, max, sql } from 'drizzle-orm';
import type { KeyState } from '../domain/edge-state.ts';
import { apiKey, edgeChange } from './schema.ts';

const appendLock = 7_305_811_205;

/**
 * Appends a change for the gateways to hear of. Holds a lock until the commit, so that cursors become visible in their
 * order and a reader who stands at one can miss none; changes are rare enough for that.
 */
export async function appendEdgeChange(
  tx: Transaction,
  change: { clientId?: string; accountId?: bigint; changedAt: Date },
): Promise<bigint> {
  await tx.execute(sql`select pg_advisory_xact_lock(${appendLock})`);
  const [row] = await tx.insert(edgeChange).values(change).returning({ cursor: edgeChange.cursor });
  return row?.cursor ?? 0n;
}

export async function lastEdgeCursor(db: Executor): Promise<bigint> {
  const [row] = await db.select({ cursor: max(edgeChange.cursor) }).from(edgeChange);
  return row?.cursor ?? 0n;
}

export async function listEdgeChanges(
  db: Executor,
  after: bigint,
  limit: number,
): Promise<Array<{ cursor: bigint; clientId: string | null; accountId: bigint | null }>> {
  return db
    .select({ cursor: edgeChange.cursor, clientId: edgeChange.clientId, accountId: edgeChange.accountId })
    .from(edgeChange)
    .where(gt(edgeChange.cursor, after))
    .orderBy(asc(edgeChange.cursor))
    .limit(limit);
}

/** Keys that changed since a time: older tokens than that have ended by themselves. */
export async function listKeyStatesChangedSince(db: Executor, since: Date): Promise<KeyState[]> {
  const rows = await db
    .selectDistinct({ clientId: apiKey.clientId, version: apiKey.version, revokedAt: apiKey.revokedAt })
    .from(edgeChange)
    .innerJoin(apiKey, sql`${apiKey.clientId} = ${edgeChange.clientId}`)
    .where(and(isNotNull(edgeChange.clientId), gte(edgeChange.changedAt, since)));
  return rows.map(toKeyState);
}

export async function listKeyStates(db: Executor, clientIds: readonly string[]): Promise<KeyState[]> {
  if (clientIds.length === 0) return [];
  const rows = await db
    .select({ clientId: apiKey.clientId, version: apiKey.version, revokedAt: apiKey.revokedAt })
    .from(apiKey)
    .where(sql`${apiKey.clientId} = any(${sql.param([...clientIds])}::text[])`);
  return rows.map(toKeyState);
}

function toKeyState(row: { clientId: string; version: bigint; revokedAt: Date | null }): KeyState {
  return { clientId: row.clientId, version: row.version, revoked: row.revokedAt !== null };
}
