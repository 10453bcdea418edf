import { z } from 'zod';
import { buildUrl, readBaseUrl } from '../http/build-url.ts';
import type { HttpClient } from '../http/http-client.ts';
import { PlatformError } from '../platform-error.ts';
import { type GoogleIdentity, readIdToken } from './read-id-token.ts';
import { readTokenRefusal } from './read-refusal.ts';

export interface GoogleOAuthOptions {
  readonly http: HttpClient;
  readonly oauthUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface GoogleAccessToken {
  readonly accessToken: string;
  /** From when Google answered. */
  readonly expiresInSeconds: number;
  /** What the owner granted, separated by spaces; consent is granular, so it may be less than what was asked for. */
  readonly scope: string;
}

/** What a person granted when they signed in. */
export interface GoogleGrantedLogin extends GoogleAccessToken, GoogleIdentity {
  /** Null when Google gave none, as it does when consent was not asked for. */
  readonly refreshToken: string | null;
}

export interface GoogleOAuth {
  /**
   * Redeems the code that a browser came back with (RFC 6749 section 4.1.3, PKCE by RFC 7636).
   * @throws PlatformError `grant_revoked` when the code is unknown, redeemed, expired or not the verifier's
   */
  exchangeCode(options: {
    code: string;
    codeVerifier: string;
    redirectUri: string;
    signal: AbortSignal;
  }): Promise<GoogleGrantedLogin>;
  /**
   * A fresh access token.
   * @throws PlatformError `grant_revoked` when the owner withdrew access or the refresh token died otherwise (unused
   *   for 6 months, too many live ones), `permanent` when Google refuses us as a client
   */
  refreshAccessToken(options: { refreshToken: string; signal: AbortSignal }): Promise<GoogleAccessToken>;
  /** Ends a grant, by its refresh or access token. A token that Google does not know any more counts as done. */
  revoke(options: { token: string; signal: AbortSignal }): Promise<void>;
}

const tokenAnswer = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
  scope: z.string().nullish(),
});

const loginAnswer = tokenAnswer.extend({ refresh_token: z.string().min(1).nullish(), id_token: z.string() });

/** The token host (https://developers.google.com/identity/protocols/oauth2/web-server#offline). */
export function googleOAuth({ http, oauthUrl, clientId, clientSecret }: GoogleOAuthOptions): GoogleOAuth {
  const baseUrl = readBaseUrl(oauthUrl);
  const post = <T>(
    operation: string,
    {
      path,
      form,
      signal,
      schema,
    }: { path: string; form: Record<string, string>; signal: AbortSignal; schema: z.ZodType<T> },
  ) =>
    http.call({
      source: 'google',
      operation,
      method: 'POST',
      url: buildUrl(baseUrl, [path]),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      // In the body, never in the URL, where servers and proxies would log it.
      body: new URLSearchParams(form).toString(),
      signal,
      schema,
      readRefusal: readTokenRefusal,
    });

  return {
    exchangeCode: async ({ code, codeVerifier, redirectUri, signal }) => {
      const answer = await post('token.exchange', {
        path: 'token',
        form: {
          grant_type: 'authorization_code',
          code,
          code_verifier: codeVerifier,
          redirect_uri: redirectUri,
          client_id: clientId,
          client_secret: clientSecret,
        },
        signal,
        schema: loginAnswer,
      });
      return {
        ...readIdToken(answer.id_token, clientId),
        refreshToken: answer.refresh_token ?? null,
        accessToken: answer.access_token,
        expiresInSeconds: answer.expires_in,
        scope: answer.scope ?? '',
      };
    },
    refreshAccessToken: async ({ refreshToken, signal }) => {
      const answer = await post('token.refresh', {
        path: 'token',
        form: {
          grant_type: 'refresh_token',
          refresh_token: refreshToken,
          client_id: clientId,
          client_secret: clientSecret,
        },
        signal,
        schema: tokenAnswer,
      });
      return { accessToken: answer.access_token, expiresInSeconds: answer.expires_in, scope: answer.scope ?? '' };
    },
    revoke: async ({ token, signal }) => {
      try {
        await post('token.revoke', { path: 'revoke', form: { token }, signal, schema: z.unknown() });
      } catch (error) {
        if (error instanceof PlatformError && error.reason === 'invalid_token') return;
        throw error;
      }
    },
  };
}
