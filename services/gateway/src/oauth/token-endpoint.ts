import OAuth2Server from '@node-oauth/oauth2-server';
import { AppError } from '@review-reply/errors';
import type { IssueAccessTokenResponse } from '@review-reply/proto/identity/v1/identity';
import type { Request } from 'express';
import { errors } from '../errors.ts';
import { type Form, formDecode } from './client-credentials.ts';
import { readScopes, readTokenForm, type TokenRequest } from './token-request.ts';

export interface TokenAnswer {
  readonly access_token: string;
  readonly token_type: 'Bearer';
  readonly expires_in: number;
  readonly scope: string;
}

/** Has identity authenticate a client and sign its token, which is one call. */
export type IssueToken = (wanted: TokenRequest) => Promise<IssueAccessTokenResponse>;

/**
 * Answers a token request by @node-oauth/oauth2-server. What the contract refuses otherwise than the library (two
 * methods at once, a repeated parameter, the status of malformed credentials) is refused before it.
 * @throws AppError with one of OAuth's codes, or what `issue` throws
 */
export async function answerTokenRequest(request: Request, form: Form, issue: IssueToken): Promise<TokenAnswer> {
  const { authorization } = request.headers;
  const body = readTokenForm(form, authorization);
  const model = createModel(body.scope, authorization !== undefined, issue);
  const server = new OAuth2Server({ model });
  const response = new OAuth2Server.Response({});
  try {
    await server.token(readable(request, body), response, {
      allowExtendedTokenAttributes: true,
    });
  } catch (thrown) {
    throw refusalOf(thrown);
  }
  return response.body;
}

/** The request as it came, with its form read. Its query is not parsed: nothing in it counts. */
function readable({ method, headers, query }: Request, body: Readonly<Record<string, string>>): OAuth2Server.Request {
  type Texts = Record<string, string>;
  return new OAuth2Server.Request({ method, headers: headers as Texts, query: query as Texts, body });
}

/**
 * The library's model of one request. A token is signed by the call that authenticates its client, so that it costs one
 * hop; it is kept here until the library asks for it.
 * @param isBasic whether the credentials came by Basic, form-encoded (RFC 6749, 2.3.1), which the library does not undo
 */
function createModel(
  scope: string | undefined,
  isBasic: boolean,
  issue: IssueToken,
): OAuth2Server.ClientCredentialsModel {
  const decode = isBasic ? formDecode : (text: string) => text;
  let issued: IssueAccessTokenResponse | undefined;
  const signed = () => {
    if (issued === undefined) throw new AppError('internal', 'internal_error');
    return issued;
  };
  return {
    getClient: async (clientId, clientSecret) => {
      const client = { id: decode(clientId), grants: ['client_credentials'] };
      issued = await issue({ clientId: client.id, clientSecret: decode(clientSecret), scopes: readScopes(scope) });
      return client;
    },
    getUserFromClient: async () => ({ accountId: signed().accountId }),
    // Identity refused what the key does not have, and added what was left out.
    validateScope: async () => signed().scopes,
    generateAccessToken: async () => signed().accessToken,
    // The token's own lifetime: the library would count it anew, by this machine's clock.
    saveToken: async ({ accessToken, scope: granted = [] }, client, user) => {
      return { accessToken, scope: granted, expires_in: signed().expiresInS, client, user };
    },
    getAccessToken: async () => null,
  };
}

function refusalOf(thrown: unknown): unknown {
  if (thrown instanceof OAuth2Server.InvalidClientError) return errors.invalidClient({}, thrown);
  if (thrown instanceof OAuth2Server.InvalidScopeError) return errors.invalidScope({}, thrown);
  if (thrown instanceof OAuth2Server.InvalidRequestError) return errors.invalidRequest({}, thrown);
  // The library wraps what a model throws into an error of its own.
  const inner = (thrown as { inner?: unknown }).inner;
  return inner instanceof AppError ? inner : thrown;
}
