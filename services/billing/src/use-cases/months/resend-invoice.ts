import { inTransaction } from '@review-reply/postgres';
import { errors } from '../../domain/errors.ts';
import { invoiceCreated } from '../../events/billing-events.ts';
import { findByNumber } from '../../storage/invoices.ts';
import type { Context } from '../context.ts';

/**
 * Tells of an invoice again, for a receiver that lost it.
 * @throws AppError not_found, also for a credit note, of which nobody is told
 */
export async function resendInvoice({ database, outbox }: Context, number: string): Promise<void> {
  await inTransaction(database, async (tx) => {
    const invoice = await findByNumber(tx, number);
    if (invoice?.kind !== 'invoice') throw errors.notFound();
    await outbox.publish(tx, invoiceCreated(invoice));
  });
}
