import type { Meeting } from './rules.ts';

export const meetingsEn: readonly Meeting[] = [
  // Flies on what is eaten.
  [
    'health',
    'flies|(?:a|dead|big|another) fly',
    '(?:on|over|in|around|across|landing on|crawling on) (?:the |all |my |our |your )*(?:\\w+ )?(?:food|pastr\\w*|cakes?|bread|buns?|meat|fish|fruit|salads?|sandwich\\w*|buffet|plates?|counter|display|baked goods|dessert\\w*)',
  ],
  // A medicine of another strength, taken.
  [
    'health',
    '(?:instead of|rather than|not) (?:the )?\\d+|(?:ten|10|five|5|double|twice) (?:times )?(?:the |my )?(?:dose|strength)|\\d+ ?(?:mg|strength) (?:instead|rather)',
    'gave|given|handed|dispensed|sold|supplied|got',
    'mg|dose|dosage|strength|tablets?|pills?|milligrams?',
  ],
  // Hair, nails and skin that a treatment harmed.
  [
    'injury',
    'bleach\\w*|peroxide|hair dye|dyed|relaxer|perm|wax(?:ed|ing)?|peels?|laser|ipl|lash(?:es)?|toner|keratin|microblading|fillers?|botox|tattoos?|piercings?|threading|acrylics?|tint|facial|tongs|foils',
    'scabs?|scabb\\w*|blister\\w*|burns|burn(?:t|ed|ing)? (?:\\w+ )?(?:my|her|his|our|skin|scalp)|(?:is|was|it|kept|started) (?:\\w+ )?(?:burning|stinging)|weep(?:s|ing)|wept|ooz(?:es|ed|ing)|clumps?|bald (?:patch|spot)\\w*|swollen|swelling|swelled|rash|bled|bleeding|open (?:wounds?|sores?)|pus|infected|scarred|scarring|hives|eyes? (?:shut|closed)',
  ],
  // A small child alone, lost or near a road.
  [
    'minors',
    "(?:he|she)(?:'s| is| was) (?:only |just |barely )?(?:one|two|three|four|five|six|seven|eight|nine|ten|[2-9]|1[0-3])(?! (?:times|hours|minutes|days|weeks|stars?|out|of))|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[1-9]|1[0-3])[- ]years?[- ]olds?|toddlers?|(?:[1-9]|1[0-3])yo|aged (?:\\d|1[0-3]|two|three|four|five|six|seven|eight|nine)",
    "alone|(?:on|by) (?:his|her|their) own|by (?:himself|herself|themselves)|unattended|unsupervised|(?:wrong|other|far) side of|(?:main|busy|open) (?:road|street)|(?:in|into|onto|on|near|by|towards) the (?:road|street|car park|parking lot|traffic)|wandered|wandering|locked (?:in|out)|went missing|nobody (?:\\w+ )?(?:noticed|watching)|hadn't (?:even )?noticed",
  ],
  [
    'minors',
    'alcohol\\w*|vodka|rum|gin|beer|wine|prosecco|shots?|tequila|vapes?|cigarettes?',
    "(?:[1-9]|1[0-7]|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)[- ]years?[- ]olds?|(?:who is|who's|(?:he|she)(?:'s| is)|aged|is only) (?:\\d|1[0-7])|toddler|underage|under[- ]age",
    'serv(?:ed|es|ing)|gave|given|handed|poured|sold|sells?|selling|drank|drunk|drinking|sipped|swallowed|brought|mixed up|contain\\w*',
  ],
  // Who works there goes after customers.
  [
    'misconduct',
    'follow(?:s|ed|ing) (?:girls|women|ladies|young|teenage|female|me|us|my (?:daughter|wife|girlfriend|sister)|her)',
    '(?:waits?|waited|waiting) (?:\\w+ ){0,2}(?:by|at|near|outside) (?:their|my|our|her|the) (?:cars?|houses?|homes?|changing)|(?:to|by) (?:my|our|their|her) (?:cars?|homes?|rooms?)|home|what time (?:they|we|i|she)',
  ],
  // Who works there, under the influence.
  [
    'misconduct',
    '(?:stank|stunk|reek(?:ed|s|ing)?|smel(?:t|led|ls|ling)|stinks?|stinking)(?: \\w+){0,2} of (?:\\w+ )?(?:drink|booze|alcohol|beer|lager|wine|spirits|whisk(?:e)?y|vodka|gin|weed|cannabis|marijuana)|slurr\\w+|(?:could|can) (?:barely|hardly) stand|hungover|(?:high|stoned) (?:as|at work|on)',
    'he|she|his|her|who|driver|mechanic|guide|instructor|nurse|carer|doctor|waiter|waitress|bartender|manager|owner|receptionist|cook|chef|guard|bouncer|technician|plumber|fitter|electrician|employee|staff member|one of (?:them|the)',
  ],
  // People filmed or shown to others.
  [
    'privacy',
    '(?<!\\b(?:i|we|i have|we have) )(?:film(?:s|ed|ing)|video(?:ed|ing)|videotap\\w+|photograph(?:s|ed|ing)|recorded|recording (?:me|us|her|him|my|the women|women|girls)|took (?:\\w+ )?(?:photos?|pictures?|videos?|clips?) of)',
    '(?:his|her|their) (?:own |private |personal )?(?:instagram|insta|tiktok|tik tok|facebook|snapchat|stor(?:y|ies)|phone|feed)|(?:posted|uploaded|put) (?:it|them|me|us|her|him)|found (?:myself|ourselves)|from behind|without (?:my|our|her|his|any|asking)|(?:never|nobody|no one|not once) (?:asked|consented)|chang(?:e|ing) rooms?|women|girls|bikinis?|leggings',
  ],
  [
    'privacy',
    "(?:of|for|about|to|from|belonging to) (?:an?|some|another) (?:\\w+ )?(?:strangers?|(?:other |different )(?:patient|customer|client|person|guest|tenant)|patient)|(?:someone|somebody) else(?:'s)?|another (?:patient|customer|client|guest|person|tenant|woman|man)(?:'s)?|(?:complete|total|perfect) strangers?",
    'x-?rays?|scans|test results?|blood results?|medical (?:records?|file|history|notes|data)|records|statements?|payslips?|passports?|social security|documents|personal (?:data|details|information)|bank details|date of birth|insurance (?:number|details)|home address|tax (?:return|papers|forms)',
    'sent|sends|received|receive|got|get|e-?mail(?:ed|s)?|posted|mailed|gave|given|handed|shared|could see|can see|showed|shows|inbox|attached',
  ],
  [
    'misconduct',
    "(?:never|not|n't) (?:even )?(?:ordered|order|bought|subscribed|subscribe|signed up|sign up)",
    '(?:left|taken|charged|gone|debited|withdrawn|withdrew|deducted|came|coming)(?: \\w+){0,3} (?:from |out of |off |on |to |at )?(?:my|our) (?:\\w+ )?(?:card|account|bank)',
  ],
  // Messages to somebody whose number an order or a form brought.
  [
    'privacy',
    'messag(?:es|ed|ing)|text(?:s|ed|ing)|dms?|dm(?:ed|ing)|whatsapp(?:s|ed|ing)?|snapchats?|(?:follow|friend)(?:s|ed|ing) me|add(?:s|ed|ing) me|wrote to me|writes to me|writing to me',
    'lads?|guys?|man|men|bloke|boys?|driver|rider|courier|trainer|waiter|barman|bartender|instructor|coach|employee|member of staff|staff member|receptionist|technician|engineer|fitter|porter|he',
    '(?:got|took|used|saved|kept|copied|found|has|have) my (?:\\w+ )?(?:name|number|insta\\w*|facebook|profile)|on (?:my )?(?:insta\\w*|snapchat|tiktok|facebook)|(?:asking|asked|ask) me out|for a (?:drink|date)|(?:pretty|beautiful|gorgeous|fit|single|boyfriend|hot|sexy|lonely)|private(?:ly)? messages?',
  ],
  // Money, purchases and loans of a stolen account or identity.
  [
    'misconduct',
    '(?:gone|missing|vanished|disappeared|withdrawn|taken)(?: \\w+){0,3} (?:from|out of|off) (?:my|our)|drained|emptied|wiped|siphoned|cleaned out',
    '(?:my|our) (?:\\w+ )?(?:account|savings|bank|card|balance)',
    '[$£€] ?\\d+|\\d+ ?(?:dollars?|pounds|quid|euros?|bucks)|money|funds|savings|everything',
  ],
  [
    'misconduct',
    "(?:i|we|that i|which i) (?:have |had )?(?:never|didn't|did not|haven't) (?:\\w+ )?(?:made|make|authori[sz]ed?|approved?|applied for|apply for|asked for|opened?|signed for|took out|take out|recogni[sz]ed?)|not made by (?:me|us)",
    'purchases?|transactions?|payments?|transfers?|withdrawals?|loans?|credit|(?:bank|new) accounts?|cards?',
  ],
  [
    'misconduct',
    '(?:used|using|stole|stolen|opened (?:\\w+ ){1,3}(?:in|with|under)|took out (?:\\w+ ){1,3}in)',
    'my (?:identity|id|ssn|social security|passport|driving licen[cs]e|name to)|(?:in|under) my name|identity theft',
    'someone|somebody|stranger|loan|credit|account|fraud\\w*|never',
  ],
  ['threat', 'know(?:s|ing)? where (?:i|we|you|he|she|they) (?:all )?(?:live|work|sleep)'],
  // Turned away for what somebody is.
  [
    'discrimination',
    '(?:hair|skin|faces?|names?|people|folks?|women|girls|families|customers) like (?:yours?|mine|you|hers|his|us|me|ours)|(?:your|my|our) (?:kind|type|sort)(?: of (?:hair|skin|people))?|(?:afro|black|african|ethnic) hair|headscar\\w+|hijab|turban|kippah?|(?:guide|assistance|service) dogs?',
    "(?:don't|do not|doesn't|didn't|won't|can't|cannot) (?:do|serve|take|cut|accept|want|cater|touch|allow|let)|refus\\w+|turned (?:\\w+ )?away|not (?:welcome|allowed)|(?:take|remove)(?: \\w+){0,2} off|no (?:space|tables?|rooms?|appointments?|slots?)|elsewhere|other (?:salons?|places?)",
  ],
  // What came off, failed or sparked after work on it.
  [
    'injury',
    "pedal|brakes?|steering|handlebars?|(?:wheel|lug) (?:nuts?|bolts?)|(?:nuts|bolts) (?:were|was|had|all|on)|(?:front|rear|back|left|right|driver's|nearside|offside) (?:\\w+ )?wheel|calipers?",
    "(?:to|hit) the floor|failed|gave (?:out|way)|c[ao]me (?:right |clean |straight )?(?:off|loose|undone)|fell off|flew off|fallen off|locked up|(?:hand|finger)[- ]tight\\w*|(?:were|was|all|came|had come) (?:\\w+ )?loose|(?:not|never|n't)(?: been)? (?:properly )?tightened|did nothing|stopped working|nothing happened",
  ],
  [
    'injury',
    'sparks?(?! plugs?)|sparked|sparking|electric(?:al)? shocks?|gas leak\\w*|leaking gas|smel\\w+ (?:of|like) (?:gas|burning)|(?:live|bare|exposed) (?:wires?|cables?|wiring)|carbon monoxide|electrocuted',
    'gas|boiler|cooker|hob|oven|wires?|wiring|cables?|sockets?|plugs?|fuse ?box|shower|switch|heater|radiator|meter|pipes?|detector|outlets?|breaker|panel|install\\w*|fitted',
  ],
  // Vermin where one sleeps.
  [
    'health',
    'insects?|(?<!like )bugs?|lice|louses?|louse|fleas?|ticks?|mites?|vermin|maggots?|larvae|creepy[- ]crawl\\w+',
    'beds?|bedding|bedsheets?|mattress\\w*|sheets|pillows?|pillow ?cases?|duvets?|linens?|blankets?|cots?|bunks?',
  ],
];

