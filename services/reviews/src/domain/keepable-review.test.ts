import type { PlatformReview } from '@review-reply/platforms';
import { describe, expect, it } from 'vitest';
import { hostileTexts } from '../../test/hostile-texts.ts';
import { toKeepable } from './keepable-review.ts';

const at = new Date('2026-03-01T09:30:00.000Z');
const shown: PlatformReview = {
  platformReviewId: 'r1',
  rating: 4,
  text: 'Lovely',
  title: null,
  author: { name: null, avatarUrl: null, anonymous: false },
  language: null,
  url: null,
  createdAt: at,
  updatedAt: at,
  reply: null,
};
const replyOf = (text: string) => ({
  ...{ text, updatedAt: at, state: null, outcome: 'approved' as const, policyViolation: null },
});
/** What an event may hold, without what its envelope, a suggestion and fields of other kinds take of it. */
const payloadBytesMax = 256 * 1024 - 2 * 1024 - 16 * 1024;

describe('a review that is kept', () => {
  it.each(hostileTexts.map(({ text, kept = text }) => [text.slice(0, 40), text, kept]))(
    'has the words that were written, whatever they say: %j',
    (_name, text, kept) => {
      expect(toKeepable({ ...shown, text })?.text).toBe(kept);
    },
  );

  it('fits an event however its author writes, in JSON that can be read', () => {
    for (const filler of ['"', '\\', '\n', '\u0001', '\u202e', '\u200b', 'é', '😀', 'a\u0301']) {
      const long = filler.repeat(200_000);
      const author = { name: long, avatarUrl: `https://example.com/${long}`, anonymous: false };
      const review = { ...shown, text: long, title: long, author, language: long, url: long, reply: replyOf(long) };
      const json = JSON.stringify(toKeepable(review));
      expect(Buffer.byteLength(json)).toBeLessThan(payloadBytesMax);
      expect(toKeepable(review)?.text.isWellFormed()).toBe(true);
      expect(toKeepable(JSON.parse(json))?.text).toBe(toKeepable(review)?.text);
    }
  });

  it('has no address that was cut', () => {
    const url = `https://example.com/${'a'.repeat(3_000)}`;
    expect(toKeepable({ ...shown, url, author: { ...shown.author, avatarUrl: url } })).toMatchObject({
      url: null,
      author: { avatarUrl: null },
    });
  });

  it('has a rating', () => {
    expect(toKeepable({ ...shown, rating: null })).toBeNull();
  });
});
