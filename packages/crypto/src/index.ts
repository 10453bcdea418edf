export { openCursor, sealCursor } from './cursor.ts';
export { everyKeyedHash, hashPrefix, keyedHash, matchesKeyedHash, sha256 } from './keyed-hash.ts';
export { type Keyring, parseKeyring } from './keyring.ts';
export { open, seal, sealedPrefix } from './seal.ts';
export { hasValidChecksum, randomBase62, tokenWithChecksum } from './token.ts';
