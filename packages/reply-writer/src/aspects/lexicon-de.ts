import { hearsay } from './hearsay.ts';
import { plainLexicon } from './plain-lexicon.ts';

/** What is named stands in the accusative, as the sentences of the composer need it. */
export const lexiconDe = plainLexicon({
  things: `
    staff|das Personal|personal verhalten umgangston mitarbeiter* team angestellte* verkaufer* rezeptionist* dame damen kassierer* crew crew inhaber* besitzer* chef chefin hausmeister* zimmermadchen concierge bedienstete* empfangsdame nachtportier portier platzwart* turstehe* sicherheitspersonal security aushilfe* praktikant* azubi azubis juniorchef* filialleiter* filialleitung marktleiter* marktleitung geschaftsfuhrer* hausherr* wirt wirtin wirtsleute wirtspaar pachter* sekretarin umgang tonfall manieren krankenschwester* pflegepersonal pflegekraft pflegekrafte betreuer betreuerin betreuern erzieher* begleitpersonal barkeeper barkeeperin barista stewardess* flugbegleiter* ordner ordnern servicekraft servicekrafte fachkraft fachkrafte kassiererin kassierer verkauferin verkaufer frauen freundlichkeit hoflichkeit bademeister putzkraft wachmann wachpersonal garderobenfrau garderobiere hebamme pflegerin pfleger logopade chefkoch kochin koch garcon lehrling ferialkraft maitre empfangspersonal empfangsmitarbeiter hostess reinigungsdame tresenkraft gastfreundlichkeit gastfreundschaft willkommen herrschaften beratern ausstrahlung laune launen umgangsformen respektlosigkeit
    waiters|die Bedienung|bedienung* kellner* ober
    service|den Service|service hotline kundenhotline servicehotline dienstleistung kundenservice kundendienst kundenbetreuung kundensupport support kundenbetreuer* arbeitsweise beratungsqualitat bedient bediente bedienen kundenfreundlichkeit kundenorientierung kundenumgang callcenter warteschleife warteschleifen support-team ubersehen ubergangen nachgefullt abgeraumt abgeraumte gewunken winken aufmerksamkeit bedienungen tischservice hilfestellung gekummert kummert kundendienste kundenberater kundenbetreuer beachtet unbeachtet
    welcome|den Empfang|empfang begrussung empfangen rezeption
    food|das Essen|essen speise* kuche gericht gerichte mahlzeit* fleisch fisch schnitzel abendessen mittagessen geschmack pommes burger braten kartoffel* knodel currywurst flammkuchen maultaschen steak salat salate suppe suppen pasta nudeln sosse beilage* vorspeise* doner sushi obst gemuse kase wurst aufschnitt nudel schweinebraten rostbraten sauerbraten gulasch schweinshaxe haxe backhendl hendl hahnchen huhn ente pute lachs forelle garnelen scampi meeresfruchte calamari ramen bowl bowls wrap wraps falafel kebab kebap pommesportion spatzle kasespatzle knodeln gnocchi lasagne spaghetti carbonara risotto curry gemusecurry reis salatbar eintopf linsen erbsen bohnen spargel pilze champignons kartoffelsalat kartoffelpuree bratkartoffeln leberkase weisswurst wurstchen bratwurst frikadelle* bulette* fischstabchen backfisch tapas vorspeisen hauptgang hauptgericht* hauptspeise* zwischengang menu menus mittagsmenu tagesmenu tagesgericht* tagesteller mensaessen kantinenessen beilagen zutaten gewurz* gewurzt ungewurzt sossen dressing ketchup panade roh durchgegart schmeckt schmeckte schmecken schmeckten geschmeckt joghurt erdbeeren trauben apfel lamm lammkarree rind rinds* roulade* kotelett truffel teig belag schlagersahne rahm quark pudding gelee sulze leber nieren zwiebel knoblauch gurke tomate mozzarella schinken salami speck pastete ravioli tortellini penne fusilli wok pad sate fruhlingsrolle miso udon thunfisch zander dorsch kabeljau seelachs matjes hering krabben muscheln oktopus tintenfisch reh hirsch wildschwein kaninchen gans truthahn schnitzelchen leberknodel griessnockerl nockerl schupfnudel dampfnudel rosti fondue raclette krautsalat sauerkraut rotkohl blaukraut rotkraut wirsing spinat brokkoli mais paprika oliven kapern pesto mayo mayonnaise remoulade senf salz pfeffer krauter fett frittiert panierte gegrillt gebraten durchgebraten blutig matsch matschige geschmacksneutral fertigprodukt tiefkuhl mikrowellen dosenfutter dosengemuse kantinenfrass frass speisenqualitat snacks snack chips nachos hotdog burgerbrotchen bratling patty patties pulled rippchen spareribs steaks filet rumpsteak kinderessen kinderschnitzel vollkost krankenhausessen schonkost
    breakfast|das Frühstück|fruhstuck* fruhstucksbuffet ruhrei aufbackbrotchen aufback* fruhstuckswurst fruhstuckstisch fruhstuckszeit* fruhstucksraum* obstkorb musli marmelade konfiture honig toast toaster spiegelei* brunch fruhstucken gefruhstuckt morgenbuffet fruhstucksangebot fruhstucks kornerbrot brotauswahl cerealien obstsalat eierspeise wurstplatte aufschnittplatte orangensaft marmeladen
    buffet|das Buffet|buffet bufett buffett brunchbuffet
    pizza|die Pizza|pizza pizzen
    bread|das Brot|brot brote brotchen backwaren semmel* brezel* croissant* semmeln baguette* laugen* krapfen kipferl geback* roggenbrot vollkornbrot zopf brotlaib rundstuck schrippe wecken weckerl kornspitz
    desserts|die Desserts|dessert* nachtisch kuchen torte torten eis eisbecher kugel kugeln tiramisu strudel apfelstrudel sahne schlagobers muffin* kekse waffel waffeln pfannkuchen palatschinken kaiserschmarrn nachspeise mousse panna cremes eiscreme softeis sorbet torteneck kuchenstuck stuckchen plunder donuts schnecke marzipan pralinen schokolade schoko
    portions|die Portionen|portion portionen kinderportion* portionsgrosse* mickrig* kinderteller portiönchen portionchen haufchen miniportion sattgeworden
    menu|die Karte|speisekarte karte tageskarte kinderkarte getrankekarte menukarte speisenkarte speisekarten
    drinks|die Getränke|getrank* cocktail* drink drinks tee teebeutel saft safte schorle limo limonade cola spritz aperitif aperitivo schnaps gin whisky mixgetrank* kakao smoothie* leitungswasser mineralwasser prosecco sekt radler weinschorle milchshake* softdrink sprudel apfelschorle apfelsaft orangensaft aperol likor tonic eiswurfel glaschen flasche flaschen becher karaffe krug
    wine|die Weine|wein weine weinkarte weissweine rotwein weisswein veltliner riesling hauswein flaschenwein
    beer|das Bier|bier biere weizen weissbier pils pilsner seidel fassbier bierzapf*
    coffee|den Kaffee|kaffee cappuccino espresso espressi milchkaffee latte melange milchschaum kaffeemaschine filterkaffee americano flatwhite kaffees kaffeeautomat* cappucino kaffeegetrank kaffeebohnen kaffeepads hafermilch sojamilch
    rooms|das Zimmer|zimmer hotelzimmer doppelzimmer suite zimmern einzelzimmer familienzimmer schlafzimmer suiten bungalow* mobilheim* ferienhaus zimmer* chalet* wohnzimmer* ausziehcouch schlafcouch schlafsofa* schrank kleiderbugel nachttisch* minibar tresor mehrbettzimmer* dreibettzimmer* vierbettzimmer* unterkunft* schlafsaal* rollladen rolladen rollo rollos jalousie* vorhang vorhange vorhangen verdunkelung* apartments appartement* altbau neubau meerblick balkonzimmer wohnwagen raum raume raumen kabine kabinen appartments hutte hutten zelt tipi bungalows ferienhauschen hauschen einzelbett dachzimmer dachgeschoss kellerzimmer souterrain innenhof zimmernachbar zimmerservice fensterlos kleiderschrank schranktur
    bed|das Bett|bett betten matratze* kissen bettwasche bettdecke decken bezug lattenrost* federkern* feldbett* stockbett* etagenbett* schlafsack* kopfkissen* laken bettlaken* spannbettlaken topper* boxspring* daunen* oberbett* federbett* liegeflache bettgestell* doppelbett* zustellbett* kinderbett* babybett* matratzen schlaflager pritsche sprungfedern federn schlafqualitat matratzenauflage betttuch bettlaken bezuge uberdecke kuhle liegekuhle durchhang
    bathroom|das Bad|bad badezimmer badezimmern waschbecken badewanne brause* duschkopf* duschvorhang* duschkabine* wasserdruck abfluss* klospulung* spulung toilettenpapier klopapier toilettenburste* klobrille* seifenspender* seife fohn haartrockner waschraum* waschhaus* waschhauser armatur armaturen duschtur* wasserstrahl bader badern badezimmers fliesen fugen duschwanne* duschtasse toilettensitz rohr rohre verkalkung silikonfuge silikonfugen duschgel shampoo waschlappen handwaschbecken spritzschutz nasszelle nasszellen ausguss siphon tropfend plastikvorhang duschstange handbrause regendusche waschtisch klospulkasten spulkasten
    toilets|die Toiletten|toilette* wc wcs klo klos sanitar* abort urinal* pissoir* kloschussel* toilettenanlage*
    showers|die Duschen|dusche duschen duschraum* geduscht duschwasser
    pool|das Schwimmbad|pool schwimmbad becken aussenbecken innenbecken rutsche rutschen schwimmbecken wellenbad planschbecken kinderbecken stromungskanal aussenpool innenpool poolliegen poolbar liegewiese chlor beckenrand badewasser beckenwasser schwimmen schwimmbahn bahnen chlorwasser badebereich nichtschwimmer babybecken kinderbereich wasserrutsche sprungturm sprungbrett freibadgelande
    seating|die Sitzplätze|sitz sitze sitzplatz* stuhl stuhle sessel sofa tische hocker barhocker bierbank bierbanke bierbanken banke banken lehne lehnen ruckenlehne* armlehne* beinfreiheit kniefreiheit klappstuhl* sitzreihe* sitzbank* polster polsterung liegestuhl* sonnenliege* sonnenstuhl* katzentisch* stehtisch* mittelplatz* fensterplatz* holzbank* plastikstuhl* sitzgelegenheit* sitzkomfort sitzpolster stuhlen sesseln sitzen beinraum kissenbezug eingequetscht stehplatze sitzfleisch campingstuhl hartholz kindersitz hochstuhl hochstuhle sitznachbar reihen sonnenliegen strandliegen
    view|die Aussicht|aussicht ausblick blick meerblick seeblick bergblick panorama blickrichtung betonwand mauerblick hinterhofblick fensterblick hauswand
    terrace|die Terrasse|terrasse garten biergarten terrassen balkon balkone gastgarten dachterrasse
    location|die Lage|lage haltestelle* bushaltestelle* fussweg* gehminuten luftlinie entfernung abgelegen* hauptstrasse* bundesstrasse* gewerbegebiet* industriegebiet* anfahrt anfahrtsweg navi wegbeschreibung ortszentrum stadtzentrum innenstadt stadtrand pampa schotterweg schotterpiste ausgeschildert schild schilder hinweisschild* wegweiser beschilderung* standort umgebung gegend stadtteil randlage einode hinterhof seitenstrasse hanglage anbindung verkehrsanbindung verkehrslage fussmarsch heimmarsch shuttlebus
    parking|die Parkplätze|parkplatz* parken parkhaus* parkbucht* parkgebuhr* parkschein* parkscheibe* parkplatzsuche tiefgarage* knollchen parkticket* parkuhr* falschparker* parkverbot* parkraum* parkzone* geparkt parkmoglichkeit* parkdeck parkflache* stellplatz stellplatze strafzettel parkautomat* zugeparkt parksituation parkdauer parkplatz parklucke parklucken parkflachen parkgarage parkhausgebuhr parkausweis anwohnerparken kurzparkzone strafmandat verwarngeld bussgeld parktarif parkzeit
    wifi|das WLAN|wlan wifi internet router internetverbindung* internetzugang netzempfang handyempfang mobilfunkempfang hotspot verbindungsabbruch datenvolumen downloadrate netzwerk zugangscode lanverbindung gastnetz bandbreite
    decor|die Einrichtung|einrichtung ausstattung dekoration dekor deko kerzen kitsch pappwande plastikblumen tapezierung wandfarbe plastikdeko eingerichtet bestuhlung
    atmosphere|die Atmosphäre|atmosphare ambiente stimmung flair charme bahnhofshalle wartesaalatmosphare gemutlichkeit wohlfuhlort wohlfuhlfaktor kantinenflair stimmungsvoll* stimmungskiller sterile steril lieblosigkeit langeweile ode trostlos trist kahl kahle kahler seelenlos unpersonlich anonym bahnhofsatmosphare publikum klientel
    music|die Musik|musik playlist hintergrundmusik dj techno schlager beschallung partyhits musikauswahl panflote* lieder musikanlage radiosender radio dauerschleife endlosschleife schlagermusik bums lautstarken beat beats liedauswahl
    noise|den Lärm|larm laut laute lauter krach hellhorig* strassenlarm baularm larmbelastigung baustelle* presslufthammer* bohrmaschine* bohren gehammer hammern gehammert bass basse bassen rumst rumsen rumpelt rumpeln poltern poltert gepolter schnarch* gegrole grolen gegrolt grolende grolenden gejohle johlen johlende partylarm* partymusik nachtruhe oropax ohropax ohrstopsel ohrenstopsel gebell bellen bellt hundegebell trittschall lautstarke geschrei fluglarm verkehrslarm gerausch gerausche gerauschkulisse telefonierend* kreischen kreischt kreischende kindergeschrei lautsprecherdurchsagen ruhestorung* gequatsche larmende larmenden larmt larmig* laerm bauarbeiten bagger kettensage laubblaser rasenmaher staubsauger kirchenglocken glocken glocke musikanlage technobass partys partyvolk larmpegel gerauschpegel schreiende quietscht quietschen quietschten knarrt knarren knarzen knarzt turenschlagen turenknallen zuschlagende knallende mullabfuhr lieferwagen laubgeblase hellhorigkeit lkw lkws laster drohnt drohnte drohnend drohnende
    cleanliness|die Sauberkeit|sauberkeit hygiene dreck schmutz reinigung putzen endreinigung staub krumel brosel kruste krusten flecken fleck schimmel* spinnweben geputzt gewischt gereinigt putzfrau* putzkraft* reinigungskraft* wischen gesaugt saustall saustalle mull mullsack* mulleimer* mullbeutel abfall* abfalleimer* lippenstift* essensreste speisereste zimmerreinigung zwischenreinigung staubschicht* staubflusen wollmause kaugummi* geputzte unhygienisch gelufteter besenrein putzmittel putzplan ungereinigt klebt kleben klebte klebten verkrust* versifft* grind vormieter* schmierig schmiere fettfilm schlieren dreckspatzen grindig speckig ungewaschen verdreckte kaffeeflecken zahnpasta haarbuschel haarknauel fussel pfutze pfutzen vogelkot kippen zigarettenkippen aschenbecher fingerabdrucke ungespult spulen abgewischt ausgewischt ausgeleert geleert uberquoll quoll mullbehalter muffelnd putzlappen lappen desinfektion hygienestandard hygienisch vorgast vorgaste vorgasten papierkorb
    wait|die Wartezeit|wartezeit* warten gewartet schlange warteschlange* angestanden anstehen schlangestehen anstellen rumsitzen herumsitzen herumgesessen rumgesessen rumgestanden herumgestanden drankam drankamen drankommen drangekommen warteschlangen wartete warteten warte wartest wartet gewartete schlangen stau staute stauen staut stundenlang* ewigkeiten warterei wartedauer verzogerung verzogert vertrostet vertrosten hingehalten hinhalten geschlagene schleppend ewigen langwierig trodel wartemarke wartelisten vorgelassen vorgedrangt vordrangeln nummernzettel
    price|die Preise|preis preise preislich preiserhohung* preissteigerung* preisanstieg eintrittspreis* spritpreis* preisen preisliste* preisniveau wucher geldmacherei halsabschneider* mogelpreise kostspielig* preisgestaltung preissprung preisanpassung preiserhohungen nachlass rabatt preisvergleich mehrpreis einheitspreis preisverhaltnis wucherpreis mondpreis geldbeutel teuerung inflation
    expensive|die Preise|teuer teure uberteuert* teurer wucher* abzocke abgezockt geldschneiderei nepp touristennepp touristenfalle happig* unbezahlbar* gesalzen uberhoht saftiger unverhaltnismassig verteuert horrend astronomisch exorbitant
    amount|die Preise|euro euros franken
    value|das Preis-Leistungs-Verhältnis|preisleistung preisleistungsverhaltnis
    choice|die Auswahl|auswahl sortiment angebot alternativen alternative sorten vielfalt produktauswahl filmauswahl getrankeauswahl weinauswahl vegetarisches vegetarische vegane veganes veganer vegetarier abwechslung eintonigkeit standardangebot getrankeangebot speisenangebot speisenauswahl sortimentsauswahl produktpalette
    delivery|die Lieferung|lieferung* lieferzeit* geliefert versand versandkosten lieferkosten zugestellt zustellung* liefertermin* lieferdatum liefertag* lieferungen abstellort ablageort ablegeort verschickt versendet versandt losgeschickt lieferfenster lieferstatus liefert lieferte liefern ausgeliefert auslieferung* paketdienst* spedition* hermes dhl dpd gls versandkostenfrei zustellversuch* lieferverzogerung* wunschtermin lieferant lieferdienst* zustellfenster postfiliale briefkasten hauseingang zustellbenachrichtigung abholschein bote anlieferung angeliefert lieferzeitraum lieferprobleme verspatete paketstation nachbarin
    parcel|das Paket|paket pakete ware sendung sendungen packchen brief briefe paketshop* abholkarte packchens
    driver|den Fahrer|fahrer fahrerin busfahrer* taxifahrer* lieferant* bote zusteller* paketbote* postbote* kurier* chauffeur* lokfuhrer* schaffner* kontrolleur* fahrstil fahrweise vollgas vollbremsung* bremst gerast rast raste taxler tramfahrer* fahrkunst fahrweisen gehupt hupte hupt drangelt raser raserei bremsmanover bremste abgebremst tempolimit beschleunig
    product|die Produkte|produkt produkte artikel mobel kleidung schuhe fleischtheke material verarbeitung naht nahte stoff sohle sohlen saum reissverschluss pulli pullover akku verschleissteil rosen strauss blumenstrauss tulpen pflanze pflanzen gurke produktqualitat warenqualitat stoffe gewebe faden fabrikat nahten klebestelle schuhsohle absatze knopf knopfe kabel stecker display scharnier schraubverschluss deckel spielzeugs fehlkauf fehlproduktion billigware ramsch mangelexemplar
    advice|die Beratung|beratung beraten beraterin berater empfohlen empfehlung empfohlene fachwissen fachkenntnis* fachberatung fachmann ahnung ahnungslos* sachkunde fehlberatung beratungsgesprach* fachpersonal anprobe fachverkauferin beraterkompetenz falschberatung inkompetenz kompetenz sachkenntnis planlos uninformiert fachlich auskenn auskennt einschatzung
    checkout|die Kasse|kasse kassen kassa kassenband kassenschlange* selbstbedienungskasse* schalter schaltern kassenpersonal kassabereich kassensystem kassierin kassenschlangen kassenpersonals scannerkasse bondruck
    haircut|den Haarschnitt|haarschnitt schnitt frisur haarlange haarschnitte undercut scheitel frisuren haarverlangerung haarlangen haarspitzen dauerwelle kurzhaarschnitt stufenschnitt topfschnitt topffrisur haaransatz bart rasur friseurstuhl
    colour|die Farbe|farbe strahnen haarfarbe blondierung farbton tonung balayage strahne foliensträhnen gelbstich grunstich orangestich farbergebnis farbung haarfarben gefarbt farben gestrahnt
    stylist|den Friseurbesuch|friseur* frisor* barbier* coiffeur* coiffeuse friseurin haarstylist*
    treatment|die Behandlung|behandlung* massage* manikure maniküre fullung fullungen sitzung sitzungen spritze operation op tattoo tatowierung nagel wimpern augenbrauen kosmetik waxing pedikure gesichtsbehandlung gelnagel krone plombe zahnreinigung einlagen nachsorge diagnostik rontgen blutabnahme zahnersatz prothese betaubung therapie akupunktur physiotherapie acrylnagel fusspflege peeling gesichtsmaske wimpernverlangerung piercing
    repair|die Reparatur|reparatur* inspektion ersatzteil* werkstatttermin olwechsel klappern klappert reifenwechsel reparieren repariert instandsetzung getriebeschaden kostenvoranschlag fehlersuche reparaturen werkstattbesuch austauschteil auftragsarbeit pfusch pfuscher gepfuscht murks vermurkst stumper dilettant
    mechanic|die Werkstatt|mechaniker* meister werkstatt werkstatten kfz-meister monteur monteure techniker technikerin installateur* handwerker elektriker klempner
    bill|die Rechnung|rechnung rechnungen mahnung* inkasso* abbuchung* abgebucht abbuchen bucht nachzahlung* endabrechnung* abrechnung* schlussrechnung* endpreis* grundpreis* kassenzettel kassenbon* bon beleg belege quittung* einzugsermachtigung kontoauszug* doppelabbuchung* kassabon posten positionen rechnungsbetrag gesamtbetrag betrag betrage differenz falschbetrag ratenzahlung einzug guthabenabzug strafgebuhr rechnungs
    doctor|die ärztliche Betreuung|arzt arztin zahnarzt* doktor arzte arzten arztes arztlich* tierarzt* hausarzt* chirurg* orthopade* therapeut* physiotherapeut* zahnarztin diagnose* doktorin heilpraktiker* facharzt arzthelferin behandler medizin mediziner assistenzarzt kinderarzt augenarzt hautarzt frauenarzt arztpraxis praxis praxisteam
    appointment|den Termin|termin termine terminvergabe terminen terminabsage* kontrolltermin* vorsorgetermin* besichtigungstermin* terminverschiebung* ersatztermin* termins terminvereinbarung* terminplanung wunschtermin* umtermin* terminkalender terminbuchung* neupatient* bestandspatient* aufnahmestopp vereinbart* sprechstunde* sprechzeit* wartefrist vertroste terminverlegung terminkarte terminprobleme terminzusage ersatztermine handwerkertermin einbestellt vorgesprach
    machines|die Geräte|gerat gerate maschinen automat automaten pfandautomat* trockner* waschmaschine* wasserspender* laufband* laufbander* laufbandern kabelzug rudergerat* ergometer hantel hanteln getrankeautomat* ticketautomat* fahrkartenautomat* scanner drucker* spulmaschine* geschirrspuler* backofen ofen kopierer beamer rolltreppen terminal zapfsaule ladesaule ladestation saugautomat munzautomat waschmaschinen parkautomaten kassenautomaten gefriertruhe kuhltheke ruder fahrradergometer kraftgerat kraftgerate seilzug sprossenwand rutschbahn
    changing|die Umkleiden|umkleide* spind*
    trainer|die Trainer|trainer trainerin trainern trainerinnen coach coaches fitnesstrainer*
    classes|die Kurse|kurs kurse unterricht kursen fahrstunde* unterrichtsstunde* probetraining* probestunde* schnupperstunde anfangerkurs* kursplan schwimmkurs* tanzkurs* sprachkurs* nachhilfe* lektionen lektion unterrichtsmaterial kursinhalt kursniveau kurstag kursgruppe kursgrosse trainingseinheit schnupperkurs lerntempo lehrplan stundenplan gruppengrosse
    teacher|die Lehrkräfte|lehrer* lehrkraft* dozent* fahrlehrer* lehrerin lehrerinnen lehrkrafte ausbilder* kursleiter* kursleitung prufer* betreuungslehrer nachhilfelehrer* skilehrer* tanzlehrer* schwimmlehrer* unterrichtsstil lehrmethode didaktik padagogik lehrpersonal lehrkorper schulleiter schulleitung klassenlehrer referent referentin kursleitungen
    agent|den Makler|makler* vermieter* hausverwalter* hausverwaltung* wohnungsbesichtigung besichtigung* besichtigungen maklerburo maklerprovision immobilienmakler hausverwaltungen wohnungsubergabe wohnungssuche mietinteressent
    flat|die Wohnung|wohnung wohnungen apartment ferienwohnung wohnungs* mietwohnung* fewo mietwohnungen einzimmerwohnung altbauwohnung wg zweizimmerwohnung
    communication|die Kommunikation|kommunikation
    exhibition|die Ausstellung|ausstellung* sammlung exponat* vitrine* gehege tierhaus tropenhaus schautafel* texttafel* kunstwerke museumsshop beschilderungen kunstwerk gemalde skulptur dauerausstellung sonderausstellung museumsraume
    guide|die Führung|fuhrung guide fuhrungen fuhrer reiseleiter* reiseleitung stadtfuhrung audioguide* rundfahrt* reisefuhrer
    journey|die Fahrt|fahrt abfahrt abfahrtszeit* umsteigen umstieg streckenfuhrung umweg umwege uberfahrt transferfahrt busreise bahnreise bootsfahrt
    delay|die Verspätung|verspatung* unpunktlichkeit ausfall ausfalle zugausfall* ausgefallen entfallt entfiel ersatzverkehr schienenersatzverkehr verspatetes verspat verzug zugverspatung flugverspatung abflugverspatung
    vehicle|das Fahrzeug|auto fahrzeug* wagen mietwagen* leihwagen* roller rollern e-scooter scooter autos leihrad* leihrader fahrrader reifen tacho bremsgriff lenker rader kleinbus wohnmobil lenkrad kupplung bremse scheibenwischer sitzbezug sitzbezuge kofferraum motorrad ebike pedelec sattel
    crashes|die Abstürze|absturz* sturzt abgesturzt
    booking|die Buchung|buchung reservierung buchungs* buchungen umgebucht umbuchen umbuchung* eingebucht uberbucht* uberbuchung doppelbuchung doppelbelegt reserviert reservierten reservierte reservierungs* reservierungen tischreservierung* vorbestellt buchungsbestatigung* vorreserviert sitzplatzreservierung* reservieren tischbestellung buchungsportal buchungsfehler falschbuchung umquartiert ausgebucht buchungssystem bestatigung zusage
    climate|die Klimatisierung|klimaanlage* klima klimatisierung klimagerat* klimaanlagen
    heating|die Heizung|heizung* heizkorper radiator radiatoren heizlufter beheizt
    hotwater|das warme Wasser|warmwasser heisswasser kaltwasser boiler durchlauferhitzer duschwassers
    towels|die Handtücher|handtuch* badetuch* badetucher handtucher handtuchern handtuchwechsel saunatuch saunatucher bademantel waschhandschuh
    lift|den Aufzug|aufzug* fahrstuhl* lift lifte rolltreppe* aufzugs aufzuge aufzugen personenaufzug lastenaufzug treppenlift
    smell|den Geruch|geruch geruche gestank mief riecht roch rochen riechen gerochen muffeln muffelt moder modert schweiss schweissgeruch rauchgeruch* zigarettenrauch* zigarettengeruch* chlorgeruch kanalgeruch abwassergeruch* uringeruch geluftet miefig* miefen gestunken stinkt stank stinken duft dufte parfumwolke frittierfett* frittiergeruch* nikotin* zigarettenqualm qualm raucherzimmer* stunk gerulche duftet ausdunstung duftkerze essensgeruch kuchengeruch kaltrauch abgestandener faulig verwest fakalien kloake guelle gulle klogeruch schimmelgeruch kellergeruch kellermuff moderig feuchtgeruch muffelte muffelten miefte
    pests|die Insekten|mucken stechmucken bettwanze* kakerlake* ameise* spinne spinnen mause maus ratte ratten silberfisch* wespen wespe ungeziefer mottenn larven flohe kafer fruchtfliegen obstfliegen stubenfliegen motten schaben schabe kakerlaken tausendfussler ohrwurm ohrwurmer insekt kellerassel blattlaus blattlause
    kitchenette|die Küchenausstattung|kochnische kuhlschrank* geschirr mikrowelle* herd wasserkocher topf topfe pfanne pfannen gabeln messer teller besteck tassen kaffeemaschinen herdplatte* kochplatte* kuhlfach kaffeefilter spulmittel spultabs geschirrtuch korkenzieher dosenoffner grundausstattung kuchengerat schneidebrett brotmesser glaser schusseln
    beach|den Strand|strand strande strandabschnitt kiesstrand sandstrand seetang algen liegestuhlverleih
    spa|den Wellnessbereich|wellness* sauna* spa whirlpool dampfbad dampfsauna ruheraum ruhebereich aufguss* spabereich wellnessbereich ruheraume saunabereich aufgusse massageliege eisbrunnen tauchbecken whirlpools
    animation|die Animation|animation* kinderprogramm kinderbetreuung kinderclub animateur* spielplatz* unterhaltungsprogramm animationsprogramm abendprogramm kinderdisco miniclub unterhaltung
    deposit|die Kaution|kaution anzahlung mietkaution* pfand mietsicherheit kautionsruckzahlung
    refund|die Abwicklung der Zahlung|erstattung* ruckerstattung* erstattet erstatten gutschrift ruckzahlung ruckerstattung ruckuberweisung* zuruckerstattet zuruckuberwiesen zuruckgezahlt zuruckbezahlt zuruckzahlen zuruckzuzahlen erstattungs* geldzuruck guthaben* zuruckbekommen zuruckerhalten
    order|die Bestellung|bestellung* verwechselt* vertauscht* falschlieferung* fehlbestell* vorbestellung* bestellnummer* teillieferung* bestellvorgang bestellannahme bestellfehler lieferschein auftragsbestatigung
    answer|die ausgebliebene Antwort|keineantwort
    crowd|den Andrang|zuvielandrang gedrange gequetscht quetschen gedrangt gequetsche menschenmassen menschenmenge* eingepfercht zusammengepfercht sardinen* olsardinen ellbogen* massenabfertigung massentourismus uberlaufen uberfullung andrang gedrangel drangeln menschentrauben uberbelegt*
    hours|die Öffnungszeiten|offnungszeit* ofnungszeit* aushang ruhetag* mittagspause* ladenschluss schliesszeit* betriebsferien betriebsurlaub geschaftszeit* abholzeit* zusperren zugesperrt aufgesperrt sperrstunde kuchenschluss turzeiten verschlossen verschlossener verschlossene turschluss schliessung feiertag feiertage geschaftszeiten winterpause saisonende betriebsruhe mittagsruhe
    facilities|die Anlage|anlage anlagen
    access|den Zugang|zugang zugange zufahrt barrierefreiheit stufen rampe rampen treppe treppen rollstuhl* kinderwagen* schranke barrierefrei*
    manners|das Personal|angeblafft angeschnauzt angemault angefaucht angepflaumt angemotzt angeraunzt angepampt angeknurrt angezickt abgewimmelt abgespeist abgekanzelt zurechtgewiesen augenrollen augenverdrehen schnippisch* blaffte blafft schnauzte schnauzt raunzte raunzt motzte motzt motzig* maulte mault grantig* grantelt grantelte granteln muffelig* murrisch* mufflig* griesgram* zickig* zickte schroff* unwirsch* gereizt* hochnasig* hochmutig* selbstgefallig* besserwisser* oberlehrerhaft* anschnauzen anblaffen anmotzen anmaulen anpflaumen unverschamte unverschamter kaltschnauzig* rotzfrech* rotzig* belachelt wortlos* genervte genervter unterkuhlt uberheblichkeit herablassung patzigkeit anpampen angestarrt ausgelacht belachelte weggeschickt abgefertigt ignorierte angezischt zurechtweisung zurechtgestutzt bevormundet bevormundung angebrummt brummig murmelte seufzte gahnte gahnend augenrollend wegsah dreist dreiste dreister dreistigkeit anherrschen angeherrscht abkanzeln ruppige ruppiger anranzen angeranzt geraunzt
    waitingroom|den Wartebereich|wartezimmer* wartesaal wartebereich* wartehalle wartenummer*
    contact|die Kommunikation|telefon telefonat* telefonisch* telefoniert anruf anrufe anrufen angerufen ruckruf* zuruckrufen zuruckgerufen zuruckzurufen anrufbeantworter* mailbox mail mails email emails nachricht nachrichten chat chatbot* ticketnummer antwort antworten geantwortet antwortet beantwortet ruckmeldung* rufnummer* telefonnummer* kontaktformular* rief ruft anrief erreichbar erreichen erreicht meldet melden meldete whatsapp kontakt kontaktieren kontaktiert kontaktaufnahme ansprechpartner* sekretariat erreichbarkeit funkstille ruckantwort antwortzeit durchgestellt weiterverbunden weitergeleitet aufgelegt abgehoben kontaktversuch anschreiben hotlines serviceline postfach ticketsystem nachgehakt nachfragen nachgefragt anfrage anfragen
    payingmeans|die Zahlungsmöglichkeiten|kartenzahlung* bargeld barzahlung* kartenlesegerat* kartengerat* kartenterminal* girocard kreditkarte kreditkarten bankomat* bares kleingeld wechselgeld rausgeben herausgeben paypal klarna lastschrift* vorkasse bankomatkarte* maestro bargeldlos* zahlungsart* zahlungsmittel* zahlungsmethode* zahlungsmoglichkeit* kartenzahler* karteleser* banknote* geldschein* munze munzen munzeinwurf ratenzahlung* funfziger zwanziger hunderter eckarte ec visa mastercard karteneinsatz applepay googlepay twint kassenautomat uberweisen vorauskasse guthabenkarte
    fees|die Gebühren|gebuhr gebuhren servicegebuhr* bearbeitungsgebuhr* zusatzkosten aufschlag* zuschlag* aufpreis* zuzahlung* eigenanteil* nebenkosten* mahngebuhr* zusatzgebuhr* extrakosten kostenpflichtig* pauschale* reinigungspauschale* kurtaxe anfahrtspauschale* anfahrtskosten kosten kostet kostete berechnet verrechnet nachberechnet berechneten verrechneten kostenfalle mehrkosten kostensteigerung bereitstellungsgebuhr verwaltungsgebuhr ruckbuchungsgebuhr buchungsgebuhr vermittlungsgebuhr einschreibegebuhr tarife zusatzleistung extras aufgeschlagen saftige ortstaxe gedeck gedeckpreis couvert minibar
    cancellation|die Stornierung|storno stornierung* storniert stornieren stornierte stornokosten absage abgesagt annulliert* gecancelt abbestellt* rucktritt* stornobedingungen stornofrist*
    contract|den Vertrag|vertrag vertrage vertrags* mindestlaufzeit* laufzeit* kundigung* gekundigt kundigen kundigte abo abos probeabo* jahresabo* monatsabo* abonnement* abofalle* probemonat* mitgliedschaft* mitgliedsbeitrag* widerruf* sonderkundigung* einschreiben abmeldung fristgerecht* verlangerung* verlangert tarif* tarifwechsel bonus neukundenbonus treuebonus knebelvertrag kundigungsbestatigung vertragsbindung drittanbieter kleingedrucktes kundigungsbutton jahresvertrag verlangerte austritt ausgetreten
    temperature|die Temperatur|temperatur* raumtemperatur gefroren frieren froren fror frosteln frostel* bibber* gebibbert schlottern schlotter* hitze geschwitzt schwitzen schwitzt schwitzten thermostat* zugluft durchzug eiskeller kuhlschranktemperatur geheizt heizt heizen heizlufter* heizstrahler* brutofen tropisch* saunatemperatur* uberhitzt unterkuhlt klamm klamme feuchtkalt wolldecke winterjacke ausgekuhlt auskuhlen aufgeheizt schwule schwul ventilator ventilatoren ventilators luftung luftungsanlage beluftung frischluft sauerstoff stickig stickige stickiger stickiges
    room|den Platz|platzmangel platznot schmal schmaler schmale schmalen quadratmeter* bewegungsfreiheit durchgang gange durchkommen raumchen kammer kammerchen abstellkammer kabuff besenkammer schlauch schuhschachtel schuhkarton stauraum ablage ablageflache ablageflachen
    upkeep|den Zustand|tapete tapeten teppich teppiche teppichboden laminat putz schublade* turgriff* turklinke* risse abgeblattert* blattert blatterte brockelt brockeln broselt wackelt wackelte wackeln abgewetzt* verschlissen* ausgeleiert* instandhaltung* sanierung* renovierung* renoviert saniert wasserhahn* tropft tropfte tropfen rost rostig* verrostet* schimmel schimmelt instandgesetzt mangel mangeln mangelliste klemmt klemmte klemmen verwohnt* verlottert* verfallen* verwahrlost* reparaturbedurftig* altersschwach* schabig* abgeranzt* ramponiert* zerfleddert* verkalkt* wasserschaden reparieren repariert abnutzung fassade gelander verblichen vergilbt ausgebleicht fleckige fenstergriff dichtungen schimmelflecken feuchtigkeit feucht feuchte feuchter nasse durchnasst wackelkontakt kaputte kaputter instandsetzung bruchbude absteige bude baufallig baracke zerschlissen abgeplatzt abgeschlagen abgebrochen geflickt notdurftig bastelei gesprungen undichte renovierungsstau investitionsstau siebziger siebzigern siebzigerjahre achtziger achtzigern neunziger neunzigern jahrzehnte
    furniture|die Möbel|mobiliar einrichtungsgegenstande regal* schranke kommode* nachtkastchen couchtisch gartenmobel* schreibtisch tischchen einrichtungs garderobe spind kleiderhaken
    light|die Beleuchtung|licht beleuchtung neonlicht* neonrohre* lampe lampen funzel* gluhbirne* beleuchtet lichter lichtschalter stromausfall schummrig schummer nachttischlampe leselampe deckenlampe grell neon dunkelheit tageslicht lichtverhaltnisse gluhbirnen flackert flackern flackernd
    stock|die Verfügbarkeit|ausverkauft* vergriffen* vorratig* lieferbar* regal regale regalen leergefegt* leergeraumt* leergekauft* nachschub nachbestell* lagernd lager warenbestand verfugbar* verfugbarkeit vorrat nachgefullt auffullen aufgefullt fehlbestand restposten nachbestellung regalluck regallucke warenverfugbarkeit lieferengpass nachgeliefert sortimentslucke auslauf leergefegte leergefegten
    ordered|die Bestellung|bestellt bestellten bestelle bestellen
    tracking|die Sendungsverfolgung|sendungsverfolgung* trackingnummer* tracking sendungsnummer* sendungsstatus
    packaging|die Verpackung|verpackung* verpackt karton kartons luftpolster* polstermaterial schachtel fullmaterial umverpackung blister folie luftpolsterfolie styropor umschlag zeitungspapier pappe pappkarton
    scratches|die Schäden|kratzer kratzern schramme* delle dellen beule beulen scherben beschadigung* sturzschaden lackschaden lackspur* riss transportschaden wasserflecken zerbrach zerbrachen demoliert* eingedellt* verbeult* zerdruckt verbogene zerbeult eingedruckt schaden schadens beschadigen abgebrochene splitter sprunge brandloch locher fleckig
    warranty|die Garantie|garantie* gewahrleistung* gewahr kulanz* hersteller herstellergarantie eingeschickt eingesandt einschicken ersatzgerat* verschleiss reklamation* reklamiert reklamieren reklamierte nachbesserung* gebrauchtwagengarantie garantiefall reparaturdienst serviceheft garantiezeit kulanzregelung herstellers produktfehler garantieanspruch kundendiensttechniker einsenden zuruckgewiesen ersatzlieferung
    returns|den Umtausch|retoure* rucksend* umtausch* umgetauscht umtauschen zuruckgeben zuruckgegeben zuruckschicken zuruckgeschickt zurucksenden ruckgabe* retourenlabel* umzutauschen zuruckgenommen zurucknehmen rucknahme* widerrufsrecht rucknahmebedingungen ruckversand rucksendekosten abholauftrag
    listing|die Beschreibung|bilder beschreibung* artikelbeschreibung* produktbeschreibung* fotos bildern abgebildet beworben geworben wirbt werben inserat* inseriert anzeige prospekt* katalog* angepriesen lockangebot* mogelpackung* ausgewiesen versprochene versprochenen versprochener vorgegaukelt irrefuhrend* werbeversprechen werbung werbefotos angegeben angegebene produktfoto produktbild beschriebene beschrieben falschangabe angaben augenwischerei bauernfanger lockpreis lockvogelangebot exposé expose suggeriert
    selling|das Verkaufsgespräch|verkaufsgesprach* verkaufsmasche* aufgedrangt aufdrangen aufgeschwatzt aufschwatzen aufzuschwatzen aufdringlich* andrehen angedreht verkaufsdruck zusatzversicherung* werbeanruf* zusatzverkauf* zusatzoptionen upselling abschwatzen aufquatschen aufgequatscht uberreden uberredet uberrumpelt* verkaufsveranstaltung* lockvogel* aufgenotigt zusatzprodukte verkaufstaktik hartnackig kaufdruck verkaufsorientiert zusatzkauf produktprasentation verkaufsveranstaltungen aufdringlichkeit penetrant bedrangt umgestimmt telefonwerbung pflegeprodukte pflegeserie
    information|die Auskünfte|auskunft* auskunfte information* infos informiert hinweis hinweise aufklarung aufgeklart beschriftung* erklart erklarung* erklaren erklarte durchsage* ansage ansagen widerspruchlich* unklar unklarheit irrefuhrung falschinformation falschauskunft informationen infotafel ankundigung angekundigt vorwarnung unwissend unwissenheit aussage aussagen
    handling|die Bearbeitung|antrag antrage antrags* formular formulare unterlagen dokument dokumente bearbeitung* bearbeitet bearbeitungszeit* bearbeitungsnummer eingereicht nachgereicht sachbearbeiter* aktenzeichen vorgang vorgangsnummer* papierkram burokratie* stempel bearbeiter akte schriftverkehr schriftstuck ablehnungsbescheid bewilligungsbescheid fristen fristverlangerung bescheinigung bestatigungen formblatt faxe fax dokumenten amtsdeutsch verzogerungstaktik schneckentempo
    rules|die Regeln|verbot verbote verboten verbotene untersagt* regel regeln hausordnung vorschrift* erlaubt einlass* dresscode kleiderordnung ausweispflicht mindestverzehr mindestbestellwert* mindestumsatz tischzeit* altersbeschrankung* altersgrenze abgewiesen* verweigert verweigern verweigerte weigert weigerten weigerte weigern maulkorb* leinenpflicht* tierverbot bedingung bedingungen kleingedruckt* agb schikane beschrankung* beschrankt* hausregeln hundeverbot kinderverbot fotografierverbot fotoverbot handyverbot taschenkontrolle altersnachweis ausweiskontrolle reservierungspflicht mindestaufenthalt mindestalter willkur stornobedingung rauswurf rausgeworfen rausgeschmissen rausgeworfene weggewiesen willkurlich kulanzlos regelung bestimmungen
    organisation|die Organisation|organisation* organisiert* unorganisiert planung ablauf ablaufe koordination absprache* abstimmung durcheinander zustandig zustandigkeit* verantwortlich* missmanagement kommunikationschaos hin-und-her desorganisiert* orga logistik personalmangel unterbesetzt personalnot personalplanung dienstplan koordiniert einteilung sitzordnung abfertigung abgestimmt planlosigkeit kopflos misswirtschaft hektik hektisch ubergabe vertretung vertretungs stundenausfall
    website|die Website|webseite* website* homepage onlineshop* warenkorb* buchungsmaske* onlineportal* portal kundenportal* fehlermeldung* klick klicks klicken angeklickt ladezeit* server browser suchfunktion* kundenkonto account benutzerkonto passwort login einloggen online-buchung onlinebuchung* bestellseite internetseite* online-formular webshop* onlineauftritt internetauftritt bestellsystem bestellformular seitenaufbau buchungsseite bezahlvorgang bezahlseite cookie captcha passworter zurucksetzen registrierung benutzeroberflache menufuhrung nutzerkonto onlinebuchungen eingabefeld adressfeld
    entry|den Einlass|eingang einlass* drehkreuz* eintritt eintrittskarte* einlasskontrolle zeitfenster
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
    /\b(?:(?:ander\w+|vorig\w+|fruher\w+|alt\w+|nachst\w+) (?:\w+ )?(?:hotels?|restaurants?|laden|geschaft\w*|friseur\w*|werkstatt\w*|lokal\w*|male?|besuch\w*|aufenthalt\w*|firma|filiale\w*|fitnessstudio\w*|anbieter\w*|studio\w*|bank(?:en)?|schule\w*|backer\w*|baecker\w*|supermarkt\w*|apotheke\w*|zahnarzt\w*|museen|museum|kino\w*|agentur\w*|apps?|bars?|cafes?|airlines?|salons?|vermieter\w*)|(?:alt|fruher|vorig|ehemalig)\w+ (?:besitzer\w*|inhaber\w*|wirt\w*|chef\w*|koch\w*|pachter\w*|leitung|team)|anderswo|woanders|nebenan|fruher|letzte[snr]? (?:mal|jahr|besuch)|(?:ersten|letzten) (?:\w+ )?male?|normalerweise|ublicherweise|vor (?:\w+ )?jahren|damals|bei der konkurrenz)\b/u,
  hedge: /\b(?:manchmal|nicht (?:immer|alle\w*|jede[rsmn]?)|gelegentlich|angeblich|sogenannte\w*|scheint|schien)\b/u,
  condition:
    /\b(?:falls|waere\w*|haette\w*|hatte(?:n)? (?:ich |wir )?(?:mir |uns )?(?:gern\w*|erwartet|gewunscht)|sollte\w*|koennte\w*|wuerde\w*|muesste\w*|duerfte\w*|wunsch\w*|hoff\w*|erwart\w*|(?:konnen?|kann|konnte) (?:\w+ ){0,5}(?:leben|verstehen|verzeihen|akzeptieren|tolerieren|verschmerzen)|stort\w* (?:mich|uns) nicht)\b/u,
  phrases: [
    // Thrown away, a thing tells of no dirt.
    [/\b(?:in den|im|direkt in den|reif fur den) (?:mull|mulleimer|abfall)\b/gu, ''],
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
    // At somebody's expense nothing is charged; what can be eaten somewhere is no dish; a code to be scanned is no
    // password.
    [/\bauf (?:die )?kosten\b/gu, ''],
    [/\b(?:woanders|anderswo|auswarts) essen\b|\bessen (?=(?:kann|konnte|konnen|will|wollen|darf|mussen)\b)/gu, ''],
    [/\bqr[\s-]?codes?\b/gu, 'qrcode'],
    [/\bdavon ausgegangen\b|\bausgegangen (?=dass\b)/gu, ''],
    // What is told of times and turns of speech names no watch, lesson, line or episode.
    [/\b\d{1,2}(?:[.:]\d\d)? ?uhr\b|\bim anschluss\b|\b(?:zur|in) folge\b|\bam ende des tages\b/gu, ''],
    [
      /\b(?:eine|halbe\w*|ganze\w*|pro|zur|\d+|zwei|drei|vier|funf|sechs|acht|zehn|dreiviertel\w*|mehrere|viele) stunden?\b/gu,
      '',
    ],
    // Without its accent a size is only large.
    [
      /\b(?:falsche|richtige|meine|andere|passende|bestellte|gewunschte|kleinere|nachste|diese|jede) grosse\b|\bgrosse (?=\d|s\b|m\b|l\b|xl|xxl|passt|stimmt|fallt)|\bgrossen (?=fallen|stimmen|passen)/gu,
      'passform ',
    ],
    [/\b(?:eine|zwei|drei|\d) nummern? (?:zu )?(?:klein|gross|kleiner|grosser)\b/gu, 'passform badmark'],
    [/\b(?:steht|stand|standen) (?:man|ich|wir) (?:\w+ ){0,5}an\b(?! (?:der|dem|den|die|das)\b)/gu, 'warteschlange'],
    [
      /\b(?:weisse|schwarze|leere|blaue)[nrs]? bildschirm\b|\bbildschirm (?:\w+ ){0,3}(?:schwarz|weiss)\b/gu,
      '$& blackscreen',
    ],
    [/\b(?:am|mit dem|aufs|ins) handy\b/gu, ''],
    [
      /\b(?:mein|unser) geld\b(?! (?:\w+ )?wert\b)|\bgeld (?:\w+ ){0,4}(?:zuruck|zuruckbekommen|als gutschein)\b/gu,
      'ruckzahlung',
    ],
    [
      /(?<![\d.,:])\d{1,3},\d\d\b(?! ?(?:uhr|m|meter|km|kg|l|liter|ml|cm|mm|gb|mb|h|std|stunden|prozent)\b)/gu,
      ' euro ',
    ],
    [/\bsehr geehrte damen und herren\b|\bder reihe nach\b/gu, ''],
    [
      /\blaut (?=(?:vertrag|schild|homepage|app|hotline|auskunft|mitarbeiter\w*|gesetz|google|tracking|sendung\w*|status|hersteller|verkaufer\w*|arzt|fahrplan|anzeige|prospekt|speisekarte|preisliste|bestatigung|rezeption|personal|chef\w*|post|dhl|hausordnung|agb|mail|ihm|ihr|ihnen|dem|der|den|meine[mr]|unsere[mr]|ihre[mr]|anbieter|angaben|liste|kassenbon|bedienungsanleitung|messung|vermieter|makler|techniker|bahn|airline|packung|etikett|wetter\w*)\b)/gu,
      '',
    ],
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
      /\bfunktionier(?:t|te|ten|en) (?:\w+ ){0,4}(?:nicht|nie|kaum|nur (?:selten|sporadisch|teilweise|manchmal))(?: mehr)?\b|\b(?:nicht|nie|nichts) (?:mehr |richtig |gut )?funktionier\w*|\b(?:lasst|liess|lassen) sich (?:\w+ )?nicht (?:\w+ )?(?:offnen|nutzen|benutzen|starten|installieren|bedienen|laden|aktivieren)\b|\b(?:nicht|nie) (?:online|aktiv|in betrieb|nutzbar|benutzbar|bedienbar)\b|\b(?:entspricht|entsprach|entsprechen) (?:\w+ )?nicht\b|\bnicht (?:wie|das was) (?:\w+ ){0,2}(?:beschrieben|abgebildet|bestellt|angegeben)\b|\bnach (?:\w+ ){1,3}(?:kaputt|defekt)\b/gu,
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
