import { afterCommit, type Transaction } from '@review-reply/postgres';
import { deleteSuspension, hastenPublicationsOf, insertSuspension } from '../storage/suspensions.ts';
import type { Context } from './context.ts';

/** While an account is suspended, what is to be sent for it and for its clients waits; afterwards it goes at once. */
export async function noteStatus(
  tx: Transaction,
  { clock, publicationDue }: Pick<Context, 'clock' | 'publicationDue'>,
  { accountId, status }: { readonly accountId: bigint; readonly status: string },
): Promise<void> {
  if (status === 'suspended') await insertSuspension(tx, accountId);
  else if (await deleteSuspension(tx, accountId)) {
    await hastenPublicationsOf(tx, accountId, clock.now());
    afterCommit(tx, publicationDue.wake);
  }
}
