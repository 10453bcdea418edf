import { type CompiledLexicon, compileLexicon } from './compile-lexicon.ts';
import type { Facet, Item } from './lexicon.ts';
import { lexiconEn } from './opinions-en.ts';
import { lexiconFr } from './opinions-fr.ts';
import { fold, words } from './tokens.ts';

export type AnalysedLanguage = 'en' | 'fr';
export type Polarity = 'positive' | 'negative' | 'mixed' | 'unknown';

/** A thing that the review speaks of, with what it says of it. */
export interface Aspect {
  item: Item;
  facet: Facet | null;
  polarity: Polarity;
  /** How much there is to it: opinions counted, times the item's weight. */
  strength: number;
}

export interface Analysis {
  /** Strongest first. */
  aspects: readonly Aspect[];
  /** Opinion words in the whole text, attached to something or not. */
  positives: number;
  negatives: number;
}

/** Words read of a review; past this nothing new is said. */
const WORDS_MAX = 900;
/** An opinion word further than this from a thing is taken to be about something else. */
const REACH_MAX = 5;
/** How far back a negation reaches: "not at all very clean". */
const NEGATION_REACH_MAX = 3;

const lexicons: Readonly<Record<AnalysedLanguage, CompiledLexicon>> = {
  en: compileLexicon(lexiconEn),
  fr: compileLexicon(lexiconFr),
};

/**
 * Finds what a review speaks of and whether it praises or blames it. Prefers silence to a mistake: an opinion counts
 * for a thing only when it stands near it in the same clause, and a thing both praised and blamed is "mixed".
 */
export function analyse(text: string, language: AnalysedLanguage): Analysis {
  const lexicon = lexicons[language];
  const found = new Map<string, Tally>();
  let positives = 0;
  let negatives = 0;
  for (const clause of clausesOf(text, lexicon)) {
    const opinions = opinionsOf(clause, lexicon);
    positives += opinions.filter(({ sign }) => sign > 0).length;
    negatives += opinions.filter(({ sign }) => sign < 0).length;
    attach(clause, opinions, lexicon, found);
  }
  const aspects = [...found.values()].map(toAspect).sort((a, b) => b.strength - a.strength || a.order - b.order);
  return { aspects: aspects.map(({ order: _, ...aspect }) => aspect), positives, negatives };
}

interface Tally {
  item: Item;
  up: number;
  down: number;
  mentions: number;
  facets: { facet: Facet; sign: number }[];
  order: number;
}

interface Opinion {
  index: number;
  sign: 1 | -1;
}

function clausesOf(text: string, lexicon: CompiledLexicon): string[][] {
  let folded = fold(text).replace(/[’‘]/gu, "'");
  for (const [pattern, replacement] of lexicon.phrases) folded = folded.replace(pattern, replacement);
  const clauses: string[][] = [];
  let left = WORDS_MAX;
  for (const sentence of folded.split(/[.!?;:,()\n…•]+|\s[-–—]+\s?/u)) {
    let clause: string[] = [];
    for (const word of words(sentence).slice(0, left)) {
      if (lexicon.isBreaker(word)) {
        clauses.push(clause);
        clause = [];
      } else clause.push(word);
    }
    clauses.push(clause);
    left -= clause.length;
    if (left <= 0) break;
  }
  return clauses.filter((clause) => clause.length > 0);
}

function opinionsOf(clause: readonly string[], lexicon: CompiledLexicon): Opinion[] {
  const opinions: Opinion[] = [];
  clause.forEach((word, index) => {
    const sign = lexicon.isNegative(word) ? -1 : lexicon.isPositive(word) ? 1 : 0;
    if (sign === 0) return;
    const before = clause.slice(Math.max(0, index - NEGATION_REACH_MAX), index);
    // "no, it is not bad": praise by negated blame is faint, and left out rather than counted either way.
    if (!before.some(lexicon.isNegator)) opinions.push({ index, sign });
    else if (sign > 0) opinions.push({ index, sign: -1 });
  });
  return opinions;
}

