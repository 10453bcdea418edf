import type { Transaction } from '@review-reply/postgres';
import { subscriptionChanged } from '../../events/billing-events.ts';
import { deletePastDue } from '../../storage/past-due.ts';
import * as plans from '../../storage/plans.ts';
import type { Context } from '../context.ts';

/**
 * Ends the plan of a place that the caller has locked, with what was to follow it, and says so; the month keeps what it
 * included, by which it is billed. Nothing happens when it has none.
 * @param endsAt when it ended, where that is heard of late: what began only after it is taken back
 */
export async function endPlan(
  tx: Transaction,
  { outbox }: Pick<Context, 'outbox'>,
  { accountId, placeRef, at, endsAt = at }: { accountId: bigint; placeRef: bigint; at: Date; endsAt?: Date },
): Promise<void> {
  const open = await plans.findSpan(tx, placeRef, at);
  if (open?.accountId !== accountId) return;
  await plans.discardSchedule(tx, placeRef, endsAt);
  await plans.raiseQuota(tx, { accountId, placeRef, included: open.included, now: at });
  await plans.endSpan(tx, { placeRef, at: endsAt, isTold: true });
  await deletePastDue(tx, placeRef);
  await outbox.publish(tx, subscriptionChanged({ accountId, placeRef, plan: null }));
}
