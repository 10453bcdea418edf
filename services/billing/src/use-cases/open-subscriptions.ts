import type { Transaction } from '@review-reply/postgres';
import type { Plan } from '../domain/plan.ts';
import { changePlan } from './change-plan.ts';
import type { Context } from './context.ts';

/** Gives places of one account a plan; those that have it already keep it as it is. */
export async function openSubscriptions(
  tx: Transaction,
  context: Pick<Context, 'clock' | 'outbox'>,
  { accountId, placeRefs, plan }: { accountId: bigint; placeRefs: readonly bigint[]; plan: Plan },
): Promise<void> {
  const now = context.clock.now();
  // In one order, as each is locked until the end.
  for (const placeRef of placeRefs.toSorted((a, b) => (a < b ? -1 : 1)))
    await changePlan(tx, context, { accountId, placeRef, plan, now });
}
