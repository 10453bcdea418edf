import { writeFileSync } from 'node:fs';
import { groupsOf } from '../eval/labels.ts';
import { isAside, type Labelled, readLabelled } from '../eval/run-labelled.ts';
import { complaintListsOf, featuresOf, heardMost } from '../src/aspects/complaint.ts';
import { fold, words } from '../src/aspects/tokens.ts';
import { type Example, foldsOf, inSteps, namedRowsOf, train } from './logistic.ts';

/**
 * Learns from the labelled reviews, but for those kept aside, and from those that were written to learn from
 * (reviews/), which words speak for which complaint, and writes it to src/aspects/complaints/, a file a language.
 *   node --conditions=@review-reply/source packages/reply-writer/training/train-complaints.ts
 */
const target = new URL('../src/aspects/complaints/', import.meta.url);

/** A thing that fewer reviews complain of has no list. */
const REVIEWS_OF_GROUP_MIN = 15;
const REVIEWS_MIN = { words: 2, pairs: 2 };
/** Words below this step tell little, and would double the lists. */
const STEP_MIN = 3;
/** Of bad reviews so many, of 1, are taken to be clear, by lists that have not seen them. */
const CLEAR_SHARE = 0.4;
const FOLDS = 2;

interface Review {
  features: readonly string[];
  groups: ReadonlySet<string>;
  isPlain: boolean;
}

/** What a reply calls a complaint is its first group. */
const groupOf = (label: string): string => groupsOf[label]?.split(' ')[0] ?? label;
const reviewOf = ({ text, about, risk }: Labelled): Review => ({
  features: featuresOf(words(fold(text))),
  groups: new Set(about.map(groupOf)),
  isPlain: risk === null,
});

function learnedFrom(reviews: readonly Review[]): Map<string, Map<string, number>> {
  const groups = [...new Set(reviews.flatMap(({ groups: all }) => [...all]))]
    .filter((group) => reviews.filter((one) => one.groups.has(group)).length >= REVIEWS_OF_GROUP_MIN)
    .sort();
  return new Map(
    groups.map((group) => {
      const examples: Example[] = reviews.map(({ features, groups: of }) => ({ features, positive: of.has(group) }));
      const steps = [...inSteps(train(examples, REVIEWS_MIN, true))];
      return [group, new Map(steps.filter(([, step]) => step >= STEP_MIN))];
    }),
  );
}

const written = readLabelled(new URL('reviews/', import.meta.url));
for (const [language, labelled] of readLabelled()) {
  const open = labelled.filter((_, index) => !isAside(index));
  const reviews = [...open, ...(written.get(language) ?? [])].map(reviewOf);
  const heard = foldsOf(reviews, FOLDS).flatMap(({ others, part }) => {
    const lists = complaintListsOf(learnedFrom(others));
    return part.filter(({ isPlain }) => isPlain).map((one) => ({ ...one, ...heardMost(lists, one.features) }));
  });
  const leads = heard.map(({ lead }) => lead).sort((a, b) => b - a);
  const clearFrom = Math.round((leads[Math.floor(leads.length * CLEAR_SHARE)] ?? 0) * 100) / 100;
  const clear = heard.filter(({ lead }) => lead >= clearFrom);
  const right = clear.filter(({ groups, group }) => groups.has(group));
  const learned = learnedFrom(reviews);
  process.stdout.write(
    `${language}: ${learned.size} complaints, ${[...learned.values()].reduce((sum, { size }) => sum + size, 0)} words; ` +
      `of those that are clear ${((right.length / clear.length) * 100).toFixed(1)} % are right\n`,
  );
  writeFileSync(
    new URL(`${language}.ts`, target),
    [
      "import type { LearnedComplaints } from './learned-complaints.ts';",
      '',
      '/** Made by training/train-complaints.ts, which says from what; not to be edited by hand. */',
      `export const ${language}: LearnedComplaints = {`,
      `  clearFrom: ${clearFrom},`,
      '  groups: {',
      ...namedRowsOf(learned),
      '  },',
      '};',
      '',
    ].join('\n'),
  );
}
