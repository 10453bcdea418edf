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
const commonCapitals = new Set(
  "i i'm i've i'd i'll ok wifi wi-fi mr mrs ms dr monsieur madame tv vip panstwo panstwa panstwu panstwem pan pana panu pani pania de dem deres i jer jeres ni er вы вас вам вами ваш ваша ваше вашего вашеи вашему вашим ваши ваших вашу".split(
    ' ',
  ),
);

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

/** A sentence may say a name of the review back only to thank for it. */
const praising =
  /\b(?:thank\w*|kind|praise|glad|happy|pleas\w+|merci|plaisir|gracias|dank\w*|freu\w+|grazie|piacere|obrigad\w*)\b/u;
/** Good reviews name people to praise them; in others a name is somebody accused, or a rival. */
const NAMES_RATING_MIN = 4;

/**
 * Names that stand in the review but may not be said back: of anybody in a review that isn't good, and outside of
 * thanks in one that is. Judged by capitals inside the review's sentences, so German nouns are left to other checks.
 */
export function unwelcomeNames(text: string, sources: string, own: string, rating: number): string[] {
  const ours = new Set(words(fold(own)));
  const names = namesIn(sources).filter((name) => !ours.has(name) && !commonCapitals.has(name));
  return text.split(/(?<=[.!?…])\s+/u).flatMap((sentence) => {
    const folded = fold(sentence);
    if (rating >= NAMES_RATING_MIN && praising.test(folded)) return [];
    // Only what the reply itself writes as a name: "may" is no "May".
    const said = new Set(
      words(sentence)
        .filter((word) => /^\p{Lu}/u.test(word))
        .map(fold),
    );
    return names.filter((name) => said.has(name));
  });
}

/** Words with a capital that do not begin a sentence, folded; in a text of capitals or of German none tells. */
function namesIn(text: string): string[] {
  const inside = text.split(/[.!?…\n]+\s*/u).flatMap((sentence) => sentence.trim().split(/\s+/u).slice(1));
  const capitals = inside.filter((word) => /^["'«“(]*\p{Lu}\p{Ll}/u.test(word));
  if (capitals.length > inside.length * CAPITALS_SHARE_MAX) return [];
  return capitals.flatMap((word) => words(fold(word)));
}

/** With more capitals than this share of words, capitals name nothing. */
const CAPITALS_SHARE_MAX = 0.5;

export const urlPattern =
  /\bhttps?:|\bwww\.|(?<=[\p{L}\p{N}])\.(?:com|net|org|io|co|fr|de|es|it|uk|eu|info|biz|ru|cn|app|dev|xyz|ly|me|shop|site|online|top)\b/iu;
export const emailPattern = /[^\s@]@[^\s@.]{1,255}\.[^\s@]/u;
export const phonePattern = /(?:\+|\b)\d(?:[\s().-]{0,3}\d){6}/u;
export const markupPattern =
  /<[a-z/!][^>]{0,200}>|```|\*\*|^#{1,6}\s|^\s{0,9}[-*]\s|\]\(|&[a-z]{1,12};|[{}]|https?:/imu;
