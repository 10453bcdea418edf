import type { RiskRules } from './rules.ts';

/** The five languages written in a plainer form: what a person must read first. Folded text. */
export const risksEs: RiskRules = {
  innocent: [
    '(?:peliculas?|teatro|escenas?|obra|thriller|novela|acto|museo|exposicion|tunel|protagonista)\\b[^.!?]{0,60}?\\b(?:sangr\\w*|asesin\\w*|muert\\w*|mata\\w*|cadaver\\w*|veneno|armas?|herid\\w*|miedo)|mata\\w* al? protagonista|(?:sac\\w+|analisis|analitica|extracc\\w+|donar|donacion|prueba)(?: de)? sangre|robar\\w* la receta|(?:un|vaya|menudo|puro|autentico) atraco|(?:cupon|bono|sesion|tarjeta|codigo|garantia|oferta|carnet|vale|puntos)(?: \\w+){0,4} caducad\\w*|abus\\w+ (?:de|en|con) (?:los |el )?precios?|un abuso(?! sexual)|(?:olor|huele|olia)(?: \\w+){0,3} (?:a )?(?:moho|podrid\\w*)|(?:colchon|cama|almohada|silla|asiento)s?[^.!?]{0,40}?(?:espalda|cuello)',
    '(?=(?:me|nos) )(?<!\\b(?:no|nunca|aun|sin|ni) (?:\\w+ )?)(?:me|nos) (?:han |ha |)(?:devolvieron|devolvio|devuelto|reembolsaron|reembolso|reembolsado) (?:\\w+ )?(?:el |mi )?(?:dinero|importe)?(?! (?:solo|la mitad|una parte))',
    'cancel\\w+ (?:\\w+ ){0,3}por (?:\\w+ ){0,2}(?:fractura|lesion|accidente|enferm\\w+|hospitaliz\\w+)|(?:tramites?|citas?|consultas?|pruebas?|cuadro medico|seguro)(?: \\w+){0,3} hospital\\w*',
    '(?:entrega|envio|pedido|cita|franja|horario|fecha|direccion)(?: \\w+){0,8} sin (?:mi|nuestro) (?:permiso|consentimiento)',
    '(?<=(?:abejas?|moscas?|mosquitos?|insectos?|polillas?|avispas?|flores|plantas?) (?:\\w+ ){0,3})muert[oa]s?|muert[oa]s?(?= (?:\\w+ ){0,3}(?:abejas?|moscas?|mosquitos?|insectos?|polillas?|avispas?|flores|plantas?))',
    '(?:olor\\w*|huele\\w*|olia\\w*|peste|apesta\\w*)(?: \\w+){0,3} orin\\w*|(?:mesas?|terraza|balcon)(?: \\w+){0,6} (?:privacidad|intimidad)|(?:privacidad|intimidad)(?: \\w+){0,4} (?:mesas?|terraza|balcon)',
    '(?:parec\\w*|como|tipo|cerca|lado|frente|junto|zona)(?: \\w+){0,4} hospital|pelos? en (?:la|el|las) (?:ducha|duchas|cama|bano|banera|lavabo|suelo|desague|sabanas|toallas?|almohada)',
    '(?:comida|carne|pan|tostadas?|pizzas?|arroz|paella|cafe|hamburguesas?|pollo|pescado|croquetas?|patatas?|papas|tortillas?|masa|queso|postre|platos?|verduras?|ajo|cebolla|bizcocho|costra|galletas?)(?: (?:muy|algo|un|poco|medio|casi|toda?|totalmente|completamente|estaban?|estuvo|llego|llegaron|venian?|vino|salio|era|y|dura|seca|fria)){0,4} quemad[oa]s?|sab\\w+ a quemado|abuso gastronomico',
    '(?:un|vaya|puro|menudo|autentico|verdadero|todo un) robo(?! (?:en|de mi|a mi))|precios? de robo|muer\\w+ de (?:calor|gusto|ganas|envidia)|se pele\\w+ por (?:la|el|los|las)|nos mataron de (?:hambre|aburrimiento)',
    '(?:muert\\w+|morir\\w*|me muero) de (?:hambre|risa|sed|frio|amor)|de muerte|matar (?:el tiempo|el hambre)|(?:sin|ningun\\w*|cero|nunca) (?:\\w+ )?(?:peligro|accidentes?|estafas?|robos?|cucarachas|alergia\\w*)|nada peligros\\w+|seguridad|(?:cuidado|atent\\w+|adapta\\w*|opciones|carta|tienen en cuenta)(?: \\w+){0,4} alerg\\w+|alerg\\w+(?: \\w+){0,4} (?:en cuenta|adapta\\w*|cuidado|perfecto)|robar(?:on|se)? (?:el corazon|protagonismo)|un robo de precio',
  ],
  health: [
    'intoxica\\w*|envenena\\w*|vomit\\w*|diarrea\\w*|salmonel\\w*|gastroenteritis|enferm(?:o|a|os|as|amos|aron|e|o)\\b|mareos?|nauseas?|dolor de (?:estomago|barriga|tripa)|cucarach\\w*|ratas?|ratones|raton|chinches?|gusanos?|moho|mohos\\w*|caducad\\w*|podrid\\w*|en mal estado|(?:reaccion|shock|choque) alergic\\w*|anafil\\w*|(?:acab\\w+|termin\\w+|fuimos|fue|llev\\w+|ingres\\w+)(?: \\w+){0,4} (?:hospital|urgencias)|ambulancia|desmay\\w*|infeccion\\w*|infectad\\w*|(?:pelo|cristal|insecto|mosca|plastico|bicho)s? (?:en|dentro de) (?:mi|la|el|su|nuestr\\w+)|(?:pollo|carne|cerdo)(?: \\w+){0,2} crud[oa]|medic(?:acion|amento)s? equivocad\\w*|excremento\\w*|orina|heces|pulgas|piojos',
  ],
  injury: [
    'herid[oa]s?|lesion\\w*|fractur\\w*|rompi(?:o|eron)? (?:el|la|un|una) (?:brazo|pierna|muneca|tobillo|diente|cadera|nariz|dedo)|me (?:cai|resbale|queme|corte|golpee)|se (?:cayo|resbalo|quemo|corto|golpeo)|resbal\\w*|quemadur\\w*|quemad[oa]s?\\b|sangr(?:ando|aba)|descarga electrica|fuga de gas|atragant\\w*|ahog\\w*|puntos de sutura',
  ],
  discrimination: [
    'racis\\w*|discrimin\\w*|homofob\\w*|sexis\\w*|xenofob\\w*|machis\\w*|antisemit\\w*|transfob\\w*|(?:por (?:ser|mi|nuestro|su)|color de)(?: \\w+){0,3} (?:piel|raza|origen|religion|acento|velo|negr\\w+|gitan\\w+|moro\\w*|arabe\\w*|musulman\\w*|extranjer\\w*|gay|lesbiana\\w*|mujer\\w*|discapacid\\w*|latino\\w*|color|edad)|silla de ruedas|perro guia|trato diferente|nos trataron diferente',
  ],
  legal: [
    '(?:mi|nuestro|con|del|de mi|por|al|a un|a mi|un) abogad[oa]s?(?: (?:se|les|os|va|pondra|ya|esta|contact\\w*))?(?= ?(?:[.!?,;]|$|y |se|les|os|va|pondra|ya|esta|contact))|denunci\\w*|(?:poner|pondre|presentar\\w*|interpon\\w+)(?: \\w+){0,3} demanda|(?:les|os|voy a|vamos a|te) demand(?:o|ar|are|amos)\\w*|(?:ir|iremos|llevar\\w*|nos vemos)(?: \\w+)? (?:a|en) (?:juicio|los tribunales)|(?:me|nos|le|les) (?:han |ha |)(?:estafad|timad|estafar|timar|estafo|timo)\\w*|(?:fui|fuimos|sido|siendo|me senti|sentimos) (?:\\w+ )?(?:estafad|timad)[oa]s?|(?:cargos?|cobros?|uso|operaci\\w+) fraudulent\\w*|por no decir (?:una )?estafa|(?:estaf|fraude|timo)\\w*(?=[\\s\\S]{0,300}(?:€ ?\\d{3}|\\d{3},?-? ?(?:€|euros?|eur|reais|pesos|francs?)))|(?=(?:estaf|fraude|timo))(?<=(?:€ ?\\d{3}|\\d{3},?-? ?(?:€|euros?|eur|reais|pesos|francs?))[\\s\\S]{0,300})(?:estaf|fraude|timo)\\w*|hojas? de reclamacion\\w*|reclamacion(?:es)? (?:\\w+ ){0,3}(?:consumo|oficial\\w*|judicial\\w*|formal\\w*|ayuntamiento|oficina|junta)|(?:oficina|defensa|proteccion|derechos)(?: \\w+){0,3} consum\\w+|(?:llam\\w+|avis\\w+|inspecc\\w+|denunci\\w+)(?: \\w+){0,3} sanidad|acciones legales|guardia civil|inspeccion de trabajo',
  ],
  misconduct: [
    'rob(?:o|os|aron|ado|ada|ados|adas|ar|an)\\b|hurto\\w*|ladron\\w*|desaparec\\w*(?: \\w+){0,4} (?:mi|mis|habitacion|bolso|maleta|dinero)|acos(?:o|os|ad\\w*|aron|ar|ando)\\b|agred\\w*|agresi\\w*|amenaz\\w*|insult\\w*|golpe(?:o|aron|ar)\\b|pego|pegaron|empuj\\w*|abus(?:o|os|aron|ar)\\b|viol(?:o|aron|encia|ento|enta|acion)\\b|tocamiento\\w*|toco donde|drogad\\w*|escupi\\w*|humill\\w*|chantaj\\w*',
  ],
  refund: [
    'charge ?backs?|(?:exijo|exigimos|exigire|reclamar\\w*)(?: \\w+){0,4} (?:dinero|reembolso|devolucion|indemnizacion)',
    '(?:nieg\\w+|no|nunca|jamas|sin|rechaz\\w+)\\b[^.!?]{0,50}?(?:reembols\\w*|devol\\w*|devuelv\\w*|indemniz\\w*)[^.!?]{0,60}?(?:€ ?(?:\\d{3}|\\d\\.\\d{3})|(?:\\d{3,}|\\d[. ]\\d{3}),?-? ?(?:€|euros?|eur|reais|francs?|pesos))|(?:€ ?(?:\\d{3}|\\d\\.\\d{3})|(?:\\d{3,}|\\d[. ]\\d{3}),?-? ?(?:€|euros?|eur|reais|francs?|pesos))[^.!?]{0,80}?(?:nieg\\w+|no|nunca|jamas|sin|rechaz\\w+) (?:\\w+ ){0,4}(?:reembols\\w*|devol\\w*|devuelv\\w*|indemniz\\w*)',
    '(?:reembols\\w*|devol\\w*|devuelv\\w*|indemniz\\w*)[^.!?]{0,80}?(?:mi banco|omic|facua|juzgado|oficina del consumidor|defensor)|(?:mi banco|omic|facua|juzgado|oficina del consumidor|defensor)[^.!?]{0,60}?(?:reembols\\w*|devol\\w*|devuelv\\w*|indemniz\\w*)',
  ],
  minors: [
    'menor(?:es)?\\b(?: \\w+){0,4} (?:alcohol|edad|solo\\w*)|alcohol a (?:\\w+ )?(?:menores|ninos|adolescentes)|(?:mi|nuestr[oa]|un|una|el|la) (?:hij[oa]|nin[oa]|bebe)(?: \\w+){0,4} (?:sol[oa]|herid\\w*|perdi\\w*|golpe\\w*|encerrad\\w*|lastim\\w*|mordi\\w*|quem\\w*|maltrat\\w*)|maltrato|maltrat\\w*|pedofil\\w*',
  ],
  privacy: [
    'proteccion de datos|datos (?:personales|bancarios|medicos|privados)|(?:viol\\w+|invad\\w+|invasion|falta de respeto)(?: \\w+){0,3} (?:privacidad|intimidad)|confidencial\\w*|rgpd|en voz alta|delante de (?:todos|todo el mundo|otros|los demas)|grab(?:aron|ando|o|ar)\\b|camara\\w* (?:oculta\\w*|en)|entr\\w+(?: \\w+){0,5} sin (?:llamar|permiso)|(?:publicaron|compartieron|ensenaron|filtraron) (?:mi|mis|nuestr[oa]s?) \\w+',
  ],
  threat: [
    'matar(?:e|te|los|le|lo|nos)?\\b|suicid\\w*|quemar (?:el|la|este|esta|vuestro)|se arrepentir\\w*|os vais a (?:arrepentir|enterar)|amenaza de muerte|se donde (?:vives|trabajas|viven)|terroris\\w*|(?:un|con) arma|pistola|navaja',
  ],
};

