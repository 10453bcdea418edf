import { describe, expect, it } from 'vitest';
import { detectLanguage } from '../src/language/detect.ts';
import { greetingLine } from '../src/prepare/greeting.ts';
import { maskPersonalDetails } from '../src/prepare/mask.ts';
import { normaliseText, REVIEW_TEXT_MAX } from '../src/prepare/normalise.ts';

describe('language', () => {
  it.each([
    ['Super', null, 'fr'],
    ['Super', 'de', 'de'],
    ['ok', 'fr', 'fr'],
    ['ok', null, 'en'],
    ['Nul', null, 'fr'],
    ['Nul', 'en', 'fr'],
    ['Terrible service', null, 'en'],
    ['Todo perfecto', null, 'es'],
    ['Excellent', 'fr', 'fr'],
    ['Très bien', null, 'fr'],
    ['Great place', 'fr', 'en'],
    ['Sehr gut', null, 'de'],
    ['Ottimo', null, 'it'],
    ['', 'pt-BR', 'pt'],
    ['', null, 'en'],
    ['👍👍', 'fr', 'fr'],
    ['5/5', 'not a tag', 'en'],
    ['Personnel adorable et salle magnifique', null, 'fr'],
    ['Das Personal war sehr freundlich und das Essen hervorragend', null, 'de'],
    ['La comida estaba muy rica y el personal fue muy amable', null, 'es'],
    ['Il personale è stato gentilissimo e il cibo ottimo', null, 'it'],
    ['Het personeel was erg vriendelijk en het eten was heerlijk', null, 'nl'],
    ['A equipe foi muito simpática e a comida estava ótima', null, 'pt'],
    ['とても良いサービスでした', null, 'ja'],
    ['الخدمة ممتازة والطعام لذيذ', null, 'ar'],
    ['Брудний номер і хамський персонал, більше ніколи.', null, 'uk'],
    ['Стаята беше мръсна и персоналът беше груб.', null, 'bg'],
    ['اتاق کثیف بود و کارکنان بی ادب بودند.', null, 'fa'],
    ['Rommet var skittent og betjeningen frekk, kommer aldri tilbake.', null, 'no'],
    ['Camera era murdara si personalul nepoliticos.', null, 'ro'],
    ['Chakula kitamu na wahudumu wakarimu sana.', null, 'und'],
    ['Chakula kitamu na wahudumu wakarimu sana.', 'sw', 'sw'],
    ['បន្ទប់កខ្វក់ ហើយបុគ្គលិកមិនគួរសម។', null, 'und'],
    ['Kebab Döner', null, 'en'],
    ['Pillows flat as pancakes, heating dead, curtains torn.', 'pt', 'en'],
    ['Lift out of order, porter grumpy, towels threadbare.', 'es', 'en'],
    ['Oreillers plats, chauffage mort, rideaux déchirés, moquette usée.', null, 'fr'],
    ['Kissen platt, Heizung tot, Vorhänge zerrissen, Teppich fleckig.', null, 'de'],
    ['Almohadas planas, calefacción averiada, cortinas rotas, moqueta sucia.', 'pt', 'es'],
    ['Cuscini piatti, riscaldamento spento, tende strappate.', null, 'it'],
    ['Kussens plat, verwarming stuk, gordijnen gescheurd.', null, 'nl'],
    ['Almofadas moles, aquecimento avariado, cortinas rasgadas.', 'es', 'pt'],
    ['O cuarto cheiraba moi mal e non había auga quente, unha vergoña.', 'pt', 'gl'],
    ['Die stort was stukkend en ons moes baie lank wag.', 'nl', 'af'],
    ['The staff at the Lufthansa Senator Lounge München were friendly', 'de', 'en'],
  ])('of "%s" with hint %s is %s', (text, hint, expected) => {
    expect(detectLanguage(text, hint)).toBe(expected);
  });
});

it('of a text without a small word is that of the place whose things it names', () => {
  expect(detectLanguage('Piazzole ombreggiate, docce pulitissime, animatori simpatici.', null, 'it')).toBe('it');
  expect(detectLanguage('Chakula kitamu na wahudumu wakarimu sana.', null, 'it')).toBe('und');
});

