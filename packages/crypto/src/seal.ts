import { createCipheriv, createDecipheriv, randomFillSync } from 'node:crypto';
import { derivedKey, type Keyring, type Use } from './keyring.ts';

const version = 2;
const uses: Readonly<Record<number, Use>> = { 1: 'seal v1', [version]: 'seal v2' };
const nonceBytes = 12;
const tagBytes = 16;
const algorithm = 'aes-256-gcm';

/**
 * Encrypts with AES-256-GCM under the ring's current key.
 * Layout: version (1 byte), length of the key id (1 byte), key id, nonce (12), tag (16), ciphertext.
 * @param context binds the ciphertext to its place, such as `places.connection:42`: it opens nowhere else
 */
export function seal(ring: Keyring, context: string, plaintext: string | Uint8Array): Buffer {
  const nonce = nextNonce();
  const cipher = createCipheriv(algorithm, derivedKey(ring, ring.currentId, 'seal v2'), nonce);
  cipher.setAAD(Buffer.from(context, 'utf8'));
  const body = Buffer.concat([cipher.update(plaintext as string, 'utf8'), cipher.final()]);
  return Buffer.concat([sealedPrefix(ring), nonce, cipher.getAuthTag(), body]);
}

/** What every value begins with that is sealed under the ring's current key as it is now: version, key id. */
export function sealedPrefix(ring: Keyring): Buffer {
  return Buffer.concat([Buffer.from([version, ring.currentId.length]), Buffer.from(ring.currentId, 'ascii')]);
}

/**
 * Decrypts what `seal` made with the same context.
 * @throws Error when the key is unknown, the context differs or a byte was changed
 */
export function open(ring: Keyring, context: string, sealed: Uint8Array): Buffer {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  const idLength = bytes[1] ?? 0;
  const nonceStart = 2 + idLength;
  const bodyStart = nonceStart + nonceBytes + tagBytes;
  const use = uses[bytes[0] ?? 0];
  if (use === undefined || bytes.length < bodyStart) throw new Error('Not a sealed value.');
  // Not as ASCII: Node drops the eighth bit there, and a changed id would pass for its own.
  const key = derivedKey(ring, bytes.toString('latin1', 2, nonceStart), use);
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(nonceStart, nonceStart + nonceBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(context, 'utf8'));
  decipher.setAuthTag(bytes.subarray(nonceStart + nonceBytes, bodyStart));
  return Buffer.concat([decipher.update(bytes.subarray(bodyStart)), decipher.final()]);
}

const noncePool = Buffer.alloc(nonceBytes * 256);
let nonceAt = noncePool.length;

/** Twelve random bytes that nobody had before; drawn in bulk, as a draw costs much and a byte nearly nothing. */
function nextNonce(): Buffer {
  if (nonceAt === noncePool.length) {
    randomFillSync(noncePool);
    nonceAt = 0;
  }
  nonceAt += nonceBytes;
  return Buffer.from(noncePool.subarray(nonceAt - nonceBytes, nonceAt));
}
