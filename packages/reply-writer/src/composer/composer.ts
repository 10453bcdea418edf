import { fold } from '../aspects/tokens.ts';
import { checkReply, type Fault } from '../checks/check-reply.ts';
import { sayable } from '../checks/owner-words.ts';
import { phraseFaults } from '../checks/phrases.ts';
import { bodyOf } from '../checks/similarity.ts';
import { suggestingErrors } from '../errors.ts';
import { assemble } from '../prepare/assemble.ts';
import { frameReply, holdReasons, type Prepared, prepareReview } from '../prepare/prepare.ts';
import { isOnline } from '../prepare/subject.ts';
import { tradeOf } from '../trades/trade.ts';
import { RECENT_REPLIES_MAX, type ReplyWriter, type WritingInput, type WrittenReply } from '../writer.ts';
import { chooseSentences } from './choose.ts';
import { remember } from './memory.ts';
import { answerTo, closingsOf } from './own-words.ts';
import { planReply } from './plan.ts';
import type { Voice } from './render.ts';
import { type ComposedLanguage, composedLanguages } from './sentences.ts';

/** Raised when the same input gives other words than before. */
export const COMPOSER_ID = 'composer@7';
/** Earlier variants of a review that a new one is kept apart from. */
const VARIANTS_REMEMBERED_MAX = 20;
/** Longest place name that is said in a reply, in characters; map listings' names are often a whole description. */
const PLACE_NAME_MAX = 40;

/** The built-in writer: rules alone, offline, in seven languages; a review in another is answered in English. */
export function createComposer(): ReplyWriter {
  warmUp();
  return {
    write: async (input, signal) => {
      if (signal.aborted) throw suggestingErrors.generationUnavailable();
      return composeReply(input);
    },
    isResting: () => false,
  };
}

/** Makes the expressions and word lists of every language, so that nobody waits for that with a first review. */
function warmUp(): void {
  for (const language of composedLanguages)
    composeReply({
      review: { rating: 1, text: 'a 1.', title: null, authorName: null, anonymous: true, languageHint: language },
      place: { name: '', city: null, category: null, country: null, locale: null },
      settings: {
        ...{ tone: 5, greeting: 'first_name', negativeReviewContact: false },
        ...{ supportPhone: null, supportEmail: null, signature: null },
      },
      ...{ instructions: null, limit: { max: 4_096, unit: 'bytes' }, recentReplies: [], variant: 0, seed: '' },
      voice: { snippets: [], samples: [] },
    });
}

/** Composes a reply from a review that is read here, or was read before. Never fails. */
export function composeReply(given: WritingInput, prepared: Prepared = prepareReview(given)): WrittenReply {
  const input = { ...given, voice: sayable(given.voice) };
  const language = composedLanguages.find((one) => one === prepared.replyLanguage) ?? 'en';
  const frame = frameReply(input, prepared, language);
  const body = gatedBody(input, prepared, language, frame);
  const { text, dropped } = assemble({ ...frame, body }, input.limit);
  const lost = dropped.filter((part) => part === 'signature' || part === 'contact').map((part) => `no_room:${part}`);
  const reasons = [...holdReasons(prepared), ...lost];
  return {
    text,
    language,
    needsHuman: reasons.length > 0,
    reasons,
    writer: COMPOSER_ID,
    by: 'rules',
    model: null,
    followedInstructions: (input.instructions ?? '').trim() === '' ? null : false,
  };
}

/**
 * What no sentence of the composer's may hold. It says numbers (of stars) and what begins and ends letters elsewhere;
 * how long and how alike a reply is, is seen to by others.
 */
export const composerGates: ReadonlySet<Fault> = new Set<Fault>([
  ...phraseFaults.filter((fault) => fault !== 'greeting' && fault !== 'signature'),
  'link',
  'email',
  'phone',
  'markup',
  'name',
  'hidden_characters',
  'emphasis',
]);

/** The reply's sentences, past the gates of a model's body; what fails them is said without the owner's words. */
function gatedBody(
  input: WritingInput,
  prepared: Prepared,
  language: ComposedLanguage,
  frame: ReturnType<typeof frameReply>,
): string[] {
  const body = bodyFor(input, prepared, language, frame);
  if (passesGates(body, input, language)) return body;
  return bodyFor({ ...input, voice: { snippets: [], samples: [] } }, prepared, language, frame);
}

