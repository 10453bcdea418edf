import type { Executor, Transaction } from '@review-reply/postgres';
import { sql } from 'drizzle-orm';

interface PastDue {
  readonly accountId: bigint;
  readonly until: Date;
}

/** @returns whether it was not past due before */
export async function insertPastDue(
  tx: Transaction,
  pastDue: PastDue & { placeRef: bigint; since: Date },
): Promise<boolean> {
  const { placeRef, accountId, since, until } = pastDue;
  const { rowCount } = await tx.execute(sql`
    insert into past_due (place_ref, account_id, since, until)
    values (${placeRef}, ${accountId}, ${since.toISOString()}, ${until.toISOString()}) on conflict do nothing`);
  return rowCount === 1;
}

/** @returns whether it was past due */
export async function deletePastDue(tx: Transaction, placeRef: bigint): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`delete from past_due where place_ref = ${placeRef}`);
  return rowCount === 1;
}

export async function isPastDue(tx: Transaction, placeRef: bigint): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`select from past_due where place_ref = ${placeRef}`);
  return rowCount === 1;
}

/** Places whose fourteen days are over, at most so many. */
export async function listOverdue(db: Executor, now: Date, limit: number): Promise<bigint[]> {
  const { rows } = await db.execute<{ place_ref: bigint }>(sql`
    select place_ref from past_due where until <= ${now.toISOString()} order by until limit ${limit}`);
  return rows.map((row) => row.place_ref);
}

/** Takes away what a place was past due for too long; null when it was not. */
export async function takeOverdue(tx: Transaction, placeRef: bigint, now: Date): Promise<PastDue | null> {
  const { rows } = await tx.execute<{ account_id: bigint; until: string }>(sql`
    delete from past_due where place_ref = ${placeRef} and until <= ${now.toISOString()}
    returning account_id, until::text`);
  return rows[0] === undefined ? null : { accountId: rows[0].account_id, until: new Date(rows[0].until) };
}
