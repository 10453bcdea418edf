import { type NamedLists, PAIR_JOINER } from '../src/aspects/learned-list.ts';
import { wrapped } from './wrapped.ts';

/** Weights are kept as whole numbers from -9 to 9. */
const STEPS = 9;
const EPOCHS = 30;
const LEARNING_RATE = 0.15;
const L2 = 0.004;

export interface Example {
  /** Each once. */
  features: readonly string[];
  positive: boolean;
}

/**
 * Logistic regression over features that are there or not; the same examples give the same weights. Both kinds of
 * examples count the same in sum, so that the score of a text about nothing is near 0.
 * @param seenMin what fewer examples hold tells nothing
 * @param rareTellMore whether a feature counts by its inverse document frequency, as it does where texts are compared
 */
export function train(
  examples: readonly Example[],
  seenMin: { readonly words: number; readonly pairs: number },
  rareTellMore = false,
): Map<string, number> {
  const seen = new Map<string, number>();
  for (const { features } of examples) for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  const kept = [...seen].filter(([feature, count]) => count >= (isPair(feature) ? seenMin.pairs : seenMin.words));
  const at = new Map(kept.map(([feature], index) => [feature, index]));
  const values = kept.map(([, count]) => (rareTellMore ? 1 + Math.log((examples.length + 1) / (count + 1)) : 1));
  const positives = examples.filter(({ positive }) => positive).length;
  const rows = examples.map(({ features, positive }) => {
    const known = features.flatMap((feature) => at.get(feature) ?? []);
    const length = Math.sqrt(known.reduce((sum, index) => sum + valueAt(values, index) ** 2, 0)) || 1;
    const weight = examples.length / 2 / (positive ? positives : examples.length - positives);
    return { known, scale: 1 / length, weight, label: positive ? 1 : 0 };
  });
  const weights = new Float64Array(kept.length);
  const gradients = new Float64Array(kept.length);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (const { known, scale, weight, label } of rows) {
      let sum = 0;
      for (const index of known) sum += valueAt(weights, index) * valueAt(values, index);
      const error = (label - 1 / (1 + Math.exp(-sum * scale))) * weight * scale;
      for (const index of known) {
        const value = valueAt(weights, index);
        const gradient = error * valueAt(values, index) - L2 * value;
        const squares = valueAt(gradients, index) + gradient * gradient;
        gradients[index] = squares;
        weights[index] = value + (LEARNING_RATE * gradient) / Math.sqrt(squares + 1e-6);
      }
    }
  }
  return new Map(kept.map(([feature], index) => [feature, valueAt(weights, index) * valueAt(values, index)]));
}

export const isPair = (feature: string): boolean => feature.includes(PAIR_JOINER);

const valueAt = (list: ArrayLike<number>, index: number): number => list[index] as number;

export function inSteps(weights: ReadonlyMap<string, number>): Map<string, number> {
  const sizes = [...weights.values()].map(Math.abs).sort((a, b) => a - b);
  const largest = sizes[Math.floor(sizes.length * 0.995)] ?? 1;
  return new Map(
    [...weights]
      .map(
        ([feature, value]) =>
          [feature, Math.max(-STEPS, Math.min(STEPS, Math.round((value / largest) * STEPS)))] as const,
      )
      .filter(([, step]) => step !== 0),
  );
}

/** The steps as lines of a generated file, from -9 to 9. */
export function rowsOf(steps: ReadonlyMap<string, number>, indent = '  '): string[] {
  return Array.from({ length: STEPS * 2 + 1 }, (_, index) => index - STEPS).flatMap((step) => {
    const list = [...steps].filter(([, value]) => value === step).map(([feature]) => feature);
    return list.length === 0 ? [] : `${indent}'${step}': \`\n${wrapped(list.sort())}\`,`;
  });
}

/** Lists by their names as such lines, below a member of the file's object. */
export const namedRowsOf = (lists: NamedLists): string[] =>
  [...lists].flatMap(([name, steps]) => [`    ${name}: {`, ...rowsOf(steps, '      '), '    },']);

/** Each part of so many with all the others, which may be learned from before the part is scored. */
export const foldsOf = <T>(all: readonly T[], count: number): { others: T[]; part: T[] }[] =>
  Array.from({ length: count }, (_, fold) => ({
    others: all.filter((_, index) => index % count !== fold),
    part: all.filter((_, index) => index % count === fold),
  }));
