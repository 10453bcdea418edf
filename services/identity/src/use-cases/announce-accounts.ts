import { inTransaction, type Transaction } from '@review-reply/postgres';
import { accountAttached, accountChanged } from '../events/identity-events.ts';
import { findAttachment } from '../storage/accounts.ts';
import { takeNextToAnnounce } from '../storage/announcement.ts';
import type { Context } from './context.ts';

/**
 * Tells of every account, and of whose client it is, as they are now, when a migration asks for it: once, an account a
 * transaction, by whichever replica goes on. For services that are to learn what they did not keep before; a state that
 * they know changes nothing for them.
 */
export async function announceAccounts(context: Context, signal: AbortSignal): Promise<void> {
  const { database } = context;
  while (!signal.aborted && (await inTransaction(database, (tx) => announceNext(tx, context))));
}

/** @returns whether there may be more */
async function announceNext(tx: Transaction, { outbox }: Context): Promise<boolean> {
  const account = await takeNextToAnnounce(tx);
  if (account === null) return false;
  await outbox.publish(tx, accountChanged(account));
  const attachment = await findAttachment(tx, account.accountId);
  if (attachment !== null) await outbox.publish(tx, accountAttached(attachment));
  return true;
}
