import { hearsay } from './hearsay.ts';
import { plainLexicon } from './plain-lexicon.ts';

/** What is named stands in the accusative, as the sentences of the composer need it. */
export const lexiconDe = plainLexicon({
  things: `
    staff|das Personal|personal verhalten umgangston mitarbeiter* team angestellte* verkaufer* rezeptionist* dame damen kassierer* crew crew inhaber* besitzer* chef chefin hausmeister* zimmermadchen concierge
    waiters|die Bedienung|bedienung* kellner* ober
    service|den Service|service hotline kundenhotline servicehotline dienstleistung kundenservice kundendienst kundenbetreuung kundensupport support kundenbetreuer* arbeitsweise beratungsqualitat
    welcome|den Empfang|empfang begrussung empfangen rezeption
    food|das Essen|essen speise* kuche gericht gerichte mahlzeit* fleisch fisch schnitzel abendessen mittagessen geschmack pommes burger braten kartoffel* knodel currywurst flammkuchen maultaschen steak salat salate suppe suppen pasta nudeln sosse beilage* vorspeise* doner sushi obst gemuse
    breakfast|das Frühstück|fruhstuck* fruhstucksbuffet
    buffet|das Buffet|buffet bufett
    pizza|die Pizza|pizza pizzen
    bread|das Brot|brot brote brotchen backwaren semmel* brezel* croissant*
    desserts|die Desserts|dessert* nachtisch kuchen torte torten eis
    portions|die Portionen|portion portionen
    menu|die Karte|speisekarte karte
    drinks|die Getränke|getrank* cocktail*
    wine|die Weine|wein weine weinkarte
    beer|das Bier|bier biere
    coffee|den Kaffee|kaffee cappuccino espresso
    rooms|das Zimmer|zimmer hotelzimmer doppelzimmer suite zimmern einzelzimmer familienzimmer schlafzimmer suiten bungalow* mobilheim* ferienhaus
    bed|das Bett|bett betten matratze* kissen bettwasche bettdecke decken bezug
    bathroom|das Bad|bad badezimmer badezimmern waschbecken badewanne
    toilets|die Toiletten|toilette* wc wcs klo klos sanitar*
    showers|die Duschen|dusche duschen
    pool|das Schwimmbad|pool schwimmbad
    seating|die Sitzplätze|sitz sitze sitzplatz* stuhl stuhle sessel sofa tische
    view|die Aussicht|aussicht ausblick blick
    terrace|die Terrasse|terrasse garten biergarten
    location|die Lage|lage
    parking|die Parkplätze|parkplatz* parken
    wifi|das WLAN|wlan wifi internet
    decor|die Einrichtung|einrichtung ausstattung dekoration dekor
    atmosphere|die Atmosphäre|atmosphare ambiente stimmung
    music|die Musik|musik
    noise|den Lärm|larm laut laute lauter krach hellhorig* strassenlarm baularm larmbelastigung
    cleanliness|die Sauberkeit|sauberkeit hygiene dreck schmutz reinigung putzen endreinigung
    wait|die Wartezeit|wartezeit* warten gewartet schlange warteschlange*
    price|die Preise|preis preise preislich
    expensive|die Preise|teuer teure uberteuert* teurer
    amount|die Preise|euro euros franken
    value|das Preis-Leistungs-Verhältnis|preisleistung
    choice|die Auswahl|auswahl sortiment angebot
    delivery|die Lieferung|lieferung* lieferzeit* geliefert versand versandkosten lieferkosten
    parcel|das Paket|paket pakete ware sendung sendungen packchen
    driver|den Fahrer|fahrer fahrerin busfahrer* taxifahrer* lieferant* bote zusteller* paketbote* postbote* kurier*
    product|die Produkte|produkt produkte artikel mobel kleidung schuhe fleischtheke
    advice|die Beratung|beratung beraten
    checkout|die Kasse|kasse kassen
    haircut|den Haarschnitt|haarschnitt schnitt frisur
    colour|die Farbe|farbe strahnen haarfarbe
    stylist|den Friseurbesuch|friseur* frisor* barbier*
    treatment|die Behandlung|behandlung* massage* manikure maniküre
    repair|die Reparatur|reparatur* inspektion
    mechanic|die Werkstatt|mechaniker* meister werkstatt
    bill|die Rechnung|rechnung rechnungen
    doctor|die ärztliche Betreuung|arzt arztin zahnarzt* doktor
    appointment|den Termin|termin termine terminvergabe
    machines|die Geräte|gerat gerate maschinen
    changing|die Umkleiden|umkleide* spind*
    trainer|die Trainer|trainer trainerin
    classes|die Kurse|kurs kurse unterricht
    teacher|die Lehrkräfte|lehrer* lehrkraft* dozent* fahrlehrer*
    agent|den Makler|makler* vermieter*
    flat|die Wohnung|wohnung wohnungen apartment ferienwohnung
    communication|die Kommunikation|kommunikation
    exhibition|die Ausstellung|ausstellung* sammlung
    guide|die Führung|fuhrung guide
    journey|die Fahrt|fahrt reise
    delay|die Verspätung|verspatung*
    vehicle|das Fahrzeug|auto fahrzeug* wagen
    crashes|die Abstürze|absturz* sturzt abgesturzt
    booking|die Buchung|buchung reservierung
    climate|die Klimaanlage|klimaanlage* klima klimatisierung luftung ventilator*
    heating|die Heizung|heizung* heizkorper
    hotwater|das warme Wasser|warmwasser
    towels|die Handtücher|handtuch* badetuch*
    lift|den Aufzug|aufzug* fahrstuhl* lift lifte
    smell|den Geruch|geruch geruche gestank mief
    pests|die Insekten|mucken stechmucken
    kitchenette|die Küchenausstattung|kochnische kuhlschrank* geschirr mikrowelle* herd wasserkocher
    beach|den Strand|strand strande
    spa|den Wellnessbereich|wellness* sauna* spa whirlpool
    animation|die Animation|animation* kinderprogramm
    deposit|die Kaution|kaution anzahlung
    refund|die Abwicklung der Zahlung|erstattung* ruckerstattung* erstattet erstatten gutschrift ruckzahlung
    order|die Bestellung|bestellung*
    answer|die ausgebliebene Antwort|keineantwort
    crowd|den Andrang|zuvielandrang
    hours|die Öffnungszeiten|offnungszeit* ofnungszeit*
    facilities|die Anlage|anlage anlagen
    access|den Zugang|zugang zugange zufahrt erreichbarkeit barrierefreiheit
    place|das Haus|restaurant hotel laden lokal geschaft haus`,
  positive: `goodmark gut gute guter gutes guten super toll tolle toller tolles ausgezeichnet* hervorragend* exzellent* fantastisch* perfekt* wunderbar* wunderschon*
    grossartig* klasse spitze lecker* kostlich* schmackhaft freundlich* nett nette netter nettes netten herzlich* hoflich* zuvorkommend* aufmerksam*
    hilfsbereit* kompetent* professionell* schnell* zugig* sauber* gepflegt* gemutlich* bequem* gerausmig geraumig* schoen schone schoner schones ruhig*
    entspannt* empfehlenswert* empfehlen begeistert* zufrieden top beste besten bester bestens liebevoll* genial frisch frische frisches gunstig* fair
    faire moderat* angenehm* geduldig* punktlich* reizend* traumhaft* traum erstklassig* reichhaltig* vielfaltig* modern moderne moderner hammer
    mega prima einwandfrei* tadellos* makellos* unschlagbar* zauberhaft* sensationell* phanomenal* gelungen* saftig* knusprig* zart
    zarte zartes aromatisch* zentral zentrale zentraler kulant* zuverlassig* serios* ehrlich* flott* charmant* souveran*
    verstandnisvoll* engagiert* unkompliziert* reibungslos* liebenswurdig* preiswert* vorbildlich* beeindruckend* unglaublich
    lohnenswert* bequemes spitzenmassig*
    sympathisch* lieb sorgfaltig* grundlich* gewissenhaft* bezahlbar* herrlich* komfortabel* neuwertig* idyllisch*
    nutzlich* ubersichtlich* problemlos* intuitiv* robust* hochwertig* abwechslungsreich* kreativ* originell*
    blitzsauber* blitzblank* picobello
    authentisch* stilvoll* hubsch* einfuhlsam* ordentlich*`,
  negative: `badmark faultmark durchgelegen* durchgesessen* quietsch* schlecht* mies* furchtbar* schrecklich* katastroph* grauenhaft* grausam* ekelhaft* eklig* widerlich* dreckig* schmutzig* unsauber* verschmutzt*
    unfreundlich* unhoflich* frech* arrogant* patzig* ruppig* genervt* inkompetent* unprofessionell* langsam* lahm kalt kalte kaltes kalter fad fade
    geschmacklos versalzen* trocken* zah zahe verbrannt* kaputt* defekt* beschadigt* alt alte alter altes veraltet* abgewohnt* heruntergekommen* abgenutzt*
    enttausch* unbequem* eng enge klein kleine kleines winzig* laut teuer uberteuert* unverschamt* frechheit zumutung mangelhaft* ungenugend* unzureichend*
    miserabel* peinlich* chaotisch* chaos uberfullt* verspatet falsch* lieblos* ungepflegt* muffig* stinkt stank stinkend* fehlt fehlte unmoglich
    endlos* ewige ewig dunkel finger weg
    matschig* labbrig* fettig* olig* lauwarm* pappig* klebrig* fleckig* staubig* stickig* durchgelegen* wackelig* wacklig* undicht*
    verstopft* zerkratzt* verkratzt* altbacken* aufgewarmt* uninteressiert* desinteressiert* gelangweilt* uberfordert* lustlos*
    unaufmerksam* herablassend* unorganisiert* schleppend* nachlassig* schlampig* mager* karg* durftig* lausig* mittelmassig*
    enttauschung* argerlich* schwach* hart harte hartes steinhart* nervig* unbrauchbar* ungeniessbar* zerbrochen* zerrissen*
    verdreckt* ungemutlich* unpunktlich* unzuverlassig* beengt* winzige lacherlich* dunkle dunkles billig billige billiges
    unverschamtheit desaster frechem gammelig*
    renovierungsbedurftig* sanierungsbedurftig* verbesserungswurdig* ausbaufahig* respektlos* verantwortungslos* unverstandlich*
    sinnlos* ruckstandig* schadhaft* lochrig*
    durchschnittlich* ubersalzen* geschmacksarm* angebrannt* ewigkeit imbissniveau unhygienisch* ungastlich* lala abgestanden*
    schief schiefe schiefen ungleich ungleichmassig*
    ignoriert* unfahig* desinteresse
    instabil* unkomfortabel* unubersichtlich* umstandlich* kompliziert* langweilig*
    pampig* uberheblich* gestresst* unmotiviert* duster* uberzogen* grottig* grottenschlecht* inakzeptabel*
    unakzeptabel* unzumutbar* indiskutabel* sparlich* einfallslos* minderwertig* fehlerhaft* unvollstandig*
    verwirrend* nutzlos* unserios* abzocke saftladen fragwurdig* unordentlich* altmodisch* verbogen* seltsam* merkwurdig* komisch*
    ekelig* versifft* schmuddelig* unangemessen*
    eintonig* abgesagt entsetzt* indiskret* unruhe oberflachlich*`,
  weak: `gut gute guter gutes guten schoen schone schoner schones schnell* top modern moderne moderner frisch frische frisches beste besten bestens fair faire
    alt alte alter altes klein kleine kleines eng enge kalt kalte trocken* fehlt fehlte dunkel falsch* langsam* weg finger teuer hammer traum spitze super
    zart zarte zartes zentral zentrale zentraler ehrlich* flott* unglaublich mager* schwach* hart harte hartes dunkle dunkles
    billig billige billiges mega
    durchschnittlich* ewigkeit lala
    lieb ordentlich* problemlos* herrlich* gestresst* grundlich* seltsam* merkwurdig* komisch*
    abgesagt`,
  worst: `ekelhaft* eklig* widerlich* dreckig* schmutzig* unfreundlich* frech* furchtbar* schrecklich* katastroph* grauenhaft* unverschamt* frechheit
    zumutung kaputt* miserabel*
    verdreckt* gammelig* ungeniessbar* lausig* desaster unverschamtheit`,
  negators: 'nicht nie niemals kaum wenig wenige weder selten nichts nirgends weniger keineswegs',
  relief: 'abseits fern flucht ruhepol frei',
  lacking: 'kein keine keinen keiner keinem keinerlei ohne null fehlt fehlte',
  breakers: 'obwohl wobei hingegen dagegen wahrend ausser leider weil denn dass da bis wenn',
  turns: 'aber jedoch allerdings dennoch trotzdem dafur heute jetzt doch sondern',
  heres: 'hier',
  joints: 'und oder mit sowie auch dann',
  ands: 'und sowie',
  partial: 'einige manche',
  comparisons: 'verglichen alsvergleich wieein',
  hearsay: hearsay.de,
  elsewhere:
    /\b(?:(?:ander\w+|vorig\w+|fruher\w+|alt\w+|nachst\w+) (?:\w+ )?(?:hotels?|restaurants?|laden|geschaft\w*|friseur\w*|werkstatt\w*|lokal\w*|male?|besuch\w*|aufenthalt\w*|firma|filiale\w*|fitnessstudio\w*|anbieter\w*|studio\w*|bank(?:en)?|schule\w*|backer\w*|baecker\w*|supermarkt\w*|apotheke\w*|zahnarzt\w*|museen|museum|kino\w*|agentur\w*|apps?|bars?|cafes?|airlines?|salons?|vermieter\w*)|(?:alt|fruher|vorig|ehemalig)\w+ (?:besitzer\w*|inhaber\w*|wirt\w*|chef\w*|koch\w*|pachter\w*|leitung|team)|anderswo|woanders|nebenan|fruher|letzte[snr]? (?:mal|jahr|woche|monat|besuch)|(?:ersten|letzten) (?:\w+ )?male?|bislang|normalerweise|ublicherweise|vor (?:\w+ )?(?:jahren|monaten|wochen)|damals|bei der konkurrenz)\b/u,
  hedge: /\b(?:manchmal|nicht (?:immer|alle\w*|jede[rsmn]?)|gelegentlich|angeblich|sogenannte\w*|scheint|schien)\b/u,
  condition:
    /\b(?:falls|waere\w*|haette\w*|hatte(?:n)? (?:ich |wir )?(?:mir |uns )?(?:gern\w*|erwartet|gewunscht)|sollte\w*|koennte\w*|wuerde\w*|muesste\w*|duerfte\w*|wunsch\w*|hoff\w*|erwart\w*|(?:konnen?|kann|konnte) (?:\w+ ){0,5}(?:leben|verstehen|verzeihen|akzeptieren|tolerieren|verschmerzen)|stort\w* (?:mich|uns) nicht)\b/u,
  phrases: [
    // Another branch or house, to the end of the sentence; and what stands in the name of another thing.
    [
      /(?<=[\w,] )(?:im (?:gegensatz|unterschied) zu\w?|anders als (?:in|bei|im|beim))\b(?! (?:de[rn] )?(?:beschreibung|anzeige|bilder\w*|fotos?))/gu,
      ', woanders ',
    ],
    [/\b(restaurant|bar|cafe) am (?:strand|pool|meer)\b/gu, '$1'],
    [/\bgute[rsnm]? (?=[^.!?\n]{1,60}\b(?:wie|wo)\b[^.!?\n]*\?)/gu, ''],
    // What was bought, sent or taken in by others is theirs.
    [/\b(verpackung|lieferung) (?:der|des|meiner|meines|von) \w+/gu, '$1'],
    [
      /\b(?:annahme|abgabe|abholung|entgegennahme|ausgabe) (?:\w+ )?(?:pakete?s?|packchen|sendung(?:en)?)\b|\bpaket(?:annahme|abgabe|abholung|ausgabe)\b/gu,
      'service',
    ],
    [
      /\b(?:kein\w*|nicht) (?:\w+ )?(?:pakete?|packchen|sendung(?:en)?) (?:mehr )?(?:an(?:nehmen|genommen|nimmt)|abgeben|abholen)\b/gu,
      'service badmark',
    ],
    [/\b(?:verspatete|unpunktliche)[nrs]? (?:bus\w*|zuge?\w*|flug\w*|fahrt\w*)/gu, 'verspatung'],
    [/\b(?:so ?was|so etwas|derart|dermassen) (?=unfreundlich|unhoflich|frech)/gu, 'personal '],
    [
      /\b(?:blod|schlecht|schwer|kaum|schwierig) zu finden\b|(?<!\b(?:preise?|artikel|waren?)\b(?: \w+){0,5} )\bnicht (?:\w+ )?(?:aus|be)(?:ge)?schildert\b/gu,
      'zugang badmark',
    ],
    [/\b(?:keine|wenig|kaum) (?:mucken|stechmucken)\b/gu, ''],
    // Said of no one, kindness is the staff's.
    [
      /(?=(?:(?:un)?(?:freundlich|hoflich)|hilfsbereit|zuvorkommend|patzig|pampig)\b\s*(?:[.!?,;\n)]|$|und\b|wenn\b|zu\b))(?<=(?:^|[.!?\n(])\s*(?:(?:sehr|super|mega|total|extrem|immer|echt|wirklich|stets|sind|waren|alle|dort|hier|einfach|recht|ziemlich|absolut|durchweg|und|sauber|schnell|punktlich|gunstig|kompetent|professionell|preiswert|zuverlassig),? ){0,4})/gu,
      'personal ',
    ],
    [/\bdie frau (?=(?:ist|war|hinter|an der|im|hat)\b)/gu, 'die dame '],
    [/\bgeschlossen (?:\w+ )?obwohl\b|\b(?:wie immer|schon wieder|standig) geschlossen\b/gu, 'offnungszeiten badmark'],
    [/\bfalsche farbe\b|\bfarbe (?:\w+ ){0,3}(?:anders|falsch)\b/gu, 'faultmark'],
    [/\b(station|packstation|automat) (?:\w+ ){0,3}voll\b|\bohne (?:display|funktion)\b/gu, '$1 badmark'],
    // The same fault again, what never came, and what is not to be had.
    [/\b(?:dasselbe|gleiche[sn]?|selbe) (?:problem|fehler|defekt)\b/gu, 'badmark'],
    [
      /\b(bus|zug|bahn|taxi|flug) (?:kam|erschien|fuhr) (?:\w+ ){0,2}nicht\b|\b(bus|zug|bahn|flug) (?:\w+ ){0,3}(?:gestrichen|ausgefallen|storniert|annulliert)\b/gu,
      '$1$2 badmark',
    ],
    [/\b(?:mue?ss\w*|sollte\w*|gehort) (?:\w+ ){0,3}(?:renoviert|saniert|modernisiert)\b(?: werden)?/gu, 'badmark'],
    [/\b(?:man )?hort (?:wirklich |einfach )?alles\b|\bwande (?:wie|aus) (?:papier|pappe)\b/gu, 'larm badmark'],
    [/\bverschnitten\w*\b/gu, 'haarschnitt badmark'],
    [
      /(?=(?:dreckig|schmutzig|sauber|versifft)\s*(?:[.!?,;\n)]|$|und\b))(?<=(?:^|[.!?\n(])\s*(?:(?:sehr|so|total|extrem|immer|echt|alles|einfach|recht|ziemlich|absolut|eklig|ekelig|ekelhaft|und) ){0,4})/gu,
      'sauberkeit ',
    ],
    [
      /\b(?:koennte\w*|duerfte\w*) (?:\w+ ){0,3}(?:freundlicher|sauberer|schneller|gunstiger|billiger|grosser|frischer|netter|hoflicher|aufmerksamer|warmer)(?: sein)?\b/gu,
      'badmark',
    ],
    [/\bin der lage\b/gu, ''],
    [/(?=kleine)(?<=\b(?:zwei|drei|vier|paar|einige|wenige|mehrere|\d+) )kleinen? /gu, ''],
    [/\b(?:ging|gegangen|geht) (?:\w+ ){0,3}kaputt\b|\bkaputt gegangen\b|\bhalt (?:\w+ )?nicht lange\b/gu, 'faultmark'],
    // Twice what was agreed, and what was not taken back.
    [/\b(rechnung|preis|preise) (?:\w+ ){0,5}(?:stimmt|stimmen|stimmte) (?:\w+ )?nicht\b/gu, '$1 badmark'],
    [/\bumtausch (?:\w+ ){0,2}(?:verweigert|abgelehnt|nicht moglich)\b|\bnicht umtauschen\b/gu, 'umtausch badmark'],
    [/\b(?:zu viel|viel zu viel|zuviel|nur noch|standig) (werbung)\b/gu, '$1 badmark'],
    // What is excepted from the praise of all the rest, and prices that rose.
    [/\b(?:bis auf|abgesehen v[onm]+) ((?:(?:den|die|das|de[mr]|unser\w*) )(?:\w+e[nrs] )?\w+),?/gu, ' . $1 . '],
    [
      /\b(preise?) (?:(?!nicht|kaum|nie)\w+ ){0,4}(?:gestiegen|angezogen|erhoht|angehoben|explodiert)\b/gu,
      '$1 badmark',
    ],
    [/\b(?:schlechte|mindere|miese|billige|geringe)[rn]? (qualitat)\b/gu, '$1 badmark'],
    [/\bgeht (?:\w+ )?gar nicht\b/gu, 'badmark'],
    [/\bsitzen (?:\w+ )?fliegen\b|\bfliegen (?:auf|im|in den|uber|an den)\b/gu, 'hygiene badmark'],
    [
      /(?=nicht (?:entgegen|angen|ausg))(?<=\b(?:paket|sendung|ware)\w* (?:\w+ ){0,3})nicht (?:entgegengenommen|angenommen|ausgehandigt)\b/gu,
      'badmark',
    ],
    // What is still wished for was not there.
    [/\b(?:dann|nur|jetzt) noch (?=(?:ein|eine|einen|etwas|mehr)\b)/gu, 'hoffentlich '],
    [
      /\b(?:kleine|kurze|leichte|minimale|geringe)[nr]? verspatung\w*|\b(?:genauso|ebenso|gleich) (?:teuer|langsam|schlecht)\b/gu,
      '',
    ],
    [/\bnicht nur\b/gu, ''],
    // What does not work is the app, or what was bought, where nothing else is named.
    [
      /\bfunktionier(?:t|te|ten|en) (?:\w+ ){0,2}(?:nicht|nie|kaum|nur (?:selten|sporadisch|teilweise|manchmal))(?: mehr)?\b|\b(?:nicht|nie|nichts) (?:mehr |richtig |gut )?funktionier\w*|\b(?:lasst|liess|lassen) sich (?:\w+ )?nicht (?:\w+ )?(?:offnen|nutzen|benutzen|starten|installieren|bedienen|laden|aktivieren)\b|\b(?:nicht|nie) (?:online|aktiv|in betrieb|nutzbar|benutzbar|bedienbar)\b|\b(?:entspricht|entsprach|entsprechen) (?:\w+ )?nicht\b|\bnicht (?:wie|das was) (?:\w+ ){0,2}(?:beschrieben|abgebildet|bestellt|angegeben)\b|\bnach (?:\w+ ){1,3}(?:kaputt|defekt)\b/gu,
      'faultmark ',
    ],
    // Wished to be better, it is not good.
    [
      /\b(?:koennte\w*|sollte\w*|muesste\w*|kann|konnte) (?:\w+ ){0,4}(?:besser (?:sein|werden|laufen|gehen)|verbessert werden|verbessern)\b|\bist noch luft nach oben\b|\bluft nach oben\b/gu,
      'badmark ',
    ],
    [/\bqualitat (?:des|der|vom|von) (?=\w)/gu, ''],
    [
      /(?<!\b(?:telefonisch|hotline|mail|niemand|ansprechpartner\w*) (?:\w+ ){0,2})\b(?:nicht|kaum|schlecht|schwer|umstandlich|leider etwas schlecht) (?:(?:mit|zu|fur) (?:\w+ ){1,2})?(?:erreichbar|zuganglich|anzufahren)\b|\bnicht barrierefrei\b|\bkein(?:en)? (?:zugang|zugamg)\b|\bzugang (?:\w+ ){0,3}(?:versperrt|verwehrt|blockiert)\b/gu,
      'zugang badmark',
    ],
    // Who waits meanwhile only waits.
    [
      /\b(?:wahrend|beim|zum|fur wartende) (?:\w+ ){0,3}(?:warten|wartet|wartete|warteten|wartezeit)\b(?! (?:zu|sehr|ewig|endlos|lange?|\d))/gu,
      '',
    ],
    [
      /\bvor verschlossene[nr] tur(?:en)?\b|\b(?:schon|bereits|trotzdem|ab \d+(?: \d+)?) (?:\w+ )?geschlossen\b|\boffnungszeiten (?:[\w-]+ ){0,3}(?:stimmen nicht|stimmten nicht|falsch|nicht eingehalten)\b/gu,
      'offnungszeiten badmark',
    ],
    [
      /\b(?:rechnung|preis|kosten) (?:\w+ ){0,3}(?:doppelt|dreimal|dreifach) so (?:hoch|teuer)\b|\bdoppelt so (?:hoch|teuer)\b/gu,
      'rechnung badmark',
    ],
    [
      /\b(pool|sauna|schwimmbad|restaurant|bar|aufzug|biergarten|terrasse) (?:(?:war|ist|waren|sind|leider|wieder|noch|immer|ganztagig) ){0,3}(?:geschlossen|gesperrt)\b(?! (?:im (?:winter|sommer)|ausserhalb|montags|dienstags|sonntags))/gu,
      '$1 badmark',
    ],
    // A short wait is no complaint.
    [
      /\bwartezeit\w* (?:(?:war|waren|ist|sind|sehr|recht|ganz|absolut|vollig|noch|auch|relativ) ){0,3}(?:kurz|ok|okay|akzeptabel|ertraglich|angemessen|gering|uberschaubar|im rahmen|minimal)\b|\b(?:kurze[nr]?|wenig|geringe[nr]?|kaum) wartezeit\w*\b|\bgewartet hat sich gelohnt\b/gu,
      '',
    ],
    [/\bgerauschpegel (?:\w+ ){0,3}(?:hoch|laut|extrem|enorm|unertraglich)\b/gu, 'larm'],
    [/\b(?:im|uber das|ubers|per|via) internet\b/gu, ''],
    [
      /\b(?:geruch|gestank) (?:\w+ )?nach \w+\b|\b(?:roch|riecht|stank|stinkt|gerochen|gestunken) (?:\w+ ){0,3}nach (?:\w+ )?(?:rauch|zigarette\w*|kanal\w*|urin|schweiss|muff\w*|abwasser|fett|hund)\b|\bnach (?:\w+ )?(?:rauch|zigarette\w*|kanal\w*|abwasser|urin|schweiss|muff\w*) (?:gerochen|gestunken|roch|riecht|stank|stinkt)\b|\b(?:unangenehm|modrig|muffig|schlecht|ubl)e[rn]? geruch\b/gu,
      'geruch badmark',
    ],
    [
      /\bniemand (?:an der|am|hinter der) (?:rezeption|empfang|kasse|theke|tresen)\b|\brezeption (?:\w+ ){0,3}(?:nicht besetzt|unbesetzt)\b/gu,
      'empfang badmark',
    ],
    [
      /(?<!\b(?:keine|mangelnde|fehlende|null|wenig|ohne|jegliche) )\b(?:freundlichkeit|herzlichkeit|hilfsbereitschaft|kompetenz|professionalitat|gastfreundschaft)(?: und \w+)? (?:des|der|vom|aller) (?:gesamten |ganzen )?(?:personals?|teams?|mitarbeiter\w*|kellner\w*|bedienung|gastgeber\w*|angestellten)\b(?=\s*(?:[,.;!)\n]|$|(?:e|ed|y|et|und|en) ))/gu,
      'personal goodmark',
    ],
    [
      /\b(?:nie|nicht|niemals) (?:(?:bei (?:mir|uns)|mehr|einmal) )?(?:angekommen|geliefert|zugestellt|eingetroffen|verschickt|versendet|versandt)\b|\bkeine (?:lieferung|zustellung|abholung) (?:\w+ ){0,3}(?:erfolgt|erhalten|stattgefunden)\b/gu,
      'lieferung badmark',
    ],
    [/\b(?:warm|heiss|kalt)(?:es|em)? (?=wasser\b)wasser\b/gu, 'warmwasser'],
    [
      /\b(?:wande?|mauern?|turen?) (?:(?:ist|sind|waren|war|sehr|viel|zu|extrem|so|wie|aus) ){0,4}(?:dunn|papier|pappe|hellhorig)\w*\b/gu,
      'larm',
    ],
    [
      /\b(?:keine|nie eine|ohne|bis heute keine) (?:\w+ )?(?:antwort|ruckmeldung|reaktion|ruckruf)\b|\b(?:niemand|nie|nicht|niemanden|schlecht|kaum) (?:\w+ )?(?:ans telefon|erreichbar|geantwortet|gemeldet|zuruckgerufen|reagiert|zu erreichen|erreicht)\b/gu,
      'keineantwort ',
    ],
    [/\bnicht (?:\w+ )?geschmeckt\b|\bschmeckt\w* (?:\w+ )?nicht\b/gu, 'essen badmark'],
    [/\b(?:gut|super|hervorragend|ausgezeichnet|lecker|toll|prima) geschmeckt\b/gu, 'essen goodmark'],
    [/\b(?:wurde|wurden|hat|haben) (?:\w+ ){0,4}vergessen\b/gu, 'badmark'],
    [
      /\b(?:preise?) (?:(?:ist|sind|waren|war|viel|sehr|recht|etwas|zu|einfach|schon|ziemlich) ){0,4}(?:hoch|gesalzen|happig|uberzogen|saftig|unverschamt)\w*\b|\b(?:hohe|happige|gesalzene|uberzogene|uberhohte) preise\b/gu,
      'teuer',
    ],
    [
      /\bzu (?:klein|kleine|eng|wenig|lang|lange|hart|weich|heiss|kalt|dunkel|trocken|salzig|suss|fettig|warm|kurz|laut|voll)\w*\b/gu,
      'badmark',
    ],
    [/\bpreis[\s/-]*leistungs?(?:[\s/-]*verhaltnis)?\b/gu, 'preisleistung'],
    [/\bw[\s-]?lan\b/gu, 'wlan'],
    [
      /\baufmerksam (?:ge)?mach\w*|\bpeinlich (?=sauber|genau)|\b(?:erste\w*|zweite\w*|dritte\w*|jede\w*) klasse\b/gu,
      '',
    ],
    // Whoever gets loud makes no noise that a place has.
    [
      /\b(?:wurde\w*|wird|werden) (?:\w+ )?(?:chef\w*|wirt\w*|kellner\w*|bedienung|personal|mitarbeiter\w*|fahrer\w*|verkaufer\w*|er|sie|dame|herr) (?:\w+ ){0,3}laut\b/gu,
      'unfreundlich',
    ],
    [/\blaut (?=beschreibung|web|internet|karte|aussage|angabe|rechnung|buchung|plan)/gu, ''],
    [/\bnoch (?=gut|schoen)/gu, ''],
    [/\bsehr schon\b/gu, 'schoen'],
    [
      /\b(?:nicht (?:schlecht|ubel|zu meckern)|nichts (?:zu (?:meckern|beanstanden)|auszusetzen)|ohne (?:probleme|wartezeit\w*|warten|larm)|keine? (?:wartezeit\w*|probleme|larm|beanstandung\w*)|immer wieder gern\w*|sehr zu empfehlen|alles bestens|rundum zufrieden)\b/gu,
      'goodmark',
    ],
    [
      /\b(?:nichts besonderes|nicht (?:zu empfehlen|zu gebrauchen|in ordnung|funktioniert|mehr zeitgemass)|funktioniert\w* nicht|nie wieder|(?:lass(?:t|en)|lie(?:ß|ss)(?:en)?) (?:\w+ ){0,2}zu wunschen ubrig|auf nicht|geht gar nicht|in die jahre gekommen|ausser betrieb)\b/gu,
      'badmark',
    ],
    [/\b\w+er als\b/gu, 'alsvergleich'],
    [/\bwie (?:in )?(?:ein|eine|einem|einer)\b/gu, 'wieein'],
    [
      /\bschon (?:seit|wieder|mal|lange|nach|immer|beim|der|die|das|als|oft|vor|langer|einmal|zum|zweimal|mehrmals|bei|um|ab|gar|allein|fast|so)\b/gu,
      '',
    ],
    [
      /\b(?:guten (?:tag|morgen|abend|appetit)|gute (?:stunde|reise|besserung)|so gut wie|gut (?:eine|ein|zwei|drei)|essen (?:gehen|gegangen|waren)|zum schluss)\b/gu,
      '',
    ],
    [/\bnicht (?:einmal|mal)\b/gu, 'nicht'],
  ],
});
