import type { Phrases } from './lexicon.ts';
import { times } from './times.ts';
import { toldEn } from './told-en.ts';

const { fr, es, de, it, nl, pt } = times;

/** Who could not sleep for the street heard it; for the heat or the bed they did not. */
const sleepless = (night: string, heard: string, noise: string): Phrases => [
  [new RegExp(`\\b${night}(?![\\p{L}])(?=[^.!?\\n]*\\b(?:${heard})\\b)`, 'gu'), `${noise} ,`],
  [new RegExp(`\\b(?=${night}(?![\\p{L}]))(?<=\\b(?:${heard})\\b[^.!?\\n]{0,80})${night}`, 'gu'), `${noise} ,`],
];

/**
 * What is told without a word of opinion, and complained of whatever it is told of: an answer that does not come, hours
 * of waiting, a night without sleep. Replaced before all other expressions of a language.
 */
export const told: Readonly<Record<string, Phrases>> = {
  en: toldEn,
  fr: [
    // Nobody answers for it: no news, nobody who knows, a refusal without a reason.
    [/\b(?:pas|aucune?|zero|manque|absence|sans|peu) (?:de |d')?communication\b/gu, 'communication badmark ,'],
    [/\b(?:aucun|pas de|zero|manque de|absence de) suivi\b/gu, 'service badmark ,'],
    [
      /\b(?:aucune?|pas une?|pas de|personne de) (?:seule )?(?:personne|conseillere?|employee?|interlocut\w+|vendeu\w+|agent|technicien)? ?(?:de )?competente?s?\b/gu,
      'service badmark ,',
    ],
    [
      /\b(?:demandes?|dossiers?|carte|pret|credit|ouverture|compte) (?:[\w']+ ){0,6}(?:refusee?s?|rejetee?s?) (?:[\w']+ ){0,2}sans (?:aucune |la moindre |vraie )?(?:explications?|raison|motif|justification)/gu,
      'service badmark ,',
    ],
    [
      /\b(?:factur|prelev|debit|pay)\w+ (?:\w+ ){0,2}(?:le (?:double|triple)|plus que (?:le devis|prevu|convenu))/gu,
      'prix badmark ,',
    ],
    [
      /\b(?:filles?|dames?|messieurs|monsieur|gens|garcons?) (?:du|de la|de l'|a la|a l') ?(?:magasin|boutique|caisse|accueil|reception|comptoir|bar)\b/gu,
      'personnel',
    ],
    // Agreed for one hour, and come at another.
    [
      /\b(?:devai\w+|etai\w+ (?:prevus?|attendus?)|(?:rdv|rendez[- ]vous) (?:\w+ ){0,2}|prevus?|annonces?|promis) (?:venir |arriver |passer |livrer |etre la )?(?:a|pour|vers|des) \d{1,2} ?h ?\d*[^.!?\n]{0,30}\b(?:arrive\w*|venus?|la|debarqu\w+|point\w+|present\w+) (?:a|vers|apres) \d{1,2} ?h/gu,
      'attente badmark ,',
    ],
    [
      /\b(?:c'est |est |carrement |vraiment )?(?:du vol|de l'arnaque|du racket)\b(?=[^.!?\n]{0,60}\d ?(?:€|euros?))|\b(?:du vol|de l'arnaque|du racket),? (?=\d+ ?(?:€|euros?))/gu,
      'prix badmark ,',
    ],
    [
      /\b(?:(?:propositions?|offre|option|forfait|contrat|abonnement) (?:[\w']+ ){0,3}(?:que je n'(?:ai|avais) (?:jamais |pas )?(?:demande\w*|souscrit\w*|voulu\w*)|(?:different\w*|autre) (?:de |que )(?:ce|celle|celui)))(?![\p{L}])/gu,
      'contrat badmark ,',
    ],
    [
      /\b(?:(?:toujours )?(?:aucun|pas de|sans) retour(?: (?:de leur part|du tout))?(?! (?:possible|gratuit|en arriere|a)))(?![\p{L}])/gu,
      'pasdereponse ,',
    ],
    [
      /\b(?:(?:rien|aucun probleme|personne) (?:n'|ne )?(?:est |a ete |peut |sait |pour )?(?:resou\w+|resolue?|regler?|solutionn\w+)(?: (?:le|mon|notre|ce) probleme)?)(?![\p{L}])/gu,
      'service badmark ,',
    ],
    [
      /\b(?:personne ne (?:nous |m'|me |vous )?(?:a |ait )?(?:previen\w+|prevenue?s?|avert\w+|informe\w*))(?![\p{L}])/gu,
      'service badmark ,',
    ],
    [
      /\b(?:(?:hausses?|augmentations?) (?:\w+ ){0,3}(?:abusi\w+|injustifi\w+|scandaleu\w+|delirant\w+|demesur\w+)|(?:augment\w+|pass\w+) de \d+ ?(?:€|euros?)? a \d+)(?![\p{L}])/gu,
      'prix badmark ,',
    ],
    [
      /\b(?:(?:au bout|apres) (?:d'|de )?(?:plus d'|plus de )?(?:une|deux|trois|quatre|\d+) heures?,? (?:toujours |encore |il n'y a |on ne voit |nous ne voyons )?personne)(?![\p{L}])/gu,
      'attente badmark ,',
    ],
    [
      /\b(?:(?:compte|acces|carte) (?:(?:a ete|est|etait|totalement|completement) ){0,2}bloquee?s?)(?![\p{L}])/gu,
      'acces badmark ,',
    ],
    [/\bsur ce site\b/gu, ''],
    [/\beau (?:\w+ )?du robinet\b/gu, 'eau'],
    [
      /\b(?:devis|prix|tarif|montant) (?:\w+ ){0,3}passee? de \d[\d ']* ?(?:€|euros?|francs?|chf)? a \d[\d ']*/gu,
      'prix badmark ,',
    ],
    [
      /\b(?:promis|devait|dit qu'(?:il|elle|on|ils)) (?:de |me |nous |allait |allaient |rappelait ){0,3}(?:rappeler)?[.,;!]* (?:(?:mais|et) )?(?:(?:il|elle|on|ils) )?(?:(?:ne )?l'a pas fait|ne l'ont pas fait)\b/gu,
      'pasdereponse ,',
    ],
    [/\bsympa,? mais (?:vraiment |tellement |completement )?(?=nul\w*|incompet\w*|lent\w*|debord\w*)/gu, ''],
    [/\bnullissimes?\b/gu, 'nul'],
    [
      /\b(sanitaires|toilettes|wc|douches?|chambres?|cuisines?|vaisselle|sols?|vestiaires|draps|tables?) (?:(?:est|sont|etait|etaient) )?d'une (?:salete|crasse)\b/gu,
      '$1 sales',
    ],
    [
      /\bprix (?:(?:affiches?|indiques?|etiquetes?) )?(?:en|du|au|dans les?) (?:rayons?|etiquettes?)\b[^.!?\n]{0,40}\bcaisses?\b/gu,
      'prix badmark ,',
    ],
    // Booked for one time and seen at another.
    [
      /\b(?:rdv|rendez[- ]vous|reserve|reservation) (?:a|pour|prevue? a) \d{1,2} ?h ?\d*,? (?:et |mais )?(?:prise? en charge|recue?s?|installee?s?|servie?s?|passee?s?) (?:a |vers )?\d{1,2} ?h ?\d+/gu,
      'attente badmark ,',
    ],
    [/\bcommande\w* (?:et (?:paye|regle)\w*)?,? ?(?:et )?toujours rien\b/gu, 'livraison badmark ,'],
    [
      /\b(tables?|places?|assise?s?|placee?s?) (?:\w+ ){0,2}(?:a cote|pres|en face|devant|proche) (?:des?|du|les?) (?:toilettes|wc|sanitaires)\b/gu,
      '$1 ',
    ],
    // Points of view or to improve are none to be collected, and no appointment is to blame for waiting.
    [
      /\bpoints? (?:(?:a|restent|restant|encore) ){0,2}(?:ameliorer|revoir|corriger|positifs?|negatifs?|forts?|faibles?|noirs?|de vue|importants?)\b|\bmalgre (?:un |le |mon |notre )?(?:rdv|rendez[- ]vous)\b/gu,
      '',
    ],
    // Who did not wait does not complain of it.
    [/\bpas (?:besoin |eu besoin |eu a |a )?(?:d')?attend\w+[^.,;!?\n]*/gu, ''],
    ...sleepless(
      "(?:(?:pas (?:pu )?|impossible d[e'] ?|sans (?:pouvoir )?|empech\\w+ de |difficile de )(?:ferme[rz]? l'oeil|dormir|dormi|trouver le sommeil)(?: de la nuit)?|nuits? blanches?)",
      'rue|route|boulevard|musique|voisins?|trafic|circulation|bar|fete|travaux|voitures?|camions?|cris|isolation|insonoris\\w+|chiens?|discotheque|ascenseur|avions?|train',
      'bruit',
    ),
    [
      fr.of(
        "(?:(?:mails?|courriels?|messages?|courriers?|relances?|appels?) (?:[\\w']+ ){0,2}(?:lettre morte|sans (?:reponse|suite|retour))|(?:attends?|attendons|attend|attente) (?:[\\w']+ ){0,3}(?:qu'on (?:me|nous) (?:reponde|rappelle|recontacte)|(?:une|la|leur) reponse|d'une reponse|un retour)|personne (?:ne |n')?(?:(?:me|nous|m'a|nous a|a) ?)?(?:rappelle|rappelee?|repond|repondu|recontactee?)|(?:on |ils |qui )?(?:devai(?:t|ent)|cense\\w*|promis de) (?:me |nous |m'|te |vous )?(?:rappeler|recontacter|repondre),? (?:(?:mais|et|on|je|j'attends) )*(?:personne|jamais|rien|aucun|toujours|encore)\\b[^.!?\\n]*|on (?:me|nous) rappellerait)(?![^.!?\\n]*\\b(?:arrivee?|recue?|rapide\\w*|tout de suite|aussitot)\\b)",
      ),
      'pasdereponse ,',
    ],
    [
      fr.of(
        `(?:mis|attendu|fallu|attendre|patiente) (?:[\\w']+ ){0,3}(?:une eternite|des plombes|des heures|un temps fou)|une eternite (?:avant|pour)|(?:des heures|un temps fou|des plombes) (?:avant|pour) (?:de |d'|que |etre )|(?:file|queue)s? (?:d'attente )?(?:interminables?|sans fin|a n'en plus finir|monstre)|servie?s? (?:apres|au bout de) (?:plus d[e'] ?)?${fr.number} ${fr.short}`,
      ),
      'attente badmark ,',
    ],
    [
      fr.of(
        '(?:bien |beaucoup |vraiment |largement )?trop de monde(?! (?:pense|croit|ignore))|(?:salle|bus|train|rame|gym)s? (?:\\w+ ){0,2}bonde[es]*',
      ),
      'affluence ,',
    ],
    [
      fr.of(
        `(?:\\d+(?:[.,]\\d+)?|[a-z]+) ?(?:€|euros?) (?:pour|le|la|l') ?(?:[\\w']+ ){0,5}[\\w']+,? (?:(?:c'est|du|de la|un|une|vrai|vraiment|quelle|franchement) )*(?:vol|arnaque|escroquerie|abus|honte|scandale|ridicule|hors de prix|trop cher|exagere)`,
      ),
      'prix badmark ,',
    ],
    [
      fr.of(
        "personne (?:ne |n'est |n')?(?:(?:venue?|vient|passee?) )?(?:(?:nous|me|vous) )?(?:a )?(?:demand\\w+ si|proposer?|voir si|servir|debarrasser|s'occup\\w+|prendre (?:la|notre) commande)",
      ),
      'service badmark ,',
    ],
    // Another place, or all others, to the end of the clause.
    [
      fr.of(
        "(?:les|des|aux?|d') ?autres (?:banques?|compagnies?|assureurs?|operateurs?|enseignes?|marques?|sites?|applis?|applications?|vendeurs?|livreurs?|garages?|salles?|agences?|ecoles?)",
      ),
      'ailleurs',
    ],
    [
      fr.of(
        "(?:a|au|aux|chez) (?:l'|le |la |les )?\\w+ (?:de la gare|d'en face|d'a cote|du coin)(?=[^.!?\\n]*\\bici\\b)",
      ),
      'ailleurs',
    ],
    // What is told of an hour, a day or a turn that was not kept.
    [
      /\b\d{1,2} ?h ?\d*[,.:;]? (?:et |mais |puis )?(?:(?:j'ai|je|on|nous|suis|est|sommes|avons|a|ete) )*(?:pass|recu|prise?s? en charge|install|serv|appel)\w* (?:seulement )?(?:a|vers|apres) \d{1,2} ?h\b ?\d*|\b(?:ticket|numero) (?:n ?° ?)?\d+[^.!?\n]{0,30}\b(?:serv|affich|appel|en (?:est|etai))\w*|\b(?:passage|passee?s?|servie?s?|recue?s?|prise?s?) (?:\w+ )?a \d{1,2} ?h ?\d+\b/gu,
      'attente badmark ,',
    ],
    [
      fr.of(
        `(?:${fr.number}|(?:un|trois) quarts? d'|une demi[- ]|une bonne )(?: |(?<=[-']))?${fr.short}(?: et (?:demie|quart)| ?\\d\\d)? (?:montre en main )?(?:au (?:guichet|comptoir)|a la (?:caisse|reception|porte)|(?:a|de) (?:attendre|patienter|poireauter|queue|faire la queue|file)|d'attente|debout|sur (?:le trottoir|le paillasson|nos valises|les valises)|sous la pluie|pour (?:(?:nous |m'|me |s')?(?:etre|obtenir|avoir|recuperer|payer|regler|passer|commander|presser|servir|retirer|poser|enregistrer|accueillir|installer))|avant (?:de|d'|que|qu'|notre|mon|le|la))|(?:une?|deux|trois|quatre) (?:seule? )?(?:caisses?|guichets?|comptoirs?|portiques?|personnes? au guichet|employee?s?|serveu\\w+) (?:ouverte?s? )?(?:sur (?:\\w+)|pour (?:toute?|servir|\\d+|cent|deux cents))|une seule (?:personne|caisse|serveuse|vendeuse|employee)|un seul (?:guichet|serveur|vendeur|employe|caissier)|qu'un seul sert`,
      ),
      'attente badmark ,',
    ],
    [
      /\b(?:rdv|rendez[- ]vous|seances?|consultations?|interventions?|visite|passage|livraison|essayage) (?:(?:a|ont|est|etait|ete|deja|encore|toujours|le|du|\d+) )*(?:report|annul|decal|deplac|repouss)(?:e|ee|es|ees)\b|\b(?:annul|report|decal|repouss|deplac)\w+ (?:(?:mon|le|notre|un) )?(?:(?:rdv|rendez[- ]vous) )?(?:la veille|le (?:matin|jour) meme|(?:deux|trois|quatre|cinq|\d+) fois|au dernier moment|a la derniere minute|par (?:sms|texto|mail))|\bpremiere? (?:creneau|rdv|rendez[- ]vous|date|dispo\w*) (?:\w+ )?(?:dans|en|a|au|possible)\b|\b(?:pas|rien|personne) (?:\w+ ){0,2}avant (?:\w+ ){0,3}(?:jours|semaines|mois|an|ans|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)\b|\b(?:deuxieme|troisieme|quatrieme|encore un|pose un|pose des) lapins?\b|\b(?:on|ils|elle|il) (?:vous |me |nous )?(?:recale|decale|repousse)(?:nt)?\b|\b(?:prochaine?|premiere?) (?:date|creneau|disponibilite|rdv|rendez[- ]vous) (?:est |etait )?(?:dans|en|le|pour)\b/gu,
      'rdv badmark ,',
    ],
    // Money: more than was agreed, twice, or kept.
    [
      /\b(?:annonce\w*|devis (?:\w+ ){0,3}(?:a|de)|estime\w*|estimation) (?:\w+ ){0,3}\d[\d .]*[^.!?\n]{0,60}\d{2}|\b(?:re)?(?:debit|prelev|factur|encaiss|compt|pay)\w* (?:[\w']+ ){0,4}(?:(?:deux|trois|quatre|plusieurs) fois|en double|en trop|une (?:deuxieme|seconde)|sans (?:prevenir|explication|accord|mon accord|raison)|par erreur|a tort)|\b(?:frais|supplement|option)s? (?:[\w']+ ){0,3}(?:caches?|imprevus?|surprises?|(?:jamais|pas|non) (?:\w+ )?(?:annonce|mentionne|indique|prevu|precise|convenu)e?s?)|\ben plus[,.;] (?:[\w']+ ){1,3}en plus\b|\b(?:pas|n'etait pas|n'est pas|ni|non) (?:\w+ )?comprise?s? (?:dans|en|et|ni)\b|\b(?:deux|trois) entrees? (?:en plus|de trop)\b|\brepayer\b|\bcommission en prime\b/gu,
      'facture badmark ,',
    ],
    [
      /\b(?:gardent|garde|garder|conserv\w+|encaiss\w+) (?:l'argent|l'acompte|les arrhes|notre argent|mon argent|mes arrhes|le tout)|\b(?:on|ils) (?:nous|me) (?:doit|doivent) (?:\w+ )?(?:\d|des|de l'argent)|\b(?:jamais|pas|toujours pas|encore pas|ne) (?:\w+ ){0,2}(?:recredite|rendu l'argent|rendu (?:mon|notre|la|ma) (?:argent|caution|acompte)|revu (?:mon argent|la couleur|ma caution|l'argent)|rembourser?|remboursee?s?)\b|\bun avoir (?:[\w']+ )?(?:au lieu|et rien|valable|moins|uniquement|seulement|de)\b/gu,
      'remboursement badmark ,',
    ],
    [
      /\b(?:especes|liquide|cheques?|monnaie|carte|cb) (?:uniquement|seulement|obligatoire|refusee?s?|exclusivement|(?:des|a partir de|minimum) \d+)|\b(?:uniquement|seulement|que|qu'en) (?:en |par |du |des |de la )?(?:especes|liquide|cheques?|cash|carte)\b|\bpas de (?:carte|cb|sans contact|terminal|tpe|monnayeur|paiement)\b|\b(?:minimum|a partir de) (?:\d+ ?(?:€|euros?) )?(?:par|pour la|en) (?:carte|cb)\b|\b(?:terminal|tpe|lecteur de carte|appareil|valideur|monnayeur)s? (?:(?:est|etait|toujours|soi-disant|a|cb|de carte) ){0,3}(?:en panne|hs|hors service|casse)|\b(?:paiement|carte|cb) (?:\w+ ){0,2}refusee?s?\b/gu,
      'paiement badmark ,',
    ],
    // How people behave, told by what they do.
    [
      /\b(?:hauss\w+ les epaules|lev\w+ les yeux au (?:ciel|plafond)|lev\w+ (?:le ton|la voix)|sans (?:(?:me|nous|meme|un) )*(?:regard\w*|lever les yeux|mot|bonjour|merci|sourire|au revoir)|ni bonjour|pas (?:un|meme un|de) (?:bonjour|merci|regard|mot|sourire|au revoir)|coup\w+ la parole|soupir\w+|(?:cri|hurl|gueul|aboy|parl)\w+ (?:dessus|sur moi|sur nous|comme a)|fai\w+ la (?:lecon|tete|gueule|moue)|raccroche\w* au nez|(?:de|pris\w* de) haut|(?:m'a|nous a|l'a|m'ont|me|nous) (?:imit|toise|snob|engueul|rembarr|houspill|aboy|rabrou)\w*|se (?:moqu|fich|pay)\w+ (?:de (?:moi|nous|la tete|vous)|ouvertement|des)|(?:papot|bavard|discut|rigol|ricane)\w+ (?:entre|derriere|pendant|au lieu|avec (?:sa|ses|son) (?:collegue|copin)\w*)|(?:jet|lanc|balanc)\w+ (?:la monnaie|les articles|l'assiette|la carte|les courses|le ticket)|claque la porte|on (?:a|avait) l'impression de deranger|mal (?:lune|aimable|embouche)e?s?|suit a un metre|sur (?:son|leur) (?:telephone|portable)|au telephone (?:pendant|tout|toute|coince)|m'a dit sechement|ton sec|sechement)\b/gu,
      'personnel badmark ,',
    ],
    [
      /\bpersonne (?:ne |n')?(?:(?:me|nous|m'|vous|y|a|avait|est|etait) ?)*(?:sait|savait|connait|connaissait|capable|au courant|comprend|comprenait|prevenu|dit|explique|informe)\b|\b(?:me|nous|m'a|nous a|on) renvo\w+ (?:a|au|aux|de|d'un|vers|chez)\b|\bbalad\w+ (?:de|d'un|entre)\b|\bn'(?:etait|etaient|est) (?:pas|jamais) au courant\b|\b(?:un|l'un|le premier|la premiere|celui du matin)[^.!?\n]{0,40}, (?:l'autre|le second|la seconde|un autre|celui du soir)[^.!?\n]{0,40}\b(?:dit|dis\w+|contraire|inverse)\b|\b(?:aucun|pas d'|zero) (?:ordre|organisation|coordination)\b/gu,
      'organisation badmark ,',
    ],
    [
      /\b(?:(?:me|nous|vous|m'|te) (?:\w+ )?(?:vendre|refourguer|fourguer|placer|faire (?:passer|acheter|signer|souscrire|prendre))|pouss\w+ (?:a (?:acheter|la vente|prendre|souscrire|la consommation)|vers)|vente forcee|forcing|(?:faut|fallait) signer (?:tout de suite|le jour meme|vite|maintenant)|a refuser (?:la|le|les|une?)|(?:promo|offre|remise) (?:\w+ )?(?:finissait|se termine|expire|valable) (?:ce|le) (?:soir|jour))\b/gu,
      'forcing badmark ,',
    ],
    // Nobody is reached.
    [
      /\b(?:silence radio|messages? automatiques?|chatbots?|le robot|musique d'attente|minutes de musique|ca raccroche|(?:aucun|personne|jamais|ne) (?:ne |n')?(?:me |nous |m'a |nous a )?(?:rappell?e|rappelee?|decroche|repond|repondu)(?:nt)?|(?:ne|n') (?:\w+ )?(?:rappell?ent|repondent|decrochent|repond) (?:plus|pas|jamais)|(?:onze|dix|six|sept|huit|neuf|\d+|cinq|quatre|trois) (?:mails?|appels?|relances?|messages?|coups de fil)(?= ?(?:[,.]|pour|et|sans))|injoignables?|pas de numero|un mois pour repondre|toujours occupee?|sonne dans le vide|repondeur)\b/gu,
      'pasdereponse ,',
    ],
    // Shut when it should be open, and who is not let in.
    [
      /\b(?:(?:rideau|volet|store|grille|barriere|portail)s? (?:\w+ )?(?:baisse|ferme|clos|close|tire|cadenasse)e?s?|portes? (?:close|clause|fermee)s?|(?:baissent|baisse|baissait) (?:la barriere|le rideau|la grille)|(?:marque|indique|affiche|annonce|note)\w* (?:\w+ )?(?:ouvert\w* )?(?:jusqu'a|de|a|24) ?\d* ?h?|(?:fermee?s?|fermaient|ferment) (?:le (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|midi)|a \d+ ?h|sans prevenir|exceptionnellement|pour (?:conges|inventaire|travaux))|n'ouvr\w+ (?:plus )?que|ouvert\w* (?:plus )?(?:que|seulement|uniquement|(?:deux|trois|quatre) (?:matin|apres-midi|jour|heure)\w*)|(?:on|ils) ne ser(?:t|vent) plus)\b/gu,
      'horaires badmark ,',
    ],
    [
      /\brefus(?:e|ee|es|ees|es)? (?:a l'(?:entree|embarquement)|net|au tourniquet|alors (?:que|qu')|parce|pour|car)|\b(?:on|ils) (?:nous |m'|me )?(?:a |ont )?refuse (?:l'entree|l'acces)|\binterdi\w+ (?:de|d'|aux?|a)\b|\b(?:politique|regle) de la maison\b|\b(?:chiens?|enfants?|poussettes?) refuse/gu,
      'interdit badmark ,',
    ],
    // What does not work, and what comes to pieces.
    [
      /\b(?:(?:est|sont|etait|etaient|tombee?s?|toujours|encore|souvent|a nouveau) ){0,3}(?:en (?:panne|rade)|hors (?:service|d'usage|d'etat)|a l'arret|hs|a plat|a sec)\b|\b(?:ne|n') ?(?:\w+ )?(?:demarr|fonctionn|march|ferm|chauff|coup|ouvr|allum|imprim|tien)\w+ (?:pas|plus|jamais|rien)\b(?! (?:mal|trop))|\b(?:se|s'|s'est|se sont) ?(?:decoll|degonfl|detach|dechir|effrit|dechir|deform|ecaill|delav|detein)\w+|\b(?:decolle|dechire|eventre|decousu|tordu|bloque|deteint|delave|ebreche|fissure|condamne|penche|raye|griffe|trempe|fele|voile)e?s?\b|\ben (?:miettes|mille morceaux|lambeaux)\b/gu,
      'badmark ,',
    ],
    // Not as it was promised.
    [
      /\b(?:rien a voir|pas (?:du tout )?conforme\w*|loin de) (?:avec |a |de )?(?:la |les |l'|ce )?(?:photos?|annonce|description|descriptif|site|promesse|qui)|\b(?:annonce|l'affiche|le site|la pub|la brochure|le bon cadeau|l'annonce|le descriptif) (?:disait|dit|promettait|promet|annoncait|parlait|indiquait|montrait)|\b(?:annonce|vendu|presente|promis|decrit)e?s? (?:comme )?["«“][^"»”\n]{2,40}["»”]/gu,
      'ladescription badmark ,',
    ],
    // Smells, by what smells.
    [
      /\b(?:sent|sentait|sentent|sentaient|pue|puait|puent|empeste\w*) (?:(?:fort|encore|a plein nez|tres) )*(?:l'|le |la |les )(?:egouts?|pipi|cigarettes?|clope|tabac|moisi|renferme|humidite|friture|graillon|chien|poisson|transpiration|sueur|javel|poubelles?|oeuf|pisse|chaussettes?|etable|vieux|mouille|vanille|arene)/gu,
      'odeur badmark ,',
    ],
    // Sleep, quiet, and others too near.
    [
      /\b(?:boules? quies|bouchons d'oreille\w*|marteau[- ]piqueur|perceuses?|(?:la |une |leur )?sono|fetards?|on hurlait|(?:camion|ramassage) (?:des )?poubelles?|ronfl\w+)\b/gu,
      'bruit',
    ],
    [
      /\b(?:(?:les uns sur|l'un sur) (?:les autres|l'autre)|serres? comme|entasses?|on se (?:tape|marche|cogne) (?:dessus|sur|dedans)|sardines|que (?:vu )?des nuques|pas un centimetre|(?:ne|n'y) passe pas a deux|palettes? partout|pour (?:trente|quarante|cinquante|cent|\d{2,3}) (?:chambres|invites|convives|personnes|eleves|voitures))\b/gu,
      'affluence ,',
    ],
    // Forgotten, moved, or done again and again.
    [
      /\b(?:oublie(?:s|e|es)? (?:dans|pendant|a (?:notre|la) table|au fond|en terrasse|plus d)|(?:on|ils|elle|il) nous a(?:vait)? oublie\w*|mainte?s? relances?|(?:relance|redemande|reclame|signale)\w* (?:\w+ )?(?:deux|trois|quatre|cinq|dix|plusieurs|\d+|chaque|tous les|lundi|mardi)|rien n'a (?:change|ete fait|bouge)|j'attends (?:toujours|encore))\b/gu,
      'service badmark ,',
    ],
    [
      /\b(?:meme chose|rien appris|n'a rien appris|fait les exercices a (?:sa|ma|leur) place|(?:toujours|encore) (?:le|les) (?:meme|memes) (?:\w+ )?(?:morceau|exercices?|rond-point|chapitre|lecon)|(?:lisait|lit|lisent|lu|lues?) (?:\w+ )?(?:le manuel|ses diapos|ses notes|les diapos|son cours|a toute vitesse)|(?:quatre|trois|cinq|deux|\d+) (?:profs?|moniteurs?|remplacants?|repetiteurs?|professeurs?) (?:differents? )?en)\b/gu,
      'cours badmark ,',
    ],
    [
      /\b(?:toutes les \d+ minutes d'apres|n'est jamais (?:venu|passe|arrive)|jamais (?:passe|venu) (?:le|ce) (?:bus|train)|(?:rate|manque|loupe)\w* (?:\w+ )?(?:ma|notre|la|mon|le) (?:correspondance|train|avion|vol|bus|tram|navette)|parti\w* (?:a \d+ ?h ?\d* )?(?:sans (?:nous|moi)|en avance|avant l'heure)|supprime\w*,? (?:celui|le suivant|celle))\b/gu,
      'retard badmark ,',
    ],
    // Booked, and not kept.
    [
      /\b(?:reserve\w*|reservation|confirmation)\b[^.!?\n]{0,60}\bcomplet\b|\bcomplet (?:a (?:l'|notre |mon )arrivee|malgre)|\bsurbooking\b|\bsurreserv\w*|\b(?:pas|plus|aucune|sans) (?:de )?trace de (?:ma|notre|la|mon) (?:reservation|commande|nom)|\b(?:table|place|chambre|parcelle|emplacement)s? (?:\w+ )?(?:donnee?s?|attribuee?s?|relouee?s?|occupee?s?) (?:a|par)\b|\b(?:reservation|sejour|location) (?:\w+ )?(?:annulee?|ramenee?|modifiee?|perdue?)\b|\bannulee? par (?:le|la|l'|eux)\b/gu,
      'reservation badmark ,',
    ],
    [
      /\b(?:courants? d'air|on (?:y )?(?:gele|gelait|grelott\w*|transpir\w*|degoulin\w*)|(?:dormi|mange|gard\w+|soupe|dine) (?:en|avec|nos|mon|mes|le|ma) (?:\w+ )?(?:bonnets?|echarpes?|manteaux?|pulls?|doudounes?|moufles)|\d\d degres dans|buee gel\w*|convecteurs?)\b/gu,
      'temperature badmark ,',
    ],
    [
      /\b(?:il (?:en )?manqu\w+|manque) (?:[\w']+ ){0,3}(?:papiers?|pieces?|documents?|actes?|justificatifs?)\b|\b(?:memes|nouveaux) (?:papiers|documents|justificatifs|pieces)\b|\ben (?:cours de )?traitement\b(?! (?:contre|pour))|\b(?:expert|experte) (?:est )?(?:venue?|passee?)\b|\bdossier (?:\w+ )?(?:clos|perdu|egare|incomplet|bloque)\b/gu,
      'dossier badmark ,',
    ],
    [
      /\b(?:aucune? (?:enseigne|panneau|indication|fleche)|cul[- ]de[- ]sac|rien n'indique|non indiquee?|fait demi[- ]tour|pas de (?:panneaux?|trottoir|bus)\b|mal indique\w*|au milieu de nulle part|en plein (?:champ|desert)|zone industrielle)\b/gu,
      'acces badmark ,',
    ],
    [
      /\b(?:refectoire|hall de gare|salle des fetes|cantine d'hopital|sans ame|salle d'attente de \w+|lumieres? (?:\w+ )?(?:crues?|blanches?|d'aquarium|d'hopital|blafardes?)|neons? (?:\w+ )?(?:blafards?|blancs|clignot\w*)|piste vide)\b/gu,
      'ambiance badmark ,',
    ],
    [
      /\b(?:(?:sent|sentait|senti) (?:chaque|les|tous les) ressorts?|(?:vers le|un) creux (?:du|au) milieu|dormi (?:par terre|sur le canape|dans la voiture))\b/gu,
      'literie badmark ,',
    ],
    [
      /\b(?:l'an (?:passe|dernier)|l'annee derniere|au printemps|avant|il y a (?:un an|six mois)),? c'etait (?:\w+ )?(?:\d+|la moitie|moins)\b|\b\d+[.,]\d\d (?=(?:le|la|les|l') ?\w)/gu,
      'prix ',
    ],
    [
      /\b(?:est |sont |etait |tout |pose |taille |coupe |monte )?de travers\b|\btout (?:est |etait )?a refaire\b|\bmassacr\w+\b/gu,
      'badmark ,',
    ],
  ],
  es: [
    // Charged for what nobody ordered, or more than was agreed; what was promised, and not kept.
    [
      /\b(?:cobr\w+|cargaron|pag\w+|facturaron) (?:\w+ ){0,2}(?:el (?:doble|triple)|mas) de lo (?:cotizado|presupuestado|acordado|pactado|dicho|que (?:dij\w+|debo|debia|ponia|decia|marcaba))|\bcobr\w+ (?:\w+ )?el (?:doble|triple)\b/gu,
      'precios badmark ,',
    ],
    [
      /\b(?:me |nos )?(?:lo |la )?(?:han |ha )?(?:renov\w+) (?:\w+ ){0,3}(?:automaticamente|solo|sin (?:avisar\w*|permiso|consentimiento|pedir\w*|consultar\w*|preguntar\w*))/gu,
      'contrato badmark poliza badmark ,',
    ],
    [
      /\bpromet\w+ (?:\w+ ){0,5}(?:que )?(?:luego |despues |nunca )?no (?:se )?cumpl\w+|\bno cumpl\w+ (?:con )?(?:lo (?:que )?(?:promet\w+|pactado|acordado|dicho|dicen)|su palabra|sus promesas)/gu,
      'servicio badmark ,',
    ],
    [
      /\b(?:cuesta|costo|costaba|imposible|dificil|no hay (?:manera|forma) de) (?:\w+ ){0,3}(?:cojan|atiendan|contesten|coger|contactar|comunicar\w*|localizar\w*) (?:\w+ ){0,3}(?:telefono|llamad\w+|ellos|nadie|alguien)?/gu,
      'sinrespuesta ,',
    ],
    [
      /\b(?:quedaron|quedo) (?:de|en) (?:entreg|arregl|traer|termin|acab)\w+ (?:\w+ )?(?:lunes|martes|miercoles|jueves|viernes|sabado|hoy|ayer)\b[^.!?\n]{0,30}\b(?:lunes|martes|miercoles|jueves|viernes|sabado)\b/gu,
      'entrega badmark espera badmark ,',
    ],
    [
      /\b(?:chic[oa]s?|senor(?:a|as|ita|itas)?|mujer|hombre|gente) (?:de|del) (?:la )?(?:tienda|local|mostrador|caja|recepcion|bar)\b/gu,
      'personal',
    ],
    // The box of what was bought, and no till.
    [
      /\b(abr\w+|abiert\w|romp\w+|en|con|sin|dentro de) (la|una|su|las) cajas?\b(?! (?:rapida|de|del|registradora|hay|habia|estaba\w*|me|nos|te|no|solo|siempre|tardan?|hacen?|hubo|y)\b)(?<=\b(?:abr\w+|abiert\w|romp\w+|sin|dentro de) (?:la|una|su|las) cajas?)/gu,
      '$1',
    ],
    [
      /\b(?:sala|habitacion|local|bar|restaurante|sitio|cine|autobus|tren|aula|oficina) (?:(?:es|era|estaba|parecia|parece|como|hecha|hecho) )?(?:un|una) (?:congelador|nevera|iglu|horno|sauna)\b/gu,
      'climatizacion badmark ,',
    ],
    // Agreed for one hour, and come at another.
    [
      /\b(?:quedar\w+|quedamos|quedo|tenian?|debian?|iban?|dij\w+|prometi\w+|cita|acordamos|habiamos quedado) (?:que |en |de |a )*(?:venir |llegar |pasar |venian |vendrian )?(?:a|para|sobre) las? \d{1,2}(?:[:.h]\d{2})?[^.!?\n]{0,30}\b(?:vinieron|vino|llegaron|llego|aparecieron|aparecio|se presentaron|se presento) (?:a|sobre|pasadas) las? \d{1,2}(?:[:.h]\d{2})?/gu,
      'espera badmark ,',
    ],
    [
      /\b(?:turno|cita|reserva)\w* (?:a|para) las? \d{1,2}(?:[:.h]\d{2})?,? (?:y |pero )?(?:me|nos) (?:atienden?|sientan|reciben|llaman|pasan) (?:a|sobre) las? \d{1,2}(?:[:.h]\d{2})?/gu,
      'espera badmark ,',
    ],
    [
      /\b(?:un|vaya|menudo|puro|autentico|todo un) (?:atraco|robo|sablazo|clavazo|abuso)\b(?=[^.!?\n]{0,60}\d ?(?:€|euros?|pesos|dolares|soles))|\b(?:una|vaya|menuda) (?:clavada|estafa|tomadura de pelo)\b(?=[^.!?\n]{0,30}\d ?(?:€|euros?|pesos|dolares|soles) (?:por|para))/gu,
      'precios badmark ,',
    ],
    [
      /\b(?:(?:activ\w+|contrat\w+|dieron de alta|metieron|cambi\w+) (?:[\w]+ ){0,3}(?:oferta|tarifa|plan|servicio|linea|seguro) (?:\w+ )?(?:diferente|distint[oa]|que (?:no|nunca) (?:pedi|quer\w+|habia pedido|solicite)|sin (?:mi|avis\w+|permiso|pedir\w*|consultar\w*)))(?![\p{L}])/gu,
      'contrato badmark ,',
    ],
    [
      /\b(?:nadie (?:\w+ ){0,2}(?:da|dio|dan|dieron) (?:\w+ )?(?:respuesta|explicac\w+)|sin (?:ninguna )?(?:respuesta|noticias)|ninguna respuesta)(?![\p{L}])/gu,
      'sinrespuesta ,',
    ],
    [
      /\b(?:no|ni) (?:me |nos |te )?(?:han |ha )?(?:solucion\w+|resuelv\w+|resolvi\w+|resuelto) nada\b|\bnadie (?:\w+ ){0,2}(?:solucion\w+|resuelv\w+|resolvi\w+)\b|\bninguna solucion\b/gu,
      'servicio badmark ,',
    ],
    [
      /\b(?:nadie (?:nos |me |te )?(?:avis\w+|informo|inform\w+)|(?:sin|ni) (?:previo )?(?:avisar\w*|aviso))(?![\p{L}])/gu,
      'comunicacion badmark ,',
    ],
    [
      /\b(?:(?:subidas?|aumentos?|incrementos?) (?:\w+ ){0,3}(?:abusiv\w+|injustificad\w+|desproporcionad\w+|desorbitad\w+|brutal\w*)|(?:subi\w+|pas\w+|aument\w+) de \d+ ?(?:€|euros?|pesos)? a \d+)(?![\p{L}])/gu,
      'precios badmark ,',
    ],
    [
      /\b(?:(?:despues|al cabo|tras) (?:de )?(?:mas de )?(?:una|dos|tres|cuatro|\d+) horas?,? (?:\w+ )?(?:nadie|sin que nadie))(?![\p{L}])/gu,
      'espera badmark ,',
    ],
    [
      /\b(?:te|nos|me) (?:hag|hac|hic|hiz)\w+ pagar (?:antes|por adelantado)|\b(?:servirte|sirviendote|serviros) t\w+ (?:mismo |el |la |los )?/gu,
      'servicio badmark ,',
    ],
    [/\b(?:(?:ni|no|nada|nunca) (?:\w+ ){0,2}cubr\w+(?: (?:nada|ni \w+))?)(?![\p{L}])/gu, 'siniestro badmark ,'],
    [
      /\b(?:turno|cita|reserva)\w* (?:a|para) las? \d{1,2}(?:[:.]\d{2})?(?: ?h(?:oras|s)?)?,? (?:y |pero )?(?:me|nos) (?:atendieron|atendio|sentaron|recibieron|pasaron) (?:a las? )?\d{1,2}[:.]\d{2}/gu,
      'espera badmark ,',
    ],
    [/\b(?:olia|huele|oliendo|olor) a (?:humedad|moho|cerrado|viejo)\b/gu, 'olor badmark ,'],
    [/\b(?:muy )?(?:costos[oa]s?)\b/gu, 'caro'],
    [
      /\b(hotel|mobiliario|muebles|colchon(?:es)?|sabanas|almohadas|habitacion(?:es)?|instalaciones|edificio) (?:\w+ )?(?:muy |bastante |demasiado )viej[oa]s?\b/gu,
      '$1 badmark',
    ],
    [/\b(?:tard|demor)\w+ (?:\w+ ){0,2}horas? y (?:cuarto|media|pico)\b/gu, 'espera badmark ,'],
    [
      /\b(?:horas?|una|dos|tres|\d+) y cuarto\b|\bcuartos? de hora\b|\by cuarto(?= (?:en (?:tra|sac|serv|lleg|aten)\w*|hasta|esperando|despues|tarde)\b)/gu,
      'hora',
    ],
    [/\b(?:de|con) (?:muy |un )?mal humor\b/gu, 'antipatico'],
    [
      /\b(?:pedi|pedido|pedimos|compre|compramos)\b[^.!?\n]{0,40}\b(?:y |pero )?(?:(?:todavia|aun|sigo sin recibir|seguimos sin recibir|hasta hoy) nada)\b/gu,
      'entrega badmark ,',
    ],
    [
      /\b(mesas?|sitio|sentaron|pusieron) (?:\w+ ){0,2}(?:al lado|cerca|junto|enfrente|delante|pegad[oa]s?) (?:de los|de las|de la|del|de|a los|al) (?:banos?|aseos?|servicios)\b/gu,
      '$1 ',
    ],
    [es.of(`${es.number} ${es.long} (?:["«“] ?)?en reparto`), 'entrega badmark ,'],
    [
      /\bpuntos? (?:(?:a|de|que|por) )?(?:mejorar?|positivos?|negativos?|fuertes?|debiles|debil|vista|importantes?)\b|\b(?:a pesar de|pese a|aun) (?:\w+ ){0,2}cita(?: previa)?\b/gu,
      '',
    ],
    // Broken for weeks, it still is.
    [/\b(esta|estan|sigue\w*) (\w+) (?:desde )?hace (?:\w+ )?(?:dias|semanas|meses|anos)\b/gu, '$1 $2'],
    [/\bno (?:tuvimos|tuve|hay|hubo|hace falta) (?:que )?esper\w+[^.,;!?\n]*/gu, ''],
    ...sleepless(
      '(?:no (?:pegamos|pegue|pude pegar|pudimos pegar|hemos pegado|he pegado) ojo|(?:no (?:pudimos|pude|se puede|se podia|hemos podido|he podido|hay quien|logramos)|imposible|sin poder) (?:\\w+ )?(?:dormir|conciliar el sueno|descansar|duerma)|noches? (?:\\w+ )?sin dormir)',
      'calle|carretera|musica|vecinos?|trafico|bar|fiesta|obras?|coches|camiones|gritos|paredes|perros?|discoteca|ascensor|aviones|tren',
      'ruido',
    ),
    [
      es.of(
        '(?:esper(?:ando|o|amos) (?:\\w+ ){0,2}(?:que me (?:contesten|respondan|llamen|den una respuesta)|(?:una|su|la) (?:respuesta|contestacion|llamada))|(?:correos?|mails?|emails?|mensajes?|llamadas?|reclamaciones?) (?:\\w+ ){0,2}(?:nunca|no|sin) (?:\\w+ )?(?:contest\\w+|respond\\w+|respuesta|atend\\w+|cogen|cog\\w+)|(?:nunca|no|jamas) (?:(?:me|nos|te|se|lo|la|los|las|hay quien) )*(?:contest\\w+|respond\\w+(?! a (?:las|mis|la|lo)\\b)|llamaron|han llamado|devolvieron la llamada|devuelven la llamada|atienden el telefono|cogen el telefono)|(?:nadie|ninguno) (?:(?:me|nos|te|se) )*(?:contest\\w+|respond\\w+|llamo|llama|atiende|coge)(?: el telefono)?)(?![^.!?\\n]*\\b(?:llego|enseguida|rapid\\w*|al momento)\\b)',
      ),
      'sinrespuesta ,',
    ],
    [
      es.of(
        `${es.number} ${es.short} (?:para que|hasta que|para) (?=(?:nos|me|te|se|traer|pedir|comer|servir|pagar|entrar|ser|sentar|tomar)\\w*)|(?:tard\\w+|demor\\w+|esper\\w+) (?:\\w+ ){0,2}(?:una eternidad|siglos|una barbaridad|muchisimo|demasiado|horas y horas)|(?:colas?|filas?) (?:eternas?|interminables?|infinitas?|kilometricas?|larguisimas?)`,
      ),
      'espera badmark ,',
    ],
    [
      es.of(
        '(?:demasiada|muchisima|exceso de) gente|(?:a reventar|abarrotad[oa]|masificad[oa]|hasta arriba de gente|lleno de gente)',
      ),
      'demasiadagente ,',
    ],
    [
      es.of(
        '(?:\\d+(?:[.,]\\d+)?|[a-z]+) ?(?:€|euros?|pesos|dolares) por (?:\\w+ ){0,5}\\w+,? (?:(?:es|un|una|que|me|parece|todo|verdadero|autentico) )*(?:robo|atraco|estafa|abuso|verguenza|locura|sablazo|carisimo|excesivo)',
      ),
      'precios badmark ,',
    ],
    [
      es.of(
        'nadie (?:(?:nos|me|vino|viene|se acerco|paso|aparecio|para|en|a|por) )*(?:pregunt\\w+ (?:si|que)|atend\\w+|atiende|ofrec\\w+|tomar(?:nos)?|tomo|recibio|limpi\\w+|ayud\\w+)',
      ),
      'servicio badmark ,',
    ],
    [
      es.of(
        '(?:los|las|l[oa]s de|de) (?:otros|otras|demas) (?:bancos?|aerolineas?|companias?|tiendas?|vendedores|aplicaciones|apps|aseguradoras?|empresas?|marcas?|gimnasios?|talleres)',
      ),
      'otro sitio',
    ],
    [
      es.of(
        '(?:en el|en la|el|la) \\w+ (?:de la estacion|de enfrente|de al lado|de la esquina)(?=[^.!?\\n]*\\baqui\\b)',
      ),
      'otro sitio',
    ],
  ],
  de: [
    // What ought to be there is not, and what praise is conceded.
    [/\b(\w+)(?: war| waren| ist)?[?:,;-]* ?(?:leider |absolute |totale )?fehlanzeige\b/gu, '$1 badmark ,'],
    [
      /\btrotz (?:der |des |dem |einer |eines )?(?:modern|schon|gut|toll|hubsch|neu|nett|freundlich)e[rsnm] \p{L}+/gu,
      '',
    ],
    [/\b(?:nicht|nie|kaum) (?:\w+ ){0,2}wohl ?(?:gefuhlt|fuhlen|fuhlt\w*|fuhle)\b/gu, 'badmark'],
    [/\bklapp(?:t|te|en|ten) (?:\w+ ){0,2}(?:nicht|nie)\b|\b(?:nicht|nie) (?:\w+ )?geklappt\b/gu, 'badmark'],
    // Nobody who sells is to be found.
    [
      /\bkein\w* (?:\w+ )?(?:personal|mitarbeiter\w*|verkaufer\w*|berater\w*|ansprechpartner\w*) (?:\w+ )?(?:zu (?:finden|sehen|entdecken)|weit und breit|in sicht|aufzufinden|auffindbar)\b|\bweit und breit (?:niemand|keiner|kein\w* (?:personal|mitarbeiter\w*|verkaufer\w*))\b|\b(?:such|suche|sucht|find|finde|findet) (?:hier )?(?:mal|erst ?mal|erstmal) (?:einen? |jemanden?,? )(?:mitarbeiter\w*|verkaufer\w*|der|die|berater\w*)\b/gu,
      'service badmark ,',
    ],
    // Treated without regard.
    [
      /\b(?:keine|null|keinerlei|kein bisschen|fehlende|mangelnde|kaum) (?:wertschatzung|empathie|einfuhlungsvermogen|feingefuhl|respekt|mitgefuhl)\b|\b(?:unwurdig|herablassend|abschatzig|respektlos) (?:behandelt|abgefertigt)\b|\b(?:mich|uns|ich|wir|man|kund\w*|gaste?n?|patient\w*) (?:\w+ ){0,3}schlecht behandelt\b|\b(?:nicht|nie|kaum) (?:wirklich |richtig )?ernst ?(?:genommen|nahm|nimmt)\b|\bvon oben herab\b|\bfliessband\w*(?: ware)? (?:behandelt|abgefertigt)\b|\bwie (?:am |auf dem )?fliessband(?: behandelt| abgefertigt)?\b|\bkein herz\b/gu,
      'personal badmark ,',
    ],
    // Promised to call, and nothing came of it; told often, and nothing done.
    [
      /\b(?:zuruckzurufen|zuruckrufen|zu melden|melden|anzurufen),? (?:(?:was|das|dies|aber|jedoch|leider|und) )+(?:\w+ )?(?:nicht|nie) (?:geschah|geschehen|passierte|passiert|erfolgte|erfolgt|gemacht|getan)\b|\b(?:es|telefon|leitung\w*|nummer|hotline|anschluss|apparat) (?:\w+ ){0,2}(?:immer|standig|dauernd|stets|meist|oft|haufig) ?besetzt\b|\bdauerbesetzt\b|\bbesetzt ?zeichen\b/gu,
      'keineantwort ,',
    ],
    [
      /(?<!\b(?:gluck|gott|dank|gottlob) (?:\w+ ){0,4})\b(?:nichts|nix) (?:(?:ist|hat|wurde|wird|davon|sich|aber|bisher) )*(?:passiert\w*|geschieht|geschah|geschehen|unternommen|getan|behoben|gelost)\b(?! (?:ist|und|mir|uns|mit))|\b(?:passiert|geschehen|getan|unternommen) (?:ist|hat sich|wurde|wird) (?:\w+ ){0,2}(?:nichts|nix)\b/gu,
      'service badmark ,',
    ],
    [
      /\b(?:niemand|keiner) (?:\w+ ){0,4}(?:bescheid (?:gegeben|gesagt)|informiert|benachrichtigt|vorgewarnt)\b|\b(?:ohne|nicht|nie) (?:\w+ )?(?:bescheid (?:zu (?:geben|sagen)|gegeben|gesagt|bekommen)|vorwarnung|vorankundigung)\b/gu,
      'kommunikation badmark ,',
    ],
    [
      /\bkein\w* (?:quittung|beleg|kassenbon)\b[^.,;!?\n]{0,20}\b(?:bekommen|erhalten|ausgestellt|gegeben)\b|\b(?:quittung|beleg) (?:\w+ ){0,2}(?:verweigert|nicht bekommen|nicht erhalten)\b/gu,
      'preise badmark ,',
    ],
    // A week was said, and it is months.
    [
      /\b(?:sollte\w*|hiess(?: es)?|angekundigt\w*|versprochen\w*|zugesagt\w*) (?:\w+ ){0,3}(?:\d+|\w+) (?:tage|wochen)(?: (?:dauern|sein|da sein|lieferzeit))?[.,;!]* (?:(?:inzwischen|mittlerweile|jetzt|nun|daraus|wurden|sind|es|schon|bereits) )+(?:\d+|\w+) (?:wochen|monate)\b/gu,
      'wartezeit badmark ,',
    ],
    // Said to be handed over, to nobody.
    [
      /\bzugestellt["'”“„.!?,; ]*(?:bei wem|an wen)\b|\bnachbarn? (?:wissen|weiss|wussten|wusste) (?:\w+ )?(?:nix|nichts)\b/gu,
      'lieferung badmark ,',
    ],
    // What is read aloud is no noise, and what tastes of nothing is not praised.
    [
      /\b(?:liest|las|lesen|sagte|sagt|ruft|rief|fragte?|verkundete?) (?:\w+ )?laut\b|\blaut (?=vorgelesen|(?:durch|durchs|durch das) (?:\w+ )?wartezimmer)/gu,
      '',
    ],
    [/\bschmeck(?:t|te|en|ten) (?:\w+ )?nach (?:nichts|nix|pappe|wasser|gar nichts)\b/gu, 'badmark'],
    [
      /\b(?:klebrige|dreckige|schmutzige|verschmierte|versiffte)[nr]? tische?\b|\btische? (?:(?:war|waren|ist|sind|alle|sehr|total|noch|ganz) )*(?:klebrig|klebten|klebt|kleben|dreckig|schmutzig|verschmiert)\b/gu,
      'sauberkeit badmark ,',
    ],
    // A price that is called a crime.
    [
      /\b(?:raub|diebstahl) am hell?l?ichten tag\b|\b(?:pure[rs]?|reine[rs]?|glatter?|moderne[rs]?) (?:raub|diebstahl|wucher|wegelagerei)\b|\b(?:das ist|einfach|schon) (?:raub|diebstahl|wucher)\b|\b(?:wegelagerei|halsabschneider\w*|wucherpreise?|mondpreise?|apothekenpreise?)\b/gu,
      'preise badmark ,',
    ],
    [/\b(?:rufen|ruft|riefen) (?:\w+ ){0,2}(?:nie|nicht) zuruck\b/gu, 'keineantwort ,'],
    [/\b(?:standardantwort\w*|standardmails?|textbaustein\w*)\b/gu, 'kundenservice badmark ,'],
    [
      /\b(?:bedient|beraten|geholfen|gegrusst|begrusst|beachtet) (?:hat|wurden?) (?:\w+ ){0,2}(?:keiner|niemand|nicht)\b/gu,
      'service badmark ,',
    ],
    // What others gave for reasons.
    [/(?<=(?:^|[.!?\n,;:])\s*)angeblich (?!nicht zu ?hause|niemand|keiner|war|nicht an)[^.!?\n]*/gu, ''],
    [/\bzu (?:kurz|lang|gross|klein|eng|weit|teuer|kalt|warm|laut)\?/gu, '?'],
    [
      /\b(\d+|zwei|drei|vier|funf|sechs|acht|zehn) (?:wochen|monate|tage|stunden) (?:(?:sind|ist|finde|ich|doch|schon|aber|echt|wirklich|einfach) ){0,4}(?:sehr |viel |zu )*lange?\b|\b(?:wochen|monate|tage|stunden) statt (?:\w+ ){0,2}(?:\d+|ein\w*|zwei|drei|vier|funf|zehn)? ?(?:tagen?|wochen?|stunden?|minuten)\b/gu,
      'wartezeit badmark ,',
    ],
    [/\bsturzt (?:\w+ ){1,8}ab\b|\b(?:offnet|startet) (?:sich )?(?:\w+ ){0,4}nicht mehr\b/gu, 'absturz badmark ,'],
    [
      /\bwie (?:ein|kleine) (?:\w+ )?(?:dummes? )?(?:kind|kinder|schuljunge|idiot|bittsteller) (?:behandelt|belehrt|abgefertigt)\b|\b(?:behandelt|belehrt|abgefertigt) (?:\w+ ){0,2}wie (?:ein (?:\w+ )?(?:dummes )?kind|idioten|kinder|schuljungen|bittsteller)\b/gu,
      'personal unfreundlich',
    ],
    [/\bder typ\b(?=[^.!?\n]{0,60}\bunfreundlich)/gu, 'personal'],
    [
      /\b(?:medikamente?|produkte?|artikel|ware|sorten?|brotchen) (?:\w+ ){0,2}(?:nicht (?:da|vorratig|auf lager|verfugbar)|ausverkauft)\b/gu,
      'auswahl badmark ,',
    ],
    [
      /\b(?:flug|fluge|zug|bus) (?:\w+ ){0,5}(?:gestrichen|storniert|annulliert|abgesagt|ausgefallen)\b/gu,
      'verspatung badmark ,',
    ],
    [
      /\b(?:antwortete|antworteten|reagierte|reagierten|entgegnete) (?:\w+ ){0,2}(?:patzig|pampig|unfreundlich|schnippisch|unverschamt|frech|genervt|gereizt|ruppig)\b/gu,
      'personal unfreundlich ',
    ],
    [/\b(?:das )?allerletzte (?:sind|ist|war|waren) (?:die|der|das) (\w+)/gu, '$1 badmark '],
    [
      /\bbestellt(?: und bezahlt)?,? (?:und |aber )?(?:immer noch|noch immer|bis heute|bis jetzt) nichts\b/gu,
      'lieferung badmark ,',
    ],
    [
      /\b(tisch|platz|platze) (?:\w+ ){0,2}(?:neben|bei|vor|an|nahe) (?:der|den|dem) (?:toiletten?|wc|klos?)\b/gu,
      '$1 ',
    ],
    [
      /\bpunkte? (?:zu|die|zum) (?:verbesser\w+|kritisieren)\b|\b(?:positive|negative|wichtige|schwache|starke)[nr]? punkte?\b|\btrotz (?:\w+ ){0,2}termin\w*\b/gu,
      '',
    ],
    [
      /\bmuss\w* (?:\w+ ){0,2}(?:nicht|kaum|nie) (?:\w+ ){0,3}(?:warten|anstehen)\b|\bnur (?:\w+ )?minuten? (?:verspatung|zu spat|gewartet|wartezeit)\b/gu,
      '',
    ],
    ...sleepless(
      '(?:an (?:\\w+ )?schlaf (?:\\w+ ){0,8}nicht zu denken|(?:nicht|kaum|unmoglich zu) (?:\\w+ )?(?:schlafen|einschlafen|durchschlafen)|geschlafen (?:haben?|hatten?) (?:wir|ich) (?:\\w+ )?(?:kaum|nicht|nie|wenig)|schlaflose nachte?|kein auge zu(?:getan|gemacht|machen)?|um den schlaf gebracht)',
      'strasse\\w*|musik|nachbarn?|verkehr|bar|party|baustelle|autos?|lkw|geschrei|fenster|wande|hunde?|disco|aufzug|flugzeuge?|zuge?|bahn\\w*',
      'larm',
    ),
    [
      de.of(
        '(?:(?:warte\\w*|wartet) (?:(?:ich|wir|man|immer|noch|bis|heute|seit|nun|schon|vergeblich|\\w+ ){0,6})?auf (?:eine |die |ihre |irgendeine )?(?:antwort|ruckmeldung|ruckruf|reaktion)|(?:mails?|e-mails?|anfragen?|nachrichten?|anrufe?|schreiben|beschwerden?) (?:\\w+ ){0,3}(?:(?:nicht|nie|gar nicht|kaum) (?:reagiert|beantwortet|geantwortet)|ignoriert|unbeantwortet)|(?:nicht|nie|niemand|keiner) (?:\\w+ ){0,2}(?:zuruckgerufen|zuruckgemeldet|ruft zuruck|rief zuruck|meldete sich|hat sich gemeldet|gemeldet|antwortet\\w*)(?: worden)?|(?:wollte|sollte|versprochen\\w*|versprach\\w*) (?:\\w+ ){0,3}(?:zuruckrufen|zuruckzurufen|sich melden|zu melden|ruckruf),? (?:\\w+ ){0,4}(?:nichts|nie|nicht|niemand|bis heute)(?: \\w+)?|um ruckruf gebeten)(?![^.!?\\n]*\\b(?:schnell|sofort|prompt|umgehend)\\b)',
      ),
      'keineantwort ,',
    ],
    [
      de.of(
        `(?:dauerte?|dauert|gedauert|warten|gewartet|wartet) (?:\\w+ ){0,3}(?:ewig|eine (?:halbe )?ewigkeit|stundenlang|endlos)|(?:endlose|ewig lange|riesige|ewige|unendliche) (?:warte)?schlangen?|stundenlang(?:es)? (?:warten|gewartet|anstehen|angestanden)|erst nach (?:\\w+ )?${de.number} ${de.short} (?=(?:\\w+ ){0,3}(?:bedient|getranke|essen|bestell\\w+|karte|bedienung|dran))`,
      ),
      'wartezeit badmark ,',
    ],
    [
      de.of(
        '(?:viel |deutlich |abends |oft |standig |immer )*(?:zu viele (?:leute|menschen|besucher|gaste|mitglieder)|uberfullt\\w*|uberlaufen|zu voll|vollig voll)',
      ),
      'zuvielandrang ,',
    ],
    [
      de.of(
        '(?:\\d+(?:[.,]\\d+)?|[a-z]+) ?(?:€|euro) fur (?:\\w+ ){0,5}\\w+,? (?:(?:das|ist|eine|ein|so|echt|doch|wirklich|einfach|schlicht) )*(?:frechheit|abzocke|unverschamt\\w*|wucher|witz|zu teuer|lacherlich|wahnsinn|halsabschneiderei)',
      ),
      'preise badmark ,',
    ],
    [
      de.of(
        '(?:niemand|keiner|nie jemand) (?:(?:hat|kam|fragte?|uns|kummerte|interessierte|sich|um|der|die|bei|zu|vorbei) )*(?:gefragt,? ob|fragte,? ob|bedient|kummert\\w*|gekummert|abgeraumt|nachgefragt|kam|zustandig|beachtet)',
      ),
      'service badmark ,',
    ],
    [
      de.of(
        '(?:bei |die |den |der )?andere[nr]? (?:banken|bank|airlines?|firmen|versicherungen|shops?|handlern?|verkaufern?|apps?|werkstatten|studios?|marken)',
      ),
      'anderswo',
    ],
    [
      de.of('(?:im|beim|in der|beim) \\w+ (?:am bahnhof|gegenuber|nebenan|um die ecke)(?=[^.!?\\n]*\\bhier\\b)'),
      'anderswo',
    ],
  ],
  it: [
    [/\b(?:da|per|a|di|puo|possono|poter|deve|fa) tenere\b/gu, ''],
    // Charged more than was agreed; who was to come, and did not.
    [
      /\b(?:fatto pagare|pagat\w|addebitat\w|chiest\w) (?:\w+ ){0,2}(?:il doppio|il triplo)\b|\bpiu (?:di|del) (?:quanto )?(?:preventiv\w+|pattuit\w|concordat\w)\b/gu,
      'prezzi badmark ,',
    ],
    [/\bprezz[oi] (?:da|di|e una|sono una|is una) (?:rapina|furto|strozzin\w|ladri|usura)\b/gu, 'prezzi badmark ,'],
    [
      /\b(?:tecnico|idraulico|elettricista|corriere|operai[oi]?|fabbro) (?:(?:che )?(?:doveva|sarebbe dovuto)) (?:venire|passare|arrivare)[^.!?\n]{0,25}\b(?:mai (?:vist|arrivat|venut|passat)\w|non is (?:mai )?(?:venut|arrivat|passat)\w)/gu,
      'appuntamento badmark ,',
    ],
    [
      /\brinnovat\w (?:\w+ ){0,2}(?:automaticamente|senza (?:avvis\w+|preavviso|consenso|chieder\w*|il mio))/gu,
      'contratto badmark polizza badmark ,',
    ],
    [
      /\bpromett\w+ (?:\w+ ){0,5}(?:non mantengono|mai mantenut\w)\b|\bnon (?:mantengono|rispettano|mantiene) (?:\w+ )?(?:promess\w|impegn\w|parola|quanto)/gu,
      'servizio badmark ,',
    ],
    [
      /\bimpast[oi] (?:(?:era|is|molto|ancora|quasi|completamente) )*(?:crud[oi]|bruciat[oi]|gommos[oi])\b/gu,
      'pizza badmark ',
    ],
    // Cold, as it should be.
    [
      /(?<!\b(?:non|poco|mai) (?:\w+ ){0,2})\b(birr[ae]|bibit[ae]|bevand[ae]|acqua|prosecco|spumante|vin[oi] bianc[oi]) (?:(?:almeno|era|erano|is|molto|bella|bello|belle|ben|sempre) ){0,4}(?:fredd|gelat|ghiacciat|fresc)[oaie]+\b/gu,
      '$1 goodmark',
    ],
    // To choose something is not what there is to choose from.
    [
      /\buna (?:\w+ )?scelta (?:(?:molto|davvero|sicuramente) )?(?:affidabil|sicur|giust|azzeccat|ottim|perfett|eccellent|valid|saggi|sbagliat|pessim|obbligat|consigliat)\w*\b/gu,
      '',
    ],
    // Who is heard walks somewhere.
    [
      /\bverso (?:il|la|i|le|lo|gli|l') ?(?:\w+ )?(?:bagn[oi]|camer[ae]|stanz[ae]|cucina|ascensore)(?: (?:comune|condiviso))?\b/gu,
      '',
    ],
    [
      /\b(?:signor[aei]|ragazz[aeoi]|gente) (?:del|della|dello|al|alla) (?:negozio|cassa|banco|reception|locale|bar)\b/gu,
      'personale',
    ],
    [/\bnon (?:is|era|sono) (?:certo |proprio )?il (?:massimo|top)\b/gu, 'badmark'],
    // Agreed for one hour, and come at another.
    [
      /\b(?:dovev\w+|appuntamento|previst\w|fissat\w|detto|promess\w) (?:\w+ ){0,2}(?:alle?|per le) (?:ore )?\d{1,2}(?:[:.h]\d{2})?[^.!?\n]{0,30}\b(?:arrivat\w|venut\w|presentat\w|vist\w|ricevut\w|chiamat\w) (?:alle?|dopo le|verso le) \d{1,2}(?:[:.h]\d{2})?/gu,
      'attesa badmark ,',
    ],
    [
      /\b(?:un|una|vero|vera|autentic\w|propri\w) (?:furto|rapina|salasso|ladrata|ladrocinio)\b(?=[^.!?\n]{0,60}\d ?(?:€|euro))/gu,
      'prezzi badmark ,',
    ],
    [
      /\b(?:(?:attivat\w|sottoscritt\w|fatt\w) (?:[\w']+ ){0,2}(?:offerta|contratto|piano|servizio|abbonamento|opzione) (?:\w+ )?(?:divers[oa]|mai (?:chiest|richiest)\w|che non (?:avev|ho|vole)\w*|senza (?:chieder\w+|il mio|consenso|avvis\w+)))(?![\p{L}])/gu,
      'contratto badmark ,',
    ],
    [/\b(?:nessun|nessuna|alcuna|senza) (?:riscontro|risposta|notizi[ae])\b/gu, 'nessunarisposta ,'],
    [
      /\bnon (?:mi |ci |ti |hanno |ha )*(?:risolt\w|risolv\w+) (?:nulla|niente)\b|\bnessuno (?:\w+ ){0,2}(?:risolt\w|risolv\w+)\b|\bnessuna soluzione\b/gu,
      'servizio badmark ,',
    ],
    [
      /\b(?:nessuno (?:ci |mi |ti )?(?:avvis\w+|ha avvisat\w|avverte|ha avvertit\w|inform\w+)|senza (?:alcun )?(?:preavviso|avvis\w+|avvertire))(?![\p{L}])/gu,
      'comunicazione badmark ,',
    ],
    [
      /\b(?:(?:aument[oi]|rincar[oi]) (?:\w+ ){0,3}(?:abusiv\w|ingiustificat\w|esagerat\w|assurd\w|vergognos\w)|(?:passat\w|salit\w|aumentat\w) da \d+ ?(?:€|euro)? a \d+)(?![\p{L}])/gu,
      'prezzi badmark ,',
    ],
    [
      /\b(?:dopo (?:piu di )?(?:un'|una|due|tre|quattro|\d+) ?or[ae],? (?:ancora |non si (?:vede|vedeva|presenta|is visto) |non (?:viene|veniva|arriva|arrivava) )?nessuno)(?![\p{L}])/gu,
      'attesa badmark ,',
    ],
    [
      /\b(condizionator[ei]|aria condizionata|climatizzat\w+|riscaldament\w+|ascensor[ei]|wi-?fi|doccia|televisore|tv|frigo(?:bar)?|phon|caldaia) (?:\w+ )?non (?:andav\w+|va|funziona\w*|partiv\w+|is mai partit\w)/gu,
      '$1 badmark ,',
    ],
    [/\bvisto il prezzo\b/gu, ''],
    [/\b(?:app|applicazione) non si apre\b/gu, 'app badmark ,'],
    [/\bnon si apre (?:piu|nemmeno|neanche)\b/gu, 'crash badmark ,'],
    [
      /\bprendere (?:un|una|il) (?:numero|misura|taglia) (?:piu|in (?:piu|meno)) ?(?:piccol[oa]|grande)?\b/gu,
      'vestibilita badmark ,',
    ],
    [/\bsegreteri[ae] (?=maleducat|scortes|antipatic|sgarbat|arrogant|cafon)/gu, 'personale '],
    [/\bmanca(?:va)? (?:un |uno |una )?(?:ver[oa] )?(?:cuoco|cuoca|chef)(?: vero)?\b/gu, 'cibo badmark ,'],
    [/\bordinato(?: e pagato)?,? (?:e |ma )?(?:ancora|tuttora) (?:niente|nulla)\b/gu, 'consegna badmark ,'],
    [
      /\b(tavol[oi]|posti?|sedut[oi]) (?:\w+ ){0,2}(?:attaccat[oi]|vicin[oi]|accanto|di fianco|davanti) (?:al|ai|alla|alle) (?:bagn[oi]|toilettes?|servizi)\b/gu,
      '$1 ',
    ],
    [
      /\bpunt[oi] (?:(?:da|di) )?(?:migliorare|rivedere|positiv[oi]|negativ[oi]|fort[ei]|debol[ei]|vista|important[ei])\b|\bnonostante (?:l')?appuntamento\b/gu,
      '',
    ],
    [/\bnon (?:abbiamo|ho|si deve|si|bisogna|c'is) (?:dovuto |da )?(?:aspett|atte)\w+[^.,;!?\n]*/gu, ''],
    ...sleepless(
      '(?:impossibile (?:\\w+ )?(?:dormire|riposare|chiudere occhio)|non (?:si (?:riesce|riusciva|puo|poteva) (?:a )?|siamo riusciti a |sono riuscit[oa] a |abbiamo potuto |ho potuto )(?:dormire|riposare|chiudere occhio)|non (?:abbiamo|ho) (?:mai )?(?:chiuso occhio|dormito)|nott[ei] (?:insonn[ei]|in bianco))',
      'strad[ae]|musica|vicini|traffico|bar|feste?|lavori|macchine|camion|urla|pareti|cani|discoteca|ascensore|aerei|treno',
      'rumore',
    ),
    [
      it.of(
        "(?:(?:aspett\\w+|attend\\w+|attesa) (?:\\w+ ){0,3}(?:di |che (?:mi|ci) )?(?:una (?:risposta|chiamata|telefonata)|risposta|rispondano|richiamino|riscontro)|mai (?:\\w+ ){0,2}(?:rispost[ae]|riscontro|richiamat\\w)|(?:mail|email|messaggi|telefonate|chiamate|segnalazioni|richieste) (?:\\w+ ){0,2}(?:senza (?:risposta|riscontro)|ignorat[ei])|(?:nessuno|non|mai) (?:(?:mi|ci|ti|si|ha|hanno|is|piu|nemmeno) )*(?:richiam\\w+|ricontatt\\w+|rispond\\w+(?! all[ae]\\b)|rispost[oa])|(?:dovevano|doveva|promesso di|avrebbero dovuto) (?:richiamar\\w+|ricontattar\\w+|rispondere|farsi sentire),? (?:e |ma )?(?:non|mai|nessuno|niente|nulla)(?: [\\w']+){0,4})(?![^.!?\\n]*\\b(?:subito|giornata|arrivata|velocemente)\\b)",
      ),
      'nessunarisposta ,',
    ],
    [
      it.of(
        `(?:aspettar\\w*|aspettat\\w*|attes\\w*|impiegat\\w*|messo|atteso) (?:\\w+ ){0,2}(?:una vita|un'eternita|ore e ore|un secolo)|(?:fil[ae]|cod[ae]) (?:interminabil\\w|infinit\\w|chilometric\\w\\w?|lunghissim\\w)|(?:una vita|un'eternita) (?:per|prima)`,
      ),
      'attesa badmark ,',
    ],
    [it.of('(?:troppa|tantissima) gente|sovraffollat[oaie]|tropp[oe] (?:person[ae]|affollat[oa])'), 'troppagente ,'],
    [
      it.of(
        "(?:\\d+(?:[.,]\\d+)?|[a-z]+) ?(?:€|euro) per (?:[\\w']+ ){0,5}[\\w']+,? (?:(?:is|una?|che|un|vera|davvero|proprio) )*(?:rapina|furto|follia|vergogna|esagerat[oi]|assurd[oi]|ladrocinio|ladri|troppo)",
      ),
      'prezzi badmark ,',
    ],
    [
      it.of(
        'nessuno (?:(?:is|ci|mi|si|ha|venuto|viene|passato|a|da|per) )*(?:chied\\w+ (?:se|cosa)|chiest\\w+ (?:se|cosa)|serv\\w+|offert\\w+|ordinare|prendere|pulire|aiut\\w+|accogli\\w+|accolt\\w+|avvicinat\\w)',
      ),
      'servizio badmark ,',
    ],
    [
      it.of(
        '(?:le |gli |i |delle |degli |alle |agli |nelle |negli )?altr[ie] (?:banche|compagnie|negozi|venditor\\w+|app|palestre|assicurazioni|marche|siti|officine|operator\\w+)',
      ),
      'altrove',
    ],
    [
      it.of(
        "(?:al|allo|alla|all'|nel|nella|il|la) ?\\w+ (?:della stazione|di fronte|accanto|all'angolo|di fianco)(?=[^.!?\\n]*\\bqui\\b)",
      ),
      'altrove',
    ],
  ],
  nl: [
    // Praise that is conceded.
    [/\bondanks (?:de |het |een )?(?:moderne?|mooie?|goede?|leuke?|nieuwe?|vriendelijke?) \p{L}+/gu, ''],
    // Nobody who helps is to be found.
    [
      /\bzoek maar (?:eens |even )?(?:iemand|een (?:medewerker|verkoper))\b|\b(?:geen (?:\w+ )?(?:personeel|medewerker\w*|verkoper\w*)|niemand) (?:\w+ ){0,2}te (?:vinden|bekennen|bespeuren)\b|\bnergens (?:\w+ )?(?:personeel|medewerker\w*|iemand) te (?:vinden|bekennen|zien)\b/gu,
      'service badmark ,',
    ],
    // Treated without regard.
    [
      /\b(?:geen|nul|totaal geen|gebrek aan|weinig) (?:enkele? |enig |enkel )?(?:empathie|respect|begrip|waardering|inlevingsvermogen|medeleven)\b|\b(?:respectloos|neerbuigend|onheus|denigrerend) (?:behandeld|bejegend)\b|\b(?:me|ons|mij|ik|wij|we|klant\w*|gasten|patient\w*) (?:\w+ ){0,3}slecht behandeld\b|\b(?:niet|nooit) (?:echt )?serieus (?:genomen|nemen|neemt)\b|\bvan bovenaf behandeld\b|\buit de hoogte\b|\b(?:als aan de |aan de )?lopende band (?:behandeld|afgewerkt)\b|\bals (?:een )?nummer behandeld\b/gu,
      'personeel badmark ,',
    ],
    // Told often, and nothing done; promised, and not kept.
    [
      /(?<!\b(?:gelukkig|god) (?:\w+ ){0,4})\b(?:niks|niets) (?:(?:wordt|werd|is|er|mee|aan|nog|daarvan|ooit) )*(?:opgepakt|opgelost|gedaan|geregeld|ondernomen|van terecht ?gekomen|gebeurd|verholpen)\b/gu,
      'service badmark ,',
    ],
    [
      /\b(?:al |reeds |minstens |zeker )?(?:drie|vier|vijf|zes|zeven|acht|tien|\d+) ?(?:keer|x|maal) (?:\w+ )?(?:gebeld|gemaild|geklaagd|contact opgenomen|gemeld)\b(?![^.!?\n]*\b(?:vriendelijk|snel|meteen|netjes|goed) )/gu,
      'klantenservice badmark ,',
    ],
    [
      /\b(?:altijd|steeds|constant|continu) in gesprek\b|\b(?:lijn|telefoon) (?:\w+ ){0,2}(?:in gesprek|bezet)\b/gu,
      'geenantwoord ,',
    ],
    [/\bstandaardverha\w+|\bstandaardpraatje\w*/gu, 'klantenservice badmark ,'],
    [
      /\bniemand (?:\w+ ){0,4}(?:laten weten|op de hoogte|verwittigd|geinformeerd|gewaarschuwd)\b|\bzonder (?:\w+ )?(?:bericht|waarschuwing|te verwittigen|iets te laten weten)\b/gu,
      'communicatie badmark ,',
    ],
    // A week was said, and it is months.
    [
      /\b(?:zou\w*|beloofd\w*|gezegd|levertijd) (?:\w+ ){0,3}(?:\d+|\w+) (?:dagen|weken)(?: (?:duren|zijn|levertijd|wachten))?[.,;!]* (?:(?:inmiddels|ondertussen|nu|al|zijn|het|we|is|intussen|werden|verder) )+(?:\d+|\w+) (?:weken|maanden)\b/gu,
      'wachttijd badmark ,',
    ],
    [
      /\bsmaak(?:t|te|ten) (?:\w+ )?(?:nergens naar|naar (?:niks|niets|karton|water))\b|\bsmaken (?:\w+ )?nergens naar\b/gu,
      'badmark',
    ],
    [
      /\b(?:plakkerige|plakkende|vieze|smerige|vuile) tafels?\b|\btafels? (?:(?:was|waren|is|zijn|erg|heel|nog|allemaal) )*(?:plakkerig|plakten|plakte|vies|smerig|vuil)\b|\bharen (?:overal|op de grond|in de (?:douche|kleedhokjes))\b/gu,
      'netheid badmark ,',
    ],
    // A price that is called a crime.
    [
      /\b(?:diefstal|roof) (?:op klaarlichte dag|gewoon)\b|\b(?:pure|gewoon|je reinste|ordinaire|legale) (?:diefstal|roof|afzetterij|oplichterij|woeker)\b|\b(?:woekerprij(?:s|zen)|afzetterij|geldklopperij|uitmelkerij)\b|\b(?:goed|flink|stevig|aardig|behoorlijk) aan de prijs\b/gu,
      'prijzen badmark ,',
    ],
    [/\b(?:bellen|belt|belden|belde) (?:\w+ ){0,2}(?:nooit|niet) terug\b/gu, 'geenantwoord ,'],
    [/\b(?:standaardantwoord\w*|standaardmails?)\b/gu, 'klantenservice badmark ,'],
    [
      /\b(?:bediend|geholpen|begroet|aangesproken|te woord gestaan) (?:heeft|werden|werd) (?:\w+ ){0,3}(?:niemand|niet|nooit)\b/gu,
      'service badmark ,',
    ],
    // What others gave for reasons.
    [/(?<=(?:^|[.!?\n,;:])\s*)(?:zogenaamd|zogezegd) (?!niet thuis|niemand|was|waren)[^.!?\n]*/gu, ''],
    [/\bte (?:kort|lang|groot|klein|krap|wijd|duur|koud|warm|luid)\?/gu, '?'],
    [/\bnooit (?:enig |een )?(?:\w+ )?antwoord\w*\b/gu, 'geenantwoord ,'],
    [/\bmuziek (?:\w+ ){0,3}nooit\b/gu, ''],
    [
      /\b(\d+|twee|drie|vier|vijf|zes|acht|tien) (?:weken|maanden|dagen|uur) (?:(?:is|vind|ik|toch|wel|echt|gewoon) ){0,4}(?:heel |erg |veel |te )*lang\b(?! genoeg)|\b(?:weken|maanden|dagen|uur) in plaats van (?:\w+ ){0,2}(?:dagen|weken|uur|minuten|week|dag)\b/gu,
      'wachttijd badmark ,',
    ],
    [/\bgeen (?:dessert|toetje|nagerecht|koffie|voorgerecht) (?:meer )?(?:genomen|besteld|gehad)\b/gu, ''],
    [
      /\b(?:start|opent) (?:hij |de app |meteen )?niet (?:meer )?op\b|\bapp (?:gaat|start|opent) niet (?:meer )?(?:open|op)?\b/gu,
      'app badmark ,',
    ],
    [
      /\bbeloof\w* (?:\w+ ){0,2}terug te bellen\b[.,;!]* (?:maar |en )?(?:(?:hij|zij|ze) )?(?:deed (?:dat|het|hij|ze|zij) niet|niet gedaan|nooit (?:gebeurd|gedaan)|niks|niets)\b/gu,
      'geenantwoord ,',
    ],
    [/\baltijd (?:een )?rij,? maar (?:dat|die)\b/gu, ''],
    [/\b(?:twee|drie|vier|vijf|\d) ?(?:keer|x) (?:\w+ ){0,3}(?:moeten vragen|gevraagd)\b/gu, 'bediening badmark ,'],
    [/\btrack ?(?:& |and |en )?trace\b/gu, 'levering'],
    [
      /\bbesteld(?: en betaald)?,? (?:en |maar )?(?:nog steeds|nog altijd|tot op heden|tot nu toe) (?:niks|niets)\b/gu,
      'levering badmark ,',
    ],
    [/\b(?:negatieve|asociale|nare|onbeschofte|vreselijke) gedrag van (?:de|het) (\w+)/gu, '$1 badmark ,'],
    [/\bbediening\W+(?:\w+ ){1,3}niemand gezien\b/gu, 'bediening badmark ,'],
    [/\b(tafel|plek|plaats) (?:\w+ ){0,2}(?:naast|bij|voor|tegenover) (?:de|het) (?:toilet|toiletten|wc)\b/gu, '$1 '],
    [nl.of('over de koppen lopen|op elkaars lip|als haringen in een ton'), 'tedruk ,'],
    [
      /\bpunten? (?:ter|voor) verbetering\b|\b(?:positieve|negatieve|sterke|zwakke|belangrijke) punten?\b|\bondanks (?:\w+ )?afspraak\b/gu,
      '',
    ],
    [/\bhoef\w* (?:\w+ ){0,2}(?:niet|geen|nauwelijks) (?:\w+ ){0,3}(?:te )?wachten\b/gu, ''],
    ...sleepless(
      '(?:geen oog dicht ?(?:gedaan|doen)?|(?:nauwelijks|amper|geen minuut) (?:\\w+ )?(?:slapen|geslapen)|(?:konden|kon|kunnen) (?:we |wij |ik )?(?:\\w+ ){0,2}niet slapen|geslapen (?:hebben|heb|hadden) (?:we|wij|ik) (?:\\w+ )?(?:nauwelijks|niet|amper|weinig)|slapeloze nachten?|slapen (?:was|is) (?:\\w+ )?onmogelijk|niet te slapen)',
      "straat\\w*|weg|muziek|buren|verkeer|bar|feest\\w*|bouw\\w*|auto's|vrachtwagens?|geschreeuw|muren|honden?|disco\\w*|lift|vliegtuigen|trein\\w*",
      'lawaai',
    ),
    [
      nl.of(
        '(?:(?:wacht|wachten|wachtte|wachtend) (?:\\w+ ){0,7}op (?:een |het |hun )?(?:simpel |kort |enig )?(?:antwoord|reactie|terugkoppeling|telefoontje|respons)|(?:antwoord|beantwoord)(?:t|en|de|den)? (?:\\w+ ){0,2}(?:niet|nooit)(?: op (?:de |mijn |onze )?(?:mails?|e-mails?|vragen|berichten))?|(?:mails?|e-mails?|berichten|vragen|klachten|telefoontjes) (?:\\w+ ){0,3}(?:nooit|niet|genegeerd|onbeantwoord)(?: \\w+)?|(?:zou|zouden|beloofd\\w*) (?:\\w+ ){0,2}(?:terugbellen|terug te bellen|terug bellen|contact opnemen),? (?:\\w+ ){0,5}(?:nooit|niet|niets|niemand|geen)(?: \\w+)?|pas na (?:\\w+ ){0,4}(?:weken|week|maanden|dagen) (?:\\w+ ){0,3}antwoord)(?![^.!?\\n]*\\b(?:kreeg|kwam|snel|meteen|dezelfde)\\b)',
      ),
      'geenantwoord ,',
    ],
    [
      nl.of(
        `(?:duurde|duurt|geduurd|wachten|gewacht) (?:\\w+ ){0,2}(?:eeuwen|een eeuwigheid|eindeloos|eindeloos lang|uren)|(?:een eeuwigheid|uren) (?:gewacht|wachten|voordat)|(?:eindeloze|ellenlange|gigantische|enorme) (?:rij|rijen|wachtrij\\w*)`,
      ),
      'wachttijd badmark ,',
    ],
    [
      nl.of(
        "(?:veel |veels |'s avonds |altijd )*(?:te veel (?:mensen|volk|leden|bezoekers)|overvol|te druk|overbevolkt)",
      ),
      'tedruk ,',
    ],
    [
      nl.of(
        '(?:\\d+(?:[.,]\\d+)?|[a-z]+) ?(?:€|euro) voor (?:\\w+ ){0,5}\\w+,? (?:(?:dat|is|een|gewoon|echt|pure|wat) )*(?:belachelijk|diefstal|schande|schandalig|afzetterij|oplichting|absurd|te duur|te gek)',
      ),
      'prijzen badmark ,',
    ],
    [
      nl.of(
        'niemand (?:(?:heeft|kwam|ons|zich|die|om|naar|bij|er|vroeg|komt|te|ook|maar) )*(?:gevraagd of|vroeg of|vragen of|bediende?|bediend|langs|langsgekomen|geholpen|helpen|opnemen|bekommerde|afruimen)',
      ),
      'service badmark ,',
    ],
    [
      nl.of(
        '(?:bij |de |alle )?andere (?:banken|bank|maatschappijen|winkels|verkopers|apps|verzekeraars|webshops|sportscholen|merken|aanbieders)',
      ),
      'elders',
    ],
    [
      nl.of(
        '(?:in|bij|aan) (?:de|het) \\w+ (?:op het station|hiernaast|ernaast|aan de overkant|om de hoek)(?=[^.!?\\n]*\\bhier\\b)',
      ),
      'elders',
    ],
  ],
  pt: [
    [
      /\bpior (aplicativo|app|aplicacao|banco|site|loja|atendimento|restaurante|hotel)\b(?! (?:que|do que|d[oa]s? (?:lado|concorr\w+)))/gu,
      '$1 badmark ,',
    ],
    // Charged more than is owed; who cannot be reached.
    [
      /\bcobr\w+ (?:\w+ )?(?:o (?:dobro|triplo)|a mais|(?:mais )?(?:do|de) que (?:devo|devia|combin\w+))/gu,
      'precos badmark ,',
    ],
    [
      /\bprecos? (?:(?:is|sao|e|eram|era) )?(?:um|uma|de) (?:assalto|roubo|exagero|absurdo|fortuna|vergonha)\b/gu,
      'precos badmark ,',
    ],
    [
      /\b(?:dificuldade|dificil|impossivel|complicado) (?:\w+ ){0,2}(?:contat\w+|contact\w+|falar com|comunicar)(?: (?:com|a|para) (?:a |o )?(?:loja|empresa|alguem|atendente|vendedor))?(?: (?:via|por|pelo) (?:telefone|whatsapp|email))?/gu,
      'semresposta ,',
    ],
    [
      /\bpromet\w+ (?:\w+ ){0,5}(?:e )?(?:nao|nunca) (?:\w+ )?cumpr\w+|\bnao cumpr\w+ (?:com )?(?:o (?:que )?(?:promet\w+|combinad\w+|acordado)|a palavra|promessas|prazos?)/gu,
      'atendimento badmark ,',
    ],
    [
      /\brenov\w+ (?:\w+ ){0,3}(?:automaticamente|sem (?:avis\w+|autoriza\w+|pedir|consult\w+))/gu,
      'contrato badmark apolice badmark ,',
    ],
    [
      /\b(?:menin[oa]s?|moc[oa]s?|senhor(?:a|as|es)?|rapariga|raparigas|rapaz|rapazes) d[oa] (?:loja|balcao|caixa|recepcao|rececao|bar|cafe)\b/gu,
      'funcionarios',
    ],
    [/\b(?:material|tecido|qualidade)\b[^,;!?\n]{0,25}\b(?:bem |muito )?(?:inferior|diferente)\b/gu, 'faultmark ,'],
    // Agreed for one hour, and come at another.
    [
      /\b(?:ficar\w+|ficou|marcad\w|marcaram|combin\w+|agendad\w|agendaram|disser\w+|promet\w+|era|consulta|hora) (?:de |que )?(?:vir |chegar |passar |vinham )?(?:as|para as|a) \d{1,2}(?:[:.h]\d{2})?h?[^.!?\n]{0,30}\b(?:vieram|veio|cheg\w+|apareceu|apareceram|atend\w+|entrei|fui chamad\w) (?:so |ja )?(?:as|depois das|passava das) \d{1,2}(?:[:.h]\d{2})?/gu,
      'espera badmark ,',
    ],
    [
      /\b(?:um|autentico|verdadeiro|puro) (?:assalto|roubo|absurdo)\b(?=[^.!?\n]{0,60}(?:\d ?(?:€|euros?|reais|centavos)|r\$ ?\d))|\bpreco (?:\w+ )?(?:um )?(?:assalto|absurdo|roubo)\b/gu,
      'precos badmark ,',
    ],
    [
      /\b(?:(?:ativ\w+|contrat\w+|mud\w+|colocaram|fizeram) (?:\w+ ){0,3}(?:plano|oferta|pacote|servico|tarifario|contrato|seguro) (?:\w+ )?(?:diferente|que (?:nao|nunca) (?:pedi|quis|solicitei|autorizei|contratei)|sem (?:a minha|minha|autoriza\w+|avis\w+|pedir)))(?![\p{L}])/gu,
      'contrato badmark ,',
    ],
    [
      /\bnada de (?:retorno|resposta)\b|\b(?:nenhum|nenhuma|sem) (?:retorno|posicionamento|resposta|noticias)\b/gu,
      'semresposta ,',
    ],
    [
      /\b(?:nao|nem) (?:me |nos |te |se )?(?:resolv\w+|solucion\w+) nada\b|\bnada (?:se |foi |is |ainda )*(?:resolv\w+|solucionad\w+)\b|\bninguem (?:\w+ ){0,2}(?:resolv\w+|solucion\w+)\b|\bnenhuma solucao\b/gu,
      'atendimento badmark ,',
    ],
    [
      /\b(?:ninguem (?:nos |me |te )?(?:avis\w+|inform\w+)|(?:sem|nem) (?:\w+ )?avis(?:o|ar\w*))(?![\p{L}])/gu,
      'comunicacao badmark ,',
    ],
    [
      /\b(?:(?:aumentos?|reajustes?|subidas?) (?:\w+ ){0,6}(?:abusiv\w+|absurd\w+|injustificad\w+|exagerad\w+)|(?:foi|passou|subiu|aumentou) de \d+ ?(?:€|euros?|reais)? (?:para|a) \d+)(?![\p{L}])/gu,
      'precos badmark ,',
    ],
    [
      /\b(?:(?:depois de|apos|ao fim de) (?:mais de )?(?:uma|duas|tres|quatro|\d+) horas?,? (?:\w+ )?ninguem)(?![\p{L}])/gu,
      'espera badmark ,',
    ],
    [/\b(?:garcom|garcon|empregado|atendente|funcionario) sumiu\b/gu, 'atendimento badmark ,'],
    [/\bso veio uma vez\b/gu, 'atendimento badmark ,'],
    [
      /\b(?:nao veio|veio) (?:a |na |com a )?cor (?:errada|diferente|que (?:\w+ )?(?:comprei|pedi|escolhi|encomendei)|(?:n?a )?qual)\b/gu,
      'produto badmark ,',
    ],
    [/\b(?:isso|o|e|is|tudo|so) que conta\b/gu, ''],
    [
      /\b(?:encomendei|comprei|encomendado|comprado)\b[^.!?\n]{0,40}\b(?:ainda|ate (?:agora|hoje)) nada\b/gu,
      'entrega badmark ,',
    ],
    [
      /\b(mesas?|lugar|lugares) (?:\w+ ){0,2}(?:ao lado|perto|junto|em frente|colad[oa]s?) (?:dos?|das?|aos?|as?) (?:casas? de banho|banheiros?|wc)\b/gu,
      '$1 ',
    ],
    [
      /\bpontos? (?:(?:a|para|de) )?(?:melhorar|rever|positivos?|negativos?|fortes?|fracos?|vista|importantes?)\b|\bapesar d[eao] (?:\w+ ){0,2}marcacao\b/gu,
      '',
    ],
    // Broken for weeks, it still is.
    [/\b(esta|estao|continua\w*|anda\w*) (\w+) ha (?:\w+ )?(?:dias|semanas|meses|anos)\b/gu, '$1 $2'],
    [/\bnao (?:demor|esper|tivemos (?:de|que) esper|tive (?:de|que) esper|se esper)\w*[^.,;!?\n]*/gu, ''],
    ...sleepless(
      '(?:(?:nao|sem) (?:pregamos|preguei|conseguimos|consegui|se consegue|deu para|foi possivel|conseguir|poder|pregar|pudemos) ?(?:\\w+ )?(?:olho|dormir|descansar)|impossivel (?:dormir|descansar)|noites? (?:em claro|em branco))',
      'rua|estrada|musica|vizinhos?|transito|trafego|bar|festas?|obras?|carros?|camioes|gritos|paredes|caes|discoteca|elevador|avioes|comboio',
      'barulho',
    ),
    [
      pt.of(
        '(?:(?:espera|esperar|espero|aguardo|aguardando|aguardar|esperando) (?:\\w+ ){0,2}(?:por |de |que me )?(?:uma |a |sua |alguma )?(?:resposta|respondam|retorno|contacto|contato)|(?:nunca|nao|jamais|ninguem) (?:(?:me|nos|se|o|a|eles|sequer|mais) )*(?:respond\\w+(?! (?:as|a|aos) (?:minhas )?(?:expect|neces))|atend(?:e|em|eu|eram) (?=o tele|as cham|a cham)|retorn(?:a|am|ou|aram) (?:o contato|as mensagens|a ligacao)|ligaram|ligou de volta|deram resposta|deu resposta)(?: (?:o telefone|o telemovel|as chamadas))?|(?:ficaram|ficou|prometeram|prometeu) (?:de )?(?:me )?(?:ligar|retornar|contactar|responder) e (?:nunca|nao|ate hoje|nada)(?: \\w+)?|sem (?:qualquer |nenhuma )?resposta)(?![^.!?\\n]*\\b(?:veio|logo|rapid\\w*|imediat\\w*)\\b)',
      ),
      'semresposta ,',
    ],
    [
      pt.of(
        `(?:demor\\w+|esper\\w+|lev\\w+) (?:\\w+ ){0,2}(?:uma eternidade|seculos|imenso tempo|muitissimo|horas e horas)|(?:filas?) (?:interminav\\w+|infinitas?|enormes?|gigantes\\w*|quilometricas?|sem fim)|${pt.number} ${pt.short} (?:para|ate) (?:(?:nos|sermos|ser|me|que) )*(?:atend\\w+|serv\\w+|trazer\\w*|traz\\w*|pedir|chegar a comida|pagar)`,
      ),
      'espera badmark ,',
    ],
    [
      pt.of(
        '(?:demasiada gente|gente a mais|gente demais|muita gente e pouco\\w*|superlotad[oa]|sobrelotad[oa]|a abarrotar|lotad[oa] demais)',
      ),
      'gentedemais ,',
    ],
    [
      pt.of(
        '(?:\\d+(?:[.,]\\d+)?|[a-z]+) ?(?:€|euros?|reais|r\\$) por (?:\\w+ ){0,5}\\w+,? (?:(?:is|e|um|uma|que|autentico|verdadeiro) )*(?:roubo|assalto|absurdo|exagero|vergonha|abuso|exploracao|carissimo)',
      ),
      'precos badmark ,',
    ],
    [
      pt.of(
        'ninguem (?:(?:nos|me|veio|vem|se|apareceu|foi|para|a) )*(?:pergunt\\w+ se|atend\\w+|ofereceu|limp\\w+|ajud\\w+|serv\\w+|aproximou|recebeu)',
      ),
      'atendimento badmark ,',
    ],
    [
      pt.of(
        '(?:os |as |de |nos |nas |dos |das )?outr[oa]s (?:bancos?|lojas?|vendedor\\w*|companhias?|empresas?|apps?|aplicativos?|seguradoras?|ginasios?|academias?|marcas?|sites?)',
      ),
      'outro lugar',
    ],
    [
      pt.of('(?:no|na|o|a) \\w+ (?:da estacao|em frente|ao lado|da esquina|da rodoviaria)(?=[^.!?\\n]*\\baqui\\b)'),
      'outro lugar',
    ],
  ],
};
