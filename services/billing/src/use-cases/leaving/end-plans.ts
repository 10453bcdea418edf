import type { Transaction } from '@review-reply/postgres';
import type { LeavingNote } from '../../domain/notes.ts';
import { subscriptionChanged } from '../../events/billing-events.ts';
import { noteDetachment } from '../../storage/accounts.ts';
import { listPlacesWithPlan } from '../../storage/leaving.ts';
import { endSpan, findOpenSpan, lockPlace, raiseQuota } from '../../storage/plans.ts';
import type { Context } from '../context.ts';

/**
 * Ends the plans of an account that left its partner, however late that is heard of; the month keeps what they included,
 * by which it is billed. A plan that began once the account was attached again belongs to its return.
 */
export async function endPlans(
  tx: Transaction,
  { clock, outbox }: Pick<Context, 'clock' | 'outbox'>,
  leaving: LeavingNote,
): Promise<void> {
  const { accountId } = leaving;
  const now = clock.now();
  const backAt = await noteDetachment(tx, leaving);
  for (const placeRef of await listPlacesWithPlan(tx, accountId, backAt)) {
    await lockPlace(tx, placeRef);
    const open = await findOpenSpan(tx, placeRef);
    if (open?.accountId !== accountId) continue;
    await raiseQuota(tx, { accountId, placeRef, included: open.included, now });
    await endSpan(tx, placeRef, now);
    await outbox.publish(tx, subscriptionChanged({ accountId, placeRef, plan: null }));
  }
}
