import { type Clause, clausesOf } from './clauses.ts';
import type { CompiledLexicon } from './compile-lexicon.ts';
import type { Facet, Item } from './lexicon.ts';
import { type AnalysedLanguage, lexiconOf, type Trade } from './lexicons.ts';
import { isAbsent, isNegated, type Opinion, opinionsOf } from './opinions.ts';
import { type Tally, tallyOf, toAspect } from './tally.ts';

export type Polarity = 'positive' | 'negative' | 'mixed' | 'unknown';

/** A thing that the review speaks of, with what it says of it. */
export interface Aspect {
  item: Item;
  facet: Facet | null;
  polarity: Polarity;
  /**
   * How much there is to it: opinions counted, times the item's weight, more for strong words and first or last ones.
   */
  strength: number;
  /** How much of the text speaks of it, of 1. */
  share: number;
  /** A strong, unnegated word stands beside it and nothing speaks against: it may be said against the stars. */
  certain: boolean;
  /** It is said so in a clause of a few words, which can hardly mean something else. */
  plain: boolean;
  /** What the learned list makes of the clauses that name it; null where it is not asked. */
  leaning: number | null;
}

export interface Analysis {
  /** Strongest first. */
  aspects: readonly Aspect[];
  /** Opinion words in the whole text, attached to something or not. */
  positives: number;
  negatives: number;
  /** Those in what is only supposed or wished. */
  supposed: number;
  /** What the learned list makes of it all; 0 where it is not asked. */
  leaning: number;
  /** Whether it turns round with a "but". */
  turns: boolean;
}

/** An opinion word further than this from a thing is taken to be about something else. */
const REACH_MAX = 5;
/** What an "and" between an opinion word and a thing adds to their distance. */
const JOINT_COST = 2.5;
/** What "a" between them adds: "limited biscuits, a soup" says nothing of the soup. */
const ARTICLE_COST = 2;
/** An opinion this near stands beside its thing: "friendly staff", "staff were very friendly". */
const BESIDE_MAX = 3;
/** How far after a word stands what it describes. */
const FOREIGN_REACH = 6;
/** A clause up to this many words says one thing. */
const PLAIN_WORDS_MAX = 5;
/** How far the learned list must lean the other way to speak against such a clause. */
const DOUBT_MIN = 4;
/** A clause up to this many words that names nothing speaks of what the whole review is about. */
const STAND_IN_WORDS_MAX = 12;
/** A clause up to this many words in which a word is a judgement by itself ("overpriced") says it of its place. */
const BRIEF_WORDS_MAX = 6;
/** A clause longer than this tells a story, in which an opinion may be of anything. */
const STORY_WORDS_MIN = 12;
/** A clause longer than this runs on. */
const CLAUSE_WORDS_MAX = 25;
/** How far before a thing stands what says that only some of it is meant. */
const PARTIAL_REACH = 3;
/** Words of the first and the last sentence are what people remember most. */
const EDGE_BONUS = 0.4;
/** What a clause that names nothing ("it never came") says of the thing named before it, of 1. */
const CARRIED_SHARE = 0.5;

/**
 * Finds what a review speaks of and whether it praises or blames it. Prefers silence to a mistake: an opinion counts
 * for a thing only when it stands near it in the same clause, and a thing both praised and blamed is "mixed".
 */
export function analyse(text: string, language: AnalysedLanguage, trade: Trade | null = null): Analysis {
  const lexicon = lexiconOf(language, trade);
  const found = new Map<string, Tally>();
  let positives = 0;
  let negatives = 0;
  let supposed = 0;
  const clauses = clausesOf(text, lexicon);
  const last = clauses.at(-1)?.sentence ?? 0;
  const leaning = clauses.reduce((sum, clause) => sum + (clause.leaning ?? 0), 0);
  const length = clauses.reduce((sum, { words }) => sum + words.length, 0);
  let before: { places: readonly Place[]; sentence: number } = { places: [], sentence: -1 };
  let told: { places: readonly Place[]; until: number } = { places: [], until: 0 };
  for (const clause of clauses) {
    const all = opinionsOf(clause, lexicon).filter(({ index }) => !isOfForeign(clause.words, index, lexicon));
    const opinions = clause.supposed ? [] : all;
    supposed += all.length - opinions.length;
    positives += opinions.filter(({ sign }) => sign > 0).length;
    negatives += opinions.filter(({ sign }) => sign < 0).length;
    const bonus = clause.sentence === 0 || clause.sentence === last ? EDGE_BONUS : 0;
    const places = placesIn(clause.words, lexicon);
    attach(clause, places.length > 0 ? places : standingIn(clause, opinions, lexicon), opinions, lexicon, found, bonus);
    if (isTakenBack(clause, places, opinions) && before.sentence === clause.sentence)
      for (const { item } of before.places) takeBack(tallyOf(found, item));
    before = { places, sentence: clause.sentence };
    // "Boarding snacks" are snacks.
    const named = places.filter(({ index }, at) => places[at + 1]?.index !== index + 1);
    if (named.length > 0) told = { places: named, until: clause.sentence + 1 };
    else if (clause.sentence > told.until) told = { places: named, until: 0 };
    const part = (clause.words.length / length / told.places.length) * (named.length > 0 ? 1 : CARRIED_SHARE);
    for (const { item } of told.places) tallyOf(found, item).share += part;
  }
  const aspects = [...found.values()]
    .map((tally) => toAspect(tally, lexicon.learned))
    .sort((a, b) => b.strength - a.strength || a.order - b.order);
  const turns = clauses.some(({ turned }) => turned);
  return { aspects: aspects.map(({ order: _, ...aspect }) => aspect), positives, negatives, supposed, leaning, turns };
}

