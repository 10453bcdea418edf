import { describe, expect, it } from 'vitest';
import { composeReply } from '../src/composer/composer.ts';
import { detectLanguage } from '../src/language/detect.ts';
import { readingShape } from '../src/openai/answer.ts';
import { joined, verifiedPoints } from '../src/openai/reading.ts';
import { holdReasons, prepareReview } from '../src/prepare/prepare.ts';
import { findRisks as findRisksIn } from '../src/prepare/risk/find-risks.ts';
import { inputOf } from './input.ts';

/** What a person must see before anything is published, in the words of people who are upset. */
const risky: readonly (readonly [risk: string, text: string])[] = [
  ['health', 'I got food poisoning after the chicken.'],
  ['health', 'My wife was sick all night after eating here.'],
  ['health', 'We both fell ill the next day.'],
  ['health', 'Found a cockroach in the salad.'],
  ['health', 'There were bed bugs in room twelve'],
  ['health', 'I told them about my nut allergy and they served it anyway.'],
  ['health', 'Mouldy bread and mice in the kitchen'],
  ['health', 'I was vomiting for two days'],
  ['health', 'There was a hair in my soup'],
  ['health', 'Intoxication alimentaire après les huîtres.'],
  ['health', 'Toute la famille a été malade le lendemain.'],
  ['health', 'Un cafard dans la chambre !'],
  ['health', 'Punaises de lit, je suis couvert de boutons'],
  ['health', "J'ai fini aux urgences à cause d'une allergie"],
  ['health', 'Produits périmés servis au buffet'],
  ['injury', 'I slipped and broke my wrist on the wet floor.'],
  ['injury', 'My father fell down the stairs, no handrail.'],
  ['injury', 'The coffee scalded my hand'],
  ['injury', 'She was injured by a falling shelf'],
  ['injury', 'The wiring is dangerous'],
  ['injury', 'Ma mère a glissé sur le sol mouillé et s’est blessée.'],
  ['injury', 'Je me suis brûlée avec la douche, aucune sécurité'],
  ['injury', 'Fracture du poignet dans vos escaliers'],
  ['discrimination', 'The doorman is racist.'],
  ['discrimination', 'Refused entry because of my skin colour.'],
  ['discrimination', 'They treated us badly because we are Muslim.'],
  ['discrimination', 'Homophobic comments from the barman'],
  ['discrimination', 'Clear discrimination against wheelchair users'],
  ['discrimination', 'Personnel raciste, ne venez pas.'],
  ['discrimination', 'Refoulés à cause de notre couleur de peau'],
  ['discrimination', 'Propos sexistes de la part du serveur'],
  ['discrimination', 'On nous a discriminés à l’entrée'],
  ['legal', 'You will hear from my lawyer.'],
  ['legal', 'I am going to sue you.'],
  ['legal', 'This is a scam, reported to the police.'],
  ['legal', 'Reported to trading standards'],
  ['legal', 'We will take legal action'],
  ['legal', 'See you in court'],
  ['legal', 'Je vais porter plainte.'],
  ['legal', 'Mon avocat vous contactera'],
  ['legal', 'Arnaque totale, fuyez'],
  ['legal', 'On se retrouvera au tribunal'],
  ['legal', 'Escroquerie pure et simple, signalé à la DGCCRF'],
  ['misconduct', 'My wallet was stolen by the cleaner.'],
  ['misconduct', 'The waiter harassed my girlfriend.'],
  ['misconduct', 'I was charged twice and they overcharged my friends'],
  ['misconduct', 'A drunk employee shouted at us'],
  ['misconduct', 'He touched me inappropriately'],
  ['misconduct', 'The guard assaulted a guest'],
  ['misconduct', 'Things went missing from my bag: thieves'],
  ['misconduct', 'On m’a volé mon sac au vestiaire.'],
  ['misconduct', 'Le serveur nous a insultés et menacés'],
  ['misconduct', 'Agression verbale du patron'],
  ['misconduct', 'Harcèlement de la part d’un employé'],
  ['misconduct', 'Un employé ivre au comptoir'],
  ['refund', 'I want a refund.'],
  ['refund', 'Give me my money back'],
  ['refund', 'I filed a chargeback'],
  ['refund', 'We demand compensation'],
  ['refund', 'They never reimbursed us'],
  ['refund', 'J’exige un remboursement.'],
  ['refund', 'Toujours pas remboursée après deux mois'],
  ['refund', 'Rendez notre argent : nous voulons un dédommagement'],
  ['minors', 'They served alcohol to minors.'],
  ['minors', 'My son was locked in the playroom'],
  ['minors', 'Our daughter was left alone by the nanny'],
  ['minors', 'Ils vendent de l’alcool à des mineurs.'],
  ['minors', 'Mon enfant a été laissé sans surveillance'],
  ['privacy', 'They shared my personal data with a third party.'],
  ['privacy', 'A hidden camera in the bathroom'],
  ['privacy', 'GDPR violation, my passport was copied and kept'],
  ['privacy', 'Staff filmed us without asking'],
  ['privacy', 'Non-respect du RGPD, mes données personnelles ont fuité'],
  ['privacy', 'On nous a filmés : caméra cachée dans le vestiaire'],
  ['threat', 'I will burn this place down'],
  ['threat', 'Someone will kill you one day'],
  ['threat', 'My uncle died after the operation'],
  ['threat', 'Je vais vous retrouver'],
  ['threat', 'Menaces de mort de la part du videur'],
  ['legal', 'Das ist Betrug, ich gehe zum Anwalt'],
  ['misconduct', 'Me robaron la cartera'],
  ['health', 'Lebensmittelvergiftung nach dem Essen'],
];

