import type { Phrases } from '../aspects/lexicon.ts';
import { times } from '../aspects/times.ts';

const { fr, es, de, it, nl, pt } = times;

/** At the beginning of what is said, where nothing is named. */
const opening = (source: string): RegExp => new RegExp(`(?<=^|[.!?,;\\n]\\s*)(?:${source})(?![\\p{L}])`, 'gu');

/**
 * What is told of in a trade without a word of opinion, in the languages other than English: what an app does not take
 * in, food that came cold, what was not sent, or came late.
 */
export const phrasesOthers: Readonly<Record<string, Readonly<Record<string, Phrases>>>> = {
  fr: {
    app: [
      [
        fr.of("notifications? (?:[\\w']+ ){0,5}(?:jamais|pas) (?:recues?|arrivees?|envoyees?)"),
        'notifications badmark ,',
      ],
      [
        fr.of(
          "(?:paiements?|transactions?|achats?|operations?|virements?) (?:[\\w'-]+ ){0,6}(?:(?:pas|jamais|plus|non) (?:[\\w']+ ){0,2}(?:enregistr\\w+|comptabilis\\w+|pris en compte|comptee?s?|visibles?|affich\\w+|reconnu\\w*|credit\\w+)|n'apparai\\w+ (?:\\w+ )?(?:pas|jamais|plus)|ne (?:s'affich\\w+|remont\\w+|passe\\w*) (?:\\w+ )?(?:pas|jamais|plus))",
        ),
        'paiement badmark ,',
      ],
      [
        fr.of(
          "s'arrete (?:\\w+ )?(?:toute seule|tout seul|tout le temps|sans arret|sans cesse|en permanence|brutalement|brusquement)|se ferme (?:\\w+ )?(?:toute seule|tout seul|tout le temps|sans arret|sans cesse|brutalement|immediatement)|ecrans? (?:noirs?|blancs?|figes?)|se (?:fige|bloque)(?:nt)?|reste (?:bloquee?|figee?)|tourne dans le vide|(?:faut|dois|obligee? de) (?:\\w+ )?(?:la |l'|tout )?(?:redemarrer|relancer)",
        ),
        'plantage ,',
      ],
      [
        fr.of(
          "(?:code|sms|mot de passe|identifiants?) (?:[\\w']+ ){0,6}(?:refuse\\w*|incorrects?|invalides?|errone\\w*|inconnu|jamais recu|n'arrive\\w* (?:pas|jamais)|n'est jamais (?:arrive|recu)|ne (?:fonctionne|marche)\\w* pas)|deconnect\\w+ (?:\\w+ ){0,2}(?:tout le temps|sans arret|constamment|a chaque|sans cesse)|code que personne ne (?:connait|donne|a)|(?:impossible|pas reussi|arrive pas|n'arrive plus|pas moyen) (?:de |a |d'|\\w+ ){0,2}(?:me |m'|se |s')?(?:connecter|identifier|inscrire|enregistrer)",
        ),
        'identification badmark ,',
      ],
      [
        fr.of(
          "(?:chiffres|donnees|infos?|informations|statistiques|cas) (?:[\\w']+ ){0,6}(?:(?:pas|jamais|rarement|plus) (?:[\\w']+ ){0,2}(?:a jour|actualis\\w+)|depassee?s?|obsoletes?)|(?:chiffres|donnees|infos?|informations|statistiques|cas) (?:[\\w']+ ){0,4}pas mis\\w* a jour",
        ),
        'badmark ,',
      ],
      [
        fr.of('(?:mon|ma|ton|votre|le|ce|autre|nouveau) (?:telephone|smartphone|portable|mobile|iphone|ordinateur)'),
        '',
      ],
    ],
    finance: [[fr.of("(?:m'a|m'ont|nous a|nous ont|j'ai|ai|a|ont|avons) telephone"), 'appele']],
    restaurant: [
      [
        /\b(?:plus d')?(?:une|deux|trois|\d) ?(?:heures?|h)(?: et (?:demie|quart)| ?\d\d)? pour (?:nos |les |une?|deux|trois|quatre|\d+) ?(?:\w+ )?(?:cafes?|bieres?|verres?|pizzas?|plats?|menus?|assiettes?|desserts?|burgers?|sandwichs?|crepes?|boissons?|entrees?|salades?|steaks?|glaces?)/gu,
        'attente badmark ,',
      ],
      [
        /\boubli\w+ (?:de (?:nous |me )?(?:servir|apporter|donner) )?(?:la|le|les|l'|nos|une?|mon|ma|notre|des?) ?(?:moitie|boissons?|sauces?|frites|desserts?|entrees?|plats?|couverts|pain|accompagnements?|soda|coca)/gu,
        'lacommande badmark ,',
      ],
      [/(?<=(?:^|[.!?\n])\s*)(?:aucune?|zero|pas de) (?:saveur|gout)s?(?=\s*(?:[.!?\n]|$))/gu, 'nourriture badmark'],
      [
        fr.of(
          '(?:une|deux|trois|quarante|trente|vingt|cinquante|\\d+) (?:minutes?|mn|heures?|h) pour (?:une?|deux|trois|quatre|\\d+) (?:cafes?|bieres?|verres?|pizzas?|plats?|menus?|assiettes?|desserts?|burgers?|sandwichs?|crepes?)',
        ),
        'attente badmark ,',
      ],
      [fr.of('fermee?s? (?:a|des|depuis) \\d+ ?h?\\d* (?:alors que|au lieu)'), 'horaires badmark '],
      [
        opening(
          "(?:tout |c'est )?(?:est |etait |etaient )?(?:arrive\\w*|servi\\w*|livre\\w*|venu\\w*) (?:\\w+ )?(?:froid\\w*|tiede\\w*|glace\\w*)",
        ),
        'cuisine badmark ,',
      ],
      [
        fr.of(
          "(?<!(?:pas|rien|jamais|sans|ni|aucun|zero) (?:de |du |d'|des )?)(?:sor(?:t|tent|ti) (?:\\w+ )?(?:du congelateur|d'un sachet|du micro[- ]?ondes?)|tout droit du congelateur|(?:du |des |que du )?surgelee?s?(?: (?:et )?(?:rechauffee?s?|decongelee?s?))?|rechauffee?s? au micro[- ]?ondes?)",
        ),
        'cuisine badmark ,',
      ],
    ],
    shop: [
      // What comes apart, and what does not last.
      [
        /\b(?:s'est|s'etait|se sont) (?:\w+ )?(?:decoll|decous|dechir|fissur|detach|rouill|defai|deform|decolor)\w*|\b(?:batterie|autonomie|piles?) (?:ne )?(?:tien\w*|dur\w*) (?:a peine|pas|meme pas|qu'|que|moins)[^.,;!?\n]{0,20}/gu,
        'faultmark ,',
      ],
      [
        /\b(?:recu|recevoir|envoy\w+|expedi\w+|livr\w+) (?:de |des |du |le |la |les |un |une )*mauvais\w* (?:articles?|produits?|modeles?|tailles?|couleurs?|references?|colis|commandes?|pointures?)/gu,
        'lacommande badmark ,',
      ],
      [
        /\bn'(?:est|sont|a|ont) (?:toujours |encore )?(?:jamais|pas) (?:ete )?(?:arrive\w*|livre\w*|parvenue?s?)|\b(?:note|marque|indique|declare)\w* (?:comme )?(?:livree?|remise?)\b/gu,
        'livraison badmark ,',
      ],
      [
        /\b(?:colis|livraison|point relais|relais)\b[^.!?\n]{0,50}\balors que j'(?:ai|avais) (?:\w+ )?(?:choisi|demande|paye|selectionne)\w*/gu,
        'livraison badmark ,',
      ],
      [
        /\b(?:impossible|refus\w+|pas moyen|pas possible) d(?:'|e l'|e )(?:annuler|annulation)/gu,
        'lacommande badmark ,',
      ],
      [
        /\b(?:retours?|remboursements?) (?:[\w']+ ){0,4}(?:difficiles?|complique\w*|impossibles?|payants?|galere|parcours du combattant)/gu,
        'retours badmark ,',
      ],
      [/\btailles? (?:[\w']+ ){0,3}(?:petit|grand|n'importe quoi|pas du tout)\b/gu, 'produits badmark ,'],
      [
        fr.of(
          "n'(?:a|ont) (?:meme )?(?:pas|jamais) (?:meme )?sonne|(?:pose|laisse|depose)\\w* (?:[\\w']+ ){0,2}(?:sous la pluie|dans la rue)",
        ),
        'livreur badmark ,',
      ],
      [
        fr.of(
          "devai\\w+ (?:arriver|etre livree?) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi),? (?:[\\w']+ ){0,3}(?:lundi|mardi|mercredi|jeudi|vendredi|samedi)",
        ),
        'livraison badmark ,',
      ],
      [fr.of('fermee?s? (?:a|des|depuis) \\d+ ?h?\\d* (?:alors que|au lieu)'), 'horaires badmark '],
      [
        fr.of(
          "avis de passage (?:[\\w']+ ){0,5}(?:alors que|pourtant)|(?:pretend\\w*|soi-disant|note\\w*|indique\\w*|declare\\w*|signale\\w*) (?:\\w+ )?absente?|(?:jete|lance|balance) (?:[\\w'-]+ ){0,2}(?:par-dessus|dehors|sous la pluie|dans (?:le|la) (?:jardin|rue))",
        ),
        'livreur badmark ,',
      ],
      [fr.of("rayons? (?:[\\w']+ ){0,3}vides?"), 'stock badmark ,'],
      [fr.of('commandes? (?:\\w+ ){0,2}annulees?'), 'lacommande badmark ,'],
      [
        fr.of(
          "(?:il )?manqu(?:ait|e|aient|ent) (?:[\\w']+ ){0,2}(?:articles?|produits?|pieces?|elements?|la moitie)|(?:toujours |jamais |encore |n'ai )?rien recu|n'ai (?:toujours |encore |jamais )?pas recu|pas recu (?:ma|la|mon|le|mes|les) (?:commande|colis|articles?|produits?)",
        ),
        'lacommande badmark ,',
      ],
      [
        fr.of(
          "(?:rien a voir|(?:ne |n')?(?:ressembl|correspond)\\w* (?:(?:pas|en rien|absolument|vraiment|du tout) )+|pas (?:du tout )?conformes?|different\\w*|pas (?:du tout )?(?:le|la) meme)(?:avec |a |aux? |de |du |que ){0,2} ?(?:[\\w']+ ){0,3}(?:photos?|images?|description|annonce|descriptif|commandee?|commande)(?: du site)?",
        ),
        'faultmark ,',
      ],
      [
        fr.of(
          `livre\\w* (?:[\\w']+ ){0,2}${fr.number} ${fr.long} (?:de retard|apres|plus tard|trop tard)|${fr.number} ${fr.long} de retard|(?:promis\\w*|annonce\\w*|prevu\\w*) (?:[\\w']+ ){0,4}(?:${fr.short}|jours),? (?:[\\w']+ ){0,4}${fr.number} (?:semaines?|mois)`,
        ),
        'livraison badmark ,',
      ],
    ],
    transport: [
      [/\b(?:passee?s? (?:\w+ )?(?:sans s'arreter|sous (?:le|mon|notre) nez))\b/gu, 'bus badmark ,'],
      [
        fr.of(
          "(?:valises?|bagages?) (?:[\\w']+ ){0,3}(?:perdue?s?|egaree?s?|disparue?s?|introuvables?|endommagee?s?|cassee?s?)|(?:perdu|egare|casse) (?:\\w+ )?(?:valises?|bagages?)",
        ),
        'bagages badmark ,',
      ],
      [
        fr.of(
          `(?:avec |avait |a eu |eu )?(?:plus de |presque |environ )?${fr.number} ${fr.short} (?:de retard|apres l'heure(?: \\w+)?|plus tard que prevu|trop tard)|arrivee?s? en retard|(?:train|vol|bus|avion) (?:\\w+ )?retarde`,
        ),
        'retard badmark ,',
      ],
    ],
    garage: [
      [
        fr.of(
          '(?:grince|fuit|claque|vibre|clignote) (?:\\w+ )?(?:toujours|encore)|toujours (?:le|la) meme (?:bruit|panne|probleme|fuite)',
        ),
        'reparation badmark ,',
      ],
      [
        fr.of(
          "personne n'est (?:jamais )?(?:venue?|passee?)(?! (?:nous|me)\\b)|ne s'est (?:jamais|pas) (?:presentee?|deplacee?)|n'est (?:jamais|pas) venue?|pose un lapin",
        ),
        'attente badmark ,',
      ],
      [
        fr.of(
          "(?:panne|probleme|bruit|fuite|voyant|defaut) (?:[\\w']+ ){0,3}(?:revenue?|reapparue?|recommence|de nouveau la|toujours la|persiste)",
        ),
        'reparation badmark ,',
      ],
      [fr.of("devis (?:[\\w']+ ){0,5}(?:facture|paye|demande|reclame|note) (?:\\w+ ){0,2}\\d+"), 'facture badmark ,'],
      [
        fr.of(
          '(?:promise?|prevue?|annoncee?|prete?) (?:pour |le |etre )*(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|demain|le soir)(?: (?:matin|soir))?,? (?:et |mais |finalement )*(?:rendue?|recuperee?|prete?|restituee?|livree?) (?:\\w+ )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|la semaine suivante|trois jours|deux jours)',
        ),
        'attente badmark ,',
      ],
      [fr.of('(?:besoin de|sans) (?:sa|ma|notre|leur) (?:voiture|vehicule)'), ''],
    ],
    services: [
      [
        fr.of(
          "personne n'est (?:jamais )?(?:venue?|passee?)(?! (?:nous|me)\\b)|ne s'est (?:jamais|pas) (?:presentee?|deplacee?)|n'est (?:jamais|pas) venue?|pose un lapin",
        ),
        'rdv badmark ,',
      ],
      [
        fr.of(
          "(?:panne|probleme|bruit|fuite|voyant|defaut) (?:[\\w']+ ){0,3}(?:revenue?|reapparue?|recommence|de nouveau la|toujours la|persiste)",
        ),
        'travail badmark ,',
      ],
    ],
    property: [
      [
        fr.of(
          "personne n'est (?:jamais )?(?:venue?|passee?)(?! (?:nous|me)\\b)|ne s'est (?:jamais|pas) (?:presentee?|deplacee?)|n'est (?:jamais|pas) venue?|pose un lapin",
        ),
        'communication badmark ,',
      ],
      [
        fr.of(
          "caution (?:[\\w']+ ){0,3}(?:jamais|pas) (?:\\w+ )?(?:rendue|restituee|recuperee|remboursee|recue)|(?:jamais|pas) (?:\\w+ ){0,2}(?:rendu|restitue|recupere|revu) (?:\\w+ )?caution",
        ),
        'caution badmark ,',
      ],
    ],
    hair: [
      [
        /\b(couleurs?|coupes?|franges?|meches|balayages?)\b([^.!?\n]{0,40}?)\bpas (?:du tout )?(?:celles?|ceux|celui) (?:que j'avais )?demandee?s?\b/gu,
        '$1 badmark $2',
      ],
      [
        /\bje voulais (?:un |une |du |des )?(?:chatain|blonde?|brune?|roux|rousse|noire?|caramel|meches|balayage)\b[^.!?\n]{0,20}\b(?:ressors|sors|suis|repars|ressortie?|repartie?)\b/gu,
        'couleur badmark ',
      ],
      [fr.of('trop courte?s?|massacr\\w+|un trou (?:dans|derriere|sur)'), 'coupe badmark ,'],
      [
        fr.of('(?:cheveux |ressortie?s? |sortie?s? |repartie?s? )(?:\\w+ )?(?:oranges?|jaunes?|verte?s?)'),
        'couleur badmark ,',
      ],
      [
        fr.of(
          "un cote plus (?:long|court) que l'autre|demandee? (?:\\w+ )?\\w+ (?:cm|centimetres?),? (?:[\\w']+ ){0,4}coupe",
        ),
        'coupe badmark ,',
      ],
      [
        fr.of("pointes?,? (?:[\\w']+ ){0,6}(?:\\w+) (?:cm|centimetres)|(?:beaucoup|bien) trop court\\w*"),
        'coupe badmark ,',
      ],
    ],
    fitness: [
      [
        fr.of("(?:impossible de|pas moyen de|n'arrive pas a) resilier|continuent? (?:a|de) (?:me |nous )?prelever"),
        'abonnement badmark ,',
      ],
      [
        fr.of(
          "(?:cours|seances?|lecons?) (?:[\\w']+ ){0,3}(?:annulee?s?|supprimee?s?|reportee?s?)|\\w+ (?:professeurs?|profs?|formateurs?) differents? en",
        ),
        'cours badmark ,',
      ],
    ],
    lodging: [
      [
        /\b(?:fuites? d'eau|infiltrations?|moquette (?:\w+ )?(?:usee|tachee|sale|elimee)|papier peint (?:\w+ )?(?:decolle|dechire))/gu,
        'chambre badmark ,',
      ],
      [
        fr.of(
          "(?:lit|lits|matelas|literie) (?:[\\w']+ ){0,4}(?:mal au dos|casse\\w* le dos|detruit\\w* le dos|bousille\\w* le dos)",
        ),
        'literie badmark ,',
      ],
      [
        fr.of(
          "(?:pas|toujours pas) (?:encore )?pretes? (?:a|avant|lors|quand|alors)|chambre (?:n'etait |n'est )?(?:pas|toujours pas) (?:encore )?prete",
        ),
        'chambre badmark ,',
      ],
      [fr.of("ascenseur (?:[\\w']+ ){0,2}(?:hors service|en panne|bloque)"), 'ascenseur badmark ,'],
      [
        fr.of("wifi (?:[\\w']+ ){0,2}(?:coup\\w+|decroch\\w+|saut(?:ait|e)|deconnect\\w+|inexistant|capricieux)"),
        'wifi badmark ,',
      ],
    ],
    school: [
      [
        fr.of(
          "(?:cours|seances?|lecons?) (?:[\\w']+ ){0,3}(?:annulee?s?|supprimee?s?|reportee?s?)|\\w+ (?:professeurs?|profs?|formateurs?) differents? en",
        ),
        'cours badmark ,',
      ],
    ],
    culture: [
      [
        fr.of(
          '(?:moitie|plupart|majorite|plusieurs|nombreuses|beaucoup) (?:des? )?(?:salles|galeries|etages) (?:\\w+ )?(?:fermee?s?|en travaux|inaccessibles?)|salles fermees',
        ),
        'exposition badmark ,',
      ],
    ],
  },
  es: {
    finance: [
      [
        /\b(?:no (?:me |nos |te |le )?(?:arregl|pag|abon|repar|indemniz)\w+ nada|no (?:se )?(?:quieren|hacen?) (?:pagar|cargo)|se (?:niegan|lavan) (?:a pagar|las manos)|(?:rechaz|deneg|desestim)\w+ (?:el |mi |la |nuestro )?(?:siniestro|parte|reclamacion|indemnizacion))\b(?<=\b(?:segur|poliza|siniestro|perito)\w*\b[\s\S]{0,300})/gu,
        'siniestro badmark ,',
      ],
      [
        /\b(?:dar|di|dimos|dado|abri|abrimos|abierto|el|un|del|al) partes?\b|\bpartes? (?:amistosos?|de (?:accidente|siniestro|averia))\b/gu,
        'siniestro',
      ],
    ],
    app: [
      [
        es.of(
          '(?:pagos?|transacci\\w+|compras?|operaci\\w+|transferencias?) (?:\\w+ ){0,5}(?:(?:no|nunca) (?:(?:me|se|han|ha|aparec\\w+|las?|los?) )*(?:registr\\w+|aparec\\w+|contab\\w+|reconoc\\w+|refleja\\w*|suma\\w*)|solo (?:me |se |han )?(?:aparec\\w+|registr\\w+|contab\\w+))(?: \\w+)?|no (?:(?:me|se|han|ha|los|las) )*(?:registra\\w*|refleja\\w*|contabiliza\\w*|reconoce\\w*) (?:\\w+ ){0,2}(?:pagos?|compras?|transacci\\w+|operaci\\w+)',
        ),
        'pagos badmark ,',
      ],
      [
        es.of(
          'se (?:cierra|para|detiene|apaga|queda pillada|queda bloqueada|queda colgada|queda congelada|reinicia) ?(?:sola|solo|constantemente|continuamente|todo el (?:tiempo|rato)|cada (?:\\w+ )?(?:vez|rato|momento|poco)|a cada rato|siempre)?|(?:deja|dejo) de (?:funcionar|responder)(?: (?:a cada rato|constantemente|siempre))?|pantalla (?:en )?(?:negra|negro|blanca|blanco)',
        ),
        'cuelga ,',
      ],
      [
        es.of(
          '(?:codigo|sms|contrasena|clave) (?:\\w+ ){0,7}(?:no (?:llega|llego|es valid[oa]|funciona|sirve|reconoce)|nunca (?:llega|llego|es valid[oa]|funciona)|invalid[oa]|incorrect[oa]|rechazad[oa])|(?:no (?:me deja|puedo|consigo|hay forma de|logro)|imposible) (?:\\w+ )?(?:iniciar sesion|registrarme|entrar|acceder|loguearme|identificarme)',
        ),
        'login badmark ,',
      ],
      [
        es.of(
          '(?:datos|cifras|informacion|numeros|horarios) (?:\\w+ ){0,5}(?:sin actualizar\\w*|(?:no|nunca|jamas) (?:\\w+ )?actualiz\\w+|desactualizad\\w+|desfasad\\w+|obsolet\\w+)',
        ),
        'badmark ,',
      ],
      [es.of('(?:mi|el|tu|este|otro|mismo|nuevo) (?:telefono|movil|celular|smartphone|iphone|dispositivo)'), ''],
    ],
    restaurant: [
      [
        /\b(?:mas de )?(?:una|dos|tres|\d) ?(?:horas?|h)(?: y (?:media|cuarto|pico))? para (?:los |las |una?|dos|tres|cuatro|\d+) ?(?:\w+ )?(?:cafes?|canas?|cervezas?|platos?|pizzas?|tapas?|raciones|hamburguesas?|bocadillos?|copas?|menus?|ensaladas?|postres?|bebidas?|tostadas?)/gu,
        'espera badmark ,',
      ],
      [
        /\bolvid\w+ (?:de )?(?:(?:traer|poner|servir)\w* )?(?:la|el|las|los|una?|mi|nuestr\w) (?:mitad|bebidas?|salsas?|patatas|papas|postres?|entrantes?|platos?|cubiertos|pan|refrescos?|coca)/gu,
        'pedido badmark ,',
      ],
      [
        es.of(
          '(?:una|dos|tres|veinte|treinta|cuarenta|cincuenta|\\d+) (?:minutos|horas?|hora y media) para (?:una?|dos|tres|\\d+) (?:cafes?|canas?|cervezas?|platos?|pizzas?|tapas?|raciones|hamburguesas?|bocadillos?|copas?|menus?)|tard\\w+ (?:\\w+ ){0,2}(?:hora y media|(?:una|dos|tres|\\d+) horas?|(?:treinta|cuarenta|cincuenta|\\d\\d+) minutos)',
        ),
        'espera badmark ,',
      ],
      [
        es.of('(?:cerrad[oa]s?|cierran|cerraron|cerro) a las \\w+ (?:\\w+ ){0,2}(?:cuando|aunque|y en|pero en)'),
        'horario badmark ',
      ],
      [
        opening(
          '(?:todo |la |lo )?(?:llego|llegaron|vino|vinieron|me llego|nos llego|estaba|servid[oa]s?) (?:\\w+ )?(?:fri[oa]s?|helad[oa]s?|congelad[oa]s?)',
        ),
        'comida badmark ,',
      ],
      [
        es.of(
          '(?<!(?:nada|sin|ni|no es|no son|no usan) )(?:todo |toda |de |son |era |es )?(?:congelad[oa]s?|precocinad[oa]s?|recalentad[oa]s?|de microondas|de bote)(?: y (?:recalentad[oa]s?|congelad[oa]s?))?',
        ),
        'comida badmark ,',
      ],
    ],
    shop: [
      // What comes apart, and what does not last.
      [
        /\bse (?:me |nos |le )?(?:ha |han )?(?:despeg|descos|desgarr|agriet|desarm|despint|oxid|deform|destin)(?:o|aron|ado|ido|io|ieron)\b|\b(?:bateria|pilas?) (?:no|apenas|solo) (?:me )?duran?\b[^.,;!?\n]{0,20}/gu,
        'faultmark ,',
      ],
      [/\b(?:consta|figura|marcad\w|aparece|sale|pone) (?:como )?entregad[oa]\b/gu, 'entrega badmark ,'],
      [
        /\b(?:no (?:se puede|puedo|me dejan?|deja|permiten?)|imposible) (?:\w+ )?(?:cancelar|anular)/gu,
        'pedido badmark ,',
      ],
      [
        /\b(?:devoluci\w+|cambios?|reembolsos?) (?:\w+ ){0,4}(?:dificil\w*|complicad\w+|imposibles?|un calvario|una odisea|un infierno)/gu,
        'devoluciones badmark ,',
      ],
      [
        /\b(?:tall[ae]s|tallaje|numeracion) (?:\w+ ){0,3}(?:cualquier cosa|un desastre|equivocad\w+|mal puestas?|irreal\w*)|\b(?:tall[ae]s|tallaje|numeracion) (?:es|son|vienen?|corren?) (?:\w+ )?(?:pequen\w+|chic[oa]s?|grandes?|mal)|\bsoy (?:xs|s|m|l|xl|xxl) y (?:\w+ ){0,3}no me (?:entra|pasa|cabe|queda|cierra)/gu,
        'productos badmark ,',
      ],
      [/\b(?:me )?esperaba (?:otra cosa|algo (?:mejor|mas)|bastante mas|mucho mas)/gu, 'faultmark ,'],
      [
        es.of(
          '(?:no|ni) (?:siquiera )?(?:llamo|llaman|llamaron|toco|tocan) (?:al timbre|a la puerta|al telefonillo|el timbre)|(?:dicen|dijeron|pusieron) que no (?:habia|estaba) (?:nadie )?(?:en casa)',
        ),
        'repartidor badmark ,',
      ],
      [
        es.of('(?:cerrad[oa]s?|cierran|cerraron|cerro) a las \\w+ (?:\\w+ ){0,2}(?:cuando|aunque|y en|pero en)'),
        'horario badmark ',
      ],
      [
        es.of(
          '(?:pusieron|puso|dicen|dijeron|segun|supuestamente|marcaron) (?:\\w+ ){0,4}(?:ausente|nadie en casa)|(?:lanz|tir|arroj)\\w+ (?:\\w+ ){0,3}(?:por encima|en la calle|bajo la lluvia|al jardin)',
        ),
        'repartidor badmark ,',
      ],
      [es.of('(?:estanterias?|estantes|lineales|baldas) (?:\\w+ ){0,3}vaci[oa]s?'), 'existencias badmark ,'],
      [
        es.of('(?:cancelaron|anularon|cancelado|anulado) (?:\\w+ ){0,2}pedido|pedido (?:\\w+ )?(?:cancelado|anulado)'),
        'pedido badmark ,',
      ],
      [
        es.of(
          '(?:(?:aun|todavia|sigo) )*(?:no|sin) (?:(?:me|nos|he|ha|han|lo|los|la|las|habia|hemos|mas) )*(?:recibid[oa]s?|recibir(?:l[oa]s?)?|llegad[oa]|llego|llega|recibi)\\b(?! (?:\\S+ ){0,2}(?:tarde|rota|roto|danad\\w|mal|respuestas?|contestacion|ayuda|atencion|noticia\\w*|correos?|llamadas?|reembolso|dinero|devolucion|codigo|factura|informacion|disculpas?))|falt(?:a|aba|an|aban|o) (?:\\w+ )?(?:piezas?|articulos?|productos?|partes?|la mitad|cosas)|(?:solo|unicamente) (?:me )?(?:llego|llegaron|recibi|enviaron|mandaron) (?:solo )?(?:la mitad|una|un|dos|parte)|lleg\\w+ (?:solo |unicamente )(?:la mitad|una?|dos|parte)(?: del? pedido)?',
        ),
        'pedido badmark ,',
      ],
      [
        es.of(
          '(?:gato por liebre|no (?:se parece|es lo que|tiene nada que ver|corresponde|coincide|es como|es igual)(?: \\w+){0,3} (?:a|con|que|en) (?:\\w+ ){0,3}(?:foto|fotos|imagen|descripcion|anuncio|pedi|compre|pedido|web|anunciado)|nada que ver con (?:\\w+ ){0,2}(?:foto|fotos|imagen|descripcion|anuncio)|(?:me )?(?:enviaron|mandaron|llego|vino) (?:otr[oa]|un[oa]? (?:\\w+ )?(?:distint[oa]|equivocad[oa]|diferente))(?: (?:modelo|producto|articulo|talla|color))?)',
        ),
        'faultmark ,',
      ],
      [
        es.of(
          `(?:prometi\\w+|decian|ponia|era|eran|plazo de) (?:\\w+ ){0,3}(?:${es.short}|dias),? (?:\\w+ ){0,3}(?:tard\\w+|demor\\w+|lleg\\w+) (?:\\w+ ){0,2}${es.number} (?:semanas?|mes|meses)|(?:tard|demor)\\w+ (?:\\w+ ){0,2}${es.number} ${es.long} en (?:llegar|entregar|enviar)(?:lo|la)?|${es.number} ${es.long} de retraso`,
        ),
        'entrega badmark ,',
      ],
    ],
    transport: [
      [/\b(?:pas(?:o|an|aron|a|ado) (?:\w+ )?(?:llenos?|de largo|sin parar))\b/gu, 'autobus badmark ,'],
      [
        es.of(
          '(?:maletas?|equipaje) (?:\\w+ ){0,3}(?:perdid[oa]s?|extraviad[oa]s?|rot[oa]s?|sin aparecer)|(?:perdieron|perdido|extraviaron|rompieron) (?:\\w+ ){0,2}(?:maletas?|equipaje)',
        ),
        'equipaje badmark ,',
      ],
      [
        es.of(
          `${es.number} ${es.short} (?:de retraso|mas tarde(?: de lo previsto)?|tarde|de atraso)|(?:retrasan|retrasaron|atrasaron|retrasado|demorado) (?:el |nuestro |mi )?(?:vuelo|tren|autobus|bus)|(?:vuelo|tren|autobus|bus) (?:\\w+ ){0,2}(?:retrasado|demorado|retrasaron|con retraso)`,
        ),
        'retraso ,',
      ],
    ],
    services: [
      [
        es.of(
          'no (?:aparecio|vino|se presento|acudio)(?: nadie| ninguno)?|nadie (?:aparecio|vino|se presento|acudio)|(?:dejaron|dejo) plantad\\w+',
        ),
        'cita badmark ,',
      ],
      [
        es.of(
          '(?:volvio|vuelve|reaparecio|sigue) (?:\\w+ ){0,3}(?:averia|fallo|problema|ruido|fuga)|(?:averia|fallo|problema|ruido|fuga) (?:\\w+ ){0,3}(?:volvio|vuelve|sigue|reaparecio|persiste)',
        ),
        'trabajo badmark ,',
      ],
    ],
    garage: [
      [es.of('sigue (?:haciendo|sonando|perdiendo|goteando)(?: \\w+)?'), 'reparacion badmark ,'],
      [
        es.of(
          'no (?:aparecio|vino|se presento|acudio)(?: nadie| ninguno)?|nadie (?:aparecio|vino|se presento|acudio)|(?:dejaron|dejo) plantad\\w+',
        ),
        'cita badmark ,',
      ],
      [
        es.of(
          '(?:volvio|vuelve|reaparecio|sigue) (?:\\w+ ){0,3}(?:averia|fallo|problema|ruido|fuga)|(?:averia|fallo|problema|ruido|fuga) (?:\\w+ ){0,3}(?:volvio|vuelve|sigue|reaparecio|persiste)',
        ),
        'reparacion badmark ,',
      ],
      [
        es.of('(?:presupuest\\w+),? (?:\\w+ ){0,5}(?:cobraron|pague|pagamos|facturaron|cobrado) (?:\\w+ ){0,2}\\d+'),
        'factura badmark ,',
      ],
    ],
    property: [
      [
        es.of(
          'no (?:aparecio|vino|se presento|acudio)(?: nadie| ninguno)?|nadie (?:aparecio|vino|se presento|acudio)|(?:dejaron|dejo) plantad\\w+',
        ),
        'cita badmark ,',
      ],
      [
        es.of(
          'fianza (?:\\w+ ){0,3}(?:sin devolver\\w*|no (?:\\w+ )?devuel\\w+|nunca)|(?:no|nunca) (?:\\w+ ){0,3}(?:devuelto|devolvieron|devolvio|devuelven) (?:\\w+ )?fianza',
        ),
        'fianza badmark ,',
      ],
    ],
    hair: [
      [
        es.of(
          'demasiado cort[oa]s?|trasquil\\w+|destroz\\w+|me (?:dejo|dejaron|quedo) (?:\\w+ ){0,3}(?:fatal|horrible|mal|desastre)',
        ),
        'corte badmark ,',
      ],
      [
        es.of('(?:pelo|cabello|salio|sali|quedo|dejo|dejaron) (?:\\w+ ){0,3}(?:naranja|verde|amarillo)'),
        'color badmark ,',
      ],
      [
        es.of('un lado mas (?:largo|corto) que el otro|puntas y (?:\\w+ ){0,3}(?:media melena|corto)'),
        'corte badmark ,',
      ],
      [es.of('puntas,? (?:\\w+ ){0,6}\\w+ (?:cm|centimetros)|demasiado cort[oa]'), 'corte badmark ,'],
    ],
    fitness: [
      [
        es.of(
          '(?:imposible|no (?:me )?dejan|no hay (?:manera|forma) de|no consigo) (?:\\w+ )?(?:darse|darme|dar) de baja|siguen cobrando(?:me)?',
        ),
        'suscripcion badmark ,',
      ],
      [es.of('clases? (?:\\w+ ){0,3}(?:anulad|cancelad|suspendid)[oa]s?'), 'clases badmark ,'],
    ],
    lodging: [
      [
        /\b(?:llen\w+ de )?(?:goteras|humedades|desconchones)|\bmoqueta (?:\w+ )?(?:gastad\w+|suci\w+|raid\w+|manchad\w+|vieja)/gu,
        'habitacion badmark ,',
      ],
      [
        es.of(
          '(?:camas?|colchon\\w*) (?:\\w+ ){0,3}(?:destroz\\w+|mata\\w*|mato|rompi\\w+|dolor de|dejo) (?:\\w+ ){0,2}espalda',
        ),
        'cama badmark ,',
      ],
      [
        es.of(
          'habitacion (?:\\w+ )?no (?:estaba|la tenian) (?:\\w+ )?lista|no (?:estaba|tenian) (?:\\w+ )?(?:lista )?(?:la )?habitacion(?: lista)?',
        ),
        'habitacion badmark ,',
      ],
      [es.of('(?:pelos?|cabellos?) (?:en|por)|manchas? (?:en|de|por)'), 'limpieza badmark '],
      [es.of('ascensor (?:\\w+ ){0,2}(?:averiado|estropeado|fuera de servicio)'), 'ascensor badmark ,'],
      [
        es.of('wifi (?:\\w+ ){0,2}(?:se corta\\w*|se cae|se caia|no llega\\w*|no funciona\\w*|no va|no iba)'),
        'wifi badmark ,',
      ],
    ],
    school: [[es.of('clases? (?:\\w+ ){0,3}(?:anulad|cancelad|suspendid)[oa]s?'), 'clases badmark ,']],
    culture: [
      [
        es.of(
          '(?:mitad|mayoria|varias|muchas) (?:de )?(?:las )?(?:salas|plantas|galerias) (?:\\w+ )?(?:cerradas|en obras)|salas cerradas',
        ),
        'exposicion badmark ,',
      ],
    ],
  },
  de: {
    app: [
      [
        /\b(?:(?:kann|konnen|lassen|lasst) (?:man|ich|sich|wir) (?:\w+ ){0,5}(?:nicht|weder|nur noch|nirgends)|(?:gibt es|gibts|gibt's) (?:\w+ ){0,2}(?:nicht|nirgends|nur|kein\w*)|(?:muss|musste) (?:ich|man) (?:\w+ ){0,4}(?:menus|untermenus|ebenen|klicks|unterpunkte)|(?:ohne|nur mit) (?:premium|abo|bezahlung|pro))(?![\p{L}])/gu,
        'funktionen ,',
      ],
      [
        /\b(?:(?:geht|gehen|ging) (?:\w+ )?nicht (?:auf|an|mehr|los)|(?:schmiert|sturzt|bricht) (?:(?!nie|nicht|nur)\w+ ){0,6}ab|tut sich (?:\w+ )?nichts|ladt (?:\w+ ){0,3}(?:ewig|nicht|endlos))(?![\p{L}])/gu,
        'absturz ,',
      ],
      [
        de.of(
          '(?:zahlung(?:en)?|transaktion(?:en)?|uberweisung(?:en)?|einkaufe?|buchungen) (?:\\w+ ){0,5}(?:nicht|nie|kein|nur teilweise) (?:\\w+ )?(?:erfasst|registriert|angezeigt|verbucht|gezahlt|gewertet|ubernommen|erkannt)|(?:nicht|nie|kaum) (?:\\w+ )?(?:erfasst|registriert|verbucht|erkannt)\\w* (?:zahlung(?:en)?|transaktion(?:en)?)',
        ),
        'zahlung badmark ,',
      ],
      [
        de.of(
          '(?:bleibt|bleiben|blieb) (?:\\w+ ){0,3}(?:hangen|stehen)|(?:schliesst|beendet|schaltet) sich (?:\\w+ ){0,3}(?:selbst|alleine?|standig|immer|sofort|wieder|ab)|(?:hangt|hing) sich (?:\\w+ ){0,3}auf|hangt (?:standig|immer|dauernd|oft|wieder)|friert (?:\\w+ ){0,2}ein|(?:schwarzer|weisser|eingefrorener) (?:bildschirm|screen)|(?:muss|musste) (?:\\w+ ){0,3}neu (?:ge)?start\\w*',
        ),
        'absturz ,',
      ],
      [
        de.of(
          '(?:code|sms|passwort|pin) (?:\\w+ ){0,5}(?:kommt (?:\\w+ )?(?:nicht|nie)(?: an)?|nicht (?:an|akzeptiert|erkannt|angenommen)|nie (?:an|angekommen)|abgelehnt|ungultig|falsch)|(?:kann|konnte|komme) (?:\\w+ ){0,3}(?:nicht|nie|nicht mehr) (?:mehr )?(?:einloggen|anmelden|registrieren|rein)|standig (?:\\w+ )?(?:abgemeldet|ausgeloggt)',
        ),
        'anmeldung badmark ,',
      ],
      [
        de.of(
          '(?:zahlen|daten|infos|informationen|werte|fahrplane) (?:\\w+ ){0,5}(?:nicht|nie|selten|kaum) (?:mehr )?(?:aktuell|aktualisiert|gepflegt)|(?:zahlen|daten|infos|informationen|werte) (?:\\w+ ){0,3}veraltet',
        ),
        'badmark ,',
      ],
      [de.of('(?:mein|meinem|das|dem|neues|altes|neuen|diesem) (?:handy|smartphone|iphone|telefon|tablet|gerat)'), ''],
    ],
    restaurant: [
      [
        de.of(
          '(?:eine|zwei|drei|zwanzig|dreissig|vierzig|funfzig|\\d+) (?:minuten|stunden?) (?:fur|auf) (?:eine?n?|zwei|drei|\\d+) (?:kaffees?|bier\\w*|pizz\\w+|burger|schnitzel|gerichte?|getranke?|suppen?|teller)',
        ),
        'wartezeit badmark ,',
      ],
      [
        de.of(
          '(?:schon|bereits|laut \\w+) (?:\\w+ ){0,3}(?:um|ab) \\d+(?:[.:]\\d\\d)? ?(?:uhr )?(?:\\w+ )?(?:geschlossen|zu|dunkel)|(?:um|ab) (?:halb )?\\w+ (?:uhr )?(?:war )?(?:schon|bereits) (?:alles |\\w+ )?(?:geschlossen|zu|dunkel)',
        ),
        'offnungszeiten badmark ,',
      ],
      [
        opening(
          '(?:alles )?(?:kam|kamen|war|wurde|wurden) (?:\\w+ )?(?:kalt|lauwarm|eiskalt|halb kalt)(?: und \\w+)?(?: (?:an|serviert|geliefert))?',
        ),
        'essen badmark ,',
      ],
      [
        de.of(
          '(?<!(?:nichts|kein|keine|nie|nicht|ohne) )(?:aus (?:der|dem) (?:tiefkuhltruhe|tiefkuhlfach|mikrowelle|tute|tiefkuhlung|gefrierfach)|tiefkuhlware|tiefkuhlkost|convenience[- ]?(?:food|ware|produkte)|fertigprodukte?|fertiggerichte?|(?:nur |wieder )?aufgewarmt\\w*|in der mikrowelle (?:warm gemacht|erwarmt))',
        ),
        'essen badmark ,',
      ],
    ],
    shop: [
      [
        de.of(
          '(?:uber|vor|in|hinter) (?:den|die|das) (?:\\w+ )?(?:zaun|hecke|mauer|tor|garten|hof|regen|tur|einfahrt) (?:geworfen|geschmissen|gepfeffert|geschleudert)',
        ),
        'paket badmark ,',
      ],
      [/(?<!\b(?:mein|meine|meinem|meiner|meinen|ein|eine|einem|einer|arbeits) ?)\bkolleg(?:e|in)\b/gu, 'mitarbeiter'],
      [de.of('klingelte? (?:\\w+ )?(?:nicht|nie)|(?:nicht|nie) (?:einmal |mal )?geklingelt'), 'zusteller badmark ,'],
      [
        de.of(
          '(?:schon|bereits|laut \\w+) (?:\\w+ ){0,3}(?:um|ab) \\d+(?:[.:]\\d\\d)? ?(?:uhr )?(?:\\w+ )?(?:geschlossen|zu|dunkel)|(?:um|ab) (?:halb )?\\w+ (?:uhr )?(?:war )?(?:schon|bereits) (?:alles |\\w+ )?(?:geschlossen|zu|dunkel)',
        ),
        'offnungszeiten badmark ,',
      ],
      [
        de.of(
          '(?:angeblich|obwohl|trotzdem|stand|steht|hiess|behauptet\\w*) (?:\\w+ ){0,5}(?:niemand|keiner|nicht) (?:\\w+ )?(?:zu ?hause|angetroffen|anzutreffen)|uber den zaun (?:geworfen|geschmissen)|in den (?:hof|garten|regen) (?:geworfen|geschmissen|gestellt)',
        ),
        'zusteller badmark ,',
      ],
      [de.of('regale (?:\\w+ ){0,4}leer\\w*|(?:halb ?)?leere regale'), 'auswahl badmark ,'],
      [de.of('bestellung (?:\\w+ ){0,3}(?:storniert|gestrichen)'), 'bestellung badmark ,'],
      [
        de.of(
          `(?:(?:vor|seit) (?:\\w+ )?${de.number} ${de.long} )?(?:bestellt )?(?:(?:und|aber|habe|ich|bis|heute|jetzt|noch|immer) )*(?:nichts|keine ware|kein paket|keine lieferung) (?:\\w+ )?(?:bekommen|erhalten|angekommen|da|gekommen)|(?:teile?|artikel|stucke?|halfte) (?:\\w+ ){0,3}(?:fehlten?|fehlen|gefehlt)|fehlten? (?:\\w+ ){0,2}(?:teile?|artikel|stucke?|die halfte)|nur (?:die halfte|eins|einen teil|\\w+ von \\w+) (?:\\w+ )?(?:geliefert|bekommen|erhalten|angekommen)`,
        ),
        'bestellung badmark ,',
      ],
      [
        de.of(
          '(?:(?:vollig|ganz|komplett|total|deutlich) )?anders (?:\\w+ )?als (?:\\w+ ){0,3}(?:fotos?|bild\\w*|beschrieb\\w*|abgebildet|bestellt|angegeben|dargestellt)|(?:nichts|wenig) mit (?:\\w+ ){0,2}(?:fotos?|bild\\w*|beschreibung) zu tun|(?:falsche[nrs]?|anderes|anderer) (?:artikel|modell|produkt|grosse|ware) (?:\\w+ )?(?:geliefert|bekommen|erhalten|geschickt)',
        ),
        'faultmark ,',
      ],
      [
        de.of(
          `(?:erst nach (?:\\w+ )?${de.number} ${de.long}|nach (?:\\w+ )?${de.number} (?:wochen|monaten)) (?:\\w+ )?(?:erst |endlich )?(?:angekommen|geliefert|gekommen|da)|${de.number} ${de.long} (?:verspatung|zu spat|verspatet)|aus (?:\\w+ ){0,2}${de.number} (?:${de.long}|${de.short}) (?:wurden|wurde) (?:\\w+ ){0,3}(?:woche\\w*|tage|monat\\w*)`,
        ),
        'lieferung badmark ,',
      ],
    ],
    transport: [
      [
        /\b(?:(?:minuten|stunden?|tage?|deutlich|viel|erheblich|massiv) )+spater als (?:geplant|vorgesehen|angekundigt|gebucht|im fahrplan|angegeben)\b/gu,
        'verspatung ,',
      ],
      [
        /\b(?:(?:fuhr|fuhren|fahrt|fahren) (?:\w+ ){0,3}vorbei|(?:fuhr|fuhren|fahrt|fahren) (?:einfach )?durch(?=\s*[.,;!]|$| ohne)|(?:vorbeigefahren|durchgefahren))\b/gu,
        'bus badmark ,',
      ],
      [
        de.of('(?:koffer|gepack) (?:\\w+ ){0,4}(?:verschwunden|verloren|weg|beschadigt|nicht angekommen)'),
        'gepack badmark ,',
      ],
      [
        de.of(
          `${de.number} ${de.short} (?:zu spat|verspatung|spater|verspatet|nach plan)|(?:standig|immer|wieder|oft|jeden tag) (?:zu spat|unpunktlich|verspatet)`,
        ),
        'verspatung ,',
      ],
      [
        de.of(
          '(?:\\d+(?:[.,]\\d+)?|[a-z]+) ?[,-]* ?(?:€|euro) (?:fur )?(?:\\w+[ -]+){0,5}\\w+[,:]? (?:[\\w(),]+ ){0,8}?bus[:,]? (?:kostet |nur )?\\d*(?:funf|\\d)?[,-]* ?(?:€|euro)?',
        ),
        'preise badmark ,',
      ],
    ],
    garage: [
      [
        de.of('(?:klappert|quietscht|leckt|tropft|rattert|ruckelt) (?:\\w+ )?(?:immer noch|weiterhin|noch immer)'),
        'reparatur badmark ,',
      ],
      [
        de.of('(?:niemand|keiner|nicht) (?:\\w+ )?(?:erschienen|aufgetaucht|gekommen|zum termin)|versetzt worden'),
        'termin badmark ,',
      ],
      [
        de.of(
          '(?:fehler|problem|gerausch|warnlampe|leck) (?:\\w+ ){0,4}(?:wieder da|zuruck|immer noch|weiterhin|erneut|wieder aufgetreten)',
        ),
        'reparatur badmark ,',
      ],
      [
        de.of('(?:kostenvoranschlag|angebot) (?:\\w+ ){0,4}(?:bezahlt|rechnung|berechnet|gezahlt) (?:\\w+ ){0,3}\\d+'),
        'rechnung badmark ,',
      ],
      [
        de.of(
          '(?:sollte|versprochen|zugesagt|hiess) (?:\\w+ ){0,4}(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|abend|abends) (?:\\w+ ){0,2}(?:fertig)?,? (?:\\w+ ){0,4}(?:erst )?(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|woche spater)',
        ),
        'wartezeit ,',
      ],
    ],
    services: [
      [
        de.of(
          '(?:niemand|keiner|nicht) (?:\\w+ )?(?:erschienen|aufgetaucht|gekommen|zum termin)|kam (?:\\w+ )?(?:keiner|niemand)|(?:keiner|niemand) kam|versetzt worden',
        ),
        'termin badmark ,',
      ],
      [
        de.of(
          '(?:fehler|problem|gerausch|warnlampe|leck) (?:\\w+ ){0,4}(?:wieder da|zuruck|immer noch|weiterhin|erneut|wieder aufgetreten)',
        ),
        'arbeit badmark ,',
      ],
    ],
    property: [
      [
        de.of('(?:niemand|keiner|nicht) (?:\\w+ )?(?:erschienen|aufgetaucht|gekommen|zum termin)|versetzt worden'),
        'termin badmark ,',
      ],
      [
        de.of('kaution (?:\\w+ ){0,7}(?:nicht|nie) (?:\\w+ )?(?:zuruck\\w*|bekommen|erhalten|ausgezahlt)'),
        'kaution badmark ,',
      ],
    ],
    hair: [
      [de.of('(?:viel )?zu kurz\\w*|verhunzt|versaut|lochrig'), 'haarschnitt badmark ,'],
      [
        de.of('(?:haare?|wurden?|jetzt|ist|sind) (?:\\w+ )?(?:orange|gelb|grun|grunstichig|gelbstichig)'),
        'farbe badmark ,',
      ],
      [
        de.of(
          'eine seite (?:\\w+ )?(?:langer|kurzer)(?: als die andere)?|spitzen (?:\\w+ ){0,2}(?:gesagt|gewollt|schneiden gesagt),? kurzhaarschnitt(?: \\w+)?',
        ),
        'haarschnitt badmark ,',
      ],
      [
        de.of(
          '(?:nur |lediglich )?spitzen (?:\\w+ ){0,3}\\w+,? (?:\\w+ ){0,5}(?:cm|zentimeter)(?: (?:waren )?(?:ab|weg))?|viel zu kurz',
        ),
        'haarschnitt badmark ,',
      ],
    ],
    fitness: [
      [
        de.of(
          'kundigung (?:\\w+ ){0,3}(?:ignoriert|nicht (?:akzeptiert|bestatigt|angenommen))|(?:weiter(?:hin)?|immer noch) abgebucht|(?:buchen|bucht) (?:\\w+ )?weiter(?:hin)? ab',
        ),
        'mitgliedschaft badmark ,',
      ],
      [
        de.of(
          '(?:stunden?|unterricht|kurse?) (?:\\w+ ){0,3}(?:ausgefallen|fiel\\w* (?:\\w+ )?aus|fall\\w+ (?:\\w+ )?aus|abgesagt)',
        ),
        'unterricht badmark ,',
      ],
    ],
    lodging: [
      [
        de.of(
          'zimmer (?:\\w+ ){0,3}(?:nicht (?:mehr )?(?:verfugbar|frei|vorhanden|reserviert)|(?:anderweitig|doppelt|schon) (?:vergeben|belegt|vermietet))|uberbucht',
        ),
        'zimmer badmark ,',
      ],
      [
        de.of('(?:betten?|matratzen?) (?:\\w+ ){0,3}(?:gift fur (?:\\w+ ){0,2}rucken|ruckenschmerzen)'),
        'bett badmark ,',
      ],
      [de.of('zimmer (?:\\w+ ){0,3}(?:noch )?nicht (?:fertig|bezugsfertig|bereit|gemacht)'), 'zimmer badmark ,'],
      [de.of('haare (?:in|im|auf|am)|flecken (?:auf|im|in|am)'), 'sauberkeit badmark '],
      [
        de.of('(?:aufzug|lift|fahrstuhl) (?:\\w+ ){0,2}(?:ausser betrieb|außer betrieb|defekt|kaputt)'),
        'aufzug badmark ,',
      ],
      [
        de.of(
          '(?:wlan|wifi|internet) (?:\\w+ ){0,4}(?:brach|bricht|fiel|fallt|stürzte|sturzte) (?:\\w+ ){0,4}(?:ab|aus|weg)',
        ),
        'wlan badmark ,',
      ],
    ],
    medical: [
      // The day that was agreed: called off, moved, long waited for, not to be had.
      [
        /\btermine? (?:(?:ist|war|wurde|wurden|sind|leider|mir|uns|kurzfristig|einfach|der|dann|plotzlich|wieder|zweimal|mehrfach|erneut|ohne \w+|am \w+ \w+|zum \w+ mal) )*(?:ausgefallen|abgesagt|verschoben|storniert|gestrichen|vergessen|verlegt|gecancelt)\b|\btermine? (?:[\p{L}\d]+ ){1,4}(?:abgesagt|verschoben|gestrichen) (?:wurde|worden|hat|haben)\b|\bterminabsage\w*\b|\bfiel (?:\w+ )?(?:der|mein) termin aus\b/gu,
        'terminvergabe badmark ,',
      ],
      [
        /\btermin, (?=der (?:\w+ ){0,3}(?:abgesagt|verschoben|gestrichen|vergessen|storniert) (?:wurde|worden))der (?:\w+ ){0,3}\w+ \w+/gu,
        'terminvergabe badmark ,',
      ],
      [
        /\b(?:warte\w*|wartet) (?:\w+ ){0,4}(?:auf|mit) (?:einen?|einem|den|die|dem) (?:\w+ )?termine? (?:\w+ )?(?:sehr |zu |ewig |viel zu |monatelang |wochenlang |extrem )+lang\w*|\b(?:monate|wochen|monatelang|wochenlang|ewig|jahre) (?:\w+ ){0,2}auf (?:einen|den|ersten|die) (?:\w+ )?termine?\b|\btermine? (?:\w+ ){0,2}erst in (?:\w+ )?(?:monaten|wochen|jahr)\b|\btermine? (?:\w+ ){0,2}in (?:\w+ )?monaten\b/gu,
        'terminvergabe badmark ,',
      ],
      [
        /\b(?:schwierig|schwer|unmoglich|aussichtslos|kaum moglich|nicht moglich)[,]? (?:\w+ ){0,2}(?:einen |einem )?(?:\w+ )?termin\w*(?: (?:telefonisch |online )?zu (?:bekommen|vereinbaren|kriegen|ergattern|erhalten))?|\b(?:bekomm|krieg|erhal)\w* (?:man|ich|wir) (?:\w+ ){0,2}keinen? (?:\w+ )?termine?\b|\bbekam (?:man|ich|wir) (?:\w+ ){0,2}keinen? (?:\w+ )?termine?\b|\b(?:keinen?|nie einen?|kaum einen?|keinerlei) (?:\w+ )?termine? (?:\w+ ){0,2}(?:bekommen|zu bekommen|kriegen|zu kriegen|erhalten|frei|vergeben|verfugbar)\b|\btermine? (?:\w+ ){0,3}(?:unmoglich|schwierig|nicht (?:\w+ )?zu bekommen|kaum zu bekommen)\b/gu,
        'terminvergabe badmark ,',
      ],
      [
        /\btrotz (?:\w+ )?termin\w* (?=(?:\w+ ){0,4}(?:stunde|stunden|minuten|gewartet|wart\w+|lange|ewig)\b)/gu,
        'wartezeit badmark ,',
      ],
      [
        /\b(?:waren|war|ist|sind) (?:\w+ ){0,2}geschlossen\b(?<=\btermin\b[^\n]{0,60})|\bvor (?:verschlossener|geschlossener) (?:tur|praxis)\b|\bpraxis (?:(?:ist|war|hat|einfach|schon|aber|dann|wieder|plotzlich) ){0,3}geschlossen\b/gu,
        'offnungszeiten badmark ,',
      ],
      // No time, no examination.
      [
        /\b(?:nimmt|nahm|nehmen|nahmen|genommen) (?:\w+ ){0,3}(?:keine|kaum|wenig|nicht viel|nicht die|null) (?:\w+ )?zeit\b|\b(?:keine|kaum|wenig|null) (?:\w+ )?zeit (?:\w+ ){0,3}(?:genommen|nimmt|nahm|nehmen|fur (?:die |den |seine |ihre )?patient\w*)\b|\bfehl(?:t|te) (?:\w+ ){0,3}(?:an |die )zeit\b(?: fur (?:\w+ ){0,2}\w+)?|(?<!\b(?:ohne|kein\w*|trotz) (?:\w+ )?)\bzeit(?:mangel|druck)\b|\b(?:schnell|in (?:zwei|drei|\d+) minuten|nur) (?:\w+ )?(?:abgefertigt|abgespeist)\b/gu,
        'betreuung badmark ,',
      ],
      [
        /\b(?:nicht|kaum|nie|gar nicht) (?:\w+ ){0,2}(?:untersucht|angeschaut|angesehen|zugehort|zuhort|eingegangen|eingeht)\b|\b(?:keine|keinerlei|ohne) (?:\w+ )?(?:untersuchung\w*|behandlung|diagnose\w*|aufklarung|anamnese|beratung)\b(?! (?:\w+ )?(?:notig|notwendig|erforderlich|gebraucht))|\bnur (?:\w+ )?(?:oberflachlich|fluchtig) \w+/gu,
        'betreuung badmark ,',
      ],
      [
        /\b(?:die|dass sie|das) (?:das )?(?:dort )?(?:nicht|gar nicht) (?:machen|anbieten|durchfuhren)\b/gu,
        'service badmark ,',
      ],
    ],
    school: [
      [
        de.of(
          '(?:stunden?|unterricht|kurse?) (?:\\w+ ){0,3}(?:ausgefallen|fiel\\w* (?:\\w+ )?aus|fall\\w+ (?:\\w+ )?aus|abgesagt)',
        ),
        'unterricht badmark ,',
      ],
    ],
    culture: [
      [
        de.of(
          '(?:halfte|mehrzahl|meisten|viele|mehrere) (?:der )?(?:raume|sale|etagen|ausstellungsraume|bereiche) (?:\\w+ )?(?:gesperrt|geschlossen|zu)|raume (?:\\w+ )?gesperrt',
        ),
        'ausstellung badmark ,',
      ],
    ],
  },
  it: {
    finance: [
      [
        /\b(?:non (?:mi |ci |vogliono |hanno )*(?:paga\w*|risarci\w*|rimborsa\w*|liquida\w*) (?:nulla|niente)|(?:rifiut|respin|nega)\w+ (?:il |la |di )?(?:sinistro|risarcimento|pagare|rimborso))\b(?<=\b(?:assicura|polizz|sinistr|perit)\w*\b[\s\S]{0,300})/gu,
        'sinistro badmark ,',
      ],
    ],
    app: [
      [
        it.of(
          "(?:pagament[oi]|transazion[ei]|acquist[oi]|operazion[ei]|bonific[oi]) (?:[\\w']+ ){0,6}(?:(?:non|mai) (?:(?:mi|me|le|li|si|ha|hanno|vengono|viene|sono|is|stat[oaie]|ancora|piu) )*(?:registrat\\w+|registra\\w*|compar\\w+|compai\\w+|conteggiat\\w+|visualizzat\\w+|caricat\\w+|aggiornat\\w+|riconosciut\\w+|apparse?)|(?:registrat|conteggiat|contat|caricat)[aeio] (?:solo|soltanto)|(?:(?:me|mi|ne|ha|hanno) )*(?:registrat|conteggiat|contat)\\w (?:solo|soltanto|due|tre|una))|non (?:(?:mi|me|si|ha|hanno) )*(?:aggiorna|registra|carica|conteggia|riconosce)\\w* (?:\\w+ ){0,2}(?:pagament\\w|transazion\\w|acquist\\w|operazion\\w)",
        ),
        'pagamenti badmark ,',
      ],
      [it.of('transazion[ei]'), 'pagamenti'],
      [
        it.of(
          'si (?:ferma|chiude|blocca|arresta|impalla|spegne|riavvia|pianta) ?(?:di continuo|continuamente|da sol[ao]|sempre|in continuazione|spesso|ogni volta|subito|improvvisamente)?|schermata (?:nera|bianca)|(?:devo|bisogna|tocca|sono costretto a) (?:\\w+ )?riavviar\\w+',
        ),
        'crash ,',
      ],
      [
        it.of(
          "(?:codice|sms|password|pin) (?:[\\w']+ ){0,5}(?:non (?:arriva|is arrivat[oa]|valid[oa]|funziona|riconosciut[oa]|accettat[oa])|mai (?:arriva\\w*|ricevut[oa])|rifiutat[oa]|errat[oa]|sbagliat[oa]|scadut[oa])|non arriva (?:mai )?(?:il |l'|la )?(?:codice|sms|otp)|non (?:riesco|si riesce|mi fa|posso|permette)(?: di| a| ad)* (?:accedere|entrare|registrarmi|loggarmi|autenticarmi|fare il login)|(?:logout|disconness\\w+|slogga\\w*) (?:[\\w']+ ){0,3}(?:ogni|continuamente|sempre|di continuo)",
        ),
        'login badmark ,',
      ],
      [
        it.of(
          '(?:dati|numeri|cifre|informazioni|orari) (?:[\\w]+ ){0,5}(?:(?:non|mai|raramente) (?:\\w+ ){0,2}aggiornat\\w+|vecchi\\w*|obsolet\\w+)',
        ),
        'badmark ,',
      ],
      [
        it.of(
          "(?:mio|il|stesso|nuovo|altro|questo|sul|col|del)? ?(?:telefono|cellulare|smartphone|iphone|dispositivo|telefonino)|(?:bollo|tassa) (?:dell')?auto|circuit[oi] (?:\\w+ )?maestro|maestro",
        ),
        '',
      ],
    ],
    restaurant: [
      [
        /\b(?:piu di )?(?:un'|una|due|tre|\d) ?or[ae](?: e (?:mezza|un quarto|mezzo))? per (?:le |i |una?|due|tre|quattro|\d+) ?(?:\w+ )?(?:caffe|birr[ae]|pizz[ae]|margherit\w|panini|panino|piatt[oi]|primi|cappuccini|aperitivi|spritz|hamburger|insalat\w|dolc[ei]|bibit\w|gelat[oi])/gu,
        'attesa badmark ,',
      ],
      [
        /\bdimenticat\w+ (?:di (?:portar\w+|servir\w+) )?(?:la |le |il |i |l'|una? |met[a] )(?:meta|bibit\w|bevand\w|salse?|patatine|dolc[ei]|antipast\w|piatt\w|posate|pane|acqua|coca)/gu,
        'ordine badmark ,',
      ],
      [
        it.of(
          "(?:un'ora(?: e \\w+)?|due ore|tre ore|\\w+ minuti) per (?:una?|due|tre|\\d+) (?:caffe|birr[ae]|pizz[ae]|margherita|panini|panino|piatt[oi]|primi|cappuccini|aperitivi|spritz)",
        ),
        'attesa badmark ,',
      ],
      [it.of('chius[oi] alle \\d+[.:]?\\d* (?:quando|anche se|nonostante|mentre)'), 'orari badmark '],
      [
        opening(
          '(?:tutto )?(?:is |era |sono )?(?:arrivat|servit|consegnat)[oaie] (?:\\w+ )?(?:fredd[oaie]|tiepid[oaie]|gelid[oaie])',
        ),
        'cibo badmark ,',
      ],
      [
        it.of(
          '(?<!(?:niente|non|mai|senza|nessun|di) )(?:tutto |tutti |cibo |piatti )?(?:surgelat[oiae]|congelat[oiae]|precott[oiae]|riscaldat[oiae])(?: (?:e|ed) (?:riscaldat[oiae]|surgelat[oiae]|precott[oiae]))?(?: (?:al|nel) microonde)?|(?:scaldat|riscaldat)[oiae] (?:al|nel) microonde',
        ),
        'cibo badmark ,',
      ],
    ],
    shop: [
      // What comes apart, and what does not last.
      [
        /\bsi (?:is|sono) (?:\w+ )?(?:scollat|scucit|strappat|staccat|crepat|arrugginit|scolorit|sfilacciat|deformat)\w\b|\bbatteria (?:dura (?:poco|pochissimo|niente|neanche|nemmeno|solo)|non dura)\b[^.,;!?\n]{0,20}/gu,
        'faultmark ,',
      ],
      [/\b(?:risulta|segnat\w|indicat\w|dat\w per) (?:come )?consegnat[oa]\b/gu, 'consegna badmark ,'],
      [
        /\b(?:impossibile|non (?:si puo|posso|riesco a|fanno|permettono di)) (?:\w+ )?(?:annullare|cancellare)/gu,
        'ordine badmark ,',
      ],
      [
        /\b(?:res[oi]|rimbors[oi]|cambi[oi]) (?:\w+ ){0,4}(?:difficil\w|complicat\w|impossibil\w|un'odissea|un calvario|un incubo)/gu,
        'resi badmark ,',
      ],
      [
        /\b(?:tagli[ae]|vestibilita) (?:\w+ ){0,3}(?:sballat\w|sbagliat\w|assurd\w|irreali)|\b(?:tagli[ae]) (?:vest\w+|sono|is|corrono) (?:\w+ )?(?:piccol\w|strett\w|grand\w)/gu,
        'prodotti badmark ,',
      ],
      [/\bmi aspettavo (?:altro|di meglio|qualcosa di (?:meglio|piu)|di piu)/gu, 'faultmark ,'],
      [it.of('non (?:ha |hanno )?(?:nemmeno |neanche )?(?:suonato|citofonato|bussato)'), 'corriere badmark ,'],
      [it.of('chius[oi] alle \\d+[.:]?\\d* (?:quando|anche se|nonostante|mentre)'), 'orari badmark '],
      [
        it.of(
          '(?:risult\\w+|segnat\\w+|dicono|scritto) (?:\\w+ ){0,3}(?:assente|nessuno in casa)|(?:lanciat|buttat|gettat)[oa] (?:\\w+ ){0,3}(?:cancello|strada|pioggia|giardino)',
        ),
        'corriere badmark ,',
      ],
      [it.of('scaffali (?:\\w+ ){0,3}vuot[oi]'), 'scelta badmark ,'],
      [
        it.of('ordine (?:\\w+ ){0,2}(?:annullato|cancellato)|(?:annullato|cancellato) (?:\\w+ )?ordine'),
        'ordine badmark ,',
      ],
      [
        it.of(
          "(?:ordinat[oa] (?:\\w+ ){0,4}(?:fa )?(?:e )?)?non (?:(?:ho|abbiamo|mi|is|ci|ancora|mai|sono|stato|piu) )*(?:ricevut[oa]|arrivat[oa]) (?:ancora )?(?:nulla|niente|il pacco|la merce|l'ordine)|manca(?:va|vano|no)? (?:\\w+ )?(?:pezzi|pezzo|articol[oi]|prodott[oi]|la meta|part[ei])|(?:arrivat|ricevut|consegnat|spedit)[oaie] (?:solo|soltanto) (?:\\w+ )?(?:un[oa]?|la meta|met[a]|due|parte)",
        ),
        'ordine badmark ,',
      ],
      [
        it.of(
          "tutt'altra cosa (?:\\w+ ){0,3}(?:foto|descrizione|immagine|annuncio)|(?:completamente |totalmente |molto )?(?:divers[oaie]|nulla a che vedere|niente a che vedere|niente a che fare|non (?:corrisponde|corrispondono|somiglia|assomiglia|rispecchia|conforme)\\w*)(?: (?:rispetto|da|dal|dalla|dalle|con|a|al|alla|alle|la))+ (?:\\w+ )?(?:foto|descrizione|immagin[ei]|annuncio|ordinato|sito)|(?:mandat|inviat|arrivat|spedit)[oaie] (?:un altr|il prodott|un prodott|un articol|il modell)\\w+ (?:sbagliat\\w|divers\\w|modello|colore|prodotto)",
        ),
        'faultmark ,',
      ],
      [
        it.of(
          `(?:doveva|dovevano|promess\\w|previst\\w) (?:\\w+ ){0,3}(?:in |entro )?(?:${it.number} ?)?(?:${it.short}|giorn[oi]),? (?:[\\w']+ ){0,5}(?:${it.number} ?(?:settiman[ae]|mes[ei])|messi (?:\\w+)|messe (?:\\w+)|passat[ei] ${it.number})|arrivat[oaie] dopo (?:\\w+ )?${it.number} ?${it.long}|${it.number} ?${it.long} di ritardo`,
        ),
        'consegna badmark ,',
      ],
    ],
    transport: [
      [
        /\b(?:passat[oiae] (?:\w+ )?(?:pien[oiae]|dritt[oi]|senza fermarsi)|non si (?:is |sono )?fermat\w)\b/gu,
        'autobus badmark ,',
      ],
      [
        it.of(
          '(?:valigi[ae]|bagagli?o?) (?:\\w+ ){0,3}(?:smarrit\\w|pers[aoie]|danneggiat\\w|rott\\w|mai arrivat\\w)|(?:smarrit\\w|pers[oa]) (?:\\w+ )?(?:valigia|bagaglio)',
        ),
        'bagagli badmark ,',
      ],
      [
        it.of(
          `(?:con )?${it.number}(?:${it.short}) (?:di ritardo|dopo(?! (?:aver|la partenza))|piu tardi)|sempre in ritardo|(?:volo|treno|autobus|bus) (?:\\w+ )?(?:in ritardo|posticipato)`,
        ),
        'ritardo ,',
      ],
    ],
    services: [
      [
        it.of(
          'non si (?:is|e|sono) (?:mai )?presentat\\w(?: nessuno)?|nessuno si (?:is|e) (?:mai )?presentato|non (?:is|e) (?:mai )?venut[oa] nessuno|dato buca',
        ),
        'appuntamento badmark ,',
      ],
      [
        it.of(
          '(?:guasto|problema|rumore|spia|difetto|perdita) (?:\\w+ ){0,4}(?:ripresentat\\w|tornat\\w|riappars\\w|persiste|come prima|ancora li)',
        ),
        'lavoro badmark ,',
      ],
    ],
    garage: [
      [
        it.of('(?:perde|fischia|vibra|cigola) ancora|ancora (?:lo stesso|la stessa) (?:rumore|perdita|spia|problema)'),
        'riparazione badmark ,',
      ],
      [
        it.of(
          'non si (?:is|e|sono) (?:mai )?presentat\\w(?: nessuno)?|nessuno si (?:is|e) (?:mai )?presentato|non (?:is|e) (?:mai )?venut[oa] nessuno|dato buca',
        ),
        'appuntamento badmark ,',
      ],
      [
        it.of(
          '(?:guasto|problema|rumore|spia|difetto|perdita) (?:\\w+ ){0,4}(?:ripresentat\\w|tornat\\w|riappars\\w|persiste|come prima|ancora li)',
        ),
        'riparazione badmark ,',
      ],
      [
        it.of('preventivo (?:\\w+ ){0,4}(?:pagat\\w|fatturat\\w|chiest\\w|conto) (?:\\w+ ){0,2}\\d+'),
        'conto badmark ,',
      ],
    ],
    property: [
      [
        it.of(
          'non si (?:is|e|sono) (?:mai )?presentat\\w(?: nessuno)?|nessuno si (?:is|e) (?:mai )?presentato|non (?:is|e) (?:mai )?venut[oa] nessuno|dato buca',
        ),
        'appuntamento badmark ,',
      ],
      [
        it.of(
          "(?:caparra|cauzione|deposito) (?:[\\w']+ ){0,5}(?:mai|non) (?:[\\w']+ ){0,2}(?:mai )?(?:restituit\\w|rimborsat\\w|vist\\w)",
        ),
        'caparra badmark ,',
      ],
    ],
    hair: [
      [it.of('piega (?:\\w+ ){0,2}durat[ao] (?:\\w+ ){0,2}(?:giornata|giorno|ore|ora|poco)'), 'piega badmark ,'],
      [it.of('troppo cort[oaie]|rovinat\\w|massacrat\\w'), 'taglio badmark ,'],
      [
        it.of('(?:uscit\\w|capelli|diventat\\w|venut\\w) (?:\\w+ )?(?:arancion\\w+|verd[ei]|giall[iae])'),
        'colore badmark ,',
      ],
      [it.of("un lato piu (?:lungo|corto)(?: dell'altro)?"), 'taglio badmark ,'],
      [it.of('punte,? (?:\\w+ ){0,5}\\w+ (?:cm|centimetri)|troppo cort[oi]'), 'taglio badmark ,'],
    ],
    fitness: [
      [
        it.of(
          '(?:impossibile|non si riesce a|non riesco a) (?:disdire|recedere|annullare)|continuano ad? addebitar\\w+',
        ),
        'abbonamento badmark ,',
      ],
      [it.of('lezion[ei] (?:\\w+ ){0,3}(?:annullat|cancellat|saltat|rinviat)[ae]'), 'lezioni badmark ,'],
    ],
    lodging: [
      [
        /\b(?:infiltrazioni|perdite d'acqua|intonaco (?:\w+ )?(?:scrostat\w|cadente)|moquette (?:\w+ )?(?:consumat\w|sporc\w|macchiat\w|vecchi\w))/gu,
        'camera badmark ,',
      ],
      [
        it.of('(?:letti?|materass[oi]) (?:\\w+ ){0,3}(?:distrutto|spaccato|rovinato|mal di|a pezzi) (?:\\w+ )?schiena'),
        'letto badmark ,',
      ],
      [
        it.of('wi ?-?fi (?:\\w+ ){0,2}(?:prende |funziona |disponibile )?(?:solo|soltanto) (?:nell\\w+|in|al\\w*)'),
        'wifi badmark ,',
      ],
      [
        it.of('camera (?:\\w+ )?non (?:era |is )?(?:ancora )?pronta|non (?:era|erano) (?:ancora )?pront[ae]'),
        'camera badmark ,',
      ],
      [it.of('capelli (?:nella|nel|sul|in|sulle|sui)|macchie (?:su|sul|sulle|sui|di)'), 'pulizia badmark '],
      [
        it.of(
          'wi-?fi (?:\\w+ ){0,2}(?:cade\\w*|cadeva|saltava|salta|non prende\\w*|non funzionava|assente|inesistente)',
        ),
        'wifi badmark ,',
      ],
    ],
    school: [[it.of('lezion[ei] (?:\\w+ ){0,3}(?:annullat|cancellat|saltat|rinviat)[ae]'), 'lezioni badmark ,']],
    culture: [
      [
        it.of(
          '(?:meta|maggior parte|molte|diverse) (?:delle )?(?:sale|stanze|gallerie) (?:\\w+ )?(?:chius[ae]|non visitabil\\w)|sale chiuse',
        ),
        'mostra badmark ,',
      ],
    ],
  },
  nl: {
    app: [
      [
        /\b(?:(?:kan|kunt|kun) (?:je|ik|men|niet) (?:\w+ ){0,5}(?:niet|nergens|alleen|geen|zelf)|kan (?:je|ik) dan wel|(?:zie|krijg) je (?:\w+ ){0,3}(?:wazige|niet|alleen|geen))(?![\p{L}])/gu,
        'functies ,',
      ],
      [
        /\b(?:(?:klapt|valt|viel|slaat|vliegt) (?:(?!nooit|niet)\w+ ){0,4}(?:dicht|uit|eruit|op tilt)|(?:loopt|liep) (?:(?!nooit|niet)\w+ ){0,2}vast|(?:gaat|ging|start|opent) (?:\w+ )?niet (?:meer )?(?:open|op))(?![\p{L}])/gu,
        'crash ,',
      ],
      [
        /\b(?:(?:sms|mail|code)[^.!?\n]{0,40}(?:verlopen|komt niet|kwam niet)|(?:niet|uit) (?:te |gelogd|meer ingelogd)(?:loggen)?|(?:account|toegang) (?:\w+ )?(?:op slot|geblokkeerd))(?![\p{L}])/gu,
        'inloggen badmark ,',
      ],
      [
        nl.of(
          '(?:betaling(?:en)?|transacties?|aankopen|overschrijving(?:en)?) (?:\\w+ ){0,6}(?:niet|nooit|maar deels) (?:\\w+ )?(?:geregistreerd|verwerkt|zichtbaar|getoond|meegeteld|te zien|bijgeschreven)',
        ),
        'betaling badmark ,',
      ],
      [
        nl.of(
          '(?:loopt|liep|lopen) (?:\\w+ ){0,3}vast|loopt (?:\\w+ ){0,2}de hele tijd vast|(?:sluit|stopt|herstart) (?:\\w+ ){0,2}(?:zichzelf|vanzelf|steeds|telkens|plotseling|ermee)|(?:zwart|wit|bevroren) scherm|bevriest|vastgelopen|blijft (?:\\w+ ){0,2}hangen|opnieuw (?:moeten )?(?:op)?starten',
        ),
        'crash ,',
      ],
      [
        nl.of(
          '(?:code|sms|wachtwoord|pin|vingerafdruk) (?:\\w+ ){0,7}(?:komt (?:\\w+ )?(?:niet|nooit)(?: aan)?|niet (?:meer|aan|geaccepteerd|herkend|geldig)|nooit (?:aan|ontvangen|aangekomen)|geweigerd|ongeldig|verkeerd|onjuist)|(?:kan|kon|lukt) (?:\\w+ ){0,3}(?:niet|niet meer|nooit)(?: om)?(?: meer)?(?: in te)? (?:inloggen|aanmelden|registreren|loggen)|inloggen (?:\\w+ ){0,4}(?:lukt|werkt|gaat) (?:\\w+ )?niet(?: meer)?|(?:steeds|telkens|constant) (?:\\w+ )?(?:uitgelogd|afgemeld)',
        ),
        'inloggen badmark ,',
      ],
      [
        nl.of(
          '(?:cijfers|gegevens|data|informatie|tijden) (?:\\w+ ){0,4}(?:niet|nooit|zelden|nauwelijks) (?:\\w+ )?(?:actueel|bijgewerkt|geupdatet|ververst|bijgehouden)|(?:cijfers|gegevens|informatie) (?:\\w+ ){0,3}(?:verouderd|achterhaald)',
        ),
        'badmark ,',
      ],
      [
        nl.of(
          '(?:mijn|de|een|nieuwe|oude|deze|andere) (?:telefoon|mobiel|gsm|smartphone|iphone|toestel|tablet)|test ?locatie|(?:het|mijn|dit) (?:apparaat|toestel)',
        ),
        '',
      ],
    ],
    restaurant: [
      [
        nl.of(
          '(?:een|twee|drie|twintig|dertig|veertig|vijftig|\\d+) (?:minuten|uur) voor (?:een|twee|drie|\\d+) (?:koffie|bier\\w*|pizza\\w*|borden|drankjes?|broodjes?|hapjes?|gerechten)',
        ),
        'wachttijd badmark ,',
      ],
      [
        nl.of('(?:om|vanaf) (?:half )?[\\w:]+ (?:uur )?(?:was )?(?:alles )?al (?:dicht|donker|gesloten)'),
        'openingstijden badmark ,',
      ],
      [
        opening(
          '(?:alles )?(?:kwam|kwamen|was|werd|werden) (?:\\w+ )?(?:koud|lauw|steenkoud|ijskoud)(?: en \\w+)?(?: (?:aan|geserveerd|bezorgd))?',
        ),
        'eten badmark ,',
      ],
      [
        nl.of(
          '(?<!(?:niets|geen|nooit|niet|zonder) )(?:uit de (?:diepvries|vriezer|magnetron)|diepvries(?:producten|eten|spul|kwaliteit)?|opgewarmd\\w*|kant[- ]en[- ]klaar\\w*|magnetron(?:eten|maaltijd\\w*))',
        ),
        'eten badmark ,',
      ],
    ],
    shop: [
      [
        nl.of(
          '(?:over|voor|in|achter) (?:de|het|een) (?:\\w+ )?(?:haag|heg|schutting|hek|muur|poort|tuin|regen|deur|oprit) (?:gegooid|gesmeten|gekieperd|gekwakt|gedonderd)',
        ),
        'pakket badmark ,',
      ],
      [nl.of('niet (?:eens )?aangebeld|belde? (?:\\w+ )?niet (?:eens )?aan'), 'bezorger badmark ,'],
      [
        nl.of('(?:om|vanaf) (?:half )?[\\w:]+ (?:uur )?(?:was )?(?:alles )?al (?:dicht|donker|gesloten)'),
        'openingstijden badmark ,',
      ],
      [
        nl.of(
          '(?:zogenaamd|volgens|beweerd\\w*|stond|terwijl) (?:\\w+ ){0,4}niemand thuis|over (?:de|het|een) (?:schutting|hek|muur|poort) (?:gegooid|gesmeten)',
        ),
        'bezorger badmark ,',
      ],
      [nl.of('(?:half ?)?lege schappen|schappen (?:\\w+ ){0,3}leeg'), 'assortiment badmark ,'],
      [nl.of('bestelling (?:\\w+ ){0,3}(?:geannuleerd|afgezegd)'), 'bestelling badmark ,'],
      [
        nl.of(
          `(?:${nl.number} ${nl.long} geleden besteld,? )?(?:(?:en|maar|nog|steeds|heb|ik|tot|nu|toe|al|weken) )*(?:niets|niks|geen pakket|geen bestelling|geen levering) (?:\\w+ )?(?:ontvangen|gekregen|binnen|gezien|geleverd)|(?:ontbrak|ontbraken|ontbreken|ontbreekt|misten?) (?:er )?(?:\\w+ ){0,2}(?:artikelen|artikel|onderdelen|onderdeel|stuks|producten|de helft)|(?:maar|slechts|alleen) (?:de helft|een deel|een van de \\w+) (?:\\w+ )?(?:geleverd|ontvangen|gekregen)`,
        ),
        'bestelling badmark ,',
      ],
      [
        nl.of(
          '(?:lijkt|leek|lijken) (?:\\w+ ){0,2}(?:niets?|niks|in niets|totaal niet|helemaal niet|geenszins) op (?:\\w+ )?(?:foto\\w*|afbeelding|plaatje|beschrijving)|(?:heel |totaal |volledig )?anders dan (?:\\w+ ){0,3}(?:foto\\w*|afbeelding\\w*|beschreven|beschrijving|besteld)|(?:verkeerde?|ander) (?:artikel|product|model|maat|kleur) (?:\\w+ )?(?:ontvangen|gekregen|gestuurd|geleverd|opgestuurd)',
        ),
        'faultmark ,',
      ],
      [
        nl.of(
          `(?:pas na (?:\\w+ )?${nl.number} ${nl.long}|na (?:\\w+ )?${nl.number} (?:weken|maanden)) (?:\\w+ )?(?:geleverd|ontvangen|gekomen|bezorgd|binnen)|(?:beloofd|zou|zouden) (?:\\w+ ){0,4}(?:dag|dagen|uur|morgen),? (?:\\w+ ){0,4}na (?:\\w+ )?${nl.number} (?:weken|maanden|week|maand)|${nl.number} ${nl.long} (?:te laat|vertraging|later)`,
        ),
        'levering badmark ,',
      ],
    ],
    transport: [
      [
        /\b(?:(?:minuten|minuut|uur|dagen|veel|flink) )+later dan (?:gepland|voorzien|aangekondigd|geboekt|verwacht|de dienstregeling)\b/gu,
        'vertraging ,',
      ],
      [/\b(?:(?:reed|reden|rijdt|rijden) (?:\w+ )?(?:voorbij|door)|(?:voorbij|door)gereden)\b/gu, 'bus badmark ,'],
      [
        nl.of('(?:koffers?|bagage) (?:\\w+ ){0,3}(?:kwijt\\w*|verdwenen|zoek|beschadigd|niet aangekomen)'),
        'bagage badmark ,',
      ],
      [
        nl.of(
          `${nl.number} ${nl.short} (?:te laat|vertraging|later|vertraagd)|(?:altijd|weer|steeds|constant) (?:te laat|vertraagd|vertraging)`,
        ),
        'vertraging ,',
      ],
    ],
    services: [
      [
        nl.of(
          'kwam (?:\\w+ )?niemand|niemand kwam|niemand (?:gekomen|verschenen|komen opdagen|op komen dagen|langsgekomen)|niet (?:komen opdagen|op komen dagen|verschenen|opgedaagd)|kwam(?:en)? (?:\\w+ )?niet opdagen',
        ),
        'afspraak badmark ,',
      ],
      [
        nl.of('(?:probleem|storing|geluid|lampje|lek|defect) (?:\\w+ ){0,3}(?:terug|opnieuw|nog steeds|nog altijd)'),
        'werk badmark ,',
      ],
    ],
    garage: [
      [nl.of('(?:rammelt|lekt|piept|tikt|kraakt) (?:\\w+ )?(?:nog steeds|nog altijd)'), 'reparatie badmark ,'],
      [
        nl.of(
          'niemand (?:gekomen|verschenen|komen opdagen|op komen dagen|langsgekomen)|niet (?:komen opdagen|op komen dagen|verschenen|opgedaagd)|kwam(?:en)? (?:\\w+ )?niet opdagen',
        ),
        'afspraak badmark ,',
      ],
      [
        nl.of('(?:probleem|storing|geluid|lampje|lek|defect) (?:\\w+ ){0,3}(?:terug|opnieuw|nog steeds|nog altijd)'),
        'reparatie badmark ,',
      ],
      [
        nl.of('offerte (?:\\w+ ){0,4}(?:uiteindelijk|betaald|rekening|factuur) (?:\\w+ ){0,2}\\d+(?: betaald)?'),
        'rekening badmark ,',
      ],
    ],
    property: [
      [
        nl.of(
          'niemand (?:gekomen|verschenen|komen opdagen|op komen dagen|langsgekomen)|niet (?:komen opdagen|op komen dagen|verschenen|opgedaagd)|kwam(?:en)? (?:\\w+ )?niet opdagen',
        ),
        'afspraak badmark ,',
      ],
      [nl.of('borg (?:\\w+ ){0,7}(?:niet|nooit) (?:\\w+ )?(?:terug\\w*|gekregen|gezien)'), 'borg badmark ,'],
    ],
    hair: [
      [nl.of('(?:veel )?te kort|verknipt|verprutst|verpest'), 'kapsel badmark ,'],
      [nl.of('(?:haar|werd|is|nu|was) (?:\\w+ )?(?:oranje|geel|groen)'), 'kleur badmark ,'],
      [nl.of('(?:ene|een) kant (?:\\w+ )?(?:langer|korter)(?: dan de andere)?'), 'kapsel badmark ,'],
      [
        nl.of(
          'puntjes (?:\\w+ ){0,2}\\w+,? (?:\\w+ ){0,4}(?:cm|centimeter)(?: (?:eraf|af))?|veel te kort(?: geknipt)?',
        ),
        'kapsel badmark ,',
      ],
    ],
    fitness: [
      [
        nl.of(
          'opzeggen (?:\\w+ ){0,3}(?:niet|onmogelijk)|(?:niet|onmogelijk) (?:\\w+ )?(?:kunnen )?opzeggen|blijven (?:\\w+ )?afschrijven',
        ),
        'abonnement badmark ,',
      ],
      [
        nl.of('less?e?n? (?:\\w+ ){0,3}(?:viel\\w* (?:\\w+ )?uit|uitgevallen|geannuleerd|afgelast)'),
        'lessen badmark ,',
      ],
    ],
    lodging: [
      [
        nl.of(
          'kamers? (?:\\w+ ){0,3}(?:niet (?:meer )?(?:beschikbaar|vrij|gereserveerd)|(?:dubbel|al) (?:verhuurd|bezet|vergeven|geboekt))|overboekt',
        ),
        'kamer badmark ,',
      ],
      [
        nl.of(
          '(?:bed|bedden|matras|matrassen) (?:\\w+ ){0,3}(?:aanslag op|rugpijn|slecht voor|pijn in|ramp voor) ?(?:\\w+ )?(?:rug)?',
        ),
        'bed badmark ,',
      ],
      [nl.of('kamer (?:\\w+ ){0,3}(?:nog )?niet (?:klaar|gereed)'), 'kamer badmark ,'],
      [nl.of('haren (?:in|op)|vlekken (?:op|in)'), 'netheid badmark '],
      [nl.of('lift (?:\\w+ ){0,2}(?:buiten (?:dienst|werking|gebruik)|kapot|defect|stuk)'), 'lift badmark ,'],
      [nl.of('wifi (?:\\w+ ){0,5}(?:weg|uit|wegviel|uitviel|niet)'), 'wifi badmark ,'],
    ],
    medical: [
      // The day that was agreed: called off, moved, long waited for, not to be had.
      [
        /\bafspra(?:ak|ken) (?:(?:is|was|werd|werden|zijn|ineens|zomaar|weer|twee|keer|last|minute|plots|telkens|ook) )*(?:geannuleerd|afgezegd|verzet|verplaatst|uitgesteld|vergeten|afgebeld|verschoven)\b|\b(?:geannuleerde|verzette|afgezegde) afspra(?:ak|ken)\b/gu,
        'afsprakenplanning badmark ,',
      ],
      [
        /\b(?:maanden|weken|heel lang|erg lang|lang|eindeloos) (?:\w+ ){0,2}(?:wachten|gewacht) op (?:een|de|je) afspraak\b|\bwacht\w* (?:\w+ ){0,3}(?:maanden|weken) op (?:een|de|je) afspraak\b|\bafspraak (?:\w+ ){0,2}pas (?:over|na|binnen) (?:\w+ )?(?:maanden|weken)\b/gu,
        'afsprakenplanning badmark ,',
      ],
      [
        /\b(?:moeilijk|lastig|onmogelijk|amper|niet mogelijk)(?: om)? (?:\w+ )?een afspraak(?: te (?:maken|krijgen))?|\b(?:geen|nooit een) (?:\w+ )?afspraak (?:\w+ )?(?:te krijgen|kunnen (?:maken|krijgen)|mogelijk)\b/gu,
        'afsprakenplanning badmark ,',
      ],
      [
        /\bstond\w* (?:\w+ ){0,3}voor (?:een )?(?:gesloten|dichte) deur\b|\bpraktijk (?:\w+ ){0,2}(?:gesloten|dicht)\b/gu,
        'openingstijden badmark ,',
      ],
      // No time, no examination.
      [
        /\b(?:neemt|nam|nemen|namen) (?:\w+ ){0,3}(?:geen|nauwelijks|weinig|amper|niet de) tijd\b|\b(?:geen|nauwelijks|weinig|amper) tijd (?:\w+ ){0,3}(?:genomen|neemt|nam|voor (?:de |zijn |haar )?patient\w*)\b|\b(?:niet|nooit|amper|nauwelijks) (?:\w+ )?(?:onderzocht|geluisterd|luistert|luisterde)\b|\b(?:geen|zonder) (?:enig |enkel )?(?:onderzoek|uitleg)\b|\bbinnen (?:\w+ )?minuten weer buiten\b/gu,
        'begeleiding badmark ,',
      ],
    ],
    school: [
      [
        nl.of('less?e?n? (?:\\w+ ){0,3}(?:viel\\w* (?:\\w+ )?uit|uitgevallen|geannuleerd|afgelast)'),
        'lessen badmark ,',
      ],
    ],
    culture: [
      [
        nl.of(
          '(?:helft|meeste|veel|meerdere) (?:van )?(?:de )?(?:zalen|ruimtes|verdiepingen) (?:\\w+ )?(?:gesloten|dicht|afgesloten)|zalen gesloten',
        ),
        'tentoonstelling badmark ,',
      ],
    ],
  },
  pt: {
    finance: [
      [
        /\b(?:nao (?:me |nos |querem |quiseram )*(?:pag|indeniz|indemniz|reembols|ressarc)\w+ nada|(?:recus|neg)\w+ (?:a |o |se a )?(?:sinistro|pagar|indenizacao|indemnizacao|cobertura))\b(?<=\b(?:segur|apolice|sinistro|perito)\w*\b[\s\S]{0,300})/gu,
        'sinistro badmark ,',
      ],
    ],
    app: [
      // Feminine in Portugal alone.
      [/\b((?:a|esta|essa|desta|dessa|da|na|pela|nova|uma|minha|vossa)) apps?\b/gu, '$1 aplicacao'],
      [/\bnao (?:abre|abrem|inicia|carrega)\b|\bfecha (?:\w+ )?(?:automaticamente|apos|assim que|logo)\b/gu, 'crash ,'],
      [
        pt.of(
          '(?:pagamentos?|transacoes|transacao|compras?|transferencias?|pix) (?:\\w+ ){0,4}(?:(?:nao|nunca|nenhuma?) (?:\\w+ ){0,3}(?:registad\\w+|registrad\\w+|aparec\\w+|contabiliz\\w+|creditad\\w+|reconhecid\\w+)|so (?:aparec\\w+|registou|registrou|contou))|nao (?:regista|registra|contabiliza|reconhece) (?:\\w+ ){0,2}(?:pagamentos?|compras?|transac\\w+)',
        ),
        'pagamentos badmark ,',
      ],
      [
        pt.of(
          '(?:sempre|vive|vive a|passa a vida|esta sempre|anda sempre|continua|so sabe|costuma) (?:\\w+ )?(?:a )?(?:parar|fechar|bloquear|encravar|travando|caindo|fechando|parando|cair|travar)(?: de funcionar)?|(?:fecha|para|desliga|encerra|trava|bloqueia|reinicia)(?:-se)? (?:\\w+ )?(?:sozinh[oa]|do nada|toda hora|a toda hora|o tempo todo|a cada|constantemente|sempre|de funcionar)|(?:ecra|tela) (?:pret[oa]|branc[oa]|negr[oa])|(?:tenho|preciso|temos) (?:sempre )?(?:de|que) (?:reiniciar|reinstalar)',
        ),
        'crash ,',
      ],
      [
        pt.of(
          '(?:codigo|sms|senha|palavra-passe|password) (?:\\w+ ){0,6}(?:(?:nao|nunca) (?:chega|chegou|funciona|e valid[oa]|is valid[oa]|aceita|reconhece)|invalid[oa]|incorret[oa]|recusad[oa]|errad[oa])|(?:nao (?:consigo|deixa|da para|permite)|impossivel) (?:\\w+ )?(?:entrar|aceder|acessar|iniciar sessao|fazer login|logar|registar-me|me cadastrar|cadastrar)',
        ),
        'login badmark ,',
      ],
      [
        pt.of(
          '(?:dados|numeros|informacoes|informacao|horarios) (?:\\w+ ){0,4}(?:(?:nao|nunca|raramente) (?:\\w+ )?(?:atualizad\\w+|actualizad\\w+)|desatualizad\\w+|desactualizad\\w+)',
        ),
        'badmark ,',
      ],
      [pt.of('(?:meu|o|este|outro|mesmo|novo) (?:telefone|telemovel|celular|smartphone|iphone|aparelho)'), ''],
    ],
    restaurant: [
      [
        /\b(?:mais de )?(?:uma|duas|tres|\d) ?(?:horas?|h)(?: e (?:meia|um quarto|quinze|pouco))? (?:por|para) (?:os |as |uma?|dois|duas|tres|quatro|\d+) ?(?:\w+ )?(?:cafes?|cervejas?|pizzas?|pratos?|imperiais|bifanas?|hamburgueres|tostas?|lanches?|sanduiches?|hamburguer|saladas?|sobremesas?|bebidas?|sucos?|sumos?|porcoes)/gu,
        'espera badmark ,',
      ],
      [
        /\besquec\w+(?:-se)? (?:de |d)?(?:(?:trazer|mandar|colocar|por|enviar) )?(?:o |a |os |as |um |uma |meu |minha )?(?:metade|refri\w*|bebidas?|molhos?|batatas?|sobremesas?|entradas?|talheres|pao|coca|suco|sumo|guardanapos|acompanhamentos?)/gu,
        'pedido badmark ,',
      ],
      [
        /\b(?:mas |porem )?(?:chegou|chegaram|veio|vieram) (?:\w+ )?(?:fri[oa]s?|gelad[oa]s?|murch[oa]s?)/gu,
        'comida badmark ,',
      ],
      [
        pt.of(
          '(?:uma|duas|tres|vinte|trinta|quarenta|cinquenta|\\d+) (?:minutos|horas?) (?:por|para) (?:uma?|dois|duas|tres|\\d+) (?:cafes?|cervejas?|pizzas?|pratos?|imperiais|bifanas?|hamburgueres|tostas?)',
        ),
        'espera badmark ,',
      ],
      [pt.of('as \\d+h?\\d* (?:ja )?(?:estava )?(?:tudo )?(?:ja )?fechad[oa]'), 'horarios badmark ,'],
      [
        opening(
          '(?:tudo |a |o )?(?:veio|vieram|chegou|chegaram|estava|servid[oa]s?) (?:\\w+ )?(?:fri[oa]s?|gelad[oa]s?|morn[oa]s?)',
        ),
        'comida badmark ,',
      ],
      [
        pt.of(
          '(?<!(?:nada|sem|nem|nao|nunca) )(?:tudo |comida |de )?(?:congelad[oa]s?|descongelad[oa]s?|pre-?cozinhad[oa]s?|requentad[oa]s?|aquecid[oa]s? no micro-?ondas)(?: e (?:requentad[oa]s?|aquecid[oa]s?))?(?: no micro-?ondas)?',
        ),
        'comida badmark ,',
      ],
    ],
    shop: [
      // What comes apart, and what does not last.
      [
        /\b(?:descolou|descolaram|descosturou|descoseu|desbotou|enferrujou|rachou|desmanchou|esgarcou|deformou)(?:-se)?\b|\bbateria (?:nao|mal|so) dura\b[^.,;!?\n]{0,20}/gu,
        'faultmark ,',
      ],
      [
        /\b(?:consta|aparece|diz|dado|marcad\w) (?:como |que (?:foi )?)?entregue\b|\b(?:dizem|disseram|diz) que (?:\w+ )?(?:tent\w+ (?:a )?entreg\w+|tocaram|vieram)\b/gu,
        'entrega badmark ,',
      ],
      [
        /\b(?:nao (?:consigo|da para|deixam?|permitem?|posso)|impossivel) (?:\w+ )?(?:cancelar|anular)/gu,
        'pedido badmark ,',
      ],
      [
        /\b(?:devoluc\w+|trocas?|reembolsos?) (?:\w+ ){0,4}(?:dificil|dificeis|complicad\w+|impossive\w+|um calvario|uma novela|um inferno)/gu,
        'devolucoes badmark ,',
      ],
      [
        /\b(?:tamanhos?|numeracao|forma|modelagem) (?:\w+ ){0,3}(?:errad\w+|irrea\w+|desastre|nao bate\w*)|\b(?:tamanhos?|numeracao|forma|modelagem) (?:is|e|sao|vem|fica) (?:\w+ )?(?:pequen\w+|minuscul\w+|apertad\w+|grandes?)/gu,
        'produtos badmark ,',
      ],
      [/\besperava (?:outra coisa|mais|melhor|algo melhor|bem mais)/gu, 'faultmark ,'],
      [
        pt.of(
          'nao (?:\\w+ )?(?:tocou|tocaram) (?:a |na )?(?:campainha|porta)|(?:dizem|disseram|alegam) que nao (?:estava|havia) (?:ninguem )?em casa',
        ),
        'estafeta badmark ,',
      ],
      [pt.of('as \\d+h?\\d* (?:ja )?(?:estava )?(?:tudo )?(?:ja )?fechad[oa]'), 'horarios badmark ,'],
      [
        pt.of(
          '(?:dizem|disseram|alegam|alegaram|consta|registaram) (?:\\w+ ){0,5}(?:em casa|ausente)|(?:atirad|jogad)[oa] (?:\\w+ ){0,4}(?:portao|muro|rua|chuva)',
        ),
        'estafeta badmark ,',
      ],
      [pt.of('prateleiras (?:\\w+ ){0,3}vazias'), 'variedade badmark ,'],
      [
        pt.of('(?:cancelaram|anularam) (?:\\w+ )?(?:pedido|encomenda|compra)|pedido (?:\\w+ )?cancelado'),
        'pedido badmark ,',
      ],
      [
        pt.of(
          '(?:ate (?:agora|hoje|ao momento|o momento),? )?(?:ainda )?(?:nao|nunca|nada) (?:(?:me|o|a|os|as|ainda|foi|foram|chegou a) )*(?:recebi|recebemos|receber|chegou|chegaram|entregue|entregaram)\\b(?! (?:\\S+ ){0,2}(?:tarde|quebrad\\w|danificad\\w|respostas?|retorno|contact?o|contatos?|e-?mails?|mensage\\w+|ligac\\w+|atencao|ajuda|com|faltando|estorno|reembolso|dinheiro|nota|fatura|codigo|informac\\w+))(?: (?:nada|ainda|o produto|a encomenda|a mercadoria|meu produto|os produtos))?|falt(?:ou|aram|am|ava|avam|a) (?:\\w+ )?(?:pecas?|itens|item|artigos?|produtos?|partes?|controle|um|uma)|(?:veio|vieram|recebi|chegou|enviaram|mandaram) (?:so|apenas|somente) (?:\\w+ )?(?:um|uma|\\d|metade|parte)(?: \\w+)?',
        ),
        'pedido badmark ,',
      ],
      [
        pt.of(
          '(?:gato por lebre|(?:nao|nada) (?:is|era|foi|corresponde|parece|condiz|bate|tem)(?: (?:a|ver|com|igual|nada|do|da|que|estava|na|no|ao|aquilo|como))+ (?:\\w+ )?(?:foto|fotos|imagem|anuncio|descricao|anunciado|anunciada|descrito|site|comprei|encomendei|pedi)|(?:diferente|diverso) (?:d[oa]|da) (?:\\w+ )?(?:foto|imagem|anuncio|descricao|anunciado)|(?:mandaram|enviaram|veio|recebi|chegou) (?:outr[oa]|um[a]? (?:\\w+ )?(?:diferente|errad[oa])|(?:o |a )?(?:modelo|produto|cor|tamanho) (?:errad[oa]|diferente))(?: (?:modelo|produto|cor|tamanho))?)',
        ),
        'faultmark ,',
      ],
      [
        pt.of(
          `(?:promet\\w+|prazo de|era|eram|previsto) (?:\\w+ ){0,3}(?:${pt.short}|dias),? (?:\\w+ ){0,3}(?:demor\\w+|lev\\w+|cheg\\w+) (?:\\w+ ){0,2}${pt.number} (?:semanas?|mes|meses)|(?:demor|lev)\\w+ (?:\\w+ ){0,2}${pt.number} ${pt.long} (?:para|a) (?:chegar|entregar)|${pt.number} ${pt.long} de atraso`,
        ),
        'entrega badmark ,',
      ],
    ],
    transport: [
      [/\b(?:pass(?:ou|aram|a|am) (?:\w+ )?(?:cheios?|lotados?|direto|sem parar))\b/gu, 'veiculo badmark ,'],
      [
        pt.of(
          '(?:malas?|bagage[mn]s?) (?:\\w+ ){0,3}(?:extraviad\\w+|perdid\\w+|danificad\\w+|partid\\w+)|(?:perderam|extraviaram) (?:\\w+ )?(?:mala|bagagem)',
        ),
        'bagagem badmark ,',
      ],
      [
        pt.of(
          `${pt.number} ${pt.short} (?:de atraso|atrasad[oa]|depois(?: da hora)?|mais tarde)|(?:autocarro|onibus|comboio|trem|voo|aviao) (?:[\\w]+ ){0,3}(?:so (?:apareceu|chegou|passou|saiu) (?:as|a)|atrasad[oa])|sempre atrasad[oa]s?|das (\\w+) (?:\\w+ ){0,2}chegou (?:\\w+ )?as (?!\\1)\\w+`,
        ),
        'atraso ,',
      ],
    ],
    services: [
      [
        pt.of('nao (?:apareceu|veio|compareceu|apareceram)(?: ninguem)?|ninguem (?:apareceu|veio|compareceu)'),
        'marcacao badmark ,',
      ],
      [
        pt.of(
          '(?:avaria|problema|barulho|defeito|fuga) (?:\\w+ ){0,3}(?:voltou|continua|reapareceu|persiste|ficou igual)|voltou (?:\\w+ ){0,2}(?:avaria|problema|defeito|barulho)',
        ),
        'trabalho badmark ,',
      ],
    ],
    garage: [
      [pt.of('continua a (?:fazer|pingar|verter|chiar)(?: \\w+)?'), 'reparacao badmark ,'],
      [
        pt.of('nao (?:apareceu|veio|compareceu|apareceram)(?: ninguem)?|ninguem (?:apareceu|veio|compareceu)'),
        'marcacao badmark ,',
      ],
      [
        pt.of(
          '(?:avaria|problema|barulho|defeito|fuga) (?:\\w+ ){0,3}(?:voltou|continua|reapareceu|persiste|ficou igual)|voltou (?:\\w+ ){0,2}(?:avaria|problema|defeito|barulho)',
        ),
        'reparacao badmark ,',
      ],
      [pt.of('orcamento (?:\\w+ ){0,4}(?:cobraram|paguei|pagamos|faturaram) (?:\\w+ ){0,2}\\d+'), 'fatura badmark ,'],
    ],
    property: [
      [
        pt.of('nao (?:apareceu|veio|compareceu|apareceram)(?: ninguem)?|ninguem (?:apareceu|veio|compareceu)'),
        'marcacao badmark ,',
      ],
      [
        pt.of(
          'caucao (?:\\w+ ){0,3}(?:nunca|nao) (?:\\w+ ){0,3}(?:devolvida|devolveram|restituida)|(?:nunca|nao) (?:\\w+ ){0,3}(?:devolveram|devolvido) (?:\\w+ )?caucao',
        ),
        'caucao badmark ,',
      ],
    ],
    hair: [
      [pt.of('curt[oa]s? demais|demasiado curt[oa]s?|muito mais curto|estrag\\w+|destru\\w+'), 'corte badmark ,'],
      [pt.of('(?:cabelo|ficou|saiu|sai|fiquei) (?:\\w+ ){0,2}(?:laranja|verde|amarelo)'), 'cor badmark ,'],
      [
        pt.of('um lado mais (?:comprido|curto)(?: (?:do )?que o outro)?|pontas e (?:\\w+ ){0,3}dedos'),
        'corte badmark ,',
      ],
      [pt.of('pontas (?:[\\w-]+ ){0,5}\\w+ (?:cm|centimetros)|demasiado curto'), 'corte badmark ,'],
    ],
    fitness: [
      [
        pt.of(
          '(?:impossivel|nao (?:deixam|consigo|da para)) (?:\\w+ )?(?:cancelar|desistir|rescindir)|continuam a (?:cobrar|debitar)',
        ),
        'mensalidade badmark ,',
      ],
      [pt.of('aulas? (?:\\w+ ){0,3}(?:cancelad|desmarcad|adiad)as?'), 'aulas badmark ,'],
    ],
    lodging: [
      [
        /\b(?:infiltrac\w+|goteiras|(?:alcatifa|carpete) (?:\w+ )?(?:gast\w+|suj\w+|manchad\w+|velh\w+)|(?:paredes|tinta) (?:\w+ )?(?:descascad\w+|a descascar|descascando))/gu,
        'quarto badmark ,',
      ],
      [
        pt.of(
          '(?:camas?|colchao|colchoes) (?:\\w+ ){0,2}(?:acab\\w+|deu cabo|dest\\w+|dores|dor) (?:\\w+ ){0,4}costas',
        ),
        'cama badmark ,',
      ],
      [pt.of('quarto (?:\\w+ )?(?:ainda )?nao estava (?:\\w+ )?pronto'), 'quarto badmark ,'],
      [pt.of('(?:cabelos?|pelos) (?:no|na|nos|nas|pelo)|manchas? (?:no|na|nos|nas|de)'), 'limpeza badmark '],
      [pt.of('elevador (?:\\w+ ){0,2}(?:avariado|estragado|fora de servico|quebrado)'), 'elevador badmark ,'],
      [pt.of('wifi (?:\\w+ ){0,2}(?:caia|cai|nao funciona\\w*|nao chega\\w*|falha\\w*)'), 'wifi badmark ,'],
    ],
    school: [[pt.of('aulas? (?:\\w+ ){0,3}(?:cancelad|desmarcad|adiad)as?'), 'aulas badmark ,']],
    culture: [
      [
        pt.of(
          '(?:metade|maioria|varias|muitas) (?:das )?(?:salas|galerias) (?:\\w+ )?(?:fechadas?|em obras)|salas fechadas',
        ),
        'exposicao badmark ,',
      ],
    ],
  },
};
