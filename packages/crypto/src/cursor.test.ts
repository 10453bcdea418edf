import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openCursor, sealCursor } from './cursor.ts';
import { parseKeyring } from './keyring.ts';

const ring = parseKeyring(`test:${randomBytes(32).toString('base64')}`, 'demo');
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

describe('a cursor', () => {
  it('opens with its own scope to the position it was made of, and with no other', () => {
    const cursor = sealCursor(ring, 'list', 'position 1');
    expect(openCursor(ring, 'list', cursor)).toBe('position 1');
    expect(openCursor(ring, 'other list', cursor)).toBeNull();
  });

  it('does not open once any character was changed, the last one included', () => {
    for (const position of ['a', 'ab', 'abc']) {
      const cursor = sealCursor(ring, 'list', position);
      for (let i = 0; i < cursor.length; i++) {
        for (const other of alphabet.replace(cursor[i] ?? '', '').slice(0, 63)) {
          expect(openCursor(ring, 'list', cursor.slice(0, i) + other + cursor.slice(i + 1))).toBeNull();
        }
      }
    }
  });

  it.each(['', '=', 'not ours', 'bm90LW91cnM', 'bm90LW91cnM=', '\0', 'é', 'A'.repeat(2_000)])(
    '%j is not one',
    (text) => {
      expect(openCursor(ring, 'list', text)).toBeNull();
    },
  );
});
