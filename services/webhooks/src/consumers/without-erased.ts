import type { Transaction } from '@review-reply/postgres';
import type { InvoiceCreated } from '@review-reply/proto/billing/events/v1/events';
import type { InvoiceAnnexLine } from '@review-reply/proto/billing/v1/invoice';
import type { Context } from '../use-cases/context.ts';

/** The shares of clients that were erased since the invoice was made are kept, without what names them. */
export async function withoutErased(
  tx: Transaction,
  { erased }: Pick<Context, 'erased'>,
  message: InvoiceCreated,
): Promise<InvoiceCreated> {
  const { invoice } = message;
  if (invoice === undefined) throw new Error('The event carries no invoice.');
  const named = new Set(invoice.annex.flatMap(({ accountId }) => accountId ?? []));
  const gone = await erased.among(tx, [...named]);
  const isGone = ({ accountId }: InvoiceAnnexLine) => accountId !== undefined && gone.has(accountId);
  return {
    ...message,
    invoice: { ...invoice, annex: invoice.annex.map((share) => (isGone(share) ? withoutName(share) : share)) },
  };
}

function withoutName({ accountId: _, externalRef: __, ...share }: InvoiceAnnexLine): InvoiceAnnexLine {
  return share;
}
