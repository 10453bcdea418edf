import { type ErasedAccounts, type EventHandler, on } from '@review-reply/events';
import { EnrollmentCompletedSchema } from '@review-reply/proto/identity/events/v1/enrollment_events';
import { isPlan } from '../domain/plan.ts';
import type { Context } from '../use-cases/context.ts';
import { openSubscriptions } from '../use-cases/plans/open-subscriptions.ts';

/** A client joined a partner: its places have the plan that it was enrolled for, unless it was erased meanwhile. */
export function enrollmentCompleted(context: Context, erased: ErasedAccounts): EventHandler {
  return on(EnrollmentCompletedSchema, async (tx, { enrollment, placeRefs }, { occurredAt: joinedAt }) => {
    const { accountId, service = '' } = enrollment ?? {};
    if (accountId === undefined || !isPlan(service)) throw new Error('The event tells no account or no plan.');
    if (await erased.includes(tx, accountId)) return;
    await openSubscriptions(tx, context, { accountId, placeRefs, plan: service, joinedAt });
  });
}
