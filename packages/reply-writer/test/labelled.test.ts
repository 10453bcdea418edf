import { describe, expect, it } from 'vitest';
import { groupsOf } from '../eval/labels.ts';
import { readLabelled, runLabelled } from '../eval/run-labelled.ts';
import { lexicons } from '../src/aspects/lexicons.ts';
import { tradeItems } from '../src/trades/items.ts';
import { vocabularyEn } from '../src/trades/vocabulary.ts';

const reviews = readLabelled();
const learned = readLabelled(new URL('../training/reviews/', import.meta.url));

describe('labelled reviews', () => {
  it('are of all languages that are read, and say what they complain of in known labels', () => {
    expect([...reviews.keys()].sort()).toEqual(Object.keys(lexicons).sort());
    const labels = new Set([...reviews.values()].flat().flatMap(({ about }) => about));
    expect([...labels].filter((label) => groupsOf[label] === undefined)).toEqual([]);
  });

  it('are not among the reviews that risks are learned from beside them, which are labelled as well', () => {
    expect([...learned.keys()]).toEqual([...reviews.keys()]);
    const texts = new Set([...reviews.values()].flat().map(({ text }) => text));
    for (const [language, more] of learned) {
      expect(more.filter((one) => texts.has(one.text) || one.language !== language || one.rating > 3)).toEqual([]);
      expect(more.filter(({ about }) => about.some((label) => groupsOf[label] === undefined))).toEqual([]);
    }
  });

  it('are named by things that some reply names', () => {
    const languages = Object.keys(lexicons) as (keyof typeof lexicons)[];
    const groups = new Set(
      languages.flatMap((language) =>
        [...lexicons[language].items, ...Object.keys(vocabularyEn).flatMap((trade) => tradeItems(language, trade))].map(
          ({ group }) => group,
        ),
      ),
    );
    const named = Object.values(groupsOf).flatMap((list) => list.split(' '));
    expect(named.filter((group) => !groups.has(group))).toEqual([]);
  });

  it('are counted each in its half, by what is named of it and held', () => {
    const of = { language: 'en', category: 'Restaurant', rating: 1 };
    const dirty = { ...of, text: 'The toilets were filthy.', about: ['bathroom'] as const, risk: null };
    const ill = { ...of, text: 'We all got food poisoning.', about: ['food'] as const, risk: 'health' };
    const { open, aside } = runLabelled([dirty, ill]);
    expect(open).toEqual({ plain: 1, heldForNothing: 0, mainNamed: 1, nothingNamed: 0, risky: 0, held: 0 });
    expect(aside).toEqual({ plain: 0, heldForNothing: 0, mainNamed: 0, nothingNamed: 0, risky: 1, held: 1 });
  });
});
