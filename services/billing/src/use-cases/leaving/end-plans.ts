import type { Transaction } from '@review-reply/postgres';
import { subscriptionChanged } from '../../events/billing-events.ts';
import { listPlacesWithPlan } from '../../storage/leaving.ts';
import { endSpan, findOpenSpan, lockPlace, raiseQuota } from '../../storage/plans.ts';
import type { Context } from '../context.ts';

/**
 * Ends the plans of an account that left its partner; the month keeps what they included, by which it is billed. A plan
 * that began after the account left belongs to its return.
 */
export async function endPlans(
  tx: Transaction,
  { clock, outbox }: Pick<Context, 'clock' | 'outbox'>,
  { accountId, detachedAt }: { accountId: bigint; detachedAt: Date },
): Promise<void> {
  const now = clock.now();
  for (const placeRef of await listPlacesWithPlan(tx, accountId, detachedAt)) {
    await lockPlace(tx, placeRef);
    const open = await findOpenSpan(tx, placeRef);
    if (open?.accountId !== accountId) continue;
    await raiseQuota(tx, { accountId, placeRef, included: open.included, now });
    await endSpan(tx, placeRef, now);
    await outbox.publish(tx, subscriptionChanged({ accountId, placeRef, plan: null }));
  }
}
