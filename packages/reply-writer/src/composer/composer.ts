import { bodyOf } from '../checks/similarity.ts';
import { suggestingErrors } from '../errors.ts';
import { assemble } from '../prepare/assemble.ts';
import { frameReply, holdReasons, type Prepared, prepareReview } from '../prepare/prepare.ts';
import { RECENT_REPLIES_MAX, type ReplyWriter, type WritingInput, type WrittenReply } from '../writer.ts';
import { bankEn } from './bank-en.ts';
import { bankFr } from './bank-fr.ts';
import { chooseSentences } from './choose.ts';
import { planReply } from './plan.ts';
import type { Voice } from './render.ts';

/** Raised when the same input gives other words than before. */
export const COMPOSER_ID = 'composer@1';
/** Longest place name that is said in a reply, in characters; map listings' names are often a whole description. */
const PLACE_NAME_MAX = 40;

/** The built-in writer: rules alone, offline, French and English; a review in another language is answered in English. */
export function createComposer(): ReplyWriter {
  return {
    write: async (input, signal) => {
      if (signal.aborted) throw suggestingErrors.generationUnavailable();
      return composeReply(input);
    },
  };
}

/** Composes a reply from a review that is read here, or was read before. Never fails. */
export function composeReply(input: WritingInput, prepared: Prepared = prepareReview(input)): WrittenReply {
  const language = prepared.reviewLanguage === 'fr' ? 'fr' : 'en';
  const voice: Voice = {
    language,
    bank: language === 'fr' ? bankFr : bankEn,
    tone: input.settings.tone,
    placeName: sayableName(input.place.name),
    isApp: prepared.subject === 'app',
  };
  const frame = frameReply(input, prepared, language);
  const body = chooseSentences(planReply(prepared, input.review.rating, voice.bank), voice, {
    seed: input.seed,
    variant: input.variant,
    recentBodies: input.recentReplies.slice(0, RECENT_REPLIES_MAX).map((reply) => bodyOf(reply, frame)),
  });
  const { text, dropped } = assemble({ ...frame, body }, input.limit);
  const lost = dropped.filter((part) => part === 'signature' || part === 'contact').map((part) => `no_room:${part}`);
  const reasons = [...holdReasons(prepared), ...lost];
  return { text, language, needsHuman: reasons.length > 0, reasons, writer: COMPOSER_ID };
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
