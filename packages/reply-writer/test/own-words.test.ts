import { describe, expect, it } from 'vitest';
import { ownerFaults, sayable } from '../src/checks/owner-words.ts';
import { composeReply } from '../src/composer/composer.ts';
import { closingsOf } from '../src/composer/own-words.ts';
import { writePrompt } from '../src/openai/prompt.ts';
import { prepareReview } from '../src/prepare/prepare.ts';
import { inputOf } from './input.ts';

const answer = 'Guests find the car park behind the house.';
const voice = {
  snippets: [
    { topic: 'parking', words: ['car park'], text: answer },
    { topic: 'parking', words: ['car park'], text: 'Le parking se trouve derrière la maison.' },
  ],
  samples: [{ rating: 5, text: 'Dear Ada,\n\nThe soup is our pride. See you again by the fire.\n\nThe team' }],
};
const kept = (text: string) => ({ snippets: [{ topic: 'parking', words: [], text }], samples: [{ rating: 5, text }] });

describe("the owner's own words", () => {
  it.each([
    ['promise', 'We will repaint the parking next week.'],
    ['offer', 'Your next parking is on us.'],
    ['liability', "Le parking était trop petit, c'est notre faute."],
    ['referral', 'Probieren Sie doch das Parkhaus nebenan.'],
    ['machine_talk', 'Como IA no puedo decir más del parking.'],
    ['profanity', 'Il parcheggio era pieno di idioti.'],
    ['markup', '<b>Parking</b> is behind the house.'],
  ] as const)('may hold no %s: it is named when they are kept, and never said nor shown', (fault, text) => {
    for (const use of ['answer', 'sample'] as const) expect(ownerFaults(text, use).faults).toContain(fault);
    expect(sayable(kept(text))).toEqual({ snippets: [], samples: [] });
    const input = inputOf({ rating: 2, text: 'The parking was full and dirty.' }, { voice: kept(text) });
    expect(composeReply(input).text).not.toContain(text);
  });

  it.each(['Parking is behind the house, 5 EUR a day, opposite Demo Garden.', 'Le parking est derrière la maison.'])(
    'may tell facts: %s',
    (text) => expect(ownerFaults(text, 'answer')).toEqual({ faults: [], words: [] }),
  );

  it('may greet, sign and say where to get in touch in a reply of theirs, not in an answer', () => {
    const sample = 'Dear Ada,\n\nThank you for your kind words. You can write to a@example.test.\n\nKind regards';
    expect(ownerFaults(sample, 'sample').faults).toEqual([]);
    expect(ownerFaults('Hello Ada, write to a@example.test.', 'answer').faults).toEqual(['greeting', 'email']);
  });
});

const bodyOf = (rating: number, text: string, more = {}) =>
  composeReply(inputOf({ rating, text }, { voice, ...more })).text;

describe("the owner's answer to a topic", () => {
  it.each([
    [2, 'The car park was full and dark.'],
    [3, 'Nice rooms, but no parking anywhere.'],
    [5, 'Lovely place! Is there any parking nearby?'],
  ])('is said as it stands: %i stars, %s', (rating, text) => {
    expect(bodyOf(rating, text)).toContain(answer);
  });

  it.each([
    ['whoever praises and asks nothing', 5, 'Great parking and lovely staff.'],
    ['a review of something else', 2, 'The rooms were dirty. The sparking wine was flat.'],
    ['a review in another language', 2, 'Das Personal am Parking war sehr unfreundlich und alles war schmutzig.'],
    ['what a person must see first', 1, 'In the car park my bag was stolen.'],
  ])('is not said to %s', (_, rating, text) => {
    expect(bodyOf(rating, text)).not.toContain(answer);
  });

  it('never confirms that somebody was a patient', () => {
    const place = { category: 'Dental clinic' };
    expect(bodyOf(2, 'The car park was full.', { place })).not.toContain(answer);
  });
});

describe('how the owner ends replies', () => {
  it('ends replies to like reviews, once within the last 20', () => {
    const closing = 'See you again by the fire.';
    const first = bodyOf(5, 'Lovely staff.');
    expect(first).toContain(closing);
    expect(bodyOf(5, 'Lovely rooms.', { recentReplies: [first] })).not.toContain(closing);
    expect(bodyOf(1, 'Rude staff.')).not.toContain(closing);
  });

  it.each(['Come back soon and see demo-lounge.example.com again.', 'See you again soon 🙏 at our place.'])(
    'is left out where a gate refuses it, and the review is still answered: %s',
    (text) => {
      const said = bodyOf(5, 'Lovely staff.', { voice: { snippets: [], samples: [{ rating: 5, text }] } });
      expect(said).not.toContain(text);
      expect(said).toContain('team');
    },
  );

  it.each([
    'We have repaired the shower for your next visit.',
    'Your next stay is on us.',
    'See you soon, Ada.',
    'See you in room 12 again.',
    'The coffee will taste better next time.',
    'À bientôt chez nous.',
  ])('is not taken from what says more than that: %s', (text) => {
    expect(closingsOf({ snippets: [], samples: [{ rating: 5, text }] }, 5, 'en')).toEqual([]);
  });
});

it("a model is told the owner's answers and manner, and no answers where nothing may be named", () => {
  const told = (text: string) => {
    const input = inputOf({ rating: 2, text }, { voice });
    const prepared = prepareReview(input);
    const frame = { signature: null, contact: null };
    const asked = { input, prepared, points: [], question: false, language: 'en', frame, nonce: 'n' };
    return writePrompt(asked).at(-1)?.content ?? '';
  };
  const calm = told('The staff were rude.');
  expect(calm).toContain(answer);
  expect(calm).not.toContain('derrière');
  expect(calm).toContain('See you again by the fire.');
  expect(told('In the car park my bag was stolen.')).not.toContain(answer);
});