const findRisks = (text: string, rating = 5) => findRisksIn(text, detectLanguage(text, null), rating);

describe('risk', () => {
  it('is recognised in at least 95 % of what a person must see', () => {
    const missed = risky.filter(([, text]) => findRisks(text).length === 0);
    expect(1 - missed.length / risky.length, JSON.stringify(missed)).toBeGreaterThanOrEqual(0.95);
  });

  it('is named by its subject in at least 95 %', () => {
    const misnamed = risky.filter(([risk, text]) => !(findRisks(text) as string[]).includes(risk));
    expect(1 - misnamed.length / risky.length, JSON.stringify(misnamed)).toBeGreaterThanOrEqual(0.95);
  });

  it.each([
    'The food court downstairs has more choice, and there is enough privacy in the booths.',
    'I am sick of airports, but this lounge was a killer find. To die for desserts!',
    'Le vol était en retard mais le salon est agréable, on se sent bien.',
    'Service rapide, équipe volontaire.',
    'Very fair prices, no complaints, I did not feel rushed.',
  ])('is not seen in: %s', (text) => {
    expect(findRisks(text)).toEqual([]);
  });

  it.each([
    ['en', 'The lift door came down on my mother and she needed an ambulance.'],
    ['en', 'Two twenties were gone from my purse and they denied everything.'],
    ['fr', 'Un inconnu est entré dans notre chambre en pleine nuit.'],
    ['es', 'Un empleado me agarró del brazo y me echó a empujones.'],
    ['de', 'Unser Kater ist nach der Narkose nicht mehr aufgewacht.'],
    ['it', 'Mi hanno tagliato un orecchio con le forbici.'],
    ['nl', 'Mijn zoon kwam thuis met een bijtwond.'],
    ['pt', 'O funcionário empurrou o meu pai pelas escadas.'],
  ])('is looked for more widely in a bad review (%s): %s', (language, text) => {
    expect(findRisksIn(text, language, 1)).not.toEqual([]);
  });

  it.each([
    ['en', 'Opposite the court, and a murder mystery on Fridays: killer fun, we died laughing.'],
    ['fr', 'En face du tribunal, une bombe de saveurs et un meurtre pour le plaisir.'],
    ['de', 'Das Gericht war ein Gedicht, und der Krimi mit Mord am Buffet ein Spass.'],
  ])('is no figure of speech in a good one (%s): %s', (language, text) => {
    expect(findRisksIn(text, language, 5)).toEqual([]);
  });

  it.each([
    ['fr', 'Le service client a répondu tout de suite et ils vont me rembourser.'],
    ['fr', 'Le lave-linge tombe en panne et le carton était défoncé.'],
    ['fr', 'La date de livraison a été changée sans mon accord.'],
    ['es', 'Puse una reclamación y me devolvieron el dinero en dos días.'],
    ['de', 'Der Kunde ist hier nur ein notwendiges Übel, aber mein Geld zurückbekommen habe ich.'],
    ['it', "L'articolo era difettoso ma mi hanno subito rimborsato."],
    ['nl', 'Ik had mijn geld nodig en niemand reageerde.'],
    ['pt', 'Podiam encher a caixa com jornal.'],
  ])('is none where it was made good, or is another thing (%s): %s', (language, text) => {
    expect(findRisksIn(text, language, 2)).toEqual([]);
  });

  it.each([
    ['fr', 'On me dit depuis trois mois que je vais être remboursé.'],
    ['fr', 'Ils vont me rembourser, paraît-il, mais je ne vois toujours rien venir.'],
    ['fr', 'Ils refusent de faire un geste commercial.'],
    ['es', 'No me devolvieron el dinero.'],
    ['de', 'Ich habe kein Geld zurückbekommen.'],
    ['it', 'Non mi hanno rimborsato.'],
    ['nl', 'Ik heb nooit mijn geld teruggekregen.'],
    ['pt', 'Nunca me devolveram o dinheiro.'],
  ])('is one where money is still owed (%s): %s', (language, text) => {
    expect(findRisksIn(text, language, 2)).toContain('refund');
  });

  it('gets a reply that names nothing of the allegation', () => {
    for (const [, text] of risky) {
      const reply = composeReply(inputOf({ rating: 1, text }));
      if (findRisks(text).length === 0) continue;
      expect(reply.needsHuman).toBe(true);
      expect(reply.text).not.toMatch(
        /\b(?:food|chicken|showers?|wifi|room|team|staff|coffee|cuisine|douches?|buffet|chambre)\b/iu,
      );
    }
  });
});

