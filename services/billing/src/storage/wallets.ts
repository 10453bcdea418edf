import { type Database, type Executor, runStatement } from '@review-reply/postgres';
import { sql } from 'drizzle-orm';
import type { Balance } from '../domain/balance.ts';

export interface Grant {
  readonly accountId: bigint;
  readonly amountMilliSuns: bigint;
  readonly reason: string;
  readonly idempotencyKey: string;
}

/** An account without a wallet has no Suns. */
export async function findBalance(db: Executor, accountId: bigint): Promise<Balance> {
  const { rows } = await db.execute<{ posted: bigint; held: bigint }>(
    sql`select posted, held from wallet where account_id = ${accountId}`,
  );
  return { balanceMilliSuns: rows[0]?.posted ?? 0n, heldMilliSuns: rows[0]?.held ?? 0n };
}

export async function grant(
  database: Database,
  { accountId, amountMilliSuns, reason, idempotencyKey, transferId, now }: Grant & { transferId: string; now: Date },
): Promise<'granted' | 'mismatch' | 'insufficient_suns'> {
  type Outcome = 'granted' | 'mismatch' | 'insufficient_suns';
  const [row] = await runStatement<{ outcome: Outcome }>(database, {
    name: 'grant_suns',
    text: 'select outcome from grant_suns($1, $2, $3, $4, $5, $6)',
    values: [transferId, accountId, idempotencyKey, amountMilliSuns, reason, now],
  });
  return (row as { outcome: Outcome }).outcome;
}