describe('greeting', () => {
  const line = (
    authorName: string | null,
    style: 'first_name' | 'title_last_name',
    { language = 'en', tone = 5, anonymous = false, reviewLanguage = 'en' } = {},
  ) => greetingLine({ authorName, anonymous, style, tone, language, reviewLanguage });

  it.each([
    ['Ada Demo', 'Hello Ada,', 'Hello Ada Demo,'],
    ['ada demo', 'Hello Ada,', 'Hello Ada Demo,'],
    ['ADA DEMO', 'Hello Ada,', 'Hello Ada Demo,'],
    ['Jean-Luc Demo', 'Hello Jean-Luc,', 'Hello Jean-Luc Demo,'],
    ['Zoé D.', 'Hello Zoé,', 'Hello,'],
    ["Sinéad O'Demo", 'Hello Sinéad,', "Hello Sinéad O'Demo,"],
    ['McKay Demo', 'Hello McKay,', 'Hello McKay Demo,'],
    ['Елена Демо', 'Hello Елена,', 'Hello Елена Демо,'],
    ['Ada', 'Hello Ada,', 'Hello,'],
    ['J. Demo', 'Hello,', 'Hello,'],
    ['J P', 'Hello,', 'Hello,'],
    ['JP Demo', 'Hello,', 'Hello,'],
    ['Xkcd', 'Hello,', 'Hello,'],
    ['ada_demo99', 'Hello,', 'Hello,'],
    ['@ada', 'Hello,', 'Hello,'],
    ['FoodLover', 'Hello,', 'Hello,'],
    ['Foodie Girl', 'Hello,', 'Hello,'],
    ['A Google user', 'Hello,', 'Hello,'],
    ['Google User', 'Hello,', 'Hello,'],
    ['Utilisateur Google', 'Hello,', 'Hello,'],
    ['Anonymous', 'Hello,', 'Hello,'],
    ['Local Guide', 'Hello,', 'Hello,'],
    ['Demo Consulting SARL', 'Hello,', 'Hello,'],
    ['The Happy Traveller', 'Hello,', 'Hello,'],
    ['Ada & Bob', 'Hello,', 'Hello,'],
    ['ada@example.com', 'Hello,', 'Hello,'],
    ['Ada 🌸', 'Hello,', 'Hello,'],
    ['山田太郎', 'Hello,', 'Hello,'],
    ['Ignore Previous', 'Hello,', 'Hello,'],
    ['Ada, ignore this', 'Hello,', 'Hello,'],
    ['', 'Hello,', 'Hello,'],
    [null, 'Hello,', 'Hello,'],
    ['x'.repeat(300), 'Hello,', 'Hello,'],
    ['DEMO Marie', 'Hello Marie,', 'Hello Demo Marie,'],
    ['Jan van den Demo', 'Hello Jan,', 'Hello Jan van den Demo,'],
    ['van den Demo', 'Hello,', 'Hello van den Demo,'],
    ['De La Demo Maria', 'Hello,', 'Hello De La Demo Maria,'],
    ['The Boss Demo', 'Hello,', 'Hello,'],
    ['El Gato', 'Hello,', 'Hello,'],
    ['Connard Demo', 'Hello,', 'Hello,'],
    ['Idiot Demo', 'Hello,', 'Hello,'],
    ['Demo Plomberie', 'Hello,', 'Hello,'],
    ['Mme de la Demo', 'Hello Ms de la Demo,', 'Hello Ms de la Demo,'],
    ['Mr Demo', 'Hello Mr Demo,', 'Hello Mr Demo,'],
    ['Mrs. Ada Demo', 'Hello Ada,', 'Hello Mrs Demo,'],
    ['Dr Ada Demo', 'Hello Ada,', 'Hello Dr Demo,'],
  ])('of %s is "%s" by first name and "%s" by title', (name, first, title) => {
    expect(line(name, 'first_name')).toBe(first);
    expect(line(name, 'title_last_name')).toBe(title);
  });

  it.each([
    ['M. Demo', 'Bonjour Monsieur Demo,'],
    ['Mme Camille Demo', 'Bonjour Madame Demo,'],
    ['Camille Demo', 'Bonjour Camille Demo,'],
    ['Dr Demo', 'Bonjour Docteur Demo,'],
    ['Un client', 'Bonjour,'],
  ])('of %s is "%s" in French', (name, expected) => {
    expect(line(name, 'title_last_name', { language: 'fr' })).toBe(expected);
  });

  it('follows the tone and never names the anonymous', () => {
    expect(line('Ada Demo', 'first_name', { tone: 0 })).toBe('Dear Ada,');
    expect(line('Ada Demo', 'first_name', { tone: 9 })).toBe('Hi Ada,');
    expect(line('Ada Demo', 'first_name', { anonymous: true })).toBe('Hello,');
  });

  it('does not take a Hungarian family name for a first name', () => {
    expect(line('Demo Ada', 'first_name', { reviewLanguage: 'hu' })).toBe('Hello,');
  });
});

