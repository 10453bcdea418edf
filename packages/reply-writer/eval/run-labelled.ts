import { readdirSync, readFileSync } from 'node:fs';
import { chooseTopics } from '../src/composer/topics.ts';
import { prepareReview } from '../src/prepare/prepare.ts';
import { groupsOf } from './labels.ts';
import { inputOf } from './run-eval.ts';

/**
 * A bad review that somebody wrote who knew no rule, most without the word for what happened, with what it complains of
 * (the main complaint first, by `groupsOf`) and whether a person must see it first (the kind of risk, or null).
 */
export interface Labelled {
  language: string;
  category: string;
  rating: number;
  text: string;
  about: readonly [string, ...string[]];
  risk: string | null;
}

export interface LabelledTally {
  /** Without a risk, and those of them that are held all the same. */
  plain: number;
  heldForNothing: number;
  /** Plain ones that are answered: those whose main complaint is named, and those that have nothing named. */
  mainNamed: number;
  nothingNamed: number;
  risky: number;
  held: number;
}

const folder = new URL('labelled/', import.meta.url);

/** Every second one is kept aside: no list is written from it. */
export const isAside = (index: number): boolean => index % 2 === 1;

/** @param from a folder with a file of JSON lines for each language */
export function readLabelled(from = folder): Map<string, readonly Labelled[]> {
  return new Map(
    readdirSync(from)
      .sort()
      .map((name) => [
        name.replace('.jsonl', ''),
        readFileSync(new URL(name, from), 'utf8')
          .split('\n')
          .filter((line) => line !== '')
          .map((line) => JSON.parse(line) as Labelled),
      ]),
  );
}

/** Reads every labelled review and tells what the composer would name of it, and hold; a tally for each half. */
export function runLabelled(reviews: readonly Labelled[]): { open: LabelledTally; aside: LabelledTally } {
  const none = { plain: 0, heldForNothing: 0, mainNamed: 0, nothingNamed: 0, risky: 0, held: 0 };
  const halves = { open: { ...none }, aside: { ...none } };
  for (const [index, review] of reviews.entries()) count(isAside(index) ? halves.aside : halves.open, review, index);
  return halves;
}

function count(tally: LabelledTally, { about: [main], risk, ...review }: Labelled, index: number): void {
  const prepared = prepareReview(inputOf({ kind: 'labelled', ...review }, index, []));
  if (risk !== null) {
    tally.risky += 1;
    if (prepared.heldBack) tally.held += 1;
    return;
  }
  tally.plain += 1;
  if (prepared.heldBack) {
    tally.heldForNothing += 1;
    return;
  }
  const { negatives, neutral } = chooseTopics(prepared, review.rating);
  const groups = (groupsOf[main] ?? '').split(' ');
  const named = [...negatives, ...neutral];
  if (named.some(({ item }) => groups.includes(item.group))) tally.mainNamed += 1;
  if (named.length === 0) tally.nothingNamed += 1;
}

/** One line a language: of the half kept aside, and in brackets of the other. */
export function labelledSummary(): string {
  const lines = [...readLabelled()].map(([name, reviews]) => {
    const { open, aside } = runLabelled(reviews);
    const both = (part: (tally: LabelledTally) => string) => `${part(aside)} (${part(open)})`.padStart(22);
    return [
      `     ${name.padEnd(4)}`,
      both(({ mainNamed, plain, heldForNothing }) => percent(mainNamed, plain - heldForNothing)),
      both(({ nothingNamed, plain, heldForNothing }) => percent(nothingNamed, plain - heldForNothing)),
      both(({ heldForNothing, plain }) => percent(heldForNothing, plain)),
      both(({ held, risky }) => percent(held, risky)),
    ].join('');
  });
  const heads = ['main named', 'nothing named', 'held for nothing', 'risks held'].map((head) => head.padStart(22));
  return ['labelled reviews, the half kept aside (and the other):', `         ${heads.join('')}`, ...lines].join('\n');
}

const percent = (part: number, of: number): string => (of === 0 ? '-' : `${((part / of) * 100).toFixed(1)} %`);
