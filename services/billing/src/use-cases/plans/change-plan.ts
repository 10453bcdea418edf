import type { Transaction } from '@review-reply/postgres';
import { errors } from '../../domain/errors.ts';
import { isUpgrade, type Plan, suggestionsIncluded } from '../../domain/plan.ts';
import { subscriptionChanged } from '../../events/billing-events.ts';
import { findPlaceOwner } from '../../storage/accounts.ts';
import { isPastDue } from '../../storage/past-due.ts';
import * as plans from '../../storage/plans.ts';
import type { Context } from '../context.ts';
import { endPlan } from './end-plan.ts';

export interface PlanChange {
  readonly accountId: bigint;
  readonly placeRef: bigint;
  /** Null ends the plan. */
  readonly plan: Plan | null;
  /** A downgrade or an end does not wait for the end of the month. */
  readonly atOnce: boolean;
  /** As `settlePlace` says. */
  readonly now: Date;
}

/**
 * Gives a place that the caller has settled a plan, changes it, or ends it, with its event. An upgrade holds at once,
 * anything less from the month's end on; the plan in force, when it is set again, stays, and what was to come is taken
 * back.
 * @throws AppError not_found when the place belongs to another account
 */
export async function changePlan(
  tx: Transaction,
  { outbox }: Pick<Context, 'outbox'>,
  { accountId, placeRef, plan, atOnce, now }: PlanChange,
): Promise<void> {
  const open = await plans.findSpan(tx, placeRef, now);
  const owner = open?.accountId ?? (await findPlaceOwner(tx, placeRef)) ?? accountId;
  if (owner !== accountId) throw errors.placeNotFound();
  if (open?.isToEnd) await plans.discardSchedule(tx, placeRef, now);
  if ((open?.plan ?? null) === plan) return;
  if (plan === null) {
    if (atOnce) return endPlan(tx, { outbox }, { accountId, placeRef, at: now });
    await plans.endSpan(tx, { placeRef, at: await plans.findMonthEnd(tx, accountId, now), isTold: false });
    return;
  }
  const span = { accountId, placeRef, plan, included: suggestionsIncluded[plan] };
  if (open !== null && !atOnce && !isUpgrade(plan, open.plan)) {
    const from = await plans.findMonthEnd(tx, accountId, now);
    await plans.endSpan(tx, { placeRef, at: from, isTold: false });
    await plans.insertSpan(tx, { ...span, from });
    return;
  }
  if (open !== null) await plans.raiseQuota(tx, { accountId, placeRef, included: open.included, now });
  await plans.endSpan(tx, { placeRef, at: now, isTold: true });
  await plans.insertSpan(tx, { ...span, from: now });
  await plans.raiseQuota(tx, { accountId, placeRef, included: span.included, now });
  // A dearer plan does not pay what is due.
  await outbox.publish(
    tx,
    subscriptionChanged({ accountId, placeRef, plan, isPastDue: await isPastDue(tx, placeRef) }),
  );
}
