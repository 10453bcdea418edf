import type { Subscription } from '../../domain/plan.ts';
import * as plans from '../../storage/plans.ts';
import type { Context } from '../context.ts';

/** An account with more places than this sees those with the lowest numbers. */
const subscriptionsMax = 10_000;

/** The plans of an account's places with this month's use; one that ended this month is shown as canceled. */
export async function listSubscriptions({ database, clock }: Context, accountId: bigint): Promise<Subscription[]> {
  return plans.listSubscriptions(database.sql, { accountId, now: clock.now(), limit: subscriptionsMax });
}
