import { inTransaction } from '@review-reply/postgres';
import { errors } from '../../domain/errors.ts';
import { pastDueDays, type Subscription } from '../../domain/plan.ts';
import { subscriptionChanged } from '../../events/billing-events.ts';
import { deletePastDue, insertPastDue } from '../../storage/past-due.ts';
import * as plans from '../../storage/plans.ts';
import type { Context } from '../context.ts';
import { settlePlace } from './settle-place.ts';

const dayMs = 86_400_000;

/**
 * Notes that nobody has paid for a place's plan, or that somebody has; repeating either changes nothing. What is past
 * due serves for fourteen days and then ends; paid in time, it is as it was.
 * @throws AppError not_found when the account has no plan on the place
 */
export async function setPastDue(
  { database, clock, outbox }: Context,
  { accountId, placeRef, isPastDue }: { accountId: bigint; placeRef: bigint; isPastDue: boolean },
): Promise<Subscription> {
  return inTransaction(database, async (tx) => {
    const now = await settlePlace(tx, { outbox }, { placeRef, now: clock.now() });
    const open = await plans.findSpan(tx, placeRef, now);
    if (open?.accountId !== accountId) throw errors.placeNotFound();
    const until = new Date(now.getTime() + pastDueDays * dayMs);
    const isNews = isPastDue
      ? await insertPastDue(tx, { placeRef, accountId, since: now, until })
      : await deletePastDue(tx, placeRef);
    if (isNews) await outbox.publish(tx, subscriptionChanged({ accountId, placeRef, plan: open.plan, isPastDue }));
    const [subscription] = await plans.listSubscriptions(tx, { accountId, placeRef, now, limit: 1 });
    if (subscription === undefined) throw errors.placeNotFound();
    return subscription;
  });
}
