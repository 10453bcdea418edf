import type { Executor, Transaction } from '@review-reply/postgres';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { DetachedAccount, Erasure } from '../domain/leaving.ts';
import { account, attachment, edgeChange, erasure } from './schema.ts';

type AttachmentRow = typeof attachment.$inferSelect;

/** A client as its partner has it, detached or not; null when it is no client of this partner's. */
export async function findClient(
  db: Executor,
  of: { accountId: bigint; partnerAccountId: bigint },
): Promise<AttachmentRow | null> {
  const [row] = await db
    .select()
    .from(attachment)
    .where(and(eq(attachment.accountId, of.accountId), eq(attachment.partnerAccountId, of.partnerAccountId)));
  return row ?? null;
}

/** A client that left its partner and is not erased yet; null for every other account. */
export async function findDetached(db: Executor, accountId: bigint): Promise<DetachedAccount | null> {
  const [row] = await db.select().from(attachment).where(eq(attachment.accountId, accountId));
  const { detachedAt = null, deleteAfter = null } = row ?? {};
  if (row === undefined || detachedAt === null || deleteAfter === null) return null;
  return { ...row, detachedAt, deleteAfter };
}

export async function markDetached(
  tx: Transaction,
  accountId: bigint,
  times: { detachedAt: Date; deleteAfter: Date },
): Promise<DetachedAccount> {
  const [row] = await tx.update(attachment).set(times).where(eq(attachment.accountId, accountId)).returning();
  return { ...(row as AttachmentRow), ...times };
}

/** Accounts whose time to be attached again is over. */
export async function listDueForErasure(db: Executor, now: Date, limit: number): Promise<bigint[]> {
  const rows = await db
    .select({ accountId: attachment.accountId })
    .from(attachment)
    .where(lte(attachment.deleteAfter, now))
    .orderBy(asc(attachment.deleteAfter))
    .limit(limit);
  return rows.map(({ accountId }) => accountId);
}

/** Of a client that is due for erasure: its partner; null when it is not, or was attached again. */
export async function findPartnerOfDue(tx: Transaction, accountId: bigint, now: Date): Promise<bigint | null> {
  const [row] = await tx
    .select({ partnerAccountId: attachment.partnerAccountId })
    .from(attachment)
    .where(and(eq(attachment.accountId, accountId), lte(attachment.deleteAfter, now)));
  return row?.partnerAccountId ?? null;
}

/** Everything that identity has of a client account; such an account has no keys. */
export async function deleteAccount(tx: Transaction, accountId: bigint): Promise<void> {
  // The newest change says where the cursors are, so the rows stay until they are pruned.
  await tx.update(edgeChange).set({ accountId: null }).where(eq(edgeChange.accountId, accountId));
  await tx.delete(attachment).where(eq(attachment.accountId, accountId));
  await tx.delete(account).where(eq(account.accountId, accountId));
}

export async function insertErasure(tx: Transaction, values: Erasure): Promise<void> {
  await tx
    .insert(erasure)
    .values({ ...values, enrollmentIds: [...values.enrollmentIds], missing: [...values.missing] });
}

export async function findErasure(db: Executor, accountId: bigint): Promise<Erasure | null> {
  const [row] = await db.select().from(erasure).where(eq(erasure.accountId, accountId));
  return row ?? null;
}

/** The erasure, locked until the transaction ends. */
export async function lockErasure(tx: Transaction, accountId: bigint): Promise<Erasure | null> {
  const [row] = await tx.select().from(erasure).where(eq(erasure.accountId, accountId)).for('update');
  return row ?? null;
}

/** Notes who is missing still; with nobody missing, the erasure itself is forgotten. */
export async function saveMissing(tx: Transaction, accountId: bigint, missing: readonly string[]): Promise<void> {
  const own = eq(erasure.accountId, accountId);
  if (missing.length === 0) await tx.delete(erasure).where(own);
  else
    await tx
      .update(erasure)
      .set({ missing: [...missing] })
      .where(own);
}

/** The oldest first. */
export async function listErasures(db: Executor, limit: number): Promise<Erasure[]> {
  return db.select().from(erasure).orderBy(asc(erasure.dueSince), asc(erasure.accountId)).limit(limit);
}

/** How many accounts each service has still to erase, and since when the oldest is due. */
export async function countMissing(
  db: Executor,
): Promise<Array<{ service: string; accounts: number; oldestDueSince: Date }>> {
  const { rows } = await db.execute<{ service: string; accounts: number; oldest: string }>(sql`
    select service, count(*)::int as accounts, min(due_since)::text as oldest
    from erasure, unnest(missing) as service group by service`);
  return rows.map(({ service, accounts, oldest }) => ({ service, accounts, oldestDueSince: new Date(oldest) }));
}
