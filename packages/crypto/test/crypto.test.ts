import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  everyKeyedHash,
  hashPrefix,
  hasValidChecksum,
  keyedHash,
  matchesKeyedHash,
  open,
  openCursor,
  parseKeyring,
  randomBase62,
  seal,
  sealCursor,
  sealedPrefix,
  tokenWithChecksum,
} from '../src/index.ts';

const key = () => randomBytes(32).toString('base64');
const [oldKey, newKey] = [key(), key()];
const ring = parseKeyring(`old:${oldKey}`, 'demo');
const rotated = parseKeyring(`new:${newKey},old:${oldKey}`, 'demo');
const afterwards = parseKeyring(`new:${newKey}`, 'demo');
/** Any code point; the list that `unit: 'binary'` makes of them takes a second. */
const codePoint = fc
  .integer({ min: 0, max: 0x10_f7ff })
  .map((at) => String.fromCodePoint(at < 0xd800 ? at : at + 0x800));
const text = fc.string({ unit: codePoint, maxLength: 300 });

describe('what is sealed', () => {
  it('opens as it was, for any bytes and any context', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2_000 }), text, (plain, context) => {
        expect(open(ring, context, seal(ring, context, plain))).toEqual(Buffer.from(plain));
      }),
    );
  });

  it('does not open when any bit of it was changed, or any byte is missing', () => {
    const sealed = seal(ring, 'demo', 'plain text');
    for (let at = 0; at < sealed.length; at += 1) {
      for (let bit = 0; bit < 8; bit += 1) {
        const changed = Buffer.from(sealed);
        changed[at] = (changed[at] ?? 0) ^ (1 << bit);
        expect(() => open(ring, 'demo', changed)).toThrow();
      }
      expect(() => open(ring, 'demo', sealed.subarray(0, at))).toThrow();
    }
  });

  it('opens in no other context and under no other key', () => {
    fc.assert(
      fc.property(text, text, (context, other) => {
        fc.pre(context !== other);
        expect(() => open(ring, other, seal(ring, context, 'plain'))).toThrow();
      }),
    );
    const sealed = seal(ring, 'demo', 'plain');
    expect(() => open(parseKeyring(`old:${key()}`, 'demo'), 'demo', sealed)).toThrow();
    expect(() => open(afterwards, 'demo', sealed)).toThrow('No key with id "old"');
  });

  it('shows nothing of itself: the same text differs each time', () => {
    const sealed = [1, 2, 3].map(() => seal(ring, 'demo', 'the plain text').toString('latin1'));
    expect(new Set(sealed).size).toBe(3);
    for (const each of sealed) expect(each).not.toContain('plain');
  });

  it('stays readable while its key is rotated, and new values use the new key', () => {
    expect(open(rotated, 'demo', seal(ring, 'demo', 'before')).toString()).toBe('before');
    expect(open(afterwards, 'demo', seal(rotated, 'demo', 'after')).toString()).toBe('after');
  });
});

describe('what was kept before keys named their service', () => {
  const before = parseKeyring(`k1:${Buffer.alloc(32, 7).toString('base64')}`, 'demo');
  const sealed = 'AQJrMVB+Va/q5T+T1wf0kOAiANzwUqBtZ8bsBG3ph4L0IUiL2izxoDoZ';
  const hash = 'k1:cfcef4a6f7e0dbf8471691c091cc79f9f6170b5401465a1da50efd84a4663a4e';

  it('stays readable and known', () => {
    expect(open(before, 'demo:1', Buffer.from(sealed, 'base64')).toString()).toBe('plain text');
    expect(matchesKeyedHash(before, 'demo', 'secret', hash)).toBe(true);
    expect(everyKeyedHash(before, 'demo', 'secret')).toEqual([keyedHash(before, 'demo', 'secret'), hash]);
  });

  it('is told from what is kept now', () => {
    expect(seal(before, 'demo', '').subarray(0, 4)).toEqual(sealedPrefix(before));
    expect(Buffer.from(sealed, 'base64').subarray(0, 4)).not.toEqual(sealedPrefix(before));
    expect(keyedHash(before, 'demo', 'secret').startsWith(hashPrefix(before))).toBe(true);
    expect(hash.startsWith(hashPrefix(before))).toBe(false);
  });
});

it('lets no service read or make up what another one keeps, though both were given the same keys', () => {
  const other = parseKeyring(`old:${oldKey}`, 'other');
  expect(() => open(other, 'demo', seal(ring, 'demo', 'plain text'))).toThrow();
  expect(matchesKeyedHash(other, 'demo', 'secret', keyedHash(ring, 'demo', 'secret'))).toBe(false);
});

