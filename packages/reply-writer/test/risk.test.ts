import { describe, expect, it } from 'vitest';
import { composeReply } from '../src/composer/composer.ts';
import { detectLanguage } from '../src/language/detect.ts';
import { readingShape } from '../src/openai/answer.ts';
import { joined, verifiedPoints } from '../src/openai/reading.ts';
import { holdReasons, prepareReview } from '../src/prepare/prepare.ts';
import { accusesByName } from '../src/prepare/risk/accused.ts';
import { findRisks as findRisksIn } from '../src/prepare/risk/find-risks.ts';
import { inputOf, quiet } from './input.ts';

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
  ['legal', 'Je me suis fait arnaquer de 400 euros'],
  ['legal', 'On se retrouvera au tribunal'],
  ['legal', 'Escroquerie pure et simple, signalé à la DGCCRF'],
  ['misconduct', 'My wallet was stolen by the cleaner.'],
  ['misconduct', 'The waiter harassed my girlfriend.'],
  ['misconduct', 'They took the fee out of my account without asking'],
  ['misconduct', 'A drunk employee shouted at us'],
  ['misconduct', 'He touched me inappropriately'],
  ['misconduct', 'The guard assaulted a guest'],
  ['misconduct', 'Things went missing from my bag: thieves'],
  ['misconduct', 'On m’a volé mon sac au vestiaire.'],
  ['misconduct', 'Le serveur nous a insultés et menacés'],
  ['misconduct', 'Agression verbale du patron'],
  ['misconduct', 'Harcèlement de la part d’un employé'],
  ['misconduct', 'Un employé ivre au comptoir'],
  ['refund', 'They refuse to refund the £480 deposit.'],
  ['refund', 'My money back, or the ombudsman will hear of it'],
  ['refund', 'I filed a chargeback'],
  ['refund', 'We demand compensation'],
  ['refund', 'They never reimbursed us the 900 euros'],
  ['refund', 'J’exige un remboursement.'],
  ['refund', 'Toujours pas remboursée des 650 € après deux mois'],
  ['refund', 'Pas de remboursement : ma banque fera opposition'],
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

