import { fold, words } from '../aspects/tokens.ts';
import { dateWords, namesIn } from './names.ts';

/**
 * What number words stand for, by language: "three weeks" is as much a fact as "3 weeks", and the same one. One and its
 * like are articles too; "onze" is "our" in Dutch, "sei" is "you are" and "mille" thanks in Italian.
 */
const numberWordsOf: Readonly<Record<string, string>> = {
  en: `2 two twice second both|3 three third|4 four fourth|5 five fifth|6 six sixth|7 seven seventh|8 eight eighth|9 nine ninth|10 ten tenth
    |11 eleven|12 twelve|13 thirteen|14 fourteen|15 fifteen|16 sixteen|17 seventeen|18 eighteen|19 nineteen|20 twenty|30 thirty|40 forty|50 fifty
    |60 sixty|70 seventy|80 eighty|90 ninety|100 hundred|1000 thousand`,
  fr: `2 deux deuxieme|3 trois troisieme|4 quatre|5 cinq|6 six|7 sept|8 huit|9 neuf|10 dix|11 onze|12 douze|13 treize|14 quatorze|15 quinze|16 seize
    |20 vingt|30 trente|40 quarante|50 cinquante|60 soixante|100 cent|1000 mille`,
  es: '2 dos|3 tres|4 cuatro|5 cinco|6 seis|7 siete|8 ocho|9 nueve|10 diez|12 doce|15 quince|20 veinte|30 treinta|50 cincuenta|100 cien',
  de: '2 zwei|3 drei|4 vier|5 funf|6 sechs|7 sieben|8 acht|9 neun|10 zehn|12 zwolf|15 funfzehn|20 zwanzig|30 dreissig|50 funfzig|100 hundert',
  it: '2 due|3 tre|4 quattro|5 cinque|7 sette|8 otto|9 nove|10 dieci|12 dodici|15 quindici|20 venti|30 trenta|50 cinquanta|100 cento',
  nl: '2 twee|3 drie|4 vier|5 vijf|6 zes|7 zeven|8 acht|9 negen|10 tien|12 twaalf|15 vijftien|20 twintig|30 dertig|50 vijftig|100 honderd',
  pt: '2 dois duas|3 tres|4 quatro|5 cinco|6 seis|7 sete|8 oito|9 nove|10 dez|12 doze|15 quinze|20 vinte|30 trinta|50 cinquenta|100 cem',
};
const numberWords = new Map(
  Object.entries(numberWordsOf).map(
    ([language, rows]) =>
      [
        language,
        new Map(
          rows.split('|').flatMap((row) => {
            const [value = '', ...names] = row.trim().split(' ');
            return names.map((name) => [name, value] as const);
          }),
        ),
      ] as const,
  ),
);
/** Say how often or in which order rather than how many: known where their number is, and else no fact of their own. */
const orderWords = new Set(
  'twice second both deuxieme third troisieme fourth fifth sixth seventh eighth ninth tenth'.split(' '),
);

/** Numbers and dates of a text that its sources don't hold; these may be in any of the languages. */
export function unsupportedNumbers(text: string, sources: string, language: string): string[] {
  const ours = numberWords.get(language);
  const known = new Set(
    words(fold(sources)).flatMap((word) => [
      word,
      ...[...numberWords.values()].flatMap((names) => names.get(word) ?? []),
    ]),
  );
  return words(fold(text)).filter((word) => {
    const value = ours?.get(word);
    const isFact = /\d/u.test(word) || dateWords.has(word) || (value !== undefined && !orderWords.has(word));
    return isFact && !known.has(value ?? word);
  });
}

/** Names of a text that no source holds: people, brands, places that the writer made up. */
export function unsupportedNames(text: string, sources: string, language: string): string[] {
  const known = new Set(words(fold(sources)));
  return namesIn(text, language).filter((name) =>
    words(fold(name)).some((part) => part.length > 1 && !known.has(part)),
  );
}

/** A sentence may say a name of the review back only to thank for it. */
const praising =
  /\b(?:thank\w*|kind|praise|glad|happy|pleas\w+|merci|plaisir|gracias|dank\w*|freu\w+|grazie|piacere|obrigad\w*)\b/u;
/** Good reviews name people to praise them; in others a name is somebody accused, or a rival. */
const NAMES_RATING_MIN = 4;

/**
 * Names that stand in the review but may not be said back: of anybody in a review that isn't good, and outside of
 * thanks in one that is.
 */
export function unwelcomeNames(text: string, sources: string, own: string, rating: number, language: string): string[] {
  if (isCapitalised(sources) && language !== 'de') return [];
  const ours = new Set(words(fold(own)));
  const names = namesIn(sources, language)
    .filter((name) => /\p{Lu}\p{Ll}/u.test(name))
    .flatMap((name) => words(fold(name)))
    .filter((name) => !ours.has(name));
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

/** With more capitals than this share of the words inside its sentences, a text's capitals name nothing. */
const CAPITALS_SHARE_MAX = 0.5;

function isCapitalised(text: string): boolean {
  const inside = text.split(/[.!?…\n]+\s*/u).flatMap((sentence) => sentence.trim().split(/\s+/u).slice(1));
  return inside.filter((word) => /^["'«“(]*\p{Lu}/u.test(word)).length > inside.length * CAPITALS_SHARE_MAX;
}

export const urlPattern =
  /\bhttps?:|\bwww\.|(?<=[\p{L}\p{N}])\.(?:com|net|org|io|co|fr|de|es|it|uk|eu|info|biz|ru|cn|app|dev|xyz|ly|me|shop|site|online|top)\b/iu;
export const emailPattern = /[^\s@]@[^\s@.]{1,255}\.[^\s@]/u;
export const phonePattern = /(?:\+|\b)\d(?:[\s().-]{0,3}\d){6}/u;
export const markupPattern =
  /<[a-z/!][^>]{0,200}>|```|\*\*|^#{1,6}\s|^\s{0,9}[-*]\s|\]\(|&[a-z]{1,12};|[{}]|https?:/imu;
