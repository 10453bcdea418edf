import type { InvoiceToRender } from '@review-reply/api-schemas';
import { type EventHandler, on } from '@review-reply/events';
import type { Transaction } from '@review-reply/postgres';
import { InvoiceCreatedSchema } from '@review-reply/proto/billing/events/v1/events';
import type { Invoice } from '@review-reply/proto/billing/v1/invoice';
import { fromTimestamp } from '@review-reply/rpc';
import { typedData } from '../events/event-body.ts';
import type { Context } from '../use-cases/context.ts';
import { fanOutEvent } from '../use-cases/fan-out-event.ts';

/**
 * Carries the partner's account id and reaches the partner alone: the invoice is the partner's. Clients that were erased
 * since it was made are not named.
 */
export function onInvoiceCreated(context: Context): EventHandler {
  return on(InvoiceCreatedSchema, async (tx, { partnerAccountId: accountId, invoice }, { eventId, occurredAt }) => {
    const type = 'billing.invoice_created';
    const known = await withoutErased(tx, context, toInvoice(invoice));
    const data = typedData({ type, invoice: known });
    return fanOutEvent(tx, context, { causeId: eventId, occurredAt, accountId, type, data });
  });
}

/** @throws Error when the event lacks what it is about, so that it is parked rather than delivered half */
function toInvoice(invoice: Invoice | undefined): InvoiceToRender {
  const issuedAt = fromTimestamp(invoice?.issuedAt);
  if (invoice === undefined || !issuedAt) throw new Error('The event carries no complete invoice.');
  return { ...invoice, issuedAt };
}

/** The shares of clients that were erased since are kept, without what names them. */
async function withoutErased(
  tx: Transaction,
  { erased }: Pick<Context, 'erased'>,
  invoice: InvoiceToRender,
): Promise<InvoiceToRender> {
  const named = new Set(invoice.annex.flatMap(({ accountId }) => accountId ?? []));
  const gone = await erased.among(tx, [...named]);
  const isGone = ({ accountId }: InvoiceToRender['annex'][number]) => accountId != null && gone.has(accountId);
  const annex = invoice.annex.map((share) =>
    isGone(share) ? { ...share, accountId: null, externalRef: null } : share,
  );
  return { ...invoice, annex };
}
