import { weightsOf } from '../../aspects/learned-list.ts';
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

/** The words of a text, sentence by sentence. */
export type Heard = readonly (readonly string[])[];

export const heardOf = (text: string): Heard =>
  fold(text)
    .split(/[.!?…\n]+/u)
    .map(words);

/** What a list may know of a word where it stands: the word, how it begins, and the word with the one before it. */
export function featuresAt(all: readonly string[], index: number): string[] {
  const word = all[index] ?? '';
  const features = [word];
  if (word.length >= BEGINNING_LETTERS) features.push(`${word.slice(0, BEGINNING_LETTERS)}*`);
  if (index > 0) features.push(`${all[index - 1]}_${word}`);
  return features;
}

/** Few words tell less than many: a score is what it would be with so many more that tell nothing. */
const SILENT_FEATURES = 25;

const scoreOfKnown = (sum: number, count: number): number => sum / Math.sqrt(count + SILENT_FEATURES);

/** What a list makes of a text: above 0 it sounds like a risk, below 0 like a plain complaint. */
export function scoreOf(weights: ReadonlyMap<string, number>, heard: Heard): number {
  const known = new Map<string, number>();
  const passages = heard.flatMap((sentence) => {
    // What the words so far add up to, and how many features of theirs are known.
    const sums = [0];
    const counts = [0];
    for (const index of sentence.keys()) {
      let sum = at(sums, index);
      let count = at(counts, index);
      for (const feature of featuresAt(sentence, index)) {
        const weight = weights.get(feature);
        if (weight === undefined) continue;
        known.set(feature, weight);
        sum += weight;
        count += 1;
      }
      sums.push(sum);
      counts.push(count);
    }
    return passagesOf(sentence.length).map(([from, to]) =>
      scoreOfKnown(at(sums, to) - at(sums, from), at(counts, to) - at(counts, from)),
    );
  });
  const loudest = passages.sort((a, b) => b - a).slice(0, PASSAGES_HEARD);
  const total = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0);
  return scoreOfKnown(total([...known.values()]), known.size) + total(loudest) / (loudest.length || 1);
}

const at = (list: readonly number[], index: number): number => list[index] ?? 0;

/** Where the passages of a sentence of so many words begin and end. */
function passagesOf(length: number): [from: number, to: number][] {
  const count = length === 0 ? 0 : Math.max(0, Math.ceil((length - PASSAGE_WORDS) / PASSAGE_STEP)) + 1;
  return Array.from({ length: count }, (_, index) => index * PASSAGE_STEP).map((from) => [
    from,
    Math.min(from + PASSAGE_WORDS, length),
  ]);
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
