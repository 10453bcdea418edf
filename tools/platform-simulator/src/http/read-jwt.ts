import { verify } from 'node:crypto';

export interface ReadJwt {
  readonly keyId: string;
  readonly claims: Readonly<Record<string, unknown>>;
  isSignedBy(publicKey: string): boolean;
}

/** A JWT's parts, or null for what is none of that algorithm. Nothing is believed before `isSignedBy` was asked. */
export function readJwt(token: string, algorithm: 'RS256' | 'ES256'): ReadJwt | null {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const [head, claims] = [readObject(header), readObject(payload)];
  if (head === null || claims === null || head.alg !== algorithm) return null;
  const signed = Buffer.from(`${header}.${payload}`);
  return {
    keyId: String(head.kid),
    claims,
    isSignedBy: (key) =>
      verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')),
  };
}

/**
 * Whether a token is of use now: not over, and made for no longer than `lifeSecondsMax`.
 * @param nowMs by the real clock, as issuers of keys know no other
 */
export function isCurrent({ claims: { iat, exp } }: ReadJwt, lifeSecondsMax: number, nowMs: number): boolean {
  if (typeof iat !== 'number' || typeof exp !== 'number') return false;
  return exp - iat <= lifeSecondsMax && exp * 1_000 > nowMs;
}

function readObject(part: string): Record<string, unknown> | null {
  try {
    const read: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
