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

/**
 * Changes of one place's plan come one after the other, each at its time, whoever's clock is behind.
 * @returns when this one is: now, unless the plan in force began later, or one before it was told to have ended later
 */
export async function lockPlace(tx: Transaction, placeRef: bigint, now: Date): Promise<Date> {
  await tx.execute(sql`select pg_advisory_xact_lock(${placeLockClass}, (${placeRef}::bigint % 2147483647)::integer)`);
  // A statement of its own, which sees what was committed while the lock was waited for.
  const { rows } = await tx.execute<{ at: string }>(sql`
    select greatest(${now.toISOString()}::timestamptz, max(ended_at) filter (where end_told),
      min(started_at) filter (where not end_told))::text as at
    from plan_span where place_ref = ${placeRef}`);
  return new Date((rows[0] as { at: string }).at);
}

/** The span that a moment lies in, and whether it is to end; also one that a clock ahead of this one began. */
export async function findSpan(
  db: Executor,
  placeRef: bigint,
  now: Date,
): Promise<(PlanSpan & { readonly isToEnd: boolean }) | null> {
  const { rows } = await db.execute<{ account_id: bigint; plan: Plan; included: number; is_to_end: boolean }>(sql`
    select account_id, plan, included, ended_at is not null as is_to_end from plan_span
    where place_ref = ${placeRef} and (ended_at is null or ended_at > ${now.toISOString()})
    order by started_at limit 1`);
  const [row] = rows;
  if (row === undefined) return null;
  return { accountId: row.account_id, plan: row.plan, included: row.included, isToEnd: row.is_to_end };
}

/** Takes back what is to come after the span in force, and its end. */
export async function discardSchedule(tx: Transaction, placeRef: bigint, now: Date): Promise<void> {
  const at = now.toISOString();
  // The span in force is the first that has not ended: one that a clock ahead of this one began is not what comes next.
  await tx.execute(sql`
    delete from plan_span next using plan_span this
    where next.place_ref = ${placeRef} and this.place_ref = ${placeRef} and next.started_at > ${at}
      and this.ended_at > ${at} and next.started_at >= this.ended_at`);
  await tx.execute(
    sql`update plan_span set ended_at = null, end_told = false where place_ref = ${placeRef} and ended_at > ${at}`,
  );
}

/**
 * Ends a place's plan, not before it began: who began it read another clock, or the same one while this call waited.
 * @param isTold other services hear of it by whoever ends it; else by the calendar, when the moment has come
 */
export async function endSpan(
  tx: Transaction,
  { placeRef, at, isTold }: { placeRef: bigint; at: Date; isTold: boolean },
): Promise<void> {
  await tx.execute(sql`
    update plan_span set ended_at = greatest(started_at, ${at.toISOString()}), end_told = ${isTold}
    where place_ref = ${placeRef} and ended_at is null`);
}

export async function insertSpan(
  tx: Transaction,
  { accountId, placeRef, plan, included, from }: PlanSpan & { placeRef: bigint; from: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into plan_span (account_id, place_ref, plan, included, started_at)
    values (${accountId}, ${placeRef}, ${plan}, ${included}, ${from.toISOString()})`);
}

/** When an account's running month ends. */
export async function findMonthEnd(tx: Transaction, accountId: bigint, now: Date): Promise<Date> {
  const { rows } = await tx.execute<{ ends: string }>(sql`
    select billing_month_end(billing_month(${now.toISOString()}, zone.name), zone.name)::text as ends
    from (select ${zoneOf(accountId)} as name) zone`);
  return new Date((rows[0] as { ends: string }).ends);
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

/** Places whose plan has ended by itself and of whom nobody was told, at most so many. */
export async function listEndedUntold(db: Executor, now: Date, limit: number): Promise<bigint[]> {
  const { rows } = await db.execute<{ place_ref: bigint }>(sql`
    select place_ref from plan_span where ended_at <= ${now.toISOString()} and not end_told
    order by ended_at limit ${limit}`);
  return rows.map((row) => row.place_ref);
}

/** @returns whose place it is; null when the ends were told meanwhile */
export async function markEndsTold(tx: Transaction, placeRef: bigint, now: Date): Promise<bigint | null> {
  const { rows } = await tx.execute<{ account_id: bigint }>(sql`
    update plan_span set end_told = true
    where place_ref = ${placeRef} and ended_at <= ${now.toISOString()} and not end_told returning account_id`);
  return rows[0]?.account_id ?? null;
}

/**
 * The plan of each of an account's places, as long as it is in force or ended within the current month, by place.
 * @param placeRef this place alone
 */
export async function listSubscriptions(
  db: Executor,
  { accountId, placeRef, now, limit }: { accountId: bigint; placeRef?: bigint; now: Date; limit: number },
): Promise<Subscription[]> {
  type Row = {
    place_ref: bigint;
    plan: Plan;
    status: Subscription['status'];
    period_end: string;
    included: number;
    used: number;
    started_at: string;
    ends_at: string | null;
    next_plan: Plan | null;
    past_due_since: string | null;
  };
  const at = now.toISOString();
  const { rows } = await db.execute<Row>(sql`
    with zone as (select ${zoneOf(accountId)} as name),
    this as (select billing_month(${at}, zone.name) as month from zone),
    last_span as (
      select distinct on (place_ref) place_ref, plan, included, started_at, ended_at from plan_span
      where account_id = ${accountId} and started_at <= ${at}
        ${placeRef === undefined ? sql`` : sql`and place_ref = ${placeRef}`}
      order by place_ref, started_at desc, plan_span_id desc),
    last as (
      select last_span.*, past_due.since as past_due_since, least(last_span.ended_at, past_due.until) as ends_at
      from last_span left join past_due on past_due.place_ref = last_span.place_ref)
    select last.place_ref, last.plan, billing_month_end(this.month, zone.name)::text as period_end,
      case when last.ends_at <= ${at} then 'canceled' when last.past_due_since is not null then 'past_due'
        else 'active' end as status,
      greatest(last.included, quota_month.included) as included, coalesce(quota_month.used, 0) as used,
      last.started_at::text as started_at, last.ends_at::text as ends_at, last.past_due_since::text as past_due_since,
      (select next.plan from plan_span next where next.place_ref = last.place_ref and next.account_id = ${accountId}
        and next.started_at > ${at} and next.started_at = last.ends_at) as next_plan
    from last cross join this cross join zone
    left join quota_month on quota_month.place_ref = last.place_ref and quota_month.month = this.month
    where last.ends_at is null or last.ends_at > ${at} or billing_month(last.ends_at, zone.name) = this.month
    order by last.place_ref limit ${limit}`);
  return rows.map((row) => ({
    placeRef: row.place_ref,
    plan: row.plan,
    status: row.status,
    currentPeriodEnd: new Date(row.period_end),
    suggestionsIncluded: row.included,
    suggestionsUsed: row.used,
    startedAt: new Date(row.started_at),
    endsAt: row.ends_at === null ? null : new Date(row.ends_at),
    nextPlan: row.next_plan,
    pastDueSince: row.past_due_since === null ? null : new Date(row.past_due_since),
  }));
}
