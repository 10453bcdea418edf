import { readFileSync, writeFileSync } from 'node:fs';
import { featuresOf } from '../src/aspects/polarity.ts';
import { fold, words } from '../src/aspects/tokens.ts';
import { wrapped } from './wrapped.ts';

/**
 * Learns from the stars of the CC0 reviews which words and word pairs speak for a good and which for a bad visit, and
 * writes them to src/aspects/polarity-en.ts. Logistic regression; the same data gives the same file.
 *   node --conditions=@review-reply/source packages/reply-writer/training/train-polarity.ts
 */
const data = new URL('../../../tools/platform-simulator/data/lounge-reviews.jsonl', import.meta.url);
const target = new URL('../src/aspects/polarity-en.ts', import.meta.url);

/** Seen in fewer reviews than this, a word or pair tells nothing. */
const REVIEWS_MIN = 3;
const EPOCHS = 30;
const LEARNING_RATE = 0.15;
const L2 = 0.004;
/** Weights are kept as whole numbers from -9 to 9. */
const STEPS = 9;
/** Every fifth review is kept aside, so that what the model is worth is told by reviews that it never saw. */
const isAside = (index: number): boolean => index % 5 === 4;

interface Example {
  features: readonly string[];
  good: boolean;
  weight: number;
}

const reviews = readFileSync(data, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as { rating: number; text: string });

function examplesOf(keep: (index: number) => boolean): Example[] {
  const kept = reviews.filter(({ rating }, index) => rating !== 3 && keep(index));
  const good = kept.filter(({ rating }) => rating > 3).length;
  return kept.map(({ rating, text }) => ({
    features: [...new Set(featuresOf(words(fold(text))))],
    good: rating > 3,
    // Good and bad reviews count the same in sum, so that the score of a text about nothing is near 0.
    weight: kept.length / 2 / (rating > 3 ? good : kept.length - good),
  }));
}

function train(examples: readonly Example[]): Map<string, number> {
  const seen = new Map<string, number>();
  for (const { features } of examples) for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  const weights = new Map([...seen].filter(([, count]) => count >= REVIEWS_MIN).map(([feature]) => [feature, 0]));
  const gradients = new Map<string, number>();
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (const { features, good, weight } of examples) {
      const known = features.filter((feature) => weights.has(feature));
      const scale = 1 / Math.sqrt(known.length || 1);
      const sum = known.reduce((total, feature) => total + (weights.get(feature) ?? 0), 0) * scale;
      const error = ((good ? 1 : 0) - 1 / (1 + Math.exp(-sum))) * weight * scale;
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

function rightShare(weights: ReadonlyMap<string, number>, examples: readonly Example[]): number {
  const right = examples.filter(
    ({ features, good }) => features.reduce((sum, one) => sum + (weights.get(one) ?? 0), 0) > 0 === good,
  );
  return right.length / examples.length;
}

function inSteps(weights: ReadonlyMap<string, number>): Map<string, number> {
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

function fileOf(steps: ReadonlyMap<string, number>): string {
  const rows = Array.from({ length: STEPS * 2 + 1 }, (_, index) => index - STEPS)
    .filter((step) => step !== 0)
    .map((step) => {
      const list = [...steps]
        .filter(([, value]) => value === step)
        .map(([feature]) => feature)
        .sort();
      return `  '${step}': \`\n${wrapped(list)}\`,`;
    });
  return [
    '/**',
    ' * Words and word pairs (joined by "_") of English reviews with what they say of a visit, from -9 (bad) to 9 (good).',
    ' * Made by training/train-polarity.ts from CC0 reviews; not to be edited by hand.',
    ' */',
    'export const polarityEn: Readonly<Record<string, string>> = {',
    ...rows,
    '};',
    '',
  ].join('\n');
}

const tested = inSteps(train(examplesOf((index) => !isAside(index))));
process.stdout.write(
  `reviews kept aside told right: ${(rightShare(tested, examplesOf(isAside)) * 100).toFixed(1)} %\n`,
);
const steps = inSteps(train(examplesOf(() => true)));
process.stdout.write(`${steps.size} words and pairs\n`);
writeFileSync(target, fileOf(steps));
