import { inTransaction } from '@review-reply/postgres';
import type { Account, AccountStatus } from '../domain/account.ts';
import { errors } from '../domain/errors.ts';
import { accountChanged } from '../events/identity-events.ts';
import { lockAccount, updateAccount } from '../storage/accounts.ts';
import type { Context } from './context.ts';
import { noteEdgeChange } from './note-edge-change.ts';

/**
 * Suspends an account (it can be read, not written) or lets it work again.
 * @throws AppError account_not_found
 */
export async function setAccountStatus(context: Context, accountId: bigint, status: AccountStatus): Promise<Account> {
  return inTransaction(context.database, async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (account === null) throw errors.accountNotFound();
    if (account.status === status) return account;
    const updated = await updateAccount(tx, accountId, { status });
    await context.outbox.publish(tx, accountChanged(updated));
    await noteEdgeChange(tx, context, { accountId });
    return updated;
  });
}
