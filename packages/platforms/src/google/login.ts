import { toAccess } from '../access.ts';
import type { HttpClient } from '../http/http-client.ts';
import type { Login } from '../login.ts';
import { googleAuthorizationUrl, googleBusinessScope } from './authorization-url.ts';
import { googleOAuth } from './oauth.ts';

/**
 * Google's logins: the credentials are the refresh token itself and access is an access token. A refresh token dies
 * when its owner withdraws access, after six months unused, or when there are too many live ones.
 */
export function googleLogin(options: {
  http: HttpClient;
  oauthUrl: string;
  authorizeUrl: string;
  clientId: string;
  clientSecret: string;
}): Login {
  const { authorizeUrl, clientId } = options;
  const oauth = googleOAuth(options);
  return {
    platformUserOf: () => null,
    lackingIn: () => [],
    obtainAccess: async ({ credentials, signal }) => {
      const { accessToken, expiresInSeconds } = await oauth.refreshAccessToken({ refreshToken: credentials, signal });
      return { access: toAccess(accessToken), expiresInSeconds };
    },
    revoke: ({ credentials, signal }) => oauth.revoke({ token: credentials, signal }),
    signIn: {
      authorizationUrl: (request) => googleAuthorizationUrl({ authorizeUrl, clientId, ...request }),
      exchangeCode: async (request) => {
        const { sub, email, refreshToken, accessToken, scope } = await oauth.exchangeCode(request);
        const granted = scope.split(' ').includes(googleBusinessScope);
        return { platformUser: sub, email, granted, credentials: refreshToken, access: toAccess(accessToken) };
      },
    },
  };
}
