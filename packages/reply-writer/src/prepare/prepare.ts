import { type Analysis, analyse } from '../aspects/analyse.ts';
import { baseLanguage, detectLanguage } from '../language/detect.ts';
import type { WritingInput } from '../writer.ts';
import { contactLine } from './contact.ts';
import { framedLanguages } from './frames.ts';
import { greetingLine } from './greeting.ts';
import { findSuspicions, type Suspicion } from './injection.ts';
import { countLetters, normaliseText } from './normalise.ts';
import { findRisks } from './risk.ts';
import type { Risk } from './risk-terms.ts';
import { type Subject, subjectOf } from './subject.ts';

/** A review read once, for whichever writer answers it. */
export interface Prepared {
  /** Title and text, normalised. */
  text: string;
  /** Letters to speak of; emoji and signs alone are none. */
  hasText: boolean;
  reviewLanguage: string;
  /** The review's language where a reply can be written in it, else English. */
  replyLanguage: string;
  risks: readonly Risk[];
  suspicions: readonly Suspicion[];
  /** A glowing text with a bad rating, or the reverse: likely a slip, and a person should see it. */
  mismatch: boolean;
  subject: Subject;
  /** Null when the review is in a language that is not analysed. */
  analysis: Analysis | null;
}

/** Opinion words of the other sign that it takes, with none of the rating's own, to call a mismatch. */
const MISMATCH_OPINIONS_MIN = 2;

export function prepareReview(input: WritingInput): Prepared {
  const { review } = input;
  const title = normaliseText(review.title ?? '');
  const body = normaliseText(review.text);
  const name = normaliseText(review.authorName ?? '');
  const text = title.text === '' ? body.text : body.text === '' ? title.text : `${title.text}. ${body.text}`;
  const reviewLanguage = detectLanguage(text, review.languageHint);
  const analysis = reviewLanguage === 'en' || reviewLanguage === 'fr' ? analyse(text, reviewLanguage) : null;
  return {
    text,
    hasText: countLetters(text) > 0,
    reviewLanguage,
    replyLanguage: framedLanguages.includes(reviewLanguage) ? reviewLanguage : 'en',
    risks: findRisks(text),
    // The name is written by the same stranger, and is the place where nobody looks.
    suspicions: findSuspicions(`${text}\n${name.text}`, title.hadHidden || body.hadHidden || name.hadHidden),
    mismatch: analysis !== null && isMismatch(review.rating, analysis),
    subject: subjectOf(input.place, input.limit),
    analysis,
  };
}

/** Why a person must look, as codes; empty when nobody needs to. */
export function holdReasons(prepared: Prepared): string[] {
  return [
    ...prepared.risks.map((risk) => `risk:${risk}`),
    ...prepared.suspicions.map((suspicion) => `injection:${suspicion}`),
    ...(prepared.mismatch ? ['rating_text_mismatch'] : []),
  ];
}

/** The greeting and contact line of a reply in the given language. */
export function frameReply(input: WritingInput, prepared: Prepared, language: string) {
  const { review, settings } = input;
  const greeting = greetingLine({
    // A name that may carry an instruction is not repeated, whatever it looks like.
    authorName:
      prepared.suspicions.length > 0 &&
      review.authorName !== null &&
      findSuspicions(review.authorName, false).length > 0
        ? null
        : review.authorName,
    anonymous: review.anonymous,
    style: settings.greeting,
    tone: settings.tone,
    language,
    reviewLanguage: nameLanguage(review.languageHint, prepared.reviewLanguage),
  });
  return {
    greeting,
    contact: contactLine(input, language),
    signature: settings.signature === '' ? null : settings.signature,
  };
}

/** A rating without text comes with the platform's guess alone; that still tells how its author's name is ordered. */
function nameLanguage(hint: string | null, detected: string): string {
  return baseLanguage(hint) ?? detected;
}

function isMismatch(rating: number, { positives, negatives }: Analysis): boolean {
  if (rating >= 4) return negatives >= MISMATCH_OPINIONS_MIN && positives === 0;
  if (rating <= 2) return positives >= MISMATCH_OPINIONS_MIN && negatives === 0;
  return false;
}
