import type { Executor, Transaction } from '@review-reply/postgres';
import { sql } from 'drizzle-orm';
import type { LineKind, MonthState, Party } from '../domain/invoice.ts';
import { contractDefaults, placeMonthCents, suggestionOverageCents } from '../domain/prices.ts';

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

/** A partner's contract now; the usual one before it has arrived. A cap of null is none. */
export async function findContract(
  db: Executor,
  partnerAccountId: bigint,
): Promise<{ capCents: bigint | null; timezone: string }> {
  const { rows } = await db.execute<{ cap: bigint | null; timezone: string }>(
    sql`select spending_cap_cents as cap, timezone from partner_contract where partner_account_id = ${partnerAccountId}`,
  );
  const [row] = rows;
  if (row === undefined) return { capCents: contractDefaults.spendingCapCents, timezone: contractDefaults.timezone };
  return { capCents: row.cap, timezone: row.timezone };
}

export interface PartnerMonth {
  readonly partnerAccountId: bigint;
  readonly month: string;
}

/** The month that a moment belongs to in a zone. */
export async function findMonth(db: Executor, at: Date, timezone: string): Promise<string> {
  const { rows } = await db.execute<{ month: string }>(
    sql`select billing_month(${at.toISOString()}, ${timezone}) as month`,
  );
  return (rows[0] as { month: string }).month;
}

/** Opens the months that partners lack up to now. */
export async function openMissingMonths(db: Executor, now: Date): Promise<void> {
  await db.execute(sql`select open_missing_months(${now.toISOString()}, ${contractDefaults.timezone})`);
}

export async function openMonth(db: Executor, { partnerAccountId, month }: PartnerMonth, timezone: string) {
  await db.execute(sql`select open_partner_month(${partnerAccountId}, ${month}, ${timezone})`);
}

/** Months that are due to be closed or to become final, the oldest first. */
export async function listDueMonths(
  db: Executor,
  { now, limit, after }: { now: Date; limit: number; after: PartnerMonth | null },
): Promise<PartnerMonth[]> {
  const rest =
    after === null ? sql`` : sql`and (month, partner_account_id) > (${after.month}, ${after.partnerAccountId})`;
  const { rows } = await db.execute<{ partner_account_id: bigint; month: string }>(sql`
    select partner_account_id, month from partner_month
    where state in ('open', 'closed') and closes_at <= ${now.toISOString()} ${rest}
    order by month, partner_account_id limit ${limit}`);
  return rows.map((row) => ({ partnerAccountId: row.partner_account_id, month: row.month }));
}

export interface LockedMonth extends PartnerMonth {
  readonly state: MonthState;
  readonly timezone: string;
  /** It is over. */
  readonly isOver: boolean;
  /** Two hours have passed since its end. */
  readonly isDue: boolean;
  /** Every hold of it was captured or voided. */
  readonly isSettled: boolean;
}

/** Locks a month's row, which reserves and captures of overage wait for; null when there is none. */
export async function lockMonth(
  tx: Transaction,
  { partnerAccountId, month }: PartnerMonth,
  now: Date,
): Promise<LockedMonth | null> {
  const { rows } = await tx.execute<{ state: MonthState; timezone: string; over: boolean; due: boolean }>(sql`
    select state, timezone, billing_month_end(month, timezone) <= ${now.toISOString()} as over,
      closes_at <= ${now.toISOString()} as due
    from partner_month where partner_account_id = ${partnerAccountId} and month = ${month} for update`);
  const [row] = rows;
  if (row === undefined) return null;
  // A statement of its own, which sees what was committed while the lock was waited for.
  const open = await tx.execute(sql`
    select from hold
    where state = 'reserved' and partner_account_id = ${partnerAccountId} and month = ${month} limit 1`);
  const { state, timezone, over: isOver, due: isDue } = row;
  return { partnerAccountId, month, state, timezone, isOver, isDue, isSettled: open.rowCount === 0 };
}

export async function setMonthState(
  tx: Transaction,
  { partnerAccountId, month }: PartnerMonth,
  state: MonthState,
): Promise<void> {
  await tx.execute(sql`
    update partner_month set state = ${state}::month_state
    where partner_account_id = ${partnerAccountId} and month = ${month}`);
}

const prices = sql`${placeMonthCents.essential}, ${placeMonthCents.pro}, ${suggestionOverageCents}`;

/** Draws up what a month comes to. @returns the invoice's id, or null when there is nothing to bill */
export async function drawUpInvoice(
  tx: Transaction,
  { partnerAccountId, month }: PartnerMonth,
  { now, seller }: { now: Date; seller: Party },
): Promise<bigint | null> {
  const { rows } = await tx.execute<{ drawn: bigint | null }>(sql`
    select draw_up_invoice(${partnerAccountId}, ${month}, ${now.toISOString()}, ${prices},
      ${contractDefaults.vatRateBp}, ${JSON.stringify(seller)}) as drawn`);
  return rows[0]?.drawn ?? null;
}

/** Deletes what was drawn up of a month and is not final. */
export async function discardDraft(tx: Transaction, { partnerAccountId, month }: PartnerMonth): Promise<void> {
  await tx.execute(sql`
    delete from invoice where partner_account_id = ${partnerAccountId} and month = ${month} and kind = 'invoice'`);
}

/** Places that a month bills, and what clients used beyond their plans in it. */
export async function sumMonth(
  db: Executor,
  { partnerAccountId, month }: PartnerMonth,
): Promise<ReadonlyMap<LineKind, { quantityMilli: bigint; amountCents: bigint }>> {
  const { rows } = await db.execute<{ kind: LineKind; quantity: string; amount: string }>(sql`
    select kind, sum(quantity_milli)::text as quantity, sum(amount_cents)::text as amount
    from month_items(${partnerAccountId}, ${month}, ${prices}) where of_month = ${month} group by kind`);
  return new Map(
    rows.map((row) => [row.kind, { quantityMilli: BigInt(row.quantity), amountCents: BigInt(row.amount) }]),
  );
}

/** What is captured and held of a month's overage. */
export async function findUsedCents(db: Executor, { partnerAccountId, month }: PartnerMonth): Promise<bigint> {
  const { rows } = await db.execute<{ used: bigint }>(sql`
    select accrued_cents + held_cents as used from partner_month
    where partner_account_id = ${partnerAccountId} and month = ${month}`);
  return rows[0]?.used ?? 0n;
}
