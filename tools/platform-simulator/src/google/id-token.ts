import { googleIssuer, signJwt } from './signing-key.ts';

const lifeS = 3_600;

export interface IdTokenClaims {
  readonly clientId: string;
  readonly sub: string;
  /** Only with the scope `email`. */
  readonly email: string | null;
  readonly nonce: string | null;
  readonly now: Date;
}

/**
 * An ID token as Google makes it (OpenID Connect Core 1.0 section 2;
 * https://developers.google.com/identity/openid-connect/openid-connect#an-id-tokens-payload).
 */
export function createIdToken({ clientId, sub, email, nonce, now }: IdTokenClaims): string {
  const iat = Math.floor(now.getTime() / 1_000);
  return signJwt({
    iss: googleIssuer,
    azp: clientId,
    aud: clientId,
    sub,
    ...(email === null ? {} : { email, email_verified: true }),
    ...(nonce === null ? {} : { nonce }),
    iat,
    exp: iat + lifeS,
  });
}
