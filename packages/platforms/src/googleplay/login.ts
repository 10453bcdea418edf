import { z } from 'zod';
import { toAccess } from '../access.ts';
import { readTokenRefusal } from '../google/read-refusal.ts';
import { buildUrl, readBaseUrl } from '../http/build-url.ts';
import type { HttpClient } from '../http/http-client.ts';
import type { Login } from '../login.ts';
import { lackingIn, readCredentials } from '../read-credentials.ts';
import { invalidCredentials, signJwt } from '../sign-jwt.ts';

const scope = 'https://www.googleapis.com/auth/androidpublisher';
/** Who an assertion is for, which is production's token host wherever that is reached. */
const audience = 'https://oauth2.googleapis.com/token';
const grantType = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
/** Google takes up to an hour; an assertion is used once, at once. */
const assertionLifeSeconds = 300;
const operation = 'token.obtain';

/**
 * A service account's key file, as Google Cloud hands it out. Its `token_uri` is not followed: it could name any host.
 */
const keyFile = z.object({
  type: z.literal('service_account'),
  client_email: z.string().min(1),
  private_key_id: z.string().min(1),
  private_key: z.string().min(1),
});
const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

/**
 * Logins of service accounts (https://developers.google.com/identity/protocols/oauth2/service-account#httprest): the
 * credentials are the key file's text. The account needs the permission "Reply to reviews" in the Play Console.
 */
export function googlePlayLogin({ http, oauthUrl }: { http: HttpClient; oauthUrl: string }): Login {
  const url = buildUrl(readBaseUrl(oauthUrl), ['token']);
  return {
    platformUserOf: (credentials) => readCredentials(keyFile, credentials)?.client_email ?? null,
    lackingIn: (credentials) => lackingIn(keyFile, credentials),
    obtainAccess: async ({ credentials, signal }) => {
      const file = readCredentials(keyFile, credentials);
      if (file === null) throw invalidCredentials('googleplay', operation);
      const assertion = await signJwt({
        source: 'googleplay',
        operation,
        algorithm: 'RS256',
        keyId: file.private_key_id,
        privateKey: file.private_key,
        claims: { iss: file.client_email, scope, aud: audience },
        lifeSeconds: assertionLifeSeconds,
      });
      const answer = await http.call({
        source: 'googleplay',
        operation,
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ grant_type: grantType, assertion }).toString(),
        signal,
        schema: tokenAnswer,
        readRefusal: readTokenRefusal,
      });
      return { access: toAccess(answer.access_token), expiresInSeconds: answer.expires_in };
    },
  };
}
