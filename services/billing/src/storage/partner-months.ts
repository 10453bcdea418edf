import type { Transaction } from '@review-reply/postgres';
import { sql } from 'drizzle-orm';

/**
 * Marks a month's first refused reserve.
 * @returns what is used of the cap, or null when it was marked before
 */
export async function markCapReached(
  tx: Transaction,
  { partnerAccountId, month, now }: { partnerAccountId: bigint; month: string; now: Date },
): Promise<{ usedCents: bigint } | null> {
  const { rows } = await tx.execute<{ used_cents: bigint }>(sql`
    update partner_month set cap_reached_at = ${now.toISOString()}
    where partner_account_id = ${partnerAccountId} and month = ${month} and cap_reached_at is null
    returning accrued_cents + held_cents as used_cents`);
  return rows[0] === undefined ? null : { usedCents: rows[0].used_cents };
}

/** The partner's spending cap now, or null before its contract has arrived. */
export async function findCapCents(tx: Transaction, partnerAccountId: bigint): Promise<bigint | null> {
  const { rows } = await tx.execute<{ spending_cap_cents: bigint }>(
    sql`select spending_cap_cents from partner_contract where partner_account_id = ${partnerAccountId}`,
  );
  return rows[0]?.spending_cap_cents ?? null;
}
