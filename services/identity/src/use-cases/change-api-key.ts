import { inTransaction, type Transaction } from '@review-reply/postgres';
import { type ApiKey, scopeFaults, secretsLiveMax } from '../domain/api-key.ts';
import { errors } from '../domain/errors.ts';
import { orderScopes } from '../domain/scope.ts';
import { findAccount } from '../storage/accounts.ts';
import {
  changeApiKey,
  deleteSecret,
  deleteSecretsOf,
  findApiKey,
  insertSecret,
  lockApiKey,
} from '../storage/api-keys.ts';
import type { Context } from './context.ts';
import { checkTermsAccepted, type KeyWithSecret, makeSecret } from './create-api-key.ts';
import { noteEdgeChange } from './note-edge-change.ts';

/**
 * Ends a key with its secrets and, within two seconds, every token made with it. Ending it again changes nothing, but
 * for the secrets of a key that an earlier version ended, which kept them.
 * @throws AppError not_found
 */
export async function revokeApiKey(context: Context, clientId: string): Promise<ApiKey> {
  return inTransaction(context.database, async (tx) => {
    const key = await lockApiKey(tx, clientId);
    if (key === null) throw errors.apiKeyNotFound();
    await deleteSecretsOf(tx, clientId);
    if (key.revokedAt !== null) return key;
    return change(tx, context, clientId, { revokedAt: context.clock.now() });
  });
}

/**
 * Changes what a key may do. Tokens it has so far are refused within two seconds; new ones carry the new scopes.
 * @throws AppError not_found; api_key_revoked; validation_failed naming every fault; terms_not_accepted when a scope is
 *   added, for taking one away must not have to wait
 */
export async function setApiKeyScopes(
  context: Context,
  input: { clientId: string; scopes: readonly string[] },
): Promise<ApiKey> {
  return inTransaction(context.database, async (tx) => {
    const key = await lockLiveKey(tx, input.clientId);
    const account = await findAccount(tx, key.accountId);
    if (account === null) throw errors.accountNotFound();
    const fields = scopeFaults(account.kind, input.scopes);
    if (fields.length > 0) throw errors.invalid({ fields });
    const scopes = orderScopes(input.scopes);
    if (scopes.some((scope) => !key.scopes.includes(scope))) await checkTermsAccepted(tx, account);
    else if (scopes.length === key.scopes.length) return key;
    return change(tx, context, input.clientId, { scopes });
  });
}

/**
 * A second secret beside the first, so that whoever uses the key can change over without a gap.
 * @throws AppError not_found; api_key_revoked; too_many_secrets
 */
export async function addApiKeySecret(context: Context, clientId: string): Promise<KeyWithSecret> {
  const { clientSecret, secretHash } = makeSecret(context);
  return inTransaction(context.database, async (tx) => {
    const key = await lockLiveKey(tx, clientId);
    if (key.secrets.length >= secretsLiveMax) throw errors.tooManySecrets({ maximum: secretsLiveMax });
    await insertSecret(tx, { clientId, secretHash, createdAt: context.clock.now() });
    return { key: (await findApiKey(tx, clientId)) as ApiKey, clientSecret };
  });
}

/**
 * Ends one of two secrets. Tokens go on, for which secret made one is not known; `endTokens` ends all of the key's.
 * @throws AppError not_found; api_key_revoked; last_secret
 */
export async function revokeApiKeySecret(
  context: Context,
  input: { clientId: string; secretId: bigint; endTokens: boolean },
): Promise<ApiKey> {
  const { clientId, secretId, endTokens } = input;
  return inTransaction(context.database, async (tx) => {
    const key = await lockLiveKey(tx, clientId);
    if (!key.secrets.some((secret) => secret.secretId === secretId)) throw errors.secretNotFound();
    if (key.secrets.length === 1) throw errors.lastSecret();
    await deleteSecret(tx, clientId, secretId);
    return endTokens ? change(tx, context, clientId, {}) : ((await findApiKey(tx, clientId)) as ApiKey);
  });
}

/** @throws AppError not_found; api_key_revoked */
async function lockLiveKey(tx: Transaction, clientId: string): Promise<ApiKey> {
  const key = await lockApiKey(tx, clientId);
  if (key === null) throw errors.apiKeyNotFound();
  if (key.revokedAt !== null) throw errors.apiKeyRevoked();
  return key;
}

async function change(
  tx: Transaction,
  context: Context,
  clientId: string,
  changes: Parameters<typeof changeApiKey>[2],
): Promise<ApiKey> {
  await changeApiKey(tx, clientId, changes);
  const changed = (await findApiKey(tx, clientId)) as ApiKey;
  await noteEdgeChange(tx, context, { clientId });
  return changed;
}
