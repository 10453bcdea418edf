import { analyse } from '../aspects/analyse.ts';
import { type AnalysedLanguage, isAnalysed } from '../aspects/lexicons.ts';
import { fold, words } from '../aspects/tokens.ts';
import { unsupportedNames } from '../checks/facts.ts';
import { phraseFaults, phrasesOf } from '../checks/phrases.ts';
import { bodyOf, sentencesOf } from '../checks/similarity.ts';
import { tellLanguage } from '../language/detect.ts';
import type { OwnerVoice, Snippet } from '../writer.ts';
import { bandOf } from './band.ts';

/** Longest text of a review in which a topic is looked for, in characters. */
const TEXT_MAX = 4_000;
/** A closing sentence of the owner's is a whole one, and a short one, in words. */
const CLOSING_WORDS_MIN = 3;
const CLOSING_WORDS_MAX = 20;

/** A sentence that looks ahead, in the seven languages that are written; folded text. */
const farewell =
  /\b(?:again|soon|next|welcome you|back|bientot|prochaine?s?|revoir|nouveau|pronto|nuevo|proxim[oa]s?|bald|wieder|nachste\w*|presto|prossim[oa]|rivederl\w*|binnenkort|weer|terug|volgende|breve|novo)\b/u;

/** The owner's answers that may be said in a language: a text that shows none is good for all. */
export function answersIn(language: string, { snippets }: OwnerVoice): Snippet[] {
  return snippets.filter(({ text }) => (tellLanguage(text, language) ?? language) === language);
}

/** The owner's answer to the first of their topics that the review speaks of; null where it speaks of none. */
export function answerTo(review: string, language: string, voice: OwnerVoice): string | null {
  if (voice.snippets.length === 0) return null;
  const said = ` ${plain(review.slice(0, TEXT_MAX))} `;
  const speaksOf = (word: string) => plain(word) !== '' && said.includes(` ${plain(word)} `);
  const answer = answersIn(language, voice).find((one) => [one.topic, ...one.words].some(speaksOf));
  return answer?.text ?? null;
}

/**
 * How the owner ends replies to reviews of this rating: last sentences of their samples that look ahead and say nothing
 * of the review that they answered.
 */
export function closingsOf({ samples }: OwnerVoice, rating: number, language: string): string[] {
  const band = bandOf(rating);
  return samples
    .filter((sample) => bandOf(sample.rating) === band)
    .flatMap(({ text }) => {
      const [body = ''] = bodyOf(text, { signature: null, contact: null }).split('\n');
      const closing = sentencesOf(body).at(-1) ?? '';
      return isFarewell(closing, language) ? [closing] : [];
    });
}

function isFarewell(sentence: string, language: string): boolean {
  const folded = fold(sentence);
  const { length } = words(folded);
  return (
    /^\p{Lu}[^\d@\n]*[.!]$/u.test(sentence) &&
    length >= CLOSING_WORDS_MIN &&
    length <= CLOSING_WORDS_MAX &&
    farewell.test(folded) &&
    tellLanguage(sentence, language) === language &&
    unsupportedNames(sentence, '', language).length === 0 &&
    !phraseFaults.some((fault) => phrasesOf(language)[fault].test(folded)) &&
    !(isAnalysed(language) && namesThings(sentence, language))
  );
}

/** Whether it speaks of more than the place itself. */
const namesThings = (sentence: string, language: AnalysedLanguage): boolean =>
  analyse(sentence, language, null).aspects.some(({ item }) => item.group !== 'place');

const plain = (text: string): string => words(fold(text)).join(' ');
