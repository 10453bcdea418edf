import { hash } from 'node:crypto';
import type { Clock } from '@review-reply/clock';
import { AppError } from '@review-reply/errors';
import { errors as jose, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import { errors } from '../errors.ts';
import type { EdgeState } from './edge-state.ts';

const tokenLengthMax = 4_096;
const tokensRememberedMax = 10_000;

/** What a valid token says. */
export interface VerifiedToken {
  readonly accountId: bigint;
  readonly clientId: string;
  readonly scopes: readonly string[];
  readonly keyVersion: bigint;
  /** The token's own id (jti). */
  readonly tokenId: string;
  /** The key that signed it. */
  readonly kid: string;
  /** Business time in seconds since the epoch. */
  readonly expiresAtS: number;
}

export type VerifyToken = (token: string) => Promise<VerifiedToken>;

/**
 * Verifies access tokens with identity's published keys: signature (EdDSA alone), type, issuer, audience, expiry, and
 * that neither the token nor the key behind it was revoked or changed. A signature is checked once a token; everything
 * else at every use. Remembered are hashes of tokens, not tokens.
 * What it gives throws AppError invalid_token, or service_unavailable while the edge state can't tell.
 */
export function createTokenVerifier(options: { edge: EdgeState; clock: Clock; issuer: string }): VerifyToken {
  const { edge, clock, issuer } = options;
  const remembered = new LRUCache<string, VerifiedToken>({ max: tokensRememberedMax });

  const verifySignature = async (token: string): Promise<VerifiedToken> => {
    const { payload, protectedHeader } = await jwtVerify(
      token,
      async ({ kid }) => {
        const key = await edge.findSigningKey(kid ?? '');
        if (key === undefined) throw new jose.JWKSNoMatchingKey();
        return key;
      },
      { algorithms: ['EdDSA'], typ: 'at+jwt', issuer, audience: issuer, currentDate: clock.now() },
    );
    const { sub, client_id, scope, key_ver, jti, exp } = payload;
    if (
      typeof client_id !== 'string' ||
      typeof scope !== 'string' ||
      typeof key_ver !== 'number' ||
      jti === undefined ||
      exp === undefined
    ) {
      throw new jose.JWTInvalid('A claim is missing.');
    }
    return {
      accountId: BigInt(sub ?? ''),
      clientId: client_id,
      scopes: scope.split(' '),
      keyVersion: BigInt(key_ver),
      tokenId: jti,
      kid: protectedHeader.kid ?? '',
      expiresAtS: exp,
    };
  };

  return async (token) => {
    if (token.length > tokenLengthMax) throw errors.invalidToken({ reason: 'invalid' });
    edge.requireLoaded();
    const fingerprint = hash('sha256', token, 'base64');
    let verified = remembered.get(fingerprint);
    if (verified === undefined) {
      try {
        verified = await verifySignature(token);
      } catch (cause) {
        // Not the token's fault.
        if (cause instanceof AppError) throw cause;
        throw errors.invalidToken({ reason: cause instanceof jose.JWTExpired ? 'expired' : 'invalid' }, cause);
      }
      remembered.set(fingerprint, verified);
    }
    if (verified.expiresAtS * 1000 <= clock.now().getTime()) {
      remembered.delete(fingerprint);
      throw errors.invalidToken({ reason: 'expired' });
    }
    const { clientId, keyVersion, tokenId, kid } = verified;
    // A signing key that was compromised is published no more, while tokens of it may still be remembered here.
    if (!edge.isCurrent(clientId, keyVersion) || edge.isRevoked(tokenId) || !edge.isPublished(kid))
      throw errors.invalidToken({ reason: 'revoked' });
    return verified;
  };
}
