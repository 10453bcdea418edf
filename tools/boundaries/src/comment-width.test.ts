import { describe, expect, it } from 'vitest';
import { wrapComments } from './comment-width.ts';

const words = (count: number) =>
  Array.from({ length: count }, (_, at) => `word${String(at).padStart(3, '0')}`).join(' ');

describe('the width of comments', () => {
  it('is not touched where it is kept, nor in code', () => {
    const text = `// ${words(14)}\nconst text = '${words(30)}';\n/** Short. */\n`;
    expect(wrapComments(text)).toBe(text);
  });

  it('gives a comment of one line three when it is too long', () => {
    const wrapped = wrapComments(`  /** ${words(20)} */`);
    expect(wrapped.split('\n')).toEqual([
      '  /**',
      expect.stringMatching(/^ {3}\* word000/),
      expect.stringMatching(/^ {3}\* word/),
      '   */',
    ]);
    expect(wrapped.match(/word\d+/g)?.join(' ')).toBe(words(20));
  });

  it('carries words on through their paragraph, and no further', () => {
    const wrapped = wrapComments(`/**\n * ${words(20)}\n * the same paragraph\n * @param other thing\n */`).split('\n');
    for (const each of wrapped) expect(each.length).toBeLessThanOrEqual(120);
    expect(wrapped[2]).toMatch(/word019 the same paragraph$/);
    expect(wrapped[3]).toBe(' * @param other thing');
  });

  it('carries the words of a tag on into its indented lines', () => {
    const wrapped = wrapComments(`/**\n * @throws ${words(20)}\n *   the same tag\n */`).split('\n');
    expect(wrapped[2]).toMatch(/^ \* {3}word\d+ .*word019 the same tag$/);
    expect(wrapped).toHaveLength(4);
  });

  it('leaves alone what a tool reads as one line, and a word without end', () => {
    const text = `// biome-ignore lint/x: ${words(20)}\n// https://example.com/${'x'.repeat(150)}\n`;
    expect(wrapComments(text)).toBe(text);
  });
});
