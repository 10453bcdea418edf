/** What was learned of the risks that bad reviews of a language tell. */
export interface LearnedRisks {
  /** Scores under which a review tells of a plain complaint, and hardly of a risk. */
  plainBelow: number;
  unlikelyBelow: number;
  /** From this on it may well tell of a risk. */
  likelyFrom: number;
  /** Words, and beginnings of words, from -9 (a plain complaint) to 9 (a risk). */
  words: Readonly<Record<string, string>>;
}

/** Made by training/train-risks.ts, which says from what; not to be edited by hand. */
export const learnedRisks: Readonly<Record<string, LearnedRisks>> = {
  de: {
    plainBelow: -7,
    unlikelyBelow: -2.97,
    likelyFrom: 5.58,
    words: {
      '-9': `
7 89 99 allerdings also bilde* dran freundlich gabs herrl* konnen kuhls* kuhlschrank munze* munzen nette* nirge*
nirgends sms spitz* syste* tagen tagen* trock* updat* update verbi* werbu* werbung`,
      '-8': `
25 30 6 8 abgelaufen aller* aufgegeben ausgezogen bearb* beerd* betri* eingegangen einzige fast fehlanzeige ferti*
fertig gehts gehts* gesto* gestrichen gruse* gummi* immerhin jedem jedem* klebt* komme kopfk* kopfkissen kundi* lachen
lauwa* leide* leider licht* lost marz meldezettel nette ort pulli pulli* reichte rolll* rollladen schaf* schneiden
seite serie* spielt ton uberf* umtau* vase versi* wartet`,
      '-7': `
13 16 18 24 38 50 55 9 abgel* abgelehnt abrei* aktiv* apfel* april april* arzti* arztin aufgemacht aufma* augus* august
ausha* aushang aussi* ausstellung behan* bekommt besteck beton* betrieb bilder blatt* blick* blink* bordsteinkante
braucht braun* braut* brett* cent charm* dazwi* dazwischen dose dritter drube* durfe* durfen eingetragen elf eng ersatz
fahrstunden feder fenst* filmc* filmchen fleis* frisc* funft* funkt* funktioniert ganzes gefahren gelie* geliefert
gemus* gemut* geput* geputzt geschmacklich gestorben gewar* gewartet gewer* gewus* halft* halfte hart herrlich
hintereinander hofli* hotel* hunge* hunger irgendwo jede juli kaffee kaum klappern klima* klopf* kopfe* kostet leerem
licht lieb marme* maxim* maximal mutze mutze* ne neu note ok passw* passwort pdf per pin platten platz platze premi*
pur raum rausgekommen redet* reserviert riech* riecht ruckr* ruckruf ruhig saal sauna schnitt schuld seite* sekunden
siebz* socke* socken sofa somme* sommer spann* spitzen steckdose strauss sturzt synch* system tageskarte tat trakt*
trocken tropft ubert* umtausch unver* verbrechen vereinbart vergessen versa* versalzen videos vollb* wasserhahn winte*
winter zuruckrufen`,
      '-6': `
100 14 240 26 27 3 42 65 78 92 a abgesagt abgestellt abgew* ablag* abzug* anfah* anfahrt angekundigt anget* angetroffen
angezeigt anrufe anste* antwortet apfel app arbeit armel armel* aufga* aufgaben augenrollen ausse* aussicht ausst*
auswendig automat b bagge* bahne* bahnen beerdigung behandelt bekamen benutzung berec* besichtigung bestellt beton
betra* bewerbungsfotos bildes blase* blasen blick bloss bloss* bob bord campi* charme cloud cloud* deko dozen* dreck*
druber dunn duschvorhang ebene* empfo* endlo* endre* engli* enkel enkel* erdbe* erhol* erreichen ersta* erzahlte farbe
farbe* fehlte feines feins* feinsten fern feuch* feucht findet fisch fleck fleck* fleisch fortg* fremd* fugen fugen*
funfzig gabe garantie geburtstagsgeschenk gedrange gefahr gefuh* gegenseitig gelernt gelost gemutlich geschlafen
geschlossen gesperrt getranke gewischt gewunken ginge* glanz grau grosse guckt guckt* gummi haupt* heckw* heckwischer
heiss herbs* herzl* herzlich hoflich hotel inzwi* inzwischen junge jungg* kakao* kalt kapit* kaput* kekse kekse* kinnl*
kinnlangem kiosk kiosk* klebr* klebt klemm* knopf koche* kombi kombi* kopfe kopfw* kopfweh koste* krimi* kultu*
kundenportal kundigung lampen lauts* lauwarm leer lehne lehne* liebl* liefe* lieferung lobby lobby* loch lufte* luften
mail makle* makler mappe mappe* meiste min monaten muhe muttertag nachbarort nachd* nachdem nachricht nachster
nachtisch nasenspray nebel* nebeneinander nervt nervt* netter nudel* nudeln nummern optik* oster* ostern pappe pappe*
pasta pasta* pfarr* pfarrer plast* popco* porti* portion poste* posten postk* postkarte premium press* pro probe quiet*
rand rande* raube* rauf reagierte regal regen regenradar retus* rochen rund sanit* schatz schei* scheibe schluss
schraubstock schubladen seepf* seepferdchen sekre* serie shamp* shampoo sichtlich sitze sorti* speic* speichern spiel*
start* steig* stimmte stufe stufe* sucht tadellos tagli* taglich telle* teller termin teure* theke theke* ticke* tiefk*
toast* tode tomat* traub* triff* trifft trupp* ubers* uberteuert umson* umsonst umste* verbrannt verpa* verpasst
verwaltung viel volli* vollig vorla* vorlauf vormittag vorsp* wand wande ware warten wartezeit wasserspender wechs*
wechseln wechselt wehe wiese wiese* wirts* wollten zahlerstand zeitf* zeitfenster zentral zitro* zitrone zombi* zusat*
zweiten zwolf`,
      '-5': `
129 17 289 32 450 500 70 74 90 95 ab abends aber abflug abfluss abgeholt abonn* abrechnung abschied allergie angeblich
angek* angestanden anruf* ans anscheinend anstellen artik* aufba* aufle* auflegen ausgesteckt ausve* auswa* autos
badew* badewanne bank bass bearbeitung bedienung beratung berechnet berge* beruf* bestellung bitter bitts* bittsteller
bleibt bratw* bratwurst brett bretter bringt buche* bundesstrasse bursc* burst* carbo* carbonara chanc* chance daher
daher* daten dauert defek* defekt denkt denkt* desse* dezem* dezember diebs* diebstahl disco* discounter dj doch doner
doner* dreck dreht drucke drucker dumm echt eher eier eintr* einzeln ende erdap* erdapfelsalat erschienen erstattung
erstk* erstklassig expre* express fache* fachelten fahnd* fanta* film flack* flackert flug folge folie folie* freie*
friseurin fristgerecht fruhschicht funf funften fur gebraucht gefuhlt geht gekau* gekauft gelangweilt gerad* gerate
gespi* gespielt gespr* gesprochen gestell gestr* gewohnen geworben gezah* gezahlt gibt'* gibt's giftm* gleis gleis*
gleitsichtbrille gratu* gratuliert graz grossartig grosser gruselig gruss* hange* hangen hecke hecke* henke* herst*
hersteller hilft hilft* hintergrund hochs* hochzeit hof horst* huste inhal* inhalt jedesmal kassa kassa* katze* kaut
keinen kenne* kirsc* klapp* klaus* klausur klebte klima klimaanlage km kocht* kompe* kompetent kostenvoranschlag kraut
kraut* krieg* krimi krumm krumm* kubel kubel* kuhlu* kuhlung laden langem lautsprecher leise* leitungswasser level
level* liege liste liste* lokal lokal* lusti* mailb* mailbox match* matsc* mediu* medium meint mi mittagspause morde*
muden muden* mulla* mullabfuhr munze nach nass neuer neuer* neuestem nochm* offnu* offnungszeiten ohrst* ohrstopsel
origi* original oslo parken pause pause* personen plastik plaud* poliz* polizeiwache porta* portal preiserhohung prosp*
prospekt prufu* prufung punkte quietscht rader* radfa* radfahren radio radio* raume* rausc* rausg* redet reize* reizend
rolle* rollen ruhre* sachen sage sahne sahne* salam* salami sasse* sassen schat* schir* schirm schlager schmeckt
schmerzen schmi* schmiert schuss schwagerin sechst sehr seiner sekretariat sekun* selbs* selbst semme* semmel septe*
september sesse* sessel setzt* shutt* shuttle siebe* sieben spannend spat sperr* spitze spuck* stark* std steg steigt
stemp* stets stets* stick* stock* store* storen strassenbahn strei* stump* stumpf sturz* sucht* super* tafel tank
tatsa* tatsachlich teil telefoniert termi* teurer ticket tiefe* tolle tolle* torte torte* tosca tosca* trainerin trinke
truppe uberweisen unauf* unter verbunden vergi* verre* verrechnet verschoben verschwommene versicherung versucht viell*
vielleicht vitrinen vorhe* vorher vorta* vortag vorwa* wachs* wars warteschleife waschanlage wasche wasserschaden weder
weder* weich weich* werk wien wirbt wirbt* wirft wirft* wirti* wirtin wirtsleute woche* wochen wochentlich wohl wohnt
wohnt* zeitu* zucke* zucker zug zuric* zurich zuruckgerufen zusammen zweit zweit*`,
      '-4': `
0 10 110 119 12 140 149 20 214 2x 4 5 780 94 98 abende absch* abzug acht akku anderes anfan* anfang anruf anrufen
ansch* antworten anzei* anzeige artikel aufgerufen ausgefullt ausser backo* backofen bankr* belas* berga* bergab besse*
bestand beste* bild brauc* buchung bus chatb* chatbot dabei dabei* dahei* daheim dahin dahin* dauer* decken denn deswe*
deswegen dreiv* drinn* drinnen dritten eintritt einzi* empfohlen endreinigung englisch ersat* ersatzteil erwarte euro
feder* fehlercode fenster ferie* ferien ferns* fernseher forme* freier frisch fuhle* ganze garni* gearb* gearbeitet
gearg* geargert gebuh* gebuhr gefei* gefeiert gekri* gekriegt gelad* geladen gemal* gemalt gemuse gerade gesal*
gesalzen gesam* geschatzt gespe* getra* getragen getre* gewis* gewor* gibt giftmord gilt gingen gitter glas gleiche
grun grussen gutachter gute gutschein gutschrift hausa* hausaufgaben heiss* heisse helfen helle* herau* herbst herrn
herrn* herzi* herzinfarkt hochstens hohen* hunde* immer* internet irgendwann is jemanden juni kann kappe kappe* kauf
keller kenne kilom* kilometer kindergeburtstag klappstuhlen klick klick* knoll* knollchen kompl* kosten kuhle* kulan*
kulanz langs* laufb* laufe* laufen lauft lauft* leise leiser lernt lernt* liebe* liebevoll liefen los lustig mal mathe
messe* minuten mistk* mistkubel mittw* mittwoch mitzu* mocht* mude nachgestellt nachr* nagel nase nennt nennt* ner nett
neun nimmt nimmt* nur offener panfl* panflote passt pay pizza* platt* popcorn preis preis* probe* punkt* quali* rabat*
rabatt rauber rechts reichlich retou* retoure rette* rettet ritte* rucke* ruckgabe ruher* ruheraum sagten samst* schac*
schachtel schalter scherben schliessfach schuhen sehte* sehtest sek service sicht solid* sortiert sosse sosse* sound*
spiel spinn* sprec* statt statt* stattdessen staubsauger stirb* stirbt stock super suppo* support sympa* sympathisch
tapfe* tapfer tatut* tatutata techno teich teich* telefonisch teuer teuer* thema thema* to toast toll uhr uralt* verbo*
verkauferin verloren vermieterin verstanden vierten vogel vogel* vorn vorwu* vorwurf wahns* wasch* weh win wird witz
witzi* witzig worde* worden wunsc* zack zahna* zahnarzt zeich* zeigt zentr* zette* zirbe* zusam* zusta* zweie* zweien
zwolf*`,
      '-3': `
05 112 2 21 28 35 380 68 abfah* abfahrt abgeh* abo accou* account altba* altbau angeb* angekommen angeschaut ankun*
anlei* anleitung anschluss arbeitsplatte aufseher ausgesperrt auswahlen autom* bald behandlung behau* beiden besser
betrachten bis bishe* bisher blutw* blutwurst bolle* bollerwagen brauche bring* burg currywurst darf daten* davon
davon* drei dreim* dreimal dreissig dusch* eigene einpa* einziges eis entschuldigt erklart errei* erstattet febru*
februar fehla* fehle* festp* festpreis finde* flecken formular futsc* futsch ganze* garnicht gasse gasse* gebet*
gebeten gebra* gebur* gedra* gegne* gegner geholfen gelan* gelandet geles* gelesen gemix* gemixt gered* geredet geruf*
gerufen gesprungen gesti* gestimmt gewahlt gewes* gewesen geworfen gibts gibts* glase* glaser gleit* gross* gutsc*
hambu* hamburg hatten hause* her hinten hotli* hotline humor humor* hut immer jahr junge* kaffe* kam kamen kamen*
kannte kaputt karto* kartons kasse keiner kind klavi* klavier kleid* knopf* komplett konnten krieg kriegt kundendienst
lampe* langsam lasst lasst* laufbandern lehrer leid matratze minut* mochte montags mord motorrad musik na nachb*
nachbartisch nachg* nachl* nachstes neben nehm nein neue neuen neuen* nichte niede* niema* niemand nochmal orden*
ordentlich papier passi* perso* pfand* platz* polic* police polizeistation polizist praxi* praxis probi* punktlich rang
rechnen regal* samstag sauna* schal* scher* schie* schlagt schme* schok* sechs sehe seife* seinem seith* seither sitze*
soll sollte spani* spanisch spend* spendiert springt spule* spulen stark stau staub* stehe stoss* stuhl* stund* stunden
tal tenor tenor* tisch* toilette totge* traut traut* trockenen tropfen turen tute ubel uberg* ubern* um urlaub verbe*
verboten verge* verlo* vermutlich versteckt verte* vorja* vorjahr vormi* vorne vorne* wagen* warenkorb warte warte* wie
wiederholung wir woche wollt* wunderbar zahnr* zehn zeigt* zerkr* zerkratzt zettel zombie zuste*`,
      '-2': `
00 1 11 15 44 66 80 abflu* abrec* ander* andere anderer anderthalb angebot angeboten angef* angez* antwo* arger* aufs
aufsc* baust* bedie* behauptet berei* besic* beste bewor* beworben bier bitte bonus* bords* brot buro chefi* chefin
cousi* dacht* dafur dafur* dann dessert dienst dienstag direktorin dokto* doktor dreht* dritt* druck* ein einga*
eingang einma* einmal einze* eiska* eiskalt endli* endlich erfahren ersch* erst extra falsche fand feier* fischallergie
fragte frei frier* friert fuhre* fusse* gab gange* gebli* gedul* gefah* geguc* geguckt gehor* gekli* geklingelt geler*
gestellt gesungen gleic* gott grant* gulti* gultig halle* handy* haufe* haufen hause heisst hingefahren hinterlegt
hinwe* hoch hoher hoher* horen horen* irgen* jahre jeden jeden* jedes jedes* karte karton kase kaste* kasten kaufe*
keine* kinderwagen klang klang* klasse klingel koffe* konne* korrigiert kugel* kunde* laden* lappe* lappen lapto* leben
letzte letzten lieber liegen liegt liegt* man marke* matra* matten meisten messer milch mochten monat* musik* neben*
nebenan nebentisch neunz* nicht nicht* nie oma onlin* online packc* packchen papie* parke* parkp* parkplatz passe*
passiert passt* person personal platt postf* postfach putz rausgehen regale regen* reihe* reise* reiss* repar*
ruckenschmerzen sahar* sahara salat* sass satz saube* sauber saule saule* schief schlange schmu* schnu* schranke schwa*
schwager schwammen schwiegermutter seife selber servi* sibir* sibirien sicht* sitzen sogar sogar* souve* standig sterne
stimm* stimme stimmt stras* strau* stuhl stunde tadel* tages* techn* teile teile* telef* tisch tod toten* treppenhaus
ubers uhrze* uhrzeit unseren unten unten* urlau* verei* verlegt verspatung versprochen vertr* viertel wagen wahre*
wahrend warme* weinen woand* woanders worte* wusst* wusste zahle* zahlen zaun zeige* zeigen zenti* zentimeter zimmer
zuges* zugesagt zuruc* zuruck zweite`,
      '-1': `
19 2019 212 29 60 abgelesen abgen* abgenommen abger* abschlag adresse angeschrien auch auftr* aus ausfl* ausflug ausge*
aussteigen auswe* auszu* badem* becken beifahrersitz berg beset* besetzt besten bilds* bildschirm bitte* blaue blaue*
boden boden* brach brems* brill* buben buben* bugel* code dachte dank des desha* deshalb doppelt dritte dunke* durft*
durften dusche duschen eigenen eine einka* einwe* enden enden* entfe* entta* erdnussen erkla* erklarung ernst ernst*
erste* essen etwas etwas* extra* fahren fahrg* fallt fallt* falsch fande* figur figur* fotos fotos* frage franken
freit* fremde frida* fuhlt* fullu* fullung funfz* furs futte* garag* garage gaste gaste* geblieben gebracht gefil*
gefilmt gehei* geheu* geheult gekom* gekommen gekun* gekundigt genau genau* geschenkt geses* gesessen getan getreten
gewei* geweint gewin* gewoh* gewun* glatt* gleicher gratis grundsatzlich gut haare haare* haftu* haftung halb handen
handl* handt* handtuch hausf* herd hinweis hochz* holen holen* hort hose kabel kannt* karte* karten kasse* kaufe kaufen
kein keine kelle* kellner kellnerin klass* kleinen klingelt koffer komme* komod* komodie kopiert kredi* kreditkarte
kumpe* kumpel kurz laptop lasse laut lauter legte legte* leist* leitu* letzt* lieferkette liege* lift locke* lose
masch* maschine metern mitarbeiter mitbr* mitten mitternacht mittl* mittlerweile monate morgen mull nachbarn nachte
nasen* natur* nerve* nerven neues* nix nucht* nuchtern numme* nun obere obere* obwoh* obwohl pampi* pampig personlich
pfand pflas* pflaster pinze* pinzette pizza platzen pool proze* prozent quadr* rechnungen regelrecht reihe reinh*
renne* richtige rucken ruckseite ruhig* ruhrei sagen sagen* samme* schade scheiben schla* schlo* schloss schrieb schub*
schus* schweiss se seit sim sind sitz sonntag sonst sonst* sorge* speis* sprechen sprit sprun* stach* steht steht*
stern* storn* storniert stosst stude* student suppe suppe* tage telefon test toile* trage trotz turen* uns urin
vermieter verteilt viert* vierzig virus virus* voll vor vorge* vorm war was weihn* wein welches wenigstens wiede*
wieder winkt* witze witze* wlan wo wollte wunde* wussten zahlu* zeite* zeiten zentrale zu zulet* zuletzt zum zwei`,
      '1': `
23 34 54 63 71 91 abgeben alten alten* alter* anfangerin angel* angep* animation anlie* anmel* anmeldung annah* arger
armat* armatur art assistentin aufgenommen aufsetzte auftrag aufzug ausfu* ausga* bademeister bahnh* bahnhof ballebad
band bauer bauer* becke* bei beim bekom* bemerkt beque* bequem besuch betreiber bettw* billi* bissc* bisschen bleiben
blieb blod bonusheft bose boses boses* bot brach* buffe* buffet bugel bunde* burge* butte* can dacke* dackel damit
damit* danke* dass dasse* dasselbe daume* daumen dazu deckel dieselben direkt donne* drunt* drunter eat eh einen einen*
einer einer* einge* eingeschlafen einschreiben elternabend ensem* ensemble erzah* etage* faire* falle* fallen falsc*
fanden federn fehlt* feine fiebe* filia* filter finde fit flur fohn foto fr fragen frank* fried* fruhstuck futter
ganzen gar garan* garten gedac* geduld geflu* gegan* gegangen gehangen gehol* gehort gekaut gekla* gelaufen geld gerat
gerei* gereicht gesch* geschrieben gesprach gestu* getrank gewohnt glaubt gluck* grad gramm gramm* grand* grandios
grati* gross grund* grupp* grusst guter guter* haaren habs halbe* handc* haus haust* haustur heil heim herbe* heule*
hinte* hinter huhn hunde huste* ignoriert im inklu* inklusive inspe* inspektion ja jacke jeder jetzt jetzt* jungs
kalte* kauft kauft* kinde* klappe klaren klein klett* kollegen kommt kommt* kraft* kuche kunde kundennummer kurs kurze*
lachs lachte ladun* lange* laufz* laufzeit lebe lecke* lecker leere* lehrl* leitung leute* liebt liebt* lieferant
linken links links* mache mache* macht macht* mama mannes mante* mantel marki* massa* mathe* matratzen matte meint*
meist* melde* mir mit mitbringen mitte mitte* mohn monatlich monta* morge* mussens nachgebessert nachlass nacken nehmen
netz neuli* neulich nichts normale notie* notiert nummer nusss* oder oktob* oktober opern* ordne* ordner paare paare*
packp* packpapier pfeil* plattform porte* portemonnaie praktisch probl* problem quer radie* rechn* recht* reicht reine
reine* reklamation reklamiert richt* roche* rot routi* ruckg* ruckw* rum rutsche schaue scherz schicken schle*
schliesslich schliesst schna* schni* schnupfen schon schonen schraube schreibe schwarzen schweiz sechzehn see seine*
sich siebt* sieht sieht* sitzn* sitzt sitzt* so sollten sprin* spure* spuren stadt stadt* sterb* stern stran* strand
strasse studi* stutz* suche* suchen table* tabletten tag tanz techniker termine todes* tragt tragt* traum traum* trese*
tresen tut uberh* uberhaupt uberw* umgekippt umso unterm unterschrieben verbr* vergeben verka* versp* vertrag video
video* vitri* vorbe* vorbei vormieter wartenden wasse* webse* webseite wenig* wiene* wirkl* wirklich wissen wofur
wofur* wort wurde wurde* wuten* wutend you zecke* zecken ziehen zuers* zuerst zugan* zusteller zwanziger zwischen`,
      '2': `
189 200 340 480 86 abend* abgebucht abgefahren absag* absage abtei* abteilung achselzucken aha als alte am angefangen
angelegt anger* anges* angeschlagen angestellte anhan* arbei* armba* armband aufru* ausweis auszi* backe* baden baden*
balle* barco* barcode barke* barkeeper bedient beifa* bemer* bemuh* bemuht benut* benutzen berat* beraten besit*
besitzer besonders bestatigt bestellen bierd* bin blieb* block* bohrt bohrt* brand* brille da dame das dauernd decke
deine deine* denen denen* der derwe* derweil diagn* dick diese dieser direk* donnerstags dort drehe* drehen dreis* eck
ehepa* ehrli* eines eines* einfa* einfach einkauf einla* einlass einlo* einloggen einpacken eisba* ellbo* ellbogen
empfa* empfang empfanger energ* engel engel* entschuldigung enttauschung erlebt erreichbar erzahlt espre* espresso
etagen etike* etikett facke* fackeln famil* fehler feine* ficht* finden flugh* flughafen folge* formulare frau froh
fruhs* fuhr funfm* funfmal ganz gasten gebt gegeb* gegeben gegen gehab* gehabt gekip* gekippt gelacht gelande geleg*
gelos* genauso genug gerat* gesetzt geseu* geseufzt gespa* gestanden gesteckt gestern getan* getau* gezei* gezeigt
glaub* glock* grundlich gulas* gulasch gurt gurte* hackf* hackfleisch hallo hallo* halt hansa* hansastrasse hatte*
hausflur hemd herum herum* heuer heuer* hin ich ignor* ignorieren ihre in infor* innen* insge* insgesamt irgendwas
jahre* janne* janner je jeman* kaffeemaschine kalte kater kater* katzc* katzchen kauti* kaution kette* kinderzimmer
kiste kiste* klar klein* knoch* koch kolle* konnt* korpe* kostete kowal* kowalski kreis kurse kurve kurve* lacht lacht*
lampe landu* landung lang laute* lebenslauf leere legt lehrb* lehrbuch lehrerin lesen lesen* lief link linke* linz
locker lowen* lowenzahn mahnu* manch* massage mehr mensc* mensch menu minde* minib* minus minus* mitgegeben mittag
montag morgens musste mussten nachs* nacht nacht* nachtportier nachtschicht neffe* nehme* nusse* ob offen* offne* op
opa parkh* parkhaus passa* pech pensioniert personalmangel pfiff pfiff* pfote* pfoten platzwart prakt* preise priva*
probetraining profi* profil regeln regne* regnete rekla* rennen rezept rief ring rippe* rohr ruber ruber* rucksack
rucksacken ruckt* ruckweg ruhe sachb* sachbearbeiter sache safe schau schaut schic* schil* schild schim* schimmel
schli* schlu* schlussel schon* schoner schrank schrauben schreibt schri* schul* schulter schwarz sechzig sehen* selbe*
siche* sichtbar sobal* sobald spass spass* stand* stehen stellen stewa* stewardess still* straf* stric* tanzl* teppi*
teppich terra* terrasse therm* thermoskanne toiletten tot tote toten train* trink* tropf* tur ubergeben uberl* uberr*
umbuc* umbuchung umgebracht umges* umkle* unter* unterlagen verkaufer verkauft vermi* verpf* verst* verstecken verwa*
verwe* vierter vierz* von vorst* waren* wasser weit welch* welchen wellenbecken wert wochenende wohne wohne* zahle
zahne* zelt ziege* ziegel zuhau* zuhause zur zuruckgegeben zwanz* zwisc*`,
      '3': `
120 31 33 412 49 59 abgeg* abgegeben abnehmen ach achse* adres* adressen alt anged* angerufen anrie* anrief anwalt
arbeitet aufen* aufenthalt auslauft autos* bad bademantel balko* balkon bar beige* beine* bekam* bekommen belei*
bereits betreff bevor bevor* bezahlt bike billig blind* bon brief* brotc* brotchen bruder buchs* butter chef damen*
danac* danach dem den deren deren* derse* deuts* deutsch dich drin du durchs e ecke ehrlich eins einweiser elter*
eltern erstm* erstmal erwartet fahrr* falls falls* farben fehlt fehlten fest feueralarm firma firma* fotografiert
fraue* frauen frech freundin frise* frist* funfziger fuss fussb* fussball gang gebuc* gebucht gedacht gedre* gedreht
gefun* gefunden gegen* gehan* gehangt gehau* gehauen geklart gelac* gelas* gelau* gener* genug* gern geschickt
gewechselt geworden ging gleich gleichen gruppe hab halte* hande* hatte heizu* heizung heute heute* hielt hielt* holte
holte* ihnen ihnen* ihrer ihrer* jacke* jacken jemand jemandem jungs* kahle* kassiererin katzen kaugu* kaugummi kennt
kennt* kilo kindern klare* klats* kling* klini* knochel kollege koln kommo* kommode kontr* kontrolle kopf kotzen krank
krankenhaus krankgeschrieben kreis* kuche* kuchen lache* lachs* lagen lagen* leben* leeren leich* linke lust mach
madel* mai mann mannh* mannheim mein meiner meinte meter* minute moge monte* motorhaube munch* munchen musst*
nachgefragt nachher nachsten nachz* nachzahlung nagel* nahm nasenbein nehme noch notausgang oben ohr onkel onkel*
ordnu* papa perfekt pizze* plus pony post prima prima* reser* reservierung resta* restaurant rolls* rollstuhl rote
ruhige runter rutsc* sah schad* schaden schau* schen* schnell schre* schreiben schuf* schufa schule schultern schwe*
schwester sechz* seele* seelenruhig sehen seien seien* sein seitd* seitdem sie sofor* sofort sonne* spind spind* spulm*
stamm* stander station steck* steh stelle stille tablet teena* telefonnummer trepp* treppe tutch* tutchen ubera*
uberall umzug umzug* unang* unfal* unterschrift vater* verlangt verschlafen verschwinden versuch verweigert viert
voller vorga* wande* wann waren warm warmes warum warum* weg wegen wegen* weil weite* weiter welche weniger wenn wer
werden wind wuppe* wuppertal zahlt* zitat zitat* zwar`,
      '4': `
180 300 800 84 890 abdru* abdruck abgas* abgasrohr abgeschlossen abgesperrt abste* abstellraum angebrullt anlag* anlage
anwaltin anzah* anzahlung arbeite arbeiten arm assis* aufge* aufgebrochen aufgeschlitzt aufgestanden auge augen*
ausziehen auto beamt* beche* becher bein bekam benutzt berater besch* beson* besta* bewertung bezah* bh blask*
blaskapelle blaul* blaulicht block blonde blondierung blute* box brachte brennen bub buchstabiert bundesnetzagentur
daneb* daneben davor diabe* diabetiker diesem dreissigerzone dress* dressing dritt durch durch* eben eingehangt ellen*
ellenbogen erled* erledigt fahre* fahrer fahrschule familie feuer* feuerwehr fiel fische flasc* flies* fliese frech*
freun* frist fuhrt fuhrt* garde* garderobe gefal* geges* gegessen gehe gelernte geoff* gepac* gepackt geschnitten
geset* getru* getrunken gewec* gezap* gezappelt glute* gutac* hab's hab's* habe hahnc* halten hands* heimw* heulend hey
hinterher hinterm hochgeladen inkas* inkasso insta* interessiert jahren jungen kassel kassierin kleingeld klinik
komisch komischerweise konto konto* kopfh* krage* kragen krampfen kreuz* kurse* lasse* lassen laube* leine* leipz*
leipzig leiterin letzter leuten liest liest* lippe* losch* loschen lugt masse* masseur medik* meter mitge*
mitgeschrieben monteur motor* nachfrage nachh* nachste nannt* nannte nasse* neffen oberschenkel padag* padagogisch
paket paket* pille* pillen reagiert rezep* rucks* sag sagte* samt scham* schlafzimmer schne* sei seine slip sohn sollen
spita* sprac* sprach stand steis* stellplatz strafe strah* strom susse susse* tasch* team tiera* tierarztin tor trage*
turki* turst* tursteher unfallfrei unfre* unfreundlichste unterwegs vater verat* veratzt verbracht verbraucherzentrale
verkauf verle* verschwand vom vorka* vorkasse vorstand war's war's* wc werde* wisse* wolle wollen zahlt zahne zehnf*
zehnfache zolia* zuckt zufall zuord*`,
      '5': `
000 400 600 75 900 abgef* abneh* achtj* agent* agentur allein alterer angedreht angesprochen angst angst* anwal* arztl*
aufgeschnitten aufpa* aufpassen ausgestiegen bat bedau* bedaure begon* begonnen behal* behalten beide benzi* beschwerde
bespr* beweg* bewegt bewei* bezahlen bgh bluti* brech* brenn* briefkasten brude* brudern buchh* cashe* davor* derselbe
diese* dieses drauf draus* draussen dunkl* dunklen ebens* ebenso egal entwe* entweder erdnu* erdnuss eroffnet fahne
fahne* fahr finge* finger fingern flach* flasche forde* friseur fruh fruhstucksbuffet gefas* gegenuber geholt geldb*
geldborse geloscht geoffnet geric* gesag* gesagt gesca* gescannt geschrien geschubst geseh* gesehen gutachten hande
hauta* hautarzt heimgeschickt hing hinge* hingehalten hintern hiv hutte hutte* ihm ihr impre* impressum inser* inserat
intensivstation kabin* kabine kassierer kassiert kennz* kennzeichen kevin kevin* kg klage* konta* kopien kotze*
krankenschwester ladendetektiv lag leichter leiter linseneintopf lippe lippen loffe* loffel losge* magen* mande* meine
meister melden menschen milch* minibar mund musli* nachfragte nachm* nachmittag nagelstudio namen namen* norma* notau*
notaufnahme notiz* nr nusse offenbar offene ofter* parfu* parfum pass pen perfe* pfann* pfanne pferd* pferde pista*
raucht reden reede* reederei reis reservierungsgebuhr rest rettung rettungswagen rutschte sagt sagte schadel schick
schlichtungsstelle schlusselbein schnitte schriftlich schublade schuhe schulden selle* sellerie sichere sicherheitsmann
singe* sonnenbrille spiegel spran* sprang spritzen stati* steckte stell* stellt stiche tacho tacho* tasche teiln*
thera* tier tocht* tochter top trainer trane* tranen ubrig* ubrigens unserem untergetaucht verliert verta* vierj*
vierjahrige volle vorko* warnu* warnung wartezimmer wegge* welle* wellensittich whats* whatsapp wildf* wirku* wirkung
wirt wisse wohnu* wohnung wolle* wortlich wunde wut zog zuckt* zufal* zugeg* zugeklebt zugem* zugemacht zunge zunge*
zweijahrigen`,
      '6': `
50er 61 absichtlich allei* amtsg* amtsgericht anson* ansonsten arme arzt aufha* aushi* aushilfe aussc* autoschlussel
bauch* beamte befun* begleitung bescheid betreuer bewer* bezei* bezeichnet blond* blut bote dach datum datum* dieselbe
dosis dosis* drauf* eheri* ehering eingenickt er eroff* euer faust faust* festgehalten flach flott flott* fotog*
gebrochen gedru* gedruckt gehal* gehalt gehen gehen* gemei* gemeint gemer* gemerkt geraucht geschlagen geschoben grund
habt hals hat hefti* heima* herr heut hochg* hochr* hochzeitstag ihrem ihrem* ins inten* kanne kanne* klage kleine knie
komis* komm konnt kopfhaut kopft* kopftuch kramp* kuver* kuvert lands* leite* linse* madch* madchen mahnb* mahnbescheid
manne* manner meine* meinem meines meldu* meldung miete mitbe* mitbewohnerin mutte* nachbarin nachf* nachts name
nebenbei normal obers* offnen pension pfleger quitt* raus rein reing* reins* rezeption runte* schickt schwiegervater
secur* security sohne* sohnes sonntagabend sowas sowas* spieg* spital sprit* spruc* spruch steue* stich* tritt tritt*
typ unser verba* verdr* verla* verli* verstandigt volle* vorde* wider* zugek* zweij*`,
      '7': `
abend absic* augen begle* bestatigung dr eingeschaltet falsches festg* fliegen garantiert geh geraten gesic* gesicht
gezog* gezogen hufte hufte* konne lacherlich miete* mutter pensi* pfleg* reden* rettu* roch schlag solle spritze tropf
verein wortl*`,
      '8': `
eure flieg* freund gebro* kassi* krank* selben solle* spate* spater unsere unserer weiss weiss*`,
      '9': `
allen allen* betre* euch hand kamer* kamera meinen unser*`,
    },
  },
  en: {
    plainBelow: -5.14,
    unlikelyBelow: -2.12,
    likelyFrom: 2.87,
    words: {
      '-9': `
120 160 24h 35 45 blinds brill* brilliant bulb calen* calendar christening churc* church could've eggs emoji emoji* fan
fee figur* figure foam freez* fridge gloves guarantee hire human human* it'll it'll* jamme* jammed kille* lessons
merged min onion* polis* polish porti* print* prints puddl* repea* repeat robbe* roses roses* router screw sea seaso*
season shark shark* shot shuff* slope* socks socks* square squash tuesdays tutor* tyre vegetarian`,
      '-8': `
1st 26 30 700 95 96 ahead ahead* aren'* aren't balls balls* banner bays begin* bird biro blame blunt blunt* budge*
buggy buggy* campi* camping cross cross* curtains dot estimate evenings event everyone's fab fitting gentle hatchback
headl* honey houses item laps loved loved* meanw* meanwhile merge* mug murde* neare* nearest netwo* network nor oven
pale parties pie plann* proof proof* puddle pump quart* reboo* rejected remot* remote renewed resident resto* roast*
salt scone screen senso* sensor sheep sheep* shirts silence sills sills* smelled squea* stalls stiff stiff* stops
stops* studi* tags thanking thick thinks though ticks ticks* til timed timed* timet* tread* trips trips* tutor un vans
versi* weekd* winds* wiper* wool`,
      '-7': `
00 04 110 2018 2nd 33 40th 55 611 8 94 ad additional admin* adults align* ankles annua* annual applied apply* assas*
asses* assessor attac* autumn backs balance bath beds beginner books books* bouncy brewe* brings bubbles buns burgers
burgl* buzzes cancel castl* castle ceili* ceiling centi* centimetres chap chewi* chewing click cloth clue comb
comparing compensation covers covid covid* creas* crooked crossed cushi* cutle* cutlery dance death debat* delux*
deluxe discount downl* driveway drizz* drizzle dropping drum earli* elsew* elsewhere event* exam exces* fade fast
festi* festival fitti* forgets fount* fountain fraud fraud* freeze funer* funeral gent gentl* ghost ghost* giant giant*
gloss* greas* greasy hatch* hats headliner hem hen hired hired* ident* identical induc* induction iron ironi* kettl*
kettle killed killer km lappe* lapped lasts lasts* laven* layer* lenti* lentils levy lifts lifts* lime listened
listening loaded loft luck magic* maker match matter mic momen* moment mon moust* moustache muddy muddy* napki* napkin
navy neat neighbours onions openi* opening orang* orange ordered otherwise overcharged overh* overp* pan passw*
password payda* payday per permit pitch* pitches plan plays plays* portions postage printed queue quid rare rattl*
rattle re reach rear rebooked recli* reclining remin* resol* restocking roast robbed robbery rode rotate roundabout
route* row sad samos* samosa sand sardi* sardines scone* scrolling shade* sharp sharp* ship shoot* shuttle sideb*
siren* sits slate slides slope smoked sole sombr* song sour spins spins* splas* splash spray stair starts stepping
stinks stock storm storm* story story* strea* strol* studio support suspe* swept swept* theor* theory timetable toner
toner* total trade trade* transfer trim umbre* unwra* unwrapped updat* update usher* valle* valley version w waitr*
waitress walls walls* wasps wasps* watered web wednesdays width width* wipers yesterday's york zero`,
      '-6': `
10pm 118 12 140 165 20 23 25 312 38 46 4pm 5 50 51 58 59 6th 8pm accept acceptable acryl* addit* admin admis* adore*
adores afternoon agree airbe* allowed annoy* answers arch arranging assistants attack attem* attit* attitude audio*
bananas barki* barking bass becam* became begins beige beige* bicyc* birya* biryani bitte* blink* bloody blows blows*
bobbl* boiled borrowing bossi* bossing bounce bounced breathe brush* budget built built* bunke* burglars cabba* cabbage
carve* cellophane cents cents* chapt* chapter charc* charcoal chargers circle claimed cloud clunk* cobbl* cobbles
collection collects comma* commentary commercial commercials cork corners courses crashes crawling crumb* crust* crutc*
crutches cushion customer cylin* damp dance* darlings day's day's* dayli* death* decaf decaf* dent die died disco
disco* discontinued dispa* divin* divine diwal* diwali dough* dragging drama dream drill drips drips* drops drops*
ducks ducks* dull dust dutch dutch* earliest earn eats eightieth eights electric elephants enqui* escalators estat*
estate everything's excessive exists explained facia* facial fairw* fasti* fasting favourites fax fello* fellow fibre
fibre* figures finished finishes flavour fog foote* forec* fortn* fragi* fragile frames freezes fridays fridg* fried
fried* full fun gala garli* garlic gem generator gig gladl* gladly goa grade* grandmother greens groan* groom's groups
grow grumb* grumbled guara* guarding gum haird* halfw* halfway handles hando* hangs hangs* harde* harder hat headset
heaven helmet helpl* helpline hinges hint holidays honoured hooks hooks* hoover horse host'* host's hosts hosts* hunt
icela* include incon* instructors interval invoices ironing itsel* itself jump keith* kick kinds kinds* king knob lagos
lagos* laid laptops laste* lasted laugh launc* layou* layout leake* leaked leftover level lights limes* line'* line's
lipst* lipstick macbe* macbeth mache* magic massages match* max meat mediu* medium mode modul* mouldy move multi*
mumbl* murder murdered mushr* nails nails* namas* namaste narro* narrow near nearl* nearly none novel* onion overpaid
owing owing* owl owls page painted patchy paused peeli* peeling permi* pickl* pickle piled piled* pinea* pineapple pins
pipe pirat* pirate pity planned planner plant* plug plugh* plughole pm poisoned poles poles* posti* postie potat*
potatoes poure* poured premiums present pries* priest princ* printer programme pub pushy pushy* quarter question raine*
rained reality reasons rebooted recal* refit refit* refunds registration relations released renews repai* replacement
reserved resiz* resized resor* resort restarted rise river river* robe rock rough rough* rowin* rowing sandals satna*
satnav sched* scraped scratched script scroll seal seconds sell seria* serial seven* shade shades shall shears shelv*
shelves shoe shopped shrun* shrunk shuffle shutter sideburn sides sides* sill singl* skip slaug* slice slopes slots
slots* smart* so's soda spain spain* spam spong* staircase stamps stands stare* steak steak* steal sticky stock* stools
stopo* stopover stora* storage stories strawberries stretch strolled submi* submission suitcases sun sunk super
supermarket supported survey switching systems talk tarif* tariff tasty tasty* technician telep* telephone tempe*
theirs thermostat ticket's tilt tips toast* toastie tomor* tomorrow torch torch* towels track trailers training
travelling treadmill treats tripl* triple tunne* tunnel turni* turning types types* umbrella unacceptable unrea* uphil*
uphill uphol* upholstery ups usele* useless usher varif* varifocals vat vendo* vendor view villa* vinta* vintage volum*
volume wareh* warehouse warne* warned warranty wedding weeds weeds* weekday weekdays weigh welli* wetsu* whale* where's
whistle windscreen winte* wolve* wonderful workshop wrang* yearl* yearly yello*`,
      '-5': `
01 10 119 11am 11pm 13th 189 1970s 1970s* 1hr 2009 2017 29th 2pm 3 37 40 47 4am 4kg 500 5th 60th 6pm 780 840 85 88 90th
92 accur* accurate active actor* adjustment agree* ai airco* aircon alica* alicante ambit* angel* angels annoyed
annoying anthe* anthem anymo* anymore appli* approved argue* armpi* arran* arrog* arrogant assume aunti* auntie autos*
await* awaiting awnin* awning backu* bacon bacon* bagga* baggage ball banan* bange* banged barn basically beerm*
beermat begun begun* berth berth* bicycle bikes bikes* bill'* bill's bitter blankets bless bless* blink blous* blouse
blow boards borrow bowl brands brisb* brisbane browns brush brushes budge bulle* butch* buy buzzed c cake candles
caram* caramel cardb* cardboard cares cares* carpe* carpet casse* cassette cat's cat's* chairs charge charts chase*
chatb* chatbot cheaper chedd* cheddar chosen christie chrom* chrome classes claus* clause cleaners cliff* close* closed
clubh* clubhouse cola condescending consisted convention cooki* cooking coord* corps* corpse cows cracking crashed
crazy crazy* crime crime* cropp* crossword crowd crust currently curta* cushions cutti* cutting dartb* dartboard dawn
daylight described desig* diamonds digital digni* dinos* discr* discussing dish disk dispo* doctor's double downloaded
drown* drunken dubli* dublin due each earlier earpl* earplugs easte* easter eco edinb* edinburgh elbows electronic
eleva* elevators enclo* enclosures escap* excep* except exceptions excess exchanged exhib* expected explaining explorer
expor* export farm fault fault* feare* feared fee's fee's* feedi* feeding fences film fit fleec* fleece flier float
flute flute* fly flyer forev* forever forgotten fortnight frankly freezer frequency fring* fringe frost* gems gherk*
graph graph* grump* grumpy gull gun h ham hammered happy happy* hash heels heels* hoovered hopel* hopeless hosta*
hostage hour hurry hurry* ice inact* inactive inedi* inedible infla* inflation inspection interested intro* iphone it'd
jackets jam jean jobs jolly jolly* jug kafka kafka* keith kid's kid's* kidna* kilo kitchens laminate lamps lamps* latte
latte* launch lavenders layin* laying lefto* level* limit linen linen* lisbo* lisbon loch logs loo loungers lukew*
lukewarm machine's magnet magpi* mails mails* mains mains* make mall managers marga* marriage marsh* marshal matched
matches mates mates* matt meantime medal midda* midday mines mines* minib* minibar minimum miser* miserable mondays
motel* moult* moulting mourn* moves moves* multi murmu* murmur mushrooms myste* net newer newer* ninja ninja* notch
notch* nov oasis oasis* olive* olives oslo otter* otters outda* outdated overb* overbooked overhead overheated overload
overr* overran overs* pace packages packs packs* paper part parti* parts parts* pastry patience pcs peace* penal*
penalty pence pence* personally perth perth* physical pigeon pink plane's plant planted players playi* playing playl*
points poison poisoner polished pong pops pork port portu* possi* possible postm* prepa* pressing price* prici* pricing
purch* push puzzl* quiz rattled rd reach* readings rebook remad* remade reminder remov* remove removed reord* repair
repri* reset resolved retain reten* retention reuni* reunited rhuba* rhubarb ridiculous rinse rioja rioja* roasted
robot rope ropes ropes* runs rushe* rushed s saint* saints sash saturdays saucepan schedule scooters scores scrap*
scrub* seams* seamstress seatb* seatbelt sells sells* senio* senior sense sense* separately settled seven seventh
shado* shadow shaft shaft* shifted shirt* shoot shorter shorts shouts showi* shown shown* shrin* signal signs signs*
simil* similar simple single singles sirens skate* sleeves slice* slowl* slowly smart smear* smeared socke* sockets
sorted soup space space* spaces spare spare* spend spend* splen* splendid sponge spraw* spray* spread squeak squeaks
stabb* static stink* stir stitching storey stout stout* straighten streaming stressed stude* student sub subsc*
substitute sugar sugar* sugge* superb supplement suppo* surpr* surprise surprised survi* tacos tacos* tale tap tappe*
tapped tasti* tasting tears tears* teasp* technical teddy teddy* telly telly* temperature templ* tepid tepid* text
therefore thin thoro* thru thursdays tiers tiers* tile toast token token* toppi* tortu* train treadmills trian*
trolleys trunk* truth truth* unfri* unfriendly unhel* unhelpful uninstalled unles* unless unlim* unlimited unlocked
unpro* unprofessional updates updating vague* vaguely ventilation vicar vicar* village vinda* vindaloo wales wales*
wallp* wallpaper wars washer wed weddi* weights wetsuits whatsoever whereas whitening who'v* who've win wings wings*
winter wish wishe* wished worki* working yellow yes yet youtu* youtube z zombi*`,
      '-4': `
11 112 12th 14 14a 15th 18 186 1970'* 1970's 2000 2013 2015 210 211 22 220 27th 31st 4 404 50p 69 80 98 9pm abrup*
abrupt absen* absence absent according activ* actor admittedly adult* advantage advised affor* afford agath* agatha
agreed airin* airing alas alcohol allow allow* alrea* already alteration altog* altogether amoun* amount ana anywh*
anywhere apart apart* apiec* apiece apolo* apologised appealing approach area argued argui* arguing arrow* arsen*
arsenic asham* ashamed assassin atmos* atmosphere attacked attended attic attic* aunt'* aunt's aunty aunty* australian
balan* bang batht* bathtub beari* bearing beforehand begin beginning benef* benefits bent betti* betting bkk blari*
blaring boarded bog booke* booked boost* borin* boring bot breads bride bridesmaids brigh* broll* brolly bubbl* bucks
bucks* bumped burge* burgu* burgundy but butto* button cache cache* cactu* cactus calcu* calm campu* campus candl*
candy candy* cap carbonara carro* carrot cashl* cashless catching cell cemet* cemetery cereal cerem* ceremony chai
chair* change chann* channel chaot* chaotic chats chats* checkouts cheer cheese chemicals chipp* chipped chop circled
claiming clatt* clatter clerk clerk* cliff closes coast cold college colour's colours combi* combined comes comes*
comfy comfy* comma compe* complicated conci* concierge concourses condition confe* conference considered constantly
convenience convenient conveyor cookie cool cooli* cooling correct corrected correctly cost coughed cours* cramm*
crammed crash* cream* creamed creat* crimi* criminal crisp crisp* crois* croissant croissants crumbs cubicles cup cups
curri* curries daily daily* dalla* dallas damma* dammam dande* dated dated* dead decen* decent decided decis* decision
dedic* dedicated deli delicious delivered deman* demand departures derby derby* designed deskt* desktop desse* devices
dial differ difference dinosaur dip directed directly dirti* dirtier disgr* disgrace dispe* dista* distance disti* does
dolph* dotte* dotted dough downg* downgraded downh* downhill dread* dreadful dribb* dripp* dubai dump dunge* dungeon
dye eat edge eighty elect* elimi* embarrassed engineer enorm* enormous entra* entrance equipped equiv* equivalent
escape essen* everybody's excellent excited excus* execu* executive exhibition expir* explo* extre* extremely fabri*
fabric fails fails* fair fanni* fanning fasci* fascinating fashi* fashioned feed felt femal* female figuratively
filters finis* fizzy fizzy* flag flake* flakes flann* flannel flatt* flavo* flick* flier* folk follow footy footy*
frame* freezing fresh frust* fry function furnished g game games games* gels generators generously germa* gives gives*
glen gown grand grandma's graveyard gravy gravy* gray greeting growi* growing grunt* guards guide guide* guild guild*
guns hallo* halloween halls halls* halved hangm* hangman's hatch hate heater heavenly heist heist* here'* here's hides
hides* highlight hinge* hips hitma* hitman hobs holes holes* hones* honest hoot horre* horrendous horro* horror
hospitality howev* however hurt husbands hyder* hyderabad idli imper* impersonal inactivity inche* inches indus*
infinitely initially ink inlan* inland inten* inves* iphon* ironically it's ivory ivory* ivy jan joke jumper jumps
jumps* k kebab* ketch* ketchup kill killers killi* klm koru large late latel* lately lates* latest laura laura* layers
lease lease* lecturer legen* legend lesso* lgw libra* librarians linge* litre* livel* lively load locals log login
login* loos loudl* loudly loyal loyal* ma'am ma'am* machi* major major* makeo* makeover makin* making manil* manila
manners mansi* mansion maple maple* marble masal* masala matte* meals meals* medio* mediocre meeti* meeting mens menu
menus menus* merch* merel* merely mia mid milde* minim* mins mirrors mixer module moments monke* month's monthly mop
movie movie* mud murders mushroom nacho* necks necks* neede* needed nerfe* nerfed newbo* newborn newspaper noisi*
noisier noisy noisy* nonna nonna* noodle noteb* notebook notifications nowhe* nowhere nuisa* nuisance nz offli* offline
opens opens* opini* order* outdo* outfi* outfit outle* overc* overl* overpriced packet panto panto* parag* paragraph
partial pass pasta pasta* pasty pasty* path patro* peace peaceful pek penci* pencil permitted phoen* phoenix pigeo*
pilla* pillar pipes pipes* pisto* placed plagu* plague plain plants plaster plastic playlists plump* plus point*
pointed pop porch* possibly powder press pretzel previ* price priced prices princess print prior prior* priya priya*
process processed progr* program proje* promi* promo* promotion propo* proposed puff purchase purchased puzzle
quarterly quest* questioning queue* quizz* quote* quoted rail raisi* receptionists recline recliners recyc* recycling
refilled refre* refuse regis* register regularly relat* relaxation rente* rented repla* reprint reservations reserve
resid* responded restart restock restore retre* retreat retur* return returned returns ribey* rides rides* ridic* rim
robot* rolls rolls* roof rose rubber rubbish rude sadly sadly* sampl* sas sauna* saving sceni* scenic scheduled schem*
scheme scrol* scrum scrum* searching seasons seats seats* sec seen seoul seoul* separate sets shamb* shambles shamp*
shampoo shape* shaped shares sharks sheets shelf shelf* shelt* shelter shine shine* shirt shocker shocking shouldn't
showing shrink shut sia siber* siberia sign silen* silk simpl* sinks sinks* sitting sizes sizes* skill* skyte* skyteam
slaughtered slices slip slot slow smashing snack soap sounding sourd* sourdough sparr* speaker speaking speaks
specifically specified spina* spinach spinn* spinning spoil* spoilt spoke spotl* spotless sprou* sprouts squar* squir*
stag stain stain* stale stale* starting starving states stating staye* stayed stays stays* steakhouse stoke stool*
strangled stream stroll struc* stunn* styli* stylist submit subscription subti* subtitles succe* sucke* sucked
suggested suggests suits suits* sunbu* sunburnt suppe* supper sure surfi* surfing surge survived suvar* suvarnabhumi
switc* switch sydney tables tabs tampa tampa* tapas tapas* taps taste teaba* teachers tee tells tells* tenni* tennis
terrible thirds threa* thril* thriller throws tier tiger tiger* timer* tiny tiram* tiramisu toaster tom tomat* tomatoes
toothpaste toppings tops tosse* tossed traveller treas* treasure treat treat* trunks tune turf typin* typing uncleared
unexp* unexpected unfor* unhea* unins* unint* uninterested unloc* unpre* unwrap upgra* upgraded upon uprig* upright
urgen* urgent usage usage* user ushers varia* variation veg vegetarians verdi* verdict via victoria viole* visib*
visible volunteers wait waiters waive* wake wants wants* washed wasnt wasnt* waste waste* watery we've we've* whale
wheels whisper whom wilti* wilting wines wines* wink wks workt* worktop worried worry worry* worth xl year'* year's
youngest zombies zone zones zones*`,
      '-3': `
1 15 17 19 190 1980'* 1980's 2 200 22nd 25th 28th 29 31 310 34 42 48 50th 56k 7 72 74 7am 8th 9 9am absolute accep*
access accountant ackno* advert adverts aer affai* afric* africa agent air aircr* aircraft airlines airpo* airport
airwa* airways al alcoh* alitalia alleg* allia* alliance alter* altho* although alway* always amend* america amex ams
amste* amsterdam angel apologising appal* appalling appeared apple apple* apples appreciated approached april april*
argue aroun* around arriving arrow arrows aside aside* asks assem* assisting assur* assured ate atl atlan* atlantic
attempt attendants attitudes augus* august aunt austr* autum* avera* average avoided awful awful* backp* bags banana
bangk* bangkok barel* barely barom* barometer basem* basement bases bases* basic basic* basics basis basis* bathrooms
beach beach* beaten beats beats* beaut* beautiful beef beer beginners begru* begrudgingly belgi* below below* bette*
better bingo bingo* bins birmi* birmingham biscu* blank* blocks boili* boiling bone bones bones* booster booze bored
bored* bosto* boston bother bottled bough* bought bread bread* break breath brie bright bring brown brown* bucke* bud
build bunk buoy burglar burnt burnt* bus buzze* cafes cafes* cairo cairo* calls calls* cancellation cancelled cared
cared* carpets carrots cat categ* category cerea* certainly chand* charming cheap cheap* cheapest chees* china china*
chine* chinese choic* choice chris* chucked cinna* cinnabon circl* circling claustrophobic close closer codeshare
coffe* coffee coffee's coins coins* coles* coleslaw colou* come comme* comment comparable comparison compensate
completed completely con condi* confusing connection consi* consider consideration conti* continental continues
conversations cookies corke* corked corne* corner costa costa* costs costs* cosy cot couch* cough* course cozy cracker
crackers cream crisps crout* croutons crowd* crowded curt custom customs cuts dear decli* declined decor delayed delays
delta delta* denve* denver departed depen* depends depre* depressing descr* desir* desired dessert desserts deter*
dialo* dialogue diffi* difficult digit digit* dimin* direc* dirty dirty* disag* disappears disappointed disas* disaster
discovered disgraceful disgu* dishe* dishes dishw* dishwasher disin* disinterested disma* dismal dismi* dismissive
displeasure disrepair dissa* dj document doll doorb* doorbell doubt doubt* dream* drowned dubai* duck durin* during
earne* earned econo* economy editi* effic* efficient elbow electrical elevator else'* else's embar* embarrassment
enjoying enquire enter entic* enticing environment espre* espresso essay essay* etiha* etihad eva eventually exception
excit* existent expec* expecting experienced experiencing expired extended fabul* fabulous facilities fairl* fairly
falls falls* favor favor* fill finale fiver fiver* fjord* fjords flight flinc* flush flush* flyer* flyers flyin* flying
folder following footb* foreign forget fork forks forks* forme* former fortu* fortunately forward four france's frequ*
frequent frosted fruit fruit* funct* fur furnishings galle* galleries gangs* gangster gap garud* garuda gener*
generally gentleman germany gestu* getaw* getaway getti* getting glass glori* goes gradual grant grant* grave* green*
greeted guard* guest gym handc* handling hawaiian heade* headed heate* heathrow heati* heating help helpi* helping
highe* higher hkg hon honestly hoped hoped* horri* horrible hostess hotter hrs hub huge hummu* hummus hungr* hungry
iberi* iberia impos* impossible improve improvement improving inade* inadequate included inconsistent indic* indoo*
industrial industry informed insan* insane inspi* inspiring installed instructions insuf* insufficient int'l int'l*
inter* interesting interior interrupted interviewed inviting irish irish* irony irony* is istan* istanbul items items*
japan jet johan* johannesburg john join judgi* judging july junk kerb knive* knives knowl* knowledgeable korea* kul
labels labra* lady lamin* laminated lamp lands* lane large* laughing laws lax layov* layover leagu* league least least*
led leeds leeds* lemon* lengthy letti* letting levels lhr library lifeb* lifeboat lifti* lighting like likes likes*
limit* lingu* lingus list litre lobby lobby* lost loung* lounge lounges lovel* lovely loyalty lucki* luckily lugga*
luggage machine magne* mainl* mainly malaysian marathon marbl* margi* marginally marie marie* market marqu* marquee
marti* martini mas massa* massi* massive mater* maximum mcdon* meal memories men men's men's* merchandise messaged
miami miami* middl* middle mini minimal mint minut* minutes misse* missed mixer* month month* most mostl* mostly mumba*
mumbai munic* munich nachos narit* narita nearb* nearby need needs needs* new newar* newark nibbl* nicer nicer* nices*
nicest nightmare noodl* noodles northern note notice notin* noting numer* numerous nw o'clo* o'clock occup* ok onboa*
onboard once only operate opinion opted opted* ord order organised outbo* outbound outlets overcooked overcrowded
overflow packets par paris paris* partners passengers passes past pathe* pathetic patio* patte* pattern pause* pavem*
pavement payin* paying payment peak pearl* pears* pearson pendi* pending pengu* penguins perso* person phone physi*
pick picture pieces pies pillows pinching pizzas placement plain* plane* plast* platters playe* playlist pleasant
pleasurable polan* poland polite poor popco* popcorn portal position posta* postman potato powde* power power* powered
prefe* premi* premier prepacked prest* presu* presumably pretz* previous previously priority priso* prison privacy
privi* privilege pro professionalism professionally projector promised promising promp* proper provi* provider
providing puddi* pudding pull puzzles quarr* quarry quiet quiet* quite quite* radio* ran range range* ready ready*
realize reall* really receipts received recent recha* recharge reckons recog* recognised reeks reeks* refil*
refreshments refri* refrigerator refurbishment rejec* relax* relea* remak* remake remar* reminded renew* renov*
renovated renovation resem* reser* reset* restaurants restr* restricted result retai* reviv* reviver rewar* ribbon
ridiculously ripe roadw* roadworks roll rolled rolli* rolling roman* rome roomy roomy* rotat* rs rules rules* run
safet* safety sandwiches santi* santiago satur* saturday saudi* save savoury scand* scandinavian scarf scarf* schip*
scowl* screams scree* searc* search seat seeme* seemed selec* selection senses separ* serie* series servicing serving
settl* seventeen sever* several shabb* shabby shave shear* sheet* shock* shocked shopp* shops shops* shouting show
simply simul* sink sit sitti* situa* situation sixte* sixteen sixth sixth* skills slat slate* slive* small smallish
smirk* smokers smoot* smooth snack* socket solo solve* someh* somehow somew* somewhat songs songs* spa spaci* spacious
sparse speci* specially spending spoke* spoon squares start stated stations steam step sticks strange stric* strict
structure stuff subst* summe* summer super* supervision supplies supposed sushi sushi* sweat* swedi* swedish swimm*
swimming sydne* t t5 tacky tacky* talen* taste* tasted tasteful teabags teenager telev* television temperatures
terrific tg theme theme* therm* thoug* thoughts threadbare throughout thu thus till times times* tired tired* tires*
toasted today* tokens tonic tonic* toothbrush toppe* torn toron* toronto total* towar* towards trail* transit traveled
travels treac* treacle tree triangle tries tries* tue turki* turkish tv's twice twice* ua uk unappealing unatt*
unattended underground unfortunately unima* unimaginative uninviting united's unrel* unreliable updated upgrade
upgrading upper upper* upsid* upside usa usabl* usable use usually utili* utter* utterly vacuu* valen* valid valid*
value veget* vegetables vendi* vending venti* vest victo* video vinyl vinyl* virgi* virgin virtually visa visit voucher
walki* walking wall warmt* warmth washi* washing wave ways weapo* website wedge* weird weird* welco* welcoming wheel
whene* whenever whist* white white* widow wifi wise witho* without wlan wobbl* worce* worcester worke* worked works*
workstation worse worse* worst worst* worth* zeala* zealand`,
      '-2': `
1500 16 2012 2014 21 24 250 27 2e 30am 3pm 450 49 4th 5000 52 5pm 60 600 60s 61 65 6am 747 79 7pm absol* abysm* abysmal
acces* accom* accor* act addition adequ* adequate adjoi* adjoining admir* admirals af african agent* ago ah airports
airy aisle aisle* albei* albeit album album* alcoholic alita* alley alley* alloc* allocated almos* almost alternative
am ambie* ambience ameni* amenities amongst ample ample* an anfor* anfore anima* animals annex* announcements appalled
appar* apparently appointed appreciate appro* arabia areas areas* armchairs arranged arrival arrives as asiana astou*
astounded atlanta attached attentive attra* attractive auckl* auckland auh australia austrian availability awaited
award* aware aware* ba ba's backs* badly badly* bagels baked baked* balla* baraj* barajas bartender based based*
battery beate* becomes beetr* beetroot began began* beiji* beijing belie* benches benefit berli* berlin besides best
betwe* between bever* beverage beverages bigge* bigger biggest bin birth bits biz bland bland* board board* borde*
boredom bothe* bow branc* branch brew bride* brochure bucket bumpe* bunni* busin* business busy cafet* cafeteria cakes
cakes* calga* calgary call calle* called can canada canap* cance* carib* caribbean carriers cars carte carte* cases
cases* cashp* cater catering catha* cathay cdg cello* centu* century chall* challenge champ* champagne changi channels
chape* chapel chasi* chasing chat chatting cheery chimn* choco* chocolate choices choir choir* choose chopp* chopped
class class* classic clean clean* clear closi* closing club clubs clubs* cm coast* cod coffees coher* coherent color
color* combination comfo* comfortable comfortably compared competition complains complementary complete complimentary
compr* compu* computers conco* concorde concourse conditioner conditions conge* congested congr* conne* considering
consist constant construction consuming containers continue continuing continuously contrast conveniently cope copen*
copenhagen cordo* cordoned corpo* corporate corre* couches could coupons cousin's cover* covered cph crack cramped
create cub cuisi* cuisine curtain custo* date day dc deare* dearer debit debris decor* delay* depar* departing
departure deserve design desk despi* despite dinin* dining direct direction disap* disappointing disappointment
discourteous discover disgusting dispensed disposable distu* disturbing dollars domes* domestic domestically done dont
doors doubl* downs* downstairs dozen drab drink drink* drinks dripping dryer* dying dying* edges edges* effor* effort
egypt* egyptair eight* eithe* either elbow* eligible elite elite* embarrassing emira* emirates empties engag* engaged
ensur* entering enthu* entit* entitled envel* envelope episo* episode espec* especially etc etihad's europ* europe
everything excel* exclusive existence expect expectations expensive extensive extensively extraordinary facil* fact
fail fairn* fairness faste* faster faulty feel fi field field* fifte* fifteen fifty fifty* final* finally find fine
fined fined* fines* finna* finnair firstly fishe* fittings five fix fixtu* fixtures flags* flagship flapj* flask flask*
flew fligh* flights floors flower flown flown* foldi* folding food foods foods* forei* forge* forgo* forkl* forklift
forms forms* fourteen frame frequently fresh* freshly friendly frill* frills furni* futur* future garde* garden general
german gets gin glass* gloom* good gorge* gorgeous gossi* gossiping gover* government grab grade gradu* granted great
great* greet* grinder gripe gripe* groom* groomed gross* grossly grudg* guard half hall handf* handful handlers handy*
hang hanoi hanoi* hard hasn'* hasn't hassl* hassle haul hawai* hay heath* heavy heavy* helic* helicopter helme* helpf*
helpful helsi* helsinki here highw* hits holde* holders hong honou* honour hoove* horribly hotel hotel* hr humid* hung
icelandair icn idiot ie impre* impressed impression impressive impro* inclu* inconvenient incor* incre* increasing
increasingly incredibly indee* indeed india indif* indifferent infli* instance international internet intl irrit* ist
itali* italian jack janua* january jerse* jfk joine* joined juice juice* juices kiosk kiosk* kit kl kong korean la
labrador lack lacke* lacked lacki* lacking lacks lacks* lag lamb lampshades lavat* lavatory le learnt lemonade letdo*
letdown lettu* lettuce lh lid liked liked* limited lique* locate locations logan logan* longest looks looks* loud lousy
lousy* lufth* lufthansa lunch luxur* luxury m madri* madrid mahar* maharaja mail maker* malay* male manni* manning many
map mary mask mass massage mat mats mattr* mattress maxim* meagr* meagre measured memberships merlo* merlot message
meter meter* meters mh micro* milks* minute missi* missing mix mobil* moderately monda* monday mood more mosqu* mount*
mountains much muffins mummy mummy* music music* must napkins natio* national nature navig* navigation neces* necessary
needi* needing needless neigh* neighbour's newly newly* newsp* newspapers nice ninety no noise noise* noon norm
northwest nothi* nothing o'har* o'hare oblig* obliged occas* occasion occasions occupied offerings often often* oh okay
onlin* online oppor* opportunity oppos* opposite optio* option options or organ* originally overa* overall overf*
overflowing pacif* pacific packaged packi* packing pages pages* pain paint paint* parki* parking particularly party
party* passa* passable paul paulo paulo* pax pc peas peopl* people perce* percent perfectly perha* perhaps periods
personnel pin pitif* pitiful places plane planes plates plati* platinum play played pleasure plent* plentiful plenty
point polon* poore* poorest poorl* poorly porta* ports ports* positives poten* pounds preca* precarious prefer
preparation prepared prese* presented pressed prestige pride pride* probably problems proce* products profe*
progressively provide provided qanta* qantas qatar qatar* qf quali* quality quant* quantity quiches quieter radio
raisins rarel* rarely rathe* rather reached read readi* reads reads* reali* reaso* reasonable recei* recen* recip*
recipe recommend recon* reconstituted reduc* reduction reflection refresh refun* refund refurbishing regar* regarding
regardless regio* regional registered reins* relax relaxing release remain remod* renovate renta* reple* replenish
replenished reply reply* reputation requi* required requires rest revam* rolle* rooft* rooftop routes rows runni*
running rush saga sales* san sandw* sao saudi sauna sausages savou* scarc* scarce schen* schengen scones screw* scrip*
seagu* seam seati* seating seem seems seems* selections self septe* september serio* serious seriously servi* service
session shall* shape share sheet shiny shiny* shopping shove* showe* shower shuts shuts* shutt* sidew* signage silly
silly* sin sir sixty sixty* skipped skycl* skyclub sleepy slept slept* slide* sligh* slightly small* smells smelt
smelt* smile smiley smith smith* snacks so sodas sodas* sofa sofas sofas* soft solid solid* some someone's somewhere
soone* sooner sound sound* sounds south south* spanish sparkling spars* sparsely special split spoon* spring staffed
staffing stained stairs starb* starbucks start* starv* stati* stay stew stocked stockholm stool strangers straw* streak
stres* strug* struggled stuff* style style* stylish subje* substandard such suffi* sufficient suit suitc* sulle* sullen
summa* sundays superior supposedly surel* surely surfa* surfaces surly surly* swallow swap sweaty sweet sweet* swiss
swiss* syd t1 t2 t3 t4 tablet talki* talking tam tande* tandem tear techn* ten tende* tended tent termi* terminal terms
terms* terraces thai'* thai's than thats thats* thimb* thimbles think* thirs* thirsty thous* thousand three three*
thumb ticket tikka tikka* time tin tissu* tissue today today's toile* toilet toilets tomato topped towel* traditional
trailer transformed trave* traveling trays trays* treme* tricky troll* troub* truck* true truly truly* try tryin*
trying tv tvs twent* twenty twins twins* typic* typical ugly unans* unanswered unapp* unappetising unappetizing unclean
uncom* uncomfortable uncon* understaffed unhap* unhappy unhealthy uninteresting unite* united unlock unsmi* unsmiling
unsur* untid* untidy unusa* unusable unwel* unwelcoming unwil* unwilling urina* urinals usefu* useful using using*
usual* vague varie* variety vast venue venue* very video* vip visit* visited visitor vouch* waiti* waiting waiver want
warra* washe* washington washr* washroom washrooms waved waved* way wc we'd weath* weather websi* weekend weeks weeks*
welcome well whils* whilst whisp* wi window windowless wire wirel* wireless wonde* wonder wore workstations world
world* worldwide worn worthwhile would zoo`,
      '-1': `
08 09 21st 2f 30pm 380 3rd 400 480 6 64 70s 71 8am 99 a a38 a380 aa above above* absolutely abu ac accessed accommodate
account's adapt* adaptor addin* adding addressed adjus* ads adult advan* adver* affec* after age agein* ageing ages
airfi* airfield airli* all also ammon* ammonia ands announced anoth* another answer apology app appear appearance
appetizers are arlan* arlanda armch* array array* asian assor* assortment assum* au av avail* available avian* avianca
avoid avoid* awkwa* awkward b b18 backt* balco* balcony barco* barcode baris* barista barte* bartenders baskets batter
bay beans beans* being being* belgian ben bench bench* bend big bill biscuits blanc blanc* blanket blew bodied bogot*
bogota booking boot booths borro* bottles boys bradl* bradley break* breakfast brief bring* briti* british broch*
bruss* brussels build* building burger busie* busier cafe candle canno* cannot cante* canteen capac* capacity cappu*
cappuccino cards cards* carne carne* carou* carousel carriageway carry cater* caters cereals certa* chair changes
chatt* cheer* cheeses chef chef'* chef's chefs chefs* chica* chicago chill chimney chips chips* chocolates citie*
cities cleaner clear* cleared cloth* coats coats* colour coloured comfort commented communicate compare competitors
complain complaints comprises computer concept concr* concrete conditioned conditioning connections considerable
consistently conte* contemporary continued coole* copied corn corridors could* cousin crack* cramp* crick* cricket
crock* crockery crowds crown cry cubes cubes* cubic* cucum* culin* culinary cx danci* dancing dark deale* dealer decad*
decades decid* defin* definite definitely degrees del depart depending description deser* desks desks* desperately
desti* devel* devic* dhabi dhabi* diagnosis diamo* did didnt didnt* diese* diesel diet diffe* different digits dire
dirtiest disabled dispenser dispensers divid* divided divor* divorce docum* dolla* don doorm* doorman doors* dorm draft
drain drain* drained drains drama* drawb* drawback drear* dreary dried dried* drill* drinking drop drunk* dry dryer dug
eastern easy eaten eaten* edibl* edible eight electricity elega* elegant eleve* eligi* eligibility else emails empti*
emptied empty empty* enclosed encou* encountered encourage endin* ending endur* endure enfor* engin* engine enlar*
enlarged ensure enter* entertainment entir* entire entirely entre* entrees entry entry* equal* estim* et euro european
ever every every* everywhere exactly exceptional exclu* excuse exist* expects expen* exper* experience experiences
explore expos* exposed expre* facility fall fares fares* favou* featu* features fed feedb* feedback feeli* feeling
feels feels* few ff fifties filth* filthy final first first* fish fiumi* fiumicino fixed fixed* flapjack folde*
football for forwa* francisco frank* frenc* french freshen freshening frida* friday frustrating fryer fryer* fuel fully
fully* functional furniture gardens gas gate gates gates* glasses globa* global gloomy go goal goodb* goodbye googled
gran gran'* gran's gravel green grilled grim grown grown* grubb* grubby grudgingly grunted guessed guita* guitar gulf
gurio* gurion gutter handp* handy haven haven't haven* headm* hear heart heart* heated heave* hedge hedge* hefty hefty*
heine* heineken hello hello* heral* herse* herself hidde* hidden high highl* hitti* hitting hopef* hopefully horse* hot
hotels hotpl* hotplate hours hours* idea ideas ideas* imagi* immig* immigration impor* important impossibly improved
improvements inbou* inbound incheon including inclusive indication indiv* individual inexp* inflight instant inste*
instead instr* insulting insurer inter intercontinental intervals interview invit* invite invol* involved ipad israe*
israeli issues jacke* jal joini* joining jumpe* junio* junior just keepi* keeping kind knock knows knows* lackl* ladde*
ladder largely larger last lastl* lastly laund* lavatories lay lead lean leani* leaning leaves lectu* leftovers lengt*
length less letter lift light* likel* likely line link liquo* liquor listing liter* literally loan locat* location
lolli* lollies long look looke* looked loop lots lucky lucky* lunch* macarena machines magaz* magazine magazines main
maintain maintained makes makes* malaysia managed management manne* manned mark marro* marrow material materials may
meani* meaning means means* meats meats* meet meets meets* merger messy messy* microphone microwave midni* midnight
might might* miles miles* milli* misery misfo* misfortune mixers mobile monitors months moroc* morocco mother's motiv*
motivated mouths moved moved* mutat* mutation naturally negle* nibbles nine ninet* nineteen nobody noisiest non nonex*
nonexistent normally noted noted* nucle* nuclear obvious occur* octob* october offer offering offers offha* offhand
ohio one onewo* oneworld open operating ourse* ourselves outsi* outside overcrowding overly overt* package pad painter
pales pales* panee* paneer panels panin* parke* parked particular passe* pastr* pay pc's pdf pearl pensi* pension
pensioners phone* piano piano* pictu* pier pillo* pinch* pint place place* planning platt* pleas* pleasantly pointing
poiso* pond portuguese possibility poster potential preferred premium prescription press* prett* pretty pretzels proba*
problematic procedure professional profit provides pune qualify quote raini* raining rapid rapid* rate raw reading
realise realised reason reasonably receive recently recko* recom* rectify redee* redeeming redes* refill refus* refused
relative relatively remains remarkably reminiscent renovations rep replaced repli* replied restrooms resulting rib
ribbo* ride rippe* risky risky* rotti* rotting rouge rouge* route rucksack rudim* rudimentary ruler ruler* runwa*
runway rupee* rupees salads salesman same sandwich sang sapph* sapphire sat satel* satellite satis* sauce saved saved*
says scanned scene scene* scoot* scram* scrat* seagull sections selfie senat* senator send sente* sentence serves
serviced sessi* sette* settees sfo share* short* shortage shoved showed showers sighe* sighed singa* situated six sized
sized* sizzl* sizzle skull skull* slats slats* sleev* sliced smaller smelly snail* snails snatc* sock soggy soggy*
solved sorte* soul speak* spect* spectacular spiri* spirits spite spite* spot spots spots* sq squas* stabl* stable
staff staff* stagg* stainless standard starters statement statu* status steal* steps steps* stood stood* stopping
stori* strat* streets stressful stret* stripes struggle subject substance substituted suffe* suffered suita* suitable
suite suite* sunny sunny* supply surprising surprisingly surro* surrounded surroundings swall* swallowed swans swans*
swims switched tad tasteless tatte* tattered tatty tatty* tea telli* telling temperamental terminals terrace terri*
teste* tested thail* that'* that's these these* they'll thick* thing thing* think third third* thirt* thirty those
those* thousands thrown tick ticke* ticked tidy titte* tittered toe too topic topic* totally tower tower* train* trans*
transferring trash trash* travel traveler travelers travellers trendy trial trial* tripp* trouble truck tube turn turns
turns* twelv* twelve type typically unabl* unable uncle* unclear understand undri* undrinkable uneat* uneaten unide*
unidentifiable uninspiring unkno* unknown unlik* unlike unple* unpleasant unsat* unsatisfactory unusu* uploa* usual
vacant valet* value* vanis* vanished varied vario* various vents vents* verif* verified verri* verrines victorian
vienn* vienna visiting visits voyag* wages wages* walked walkw* walkway walle* wallet warm wasted we weeke* weekl*
weekly weste* western what what'* what's whate* wherever which which* whiskey whistling why windo* wipe works worthless
would* wow yards yards* yogur* yogurt yogurts you zip zoom zrh zuric* zurich`,
      '1': `
10am 212 30th 67 70 84 actually adven* adventure advertised advic* advice agency agents almon* almond ameri* american
among among* angle anniv* anniversary answe* answering any anyon* anyone appea* arms askin* asking assis* autom*
automated automatic badge* bali banis* banister banki* banking bar bathr* baths baths* becom* become beepe* beeped
beers beers* before behin* behind bell benea* beneath bet beyon* beyond birth* birthday bite block boat boils boils*
bothered bottle bounc* box brakes breakdown brief* broke* broken buffet bumps bumps* bun bunch burned cabinet cable
calli* calling came capital car car's car's* card cardi* cardigan caref* careful carri* carriage carried cash catch
cella* cellar central changed character charging charm* chart child child* choos* chose cigar* ciste* cistern civil*
click* clothes cloud* co coach coach* commo* commu* compl* complained connecting const* consultant contact contr*
contract convi* corridor count couple coupo* coupon cow crackling credi* crown* cupca* cupcakes cv d daft days deadl*
deadline delay delhi delhi* denti* dentist dentist's department describe detective diamond dinne* dinner displ* display
dispu* disre* distr* do documents don't don't* doorstep dose doubled dressing driven drivi* driving dual dumpl*
dumplings duty earph* eatin* eating electrician electronics eleph* emailed employee enjoyed entered error* even
everybody exist exit explanation extra eyebr* eyebrows face facto* families feath* feather febru* february fees fenced
fetch fetched fever fever* filling films films* findi* finding fished flour flowe* flu forgot fourth frankfurt frien*
friend's friendlier geran* geranium get gift giggling give gold golf grandson grey grill* grounds group guaranteed
guess* guest's guy had hair handing handle handprint harrogate have headp* headphones heads heads* healthy heat hers
highly hold holiday hotte* how hundred i illne* illness im immed* immediately in inform initi* inspe* inspected
instructor insur* insurance interest into isn't isn't* jab judge* jumped june kia kindl* kindly knife knife* knocked
label label* ladie* ladies lager lager* lande* landed landlady langu* language laugh* laundry leaf leaflet lecture
leice* leicester lent lette* life lifeg* lifeguard lifet* lifetime light limp linin* lining listens loaf local locked
logo longe* longer lose lot louds* loudspeaker low lower made maintenance marched matters maure* maybe maybe* meant
measuring mein member membership memor* menti* mice mind mirro* mirror misla* mislaid mixed mixed* monit* monitor
mothe* mould* movin* moving muck must'* must've naan nasty nasty* natur* neck negat* negative neon normal numbers
nursery obser* observation oil on ones opene* opened orchi* orchid ordin* ordinary ought ought* ours owed owner's
packed pair panca* parce* parents partn* pause penny penny* perfect period petrol pizza* plank* plate* playg*
playground please post poste* posts posts* pot pound* pract* pre presc* presentation pressure probl* produ* product
progress properly prosecco quick* quicker quickly rack radiator real record referred refundable refur* refuses regular
relaxed remai* remem* renewal requested resta* retail retirement rice ring rings rings* rip robes robes* rower rower*
rubbi* rufus rufus* rugs said salad salad* sale sanda* sayin* saying scale scan scann* scanning scorc* scratch
screenshot seate* seated second security sendi* sending serve server set setti* setting settle shallow shared shell
shift shift* shin shoes shoes* shout sideways sight* sister's site sleep* sleeper slipped slush slush* smelling smili*
smiling someb* somebody someo* spark* specialist speec* spelling spide* spin sport* spott* spotted stall* stand stapl*
star starf* starfish stars stars* state* steam* steph* still still* stone stone* stran* street strip* study study*
stupi* suppl* suppose swears swind* swindon system table talks* tarma* tarmac teacher teena* teenagers tempo* temporary
tener* tenerife term thai that their their* thems* themselves thera* therapist theres they'd they've thigh throu*
through throw thurs* tickets tie tight tight* tilte* tilted tip tippe* tipped toget* together tools tools* touch* town
toy track* tracking trail trainers trek trick* tripped trolley tuesday turne* turned two typed typed* unacc* unann*
unannounced unava* unavailable unbel* unbelievable uncle's uninv* unit unpac* uploaded upsta* verge verge* voicemail
volun* vouchers waite* waiter waiter's water wax were weren't weren* wet whispered who'd who'd* whoev* whoever whose
whose* widow* word worri* wrap write* wrote wrote* years years* yeste* yoga yoghu* yoghurt you'd you'd*`,
      '2': `
02 114 130 14th 150 180 2021 28 340 41 412 420 89 9th accepted accid* accident accus* acid acros* across adjustments
admit again* agenc* airline alrig* alright ankle* announcement anywa* anyway arrive ashtr* ashtray asia asian* ask
asked asked* aslee* asleep auto back backg* background bagel* baker* ballo* balloon banned bars basin basin* baske*
basket batch batch* beat becau* because bed bedro* besid* beside bille* billed birds black black* blame* blames block*
bodie* bodies body boiler booth* boots boots* booze* both boxes boxes* brand* brass brass* braun* bricks brides
briefing broom builders burni* burning burri* burrito burst burst* buyer buyer* bypas* bypass cab cable* cables caesa*
caesar capit* carrying carto* carton casino cello certificate chain chain* chalk* charg* chatted check* checked
children's chip chloe* christmas civil claim clapp* clash* clearing clients clipp* clippers cloak* cloakroom clutc*
clutch coaster cockt* cocktail cocktails coin coke commission common conde* conduct cone connect connected controls
cooke* copy countdown country courteous crawl crawl* crema* crewe crewe* crooks cupboard curre* cute darling dashc*
dashcam daughters dave debiting decem* december deep degre* delic* denie* denied detec* disab* disagreement disappeared
disc doctors doing doing* dollar door'* door's dozen* drilled drive drove drove* easil* easily email email* employees
ended ended* engineers envir* error escor* evening everyone evide* exami* examiner examp* example exchange expense f
facin* facing faith faith* fake fanta* fare farme* farmer fat fence* fetch* fille* filmi* filming fin finish fire firm
fitted fitters flip flood* format franc* friends fries fries* front gatwi* gatwick gears gesture giggl* given given*
givin* giving goat god golde* golden goodn* goodness got grace grace* grand* grandad grandmother's greet grid gripp*
gripping groomer hamst* handbrake handler happened harm has headb* headi* heading hearts heavens hide hill hit hob hole
home hood horiz* horses hoste* hundr* hundreds hygie* hygiene hyste* i'd id ignored ill inbox inbox* incom* india*
infection info initials insis* insisted insured inverness japan* japanese jigsa* jigsaw job karao* karaoke kayle*
kayleigh keepe* keeper kept key keybo* kiddi* kidding kilom* kisse* kissed knew knock* l lab ladle ladle* lame landi*
landing laser laser* lashe* lashes law's law's* lawyers leader leaflets leak learn leavi* leaving let's let's*
letterbox letters lined lined* linked listed listen litte* litter littl* little lives lives* locke* lockers locks
locks* lorry lorry* losin* losing lying lying* macaroni magnets manage march march* marke* mechanism media* melbo*
melbourne membe* members messa* met metap* metre* minor minor* moder* mom moms morni* morning mornings mother mulle*
museu* museum nail named named* neil neith* neither news nicke* nicked night* north* norwe* norwegian nozzl* nozzle odd
off offered old one's one's* operated orders others out over overdraft overw* oxyge* oxygen paddl* padlocked pads pairs
pairs* palm pancakes pande* pants pants* paper* paperwork's parcel paren* parro* partner passed pastries pedal pedal*
peep perfu* perfume photo's photographed picke* picked picku* pickup pictures pizza platf* platform plumb* plumber
pocket pokin* poking policy poppe* popped popul* popular porte* porter posit* postc* posted prams prams* prawns preci*
priva* probate problem produced profi* prose* prote* protection publi* purpl* purple purse quich* quiche rabbits raise
raise* raised ramp rashe* rats reception recorded relationship remaining renewing resetting responsible reviewers road
rucks* ruine* ruined rule sachet sandr* sandra sausa* sausage saw say scale* scare* scared scien* science score
screenshots screws seale* sealed section secured see seein* seeing selfi* selle* seller shed shifts shock shop shots
shots* should shout* shows shows* sight siste* sister sites sites* skipp* sleep slide slipp* slowe* smiled smiles
smoke* soake* soaked sold somebody's someone sometimes son sort soy spani* spaniel speech spell* spoken sport squeezed
stamp stamp* stand* standards stari* staring starter stick* sticking stopp* store* stored strip stripe stroke stron*
strong stuck stuck* stupid substitutions swapp* swapped sweep sweep* sweetheart sweets syrin* syringe tail taken taken*
talke* talked talks tanks tanks* taxi team tenan* terra* terribly test thank* theat* theatre there there's there*
they'* thirteen throw* throwing thumbs thursday took top trace treatment trip tucke* tucked typo u units units* until
until* upstairs users users* valua* valued vent walk walks walks* wanti* wanting warde* warden wardr* wardrobe warni*
warning wash wasn'* wasn't watched we're we're* whack* wheel* when where where* whites whole whole* wife wife'* wife's
wing withi* within witness woode* wooden workp* workplace wrapp* wrapped yelle* yelled you'l* you'll yrs zips`,
      '3': `
2019 300 3am 77 800 80s 81 86 aberd* aberdeen accou* actio* action admitted advance afrai* afraid alarm alarm* angry
angry* appeal appet* appre* arabi* arabic arrivals artic* article ashes ashes* assistant assumed atten* babie* babies
baby backe* backed backpackers bakery bald bands bands* bank banks banks* barrier bat bathroom bc bear bedroom been
bike bills bills* bindings bizar* blind* blocked blood bolt bonne* bonnet book boss bounces breathed brioc* brioche
brownie brows* browser bruised bundl* bundle burne* buyers callb* camp canadian carbo* care carrier cartons casin* cats
cent certain chalk charged charger checks cheers chest chuck* city clark* clicked climb* cling cling* clip clock*
cloudy clown clown* codes* cogna* cognac colum* column company complaining conce* concerned concu* confidence confirm
confr* confronted confu* conservatory consu* content conversation cooked copie* couldn't cousi* craft* creep* creepy
cried cried* cubicle cupbo* curle* curled customers danis* danish dare darre* darren dates dates* delete delivery depot
depot* destr* destroy detailed didn'* didn't dim disconnected dive docto* dogs doha donat* donation doorw* doorway down
draft* dragg* drawe* drawer dress* dressed drew drive* dusk east eighteen elder* elderly elm emma energ* energy engage
enjoy* escal* escort evidence ex explain extension factor falle* fallen falli* falling family fanta father father's feb
fella file filli* fillings filme* filmed filte* fitte* fitter flat flatm* flats flats* float* floor* flori* florist
flour* folded fool forea* forearm foreh* forehead freshers front* garag* gear gears* gecko gecko* gents gents* girl
glue going going* grabbed grandma grandparents grill grinding guys halve* halves hamme* handi* hands* hangi* hanging
happe* happen happi* hears* heavi* helpd* helpdesk helpe* helped hens hid holdi* holding holds holds* host house house*
housekeeping hull humil* humiliated husba* i've indian infin* inhal* instantly invoice issue jar jokin* joking journ*
journey kayak keep kicke* kicked kid kitchen's knowi* knowing lake landl* law lawye* lawyer lazy leade* leafl* leane*
leaned legio* legs lens lets lifte* lifted lighter lines lines* linke* lit live loads loads* locker logge* logged
lower* lug lunchtime lunge* mad magni* manag* marat* marri* maste* master mate maths maths* maureen mechanic mechanical
memory mention migra* milea* mileage minus minus* mista* money* mortg* mortgage mouthful muffl* muffled mum's mum's*
musse* mussels mysel* myself nan natural neighbour nephe* nephew newsl* newsletter nicel* nicely night nobody's notic*
numbe* number nuts office okafo* okafor opera* owner* packaging palle* pandemic parent park passenger passi* passing
passport paste paste* patch patch* patie* patient peanu* peanut peanuts people's pet petro* philippa pics plank plate
pocke* pockets pole police postcode pouch* pram prawn prawn* praye* prayer prete* private profile proud public purpo*
purpose queued queues queui* queuing quotes rabbi* rabbit ramme* rammed rang rank rated rated* reade* reader recep*
recording reds reference refle* reflects refurb refurbished regre* regret regul* remember repay* reput* resea* respe*
respo* restaurant returning rever* reverse reversed ribs rid ringi* ringing rocke* rocket roma rotten routi* rum savin*
scanner schoo* scoop* scooter screen's secur* sessions shame shell* shook shook* shoul* shoulders shrugged signe*
signed silve* silver sim skele* skeleton skipper skirting slamm* slammed slid slower smallest smell smoki* smoking
speak spiders spills spons* sponsor stacked stank stank* statements stern stern* stoma* stomach stopped strai*
stranger's strap* stress strok* surna* surname swim swimsuit swimw* swimwear swore swore* tape tell tend they're thigh*
tobac* tobacco toddl* toddler toes tony touch tract* tractor trained transported travelled tray trend* tribu* tyres
tyres* under* up vary vegan vegan* vegetable venee* veneer ventilated verba* verbally verification virtu* vodka vodka*
waits waits* wandering watch* wears wears* wedne* went wheth* whether while while* whisk* whisky who window's won
woodl* woodland wound wound* x yard yeah yours yourself`,
      '4': `
0 06 148 2024 240 290 640 900 999 accen* accent account adds admit* advertise aged aids allows alone alone* anxie*
anxiety appen* appendix arm badge bag barma* barre* barrel behav* belay belay* belon* belongs bindi* birds* bit bladd*
bloke bloke* bold bouncer bowls bowls* bracelet brake brake* brand breathing broad* brothers budgi* bug burie* buried
buzzer cabin cabin* cancelling cava celer* celery cells cells* certi* changing charl* charlotte charm cheek cheek*
chemi* chemistry chest* chipo* chipolata choosing claim* clair* clini* clinic clock codes coffi* collar comin* coming
commi* compere compo* compost concerns condemned confirmed confirming conse* container contracts count* counting counts
coupl* cousc* couscous crate crawled crew croyd* croydon data daughter daughter's deali* dealing debri* degree dehyd*
dehydrated deposits despe* desperate detector doctor dog drank drank* drift* driver dropp* dropped e ear elephant ends
enjoy escalator estimated expert eye famil* fathe* favour fell fence fewer fewer* filed filed* finge* finger flavor
floor flopp* floppy flowers fluid fluid* folks folks* force* forced forth forth* forum forum* found found* fridges
frigh* funny funny* gave gearb* gearbox gel girls girls* glove glute* gluten gone googl* google gp grabbing grandad's
grape* grapes groun* ground grout* guessing handbag hande* handed hands hange* hanger happens happier harne* harness
he'd head headbutted headscarf hence hence* hi holder honey* hop hospi* i'll idiot* ignore ingre* instructed insul*
invitation invoi* iv ive jeans jeans* jogge* judge judgm* judgment kayak* keen kicki* kicking kids lads landlord lap
lapto* laptop lass lense* lenses let lever lifes* lifestyle lip lived lived* lock lung madam madam* magnificent maide*
maiden manner manua* marked marks marks* mate'* mate's me medal* metres mine money mouse mouse* mouth* mute nan's
nan's* nappy nappy* negli* north nose notified offic* olds openl* openly operations our outst* own owner padlo* panel*
param* paramedics patients pea perma* pharm* pharmacist phoned photo* photos piece plugg* plugged polic* politely pool
positive ppd precisely pregn* pregnant property prosecution prosp* pulle* pulled pup purse* puts putti* putting
railings ratin* rating ray react react* receptionist records red refer* refusing report reservation resis* respect
respond response retir* retired review reviews rider rider* risk routine rubbed safe salmon scam scar school scoop
screa* screamed seater secre* secretary secure serve* she's she's* shoulder shouted shutting signa* sips ski skin
skirt* soaki* soaking sorti* sorting squee* state steer* steering stero* stewards stewe* stewed stitc* stop straight
stranger strapped stren* strength sum sums supervised supplied supplier surge* surgeon surgery synth* synthetic takin*
tall taugh* taught teeth teeth* texte* texted thank them thought threw threw* tights timel* timely tins tonig* tonight
tooth* tour trick tuesday's under underwear undre* unhyg* unhygienic unpacked unplu* uplif* uplift us vacan* vacci*
vaccinated voice voice* ward warrant weigh* whats* woke women's wondering wont wood wristband year yesterday yours*`,
      '5': `
000 advertising afterwards allergic allergies anaph* anaphylactic answered antid* antidepressants app's app's* appealed
attendant autho* authorised backw* backwards barman bcc beam beddi* bedding bedsi* bedside blisters bolts bolts* born
botto* bottom brace* breed* breeder brick brick* bruises burn cam cameras capta* captain carbon caret* caretaker cashed
cashews charges chemist chicks child's cigarette citiz* citizens claire clamp clamp* clien* clipped coffin colla*
collarbone comments complaint's condu* conductor confi* confused consent conta* council's court* cracked cryin* crying
current dad dad's dad's* daugh* demen* dementia depos* deposit detai* details dirt discuss doc down'* down's dr dragged
droppings environmental euros euros* exerc* filter financial fist flatmate follo* foota* footage forem* foreman
forwarded friend fussy fussy* garage gearstick geniu* genius giggled girlf* girlfriend grabb* hallw* hallway hand
handb* handled hargr* hargreaves herpe* herpes hey hike hilar* hilarious hospital husband's i'm icing icing* ignor*
inhaler inspector insta* insulin inventory invoiced issue* itchy itchy* joint joints karen karen* keeps keeps* know
known known* labelled lad's lad's* lanya* lanyard later later* laughed leaders lever* lie lightly lonel* lonely lorri*
lorries lump malag* malaga man's man's* manager marathons mecha* medics messages mistake mites mites* model model* mods
morti* mortified moss mot mould mouth mp mums my nav nodde* nodded nut outstanding overd* paddling padlock panel parvo
parvo* passp* phili* photographs pile poisoning portaloos pound propp* propped protected proud* punch* punched purser
put racke* racked recor* reported revie* rourk* rourke rung saddl* salar* salary salmo* screaming searched selli*
selling served shaki* shaking shame* shellfish shred* shrug* sick signature's signi* signing sitte* sitter skied skied*
skirt slap smack* smacked snipp* snipped snow solicitor's son's son's* spat spelled spike* spiked squared squeeze stall
standing stent* steward swaps swaps* swing swoll* swollen tablets tag tagge* tagged taking teaching teati* teatime
teenage temp tiles tiles* tingl* tingling told tracker trans trust tummy tummy* unifo* unpai* unpaid unscr* unscrewed
ur vet viewing viewings vis visitors void vomiting waist waist* wande* we'll we'll* wednesday weed weekends weighed
wheez* wheezing whitl* whitlock who's who's* withdrawal witne* woken woken* woman woman* wreck* writes writi* writing
y'all y'all* younger`,
      '6': `
19th addre* address against aid ambul* antib* antibiotics attor* attorney autis* barri* battery's belly belly* belt
bites bites* blamed bleed blist* boy's boy's* brack* bracket breac* bringing brother brother's bruise btw cage camer*
camera carav* caravan carel* careless caugh* caught cctv chargeback checkout chin claims client coeli* coeliac
collapsed colle* colleague collections contain couples craig craig* crates debt declared disch* discharged dramatic
drip earri* earth earth* embal* embalming epipe* epipen exercises exhau* exhaust faceb* facebook faro fella* fellas
filler fingers flash* flashed floating foil follows foot fract* fractured frightened gary hammer he's healt* hearing
hes himse* himself hip infec* infections insta issued keys kidneys kilos kilos* kiss knee knocking knuck* land licen*
licence lied lodge* lodged loose loose* maggo* maggots mam mare married medals medical metal metal* mince mince* misca*
mrs names names* needl* needle nigel nigel* noddi* nodding notes notes* oat operator paperwork patches paysl* payslips
pembe* pemberton pens pills pills* pista* pistachio pouch pus pyjam* pyjamas railing rando* random reg regulator rent
repor* resus resus* saddle savings scalp scalp* sesam* sesame she she'l* she'll shrug signature site'* site's slapp*
slapped slurr* slurring smoke sniff* soya spreadsheet squig* squiggle stairwell stepped stewa* stitches surveyor's
swamp* swell swigg* swigging swing* tax tenne* tenner tests tests* texti* texting there'd thicker thinking thyro*
tongu* tongue tradi* unaccompanied upset* valuables van videos viewi* weepi* weeping weight welts welts* whatsapp
windowsill wrist your`,
      '7': `
62 advis* ambulance ankle baili* bailiffs barrister bleed* blind boyfr* boyfriend bra bruis* burns burns* cans carer
carer* cashe* collected committee complaint council court cousins crate* deaf decla* finance flies flies* formu*
formula fourteenth glued glued* gps heari* hijab hijab* hiv hives hives* honeymoon hut instagram inven* jewel*
jewellery joint* kidne* lad liar lips mr niece* noticed oak old's old's* paedi* passports payments qr raili* rash
resul* rusty rusty* saucers she'd she'd* solicitor sungl* sunglasses texts texts* throa* throat tooth trading uniform
vomit* walker watching wheeled withd* women women* worm wrist* writt* written yanke* yanked`,
      '8': `
adviser broth* consumer counc* county dairy dairy* finan* followed he health her medic* ms mum niece nurse* ombud*
ombudsman papers pony solic* sticker swelled twist* twisted wheelchair`,
      '9': `
aller* allergy delet* deleted him his name nurse officer results satay satay* sores sores* sudde* suddenly swell*`,
    },
  },
  es: {
    plainBelow: -5.48,
    unlikelyBelow: -2.04,
    likelyFrom: 4.5,
    words: {
      '-9': `
30 acept* aire cafe cola correos deja encan* entra internet llamada matar* miro obra paciencia pelos pelos* precio
punto rico rodillas salon suspi* talla* venir venir* ventana versi* version`,
      '-8': `
8 aceptan agrad* asesi* avisaron botas botas* butac* butacas cebol* cien conge* crime* dispa* doble doble* enchufes
estim* fin fria fusil* habil* habiles hay impos* imposible mejor mejor* muerte olvidaron pa pedi pero pista poco puntas
regalo risa segundos sentaron sesiones suspe* tresc* vacac* vacaciones veniamos vistas vuelve`,
      '-7': `
01 aburr* amables aprie* asesino ausen* ausente avanz* bar barat* barato barrio cafet* cancelar capit* carin* champ*
chef chirr* cierr* cita comunion consi* crimen cubre* cuna decirlo dieci* disti* distintos elegi* encogio excelente
floja* gato gatos gatos* giro gotas gotas* guerr* inten* jarab* jarabe jugar jugar* lamen* lasti* lastima lecto* lector
limon* malo marte* martes mata mesas mesas* mojad* mucho* murio murio* neces* ocho ocupa* peaje pena perdi* persiana
piedr* postre preciosos principal quinto rasgu* recibido recom* regal* remat* rematar reserve retra* retraso rinon*
riqui* robo salon* secad* secue* semanas sentados sesio* sushi sushi* suspiro susto susto* talla tanta tarda tarea*
taxi terro* terror trajeron venta* veo`,
      '-6': `
00 1 7 85 95 96 abrim* abrimos accid* aceptaron actor* alma amena* andar andar* antiguo anuncio aplas* aplastada arma
artic* articulo atent* atrac* autor* autos* avisa avisan bajarse bocados botellas buenos cae cafeteria calendario
calles cambiaran caram* carino carri* carrito cartel cebolla champu chorizo cierra cine circulo cobran colum* compe*
compensacion comunica conex* conexion congelado conseguir consumir contador conve* corriente corta* cortar costo costo*
cruas* cuade* cubre darse darse* darte darte* decian dejan dejan* destinatario dijera directamente discuto distinto
diver* duro edred* edredon educado empat* encanto ensalada entera envia* enviaron escen* escena espectaculo espera
esperando estro* etern* explica expos* exposicion faltas febre* febrero figur* figura folle* folleto frita* fritanga
garan* garantia hice hielo hielo* huell* huella human* impri* incen* jamon jamon* lados lados* larga lectu* lectura
limonero llamadas llamas llorar lloro lloro* matan* matarlos match* mato matri* mediodia mendo* mendoza micro* moda
modem modem* mojado molin* morim* morimos movia movia* muchi* muere muere* musiq* musiquita naveg* novel* novela
objetar obras obras* ocupan pacie* paell* paella pagando pajit* pajita palom* papelito parados parce* partida patil*
patilla pedido pega peli piedra pinta* pipa plazo plazo* pongo pongo* postr* practica pregunte premi* premium
progresivas prohibido puedo puedo* pulpo pulpo* rato reali* recar* recargo recogida recomendo reconoce renov* renovar
reser* resop* riquisimo robado ronda ronda* ruido* sales sales* salim* salimos santa santa* secador secuestro seguidas
sera siglo siglo* sillas simpa* siren* siste* sistema sofa sopa sopor* soporte subes subes* tallas tapones tarda* tarea
temporada tibio tibio* tinto tinto* trafi* trafico traum* traumatologo trescientos tuve unida* usada* vacias veloc*
velocidad ventanillas vient* viento vine vista* volviera vuelves zapatos zumo`,
      '-5': `
212 304 50 58 600 actua* actualizacion ajust* alpac* alpaca amabl* amari* antel* antelacion anula* anunc* anuncian
anunciaron anuncios aparcar armario armas armas* arreglaron asado* atendieron aterrizamos atrev* audioguia averi*
averiado ayuna* ayunas bocin* bolas bolas* bombilla borra* brava* bravas cada cambiaron camina cansa capitulo casi
cebollas cerem* cero cerradas chica chime* chimenea chist* churros cober* cobertura codigo coman* comi comis* compramos
compre contrario contratar correcto cortado cortan crimenes cristianos cruzados cuela* cuelan decia* decirle degol*
demor* den descansar descripcion desin* desinstale despacito devolucion devolverlo devolvi devuelvanme dia dibujos
divertido dj documental duran* durante durmiendo enero enero* enfri* enfria enorm* enorme entrar esper* espum* estaf*
estar estup* estuvieran exced* explo* extra fija filtros final final* forma* fregona frigo* gitano gotea guarde guerra
guita* gusta* habitacion hablando hambr* hambre helados helic* helicoptero hubo hundi* incendio inqui* invitaron jugo
largu* larguisima lavan* lempi* lempiras lubin* lubina lumin* luminoso mader* madera mantequilla maqui* maquinas
maravilla mas mecha* mechas menos menos* menta mercado mes mide min minib* minibar minut* minutos miren miren* misio*
mision mitad mitad* mojito moros mucho nacho* nachos naufr* naufragio nieve nieve* ningun nivel nivel* olor ordenar
pacientes paisa* parcela parecian parti* partir pedid* perdido perro* pica piden piden* pierna pieza pieza* pincho
podias podria porta* prefiero presu* principio produ* promo puede* puedes puestos pusieron quedaba queso* quint* radio
ranci* rayo recal* recalentado reglamento repartio responden rinon robad* robar robar* rodil* ruido sacan salas salas*
salgo salgo* salsa* sangu* sanguche santi* santiago seco seis servicio servilletas siest* siesta sigo silen* silenciosa
sillon simpatico sirena sirven soles soles* solte* soltera sombrilla subid* subir suela suela* suite suite* super
suspendieron tabac* tabaco tacon* tardo tardo* taza tecni* telev* televisor temat* tenga tenga* tercero tiend* toallas
tonto tonto* tosta* total total* trabajar traga* tramo tramo* trescientas tripu* tripulacion ubica* ultra* ultratumba
usado uso vacun* vagon vagon* valle* vendedora venen* verda* visitante volum* volumen zombi* zombis zona`,
      '-4': `
10 32 42 48 6 60 90 abiertas abierto acond* acondicionado actores aguad* aguado alfombra alime* almohadas alred*
alrededor altav* amigos antes antes* antig* armada arreglan asado asalt* ascen* ascensor asesinatos asien* asiento
atraco audif* audifonos aunqu* aunque avisada ayer ayuda barri* blanc* boton* bueni* buenisima buscaba buzon* caido
caido* calce* calef* calefaccion calie* cambi* cambio camino cancelaron catal* catalogo cepil* churr* cintas ciuda*
ciudad codig* columna comisaria comun* consumible cortina crece* croqu* croquetas cuelg* cuota dan debe decirme decla*
depen* desay* descuento desti* detal* detalle diabl* dicho dicho* diciembre dieciseis difun* disparas disparos distinta
divor* divorcio durmi* elegir encantador encantadora enchu* ensal* entere escan* escandalo escon* escribieron escribo
eso espuma estac* fallo fallo* falta famos* favor favor* felpu* felpudo fiestas frenos frias frias* full futbo* futbol
gana gemas gemas* gestion gotea* goteando gusta haber* habit* habra habri* hecha* horar* hunde* infar* infarto
inquilino interfono jamas jamas* juntas ketch* ketchup kilom* kilometros llegu* llegue lluvi* logic* lugar lugar*
mafio* mafiosa mancha maner* manera mante* marav* matar media media* medialunas medio* menta* meses meses* meter micro
mismos model* modelo molid* mundo mundo* muy narco* narcos navid* navidad ni ninguno notit* notita olvid* ostra* otro
pagas pagas* palomitas papel papel* papeleo paque* parcelas parec* parece pasaron pedazos pedim* pedimos pedir pedir*
pelic* pelicula pequenito perdi perdieron perdio perro perros persi* pido pina pisci* pisos pisos* pista* platano plato
pleno pleno* pobre* politica polvo polvo* porte* preci* pregunta presupuesto progr* propu* propuse pusie* recetar
recon* reir repit* reserva ricas ricas* rollo rollo* roto sal santo* seca seman* senalo senta* servi* sillo* simul*
simulacro sobraron sonid* sonido sorpr* tapa tapon* teles* tematica tempo* tienda tienen tira tornillos torti* tortilla
tranquilo tras tren unidad vacio vacio* vale veneno verdad vestuario viejo viejo* vinag* vinagre vivir vivir* yeso`,
      '-3': `
12 25 29 38 45 5 abona* abria abria* acabar agost* agosto ah alergenos alfom* ambie* amor ampli* ano apagada aparecer
aparte app apreto aro arreg* asesinos asientos atend* averia aviso baja bancos banos banos* blanco botel* boton botones
brazos buen bueno* butaca cabin* cabina cadav* cadaver caduc* calcetines caliente calle* calva* cambiarlo cambie canas*
carto* carton case cator* catorce certi* certificado chocolate chori* cierran cinco cinco* clari* clarito clase clase*
clienta colch* colgo colgo* come como compr* contrasena contrate corre* cruce cruza* cuadras cuare* cuarenta cuatr*
cuatro cuchillo cuentos culpa culpa* decir* dejo descr* despedida devol* devolver dibuj* diez discu* doctora dolio
dolio* dos embra* embrague encog* encue* encuentro entiendo esperaba esperara esqui* esquina estacionamiento etiqu*
etiqueta expli* explicacion explicaciones faltaba filtr* frega* fregadero frena* frute* fruteria funcionar gestor
gracia grati* gratis gris gritos guardia habra* haciendo hecha hora hueso huesped impre* infantil invit* juego justo
larga* leer levanta lista* liter* llamaba llega* llegamos llegaron lluvia lona malet* maleta manch* matas matas* mayo
medid* molestias muchacha nada nadie nadie* notic* ofert* olien* oliendo olvida otra pagan* para parch* parche pasan
pasta pasta* peaje* pegaj* pegajosa pegamos pegaron perfiles pide pidiera pintu* pintura plastico playa playa* pobre
ponen ponen* pones pones* portal princ* profes prosp* prospecto puede puesto quemados querer queriamos quiero reimo*
reimos renovacion repartidor respuestas resulta reventado reves reves* robas robas* rotos rotos* salen salen* salsa
sandw* secre* sente* septiembre silencio sirenas son subia* sucur* suegra tanta* tanto tanto* tardaron tarif* tecnico
timbr* timbre toda todo tope torci* torni* trast* trastero trato trato* unas vacuna veia veintidos ven verde verlo
verlo* viajar viene vimos vimos* vinieron vino virtu* virtual visitas vista vuelv* wifi yogur*`,
      '-2': `
11 20 312 35 abogado administracion agota* almoh* altur* altura ambientador amigo* andad* andador andan* anter*
anterior apara* apart* aplicacion armar* asustado aun avisar ayuda* balco* balcon barba* barre* barrera basur* basura
bendi* blancas boda bolet* bombi* bombo* bonito borde* borraron boxea* boxeador broma buzon calde* caldera calle cana
cance* cancha cansa* cargu* cargue carte* casco casillero cebra cebra* centr* cerrado cevic* ceviche charc* chica*
chicl* choco* cient* ciento ciruj* cirujano clases cobro cobro* coches colas colas* colchon cole comiendo comision
compro consulta contara contestan copa corazon corde* cordero corre corri creia* cuchi* cumpleanos da dar decia
declaracion dejar demasiado denti* dentista dentr* dentro derecho desayuno descu* dicen dicen* doce docto* domingos
dormimos duele duele* elect* elige elige* empan* empap* empezar entie* entra* entran entre equiv* equivocado esas
espec* estabamos estupenda excur* familiar fecha* fiest* filet* frego* frio fruta fruta* fue genia* genial gesti*
gesto* gondo* gondola grabar grasa grasa* gritando guia habla hablaba hacer hacerme hiciera hicieron hojas hojas*
hombros horas horas* impla* implante impor* incom* infla* insis* juego* julio julio* justa* justamente justo* lado
largo lavar* limpio lista listo listo* literalmente literas llama* llega llegaba llego llego* lleva lluev* llueve
local* loco lucas lucas* manchas mapa maquina mar marcados masa mate matrimonio medida menu menus menus* meter* metro*
metros migas migas* mojit* morir* movim* movimientos multa multa* music* musica natil* negoc* ningu* ninos ninos* nota
nuca nueve nueve* objet* objetos ocurr* oferta ofertas olvido once oro pagar pagar* pantu* pantuflas paquete parki*
parking parte parte* partido pasaban pasar* pavos pavos* pedaz* pegar* permi* permiso personas pides pides* pierd*
piscina plast* plato* podia* polit* porto* porton postv* postventa precioso prendio prima prohi* promo* prude* prudente
pudo puest* punta* queda quedan quemado queme queme* quere* queso quisi* quiso quiso* racha racha* radio* rechi* recit*
recitaba reclamo recog* recup* regla* rejil* rejilla reluc* repetir reservado reservar respa* respaldo retuv*
retuvieron reuni* rica rinco* rincon sabanas sacan* salie* saludo salvo salvo* saque sentarse separ* septi* sesen*
sesenta sevil* sevilla siemp* siempre siend* siendo siguiente silli* sin sitio sobre* sobrino socio socio* sola sombr*
subi subieron subio subio* subir* sueltos suert* suerte suete* sueter tampo* tampoco tardaba te teori* termine ticket
tocan* traba* traje* trime* tritu* turnos tutor* un unos veces veces* vender venia* venian ventanilla verano verde*
veter* vez via vida volando volve* volvieron web y zapat*`,
      '-1': `
140 17 180 2 24 31 400 70 74 84 9 abrig* abrigo abrir abrir* abrirla acaba acabe* adole* adorn* adorno aerop*
aeropuerto afoni* afonica agenc* agencia al alarm* alarma alguna almue* alumnos amable amarilla amiga amiga* analitica
andando anoch* anoche antiguedad apaga* apellido apoya* arreglo atrag* atraganto autom* aviso* ayudo ayudo* bande*
bandejas barco barco* billete blanca bocad* bogot* bogota boleta bomba bomba* bombe* bonit* broma* buenas bueno caballo
caja cajero calor calor* calva camas camas* cambiado cambiar cambiarla caner* caneria cantando carpe* carpeta carrera
caso cena centi* centimetros cerra* cerraba cerrada cerrados charco charl* chavo* chiripa cigar* cigarrillo claro
claro* claus* clava* colib* colibri comprar confirmado contando contestaron conto conto* control correo correr corta
corti* cosas cosas* cotiz* cruce* cubiertos cuesta cuidadoras cunado custo* dando darme darme* dataf* datafono datos
datos* debie* debo desar* desarmo desem* dice diciendo dicta* diero* dieron dijer* diner* dinero dios disco* dispo*
disponible dulce dulce* edifi* edificio elote* elotes enchufe enfermeras enlac* enlace enseno entender entero entor*
entorno entregado entregue entro entro* enviado equip* equivocada era es esgui* esguince esperar espere espos* esposa
esposo esque* estad* estado estom* estomago estrellas estudio estuv* excel* excursion explico falda falda* falla*
falta* fanta* fecha firme firme* flan fondo* formu* formulario fui fuimo* fuimos fumar fumar* funci* ganas ganas*
garrafon gas gasta* gastado giran* glute* gluten graba* grua guardo habiamos hacen hacen* hacer* hacie* hago hicie*
hicim* hicimos historia hizo horario hormi* hueco* huele huele* hueso* humedad impec* impecable inclu* instalacion
inter* izqui* izquierda junta* largo* las lata letra libre* licua* licuadora lija lima limpi* lindo lindo* linte*
litera literal llama llamar llamaron llant* llanta lleno lleve* llora* luego luego* lupa m madre madri* majo maletas
manda mandan mandando mandaron manejo mantencion marca* march* masaj* medias medio mentira mesa metido metie* metieron
meto miel minuto mios moles* morir moros* mudan* mudanza muero muero* muert* muerto naran* naranja no noches normal
noven* noventa nueva nuevo* ofrecen opera* operacion orden otras otras* oye pagina panal* panta* parecia partes pasan*
pastilla patin* pdf pegam* peluq* perdida perdidos perdimos perso* personal pie pino pistas planc* plancha plantas
plazas plena* pluma* plumas poder poder* podri* polic* ponia ponia* por preguntando preguntar presto probador probl*
problema proce* propia pueden puestas puntu* quema* quieren quini* quinientos quitaron raton* recet* reclame recli*
recoger red reinicio repar* resid* respu* resto resto* restos retirado reyes reyes* saban* sala sali salta* secretaria
segui* senor senoras senorita sente seten* setenta siete siete* sinie* siniestro sitio* solo soltaba sucio sucio*
sucursal suegr* suelt* super* taco talad* taladro tarde tarde* tarifa tarta tarta* telar* telaranas tele terre* test
ticke* tio tomat* tortu* trapo trapo* trimestre trona trona* truen* ultim* ultima una unica unico* uno usado* use valla
valla* vela venga* veran* vestu* vinie* visit* voz vuelta`,
      '1': `
18 300 900 aboga* abuela abuelo acaba* acabe aceit* acompanante acord* adela* adelantado adelanto adios adios* ahi
ahora ahora* albar* albaran algun* almohada almorzar alumi* aluminio ambiente amigo anteo* anteojos aparato aparece
apila* aplic* arbit* arreglar arrib* arriba asesor asi atienden atras* audio* avisos azuca* azucar azulejos bajad*
bajaron bajas bajas* bajit* balde balde* balon* banda banda* bandeja barra bater* bateria beber* bizco* bizcocho
bocadillo bolsa bolsa* bono botella brill* buena burro* buscando caballero cabe caben caben* cabeza cacah* cambios
camisa canch* canta* capta* cargaron carne* caros caros* carritos cerca* cerraron cerve* chanclas charo* chava* chavo
chiri* cincu* cincuenta cinta citac* citacion clavo coche colla* comed* comedor comido comie* con conoc* conte*
contestaba contesto contrato correcta corri* cosa credi* credito crist* crucero crudo crudo* cuadr* cuadro cualquier
cuand* cuando cuanto cubie* cuerp* cuerpo cuest* cumpl* cunad* cuota* daba debaj* debajo degus* degustacion dejado
delfi* demas* despe* despu* despues destr* detec* detra* detras devolvieron devolvio diari* dimos dimos* dio disculpas
divin* divino dobla* doblada dolar* dolares dormi dormir duchas duena duena* echar* educa* emerg* empleada encargue
engan* enten* entraban entrego escucho espan* esta estaba estam* estamos examenes existe feliz feliz* filtro fondo foto
furgo* gamba gamba* gritaban grito* hablar hacienda haya he hipot* hipoteca histo* hola horno horno* hueco huevos
humed* idea incluida ingle* ingles inscr* inspector instr* inyec* ir juegos jueve* jueves jugado junio junio* juzga*
lavad* lavar lento lento* levante leyen* libro liqui* llamo llamo* llenos llevamos llevan lo luces luces* luz mande*
manden manit* manos* manta* mantenimiento marcas marco matad* matam* me megaf* mensajes meson meson* metal* mil moned*
monis* mono morci* morcilla mostrador motiv* motivo negro* noche notar* novia nunca nunca* oler olvide orien* oyo paco
pagadas pagan pantalla parad* paramos pared parla* parri* pasando pasar pasil* pasillo pasillos pegada pegado pegar
pequena pequenos perdo* perit* perra perra* pesa pico pidiendo piel pinch* placa platino pocos pocos* podia polig*
poligono pollo pollo* pone ponga ponga* porqu* porque pregu* prest* previ* primera proba* prueb* prueba puent* puente
puerta quedamos quedaron quede quede* quemadas queria quinc* quince quiten rampa rampa* rayita reclama recogerlo refor*
regad* regadera relleno respondieron reventaron robada rodilla rompio rota route* router rut sabad* sabado saber* sacar
salga salga* salia* salud* salva* sea seguia seguido semaf* semaforo senal senal* servilleta si sobri* soja solos
solos* solto solto* suelo* suelta suena suena* sueno sueno* supim* supimos suyo taller tarje* tempe* temperatura tendr*
terminamos terraza terremoto tickets tiemp* tiempo tiran* tire toall* tobog* toca toco todav* todavia todos todos*
trabajo traia traia* traig* traiga traje trasl* tromp* tubo ultimo unica* usados vals vasit* vasito vaya vegano vende*
venden venid* venido vergu* verguenza viaje* video vidrio vidrios viendolo viero* vieron vitri* volvi vuelt* vueltas
zapatillas`,
      '2': `
200 2024 23 28 61 abril abril* abrio abrio* abuel* acabamos adema* ademas admin* admit* adulto afuer* agend* agenda
aguanto algui* alguien alli almor* ampol* ampollas anali* anota* anotar antigua aparecieron apell* apren* arroz arroz*
atras atrop* auxil* auxiliar baila* bajada bajar* barro barro* batid* bebida beso bille* bizum* bolso bomberos cabal*
caballos cadena cajer* calcu* calculadora caldo caldo* camarera caminar camiseta cargo carro carro* carta casil* casos
casos* celul* celular chanc* chico chicos circu* civil civil* clavado clave clave* clavo* cobra* coge cogio cogio*
color* comentarios comer* comio comio* compania compl* condu* conductor confirmada correa corriendo corrige cortesia
corto* crema* cualq* cumbi* cumbia curva curva* dando* dejab* dejaba dejad* dejas* del delante demas denta* desco*
devuelven diagnostico diferencia diga digo disfr* distr* dni dolor dolor* donde donde* ducha* dueno ejecutivos ellas
ellas* empuj* en encim* encon* energ* energia enfermero entiende entrevista envue* equipo eramo* eramos error error*
escal* escalera escriben espal* estan ester* estoy estoy* estre* estud* facil facil* faltan flota* flotando fuga gane
gente gente* gordo graci* gracias grandes granja grita* guard* gusto* habia hambu* hamburguesa heladera hemos hemos*
hermana hicieran hospi* hoy imagi* incidencia incluido infan* infor* inicio inspe* insta* juega* juez junto kilo leido
leido* levantar linea llame* llena llena* llevo llevo* mail mananas mando mando* mangu* marid* marido medicos merca*
metid* mira mire mis misma mochi* mochila monitor montana muebl* nina noche* nombr* nombre novia* o objetivo ocupados
ofend* ofrecieron orden* origi* original pagad* pagam* pagamos pan panza panza* papeles param* parque pasad* pegad*
peque* peques perdon perfe* perfi* perito persona pidie* piens* pienso pies pistacho pizza pizza* plata postres
preparada prese* prestamo prome* promete propina puert* puertas punto* pura puro quedas querian quier* quinta quise
quise* quito quito* razon razon* recepcion recha* recogerla redon* redonda regul* relle* rellenar respuesta resul*
resulto revue* rio ropa sacad* sacado salmo* salto salto* saque* sarte* sarten se segun* segundo senor* senores servian
sigue sobrina suben suben* suscr* suscripcion tambi* tambien tapad* tapan* techo techo* telef* telefono temporal tener*
tenian tercera terra* tiene* tiesa tiesa* tirada tomar* trage* tragedia trist* triste turno* va vacia* vamos vamos*
vaso vater vater* vayan* vecin* venci* venda* veranos viaja* vidri* vieja viejas visita volan* voy vuelto whats*
whatsapp ya`,
      '3': `
15 16 39 79 80 abajo abajo* aca adren* adrenalina adult* agua ahorr* algo alqui* alto alumn* anive* aniversario apagado
aplau* apode* apoderados apret* atien* avion avion* azule* banca* banco* banqu* banqueta bauti* bebid* billetes bolso*
bonita borro borro* brazo* buscar busqu* busque cabez* cable* cai cajon cajon* calen* calma* cama camil* camilla camin*
cara caras caras* cargo* casada cerveza chat chico* cobrarme cocin* comen* conch* confirmacion conmi* conmigo conta*
coraz* costado cuant* cuarta curso curso* dejam* dejamos delan* derma* di dije direc* directora doscientos dueno*
duerme durmio ejecu* encerrado encima enton* entonces entregaron eran ese esos espalda especial este exact* exped*
expediente farmaceutica ficha fotoc* fuera* fuero* fueron galletas galli* garra* gasol* gitan* golpe gordo* grito grupo
grupo* guantera habia* habian hace hamac* hamacas hecho hecho* helado higienista hinch* hoja huesp* humo igual incid*
inici* jabon jabon* jubil* jugad* juzgado lavadora lei lente* levantamos levanto leyo limpia linea* llamen llaves
llovi* luna madru* mal mala menor menor* mensa* mensaje menti* metio metio* mia misma* molesto monta* mosca* mostr* mu
muertos muneca ninguna nino nuestro numero oficina ojala ojala* oscuras paga pago parar parara pasajeros pasen* patro*
patron pedal pedal* pelad* pelado pendi* pensando pensi* peso pibe picad* pidieron piso placa* plant* presentado profe*
profesional profesor propi* publi* pues punta puse puso queja quiera quitamiedos quite* rayas rayas* rayit*
recepcionista recib* refre* regular reja resol* respirar respo* robot robot* roton* rotonda rueda* sabem* sabemos saca
salida salido segunda segur* sentada sentado senti* sento sento* ser sigue* siguen silla* sirve sirvi* sirvieron sms
socor* sonrio sotan* sotano sube supuesto tipo tirad* tiro toalla tocado tocar tomab* tranq* trans* traslado trope*
tropezo turno vayan ve vendedor vendieron ventanas venti* vi vieja* viendo vigil* vive`,
      '4': `
110 2019 22 250 3 500 63 71 800 abogada aceite acomodo administrador admitido afuera alian* alianza alien* aliento
almac* almacen amoxi* amoxicilina anfitrion anima* ansie* ansiedad ante aparcamiento aparto apellidos apena* apenas
arena arena* arrastraba asust* autobus ayudante bajab* bajaban bajan* banco bloqueado bordi* bordillo burof* burofax
cable caden* caiga* caigas callo callo* camarero camel* camello camio* canda* caraj* carajillos casados cayo chapa
chapa* chaval chispa circular clien* cliente clini* clinica cobra cobrando cocinero coloc* comercial comid* companera
confi* confundio consultorio contaron contr* contractura copia* coron* corte corte* costi* costillas crecer crema
criat* cristal cual cuart* cuarto cucha* cuenta cuentas cuerd* cuerda cuestionario cuidado cuidadora debia debia*
dejar* desma* detector devue* diagn* dientes domingo dormi* dosci* doscientas down edad ejecutivo embar* emergencia
empec* empece empez* empujon encargada entraba escupio estas estas* esto exage* excel exist* extra* factura farma*
farmacia ficha* firmar flore* fuera furgoneta gasto* gastos golpe* grada grada* guagu* guagua guino guino* haces haces*
hasta hasta* herra* herramientas hierr* hinchada historial hombre iba igual* informe ingen* ingeniera ingre* ingreso
intereses interior inven* jefe jubilados juici* juicio junta junto* juntos lacte* lacteos laser laser* levan*
levantarse lineas liquido llaman lleva* llevaba lloraba llorando lunes lunes* madres madrugada marco* marih* marihuana
maris* marisco mensualidad meti mirad* mirando mirar* mirarme mismas mismo mismo* monto* moto movil movil* mozos mozos*
munec* nafta nafta* neumo* neumonia noctu* nocturno nuest* numer* ofici* oreja* otros otros* paciente padre padres
pague pague* pantalon panue* panuelo papas papas* parada parar* parpa* pasab* pasaporte patad* patadas patas patas*
pelot* penic* penicilina pensa* perder petac* petaca playe* playero plaza* poner poqui* poquito prend* prepa* prime*
priva* privado prometio proteste provo* puerto puesta pulse* pulsera pure quedarse quemadura quemaron quien quien*
quitara rabia rabia* rapidos raro reboz* recep* recibio recla* reclamaciones recogi recreo regre* reloj reloj* resen*
resena respondio revis* revisado rojas rojas* rueda rusa sabe sabia* saldo saldo* sale salian salir salir* sangrando
sangre sellado sentarme seria* serie serie* serio* sever* severa sigui* sindr* sindrome sujet* sujetador supue* tacc
taqui* tenei* teneis tener termi* tomad* tomaron tosie* tosiendo trabaja trajo trajo* tranqui trata* tribu* tu tuerc*
vas vecina vende viajaba viend* vuelo vuelo* vuelvo yolan* yolanda`,
      '5': `
0 000 150 2011 4 62 72 abierta abraz* abri abrigos abuelos acabo acabo* acent* acento acta acto acuer* agent* agente
aguantar aguar* aguardiente alamb* alema* alergia almen* almendra alquilar alta amane* ando anestesia anfit* animador
apest* apestaba aplaudiendo aprov* arbitraje arete* aretes arnes arnes* arriendo aseso* ato audie* audiencia audio
autob* autoi* autoinyector avell* avellana avisado bajam* bajamos bajar bajara banea* bano barandilla bata bloqu*
bloquee bloqueo borre brazo brillante buffe* buffet bujia* bujias bulld* bulldog caban* cabana cabelludo cabra* cacho*
cadenita cadera cajera camara camaron cambian caminando camioneta campe* cancele candado canic* captu* capturas carit*
carita casad* casilla castigado casua* casualidad cedul* cedula celiaca cenic* cenicero cerro cerro* chale* chancla
chinc* chinches chiqu* chisp* ciclo* cintura cocina colec* colegio colgaron comiendose compa* companero comprobar
conce* conec* confirmo confu* cono consumidor contar contratado costaba costr* costras crio cuadra cucarachas cuchara
cuent* cuentan cuero cuero* cuida* culo cumple dandole dedos dedos* defen* defensa dejaron demos* depil* depilacion
depos* descalza desconocida devuelvo diali* diarias dibujito dient* diente diera diera* dijim* dijimos dijo direccion
domicilio duerm* duermo echan* echaron emple* empujo encar* encer* encontramos encontro enojo enojo* ensenaron ensene
enteramos entradas entrado escondio escribiendo escribio escritura escup* estariamos exame* examen facturaron fibra
fibra* financiera firmo firmo* fonta* frasc* freno fruto* frutos fuert* fuerte funcion funda funda* garga* garganta
gastr* gatit* gatito gimna* gota gotera grabo grabo* grano* guantes guarda habid* habido hablan hacian hijo hombr*
hombro honor huespedes huevo* iban instructor itv jovenes joyer* joyero labio* labios ladrar lapto* laptop lee lengu*
lengua lente levantaba levantaron licencia litro* llamarme llave maest* mama mandado mani manot* manotazo maria maria*
marqu* marque marro* maste* master mataduras mecho* mechones mediacion medicacion melon* membr* mercantil mesero mesil*
mesilla mi milagro miran* mocos mocos* moder* moderna momen* momento monox* monoxido morad* morado moren* morosos
mostraba motor motor* mucha* muchachos muebles mujer munic* municipal nariz nariz* negro nenes nenes* nomas nomas*
notarial novio novio* nuestra ofrec* ofreciendome oreja orina os oscur* oxige* oxigeno padre* pagab* pagaba pagada
pagado palabras pare pareja parejas paro pasado pasaj* pasaportes patio patio* pegan pegan* pegat* pegatina pelados
pelusa pensaba perfecto perri* pesab* pesaba picaduras picar pidan pidan* pidiendome piern* pinchazo placas plaza polea
polea* poner* ponie* porro porro* posta postu* postura practicas precinto precios preciosa preguntaba prenda
presentaron primero procurador profeco propietarios propio proxi* psiqu* psiquiatria publico puebla puno pusiera queja*
quisieron quita reacc* recie* recien reclamar recre* reforma regis* reina reina* repartieron respe* respeto
responsabilidad resultados retir* rojos rojos* rompi* rompieron ronch* ronchas sabia sacar* saco salid* sanat*
sanatorio segun seguridad senora sepa sepan sepan* seria sient* sienta sierr* sierra sobra soltar sombra somos somos*
sonri* soplo soplo* su suegro sus tanque taparon tembl* temblando tenem* tenemos terminar tiene tinte tocar* tocaron
todas todas* tomaba tome trabajaba trae transporte traye* trayecto trozo tuercas tumba* tumbona tutel* tutela tuvim*
tuvimos uci unifo* ustedes valen* valid* van vendiendo vered* verificar vestidores vestuarios viajo viajo* vienen viera
viera* vio viva vivo volvimos vomit* vomitando vuestros yegua`,
      '6': `
acabaron adent* adentro agarre agarro aguanta ahija* alerg* ambul* anest* anill* anillo anito* anitos anos antib*
apunt* apuntando arco armar arras* asesora aspir* atado atado* avento avise* azul bajando baje bajo barbi* bate bebe
benzo* blusa bodeg* bodega bolic* boliche bolsitas borre* cabel* cache* cader* calif* califique calla* camaras cejas
cejas* celia* cintu* circuito clientes codo cogen cogen* colegas colga* comida completa completo conciliacion conejo
conoz* conozco consta constaba consumo contratamos coord* costa* cucaracha cuell* cuello cuento cuotas cupon cupon*
deber* deberia denuncia dependienta desac* desacato desap* desaparecio despa* despl* devolverme discutimos domic* don
dormitorio duda duenos efect* efectivo ella encargado enterado entrenador envueltas escol* escribe estos estos* fabrica
factu* familia firma* fract* gitanos grand* guant* guapa guapa* guarderia ha hable hable* harin* harina herma* higie*
hijas hijas* hombres huevo imagen infec* infeccion ingresada ingresado instagram irme jimen* joven* julia* julian
laboratorio le lean letre* letrero licen* linda linda* llave* lote maestra manguera mano memor* memoria mensu* meser*
mio mirar monitora montaron monte* montones mordi* mosqu* mostre muertas mujeres muslo muslo* natur* negar* negaron
nomina nominas ofrecio ojos opini* opiniones ordeno orina* otiti* otitis palab* papa parej* parpados pasap* pasti* pego
pendientes pension peor perde* pijam* pijama pilar pilar* plana* planta plastificada preguntamos preguntarme
preguntaron pregunto prender primo probe probe* puebl* pueblo quita* quitaran reclamacion renta renta* reporte respi*
resultado revisar rosal* rosalia salmonela sangr* saquen secos secos* sella* sesam* sesamo siguieron silla soy subo
suero suero* suger* supur* tapada tapar* taquillas tema tenia tenia* tercer termino tieso tieso* tinte* tobillo torno
torno* torta torta* tranquila trata tratamiento trozo* tumbo* vacia vendi* vendio verte* vigilantes vos vuest* yegua*`,
      '7': `
acomo* ambulancia apunta aqui arrie* auto baran* bolsillo calentador cartera cerradura cerrar chaleco chicas chofe*
chofer coinc* coleg* conci* conej* conte contra copia cuartito dedo deje deman* demanda denun* depor* despacho dormido
empezo esa escri* escrito estuvo exactamente fabri* famil* firma firmado fuman* fumando gafas gafas* geren* gerente
globo globo* grande grita guardarropa hacia image* jaula jaula* kilos kilos* labor* moscas muchacho muela muela* mujer*
nena obser* observacion olia pasea* paseo paseo* paso pastillas pata pecho pecho* perfil perfu* perfume picar* piernas
primos prote* quiere rapid* rapido recibi recibo registro reia retiro roja saben saben* sacaron socorrista taman*
tamano tengo tengo* tobil* tuvie* tuvieron urgen* urgencias usted vemos vemos* vereda verif* vivos vivos*`,
      '8': `
aguan* alergica avisados avise camar* const* crios crios* cucar* deposito devuelve empre* empresa enfer* enfermera
espero faltaban familias fiebr* fiebre hacia* hermano hija hijos hijos* ibamo* ibamos juro les llevaban mecan* mecanico
medico mient* mientras monit* nomin* pasaba procu* proxima puntos repor* tia tomo usted*`,
      '9': `
agarr* boca bolsi* frent* frente ido medic* pidio pidio* primo* siguio supe tal`,
    },
  },
  fr: {
    plainBelow: -6.02,
    unlikelyBelow: -2.69,
    likelyFrom: 5.42,
    words: {
      '-9': `
12 23 75 99 absen* adora* ame assas* autom* bac bross* charm* correction decid* degres echar* envoyes film impos*
impossible internet long met moquette nouveau pause pause* perdue places prevue prix pubs rappelle rdv redem* repor*
salon salon* serveurs valable voulais`,
      '-8': `
11 17h 18 25 29 35 absent accepte affichette aimab* aimable album* an ancienne artic* automatique baguette balco*
balcon batim* batiment brill* bulle* cafe canap* canape champ cher cherche ci code conduite conne* content
correspondance courte creme* date decide diagn* diagnostic end enterrement essay* exerc* expir* faut gratuit grinc*
humai* index* lampe* maintenance mais meurt* moisi* montures morce* porter potea* poteau progr* promi* rappel redemarre
repet* repondait roule* salles sec semel* sent soin sombr* sombre souriant taill* trempe trous valises versi* version
week`,
      '-7': `
11h 11h20 11h20* 20 210 3 32 55 58 65 69 74 8h 8h30 accord adorable agend* agenda ambia* ambiance annon* arrives
articles aspirateur attendus audioguide automate baie baill* balay* bancs bancs* base batea* billes bonnet borne*
bouil* bouilloire brosse camion centime chacun changer chape* charmant chips chips* choix choix* cimen* ciment comed*
comediens comma* conge conge* connexion contente conve* court* cure decem* decembre decouvre demi dents dents* desin*
devait devenu devine diama* differents donc donnes doute drole drole* echarpe eclai* empeche endroits enorm* entrees
epuis* etrangler excel* exten* facil* fauteuils fermeture fil fin formation formi* formidable fut gestes gestionnaire
glaci* goutt* groupes hs humain incen* index intro* joints laissant lambe* lambeaux lampe legen* machi* mesur* miett*
miettes miroi* miroir mobil* montagne monte morceau noires notic* notice nouvelles nul objet oblig* obligatoire offic*
office oigno* orang* orange oreiller oublies ourle* patiente payee permanent permanente plantes plat plate pleut pleut*
poiso* poison promettait promise quai quatrieme quelques raconter reali* recha* refaits remplace remplacee repose
repou* repris resti* roule sandw* sauve sav savon* seconde sel semelle servir shamp* soit sono splen* splendide
stationnement strap* strapontin tabou* tapis tapis* ticke* ticket top tournent tradi* up vache* valab* vecu vehic*
vehicule venir venir* vides vides* vie vienn*`,
      '-6': `
13h 196 19h 1h10 1h30 28 34 380 412 50 64 7 aband* abandonne album allees amien* amiens amour amour* ampou* ampoule
anana* ananas annonce annoncee araig* araignee arreter arrivent artisan assassine assom* aura aureo* autoc*
autocollants auven* auvent avances baign* balade banni* banniere barre basse bete bibli* bibliotheque biscu* boiss*
bornes boule brush* brushing bulletin caisses calcul canar* caout* carbo* categ* categorie cellu* champs chapeau
chargeur charme citad* citadine clic clim clima* colla* combl* commande commissariat compter concu* confirmer conseils
coura* coute* coutu* coutures creme creux creux* croqu* debut debutants decider declare decollee dej demandee depli*
depliant deposer desormais diapos dirai* dirait disaient disco* disen* disent dormi* dormir doux dur e echea* ecrans
eglis* eglise empre* empreinte encaisser enlevees enorme enter* esperais essaye estime etern* etudiant excellent excur*
exercice exercices exped* expediteur expire explication fee final final* flech* fou gaine* genti* gravi* gravier gresi*
grilles guichet guill* guillotine heros heros* hold home honor* ignor* illis* illisible incendie injoi* injoignable
inscrit interphone irrep* irreprochable jete joyeu* joyeux juste juste* justificatif karao* karaoke kit km laque* large
large* lave legendaire leger* liege liege* lire lisai* lisait liter* literie livre livree machine magas* magasin maj
match* mesures miel min mobil moiti* moitie molles montant morte* mots mouri* mourir mouve* mouvement moyen musiq*
musique navet* nicke* nickel nivea* niveaux nombr* nourr* obten* occupee oignon optic* orage orage* ordi oreillers
panne paquets parfaits parleur parqu* parquet partir passi* patin* peignoirs peint perim* perime perma* pied piquant
pire plaid* plant* plantee pneu pointes polar* poli pop possi* poupe* poussiere premier presentoir previ* prevo* prevu*
programme promp* prouve pub quarts quelc* quelconque racha* rachat rache* raide raide* rang rassi* rayons rebel*
rebelote recharge recharger refon* reglee remarquez remet* rempl* rentrant renvoyer repart repondeur reportee repri*
ressemble revet* revetement risques robot robot* roues roues* rtt s'y samed* samedi sardi* sardines scooter seche selon
selon* separees servies sessi* session seulement shampoing site situe soirees sonor* sonore sorties souha* souhaite
subli* succe* superbes surgele suspect tabourets tailles tasse telecommande temps temps* teste* the tour truc tuer
uniqu* uniquement vache vaiss* vaisselle vaut vendeuses venti* vieil* virag* virage visio* vitree yaour* zero zombi*`,
      '-5': `
134 14h 16 16h30 16h30* 2 2016 240 26 2h 31 38 3d 40 48h 49 84 890 9h 9h40 absents achem* acheminement achetes acte
adorables adorait affaire affichee aimer alles alles* annoncees appor* arrivant arsen* arsenic article ascen* ascenseur
assassin assassinat assistance assommer attentifs aujou* aujourd'hui authe* avale* bache bache* baignoire balayage
ballon banca* banques basse* bassine bateau baton* bienv* blanq* blanquette boeuf boeuf* bonde bonjo* bonjour bonne*
borne bouches bouchons braquage buche* bulles canards caram* caramel carbonara cardi* cardiaque carto* carton case
casseroles catas* catastrophe centimes chacu* chambres champ* chang* change changement charmante chauffe cheff* cheffe
chevilles choisissez cigar* clignote climatisation clos comble commencait commence comment compe* comptee compteur
confiture confitures connecte conseillere constatee convenu copains corn corre* couches couin* couine coulu* coulures
coupa* coupe coupes courait coute coutent crimes crimi* croirait croque dames dames* damne* damner daten* datent debor*
defiler degui* deguisement delai demarrage depar* detendre devai* dever* dista* distance docum* document dois dormi
douches draps draps* ebrec* ebrechees echanger echeance effritent elega* elegance envoyees epoqu* epoque epuise epuisee
espag* essayer estim* etoil* excep* excursions expiree fabri* fabricant farin* farine fausses fetes fetes* fidel*
fidelite figee figee* file fins flaco* fleche fonct* fonds fonds* formule frais friss* frisson frois* froissee frous*
frousse fuir galer* galerie galet* garantie gare garer garer* gauch* gentil glacial glaciere gosse gouttes grati*
gratin griffes grincait gris guichets h heure honoraires horod* hotte hotte* impri* incha* inchange indiq* indus*
jambo* kraft kraft* lassi* lassitude lavab* lavabo lecte* lecteur legum* legumes leque* lequel liber* libra* litig*
litige livra* livraison livreurs lune machines maint* mairi* mairie mange manque marchait massacre match matinee menth*
menthe metre meurt meurtre meurtres mille mille* moisi montu* morgu* morgue morte moule* moules mouli* moulin mouto*
myste* m² naple* naples navette nettoyes ni niveau nouveaux novem* novembre oblige obtenu occup* octob* octobre oeuvr*
oeuvre oreil* origine ouvertes ouvre* ouvres pack page paillasson pain palai* palais pale panne* parai* parait partent
passait passionnant pates pates* patine pauvre payan* payante peche peign* peint* pelou* pelouse penche perch* perche
perro* perroquet philo* photographe phrases pigeo* pilie* pilier pisci* piscine pizzaiolo pizzas playm* playmobil
plomb* pneus pneus* pommes portail possible pots poupee pouva* prece* premiers prennent prevoyez priso* prison prochain
profils progressifs promo promo* puzzl* puzzle qr quart* quoi racheter rassise rayon* recet* recette recevoir reconnais
redemande reduc* reduction refaite reflet reinstallee relan* remboursable rende* rendr* rendre rentrer repasser repond
repondre reponses reservations respecte ressu* revenir revenues rire robe rouleau sandwich sandwichs sante sante*
seche* secher secon* secs selle selle* semi sens serie serum* sipho* siphon sirenes soixa* soixante sortait sorte*
soupc* soupconne soupe soupe* soupire spa spect* spectacle standard stock* sugge* suggere suici* suicide surge* tabac
tabac* tacit* tecke* teckel tele telec* tend tiedes tisan* toile toilette tomat* tomate tomber tordues tournoi toutes
tradition tranches transit tremblais trop tue tueri* tuerie tueur tueur* valider vendues vernis veux viennent vigne*
vignettes vitres vol wagon wagon*`,
      '-4': `
10 10h 118 12h15 12h15* 138 149 18h02 18h02* 1ere 24 2h10 310 39 3e 400 5 5h30 71 80 9 96 acompte addit* ado adore*
affai* aime alors alors* amene amene* andou* annee* annees appels appoi* appoint apporte argent arriv* arrive artis*
assiettes assis attend attendais augme* aurait avale avoue avoue* ballo* barre* bat batterie blagu* blague bloque
boissons bon bonhe* bonheur bouees bouger bouqu* bouquet bref brest brest* bruya* bruyante cadav* cadavres cafet*
cafeteria calme cellule centi* chaises chaqu* chaque chass* chasse chate* chaussee chaussures chere chere* chevi*
chiff* chiffre chois* clics clics* cloch* close* collait collant collante competition connu connu* conseillers contrat
copies correspond corro* corrompt cotis* cotisation coula* coulait couple courage court couteaux crime* criminel criss*
deborde debut* decal* deco defonces demenage depart departementale deplo* derniere destinataire deten* devor* devore
diffe* distributeur domma* dommage doute* droit echan* eclat* ecoute ecran* enigm* enigme ennuy* ennuyes envoi epong*
eponge escale espac* espace espagne etagere etion* etions etoiles excellente excusee facon facon* facte* facteur faim
fallu fallu* ferme ferme* fevri* fevrier fige forfa* forfait format forte forte* four francs frigo frigo* frite* frites
froides front* frontale gagne gagne* galette garag* garage garee garee* gateaux gauche geniale gresille hamma* hammam
hanga* hangar heure* heures huit indem* indique inscr* interminable inven* inver* invit* invites jambon laissaient
lessi* lieu loup loupe loupe* magre* magret maintenant maria* mat menot* menottes merci merci* mercredi messages mesure
midi minui* minuit minut* minutes mobile mois mojit* mojito moniteurs monospace moque* mortes mou mouillee moutons
munic* municipale nage neige* nouve* nulle nulle* offre* on ongles orche* orchestre oublier ouverture pages pages*
pansements pardo* pardon passer patience pauvr* pendu* pendule perceuse photocopie pieces pile pistolets pizza* plante
planter poignee polar polars pont poubelle pouvaient premi* pres print* printemps prise* probl* probleme programmation
promis quant* quies quies* raccourcie rachete rade rapporte realite rechauffe reconnait redir* redire regarder reimp*
reimpression reins* rembo* rembourses remettez remplacer rendez rendue renov* reportes repos* reprise ressorti
ressuscite retirer retrouvent revenez roman roman* rouler rythm* rythme sanitaires sauf sauva* sauvait secondes semes*
semestre servi* somme* sommes sort soupi* stagiaire stand* suite suite* surle* surlendemain taille tarif* tarte tarte*
terme* termine tient tient* tordu* toujo* toujours tourn* tract* tracteur tremp* tres trime* trimestre triqu* trique
trist* triste trouver utilise venait vendre venu verit* verite vidan* vidange volon* volonte voyais yaourt yaourts`,
      '-3': `
120 15 16h 18h 21 2e 4 41 45 4e 5h 6 6h 90 9h10 adapt* adore affic* affiche aimer* angle* annee annex* anti apparemment
appel appelait appli appri* appris argen* baiss* balad* bonde* bonne bonnes bouche bouchon boule* boules brass* buffe*
buffet burge* burger calcu* calme* catalogue cela cent cheveux chien ciel cigarette clope* comme* compo* conce* conduit
conseille conta* controleur conversation copin* costu* couet* couette coupe* couper courageux couru couru* couve*
couvert credi* credit creer creer* creneau croir* croissants cru cuvet* cuvette datait debou* debout decol* decolle
degre* deja delai* demandait deplacement devie* devient diapo* donna* douch* drap ecran effri* electrique empec* empoi*
enrou* entracte entrer etages etaie* etaient etiquettes eu exame* examen excuses expre* factures faites falla* fallait
fermees feuille filet* finalement fini flaqu* flaque fois fond formulaire fraic* froid froid* froma* fromage fumer
fumer* garcon gatea* gateau gentille glace* glaces glaco* glacons gout guerr* guerre guich* hausse haut hauta* herit*
honnete immat* immatriculation immeu* incom* institutrice inter* inventaire inverse jai janvi* janvier jetons jeu
laver* lesqu* lever lever* libres limit* malgr* malgre mange* mangee manqu* mariage massa* memes memes* menu mercr*
mets micro micro* mode model* modele moment monta* mouil* n'y nageurs nettoyage noire* notaire onze operateur oral
ordonnance ose ouvre ouvrir paill* panie* panier partait parto* partout passe patins peine peine* pench* pense pense*
perd personne peu peur pisto* place* plafo* plats plats* pluie pluie* poele* porta* pouvais pouvait prefecture press*
prise prises prouv* pyjam* pyjama quartier raccr* rame rappe* rate rayon refus regard relai* relais remise rendu*
repon* reprend reprennent reservation resse* resta* restait reste retra* retro revan* revanche ridea* rideau robin*
robinet roi role roti rouleaux rouve* rouvert saucisson savais scola* scoot* secretariat sejou* sejour semai* semaines
septe* septembre serveuse service siber* siberie siest* sieste solei* soleil sourire style style* super* suppl*
supplement suppr* syndi* syndic tables tache* tarif techniciens texto texto* tiede* tiroir tomba* tombait ton toucher
tourne toute* traitement tram trans* travailler tremblait troisieme utili* vaches velo verres ville vin voyag* voyage`,
      '-2': `
13 17 19 2017 21h 27 30 60 61 870 abonn* abord abord* accel* accep* accom* accor* accue* accueil achat achat* addition
aerop* aeroport alarm* alcoo* alcool allait alle appli* arrete arriver assie* assis* assurance au aucun audio* autre
avanc* bar batte* beau beauc* beaucoup bien biere biere* bille* bleue* bouch* boucher bouee* bouge bougie boulot bout
bouton ca cadea* cadeau cafes cafes* caisse car carot* carte casse cesse* chamb* chari* chauffage chaus* cheve*
cheville choisi chou cinq cinqu* clair* clavi* client clini* clinique close cm coeur coiff* coin coince colles comme
complete condu* confirme conforme congelateur connait consi* consigne consu* consultation conte* coque* corri* corrige
costume cote couchette coule* courant courr* courroie courtier couss* couteau couverts creve crime crois croit croit*
croix croix* dansa* dechi* dechire decon* demander demar* demie demie* denti* depan* depasse depui* depuis desac*
descendre desti* deux devis dire discuter disparait distr* dix dont douche douil* douillet echange ecrir* ecrire
enfants engag* engagement enregistrement entendait enterre entree envoy* equipe escar* etage* eteinte etran* etudi*
evene* evenement evier evier* exemp* expli* expo expose exter* exterieur extra* fatiguee faute* faveu* faveur fermes
feux filma* filmait font forma* frais* front garan* garanti gesti* glace goute* gouter gratu* grise* guide* hachi*
hachis haie honne* hors huile huile* identifiant immeuble impol* impoli imprime inscription invis* invisible isola*
jean jour journee kilom* kilometres laisses lance* lapin larme* larmes lavag* limon* limonade linge lingu* linguistique
local* locale longt* longtemps lumiere maiso* maison maitresse malte malte* mardi marra* marrant marti* matelas mauvais
mensu* mensualite mepri* mer merit* messa* mollets momen* monna* monnaie montre mort mortel moyen* nageu* ne netto*
norme* normes oeufs oeufs* ok optio* option ordon* oreilles ouvra* paniq* panique parra* part parte* pas passage patie*
payant payee* peche* perdent perdu* perle perle* permi* permis peut pistache pistes pistolet place plafond plan
pleuraient plus poele polic* portait pouss* preci* premiere presse prevenir pris quatr* quatre quel quell* quelle qui
quinz* quinze raccroche re reagi* receptionniste recla* reclame reglement relance relu remercie rentr* renvoie resea*
reseau reser* reserve respe* retie* retou* retour reven* rez riz sable sable* sale sans sauci* saucisses savai* scene*
scolaire se seau second semaine sente* senti* serie* serre servait servi seule* shirt shirt* silen* silence siren* six
sms sois sont sorta* souffle speci* stage stage* stagi* suffi* superbe talon* talons tarifs tasse* technicien telep*
telephone tenir tenir* tirer tirer* tiroi* tourner trava* travail treiz* treize tremb* tube tuyau* usage usage* vais
valis* veille venai* vende* vendent vendeuse vente vente* venus venus* vient vient* voisin voyai* vrai vue wifi y'a`,
      '-1': `
0 110 140 180 1h 2022 214 44 59 79 85 89 achete acomp* adapte adultes agrea* agreable ailleurs air alarme allai* ancie*
angla* anglais animation annue* annuel appart appel* appellent apprentie arrie* arriere aspir* atten* attendu aucun*
autre* avais avais* avant avant* bacs bagag* bague* bain baisse banc basses billets bleue bloqu* boire boire* boite
boite* bougi* boulets bouto* braqu* briqu* brunc* brunch c cabines canettes carte* cartons celle celle* celui celui*
centimetres centr* ceux chale* chaleur chambre chaud* chaude cherc* chien* chocolat choisir chouc* cinquante class* cle
clign* coeur* commencer commi* compl* comprise concert confort constater contact contenait continuer contre copine
coque corde corde* corriger coude couleur coupl* courrier courses cousine couverture couvre cravate crene* croises
crout* croute cuit cv datai* debloque debordent decede decrocher delic* demai* demain demarre depla* derni* dessi*
desso* dessous dessu* dessus detache devin* diner diner* discu* divor* divorcer dorment douce* drive drive* droit*
droite dure echantillon en encre encre* endormi endro* enfan* enfin enfin* engue* engueule ensui* ensuite entendre
entre entre* envie envie* envoye equip* esper* etude* euros euros* eux examens expliquer expres fais fanto* fatig*
faute fenet* fenetre fermee feuil* fiche fiche* filet fissure flics flics* formu* fourchette fraiche framb* framboise
frole frole* fruit* fuit fusil* garco* garder gosse* gras grave grave* greno* group* hauss* herbe herbe* hier hivers
hoche hoche* honneur humid* hurle idee ident* ils inexi* inexistant infirmieres interieur irai jacuz* jacuzzi jambe
jardi* jardin jette jette* jeudi jeudi* journ* jus jusqu justement kilos kilos* langues lende* lendemain lettre lieux
lieux* linge* lisse* livre* local loyer loyer* lyon macha* maitr* malade malhe* manquait mardi* mariee marro* mars
matel* matins me mento* menton mi mieux mieux* minus* minuscule minute mirac* miracle mise moins moins* mojitos monte*
mouille n nageur namur namur* nante* nantes nappe* nature net neveu* nez noms non nuits nuits* nuque* objet* odeur
odeur* oeuf offre organ* oubli* oublie ouvri* parc parfa* parki* parking parler partenaires parti passa* passe* pate
pdf pendu pente pente* perdu perru* perso* photos piece* pieds pieds* piqua* pizza plaie planc* planche plast*
plateforme plein point point* ponct* portee portiere posan* posant pose position potes potes* poube* pour pourboire
precise prefe* premium prenn* presq* presque pret prete princ* proce* produ* propose propre puait puait* quant quara*
quarante question rapid* rapide recev* reche* recherche recommandee recon* reconnue recou* recre* recu recue recue*
reflechir regardant regler regul* releve rembourse remer* renvo* resultats retar* retard retournee retraite retraites
retrouve reuss* reussi revenue revis* rien risqu* ronfl* rosie* sachet salle* satis* satisfaction sauce sauce* saumo*
saumon sauna sauna* sauve* savait scann* scene secre* sept serai* serait serve* serviette seul siege siffle signaler
simplement sirop sirop* situe* solai* solde solde* sonne sonne* sonner souri* sport sport* stati* sucre sucre* suivant
suivante support surto* surtout tache taches techn* telle* tellement tenue tenue* terrasse terreau therm* tiede tire
tordu tours tours* tout toute tradu* train transfere transporteur trois trois* trous* trouv* trouvait trouve un une
vacci* valid* vendr* venue venue* veto vieux vieux* vingt vingt* vis vitre* voisi* voit voix voula* voyez voyez* zone`,
      '1': `
1 100 12h 22h 42 48 7h 8 81 a accen* accent acces acces* accid* age agenc* agence allais allume ami anciens ane
anesthesie appelle apres apres* arret* arrivee aspire assem* attendant attendre attends aussi aussi* autan* autant
autres avait avait* avance avril avril* ayant ayant* balles barbe* bavai* belle bleus bleus* bloques bois boites bondee
botte boucl* boucle bouge* bougez bougies boula* boulangerie boulo* boutons bravo bravo* broch* brule brule* cable
caddi* cagna* cagnard cambrioleurs canon canon* carne* carnet carro* cartes casqu* casse* casser cause cause* cauti*
caution ce celib* centre cents cents* cerea* cereales certa* changee changent chat chatt* chatte chauf* cherchez cidre
cidre* ciree* citro* claquee coffret cogne cogne* coinc* col collegue coller commo* commode commu* compare compt*
comptait compte comptoir concierge conso conso* console contr* copie* coude* coulo* couloir cours cours* course cousin
crava* creve* croire croya* cuisinier cycle cycle* debar* debite decouverte dedan* dedans degag* degat degat* degra*
dehor* dehors delais demen* depot depot* dernier desol* dessert detac* deuxi* deuxieme dos doubl* doule* douleur eau
eaux ecout* effet effet* electricite elles elles* embal* emballage emballe emplacements endroit enfant enfer* enfon*
enfonce enlever ensei* enseigne entend epaules episo* episode essai* est et etabl* etage ete etein* eteint etiquetee
etiquette exclu* existe explique explose expos* faite* faudr* fichi* fichiers finis* fiole foot fourni freins fric
furie* garantis gaufr* genev* geneve gentiment gerante gilets gobel* gobelet gradi* gradins grand* grands greni*
grenier groupe guide guido* guidon habitude habitue histo* histoires hiver* humou* humour hurla* hurle* impression in
inconnu insti* j j'y jambes jeune* joint jouer* justi* kilometre l lance lavage le lecon* leur levee* liquide lisbo*
lisbonne locat* lundi lundi* lys magni* mai maitre maitrise manger marche marie marie* marque maste* master mefier
mettez meuble mienn* mienne molle* momie* momies monsi* monsieur montee montes montreal morts morts* mot mouch* murs
n'a naiss* naissance natur* neveu notes notes* oisea* ordin* ordinateur ortho* oubliees ouverte ouvrant panneau
panneaux paquet pare parei* pareil passager passerelle patient pauvres pelle* penchent petit photo piano piano* piece
piles piles* pins piste* plann* plaquettes platr* platre plein* pleurait pliee pliee* pois port portr* portrait pouce
pouce* poules pourt* pourtant pousse prepa* preparateur prese* presi* presidente prest* prevenus principe proch* profi*
prome* proposee proprietaire public puisqu'il qu que quelq* queue* radiateurs ramen* recep* recol* recre refait refuse
regarde regie regie* relat* relation remboursement remonte remonter remplacant remplir renco* rendu reparti repartis
reserver resilie respi* respire responsable restaurant retir* retourne retro* revoi* rhum rivie* riviere rocad* rocade
ronde* rouge roulant ruptu* rupture sacs sain saiso* saison salle serre* sert serva* serviettes seule si sieges simple
soire* sortis soude* sousc* stagiaires station store* studi* studio suivi suivi* surgeles surta* surtaxe sympa t2
tablette talon tant tarta* tartare tassee temoin termi* terminer tombes tortu* tortue tournee tousse train* traine
traje* transat travaille trave* travers traverse trent* tronconneuse tubes tubes* utile* vague* valables vanil* vanille
velos velos* verrouille vers verse vert veste veste* vide video villa* viole* visiblement visiteurs vite vitri* voile
vois voisine voitu* vole voyan* voyant vu`,
      '2': `
160 22 37 absence acceptait accompagne accompagnement accroche acheter admis* admission affaires affichait ah ai ajoute
allum* amand* amande amis amuse* analy* analyse ancien animateurs aperc* appar* appat* appeler assemblee assoc* assure
assureur atter* attri* autoroute aux avec avion avion* avions avocat baguettes banqu* barbe bas bassi* basti* belle*
beton beton* bleu bord boute* bouteille bouteilles bouti* branc* brancardier braque broncher broui* bruit bruit* bureau
cabine cache caden* cadenas caissiere canic* caniche capot capot* capture cares* caresser carre* catal* ceris*
certificat chain* chaine chais* chaussette chef chevaux chirurgien chose chutes circu* claqu* classe cles clotu*
cloture clou cockt* cocktail coffr* commandes compagne conducteur confr* confrere conges conna* connaissez const*
convoque copieux correcte couch* coups coups* crian* criant croise d daign* daigne dates dates* debit* debra* decla*
decou* decri* defau* defonce deman* demande demarrer demonte departement depas* derri* derriere descendais desole
desse* detre* devais devoi* devra* differentes directeur direction divorce domic* domicile donne* dossi* dossier double
douce econo* eleve* emmen* enfermes enlev* enque* enquete ensem* ensemble enten* entiere entra* entrepot envoi* epaule
epous* epouse escalier estom* etablissement etale* etat etiqu* etude event* eventre evide* evidemment exige exige*
expert explo* face fait fauss* fauteuil fetai* fetait feu feuilles fibre fibre* finir finir* finit flout* forcement
fourc* fournie fuite fuite* fusil garcons genial grand grande griff* grise habit* habite hall hiver hopit* hopital
hotes* hotesse il image image* images impec* insta* instr* inten* interdit interne itali* italienne jamai* jamais je
jeton joint* jouai* joue jumea* jumeaux kevin kevin* klaxo* lasag* lasagnes legal* lettr* libre* lis liste livret lot
lui lunet* lunettes mail manch* mangez mante* manteau marqu* marron matin mauvaise medit* meill* meme message metie*
metier meubl* migno* mignonne monde monde* montr* mur nadeg* nadege naturel neuve nique nique* noel noir notai* nous
noyee* numeros nuque omele* opera* ordre ordre* otite otite* ours ouvert paiement palet* palie* palier pan panta*
pantalon parap* parent parents parfait parfu* parla* partage partis passee passent pasti* patron payer payer* pharm*
photographier pique piste placa* placard plaie* planq* plate* pleur* plong* plusi* plusieurs pluto* plutot poesi*
poesie poivr* poivre pomme* pompe* ponctuel poney* poneys poser posit* poudr* poussette preparer present presente
produit profe* propo* propr* protection pu puree puree* quelqu'un racco* racon* radia* radiateur raler raler* ramasser
rando rando* rappele ratee ratee* relev* remarque remis* repei* reprendre reprises ressortie resul* retournera revenait
roue rouge* rouges s sache sache* sachets saign* sainte sais sait sang saucisse saute saute* saven* savent secretaire
sera sien ski sol solaires sortie souff* stade stade* suedo* suedois super suppo* supprime sur surex* suspe* sympas
sympathique syste* table* tableau tablee tape taxi te teles* tempe* terre terre* test titre toilettes tot touff*
touffes touss* toussaint trajet tranche transats trott* va valide veau vend vendeur vendu* vent ventr* ventre verre*
vesti* vestiaire vestiaires village vitre vivant vivants wrap`,
      '3': `
212 23h acceptee accro* adult* aerat* aeration afficher agents ajout* allee* allergies annulation appareil appre*
arachide arbre arbre* arrac* arretes assistante asthm* ateli* atelier avaie* avaient bande* bapte* bapteme bascu*
bascule bassin ben benev* besoi* besoin biber* bidon blanc bloquee boutique branche bronc* brulee brulu* brulure bu
burea* cabin* canet* captu* cas casque cassee certi* cette cette* chaise champagne chant* charg* chaudiere chauffeur
chocolats chose* clien* cloqu* coffre commente commissaire concl* conda* confiance confirmee controle corne* couche
couchee cousi* crise crise* croisiere croyais cuill* cuisi* d'a deblo* deced* decro* decroche defaut demenagement
demon* depos* depose desig* detar* detartrage deven* diese* disai* do doigt* donne donner dorme* douze douze* ecole
ecole* egare* elle empoc* empoche energ* energie envoie epaul* excuse experience exposition facture facturees faisa*
faite faux fendu* fermer fesse* fesses filleul fils filtr* fixe fleur* forme forme* frappe fruits fuyai* fuyait fuyez
fuyez* gagna* gamins gants gants* garde gardez gares gares* gars gastr* gastro gendarmes gener* genou* geste gilet
gilet* gliss* gosses griffe guichetiere guita* gymna* gymnase haute hospi* humide hygie* hygiene infec* juin jusque
klaxonne laiss* laisser lettres libre lien liste* lit livreur logic* logiciel lumieres mal malin* manche maneg* manege
marse* marseille maternite maths maths* mecan* media* menace menti* metre* mette* mis montres morel morel* mouta*
moutarde neuf noire nos note notre notre* nouvelle nuit occupe originaux oubliee oui paie paire papie* paren* parle*
parlent pastis patro* pattes pedal* pelle peluc* peluche pensa* perce* perdus personnes pharmacie pique* pleine poign*
poignees poisson polis* porte* posees poses poses* poudre poule* pourq* pourquoi pourrait pouvo* preav* preavis
premieres prena* prene* prenez prete* preve* profil propres prote* puce pulls pulls* quato* quatorze quelque queue
radio raison rameu* reception recoi* recoit recommence reconnu recto recto* recul* recule recup* refaire regle releves
remon* rentre reparation repas repas* repen* repense reservee ressort restee resultat retrouver reveil revient rib rit
rosiers rouba* roubaix routi* sac sanitaire savoi* savoir seanc* sentait signale signe sinon sinon* socie* societe
soeur soeur* soign* soiree sonnent sortir souil* souscrite stop su supporte survecu sylvi* sylvie sympa* t table tente*
tenu terrain toit tombent tonto* tonton total* touche tranq* verso verso* veterinaire video* videos violettes virement
vitrine vivan* vraie y`,
      '4': `
150 17h30 17h30* 340 5e 600 67 700 admin* adren* adrenaline agent agent* agraf* aller* allergique anest* anima* annea*
anneau appelee appui appui* arrache assoi* assoit attache attachee audit* auditif autor* aveug* aveugle avis avoca*
avons avons* badge* bague ballons bande banque blanc* botte* brancard briga* brigade brise brise* cabinet cache* cadre
cadre* camionnette carav* casiers ces charge chemi* chez chino* choses cinem* cinema club coach coach* colle colle*
collee collegiens compresse comptable confirmation connais connaissait conti* contradictoire coord* copai* cotes cotes*
coup coupee couples cour criai* criait cuisine dame dans decli* defen* delat* delattre deposee deran* derange descend
devan* devant difference direc* dis disparu disparus dit docte* doigts ecrit ecrit* educa* eleve embrayage empla*
encei* enceinte enreg* entam* entame entendu entier factu* faisait familles femme fendu ferai* filtre finissait finit*
flute flute* foret foret* fourn* fumai* fumee fumee* gamel* gamelle garde* gardien gaz geant* geante genda* gens ghb
gros harna* harnais hein heureusement homme* honte honte* huiss* huissier ici imagi* impor* importe incon* inconnue
infor* insistant intact jolie jolie* justice kg lacet* laisse lait lapins leve levee liqui* livres locataires lu lynx
m'y maill* malaise mandate massage mater* maube* mecano medec* mefie* melan* mere mes messi* messieurs metta* mettait
mettr* mettre mien miens miens* mini moi moniteur montrer nee neuve* objets oeil offer* offert ombre ombre* or palef*
parfum paris paris* partie parvo* parvovirose passes patronne payes payes* pensait perdr* perdre pere petit* petites
placer plage plage* plais* plaisante poing poing* polis porte poste pourr* prime prime* promet proposition proprement
psych* publi* puisq* puisque radio* ramene range* rangee rapport refer* refere refle* relevee repro* resid* residents
restes reveilles rond roula* route route* saint* scotch seances secur* securite serveur soi soins soins* soir son souci
souci* souris tante tante* tard tendu tendu* tete thon titre* tobog* toboggan tombe touch* tous traces tribu* tribunal
trier trier* tronc* trousse tu vacan* vacances vaccine valise vendue venio* venions vermi* vermifuge verre verse*
virem* visib* vites* vitesse voitures voulait voulu voulu* vraim* vraiment`,
      '5': `
2019 312 7h30 800 900 adresse adulte aide aile aille aisse* aisselles align* allia* alliance ambulance amie anaph*
anaphylactique angoi* angoisse animateur anis antih* antihistaminique appeles arabe* arabes arach* arachides arret
assig* assignation attac* attribue avocate badge barriere batte baux biberon bidon* bisqu* bisque boita* boitait bonbo*
bonbons bottes bouchee bouchees bougeait bureaux caissier camions campi* camping canette caravane cdi celibataire
chantier charleroi cheque chercher cheval chevelu chevr* chevreau chienne chiru* chute* civil* cliente clientele clin
clio coche coche* coeurs collegues commercial compa* completement compris comptees conduisait conseil constate continue
convocation convoquee cornee cortisone coupu* cousc* couscous cousins crean* crevettes crust* crustaces cuillere cuir
cuiss* curie* curieux debal* decen* declarer defenseur delivre demandant demarcheur dent detail dette dialy* dialyse
discr* dites dites* docteur dorma* dormez dorto* dortoir ecris ecris* effondree embra* employe employee empoigne empru*
encaisse enfle* entaille entie* entraineur entres entretien epave epave* epipe* epipen erreu* erreur es etes evacu*
evite* exper* expertise facturee familial famille fausse ferra* ferrand feutr* feutre fiancee fiere fiere* figur*
figure filme finie* fixee fixee* fleurs flottaient fournisseur francais fraud* frein frein* frere fume gendarmerie
gener gouve* gouvernante gratuite homme hospitalise hosto hosto* hurlant impla* implants incap* incapable infirmier
inspection insta insul* insulte intac* intensifs interieure intervention joli juge jugem* jugement jure labo laissee
langu* leurs leurs* liquidation litre* loi loin loue luxee luxee* m m'a malad* malai* malho* mamans mari masse medecin
melange menac* metres missi* mon monit* monitrice monter montree moque morsu* morsure motif motif* moto mouches mutue*
mutuelle national niece niece* nom nu oedem* oedeme oh ont operation opere ortei* orteils ouvriers oxyge* oxygene
paiem* paille palette papa papas papas* papiers paraphe parle passo* passons peau penda* pendait pendant pension
perfusion perte perte* peux photographie phrase piqur* plaies plaqu* pleins pochette poil poncelet portable
portefeuille positif pouvoir prele* prend prend* prendra preno* prenom prochaine professionnel promene publie purul*
purulente raconte rajou* rajoute range rea react* reaction recit* recite recupere reflechis reins rembourser remis
repeint respo* responsabilite rester retrouvee retrouves reuni* reunion revei* reveillee reviendra revois rigolait
rigolant roussel routine sabots sacoc* sacoche saisie salai* salmo* salmonelle sanguin scotc* secu semblant senta*
serru* serrure ses sesam* sesame sitte* sitter soigneur soja sorti* soute souti* soutien stylo stylo* suivants
surveillant sutur* suture taire taire* talus talus* tamar* tamari tampo* tatou* telesiege titub* titubait titul*
titulaire tombe* trace trafique trait* traitee trich* tripl* triple triso* trisomique tromp* urgence urtic* urticaire
vas veilleur verif* verte verte* veter* videu* videur viendra viens viens* vietn* vif vigile voile* volum* volume vomi
vues whats* whatsapp whisk* whisky y'en`,
      '6': `
480 68 accident accus* accuse adres* aigui* aiguille allem* allemand allergie ambul* anesthesiste ans antid* antivol
appartement apprends appuy* arran* assez assez* atterrissage attes* attestation attra* aube aurais autou* autour
avertissement baby bafou* balan* barquette barri* bebe blanche bosse* box bracelet buvet* buvette cacah* cacahuetes
cage camp candi* casier cauch* cauchemars ceint* ceinture charl* chato* chemin cheva* chiot chiot* choc chute cisea*
ciseaux claquettes clerc clerc* clients coeli* coeliaque coincer coke colli* collier combine compagnie compr*
comprendre conci* conciliateur consc* conscience convo* copain copie corti* cou cpe cuisse cuist* cuistot decharge
decline decouvert decrirai degager deliv* demeu* demeure descente deshy* deshydratation detec* detecteur dette* devenue
devinez dgccr* dgccrf diplo* diplome directrice disait dispa* disparues dormait ecrase effon* employeur endormir
enferme enleve enregistre entai* entendeur envol* envoles envoyer etiquete etrangle exact* famil* felee* felees femme*
ferre* festi* festival fiancailles fievr* fievre fille fille* filles filme* flott* franchement freine gamine genou
geran* glute* gluten grimp* hanche hesit* hotel hotel* humil* humilie hurler imagine inqui* insis* intimes jerri*
jerrican jointe judic* judiciaire jumen* jument lache langue levre* levres lise lisez lisez* livrer logo lue ma maillot
maman manda* masqu* masque masseur menage menteuse metho* mission natio* nid noeud* oncle oncle* pansement patte*
paupi* paupieres perce ping pipi pis plagi* plagiste plateau plie poche pocho* ponce* pong posee postes pote poubelles
poulet prends prevenu prevenue ralen* ramas* ramasse rappelee rayee rayee* reference refou* revie* rigol* roulait
rouss* sabot* saignait samu sapin sapin* scotche secours seize seize* sembl* serin* seringue signalement signature
signe* sniff* souda* soudain soule* soutenu speciale suis surveiller tapai* tapais tapot* tapote technique tenai*
tenait tentes thier* thierry tigre tigre* toitu* toiture traiter traiteur ufc venais verro* vetem* vetements vider
vider* viend* vigil* virus virus* visag* visage vodka vodka* voie voilee volan* volant vomir vomir*`,
      '7': `
70 aire allee animatrice antib* antiv* as attention attrape aurez aurez* avert* b barma* barman barqu* bebes bebes*
benevole bloc bosse bourr* casie* cave cet chequ* combien comprenez coucher crach* crache decha* degre depre*
depression desce* descendu descendue detai* dort droits ecras* enveloppe euro ex faceb* facebook fianc* force frapp*
frere* freres gifle gifle* glisse gorge gross* infir* jeunes lache* madam* madame malades maman* marques masse*
mediateur medic* medical menag* ment mente* mme mollet mordu mordu* moteu* moteur noise* noisette ongle patte pensi*
perfu* petite plaint plaque poids poids* posee* poste* prive* privee refusee rend retenu saisi saisi* sangu* signalee
signer sorti sourd* soute* ta tombee trace* trafi* traite trompe trouvee valeu* valeur verifie vih votre votre* vous
yeux`,
      '8': `
000 acheteurs allez allez* balance bras combi* disan* disant emplo* envel* femmes force* fract* fracture gamin gamin*
gerant gorge* infirmiere inspe* intim* karim karim* nie numer* plain* poche* pompi* pompiers preleve regardait sa
secou* signa* type urgences`,
      '9': `
avez blancs camer* camera comptes hasar* hasard l'a main numero os plainte poignet surve* urgen* vos`,
    },
  },
  it: {
    plainBelow: -5.72,
    unlikelyBelow: -1.58,
    likelyFrom: 5.66,
    words: {
      '-9': `
11 45 65 7 aggiornamento aria arrivate aspettare aumen* avviso cantina carte condizionata consigliato final* fine
garanzia gommo* grafi* grafica guast* lavorazione morte morte* natal* odore odore* onesto ordinato pubblicita rapin*
reso sembr* soffi* spara*`,
      '-8': `
18 28 35 8 aggio* agost* agosto assas* autom* averlo avevano bisogna calzi* cappu* cappuccino centi* chilo* chilometri
chiude comunque contatore coppi* coppia corte* delit* devon* devono europ* felic* film finestra frattempo frett* fretta
funzi* grati* gratis guasto imparato impossibile insegnante libri libri* limone livel* materasso messaggio natale
navetta nuovi nuovi* onest* panna panna* parcheggio parlavano passw* password perde* perdi* porzi* posti posti* prato
prato* prenotare promesso rapina regol* resta richiama sabato sai scade scade* scena scena* sembra senso simpa*
simpatica spariscono spuntatina televisore tener* termi* trovi unico unico* venderti vesti* vicini visit* wifi`,
      '-7': `
13 30 50 55 69 acqui* addeb* alone alone* altez* altezza amiche ammaz* annul* arte asciugamani aspet* aspettato assis*
assistenza aster* audio* aumenti band barat* barattolo bibli* biglietti bisog* bisognava bloccata brioc* brioche buoni
calzini camic* camicia canno* cappello caro centimetri chiesta cingh* cinghiale competente comunicato continuo cortesi
crostata cuffie delitto digiuno doppio doveva duro esagerati fette fette* finestrini foglietto fra fredd* fredde frigo
garage garan* gigan* gigante grandine guardo hotsp* hotspot insom* insomma installatore intorno inventario inver*
inviata istruttori lampada lenti* lette* letteralmente limon* livello mangia mangiato margh* marmellata mater*
mezzanotte migliore model* montatura muri notor* numerino onlin* online ordinata ottimo padel* pagine pago passaggi
peli perco* pero persa persa* pesano piace* pioveva poltrone popco* popcorn premi* prende produ* pronta quarti quindi
regola regole restituita ricre* riesc* rinno* rinun* rinunciato risol* ristr* rose sabat* scarponi serie serie* silic*
silicone simpatico soffitto soppr* soppresso sorri* spett* spot sull'altro tapparella tappi tappi* tassa* tazza tazza*
telev* track* tracking tubo un'or* un'ora unghi* unti vecchi vernici vestito vicino visita vite viti volevamo`,
      '-6': `
10 15 19 3 54 6 9 94 abita acced* acqua acqua* acquisti ad aerop* aeroporto alti amich* ammazzato annullato ante app
appic* appla* appos* apposta aprire armadio arrivare aste atter* attori audioguida autol* averl* avvel* bagnato bandi*
batteria belli* bellissimo bevute biblioteca bicchieri bigli* bimes* bimestre biscottate bravo bravo* brivi* burro
burro* cadav* cadavere cade calda caldo caldo* cambiata camminato campane cappe* cappo* cappotti capri* carbo*
carbonara carrozze catal* catalogo chiusura code cominciano comode comun* confu* conne* connessione consi* consu*
consumati contate contessa cori coron* corrente cortese costr* cucit* dall'altra deser* deserto deter* devi diagn*
diagnosi dipende dirit* discutere dolci* dormito dovev* dura durar* durare durat* durato esaur* estat* estate fabbrica
fanta* febbraio fibra fibra* filtri finale finali fischia formu* formula fossa fossa* frago* fragole frigo* funziona
gate gel genere giga gocciola gommosa gracc* grigi* guari* guarito gusti gusti* gusto gusto* hambu* hamburger impas*
impiegati impos* incro* intor* inverno kille* killer km lavel* lavello leggermente leggevo lento lento* lino lugli*
luglio luogo luogo* ma mancava manda mandate maratona margherita mattinata mazzo mazzo* medag* medaglia mici minestra
miser* modello modem modem* modi monol* monolocale novanta occupate ogni ognun* ok omici* padro* padroni panno parlano
parru* parrucchiere passeggiata percorso perde perdita pezzi pezzi* pianoforte picca* piogg* poltr* porzioni possi*
potevano preav* preavviso precedente premio prendi prenotata preparati prevendita pubbl* puntuali quadretti quali*
quest'anno realt* realta reins* resta* riavv* ricer* ricercato ridot* ridotto rimbo* risca* riscaldamento ritar*
ritardo roman* roula* roulant rubat* rubato russa* s santo* sapere sbava* scaffali scarico scolaresca scong*
segnalazioni segreteria sembro serial servita sessanta sesta sesta* settecento settimane sfuma* sigillati siren* siste*
sistemate slitt* soli sospi* sottotitoli spagh* sparava spariva speso speso* spettacolo spid spina spina* stretti
strum* strumenti stufe* suola suola* taglia tagliato tapis tapis* tedesca titoli toast toast* tolti tolti* tornati
tortu* tortura tradu* traff* tripp* trippa tv umani* unghie usato usato* uscita utili* utilitaria vacci* vaccino vagon*
valid* verti* verticale vestiti viaggi vicin* vince* vitto* viver* vivere volon* volontario zombi* zona`,
      '-5': `
16 160 17 20 21 240 312 32 38 410 42 480 75 abitu* accedere addormentata affil* affre* affreschi agath* agatha aiutato
all'assassina all'ora alter* alto altoparlante andavo angol* anno annoi* antin* antincendio appas* apre arred* arrosto
ascen* ascensore aspettava audio automatica avanz* avevamo avrei avrei* avvelenato bagna* bar barol* barolo bastoncini
batterie befan* befana benda* bicch* bidon* biglietto bisco* blocca bottiglie bravissimi brividi bucat* bucato buche
buche* bufal* cadon* cadono cambiare camerieri cammino campagna capisco carav* caravaggio carot* cartolina cassa celib*
celibato centimetro cercavo chiamano chris* christie cinqu* cinquant'anni cioccolata cm cocco* colorata colte* comodo
conta* contati conte* continuano contrario controllore cornetto cosa cotol* crash* croce curata danni danni* decente
decor* diale* dialetto diavo* diavola discount distr* divan* divano diventano diver* diverse docen* docente dolcissima
domani dottore dovrei entrata entrati esatt* esattamente estin* evasi* facen* facendo facevano farmi farmi* fin
finalmente fonda fonda* forch* forchette forni* frecc* fredda fritto furto furto* galli* garantito gatti geome*
geometra gestione gioca* gioia gioia* giulio gracchiava grigia gross* grosso guardaroba idea imbraghi incluso indic*
ingre* ingresso integ* intui* inuti* invol* involtini lacca* laccate lamentano lampa* later* laterale lentissima
lettera letti* lettu* lezioni libro libro* limit* limite local* locale macello maestre malis* malissimo mandi* mangi*
maschera massa* matti medio* mega meraviglia misero mobile momen* momento moque* moquette mosci* muffa muffa* museo
museo* musichetta napol* negli negli* noleggio novembre nuovo nuovo* o obbligatorie ombra ombra* omicidi ondul* ordin*
ostag* ottanta pacchetto padella panin* panini pannelli parte passano passo passo* pasta pasta* pende* pensionati
perfetti perse perse* persi* perso pesan* pessi* piace piani* piatti piccola pieno pieno* pilas* pilastro pioggia
pisto* pistola po polac* polacco polizza pollo pollo* polve* polvere portafoglio portano portarsi portata porzione
posso* preci* preme* premu* prestato promo* pront* propone prosc* prosciutto pugna* purtr* purtroppo quali quasi quasi*
quind* rata reinstallata remot* remoto repar* reparto resti* ricette riman* rimod* rimodulazione rinnovo rispa*
risparmiare rotte rotte* saggi* saggio salas* salasso salsa salsa* sant'* santo saper* sbloc* scatt* scattata scelt*
scemo scemo* scherza scomo* scontrino scopr* scordato scott* scotta sega sembrano senso* serranda sessa* sessi*
sessione sia signorina sinistri sirena sistemano sistemati sorriso sospe* spaghetti spara spazz* sping* spostano spunt*
stima* stret* sudato sveni* tagliatelle tanti tanti* tavolini tedes* tema tenero termo* termosifoni terrazza testi*
tomba tomba* tornerei total* totale traba* traffico treno treno* trova uccid* ugual* vaso veloc* veloce vendita veniv*
veniva ventidue verdure vergognoso viava* viavai villa* villaggio vince virtu* virtuale visibilita vita volanti voluti
vouch* voucher`,
      '-4': `
24 280 41 80 abbastanza albero alle alzati annoiati applauso appun* appuntamento aprir* arriv* arrivati ascoltato
attes* attor* aumentato bibliotecaria bigne bigne* birra birra* bolletta bravi* bustina buttato caffe caffe* calcio
cammi* canti* caos cappa cappa* cappotto carino carit* carita cartellina cassa* chiamare chiusi cinque coda cofano
coltelli coltello come commi* comprare compu* computer comunicata consultare convento corni* corro* corsia crime crime*
crost* crudo crudo* cuffi* d dicon* dicono diffe* differenza discu* diseg* disin* displ* display do educate elettrica
evasioni fabbr* facil* facile faq felice ferma fines* franc* game garag* gelat* gente gente* gentilissimi gentiluomo
giapp* giard* giardino giochi giusta gommoso gradi gruppi guardare guerr* guerra imballo immag* impie* infin* insulti
intestatario leggero letti lettura lezio* libero lucchetti macel* marme* marzo marzo* matrimonio mattine matto* media
mela meno merco* mercoledi mese mette mezz'* mezz'ora mezza* micro* minus* minuti mira misurata molla molli molli*
monos* morti morti* music* mutuo mutuo* neve nitid* nitida nuda oggi orario ore pacco pacco* padrona palla palla*
panino pappa* pappagallo parch* parte* patat* patatine pazienza pena penal* pensato pensavamo perdeva perdo* persone
pesante piadi* piadina piani pianto poca poche poche* polli polli* pomer* pomeriggio posta pover* premuto prepa*
presentarsi prest* presu* prezz* prezzo proce* profili proie* proiezione proposito pulito quadr* questura regolarmente
resus* ricom* ricomincia rifiu* righe* rimandata ripas* ripro* rispe* risposta risto* ristorante rivel* rosa rumor*
sabbi* sabbia sale salsi* saltato scadenza scaff* scald* scari* scelta scende scene* scola* scusarsi sdrai* secondi
sembrava serve serve* servi* sette* siedo siedo* siepe siepe* sim sinis* sirene sms solle* sostituito spazzaneve spento
spese spese* spieg* spiegazioni sport spost* stati* strad* strada stretto stril* stude* svent* tacch* taglie tempi
tempi* tempo tempo* terrazzo testuale thril* thriller toglierla top tramo* tramonto uccis* ucciso uguale umidi* undic*
undici uso va valido valigie venti vento verni* vetri video* vieta* vietato vino vogliono volan* volev* voleva volut*`,
      '-3': `
12 23 4 40 420 84 abbonati abita* accesa addor* aggeg* aggeggio alzare alzat* andar* andare andav* andava angolo anniv*
anniversario apertura april* aprile arrivata arriviamo asciutta assag* assicurazione atmos* atmosfera attaccata
attrazioni bancomat basta basta* botto* buona buoni* buono buono* calcinacci call camera camere carre* carto* casal*
casel* catan* cente* center chat chiacchierare chiru* chirurgo chiud* cinquanta cioe colaz* colazione colli* com'e*
cominciata commesso commissioni compa* compresse comune condi* condo* conosco controlli copre copre* corsi* corsie
crema croce* dava deciso dell'ospedale descr* destr* destra devo digiu* dirme* dirmelo disco* distrutto dodic* dodici
dovevano emerg* emergenza erano erano* esist* esiste evidentemente femmi* finiti fisch* fisso fisso* forma fragi*
fragile francesi freni freni* fuma fungh* funghi gelati gener* gettoni giace* giacenza gioco gioco* giorni girare
giust* gocci* gomito grand* guida imbal* imbra* impiegato impronta inesi* inesistente infat* infatti infinita insie*
insieme inven* invia* lavor* lavoro lenti lenzu* lenzuola liqui* luned* lunedi maestro mafia mafia* magli* magliette
mai manca* manic* marat* mare marmo marmo* marro* masch* mensi* merav* merit* metro metro* mini minut* molle molle*
monop* morto morto* motor* motore mutan* mutande navet* negozietto nipoti noleg* novem* nulla nulla* nuvol* nuvole
offer* offerta offro* offrono olio ottob* ottobre padrone paga pagato pane panne* parmi* passa passi* patol* patologia
pecca* pensi* perso* personale pezzo pezzo* piove* plast* plastica poliz* portatevi portava porti prati* prece* premi
preparata preparatissimo prestito prezzi primi primi* provato puntuale quade* qualche quale quale* raccontato ravio*
ravioli regolare ride rifiutato rifiuti righe ripor* ripreso riservato riso ritiro rotto rotto* sala salam* salta*
saluta scarp* sciar* sciarpa scomode scont* scord* scotto scuse scuse* secchi secondo sedute seduti segre* sei setta*
settembre sgasa* sgasata sigillato smalt* smaltimento sonno sonno* soprattutto spala* stamp* stann* stanno stare stati
stend* stesse sudat* suona suona* suonare super* svuot* tagli* tagliati tavoli tecni* tiepi* tiepido tocca* tolgo
tracc* trann* tranne trans* tratt* tredi* tredici tremava troll* trolley troppa trovi* una unica unica* uscit* vecch*
vecchio vener* venerdi venti* venuto verdu* viagg* visite volo volte volte*`,
      '-2': `
100 118 14 140 25 29 accen* accettata affet* agent* agente almen* almeno altop* alzato andavamo angel* antis* appes*
arrivato arros* asciu* aspetta aspettavo asses* asta auguri avere avere* avesse avra azzur* azzurro baffi baffi*
ballare bilan* borraccia bravi bruciata buone buone* busti* caccia cadev* cadeva calda* calen* calendario cambi* camion
cammina camminare campa* campe* campeggio canzo* canzone capis* capol* capot* cara carro* carta carta* carte*
casalinghi catania cento* cerca* cercava chef chiamo chiusa citta citta* clienti club colonnina colpi* compleanno
compresa conce* condominio coperte cordi* corridoi corse corse* crema* cucin* cucina cuffia cuoco cuoco* curat* da
decis* delib* denunciato dica dirmi dirmi* discreta disegno disponibili diverso docci* doccia documenti doman* doppi*
dovut* dritto due duecento eh etern* etich* etichette euro facev* faceva farin* farina ferie ferie* fermi fermi* feste*
filtr* fissato focac* focaccia forte forte* foula* foulard fratt* fresc* fritt* fronte frutt* funzionato gelato gennaio
ghiac* ghiaccio giacc* giacca gioch* giovane giro giugn* giugno giusto gomit* gradi* gradini grigio grupp* guardano
guida* guinz* impar* indicata infar* infarto inseg* intan* intanto intes* intra* iscritti labor* laboratorio lavas*
lavastoviglie lavo lettino link loro lucch* luci macch* macchine macchinetta magni* manif* manifesti matri* menu mesi
metti* mezza mezzogiorno migli* mines* miracolo miste* modo molla* mostra muro musica nasco* neanc* neanche nero nessu*
nessuno nonni nonni* nostro novan* numer* obbligatoria occup* offen* offende ombrellone ora ormai ormai* pagin* palaz*
palazzo panca panca* parenti partono passava passavano passeggino passi pazie* peccato pensa* pensione perdo perit*
perito piazza piazzole piene piene* pieni pieni* pino pista pochi* poco ponteggio portate pos posso posto posto* pozza
pozza* pozze* pozzetto preno* preve* prima prima* progr* prome* pronti prova* provv* punte punte* quadro razza razza*
recup* recupero regge regolamento retro richi* riconosciuto rifarla rifat* rimasti rimborso rison* risonanza risot*
risotto risultava riuni* riunione roset* rossa rossa* rumore ruota ruota* salame salita salmone salot* salotto salute
santa* sanzi* sauna sauna* sbatte scaduta scala scarpa scatoloni scelto schedina scher* schermo scritta secon* seder*
sedia sedia* sedie sedie* segui* seguito sentirmi sentito serra* servizio settanta sette setti* sfond* si silenzio
singo* sinistro sistemato sito smarr* soffr* soffritto sospeso spave* spedi* spedizione spent* spente spostare sta
staccava stanze stare* storta stroz* stucc* stucco sui sulle sulle* suoce* suocera supermercato surge* surgelati tabac*
tabaccaio tappa* tavola tecnico tedesco tenta* testu* ti tornano tornata tra tracce trasportino tre trenta tropp* turni
turni* ultimo un'au* uscir* uscire valig* vedo vende* vendono venir* venire vent'* vent'anni venut* viaggio visib*
vogli* volevano volta volta* voluto zaine* zainetto zero zitti`,
      '-1': `
000 130 180 2 22 48 52 60 70 83 90 abbiamo abbon* abbonamento accap* accappatoio acces* accom* accorta addio addio*
affid* affog* all'ingresso allargano allen* alzar* amici ampia ampia* andati antip* anziano appen* appena appro* artig*
artigianale assic* attac* attesa attra* attre* augur* autor* avant* avanti avver* avvis* avvisato azion* b bagni bari
bastava battute bellissima bello bello* bened* benon* benone bianca bici bimbi bimbi* birilli biscotti blocc* bolle*
bonif* bonifico botti* bravissima calam* calamari camio* candele canta* carab* carabinieri cardiologo care carrello
carri* carriola caserma cassetta cavallo centesimo centrale centro cercavano check check* chiedere chiedono chies*
chiesa chimici chiudeva chiuse cines* cinese cintu* citofonato classe clien* cliente clini* clinica cofan* com'e coman*
comincia comme* commesse compilato comprato concerto conferma confr* confronto congelato conoscenza consegnati contato
contatto contenti conti* conto conto* conve* coperta corsi costi* cotto cotto* crociera cucce* cuccetta dal dappe*
dappertutto defun* dei dell'* denun* deve diama* diamante didat* didattica digni* dipen* disdi* diven* divor* dormivano
dovuto duece* educato elett* enorm* enorme entro entro* etichetta ex fango fango* farmaci farsi farsi* fatem* fatemi
fatti fatti* fedel* fedelta fiato fiato* figur* fila filos* filosofia filtro finis* finiv* finiva fino finto finto*
fiori* fissa* forma* forse forse* fotografia frate* fratello freddo fresco gasol* gasolio gentile gesti* giallo giorn*
giornata gira glielo gocce gocce* gomma gomma* grado grado* grani* granita gratuito gruppo guarnizione immagini impro*
incan* incidente inclu* infinite ingle* inglese ingredienti inson* intatto intero intervento invec* invece invit* jeans
jeans* lago lato lavatrice lavora le legge* leggendo lezione libreria lime lucchetto luna maest* maggio mal marte*
martedi matti* megli* meglio meren* merenda merita messaggi messi messi* mille mille* mirac* mobil* modul* modulo
monet* montagne monte monte* morir* morire mortificato muore muore* nasci* nascita nessuna nonno nonno* notar* nove
nubil* nubilato nuova nuova* obbli* occupato offerto ombre* ombrelloni orari* ordine orecchini organ* originale ottan*
otto pacch* palli* panni panni* panno* panor* panorama panta* pare parlava partite partito parto* passa* pausa pausa*
pdf pedal* penale pento* per perdere pettorina piangendo piano* piant* piastrelle picch* picco* piedi piedi* piega
pigia* pigiama pista* piu pizza pizza* poggiatesta poltrona possa* pratica precedenti preparato presa presa* presenta
presentato prof pronto prosecco pulit* puliti puo quartiere quatt* quattordici quattro quello quindici recin* resto
resto* ricet* ricevuto richiesto ridere riser* risultato rosso rosso* rotel* roton* rotonda rovinato russe russe*
salit* saltava salva* sapeva sapor* sapore sarac* saracinesca sbarra scadu* scapp* scarpe scend* schie* schiena sci
sconto scorr* scrivono secco secco* sedere sedut* seduto seice* seicento sempl* semplice sempr* sempre sere seria*
server servito sicuro skipa* skipass sole solo spaccato spaccio spiegato spieghi sport* spostata spostato sputa sputa*
stagista stanc* stanz* stanza stupenda sullo sullo* suocero svizz* svuotata table* tablet talme* talmente tappe* tasto
tasto* tavol* te telefonate telefonato tenevano tenuti terza terza* tessera tetto tetto* ticke* ticket tocca togli*
toglie togliere torbida torna* tornare torta torta* tram tranquilli trasparente trentadue troppo tutto tutto* uffici un
un'et* urgen* urlando urlat* urlato vai vasca vasca* vecchia veget* vende vendere vento* vergognava versi* viene viene*
viste viste* volantino vuoti vuoti* webca* webcam x zia zucch*`,
      '1': `
150 500 abbondante accor* accou* account addet* al algor* algoritmo alla allarme altra altra* amici* anca anche anche*
ancor* ancora annuncio anzi anzia* apert* aperte apron* aprono area arriva arrivo arrug* artic* articolo ascol* assur*
assurde attraverso aver avvia* bagag* banch* bancone banconote barba* bassi bassi* basto* batte* battuta bellissimi
bene bidoni biglietteria bisogno bordo bordo* borsa borsa* bottiglietta braccialetto brava brava* brill* bruciato bus
butta cambio camminava campanello canar* canarino cande* candeline canzoncine capar* caparra capir* capire capito capo
cartello cavo centr* chiac* chiedevano chiss* chius* cigli* cintura ciocc* circo* cognato comodi comodissimo compl*
complimenti compr* compreso comunione conco* condizionatore confe* conge* cono consegna contanti contare convi*
conviene copia cordiale corri* corto corto* crede* crist* croci* dai dallo dallo* dati davanti del deposito desti*
diciannove dio dire discussione disdetto dito diversi dolce dolce* domanda domat* dopo dottoressa dovre* dritt* eccep*
eccepire ed effet* effetti egizi* elefa* elefante elettricista entrava era errore esage* esame esame* esposizione
estiv* estivo eta fame far fatte fermo fermo* figli figlio file finestre finiscono firmare fogli* fonta* fontanella
formaggi formi* fossi* frust* fuori fuori* galleria gambe* gatti* generale genna* gettone giall* giova* girar* girat*
gita giubbotto giuli* giuro giuro* gliele graff* grapp* grida* guant* guardava guardi ho identita il illum* imita*
imitava imparare impiegata incastrato infor* insul* kit l la lacri* lacrime lanci* lasciamo lasciati lasciato lascio
lavan* legal* legat* legato legna* licen* lievi* lievito lista lista* litig* lui luminoso lungolago magaz* magazzino
mancanza mancavano mandato manut* maste* master mattino medicina medie* messa* messo messo* mesti* mestiere metal*
metallo metri metri* mettere mezzo* miracoli mister misurato monopattino monta* montata montatori morbi* morta* mosso
mosso* mulin* ne negativo nei nemme* nemmeno nera nessun nipot* nipote no nonos* nonostante normale numeri oltre oltre*
operatore oro ottima ovvia* ovviamente padre padre* pagina pannello parla parlato partire passata peggi* peggio
perfetto piane* pianerottolo piangeva piano piatto piazz* piccole piccoli pinet* pineta pizze* polpe* ponte* portinaia
porto porto* portone posit* posta* potev* potevo prenotazione prese* presi previsto primo primo* profi* propo*
proprietario prose* prova punta* puntata qualcun quaranta quart* quattromila quell* quelli quest* questa questionario
quinto racco* radun* ragazza regal* regio* regionale registrata respi* respiro retta* riape* ricar* ricarica ricon*
ricoverata rifar* riga ripos* rispo* rispondono risposto risul* ritirare ritrovata ritrovo roma rotti rotti* rovin*
salgo* salgono salmo* saltata sapes* sapevamo sapon* sapone sbagl* sbaglio sbuff* scaduto scala* scamb* scato* scatola
scatolone scendere sciac* scoll* scors* scuol* scusate sedic* sedici seduta seggi* sente* sentita sentivo seque* serat*
serata siamo siamo* sicur* sicurezza sig signora signore simpatici smett* soldi soldi* sosta sosta* sosti* spacc*
spera* spiega splen* sporc* sputato staff staff* stagi* stagione stata stata* stazi* stazione steccato stell* steri*
sterilizzazione stesso storia storie stort* stran* strappava su subit* subito sudata sul sull'* suoi targa targa*
telef* tesor* tesoro test testata tira titol* tolta tolta* tolto tolto* torbi* torni torno torno* trapano trasf*
trasferita trasp* trema* treni* trenino tripl* tripla trita* troppi trovata turno turno* tutte tutte* umido umido* uno
uova urlan* vacan* valigia vanno vanno* vasch* vedi vendo* venduti venduto venga venga* venticinque verif* versa*
versato versi verso verso* vetri* vista vista* volen* volentieri voles* volesse volevo vuota vuota*`,
      '2': `
0 110 2016 27 300 340 abbas* abitacolo abito abito* accento acceso accet* addormentato all'assistenza all'i* allar*
allo alta amaro amaro* anatr* anatra andat* andato andavano anima* animatori annun* anticipo aperta armadietti
armadietto arrivarci ascolta attaccato auto averla avreb* bagno bagno* bambina bambini bella bella* bianc* bianco
biril* biste* bocco* boccone brucia buttafuori cabina calze calze* campi* capelli capit* capiv* carne carne* cartella
cartellino cartone casa casco casco* casella casse cauzi* cauzione caval* cerco cerco* certe certe* certi* certificato
certo certo* chiam* chied* chiede chiedo chiod* cielo cielo* codice coi colla collezione colpo colpo* compagna comparsa
compresi condizioni confermato conguaglio conos* consegnato consiglio contenta continua corretto corridoio corso corso*
corti* costa costa* costano credevo crediti cui curri* curriculum davan* deliz* dell'anno della della* dicem* dicembre
dichiarazione disco discr* ditel* domen* domenica entrano entrare ero error* espre* esser* essere estra* estratto farla
farla* farma* farti farti* fatte* febbr* ferma* fermato ferro ferro* festa festa* fianco figli* filia* filiale filo
finanziamento firmato forza* gamba gamba* gastr* gatto gatto* gentilissima ginocchio giorno gradino graffio guard*
gusci* hanno hanno* hotel hotel* idem ieri impianto imposta incas* incid* incol* incollata incollato infer* infil*
insta* inter* interna io istruttore lamen* lavandino leggo* letto letto* macchie macchina madre* maglione mancano
marca* marciapiede massaggio medic* medica medico meta mettono mezzo mie miei mojit* mojito mollato morsi morsi* mostr*
muove* mutua* n'e noleggiatore nome nota notare notte notte* operatrice orari ottimi pagati pales* palestra panda
panda* paolo paolo* parecchio parole parti* partita passati pasti* paziente perfetta piaci* piazzale pixel pixel*
poggi* polizia ponte portiere poste* prefe* preteso previ* problemi promette proposto pubblico pulita qualcosa quara*
quarto quelle questo ragazzi ragazzini regalo regis* retta ricetta ricev* ricevuta rider* rigido rimessa ripet*
riportata riportato ripostiglio rispondeva risulta ritorno roba sacchetto sangue sbagliato sbarr* scale scale* scavalca
scherzando schia* schif* scontrini scotc* scotch scrit* scritto seconda segna* segnalata segnato self sentiero senza
senza* signo* sotto* spall* spedito spenta spenti spesa spesa* spiego spogliatoio stanca stavolta studi* stupe* taglio
tavolo telefonata teneva tenut* tenuto terzo terzo* testa testa* tiepide timbro tizio tizio* torto torto* tovagliolo
tranq* trapani trova* trovava tu tutta tutta* tutti tutti* ufficio veri vero visua* vitello voce voglio vorre*`,
      '3': `
5 adesi* affer* afferrato allac* altri altri* altro amico amico* appar* apriv* apriva arrivano atten* attenti autos*
autostrada aveva* bambi* bambino barba barbo* barboncino bassa bassa* bastone belle* benis* benissimo blu bocca bolli*
bot bottiglia bresc* brescia busta busta* cader* cadere cambia cameriera cane capel* capita cardi* caric* carin*
cartellone caser* cassaforte cestino chi chiar* chili chili* ciabatte codic* cogna* cognata coinc* coincidenza color*
comprata conoscono conso* contratto coper* crice* curato cusci* dato davve* davvero decen* dentr* dentro depos* detto
detto* diciotto dico dietr* dietro disde* dispi* dispo* disse* dita divis* dormo* dov'e dovevo educa* entra* epile*
esami esami* fa facciamo fai famiglia fare fatta fatta* fatto fatto* fattorino fede festi* figlia finestrino finit*
fissata formaggio fotografato frutta fumo furgo* furgone gambe gattino gentili giu giura* gli gliel'ho gonfio grappa
grazi* grazie grott* guanti ident* imbarco incom* intas* internet istruzioni labbra lasci* lascia latte latte* lavaggio
legale li libre* lo madre maestra mail maled* mangiare marca marci* mento mento* mobili mogli* moglie montate naso
negoz* negozio nella nella* nelle nelle* nomin* nominato nonna nonna* nuove nuove* occhio opera* pacchi pagan* parlare
parola partiti pediatrico peluc* peluche peral* peraltro perch* perche persona pesce pesce* piast* piattaforma picci*
piccolo portatile portato porti* posiz* posizione posteriore postu* presi* probl* problema procu* profilo propr* qualc*
quarant'anni quel quella quint* racconta ragaz* rate reclamo registrato riconsegnata riden* ridendo ridevano riemp*
rilas* rimasto ripar* ripresa salir* salire sangu* sanno sanno* sband* scalano scappato scarsi scass* scope* scoperto
se secch* segnalazione segno segno* senti* sotto specchietto spegn* spezz* spiag* spiaggia sporg* stavo* stecc* stipe*
stipendio stori* sugge* sulla sulla* tamponato tange* tangenziale telefonica telep* telepass tenev* timbr* tinta tinta*
tirata torin* torino torni* trapa* trasl* trasloco trovati uffic* un'in* un'un* un'unghia uomin* uomini urlar* urlare
vado valle valle* vaschetta veder* vedere verde verde* verifiche vetrina via vicina vigili visto visto* vitel* volat*`,
      '4': `
200 600 700 71 900 accar* addos* addosso adult* alber* all'a* all'u* all'uscita allergeni allergia altro* amicizia
andata antibiotico arachide arachidi arrog* aula avvisare bache* bacheca badan* badante banco* battere battu* ben
benzi* benzina berga* bergamo bocca* botte* botto bruciatura bussato butta* c caduta caduto calcinculo caldaia canot*
canotti carine carrozzina cassetto cassiera causa causa* cavalla ce cedut* ceduto cesti* chiamata chiamate chiamato
ciaba* colav* colava collare collo colore colpa colpa* cominciato compensazione compi* completezza concorrenza conosce
contavo contestato contr* coord* coordinatrice coperto cordo* cordolo cortisone cosi crostacei cuscino dalla dalla*
data davanzale decreto degli degli* dentiera diffi* dirigente diventato donna donna* dormiva dormo dov'e* entra erava*
eravamo espos* facce facce* fasci* fatturati felpa felpa* fermata fermate finir* finire finta finta* foglio fortuna
freno freno* fuso gas ginoc* giost* giostraio girava giubb* golf gratu* guscio ignor* ilari* ilaria imbar* impia*
incar* ingiuntivo inizi* intol* iscri* kg l'e labbr* lamentati laureata lecce lecce* leggere libretto lingu* lividi
luce magar* magari maius* maiuscolo mamma mamma* manci* mancia mani mansa* mansarda maran* messa mette* metto mi milan*
milano minuto mio mondo mondo* mutua negato nel nell'* nello nello* nocciole noccioline norma* nostri occhiali orecchie
pace pagano paio panci* pancia pannolone parcheggiato parco parco* parol* passaporto passeggeri paura paura* pavimento
pedan* pedana pedia* perme* permesso piang* pianta pinza* piste piste* poi pranz* pranzo presente privato profe*
proteine protestato puliz* qualcuno quarta quere* querela qui ragazze ragu recensioni regge* reggi* reggiseno registra
registro respo* riceve ricordo rientrato rigid* rispondere riuscita riuscito rivediamo sa sara sbatt* sbrig* sched*
scono* scrive scrol* scuola sedan* sedano sedil* sedile sella sella* seno sentire separ* separazione sicura smontato
sopra* sorel* sorella spari* specc* specchio spint* spinto spintone sporchi sposo sposo* stava stella stess* strano
succe* succede sull'unghia tagliata tampo* tanta tanta* tanto tanto* tartaruga titolare trasc* trent'anni trovo trovo*
tua urlava usano usano* usciti vabbe vabbe* vede vedev* vedeva vena verme* vesta* vestaglia viaggiava vigil* viola
viola* vuole vuole* zio zoppi* zucchero`,
      '5': `
2024 800 85 abbassato abbiano accettato adren* adrenalina adulti affittato affitto aggiungo aggiunto ai all'altro
all'arbitro all'indietro allon* allor* allora altre altre* altroconsumo ammes* ammesso ammin* animatrice appan*
appartamento apro arach* asciugamano asl aspetto aspir* attim* attimo avvisata avvocato bagni* balco* balcone balla*
bancario banchetto barel* barella barra batte bere bevuto bianchi biasc* biascicava bimbo bimbo* bistecca bloccato
bocci* braccia buio bullo* bullone buon bussare buste buste* cabin* camerata cance* cancellato cancelletto candi* canna
canna* cantiere capivo celia* celiaca cellu* cellulare cemen* cemento certa certa* chiedendo chiedete chiodo chiudete
chiuso cioccolatini cogno* cognome collo* colloquio comodino compiti confezione confo* conti continuato coope*
cooperativa corregge correre cose costo* cozze cozze* crusc* cruscotto cucchiaio cugina cugini curva curva* custode
debito decre* dello dello* demol* depositato devit* devitalizzato dichi* dicia* dicio* diffida dimes* dimesso diret*
direttore dirig* disdetta disid* disponibile distributore dite diventa divisa docum* documento dolor* dottor duran*
eccez* eccezionali eleme* emorr* emorragia enac esposto esserne fabri* fabrizio facci* facciata farmacia favor* favore
fermare fianc* finch* finche fisca* fiscale fisio* fisioterapia flebo flebo* formicolava fortu* fotografica frega
fumar* fumare fumav* fumavano gabbi* galle* gennaro ginna* ginnastica ginocchia girando glute* gluten gonfia gonfiato
gratt* grattarsi ha hall iban igien* igienica ignorato imparate impianti incin* incinta incon* incub* infermiere infet*
infez* infezione ingiunzione inqui* inquilino insegno instagram interessa invalidita invitati iscritto istruttrice
kevin kevin* lanciato lastr* lat latti* lavanderia lavap* lavapiatti legga* litro litro* livid* lugan* lugano machi*
machine macin* macinato malata mamme mamme* mandati mando mando* mano manzo* manzoni marit* marito mecca* meccanico
medie menin* meningite mensa mensa* metto* montato morde* moros* muoversi n nata nato nostr* nostra notev* notevoli
notificato notturno novant'anni obiet* obiettivo occhi offre offre* operato ortic* orticaria osped* ospedale pagar*
pagare pagavo palet* paletta panchina parki* parlarmi pasqu* pasqua pelo pensando pesav* pesava phon pilat* pilates
piove pisci* portaoggetti portavo porte* postale postura poteva prendere prendo presentati preso preso* press* prete*
procura prossimo protesi ps pulsante punto punto* puro pus puzzava qr raccomandata radio ragazzina recep* reces*
recesso recla* reclami refer* reggeva richiesta ricov* ridata rideva rimas* ripetuto ritir* ritrovate rived* rivedo
routi* routine rovesciato rubin* rubinetto saldo saldo* salmonella salon* salone salvato saman* samantha sano sappiamo
sbattuto scava* sciol* scivolata scoss* scossa sede seggiolino seggiovia selez* selezionatore seneg* sensore sentite
seral* serale sesam* sesamo sigaretta sirin* siringhe smettere smont* soggi* soggiorno solit* solito solta* soltanto
sopra sordo sordo* sott'* sott'acqua sparita spariti sparito spesi spesi* spogl* spogliatoi sporge stampelle stava*
stessi stewa* steward stia stoma* stomaco storto strattonato strut* struttura studio successo suffi* sufficienza suo
suonato supplemento svegli svegliato svenu* svenuta tarta* tasca tasca* tavolino telec* telecamere telecamerina
tenetevi tenevo terra tondo tondo* tornello tranquilla transfer tremando trovato udine udine* ultimi uncin* uncino
urlav* urlavo ustio* vacanza valvo* valvola vedia* vediamo vedova vengono venuti vieni vieni* vivo volati walte* walter
water water*`,
      '6': `
189 2019 62 780 88 accon* acconto accorgo adess* adesso alito alito* allegato ambul* ambulanza anest* anestesia anni
annunci aprirmi averm* avermi avessero avete avete* avvoc* banco baris* barista barra* battesimo battuto be bel berto*
biond* bolle box buong* buongiorno bussa* cabine cadut* calce* calci cameriere camminavano canto* cantonale capov*
capovolta cassi* cassiere catena catti* chiaro chiavi chiedermi cioto* ciotola civic* civico colla* colle* compagno
condu* copia* coscia costole ctu cucch* cucci* cugin* custo* debit* dell'acqua dente dente* derma* diabe* diabetico
dichiarato direttrice disce* discesa dissenteria ditta ditta* donat* donatella dosag* dosaggio dove dritta educatrici
educazione faccia falso falso* famig* fattura ferit* ferita fidan* fidanzato fiera fiera* finanziaria finite fondo
fondo* fossero fotog* frase frase* frega* gabbia genit* genitori geren* gerente gesti gesto giran* giravano giudice
gola gomme gomme* gonfi* gramm* gratuita guardando guide guide* hai host identica impre* inabi* inabitabile infilato
inser* insulina inval* iscrizione italiano larga larga* lasciare laure* lavori legge leggeva lingua lupo malin*
malinteso marsu* mediazione minic* miniclub morso morso* mosch* muso nascosto nega negat* nocci* noce norma nottu* nuca
occhi* oppos* opposizione orecc* osser* osservazione pagate pagav* panch* panic* panico parec* parecchi passando pec
pelle* pescatore piangere piastra piscina portiera preli* priva* privata professoressa promesse proprietaria prossima
provi* pulizia pullm* pullman puntura pure puzza* qua quei quell'ora queste radio* recensione reception responsabile
ricor* ricorso ridato rider ridev* rilev* rilevatore rimasta rimaste ripartito riusciva roves* sappi* sbuffa sceso
sceso* scheda scherzo scollatura scriv* secchio segue segue* senz'acqua serratura set settimo siete siete* sigar*
silenziosa sindr* sindrome smess* smesso socco* soccorso sostenuto spallucce sparite speci* spezzato spiac* spiace
sprit* spritz state state* stavano sterl* sterline storico stris* sua suppl* svegliata tale tassi* tassista telecamera
teles* tesserino tipo tirar* tirat* tirato trascinata tribunale ubria* ubriaco ufficiale un'al* un'altra usata usata*
vares* varese vettu* vettura virus virus* viva vomito vorrei vostra vuote vuote* whats* whatsapp zaino zaino* zampa
zampa*`,
      '7': `
39 adesivo affit* agenz* agenzia aggiu* albergo all'ufficio amica amica* antib* aveva bracc* braccio canne canne*
carina chiave conci* conciliazione conigli contro cosci* crona* cronaca dicendo dimen* direz* direzione dispiace
dovrebbe durante eccom* eccome entrato famiglie fatev* fatevi fattu* finan* finanza finita fosse frena* galleggiava
girav* giudi* guardato ingiu* iva malat* mia mosche motiv* motivo natur* noi orecchio orolo* orologio ospit* ospiti
passepartout pensavo pesca* peso polen* polenta polso polso* porte pross* prote* pulsa* recen* ricoverato ridat*
ritirato ritro* ritrovato riusc* sacco sacco* saput* saputo scivolo scrivo sfior* sicco* siccome so strat* svegl*
tenet* trami* tramite tribu* tuta udien* udienza vedov* velo verba* verbale voi vostro`,
      '8': `
400 allergico attenzione bagnino borse* caten* conig* controllare denti denti* dicen* dimenticato fate febbre gestore
guardia itali* male nastr* nastro paese paese* papa pelle periz* perizia punti punti* ritirata scivo* segnalato senz'*
signor soste* stessa turis* turisti vengo vi vomit* vostr*`,
      '9': `
ah aller* autis* autista chiav* collega fosse* gesto* piede piede* ve vengo* veter* veterinario`,
    },
  },
  nl: {
    plainBelow: -6.04,
    unlikelyBelow: -2.47,
    likelyFrom: 4.92,
    words: {
      '-9': `
50 74 aangenomen batte* batterij blijf* boterham duurd* duurde duurt duurt* fietsen gespe* gespeeld klets* kletsen loop
maat matras monte* monteur moord* pakje pakje* parkeren puzze* regen slech* super* suppo* terra* terras vijfd* vijfde
weer zweet*`,
      '-8': `
10u 15 45 aanne* aansl* app bestelling beurt blijft chatb* chatbot eend enkel enkele fiets formulier gelev* geleverd
gelijmd geres* gereserveerd gras groei* groeit harte* hen ijsko* ijskoud koelk* koelkast leek lunch nul offer* offerte
oh omrui* opgel* opzeg* p pisto* pistolets plaatse plakk* prope* rechts resta* restaurant slaapkamers smaakte snijden
stier* super tank updat* update verkoopster vertelt voorwaarden vriendelijk vrijw* wachtrij wachtwoord werkd* werkdagen
wrap zeezicht zeil`,
      '-7': `
12 13 160 32 38 4 6 950 aannemer actie* afger* afgesproken assor* assortiment augus* augustus bank bas belgi* berichten
best beurt* bezet* biefs* biefstuk bladd* bladdert blanc* bob compu* desse* dessert diep doet doof doucheputje dubbel
eiere* eieren eitje* enkel* ermee ermee* fijn flat formu* frieten fruit geann* geannuleerd gekek* gekeken gelac*
gelachen glazen groet* harin* herha* hoofdgerecht houdt houdt* huren huren* inlog* inloggen juli kamermeisje karre*
klaps* kleinkind koekje kroke* kroket leraa* leraar lette* level level* leverbaar lof m'n matra* menuk* moet mouw
novem* november nummers olifa* omruilen ondertitels onlin* online ontbr* onver* oordo* pakke* pakket pasta pasta*
pilaa* pilaar plakkende plezi* plezier proper regels retou* roere* rolden rollu* rolluik septe* september service slap
sleutels sliep sliep* sluit smaak* sms'j* sms'je snap speak* speaker spelers spett* spetters steld* strij* strijkijzer
support taai tapij* tapijt thril* tja trui veertig verbinding verbouwing verhuisd vertrokken verve* verzet verzi*
vrach* vriendelijke vrij vrijdagavond websi* website wel werkte wifi zende* zolen zolen* zone zweet zweetvoeten`,
      '-6': `
05 16u 200 20u 24 240 30 300 34 35 40 49 55 60 62 69 7 aange* aangebeld aangebrand aangekondigd aangepast aanra* aardig
accep* accepteert accu achtt* afgeb* afgeschaft afspr* annul* annuleren appel attra* attracties au b1 balkon barbi*
barbie begin* beginnen begra* begrafenis begri* begrijp beker beloo* belt beste* besteld betre* bezet bezorgd biet
bijna bijna* bleke blijf bonnen boodschappenlijstje bordj* borstels boter* briefje brug bruil* bruiloft buitenbad
burea* cadeau cappu* cappuccino compe* compensatie computer container dame deuk deze doden doden* doorweekt drumm*
drummen duren duren* duurder eenmaal eiken eiken* elf espre* espresso exact exact* facturen fanta* film friet gedra*
gedragen geel gefie* gefietst gekom* gekomen geluid gepas* gepast geplunderd geschat geschrapt gesla* gestemd geval
gevan* gewel* geweldig gewisseld goeie grapp* haan haha halfu* handdoeken haper* haring haver* haverklap heerlijk hielp
hielp* ho hoera hoera* hoesj* hoesje honge* honger hoofdact horte* hortensia's hotel iemands inclusief index* jam
jamme* jammer jasje jasje* juich* juist juist* kaartlezer kaas kaasp* kaasplank kapsa* kapsalon karto* kartonnen keurig
klantendienst kleindochter knakw* kniee* knieen kocht kocht* koekj* kopen kopen* korte korte* koud kraakt kunst kunst*
kwart* lachte lakens leuni* leuning levertijd lidl lift liggi* ligging lint lobby lobby* logo loopb* loopbanden lotte
lotte* lukt maan maandag medewerkers messe* milie* millimeter misda* misdaad monteurs montu* montuur moord moordenaar
muf munten negen negen* nmbs nummertje olifanten omzetten onderweg onjui* onlee* onleesbaar ontkn* ontknoping oordopjes
oorsp* opent opent* opgelost opzeggen oven overstap pal pand pannenkoeken patat* pende* persoon plastic platt* poetsen
popco* popcorn post prijs* progr* puntjes putje putje* rechtop redde regel* retourlabel rever* revers rij roerei roman*
rubbe* schapen schijnbaar schijnt schitterende schoenzool schot schrikt schuifpui schut* schutting schuur seconden
serie* sinaa* siren* smake* snell* sneller snijd* sorte* spann* speelt spele* spell* spijt* spijtig spook* steak steak*
sterf* sterft sterk stoelen stree* streepjes stroop strui* tacht* tafeltjes teleu* telke* telkens tenen tenen* thee
thriller ticket tunne* tunnel typ vak valt varen* verbi* verdient verdwijnt verkl* vermoord vertr* vertraging vervi*
verwarming verzint video* vlekk* vlekken voege* voegen voete* voeten voorganger voorraad vrachtwagen vrijwilligers
vuilc* vuilcontainers wacht* wachtenden wegbr* wegbrengen weigerden werkt* wiel wijst wijst* wijze wildw* wildwaterbaan
wind woens* woensdag zalen zalen* zand zeer zitpl* zitplaatsen zodat zodat* zondag zondagochtend zonge* zongen`,
      '-5': `
115 118 17u 27 3 412 42 58 79 95 a aangetekende aanme* aanrader aanslag aansluiting acteurs advertentie afspraak afsta*
afstand alwee* alweer animatieteam artikelen audio* ballenbak banke* banken beeld begin behee* beheerder bekek* bekeken
bel belden belgie belgische berg beroo* beroofd betaal bezic* blanche blauw blijkbaar bomme* bommetje boos bootj*
bootje bordje brandalarm broodje butle* butler cafet* cafetaria campinggasje canad* canada carbo* carbonara chape*
chapeau cm collectie conducteur crash* crasht dan dank defec* defect detec* dicht dinsd* dinsdag disco* dj dokte*
dokter dood drankjes driek* driekwart duitse duur eetta* eettafel eigenaars einde* eitjes engels expre* express
fantastisch favor* friet* frikandel galge* gefel* gefeliciteerd geins* geinstalleerd gekre* gekregen gele geleerd
gemeente gesco* gescoord geslaagd gesme* gesmeerd gesne* gespeld geur gewac* gewacht gewas* gewassen gezwa* gezwaaid
gids glasv* glasvezel goud graag graag* grappig grond grond* haast haast* hagel hagel* halfl* halfuur ham handb*
handbagage handschoenen hartelijk hartv* hartverzakking hint hoofden inbeg* inbegrepen intercom invullen jongs* jongste
juni kalen* karren kende kerel kerel* kilometer kleur* knippert koffe* koffers kon koste* krane* kranen kuipj* kunne*
kunnen kwart kwartier laadt laadt* laats* laatste labra* labrador laden laden* laken* lange* langer latte* laven*
lavendel leeuw* leeuwen lerar* letter leuke leuke* lief limon* limonade logis* maar maatj* makke* makkelijk malag*
malaga maske* matte* matten melk messen meterstand middernacht minut* minuten minuu* minuut miste* modem modem*
moordend multi* museu* nagel* nerge* nergens nr omgek* omgekeerd omgeruild on onget* ongetwijfeld ontbrak ontgr*
ontgrendelen onverwoestbaar onzic* onzichtbaar opgeknapt opzeg opzegtermijn originele overv* overval pak pakketje
panfl* past patch patch* peper* pepermuntje perfe* perfect pijn plakkerige planner polen polen* politiebureau poortje
pop praat* prijs prijsverhoging prikj* prikje procent pubers puzzels reserveren romme* room ruim ruit schap* schappen
schat* schip* sinaasappelsap sirenes slagr* slagroom slecht sleutelkastje slipp* slippers sluiten smakelijk smile*
smiley sms snapt snurk* sollicitatie soort* spannend speel spookhuis sport* stand* stap stelde stevi* stierf stierlijk
stilt* stiltecoupe stopt stran* strand streepje stuks stuks* sympa* taart taart* tarie* tarief tasse* tassen tekening
termi* termijn terugsturen terugweg tevor* tevoren therm* tijds* tijdslot toete* toeterende toffe toffe* tom toppe*
topper toren toren* totaa* totaal touwt* touwtje tuins* uitbe* uitei* uiteindelijk uitgelezen uitsm* uitsmijter
uitzicht uur vakken vanbi* vanbinnen velde* velden vergeten verlengd verme* veron* verontschuldigen verschillende
verst* verstopt verveelden verwa* vlaam* vlaamse vlijm* vlijmscherp vol vrijgezellenfeest vroeger vulli* vullingen
wafel wafel* zaal zaven* zaventem zeeland zeezi* zendi* zending zeure* zeuren zonnetje`,
      '-4': `
1 14 19 2017 21 22 31 36 5 740 92 aanbod aangekomen aanko* afdru* afdruk afgezegd agath* agatha airco airco* appel*
badja* badjas bakker banko* begrip behandeling beken* beker* belle* belletje beloofd bende bende* beric* besla*
beslagen bestond beter* betreft bier bijbetalen blikk* blikken boods* borg brood* bureau buren buren* chris* christie
complimenten consu* consult contract daaro* dag diefs* diefstal diepv* diepvries doods* dozen dozen* draaien drama
drama* duist* duister duize* dus eerlijke eind elke excuus fabri* fiets* fietsverhuur fix fruit* frust* frustratie
gaatj* gaatje gegot* gegoten gelee* gelez* gelezen gelui* gemai* gemaild geplu* gestolen gezuc* gezucht glaas* glaasje
grati* gratis groni* groningen groot guill* guillotine handi* handig happy happy* hard havermelk heet helde* helder
honde* hoofdstuk hoop hotel* huurv* ieder iedere inder* inderdaad inged* inhalen internet itali* jaarl* jarige je kalk
kant kassa kassa* kenni* keren keren* ketch* ketchup keuri* kijkt kijkt* killi* killing klapstoel klein kleiner
kleinste klikk* klikken knop korti* kosten krege* kregen krijgen krom kruim* kruimels krukj* kunt kussens lach land
lauw lees letters liedj* liefd* liever loket* look maatje marat* massage mes micro* microfoon modde* moordenaars munt
muntj* muts nachtportier nee neerg* o om omhoo* omhoog omlaa* omlaag onbeschofte onderaan onderdeel ondertussen
ontbrekende ontsp* ontspannen opa's opa's* opgev* opgie* overh* pas per perro* piept plaat plattegrond plek pogin*
poppe* praatte prik puzzel rang recla* regen* renne* rennen rijdt rijdt* ronde ronde* route route* rubber sanne sanne*
scann* schie* slapp* slappe sluit* softl* softly soorten spaan* speeltuin spelen spoor spoor* steed* steeds stoof*
stoofvlees stuk stukjes suike* sympathiek tegoed teken* tent tento* tentoonstelling terugbellen tiene* trein
tuinstoelen twaal* twaalf uiter* upgra* upgrade vaatw* vaatwasser veel veert* velds* veldslag verge* verkoop verle*
vermo* vermoedelijk verni* vernieuwd verpa* verpakking versc* verslavend versnelling verveelde verwe* verzin vierde
voldo* voldoende voors* vreemde vrijd* vulle* vullen waarschijnlijk wachten wachtlijst week weggewerkt welko* wenne*
wennen werd werkt wil zalf zee zelfscan zich zodra zodra* zomer* zonda* zoude* zouden zucht zwemm* zwemmen`,
      '-3': `
00 168 17 20 51 75 80 85 9 99 aangeraden aangesmeerd aanraden acteu* ademe* ademen administratie afgez* afhal* afhalen
afslu* alles alles* anderhalf anten* antenne avonden bad bedie* bediening begint begrijpt bekend bekle* belac*
belachelijk bellen beloofde beter bezichtiging bijge* binnen bleke* blij bloem* boef boek boeke* bovenste brand breng*
broek brood commu* compl* condu* crime crime* daarom dicht* doe doorw* doos douch* dragen droog druk drukk* drukken
eerst eigenares eindelijk elder* elders ene engelengeduld enveloppen ergen* ergens erom euro feestdagen folde* folder
gaan geboe* geboekt geboortejaar gegaa* gegaan gegie* gegierd gehad gehad* geite* geiten gekun* gekund gelij* gelop*
gelopen gerus* gerust geslapen getek* getekend getrouwd gewis* gezond gilde gilde* goed goeie* grijs grijs* groet
haalden half hang helft helft* hoofd* hoor horlo* horloge humor humor* ijs ijsje ijsje* inclu* interessant invul* ja
jarig* jezel* jezelf kaartjes kaste* kende* ketti* kier kilom* kleur koffi* kost kreef* kreeft laag lache* lampj*
lekkende letterlijk lever* lezen lezen* lijkt lijkt* links* loket lol machine mager* mayon* mayonaise meene* meenemen
mekaa* mekaar merk midde* minde* miste moeit* moeite morgen munte* na nagev* nageven netje* netjes nieuw* nieuwe ober
ochtends oma omzet* ontbreken opgeh* opges* opnie* opnieuw opsta* overbleef overgehouden overs* pagin* panne*
pannenkoek plaat* plaatsen plakband plass* plassen polis* polit* potje* print* proce* puber* puntj* raamp* reclame
reclamefolder rek reparatie reserveer rolde* rondjes schat scheef schit* schoen school schoonmoeder schui* serieus
sinds site sjaal sjaal* slim sokke* sokken soort sorry sorry* speel* speelde spel sprek* spreken stati* stoel* stof
stro suf suiker suppoost tanda* terug* ticke* tocht tocht* top trapl* tromm* true tusse* tussen vakantie vanaf vanaf*
verdi* verhalen verlo* vers vertrek verwacht verwi* vier vierd* vijf vind vlak vluch* vlucht voeld* voordat voorm*
voorr* vrage* vragen vreem* vroli* vrolijk waarv* wachtkamer wagen wanne* wanneer warm weekendje wegen* wegens weken
winter wiste* wisten woord zacht zacht* zaterdag zelfs ziet zin`,
      '-2': `
100 140 2 2021 350 52 71 8 86 94 aanbouw aanha* aanhanger aankoop abonn* abonnement admin* afsch* afvoe* agend* agenda
alleenstaande ander anders apparaat april april* armer armer* artik* autom* automaat avond bakke* balle* bedde* beeld*
begraven bekende belas* bericht betaling bevestiging bezor* bibbe* bibberend binne* blaad* bobbe* bolle* bood bovenop
breng bril buite* cadeautje cent centraal chat choco* const* constant daarvoor decem* december denne* depot depot*
derde derde* doekj* donke* donker douche drage* drie droog* droom* drupp* dwars dwars* elkaa* engel* ernaar fabrikant
failliet fijne fijne* flesj* flesje gangp* geble* gebleven gebruiken gedaa* gedaan gehol* geloof genoe* genoeg geraa*
geslagen geslo* gesloten getroffen glans* glaze* grade* graden griez* groepje grootte haag hangt hangt* hap haren
haren* heel heerl* helpd* helpdesk herhalen hinge* hingen hoe honderd hout ingev* ingevuld inter* kaart kamernummer kan
kanti* kantine kantoortje kappe* kapper keer kerst* klaar klantenkaart kleedkamer klem kleuren klopt koeke* koffer
koffie koort* koorts kopje* kostt* kostte kraam* kraampjes krant krant* krijgt kruis* kruisje kuil label* lange leeg
leest leest* lekt lepel* liedje lijn linke* logbo* logboek luist* lunch* maand* maart maart* maten maten* maxim*
maximaal medic* mei midden milli* min minder missc* misschien nederlands neefj* neefje neergezet niema* niet noodg*
noodgevallen oktob* oktober omger* opgek* opgesloten oranj* oranje oud overa* overal pagina papier parfu* parfum parket
pasti* pauze pauze* pingu* pinguins pinne* pinnen plank* plas plast* poede* poeder potje praat prate* praten prima
prima* printer probe* provi* radio radio* ramen ramen* rauw ritte* ritten sanit* sanitair saus schieten schol* schrok
schuld scoot* secon* servi* shirt* simpele slagb* slagboom sliepen sneeu* snuff* snuffelen sok soms spaanplaat specu*
spull* spullen staat staat* stil stilletjes stilte stipt stipt* storm strep* strepen stret* stroo* stuurt t tafel*
tandarts tegel* tegelijk tegels telefoontje tenmi* tenminste teruggebracht toeri* toeristen toont toont* tosti tosti*
trane* tranen trein* trouw tweede uitst* uitzi* uurtj* uurtje vaak vakan* vandaag veertien veld vent verbo* verf
verhuizing verko* verlopen via vlagg* vlees vlees* vlot voetb* volge* volgend volgens volledig voor vooru*
vriendelijkheid vrijdag waard* waars* waarvan wacht want was wasma* wasmachine wat water water* weekend weken* wijze*
worte* z'n zater* zelf zelfd* zelfde zelfs* zelve zelve* zetten zeven zeven* zit zo zoals zoals* zomer zonder zovee*
zoveel zwarte zwijgt`,
      '-1': `
04 18 65 aangetekend aansp* aardi* acht activ* adver* affic* affiche afhaa* aflev* allee* alleen alsof alsof* altij*
altijd ander* antwo* antwoordt appar* appje appt arden* ardennen auto'* auto's bankj* bankjes barbe* barbecue bed
bedden behan* bekleding bereik besta* bestu* bestuurder binnengebracht binnenkwam blank blink* boeken boile* boiler
boor bos bruin* bruine bubbe* buiten bunga* bungalow campi* centi* centimeter centr* code cola credi* creditcard cursu*
cursus daarv* dagen dagen* dak datum datum* de dienst dinge* dingen diploma directrice doen donde* doodg* doorgegeven
dubbe* duidelijk duizend dun e een eerde* eerder eerlijk elk elkaar elkaars en eraf erg eten excuu* exper* expert feest
films films* formulieren formuliertje fotot* fototoestel frietje fris fritu* frituur gangpad garantie garnalen gat
geholpen geldi* geldig geloo* gelukkig gemaa* gemaakt gemee* gemist gepak* gepakt gepland gesch* geschreeuwd gesmeten
gesprek gestorven gestu* gestuurd getel* geteld gevel gevel* geven geven* gewen* gewend gezel* gezellig gezon* gluhw*
gluhwein grap grijz* grijze groen groen* haal hands* harde* heftr* heftruck hele hip hoofd hoog hoogs* hoogtepunt
horro* houte* houten huis huwel* huwelijk idee ieder* ieman* ijsbe* ingediend ingeh* ingehouden inhou* inhoud inmid*
inmiddels italiaans jan jaren jaren* jonge juiste kampv* kampvuur kasteel kelde* kelder ketting keuke* kinderfeestje
klaar* klapt* kleuters klink* komen komen* krijg* kruis la label lachen lacht* lampje lepel lettertjes leuk leven
lieve* links maanden maast* maastricht machi* magaz* magazijn maken maken* manie* manier markt* meega* meegekregen
meldi* mens mense* mensen mest midda* middag miere* minoe* minoes mobie* mobiel mooi mooie mooie* muntje muntjes muzie*
nachtje naden* nadenken nagelstudio natte natte* neder* net neus niemand niets niets* nog notit* oksel ontbijt ontwo*
oom opdag* opdagen opgeb* opgeg* opgehaald oren organ* over pakken parel* parti* patient pen piloo* piloot piste piste*
plakp* plakplaatje plant* plus poets* pogingen polis porto* premi* reage* reageerde redde* refer* reis rembl*
remblokken repar* rest retour ribbe* rijbe* rijbewijs rijst rijst* roltr* roltrap rookm* ruile* ruilen sauna sauna*
scanner schaamte schei* schij* scholier schul* servet servicekosten sier siroo* siroop sla smaak smoes* solli* sproo*
sprookje staar* stagiair steekt sterr* sterren stoel stoep stoep* stonden stopc* storm* sture* sturen syste* systeem
table* tablet tante tante* tegenover telef* telefoon terec* terecht terug thuisgekomen tien tijd traag traag* tram trap
trapj* trapje trappen trekt trekt* troos* troost twee tweed* twint* twintig uitleggen uitva* vaker vaker* vaste vaste*
venti* veran* verander verdw* veren veren* vergi* verloren verma* verse verse* versie verwijderd vest vijftien vinge*
vochtig volgende volle volwa* volwassene vooral voorg* voorrijkosten voorstellen voorw* vorig vrijg* vuiln* weeke*
weggegaan weggehaald weigeren weini* weinig werkb* werkblad witte witte* woest* woestijn worde* worden wortel wortels
zeela* zicht zicht* zien zoek zoekt zoekt* zogen* zogenaamd zoiet* zoiets zolder zolderkamertje zon zonde* zonne* zowat
zowat* zucht* zuchtte zwijg*`,
      '1': `
11 23 25 285 47 48 78 84 90 900 aanbo* aangevraagd aardige achter achteraan achterin achteruit af afgel* afgelopen
afges* afgew* aflevering afwas* andere antwoord arbei* arm baan badka* bakje bakje* balk balko* banden beginners belde*
bemanning berei* bestaat bewaa* biert* bike blank* blies blies* blijk* blijv* blijven bord bots brandschoon breda
breda* brief* brieven btw busje busje* cabin* camera's can chagr* claim claim* club conta* contant controle curac*
curacao daar daarb* daarbij daarn* daarna dat deurt* diplo* direct docen* doekje donderdag doorb* doorging driee*
drink* dure eat echte* ei eigen eigenaresse eigenlijk emmer* erove* ervoo* ervoor faill* femke femke* filmp* filmpje
fluis* fout foute foute* frigo* garderobe garnaalkroketten gastv* geboo* gebra* gebracht gedag geef geen gegevens
gehaa* gehaald gemen* gemis* genk genom* genomen gesneden gespr* gesta* gesto* gestr* gewei* geweigerd gewerkt gezie*
gezien glas goedk* gorde* grapj* grapje greep* groep* haald* haalt haalt* hal halte halte* halve halve* halverwege
handg* heili* het heten heten* hilar* hilarisch hobby* holla* hondj* hondje hooge* hoogeveen huilen hun hypot*
hypotheek iets in ingan* ingang inleveren intus* intussen jaara* janke* jeugd* jij jurk kapit* kapitein kapot kenne*
kent keuken kijken kinde* kinderen klas kleut* kleuter klonk klonk* klopt* km koeie* koelc* koelcel komt koper koper*
kozij* kozijnen kraan kratt* kratten kreeg kreeg* kwam lag lekke* les leveren ligge* lucht* ma maand mail man markt
massa* massi* massief match* medel* mee meege* meegenomen meneer mezel* mezelf mislu* mislukte mocht moest moest*
moesten moete* moeten momen* moment mosse* naar naast naast* nacht nagek* nagekeken nam nat natuu* natuurlijk neer nek
nemen nemen* nivea* nucht* nuchter offli* offline onaan* onbes* ondan* ondanks onder* ook op opeen* opene* openen
opgegeten oplev* oplevering opnam* opname oppas oppas* origi* overb* overburen overl* overleg overm* panee* parel
parke* pashokjes patie* patro* patron piept* pizza* plank plast plekken prijz* prijzen puntje pup pure pyjam* pyjama
rafel* ramme* react* reactie receptie reed remme* remmen reser* rit roken roken* rondj* roos roost* rooster rotterdam
ruikt ruikt* rust rusti* rustig saldo saldo* samen schade schak* schoolreis schoonvader schou* schouders schro* simpe*
slapende smart snapt* sprak sprak* springt sprong station stewardess stift stift* stond stond* stopg* stopgezet stort*
straat strat* straten stuit* stuur* taxi teaml* teamleider tekst ter teruggestuurd terwi* terwijl test tevre* thuis
thuis* toch toege* toesl* toeval toiletten train* trans* trapp* tussendoor uittrekken vast verba* verif* verja*
verjaardag verlichting versn* vervelend verze* vijftig vinde* vinger vis voelde voice* voicemail volgen voora* vooraf
vorig* vorige vraag vroeg* waarom wagen* wakke* wakker waren waren* warme warme* wasba* wassen wc wc's weggo* weggooien
werk weten wie wilde wilden word wordt wordt* you zagen zagen* zakla* zalm zaterdagavond zesja* zesjarige zie zitte*
zoeke* zoeken zwage* zwager zwart* zwemb* zwembad`,
      '2': `
0 10 29 340 41 480 aangifte achte* achteraf afgezet afrekenen alle alleb* allebei allem* allemaal auto avonds band
bandj* barma* barman bart bedan* bedankt bedoe* belee* beleefd benzi* benzine berichtje beroe* beroep besch* besli*
beslist beval* bevro* bevroren bewaard bewee* bewij* bewijs bezoek bij bijgehouden bleef bleef* bleek bleek* bloemen
blok bloot bloot* boel bonnetje borst* boven* bumpe* bumper burge* buurv* buurvrouw chocomel cijfe* cockt* contact
deden deden* deed deeld* deelde denk denke* denken diese* diesel dikke dikke* ding dooie dooie* door doorg* doors* dorp
draag drieen drinkt drukt* dubbele duide* durft durft* dweil* echte eerst* eigen* energ* ernaast erop erover even
excur* famil* faro filte* flauw* fles gaven gaven* ge geban* gebruikt gedoe gedoe* geget* gegeten gegoo* gegooid gekni*
geldt geldt* geled* geleden geleg* geopereerd getro* gevra* gevraagd gewaa* gewoo* gewoon gillen gin ging glijb*
glijbaan gliml* glimlach gooide gordijnen haakj* haakje had hadde* hadden halen halen* halfj* halfjaar hange* hangen
hardl* hebbe* hebben helaa* helaas helpe* helpen helpt helpt* henk herst* hitte* hobby hocke* hoest* hond hoort hoort*
hopen hopen* horen horen* houde* houden huile* huisb* huisbaas hulp huura* iedereen ineen* ineens instr* instructeur
inzet* jaar jawel jawel* kaars* kache* kachel kamer kamers kastj* kastje keken keken* kennen kinderwagen klagen
kleinkinderen klopte kluisje konijn koppen krent* krijg kussen lauwe lauwe* leg lekker licht licht* lijstje locke*
luister luxe mama manke* map me menee* met meter* mis mocht* model morge* muziek nacht* nachten nodig nodig* noem
norma* normaal oksel* ons onsch* onschuld opger* organisatie pa paar parkeergeld pasen pasen* paste paste* pensi*
peute* plaatje plakt plantje poten poten* prachtig premie prive* proef* qr raampje reize* reizen rijd rode rollen rook
ruite* ruzie ruzie* samen* scand* schad* schappelijk schiet schim* schimmel schitterend schoon schouder serveerster
servicebalie sigar* slot speci* speciaal sta staart stape* stapel steek* steig* steke* steken stem stemp* stick*
sticker stopcontact stukj* stukk* stukken stuurden succe* succes tafeltje techn* telt theed* theedoek tie tip toe
toeslag toestel toile* tong tonic tonic* tot trek trekk* trekken tuin uitgegeven uitla* uitzo* uitzoeken up uren utrec*
utrecht vanda* vanwe* vanwege vastl* verhu* verke* verkeerd verkeerde verkoper vermi* vertellen verva* vervoer
vervoerder verwees verzw* vet vijft* vinden vloog vloog* vooraan voorh* voorp* vriendin vroeg vroegen vrouw vuile* waar
wasbakken we weet weg wegge* weige* werke* werken weten* whats* whatsapp wilde* willen zalig zalig* ze zeep zegge*
zeggen zeide* zeiden zeker zes zorg zwang* zwanger`,
      '3': `
120 2024 310 500 61 800 aan aangi* accou* account adres* advie* advies advocaat afgesnauwd afgewezen agent* all
appartement artikel assis* badju* badjuf bakken balie balie* bar beest begel* ben besto* betaa* betaald beton* bevei*
bevestigen blauwe bloed* blokk* boeki* boeking bovenlip box brand* broer caravan chef collega contr* controleur corre*
correct dacht* deken* derti* dierenarts doord* doorh* doorheen dronk* drukte eenma* eens eet elleb* emmers eraan eraan*
excus* excuses factu* filiaalmanager filter foto'* foto's funct* functie garde* garna* gebak* gebeuren geld geopend
gepropt gespa* gespaard gesprongen gestopt getrokken gewee* geweest gewer* gewist gewor* geworden gezet gezeten gezin
gille* gooid* gordi* gordijn haalde hande* heb heen hier hoger hoger* hoorde huisg* huisj* huurcommissie id ident*
inche* inchecken inges* inhal* inlev* jonge* kamer* kast kat katte* kind kleintjes klere* kleren knie konde* konden kop
koppe* kwaad kwaad* laat lagen lagen* langs langs* leefd* lieve lopen lopen* loper loper* los maakt maakt* mag mandj*
mandje mat match mechelen meegegeven meewa* meewarig meisje men merke* merken metee* meteen misge* misgegaan misse*
missen mochten moeil* mogen mogen* muur nachts noemd* noemde noemt noemt* ochte* of oke onaangekondigd ongel* opgeraapt
oplader oplei* opleiding opmerkingen opvan* overleden overt* paars paars* park pasho* paspo* paspoort piano pinda's
plakt* planning plekj* plekje plekk* pomp poot preci* precies rap rappo* recep* rechtbank reden reden* ribben ring
ritse* rolst* rolstoel rondje s schaduw scheiding scherm schoot schre* schuu* sfeer sfeer* slach* slape* slapen slotj*
slotje sprin* springen staan staan* stak steek steen* stiek* stiekem stopp* stoppen stopte sushi sushi* tegoe*
telefoons telle* teruggebeld toest* toestellen toeva* toevallig toilet toog toonb* toonbank trouw* uitke* uitkering
uitleg uittr* van vegan vegan* verdr* verdween vergeet verkocht verpl* versl* vervangen viel viere* vieren vijfe*
voorb* voorbij voord* voordeur voorschot voort* voortaan voorz* vriendinnen waaro* wachtwoorden wande* weigerde
wekenlang wij winke* winkel winte* woont woont* zaak zag zakje zei zestien zette* ziekte zocht zocht* zus zwaai* zwaar*
zwart zwoll* zwolle`,
      '4': `
000 16 180 33 400 81 afdel* afdeling afgeg* afgegeven afrek* akkoo* akkoord allergie allergieen antwe* antwerpen
antwoordde appje* apres apres* baas badkamer beest* beetj* beetje begeleider beide beide* belde beman* bene bened*
beneden bent bevalling bezoe* blare* blaren blikj* blikje blowe* blowen boerk* boerkini boven brandde brandweer broer*
brouw* cara carav* chale* chalet chauf* co conce* dacht dekse* den denni* dennis diploma's dit dochter draag* dronk
duim eerste enige* epipe* epipen erna ertussen eruit* exame* examen facebook factuur familie fille* filler filmd*
filmde fless* flessen fouil* frikandellen gebeu* gebeurt gedag* gedru* gedrukt geduw* geduwd gelegen gelei* geope*
geplaatst gepri* geraapt geroe* geroepen gerui* gesca* gescand geschreven gesprekken gesteld getui* getuige gezet*
gezin* gezwo* gezwollen ghb goede goede* goedkoop groente groothandel handen happe* happen he hebt heg heren heren*
hitte hoeft hoeft* hoogt* hoord* huurc* inget* inhaler janua* januari jas joint jongens juf kaakc* kaakchirurg kaartje
kabel kantoor ketel ketel* kifid kifid* kilo klage* klant klant* klap kleinzoon knikt* knipo* knipp* koevo* koevoet kok
koop kopst* kopstoot kramp* krampen kras kreta kreta* kwijtgeraakt lachj* lachje lek lens lesse* lessen leuge* leven*
liter luier luier* maag matrassen meche* medew* medewerker meer meester meisj* melde* meneertje merkten mevro* mevrouw
middags mij moeder nachtdienst neemt neemt* nota nummer ochtend onze ooit opera* operatie opgez* ophou* ophouden opkee*
opkeek opmerking orde overw* papa papieren piepte plakten plat ploeg* poes poort pootj* prikk* prikken puur reken*
rekende rietj* rietje rood rugza* rugzak schan* scher* schil* schoenendoos schrijven slaap* slaapt sleur* sleurde
spuug* stagi* stapp* start* stempel stewa* stroom stuur tang tas technisch teen tegen tegen* tijde* tijdens tilde
tilde* tramp* trill* trok tweee* tweeen tweeh* tweehonderd typen typen* uitgestapt uitgezocht uitze* uitzendkracht uw
vader* vasth* verte* vervolgens verzekering vies vijftigste vocht* vonde* vonden voordeel vraag* vrienden vriendje
vrouw* waarop weegt weegt* werde* werden werel* wereld wille* wou zeg zeker* zesti* ziek zieke* ziekt* zilve* zuste*
zuster zwaaide`,
      '5': `
1998 212 420 a4 aalst aalst* aanbe* aansteker achtb* achtbaan achtergrond achternaam adres advoc* afgesloten afzet*
afzetten allergisch amand* ambul* ambulance animator arrog* asbak asbak* assistente at baby badme* badmeester bagag*
bande* bankp* bankpas bedra* bedrag been belan* benen benen* beroerte betaalden betaalt beton beuge* beugel bewak*
bewijzen bewoo* bewoog bezorger bh bijzi* bijzijn bilje* biljet blindengeleidehond bloed bloedde bloedverdunners borst
bovenbeen braak* brach* bracht brief briev* brugg* brugge bulld* cafe caiss* caissiere chauffeur chips chips* coeli*
coeliakie colle* collega's controleren cv degen* degene deksel dertig deur deure* deuren dezel* dezelfde diepe diepe*
dieren directeur distr* distributieriem docht* dochters dode doodl* doodleuk doorgebracht down draagt draaide drank*
dreef dreef* druppel dweilmachine eigenaar elleboog enige erfst* erfstuk ertus* eruit ervan ervan* ex faceb* feestje
firma firma* flank flauwgevallen fluit* foets* foetsie frans* gaf gang garnaal geach* geachte geblo* geblokkeerd gebro*
gebroken gecon* gecontroleerd gedip* gediplomeerd gehec* gehecht geitj* gekli* geklikt geknipt geschillencommissie
gesmo* gesmolten geval* gewet* geweten gij gips glazenwasser glute* glutenvrij gooie* gooien gooit gooit* graai*
graaien greep grootste gsm haars* handdoek hartje hecht* hechtingen hekje hekje* herse* hersenschudding hetze*
hetzelfde hielden hoeven hoofdpijn hoogte hoorden hormo* hormonen huid huild* huisd* huisdier huish* hup ijsbeer
incassobureau infuu* infuus inspe* inspectie inval* iphon* iphone jenev* jenever jongeman kaak kale kamp kanto* kapst*
kattenpis keel keert keert* ken keurm* keurmerk kin klacht klanten klantenservice kleine klep klikt* klikte knapt*
knapte koelen koeri* koerier kom kopie lacto* laten laten* leefde leeftijd legde legde* liggend lijst lijst* lip log
loker* lokeren maalt* makel* makelaar meest meid merri* merrie meter moede* moeilijk nachtreceptionist nachtwinkel
narco* narcose negentien nette nette* noten ok ombudsman oneer* oneerlijk ontbijten ontslag opeens openb* openbaar
opengebroken opengesneden opgezegd ophal* ophalen oplos* opmer* opstarten oudst* oudste overi* overigens pakte panel*
panelen pannen parkeerplaats piano* piete* pieter pillen pintj* pintje platf* platform plukk* plukken pols pony
portemonnee portier predn* prednison proefrit profi* profiel pupil* raads* raadsman raakte rand redder regle* reglement
reken rekeningen rente rente* roepe* roepen rondleiding rot ruiten schaaldierallergie schaamt schaar schep* schop
schop* schor schreef schri* schuurplekken secur* security selde* selder shirt slaap slingeren snoep* spaar* spaarpot
spring spuit* stapt* stapte start steward straf stuit stuka* stukje tafels tandenborstel tap tatto* tattoo tegoedbon
telev* televisie tempo tempo* tente* tenten treintje trouwens uitdrukkelijk uitge* uitko* uitma* uitmaken uitsl*
uitslag uitsp* vader vandaan varke* verband verbl* verblijf verboden verdieping verpleger verteld vertelde verwachten
verzegeld vloer vloer* voele* voelen voorgelegd voorv* vriend vrouwelijke vuil wand weefs* weefsel wees weigert wetens
wiet willens winkelbewaker wisselgeld wist wonen wonen* zak zat zestig zetel zetel* ziekenhuis zijn zomaa* zomaar zulke
zulke* zwaar zware zware*`,
      '6': `
150 600 aanbetaling aangeboden aangesloten aanre* aanst* accen* accent airpo* aller* apoth* apotheek appjes autos*
balkonreling beet beveiliger bevestigingsmail blaff* blaffen blind* blond* boete boete* bon boord brievenbus broers
brooddoos buik busse* bussen buurm* buurman cadeaubon camio* cashe* coupe coupe* cursi* daara* dagva* dagvaarding dek
dekbe* dekbed denkt denkt* deurw* deurwaarder diere* direc* discr* discretie doorl* doosje doser* dosering dossi* duw
duwde duwde* econo* economische eenmalig envel* erond* ervar* flank* gas geboortedatum gebor* geboren gedro* gedronken
gehangen gehoord gelijk gepin* gepind gepla* gespo* gespoten gezonde ggd gmail* gordel goude* gouden grijn* grijnzen
hals hand heeft heeft* heett* heette herke* herkende herstel hiero* hieronder hij hoeveel honkb* honkbalknuppel hoogu*
hooguit huisa* huisarts huisje identiteitskaart incas* ingeschakeld insta* intak* intake inwer* joint* jongetje jou
juffr* juffrouw kabeljauw kalf kantonrechter kapster keek kente* kenteken kijk klach* klapp* kluis kluis* koele* kopie*
kotge* krake* kvk later later* leeft leiding liet lijf link liter* locker loemp* loodg* loodgieter loon maakten maal
mijn mn moeders mond monit* monitor morgens motor naald nadat nadat* noten* nou ombud* omgev* onder ongeluk ontsl*
ontstoken oog opend* opengehaald overgegeven palle* pille* pilletje pinda pinda* plots plots* porte* porti* prakt*
praktijk pv raakt* rechter rem riep rondl* rotte salar* schaa* schaam schoof schrijft schrik sesam sesam* slaapkamer
slaat slaat* slage* slager sling* slote* snack* snackbar snauw* snuiv* snuiven speelplaats spree* stagiaire stappen
straf* tande* tanden tik tilbu* tilburg toezi* toezicht trouwring tweedegraads uitdr* veili* vergoed vergoeding verslag
vervallen vervo* verzwegen vliegen voet vonni* vonnis vooruitbetaald vrede* vrederechter vrouwen vuist vuist* waarb*
waarborg wast wegre* wegrestaurant welke welke* wette* wijzen wildv* wildvreemde winterjas zaakv* zaakvoerder zadel
zadel* zakje* zakjes zaten zaten* zette zitti* zitting zonde`,
      '7': `
112 46 89 achterbank achterom amper amper* bedrijf betaalde beves* bevestigd boord* brandwonden buffe* buffet dames
dames* demen* directie dochtertje doosj* dossier envelop erin etike* etiket garag* gast gasten gehoo* geplakt gewic*
gewicht gewone gezic* hield hing huilde huur kies kindj* kindje klaag* klaagt koppel koude koude* lacht let lippen loog
manag* manager manne* mannen medewerkster meest* merkt* mijne mijne* naald* nocht* nochtans omdat omdat* ontst* opa
opens* ouders pakte* politie rechtsbijstand rotte* schelden schor* sloeg sloeg* spoed tegenaan trainer uitba* uitbater
vastg* verdo* vogel* wisse* wonde* wonden woorden zij zoon zoont* zoontje`,
      '8': `
afgeschreven bak bedri* drank gaste* gegev* gehan* gemel* gemeld gevon* gevonden haar hem heup hield* hoeve* hok julli*
jullie kabel* leeft* liegt liegt* meisjes motor* naam ogen onbek* oor ouder* schel* sindsdien snel stonk stonk* strak*
straks verga* vergo*`,
      '9': `
blijkt camer* camera gegeven gevallen gewon* gezicht leidi* openg* spoed* vraagt zal zo'n`,
    },
  },
  pt: {
    plainBelow: -6.12,
    unlikelyBelow: -2.69,
    likelyFrom: 4.5,
    words: {
      '-9': `
40 atual* carre* carteirinha comprei cuida* esper* espera fizer* fizeram le obra pared* parede pede preco preco* rede
troca vez vista*`,
      '-8': `
12 22 3 abana* assas* atualizacao bancos boleto bom cancelaram casam* casamento consulta cuidado douto* garantia manta*
mofo salao salao* seguro sitio* tarde tarde* tiro versa* viera* vieram vista`,
      '-7': `
0 10h 15 23 aceita agost* agosto almof* andares anter* anterior aplicacao assassino autom* avariado batat* boneco camas
camas* cambi* cambio cha chuva chuva* chuve* compe* condi* condu* contrario corta corte cresc* cresce desen* desisti
deus dura eleva* elevador enrolada errada erro esgot* espan* esperou extrato falaram fechada fever* fevereiro fria
ganha* gigan* gigante giro guardado iam km lanch* lanche lomba* mar marav* matar matar* micro* murch* optim* optimo
otimo* paga pano prometeram propo* quent* quente renov* reservei resmu* respe* risca* robo sala salto* seco so
sobremesa sono sosse* termi* tomad* totem totem* troux* varan* vence* venti* ventilador versao viajo* vida`,
      '-6': `
18h 214 25 38 84 90 abanar abril abril* acabar achan* achando agend* amass* amassada anedo* anedotas anteo* anteontem
aquec* aquecedor aquecimento areia areia* arrep* assal* assalto atender autocarro automatica avaliar bacal* bacalhau
bagag* balne* balnearios banca banco* barul* barulho batata belic* beliches bife bonec* c cabe cacif* cacifo calma
calma* campanha cancelar cantar canto* chamar chego* chegou chove* chuveiro cobranca conco* concorrencia condicionado
consegue consi* const* corri* cortador credito crime custa decor* desce discu* discutir diz dobra dou doutora duche
duche* ecra esperava espla* esplanada estad* estado este estoq* estoque explica expor* exportar extra extra* falto*
faltou fatia fatia* feliz fico fila filme filme* fim foge frances franj* franja gelo grama* impos* impossivel impri*
inclu* ingles ingresso intervalo jardi* jardim kkk lavan* lavandaria lencois lombada lugar manta maquinas marcado
marcaram mas mater* material mato medir* mediram mesmos micro milagres milho milho* modo mole morre mostraram multi*
multibanco nela nojo oito olhar* otimo ouco paciencia pago palida parad* pares pares* parte parte* pedir pega perdi
perguntava plant* plaqu* plast* plastico polic* ponte ponte* preci* premi* pressao profe* qual quare* quarenta quarta
quise* raiva raiva* rapidinho recom* reduz* reemb* reembolso reini* reiniciar renovacao reser* resmungou resol*
respeito resposta riscada risco risco* roman* roubo roubo* salas salas* sanda* sande* sandes senha senha* serra serve*
sinis* sinistro sitio sossego suspi* taxa tela tema terca terca* tive trans* treinos trist* trocado trouxe varanda
vasos vasos* venceu viatu* viatura viola*`,
      '-5': `
0800 10 13 42 48 61 62 8h abrem abrem* acaba* aceitaram acert* acima acima* aguad* aguado alma almofada almofadas
altur* altura anunc* apareceu ar armar* assad* assado assinada atenc* atencao atlet* aulas aulas* avari* avisem bar
batatas bate bater* bateria bilhe* bilheteira boas bocej* bolet* botar* botaram brilh* brilhar buracos cabia cabia*
cafez* cafezinho cande* candeeiro cano canta* canto carrego caseiro catal* catalogo caval* chega* chinelo cobrada
cobram cobre compr* confirmar consigo contar contra copos copos* cortar cotovelos custa* das decoracao deixa demorou
desenho desis* desmarcam deter* detergente devolucao dizem dizem* doce doutor encomendamos ensop* ensopado entregaram
esfol* esfor* esgota estacionamento estacionar estao estao* estor* estra* euro excel* excelente experiencia expli*
facia* facial faco fechadas feijo* feijoada feio feito feito* feria* ferias figur* fina final fomos fomos* frang*
frango frigi* frigideira ganhar garan* garra* garrafa gracas guardaram guardas hones* ida impec* julgu* julguei lampada
leitu* leitura lento lento* liga ligo linda* liter* literalmente lojas lojas* mando maqui* maravilha marcar matei
matei* matou matou* melho* mesas mesas* minutos missa* miudo morre* morrer mostra mudaram mumia* negad* negado net
ouvia ouvia* pagar* pagaram pagin* parado parecia passa pedal* pena peppe* pepperoni perceber perdi* pipoc* piso
plaquinha po policial polvo polvo* porca* porto porto* possi* poucos presu* presunto primeiras professor prome* propa*
propaganda quase quase* quebr* quebrado queda queda* racao racao* reais reais* real recol* recon* reconhece
reconhecimento respiracao respondem resso* revel* rosas rosas* roupa* sabor sabor* sacos sacos* sandalia saque*
segundos semanas separ* seria* sesse* sessenta show silen* silencio sms sobre* sofa sopa subst* tabua tabua* tarif*
terminal terro* terror todo tomada tomadas total total* trava trazerem tres troca* trocaram vender vinho* vir visib*
visibilidade vive volta wifi`,
      '-4': `
11 18 20 28 abre acont* aconteceu afina* afinal agora agora* ainda ainda* ajuda alegr* alegria alfac* alho ando app
armario autoc* azule* azulejos banda banda* bebeu bebeu* berra* berrando boa bolin* boneca branco briga calmo calmo*
campa* carta carta* cartao caso cega chega chegado chegaram cheiro chine* cinco cinco* codig* codigo combi* combo*
comboio come comed* continua copia* copiado cor correr corta* corte* cotov* crime* crua dao defei* defeito demai*
demais desculpa desin* desinstalei divin* dobra* dobro dobro* douro douro* drink drink* duas elas enfor* entrada estac*
estore estrada excur* excursao explo* falta* fome fraco fraco* franc* fumac* fumaca ginas* ginasio grade grade* ha
humor humor* imperial incluindo inqui* interfone laran* laranja ligacao linha linha* lista lista* lugar* ma mails
mails* medo melhor minut* miudo* moco music* musica nove ofereceram olhar ondas ondas* padre padre* pagina paine*
painel palco palco* peixe pimenta pinga* pista* pizza* ponta* porem porem* portugues prese* presente prime* primeira
promocao proxi* queijos ralo repet* ressu* rio romance romantica roupa secou secou* sequestro seria serio serio* servi*
servido simpa* simpatica siste* sistema site sobre solta solta* sozinho substituicao tabul* tao tempo* terceiro tijol*
torne* torre* tosta* tostas touca touca* trafi* veio velho velho* video volta*`,
      '-3': `
14h 190 34 4 60 8 acabado aceit* alface amarrado amor anuncio apare* apart* apartamento as atendente aula banco
barraram bolinhas brinquedo busca cabra cabra* caixas cance* carim* carimbo carrinha carte* casas casas* chope chope*
choro* cinqu* cinquenta cliqu* colch* colhe* colher combinado comer compl* conte* corda correu de demor* deve dezoi*
dezoito dispa* dispara dormindo em embal* encolheu encom* eramo* eramos estre* etiqu* euros euros* exper* falta favor
favor* faz folga folga* folhe* folheto foram foram* frent* frente frio fundos gelada gosto graca* grand* grande grita*
grossa guard* hora ido iogurtes janei* janeiro joelh* jogo justo justo* kkkk lado leve linda lindo manch* manda mante*
maquina massa mensalidades metro* metros morri morri* mudei mudei* mundo mundo* murcha novem* novembro oculo* oculos
opera* pais palmo palmo* parada parec* parqu* parque pedi pediu pediu* peixe* perguntei petis* petisco pilha* pisto*
pistola portal pra precisa press* princ* professora quart* quebrou queij* resolver revir* ri rodad* rodada sair sauda*
secad* secador seguinte segun* seis seman* sentado setem* setembro simpatico sogra sogra* some staff staff* subir
subir* taman* tamanho tempo terce* toalh* toalha toca vale vem vestido vezes vezes* video* vinha* vizinho`,
      '-2': `
14 310 32 35 7 80 acabe* acabei acertar agua alto amiga andar* antiga apeli* apelido aplic* apontou aquelas arqui*
atras atras* avisa* avisar avisaram baixo* balco* banheiro barra* bilhete bolas bolas* bolo bomba* bonitas bordo bordo*
buzin* cabelo cada cadeira caixa camin* carne* chamado chamaram cintu* cintura coisa coisa* coisas colchao coloc*
comemos como compra conce* confe* confesso coroa* couve* deram deram* derre* desma* dezem* dezembro diferentes digo
divid* doze e equip* escol* escrever esperar esque* estavamos ester* estrelas etiqueta faleceu faltavam fazia fazia*
fecha fecha* fechar ferro ferro* fibra fibra* ficam* fiz fruta* garag* garagem guarda hoje horas horas* hospedes ingle*
intei* inteira inteiro isto joelho juros juros* lante* lavat* lavatorio lenco* levad* levado ligac* ligad* loja longe
longe* loter* loterica luz mail mais mala mandamos mandaram manha manha* manut* manutencao marco marco* meia menos
menos* mes metro mil miudos molho molho* morno morno* motiv* mudar* muito* nada ne nossas novo olharam onde ontem
ontem* operado outro ouvir ouvir* pacie* pagar pao papelaria parece partida passado passaram pe peca pedir* pela
perguntando pode ponto portu* posta* predi* predio prega* primeiro pro pront* pronto puxad* quatr* quatro queijo
queimada queriamos quis rasga* refei* registada remedio reserva salvo* salvou sapat* sapatos segunda segundas sempr*
sempre senhor senta* sentada sente* ser servico sete setor setor* sorve* sorvete soube tabuleiro tambe* tambem terceira
tinham tiraram tocar* tocou tocou* trabalho tratar trava* travesseiro traze* trinc* trinco trint* trinta tutor* um uma
urgen* urgencia usada van vendeu vendido vinha visto* vizin* voltaram volte* voltei vonta* vontade`,
      '-1': `
41 50 6 aceitam achei achei* achou achou* advogada alfin* amanh* amanha ambul* ambulancia anima* apagar aplicativo
arranjou arrumar atrasado bairr* bairro baixo banca* bater bebi bone bonit* bonito borda* braga cabel* cabo cadeiras
cafe caixa* camis* cantava carne carros casal casei* casti* castigo centi* centro certificado cerve* cerveja chama*
cheguei cheira chorou cidade cinem* cinema claro claro* cobra* cobraram cobre* comec* comun* condo* condominio conge*
conta continuo copo corre* cotovelo cozid* cozido crech* creche credi* custar daqui* desci devolver devolveram dez
dezasseis difer* direito disco* disseram dormitorio duro educa* enfei* enfio* enfiou enten* entra entre envia* enviaram
era errad* escrevi estrela explicou falav* fica ficamos fidelizacao final* fisca* fiscal foi folha* fotos fotos*
frentista frest* fresta fugir fugir* funer* ganhe* ganhei garcom gaveta graus graus* gritando gross* guia horar* houve*
ingre* insis* isso laco ladei* ladeira lata lavar* letra letra* levar lia ligar limpeza maes manchas manda* mande*
mandei manteiga marca* marquei matri* meses meses* mesmo* metad* metade milag* minuto muitas muito munic* natal natal*
nenhu* nenhum nenhuma noites nos noutr* noutra nova o obras obras* olhan* olhando ombro* ombros outra outro* ouvid*
ouvido pacot* pacote pague* paguei palid* papel papel* pelas pelas* pelos pelos* pendu* perguntar pessoal piada* pimen*
pinga pisci* piscina pontape por porqu* porque posic* posicoes praca praca* preciso problema produ* proto* proxima
puser* puseram quilometro quint* rapid* recepcao recus* refor* reforma relog* relogios remed* respi* riu rotin* rotina
rouba* salta* sandr* sandra sao saque saudades segundo segurando sem sexta* si sol som sorteio soube* sozin* subiu
subiu* ta talve* talvez tanta tanta* tenta* torneira trocar tudo turno turno* usado* uso vazio vazio* vedac* vendendo
verda* verdade vespe* vespera veu vim vinham vinte vinte* vizinha voltar`,
      '1': `
100 2 24 900 acho aconselharam ajuda* alarm* alarme alema* almocar almoco andar andav* andava ano apareceram apert*
apoli* apolice aquar* aquel* arrancou arras* arrum* assis* atende atendimento avali* aveir* aveiro balca* balcao banho
banho* blusa blusa* bocad* bolsos botao botao* braco braga* brinq* cabid* cadei* caminho canel* canha* canhao cao cara
carteira casad* casal* centimo chame* chamei chao chave* chorar chute chute* cidadao cima claus* colad* comem* comid*
comida comig* comigo completo cumprir daqui descu* desligado despesas dessa* dessas dia diari* digit* digitei dispo*
divor* divorcio domingos dos embalagem encar* encol* encomenda encon* encontrei enfar* enqua* enquanto enrol* entra*
escon* escorrega estacao estaf* estafeta exame* falava falec* falsa* fechado fechadura feliz* festi* ficaram ficav*
ficava ficou ficou* fidel* fique* fiquei fisio* folha forro forro* fotocopia freio freio* funcionar funeraria garco*
gato gavet* gelad* geladeira gin golpe golpe* gostaram gostava gosto* gostoso grava* gravata grite* gritei grupo grupo*
habit* hambu* homen* homens hotel hotel* iguai* iguais instr* instrutor inter* jantar jaque* jaqueta juntas juro la
legen* lentes levantou levava lhes ligaram lindo* lojin* lojinha lotad* lotado mal marca masca* medico mesmo miuda moca
molha* molhado monta morreu motivo muita* nadad* nas nem nossos num numer* ordem ordem* orelha ouro outra* ovo
pagamento pagan* pagando pagav* pagou pagou* palavra para parou parou* passa* pastel pau pedid* pedra pedra* pegue*
peguei pequeno perde* pergu* perguntaram piada pica pilot* piloto pneu portugal prato prato* preso preso* prest* primo
promo* proprio prova* publico qualq* qualquer que quem queri* quilo* racha* rapaz rapaz* rastreio re recebi recep*
recibo reclamacoes refeito relat* respondeu revista rg rir roubaram saben* sabendo sabiam saia saiu segui* semana
senho* serie serie* serra* serviram serviu sexta simulacao socor* sonho sonho* sua suger* tanqu* tanque tanto tanto*
tarte tarte* tava tecni* terap* terapeuta terco terco* tinhamos traba* trave* trein* treino treze trope* umas unica
unica* usada* vaga vai valha valha* valid* varia* vende vento vento* ver verif* verificado verso verso* viseu viseu*
visitas vistos voltamos voz`,
      '2': `
212 30 45 64 abrac* abri abuso abuso* acend* aguar* alugu* amigas antes antes* aos aprov* aquele arara arara* arrumem
assem* assembleia ate aviso avo bacia bacia* baixa barra bati bloco bloco* bonita borda braganca branca burac* ca
cabeceira cachorro calca* calcada cancelei carri* carro carro* casta* castanha certi* chama check check* cheio cheio*
cheir* clientes clique com comercial comeu comeu* comprar contei continuam conversar coste* costela couro couro* creme
creme* cunhado da daquela dar dava deixar deixe* deixei depoi* depois desap* desci* desco* desconfio devia devia*
diaria dias direc* direcao dizia dizia* diziam dois duran* durante embora encos* enfermeira engan* entrar entrei entro
errado escad* escada estar estar* estavam estud* ex exame falar* faltado fazer fazer* fecharam figad* figado filha
filha* fita formi* formu* formulario fosse* fumo fundo* fungo* garga* garganta grelh* grelha histo* hospe* in incomodar
iogur* irmao* ja janta* junto levan* levantar levar* levou levou* lhe ligue* liguei limpe* livro livro* lugares mandar
mapa menina mensa* mensagens mensalidade mochi* mochila moeda* morta morta* mudou mudou* namorado nessa nessa* no
norma* normal nosso* novas novas* ofici* oficina onze os paciente pagava palav* parab* parabens parar parar* pegou
pegou* peito peito* pelo pensa* peque* percebo perdeu perna perso* perto perto* pesso* porte* posto praia praia* preen*
prend* presi* primo* probl* propr* proprietario prote* publi* quand* quando quinz* quinze raspado receb* recepcionista
repar* respo* responderam reuni* reuniao revisao rotun* rotunda roxa roxo sangu* sangue se seja senhora servidor
simples sinal sinal* sogro* somos somos* sorte sozinha suas sumir* sumiram telefone telemovel tentar ter tinta tinta*
to torto torto* tranc* trator travo* travou tremia trocadas ultim* vamos vamos* vc velha* verde* viage* viagem virad*
virou virou* voce`,
      '3': `
450 480 70 acons* advog* agenc* agencia agrad* amarr* anive* aniversario apanh* assinatura avise* baten* batendo beber
beber* bibli* bolso* braco* briga* brigadeiro buraco busca* cacho* cader* cama canet* caneta capuz capuz* carrinho
celul* celular chaves chefe chefe* chora* cimen* cimento clien* cliente cobra coita* coitado coleg* colega conse*
cortado costu* cozin* cozinha criancas cunha* cunhada d desconto desli* despe* dezas* direi* disponivel dorme* eletr*
eletronico embor* empresa entao entao* entregador entro* entrou escor* escuro espec* especial estiv* estudio fase
fechou feira feira* fez ficar* fotografia frald* fralda glute* gluten grito* gritou hj idade idade* infor* insta*
judic* juiz junto* leva levei levei* ligou ligou* limpar madei* marcas me meio meninos mexeu mexeu* minhas mostr*
motorista naque* noite noite* nota noteb* notebook nuca olhos olhos* olhou olhou* outros paraf* parafuso passada
passava passe* passeio pedin* pedindo pegad* pegado perce* pessoas pix plena plena* posto* pouco preto preto* procu*
progr* pulso* queria rampa rampa* recebeu reche* recheada recin* recinto regulamento roda rodas rodas* sabado sabe
saida saida* segura sei senti* sessa* sessao seu sim simpl* sou tacas tacas* tecnica tecnico tenis tenis* teste teste*
todos todos* trabalha trabalhar trato* troqu* troquei turis* unico unico* vacinas ve verde vesti* visit* visita voo vou
zero`,
      '4': `
1 abertas abriu abriu* acord* ajudar amigos anali* ao apago* apagou apertado aplicou apoio apoio* arame arame* assim
assim* assin* atrav* audie* audiencia autis* autista avaliacao bagac* bagaco batom batom* brinc* cabeleireira cadel*
cadela casac* casaco chamada chato chato* cirur* cirurgia clini* clinica cobri* cobro* cobrou colado colar colun*
coluna comi comis* consegui conseguir conto* contou convenio corpo corpo* cortaram coxa cpf crianca crise crise* cumpr*
dado daque* debai* debaixo dei deita* deixa* dele delegado demorei dente desce* descobri deu devag* devagar dezassete
dinhe* dinheiro disse* dormir educadora egua encarregado encha* encolheram enfer* escorreguei espel* espelho estou*
existia feridas ficha* fichas finalmente finge finge* fotog* fui funci* funciona funcionaria funcionario funcionou
fundo galao galao* gasol* gasolina gengi* geral geral* gravi* historia hospi* hospital incom* inven* jogar jogar* jogou
jogou* junta* juntos lembr* lembrar leu liber* liberado lido limpa lingu* lo mandavam maos maris* marisco mascara
mentiu mestr* mestra moedas monitoras mosca* motob* motoboy motor* murro na nadador natur* nojen* nojento obser*
observacao olho orelh* origi* original ou passei passo* passou paste* patra* patrao pedia* pediram perguntou perna*
poca pontos pote prima prima* promotora psico* pus queim* quer rapida rastr* recib* recla* recre* revis* rubri* rubrica
sabad* saber saber* salvador secre* segurancas segurou sentar seque* sobrinho sorri* super* tal te telefonei telem*
testa testa* tirem tirem* tosa trata* tratador treme* tremer treze* tubo ultima vacin* vende* vesti veterinaria
veterinario vossa*`,
      '5': `
2º 300 acabo* acabou acao acordei acred* acreditar advogado agarrado algue* alguem amendoim amigo* anos apanhou arbit*
arreb* arrebentou assistente atendeu auxil* auxiliar aviso* avisou bafo bala balan* bande* barat* barri* barriga bateu
bateu* bermu* bermuda bloqueou bolso botou botou* bracos brasi* buscar cadeirinha caixao camara camaras casada causa
causa* celia* civil civil* colet* colete comen* comentando comentou compa* companhia conversa convi* cortina crian*
culpa culpa* cupom cupom* debit* deco deitar deixaram deleg* dentr* dentro desapareceu desligou diarreia diretora disse
distr* doent* doente dono dra ele email email* embre* embreagem empre* empregada empregado empur* encosta encostou
ender* endereco engen* engenheiro engol* engoli entre* entregou entregue escri* escrito estev* esteve estive estiver
existe falan* falando falei falei* familias fatur* fatura fecho* ferida ficar filho filho* fizem* fizemos gaiol* gaiola
geren* gerente gesta* gestante guardem homem homem* incha* inchada insta joias joias* judicial julga* junho junho*
labio labio* laudo laudo* levaram macac* macaco mae maion* maionese mando* mao marid* marido medic* meninas mensagem
menti* mesin* mesinha meus mexia mexia* mim minis* ministerio monitora monitores mostrei mostrou multa multa* muro
namor* namorada naturalidade nervo* nome nossa* notif* obrig* onibu* onibus orelhas outras outub* outubro parti parti*
partido partiu parto parto* patas patas* pegar pegar* perguntas pernas perte* podia* porta porta* portaria portas pos
pq procurar progressiva pulse* pulso puxou puxou* queimaduras rapariga raparigas razao razao* recad* recado recibos
reclamacao responder resul* resultado rodov* rodoviaria rua saimo* saimos salar* salario secos secos* segur* selo
semaf* senti sequer sindi* solto* sorrir sotaq* sotaque table* tablet tapa telef* telemoveis tinha* tiram tiram* tives*
tivesse tomar* tomo tomou tomou* tornozelo travei tremi* tribu* tribunal troco tu unha uns usa usara* usaram usou uti
velha venderam vendia vergo* vergonha vestida veter* vidro vidro* viva voces voces* vomit* whats whatsapp zona`,
      '6': `
19 39 admin* alergia alergica ali amend* analise andan* andando aninh* aninhos apres* aqui atenderam atiro* atirou
autor* avisei baixa* basto* bloqu* bloqueei cair camarao camer* camera chamou cheia cheia* cheirando cheirava cnpj
colar* colo comprem comprimidos conhe* continuaram contrato copa corti* denun* descer devolve diarr* diretor entrega
entretanto escre* escreve escur* escuras espos* esposa essa eu exist* faca falar falso falso* familia fecho ferid* fio
fumar fumar* gnr guari* guarita impla* internada juiza* juizado lei limpa* limparam limpo limpo* lingua madru*
madrugada mandou marcada minha minha* morad* morada murro* negra negra* neto noiva* nossa ofereceu perfu* podem podem*
quere* quilos r reclamei relatorio responde rindo rindo* sangr* secretaria seguranca sobrinha socia* surda surda* tinha
torno* trazi* trazia trocou valor valor* vi virav* viravam vitim* vitimas vos whats*`,
      '7': `
alian* alianca aveni* avenida bebe bem cabec* cabeca cabin* cabine cai chamo* circu* curso curso* dados dados* desceu
ela esse mesma mesma* moro mulhe* mulher pele pesco* pescoco pior podia proce* rapar* seguiu sobri* soro sr teve tia
tras viu`,
      '8': `
abrir* agarr* alerg* conve* dentes diret* dizer dizer* falou falou* famil* medica menin* menino meu perfil porteiro
processo queix* queixa recec* rececao troco*`,
      '9': `
abrir boca caiu camar* dela dente* monit* pai perfi* vendedor`,
    },
  },
};