const findRisks = (text: string, rating = 1) => findRisksIn(text, detectLanguage(text, null), rating);

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
    ['en', 'They will not refund the £700 that we paid for the course.'],
    ['fr', 'Ils refusent de me rembourser les 450 euros, mon dossier est chez le médiateur.'],
    ['es', 'Se niegan a devolverme los 300 euros de la fianza.'],
    ['de', 'Die 520 Euro Kaution wurden nie erstattet.'],
    ['it', 'Non mi hanno mai restituito i 350 euro della caparra.'],
    ['nl', 'De borg van 400 euro is nooit terugbetaald.'],
    ['pt', 'Nunca me devolveram os 600 euros da caução.'],
  ])('is one where much money is refused (%s): %s', (language, text) => {
    expect(findRisksIn(text, language, 2)).toContain('refund');
  });

  it.each([
    ['en', 'The refund took three weeks, and then it was a voucher.'],
    ['fr', 'Toujours pas de remboursement pour ma paire de chaussettes.'],
    ['es', 'La devolución del billete tardó un mes.'],
    ['de', 'Auf die Erstattung der Fahrkarte warte ich noch.'],
    ['it', 'Rimborso lento e solo con un buono.'],
    ['nl', 'Geld terug duurde eeuwen.'],
    ['pt', 'O reembolso do bilhete ainda não chegou.'],
  ])('is none while money is slow to come (%s): %s', (language, text) => {
    expect(findRisksIn(text, language, 2)).toEqual([]);
  });

  it.each([
    ['en', 'The noise was murder on my ears, and these prices are daylight robbery: a scam.'],
    ['en', 'Delicious and dangerous, that fudge.'],
    ['en', 'My lawyer was slow to answer and the appointment ran late.'],
    ['fr', "Le prix des boissons, c'est du vol, une vraie arnaque."],
    ['fr', 'On est tombés dessus par hasard, le film fait peur.'],
    ['es', 'Vaya atraco, y eso que me tocó esperar una hora con alta demanda.'],
    ['de', 'Reine Abzocke, und die Matratze war Gift für den Rücken.'],
    ['it', 'Il prezzo è un furto e ogni dolce uccide la dieta.'],
    ['nl', 'Pure oplichterij, vijf euro voor een koffie, en dat sloeg nergens op.'],
    ['pt', 'O preço é um assalto, mas a bomba de gasolina fica perto.'],
  ])('is no figure of speech in a bad one either (%s): %s', (language, text) => {
    expect(findRisksIn(text, language, 2)).toEqual([]);
  });

  it.each([
    ['en', 'My wife has a nut allergy and they thought of everything; the hospital next door parks for free.'],
    ['fr', 'Mon avocate a été parfaite, la vaccination du petit aussi.'],
    ['es', 'Me sacaron sangre y no noté nada, el abogado encantador.'],
    ['de', 'Die Impfung ist gut abgelaufen, mein Anwalt empfahl die Praxis.'],
    ['it', 'Avvocato bravissimo, e in ospedale tutti gentili.'],
    ['nl', 'Het bloed prikken ging snel en de advocaat was vriendelijk.'],
    ['pt', 'O hospital é limpo e a advogada explicou tudo.'],
  ])('is none of a happy story (%s): %s', (language, text) => {
    expect(findRisksIn(text, language, 5)).toEqual([]);
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

describe('a bad review that tells a risk by its trade', () => {
  const reasonsFor = (text: string, category: string, rating = 1) =>
    holdReasons(prepareReview(inputOf({ rating, text }, { place: { category } })));

  it.each([
    ['Veterinarian', 'The injection was for another dog, and ours has limped since.'],
    ['Dentiste', 'La dent du fond me lance encore depuis la séance.'],
    ['Óptica', 'Con las gafas nuevas me duelen los ojos a los diez minutos.'],
    ['Tierarzt', 'Unser Kaninchen frisst seit der Operation nichts mehr.'],
    ['Farmacia', 'La pomata ha peggiorato la pelle e nessuno mi aveva avvisata.'],
    ['Huisarts', 'Volgens hem was de knie alleen gekneusd.'],
    ['Médico', 'O diagnóstico estava errado desde o início.'],
  ])('is held where it speaks of the treatment (%s): %s', (category, text) => {
    expect(reasonsFor(text, category)).toContain('risk:health');
    expect(reasonsFor(text, 'Shoe shop', 3)).not.toContain('risk:health');
  });

  it.each([
    ['Veterinarian', 'Forty minutes in the queue, and the receptionist was rude.'],
    ['Dentiste', 'Le secrétariat ne décroche jamais pour un rendez-vous.'],
    ['Zahnarzt', 'Auf einen Termin wartet man Monate, und am Telefon ist niemand freundlich.'],
    ['Óptica', 'Caros y lentos, siempre hay cola.'],
    ['Beauty clinic', 'The nail colour was wrong and my hands are dry.'],
  ])('is not held where it speaks of the desk, or where nobody is treated (%s): %s', (category, text) => {
    expect(reasonsFor(text, category)).not.toContain('risk:health');
  });

  it('is none where plants are sold, and none of a good one where crimes are played', () => {
    expect(
      reasonsFor('The roses were rude to look at: dead, all dead, and the staff were unfriendly.', 'Florist', 2),
    ).toEqual([]);
    expect(reasonsFor('Poisoned, chased and stabbed for an hour, brilliant!', 'Escape room', 5)).toEqual([]);
    expect(reasonsFor('Poisoned, chased and stabbed for an hour, brilliant!', 'Hotel', 5)).not.toEqual([]);
  });
});

describe('a bad review that tells a deed without its word', () => {
  const reasonsFor = (text: string, category: string, rating: number) =>
    holdReasons(prepareReview(inputOf({ rating, text }, { place: { category } })));

  it.each<[string, number, string]>([
    ['Nail salon', 2, 'She moved from one foot to the next and never disinfected the tools.'],
    ['Institut de beauté', 1, 'Elle a enchaîné deux clientes sans se laver les mains.'],
    ['Salón de manicura', 2, 'No desinfectan los alicates entre una y otra.'],
    ['Nagelstudio', 1, 'Die Feilen wurden zwischen zwei Kundinnen nicht desinfiziert.'],
    ['Estetista', 1, 'Gli strumenti non sterilizzati, presi dal cassetto.'],
    ['Nagelstudio', 2, 'De tangetjes werden niet ontsmet.'],
    ['Manicure', 1, 'Não esterilizam o material entre clientes.'],
    ['Hotel', 1, 'Somebody kept my bracelet, and that somebody has a key.'],
    ['Bar', 2, 'As a woman I felt stared at by the door staff all evening.'],
    ['Salle de sport', 2, 'En tant que femme on sent les regards et les remarques du moniteur.'],
    ['Bar', 1, 'Als Frau wird man an der Tür angestarrt und mit Sprüchen bedacht.'],
    ['Care home', 1, 'We found my uncle on the floor, nobody could say since when.'],
    ['Casa di riposo', 1, 'Abbiamo trovato la zia per terra, nessuno sapeva da quando.'],
    ['Hotel', 2, 'From our window we could see the neighbours undressing, and they us.'],
    ['Restaurant', 1, 'The chicken wings were not cooked through and the chips were cold.'],
    ['Restaurant', 1, "Le poulet n'était pas cuit, la serveuse l'a repris sans un mot."],
    ['Restaurant', 1, 'Das Hähnchen war nicht durch, die Bedienung zuckte mit den Schultern.'],
    ['Restaurant', 1, 'De kip was niet gaar en het duurde lang.'],
    ['Restaurant', 1, 'El pollo no estaba bien cocido y la espera fue eterna.'],
    ['Restaurant', 1, 'Il pollo non era cotto bene, abbiamo aspettato tanto.'],
    ['Restaurant', 1, 'O frango veio mal passado e frio.'],
    ['Restaurant', 1, 'La comida nos cayó mal a todos.'],
    ['Restaurant', 1, 'De schnitzel was half rauw en leek op een schoenzool.'],
    ['Versicherung', 1, 'Die Beratung war schlecht, ich werde es dem Versicherungsombudsmann melden.'],
    ['Restaurant', 1, 'There was a dead fly in my soup and the waiter smiled.'],
    ['Crypto exchange', 1, 'I intend to file a report with the Treasury. The app is slow and support useless.'],
    ['Restaurant', 1, 'A comida fez-nos mal a todos.'],
    ['Bank', 1, "Quelqu'un a utilisé ma carte frauduleusement et la banque ne fait rien."],
    ['Clothing store', 1, 'Someone did use my card fraudulently and they could not stop the order.'],
  ])('is held (%s, %i): %s', (category, rating, text) => {
    expect(reasonsFor(text, category, rating)).not.toEqual([]);
  });

  it.each<[string, number, string]>([
    ['Museum', 2, 'Mijn dochter verveelde zich, overal lange teksten.'],
    ['Hotel', 2, 'A diária não é barata, o quarto é pequeno e o café da manhã é fraco.'],
    ['Restaurante', 2, 'A comida é boa, mas cobram pelo estacionamento, isso eu acho um abuso.'],
    ['Restaurante', 2, 'Comida barata, mas o atendimento é lento e as mesas estavam sujas.'],
    ['Museo', 2, 'Mio figlio si è annoiato, nulla da toccare.'],
    ['Restaurant', 2, 'They took my coat and my order, then forgot both, slow service.'],
    ['Hotel', 2, 'Off the train, we grabbed our bags and walked, as the shuttle was late.'],
    ['Yoga studio', 1, 'Try to cancel a class and they charge you the full fee. Unfair policies, rude answers.'],
    ['Hotel', 2, 'Had to move the booking because of a death in the family, and the website was slow and confusing.'],
    ['Posto de gasolina', 1, 'O café estava frio e a menina do caixa foi super grossa.'],
    ['Restaurant', 2, 'There were flies on the window, and the service was slow.'],
    ['Restaurant', 2, 'My steak was not cooked to my liking and the rice was undercooked.'],
    ['Pizza restaurant', 5, 'Ideal para matar a saudade do pizzaiolo de sempre.'],
    ['Mobile app', 1, 'Trabalho num hospital com doentes infectados e nunca fui alertado pela app.'],
    ['Music app', 1, 'Thieves, that would give you the run around and charge you after cancelling.'],
    ['Bar', 2, 'Nous sommes tombés lors de la soirée karaoké avec de piètres chanteurs.'],
  ])('is not held where nothing was done (%s, %i): %s', (category, rating, text) => {
    expect(reasonsFor(text, category, rating)).toEqual([]);
  });
});

describe('a bad review in whose sentence harmless words meet', () => {
  it.each([
    ['injury', 'en', 'The wax took the top layer with it and my lip swelled up, the girl said to use ice.'],
    ['injury', 'fr', 'Le peeling m’a laissé des croûtes sur les deux joues.'],
    ['injury', 'es', 'Con el alisado se me cayeron mechones y salieron ronchas.'],
    ['injury', 'de', 'Nach der Blondierung nässte die Kopfhaut und es gab Krusten.'],
    ['injury', 'it', 'Dopo il laser mi sono ritrovata con vesciche sulle gambe.'],
    ['injury', 'nl', 'Van de wimperlijm waren mijn ogen gezwollen.'],
    ['injury', 'pt', 'A depilação deixou bolhas e a pele inchou.'],
    ['minors', 'en', 'Our toddler was by himself in the corridor when I came to collect her brother.'],
    ['minors', 'fr', 'Mon petit de quatre ans était seul sur le trottoir à la sortie.'],
    ['minors', 'es', 'La niña tiene tres años y estaba en la calle sin nadie.'],
    ['minors', 'de', 'Unser Dreijähriger – ein Kleinkind! – stand unbeaufsichtigt vor dem Tor.'],
    ['minors', 'it', 'Mia nipote, che ha cinque anni, era chiusa dentro al bagno da un pezzo.'],
    ['minors', 'nl', 'Een kleuter liep in zijn eentje langs de weg.'],
    ['minors', 'pt', 'O menino de quatro anos andava sozinho no parque de estacionamento.'],
    ['minors', 'en', 'They poured my 12 year old a glass with vodka in it.'],
    ['minors', 'nl', 'Mijn nichtje van 11 kreeg een glas met rum.'],
    ['misconduct', 'en', 'The instructor turned up and reeked of whisky.'],
    ['misconduct', 'de', 'Der Monteur hatte eine deutliche Fahne.'],
    ['misconduct', 'it', 'Il tecnico puzzava di grappa alle nove.'],
    ['misconduct', 'pt', 'O eletricista tresandava a cachaça.'],
    ['privacy', 'en', 'One of the coaches films girls on the mats and shares it on his TikTok.'],
    ['privacy', 'fr', 'Le maître-nageur nous a photographiées de dos.'],
    ['privacy', 'es', 'El monitor graba a las chicas y lo publica.'],
    ['privacy', 'it', 'L’allenatore filma le ragazze e finisce tutto sui social.'],
    ['privacy', 'en', 'The scans of a complete stranger were attached to my letter.'],
    ['privacy', 'de', 'Ich bekam die Befunde einer anderen Patientin zugeschickt.'],
    ['privacy', 'pt', 'Recebi os exames de outra utente.'],
    ['misconduct', 'en', 'Overnight £900 vanished from my savings.'],
    ['misconduct', 'fr', 'Mon compte a été siphonné dans la nuit.'],
    ['misconduct', 'de', 'Plötzlich fehlten 300 Euro auf meinem Konto.'],
    ['misconduct', 'nl', 'Er is geld verdwenen van mijn spaarrekening.'],
    ['misconduct', 'pt', 'Fizeram um empréstimo que nunca pedi.'],
    ['threat', 'it', 'Hanno scritto che sanno dove abito.'],
    ['discrimination', 'en', 'She said they do not cut hair like mine and pointed at the door.'],
    ['discrimination', 'es', 'No atendemos a gente como ustedes, dijo.'],
    ['discrimination', 'de', 'Mit Kopftuch nehmen wir Sie nicht, hieß es, es sei alles ausgebucht.'],
    ['discrimination', 'nl', 'Met mijn blindengeleidehond werd ik weggestuurd.'],
    ['injury', 'en', 'A day after the service the brakes failed on the hill.'],
    ['injury', 'fr', 'La roue avant s’est desserrée en sortant du garage.'],
    ['injury', 'es', 'Salía olor a gas de la caldera que instalaron.'],
    ['injury', 'nl', 'Het rempedaal zakte tot op de bodem.'],
    ['health', 'en', 'There were lice in the bedding.'],
    ['health', 'it', 'Pulci nel materasso.'],
    ['health', 'pt', 'Havia larvas no colchão.'],
  ])('is held for it (%s, %s): %s', (risk, language, text) => {
    expect(findRisksIn(text, language, 2)).toContain(risk);
    // Harmless where the sentence is another.
    expect(findRisksIn('Brakes are dear. My bag failed me.', 'en', 2)).toEqual([]);
  });

  it.each([
    ['en', 'Six spark plugs and a heater core later the bill had doubled.'],
    ['en', 'Our six year old was bored, and the main course was cold.'],
    ['en', 'I took photos of the stain and posted them online.'],
    ['en', 'I tried to log in to my account, and the voucher was gone.'],
    ['en', 'I thought I would be kept, and they stole half my afternoon with forms.'],
    ['en', 'The stairs will nearly kill you, and the bar lady has looks that could kill.'],
    ['fr', 'Aucune explosion de saveurs, et la serveuse nous a fusillés du regard.'],
    ['es', 'Ni rastro de la explosión de sabores, y me robaron media tarde con papeleo.'],
    ['de', 'Ein Kratzer am Kotflügel soll von uns sein, und die Gäste töten einen mit Blicken.'],
    ['de', 'Keine Geschmacksexplosion, eher fade.'],
    ['it', 'Il vino dava fastidio alla gola e la fila ci ha rubato due ore.'],
    ['nl', 'De prijs van een frisje vind ik diefstal.'],
    ['pt', 'Nada de explosão de sabores, só sal.'],
  ])('is not held for a figure of speech, or a thing (%s): %s', (language, text) => {
    expect(findRisksIn(text, language, 2)).toEqual([]);
  });
});

describe('a risk that was brought along', () => {
  const reasonsFor = (text: string, category: string, rating: number) =>
    holdReasons(prepareReview(inputOf({ rating, text }, { place: { category } })));

  it.each([
    ['Veterinarian', 'A neighbour attacked our dog and he bled badly. Stitched within the hour, kind people.'],
    ['Zahnarzt', 'Woanders hat es tagelang geblutet, hier war alles gut und die Leute sind nett.'],
    ['Abogado', 'Mi jefe me amenazó y ellos lo resolvieron, excelente trato.'],
  ])('is none of the highest rating (%s), and one of a low one: %s', (category, text) => {
    expect(reasonsFor(text, category, 5)).toEqual([]);
    expect(reasonsFor(text, category, 1)).not.toEqual([]);
  });

  it('is none of the figures of a game', () => {
    const text = 'My knight was stabbed and each death costs a minute of adverts, boring.';
    expect(reasonsFor(text, 'Mobile game', 3)).toEqual([]);
    expect(reasonsFor(text, 'Hotel', 3)).not.toEqual([]);
  });

  it('is none of the invoice of who is good with animals', () => {
    const text = 'Our cat adores the place. The invoice was wrong twice and nobody explained it.';
    expect(reasonsFor(text, 'Veterinarian', 2)).toEqual([]);
  });
});

describe('a bad review that names somebody', () => {
  const reasonsFor = (text: string, language: string) => accusesByName(text, language, 'Tavern of Oswald Brenner');

  it.each([
    ['en', 'Daniel Ashworth told us it was our own fault.'],
    ['en', 'Then Dr. Halloway rolled her eyes at my mother.'],
    ['en', 'We dealt with Anna M. Kettering, who shrugged.'],
    ['en', 'Daniel, the owner, laughed at us.'],
    ['it', 'Il titolare Marco ci ha riso in faccia.'],
    ['fr', 'M. Delacourt nous a raccroché au nez.'],
    ['es', 'Lucía Carrasco se rió de nosotros.'],
    ['de', 'Frau Dr. Hellwig hat die Akte verlegt.'],
    ['it', 'La dottoressa Martinelli non ascolta.'],
    ['nl', 'Mevrouw van den Brink liet ons staan.'],
    ['pt', 'O senhor Tavares gritou connosco.'],
    ['en', 'The salesman Mike lied to us about the price.'],
    ['fr', 'La vendeuse Céline est malpolie et arrogante.'],
    ['es', 'El vendedor JUAN nos engañó con el precio.'],
    ['de', 'Der Verkäufer Martin war unverschämt.'],
    ['it', 'La commessa Giulia è stata maleducata.'],
    ['nl', 'De medewerker Lars was onbeschoft.'],
    ['pt', 'A atendente de nome Inês foi grosseira.'],
  ])('accuses them (%s): %s', (language, text) => {
    expect(reasonsFor(text, language)).toBe(true);
  });

  it.each([
    ['praise', 'en', 'The rest was poor, but Daniel Ashworth was kind to us.'],
    ['a street', 'en', 'The entrance on Albert Road is locked.'],
    ['a brand', 'en', 'The Calvin Klein belt broke.'],
    ['a thing', 'en', 'I wanted a Martin Baker chair.'],
    ['a first name alone', 'en', 'Daniel. Nobody else was there, and Daniel left.'],
    ['a title that ends a sentence', 'en', 'I asked for the doctor. Nobody came.'],
    ['the house itself', 'en', 'Oswald Brenner has lost it.'],
    ['the author', 'en', 'Never again. Regards, Daniel Ashworth'],
    ['a museum', 'fr', 'Le musée Victor Hugo était fermé.'],
    ['nouns of German', 'de', 'Da hatte Martin Hunger.'],
    ['who serves and is praised', 'es', 'El asesor Javier fue muy amable, pero el coche llegó en pésimo estado.'],
    ['who serves for a brand', 'fr', 'Le conseiller Orange est incompétent.'],
    ['who serves in another sentence', 'de', 'Der Verkäufer war frech. Martin, mein Sohn, wollte gehen.'],
  ])('accuses nobody by %s (%s)', (_, language, text) => {
    expect(reasonsFor(text, language)).toBe(false);
  });

  it.each([
    ['Bookstore', 'The plot drags: the latest novel of Elizabeth George is a chore.', []],
    ['Librairie', "Le roman est bâclé, je ne reconnais pas Katherine Pancol, l'intrigue ne tient pas.", []],
    ['Boekhandel', 'Niet wat ik gewend ben van Elizabeth George, de verhaallijnen zijn saai.', []],
    ['Bookstore', 'I only asked for a novel, and Elizabeth George at the till was so rude.', ['risk:misconduct']],
    ['Booking agency', 'Elizabeth George, one of those characters, was so rude.', ['risk:misconduct']],
  ])('is not held for who wrote a book (%s): %s', (category, text, reasons) => {
    expect(holdReasons(prepareReview(inputOf({ rating: 1, text }, { place: { category } })))).toEqual(reasons);
  });

  it('is held, and a better one is not', () => {
    const held = (rating: number) =>
      holdReasons(prepareReview(inputOf({ rating, text: 'Daniel Ashworth told us it was our own fault.' })));
    expect(held(2)).toContain('risk:misconduct');
    expect(held(4)).not.toContain('risk:misconduct');
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
    ['of a wait for things', 'The soup came an hour after the bread did.', 1],
    ['of what was delivered', 'Das Paket lag im Regen vor der Tür.', 1],
    ['that is long, and so mostly describes', `${'We came by train and left by bus. '.repeat(6)}`, 1],
  ])('is not held for that: one %s', (_, text, rating) => {
    expect(reasonsFor(text, rating)).not.toContain('not_understood');
  });

  it('is understood where a model could show a point of it, and not where it could not', () => {
    const text = 'They put my son in another room and shut the door.';
    const read = prepareReview(inputOf({ rating: 1, text }));
    const reading = (quote: string) => readingShape.parse({ ...quiet, points: [{ quote, stance: 'neutral' }] });
    const reasonsBy = (quote: string) =>
      holdReasons(joined(read, reading(quote), verifiedPoints(reading(quote), text, 1)));
    expect(holdReasons(read)).toEqual(['not_understood']);
    expect(reasonsBy('They put my son in another room')).toEqual([]);
    expect(reasonsBy('The boy was late')).toEqual(['not_understood']);
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
    const reading = readingShape.parse({ ...quiet, points: [{ quote: 'Laukėme dvi valandas', stance: 'blame' }] });
    const after = joined(read, reading, verifiedPoints(reading, text, 1));
    expect(holdReasons(after)).toContain('language_without_rules');
    expect(after.heldBack).toBe(false);
  });
});
