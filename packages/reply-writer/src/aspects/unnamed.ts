import type { Phrases } from './lexicon.ts';

/** Words that a sentence of an adjective alone may begin with, and what it may go on with; sources of expressions. */
interface Frame {
  readonly begin: string;
  readonly end: string;
}

/**
 * "So slow.", "It was closed when I came.": an adjective that stands alone in its sentence, for a thing that it is said
 * of without a word for it.
 */
const unnamedIn = ({ begin, end }: Frame, things: Readonly<Record<string, string>>): Phrases =>
  Object.entries(things).map(([thing, adjectives]) => [
    // What stands before is looked at last: it is the dearer look.
    new RegExp(
      `\\b(?:${adjectives})(?=\\s*(?:[.!?,;\\n)]|$|(?:${end})\\b))(?<=(?:^|[.!?\\n(])\\s*(?:(?:${begin})\\s+){0,4}\\S+)`,
      'gu',
    ),
    `${thing} badmark`,
  ]);

/** By the name of the thing as the language's lexicon has it. Folded text. */
export const unnamed: Readonly<Record<string, Phrases>> = {
  en: unnamedIn(
    {
      begin:
        "so|very|too|way|far|much|always|really|just|it|it's|is|was|they|were|are|super|extremely|painfully|quite|(?:at|on) weekends|in the evenings?",
      end: 'and|when|every time|that|i|we',
    },
    { service: 'slow|sluggish', openinghours: 'closed|shut', team: 'rude|impolite|disrespectful|condescending' },
  ),
  fr: unnamedIn(
    {
      begin:
        "tres|trop|beaucoup|toujours|vraiment|si|super|c'est|c'etait|etait|est|il|tout|bien|hyper|extremement|encore|le (?:soir|midi|week-end|samedi|dimanche)",
      end: 'et|quand|lorsque|que',
    },
    { service: 'lente?s?', horaires: 'fermee?s?', personnel: 'desagreables|malpolie?s|impolie?s|arrogante?s' },
  ),
  es: unnamedIn(
    {
      begin:
        'muy|demasiado|siempre|super|realmente|tan|es|esta|estaba|era|todo|bastante|extremadamente|los (?:fines de semana|sabados|domingos)|el fin de semana|por la tarde',
      end: 'y|cuando|que',
    },
    {
      servicio: 'lent[oa]s?',
      horario: 'cerrad[oa]s?',
      demasiadagente: 'llen[oa]s?|abarrotad[oa]s?',
      suciedad: 'suci[oa]s?',
      personal: 'mal ?educad[oa]s?|groser[oa]s?|antipatic[oa]s?|prepotentes?|irrespetuos[oa]s?',
    },
  ),
  de: unnamedIn(
    {
      begin:
        'sehr|viel|zu|immer|super|extrem|echt|so|total|es|ist|war|alles|ziemlich|wieder|oft|standig|leider|fast|am (?:wochenende|abend|samstag|sonntag)|abends|mittags|samstags',
      end: 'und|als|dass',
    },
    {
      service: 'langsam',
      offnungszeiten: 'geschlossen',
      zuvielandrang: 'voll|uberfullt',
      dreck: 'schmutzig|dreckig',
      gestank: 'stinkt',
      personal: 'unfreundlich|unhoflich|frech|pampig|patzig|respektlos',
    },
  ),
  it: unnamedIn(
    {
      begin:
        'molto|troppo|sempre|super|davvero|cosi|is|era|tutto|estremamente|spesso|nel weekend|la sera|il (?:sabato|venerdi)|la domenica',
      end: 'e|ed|quando|che',
    },
    {
      servizio: 'lent[oi]',
      orari: 'chius[oi]',
      troppagente: 'affollat[oi]|pien[oi]',
      sporcizia: 'sporc[oh]i?',
      odore: 'puzza',
      personale: 'scortes[ei]|arrogant[ei]|sgarbat[oaie]|antipatic[oaie]',
    },
  ),
  nl: unnamedIn(
    {
      begin:
        'heel|erg|veel|te|altijd|super|echt|zo|het|is|was|alles|vaak|enorm|zeer|in het weekend|op (?:zaterdag|zondag)',
      end: 'en|toen|dat',
    },
    {
      service: 'traag|langzaam',
      openingstijden: 'gesloten|dicht',
      tedruk: 'druk|overvol',
      viezigheid: 'vies|smerig',
      stank: 'stinkt',
      personeel: 'onbeleefd|onvriendelijk|bot|onbeschoft|brutaal|arrogant|neerbuigend|respectloos',
    },
  ),
  pt: unnamedIn(
    {
      begin:
        'muito|demasiado|sempre|super|tao|is|e|esta|estava|era|tudo|bem|extremamente|ao fim de semana|no fim de semana|aos (?:sabados|domingos)|a noite',
      end: 'e|demais|quando|que',
    },
    {
      atendimento: 'lent[oa]s?|demorad[oa]s?',
      horarios: 'fechad[oa]s?',
      gentedemais: 'chei[oa]s?|lotad[oa]s?',
      sujidade: 'suj[oa]s?',
      pessoal: 'grosseir[oa]s?|mal ?educad[oa]s?|antipatic[oa]s?|arrogantes?',
    },
  ),
};
