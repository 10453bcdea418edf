import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

export const googleIssuer = 'https://accounts.google.com';
const kid = 'simulator';

let pair: { privateKey: KeyObject; publicKey: KeyObject } | undefined;

/** Google's key, which lives as long as the process. */
function keyPair() {
  pair ??= generateKeyPairSync('rsa', { modulusLength: 2048 });
  return pair;
}

/** A JWT as Google signs it (RS256). */
export function signJwt(claims: Readonly<Record<string, unknown>>): string {
  const signed = `${encode({ alg: 'RS256', kid, typ: 'JWT' })}.${encode(claims)}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), keyPair().privateKey).toString('base64url')}`;
}

/** The key as Google publishes it (https://www.googleapis.com/oauth2/v3/certs). */
export function publishedKeys() {
  return { keys: [{ ...keyPair().publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }] };
}

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