export const risksDe: RiskRules = {
  innocent: [
    '(?:films?|filme|horror|szenen?|stuck|theater|krimi|roman|ausstellung|akt|escape|dungeon|geisterbahn)\\b[^.!?]{0,60}?\\b(?:blut\\w*|morde?\\w*|tote?\\w*|leiche\\w*|gift\\w*|waffe\\w*|verletzt\\w*|sterben|stirbt|gestorben)|(?:morder\\w*|leiche\\w*|mord)\\b[^.!?]{0,60}?\\b(?:stuck|film|krimi|theater|akt|raten|erraten)|mordshunger|mords\\w+|gift fur|bombe(?:n\\w+)?|stirbt tausend tode|zum sterben|(?:professionell|gut|super|reibungslos|problemlos|glatt|toll|ruhig|schnell|perfekt|einwandfrei|unkompliziert|wie immer)(?: \\w+)? abgelaufen|(?:garantie|gutschein|frist|vertrag|parkzeit|zeit|code|ticket|tuv|abo|karte|session)(?: \\w+){0,3} abgelaufen|gebrochen\\w* (?:deutsch|englisch)|blutabnahme|blut (?:ab)?genommen|(?:schimmel|modrig)\\w*geruch|(?:riech|roch|geruch)\\w*(?: \\w+){0,3} schimm\\w*',
    '(?:notwendige\\w*|kleinere\\w*|geringere\\w*|nicht|gar nicht) ubel|ubel (?:nehme?n?|genommen|nimmt|gelaunt\\w*|riechend\\w*|zugerichtet\\w*)',
    '(?=geld|betrag|kaufpreis)(?<!\\b(?:kein|keinen|nicht|nie|ohne|nur) (?:\\w+ )?)(?:geld|betrag|kaufpreis) (?:(?!nicht|nie|noch|nur|kein|erst)\\w+ ){0,4}(?:zuruck ?(?:bekommen|erhalten|uberwiesen|gebucht)|erstattet)',
    '(?:liefer\\w*|termin\\w*|zeitfenster|bestellung|paket|nachbar\\w*)(?: \\w+){0,8} ohne (?:meine|unsere) (?:zustimmung|erlaubnis|einwilligung)',
    'sturzt (?:\\w+ ){0,3}ab\\b|(?:fahrt|reise|hervorragend|reibungslos|problemlos|gut|super|perfekt|wie geplant) (?:\\w+ )?abgelaufen|(?:informationen?|durchsagen?|hinweise?|ansagen?|speisekarte) (?:\\w+ ){0,3}auslandisch\\w+|hohere[rn]? gewalt|(?:personal|mitarbeiter\\w*|fahrer\\w*|busfahrer\\w*|kellner\\w*|lehrer\\w*|dozent\\w*|bedienung|team|beide|niemand|keiner)(?: \\w+){0,5} (?:kein|nicht|kaum|schlecht|weder)(?: \\w+){0,2} deutsch(?: (?:sprechen|sprach\\w*|konnte\\w*|verstand\\w*))?',
    '(?:nach|von|an) urin(?: \\w*(?:riech|stink|stank|roch)\\w*)?|(?:tisch\\w*|balkon\\w*|terrasse\\w*)(?: \\w+){0,6} privatsphare|privatsphare(?: \\w+){0,4} (?:tisch\\w*|balkon\\w*|terrasse\\w*)',
    '(?:alter|jung|jungere?|dick)\\w* (?:mitarbeiter\\w*|verkaufer\\w*|kellner\\w*|bedienung\\w*|angestellte\\w*|kolleg\\w*|dame|damen|herr|herren|arzt|arztin|chef\\w*|busfahrer\\w*|fahrer\\w*)',
    '\\d+ (?:euro|eur) (?:weg|los|armer|leichter)|ohne (?:\\w+ ){0,3}zu belastigen',
    'krankenhaus(?: \\w+){0,4} erinner\\w*|(?:wie|erinner\\w*|charme|neben|nahe|nah|gegenuber|beim|flair)(?: \\w+){0,9} krankenhaus\\w*|haare? (?:\\w+ ){0,2}(?:im|in der|in dem|auf dem|in den) (?:bad\\w*|dusche|duschen|waschbecken|abfluss|bett\\w*|zimmer|boden|ecken)',
    '(?:paket\\w*|packchen|box\\w*|knopf|taste\\w*|zettel|papier|label\\w*|etikett\\w*|brief\\w*|koffer|karton\\w*|druck\\w*|gut|liebevoll|ordentlich|schlecht|sicher)(?: \\w+){0,6} (?:gepackt|verpackt|gedruckt|geworfen|gestossen)|(?:auf|in) (?:den|die|das) (?:knopf|taste|klingel|briefkasten|box\\w*)(?: \\w+)? gedruckt|(?:info\\w*|termin\\w*|liefertermin|freude|lust|laune|geschmack|charme|flair|kellner\\w*|bedienung|personal|mitarbeiter\\w*|sonne|flecken?|problem\\w*|schmerz\\w*|status|anzeige)(?: \\w+){0,6} verschwunden\\w*',
    '(?:fast |beinahe |schier )?(?:gestorben|umgekommen|sterben|gestorben) vor (?:hitze|langeweile|lachen|hunger|durst|kalte|lauter)|vor (?:hitze|langeweile|lachen|hunger|durst|kalte) (?:fast |beinahe )?(?:gestorben|umgekommen)|um (?:den|die|das) (?:\\w+ )?gestritten',
    '(?:kein\\w*|ohne|nie|nicht) (?:\\w+ )?(?:gefahr\\w*|gefahrlich\\w*|unfall\\w*|betrug|abzocke|diebstahl|schimmel|allergi\\w*)|todmude|(?:vor|zu) (?:lachen|hunger) (?:ge)?st\\w+|sterbenslangweilig|zum sterben|zeit tot\\w*|umfallen|allergi\\w+(?: \\w+){0,5} (?:rucksicht|beacht\\w*|eingegangen|berucksichtig\\w*|gekennzeichnet|aufmerksam)|(?:rucksicht|achten|geachtet|aufmerksam|karte)(?: \\w+){0,4} allergi\\w+|krankenhausatmosphare',
  ],
  health: [
    'lebensmittelvergift\\w*|vergift\\w*|erbroch\\w*|erbrechen|(?:musste|mussten|mich|uns|sich|nacht|standig)(?: \\w+){0,4} ubergeben|durchfall|salmonell\\w*|magen(?:darm|schmerz|krampf|verstimm)\\w*|bauchschmerz\\w*|krank (?:geworden|gewesen|war|waren|wurde)|(?:wurde|wurden|wird|war|waren|sind|bin) (?:\\w+ ){0,4}krank|ubel\\b|schlecht geworden|kakerlak\\w*|schabe\\w*|ratte\\w*|mause?\\b|mause|bettwanze\\w*|wanzen|made\\b|maden|ungeziefer|abgelaufen\\w*|verdorben\\w*|verfault\\w*|ranzig\\w*|allergisch\\w* (?:reaktion|schock)\\w*|anaphyla\\w*|(?:landet\\w*|lag|lagen|endet\\w*|gebracht)(?: \\w+){0,5} (?:krankenhaus|notaufnahme)|(?:ins|im) krankenhaus|notaufnahme|notarzt|krankenwagen|rettungswagen|ohnmacht\\w*|(?:haar|haare|glas|plastik|insekt|fliege|kafer|scherbe\\w*)(?: \\w+){0,2} (?:im|in der|in meinem|in meiner|in unserem)|(?:huhn|hahnchen|fleisch|schwein\\w*|hack\\w*)(?: \\w+){0,3} roh\\w*|rohes (?:huhn|hahnchen|fleisch)|falsche\\w* (?:medikament\\w*|dosis|tabletten|diagnose)|kot\\b|urin|blutflecken?|blutspuren|flohe|lause',
  ],
  injury: [
    'knochenbruch|(?:\\w*arm|bein|fuss|handgelenk|nase|rippe|finger|hufte|knochel)(?: \\w+){0,2} gebrochen|gesturzt|sturz\\w*|ausgerutscht|hingefallen|verbrannt(?:e|en)? (?:mich|sich|meine|die hand)|verbruh\\w*|verbrennung\\w*|geblutet|stromschlag|lebensgefahr\\w*|gasgeruch|erstick\\w*|ertrink\\w*|genaht|gehirnerschutterung|prellung\\w*|bremse\\w* (?:\\w+ ){0,3}(?:versagt|defekt|kaputt)',
  ],
  discrimination: [
    'rassis\\w*|diskrimini\\w*|homophob\\w*|sexis\\w*|auslanderfeind\\w*|scheiss\\w* auslander\\w*|fremdenfeind\\w*|antisemit\\w*|hautfarbe|kopftuch|behindert\\w* (?:\\w+ )*(?:abgewiesen|verweigert|diskr\\w*)|rollstuhl\\w*(?: \\w+){0,6} (?:abgewiesen|verweigert|nicht|kein\\w*)|blindenhund|wegen (?:meiner|unserer|seiner|ihrer|meines|unseres) (?:\\w+ )?(?:herkunft|religion|hautfarbe|akzents?|behinderung|alters|namens|geschlechts)|weil (?:wir|ich|er|sie) (?:\\w+ )?(?:schwarz|turke\\w*|araber|muslim\\w*|jude\\w*|auslander|schwul|lesbisch|behindert)|anders behandelt',
  ],
  legal: [
    '(?:zum|vom|beim) (?:rechts)?anwalt|(?:von|mit) (?:meine|unsere)[mnr] (?:rechts)?anwalt\\w*|(?:mein|unser)\\w* (?:rechts)?anwalt\\w* (?:wird|meldet|ubernimmt|pruft|ist (?:informiert|eingeschaltet|dran))|(?:rechts)?anwalt\\w*(?: \\w+)? (?:eingeschaltet|einschalten|beauftragt)|strafanzeige|anzeige (?:erstatt\\w*|ist raus|gestellt|bei der)|verklag\\w*|klage (?:einreich\\w*|erheb\\w*)|gerichtlich\\w*|(?:wurde|wurden|worden|haben mich|haben uns|hat mich|hat uns|mich|uns) (?:\\w+ )?(?:betrogen|abgezockt)|(?:betrug|betruger|abzocke)\\b(?=[\\s\\S]{0,300}(?:€ ?\\d{3}|\\d{3},?-? ?(?:€|euros?|eur|reais|pesos|francs?)))|(?=(?:betrug|betruger|abzocke))(?<=(?:€ ?\\d{3}|\\d{3},?-? ?(?:€|euros?|eur|reais|pesos|francs?))[\\s\\S]{0,300})(?:betrug|betruger|abzocke)\\b|gesundheitsamt|ordnungsamt|verbraucherschutz|verbraucherzentrale|gewerbeaufsicht|strafbar\\w*|schadensersatz|rechtliche schritte|arglistig\\w*',
  ],
  misconduct: [
    'gestohlen\\w*|geklaut\\w*|diebstahl\\w*|bestohlen|ausgeraubt|(?:bargeld|schmuck|ring|handy|laptop|tasche|portemonnaie|kette|rucksack|wertsachen|brieftasche|armbanduhr)(?: \\w+){0,5} verschwunden|belastig\\w*|angegriffen|bedroh\\w*|drohung\\w*|beleidig\\w*|geschlagen|schlug|gestossen|geschubst|bespuckt|begrapscht|angefasst|unsittlich\\w*|sexuell\\w*|gewalt(?!ig)\\w*|betrunken\\w*|alkoholisiert\\w*|drogen\\w*|beschimpf\\w*|unberechtigt abgebucht|abgebucht ohne|gedemutigt|erpress\\w*|bestech\\w*|gefalscht\\w*',
  ],
  refund: [
    'charge ?backs?|(?:fordere|fordern|verlange|verlangen)(?: \\w+){0,4} (?:geld|ruckerstattung|erstattung|schadensersatz|entschadigung)',
    '(?:weiger\\w*|verweiger\\w*|nie|nicht|kein\\w*)\\b[^.!?]{0,50}?(?:\\w*erstatt\\w*|ruckzahlung|geld zuruck|entschadig\\w*|zuruckgezahlt|zuruckbekommen)[^.!?]{0,60}?(?:€ ?(?:\\d{3}|\\d\\.\\d{3})|(?:\\d{3,}|\\d[. ]\\d{3}),?-? ?(?:€|euros?|eur|reais|francs?|pesos))|(?:€ ?(?:\\d{3}|\\d\\.\\d{3})|(?:\\d{3,}|\\d[. ]\\d{3}),?-? ?(?:€|euros?|eur|reais|francs?|pesos))[^.!?]{0,80}?(?:weiger\\w*|verweiger\\w*|nie|nicht|kein\\w*) (?:\\w+ ){0,4}(?:\\w*erstatt\\w*|ruckzahlung|geld zuruck|entschadig\\w*|zuruckgezahlt|zuruckbekommen)',
    '(?:\\w*erstatt\\w*|ruckzahlung|geld zuruck|entschadig\\w*|zuruckgezahlt|zuruckbekommen)[^.!?]{0,80}?(?:meine bank|kreditkartenfirma|verbraucherzentrale|schlichtungsstelle|bafin|schlichtung)|(?:meine bank|kreditkartenfirma|verbraucherzentrale|schlichtungsstelle|bafin|schlichtung)[^.!?]{0,60}?(?:\\w*erstatt\\w*|ruckzahlung|geld zuruck|entschadig\\w*|zuruckgezahlt|zuruckbekommen)',
  ],
  minors: [
    '(?:alkohol|bier|schnaps|zigaretten)(?: \\w+){0,3} an (?:\\w+ )?(?:minderjahrig\\w*|kinder|jugendliche)|minderjahrig\\w*|(?:mein|meine|unser|unsere|das|ein) (?:\\w+ )?(?:kind|sohn|tochter|baby|junge|madchen)(?: \\w+){0,5} (?:allein\\w*|verletz\\w*|geschlagen|verloren|eingesperrt|vergessen|gebissen|angeschrien|unbeaufsichtigt)|unbeaufsichtigt\\w*|kindeswohl|jugendamt|padophil\\w*|misshand\\w*',
  ],
  privacy: [
    'dsgvo|datenschutz\\w*|personliche daten|(?:verletz\\w*|eingriff|missacht\\w*)(?: \\w+){0,3} privatsphare|privatsphare (?:\\w+ ){0,2}(?:verletzt|missachtet)|schweigepflicht|vertraulich\\w*|(?:mich|uns|kinder|tochter|sohn|heimlich|wurde|wurden|werden|wird)(?: \\w+){0,4} (?:gefilmt|fotografiert)|kamera\\w* (?:im|in)|versteckte kamera|laut vor (?:allen|anderen)|vor allen (?:leuten|anderen|kunden|patienten)|(?:daten|nummer|akte|befund\\w*|adresse)(?: \\w+){0,4} weitergegeben|ohne (?:zu klopfen|anzuklopfen)',
  ],
  threat: [
    'umbring\\w*|toten\\b|ich (?:finde|kriege) (?:euch|sie|dich)|anzunden|niederbrenn\\w*|morddroh\\w*|selbstmord|suizid\\w*|ihr werdet (?:es )?bereuen|terror(?:ist\\w*|anschlag\\w*)|waffe|messer an (?:den|die) (?:hals|kehle|brust)',
  ],
};

