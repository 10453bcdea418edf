import { namedListsOf, weightsOf } from '../../aspects/learned-list.ts';
import { de } from './learned/de.ts';
import { en } from './learned/en.ts';
import { es } from './learned/es.ts';
import { fr } from './learned/fr.ts';
import { it } from './learned/it.ts';
import type { LearnedRisks } from './learned/learned-risks.ts';
import { nl } from './learned/nl.ts';
import { pt } from './learned/pt.ts';
import { heardOf, type Lists, listsOf, scoreOf } from './lists.ts';

const learnedRisks: Readonly<Record<string, LearnedRisks>> = { de, en, es, fr, it, nl, pt };

const learned = new Map<string, Omit<LearnedRisks, 'any' | 'kinds'> & { lists: Lists }>();

function learnedOf(language: string) {
  const known = learned.get(language);
  const rows = learnedRisks[language];
  if (known !== undefined || rows === undefined) return known;
  const { any, kinds, ...bounds } = rows;
  const fresh = { ...bounds, lists: listsOf(weightsOf(any), namedListsOf(kinds)) };
  learned.set(language, fresh);
  return fresh;
}

/** What a bad review sounds like, from a risk to a complaint that is plain. */
export type Sound = 'likely' | 'unknown' | 'unlikely' | 'plain';

/**
 * Whether a bad review sounds like one that tells of a risk, whatever its words: to lists that were learned from
 * labelled reviews. They are no reader: `likely` is true of one in 16 plain complaints told in the usual words, many of
 * them in words of a risk; `unlikely` or `plain` of one risk in ten, and `plain` of one in fifty. In a language without
 * lists nothing is known.
 * @param isPossible whether a risk of a kind can be told here at all; any can unless given
 */
export function soundOf(text: string, language: string, isPossible = (_kind: string): boolean => true): Sound {
  const known = learnedOf(language);
  if (known === undefined) return 'unknown';
  const { lists, likelyFrom, plainBelow, unlikelyBelow } = known;
  const { score, kind } = scoreOf(lists, heardOf(text));
  if (score >= likelyFrom) return isPossible(kind) ? 'likely' : 'unknown';
  if (score < plainBelow) return 'plain';
  return score < unlikelyBelow ? 'unlikely' : 'unknown';
}