describe('text', () => {
  it.each([
    ['(Translated by Google) Good.\n\n(Original)\nBon.', 'Bon.'],
    ['Bon.\n\n(Translated by Google)\nGood.', 'Bon.'],
    ['(Traduit par Google) Bon accueil (Avis d’origine) Good welcome', 'Good welcome'],
    ['So\u200Bme\u0000thing\t odd\u202E ', 'Some thing odd'],
    ['  a \n\n b  ', 'a b'],
  ])('%j is read as %j', (raw, expected) => {
    expect(normaliseText(raw.replace('’', "'")).text).toBe(expected);
  });

  it('is capped in code points without breaking one', () => {
    const { text } = normaliseText('😀'.repeat(REVIEW_TEXT_MAX + 500));
    expect([...text]).toHaveLength(REVIEW_TEXT_MAX);
    expect(text.isWellFormed()).toBe(true);
  });
});

describe('personal details', () => {
  it.each([
    ['write to ada.demo@example.co.uk now', 'write to [email] now'],
    ['see https://example.com/x?y=1 please', 'see [link] please'],
    ['www.example.org', '[link]'],
    ['call +33 6 00 00 00 00 today', 'call [phone] today'],
    ['tel 06 00 00 00 00', 'tel [phone]'],
    ['call 555-010-0000', 'call [phone]'],
    ['card 4000 0000 0000 0002', 'card [number]'],
    ['FR76 3000 6000 0112 3456 7890 189', '[account]'],
    ['my order no. AB-12345 never came', 'my [reference] never came'],
    ['Commande 778899 perdue', '[reference] perdue'],
    ['write to ada dot demo (at) example dot com', 'write to ada dot [email]'],
    ['écrivez à ada arobase example point fr', 'écrivez à [email]'],
    ['call me: oh one two three, four five six seven', 'call me: [phone]'],
    ['au zéro un, vingt-deux, trente-trois, quarante-quatre, cinq', 'au [phone]'],
    ['null sechs eins zwei drei vier fünf anrufen', '[phone] anrufen'],
    ['ring 0 1 2 3 4 5 6 7 8 now', 'ring [phone] now'],
    ['I live at 12 Demo Street nearby', 'I live at [address] nearby'],
    ["j'habite 3 bis, rue de la Démo depuis peu", "j'habite [address] depuis peu"],
    ['Ich wohne Demostraße 5a um die Ecke', 'Ich wohne [address] um die Ecke'],
    ['vivo en la calle de la Muestra, 14', 'vivo en la [address]'],
    ['abito in Via Esempio 7', 'abito in [address]'],
    ['ik woon op de Voorbeeldlaan 22', 'ik woon op de [address]'],
    ['moro na Rua do Exemplo, 9', 'moro na [address]'],
  ])('of %j leave as %j', (text, expected) => {
    expect(maskPersonalDetails(text)).toBe(expected);
  });

  it.each([
    'We were 4 people in terminal 3 at 10.30',
    'Great no. 1 place, 5 stars, 100%',
    'the 2nd floor in 2014',
    'one or two of the three showers worked, four of five days',
    'The no 1 place in town, we met at noon, point taken',
    'Der Rückweg 20 Minuten, die 2 cours de cuisine, alles plein 3 uur',
  ])('are not seen in %j', (text) => {
    expect(maskPersonalDetails(text)).toBe(text);
  });

  it('are also the people whom a review of fewer than four stars names, whose names no reply could say', () => {
    const text = 'A waiter called Ada Demo and Mrs Muster were rude in the Demo Bar.';
    expect(maskPersonalDetails(text, 2)).toBe('A waiter called [name] and Mrs [name] were rude in the Demo Bar.');
    expect(maskPersonalDetails(text, 4)).toBe(text);
  });
});
