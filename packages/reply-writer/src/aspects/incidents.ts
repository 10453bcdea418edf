import { incidentsEn } from './incidents-en.ts';
import type { Phrases } from './lexicon.ts';
import { times } from './times.ts';

const { fr, es, de, it, nl, pt } = times;

/** "Ordered in April. It is September": bought in one month and still not there in another. */
const monthsApart = (bought: string, months: string, now: string, delivery: string): Phrases[number] => [
  new RegExp(
    `\\b(?:(?:${bought})\\b[^.!?\\n]{0,40}\\b(?:${months})|(?:${months})\\b[^.!?\\n]{0,40}\\b(?:${bought}))\\b[^!?\\n]{0,20}\\b(?:${now})\\b[^!?\\n]{0,20}\\b(?:${months})\\b`,
    'gu',
  ),
  `${delivery} badmark ,`,
];

/** "Five months and no table". */
const longAndNothing = (
  { number, long }: { number: string; long: string },
  and: string,
  nothing: string,
  delivery: string,
): Phrases[number] => [
  new RegExp(`\\b${number} ${long},? (?:${and}) (?:${nothing})(?![\\p{L}])`, 'gu'),
  `${delivery} badmark ,`,
];

/** "Friendly staff but slow": what is slow has no word of its own, as who serves is named before it. */
const butSlow = (serving: string, but: string, very: string, slow: string, service: string): Phrases[number] => [
  // What stands before is looked at last: it is the dearer look.
  new RegExp(
    `\\b(?:${slow})(?=\\s*(?:[.!?,;\\n)]|$))(?<=\\b(?:${serving})\\b[^.!?\\n]{0,40}\\b(?:${but}) (?:(?:${very}) ){0,3}\\S+)`,
    'gu',
  ),
  `, ${service} badmark`,
];

/** "It was to be Monday. Then Wednesday": promised for a day, and then for another. */
const daysApart = (promised: string, days: string, appointment: string): Phrases[number] => [
  new RegExp(`\\b(?:${promised}) (?:[\\w']+ ){0,4}(?:${days})\\b[^!?\\n]{0,25}\\b(?:${days})\\b`, 'gu'),
  `${appointment} badmark ,`,
];

/**
 * What is told without a word of opinion and complained of in any trade: who did not come, what was bought months ago,
 * who was not looked at when they came in, a service that took long, heat. Folded text.
 */
