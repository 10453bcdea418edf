import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foreignName, foreignText, html } from './index.ts';

it('shows nothing of what is filled in as markup', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const { markup } = html`<p title="${text}">${text}</p>`;
      expect(markup.replaceAll(/&(amp|lt|gt|quot|#39);/g, '').match(/[<>"'&]/g)).toEqual([
        '<',
        '"',
        '"',
        '>',
        '<',
        '>',
      ]);
    }),
  );
});

it('keeps a text of somebody else on one line, cut, without what turns the direction of writing', () => {
  expect(foreignText(' Demo\r\nBcc: x\u202e\u0000\tLounge ', { max: 12 })).toBe('Demo Bcc: x…');
  expect(foreignText('💛💛💛', { max: 3 })).toBe('💛💛💛');
  expect(foreignName(`<b>${'x'.repeat(200)}`).markup).toBe(`<bdi>&lt;b&gt;${'x'.repeat(76)}…</bdi>`);
});