/** The place's name and the owner's answers are theirs to word, and not judged. */
function passesGates(body: readonly string[], input: WritingInput, language: string): boolean {
  const { place, voice, review } = input;
  const answers = new Set(voice.snippets.map(({ text }) => text));
  const own = body.filter((sentence) => !answers.has(sentence)).join(' ');
  const said = place.name === '' ? own : own.replaceAll(place.name.trim(), '');
  const { faults } = checkReply(
    {
      ...{ body: said, text: said, language, rating: review.rating, sources: '', signature: null, recentBodies: [] },
      limit: { max: Number.POSITIVE_INFINITY, unit: 'characters' },
    },
    composerGates,
  );
  return faults.length === 0;
}

/** The sentences of a reply; a variant of a review knows what the ones before it said, since it composes them again. */
function bodyFor(
  { review, place, settings, variant, seed, recentReplies, voice: own }: WritingInput,
  prepared: Prepared,
  language: ComposedLanguage,
  frame: ReturnType<typeof frameReply>,
): string[] {
  const voice: Voice = {
    language,
    tone: settings.tone,
    placeName: sayableName(place.name),
    speaksOfVisits:
      prepared.subject === 'visit' && !prepared.farewell && isVisited(place) && !isOfOrders(prepared, place),
  };
  const recent = recentReplies.slice(0, RECENT_REPLIES_MAX).map((reply) => bodyOf(reply, frame));
  const answer = answerTo(prepared.text, language, own);
  const closings = closingsOf(own, review.rating, language);
  const hasContact = frame.contact !== null;
  let body: string[] = [];
  for (let number = Math.max(0, variant - VARIANTS_REMEMBERED_MAX); number <= variant; number += 1) {
    const steps = planReply({ prepared, rating: review.rating, variant: number, hasContact, answer, closings });
    body = chooseSentences(steps, voice, `${seed}/${number}`, remember(recent));
    recent.unshift(body.join(' '));
  }
  return body;
}

/** Trades whose customers are come to, are carried, or stay for years: nobody returns for a visit. */
const unvisited = new Set(['delivery', 'transport', 'services', 'school', 'property', 'app']);
/** Who works for people at their homes, and yet is come to. */
const workshop =
  /\b(?:tailor\w*|alterations|groom\w*|kennels?|dry clean\w*|laundr\w*|car ?wash|pressing|blanchisserie|lavander\w*|tintoreri\w*|reinigung|wasserette|stomerij)\b/iu;
const isVisited = ({ category }: WritingInput['place']): boolean =>
  (!unvisited.has(tradeOf(category) ?? '') || workshop.test(category ?? '')) && !isOnline(category);

const ordered = new Set(['delivery', 'website', 'parcel', 'packaging', 'tracking']);
const sentHome =
  /\b(?:deliver(?:ed|s|y|ies)|shipped|livr(?:e|es|ee|ees|aison|eur)|entreg(?:a|ado|ue)|envio|geliefert|lieferung|consegn\w+|bezorg\w*|geleverd|levering)\b/u;
/** Of a shop, what is ordered, and not only brought. */
const orderedFrom =
  /\b(?:order(?:ed|s|ing)?|online|command\w*|en ligne|pedid\w*|bestell\w*|besteld?\w*|ordin\w*|encomend\w*)\b/u;
/** Who had something sent to them has not been there. */
function isOfOrders({ analysis, text }: Prepared, { category }: WritingInput['place']): boolean {
  if (analysis?.aspects.some(({ item }) => ordered.has(item.group)) === true) return true;
  const folded = fold(text);
  return sentHome.test(folded) || (tradeOf(category) === 'shop' && orderedFrom.test(folded));
}

/** The place's name where it reads well inside a sentence: short, and a name rather than a listing or a link. */
function sayableName(name: string): string | null {
  const trimmed = name.trim();
  return trimmed !== '' &&
    trimmed.length <= PLACE_NAME_MAX &&
    /^[\p{L}\p{N}][\p{L}\p{N}&'. -]*$/u.test(trimmed) &&
    !/ - |\.\w/u.test(trimmed)
    ? trimmed
    : null;
}
