import { asidesEn } from './asides-en.ts';
import type { Phrases } from './lexicon.ts';

/** What is granted beside praise ("even with a queue", "not cheap, but worth it"): nobody complains of it. */
const grantedIn = (
  even: string,
  nuisances: string,
  { dear, but, nots, worth }: Readonly<Record<'dear' | 'but' | 'nots' | 'worth', string>>,
): Phrases => [
  [new RegExp(`\\b(?:${even})\\b[^.,;:!?\\n]{0,25}?\\b(?:${nuisances})\\b`, 'gu'), ''],
  [new RegExp(`\\b(?:${dear}),? (?:${but}) (?:(?!(?:${nots})\\b)[\\w']+ ){0,4}?(?:${worth})(?![\\p{L}])`, 'gu'), ''],
];

/** By language; folded text. Replaced before all other expressions. */
export const granted: Readonly<Record<string, Phrases>> = {
  en: asidesEn,
  fr: grantedIn(
    'malgre|en depit de|meme (?:quand|avec|lorsqu\\w+|en cas)|peu importe',
    'files?|queues?|attentes?|monde|affluence|foule|bruits?|heures? de pointe|coup de feu',
    {
      dear: 'pas (?:vraiment |franchement |tres |forcement )?(?:donnee?s?|bon marche)|pas (?:le |la |les )?moins chere?s?|(?:un peu |assez |plutot |certes |tres )?(?:chere?s?|couteu\\w+)|prix (?:\\w+ ){0,2}eleves?',
      but: 'mais|cependant|toutefois|neanmoins',
      nots: "ne|n'|pas|rien|jamais",
      worth: "(?:(?:les |le |la |l'|en )?(?:vaut|valent|valait|merite\\w*)|justifi\\w+|a la hauteur|raison)",
    },
  ),
  es: grantedIn(
    'a pesar de|pese a|aunque (?:haya|hubiera|hubiese|este|esten|estuviera\\w*|sea|fuera|tenga\\w*)|incluso (?:con|cuando|si)|aun (?:con|cuando)',
    'colas?|filas?|gente|espera|ruido|llen[oa]|afluencia|jaleo|barullo|hora punta|a tope',
    {
      dear: '(?:nada|no (?:es|son|era|fue)(?: \\w+)?|no muy|poco) (?:barat[oa]s?|economic[oa]s?)|(?:un poco |algo |muy |bastante |es |son )?(?:car[oa]s?|carit[oa]s?|carill[oa]s?)|precios? (?:\\w+ ){0,2}(?:alt[oi]s?|elevados?)',
      but: 'pero|aunque|mas',
      nots: 'no|nada|ni|nunca',
      worth:
        '(?:(?:lo |la |los |las )?(?:val(?:e|en|ia|io)|merec\\w+|compens\\w+)(?: (?:mucho |bien )?la pena| cada \\w+| todo)?|justific\\w+)',
    },
  ),
  it: grantedIn(
    'nonostante|malgrado|anche (?:quando|con|in caso di)|pur (?:con|essendoci)|sebbene ci (?:fosse|sia)',
    'fil[ae]|cod[ae]|attes[ae]|gente|folla|affollament\\w+|pien[oi]|rumore|confusione|ressa|calca',
    {
      dear: "(?:per niente|non (?:is |sono |era )?(?:proprio |certo |molto |affatto |esattamente )?)(?:economic[oaie]|economich\\w|regalat[oaie]|a buon mercato)|(?:un po'? |molto |abbastanza |is |sono )?car[oaie]|prezz[oi] (?:\\w+ ){0,2}(?:alt[oi]|elevat[oi]|sostenut[oi])",
      but: 'ma|pero|tuttavia',
      nots: 'non|niente|nulla|mai',
      worth:
        '(?:(?:ne |li |lo |la |le )?(?:val(?:e|gono|eva|sa|so)|merit\\w+)(?: (?:davvero )?la pena| tutt\\w| ogni \\w+)?|giustificat\\w+|ripag\\w+)',
    },
  ),
  pt: grantedIn(
    'apesar d[aeo]s?|mesmo (?:com|quando|havendo|estando|que haja|que esteja)|ainda que (?:haja|esteja)|embora (?:haja|houvesse|estivesse)',
    'filas?|gente|espera|movimento|barulho|chei[oa]|lotad[oa]|confusao|hora de ponta|hora do rush',
    {
      dear: '(?:nada|nao (?:is |sao |era |foi )?(?:\\w+ )?|pouco) (?:barat[oa]s?|economic[oa]s?)|(?:um pouco |meio |muito |bem |is |sao )?car(?:o|a|os|as|inh[oa]s?)|precos? (?:\\w+ ){0,2}(?:altos?|elevados?|salgados?)',
      but: 'mas|porem|contudo',
      nots: 'nao|nada|nem|nunca',
      worth: '(?:(?:vale\\w*|valeu|merec\\w+|compens\\w+)(?: (?:muito |bem )?a pena| cada \\w+| tudo)?|justific\\w+)',
    },
  ),
};
