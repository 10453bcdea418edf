import { formsOf, type NamedLists, PAIR_JOINER, type Steps, stepsIn, sumsOf } from '../../aspects/learned-list.ts';
import { fold, words } from '../../aspects/tokens.ts';

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
  const features = formsOf(word);
  if (index > 0) features.push(all[index - 1] + PAIR_JOINER + word);
  return features;
}

/** A list of what sounds like any risk, and one of each kind, looked up together. */
export interface Lists {
  readonly kinds: readonly string[];
  readonly steps: ReadonlyMap<string, Steps>;
}

/** The number of the list of any risk, which comes first. */
const ANY = 0;

export const listsOf = (any: ReadonlyMap<string, number>, kinds: NamedLists): Lists => ({
  kinds: [...kinds.keys()],
  steps: stepsIn([any, ...kinds.values()]),
});

/** Few words tell less than many: a score is what it would be with so many more that tell nothing. */
const SILENT_FEATURES = 25;
/** What a word tells of the kind that a text sounds most like, between that of risks (1.7) and of plain ones (0.9). */
const KIND_STEP_MEAN = 1.3;

/** What the kind that a text sounds most like counts, beside what sounds like any risk. */
const KIND_SHARE = 0.7;

/**
 * How much a text sounds like a risk, by lists, and like a risk of which kind most. The kind counts beside any risk, as
 * of a theft and of an allergy other words tell: two of one say more than one of each.
 */
export function scoreOf({ kinds, steps }: Lists, heard: Heard): { score: number; kind: string } {
  const count = 1 + kinds.length;
  const known = new Map<string, Steps>();
  const knownAt = (sentence: readonly string[], index: number) =>
    featuresAt(sentence, index).flatMap((feature) => {
      const found = steps.get(feature);
      if (found === undefined) return [];
      known.set(feature, found);
      return [found];
    });
  const passages = heard
    .flatMap((sentence) => passagesOf(sentence.map((_, index) => knownAt(sentence, index))))
    .map((passage) => scoresOfKnown(passage.flat(), count));
  const [any = 0, ...ofKinds] = scoresOfKnown([...known.values()], count).map((score, list) => {
    const loudest = passages
      .map((scores) => scores[list] ?? 0)
      .sort((a, b) => b - a)
      .slice(0, PASSAGES_HEARD);
    return score + loudest.reduce((sum, one) => sum + one, 0) / (loudest.length || 1);
  });
  const most = Math.max(...ofKinds);
  return { score: any + KIND_SHARE * most, kind: kinds[ofKinds.indexOf(most)] ?? '' };
}

/**
 * One score a list. The words that the list of any risk knows count as the length of all, since the others hold only
 * what speaks for their kind.
 */
function scoresOfKnown(known: readonly Steps[], count: number): number[] {
  const length = known.filter(([first]) => first?.[0] === ANY).length;
  const silent = (list: number) => (list === ANY ? 0 : SILENT_FEATURES * KIND_STEP_MEAN);
  return sumsOf(known, count).map((sum, list) => (sum + silent(list)) / Math.sqrt(length + SILENT_FEATURES));
}

/** @param sentence what stands for each of its words */
function passagesOf<T>(sentence: readonly T[]): T[][] {
  const count = 1 + Math.max(0, Math.ceil((sentence.length - PASSAGE_WORDS) / PASSAGE_STEP));
  return Array.from({ length: count }, (_, index) =>
    sentence.slice(index * PASSAGE_STEP, index * PASSAGE_STEP + PASSAGE_WORDS),
  );
}
