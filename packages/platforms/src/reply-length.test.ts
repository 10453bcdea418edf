import { expect, test } from 'vitest';
import { replyLength } from './reply-length.ts';

test.each([
  ['abc', 3, 3],
  ['é', 2, 1],
  ['🙏', 4, 1],
  ['', 0, 0],
])('counts %j as platforms do: %i bytes, %i characters', (text, bytes, characters) => {
  expect(replyLength(text, 'bytes')).toBe(bytes);
  expect(replyLength(text, 'characters')).toBe(characters);
});
