import { createHash, createPublicKey, type KeyObject } from 'node:crypto';

const idLength = 16;
const pemPattern = /-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g;

/** What a key is called in what it signed. */
export function keyIdOf(publicKey: KeyObject): string {
  const der = publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('hex').slice(0, idLength);
}

/**
 * The public keys of a file of any number of them, one after the other.
 * @throws Error when there is none, or one that is not Ed25519
 */
export function readPublicKeys(pem: string): ReadonlyMap<string, KeyObject> {
  const keys = (pem.match(pemPattern) ?? []).map((text) => createPublicKey(text));
  if (keys.length === 0 || keys.some(({ asymmetricKeyType }) => asymmetricKeyType !== 'ed25519'))
    throw new Error('Callers are signed with Ed25519 keys, of which one must be there.');
  return new Map(keys.map((key) => [keyIdOf(key), key]));
}
