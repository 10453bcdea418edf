import { fold } from '../aspects/tokens.ts';
import { detectLanguage } from '../language/detect.ts';
import { lengthIn } from '../prepare/assemble.ts';
import { countLetters } from '../prepare/normalise.ts';
import type { ReplyLimit } from '../writer.ts';
import {
  emailPattern,
  markupPattern,
  phonePattern,
  unsupportedNames,
  unsupportedNumbers,
  urlPattern,
} from './facts.ts';
import { bannedPhrases, liability, machineTalk, offers, profanity, promises } from './phrases.ts';
import { closest, SIMILARITY_MAX, threeGrams } from './similarity.ts';

export type Fault =
  | 'empty'
  | 'too_long'
  | 'too_many_sentences'
  | 'language'
  | 'banned_phrase'
  | 'promise'
  | 'offer'
  | 'liability'
  | 'machine_talk'
  | 'profanity'
  | 'link'
  | 'email'
  | 'phone'
  | 'markup'
  | 'echo'
  | 'greeting'
  | 'signature'
  | 'number'
  | 'name'
  | 'too_similar'
  | 'hidden_characters';

export interface ReplyToCheck {
  /** What was written for the review: neither greeting nor contact line nor signature. */
  body: string;
  /** The reply as it would be published. */
  text: string;
  language: string;
  limit: ReplyLimit;
  /** Everything that facts may come from: review, place, instructions. */
  sources: string;
  signature: string | null;
  /** Bodies of the place's recent replies. */
  recentBodies: readonly string[];
  /** Strings that only a leaked prompt would hold. */
  canaries?: readonly string[];
}

/** More sentences than this is a letter, not a reply. */
export const SENTENCES_MAX = 6;
/** Below this many letters the language of a reply can't be told. */
const LANGUAGE_LETTERS_MIN = 20;

type Check = (reply: ReplyToCheck, folded: string) => boolean;

const matches =
  (patterns: readonly RegExp[]): Check =>
  (_, folded) =>
    patterns.some((pattern) => pattern.test(folded));

/** Each gate: true when the reply has that fault. */
const checks: Readonly<Record<Fault, Check>> = {
  empty: ({ body }) => countLetters(body) < 2,
  too_long: ({ text, limit }) => lengthIn(text, limit.unit) > limit.max,
  too_many_sentences: ({ body }) => (body.match(/[.!?…。！？]+(?=\s|$)/gu)?.length ?? 0) > SENTENCES_MAX,
  language: ({ body, language }) =>
    countLetters(body) >= LANGUAGE_LETTERS_MIN && detectLanguage(body, language) !== language,
  banned_phrase: matches(bannedPhrases),
  promise: matches(promises),
  offer: matches(offers),
  liability: matches(liability),
  machine_talk: matches(machineTalk),
  profanity: matches(profanity),
  link: ({ body }) => urlPattern.test(body),
  email: ({ body }) => emailPattern.test(body),
  phone: ({ body }) => phonePattern.test(body),
  markup: ({ body }) => markupPattern.test(body),
  echo: ({ body, canaries = [] }) => canaries.some((canary) => canary !== '' && body.includes(canary)),
  greeting: (_, folded) =>
    /^(?:dear|hello|hi|hey|good (?:morning|day|evening)|bonjour|bonsoir|cher|chere|hola|hallo|guten tag|buongiorno|ola)\b[^.!?]{0,40},/u.test(
      folded,
    ),
  signature: ({ body, signature }) =>
    /\b(?:best|kind|warm) regards\b|\b(?:sincerely|cordialement|yours (?:truly|faithfully))\s*,|\bbien a vous\b/iu.test(
      fold(body),
    ) ||
    (signature !== null && signature.trim().length > 3 && body.includes(signature.trim())),
  number: ({ body, sources }) => unsupportedNumbers(body, sources).length > 0,
  name: ({ body, sources, language }) => unsupportedNames(body, sources, language).length > 0,
  too_similar: ({ body, recentBodies }) => closest(threeGrams(body), recentBodies.map(threeGrams)) > SIMILARITY_MAX,
  hidden_characters: ({ text }) =>
    /[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\u{E0000}-\u{E007F}]|[\p{Cc}--[\n]]/v.test(text),
};

/** Every deterministic gate that a reply fails, by name; empty when it may be shown. */
export function checkReply(reply: ReplyToCheck): Fault[] {
  const folded = fold(reply.body);
  return (Object.keys(checks) as Fault[]).filter((fault) => checks[fault](reply, folded));
}
