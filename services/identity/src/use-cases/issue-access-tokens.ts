import { errors } from '../domain/errors.ts';
import { narrowScopes, type Scope } from '../domain/scope.ts';
import { tokenLifetimeS } from '../domain/token.ts';
import { authenticateClient } from './authenticate-client.ts';
import type { Context } from './context.ts';
import type { TokenSigner } from './sign-token.ts';

export interface IssuedToken {
  readonly accessToken: string;
  readonly expiresInS: number;
  readonly scopes: readonly Scope[];
  readonly accountId: bigint;
}

/**
 * Checks a key's secret and signs a token for it.
 * @throws AppError invalid_client for an unknown or revoked key or a wrong secret; invalid_scope for one the key lacks
 */
export async function issueAccessToken(
  context: Context,
  signer: TokenSigner,
  input: { clientId: string; clientSecret: string; scopes: readonly string[] },
): Promise<IssuedToken> {
  const { accountId, clientId, version, ...key } = await authenticateClient(context, input);
  const scopes = narrowScopes(key.scopes, input.scopes);
  if (scopes === null) throw errors.invalidScope();
  const accessToken = await signer.sign({ accountId, clientId, scopes, keyVersion: version });
  return { accessToken, expiresInS: tokenLifetimeS, scopes, accountId };
}
