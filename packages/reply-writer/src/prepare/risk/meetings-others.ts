import type { Meeting } from './rules.ts';

/** As meetings.ts has them for English and French. */
export const meetingsEs: readonly Meeting[] = [
  // A hidden lens.
  [
    'privacy',
    '(?:lentes?|objetivo|camara|camarita)(?: \\w+){0,3} (?:pequen\\w*|diminut\\w*|escondid\\w*|ocult\\w*)|(?:pequen\\w*|diminut\\w*) (?:lente|objetivo|camara)|lentecit\\w*|camarita',
    'espejo|ducha|bano|enchufe|despertador|detector|habitacion|cuarto|cama|probador',
  ],
  // Private matters told to others.
  [
    'privacy',
    '(?:mi|mis|nuestr[oa]s?) (?:deudas?|divorcio|separacion|sueldo|nomina|credito|enfermedad|embarazo|diagnostico|resultados|tratamiento|receta|descubierto)',
    'cont\\w+|habl\\w+|comento|comentaron|revel\\w+',
    'a (?:mi|mis|un|una|nuestr[oa]) (?:cunad[oa]|suegr[oa]|vecin\\w*|ex|madre|padre|herman[oa]|jefe|jefa|companer\\w*|amig\\w*|prim[oa]|otr[oa] client\\w*)',
  ],
  // Flies on what is eaten.
  [
    'health',
    'moscas?',
    '(?:en|sobre|encima de|por) (?:el |la |los |las |mi |toda |nuestr\\w )*(?:bollos?|pan(?:es)?|pasteles?|tartas?|carnes?|pescados?|frutas?|buffet|plat[oa]s?|comida|vitrina|mostrador|dulces|bolleria|ensaladas?|postres?)',
  ],
  [
    'injury',
    'decolor\\w+|tinte|oxigenada|alisado|permanente|queratina|cera|depila\\w+|peeling|laser|pestanas|micropigment\\w+|tatua\\w+|piercing|acrilicas|mechas|relleno',
    'costras?|ampollas?|quem(?:o|aron|ada|ado|adas|aba|adura\\w*)|ardia|escocia|supur\\w+|mechones|a punados|calvas?|hinchad\\w+|hincharon|sarpullido|ronchas|sangr\\w+|heridas?|llagas?|pus|infect\\w+|cicatri\\w+|en carne viva',
  ],
  [
    'minors',
    '(?:tiene|tenia|de) (?:solo |apenas )?(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|[1-9]|1[0-3]) an(?:os|itos)|\\d+ meses|bebe',
    'sol(?:o|a|it[oa]) (?!(?:tiene|tenia|un|una|por|para|con|en)\\b)|sol(?:o|a|it[oa])$|sin (?:vigilancia|supervision|nadie)|(?:en|junto a|cerca de|al lado de) la (?:calle|carretera|calzada)|en plena calle|fuera (?:de la|del|en la)|al otro lado|encerrad[oa]|perdid[oa]|se (?:escapo|perdio)|nadie (?:se (?:habia )?(?:dio cuenta|dado cuenta)|l[oae] (?:vio|vigilaba))',
  ],
  [
    'minors',
    'alcohol\\w*|vodka|ron|cerveza|vino|tequila|ginebra|cubata|cigarrillos|vapers?',
    '(?:de|tiene|con) (?:[1-9]|1[0-7]|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciseis) anos|menor(?:es)?(?: de edad)?',
    'sirv\\w+|dieron|dio|vend\\w+|pusieron|bebi\\w+|tomo|trago',
  ],
  [
    'misconduct',
    '(?:ol(?:ia|ian|iendo)|apestaba\\w*|apestando|aliento)(?: \\w+){0,2} a (?:alcohol|vino|cerveza|ron|porro|marihuana|whisky|tequila)|borrach[oa]|tambale\\w+|no se (?:tenia|mantenia) en pie|bebid[oa]s? (?:al volante|trabajando)',
    'el|ella|conductor|chofer|mecanico|guia|monitor|enfermer[oa]|camarer[oa]|meser[oa]|duen[oa]|encargad[oa]|repartidor|emplead[oa]|guardia|tecnico|fontanero|electricista|cociner[oa]|medico|taxista',
    'borrach[oa] (?!perdido)|ol(?:ia|ian|iendo)|apest\\w+|aliento|tambale\\w+|en pie|bebid[oa]|empleado',
  ],
  [
    'privacy',
    '(?<!\\b(?:he|hemos|yo) )(?:graba(?:ba|ban|ron|ndo|n|)?|grabo|filma(?:ba|ban|ron|ndo|n)?|filmo|(?:saca|toma|hace)(?:ba|n|ndo|ron)? (?:fotos|videos)|saco (?:fotos|videos))',
    'su (?:propi[oa] )?(?:instagram|tiktok|facebook|movil|celular|perfil|cuenta|historias?)|en (?:instagram|tiktok|facebook|redes)|public\\w+|subi\\w+|por detras|de espaldas|sin (?:permiso|pedir|avisar|nuestro|mi|consentimiento)|vestuarios?|mujeres|chicas|mallas|bikini|nadie nos',
  ],
  [
    'privacy',
    'de (?:un|una|otr[oa]) (?:\\w+ )?(?:desconocid[oa]|paciente|cliente|clienta|persona|senora|senor|inquilin[oa])|de otr[oa]|de alguien mas|a (?:un|una|otra|otro) (?:desconocid[oa]|persona|cliente|paciente)',
    'radiografias?|resultados|analisis|historial|expediente|datos (?:personales|bancarios|de)|nominas?|pasaporte|dni|documentos|extractos?|cedula|receta|direccion y telefono',
    'recib\\w+|enviaron|envio|enviado|mandaron|mando|mandado|correo|mail|dieron|entregaron|llego|llegaron|whatsapp|compart\\w+|veo|ver',
  ],
  [
    'misconduct',
    '(?:desaparec\\w+|vaciaron|vaciada|vaciado|esfum\\w+|sustra\\w+|faltan|sacaron|retiraron)',
    '(?:mi|mis|nuestra|nuestro) (?:\\w+ )?(?:cuentas?|tarjeta|ahorros|saldo)',
    '[$€] ?\\d+|\\d+ ?(?:€|euros|pesos|dolares|soles)|dinero|plata|ahorros|saldo|todo',
  ],
  [
    'misconduct',
    '(?:nunca|jamas|yo no|no he|que no) (?:\\w+ )?(?:hice|hecho|hicimos|autorice|autorizado|pedi|pedido|solicite|solicitado|firme|abri|contrate|reconozco)',
    '(?:compras?|transacciones|transaccion|cargos?|transferencias?|retiros?|credito|prestamos?|cuenta bancaria|tarjeta de credito|pagos? que)',
  ],
  [
    'misconduct',
    'suplant\\w+|robo de identidad|(?:uso|usaron|usado|utiliz\\w+|robaron) (?:mi|mis) (?:cedula|identidad|dni|ine|documento|datos|pasaporte|nombre)|a mi nombre',
    'alguien|desconocid[oa]|credito|prestamo|cuenta|identidad|nunca|linea',
    'credito|prestamo|cuenta|identidad|cedula|ine|alguien|fraude',
  ],
  ['threat', 'sab(?:en|emos|e|ian|iamos|ia) (?:\\w+ )?donde (?:vivo|vivimos|vives|vive|viven|trabajo|trabajas|duermo)'],
  [
    'discrimination',
    '(?:pelo|cabello|piel|gente|personas|mujeres|clientes|nombres) como (?:el |la |los )?(?:suy[oa]s?|tuy[oa]s?|vuestr[oa]s?|mi[oa]s?|nosotr[oa]s|tu|yo|usted(?:es)?|ese|esa)|(?:su|tu|mi) tipo de (?:pelo|cabello|piel|gente)|(?:pelo|cabello) afro|velo|panuelo|hiyab|turbante|perro[- ]guia|perro de asistencia|color de (?:piel|mi piel)',
    'no (?:hac\\w+|atend\\w+|cort\\w+|tocan|quier\\w+|quiso|quisieron|dejan?|dejaron|dejo|acept\\w+|admit\\w+|trabaj\\w+)|neg(?:o|aron)|rechaz\\w+|echaron|quit(?:ar\\w*|ara|ase|es)|no (?:habia|hay|quedan?) (?:sitio|mesas?|citas?|hueco)|otr[oa]s? (?:peluqueria|salon|sitio)',
  ],
  [
    'injury',
    'pedal|frenos?|direccion|manillar|manubrio|(?:tuercas?|tornillos?) (?:de|del) (?:la |las )?(?:rueda|ruedas|llanta|llantas)|rueda (?:delantera|trasera|izquierda|derecha)|pinzas',
    '(?:hasta el|al) (?:fondo|suelo|piso)|fallaron|fallo|no (?:frenaba|freno|respondian?|frenan)|se (?:solto|salio|soltaron|desprendio|cayo|aflojo)|sin (?:frenos|apretar)|floj[oa]s|mal apretad\\w+|perdi la rueda',
  ],
  [
    'injury',
    'chispas?|chispazo\\w*|electrocut\\w+|descarga electrica|(?:fuga|escape) de gas|ol(?:or|ia|iendo|e) a (?:gas|quemado)|cables? (?:pelados?|sueltos?)|calambre|calambrazo|monoxido',
    'gas|caldera|cocina|horno|cables?|enchufes?|cuadro|ducha|interruptor|calentador|radiador|contador|tuberias?|detector|instal\\w+|estufa|boiler|termo',
  ],
  [
    'health',
    'insectos?|bichos?|piojos|pulgas?|garrapatas?|acaros|alimanas|larvas|gusanos',
    'camas?|colchon\\w*|sabanas?|almohadas?|edredon\\w*|mantas?|cobijas?|literas?|cuna',
  ],
  // What was kept somewhere, and was gone.
  [
    'misconduct',
    'laptop|portatil|ordenador|computadora|reloj(?:es)?|tablet|ipad|celular\\w*|movil|telefono|camara|gafas|lentes|dinero|efectivo|plata|billetes|pesos|€|euros|dolares|joyas?|anillos?|collar|pulsera|aretes|pendientes|bolso|cartera|mochila|maleta|auriculares|audifonos|chamarra|chaqueta|abrigo|perfumes?|herramientas?|llaves|zapatos|tenis|ropa|pasaportes?',
    'ya no (?:estaba\\w*|esta\\w*)|no estaba\\w* (?:ya|mas)|(?:habia\\w* |han |ha )?desapareci\\w+|desaparec\\w+|se (?:esfum\\w+|evapor\\w+)|sin (?:rastro|ellos|el dinero)',
    'caja (?:de|fuerte)|habitacion|cuarto|coche|carro|auto|guantera|maletero|cajuela|baul|taquilla|casillero|locker|vestuario|maleta|mochila|cajon|mesilla|buro|taller|guardarropa|cartera|bolsillos?',
  ],
  // Turned away at a door that others pass.
  [
    'discrimination',
    'rubi[oa]s?|guer[oa]s?|blanc\\w+|los demas|otr[oa]s|detras (?:de nosotr[oa]s|nuestro)|despues (?:de nosotr[oa]s|nuestro)|chicas|amigas|grupo|pareja',
    'entr(?:an|aban|aron|ando|o|aba)|pas(?:an|aban|aron|ando|aba)|dej(?:an|aban|aron|ando)',
    'esta (?:lleno|completo)|aforo (?:completo|lleno)|lleno|fiesta privada|no (?:estabamos|estais|estamos|estan) en (?:la )?lista|derecho de admision|neg(?:o|aron)|rechaz\\w+|no (?:podiamos|podemos|se puede|nos dej\\w+)',
    'nosotr[oa]s|nos|a mi|mi (?:hermana|hermano|novi[oa]|marido|amig[oa]|prim[oa])',
  ],
  // Paid for a part that is the old one.
  [
    'legal',
    'cobr\\w+|pag\\w+|factur\\w+',
    '(?:era|eran|es|seguia\\w*|sigue|siguen|estaba|estaban) (?:siendo )?(?:el|la|los|las) (?:mism|viej|antigu|original)\\w*|ni (?:me |nos )?(?:siquiera )?(?:l[oae]s? )?(?:habian? |han? )?(?:toc|cambi|abiert|abri|mir|desmont)\\w+|sin (?:tocar\\w*|cambiar\\w*)',
    'correa|pieza|filtros?|aceite|pastillas|frenos?|discos?|bateria|bujias?|amortiguador\\w*|repuesto|refaccion|neumaticos?|llantas?|ruedas?|embrague|clutch|motor|pantalla|placa|caldera|compresor|valvula|bomba',
  ],
  // Somebody watched where people undress, or at their things.
  [
    'privacy',
    '(?:mir|observ|qued\\w+ mir)\\w+ (?:a )?(?:las |mis |nuestras )?(?:chicas|mujeres|clientas|ninas|amigas)|entr\\w+ (?:\\w+ ){0,4}(?:mientras|cuando) (?:yo )?(?:estaba|me duchaba)|(?:abri\\w+|registr\\w+|revolv\\w+) (?:mi|mis|la|las|nuestr\\w+) (?:maletas?|bolsos?|cosas|cajones|mochilas?)',
    'vestuarios?|duchas?|duchaba|desnud\\w+|ropa interior|toalla|en la cama|limpieza|camarera de piso|maletas?|bolsos?|cajones|mochilas?',
  ],
];

