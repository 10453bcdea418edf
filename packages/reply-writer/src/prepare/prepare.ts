import { type Analysis, analyse } from '../aspects/analyse.ts';
import { isAnalysed } from '../aspects/lexicons.ts';
import { fold } from '../aspects/tokens.ts';
import { baseLanguage, detectLanguage, tellLanguage } from '../language/detect.ts';
import { countryOfPhone, placeLanguage } from '../language/place-language.ts';
import { tradeOf } from '../trades/trade.ts';
import type { WritingInput } from '../writer.ts';
import { contactLine } from './contact.ts';
import { framedLanguages } from './frames.ts';
import { greetingLine } from './greeting.ts';
import { findSuspicions, type Suspicion } from './injection.ts';
import { asksQuestion, bidsFarewell, isAboutAnother } from './intents.ts';
import { countLetters, normaliseText } from './normalise.ts';
import { findRisks } from './risk/find-risks.ts';
import { type Risk, riskLanguages } from './risk/rules.ts';
import { namesSomebody } from './risk/somebody.ts';
import { type Subject, subjectOf } from './subject.ts';

/** A review read once, for whichever writer answers it. */
export interface Prepared {
  /** Title and text, normalised. */
  text: string;
  /** Letters to speak of; emoji and signs alone are none. */
  hasText: boolean;
  /** ISO 639-1, or "und" where a text of some length is in no language that is known. */
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
  /** A person must judge first, so that a reply names nothing. */
  heldBack: boolean;
  /** The review asks something that a reply by rules can't answer. */
  question: boolean;
  /** The author says never to come again: an invitation would mock. */
  farewell: boolean;
  /** The author says that they mean another business, or were never here. */
  wrongBusiness: boolean;
  /** Why nothing can tell whether a bad review holds an allegation; null where something can. */
  unread: 'language_without_rules' | 'not_understood' | null;
}

/** Opinion words of the other sign that it takes, with none of the rating's own, to call a mismatch. */
const MISMATCH_OPINIONS_MIN = 2;
/** Opinions further apart than this are strewn through a story that is told plainly. */
const MISMATCH_WORDS_APART_MAX = 12;
/** Reviews up to this rating are held when nothing can tell whether they hold an allegation. */
const UNREAD_RATING_MAX = 2;
/**
 * Words of a bad review without an opinion that tells of somebody, or names no thing that is known: what was done to
 * somebody is told in a sentence or two, without an adjective. Longer ones are mostly descriptions.
 */
const NOT_UNDERSTOOD_WORDS = { min: 4, max: 40 };
/** Who may do anything to somebody. */
const people = new Set(['staff', 'waiters', 'driver', 'reception', 'frontdesk', 'trainer']);

export function prepareReview(input: WritingInput): Prepared {
  const { review, place } = input;
  const title = normaliseText(review.title ?? '');
  const body = normaliseText(review.text);
  const name = normaliseText(review.authorName ?? '');
  const text = title.text === '' ? body.text : body.text === '' ? title.text : `${title.text}. ${body.text}`;
  const country = place.country ?? countryOfPhone(input.settings.supportPhone);
  const home = placeLanguage({ country, locale: place.locale, replies: input.recentReplies });
  const reviewLanguage = detectLanguage(text, review.languageHint, home);
  const analysis = isAnalysed(reviewLanguage) ? analyse(text, reviewLanguage, tradeOf(place.category)) : null;
  const risks = findRisks(text, tellLanguage(text, reviewLanguage), review.rating);
  // The name is written by the same stranger, and is the place where nobody looks.
  const suspicions = findSuspicions(`${text}\n${name.text}`, title.hadHidden || body.hadHidden || name.hadHidden);
  const mismatch = analysis !== null && isMismatch(review.rating, analysis, text.split(' ').length);
  const hasText = countLetters(text) > 0;
  const subject = subjectOf(place, input.limit);
  const unread =
    hasText && review.rating <= UNREAD_RATING_MAX ? unreadBecause(text, reviewLanguage, analysis, subject) : null;
  const wrongBusiness = isAboutAnother(text);
  return {
    text,
    hasText,
    reviewLanguage,
    replyLanguage: framedLanguages.includes(reviewLanguage) ? reviewLanguage : 'en',
    risks,
    suspicions,
    mismatch,
    unread,
    wrongBusiness,
    heldBack: risks.length + suspicions.length > 0 || mismatch || unread !== null || wrongBusiness,
    question: asksQuestion(text),
    farewell: bidsFarewell(text),
    subject,
    analysis,
  };
}

/** Why a person must look, as codes; empty when nobody needs to. */
export function holdReasons(prepared: Prepared): string[] {
  return [
    ...prepared.risks.map((risk) => `risk:${risk}`),
    ...prepared.suspicions.map((suspicion) => `injection:${suspicion}`),
    ...(prepared.mismatch ? ['rating_text_mismatch'] : []),
    ...(prepared.unread === null ? [] : [prepared.unread]),
    ...(prepared.wrongBusiness ? ['wrong_business'] : []),
    ...(prepared.hasText && prepared.replyLanguage !== prepared.reviewLanguage ? ['language_not_written'] : []),
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

/** A price or a wait is understood without a word for it. Folded text of the languages that have rules. */
const priceOrWait =
  /[€£$]|\b(?:euros?|pounds?|dollars?|reais|hours?|minutes?|mins?|days?|weeks?|months?|heures?|jours?|journee|semaines?|mois|horas?|minutos?|dias?|semanas?|mes(?:es)?|stunden?|minuten|tagen?|wochen?|monaten?|or[ae]|minuti|giorn[oi]|settiman[ae]|mes[ei]|uur|uren|dagen|weken|maanden)\b/u;

function unreadBecause(
  text: string,
  language: string,
  analysis: Analysis | null,
  subject: Subject,
): Prepared['unread'] {
  if (!riskLanguages.includes(language)) return 'language_without_rules';
  // An app lays a hand on nobody.
  if (analysis === null || subject === 'app') return null;
  if (analysis.positives + analysis.negatives + analysis.supposed > 0) return null;
  const words = text.split(' ').length;
  const isStory = words >= NOT_UNDERSTOOD_WORDS.min && words <= NOT_UNDERSTOOD_WORDS.max;
  const namesNothing = analysis.aspects.every(({ item }) => people.has(item.id)) && !priceOrWait.test(fold(text));
  const isTold = analysis.aspects.some(({ polarity }) => polarity === 'negative');
  return isStory && !isTold && (namesNothing || namesSomebody(text, language)) ? 'not_understood' : null;
}

/** Opinions close together, all against the stars, the learned list not disagreeing. Four stars may have reserves. */
function isMismatch(rating: number, { positives, negatives, leaning, aspects }: Analysis, words: number): boolean {
  const isDense = (opinions: number) =>
    opinions >= MISMATCH_OPINIONS_MIN && words <= opinions * MISMATCH_WORDS_APART_MAX;
  if (rating === 5) return isDense(negatives) && positives === 0 && leaning <= 0;
  // A wait or a noise is blamed without a word of opinion.
  const blames = aspects.some(({ polarity }) => polarity === 'negative');
  return rating <= 2 && isDense(positives) && negatives === 0 && leaning >= 0 && !blames;
}
