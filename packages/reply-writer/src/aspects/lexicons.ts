import { tradeItems } from '../trades/items.ts';
import { tradePhrases } from '../trades/phrases.ts';
import { type CompiledLexicon, compileLexicon } from './compile-lexicon.ts';
import { granted } from './granted.ts';
import { idiomsOthers } from './idioms-others.ts';
import { incidents } from './incidents.ts';
import { itemsMoreEn } from './items-more-en.ts';
import type { Item, Phrases } from './lexicon.ts';
import { lexiconDe } from './lexicon-de.ts';
import { lexiconEs } from './lexicon-es.ts';
import { lexiconIt } from './lexicon-it.ts';
import { lexiconNl } from './lexicon-nl.ts';
import { lexiconPt } from './lexicon-pt.ts';
import { measures } from './measures.ts';
import { lexiconEn } from './opinions-en.ts';
import { lexiconFr } from './opinions-fr.ts';
import { rudeness } from './rudeness.ts';
import { told } from './told.ts';
import { unnamed } from './unnamed.ts';

/** A kind of business whose customers use words of their own. */
export type Trade = string;

export const lexicons = {
  en: lexiconEn,
  fr: lexiconFr,
  es: lexiconEs,
  de: lexiconDe,
  it: lexiconIt,
  nl: lexiconNl,
  pt: lexiconPt,
} as const;

/** The languages whose reviews are read. */
export type AnalysedLanguage = keyof typeof lexicons;

export const isAnalysed = (language: string): language is AnalysedLanguage => Object.hasOwn(lexicons, language);

const compiled = new Map<string, CompiledLexicon>();

/** Trades whose places have no table, bed or pool: what sounds like these is something else there. */
const tradesWithoutGuests = new Set('garage pharmacy delivery property school transport app'.split(' '));
const guestThings = new Set('menu portions buffet breakfast rooms bed pool noise waiters dirt upkeep'.split(' '));
/** Trades that serve nobody a meal. */
const tradesWithoutKitchen = new Set(['garage', 'property', 'pharmacy', 'finance']);
const kitchenThings = new Set(['food', 'dishes', 'soup', 'pizza', 'desserts', 'wine', 'beer', 'champagne']);
/** What an app has no room for, and only tells of: "no internet". */
const roomThings = new Set(
  'computers wifi tv light space spacious small bar view seating decor temperature showers toilets location shop place'.split(
    ' ',
  ),
);
/** What only other trades have, whose words mean something else in an app: a card named Maestro, the tax of a car. */
const tradeThings = new Set(
  'teacher classes trainer changing machines doctor appointment haircut colour stylist treatment repair mechanic agent flat exhibition guide vehicle heating climate hotwater towels lift smell pests kitchenette beach spa animation cleanliness terrace parking'.split(
    ' ',
  ),
);
/** What is the customer's own where a tradesman comes to them. */
const homeThings = new Set(
  'menu portions buffet breakfast rooms bed pool bathroom showers toilets view decor seating temperature light tv terrace desserts snacks soup pizza food drinks wine beer champagne coffee bar quietroom'.split(
    ' ',
  ),
);

/** What a tradesman who comes has under the words of a garage. */
const garageThings = new Set(['vehicle', 'mechanic']);

/** Where a sum of money is what a customer pays on the spot, and no refund, limit or salary. */
const tradesPaidAtOnce = new Set(['restaurant', 'lodging', 'hair', 'garage', 'culture', 'transport']);

const tradesOfGoods = new Set(['shop', 'delivery']);
/** What only a place to sit, sleep or look around in has. */
const tradesToVisit = new Set(['restaurant', 'lodging', 'culture', 'hair', 'property', 'transport']);
const visitThings = new Set(['view', 'tableware']);

/** What a shop sells or hands out under a word that is a place's own elsewhere: loyalty cards. */
const shopThings = new Set(
  'flat bathroom facilities menu wifi climate heating bed towels light kitchenette showers toilets pool rooms seating machines vehicle view terrace lift'.split(
    ' ',
  ),
);

/** What a customer has at home, and insures. */
const insuredThings = new Set(['bathroom', 'toilets', 'showers', 'hotwater', 'upkeep']);

const euroSigns: Phrases = [[/€/gu, ' euro ']];

/** The words of a language and trade as look-ups; made when first asked for. */
export function lexiconOf(language: AnalysedLanguage, trade: Trade | null): CompiledLexicon {
  const key = `${language}/${trade}`;
  const known = compiled.get(key);
  if (known) return known;
  const base = lexicons[language];
  const isOfTrade = ({ id }: Item) =>
    !(trade !== null && tradesWithoutGuests.has(trade) && guestThings.has(id)) &&
    !(trade !== null && tradesWithoutKitchen.has(trade) && kitchenThings.has(id)) &&
    !(trade === 'app' && (roomThings.has(id) || (language !== 'en' && tradeThings.has(id)))) &&
    !(trade !== null && id === 'amount' && !tradesPaidAtOnce.has(trade)) &&
    !(trade === 'services' && (homeThings.has(id) || (language !== 'en' && garageThings.has(id)))) &&
    !(trade !== null && !tradesToVisit.has(trade) && visitThings.has(id)) &&
    !(trade === 'finance' && insuredThings.has(id)) &&
    !(trade !== null && tradesOfGoods.has(trade) && language !== 'en' && shopThings.has(id));
  // A place whose trade is not known is read by what every place has.
  const more = language === 'en' && trade !== null ? itemsMoreEn : [];
  const items = [...tradeItems(language, trade), ...[...base.items, ...more].filter(isOfTrade)];
  const standIn = trade === 'app' ? (items.find(({ id }) => id === 'app') ?? null) : null;
  // What is said of an app, a film or a work of art alone is said of itself.
  const isOfItself = trade === 'app' || trade === 'culture';
  const phrases = [
    ...(granted[language] ?? []),
    ...tradePhrases(language, trade),
    ...(measures[language] ?? []),
    ...(incidents[language] ?? []),
    ...(told[language] ?? []),
    ...(idiomsOthers[language] ?? []),
    ...(isOfItself ? [] : [...(unnamed[language] ?? []), ...(rudeness[language] ?? [])]),
    ...base.phrases,
    ...(language === 'en' ? [] : euroSigns),
  ];
  const fresh = compileLexicon({ ...base, items, phrases }, standIn);
  compiled.set(key, fresh);
  return fresh;
}

/** Whether reviews in a language use a word, of whatever trade: what is spoken of, or an opinion of it. */
export function isWordOfReviews(word: string, language: string): boolean {
  if (!isAnalysed(language)) return false;
  const lexicon = lexiconOf(language, null);
  return lexicon.itemOf(word) !== null || lexicon.isPositive(word) || lexicon.isNegative(word);
}
