import { itemsFr } from './items-fr.ts';
import type { AspectLexicon } from './lexicon.ts';

export const lexiconFr: AspectLexicon = {
  items: itemsFr,
  positive: `goodmark bon bonne bons bonnes tresbien bien super excellent* parfait* genial* magnifique* superbe* sublime* delicieu* savoureu*
    fraiche* frais sympa* gentil* aimable* souriant* agreable* accueillant* chaleureu* serviable* attentionne* attenti* disponible*
    professionnel* efficace* rapide* rapidement propre propres impeccable* nickel confortable* cosy spacieu* beau belle beaux belles joli*
    elegant* moderne* calme paisible copieu* genereu* varie* top adore aime apprecie* recommande* ravi* charmant* poli polis
    reposant* relaxant* remarquable* exceptionnel* merveilleu* raisonnable* abordable* idéal ideal* meilleur* satisfait* bravo
    topissime succulent* exquis* convivial* competent* prevenant* discret* soigne* grand*`,
  negative: `badmark mauvais* nul nuls nulle nulles horrible* affreu* catastroph* deplorable* lamentable* decevant* decu* deception
    mediocre* sale sales degoutant* crade* crasseu* desagreable* malpoli* impoli* antipathique* arrogant* froid* incompetent*
    lent lente lents lentes lenteur limite* insuffisant* inexistant* inconfortable* use usee uses usees vetuste* vieillot* abime* casse*
    bruyant* bonde* surpeuple* cher chere chers exorbitant* excessif* fade* insipide* immangeable* rassis* sec seche triste* sombre*
    exigu* minuscule* pire inadmissible* inacceptable* honteu* honte dommage manque manquait moyen* bof pauvre* ignore* agressif* hautain*
    indifferent* tiede* gras trop attendu vieux vieille* dur dure probleme* bug* plante* pitoyable* scandaleu* inutile* ecoeurant* penible*`,
  negators: 'pas jamais aucun aucune ni guere sans peu',
  lacking: 'sans aucun aucune pas manque absence manquait',
  breakers: 'mais cependant toutefois neanmoins pourtant sauf hormis malheureusement tandis malgre meme',
  phrases: [
    [/\bwi[\s-]?fi\b/gu, 'wifi'],
    [/\bpetits?[\s-]d[eé]jeuners?\b/gu, 'petitdejeuner'],
    [/\bpetit[\s-]?dej\b/gu, 'petitdejeuner'],
    [/\bsalles? de bains?\b/gu, 'salledebain'],
    [/\bmises? a jour\b/gu, 'miseajour'],
    [/\brapport qualite[\s/-]*prix\b/gu, 'qualiteprix'],
    [/\bpas (?:trop |si )?mal\b/gu, 'goodmark'],
    [/\brien a (?:dire|redire|reprocher)\b/gu, 'goodmark'],
    [
      /\b(?:au top|a recommander|coup de coeur|au rendez[\s-]vous|aux petits soins|tres bien|hors pair)\b/gu,
      'goodmark',
    ],
    [/\b(?:hors|or) de prix\b/gu, 'cher'],
    [/\bpas (?:terrible|top|assez|fameux|donne|a la hauteur|propre)\b/gu, 'badmark'],
    [/\brien (?:de special|d'exceptionnel|d'extraordinaire|a manger)\b/gu, 'badmark'],
    [
      /\b(?:a fuir|a eviter|a revoir|en panne|laisse a desirer|laissent a desirer|a desirer|pas bon|ne (?:marche|marchait|fonctionne|fonctionnait) pas|ne fonctionnent pas|plus jamais|peut mieux faire|tres moyen|en mauvais etat)\b/gu,
      'badmark',
    ],
    [/\b(?:fonctionne|marche|fonctionnait) (?:mal|tres mal)\b/gu, 'badmark'],
    [/\b(?:ou|aussi|eh|hé) bien\b/gu, ''],
    [/\bbien que\b/gu, ''],
    [/\bpas de (?:probleme|souci|attente|bruit)\b/gu, 'goodmark'],
    [/\bsans (?:probleme|souci|attente|bruit)\b/gu, 'goodmark'],
    [/\b(?:bon|bonne) (?:courage|chance|appetit|a savoir)\b/gu, ''],
    [/\bprises? (?:de|en) \w+/gu, ''],
    [/\ben place\b/gu, ''],
  ],
  facetWords: {
    clean: 'propre propres proprete impeccable* nickel sale sales degoutant* crade* crasseu* odeur odeurs',
    choice: 'choix variete varie* varies limite* assez peu diversite',
    quality:
      'qualite bon bonne bons bonnes delicieu* savoureu* fade* insipide* immangeable* excellent* mauvais* froid* mediocre* frais fraiche*',
    comfort: 'confort confortable* inconfortable* dur',
    condition: 'use usee uses usees vetuste* vieillot* abime* casse* vieux etat',
    kind: 'gentil* gentillesse aimable* souriant* sourire sympa* agreable* accueillant* chaleureu* desagreable* malpoli* impoli* antipathique* hautain* agressif* poli polis charmant* froid*',
    care: 'attenti* attentionne* serviable* disponible* professionnel* efficace* competent* incompetent* ignore* soins prevenant*',
    speed: 'rapide* rapidite rapidement lent lente lents lenteur attente',
    price: 'cher chere',
  },
};
