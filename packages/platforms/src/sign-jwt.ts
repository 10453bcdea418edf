import { systemClock } from '@review-reply/clock';
import { importPKCS8, SignJWT } from 'jose';
import { PlatformError } from './platform-error.ts';
import type { Source } from './sources.ts';

export interface JwtToSign {
  readonly source: Source;
  readonly operation: string;
  readonly algorithm: 'RS256' | 'ES256';
  readonly keyId: string;
  /** PKCS #8 in PEM, as Google and Apple hand keys out. */
  readonly privateKey: string;
  readonly claims: Readonly<Record<string, string>>;
  /** From now, by the real clock: the platform's own is what it is checked by. */
  readonly lifeSeconds: number;
}

/**
 * A JWT by which a login proves itself (RFC 7523).
 * @throws PlatformError `permanent` with the reason `invalid_credentials` for a key that is none; the key is not told
 */
export async function signJwt(jwt: JwtToSign): Promise<string> {
  const { source, operation, algorithm, keyId, privateKey, claims, lifeSeconds } = jwt;
  const issuedAt = Math.floor(systemClock.realNow().getTime() / 1_000);
  try {
    const key = await importPKCS8(privateKey, algorithm);
    return await new SignJWT(claims)
      .setProtectedHeader({ alg: algorithm, kid: keyId, typ: 'JWT' })
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + lifeSeconds)
      .sign(key);
  } catch {
    throw invalidCredentials(source, operation);
  }
}

/** What a login is kept as does not have the platform's form. Nothing of it is told. */
export const invalidCredentials = (source: Source, operation: string) =>
  new PlatformError({ source, operation, failure: 'permanent', reason: 'invalid_credentials' });