export const incidents: Readonly<Record<string, Phrases>> = {
  en: incidentsEn,
  fr: [
    [
      /\b(?:difficile|impossible|dur|galere|complique) (?:de |d')(?:avoir|joindre|parler a) (?:quelqu'un|un (?:conseiller|humain))(?: (?:au (?:bout du fil|telephone)|en ligne))?/gu,
      'pasdereponse ,',
    ],
    [
      /\b(?:un )?(?:petit )?(?:coup de (?:peinture|jeune|neuf|balai)|rafraichissement|lifting|relooking) (?:\w+ ){0,2}(?:ne ferait pas de mal|serait (?:le |la )?(?:bienvenue?|necessaire|utile|souhaitable)|s'impose)/gu,
      'equipements badmark ,',
    ],
    [/\b(?:propositions?|offres?) (?:de )?cadeaux?\b|\bcadeaux? (?:gratuits?|offerts?|promis)\b/gu, 'promotions'],
    [
      fr.of(
        `${fr.number}(?: |(?<='))${fr.short}(?: et (?:demie?|quart)| ?\\d\\d)? (?:dans la (?:salle d'attente|queue|file)|de musique d'attente|a poireauter)`,
      ),
      'attente badmark ,',
    ],
    [/\b(?:fermee?s? pour (?:cause de )?(?:travaux|renovation|maintenance))\b/gu, 'acces badmark ,'],
    monthsApart(
      'commande\\w*|achete\\w*|paye\\w*',
      'janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre',
      'on est|nous sommes|nous voici|toujours|maintenant',
      'livraison',
    ),
    longAndNothing(fr, 'et|mais', "(?:toujours |encore )?(?:rien|pas d[e']|aucune?|personne)", 'livraison'),
    butSlow(
      'personnel|equipe|serveu\\w+|service|accueil|cuisine|plats?|repas|patronn?e?',
      'mais',
      'tres|un peu|assez|vraiment|bien|trop|parfois|plutot',
      'lente?s?|longs?',
      'service',
    ),
    daysApart(
      'devai\\w+ (?:passer|venir|intervenir|arriver)|(?:rdv|rendez[- ]vous) (?:prevu|fixe|donne)',
      "lundi|mardi|mercredi|jeudi|vendredi|samedi|hier|aujourd'hui",
      'rdv',
    ),
    [
      fr.of(
        "(?:techniciens?|plombiers?|artisans?|installateurs?|reparateurs?|serruriers?|electriciens?|il|ils|personne) (?:ne |n'est |n'a |n'est pas )?(?:jamais|pas|toujours pas|ne s'est jamais|s'est jamais|ne s'est pas|est jamais) (?:est )?(?:venus?|passes?|presentes?|pointes?)",
      ),
      'rdv badmark ,',
    ],
    [fr.of('pose\\w* un lapin|rendez[- ]vous (?:non|pas|jamais) honores?'), 'rdv badmark ,'],
    [
      fr.of(
        "(?:en entrant|a (?:notre|mon|l') ?(?:arrivee|entree)|des (?:notre |l')?(?:arrivee|entree))[^.!?\\n]{0,40}(?:ignoree?s?|(?:pas|sans) un (?:regard|mot|bonjour)|personne ne (?:nous |m')?\\w+)|(?:ignoree?s?|snobee?s?) (?:des |a |en )(?:notre |l'|mon )?(?:arrivee|entree|entrant)",
      ),
      'accueil badmark ,',
    ],
    [
      fr.of(
        "(?:rien a (?:faire|foutre|fiche\\w*)|(?:se|s'en) (?:foutent|fichent|moquent|fout|fiche|moque)) (?:completement |totalement |royalement |bien )?(?:des? |du |de la |de leurs? )?(?:clients?|clientele|monde|gens|nous)",
      ),
      'service badmark ,',
    ],
    [
      fr.of(
        "chaleur (?:\\w+ ){0,2}(?:insupportable|etouffante|infernale|a crever|accablante)|fournaise|(?:on|c'est|c'etait) (?:y )?(?:etouffe|etouffait|etouffant|un four|un sauna|une etuve)|(?:creve|creve|mort\\w*|mourir) de (?:chaud|chaleur)",
      ),
      'temperature badmark ,',
    ],
    [
      /\bcodes? (?:de |d'|a usage )(?:verification|validation|confirmation|securite|activation|unique)\b/gu,
      'identification',
    ],
  ],
  es: [
    [
      es.of(
        `${es.number}(?: |(?<='))${es.short}(?: y (?:media|cuarto))? (?:en la (?:sala de espera|cola|fila)|de musiquita|de retraso|haciendo cola)`,
      ),
      'espera badmark ,',
    ],
    [/\b(?:cerrad[oa]s? (?:por|para) (?:obras?|reformas?|mantenimiento))\b/gu, 'acceso badmark ,'],
    monthsApart(
      'pedi|pedimos|compre|compramos|encargue|encargamos|pague|pagamos|comprad[oa]|pedid[oa]',
      'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
      'estamos|ya es|hoy es|seguimos|todavia|ahora',
      'entrega',
    ),
    longAndNothing(es, 'y|pero', '(?:todavia |aun |sigo )?(?:nada|sin|ningun\\w*|no hay)', 'entrega'),
    butSlow(
      'personal|camarer\\w+|servicio|atencion|comida|chic[oa]s|meser\\w+|trato',
      'pero|aunque',
      'muy|un poco|algo|demasiado|bastante|mas bien',
      'lent[oa]s?',
      'servicio',
    ),
    daysApart(
      '(?:tenian?|debian?|iban?|quedaron|quedo|dijo|dijeron) (?:que |en |de |a )?(?:venir|venian?|pasar|llegar|vendrian?|pasarian?)',
      'lunes|martes|miercoles|jueves|viernes|sabado|ayer|hoy',
      'cita',
    ),
    [
      /\b(?:no|nunca|ni) (?:(?:se|ha|han|siquiera) )*(?:present(?:o|aron|ado)|aparecio|aparecieron|aparecido|vino nadie|vinieron|vino)(?: nadie)?\b(?<!\b(?:bus|autobus|tren|taxi|vuelo|micro)\b[^.!?\n]{0,45})|\bme dejaron plantad[oa]\b|\bme dejo plantad[oa]\b/gu,
      'cita badmark ,',
    ],
    [
      es.of(
        '(?:al (?:entrar|llegar)|a la (?:entrada|llegada))[^.!?\\n]{0,40}(?:ignorar\\w*|ignoran|ni (?:nos|me) miraron|nadie (?:nos|me|te) \\w+)',
      ),
      'recibimiento badmark ,',
    ],
    [
      /\b(?:les|le|nos) (?:importa|importas|importan|da) (?:\w+ )?(?:un (?:pepino|pimiento|bledo|comino|rabano|carajo)|igual|lo mismo|poco)(?: (?:el|los|la|las) clientes?)?\b|\bpasan (?:del cliente|de (?:ti|todo|uno|los clientes|nosotros))\b|\b(?:nos|me) ignoraron\b|\bno (?:te |me |nos |le |les )?(?:hac\\w+|hacen|hace|hicieron|hizo) (?:ni )?(?:el mas minimo )?caso\b|\bni caso\b/gu,
      'servicio badmark ,',
    ],
    [
      es.of(
        '(?:tard\\w+|demor\\w+) (?:mucho|muchisimo|bastante|un monton|mas de la cuenta|lo suyo|mil anos)(?! (?:menos))',
      ),
      'espera badmark ,',
    ],
    [
      es.of(
        'calor (?:\\w+ ){0,2}(?:insoportable|infernal|asfixiante|agobiante|horrible|horroroso|sofocante|tremendo)|(?:es|era|parecia|como) un horno|(?:asad[oa]s?|muert[oa]s?|morirse|ahogad[oa]s?) de calor',
      ),
      'climatizacion badmark ,',
    ],
    [/\b(?:no|ni) (?:jalo|jala|jalaba|servia|sirve|funcionaba|funciono|prende|prendia|furula|tira)\b/gu, 'faultmark ,'],
  ],
  de: [
    [
      /\b(?:bis (?:\w+ ){0,3}(?:dran|an der reihe|aufgerufen)(?: \w+)?|dran (?:war|kam|waren|kamen|komme) (?:ich|wir|man)|(?:minuten|stunden?|dreiviertelstunde|viertelstunde) (?:\w+ ){0,4}(?:rumgesessen|herumgesessen|rumsitzen|gesessen und|dagestanden|in der reihe|in alten|geblattert))(?![\p{L}])/gu,
      'wartezeit ,',
    ],
    [
      /\b(?:(?:um|ab|gegen) (?:\w+ )?(?:\d+(?:[.:]\d+)?|\w+) (?:uhr )?(?:war|waren|ist|sass|standen?) (?:\w+ ){0,4}(?:zu|dicht|dunkel|unten|verschlossen|geschlossen)|(?:turen?|laden|gitter|rollladen|rolladen|storen|licht) (?:\w+ )?(?:unten|zu|verschlossen|aus|dicht)(?=\s*[.,!;]|$)|auf die (?:offnungs)?zeiten (?:\w+ ){0,3}(?:verlass|verlassen)|(?:dreimal|zweimal|wieder|extra|mehrmals|zum \w+ mal) (?:umsonst|vergeblich|vergebens) (?:\w+ ){0,4}(?:hingefahren|da|dort|gefahren|hin)|mal (?:auf|offen),? mal (?:zu|geschlossen|nicht))(?![\p{L}])/gu,
      'offnungszeiten badmark ,',
    ],
    [
      /\b(?:(?:zwei|drei|vier|mehr|x)(?:mal|fach) (?:\w+ ){0,3}(?:verschoben|abgesagt|umgebucht|gekippt|vertagt)|(?:verschoben|umgebucht|verlegt) (?:auf|worden|haben sie|wurde)|auf (?:\w+ ){0,2}(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|woche|monat) (?:\w+ )?(?:verschoben|verlegt|umgebucht)|(?:makler\w*|vermieter\w*|monteur\w*|techniker\w*|handwerker\w*|gutachter\w*|berater\w*|trainer\w*) (?:\w+ )?(?:kam|kamen|erschien\w*) (?:\w+ )?(?:nicht|nie)|(?:extra|umsonst|vergeblich) (?:frei ?genommen|urlaub genommen|zu hause (?:geblieben|gewartet)|daheim (?:geblieben|gewartet)))(?![\p{L}])/gu,
      'termin badmark ,',
    ],
    [
      /\b(?:(?:essen|pizza|paket|ware|bestellung|lieferung|taxi|packchen|geschenk) (?:\w+ )?(?:kam|kamen) (?:\w+ ){0,2}(?:nie|nicht)(?: an)?|(?:noch immer|immer noch) (?:\w+ )?(?:im labor|unterwegs|in produktion|beim hersteller|nicht fertig|in bearbeitung)|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|ostern|weihnachten|\w+ tage?|\w+ wochen) (?:\w+ )?(?:fertig|abholbereit)(?: sein)?,? (?:hiess|sagte|meinte|versprochen)|(?:kam|kamen) (?:\w+ )?erst (?:am|im|nach|\w+ tage))(?![\p{L}])/gu,
      'lieferung badmark ,',
    ],
    [
      /\b(?:(?:kein|nie|bis heute kein) geld (?:\w+ ){0,2}zuruck|(?:geld|betrag|summe|anzahlung|eintritt) (?:\w+ ){0,5}(?:zuruckbekommen|zuruckgezahlt|zuruckuberwiesen|zuruckerstattet|gutgeschrieben|zuruckfordern|zuruckverlangt)|(?:auf (?:mein|unser|das) geld (?:\w+ )?(?:wart\w*|gewartet)|wart\w* (?:\w+ ){0,4}auf (?:mein|unser|das) geld)|geld (?:gibts|gibt es|gab es|sehe ich|sah ich) (?:\w+ ){0,3}(?:nicht|nie|keins|keines)|(?:euro|franken) (?:hangen|stecken|fehlen mir) (?:\w+ ){0,3}(?:irgendwo|seit|noch))(?![\p{L}])/gu,
      'ruckerstattung badmark ,',
    ],
    [
      /\b(?:(?:doppelt|zweimal|dreimal) (?:\w+ ){0,3}(?:abgebucht|berechnet|verrechnet|kassiert|abgerechnet)|(?:nie|nicht) (?:\w+ ){0,2}(?:bestellt|gebucht|konsumiert|gegessen|getrunken|verlangt) (?:habe|haben|hatte|hatten)|(?:stand|standen|waren|wurden) (?:\w+ ){0,4}\d+(?:[.,]\d+)? ?(?:€|euro|franken)? (?:auf der rechnung|mehr|statt|anstatt)|hiess es (?:\w+ ){0,3}\d+(?:[.,]\d+)? ?(?:€|euro|franken)[^.!?]{0,60}[.!?,] ?(?:\w+ ){0,7}\d+|verrechnet (?:wurden|wurde) (?:\w+ ){0,4}\w+)(?![\p{L}])/gu,
      'rechnung badmark ,',
    ],
    [
      /(?<=\d ?)(?:€|\b(?:euro|franken|eur)) (?:\w+ )?(?=(?:fur (?:ein|eine|einen|zwei|drei|vier|\d+|den|die|das|so|bahnen|\w+ (?:minuten|kilo|liter|kugeln?))\b)|mehr als\b)/gu,
      'euro preise ',
    ],
    [
      /\b(?:konnen sie (?:denn |etwa )?nicht (?:lesen|horen|warten)|(?:ist )?nicht (?:mein|unser) problem|was wollen sie (?:denn|hier)|(?:selber|selbst) schuld|stellen sie sich nicht so an|(?:sie sind|wir sind) (?:\w+ )?nicht (?:bei|ihre) (?:mama|mutti|hause|wunsch\w*)|verdreht\w* (?:\w+ )?(?:die )?augen)(?![\p{L}])/gu,
      'personal badmark ,',
    ],
    [
      /\b(?:(?:bemerkt|gemerkt|interessiert|gekummert|nachgeschaut) hat (?:es |das |sich )?(?:keiner|niemand)|(?:keiner|niemand) (?:\w+ ){0,2}(?:bemerkt|gemerkt|nachgeschaut|interessiert|zu sehen|ansprechbar|dachte (?:\w+ )?dran)|(?:nebentisch\w*|tische?|gaste|andere|leute|kunden) (?:\w+ ){0,4}(?:nach uns|nach mir|spater) (?:\w+ ){0,3}(?:kam\w*|gekommen|bedient|dran|zuerst)|(?:kam|kamen) (?:\w+ )?nach uns|(?:zwei|drei|mehr)mal (?:\w+ ){0,2}(?:gewunken|gerufen|gefragt|nachgefragt|gebeten|erinnert))(?![\p{L}])/gu,
      'service badmark ,',
    ],
    [
      /\b(?:(?:keiner|niemand|keine[rs]? der \w+) (?:\w+ ){0,3}(?:wusste|weiss|wussten|kannte\w* sich)|(?:wusste|weiss|gewusst) (?:\w+ ){0,3}(?:keiner|niemand)|von \w+ (?:nach|zu|zum|zur) \w+ (?:und (?:wieder )?zuruck )?(?:geschickt|verwiesen|gelaufen|gerannt|weitergereicht)|(?:der|die) (?:eine|einer) (?:sagt|sagte|meint|meinte) [^.!?\n]{1,40}(?:der|die) (?:andere|kollegin|kollege|nachste|zweite)\w*|schieb\w* (?:\w+ ){0,6}(?:zu|hin und her|auf den anderen|weiter))(?![\p{L}])/gu,
      'auskunfte badmark ,',
    ],
    [
      /\b(?:(?:ungefragt|standig|dauernd|pausenlos) (?:\w+ ){0,3}(?:angeboten|vorgeschlagen|aufgedrangt|angepriesen|angerufen)|(?:wollte|brauchte) (?:\w+ )?(?:nur|bloss|lediglich|doch nur) (?:\w+ ){1,5}(?:holen|abholen|haben|fragen|kaufen)?[,.] (?:[\p{L}\d]+ ){1,9}(?:versicherung|vertrag|abo|termin|ratenplan|bausparen|police|paket))(?![\p{L}])/gu,
      'verkaufsgesprach badmark ,',
    ],
    [
      /\b(?:darf (?:man|ich|hier) (?:\w+ ){0,4}(?:nicht|nirgends|nirgendwo|kein\w*|nur)|(?:nicht|nie) (?:rein|hinein|reingelassen|hineingelassen)(?= ?(?:[.,!;]|gelassen|gekommen|gedurft|$)))(?![\p{L}])/gu,
      'regeln ,',
    ],
    [
      /\b(?:(?:anderes|andere[nr]?) (?:hotel|zimmer|auto|modell|tisch|wohnung|kategorie) (?:\w+ ){0,2}(?:bekommen|eingebucht|gegeben|gesteckt|untergebracht|zugewiesen)|(?:mein|unser) name (?:\w+ )?(?:stand|war) (?:\w+ )?(?:nirgends|nicht|auf keiner)|(?:keine|von der|von meiner|von unserer) (?:reservierung|buchung) (?:\w+ ){0,3}(?:gefunden|wusste\w*|bekannt|vorhanden|da)|leider (?:schon |bereits )?vergeben)(?![\p{L}])/gu,
      'reservierung badmark ,',
    ],
    [/\bauf (?:\w+ )?(?:antwort|ruckruf|ruckmeldung) wart\w*/gu, 'keineantwort ,'],
    [
      /\bversprochen(?:e|en)? \d+[^.!?\n]{0,30}\b(?:angekommen|bekommen|ankommen|kommen an) \d+/gu,
      'geschwindigkeit badmark ,',
    ],
    [/\b(?:nie|nicht|selten) (?:vorratig|lieferbar|auf lager)\b/gu, 'auswahl badmark ,'],
    [
      de.of(
        `${de.number}(?: |(?<='))${de.short} (?:im (?:wartezimmer|wartesaal)|in der (?:schleife|warteschleife|schlange)|anstehen)`,
      ),
      'wartezeit badmark ,',
    ],
    [
      /\b(?:wegen (?:\w+ )?(?:umbau\w*|renovierung\w*|bauarbeiten|wartung\w*|sanierung\w*) (?:\w+ ){0,2}(?:geschlossen|gesperrt|zu)|(?:geschlossen|gesperrt) wegen (?:\w+ )?(?:umbau\w*|renovierung\w*|bauarbeiten|wartung\w*|sanierung\w*))\b/gu,
      'zugang badmark ,',
    ],
    monthsApart(
      'bestellt\\w*|gekauft|bezahlt',
      'januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember',
      'jetzt|nun|wir haben|es ist|mittlerweile|inzwischen|heute ist',
      'lieferung',
    ),
    longAndNothing(de, 'und|aber', '(?:immer noch |noch immer |noch )?(?:nichts|kein\\w*|niemand)', 'lieferung'),
    butSlow(
      'personal|bedienung\\w*|kellner\\w*|service|essen|team|kuche',
      'aber|doch',
      'sehr|etwas|leider|zu|ziemlich|recht|ein|bisschen|eher',
      'langsam',
      'service',
    ),
    daysApart(
      '(?:sollte|sollten|wollte|wollten|hatte|hatten)',
      'montag|dienstag|mittwoch|donnerstag|freitag|samstag|gestern|heute',
      'termin',
    ),
    [
      /\b(?:nicht|nie|gar nicht) (?:\w+ )?(?:erschienen|aufgetaucht|aufgekreuzt)\b|\b(?:techniker|monteur|handwerker|installateur|elektriker|klempner|niemand|keiner) (?:(?:ist|war|kam|tauchte|erschien|jedoch|dann|auch|leider) ){0,2}(?:nicht|nie|auf)? ?(?:gekommen|auf)\b(?<=\b(?:niemand|keiner|nicht|nie)\b[^.!?\n]{0,25})/gu,
      'termin badmark ,',
    ],
    [
      de.of(
        '(?:beim (?:eintreten|betreten|reinkommen|hereinkommen)|an der tur|am eingang|bei (?:der |unserer )?ankunft)[^.!?\\n]{0,40}(?:ignoriert\\w*|keines blickes|niemand (?:\\p{L}+)|ubersehen)|keines blickes gewurdigt',
      ),
      'empfang badmark ,',
    ],
    [
      de.of(
        '(?:dem|denen|den leuten|ihnen|die) (?:ist|sind|war) (?:\\w+ ){0,3}(?:egal|wurscht|wurst|schnuppe|scheissegal)|kunde(?:n)? (?:ist|sind) (?:\\w+ ){0,3}(?:egal|wurscht|wurst)',
      ),
      'service badmark ,',
    ],
    [
      de.of(
        '(?:dauerte?|dauert|gedauert) (?:\\w+ ){0,2}(?:(?:sehr|viel zu|zu|ziemlich|recht|extrem|unglaublich) lange?)|(?:viel zu|zu|sehr|extrem|unglaublich) lange? (?:\\w+ )?gedauert',
      ),
      'wartezeit badmark ,',
    ],
    [
      de.of(
        'stickig\\w*|(?:brutend|unertraglich|druckend|brullend|extrem) heiss\\w*|(?:wie in (?:einer sauna|einem backofen|der sauna))|backofen(?: hier| dort)?|(?:hitze|warme) (?:\\w+ ){0,3}(?:unertraglich|kaum auszuhalten|nicht auszuhalten)',
      ),
      'klimaanlage badmark ,',
    ],
    [
      de.of('(?:seit|schon) (?:\\w+ ){0,2}(?:tagen|wochen|monaten) (?:\\w+ )?(?:defekt|kaputt|ausser betrieb|gestort)'),
      'station badmark ,',
    ],
  ],
  it: [
    [
      it.of(
        `${it.number}(?: |(?<='))${it.short}(?: e (?:mezza|\\w+))? (?:in (?:sala d'attesa|coda|fila|attesa)|di ritardo|(?:col|con il|con) tavolo prenotato)`,
      ),
      'attesa badmark ,',
    ],
    [/\b(?:chius[oaie] per (?:lavori|restauro|ristrutturazione|manutenzione))\b/gu, 'accesso badmark ,'],
    monthsApart(
      'ordinat\\w|comprat\\w|acquistat\\w|pagat\\w',
      'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre',
      'siamo|ora is|adesso|oggi is|ancora',
      'consegna',
    ),
    longAndNothing(it, 'e|ma', '(?:ancora )?(?:niente|nulla|nessun\\w*)', 'consegna'),
    butSlow(
      'personale|camerier\\w+|servizio|cibo|staff|ragazz\\w|cucina',
      'ma|pero',
      'molto|un|po|troppo|abbastanza|davvero|piuttosto',
      'lent[oi]',
      'servizio',
    ),
    daysApart(
      '(?:doveva|dovevano|sarebbe dovut\\w|sarebbero dovuti|avrebbe dovuto) (?:passare|venire|arrivare|essere)',
      'lunedi|martedi|mercoledi|giovedi|venerdi|sabato|ieri|oggi',
      'appuntamento',
    ),
    [
      /\b(?:non|mai|nessuno) (?:(?:si|is|sono|ha|mai|neanche|e') )*(?:present(?:o|ato|ati|arono)|fatto vivo|fatti vivi|vist[oi] (?=nessuno|il tecnico|l'idraulico))\b|\b(?:tecnico|idraulico|elettricista|fabbro|operai[oi]?) (?:\w+ )?(?:mai|non) (?:is )?(?:arrivat\w|venut\w|passat\w|pervenut\w)\b/gu,
      'appuntamento badmark ,',
    ],
    [
      it.of(
        "(?:all'(?:ingresso|arrivo|entrata)|appena entrat\\w|entrando)[^.!?\\n]{0,40}(?:ignorat\\w|nessuno (?:ci|mi) \\w+|neanche un (?:saluto|buongiorno)|neppure un saluto)",
      ),
      'accoglienza badmark ,',
    ],
    [
      /\bse ne (?:frega|fregano|infischiano|infischia)\b(?: (?:de[il]|della|delle) \w+)?|\b(?:importa|interessa) (?:un (?:fico(?: secco)?|cavolo|tubo|accidente)|nulla|niente) (?:de[il] client\w)?|\b(?:ci|mi) hanno ignorat\w\b|\bmenefreghism\w\b|\bmenefreghist\w\b/gu,
      'servizio badmark ,',
    ],
    [
      it.of(
        '(?:ci )?(?:hanno|ha) messo (?:molto|moltissimo|tanto|tantissimo|troppo|un sacco)(?: di tempo| tempo)?|(?:servit[oi]|arrivat\\w) dopo (?:molto|tanto|troppo) tempo',
      ),
      'attesa badmark ,',
    ],
    [
      it.of(
        'caldo (?:\\w+ ){0,2}(?:insopportabile|soffocante|infernale|atroce|bestiale|assurdo|asfissiante)|(?:is|era|sembrava) un (?:forno|bagno turco)|(?:mor\\w+|crep\\w+) di caldo|si soffoca\\w*',
      ),
      'climatizzazione badmark ,',
    ],
    [/\bsessione (?:\w+ )?scadut\w\b/gu, 'login badmark ,'],
  ],
  nl: [
    [
      /\b(?:(?:pas|eindelijk) (?:\w+ ){0,2}aan de beurt|(?:tot|voor|voordat|eer) (?:\w+ ){0,3}aan de beurt (?:was|waren|kwam\w*|ben)|(?:riepen|riep) (?:\w+ ){0,2}\d+ (?:af|om)|(?:minuten|uur|kwartier|uren) (?:\w+ ){0,3}(?:staan wachten|zitten wachten|gestaan|aangeschoven|geschuifeld|in de rij)|binnengeroepen om)(?![\p{L}])/gu,
      'wachttijd ,',
    ],
    [
      /\b(?:(?:om|vanaf|tegen) (?:\w+ ){0,2}(?:\d+|\w+) (?:uur )?(?:was|waren|zat|stond|is) (?:\w+ ){0,4}(?:dicht|gesloten|donker|toe)|(?:alles|deur|deuren|rolluik|hek|luik|loket) (?:\w+ )?(?:dicht|gesloten|toe|op slot)(?=\s*[.,!;]|$)|op de (?:openings)?(?:uren|tijden) (?:\w+ ){0,3}(?:peil|rekenen|vertrouwen)|(?:soms|nu eens|de ene keer) open,? (?:soms|dan|de andere keer)|(?:twee|drie|vier) keer (?:voor niets|voor niks|tevergeefs) (?:\w+ ){0,3}(?:langs|gereden|geweest|gekomen)|(?:alleen|enkel|slechts) (?:nog )?(?:\w+ )?(?:op )?(?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|voormiddag|ochtend)\w* (?:\w+ ){0,3}open|open (?:van|tot) (?:[\w.:]+ ){1,4}[^.!?\n]{0,40}(?:zegt|volgens|staat)|staat (?:\w+ )?(?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag) (?:van )?\d+ tot \d+)(?![\p{L}])/gu,
      'openingstijden badmark ,',
    ],
    [
      /\b(?:(?:twee|drie|vier|meerdere) keer (?:\w+ ){0,3}(?:verzet|afgezegd|uitgesteld|verplaatst|verschoven|geannuleerd)|(?:verzet|verplaatst|verschoven) naar (?:\w+ )?(?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|week|maand)|(?:geen|zonder) (?:monteur|technieker|loodgieter|makelaar|elektricien|installateur)(?= ?[.,!;]|$)|(?:monteur|technieker|makelaar|loodgieter|aannemer|schilder|niemand) (?:\w+ )?(?:kwam|kwamen|is) (?:\w+ )?(?:niet|nooit|opdagen|gekomen|langs)|(?:vrij|verlof) genomen|ging (?:\w+ )?niet door)(?![\p{L}])/gu,
      'afspraak badmark ,',
    ],
    [
      /\b(?:(?:eten|pizza|pakket|pakje|bestelling|levering|taxi|cadeau) (?:\w+ )?(?:kwam|is) (?:\w+ )?(?:nooit|niet)(?: aan| gekomen| aangekomen)?|(?:eten|pizza|pakket|pakje|bestelling) (?:nooit|niet) gekomen|(?:nog steeds|nog altijd|nog) (?:\w+ )?(?:in productie|onderweg|niet klaar|bij de fabrikant)|(?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|vijf|drie|\d+)(?: \w+)? klaar,? (?:zei|zeiden|beloofd\w*|werd)|kwam(?:en)? (?:\w+ )?pas (?:op|na|in|\w+ dagen))(?![\p{L}])/gu,
      'levering badmark ,',
    ],
    [
      /\b(?:geen (?:euro|cent|geld) (?:\w+ )?terug(?:gezien|gekregen)?|(?:geld|bedrag|aanbetaling) (?:\w+ ){0,5}(?:terugkrijg\w*|teruggekregen|teruggestort|terugbetaald|terugvragen)|(?:wacht\w*|gewacht) (?:\w+ ){0,4}op (?:mijn|ons|het) geld|(?:de )?site zegt (?:dat )?het hotel|dat de site het geld|terugkrijgen (?:\w+ ){0,6}(?:niet|via)|(?:zit|staat|ligt) (?:daar |er )?nog (?:altijd|steeds)(?=[^.!?\n]*(?:excuus|terug)))(?![\p{L}])/gu,
      'terugbetaling badmark ,',
    ],
    [
      /\b(?:(?:dubbel|twee keer) (?:\w+ ){0,2}(?:afgeschreven|aangerekend|gerekend|betaald|geint)|(?:nooit|niet) (?:\w+ ){0,3}(?:besteld|gevraagd|gedronken|ja op \w+|om gevraagd) (?:heb|hebben|had|hadden|gezegd)|op de (?:factuur|rekening|bon) (?:stond|stonden|staat|staan) (?:\w+ ){0,3}\d+|(?:was|waren|zou) (?:\w+ ){0,2}\d+ (?:euro|€)[^.!?\n]{0,50}(?:werd|werden|betaalde|stond|bleek) (?:\w+ ){0,3}\d+|(?:elke|iedere) maand \d+|ging (?:\w+ )?(?:stilletjes |ongemerkt )?van \d+(?:[.,]\d+)? naar \d+|(?:dagen|op dag \w+),? \d+(?:[.,]\d+)? (?:eraf|afgeschreven))(?![\p{L}])/gu,
      'rekening badmark ,',
    ],
    [
      /(?<=\d ?)(?:€|\b(?:euro|eur)) (?:\w+ )?(?=(?:voor (?:een|twee|drie|vier|\d+|de|het|zo\w*|dat|die|\w+ (?:minuten|kilo|liter|bolletjes?))\b)|meer dan\b)/gu,
      'euro prijzen ',
    ],
    [
      /\b(?:kunt? u (?:dan )?niet (?:lezen|horen|wachten)|(?:is )?niet (?:mijn|ons|onze) probleem|(?:eigen|zelf) schuld(?= ?[.,!"])|dan had u|keek(?:en)? (?:me|ons|mij) (?:\w+ )?(?:niet aan|nooit aan|straal|boos|vies)|(?:rolde|rolden|rolt) (?:\w+ )?met (?:zijn|haar|de|hun) ogen|zei(?:den)? (?:geen|niet eens) (?:goeiedag|goedendag|hallo|dag|sorry|goeie\w*)|(?:niemand|geen) (?:zei )?(?:sorry|excuses))(?![\p{L}])/gu,
      'personeel badmark ,',
    ],
    [
      /\b(?:(?:niemand|geen mens) (?:\w+ ){0,3}(?:keek|opkeek|omkeek|kwam (?:\w+ )?vragen|geholpen|vroeg|gezien|te zien)|(?:tafel\w*|anderen|mensen|klanten|gasten|buren) (?:\w+ ){0,3}(?:na ons|na mij|later) (?:\w+ ){0,3}(?:kwam\w*|binnen|bediend|geholpen|eerder|eerst)|pas (?:na|toen) [^.!?\n]{1,40}(?:vroeg iemand|keken? ze op|werden we|kwam er iemand)|of (?:ik|wij|we) al geholpen|(?:in een \w+ gelegd|weggelegd) en vergeten)(?![\p{L}])/gu,
      'service badmark ,',
    ],
    [
      /\b(?:(?:niemand|geen mens|geen van \w+) (?:\w+ ){0,3}(?:wist|weet|wisten)|(?:wist|weet) (?:\w+ ){0,3}niemand|van \w+ (?:\d+ )?naar \w+ (?:en (?:weer )?terug|gestuurd)|(?:de|volgens de) ene? (?:zei|zegt|moest\w*|wel)? ?[^.!?\n]{0,40}(?:de|volgens de) ander\w*|wijst? naar de \w+,? de \w+ (?:wijst? )?naar|(?:stuurden?|sturen) (?:me|ons|mij) (?:\w+ ){0,2}(?:van|door))(?![\p{L}])/gu,
      'informatie badmark ,',
    ],
    [
      /\b(?:(?:ongevraagd|constant|voortdurend) (?:\w+ ){0,3}(?:aangeboden|voorgesteld|opgedrongen|gebeld)|(?:na|toen) (?:ik |we )?(?:mijn )?(?:\w+ )?nee (?:zei|zeiden|gewoon|bleef)|kwam (?:\w+ )?(?:alleen|enkel|gewoon|maar)? ?een (?:nieuwe )?\w+ halen[.,] (?:\w+ ){1,8}(?:verzekering|afspraak|contract|abonnement|beleggen|pensioen))(?![\p{L}])/gu,
      'verkoopgesprek badmark ,',
    ],
    [
      /\b(?:(?:mag|mogen|mocht|mochten) (?:je|men|ik|we|wij|er) (?:\w+ ){0,4}(?:niet|nergens|geen|al niet|alleen)|\w+ mag niet, \w+ mag niet|niet (?:binnen ?gelaten|naar binnen|binnen mogen|erin)(?= ?(?:[.,!;]|$)))(?![\p{L}])/gu,
      'regels ,',
    ],
    [
      /\b(?:(?:in )?een ander (?:hotel|huis|appartement|model|type|kamer) (?:\w+ ){0,4}(?:gestopt|gestuurd|gekregen|geboekt|gezet)|(?:mijn|onze) naam stond (?:\w+ )?(?:nergens|niet)|ons naar een ander hotel|(?:ander|andere) (?:groepje|groep|gezin|mensen) (?:\w+ ){0,3}(?:op ons|in onze|binnen)|geen (?:reservering|boeking|reservatie) (?:\w+ ){0,2}(?:gevonden|bekend|te vinden)|zaten er al (?:mensen|anderen))(?![\p{L}])/gu,
      'reservering badmark ,',
    ],
    [nl.of(`${nl.number}(?: |(?<='))${nl.short} (?:in de (?:wachtkamer|rij|wacht))`), 'wachttijd badmark ,'],
    [
      /\b(?:(?:dicht|gesloten) (?:wegens|vanwege|voor) (?:\w+ )?(?:verbouwing\w*|renovatie|werkzaamheden|onderhoud))\b/gu,
      'toegang badmark ,',
    ],
    monthsApart(
      'besteld\\w*|gekocht|betaald',
      'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december',
      'we zijn|het is|nu|inmiddels|vandaag',
      'levering',
    ),
    longAndNothing(nl, 'en|maar', '(?:nog steeds |nog altijd |nog )?(?:niets|niks|geen|niemand)', 'levering'),
    butSlow(
      'bediening|personeel|service|eten|ober\\w*|team|keuken',
      'maar|alleen',
      'wel|erg|heel|zeer|nogal|wat|een|beetje|te|behoorlijk|vrij',
      'traag|langzaam',
      'service',
    ),
    daysApart('zou|zouden|ging', 'maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|gisteren|vandaag', 'afspraak'),
    [
      /\b(?:niet|nooit|niemand) (?:(?:komt|kwam|kwamen|is|zijn) )?(?:komen |is |komt |kwam )?(?:op(?:dagen|gedagen|komen dagen)|komen opdagen|verschenen|langsgekomen)\b(?<!\b(?:bus|trein|taxi|vlucht|tram)\b[^.!?\n]{0,45})/gu,
      'afspraak badmark ,',
    ],
    [
      nl.of(
        '(?:bij (?:aankomst|binnenkomst|de ingang|de deur)|toen we binnenkwamen|bij het binnenkomen)[^.!?\\n]{0,40}(?:genegeerd|niemand \\w+|geen blik|volledig over het hoofd)',
      ),
      'ontvangst badmark ,',
    ],
    [
      nl.of(
        '(?:kan|interesseert|boeit|scheelt) (?:ze|hen|hun|het ze|het hun|hem|ze daar) (?:\\w+ ){0,3}(?:niks|niets|geen (?:bal|barst|reet|moer|zier|ene))(?: schelen)?|lak aan (?:de |hun )?klant\\w*',
      ),
      'service badmark ,',
    ],
    [
      nl.of(
        '(?:duurde|duurt|geduurd) (?:\\w+ ){0,2}(?:(?:best|erg|heel|zeer|veel te|te|zo|ontzettend|behoorlijk|vrij) lang)',
      ),
      'wachttijd badmark ,',
    ],
    [
      nl.of(
        '(?:bloed|snik|smoor|stik|bloedje ?)heet|(?:veel )?te heet binnen|(?:binnen|kamer|zaal) (?:\\w+ ){0,3}bloedheet|niet om uit te houden van de hitte',
      ),
      'airco badmark ,',
    ],
  ],
  pt: [
    [
      pt.of(
        `${pt.number}(?: |(?<='))${pt.short}(?: e meia)? (?:de (?:atraso|musiquinha|fila)|na (?:sala de espera|fila)|a espera)`,
      ),
      'espera badmark ,',
    ],
    [/\b(?:fechad[oa]s? (?:para|por) (?:obras?|manutencao|reformas?))\b/gu, 'acesso badmark ,'],
    monthsApart(
      'encomendei|comprei|pedi|paguei|compramos|encomendamos|comprado',
      'janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro',
      'estamos|ja is|is|hoje|agora|ainda',
      'entrega',
    ),
    longAndNothing(pt, 'e|mas', '(?:ainda )?(?:nada|nenhum\\w*|sem)', 'entrega'),
    butSlow(
      'atendimento|pessoal|empregad\\w+|funcionari\\w+|garcon\\w*|servico|comida|equipa|equipe|atendentes?',
      'mas|porem',
      'muito|um|pouco|bem|demasiado|bastante|meio',
      'lent[oa]s?|demorad[oa]s?',
      'atendimento',
    ),
    daysApart(
      '(?:devia|deviam|ficou de|ficaram de|era para|tinha de) (?:vir|passar|chegar|ser)',
      'segunda|terca|quarta|quinta|sexta|sabado|ontem|hoje',
      'marcacao',
    ),
    [
      /\b(?:nao|nunca|ninguem|nem) (?:(?:se|me|chegou a) )*(?:apareceu|apareceram|compareceu|compareceram|veio ninguem)\b(?<!\b(?:autocarro|onibus|comboio|trem|taxi|voo|carro)\b[^.!?\n]{0,45})|\b(?:tecnico|canalizador|encanador|eletricista) (?:\w+ )?(?:nao|nunca) (?:veio|apareceu|passou)\b/gu,
      'marcacao badmark ,',
    ],
    [
      pt.of(
        '(?:ao (?:entrar|chegar)|a (?:entrada|chegada)|na (?:entrada|chegada|porta))[^.!?\\n]{0,40}(?:ignorad[oa]s?|ninguem (?:nos|me) \\w+|nem (?:um )?(?:bom dia|boa tarde|olha\\w*))',
      ),
      'acolhimento badmark ,',
    ],
    [
      /\b(?:nao (?:estao|esta)|estao|nem) (?:se )?(?:nem ai|nas tintas|borrifando|lixando|a borrifar)\b|\bnao querem saber\b(?: d[oea]s? \w+)?|\b(?:fomos|fui) (?:completamente |totalmente )?ignorad[oa]s?\b|\bpouco se importam\b|\btanto (?:lhes|se lhes) faz\b/gu,
      'atendimento badmark ,',
    ],
    [
      pt.of('(?:demor\\w+) (?:muito|muitissimo|demais|demasiado|bastante|imenso|uma vida)(?! menos)'),
      'espera badmark ,',
    ],
    [
      pt.of(
        'calor (?:\\w+ ){0,2}(?:insuportavel|infernal|sufocante|horrivel|abafado|tremendo)|(?:is|era|parecia|parece) um(?:a)? (?:forno|estufa|sauna)|mor\\w+ de calor|abafadissim[oa]',
      ),
      'climatizacao badmark ,',
    ],
    [
      /\b(?:com|c)\.? ?defeitos?\b|\b(?:nao|n) (?:gira|giram|liga|ligam|acende|encaixa|encaixam|presta|prestam)\b(?! (?:para|ao))/gu,
      'faultmark ,',
    ],
  ],
};
