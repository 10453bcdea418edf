import type { Aspect } from '../aspects/analyse.ts';
import type { Facet, Item } from '../aspects/lexicon.ts';
import { speaksIll } from '../prepare/intents.ts';
import type { Prepared } from '../prepare/prepare.ts';
import { type Band, bandOf } from './band.ts';

/** What a reply speaks of, chosen from the review. */
export interface Topics {
  positives: readonly Aspect[];
  negatives: readonly Aspect[];
  /** Spoken of without a judgement that could be made out, the most spoken of first. */
  neutral: readonly Aspect[];
  /** Whether that is what a bad review is about more than what is blamed in it for certain. */
  neutralFirst: boolean;
}

/** Things named in one sentence, and of a review of many words; a longer list reads like a form. */
const NAMED_MAX = 3;
const MANY_NAMED_MAX = 4;
const MANY_WORDS_MIN = 50;
/** Things praised in two sentences of a five-star reply. */
const PRAISED_MAX = 4;
/** What is named beside what is blamed or praised takes up at least this much of the text, of 1. */
const MAIN_SHARE_MIN = 0.2;
/** What takes up this much of a bad review, or of three stars in many words, is named too, after what it is about. */
const ALSO_SHARE_MIN = 0.1;
/** What takes up this much of a text is what it is about. */
const MOST_SHARE_MIN = 0.3;
/** How much more a thing counts of which blame could not be made out for certain. */
const DOUBTED_BONUS = 2;
/** Things that only an app has, and words that mean something else in a place. */
const appOnly = new Set(['stability', 'update', 'ads', 'login', 'interface']);
/** Things that no app has: who writes of them means something else ("frozen", "trash"). */
const neverOfApp = new Set(['cleanliness', 'dirt', 'temperature', 'toilets', 'upkeep', 'seats', 'seating']);

/**
 * What the reply of a bank or a practice may name: how it is reached, its rooms, its manner and what it asks in general
 * tell nothing of anybody's account or illness.
 */
const ofNobody = new Set(
  'service welcome frontdesk counter queue crowding waitingroom hours price fees communication answer login website app stability update interface advice handling stock parking access branch atm drivethru location cleanliness toilets seating atmosphere decor upkeep space choice offers features notifications loading servers network connection platform map search'.split(
    ' ',
  ),
);

/**
 * Clauses of three stars that are not plain may be praise of what a word in them praises where they read as well as
 * this.
 */
const MIXED_PRAISE_LEANING_MIN = 24;
/** A reservation in good stars must read like a bad one. */
const RESERVATION_LEANING_MAX = -10;
/** Blame in three stars is believed where its clauses do not read like a good visit. */
const MIXED_BLAME_LEANING_MAX = 5;

/** "The dish" beside "the food" is one thing to whoever reads both. */
const subjectOf = ({ item }: Aspect): string => (item.group === 'dish' ? 'food' : item.group);

/** Things that are a side of all of a place, and not named beside that side of something in it. */
const sideOf: Readonly<Record<string, Facet>> = {
  dirt: 'clean',
  cleanliness: 'clean',
  upkeep: 'condition',
  quality: 'quality',
  choice: 'choice',
};

const isSideOf = ({ item }: Aspect, others: readonly Aspect[]): boolean =>
  item.id in sideOf && others.some(({ facet }) => facet === sideOf[item.id]);

/** Nothing of its own to whoever only hears it named. */
const sideless = new Set(['choice', 'quality']);

/** What stands beside what a place is there for, and is not all that a longer praise of it is thanked for. */
const besides = new Set(['music', 'parking', 'tv', 'reading', 'light', 'wifi']);
/** What takes up less than this of a text is said in passing. */
const PASSING_SHARE_MAX = 0.2;
const LONGER_WORDS_MIN = 20;

const isInPassing = ({ item, share }: Aspect): boolean => besides.has(item.group) && share < PASSING_SHARE_MAX;

const none: Topics = { positives: [], negatives: [], neutral: [], neutralFirst: true };

/**
 * What a reply may name. Thanks and apologies are for what is certain, and against the stars for nothing of the place
 * as a whole; all else is only named. Praise in one or two stars is not taken up at all.
 */
