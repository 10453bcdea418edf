import { describe, expect, it } from 'vitest';
import { chooseTopics } from '../src/composer/topics.ts';
import { holdReasons, prepareReview } from '../src/prepare/prepare.ts';
import { inputOf } from './input.ts';

function named(rating: number, text: string) {
  const { positives, negatives } = chooseTopics(prepareReview(inputOf({ rating, text })), rating);
  const ids = (list: typeof positives) => list.map(({ item }) => item.id).sort();
  return { praised: ids(positives), blamed: ids(negatives) };
}

describe('against the stars nothing is claimed', () => {
  it.each([
    [3, 'Food quality average.'],
    [3, 'It took the attendants ages to top up the coffee.'],
    [3, 'No improvement in the quality of the snacks.'],
    [2, 'Decent wine, everything else was a letdown.'],
    [3, 'The food at the other lounge next door was delicious.'],
    [3, 'Last time we came the staff were wonderful.'],
    [3, 'The showers would be lovely if they were open.'],
    [3, 'Hard to find any decent food.'],
    [3, 'The least impressive buffet in years.'],
    [3, 'Friendlier staff at the previous hotel.'],
    [3, 'The lounge was clean the food quality and choice was very poor.'],
    [3, 'Showers toilets decent range of snacks.', ['snacks']],
    [3, 'One is greeted in a very modern room.'],
    [3, 'Le personnel était adorable la dernière fois.'],
    [3, 'Si la cuisine était délicieuse, on reviendrait.'],
  ])('by praise in %i stars: %s', (rating, text, all: readonly string[] = []) => {
    expect(named(rating, text).praised.filter((one) => !all.includes(one))).toEqual([]);
  });

  it.each([
    [5, 'Not crowded and good food.'],
    [5, 'No announcements clean nice food.'],
    [5, 'No annoying staff, lovely view.'],
    [5, 'Much cleaner than the dirty toilets of the old terminal.'],
    [4, 'Individually packed snacks, seldom noisy.'],
    [4, 'Unlike the awful food of other lounges, this was delicious.'],
    [5, 'Far away from the noise.'],
    [4, 'Dirty plates and glasses were cleared continuously.'],
    [4, 'A choice of pre- packed salads.'],
    [4, 'Terrible connections at the airport, lovely staff.'],
    [4, 'Even the dingy overcrowded lounge at home offers more.'],
    [4, 'No self service for coffee, they bring it to you.'],
    [5, 'Almost too many staff, all of them kind.'],
    [4, 'Contrairement aux autres hôtels, où le service est lamentable, tout était parfait.'],
  ])('by blame in %i stars: %s', (rating, text) => {
    expect(named(rating, text).blamed).toEqual([]);
  });
});

describe('what is said plainly is taken up', () => {
  it.each([
    [3, 'Very friendly staff. Unfortunately the showers were dirty.', ['staff'], ['showers']],
    [4, 'Lovely food and kind staff, but the toilets were filthy.', ['food', 'staff'], ['toilets']],
    [1, 'The staff were rude. There was coffee.', [], ['staff']],
    [3, 'Accueil chaleureux, mais des toilettes sales.', ['welcome'], ['toilets']],
  ])('%i stars: %s', (rating, text, praised, blamed) => {
    expect(named(rating, text)).toEqual({ praised, blamed });
  });
});

describe('a long wait is a complaint about waiting', () => {
  it.each([
    'We waited forty minutes.',
    'Waited in line for over 45 mins and left.',
    'It took an hour and a half for our order to come.',
    'They kept us waiting at the door.',
    'On a attendu plus de quarante minutes.',
    "Une attente d'une demi-heure pour un café.",
  ])('%s', (text) => {
    expect(named(1, text).blamed).toEqual(['queue']);
    expect(holdReasons(prepareReview(inputOf({ rating: 1, text })))).toEqual([]);
  });

  it.each([
    'We waited only five minutes.',
    'While we waited an hour we had coffee.',
    'We had to wait three hours for our flight and enjoyed the calm.',
    'Nous avons attendu deux heures notre vol au calme.',
  ])('and no other is: %s', (text) => {
    expect(named(4, text).blamed).toEqual([]);
  });
});

describe('the main complaint comes first', () => {
  it.each([
    [
      'Good location. The wine was so-so. But the toilets were filthy, truly disgusting toilets, dirty all over.',
      'toilets',
    ],
    ['The staff were rude and arrogant from start to finish. Coffee was lukewarm, a bit dry cake.', 'staff'],
    ['Le café était moyen. Les toilettes étaient dégoûtantes, vraiment sales.', 'toilets'],
  ])('%s', (text, first) => {
    const { negatives } = chooseTopics(prepareReview(inputOf({ rating: 1, text })), 1);
    expect(negatives[0]?.item.id).toBe(first);
  });
});
