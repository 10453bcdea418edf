import { inTransaction, type Transaction } from '@review-reply/postgres';
import { killPoint } from '@review-reply/runtime';
import { errors } from '../../domain/errors.ts';
import type { Invoice, MonthState } from '../../domain/invoice.ts';
import { sellerTimezone } from '../../domain/prices.ts';
import { invoiceCreated } from '../../events/billing-events.ts';
import * as invoices from '../../storage/invoices.ts';
import * as months from '../../storage/partner-months.ts';
import type { Context } from '../context.ts';

export interface MonthShown {
  readonly month: string;
  readonly state: MonthState;
  /** Null while nothing is drawn up, and when there was nothing to bill. */
  readonly invoice: Invoice | null;
}

/**
 * Draws up a month and, once it is due, makes it final: its invoice gets its number, and the event goes out, in one
 * transaction. A month with nothing to bill becomes final without an invoice.
 * @returns null when it is not to be closed by itself now: withheld, final, not yet due, or with holds that are open
 */
export async function closeDueMonth(context: Context, of: months.PartnerMonth): Promise<MonthState | null> {
  return inTransaction(context.database, async (tx) => {
    const month = await months.lockMonth(tx, of, context.clock.now());
    if (month === null || !month.isDue || !month.isSettled || !['open', 'closed'].includes(month.state)) return null;
    return finishMonth(tx, context, month);
  });
}

/**
 * Closes a month by hand, also one that was withheld.
 * @param annexRowsMax how many rows of the annex are read for the answer; null: all
 * @throws AppError month_running, month_unsettled while generations of it are open, month_final, not_found
 */
export async function closeMonth(
  context: Context,
  of: months.PartnerMonth,
  annexRowsMax: number | null,
): Promise<MonthShown> {
  const state = await inTransaction(context.database, async (tx) => {
    const month = await months.lockMonth(tx, of, context.clock.now());
    if (month === null) throw errors.notFound();
    if (month.state === 'final') throw errors.monthFinal();
    if (!month.isOver) throw errors.monthRunning();
    if (!month.isSettled) throw errors.monthUnsettled();
    return finishMonth(tx, context, month);
  });
  return {
    month: of.month,
    state,
    invoice: await invoices.findOfMonth(context.database.sql, of, annexRowsMax),
  };
}

async function finishMonth(
  tx: Transaction,
  { clock, outbox, seller }: Context,
  month: months.LockedMonth,
): Promise<MonthState> {
  const now = clock.now();
  // Drawn up anew at the end: what was heard of in between belongs to it.
  await months.discardDraft(tx, month);
  const invoiceId = await months.drawUpInvoice(tx, month, { now, seller });
  const state = month.isDue ? 'final' : 'closed';
  await months.setMonthState(tx, month, state);
  if (invoiceId === null || state === 'closed') return state;
  await invoices.numberInvoice(tx, { invoiceId, now, timezone: sellerTimezone });
  await outbox.publish(tx, invoiceCreated(await invoices.getInvoice(tx, invoiceId)));
  killPoint('billing.before-invoice-commit');
  return state;
}
