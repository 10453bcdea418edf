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
  // Many who ate or bathed at one place, and were ill.
  [
    'health',
    'en vrac|retourne\\w*|colique\\w*|alite\\w*|au lit|cloue\\w*|\\bverts?\\b|malades?|toilettes|medecin|docteur|analyses?',
    'moitie (?:de|du|des)|tous|toutes|toute la (?:famille|table|classe|chambree)|tous les (?:gamins|enfants|invites|clients)|chacun',
    'hotel|club|camping|buffet|repas|banquet|plat|poulet|poisson|mayonnaise|huitres|moules|eau|pataugeoire|piscine|cantine|gateau|verts?|ventres?|ventre',
  ],
  [
    'health',
    'vers|larves?|moucherons?|asticots?|parasites?|anisakis|bestioles?',
    "(?:dans|sous) (?:le |la |les |mon |ma |mes |l')?(?:saumon|poisson|cabillaud|sushis?|viande|riz|farine|cereales|salade|fruits?|cerises|jambon|fromage|assiette|steak|poulet|pates|soupe|chocolat)",
  ],
  // Samples, files and doses of two people changed.
  [
    'health',
    "inver(?:se|ti)\\w*|intervert\\w*|melang\\w*|confond\\w*|trompe\\w*|echang\\w*|a la place d'un\\w*|d'une? autre|deux fois la dose|double dose|trop fort\\w*",
    'tubes?|flacons?|echantillons?|prelevements?|etiquettes?|analyses|piluliers?|gelules?|comprimes?|sirops?|gouttes|vaccins?|perfusions?|poches?|ordonnances?|traitements?|insuline|doses?|boites?|patients?|dossiers?',
    'medic\\w+|traite\\w*|infirmi\\w+|pharmac\\w+|labo\\w*|maladie|malade|patient\\w*|resultats?|tension|coeur|diabet\\w*|mg|hopital|urgences|papa|mere|pere|mari|bebe|fille|fils|dame|homonyme',
  ],
  [
    'health',
    'adrenaline|anapen|epipen|stylo auto\\w*|antihistaminiques?|choc|ventoline|par terre|plus respir\\w*|pompiers|samu|le 15|urgences',
    'allerg\\w*|arachides?|cacahuet\\w*|noix|noisettes?|amandes?|orgeat|lait|gluten|crustaces|sesame|oeufs?|iode|contraste|penicilline|latex|coeliaque|panier[- ]repas|sans (?:lait|gluten|oeuf|noix)|non mentionne\\w*',
  ],
  // Why somebody was not taken: where they come from, how they look, how old or ill they are.
  [
    'discrimination',
    "gens d'ici|pas d'ici|francais de souche|(?:d'origine|de type|les gens de votre|votre (?:communaute|genre|race|religion))|(?:ma|notre|sa) (?:tete|peau|couleur|photo de profil)|mon (?:nom|prenom|accent)|seropositi\\w+|handicap\\w*|trisom\\w*|autist\\w*|crepus?|afros?|enceinte|voilee?|l'image (?:du|de la|de notre)|a (?:\\d\\d|soixante\\w*) ans|trop vieu\\w*|caravanes?|gens du voyage|transgenre|(?:mon|ma) (?:compagn\\w+|epouse|copine|copain)|deux (?:hommes|femmes|papas|mamans|garcons)",
    'refus\\w*|complet|annul\\w*|prefer\\w*|pas (?:de|possible|pour|accept\\w*|pris)|plus (?:de|libre|disponible)|rejet\\w*|trouver un motif|interdit\\w*|deja (?:loue|pris)|ailleurs|renvoy\\w*',
    "propri\\w+|dossier|logement|location|appart\\w*|emplacements?|reserv\\w*|abonnement|emprunt|assur\\w*|videur|entree|club|coiff\\w*|salon|embauch\\w*|poste|ecole|inscription|candidat\\w*|dates|conseiller|table|bar|taxi|chauffeur|course|\\bici\\b|l'accueil",
  ],
  // Nearer than anybody wants: after hours, alone, by messages, in the dark.
  [
    'misconduct',
    "insist\\w*|(?:m'envoie|m'a envoye|m'ecrit|m'ecrivait|envoie|envoyait|recu) (?:\\w+ ){0,3}(?:messages?|sms|textos?|photos?|coeurs?)|autour d'un verre|boire un verre|mon (?:numero|prenom|insta\\w*)|ou j'habit\\w*|eteint (?:les|la) lumieres?|ferm\\w+ (?:le|la|les) (?:rideaux?|porte|volet)|surnom|souffl\\w+ dans|allonge sur|contre moi|sur mes (?:genoux|hanches|fesses)|(?:ot|enlev|retir|baiss)\\w+ (?:mon|ma|mes|le|la|les|tous) (?:\\w+ )?(?:haut|soutien\\w*|culotte|vetements?|pantalon|bretelles?)|vetements? (?:font|gen)\\w*|mignonne|ma belle|ma jolie|mannequin|klaxon\\w*|m'attend\\w*|suivi\\w*",
    '\\bil\\b|serveur|chauffeur|technicien|agent|masseur|prof|coach|moniteur|kine|osteo\\w*|magnetiseur|patron|gerant|livreur|medecin|proprietaire|vigile|conducteur|employe|photographe|tatoueur|guide|voisin',
    "seule|le soir|la nuit|\\d+ messages|depuis (?:la|le|trois|deux|ma)|(?:1[0-9]|dix\\w*|quinze|seize|treize|quatorze) ans|ma fille|mon fils|je suis une femme|\\bune femme|semaines? que|tous les (?:jours|soirs)|dernier bus|mal a l'aise|refus\\w*|bassin|ne (?:pas )?le dire|de ne pas|chez (?:nous|moi)|jardin|transat|serviette|cabine|visite|micro|arret",
  ],
  // Gone from a house, a bag, a car, with those who were there.
  [
    'misconduct',
    '(?:manqu(?:e|ent|ait|aient)|plus de|plus (?:aucun|rien)|vid(?:e|ee|es|ees)|disparu\\w*|sans (?:ma|mon|mes)|demont\\w*|en moins|decoup\\w*|siphonn\\w*|vitre (?:cass|bris|explos)\\w*|forc(?:e|ee|es|ees)|parti\\w* avec|tout ce qui|retrouv\\w* (?:vid|ouvert)\\w*)',
    "menagere|coffret|bijou\\w*|alliance|bague|montre|console|argent(?:erie)?|billets?|liquide|especes|sacs?|sacoche|papiers|portefeuille|portable|telephone|ordinateur|tablette|autoradio|batterie|catalytique|carte (?:bleue|bancaire)|velo|moto|outils?|manteau|doudoune|cent(?:s)? euros|\\d+ euros|appartement|maison|lunettes|parfum|cagnotte|essence|gasoil|stylo|pieces d'or",
    'demenag\\w*|menage|femme de chambre|technicien|serrurier|double|artisan|ouvrier|aide|auxiliaire|personnel|employe\\w*|ehpad|hopital|parking|barriere|rangee|nuit|dort|dorm\\w*|endormi\\w*|reveil\\w*|groggy|vestiaires?|casier|rideau|chaise|fois cette semaine|caissier|cession|depot|chambre|massage|surveill\\w*|gardee?|video|cameras?|images',
  ],
  // Somebody is told what will be done to them.
  [
    'threat',
    "refaire le portrait|sous la gorge|(?:perdre|griller|pourrir) (?:ta|votre|ma|mon|votre) |(?:sa(?:it|vent|is)|connai\\w*) (?:ou|mon adresse|notre adresse|l'ecole)|va(?:is|s|)? (?:me |nous |te |vous |lui |le )?(?:retrouver|casser|crever|demolir|fracasser|bruler|exploser|faire la peau)|on (?:s'occupera|va s'occuper)|fai\\w+ attention a (?:toi|vous|moi)|il (?:vous |m')arrivera|pourrait (?:se perdre|vous arriver|mal finir|vous couter)|couteau|batte|(?:barre|cle) de fer|(?:un|son) (?:fusil|pistolet|marteau)|passer (?:vous|me|nous) voir|gens que je connais|des amis (?:qui|a lui)",
    'dit|dis\\w*|ecri\\w*|repond\\w*|lance|cri\\w*|hurl\\w*|message|avis|si (?:je|vous|on|nous)|menac\\w*|sort\\w*|mis|en (?:disant|main)|montr\\w*|depuis|brandi\\w*|portrait',
  ],
  [
    'legal',
    "chambre des notaires|mon conseil|devant le juge|juges?|jugement|referes?|avoue|commissaire de justice|defenseur des droits|acpr|amf|agence regionale de sante|\\bars\\b|inspection|rectorat|cour d'appel|pourvoi|proces-verbal|prefecture|greffe|tribunaux|parquet|commission (?:de|des) \\w+",
    'avis\\w*|demand\\w*|designat\\w*|annul\\w*|saisi\\w*|retourn\\w*|condamn\\w*|depos\\w*|signal\\w*|plaint\\w*|informe\\w*|ecri\\w*|copie|constat\\w*|transmis\\w*|engag\\w*|rendu|tranch\\w*|audience|convo\\w*|attaqu\\w*',
  ],
  // A child that nobody minded.
  [
    'minors',
    '\\bfilles?\\b|\\bfils\\b|gamine?s?|\\bpetite?s?\\b|enfants?|bebe|eleves?|ado|garcon|fillette|jumeaux|nourrisson',
    "laissee? (?:seule?|derriere|dehors|loin|dans)|seule? (?:sur|dans|au|a)|nationale|coince\\w*|sous (?:les|l'|le) (?:blocs|eau|bus|siege)|violac\\w*|bleu\\w*|au fond|oubli\\w*|personne ne (?:comptait|surveill|regard|savait|s'en)\\w*|sans (?:harnais|gilet|ceinture|casque|siege|barriere)|par la fenetre|rebord|traverse\\w*|scotch\\w*|attache\\w*|enferm\\w*|dans le noir|prive\\w* de|secou\\w*|marques? (?:de|sur)|ramass\\w*|repeche\\w*|inconscient\\w*|disparu\\w*",
    'creche|ecole|sortie|centre|piscine|bassin|anime\\w*|monit\\w*|nounou|nourrice|assistante|maitresse|instit\\w*|bus|car|colonie|fosse|trampoline|manege|toboggan|cour|garderie|surveill\\w*|prof|accompagn\\w*|chauffeur|puni\\w*|parc',
  ],
  // Somebody's name, papers, pictures or illness where others see them.
  [
    'privacy',
    'affich\\w*|visibles?|a la vue|tout le monde|moteur de recherche|google|en copie|piece jointe|transfer\\w*|tableau (?:blanc)?|a la poubelle|sur le trottoir|en ligne|public\\w*|envoye\\w* (?:a|avec)|lu|ouvert\\w*|montr\\w*|entend\\w*',
    '(?:noms?|adresses?|mails?|numeros?|factures?|certificats?|patholog\\w*|diagnostic\\w*|dossiers?|photos?|journal intime|courriers?|lettres?|bulletins?|releves?|fiches? de paie|passeports?|identite|analyses|resultats|qui paie combien|retards? de paiement)',
    "patients?|tous les (?:parents|clients|inscrits|patients|autres)|\\d+ (?:adresses|personnes|inscrits|clients)|voisins?|salle d'attente|intime|medica\\w+|lingerie|incontinence|parents|collegues|n'importe qui|quelqu'un d'autre|d'autres (?:clients|patients|gens)|inconnus?|une autre (?:cliente|patiente|personne)|un autre (?:client|patient)",
  ],
  // One way out, and that one shut; gas, wires, brakes, lifts.
  [
    'injury',
    '(?:une|seule|unique) (?:seule )?(?:sortie|issue)|(?:sorties?|issues?)(?: de secours)?|extincteurs?|alarme incendie|detecteurs?|chaudiere|conduit|gaz|fils?|tableau electrique|disjoncteur|cable|echafaudage|ascenseur|nacelle|harnais|baudrier|telesiege|grue|gouverne|altimetre',
    "condamn\\w*|cadenass\\w*|ferme\\w* a cle|bloqu\\w* par|encombr\\w*|perime\\w*|jamais (?:verifi|control|revis)\\w*|denud\\w*|a nu|qui pend\\w*|chute|decroch\\w*|lach\\w*|descend\\w* d'un coup|fuit|fuyait|sent(?:ait)? le gaz|monoxyde|oubli\\w* (?:d'attacher|de verrouiller|de fermer|de clipser)|pas (?:attache|verrouille|clipse|ferme)\\w*|la phase sur la terre|etincel\\w*|fume\\w*|chauff\\w+ (?:a|au point)",
  ],
  // Money by another's name, card or signature.
  [
    'misconduct',
    "fantomes?|n'existe pas|inexistante?|rond-point|terrain vague|paraphe|signature|scann\\w*|nouvelle sim|sim a mon nom|coursier|(?:ma|mon|notre) carte|numero de carte|puce|numero (?:grave|de serie|de chassis)|repeint|kilometrage|compteur trafiqu\\w*|livret|rib|virement",
    '(?:le soir|le jour|la nuit) meme|\\d[\\d ]*(?:euros|€)|vole\\w*|pirat\\w*|copi\\w*|clon\\w*|debit\\w*|vid(?:e|ee|er)|faux|fausse|falsifi\\w*|imit\\w*|trafiqu\\w*|celui de mon ancien|mon nom|recuperer ma carte|annonce|vacances|adresse|disparu',
    'fraud\\w*|serveur|vendeur|banque|conseiller|boutique|location|vacances|garage|moteur|devis|achats?|casque|iphone|voyage|derriere|sans (?:mon|piece|aucune)|jamais|maison|site|le soir meme|le jour meme|carte vole\\w*|vole le jour',
  ],
  // Animals in somebody's care.
  [
    'health',
    'chiens?|chiennes?|chiots?|chats?|chatons?|minet|lapins?|hamsters?|chevaux|cheval|poneys?|poulains?|tortues?|perroquets?|oiseaux?|animaux|animal|poissons|dauphins?|singes?|lions?',
    "ecras\\w*|sans eau|etait froide?|morte?s?|mourant\\w*|agonis\\w*|blesse\\w*|sang\\w*|plaies?|fissure|boit\\w*|coup (?:de pied|de baton)|frapp\\w*|cravach\\w*|amaigri\\w*|squelett\\w*|cage|en plein soleil|coups? de chaud|bless\\w*|sac dans le bec|plastique|maltrait\\w*|brul\\w*|coup(?:e|ee) (?:a|au|la|l')\\w*|etrangl\\w*|electri\\w*|echapp\\w*|perdu\\w*|radiateur|piqu\\w* par erreur|se tape\\w* la tete|tourn\\w+ en rond",
    'transport\\w*|pension|toilett\\w*|soigneur|eleveur|chenil|refuge|vol|train|controleur|caisse|chauffeur|garde|gardien\\w*|calech\\w*|aquarium|zoo|promen\\w*|centre equestre|palefrenier|enclos|bassin|ferme|livraison|veterinaire|veto|sitter',
  ],
  // Drunk or drugged at work.
  [
    'misconduct',
    '(?:demand|commenc|descend|siffl|finir|bu|buv|ouv)\\w* (?:\\w+ ){0,3}(?:bieres?|canettes?|bouteilles?|pastis|rose|verres?|flasque|whisky)|buvette|joints?|fumette|yeux (?:rouges|explos\\w*)|haleine|titub\\w*|pateuse|cuit|bourre\\w*|eche\\w*|pompette|defonce\\w*|stone|poudre|gout (?:sale|bizarre|etrange|amer)|cuv\\w*|gueule de bois',
    'pilote|moniteur|monitrice|electricien|plombier|chauffeur|conducteur|ouvrier|artisan|chef|infirmi\\w+|medecin|dentiste|surveillant\\w*|animateur|guide|nounou|serveur|barman|cuisinier|macon|couvreur|peintre|livreur|\\bil\\b',
    'dorm\\w*|endormi\\w*|rat\\w+|tomb\\w*|chant\\w*|puis une autre|conduisait|volant|vol|atterri\\w*|branch\\w*|echelle|escabeau|enfants?|zigzag\\w*|debout|machoire|seringue|tremblait|reveil|trou noir|heures disparues|rien ne me rappelle|plus aucun souvenir|avant de|pendant',
  ],
  // What somebody carried or kept at home, gone.
  [
    'misconduct',
    "disparu\\w*|envole\\w*|evapor\\w*|volatilis\\w*|introuvables?|manqu(?:e|ent|ait|aient)|plus (?:la|aucune trace)|s'est servie?|se sont servis|parti\\w* avec|jamais (?:revu|retrouve|rendu)\\w*|retrouve\\w* (?:vide|sur (?:le ?bon ?coin|vinted|internet))|vide[e]?s? (?:de|pendant)|en moins|chaparde?\\w*|pique\\w*|subtilis\\w*",
    "(?:mon|ma|mes|notre|nos|son|sa|ses|l'|les|la|le|deux|trois|un|des) ?(?:\\w+ )?(?:argent|liquide|billets?|especes|bague|alliance|bijoux?|collier|gourmette|bracelet|montre|portefeuille|porte[- ]monnaie|sacoche|carte (?:bleue|bancaire)|passeport|papiers|ordinateur|tablette|telephone|iphone|airpods|ecouteurs|appareil photo|enveloppe|cagnotte|doudoune|manteau|trottinette|velo|moto|outils|autoradio|cuivre|lingot|pieces d'or|chainette|medaille|boucles d'oreille\\w*|economies|pourboires?)\\b",
    'menage|femme de chambre|chambre|coffre|casier|vestiaire|valise|voiture|tiroir|appartement|maison|demenag\\w*|technicien|ouvrier|artisan|serrurier|aide|hopital|ehpad|residence|garage|parking|consigne|bagages?|sac|passage|depart|retour|intervention|hospitalis\\w*|deces|piscine|salle|table|comptoir|nuit|cle|double|poche|agent',
  ],
  [
    'misconduct',
    'effraction|vitres? (?:cassee?s?|brisee?s?|explosee?s?|pulverisee?s?)|(?:antivol|cadenas|chaine|barillet) (?:coupe|sectionne|force|scie)\\w*|pickpockets?|cambriol\\w*|(?:le ?bon ?coin|vinted)',
    'sacs?|coffre|plus de|vide\\w*|disparu\\w*|vole\\w*|moto|velo|voiture|appartement|cles?|double|parking|casier|retrouve\\w*|revend\\w*|serrure|emporte\\w*',
  ],
  // A name, a card, a paper or a place that was false.
  [
    'misconduct',
    'faux (?:recruteur|conseiller|agent|profil|site|numero|vendeur|technicien|contrat|cheque|permis|diplome|bail|proprietaire|plombier|taxi|livreur|banquier|billets|avis|certificats?|bon|papiers)|fausses? (?:annonces?|factures?|signatures?|identites?|adresses?|attestations?|cartes?|ordonnances?|marques?)|pas (?:ma|notre) signature|(?:sign\\w*|signature) (?:\\w+ ){0,3}(?:a ma place|imite\\w*|scanne\\w*|copie\\w*|falsifi\\w*|sans moi)|a mon insu|antidat\\w*|facture (?:bidon|fictive)|deux baux|loue\\w* (?:\\w+ )*a (?:deux|trois|plusieurs)|(?:compteur|kilometrage|kilometres)(?: \\w+){0,3} (?:trafiqu|falsifi|baisse|remonte|recule|bidouill)\\w*|numero (?:de (?:serie|chassis|moteur)|grave)|nouvelle sim|phishing|hameconn\\w*|western union|coupons? (?:pcs|transcash|neosurf)|bitcoins?|(?:annonce|location|maison|appartement|vendeur|site|hotel|societe|logement|entreprise|artisan) (?:de vacances )?fantome|carte (?:clone|copie|pirate|duplique)\\w*|(?:mon|ma) (?:carte|compte|livret)(?: \\w+){0,4} (?:utilise|vide|debite|siphonne|pirate)\\w*|photographie ma carte|numero de (?:ma )?carte',
  ],
  [
    'misconduct',
    "n'existe (?:pas|plus)|existait pas|jamais existe|n'habite|terrain vague|rond[- ]point|personne ne (?:le|la|les) connai\\w*|radie\\w*|siret|liquidation",
    'adresse|appartement|maison|logement|location|chantier|societe|entreprise|villa|chalet|gite|vendeur|numero|bail|proprietaire',
    'paye\\w*|verse\\w*|vire\\w*|virement|acompte|caution|avance\\w*|reserv\\w*|vacances|cles|annonce|arrhes|depot|forfait|plainte',
  ],
  // Said or done because of where somebody comes from, what they wear, how old, ill or heavy they are.
  [
    'discrimination',
    '(?:les|des|aux|suis|sommes|mari|femme|fils|fille|amie?s?|compagn\\w+|collegues?|famille|couple|cliente?s?|homme|dame|monsieur|mere|pere|est|etes|etions|un|une|petite?s?) (?:\\w+ )?(?:chinois\\w*|arabes?|noire?s?|africain\\w*|roumain\\w*|polonais\\w*|portugais\\w*|turcs?|turques?|marocain\\w*|algerien\\w*|tunisien\\w*|senegalais\\w*|malien\\w*|congolais\\w*|vietnamien\\w*|pakistanais\\w*|musulman\\w*|juifs?|juives?|gitans?|roms?|manouches?|asiatiques?|antillais\\w*|syrien\\w*|afghan\\w*|kurdes?|metisse?s?|trans|gays?|lesbiennes?|homos?|sourde?s?|malvoyante?s?|aveugles?|autistes?|trisomiques?|dyslexiques?)\\b(?! (?:et |ou |au |aux )?(?:cafe|chocolat|the|fumee?s?))',
    "refus\\w*|complet|dit|lance\\w*|ricane\\w*|blagues?|imit\\w*|rire|ri|rigol\\w*|singe|au volant|accent|retourn\\w*|rentr\\w*|pays|control\\w*|fouill\\w*|papiers|surveill\\w*|vigile|suspect\\w*|dernier\\w*|annul\\w*|tutoy\\w*|interdit\\w*|dehors|pas (?:de|d'|accept|pour|possible|bienvenu)\\w*|ailleurs|mieux|caution|garants?|gene\\w*|moqu\\w*|ignor\\w*|parl\\w+ (?:lentement|fort)|plus a l'aise|egard|plainte|clientele|image|ambiance",
  ],
  [
    'discrimination',
    '(?:dame|femme|mere|fille|soeur|belle-mere|epouse|amie|cliente|etudiante|suis|est|etait) voilee|hijab|niqab|kippa|djellaba|(?:mon|son|ma) (?:turban|voile)|dreadlocks|cheveux crepus|a (?:votre|son|mon) age|trop (?:vieux|vieille|agee?s?|grosse|gros|lourde?)|(?:votre|mon|son) (?:poids|gabarit|corpulence|physique)|obes\\w*|photo de profil|(?:mon|notre|son) (?:prenom|nom de famille)|avec (?:le|un) (?:nom|prenom) (?:de|francais)|prosthese|canne blanche|deambulateur|chimio|perruque|enceinte|allait\\w*|bipolaire|sous curatelle|seropositi\\w*',
    "refus\\w*|complet|annul\\w*|plus (?:disponible|libre|de place)|deja (?:pris|loue)|pas (?:de|d'|possible|accept\\w*|pour|la)|interdit\\w*|image|moqu\\w*|ri(?:re|caner|t|ent)?|rigol\\w*|dit|demand\\w*|dehors|sortir|retir\\w*|enlev\\w*|egard|ailleurs|cach\\w*|travaux|motif|baiss\\w*|regard\\w*|dans l'heure|accept\\w* (?:ailleurs|tout de suite)",
  ],
  // Threatened, also to make a review vanish.
  [
    'threat',
    "(?:on|je|il|elle|ils) (?:se |te |vous |nous |m'|l'|t')?(?:retrouvera|reverra|attend|attendra|attends|attendait|attendaient) (?:dehors|a la sortie|sur le parking|en bas)|(?:te|vous|nous|me|le|lui|m'|l') ?(?:casser?|defoncer?|crever|demolir|egorger|planter|cramer|fumer|demonter|eclater|fracasser|demonte|defonce|eclate) (?:la|les|le|toi|si|\\w+)|la peau\\b(?= si| pour|$|,)|(?:retir|enlev|effac|supprim)\\w+ (?:l'|mon |cet |ton |votre |notre |ce )(?:\\w+ )?(?:avis|commentaire)|pour diffamation|en diffamation|(?:ses|mes|des) (?:freres|cousins|potes|copains) (?:\\w+ ){0,3}(?:vien|pass|s'occup|all|descen|sav|connaiss)\\w*|connai\\w+ du monde|lach\\w+ (?:son|le|les|ses) chiens?|fusil|carabine|machette|batte de|barre de fer|cutter|(?:un|son|le) couteau (?:a la main|de cuisine|sous|vers|dans la main)|(?:fonc|acceler)\\w+ (?:sur|droit sur|vers) (?:moi|nous|mon|ma)|(?:doigt|pouce|main|geste|ciseaux) (?:\\w+ )?(?:sur|sous|de) (?:la |sa )?gorge|refaire (?:le portrait|la facade)|sa(?:it|vent) (?:dans quelle ecole|ou (?:est|sont|va|vont|travaille))|(?:il|qu'il) (?:vous |m'|nous |t')arriv\\w+ (?:quelque chose|malheur|un accident|des bricoles)|regretter (?:d'etre|mon|cet|ce|votre|d'avoir)",
  ],
  // Taken to those who judge.
  [
    'legal',
    "cabinet (?:d'avocats|juridique)|chez (?:l'|un |notre |mon )avocate?|constat d'huissier|commissaire de justice|refere|partie civile|action (?:collective|de groupe|en justice)|plainte (?:collective|penale)|liquidation judiciaire|defenseur des droits|ddpp|arcep|acpr|bloctel|chambre (?:des notaires|disciplinaire|de discipline)|batonnier|procureure?|(?:au|le|devant le|devant un|du) juge\\b(?! de touche)|(?:par|rendu (?:un|son|le)) jugement|audience|expert(?:ise)? judiciaire|injonction|ombudsman|surveillant des prix|inspection academique|rectorat|signalement (?:a|au|fait|depose|aupres|en cours)|ligue des droits|tribunal|mise en cause|cour d'appel|mon (?:conseil|syndicat) (?:demande|saisi|a|vous|exige)|courrier d'avocat|sommation|recours (?:gracieux|contentieux|depose)|autorite (?:de|des) \\w+",
  ],
  // Private matters told, shown or kept.
  [
    'privacy',
    "(?:a|par|avec|devant|chez) (?:mon|son|l') ?ex\\b|groupe (?:whatsapp|facebook)|sur (?:facebook|instagram|insta|tiktok|snap\\w*|youtube|linkedin|leur page|leur site|la vitrine|son portable)|en (?:story|direct)|cameras? (?:\\w+ )?(?:dans|au-dessus|braquee?s?|pointee?s?|tournee?s?|allumee?s?|face|qui|sous|planquee?s?)|micro cache|(?:enregistr|film|photographi|ecout)\\w+ (?:a|sans|nos|ma|mes|les|notre|mon|nous|par)|capture d'ecran|photos? (?:intimes?|de (?:mon|ma|mes|nos))|journal intime|(?:benne|corbeille|poubelle|trottoir)|sans (?:mon|notre|m'avoir|nous avoir|me|nous|son) (?:accord|autorisation|demander?|consentement)",
    'visages?|enfants?|fille|fils|bebe|dossiers?|ordonnances?|releves?|photocopies?|identite|adresse|numero|rendez-vous|resultats?|diagnostic|maladie|grossesse|sein|seins|corps|nue?s?|vestiaires?|cabine|chambre|toilettes|douche|conversation|messages?|seance|mariage|accouchement|patients?|clients?|lettre|courrier|journal|nom\\b|noms|photo|photos|video|videos|ventre|avant[- ]apres|salaire|dettes?|impayes?',
  ],
  [
    'privacy',
    "(?:je vois|j'ai (?:vu|acces|recu|trouve)|on voit|acces (?:a|au|aux)|recu|envoye|imprime\\w*|laisse\\w*|affich\\w*|tombe\\w* sur|lisible|visibles?|ecran tourne|a la vue|au dos|moteur de recherche|en copie|en clair)",
    "(?:les |le |la |l'|un |une |des )?(?:comptes?|commandes?|factures?|releves?|dossiers?|messages?|contrats?|ordonnances?|resultats?|analyses|noms?|adresses|photos?|fiches?|passeports?|listes?|bulletins?|mots? de passe|numeros?|mails?|pathologies?) (?:\\w+ ){0,2}(?:d'un|d'une|d'autres?|des autres|de tous|de quelqu'un|de mon voisin|de ma voisine|de trois cents|d'inconnus?|des (?:patients|clients|autres|parents|inscrits|locataires))",
  ],
  // Somebody called by name did something.
  [
    'misconduct',
    '(?:monsieur|madame|mr|mme|dr|docteur|maitre) [a-z]{2,}|alain|alexandre|amandine|anais|antoine|arnaud|aurelie|benoit|bernard|brigitte|bruno|catherine|cedric|celine|christine|christophe|claude|corinne|cyril|damien|daniel|delphine|denis|didier|dominique|dylan|elodie|emilie|emmanuel|eric|fabien|fabrice|florence|franck|francois|frederic|gerard|gilles|gregory|guillaume|helene|herve|isabelle|jean|jerome|jessica|jonathan|jordan|julie|julien|karim|karine|kevin|laetitia|laura|laurence|laurent|lionel|loic|ludovic|magali|marc|marie|martine|mathieu|maxime|melanie|michel|mickael|mohamed|monique|muriel|nadia|nathalie|nicolas|olivier|pascal|patricia|patrick|philippe|pierre|quentin|rachid|regis|romain|samir|sandra|sandrine|sebastien|serge|severine|sophie|stephane|stephanie|sylvain|sylvie|thierry|thomas|valerie|vanessa|veronique|vincent|virginie|xavier|yannick|yves',
    '(?:dans|de|de la) (?:sa |la )?(?:poche|caisse)|au (?:black|noir)|sans facture|de la main a la main|en (?:liquide|especes)|prend (?:\\w+ ){0,2}(?:euros|dans|sur)|commission cachee|trafiqu\\w*|detourn\\w*|falsifi\\w*|sabot\\w*|perce (?:mon|ma|le|la|volontairement)|expres|volontairement|revend\\w*|ment (?:a|aux|sur)|menti|invent\\w*|vol(?:e|ait|eur)|fouill\\w*|touch\\w+ (?:les|des)|favorise|sous la table|pots?[- ]de[- ]vin|pourboires|antidat\\w*|copi\\w+ (?:les|mes|mon)|couche|maltrait\\w*|puni\\w*|harcel\\w*|sans[- ]papiers|menac\\w*|insult\\w*|(?:dort|boit|fume) (?:pendant|au|a|dans|devant)',
  ],
];
