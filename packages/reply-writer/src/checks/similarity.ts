import { fold, words } from '../aspects/tokens.ts';

/** Two replies of one place this close (Jaccard of their word 3-grams) read as one written twice. */
export const SIMILARITY_MAX = 0.6;

/** The word 3-grams of a text; of a shorter text, the text itself. */
export function threeGrams(text: string): ReadonlySet<string> {
  const tokens = words(fold(text));
  if (tokens.length < 3) return new Set(tokens.length === 0 ? [] : [tokens.join(' ')]);
  return new Set(tokens.slice(0, -2).map((token, index) => `${token} ${tokens[index + 1]} ${tokens[index + 2]}`));
}

/** Jaccard index of two sets of 3-grams: 0 nothing shared, 1 the same. */
export function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 && b.size === 0) return 1;
  let shared = 0;
  for (const gram of a) if (b.has(gram)) shared += 1;
  return shared / (a.size + b.size - shared);
}

/** How close a text comes to the closest of others. */
export function closest(grams: ReadonlySet<string>, others: readonly ReadonlySet<string>[]): number {
  return others.reduce((most, other) => Math.max(most, jaccard(grams, other)), 0);
}

/** A sentence without what a tone or a pen changes in it: marks, case, accents. */
export function sentenceKey(sentence: string): string {
  return words(fold(sentence)).join(' ');
}

/** The sentences of a text that was written for people to read. */
export function sentencesOf(body: string): string[] {
  return body.split(/(?<=[.!?…])\s+|(?<=[。！？])\s*/u).filter((sentence) => sentence !== '');
}

/**
 * The part of a published reply that was written for its review: without the greeting line, and without the signature
 * and contact line that every reply of the place shares.
 */
export function bodyOf(reply: string, frame: { signature: string | null; contact: string | null }): string {
  let body = reply.trim();
  for (const part of [frame.signature, frame.contact]) {
    if (part !== null && part.trim() !== '' && body.endsWith(part.trim()))
      body = body.slice(0, -part.trim().length).trim();
  }
  const lineEnd = body.indexOf('\n');
  const first = lineEnd < 0 ? '' : body.slice(0, lineEnd);
  return first.length <= 60 && first.trimEnd().endsWith(',') ? body.slice(lineEnd).trim() : body;
}
