/** The languages in which the simulated model writes; anything else it answers in English. */
export const languages = ['en', 'fr', 'de', 'es', 'it', 'nl', 'pt'] as const;
export type Language = (typeof languages)[number];
export type Mood = 'positive' | 'mixed' | 'negative';

/** A sentence with a topic of the review in place of `{topic}`. */
interface Phrases {
  readonly openings: Readonly<Record<Mood, readonly string[]>>;
  readonly closings: Readonly<Record<Mood, readonly string[]>>;
  /** The topic when the review names none that is known. */
  readonly visit: string;
}

export const phrases: Readonly<Record<Language, Phrases>> = {
  en: {
    openings: {
      positive: [
        'It is good to read that {topic} made a difference for you.',
        'Thank you for taking the time to write about {topic}.',
        'What you say about {topic} will please the whole team.',
        'Your kind words about {topic} mean a lot to us.',
      ],
      mixed: [
        'Thank you for such a balanced account, {topic} included.',
        'You describe fairly what worked and what did not, and {topic} stands out.',
        'Your remarks on {topic} are useful to us, the good and the less good.',
      ],
      negative: [
        'We are sorry that {topic} let you down.',
        'Reading how {topic} spoiled things for you is not easy, and we are sorry.',
        'You expected better of {topic}, and we apologise.',
        'We regret the impression that {topic} left on you.',
      ],
    },
    closings: {
      positive: [
        'We look forward to welcoming you again.',
        'We hope to see you back soon.',
        'Until your next trip!',
        'Come back whenever your travels bring you this way.',
      ],
      mixed: [
        'We hope that your next visit is a better one from start to finish.',
        'Remarks as precise as yours show us where we stand.',
        'We would be glad to show you a better side next time.',
      ],
      negative: [
        'This is not the welcome that we want to give.',
        'We would like to hear more from you directly.',
        'Thank you for telling us plainly.',
        'You deserved a better time with us.',
      ],
    },
    visit: 'your visit',
  },
  fr: {
    openings: {
      positive: [
        'Vos mots sur {topic} font plaisir à toute notre équipe.',
        "Merci d'avoir pris le temps de nous écrire : {topic}, cela nous tient à cœur aussi.",
        'Nous sommes heureux de lire ce que vous dites : {topic}, cela compte pour nous.',
        'Quel plaisir de vous lire à propos de votre passage, {topic} en particulier.',
      ],
      mixed: [
        'Merci pour cet avis nuancé, notamment au sujet suivant : {topic}.',
        'Vous décrivez avec justesse ce qui a fonctionné et ce qui a manqué, {topic} en tête.',
        'Vos remarques nous sont utiles, en particulier sur ce point : {topic}.',
      ],
      negative: [
        "Nous sommes désolés que votre passage n'ait pas été à la hauteur : {topic}, vous attendiez mieux.",
        'Nous regrettons votre déception ; {topic} méritait mieux, vous avez raison de le dire.',
        "Vous lire n'est pas facile : {topic} vous a déçu, et nous vous présentons nos excuses.",
        "Nous comprenons votre agacement ; {topic} n'a pas répondu à votre attente et nous en sommes désolés.",
      ],
    },
    closings: {
      positive: [
        'Nous serons ravis de vous accueillir de nouveau.',
        'Nous espérons vous revoir bientôt.',
        'À votre prochain voyage !',
        'Revenez quand vos voyages vous mèneront par ici.',
      ],
      mixed: [
        'Nous espérons que votre prochaine visite sera meilleure du début à la fin.',
        'Des remarques aussi précises nous montrent où nous en sommes.',
        'Nous aimerions vous montrer un meilleur visage la prochaine fois.',
      ],
      negative: [
        "Ce n'est pas l'accueil que nous voulons offrir.",
        'Nous aimerions en parler avec vous directement.',
        'Merci de nous avoir dit les choses franchement.',
        'Vous méritiez un meilleur moment chez nous.',
      ],
    },
    visit: 'votre visite',
  },
  de: {
    openings: {
      positive: [
        'Schön zu lesen, was Sie schreiben: {topic} hat Ihnen gefallen.',
        'Danke für Ihre Worte, {topic} liegt uns am Herzen.',
      ],
      mixed: [
        'Danke für Ihre ausgewogene Bewertung, auch zu diesem Punkt: {topic}.',
        'Ihre Hinweise helfen uns, vor allem hierzu: {topic}.',
      ],
      negative: [
        'Es tut uns leid: {topic} hat Sie enttäuscht.',
        'Wir bedauern Ihre Erfahrung, {topic} war nicht so, wie Sie es erwarten durften.',
      ],
    },
    closings: {
      positive: ['Wir freuen uns, Sie wieder begrüßen zu dürfen.', 'Bis zu Ihrer nächsten Reise!'],
      mixed: [
        'Wir hoffen, dass Ihr nächster Besuch rundum besser wird.',
        'So genaue Hinweise zeigen uns, wo wir stehen.',
      ],
      negative: ['So möchten wir unsere Gäste nicht empfangen.', 'Danke, dass Sie es uns offen gesagt haben.'],
    },
    visit: 'Ihr Besuch',
  },
  es: {
    openings: {
      positive: [
        'Nos alegra leer lo que cuenta de su visita: {topic} es importante para nosotros.',
        'Gracias por sus palabras sobre lo que más le gustó: {topic}.',
      ],
      mixed: [
        'Gracias por una opinión tan equilibrada, también sobre este punto: {topic}.',
        'Sus comentarios nos ayudan, sobre todo en esto: {topic}.',
      ],
      negative: [
        'Lamentamos su decepción: {topic} no estuvo a la altura.',
        'Sentimos lo ocurrido durante su visita, {topic} debía ser mejor.',
      ],
    },
    closings: {
      positive: ['Esperamos verle de nuevo muy pronto.', '¡Hasta su próximo viaje!'],
      mixed: [
        'Esperamos que su próxima visita sea mejor de principio a fin.',
        'Comentarios tan precisos nos muestran dónde estamos.',
      ],
      negative: ['No es así como queremos recibir a nuestros clientes.', 'Gracias por decírnoslo con franqueza.'],
    },
    visit: 'su visita',
  },
  it: {
    openings: {
      positive: [
        'Ci fa piacere leggere le sue parole: {topic} è importante per noi.',
        'Grazie per aver raccontato la sua visita e ciò che le è piaciuto: {topic}.',
      ],
      mixed: [
        'Grazie per un giudizio così equilibrato, anche su questo punto: {topic}.',
        'Le sue osservazioni ci sono utili, soprattutto su questo: {topic}.',
      ],
      negative: [
        'Ci dispiace per la sua delusione: {topic} non era come doveva essere.',
        'Siamo spiacenti per quanto è accaduto, {topic} meritava più cura.',
      ],
    },
    closings: {
      positive: ['Speriamo di rivederla presto.', 'Al suo prossimo viaggio!'],
      mixed: [
        'Speriamo che la sua prossima visita sia migliore dall’inizio alla fine.',
        'Osservazioni così precise ci mostrano a che punto siamo.',
      ],
      negative: ['Non è così che vogliamo accogliere i nostri ospiti.', 'Grazie per avercelo detto con franchezza.'],
    },
    visit: 'la sua visita',
  },
  nl: {
    openings: {
      positive: [
        'Fijn om te lezen wat u schrijft over het volgende: {topic}.',
        'Dank voor uw woorden, {topic} ligt ons na aan het hart.',
      ],
      mixed: [
        'Dank voor uw evenwichtige beoordeling, ook op dit punt: {topic}.',
        'Uw opmerkingen zijn nuttig voor ons, vooral hierover: {topic}.',
      ],
      negative: [
        'Het spijt ons: {topic} stelde u teleur.',
        'Wij betreuren uw ervaring, {topic} was niet zoals u mocht verwachten.',
      ],
    },
    closings: {
      positive: ['Wij verwelkomen u graag opnieuw.', 'Graag tot uw volgende reis!'],
      mixed: [
        'Wij hopen dat uw volgende bezoek van begin tot eind beter is.',
        'Zulke precieze opmerkingen laten ons zien waar wij staan.',
      ],
      negative: ['Zo willen wij onze gasten niet ontvangen.', 'Dank dat u het ons eerlijk hebt verteld.'],
    },
    visit: 'uw bezoek',
  },
  pt: {
    openings: {
      positive: [
        'É bom ler o que escreve sobre a sua visita: {topic} é importante para nós.',
        'Obrigado pelas suas palavras sobre o que mais lhe agradou: {topic}.',
      ],
      mixed: [
        'Obrigado por uma opinião tão equilibrada, também sobre este ponto: {topic}.',
        'As suas observações são úteis para nós, sobretudo nisto: {topic}.',
      ],
      negative: [
        'Lamentamos a sua desilusão: {topic} não esteve à altura.',
        'Sentimos muito o sucedido durante a sua visita, {topic} devia ter sido melhor.',
      ],
    },
    closings: {
      positive: ['Esperamos voltar a vê-lo muito em breve.', 'Até à sua próxima viagem!'],
      mixed: [
        'Esperamos que a sua próxima visita seja melhor do princípio ao fim.',
        'Observações tão precisas mostram-nos onde estamos.',
      ],
      negative: ['Não é assim que queremos receber os nossos clientes.', 'Obrigado por nos dizer isto com franqueza.'],
    },
    visit: 'a sua visita',
  },
};