export const meetingsDe: readonly Meeting[] = [
  // What holds people on a ride came open.
  [
    'injury',
    '(?:\\w*bugel|\\w*gurt|gurte|karabiner\\w*|sicherung|verriegelung)',
    'auf|offen|offnete\\w*|aufgegangen|aufgesprungen|geoffnet|gelost|loste|nicht (?:richtig )?(?:zu|geschlossen|eingerastet|fest)',
    '\\w*bahn|karussell\\w*|wahrend|fahrt|kletter\\w*|seil\\w*|looping|gondel|schaukel|rutsche|parcours',
  ],
  // A hidden lens.
  [
    'privacy',
    '(?:kleine|winzige|versteckte)[rns]? (?:linse|kamera|objektiv)|(?:linse|kamera) (?:\\w+ ){0,2}(?:versteckt|verborgen)',
    'spiegel|dusche|bad|badezimmer|wecker|rauchmelder|steckdose|bett|zimmer|umkleide\\w*|wc',
  ],
  // Messages to a number that an order brought.
  [
    'privacy',
    '(?:meine|ihre|unsere) (?:handy|telefon)?nummer',
    '(?:be)?halten|gespeichert|notiert|abgeschrieben|genommen|gemerkt',
    'schreibt|schrieb|schickt|nachrichten|whatsapp',
    'jeden|abend\\w*|nachts|hubsch\\w*|suss|date|treffen',
  ],
  // Private matters told to others.
  [
    'privacy',
    '(?:meine[nrm]?|unsere[nrm]?|der|die|den) (?:schulden|scheidung|trennung|kredit|gehalt|krankheit|schwangerschaft|diagnose|befund\\w*|ergebnisse?|behandlung|rezept|dispo)',
    'erzahl\\w*|gesprochen|verraten|ausgeplaudert|weitergesagt|berichtet',
    '(?:meine[rmn]?|unsere[rmn]?|eine[rm]) (?:schwager|schwagerin|nachbar\\w*|ex|mutter|vater|schwester|bruder|chef\\w*|arbeitgeber|kolleg\\w*|freund\\w*|cousin\\w*|schwiegermutter|schwiegervater|andere[nrm]? kund\\w*)',
  ],
  // Flies on what is eaten.
  [
    'health',
    'fliegen?',
    '(?:auf|in) (?:den |dem |der |die |das |meinem |meiner |unserem )?(?:\\w+ )?(?:backware\\w*|brot\\w*|kuchen|fleisch\\w*|wurst\\w*|obst|buffet|essen|teller\\w*|lebensmittel\\w*|fisch|salat\\w*|torte\\w*|geback\\w*)',
  ],
  [
    'injury',
    'blondier\\w+|bleich\\w+|farbemittel|gefarbt|farbung|oxidant|dauerwelle|glattung|keratin\\w*|wachs|waxing|enthaarung|peeling|laser\\w*|wimpern\\w*|permanent[- ]make[- ]?up|microblading|tattoo\\w*|tatow\\w+|piercing\\w*|gelnagel|strahnen|botox|filler|hyaluron',
    'krusten?|verkrustet\\w*|blasen|verbrannt\\w*|verbrennung\\w*|verat\\w*|brannte|gebrannt|nassend\\w*|nasste|buschel\\w*|kahle stellen?|geschwollen\\w*|schwoll|ausschlag|blutet\\w*|geblutet|wunden?|offene stellen?|eiter\\w*|entzundet\\w*|entzundung\\w*|narben?|quaddeln',
  ],
  [
    'minors',
    '(?:er|sie|kind|sohn|tochter|kleiner?)(?: \\w+){0,2} (?:ist|war|gerade|erst) (?:erst |gerade )?(?:zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|[2-9]|1[0-3])(?: jahre)?(?: alt)?(?= ?[,.)]| jahr|$)|(?:zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|[1-9]|1[0-3])[- ]?jahrig\\w*|kleinkind\\w*|(?:ist|war) (?:[1-9]|1[0-3]) jahre|baby',
    'allein|alleine|ganz allein|unbeaufsichtigt|ohne aufsicht|(?:an|auf|neben) (?:der|einer|die) (?:\\w+ )?(?:strasse|straße|hauptstrasse|hauptstraße|fahrbahn)|vor (?:dem|das) tor|draussen (?:vor|auf|an)|draußen (?:vor|auf|an)|weggelaufen|verschwunden|verlaufen|eingesperrt|eingeschlossen|niemand(?: \\w+){0,3} (?:bemerkt|gemerkt|aufgefallen)',
  ],
  [
    'minors',
    'alkohol\\w*|wodka|rum|bier|wein|sekt|schnaps|gin|zigaretten|vapes?',
    '(?:[1-9]|1[0-7]|neun|zehn|elf|zwolf|dreizehn|vierzehn|funfzehn)[- ]?jahrig\\w*|(?:ist|erst|war) (?:[1-9]|1[0-7])(?: jahre)?|(?:[1-9]|1[0-7]) jahre alt|minderjahrig\\w*',
    'ausgeschenkt|serviert|gegeben|gab|gaben|bekam|bekommen|verkauft\\w*|getrunken|trank|eingeschenkt|hingestellt|gebracht',
  ],
  [
    'misconduct',
    '(?:roch|stank|riecht|stinkt|stinkend)\\b(?: \\w+){0,4} nach (?:\\w+ )?(?:alkohol|bier|schnaps|wein|fahne|gras|cannabis|wodka)|nach (?:alkohol|bier|schnaps|wein|gras|cannabis|wodka) (?:gerochen|gestunken|roch|stank)|(?:eine|deutliche|heftige|mit) (?:\\w+ )?fahne|alkoholfahne|lallt\\w*|gelallt|torkelt\\w*|betrunken\\w*|besoffen\\w*|angetrunken\\w*',
    'er|sie|der|fahrer\\w*|busfahrer\\w*|mechaniker\\w*|monteur\\w*|meister|trainer\\w*|pfleger\\w*|kellner\\w*|chef|wirt|mitarbeiter\\w*|turstehe\\w*|techniker\\w*|koch|arzt|fahrlehrer\\w*|bademeister',
    'roch|stank|riecht|stinkt|gerochen|gestunken|fahne|alkoholfahne|lallt\\w*|gelallt|torkelt\\w*|(?:der|die|ein|unser|dessen|war) (?:\\w+ )?(?:fahrer\\w*|busfahrer\\w*|mechaniker\\w*|monteur\\w*|trainer\\w*|pfleger\\w*|kellner\\w*|chef|wirt|mitarbeiter\\w*|techniker\\w*|koch|arzt)',
  ],
  [
    'privacy',
    '(?<!\\b(?:ich|wir) )(?:filmt|filmte|filmten|filmen|gefilmt|fotografiert\\w*|(?:macht|machte|gemacht)(?: \\w+){0,3} (?:fotos|videos|aufnahmen) von (?:uns|mir|frauen|den|meiner|unseren)|(?:fotos|videos|aufnahmen) von (?:uns|mir|frauen|meiner|unseren)(?: \\w+){0,3} gemacht)',
    '(?:seinem|ihrem|seiner|ihrer|seinen|deren) (?:eigenen )?(?:insta\\w*|tiktok|facebook\\w*|handy|story|kanal|profil|account|status)|auf (?:insta\\w*|tiktok|facebook)|gepostet|hochgeladen|online gestellt|von hinten|ohne (?:zu fragen|meine|unsere|erlaubnis|einwilligung|zustimmung)|gefragt hat|umkleide\\w*|frauen|madchen|leggings|bikini',
  ],
  [
    'privacy',
    '(?:von|an|fur|mit) (?:einem|einer|eine|einen) (?:\\w+ )?(?:fremden?|wildfremden?|unbekannten?|anderen? (?:patient\\w*|kund\\w+|person|frau|mann|herrn?|gast|mieter\\w*)|patient\\w*)|(?:eines|einer|anderer|fremder) (?:\\w+ )?(?:fremden|unbekannten|patient\\w*|kunden|kundin|leute|personen)|wildfremd\\w*|jemand anderem|von (?:anderen|fremden) (?:leuten|kunden|patienten|personen)',
    '\\w*rontgen\\w*|befunde?|laborwerte|ergebnisse|akten?|patientenakte|daten|kontoauszug\\w*|gehaltsabrechnung\\w*|ausweis\\w*|reisepass|unterlagen|dokumente|rezept|sozialversicherungs\\w*|steuerbescheid',
    'bekam|bekommen|erhalten|erhielt|geschickt|gesendet|zugeschickt|zugesandt|mail|e-mail|post|weitergegeben|ausgehandigt|eingesehen|sehen|gezeigt|mitgeschickt',
  ],
  [
    'misconduct',
    '(?:verschwunden|weg|leergeraumt|abgeraumt|geplundert|fehlen|fehlten|leer)',
    '(?:meinem|meinen|mein|unserem|unser) (?:\\w+ )?(?:konto|bankkonto|sparbuch|karte|kreditkarte|girokonto|tagesgeldkonto)|(?:vom|das) konto',
    '\\d+ ?(?:€|euro|franken|eur)|€ ?\\d+|geld|ersparnisse',
  ],
  [
    'misconduct',
    '(?:nie|niemals|nicht|gar nicht)(?: von mir)? (?:\\w+ )?(?:getatigt|gemacht|beantragt|autorisiert|veranlasst|genehmigt|unterschrieben|eroffnet|freigegeben)',
    '(?:einkaufe|kaufe|abbuchung(?:en)?,? die|abbuchungen|uberweisung\\w*|transaktion\\w*|kredit\\w*|darlehen|zahlungen|konto eroffnet|kreditkarte|handyvertrag)',
    'ich|wir|mir|uns',
  ],
  [
    'misconduct',
    'identitatsdiebstahl|identitat|(?:auf|in|unter) meinen? namen|mit (?:meinem|meinen) (?:ausweis|personalausweis|pass|daten|papieren)',
    'jemand|unbekannte\\w*|fremde\\w*|betruger\\w*|gestohlen\\w*|geklaut\\w*',
    'kredit\\w*|darlehen|konto|vertrag|identitat\\w*|bestellt|karte',
  ],
  [
    'threat',
    '(?:wissen|wisse|weiss|weiß|wusste|wussten)(?: \\w+)?,? wo (?:ich|du|wir|sie|ihr)(?: \\w+)? (?:wohne|wohnst|wohnen|wohnt|arbeite|arbeitest|arbeiten)',
  ],
  [
    'discrimination',
    '(?:haare?|haut|leute|menschen|namen|frauen|kunden) wie (?:ihre|ihren|ihnen|deine|dir|euch|eure|uns|unsere|meine|meinen|mir|sie|solche)|(?:ihre|ihrer|deine|diese|dieser) art (?:von )?(?:haar\\w*|haut|leut\\w*)|(?:solche|afro|krause|schwarze) ?haare|afrohaar\\w*|kopftuch|hijab|turban|kippa|blindenhund\\w*|assistenzhund\\w*|hautfarbe',
    '(?:machen|schneiden|bedienen|nehmen|frisieren|wollen|vermieten) (?:\\w+ )?(?:nicht|keine|nicht an)|abgewiesen|abgelehnt|weggeschickt|nicht (?:rein|hinein|erwunscht|willkommen|bedient|machen|erlaubt)|verweiger\\w+|abnehmen|ausziehen|ablegen|keinen? (?:platz|tisch|termin)|ausgebucht|woanders|machen wir (?:hier )?nicht',
  ],
  [
    'injury',
    '\\w*pedal|bremsen?|bremsbelage|lenkung|lenker|radmuttern?|radschrauben?|radbolzen|(?:vorder|hinter)rad|rad',
    '(?:bis )?(?:zum|auf den|aufs|ins) (?:anschlag|boden|bodenblech|leere)|durchgetreten|versagt\\w*|ausgefallen|ohne funktion|(?:hat|haben) nicht (?:mehr )?(?:reagiert|gegriffen|gebremst)|gelost|losten|abgefallen|abgeflogen|lose|locker|nicht (?:richtig |fest)?(?:fest)?(?:an)?gezogen|vergessen anzuziehen|weggeflogen',
  ],
  [
    'injury',
    'funken|gefunkt|stromschlag|einen schlag (?:bekommen|gekriegt)|gasleck|gasgeruch|nach (?:gas|verbranntem|verschmortem) (?:riecht|roch|gerochen|stank)|(?:riecht|roch|stank) (?:\\w+ )?nach (?:gas|verbranntem|verschmortem)|(?:offene|blanke|freiliegende) (?:kabel|leitungen|drahte)|gas (?:stromte|tritt|trat) aus|kohlenmonoxid|schmor\\w+',
    'gas\\w*|therme|herd|ofen|kabel|leitung\\w*|steckdosen?|sicherung\\w*|dusche|schalter|heizung\\w*|boiler|zahler|rohr\\w*|melder|install\\w+|angeschlossen|eingebaut|elektriker|monteur',
  ],
  [
    'health',
    'insekten?|lause|laus|flohe|zecken?|ungeziefer|milben|viecher|kafer|wanzen|maden|larven',
    'bett|betten|bettwasche|bettzeug|matratzen?|laken|kissen|decken?|bettdecken?|kinderbett',
  ],
];

