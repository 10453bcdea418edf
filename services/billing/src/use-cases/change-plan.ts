import type { Transaction } from '@review-reply/postgres';
import { errors } from '../domain/errors.ts';
import { type Plan, suggestionsIncluded } from '../domain/plan.ts';
import { subscriptionChanged } from '../events/billing-events.ts';
import { findPlaceOwner } from '../storage/accounts.ts';
import { endSpan, findOpenSpan, insertSpan, lockPlace, raiseQuota } from '../storage/plans.ts';
import type { Context } from './context.ts';

export interface PlanChange {
  readonly accountId: bigint;
  readonly placeRef: bigint;
  /** Null ends the plan. */
  readonly plan: Plan | null;
  readonly now: Date;
}

/**
 * Gives a place a plan, changes it, or ends it, with its event; the plan that is in force stays as it is.
 * @throws AppError not_found when the place belongs to another account
 */
export async function changePlan(
  tx: Transaction,
  { outbox }: Pick<Context, 'outbox'>,
  { accountId, placeRef, plan, now }: PlanChange,
): Promise<void> {
  await lockPlace(tx, placeRef);
  const open = await findOpenSpan(tx, placeRef);
  const owner = open?.accountId ?? (await findPlaceOwner(tx, placeRef)) ?? accountId;
  if (owner !== accountId) throw errors.placeNotFound();
  if ((open?.plan ?? null) === plan) return;
  if (open !== null) {
    await raiseQuota(tx, { accountId, placeRef, included: open.included, now });
    await endSpan(tx, placeRef, now);
  }
  if (plan !== null) {
    const included = suggestionsIncluded[plan];
    await insertSpan(tx, { accountId, placeRef, plan, included, now });
    await raiseQuota(tx, { accountId, placeRef, included, now });
  }
  await outbox.publish(tx, subscriptionChanged({ accountId, placeRef, plan }));
}
