import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

const keyBytes = 32;
const idForm = /^[A-Za-z0-9_-]{1,16}$/;

/**
 * Keys by id. The current one encrypts and hashes; all of them decrypt and verify, so that a key is rotated without a
 * gap. The keys that are used are made of these and of the service's name: services that were given the same keys can't
 * read each other's values.
 */
export interface Keyring {
  readonly currentId: string;
  readonly keys: ReadonlyMap<string, Buffer>;
  /** Whose they are. */
  readonly service: string;
}

/**
 * Reads `id:base64,id2:base64` (32 bytes each), the current key first.
 * @throws Error when a key has another length or an id comes twice; the message never holds a key
 */
export function parseKeyring(text: string, service: string): Keyring {
  const keys = new Map<string, Buffer>();
  for (const part of text.split(',')) {
    const separator = part.indexOf(':');
    const id = part.slice(0, separator);
    const key = Buffer.from(part.slice(separator + 1), 'base64');
    if (separator < 1 || !idForm.test(id))
      throw new Error('A key needs an id of 1 to 16 letters, digits, - or _ before a colon.');
    if (key.length !== keyBytes) throw new Error(`Key "${id}" is not ${keyBytes} bytes long.`);
    if (keys.has(id)) throw new Error(`Key id "${id}" comes twice.`);
    keys.set(id, key);
  }
  const currentId = keys.keys().next().value;
  if (currentId === undefined) throw new Error('A keyring needs at least one key.');
  return { currentId, keys, service };
}

/** What a key is used for. The second form names the service; values of the first, which did not, stay readable. */
export type Use = 'seal v1' | 'seal v2' | 'hash v1' | 'hash v2';

const derived = new WeakMap<Keyring, Map<string, KeyObject>>();

/**
 * A key of its own for each use, so that one keyring serves hashing and sealing without sharing a key between
 * algorithms. As a KeyObject: importing the bytes at every use costs more than what is done with it.
 */
export function derivedKey(ring: Keyring, id: string, use: Use): KeyObject {
  const known = derived.get(ring) ?? new Map<string, KeyObject>();
  derived.set(ring, known);
  const name = `${use} ${id}`;
  const key = known.get(name) ?? createSecretKey(derive(keyOf(ring, id), use, ring.service));
  known.set(name, key);
  return key;
}

function derive(key: Buffer, use: Use, service: string): Uint8Array {
  if (use === 'hash v1') return key;
  const purpose = use === 'seal v1' ? 'review-reply seal v1' : `review-reply ${use} ${service}`;
  return new Uint8Array(hkdfSync('sha256', key, '', purpose, keyBytes));
}

export function keyOf(ring: Keyring, id: string): Buffer {
  const key = ring.keys.get(id);
  if (key === undefined) throw new Error(`No key with id "${id}" in the keyring.`);
  return key;
}