interface Topic {
  /** Matches the topic in a review in any of the languages. */
  readonly pattern: RegExp;
  readonly names: Readonly<Record<Language, string>>;
}

export const topics: readonly Topic[] = [
  {
    pattern:
      /\b(staff|team|service|employees?|personnel|équipe|accueil|Personal|Mitarbeiter|personale|equipo|personeel|bediening|pessoal|atendimento)\b/iu,
    names: {
      en: 'the service',
      fr: "l'accueil",
      de: 'der Service',
      es: 'el servicio',
      it: 'il servizio',
      nl: 'de bediening',
      pt: 'o atendimento',
    },
  },
  {
    pattern:
      /\b(food|buffet|snacks?|meals?|breakfast|sandwich(?:es)?|repas|nourriture|Essen|comida|cibo|eten|comida)\b/iu,
    names: {
      en: 'the food',
      fr: 'le buffet',
      de: 'das Essen',
      es: 'la comida',
      it: 'il cibo',
      nl: 'het eten',
      pt: 'a comida',
    },
  },
  {
    pattern:
      /\b(drinks?|bar|wines?|beers?|champagne|coffee|boissons?|café|Getränke|bebidas?|bevande|drankjes|koffie|bebidas)\b/iu,
    names: { en: 'the bar', fr: 'le bar', de: 'die Bar', es: 'el bar', it: 'il bar', nl: 'de bar', pt: 'o bar' },
  },
  {
    pattern:
      /\b(showers?|toilets?|bathrooms?|washrooms?|douches?|sanitaires|Duschen?|duchas?|docce|douches?|duches?)\b/iu,
    names: {
      en: 'the showers',
      fr: "l'espace douche",
      de: 'der Duschbereich',
      es: 'la zona de duchas',
      it: "l'area docce",
      nl: 'de doucheruimte',
      pt: 'a zona de duches',
    },
  },
  {
    pattern: /\b(wifi|wi-fi|internet|computers?|WLAN)\b/iu,
    names: {
      en: 'the internet access',
      fr: "l'accès internet",
      de: 'der Internetzugang',
      es: 'el acceso a internet',
      it: "l'accesso a internet",
      nl: 'de internettoegang',
      pt: 'o acesso à internet',
    },
  },
  {
    pattern: /\b(seats?|seating|chairs?|sofas?|sièges?|fauteuils?|Sitze|asientos?|poltrone|stoelen|assentos)\b/iu,
    names: {
      en: 'the seating',
      fr: "l'espace assis",
      de: 'der Sitzbereich',
      es: 'la zona de asientos',
      it: "l'area posti a sedere",
      nl: 'de zithoek',
      pt: 'a zona de assentos',
    },
  },
  {
    pattern:
      /\b(clean|dirty|cleanliness|propre|propreté|sale|sauber|schmutzig|limpi[oa]|suci[oa]|pulit[oa]|sporc[oa]|schoon|vies|limp[oa]|suj[oa])\b/iu,
    names: {
      en: 'the cleanliness',
      fr: 'la propreté',
      de: 'die Sauberkeit',
      es: 'la limpieza',
      it: 'la pulizia',
      nl: 'de netheid',
      pt: 'a limpeza',
    },
  },
  {
    pattern:
      /\b(crowded|full|noisy|quiet|calm|bondé|bruyant|calme|voll|laut|ruhig|lleno|ruido|affollato|druk|rustig|barulho)\b/iu,
    names: {
      en: 'the atmosphere',
      fr: "l'ambiance",
      de: 'die Atmosphäre',
      es: 'el ambiente',
      it: "l'atmosfera",
      nl: 'de sfeer',
      pt: 'o ambiente',
    },
  },
  {
    pattern: /\b(views?|runway|windows?|vue|Aussicht|vistas?|vista|uitzicht)\b/iu,
    names: {
      en: 'the view',
      fr: 'la vue',
      de: 'die Aussicht',
      es: 'la vista',
      it: 'la vista',
      nl: 'het uitzicht',
      pt: 'a vista',
    },
  },
];