function attach(
  clause: readonly string[],
  opinions: readonly Opinion[],
  lexicon: CompiledLexicon,
  found: Map<string, Tally>,
): void {
  const places = clause.flatMap((word, index) => {
    const item = lexicon.itemOf(word);
    return item === null ? [] : [{ item, index }];
  });
  const own = new Map<number, number>();
  for (const { index, sign } of opinions) {
    const target = nearest(places, index);
    if (target === null) continue;
    own.set(target.index, (own.get(target.index) ?? 0) + sign);
  }
  places.forEach(({ item, index }, position) => {
    const tally = tallyOf(found, item);
    tally.mentions += 1;
    const lacking = [clause[index - 1], clause[index - 2]].some(
      (word) => word !== undefined && lexicon.isLacking(word),
    );
    const sign = signOf(clause, places, position, own, lexicon, lacking);
    if (sign > 0) tally.up += 1;
    if (sign < 0) tally.down += 1;
    const facet = lacking && item.facets.includes('absent') ? 'absent' : facetNear(clause, index, item, lexicon);
    if (facet !== null && sign !== 0) tally.facets.push({ facet, sign });
  });
}

/** +1 praised, -1 blamed, 0 only mentioned. "not crowded" is neither: the word for it would still be "the crowding". */
function signOf(
  clause: readonly string[],
  places: readonly Place[],
  position: number,
  own: ReadonlyMap<number, number>,
  lexicon: CompiledLexicon,
  lacking: boolean,
): number {
  const place = places[position];
  if (place === undefined) return 0;
  if (place.item.polarity !== undefined) {
    const before = clause.slice(Math.max(0, place.index - NEGATION_REACH_MAX), place.index);
    return before.some(lexicon.isNegator) ? 0 : place.item.polarity;
  }
  return lacking ? -1 : Math.sign(own.get(place.index) ?? shared(clause, places, position, own));
}

interface Place {
  item: Item;
  index: number;
}

/** The thing an opinion word is about: the nearest, the one that follows winning a tie ("clean showers"). */
function nearest(places: readonly Place[], index: number): Place | null {
  let best: Place | null = null;
  let bestCost = REACH_MAX;
  for (const place of places) {
    const gap = place.index - index;
    const cost = gap >= 0 ? gap : -gap + 0.4;
    if (cost < bestCost) {
      best = place;
      bestCost = cost;
    }
  }
  return best;
}

/** "clean showers and toilets": what stands beside a thing, joined by "and", shares its opinion. */
function shared(
  clause: readonly string[],
  places: readonly Place[],
  position: number,
  own: ReadonlyMap<number, number>,
): number {
  const here = places[position];
  const before = places[position - 1];
  if (here === undefined || before === undefined) return 0;
  const between = clause.slice(before.index + 1, here.index);
  const joined = between.length <= 2 && between.some((word) => word === 'and' || word === 'et');
  return joined ? (own.get(before.index) ?? 0) : 0;
}

function facetNear(clause: readonly string[], index: number, item: Item, lexicon: CompiledLexicon): Facet | null {
  if (item.facets.length === 0) return null;
  for (let gap = 1; gap <= REACH_MAX; gap += 1) {
    for (const word of [clause[index - gap], clause[index + gap]]) {
      const facet = word === undefined ? null : lexicon.facetOf(word, item.facets);
      if (facet !== null) return facet;
    }
  }
  return null;
}

function tallyOf(found: Map<string, Tally>, item: Item): Tally {
  const known = found.get(item.id);
  if (known) return known;
  const fresh: Tally = { item, up: 0, down: 0, mentions: 0, facets: [], order: found.size };
  found.set(item.id, fresh);
  return fresh;
}

function toAspect(tally: Tally): Aspect & { order: number } {
  const { item, up, down, mentions, facets, order } = tally;
  const polarity: Polarity = up > 0 && down > 0 ? 'mixed' : up > 0 ? 'positive' : down > 0 ? 'negative' : 'unknown';
  const sign = up > down ? 1 : -1;
  const facet = facets.find((entry) => entry.sign === sign)?.facet ?? null;
  const opinions = Math.min(3, up + down);
  return {
    item,
    facet,
    polarity,
    strength: item.weight * (opinions === 0 ? 0.3 * Math.min(2, mentions) : 1 + opinions * 0.3),
    order,
  };
}
