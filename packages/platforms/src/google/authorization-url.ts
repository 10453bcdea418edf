import { readBaseUrl } from '../http/build-url.ts';

/** Managing a Business Profile: what everything here is done with. */
export const googleBusinessScope = 'https://www.googleapis.com/auth/business.manage';
/** With who signs in: a link may have been passed on to somebody else than it was made for. */
const scope = `openid email ${googleBusinessScope}`;

export interface GoogleAuthorizationUrlOptions {
  readonly authorizeUrl: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly state: string;
  /** base64url of the PKCE verifier's SHA-256. */
  readonly codeChallenge: string;
}

/**
 * The page that a browser is sent to for signing in
 * (https://developers.google.com/identity/protocols/oauth2/web-server#creatingclient). Consent is asked for each time,
 * since Google gives a refresh token only then, and the account as well, since a browser may be signed in to several.
 */
export function googleAuthorizationUrl(options: GoogleAuthorizationUrlOptions): string {
  const { authorizeUrl, clientId, redirectUri, state, codeChallenge } = options;
  const url = new URL(`${readBaseUrl(authorizeUrl)}/o/oauth2/v2/auth`);
  url.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope,
    state,
    access_type: 'offline',
    prompt: 'consent select_account',
    code_challenge: codeChallenge,
    code_challenge_method: 'S256',
  }).toString();
  return url.href;
}
