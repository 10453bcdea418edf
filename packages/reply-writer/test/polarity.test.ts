import { describe, expect, it } from 'vitest';
import { composeReply } from '../src/composer/composer.ts';
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
    [3, 'Quiet areas are not enforced.'],
    [3, 'The quiet relaxing area is beside the kitchen, so there is always a din.'],
    [3, 'Some staff are friendly and helpful, others less so.'],
    [3, 'The welcome is sometimes friendly.'],
    [3, 'A lot more spacious than the other floor.'],
    [3, 'We went to the first class one, which had a lovely atmosphere.'],
    [3, 'They had a beautiful reception area.'],
    [3, 'While the city has a phenomenally spacious and pleasant airport, there is less here.'],
    [3, 'With ample time I could have fashioned a tasty breakfast.'],
    [3, 'Le personnel est parfois adorable.'],
    [3, 'Das Personal ist manchmal nett.'],
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
    [4, 'A nice place to wait for an hour or longer.'],
    [4, 'A long wait in this room is a pleasure.'],
    [4, 'I had problems with the wifi, though that was my own fault.'],
    [4, 'Passengers on an expensive ticket will love it.'],
    [4, 'In one hour it was packed which was not too bad.'],
    [4, 'Contrairement aux autres hôtels, où le service est lamentable, tout était parfait.'],
  ])('by blame in %i stars: %s', (rating, text) => {
    expect(named(rating, text).blamed).toEqual([]);
  });
});

it.each([
  [5, 'Staff fabulous and tables are cleaned.', ['staff']],
  [5, 'Polite service and free internet.', ['service']],
  [5, 'A pleasant greeting and offered lunch.', ['welcome']],
  [5, 'A terrific flight where every staff member did their best.', []],
])('what is beside a thing is not praised with it: %i stars, %s', (rating, text, praised) => {
  expect(named(rating, text).praised).toEqual(praised);
});

it('what is only named in a bad review is named without an apology for it', () => {
  const text =
    'In the lounge a voucher had to be shown for every drink, and again at the desk after every hour that we sat there with the family, which took up most of the afternoon and the better part of the evening as well.';
  const body = composeReply(inputOf({ rating: 1, text })).text.split('\n\n')[1] ?? '';
  const [first = '', second = ''] = body.split(/(?<=[.!?])\s/u);
  expect(first).toContain('the drinks');
  expect(first).not.toMatch(/sorry|apolog|regret/iu);
  expect(second).toMatch(/sorry|apolog|regret/iu);
});

describe('what is said plainly is taken up', () => {
  it.each([
    [5, 'The food was good.', ['food'], []],
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
