import { type OutgoingEvent, payloadBytesOf } from '@review-reply/events';
import {
  InvoiceCreatedSchema,
  SpendingCapReachedSchema,
  SubscriptionChangedSchema,
} from '@review-reply/proto/billing/events/v1/events';
import type { Invoice } from '../domain/invoice.ts';
import type { Plan } from '../domain/plan.ts';
import { toInvoice } from './invoice-message.ts';

/** Half of what the outbox takes. A larger invoice is told of without its annex, which is read by its number. */
const invoiceBytesMax = 128 * 1024;

/** The plan in force, or null when there is none any more. */
export function subscriptionChanged(change: {
  accountId: bigint;
  placeRef: bigint;
  plan: Plan | null;
  isPastDue?: boolean;
}): OutgoingEvent<typeof SubscriptionChangedSchema> {
  const { accountId, placeRef, plan, isPastDue = false } = change;
  return {
    schema: SubscriptionChangedSchema,
    message: {
      accountId,
      placeRef,
      plan: plan ?? '',
      status: plan === null ? 'canceled' : isPastDue ? 'past_due' : 'active',
    },
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

/** It happened when it was issued, also when it is told again. A large annex is left out. */
export function invoiceCreated(invoice: Invoice): OutgoingEvent<typeof InvoiceCreatedSchema> {
  const { partnerAccountId, issuedAt } = invoice;
  if (issuedAt === null) throw new Error('An invoice that is not final was to be told.');
  const tellOf = (told: Invoice): OutgoingEvent<typeof InvoiceCreatedSchema> => ({
    schema: InvoiceCreatedSchema,
    message: { partnerAccountId, invoice: toInvoice(told) },
    key: partnerAccountId,
    subject: `account/${partnerAccountId}`,
    occurredAt: issuedAt,
  });
  const whole = tellOf(invoice);
  return payloadBytesOf(whole) <= invoiceBytesMax ? whole : tellOf({ ...invoice, annex: [] });
}
