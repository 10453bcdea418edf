import { isWordOfReviews } from '../aspects/lexicons.ts';
import { fold, words } from '../aspects/tokens.ts';
import { countLetters } from '../prepare/normalise.ts';
import { fitOf } from './fit.ts';
import { shortWords } from './lexicon.ts';
import { ownScripts, scriptVariants, stopWords, tellingLetters } from './stop-words.ts';

/** Texts of at most this many words are looked up in the lexicon first. */
const SHORT_WORDS_MAX = 4;
/** In texts of at most this many words the expected language may score a little less than the best. */
const DOUBTFUL_WORDS_MAX = 8;
const NEARLY = 0.75;
/** Words of a text that are looked at; a language shows itself early. */
const WORDS_MAX = 200;
/** Longest part of a text that is looked at, in characters. */
const TEXT_MAX = 2_000;
/** With a lower score than this a language must lead the next one clearly. */
const SCORE_MIN = 0.12;
const LEAD_MIN = 1.6;
/** What a telling letter is worth beside the words. */
const LETTER_WORTH = 0.25;
/** What it is worth that words are written like those of a language. */
const FIT_WORTH = 0.25;
/** Fewer words may all be names; a text of more shows its language by its small ones. */
const FIT_WORDS_MIN = 3;
const FIT_WORDS_MAX = 40;
/** Letters of a script of its own from which a text is in that script's language, whatever Latin names stand in it. */
const SCRIPT_SHARE_MIN = 0.3;
/** A text of some length with a smaller share of a language's words is not in it. */
const KNOWN_SHARE_MIN = 0.15;
/** ISO 639 of what can't be told. */
const UNTOLD_LANGUAGE = 'und';
/** The language of a reply when nothing tells: no text, no hint, a place without country. */
export const FALLBACK_LANGUAGE = 'en';

const weights = new Map<string, { languages: readonly string[]; weight: number }>();
for (const [language, list] of Object.entries(stopWords))
  for (const word of new Set(list.split(/\s+/u))) {
    const languages = [...(weights.get(word)?.languages ?? []), language];
    weights.set(word, { languages, weight: 1 / languages.length });
  }

/**
 * The language of a review (ISO 639-1): of its text where that says enough, else the platform's hint, else the
 * fallback, which is the place's own, unless the text is plainly in none that is known: then "und".
 */
export function detectLanguage(text: string, hint: string | null, fallback: string | null = null): string {
  const hinted = baseLanguage(hint);
  const told = tellLanguage(text, hinted ?? fallback) ?? hinted;
  if (told !== null) return told;
  const supposed = fallback ?? FALLBACK_LANGUAGE;
  return isForeign(text, supposed) ? UNTOLD_LANGUAGE : supposed;
}

/** Whether a text says enough to tell that it is not in a language, though not in which other. */
function isForeign(text: string, language: string): boolean {
  const part = text.slice(0, TEXT_MAX);
  if (/\p{L}/u.test(part) && !/\p{Script=Latin}/u.test(part)) return true;
  const tokens = words(fold(part));
  const known = tokens.filter(
    (token) => weights.get(token)?.languages.includes(language) || isWordOfReviews(token, language),
  );
  return tokens.length > SHORT_WORDS_MAX && known.length < tokens.length * KNOWN_SHARE_MIN;
}

/**
 * The language that a text shows by itself; null when it says too little.
 * @param expected settles a word that several languages share, such as "super"; it never outvotes a clear one
 */
export function tellLanguage(text: string, expected: string | null = null): string | null {
  const part = text.slice(0, TEXT_MAX);
  const letters = countLetters(part);
  if (letters === 0) return null;
  // What most write in has none of the other scripts, which are dear to look for.
  for (const [script, language] of /[^\n -\u024F]/u.test(part) ? ownScripts : []) {
    const count = part.match(script)?.length ?? 0;
    if (count / letters > SCRIPT_SHARE_MIN || (count > 0 && language === 'ja'))
      return scriptVariants[language]?.find(([telling]) => telling.test(part))?.[1] ?? language;
  }
  const tokens = words(fold(part)).slice(0, WORDS_MAX);
  if (tokens.length <= SHORT_WORDS_MAX) {
    const known = byLexicon(tokens, expected);
    if (known !== null) return known;
  }
  return byStopWords(part, tokens, expected);
}

/** `fr-CA` → `fr`; null when it isn't a language tag. */
export function baseLanguage(tag: string | null): string | null {
  const base = tag?.trim().toLowerCase().split(/[-_]/u)[0] ?? '';
  return /^[a-z]{2}$/u.test(base) ? base : null;
}

function byLexicon(tokens: readonly string[], expected: string | null): string | null {
  const votes = new Map<string, number>();
  for (const token of tokens) {
    const languages = Object.hasOwn(shortWords, token) ? (shortWords[token] ?? []) : [];
    languages.forEach((language, rank) => {
      votes.set(language, (votes.get(language) ?? 0) + 1 - rank * 0.1);
    });
  }
  if (votes.size === 0) return null;
  const best = Math.max(...votes.values());
  if (expected !== null && (votes.get(expected) ?? 0) > best - 0.5) return expected;
  return [...votes].find(([, count]) => count === best)?.[0] ?? null;
}

function byStopWords(text: string, tokens: readonly string[], expected: string | null): string | null {
  const scores = new Map<string, number>();
  const add = (language: string, score: number) => scores.set(language, (scores.get(language) ?? 0) + score);
  for (const token of tokens) {
    const entry = weights.get(token);
    for (const language of entry?.languages ?? []) add(language, (entry?.weight ?? 0) / tokens.length);
  }
  const lower = text.toLowerCase().normalize('NFC');
  for (const [letters, languages] of tellingLetters)
    if (letters.test(lower)) for (const language of languages) add(language, LETTER_WORTH / languages.length);
  if (tokens.length >= FIT_WORDS_MIN && tokens.length <= FIT_WORDS_MAX)
    for (const [language, fit] of fitOf(tokens)) add(language, fit * FIT_WORTH);
  const [best, second] = [...scores].sort((a, b) => b[1] - a[1]);
  if (best === undefined) return null;
  if (best[1] < SCORE_MIN && best[1] < (second?.[1] ?? 0) * LEAD_MIN) return null;
  const nearly = tokens.length <= DOUBTFUL_WORDS_MAX ? NEARLY : 1;
  return expected !== null && (scores.get(expected) ?? 0) >= best[1] * nearly ? expected : best[0];
}
