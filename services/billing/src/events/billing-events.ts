import type { OutgoingEvent } from '@review-reply/events';
import {
  InvoiceCreatedSchema,
  SpendingCapReachedSchema,
  SubscriptionChangedSchema,
} from '@review-reply/proto/billing/events/v1/events';
import type { Invoice } from '../domain/invoice.ts';
import type { Plan } from '../domain/plan.ts';
import { toInvoice } from './invoice-message.ts';

/** A longer annex would not fit an event: its reader asks for the invoice by its number. */
const annexRowsMax = 2_000;

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

/** It happened when it was issued, also when it is told again. */
export function invoiceCreated(invoice: Invoice): OutgoingEvent<typeof InvoiceCreatedSchema> {
  const { partnerAccountId, issuedAt, annex } = invoice;
  if (issuedAt === null) throw new Error('An invoice that is not final was to be told.');
  const told = annex.length > annexRowsMax ? { ...invoice, annex: [] } : invoice;
  return {
    schema: InvoiceCreatedSchema,
    message: { partnerAccountId, invoice: toInvoice(told) },
    key: partnerAccountId,
    subject: `account/${partnerAccountId}`,
    occurredAt: issuedAt,
  };
}
