/** Joins neighbours to a pair, as lists that were learned name it; no word holds it. */
export const PAIR_JOINER = '_';

/** A list that was learned, by the weight of its words: each word or pair of words with what it speaks for. */
export function weightsOf(rows: Readonly<Record<string, string>>): Map<string, number> {
  const weights = new Map<string, number>();
  for (const [weight, list] of Object.entries(rows))
    for (const word of list.split(/\s+/u)) if (word !== '') weights.set(word, Number(weight));
  return weights;
}