interface Place {
  item: Item;
  index: number;
}

/** What a clause begins with that goes on about what was named before it, in the seven languages. */
const resuming = new Set(
  'it they was were is are il elle ils elles c est etait etaient es esta estaba era estan eran er sie war waren ist sind het ze zijn erano estava'.split(
    ' ',
  ),
);

/** "However, it was dirty": blame after a "but", of no other thing than what stands before it. */
const isTakenBack = ({ turned, supposed, words }: Clause, places: readonly Place[], opinions: readonly Opinion[]) =>
  turned &&
  !supposed &&
  resuming.has(words[0] ?? '') &&
  places.every(({ item }) => item.group === 'cleanliness' && item.polarity === -1) &&
  places.length + opinions.length > 0 &&
  opinions.every(({ sign }) => sign < 0);

/** Praise that is taken back at once is neither praise nor blame. */
function takeBack({ evidence }: Tally): void {
  const last = evidence.at(-1);
  if (last !== undefined && last.sign > 0)
    evidence.push({ sign: -1, weight: last.weight, plain: false, certain: false });
}

function attach(
  clause: Clause,
  places: readonly Place[],
  opinions: readonly Opinion[],
  lexicon: CompiledLexicon,
  found: Map<string, Tally>,
  bonus: number,
): void {
  const { words } = clause;
  const reach = reachIn(clause, opinions);
  const own = new Map<number, Opinion[]>();
  for (const opinion of opinions) {
    const target = nearest(places, opinion.index, words, lexicon);
    if (target !== null) own.set(target.index, [...(own.get(target.index) ?? []), opinion]);
  }
  places.forEach((place, position) => {
    const { item, index } = place;
    const said = own.get(index) ?? [];
    // "No boarding drinks": what is not there is the last of them.
    const isPartOfNext = places[position + 1]?.index === index + 1;
    // Who was not there cannot be blamed.
    const isPerson = item.group !== 'service' && item.facets.includes('kind');
    // Goods that had run out are no bad ones.
    const isOfGoods = item.group === 'product';
    const lacking = !isPartOfNext && !isPerson && !isOfGoods && isLacked(words, index, lexicon);
    const read = signOf(clause, places, position, own, lexicon, lacking);
    const isDoubtful = (said.length > 0 && !isWithin(reach, said, index)) || (clause.hedged && read > 0);
    const sign = isDoubtful || clause.supposed ? 0 : read;
    const tally = tallyOf(found, item);
    tally.mentions += 1;
    tally.leaning += clause.leaning ?? 0;
    if (sign === 0) return;
    const severity = Math.max(1, ...said.map((opinion) => opinion.severity));
    tally.evidence.push({
      sign,
      weight: severity + bonus,
      plain: words.length <= PLAIN_WORDS_MAX,
      certain: !lacking && !isOfSome(words, index, lexicon) && isCertain(place, sign, said, clause),
    });
    const isOfAnother = (at: number) =>
      [...own].some(([owner, theirs]) => owner !== index && theirs.some((opinion) => opinion.index === at));
    const facet =
      lacking && item.facets.includes('absent')
        ? 'absent'
        : facetNear(words, index, item, lexicon, said.length > 0 ? isOfAnother : () => false);
    if (facet !== null) tally.facets.push({ facet, sign });
  });
}

const isLacked = (words: readonly string[], index: number, { isLacking }: CompiledLexicon): boolean =>
  [words[index - 1], words[index - 2]].some((word) => word !== undefined && isLacking(word));

/** What may be short, faint or worth it. */
const eased = new Set(['queue', 'calm', 'delay', 'crowding']);

const moneyGroups = new Set(['price', 'fees', 'tickets', 'insurance', 'deposit']);

