import OAuth2Server from '@node-oauth/oauth2-server';
import { AppError } from '@review-reply/errors';
import type { IssueAccessTokenResponse } from '@review-reply/proto/identity/v1/identity';
import { errors } from '../errors.ts';
import type { TokenIssuer } from './token-issuer.ts';
import type { TokenRequest } from './token-request.ts';

export interface TokenAnswer {
  readonly access_token: string;
  readonly token_type: 'Bearer';
  readonly expires_in: number;
  readonly scope: string;
}

/**
 * Answers a token request that was understood. The grant runs on @node-oauth/oauth2-server; its model asks identity once, which checks the
 * secret and signs. What the library leaves to its user or does otherwise (form decoding, two methods at once, status
 * of wrong credentials) is done before and after it.
 * @throws AppError with one of OAuth's codes, or service_unavailable
 */
export async function answerTokenRequest(
  tokens: TokenIssuer,
  wanted: TokenRequest,
  requestId: string,
): Promise<TokenAnswer> {
  const server = new OAuth2Server({ model: createModel(tokens, wanted, requestId) });
  try {
    const token = await server.token(normalised(wanted), new OAuth2Server.Response({ headers: {} }));
    const { accessToken, client, scope } = token as typeof token & { scope: string[] };
    const { expiresInS } = client as unknown as Granted;
    return { access_token: accessToken, token_type: 'Bearer', expires_in: expiresInS, scope: scope.join(' ') };
  } catch (thrown) {
    throw refusalOf(thrown);
  }
}

interface Granted extends OAuth2Server.Client {
  readonly expiresInS: number;
  /** Null when a scope was asked for that the key does not have. */
  readonly issued: IssueAccessTokenResponse | null;
}

function createModel(
  tokens: TokenIssuer,
  wanted: TokenRequest,
  requestId: string,
): OAuth2Server.ClientCredentialsModel {
  const granted = (client: OAuth2Server.Client) => (client as Granted).issued;
  return {
    getClient: async (clientId): Promise<Granted | null> => {
      const client = { id: clientId, grants: ['client_credentials'], expiresInS: 0, issued: null };
      try {
        const issued = await tokens.issue(wanted, requestId);
        return { ...client, accessTokenLifetime: issued.expiresInS, expiresInS: issued.expiresInS, issued };
      } catch (thrown) {
        if (thrown instanceof AppError && thrown.code === 'invalid_client') return null;
        if (thrown instanceof AppError && thrown.code === 'invalid_scope') return client;
        throw thrown;
      }
    },
    getUserFromClient: async (client) => ({ accountId: granted(client)?.accountId }),
    validateScope: async (_user, client) => granted(client)?.scopes ?? false,
    generateAccessToken: async (client) => granted(client)?.accessToken ?? '',
    saveToken: async (token, client, user) => ({ ...token, client, user }),
    getAccessToken: async () => null,
  };
}

/** The request as the library understands it best: a plain form with the credentials in it. */
function normalised({ clientId, clientSecret, scopes }: TokenRequest): OAuth2Server.Request {
  const body: Record<string, string> = {
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: clientSecret,
  };
  if (scopes.length > 0) body.scope = scopes.join(' ');
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'transfer-encoding': 'chunked' };
  return new OAuth2Server.Request({ method: 'POST', query: {}, headers, body });
}

function refusalOf(thrown: unknown): unknown {
  if (thrown instanceof OAuth2Server.InvalidClientError) return errors.invalidClient({}, thrown);
  if (thrown instanceof OAuth2Server.InvalidScopeError) return errors.invalidScope({}, thrown);
  if (thrown instanceof OAuth2Server.InvalidRequestError) return errors.invalidRequest({}, thrown);
  // The library wraps what a model throws into an error of its own.
  const inner = (thrown as { inner?: unknown }).inner;
  return inner instanceof AppError ? inner : thrown;
}
