import { hearsay } from './hearsay.ts';
import { itemsFr } from './items-fr.ts';
import type { AspectLexicon } from './lexicon.ts';

/** A time that is long to wait: a quarter of an hour and more, or said to be too much. */
const long =
  "(?:(?:plus d[e']|presque|environ|au moins|pres d[e']|pendant|bien|d[e']) ?){0,3}(?:(?:1[5-9]|[2-9]\\d|\\d{3}) ?(?:minutes?|mn|min)|(?:quinze|vingt|trente|quarante|cinquante|soixante)(?:[ -]cinq)? minutes?|(?:\\d{1,2}|une|deux|trois|quatre|cinq|six|plusieurs) ?(?:h|heures?|jours?|semaines?|mois)|une demi[ -]heure|(?:trop )?longtemps|une eternite)";

export const lexiconFr: AspectLexicon = {
  items: itemsFr,
  positive: `goodmark bon bonne bons bonnes tresbien bien super excellent* parfait* genial* magnifique* superbe* sublime* delicieu* savoureu*
    fraiche* frais sympa* gentil* aimable* souriant* agreable* accueillant* chaleureu* serviable* attentionne* attentif* attentive* disponible*
    professionnel* efficace* rapide* rapidement propre propres impeccable* nickel confortable* cosy spacieu* beau belle beaux belles joli*
    elegant* moderne* calme paisible copieu* genereu* varie* adore aime apprecie* recommande* ravi ravis ravie ravies charmant* poli polis
    reposant* relaxant* remarquable* exceptionnel* merveilleu* raisonnable* abordable* idéal ideal* meilleur* satisfait* bravo
    topissime succulent* exquis* convivial* competent* prevenant* discret* soigne* patient patiente patients patientes
    bienveillant* minutieu* honnete* doue* rassurant*`,
  negative: `badmark mauvais* nul nuls nulle nulles horrible* affreu* catastroph* deplorable* lamentable* decevant* decu* deception
    mediocre* sale sales degoutant* crade* crasseu* desagreable* malpoli* impoli* antipathique* arrogant* froid* incompetent*
    lent lente lents lentes lenteur limite* insuffisant* inexistant* inconfortable* use usee uses usees vetuste* vieillot* abime* casse*
    bruyant* bonde* surpeuple* cher chere chers exorbitant* excessif* fade* insipide* immangeable* rassis* sec seche triste* sombre*
    exigu* minuscule* pire inadmissible* inacceptable* honteu* honte dommage manque manquait moyen* bof pauvre* ignore* agressif* hautain*
    indifferent* tiede* gras trop attendu vieux vieille* dur dure probleme* bug* plante* pitoyable* scandaleu* inutile* ecoeurant* penible* brule* collant* rate ratee rates ratees bacle* errone* defectueu* rayee* condescendant* meprisant*
    dedaigneu* irrespectueu* retard glacia* tache*`,
  weak: `bon bonne bons bonnes bien frais fraiche* rapide* rapidement beau belle beaux belles moderne* calme aime apprecie* recommande*
    raisonnable* abordable* ideal* discret* varie* meilleur* satisfait* super froid* limite* cher chere chers use usee dur dure sec
    seche vieux vieille* gras trop attendu probleme* manque manquait moyen* plante* dommage triste* sombre* tiede* retard lent lente`,
  worst: `sale sales degoutant* crade* crasseu* horrible* affreu* catastroph* deplorable* lamentable* inadmissible* inacceptable* honteu*
    honte malpoli* impoli* agressif* immangeable* pire scandaleu* pitoyable* arrogant* desagreable* nul nuls nulle nulles infect* casse*`,
  ofPeople: `gentil* aimable* souriant* serviable* attentionne* malpoli* impoli* antipathique* arrogant* poli polis prevenant* patient
    patiente patients patientes bienveillant* hautain* condescendant* meprisant* dedaigneu* irrespectueu*`,
  ofThings: `propre propres sale sales spacieu* moderne* confortable* inconfortable* delicieu* savoureu* succulent* fade* insipide*
    immangeable* rassis* use usee uses usees vetuste* vieillot* crade* crasseu* copieu*`,
  negators: 'pas jamais guere peu moins rarement difficilement nullement aucunement',
  relief: 'loin abri echapper refuge repit',
  lacking: 'sans aucun aucune pas manque absence manquait ni',
  breakers: 'sauf hormis malheureusement tandis malgre meme car puisque parce',
  turns: 'mais cependant toutefois neanmoins pourtant maintenant desormais',
  heres: '',
  joints: 'et ou avec puis ainsi',
  ands: 'et',
  articles: 'un une',
  determiners: 'le la les l un une ce cet cette ces notre leur mon ma mes',
  verbs: 'adore aime apprecie* recommande* manque manquait ignore*',
  foreign: 'vol vols avion avions aeroport billet billets ville pays compagnie',
  partial: 'certains certaines quelques',
  comparisons: 'comparea contrairement parrapport',
  hearsay: hearsay.fr,
  elsewhere:
    /\b(?:(?:autre|autres|ancien|ancienne|precedent|precedente|precedents|precedentes|concurrent|concurrents) (?:salons?|hotels?|restaurants?|magasins?|boutiques?|endroits?|lieux|adresses?|etablissements?|garages?|coiffeurs?|boulangeries?|cabinets?|applications?|visites?|sejours?|fois)|ailleurs|a cote|(?:d )?en face|(?:la )?(?:derniere|premiere|autre) (?:fois|visite)|auparavant|autrefois|avant|d habitude|il y a (?:\w+ )?(?:ans?|mois|semaines?)|dans le passe|jadis|chez (?:le|la|les) (?:concurrent\w*|voisin\w*)|partout)\b/u,
  hedge: /\b(?:parfois|pas toujours|soi-disant|a l'occasion|semblait|semble|parait)\b/u,
  condition:
    /\b(?:si (?:vous|on|tu|j|je|nous|le|la|les|elle|il|ca|c)|aurait|auraient|aurais|serait|seraient|pourrait|pourraient|devrait|devraient|faudrait|esper\w+|souhait\w+|voudrais|au cas ou|cense\w*|(?:peux|peut|pouvons) (?:accepter|comprendre|tolerer|pardonner|admettre)|passe encore|veux bien|(?:me|nous) derange\w* pas)\b/u,
  learned: false,
  phrases: [
    [
      new RegExp(
        `\\b(?:attendu|attendre|attends|attendait|attente|patiente|patienter|poireaute)(?: (?!que|seulement|moins|pas|sans|jamais)[\\w']+){0,3} ?${long}\\b(?! (?:[\\w']+ ){0,3}(?:vol|avion|train|correspondance|embarquement))`,
        'gu',
      ),
      'attente badmark',
    ],
    [
      /\b(?:temps d'?)?attente (?:etait |est |fut )?(?:beaucoup |vraiment |bien |un peu |tres |trop |assez ){0,3}(?:longue?s?|interminable)\b/gu,
      'attente badmark',
    ],
    [/\bcompare\w* (?:a|aux?|avec)\b/gu, 'comparea'],
    [/\bpar rapport\b(?! qualite)/gu, 'parrapport'],
    [/\b(?:plus|moins|mieux|aussi|meilleur\w*) (?:\w+ )?que\b/gu, 'comparea'],
    [
      /\b(?:de|tres) (?:bonne|grande|haute|belle|excellente) qualite\b|\btop (?:qualite|niveau)\b|\bau top\b|\bc'?est top\b/gu,
      'excellent',
    ],
    [/\b(?:de|tres) (?:mauvaise|pietre|moindre) qualite\b/gu, 'badmark'],
    [/\bgrand merci\b|\bbon(?:ne)? (?:nombre|partie|moment de retard)\b/gu, ''],
    [/\bcremes? brulees?\b/gu, 'dessert'],
    [/\bcasse[\s-]croutes?\b|\bcasseroles?\b/gu, 'plat'],
    [/\b(buffets?|entrees?|plats?|boissons?|assiettes?) froide?s?\b(?! et)/gu, '$1'],
    [/\b(?:a nos|a vos|aux|au) frais\b|\bplantes?\b(?= vertes?|\b.{0,20}\bdeco)/gu, ''],
    [/\b(?:un|le) (?:\w+ )?(?:bon|excellent|meilleur|tres bon) choix\b(?! d)/gu, 'goodmark'],
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