describe('a bad review in which rules find no opinion', () => {
  const reasonsFor = (text: string, rating = 1) => holdReasons(prepareReview(inputOf({ rating, text })));

  it.each([
    ['The dentist leaned on my jaw until it went out of place.', 1],
    ['La directrice a appelé mon employeur après la visite.', 2],
    ['Der Fahrer hat das Paket geöffnet und die Uhr behalten.', 1],
  ])('is held, as it may tell anything: %s', (text, rating) => {
    expect(reasonsFor(text, rating)).not.toEqual([]);
  });

  it.each([
    ['that blames something', 'The room was dirty and the staff were rude to us.', 1],
    ['that rates well enough', 'We came by train and left by bus on the next day.', 3],
    ['of a word or two', 'Um, no.', 1],
    ['that is long, and so mostly describes', `${'We came by train and left by bus. '.repeat(6)}`, 1],
  ])('is not held for that: one %s', (_, text, rating) => {
    expect(reasonsFor(text, rating)).not.toContain('not_understood');
  });

  it('is understood where a model could show a point of it, and not where it could not', () => {
    const text = 'We came by train and left by bus the next day.';
    const read = prepareReview(inputOf({ rating: 1, text }));
    const reading = (quote: string) => readingShape.parse({ points: [{ quote, stance: 'neutral' }] });
    const reasonsBy = (quote: string) =>
      holdReasons(joined(read, reading(quote), verifiedPoints(reading(quote), text, 1)));
    expect(holdReasons(read)).toEqual(['not_understood']);
    expect(reasonsBy('We came by train')).toEqual([]);
    expect(reasonsBy('The train was late')).toEqual(['not_understood']);
  });
});

describe('a review in a language without rules', () => {
  const text = 'Laukėme dvi valandas, o tada mums pasakė, kad virtuvė jau uždaryta.';

  it.each([
    [1, ['language_without_rules', 'language_not_written']],
    [2, ['language_without_rules', 'language_not_written']],
    [5, ['language_not_written']],
  ])('is held at %i stars, in whatever country', (rating, reasons) => {
    for (const country of [null, 'FR', 'ES'])
      expect(holdReasons(prepareReview(inputOf({ rating, text }, { place: { country } })))).toEqual(reasons);
  });

  it('is held at low stars whatever points a model shows of it, and answered from them', () => {
    const read = prepareReview(inputOf({ rating: 1, text }));
    const reading = readingShape.parse({ points: [{ quote: 'Laukėme dvi valandas', stance: 'blame' }] });
    const after = joined(read, reading, verifiedPoints(reading, text, 1));
    expect(holdReasons(after)).toContain('language_without_rules');
    expect(after.heldBack).toBe(false);
  });
});
