import { on } from '@review-reply/events';
import { SubscriptionChangedSchema } from '@review-reply/proto/billing/events/v1/events';
import { endAutopilot } from '../use-cases/end-autopilot.ts';

/** A place's plan began, changed or ended; only its end concerns settings. */
export const subscriptionChanged = (context: Parameters<typeof endAutopilot>[1]) =>
  on(SubscriptionChangedSchema, async (tx, { accountId, placeRef, plan }) => {
    if (plan === '') await endAutopilot(tx, context, { accountId, placeRef });
  });
