import { events } from '@review-reply/api-schemas';
import { type EventHandler, on } from '@review-reply/events';
import type { Transaction } from '@review-reply/postgres';
import { InvoiceCreatedSchema } from '@review-reply/proto/billing/events/v1/events';
import type { Invoice, InvoiceAnnexLine } from '@review-reply/proto/billing/v1/invoice';
import type { Context } from '../use-cases/context.ts';
import { fanOutEvent } from '../use-cases/fan-out-event.ts';

/**
 * Carries the partner's account id and reaches the partner alone: the invoice is the partner's. Clients that were erased
 * since it was made are not named.
 */
export function onInvoiceCreated(context: Context): EventHandler {
  return on(InvoiceCreatedSchema, async (tx, message, { eventId, occurredAt }) => {
    const { type, dataOf } = events.invoiceCreated;
    const { partnerAccountId: accountId, invoice } = message;
    if (invoice === undefined) throw new Error('The event carries no invoice.');
    const data = dataOf({ ...message, invoice: await withoutErased(tx, context, invoice) });
    return fanOutEvent(tx, context, { causeId: eventId, occurredAt, accountId, type, data });
  });
}

/** The shares of clients that were erased since are kept, without what names them. */
async function withoutErased(tx: Transaction, { erased }: Pick<Context, 'erased'>, invoice: Invoice): Promise<Invoice> {
  const named = new Set(invoice.annex.flatMap(({ accountId }) => accountId ?? []));
  const gone = await erased.among(tx, [...named]);
  const isGone = ({ accountId }: InvoiceAnnexLine) => accountId !== undefined && gone.has(accountId);
  return { ...invoice, annex: invoice.annex.map((share) => (isGone(share) ? withoutName(share) : share)) };
}

function withoutName({ accountId: _, externalRef: __, ...share }: InvoiceAnnexLine): InvoiceAnnexLine {
  return share;
}
