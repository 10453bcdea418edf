/** Joins neighbours to a pair, as lists that were learned name it; no word holds it. */
export const PAIR_JOINER = '_';

/** A list that was learned, by the weight of its words: each word or pair of words with what it speaks for. */
export function weightsOf(rows: Readonly<Record<string, string>>): Map<string, number> {
  const weights = new Map<string, number>();
  for (const [weight, list] of Object.entries(rows))
    for (const word of list.split(/\s+/u)) if (word !== '') weights.set(word, Number(weight));
  return weights;
}

/** Lists by what they speak for. */
export type NamedLists = ReadonlyMap<string, ReadonlyMap<string, number>>;

export const namedListsOf = (rows: Readonly<Record<string, Readonly<Record<string, string>>>>): NamedLists =>
  new Map(Object.entries(rows).map(([name, list]) => [name, weightsOf(list)]));

/** Words of at least so many letters count by their beginning, too: "bruised" and "bruises" are one. */
const BEGINNING_LETTERS = 5;

/** How lists that were learned may know a word: as it is, and by its beginning. */
export const formsOf = (word: string): string[] =>
  word.length < BEGINNING_LETTERS ? [word] : [word, `${word.slice(0, BEGINNING_LETTERS)}*`];

/** What lists know of a word or a pair: a list's number and the step that it has there. */
export type Steps = readonly (readonly [list: number, step: number])[];

/** Several lists, looked up together. */
export function stepsIn(lists: readonly ReadonlyMap<string, number>[]): ReadonlyMap<string, Steps> {
  const steps = new Map<string, [number, number][]>();
  for (const [list, known] of lists.entries())
    for (const [feature, step] of known) {
      const before = steps.get(feature);
      if (before === undefined) steps.set(feature, [[list, step]]);
      else before.push([list, step]);
    }
  return steps;
}

/** The sum of the steps, a list each. */
export function sumsOf(known: readonly Steps[], lists: number): number[] {
  const sums = new Array<number>(lists).fill(0);
  for (const [list, step] of known.flat()) sums[list] = (sums[list] ?? 0) + step;
  return sums;
}
