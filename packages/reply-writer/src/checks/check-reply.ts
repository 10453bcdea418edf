import { fold } from '../aspects/tokens.ts';
import { tellLanguage } from '../language/detect.ts';
import { lengthIn } from '../prepare/assemble.ts';
import { countLetters } from '../prepare/normalise.ts';
import type { ReplyLimit } from '../writer.ts';
import {
  emailPattern,
  markupPattern,
  phonePattern,
  unsupportedNames,
  unsupportedNumbers,
  unwelcomeNames,
  urlPattern,
} from './facts.ts';
import { type PhraseFault, phraseFaults, phrasesOf } from './phrases.ts';
import { closest, SIMILARITY_MAX, sentenceKey, sentencesOf, threeGrams } from './similarity.ts';

export type Fault =
  | PhraseFault
  | 'empty'
  | 'too_long'
  | 'too_many_sentences'
  | 'language'
  | 'link'
  | 'email'
  | 'phone'
  | 'markup'
  | 'echo'
  | 'own_signature'
  | 'number'
  | 'name'
  | 'too_similar'
  | 'repeated'
  | 'hidden_characters'
  | 'emphasis';

export interface ReplyToCheck {
  /** What was written for the review: neither greeting nor contact line nor signature. */
  body: string;
  /** The reply as it would be published. */
  text: string;
  language: string;
  limit: ReplyLimit;
  /** Everything that facts may come from: review, place, instructions. */
  sources: string;
  /** The part of the sources that is the account's own: its names may be said anywhere. */
  own?: string;
  /** The most sentences that were asked for, where fewer than a letter has. */
  sentencesMax?: number;
  /** Of the review: names from a bad one are not said back. */
  rating?: number;
  signature: string | null;
  /** Bodies of the place's recent replies. */
  recentBodies: readonly string[];
  /** Strings that only a leaked prompt would hold. */
  canaries?: readonly string[];
}

export interface Findings {
  faults: Fault[];
  /** The words of the body that are in question, where it is about words. */
  words: string[];
}

/** More sentences than this is a letter, not a reply. */
export const SENTENCES_MAX = 5;
/** Below this many letters the language of a reply can't be told. */
const LANGUAGE_LETTERS_MIN = 20;
/** Replies of the place whose sentences are not said again. */
const REPEATED_WITHIN = 20;
/** Longest body that is looked at, in characters; no platform takes more, and no expression is run on more. */
export const BODY_MAX = 6_000;

type Check = (reply: ReplyToCheck) => boolean | readonly string[];

const found = (pattern: RegExp, text: string): string[] => {
  const match = pattern.exec(text);
  return match === null ? [] : [match[0].slice(0, 60)];
};

/** A text on one line, without the mark that ends it. */
const unended = (text: string): string => text.replace(/\s+/gu, ' ').trim().replace(/[.!]$/u, '');

/** Whether a body ends with this signature as one: a sentence may end with it too, where it is a place's name. */
function isSigned(body: string, signature: string): boolean {
  const [said, own] = [unended(body), unended(signature)];
  if (own.length <= 3 || !said.endsWith(own)) return false;
  return !/[\p{L}\p{N}]$/u.test(said.slice(0, -own.length).trimEnd());
}

/** Each gate: true, or the words in question, when the reply has that fault. */
const checks: Readonly<Record<Exclude<Fault, PhraseFault | 'too_long'>, Check>> = {
  empty: ({ body }) => countLetters(body) < 2,
  too_many_sentences: ({ body, sentencesMax = SENTENCES_MAX }) =>
    (body.match(/(?:[.!?…]+(?=\s|$)|[。！？])/gu)?.length ?? 0) > sentencesMax,
  language: ({ body, language }) =>
    countLetters(body) >= LANGUAGE_LETTERS_MIN && (tellLanguage(body, language) ?? language) !== language,
  link: ({ body }) => found(urlPattern, body),
  email: ({ body }) => found(emailPattern, body),
  phone: ({ body }) => found(phonePattern, body),
  markup: ({ body }) => found(markupPattern, body),
  echo: ({ body, canaries = [] }) => canaries.some((canary) => canary !== '' && body.includes(canary)),
  own_signature: ({ body, signature }) => isSigned(body, signature ?? ''),
  number: ({ body, sources, language }) => unsupportedNumbers(body, sources, language),
  name: ({ body, sources, own = sources, rating = 5, language }) => [
    ...unsupportedNames(body, sources, language),
    ...unwelcomeNames(body, sources, own, rating, language),
  ],
  too_similar: ({ body, recentBodies }) => closest(threeGrams(body), recentBodies.map(threeGrams)) > SIMILARITY_MAX,
  repeated: ({ body, recentBodies }) => {
    const said = new Set(recentBodies.slice(0, REPEATED_WITHIN).flatMap(sentencesOf).map(sentenceKey));
    return sentencesOf(body).filter((sentence) => said.has(sentenceKey(sentence)));
  },
  // Those of a signature are the owner's, of whose script and lines they may be.
  hidden_characters: ({ body }) =>
    /[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\u{E0000}-\u{E007F}]|[\p{Cc}--[\n]]/v.test(body),
  emphasis: ({ body }) => found(/\p{Extended_Pictographic}|!{2,}|\p{Lu}{6,} \p{Lu}{4,}/u, body),
};

/** What was given already, by the words around it; what is still to come is none of it. */
const given =
  /\b(?:came|was|were|went|worked|arrived|reached|(?:a|ont) (?:\w+ )?plu|avez (?:\w+ )?(?:apprecie|aime|recu))\b/u;
const toCome = /\b(?:will|shall|would|next|prochaine?s?|sera|serez|serait)\b|'ll\b/u;

/** A text without the sentences that tell back what its sources say was given: "glad that the refund came through". */
function withoutThanks(folded: string, offer: RegExp, sources: string): string {
  return sentencesOf(folded)
    .filter((sentence) => {
      const [offered] = found(offer, sentence);
      const isToldBack = offered !== undefined && sources.includes(offered.trim());
      return !(isToldBack && given.test(sentence) && !toCome.test(sentence));
    })
    .join(' ');
}

/**
 * Every deterministic gate that a reply fails; none when it may be shown. What is too long is not looked at further.
 * @param asked the gates, all unless some are named
 */
export function checkReply(reply: ReplyToCheck, asked?: ReadonlySet<Fault>): Findings {
  if (lengthIn(reply.text, reply.limit.unit) > reply.limit.max || reply.body.length > BODY_MAX)
    return { faults: ['too_long'], words: [] };
  const folded = fold(reply.body).replace(/[’‘]/gu, "'");
  const sources = fold(reply.sources);
  const findings: Findings = { faults: [], words: [] };
  const note = (fault: Fault, words: readonly string[]) => {
    findings.faults.push(fault);
    findings.words.push(...words);
  };
  const isAsked = (fault: Fault) => asked?.has(fault) ?? true;
  for (const fault of phraseFaults.filter(isAsked))
    for (const language of new Set([reply.language, 'en'])) {
      const pattern = phrasesOf(language)[fault];
      const words = found(pattern, fault === 'offer' ? withoutThanks(folded, pattern, sources) : folded);
      if (words.length > 0 && !findings.faults.includes(fault)) note(fault, words);
    }
  for (const [fault, check] of Object.entries(checks) as [keyof typeof checks, Check][]) {
    if (!isAsked(fault)) continue;
    const result = check(reply);
    if (result === true) note(fault, []);
    else if (result !== false && result.length > 0) note(fault, result);
  }
  return findings;
}