export function chooseTopics(prepared: Prepared, rating: number, variant = 0): Topics {
  if (prepared.analysis === null || prepared.subject === 'discreet') return none;
  const { subject, complaint } = prepared;
  const isNameable = ({ item }: Pick<Aspect, 'item'>) =>
    subject === 'desk'
      ? ofNobody.has(item.group) && item.id !== 'tableware'
      : !(subject === 'app' ? neverOfApp : appOnly).has(item.group);
  const aspects = prepared.analysis.aspects.filter(isNameable);
  const band = bandOf(rating);
  const blamed = new Set(aspects.filter(({ polarity }) => polarity === 'negative').map(({ item }) => item.group));
  const praises = aspects.filter((aspect) => isPraised(aspect, band) && !blamed.has(aspect.item.group));
  const words = prepared.text.split(' ').length;
  const namedMax = band !== 'positive' && words >= MANY_WORDS_MIN ? MANY_NAMED_MAX : NAMED_MAX;
  const isAllInPassing = band === 'positive' && words >= LONGER_WORDS_MIN && praises.every(isInPassing);
  const positives = isAllInPassing ? [] : praises;
  const praised = new Set(positives.map(({ item }) => item.group));
  const faults = aspects
    .filter((aspect) => isBlamed(aspect, band) && (blamed.has(aspect.item.group) || !praised.has(aspect.item.group)))
    .sort((a, b) => importanceOf(b) - importanceOf(a));
  const judged = onePerGroup(faults.filter((fault) => !isSideOf(fault, faults)));
  const { neutral, neutralFirst } = chooseNeutral(
    isAllInPassing ? aspects.filter((aspect) => !isInPassing(aspect)) : aspects,
    [...positives, ...faults],
    judged,
    band,
    speaksIll(prepared.text),
    namedMax,
  );
  const negatives = judged.slice(0, band === 'negative' ? namedMax : namedMax - 1);
  const spokenOf = onePerGroup(neutral, subjectOf);
  const heard = band === 'negative' || positives.length === 0 ? heardOnly(complaint) : [];
  const others = [...aspects.filter(isPlainPraise), ...negatives, ...spokenOf].map(subjectOf);
  const unnamed = heard.filter((one) => isNameable(one) && !others.includes(subjectOf(one)));
  const left = Math.max(0, namedMax - negatives.length - unnamed.length);
  return {
    positives: turned(onePerGroup(positives), band === 'positive' ? PRAISED_MAX : NAMED_MAX - 1, variant),
    negatives,
    neutral: unnamed.length === 0 ? spokenOf : [...spokenOf.slice(0, left), ...unnamed],
    neutralFirst,
  };
}

/** What nothing names and all the words speak of. */
function heardOnly(item: Item | null): Aspect[] {
  if (item === null) return [];
  const unjudged = { polarity: 'unknown', strength: 0, share: 0, certain: false, plain: false, leaning: null } as const;
  return [{ item, facet: null, ...unjudged }];
}

const importanceOf = ({ strength, share }: Aspect): number => strength * (1 + share);

/**
 * What is only spoken of, and in bad reviews what is blamed or praised in ways that cannot be made out. Beside what is
 * judged it is named in a review that is no good one: first where more of the text is about it than about anything
 * blamed.
 */
function chooseNeutral(
  aspects: readonly Aspect[],
  named: readonly Aspect[],
  blamed: readonly Aspect[],
  band: Band,
  complains: boolean,
  namedMax: number,
): Pick<Topics, 'neutral' | 'neutralFirst'> {
  if (band === 'positive') {
    const mentioned = aspects.filter(
      ({ polarity, item }) =>
        ((polarity === 'unknown' && !complains) ||
          (polarity === 'positive' && !(complains && item.group === 'price'))) &&
        item.polarity === undefined &&
        !sideless.has(item.id),
    );
    return { neutral: onePerGroup(mentioned).slice(0, namedMax - 1), neutralFirst: true };
  }
  const subjects = new Set(named.map(subjectOf));
  const shareOf = (aspect: Aspect) =>
    aspects.filter((one) => subjectOf(one) === subjectOf(aspect)).reduce((sum, { share }) => sum + share, 0);
  const muchFirst = [...aspects].sort((a, b) => spokenOfMuch(b) - spokenOfMuch(a));
  const spokenOf = muchFirst.filter(
    (aspect) =>
      !subjects.has(subjectOf(aspect)) &&
      !isSideOf(aspect, named) &&
      (aspect.polarity !== 'positive' || (band === 'negative' && named.length === 0 && isOnlyBegun(aspect))) &&
      aspect.item.polarity !== 1,
  );
  if (named.length === 0) {
    // Where nothing else is spoken of, that is what the blame is about, whatever praise stands beside it.
    const listed =
      spokenOf.length > 0
        ? spokenOf
        : muchFirst.filter((aspect) => aspect.item.polarity === undefined && !isPlainPraise(aspect));
    const max = band === 'negative' ? namedMax : namedMax - 1;
    return { neutral: onePerGroup(listed, subjectOf).slice(0, max), neutralFirst: true };
  }
  const things = spokenOf.filter(({ item }) => item.group !== 'place');
  const [main] = things;
  const leastAlone = blamed.length > 0 ? MAIN_SHARE_MIN : MAIN_SHARE_MIN / 2;
  const least = Math.max(leastAlone, ...blamed.filter(({ item }) => item.group !== 'place').map(shareOf));
  const isMain = main !== undefined && shareOf(main) >= least;
  const doubted = things.find(({ polarity }) => polarity === 'negative');
  const chosen = [doubted, isMain ? main : undefined].filter((aspect) => aspect !== undefined);
  const also =
    band === 'negative' || namedMax > NAMED_MAX ? things.filter((aspect) => shareOf(aspect) >= ALSO_SHARE_MIN) : [];
  const left = Math.max(0, namedMax - blamed.length);
  return {
    neutral: onePerGroup([...chosen, ...also], subjectOf).slice(0, left),
    neutralFirst: chosen.length > 0,
  };
}

