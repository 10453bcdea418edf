import { describe, expect, it } from 'vitest';
import type { Item } from '../src/aspects/lexicon.ts';
import { lexicons } from '../src/aspects/lexicons.ts';
import { nameAspect } from '../src/aspects/name-aspect.ts';
import { checkReply } from '../src/checks/check-reply.ts';
import { composeReply, composerGates } from '../src/composer/composer.ts';
import { composedLanguages, type Line, speeches, speechOf } from '../src/composer/sentences.ts';
import { placeLanguage } from '../src/language/place-language.ts';
import { tradeItems } from '../src/trades/items.ts';
import { vocabularyEn } from '../src/trades/vocabulary.ts';
import { inputOf } from './input.ts';

/** The gates of the composer's own text, one by one. */
const refusedBy = (said: string, language: string): readonly string[] =>
  checkReply(
    {
      ...{ body: said, text: said, language, rating: 5, sources: 'demo', signature: null, recentBodies: [] },
      limit: { max: 4_096, unit: 'characters' },
    },
    composerGates,
  ).faults;

const tones = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const countries = { en: 'GB', fr: 'FR', es: 'ES', de: 'DE', it: 'IT', nl: 'NL', pt: 'PT' } as const;
const complaints = {
  en: 'The room was dirty and the staff were rude.',
  fr: 'La chambre était sale et le personnel désagréable.',
  es: 'La habitación estaba sucia y el personal fue desagradable.',
  de: 'Das Zimmer war schmutzig und das Personal unfreundlich.',
  it: 'La camera era sporca e il personale scortese.',
  nl: 'De kamer was vies en het personeel onvriendelijk.',
  pt: 'O quarto estava sujo e o pessoal foi antipático.',
} as const;
/** Without its greeting, which every tone changes. */
const bodyOf = ({ text }: { text: string }): string => text.slice(text.indexOf('\n\n') + 2);
const said = ({ parts }: Line): number => parts.reduce((product, choices) => product * choices.length, 1);

