import { describe, expect, it } from 'vitest';
import { checkReply, type ReplyToCheck } from '../src/checks/check-reply.ts';
import { jaccard, threeGrams } from '../src/checks/similarity.ts';

const good = 'Thank you for your kind words about the showers. We hope to see you at Demo Lounge again.';
const check = (body: string, more: Partial<ReplyToCheck> = {}) =>
  checkReply({
    body,
    text: body,
    language: 'en',
    limit: { max: 4096, unit: 'bytes' },
    sources: 'Lovely showers, Maria was great, waited 20 minutes\nDemo Lounge',
    signature: null,
    recentBodies: [],
    ...more,
  }).faults;

/** Bodies that nobody may say for a business, in each language that is written: language, fault, body. */
const refused: readonly (readonly [language: string, fault: string, body: string])[] = [
  ['en', 'offer', 'Your next stay is on us, and thank you for writing about the showers.'],
  ['en', 'offer', 'We are sorry about the showers; the first round is ours.'],
  ['en', 'promise', 'The team has been reminded of how to greet a guest.'],
  ['en', 'promise', 'I will personally see to it that the showers are better.'],
  ['en', 'promise', 'The heating was cold, but it has been replaced.'],
  ['en', 'liability', 'That was wrong of us, and we are sorry about the showers.'],
  ['en', 'liability', 'You never stayed with us.'],
  ['en', 'liability', 'We see no booking under this name.'],
  ['en', 'referral', 'You would be better off at another place.'],
  ['en', 'liability', 'The mistake was entirely ours.'],
  ['fr', 'liability', 'La faute est entièrement la nôtre.'],
  ['es', 'liability', 'La culpa fue nuestra.'],
  ['de', 'liability', 'Der Fehler lag ganz bei uns.'],
  ['it', 'liability', 'La colpa è stata nostra.'],
  ['nl', 'liability', 'De fout ligt bij ons.'],
  ['pt', 'liability', 'A culpa foi toda nossa.'],
  ['fr', 'promise', "Nous avons transmis vos remarques à l'équipe, merci."],
  ['fr', 'promise', 'Cela ne se reproduira plus, nous en sommes désolés.'],
  ['fr', 'offer', 'Votre prochain café vous sera offert.'],
  ['fr', 'liability', 'Nous reconnaissons notre faute.'],
  ['fr', 'machine_talk', "En tant qu'IA, je vous remercie."],
  ['fr', 'profanity', 'Vous êtes un menteur.'],
  ['fr', 'invented', 'Venez découvrir notre nouvelle terrasse.'],
  ['de', 'number', 'Drei Zimmer warten auf Ihren Besuch.'],
  ['nl', 'number', 'Wij hebben zeven kamers voor u.'],
  ['it', 'number', 'Abbiamo sette camere per voi.'],
  ['es', 'number', 'Tenemos siete habitaciones para usted.'],
  ['pt', 'number', 'Temos sete quartos para si.'],
  ['es', 'promise', 'Abriremos una investigación sobre lo ocurrido.'],
  ['es', 'promise', 'Hemos hablado con el personal y no volverá a pasar.'],
  ['es', 'offer', 'Le devolveremos el dinero de su visita.'],
  ['es', 'offer', 'La próxima cena corre por nuestra cuenta.'],
  ['es', 'liability', 'Fue culpa nuestra y lo sentimos mucho.'],
  ['es', 'machine_talk', 'Como modelo de lenguaje no puedo opinar.'],
  ['es', 'profanity', 'Es usted un idiota y un mentiroso.'],
  ['es', 'signature', 'Gracias por sus palabras. Un cordial saludo'],
  ['de', 'promise', 'Wir werden das Personal schulen, vielen Dank.'],
  ['de', 'promise', 'Das wird nicht mehr vorkommen.'],
  ['de', 'offer', 'Ihr nächstes Essen geht auf uns.'],
  ['de', 'offer', 'Wir erstatten Ihnen gern den Preis, mit Gutschein.'],
  ['de', 'liability', 'Das war unser Fehler, und es tut uns leid.'],
  ['de', 'machine_talk', 'Als KI kann ich dazu nichts sagen.'],
  ['de', 'profanity', 'Sie sind ein Idiot.'],
  ['de', 'invented', 'Besuchen Sie unsere neue Terrasse mit preisgekröntem Koch.'],
  ['it', 'promise', 'Abbiamo già parlato con il personale di sala.'],
  ['it', 'promise', 'Non si ripeterà, grazie per la pazienza.'],
  ['it', 'offer', 'La prossima cena la offre la casa.'],
  ['it', 'liability', 'È stato un nostro errore e ci dispiace.'],
  ['it', 'machine_talk', 'Come modello linguistico non posso rispondere.'],
  ['it', 'profanity', 'Lei è uno stupido bugiardo.'],
  ['nl', 'promise', 'Wij zullen het personeel trainen, dank u wel.'],
  ['nl', 'promise', 'Dit gebeurt niet meer.'],
  ['nl', 'offer', 'Uw volgende koffie is van het huis.'],
  ['nl', 'liability', 'Dat was onze fout en dat spijt ons.'],
  ['nl', 'machine_talk', 'Als taalmodel kan ik daar niets over zeggen.'],
  ['nl', 'profanity', 'U bent een leugenaar.'],
  ['pt', 'promise', 'Já falamos com a equipa e não voltará a acontecer.'],
  ['pt', 'promise', 'Vamos investigar o que aconteceu.'],
  ['pt', 'offer', 'A próxima refeição é por nossa conta.'],
  ['pt', 'liability', 'Foi culpa nossa e lamentamos.'],
  ['pt', 'machine_talk', 'Como inteligência artificial não posso responder.'],
  ['pt', 'profanity', 'O senhor é um mentiroso.'],
];

