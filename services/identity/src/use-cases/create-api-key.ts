import { keyedHash, randomBase62, tokenWithChecksum } from '@review-reply/crypto';
import { inTransaction } from '@review-reply/postgres';
import { hasAcceptedTerms } from '../domain/account.ts';
import {
  type ApiKey,
  clientIdLength,
  clientIdPrefix,
  keyNameLengthMax,
  secretLength,
  secretPrefix,
} from '../domain/api-key.ts';
import { errors } from '../domain/errors.ts';
import { isScope, orderScopes, scopesAllowedFor } from '../domain/scope.ts';
import { findTermsInForce, lockAccount } from '../storage/accounts.ts';
import { insertApiKey, listApiKeys as listKeys } from '../storage/api-keys.ts';
import type { Context } from './context.ts';

export const secretHashContext = 'identity.api_key_secret';

/**
 * Makes an API key. The secret is answered once and kept only as a keyed hash.
 * @throws AppError validation_failed naming every fault; account_not_found; terms_not_accepted
 */
export async function createApiKey(
  { database, clock, hashKeys }: Context,
  input: { accountId: bigint; name: string; scopes: readonly string[] },
): Promise<{ key: ApiKey; clientSecret: string }> {
  const name = input.name.trim();
  const clientSecret = tokenWithChecksum(secretPrefix, secretLength);
  const secretHash = keyedHash(hashKeys, secretHashContext, clientSecret);
  return inTransaction(database, async (tx) => {
    const account = await lockAccount(tx, input.accountId);
    if (account === null) throw errors.accountNotFound();
    const allowed: readonly string[] = scopesAllowedFor(account.kind);
    const fields = [];
    if (name === '' || [...name].length > keyNameLengthMax) {
      fields.push({ path: 'name', code: 'invalid_value', params: { min: 1, max: keyNameLengthMax } });
    }
    if (input.scopes.length === 0) fields.push({ path: 'scopes', code: 'too_short', params: { min: 1 } });
    for (const scope of input.scopes) {
      if (!isScope(scope) || !allowed.includes(scope))
        fields.push({ path: 'scopes', code: 'invalid_value', params: { allowed, actual: scope } });
    }
    if (fields.length > 0) throw errors.invalid({ fields });
    const inForce = await findTermsInForce(tx);
    if (!hasAcceptedTerms(account, inForce)) throw errors.termsNotAccepted({ version: inForce?.version ?? null });
    const key = {
      clientId: clientIdPrefix + randomBase62(clientIdLength),
      accountId: input.accountId,
      name,
      scopes: orderScopes(input.scopes),
      createdAt: clock.now(),
    };
    await insertApiKey(tx, key, secretHash);
    return { key: { ...key, version: 1n, revokedAt: null, lastUsedAt: null }, clientSecret };
  });
}

export async function listApiKeys({ database }: Context, accountId: bigint): Promise<ApiKey[]> {
  return listKeys(database.sql, accountId);
}
