import { expect, it } from 'vitest';
import { composeReply } from '../src/composer/composer.ts';
import { chooseTopics } from '../src/composer/topics.ts';
import { prepareReview } from '../src/prepare/prepare.ts';
import { subjectOf } from '../src/prepare/subject.ts';
import { tradeOf } from '../src/trades/trade.ts';
import { vocabularyEn, vocabularyFr } from '../src/trades/vocabulary.ts';
import { inputOf } from './input.ts';

const placeOf = (category: string) => ({ name: 'Demo', city: null, category, country: null, locale: null });

const blamed = (category: string, rating: number, text: string) => {
  const input = inputOf({ rating, text }, { place: placeOf(category) });
  const { positives, negatives } = chooseTopics(prepareReview(input), rating);
  return [...positives, ...negatives].map(({ item }) => item.id);
};

it('at least twelve trades have words of their own, in both languages that name things', () => {
  expect(Object.keys(vocabularyEn).length).toBeGreaterThanOrEqual(12);
  expect(Object.keys(vocabularyFr)).toEqual(Object.keys(vocabularyEn));
});

it.each([
  ['Hair salon', 'hair', 5, 'Lovely haircut by a patient stylist.', 'haircut'],
  ['Salon de coiffure', 'hair', 2, 'La coloration est complètement ratée.', 'colour'],
  ['Garage automobile', 'garage', 1, 'La réparation est bâclée et la facture exorbitante.', 'repair'],
  ['Car repair', 'garage', 2, 'The repair was sloppy.', 'repair'],
  ['Boulangerie', 'restaurant', 5, 'Le pain est délicieux, la vendeuse souriante.', 'bread'],
  ['Clothing store', 'shop', 2, 'Awful checkout, rude cashiers.', 'checkout'],
  ['Courier service', 'delivery', 1, 'The parcel arrived damaged.', 'parcel'],
  ['Gym', 'fitness', 2, 'Broken equipment and filthy lockers.', 'equipment'],
  ['Driving school', 'school', 5, 'A wonderful, patient instructor.', 'teacher'],
  ['Agence immobilière', 'property', 1, 'La communication est lamentable.', 'communication'],
  ['Museum', 'culture', 5, 'Superb exhibition with a knowledgeable guide.', 'exhibition'],
  ['Taxi service', 'transport', 1, 'The driver was rude.', 'driver'],
  ['Hotel', 'lodging', 1, 'Room was dirty.', 'room'],
  ["Chambre d'hôtes", 'lodging', 5, 'Une chambre magnifique.', 'room'],
  ['Hostel', 'lodging', 2, 'The sheets were stained.', 'bed'],
  ['Motel', 'lodging', 2, 'Freezing at night.', 'stuffy'],
] as const)('a %s is a matter of %s: %i stars, %s', (category, trade, rating, text, id) => {
  expect(tradeOf(category)).toBe(trade);
  expect(blamed(category, rating, text)).toContain(id);
});

it.each([
  ['Auto-école', 'school'],
  ['Autoescuela', 'school'],
  ['Autovermietung', 'transport'],
  ['Peluquería', 'hair'],
  ['Autowerkstatt', 'garage'],
  ['Ristorante', 'restaurant'],
  ['Bäckerei', 'restaurant'],
  ['Apotheek', 'pharmacy'],
  ['Tandartspraktijk', 'medical'],
  ['Ginásio', 'fitness'],
  ['Imobiliária', 'property'],
  ['Museo', 'culture'],
  ['Tienda de ropa', 'shop'],
  ['Martial arts school', 'school'],
  ['Boutique hotel', 'lodging'],
  ['Sporthotel', 'lodging'],
  ['Holiday apartment rental', 'lodging'],
  ['Ferienwohnung', 'lodging'],
  ['Casa rural', 'lodging'],
  ['Agriturismo', 'lodging'],
  ['Vakantiepark', 'lodging'],
  ['Alojamento local', 'lodging'],
  ['Sporting goods store', 'shop'],
  ['Car hire', 'transport'],
  ['Swimming pool', 'fitness'],
])('a category in the language of its place tells the trade: %s', (category, trade) => {
  expect(tradeOf(category)).toBe(trade);
});

it.each(['Pet hotel', 'Hundehotel', 'Camping store', 'Pension office'])(
  'nobody stays the night at a %s',
  (category) => {
    expect(tradeOf(category)).not.toBe('lodging');
  },
);

it.each([
  ...['Mental health clinic', 'Rechtsanwalt', 'Steuerberater', 'Physiotherapiepraxis', 'Blood bank', 'Abogado'],
  ...['Health center', 'Healthcare provider', 'Law firm', 'Nursing home'],
  ...['Fertility clinic', 'Avvocato', 'Notaris', 'Advogado', 'Psicólogo', 'Oncologist'],
])('a reply for %s never confirms that its reader was there', (category) => {
  const place = placeOf(category);
  expect(subjectOf(place, { max: 4096, unit: 'bytes' })).toBe('discreet');
});

