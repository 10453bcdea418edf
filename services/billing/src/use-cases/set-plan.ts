import { inTransaction } from '@review-reply/postgres';
import { errors } from '../domain/errors.ts';
import { type Plan, type Subscription, suggestionsIncluded } from '../domain/plan.ts';
import { subscriptionChanged } from '../events/billing-events.ts';
import { findPlaceOwner } from '../storage/accounts.ts';
import { endSpan, findOpenSpan, insertSpan, listSubscriptions, lockPlace, raiseQuota } from '../storage/plans.ts';
import type { Context } from './context.ts';

/**
 * Gives a place a plan, changes it, or ends it at once (null). An upgrade raises what the month includes and keeps what
 * is used; after a downgrade the month keeps what the dearer plan included, since that is the one billed. Setting the
 * plan that is in force changes nothing.
 * @returns the place's subscription, or null when it has none and had none this month
 * @throws AppError not_found when the place belongs to another account
 */
export async function setPlan(
  { database, clock, outbox }: Context,
  { accountId, placeRef, plan }: { accountId: bigint; placeRef: bigint; plan: Plan | null },
): Promise<Subscription | null> {
  return inTransaction(database, async (tx) => {
    const now = clock.now();
    await lockPlace(tx, placeRef);
    const open = await findOpenSpan(tx, placeRef);
    const owner = open?.accountId ?? (await findPlaceOwner(tx, placeRef)) ?? accountId;
    if (owner !== accountId) throw errors.placeNotFound();
    if ((open?.plan ?? null) !== plan) {
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
    const [subscription] = await listSubscriptions(tx, { accountId, placeRef, now, limit: 1 });
    return subscription ?? null;
  });
}