export const risksIt: RiskRules = {
  innocent: [
    '(?:film|horror|scen[ae]|teatro|opera|thriller|giallo|romanzo|atto|mostra|museo|spettacolo|giostra)\\b[^.!?]{0,60}?\\b(?:sangue|omicid\\w*|assassin\\w*|delitt\\w*|mort[oaie]|muore|uccid\\w*|cadaver\\w*|velen\\w*|arm[ai]|ferit\\w*|paura)|gel\\w+ il sangue|(?:analisi|esami|prelievo)(?: del)? sangue|(?:uccid\\w+|ammazz\\w+) (?:la|ogni|qualsiasi|le|tutte le) diet[ae]|rub\\w+ la ricetta|(?:un|vero|proprio|autentico)(?: e proprio)? furto(?! (?:in|nella|nel|del|della|di \\w+ d))|(?:odore|puzza|odor|tanfo|puzz\\w+)(?: \\w+){0,2} muffa|(?:abbonament|tesser|coupon|buon|contratt|codic|offert|garanzi|bigliett|session|password|patent)\\w*(?: \\w+){0,3} scadut\\w*|tagliat\\w+ (?:\\w+ )?(?:mezza testa|i capelli|la frangia|le punte)|(?:materass|cuscin|lett|sedi)\\w+[^.!?]{0,40}?(?:schiena|collo)|muor\\w* di paura|sono mort[oa] (?:dal|dalle|di)',
    '(?=mi |ci |son|siamo)(?<!\\b(?:non|mai|mica|ne) (?:\\w+ )?)(?:(?:mi|ci) (?:hanno|ha)|sono stat[oa]|siamo stati) (?:(?:gia|subito|prontamente|immediatamente|comunque|poi) )?rimborsat\\w*(?! (?:solo|la meta|in parte))',
    '(?:consegn\\w+|spedizion\\w+|ordin\\w+|appuntament\\w+|orari\\w*|data)(?: \\w+){0,8} senza (?:il mio|il nostro) (?:consenso|permesso)',
    '(?:insulti|offese) (?:\\w+ )?(?:di|tra|fra|dei|degli|delle|da parte d\\w+) (?:\\w+ )?(?:clienti|ospiti|persone|gente|turisti|vicini)|(?:clienti|ospiti|turisti|vicini)(?: \\w+){0,4} insult\\w*(?! (?:il|lo|la|mi|ci|me|noi|da))',
    '(?:far\\w*|fa|fai|fanno|fatt\\w|facevano|facendo|a|da|per|di|poter|puo|possono|potev\\w+|posti) sedere|mancat[oa] (?:colleg|arriv|funzion|rispett|consegn|prenot|pulizi|aggiorn|servizi|organizz|coordin|acqu|luc|corrent)\\w*|(?:odor\\w*|puzz\\w*|tanfo)(?: \\w+){0,3} urina|(?:tavol[oi]|balcon[ei]|terrazz[ae])(?: \\w+){0,6} privacy|privacy(?: \\w+){0,4} (?:tavol[oi]|balcon[ei]|terrazz[ae])',
    '(?:come|sembra\\w*|stile|vicin\\w*|davanti|presso|fronte)(?: \\w+){0,3} (?:all )?ospedale|capell[oi] (?:\\w+ )?(?:nel|nella|in|sul|nelle) (?:bagno|doccia|letto|lavandino|vasca|camera|pavimento|lenzuola|cuscino)',
    'rumor[ei] (?:\\w+ )?molest\\w+|molest\\w+ rumor[ei]|sfogliatell\\w*|(?:pasta )?sfogliat?[ae]|zon[ae](?: [\\w\\x27]+){0,3} pericolos\\w+|pericolos\\w+ zon[ae]',
    '(?:cont[oi]|prezz[oi]|fattur[ae]|preventiv[oi]|scontrin[oi]|cifr[ae]|quotazion[ei]|gomm[ae]|ruot[ae]|pneumatic[oi]|materassin[oi])(?: \\w+){0,3} (?:s?gonfi[aeio]?|s?gonfiat\\w*)|s?gonfiat\\w* (?:il|i|la|le) (?:cont[oi]|prezz[oi]|fattur[ae]|preventiv[oi]|gomm[ae]|ruot[ae])|(?:prezz[oi]|cifra|conto) da (?:rapina|furto)|(?:e|era|un) furto (?:di prezzo|per)|mort[oaie] di (?:caldo|freddo|noia)|da paura|(?:pizza|pane|crosta|bordo|carne|toast|focaccia|biscotti)(?: \\w+){0,4} bruciat\\w*',
    'mort[oaie] di (?:fame|risate|sete|sonno)|da morire|ammazzare il tempo|(?:nessun\\w*|senza|mai) (?:\\w+ )?(?:pericol\\w*|incident\\w*|truff\\w*|furt\\w*|allergi\\w*)|allergi\\w+(?: \\w+){0,5} (?:attenzione|attenti|segnal\\w*|gestit\\w*|considerazione)|(?:attenti|attenzione|menu|gestione|opzioni)(?: \\w+){0,4} allergi\\w+|rubat\\w+ il cuore|ladri di cuori',
  ],
  health: [
    'intossic\\w*|avvelen\\w*|vomit\\w*|diarrea|salmonell\\w*|gastroenterit\\w*|(?:stat[oaie]|sentit[oaie]|siamo stati) (?:\\w+ )?male|mal di (?:pancia|stomaco)|nausea|ammalat\\w*|scarafagg\\w*|blatt\\w*|topi\\b|topo\\b|ratti|cimici|vermi|muffa|ammuffit\\w*|scadut\\w*|avariat\\w*|marci[oae]?\\b|andat[oa] a male|(?:reazione|shock) allergic\\w*|anafila\\w*|(?:finit\\w*|andat\\w*|portat\\w*|corsa|ricoverat\\w*)(?: \\w+){0,3} (?:ospedale|pronto soccorso)|ambulanza|svenut\\w*|infezion\\w*|infettat\\w*|(?:capell[oi]|vetro|insett[oi]|mosca|plastica|verme)(?: \\w+){0,2} (?:nel|nella|dentro|in)|(?:pollo|carne|maiale)(?: \\w+){0,2} crud[oa]|farmac[oi] sbagliat\\w*|escrement\\w*|urina|pulci|pidocchi',
  ],
  injury: [
    'frattur\\w*|rott[oa] (?:il|la|un|una) (?:braccio|gamba|polso|caviglia|dente|anca|naso|dito)|scivolat\\w*|ustion\\w*|bruciat[oa] (?:la|il|le|i|con)|scottat\\w*|sanguin\\w*|scossa elettrica|fuga di gas|soffoc\\w*|anneg\\w*|punti di sutura',
  ],
  discrimination: [
    'razzis\\w*|discrimin\\w*|omofob\\w*|sessis\\w*|xenofob\\w*|antisemit\\w*|transfob\\w*|colore della (?:\\w+ )?pelle|(?:perche|siccome) (?:siamo|sono|ero|eravamo) (?:\\w+ )?(?:ner[oi]|stranier\\w*|musulman\\w*|ebre\\w*|gay|lesbic\\w*|disabil\\w*|donn\\w*|zingar\\w*|arab\\w*|meridional\\w*)|per (?:il mio|la mia|le nostre|la nostra|il suo) (?:\\w+ )?(?:accento|origin\\w*|religione|eta|pelle|disabilita|velo)|sedia a rotelle|cane guida|trattat\\w+ diversamente',
  ],
  legal: [
    '(?:mio|nostro|dal|al|con il|da un|un|tramite) avvocat[oa](?= ?(?:[.!?,;]|$|vi|si|e |ha|ti|per))|denunci\\w*|querel\\w*|causa legale|vie legali|carabinieri|(?:stat[oaie]|mi hanno|ci hanno|mi ha|ci ha) (?:\\w+ )?(?:truffat|raggirat|imbrogliat|frodat)\\w*|addebit\\w+ fraudolent\\w*|(?:truff|frod)\\w*(?=[\\s\\S]{0,300}(?:€ ?\\d{3}|\\d{3},?-? ?(?:€|euros?|eur|reais|pesos|francs?)))|(?=(?:truff|frod))(?<=(?:€ ?\\d{3}|\\d{3},?-? ?(?:€|euros?|eur|reais|pesos|francs?))[\\s\\S]{0,300})(?:truff|frod)\\w*|guardia di finanza|\\bnas\\b|\\basl\\b|associazione consumatori|codacons',
  ],
  misconduct: [
    'rubat\\w*|furto|furti|derubat\\w*|scippat\\w*|sparit\\w*(?: \\w+){0,4} (?:camera|borsa|valigia|soldi|portafoglio)|molest\\w*|aggredi\\w*|aggressi\\w*|minacci\\w*|insult\\w*|offes[oaie]\\b|picchiat\\w*|spint[oai] (?:a terra|contro|via|fuori|giu|per le)|spintonat\\w*|schiaffegg\\w*|violen\\w*|palpat\\w*|ubriac\\w*|drogat\\w*|sputat\\w*|umiliat\\w*|ricatt\\w*',
  ],
  refund: [
    'charge ?backs?|(?:pretendo|pretendiamo|esigo|esigiamo)(?: \\w+){0,4} (?:rimborso|soldi|denaro|risarcimento)',
    '(?:rifiut\\w*|non|mai|nessun\\w*)\\b[^.!?]{0,50}?(?:rimbors\\w*|risarc\\w*|indennizz\\w*|restitu\\w*)[^.!?]{0,60}?(?:€ ?(?:\\d{3}|\\d\\.\\d{3})|(?:\\d{3,}|\\d[. ]\\d{3}),?-? ?(?:€|euros?|eur|reais|francs?|pesos))|(?:€ ?(?:\\d{3}|\\d\\.\\d{3})|(?:\\d{3,}|\\d[. ]\\d{3}),?-? ?(?:€|euros?|eur|reais|francs?|pesos))[^.!?]{0,80}?(?:rifiut\\w*|non|mai|nessun\\w*) (?:\\w+ ){0,4}(?:rimbors\\w*|risarc\\w*|indennizz\\w*|restitu\\w*)',
    '(?:rimbors\\w*|risarc\\w*|indennizz\\w*|restitu\\w*)[^.!?]{0,80}?(?:mia banca|codacons|associazione consumatori|giudice di pace|agcom|arera)|(?:mia banca|codacons|associazione consumatori|giudice di pace|agcom|arera)[^.!?]{0,60}?(?:rimbors\\w*|risarc\\w*|indennizz\\w*|restitu\\w*)',
  ],
  minors: [
    '(?:alcol\\w*|birra|vino|sigarette)(?: \\w+){0,3} a (?:\\w+ )?(?:minor\\w*|bambin\\w*|ragazzin\\w*)|minorenn\\w*|(?:mio|mia|nostro|nostra|un|una|il|la) (?:figli[oa]|bambin[oa]|bimb[oa])(?: \\w+){0,4} (?:da sol[oa]|ferit\\w*|pers[oa]|picchiat\\w*|chius[oa]|mors[oa]|scottat\\w*|maltrattat\\w*)|maltratt\\w*|pedofil\\w*|incustodit\\w*',
  ],
  privacy: [
    '\\bgdpr\\b|(?:viola\\w*|lesion\\w*|legge sulla)(?: \\w+){0,3} privacy|dati (?:personali|sensibili|bancari|sanitari)|riservatezza|segreto professionale|ad alta voce|davanti a (?:tutti|tutta|altri)|(?:mi|ci|ha|hanno|nostr\\w*|mi[oa]) (?:\\w+ )?(?:filmat|fotografat)[oaie]|ripres[oaie] (?:di nascosto|senza)|telecamer\\w* (?:nascost\\w*|in|nel)|senza bussare',
  ],
  threat: [
    'ammazz(?:o|are|arti|arvi|ero)\\b|uccid(?:ero|erti|ervi|ere|iamo)|suicid\\w*|dar\\w* fuoco|ve ne pentirete|te ne pentirai|minacce di morte|so dove (?:abiti|lavori|abitate)|decedut\\w*|decess\\w*|terroris\\w*|arma\\b',
  ],
};

