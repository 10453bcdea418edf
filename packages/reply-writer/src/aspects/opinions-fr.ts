import { hearsay } from './hearsay.ts';
import { itemsFr } from './items-fr.ts';
import type { AspectLexicon } from './lexicon.ts';

/** A time that is long to wait: a quarter of an hour and more, or said to be too much. */
const long =
  "(?:(?:plus d[e']|presque|environ|au moins|pres d[e']|pendant|bien|d[e']) ?){0,3}(?:(?:1[5-9]|[2-9]\\d|\\d{3}) ?(?:minutes?|mn|min)|(?:quinze|vingt|trente|quarante|cinquante|soixante)(?:[ -]cinq)? minutes?|(?:\\d{1,2}|une|deux|trois|quatre|cinq|six|plusieurs) ?(?:h ?\\d{2}|h|heures?|jours?|semaines?|mois)|une demi[ -]heure|(?:trop )?longtemps|une eternite)";

export const lexiconFr: AspectLexicon = {
  items: itemsFr,
  positive: `goodmark bon bel bonne bons bonnes tresbien bien super excellent* parfait* genial* magnifique* superbe* sublime* delicieu* savoureu*
    fraiche* frais sympa* gentil* aimable* souriant* agreable* accueillant* chaleureu* serviable* attentionne* attentif* attentive* disponible*
    professionnel* efficace* rapide* rapidement propre propres impeccable* nickel confortable* cosy spacieu* beau belle beaux belles joli*
    elegant* moderne* calme paisible copieu* genereu* varie* adore aime apprecie* recommande* ravi ravis ravie ravies charmant* poli polis
    reposant* relaxant* remarquable* exceptionnel* merveilleu* raisonnable* abordable* idéal ideal* meilleur* satisfait* bravo
    topissime succulent* exquis* convivial* competent* prevenant* discret* soigne* patient patiente patients patientes
    bienveillant* minutieu* honnete* doue* rassurant* adorable* irreprochable* imbattable* incroyable* extraordinaire* formidable*
    epatant* bluffant* somptueu* merveille* raffine* gouteu* fondant* juteu* croustillant* moelleu* delice* regal* regale* tuerie extra
    ponctuel* courtois* chouette* fluide* lumineu* douillet* pertinent* precieu* serieu* arrangeant* reactif* reactive* charme
    pepite kiffe plaisir* gourmand* top pratique pratiques intuiti* utile utiles
    fiable* genereux sympathique* reussi* reussie* savoureux idealement charmante
    splendide* ravissant* epoustouflant* enchante* conquis* recommandable* meticuleu* pedagogue* felicitations
    robuste* satisfaisant*`,
  negative: `badmark poisseu* salissant* graisseu* crasseu* baveu* friable* penchait tordu* tordue* eventre* bancal* bancale* glauque* decousu* decousue* decolle* decollee* fissure* perce* percee* terne* deglingue* craignos foireu* faultmark deborde* mauvais* obsolete* grinc* nul nuls nulle nulles horrible* affreu* catastroph* deplorable* lamentable* decevant* decu* deception
    mediocre* sale sales degoutant* crade* crasseu* desagreable* malpoli* impoli* antipathique* arrogant* froid* incompetent*
    lent lente lents lentes lenteur limite* insuffisant* inexistant* inconfortable* use usee uses usees vetuste* vieillot* abime* casse*
    bruyant* bonde* surpeuple* cher chere chers exorbitant* excessif* fade* insipide* immangeable* rassis* sec seche triste* sombre*
    exigu* minuscule* pire inadmissible* inacceptable* honteu* honte dommage manque manquait moyen* bof pauvre* ignore* agressif* hautain*
    indifferent* tiede* gras trop attendu vieux vieille* dur dure probleme* bug* plante* pitoyable* scandaleu* inutile* ecoeurant* penible* brule* collant* rate ratee rates ratees bacle* errone* defectueu* rayee* condescendant* meprisant*
    dedaigneu* irrespectueu* retard glacia* tache* excessive* secs seches rechauffe* surgele* industriel* caoutchouteu* pateu* infect
    infecte* immonde* degueu* minable* miteu* crasse poussiere* poussiereu* malodorant* puant* pue puait defraichi* delabre* demode*
    ringard* insalubre* defaillant* desorganise* surcote* surfait* injoignable* incompetence mepris blase* ridicule* derisoire* maigre*
    chiche* dechire* ebreche* rouille* grincant* defonce* affaisse* cabosse* ecrase* endommage* illisible* interminable* abusif* abusive*
    brouillon* anarchique* laxiste* odieu* detestable* execrable* epouvantable* desastreu* desastre cauchemar foutage gache*
    cassant* expeditif* expeditive* negligent* negligee* retrograde* catastrophe* arnaqueu*
    instable* insupportable* abominable* inutilisable*
    incruste* capricieu* quelconque* pietre pietres ininteressant* molle molles mous farineu* gelatineu* fade
    agressive* incapable* troue* etroit* lugubre* humide* moisi* prohibiti* intolerable* banal banale grasse grasses
    crame* imbuvable* mensong* trompeu* incomplet* complique* confus* approximati* atroce* stressant* ennuyeu* galere
    pourri* flou* bizarre* pretentieu* absents absentes`,
  weak: `bon bonne bons bonnes bien frais fraiche* rapide* rapidement beau belle beaux belles moderne* calme aime apprecie* recommande*
    raisonnable* abordable* ideal* discret* varie* meilleur* satisfait* super froid* limite* cher chere chers use usee dur dure sec
    seche vieux vieille* gras trop attendu probleme* manque manquait moyen* plante* dommage triste* sombre* tiede* retard lent lente
    secs seches maigre* industriel* plaisir* extra serieu* fluide* charme kiffe top gache* cassant* poussiere*
    quelconque* capricieu* molle molles mous pratique pratiques utile utiles
    humide* banal banale complique* etroit* robuste* bizarre* absents absentes`,
  worst: `sale sales degoutant* crade* crasseu* horrible* affreu* catastroph* deplorable* lamentable* inadmissible* inacceptable* honteu*
    honte malpoli* impoli* agressif* immangeable* pire scandaleu* pitoyable* arrogant* desagreable* nul nuls nulle nulles infect* casse*`,
  ofPeople: `disponible* gentil* aimable* souriant* serviable* attentionne* malpoli* impoli* antipathique* arrogant* poli polis prevenant* patient
    patiente patients patientes bienveillant* hautain* condescendant* meprisant* dedaigneu* irrespectueu*`,
  ofThings: `propre propres sale sales spacieu* moderne* confortable* inconfortable* delicieu* savoureu* succulent* fade* insipide*
    immangeable* rassis* use usee uses usees vetuste* vieillot* crade* crasseu* copieu* croustillant* moelleu* juteu* rechauffe* surgele* defraichi* delabre*`,
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
    /\b(?:(?:autre|autres|ancien|ancienne|precedent|precedente|precedents|precedentes|concurrent|concurrents) (?:salons?|hotels?|restaurants?|magasins?|boutiques?|endroits?|lieux|adresses?|etablissements?|garages?|coiffeurs?|boulangeries?|cabinets?|applications?|visites?|sejours?|fois|bars?|cafes?|banques?|ecoles?|supermarches?|pharmacies?|dentistes?|musees?|cinemas?|agences?|applis?|compagnies?|salles? de sport|pizzerias?)|(?:ancien|ancienne|precedent|precedente)s? (?:patron\w*|proprietaires?|gerant\w*|chefs?|cuisinier\w*|equipe|direction)|(?<!\b(?:par|d) )ailleurs|a cote(?! d(?:e|es|u)?\b)|(?:d )?en face|(?<!\b(?:est|pour|et|sera|etait) )(?:(?<!\bla )|la )(?:derniere|premiere|autre)s? (?:\w+ )?(?:fois|visites?)|les (?:\w+ )?premieres|jusqu (?:ici|a present)|(?:par|de) le passe|precedemment|habituellement|d ordinaire|auparavant|autrefois|avant(?=$| (?:c|on|il|elle|ils|elles|ca|cela|nous|je|j|vous|tout)\b)|d habitude|il y a (?:\w+ )?ans?|il y a quelques (?:mois|semaines)|dans le passe|jadis|chez (?:le|la|les) (?:concurrent\w*|voisin\w*)|comme partout)\b/u,
  hedge:
    /\b(?:seule?s? (?:le|la|les|l|bemol|point|hic|reproche)|parfois|pas (?:toujours|tou(?:s|tes)|tout le monde)|soi-disant|a l'occasion|semblait|semble|parait)\b/u,
  condition:
    /\b(?:si (?:vous|on|tu|j|je|nous|le|la|les|elle|il|ca|c)|aurait|auraient|aurais|serait|seraient|pourrait|pourraient|devrait|devraient|faudrait|esper\w+|souhait\w+|voudrais|au cas ou|cense\w*|(?:peux|peut|pouvons) (?:accepter|comprendre|tolerer|pardonner|admettre)|passe encore|veux bien|(?:me|nous) derange\w* pas)\b/u,
  learned: false,
  phrases: [
    [
      /\b(?:impossible|moyen|(?:peux|peut|arrive|parviens) (?:pas|plus)) (?:d'|a |de |d )?(?:acceder|aller|entrer|rentrer) (?:a |au |sur |dans )(?:mon |ma |mes |notre |l')?(?:comptes?|espace\w*|profil)\b/gu,
      'identification badmark',
    ],
    [/\b(?:pas|jamais) (?:\w+ )?pris\w* en compte\b|\bne capt\w+ (?:\w+ )?(?:pas|plus|jamais|rien)\b/gu, 'badmark'],
    [/\b(?:laissee?s?|livree?s?|tout est|est) a l'abandon\b/gu, 'entretien badmark'],
    [/\bne se synchronis\w* (?:\w+ )?(?:pas|plus|jamais)\b/gu, 'synchronisation badmark'],
    [/\bsans (?:cesse|arrets?)\b/gu, ''],
    [
      /(?<!\b(?:pas|moins|guere|jamais|peu) (?:(?:trop|tres|si|tellement|vraiment) )?)\bcheres\b/gu,
      'cheres ; prix badmark',
    ],
    [
      /\bniveaux? (?=\d)|\b(?:ce|chaque|dernier|premier|prochain|meme|un|passer (?:de|le|au)) niveau\b(?! d)/gu,
      'niveaux ',
    ],
    // What drains or wears out fast is no fast one, and what does not react answers nobody.
    [
      /\b(?:drain|vid|bouff|consomm|mang|pomp|epuis|decharg)\w* (?:(?!peu|moins|pas|guere|aucune|presque)\w+ ){0,2}(?:la |ma |de la |de )?batterie(?: (?:tres |trop |super |bien |beaucoup |assez )*(?:rapidement|vite))?/gu,
      'batterie badmark',
    ],
    [
      /\bbatterie (?:(?!ne)\w+ )?(?:se )?(?:vide|decharge|fond|s'epuise)\w*(?! (?:pas|peu|moins|plus lentement))(?: (?:tres |trop |super |bien |beaucoup |assez )*(?:rapidement|vite))?/gu,
      'batterie badmark',
    ],
    [
      /\b(?:s'(?:use|abime|effiloche|epuise)|se (?:casse|decoll|dechir|vide|decharge|deform|perc|defai|degrad)\w*|tombe en panne) (?:\w+ )?(?:rapidement|vite)\b/gu,
      'badmark',
    ],
    [
      /\b(appli|application|explorateur|ecran|logiciel|jeu|clavier|bouton|touche|telecommande|serveur)s? (?:qui )?ne repond\w* (?:pas|plus)\b/gu,
      '$1 plantage',
    ],
    [
      /\b(?:pour (?:le|mon)|au|a mon|mon|notre) travail\b(?! (?:\w+ )?(?:realise|effectue|fait|bacle|soigne|fourni|rendu|mal|bien|pas|n))/gu,
      '',
    ],
    [
      /\brobots? (?:de (?:piscine|cuisine)|aspirateurs?|tondeuses?|patissiers?|menagers?|laveurs?|cuiseurs?)\b/gu,
      'aspirateur',
    ],
    [/\bversions? (?:normales?|standards?|classiques?|de base|android|ios|web|pc|mobile)\b/gu, ''],
    [/\b(?:service )?apres[- ]vente\b|\bsav\b/gu, 'apresvente'],
    [
      /\b(lave|seche|grille|micro|mobil|pare|croque|tee|t)[- ](?=(?:linge|vaisselle|cheveux|pain|ondes?|homes?|brise|chocs?|monsieur|shirts?)\b)/gu,
      '$1',
    ],
    [/\bmots? de passe\b/gu, 'identifiant'],
    // Another branch or house, to the end of the sentence; and what stands in the name of another thing.
    [
      /(?<=[\w,] )(?:contrairement (?:a|au|aux)|a la difference d(?:e|es|u)?)\b(?! (?:ce (?:que|qui)|photos?|la (?:photo|description)|avis|l'annonce|descriptif))/gu,
      ', ailleurs ',
    ],
    [
      /\b(restaurants?|restos?|bars?|cafe|snack|terrasse) (?:(?:en |au |du |de )?(?:bord )?(?:de |de la |sur |a |du )?(?:la )?)(?:plage|mer|piscine|lac)\b/gu,
      '$1',
    ],
    [/\b(?:bonne?s?|beaux?|belles?) (?=[^.!?\n]{1,60}\b(?:comment|ou)\b[^.!?\n]*\?)/gu, ''],
    // What was bought, sent or taken in by others is theirs.
    [
      /\b(emballage|livraison|expedition) (?:du |des |de la |de l'|de mes |de mon |de ma |de nos )(?!(?:plus|lundi|mardi|mercredi|jeudi|vendredi|samedi|soir|matin)\b)[\w-]+/gu,
      '$1',
    ],
    [/\b(?:depot|retrait|remise) (?:de |du |des |de mes |de mon |de vos )colis\b/gu, 'service'],
    [
      /\b(?:refus\w*|pas|plus) (?:\w+ )?(?:prendre|pris|accepter?) (?:mon|le|les|mes|un|de) colis\b/gu,
      'service badmark',
    ],
    [
      /\bdelais? (?:[\w']+ ){0,4}(?:non|pas|jamais) respectee?s?\b|\bnon[- ]respect (?:des|du) delais?\b/gu,
      'livraison badmark',
    ],
    [/\bpaquets? cadeaux?\b/gu, 'emballage'],
    [/\b(?:financements?|(?:paiement |payer |regler )en (?:\d+|trois|quatre|dix) fois)\b/gu, 'paiement'],
    [/\b(?:difficile|dur|pas facile|complique) a trouver\b|\bmal (?:fleche|signale)e?\b/gu, 'acces badmark'],
    // Said of no one, kindness is the staff's.
    [
      /(?=(?:(?:mal|im)polie?s?|antipathiques?|aimables?|souriante?s?|serviables?|gentil(?:le)?s?)\s*(?:[.!?,;\n)]|$|et\b))(?<=(?:^|[.!?\n(])\s*(?:(?:tres|super|trop|toujours|vraiment|tous|assez|plutot|franchement) ){0,3})/gu,
      'personnel ',
    ],
    [
      /\b(?:toujours|encore|souvent|deja) fermee?s?\b|\bfermee?s? (?:alors que|malgre)\b|\bporte close\b/gu,
      'horaires badmark',
    ],
    [/\bcouleur (?:\w+ ){0,3}(?:differente|fausse)\b|\bmauvaise couleur\b/gu, 'faultmark'],
    [
      /\bpas (?:\w+ )?(?:fameu\w+|geniaux|geniale?s?|foufou|folichon\w*|dingue)\b|\bloin d'etre (?:fabuleu\w+|parfait\w*|bon\w*|genial\w*)\b/gu,
      'badmark',
    ],
    [/\b(?:addition|note|facture) (?:\w+ ){1,4}salee\b/gu, 'prix badmark'],
    // The same fault again, what never came, and what is not to be had.
    [/\b(?:meme|memes) (?:panne|probleme|bruit|voyant)s?\b|\btoujours en panne\b/gu, 'badmark'],
    [/\b(bus|cars?|trains?|trams?|taxis?|vols?) (?:\w+ ){0,2}(?:annule|supprime)e?s?\b/gu, '$1 badmark'],
    [/\b(?:jamais|pas|plus|rien) (?:\w+ )?en stock\b/gu, 'stock badmark'],
    [/\b(?:\d+|une|deux|trois|quatre|plusieurs) heures? de retard\b/gu, 'attente badmark'],
    [
      /\b(?:meriterai\w+|necessite\w*|(?:a|aurait|auraient|ont) (?:bien |grand )?besoin d')(?:\w+ ){0,3}(?:renovation|rafraichissement|travaux|coup de (?:neuf|peinture|jeune)|entretien)s?\b/gu,
      'badmark',
    ],
    [
      /(?=(?:sale|propre|crade|crasseux)\s*(?:[.!?,;\n)]|$|et\b))(?<=(?:^|[.!?\n(])\s*(?:(?:tres|super|trop|toujours|vraiment|assez|plutot|c'est) ){0,3})/gu,
      'proprete ',
    ],
    [/\ba peine (?=aimable|poli|souriant|correct|agreable|acceptable|mangeable|passable|cuit|propre)/gu, 'pas '],
    [
      /\bpourrai(?:t|ent) etre (?:un peu |bien )?plus (?:aimable|accueillant|souriant|propre|rapide|chaleureu|copieu|reactif|varie|chaud|poli|professionnel)\w*/gu,
      'badmark',
    ],
    [/\b(?:tres |extremement )?decue?s? (?:de|par) la (?:disparition|suppression|fermeture|fin)\b/gu, ''],
    [
      /\b(?:recuperer|reinitialiser) (?:mon|le|un) (?:mot de passe|mdp|compte)\b|\b(?:arrive|parviens|peux) (?:pas|plus) a (?:m'inscrire|m'identifier|m'authentifier|creer (?:mon|un) compte)\b|\bproblemes? de connexion\b|\b(?:me|se) deconnecte\w*/gu,
      'identification badmark',
    ],
    [
      /\bse ferme (?:toute? seule?|a l'ouverture|sans (?:raison|arret)|tout le temps|au (?:demarrage|lancement)|des l'ouverture)\b/gu,
      'plantage',
    ],
    [
      /\bimpossible (?:de |d')(?:voir|regarder|choisir|valider|scanner|annuler|composer|relier|modifier|changer|creer|s'inscrire)\b|\b(?:s'est|se sont) casse\w*|\bne tient (?:pas|plus) la charge\b/gu,
      'faultmark',
    ],
    [/\b(?:beaucoup d'|des |nombreux |plusieurs )oublis?\b/gu, 'lacommande badmark'],
    // Twice what was agreed, what was not taken back, and what came late.
    [/\b(?:le )?double du (?:devis|prix|tarif)\b/gu, 'prix badmark'],
    [/\b(?:refus\w*|impossible) (?:d'|de |de l'|l')?(?:echange\w*|echanger)\b/gu, 'retour badmark'],
    [/\b(prix) (?:\w+ ){0,4}differents? (?:du prix|de celui|en caisse|a la caisse)/gu, '$1 badmark'],
    [/\b(parking|wifi|climatisation|petitdejeuner) (payante?) (?=(?:\S+ ){0,4}alors que\b)/gu, '$1 badmark '],
    [
      /\b(?:toujours|souvent|encore|chauffeurs?|bus|trains?|vols?|avion) (?:(?!jamais|pas)\w+ ){0,2}en (?:gros |enorme )?retard\b/gu,
      'ponctualite badmark',
    ],
    [/\b(cours|heures|lecons) (?:\w+ )?annulee?s?\b/gu, 'cours badmark'],
    [/\b(?:trop|beaucoup|tellement|que) de (pubs?|publicites?)\b/gu, '$1 badmark'],
    // What is excepted from the praise of all the rest, and prices that rose.
    [
      /\b(?:mis )?a part (?=(?:l[ea]s? |l'|une? |quelques |cette |ces? |d[eu]s? ))((?:l[ea]s? |l'|une? |quelques |cette |ces? |d[eu]s? )(?:petite?s? )?[\w-]+),?/gu,
      ' . $1 . ',
    ],
    [
      /\b(prix|tarifs?|frais|cotisations?|mensualites?|loyers?) (?:(?!pas|jamais|peu|legerement)\w+ ){0,3}(?:augmente|explose|flambe|grimpe|double)\w*(?: depuis (?:l')?\w+ (?:derni\w+)?)?/gu,
      '$1 badmark',
    ],
    [/\bplus que correcte?s?\b/gu, 'goodmark'],
    [
      /\bplus que (?=mediocre|moyen|decevant|limite|passable|douteu|tiede|satisfaisant|parfait|excellent|honorable|copieu|genereu|agreable)/gu,
      '',
    ],
    [/\baucun choix\b(?! que)/gu, 'choix badmark'],
    [/(?<!\b(?:la|de|en) )\bpressee?s?\b/gu, ''],
    [
      /(?<=\b(?:etait|etaient|est|sont|pains?|croissants?|baguettes?|viennoiseries?|gateaux?) )de la veille\b/gu,
      'badmark',
    ],
    [
      /\bne (?:veut|peut|veulent) (?:plus|pas) s'?(?:ouvrir|lancer|installer|allumer|afficher|connecter)\b|\ba cesse de \w+r\b|\b(?:recu|arrive|livre)\w* deja (?:utilise|ouvert|porte|use)\w*/gu,
      'faultmark',
    ],
    [/\bnon (?:seulement|pas seulement)\b|\bpas (?:que|seulement)\b/gu, ''],
    // What does not work is the app, or what was bought, where nothing else is named.
    [
      /\b(?:fonctionn|march|demarr|s'ouvr|s'affich|s'install|se lanc|se charg|se connect|se synchronis)(?:e|ent|ait|aient) (?:(?:tout simplement|toujours|vraiment|absolument|meme|carrement|du tout) )?(?:pas|plus|jamais)\b(?! (?:vite|que|ou|longtemps|loin))|\bne (?:fonctionn|march|demarr)(?:e|ent) (?:qu'une fois sur|que (?:rarement|quand))/gu,
      'faultmark',
    ],
    [
      /\bimpossible (?:de |d')(?:(?:l'|la |le |les |m'|me |y )?(?:ouvrir|utiliser|lancer|installer|telecharger|demarrer|charger|activer|afficher|enregistrer|acceder|en profiter|faire fonctionner))\b|\b(?:arriv|parvien|reussi|peu|pouv)\w* (?:(?:toujours|meme|tout simplement) )?(?:pas|plus|jamais) (?:a )?(?:l'|la |le |les |m'en |en |y )?(?:utiliser|ouvrir|installer|lancer|telecharger|demarrer|servir|acceder)\b|\breste bloquee?\b|\binutilisables?\b|\b(?:arrete|cesse)\w* de fonctionner\b|\btombee? en panne\b/gu,
      'faultmark',
    ],
    [
      /\bimpossible de (?:me |se |nous )?(?:re)?connecter\b|\b(?:arriv|parvien|peu|pouv)\w* (?:\w+ )?(?:pas|plus|jamais) (?:a )?(?:me |se |nous )?(?:re)?connecter\b/gu,
      'identification badmark',
    ],
    [/\bimpossible de (?:payer|regler)\b/gu, 'paiement badmark'],
    [
      /\bimpossible de (?:commander|passer (?:ma |la |une |de )?commandes?|valider (?:ma |la )?commande)\b/gu,
      'lacommande badmark',
    ],
    [/\bpas (?:(?:du tout|tres|assez|vraiment) )?(?:intuiti[fv]e?|ergonomique)s?\b/gu, 'interface badmark'],
    // Other goods than those that were bought.
    [
      /\b(?:ne |n'a |n'ont )?correspond\w* (?:pas|en rien|plus) (?:du tout )?(?:a|au|aux|avec)\b|\bnon[ -]conformes?\b|\b(?:rien a voir avec|differente?s? de) (?:(?:l[ae]s?|ce(?:lles?|lui|ux)?) ?)(?:\w+ )?(?:photos?|images?|modeles?|commandee?s?|description|que j'ai)\b/gu,
      'faultmark ',
    ],
    [
      /\bpas (?:\w+ )?(?:emballe|convaincu|conquis|seduit|transcende|enthousiasme|impressionne|transporte)e?s?\b/gu,
      'badmark',
    ],
    // "Well too small" is too small, and no "well"; what is average or a means is no blame.
    [
      /\bbien (?=(?:trop|moins|peu|insuffisant|moyen|decevant|decu|fade|triste|cher|froid|lent|long|sale\b|mediocre|maigre|vide|petit|sec\b|tiede|vieux|vieille|vieillot|bruyant|bas\b|gras\b))/gu,
      '',
    ],
    [
      /\b(?:des|aux|a) (?:prix|tarifs) moyens\b|\benvers du decor\b|\b(?:aupres du|au|du) siege(?: social)?\b(?! (?:est|etait|arriere|avant|enfant))|\b(?:au|le|les|un|des|ses|vos|leurs|aucun|quel|tous) moyens?\b|\bmoyens? (?:de |d')|\ben moyenne\b/gu,
      '',
    ],
    [/\b(?:peu|pas (?:(?:tres|vraiment) )?|extremement peu) ?pratiques?\b/gu, 'badmark'],
    [/\b(?:petit|leger|court)s? retards?\b/gu, ''],
    // Wished to be better, it is not good.
    [
      /\b(?:pourrai|devrai|merite|meriterai|gagnerai)(?:t|ent|s|nt|ez)? (?:a |d'|de )?(?:etre )?(?:\w+ )?(?:ameliore\w*|mieux|revue?s?|repense\w*|optimise\w*)\b|\ba (?:ameliorer|revoir)\b/gu,
      'badmark',
    ],
    [
      /\b\d+ ?(?:€|euros?) (?:(?!\d)[\w']+,? ){0,5}(?:c'est )?(?:beaucoup|excessif|du vol|exagere|abuse)\b/gu,
      'prix badmark',
    ],
    // "Nothing too stiff", "the right entrance": no blame, no praise.
    [
      /\brien (?:de (?:trop|bien) [\w'-]+|de (?:mechant|grave|dramatique|mauvais|negatif|choquant|desagreable|penible|redhibitoire))\b/gu,
      '',
    ],
    [
      /\b(?:le|la|les|au|du|aux) (?:bon|bonne|bons|bonnes|meilleure?s?) (?:acces|chemin|adresse|moment|endroit|sens|route|entree|porte|sortie|numero|cote|heure|jour|direction)\b/gu,
      '',
    ],
    [/\bpas (?:\w+ )?(?:facile|evident|simple|aise)e?s? (?:a|de|d'|pour)(?= ?\w)/gu, ''],
    // "A little cold" is cold, and no "little" that denies it.
    [
      /\b(?:un (?:tout )?(?:petit )?|quelque )peu (?=(?:trop )?(?:decu|decevant|froid|lent|long|fade|sec\b|secs\b|seche|bruyant|vieillot|vieux|vieille|vetuste|dur|gras|mou\b|molle|tiede|triste|sale\b|sales\b|defraichi|cher|sombre|desagreable|brouillon|desorganis))/gu,
      '',
    ],
    [/\bbemols? (?:\w+ ){0,2}?(?:pour|sur|concernant|cote|au niveau d\w+) (?:le |la |les |l')?(\w+)/gu, '$1 badmark'],
    // What only marks the time, and what only names a thing.
    [
      new RegExp(
        `${long} (?:d'attente )?entre (?=(?:l'|les? |la |nos |chaque |deux |notre )(?:entree|plat|dessert|service))`,
        'gu',
      ),
      'attente badmark entre ',
    ],
    [
      /\b(?:entre|apres|avant) (?:l'|les? |la |nos |notre |son |leur |chaque )?(?:\w+ )?(?:entrees?|plats?|desserts?|cafes?|repas)\b(?: et (?:l'|les? |la |nos |notre |son |leur )?(?:\w+ )?(?:entrees?|plats?|desserts?|cafes?)\b)?/gu,
      '',
    ],
    [
      /\b(servi\w*|arrive\w*|attend\w*|patient\w+|attente|minutes?|mn|heures?|\d+ ?(?:h|min)(?: ?\d+)?)((?: [\w']+){0,3}?) pour (?:l'|les? |la |nos |notre )(?:entrees?|plats?|desserts?|cafes?|repas)\b/gu,
      '$1$2',
    ],
    [
      /(?<!\b(?:a|avait|ont|avaient|proposent|propose|servent) )\bpas (?:pris |commande |voulu )?(?:de |d')(?:desserts?|cafes?|entrees?|aperitifs?)\b/gu,
      '',
    ],
    [/\b(?:differences?|ecarts?|preuves?|comparaisons?) (?:de|des|du) prix\b|\bsans le prix\b/gu, ''],
    [/\b(?:jours?|heures?|periodes?|moments?|cas) (?:d'|de (?:forte |grande )?)affluence\b/gu, ''],
    [/\b(?:pendant|durant) (?:toute )?l'attente\b/gu, ''],
    [
      /\b(service|prix|tarifs?|accueil|personnel|equipe|presentation|carte) (?:du |des |de la |de l'|de nos |de mon )(?:vins?|boissons?|plats?|repas|desserts?|cafes?|chambres?|restaurant|hotel|bar|magasin|petits?[ -]dej\w*)\b/gu,
      '$1',
    ],
    [
      /\bservice (?:(?:est|etait|fut|a ete|un|peu|tres|trop|vraiment|extremement|exceptionnellement|assez|bien|beaucoup|plutot|super|tellement) ){0,4}(?:long|longs|interminable)\b/gu,
      'service badmark',
    ],
    [/\b(?:c'est|simplement|vraiment|beaucoup|un peu|franchement) trop\b(?= ?(?:[.!?,;\n]|$))/gu, ''],
    // What spoils a thing is blamed, and not the thing.
    [
      /\b(?:est |etait |a ete |fut |sont |ont ete )?(?:gachee?s?|ternie?s?|plombee?s?|gache) (?:par|pas) /gu,
      '; badmark ',
    ],
    [/\bpersonne (?:n'? ?(?:est|etait) |ne vient )?(?:la )?pour (?:nous|vous|m')? ?accueillir\b/gu, 'accueil badmark'],
    [
      /\bpersonne n'? ?(?:est|etait) venue? (?!(?:nous |me )?(?:presser|deranger|embeter|importuner))\b/gu,
      'service badmark ',
    ],
    [
      /\bportes? closes?\b|\bfermee? (?:alors que|avant l'heure|malgre)\b|\bhoraires? (?:\w+ ){0,3}(?:pas respectes?|faux|errones?|fantaisistes?)\b/gu,
      'horaires badmark',
    ],
    [
      /\b(piscine|sauna|spa|bar|restaurant|terrasse|jacuzzi|salle de sport) (?:(?:est|etait|toujours|encore|deja|malheureusement) ){0,3}fermee?s?\b(?! (?:en|l'|hors|hiver|le (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|soir|midi)))/gu,
      '$1 badmark',
    ],
    [
      /\b(?:\d+|dix|quinze|vingt|trente|quarante|une|deux|trois) ?(?:minutes?|min|mn|heures?|h|jours?) de retard\b|\b(?:toujours|encore|souvent|systematiquement|constamment|arrive\w*) (?:\w+ )?en retard\b|\bretards? (?:a repetition|permanents?|constants?|systematiques?)\b/gu,
      'retard badmark',
    ],
    [/\bde travers\b/gu, 'badmark'],
    [/\b(?:facture|prix|note) (?:a |ont )?(?:presque |quasiment )?(?:double|triple)\b/gu, 'prix badmark'],
    [
      /\b(?:musique|volume|sono) (?:(?:est|etait|beaucoup|bien|vraiment) ){0,2}trop (?:forte?|eleve)\b|\bniveau sonore (?:\w+ ){0,3}(?:eleve|insupportable|infernal)\b/gu,
      'bruit',
    ],
    [
      /\b(?:courte?|peu d'|breve) attente\b|\battente (?:(?:est|etait|assez|tres|plutot) ){0,2}(?:courte|raisonnable|breve|correcte|acceptable)\b/gu,
      '',
    ],
    [
      /\b(?:rattrap\w*|effac\w*|oubli\w*|corrig\w*) (?:la|cette|une|notre) (?:\w+ )?(?:mauvaise|premiere) (?:\w+ )?(?:impression|note|surprise)\b/gu,
      '',
    ],
    [/\bassiettes? (?:\w+ )?(?:sales?|felees?|ebreche\w*|usagees?|vides?|en carton)\b/gu, ''],
    [
      /\bsans (?:\w+ )?(?:saveurs?|gouts?|interet|originalite|assaisonnement)\b|\b(?:pas|peu|plus|aucune?|manqu\w*) (?:beaucoup |trop |vraiment )?(?:de |d')?(?:saveurs?|gouts?)\b/gu,
      'insipide',
    ],
    [/\baimables? comme (?:une|des) portes? de prison\b/gu, 'equipe badmark'],
    [/\b(?:comme|a) (?:a )?l'usine\b|\bservice a la chaine\b/gu, 'badmark'],
    [/\bpas (?:d'|de )?eau chaude\b|\beau (?:froide|tiede)\b/gu, 'eauchaude badmark'],
    [/\beau chaude\b/gu, 'eauchaude'],
    [
      /\baccueillie?s? par (?:une?|des|les|l'|la|le) ?(?=odeur|bruit|fumee|porte|panneau|musique|chien|message|saleté|salete|froid)/gu,
      '',
    ],
    [/\b(?:sur|via|par|d'apres) (?:l')?internet\b/gu, ''],
    [
      /\bodeurs? (?:\w+ )?(?:de |d')(?:\w+ )?(?:tabac|cigarettes?|clopes?|egouts?|moisi|renferme|humidite|urine|pipi|friture|poubelles?|canalisations?|transpiration|brule)\b|\b(?:mauvaise|forte|horrible|drole d'|affreuse)s? ?odeurs?\b|\b(?:sent|sentait|pue|puait|empest\w+) (?:\w+ )?(?:mauvais|le renferme|l'egout|les egouts|la cigarette|le tabac|l'humidite|l'urine|le moisi)\b/gu,
      'odeur badmark',
    ],
    [
      /\b(?:murs?|cloisons?) (?:(?:est|sont|etaient|tres|trop|si|vraiment|en) ){0,3}(?:fine?s?|papier|carton)\b|\bon entend(?:ait)? (?:tout|absolument tout|les voisins)\b|\b(?:pas|mal|aucune|zero|mauvaise) (?:d')?(?:insonoris\w+|isolation (?:phonique|sonore))\b|\bisolation (?:phonique|sonore) (?:\w+ ){0,2}(?:inexistante|mauvaise|nulle|deplorable|mediocre)\b/gu,
      'bruit',
    ],
    [
      /\b(?:a|besoin d'etre|merite(?:rait)? d'etre|aurait besoin d'un|besoin d'un) (?:renov\w+|rafraich\w+|refaire|refaite?s?|moderniser|coup de (?:peinture|jeune|neuf|balai))\b/gu,
      'badmark',
    ],
    [
      /\bpersonne (?:a|au|pour|derriere) (?:l'accueil|la reception|la caisse|nous accueillir|le comptoir|comptoir)\b/gu,
      'accueil badmark',
    ],
    [
      /(?<!\b(?:manque|absence|peu|sans|aucune|zero|pas) (?:total )?(?:de |d'|la |l')?)\b(?:gentillesse|amabilite|disponibilite|professionnalisme|serviabilite|bienveillance|bonne humeur|convivialite|sympathie)(?: et (?:la |le |l')?\w+)? (?:du |de la |de l'|des |de notre |de votre |de tout le |de toute l')(personnel|equipe|serveu\w+|staff|vendeu\w+|hotesses?|gerante?s?|patronn?e?s?|receptionnistes?)\b(?=\s*(?:[,.;!)\n]|$|(?:e|ed|y|et|und|en) ))/gu,
      '$1 goodmark',
    ],
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
    [
      new RegExp(`${long} (?:d'|de |a )?(?:attente|attendre|patienter|patience)\\b(?: (?:avant|pour))?`, 'gu'),
      'attente badmark',
    ],
    [
      new RegExp(`\\b(?:servie?s?|arrivee?s?) (?:au bout|apres|avec) (?:d'|de )?(?:\\w+ )?${long}\\b`, 'gu'),
      'attente badmark',
    ],
    [new RegExp(`${long} (?:pour|avant) (?:etre |d'etre |qu'on |de |d'|avoir |que )`, 'gu'), 'attente badmark '],
    [
      /\b(prix|tarifs?|additions?|factures?|frais) (?:(?:est|sont|etait|etaient|reste\w*|parait|un|peu|quelque|tres|trop|vraiment|assez|plutot|bien|franchement|quand|meme|beaucoup|juste) ){0,4}(?:eleve|salee?|excessi[fv]e?|exorbitante?|prohibiti[fv]e?|abusi[fv]e?|abusee?|exageree?|delirante?|gonflee?|hallucinante?|demesuree?)s?\b/gu,
      '$1 badmark',
    ],
    [
      /\bprix (?:(?:est|sont|etait|etaient|tres|vraiment|plus|que|tout a fait|bien|assez|plutot|a) ){0,4}(?:juste|doux|mini|correct|attracti[fv]|competiti[fv]|interessant|honnete|defiant toute concurrence)s?\b/gu,
      'prix goodmark',
    ],
    [/\bprix (?:ont|a) (?:\w+ ){0,2}(?:augmente|flambe|explose|double)\w*\b/gu, 'prix badmark'],
    [
      /\bportions? (?:(?:est|sont|etait|etaient|tres|trop|bien|un|peu|vraiment|assez|plutot|franchement|plus que) ){0,3}(?:petite|ridicule|chiche|minuscule|maigre|reduite|insuffisante|congrue|radine)s?\b|\b(?:petite|ridicule|minuscule|maigre)s? portions?\b/gu,
      'portions badmark',
    ],
    [
      /\bportions? (?:(?:est|sont|etait|etaient|tres|bien|plus que|vraiment) ){0,3}(?:copieuse|genereuse|grande|enorme|belle)s?\b|\b(?:grande|belle|bonne|genereuse|enorme)s? (?:portions?|quantites?)\b/gu,
      'portions goodmark',
    ],
    // What one was not told, or not given.
    [
      /\b(?:pas|ni|aucun|sans|jamais|meme) (?:(?:eu|dit|meme|un|le|de|droit a un|moindre|seul|entendu) ){0,3}(?:bonjour|bonsoir|sourire|au revoir)\b/gu,
      'accueil badmark',
    ],
    [
      /\b(?:personne ne s'est|sans (?:meme )?s'|ne s'est (?:meme )?pas|ne se sont (?:meme )?pas) ?excuse\w*\b|\b(?:aucune|pas (?:d'|une |la moindre )|sans (?:une |la moindre )?) ?excuses?\b/gu,
      'service badmark',
    ],
    [
      /\b(?:aucune|jamais (?:de|eu de|recu de)|pas (?:de|eu de|recu de)|sans|toujours pas de|en attente d'une) reponses?\b|\b(?:ne|n'ont?|n'a|n'ai|personne ne|jamais) (?:\w+ ){0,2}repond(?:u|ent|ait)?(?: (?:pas|jamais|plus|a))?\b|\bpersonne (?:ne|au) (?:\w+ )?(?:decroche|bout du fil|telephone)\b|\bjamais (?:\w+ )?(?:rappelee?s?|recontactee?s?|repondu)\b/gu,
      'pasdereponse ',
    ],
    [
      /\b(?:m'|nous |l'|vous |les )(?:a|ont|avait|avaient) (?:\w+ )?(?:oubliee?s?|ignoree?s?|zappee?s?)\b/gu,
      'service badmark',
    ],
    [
      /\b(?:commande|plat|boisson|dessert|entree|article|produit)s? (?:(?:a|ont|est|sont|etait|etaient|ete|jamais|pas|encore|tout|simplement|incomplete?s?) ){0,4}(?:oubliee?s?|incomplete?s?|erronee?s?|perdue?s?|jamais (?:arrivee?s?|recue?s?|livree?s?)|pas (?:arrivee?s?|recue?s?|livree?s?))\b|\b(?:erreurs?|trompee?s?|trompes) (?:dans|sur|de|d') ?(?:la |ma |notre |les |nos )?commandes?\b|\b(?:pas|jamais|toujours pas) (?:(?:ete|encore) )?(?:recue?s?|livree?s?)\b/gu,
      'lacommande badmark',
    ],
    [
      /\breservations? (?:(?:a|ont|n'|est|etait|avait|n|ete|jamais|pas|ete) ?){0,4}(?:perdue?|oubliee?|introuvable|notee?|annulee?|prise en compte|enregistree?)s?\b/gu,
      'reservation badmark',
    ],
    [/\b(?:en |souvent en |toujours en )?ruptures?(?: de stocks?)?\b|\brayons? (?:\w+ )?vides?\b/gu, 'stock badmark'],
    [
      /\bmal (?:accueilli|recu|servi|organise|entretenu|foutu|fichu|indique|isole|insonorise|nettoye|concu|coupe|fait|regle|cuisine|cuit|agence|eclaire|gere|emballe|lave|decongele|range|informe|conseille|polie?|aimable|elevee?|monte|repare)e?s?\b/gu,
      'badmark',
    ],
    [
      /\btrop (?:sucre|sale|cuit|gras|grasse|sec|petit|long|longue|fort|forte|epice|froid|chaud|etroit|court|courte|bruyant|dur|dure|mou|molle|lourd|lourde|amer|acide|serre|sombre|grille)e?s?\b|\b(?:sur|archi )cuite?s?\b|\bpas (?:\w+ )?(?:frais|fraiche|chaud|chaude|bonne?|propre|cuit|cuite|aimable|souriante?|agreable|accueillante?|professionnel|professionnelle|serieu\w+|confortable|pratique|gentille?|respecte\w*|nettoye\w*|entretenue?|pro)s?\b(?! (?:du tout )?(?:mal|trop cher|cher))/gu,
      'badmark',
    ],
    [/\b(?:quelle|la|vraie|veritable) douche froide\b/gu, 'badmark'],
    [/\b(?:franchement|vraiment|completement|carrement|un peu|c'est) abusee?s?\b/gu, 'badmark'],
    [
      /\b(?:c'est |du |un vrai |de la )(?:vol|foutage de gueule|n'importe quoi|grand n'importe quoi|scandale)\b/gu,
      'badmark',
    ],
    [/\bbien situee?s?\b/gu, 'emplacement goodmark'],
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
    [/\b(buffets?|entrees?|boissons?|nouilles|plats chauds et) froide?s?\b(?! et)/gu, '$1'],
    [/\b(choix|selection|assortiment|variete)((?: [\w']+){1,4}) froide?s?\b/gu, '$1$2'],
    // Who recommends a thing tells of no advice given; ill treatment is the staff's.
    [/\bj(?:e|') ?(?:(?:vous|te|le|la|les|ne) )*(?:de)?conseille\b/gu, ''],
    [/\bmauvais traitements?\b/gu, ', personnel desagreable ,'],
    [/\breservations? (?:\w+ ){0,3}(?:recommandee?|conseillee?|indispensable|obligatoire|necessaire)s?\b/gu, ''],
    [/\bpour (?:la|cette|une telle|ce niveau de|leur) qualite\b/gu, ''],
    [/\b(?:a nos|a vos|aux|au) frais\b|\bplantes?\b(?= vertes?|\b.{0,20}\bdeco)/gu, ''],
    [/\b(?:un|le) (?:\w+ )?(?:bon|excellent|meilleur|tres bon) choix\b(?! d)/gu, 'goodmark'],
    [/\bwi[\s-]?fi\b/gu, 'wifi'],
    // Nouns that have the letters of a verb or of another thing.
    [/\b(?:l'|une |cette |votre |leur |d'|mon |son )annonces?\b(?! (?:que|par|de|un|une)\b)/gu, 'annonces'],
    [/\b(?:la|une|leur|cette) pose\b(?! (?:des? )?(?:questions?|problemes?|soucis?))/gu, 'lapose'],
    [/\bouvertures? d(?:e|es) (?:la )?portes?\b/gu, ''],
    // "The system is poor (so slow)": the system is slow, and not the service.
    [
      /\b(systeme?s?|site|applis?|applications?|connexion|reseau|internet|informatique)\b([^.!?\n]{0,80}\()((?:tres |trop |vraiment |si )*)service badmark\b/gu,
      '$1$2$3badmark',
    ],
    [/\b(?:pas|plus|guere) (?:eu |laisse )?(?:le choix|d'autres? choix)\b/gu, ''],
    [/\bcourts? de (?:tennis|padel|squash)\b/gu, 'terrain'],
    [/\bbureaux? de (?:poste|tabac)\b/gu, 'relais'],
    [/\bgoogle drive\b/gu, 'cloud'],
    [/\btitres? de transports?\b/gu, 'billet'],
    [
      /\bfrais (?=(?:de (?:menage|dossier|service|sejour|gestion|nettoyage|livraison|transport|retour|douane|tenue|resiliation|annulation|reservation|inscription|agence|deplacement|mise)|d'(?:agence|annulation|inscription|envoi|importation|expedition|entree|examen)|supplementaires?|caches?|annexes?|bancaires?)\b)/gu,
      'surfrais ',
    ],
    [/\bannonces? (?:mensong\w+|trompeu\w+|bidons?|fausses?)\b/gu, 'annonces badmark'],
    [/\bpetits?[\s-]fours?\b/gu, 'petitsfours'],
    [/\bespaces? verts?\b/gu, 'espacesverts'],
    [/\bclic[\s-]clacs?\b/gu, 'clicclac'],
    [/\bamuse[\s-]bouches?\b/gu, 'amusebouches'],
    [/\bescaliers? (?:mecaniques?|roulants?)\b/gu, 'escalator'],
    // "Firm" and "shut" are one word without accents.
    [
      /\b(restaurants?|restos?|magasins?|boutiques?|bars?|cafes?|musees?|parcs?|guichets?|bureaux?|agences?|pharmacies?|rideaux?|etablissements?|salles?|drive)((?: \w+){0,2}) fermes?\b/gu,
      '$1$2 fermee',
    ],
    [/(?<=(?:^|[.!?\n])\s*)fermes?\b/gu, 'fermee'],
    [/\b(?:ma|une|la|notre|cette|chaque|toute) demande\b/gu, 'demandes'],
    [/\bremises? (?:a zero|en (?:main|etat|service|route|place)|des? (?:cles?|clefs?|colis))\b/gu, ''],
    [/\b(?:revien\w*|renvoi\w*|retour\w*) a l'accueil\b/gu, ''],
    [/\b(?:mon|nouveau|chang\w* de|un) telephone\b/gu, 'smartphone'],
    [/\bcontroles? de (?:la )?securite\b/gu, 'controles'],
    [/(?<!\bhors )\ben ligne\b/gu, ''],
    [/\bbons? plans?\b/gu, 'promo'],
    [/\bpetits?[\s-]d[eé]jeuners?\b/gu, 'petitdejeuner'],
    [/\bpetit[\s-]?dej\b/gu, 'petitdejeuner'],
    [/\bsalles? de bains?\b/gu, 'salledebain'],
    // Two words of one thing, and words that name nothing where they stand so.
    [/\bmises? (?:a )?jours?\b/gu, 'miseajour'],
    [/\brendez[\s-]vous\b(?! compte)/gu, 'rdv'],
    [/\bservices?[\s-](?:clients?|clientele|consommateurs?)\b/gu, 'serviceclient'],
    [/\bcentres? d'appels?\b/gu, 'centredappel'],
    [/\b[smt]'(?:y )?attend(?:s|ait|ais|re|ions|u|ons)?\b/gu, ''],
    [/\b(compte|espace|code|usage|avis|projet|titre|numero|vehicule) personnel\b/gu, '$1'],
    [/\b[mst]'identifier\b/gu, 'identification'],
    [/\bsans garanties? (?:de|que|d')/gu, ''],
    [/\b(?:espace|compte|page) (?:clients?|perso\w*|abonnes?)\b/gu, 'espaceclient'],
    [
      /\b(?:au|par|numeros? de|coups? de|ligne de|conseiller|contact) telephone\b|\b(?:ai|as|a|avons|avez|ont|avais|avait|avaient) telephone\b/gu,
      'partelephone',
    ],
    [/\b(?:boites? aux lettres?|boites? a lettres?)\b/gu, 'boiteauxlettres'],
    [/\bavis de passages?\b/gu, 'avisdepassage'],
    [/\bfrais (?:de )?ports?\b/gu, 'fraisdeport'],
    [/\b(?:carte|cartes) (?:bancaires?|bleues?|visa|mastercard|gold|premier|de (?:credit|paiement|debit))\b/gu, 'cb'],
    [/\bcartes? (?:de )?fidelites?\b/gu, 'fidelite'],
    [/\bcartes? (?:cadeaux?)\b/gu, 'cartecadeau'],
    [/\bcartes? grises?\b/gu, 'cartegrise'],
    [/\bcartes? (?:d'identite|vitales?|sim|postales?|de (?:sejour|visite))\b/gu, 'document'],
    [/\btickets?[\s-]resto?(?:aurant)?s?\b/gu, 'ticketsrestaurant'],
    [/\bbons? (?:d'achats?|de reductions?|cadeaux?)\b/gu, 'bonachat'],
    [/\bcodes? (?:promos?|promotionnels?|(?:de )?(?:reductions?|parrainage))\b/gu, 'codepromo'],
    [/\bcodes?[\s-]barres?\b/gu, 'codebarre'],
    [
      /\b(?:un|mon|cet|d'un|notre|en) avoir\b(?= ?(?:[.,;!?)]|$|de \d|du montant|valable|utilisable|sur|client|et|mais|alors))/gu,
      'avoirclient',
    ],
    [/\bmessages? d'erreurs?\b/gu, 'erreur'],
    [/\bversions? (?:gratuites?|payantes?|pro|premium|completes?|free|lite|d'essai|demo)\b/gu, 'premium'],
    [/\bhors[\s-](?:ligne|connexion|reseau)\b/gu, 'horsligne'],
    [/\bhors[\s-]forfaits?\b/gu, 'horsforfait'],
    [/\b(?:mes|ses|ces|vos|nos) avantages\b/gu, 'points'],
    [/\bcommandes? vocales?\b/gu, 'dictee'],
    [
      /\bcourbes? de niveaux?\b|\b(?:au|de|du|a ce|a leur|a son) niveau\b(?: d(?:e|es|u)\b)?|\bniveau (?=prix|qualite|service|tarif|accueil)/gu,
      '',
    ],
    [
      /\b(?:rend\w*|rendue?s?|ten\w*|tien\w*) compte\b|\ben fin de compte\b|\bcompte tenu\b|\b(?:pris\w*|prend\w*|prenn\w*) en compte\b|\bau bout du compte\b|\bpour (?:le|mon|son|leur) compte\b/gu,
      '',
    ],
    [/\bcomptes? (?:bancaires?|en banque)\b/gu, 'banque'],
    [/\b(?:depuis|apres|avant|des) (?:la |l')?(?:re)?installation\b/gu, ''],
    [
      /\b(?:l')?ouverture (?:du |de la |des |de l'|de mon |de ma |d'un |de )(colis|paquet|carton|emballage|boite|compte|dossier|pdf|application|appli|sinistre|ligne|livret)\b/gu,
      '$1',
    ],
    [/\bfermetures? (?:eclairs?|zip)\b/gu, 'zip'],
    [/\bfermeture (?:du|de mon|de ce|d'un|de) (compte|dossier)\b/gu, '$1'],
    [/\b(?:trop|beaucoup|tellement|plein|enormement|tant|blinde) de monde\b/gu, 'foule'],
    [/\bsalles? (?:a manger|de (?:restaurant|restauration)|du restaurant)\b/gu, 'salle'],
    [/\bsalles? d'attente\b/gu, 'salledattente'],
    [/\bsalles? de (?:sports?|muscu\w*|fitness)\b/gu, 'salledesport'],
    [/\bfemmes? de (?:chambre|menage)\b/gu, 'femmedechambre'],
    [/\betats? des lieux\b/gu, 'etatdeslieux'],
    [/\bdepots? de garantie\b/gu, 'depotdegarantie'],
    [/\b(?:voitures?|vehicules?) de (?:prets?|courtoisie|remplacement)\b/gu, 'vehiculedepret'],
    [/\bcontroles? techniques?\b/gu, 'controletechnique'],
    [/\bbons? de commandes?\b/gu, 'bondecommande'],
    [/\bboites? de vitesses?\b/gu, 'boitedevitesses'],
    [/\bboites? a cles?\b/gu, 'boiteacles'],
    [/\bchauffe[\s-]eaux?\b/gu, 'chauffeeau'],
    [/\bpieces? (?:jointes?|d'identite)\b/gu, 'document'],
    [/\bpapiers? peints?\b/gu, 'papierpeint'],
    [/\bsous[\s-]titres?\b/gu, 'soustitres'],
    [/\bgrands? huits?\b/gu, 'grandhuit'],
    [/\bmontagnes? russes?\b/gu, 'montagnesrusses'],
    [/\bcoupes?[\s-]files?\b/gu, 'coupefile'],
    [/\bserie(?=s? (?:de (?:problemes?|soucis|bugs?)))/gu, ''],
    [/\b(?:uber|deliveroo)[\s-]?eats\b/gu, 'ubereats'],
    [
      /\b(?:chat|tchat)(?:[\s-]?bot)?s? en ligne\b|\b(?:via|par|en|sur) (?:le |un |leur )?chat\b|\b(?:des?|un|le|les) (?:chat)?(?:robots?|bots?)(?= (?:ia|automat\w*|qui (?:repond\w*|ne )|virtuel\w*))/gu,
      'tchat',
    ],
    [/\b(?:un|le|ce|mon|des|les|mes|ces|deux|trois|\d+|de|vos) livres?\b(?! (?:par|en|a|chez|avec)\b)/gu, 'bouquin'],
    [/\brapport[\s/-]*(?:qualite[\s/-]*prix|prix[\s/-]*qualite)\b/gu, 'qualiteprix'],
    [/\bpas (?:trop |si )?mal\b(?! (?:de\b|d'))/gu, 'goodmark'],
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
    [/\b(?:bien que|alors que|quoique|quoiqu')(?![\w-])/gu, 'malgre'],
    [/\b(?:par contre|en revanche|cela dit|ceci dit|au contraire|d'un autre cote)\b/gu, 'mais'],
    [/\bpas de (?:probleme|souci|attente|bruit)\b/gu, 'goodmark'],
    [/\bsans (?:probleme|souci|attente|bruit)\b/gu, 'goodmark'],
    [/\b(?:bon|bonne) (?:courage|chance|appetit|a savoir)\b/gu, ''],
    [/\bprises? (?:de|en) \w+/gu, ''],
    [/\ben place\b/gu, ''],
  ],
  facetWords: {
    clean: 'propre propres proprete impeccable* nickel sale sales degoutant* crade* crasseu* odeur odeurs',
    choice: 'choix variete varie* varies limite* diversite',
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
