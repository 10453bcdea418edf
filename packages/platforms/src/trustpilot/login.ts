import { z } from 'zod';
import { toAccess } from '../access.ts';
import { buildUrl, readBaseUrl } from '../http/build-url.ts';
import type { HttpClient } from '../http/http-client.ts';
import type { Login } from '../login.ts';
import { readTokenRefusal } from './read-refusal.ts';

const tokenPath = ['v1', 'oauth', 'oauth-business-users-for-applications', 'accesstoken'];

/** The lifetime is answered as a number or as its digits. */
const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() });

/**
 * Logins by client credentials (https://developers.trustpilot.com/authentication): the credentials are `key:secret` of
 * the business's application, as HTTP's Basic scheme joins them. The key names the application and is nothing secret.
 * Access lasts about 100 hours; there is no refresh token and nothing to end at Trustpilot.
 */
export function trustpilotLogin({ http, apiUrl }: { http: HttpClient; apiUrl: string }): Login {
  const url = buildUrl(readBaseUrl(apiUrl), tokenPath);
  return {
    platformUserOf: (credentials) => /^([^:]+):/.exec(credentials)?.[1] ?? null,
    lackingIn: (credentials) => (/^[^:]+:./.test(credentials) ? [] : ['key:secret']),
    obtainAccess: async ({ credentials, signal }) => {
      const answer = await http.call({
        source: 'trustpilot',
        operation: 'token.obtain',
        method: 'POST',
        url,
        headers: {
          authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: 'grant_type=client_credentials',
        signal,
        schema: tokenAnswer,
        readRefusal: readTokenRefusal,
      });
      return { access: toAccess(answer.access_token), expiresInSeconds: answer.expires_in };
    },
  };
}