export const meetingsIt: readonly Meeting[] = [
  // A hidden lens.
  [
    'privacy',
    '(?:piccol[oa]|minuscol[oa]|nascost[oa]) (?:obiettivo|lente|telecamera)|(?:obiettivo|lente|telecamera)(?: \\w+){0,2} (?:nascost\\w|piccol\\w|minuscol\\w)|telecamerina',
    'specchio|doccia|bagno|sveglia|rilevatore|presa|letto|camera|camerino',
  ],
  // Messages to a number that an order brought.
  [
    'privacy',
    '(?:mio|nostro) numero',
    'salvat\\w*|tenut\\w*|conservat\\w*|segnat\\w*|pres[oa]',
    'scriv\\w+|messagg\\w+|manda|mandando|whatsapp',
    'sera|notte|carina|bella|uscire|incontr\\w+|fidanzat\\w+',
  ],
  // Private matters told to others.
  [
    'privacy',
    '(?:mi[ao]|miei|mie|nostr[oaie]|dei|della|del|sui|sulla) (?:miei |mie |mia |mio )?(?:debiti|divorzio|separazione|stipendio|prestito|malattia|gravidanza|diagnosi|risultati|cura|ricetta|scoperto)',
    'racconta\\w+|parlato|rivelat\\w*|spifferat\\w*',
    'a (?:mi[ao] |un |una |nostr[oa] )(?:cognat[oa]|suocer[oa]|vicin[oa]|ex|mamma|madre|padre|sorella|fratello|capo|collegh?[aei]|amic[ao]|cugin[oa]|altr[oa] client\\w*)',
  ],
  // A small child shut in.
  [
    'minors',
    'chius[oa] (?:\\w+ ){0,4}(?:ripostiglio|stanzino|sgabuzzino|bagno|buio)|(?:ripostiglio|stanzino|sgabuzzino) al buio',
    'piang\\w+|anni|bambin\\w*|figli\\w*|asilo|maestr\\w*',
  ],
  // Flies on what is eaten.
  [
    'health',
    'mosche|mosca',
    "(?:su|sui|sulle|sulla|sul|sull'|nel|nella|nei|sopra|attorno) (?:i |le |la |il |mio |mia )?(?:\\w+ )?(?:cornett\\w*|pan[ei]|dolc\\w*|tort\\w*|carn\\w*|pesc\\w*|frutta|buffet|piatt\\w*|cibo|banco|vetrina|insalat\\w*|brioche|focacc\\w*)",
  ],
  [
    'injury',
    'decolor\\w+|tinta|ossigeno|permanente|stiratura|cheratina|ceretta|cera|depila\\w+|peeling|laser|ciglia|dermopigment\\w+|tatuagg\\w+|piercing|ricostruzione|colpi di sole|meches|filler|botox',
    'croste?|vesciche?|bolle|bruci(?:ato|ata|ati|ava|atura|ature)|ustion\\w+|pizzicava|ciocche|a ciuffi|chiazze|gonfi[oaei]|gonfiat[oaie]|sfogo|sanguin\\w+|ferite|piaghe|pus|infett\\w+|infezione|cicatric\\w+|cute (?:viva|rossa|irritata)',
  ],
  [
    'minors',
    '(?:ha|aveva|di) (?:solo |appena )?(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci|[1-9]|1[0-3]) ann(?:i|etti)|\\d+ mesi|neonat[oa]',
    "(?:da )?sol[oa](?! (?:di|per|un|una|tre|due|quattro|cinque|il|la|con|in)\\b)|senza (?:sorveglianza|nessuno|controllo)|(?:in|sulla|vicino alla|per) (?:mezzo alla )?strada|fuori dal (?:cancello|recinto)|oltre il cancello|dall'altra parte|chius[oa] (?:dentro|fuori|a chiave)|si (?:e|era) (?:pers[oa]|allontanat[oa])|smarrit[oa]|nessuno (?:se ne (?:e|era) accort\\w+|l'aveva vist\\w+)",
  ],
  [
    'minors',
    'alcol\\w*|alcool\\w*|vodka|rum|birra|vino|spritz|gin|prosecco|sigarette',
    '(?:di|ha|a) (?:solo )?(?:[1-9]|1[0-7]|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici) anni|minorenn[ei]|minori',
    'serv\\w+|dato|dati|vend\\w+|versat\\w+|bevut[oa]|bere|portat[oa]',
  ],
  [
    'misconduct',
    "(?:puzz\\w+|odor\\w+|alito)(?: \\w+){0,2} (?:di|da|d') ?(?:alcol|alcool|vino|birra|grappa|canne|erba|marijuana)|ubriac[oa]|brill[oa]|barcoll\\w+|non si reggeva in piedi|biascic\\w+",
    'lui|lei|che|chi|autista|conducente|meccanico|guida|istruttore|infermier[ea]|camerier[ea]|titolare|proprietario|corriere|dipendente|addett[oa]|buttafuori|tecnico|idraulico|elettricista|cuoco|medico',
    'puzz\\w+|odor\\w+|alito|(?:autista|conducente|meccanico|istruttore|infermier[ea]|camerier[ea]|titolare|proprietario|corriere|dipendente|addett[oa]|tecnico|idraulico|elettricista|cuoco|medico)[ ,]+(?:\\w+ ){0,4}(?:ubriac[oa]|brill[oa])|barcoll\\w+|reggeva|biascic\\w+',
  ],
  [
    'privacy',
    '(?<!\\b(?:ho|abbiamo|io) )(?:film(?:a|ano|ava|avano|ato|ata|ate|ati|ando|are)|fotograf(?:a|ava|avano|ato|ata|ate|ati|ando)|(?:fa|faceva|facevano|fatto|fare|scatta\\w*) (?:foto|video|delle foto|dei video)|ripres[oaie] con)',
    '(?:suo|loro|sua|proprio) (?:profilo |pagina )?(?:instagram|tiktok|facebook|telefono|cellulare|profilo|storie)|(?:su|sui) (?:instagram|tiktok|facebook|social)|pubblicat\\w+|postat\\w+|da dietro|di spalle|senza (?:chiedere|permesso|il mio|il nostro|avvisare|consenso|autorizzazione)|spogliatoi\\w*|donne|ragazze|leggings|costume|nessuno (?:ci|mi) ha chiesto',
  ],
  [
    'privacy',
    "di (?:un|una|un'|uno) ?(?:\\w+ )?(?:sconosciut[oa]|estrane[oa]|altr[oa] (?:paziente|cliente|persona|signora|inquilin[oa])|paziente)|di (?:qualcun|un) altro|di un'altra (?:paziente|cliente|persona|signora)|a (?:un|una|uno) (?:sconosciut[oa]|estrane[oa])",
    "radiografi[ea]|lastr[ae]|referti?|risultati|esami|cartella|dati|estratt[oi] conto|bust[ae] paga|passaporto|carta d'identita|documenti|codice fiscale|ricetta",
    'ricevut[oaie]|ricevo|arrivat[oaie]|inviat[oaie]|mandat[oaie]|spedit[oaie]|mail|dat[oaie]|consegnat[oaie]|condivis\\w+|vedere|vedo|whatsapp',
  ],
  [
    'misconduct',
    '(?:sparit[oaie]|svuotat[oaie]|scompars[oaie]|volatilizzat\\w+|mancano|prosciugat\\w+|prelevat[oaie])',
    '(?:mio|nostro|miei|mia) (?:\\w+ )?(?:conto|carta|risparmi|saldo|libretto)|(?:dal|il) conto',
    '€ ?\\d+|\\d+ ?(?:€|euro)|soldi|risparmi|denaro',
  ],
  [
    'misconduct',
    '(?:mai|non ho|non abbiamo|non ho mai) (?:\\w+ )?(?:fatt[oaie]|effettuat[oaie]|autorizzat[oaie]|richiest[oaie]|chiest[oaie]|firmat[oaie]|apert[oaie]|stipulat[oaie])',
    'acquisti|transazion[ei]|bonific[oi]|prelievi|addebiti|finanziament[oi]|prestit[oi]|pagamenti|conto (?:corrente|aperto)|carta di credito',
    'ho|abbiamo|mai|mio|miei',
  ],
  [
    'misconduct',
    "furto d'identita|(?:usat[oaie]|rubat[oaie]|utilizzat[oaie]) (?:la mia|il mio|i miei) (?:identita|documento|documenti|carta d'identita|passaporto|dati|codice)|a mio nome|a nome mio",
    'qualcuno|sconosciut[oi]|truff\\w+|identita|mai',
    'prestito|finanziamento|conto|contratto|identita|documenti?|carta|sim',
  ],
  [
    'threat',
    '(?:sa|sanno|sappiamo|so|sapevano|sapeva) (?:bene |gia )?dove (?:abito|abiti|abita|abitiamo|abitate|vivo|vivi|vivete|viviamo|lavoro|lavori)',
  ],
  [
    'discrimination',
    '(?:capelli|pelle|gente|persone|donne|clienti|nomi) come (?:i |la |il )?(?:suoi|sua|tuoi|tua|vostri|vostra|miei|mia|noi|voi|me|te|lei|quelli)|(?:suo|tuo|vostro|mio) tipo di (?:capelli|pelle|gente)|capelli (?:afro|crespi|ricci africani)|velo|hijab|turbante|kippa|cane (?:guida|da assistenza)|colore della (?:mia |sua |nostra )?pelle',
    "non (?:facciamo|fanno|tagliamo|serviamo|servono|prendiamo|trattiamo|vogliamo|affittiamo|affittano|accettano|accettiamo|lasciano|hanno (?:voluto|fatto entrare))|rifiut\\w+|respint\\w+|mandat[aeio] via|cacciat\\w+|non (?:ammess\\w+|gradit\\w+|benvenut\\w+)|(?:toglier|lev)\\w+|(?:non c'era|nessun) (?:posto|tavolo|appuntamento)|altr[io] salon[ei]",
  ],
  [
    'injury',
    'pedale|fren[oi](?! a mano)|sterzo|manubrio|bullon[ei]|dad[oi]|ruota (?:anteriore|posteriore|sinistra|destra|davanti|dietro)|la ruota|pinze',
    '(?:a|in|fino in|fino a|al) (?:fondo|tavoletta|pavimento)|a vuoto|ceduto|cedut[ie]|(?:non|piu) (?:frenava|rispondeva\\w*|funzionava\\w*)|staccat[oaie]|svitat[oaie]|allentat[oaie]|non (?:avevano |era |erano )?(?:stat[oaie] )?(?:serrat\\w+|avvitat\\w+|strett\\w+)|vol(?:ata|o) via|pers[oa] la ruota',
  ],
  [
    'injury',
    'scintill\\w+|(?:presa|preso) la scossa|scossa elettrica|folgorat\\w+|(?:fuga|perdita) di gas|(?:odore|puzza|puzzava) di (?:gas|bruciato)|(?:fili|cavi) (?:scoperti|a vista|elettrici)|monossido',
    'gas|caldaia|fornell[oi]|forno|fili|cavi|pres[ae]|quadro|doccia|interruttore|scaldabagno|termosifone|contatore|tub[oi]|rilevatore|install\\w+|montat[oaie]|cucina|impianto',
  ],
  [
    'health',
    'insett[oi]|pidocchi\\w*|pulci|zecche?|acari|parassiti|bestioline?|animaletti|larve|vermi|cimici',
    'letti?|lettin[oi]|materass[oi]|lenzuol[ao]|cuscin[oi]|coperte?|piumon[ei]|federe?',
  ],
  // What was kept somewhere, and was gone.
  [
    'misconduct',
    'occhiali|cuffie|auricolari|soldi|contanti|€|euro|banconote|gioielli|orologi\\w*|anell\\w+|collan\\w+|braccial\\w+|computer|portatile|tablet|cellulare|telefono|fotocamera|borsa|borsetta|zaino|valigia|profum\\w+|giacc\\w+|giubbott\\w+|cappott\\w+|vestiti|caricatore|attrezzi|autoradio|chiavi|portafogli\\w*|scarpe|passeggino|giochi|console|passaport\\w+|documenti',
    "sparit[oaie]|scompars[oaie]|non c'era(?:no)? piu|non (?:ho|abbiamo) piu trovato|volatilizzat[oaie]|piu (?:nulla|niente) dentro",
    'cassaforte|camera|stanza|macchina|auto|cruscotto|vano portaoggetti|portaoggetti|bagagliaio|baule|armadietto|spogliatoi\\w*|valigia|bagagli\\w*|cassetto|comodino|officina|guardaroba|tasc[ah]e?|cabina',
  ],
  // Turned away at a door that others pass.
  [
    'discrimination',
    'biond[oaie]|bianch[ei]|gli altri|le altre|altr[ei]|dietro di noi|dopo di noi|ragazze|amiche|gruppo|coppia',
    'entra\\w+|passa\\w+|fatt[oaie] entrare|lascia\\w+',
    'completo|pieno|e pieno|festa privata|non (?:siamo|eravamo|siete|eri) in lista|lista|rifiutat\\w+|respint\\w+|non (?:si puo|potevamo|possiamo)',
    'noi|ci|a me|mia sorella|mio (?:fratello|marito|amico|cugino)|mia (?:amica|moglie|cugina)',
  ],
  // Paid for a part that is the old one.
  [
    'legal',
    'fatturat\\w+|pagat\\w+|fatt[oi] pagare|addebitat\\w+|messo in conto|preso \\d+',
    "(?:era|erano|e|c'e|sono|stava) (?:ancora |sempre )?(?:quell[oaie] |il |la |lo |i |le )?(?:stess|vecchi|originali?)\\w*|(?:nemmeno|neanche|neppure|mai) (?:l[oaie]? ?)?(?:hanno |ha |stat[oaie] |avevano )?(?:toccat|cambiat|sostituit|apert|smontat)\\w+",
    'cinghia|pezz[oi]|filtr[oi]|olio|pastiglie|fren[oi]|disch[oi]|batteria|candele|ammortizzator[ei]|ricambi\\w*|gomm[ae]|pneumatic[oi]|frizione|motore|schermo|display|scheda|caldaia|compressore|valvola|pompa',
  ],
  // Somebody watched where people undress, or at their things.
  [
    'privacy',
    "(?:guard|fiss|osserv|spi)\\w+ (?:le )?(?:ragazze|donne|clienti|bambine|amiche)|entrat\\w (?:[\\w']+ ){0,5}(?:mentre|quando) (?:ero|eravamo|facevo)|(?:apert|frugat|rovistat)\\w (?:nella |nelle |nei )?(?:la |le |i )?(?:mia|mie|nostra|miei) (?:valigi\\w+|bors\\w+|cose|cassetti|zaino)",
    'spogliatoi\\w*|docci\\w+|nud\\w|intimo|asciugamano|a letto|pulizie|cameriera|valigi\\w+|bors\\w+|cassetti|zaino',
  ],
];

