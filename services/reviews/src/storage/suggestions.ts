import type { Executor, Transaction } from '@review-reply/postgres';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Suggestion } from '../domain/suggestion.ts';
import { suggestion } from './schema.ts';

const columns = {
  suggestionId: suggestion.suggestionId,
  accountId: suggestion.accountId,
  reviewId: suggestion.reviewId,
  text: suggestion.text,
  charged: suggestion.charged,
  costMilliSuns: suggestion.costMilliSuns,
  freeVariantsLeft: suggestion.freeVariantsLeft,
  language: suggestion.language,
  writer: suggestion.writer,
  needsHuman: suggestion.needsHuman,
  reasons: suggestion.reasons,
  followedInstructions: suggestion.followedInstructions,
};

export async function insertSuggestion(tx: Transaction, values: typeof suggestion.$inferInsert): Promise<Suggestion> {
  const [row] = await tx.insert(suggestion).values(values).returning(columns);
  return row as Suggestion;
}

export async function findSuggestion(
  db: Executor,
  accountId: bigint,
  suggestionId: bigint,
): Promise<Suggestion | null> {
  const [row] = await db
    .select(columns)
    .from(suggestion)
    .where(and(eq(suggestion.suggestionId, suggestionId), eq(suggestion.accountId, accountId)));
  return row ?? null;
}

export async function countSuggestions(db: Executor, accountId: bigint, reviewId: bigint): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(suggestion)
    .where(and(eq(suggestion.accountId, accountId), eq(suggestion.reviewId, reviewId)));
  return row?.count ?? 0;
}

/** The last replies and suggestions of a place, newest first: what a new suggestion must not read like. */
export async function listRecentTexts(
  db: Executor,
  accountId: bigint,
  placeRef: bigint,
  limit: number,
): Promise<string[]> {
  const { rows } = await db.execute<{ text: string }>(sql`
    select text from (
      (select text, created_at from reply where account_id = ${accountId} and place_ref = ${placeRef}
        and deleted_at is null and status <> 'failed' order by created_at desc limit ${limit})
      union all
      (select text, created_at from suggestion where account_id = ${accountId} and place_ref = ${placeRef}
        order by created_at desc limit ${limit})) recent
    order by created_at desc limit ${limit}`);
  return rows.map((row) => row.text);
}
