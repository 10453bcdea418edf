import { isWordOfReviews } from '../aspects/lexicons.ts';
import { fold, words } from '../aspects/tokens.ts';
import { speeches } from '../composer/sentences.ts';
import { stopWords } from '../language/stop-words.ts';
import {
  afterName,
  bareDe,
  listedNames,
  nameEndingDe,
  ordinaryEnding,
  ordinaryWords,
  rolesDe,
  titles,
} from './name-lists.ts';

/** Written with a capital inside a sentence without naming anything. */
const commonCapitals = new Set(
  `i i'm i've i'd i'll ok wifi wi fi tv vip panstwo panstwa panstwu panstwem pan pana panu pani pania de dem deres i jer jeres ni er
  вы вас вам вами ваш ваша ваше вашего вашеи вашему вашим ваши ваших вашу`.split(/\s+/u),
);
/** Months and days name nobody. */
export const dateWords = new Set(
  `monday tuesday wednesday thursday friday saturday sunday january february april june july august september october november december
  lundi mardi mercredi jeudi vendredi samedi dimanche janvier fevrier avril juin juillet aout septembre octobre novembre decembre
  yesterday tomorrow hier demain`.split(/\s+/u),
);
/** "L'Hilton" has one that names; "L'accueil" and "I'm" have none. */
const capital = /^["'«“„(]*(?:\p{L}['’])?\p{Lu}(?!['’]\p{Ll})/u;

const vocabularies = new Map<string, ReadonlySet<string>>();

/** What every text of a language is made of, and what the composer says in it: no names, whatever their capital. */
function vocabularyOf(language: string): ReadonlySet<string> {
  const known = vocabularies.get(language);
  if (known) return known;
  const speech = Object.entries(speeches).find(([one]) => one === language)?.[1] ?? '';
  const fresh = new Set(words(fold(`${speech} ${stopWords[language] ?? ''} ${ordinaryWords[language] ?? ''}`)));
  vocabularies.set(language, fresh);
  return fresh;
}

/**
 * The people, towns and brands that a text names, as written there. In most languages a capital inside a sentence
 * tells. A first word, and any word of German, whose nouns all have one, is a name where it is a listed one, stands
 * after a title, or stands as nothing but a name would.
 */
export function namesIn(text: string, language: string): string[] {
  const common = vocabularyOf(language);
  const isCommon = (part: string) =>
    part.length < 2 || common.has(part) || commonCapitals.has(part) || dateWords.has(part) || titles.has(part);
  return text.split(/[.!?…]+\s+|\n+/u).flatMap((sentence) => {
    const tokens = sentence.trim().split(/\s+/u);
    return tokens.filter((token, index) => {
      if (!capital.test(token)) return false;
      const parts = words(fold(token)).filter((part) => !isCommon(part));
      return parts.some((part) => listedNames.has(part) || isNameAt(tokens, index, part, language));
    });
  });
}

function isNameAt(tokens: readonly string[], index: number, part: string, language: string): boolean {
  const before = tokens[index - 1] ?? '';
  const [role = ''] = words(fold(before));
  if (titles.has(role)) return true;
  if (index === 0) {
    const [next = ''] = words(fold((tokens[1] ?? '').replace(/^[èé]$/u, 'is')));
    return (afterName[language]?.has(next) ?? false) && !isOrdinary(part, language);
  }
  if (language !== 'de') return true;
  if (isOrdinary(part, language)) return false;
  if (rolesDe.test(role) || (bareDe.test(role) && nameEndingDe.test(part))) return true;
  // Two nouns that nobody knows, side by side: "Bernd Krause".
  return index > 1 && capital.test(before) && !/[,;:]$/u.test(before) && !isOrdinary(role, language);
}

/** Whether a word of a language is known to be no name, or looks like none. */
function isOrdinary(word: string, language: string): boolean {
  if (vocabularyOf(language).has(word) || (ordinaryEnding[language]?.test(word) ?? false)) return true;
  return isWordOfReviews(word, language);
}
