import type { PlatformReview } from '@review-reply/platforms';

/**
 * Longer than any platform allows, in bytes of UTF-8. Twice their sum, as JSON escapes it, fits an event's payload of
 * 256 KiB together with a suggestion and with the other replies that a review shows.
 */
const bytesMax = { text: 80 * 1024, reply: 20 * 1024, title: 1_024, author: 1_024, url: 2_048, language: 100 };

/** A review whose rating is known. */
export type KeepableReview = PlatformReview & { readonly rating: number };

/**
 * A review as it is kept, or null without a known rating, since it can't be shown. Texts are as they were written but
 * for control characters, which nobody sees and of which JSON makes six bytes each, and for what exceeds any platform's
 * length: one customer's text must not end the reading of a place.
 */
export function toKeepable(review: PlatformReview): KeepableReview | null {
  const { rating, title, text, author, language, url, reply } = review;
  if (rating === null) return null;
  return {
    ...review,
    rating,
    title: cutOrNull(title, bytesMax.title),
    text: cut(text, bytesMax.text),
    author: { ...author, name: cutOrNull(author.name, bytesMax.author), avatarUrl: address(author.avatarUrl) },
    language: cutOrNull(language, bytesMax.language),
    url: address(url),
    reply: reply && { ...reply, text: cut(reply.text, bytesMax.reply) },
  };
}

/** Control characters but tab, line feed and carriage return. */
const unseen = /[^\P{Cc}\t\n\r]/gu;

/** No longer than this many bytes, and no half of a character at the end. */
function cut(text: string, max: number): string {
  const seen = text.replace(unseen, '');
  // A UTF-16 unit takes three bytes of UTF-8 at most.
  if (seen.length * 3 <= max) return seen;
  const bytes = Buffer.from(seen);
  return bytes.length <= max ? seen : new TextDecoder().decode(bytes.subarray(0, max), { stream: true });
}

const cutOrNull = (text: string | null, max: number) => (text === null ? null : cut(text, max));
/** Half an address leads elsewhere. */
const address = (url: string | null) => (url !== null && url.length > bytesMax.url ? null : url);