describe.each(composedLanguages)('%s', (language) => {
  const { sections, thanks, sorry } = speechOf(language);
  const place = { name: 'Demo House', city: null, category: null, country: countries[language] };

  it('opens a reply without text in at least 40 ways a rating', () => {
    for (const section of [
      'negative.rating1',
      'negative.rating2',
      'mixed.rating3',
      'positive.rating4',
      'positive.rating5',
    ])
      expect(
        (sections.get(section) ?? []).reduce((sum, line) => sum + said(line), 0),
        section,
      ).toBeGreaterThanOrEqual(40);
  });

  it('answers 45 ratings without text with no sentence of the last 20, and no opening of the last 10', () => {
    for (const rating of [1, 3, 5]) {
      const bodies: string[] = [];
      for (let index = 0; index < 45; index += 1) {
        const recentReplies = bodies.map((body) => `Hello,\n\n${body}`);
        const { text } = composeReply(inputOf({ rating }, { place, seed: `${index}`, recentReplies }));
        const body = bodyOf({ text });
        const sentences = (one: string) => one.split(/(?<=[.!?])\s+/u);
        const before = new Set(bodies.slice(0, 20).flatMap(sentences));
        expect(sentences(body).filter((sentence) => before.has(sentence))).toEqual([]);
        const opening = (one: string) =>
          one
            .toLowerCase()
            .match(/[\p{L}\p{N}'’]+/gu)
            ?.slice(0, 4)
            .join(' ');
        expect(bodies.slice(0, 10).map(opening)).not.toContain(opening(body));
        bodies.unshift(body);
      }
    }
  });

  it('is heard to be of another tone at each of ten steps, bad reviews included', () => {
    expect(new Set(thanks).size).toBe(tones.length);
    expect(new Set(sorry).size).toBe(tones.length);
    for (const rating of [1, 2, 3, 4, 5])
      for (const text of ['', complaints[language]]) {
        const bodies = tones.map((tone) =>
          bodyOf(composeReply(inputOf({ rating, text }, { place, settings: { tone } }))),
        );
        expect(new Set(bodies).size, `${rating} stars, "${text}"`).toBe(tones.length);
      }
  });

  it('has no sentence that a gate would refuse, whatever is chosen in it', () => {
    const every = (lines: readonly Line[]) =>
      lines.flatMap(({ parts }) =>
        parts.reduce<string[]>((begun, choices) => begun.flatMap((one) => choices.map((next) => one + next)), ['']),
      );
    const sentences = new Set(
      [...thanks, ...sorry, ...[...sections.values()].flatMap(every)].map((one) =>
        one.replaceAll(/\{(?:np(?::\w+)?|place)\}/gu, 'demo').replaceAll(/\{[TtSs]\}/gu, thanks[5] ?? ''),
      ),
    );
    expect(sentences.size).toBeGreaterThan(500);
    const refused = [...sentences].flatMap((one) => refusedBy(one, language).map((fault) => `${fault}: ${one}`));
    expect(refused).toEqual([]);
  });

  it('names no thing in words that a gate would refuse', () => {
    const items = [
      ...lexicons[language].items,
      ...Object.keys(vocabularyEn).flatMap((trade) => tradeItems(language, trade)),
    ];
    const facets = (item: Item) => [null, ...item.facets];
    const names = items.flatMap((item) =>
      facets(item).flatMap((facet) =>
        (['positive', 'negative'] as const).map((polarity) =>
          nameAspect(
            { item, facet, polarity, strength: 1, share: 0, certain: true, plain: true, leaning: null },
            language,
          ),
        ),
      ),
    );
    const refused = [...new Set(names)].flatMap((one) => refusedBy(one, language).map((fault) => `${fault}: ${one}`));
    expect(refused).toEqual([]);
  });

  it('leaves no placeholder and no choice unwritten', () => {
    for (let seed = 0; seed < 20; seed += 1)
      for (const rating of [1, 2, 3, 4, 5]) {
        const { text, language: written } = composeReply(inputOf({ rating }, { place, seed: `${seed}` }));
        expect(text).not.toMatch(/[[\]{}|@%]|::| {2}/u);
        expect(written).toBe(language);
      }
  });
});

it('speaks Portuguese that Portugal and Brazil share', () => {
  expect(speeches.pt).not.toMatch(/\p{L}-(?:nos|lhe|se|me|vos)\b|desilus|deceç|consigo|receção|mesmo muito/u);
});

it('thanks nobody for a risk told in three stars', () => {
  const text = 'Il buffet è buono. La notte qualcuno ha rubato il portafoglio dalla mia camera.';
  const reply = composeReply(inputOf({ rating: 3, text }));
  expect(reply).toMatchObject({ needsHuman: true, language: 'it' });
  expect(reply.text).toMatch(/dispiace/u);
  expect(reply.text).not.toMatch(/grazie|auguriamo/u);
});

it.each([
  [
    'it',
    'Il mio cane non camminava più, ora corre di nuovo nel prato.',
    /gentil|incoragg|piacere|rallegr|bello|grazie/u,
  ],
  [
    'pt',
    'A minha gata já brinca outra vez como antes.',
    /alegria|incentivo|fazem bem|prazer|felizes|bom ler|obrigado/u,
  ],
] as const)('answers five stars without a word of blame warmly in %s', (language, text, warm) => {
  const reply = composeReply(inputOf({ rating: 5, text }, { place: { category: 'Veterinarian' } }));
  expect(reply.language).toBe(language);
  expect(reply.text).toMatch(warm);
  expect(reply.text).not.toMatch(/con cura|con attenzione|com cuidado|com atenção/u);
});

it.each([
  [{ country: 'FR', locale: 'en' }, 'fr'],
  [{ country: 'CH', locale: 'it' }, 'it'],
  [{ country: 'BE', locale: 'fr' }, 'fr'],
  [{ country: null, locale: 'de-AT' }, 'de'],
  [{ country: 'JP', locale: null }, null],
])('a place in %o speaks %s', (place, expected) => {
  expect(placeLanguage({ ...place, replies: [] })).toBe(expected);
});

it.each([
  ['BE', 'fr'],
  [null, 'fr'],
  ['ES', 'es'],
  ['CA', 'fr'],
])('a place in %s that has answered in French speaks %s', (country, expected) => {
  const replies = ['Bonjour,\n\nMerci pour votre avis et à bientôt dans notre restaurant.'];
  expect(placeLanguage({ country, locale: null, replies })).toBe(expected);
});

it.each([
  ['it', 'Il servizio è stato pessimo e gli orari assurdi.', 'Hotel', /(?:sul|del|al|per il) servizio|gli orari/u],
  ['de', 'Das Personal war furchtbar unfreundlich.', 'Hotel', /bedauern (?!sehr|wirklich)[^.]+ (?:wirklich sehr)\./u],
  ['nl', 'Het personeel was verschrikkelijk onbeleefd.', 'Hotel', /betreuren (?!echt|zeer|oprecht)[^.]+ oprecht\./u],
  ['fr', "L'image et le son sont affreux.", 'Cinema', /de l'image et du son|l'image et le son/u],
] as const)('in %s sentences are joined as they are spoken', (language, text, category, said) => {
  const place = { name: 'Demo House', city: null, category, country: countries[language], locale: null };
  for (let seed = 0; seed < 20; seed += 1) {
    const reply = composeReply(inputOf({ rating: 1, text }, { place, seed: `${seed}` })).text;
    expect(reply).toMatch(said);
    expect(reply).not.toMatch(/\b(?:di|su|a|de) (?:il|lo|la|gli|le|les) |…/u);
  }
});

it.each(['Courier service', 'Railway company'])('a %s is not visited', (category) => {
  for (const [language, country] of Object.entries(countries)) {
    const place = { name: 'Demo', city: null, category, country, locale: null };
    for (const rating of [3, 4, 5]) {
      const { text } = composeReply(inputOf({ rating }, { place, seed: `${language}${rating}` }));
      expect(text).not.toMatch(/visit|besuch|bezoek|passage|(?:port|puert|deur|tür|door)[aeos]* /iu);
    }
  }
});
