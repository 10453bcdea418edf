import { de } from './complaints/de.ts';
import { en } from './complaints/en.ts';
import { es } from './complaints/es.ts';
import { fr } from './complaints/fr.ts';
import { it } from './complaints/it.ts';
import type { LearnedComplaints } from './complaints/learned-complaints.ts';
import { nl } from './complaints/nl.ts';
import { pt } from './complaints/pt.ts';
import { formsOf, type Steps, stepsIn, sumsOf, weightsOf } from './learned-list.ts';
import type { AnalysedLanguage } from './lexicons.ts';
import { fold, words } from './tokens.ts';

const learnedComplaints: Readonly<Record<AnalysedLanguage, LearnedComplaints>> = { de, en, es, fr, it, nl, pt };

/** Lists of what speaks for each group of things, looked up together. */
export interface ComplaintLists {
  readonly groups: readonly string[];
  readonly steps: ReadonlyMap<string, Steps>;
}

/** Few words tell less than many: a score is what it would be with so many more that tell nothing. */
const SILENT_FEATURES = 10;

/** What a list of complaints may know of a text: its words and how they begin, each once. */
export const featuresOf = (text: string): string[] => [...new Set(words(fold(text)).flatMap(formsOf))];

/** The group of things that a text speaks of most, and by how much more than of the next. */
export function heardMost({ groups, steps }: ComplaintLists, features: readonly string[]) {
  const known = features.flatMap((feature) => {
    const found = steps.get(feature);
    return found === undefined ? [] : [found];
  });
  const scores = sumsOf(known, groups.length).map((sum) => sum / Math.sqrt(known.length + SILENT_FEATURES));
  const [most = 0, next = 0] = scores.toSorted((a, b) => b - a);
  return { group: groups[scores.indexOf(most)] ?? '', lead: most - next };
}

const known = new Map<AnalysedLanguage, ComplaintLists & { clearFrom: number }>();

function listsOf(language: AnalysedLanguage) {
  const before = known.get(language);
  if (before !== undefined) return before;
  const { clearFrom, groups } = learnedComplaints[language];
  const fresh = { clearFrom, groups: Object.keys(groups), steps: stepsIn(Object.values(groups).map(weightsOf)) };
  known.set(language, fresh);
  return fresh;
}

/**
 * The group of things that a bad review complains of, to lists that were learned from labelled reviews: also where no
 * word names it ("she runs an hour late"). Null where none is heard clearly.
 */
export function complaintIn(text: string, language: AnalysedLanguage): string | null {
  const { clearFrom, ...lists } = listsOf(language);
  const { group, lead } = heardMost(lists, featuresOf(text));
  return lead >= clearFrom ? group : null;
}
