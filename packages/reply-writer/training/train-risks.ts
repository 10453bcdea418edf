import { readFileSync, writeFileSync } from 'node:fs';
import { isAside as isCaseAside, ownCases, readCases, realReviews } from '../eval/cases.ts';
import { isAside, type Labelled, readLabelled } from '../eval/run-labelled.ts';
import { featuresAt, type Heard, heardOf, listsOf, scoreOf } from '../src/prepare/risk/lists.ts';
import { type Example, foldsOf, inSteps, isPair, namedRowsOf, rowsOf, train } from './logistic.ts';

/**
 * Learns from the labelled reviews and the written cases, but for those kept aside, from reviews and pieces of reviews
 * that were written for it (reviews/, pieces/), and from bad real ones, which words tell of a risk in a bad review, and
 * from which score on, and writes it to src/prepare/risk/learned/, a file a language.
 *   node --conditions=@review-reply/source packages/reply-writer/training/train-risks.ts
 */
const target = new URL('../src/prepare/risk/learned/', import.meta.url);

/** Seen in fewer reviews than this, a word or a pair tells nothing. */
const REVIEWS_MIN = { words: 2, pairs: 3 };
/** The bounds are taken from scores by lists that have not seen the review: each fifth is scored by the other four. */
const FOLDS = 5;
/**
 * Of risky reviews so many may sound plain, and so many unlikely or plain, of 1; of plain ones that tell what happened
 * in the usual words so many likely.
 */
const RISKS_TAKEN_FOR_PLAIN = 0.02;
const RISKS_GIVEN_UP = 0.1;
const PLAIN_TAKEN = 0.06;

const quantile = (scores: readonly number[], share: number): number =>
  scores.toSorted((a, b) => a - b)[Math.floor(scores.length * share)] ?? 0;
/** Rounded, so that the file is the same on every machine. */
const rounded = (value: number): number => Math.round(value * 100) / 100;

interface Review extends Example {
  heard: Heard;
  /** Of its risk; null where it tells of none, or of one whose kind is not known. */
  kind: string | null;
}
interface Scored extends Review {
  score: number;
}
/** Most words and pairs tell little: those below such a step are left out, as they would double the lists. */
const ANY_STEPS_MIN = { words: 1, pairs: 2 };
const KIND_STEPS_MIN = { words: 2, pairs: 3 };

interface Learned {
  any: Map<string, number>;
  kinds: Map<string, Map<string, number>>;
}

const stepsOf = (examples: readonly Review[]) => [...inSteps(train(examples, REVIEWS_MIN, true))];
const leastOf = (of: string, least: typeof KIND_STEPS_MIN) => (isPair(of) ? least.pairs : least.words);

/** What tells any risk from plain complaints, either way, and what speaks for each kind. */
function learnedFrom(examples: readonly Review[]): Learned {
  const kinds = [...new Set(examples.flatMap(({ kind }) => kind ?? []))].sort();
  const plainAnd = (of: string) => examples.filter(({ positive, kind }) => !positive || kind === of);
  return {
    any: new Map(stepsOf(examples).filter(([of, step]) => Math.abs(step) >= leastOf(of, ANY_STEPS_MIN))),
    kinds: new Map(
      kinds.map((kind) => [
        kind,
        new Map(stepsOf(plainAnd(kind)).filter(([of, step]) => step >= leastOf(of, KIND_STEPS_MIN))),
      ]),
    ),
  };
}

/** @param more that every list has seen */
function scoredByOthers(examples: readonly Review[], more: readonly Review[]): Scored[] {
  return foldsOf(examples, FOLDS).flatMap(({ others, part }) => {
    const { any, kinds } = learnedFrom([...others, ...more]);
    const lists = listsOf(any, kinds);
    return part.map((example) => ({ ...example, score: scoreOf(lists, example.heard).score }));
  });
}

/** How often a risky review scores higher than a plain one, of 1. */
function ranking(scored: readonly Scored[]): number {
  const plain = scored.filter(({ positive }) => !positive);
  const pairs = scored
    .filter(({ positive }) => positive)
    .flatMap((risky) => plain.map((one) => risky.score > one.score));
  return pairs.filter(Boolean).length / pairs.length;
}

/**
 * @param more told in the usual words, as customers do; `all` are harder than that
 * @param unbound which only teach: bounds are for reviews of all trades, told whole
 */
