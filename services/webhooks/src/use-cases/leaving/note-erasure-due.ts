import type { EventHandler } from '@review-reply/events';
import type { WakeSignal } from '@review-reply/jobs';
import { afterCommit, type Transaction } from '@review-reply/postgres';
import { deleteEndpointsOf } from '../../storage/endpoints.ts';
import { insertErasure } from '../../storage/erasing.ts';
import { type LeftPartner, listPartnersHad, markDetached } from '../../storage/leaving.ts';
import type { Context } from '../context.ts';

/** What noting an erasure works with. */
export interface NotingErasure extends Pick<Context, 'clock' | 'erased' | 'dispatcher'> {
  /** Lets the worker look at once. */
  readonly erasureDue: WakeSignal;
}

/**
 * From now on nothing is written for the account or about it, and its endpoints are sent nothing; the worker deletes
 * what there is, also of what each partner that it had received of it.
 * @param handlers the others of this service, which say how parked events are read
 */
export async function noteErasureDue(
  tx: Transaction,
  { clock, erased, dispatcher, erasureDue }: NotingErasure,
  left: LeftPartner & { readonly enrollmentIds: readonly bigint[] },
  handlers: readonly EventHandler[],
): Promise<void> {
  const { accountId, partnerAccountId, enrollmentIds } = left;
  const now = clock.now();
  await erased.remember(tx, accountId, handlers);
  // Waits for the events that are being written for it: the worker finds them all.
  await markDetached(tx, { accountId, partnerAccountId, detachedAt: now });
  const webhookIds = await deleteEndpointsOf(tx, accountId, now);
  const partnerAccountIds = [partnerAccountId, ...(await listPartnersHad(tx, accountId))];
  await insertErasure(tx, { accountId, partnerAccountIds, enrollmentIds }, now);
  afterCommit(tx, () => {
    for (const webhookId of webhookIds) dispatcher.recall({ accountId, webhookId });
    erasureDue.wake();
  });
}
