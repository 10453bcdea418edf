import type { Transaction } from '@review-reply/postgres';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Generation } from '../domain/suggestion.ts';
import { generation } from './schema.ts';

const pruneRowsMax = 1_000;
const columns = {
  generationId: generation.generationId,
  workId: generation.workId,
  accountId: generation.accountId,
  reviewId: generation.reviewId,
  attempt: generation.attempt,
  status: generation.status,
  holdId: generation.holdId,
};

/** Takes over the generation that a claim's work has under way: from now on only `attempt` may deliver it. */
export async function takeOverGeneration(tx: Transaction, workId: string, attempt: number): Promise<Generation | null> {
  const [row] = await tx
    .update(generation)
    .set({ attempt })
    .where(and(eq(generation.workId, workId), eq(generation.status, 'running')))
    .returning(columns);
  return row ?? null;
}

export async function insertGeneration(
  tx: Transaction,
  values: Pick<Generation, 'generationId' | 'workId' | 'accountId' | 'reviewId' | 'attempt'> & { createdAt: Date },
): Promise<Generation> {
  const [row] = await tx
    .insert(generation)
    .values({ ...values, status: 'running' })
    .returning(columns);
  return row as Generation;
}

/**
 * Ends a generation under way, on behalf of the attempt that works on it.
 * @returns false when it was abandoned meanwhile or another attempt works on it
 */
export async function endGeneration(
  tx: Transaction,
  { generationId, attempt }: Pick<Generation, 'generationId' | 'attempt'>,
  end: { status: 'delivered'; holdId: string } | { status: 'abandoned' },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(generation)
    .set(end)
    .where(
      and(eq(generation.generationId, generationId), eq(generation.attempt, attempt), eq(generation.status, 'running')),
    );
  return rowCount === 1;
}

export async function isRunning(tx: Transaction, { generationId }: Pick<Generation, 'generationId'>): Promise<boolean> {
  const own = and(eq(generation.generationId, generationId), eq(generation.status, 'running'));
  return (await tx.select({ generationId: generation.generationId }).from(generation).where(own)).length === 1;
}

/** Marks a generation abandoned if it is under way, whoever works on it, and answers what it is then. */
export async function settleGeneration(tx: Transaction, generationId: string): Promise<Generation | null> {
  const own = eq(generation.generationId, generationId);
  await tx
    .update(generation)
    .set({ status: 'abandoned' })
    .where(and(own, eq(generation.status, 'running')));
  const [row] = await tx.select(columns).from(generation).where(own);
  return row ?? null;
}

/** Deletes generations begun before a time, a thousand at most a call: one that is gone can't be delivered either. */
export async function pruneGenerations(tx: Transaction, before: Date): Promise<number> {
  const { rowCount } = await tx.delete(generation).where(
    sql`${generation.generationId} in (select generation_id from generation
      where ${lt(generation.createdAt, before)} limit ${pruneRowsMax})`,
  );
  return rowCount ?? 0;
}
