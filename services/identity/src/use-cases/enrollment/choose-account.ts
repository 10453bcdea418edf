import type { Executor } from '@review-reply/postgres';
import { type AccountChoice, chooseAccount } from '../../domain/google-person.ts';
import { listAccountsOfPerson, listKnownAccounts } from '../../storage/client-accounts.ts';
import type { SignedIn } from './sign-in-calls.ts';

/** Which account somebody who signed in is enrolled into, as things stand. */
export async function findAccountFor(
  db: Executor,
  partnerAccountId: bigint,
  { googleSub, accountIds }: Pick<SignedIn, 'googleSub' | 'accountIds'>,
): Promise<AccountChoice> {
  const own = await listAccountsOfPerson(db, googleSub);
  const known = await listKnownAccounts(db, own.length === 0 ? accountIds : own);
  return chooseAccount(partnerAccountId, { own, known });
}
