import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

const idLength = 16;
const pemPattern = /-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g;

/** What a key is called in what it signed. */
export function keyIdOf(publicKey: KeyObject): string {
  const der = publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('hex').slice(0, idLength);
}

/**
 * The public keys of a file of any number of them, one after the other.
 * @throws Error that names the file, when there is none, or one that is not Ed25519
 */
export function readPublicKeys(file: string, pem: string): ReadonlyMap<string, KeyObject> {
  const keys = (pem.match(pemPattern) ?? []).map((text) => createPublicKey(text));
  if (keys.length === 0 || keys.some(({ asymmetricKeyType }) => asymmetricKeyType !== 'ed25519'))
    throw new Error(`${file} must hold Ed25519 public keys, at least one, as PEM.`);
  return new Map(keys.map((key) => [keyIdOf(key), key]));
}

/** @throws Error that names the file, when it holds no Ed25519 private key */
export function readPrivateKey(file: string, pem: Buffer): KeyObject {
  const key = pem.includes('PRIVATE KEY') ? createPrivateKey(pem) : undefined;
  if (key?.asymmetricKeyType !== 'ed25519') throw new Error(`${file} must hold an Ed25519 private key, as PEM.`);
  return key;
}
