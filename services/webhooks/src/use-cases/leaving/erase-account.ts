import { accountErased, type ErasedAccounts, type EventHandler, type Outbox } from '@review-reply/events';
import type { Transaction } from '@review-reply/postgres';
import { withoutClient } from '../../events/invoice-body.ts';
import { deleteAccount, type LeftPartner, listInvoices, listPartnersHad, replaceBody } from '../../storage/leaving.ts';

/** What erasing works with. */
export interface Erasing {
  readonly outbox: Outbox;
  readonly erased: ErasedAccounts;
}

/**
 * Deletes all there is of an account, what each partner that it had received of it too, and says so. The partners'
 * invoices stay, without the account's name. Repeating it changes nothing.
 */
export async function eraseAccount(
  tx: Transaction,
  { outbox, erased }: Erasing,
  left: LeftPartner & { readonly enrollmentIds: readonly bigint[] },
  handlers: readonly EventHandler[],
): Promise<void> {
  const { accountId, partnerAccountId, enrollmentIds } = left;
  await erased.remember(tx, accountId, handlers);
  const partnerAccountIds = [partnerAccountId, ...(await listPartnersHad(tx, accountId))];
  const client = { accountId, partnerAccountIds, enrollmentIds };
  await deleteAccount(tx, client);
  for (const { eventCopyId, body } of await listInvoices(tx, partnerAccountIds)) {
    const anonymous = withoutClient(body, accountId);
    if (anonymous !== null) await replaceBody(tx, eventCopyId, anonymous);
  }
  await outbox.publish(tx, accountErased('webhooks', accountId));
}
