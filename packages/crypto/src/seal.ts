import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomFillSync,
} from 'node:crypto';
import { type Keyring, keyOf } from './keyring.ts';

const version = 1;
const nonceBytes = 12;
const tagBytes = 16;
const algorithm = 'aes-256-gcm';

/**
 * Encrypts with AES-256-GCM under the ring's current key.
 * Layout: version (1 byte), length of the key id (1 byte), key id, nonce (12), tag (16), ciphertext.
 * @param context binds the ciphertext to its place, such as `places.connection:42`: it opens nowhere else
 */
export function seal(ring: Keyring, context: string, plaintext: string | Uint8Array): Buffer {
  const id = Buffer.from(ring.currentId, 'ascii');
  const nonce = nextNonce();
  const cipher = createCipheriv(algorithm, purposeKey(ring, ring.currentId), nonce);
  cipher.setAAD(Buffer.from(context, 'utf8'));
  const body = Buffer.concat([cipher.update(plaintext as string, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.from([version, id.length]), id, nonce, cipher.getAuthTag(), body]);
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
  if (bytes[0] !== version || bytes.length < bodyStart) throw new Error('Not a sealed value.');
  // Not as ASCII: Node drops the eighth bit there, and a changed id would pass for its own.
  const key = purposeKey(ring, bytes.toString('latin1', 2, nonceStart));
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

const derived = new WeakMap<Keyring, Map<string, KeyObject>>();

/**
 * A key of its own for sealing, so that one keyring may serve hashing and sealing without sharing a key between
 * algorithms. As a KeyObject: importing the bytes at every use costs more than what is sealed.
 */
function purposeKey(ring: Keyring, id: string): KeyObject {
  let byId = derived.get(ring);
  if (byId === undefined) {
    byId = new Map();
    derived.set(ring, byId);
  }
  let key = byId.get(id);
  if (key === undefined) {
    key = createSecretKey(new Uint8Array(hkdfSync('sha256', keyOf(ring, id), '', 'review-reply seal v1', 32)));
    byId.set(id, key);
  }
  return key;
}