/** "Not as crowded", "no entry fee": what was not there, and need not be, is not spoken of. */
function isNotThere({ group, polarity }: Item, words: readonly string[], index: number, lexicon: CompiledLexicon) {
  if (moneyGroups.has(group)) return isLacked(words, index, lexicon) && !lexicon.isDeterminer(words[index - 1] ?? '');
  const before = [words[index - 1], words[index - 2]];
  return polarity === -1 && before.some((word) => word !== undefined && lexicon.isNegator(word));
}

/**
 * The things that a clause names; a word that may describe the thing beside it ("spacious toilets") is none of its own.
 */
function placesIn(words: readonly string[], lexicon: CompiledLexicon): Place[] {
  const all = words.flatMap((word, index): Place[] => {
    const item = lexicon.itemOf(word);
    if (item === null || isNotThere(item, words, index, lexicon)) return [];
    return item.polarity !== undefined && isOfForeign(words, index, lexicon) ? [] : [{ item, index }];
  });
  const others = all.filter(({ item }) => item.describes === undefined && item.group !== 'place');
  return all.filter(
    ({ item, index }) =>
      item.describes === undefined || !others.some((other) => Math.abs(other.index - index) <= BESIDE_MAX),
  );
}

/** "Useless!", "so slow": what is said of an app without a name is said of the app. */
function standingIn({ words }: Clause, [first]: readonly Opinion[], lexicon: CompiledLexicon): Place[] {
  const { standIn } = lexicon;
  if (standIn === null || first === undefined || words.length > STAND_IN_WORDS_MAX) return [];
  // "Nice outfit" praises what it names, whatever that is.
  const next = words[first.index + 1] ?? 'and';
  if (first.sign > 0 && !lexicon.isJoint(next) && !lexicon.isDeterminer(next)) return [];
  return [{ item: standIn, index: first.index }];
}

/**
 * How far before and after its thing an opinion may stand in a clause: no further than right beside it, or with one
 * word such as "is" between, where both praise and blame are spoken, and a bit further in one that runs on where full
 * stops are missing.
 */
function reachIn({ words }: Clause, opinions: readonly Opinion[]): readonly [before: number, after: number] {
  if (opinions.some(({ sign }) => sign > 0) && opinions.some(({ sign }) => sign < 0)) return [1, 2];
  return words.length > CLAUSE_WORDS_MAX ? [BESIDE_MAX, BESIDE_MAX] : [REACH_MAX, REACH_MAX];
}

const isWithin = ([before, after]: readonly [number, number], said: readonly Opinion[], index: number): boolean =>
  said.some(({ index: at }) => index - at <= before && at - index <= after);

/** "Some staff", "some of the staff": what is said of them is not said of the others. */
function isOfSome(words: readonly string[], index: number, { isPartial }: CompiledLexicon): boolean {
  return words.slice(Math.max(0, index - PARTIAL_REACH), index).some(isPartial);
}

/**
 * "A pleasant flight", "the spacious, modern airport": what no place has is described, unless it names a thing of one.
 */
function isOfForeign(words: readonly string[], index: number, lexicon: CompiledLexicon): boolean {
  const after = words.slice(index + 1, index + 1 + FOREIGN_REACH);
  const at = after.findIndex(lexicon.isForeign);
  if (at < 0) return false;
  const isDescribing = (word: string) =>
    word.endsWith('ly') ||
    lexicon.isPositive(word) ||
    lexicon.isNegative(word) ||
    lexicon.isAnd(word) ||
    lexicon.itemOf(word)?.polarity !== undefined;
  const next = after[at + 1];
  return after.slice(0, at).every(isDescribing) && (next === undefined || lexicon.itemOf(next) === null);
}

/** Whether a judgement may be said even against the stars. */
function isCertain({ item, index }: Place, sign: number, said: readonly Opinion[], clause: Clause): boolean {
  // Praise or the worst of words in a clause of a few says more than the list, which knows best what is common.
  const isPlain = clause.words.length <= PLAIN_WORDS_MAX && (sign > 0 || said.some(({ severity }) => severity > 1));
  const doubt = isPlain ? DOUBT_MIN : 0;
  if (clause.compared || (clause.leaning !== null && clause.leaning * -sign > doubt)) return false;
  if (item.polarity !== undefined) return clause.words.length <= BRIEF_WORDS_MAX;
  if (clause.words.length > STORY_WORDS_MIN || said.some((opinion) => opinion.sign !== sign)) return false;
  const seconded = clause.leaning === null || Math.sign(clause.leaning) === sign;
  return said.some(({ strong, index: at }) =>
    strong ? Math.abs(at - index) <= BESIDE_MAX : seconded && Math.abs(at - index) === 1,
  );
}

