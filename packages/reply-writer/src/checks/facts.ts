import { fold, words } from '../aspects/tokens.ts';

/**
 * What number words stand for: "three weeks" is as much a fact as "3 weeks", and the same one. One and its like are
 * articles too.
 */
const numberWords = new Map(
  `2 two twice second both deux deuxieme|3 three third trois troisieme|4 four fourth quatre|5 five fifth cinq|6 six sixth|7 seven seventh sept
  |8 eight eighth huit|9 nine ninth|10 ten tenth dix|11 eleven onze|12 twelve douze|13 thirteen treize|14 fourteen quatorze|15 fifteen quinze
  |16 sixteen seize|17 seventeen|18 eighteen|19 nineteen|20 twenty vingt|30 thirty trente|40 forty quarante|50 fifty cinquante
  |60 sixty soixante|70 seventy|80 eighty|90 ninety|100 hundred cent|1000 thousand mille`
    .split('|')
    .flatMap((row) => {
      const [value = '', ...names] = row.trim().split(' ');
      return names.map((name) => [name, value] as const);
    }),
);
/** Say how often or in which order rather than how many: known where their number is, and else no fact of their own. */
const orderWords = new Set(
  'twice second both deuxieme third troisieme fourth fifth sixth seventh eighth ninth tenth'.split(' '),
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
  const numberOf = (word: string) => numberWords.get(word) ?? word;
  const known = new Set(words(fold(sources)).map(numberOf));
  return words(fold(text)).filter((word) => {
    const isFact = /\d/u.test(word) || dateWords.has(word) || (numberWords.has(word) && !orderWords.has(word));
    return isFact && !known.has(numberOf(word));
  });
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

/**
 * Words with a capital that do not begin a sentence, folded, but for days and months; in a text of capitals or of
 * German none tells.
 */
function namesIn(text: string): string[] {
  const inside = text.split(/[.!?…\n]+\s*/u).flatMap((sentence) => sentence.trim().split(/\s+/u).slice(1));
  const capitals = inside.filter((word) => /^["'«“(]*\p{Lu}\p{Ll}/u.test(word));
  if (capitals.length > inside.length * CAPITALS_SHARE_MAX) return [];
  return capitals.flatMap((word) => words(fold(word))).filter((word) => !dateWords.has(word));
}

/** With more capitals than this share of words, capitals name nothing. */
const CAPITALS_SHARE_MAX = 0.5;

export const urlPattern =
  /\bhttps?:|\bwww\.|(?<=[\p{L}\p{N}])\.(?:com|net|org|io|co|fr|de|es|it|uk|eu|info|biz|ru|cn|app|dev|xyz|ly|me|shop|site|online|top)\b/iu;
export const emailPattern = /[^\s@]@[^\s@.]{1,255}\.[^\s@]/u;
export const phonePattern = /(?:\+|\b)\d(?:[\s().-]{0,3}\d){6}/u;
export const markupPattern =
  /<[a-z/!][^>]{0,200}>|```|\*\*|^#{1,6}\s|^\s{0,9}[-*]\s|\]\(|&[a-z]{1,12};|[{}]|https?:/imu;
