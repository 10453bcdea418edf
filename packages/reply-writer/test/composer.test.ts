import { describe, expect, it } from 'vitest';
import { composeReply, createComposer } from '../src/composer/composer.ts';
import { gramsOf, likeness } from './gates.ts';
import { inputOf } from './input.ts';

const praise = 'Friendly staff, great food and spotless showers. The wifi was fast.';
const blame = 'The wifi was slow, the toilets were dirty and the staff were rude.';
const tones = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const exclamations = (text: string) => text.match(/!/gu)?.length ?? 0;

describe('choices', () => {
  it('are the same for the same input and seed', () => {
    const input = inputOf({ text: praise });
    expect(composeReply(input)).toEqual(composeReply(input));
  });

  it.each([
    [5, praise, null],
    [1, blame, null],
    [3, 'Nice staff but bad food', null],
    [5, '', 'en'],
    [1, '', 'fr'],
  ])('make 25 variants that all differ (%i stars, "%s")', (rating, text, languageHint) => {
    const bodies = Array.from(
      { length: 25 },
      (_, variant) => composeReply(inputOf({ rating, text, languageHint }, { variant })).text,
    );
    expect(new Set(bodies).size).toBe(bodies.length);
  });

  it('may take up other points of a review that holds more than fit', () => {
    const text =
      'Friendly staff, great food, spotless showers, fast wifi, excellent coffee, comfortable seating and a lovely view.';
    const named = [0, 1, 2, 3].map((variant) => {
      const reply = composeReply(inputOf({ text }, { variant })).text;
      return ['team', 'food', 'showers', 'wifi', 'coffee', 'seating', 'view'].filter((one) => reply.includes(one));
    });
    expect(new Set(named.map(String)).size).toBeGreaterThan(1);
    for (const one of named) expect(one.length).toBeGreaterThan(0);
  });

  it.each([
    [1, 'en'],
    [3, 'en'],
    [5, 'en'],
    [1, 'fr'],
    [3, 'fr'],
    [5, 'fr'],
  ])('keep 20 replies to bare ratings apart (%i stars, %s)', (rating, languageHint) => {
    const bodies: string[] = [];
    for (let index = 0; index < 20; index += 1) {
      const { text } = composeReply(
        inputOf({ rating, languageHint }, { seed: `${index}`, recentReplies: [...bodies].reverse() }),
      );
      for (const other of bodies) expect(likeness(gramsOf(text), gramsOf(other))).toBeLessThan(0.6);
      bodies.push(text);
    }
  });
});

describe('tone', () => {
  it('raises exclamation marks and never lowers them, none up to friendly', () => {
    const counts = tones.map((tone) =>
      exclamations(composeReply(inputOf({ text: praise }, { settings: { tone } })).text),
    );
    expect(counts).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 1, 2]);
  });

  it('never cheers at a bad review', () => {
    for (const tone of tones)
      expect(exclamations(composeReply(inputOf({ rating: 1, text: blame }, { settings: { tone } })).text)).toBe(0);
  });

  it('has no contraction when formal', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const { text } = composeReply(inputOf({ text: praise }, { seed: `${seed}`, settings: { tone: 2 } }));
      expect(text).not.toMatch(/\w'(?:re|s|ve|d|t)\b/u);
    }
  });

  it('does not join a verb that its sentence leans on', () => {
    for (let seed = 0; seed < 100; seed += 1)
      expect(composeReply(inputOf({ text: praise }, { seed: `${seed}` })).text).not.toMatch(/\bHow good it's\b/u);
  });
});

