import { inTransaction } from '@review-reply/postgres';
import type { Account } from '../domain/account.ts';
import { contractDefaults } from '../domain/account.ts';
import { accountChanged, partnerContractChanged } from '../events/identity-events.ts';
import { insertAccount, listAccountsAfter, upsertContract } from '../storage/accounts.ts';
import type { Context } from './context.ts';

const listedMax = 200;

/** A new account; a partner starts with the default contract. */
export async function createAccount(
  { database, clock, outbox }: Context,
  input: Pick<Account, 'kind' | 'name' | 'email' | 'locale'>,
): Promise<Account> {
  return inTransaction(database, async (tx) => {
    const account = await insertAccount(tx, { ...input, createdAt: clock.now() });
    await outbox.publish(tx, accountChanged(account));
    if (account.kind === 'partner') {
      const contract = { partnerAccountId: account.accountId, domains: [], logoUrl: null, ...contractDefaults };
      await upsertContract(tx, contract);
      await outbox.publish(tx, partnerContractChanged(contract));
    }
    return account;
  });
}

export async function listAccounts({ database }: Context, afterAccountId: bigint): Promise<Account[]> {
  return listAccountsAfter(database.sql, afterAccountId, listedMax);
}
