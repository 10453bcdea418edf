import { frameOf } from './frames.ts';
import { normaliseText } from './normalise.ts';
import { notNames } from './not-names.ts';

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
  if (name === '' || name.length > NAME_MAX || !looksLikeName(name)) return null;
  const civil = /^(M|Mr|Mme|Mlle|Mrs|Ms|Miss|Dr|Monsieur|Madame|Mademoiselle|Mister)\.?\s+(.+)$/iu.exec(name);
  if (civil) return withCivility(civil[1] ?? '', civil[2] ?? '', input);
  const tokens = name.split(' ');
  if (input.style === 'title_last_name')
    return tokens.length > 1 && tokens.every(isNameToken) ? tokens.map(cased).join(' ') : null;
  if (familyNameFirst.has(input.reviewLanguage)) return null;
  const first = tokens[0] ?? '';
  return isNameToken(first) ? cased(first) : null;
}

/** "Mme Claire Demo" keeps "Mme Demo" in a formal greeting and nothing but the civility and family name in a warm one. */
function withCivility(civility: string, rest: string, input: GreetingInput): string | null {
  const tokens = rest.split(' ').filter(isNameToken);
  if (input.style === 'first_name') {
    const first = tokens[0];
    // "Mr Smith" has no first name to call; with two names the first is one.
    if (tokens.length > 1 && first !== undefined) return cased(first);
  }
  const last = tokens.at(-1);
  if (last === undefined || tokens.length !== rest.split(' ').length) return null;
  return `${frameOf(input.language).civility(civility.toLowerCase())} ${cased(last)}`;
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
  if (token !== token.toUpperCase() && token !== token.toLowerCase()) return token;
  return token
    .toLowerCase()
    .replace(/(^|['-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
