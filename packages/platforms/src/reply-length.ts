import type { ReplyLimit } from './reviews.ts';

/** A reply's length as a platform counts it: UTF-8 bytes, or characters as Unicode code points. */
export function replyLength(text: string, unit: ReplyLimit['unit']): number {
  return unit === 'bytes' ? Buffer.byteLength(text, 'utf8') : [...text].length;
}
