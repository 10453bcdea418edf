import type { Phrases } from './lexicon.ts';

/** How a language says that somebody is rude; sources of expressions. */
interface Rudeness {
  /** Pronouns, and words for a person of whom only this is told. */
  readonly who: string;
  readonly is: string;
  readonly degree: string;
  readonly rude: string;
  /** "The rudest person". */
  readonly rudest: string;
  /** What it comes to, in words of the language's lexicon. */
  readonly said: string;
}

/** It was not so, or it was another guest. */
const notOfStaff =
  'no[tn]?\\b|never|nunca|mai\\b|jamais|pas\\b|nicht|nie\\b|niet|nooit|nao\\b|next|beside|behind|sitting|seated|cote|lado\\b|neben|accanto|naast|guest|customer|client|kund|klant|gast|passe?n?g|passag|pasajer|hospede|huesped|ospit|neighbo|voisin|vecin|vicin|vizin|nachbar|buur';

const rudenessOf = ({ who, is, degree, rude, rudest, said }: Rudeness): Phrases => [
  [
    new RegExp(
      `\\b(?:${who}) (?:(?!${notOfStaff})[\\w'-]+ ){0,4}?(?:${is}) (?:(?:${degree}) ){0,3}(?:${rude})\\b`,
      'gu',
    ),
    `, ${said} ,`,
  ],
  [new RegExp(`\\b(?:${rudest})\\b`, 'gu'), `, ${said} ,`],
];

