import { accountErased, deleteSomeRows, type Outbox } from '@review-reply/events';
import { type Database, inTransaction, type Transaction } from '@review-reply/postgres';
import { killPoint } from '@review-reply/runtime';
import { withoutClient } from '../../events/invoice-body.ts';
import {
  deleteErasure,
  type ErasedClient,
  eraseRowsMax,
  eraseSlice,
  lockBody,
  releaseErasure,
  replaceBody,
  tablesByAccount,
} from '../../storage/erasing.ts';
import { type EndpointOf, listEndpointsOf } from '../../storage/leaving.ts';

/** What erasing works with. */
export interface Erasing {
  readonly database: Database;
  readonly outbox: Outbox;
}

/**
 * Deletes all there is of an account, what each partner that it had received of it too, a slice at a time, and then
 * says so. The partners' invoices stay, without the account's name. A process that dies or stops in between leaves the
 * rest to whoever comes next, who begins anew: repeating it changes nothing.
 */
export async function eraseAccount(erasing: Erasing, client: ErasedClient, signal: AbortSignal): Promise<void> {
  const { database } = erasing;
  const { accountId, partnerAccountIds } = client;
  for (const endpoint of await listEndpointsOf(database.sql, [accountId, ...partnerAccountIds]))
    await eraseAt(database, client, endpoint, signal);
  let isOver = false;
  while (!isOver && !signal.aborted) isOver = await inTransaction(database, (tx) => finish(tx, erasing, client));
  if (!isOver) await releaseErasure(database.sql, client);
}

async function eraseAt(
  database: Database,
  client: ErasedClient,
  endpoint: EndpointOf,
  signal: AbortSignal,
): Promise<void> {
  let after: bigint | null = 0n;
  while (after !== null && !signal.aborted) {
    const from: bigint = after;
    after = await inTransaction(database, async (tx) => {
      const { last, invoices } = await eraseSlice(tx, client, { endpoint, after: from });
      for (const eventCopyId of invoices) await takeOut(tx, client, eventCopyId);
      return last;
    });
    killPoint('webhooks.after-erasure-slice');
  }
}

/** Takes what names a client out of a partner's invoice. */
async function takeOut(tx: Transaction, { accountId }: ErasedClient, eventCopyId: bigint): Promise<void> {
  const body = await lockBody(tx, eventCopyId);
  const anonymous = body === null ? null : withoutClient(body, accountId);
  if (anonymous !== null) await replaceBody(tx, eventCopyId, anonymous);
}

/** @returns whether nothing is left, which is said by whoever finds it first */
async function finish(tx: Transaction, { outbox }: Erasing, client: ErasedClient): Promise<boolean> {
  const { accountId } = client;
  if ((await deleteSomeRows(tx, tablesByAccount, { accountId, limit: eraseRowsMax })) > 0) return false;
  if (await deleteErasure(tx, client)) await outbox.publish(tx, accountErased('webhooks', accountId));
  return true;
}
