import type { OutgoingEvent } from '@review-reply/events';
import { SpendingCapReachedSchema, SubscriptionChangedSchema } from '@review-reply/proto/billing/events/v1/events';
import { AccountErasedSchema } from '@review-reply/proto/identity/events/v1/events';
import type { Plan } from '../domain/plan.ts';

/** The plan in force, or null when it ended. */
export function subscriptionChanged(change: {
  accountId: bigint;
  placeRef: bigint;
  plan: Plan | null;
}): OutgoingEvent<typeof SubscriptionChangedSchema> {
  const { accountId, placeRef, plan } = change;
  return {
    schema: SubscriptionChangedSchema,
    message: { accountId, placeRef, plan: plan ?? '', status: plan === null ? 'canceled' : 'active' },
    key: accountId,
    subject: `place/${placeRef}`,
  };
}

export function spendingCapReached(reached: {
  partnerAccountId: bigint;
  month: string;
  capCents: bigint;
  usedCents: bigint;
}): OutgoingEvent<typeof SpendingCapReachedSchema> {
  return {
    schema: SpendingCapReachedSchema,
    message: reached,
    key: reached.partnerAccountId,
    subject: `account/${reached.partnerAccountId}`,
  };
}

export function accountErased(accountId: bigint): OutgoingEvent<typeof AccountErasedSchema> {
  return {
    schema: AccountErasedSchema,
    message: { accountId, service: 'billing' },
    key: accountId,
    subject: `account/${accountId}`,
  };
}
