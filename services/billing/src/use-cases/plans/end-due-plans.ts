import { inTransaction } from '@review-reply/postgres';
import { subscriptionChanged } from '../../events/billing-events.ts';
import { deletePastDue, isOverdue, isPastDue, listOverdue } from '../../storage/past-due.ts';
import * as plans from '../../storage/plans.ts';
import type { Context } from '../context.ts';
import { endPlan } from './end-plan.ts';

const placesMax = 500;

/**
 * Ends the plans that were past due for too long, and tells of those that ended or were followed by another at the end
 * of a month. The ends themselves hold without it: a reserve looks at the moment, not at what was told.
 */
export async function endDuePlans(context: Context): Promise<void> {
  const { database, clock, outbox } = context;
  const now = clock.now();
  for (const { placeRef, accountId, until } of await listOverdue(database.sql, now, placesMax))
    await inTransaction(database, async (tx) => {
      await plans.lockPlace(tx, placeRef);
      // Somebody may have paid, or another replica been here, while this one waited.
      if (!(await isOverdue(tx, placeRef, now))) return;
      await endPlan(tx, context, { accountId, placeRef, at: until });
      await deletePastDue(tx, placeRef);
    });
  for (const placeRef of await plans.listEndedUntold(database.sql, now, placesMax))
    await inTransaction(database, async (tx) => {
      await plans.lockPlace(tx, placeRef);
      const accountId = await plans.markEndsTold(tx, placeRef, now);
      if (accountId === null) return;
      const next = await plans.findSpan(tx, placeRef, now);
      if (next === null) await deletePastDue(tx, placeRef);
      const change = { accountId, placeRef, plan: next?.plan ?? null };
      await outbox.publish(tx, subscriptionChanged({ ...change, isPastDue: await isPastDue(tx, placeRef) }));
    });
}
