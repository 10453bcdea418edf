import { type Expression, expressionOf } from '../language/prefilter.ts';
import type { AspectLexicon, Facet, Item } from './lexicon.ts';
import { compileWords, matchWords, type WordMatcher } from './match-words.ts';

export interface CompiledLexicon {
  itemOf(word: string): Item | null;
  /** What a reply calls a group of things; null where a place of this trade has none. */
  thingOf(group: string): Item | null;
  /** What a clause that names nothing speaks of; null where that may be anything. */
  standIn: Item | null;
  facetOf(word: string, allowed: readonly Facet[]): Facet | null;
  isPositive: WordMatcher;
  isNegative: WordMatcher;
  isNegator: WordMatcher;
  isLacking: WordMatcher;
  isRelief: WordMatcher;
  isBreaker: WordMatcher;
  isTurn: WordMatcher;
  isHere: WordMatcher;
  isJoint: WordMatcher;
  isAnd: WordMatcher;
  isArticle: WordMatcher;
  isDeterminer: WordMatcher;
  isVerb: WordMatcher;
  isForeign: WordMatcher;
  isPartial: WordMatcher;
  isComparison: WordMatcher;
  isWeak: WordMatcher;
  isWorst: WordMatcher;
  isOfPeople: WordMatcher;
  isOfThings: WordMatcher;
  phrases: readonly (readonly [Expression, string])[];
  elsewhere: RegExp;
  condition: RegExp;
  hearsay: RegExp;
  hedge: RegExp;
  learned: boolean;
}

/** Turns the word lists into look-ups; done once a language, when the module is loaded. */
export function compileLexicon(lexicon: AspectLexicon, standIn: Item | null = null): CompiledLexicon {
  const itemOf = itemLookup(lexicon.items);
  const isForeign = matchWords(lexicon.foreign);
  const facets = Object.entries(lexicon.facetWords).map(([facet, list]) => [facet as Facet, matchWords(list)] as const);
  return {
    itemOf,
    thingOf: (group) => lexicon.items.find((one) => one.group === group) ?? null,
    standIn,
    facetOf: (word, allowed) => facets.find(([facet, has]) => allowed.includes(facet) && has(word))?.[0] ?? null,
    isPositive: praise(lexicon.positive),
    isNegative: matchWords(lexicon.negative),
    isNegator: matchWords(lexicon.negators),
    isLacking: matchWords(lexicon.lacking),
    isRelief: matchWords(lexicon.relief),
    isBreaker: matchWords(`${lexicon.breakers} ${lexicon.turns} ${lexicon.heres}`),
    isTurn: matchWords(lexicon.turns),
    isHere: matchWords(lexicon.heres),
    isJoint: matchWords(lexicon.joints),
    isAnd: matchWords(lexicon.ands),
    isArticle: matchWords(lexicon.articles),
    isDeterminer: matchWords(lexicon.determiners),
    isVerb: matchWords(lexicon.verbs),
    // A flight is nothing that a lounge has, and all that an airline does.
    isForeign: (word) => isForeign(word) && itemOf(word) === null,
    isPartial: matchWords(lexicon.partial),
    isComparison: matchWords(lexicon.comparisons),
    isWeak: matchWords(lexicon.weak),
    isWorst: matchWords(lexicon.worst),
    isOfPeople: matchWords(lexicon.ofPeople),
    isOfThings: matchWords(lexicon.ofThings),
    phrases: lexicon.phrases.map(([pattern, replacement]) => [expressionOf(pattern), replacement] as const),
    elsewhere: lexicon.elsewhere,
    condition: lexicon.condition,
    hearsay: lexicon.hearsay,
    hedge: lexicon.hedge,
    learned: lexicon.learned,
  };
}

/** Names a quality without saying that it was there: "die Freundlichkeit", "limpieza", "la rapidité". */
const quality =
  /(?:heit|keit|heid|ness|ezza|eza|idez|idade?|(?:al|il|id|os|iv)ita|(?:ial|pid|bil)ite|lesse|cheur|encia)$/u;

function praise(list: string): WordMatcher {
  const matches = matchWords(list);
  return (word) => matches(word) && !quality.test(word);
}

function itemLookup(items: readonly Item[]): (word: string) => Item | null {
  const exact = new Map<string, Item>();
  const prefixes: (readonly [string, Item])[] = [];
  for (const entry of items) {
    const terms = compileWords(entry.terms);
    // A trade's own words stand first and win.
    for (const word of terms.exact) if (!exact.has(word)) exact.set(word, entry);
    for (const prefix of terms.prefixes) prefixes.push([prefix, entry]);
  }
  return (word) => exact.get(word) ?? prefixes.find(([prefix]) => word.startsWith(prefix))?.[1] ?? null;
}
