import { type Database, type Executor, runStatement } from '@review-reply/postgres';
import { sql } from 'drizzle-orm';
import type { Balance, Movement } from '../domain/balance.ts';

export interface Grant {
  readonly accountId: bigint;
  readonly amountMilliSuns: bigint;
  readonly reason: string;
  readonly idempotencyKey: string;
  /** When what is left of it is gone; null: never. */
  readonly expiresAt: Date | null;
}

/** An account without a wallet has no Suns. What has expired by now is none of it. */
export async function findBalance(db: Executor, accountId: bigint, now: Date): Promise<Balance> {
  const read = () =>
    db.execute<{ posted: bigint; held: bigint; due: boolean | null }>(sql`
      select posted, held, expires_at <= ${now.toISOString()} as due from wallet where account_id = ${accountId}`);
  let { rows } = await read();
  if (rows[0]?.due) {
    await expireSuns(db, accountId, now);
    ({ rows } = await read());
  }
  return { balanceMilliSuns: rows[0]?.posted ?? 0n, heldMilliSuns: rows[0]?.held ?? 0n };
}

/** Expires what is left of an account's lots whose time has come. */
export async function expireSuns(db: Executor, accountId: bigint, now: Date): Promise<void> {
  await db.execute(sql`select expire_suns(${accountId}, ${now.toISOString()})`);
}

/** Accounts with lots whose time has come, at most so many. */
export async function listExpiring(db: Executor, now: Date, limit: number): Promise<bigint[]> {
  const { rows } = await db.execute<{ account_id: bigint }>(sql`
    select distinct account_id from suns_grant where not settled and expires_at <= ${now.toISOString()} limit ${limit}`);
  return rows.map((row) => row.account_id);
}

/** An account's movements after one, by their numbers. */
export async function listMovements(
  db: Executor,
  { accountId, after, limit }: { accountId: bigint; after: bigint; limit: number },
): Promise<Movement[]> {
  const { rows } = await db.execute<Omit<Movement, 'at' | 'expiresAt'> & { at: string; expiresAt: string | null }>(sql`
    select version as number, to_json(at) #>> '{}' as at, kind, amount_milli_suns as "amountMilliSuns",
      balance_milli_suns as "balanceMilliSuns", transfer_id as "transferId", reason,
      to_json(expires_at) #>> '{}' as "expiresAt"
    from suns_statement(${accountId}, ${after}, ${limit})`);
  return rows.map(({ at, expiresAt, ...movement }) => ({
    ...movement,
    at: new Date(at),
    expiresAt: expiresAt === null ? null : new Date(expiresAt),
  }));
}

export async function grant(
  database: Database,
  {
    accountId,
    amountMilliSuns,
    reason,
    idempotencyKey,
    expiresAt,
    transferId,
    now,
  }: Grant & { transferId: string; now: Date },
): Promise<'granted' | 'mismatch' | 'insufficient_suns'> {
  type Outcome = 'granted' | 'mismatch' | 'insufficient_suns';
  const [row] = await runStatement<{ outcome: Outcome }>(database, {
    name: 'grant_suns',
    text: 'select outcome from grant_suns($1, $2, $3, $4, $5, $6, $7)',
    values: [transferId, accountId, idempotencyKey, amountMilliSuns, reason, now, expiresAt],
  });
  return (row as { outcome: Outcome }).outcome;
}
