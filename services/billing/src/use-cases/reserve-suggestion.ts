import { inTransaction } from '@review-reply/postgres';
import { killPoint } from '@review-reply/runtime';
import { count } from '@review-reply/telemetry';
import { availableMilliSuns, toSuns } from '../domain/balance.ts';
import { errors } from '../domain/errors.ts';
import type { Reservation, Subject } from '../domain/hold.ts';
import { suggestionMilliSuns } from '../domain/prices.ts';
import { spendingCapReached } from '../events/billing-events.ts';
import { reserve } from '../storage/holds.ts';
import { findContract, markCapReached } from '../storage/partner-months.ts';
import { findBalance } from '../storage/wallets.ts';
import type { Context } from './context.ts';

/**
 * Sets aside one suggestion, paid by the first that can: a free variant of the review, the place's plan, the account's
 * Suns, or for a partner's client the partner's overage under its cap. The same generation answers the same hold, with
 * what was answered first.
 * @throws AppError insufficient_suns, spending_cap_reached: nothing was set aside, and the same generation may be tried
 *   again; generation_ended for one that was voided; generation_mismatch for one of another account, place or review
 */
export async function reserveSuggestion(context: Context, subject: Subject): Promise<Reservation> {
  const { database, clock, holdTtlMs } = context;
  const sweepAt = new Date(clock.realNow().getTime() + holdTtlMs);
  const row = await reserve(database, { ...subject, now: clock.now(), sweepAt });
  killPoint('billing.after-reserve-commit');
  switch (row.outcome) {
    case 'reserved':
      count('billing.holds.reserved', 1, { source: row.source });
      if (row.source === 'suns') count('billing.suns.reserved', toSuns(row.cost_milli_suns));
      return {
        holdId: subject.generationId,
        source: row.source,
        costMilliSuns: row.cost_milli_suns,
        freeVariantsLeft: row.variants_left,
      };
    case 'ended':
      throw errors.generationEnded();
    case 'mismatch':
      throw errors.generationMismatch();
    case 'insufficient_suns': {
      count('billing.reserves.refused', 1, { reason: row.outcome });
      const available = availableMilliSuns(await findBalance(database.sql, subject.accountId, clock.now()));
      throw errors.insufficientSuns({ required_suns: toSuns(suggestionMilliSuns), available_suns: toSuns(available) });
    }
    case 'spending_cap_reached':
      count('billing.reserves.refused', 1, { reason: row.outcome });
      if (row.partner_account_id === null) throw new Error('A cap was reached that is of no partner.');
      await noteCapReached(context, row.partner_account_id, row.month);
      throw errors.spendingCapReached({ month: row.month });
  }
}

/**
 * Tells once a month that the cap was reached. In a transaction of its own, so that a reserve is a single statement; a
 * crash before it leaves the refusal unanswered, and the next one tells.
 */
async function noteCapReached(context: Context, partnerAccountId: bigint, month: string): Promise<void> {
  const { database, clock, outbox } = context;
  await inTransaction(database, async (tx) => {
    const reached = await markCapReached(tx, { partnerAccountId, month, now: clock.now() });
    if (reached === null) return;
    const { capCents } = await findContract(tx, partnerAccountId);
    // Taken away meanwhile: nothing is limited, so nothing is told.
    if (capCents === null) return;
    await outbox.publish(tx, spendingCapReached({ partnerAccountId, month, capCents, usedCents: reached.usedCents }));
  });
}
