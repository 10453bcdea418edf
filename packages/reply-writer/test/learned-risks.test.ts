import { describe, expect, it } from 'vitest';
import { lexicons } from '../src/aspects/lexicons.ts';
import { holdReasons, prepareReview } from '../src/prepare/prepare.ts';
import { soundOf } from '../src/prepare/risk/learned.ts';
import { inputOf } from './input.ts';

const risky = {
  en: 'He locked the door, grabbed my daughter by the arm and she came home crying with bruises.',
  fr: 'Il a attrapé ma fille par le bras, elle est rentrée en pleurant avec des bleus.',
  es: 'Agarró a mi hija del brazo y volvió a casa llorando con moratones.',
  de: 'Er hat meine Tochter am Arm gepackt, sie kam weinend mit blauen Flecken nach Hause.',
  it: 'Ha preso mia figlia per il braccio ed è tornata a casa piangendo con dei lividi.',
  nl: 'Hij pakte mijn dochter bij haar arm en ze kwam huilend thuis met blauwe plekken.',
  pt: 'Agarrou a minha filha pelo braço e ela voltou para casa a chorar com nódoas negras.',
} as const;

describe('a list that was learned from labelled reviews', () => {
  it.each(Object.keys(lexicons) as (keyof typeof risky)[])(
    'hears no plain complaint in a risk told in %s',
    (language) => {
      expect(soundOf(risky[language], language)).not.toBe('unlikely');
    },
  );

  it('lets go a story without an opinion that sounds like a plain complaint', () => {
    const text = 'My husband sat at the table with a menu and the soup came without a spoon.';
    expect(soundOf(text, 'en')).toBe('plain');
    expect(holdReasons(prepareReview(inputOf({ rating: 1, text })))).toEqual([]);
  });

  it('holds a story that sounds like a risk, though it names what is known', () => {
    const text = 'The instructor told my son to swim on while he was coughing.';
    expect(soundOf(text, 'en')).toBe('likely');
    const prepared = prepareReview(inputOf({ rating: 1, text }, { place: { category: 'Gym' } }));
    expect(prepared.analysis?.aspects.map(({ item }) => item.id)).not.toEqual([]);
    expect(holdReasons(prepared)).toEqual(['not_understood']);
  });

  const plainStory =
    'The website is slow, the voucher code did not work, the order came two weeks late in the wrong size, the colour is ' +
    'nothing like the photos, the zip is cheap and the delivery slot moved twice.';

  it.each(['An accident waiting to happen.', 'We were robbed of our view.'])(
    'takes words of a rule for no risk where all the others tell of a plain complaint: %s',
    (words) => {
      expect(holdReasons(prepareReview(inputOf({ rating: 1, text: `${plainStory} ${words}` })))).toEqual([]);
      expect(holdReasons(prepareReview(inputOf({ rating: 1, text: words })))).not.toEqual([]);
    },
  );

  it('hears a risk told in passing amid plain complaints', () => {
    const text = `${plainStory} The courier grabbed my son by the neck and pushed him down the stairs.`;
    expect(soundOf(plainStory, 'en')).toBe('plain');
    expect(soundOf(text, 'en')).not.toMatch(/plain|unlikely/u);
    expect(holdReasons(prepareReview(inputOf({ rating: 1, text })))).not.toEqual([]);
  });

  it.each([
    ['fr', 'Le chien aboie.'],
    ['nl', 'De hond blaft.'],
    ['de', 'Meine Tochter hat gewartet.'],
    ['es', 'El perro ladra.'],
  ])('hears too little in a few words to be sure of either (%s): %s', (language, text) => {
    expect(['unknown', 'unlikely']).toContain(soundOf(text, language));
  });

  it('holds what sounds like a risk whatever opinion stands in it', () => {
    expect(soundOf(risky.en, 'en')).toBe('likely');
    expect(prepareReview(inputOf({ rating: 1, text: `${risky.en} Horrible.` })).unread).toBe('not_understood');
  });

  it.each([
    [
      'can do is held',
      'Strangers in my friends list can see my home address and where my daughter goes to school.',
      'not_understood',
    ],
    ['cannot do is not', 'The nurse on the line never called about my swollen arm.', null],
  ])('hears of an app what one %s: %s', (_, text, unread) => {
    expect(soundOf(text, 'en')).toBe('likely');
    expect(prepareReview(inputOf({ rating: 1, text }, { place: { category: 'Mobile app' } })).unread).toBe(unread);
  });

  it('has no say in a language that it was not learned from, nor of a good review', () => {
    expect(soundOf(risky.en, 'pl')).toBe('unknown');
    expect(prepareReview(inputOf({ rating: 4, text: risky.en })).unread).toBeNull();
  });
});
