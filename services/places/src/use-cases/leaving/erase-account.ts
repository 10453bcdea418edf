import { accountErased, type ErasedAccounts, type EventHandler } from '@review-reply/events';
import type { Transaction } from '@review-reply/postgres';
import { lockAccountConnections } from '../../storage/connections.ts';
import { deleteAccount } from '../../storage/leaving.ts';
import type { Context } from '../context.ts';

/** Deletes all there is of an account and says so. Doing it again changes nothing. */
export async function eraseAccount(
  tx: Transaction,
  { outbox, erased }: Pick<Context, 'outbox'> & { readonly erased: ErasedAccounts },
  accountId: bigint,
  handlers: readonly EventHandler[],
): Promise<void> {
  await lockAccountConnections(tx, accountId);
  await erased.remember(tx, accountId, handlers);
  await deleteAccount(tx, accountId);
  await outbox.publish(tx, accountErased('places', accountId));
}
