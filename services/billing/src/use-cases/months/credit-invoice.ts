import { inTransaction } from '@review-reply/postgres';
import { errors } from '../../domain/errors.ts';
import type { Invoice, LineKind } from '../../domain/invoice.ts';
import { sellerTimezone } from '../../domain/prices.ts';
import * as invoices from '../../storage/invoices.ts';
import type { Context } from '../context.ts';

export interface Credit {
  readonly number: string;
  readonly reason: string;
  readonly idempotencyKey: string;
  /** Part of a line of the invoice's own month, in cents without VAT; null is all that is left of the invoice. */
  readonly part: { readonly kind: LineKind; readonly cents: bigint } | null;
}

/**
 * Credits a final invoice by a note with a number of its own. The same request with its key answers the same note.
 * @throws AppError not_found; credit_too_large when less than that is left; idempotency_key_reused when the partner's
 *   key came with another request before
 */
export async function creditInvoice({ database, clock }: Context, credit: Credit): Promise<Invoice> {
  return inTransaction(database, async (tx) => {
    const invoice = await invoices.findByNumber(tx, credit.number);
    if (invoice?.kind !== 'invoice') throw errors.notFound();
    const now = clock.now();
    const { outcome, noteId, isNew } = await invoices.credit(tx, { ...credit, invoiceId: invoice.invoiceId, now });
    if (outcome === 'too_large') throw errors.creditTooLarge();
    if (outcome === 'mismatch') throw errors.idempotencyKeyReused();
    if (noteId === null) throw new Error('A credit was drawn up without a note.');
    if (isNew) await invoices.numberInvoice(tx, { invoiceId: noteId, now, timezone: sellerTimezone });
    return invoices.getInvoice(tx, noteId);
  });
}
