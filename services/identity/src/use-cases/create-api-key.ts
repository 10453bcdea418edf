import { keyedHash, randomBase62, tokenWithChecksum } from '@review-reply/crypto';
import { inTransaction, type Transaction } from '@review-reply/postgres';
import { type Account, hasAcceptedTerms } from '../domain/account.ts';
import {
  type ApiKey,
  clientIdLength,
  clientIdPrefix,
  nameFaults,
  scopeFaults,
  secretLength,
  secretPrefix,
} from '../domain/api-key.ts';
import { errors } from '../domain/errors.ts';
import { orderScopes } from '../domain/scope.ts';
import { findTermsInForce, lockAccount } from '../storage/accounts.ts';
import { findApiKey, insertApiKey, insertSecret, listApiKeys as listKeys } from '../storage/api-keys.ts';
import { secretHashContext } from './authenticate-client.ts';
import type { Context } from './context.ts';

/** A key beside a secret of its own that is shown this once. */
export interface KeyWithSecret {
  readonly key: ApiKey;
  readonly clientSecret: string;
}

/** A new secret; of it only the hash is to be kept. */
export function makeSecret({ hashKeys }: Context): { clientSecret: string; secretHash: string } {
  const clientSecret = tokenWithChecksum(secretPrefix, secretLength);
  return { clientSecret, secretHash: keyedHash(hashKeys, secretHashContext, clientSecret) };
}

/**
 * Makes an API key. The secret is answered once and kept only as a keyed hash.
 * @throws AppError validation_failed naming every fault; account_not_found; terms_not_accepted
 */
export async function createApiKey(
  context: Context,
  input: { accountId: bigint; name: string; scopes: readonly string[] },
): Promise<KeyWithSecret> {
  const { accountId } = input;
  const name = input.name.trim();
  const { clientSecret, secretHash } = makeSecret(context);
  return inTransaction(context.database, async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (account === null) throw errors.accountNotFound();
    const fields = [...nameFaults(name), ...scopeFaults(account.kind, input.scopes)];
    if (fields.length > 0) throw errors.invalid({ fields });
    await checkTermsAccepted(tx, account);
    const clientId = clientIdPrefix + randomBase62(clientIdLength);
    const createdAt = context.clock.now();
    await insertApiKey(tx, { clientId, accountId, name, scopes: orderScopes(input.scopes), createdAt });
    await insertSecret(tx, { clientId, secretHash, createdAt });
    return { key: (await findApiKey(tx, clientId)) as ApiKey, clientSecret };
  });
}

/** @throws AppError terms_not_accepted */
export async function checkTermsAccepted(tx: Transaction, account: Account): Promise<void> {
  const inForce = await findTermsInForce(tx);
  if (!hasAcceptedTerms(account, inForce)) throw errors.termsNotAccepted({ version: inForce?.version ?? null });
}

/** The account's keys in the order they were made, revoked ones too. */
export async function listApiKeys({ database }: Context, accountId: bigint): Promise<ApiKey[]> {
  return listKeys(database.sql, accountId);
}
