import { describe, expect, it } from 'vitest';
import { complaintIn } from '../src/aspects/complaint.ts';
import { lexicons } from '../src/aspects/lexicons.ts';
import { fold, words } from '../src/aspects/tokens.ts';
import { composeReply } from '../src/composer/composer.ts';
import { prepareReview } from '../src/prepare/prepare.ts';
import { inputOf } from './input.ts';

const late = 'The appointment was at nine and it was half past ten before anybody called my name.';

describe('a complaint that no word names', () => {
  it.each([
    ['Doctor', late, 'the waiting time'],
    ['Gym', 'Half of the treadmills have had a note on them since March.', 'the equipment'],
    ['Restaurant', 'Cuarenta minutos para que alguien tomara nota.', 'la espera'],
  ])('is taken up (%s): %s', (category, text, thing) => {
    expect(composeReply(inputOf({ rating: 1, text }, { place: { category } })).text).toContain(thing);
  });

  it('is none of a good review', () => {
    expect(prepareReview(inputOf({ rating: 4, text: late })).complaint).toBeNull();
  });

  it('is none where words name it that are not of this place', () => {
    const text = 'Quand je lis les avis sur ce site je comprends : jamais de réponse.';
    expect(complaintIn(words(fold(text)), 'fr')).toBe('website');
    expect(prepareReview(inputOf({ rating: 1, text }, { place: { category: 'Banque' } })).complaint).toBeNull();
  });

  it.each(Object.keys(lexicons) as (keyof typeof lexicons)[])(
    'is none of a text that says nothing, in %s',
    (language) => {
      expect(complaintIn([], language)).toBeNull();
      expect(complaintIn(['xyz'], language)).toBeNull();
    },
  );
});