/** +1 praised, -1 blamed, 0 only mentioned. "not crowded" is neither: the word for it would still be "the crowding". */
function signOf(
  { words }: Clause,
  places: readonly Place[],
  position: number,
  own: ReadonlyMap<number, readonly Opinion[]>,
  lexicon: CompiledLexicon,
  lacking: boolean,
): number {
  const place = places[position];
  if (place === undefined) return 0;
  const { polarity } = place.item;
  if (polarity === -1) {
    // "The queue moves fast": what is praised of a thing that is bad by being there takes it back.
    const isEased =
      eased.has(place.item.group) &&
      (own.get(place.index) ?? []).some(({ sign, index }) => sign > 0 && index > place.index);
    return isEased || isAbsent(words, place.index, lexicon) ? 0 : polarity;
  }
  if (polarity !== undefined) return isNegated(words, place.index, lexicon) ? 0 : polarity;
  if (lacking) return -1;
  const said = own.get(place.index);
  return Math.sign(said === undefined ? shared(words, places, position, own, lexicon) : sumOf(said));
}

const sumOf = (opinions: readonly Opinion[]): number => opinions.reduce((sum, { sign }) => sum + sign, 0);

/**
 * The thing an opinion word is about: the nearest, the one that follows winning a tie ("clean showers"), one beyond an
 * "and" being further ("the parcel came damaged and the driver …").
 */
function nearest(
  places: readonly Place[],
  index: number,
  words: readonly string[],
  lexicon: CompiledLexicon,
): Place | null {
  const word = words[index] ?? '';
  const next = words[index + 1] ?? '';
  // "decent range of snacks" is about what follows, whatever stands before.
  const isOfChoice = lexicon.facetOf(next, ['choice']) !== null;
  // "loved the pool": what follows is what is loved.
  const hasObject = lexicon.isVerb(word) && lexicon.isDeterminer(next);
  const pointsOn =
    (isOfChoice || hasObject) && places.some((place) => place.index > index && place.index - index < REACH_MAX);
  // "the lounge was clean the food …": what follows is another sentence, whose full stop is missing.
  // "A room clean and comfortable with a fridge": the fridge is neither.
  const isBeforeWith = lexicon.isOfThings(word) && lexicon.isJoint(next) && !lexicon.isAnd(next);
  const pointsBack = isBeforeWith || (lexicon.isDeterminer(next) && !lexicon.isVerb(word));
  let best: Place | null = null;
  let bestCost = REACH_MAX;
  for (const place of places) {
    if (isOfOthers(place.item, word, lexicon)) continue;
    const gap = place.index - index;
    if ((gap < 0 && pointsOn) || (gap > 0 && pointsBack)) continue;
    const between = words.slice(Math.min(place.index, index) + 1, Math.max(place.index, index));
    const joint = between.some(lexicon.isJoint) ? JOINT_COST : 0;
    const another = gap > 0 && between.some(lexicon.isArticle) ? ARTICLE_COST : 0;
    const cost = (gap >= 0 ? gap : -gap + 0.4) + joint + another;
    if (cost < bestCost) {
      best = place;
      bestCost = cost;
    }
  }
  return best;
}

/** Nobody is spotless, no soup is polite, and a sum of money neither good nor bad. */
function isOfOthers({ facets, group, id }: Item, word: string, lexicon: CompiledLexicon): boolean {
  if (id === 'amount') return true;
  const isAboutPeople = facets.includes('kind') || group === 'service' || group === 'welcome';
  if (isAboutPeople) return lexicon.isOfThings(word);
  return group !== 'place' && group !== 'atmosphere' && lexicon.isOfPeople(word);
}

/** "clean showers and toilets": what stands beside a thing, joined by "and", shares its opinion. */
function shared(
  words: readonly string[],
  places: readonly Place[],
  position: number,
  own: ReadonlyMap<number, readonly Opinion[]>,
  lexicon: CompiledLexicon,
): number {
  const here = places[position];
  const before = places[position - 1];
  if (here === undefined || before === undefined) return 0;
  const [first = '', second, ...more] = words.slice(before.index + 1, here.index);
  const joined = lexicon.isAnd(first) && more.length === 0 && (second === undefined || lexicon.isDeterminer(second));
  const said = joined ? (own.get(before.index) ?? []) : [];
  return sumOf(said.filter((opinion) => !isOfOthers(here.item, words[opinion.index] ?? '', lexicon)));
}

function facetNear(
  words: readonly string[],
  index: number,
  item: Item,
  lexicon: CompiledLexicon,
  isOfAnother: (at: number) => boolean,
): Facet | null {
  if (item.facets.length === 0) return null;
  for (let gap = 1; gap <= REACH_MAX; gap += 1) {
    for (const at of [index - gap, index + gap]) {
      const word = words[at];
      const facet = word === undefined || isOfAnother(at) ? null : lexicon.facetOf(word, item.facets);
      if (facet !== null) return facet;
    }
  }
  return null;
}
