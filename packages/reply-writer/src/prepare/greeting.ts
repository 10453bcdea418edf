import { fold } from '../aspects/tokens.ts';
import { phrasesOf } from '../checks/phrases.ts';
import { framedLanguages, frameOf } from './frames.ts';
import { normaliseText } from './normalise.ts';
import { notNames } from './not-names.ts';

/** Small words of family names; written as their owner writes them. */
const particles = new Set(
  'van von der den de del della di da do dos das du des la le ten ter af al el bin ibn zu zur e y'.split(' '),
);
/** Longest name that is put in a greeting, in characters. */
const NAME_MAX = 40;
/** Languages whose names stand family name first: a "first token" would be the wrong one. */
const familyNameFirst = new Set(['ja', 'zh', 'ko', 'hu', 'vi']);

export interface GreetingInput {
  authorName: string | null;
  anonymous: boolean;
  style: 'first_name' | 'title_last_name';
  tone: number;
  /** Of the reply. */
  language: string;
  /** Of the review: tells the order of a name's parts. */
  reviewLanguage: string;
}

/**
 * The line that opens a reply, such as "Hello Ada,". Says a name only when the display name clearly is one; never
 * infers a gender: a civility appears only when the author wrote it. Everything else gets the neutral greeting.
 */
export function greetingLine(input: GreetingInput): string {
  const frame = frameOf(input.language);
  const name = input.anonymous || input.authorName === null ? null : addressee(input);
  return name === null ? frame.hello(input.tone) : frame.helloTo(name, input.tone);
}

function addressee(input: GreetingInput): string | null {
  const name = normaliseText(input.authorName ?? '').text;
  if (isInsult(name) || article.test(name)) return null;
  if (name === '' || name.length > NAME_MAX || !looksLikeName(name)) return null;
  const civil = /^(M|Mr|Mme|Mlle|Mrs|Ms|Miss|Dr|Monsieur|Madame|Mademoiselle|Mister)\.?\s+(.+)$/iu.exec(name);
  if (civil) return withCivility(civil[1] ?? '', civil[2] ?? '', input);
  const tokens = name.split(' ');
  if (input.style === 'title_last_name')
    return tokens.length > 1 && tokens.every(isNameToken) ? tokens.map(cased).join(' ') : null;
  if (familyNameFirst.has(input.reviewLanguage)) return null;
  const first = givenName(tokens);
  return first !== undefined && isNameToken(first) ? cased(first) : null;
}

/** "DUPONT Marie" is Marie: a family name in capitals stands first in some lists. A particle begins no given name. */
function givenName(tokens: readonly string[]): string | undefined {
  const [first = '', ...rest] = tokens;
  if (particles.has(first.toLowerCase())) return undefined;
  if (isShouted(first)) return rest.find((token) => !isShouted(token) && !particles.has(token.toLowerCase())) ?? first;
  return first;
}

const isShouted = (token: string): boolean => /^\p{Lu}[\p{Lu}'-]{2,}$/u.test(token);

/**
 * "Mme Claire Demo" keeps "Mme Demo" in a formal greeting and nothing but the civility and family name in a warm one.
 */
function withCivility(civility: string, rest: string, input: GreetingInput): string | null {
  const tokens = rest.split(' ');
  if (!tokens.every(isNameToken)) return null;
  const first = tokens[0];
  // "Mr Smith" has no first name to call; with two names the first is one.
  if (input.style === 'first_name' && tokens.length > 1 && first !== undefined && !particles.has(first.toLowerCase()))
    return cased(first);
  const from = tokens.findIndex((token) => particles.has(token.toLowerCase()));
  const family = from < 0 ? tokens.slice(-1) : tokens.slice(from);
  if (family.length === 0) return null;
  return `${frameOf(input.language).civility(civility.toLowerCase())} ${family.map(cased).join(' ')}`;
}

/** "The Boss", "El Gato", "Der Kaiser": what begins with an article is no given name. */
const article = /^(?:the|le|la|les|el|los|las|il|lo|gli|der|die|das|het|een|os?|as?|un|une|una|ein|eine)\s/iu;

/** A display name is written by a stranger: an insult in any of the languages is not said in a greeting. */
function isInsult(name: string): boolean {
  const folded = fold(name).replace(/[^a-z ]/gu, ' ');
  return framedLanguages.some((language) => phrasesOf(language).profanity.test(folded));
}

/** Letters of one Latin, Greek or Cyrillic name; hyphen and apostrophe inside; initials and handles are none. */
function isNameToken(token: string): boolean {
  if (!/^(?=.{2,20}$)[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]+(?:['-][\p{L}]+)*$/u.test(token))
    return false;
  const bare = token.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  if (notNames.has(bare) || bare.split('-').some((part) => notNames.has(part))) return false;
  // "JP", "XKCD", "Tgbvf": no vowel, or capitals of two letters, is an abbreviation.
  if (/^\p{Lu}{2}$/u.test(token)) return false;
  // No capital inside ("FoodLover") but those of names such as "McKay" and "DeShawn", and all capitals is shouting.
  if (/^\p{L}\p{Ll}+\p{Lu}/u.test(token) && !/^(?:Mc|Mac|De|La|Le|Di|Da|Van|Fitz|O)\p{Lu}\p{Ll}+$/u.test(token))
    return false;
  return !/^\p{Script=Latin}+$/u.test(token) || /[aeiouy]/u.test(bare);
}

function looksLikeName(name: string): boolean {
  if (/[\p{N}\p{So}@#_/\\|<>{}[\]()*:;!?=+&"“”]/u.test(name)) return false;
  const parts = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[\s-]+/u);
  // An initial ("Ada A.") is no article.
  const spelt = parts.map((part) => part.replace(/[.,']/gu, '')).filter((part) => part.length > 1);
  return parts.length <= 5 && !spelt.some((part) => notNames.has(part));
}

/** "ADA" and "ada" are written "Ada"; what has both cases is left as its owner writes it. */
function cased(token: string): string {
  if (particles.has(token)) return token;
  if (token !== token.toUpperCase() && token !== token.toLowerCase()) return token;
  return token
    .toLowerCase()
    .replace(/(^|['-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
