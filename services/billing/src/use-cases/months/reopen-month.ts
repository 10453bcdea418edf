import { inTransaction } from '@review-reply/postgres';
import { errors } from '../../domain/errors.ts';
import * as months from '../../storage/partner-months.ts';
import type { Context } from '../context.ts';
import type { MonthShown } from './close-month.ts';

/**
 * Discards what was drawn up of a month; it then waits for an operator to close it.
 * @throws AppError month_final, not_found
 */
export async function reopenMonth({ database, clock }: Context, of: months.PartnerMonth): Promise<MonthShown> {
  return inTransaction(database, async (tx) => {
    const month = await months.lockMonth(tx, of, clock.now());
    if (month === null) throw errors.notFound();
    if (month.state === 'final') throw errors.monthFinal();
    await months.discardDraft(tx, of);
    await months.setMonthState(tx, of, 'withheld');
    return { month: of.month, state: 'withheld', invoice: null };
  });
}