export const risksNl: RiskRules = {
  innocent: [
    '(?:film|horror|scene|toneelstuk|theater|thriller|boek|tentoonstelling|voorstelling|escaperoom)\\b[^.!?]{0,60}?\\b(?:bloed\\w*|moord\\w*|dood|dode|lijk|gif\\w*|wapens?|gewond\\w*|bang|sterf\\w*)|moorden(?= ?(?:zo|[.!?,]))|moord\\w* (?:voor|zo|tent)|moordtent|moordenaar|(?:prijs|prijzen)(?: \\w+){0,5} diefstal|diefstal(?= ?,? zo)|aanslag op (?:je|mijn|de|uw) (?:rug|portemonnee|nek)|(?:slaat|sloeg|slaan)(?: \\w+)? (?:nergens|alles|de plank|over|af)|bloed ?prik\\w*|bloedafname|geur van schimmel|schimmellucht',
    'mijn geld (?:nodig|van|af|waard|overgemaakt)|(?=geld|bedrag)(?<!\\b(?:geen|niet|nooit|nog) (?:\\w+ )?)(?:geld|bedrag) (?:(?!niet|nooit|nog|geen|pas)\\w+ ){0,4}(?:teruggekregen|terugbetaald|teruggestort|terug gekregen)',
    '(?:lever\\w*|bezorg\\w*|bestelling|afspraak|tijdvak)(?: \\w+){0,8} zonder (?:mijn|onze) toestemming',
    '(?:ruik\\w*|rook|stonk|stink\\w*|stank|lucht|geur)(?: \\w+){0,3} urine|urine(?:lucht|geur|stank)|(?:tafel\\w*|balkon\\w*|terras\\w*)(?: \\w+){0,6} privacy\\w*|privacy\\w*(?: \\w+){0,4} (?:tafel|balkon|terras)\\w*',
    '(?:als|lijkt|leek|denken|naast|nabij|tegenover|buurt|sfeer)(?: \\w+){0,4} ziekenhui\\w*|har?en? (?:\\w+ )?in (?:de|het) (?:douche\\w*|badkamer|bad|bed|bedden|wasbak|putje|afvoer)',
    '(?:gestorven|doodgaan|dood) van (?:de )?(?:hitte|kou|verveling|lach\\w*|honger|dorst)|doodsbang voor een|vochten om (?:de|het)|(?:friet\\w*|brood|pizza|taart|vlees|toast|korst)(?: \\w+){0,3} (?:aangebrand|verbrand)',
    '(?:geen|zonder|nooit|niet) (?:\\w+ )?(?:gevaar\\w*|ongeluk\\w*|oplichting|diefstal|schimmel|allergie\\w*)|om te sterven|sterven van (?:de )?(?:honger|dorst)|doodmoe|allergie\\w*(?: \\w+){0,5} (?:rekening|gehouden|opgelet|aandacht|aangegeven)|(?:rekening|aandacht|let\\w*|kaart)(?: \\w+){0,4} allergie\\w*|tijd doden',
  ],
  health: [
    'voedselvergift\\w*|vergift\\w*|overge(?:geven|ven|eft)|braken|gebraakt|diarree|salmonella|buik(?:pijn|griep|kramp\\w*)|maagpijn|ziek (?:geworden|van|na|geweest)|(?:werd|werden|was|waren|ben|zijn|is) (?:\\w+ ){0,4}ziek|misselijk\\w*|kakkerlak\\w*|rat\\b|ratten|muis\\b|muizen|bedwants\\w*|bedbugs|maden|schimmel\\w*|ongedierte|over (?:de )?datum|houdbaarheid\\w*|bedorven|rotte? (?:eten|fruit|vlees|groente\\w*|ei\\w*)|verrot|allergische (?:reactie|shock)|anafyla\\w*|(?:naar|in) het ziekenhuis|spoedeisend\\w*|ambulance|flauwgevallen|huiduitslag|(?:haar|haren|glas|plastic|insect|vlieg|tor)(?: \\w+){0,2} in (?:mijn|ons|de|het|onze)|(?:kip|vlees|varken\\w*|gehakt)(?: \\w+){0,3} rauw\\w*|rauwe (?:kip|varken\\w*)|verkeerde (?:medic\\w*|dosis|diagnose|pillen)|poep|urine|vlooien|luizen',
  ],
  injury: [
    'gewond\\w*|verwond\\w*|gebroken (?:arm|been|pols|enkel|tand|heup|neus|vinger)|(?:arm|been|pols|enkel|heup|neus|vinger)(?: \\w+)? gebroken|uitgegleden|gevallen (?:over|door|op|van)|gestruikeld|verbrand(?:e)? (?:mijn|aan|haar|zijn|hand)|brandwond\\w*|gebloed|elektrische schok|gaslucht|gaslek|gestikt|verdronk\\w*|hechting\\w*|hersenschudding|kneuzing\\w*|remmen (?:\\w+ ){0,3}(?:kapot|weiger\\w*|defect)',
  ],
  discrimination: [
    'racis\\w*|discrimin\\w*|homofo\\w*|seksis\\w*|xenofo\\w*|antisemi\\w*|huidskleur|hoofddoek\\w*|rolstoel\\w*(?: \\w+){0,6} (?:geweigerd|niet|weg\\w*)|geleidehond|hulphond|vanwege (?:mijn|onze|zijn|haar) (?:\\w+ )?(?:afkomst|huidskleur|geloof|accent|handicap|leeftijd|naam|geslacht)|omdat (?:wij|we|ik|hij|zij|ze) (?:\\w+ )?(?:zwart|turks|marokkaan\\w*|moslim\\w*|joods|buitenlander\\w*|homo|lesbisch|gehandicapt)|anders behandeld',
  ],
  legal: [
    '(?:mijn|onze|via|door|naar|met een|van mijn|een) advocaat(?= ?(?:[.!?,;]|$|neemt|zal|gaat|heeft|inschakel\\w*|ingeschakeld|in de arm))|aangifte (?:gedaan|doen|bij)|aanklag\\w*|rechtszaak|naar de rechter|juridische (?:stappen|actie)|(?:ben|zijn|word\\w*|werd\\w*|heeft me|hebben me|hebben ons) (?:\\w+ )?(?:opgelicht|bedrogen)|(?:oplicht\\w*|fraude)(?=[\\s\\S]{0,300}(?:€ ?\\d{3}|\\d{3},?-? ?(?:€|euros?|eur|reais|pesos|francs?)))|(?<=(?:€ ?\\d{3}|\\d{3},?-? ?(?:€|euros?|eur|reais|pesos|francs?))[\\s\\S]{0,300})(?:oplicht\\w*|fraude)|geschillencommissie|consumentenbond|\\bnvwa\\b|\\bggd\\b|juridische stappen|arbeidsinspectie',
  ],
  misconduct: [
    'gestolen|diefstal|beroofd|gejat|gepikt|verdwenen(?: \\w+){0,4} (?:kamer|tas|koffer|geld)|(?:tas|portemonnee|sieraden|telefoon|ketting|horloge|ring)(?: \\w+){0,3} (?:verdwenen|weg|kwijt|niet meer)|lastiggevallen|intimid\\w*|aangevallen|aangerand|bedreig\\w*|beledig\\w*|geslagen|sloeg\\b|geduwd|gespuugd|betast|aangeraakt|ongepast\\w*|seksue\\w*|geweld(?!ig)\\w*|dronken|drugs|uitgescholden|afgeschreven zonder|vernederd|gechanteerd|vals\\w* (?:factu\\w*)',
  ],
  refund: [
    'charge ?backs?|(?:eis|eisen)(?: \\w+){0,4} (?:geld|terugbetaling|schadevergoeding|compensatie)',
    '(?:weiger\\w*|nooit|niet|geen)\\b[^.!?]{0,50}?(?:terugbeta\\w*|geld terug|teruggestort|schadevergoed\\w*|restitutie|terugkrijg\\w*)[^.!?]{0,60}?(?:€ ?(?:\\d{3}|\\d\\.\\d{3})|(?:\\d{3,}|\\d[. ]\\d{3}),?-? ?(?:€|euros?|eur|reais|francs?|pesos))|(?:€ ?(?:\\d{3}|\\d\\.\\d{3})|(?:\\d{3,}|\\d[. ]\\d{3}),?-? ?(?:€|euros?|eur|reais|francs?|pesos))[^.!?]{0,80}?(?:weiger\\w*|nooit|niet|geen) (?:\\w+ ){0,4}(?:terugbeta\\w*|geld terug|teruggestort|schadevergoed\\w*|restitutie|terugkrijg\\w*)',
    '(?:terugbeta\\w*|geld terug|teruggestort|schadevergoed\\w*|restitutie|terugkrijg\\w*)[^.!?]{0,80}?(?:mijn bank|consumentenbond|geschillencommissie|ombudsman|kifid)|(?:mijn bank|consumentenbond|geschillencommissie|ombudsman|kifid)[^.!?]{0,60}?(?:terugbeta\\w*|geld terug|teruggestort|schadevergoed\\w*|restitutie|terugkrijg\\w*)',
  ],
  minors: [
    '(?:alcohol|bier|sigaretten|vapes)(?: \\w+){0,3} aan (?:\\w+ )?(?:minderjarig\\w*|kinderen|tieners)|minderjarig\\w*|(?:mijn|ons|onze|een|het) (?:\\w+ )?(?:kind|zoon\\w*|dochter\\w*|baby|jongen|meisje)(?: \\w+){0,5} (?:alleen|gewond|geslagen|kwijt|opgesloten|vergeten|achtergelaten|in (?:zijn|haar) eentje|gebeten|verbrand|zonder toezicht)|zonder toezicht|jeugdzorg|mishand\\w*|pedofiel\\w*',
  ],
  privacy: [
    '\\bavg\\b|(?:schend\\w*|inbreuk|geschonden)(?: \\w+){0,3} privacy|privacy (?:\\w+ )?geschonden|persoonlijke gegevens|persoonsgegevens|vertrouwelijk\\w*|beroepsgeheim|gefilmd|gefotografeerd|camera\\w* (?:in|op de)|verborgen camera|hardop|waar iedereen bij|zonder (?:te )?kloppen|(?:gegevens|nummer|adres)(?: \\w+){0,4} (?:doorgegeven|gedeeld)',
  ],
  threat: [
    'vermoord\\w*|doodmaken|zelfmoord|zelfdoding|in brand (?:steken|zetten)|doodsbedreig\\w*|jullie (?:krijgen|zullen) (?:hier )?spijt|ik weet waar (?:je|jullie|u)|terror\\w*|wapen\\b|mes\\b (?:op|tegen)',
  ],
};

