import type { Phrases } from './lexicon.ts';

/** Idioms, by letters that a text must hold to be searched for them; `others` give what stands for them instead. */
const idioms = (sources: Readonly<Record<string, string>>, others: Phrases = []): Phrases => [
  ...Object.entries(sources).map(
    ([letters, source]) => [new RegExp(`\\b(?:${source})(?![\\p{L}])`, 'gu'), '', letters] as const,
  ),
  ...others,
];

/** "Vu les avis": what was seen is no view. */
const seenFr =
  "vue?s? (?:l[ea]s? |l'|ce |cette |ces |nos |vos |mon |ma )?(?:\\w+ )?(?:avis|prix|tarifs?|commentaires?|notes?|heure|monde|temps|etat|qualite|situation|experience|annonces?|nombre|circonstances)";

/**
 * Words that name a thing of a place elsewhere, and none here: "per conto suo" is no bill, "van het huis" no dwelling,
 * "letto" often read. By language; folded text.
 */
export const idiomsOthers: Readonly<Record<string, Phrases>> = {
  fr: idioms(
    {
      ' vue':
        "(?:a premiere|a perte de|perdue?s? de|(?<!\\bbelle )en|jamais|deja|bien|mal) vues?|(?:l'a|l'ai|l'avait|ont|avons|avez|m'a) (?:\\w+ )?vue",
      'vu ': seenFr,
      'vue ': `${seenFr}|vues? (?:sur|dans) (?:internet|les photos|le site)`,
      "d'ambiance": "(?:parfums?|bougies?|lumieres?|senteurs?|desodorisants?|eclairages?|musiques?) d'ambiance",
      'carte ':
        'cartes? (?:de (?:credit|paiement|fidelite|visite|sejour|membre|parking|transport)|bancaires?|bleue|cadeaux?|vitale|grise|sim|postales?|magnetique)',
      'carte d':
        "cartes? (?:d'(?:identite|embarquement|abonne\\w*|acces|achat|etudiant)|de (?:credit|paiement|fidelite|visite))",
      situation:
        "(?<!\\b(?:bonne|belle|excellente|superbe|magnifique|parfaite) )situations?(?! (?:geographique|ideale|centrale|parfaite|exceptionnelle|excellente|privilegiee|au (?:coeur|centre)|en plein|de (?:l'hotel|la chambre)|du (?:camping|restaurant)|pres))",
      gateau: "(?:la )?cerise sur le gateau|c'est (?:pas )?du gateau|(?:une )?part du gateau",
      conseil:
        "un (?:petit |seul |bon )?conseil(?=\\s*(?:[,:;!.]|$)| (?:fuyez|evitez|passez|n'y|allez|ne ))|(?:sur|par|suivant) (?:les? |l')?conseils? (?:d|de|du)",
      queue: 'ni queue ni tete|sans queue|queue de (?:poisson|train|peloton|cerise)',
      'lit ': '(?:on|il|elle|qui|ne|je|tu|se) lit',
      'de chambre': '(?:robe|musique|pot) de chambre',
      ' plat':
        '(?:tout |toute |en faire |font |faire )un plat (?:de rien|pour rien)|a plat|(?:ecrans?|talons?|oeufs? au) plats?',
      compte:
        '(?:rend\\w*|tenir|tien\\w+|tenu) (?:\\w+ )?compte|compte[- ](?:tenu|rendu)|(?:en fin de|au bout du|pour le|a bon|sur le) compte|(?:je|qui|ne|cela|ca) compte',
      ' cours':
        "(?:en|au|de) cours (?:de (?!yoga|pilates|fitness|gym|cuisine)|depuis|d')|en cours|au cours|suivre son cours|sous cours",
      plage: 'plages? horaires?',
      consommation:
        "consommations? (?:de |d'|en )(?:data|donnees|batterie|carburant|essence|electricite|gaz|energie|internet|giga\\w*|eau)",
      calme:
        '(?:(?:gard|perd|retrouv|conserv)\\w*|reste[rzes]?|restee?s?|restons) (?:mon |son |leur |notre |votre |tres |bien )?calmes?',
      cher: '(?:mon |ma |mes |tres )?ch(?:er|ere|ers|eres) (?:monsieur|madame|clients?|clientes?|amie?s?|directeur|proprietaire|patron|responsable|equipe|lecteurs?|internautes|tous|futurs?)',
      adresse:
        "(?:erreur d'|changement d'|fausse |mauvaise |mon |notre )adresse|adresses? (?:e-?mail|mail|postale|de (?:livraison|facturation)|electronique|ip|exacte|indiquee)",
      pain: 'bouchee de pain|pain (?:sur la planche|beni)|jour sans pain',
      salade: 'racont\\w+ (?:\\w+ )?(?:des|leurs|ses|de) salades',
      cadre: 'dans (?:le|un) cadre (?:d|de|du|des)|hors cadre|cadres? (?:superieure?s?|photos?)|dans ce cadre',
      accueil: "(?:page|ecran)s? d'accueil",
      service: 'rend\\w* (?:\\w+ )?service|mise? en service|service (?:militaire|civique)|(?:a|au) votre service',
      suite:
        "(?:tout )?de suite|par la suite|(?<!\\b(?:une?|la|notre|cette|belle|grande|petite|en) )suite (?:a|au|aux)|sans suite|(?:donne\\w*|eu) suite|ainsi de suite|la suite (?:des evenements|du sejour|de l'histoire|logique)",
      assaut: "prise?s? d'assaut",
      poisson: "noyer le poisson|poisson d'avril",
      beurre: 'beurre dans les epinards',
      frais: 'a (?:mes|nos|leurs|ses|vos) frais',
    },
    [
      [/\bsites? (?:internet|web)\b/gu, 'site', 'site'],
      [/\bhors service\b/gu, 'en panne', 'hors service'],
      [/\bplaces? de (?:parking|stationnement)\b/gu, 'parking', 'place'],
      [/\bplaces? de (?:cinema|concert|spectacle|theatre|train)\b/gu, 'billets', 'place'],
      [/\bfemmes? de chambre\b/gu, 'personnel', 'de chambre'],
      // Well equipped is the flat, and not its staff.
      [
        /\b(?:bien|parfaitement|entierement|tres bien|super|completement) equipee?s?\b/gu,
        'equipements goodmark',
        ' equipe',
      ],
      [/\b(?:mal|pas|peu|sous) equipee?s?\b/gu, 'equipements badmark', ' equipe'],
    ],
  ),
  es: idioms(
    {
      piso: '(?:primer|segundo|tercer|cuarto|quinto|sexto|septimo|ultimo|mismo|cada|\\d+(?:er|o)?) piso|piso (?:\\d+|de (?:arriba|abajo)|superior|inferior|bajo|alto)s?|(?:\\d+|dos|tres|cuatro|cinco|seis) pisos',
      cuenta:
        '(?:(?:se|me|nos|te|os) (?:\\w+ )?(?:di|da|do)\\w*|dar(?:se|me|nos|te)?|dio|di|cay\\w+ en|caer en) (?:de )?cuentas?|en cuenta|por (?:su|mi|nuestra|tu|vuestra) (?:propia )?cuenta|por cuenta (?:propia|de|mia)|a fin de cuentas|cuentas? (?:con|que|bancarias?|corrientes?|atras|de (?:ahorro|usuario|correo|instagram|facebook))',
      cara: '(?:buena|mala|la|mi|tu|su|media|de|con|esa|otra) cara|cara (?:a cara|de|dura|larga|al publico)',
      cuarto: '(?:un|tres) cuartos? de(?= hora)|cuarto (?:piso|dia|ano|intento|lugar|sin ascensor)',
      vista:
        '(?:a (?:primera|simple)|en|perder de|de|hasta la|salta a la|nunca) vista(?= (?:de (?:que|lo|la|los)|parece|todo|es|se)|\\s*[.,;!]|$)|vista (?:previa|gorda)',
      carne: 'en carne (?:propia|viva)',
      plato: 'pag\\w+ los platos rotos',
      pelo: 'tom\\w+ el pelo|por los pelos|pelos (?:en la lengua|y senales)|un pelo de',
      toalla: 'tir\\w+ la toalla',
      clase:
        '(?:con|de|sin|primera|segunda|toda|otra|cualquier) clases?(?! (?:de (?:yoga|spinning|pilates|zumba|espanol|ingles|prueba)|particular))|clase (?:turista|media|ejecutiva|business|economica|de (?:persona|gente|trato|sitio|servicio|lugar|cosa|broma))|humildad y clase',
      personal:
        '(?:datos|uso|informacion|opinion|defensa|asunto|higiene|entrenador|entrenadora|nivel|efectos|objetos|gusto|experiencia|cuenta|vida|a titulo) personal(?:es)?',
      caja: '(?:par de|unas|dos|tres|cuatro|cinco|varias|\\d+|las mismas) cajas?|cajas? (?:de (?:carton|mudanza|regalo|vino|herramientas)|fuerte|vacia|original|rota)',
      lugar: '(?:en (?:primer|segundo|tercer|ultimo)|en|fuera de|tener|tuvo|dar|da|dio) lugar',
      corte: 'cortes? de (?:luz|agua|internet|suministro|corriente|energia|linea|manga|carne)|corte ingles',
      casa: '(?:en|a|hacia|desde|para|de) (?:mi |su |nuestra )?casa|de la casa|fuera de casa',
      situacion:
        '(?<!\\b(?:buena|excelente|gran|perfecta|mejor|inmejorable) )situacion(?:es)?(?! (?:geografica|ideal|centrica|perfecta|excelente|inmejorable|privilegiada|del hotel|estrategica))',
      consejo: '(?:un|mi) consejo(?=\\s*(?:[,:;!.]|$)| (?:no|huyan|eviten))|(?:por|segun) consejo de',
      oferta:
        '(?:una|la|su|esa|otra|cada|mi|de) oferta(?! (?:de (?:ocio|comida|platos|productos|bebidas|tapas)|gastronomica|variada|amplia|cultural|culinaria))',
      ambiente: '(?:temperatura|medio|musica|luz) ambiente',
      pastel: 'guinda del pastel',
      espera: '(?:uno|una|se|quien|cliente|que) espera(?= (?:que|mas|encontrar|ser|un minimo|algo|otra)\\b)',
      mesa: '(?:sobre|encima de) la mesa(?= (?:el|que|un|una) (?:tema|problema|asunto))',
      curso: 'en (?:el )?curso|en curso',
      trato: 'trato (?:hecho|cerrado)',
      leche: 'mala leche',
    },
    [
      // The wine is also "came".
      [
        /\b(?<!\b(?:el|un|del?|su|este|ese|buen|mal|mejor|con|copa|botella|nuestro|cada|al|tomar|beber|pedimos|y|o|poco|mas) )(?<!^\s*|[.!?,;\n]\s*)vino\b(?! (?:tinto|blanco|rosado|espumoso|caliente|bueno|malo|caro|excelente))/gu,
        'llego',
        'vino',
      ],
      [
        /\bvino(?= (?:a|al|el|la|un|una|tarde|dos|tres|por|cuando|sin|hasta|enseguida|nadie|con (?:retraso|prisa))\b)/gu,
        'llego ',
        'vino',
      ],
      [/\b(?:sitio|pagina)s? (?:web|de internet)\b/gu, 'web', 'i'],
      [/\bfuera de (?:servicio|funcionamiento)\b/gu, 'estropeado badmark', 'fuera de'],
      [/\bno (?:\w+ )?tiene[n]? precio\b/gu, 'goodmark', 'precio'],
    ],
  ),
  de: idioms(
    {
      essen:
        '(?:in|aus) essen(?= (?:\\w+ )?(?:gewohnt|hauptbahnhof|waren|war|angekommen|zuruck|und (?:dortmund|bochum|duisburg)))|nach essen(?= zuruck|gefahren|gezogen|gereist)|in essen(?=\\s*[.,;!]|$)',
      anschluss: 'im anschluss|anschliessend',
      salat: 'da haben wir den salat',
      bier: '(?:nicht|ist) (?:mein|unser|dein|ihr) bier',
      suppe: 'haar in der suppe|suppe (?:aus|ein)\\w+',
      ' eis ': 'auf eis(?= gelegt|liegt|legen)',
      preis: 'um jeden preis|preis der freiheit',
      rechnung:
        '(?:auf|laut|in|gegen) (?:eigene |meine |ihre )?rechnung(?= (?:gemacht|gestellt|gesetzt|bestellt|bezahlt|gekauft|zwei)|\\s*[.,;!]|$)|rechnung (?:tragen|getragen)',
      blick:
        'auf (?:den )?(?:ersten|zweiten) blick|(?:einen|ein|kurzen) blick (?:auf|in|hinter|darauf)|im blick|keines blickes|bosen? blick\\w*|blick (?:in|auf) (?:die|das|den) (?:karte|speisekarte|uhr|rechnung|bewertungen|website|internet)',
      stimmung: 'in (?:keiner|guter|bester|schlechter) stimmung',
      'bad ':
        'bad (?:homburg|tolz|nauheim|kreuznach|oeynhausen|salzuflen|gastein|ischl|aibling|reichenhall|kissingen|godesberg|cannstatt|hersfeld|mergentheim|doberan|saarow|sassendorf|zwischenahn|urach|worishofen)',
      stunden: '(?:nach|seit|uber|fur|in|ca|etwa|mehr als|\\d+|zwei|drei|vier|funf|sechs|mehrere) stunden',
      kase: 'so ein kase',
      wurst: '(?:ist|sind) (?:\\w+ )?wurst',
      wasser: 'das wasser reichen|ins wasser gefallen',
      kuchen: 'sahne auf dem kuchen',
      lage: 'lage der dinge|hoffnungslose lage',
      'zug ': 'zum zug|zug um zug|in einem zug',
      haus: 'nach hause?|zu hause|von zu hause|aufs haus',
    },
    [
      [
        /\b(?:mit|per) (?:der |ec |kredit |ec-)?karten? (?:\w+ )?(?:zu )?(?:be)?zahl\w*|\bkartenzahlung\w*\b|\b(?:mit|per) (?:der )?karte (?:\w+ ){0,2}(?:bezahlt|gezahlt|gebucht)\b/gu,
        'bezahlung',
        'karte',
      ],
      [
        /\b(?:kummer\w*|interessier\w*|scher\w*|juckt) (?:\w+ ){0,4}einen (?:feuchten )?(?:dreck|kehricht)\b(?: darum)?|\beinen (?:feuchten )?dreck (?:\w+ ){0,3}(?:kummer\w*|gekummert|interessier\w*|scher\w*)\b/gu,
        'service badmark',
        'einen ',
      ],
      [/\b(?:geht|ging|geht's) (?:\w+ ){0,3}einen dreck an\b|\beinen dreck wert\b/gu, 'badmark', 'dreck'],
      [
        /\bwie (?:der letzte |ein stuck |den letzten )?dreck(?= behandel|abgefertigt|angesehen)/gu,
        'personal badmark ',
        'dreck',
      ],
      [/\b(?:wie )?(?:der|den) letzten? dreck\b/gu, 'personal badmark', 'dreck'],
      [
        /\bbedienung (?:der|des|dieser|dieses|vom) (?:app|gerat\w*|programms?|software|menus|maschine|seite|website)\b/gu,
        'bedienbarkeit',
        'bedienung',
      ],
    ],
  ),
  it: idioms(
    {
      conto:
        'per conto (?:suo|mio|loro|proprio|nostro|di|terzi)|(?:rend\\w*|reso|resa|resi|rese) conto|(?:ten\\w+|fa\\w*|facendo) conto|conto (?:corrente|deposito|alla rovescia|su di)|ad ogni buon conto|sul conto (?:di|del|della) (?:chi|questo)',
      fila: '(?<!\\b(?:la|in|una|lunga) )di fila|(?:prima|seconda|terza|ultima) fila|in fila per due',
      letto:
        '(?<!\\b(?:il|un|del|sul|al|nel|di|dal) )letto(?= (?:le|la|i|gli|delle|dei|molte|tante|alcune|varie|tutte|su|recension\\w+|comment\\w+)\\b)|(?:ha|hanno|aver|avendo|avete|hai|avere) (?:\\w+ )?letto|come (?:ho )?letto',
      vista:
        "(?:a prima|in|punto di|pers[oaie] di|mai|gia|mai|fare bella) vista(?! (?:mare|sul|sulla|sulle|sui|lago))|vista (?:la|l'|il|che|questa) ?(?:situazione|ora|qualita|esperienza|recensione|stagione|prezzo|quantita|gente)|(?:l'ho|l'abbiamo|si is|mai) vista",
      torta: 'ciliegina sulla torta|(?:una )?fetta della torta',
      corso: 'in corso|nel corso|corso (?:vittorio|garibaldi|italia|umberto|buenos|francia)',
      posto: '(?:a|sul|fuori) posto|al posto (?:di|del|della|dei|delle|mio|suo|loro|nostro|vostro)',
      guida:
        '(?:scuola|patente di|esame di|alla|esami di|stile di|durante la) guida|guida (?:spericolata|pericolosa|sicura|autonoma|michelin)',
      pane: 'pane per i \\w+ denti|pane quotidiano',
      car: 'car[oiae] (?:direttore|direttrice|signor\\w*|clienti?|titolare|titolari|gestor\\w*|amic\\w+|staff|ristorator\\w*|tutti|futur\\w*)',
      consiglio:
        '(?:un|il mio|unico) consiglio(?=\\s*(?:[,:;!.]|$)| (?:andate|evitate|non|lasciate|scappate))|su consiglio d|su consiglio',
      carta:
        "cart[ae] (?:di credito|di debito|d'imbarco|d'identita|di identita|fedelta|regalo|prepagata|igienica|da parati|stagnola|di imbarco)|(?:con|pagamento) (?:la )?carta(?= (?:rifiut|non|negat)|\\s*[.,;!]|$)",
      lezione: '(?:dat\\w+|dare|impar\\w+|serv\\w+) (?:una|la|di)? ?lezione',
      ambiente:
        "(?:temperatura|musica|luce) ambiente|(?:rispetto|amic\\w+|bene) (?:dell'|per l'|del'|dell )?ambiente|cambi\\w+ ambiente",
      casa: '(?:fatt\\w+ in|in|a|da|di|verso|vicino|fuori|per) casa(?! (?:vacanz\\w+|in affitto))|casa (?:madre|nostra|mia|propria|editrice|produttrice)',
      pasta: "tutt'altra pasta|altra pasta",
      pesce: "pesce d'aprile",
      minestra: 'minestra riscaldata',
      personale:
        '(?:dati|uso|opinione|esperienza|gusto|parere|crescita|livello|trainer|difesa|igiene|oggetti|effetti) personal[ei]',
      piatto: 'piatto (?:doccia|ricco)|schermo piatto',
      locale: '(?:ora|gente|polizia|anestesia|cucina|tradizione|prodotti?) local[ei]',
      commess: '(?:ho|ha|hanno|abbiamo|avete|stato|stati|errori|aver) commess[oaie]',
      signora: '(?:una|la) signora (?:accanto|davanti|dietro|vicino|seduta)',
    },
    [
      // What was read is hearsay.
      [/\b(avevo|avevamo|ho|abbiamo) (?:\w+ )?letto\b/gu, '$1 sentito dire', 'letto'],
      [/\bpost[oi] (?:auto|macchina)\b/gu, 'parcheggio', 'post'],
      [/\bsit[oi] (?:internet|web)\b/gu, 'sito', 'sit'],
      [/\bnon ha prezzo\b/gu, 'goodmark', 'prezzo'],
      [/\bfuori (?:servizio|uso)\b/gu, 'guasto badmark', 'fuori '],
    ],
  ),
  nl: idioms(
    {
      huis: '(?:van het|aan|naar|in|van|bij|op|buiten|per) huis|huis aan huis|heer des huizes',
      haar: "(?<!\\b(?:mijn|je|jouw|uw|het|m'n|z'n|ons|hun|lang|kort|dun|dik|krullend|droog|nat|blond|mooi|eigen|kinderen|dochters) )haar(?! (?:geknipt|knippen|geverfd|verven|gewassen|wassen|gedaan|zit|zat|valt|viel|laten|er nog)\\b)",
      ' rij':
        '(?:\\w+ )?op (?:een )?rij|(?:ik|we|wij|je) rij(?: \\w+)?(?= (?:\\d+|naar|speciaal|terug|er)\\b)|(?:eerste|tweede|achterste|voorste|laatste) rij|rij (?:stoelen|bomen|huizen|kamers)',
      rekening:
        'rekening (?:(?:mee|te|met \\w+|gehouden|wordt|werd|er) ){0,3}(?:houd\\w*|gehouden)|(?:houd\\w*|hield\\w*|gehouden) (?:\\w+ ){0,4}rekening(?: mee| met)?|(?:voor|op) (?:eigen |uw |mijn )?rekening',
      prijs: 'op prijs (?:gesteld|stel\\w*|stellen)|(?:stel\\w*|stellen) (?:\\w+ ){0,3}op prijs|prijs te stellen',
      duur: '(?:op den|de|lange|korte|hele|volle|van) duur(?! (?:en slecht|voor))|duur van (?:het|de|ons|mijn)',
      ontvangst:
        '(?:bij|na|in|van|voor|tot|dag van) (?:de )?ontvangst(?= (?:van|bleek|kapot|was|beschadigd|genomen|nemen|bij|aan)|\\s*[.,;!]|$)|ontvangst (?:van (?:het|de|mijn|onze) (?:pakket|bestelling|product|goederen|artikel|doos|mail|betaling)|genomen|bevestig\\w*)|(?:slechte|geen|mobiele) ontvangst(?= (?:op|in|met|van) (?:de |mijn )?(?:telefoon|mobiel))',
      stoelen: 'onder stoelen of banken',
      tuin: 'om de tuin',
      vlees: 'vlees noch vis|vis noch vlees',
      boter: 'boter bij de vis|boter op (?:het|zijn|hun) hoofd',
      brood: 'broodje aap|brood op de plank',
      kaas: '(?:geen|weinig) kaas (?:\\w+ )?gegeten',
      ' les':
        '(?:wijze|goede|dure) les(?= (?:voor|voor de)|\\s*[.,;!]|$)|les geleerd|(?:mijn|onze|ons) lesje?(?= geleerd)',
      ' bad ': 'kind met het bad\\w* weg\\w*',
      ijs: 'glad ijs|ijs en weder',
      werk: '(?:aan het|van mijn|naar mijn|op mijn|na het|voor mijn|van zijn|op het|van het|naar het) werk|te werk(?= gaan|ging|gegaan)|werk (?:van maken|aan de winkel)',
      bank: '(?:mijn|onze|uw|je|de|via de|andere|naar de) bank(?= (?:zegt|geeft|belt|bellen|laat|heeft|overgemaakt|rekening|app|apps))',
      kaart:
        'met (?:de )?(?:kaart|pin)(?: (?:niet )?(?:betal\\w+|afrekenen))|van de kaart|in kaart(?= (?:gebracht|brengen))|kaart (?:betalen|geweigerd)',
      smaak: 'over smaak valt (?:niet )?te twisten',
      keuze: '(?:geen|weinig) (?:andere )?keuze dan',
      gerecht: 'op zich gerecht',
      personeel: 'personeelsuitje',
      product: 'productief',
    },
    [
      [
        /\b(?:auto|wagen)(?:'s)? (?:\w+ )?(?:kwijt(?:raken| te raken)?|parkeren|wegzetten|neerzetten|stallen|geparkeerd)\b/gu,
        'parkeren',
        'auto',
      ],
      [/\bbuiten (?:dienst|werking|gebruik)\b/gu, 'faultmark', 'buiten '],
    ],
  ),
  pt: idioms(
    {
      conta:
        '(?:por|faz\\w* de|tom\\w+|afinal de|no fim das|ao fim das|sem) contas?(?! (?:errad|alt|car))(?: (?:de|do|da|disso|disto|propria|proprio))?|(?:(?:se|me|nos) (?:\\w+ )?(?:da|dei|deu|deram|dao|dar|damos|demos)|dar(?: se)?|da|dei|deu|deram|dao|damos|demos) conta|em conta|contas? (?:com|correntes?|bancarias?|digital|que|propria|poupanca)',
      ' vista':
        '(?:a primeira|em|perder de|ponto de|tendo em|nunca) vista|(?:pag\\w+|compr\\w+|precos?|desconto|valor|dinheiro) (?:\\w+ )?a vista',
      cara: '(?:minha|sua|na|de|da|nossa|com|nossas|a mesma) cara|caras? (?:de|a cara|feias?|fechadas?|amarradas?|dura)',
      quarto: 'quarto (?:andar|lugar|dia|de hora|piso|filho|a contar)|um quarto (?:d[eo]|para)',
      casa: '(?:em|para|pra|de|da|por|nossa|minha|dona de) casa(?! de banho)|a (?:minha|nossa|sua) casa',
      conselho: '(?:um|meu|unico) conselho(?=\\s*(?:[,:;!.]|$)| (?:nao|fujam|evitem))',
      ambiente: '(?:temperatura|meio|musica|luz) ambiente',
      situacao:
        '(?<!\\b(?:boa|excelente|otima|perfeita) )situac(?:ao|oes)(?! (?:geografica|ideal|central|privilegiada|do hotel))',
      curso: 'em curso|no decurso',
      caixa:
        '(?:par de|cerca de|umas|duas|tres|quatro|varias|\\d+) caixas?|cerca de duas caixas|caixas? (?:eletronic\\w+|de (?:correio|entrada|papelao|cartao|som|seguranca)|postal|multibanco|vazia|amassada\\w*|rasgada)',
      corte: 'cortes? de (?:energia|luz|agua|internet|carne|picanha|custos)',
      oferta:
        '(?:uma|a|essa|outra|cada|da|de) ofertas?(?! (?:de (?:comida|pratos|produtos|bebidas)|gastronomica|variada|ampla|cultural))',
      pessoa: '(?:dados|uso|objetos|opiniao|defesa|higiene|experiencia|gosto|nivel|assunto|questao) pessoa(?:l|is)',
      espera:
        '(?:a gente|se|quem|voce|cliente) espera(?: se)?(?= (?:que|mais|encontrar|ser|um minimo|um bom|melhor|receber)\\b)|espera se',
      lugar: '(?:em (?:primeiro|segundo|terceiro|ultimo)|em|no) lugar de|em primeiro lugar',
      bolo: 'cereja (?:do|no topo do) bolo',
      pao: 'pao duro|por tuta e meia',
      pratos: 'pratos limpos',
      massa: 'em massa',
      toalha: '(?:jog|atir)\\w+ a toalha',
      servico: 'servico militar|a seu servico',
      'cor ': 'de cor e salteado',
    },
    [
      [/\bfora d[eo] (?:servico|funcionamento|ar)\b/gu, 'faultmark', 'fora d'],
      [/\bnao tem preco\b/gu, 'goodmark', 'preco'],
      [/\b(precos?) (?:\w+ ){0,2}em conta\b/gu, '$1 goodmark', 'em conta'],
    ],
  ),
};