describe('a keyed hash', () => {
  it('matches its secret in its context only, over a rotation too', () => {
    fc.assert(
      fc.property(text, text, (secret, other) => {
        const stored = keyedHash(ring, 'demo', secret);
        expect(matchesKeyedHash(rotated, 'demo', secret, stored)).toBe(true);
        expect(matchesKeyedHash(ring, 'another', secret, stored)).toBe(false);
        if (!Buffer.from(other).equals(Buffer.from(secret))) {
          expect(matchesKeyedHash(ring, 'demo', other, stored)).toBe(false);
        }
        expect(matchesKeyedHash(afterwards, 'demo', secret, stored)).toBe(false);
      }),
    );
  });

  it('matches nothing when what is stored is no hash', () => {
    const whole = keyedHash(ring, 'demo', 'secret');
    for (const stored of ['', ':', 'old', 'old:', 'old:zz', whole.slice(0, -2), `${whole}00`, whole.slice(4)]) {
      expect(matchesKeyedHash(ring, 'demo', 'secret', stored)).toBe(false);
    }
  });
});

describe('a cursor', () => {
  it('gives its position back in its own list only', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (position) => {
        const cursor = sealCursor(ring, 'reviews:all', position);
        expect(cursor).toMatch(/^[A-Za-z0-9_-]+$/);
        expect(openCursor(rotated, 'reviews:all', cursor)).toBe(position);
        expect(openCursor(ring, 'reviews:unanswered', cursor)).toBeNull();
      }),
    );
  });

  it('is nothing, without an error, when it is not ours', () => {
    const cursor = sealCursor(ring, 'list', '42');
    for (const noise of [text, fc.base64String({ maxLength: 2_000 })]) {
      fc.assert(
        fc.property(noise, (notOurs) => {
          expect(openCursor(ring, 'list', notOurs)).toBeNull();
        }),
      );
    }
    expect(openCursor(ring, 'list', `${cursor}=`)).toBeNull();
    expect(openCursor(ring, 'list', cursor.slice(1))).toBeNull();
    expect(openCursor(afterwards, 'list', cursor)).toBeNull();
    expect(openCursor(ring, 'list', 'A'.repeat(1_000_000))).toBeNull();
  });

  it('is never made longer than it may come back', () => {
    expect(() => sealCursor(ring, 'list', 'x'.repeat(1_000))).toThrow('too long');
    expect(openCursor(ring, 'list', sealCursor(ring, 'list', 'x'.repeat(700)))).toHaveLength(700);
  });
});

describe('a token', () => {
  it('carries a checksum that any one wrong or swapped character breaks', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...'0aZ9k_-'), (position, replacement) => {
        const token = tokenWithChecksum('rrs_', 40);
        expect(token).toMatch(/^rrs_[0-9A-Za-z]{40}$/);
        expect(hasValidChecksum(token)).toBe(true);
        const at = position % token.length;
        const changed = token.slice(0, at) + replacement + token.slice(at + 1);
        expect(hasValidChecksum(changed)).toBe(changed === token);
        const swapped = token.slice(0, at) + (token[at + 1] ?? '') + (token[at] ?? '') + token.slice(at + 2);
        expect(hasValidChecksum(swapped)).toBe(swapped === token);
      }),
    );
  });

  it('is valid in no shorter form', () => {
    for (const noise of ['', 'abc', '000000', tokenWithChecksum('rrs_', 40).slice(0, -1)]) {
      expect(hasValidChecksum(noise)).toBe(false);
    }
  });

  it('uses every character alike', () => {
    const counts = new Map<string, number>();
    for (const character of randomBase62(62_000)) counts.set(character, (counts.get(character) ?? 0) + 1);
    expect(counts.size).toBe(62);
    for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(300);
  });
});

it.each([
  ['nothing', '', 'id'],
  ['no colon', 'no-colon', 'id'],
  ['no id', `:${oldKey}`, 'id'],
  ['an id of other letters', `é:${oldKey}`, 'id'],
  ['a long id', `${'x'.repeat(17)}:${oldKey}`, 'id'],
  ['a short key', 'short:AAAA', 'not 32 bytes'],
  ['an id twice', `a:${oldKey},a:${newKey}`, 'comes twice'],
  ['a comma at the end', `a:${oldKey},`, 'id'],
])('a keyring with %s is refused without telling a key', (_name, keyring, reason) => {
  const refusing = () => parseKeyring(keyring, 'demo');
  expect(refusing).toThrow(reason);
  expect(refusing).not.toThrow(oldKey);
});
