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
