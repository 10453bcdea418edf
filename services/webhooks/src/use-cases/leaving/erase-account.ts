import type { ErasedAccounts, EventHandler, Outbox } from '@review-reply/events';
import type { Transaction } from '@review-reply/postgres';
import { accountErased } from '../../events/account-erased.ts';
import { withoutClient } from '../../events/invoice-body.ts';
import { deleteAccount, findInvoicesNaming, type LeftPartner, replaceBody } from '../../storage/leaving.ts';

/** What erasing works with. */
export interface Erasing {
  readonly outbox: Outbox;
  readonly erased: ErasedAccounts;
}

/**
 * Deletes all there is of an account, what its partner received of it too, and says so. The partner's invoices stay,
 * without the account's name. Repeating it changes nothing.
 */
export async function eraseAccount(
  tx: Transaction,
  { outbox, erased }: Erasing,
  left: LeftPartner & { readonly enrollmentIds: readonly bigint[] },
  handlers: readonly EventHandler[],
): Promise<void> {
  await erased.remember(tx, left.accountId, handlers);
  await deleteAccount(tx, left, left.enrollmentIds);
  for (const { eventCopyId, body } of await findInvoicesNaming(tx, left))
    await replaceBody(tx, eventCopyId, withoutClient(body, left.accountId));
  await outbox.publish(tx, accountErased(left.accountId));
}
