import type { ErasedAccounts, EventHandler, Outbox } from '@review-reply/events';
import type { Transaction } from '@review-reply/postgres';
import { accountErased } from '../../events/account-erased.ts';
import { deleteAccount, type LeftPartner } from '../../storage/leaving.ts';

/** What erasing works with. */
export interface Erasing {
  readonly outbox: Outbox;
  readonly erased: ErasedAccounts;
}

/** Deletes all there is of an account, what its partner received of it too, and says so. Repeating it changes nothing. */
export async function eraseAccount(
  tx: Transaction,
  { outbox, erased }: Erasing,
  left: LeftPartner & { readonly enrollmentIds: readonly bigint[] },
  handlers: readonly EventHandler[],
): Promise<void> {
  await erased.remember(tx, left.accountId, handlers);
  await deleteAccount(tx, left, left.enrollmentIds);
  await outbox.publish(tx, accountErased(left.accountId));
}
