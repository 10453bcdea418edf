import type { Keyring } from './keyring.ts';
import { open, seal } from './seal.ts';

const cursorLengthMax = 1_024;

/** Seals a page's position so that callers can neither read nor change it. `scope` names the list and its filters. */
export function sealCursor(ring: Keyring, scope: string, position: string): string {
  return seal(ring, `cursor:${scope}`, position).toString('base64url');
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
