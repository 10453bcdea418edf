import type { ReplyLimit } from '../writer.ts';

export interface ReplyParts {
  greeting: string;
  /** Sentences in order; the last ones go first when there is no room. */
  body: readonly string[];
  contact: string | null;
  signature: string | null;
}

export interface AssembledReply {
  text: string;
  /** What had to be left out to stay within the limit. */
  dropped: ('sentence' | 'greeting' | 'contact' | 'signature')[];
}

/** On a platform with less room than this (Google Play has 350), parts are parted by one line break, not two. */
const SHORT_LIMIT = 600;

const encoder = new TextEncoder();

/** The length of a text in the platform's own unit. */
export function lengthIn(text: string, unit: ReplyLimit['unit']): number {
  return unit === 'bytes' ? encoder.encode(text).length : [...text].length;
}

/**
 * Puts a reply together within the platform's limit. The first sentence is what the reply is for and stays; then the
 * signature and the contact line matter most, then the greeting, then the other sentences.
 */
export function assemble(parts: ReplyParts, limit: ReplyLimit): AssembledReply {
  const body = [...parts.body];
  const dropped: AssembledReply['dropped'] = [];
  let { greeting, contact, signature }: { greeting: string | null; contact: string | null; signature: string | null } =
    parts;
  const gap = limit.max < SHORT_LIMIT ? '\n' : '\n\n';
  const join = () =>
    [greeting, body.join(' ').replace(/(?<=[。！？]) /gu, ''), contact, signature]
      .filter((part) => part !== null && part !== '')
      .join(gap);
  const tooLong = () => lengthIn(join(), limit.unit) > limit.max;
  while (tooLong() && body.length > 1) {
    body.pop();
    dropped.push('sentence');
  }
  if (tooLong()) {
    greeting = null;
    dropped.push('greeting');
  }
  if (tooLong() && contact !== null) {
    contact = null;
    dropped.push('contact');
  }
  if (tooLong() && signature !== null) {
    signature = null;
    dropped.push('signature');
  }
  return { text: cut(join(), limit), dropped };
}

/** The last resort, for a limit that not even the first sentence fits: whole code points, never a broken character. */
function cut(text: string, limit: ReplyLimit): string {
  if (lengthIn(text, limit.unit) <= limit.max) return text;
  let kept = '';
  for (const character of text) {
    if (lengthIn(kept + character, limit.unit) > limit.max) break;
    kept += character;
  }
  return kept.trimEnd();
}
