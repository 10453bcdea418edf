import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import { derivedKey, type Keyring } from './keyring.ts';

/** SHA-256 as 32 bytes. For fingerprints of requests, not for secrets. */
export function sha256(data: string | Uint8Array): Buffer {
  return hash('sha256', data, 'buffer');
}

/**
 * `keyId.2:hex` of HMAC-SHA256; `keyId:hex` was made before keys named their service. What was generated with 256 bits
 * of chance needs no slow hash; the key makes a stolen table useless without the environment.
 */
export function keyedHash(ring: Keyring, context: string, secret: string): string {
  return `${hashPrefix(ring)}${hmac(ring, `${ring.currentId}${form}`, context, secret).toString('hex')}`;
}

/** What every hash begins with that is made under the ring's current key as it is now. */
export const hashPrefix = (ring: Keyring): string => `${ring.currentId}${form}:`;

/** All that `keyedHash` may have made of a secret, under any key of the ring and in any form, the newest first. */
export function everyKeyedHash(ring: Keyring, context: string, secret: string): string[] {
  const ids = [ring.currentId, ...ring.keys.keys()];
  const labels = [...new Set(ids)].flatMap((id) => [`${id}${form}`, id]);
  return labels.map((label) => `${label}:${hmac(ring, label, context, secret).toString('hex')}`);
}

/**
 * Whether `secret` is what `stored` was made from, in constant time. False for a hash under a key no longer in the
 * ring.
 */
export function matchesKeyedHash(ring: Keyring, context: string, secret: string, stored: string): boolean {
  const separator = stored.indexOf(':');
  const label = stored.slice(0, Math.max(0, separator));
  if (!ring.keys.has(idOf(label))) return false;
  const kept = Buffer.from(stored.slice(separator + 1), 'hex');
  const made = hmac(ring, label, context, secret);
  return made.length === kept.length && timingSafeEqual(made, kept);
}

/** No key id has a point. */
const form = '.2';
const idOf = (label: string): string => (label.endsWith(form) ? label.slice(0, -form.length) : label);

function hmac(ring: Keyring, label: string, context: string, secret: string): Buffer {
  const use = label.endsWith(form) ? 'hash v2' : 'hash v1';
  return createHmac('sha256', derivedKey(ring, idOf(label), use))
    .update(context)
    .update('\0')
    .update(secret)
    .digest();
}
