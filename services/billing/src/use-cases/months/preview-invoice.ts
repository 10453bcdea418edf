import { inTransaction } from '@review-reply/postgres';
import { errors } from '../../domain/errors.ts';
import type { Invoice } from '../../domain/invoice.ts';
import { getInvoice } from '../../storage/invoices.ts';
import * as months from '../../storage/partner-months.ts';
import type { Context } from '../context.ts';
import { openRunningMonth } from './running-month.ts';

/**
 * The invoice that a month would have if it were drawn up now; nothing of it is kept.
 * @param month `YYYY-MM`, or null for the running one
 * @param annexRowsMax how many rows of its annex are read; null: all
 * @throws AppError not_found for a month that is not open, or has nothing to bill
 */
export async function previewInvoice(
  context: Context,
  { partnerAccountId, month }: { partnerAccountId: bigint; month: string | null },
  annexRowsMax: number | null,
): Promise<Invoice> {
  const of = month === null ? await openRunningMonth(context, partnerAccountId) : { partnerAccountId, month };
  const { clock, seller } = context;
  return inTransaction(context.database, async (tx) => {
    const locked = await months.lockMonth(tx, of, clock.now());
    if (locked === null || locked.state === 'final' || locked.state === 'closed') throw errors.notFound();
    const invoiceId = await months.drawUpInvoice(tx, of, { now: clock.now(), seller });
    if (invoiceId === null) throw errors.notFound();
    const invoice = await getInvoice(tx, invoiceId, annexRowsMax);
    await months.discardDraft(tx, of);
    return invoice;
  });
}
