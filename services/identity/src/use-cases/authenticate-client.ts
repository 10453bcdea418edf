import { keyedHash, matchesKeyedHash } from '@review-reply/crypto';
import { type ApiKeySecret, secretsLiveMax } from '../domain/api-key.ts';
import { errors } from '../domain/errors.ts';
import { findKeyForToken, type KeyForToken, replaceSecretHash, touchSecret } from '../storage/api-keys.ts';
import type { Context } from './context.ts';

export const secretHashContext = 'identity.api_key_secret';

/**
 * Finds the key that a client id and secret belong to. Any of the key's secrets will do.
 * @throws AppError invalid_client, the same for an unknown or revoked key and a wrong secret
 */
export async function authenticateClient(
  context: Context,
  input: { clientId: string; clientSecret: string },
): Promise<KeyForToken> {
  const key = await findKeyForToken(context.database, input.clientId);
  const secret = findMatchingSecret(context, key?.secrets ?? [], input.clientSecret);
  if (key === null || secret === undefined || key.revokedAt !== null) throw errors.invalidClient();
  noteUse(context, secret, input.clientSecret);
  return key;
}

/**
 * Compares with as many hashes as a key can have, made-up ones if need be, so that neither an unknown client id nor
 * the number of a key's secrets shows in the time it takes.
 */
function findMatchingSecret(
  { hashKeys }: Context,
  secrets: readonly ApiKeySecret[],
  presented: string,
): ApiKeySecret | undefined {
  const dummyHash = `${hashKeys.currentId}:${'0'.repeat(64)}`;
  let found: ApiKeySecret | undefined;
  for (let slot = 0; slot < Math.max(secretsLiveMax, secrets.length); slot++) {
    const secret = secrets[slot];
    const matches = matchesKeyedHash(hashKeys, secretHashContext, presented, secret?.secretHash ?? dummyHash);
    if (matches) found ??= secret;
  }
  return found;
}

/**
 * Notes the use and, after the environment's hash key was rotated, keeps the secret under the new one. Told to nobody
 * who waits: a lost note is no reason to refuse, and the next use does it again.
 */
function noteUse({ database, clock, hashKeys, logger }: Context, secret: ApiKeySecret, presented: string): void {
  const warn = (error: unknown) => logger.warn({ err: error }, 'The use of a secret was not noted.');
  touchSecret(database.sql, secret, clock.now()).catch(warn);
  if (secret.secretHash.startsWith(`${hashKeys.currentId}:`)) return;
  replaceSecretHash(database.sql, secret, keyedHash(hashKeys, secretHashContext, presented)).catch(warn);
}