/** "She is so rude", "the rudest person": said of whoever serves, with or without a word for them. Folded text. */
export const rudeness: Readonly<Record<string, Phrases>> = {
  en: rudenessOf({
    who: 's?he|they|(?:this|that|the|one|new|young|older?) (?:girl|lady|woman|guy|man|gentleman|person|bloke|fella|dude|chap)',
    is: 'is|was|were|are|seemed',
    degree:
      'so|very|extremely|really|incredibly|just|super|too|quite|absolutely|beyond|the|most|such|an?|by far|one of|both|always',
    rude: 'rude|rudest|nast(?:y|iest)|disrespectful|unfriendly|arrogant|condescending|impolite|unprofessional|unhelpful|obnoxious',
    rudest: '(?:rudest|nastiest|meanest) (?:person|people|wom[ae]n|m[ae]n|lady|ladies|individuals?)',
    said: 'staff rude',
  }),
  fr: rudenessOf({
    who: '(?:elle|il)s?|(?:cette|la|une|ce|cet|le|un|jeune) (?:dame|femme|fille|personne|monsieur|homme|mec|type|individu)',
    is: 'est|etait|a ete|sont|etaient|ont ete',
    degree:
      'tres|trop|si|tellement|vraiment|super|hyper|extremement|plus que|assez|particulierement|franchement|toujours|juste|absolument|carrement|la|plus',
    rude: "malpolie?s?|impolie?s?|desagreables?(?! (?:de|que|a|pour)\\b| d')|irrespectueu(?:x|se|ses)|hautaine?s?|meprisante?s?|arrogante?s?|odieu(?:x|se|ses)|mal ?elevee?s?|grossi(?:er|ere|ers|eres)|antipathiques?|mal ?aimables?|d'une (?:impolitesse|arrogance|agressivite|grossierete|froideur)",
    rudest:
      '(?:personne|dame|femme) la plus (?:impolie|malpolie|desagreable|antipathique|hautaine|grossiere|meprisante|arrogante)',
    said: 'personnel desagreable',
  }),
  es: rudenessOf({
    who: 'ell[ao]s?|(?:esta|esa|la|una|este|ese|el|un) (?:chic[oa]|senor|senora|senorita|mujer|hombre|tip[oa]|ti[oa]|persona|muchach[oa]|joven|individuo)',
    is: 'es|era|fue|son|eran|fueron|ha sido|estuvo',
    degree: 'muy|super|tan|demasiado|bastante|realmente|extremadamente|un[oa]?s?|lo mas|de lo mas|siempre',
    rude: 'mal ?educad[oa]s?|groser[oa]s?|bordes?|antipatic[oa]s?|prepotentes?|arrogantes?|irrespetuos[oa]s?|desagradables?|soberbi[oa]s?|altaner[oa]s?|despectiv[oa]s?',
    rudest: 'personas? mas (?:bordes?|mal ?educadas?|groseras?|antipaticas?|desagradables?|prepotentes?|arrogantes?)',
    said: 'personal maleducado',
  }),
  de: rudenessOf({
    who: 'sie|er|(?:diese[rs]?|die|der|eine?) (?:dame|frau|herr|mann|junge mann|person|typ|kerl)',
    is: 'ist|war|sind|waren|wurde',
    degree:
      'sehr|extrem|total|so|echt|richtig|super|unglaublich|einfach|ziemlich|immer|nur|auch|mega|absolut|derart|mehr als|besonders',
    rude: 'unfreundlich|frech|unhoflich|respektlos|arrogant|pampig|patzig|unverschamt|herablassend|ruppig|uberheblich|schnippisch|zickig',
    rudest:
      '(?:unfreundlich|frech|unhoflich|arrogant|respektlos)e?ste[nrs]? (?:person|frau|dame|mann|mensch\\w*|mitarbeiter\\w*)',
    said: 'personal unfreundlich',
  }),
  it: rudenessOf({
    who: 'lei|lui|loro|(?:questa|quella|la|una|questo|quel|il|un) (?:signora|signore|signorina|donna|ragazza|ragazzo|tip[oa]|tizi[oa]|persona|uomo)',
    is: 'e|era|e stat[oa]|sono|erano|sono stat[ie]',
    degree: 'molto|davvero|cosi|super|veramente|troppo|estremamente|proprio|sempre|un[oa]?|piuttosto',
    rude: 'maleducat[oaie]|maleducatissim[oaie]|scortes[ei]|arrogant[ei]|sgarbat[oaie]|scorbutic[oa]|antipatic[oa]|cafon[ei]|sgradevol[ei]|indisponent[ei]|altezzos[oa]|strafottent[ei]',
    rudest: 'person[ae] piu (?:scortes[ei]|maleducat[ae]|sgarbat[ae]|antipatic(?:a|he)|arrogant[ei])',
    said: 'personale scortese',
  }),
  nl: rudenessOf({
    who: 'ze|zij|hij|(?:deze|die|de|een) (?:mevrouw|dame|vrouw|man|meneer|heer|jongen|persoon|kerel|vent)',
    is: 'is|was|zijn|waren|deed|doet',
    degree: 'heel|erg|zeer|zo|super|echt|enorm|ontzettend|behoorlijk|nogal|altijd|ook|een|onwijs|uiterst|gewoon',
    rude: 'onbeleefd|onvriendelijk|bot|brutaal|arrogant|onbeschoft|lomp|respectloos|neerbuigend|chagrijnig|hooghartig|kortaf|bits|snauwerig',
    rudest: '(?:onvriendelijk|onbeleefd|bot|onbeschoft|lomp)ste (?:persoon|mensen|man|vrouw|medewerk\\w+)',
    said: 'personeel onvriendelijk',
  }),
  pt: rudenessOf({
    who: 'el[ae]s?|(?:essa|esta|aquela|a|uma|esse|este|aquele|o|um) (?:moc[oa]|senhora?|mulher|homem|rapaz|rapariga|menin[oa]|pessoa|cara|tipo)',
    is: 'e|era|foi|sao|eram|foram',
    degree: 'muito|super|tao|demasiado|bastante|extremamente|realmente|uma?|mega|sempre',
    rude: 'grosseir[oa]s?|gross[oa]s?|ma[l]? ?educad[oa]s?|arrogantes?|antipatic[oa]s?|rudes?|ignorantes?|desagradave(?:l|is)|desrespeitos[oa]s?|prepotentes?|ma[ul] ?criad[oa]s?|ma[ul] ?humorad[oa]s?|debochad[oa]s?',
    rudest: 'pessoas? mais (?:grossas?|grosseiras?|ma[l]? ?educadas?|arrogantes?|antipaticas?|rudes?)',
    said: 'pessoal maleducado',
  }),
};
