/** Side of a thing that an opinion is about; it decides how the reply names it. */
export type Facet =
  | 'clean'
  | 'choice'
  | 'quality'
  | 'comfort'
  | 'condition'
  | 'kind'
  | 'care'
  | 'speed'
  | 'price'
  | 'absent';

/** A thing that reviews speak of. Terms are folded (no accents); a trailing `*` matches any ending. */
export interface Item {
  id: string;
  /** Things of one group are not listed beside each other more than needed ("the food, the snacks and the buffet"). */
  group: string;
  terms: string;
  /** With its article: "the toilets". */
  np: string;
  /** Without: "toilets". */
  noun: string;
  facets: readonly Facet[];
  /** Low for what every review mentions (the place itself), so that something more telling is named first. */
  weight: number;
  /** The side that any opinion on this thing has by its nature: "crowded" is always bad. */
  polarity?: -1 | 1;
  /** Said of the place by a word that may as well describe the thing beside it: "spacious toilets". */
  describes?: true;
}

/** Fixed expressions, replaced before the words are read: `goodmark` and `badmark` are opinion words. */
export type Phrases = readonly (readonly [RegExp, string])[];

export interface AspectLexicon {
  items: readonly Item[];
  positive: string;
  negative: string;
  /** Opinion words that often mean something else, or little: never enough to speak against the stars. */
  weak: string;
  /** Opinions of people and of how they behave, and those that nothing but a thing can have: "clean", "tasty". */
  ofPeople: string;
  ofThings: string;
  /** The worst words: what they are said of is what the review is about. */
  worst: string;
  /** Turns the opinion words after it round. */
  negators: string;
  /** Straight before a thing: there is none of it. */
  lacking: string;
  /** Words after which a crowd or a noise is what one got away from. */
  relief: string;
  /**
   * Words that end a clause although no punctuation stands there; those that turn back to this visit are `turns`, those
   * that turn back to this place, and maybe to another time, `heres`.
   */
  breakers: string;
  turns: string;
  heres: string;
  /** Words that no negation reaches over. */
  joints: string;
  /** Words that begin another thing. */
  articles: string;
  determiners: string;
  /** Opinions that take an object: "loved the food", and not "clean the food". */
  verbs: string;
  /** Words that share an opinion between the things they stand between. */
  ands: string;
  /** Things that reviews speak of and that no place has: a flight, a city. */
  foreign: string;
  /** Only some of the thing that follows is meant. */
  partial: string;
  /** What follows is compared with, not spoken of. */
  comparisons: string;
  /** A clause that speaks of another place or an earlier visit, and one that only supposes; matched on folded words. */
  elsewhere: RegExp;
  condition: RegExp;
  /** A sentence that tells what was heard, feared or so in former times. */
  hearsay: RegExp;
  /** Praise is not always meant, or only seems so. */
  hedge: RegExp;
  /** Whether there is a learned list of what good and bad visits sound like in this language. */
  learned: boolean;
  phrases: Phrases;
  facetWords: Readonly<Record<Exclude<Facet, 'absent'>, string>>;
}

/** `clean=toilets` style shorthand of an item, so that the lists stay readable as tables. */
export function item(
  id: string,
  group: string,
  np: string,
  noun: string,
  facets: string,
  terms: string,
  extra: { weight?: number; polarity?: -1 | 1; describes?: true } = {},
): Item {
  const list = facets === '' ? [] : (facets.split(' ') as Facet[]);
  return { id, group, terms, np, noun, facets: list, weight: 1, ...extra };
}
