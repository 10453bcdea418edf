import { matchesKeyedHash } from '@review-reply/crypto';
import type { ApiKeySecret } from '../domain/api-key.ts';
import { errors } from '../domain/errors.ts';
import { narrowScopes, type Scope } from '../domain/scope.ts';
import { findKeyForToken, type KeyForToken, touchSecret } from '../storage/api-keys.ts';
import type { Context } from './context.ts';
import { secretHashContext } from './create-api-key.ts';
import { type TokenSigner, tokenLifetimeS } from './sign-token.ts';

export interface IssuedToken {
  readonly accessToken: string;
  readonly expiresInS: number;
  readonly scopes: readonly Scope[];
  readonly accountId: bigint;
}

/** Compared against when there is no such key, so that an unknown client id takes as long as a wrong secret. */
const dummyHash = (keyId: string) => `${keyId}:${'0'.repeat(64)}`;

/**
 * Checks a key's secret and signs a token for it.
 * @throws AppError invalid_client for an unknown or revoked key or a wrong secret; invalid_scope for one the key lacks
 */
export async function issueAccessToken(
  context: Context,
  signer: TokenSigner,
  input: { clientId: string; clientSecret: string; scopes: readonly string[] },
): Promise<IssuedToken> {
  const { database, clock, logger } = context;
  const key = await findKeyForToken(database.sql, input.clientId);
  const secret = findMatchingSecret(context, key, input.clientSecret);
  if (key === null || secret === undefined || key.revokedAt !== null) throw errors.invalidClient();
  const scopes = narrowScopes(key.scopes, input.scopes);
  if (scopes === null) throw errors.invalidScope();
  const accessToken = await signer.sign({
    accountId: key.accountId,
    clientId: key.clientId,
    scopes,
    keyVersion: key.version,
  });
  // Told to nobody who waits: a lost note of the last use is no reason to refuse a token.
  touchSecret(database.sql, secret, clock.now()).catch((error: unknown) =>
    logger.warn({ err: error }, 'The last use of a secret was not noted.'),
  );
  return { accessToken, expiresInS: tokenLifetimeS, scopes, accountId: key.accountId };
}

/** Compares with every live secret, whichever matches first. */
function findMatchingSecret(
  { hashKeys }: Context,
  key: KeyForToken | null,
  presented: string,
): ApiKeySecret | undefined {
  if (key === null) {
    matchesKeyedHash(hashKeys, secretHashContext, presented, dummyHash(hashKeys.currentId));
    return undefined;
  }
  return key.secrets.filter(({ secretHash }) =>
    matchesKeyedHash(hashKeys, secretHashContext, presented, secretHash),
  )[0];
}
