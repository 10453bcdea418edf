import { accountErased, type ErasedAccounts, type EventHandler } from '@review-reply/events';
import type { Transaction } from '@review-reply/postgres';
import { makeAnonymous } from '../../storage/leaving.ts';
import type { Context } from '../context.ts';

/** Deletes what billing has of an account but the money records, makes those anonymous, and says so. */
export async function eraseAccount(
  tx: Transaction,
  { outbox, erased }: Pick<Context, 'outbox'> & { readonly erased: ErasedAccounts },
  accountId: bigint,
  handlers: readonly EventHandler[],
): Promise<void> {
  await erased.remember(tx, accountId, handlers);
  await makeAnonymous(tx, accountId);
  await outbox.publish(tx, accountErased('billing', accountId));
}
