import { expect, test } from 'vitest';
import { originalText } from './original-text.ts';

test.each([
  ['plain text', 'Très calme.', 'Très calme.'],
  ['the translation first', '(Translated by Google) Very quiet.\n\n(Original)\nTrès calme.', 'Très calme.'],
  ['the translation first in one line', '(Translated by Google) Very quiet. (Original) Très calme.', 'Très calme.'],
  ['the translation last', 'Très calme.\n\n(Translated by Google)\nVery quiet.', 'Très calme.'],
  ['paragraphs', '(Translated by Google) A\n\nB\n\n(Original)\nC\n\nD', 'C\n\nD'],
  ['a translation without its original', '(Translated by Google) Very quiet.', 'Very quiet.'],
  ['an empty text', '', ''],
])('keeps what the customer wrote: %s', (_case, given, kept) => {
  expect(originalText(given)).toBe(kept);
});

test.each([
  'Ask for the (Original) menu.',
  'First\n\n(Original)\nSecond',
  'The reply said (Translated by Google) and nothing else.',
])('leaves the markers alone where the customer wrote them: %j', (text) => {
  expect(originalText(text)).toBe(text);
});
