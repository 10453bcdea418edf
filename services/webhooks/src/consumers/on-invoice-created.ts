import type { InvoiceToRender } from '@review-reply/api-schemas';
import { type EventHandler, on } from '@review-reply/events';
import { InvoiceCreatedSchema } from '@review-reply/proto/billing/events/v1/events';
import type { Invoice } from '@review-reply/proto/billing/v1/invoice';
import { fromTimestamp } from '@review-reply/rpc';
import { typedData } from '../events/event-body.ts';
import type { Context } from '../use-cases/context.ts';
import { fanOutEvent } from '../use-cases/fan-out-event.ts';

/** Carries the partner's account id and reaches the partner alone: the invoice is the partner's. */
export function onInvoiceCreated(context: Context): EventHandler {
  return on(InvoiceCreatedSchema, (tx, { partnerAccountId: accountId, invoice }, { eventId, occurredAt }) => {
    const type = 'billing.invoice_created';
    const data = typedData({ type, invoice: toInvoice(invoice) });
    return fanOutEvent(tx, context, { causeId: eventId, occurredAt, accountId, type, data });
  });
}

/** @throws Error when the event lacks what it is about, so that it is parked rather than delivered half */
function toInvoice(invoice: Invoice | undefined): InvoiceToRender {
  const issuedAt = fromTimestamp(invoice?.issuedAt);
  if (invoice === undefined || !issuedAt) throw new Error('The event carries no complete invoice.');
  return { ...invoice, issuedAt };
}
