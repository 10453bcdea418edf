import type { Transaction } from '@review-reply/postgres';
import type { Plan } from '../../domain/plan.ts';
import { hasLeftSince } from '../../storage/accounts.ts';
import type { Context } from '../context.ts';
import { changePlan } from './change-plan.ts';
import { settlePlace } from './settle-place.ts';

/**
 * Gives places of one account, which joined at a moment, a plan; those that have it already keep it as it is. An
 * account that has left since gets none.
 */
export async function openSubscriptions(
  tx: Transaction,
  context: Pick<Context, 'clock' | 'outbox'>,
  {
    accountId,
    placeRefs,
    plan,
    joinedAt,
  }: { accountId: bigint; placeRefs: readonly bigint[]; plan: Plan; joinedAt: Date },
): Promise<void> {
  if (await hasLeftSince(tx, accountId, joinedAt)) return;
  // In one order, as each is locked until the end.
  for (const placeRef of placeRefs.toSorted((a, b) => (a < b ? -1 : 1))) {
    const now = await settlePlace(tx, context, { placeRef, now: context.clock.now() });
    await changePlan(tx, context, { accountId, placeRef, plan, atOnce: true, now });
  }
}
