import { fold } from '../aspects/tokens.ts';

/** Words of a category that tell the trade, in English and French, which is what platforms name categories in. */
const trades: readonly (readonly [trade: string, words: RegExp])[] = [
  [
    'hair',
    /\b(?:hair\w*|barber\w*|beauty|nail\w*|coiff\w*|esthet\w*|salon de (?:coiffure|beaute)|institut|massage\w*)\b/u,
  ],
  [
    'garage',
    /\b(?:garage|car repair|auto\w*|mechanic\w*|tyre\w*|tire\w*|carross\w*|mecani\w*|vehicle repair|body shop)\b/u,
  ],
  [
    'restaurant',
    /\b(?:restaurant\w*|baker\w*|boulang\w*|patisser\w*|cafe|coffee|bistro\w*|brasserie|pizz\w*|food|bar|pub|traiteur|diner|creperie)\b/u,
  ],
  ['pharmacy', /\b(?:pharmac\w*|chemist|drug ?store|parapharmacie)\b/u],
  [
    'medical',
    /\b(?:doctor\w*|dent\w*|clinic\w*|medical\w*|medecin\w*|cabinet|hospital\w*|physio\w*|kine\w*|optic\w*|veterinar\w*)\b/u,
  ],
  ['delivery', /\b(?:deliver\w*|courier\w*|parcel\w*|livraison|livreur|coursier|colis|shipping|logistics?)\b/u],
  ['fitness', /\b(?:gym\w*|fitness|sport\w*|yoga|pilates|crossfit|salle de sport|musculation|swimming)\b/u],
  [
    'school',
    /\b(?:school\w*|college|universit\w*|driving|training|tutor\w*|education|ecole\w*|formation|auto-ecole|creche|nursery|course)\b/u,
  ],
  [
    'property',
    /\b(?:real estate|property|estate agen\w*|letting\w*|immobili\w*|agence|realtor|housing|apartment\w*|syndic|bailleur)\b/u,
  ],
  ['culture', /\b(?:museum\w*|musee\w*|cinema\w*|galler\w*|theat\w*|exhibition|exposition|zoo|monument)\b/u],
  ['transport', /\b(?:taxi\w*|bus|train|transport\w*|transfer|vtc|chauffeur|coach|rental|airline|ferry)\b/u],
  ['app', /\b(?:apps?|application\w*|software|game|jeu|logiciel)\b/u],
  [
    'shop',
    /\b(?:shop\w*|store\w*|retail\w*|boutique\w*|magasin\w*|supermarket|supermarche|furniture|clothing|book\w*|electronics)\b/u,
  ],
];

/** The kind of business that a place's category names; null where the general words do. */
export function tradeOf(category: string | null): string | null {
  const folded = fold(category ?? '').replaceAll('_', ' ');
  return trades.find(([, words]) => words.test(folded))?.[0] ?? null;
}
