import { type EventHandler, on } from '@review-reply/events';
import { EnrollmentCompletedSchema } from '@review-reply/proto/identity/events/v1/enrollment_events';
import { isPlan } from '../domain/plan.ts';
import type { Context } from '../use-cases/context.ts';
import { openSubscriptions } from '../use-cases/open-subscriptions.ts';

/** A client joined a partner: its places have the plan that it was enrolled for. */
export function enrollmentCompleted(context: Context): EventHandler {
  return on(EnrollmentCompletedSchema, async (tx, { enrollment, placeRefs }) => {
    const { accountId, service = '' } = enrollment ?? {};
    if (accountId === undefined || !isPlan(service)) throw new Error('The event tells no account or no plan.');
    await openSubscriptions(tx, context, { accountId, placeRefs, plan: service });
  });
}