describe('a reply', () => {
  it('without a fault passes', () => {
    expect(check(good)).toEqual([]);
    expect(check('Thank you for mentioning Maria and the 20 minutes.')).toEqual([]);
  });

  it.each([
    ['empty', ''],
    ['empty', '...'],
    ['banned_phrase', 'Thank you for your feedback on the showers.'],
    ['banned_phrase', 'We are delighted that you liked the showers.'],
    ['promise', 'We will improve the showers.'],
    ['promise', 'This will never happen again.'],
    ['promise', 'We have spoken to the team about the showers.'],
    ['offer', 'Please come back for a free drink.'],
    ['offer', 'Enjoy a discount on your next visit.'],
    ['liability', 'It was our fault that the showers were cold.'],
    ['machine_talk', 'As an AI, we liked your review of the showers.'],
    ['machine_talk', 'Thank you [name] for the showers.'],
    ['profanity', 'What a shit review.'],
    ['link', 'See demo-lounge.example.com for more.'],
    ['email', 'Write to us at someone@demo.example, please.'],
    ['phone', 'Call us on 01 70 00 00 00.'],
    ['markup', 'Thank you for **the showers**.'],
    ['markup', 'Thank you <b>very much</b>.'],
    ['echo', 'Thank you canary-123 for the showers.'],
    ['greeting', 'Dear guest, thank you for the showers.'],
    ['signature', 'Thank you for the showers. Kind regards, the team'],
    ['number', 'We have 12 showers for you.'],
    ['number', 'We open again on Monday.'],
    ['number', 'There are seven showers here.'],
    ['name', 'We told Robert about the showers.'],
    ['name', 'It was better than at Hilton, was it not.'],
    ['language', 'Merci beaucoup pour vos mots aimables sur les douches, nous espérons vous revoir.'],
    ['too_many_sentences', 'One. '.repeat(7)],
    ['emphasis', 'Thank you for the showers 🙏'],
    ['referral', 'Do try the rival hotel next door.'],
    ['invented', 'Come and see our award-winning chef.'],
    ['hidden_characters', 'Thank you\u202E for the showers.'],
  ] as const)('with the fault %s is refused: %s', (fault, body) => {
    expect(check(body, { canaries: ['canary-123'] })).toContain(fault);
  });

  it.each([
    ['Thank you for the showers. Demo Lounge', 'Demo Lounge', true],
    ['Thank you for the showers. Demo Lounge.', 'Demo Lounge', true],
    ['Thank you for the showers, Ada Demo Lounge', 'Ada\r\nDemo Lounge', true],
    ['Demo Lounge', 'Demo Lounge', true],
    ['Thank you for the showers. We hope to see you at Demo Lounge.', 'Demo Lounge', false],
    [good, 'Demo Lounge', false],
  ])(
    'is refused where it signs for the account, and not where it names the place: %s',
    (body, signature, isRefused) => {
      expect(check(body, { signature }).includes('own_signature')).toBe(isRefused);
    },
  );

  it.each(['Ada\r\nDemo Lounge', 'צוות הטרקלין\u200F'])(
    'may be signed in any script and on any lines: %j',
    (signature) => {
      expect(check(good, { signature, text: `${good}\n\n${signature}` })).toEqual([]);
    },
  );

  it.each([
    ['promise', 'Nous ferons en sorte que les douches soient propres.'],
    ['banned_phrase', "N'hésitez pas à revenir profiter des douches de notre salon."],
    ['offer', 'Nous vous proposons un remboursement de votre visite dans notre salon.'],
    ['liability', 'Les douches froides sont notre faute et nous en sommes désolés.'],
    ['signature', 'Merci pour vos mots sur les douches de notre salon. Cordialement, la direction'],
  ] as const)('in French with the fault %s is refused: %s', (fault, body) => {
    expect(check(body, { language: 'fr' })).toContain(fault);
  });

  it.each(refused)('in %s with the fault %s is refused: %s', (language, fault, body) => {
    expect(check(body, { language })).toContain(fault);
  });

  it.each([
    ['We were there two times and never on a Sunday.', 'Your second visit was better, and both were welcome.'],
    ['Was here twice. The Sunday brunch is great.', 'Two visits: thank you for both.'],
    ['I waited 3 weeks for it.', 'Three weeks are long, and we are sorry.'],
    ['The Sunday brunch was cold. The refund came within a day.', 'We are sorry about the Sunday brunch.'],
    ['Cold soup, but the refund came within a day.', 'We are glad that the refund came through.'],
    ['The complimentary coffee was great.', 'The complimentary coffee was to your taste, it seems.'],
  ])('may say back what the review says: of "%s" "%s"', (text, body) => {
    expect(check(body, { sources: `${text}\nDemo Lounge`, own: 'Demo Lounge', rating: 2 })).toEqual([]);
  });

  it.each([
    ['number', 'Forty minutes are long.', 'We waited a long time.'],
    ['number', 'Three weeks are long.', 'I waited 2 weeks.'],
    ['offer', 'Your refund will come.', 'They refused a refund.'],
    ['offer', 'You will get the refund that was asked for.', 'They refused a refund.'],
    ['offer', 'The refund was sent.', 'The soup was cold.'],
  ])('may not say more than that, with the fault %s: "%s"', (fault, body, text) => {
    expect(check(body, { sources: `${text}\nDemo Lounge`, own: 'Demo Lounge', rating: 2 })).toContain(fault);
  });

  it.each([
    ['nl', 'Wat u schrijft is voor ons even nuttig, en het is onze hoop dat een volgend bezoek u beter bevalt.'],
    ['it', 'Grazie mille per le sue parole, sei gentile a scriverci della sua visita.'],
  ])('may say in %s what is a number or an offer elsewhere: %s', (language, body) => {
    expect(check(body, { language })).toEqual([]);
  });

  it.each([
    ['de', 'Sandra wird sich bei Ihnen melden.'],
    ['de', 'Unsere Köchin Özlem freut sich über Ihr Lob.'],
    ['de', 'Danke für das Lob an Svea und das Frühstück.'],
    ['de', 'Das gab Bernd Krause zu denken.'],
    ['de', 'Frau Yilmaz hat sich gefreut.'],
    ['de', 'Grüße aus Regensburg und danke für Ihr Lob.'],
    ['en', 'Sandra will be in touch about the shower.'],
    ['en', 'Aoife was moved by what you write.'],
    ['en', 'Kevin, thank you for your words.'],
    ['fr', 'Sandrine va vous répondre à ce sujet.'],
    ['fr', 'Solène a lu vos mots sur le café.'],
    ['es', 'Lucía le responderá sobre la ducha.'],
    ['es', 'Macarena ha leído sus palabras.'],
    ['it', 'Ludovica è felice delle Sue parole.'],
    ['nl', 'Femke heeft uw woorden gelezen.'],
    ['pt', 'Coimbra é linda na primavera.'],
    ['pt', 'Mafalda vai responder sobre o duche.'],
  ])('names nobody whom no source names, in %s: %s', (language, body) => {
    expect(check(body, { language, sources: 'Demo Lounge' })).toContain('name');
  });

  it.each([
    ['de', 'Dass Musik und Lautstärke Sie gestört haben, verstehen wir gut.'],
    ['de', 'Ein Glas Wein auf der Terrasse, ein Stück Kuchen am Nachmittag: schön, dass es Ihnen gefallen hat.'],
    ['de', 'In puncto Service und Freundlichkeit sind solche Worte ein großes Kompliment.'],
    ['de', 'Kritik ist uns wichtig, und Geduld ist bei vollem Haus viel verlangt.'],
    ['en', 'Breakfast was clearly a highlight, and reading that made our day.'],
    ['en', 'Reading about the long wait was not easy, and we are sorry.'],
    ['fr', 'Lire que la chambre vous a plu nous fait plaisir.'],
    ['es', 'Leer que la espera fue tan larga es triste, y lo sentimos.'],
    ['it', 'Sapere che il taglio Le piace è una gioia, grazie delle Sue parole.'],
    ['it', 'Pazienza e cortesia sono belle parole, grazie.'],
    ['nl', 'Muziek is een kwestie van smaak, en wij begrijpen uw opmerking.'],
    ['pt', 'Saber que o corte lhe agrada é uma alegria.'],
  ])('may begin and write its nouns as %s does: %s', (language, body) => {
    expect(check(body, { language, sources: 'Demo Lounge' })).toEqual([]);
  });

  it('may say back what a bad German review names, but nobody', () => {
    const sources = 'Leider war die Suppe kalt und das Zimmer laut. Der Kellner Jens war frech.\nDemo Lounge';
    const more = { language: 'de', sources, own: 'Demo Lounge', rating: 1 };
    expect(check('Die kalte Suppe und das laute Zimmer bedauern wir sehr.', more)).toEqual([]);
    expect(check('Dass Jens frech war, bedauern wir sehr.', more)).toContain('name');
  });

  it('says nobody back who begins a bad review', () => {
    const sources = 'Kevin was rude to us.\nDemo Lounge';
    expect(check('We are sorry that Kevin was rude.', { sources, own: 'Demo Lounge', rating: 1 })).toContain('name');
  });

  it.each([
    ['fr', "Ce n'est pas l'accueil que nous voulons offrir, et nous en sommes désolés."],
    ['it', "Non è l'accoglienza che vogliamo offrire, e ci dispiace."],
    ['pt', 'Não é o acolhimento que queremos oferecer, e lamentamos.'],
    ['nl', 'Dit is niet de ontvangst die wij willen aanbieden, en dat spijt ons.'],
  ])('may speak of the manner that it offers, in %s: %s', (language, body) => {
    expect(check(body, { language, sources: 'Demo Lounge' })).toEqual([]);
  });

  it.each([
    ['fr', "Nous vous offrons un verre, et nous sommes désolés de l'accueil."],
    ['fr', "Un verre d'accueil que nous voulons vous offrir vous attend."],
    ['it', 'Vogliamo offrire una cena, e ci dispiace.'],
  ])('may offer nothing else, in %s: %s', (language, body) => {
    expect(check(body, { language, sources: 'Demo Lounge' })).toContain('offer');
  });

  it('says no name of a bad review back, and one of a good review only in thanks', () => {
    const sources = 'The waiter was Sandra and the Rival is better\nDemo Lounge';
    expect(check('Sandra was not there.', { sources, own: 'Demo Lounge', rating: 1 })).toContain('name');
    expect(check('You were told so by Sandra.', { sources, own: 'Demo Lounge', rating: 5 })).toContain('name');
    expect(check('Thank you for praising Sandra.', { sources, own: 'Demo Lounge', rating: 5 })).toEqual([]);
  });

  it('is measured in the platform unit', () => {
    expect(check('é'.repeat(30), { limit: { max: 40, unit: 'bytes' } })).toContain('too_long');
    expect(check('é'.repeat(30), { limit: { max: 40, unit: 'characters' } })).not.toContain('too_long');
  });

  it('that repeats a recent one is refused', () => {
    expect(
      check(good, { recentBodies: ['Something else entirely was said here.', good.replace('kind', 'nice')] }),
    ).toContain('too_similar');
  });

  it('that says a whole sentence of the last 20 again is refused', () => {
    const others = Array.from(
      { length: 19 },
      (_, index) => `Something else was said here, ${'so '.repeat(index)}long.`,
    );
    const recentBodies = [...others, `All else was new to us. ${good.toUpperCase()}`];
    expect(check(good, { recentBodies })).toContain('repeated');
    expect(check(good, { recentBodies: ['One more.', ...recentBodies] })).not.toContain('repeated');
  });
});

it('measures likeness as shared word triples over all', () => {
  expect(jaccard(threeGrams('a b c d'), threeGrams('a b c d'))).toBe(1);
  expect(jaccard(threeGrams('a b c d'), threeGrams('a b c e'))).toBeCloseTo(1 / 3);
  expect(jaccard(threeGrams('a b c'), threeGrams('d e f'))).toBe(0);
});
