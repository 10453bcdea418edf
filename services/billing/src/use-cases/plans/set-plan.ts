import { inTransaction } from '@review-reply/postgres';
import type { Plan, Subscription } from '../../domain/plan.ts';
import { listSubscriptions } from '../../storage/plans.ts';
import type { Context } from '../context.ts';
import { changePlan } from './change-plan.ts';
import { settlePlace } from './settle-place.ts';

/**
 * Gives a place a plan, changes it, or ends it (null). An upgrade raises what the month includes and keeps what is
 * used; after a downgrade the month keeps what the dearer plan included, since that is the one billed.
 * @returns the place's subscription, or null when it has none and had none this month
 * @throws AppError not_found when the place belongs to another account
 */
export async function setPlan(
  { database, clock, outbox }: Context,
  change: { accountId: bigint; placeRef: bigint; plan: Plan | null; atOnce: boolean },
): Promise<Subscription | null> {
  return inTransaction(database, async (tx) => {
    const { accountId, placeRef } = change;
    const now = await settlePlace(tx, { outbox }, { placeRef, now: clock.now() });
    await changePlan(tx, { outbox }, { ...change, now });
    const [subscription] = await listSubscriptions(tx, { accountId, placeRef, now, limit: 1 });
    return subscription ?? null;
  });
}
