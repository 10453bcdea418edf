import type { Transaction } from '@review-reply/postgres';
import type { LeavingNote } from '../../domain/notes.ts';
import { noteDetachment } from '../../storage/accounts.ts';
import { listPlacesWithPlan } from '../../storage/leaving.ts';
import { lockPlace } from '../../storage/plans.ts';
import type { Context } from '../context.ts';
import { endPlan } from './end-plan.ts';

/**
 * Ends the plans of an account that left its partner, when it left, however late that is heard of: its partner pays for
 * no month that began since. A plan that began once the account was attached again belongs to its return.
 */
export async function endPlans(
  tx: Transaction,
  { clock, outbox }: Pick<Context, 'clock' | 'outbox'>,
  leaving: LeavingNote,
): Promise<void> {
  const { accountId, detachedAt } = leaving;
  const now = clock.now();
  const endsAt = new Date(Math.min(now.getTime(), detachedAt.getTime()));
  const backAt = await noteDetachment(tx, leaving);
  for (const placeRef of await listPlacesWithPlan(tx, { accountId, begunBefore: backAt, now })) {
    const at = await lockPlace(tx, placeRef, now);
    await endPlan(tx, { outbox }, { accountId, placeRef, at, endsAt });
  }
}