/** "The drivers are the best": they are not who a bad review is about. */
const isPlainPraise = ({ item, polarity, plain }: Aspect): boolean =>
  polarity === 'positive' && plain && item.facets.includes('kind');

/** Praise of what most of a bad review is about was only its beginning: "they are friendly, but …". */
const isOnlyBegun = (aspect: Aspect): boolean =>
  aspect.share >= MOST_SHARE_MIN && aspect.item.group !== 'place' && !isPlainPraise(aspect);

/**
 * What may well be blamed is what a bad review is about rather than what it only tells of; a wait or a noise is bad by
 * itself, and a dear thing often another's.
 */
const spokenOfMuch = ({ share, item, polarity }: Aspect): number =>
  share *
  item.weight *
  (polarity === 'negative' ? DOUBTED_BONUS : polarity === 'positive' ? 1 / DOUBTED_BONUS : 1) *
  (polarity === 'negative' && item.polarity === -1 && item.group !== 'price' ? DOUBTED_BONUS : 1);

/**
 * With the stars a judgement is sure that is certain, or plain where nothing that was learned speaks against it; a word
 * that is a judgement by itself ("freezing") needs nothing to bear it out.
 */
function isSure({ certain, plain, leaning, item }: Aspect, sign: 1 | -1): boolean {
  return certain || (plain && (item.polarity === sign || leaning === null || leaning * sign >= 0));
}

function isPraised(aspect: Aspect, band: Band): boolean {
  const { polarity, certain, plain, leaning, item } = aspect;
  if (polarity !== 'positive' || band === 'negative') return false;
  if (band === 'positive') return isSure(aspect, 1);
  // Where there is no learned list, it has no say.
  const isBorneOut = leaning === null || leaning >= (plain ? 0 : MIXED_PRAISE_LEANING_MIN);
  return certain && isBorneOut && item.group !== 'place';
}

function isBlamed(aspect: Aspect, band: Band): boolean {
  const { polarity, certain, plain, leaning, item } = aspect;
  if (polarity !== 'negative') return false;
  if (band === 'positive')
    return (
      certain &&
      plain &&
      item.group !== 'place' &&
      item.describes === undefined &&
      (leaning === null || leaning <= RESERVATION_LEANING_MAX)
    );
  if (!isSure(aspect, -1)) return false;
  return band === 'negative' || plain || item.polarity === -1 || (leaning ?? 0) <= MIXED_BLAME_LEANING_MAX;
}

/** The strongest few; a variant begins further down, so that it takes up other points where there are more than fit. */
function turned(aspects: readonly Aspect[], max: number, variant: number): Aspect[] {
  if (aspects.length <= max) return [...aspects];
  const from = variant % aspects.length;
  return [...aspects.slice(from), ...aspects.slice(0, from)].slice(0, max);
}

/** The strongest of each group; the place itself is named only when there is nothing more telling. */
function onePerGroup(aspects: readonly Aspect[], groupOf = ({ item }: Aspect): string => item.group): Aspect[] {
  const groups = new Set<string>();
  const chosen = aspects.filter((aspect) => !groups.has(groupOf(aspect)) && groups.add(groupOf(aspect)));
  const telling = chosen.filter(({ item }) => item.group !== 'place');
  return telling.length > 0 ? telling : chosen;
}
