import { createPrivateKey, type JsonWebKey, type KeyObject, randomUUID, sign } from 'node:crypto';
import { open } from '@review-reply/crypto';
import { signingKeySealContext } from '../domain/signing-key.ts';
import { type TokenClaims, tokenLifetimeS } from '../domain/token.ts';
import { findSigningKey } from '../storage/signing-keys.ts';
import type { Context } from './context.ts';

/** How long the key in memory is used before the database is asked again, so that a rotation needs no restart (ms). */
const keyCachedForMs = 1_000;

export type SignToken = (claims: TokenClaims) => string;

export interface TokenSigner {
  /** The signing key of the moment, as what signs with it. @throws Error when there is none */
  openKey(): Promise<SignToken>;
}

/**
 * Signs access tokens (JWT profile of RFC 9068, EdDSA) with the signing key of the moment. A signature takes less than
 * handing it to another thread does, which is how a library on Web Crypto has to make it.
 */
export function createTokenSigner(context: Context): TokenSigner {
  const { clock, issuer } = context;
  let cached: { kid: string; key: KeyObject; header: string; until: number } | undefined;

  const currentKey = async () => {
    const now = clock.realNow().getTime();
    if (cached !== undefined && now < cached.until) return cached;
    const row = await findSigningKey(context.database.sql);
    if (row === null) throw new Error('There is no signing key.');
    if (cached?.kid === row.kid) cached = { ...cached, until: now + keyCachedForMs };
    else {
      const jwk: JsonWebKey = JSON.parse(
        open(context.dataKeys, signingKeySealContext(row.kid), row.privateSealed).toString(),
      );
      const header = base64url({ alg: 'EdDSA', typ: 'at+jwt', kid: row.kid });
      const key = createPrivateKey({ key: jwk, format: 'jwk' });
      cached = { kid: row.kid, key, header, until: now + keyCachedForMs };
    }
    return cached;
  };

  return {
    openKey: async () => {
      const { key, header } = await currentKey();
      return ({ accountId, clientId, scopes, keyVersion }) => {
        const issuedAtS = Math.floor(clock.now().getTime() / 1000);
        const claims = base64url({
          client_id: clientId,
          scope: scopes.join(' '),
          key_ver: Number(keyVersion),
          iss: issuer,
          aud: issuer,
          sub: String(accountId),
          jti: randomUUID(),
          iat: issuedAtS,
          exp: issuedAtS + tokenLifetimeS,
        });
        const signed = `${header}.${claims}`;
        return `${signed}.${sign(null, Buffer.from(signed), key).toString('base64url')}`;
      };
    },
  };
}

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
