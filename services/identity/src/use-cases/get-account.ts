import type { Account, Attachment, Terms } from '../domain/account.ts';
import { errors } from '../domain/errors.ts';
import { findAccount, findAttachment, findTermsInForce } from '../storage/accounts.ts';
import type { Context } from './context.ts';

export interface AccountWithTerms {
  readonly account: Account;
  readonly terms: Terms | null;
}

/** @throws AppError account_not_found */
export async function getAccount({ database }: Context, accountId: bigint): Promise<AccountWithTerms> {
  const [account, terms] = await Promise.all([findAccount(database.sql, accountId), findTermsInForce(database.sql)]);
  if (account === null) throw errors.accountNotFound();
  return { account, terms };
}

/** What an account may do now; null when there is none. */
export async function getAccountAccess(
  { database }: Context,
  accountId: bigint,
): Promise<{ account: Account; attachment: Attachment | null } | null> {
  const [account, attachment] = await Promise.all([
    findAccount(database.sql, accountId),
    findAttachment(database.sql, accountId),
  ]);
  return account === null ? null : { account, attachment };
}