function learn(language: string, all: readonly Review[], more: readonly Review[], unbound: readonly Review[]): void {
  const examples = [...all.filter((_, index) => !isAside(index)), ...more];
  const scored = scoredByOthers(examples, unbound);
  const scoresOf = (risky: boolean) => scored.filter(({ positive }) => positive === risky).map(({ score }) => score);
  const usual = new Set(more.map(({ features }) => features));
  const plainScores = scored
    .filter(({ positive, features }) => !positive && usual.has(features))
    .map(({ score }) => score);
  const plainBelow = rounded(quantile(scoresOf(true), RISKS_TAKEN_FOR_PLAIN));
  const unlikelyBelow = rounded(quantile(scoresOf(true), RISKS_GIVEN_UP));
  const likelyFrom = rounded(quantile(plainScores, 1 - PLAIN_TAKEN));
  const { any, kinds } = learnedFrom([...examples, ...unbound]);
  const lists = listsOf(any, kinds);
  const aside = all
    .filter((_, index) => isAside(index))
    .map((example) => ({ ...example, score: scoreOf(lists, example.heard).score }));
  const shareOf = (risky: boolean, at: (score: number) => boolean) => {
    const scores = aside.filter(({ positive }) => positive === risky).map(({ score }) => score);
    return `${((scores.filter(at).length / scores.length) * 100).toFixed(1)} %`;
  };
  process.stdout.write(
    `${language}: ${lists.steps.size} words and pairs; kept aside: ranked right ${(ranking(aside) * 100).toFixed(1)} %, ` +
      `plain ${shareOf(true, (score) => score < plainBelow)} of risks and ${shareOf(false, (score) => score < plainBelow)} of others, ` +
      `unlikely ${shareOf(true, (score) => score < unlikelyBelow)} and ${shareOf(false, (score) => score < unlikelyBelow)}, ` +
      `likely ${shareOf(true, (score) => score >= likelyFrom)} and ${shareOf(false, (score) => score >= likelyFrom)}\n`,
  );
  writeFileSync(
    new URL(`${language}.ts`, target),
    [
      "import type { LearnedRisks } from './learned-risks.ts';",
      '',
      '/** Made by training/train-risks.ts, which says from what; not to be edited by hand. */',
      `export const ${language}: LearnedRisks = {`,
      `  plainBelow: ${plainBelow},`,
      `  unlikelyBelow: ${unlikelyBelow},`,
      `  likelyFrom: ${likelyFrom},`,
      '  any: {',
      ...rowsOf(any, '    '),
      '  },',
      '  kinds: {',
      ...namedRowsOf(kinds),
      '  },',
      '};',
      '',
    ].join('\n'),
  );
}

const exampleOf = (text: string, positive: boolean, kind: string | null = null): Review => {
  const heard = heardOf(text);
  const features = heard.flatMap((sentence) => sentence.flatMap((_, index) => featuresAt(sentence, index)));
  return { heard, features: [...new Set(features)], positive, kind };
};
const ofLabelled = ({ text, risk }: Labelled) => exampleOf(text, risk !== null, risk);
const isBad = ({ rating }: { rating: number }): boolean => rating <= 3;
const written = readLabelled(new URL('reviews/', import.meta.url));
const cases = readCases(ownCases).filter((one, index) => isBad(one) && one.hold !== undefined && !isCaseAside(index));
/** Real ones, in English, of which hardly any tells of a risk. */
const ofLounges = readCases(realReviews).filter(isBad);
/** Lines of a kind of risk, or "plain", and a piece, apart by a tab. */
const piecesOf = (language: string): Review[] =>
  readFileSync(new URL(`pieces/${language}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t') as [kind: string, piece: string])
    .map(([kind, piece]) => exampleOf(piece, kind !== 'plain', kind === 'plain' ? null : kind));
for (const [language, reviews] of readLabelled())
  learn(
    language,
    reviews.map(ofLabelled),
    [
      ...(written.get(language) ?? []).map(ofLabelled),
      ...cases.filter((one) => one.language === language).map(({ text, hold }) => exampleOf(text, hold === true)),
    ],
    [...piecesOf(language), ...(language === 'en' ? ofLounges : []).map(({ text }) => exampleOf(text, false))],
  );