it.each([
  ...['Arts center', 'Security guard service', 'Seguranças', 'Bakkerij', 'Weinhandlung', 'Airport lounge'],
  ...['Health food store', 'Healthy restaurant', 'Lawn care service', 'Nursery', 'Nursing school'],
])('a reply for %s may speak of the visit', (category) => {
  const place = placeOf(category);
  expect(subjectOf(place, { max: 4096, unit: 'bytes' })).toBe('visit');
});

it.each([
  ...['Mobile app', 'Aplicación móvil', 'Juego para móvil', 'Aplicativo de transporte', 'Jogo para celular'],
  ...['Gioco per smartphone', 'Video spel', 'Handyspiel', 'Application mobile'],
])('a reply for %s speaks of an app', (category) => {
  const place = placeOf(category);
  expect(subjectOf(place, { max: 4096, unit: 'bytes' })).toBe('app');
  expect(tradeOf(category)).toBe('app');
});

it.each([
  ['Cryptocurrency exchange', 'They have frozen my account for three weeks.', /temperature/u],
  ['Online learning app', 'The new module is trash, it has no solutions.', /clean/u],
  ['Shoe store', 'Do not recommend. The toe cap came off.', /advice/u],
  ['Airline', 'The staff at the airport were slow.', /station/u],
  ['Clinic', 'You are the last person in line, whatever time you are given.', /network/u],
  ['Versicherung', 'Das ist laut Versicherung kein Streitfall.', /Lärm/u],
  ['Mobile App', 'Ich brauche keine App, die mich bevormundet.', /Personal/u],
  ['Restaurant', 'Wij vroegen twee keer om vochtige doekjes.', /onderhoud/u],
  ['Museo', 'El personal nos trató fatal, como si fuéramos animales.', /animales/u],
  ['Museo', 'Grandes filas para cada exposición y nada señalizado.', /asientos/u],
  ['Opérateur de téléphonie', 'Service client nul, à éviter à tout prix.', /prix/u],
  ['Magasin de bricolage', "J'appelle le SAV, personne ne sait où est mon colis.", /garantie/u],
  ['Bank', 'They claim that the transfer was stopped. They wanted one document after another.', /claim/u],
  ['Bank', 'If I could I would rate this branch a zero.', /interest/u],
  ['Elektriker', 'Unverschämte Handwerker.', /Werkstatt/u],
  ['Operadora de telefonia', 'Os dados móveis e o corte da linha são péssimos.', /produtos|o corte/u],
  ['Restaurante', 'Pedimos una coca cola y nunca llegó.', /espera/u],
  ['Librairie en ligne', 'Je ne conseille pas ce livre.', /conseils/u],
  ['Hotel', 'Wij vonden drie dagen lang genoeg.', /wachttijd/u],
  ['Supermarkt', 'Der Joghurt war verdorben und landete im Müll.', /Sauberkeit/u],
])('a reply for %s names nothing that another trade means: %s', (category, text, never) => {
  expect(composeReply(inputOf({ rating: 1, text }, { place: placeOf(category) })).text).not.toMatch(never);
});

it.each([
  ['Petrol station', 'The petrol was bad, the engine stalled.', /fuel/u],
  ['Station-service', 'Le gazole était mauvais.', /carburant/u],
  ['Gasolinera', 'La gasolina era pésima.', /combustible/u],
  ['Tankstelle', 'Der Sprit war schlecht.', /Kraftstoff/u],
  ['Distributore di benzina', 'La benzina era pessima.', /carburante/u],
  ['Tankstation', 'De benzine is waardeloos.', /brandstof/u],
  ['Posto de gasolina', 'A gasolina é péssima e o preço é muito alto.', /combustível/u],
])('a reply for %s names the fuel: %s', (category, text, named) => {
  expect(composeReply(inputOf({ rating: 1, text }, { place: placeOf(category) })).text).toMatch(named);
});

it.each([
  ...['Legal expenses insurance', 'Health insurance agency', 'Rechtsschutzversicherung', 'Protection juridique'],
  ...[
    'Rechtsbijstandverzekering',
    'Seguro de defensa jurídica',
    'Assicurazione tutela legale',
    'Seguro de proteção jurídica',
  ],
])('a reply for an insurer names how it is reached, whatever it insures: %s', (category) => {
  expect(subjectOf(placeOf(category), { max: 4096, unit: 'bytes' })).toBe('desk');
});

it('a reply for an app for health names what tells nothing of an illness', () => {
  const place = placeOf('Health app');
  const text = 'The app crashes all the time, and the exercises for my back are useless.';
  expect(subjectOf(place, { max: 4096, unit: 'bytes' })).toBe('desk');
  const reply = composeReply(inputOf({ rating: 2, text }, { place })).text;
  expect(reply).toMatch(/crash/u);
  expect(reply).not.toMatch(/exercise|back\b/u);
});

