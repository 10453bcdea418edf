import { describe, expect, it } from 'vitest';
import { composeReply } from '../src/composer/composer.ts';
import { chooseTopics } from '../src/composer/topics.ts';
import { holdReasons, prepareReview } from '../src/prepare/prepare.ts';
import { inputOf } from './input.ts';

function named(rating: number, text: string, category: string | null = null) {
  const { positives, negatives } = chooseTopics(
    prepareReview(inputOf({ rating, text }, category === null ? {} : { place: { category } })),
    rating,
  );
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

describe('what was heard, read, feared or so before is not this visit', () => {
  it.each([
    [3, 'Nous avions été prévenus : personnel souriant.'],
    [3, "L'année dernière, le personnel était souriant."],
    [3, "Du temps de l'ancienne patronne, la cuisine était délicieuse."],
    [5, 'Je redoutais un personnel désagréable et des chambres sales, il n’en est rien.'],
    [5, 'Uns wurde gesagt, das Personal sei unfreundlich.'],
    [5, 'Ich hatte Bedenken wegen schmutziger Duschen.'],
    [2, 'Früher stand ich hier gern in der Schlange.'],
    [3, 'Unter dem alten Wirt war das Essen hier ausgezeichnet.'],
    [5, 'Me habían hablado de un personal antipático.'],
    [5, 'Temía encontrar baños sucios.'],
    [3, 'Con el antiguo dueño la comida aquí era deliciosa.'],
    [5, 'Avevo letto di camerieri maleducati e bagni sporchi.'],
    [3, "L'estate scorsa il personale era gentilissimo."],
    [5, 'Ik was bang voor vieze douches.'],
    [5, 'Vrienden hadden ons gewaarschuwd voor onvriendelijk personeel.'],
    [5, 'Tinham-me dito que o pessoal era antipático.'],
    [3, 'No ano passado o atendimento era ótimo e a comida também.'],
    [5, 'We had been warned about dirty toilets and rude staff.'],
    [5, 'I was worried about the dirty showers.'],
    [3, 'Under the former owners the food was delicious.'],
    [5, 'No puedo decir que el baño esté sucio.'],
    [5, 'Je kunt niet zeggen dat het personeel onvriendelijk is.'],
  ])('%i stars: %s', (rating, text) => {
    expect(named(rating, text)).toEqual({ praised: [], blamed: [] });
    expect(holdReasons(prepareReview(inputOf({ rating, text }))).filter((why) => why !== 'not_understood')).toEqual([]);
  });

  it.each([
    [3, 'Nous avions été prévenus, mais le personnel est souriant.', ['staff']],
    [3, 'Früher war es teuer, jetzt ist das Personal sehr freundlich.', ['staff']],
    [3, 'Ik was bang voor herrie, maar het personeel was vriendelijk.', ['staff']],
  ])('until it turns: %i stars, %s', (rating, text, praised) => {
    expect(named(rating, text).praised).toEqual(praised);
  });
});

describe('a quality is only named by its noun', () => {
  it.each([
    [3, 'De vriendelijkheid van de ober is ver te zoeken.'],
    [3, 'Die Freundlichkeit des Personals ist ausbaufähig.'],
    [3, 'La limpieza de los baños se resiente.'],
    [3, 'La rapidité du service, on repassera.'],
    [3, 'La gentilezza del personale è un optional.'],
  ])('%i stars: %s', (rating, text) => {
    expect(named(rating, text).praised).toEqual([]);
  });
});

it.each([
  [1, 'I can live with a dirty shower, but the food was stale.', ['food']],
  [2, 'My experience at this particular location was bad.', []],
  [1, 'Puedo entender un baño sucio, pero el personal fue antipático.', ['staff']],
])('what is put up with is not the complaint: %i stars, %s', (rating, text, blamed) => {
  expect(named(rating, text).blamed).toEqual(blamed);
});

it('parts what a dash parts, also where no space stands before it', () => {
  expect(named(2, 'The toilets were dirty- seats were hard to come by').blamed).toEqual(['seating', 'toilets']);
  expect(named(2, 'The toilets were dirty- seat covers had been forgotten').blamed).toEqual(['toilets']);
});

describe('a word that looks like an opinion is none', () => {
  it.each([
    [5, 'De lekkernijen bij de koffie.', 'praised', []],
    [5, 'Kortom een hele goede keuze.', 'praised', []],
    [5, 'This hotel was a very good choice.', 'praised', ['hotel']],
    [1, 'O pequeno-almoço foi às nove com os meus pais.', 'blamed', []],
    [4, 'La crème brûlée et le personnel souriant.', 'praised', ['staff']],
    [1, 'Les raviolis. Le personnel, un plat froid.', 'praised', []],
    [1, 'Durante la cena il cameriere.', 'blamed', []],
    [1, 'Por la tarde el camarero.', 'blamed', []],
    [1, 'We hebben de ober beneden in de bar gezien.', 'blamed', []],
    [3, 'Ruim een uur de kamer gezocht.', 'praised', []],
    [3, 'Die Bedienung darauf aufmerksam gemacht.', 'praised', []],
    [3, 'The waiter kind of vanished.', 'praised', []],
  ] as const)('%i stars: %s', (rating, text, side, ids) => {
    expect(named(rating, text)[side]).toEqual(ids);
  });
});

describe('a word means what it means in its trade', () => {
  it.each([
    [1, 'Keine Karte im Kasten.', 'Paketdienst', 'menu'],
    [1, 'La macchina fa lo stesso rumore di prima.', 'Officina', 'noise'],
    [1, 'Das Essen war kalt, und dann wurde der Chef auch noch laut.', 'Restaurant', 'noise'],
  ])('%i stars: %s', (rating, text, category, never) => {
    expect(named(rating, text, category).blamed).not.toContain(never);
  });
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

describe('a bad review', () => {
  const faults = 'The bathroom was dirty, the wifi was terrible, the street was noisy, the staff were rude.';
  const story = ' We had been looking forward to these days since January, had saved for them all year long and told';
  const end = ' everybody at home about them, and now we would rather not be asked how it went by anybody again.';

  it.each([
    ['three', faults, 3],
    ['four, where it has many words,', faults + story + end, 4],
  ])('has %s of its faults named', (_, text, count) => {
    const { negatives, neutral } = chooseTopics(prepareReview(inputOf({ rating: 2, text })), 2);
    expect([...negatives, ...neutral]).toHaveLength(count);
  });
});
