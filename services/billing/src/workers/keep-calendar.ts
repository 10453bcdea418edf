import { startPeriodic } from '@review-reply/jobs';
import { inTransaction } from '@review-reply/postgres';
import type { Lifecycle } from '@review-reply/runtime';
import { listDueMonths, openMissingMonths, type PartnerMonth } from '../storage/partner-months.ts';
import { expireSuns, listExpiring } from '../storage/wallets.ts';
import type { Context } from '../use-cases/context.ts';
import { closeDueMonth } from '../use-cases/months/close-month.ts';
import { endDuePlans } from '../use-cases/plans/end-due-plans.ts';

const pageSize = 500;

/**
 * Does what the calendar asks for: plans end, Suns expire, months are opened, and closed when they are due. Replicas do
 * it side by side: a month that one has locked is final when the other gets to it.
 */
export function startCalendar(context: Context, { life, everyMs }: { life: Lifecycle; everyMs: number }): void {
  startPeriodic({ name: 'keep-calendar', everyMs, life, work: () => keepCalendar(context, life.signal) });
}

async function keepCalendar(context: Context, signal: AbortSignal): Promise<void> {
  const now = context.clock.now();
  await inTransaction(context.database, (tx) => openMissingMonths(tx, now));
  // Before months are closed, so that they are billed by what ended in them.
  await endDuePlans(context);
  for (const accountId of await listExpiring(context.database.sql, now, pageSize))
    await expireSuns(context.database.sql, accountId, now);
  await closeDueMonths(context, signal);
}

/** One that fails is left for the next round, and the others are closed all the same. */
async function closeDueMonths(context: Context, signal: AbortSignal): Promise<void> {
  const now = context.clock.now();
  let after: PartnerMonth | null = null;
  do {
    const due: PartnerMonth[] = await listDueMonths(context.database.sql, { now, limit: pageSize, after });
    for (const month of due) {
      if (signal.aborted) return;
      try {
        await closeDueMonth(context, month);
      } catch (error) {
        const { partnerAccountId, month: name } = month;
        const fields = { err: error, partner_account_id: String(partnerAccountId), month: name };
        context.logger.error(fields, 'A month could not be closed and is tried again.');
      }
    }
    after = due.length < pageSize ? null : (due.at(-1) ?? null);
  } while (after !== null);
}
