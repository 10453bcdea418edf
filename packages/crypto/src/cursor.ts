import type { Keyring } from './keyring.ts';
import { open, seal } from './seal.ts';

const cursorLengthMax = 1_024;

/** Seals a page's position so that callers can neither read nor change it. `scope` names the list and its filters. */
export function sealCursor(ring: Keyring, scope: string, position: string): string {
  return seal(ring, `cursor:${scope}`, position).toString('base64url');
}

/** The position, or null when the cursor is not ours, was changed, or belongs to another scope. */
export function openCursor(ring: Keyring, scope: string, cursor: string): string | null {
  if (cursor.length > cursorLengthMax || !/^[A-Za-z0-9_-]+$/.test(cursor)) return null;
  try {
    return open(ring, `cursor:${scope}`, Buffer.from(cursor, 'base64url')).toString('utf8');
  } catch {
    return null;
  }
}