export const meetingsFr: readonly Meeting[] = [
  // Somebody in one's room at night.
  [
    'misconduct',
    '(?:entre\\w*|debout|ouvert|penetr\\w+|surgi\\w*|introduit\\w*) (?:\\w+ ){0,4}(?:ma|notre) (?:chambre|porte)',
    "veilleur|portier|gardien|employee?|homme|type|quelqu'un|monsieur|patron|proprietaire|technicien|reception\\w*|passe",
    'nuit|\\d ?h|heures? du matin|dorm\\w+|seule|reveill\\w+|douche|nue|serviette|chemise de nuit|matin',
  ],
  // A hidden lens.
  [
    'privacy',
    '(?:petite?|minuscule|cachee?) (?:\\w+ )?(?:objectif|lentille|camera)|(?:objectif|lentille|camera) (?:\\w+ ){0,2}(?:cachee?|dissimulee?|dans|derriere)',
    'miroir|douche|salle de bains?|reveil|detecteur|prise|lit|chambre|toilettes|cabine',
  ],
  // Private matters told to others.
  [
    'privacy',
    '(?:mon|ma|mes|notre|nos) (?:decouvert|divorce|separation|salaire|credit|dettes?|maladie|grossesse|diagnostic|resultats|traitement|ordonnance)',
    'parl\\w+|racont\\w+|revel\\w+|divulgu\\w+|evoqu\\w+',
    '(?:a|devant) (?:mon|ma|mes|un|une|notre|des) (?:beau-frere|belle-soeur|belle-mere|beau-pere|voisin\\w*|ex|mere|pere|soeur|frere|employeur|patron|collegues?|amie?s?|cousine?|autres? clients?|inconnue?s?)',
  ],
  // Flies on what is eaten.
  [
    'health',
    'mouches?',
    "(?:sur|dans|autour|dessus|posees?) (?:des? |les? |la |l'|du |mon |ma |notre )*(?:\\w+ )?(?:viennoiserie\\w*|gateaux?|pains?|patisserie\\w*|viandes?|poissons?|fruits?|buffet|plats?|nourriture|aliments?|assiettes?|vitrine|fromages?|desserts?|sandwich\\w*)",
  ],
  [
    'injury',
    'decolor\\w+|teinture|coloration|oxydant|defris\\w+|permanente|lissage|cire|epil\\w+|peeling|laser|cils|micropigmentation|tatou\\w+|piercing|gel|capsules|injections?',
    'croutes?|cloques?|brul(?:e|ee|es|ees|ait|ure|ures)|piquait|suint\\w+|par (?:poignees|touffes)|poignees de cheveux|gonfle\\w*|plaques? rouges?|saign\\w+|plaies?|pus|infect\\w+|cicatrices?|trous? dans (?:les|mes) cheveux|cuir chevelu (?:a vif|rouge|irrite)',
  ],
  [
    'minors',
    "(?:il|elle) (?:a|n'a que|avait) (?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|[2-9]|1[0-3]) ans|de (?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|[1-9]|1[0-3]) ans|\\d+ mois|bebe|tout[- ]petit",
    "seule?s?|tou(?:t|te) seule?|sans surveillance|au bord de la (?:route|rue)|(?:sur|pres de) la (?:route|chaussee)|dans la rue|sur le trottoir|hors (?:de|du)|(?:derriere|devant|dehors|de l'autre cote)(?: \\w+){0,2} (?:portail|grille|barriere)|enferme\\w*|perdue?|introuvable|egaree?|s'est (?:echapp|enfui|sauv)\\w+|personne n'(?:a|avait) (?:rien )?(?:vu|remarque)",
  ],
  [
    'minors',
    'alcool\\w*|vodka|rhum|biere|vin|champagne|cidre|mojito|cigarettes?',
    '(?:de|a|que|seulement) (?:[1-9]|1[0-7]|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize) ans|mineure?s?',
    'serv\\w+|donn\\w+|vend\\w*|verse\\w*|bu|boire|avale\\w*|apporte\\w*',
  ],
  [
    'misconduct',
    "(?:sent\\w*|puait|puant|pue|empest\\w*|haleine)(?: \\w+){0,2} (?:a |de |d'|l'|le |la |du )?(?:alcool|vin|biere|pastis|whisky|joint|cannabis|shit|beuh)|titub\\w+|tenait (?:a peine|plus|pas) debout|bafouill\\w+",
    'il|elle|qui|chauffeur|mecanicien|garagiste|moniteur|guide|infirmier|infirmiere|serveur|serveuse|patron|patronne|livreur|employee?|vigile|technicien|plombier|electricien|cuisinier|medecin',
  ],
  [
    'privacy',
    "(?<!\\b(?:j'ai|avons|je|nous) )(?:film(?:e|ent|ait|aient|er|es|ee|ees)|photographi\\w+|pris(?:e|es)? en (?:photo|video)|prend(?:s|re)? (?:des|en) (?:photos?|videos?))",
    "(?:son|leur|leurs|ses) (?:propre )?(?:compte |page |telephone|portable|insta\\w*|tiktok|facebook|snap\\w*|stor(?:y|ies)|reseaux)|sur (?:insta\\w*|tiktok|facebook|snap\\w*)|(?:publi|post)\\w+|de dos|par derriere|sans (?:demander|autorisation|prevenir|mon|notre|son|nous|me)|vestiaires?|femmes|filles|legging|maillot|personne ne (?:nous|m')",
  ],
  [
    'privacy',
    "d'une? (?:(?:parfait|parfaite|total|totale|complete?) )?inconnue?s?|d'une? autre (?:patient|patiente|client|cliente|personne|dame|locataire|assure)|de quelqu'un d'autre|a (?:une? )?(?:inconnue?s?|mauvaise personne)",
    "radios?|radiographies?|scanners?|irm|resultats|analyses|dossier|donnees|coordonnees|releves?|bulletins? de (?:salaire|paie)|passeport|carte d'identite|documents?|numero de secu\\w*|rib|ordonnance|avis d'imposition",
    'recu|recois|recevoir|envoye\\w*|transmis\\w*|mails?|donne\\w*|remis\\w*|adresse\\w*|partage\\w*|visibles?',
  ],
  [
    'misconduct',
    '(?:disparu\\w*|envole\\w*|vide|videe|videes|siphonne\\w*|evapore\\w*|manqu\\w+|debite\\w*|partis)',
    '(?:mon|notre|mes|nos) (?:\\w+ )?(?:comptes?|livret|epargne|carte bancaire|economies)',
    'nuit|fraud\\w+|inconnue?s?|pirat\\w+|(?:jamais|pas) (?:fait|autorise|valide|demande)\\w*|vole\\w*|sans (?:mon|notre) (?:accord|autorisation)|disparu\\w*|siphonne\\w*',
  ],
  [
    'misconduct',
    '(?:jamais|pas) (?:\\w+ )?(?:faite?s?|effectuee?s?|passee?s?|autorisee?s?|validee?s?|demandee?s?|signee?s?|souscrite?s?|ouverte?s?)',
    'achats?|transactions?|virements?|prelevements? (?:que|inconnus?)|retraits?|(?:un|ce|le) (?:credit|pret)|operations?|compte (?:ouvert|bancaire)',
    "je|j'ai|j'avais|nous|on",
  ],
  [
    'misconduct',
    "usurp\\w+|(?:utilis\\w+|vole\\w*|pris) (?:\\w+ )?(?:mon identite|ma carte d'identite|mes papiers|mon passeport)|a mon nom",
    "quelqu'un|inconnu|credit|pret|compte|identite|jamais|fraud\\w+",
    'credit|pret|compte|emprunt|identite|papiers|contrat (?:que|sans)',
  ],
  [
    'threat',
    "sa(?:it|vent|vons|vez|is) (?:bien )?ou (?:j'habite|tu habites|vous habitez|nous habitons|on habite|tu vis|vous vivez|j'habitais|je (?:vis|travaille)|tu travailles|vous travaillez)",
  ],
  [
    'discrimination',
    "(?:cheveux|peaux?|tetes?|gens|noms?|femmes|clients) comme (?:les? |la )?(?:votres?|tiens|tienne|moi|nous|vous|ca|miens)|(?:votre|notre|ton) (?:type|genre) de (?:cheveux|peau|clientele|personnes?)|cheveux (?:afros?|crepus|frises)|voile|foulard|hijab|turban|kippa|chiens? (?:guide|d'assistance)|couleur de peau",
    'ne (?:fait|fais|font|faisons|prend|prenons|coiff\\w+|sert|servons|veut|voul\\w+|touch\\w+|accept\\w+|laiss\\w+) pas|on fait pas|refus\\w+|refoul\\w+|renvoy\\w+|pas (?:la bienvenue|accepte\\w*|admis\\w*|autorise\\w*)|(?:enlev|retir)\\w+|plus de place|salons pour (?:ca|vous)|allez (?:ailleurs|voir)',
  ],
  [
    'injury',
    "pedale|freins?|freinage|direction|guidon|(?:boulons?|ecrous?) (?:de|des|d'une?) roues?|roue (?:avant|arriere|gauche|droite)|etriers?|la roue",
    "au plancher|lach\\w+|plus de freins?|repond\\w* plus|ne (?:freinait|freine) plus|s'est (?:detach|decroch|desserr|barr)\\w+|partie? toute seule|perdu (?:une|la|ma) roue|mal serre\\w*|pas (?:ete )?(?:re)?serre\\w*|fond(?: |$)|desserre\\w*|bloque\\w* net",
  ],
  [
    'injury',
    'etincelles?|electrocut\\w+|decharge electrique|fuite de gaz|odeur de (?:gaz|brule)|sent\\w* le (?:gaz|brule)|fils? (?:a nu|denudes?)|monoxyde',
    'gaz|chaudiere|cuisiniere|plaque\\w*|four|fils?|cables?|prises?|tableau|douche|interrupteur|chauffe-eau|radiateur|compteur|tuyaux?|detecteur|install\\w+|pos(?:e|ee|es)|raccord\\w*',
  ],
  [
    'health',
    'insectes?|poux|puces?|tiques?|acariens|vermine|bestioles?|betes?|larves?|asticots?',
    'lits?|literie|matelas|draps?|oreillers?|couettes?|couvertures?|sommier|taies?',
  ],
  // What was kept somewhere, and was gone.
  [
    'misconduct',
    'lunettes|ecouteurs|argent|monnaie|€|euros|billets?|liquide|bijoux|montres?|bagues?|collier|bracelet|ordinateur|portable|telephone|tablette|sacs?|sacoche|valise|parfums?|vestes?|manteaux?|vetements?|chargeur|outils?|autoradio|gps|badge|cles|portefeuille|chaussures|baskets|poussette|jouets?|console|appareil photo|passeport|papiers',
    "disparue?s?|n'(?:y )?etai(?:t|ent) plus|n'(?:y )?(?:est|sont) plus|envolee?s?|volatilisee?s?|plus (?:rien )?(?:dedans|a l'interieur)",
    'boite a gants|vide-poches|coffre|coffre-fort|voiture|vehicule|chambre|casier|vestiaires?|valise|bagages?|cabine|tiroir|table de (?:nuit|chevet)|consigne|garage|poches?',
  ],
  // Turned away at a door that others pass.
  [
    'discrimination',
    "blond\\w*|blanc\\w*|les autres|d'autres|derriere nous|apres nous|ceux|copines?|filles|groupe|couple",
    'rentr\\w+|entr(?:e|es|ee|ees|er|ent|ait|aient|es)|pass\\w+|laiss\\w+',
    "c'est complet|complet|soiree privee|pas sur la liste|refus\\w+|refoul\\w+|recal\\w+|pas possible|reserve aux habitues",
    'nous|moi|on|ma soeur|mon (?:frere|mari|copain|ami)|ma (?:copine|femme|cousine)',
  ],
  // Paid for a part that is the old one.
  [
    'legal',
    'factur\\w+|pay\\w+|fait payer|compt\\w+|regl\\w+',
    "(?:c'etait|c'est|etait|toujours) (?:encore )?(?:la |le |l'|les )?(?:meme|vieille|vieux|ancien\\w*|anciennes?|origine)|(?:jamais|meme pas|pas) (?:ete )?(?:touch|chang|remplac|ouvert|demont)\\w*|meme pas (?:ouvert|demonte|touche)",
    'courroie|pieces?|filtres?|huile|vidange|plaquettes|disques?|freins?|batterie|bougies?|amortisseurs?|pneus?|embrayage|moteur|ecran|carte mere|joints?|vannes?|compresseur|chaudiere',
  ],
  // Somebody watched where people undress, or at their things.
  [
    'privacy',
    "(?:regard|mat|lorgn|reluqu)\\w+ (?:les |des |mes |nos )?(?:filles|femmes|clientes|ados|copines)|entre\\w* (?:\\w+ ){0,4}(?:pendant que|alors que|quand) j'etais|(?:ouvert|fouille|deplace) (?:ma|mes|nos|notre|les) (?:valises?|sacs?|affaires|tiroirs)",
    'vestiaires?|douches?|nue?|sous-vetements|serviette|au lit|menage|femme de chambre|valises?|sacs?|tiroirs',
  ],
];
