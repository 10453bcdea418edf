import { afterCommit, type Transaction } from '@review-reply/postgres';
import { cancelPendingOf, type LeftPartner, markDetached } from '../../storage/leaving.ts';
import type { Context } from '../context.ts';

/**
 * From now on the account's events reach neither itself nor its partner; what waits for either is canceled, also where
 * it was taken and not begun.
 */
export async function detachAccount(
  tx: Transaction,
  { noteFinished, dispatcher }: Pick<Context, 'noteFinished' | 'dispatcher'>,
  left: LeftPartner & { readonly detachedAt: Date },
): Promise<void> {
  if (!(await markDetached(tx, left))) return;
  const canceled = await cancelPendingOf(tx, left);
  afterCommit(tx, () => {
    noteFinished(canceled.map(({ webhookId }) => webhookId));
    for (const endpoint of canceled) dispatcher.recall(endpoint);
  });
}
