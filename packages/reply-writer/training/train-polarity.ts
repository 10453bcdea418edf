import { readFileSync, writeFileSync } from 'node:fs';
import { featuresOf } from '../src/aspects/polarity.ts';
import { fold, words } from '../src/aspects/tokens.ts';
import { type Example, inSteps, rowsOf, train } from './logistic.ts';

/**
 * Learns from the stars of the CC0 reviews which words and word pairs speak for a good and which for a bad visit, and
 * writes them to src/aspects/polarity-en.ts.
 *   node --conditions=@review-reply/source packages/reply-writer/training/train-polarity.ts
 */
const data = new URL('../../../tools/platform-simulator/data/lounge-reviews.jsonl', import.meta.url);
const target = new URL('../src/aspects/polarity-en.ts', import.meta.url);

/** Seen in fewer reviews than this, a word or pair tells nothing. */
const REVIEWS_MIN = { words: 3, pairs: 3 };
/** Every fifth review is kept aside, so that what the model is worth is told by reviews that it never saw. */
const isAside = (index: number): boolean => index % 5 === 4;

const reviews = readFileSync(data, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as { rating: number; text: string });

function examplesOf(keep: (index: number) => boolean): Example[] {
  return reviews
    .filter(({ rating }, index) => rating !== 3 && keep(index))
    .map(({ rating, text }) => ({ features: [...new Set(featuresOf(words(fold(text))))], positive: rating > 3 }));
}

function rightShare(weights: ReadonlyMap<string, number>, examples: readonly Example[]): number {
  const right = examples.filter(
    ({ features, positive }) => features.reduce((sum, one) => sum + (weights.get(one) ?? 0), 0) > 0 === positive,
  );
  return right.length / examples.length;
}

function fileOf(steps: ReadonlyMap<string, number>): string {
  return [
    '/**',
    ' * Words and word pairs (joined by "_") of English reviews with what they say of a visit, from -9 (bad) to 9 (good).',
    ' * Made by training/train-polarity.ts from CC0 reviews; not to be edited by hand.',
    ' */',
    'export const polarityEn: Readonly<Record<string, string>> = {',
    ...rowsOf(steps),
    '};',
    '',
  ].join('\n');
}

const tested = inSteps(
  train(
    examplesOf((index) => !isAside(index)),
    REVIEWS_MIN,
  ),
);
process.stdout.write(
  `reviews kept aside told right: ${(rightShare(tested, examplesOf(isAside)) * 100).toFixed(1)} %\n`,
);
const steps = inSteps(
  train(
    examplesOf(() => true),
    REVIEWS_MIN,
  ),
);
process.stdout.write(`${steps.size} words and pairs\n`);
writeFileSync(target, fileOf(steps));
