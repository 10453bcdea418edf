import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

const issuer = 'https://accounts.google.com';
const lifeS = 3_600;

let key: KeyObject | undefined;

export interface IdTokenClaims {
  readonly clientId: string;
  readonly sub: string;
  /** Only with the scope `email`. */
  readonly email: string | null;
  readonly nonce: string | null;
  readonly now: Date;
}

/**
 * An ID token as Google makes it (OpenID Connect Core 1.0 section 2), signed with a key that lives as long as the
 * process and that nobody publishes: a client that has it from the token host directly need not check the signature
 * (section 3.1.3.7, point 6).
 */
export function createIdToken({ clientId, sub, email, nonce, now }: IdTokenClaims): string {
  key ??= generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const iat = Math.floor(now.getTime() / 1_000);
  const claims = {
    iss: issuer,
    azp: clientId,
    aud: clientId,
    sub,
    ...(email === null ? {} : { email, email_verified: true }),
    ...(nonce === null ? {} : { nonce }),
    iat,
    exp: iat + lifeS,
  };
  const signed = `${encode({ alg: 'RS256', kid: 'simulator', typ: 'JWT' })}.${encode(claims)}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
}

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
