import { type AppError, toAppError } from '@review-reply/errors';
import { errors } from '../domain/errors.ts';
import { narrowScopes, type Scope } from '../domain/scope.ts';
import { tokenLifetimeS } from '../domain/token.ts';
import type { KeyForToken } from '../storage/api-keys.ts';
import { authenticateClients, type ClientCredentials } from './authenticate-client.ts';
import type { Context } from './context.ts';
import type { SignToken, TokenSigner } from './sign-token.ts';

export interface TokenRequest extends ClientCredentials {
  /** All of the key's when empty. */
  readonly scopes: readonly string[];
}

export interface IssuedToken {
  readonly accessToken: string;
  readonly expiresInS: number;
  readonly scopes: readonly Scope[];
  readonly accountId: bigint;
}

/**
 * Checks keys' secrets and signs a token for each. The keys are read together; each request has its own outcome.
 * @returns a token for each request, or what it is refused with: invalid_client for an unknown or revoked key or a
 *   wrong secret; invalid_scope for one the key lacks
 */
export async function issueAccessTokens(
  context: Context,
  signer: TokenSigner,
  requests: readonly TokenRequest[],
): Promise<(IssuedToken | AppError)[]> {
  const sign = await signer.openKey();
  const keys = await authenticateClients(context, requests);
  return requests.map(({ scopes }, index) => {
    try {
      return issue(sign, keys[index] ?? null, scopes);
    } catch (thrown) {
      return toAppError(thrown);
    }
  });
}

function issue(sign: SignToken, key: KeyForToken | null, wanted: readonly string[]): IssuedToken {
  if (key === null) throw errors.invalidClient();
  const { accountId, clientId, version } = key;
  const scopes = narrowScopes(key.scopes, wanted);
  if (scopes === null) throw errors.invalidScope();
  const accessToken = sign({ accountId, clientId, scopes, keyVersion: version });
  return { accessToken, expiresInS: tokenLifetimeS, scopes, accountId };
}
