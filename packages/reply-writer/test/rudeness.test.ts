import { expect, it } from 'vitest';
import { prepareReview } from '../src/prepare/prepare.ts';
import { inputOf } from './input.ts';

const blamedIn = (text: string) =>
  prepareReview(inputOf({ rating: 1, text }, { place: { category: 'Supermarket' } }))
    .analysis?.aspects.filter(({ polarity }) => polarity === 'negative')
    .map(({ item }) => item.group);

it.each([
  ['en', 'She is the rudest person I have ever had to deal with.'],
  ['en', 'The new girl at the till was so rude to my mother.'],
  ['fr', 'Elle est vraiment très malpolie avec tout le monde.'],
  ['fr', "C'est la personne la plus impolie que j'ai vue."],
  ['es', 'La señora de la entrada es muy maleducada.'],
  ['es', 'Es la persona más borde que he visto nunca.'],
  ['de', 'Die Dame an der Kasse war sehr patzig zu meiner Mutter.'],
  ['de', 'Die unfreundlichste Person, die ich je erlebt habe.'],
  ['it', 'La signora della cassa è stata molto sgarbata con mia madre.'],
  ['it', 'La persona più antipatica che abbia mai incontrato.'],
  ['nl', 'Ze is echt heel onbeleefd tegen iedereen.'],
  ['nl', 'De onvriendelijkste persoon die ik ooit heb gezien.'],
  ['pt', 'Essa moça da entrada foi muito grosseira com a minha mãe.'],
  ['pt', 'A pessoa mais grossa que já vi na vida.'],
])('whoever is rude serves there, with or without a word for them (%s): %s', (_, text) => {
  expect(blamedIn(text)).toContain('service');
});

it.each([
  'She is not rude at all.',
  'The man next to us was very rude to my mother.',
  "La dame n'est pas du tout impolie avec les gens.",
  'Un señor, cliente de toda la vida, es muy maleducado con la gente.',
  'Der Mann neben uns war sehr unfreundlich zu allen.',
])('another guest is not, nor who was polite: %s', (text) => {
  expect(blamedIn(text)).not.toContain('service');
});
