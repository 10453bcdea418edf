import { randomUUID } from 'node:crypto';
import { open } from '@review-reply/crypto';
import { type CryptoKey, importJWK, type JWK, SignJWT } from 'jose';
import { type TokenClaims, tokenLifetimeS } from '../domain/token.ts';
import { findSigningKey } from '../storage/signing-keys.ts';
import type { Context } from './context.ts';
import { signingKeySealContext } from './rotate-signing-keys.ts';

/** How long the key in memory is used before the database is asked again, so that a rotation needs no restart (ms). */
const keyCachedForMs = 1_000;

export interface TokenSigner {
  sign(claims: TokenClaims): Promise<string>;
}

/** Signs access tokens (JWT profile of RFC 9068, EdDSA) with the signing key of the moment. */
export function createTokenSigner(context: Context): TokenSigner {
  const { clock, issuer } = context;
  let cached: { kid: string; key: CryptoKey | Uint8Array; until: number } | undefined;

  const currentKey = async () => {
    const now = clock.realNow().getTime();
    if (cached !== undefined && now < cached.until) return cached;
    const row = await findSigningKey(context.database.sql);
    if (row === null) throw new Error('There is no signing key.');
    if (cached?.kid === row.kid) cached = { ...cached, until: now + keyCachedForMs };
    else {
      const jwk = JSON.parse(
        open(context.dataKeys, signingKeySealContext(row.kid), row.privateSealed).toString(),
      ) as JWK;
      cached = { kid: row.kid, key: await importJWK(jwk, 'EdDSA'), until: now + keyCachedForMs };
    }
    return cached;
  };

  return {
    sign: async ({ accountId, clientId, scopes, keyVersion }) => {
      const { kid, key } = await currentKey();
      const issuedAtS = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT({ client_id: clientId, scope: scopes.join(' '), key_ver: Number(keyVersion) })
        .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid })
        .setIssuer(issuer)
        .setAudience(issuer)
        .setSubject(String(accountId))
        .setJti(randomUUID())
        .setIssuedAt(issuedAtS)
        .setExpirationTime(issuedAtS + tokenLifetimeS)
        .sign(key);
    },
  };
}
