import { createRequire } from 'node:module';
import type * as Tinyld from 'tinyld';
import { fold, words } from '../aspects/tokens.ts';
import { countLetters } from '../prepare/normalise.ts';
import { frenchOnly, functionWords, shortWords } from './lexicon.ts';

/** What it knows of languages takes 11 MB: a process that writes no suggestion does without. */
let tinyld: typeof Tinyld | undefined;
const load = createRequire(import.meta.url);

/** Below this many letters a statistical detector guesses; the lexicon and the platform's hint decide instead. */
export const DETECT_LETTERS_MIN = 12;
/** Texts of at most this many words are looked up in the lexicon first. */
const SHORT_WORDS_MAX = 4;
/** Words of French alone that make a text French: at least two, and one in ten. */
const FRENCH_ONLY_MIN = 2;
const FRENCH_ONLY_SPREAD = 10;
/** The language of a reply when nothing tells: no text, no hint. */
export const FALLBACK_LANGUAGE = 'en';
/** The languages that reviews of our places plausibly come in; restricting the detector halves its errors. */
const plausible = 'en fr es de it nl pt pl cs sv da no fi hu ro tr el ru uk ar he ja zh ko th vi hi id'.split(' ');

/**
 * The language of a review (ISO 639-1): of its text where that says enough, else the platform's hint, else English.
 * Detection is by tinyld, with the cautions for short texts that its error pattern asks for.
 */
export function detectLanguage(text: string, hint: string | null): string {
  const hinted = baseLanguage(hint);
  const tokens = words(fold(text));
  if (countLetters(text) === 0) return hinted ?? FALLBACK_LANGUAGE;
  if (tokens.length > 0 && tokens.length <= SHORT_WORDS_MAX) {
    const known = byLexicon(tokens, hinted);
    if (known !== null) return known;
  }
  if (countLetters(text) < DETECT_LETTERS_MIN && !hasOwnScript(text)) return hinted ?? FALLBACK_LANGUAGE;
  return byFunctionWords(tokens) ?? byStatistics(text) ?? hinted ?? FALLBACK_LANGUAGE;
}

/** `fr-CA` → `fr`; null when it isn't a language tag. */
export function baseLanguage(tag: string | null): string | null {
  const base = tag?.trim().toLowerCase().split(/[-_]/u)[0] ?? '';
  return /^[a-z]{2}$/u.test(base) ? base : null;
}

function byLexicon(tokens: readonly string[], hinted: string | null): string | null {
  const votes = new Map<string, number>();
  for (const token of tokens) {
    const languages = Object.hasOwn(shortWords, token) ? (shortWords[token] ?? []) : [];
    languages.forEach((language, rank) => {
      votes.set(language, (votes.get(language) ?? 0) + 1 - rank * 0.1);
    });
  }
  if (votes.size === 0) return null;
  const best = Math.max(...votes.values());
  // The hint settles a word that several languages share, such as "super"; it never outvotes a clear word.
  if (hinted !== null && (votes.get(hinted) ?? 0) > best - 0.5) return hinted;
  return [...votes].find(([, count]) => count === best)?.[0] ?? null;
}

/** English and French are recognised by their small words: robust against brand names and typing errors. */
function byFunctionWords(tokens: readonly string[]): string | null {
  const count = (language: 'en' | 'fr') => tokens.filter((token) => functionWords[language].has(token)).length;
  const en = count('en') / tokens.length;
  const fr = count('fr') / tokens.length;
  const french = tokens.filter((token) => frenchOnly.has(token)).length;
  if (french >= FRENCH_ONLY_MIN && french > tokens.length / FRENCH_ONLY_SPREAD && fr > en * 2) return 'fr';
  return null;
}

function byStatistics(text: string): string | null {
  tinyld ??= load('tinyld') as typeof Tinyld;
  return tinyld.detectAll(text).find(({ lang }) => plausible.includes(lang))?.lang ?? null;
}

function hasOwnScript(text: string): boolean {
  return /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Thai}\p{Script=Greek}\p{Script=Hebrew}]/u.test(
    text,
  );
}
