import { expect, it } from 'vitest';
import { replyLengthMax, suggestionLimit } from './reply-limit.ts';

it.each([
  [null, { max: replyLengthMax, unit: 'characters' }],
  [
    { max: 350, unit: 'characters' },
    { max: 350, unit: 'characters' },
  ],
  // As many bytes may be as many characters.
  [
    { max: 4_096, unit: 'bytes' },
    { max: replyLengthMax, unit: 'bytes' },
  ],
  [
    { max: 5_970, unit: 'characters' },
    { max: replyLengthMax, unit: 'characters' },
  ],
] as const)('a suggestion for a platform with the limit %j can be taken as a reply', (platform, limit) => {
  expect(suggestionLimit(platform)).toEqual(limit);
});
