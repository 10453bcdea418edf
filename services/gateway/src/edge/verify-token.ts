import { createHash } from 'node:crypto';
import type { Clock } from '@review-reply/clock';
import { errors as jose, jwtVerify } from 'jose';
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
  /** Business time in seconds since the epoch. */
  readonly expiresAtS: number;
}

export type VerifyToken = (token: string) => Promise<VerifiedToken>;

/**
 * Verifies access tokens with identity's published keys: signature (EdDSA alone), type, issuer, audience, expiry, and
 * that the key behind it was neither revoked nor changed. A signature is checked once a token; expiry and revocation at
 * every use. Remembered are hashes of tokens, not tokens.
 */
export function createTokenVerifier(options: { edge: EdgeState; clock: Clock; issuer: string }): VerifyToken {
  const { edge, clock, issuer } = options;
  const remembered = new Map<string, VerifiedToken>();

  const verifySignature = async (token: string): Promise<VerifiedToken> => {
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => {
        const key = edge.signingKey(kid ?? '');
        if (key === undefined) throw new jose.JWKSNoMatchingKey();
        return key;
      },
      { algorithms: ['EdDSA'], typ: 'at+jwt', issuer, audience: issuer, currentDate: clock.now() },
    );
    const { sub, client_id, scope, key_ver, exp } = payload;
    if (
      typeof client_id !== 'string' ||
      typeof scope !== 'string' ||
      typeof key_ver !== 'number' ||
      exp === undefined
    ) {
      throw new jose.JWTInvalid('A claim is missing.');
    }
    return {
      accountId: BigInt(sub ?? ''),
      clientId: client_id,
      scopes: scope.split(' '),
      keyVersion: BigInt(key_ver),
      expiresAtS: exp,
    };
  };

  return async (token) => {
    if (token.length > tokenLengthMax) throw errors.invalidToken({ reason: 'invalid' });
    const fingerprint = createHash('sha256').update(token).digest('base64');
    let verified = remembered.get(fingerprint);
    if (verified === undefined) {
      try {
        verified = await verifySignature(token);
      } catch (cause) {
        throw errors.invalidToken({ reason: cause instanceof jose.JWTExpired ? 'expired' : 'invalid' }, cause);
      }
      if (remembered.size >= tokensRememberedMax) remembered.delete(remembered.keys().next().value as string);
      remembered.set(fingerprint, verified);
    }
    if (verified.expiresAtS * 1000 <= clock.now().getTime()) {
      remembered.delete(fingerprint);
      throw errors.invalidToken({ reason: 'expired' });
    }
    if (!edge.isCurrent(verified.clientId, verified.keyVersion)) throw errors.invalidToken({ reason: 'revoked' });
    return verified;
  };
}
