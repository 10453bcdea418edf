import { de } from './complaints/de.ts';
import { en } from './complaints/en.ts';
import { es } from './complaints/es.ts';
import { fr } from './complaints/fr.ts';
import { it } from './complaints/it.ts';
import type { LearnedComplaints } from './complaints/learned-complaints.ts';
import { nl } from './complaints/nl.ts';
import { pt } from './complaints/pt.ts';
import { formsOf, type NamedLists, namedListsOf, type Steps, stepsIn, sumsOf } from './learned-list.ts';
import type { AnalysedLanguage } from './lexicons.ts';

const learnedComplaints: Readonly<Record<AnalysedLanguage, LearnedComplaints>> = { de, en, es, fr, it, nl, pt };

/** Lists of what speaks for each group of things, looked up together. */
export interface ComplaintLists {
  readonly groups: readonly string[];
  readonly steps: ReadonlyMap<string, Steps>;
}

export const complaintListsOf = (lists: NamedLists): ComplaintLists => ({
  groups: [...lists.keys()],
  steps: stepsIn([...lists.values()]),
});

/** Few words tell less than many: a score is what it would be with so many more that tell nothing. */
const SILENT_FEATURES = 10;

/** What a list of complaints may know of the words of a folded text: them and how they begin, each once. */
export const featuresOf = (words: readonly string[]): string[] => [...new Set(words.flatMap(formsOf))];

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

const looked = new Map<AnalysedLanguage, ComplaintLists>();

function listsOf(language: AnalysedLanguage): ComplaintLists {
  const before = looked.get(language);
  if (before !== undefined) return before;
  const fresh = complaintListsOf(namedListsOf(learnedComplaints[language].groups));
  looked.set(language, fresh);
  return fresh;
}

/**
 * The group of things that a bad review complains of, to lists that were learned from labelled reviews: also where no
 * word names it ("she runs an hour late"). Null where none is heard clearly.
 * @param words of the folded text
 */
export function complaintIn(words: readonly string[], language: AnalysedLanguage): string | null {
  const { group, lead } = heardMost(listsOf(language), featuresOf(words));
  return lead >= learnedComplaints[language].clearFrom ? group : null;
}
