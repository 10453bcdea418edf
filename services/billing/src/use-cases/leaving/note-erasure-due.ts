import type { ErasedAccounts, EventHandler } from '@review-reply/events';
import type { Transaction } from '@review-reply/postgres';
import { insertErasure } from '../../storage/leaving.ts';

/**
 * From now on nothing that is heard of the account is kept; the worker makes anonymous what there is.
 * @param handlers the others of this service, which say how parked events are read
 */
export async function noteErasureDue(
  tx: Transaction,
  { erased }: { readonly erased: ErasedAccounts },
  accountId: bigint,
  handlers: readonly EventHandler[],
): Promise<void> {
  await erased.remember(tx, accountId, handlers);
  await insertErasure(tx, accountId);
}
