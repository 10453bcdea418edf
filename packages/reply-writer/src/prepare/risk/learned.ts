import { PAIR_JOINER, weightsOf } from '../../aspects/learned-list.ts';
import { fold, words } from '../../aspects/tokens.ts';
import { type LearnedRisks, learnedRisks } from './learned-words.ts';

/** Words of at least so many letters count by their beginning, too: "bruised" and "bruises" are one. */
const BEGINNING_LETTERS = 5;

/**
 * A risk may be told in passing, amid other complaints: beside the whole text, passages of so many words of a sentence
 * are heard, which begin so many words apart, and of them so many that sound most like a risk.
 */
const PASSAGE_WORDS = 12;
const PASSAGE_STEP = 4;
const PASSAGES_HEARD = 2;

/** The words of a text, sentence by sentence, none of which is empty. */
export type Heard = readonly (readonly string[])[];

export const heardOf = (text: string): Heard =>
  fold(text)
    .split(/[.!?…\n]+/u)
    .map(words)
    .filter(({ length }) => length > 0);

/** What a list may know of a word where it stands: the word, how it begins, and the word with the one before it. */
export function featuresAt(all: readonly string[], index: number): string[] {
  const word = all[index] ?? '';
  const features = [word];
  if (word.length >= BEGINNING_LETTERS) features.push(`${word.slice(0, BEGINNING_LETTERS)}*`);
  if (index > 0) features.push(all[index - 1] + PAIR_JOINER + word);
  return features;
}

/** Few words tell less than many: a score is what it would be with so many more that tell nothing. */
const SILENT_FEATURES = 25;

const sumOf = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0);
const scoreOfKnown = (known: readonly number[]): number => sumOf(known) / Math.sqrt(known.length + SILENT_FEATURES);

/** What a list makes of a text: above 0 it sounds like a risk, below 0 like a plain complaint. */
export function scoreOf(weights: ReadonlyMap<string, number>, heard: Heard): number {
  const known = new Map<string, number>();
  const knownAt = (sentence: readonly string[], index: number) =>
    featuresAt(sentence, index).flatMap((feature) => {
      const weight = weights.get(feature);
      if (weight === undefined) return [];
      known.set(feature, weight);
      return weight;
    });
  const loudest = heard
    .flatMap((sentence) => passagesOf(sentence.map((_, index) => knownAt(sentence, index))))
    .map((passage) => scoreOfKnown(passage.flat()))
    .sort((a, b) => b - a)
    .slice(0, PASSAGES_HEARD);
  return scoreOfKnown([...known.values()]) + sumOf(loudest) / (loudest.length || 1);
}

/** @param sentence what stands for each of its words */
function passagesOf<T>(sentence: readonly T[]): T[][] {
  const count = 1 + Math.max(0, Math.ceil((sentence.length - PASSAGE_WORDS) / PASSAGE_STEP));
  return Array.from({ length: count }, (_, index) =>
    sentence.slice(index * PASSAGE_STEP, index * PASSAGE_STEP + PASSAGE_WORDS),
  );
}

const lists = new Map<string, Omit<LearnedRisks, 'words'> & { weights: Map<string, number> }>();

function listOf(language: string) {
  const known = lists.get(language);
  const learned = learnedRisks[language];
  if (known !== undefined || learned === undefined) return known;
  const { words: rows, ...bounds } = learned;
  const fresh = { ...bounds, weights: weightsOf(rows) };
  lists.set(language, fresh);
  return fresh;
}

/** What a bad review sounds like, from a risk to a complaint that is surely plain. */
export type Sound = 'likely' | 'unknown' | 'unlikely' | 'plain' | 'surely_plain';

/** So far below the bound of plain complaints were one of 400 risks that no list had seen, and a fifth of the plain. */
const SURELY = 4;

/**
 * Whether a bad review sounds like one that tells of a risk, whatever its words: to a list that was learned from
 * labelled reviews. It is no reader: `likely` is true of one in 20 plain complaints told in the usual words, and of one
 * in 14 told without; `unlikely` or less of one risk in ten, and `plain` of one in fifty. A language without a list
 * sounds like none.
 */
export function soundOf(text: string, language: string): Sound {
  const list = listOf(language);
  if (list === undefined) return 'unknown';
  const score = scoreOf(list.weights, heardOf(text));
  if (score >= list.likelyFrom) return 'likely';
  if (score < list.plainBelow - SURELY) return 'surely_plain';
  if (score < list.plainBelow) return 'plain';
  return score < list.unlikelyBelow ? 'unlikely' : 'unknown';
}
