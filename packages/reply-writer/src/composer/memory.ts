import { fold, words } from '../aspects/tokens.ts';
import { sentenceKey, sentencesOf, threeGrams } from '../checks/similarity.ts';

/** What a place has said lately, so that a new reply says something else. */
export interface Memory {
  sentences: ReadonlySet<string>;
  /** First words of the latest replies. */
  openings: ReadonlySet<string>;
  grams: readonly ReadonlySet<string>[];
}

/** Replies whose sentences are not said again, and those whose opening is not used again. */
const SENTENCES_OF_MAX = 20;
const OPENINGS_OF_MAX = 10;
/** Of each reply, in characters: longer ones were not written here. */
const REPLY_READ_MAX = 900;
/** Words that make two openings the same to whoever scrolls through the replies. */
const OPENING_WORDS = 4;

/** @param bodies of replies, newest first */
export function remember(bodies: readonly string[]): Memory {
  const recent = bodies.slice(0, SENTENCES_OF_MAX).map((body) => body.slice(0, REPLY_READ_MAX));
  return {
    sentences: new Set(recent.flatMap((body) => sentencesOf(body).map(sentenceKey))),
    openings: new Set(recent.slice(0, OPENINGS_OF_MAX).map(openingOf)),
    grams: recent.map(threeGrams),
  };
}

/** Whether all of a text was said lately. */
export function isSaid(text: string, { sentences }: Memory): boolean {
  return sentencesOf(text).every((sentence) => sentences.has(sentenceKey(sentence)));
}

export function openingOf(text: string): string {
  return words(fold(text.slice(0, 80)))
    .slice(0, OPENING_WORDS)
    .join(' ');
}