export const meetingsNl: readonly Meeting[] = [
  // What holds people on a ride came open.
  [
    'injury',
    '(?:\\w*beugel|\\w*gordel|gordels|karabiner\\w*|karabijn\\w*|vergrendeling)',
    'open|los|losgeschoten|opengegaan|opengesprongen|niet (?:goed )?(?:dicht|vast)',
    '\\w*baan|attractie|achtbaan|tijdens|rit|draaimolen|klim\\w*|looping|gondel|schommel|glijbaan|parcours|onderweg',
  ],
  // Somebody in one's room at night.
  [
    'misconduct',
    '(?:mijn|onze) (?:hotel)?kamer|aan (?:mijn|ons) bed',
    'iemand|medewerker|man|portier|eigenaar|monteur|schoonmaker|nachtportier',
    '(?:met|eigen) (?:\\w+ )?(?:sleutel|loper)|moedersleutel|binnen(?:gekomen|kwam)|kwam (?:\\w+ ){0,6}binnen',
    'nacht|nachts|sliep|slapen|wakker|onder de douche|handdoek',
  ],
  // A hidden lens.
  [
    'privacy',
    '(?:klein|kleine|piepklein|piepkleine|verborgen) (?:lens\\w*|camera\\w*)|lensje\\w*|cameraatje',
    'spiegel|douche|badkamer|wekker|rookmelder|stopcontact|bed|kamer|paskamer|kleedkamer',
  ],
  // Messages to a number that an order brought.
  [
    'privacy',
    '(?:mijn|ons) (?:nummer|telefoonnummer)',
    'bewaard|gehouden|opgeslagen|genoteerd|gepakt',
    'appt|appte|stuurt|stuurde|berichtjes?|schrijft',
    'avond|nachts|leuk|mooi|knap|lief|afspreken|date',
  ],
  // Private matters told to others.
  [
    'privacy',
    '(?:mijn|onze|de|het) (?:schulden|scheiding|salaris|lening|ziekte|zwangerschap|diagnose|uitslag\\w*|behandeling|recept|roodstand)',
    'verteld\\w*|besproken|doorverteld|gepraat',
    '(?:aan|met|tegen) (?:mijn|een|onze) (?:zwager|schoonzus|schoonmoeder|buur\\w*|ex|moeder|vader|zus|broer|baas|collega\\w*|vriend\\w*|nicht|neef|andere klant\\w*)',
  ],
  // A medicine of another strength, taken.
  [
    'health',
    'in plaats van (?:de |het )?\\d+|verkeerde (?:dosis|dosering|sterkte)',
    'kreeg|gaven|gaf|meegegeven|mee|geleverd',
    'mg|dosis|dosering|sterkte|tablet\\w*|pillen|medicijn\\w*|slikte|geslikt',
  ],
  // Flies on what is eaten.
  [
    'health',
    'vliegen?',
    '(?:op|in) (?:het |de |mijn |ons |onze )?(?:\\w+ )?(?:gebak\\w*|brood\\w*|taart\\w*|vlees\\w*|vis|fruit|buffet|bord\\w*|eten|vitrine|salade\\w*|koeken)',
  ],
  [
    'injury',
    'bleek\\w*|gebleekt|blonder\\w+|geblondeerd|haarverf|geverfd|permanent|ontkrull\\w+|keratine|wax\\w*|hars(?:en)?|ontharing|peeling|laser\\w*|wimper\\w*|microblading|tattoo\\w*|piercing\\w*|gelnagels|acryl\\w*|highlights|botox|fillers?',
    'korst(?:en|jes)?|blaren|verbrand\\w*|brandwond\\w*|brandde|brandend|prikte|etter\\w*|plukken|kale plek\\w*|gezwollen|opgezwollen|zwol|uitslag|bloed(?:de|en|t)|gebloed|wond(?:en|jes)?|pus|ontstoken|ontsteking|litteken\\w*|open plek\\w*',
  ],
  [
    'minors',
    '(?:hij|ze|zij) is (?:pas |net |nog maar )?(?:twee|drie|vier|vijf|zes|zeven|acht|negen|tien|[2-9]|1[0-3])|van (?:twee|drie|vier|vijf|zes|zeven|acht|negen|tien|[1-9]|1[0-3])(?: jaar)?|(?:twee|drie|vier|vijf|zes|zeven|acht|[1-9]|1[0-3])[- ]?jarige?|peuter|kleuter|baby',
    'alleen (?:op|in|buiten|achter|langs|gelaten|rond)|helemaal alleen|in (?:zijn|haar) eentje|zonder toezicht|(?:op|langs|naast|bij) (?:de|een) (?:\\w+ )?(?:straat|weg|rijweg)|buiten het hek|voor het hek|aan de verkeerde kant|weggelopen|verdwaald|kwijt(?:geraakt)?|opgesloten|niemand (?:\\w+ ){0,3}(?:gemerkt|gezien|door)',
  ],
  [
    'minors',
    'alcohol\\w*|wodka|rum|bier|biertje|wijn|shotjes?|gin|sigaretten|vapes?',
    '(?:van|is|pas) (?:[1-9]|1[0-7]|negen|tien|elf|twaalf|dertien|veertien|vijftien|zestien)(?: jaar)?|(?:[1-9]|1[0-7])[- ]?jarige?|minderjarig\\w*',
    'geschonken|geserveerd|gegeven|gaf|gaven|kreeg|gekregen|verkocht|verkopen|gedronken|dronk|ingeschonken',
  ],
  [
    'misconduct',
    '(?:rook|stonk|ruikt|stinkt|stonken|roken)\\b(?: \\w+){0,3} naar (?:de )?(?:drank|alcohol|bier|jenever|wijn|wiet)|naar (?:drank|alcohol|bier|wiet) (?:rook|stonk|ruiken|stinken)|(?:een|met een) (?:\\w+ )?(?:drankkegel|kegel)|dronken|beschonken|lall\\w+|waggel\\w+|zat te lallen',
    'hij|zij|die|chauffeur|monteur|garagehouder|gids|instructeur|verpleger|verpleegster|ober|eigenaar|baas|bezorger|medewerk\\w+|beveiliger|portier|loodgieter|elektricien|kok|arts|trainer',
    'rook|stonk|ruikt|stinkt|roken|stonken|ruiken|stinken|kegel|drankkegel|(?:dronken|beschonken) (?:chauffeur|monteur|medewerk\\w+|ober|eigenaar|baas|kok|arts|trainer|instructeur|bezorger|portier|gids)|(?:chauffeur|monteur|medewerk\\w+|ober|eigenaar|baas|kok|arts|trainer|instructeur|bezorger|portier|gids) (?:\\w+ ){0,2}(?:dronken|beschonken)|lall\\w+|waggel\\w+',
  ],
  [
    'privacy',
    "(?<!\\b(?:ik|we|wij) )(?:filmt|filmde|filmden|filmen|gefilmd|fotografeert|fotografeerde|gefotografeerd|(?:maakt|maakte|gemaakt) (?:\\w+ )?(?:foto's|filmpjes|video's) van|(?:foto's|filmpjes|video's) van (?:ons|mij|mijn|vrouwen|onze)(?: \\w+){0,3} (?:gemaakt|maakt))",
    '(?:zijn|haar|hun) (?:eigen )?(?:insta\\w*|tiktok|facebook|telefoon|mobiel|story|profiel|account)|op (?:insta\\w*|tiktok|facebook)|geplaatst|gepost|online gezet|van achteren|zonder (?:te vragen|toestemming|mijn|onze|het te vragen)|kleedkamers?|kleedhok\\w*|vrouwen|meisjes|legging|bikini|niemand (?:heeft|had) (?:ons|mij|me)',
  ],
  [
    'privacy',
    'van (?:een|iemand|andere?) (?:\\w+ )?(?:vreemde\\w*|wildvreemde\\w*|onbekende\\w*|anders|andere? (?:patient\\w*|klant\\w*|persoon|vrouw|man|mevrouw|meneer|huurder|gast)|patient\\w*)|(?:wild)?vreemden?|(?:van|aan) (?:anderen|andere (?:klanten|patienten|mensen))|aan iemand anders',
    "rontgenfoto\\w*|foto's en gegevens|uitslag(?:en)?|dossiers?|gegevens|bsn|bankafschrift\\w*|loonstrook\\w*|paspoort\\w*|identiteitsbewij\\w*|documenten|recept(?:en)?|medische",
    'kreeg|krijg|gekregen|ontvangen|ontving|gestuurd|verstuurd|doorgestuurd|gemaild|mail|post|meegegeven|gegeven|zien|gedeeld|toegestuurd',
  ],
  [
    'misconduct',
    '(?:verdwenen|weg|leeggehaald|geplunderd|leeggetrokken|leeg|foetsie)',
    '(?:mijn|onze) (?:\\w+ )?(?:rekening|bankrekening|spaarrekening|spaargeld|pas|creditcard)',
    '€ ?\\d+|\\d+ ?(?:€|euro)|geld|spaargeld',
  ],
  [
    'misconduct',
    '(?:nooit|niet)(?: zelf| door mij)? (?:\\w+ )?(?:gedaan|gemaakt|aangevraagd|goedgekeurd|geautoriseerd|afgesloten|getekend|geopend|verricht|herken)',
    'aankopen|transacties?|overboeking\\w*|afschrijvingen|lening|krediet|betalingen die|bankrekening|telefoonabonnement|pinopnames?',
    'ik|wij|we|mij|mijn',
  ],
  [
    'misconduct',
    'identiteitsfraude|identiteitsdiefstal|op mijn naam|(?:met|misbruik van) mijn (?:paspoort|identiteit|id|identiteitskaart|rijbewijs|gegevens|bsn)',
    'iemand|onbekende\\w*|oplichter\\w*|fraude\\w*|gestolen|nooit|identiteits\\w+',
    'lening|krediet|rekening|contract|abonnement|identiteits\\w*|bestel\\w+|auto',
  ],
  [
    'threat',
    '(?:weten|weet|wist|wisten) (?:\\w+ )?waar (?:ik|je|jij|we|wij|jullie|u) (?:woon|woont|wonen|werk|werkt|werken)',
  ],
  [
    'discrimination',
    '(?:haar|huid|mensen|namen|vrouwen|klanten|types) (?:zoals|als) (?:dat van )?(?:jij|jullie|jou|u|uw|dat|ik|mij|wij|ons|het jouwe|het uwe|die van)|(?:jouw|uw|mijn|jullie|dit|dat) (?:soort|type) (?:haar|huid|mensen)|afro ?haar|kroeshaar|hoofddoek|hijab|tulband|keppel\\w*|(?:blindengeleide|geleide|assistentie|hulp)hond\\w*|huidskleur',
    '(?:doen|knippen|bedienen|nemen|willen|verhuren|behandelen) (?:we |wij |ze )?(?:hier )?(?:niet|geen)|geweigerd|weiger\\w+|weggestuurd|niet (?:welkom|toegelaten|naar binnen|geholpen)|afdoen|afzetten|geen (?:plek|plaats|tafel|afspraak)|ergens anders|andere (?:salon|kapper)\\w*',
  ],
  [
    'injury',
    '\\w*pedaal|remmen|rem|stuur|stuurinrichting|wielmoer\\w*|wielbout\\w*|(?:voor|achter)wiel|wiel|remblokken',
    '(?:tot op|tegen|op|tot) de (?:bodem|vloer|plaat)|(?:weiger|begaf|begaven|faal)\\w*|deed(?:en)? (?:het )?niet|deden niets|los(?:gelaten|geschoten|gekomen|gelopen)?|(?:er ?)?afgevallen|afgelopen|afgebroken|niet (?:goed )?(?:vast|aan)gedraaid|vergeten vast te',
  ],
  [
    'injury',
    'vonk(?:en|te)?|gevonkt|stroomschok|schok (?:gekregen|kreeg)|gaslek\\w*|gaslucht|naar (?:gas|brand|verbrand) (?:rook|ruikt|stonk)|(?:rook|ruikt|stonk) (?:\\w+ )?naar (?:gas|verbrand)|(?:losse|blote|open|blootliggende) (?:draden|kabels|bedrading)|koolmonoxide',
    'gas\\w*|ketel|cv|fornuis|oven|draden|kabels|bedrading|stopcontact\\w*|meterkast|douche|schakelaar|boiler|radiator|leiding\\w*|melder|installat\\w+|geinstalleerd|aangesloten|monteur|elektricien',
  ],
  [
    'health',
    'insecten?|luizen|luis|vlooien|teken|ongedierte|mijten|beestjes|kevers?|wantsen|maden|larven',
    'bed|bedden|beddengoed|matras\\w*|lakens?|kussens?|dekbed\\w*|dekens?|hoeslaken\\w*|ledikant',
  ],
];

