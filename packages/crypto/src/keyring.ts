const keyBytes = 32;
const idForm = /^[A-Za-z0-9_-]{1,16}$/;

/**
 * Keys by id. The current one encrypts and hashes; all of them decrypt and verify, so that a key is rotated without a
 * gap.
 */
export interface Keyring {
  readonly currentId: string;
  readonly keys: ReadonlyMap<string, Buffer>;
}

/**
 * Reads `id:base64,id2:base64` (32 bytes each), the current key first.
 * @throws Error when a key has another length or an id comes twice; the message never holds a key
 */
export function parseKeyring(text: string): Keyring {
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
  return { currentId, keys };
}

export function keyOf(ring: Keyring, id: string): Buffer {
  const key = ring.keys.get(id);
  if (key === undefined) throw new Error(`No key with id "${id}" in the keyring.`);
  return key;
}
