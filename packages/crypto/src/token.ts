import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const checksumLength = 6;

/** Uniform random base62 text. */
export function randomBase62(length: number): string {
  let text = '';
  for (let i = 0; i < length; i++) text += alphabet[randomInt(alphabet.length)];
  return text;
}

/**
 * `prefix` and `length` base62 characters of which the last six are a CRC32 of the rest, so that secret scanners can
 * tell a leaked key from noise and a typing error is found without a look-up.
 */
export function tokenWithChecksum(prefix: string, length: number): string {
  const body = prefix + randomBase62(length - checksumLength);
  return body + checksum(body);
}

export function hasValidChecksum(token: string): boolean {
  const body = token.slice(0, -checksumLength);
  return body.length > 0 && checksum(body) === token.slice(-checksumLength);
}

function checksum(body: string): string {
  let rest = crc32(body);
  let text = '';
  for (let i = 0; i < checksumLength; i++) {
    text = alphabet[rest % alphabet.length] + text;
    rest = Math.floor(rest / alphabet.length);
  }
  return text;
}