describe('content', () => {
  it('praises what was praised and is sorry about what was blamed, praise first at three stars', () => {
    const { text } = composeReply(
      inputOf({ rating: 3, text: 'Very friendly staff. Unfortunately the showers were dirty.' }),
    );
    expect(text).toMatch(/kindness of the team.*cleanliness of the showers/su);
  });

  it('names what a bad review tells of before a smaller thing that it blames, and says once that it was read', () => {
    const text = 'We paid for the spa. The spa door stayed shut, and the spa stood on our bill. Filthy lift.';
    for (let seed = 0; seed < 20; seed += 1) {
      const reply = composeReply(inputOf({ rating: 1, text }, { place: { category: 'Hotel' }, seed: `${seed}` })).text;
      expect(reply).toMatch(/the spa.*the lift/su);
      expect(reply.match(/\bread\b/gu)?.length ?? 0, reply).toBeLessThan(2);
    }
  });

  it('does not take irony for praise at one star', () => {
    expect(
      composeReply(inputOf({ rating: 1, text: 'Great food? No: awful wifi, dirty toilets. Lovely view of a wall.' }))
        .text,
    ).not.toMatch(/view/u);
  });

  it.each(['', '👍👍👍', '...', '5/5'])('invents no detail for a review without words: "%s"', (text) => {
    expect(composeReply(inputOf({ rating: 5, text })).text).not.toMatch(
      /\b(?:staff|team|food|showers|wifi|seating)\b/u,
    );
  });

  it('confirms nothing where being a patient is private', () => {
    const place = { name: 'Demo Practice', city: null, category: 'Dental clinic' };
    for (const rating of [1, 2, 3, 4, 5]) {
      for (let seed = 0; seed < 20; seed += 1) {
        const { text } = composeReply(inputOf({ rating, text: praise }, { place, seed: `${seed}` }));
        expect(text).not.toMatch(/\b(?:visit|welcom\w*|guest|patient|treat\w*|see you|team at|staff|food|showers)\b/iu);
      }
    }
  });

  it.each([
    ['es', 'Compré los productos en esta tienda con mis padres.'],
    ['de', 'Wir haben die Produkte mit meinen Eltern in diesem Laden gekauft.'],
    ['it', 'Abbiamo comprato i prodotti con i miei genitori in questo negozio.'],
    ['nl', 'Wij hebben de producten met mijn ouders in deze winkel gekocht.'],
    ['pt', 'Comprámos os produtos com os meus pais nesta loja.'],
  ])('answers good stars that judge nothing with more than a farewell (%s)', (_, text) => {
    const { text: reply } = composeReply(inputOf({ rating: 5, text }));
    expect(reply.split(/[.!] /u).length).toBeGreaterThan(1);
  });

  it('never invites to an app', () => {
    for (const rating of [1, 3, 5]) {
      for (let seed = 0; seed < 30; seed += 1) {
        const { text } = composeReply(
          inputOf(
            { rating, text: 'The app crashes and login is slow, nice interface' },
            { seed: `${seed}`, limit: { max: 350, unit: 'characters' } },
          ),
        );
        expect(text).not.toMatch(/\b(?:visit|welcom\w*|see you|door|guest|stay)\b/iu);
      }
    }
  });

  it('marks a rating that contradicts its text for a person', () => {
    expect(composeReply(inputOf({ rating: 5, text: blame })).reasons).toContain('rating_text_mismatch');
    expect(composeReply(inputOf({ rating: 1, text: praise })).needsHuman).toBe(true);
    expect(composeReply(inputOf({ rating: 5, text: praise })).needsHuman).toBe(false);
  });

  it('answers a language that it does not write in English, for a person to see', () => {
    const reply = composeReply(inputOf({ text: 'Bardzo miła obsługa i pyszne śniadanie, polecam.' }));
    expect(reply).toMatchObject({ language: 'en', needsHuman: true, reasons: ['language_not_written'] });
    expect(reply.text).toMatch(/^Hello,/u);
  });

  it('answers a review that Google translated in the language of its author', () => {
    const text =
      '(Translated by Google) The staff were very friendly.\n\n(Original)\nLe personnel était très sympathique et souriant.';
    expect(composeReply(inputOf({ text })).language).toBe('fr');
  });
});

describe('limits', () => {
  const signature = 'Demo Lounge Paris';
  it.each([
    { max: 4096, unit: 'bytes' },
    { max: 350, unit: 'characters' },
    { max: 5970, unit: 'characters' },
    { max: 120, unit: 'characters' },
    { max: 60, unit: 'bytes' },
    { max: 10, unit: 'bytes' },
  ] as const)('are kept in the platform unit: $max $unit', (limit) => {
    for (const [rating, text] of [
      [5, praise],
      [1, blame],
      [2, 'Personnel désagréable et douches très sales, déçu.'],
    ] as const) {
      const reply = composeReply(
        inputOf(
          { rating, text, authorName: 'Zoé Demo' },
          { limit, settings: { signature, negativeReviewContact: true, supportEmail: 'care@example.com' } },
        ),
      );
      const length = limit.unit === 'bytes' ? Buffer.byteLength(reply.text) : [...reply.text].length;
      expect(length).toBeLessThanOrEqual(limit.max);
      expect(reply.text.length).toBeGreaterThan(0);
    }
  });

  it('leave replies apart although sentences had to go', () => {
    const limit = { max: 200, unit: 'characters' } as const;
    for (const [rating, text] of [
      [5, praise],
      [1, blame],
      [5, ''],
    ] as const) {
      const sent: string[] = [];
      for (let index = 0; index < 40; index += 1) {
        const recentReplies = sent.slice(0, 20);
        const reply = composeReply(inputOf({ rating, text }, { limit, recentReplies, seed: `${index}` })).text;
        expect(recentReplies).not.toContain(reply);
        sent.unshift(reply);
      }
    }
  });

  it('say so when the signature had to go', () => {
    const reply = composeReply(
      inputOf({ text: praise }, { limit: { max: 90, unit: 'characters' }, settings: { signature: 'x'.repeat(80) } }),
    );
    expect(reply.reasons).toContain('no_room:signature');
    expect(reply.needsHuman).toBe(true);
  });

  it('hold for a hostile text of a megabyte, in bounded time', () => {
    const text = 'awful food '.repeat(100_000);
    const started = performance.now();
    expect(composeReply(inputOf({ rating: 1, text })).text.length).toBeLessThan(1000);
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});

it('keeps a signature as it was written, once', () => {
  const signature = 'Kind regards,\nDemo Lounge — “we listen”';
  const { text } = composeReply(inputOf({ text: praise }, { settings: { signature } }));
  expect(text.endsWith(`\n\n${signature}`)).toBe(true);
  expect(text.split(signature)).toHaveLength(2);
});

it('stops when the caller has', async () => {
  await expect(createComposer().write(inputOf({ text: praise }), AbortSignal.abort())).rejects.toMatchObject({
    code: 'generation_unavailable',
  });
});

it('never says of a crowd or of a lack that it fell short', () => {
  for (const rating of [1, 2, 3, 4]) {
    for (let seed = 0; seed < 60; seed += 1) {
      const { text } = composeReply(
        inputOf({ rating, text: 'Good food. Far too crowded and no showers.' }, { seed: `${seed}` }),
      );
      expect(text).not.toMatch(/(?:crowding|lack of showers)[^.]*(?:fell|level|expectations|live up|match)/u);
    }
  }
});