it.each([
  ['Bank', 1, 'The app crashes all the time and nobody answers the phone.', /app|phone|answer|crash/u],
  ['Sparkasse', 2, 'Die App ist furchtbar langsam.', /die App/u],
  ['Banque', 1, "L'application est lamentable.", /l'application/u],
  ['Compañía de seguros', 1, 'La atención es pésima.', /el servicio/u],
  ['Banca', 2, 'Il sito è pessimo.', /sito/u],
  ['Verzekeringskantoor', 2, 'De website is verschrikkelijk traag.', /de website/u],
  ['Banco', 5, 'Atendimento excelente.', /o atendimento/u],
  ['Zahnarzt', 2, 'Die Wartezeit war unmöglich.', /Wartezeit/u],
  ['Pharmacy', 2, 'A queue out of the door with one till open.', /waiting time|wait/u],
  ['Huisarts', 1, 'De wachttijd was belachelijk.', /wachttijd/u],
  ['Farmacia', 3, 'I prezzi sono altissimi.', /prezzi/u],
  ['Bank', 1, 'They keep asking for another document, dreadful.', /the paperwork/u],
  ['Seguro de saúde', 1, 'Não consigo gerar o boleto, péssimo.', /os pagamentos/u],
])('a reply for a %s names what tells nothing of an account or an illness', (category, rating, text, named) => {
  const place = placeOf(category);
  expect(subjectOf(place, { max: 4096, unit: 'bytes' })).toBe('desk');
  expect(composeReply(inputOf({ rating, text }, { place })).text).toMatch(named);
});

it.each([
  ['Bank', 'The mortgage was a disaster and the savings account is useless.'],
  ['Bank', 'Great cards and a lovely loan.'],
  ['Dentist', 'The filling was a disaster and my teeth are dreadful.'],
  ['Medical clinic', 'Great doctors, a lovely nurse and a useless prescription.'],
  ['Pharmacy', 'My medication was late and the pharmacist was lovely. A dreadful appointment.'],
])('a reply for a %s names nothing else: %s', (category, text) => {
  const place = placeOf(category);
  for (const rating of [2, 3, 5])
    expect(composeReply(inputOf({ rating, text }, { place })).text).not.toMatch(
      /mortgage|account|card|loan|savings|filling|teeth|doctor|nurse|prescri|medic|pharmac|appointment|treat/iu,
    );
});

it.each([
  ['Hotel', 4, 'Le restaurant de la plage est magnifique.', 'beach'],
  ['Hotel', 4, 'El restaurante de la playa es excelente.', 'beach'],
  ['Hotel', 4, 'Il ristorante sulla spiaggia è ottimo.', 'beach'],
  ['Clothing store', 1, 'Le défaut était visible à la réception, très déçu.', 'welcome'],
  ['Supermarket', 2, 'Die Preise waren nicht ausgeschildert.', 'access'],
  ['Parcel shop', 5, 'Schnelle Annahme meiner Pakete.', 'parcel'],
  ['Furniture store', 3, 'Peccato per la coda, a differenza della sede di Bari con personale gentilissimo.', 'staff'],
  ['Furniture store', 3, 'Der Laden ist laut, im Gegensatz zu der Filiale in Ulm mit freundlichem Personal.', 'staff'],
])('names nothing of another thing (%s, %i stars): %s', (category, rating, text, id) => {
  expect(blamed(category, rating, text)).not.toContain(id);
});

it.each([
  ['Shoe store', 1, "L'emballage des chaussures est très mauvais.", 'packaging'],
  ['Online store', 1, 'Délais jamais respectés.', 'delivery'],
  ['Café', 2, 'Les consommations sont trop chères.', 'drinks'],
  ['Parcel shop', 1, 'Man wollte kein Paket annehmen.', 'service'],
  ['Bus company', 2, 'Ständig verspätete Busse.', 'delay'],
  ['Building materials store', 2, 'Tempi molto lunghi.', 'wait'],
  ['Campground', 2, 'Overal muggen in onze tent.', 'pests'],
  ['Coffee shop', 2, 'Der Kaffee hat einen grauenhaften Geschmack.', 'taste'],
  ['Coffee shop', 2, 'Il caffè ha un sapore orribile.', 'taste'],
  ['Gym', 1, 'De mauvais traitements par les entraîneurs.', 'staff'],
])('names what a short complaint is about (%s, %i stars): %s', (category, rating, text, id) => {
  expect(blamed(category, rating, text)).toContain(id);
});

it('what was asked for several times is not praised', () => {
  const text = 'Solicitei gelo várias vezes e nunca veio.';
  const { positives } = chooseTopics(prepareReview(inputOf({ rating: 3, text }, { place: placeOf('Restaurante') })), 3);
  expect(positives).toEqual([]);
});
