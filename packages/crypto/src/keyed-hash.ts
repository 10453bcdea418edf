import { createHmac, createSecretKey, hash, type KeyObject, timingSafeEqual } from 'node:crypto';
import { type Keyring, keyOf } from './keyring.ts';

/** SHA-256 as 32 bytes. For fingerprints of requests, not for secrets. */
export function sha256(data: string | Uint8Array): Buffer {
  return hash('sha256', data, 'buffer');
}

/**
 * `keyId:hex` of HMAC-SHA256. What was generated with 256 bits of chance needs no slow hash; the key makes a stolen
 * table useless without the environment.
 */
export function keyedHash(ring: Keyring, context: string, secret: string): string {
  return `${ring.currentId}:${hmac(ring, ring.currentId, context, secret).toString('hex')}`;
}

/**
 * Whether `secret` is what `stored` was made from, in constant time. False for a hash under a key no longer in the
 * ring.
 */
export function matchesKeyedHash(ring: Keyring, context: string, secret: string, stored: string): boolean {
  const separator = stored.indexOf(':');
  const id = stored.slice(0, separator);
  if (!ring.keys.has(id)) return false;
  const kept = Buffer.from(stored.slice(separator + 1), 'hex');
  const made = hmac(ring, id, context, secret);
  return made.length === kept.length && timingSafeEqual(made, kept);
}

function hmac(ring: Keyring, id: string, context: string, secret: string): Buffer {
  return createHmac('sha256', importedKey(keyOf(ring, id)))
    .update(context)
    .update('\0')
    .update(secret)
    .digest();
}

const imported = new WeakMap<Buffer, KeyObject>();

/** The key as a KeyObject: importing its bytes costs five times what the hash does. */
function importedKey(bytes: Buffer): KeyObject {
  let key = imported.get(bytes);
  if (key === undefined) {
    key = createSecretKey(bytes);
    imported.set(bytes, key);
  }
  return key;
}
