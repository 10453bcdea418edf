import { hashPrefix, keyedHash, matchesKeyedHash } from '@review-reply/crypto';
import { type ApiKeySecret, isClientId, secretsLiveMax } from '../domain/api-key.ts';
import { errors } from '../domain/errors.ts';
import { findKeysForTokens, type KeyForToken, noteSecretsUsed, replaceSecretHash } from '../storage/api-keys.ts';
import type { Context } from './context.ts';

export const secretHashContext = 'identity.api_key_secret';

export interface ClientCredentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** A secret as it is stored, and as it was presented. */
interface UsedSecret {
  readonly stored: KeyForToken['secrets'][number];
  readonly presented: string;
}

/**
 * Finds the key that a client id and secret belong to. Any of the key's secrets will do.
 * @throws AppError invalid_client, the same for an unknown or revoked key and a wrong secret
 */
export async function authenticateClient(context: Context, credentials: ClientCredentials): Promise<KeyForToken> {
  const [key] = await authenticateClients(context, [credentials]);
  if (key === undefined || key === null) throw errors.invalidClient();
  return key;
}

/**
 * The same for several clients by one read. None of them changes anything for another.
 * @returns a key for each, null for an unknown or revoked one and for a wrong secret
 */
export async function authenticateClients(
  context: Context,
  clients: readonly ClientCredentials[],
): Promise<(KeyForToken | null)[]> {
  // What can't be an id is not looked up: one that Postgres takes for no text at all would fail the statement for all.
  const clientIds = clients.map(({ clientId }) => clientId).filter(isClientId);
  const keys = await findKeysForTokens(context.database, clientIds);
  const used: UsedSecret[] = [];
  const found = clients.map(({ clientId, clientSecret }) => {
    const key = keys.get(clientId);
    const stored = findMatchingSecret(context, key?.secrets ?? [], clientSecret);
    if (key === undefined || stored === undefined || key.revokedAt !== null) return null;
    used.push({ stored, presented: clientSecret });
    return key;
  });
  noteUse(context, used);
  return found;
}

/**
 * Compares with as many hashes as a key can have, made-up ones if need be, so that neither an unknown client id nor
 * the number of a key's secrets shows in the time it takes.
 */
function findMatchingSecret<S extends Pick<ApiKeySecret, 'secretHash'>>(
  { hashKeys }: Context,
  secrets: readonly S[],
  presented: string,
): S | undefined {
  const dummyHash = `${hashPrefix(hashKeys)}${'0'.repeat(64)}`;
  let found: S | undefined;
  for (let slot = 0; slot < Math.max(secretsLiveMax, secrets.length); slot++) {
    const secret = secrets[slot];
    const matches = matchesKeyedHash(hashKeys, secretHashContext, presented, secret?.secretHash ?? dummyHash);
    if (matches) found ??= secret;
  }
  return found;
}

/**
 * Notes the uses and, after the environment's hash key was rotated, keeps the secrets under the new one. Told to nobody
 * who waits: a lost note is no reason to refuse, and the next use does it again.
 */
function noteUse({ database, clock, hashKeys, logger }: Context, used: readonly UsedSecret[]): void {
  const warn = (error: unknown) => logger.warn({ err: error }, 'The use of a secret was not noted.');
  const secrets = used.map(({ stored }) => stored);
  noteSecretsUsed(database, secrets, clock.now()).catch(warn);
  for (const { stored, presented } of used) {
    if (stored.secretHash.startsWith(hashPrefix(hashKeys))) continue;
    replaceSecretHash(database.sql, stored, keyedHash(hashKeys, secretHashContext, presented)).catch(warn);
  }
}
