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
 */
export function train(examples: readonly Example[], seenMin: number): Map<string, number> {
  const seen = new Map<string, number>();
  for (const { features } of examples) for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  const weights = new Map([...seen].filter(([, count]) => count >= seenMin).map(([feature]) => [feature, 0]));
  const positives = examples.filter(({ positive }) => positive).length;
  const gradients = new Map<string, number>();
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (const { features, positive } of examples) {
      const weight = examples.length / 2 / (positive ? positives : examples.length - positives);
      const known = features.filter((feature) => weights.has(feature));
      const scale = 1 / Math.sqrt(known.length || 1);
      const sum = known.reduce((total, feature) => total + (weights.get(feature) ?? 0), 0) * scale;
      const error = ((positive ? 1 : 0) - 1 / (1 + Math.exp(-sum))) * weight * scale;
      for (const feature of known) {
        const value = weights.get(feature) ?? 0;
        const gradient = error - L2 * value;
        const squares = (gradients.get(feature) ?? 0) + gradient * gradient;
        gradients.set(feature, squares);
        weights.set(feature, value + (LEARNING_RATE * gradient) / Math.sqrt(squares + 1e-6));
      }
    }
  }
  return weights;
}

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
export function rowsOf(steps: ReadonlyMap<string, number>): string[] {
  return Array.from({ length: STEPS * 2 + 1 }, (_, index) => index - STEPS)
    .filter((step) => step !== 0)
    .map((step) => {
      const list = [...steps]
        .filter(([, value]) => value === step)
        .map(([feature]) => feature)
        .sort();
      return `  '${step}': \`\n${wrapped(list)}\`,`;
    });
}
