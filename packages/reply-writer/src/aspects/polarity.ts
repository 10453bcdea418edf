import { PAIR_JOINER, weightsOf } from './learned-list.ts';
import { polarityEn } from './polarity-en.ts';

/** Words and neighbouring pairs of a text, as the learned list names them. */
export function featuresOf(tokens: readonly string[]): string[] {
  return tokens.flatMap((token, index) => {
    const next = tokens[index + 1];
    return next === undefined ? [token] : [token, token + PAIR_JOINER + next];
  });
}

let learned: Map<string, number> | undefined;

/**
 * What a learned list makes of a passage: above 0 it reads like a good visit, below 0 like a bad one. Null where it
 * knows nothing. It is no reader, and is asked for a second opinion only.
 */
export function polarityScore(tokens: readonly string[]): number | null {
  learned ??= weightsOf(polarityEn);
  let sum = 0;
  let known = 0;
  for (const feature of featuresOf(tokens)) {
    const weight = learned.get(feature);
    if (weight === undefined) continue;
    sum += weight;
    known += 1;
  }
  return known === 0 ? null : sum;
}
