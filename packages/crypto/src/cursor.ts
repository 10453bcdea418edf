import type { Keyring } from './keyring.ts';
import { open, seal } from './seal.ts';

const cursorLengthMax = 1_024;

/**
 * Seals a page's position so that callers can neither read nor change it. `scope` names the list and its filters.
 * @throws Error when the position is longer than a cursor may be (about 700 bytes)
 */
export function sealCursor(ring: Keyring, scope: string, position: string): string {
  const cursor = seal(ring, `cursor:${scope}`, position).toString('base64url');
  if (cursor.length > cursorLengthMax) throw new Error(`A cursor of ${cursor.length} characters is too long.`);
  return cursor;
}

/** The position, or null when the cursor is not ours, was changed, or belongs to another scope. */
export function openCursor(ring: Keyring, scope: string, cursor: string): string | null {
  if (cursor.length > cursorLengthMax) return null;
  const sealed = Buffer.from(cursor, 'base64url');
  // The last character holds bits that say nothing, and other alphabets decode too: only our own spelling is ours.
  if (sealed.toString('base64url') !== cursor) return null;
  try {
    return open(ring, `cursor:${scope}`, sealed).toString('utf8');
  } catch {
    return null;
  }
}
