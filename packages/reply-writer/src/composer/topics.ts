import type { Aspect } from '../aspects/analyse.ts';
import type { Prepared } from '../prepare/prepare.ts';
import { type Band, bandOf } from './bank.ts';

/** What a reply speaks of, chosen from the review. */
export interface Topics {
  positives: readonly Aspect[];
  negatives: readonly Aspect[];
  /** Named in the review without a judgement that could be made out. */
  neutral: readonly Aspect[];
}

/** Things named in one sentence; a longer list reads like a form. */
const NAMED_MAX = 3;
/** Things praised in two sentences of a five-star reply. */
const PRAISED_MAX = 4;
/** Things that only an app has, and words that mean something else in a place. */
const appOnly = new Set(['stability', 'update', 'ads', 'login', 'interface']);

const none: Topics = { positives: [], negatives: [], neutral: [] };

export function chooseTopics(prepared: Prepared, rating: number): Topics {
  if (prepared.analysis === null || prepared.subject === 'discreet') return none;
  const aspects = prepared.analysis.aspects.filter(
    ({ item }) => prepared.subject === 'app' || !appOnly.has(item.group),
  );
  const blamed = new Set(aspects.filter(({ polarity }) => polarity === 'negative').map(({ item }) => item.group));
  const band = bandOf(rating);
  const positives = aspects.filter(({ polarity, item }) => polarity === 'positive' && !blamed.has(item.group));
  const negatives = aspects.filter(
    ({ polarity, item }) =>
      // Being sorry about the place as a whole would spoil four stars.
      (band !== 'positive' || item.group !== 'place') &&
      isBlamed(polarity, band) &&
      !isPraisedOnly(item.group, positives, blamed),
  );
  return {
    positives: onePerGroup(positives).slice(0, band === 'positive' ? PRAISED_MAX : NAMED_MAX - 1),
    negatives: onePerGroup(negatives).slice(0, band === 'negative' ? NAMED_MAX : NAMED_MAX - 1),
    neutral: onePerGroup(
      aspects.filter(({ polarity, item }) => polarity === 'unknown' && item.polarity === undefined),
    ).slice(0, NAMED_MAX - 1),
  };
}

/** In a bad review what is both praised and blamed counts as blamed; elsewhere it is left alone. */
function isBlamed(polarity: Aspect['polarity'], band: Band): boolean {
  return polarity === 'negative' || (polarity === 'mixed' && band === 'negative');
}

function isPraisedOnly(group: string, positives: readonly Aspect[], blamed: ReadonlySet<string>): boolean {
  return !blamed.has(group) && positives.some(({ item }) => item.group === group);
}

/** The strongest of each group; the place itself is named only when there is nothing more telling. */
function onePerGroup(aspects: readonly Aspect[]): Aspect[] {
  const groups = new Set<string>();
  const chosen = aspects.filter(({ item }) => !groups.has(item.group) && groups.add(item.group));
  const telling = chosen.filter(({ item }) => item.group !== 'place');
  return telling.length > 0 ? telling : chosen;
}