export const meetingsPt: readonly Meeting[] = [
  // A hidden lens.
  [
    'privacy',
    '(?:lente|objetiva|camara|camera)(?: \\w+){0,2} (?:pequen\\w*|minuscul\\w*|escondid\\w*|ocult\\w*)|(?:pequen\\w|minuscul\\w) (?:lente|objetiva|camara|camera)|lentezinha|camerazinha',
    'espelho|chuveiro|duche|banheiro|casa de banho|despertador|detetor|detector|tomada|quarto|cama|provador',
  ],
  // Messages to a number that an order brought.
  [
    'privacy',
    '(?:meu|nosso) (?:numero|telefone|telemovel|whatsapp|contato|contacto)',
    'guardou|pegou|ficou|salvou|tirou|anotou',
    'mensage\\w*|escreve\\w*|mandando|manda|whatsapp',
    'noites?|bonita|gata|linda|sair comigo|rua|namorad\\w*',
  ],
  // Private matters told to others.
  [
    'privacy',
    '(?:meu|minhas?|meus|as minhas|nosso|nossas) (?:dividas?|divorcio|separacao|salario|emprestimo|doenca|gravidez|diagnostico|resultados|tratamento|receita)',
    'cont(?:ou|aram)|fal(?:ou|aram)|revel\\w+|coment\\w+',
    '(?:ao|a|para o|para a|com o|com a) (?:meu|minha|nosso|nossa|um|uma) (?:cunhad[oa]|sogr[oa]|vizinh[oa]|ex|mae|pai|irma|irmao|chefe|patrao|colega|amig[oa]|prim[oa]|outr[oa] client\\w*)',
  ],
  // A small child shut in.
  [
    'minors',
    '(?:fechad|trancad)[oa] (?:\\w+ ){0,3}(?:escuras|escuro|arrecadacao|despensa|banheiro|quarto)|as escuras',
    'chor\\w+|anos|filh\\w*|crianca\\w*|menin\\w*',
  ],
  [
    'injury',
    'descolora\\w+|descolor\\w+|tinta|coloracao|agua oxigenada|alisamento|progressiva|permanente|queratina|cera|depila\\w+|peeling|laser|pestanas|cilios|micropigment\\w+|tatua\\w+|piercing|gel|luzes|madeixas|botox|preenchimento',
    'crostas?|casquinhas|bolhas?|queim(?:ou|aram|ada|ado|adura\\w*|aduras|ava)|ardia|ardeu|tufos?|mechas? cai\\w+|aos punhados|falhas no (?:cabelo|couro)|pelada|inchad\\w+|inchou|alergia|sangr\\w+|feridas?|pus|infec\\w+|infet\\w+|cicatri\\w+|em carne viva',
  ],
  [
    'minors',
    '(?:tem|tinha|de|com) (?:so |apenas )?(?:dois|tres|quatro|cinco|seis|sete|oito|nove|dez|[1-9]|1[0-3]) an(?:os|inhos)|\\d+ meses|bebe',
    'sozinh[oa]|sem (?:vigilancia|supervisao|ninguem)|(?:na|junto a|perto da|a beira da|ao lado da) (?:rua|estrada|avenida)|fora do (?:portao|recinto)|do lado de fora|do outro lado|trancad[oa]|fechad[oa] (?:dentro|a chave)|perdid[oa]|se perdeu|perdeu-se|fugiu|ninguem (?:reparou|viu|percebeu|deu (?:conta|por))',
  ],
  [
    'minors',
    'alcool\\w*|alcoolic\\w+|vodka|rum|cerveja|vinho|caipirinha|gin|cachaca|cigarros?',
    '(?:de|tem|com) (?:[1-9]|1[0-7]|oito|nove|dez|onze|doze|treze|quatorze|catorze|quinze|dezesseis|dezasseis) anos|menor(?:es)?(?: de idade)?',
    'serv\\w+|deram|deu|vend\\w+|bebeu|beber|tomou|trouxe\\w*|puseram',
  ],
  [
    'misconduct',
    '(?:cheira\\w*|fedia\\w*|fedendo|tresanda\\w*|halito|bafo)(?: \\w+){0,2} (?:a |de )?(?:alcool|vinho|cerveja|cachaca|pinga|maconha|charro|whisky)|bebad[oa]|embriagad[oa]|alcoolizad[oa]|cambale\\w+|nao se (?:aguentava|segurava) em pe',
    'ele|ela|que|motorista|condutor|mecanico|guia|instrutor|enfermeir[oa]|garcom|empregad[oa]|dono|dona|entregador|estafeta|funcionari[oa]|seguranca|tecnico|encanador|canalizador|eletricista|cozinheir[oa]|medico',
    'cheira\\w*|fedia\\w*|fedendo|tresanda\\w*|halito|bafo|(?:motorista|condutor|mecanico|instrutor|enfermeir[oa]|garcom|dono|entregador|estafeta|funcionari[oa]|tecnico|eletricista|cozinheir[oa]|medico)[ ,]+(?:\\w+ ){0,4}(?:bebad[oa]|embriagad[oa]|alcoolizad[oa])|cambale\\w+|em pe',
  ],
  [
    'privacy',
    '(?<!\\b(?:eu|nos) )(?:film(?:a|am|ava|avam|ou|aram|ando|ado|ada|adas)|grav(?:ava|avam|aram|ando)|fotograf(?:a|ava|avam|ou|aram|ando|ado|ada)|(?:tira|tirava|tirou|tirando|tiraram) (?:fotos|fotografias))',
    '(?:seu|dele|dela|proprio|no) (?:perfil |conta )?(?:instagram|tiktok|facebook|telemovel|celular|perfil|stories)|(?:no|nas) (?:instagram|tiktok|facebook|redes)|publicou|publicad\\w+|postou|postad\\w+|postaram|por tras|de costas|sem (?:pedir|autorizacao|permissao|avisar|o meu|o nosso|minha|nossa|consentimento)|balnearios?|vestiarios?|mulheres|meninas|raparigas|leggings?|biquini|ninguem nos',
  ],
  [
    'privacy',
    'de (?:um|uma|outr[oa]) (?:\\w+ )?(?:desconhecid[oa]|estranh[oa]|paciente|utente|cliente|pessoa|senhora|inquilin[oa])|de outr[oa] (?:paciente|utente|cliente|pessoa|senhora)|de outrem|a (?:um|uma) (?:desconhecid[oa]|estranh[oa])|para (?:um|uma|outra|outro) (?:desconhecid[oa]|estranh[oa]|pessoa|cliente)',
    'radiografias?|raios?[- ]x|exames|resultados|processo clinico|prontuario|dados|extratos?|recibos? de (?:vencimento|salario)|passaporte|cpf|rg|documentos|cartao de cidadao|receita|contribuinte',
    'recebi|receber|recebemos|enviaram|enviou|enviado\\w*|mandaram|mandou|e-?mail|deram|entregaram|chegou|chegaram|whatsapp|partilh\\w+|compartilh\\w+|vejo|ver',
  ],
  [
    'misconduct',
    '(?:sumiu|sumiram|desaparec\\w+|esvazi\\w+|limparam|sacaram|retiraram|levantaram)',
    '(?:minha|meu|nossa|meus) (?:\\w+ )?(?:contas?|cartao|poupanca|poupancas|saldo)',
    'r\\$ ?\\d+|€ ?\\d+|\\d+ ?(?:€|euros|reais)|dinheiro|poupanca|saldo|tudo',
  ],
  [
    'misconduct',
    '(?:nunca|jamais|nao) (?:\\w+ )?(?:fiz|fizemos|autorizei|pedi|solicitei|contratei|assinei|abri|reconheco|realizei)',
    'compras que|transacoes|transacao|transferencias?|pix|emprestimos?|credito|saques?|levantamentos|conta bancaria|consignado|cartao de credito',
  ],
  [
    'misconduct',
    '(?:us(?:ou|aram|ado)|utiliz\\w+|roub\\w+|clon\\w+) (?:o meu|a minha|os meus|meu|minha|meus) (?:identidade|cpf|documentos?|dados|rg|passaporte|nome|cartao de cidadao)|roubo de identidade|em meu nome|no meu nome',
    'alguem|desconhecid[oa]|golpista\\w*|nunca|identidade|fraude|criminos\\w+',
    'emprestimo|credito|conta|contrato|identidade|cpf|documentos?|linha',
  ],
  [
    'threat',
    'sab(?:em|emos|e|iam|ia) (?:\\w+ )?onde (?:eu |nos |voce |a gente )?(?:moro|moras|mora|moramos|morava|vivo|vives|vive|vivemos|trabalho|trabalhas|trabalha)',
  ],
  [
    'discrimination',
    '(?:cabelos?|pele|gente|pessoas|mulheres|clientes|nomes) como (?:o |a |os )?(?:seus?|sua|teus?|tua|meus?|minha|nos|voce|voces|eu|esses?|vosso)|(?:seu|teu|meu|esse) tipo de (?:cabelo|pele|gente)|cabelos? (?:afro|crespos?)|veu|lenco|hijab|turbante|(?:cao|caes|cachorro)[- ](?:guia|de assistencia)|cor da (?:minha |nossa )?pele|tom de pele',
    'nao (?:faz\\w+|atend\\w+|cort\\w+|quer\\w*|quis\\w*|aceit\\w+|deix\\w+|mex\\w+|trabalh\\w+|alug\\w+)|recus\\w+|barr(?:ad\\w+|aram|ou)|mandaram (?:embora|sair)|nao (?:era|eram|somos) bem-?vind\\w+|(?:tirar|retirar|tirasse)\\w*|nao (?:havia|ha|tinha) (?:lugar|mesa|vaga|horario)s?|outr[oa] salao',
  ],
  [
    'injury',
    'pedal|travoes|travao|freios?|direcao|guidao|guiador|(?:porcas?|parafusos?) (?:da|das|de) rodas?|roda (?:da frente|de tras|dianteira|traseira|esquerda|direita)|pincas',
    '(?:ao|ate ao|ate o|no|a) (?:fundo|chao)|falh(?:ou|aram)|nao (?:travava|travou|freava|freou|respondi\\w+)|solt(?:ou|aram|a|as|o)|soltou-se|caiu|saltou|mal apertad\\w+|por apertar|sem (?:freios?|travoes|apertar)|frouxos?',
  ],
  [
    'injury',
    'faiscas?|faiscar|faiscou|choque eletrico|(?:levei|levou|apanhei|tomei) (?:um )?choque|eletrocut\\w+|(?:fuga|vazamento|escape) de gas|cheir\\w+ a (?:gas|queimado)|cheiro (?:de|a) (?:gas|queimado)|fios? (?:descarnados?|soltos?|expostos?|desencapados?)|monoxido',
    'gas|caldeira|fogao|forno|fios?|cabos?|tomadas?|quadro|chuveiro|duche|interruptor|esquentador|aquecedor|contador|tubos?|canos?|detetor|instal\\w+|montad\\w+|botijao',
  ],
  [
    'health',
    'insetos?|bichos?|bichinhos|piolhos?|pulgas?|carrapatos?|carracas|acaros|percevejos?|larvas|vermes',
    'camas?|colchao|colchoes|lencol|lencois|almofadas?|travesseiros?|edredom|edredao|cobertor\\w*|beliches?|berco',
  ],
  // What was kept somewhere, and was gone.
  [
    'misconduct',
    'oculos|auriculares|auscultadores|fones?|dinheiro|€|euros|reais|notas|joias?|relogios?|aneis|anel|colar|pulseira|brincos|computador|notebook|portatil|tablet|telemovel|celular|camara|camera|bolsa|carteira|mochila|mala|perfumes?|casacos?|roupas?|carregador|ferramentas?|chaves|sapatos|tenis|carrinho|passaportes?|documentos',
    '(?:tinham? |haviam? )?desapareci\\w+|desaparec\\w+|sumi(?:u|ram|do|da|dos|das)|ja nao estava\\w*|nao estava\\w* mais|evapor\\w+',
    'cofre|quarto|carro|porta[- ]luvas|porta[- ]malas|bagageira|cacifo|armario|vestiarios?|balnearios?|mala|gaveta|mesinha|criado[- ]mudo|oficina|bengaleiro|guarda[- ]volumes|bolsos?|cabine',
  ],
  // Turned away at a door that others pass.
  [
    'discrimination',
    'loir[oa]s?|branc[oa]s?|os outros|outr[oa]s|atras de nos|depois de nos|raparigas|meninas|amigas|grupo|casal',
    'entr(?:am|avam|aram|ando|ou|ava)|pass(?:am|avam|aram|ando|ava)|deix(?:am|avam|aram|ando|ou)',
    '(?:esta|estava) (?:cheio|lotado|completo)|lotado|lotacao esgotada|festa privada|nao (?:estavamos|estao|estamos|estava) na lista|lista|recus\\w+|barr\\w+|nao (?:podiamos|podemos|pode|da)',
    'nos|a mim|a gente|minha (?:irma|amiga|mulher|prima)|meu (?:irmao|marido|amigo|primo)',
  ],
  // Paid for a part that is the old one.
  [
    'legal',
    'cobr\\w+|pag\\w+|fatur\\w+',
    '(?:era|eram|e|estava|estavam|continua\\w*) (?:ainda )?(?:o|a|os|as) (?:mesm|velh|antig|original)\\w*|nem (?:sequer |se)?(?:o |a |os |as |lhe )?(?:tinham |foi |foram |haviam )?(?:toc|mex|troc|abri|abert|desmont)\\w+|sem (?:tocar|trocar|mexer)',
    'correia|pecas?|filtros?|oleo|pastilhas|travoes|freios?|discos?|bateria|velas|amortecedor\\w*|pneus?|rodas?|embraiagem|embreagem|motor|ecra|tela|placa|caldeira|compressor|valvula|bomba',
  ],
  // Somebody watched where people undress, or at their things.
  [
    'privacy',
    '(?:olh|fic\\w+ (?:a )?olh|observ|espreit)\\w+ (?:para )?(?:as |das )?(?:raparigas|mulheres|meninas|clientes|mocas)|entr\\w+ (?:\\w+ ){0,4}(?:enquanto|quando) (?:eu )?(?:estava|tomava)|(?:abri\\w+|mexe\\w+|revist\\w+|remex\\w+) (?:n?[oa]s? )?(?:minhas?|meus?|nossas?) (?:malas?|bolsas?|coisas|gavetas|mochilas?)',
    'balnearios?|vestiarios?|duche|banho|chuveiro|nu[as]?|roupa interior|toalha|na cama|limpeza|camareira|malas?|bolsas?|gavetas|mochilas?',
  ],
];
