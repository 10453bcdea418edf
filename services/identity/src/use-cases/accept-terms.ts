import { inTransaction } from '@review-reply/postgres';
import type { Account, Terms } from '../domain/account.ts';
import { errors } from '../domain/errors.ts';
import { findTermsInForce, insertTerms, lockAccount, updateAccount } from '../storage/accounts.ts';
import type { Context } from './context.ts';
import { noteEdgeChange } from './note-edge-change.ts';

/** Puts a version of the terms in force; from then on every account has to accept it. */
export async function publishTerms(context: Context, version: string): Promise<Terms> {
  const terms = { version, publishedAt: context.clock.now() };
  await inTransaction(context.database, async (tx) => {
    if (await insertTerms(tx, terms)) await noteEdgeChange(tx, context, {});
  });
  return (await findTermsInForce(context.database.sql)) ?? terms;
}

/**
 * Notes that an account accepted the terms in force. Accepting them again changes nothing.
 * @throws AppError account_not_found; terms_not_accepted when the version is not the one in force
 */
export async function acceptTerms(context: Context, accountId: bigint, version: string): Promise<Account> {
  return inTransaction(context.database, async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (account === null) throw errors.accountNotFound();
    const inForce = await findTermsInForce(tx);
    if (inForce?.version !== version) throw errors.termsNotAccepted({ version: inForce?.version ?? null });
    if (account.acceptedTermsVersion === version) return account;
    const changes = { acceptedTermsVersion: version, acceptedTermsAt: context.clock.now() };
    const updated = await updateAccount(tx, accountId, changes);
    await noteEdgeChange(tx, context, { accountId });
    return updated;
  });
}
