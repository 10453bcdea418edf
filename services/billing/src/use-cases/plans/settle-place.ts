import type { Transaction } from '@review-reply/postgres';
import { subscriptionChanged } from '../../events/billing-events.ts';
import { deletePastDue, isPastDue, takeOverdue } from '../../storage/past-due.ts';
import * as plans from '../../storage/plans.ts';
import type { Context } from '../context.ts';
import { endPlan } from './end-plan.ts';

/**
 * Locks a place, ends its plan if that was past due for too long, and tells of one that ended or was followed by
 * another at the end of a month. Whoever changes a plan does this first: what is set after an end is a plan of its own,
 * whether the calendar has come to that end or not.
 * @returns when the change is, not before the last one
 */
export async function settlePlace(
  tx: Transaction,
  { outbox }: Pick<Context, 'outbox'>,
  { placeRef, now }: { placeRef: bigint; now: Date },
): Promise<Date> {
  const at = await plans.lockPlace(tx, placeRef, now);
  const overdue = await takeOverdue(tx, placeRef, at);
  if (overdue !== null) {
    const { accountId, until } = overdue;
    await endPlan(tx, { outbox }, { accountId, placeRef, at: until });
  }
  const accountId = await plans.markEndsTold(tx, placeRef, at);
  if (accountId === null) return at;
  const next = await plans.findSpan(tx, placeRef, at);
  if (next === null) await deletePastDue(tx, placeRef);
  const change = { accountId, placeRef, plan: next?.plan ?? null };
  await outbox.publish(tx, subscriptionChanged({ ...change, isPastDue: await isPastDue(tx, placeRef) }));
  return at;
}
