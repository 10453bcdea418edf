import { type Item, item } from '../aspects/lexicon.ts';
import { vocabularyEn, vocabularyFr } from './vocabulary.ts';
import { vocabularyDe, vocabularyEs, vocabularyIt, vocabularyNl, vocabularyPt } from './vocabulary-others.ts';

const vocabularies: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: vocabularyEn,
  fr: vocabularyFr,
  es: vocabularyEs,
  de: vocabularyDe,
  it: vocabularyIt,
  nl: vocabularyNl,
  pt: vocabularyPt,
};
/**
 * By the last field: a thing that is bad by being there, one that does not work where nothing else is named, and taste,
 * which is that of a dish where one is named.
 */
const faults: Readonly<Record<string, Pick<Item, 'polarity' | 'describes'>>> = {
  '-1': { polarity: -1 },
  fault: { polarity: -1, describes: true },
  taste: { describes: true },
};
/** What a trade lives by outweighs what every place has. */
const TRADE_WEIGHT = 1.35;

/** The things of a trade, to stand before the general ones; none where the trade has no words of its own. */
export function tradeItems(language: string, trade: string | null): readonly Item[] {
  const table = trade === null ? undefined : vocabularies[language]?.[trade];
  return (table ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [path = '', np = '', noun = '', facets = '', terms = '', sign] = line.split('|');
      const [group = '', id = group] = path.split('/');
      return item(id, group, np, noun, facets, terms, {
        weight: TRADE_WEIGHT,
        ...(sign === undefined ? {} : faults[sign]),
      });
    });
}
