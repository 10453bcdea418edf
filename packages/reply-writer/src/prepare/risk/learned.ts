import { weightsOf } from '../../aspects/learned-list.ts';
import { fold, words } from '../../aspects/tokens.ts';
import { type LearnedRisks, learnedRisks } from './learned-words.ts';

/** Words of at least so many letters count by their beginning, too: "bruised" and "bruises" are one. */
const BEGINNING_LETTERS = 5;

/** What a text holds that the learned list may know, each once: its words, and how the longer ones begin. */
export function riskFeaturesOf(text: string): string[] {
  const all = words(fold(text));
  const beginnings = all
    .filter(({ length }) => length >= BEGINNING_LETTERS)
    .map((word) => `${word.slice(0, BEGINNING_LETTERS)}*`);
  return [...new Set([...all, ...beginnings])];
}

/** Few words tell less than many: a score is what it would be with so many more that tell nothing. */
const SILENT_FEATURES = 25;

/** What a list makes of features: above 0 they sound like a risk, below 0 like a plain complaint. */
export function scoreOf(weights: ReadonlyMap<string, number>, features: readonly string[]): number {
  const known = features.flatMap((feature) => weights.get(feature) ?? []);
  return known.reduce((sum, weight) => sum + weight, 0) / Math.sqrt(known.length + SILENT_FEATURES);
}

const lists = new Map<string, Omit<LearnedRisks, 'words'> & { weights: Map<string, number> }>();

function listOf(language: string) {
  const known = lists.get(language);
  const learned = learnedRisks[language];
  if (known !== undefined || learned === undefined) return known;
  const { words: rows, ...bounds } = learned;
  const fresh = { ...bounds, weights: weightsOf(rows) };
  lists.set(language, fresh);
  return fresh;
}

/**
 * Whether a bad review sounds like one that tells of a risk, whatever its words: to a list that was learned from
 * labelled reviews. It is no reader: `likely` is true of one in 25 plain complaints told in the usual words, and of one
 * in twelve told without; `unlikely` or less of one risk in ten, and `plain` of one in fifty. A language without a list
 * sounds like none.
 */
export function soundOf(text: string, language: string): 'likely' | 'unknown' | 'unlikely' | 'plain' {
  const list = listOf(language);
  if (list === undefined) return 'unknown';
  const score = scoreOf(list.weights, riskFeaturesOf(text));
  if (score >= list.likelyFrom) return 'likely';
  if (score < list.plainBelow) return 'plain';
  return score < list.unlikelyBelow ? 'unlikely' : 'unknown';
}
