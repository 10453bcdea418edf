import { fold, words } from '../aspects/tokens.ts';

/** Number words count as numbers: "three weeks" is as much a fact as "3 weeks". One and its like are articles too. */
const numberWords = new Set(
  'two three four five six seven eight nine ten eleven twelve twenty thirty fifty hundred thousand deux trois quatre cinq sept huit dix onze douze vingt trente cinquante cent mille'.split(
    ' ',
  ),
);
const dateWords = new Set(
  `monday tuesday wednesday thursday friday saturday sunday january february april june july august september october november december
  lundi mardi mercredi jeudi vendredi samedi dimanche janvier fevrier avril juin juillet aout septembre octobre novembre decembre
  yesterday tomorrow hier demain`.split(/\s+/u),
);
/** Written with a capital inside a sentence without naming anything. */
const commonCapitals = new Set("i i'm i've i'd i'll ok wifi wi-fi mr mrs ms dr monsieur madame tv vip".split(' '));

/** Numbers and dates of a text that its sources don't hold. */
export function unsupportedNumbers(text: string, sources: string): string[] {
  const known = new Set(words(fold(sources)));
  return words(fold(text)).filter(
    (word) => (/\d/u.test(word) || numberWords.has(word) || dateWords.has(word)) && !known.has(word),
  );
}

/**
 * Capitalised words inside sentences that no source holds: people, brands, places that the writer made up. German
 * writes every noun with a capital, so there it finds nothing out and is not asked.
 */
export function unsupportedNames(text: string, sources: string, language: string): string[] {
  if (language === 'de') return [];
  const known = new Set(words(fold(sources)));
  const found: string[] = [];
  for (const sentence of text.split(/[.!?…]+\s+|\n+/u)) {
    const capitals = sentence.trim().split(/\s+/u).slice(1);
    for (const word of capitals.filter((candidate) => /^["'«“(]*\p{Lu}/u.test(candidate))) {
      const unknown = words(fold(word)).filter(
        (part) => part.length > 1 && !known.has(part) && !commonCapitals.has(part),
      );
      if (unknown.length > 0 && !commonCapitals.has(fold(word))) found.push(word);
    }
  }
  return found;
}

export const urlPattern =
  /\bhttps?:|\bwww\.|\b[\p{L}\p{N}-]+\.(?:com|net|org|io|co|fr|de|es|it|uk|eu|info|biz|ru|cn|app|dev|xyz|ly|me|shop|site|online|top)\b/iu;
export const emailPattern = /[^\s@]+@[^\s@]+\.[^\s@]+/u;
export const phonePattern = /(?:\+|\b)\d(?:[\s().-]*\d){6,}/u;
export const markupPattern = /<[a-z/!][^>]*>|```|\*\*|^#{1,6}\s|^\s*[-*]\s|\]\(|&[a-z]+;|[{}]|https?:/imu;
