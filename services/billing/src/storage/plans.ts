import type { Executor, Transaction } from '@review-reply/postgres';
import { sql } from 'drizzle-orm';
import type { Plan, Subscription } from '../domain/plan.ts';
import { contractDefaults } from '../domain/prices.ts';

export interface PlanSpan {
  readonly accountId: bigint;
  readonly plan: Plan;
  readonly included: number;
}

/** Keeps advisory locks on places apart from those on reviews (1). */
const placeLockClass = 2;

/** The zone that an account's months are of: its partner's, or Paris. */
const zoneOf = (accountId: bigint) => sql`coalesce((
  select partner_contract.timezone from attachment join partner_contract using (partner_account_id)
  where attachment.account_id = ${accountId}), ${contractDefaults.timezone})`;

/** Changes of one place's plan come one after the other. */
export async function lockPlace(tx: Transaction, placeRef: bigint): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${placeLockClass}, (${placeRef}::bigint % 2147483647)::integer)`);
}

export async function findOpenSpan(db: Executor, placeRef: bigint): Promise<PlanSpan | null> {
  const { rows } = await db.execute<{ account_id: bigint; plan: Plan; included: number }>(
    sql`select account_id, plan, included from plan_span where place_ref = ${placeRef} and ended_at is null`,
  );
  const [row] = rows;
  return row === undefined ? null : { accountId: row.account_id, plan: row.plan, included: row.included };
}

/** Ends a place's plan, not before it began: who began it read another clock, or the same one while this call waited. */
export async function endSpan(tx: Transaction, placeRef: bigint, now: Date): Promise<void> {
  await tx.execute(sql`
    update plan_span set ended_at = greatest(started_at, ${now.toISOString()}) where place_ref = ${placeRef} and ended_at is null`);
}

export async function insertSpan(
  tx: Transaction,
  { accountId, placeRef, plan, included, now }: PlanSpan & { placeRef: bigint; now: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into plan_span (account_id, place_ref, plan, included, started_at)
    values (${accountId}, ${placeRef}, ${plan}, ${included}, ${now.toISOString()})`);
}

/** Raises what the place's plan pays for this month; never lowers it. */
export async function raiseQuota(
  tx: Transaction,
  { accountId, placeRef, included, now }: { accountId: bigint; placeRef: bigint; included: number; now: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into quota_month as quota (place_ref, month, included)
    values (${placeRef}, billing_month(${now.toISOString()}, ${zoneOf(accountId)}), ${included})
    on conflict (place_ref, month) do update set included = greatest(quota.included, excluded.included)`);
}

/**
 * The last plan of each of an account's places, as long as it is in force or ended within the current month, by place.
 * @param placeRef this place alone
 */
export async function listSubscriptions(
  db: Executor,
  { accountId, placeRef, now, limit }: { accountId: bigint; placeRef?: bigint; now: Date; limit: number },
): Promise<Subscription[]> {
  type Row = {
    place_ref: bigint;
    plan: Plan;
    ended: boolean;
    period_end: string;
    included: number;
    used: number;
  };
  const { rows } = await db.execute<Row>(sql`
    with zone as (select ${zoneOf(accountId)} as name),
    this as (select billing_month(${now.toISOString()}, zone.name) as month from zone),
    last_span as (
      select distinct on (place_ref) place_ref, plan, included, ended_at from plan_span
      where account_id = ${accountId} ${placeRef === undefined ? sql`` : sql`and place_ref = ${placeRef}`}
      order by place_ref, plan_span_id desc)
    select last_span.place_ref, last_span.plan, last_span.ended_at is not null as ended,
      billing_month_end(this.month, zone.name)::text as period_end,
      greatest(last_span.included, quota_month.included) as included, coalesce(quota_month.used, 0) as used
    from last_span cross join this cross join zone
    left join quota_month on quota_month.place_ref = last_span.place_ref and quota_month.month = this.month
    where last_span.ended_at is null or billing_month(last_span.ended_at, zone.name) = this.month
    order by last_span.place_ref limit ${limit}`);
  return rows.map((row) => ({
    placeRef: row.place_ref,
    plan: row.plan,
    status: row.ended ? 'canceled' : 'active',
    currentPeriodEnd: new Date(row.period_end),
    suggestionsIncluded: row.included,
    suggestionsUsed: row.used,
  }));
}