export const risksPt: RiskRules = {
  innocent: [
    '(?:filmes?|terror|cenas?|pecas?|teatro|thriller|romance|ato|museu|exposicao|espetaculo)\\b[^.!?]{0,60}?\\b(?:sangue|assassin\\w*|mort\\w*|morr\\w*|mata\\w*|cadaver\\w*|veneno|armas?|ferid\\w*|medo)|(?:assassin\\w*)\\b[^.!?]{0,40}?\\b(?:peca|filme|fim|teatro)|roub\\w+ a receita|(?:um|autentico|verdadeiro|puro|e) (?:assalto|roubo)(?! (?:no|na|em|a mao|do meu|da minha|de))|de matar|morri com|(?:cheir\\w*|odor|fedor)(?: \\w+){0,2} (?:mofo|bolor)|(?:analises?|exames?|colheita|doar|tirar\\w*|colet\\w*)(?: de)? sangue|(?:colchao|cama|almofada|travesseiro|cadeira)s?[^.!?]{0,40}?(?:costas|pescoco)|(?:cupom|cupao|sessao|cartao|codigo|garantia|plano|prazo|boleto|fatura|contrato|bilhete|passe)(?: \\w+){0,3} (?:vencid|expirad)\\w*',
    '(?=me |nos |devolveram|reembolsaram|estornaram)(?<!\\b(?:nao|nunca|ainda|nem|sem) (?:\\w+ )?)(?:(?:me|nos) (?:devolveram|reembolsaram|estornaram)|(?:devolveram|reembolsaram|estornaram)-(?:me|nos)) (?:\\w+ ){0,2}(?:dinheiro|valor|montante)',
    '(?:entreg\\w+|pedido|encomenda|agendamento|horario|data)(?: \\w+){0,8} sem (?:o meu|a minha|o nosso|a nossa) (?:consentimento|autorizacao|permissao)',
    '(?:com|de|em|folhas? de|papel de) jorna(?:l|is)',
    '(?:com|muita|maxima|alguma|sem) (?:\\w+ )?urgencia|urgenciar',
    '(?:cheg|entreg|envia)\\w* (?:\\w+ ){0,3}fora do prazo|(?:fal|convers)\\w+ gritando',
    '(?:elevador\\w*|chuveiro\\w*|torneira\\w*|fechadura\\w*|ar condicionado|televis\\w*|tv|frigobar|cofre|telefone|aparelho\\w*|maquina\\w*|movel|moveis|portas?|janelas?|colch\\w*|sofas?|cadeiras?)(?: \\w+){0,2} estragad[oa]s?|(?:cheir\\w*|odor\\w*|fedor)(?: \\w+){0,3} urina|mesas?(?: \\w+){0,6} privacidade|privacidade(?: \\w+){0,4} mesas?',
    '(?:parec\\w*|como|tipo|perto|lado|frente|junto)(?: \\w+){0,4} hospital|cabelos? (?:no|na|nos|nas) (?:chuveiro|duche|banheir[oa]|cama|ralo|chao|casa de banho|lavatorio|lencois|quarto)',
    '(?:um|autentico|verdadeiro|puro) roubo(?! (?:no|na|em|do meu|da minha))|(?:comida|doce|bolo|sobremesa)s? de morrer|morr\\w+ de (?:calor|frio|fome|riso|tedio)|(?:torrada|tosta|pao|pizza|bolo|carne)s?(?: \\w+){0,3} queimad[oa]s?|lut\\w+ p(?:or|ela|elo)',
    'mort[oae]s? de (?:fome|riso|sede|sono)|morrer de (?:fome|riso|rir)|de morrer|matar (?:o tempo|a fome|saudades?|a sede)|(?:sem|nenhum\\w*|nunca|zero) (?:\\w+ )?(?:perig\\w*|acident\\w*|burl\\w*|furt\\w*|roub\\w*|alergi\\w*)|alergi\\w+(?: \\w+){0,5} (?:conta|cuidado|atenc\\w*|adapta\\w*)|(?:cuidado|atent\\w+|opcoes|menu|conta)(?: \\w+){0,4} alergi\\w+',
  ],
  health: [
    'intoxica\\w*|envenen\\w*|vomit\\w*|diarreia|salmonel\\w*|gastroenterite|(?:fiquei|ficou|ficamos|ficaram|passei|passou|passamos) (?:\\w+ )?(?:doente\\w*|mal\\b|malmente)|enjo\\w*|nausea\\w*|dor(?:es)? de (?:barriga|estomago)|barata\\w*|rato\\b|ratos|ratazan\\w*|percevej\\w*|larva\\w*|bolor\\w*|mofo|fora (?:do|de) prazo|fora da validade|(?:comida|carne|leite|iogurte|produto|alimento|queijo|peixe|frango)s?(?: \\w+){0,3} (?:vencid|estragad)\\w*|podre\\w*|(?:reacao|choque) alergic\\w*|anafila\\w*|(?:parar|acab\\w+|fomos|foi|lev\\w+|intern\\w+)(?: \\w+){0,3} (?:hospital|urgencias?|pronto[- ]socorro)|pronto[- ]socorro|ambulancia|desmai\\w*|(?:cabelo|vidro|inseto|mosca|plastico|bicho)s?(?: \\w+){0,2} (?:no|na|dentro|em)|(?:frango|carne|porco)(?: \\w+){0,2} cr[ua]\\b|remedio errado|medicamento errado|fezes|urina|pulgas|piolhos',
  ],
  injury: [
    'ferid[oa]s?\\b|ferimento\\w*|machuc\\w*|magoei|lesao|lesoes|fratur\\w*|parti(?:u)? (?:o|a|um|uma) (?:braco|perna|pulso|tornozelo|dente|anca|nariz|dedo)|quebr(?:ei|ou) (?:o|a) (?:braco|perna|pulso|dente|dedo)|escorreg\\w*|ca(?:i|iu) (?:na|no|da|do|nas|nos|das) (?:escadas?|chao|banheir\\w*|piscina|rua|degraus?|cama)|queimadura\\w*|queimei|sangr\\w*|choque eletrico|fuga de gas|engasg\\w*|afog\\w*',
  ],
  discrimination: [
    'racis\\w*|discrimin\\w*|homofob\\w*|sexis\\w*|machis\\w*|xenofob\\w*|antissemit\\w*|transfob\\w*|cor da (?:\\w+ )?pele|por (?:ser|sermos|eu ser|causa d[aoe]) (?:\\w+ ){0,3}(?:negr\\w*|pret\\w*|brasileir\\w*|cigan\\w*|estrangeir\\w*|muculman\\w*|gay|lesbica\\w*|mulher\\w*|deficien\\w*|sotaque|raca|religiao|cor|idade|origem|pele)|cadeira de rodas|cao[- ]guia|preconceito\\w*|tratad\\w+ de forma diferente',
  ],
  legal: [
    '(?:meu|minha|nosso|do|ao|um|com o|pelo) advogad[oa](?= ?(?:[.!?,;]|$|vai|ira|entra\\w*|ja|e |para))|(?:apresent\\w*|formaliz\\w*|fiz|fazer|vou fazer)(?: uma)? queixa|denunci\\w*|process(?:ar|arei|o judicial)|(?:acao|acoes|via|vias|medidas?) judicia\\w*|ajuiza\\w*|extrajudicia\\w*|(?:na|a|pela) justica(?= ?(?:[.!?,;]|$|contra|para))|\\bgnr\\b|\\bpsp\\b|\\basae\\b|procon|(?:fui|fomos|ser|sido|me|nos) (?:\\w+ )?(?:burlad|enganaram|burlaram|burlou)\\w*|(?:cai|caimos|caiu) (?:n[ou]m? )?golpe|(?:compras?|cobranca|debito|transac\\w+) fraudulent\\w*|(?:burla|golpe|fraude|golpistas?)(?=[\\s\\S]{0,300}(?:€ ?\\d{3}|\\d{3},?-? ?(?:€|euros?|eur|reais|pesos|francs?)))|(?=(?:burla|golpe|fraude|golpistas?))(?<=(?:€ ?\\d{3}|\\d{3},?-? ?(?:€|euros?|eur|reais|pesos|francs?))[\\s\\S]{0,300})(?:burla|golpe|fraude|golpistas?)|livro de reclamacoes|vigilancia sanitaria',
  ],
  misconduct: [
    'roub\\w*|furt\\w*|assalt\\w*|desaparec\\w*(?: \\w+){0,4} (?:quarto|bolsa|mala|dinheiro|carteira)|(?:dinheiro|carteira|joias|telemovel|celular|mala|bolsa)(?: \\w+){0,3} (?:desaparec\\w*|sumi\\w*)|assed\\w*|agred\\w*|agress\\w*|ameac\\w*|insult\\w*|ofend\\w*|bat(?:eu|eram) (?:em|no|na)|empurr\\w*|cusp\\w*|violen\\w*|abus(?:o|ou|aram|ada)\\b|apalp\\w*|se (?:tocava|masturb\\w*)|tocou (?:na|no|nas|em) (?:minha|meu|perna|coxa|peito|partes)|bebad\\w*|embriagad\\w*|drogad\\w*|humilh\\w*|chantag\\w*',
  ],
  refund: [
    'charge ?backs?|(?:exijo|exigimos|reclamo)(?: \\w+){0,4} (?:dinheiro|reembolso|devolucao|indemnizacao|indenizacao)',
    '(?:recus\\w*|neg\\w+|nao|nunca|sem)\\b[^.!?]{0,50}?(?:reembols\\w*|devolu\\w*|devolv\\w*|indemniz\\w*|indeniz\\w*|estorn\\w*|ressarc\\w*)[^.!?]{0,60}?(?:€ ?(?:\\d{3}|\\d\\.\\d{3})|(?:\\d{3,}|\\d[. ]\\d{3}),?-? ?(?:€|euros?|eur|reais|francs?|pesos))|(?:€ ?(?:\\d{3}|\\d\\.\\d{3})|(?:\\d{3,}|\\d[. ]\\d{3}),?-? ?(?:€|euros?|eur|reais|francs?|pesos))[^.!?]{0,80}?(?:recus\\w*|neg\\w+|nao|nunca|sem) (?:\\w+ ){0,4}(?:reembols\\w*|devolu\\w*|devolv\\w*|indemniz\\w*|indeniz\\w*|estorn\\w*|ressarc\\w*)',
    '(?:reembols\\w*|devolu\\w*|devolv\\w*|indemniz\\w*|indeniz\\w*|estorn\\w*|ressarc\\w*)[^.!?]{0,80}?(?:meu banco|procon|deco proteste|tribunal|provedor|banco de portugal|livro de reclamacoes)|(?:meu banco|procon|deco proteste|tribunal|provedor|banco de portugal|livro de reclamacoes)[^.!?]{0,60}?(?:reembols\\w*|devolu\\w*|devolv\\w*|indemniz\\w*|indeniz\\w*|estorn\\w*|ressarc\\w*)',
  ],
  minors: [
    '(?:alcool|cerveja|vinho|cigarros?)(?: \\w+){0,3} (?:a|para) (?:\\w+ )?(?:menor\\w*|criancas?|adolescentes?)|menores? de (?:idade|18)|(?:meu|minha|nosso|nossa|um|uma|o|a) (?:filh[oa]|crianca|bebe|menin[oa])(?: \\w+){0,4} (?:sozinh\\w*|ferid\\w*|perdid\\w*|bateram|trancad\\w*|mordid\\w*|queimad\\w*|machuc\\w*|esquecid\\w*)|maltrat\\w*|maus[- ]tratos|pedofil\\w*',
  ],
  privacy: [
    '\\brgpd\\b|\\blgpd\\b|dados (?:pessoais|bancarios|medicos)|(?:viol\\w+|invas\\w+|invadi\\w+)(?: \\w+){0,3} privacidade|sigilo|confidencial\\w*|em voz alta|a frente de (?:todos|toda|outros)|na frente de (?:todos|todo|outros)|film(?:ou|aram|ada|ado|aram-nos)\\b|grav(?:ou|aram)\\b|camara\\w* (?:escondid\\w*|no|na)|camera\\w* (?:escondid\\w*|no|na)|sem bater',
  ],
  threat: [
    'matar(?:-vos|-te|-lo)?\\b(?! (?:o tempo|a fome|saudades|a sede))|suicid\\w*|incendiar|pegar fogo|vao (?:se )?arrepender|sei onde (?:moras|trabalhas|voce)|ameaca de morte|terroris\\w*',
  ],
};
