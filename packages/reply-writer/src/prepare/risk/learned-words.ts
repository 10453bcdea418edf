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
    plainBelow: -5.18,
    unlikelyBelow: -1.87,
    likelyFrom: 2.61,
    words: {
      '-9': `
30 7 ausve* brauc* dauer* dauerte dunn entta* ersat* ersatz fad farbe* geschlossen halft* halfte immerhin klein kuhls*
kuhlschrank lauwa* lieb munze* nett nette* pro schief teuer teuer* teurer ton trocken umtau* umtausch updat* update
winte*`,
      '-8': `
24 25 9 anderes ausverkauft braucht bringt deko elf fuhlt* funkt* furs gabs hart kalt klebt* klima* kundigung lachen
lauwarm licht* lieblos lieferung lost marz matsc* maxim* meldezettel nette oster* ostern parken preis ruckr* ruckruf
schie* spitz* standig sturzt syste* telefoniert trock* tropft uberlaufen verschoben winzi* winzig`,
      '-7': `
10 78 8 89 99 aber allerdings angebot anste* apfel* aufgegeben augenrollen augus* august ausgebucht ausha* aushang
ausst* ausstellung badewanne beerd* betrieb blatt* braut* brich* bricht charm* disco* dritten dubel dubel* eingetragen
endlo* eng engli* enttauscht erklart ewig fehlte feucht fugen fugen* ganzes gefahren gefuh* gehts gehts* gelangweilt
geput* geputzt geschlafen geschmacklos getranke gleis gleis* grosse gruse* hoch hofli* hoflich hohe hunge* hunger
inhalt jedem jedem* jungg* juni kampf* kaum klebr* kleid* klemm* klemmt kopfk* kopfkissen kostenvoranschlag kraut*
kundendienst kurz langsam laufe* laufen leide* leider leise* level level* licht liebl* meldet mittw* mude muffe* muhe
munzen musik* mutze mutze* nachster nebeneinander nirge* nirgends nudel* nudeln null nur ohrst* ohrstopsel peinl*
peinlich platze popco* preis* rabat* rand reichte reserviert ruhre* schmiert schneiden seife* seite* sekre* sieben
siebz* sms sofa sorti* spinn* spitzen stunde tagen tagen* telefonisch teure* toast* uberteuert unverstandlich upgra*
upgrade verbrechen verpasst versalzen verwaltung voll warteschleife wartezeit wasserhahn wecke* weich weich* wetter
winter zah zahlerstand`,
      '-6': `
14 18 27 55 65 92 abfal* ablag* abrei* abzug* acht akku anfah* anfahrt angetroffen anrei* anruf antwortet apfel app
armel armel* arzti* arztin aufgemacht aufma* ausgefallen aussenbecken aussi* aussicht auswa* auswahl automat bagge*
beerdigung began* begann benutzung beset* besetzt besse* bestellt besten betri* bildes bord brock* brumm* cent chaot*
chaotisch chatb* chatbot dauert dieses discounter drucke durchgang eigene einto* eintonig einweisung eiske* eiskeller
ende endre* endreinigung erreichen esels* extra fallt fallt* falschen fand farbe ferns* fernseher fetti* fettig film
flack* flackert folge fortg* frei freundlich fuhru* fuhrung funktioniert fusselt gebraucht geduldig gefahr geht geist*
gelan* gelernt gemus* geschmacklich gestell gestr* gestrichen gewar* gewartet gewischt ginge* green* grune* gummi
gummi* gutschrift handtucher heckw* heckwischer heimgefahren hekti* herrlich herzl* hochstens hose hotli* hotline humor
humor* hungr* hungrig ikea innig innig* irgendwo junge kaiserschmarrn kartenzahlung kassa kassa* kekse kekse* kerze*
kinnl* klappern klappt klima klimaanlage klingel knarz* knarzt kompl* kompliziert kopfe* kopfw* kopfweh kraut krimi*
krume* lahm langw* leder* leerem lehne lehne* leicht leinw* leise links links* lobby lobby* lufte* luften markise
marme* match* matschig maximal mediu* medium merkt min mittwoch monaten montags morde* muhsa* muhsam munze nachbarort
nachgelassen nachricht nasenspray nebentisch nervt nervt* neun nochmals note ode orang* ort pappi* pappig pasta pasta*
pdf pfeif* pin pizza* plast* platten porti* probe prosp* prufu* pulli pulli* punkte quiet* quietscht rasen* rauf raume*
rauscht rausgekommen rolle* rolll* rollladen rucke* ruckelt samst* schafft schal schatz schir* schirm schlange schlecht
schraubstock sechst seepf* seepferdchen seilb* seilbahn sekretariat serie service set show sicht* sitz sitze sitzp*
solch* solche spart spart* spat speichern speis* spielstand spielte springt start* stau std steak* stell stern stimmung
streifen stump* suchte super* synch* system tadellos tafel* tageskarte tat thema thema* tobte* tode trakt* traur*
uberf* uberfullt ubergabe ubert* unnotig unsch* unscharf unverandert verbrannt vereinbart verkauferin versteht videos
vorlauf vorn vorra* vorratig vorsp* vorta* vortag wackelt waffe* wande wassr* wassrig wechsel wechseln wechselt weder
weder* weh wehe welln* wiener wirts* wochentlich zeitf* zeitfenster zentr* zentral zitro* zitrone zumutung zuruckrufen`,
      '-5': `
0 12 143 17 2 240 250 289 2x 380 450 6 60 72 abflug abfluss abgesagt abschied abzuge akzep* akzeptiert also altba*
amazo* amazon anfang angestanden anlei* anleitung ansprechpartner anstehen anstellen antwo* apfelstrudel aufba* aufdr*
aufga* aufgaben aufgerufen auflegen ausfallen ausgefullt ausgesteckt ausser ausserdem auswendig b babyb* backo*
backofen badez* baust* bearb* bearbeitung bearbeitungsgebuhr bedienung bekamen bemuh* beratung bereich beruhrung betrag
bettwasche bewerbungsfotos bierg* biergarten bishe* bisher bitte bitts* bittsteller bluta* blutabnahme bob bonus*
bordb* bordsteinkante bratw* bratwurst bretter bruch* bruhe* buch buche* buchung bundesstrasse burger bursc* carbo*
carbonara chaos* charme currywurst datenvolumen dozen* dreckig dreim* dreimal drucken drucker dumm duschvorhang ebene*
eher eingegangen eintr* einzeln einzelzimmer einziges eis eiswu* endet* endlos englisch entfe* erhoh* erhoht erhol*
erinnerung erkla* ersatzteil ersch* erschienen erschlagen ersten erstklassig erwachsene erwarte erwie* erzieherinnen
excel* expor* expre* express extra* fahnd* fahrstunden familienkarte fassu* fehlanzeige feierten feines feins* feinsten
fenst* fenster fensterladen ferien fern ferti* fett feuerwerk filmc* filmchen flammkuchen flieger fohne* forme* foyer
foyer* freier fuhlt funks* funkstille fusse gab's gab's* gabe gange gange* garantie gasth* gasthof geburtstagsgeschenk
gedrange gefan* gegenseitig gegne* gegner gegos* gegossen geige* gelie* geliefert gelost gemal* gepru* gepruft gerad*
gerau* geraumt gerd gespurt gesti* gewohnen geworben gewunken gilt gingen glanz glanzend glatter gleit*
gleitsichtbrille grafi* grafik graz grill grill* grosser gruss* grussen guckt guckt* gutschein hans heisse heisses
hektik herau* herd herrl* herst* hersteller herzk* herzlich heulen hoher horst* hundebett huste indiv* jahr jede
jederzeit jedesmal juli junggesellenabschied kalen* kalender kannte kapitel kappe kappe* karto* kaste* kasten killt
killt* kinnlangem kirsc* klappstuhlen klebrig klebt klebte kleingedruckten knopf* koche* kocht* koffern kompe*
kompetent komplett konnen kontofuhrung kopfe korre* korrekt koste* krimi krumelt krumm krumm* kulan* kulanz kultu*
kundenportal kurse kurse* kurzf* kurzfristig lachh* lachhaft lamin* laminat lange lange* langs* langweilig lasag*
lasagne leder leer leistung lieferzeit lippenstift liste lose lotto* luigi luigi* mager mager* mailb* mailbox man
mario* matches mater* matra* matratze matsch mbit mecke* meckern meiste mickr* mickrig mitzu* modell mogli* monat*
muffelt mulla* mullabfuhr museu* museum muttertag nachd* nachdem nachgestellt nachtisch nackte namli* namlich nebel*
nebenan nervi* nervig netter neu neuestem neunzigern niedr* nochm* offener offnu* ok oper orange orden* ordentlich
organ* oslo palet* pappb* pappbecher pause personen pfarr* pfarrer pflan* pflanzen pfund* pixel* pizza polizeiwache
popcorn porta* portal portion poste* posten postk* postkarte presslufthammer probi* progr* prozent punkt* pur push
puzzl* puzzle quali* qualitat rabatt radfa* radfahren radio radio* rande* rechts regenradar reich* reize* retou*
retoure rette* retus* richt* riecht rinns* rinnsal rochen rollen rosen rosen* router rucksendung ruhrend rund rutscht
sage salbe salbe* sanitarhaus saule* saust* saustall schlafsack schle* schlechter schlieren schliesst schmal schmeckt
schmerzen schro* schrott schuster schwach schwagerin schwammen schwer sehr seife septe* september serie* serve* server
shamp* shampoo sichtlich sieg smile* smiley socke* socken sohle* sorten sortiert sosse sosse* spannend spiel spielecke
spule* spulen spulmaschine stadi* staub* staubsauger stehe stets stets* stirb* stirbt storen strauss strea* strec*
strecke student stumpf sucht sympa* sympathisch tafel tanne* tapet* tapete tatsachlich taufe taufe* telle* termi*
termin tetra* tetrapak thai theat* thermometer ticket tiefk* tisch* tische toast tolle tolle* traub* trauerspiel traume
traurig treue* trinke tropfelt uberfordert ubermorgen ubrigen uhr umgeh* umgehauen umson* umsonst unbeq* unbequem
ungle* unsic* unsichtbar unvor* urlaub vase veltl* veltliner verdoppelt vergeben verlangert vermisst verregnet version
verspatet versprechen verstaubt verstehen versucht vertretung vertrostet verzo* verzogen voller vorbestellung vorwa*
wars warteliste wartete waschanlage wasserdruck weihn* welk wenige werbe* werk wette* widge* widget wie windeln
wirtshaus woand* woanders woche* wohnt wohnt* wolke* wolken zaube* zeitu* zentrum zombi* zugeb* zugesagt zuruckgeben
zuruckgerufen zusag* zusage zweit* zweiten zwolf`,
      '-4': `
11 110 119 129 13 21 212 26 28 3 35 38 4 5 68 80 90 94 abende abgeholt abgelesen abholzettel abonn* abzug adven* affen*
alple* alplermagronen andere anfan* anfra* angeblich animation ankun* anruf* anrufen april april* async* asynchron
aufgezwungen ausgemacht ausse* ausserhalb auste* austern azubi bagger balkon banne* banner bass begru* beleg* beleu*
besteck bestens betra* bibli* bibliothek biete* bietet bitte* bleibt bombi* bombig bot brachte brate* braten brauchte
brautkleid breit breit* brummt buchu* buffe* buffet cappu* cappuccino chanc* chance dabei dabei* dahei* daheim daher
daher* dazwi* dazwischen decken denn dezem* dezember dichtung dienstag direkt disco displ* display dose dozentin drang*
drei dreiv* dufte* duftet dunne dunne* duzt eier einkaufe einsa* eintritt einzi* einzige eiska* eiskalt engag*
engagiert enkel enten* enttauschend enttauschung errei* erreicht erst erstattung erwac* erwar* erzahlen escap* escape
falle* fallen febru* februar feder fehlercode feierte filte* flache fleck* fleis* fleisch flug fluss* forts*
fortschritt fotos fotos* frier* friert fruhe* fruher fruhschicht fuhlte fuhlten funfzig fur fusse* fussm* ganze garte*
gartenschlauch gasse gasse* gearg* geargert gebug* gebugelt geduld gefangnis gefei* gefeiert gefol* gefuhlt gefuhrt
geholfen geisterbahn gekli* geklingelt gekri* gekriegt gelad* geladen gelbe* gemie* gemietet gemut* genic* genickt
gerade gered* geredet geschatzt geschirrspuler geschrieben geses* gesessen gespielt gesprochen gesprungen gestimmt
gibts gibts* giftm* glase* glaser gnocc* gnocchi gonne* gonnen gotti* gottingen gratu* gratuliert grolt* gross*
grundsatzlich gurte* gut gutge* gutgeschrieben handgepack happi* happig haupt* hausaufgaben heiss hemde* hemden herum*
hintereinander hochz* holzs* hotel hunds* hut idee immer* inter* internet itali* italiener kabar* kabarettist kalte*
kalter kam kaputte kases* kaut keine keinen klapp* klaus* klausur klavi* klavier klebten kleid kleider kleiderschrank
kleinen kleiner knode* knodel knollchen knopfe kochen konnten korrigiert kostet krapf* krapfen kugeln kuhle* kuhlu*
kuhlung kumpe* kumpel kundenkarte kundi* kunst* labyr* labyrinth lackiert laden landk* landkarte langem lappe* lappen
lapto* laune laune* leber* lego leichenschmaus leihs* leinwand liefe* lob losen losen* lusti* lustig lustl* mappe
mappe* massi* matchmaking mau meint minuten mistk* mistkubel mittagspause mixer mixer* monate morder morderisch morit*
moritz muden muden* mullt* mulltonnen musik ne nebel neues* nugge* nuggets panfl* panflote papier pappe pappe* parke*
passe* passt paten* pause* pay per pfandautomat pfeift pingu* pizzen plan polic* police polni* postf* preiserhohung
probe* probiert produ* profile programm prose* prosecco prufung rang raub raube* rauber raume rechnungen regal regal*
regen regen* reichlich reizend renov* renovierung rettet riese* riesl* riesling room rosse* rosser ruckerstattung ruhig
ruhrei runden salat salat* salzb* salzburg samstag samstagabend sang sasse* sassen saugt saugt* saule scann* scanner
schac* schachtel scherben schla* schlacht schma* schmeckte schnitt schok* schrift schubladen schuhen schuhsohle schuss
schwiegermutter schwimmkurs sechs seht sehte* sehtest seifenspender seite seiten sek sekt selbs* semin* seminar semme*
sessel sicherheitskontrolle solid* somme* songs songs* sonnencreme sorte* sound* spani* spanisch speisekarte spinne
spinnweben sport* sprec* steak steg stern* strahnen strassenbahn stufen stuhle sucht* super synchronisiert tadel* tan
tapfe* tapfer taschenlampe tasta* tastatur teil teile* tenni* textb* theor* ticke* tippf* tischen to toaster toll torte
torte* tosca tosca* totla* trage traue* triff* trifft trockenen tun uberweisung umbau umbau* umtauschen ungleich uni
unreg* untertitel unvol* unvollstandig unvorbereitet uralt veral* veraltet verbi* verbogen verbunden verfallen verpa*
verschnitten verschwommene verwa* verweist virus virus* vitrinen vorba* vorband vorbi* vorbildlich vorwarnung vorwu*
vorwurf waffen walze* walzer warme* wartu* wartung wasserspender weggezogen weihnachtsmarkt weisse weit werbu* werbung
wiederholung win wirbt wirbt* wirtsleute wlan wochen wollten wunderbar wunsc* zahnp* zahnpasta zahnr* zeigte zeit
zeitung zentriert ziegenkase zieht zigar* zirbe* zu zufri* zugbe* zumut* zusta* zweie* zweien zweite zwieb* zwiebeln`,
      '-3': `
100 149 16 19 20 45 500 64 66 70 74 95 98 ab abfah* abfahrt abflu* abgeh* abgezockt abholung abteil air altbau
angekommen angen* angestarrt ankundigung annul* annulliert anschluss anspr* antworten anzeigetafel arbeitsplatte armba*
armband aufs aufsc* aussteigen auswahlen backh* backhendl bahne* bahnen bankr* baustelle beide* beiden bemuht berat*
berga* bergab besser beste* betrachten betrunkene beworben bier billig bis bisserl blink* bluse bluse* blutw* blutwurst
bolle* bollerwagen bombe* bords* brauche brav brett* brill* bring* bugel* bus cafe chor darf date dauernd derselben
deutsche diese diese* dokto* doktor dreiviertelstunde dritt* drohn* druck* echt ehrlich eimer eimer* einem einem*
einlo* empfo* entso* erdap* erdapfelsalat erdbe* erfas* erklarung erleb* espre* espresso euro fache* fachelten fahre
falscher fast fehlt* feier* fertig festpreis feuch* findet fleck flecken formu* formular frage freit* fremd fruhs*
fullung ganze* garni* garnicht gast gate gebuhren gedul* gefah* gegend geguc* geguckt gehore gekau* gelaufen gelbe geld
geler* gemalt gemix* gemixt gemuse genah* genaht genervt gepfi* gepfiffen gesam* geschmeckt gesungen getragen gewahlt
giftmord glanz* glatt* gleichen gleicher gluhw* gluhwein grant* grau grossartig grun gruselig gruss gulti* gultig
gurtel hagen hagen* haken haken* halle* hallenbad handydisplay harml* harmlos hatt hausa* hausc* hauschen hecke hecke*
heil herre* herrs* heule* hinterlegt hochs* hochzeit hohen* hoher* hubsch impfu* impfung info inzwi* inzwischen
irgendwann is isch jeans jeans* jedes jedes* kaffee kakao kakao* kannt* kaput* karten karton katas* katastrophe kegel*
keine* kiosk kiosk* klagen klassenlehrerin klick km knopf kochs* koffe* kollegin kombi kombi* korri* krieg kubel kubel*
kunde* kundennummer kundigen kunft* kunftig labbr* labbrig lacki* lager lang laptop lasst lasst* laufbandern laute*
lauts* lecke* leiser lernt lernt* leute liebevoll liege lokal lowen* luftu* luftung mail matten melde* menu metern
minig* minut* miser* miserabel mitte mitternacht mocht* motorrad muss musst* mussten naht neben* nebenkostenabrechnung
nein nenne* nennen nennt nennt* ner neues nicht* nichts obend* ofen offnungszeiten ohne ohrop* ohropax oktob* online
open organisiert ortho* paare paare* pampi* pampig papie* park parkp* passt* patzi* patzig personalmangel pfing* polie*
polizeistation pool preise premi* prospekt putz rampe rampe* rasts* raststatte raumt rausc* rausgehen regale reihe*
reise reser* reservierung restaurant richtig route* ruckenschmerzen safe sass satt sauna schatze schaum scheidung
scheine schme* schnippisch sekunden semmel sende* shutt* shuttle sibir* sibirien sicht siebe* sitze* sofor* sofort
sohle sommer spatz* spatzle spendiert spiel* spitze sportlich spric* spricht stadionwurst statt stein* stemp* stink*
stoff stoff* stolz stolz* strand stuck stuck* stufe* stund* tagel* tagelang tankstelle tatut* tatutata teich teich*
teile tennisballe tenor tenor* terrasse textbausteinen tierarzt tippt tisch toter toter* totsc* trafi* trafik trage*
traut traut* treppenhaus tusch* tute ubel uberhaupt um umsta* ungen* unmog* unmoglich unnot* unterwasche uralt* urlau*
verlangen verpackung versa* verspatung versprochen verstanden viel viell* vielleicht vierm* viermal viert* vierten
vierzig volle* vorga* vorja* vorjahr vorla* wagen wagen* wahns* wahnsinnig warenkorb warm warte* wasche webse* webseite
wenigstens werkt* werktage wind wird wirkt* wisch* woche wohnz* wohnzimmer worte* zahnreinigung zeite* zeiten zeltp*
zeltplatz zenti* zentimeter zieht* zuruck zwolf*`,
      '-2': `
00 05 1 112 140 29 34 44 91 a8 abgehoben abgek* abgestellt abo abrechnung abschlag achtz* achtzig advent aller alter
ander* anders anfangerin anfrage anima* anmel* anscheinend antwort apotheke armen armen* artik* attra* auch ausfa*
ausgabe aussen auszu* baggersee bahnh* banko* bau beantwortet begrundung behau* behauptet beitr* beitrag ben berg
besit* bestand besti* bestimmt besuch bettw* bild bille* blaul* blaulicht blutd* bohre* braun* brotc* brotchen burst*
code dacht* dahin datum datum* denkt denkt* diebs* diebstahl dienst dieser direk* direktorin dreck* dreht* drinn*
drinnen drohne dunkel durchgelegen durften eigen* einen einen* eingesetzt einka* einkaufswagen einla* eintrag einziger
empfang empfohlen enden enden* entfernt entwu* erdnussen erlebt ersta* ertru* ertrunken erzahlte essen essen* etwa
explodiert fahrr* falschem farben fehla* fehle* fehlt fiel filiale finde* fischallergie fitness fliesen freitag freud*
freude friseurin fuhle* funft* gebau* gebla* geblattert gebuc* geburtstag gedra* geehr* gefre* gefressen gefreut gehei*
gekauft gekom* gekommen gelau* gemutlich gerate gesal* gesalzen gesichtsmaske gesperrt gespu* gestorben gewah* gewes*
gewesen gewoh* gitar* gitter gleic* gluck gluck* gott grund* grusst haare halb halben handt* hangen hangt hangt* hatten
hause heisst heizdecke herbs* herum hervo* hingefahren hofer hofer* holla* hubsc* hutte* immer innen inser* inspe*
jahre jeder* jurist kaffeemaschine kante* kaputt karte* kartons kase kasse katzentisch kauf kaufe* kaufen kein kette
kirch* kisse* klar klein* klemmte klett* knarr* kommen kommo* kommode konkurrenz konnte konze* konzert kopfs*
kostenpflichtig kostete kratzt kreta kreta* kreuzfahrt kugel* kunden kuss lampen lauft* lautsprecher leben
leberkassemmel leere* leeren lehrb* lehrbuch leitungswasser letztes leute* liebt liebt* lieferkette lift linie linie*
luft machen mails mails* mal mange* maria maria* marki* maschine massa* maus meer meist* meisten mitgl* mittags mitten
mochte mochten model* monta* mord mull musste muste* na nachgefullt nachr* nagel nasen* navi nerve* nerven neue neuen
neuen* neunz* newsl* nicht nichtraucher nochmal obst optiker packc* packchen packu* packung parkg* pfann* pfanne pfiff
piste* plastik platz* postfach postl* premium press* prozess punktlich quats* rasie* rattengift raum rausb*
rausbekommen rausz* rechnet regne* regnete reicht reinigung reis reise* reisepass reissverschluss resta* richtige
riech* risik* rosti* rotwe* rotwein ruher* ruheraum saal sachbearbeiter sahar* sahara sahen sahen* salam* salami satz
saube* sauber schade schauen scheibe schlager schlamperei schlauch schlo* schloss schni* schnitzel schon schrauben
schreibe schuld sechs* sechsten sehe seiner sekun* selber selbst selts* sender sendu* servi* sieht sieht* sitzen sitzt
sitzt* sound souve* spars* spulm* standen standler statt* stefa* stefan stempel steue* stich still* stimm* stimmt
stimmte stock strau* stric* suppe suppe* tafelspitz tal tanks* taste* teller terminal theater theke theke* tiere
toilette tote track* tracking tragen traum traum* treff* trupp* turen uberweisen ums umsch* unfreundlich ungul*
ungultig unten unten* unver* unzum* unzumutbar urtei* urteil verbu* verfl* vergessen verlegen verliert verschlossener
vertrocknet verzogert viele viele* vier viertel volli* vollig wacke* wahnsinn wartet waschmaschine wechs* wehre* wein
weint* weinte wenig wenig* wer werde wiede* wieder wiene* wiese wiese* wir witz witze witze* wort wurden wussten zack
zeh zehn zeige* zeigen zeigt* zersc* zette* zinse* zinsen zoll zombie zug zuhau* zuhause zurch* zurcher zusat*
zustandig zweit zwill*`,
      '-1': `
2019 340 40 42 43 48 50 a abgelaufen abgereist abrec* absch* abspe* abtei* abteilung accou* account agent* agentur
aktiv* alle alt alten* amt anderer andern angeb* angeboten angestellte angezeigt angri* angriff anleg* anmeldung
anwaltin apero* aperol armat* armatur artikel attac* auffi* auffindbar aufgezogen aus ausgezogen aussehe autom* badew*
balko* bandc* bandchen bares bares* barge* batte* batterie bauch* beide benac* bereit berger beste bestellung besuc*
bevor bevor* bilds* bin bitter bleib* bloss bohrer boots* brett brief brot brust* buben buben* bugel buro cater* cloud
cloud* cm cockt* cocktail cousine curry* dachte dacke* dackel dahin* dampf* dank danke danke* daran daran* darau*
daraus das defek* defekt derse* desse* die digga digga* doppelt dran dreht drehte dreissig dreist dunke* durchgesessen
durchsage durft* echten ehrli* eine eingeschlafen eingesperrt einma* einmal elternabend engel engel* entsc*
entschuldigt entschuldigung erdbeeren erfahren erinn* erkennt erlaubt erste* etikett fahrs* fahrt fahrt* falsc*
familien fehlen figur figur* fingerabdruck fitne* fitnessstudio flamm* flasc* flaschen flugh* flughafen folie* fragte
franken freie* frida* friss* frisst fristgerecht fuhr fullu* funfz* fussb* futsc* futsch futter gangen gar gedru*
gedruckt gefra* gefragt gegenuber geheg* gehege geheu* geheult geht'* geht's geklo* geklopft gekos* gekostet gelassen
genau gepar* geparkt geret* gerettet gern geschaut gespe* getri* geweint gewis* gewur* gezapft glas glaub glauben
googelte gross grundlich gummistiefel gutsc* haare* haben haben* halle hatte* haus hautarzt heiss* helle* henke* herz
himml* himmlisch hintergrund holen holen* horen horen* hustensaft hutte ihre inhal* jeder junge* kafer* kamen kamen*
kanis* kanister kartc* kartchen karte katze* kenne* ketch* ketchup kindergarten klang klang* klo knoll* koffer kohle
komme komme* komod* komodie konnt* kontonummer kotzen krage* kragen kuchen kugelschreiber kuhlp* kundin kurt kurze*
lage lauft lauter leerg* lehrer lerne* lernen letzter liebe* lieber liefertermin liessen linz lippe* lokal* loste
loste* losun* lunge* macht magen mama mannern mannes mante* masse* matratzen meier mitarbeiterin mitbr* mitta*
mittagessen monatlich mulle* muller nachg* nachl* nachn* nachz* nachzahlung nahe neben neuer neuer* nichte nie nix
notig objek* offnet ohren ohren* onlin* packp* packpapier papag* parto* partout patienten patro* paypa* paypal perle*
personlich pfand platt platz plaud* praktisch proze* reagi* reagiert rechner regelrecht reihe reiss* reits* reitstunde
renne* roche* roten roten* ruckseite runter sache sagen sagen* sand sanit* sarde* sardellen schaf* schame schatten
scher* schicken schickt schif* schlagobers schlampig schlechte schliessen schluss schoc* schritte schuh* schwamm
schweiss sechzehn seinen seith* seither sicher sichtbar sind singl* single sofas sofas* soll sonntag sorgen spann*
speic* spiegel sprac* spuck* stadt stadt* stahl stahl* stand* stehe* steine stick* stillgelegt stock* stoss* stosst
stran* stras* stunden suche* suchen sushi sushi* tages* tanz taxi tee teppich tiere* toile* tomat* touri* trainerin
tropf* truppe turen* uberl* uberr* ubers* umarm* umbuc* umbuchung umgeb* umkleidekabinen unfre* unhof* unhoflich unsau*
urin vegane verar* verbl* verfo* verge* vergisst verha* verko* verkr* verle* verloren versand verschlossenen verschwand
versichert verstellt vertragt verwe* viert visit* vitri* vollen vorka* vorkasse vormi* vorne vorne* wachm* wachmann
wackelig war wasch* wasserschaden webca* webcam welches whisky wickeltisch will winde* winke* winken winkt* wo wurst
wurst* yogal* yogalehrerin zahlen zeigt zentrale zerkr* zerkratzt zettel zeugn* ziehe* zimmermadchen zuste* zwanziger
zwei zweim* zweimal zwillinge`,
      '1': `
120 189 22 31 47 480 63 780 84 abends abgab* abgabe abgeb* abgeben abgefertigt abgel* abgen* abgenommen abgesturzt
abgew* abgez* abhol* absag* absage abschalten abzoc* abzocke adresse alten alter* altpa* altpapier ambie* ambiente
anfanger angegeben angelegt anget* annah* anpro* anrufe anwal* anzeige aspir* aspirin ass auf aufgi* ausfullen ausge*
aussenspiegel azubi* backer bahnhof balle* bankb* bankberater begon* begonnen behin* bei beim beleuchtet berater berei*
beruh* besch* beschaftigt besic* besichtigung besta* bestatigt besuchen beton beton* bett bezah* bezahlt bierd* bilde*
blau bleiben blieb* blinkt boden boden* bonusheft buchh* campingplatz can check chefi* chefin ciao dageg* dagegen damen
damen* damit damit* dass dasse* dasselbe daten* davon davor dazu denen denen* deren deren* derwe* derweil desha*
deshalb diama* diens* dieselben doch doner* donne* dreck dreis* drink* dritter druckt e eat eh eigenen eigener einfa*
einfach eingereicht einkauf einpa* einpacken einparken einsc* einschreiben einze* einzigen eisbaren eltern endli*
endlich enkel* ensem* ensemble entsorgt entsp* erdnusse erfunden erken* erklaren erwischt etage* etagen faire* fand'*
fand's fande* fanta* feine feine* festp* ficht* fiebe* fisch folie fragt* franz frechheit fremde fremden freundin fruh
funfm* funfmal funften ganzen ganzer gebeten gebli* geblieben gebt gebur* gedac* geduldiger gefallen gefor* gefordert
gehorte gekip* gekippt gekle* geklebt gelas* gemac* gemacht gener* geoff* gera gerat* geschickt geseu* geseufzt gespr*
gestern gesto* gestochen gestossen gestu* gesuc* gesucht getre* gewissen geworden gibt'* gibt's glaub* glaubt glock*
glutenfreie gold grube* gute guter guter* hab habs halbe halbes hallo hallo* halten handen handschlag handtasche handy
hansastrasse hassa* hassan hausf* hausflur hauta* heimg* heimk* heizu* heizung her herab* herzi* herzinfarkt heute
heute* hiess hiess* hilft hilft* hinter horro* horrorfilm hort hotel* hunde* i ignorieren ignoriert infor* insge*
insgesamt interessant ist jacke jahriger janne* janner jasmi* jasmin jugend kaise* kalbe* kalber kalte kannten kapit*
kasse* kassel keller kellnerin kenn kindergeburtstag kippte kittel klappe klaren klass* klini* klinik kofferraum koks
koln kommt kommt* korb kotze* kreditkarte kuche* lachs lachs* lager* lampe lebenslauf legt lehrling letzte liege*
liegen liess* liest liest* linke* loch locke* mache* mag maler maler* markiert markt meier* meister meter* mia mikro
milch milch* minute mitarbeiter mitte* modul* module momen* moment munch* munchen nachb* nachbartisch nachgewiesen
nachrichten nachstes nachte nachtschicht nacke* nadel* neffe nehm nen niede* noch nummern nun nusss* obwoh* obwohl oder
offnen oft ol oma onkel onkel* opa opern* origi* paket* parag* parfu* parkh* parkhaus party* pech pfeil* pfeiler pfiff*
pflegerin platzen platzwart polen polen* poliz* praktikanten pulve* pulver putze* quer ratte* raumungsverkauf
rausgeworfen rechn* recht redet* regel* regnet reine reine* reini* reins* rente* rezep* ring rollo rollo* ruckgabe
ruckw* rutsc* sachb* sagt samt sattel sauer* schad* schal* schaue scherz schic* schickte schlaft schlussel schmi*
schmu* schnu* schnupfen schos* schoss schre* schri* schus* schwa* schweiz seele* sein seinem senf sich siebt* sim sonne
sperr* sprechen sprit stark* steht steht* steigt sterben steuer stimme storniert strasse stude* studentin sturm sturm*
suppo* support tabletten tagli* taglich tante tante* tatsa* tauschen taxif* taxifahrer taxle* taxler test therm* tippt*
tischler tod todes* total* totge* trail* trailer trepp* treso* tresor uberm* umgebracht umgef* umgek* unangemeldet
unbeg* unbek* und unerw* unerwunscht ungef* ungefragt unger* unser unterwegs veran* verbe* verbrauchen verdient verdo*
verlo* vermieterin vermutlich verrechnet versteckt versu* video* vierter vollbremsung vor vorbe* vorhanden vormieter
vorna* w wande* warmes wartezimmer waschbecken wegen wegen* weihnachten weinen weiter welch* welche welchen
wellenbecken wende* wenden whisk* wohl wohne wohne* wollen wuche* wucher wunscht wurde* wusst* wusste yilma* yilmaz you
zahlt zahne* zeich* zerri* zerrissen zerti* zertifikat zimmer zog zuers* zuerst zuges* zuruc*`,
      '2': `
214 33 58 640 75 79 86 abbuc* abbuchung abger* abmel* abmeldung achselzucken acker acker* aha akten* aktiv allem allem*
allergisch am angef* angek* angeschaut angeschlagen angeschlossen angez* anhan* anlie* anrie* anrief anzug* apoth*
arbeite arbeitet art aufgerissen aufgu* auftr* aufzu* ausfu* ausla* auslauft autob* autobahn automaten bald bar beant*
becke* beend* befre* befun* befund beifa* beige* bekan* bekommt belas* benut* beque* bequem beric* beschwerde besitzer
besonders bespr* besprochen bestatigung bestr* betreiber beute* beutel bezahlen bilder birgi* birgit bisse* blaue
blaue* blutige boile* boiler boot brach* brann* brannte brunn* campi* check* chine* chip clara clara* coron* corona
cousi* d da daneb* daneben daten dense* denselben des deswe* deswegen deute* di dicht* diesen ding dj droge* drunt*
drunter durfen dusche echte* ehepa* eigentlich einer einer* eingehalten eingestellt einloggen eins einst* empfe*
erkannt ernst ernst* erstm* erstmal europ* exist* existiert explo* facke* fackeln fahne fahne* fahren fahrgastrechte
fahrl* fahrlehrer falls falls* falsche feier ferienlager fest festi* filter fing fit fliegt foto fotografiert fragt
freiz* freizeitpark freun* fried* frisch frist froh fruhstucksbuffet fuhre* funfj* funfziger fussball gab ganz
garderobe garten geben geben* gebet* gebuhr geflu* gegen* gehalten gehan* gehangt geken* gekennzeichnet gekic* gekla*
geklaut genan* genannt genug geoffnet geris* geschnitten gespi* gesun* getan getra* getro* getroffen gewin* geworfen
gewusst gitarre googe* grab grad gras grossen grund habe hafte* haftu* haftung haha hals handc* handschellen handtuch
handw* handwerker hante* hausb* hauses hausm* hausmeister hausverwaltung heidi heidi* herablassend herrschaften herze*
heulend hier high hinwe* hol holte holte* holz homep* homepage horte* huhne* humme* hummer ich ignor* ihn in informiert
inklu* inklusive iphon* iphone jacke* jahre* jahrh* jahrhundert jetzt jetzt* joghurt kabel kabelzug kahle* kante
kaugummi kelln* kennt kennt* kiefe* kinde* kinder kinderwagen kinderzimmer kippt* klage* klare* knochen kollegen konsu*
kopie* kopiert kredi* kredit kreis kugel kurs kutsc* lacht lacht* ladeg* ladegerat ladek* ladekabel ladun* langst
laptops lasse* lassen laufz* laufzeit lause* leasi* leasing lecker legte legte* lehre* leipz* leipzig leiter lenke*
lenker leuten liebe lieferschein liegt liegt* liess liste* liter liter* login login* los lowenzahn macht* mai mallo*
mallorca mannh* mannheim massage matte max meiner meint* mensc* messer mich miete mikro* mitar* mitgenommen mohn montag
monti* motorhaube musse* mussen nachfrage nachh* nachste natur* naturlich nehme nehmen netz niere* norma* notaufnahme
nummer offen ohrri* onlinebanking op ordner ordnung parfum parkt* passi* passiert perso* pflas* pfoten physiotherapeut
pilze* plaka* plakat plotz* plotzlich plus polizist pony posit* positiv prima prima* probeabo prufe* pudel pudel* rad
rader* range* rechnen rechnung reden reklamation reklamiert rennen rezept rezeption riesi* riesig ritte* rolla* rot
ruber ruber* rucken ruckweg ruft ruhig* ruhige rum runde salon salon* samir* samira sanft sanft* scharfe schau schen*
schep* schick schil* schild schlaf schlafend schli* schraube schreibt schreie schritt schub* schul* schwager schwi*
sechzig security sepp seriennummer sesse* sollten sonne* spita* spital sprin* spruche stamp* stamperl standort stark
staub steh steig* stell* sterb* stille store* storn* stuhl* sturz* table* tauch* techn* techno telefon telefonnummer
therme thoma* thomas tief tiera* tja trach* tramp* trinkgeld trotz trotz* turnh* turnhalle uberg* umgekippt umzug
unfall unter* unterschrieben unverschamt uralte vaters vegan* velo verbr* verdi* verfi* vergi* verhu* verhungert
verkauf verlaufen vermu* versi* versicherung verstecken verteilt verweigert vierz* von vorau* vorbei vorge* wachs*
waffe wahrend ware waren warten wc wechselte weil weink* weiss* weite* weitergereicht weize* weizen werdet werkstatt
wertstoffhof wien witwe witwe* wollte worde* worden wuppe* wuppertal wurde zahns* zaun zehnm* zimme* zucker zugan*
zugestellt zulet* zuletzt zuric* zurich zusam* zusammen zwar zwerg*`,
      '3': `
180 200 412 52 62 690 abdru* abdruck abgas* abgasrohr abgebucht abgeschlossen abgewiesen abgezahlt abstu* achte* afrik*
alkohol allei* allein allen allen* aller* allergie alufo* alufolie ampel ampel* angerufen angeschrien angesprochen
animateur anlag* anlage ans antei* antra* antrag anwalt aperi* aperitif assistentin assistenzarzt aufenthalt
aufgenommen aufgeschnitten aufse* aufseher aufzug ausgesperrt auskunft autos* badem* bademantel baden baden* band
bargeld bauer bauer* beamt* bearbeitet beche* becher beckenrand bekam bekam* bekom* bekommen bemerkt benutzen berec*
betau* betreff betro* betrunken bettwanzen bewertung billi* blask* blaskapelle blick block bohrt bohrt* bombe bon bose
brenn* brief* bruck* bruder buchs* busfa* busfahrer chauf* chauffeur chron* clan creme creme* dach danac* danach daume*
daumen davor* demir demir* den denke* denken der derselbe dessert diabe* diabetiker donnerstags dorf dreiz* dritt drum
durch* durfe* durst* eck ei einbe* einbehalten einga* eingang eingetippt einlass einre* einweiser einwi* ellbo*
ellbogen ellen* ellenbogen empfi* empfindlich erdnu* erkan* erlau* erwartet fahrschule familie fanden fensterbank
ferienwohnung feuer* feuerloscher fingern firma firma* fisch* fischer folge* formulare fr frag frage* freie fremd*
freundliches frise* frisu* frisur fuhlen funfjahrige fussen garage gasten geburtsdatum gedre* gedreht gedro* gedroht
gefil* gefilmt gehaltszettel gehau* gehauen geklart gelernte genom* genommen genug* geric* gerust gesag* gesagt
geschenkt gespa* gespannt gesta* geste* gesteckt gestellt gestohlen getreten gewol* gewollt gewon* gewonnen gezap*
gezei* gezeigt ging gitte* goldene gramm gramm* griff griff* grinste haaren hafer* halte* haltestelle handg* handl*
hansa* hat hat's hat's* heim heimw* heimweh heizd* helm herrn herrn* hinge* hinte* hinweis hochg* hochzeitstag huber
huber* huhn hunde huste* inhab* ins interessiert jacken jeman* jemand jemandem joghu* jonas jonas* kabel* kassenbon
kassierin kater katzc* katzchen kaugu* kauti* kaution kelle* kiche* kilom* klatschte kleine knoch* kolle*
komischerweise kommentiert konto* kontoauszug kontrolle kopfh* korper kraft* krampfen krankenschwester kratzer kriegt
kuppl* lache* lagen lagen* laube* leere lehrl* leite* leitu* liefen linke linse* loschen lowe lust madel* mahnung
makle* manch* mangel mann mathe* meine messe* meter mi minib* minibar minus minus* mir mitgeschrieben mittel moge
montiert nachlass nachs* nachsten nacht* nacken nadin* nadine name nase nehme* neunzig nicke* notie* notiert notig*
novak novak* numme* nutze* oben offne* ordne* original padag* padagogisch palma palma* papa papagei patie* penic*
perfekt person peter* petersen pflegeheim pflic* pflicht quadr* quets* rache rache* rauch* raumu* reakt* reaktion
reden* redet reede* reederei reingefallen reingesteckt rekla* rettu* rezen* riechen rind ritter rohr rollator rottw*
rottweiler routi* ruckt* ruhe sachen sagte sagten sah sahne sahne* samme* schaden scheiben scheibenwischer schiff
schim* schlief schlu* schone schonen schreiben schrieb schuh schultern schwimmen schwimmwesten scoot* scooter see
seelenruhig sei seien seien* seil seine* selle* senioren setze* setzen sie's sie's* sollt* sollte sorge* spiele sprang
sprit* staat* stach* stander stationsleitung steck* steckt steckte steigen steissbein stelle stellen stick strafe
strei* strom* tablet tank tanzlehrerin tausc* team teiln* teppi* thermoskanne tocht* tochter tofu toiletten toten*
trieb tritt tritt* tropfen tschu* uberlesen uberw* umkle* umschlag umso unang* unfal* unfreundlichste unges* unsere
unterlagen vater vater* venti* verbo* verboten verbracht verfa* vergiftet verka* verkl* verschlafen verschwinden vertr*
vertrag vierj* vogel vogel* vorbesitzer vormittag wachs wahre* wann warte warum warum* wasser weine* weisses weniger
werks* werkzeug wespe* wille* willen wimme* wisse wissen wunde wunde* wut zahlt* zahna* zahnarzt zahne zecke* zecken
zehnf* zehnfache ziegel zitat zitat* zoliakie zugeg* zuord* zweijahriger`,
      '4': `
300 36 400 49 4b 59 61 800 abgefahren abgewimmelt abmon* abmontiert achse* achseln adres* afgha* akte aktenzeichen
alkoh* allergischer alterer anderen angedreht angeg* angemacht angemeldet angep* anger* angestellter angezahlt anson*
ansonsten anton* apothekerin aquarium arbei* arbeiten arbeiterkammer arrog* arzt arzte* arztekammer arztlich
asthmaanfall aufgeplatzt aufgeschlagen aufgestanden aufna* aufnahme auftrag augen* ausdrucklich ausgab ausgegeben
ausgehandigt ausgeraumt ausku* ausweisfoto autoschlussel baby babys* backstube bad barfu* barfuss bauau* bauaufsicht
beamte beckenboden bedau* bedaure beendet behandelt benutzt benutzte berechnet beruf* beson* besonderes betreibungsamt
betreuung betru* bewor* bezir* bierf* bierflaschen bike bio bissc* bisschen blick* blod blondierung blumen
blutvergiftung brach briefe bsoff* buchstabiert buhne buhne* chat chef chinesisch chole* choleriker club co corti*
cortison crew darum darum* decke decke* dehyd* dehydriert deiner dem deutsch diagnose diagnosen diesem dinke* dinkel
dort dreissigerzone drube* dunkle durchfall ebens* ebenso ecsta* ecstasy einge* eingeklagt eingeschlagen eisba* eisen*
entde* entdeckt entwendet entzu* erhal* erhalten erkun* erled* erledigt ermit* ermittelt erwis* erwische evaku*
evakuierte fahr fahre* fahrrad fahrst feder* felge* festgebunden feuer feuerwehr filialleiter flach* flachmann flieg*
fliese fotograf franz* fraue* frech* fremdem fritt* gabel gang garde* garderobenfrau geburtstagskarte gedacht gefas*
gefis* gefischt gegen gegra* gegrapscht gegrinst gehalt gehwe* gehweg geknallt gelac* gelacht gelegt gelog* gelogen
gelos* gemeinde genauso genugt gerammt gerus* gesca* gescannt geschimpft geschubst geseh* gesehen geset* gesetzt
gespritzt getan* getru* getrunken gewalt gewaltsam gewec* gewechselt gewer* gewic* gezappelt gezer* gezerrt gezog*
gezogen glasi* glast* glastur glutenfrei gonde* googl* google grati* grupp* gutachter haar hackf* hackfleisch hahnc*
hamst* hamster handschuhe handschuhfach haselnuss hau heimaufsicht hellw* hellwig hemd herren herun* herzr* herzrasen
hey hin hingehalten hingestellt hinterher hinterliess hinterzimmer hochgeladen hochrotem hof hoffe* hoffentlich ident*
ihren ihren* infus* infusion insta* intensivstation jahren jobce* jobcenter joint jugendzentrum jung jungs juris*
kamme* kammer kannst kapitan kaufv* kaufvertrag kettenkarussell kg kinderclub kindersitz kiste* kisten klats* klebe*
kleinkind knieb* kniebeugen kolla* kollabiert koma komisch kowalski krach* krank* krankgeschrieben kreis* kreuz* kupfe*
kurve kurve* lachte lag lagerraum landg* landgericht laser* laserbehandlung lehrlinge leine leine* leitung lohna* mache
madels mahnu* maila* mailadresse mandeln mantel markt* mausc* mauschen medikament mein meine* meinte melan* melanie
melden melder mensch mieter mietern mietw* mittag moped moped* muscheln nachher nachmittag nachtportier nachtschwester
nachweislich nackt* nagel* namen narbe* narben nasenbein nass nassen ned neffe* niemanden nierenversagen notarzt notfa*
notiz* novem* november nussf* nussfrei ober oberschenkel offen* offene ohrfe* ohrfeigte packt* packte papierkorb parkw*
parkwachter partn* partner passa* passte pen perfe* personal pfefferminz pfefferspray pflegedienstleitung pfleger
pfote* physi* pinkelt plattform polizei porte* portemonnaie post privat pupil* pupillen quadd* quaddeln quitt* rader
rausg* rausgenommen reagierte rede regeln reife* rippen roch rucksack rucktritt runte* sagte* salmo* salmonellen sandk*
sandkasten satte* saugl* saugling schadel schicht schimmel schlafzimmer schlug schlusselbein schna* schne* schoner
schrie schriftlich schulter schuttelte schwarzen schwester schwiegervater schwimmlehrer schwoll schwor schwu* secur*
selte* selten serio* serios serviert setzt* setzte siche* sie singe* skile* skilehrer sohn sohne* sohnes solan* solange
sonde* sonnenbrille sovie* soviel spazierte spind spind* spore* sporen sprach spran* springen spritzen spure* spuren
staatsanwaltschaft stamm* stammtisch stand stang* starb starb* steis* stewa* stieg* stiegenhaus stuhl stundenlang
stutt* stuttgart such techniker teena* teenager teeni* tickets tiefg* tiefgarage tippte tor toten trager train* trans*
trieben trinken trinkt tuch tur turst* tursteher tutch* tutchen ubers ubersehen umkleide umsteigen umzugsleute
unfallfrei unser* unseren untersuchung verein veren* verendet verfu* verkn* verlangt verleih vermieter verpf* verpi*
verpiss verra* verraten verschickt verschwunden verstrichen verun* verwi* verwiesen video vierjahrige volle vorgelesen
wange wange* waschen watsc* watschn wegge* weiss weissem wenn werkzeugkoffer werts* wertsachen widerruf wildf*
wildfremden wirku* wirkung wirt wisse* wisst wisst* wodka woher woher* wohlg* wohlgemerkt wortlich wurge* wurgte zahler
zahlungsbefehl zerrt* zerrte ziege zoliakiepatientin zucke* zufallig zugeschwollen zwang* zweijahrigen`,
      '5': `
000 2400 39 50er 51 890 abfot* abfotografiert abgestritten abgetan abgezogen abnehmen absicht abste* abstellraum
abteilungsleiter achtj* achtjahriger adressen aigne* aigner airli* airline airpo* airpods akzen* alarm* amtsg*
amtsgericht anabo* anabolika anaph* angebliche angebrullt anged* angedroht angeheitert angekettet angekreuzt angel*
angeschrieben angespuckt angestellten angezogen angst angst* anzah* anzahlung arme arsch arsch* arzth* arzthelferin
arztl* assis* aufen* aufgehort aufgelegt aufgeschwatzt aufha* aufhangen aufpa* aufpassen ausdr* ausga* ausgang
ausgelacht ausgestiegen aushi* aushilfe ausri* ausrichten ausschnitt auszi* auto babysitterin backs* bafin bafin*
bands* bank baseb* baseballschlager bauch beantragt beate beate* bedra* begeg* begleitung behal* behalten behandlung
bein beinen bekannt bekifft bekla* bemer* bemerkung benzinkanister beschwert bestellungen betruger bette* beusc*
beuschel bewachten beweise bewerbungsunterlagen bewerten bewertet bezahlte bgh biene* billiger blicke blind
blindenfuhrhund block* blutete bonbo* bonbons brems* bremsen bremsscheiben brennen brullt buchhaltung bude
bundesnetzagentur canna* cashe* cc china* chlor* chorl* chorleiter coach* conci* concierge cousins crack* de demen*
depre* detektiv diagn* dienstschluss dieselbe diskr* draus* draussen dress* dressing droht* drohte druber dunklen durch
durchgerutscht durchgeschoben einbr* einde* eingebaut eingehangt eingeschlossen eingezahlt einzig eisbar ekelh*
ekelhaft elfja* empfanger entno* entnommen entru* entweder epipe* epipen erdnuss erfun* eroffnet erzahlt erzieherin
explodierte faceb* facebook fahrer federn fehlten finanzpolizei fische fixie* fixiert flott flott* fluch* flugb* flugg*
fohn folgen folgt folgt* forde* fotoa* fotog* frach* frachtraum fragen frau friedensrichter fritteuse fuhrerschein
furch* fuss garne* gassi* gaste gaste* gasts* gebas* gebastelt gebrochenem gedea* gedealt geduldet gefahrlich gefla*
gefladert gefun* gefunden gegeb* gegeben gehal* gehbe* gehbehinderte gehen gehen* gehir* gehirnerschutterung gehol*
gehor* gehort gekif* gekifft geknackt geleg* gelegen gemai* gemailt gemop* gemopst gemur* gemurmelt geplu* geplundert
gepre* geprellt geram* geraucht geruc* geruch geschaftsfuhrer geschieden geschluckt geschoben geschrien gesichert
gestanden gestreichelt gesturzt gesundheitsamt getau* getrank getraut gewisser gezuc* gezuckt gezwu* gezwungen ghb gin
glass* glaube golde* golf greif* gruber gruppe gurt gutachten hab's hab's* halbs* hamme* handchen handf* hands* hartz
hartz* hasch* hasel* haush* hauss* haustur hausv* hausverwalter hautf* hautfarbe heima* heissen helfe* herzc* herzchen
hinau* hing hitze hitze* hob hochr* holt humpe* hund hundi* hundin iban ihnen ihnen* ihrer ihrer* im inhaber
innenreinigung insta insul* inten* iv jahri* jahrige jungen jungs* juwel* juwelier kaker* kakerlake kaninchen kanne
kanne* kanns* kanto* kassierer kassiererin kassierte kater* katze katzen kellnerinnen kennzeichen kerl kiefer kilo
kindern kissen kitte* klassenfahrt klebeband knochel kollege komis* komm kommentar konfe* konne kontostand kontrolliert
kopf kopfhaut kopien korpe* kowal* krachte krampfe krebs* kripo kripo* kunds* kundschaft kussc* kusschen kuver* kuvert
labra* lachgas lack lakto* lallt* lallte land lands* lauer* leben* legen legen* lehrerin leiterin leon liebs* liebsten
lieferanten lina linde* line linse linseneintopf litau* litauen lkw locker losch* loschung lotte* maden maden*
magendrehung magne* manag* mandel manip* manipuliert marco marco* marke* masch* masche mause* mausekot medikamente
meers* meerschweinchen mehrfach meinem meines meldu* meldung metal* mieterverein milbe* milben milcheiweissallergie
milchglas mitbe* mitbewohnerin mitgegeben mittendrin mobel* moder* motor motor* munzs* munzsammlung murme* musch* musli
mutte* nachbarin nachf* nachfragte nachhilfelehrer nachw* nadeln nagelbett nagelstudio nahm narko* narkose nasse*
nebenzimmer neffen nieder normal notau* notausgang notigung nr nusse* obera* ofter* ofters ombud* ombudsmann ordnu*
ordnungsamt paketbote panik panik* pesto pesto* pfeff* pfleg* pille* pillen pista* po pobel* prakt* praktikant
praktikantin privatadresse profi* protokoll putzf* putzfrau quadratmeter ran raucht rausgegeben recht*
rechtsschutzversicherung reifen reingelegt reitlehrer reitlehrerin reklamierte rente rentner reservierungsgebuhr
rettung rettungswagen rolls* rote ruckspiegel s sabin* sabine sag schab* schaute schik* schikaniert schlage schlicht
schlichtungsstelle schliessfach schmeisst schmerzensgeld schmuck schnitte schnittwunde schnuffelte schnupft schreien
schublade schuf* schufa schulbus schwankte schwarz seine seitd* seitdem selben sellerie serviceschalter sesam sesam*
shish* shisha shots shots* sichere sicherheitsmann slip sollen sonntagabend spazi* spend* sperrte spezi* spruc* spurt*
spurte stachelhalsband stalk* stange stati* station stich* sties* stiess stockwerke stohn* stohnte stopp* stoppte
stott* straf* strafanzeige strahlfaule streichelzoo stur sturzbetrunken susse susse* syndr* syndrom tacho tacho*
tagesmutter tanzlehrer taube* teig thera* tiefe* tiefer tilid* tilidin tirol tirol* top trainer trane* tranen traumhaft
treib* treibt treppe tribu* tribune trick trick* trieb* trink* tuv typen typen* ubera* uberall ubergeben uberh* uberk*
uberklebt uberleg ubern* ubernommen ubrigens umzug* umzugshelfer unfah* unfahig ungesichert ungew* ungla* unglaublich
unserer unsit* unsittlich untereinander untergetaucht unterschlagen unterschrift unvertraglichkeit verabreicht verba*
verbruhung verfolgt verla* verletzt verlieren verlor vermi* vermietet verpfuscht verpr* versagt verschlampt verse*
versperrt verti* vertickt vertreter verur* videouberwacht vom vorde* vorko* vorle* vorm vorst* wandern war's war's*
warf waschbar waschmittel weg weggenommen weissen welpe wen werkz* werte werte* wettb* wiege* wieso wieso* windel wohn
wortlos wund wunden wunder zeitp* zeitpunkt zigeu* zigeuner zolia* zucht* zuckte zuged* zugeklebt zugem* zugemacht
zuruckgegeben zwolfjahrige`,
      '6': `
600 abgefragt abgeg* abgegeben abgem* abget* abholen abneh* angebunden angefasst angelogen anges* asthm* atemn* atemnot
aufgebrochen aufgeschlitzt auge ausschlag bademeister barke* barkeeper barma* barmann bat bauchweh baule* bauleiter
bekif* belei* benzi* bereits bestellte betreuer betreuerin bewac* beweg* bewegt bewei* bezei* bezeichnet bh blonde
bluti* blutig blutv* brech* bremse bringe brude* brudern brull* brust deale* deine dick direktor dispo* disponent dosis
dosis* durchs eheri* ehering eines eines* eingenickt eitri* entla* entwe* epile* erbra* erklarte eroff* ex fall
falsches festgehalten fieber finan* finge* flach flog flori* frauen frech frisi* frisiert fuhrt fuhrt* garantiert
gebrochener gegri* geh gehe gekna* geldborse gemeint gemel* gemeldet gepac* gepackt geraten gerichtlich geschlagen
geschwollen gesic* gesicht gesprach gewal* gewicht gitterbett grade* grades grins* grob gutac* gutscheine habt hammer
handynummer haut hebam* hebamme hefti* heimgeschickt helferin herr het heut hinterm hintern hiv hunderter ihr ihrem
ihrem* impre* impressum inkom* instagram joints k kabin* kabine kaffeefahrt kassi* kennz* kevin kevin* kind kita
klopfen koch konta* konto kontr* kopft* kopftuch kramp* kumme* kummert kurie* kusch* lachg* ladendetektiv lande* lass
lebend lieferant lippe lippen loffe* loffel losgelassen mach machte mahnb* mahnbescheid manner masseur medik* mehrf*
meinen menschen mist mitge* mittelkonsole mund nachgefragt nachm* nachttisch nackt namen* notar notar* nusse o obers*
offnete patientenanwaltschaft pension pferd* pferde pfist* pfister pfusc* pinke* platzwunde porno* prof profil proto*
pruge* prugel psych* rauchmelder rein reitl* rentn* rippe* rollstuhl rontg* ruckz* ruini* ruiniert ruman* rutschte
schaufenster schienbein schlupfrige schnauzt schnee schneider schreit schulden schule schuler schut* selfi* selfies
sexue* siebenjahrige silbe* sondern sozia* spate* spater spielplatz springe spulk* spulkasten stammgaste stiche sturzte
tanzl* telefonat tiefe tier tierarztin tierh* tierheim touristen trese* tresen typ uberhitzt ubern uberwiesen unehr*
verarscht verat* veratzt verbraucherzentrale verfahren verga* verkauft verso* vertauscht veter* vierzigsten vorsc*
vorstand wechselgeld weinend welle* wellensittich whats* whatsapp wider* wodka* wurgt* zahl zeugen zigaretten zitte*
zuckt zufall zugek* zunge zusteller zusti* zustimmung zweij* zweitschlussel`,
      '7': `
900 abgef* abgesperrt absichtlich anderem angeh* angem* ausziehen begle* behan* beine beleidigt bescheid beschimpft
bewertungen blond* blute* box brennt dein drauf druckte dunkl* eben er erfundenen eurer eurer* fake faust flasche fort
freunde friseur garnelen gebro* gefal* gefalscht geloscht gemei* gemer* gemerkt getauscht glute* hande hande* hast
haust* heiml* heimlich hr hufte hufte* inkasso jugen* kamer* kamera klage kleingeld knie lacheln leichter losge* mande*
mecha* mechaniker miete* monte* monteur musli* nachts nannt* nannte nebenbei offenbar pensi* pferd pruft pruft* rief
rollt* rolltreppe schaffner schrank schwo* seid solle spruch tasche tot trat tropf unterschrieb verab* verdreht
verschwiegen verstandigt verta* vertragen waage waage* warnu* warnung welpe* wohnung wortl* zeuge* zuckt* zufal*
zuruckbekommen`,
      '8': `
arm aufge* aufsi* aufsicht aussc* blind* deine* dir drauf* drin eingeschaltet faust* festg* finger fliegen fremder
freund gebe geholt gerissen inkas* joint* lugt madch* madchen ohr paar pass priva* raus riss solle* stellt tasch*
wohnu* zahn`,
      '9': `
absic* augen beine* betre* bewer* blut bub dich dr du egal euch euer eure gebrochen hand ihm mutter reing* spritze
verdr*`,
    },
  },
  en: {
    plainBelow: -3.39,
    unlikelyBelow: -1.26,
    likelyFrom: 1.86,
    words: {
      '-9': `
120 160 35 blinds bulb butto* cheaper could've crooked dear dull fan figur* foam freez* fridge gentle guarantee hen
human human* it'll it'll* jamme* jammed late loved loved* menu merge* merged min murde* neighbours nor openi* opening
overp* porti* print* proof proof* reboo* remot* remote repeat roses roses* router seaso* season shade* shuff* slow
square squash stalls steak* stiff stiff* thin tuesdays umbre* updat* update view wiper*`,
      '-8': `
24h 26 95 96 ad ankles aren'* aren't backs bays bird budge* burgers calen* calendar chap christening cloth collection
covers crumb* crust* delivered downl* elsew* elsewhere emoji exam exces* fab fortn* gentl* hat hatchback headl* honey
item laps lessons meanw* meanwhile mic muddy muddy* mug neare* nearest netwo* network otherwise oven overpriced pale
price* printed prints puddl* puddle question rare reality scone screen scrol* shade shark shirts signal silence sills
sills* slides slope* slot smart* smoked spray steak studi* theor* theory timed timed* timet* total trade* umbrella un
vans vegetarian warranty waste watered watery winte* york`,
      '-7': `
00 1st 25 2nd 30 33 40th 45 50 58 94 accept ages angel* annua* annual assas* attack await* awaiting balls balls* beds
beige beige* books books* bored bored* borin* boring brill* brilliant budget buns button campi* camping cancel centi*
centimetres cents cents* chatb* chatbot churc* church click comb comparing confusing cork crashed crashes crossed crust
cushi* dance day's day's* defla* delay* delayed desig* downh* downhill dragging drizz* drizzle dropping dry each earli*
eggs estimate evenings everyone's everything's exhib* fast fault fault* fee fit flavour fog fortnight freeze fridg*
full fun funer* funeral game giant giant* graph* greas* greasy grump* grumpy hats helpl* helpline hem hopel* hopeless
ice interval ironi* ironing kick killer lasts lasts* laven* lenti* lentils level levy lifts lifts* lights listened
lukew* lukewarm maker matter mode motor murder music music* narro* navy onions orange page patchy peeli* peeling permit
pilla* pillar pitches pity plugh* plughole pm polis* postage price queue* rattl* reali* rear rebooked recli* reclining
refit refit* renewed replacement reset resor* resort resto* river river* robbery rode roundabout row sad salt samos*
samosa sand sardi* sardines sched* schedule scone* scrolling senso* sensor shamp* shampoo sharp sharp* shelv* shelves
shuttle siren* sits skate* slaug* slope soggy soggy* song squas* squeaks stair starts steal stinks strea* studio tacos
tacos* tags tarif* tariff taste tears tears* tenni* tennis thanking theirs thoro* til timetable too trade training
transfer treadmills treats trips trips* uneve* valle* valley varif* varifocals versi* version villa* volum* volume
wasps wasps* weekd* width width* winds* winter wipers wobbl* wolve* wool`,
      '-6': `
04 10pm 110 118 12 2018 5 59 60th 611 6th 780 8 8pm acceptable acryl* activ* additional adjustment adore* adores agree
air align* annoy* answers app arcad* arcade arch assem* asses* assessor audio* autumn bacon bacon* bananas banner bass
bbq beef beerm* beermat begins begun begun* bicyc* bin birya* biryani bitter bland bland* bless bless* blink* bloom*
blows blows* blurr* blurry bobbl* borrowing bossi* bossing bounced bowli* bowling brigh* brings brisb* brisbane brush
bubbles bucks bucks* built built* burglars buttons buzzes cabba* cabbage cafe cake candles cellophane chairs chann*
chapt* chapter charc* charcoal charge chewi* chewing circle closes cloud cobbl* collects comma* commentary commercial
con controller cooking corners cours* course covid covid* cowboy crackles cramped creak* cream* creas* cropp* cross*
crumbs cushion cutle* cutlery darlings dawn dayli* daylight debat* decaf decaf* deflated delux* deluxe designed die
disco discontinued divin* divine diwal* diwali doesnt doll dough* downloaded drama dream dribb* drill dripp* driveway
dubli* dublin dutch dutch* earliest edge edinb* edinburgh eightieth eights elbow emoji* escalators event event* excess
excessive excuses expected explained fade faded faded* fairw* fasti* fasting favourite fax fibre fibre* figure figures
film flatt* flattering flavo* fly foote* forgets forgotten fount* fountain frames freezer freezes freezing fridays
fried fried* frost* gem gent gig gladl* gladly gloss* grade* grandmother grass grass* greens groom's guarding halfw*
halfway handles hangs hangs* harde* harder hasnt hasnt* headliner helmet hinges hint honoured hooks hooks* hoover hosts
hosts* hour houses hungr* hungry inact* inactive include incon* induc* induction instructions iron july kettl* kettle
kid's kid's* kilo km knob laid lappe* lapped laptops laste* lasted latte latte* layer* layou* layout leftover level*
lime linda linda* line'* line's load loch loungers luck mache* massages matches max meal mediu* medium minibar minimum
mins modul* mon moust* moustache move namas* namaste napki* napkin narrow net noisy noisy* nonst* nugge* nuggets olive*
orang* outda* outdated overbooked overr* overs* owing owing* packs packs* painf* painted paper part path payda* payday
peace* penci* pencil per planned players playl* plug pointed poles poles* polish portion portions posta* potat*
potatoes present prices pricey pries* priest princ* printer programme push pushy pushy* puzzl* quart* queue quiz raine*
rained raisi* rattle rattled readings reasons rebooted refund registration released remin* renews repainted resolved
restarted restocking returns ridic* ridiculous rinse rioja rioja* roast* robbe* robe rock rotate rushe* rushed sandals
satna* satnav saturdays saucepan script seal senio* sense shabb* shabby shades shadow shamb* shambles shears shirt*
shoe shorter shrun* shrunk shuffle shutter sideb* sideburn signs signs* sill singl* singles sizes sizes* slopes slots
slots* smart snoot* snooty soda sofa sole sombr* sorted sour spaces spain spain* speaker spins spins* splas* splash
spoon squea* squeak staircase start stating stitching stories story story* strawberries streaming strin* strol* stude*
student submission subst* substitute suitcases sunk super superb supplement supported survey suspe* swept swept*
switching takea* takeaway taps taste* tasti* tasting tasty tasty* technical therm* thermostat though thru thund* tilt
toast toast* token* toner toner* tough tough* train travelling tread* treat trim tripl* triple trolleys tune tunne*
tunnel types types* unman* unmanned unrea* unwra* unwrapped uphil* uphill uphol* upholstery vat vendo* vendor vinta*
vintage w wareh* warehouse warra* wasnt wasnt* web wednesdays wetsu* whale* where's whitening wilte* wilted wish wishe*
wished wonderful wrang* yello* yesterday's`,
      '-5': `
01 10 119 11pm 165 189 1970s 1970s* 1hr 2009 2017 211 29th 2pm 3 312 37 4 40 48 4am 4kg 4pm 500 51 55 5th 9 90th abrup*
abrupt absen* accur* accurate active actor* addit* admis* advantage adverts airbe* alas altog* altogether ambit* ana
angel angels animals annoyed annoying anthe* anthem anywh* anywhere apiec* apiece apolo* appealing approved argui*
arguing armpi* arranging asham* ashamed assassin assembled assistants assume atmos* atmosphere attem* aunti* auntie
bange* banged barki* barking bath battery beaut* beforehand begin* beginners bent berth berth* betti* betting bicycle
bill'* bill's blackpool blaze* blazer blink blunt blunt* boards booke* booked borrow branc* brands bread* breast brewe*
bright browns budge bumped bumpy bumpy* bunke* but c cactu* cactus callback campu* campus candy candy* cardb* cardboard
cares cares* cartridge casse* cassette ceili* channels chaot* chaotic chargers charming chat cheap* checkouts chedd*
cheddar chipp* chipped chosen christie chrom* chrome circl* classes clause claw cliff* close* clunk* coast cobbles
cobwe* cobwebs coffe* coffee cola cold colou* colours comed* commercials condition confe* conference consisted
convention corps* corpse costu* courses cracking crazy crazy* cream creased crime crime* crois* crowd cruis* currently
cushions customer customs cuts cutti* cutting cycle cycle* cylin* dance* darts darts* dated dated* day decen* decent
decor decor* deli dent departures described deser* design devs digital digni* dinos* discussing dishw* dishwasher disk
disor* disorganised dispa* dista* distance district dj drains draug* dreadful dribble drifts dripping drips drips*
drops drops* drunken due dusty dusty* earlier earn earpl* earplugs easte* easter eats eco elephants elevators
enclosures endle* endless entic* enticing escape excellent excha* exchanged execu* executive exhibits exists explaining
explorer expor* export extended fabri* fabric fair feare* feared fee's fee's* feedb* feedback feedi* feeding fees
fello* fellow figuratively fill firep* fireplace flag fleece float flyer follow footb* foreign forev* forever fortu*
forwarding fragi* fragile fresh function furnished gala generator gherk* glasg* glasgow goa graph gravy gravy* groan*
groups grumb* grumbled gull guns h hairdryer halloween hard hate hated hated* headboard headset heati* heating heavenly
heels heels* here'* here's hinge* holidays homew* homework honestly hoovered horro* horror host'* host's hurry hurry*
icela* inaud* inaudible inflation instructors intro* it's jam jolly jolly* keith* ketch* ketchup keyboard killi*
killing kinds kinds* kitchens lag lagos lagos* lamps lamps* lanes lanes* laugh launc* launch lavenders laws layers
least least* lefto* legro* legroom letdo* letdown libra* library limes* limit lipst* lipstick litte* litter loud loyal
loyal* lumpy lumpy* lunch macbe* macbeth magpi* mails mails* mains mains* mall managers manil* manila maple maple*
market marriage marsh* marshal masal* masala matched mats matt maze meantime medal medio* mediocre meeti* meeting meh
mens message middl* middle milde* minut* minutes miser* miserable momen* monkey mop mostl* mostly motel motel* mouldy
moult* moulting mourn* moves moves* mud multi* mumbl* murdered murders mushy mushy* naff neigh* nerfe* nerfed newspaper
ninja ninja* noise noisi* noisier none notifications novel* nuisa* nuisance olives only oslo outgr* overc* overcrowded
overf* overhead overpaid overran owls pace panto panto* parcels paris* party party* pass past pasta pasta* pastry
patience patro* pattern paused payou* payout pc pence pence* perce* percent physical pickl* pickle picni* picnic piled
piled* pins pisto* plan plane's planner plastic play playe* playi* playing playlist plot podca* points poisoner
polished popco* popcorn pops pork porting posti* postie premiums prest* prici* pricing print prior prior* pro
processing proje* promotion proper protector puzzle quarter quest* queues quickly quiet quote rain range range* reach*
rebook recognised refilled refre* refun* refunds rejects relig* repairs repay repea* resch* rescheduled reser*
reservations reserved reset* resiz* resized responded retain return rhuba* rhubarb rides rides* rip rise roast robin*
robot robot* roll rolls rolls* ropes ropes* route* routes rowin* rowing rows rubbery rules rules* s sagge* sagged
saggi* sagging saile* sailed saint* sampl* sang sash save scooters scree* scroll scrum scrum* seam seams* seamstress
seatb* seatbelt seconds self senior sense* separately settled seven* seventies shaft shaft* shall shape* shaped shares
sheds sheds* shifted shine shine* shirt shocking shoot shopped shran* shrank shrin* single sink slant* slanted sleeves
slice slice* slices smaller smartwatch smashing smile smudg* smudged so's sockets socks socks* space spend spend*
spinn* spinning spot sprou* stale stale* stamps starting staye* stayed stays stays* steakhouse steep steep* step steve
steve* stink* stir stock stock* stoke stools stopo* stopover stops stops* stout stout* straighten stretch strolled
struc* struck stuff* sub subti* subtitles sucti* suction sugar sugar* sundays supermarket surch* surcharge sure
surprise survi* sweet sync syste* systems tale tampa tampa* tappe* tapped tat teaba* teddy teddy* telep* telephone
tells tells* telly telly* temperature templ* tenth tenth* term terrible theme theme* therefore thorough thril* thriller
thursdays ticket's ticki* ticking tiny tired tired* toaster toastie tokens toothbrush toppi* tops tournament towels
track trailers trainee tram translated treac* treacle tree trunk* tutor* twin unacceptable understudy uneven unfri*
unfriendly unhea* unhel* unhelpful unles* unless unlocked updates updating ushers vendi* vending ventilation village
vinda* vindaloo wait wants wants* wars washer weath* weather weeds weeds* weekday weekdays weigh welli* wetsuits whale
whales wheels whereas widge* windscreen wobbly wonky wonky* worki* working worry worry* wrappers yearl* yearly yellow
yes z zone zoo`,
      '-4': `
05 11 11am 13th 14 140 14a 16 17 18 186 19 190 1970'* 1970's 20 2015 210 22 220 27th 28th 31st 34 38 404 42 47 6pm 840
85 88 92 98 9pm absence absent absol* absolute accep* according act actor admittedly affor* afford agath* agatha ahead
ahead* ai airin* airing aisle album album* allow alrea* already altho* although alway* always amex amoun* amount ams
announcements anymo* anymore apart apologised apologising appar* apparently apple* apples appointments april april*
area arran* arrival arrow* arsen* arsenic art atl atlantic attic attic* audio audiobook augus* august aunt'* aunt's
austr* australian autos* autum* awful awful* awkwa* awkward backu* bags banan* band bang barom* barometer barte*
bartender basic basic* basically batht* bathtub beans beans* began began* beginning ben best bigge* bigger bingo bingo*
birmi* birmingham biro biscu* bits blank* blankets blari* blaring blast blast* boarded bog boosters bot bow boxin*
boxing branch bread brewery bridesmaids bring brochure broll* brolly brunc* brunch bubbl* buffers bulle* bumpe* bunni*
burge* burglar burgu* burgundy bus buses buses* canap* canapes cancellation capti* captions caram* caramel carbonara
carpe* carpets carro* carrot cartoon cashl* cashless cat's cat's* catching ceiling cemen* cement cemet* cemetery cerem*
ceremony chai chance changes channel chase chatting cheery chemicals chequ* childrens chill* chilly chocolat choir
choir* chop chris* clatt* clatter claus* cleaners cliff clocks closed clue coast* coffee's coles* color color* colour
colour's combi* combined comes comes* comfy comfy* comma comparison competitors complete completed complicated
concierge concourses cones cones* connection constantly cooki* cool cooli* cooling corke* corked corn corner correct
correctly cost costs costs* cosy cotta* cottage coughed counters creamed crick* cricket crimi* criminal crisp crisp*
crisps croissant croissants crossword crowd* crowds crown cruise cryst* crystal cups curri* curries curt death death*
decis* decision delta delta* dente* dented derby derby* designer deskt* desktop deter* devices dial dialo* dialogue
diamonds differ difference digit* dim ding dinin* dining dinosaur direct directly dirti* dirtier disag* disappointed
discount discovered discr* disin* disinterested dispe* dispo* disti* doctor's document does dough downg* downgraded
downs* downstairs draughty drawi* dream* dribbles dried dried* duck dummy dummy* dump dunge* dungeon dust eat econo*
edges edges* eighty elbow* elbows electronic else'* else's embar* embarrassed enorm* enormous enter entra* entrance
episo* equipment equipped eve everybody's exceptions exchange excit* excited exclu* excluded exhibition expec*
expecting expir* extre* extremely fails fails* fairways falls falls* fancy fancy* fanni* fanning faste* faster feed
fences finale fine finished finishes fishe* five fizzy fizzy* flake* flakes flann* flannel flat'* flat's flick*
flickers flier flier* flute flute* flyer* flyers focus focus* folder following forme* former four frankly fredd*
frequency fresh* fright frust* fry fumin* fuming funct* fur furnishings g games games* garba* garbage garde* garden
gels generators generous generously ghost* gives gives* glasses glen gloom* gloomy goats goats* grandma's grant grant*
graphics graveyard grilled grip grubb* grubby grunt* guest guita* guitar hairs hairs* hallo* hando* happy happy* harri*
hay heated heaven heist heist* hides hides* highe* higher highl* highlights highw* hired hired* hitma* hitman hitti*
hitting hobs holes holes* hones* hoodi* hoodie hoot horre* horrendous hospitality howev* however hums husbands hyder*
hyderabad idli impersonal impos* impossible inclu* indus* industrial inedi* inedible infinitely initially ink insan*
insane inten* ironically irony irony* items items* itsel* itself ivory ivory* ivy john jug jumps jumps* jury k kafka
kafka* keith kidna* kille* killers kind klm knive* knives knock koru lamb laminate lane latel* lately laughable laura
laura* layin* laying learnt lease lease* leaves lecturer leeds leeds* legen* legend lesso* levels lgw lighting liked
liked* likes likes* likin* liking limit* lions lions* lisbo* lisbon list locals loft loggi* logging logs long loo loos
lotio* lotion loudl* loudly low loyalty lunch* machi* machine machine's magne* magnet mail major major* makeo* makeover
makes makes* makin* making mansi* mansion manuf* manufacturing marbl* marble marga* marqu* marquee massa* massi*
massive match* matchmaking matte* meals meals* melon melon* merch* merel* merely mia microwave midda* midday milks*
milkshake mines mines* minim* minimal mint misleading module moment mondays month's month* monthly mood movie movie*
multi mumbled murmu* murmur myste* nature navig* navigate nearb* nearby necks necks* need new newer newer* nonna nonna*
nonstop noodle nope notch notch* notice notin* noting nov numer* numerous nz oasis oasis* oh onboa* onboard opens
opens* opini* option ord ordered organised otter* otters outag* outdo* outfi* outfit outle* overcooked overload pages
pages* painfully paint* pan panels parag* paragraph partial passes pasty pasty* pathe* pathetic payment pcs peace
pearl* peas pek penal* penalty perks perks* permitted personally perth perth* pharmacy phoen* phoenix pick picture
pieces pistol pitch* placed plagu* plague planted playlists pleasant pleasure plump* plus point* pointless pong poor
porch* portu* possi* possible possibly postm* pretzel pride pride* princess priority privacy processed progr* program
projector promi* provider providing pub puff pull pumpk* pumpkin punch purchased puzzles quant* quantity quarterly
queueing quick* quid quiet* quizz* quote* rd ready ready* receptionists recip* recit* recital recline recom*
recommended recyc* recycling refil* refuse regularly relaxation remad* remade reminder renewal renov* renovation reord*
rep repeats repri* restart restore reten* retention retre* retreat reuni* reunited rewar* reward ribbon ribey* rich
ridiculously rim ripe roasted rug runs sadly sadly* saints sandw* sarca* sarcastic satur* saving scenes scrub* sea
seasons seats seats* sec seeme* seemed sente* seoul seoul* seriously sets seven seventh shank shank* shave sheep sheep*
shelf shelf* shipp* shocker shodd* shoddy shoot* short* shorts shot shouldn't show shrink shuffles shutt* sides sides*
silly silly* simply sinks sinks* sirens sitting sixte* sixteen sixth sixth* size skill* skills skyte* skyteam slate
slaughtered slip solo solve* songs songs* sound sound* sourd* sourdough spanish sparr* speaks spina* spinach splen*
splendid spoil* spraw* sprouts stag stained stands stated states static stepping sticks sticky stocks stood stood*
storey streak streaky strik* strikes string strings stroll stuff stuffy stunn* submit sucke* sucked sugge* suggestions
suggests suits suits* support surge surly surly* surpr* survived suvar* suvarnabhumi sweet* sydne* sydney system tacky
tacky* tailo* tailor tan tap tapas tapas* targe* tasteful tasters teabags teachers tech telev* television tenancy tepid
tepid* tesco tesco* than thanksgiving that'd thats thats* thick thinks thinner thoroughly threadbare throws tiers
tiers* timer* times times* tiram* tiramisu token tonic tonic* toothpaste toppe* tortu* tosse* tossed transferred treas*
treasure trian* tricky tries tries* trunks turf turn tutor twice twice* typin* typing tyre umbrellas unans* unanswered
uncleared uncom* uncomfortable understaffed unexp* unexpected unfai* unfair unfor* uninstalled unint* university unlim*
unlimited unloc* unpre* unres* unresponsive upper upper* uprig* upright ups usher* vacuu* vacuum vague* vaguely valen*
valentines varia* vegetarians venti* verdi* verdict verif* vicar vicar* vineg* virtually volunteers waited waiti*
waiting waive* wake wales wales* walki* walking warm warne* warned washi* washing we've we've* wed weddi* wedding
weekl* weekly weights weird well whatsoever whisper whistle who'v* who've whom wifi wolverhampton worn worried worth xl
year'* year's yet youtu* youtube zero`,
      '-3': `
1 100 112 15 15th 2 2012 2013 23 27 29 31 310 5000 50p 50th 56k 60s 69 7 74 7am 80 8th 9am above above* absolutely
ackno* addition admin* admirals advertised advised aer africa agents airco* aircon aircr* aircraft airlines airpo*
airport al alica* alicante alita* alitalia alleg* alteration am amste* amsterdam anfor* anfore annex* antar* antarctica
appal* appalling appeared apple appoi* appreciated archi* argue armch* aroun* around arriv* arrived arriving arrow
arrows asiana asks assemble assisting assur* assured atlan* attempt attendants attentive attit* attitude attractive
auckl* auckland auh aunt aunty aunty* avera* average avoided b baked baked* barel* barely baris* barista barn bases
bases* basis basis* bathrooms bay beach beach* beari* bearing beer beers beers* beetr* beetroot begru* begrudgingly
belgi* belie* below below* benches bette* better betwe* between bill bins birth biscuits bkk blames bleac* bleach bones
bones* book boot borde* boredom bother bounce brava* bravas breads breakdown bride brie brisk* brisket brita* britain
broch* bud buffe* bugs building buoy business buy cache cache* cafes cafes* cairo cairo* cakes cakes* calcu* calculator
canada cap carpet carrots carte* categ* category cdg cell central centu* century certainly chair* chand* chats chats*
chatt* cheap cheer cheer* cheerful cheese chilli china china* choco* chocolate choic* choice chopp* chopped circled
circling clean cleaning clubs clubs* coats coats* code coffees coin coleslaw combination comedy complimentary compr*
concert conne* consi* consideration considered consist constant containers conti* continental continuing continuously
conveyor cookies coord* coordinator cornw* cornwall corrected costa costa* couch* coupon cover* cracker crackers cramp*
cripp* crout* croutons crowded cucum* cucumber cup custom dalla* dallas damma* dammam damp date dead debit decli*
declined dedic* dedicated delays delicious denve* denver depar* departed depen* depends depre* depressing desir*
desired desserts died diese* diesel digit dimin* dip disas* disaster dishe* dishes disma* dismal displeasure disrepair
dissa* domestic dot dotte* dotted doubt doubt* drab drama* dread* drum dryer* dubai dubai* dug early early* earne*
earned economy editi* effic* efficient eight* eithe* either electrical elimi* emails embarrassment empty empty* ended
ended* engine enjoying entertained entertainment environment episode equiv* equivalent espre* espresso essay essay*
essen* europe eva excel* excep* except exercise existence existent expect exper* experience experienced experiencing
expired fabul* fabulous facil* facilities fairl* fairly fasci* fascinating faults favor* feel feeli* feeling felt ferry
ferry* filme* filmed filters find fines* firew* fitti* fitting fjord* fjords flapj* flights flims* flimsy flush*
football footy footy* forkl* forklift forks forks* forms forms* forti* fortieth fortunately frame* frenc* french frequ*
frequent friendly frosted froze froze* fruit fruit* further galleries gangs* gangster gatwi* gatwick gentleman germa*
germany getaw* getaway glori* goes gorge* gorgeous gown grade gradual gray greeted grill* grinder groomed guild guild*
gutte* hairc* haircut hairdryers half hall halls halls* handler handling handover handy handy* hangm* hangman's hanoi
hanoi* hasn'* hasn't hawai* hawaiian heade* headed heathrow hedge hedge* hello hello* helpf* helpful highlight highway
hkg holid* hon hoped hoped* horrible hostess hotels hotter hrs hub huge humid* iberi* iberia icn idea identical ikea
impre* impressed impressive impro* improve improvement improving inactivity included inclusive inconsistent incor*
incorrect increasingly indoor inducing industry infli* inflight inlan* inland inspi* inspiring installed insuf*
insufficient int'l int'l* inter* interested interesting internet interrupted intl invitations inviting irrit* isnt
istan* istanbul it'd itali* italian jams jan janua* january japan jet join joine* joined judge* judgi* judging jump
jumper karao* karaoke keen kill kl knowl* knowledgeable korea* kul labels lady lamp lands* lates* latest lawn lax
layov* layover le leak lemon* lemonade lengthy lhr librarians lifeb* lifeboat lift like limited linen linen* lingu*
lingus litre livel* lively liver* log loop loung* lounge lounges lovel* lovely lucki* luckily ludic* ludicrous machines
magazine mainl* mainly make maker* managed many marathon marie marie* mark marti* martini mary mas mask masks masks*
massage mater* maximum may mcdon* means means* measured melbo* melbourne memories men's men's* miami miami* mid mind
mini minute mirrors misse* missed mixer mixer* moderately moments monda* monday month months mornings mosqu* most
muffins mumba* mumbai mystery nacho* nachos nappies narit* narita needs needs* newar* newark newsp* nice nicer nicer*
nices* nicest nine note noteb* notebook nw o'har* o'hare oatme* oatmeal octob* october offli* offline often often* okay
once onion* onlin* online operate opinion oppos* opposite opted opted* optio* organ* outbo* outbound outlets overflow
overflowing package packets padlocks painter panel* par parce* paris parke* parked passengers passw* password patat*
patatas pdf peaceful peak pears* pearson perfectly photocopied pies pillows pinching pink pitif* pitiful pizzas
placement places plann* plants plasterboard platters played pleas* plentiful poisoned polan* poland port position
postman potato poten* pounds power power* prefe* prepacked prese* press prestige presu* presumably pretz* priced privi*
privilege process professionalism professionally promised promising promo* proposed provide pune qanta* qantas quali*
qualified quarr* quarry questioning quick quite quite* rail rate reach reached readi* realize reasonable receipts
recent recha* recharge recipe reckons recliners record redee* redeem redes* redesign reeks reeks* refreshments refri*
refrigerator refurbishment regarding relax* relaxing reminded renew* renovated replies reply reply* reprint reservation
rest restaurants restock restricted retai* retur* reviv* reviver roadw* roadworks rome roomy roomy* rose rotat* royal
royal* rs runni* running sache* sale same sample sandwich sandwiches santi* santiago sas saturday sauce saudi* scand*
scandinavian scarc* scarce scene* sceni* scenic scheduled schip* scones scowl* scram* scratchy screw scrip* scrolled
seagu* searching seate* seated seeds seeds* selec* sends sends* sentence separate septe* september serie* series serio*
sever* several shall* shape shark* shave* shear* sheet shifts shocked shoes shoes* shops shops* short shout shouting
showed shut shuts shuts* shy sia siber* siberia sidew* silk simil* similar simul* sit sitti* situation skip skipped
slat slate* slats slats* sleev* slept slept* slowl* slowly smallish smelly smile* smiley smokers smoky smoky* smooth
snack snack* snacks snail* someh* somehow somew* somewhat somewhere sorte* sounding soup space* spaci* spacious spars*
sparse specified spoke* spoon* spring squares stage stage* star starb* starbucks stati* stations stockholm stool*
strange strap straw* stric* strict stripes structure strug* struggled substituted substitutions succe* suit summe*
summer sunny sunny* suppe* supper suppo* supposed surfi* surfing surprised sushi sushi* swap t1 t2 t5 talen* talk
tande* tandem tasted tasteless tatty tatty* tea tee teenager tempe* ten tende* terrace themed thermometer they'll
thimb* thirds thirty thoughts thus tick tighten tin tissu* tissue today's tomatoes topped toppings toron* toronto
total* towel* tower tower* toy trail trans* transit traveled travels treadmill trek trip truly truly* trust* tubes
tubes* turke* turkey turki* turkish twelv* twelve uk unappealing unclear underwhelmed unfortunately unima*
unimaginative unins* uninterested uninviting unite* united unusa* unusable unwrap updated upgraded upon upsid* upside
urgen* urgent usa usage usage* use usefu* useful usher utter* utterly variation vast veget* venue venue* verification
vest vests vests* vip virus* voucher waiters waitr* waitress waiver walls walls* warme* waste* way we we'd weapo* wear
website wedge* weeks weeks* welcoming what'* what's whate* whene* whenever whils* whilst widget wilti* wilting wines
wines* wink wipe wire wise wks wlan wonder worce* worcester wore worked workshop workstation workstations worst worst*
worth* wrongly zones zones*`,
      '-2': `
12th 1980'* 1980's 200 2014 22nd 24 250 3pm 3rd 450 46 4th 6 60 61 65 72 747 90 91 abysm* abysmal access accessed
accom* accor* account's adapt* adaptor adequ* adequate adjoi* adjoining admin admir* admire ads adver* afternoon again
ago airports aisle* alcoholic alley alley* allia* alliance alloc* allocated almos* almost alternative ambie* ambience
ameni* amenities america ammon* ammonia amongst ample ample* ands answe* answer anyth* anything appalled appointed
appreciate appro* approach approached arabia areas areas* arlan* arlanda armchair armchairs arranged assum* astou*
astounded ate attac* attitudes attra* australia availability avoid* awaited award* aware aware* b18 ba backpack bagels
balance balla* bangk* bangkok base basics baths baths* beat beats beats* beautiful becam* became beginner beiji*
beijing bench* berli* berlin besides bever* beverage beverages biggest blanket blow boili* boiling bond booki* booking
borro* bosto* boston bothe* bottles bough* bought bouncy bowl brass* break* breakfast bride* broad* broadband brown
brows* bruss* brussels bubbly bucke* buffet busin* busy butte* butter cafet* cafeteria calga* calgary call calm can
canno* cannot capac* capacity carou* carousel carry cars carte cases cases* cashp* castl* castle catch* cater cater*
cello* chall* challenge champ* champagne chanc* changi chapel charm* cheapest cheat* check chees* cheeses chef'* chef's
chica* chicago children chill choices choose cider cinna* cinnabon circles citie* cities class class* classic
claustrophobic clean* clear click* cling* close closer closi* closing clown clown* cm coaches codeshare coins coins*
coke come comfo* comfort comfortable comfortably comparable compared compensate complaints complementary computers
concept conco* concorde concourse conditioner conge* congested connect conned consider considering construction
continue continues contrast controls conveniently copen* copenhagen copy cordo* cordoned corre* costume couches could
could* coupo* courteous cousin's cozy cph crack crack* crash* creams create cross crossing cuisi* cuisine curry curry*
curta* curtains cutte* cutter danci* dancing deadl* deare* dearer debit* debris defin* definite definitely degrees
delay departing departure deserve deserved desk didnt didnt* diet diffe* digits direc* directed direction disappears
disappointing disappointment disco* discourteous discover dispensed dispenser displ* disposable distu* disturbing
doesn* dog's dog's* domes* domestically double drain* dress drill* drink* drinks dryer effor* effort eight eligi*
eligible elite elite* embarrassing emira* emirates enoug* enough enquire ensur* entering enthu* entit* entitled equip*
espec* especially estim* etc etiha* etihad etihad's euro europ* eventually every everything exception exclusive excus*
expectations extensive extensively extraordinary fact fail fairn* fairness fall falle* fallen far fashi* fashioned
faulty favor features few ff fi fifties final final* finally finis* first first* fitted fittings fixed fixed* fixtu*
fixtures flags* flagship flapjack flat fligh* flight flinc* flowe* flower flown flown* flush flyin* flying fobbe*
fobbed foldi* folding food forgi* forgive fork forma* fourteen fourth france's frank* frequently freshen fresher
freshly friends fries fries* frill* frills frozen fuel furth* futur* future gap garud* garuda gel gener* generally
german gets getti* getting gift gin gloves goal good goodb* goodbye googled grab gradu* granted grave* great great*
green* grey grim gripe gripe* gross* grossly grout* grudg* guara* guide guide* gum halved handf* handful handle hang
hassle hatch* haul haven't haven* headp* headphones hear heate* helic* helicopter help helpi* helping helsi* helsinki
hinge hippo hippo* hips hits holders holiday honou* honour hoove* hours hours* ideas ideas* idiot ie impression incheon
inconvenient incre* increasing indee* indeed india indic* indication indif* indifferent inspection instance insurer
inter interest international invit* invoices ipad is ist jeans jeans* jerse* jfk johan* johannesburg joini* joining
judge juices junk just keybo* kiosk kiosk* kitchen's korean la lack lacke* lacked lacki* lacking lacks lacks* lake
lamin* laminated lampshades lasag* lasagne last latch latch* lavat* lavatory leagu* league lean led lengt* length
letting lh liam lid lie light* limp line lique* liter* literally looks looks* lousy lousy* lufth* lufthansa luxur*
luxury macarena madri* madrid magaz* mahar* maharaja malaysian male manch* manchester manne* manners manni* manning map
maps margi* marginally mass match materials maxim* measu* meats meats* medicine meets meets* memberships merchandise
merlo* merlot messaged messy messy* meters metre miles miles* milli* minib* model model* more moroc* morocco mountains
mouths moved moved* much muffi* mummy mummy* munic* munich museu* museum must mutat* mutation naan natur* naturally
navigation near nearl* nearly necessary neede* needed needles needless neighbour's newly newly* news newspapers nibbl*
nibbles niece's nights ninet* nineteen ninety nip no noisiest noodl* noon norm normally northern northwest nucle*
nuclear o'clo* o'clock oblig* obliged occasions occup* offer offerings offers ohio ok one options or ordering ordin*
ought ought* ourse* ourselves overb* pacif* pacific packa* packe* packed packi* packing pad paint panca* pancakes
parcel parents park parti* particularly partn* partners passa* passable paul paulo paulo* pax payin* paying pearl pen
pensioner pensioners peopl* people perfe* perha* perhaps periods personnel phone phones photo piano piano* picku*
pickup pillo* pinch pint pirat* pirate pizza pizza* place* plast* plates plati* platinum please pleasurable plent*
plenty plugs plugs* point poore* poorest positives poster potte* powered preca* precarious prefer premi* premier
preparation prescription presented pressed pressing pretzels previously proba* probably problems products professional
profiles progressively promp* prope* prosecco puddi* pudding punct* qatar qatar* qf quality quich* quiche quiches
quieter race radio radio* raise raisins rapid rarel* rarely rathe* rather re read reall* really receipt recen* recko*
recommend recon* reconstituted recruiter reduc* reduction reflection refresh refurbishing regar* regardless regio*
regional reins* relatively relax remain remak* remake remod* removed renovate repla* reple* replenish replenished
repli* replied reputation requi* required resem* restrooms retirement revam* rib ribbo* rinse* robbed roller roof rooms
rooms* round* rubbish sachet safet* safety saga salad salad* sales sales* salesman salty salty* san sao sapph* sapphire
sat saudi sauna* sausages saved saved* savou* savoury scann* scanner scarf scarf* scene schem* schen* schengen
scrambled seagull search seat seem seems seems* selection selections sell senses separ* serious server servi* service
servicing share shiny shiny* ship shop shopp* shower sighe* sighed sign signage sin sinki* sinking sir situa* sixty
sixty* sizzl* sizzle skull skull* skycl* skyclub sleepy slive* slowe* slower slush* small small* smells smith smith*
snails soap sock sodas sodas* someone's soone* sooner soul sparkling sparsely speec* speed speed* spending split spoken
sports spotl* spotless squar* st staffed staffing stainless standard start* starters station steal* steel steel* steps
stocked stopp* stopping straw streets stret* strip* striped stuck stuck* substandard suffi* sufficient suitc* sulle*
sullen summa* sun sunbe* sunbed sunbu* sunburnt superior supplies supply surfa* surfaces surprising sweat* sweaty
swedi* swedish swimm* swimming swims swiss swiss* syd t3 t4 tables tag talki* talking tam tarma* tarmac tatto* teasp*
temperatures tended tent termi* terminal terraces terrific test texas texas* tg that'* thinn* thirs* thirsty thirt*
thoug* thous* thousand threatening three three* thu thumb ticke* ticket tidy tier titte* tittered toilets tomat* tomor*
tomorrow torn towar* towards track* tracking traditional tramp* trampoline transformed traveling trays trays* treme*
trevo* trevor troll* trot troub* trouble true tryin* trying tue turns* tv's twenty type typical ua ugly unapp*
unappetising unappetizing uncon* underground understand unhap* unhappy unhealthy uninteresting united's unlock unple*
unpleasant unrel* unreliable unsmi* unsmiling upgrading upsta* upstairs usabl* usable usele* useless usual* usually
utili* vague varie* variety vario* various vegetables verified verri* verrines very victorian virgi* virgin visited
visiting visitor vouch* waite* walked wallp* wallpaper want wante* wanted wardr* wardrobe warmt* warmth was washe*
washr* washroom washrooms water* wc websi* weeke* weekend welco* what whisp* white why wi win window wine wirel*
wireless work workt* worktop world world* worthwhile wow wrap wrapp* zeala* zealand`,
      '-1': `
13 1500 2000 21 21st 25th 2e 2f 30am 30pm 32 340 380 5pm 64 6am 70 70s 71 79 7pm 8am 99 a a38 a380 aa aberd* aberdeen
abroa* abroad abu acces* accommodate add addin* adding af affec* agein* ageing ah ahmed ahmed* airfi* airfield airwa*
airways airy alarm alarm* albei* albeit alcoh* allow* also among among* an ankle* announced anybo* anybody apology
appear appearance appears appetizers appointment apron apron* are argue* army array array* arrives as assor* assortment
atlanta austrian av avian* avianca avoid ba's backt* bad balan* ball baraj* barajas barbe* bartenders based based*
baskets batte* beard beard* becomes beetl* belgian believe bench bendi* big birth* birthday biz blame blanc blanc* blue
bodied bogot* bogota bone booths boys brain brain* breath brief bring* briti* british broke broken bucket buggy buggy*
bumbl* bumblebee bunch* bunk bunnings burger burgl* burni* burning busie* busier buyin* buying buzze* buzzed cab callb*
caller can't can't* canad* cance* cancelled candl* cappu* cappuccino carab* carib* caribbean carriageway carried
carriers carry* catch caterer catering caters catha* cathay centr* centre cereals chair chalet change changed chara*
cheat chefs chefs* chine* chinese chips chips* choked chose* chow christmas cider* claiming clash* climbed clubh*
clubhouse codin* coding coher* coherent coloured communicate compa* companies compare complains complex comprises
compu* condi* conditioned conditioning confu* congr* connections conservatory considerable consistently consuming
contemporary continued cookie coole* cope corne* corpo* corporate corridors couldnt covered credi* credit cried cried*
crock* crockery crown* cubes cubes* cubicles culin* culinary curtain cx d daily daily* dande* dartb* dartboard dc
deadline decades decided del deliv* depart department depending descr* description desks desks* desktops desperately
devel* dhabi dhabi* did different dire dirtiest dirty dirty* disap* dish dispensers display displayed distr* divid*
divided dolph* dolphins don don't don't* dont doorb* doorbell doubl* draft drawb* drawback drear* dreary drink driver's
drone drone* drown* dumbb* ears easy eaten eaten* edible egypt* egyptair eighties elect* electricity elega* elegant
eleve* eleven eligibility else enclosed encou* encountered encourage endur* endure enlar* enlarged ensure enter*
entirely entre* entrees equal* estat* estate et european eveni* every* everybody exactly expensive experiences expla*
explore expre* extra extra* faces faces* facia* facial facility famou* famous fares fares* featu* feels feels* festi*
festival fetch field field* fifth fifth* fifti* finna* finnair finta* firstly fish fits fiumi* fiumicino fix folk foods
foods* for forty forty* forward fourt* francisco freshening frida* frien* frustrating fryin* frying fully fully*
functional furni* fuss gaps gardens garli* garlic ghost girlf* girlfriend glass* glorious go gover* government gp grain
grain* green greenland groom* group* grout grow grown grown* grudgingly grunted guess guessed gulf gurio* gurion gut
gymna* had hadn'* hadn't haird* hairdresser handl* hango* hangover harro* harrogate haven havin* having heada* headache
headmaster heave* heel hefty hefty* heine* heineken heral* hers holde* honest hong horribly horse hot hotel hotel*
hotte* housekeeper how huffe* huffed hung icelandair immig* immigration impor* important improved improvements inbou*
inbound incredibly indiv* inspected instant inste* instead insulting intercontinental intervals intimate inver* invis*
invisible invite israe* israeli issues jal jobs juice juice* jumpe* kayak keepi* keeping killed kills kills* kitch*
kong korma* kuala kuala* labelled labou* labour lackl* langu* language large large* largely larger lastl* lastly
lavatories leaflet leake* leaked learn* learned leave* lecture leftovers less lifet* lifetime likel* likely linin*
lining link liquo* liquor livin* living located locations logan logan* lol lolli* lollies londo* london longe* longer
longest looke* looked lost lots love lugga* luggage lumpu* lumpur macar* magazines maint* maintain maintained
maintenance malay* management manned manner march march* marched marro* marrow mat material mates mates* matted mattr*
maure* meagr* meagre meani* meaning measure merger meter meter* mh mile misery misfo* misfortune missi* mobil* mobile
monitors moped moped* motivated mouse mouse* murph* nails nails* napkins nappi* neces* newsl* newsletter nobod* nobody
noodles not noted noted* novem* november now nozzl* nozzle obvious occas* occasion occupied occur* of offering offha*
offhand onewo* oneworld onion operating oppor* opportunity order order* origi* originally out overa* overall
overcrowding overly overt* pack packaged paddl* pal panee* paneer panin* parki* parking particular parties partner
pastr* patch* patte* pause* pc's pedic* pedicure pensi* perfect perso* personal phone* picked picks picks* pictu*
piece* pier pig pin pinea* pineapple pit pitch place plant* plaster plate* platt* plays pleasantly polite polon* pop
ports ports* portuguese possibility post potential pound* preferred premium previ* problematic proce* procedure profe*
profit provi* provides pump punch* punctual purch* purchase qualify quit quoted racin* racing ramme* rammed ran rapid*
reading realise reasonably recall recei* receive recently recog* recti* rectify redeeming referred refill refuses
regis* registered reinstalled relat* relative remains remarkably reminiscent renovations reports requires resident
resta* resti* resting resulting ribbons right risky risky* robes robes* rolled roofer rooft* rooftop room rotti*
rotting rouge rouge* rubber rudim* rudimentary ruler ruler* run runwa* runway rupee* rupees rye salads santa* satel*
satellite satis* sauce* sauna says scanning scraped scrapped screams screens screws searc* seati* seating secon*
sections seen selfie sells sells* senat* senator send seria* serial serves serviced session sette* settees seventeen
sfo sheet* shock* shoeb* shoebox shopping shortage showe* side simpl* since since* singa* singapore site situated six
sized sized* sleeve sliced slide* sligh* slimy slimy* smash* smelled smelling smirk* so socke* sofas sofas* soft solid
solid* solved soon sorry sorry* sounds south south* spare spare* spect* spectacular speech spelt spelt* spent spent*
spirits spite spoke spong* sport* spots spots* sq squashed stabb* stabl* stable stagg* stairs stall* statu* status
stepd* stepdaughter steps* still still* stoke* stole stones stopped stori* storm storm* strangled strat* stree*
stressed stressful stron* strong struggle stylish substance such suffered suita* suitable suite suite* suppose
surprisingly surrounded surroundings swall* swallowed swans swans* sweets swims* t tad takes takes* tatte* tattered
techn* telli* telling temperamental terminals terms terms* terri* text thai'* thai's thail* that's then they thick*
thimbles think think* third third* this thousands throw thumb* ticked tickets tikka tikka* till time tips today today*
toget* together toile* toilet tomato tone took topic topic* torto* tortoise touch touch* tourn* tow train* transferring
travel traveler travelers trendy triangle trous* trousers try tube tuesd* tulip* tulips turni* turning turns turnstile
tv tvs twent* two typic* typically unabl* unable unbel* unbelievable unclean undergoing undo undri* undrinkable uneat*
uneaten unide* unidentifiable uninspiring unknown unlik* unlike unpro* unprofessional unsat* unsatisfactory unsur*
untid* untidy unusu* unwel* unwelcoming unwil* unwilling urina* urinals uses using using* usual vacant value varied
video vienn* vienna views views* visit visit* visits walkw* walkway wash washes washington ways week welcome weren*
weste* western whatever wherever which which* whistling white* widow wind windowless wings wings* witho* without wobble
won't won't* workm* worldwide worse worse* would wrong wrong* yawne* yawned yogur* yogurt yogurts yr zoom zrh zuric*
zurich`,
      '1': `
02 114 14th 180 212 214 28 420 600 67 870 9th abern* abernathy about about* accepted acts actua* actually added added*
adjustments advan* adven* adventure afric* after after* afterwards again* age agent* airline alert* alerted allowed
ameri* american answering antiq* apart* appeal applied arrog* arrogant artis* asia ask asked asked* askin* asking at
atm axle badge* bagel* bakery balco* balcony banana banis* banister barber bare barmaid bars basket bathroom batter
becom* become beggi* begging behin* behind being being* bell benefits bet beyon* beyond billi* billing bills bills*
bite bitte* blade blade* blame* bleed* blocks boile* boiled boiler boils boils* both bottle boxes boxes* brand brass
braun* break brief* briefing broom brownies browser brush* bug build* bum bumps bumps* bunch burnt burnt* butch*
butchered buyer bypass cabinet cable cable* cables came candle cardiff cards cards* carrying carton carve* case cashi*
cashier cella* cellar cello chale* chalk* chape* character charger chart* chase* chased chick* chickens children's
choke* choos* chucked civil* cleaned cleaner clearing clearly clients climbing cloudy clutc* clutch coaster cocktail
cod codes codes* colleagues colli* comic comic* commo* common commu* compensation complain complained concentrate
conduct congratulations consultant conte* content contents convenient corri* corridor cough cough* couldn't counted
cousin crash crawled crook* crutc* crutches cupboard cupca* cupcakes cut cute cv darling dates dates* decem* december
delic* delivery demand dentist's dessert detailed devic* diagn* diamo* didn'* didn't disagreement disgrace disgu*
disre* divor* divorce do dodgy dodgy* doesn't doorm* doorman doors* doubled dragg* drained drift* dropp* dropped
drowned drunk drunk* dual earrings easil* easily egg electronics eleva* email* emerg* emergency enclo* engineer enjoyed
enqui* entir* entire escap* estimated ever examiner examp* example excludes exit expense explanation explo* exten*
eyebr* eyebrows factory faint* fainted faith faith* false false* fare favou* feet fever fever* fight* filled filte*
filth* filthy flame* flask flask* flooded forecourt forgot form foundation frankfurt fraud fraye* frayed free
friendlier gallery get giggl* giggling glad glass gold grabbed gran'* gran's grand greeting grind* groomer grott*
grotto grub guard guests hammered hamster handb* handbag handbrake handc* handprint hatch have headm* heard heard*
heart* heavy heavy* here herse* herself hid high highc* highchairs highly hill hire hole horri* hose hottest hour'*
hour's hundreds hunt husband hygiene i i'd i'll i've if ignored illne* illness imagine immed* immediately inade*
inadequate inbox inbox* infla* insid* inside insur* interior interviewed inverness its j jacke* jacket japan* job jokes
jokes* jokin* joking kayak* kenne* kept kerb kia kiddi* kidding kilom* kindly kite knack* knowi* knowing kwame kwame*
label labrador ladie* ladies landlady lashe* lashes laundry law lay leaf leavi* leaving lectu* lette* letters linked
litre* loadi* loading loads loads* lobby lobby* local local* locat* lockers lorri* lorries lorry lorry* ma'am ma'am*
macca* mad man matters mean meant mechanism melte* melted membe* mentioned messa* metre* mints mints* misla* mislaid
misun* misunderstood mix mole moon morning mothe* mothers mould* movin* moving n naked naked* natural negat* negative
night noise* norma* north* nowhe* nowhere nurses observation office okafo* okafor on ones operator orchi* orchid
ordinary other outsi* outside overl* overn* overnight overw* owl packages paddling padlocked paid pain pair parac*
paracetamol paste patch pedal peep pendi* pending pengu* penguins pension perfume period physio pile pipe playground
pluck* plucked poison pokin* poking police polit* popul* porta* portal pract* prawn prawn* pre presentation pressure
problem professor property prose* provided pushed rabbits radiator ramp ratin* rating reads reads* real recru* referral
refundable refur* regular rehea* release remai* remem* rente* rented replaced reput* rescu* rescue reserve restaurant
retail retir* returned revenue rings rings* rippe* risot* risotto rope rotte* rubbi* rufus rufus* rush sanda* sausage
saw scaff* scanned scoot* score* scores screenshot screenshots screw* selle* set settle shelt* shelter shift* shots
shots* shove* shoved showers showing shown shown* shrugged sight sim siste* sister sites sites* skipp* skirting sleeper
slippers smash smear* smeared smell* smiles socket someb* someo* somet* something spa speak* speci* spide* spiri*
stabbed staff stair* stamp stand* standing stapl* starter sting* store* strim* stripe study study* style style*
subscription suggested suppl* surgery swipe* swiped taken taken* talks teach tear technician tempo* temporary tener*
tenerife texte* texted thanks their their* there there's there* they'* they'd thumbs thursday tiger tiger* tight* tills
tills* tilte* tilted toasted tomas* tomasz top tour trace trail* trainers travelled treat* trick* tried tried* truck*
truth truth* tub tucke* tucked turne* turned unann* unannounced uncle's under* underneath unifo* unive* unpac* until
until* upgrade uploa* uploaded vaccine valid valid* value* vanis* vanished veg verge verge* victo* vinegar virtu*
voicemail vouchers waiter walle* wallet warni* warning watch* watched water wax we're we're* weari* wearing wednesday
weird* when where where* whispered whoev* whoever whole whole* widow* wife'* wife's with woke word works* worri* would*
wrapped write* yeah yoga yoghurt you you'd you'd* you'l* you'll young youngest zips zombies`,
      '2': `
130 36 400 412 49 75 81 84 86 account acros* across adjus* adjuster admit admitted adult* advic* advice adviser affai*
affairs african agency agree* allergic almon* alone alone* anima* anywa* anyway appli* application apply arabi* arms
arrive ash asian assau* assaulted asthma attached au awnin* awning backg* background bagga* baggage baggi* bali bank
bar baseb* baseball batch batch* batteries beati* beating becau* because bedro* bee been behav* besid* beside bindings
bit black* block* blood boarding boats boats* bodie* bodies bomb booster booze* boss bothered bottled breathe brioc*
brioche build bundl* burned burst burst* buyer's bypas* cabin cabin* camel* canal canal* cant cante* canteen capit* car
cartons casino cat cava certificate charts chasi* chasing cheers chemical chimney cigarettes cinem* cinema civil claim*
claims clerk clerk* climb* clipb* clipboard clock club co coach* cockt* cocktails collecting colum* column comme*
comment compl* conci* concr* concrete condescending confidence confirm connected contact contract conve* convenience
conversation cooked cooker countdown coupons craft* cramm* crawling creat* crema* crew crewe crewe* crush* cubicle
cupbo* curre* daft damage danis* danish dare dave days debiting decad* decade decid* decide deck deep device dig disc
discu* disgr* disgraceful disgusting docum* doing doing* dollar donat* donation door door'* door's doorstep dress*
dumpl* dumplings dusk dye earphones earri* eleph* email emailed employees end endin* ending energ* energy engag* engin*
engineers engli* english enquiry entered evidently excuse exerc* eyes f facto* faile* failed falli* falling families
farmer father's favourites feath* feather fell femal* female fence* fight filling filter fin fined fined* fitters fiver
fiver* flats flats* fleec* flip floors flowers flung flung* follo* fool forec* forei* forge* forget format fox front
front* garag* garage gay gears gecko gecko* gents gents* geran* geranium gesture giggled girl givin* giving glove*
golde* golden golf gonna gonna* goodn* goodness gossi* gossiping got grace grace* gran grandad grid grill gripping
groom guard* guine* guinea guy gym hacke* hacked hamis* hamish hammo* hammock handcuffed handlers handw* happened harm
hatchet heads heads* healthy heat heath* heavens held helme* helpd* helpdesk helped histo* history hit holding homel*
homeless hood hope horiz* horse* house house* housekeeping hummu* hummus hundr* hundred hyste* ignor* incom* india*
indoo* infin* inhal* initi* insis* insist inspect inspectors instantly invol* involved issue japanese journ* jumped
kebab kebab* keep keeps keeps* kegs kev key kindl* knife knife* knocked l ladle ladle* lager lager* lame laughing
laund* law's law's* leaki* leaking leath* leather left leg lens letterbox lifte* lifted lifti* light limpi* limping
lines lines* linke* listed listens listi* listing loade* locked login login* logo losin* losing lot lower* lucky lucky*
lump m macaroni magnets mangl* mangled marat* marke* mate maybe maybe* measuring media* members menti* mention metap*
metres microphone might might* milk minor minus minus* mista* mixed mixed* moder* molar molar* moms monkeys mot mother
motor* muck muffl* muffled mugge* mugged mulle* mushrooms nasty nasty* national neck neil neith* neither nightmare
normal notic* notif* odd offic* one's one's* operation our overdraft overh* own pairs pairs* palm pande* pants pants*
papad* paperwork's parrot passenger pastries pause pavem* pavement peanut pensions permi* photo's photo* pictures
pigeon pinne* pinned plain plain* planes plank planning plant plasters platf* platform plumb* plumber poiso* polic*
policy popular pouch* prams prams* prawns preci* prepared presc* pressured prick* priso* prison priva* private produ*
product propo* prote* proud purpl* purple purse pushe* queued racke* raised rando* random rang rashe* reason recal*
received reception recorded reds refer* refle* register registrar regre* rejected remaining remember resetting resid*
respe* restr* rever* reversed reviewers ridin* riding ring ripped risk rolling roma rucks* rugs ruine* ruined rum safe
said sake salmo* sandr* sandra schoolchildren scien* science score scott* scottish scratch secti* secured see seein*
seeing services sexy shame shared sharks sheets shin shooting shouts shows shows* sick signe* signed slab slap sleep
sleep* slipp* slipped slush smiled smoot* snake snake* sneez* someone sometimes sons sort spani* spaniel speaking
spelling spills spit splin* spons* sponsor spoons sport springs squee* squeezed stab stacked staff* stain stalk*
stalked stamp* stand starf* starfish stari* staring starving state state* statement stay stead* steam steam* steer*
steering stepp* stewards stick* stoma* stomach stone stored strai* stranger's strangers stray stray* stren* strength
suffe* sunday surel* surely surro* surveyor swapp* swapped swear* swears sweetheart swimw* swimwear switched tabs
teacher teenagers tell terribly thank* the they're thought throu* through tie tile tipsy tipsy* tires tires* toddlers
tract* tractor trailer transported traveller tray treatment trend* truck typed typed* tyres tyres* uncle uniform unit
unmar* up used valet* valua* valued van's van's* vent ventilated verbally vet viole* volun* waiter's walk walks walks*
wasn'* wasn't wavin* waving wears wears* went wet wheth* whether whisky whist* whites wide wiped wiped* withi* within
wont woode* wooden woodl* woodland worke* works would've wring wring* wrote wrote* yoghu* young*`,
      '3': `
0 06 10am 150 240 41 410 62 77 800 aband* abandoned accou* accounts accus* admit* adult advance advis* afrai* afraid
agenc* agent allows almond amend* amendment announcement antih* antihistamines anyon* anyone appet* appre* arabic
arrivals artic* article ashes ashes* asian* aside aside* assistance assumed attended authority babysitter backd* backe*
backed bands bands* banks banks* barco* barcode barrel barrier basem* basement bc beaten bed bedroom benef* benefit bev
birds bizar* black bladd* blood* boat bold bonne* bonnet booth* bots bounces boy brake brand* breas* brew bricks brides
builders burne* burri* burrito buyer* buyers by caesa* caesar calle* called canadian cared cared* caref* careful
carriage carrier casin* catal* cent certi* chain chainsaw chalk charged charl* charlotte chatted checked checking
child* childs chuck* cigarette city claimed clapp* clicked cling clip clippers cloak* cloakroom clock* coach cogna*
cognac collarbone colleague collect collected comin* coming commented company compere competition complaining concerned
concerns concu* confirmed confr* confronted container control conversations cooke* cot coughing country couple couri*
courier court* cracked crawl crushed curio* damages dancefloor dangl* dangling dealer deals deals* debri* decki*
decking delete depot depot* despe* despi* despite destr* destroy detective detector diamond dismissive dive doha doorw*
doorway dozen* draft* dragged drawer dressing drive* drug ear earph* east edibl* eighteen elevator elm emma emptied
empties ends engage engagement envir* escor* everyone exist expert explain extensions facin* facing factor fanta*
farme* faro father favour feb fed fence fenwi* fenwick fewer fewer* fille* filmi* filming finish fitter flash* flatm*
flavor flea floor floor* flopp* floppy fluid folded foot forea* forearm forth forth* found found* fridges from fund
funni* funnily funny funny* fuse gave gears* ginge* ginger going going* gone grabb* grandparents ground guessing gun
halve* ham hamst* hand hande* handed handi* hands hands* hange* hanger hangi* hanging happe* happen happens happi*
happier hassl* headb* holdi* home horses host hugs hurle* hurt husba* i'm id identity imper* in inche* indian inflated
ingre* injec* injection instructor insured interview intim* investment jack jar jigsa* jigsaw joint journey junio* kiss
kit knock* lab lambs lambs* lande* landed landi* landing latin* lawyer leane* leaned lets lifting liste* listen litres
littl* little live lives lives* loan lobst* lobster locksmith logge* logged lose lug lunchtime lung luton luton* lying
lying* made magni* magnificent manag* mangy mangy* mechanical meet memor* men mess mexic* mick migra* mine mine'*
mine's missu* missus mistake mom morph* morphine motiv* mount* mouthful mover* mum's mum's* mushr* mushroom musli*
muslim musta* mustard mute mysel* myself nan nan's nan's* nav needl* neglect negot* nephew nerve nerve* nobody's non
north norwe* norwegian noses noses* numbers obvio* off offered old opene* opened opera* operated over owners oxyge*
oxygen oyela* oyelaran padde* padded paink* painkillers palle* pandemic passport patie* patio patio* payme* peanu*
peanuts pedal* people's perma* petrol pharm* photos pilot pilot* pinch* playg* politely polye* polyester ponie* ponies
posit* poste* praye* prayer protein psych* puffi* puffing puppy puppy* put queui* queuing quotes rabbi* rack raide*
raided railings rank ray rays reade* reader recep* red reference reflects refurb refurbished refus* rehom* rehomed
relationship removal repair replica request resis* responsible returning reverse rice rid ride road roami* roaming
rocke* rocket rolli* roofe* rough rough* routi* routine savin* sayin* saying scar school scoop* scooter screamed
screen's screwdriver seater secretary section selfi* sellers serve* sessions sex shaki* shaking sharo* sharon shedd*
shedding shock should shoulders shout* shrug* silent skimm* skinn* skinny skirt* slid smallest smell snap snatc*
snatched soake* soaked soaki* soaking somebody's sore soy specifically spell* spiders spine spine* spirit squealing
squir* standards stared started stern stern* stitc* stole* stone* stop straight stress stroke stumb* stupi* stupid
subje* suffer supervision supervisor supplied supposedly swear sweep sweep* swim swimsuit takin* tall teach* teena*
teeth teeth* tenan* tenants them thems* themselves thera* therapist these these* thieves threa* tiles tiles* timel*
timely tins tippe* tipped toddler's toe toes tongs tongs* tony tooth* tore touching travellers treatments trick tripp*
trolley trust twins twins* twist u unatt* unattended unava* unavailable unhyg* unhygienic units units* unkno* unlab*
unlabelled upfro* upfront vary vegan vegan* vegetable venee* veneer verba* victoria videos vinyl vinyl* violently voice
voice* waits waits* wandering wanti* wanting warde* warden warrant wasted watching waved waved* wayne wayne* wheel who
wife window's windows wing withdrawals witness women's wood words words* worm worthless wristband x yard yelle* yelled
yourself yrs`,
      '4': `
148 2024 290 2m 300 80s 89 abusi* abusive accen* accent actio* action address adds adren* adrenaline advertise aligh*
alight amazo* amazon angry angry* anxie* anxiety apartment appealed appendix attor* attorney audib* babys* backpackers
bald ban banned barred bat beam beate* belongs bille* billed bindi* binding birds* blocked bolt booth botto* bottom
bounc* bowls bowls* boyfr* boyfriend bradl* bradley brakes breach breathed brick brick* bruised brushed bun burie*
buried buzzer callu* callum cancelling carbo* care cash cashed cats cells cells* certain changing chaperone chari*
charity charm checks chef chemi* chemist chemistry chest chipo* chipolata chloe* choosing cigar* ciste* cistern clair*
clamp clarke climb clini* clinic coffi* coffin colle* commission conditions confirming contracts convi* cook copied
counsellor count* counts court cow crawl* creepy crooks crowns croyd* croydon cruel* crypt* cub cuffl* cufflinks dad
darre* darren dashc* dashcam daughter daughter's dealt dealt* degre* deman* dentist deposits desperate diplo* diploma
disabled dislo* dislocated dismi* dispu* dispute docto* doctor doctors documents dose down drank drank* drawe* drawers
dressed drew drilled drivi* driving earbu* earbuds elephant ellie ellie* elses elses* embez* empti* enfor* enforcement
enjoy* escort euros euros* evict* evide* evidence extension extor* eye family fanta fat fathe* fella ferre* files
files* filli* fillings finge* finger fire float* flogg* flogged flood* flour foreh* forehead foreigners forem* foreman
freshers friend fryer fryer* funga* fungal gas girls girls* given given* glove glovebox goat googl* google grand*
grandad's grandma grandson grape grapes greyh* greyhound grinding gripp* groun* grounds growi* growing guaranteed guys
halves harassed hargr* hargreaves he'd head hearts heavier heavily helpe* helper hence hence* hens herpe* herpes hey hi
hidde* hidden hide hoars* hoarse honey* hop horrid hospi* hospital housi* housing hr hughe* hughes husband's idiot*
ignoring imita* indig* indoors infan* infant infection infor* informed initials inspe* inventory invitation iv jogge*
june kicke* kicked kinde* kissed kittens known known* lad's lad's* landl* lass later later* latex latex* laugh* laughs
leader lense* lenses let lever life lifeguards lifes* lifestyle lined lined* lion lived lived* locate lock locke*
locker locks loses loses* madam madam* maide* maiden malag* malaga manua* marathons marked marks marri* maste* master
mate'* mate's maths maths* mecha* mechanic mechanic's memory messages mice milea* mileage minor* miscarried mods money*
monox* monoxide moss motorway mould mountain mouth* mp must'* must've nabbe* nabbed named named* natio* needi* needing
neglected nephe* nicel* nicely niger* nigerian nonex* nonexistent nonse* nonsense numbe* number obviously olds
operations outri* outright outst* outstanding overdosed overheated overlooked pads parent parro* passed passi* passing
pea pecan pecan* penic* penicillin petro* phoned pic piece pierc* pigeo* pigeons pisse* pissed plugg* plugged pneum*
pneumonia pocket pointing pole portaloos porte* porter positive powde* powder pram pray precisely prescribed priya
priya* produced prosecution prosp* protection proud* publi* puffe* puffed puts putti* putting racis* racist rag ram
rated rated* rats raw reaction receptionist recor* records refused refusing regul* relie* relief renewing reported
reque* requested respect respo* respond response restrained retired revea* rigge* rigged ringi* ringing roman* root
rotten route ruled ruled* scare* schoo* scoop scorc* scout* scraw* scrawled seale* sealed sexually shame* she's she's*
shed shell shift shoul* shutting sips skele* skeleton skied skied* skin slamm* slammed slide slur smashed smoke*
sniffing social sold solic* son son's son's* sorti* sorting spaced sparkler spelled spite* sprea* spread squeeze stall
statements stent* steroids stewe* stewed sticking stran* strok* stroked subject submitted sum supervised surge* surna*
surname suspi* swelling swind* swinging syringe tail taking tamsi* tamsin tanks tanks* taugh* taught teen teens teens*
tend tfn thank theft theft* thigh thighs thirteen throwing thrown tights tingling toddler tools tools* touri* trace*
trained transport trash trash* tripped tumbl* tummy tummy* twirl twirl* twitc* twitching unacc* under uninv* unlaw*
unlawful unpacked unplu* unscr* unscrewed uplif* uplift us users users* vacan* vapes vapes* viola* violation wander
we'll we'll* whack* whatsapps wheel* while while* will wires wires* woman woman* wondering wonders workp* workplace
wrecked wrists writes writt* written y'all y'all* yesterday yours`,
      '5': `
2019 3am 900 abuse* abused accid* accident addre* addresses advertising aged aggre* agreement airpods allergies aloud
aloud* anaphylactic anaphylaxis ancho* anchovies answered antid* antidepressants antis* antisemitic app's app's* ashtr*
ashtray autho* authorised autistic baby badge ballo* balloons barre* beddi* bedding belay belay* belon* belongings bike
bled bleed blisters bogus bogus* bolts bolts* born botch* botched bouncer boy's boy's* brack* bracket brake* breat*
breed* breeder brother brownie bruise bruises btw budgi* burn cam camera cameras camp campy* campylobacter cans capta*
captain caret* caretaker cargo cargo* cashews cashm* cashmere celer* celery chain* chained cheek cheek* chest* chicks
child's chin chip claire clark* clien* clipp* clipped clocked cloth* codei* codeine coli collapse collar collectors
commi* complaint's conde* condemned confi* conse* consu* contains contaminated copie* coppe* copper cos council's
coupl* cousc* couscous cousi* cramps crook cuddl* cuddle customers dad's dad's* dads damag* data dayca* daycare deaf
deale* dealers deali* dealing decides declan delib* deliberately demanded denta* dental denti* depos* deposit detec*
disab* disappeared disch* discharged discuss doc dogs dorm down'* down's dramatic driver drivers droop* drugg* drugged
dumpe* dumped e elbowed embal* embalming emplo* employee enjoy environmental er escaped ex exami* exercises extin*
extinguisher face faece* faeces famil* fellas file financial fingernail fist flames flatmate flies flies* flood flour*
fluid* folks folks* followed force forced forum forum* frightened fussy fussy* gear gearb* gearbox gearstick geniu*
genius ghb glassed goods goods* grabbing groin groin* guards hair hamme* harne* harness haule* hauled he's headbutted
headi* heading headscarf headt* headteacher heari* hearing hike hilar* hilarious holder holds holds* hoste* hse hull
humil* iban idle illeg* illegal inapp* inappropriate infected inhaler insta* instructed insul* intolerant investigating
invoice invoiced issue* itchy itchy* jabbe* jabbed jeweller judgm* judgment kennel ketam* ketamine keys kicki* kicking
kisse* knick* knickers know knuck* kowal* land landlord lanya* lanyard lapto* lawye* lawyers lead leaders legal legal*
legio* legit legit* legs lever* lifeguard ligam* lightly locks* lunge* m6 manager manager's marcu* marcus marks* masse*
matro* matron me medal* medication medics meth minibus misled money morti* mortified mouth mover mums musse* mussels
names names* nappy nappy* ncat needle negle* negli* negligence nhs nicked nodde* nodded nose numb numbered nurse* nuts
onto openl* openly orderly orders overdose oyste* paddi* padding padlo* pains pains* palme* palmed papers param*
paramedics passp* patches patient peepi* peeping pet petti* phant* phantom philippa pirit* piriton pocke* poodl* poodle
pools* poolside poppy poppy* posted pouch pound ppd pregnancy pregnant presses prete* pretended proceedings profi*
profile protected public pulle* pulled punched pup pupils pyjam* pyjamas rabbit racked react recording reeke* reeked
regret rehab rehab* remar* remarks renta* rental report resea* residents resus resus* revenge ribs rodri* rourk* rourke
rubbing rudes* rudest rung saddl* safeg* safeguarding salar* salary salmonella scald* scamp* scampi scare scars scars*
schoolgirls scorched scout screa* screaming searched secretly selfies selli* selling shan'* shan't shatt* shattered she
shook shook* shoulder shove shredding signature's signi* signing silve* silver siphoned ski skipper skirt smoki*
smoking sneer* sneered sneezing snipp* snipped snort* snorting solicitor solicitor's spark* spat spay speak splitting
sprayed squared stank stank* starv* steer stero* stolen suing suing* sums superglue supplier surveyor's swaps swaps*
swell swing swoll* swollen swung swung* sympt* symptoms syndr* syndrome synth* synthetic syrin* tabby tabby* tagge*
tagged tahin* tahini tampe* tampered tank tape teati* teatime temp theres thiev* thigh* thras* thrashed threatened
threw threw* throw* thumped tightened tikto* tiktok tingl* tobac* tobacco toddl* told tonig* tonight tracey tracked
trainer tricked tuesday's turba* turban ulcer ulcer* undress unpai* unpaid uphel* upheld upset* ute vaccinated vape
vcat viewi* viewing viewings vis visib* visible visitors vodka vodka* void vomited wall'* wall's weed weekends weighed
weighing whats* wheat wheat* wheelchair wheez* whipl* whiplash whipped whisk* whistled who's who's* wild winke* winked
witnesses woken woken* wolf won wound wounds writi* writing year younger youre youre* yours*`,
      '6': `
000 19th 2011 640 999 accused acid addic* addicts adjusting advisers aids alive alive* allergen alloy* animal antib*
antibiotics appen* arm atten* attendant autis* babie* babies backside backw* backwards barge* barged barri* battery's
bcc belly belly* belt bikin* bikini blamed blew blind blistered bouncers bracelet breac* breaks breathing brother's
brothers buckle budgies builder cage calf camer* cancer canis* carav* caravan carel* careless chargeback child chloe
citiz* citizens clamp* clappers client cockr* cockroach collections committee condu* conductor confused contain counc*
council counting couples craig craig* crate creep* cryin* crying current daugh* daughters dehyd* dehydrated diabe*
digge* digger director disconnected dog donke* duty earth earth* elder* elderly escal* escalator exhaust expos* exposed
fake fca fella* fiona fiona* flare* follows foota* footage forged forwarded garet* gareth gary glue gluten grape*
hallw* hallway hammer haras* healt* heavi* helmets her hes himse* himself hostel humiliated hurled ignore im imoge*
imogen infections insta instagram insulted intol* invented inves* issued ive jaw joint* joints karen karen* kayle*
kayleigh kidneys kids kitte* knee lad lap laptop lash laughed lazy leade* legionnaires lifeg* lodge* lodged lonel*
lonely maggots mam man's man's* medals medical metal metal* mince mince* mocke* mocked mower mower* mrs nail nicke*
niece* noddi* nodding nurse oak oat oil owner owner* padlock parvo parvo* patients payslips pembe* pemberton peppe*
pharmacist philip photographed pics plastered poisoning popped pregn* pupil purse* pus qr relay relay* repor* resealed
resul* reven* review rider rider* rubbed rumma* saddle scalded scale* scamm* secur* security seizu* septi* septic
served sexua* she'd she'd* she'l* she'll shell* shellfish shred* shrug signature sipho* site'* site's skunk skunk*
slash* slurr* slurring smack* smacked snow socia* spreadsheet squig* squiggle stamm* stammer starved stepped stewa*
steward swabs swabs* swamp* swigg* swigging swing* tablets tax tens terrier there'd thicker thinking thyro* tied tongu*
tongue tradi* trans tribu* tribunal underwear vacci* valuables vanes* vanessa varni* verru* viewe* viewed vile vomiting
wandered ward weepi* weeping weigh* welts welts* whacked whatsapp wheeled wheezing whipp* whiskey whitl* whitlock
withdrawal witne* women worker wouldnt wreck*`,
      '7': `
ambul* ankle barma* barrister bites bites* blist* bloke bloke* brace* bringing broth* bruis* buckl* burns burns* carbon
cashe* caugh* caught chairlift clothes coeli* coeliac comments complaint cornered couns* crates dairy dairy* declared
degree demen* dementia denie* denied detai* dirt dr droppings epipe* epipen exhau* faceb* facebook filed filed* filler
finance fingers flashed floating foil force* formu* formula fourteenth fract* fractured glued glued* glute* gps handled
he health hijab hijab* hip honeymoon inspector insulin into inven* invoi* janit* janitor kid kidne* kilos kilos* lads
licence lies lip lips maggo* mare married medic* messe* messed misca* mites mites* mum my name nigel nigel* notes
notes* noticed notified old's old's* overd* owns paedi* paperwork passports payments paysl* pens permission picking
pills pills* pinched pista* pistachio pony poppe* propp* propped pupil* purpo* purpose purser raili* railing rape rash
reg regulator rent results reviews rusty rusty* salon salon* saucers savings scales scalp scalp* secre* sesam* sesame
sitte* sitter sniffed soya spike* spiked sticker stranger strapped surgeon swelled swore swore* taxi teaching teenage
tests tests* texti* texting thump* tip trading trapp* trapped treated unaccompanied undre* uninvited ur waist waist*
wande* weight withd* women* worms worms* wound* wrist wrist* yanke* yanked`,
      '8': `
ambulance anaph* baili* bailiffs barman bedsi* bedside charges colla* consent consumer county crate* debt decla*
details drip finan* him his hives hives* hut infec* jewel* jewellery knocking liar licen* niece nut ombud* ombudsman
phili* react* revie* satay satay* scam shouted slapp* slapped slit smoke stairwell stitches tenne* tenner texts texts*
throa* throat tooth twisted van vomit* walker wee your`,
      '9': `
against aller* allergy bra carer carer* cctv collapsed conta* cousins delet* deleted hiv ill lied mr ms officer sniff*
sores sores* sudde* suddenly sungl* sunglasses swell* twist*`,
    },
  },
  es: {
    plainBelow: -3.96,
    unlikelyBelow: -1.17,
    likelyFrom: 2.97,
    words: {
      '-9': `
aburr* agrad* aire asesi* barat* cae cola deja encan* febre* febrero mejor* ocupa* pero poco practica retraso ruido*
sentaron sillas talla* tarda tarda* tardo tardo* templ* versi* vistas`,
      '-8': `
agota* aguad* amabl* aparcar atrac* avisan butac* butacas cafe calles caris* cebol* cerrado champ* champu cien cierra
cita comunion conge* contenta conve* crime* desti* diez distinto enchufes floja folle* folleto habil* habiles incom*
lento lento* mas mata mejor mesas mesas* mucho* obras obras* paell* paella parce* partida precio quinto retra* rico
santa* segundos septiembre siste* sistema soso suspi* susti* susto susto* tallas tarea* trafico tresc* vale ventanillas
version vient* viento`,
      '-7': `
01 112 20 30 90 96 99 acept* agotadas aguado amari* andar andar* armario atasc* aterrizamos averiado barato bolas
bolas* borrachos cafet* calefaccion calid* calidad calie* cansa* cantando carisimo caro charla chirr* cober* cobertura
columna comisiones compe* conex* conexion congelado conseguir correos crimen decirle decor* decoracion degra* degradado
demor* desor* devolucion dispa* encanto escen* escena esperando estim* estup* estuvimos etern* extras feo fria frios
frios* giro gotas gotas* gotea* guerr* gusta gusta* hay juego* lados lados* limon* mal mala maleta mater* medio* muchi*
mucho mundo mundo* navid* nivel* pa paciencia pago peaje pedi pelos pelos* pena pesim* pica pista plantas preciosos
premi* principal puntas quemado quint* rasgu* recar* recargo recom* resta* rinon* riqui* ruidosa sabor sabor* salon
santa seco semanas septi* sigo silen* simpa* sofa sopa suela suela* suspiro tabac* tabaco tacon* tarif* tiendas tinto*
torcido turnos veniamos volum* volumen volve* volvere vuelve wifi zona`,
      '-6': `
00 13 21 25 38 47 50 60 7 8 92 abono abono* aburrimiento aceptaron actor* actualizacion agost* agosto agotado alfom*
alfombra alma almohadas alpac* alpaca altav* amables amarillo ambie* andre* andres antiguo apara* aparador aplastada
aprie* apunte armada arquitecto asado* asesino asien* asientos atendieron atent* atraco avanz* averi* bloquea bocad*
bocados botas botas* buenos cada caida caida* caliente calor calor* cambiaran cancela carga celeb* cerre cerre* chime*
chimenea chocolate chupi* churros cierr* cierran cine comis* competencia comun* comunica conduce consumir contestar
cordi* correcto cortinas croqu* cruas* cuade* cubre cubre* cuestas da decian demas* demora desin* desplazamiento
destinatario destine devolverlo dia dific* dificil dijera doble* doy duro edred* edredon elegi* eligi* eligio embarque
enchu* ensenar entregar equivocado escas* escritorio espanol estanterias excelente exper* experiencia falta fasti*
feria feria* finit* floja* formulario frita* fritanga funcionan funer* futbo* galleta gallo gallo* goma gomas gomas*
gotea guerra gutie* hidro* huecos impre* impri* incomoda indic* ingle* intui* juego jugo juntas kilometros larga larga*
largu* lata lavav* lavavajillas lecto* lector lectu* lectura leia lenta lenta* libros limonero llegamos lloro lloro*
manch* mancha mante* maqui* marke* masa masif* medid* mediocre mediodia menu meses meses* mide minut* misio* mision
mismos mitad mitad* molin* montaje morim* morimos movia movia* muchisimo muerta music* musica musiq* musiquita musti*
navidad nieve ninguno nivel normalito notificaciones novel* novela nuevos ocupado ofert* olas olvidaron pagando paisa*
pajit* pajita palit* pantallas papelito parcela parec* pasos pasos* pega perdi* perdido pesima pintu* pintura pixel*
plazo* pocas pocas* pongo pongo* poste* pregunte premium primer principio prisa* progr* progresivas prohi* prome*
prometian prometieron provi* provincia pude puede* pueden puedes pulsa* puntu* radio ranci* recibido reconoce rematar
renovar repetitivo repit* responde restaurante riquisimo robado roman* ruido ruidoso sabado sacan salad* salim* salimos
salta* santi* santiago seguidas seman* sentimos servi* servicio servilletas silencio simpatico sitio sitio* soles
soles* sonid* sonido sucur* talla tardaron tarea tasa tasas tasas* taza tela telep* telev* templada temporada tenga*
tinto tope torci* trajeron trescientos vacaciones vacias vecino ventas vestido vine vinim* vinimos vino visitas vuelven
web zapatos zumo`,
      '-5': `
19 212 304 32 412 48 55 6 68 83 85 abria abria* abrim* abrimos abro absur* aburrieron aburrio acabar aceptan acond*
acondicionado activ* actividades acues* acuesto adelanta adolescentes agradable agrie* aguacates ajo ajust* alarg*
alargo album album* alfaj* algor* algoritmo amable antig* anuladas aparte apelm* aplaz* app arma armar* arrancar
arreglan arreglaron arreglen arrug* arrui* artic* articulo artif* asado ascen* ascensor asiento asper* atasco atento
atraso audioguia ausen* ausente autoservicio avist* avistamiento ayuna* ayunas bajado bajarse bancos barre* batidora
bebo biblioteca bicho* bicis bicis* bienv* bocadillos bonitos borrar brava* bravas buenas buenisima caduca cafetera
cafeteria calendario camarote cambia cambiarlo cambie campo campo* cancelo canci* candados canta* carbo* carre* carri*
carto* carton cebolla cebollas centr* centrico centro cepil* cerem* cespe* cesped chicl* chirrian choripan chorretones
churr* cient* ciento clase* clases cm codigo colon* colonia colum* columpios comision comodo compramos comprando compre
concha concl* congela conste consumible conversacion corea* corta* cortaba cortan cortos cosqu* cosquillas crece crece*
criti* croquetas cruzados cuatro cuelan cuidados cumpleanos cursi* cutre cutre* darte darte* decen* decente decep*
decepcion degol* dejarlo demasiada demasiado den derre* desga* desig* desigual despacito despedida desportillada
devolver diabl* dibujo diciembre dinam* diran diran* directamente discuto disparos dispu* disti* divertido doble doce
edifi* edificio empujando encantados enchi* enchiladas encogio enfado engru* engrudo entiendo entra escaso eso espad*
espada espec* esperamos espum* estimada estrella estro* estuf* estufa estuve etiqueta exces* expos* exposicion
facturacion falla faltas falto falto* famos* festi* festival fideo* fideos fiestas figur* filetes filtros fin fiscal
flame* flequ* flequillo flojo formato formu* fragi* fragil franc* fregona frenar fresc* fresco frias frias* frigo*
futbol gana gasta* gigas gigas* giran* girat* giratoria gitano gracia gran grues* grueso grumo* grumos hablando hamaca
hechas helados helic* helicoptero hielo* hora horar* horario hot huell* human* hundido incendios incomodo inexistente
ingles ingresar insistente instrucciones invitados invitaron jarab* jarabe jugar jugar* ketch* ketchup kilom* ladrillo
lamento lanza* lanzadera larguisima lejis* lejisimos lempi* lempiras leones libre* limones llamada llega llega* lleven
loca lubin* lubina lugar lugar* lunar* macet* maja malag* malaga malet* malis* malo mandan mandar mantequilla manua*
manual maquina maquinas marav* maravilla marketing marte* martes masificado matar matar* matarlos mecha* mechas media
mensajero mercado mes mezclados mido mierc* miercoles minim* minima minusvalidos minutos modem modem* mojad* mojada
molida molinillo montadores mucha muere muere* muestras mueve* museo museo* muy nachos naufr* naufragio ni nieta nieta*
notaria noven* noventa nueva nula objetar ocho ocupadas oferta ordenar orgul* oxida* paloma palomitas pan panta*
papeleras parcelas parch* parecia parez* parezco partido parto parto* pasaron pasas pasas* patat* patatas patilla
patines peaje* peli pelusas perdi perdimos pesad* piden piden* pido pie pierna pista* pistas plast* plastico plataforma
plazas plazo podria porteria postre pract* preci* precios preguntas pregunten prisa profes prohibido promocion pueda
puntual quemaba queri* quesos ramen ramen* rancias raque* rato rayad* realidad recal* recetar recoc* recoge recomendo
regalado reglamento reirs* reirse relaj* relig* reparto repite resec* reser* reservada reserve responden rey rinco*
rincon rinon rinones rodap* romana sabad* sacan* salas salas* salon* salsas secad* secuestro seguimiento sentados sera
serie* siemp* siempre siglo siglo* silenciosa simul* simulacro sin siren* sobraron socorristas solar* sombr* sorpr*
spinn* spinning stock stock* sube subes subes* subim* subimos subio subio* subti* subtitulos sucursal suite suite*
supli* suplicio suspendido tacones tanta tanto tanto* tapas tapas* tapones tarifa tarot* tele televisor temat* templado
tenga terma* terraza tetra* tetrabrik tibia tibia* tibio tibio* tiend* tiesos tirit* tomate tonto torme* tormenta
tornillos trabajamos tract* tractor tradu* trafi* trasp* trescientas triza* trizas tutor* tutorial ultra* ultratumba
vacios veia veloc* velocidad venen* veneno venir venir* venta* ver vermu* ves viene vimos vimos* vinos vinos* visit*
vista* volveremos volviera vuelves yogur* zarag* zaragoza`,
      '-4': `
10 11 15 18 23 31 35 36 41 52 88 abiertas abona* abonaron accid* aceituna acepta actores actua* actualiza acuse acuse*
ahorro ajena ajena* altavoz ambientador ambiente amiga* animacion antel* antelacion antes antes* antic* antiguas anunc*
anunciado anuncian anuncios apaga apaga* aprob* aquag* aquagym ardie* arepa* arepas armas armas* arreglo artificial
asador asesinatos asesinos atraccion atrev* audio* baila baja bajos bajos* banos banos* barba* bendi* black black*
blanc* blanda bocadillo bocat* bocata bocin* bombilla bordo bordo* botan* bucle bucle* buen bueni* bueno* burbu*
burbujas buscaba butaca cabia cabia* cadaver caducaron cajero calcetin calef* calientes calva* cambi* cambiado cambio
cambios camisa cana canas* cance* canciones cansa capitulo caras caras* carin* carisimas carmi* carrito cartas casit*
casita castigo cata catalogo cated* catedral causa causa* cena centi* cepillos cerrada cerradas chapo chapo* charc*
chequ* chiclosos chorizo chupito circulo clausurado clava* clavaron clienta cocid* cocido cocte* coctel codig*
comentando comid* comida compartido comprar compresor compro concierto congeladas consistio consultarme contrasena
contratar convencida copa corta crimenes cristianos cruda* cuatr* cuatrocientos cubie* cuelg* cuest* cuesta cuota damos
damos* deberes decirme delit* delito depar* departamento dependiente desay* descansar descripcion desinstale despegaron
despego detal* detalle devuelvanme dibujos dice dieciocho disen* diseno disparas documental dolio dolio* domin* domingo
dos dura empal* empan* empate empezar empleada encantador encantadora encie* encuesta enero enero* enfre* enfrente
enfri* enfria enfriar entere entrada epoca epoca* equiv* escalones escenario escribieron escribo esper* esperar espuma
esqui* esquina estaciones estropeada estropeo estudio estupenda estuvieran eterna exced* excursiones explica explico
extra fecha* fechas ficus ficus* fija fila flan floji* flojo* flores food forfa* forfait frases frida* friday
frigorifico fruta fruta* funcionar funeraria ganas ganas* garba* garbanzos gato gemas gemas* gener* gestion gestoria
giran gol grani* grasa grasa* gustaba habra hambr* hambre hamburguesas hielo hipot* hipoteca hogar hogar* honorarios
horas horas* hueco* hunde* hundi* hundio igles* iglesia ilusi* ilusion impos* imposible incluye incompleto
incomprensible indice infin* inqui* instalacion instalaciones intel* inteligente interfono internet invit* jaja jarro*
jarron juegos julio julio* karao* karaoke km ladra largo lavado legal lejos lejos* levanta libro* lima llamadas llamar
llaves llegan llegu* llegue lleno lleno* llevabamos llorar llovio lumin* luminoso macar* macarrones maceta mafio*
mafiosa mantenimiento marcas masca* matan* mate media* medialunas mediana medida medidas medio mendo* mendoza menta
menud* menudo mercadillo merlu* merluza mesa miche* miel min minuto misa modo monton morgu* morgue mover* muest* muro
natil* naveg* never* nevera nieve* niveles notit* notita novie* noviembre nueve nueve* nuggets octub* octubre ocupan
ofertas olien* oliendo olor oposi* oposicion oro otono otono* otra palo pantalla papel* papeleo papeleria parado
parecian pasta pdf pedid* pedido pegaj* pegajosa pegam* pegar pelis pelis* pelus* pendiente pequenito perdida persa
persa* personaje pesada pide pides pides* pilas pilas* pilat* pilates pinto pinza* plant* poca pocos pocos* podias
politica postr* poten* potencia prefiero prima princ* pring* pringosas problema profesores prometia promo* propuse
puede punto puntualidad queriendo quieren ramo ravio* reali* recalentado recog* recogida recomiendo recor* refri*
refrigerador regalaron regue* regueton reir reparacion repet* resolvio resop* risa robar roble* robot* rodillas rodri*
romantico ropa rosas rosas* sales sales* saliendo salsa* salta saltar saludo salvo salvo* san sangu* sanguche santo*
saque sarte* sartenes secas secas* senalizado senalo serie sesen* sesenta sesiones siento sillo* sillon simpl*
siniestro sirena sirven solares solo sonia sonia* sorprende sosa spoti* spotify subido subir subir* sueltos super sushi
sushi* suspe* suspendi taco tardaba tardamos tardan tarde tarde* tarifas tarta tematica tensi* terce* termina termo*
tiemp* tiempo tienda tierr* tierra tintoreria tira toallas tocad* tomaron tomat* tortura traje* tres trime* tripu*
tripulacion tuppe* tuve unida* vacio* valia valia* valle* veintidos vengan ventanilla ventilador vergu* verguenza verlo
verlo* vermut vinag* vinagre visibilidad visita volca* yogur`,
      '-3': `
1 12 16 17 29 340 70 74 9 980 abani* abre aburre acuar* acuario adole* aerop* aeropuerto aguja ah alred* alrededor
amarilla amor ampli* anive* aniversario ano aparc* aparcamiento aparece apart* aporr* aporreando aquel* aquello aro
arrastrando arreglarlo arrep* aspirador atenc* atencion atendido atiende atracciones automatico averia avisad azule*
bajan barbe* bien blanca blancas blanco bland* blanq* bogot* bogota bombi* borda* borro* bronc* cajer* calce* calma
calva camina camino campi* camping canap* canas cancelada cansada caoti* caram* carino carnet carpa* carreras cartel
carteles casillero castillo catal* cator* catorce celebrar cerca* cero cerra* charco charl* chica chich* chill* chillan
choco* chori* cigar* cinco cinco* cintas citas citas* ciuda* ciudad clara* clarito clavadas cobraron coge colas colas*
color color* colores come comiendo comisaria como comod* comprada conductores confu* consi* contara contrario corre
corri cortar corte* creo cuadro cuare* cuarenta cubierto cubiertos cuchillos cuentos cuero cuero* darse darse* das debe
desayuno descr* descu* devol* devolvio devuelto diari* diario dicen dicen* dieci* diminuta dinamica dinamita discu*
disculpa dispo* disponible distinta divin* divor* divorcio doblada dormi dulce dulce* elegir embra* embrague empaste
empat* encargue encerraron encue* ensalada entera entie* entregada entrego escan* escandalo esmal* esmalte estabamos
estacion esterillas estud* estuv* excus* expli* explicaciones expre* extravio falla* familiar favor* fecha figura
filet* final final* frase* frego* frute* fruteria fui full funci* futur* futuro ganga ganga* garrafa gatos gatos*
genia* genial gesti* goteaba goteando goter* graci* gracias graduacion grati* gratis grifo grifo* guapo guapo* hablado
hamac* hice hicim* hicimos higad* higado hormi* huele huele* huesped huevos hunde idiom* impue* incomodas indig*
inquilino insis* inspectora instalar instituto insur* insurgentes izqui* jabon jabon* joven ladri* largo* lavad* lechu*
lechuga leer libre limpiar limpieza limpio lindo lindo* linte* linterna lista* literalmente llamado llamas llegaba
llegar llevamos lleve* lluev* logic* lomo lucas lucas* lunes lunes* macho* mandaban maner* mapa marzo marzo* masaje
matas matas* match* matri* mayores mecanica menta* menus menus* merca* metido migas migas* minib* minibar minus* mirab*
miro montado movieron muchacha muerte nadie nadie* naranja no nuca nueva* nuevo* ola olvid* once opcio* operador
ordenador pagado pagas pagas* papel parad* parados paraguas parche parece parque parti* partidas pasaban pasan pasta*
patil* pedazos pedim* pedimos pegamento pegamos pelota pequeno perfiles pez pico pidiera pierd* pina pinos pinos*
pinta* plane* planetario plano* plato playa playa* pleno pleno* podiamos pollo pollo* polvo polvo* pone ponen ponen*
preguntan presu* presupuesto prisas promo prosp* prospecto pudie* pudiera pueda* puesto punta* puzzl* puzzle que queda
queme queme* queria queriamos querian queso* quince quini* quinientos quios* quiosco rapido rebaj* recin* recinto
reini* rejil* rejilla remat* renfe renfe* repas* repro* reserva reson* resonancia respuestas retoc* retuv* retuvieron
reves reves* ricas ricas* ridic* robas robas* robo rota rotos rotos* sala salgo salgo* sandw* secretaria semana senta*
sentarse sesio* sevil* sevilla siguiente sirenas solte* sonab* sonaba suave* subia sucia suple* suplemento suspendio
tanta* tapon* taquillera tarta* tecla* teclado teles* tempo* tercer tercero terminamos terro* terror ticke* tienen
timbr* timbre toco tonto* torni* torre* tortilla tosta* total total* traba* traga* tramo tramo* traum* traumatologo
tren trist* unico unico* unidad unive* universidad vacac* vagon vagon* valen* vaya vecin* veget* vendi ventana vesti*
vez viajar viene* virtu* virtual visitante vitrinas volver volvieron vuelv* yendo yendo* yolan* yolanda zapat* zumba
zumba*`,
      '-2': `
1000 214 27 42 45 600 700 84 abrig* abund* administracion aguac* airbn* airbnb alarm* alarma almoh* alquilo alta altos
altos* alumnos andad* andador andan* antigua antipatica anula* apagado aparecer aparto arbol* armad* arrastraba
arreglar aseguro asign* aspir* asustado atendio audifonos aun aunqu* aunque auric* auriculares avisaron ayuda ayuda*
azulejo azulejos baila* balco* balcon bande* bandeja barbaridad barrera barrio barro barro* bater* bateria batid*
bebid* bebida bibli* bici bikin* bikini bizco* bizcocho bolsa bomba bomba* borra* botones boxea* boxeador burro bus
caduc* calcetines calcu* callo* camis* cancelaron cancha capit* carga* cargador carisima carme* carmen carniceria caros
caros* carpa carrera carretera carritos case casi cater* catering cayer* cemen* cente* centimetros cerca cerrados
cerve* cerveza chaqu* chaqueta chat chela chela* chico chiri* chiringuito chorr* cigarrillo clari* clase clausulas
cobran cochi* cogi colchon colgo colgo* comed* comedor companeros comunidad conec* contadas contando contestan convo*
copia* cordero corre* corri* cortaron corte corto corto* costu* crema* cremallera cristales cruce crucero crudo* cuanto
cuchi* cuchillo cuelga cuna cura curso curso* d de denta* depen* derecha desat* desco* descuentan descuento descuidado
despi* dias dibuj* digan digan* dimin* dj dormidos duele duele* educativa elige elige* empanadas empap* empleo encimera
encog* enfad* enlac* enlace ensal* enten* entiende entra* entrar entrega entregado envio envio* equivocada escondida
esperara estudiantes etiqu* euros euros* existia extra* factura falta* faltan farmacia favor feliz feliz* fijo fisca*
flore* formal frasc* frasco frega* fregadero frena* frenos fue fueran funda funda* fusil* galle* gano garantia gastados
gesto* gestor gin golpeada gondo* gondola grados gradu* grand* grandes gritando guarde guardia haber* habit* habitacion
hablaba hambu* hecha* hechos helad* helado herna* hiciera historia honor* hormigonera hoy huella ikea imita* impor*
inclu* incluido indus* inexi* infar* infarto infie* infierno informacion izquierda jamon* jueve* jueves justa*
justamente justi* justo lamen* largas las lasti* lastima lava lavadora lavan* levantado libro licua* licuadora lija
limon linea lista llegando llego llego* llena lleva lleve llueve lluvi* lluvia local local* lona m majis* maletas manda
manera manza* marca* marcados marta marta* marti* matrimonio mayor* medias mios miraba moda moder* moles* molestias
molid* mono moque* moqueta mozos mozos* muchas muero muero* munecas nacho* nada natillas negros ninos ninos* nota
notif* novia novia* nuestra nuevo ofrecen olvida onda optic* optica oscuro ostra* otro paco padres pagina para parag*
parki* parqu* particular pastilla pedaz* pedir pegad* pelado pelic* pelicula peluquera peque* pequena perder perdieron
perfe* perfectamente permanencia persiana perso* personas pesca* picado pienso pieza pila pimie* pino plan plato*
plaza* pobre podol* polit* porto* posta* pregunta preguntando prendio prepaga presenta prima* prime* primera probadores
probl* producto pudo puedo puedo* puestos pulgar pulse* pulsera quedamos quemados querer quinc* quitaron quite rabia
rabia* racha racha* radio* rapid* rata rayada rayar* rayaron rebajas rechi* recit* recitaba recli* reembolso reimo*
reimos renov* repetir respa* respaldo respirar resto resto* reyes reyes* rinde rinde* robot rodil* rollo rollo* ron
ronda rosa roto rozo rutin* sacad* sacado salen salen* sali salsa sana sarten sea secre* secue* sede segui* seguro seis
senorita show sient* siest* siesta siete siete* sinie* sobre* sombra sonri* subas* subie* subieron sudad* sudor sudor*
suegr* suegra sueltan sueno sueno* suert* suerte suete* sueter tacos tacos* tag tapab* techo techo* telar* telaranas
tempe* temperatura tension terra* texto texto* ticket tickets tieso* toall* toboganes tonic* toque torcidas torti*
trago trago* trasl* trein* treinta trimestre turbi* turro* turron ultim* ultima unica unica* usar vacio vajil* vajilla
valla valor* valoraciones vara vater vater* veces veces* vegan* vende verda* viajes videos visto visto* vivo volan*
volando volvi voz vuelta yeso`,
      '-1': `
114 14 24 312 380 3ºb 40 5 59 62 75 79 87 95 abrazo abril abril* abrir abrir* abrirla aceit* acent* acento acosan
actualizar adelanto adema* ademas adorn* adorno afoni* afonica agend* agenda aguanto ahijada ajustar albaran alcor*
alcorcon alergenos alime* amenaza amiga anali* analisis andando animadora anoch* anoche anterior anuncio aplicacion
arana* arco arena arena* arroz arroz* asunt* asunto atest* atestado autos* aveni* avenida averg* avisos ayer bajad*
baner* banera barri* basur* basura bicic* bicicleta boda bolet* bolsa* bolsillo bolso bote botella buceo buceo* buena*
bueno burge* burger buzon* cabin* cacahuetes cachi* cadav* caja calab* calienta calle calle* calma* camarero camas
camas* cambian canina cara cargar cargu* cargue carta* cartelito casa casti* catalan cebra cebra* central cerraba
cerraron cevic* ceviche charo* chef chica* chiste circuito cobro cobro* cocina colch* collares con conch* conde*
confirmaron const* contacto contar contesta contestaron contrate contrato copas copas* corazon correo corriente corrige
corrio costa* costo costo* creia* crema crist* cruce* cuela* cuenta cumpl* dan debie* decia* dejar dental desag* desan*
desar* desarmo desca* desem* desfa* despe* desvi* devolvi devuelvan devuelven disculpas distintos divino docena doctora
dolar* dolares dolia dolia* domingos dorad* elect* empez* empin* enano enano* encuentro ensen* entid* entidad entor*
entorno entraban entrara equipaje escape escribi escue* escuela espalda espera esperaba espere esposo esta estad*
estan* estom* estomago exage* examen excel* exclusiva excur* explota fallo* felpu* felpudo ferre* fibra fibra* flojito
foto fotocopia fresa* fuego* fuimo* fuimos fumadores funcionaria gas gaseo* gaseosa gasolinera gastos gente gente*
gitana googl* google gotera gps graduo grande granj* gris gritar guaca* gusto habla habla* hacen hacen* hacer hacerme
hierb* hojas hojas* horarios horri* horrible hospital hotel hotel* idea implante importe impuesto incluia incluida
incluidas incon* infantil inflable ingresaron insta* instalador insti* inten* interes interesa inuti* inutil jacuz*
jacuzzi jamas jamas* jamon jardinero joyeria jubilado juguete junio junio* justo* kilo lado ladra* ladron lampa* lei
lentes leone* letra levantar limpi* liter* literal llamamos llamarle llanta llegado llena* llove* llover luego luego*
lupa madrid majo manda* mandando mando manejando manejo manga mangu* manic* manta mantencion mar mataron matricula mayo
megaf* menos menos* mensaje merec* meter meto mil mojito momen* momento mosquitos mostrador mueble muestra mulet*
muletas murci* murcia mutua mutua* naran* natac* natacion natur* nieto* ningu* ningun noches notario objet* objetos
obra ochen* ochenta ocupa ocurr* operadora orejas ortod* ortodoncia oso ostras otros otros* pagad* pagar pagin* paler*
palermo pantu* pantuflas papas papas* paquete pared* paredes parking pasad* pasado pasan* pasar* pase paseo paseo*
pastel pedir* pegada pegadas pegar* pegaron pelusa pequenas pequenos perde* perdidos perju* perjuicios perra perse*
persi* persianas personal pesos pesos* piedra piedras piens* pierde pinchos pipa pisco pisco* pisos pisos* planc*
plancha platano pobre* poder poder* poliz* poliza ponia ponia* porton postv* postventa previ* previa primavera proba*
profesora propia providencia proye* prude* prudente puebla puertas puest* pulga* punto* pura quedo quedo* queso quiero
quisi* quite* quito quito* racio* raton raton* recet* reclama reclame reclina recogerlo recogiendo recogio recon*
reconozco refor* regalo regla* reinicio relleno reloj reluc* repue* resac* reservar residencia resol* resor* resort
restos resulta retirado reuni* reuniones robar* ronca* sabanas sal sandwich sanit* satur* sebas* sebastian seca secador
semaforo senal senoras sente senti* serra* serrano seten* setenta sido silla* sirve* sobre soluc* sombrilla son sopor*
soporte sorpresa suave subi subia* suger* sujeta talle* tampo* tampoco tapa tapados tatuaje telef* telefono temar*
temario teori* tercera termine tinte tinte* tirado tirando titular tocan* toda todo toldo toldo* tono tortu* tortuga
tour trabajo traje trajo trajo* trami* tramite trapo trapo* traslado trasq* trataron tribunales truen* tuerca turno*
uber ultimo use uso vasit* vasito vaso vegetariano veint* veinte velas velas* ven venian venid* venido venti* veo
verdad verde verde* via viajaba viaje* vieja vieja* vieji* viern* viernes viniendo visib* vispe* vispera vista volvio
weon`,
      '1': `
100 200 2019 2024 22 28 300 37 4 54 58 61 65 86 abajo abajo* abrigo abuel* abusi* acaba acaba* acabe* acabo acabo*
acade* academia accidente acuerda adelante adios adios* admin* adopt* adoptado aguja* ahi ahogada ahora ahora* alema*
alemanes alergico algun* almor* altur* altura amena* amigo* analitica anda anteo* anteojos anunciaron aparato
apartamento arrib* arriba asalt* asi atien* atrav* autoc* autocaravana autoe* autoescuela autos avena avena* avisada
baile baile* bajas bajas* bajito banco* barbero barco barco* barra* batido benit* blancos bodeg* bodega bonito bonos
bonos* boque* brazos burro* buscando caballo cabeza caducado cajas cajas* cajera calen* calvo calvo* cambiarla camin*
camiseta campe* canal* canar* cangu* canguro canin* carit* carita carne carne* carni* carpeta cartero caste* casua*
casualidad cenar cenar* cerrar certificado chand* chandal chavo* chico* chulo chulo* cinturon ciruj* cirujano clave
clave* coach coach* cobrado codaz* coja cole comanda comercializadora comie* companera completo compras conci* condu*
consulta contador conto conto* corazoncitos corch* corcho corde* correr cortesia cortina crack crack* cual cualquier
cuent* cuerp* cuidadoras cumplir cunad* daba daban daban* danos danos* darle* debaj* debajo decia degus* degustacion
dejad* dejan dejan* denti* dentista dependienta depil* depilacion depri* desaparecen desaparecidos desas* desastre
descanso desgu* desguace despl* devue* dicho dicho* dicta* dieciseis diero* dieron dije dijer* diner* dinero diver*
droga ducha durmi* durmieron durmio echan ecogr* ecografia elevador embar* emergencia empuj* encargada encen* enorm*
enorme ensaladilla ensene enter* entre* entregue envol* equipo equivocadas ernes* ernesto erron* escol* escon* escribes
escribio esposa estab* estaba estac* estaf* estar estra* estre* estrellas estresada excursion expul* fabrica faltaba
famil* farma* fatal fatal* filete filtr* filtro firme firme* flojas fondo fotog* fotos fotos* frascos freidora freno*
fuego gamba* gambas game garit* garita gasol* gasto* golpeo grabacion grapa* grua guita* haber habia* habra* hacer*
hamburguesa han has he hecha hecho helada hicie* hicieron hierba histo* hola hombre horno horno* hubie* hubiera hubo
hueso humed* iban ibiza ibiza* idiomas impla* incen* incendio incre* increible india india* infan* inici* inicio insop*
insoportable instagram intento interior itv jardin jubilacion jubile jugado juicio junto* lavar leche* leo letra*
levantaron libreta listo* llama llamaba llame llegas llenos llevar lloraban llovi* luz mail maletin maltratador mananas
manchada mandaron mande* mango mango* manit* mantas manzana marca march* masco* mascota mayor mensa* mentira mezcl*
midie* miedo miedo* mirad* mirar mirar* mirarme miraron mismo* moderna monis* morci* morcilla morir mostr* mota motos*
motosierra movid* movil mudanza muert* muerto mujer multa* munec* murio murio* nacid* nacional negra negro* nena noche
noche* normales nos nosot* nosotros notar* noticias nuestros oblig* ocupados ofici* oficial ofrece olvide otras otras*
oye pagadas pagar* pajar* pantalon papeles parac* paramos parej* pareja parte parte* partes pasada pasajeros patin*
pedia pedirlo pegab* pego pelot* peluc* peluche peluq* penal* pendi* pense pense* perro persona pies pieza* pinto*
pirop* piscina pisto* pistola pizza pizza* plano plata* platos pones pones* por portabilidad precioso prefi* pregu*
prende propios proximo publicidad puebl* puente puert* puerta puntos quedarme quedaron quedas quier* quinta quirofano
quisieron ramir* ramiro raro rayita rayo rebec* rebeca recepcion recib* recoger recue* recup* regul* regulador relle*
reloj* renat* renata repartidor repartio resen* resena resul* reventaron revision robad* robada rodilla ronda* ruben
ruben* ruta rutina saber* sabia* sacam* sacamos sacar sacri* saldo saldo* salia salia* saluda salva* sangr* se secreto
seguia seno senor separ* si sienta sierr* sierra silban sirvieron sobraba sola sotan* sotano spa subid* sucio sufrio
supim* supimos supon* tambi* tambien tapo taqui* taquilla tardes tarjeta tecni* telet* termi* tesis tesis* test testi*
tibur* tiros tiros* tobog* tocado todav* todavia tomar* tontos torcidos tostadora trabajar tranquilo transferencia
trasero traye* trayecto trece trece* tutora tuvo ubica* ultimos unifo* uniforme usado usado* usados vacia* vacuna vals
vayan* ve vengo vengo* venia ventanas veranos verdu* vestuarios veter* veterinaria video* vidriera viend* viendo vinie*
volad* vueltas vuelvo`,
      '2': `
000 140 180 2011 34 39 67 80 900 a abier* abierto abraz* abrieron abrigos abuelo abuelos abuso abuso* acababa acabamos
acera acera* acomp* acord* acto adela* administrador afuer* aguanta ahija* alcal* alien* aliento alino alino* alli
alumn* alumno ameri* americana amigo ando anfit* animal anos anulado apagada apellido apode* apoderados aranazo arnes
arnes* arras* asegu* ataca* aterr* atras* autom* avent* avion avion* avisar bajan* bandi* bandidos banqueta barba barra
bloqueado bombe* borde* borre boste* bosteza boton bufet* busqu* busque cabal* cabez* cable cable* cables cacah* caer
caido cajon cajon* calde* cancelan cancelar capo carpe* casar* casos casos* cedio cedio* cejas cejas* celulares cerro
cerro* chama* chavales chiqu* chist* ciert* clavado clavi* clavicula coincide cojo colla* coman* comer comi compa*
completa conce* conductor conejo conse* consigna conso* consola consu* copia corazones correcta cortadas cosas cosas*
cuadr* cuarto culpa culpa* cumple cunado cuota* dando darle deber* deces* decesos defensa dejaba derec* desaparecio
descarga despertar deuda deuda* devolvieron diagnostico diferencia digo dijeron dijim* dijimos direccion disco* disfr*
distintas distr* dni dobla* docen* dormimos dosci* ducha* duerme educado ejecutivos el electrica elefa* elefante empas*
empie* encarna encim* encima enfermeras enfermero entre enviaron eramo* eramos eran error esas escal* escriba
escribiendo escrito escuc* ese espaldas espero estanteria estar* estas estas* este estoy estoy* estudia exame* exist*
existe explicacion fabri* facia* facial facil ficha* flaco flaco* flota* flotando fonta* fumad* fumar funcionaba gamba
garaj* garaje garra* gasolina getaf* getafe gimna* gimnasio ginec* girab* giraba globo golpe grano* grave* grupo grupo*
guapa guapa* guarderia guia guitarra hace haces haces* hacienda haga hagan hagan* hamacas hasta hasta* haya hicieran
hijos hijos* hormigas hospi* hucha hucha* hueso* humedades identificacion ignor* impec* impecable incidencia inmob*
inventado invito jajaj* jajaja juega* juez justicia kevin kevin* la laboral lampara leche legal* lengu* lengua levan*
levante levanto licen* limpiaron liqui* listo litera llame* llamo llamo* llene llene* llevaron llevo llevo* llorando
lloviendo loro los macha* mader* madera malcr* mandaba manden manguera manos manta* mareo martillo mejil* melli* merie*
merienda metie* metieron mia micro milagros mini mismo molesto molie* montana mora motiv* motivo movie* movis* movistar
mu muebl* muebles muneca nacido narcos nariz nariz* negro neumaticos nomina norma* normal normas nuece* nueces nuestras
numero o objetivo ofend* oia oler olvido oscur* oxxo padre* pagab* pagan* palma papa param* parara pasab* pasam*
pasamos pasando pasil* pasillo pasillos patad* patillas patro* patron pegado pegan pelea* pelo pensi* perch* perdo*
perdon perfi* perro* pibe picad* pilla* pis placa placa* plati* platino plaza podri* poner ponerlo ponian portatil
portu* preparada prese* probaron productos profe promete propi* propinas propu* proxi* psicologa publi* pueblo puesta
puse pusie* pusieron q quedan quejado quemadas quien quien* quita* quiten rampa rampa* razon razon* reboz* recibo
reclamar recur* recurro refre* regad* regadera regular reina reina* rellenar remate remit* renta resenas respo*
respondieron revisiones reviso rezan* rezando rica robados rojo rojos rojos* rompio roton* rotonda rueda* sale salieron
salmo* salud* sangre secos secos* segunda semaf* senor* senora sento sento* servian servilleta sigue* siqui* siquiera
sirvi* sobra* sobri* socio socio* solas solas* subida suelt* suena suena* supongo sus suya suyo table* talad* taladro
tapan* tecnico temporal tendran tenian termino terremoto tiene* tienes tiesa tiesa* titul* toalla tocaba tocara todos
todos* tonta tonta* tornillo tos trage* tragedia tranqui trans* trase* trasera trast* trastero tubo turbia turis*
ubicacion urgente usadas usuar* valla* valladolid vamos vamos* vayan vegano vende* veran* verem* veremos verif* vestu*
vestuario vidrio ximena ya zapato`,
      '3': `
150 49 63 71 72 abierta abrie* absol* absoluto aca acabe aceite acomodadora adelantado adelg* adulto afuera agujero
alambre albar* alcan* alcohol amanecer ampar* amparo animales anota* apila* aplau* apoyo apoyo* aqui arran* arranco
aseso* asomo asomo* asust* atender atienden atraganto autobus autoi* autoinyector automatica autor* ayudante ayudo
ayudo* azote* azotea azul bajando bajit* banan* banco banda banda* bano banqu* basta* basto* baston bauti* beber beso
billete bizum bloqu* bloquean bolsi* bordi* bordillo borro botellas brill* buena caballos cabe cagadas caiga* caigas
calam* caldera call cama cambiaba cambiar camillero campa* campamento cancele capitan casada casil* cayo cenic*
cenicero center centralita cerrajeria chanc* chant* chapa chapa* chavo chispa cierras cinta cinta* cintu* circular
clavo cliente cloro cloro* cobra cobrar coinc* colegio comandante comente confirmacion confundio consta conta*
contenedor contr* convu* cortada cosa costado crecer credito crudo cruje* cualq* cuart* cuento cuidado cumbi* cumbia
custo* dado debia debia* decirmelo dejas dejo delfines derecho despu* despues detec* devuelve di diria diria* discutir
docto* dona donde donde* dormi* doscientas duran* durante e efect* eleva* empec* empece encar* encia encia* encontre
engan* engano entraba envia* enviado equip* escop* escri* escuche esgui* esguince espan* espana estado estafa estam*
estamos estampo estan familia fiesta firmo firmo* folio folio* fotoc* fuero* fueron fuert* fuerte fumar* gafas gafas*
gallinas garrafon gitan* globo* gota grabada grada grada* grado grite grite* grito* gritos grosera guard* guardamuebles
habian hablar hacem* hacemos hacian heladera hemos hemos* hoja honor huesp* humedad humo igualito imagi* incid* infor*
instalado ir irme irse joyer* jugue* juzga* labio ladrillos ladro* lango* lanzo lanzo* latex latex* leido leido* lente
limpia llaman llamarme llamaron llamen llave* llegaron lloraba locur* locura lote luces luces* luna maestra manej*
manipulada manol* manolo maste* master mataduras meti micro* mirada miran* mirando mirara miren miren* mis mismas moho
moned* monitor monto* motor* moviendose movimientos nacho neces* necesidad negocio nenes nenes* nina novio* ofrecieron
olvidas operario orden orien* os pacientes pagaba pague palma* panal* panza panza* paraba parri* pasen* paste* patio
patio* patovica penal pensa* pensando peque perdio perfecto perrita perros piano piano* pidie* pidieron piezas pillo
pillo* pinon* pinones pintar pisar* pizze* pizzeria playe* playero plena* podia polig* poligono ponga ponga* porra*
porta* portal postres preguntandome prenda presentaron prest* propietario proteste queda* quede quede* queja quere*
quiera quitamiedos rajo rayas rayas* rayit* reacciono rechazaron recibio reclamo recogerla redon* redonda regis*
registro reja responsables respuesta restr* reten* retorcio revisor reza rio rompi* route* router rozan* rulet* ruleta
sabie* sabiendo saca saco salida salido segur* sellado sello sello* senales sentarme sever* severa siguen sigui* silba*
simpatica sirve sms sobran sobrino solit* solita sordo suelta super* suscr* suscripcion susur* tabla tablet tan tasad*
tasador tendr* tiene tijeras tobogan tocaron tomab* tomar tortugas trabaja trabo trabo* transporte trata* tribu* trona
trona* turno tuvim* tuvimos urtic* urticaria va vaca valij* valija vecina vecinos venci* vendedor vendio verificar vi
vio vivir vivir* vomitos vuelo vuelo* whisk* whisky zamar* zamarreo`,
      '4': `
110 250 400 500 78 800 abofe* abofeteo abriera acomo* acomodo acuer* admitido adren* adrenalina adultos agarra agarrado
aguan* ahoga ahoga* alber* alergia algui* alguien alguno alqui* alquilado altis* altisima alto alzhe* alzheimer amarg*
amarr* amoxi* amoxicilina anima* ansie* ansiedad antip* apell* apend* apendicitis apodo apodo* aprendio apret*
apuntando apunto arbit* arete* aretes armado arriendo asfix* asqueroso ato atrag* atras audios autob* autopista auxil*
avisa* azafa* azucar bajab* bajaban bajam* bajamos bajara basta bata beber* bebia bebia* bebio bebio* begon* begona
benzodiacepina besti* bestia bizum* bloquee blusa bolic* boliche bolsas bomberos botel* brazo brazo* broma* bromas
brown* brownie burla cacahuate cachetes cadena callar callo camar* camara camaron camil* camilla camion capac* capta*
captu* capturas carajillos carde* cargaron cargo casados casero caso cebad* cebada cedie* cedieron celiacos celul*
celular cerraban cervi* cervical chalecos chancla chava* chaval chino chino* chism* cicat* cicatriz ciega circo* citac*
citacion clasi* clavo* clavos clien* cobrarme cocinera cogio cogio* coleg* colic* collar comentarios comercial comerse
comido compania compra condusef conectado conej* confi* confirmar conoc* consultorio contractura contratado correa
cosid* costaba costr* costras cotiz* cover cover* creid* creida creye* cruzo cruzo* cuadra cuarta cucarachas cucharon
cuestionario cuida* curri* curriculum curva curva* cutic* dando* datos datos* debo decla* declaracion dejab* dejam*
dejamos dejar* dejaron delan* delfi* demandar demos* dentadura derma* desac* desacato desma* despacha devolveis diagn*
diarias dio disco don dormia ebrio ebrio* echan* echando educacion ejecutivo ella embargo emboc* empezo emple*
empujaron en encer* encontro energ* enfermera enojo enojo* enteramos entregan escalera escriben escribir escritura
escucho escup* escupio eses esos esque* esquis estacionamiento estariamos ester* estir* estor* euro evari* evaristo
excel exclu* expediente exploto extas* extasis facil* falda falda* falle* fallecio fallo falsi* falso faltaban fanta*
finan* firma* firmado fisioterapeuta fractura fuerz* fuerza fusta fusta* galletas gastroenteritis gestora globos golpe*
golpes gordo grabo grabo* gramo* gramos guagua guantera guarda guardas guino guino* habid* habido hablan habri* habria
hacia hacie* hago harin* harina hierr* higienista hinch* hinchada hiyab hiyab* hombr* igual indem* indemnizacion infla*
ingeniera ingre* ingresada ingreso insinuaciones inspe* inspector instr* inventa jalo jefe jeta jimena jubilados jugad*
juntos juro juzgado lacto* lactosa ladrar lavab* lavadero lesio* letrado levantaba levantamos leyer* leyeron liquido
litros llant* madru* mandado manga* mania* manip* marco maria* maris* marro* match mayon* mayonesa mecan* medicacion
melon* menores mensajes mensualidad mercantil metal* mierd* mierda mira mirandome mire mochila monitorio montu* montura
mostre mudan* muertos munic* municipal nafta nafta* nalgada narco* negoc* negra* neuma* niega* niegan ninas ninas*
noctu* nocturno nomas nomas* novio numer* numeros ocu ofrecia ojos olia ordeno oreja* orientacion oyo padre paga pagam*
pagamos pague* palabras paliz* paliza palomas panue* panuelo paradas pare parid* parida parpa* pasaporte pasaportes
pasar paso pasti* peces peces* pedia* pegat* pegatina perfo* perio* periodico peritaje pesab* pesaba pesar* pidiendo
pijam* pijama pilar pilar* pilot* piloto pinchazo piso pistacho pitbu* pitbull plana* plena pluma* plumas polea polea*
poqui* poquito portero practicas preciosa preguntarme prepa* presentada prestamo primero probador proce* procuradora
profe* profesional profesor prometio prueba psico* publicaron puerto punetazo puso quedais quemadura querella quiroga
quitamos radic* rajad* ralla* rapidos recep* receto recie* recien repartieron reporte resba* responsabilidad retor*
reven* rie rojas rojas* ruedas rusa salga salga* salian sanat* sanatorio saque* saquen sellada seneg* senegales sentada
sepa sexuales sobra solos solos* solta* soltar soltaron sonrio soplo soplo* sordo* sufri* sujeto supervisora supur*
tanque tapad* te tenei* teneis tenem* tenemos tener* tenia tenia* terminar tipo tipos tipos* tirar* tocab* todas todas*
tomaba torcio trae tragu* traguito traia traia* tranquila transportista trigo trigo* tritu* trompadas tuerc* tumbo
tumbona tusi urgencias usted vago vario* vender vendiendo vendieron venga* vered* vidri* vidrios viera viera* viero*
vieron villa* vomito vueltita vuestros whatsapp`,
      '5': `
2015 640 abandonaron acabaron acces* acceso accion acele* acosa* acudi* adred* adrede aesa agent* aguantando aguar*
aguardiente agujas aguje* alamb* alberca algo almohada alquilar alumi* aluminio amana* ambul* ampol* ampollas anaca*
anacardos ancla* andal* anestesista anfitriona anisa* anisakis anteb* antebrazo anteriores antibiotico antih*
antihistaminico apellidos apena* apenas apestaba aplaudiendo aprov* apto apunt* ardio ardio* arrancan arreb* arrebato
arrendador arrieta asesor asfal* asfalto asma aspirina atada* atendieran atropello auxiliar avell* avellana avisamos
baboso bacha* bachata bajar balan* balanza banea* baranda barbilla bascu* bascula base bate bidon bidon* bombon
botellazo brillante brota* bruta* bujia* bujias bulld* bulldog burros cabana cabelludo cabras cacahuete cachetada
cachorros cadenero caderas cagad* cagar* camarera camello camellos campeon canic* caniche canino canut* cargo* carro
carro* casad* casco casco* castr* ceja celad* celador chaleco chamaca chamaco chasi* chasis chicas chicos chinches
chiquillos chiquito chispas choca* choco choqu* choque cigarro cintura citar* citaron clausuren clini* clinica cobrando
colectiva colectivo colgaron colgu* colgue colocado colom* comentario comento comer* comprado comprobar comun conejos
cono conoz* conozco conserje constaba contado conte contenido contra coord* corne* coron* correspondencia cortisona
credi* criat* criaturas crios crios* cruza* cuadros cucha* cuchara cuentas cuidate cumpleanera cupon cupon* dano dataf*
datafono debieramos decirnos defen* dejas* del delante denunciado denuncie deposito desap* desaparecido descalza
desgracia desprendio destrozado destrozo detector devolverme diali* dices dices* diente diera diera* direc* director
directora discutimos dislo* doctor docum* dormido dosis dosis* down dr duda echar* echo educa* elimi* embol* embolso
empujon empujones encad* encerrado encerro encon* encub* enferme enterado enton* entonces entrado envue* envueltas eres
escap* escaparate escar* escribirme espanola esquema estafadores esterilizar esto estrello estrenar ex exact* examenes
exigi* exijo exijo* exmar* exmarido exped* explicarle expue* extin* faceb* facebook facturan falsos fisio* foren*
forense forzar fueramos fuga fumab* fumaba fumadisimo funcion furgo* galgo galgo* ganad* gasa genit* genitales gluten
golpeaban golpeado gordo* graba* graciela grita* gritaron grito guagu* gusan* gusanos hable hable* hablo hablo* habran
hacia* hamst* harta harta* henna henna* hepat* hepatitis herma* hilo hincho hongo* hongos hosta* hostal huevo* hurto
hurto* iba ictus ictus* ignorante igual* indec* indecopi infantiles ingresado inhal* inhalador inmut* inmuto inscr*
insul* insulta intac* intacta intereses intimas intol* inyec* inyectaron jaulas jefa jeringas jimen* jovenes joyero
jura lacte* lacteos lapiz lapiz* lavabo lavo lean leon les levantara levantarse licenciada linda linda* litro* lleva*
llevaba logo mache* machete maest* maltrato manejaba manil* manillar mano manos* manot* manotazo mapuc* mapuche marcho
mareo* mariscos masti* mayus* mayusculas me mechones medianoche medic* medicos mensuales mesero metal metia metio
metio* milag* minis* ministerio misma misma* mochi* mochilas molido monedero monos* morad* morado mordisco moretones
moros* mosca* moto mozo muertas mujer* nadan* nadando nalga* nause* nauseas neceser negociado ninguna nique* niquel
nomin* norbe* norberto notas notas* nuez numerito obligo ocultaron oculto ofreciendome oido omic operaron oreja oxige*
oxigeno pagados pais palabra papelina parab* parabrisas parar partidos parvo* pasa pasaj* pasap* patadas patinete
patov* patru* payas* payaso pedic* pedicura pedidos pegan* pegarme pellizco pensaba perchero perfil periq* perrito pesa
pesan pesan* pese picar pidan pidan* pidiendome piel pille pille* pisaron planto plastificada plata poner* ponis ponis*
posit* positivo postu* postura precintada precinto preguntaba preju* prend* prender prepara prepo* prepotente primaria
primo privado procurador profeco propietarios proteccion proteina provo* provoco proxima psiquiatria puestas puno pus
pusiera queja* queje queje* quiere quimica quitaba racis* racista radiografia rasga* raspa* ratas ratas* reconocimiento
refle* regre* renta* respeto retirar revento revie* reviento revisar revol* rodeo rodillazo rosal* rosalia sabe sabei*
sabeis sabem* sabemos sacarlo salch* salchichas salid* salto salto* sanci* sangrar sanid* sanidad sarna sarna* sedada
sedado seguidos segun segurata seguridad senores sentado sepan sepan* seria* serio* sexual siga siguieron silla sillita
sindr* sindrome soberbia soja solic* solto solto* sono soy subo sucias supue* supuesto taman* tamano tapada tempr*
temprano tetas tetas* textu* textual tieso tijer* tiraron tiro tirolina toca tocar tomas tomas* torno torno* torta
torta* tosie* tosiendo trabajaba tramp* tranq* trans tratamiento tromp* trope* tropezo tufo tumba* tumbaron uci ulcer*
urgen* usaro* usaron vales vales* validez varia* varias velo venda* verba* verbal verte* vestidores vestir viajo viajo*
vienen villa vodka vodka* volteo volvimos vos whats* wilme* wilmer zapatillas`,
      '6': `
aband* abri acari* acariciaba acorr* acorralo acoso acoso* actos actos* adent* adentro adies* agarro aguantar ahorc*
ahorros albaniles alian* alianza almen* almendra alumnas amane* amarrado ambulancia anestesia ante antib* antid*
aparecio apest* apunta arbitraje armar arren* arrim* asco aseguradora asesora asque* astil* ataba* ataban atrapo atrop*
audie* audiencia audio auten* autis* autista autorice avento avise* azuca* baje bajo barandilla barbi* barma* barman
benzo* besar* billetes borde borre* bots burlo burlo* buscar caban* cabel* cabra* cadenita calentador calif* califique
callejon camaras cambiada camio* canda* capar* caparazon caraj* caser* casera casilla cedul* cedula celiaca cerrajero
chapu* chapucero charlando chate* china china* chip chisp* ciclo* cifue* cifuentes clientas codo cogen cogen* colegas
comen* comiendose compren confirmo conju* conjuntivitis conmi* conmigo consentimiento consumidor consumo contaba
contaron contesto cortocircuito costi* costillas criad* crio cruel* cualquiera cuartito cucaracha cuell* cuello cuerd*
cuerda cuidadora culit* culito dandole dato deberia dedos dedos* defensor depos* desconocida desconocido desen* desgr*
deshi* deshidratada desnu* despa* desplomo desplumados despota destr* desva* dibujito dientes dijo direcciones disca*
discapacidad disim* documento domicilio dormitorio dra droga* drogados duchaba dueno dueno* duenos dupli* edad
educadora email email* embarazada empleados enganaron enganosa ensenaron entradas entraron entregaron enven* eroti* esa
escapo escondieron escondio escribe estuvo etapa etapa* euseb* eusebio exactamente facturas falso* farmaceutica ferna*
fraude freno fumando fumig* galli* garga* garganta garrapatas gastr* gatito ghb glute* gonzalo grababa grabaron grose*
hachi* hachis haciendose herida herra* herramientas higie* hija hijas hijas* hirvi* hirviendo historial hizo hombro
homof* hosti* huespedes ident* ilegal imagen imaginense infeccion informe informo ingen* inscripcion inspeccion inves*
iphon* iphone jalon* jaula judic* judicial labio* labios lacta* ladrona latinos letre* letrero leyo limpiadora lineas
llaga* llagas llantas llevara lozan* lozano madres madrugada maestro maletero maltr* mani marcha marco* marib* maribel
matro* matrona mecho* mediacion membr* menci* menor mensu* menti* mentiroso meseros mesil* mesilla mesit* mesita metia*
mias microfono mientras milagro minti* mintio mio mocos mocos* mona moneda monit* monitora monitores monja monja*
monox* monoxido montaron monte* moren* moret* mostraba movio movio* muchachos muela nego neumo* neumonia nombres
nominas notarial nuevas obligaron obrer* obreros obser* observacion ofrec* opini* opiniones origi* original orina
orina* oscuras paciente pagada pagan panal parpados parvu* pasaba paseador pedal pedal* pelli* penic* penicilina
pension perfu* perfume peric* perico permi* permiso perre* perri* peso pesta* pesti* pestillo petac* petaca picaduras
picar* piern* pinch* pintores piram* pirat* podrida ponie* preguntamos pregunto prendo presentado propio proposito
prueb* publico punet* pupil* pupilas pusim* pusimos quedar quedarse quemaron quimi* quiro* quiropractico quitar quitara
quitaran rastr* rayon rayon* recibi recla* recogi recreo reia remed* remedios repin* repon* reponedor repuesto
respondio responsable resultado revel* revisaron riend* riendose robab* robaban rodeo* rompe rubia rubia* sabian sacar*
sacud* salir salir* saman* samanta sangrando sat segura sella* seria serna* sernac servirnos sesam* sesamo sexua*
sober* socor* somos somos* sospe* su suero suero* sujet* sujetador sustr* tapar* taparon tema temblaba temblando timad*
timadores tirol* tobil* tobillo tocar* tomad* tomado tome tranc* tranquilos trozo truca* truch* tuercas tuntu* tuntun
tutel* tutela usa ustedes valid* van vea vendido venez* veras veras* vereda vigilantes virus virus* vive vivia vivia*
vivos vivos* volar* volaron volco volco* volte* vomitando yegua yegua* yesen* yesenia`,
      '7': `
120 89 adver* agarre agente alban* alcoh* alerg* animador anito* anitos arregla arrie* atado atrap* auto avisado avise
babos* bajar* bajaron bille* braya* brayan burla* burof* burofax cache* cacho* cadera cai calderas camel* caminando
camioneta castigado cenizas chale* chinc* chofe* chofer clona* columpio comio comio* companero compradas conciliacion
contratamos cria cucar* cuotas dedo desperto despr* devuelvo dient* domic* duerm* duermo efectivo ejecu* embarazo
empujo encargado encontramos enfer* entienden extracto facturaron financiera firma fraud* frent* frente fruto* frutos
furgoneta gatit* gerente gonza* guantes guardarropa herid* hermano hijo humil* humilla image* incompetente insin*
insistio intim* jerin* junta kilos kilos* labor* laboratorio lapto* laptop le maleducada marih* marihuana masajista
mecanico memor* memoria menor* mi mient* miente montones mordi* morosos moscas muela* muslo muslo* niner* ninera nino
otiti* otitis palab* parar* partio pastillas patas patas* pecho pediatra pelados peleas peluquero pendientes pesas
pesas* presi* presion probe probe* propo* prote* psiqu* quemaduras reacc* reclamaciones recre* repor* revis* riero*
rieron rompe* rompieron ronch* ronchas salmonela salud sedad* sr sra supe superintendencia tacc taxis* taxista tengo
tengo* thc tia tirados trozo* tumbo* turistas tus tuvie* tuvieron usted* vemos vemos* venden vendi* vigil* vigilado vih
viola* viva voy`,
      '8': `
accio* acta adult* almac* almacen anest* anillo atado* avisados azafata borracho caden* cader* calla* candado celia*
clientes colec* culo deje demanda despacho echaron empleado empresa estos estos* falsa falsa* fiebr* fiebre forza*
fuman* geren* gitanos gorda gorda* grita guant* hombres huevo ido ilega* infec* intox* inven* jaula* llave llevaban
maled* mama maria muchacho nene ofrecio pasea* pecho* pidio pidio* porro porro* preguntaron primos quemada quemo quemo*
reaccion recepcionista reclamacion roja suelto tembl* tener trata vaciaron vas vigilancia vomit*`,
      '9': `
agarr* alergica anill* baran* bebe bloqueo boca bolsitas cartera cerradura cocinero colga* deman* denun* denuncia
empre* entrenador fract* ibamo* ibamos instructor meser* mujeres negar* negaron ocult* pata piernas primo* procu*
retir* retiro saben saben* sacaron ser siguio socorrista tal tomo tu vendian vuest* vuestra`,
    },
  },
  fr: {
    plainBelow: -4.01,
    unlikelyBelow: -1.51,
    likelyFrom: 2.56,
    words: {
      '-9': `
25 adora* bruya* chere chere* conge* courte decal* ennuy* file grinc* intro* lent lente* livre long maintenance mais
menu met orang* peu prevue prix progr* repor* trop`,
      '-8': `
23 65 75 absen* adorable ame annonce assas* baguette batim* batiment borne* brill* bross* bruyant bruyante cafe cher
comed* correction decu desin* dirai* dommage doute doux eclai* enterrement estim* exerc* expir* facil* fade fauteuils
fermeture fidel* formation goutt* humai* inuti* meurt* montures musiq* musique orange perdue places plate potea* poteau
previ* promo rappel rdv redem* repondeur retar* sec sent serveurs sieges sombr* sombre souriant stock* taill* valable
versi* version week`,
      '-7': `
17h 29 35 74 99 absente affichette album* ambia* ambiance annon* articles atten* attendre attente augme* aureo* autom*
automate auven* auvent bibli* bibliotheque bof bornes bouilloire camion capri* capricieuse champ choix choix* ci clim
commence conge contente correspondance couches court* coute coutu* decid* devait devenu devine differents dirait ecrans
empeche essaye exercice exten* ferme* fevri* fevrier filets fins flech* formi* formidable gresi* greve greve* humain
illis* illisible impossible impri* introuvable invit* invites legen* leger* lenteur livree maint* mal match mesur*
miett* miettes mobil* modele morte morte* mouri* mourir moyen noires nombr* notic* notice novem* novembre nul objet
organise oublies ourle* panne partir patience patin* payante perma* pixel* plains plaisir pleut pleut* poli prevu*
programme promo* quart* quatrieme rassi* recha* redemarre redui* reportee retard salles salon salon* sardi* sardines
satur* sauve savon* seconde semel* semelle service shamp* shampoing splen* splendide stock strap* strapontin supplement
tele tiede* tomat* top tournent trist* triste trous truc vehic* vehicule vides vides*`,
      '-6': `
11 11h 11h20 11h20* 14h 16h30 16h30* 18 24 34 380 3d 412 49 64 69 7 8h30 9 9h40 absentes addit* affichee agnea* agneau
aimab* aimable air album amour ampou* ampoule an anana* ananas animations annee* annul* araignee aspirateur attendais
audioguide aujou* aujourd'hui baign* baill* balco* bancs bancs* barbe* barbecue billes biscu* bonde bonde* bonjo*
bonjour borne bouchon bouchons bourru brosse budge* cafet* caisses canap* canape caraf* carafe carbo* carto* casseroles
categ* categorie cellu* centime chacun change charm* chevilles chips chips* cimen* ciment cintr* cintres citad*
citadine coffres combl* comediens compo* compote compter conduite connexion conseils copains cornet couper courent
coutures creux creux* crime* debor* deborde decide decollee decouvre defonces degres degui* deguisement delai demarrage
deposer devai* devoirs diapos diffe* different disaient discu* dormaient dormi* dormir dur durs ecail* echanger echar*
effil* encaisser endroits enlevees ennui* enorme esperais essayer essui* essuie estime etrangler etudiant excel* excep*
exercices exped* expediteur expire explication fabricant facon facon* fallu fallu* fane faut ferme fermee fermees
feuille fidelite fil filet* film fin final final* fleche frais frites fut game genti* gondo* grati* gratin gresille
grince groupes haie heros heros* home horai* horaires hors hs incom* incomprehensible inconfortables indiquee indus*
injoi* injoignable insuf* insuffisant interminable internet interphone irreprochable jauni* jeu joyeu* joyeux karao*
karaoke kit km laissant lambeaux lave legendaire lente liber* lire machi* machines magaz* maintenant marchait match*
mesures meteo meteo* metre molles moniq* monique montagne monte montu* moquette mou mouli* moulin neige* niveaux octob*
octobre offre* offres orage orage* organ* ouverture panne* paquets parles passi* passionnant patiente pause pause*
payan* payant peche peignoirs peint permanent piles piles* plantee plantes plat plats plats* pointes polar* pots pouss*
pousses poussif premiers presentoir presse promettait promp* prouve quelc* quelconque quelques ranges rappe* rares
rares* ratee* recharger reclame reduc* reduction reduite refaits refon* relan* remarquez rembo* remet* remplacee
rentrer reparee repet* repose reprendra repri* requi* reserves retenus retours revenues ringa* risques roule* rouleaux
roulette ruptu* rupture samed* samedi savon seche* secs sens serum* seulement sonor* sonore spa spect* spectacle suppl*
supporters surch* surge* synth* tabou* tache* taille tailles taper taper* tardi* telephonique temps temps* termine
theme theme* tiede tissu tissu* toile tomate tract* troues uniquement up vaiss* vaisselle valab* vaut vecu vendeuses
venu volet* voulais yaourts zombi*`,
      '-5': `
12 13h 142 18h 196 1998 1h30 2015 21 26 28 31 32 41 48h 58 96 absent achem* acheminement acteu* addition administration
adorait affai* aime aimer ait all allees amien* amiens angle* annee annulees annules aperi* appor* araig* archi
arrivant arrivee arrives assassin assassinat assassine assie* assis association assom* attendus attractions attribuee
aureole autocollants avalent avers* averse bac bache bacle* baclee baignoire bailleur balade balcon ballon bancale
banni* banniere banques basse basse* bassine baveu* baveux bienv* bijou blague blanq* blanquette boiss* boissons bonnes
boss bouches bouchonne bouger bouqu* bouquet bourg* braquage brasserie breto* breton brush* brushing buffe* buffet bug
cafetiere canards caout* captc* captcha caram* caramel carbonara cardi* cardiaque carrefour carres carta* cartable
carton centimes chacu* chambres champs chanc* chance chang* charmant charme chate* chaus* chaussee chaussures cheff*
cheffe chich* chiche chocolat choisissez chora* chorale choucroute cigar* cinq claquent clima* cloch* clos close* coins
coins* colla* collant collees comble commencait compliquee compromis concept concu* concurrence condi* conditions
confirmer confiture confitures congeles connectee content coop copines corni* cornichons corre* costu* coulu* coulures
coupa* coura* courait coute* crimes cultu* date daten* datent debit decale decaler decev* decider deco decod* decodeur
decor* decus decus* defiler defra* defraichie degou* delav* demenage demi demonstration depli* depliant desac* deten*
detendre dever* differente disco* discotheque discuter dois doive* doivent donnes dures dures* ebrec* echange echea*
echeance eclair ecran* effor* effritent eglis* eglise electronique end enigm* ennui ennuyes envoyees epee epong* eponge
epoqu* epoque epuise epuisee erafl* estimee etern* etoile excellent exceptionnelle excur* exemp* extensions facile fee
fete fetes fetes* figee figee* flou floue* floues flous flous* fond fondue forfa* forfait forma* formule fou friss*
frisson frite* froid fumeu* garantie garer garer* gauch* gauche gaufre gazon gazon* gendarme geniale glaces glissent
gondoles gonflable goutte gouttes gratuit grave grimpe grincait gris grogn* grott* grotte guichets guillotine heure
heure* hold honor* horod* hotte hotte* huit impos* inaud* indis* inega* inegale inscr* inutile isole* jambo* jaunit
jour kot kraft kraft* labor* laissait lampes laque* lassi* lassitude latte* leger legerement libra* linge lisai* lisait
litig* litige livrees livreurs longu* loupe loupe* luc lucie* lumiere lune magazine maj major* manque mauvaises
medicaments memes memes* mercredi merites merve* merveille metro metro* meurt meurtre meurtres midi mignon min mobil
mobile moche model* mois moisi moiti* moitie moment monst* monstre montant motiv* mouil* moule* moules mouve* mouvement
moyen* myste* mystere m² nageurs neces* neige nettoyes nivea* nonch* nouveau noye nuage* occupee oigno* otage otage*
ourlet ouvres ouvrir palai* palais palmi* palmier pansements parcm* parcmetre parfaits parlerai parleur partent
passages passait pates pates* patis* peign* pense pense* permanente perruque personnages philo* phrases pleines pluie
pluie* poignee polar pop possi* pourri pouva* pralines preleves premier press* prevenir previenne prevoyez prise prise*
probl* probleme progressifs promise pub pubs puzzl* puzzle qr quarts queue* racha* rachat rache* raconter rage rappelle
ratee rater rater* realite rebel* rebelote recen* reche* reconnais redemande redir* redire refaite reflet regarder
reglement reinstallee remboursable remplace rencontres rende* rendez renvoyer repassee repasser repetitifs repond
repondait report repou* repousse repris reprise requins resea* reseau reservations ressorti ressu* revenez reverrez
revet* revetement revoir rez ridic* ridicules robot rouleau saisons salad* salee salee* sandw* satis* satisfaction
sature secher secon* sel serie servies sessi* session sirenes situe six soirees solaire sonda* sondage sorties soudeur
soupc* soupconne stationnement subli* sugge* suggere suici* suicide supermarche surle* surlendemain suspect synthetique
tabac tabac* tapis tapis* teinte tend terme* tetin* tiedes tisan* tordues touchee tracteur tranches tremblais trouver
tueri* tuerie tueur* valider vapeu* vapeur venti* vertes vigne* vin vite vol volet wagon wagon* wifi zombies`,
      '-4': `
10h 118 12h15 12h15* 134 138 17 18h02 18h02* 1ere 1h10 20 2016 21h 240 2e 3 38 3e 5h 5h30 6h 71 80 8h 90 9h10 abonn*
accepte adapte adorables adore* adultes aerop* aeroport affaire affic* affichage affiche alles alles* amandine
americain ancie* ancienne angla* anglais angles annees annoncees annule anti appelait application appoi* appoint
apporte apprecie aquat* aquatique archi* architecte arrete arsen* arsenic artic* assiettes assommer attend attendue
attentifs attri* aube augmente aura aurait auton* autonomie avances bache* baillaient bains bains* banca* barre batai*
bataille beaux beaux* blanches blanchit boeuf boeuf* bonne* boucle bouees bout bouton broui* brouilles brula* brulant
buche* bugge* bulles burge* burger cafeteria calee* canal canal* canicule casin* casino catalogue cathe* cellule cent
certe* certes chaises changer chantaient chaot* chaotique chaqu* chaque chateau chauffage chauffee chemi* chemin
cherche chiff* chiffre choco* ciel cigarette clavier clignote climatisation close cm collait comedie comma* commandee
commandes commissariat competition comprise conne* connecter conseillee conve* convenu copies corn correspond corro*
corrompt costume cotisation coula* coulait coulo* couloirs coupable cour courage court courts couteaux coutent
couvertures creme creme* creneau crepes creva* crime crimi* criminel croir* croirait croissants croque cuit datait
debut debut* decales decem* decembre decevant decol* decoration decrit delai* demandee demie demie* departementale
deplo* desordre desormais destinataire devel* developpeurs diapo* diffi* difficile diges* digestif discours discute
disponible dista* distance domma* donna* donnant dormi doses doses* doublent drach* drache drive drive* droit droite
drole drole* e ebrechees ecaillee echan* echangeable echarpe ecriture elega* elegance embarquement emeches empla*
enigme ennem* enregistrement entendait enter* epais epice* epicerie epuis* espag* essay* estimation etion* etions
etroites evacuation exage* excursion exemplaire expiree expli* expresso extra* extraordinaire facte* facteur fatiguee
feuil* finale fines fines* fini flamme fonct* formulaire forte forte* four fraic* fraicheur frais* franchise frigo
frigo* fritu* friture froid* frois* froissee frontale frous* frousse fumeur furieuse gabri* gabriel gachee galer*
gatea* gateau gateaux gaufr* gentil glaco* glacons gobel* gobelet gosse gourmand grave* gravi* gravier grilles gripp*
guerr* guerre hausse heures hotli* hotline humeu* humeur idee imbuv* imbuvable imposee impre* imprimante inaudible
incha* incomplete index index* inond* inonde inscrit inson* insup* insupportable interet inver* jambon jardi* jean joie
joints jus juste juste* justificatif laine laine* laissaient lambe* lassa* lavag* laver* laverie lecte* lecteur leque*
lequel lesqu* licen* licence lieu limit* linge* liquide liter* literie livre* longue machine manquait manquants marat*
marathon marchande mardi mardi* marti* massacre mat matinee mauva* mauvaise mcdo meilleur menottes menth* menthe merci
merci* mercr* merit* mesure migro* migros miles miles* minus* minuscules minut* minute miroirs moine* molle molle*
mollets momen* monospace morgu* morgue mots mouillee mozza mozza* munic* municipale naple* naples nappe* navettes ni
noel nombre non nouveaux nugge* nuggets numerotees obligatoire oeufs oeufs* oignon ombre ombre* ongles onze opera
ortho* ouvertes page pages pages* paillasson pain pale panor* panorama parai* parait parc parco* parcours parra* part
passager patine patins pauvre peinture pelou* pelouse pendu* pendule pente pente* perd photocopie pilie* pilier piquant
pistes place* playm* playmobil poiso* poison police portions possible poter* poterie poupe* poupee pousser pouvaient
pouvait prefecture premi* prennent presses pret previens prevu print* printemps promi* promotion quali* qualite quant*
quartier questions queue qui racheter raclette ras rassis rassise rate rayon rayon* reali* recet* recette rechauffe
reclamation recre* refai* regles regul* reimp* reimpression relances remboursables rembourses remets rempl* remplacer
renvoie repartir reponse reporte repos* reservation reservee retrouvent revenir rever* reviendrai ridicule rire role
roman* ronfle roses roses* rtt rue rythm* rythme salade sandwich sandwichs sanitaires sauce sauce* sauf seche secondes
semai* semaines semes* semestre semi separees septe* septembre servi* siege* site soixa* soixante sommi* sommier sonner
sono sort sortait souhaite souvi* stand stand* stati* store surgele synch* tabourets tachee talons tarif tarif* tarifs
tarti* tartiflette tasse taxes taxes* tecke* teckel telecommande telle* tellement tendr* tendre the thoma* thomas
ticke* ticket timbr* timbres tir tisane tombent tondu tondu* tournoi toutes tradu* traitement trajets tram transit tri
trian* triangle trime* trimestre triqu* trique trous* tueur vacci* valises vegetarien veille vendredi vent vente*
ventilateur veran* veranda verit* verite vernis vieilles vignettes vinaigre vingt visio* visit* visites vitree voisi*
voisins voyai* voyais`,
      '-3': `
10 14 149 15 16 2 2h10 30 310 400 45 50 55 61 62 abord abord* absents accel* activites adore affames aides aides*
aimer* ainsi ainsi* alarm* allait aller amend* amende ami amour* anciens andou* annex* annulee anse antoi* antoine
appel appli appli* arriv* art ascen* ascenseur assassins assiette assis* automatique automatiques automne bagag* bagage
balad* balay* banal* banale barbe beau beauc* beaucoup bloque bois boisson bons bouee* bougies bouil* boule boules
boulets bouto* branches braqu* bref brest brest* brouillon bulle* cabines cable* caches cadea* cadeau calcu* campa*
campagne cartons centi* cesse chari* charmante charmants check check* chou chron* cinem* cinema cinquante clavi* clic
clics clics* cocktails coeur coeur* coince collante coloc* commande commune comprends comprises conduit congelateur
connu conseille conseillers console constatee conte* contrat cordo* corri* corrige costa* costaud cote couet* couette
couloir coupe courageux couru couru* couve* couverts couverture creer creer* crene* croqu* cru cuites datee* datees
decolle defai* depar* depart depasse desor* dessert desservie deux devin* devis devor* devore diman* dimanche disparait
dispo* distr* distributeur dix docum* document dont droit* dure eau ebrechee echantillon ecran effri* elevee embal*
empec* emplacement employee encad* endormi engagement enigmes enrou* entracte entrees envoyes equit* escap* escape
espac* espace espagne etagere etaie* etaient etiquettes etoil* etroi* eu euros euros* evene* evenement excellente
excursions excuses facad* facade facture falla* fallait fatig* faute faute* fetai* fiches fige filet fissure fitne*
fitness fixations flaqu* fleches fois fondu* format formu* forum* fragi* fragile gagne* galet* galette gamme gamme*
garan* garder genre genre* gentiment gestionnaire glace* glaci* glacial gout gps grais* graisse gras grognon group*
guichet guidee h habitude hauss* haute* hauteur herbe* hiver* honnete immat* immatriculation inchange inclu* indem*
indiq* inexi* inexistant infer* inscription insta* instant inter* introuvables inventaire inverse invis* invisible
isola* itali* italienne j'y jeux julien kebab kilometres laboratoire legum* legumes lever lever* ligne* lignes limon*
limonade lumie* magre* magret mails mails* mangee medai* melange mi miel mieux mieux* minutes moche* mojit* mojito
monta* montes moue mouss* mousse moutons muet neuf niveau notif* nouve* objet* oblig* oblige occup* odeur odeur* oeuvr*
on operateur optio* option oral orche* orchestre ordinateur oublier ouvra* ouvre* panie* panier papier pardo* pardon
parei* parki* parking partait parte* parto* partout pas pass passe pdf peche* peine peine* peint* perdent perdu* perle
perle* perro* perroquet perru* personne phare phare* pigeons pique pisto* pistolets place plafo* plan plant* planter
plast* pleure polars polie polie* popco* popcorn porta* portail porter poudr* poussin pouti* poutine pratique prete
prior* prison produ* professeur programmation progression prouv* pull quai quart quatr* quatre quel raccourcie rachete
rampe rapporte recharge recherche recommande reconnait refaire reglees reins* relai* relais remboursement remettez
repas* repetition repon* repondre reportes reprend reprennent reser* resol* resolue respe* ressemble ressuscite reste
resultats resum* retou* retourne revenue revoi* ri rideaux rien risqu* riz roi ronde* roti roues roues* roulettes
sacre* saiso* sans saucisson sauva* sauvait savais scene scolaires sechee secretariat sejou* sejour semaine sente*
servait seule* shirt shirt* siber* siberie silen* silence simpl* simple simples siren* sois soit sorte* souffle souha*
soupe soupe* souri* sourire spams spams* standard style style* sucre* sueur* sueurs super* superbes surf surfa*
surgeles surta* surtaxe sympa tache taches tarte tarte* tasse* techniciens teint* telec* telephoner terrasse therm*
tienn* tiennent tient tient* tomba* tombait toujo* toujours tradition traje* trajet trans* transat transfert
transparent transport travail travailler travers trente tres tube tue tuer uniqu* vacan* vacances vaccin veget* velo
venait vendent vente venus venus* vient vient* ville vingt* vins visite vitres voisin voit volets voulo* vouloir voyag*
voyage vrac vrai wrap zero`,
      '-2': `
0 1200 16h 19 19h 2017 2022 210 22 37 3h 4 44 54 60 84 870 abandonne achat activite adieu adieu* affilee age ajust*
alarme allais allemande alors alors* angle anniv* anniversaire annue* annuel apparemment appels apprend arriver assoc*
attendait attendu audio* aussi autob* autobus avant avant* avocat avoin* avoine avoue avoue* baches bacle bagno*
balayage banan* bananes bar baske* baskets basses battu* bavar* bol bon bondee bonne bonnet bouch* boucher bougi*
boula* boulangerie boule* boulevard bourr* brass* bravo bravo* briqu* brise brunc* brunch ca cable cadre* cafard calcul
calme canad* canada candidats carotte carte carte* cartes casses cela cendr* cesse* chamb* chambre champ* chantal
chape* chasse chaude chauffe chaussettes chevi* chf chois* chouc* chrono cinqu* clair clair* claqu* clientele clign*
clope* cockt* code comba* comme commerce complet complete comptees compteur conce* concessionnaire condu* confirmation
confirme conforme confort conges conseillere consi* contradictoires conversation copiee couchette couin* couine coule*
couleur courant courante coure* courriers couss* crepe* croire croises croit croit* cross* croyait cure cuvet* cuvette
dames dames* damne* damner danse danse* datai* debou* debout debutante decli* decou* degre* degus* degustation dej
delic* dents dents* depanneuse depassement depui* depuis deriv* derni* dessi* desso* dessous desti* detac* detache
detachee devalise devient deviner dire disen* disent distrait dj doigt dolip* doliprane doubl* double doudou douil*
douillet doute* eclaire ecroule egare emballage emplacements enrhu* enver* envers envoi erreurs etage* etageres etait
etait* eteinte etoiles etude* etudi* event* evier evier* examens excusee expediee expliquer expo faim faudr* faveur
ferai* ferma* fermer filma* filmait finalement finirez flaco* flamm* flaque floue fort fourn* fournie fournies fraiche
frange froides froma* frott* fuir fumer fumer* furie* gache* gagne galerie garco* garcon garee garee* gemme* gemmes
gentille geste geste* gradi* gradins grain* gratu* greni* grenier herbe hiver hivers honne* honoraires hugo humides
hydro* idees idees* identique imprime impro* incon* infernale infirmieres interieur irai isolation jamai* jamais japon*
jeter jeter* journal jours jours* klaxo* labra* labrador lampe* lapin large large* lavage lecon* lecons lende*
lendemain leroy leroy* leur leve liege liege* livra* livraison locale locau* locaux logic* logiciel loter* loterie
lourd* magas* magasin magni* maiso* maison malade malgr* malgre manqu* maria* maroc* marque marra* marrant mars marte*
marteau matel* matelas matin* melan* menot* mensualite mer messa* message messages meubl* meuble migno* minis* minui*
minuit miracle miroi* mobiles mode moins moins* moisi* mortel mouille moust* murs n'y nage nappe natel natel* nausee ne
nettoyage norme* normes obtenu oeuvre offre ok omele* operer optic* opticien ordin* ordonnance out ouvre panneau papil*
paque* paques paras* parasol parler partenaires passable patates patch* payee penal* penalites pench* penib* penible
perceuse perche perde* perdu petits peut piece piece* pied pile pince* pire pistache pistolet pizza plafond plais*
plane* plante plants plastique plate* pleins pleuraient pliee pliee* plus podca* poele poele* pommes ponce portes
portillon portique posan* posant posees poste pour pousse poussiere pouvais prece* prefe* prendre preparee present
presentent prevo* princ* proces prochain propre prude* publicite puree puree* pyjam* pyjama quest* question racle*
rando* randonnee rapid* rapide rayur* rayures reagi* recevoir recla* recom* recre recu regle* regularisation relance
relancer relever remercie rendues rentree repartis repete resil* resilie ressortent reste* retirer retournee revis*
revision robot* romai* ronfl* rosie* roule rouve* rouvert s'y sable sable* saison salle* sapin sapin* sauci* saucisses
saumo* saumon sauvegarde seau serie* serrer serveuse serviettes singe* sinis* sinistre siphon solde sonne* soude*
soupi* soupire store* succe* suivante suivi suret* surete surpr* surprise sympa* systeme table tables techn* technicien
telep* temperature tensi* tension tenu termi* teste* theat* theatre tiroir titres tobog* toilette tomber tordu* tour
tourne tourner tourt* traine transfere transformee treiz* treize tremblait trent* trois trois* troue* tutoi* tutoie
usage valai* valen* valid* venai* vende* vendeurs vendr* verni* verres vestiaires vide vie vieil* visibles visios voile
voir voisine voyait vue y'a yaour* zone`,
      '-1': `
110 15h 180 23h 27 290 42 420 500 6 640 89 9h abonnement accep* accro accue* accueil achal* achete acheter acte ados
affaires agrea* agreable aiguilles aille* ailleurs algor* algorithme allai* alle allem* amene* animation anime* animes
aout apercue appareil appla* apprentie appri* appris aquag* aquagym argenterie arret* arreter arrive artif* artis*
artiste asiat* assise assistance assurance attaq* attaque attribue aucun* aucune aurai* autoc* autre avais avais*
avanc* avocats bague* baguettes baie baiss* baisser balancoire ballo* bande* base bat bateaux batta* batterie battu
bavai* benevoles beton* bien biere billet bloqu* boite boite* boites bougie boutons brique briquet bureau c caddi*
caddies cafes cafes* canadian carre* casqu* cause cause* ce celui celui* cents cents* chale* chalet champagne changee
changees chapeau charges chariots chass* cheveux claire claque clotu* cloture coche cocktail coin collection color*
comme* comment commentaire commi* commission communion compe* compl* confidentialite connaissance connu* conse* conso*
contraire copai* coque cotis* coupe* couple courrier courtoisie cousc* couscous credi* crevettes cris crois croix
croix* cuir dansa* debloque debranche debrouillez decha* declare decor decoupe decouverte decri* decrocher deja dejeu*
dejeuner demai* demain demander demon* denei* deneige dernier derniere desag* desagreable desol* dessin deuxi* deuxieme
devis* devoi* devrais divorcer doit donc dorment draps draps* echap* effacees electricite embar* emmenez en encom*
encor* encore encre encre* enfermes enorm* entra* envoye epais* eping* epingle epuisees equipe essai etages etais
etais* etape etape* etiqu* etiquetee eviter exame* examen excus* explose exter* exterieur extinction fabri* fanta*
fantaisiste farin* farine faudra fausse fenet* fenetre fenetres fermait feux fiat fiche* filtr* finit fontaine
formulaires fourchette fous franc* frappe freins fromages fruits gagnants gala garni* gene genia* genoux gerance gestes
gilets glace graines greno* griffes grimp* gsm guich* habit* hall hamma* hammam hanches hauta* haute heritiers
heureusement hier hoche hoche* homon* homonyme honneur hopit* hopital hote houmo* houmous humid* humidite ident*
identifiant ignor* ignoree imaginer impec* impol* impoli indique infection institutrice irait irait* irrep* jai janvi*
janvier jardin jaune* journ* juin julie* kebab* kilom* kilometre lambert lampe lange* langer langues lapin* laver
lesquelles lessi* ligne lilas lilas* limite louee louee* lourd lunet* lunettes magnifique mairi* mairie maitresse mange
marche mariage massa* matin mauvais maux maxim* medaille meill* mento* menton menus menus* metre* mine minuscule miroir
mise mojitos monna* monnaie monos* mortes mouch* muett* musee musee* n nante* nantes navet* nerfs nerfs* nguye* nguyen
noces noces* nourr* nouvelles noyee* nuits nuits* nulle nulle* nuque* obten* oeuf omelette opera* opticienne ordon*
oreille oreillers osait osait* oubli* outil* ouverte pack paill* paire* parfa* parla* parqu* parquet passa* passer
patie* pauvr* pedal* pedales peignoir pelle pelle* penchait penche pendu pensa* perdr* perdre perdues permanence peter
peter* photographe photos piano pieces pigeo* piqua* pique* piqure pisci* piscine piste* planquee plateaux pli pneus
pneus* points polic* policier ponce* porc port portait portees portefeuille porti* pose position poste* pot potes
potes* poubelle poudre pourboire prati* prefere premium preparatrice pres prese* presq* presque pris prises priso*
produit promis propose pseud* pseudo publi* quant quinz* quinze quoi quoti* radia* radiateurs raide raide* rale rallo*
rallonge rame rampe* rang rappele rappo* rayons re reapp* reconnue recti* recue recue* recuperer reell* reelle refait
reflechir regards rein rembourse rembourser remer* remonte remplacant remplacement renou* repas repos reserve respire
resto resto* retie* retraites retro retroviseur reuss* reussi revan* revanche reveiller riait riait* ridea* rivie*
riviere robe roman ronde rouge royal royal* rues saint saint* sale salle salue* sanit* seance second semou* semoule
separ* sept septieme serpi* serres serva* serve* services serviette sieste situe* skis smoot* smoothie solde* somme
somme* sommes sonnent sonnettes sophi* sophie souffler souve* souvent speci* sport* studi* studio succession sucre suit
suite suite* suivi* suppr* surto* surtout sympas syndi* syndic syste* table* tacti* tactile talon* tasses telephone
terreau tiram* tiramisu tiroi* toboggan tombe tordu tortue touristes tourn* tours tours* tous toute* traces tradi*
train train* transats transporteur trava* trave* trempe troisieme trousse trouve tva une usee veill* vendues venue
venue* verses veux viand* viande vice videos vienn* villa* village vis visiblement vocal vocal* voies voies* voiture
voudr* voula* voyez voyez* zen zoo`,
      '1': `
100 12h 48 4e 4h 690 7h 8 95 abuse abuse* acceptait acceptee accompagnement accou* achet* acompte adaptateur adopt*
affam* afficher agenc* agence agression ah ai aigui* aiguille airbn* airbnb alcoo* allume amande amis amuse* animateurs
annulation aperc* appar* appart appel* appeler apprendre apres apres* arbre* armee armee* arrivent aspirine assemblee
assez assez* ateli* atelier attaches attendant attendez atter* au auto autres avale* avalee balles bambin bapte*
bapteme bascu* bascule bassi* basti* batte* bebes bebes* ben bijou* bilan bilan* blagu* blanc blous* boire boire*
bonhe* bonheur boucherie bouge* bougez bouillon boute* bouti* boutique box braque brico* brise* broch* bruit* brulure
bulletin bus buvet* buvette cabin* cabinet caisse calec* calen* calendrier candidature cantine capit* capitaine
carottes carro* casiers casse casser catal* catas* catastrophe celle celle* cendrier centimetres cerea* cereales
certaine certificat cette cette* chais* changement chantage charb* charbon charc* chatt* chatte chaud* cheve* cheville
chien chutes cidre cidre* circo* citron classe clien* coche* coeurs coffr* col colis* commu* compare compr* comptait
concl* concurrent conducteur confo* confr* confrere confu* connaissez conseiller contacts controleur convoque copin*
corne* correct coup coupees couronne cours courtois couteau couverte cravate credit crie crois* croisiere croyais
croyant crue cuisi* cuite* cycle cycle* cylin* cylindre debordent debra* decle* decouvrir degat degra* degri* deliv*
deman* demande demar* demarre demenagement depas* depla* deplu* deplume des descendais devais deval* devie* devra*
diagn* diagnostic dieu diner diner* direct disai* disparu dite docte* docteur doigt* donne dos douch* douche douze
douze* eaux echaf* eclat* eleve* empoi* endor* energ* energie enerv* enfan* enfin enfin* engag* engue* engueule
entendre enterre entre entree entrepot entrer epaules erreur escal* escalier escar* essence essuy* essuye est et etabl*
etage etale* etre etude eux excuse explo* extin* extincteur faibl* failli faire faire* fais faisa* fanto* fantomes
fermes fermi* fermier feuilles feutr* fibre fibre* fichu* finir* finis* fiole fissu* flacon flatt* fleur* fonce* fonta*
fournisseur francais franchement froide front fruit gaine gamins garcons garderie geles geles* genial genou* gosse*
grande guign* guignol halet* hamst* hanga* hangar histoire histoires hop horre* horreur hotel hotel* humide image*
images immeu* impor* importe impression incendie inconnus indemnisation indiv* insti* inten* interieure j jacuz*
jacuzzi jete jeton* jetons jeune jeune* jouait jouet jouet* jupe jusqu'a jusqu* lavab* lavabo legal* lentement les
lettr* leurs leurs* levres libre libre* lien lieux lieux* lille lille* lis lisbo* lisbonne liste loin lues lyon macha*
maitrise makis makis* mamie manche manger masqu* maste* master matchs me meche* mefier meme menag* meres meres* metho*
metie* metier mets mettez mille mille* mini mirei* mireille modif* moisissure momie* momies moniteurs monitrice monte*
morceaux mot moto mouton muette mutue* mutuelle nadeg* nadege naiss* naissance natat* natation national natur* nature
navette net noir norma* normal notaire noter noter* nous nuque occas* occasion offert ongle* operation opere* ordre
ordre* origine oublie oubliees ouvrant ouvri* paire palet* palie* palier paniq* panique panneaux panta* pantalon parce
parce* pareil parfait parfu* parfum passeports payee* payer payer* penchent perce* perch* perfo* permis petit* petites
peur pharmacie photo* photographier physique pille pille* pins pipi pirat* pirate piste pizza* pizzaiolo plaid*
planning plateau platr* pleur* plongee plume* poesi* poesie poign* pois poiss* polis* pomme* pompe pompe* poney* poneys
portable portee posit* poubelles pourb* poussette pouvo* pouvoir prali* precise prena* presi* presidente presser
pression prevoir profe* profils propres proprietaire psy puce puces puces* pueri* puisqu'il puisque qu qu'a quato*
quatorze que quell* quelle quelqu'un raccr* rachi* rachid raiso* rattr* ravie recois recon* refus* regardant reglee
regler relat* relation relev* releve remar* remon* remontees rendu* renouvellement renvoyee repondu reponses resid*
resiliation resta* restes resti* restitution retrait reuni* reunion reveil reveille reven* robots rouil* rouler rouvr*
saigner sain sainte saucisse sauna sauna* saute* sauve* savait saven* savent scola* scooter selle selle* serait serre*
sert servir show si siege sien siest* signaler sim sixie* sixieme skipp* skipper smile* smiley sms soins soins* soiree
solei* soleil sont sortis souscrit sport stylo stylo* subst* suedo* suedois suffirait suspe* tablee tant tarta* tartare
taux temoi* temoin tenir tenir* tenni* tennis terri* tete toile* toilettage toilettes tombe* tonde* tondeuse tordue
toucher touff* touffes toute travaille tremp* tronconneuse trottoir trouvait tubes tubes* tuiles tuyau* unique utilise
vache* vague* valables vendeur venir venir* verda* verdatre verifier verre verre* verrouille vesti* vidan* vidange
video viennent ville* vois voix voler voler* vu yoga`,
      '2': `
120 13 160 165 171 2000 212 22h 2h 300 480 52 59 5e 81 a absence accen* accent acces accom* accro* achetes acomp*
admin* adult* aerat* aeration aere ajoutez alcool analyse appelle arbit* arbitre arrache arret arretes arrie* arriere
artifice assistante assur* attends authentification authentique aux avale avion avion* avions avis baby badge badge*
bain bancaire bas batea* baton* belle belle* besoi* besoin billets bleue bleues bloquee borde* bordeaux botte boulo*
bouscule bowli* bowling brace* brancardier branche brule bruxe* bruxelles cabine cafar* cagno* cagnotte caiss*
cambrioleurs camil* camille cance* capture caresser carne* carnet carrelage carrosserie centr* centre ceris* chaise
champignons changent charleroi chasses chat chauf* chinois chiots choc cinquieme circu* circule cle clini* clinique
cloque coffret cogne coiff* coinc* coincee colis colle colle* collee collegues combi* commissaire compt* compte comptee
conda* condamnes confirmee conna* connais connecte conso consoles const* constat constater contenait conti* contre
contrefacon conversations cool corriger couchee coupes coups coups* couro* cours* cousins couvr* crava* cree creve*
crian* criant criss* crisse crypt* cube cuite d'a dates dates* debar* deblo* debloquer declaration decon* defaut defon*
demarrer demen* demonte denom* depan* departement desig* dessu* dessus detre* detro* devan* devant diamant differentes
direction dites dites* doigts donne* dorma* dorto* dortoir dossi* dossier douce* douches du eclate ecole ecole* ecrir*
ecrire ecrou* effac* egare* egares emech* emmen* empoc* empoche empoisonne enclo* enclos enfer* enfonce enlev* enque*
enquete ensei* enseigne ensem* ensemble ensui* ensuite entiere entre* entrepreneur envoyee enzo epaul* epaule equipes
esper* espio* essayage essen* etat etranger etrangle etudiants europe evacu* eventre exclu* exist* existait expos* face
faisait fait faite faite* faites famille faveu* felee* felic* festi* festival fetait feu fiche filou fixat* flics
flics* flout* fondu forai* forain forme foula* foulard fourc* frang* frein* frere frole fuit fuyai* fuyait gagna*
garag* garanti garantis garde gardienne gendarmes generique gilet* gonfle goute* gouter grand grand* gratuite griff*
griffe grille grise guide gymna* gymnase habite hache hache* hamster histo* homar* homme huile humou* humour hurlait
illeg* illegal immeuble immob* incid* incident inconnu indecent institut interne intox* invite ira it je jetes jetes*
jette jette* joint jouer jugem* jugement julie jure jusque justi* kine l la lac lacet* laisse laisser lapins lasag*
lasagnes leman leman* lettres litre location logem* logement longt* longtemps lot lou loue lumieres m'y mamie* mamies
maneg* manege manne* marie marie* maroc marre marre* marro* masseuse maube* maxime medecins medit* menace mensu* metres
micro micro* mienne mignonne mineur mirac* monde monde* monsi* monsieur montee montent montrant moque* mort morts
morts* moteu* n'a natio* nause* nicke* nickel niece niece* nique nique* noire* notai* numeros objets obtenir oreiller
oreilles origi* originaux os ou oubliee paie pan panse* papa par paren* parent parents partage partis passage
passerelle patient patienter patronne peluc* peluche pharmacienne piquer piqur* pista* pizzas planche platre plein
plong* plonge point polis pomme ponctuel pont porte* posee* poser* poses poses* positif post pourr* preav* preavis
premieres prend* prepa* preparateur preparer pressing prete* prochaine proje* promesse pv pyram* pyramide quotidien
rabro* racco* racon* rade raisi* ralai* raler raler* ramen* range* rapport rase rats receptionniste reconnu recto
redes* referme refusee refusent regle releves relu rendr* rendre rendu renve* repare reparti repei* repondent reprendre
reprises respecte ressort restee retournera revei* revient revue revue* rocad* rocade roiss* roissy rosse rosse* rouge*
rouille s sac sache sache* sacs sage saisonniers samedis sante sante* scann* scanne scolaire scoot* secho* sechoir
secretaire sembl* septi* sera serieux serpe* serpent serrure ses seul sifflait signature sipho* soignee soir solai*
sommeil souris sousc* souscrite stade stade* stadi* stadiers steak steak* stop super support supporte sushi* sylvi*
sylvie t2 tablette tacit* talon tampo* tante tante* tapait technique teleski terminal terre terre* terrible tester
texte* titre* ton tonto* tonton total touchant touche toussaint trait tranq* transmis tremb* tribu* vaches valide
vanil* vanille vase veau velos velos* venda* vendait vendre vendu* verba* verbal verso verso* verti* veste veste*
vestiaire veut vieille vieux vieux* violets violettes virem* virement voitures volon* voulait yaourt`,
      '3': `
1 119 130 140 200 20h 350 600 890 91 acces* accid* admission ado agents agres* aile alerte allee* amies amies* ane anis
annea* anneau apercu aplv appat* appeles appre* appro* appui appui* arnaque artisan aspir* aspire assure assureur atsem
atsem* attes* attestation autan* autant authe* autoroute avaie* avaient bacs balai balei* baleine bambi* bassin bateau
baton baux benev* betes betes* beton beurr* beurre bijoux bleu bleue* bloc bloques bord bouche bouteilles branc* bronc*
cache cadenas cagna* cagnard caissiere cale cambr* campi* camping canet* caniche canti* capot capot* captu* cars case
casse* cassees cave ceint* ceinture cercu* cercueil certi* chain* chaine charg* chargeur chaud cheni* chercher chevr*
chevreau chez chirurgien choses cire cles coach coach* cocai* cocaine coffre coinces collectif combine commo* commode
compagne compresse compris connaissait conseil consigne consommateurs consu* contr* contradictoire cookies copain copie
copieux copine corin* corinne couch* coupee couples couraient courroie course cousi* cousin cousine crani* cranien
creve crever croise croisee daign* daigne dange* debro* decede decla* dehor* dehors delat* delattre deles* depot depot*
derri* derriere descend deuil deuil* diese* difference directeur discretement distribue dit do donner dossiers douce
dresser drogue due echel* echelle ecout* ecroulee ecsta* egorg* eleve elle emballe encei* enceinte endroit enfant
enlever enreg* enten* entretien eparg* epargne epous* epouse escale etablissement etouf* etran* evapo* evide* existe
experience exposition factures fauch* fauteuil feder* federal felicite fendu fendu* ferra* ferrand fille finir
finissait fiole* fioles font forum fraises fumaient gamel* gamelle garagiste garde* gardez geneve genou gerante gite
gliss* glissee gosses gourd* gourde grace grace* gratte grill* gym hanch* hilar* historique honte huile* hurle identite
ils immobilier indec* interdit interets intervention intolerance inven* invente irres* jambe* jambes jolie jolies
jouer* jumea* jumeaux kg kiosq* klaxonne lait lance* le levee* lisse* liste* loup lui luxee luxee* mains mains* maitr*
malad* malhe* malin manch* maternite mecan* mefie* melangent mene mepris mere messi* messieurs mien mienn* miens miens*
moi montr* montrer montres nationale nee neveu* nez noms notre notre* odieux olivi* olivier ont ortei* orteils otite
otite* oui ours outils paix palef* parap* parlais parle parlent parlo* parlons pasca* pascal passent passeport passo*
pasti* patro* patron pattes payants payes payes* pelot* pendait perim* perime permi* pioch* pitie pitie* placer
plaisante planc* plann* planq* plaquettes pleurait plusi* plusieurs pluto* plutot policiers poncelet portiere portr*
portrait poser pouce pouce* poules pourq* pourquoi prepare presente prestataire preve* prevenus procedure procu*
procureur professionnel prolo* promene promet propo* proposee propr* public puisq* pulls pulls* pur rabai* raccroche
racistes radio* raison ramasser rameu* rasoi* rasoir recep* recollee reconduction recou* recro* recto* recup* refoule
refuses regretter relevee remis* rentrant repen* repense reprocher reten* retir* retire retiree retro* revie* rhum
ricane rires rires* rose rosiers rouba* roubaix roula* sacha* sachets sais sang sangu* sanitaire satay satay* saute sav
scenes serai* seringue serrurier servis sever* severe signe sinon sinon* ski soignante soigne soignes soigneur sorci*
sorti souci souci* squel* stagiaires steph* sur survecu sympathique tacite tais taxi tel tendu tendu* thon tire tortu*
totale trace trainer tramp* trampoline tranquilles traumatisme trier trier* trott* trottinette trou uber usine usine*
vend venio* venions verra verra* vers vert verte* veterinaire via videe videe* vital* vitale vites* vitesse vitri*
vivant voila voila* voile* volan* volant vole voleur voulu vraie* vtc whisk* whisky y`,
      '4': `
17h30 17h30* 2019 67 700 800 86 900 940 accord actio* action administratif adresse affichait affichees afsca afsca*
agoni* aisse* aisselles ajoute allergies allez allez* ambulancier amf amie analy* anesthesiste anima* animaux antivol
appartement arbre arme arraches arranger assoi* assoit astic* asticot audie* audience audit* auditif aurais autor*
autoradio autou* autour averti aveug* aveugle aviez aviez* avise avons avons* balai* balle balle* barriere batte begai*
bient* bientot bieres bisou bisou* blagues blanc* bless* bloquer bottes bouchees bourre brandi brulu* brulures brune*
bruno bruno* brutale bu caden* canne canne* carab* carav* cares* caron caron* cas casta* cdi celibataire certains
chapa* chaparde charge charl* chaudiere chien* chiru* chlor* chocolats chope chope* chose chose* cisea* ciseaux citat*
citation civile claquee claques claus* clients clopes clou club cochee cogner coincer commente commis communique compa*
compagnie comptable comte comte* con confiance confisque conjo* consommateur continue controle coord* cortisone
couchage coude coupu* craqu* crech* creche criai* criait crochet deballe debarque debit* decen* deces deces* dechi*
declarer decline defen* degag* degager degat* delva* delvaux demandant depos* derobe detai* detourne devisse diall*
diallo divorce donnees doorm* doorman doree doree* dorme* douteux drape* drapeau drogu* dylan dylan* eclater ecris
ecris* educateur effon* embrayage empes* employeur empru* encai* encha* enchaine enfle enfon* enjam* entie* entier
entraineur entres envoi* envoyer epave epave* epeau* epeautre epluc* esthe* estheticienne estom* europ* eutha*
euthanasie exactement exclu excre* excrements exige* exper* expose expre* faine* faisaient famil* familles ferait
ferreira fesses fichi* fille* fissures flasq* flasque flottaient flottait force forcement forme* fouet* fouette frere*
frole* fuite fuite* gants gants* gastr* gastro geante gele genan* genci* gencive gendarmerie gener genev* gens gonfl*
gouve* gouvernante greffe griffee grossesse guepe* guichetier guichetiere gynec* hein homme* hommes hotes* hotesse
huiles huiss* humiliee hurla* hurle* hygie* hygiene iban ici il imite inconnue infirmiere insuline insultes intact
intacte intol* jerri* jerrican jeunes joli jolie* jouai* judic* judiciaire jumen* jument kevin kevin* labo lance langu*
levre* livreur local* locat* locataire m maill* malhonnete malin* mamans manag* manager mandate mangez manip*
manquaient mapaq mapaq* marchand marron marse* marseille massage maths maths* matie* mayo mec media* mediateur
medicament menagere metta* mettait mette* mezza* mezzanine missi* modifie monos monox* monoxyde montees montree morsure
motif motif* nageur nettoye nice noeud* nom notee notee* nu nuit obsce* obscenes occupe odieu* odieuse offer* oh oisea*
oser ouvert ouvertement ouvrent oxyge* oxygene palette palpe* palpee papas papas* paraphe paris paris* partie passee
pastis pauvres payai* payait paye pediatre perdus perfusion petard petite pharm* phrase physiquement piass* piasses
pigeon ping pistaches placa* placard pogne pogne* poignees poil pointe ponct* pong porte poule* poulet praline
precedent prend prene* prenez prest* pretend prie pries pries* prive proposaient proposition proprement proteines
proximite publie pus quebec quelque quitte raye rea reagi reception recommence recuperee recus recus* refere reference
refil* refile refle* reflechis refug* refuge refus refusez remarque remarques remboursez rempli reponds residents
resin* resine respi* responsable restait retrouves reveillee revenait revendu revois rib ridiculise rousse route route*
routi* routine sait salaire savoi* savoir scotc* scotch scotche seances secours secret seins seins* seize seize*
semblant serin* seron* seront serru* serveur sexuelles signalconso signale siphonne smart* smartphone sniffe soeur
soeur* soirs soirs* solaires son sortie souil* souille souri spara* sparadrap squat squat* sterilisation suint*
suivants suivie surveillee taire taire* talus talus* tamar* tamari tape teinture tenai* tenait tente tentes titre
titubait titul* titulaire toi tombes torse torse* torti* total* tournevis tousse traiteur tribunal triche tuile* tuyau
urssa* urssaf usage* utilisee vaccine valise vegan* veine* venais vendue ventr* ventre vermi* vermifuge verrouillees
verse veter* veterinaires videurs viendra vietn* vif violent violente visible vitrine vivante volum* volume vomis*
vraie vues wc yeux`,
      '5': `
150 2024 312 68 740 78 7h30 88 abces abces* abime* abus abusi* accidentee accompagne accor* accrochee achats adhes*
adren* adrenaline adulte affame afric* aille airba* airbag ajoutee alain alain* alertes aller* allergenes alloc*
allocation allumette alu amandes analyses anesthesie angoi* angoisse annuler antihistaminique antip* appuy* arabe
arachides arnaq* arrachee arran* arrivait ars assignation attachee attei* atterrissage attou* attouchements auber*
aurel* aurelie aussitot autis* autiste avez avise* bague bail balan* ballons ban banquette baraq* barreau barri* bebe
bec benal* benali berge* berger beuh biber* bijoutier ble boita* boitait bombe bonbons bosse* botte* bougeait
bouledogue bousc* bousculee bracelet brancard brand* briga* brigade broye* brutal bureaux caban* cabane cabas cabas*
cache* cachee caill* cake camera cameras camionnette camions camp canette canin* canine canto* car caravane caresse
cash casie* casserole cauchemar cede celer* celeri certa* cet chantant chaton chauffeur chef chene chene* chequ*
chevaux cheveu chine* chino* chiot* civil claquettes clerc clerc* clin cloqu* clous clous* cochon cogne* colliers colo
colon* colonie commentaires commercial compagnon conciliateur consentement constate consulte conta* controler convoquee
convu* convulse corps corps* coude* coupelle crach* creances crustaces cuisses cuist* cuistot curieux da dame deale
deced* dechiree decoloration decrirai dedom* defenseur defile defonce degats delivre demandes demandez demarcheur
demarcheurs demenageur demenageurs demis* dentiste descende descente deshydrate detar* detartrage detecteur detou*
dette devinez dialy* dialyse direc* disait divul* domic* domicile dormez dors dort dosag* dosage echanges econo*
economies ecuri* ecurie effacer effondre ehpad ehpad* eleva* elevage empestait employes empoigne endormie enferme
engage enormes enregistre entam* entame entassees entendu entor* entorse entreprise envoie envole escalator etes evano*
facturee facturees familial faux felees femme ferment fesse* feutre fiancailles fiancee ficti* fiere fiere* filleul
filme filou* fils finan* finie* fixee fixee* flori* florian flute flute* force* forcee forces foret foret* fouil*
fouille fourg* fourgonnette fourr* fracturee frapp* friteuse frottait fuyez fuyez* g gale galop gardi* garro* gars gaz
gener* gerar* gerard ghb giflee gilet giraf* girafe gitan* gitans glous* gratt* greff* gros guita* guitare habites
habitez hacke* happe* harna* harnais hautaine hemor* hemorragie honte* honteux hospi* hospitalise huissier hurlant
idiote imagi* impla* implants inde infecte infectee infir* infor* informee inhal* insistant insiste insta intac*
intensifs intimes intoxication iphon* iphone irresponsable jointe josia* josiane juridique ketam* ketamine lactoserum
langue laure* laurent lefeb* lefebvre lenti* lentilles levre ligam* liquidation local locataires logo loi louise loulo*
lu lynx ma madam* madame maes maintenu maitre maladie malentendu malho* maltraitance mam manquante mante* manteau mari
masse* mate mater* mathi* matra* matraque medec* medecin menteuse menti menti* meprisant mettent miennes migra* mineurs
minou minou* mission mlle monter morel morel* morph* morphine mouta* moutarde nadia nadia* negli* neveu nie noirs
noirs* noisette noisettes nos nourrisson nue numer* nuoc oceane oiseaux ombudsfin one opere or osteo osteo* otari*
otarie paiement papiers papillons paral* pares* paroi paroi* parvo* parvovirose passant passes passons patients paupi*
paupieres payees pedia* peintre pensait pension perce pere perri* perrin perso personnes perte perte* pese petar* pete
pharmacien photographie piege piege* pilot* pilote pilul* pipe piqures pisse* plaie* plain* plancher plie plomb plomb*
plombier poche poils poils* poisson pompes portieres posee pote poula* pourboires poutr* poutre pouve* pouvez preju*
prele* prendra presence prof profi* profil promeneur publiees puericultrice punie punie* punit* punition purulente
quebe* quitt* radio rajou* rajoute ralen* ramasse ramene rangee rape rappelee ray rayee reani* reanimation recal*
recit* recite recoi* recoit recolle recul* recule recupere rediges refer* refou* regie regie* registre reins rejet*
rejete remis rencontre rentre renvoye repeint repro* reque* requete respirer responsabilite responsables resultat
retrouver rgpd rigolait rigolant rit rocha* rochat rodee rodee* rond ronflait roue rouges roussel ruine ruine* sabote
sacre saign* saignait saisis salai* salmo* salmonelle salop* samu sanguin saoul sarra* sarrasin saure* saurez sauter
secoue securite selfi* selfies serais serez serez* serop* seropositif serre shit siffl* signal signe* silva silva*
siret siret* socia* sociale soignant sors sorti* souleve space space* speciale speed* staph* staphylocoque steri* suis
sujet sujet* surdo* sure surno* surveillant surveillante surveillants surveiller tableau tapai* tapais tapet* tard
tatoueur taxe teles* tente* tetes tetes* thc theo thermos tique* titubant toitu* toiture tombez torch* torche torsi*
torsion touss* trafiquee traitant traite traiter traumatise traverse tremblant tremblay tremble tripl* triple tronc*
tyran tyran* tyrol* tyrolienne urgence usurp* vasse* vasseur veilleur verif* verifiez verro* verte vertebre viend*
vinaigrette viola* violee virus virus* vit vitre vivants volatilise voles voles* vomir vomir* voule* voulez voulu* vous
vraim* vraiment vtt vus y'en`,
      '6': `
06 70 accident acheteurs actes actes* adres* agonisant agraf* agrafe ajout* alert* allia* alliance alzhe* alzheimer
ambulance anaphylactique ans antidepresseurs antih* antiv* apprends arabes arachide arrog* arrogant as assig* assum*
attention attrapee aurez aurez* avocate bafou* barquette benevole berce* berceau biberon bisqu* bisque blatt* blattes
blind* bombe* bosse bouchee bouff* bouffer boulons brule* brulee cage camer* canna* cannabis carbu* cassee catalytique
cauchemars chatons chevelu chienne chiot chute chute* civil* clois* cloison cloques cocho* codes codes* coiffeuse coke
collegiens collier comprendre comprenez concierge conduisait consc* conscience convo* convocation cooki* coqui* cornee
corti* cotes cotes* cou couche coule crack crame* crane crane* crean* croch* crott* cuill* cuisinier cuisse culot*
culotte dans decouvert decroche decrochee demarchage dent denti* depanneur depassait depre* depression descendue desha*
deshydratation detec* detru* detruit dette* dgccr* dgccrf diplome directrice dis disparus dormait dragu* dress* droits
duran* durant educatrice effondree endormir endort enfermee enfle* enleve entai* entaille entendeur epipe* epipen
escro* espere estomac etiquete etouffait etrangers evidente exact* exige expertise expres falsi* femme* ferre* fievre
figur* filme* finition fixe flott* fout foutr* foutre fraude frein freine fumee fumee* geant* generale gifle grosse
habil* habille halei* haleine hanche harcelee hasar* hasard hesit* hosto hosto* hurler idiot* ignorer imagine imite*
imposition incap* incapable infec* initi* initiales inqui* inspecteur inspection instr* insulte intes* intime jurid*
justice lacry* lacto* lancee lausa* lausanne levee lise litre* litres livrer loueu* loueur maghr* maigri main malai*
malaise malen* manchette manda* manques maqui* marches maternelle mecano menac* mentionne mepri* mes mettr* mettre
milli* mis mollet monit* moniteur mordu mordu* morsu* mouches mur nacel* nacelle neufs neufs* nid noire nomme* numero
nus ocean* oedem* oedeme oeil ombud* oncle oncle* ongle ouell* ouellet pai paiem* paille parme* passagers pc pele
penda* pendant pensi* perfu* peux physi* pierr* pierre piquee pis plagi* plagiste plaint pleurer pochon poing poing*
pompi* pompiers pours* prenomme pretexte propos prote* protection proto* prud'* prud'hommes pupil* pupilles purul*
racis* raconte rafle rafle* range redig* reflechissez reservoir respo* retenu retrouvee reveilles revendue rican*
rigol* rigole roulait sa sabots sacoc* sacoche saigne sandr* sandrine saoul* saura* sectionne secur* sentait sesam*
sesame seuls seuls* signa* signalement signer socie* societe sofia* soi sortais sortir souda* soudain soupl* sourd*
soute soutenu soutien soutient staff staff* stalk* stopp* stoppe sushis sutur* suture tapot* tapote telesiege thier*
thierry tigre tigre* titub* tot tournee trafique trait* traitee traum* triso* trisomique tromp* troue urtic* urticaire
usagee va vais valeu* valeur vendus venge* verifie verse* versee vider vider* videur visag* visage vodka vodka* voie
voiturier volat* volee voleu* votre votre* voyageait whats* whatsapp zoe`,
      '7': `
accus* accuse adresses aide allee ambul* anaph* anest* antib* arabe* arach* arrac* asthm* asthme attache avertissement
b barqu* blanche bleus bleus* bruta* cacah* cacahuetes cachets casier cauch* cheque chiens clio cmu coupez cpe crache
crust* cuiss* curie* deale* debal* debites decharge decro* degre demeu* demeure deposee derob* descendu devenue diplo*
disan* disant dispa* disparue disparues disqu* ecriv* educa* eject* ejecte electricien embra* emplo* enregistree entas*
enveloppe envoles femmes fianc* figure filles frapper fumai* fumait gamine gardee gardien gifle* handi* harce* humilie
infirmier injec* injecte insu intoxiques ivre juge karim karim* l'a lache lisez lisez* livres lue m'a macho* machoire
maillot malades maltr* maman marques masseur medical menteur mineu* moque natha* nathalie neuve neuve* noise* oppos*
opposition parol* parole plaies plainte plaqu* pleurs poche* pochette pocho* poids poids* poignet poitr* poitrine
pourrait prends prevenue proprio psych* questionnaire ramas* regardait regis* ressortie reviens saisie secti* secu
senta* sexe sexue* signalee sitte* sitter sniff* soign* soja soule* surveillance test toiletteur toit trich* tu ufc vas
viens viens* viole* vivan* voilee volee* vont`,
      '8': `
000 agent aire allergique animateur animatrice appelee attac* blancs bonbo* caissier chato* cheval coeli* coeliaque
colli* combien completement conci* coucher crack* cuillere desce* deshy* donnee dr encaisse envel* es euro ex faceb*
facebook fievr* freres fume gamin gamin* geran* glute* gluten gorge gorge* insis* inspe* insul* maman* masque medic*
menso* mente* mon moteur noix pansement patte patte* peau pince prevenu privee react* reaction rouss* sabot* saisi
secou* t tes trafi* trouvee type urgences videu* vigil* vigile vih vomi`,
      '9': `
agent* allergie antid* avert* balance barma* barman bidon bidon* cheva* comptes discr* employe envol* fract* fracture
fraud* gerant glisse gross* humil* intim* lache* ment mme ouvriers plaque preleve prive* saisi* soute* souti* surve* ta
te tombee trompe urgen* vos`,
    },
  },
  it: {
    plainBelow: -3.57,
    unlikelyBelow: -0.82,
    likelyFrom: 2.62,
    words: {
      '-9': `
19 35 50 aggio* aggiornamento annoi* aria aumen* blocca caro condizionata delus* delusione final* fine finestra frigo
grafi* guast* impossibile lento lento* ma medio* menu mese noios* onest* ordinata ordinato padel* poca poco pubblicita
purtr* purtroppo reso riman* ritar* ritardo rumor* scomo* sembr* simpa* simpatico spara* spost* unico unico* wifi zero`,
      '-8': `
13 16 30 6 65 acqui* app arred* assistenza averlo avviso bisogna cade calda calzi* camicia caris* centi* centimetri
chiude citofono coda code comunque condi* conne* connessione contatore difficile extra felic* finale fra fredde frigo*
grafica guasto gusto gusto* inuti* lavorazione libri libri* limone livel* lonta* miser* music* novanta onesto orari*
ore pagine parlavano perde piace* piccola piogg* pioveva poche poche* porzi* posti prenotare prezz* prezzi pronta
quali* qualita regol* resta resta* ricre* rumorosa sale servizio settimane slitt* spuntatina stret* taglie uso`,
      '-7': `
11 21 28 45 54 55 69 8 9 addormentata aloni aloni* altezza alti annacquato annoiati ante aprire arrivare asciugamani
aspettare assen* assente attes* autol* autom* automatica basso bibli* bicchieri bisog* bravi* brivi* caffe caffe*
camin* camino carbonara carino carte competente consegna consigliato contati correvano delit* delitto deser* devon*
devono digiuno dipende disor* diver* diverso dolci* dormito doveva esaur* fette fette* fiacc* fines* frattempo fredd*
frett* funziona gestione giardino gigan* gigante gracc* imparato inclu* indic* infin* ingresso insip* installatore
intorno intro* inutile istruttori lenta lenta* lentissima lugli* luglio lunga lunga* mediocre meno messaggio migliore
minus* modello molli* musica noia onlin* online padella passaggi pazienza percorso pero piega* pieni pieni* pina
pioggia poltrone portafoglio porzioni possi* premio premu* prende pubbl* quindici rapin* rapina realt* realta regola
riavv* rimandato rinun* rinunciato rumoroso scade scade* scars* scarso scatt* schermata scong* sedili segnale
segreteria senso sessanta sette* silic* silicone sinistra sotti* sottotitoli spariscono spess* spid spot stretto suola
suola* surge* tapparella telecomando terrazzo tiepi* tiepida tovag* traff* trist* tv unica valid* valigie vecchi
venderti viti voglia zanza* zona zuppa zuppa*`,
      '-6': `
1 160 190 20 24 38 7 94 acquisti affol* allegri alone alone* ameri* angol* anna annua* annuale annul* appas* appic*
appun* appuntamenti aprir* armadio arredamento ascoltato aspettava aster* attesa attivazione attori audio* aumenti band
bandi* barbiere barol* barolo bello bello* bevute bravissimo brioc* brioche buroc* cadav* calzini cambiano cambiare
campagna campane canno* cappotti cari carissimo carrelli carto* cartolina catalogo cerch* cerchi cerot* check check*
chiamati chiesta chiudono cinghiale citof* collegamento coltelli comoda compare comprare confusione consuma contenuti
continuano corni* corrente corro* corsi* cortese cortesi cotol* cresc* crostata cup decor* delud* deserto digitale
distratto dolcissima elettrica elettronica errat* errata esagerato facile febbraio felice feria* feriali ferie ferie*
fetta fetta* fiacco fibra fibra* filtri fin finali foglietto forch* forchette formu* formula forti fossa fossa* fragola
franc* fritto gel gentile getto* gettoni giga giochi gocci* gocciola gommosa gommoso grandine grigl* guardo guari*
guarito hotsp* hotspot imballo impiegati impos* inesistenti insal* insalata insom* insomma insuf* intor* introvabile
invad* invadenti kille* killer labir* labirinto lampadina lato legalizzato leggero lenti* lezioni limon* lino liquida
livello luogo luogo* macchia manda manic* maratona marme* marmellata marte* matrimonio matti mattinata medag* medaglia
megli* meglio mezz'* mezz'ora migli* misera mito modem modem* modi monod* monodose montatura muri noiosa notor*
numerino nuovo nuovo* obbligatorie occupate offerta ogni ognun* ok orario ordin* ottanta ottimo pagin* panini panno
panor* parcheggio pareti pasta pasta* paten* pellet perco* perde* petal* petali piadi* piadina piante piega pilas*
pilastro pile polve* prenotata quaderni quarti rata rc regole reins* rene ricca ricca* ricer* ricercato riconsegna
ricrescono ridic* riesc* rimborso rimod* rimodulazione risca* riscaldamento risparmiare risposte rivis* rovinata s
sabato sabbi* sabbia saggi* saggio salit* saluta sbloccato scadente scaffali scena scomodi scons* scorre scorrevole
scotta scusi* secco secco* sedie sedie* sembra sembrava sembro serial servivano sessa* sessione sette sfoca* sigillati
simpatica siren* sistemate spaia* spaiati spazz* spegne spent* spento spesso spina spina* stall* stamp* stima* stopp*
stort* stude* studenti sull'altro supporto surgelato tappi tappi* tazza tazza* tedes* tempo tempo* terrazza tiepido
tisan* titoli tolti tolti* tornati total* totale totem totem* traba* tradu* traffico trattoria tropp* tutt'* vaso
vecchio veloc* veloce ventilatore vento* ventola vernici verticale viaggi vite vitto* volevamo volum* volume`,
      '-5': `
10 148 15 17 1987 240 29 3 312 41 44 47 75 80 abbai* acced* accettata accompagnati accre* acust* affam* affamati
affettuosa affil* agend* agenda aiutato albero all'ora allaccio alte altrove amaro amaro* ammac* ammetto ammor* andia*
andiamo angoli annoia annullata anten* apparecchio appese appla* appuntamento archi* arrab* arriv* arrivati arrivato
arrivi artif* aspettato aspettavo assaggiare assas* asses* assicuro attacco atter* audioguida aumentato autolettura
automatiche bagna* baita baita* bancomat barbe* barbecue bastoncini batterie belli bellissimo benes* benessere bermu*
bermuda bibit* bibite biblioteca bici biglietteria biscottate bisognava boh brisc* briscola brividi bruciacchiati
brusc* bucata bug burocrazia cadavere camere camerini camic* camminato cammino campa* canal* canta* cantato cantieri
caos capannone cappello capri* carre* casello cassetta cassetti cassonetti cavat* cavatappi celib* celibato cente*
centesimi cercavo chiesa chiusi cigol* cinquant'anni cinturino cioccolata cominciano comode comodo compleanno consi*
consiglia copertina cordi* cori cornice coron* correzione corrono corta corta* costoso cotolette crash* crepa cruda
cruda* cucit* curati datat* dell'allarme delusissimo derby derby* desti* destinatario detersivi diavo* diavola dirit*
discutere disorganizzata displ* display distr* divan* doppi dovev* drive drive* durano durar* durare duro duty eccel*
esatt* esattamente esaurito europ* fabbrica famil* fatic* fatica felici ferma fila film filmato finalmente finito finte
finte* fiori* firmi firmi* fisso fisso* focac* focaccia forni* forno forno* fosso fosso* frago* franchigia frecc*
fredda fretta frettoloso fritt* funeb* game garantito gate genere genia* geniale genti* gentilissimo gioco gioco*
giulio gnocc* gnocchi gommo* grani* grati* gratis gratuito grigi grigi* grigliata guardavano guerr* guerra gusci hambu*
hamburger ignorati ikea imbraghi immag* immagine immer* impronta incep* incluso infel* infinita infis* infissi insipida
inventario inver* invol* involtini istruzioni largo largo* lasag* lasciarli later* laterale lavar* lavat* lavatrice
lavel* lavello leggevo lente* lentissimo letti letti* lettini lettu* lettura libreria limit* livelli lontani lucid*
lungomare mah mandate mangiava manico manua* margherite martedi massi* massimo materiale mazzo mazzo* medio mega mici
minim* minimo minuscoli mistero misur* moderna molle molle* molli monetine monti monti* morta* mortale motore museo
museo* muto natal* nell'annuncio nell'app newsl* newsletter no noioso notifiche odore odore* ombra ombra* ombre* omici*
omicidi opach* operazione optio* optional orari ordinate orren* orto ostag* ottob* ottobre out pacchetto padelle
padroni paga panne* pannelli pantaloni paret* partite patente pazie* pellicola pende* pensavamo percorsi perfetti persa
persa* persi pessima piacere piazzola picca* picco* piccolo piegh* pieghe pieno pieno* pizza plast* plate* pochi pochi*
polacco polli poltr* polvere popco* popcorn portata poten* potenza potevano preav* preavviso preme* premuto preno*
prenota preparata prevendita prezzo primavera produ* profumata progr* programma promessa propone puntuali quadretti
qualche quale quale* quest'anno rabbi* rabbia raddo* ravio* ravioli resto resto* richiama richiamato ricomincia
ridicolo rimandata rimbo* rimborsato rinno* rinnovato ripro* riservato risposta ristr* ritiro riuni* riunione rotellina
ruvid* sabat* sai salita salta salta* saltate sant'* sapor* sapore sbagliati sball* sbava* sbiad* sbiadite sbuff*
scaduto scarica scattata scelt* scena* sceno* scheg* scheggiata schermo scien* sciop* sciopero scolaresca scotte scusi
secondi seduti sega segnalazioni sembrano sembravano sembravo senso* separati sepol* serat* serata serio serio* sesta
sesta* settembre sfocate sfuma* sgranata siepe siepe* simil* simile singo* sinte* sintetica sirene slitta slittata
smalt* soffia solo soluz* soluzione sospi* sottile spagh* sparava spariva spedizione spente spenti spese spese* speso
speso* spettacolare spiegazione spostati spunt* squal* stanchi sterr* stiam* stiamo stile stile* stira* stornato strop*
strum* strumenti stufe* svizzera svogl* tabac* tagliatelle tagliati tappetini tardi* tassa tasti* tavolini tedesco
tempi tempi* tenero tentativi termo* terri* tesi tessera ticke* ticket tisana toast toast* toccata toglierla tomba
tomba* tonal* tonalita tonic tonic* torneremo tortu* tortura tosca* tour traballante traduzione trame* tramezzini
trappola tremava trenta tripp* trippa triste trovare trucco tutt'altra uccid* uccide umida umida* un'ora unica* unti
urlavano utile utile* utili* valida valido varia* vecch* velocita vendere venis* vento vera veran* veranda verdure
viagg* viava* viavai vince vince* vini vitti* vittima vocab* vocabolario volet* volete volev* voleva voluti vouch*
voucher vuoti vuoti* zombi*`,
      '-4': `
129 130 180 2 210 23 32 40 410 412 42 465 58 61 74 abbastanza abitu* accedere accende accet* accordo acida acida*
acustica ad affet* affollata affre* affreschi agath* agatha agnel* agnello agost* agosto aiuta* album album* all'ombra
alle alter* alternative altis* altoparlante alzare alzat* alzati amare* americani americano amore amore* angolo anima
anniv* anniversario annullati appesi appiccicosi appiccicoso apre aranc* armat* armata arrabbiato arredo arrivata
asciutto aspet* aspetti assag* assalto assis* assur* aste atmos* atmosfera attese attor* attrazioni aumentata aumentate
aumento autob* avere avere* avevamo azien* aziendale bagagli bagnati banchi bar barat* barattolo bari basta batteria
batti* batto* battono befan* befana bellinzona benedetta bidon* bigli* biglietto bimes* bimestre bis bisco* bolletta
branz* branzino bravissimi brici* briciole brutt* brutto buche buche* buono buono* calcio caldo caldo* calen*
calendario calic* calici call calza calza* calzo* cambiati canali candele cannoli cantante capisce capiva cappu*
cappuccino cara carav* caravaggio carbo* carez* carezza carissime carit* carita carnevale carot* carote carrello
carrozze cartellina casse* cecch* cecchino center cento* centr* centrale centrifuga cerni* che chef chiediamo chirurgo
chris* christie cinem* cinema cinque cm colaz* colazione colore colori commesse commesso compenso compl* condizionatore
confu* confusa congu* conguaglio conosceva contenti contessa conto* convento conversazione cordiale corsia corsie cosa
costo cotoletta cover cover* crash crasha crava* cravatta credo credo* cresi* cresima crime crime* croce crollo
cuciture cuffia dall'ultimo dance dance* date david* davide decente dell'apparecchio deludente descr* destra devi devo
diale* dialetto dicon* dicono didas* didascalie diro discount disdire disponibili divano docen* docente dovuta dura
durat* durata educate eh entrata esagerati esauriti esce eserc* esercizi espre* espresso estat* estate euro evasioni
extra* facendo familiare fantastica fazzoletto fegat* fegato fermo fermo* festivi finestre finestrini fischia foglie
folla folla* fonda fonda* francoforte freddi frigobar furto furto* gamberi gelat* gemelli gesti* giard* ginocchia
giornata giusta gocce gocce* gol gracchiava granita gross* grosso gruppi guardare guasta gusti gusti* idea illeggibile
imbal* imbia* imbianchino impal* impalla impar* impossibili infinite ingle* inglese iniziato insipido insufficiente
intasato inten* intestatario intui* iscritti lamentano lasagne lascia lava lavas* lavastoviglie lavata lavo lavorativi
legge* leggermente legno legno* letteralmente lettere limite livor* livorno lotto lotto* lucchetti luce lucia* lumaca
luned* lunedi lungo* lutto lutto* macchiata macchinetta macello mai mal maledetto mangiato mangio manif* manifesti
manutenzione mappa mappa* margh* match* mater* materasso matte* medicina mela merav* meraviglia merca* merco* mercoledi
mezza mezza* mezzanotte mezzogiorno microonde migra* minuscola minuscolo minut* minuti mira miracoli misero misurata
misurato mitte* mittente moda molla monol* monolocale monot* montacarichi moriv* morivo mosci* mostra mulin* napoli
nessuna neve nitid* nitida noiose nonni nonni* novan* novembre nulla nuoto nuoto* occup* offer* olbia olbia* olive
olive* ombrello ombrelloni ondul* orrenda pacco pacco* pagam* pagamento panchine panet* panin* panna panna* pannolini
parzi* parziale passeggiata passo passo* pasticceria patti* pazze* pazzesca pecca* peccato peli pensato pensionati
perdi* perve* pervenuta piace piaciuto piani* piu plastica po poke portano portarsi portate preferita prega* pregare
premi* prendevo prendi prenoto preparati presente prestato prodo* prodotti proiezione prosecco provarlo provato pugna*
pulir* pulire ragna* rasoi* rasoio recinti recli* reclinabili recup* reddi* regge regolarmente reinstallata relaz*
relazione remot* remoto ressa ressa* restituita resus* richiamare ricom* rida rientro rifiuti rifug* righe righe*
rimanda rimin* rimini ripetere risot* risotto risultano ritirare rivista roman* rose rotta rotta* rumori rumorosi sagra
sagra* salam* salat* salsi* saltati salvataggi santa santo sapere sarto* sbava scadenza scatti scelta scemo scemo*
scende scene* scheggiate scheggiato schiacciati schifezza schiu* schiuma sciacquone scienze scolo* scolorito scomoda
scomodissimo scont* scordato sdrai* sento serramentista setta* settanta settecento sgasa* shari* sharing sistemati
smart smart* soffocante softw* software sorbetto sorri* sorridente spa spaghetti spago spago* spara sparata spazzole
speravo spezi* spiegazioni spifferi spinti sporca spostano spostata spostate staccata stagione stampa stanc* stati*
stellato stend* stendere storte storto strac* strag* strage strappata striz* stucc* stufetta succo succo* superiori
sveni* svent* svizz* svogliata tabaccaio tabel* tabellone taglia tanti* tardi tasti tastiera tavol* tavoli tema
termosifone termosifoni tesse* tessu* tessuto testuale thril* thriller tono top torne* tornerei toscana tovaglia track*
tracking tramo* tramonto trattore tre trent* tronc* troppa troppi troppo trovava turco turco* turni turni* uccel*
uccellino uccis* ucciso umani* umidi* umido umido* un'or* unto uscita utilitaria vado vale valgo* valgono valig*
velocissimo vendono vener* venerdi venivamo vent'* vent'anni verdu* veste veste* vestiti vestito viaggio vibra* vicin*
vicini vicino videochiamata viene viene* visibilita visite visuale volan* volanti volevano volontario voluto widge*
widget worki* working wurst* wurstel zanzare zombie zucchine`,
      '-3': `
118 12 14 140 22 280 310 48 83 abbiamo abita accan* accanto accap* accappatoio accetta accol* accompagnavo acqua acqua*
addeb* addebiti addor* affetto all'assassina almen* almeno alto alzato amich* amiche ammazzato ammet* andava andavo
angel* angelo animazione anno antipasti aperi* aperitivo appassionato appes* applauso april* aprile arrivarci arrivate
arriviamo arros* arrosto arte artig* artigianale asciu* asciutta asilo asilo* aspettate assic* assicurazione assor*
attacca attra* autobus averl* avesse avevano azzur* azzurro bagnato bassi* basso* basta* belli* benda* bianca
bibliotecaria bicch* bidoni bigne bigne* blocco bocciato bollicine bollitore bollo bollo* bottiglietta braccialetto
bravissima brucia bruciato buco bufal* buffe* buffet buoni burro burro* cadon* cadono cambi cambiata camion camminare
canzone capis* cappa cappa* care centimetro cento centro cerotto chiedono chilo* chilometri chiru* ciald* cialda cingh*
cintu* cioe citta cliente colonnina comandi comba* combaciano cominciata commissioni compatibile compilare compo*
comprata conco* concorrenza congelato consolazione consultare conte* continuo contrario conve* coperte copia cornetto
corridoio corsi corte* corto corto* costa costi* costu* costume crepato cuffi* cuffie cuoca cuoca* cuore cuore* cuori
curata debol* debole decat* decathlon decis* deciso degus* degustazione dell'anno dell'ospedale destr* deter* deve dica
dicem* dicembre didat* dieci dieci* diffi* dirme* dirmelo discu* disdi* disin* disinfestazione disinstallato diventati
diverse dodici dolce dolce* domani domen* domenica esage* escur* eta facil* fame fango fango* fantasia faq fascia
fasciatoio fatti fatti* fedel* fedelta femminuccia ferragosto figur* file finen* finendo finit* finiti fiori fissato
fogli* food formaggio fotocopia fragi* fragile freddo fresco friggitrice frutt* fungh* funghi funzi* funzionato
garanzia gatti gelato gemme gemme* gener* gentilissimi giallo giapp* giappone gin gino giove* gomma gomma* gradi*
gradini graffiato grass* grupp* gruppo guarnizione hoste* hostess imbarco impie* impre* incidente inclusa indicata
infat* infatti insegnante interno intrattenimento invitati jeans jeans* km lacca* laccate lago lampa* lampada lasciate
laser laser* laurea lavag* lavorare legati legna lenti lesse lesse* lezio* libera liqui* lontano luci luna macch*
maced* macedonia maestre mafia mafia* maggi* maggio magli* malis* malissimo mancante mangia marat* mare margherita
marke* marketing masca* maschera matri* mattina media mensa mensa* mercato mesi messaggi meta metti* mirac* misura
moder* mojit* mojito moneta monitor montagne moque* moquette morbido morte morte* mosce mosce* muffa muffa* musichetta
napol* natale navetta navig* neanc* neanche negativa normale note novem* nulla* numeri o occupato olio ombrellone
onesta ora originale ormai ormai* ospit* ottan* ottim* ottimi otto padri* pagato pagina pagli* panino panorama parch*
parco parco* parlano passaggio passate passavano passeggino passi passi* passw* password pasto patatine patro* paziente
pedal* pensavo pento* pentole perdere perfe* pesch* pezzi pezzi* piangevano piani pianoforte pianto piedi piedi* piena
piena* piene piene* poi pomer* pomeriggio portatevi porti portineria porzione posto posto* prenotate preparatissimo
presentarsi presto preve* previsto prima produttore profu* progressi proie* prose* puntuale pur quadr* quali quind*
raffi* raffica reale reale* recupero regio* registrazione regolamento regolano reinstallare resti retta retta* ricette
richi* ridot* rifar* rifare rigat* rilas* ripas* ripeteva riser* riso rispo* ritrovata rivedere rover* rovere rumore
russe russe* rusti* rustichella sala salame salas* salasso salata salato salito salsa salsa* salut* saluti salvataggio
saper* sapon* sbatte scald* scarsa scatole scelto schiaffo sciat* scint* sciro* scomode scorb* scors* scorsa scusato
sdraio secchi sedici segre* sei self sempr* sempre sentiva sento* serve* server setti* sfile* sfumatura sgonf* sguardo
siedo siedo* sigillato silen* sim simpatici sincr* sirena siste* sistema smaltimento soffr* solle* soppr* soppresso
sospe* sostituzione spacciato spazzaneve specchio spegn* spegnere spett* sporc* sport spostare spostato spuma* spumante
stagi* stampante stampata stann* stanno stati stesse stimata straz* strazio stretta strette stretti strut* struttura
sudat* sudato sull'appuntamento suoceri suonare superiore suppl* supplemento surgelati sveglia svilu* sviluppatori
tagliandi tante tante* tanti tappe* tappo tappo* tasse* tasto tasto* tavoletta tavolo taxi tedesca telefonica
televisore tenda tenda* tener* termini terra* test timbro tolgo tornare tornero torta torta* traduttore tragh*
traghetto trasc* trasferita trasparente treni* tristezza tromb* trovano turisti ufficio ugual* uguali ultimo umidita
undici uovo urlo ustione va varie varie* venti venti* venticinque venuto verde* verni* verti* vinco* vino virtu*
virtuale visit* vogliono volta volta* volte volte* vorrei vuol zucch* zucchero`,
      '-2': `
0 100 18 25 4 420 46 79 82 abbia* abbonati accog* accoglienza accolti accom* addetta aerop* aeroporto alcol all'altro
all'o* all'ultimo allargato allo alta ambulatorio amici ammaz* ampia ampia* andar* andare andavamo annac* annullato
antif* apertura arbit* armad* arriva artic* articolo assal* attac* attaccata audio auguri avant* avanti avrebbe ballare
balle* barbi* battuta belle bellissimi bened* benis* benissimo bigio* biglietti bilancia biste* bolli* bordo bordo*
botta bottega bravi bravo bravo* buttati calam* calamari camerieri camio* cammi* campi* campo campo* candeline canta
cantina canzo* capisco cappo* caramella carattere carico carta* cartone casal* casch* caschetto casel* casse catal*
catan* cauzi* cauzione cesta cesta* chat chiamare chiara chius* chiusa ciaba* ciabatte cibo cinqu* cintura clien* club
codice colla colonna color* colte* come comme* commi* compiti compresse compu* computer con conda* coniglio conoscenza
conse* consegnata consegnato contabilita conto coperta cornetti corse corse* corte costumi crepe crepe* crociera cucin*
d da delib* denunciato detersivo detta* dichiarata digit* dirmi dirmi* discreta disdetta dista* distanza ditelo dito
divertente divor* docce docce* doppi* doppio dovrei dovut* dramm* dramma due durato elast* elega* elegante erba errori
etern* evide* evidentemente fabbr* facen* fasti* femmi* ferri feste* finiscono flaut* flauto forse forse* fossi* foto
fotocopiato fotografati fotografia francesi franchi frang* frangia fronte frutta fulmi* garag* garage garan* garda
garda* gelid* gelida gennaio gentiluomo gesso gesso* ghiac* ghiaccio giace* giacenza giall* giornale giorni
giovanissima giovedi giro giurata gomito gradimento grand* grassa griglia guarda guardati guardi guide guide* igienica
immac* immacolata immagino incan* incis* incol* incom* incomprensibili incubo ingre* insegnanti intan* intanto interni
intero intra* inverno invit* italiano katia katia* labor* laboratorio lattina laure* lavaggio lavor* leggendo leggono
lente libero licenza lido lime linea linea* locale location lungo lungolago m macchine magliette maglione magni* manca
manca* mancava manicure manut* maria* marmo marmo* marro* marti* marzo marzo* masti* mastica matrimoniale medici memor*
memoria mensi* metro* minaccia minacciava mini minuscole mobile model* modul* modulo momen* momento monte* morir*
morire moroso morta muta mutuo mutuo* nascondere navet* navigatore negozietto neri nessu* nessun nient* niente non
notif* nove nubil* nubilato numer* nuova nuova* nuvol* nuvole obbligatoria offen* offende offic* officina oggi oltre
oltre* operatore ordinare ordine ospiti ottic* ottico palazzo palco palco* palla palla* palline panch* pane pannello
panta* parau* paraurti parla* parlare parru* parte parte* partenza partono pasqua passa patat* patch patch* patol*
patologia pc pdf pelo pena perfetto peric* perit* perito pesante pesca piano* piant* piastrelle piazzole picchetti
pigia* pino piove* piste piste* pisto* pistola pixel pixel* pizza* playl* playlist pollo pollo* pomod* portava possono
poste* posti* pover* pozza pozza* prato prato* precedente premi prenotato prestito preventivo prima* primi primi* primo
primo* profumo promo* pront* prosciutto punte punte* puo quadri quatt* quattro quello questa questura quiz quota quota*
rapid* razza razza* reclamo referto regal* regalo repar* ricet* richiamano richiamo riconosce ridotto rifat* rigid*
rigido rilassante rilassare rimes* rimon* rimontato ringrazio riparazione ripet* rispetto rispondeva riuscita romantico
rosa roset* rossa rossa* rotti rotti* rovin* russa* salmone saltato san santa* sapone sbagl* sbloc* scaduta scappare
scarp* scarpe scarponi schedina scivola scomparso sconto scoot* scooter scord* scorr* scorso scott* scotto scritta
scrivere scrivono sedil* seduto segna selfi* selfie separ* sere serie serie* serranda serve servi* sgasata sia
signorina silenzio sinis* skipa* skipass soggi* soggiorno sola sole sonno sonno* sosti* spala* spazzatura spieg*
spieghi spine sporco sprec* squis* sta stare stell* stesa stesa* storta strana straniero strus* stucco stufa stufa*
suffi* sufficienza sui suocero svede* tacch* tagli* tagliando tappa* tarif* tassa* tecni* telev* termi* terzo terzo*
testu* toccato torbida torna tornelli tra tranquilli trans* transenne trapp* trattamento trovi turis* tutor* tutorial
uffic* un'am* unive* uova usa usato usato* vecchia vedevo vedi vedo vedre* veget* ventidue vetrina vista vista* visti
visti* vita volantino volut* vorre* webca* webcam weeke* weekend zaine* zainetto`,
      '-1': `
000 120 150 212 31 380 480 500 68 70 84 86 90 95 99 abbon* abbonamento abbondante accese acceso accorta addebitano
aggeg* aggeggio all'arrivo all'ospedale allar* altop* alzar* amen amici* ammes* ammessi ammesso ancor* ancora andat*
andav* andre* andrebbe angeli antin* antincendio antip* aperte appar* apron* aprono area ascen* ascensore aspirapolvere
assem* assemblea asta attaccano attaccati attenzione autog* autogrill automatico aver avrei avrei* baffi baffi* bagag*
bagnate bagno bagno* banconote base batte* battere bella bella* bene berre* berretto bevuta bianc* bianchi bianco
bidone birra birra* bistecca blocc* bolog* bologna borse bruci* bucat* bucato buona buona* buoni* bus cabine caduta
calcetto calcinacci cambi* camerino cammina campe* campeggio cande* cantando canti* capof* capofficina cappe* carab*
carri* carriola cartelli casella caserma casso* casta* catena ce cello* cellophane cena centesimo cercava ceret*
ceretta ceste* cestello cestini chiac* chiacchierare chiamo chiedere chiedo chilo chimici chiodi chita* chiud* chiuse
chiuso cielo cielo* ciotola cipri* citofonato codic* cognato coinc* coincidenza cola colon* color com'e* com'era comin*
commerciale comod* compe* compi* complimenti comprati comun* comunicato concessionaria concl* condominiali cono
consiglio consu* contabile contato contatto contenuto contratto controllano conversazioni convi* coper* coppi* coppia
copre copre* corre* corso corso* costo* costola credito crocc* crocchette croce* croll* crudo crudo* cucina cucita
cuoio cuoio* cuori* cura curat* cusci* cuscini cuscino dall'inizio defun* dell'altro dell'auto dieta dieta* digni*
dimen* dispi* disti* distributore distrutto diven* diventa diventano diversa dodic* domic* domicilio dottoressa dover*
dovere dovevano dovevo droga ecco esame esame* esclu* esposizione estet* estetista estintore evasi* facevano farfa*
farfalle farlo farmacia fasci* fazzo* febbr* fermate festa festa* filos* filosofia firmare fontanella forma forma*
fotoc* fotografo fragole fresc* frigorifero frust* furba furba* gelati genov* genova gettone gioielliere giorn* giova*
girare gita giugn* giugno giulia giust* gomit* gradi grandi granite grigia grigio guarn* guida guidato hotel hotel*
igien* imita* immaginare immagini impiegato incantevole incub* inden* indennizzo indie* indietro infar* infarto
infermiera infilare inser* inson* intatto intera interna invec* invece invito istru* lastra lavato leone leone* lette*
liber* libro libro* limoncello lingue lumac* lunghi macchiate macchinette maglia mail maled* manch* manco manco* mandi*
mangi* mangiano manzo marco marco* marin* marino maroc* mascara matti* menso* mensola meravigliose merita metro mette
micio micio* minestra modo molto molto* monta* montaggio montare monte morto morto* mostr* mostrato mozzarella muore
muore* muro mutan* mutande na nebbi* nebbia negozio negro* nemme* nemmeno noleggio nonno nonno* nota notar* obbli*
occhio occupa omagg* omaggio ovunq* ovunque pacch* padov* padova pagat* pagata palaz* palli* panca panca* panni panni*
panno* paolo paolo* parcheggiare pare pari parlato parlava parrucchiere partita passano passava pazzi pazzi* pensa*
perdita perdo* perso persone pesan* pesanti peso pessi* pezzo pezzo* piano piatti piazz* piccole pigiama pillo* pizze*
pizzeria polizza poltrona ponte portachiavi portinaia posate posta potet* potete poteva povera pozze* pozzetto pranz*
pranzo pratica prefe* prendeva prenotazione presa presa* prese* presentato prest* prestare prodotto prome* promesse
promesso promettono promossa provo provo* puliti quadro qualcun quanto quaranta quattordici quindi quinto raccomandate
ragazzo ralle* recin* regionale regis* regolare reparto ricevuta ricordi ricovero ride ridere riemp* rifarla rifiuta
rimasta ringr* riparte ripetitiva ripor* risal* rison* risonanza rispe* risposto risto* robot robot* roma roton*
rotonda rubato ruote ruote* russava sacco sacco* salon* salone salot* salotto saluto salvato salvi* santo* sanzione
sara sarde* sardegna sbagliata sbagliato scadu* scali* scalini scari* scatola schifo sciroppo scontato scopr* scritti
scusa scusarsi sedut* seggiolone segui* seice* seicento sempl* semplice senza senza* sera sergi* sergio servito sessi*
sesto sesto* settimana sguar* si sicuro silenziosa sinistri sito smarr* soffi* soffritto sogna* sommelier sono
soprattutto sospeso sottovoce sparita spavento specc* spedi* spettacolo spiegare spiegato sporchi sputa sputa* staccava
stanca stand stand* stant* stanze stare* steccato stella stelle stiro stiro* storn* strap* stupe* subit* subito
successivo suoce* suppo* sushi sushi* tabaccheria talme* talmente tappeto tasch* tasche tecnico tenevano tengo* tengono
tenta* tentativo terap* terapia terza terza* tetto tetto* timbr* tira tocco tocco* toelettatura togli* toglie torno
torno* trado* trann* tranne trattenuto trece* trecento tredici treno treno* troll* trolley tubo tutto tutto* uguale
ultima umano umano* un un'auto una undic* urgen* vacci* vaccino vai vasch* vedon* vedono vendo* veniv* venut* verde
vesta* vestaglia vesti* vetri vetri* villaggio visib* visibili visio* visita visitato viste viste* visua* vivo vogli*
volevo volo zitto zitto*`,
      '1': `
250 300 34 340 400 5 890 a acces* accor* addebito addet* addetti addio addio* addormentato affog* agent* agenz* agenzia
ago agoni* all'inizio allac* alleg* amministratore anca anche anche* andata animali animatori antic* antonio anzi
aperto api appen* apriv* armadietto arrivano aspirina assunta attim* attimo attiv* augur* auto avanz* aveva* avvelenato
avvia* avvisare avvisato avvocati azienda bagar* bagarini balco* balcone banca baver* bavero becch* ben beve biber*
biberon bilan* birba birba* birilli bisogno bloccata bombo* bonif* bonifico borsa borsa* box brutta c'e caduto calce*
calma* cambio camer* camera cancello capar* caparra capit* capita cappuccio carabinieri caram* carin* carte* caser*
cassaforte cassetto cavalli celiaci certi* certificato cesti* chi chiar* chiedevano chiesto chiss* chiudere chiusura ci
cinesi cinquantadue ciocc* cipol* cipolle citta* class* cocco* cofan* cogna* colpo coman* comprato compreso comunicata
comunione condannati condominio conge* consumatore conta* contanti controllato conviene corriere cosi cotto cotto*
creat* credi* crist* cucce* cuccetta cui dalle dalle* dappe* dappertutto davano decid* dehor* dehors dei delicata
denuncia dice dices* dicesse diciannove difet* differenza difficili digitali digiu* dimenticato dimez* dio discoteca
diseg* ditel* divis* do documenti donne donne* dopo dormi* dormire dovre* dovuto duecento eccep* eccepire educato
elico* elicottero emerg* emergenza entrano estin* evidenziatore fabbro faccina facev* fallita fara farmi farmi*
fastidio fatem* fatemi fatta fatta* fatte* fatto fattoria fatture favor* favore fermi ferramenta fianco figli figura
filia* filiale filma* finis* finita finite fino fissa* formaggi formiche forti* fortuna forza fratello free freni
freni* frizi* frizione fucil* fuma fuori fuori* gamba gamba* ganci* gancio gay gazeb* gazebo generale genit* genitori
gentili geome* geometra giostre giovani giri giura* giurato giusto gliele gomiti gratu* grazi* grida* guant* guida* ho
idem idrau* idraulico illum* imbar* impastato impianti impiegata impug* incid* incollato incontri incre* incro* infil*
insie* insieme insop* insulti intes* invia* io irina irina* lamen* larga larga* lascio lavanderia lenzu* lettera
lettino letto* libre* lievi* lievito lingu* lista lista* locat* login login* luca lucin* lucina luminoso lungh* macel*
maestro mandano mangi manzo* marca marca* matto* mazzi* mazzini media* medie* metal* metallo metic* meticcio metri
metri* mettere mezzo micia micia* minestrone minib* minibar miste* mobili molla* monet* morbi* morti* mosso mosso*
multa muratori neces* negli nell'angolo nell'insalata nervo* nipote nipoti noleggiatore nome norma* nuove nuove* nuovi
nuovi* occhiali oppur* oppure orecchini origi* ottima padro* padrona pagare palet* paletta paren* parenti parlo parlo*
parmi* parola parti* particolare pasqu* passare passata passato passe* patri* patrizia pavimento pedin* peggio peluc*
pensione perch* perche perdo personale pesano pesca* pessimo pettorina phon piaci* piang* piangendo piangere piatto
pinet* pineta ping piscina pneum* pneumatici poliz* polli* polpa* pompa pompa* pong ponte* porta portale portato
portone posit* positivo possa* posteriore precedenti premium prepa* preteso previ* profi* profilo pronti proposito
prova* provv* pulito pulizia punto punto* quarto quel quelli quint* ragione recensioni respo* restano resti* retro*
rette rette* riape* riconoscimento riconosciuto rient* rifatta rifiu* rimas* rimasto rimessa ripartita ripostiglio
ripresa risate risol* rispa* rispondono risultava ritir* ritor* riuti* rivendono rondi* rotol* rovinato salgo* salgono
saltata sapev* sbarra sblocca scacc* scale scarico scarpa scatolone scherza schia* schiena sciac* scivolata scontrino
scopa scopa* scrit* scritte scritto scuolabus scuse scuse* secch* seconda seduta sedute segnalati seguito sella sella*
semin* sentire sentita serale sessant'anni sfior* sfreg* sgran* shamp* shampoo siamo siamo* signore siringa slacciata
sms social soffitto soia soldi soldi* solit* solito somme* sopralluogo sorpr* sorpresa sostituito sotto sotto* sovra*
spazi* spazio spedita spenn* spezzato spiag* spiaggia spiego spillato spint* spogliatoi spray spray* sprit* spritz
stagista stama* stamattina stanz* state state* sto stoma* stomaco strad* stres* studi* sugo sull'* sull'app suocera suv
tagliava tappeti telo tenuti tesor* tesoro tigli* tiran* tirata tolgo* tolto tolto* torin* torino tornano torre*
tovagliolo trascinata trasloco trenino trent'anni trime* trimestre tripl* tripla trita* trova trucc* tutti tutti*
ultim* un'et* uno urla urlando urlav* usare usare* uscite uscivano vacanza vacanze valen* vanno vanno* vasche vedet*
vedete vedev* vegan* vende* vendute venga venga* vengono veniva vergogna vergognoso veri verifica verme* vernice vicina
video vigili violento visitata visto visto* voce volante volen* volentieri volon* vuoi vuole vuole* vuota vuota* vuoto
vuoto* zaino zaino*`,
      '2': `
2016 60 700 abbra* accento accesa accettato accompagnata accum* accus* adesi* aereo aereo* afferrato affidato agente
aggre* al alcol* algor* algoritmo all'aeroporto all'anca all'asilo all'autogrill alla allag* altro* ambul* ammin*
anatr* anatra andato anell* anello anime* anziani anziano apert* appre* appro* armadietti autos* autostrada avess*
avevo avevo* avuto avuto* avvel* avvoc* avvocato banca* barboncino bastava basto* becco becco* bicchiere bimbe* biril*
bonus bonus* borsellino bot bottiglia botto* bottone brill* brodo brodo* buonissimo busta busta* butta* buttato cabin*
cadut* calore calpe* cambia camme* cammello cancellato cani canne canne* capan* capelli capito capol* carce* caric*
carne cartellino cartello cartellone caso caten* cerco cerco* certo certo* chiamano chiamava chias* chiasso chiedeva
chili chili* circo clima* cognata coi col colleghe collezione colloquio colpi colpo* cominciato comodi comparsa
compresi conce* concerto concordato confezionato conoscono contata contate conti* continua copia* corag* coraggio
cortile costata cozze cozze* credevo crema crost* cuoco cuoco* dall'app data decen* decon* dell'* dente dente* depre*
derubati destro diagnosi dicev* dichiarazione diciotto dietr* dietro direz* direzione disab* disco discussione disdetto
dispe* dita diversi divisa divorzio divul* dj domanda domat* dormono dov'e* dritt* droga* duece* dupli* e ed egizi*
elementare elisa elisa* emoji emoji* ero error* esco esplo* evacu* ex fare farmaci farsi farsi* fatto* fermato ferra*
ferrari ferro ferro* fidat* figlia figlie fili filo finestrino finiv* firma* fisch* fisica fonta* formi* fortu* fradi*
fradicio frate* freez* freezer fregatura frigg* fuga gallo gallo* gas gasol* gasolio gatta gatta* gatto gatto*
gentilissima gia gira girar* girato giubbotti gli gliel* gluti* glutine godit* gommone grazie grott* guardano guardava
host identita idrom* idromassaggio ieri ignor* il ilari* ilaria ileni* ilenia imbra* immobiliare impara imposta in
indirizzo industriale inesistente infer* infermieri instagram intollerante inventato ironi* ironia ispez* ispezione iva
kit l lacri* lacrime ladro lana lasciamo lasciata lastr* latte latte* latti* lavandino le lecce lecce* legge legna* lei
lingua liquido litig* lo locali lucci* lurid* macchina macellaio madre* maiale mancanti maneg* maneggio manna* manub*
manubrio mario mario* massaggio maste* master matem* matematica medie mento mento* mentr* mentre merce merce* meren*
messa messo messo* mesti* mestiere milan* milano mille mille* mirko mirko* modif* moduli monop* montatori moros* multa*
muove* murat* mutua* narco* nato nause* nausea ne negativo negato negli* nera nipot* noemi noemi* nonna nonna* nostro
notai* notaio numero offerti offre ogget* ordina ordinati ornel* ornella osped* ospedale ossa ovvia* ovviamente padre
padre* pagati paio panda panda* parcheggia parecchio partire partiti passaporto pasti* pausa pausa* pediatrico peggi*
pelle penal* penna penna* penti* pentola perdeva piazza pista pistacchio plann* planner poggi* polac* pomodoro
portabilita porte porte* pos posta* postu* preci* pregh* prelievo prend* preoc* presentata privata problemi proce*
processo promette proposta proposto propr* proprietario prossima provi prude* pulit* puntata puntura qualcosa
quarant'anni quarta quattromila quell* questionario questo qui quinti raccolta raccomandata radun* ragazzi rampa rampa*
rappo* rapporto rate receptionist refer* resa responsabile rete ricar* ricarica ricev* ricevuto rider* ridon* ridono
rimasti rimborsa rinal* rinaldi riportata risch* ristorante risultato ritorno rived* rivolta roba rosse* roves* rubin*
rubinetto ruota ruota* sacch* sacchetto salmo* salum* salvavita sapes* scavalca sciar* sciarpa sciolto scivo* scola*
scoss* scossa scotc* scotch scuol* scuola secur* security sede seder* sedere sedia sedia* segna* segnato segno segno*
segretaria semip* semipermanente sensi sensi* sensore sente* senti* sentiero seria* servita servo* servono setto*
sfini* sfondata sicur* sicurezza signo* sinistro sistemano smett* sognato soli sopra spaccio specchietto spezzata
spiega spogl* sport* stacchi stacco stata stata* stava stava* strada strappava studio su sull'auto suoi svuotano
svuotato table* tablet tagliato tassametro tavola te telec* telefonata teneva terra tiepide titol* tolte tolte* tomma*
tommaso tornata traccia tradotto trapani trasf* trovati trovo trovo* truccata ubria* umiliato un'au* unghi* uomin*
uomini uscir* uscire uscito vabbe vabbe* vacan* vagon* valle valle* vecchie vede venuta verdi verdi* verso verso*
vetrine via video* vietato villa* viola virus virus* vocali voles* volesse weddi* wedding zocco*`,
      '3': `
200 49 91 abban* abbas* abito abito* accen* accorgo addetto adole* affittato agita* alban* all'assistenza all'u*
allergico altro amica amica* ammas* ammuf* ammuffito ancon* ancona anticipo anzia* aperta appoggiato appos* apposta
apriva arrug* artis* artista asciugamano ascol* aspetta attenti attento attrezzi automobilista autorita averla averm*
avermi avessi avete avete* aveva azion* baby bacch* bagagliaio balla bambine banch* banda banda* banna* bannato barba
barbo* baris* barista battute bellissima bimba bimba* bimbi bimbi* bionda birre birre* biscotti bloccati bocca borra*
borraccia botte* botto bresc* brescia buio busti* cader* cadere calcinculo canarino cance* cancellazione canna canotti
cantiere canzoncine capel* capo caposala caramelle caricabatterie carine casa casco casco* cavo chiamate chiaro chied*
china* chinato chiod* chios* cicat* cicatrici cigli* cinquanta cioccolatini cioccolato civil* clini* clinica colav*
colava colle* colleghi colorata colpe* colpetti colpi* compagni compagnia completezza conig* consegnati consulente
contare contavo contenta contestato continuava copertura cordo* cordolo corridoi corti* crani* crede* crediti crema*
crice* crollato cucchiaio cugini dati davanti davve* davvero debito degli degli* deliz* demol* denti dentista denun*
derub* detto detto* diagn* diama* diamante dicen* dicendo dicevano dicio* dico dire dirigente dirlo dirlo* disegno
dispiace disponibile dormivano duran* elefa* elefante eleme* enorme entrare erava* eravamo errore esci escon* escono
estratto etichette facce facce* fai famig* fanta* farla farla* farlo* fave favis* favismo felpa felpa* fermati
festeggiato figli* figlio firmato fotografato frull* fuoco fuoco* furbo furbo* galline gesti giacc* giacca giocattolo
girano girat* giubb* giubbotto giuro giuro* golf gonfiabile grado grado* graff* grapp* grappa greco greco* gremb*
grembiule guard* guardando guinz* hanno hanno* i imitava impas* impia* impianto impro* incollata informata ingeg*
insis* insol* insolazione internet intervento inven* isola* istruttore itali* la labbra lamentato lanci* lattice legga*
leggere leggo leoni leoni* licen* licenziato lisci* madre maest* mafio* mafioso magaz* magazzino maial* maitr* maitre
maius* maiuscolo malato male mamma mamma* mandata mando mares* maresciallo marit* marito materassi mattino mattone
medica merenda mettono mie minac* mollato monopattino montate morib* morti mosch* mosche n'e naso nei nomi nominato
nostri notare notev* notevoli nuda occhi* offri* offro* offrono operatrice orecc* oro orolo* orologio ostet* ostetrica
padrone pagavo paghi paghi* pales* palestra pallina parol* paura paura* pedia* pediatria peluche penale pensando
pensavano peral* peraltro pescara pesce pesce* pesci pesciolino pesto pesto* petto petto* piccoli piegata pila pilat*
pilates pin pinza* pista* pizzaiolo pizzicata polpetta ponteggio portatile porti* potre* prece* preferisce presentati
presu* prevista probl* problema professor propongono proprietaria prova provano provinciale pullm* pullman qua radio*
raffa* raffaella ragazza ragio* rasat* registrato registro revis* revisione ricam* riceve richiesto riden* ridendo
rider rimet* ripete riportato rispondere ritirate ritrovo rivel* rotte rotte* saliva salute sappiamo sareb* sarebbe
sauna sauna* sbagliate sbalz* sbalzata sband* scaduti scala scava* scesa scesa* sched* scherzando scherzo sci scoperto
scopro scortese secca seggi* segni segni* sentivo separazione serra* sgabu* sgabuzzino sgarb* slacc* smess* smesso
smont* socia* soffo* solleciti sopra* spallata spalle spam spari* spave* spesi spesi* spinto staff staff* stavano stavo
stecc* stesso stewa* steward stipe* stipendio storia storie strangolato strattona sua succe* sugge* sugli sugli* sul
sull'unghia sulle sulle* sullo sullo* svuot* svuotata tac tamponato tange* tangenziale tanta tanta* tanto tanto*
tartaruga telecamera telefonate tenetevi tenev* tenga tenga* tenuta termine terzi* testa testa* testata testi* tiene
tiene* tirat* tirato titolare tizio tizio* toele* topo tornato torni transito trapa* trapano traslocatori trasp* tratt*
tredi* tremi* tremila tritati trovata tuo ucrai* ucraina un'un* un'unghia unghie urlar* urlare usciva uva vagone
vaschetta veder* vedere venditore vero versi* vieni vieni* viole* visitatori viso vitel* vitello water water* zirco*
zircone zitti`,
      '4': `
2024 800 abete abete* accon* acconto accorto addos* addosso adulti affer* affid* affit* agganciata aggiunto aggredita
all'indietro all'ingresso all'orecchio allacciato allen* alunn* amicizia ammassati ammazzo anafilattico anali* analisi
andate andavano antipasto antis* antistaminico appan* arachide arago* aragoste ascolta assoc* associazione attaccato
atto auguro autoradio avver* avvertiti b balla* bambi* bambola banco* barba* barca barca* barco* barcollava bassa
bassa* bastone batte battesimo baule* beh berga* bergamo berna* bernasconi berto* bicic* bigliettino bocca* boccone
bolle borsetta bracc* braccia brand* bruciatura bulli* buon bussato buste buste* butta buttafuori butto butto* c cabina
cacciata calci camerata cameriera cameriere camionista camminava camminavano canar* candi* cane capir* capire capolinea
capos* capotreno cardi* carro* carrozzeria caserta cassonetto causa causa* cavalla celiaco cellu* cellulare cercato
cestino chele chele* chiacchiere chiam* chiama chiamata chiav* chiavi chiaz* chiazze chiede chiedete chiudeva codac*
codacons colpa colpa* comit* compensazione compilato concessionario confuso conigli conosciamo conosco consob
consumatori contachilometri contattato corda corda* corec* corecom correre coscienza costr* cranico cric criceti crisi
crisi* cucchiaini cucciola cugino culla culla* cuneo cuneo* curiosato curva curva* dalla dalla* danno danno* dato
davan* davanzale debiti dell'albergo dentiera dentr* dentro depos* dimentica dimenticata dipen* dirig* disci* disgu*
disse dodicenni dolor* dolore dormi dormiva dormo dormo* dov'e down effet* epati* epatite epilettico eroin* eroina
esserne etichetta fa facchino faccia facciamo facciata farin* farina farli farli* farma* farro farro* farti farti*
fattu* febbre fede fermare fermata fianc* fidati finanziamento finanziaria finanziario finira finire firma fiscale
fisic* fisioterapia fissata fondoschiena formale fornitore fratelli fratturato fregato freno freno* frugato fumav*
fumavano furgo* furgone gatti* gattino gengi* gengiva gennaro geren* gerente gialla giardiniere ginocchio giost*
giostraio girata giu giudiziario giudizio gradino guanti guardaroba hall hiv immed* immob* inabi* inabitabile incas*
indag* indir* ingredienti insegno insul* intol* intolleranza invitata iscri* istruttrice italia lamentati lasci*
lasciati lasciato lat lattanti laureata lavap* lavapiatti legal* legat* legate legato li link lividi lucch* lugan*
lugano lui lupo machi* machine maestra maion* maionese malata malattia maleducato mamme mancano mandati mansa* mansarda
manutentore maran* marciapiede marcio medic* menin* meningite metod* metodo metto miei minacciato minori monete morosi
mostrate muso mutua nasal* nasale nasco* nell'armadietto nella nella* neona* neonato nero noi nomin* nonos* nonostante
nostre notte notte* nuota* oblit* obliteratrice offre* ombud* ombudsman operato operatoria pacca pacca* pagav* paghe*
palpe* panchina panic* panico pantaloncini paraf* parav* paravento parlarmi parmigiano parole parvo* parvovirosi
pasticche pastiglie pazzo pazzo* pedan* pedana pellegrini pelli* perfetta personal pesav* pesava pesci* pezze*
piattaforma piazzale picchiava picci* piccioni pilot* pilota pinol* pinoli polizia pollice polpe* polpo polpo* polsi
polsi* portiere porto porto* postura potevo presc* presentano prete* privacy privato profe* professoressa propo* pross*
proteine protestato proto* provate provi* pubblico pulita pulsante puniz* punizione punta* pure puzza qualc* quella
quelle racco* radiologia ragaz* ragazze ragazzine ragu reazi* reazione reception reclami registra respiro ricci ricci*
ricon* riconsegnata ricoverata ridata rientra rientrati rientrato rifac* rifacimento rincorsa ringh* ringhiera ripes*
ripetuto riporta risar* risarcimento risat* risul* ritrovate riusc* riuscito river* rives* rivestita routi* routine
rovig* rovigo rubata salir* salire salumi salutava sani sanitaria sanzi* sapet* sapete sapevamo sarac* sbarr* sberla
sbloccare sbucc* scalano scalati scaldabagno scamp* scampi scapp* scarsi scatoloni scendere scendi scheda sciol*
sciolgo scivolo scrol* scula* scusate se selez* semaf* semaforo setto sfrat* sfratto shock shock* sicura siete siete*
sigilli sirin* siringhe smarrito smontata smontato spacciatori spalla spallucce sparisce spedito spero spero* spinelli
spinge spintone spogliatoio sposo sposo* squad* squadra ssa staccato stai stanzino stavolta stecchito sterilizzazione
stess* stia stiva* stran* strano strattonato striscia sutur* sutura svegli tace tamponamento telefonino teles* tenut*
terro* ti tinta tinta* tipo tirare tornello torni* tracc* tracce trainer tranquilla trans trasporti trasportino trave*
tremando tribu* tribunale tutte tutte* udine udine* umilia umiliata un'in* urlano urlat* urlavo usciv* ustio* ustionato
valvo* valvola vasca vasca* vedeva velen* veleno vende vendi* verba* verbale verif* verifiche versa* versata versi
verte* vertenza vetro vetro* viaggiava viale* vialetto vigilante visci* vivi vocal* vodka vodka* vomitato zecch* zecche
zinga* zio zitti*`,
      '5': `
2019 52 59 600 62 640 71 780 85 abbassato abbia abbiano abbracciato abiti* accompagnato actio* action addes*
addestratore adess* adesso adulto affittano affitto afro aggan* aggiungo albergo alime* all'antitrust all'arbitro
all'esame all'i* all'osso all'uscita allergeni allergici allergie allieve allontanata allun* allungato altal* altalena
altre altre* amman* anaca* anacardi annegando annunci annus* ansim* antibiotico appog* aprirmi apro arera arera*
argenteria arran* art asciugato asl asma aula autista autistico autor* autorizzato avessero avrem* avvertire babys*
bacchetta bache* bacheca bagni* bambo* banchetto banchina banco banconota barel* barella baseb* baseball be benzi*
benzo* bevev* biasc* biascicava bilanciere biond* blatt* bollente borse* botte bruno bruno* bucan* bucano bucate
bullone bulloni buong* buongiorno bussare bustine cacciato candela canna* canot* canto* cantonale capivo capot* capov*
capovolta cappellino capre* carrozzina cartella cassiera catene catenina cattivo cavallo cavig* caviglia cedut* ceduto
certa certa* certe certe* chiamato chiedero chiudete chiudi chiun* chiunque cieco cieco* ciglia cinture circo* circu*
circuito citaz* citazione class claus* clausole coca cocai* cocaina colic* colica collana collassato comandante
comitato confezione confo* congelate conos* conso* coord* coordinatrice corpo corpo* corregge correva cortisone costano
costretto crack crack* croci* crociato crusc* cruscotto cuccettista cucch* cucciolo cuffiette cuoricini curri*
curriculum dal dall'ordine dator* datore de deamb* deambulatore debor* deborah decol* decre* decreto delfi* dell'acqua
dell'autista dell'hotel denti* deriso diabetico dichi* diciassette difen* difensore dimes* dimesso discreto dison*
disonesto dite docum* dodicenne domande don donat* donatella donna donna* doppione dormivo dritta duemi* duemila
durante eccez* eccezionali edili* educa* educazione elettricista emato* enorm* entra entra* entrate eppur* eppure esami
esami* escluso escre* escrementi esecu* esistevano esper* esperienza estiv* estivo etich* ettor* ettore facch* faccio
faceb* facebook fantasma farci farci* fasullo fatev* fatevi feci femor* femore fiale fiale* fiamm* fiasc* fiaschetta
fiera fiera* finch* finche firme firme* flebo flebo* fondo* fontana forbi* forbici formicolava forza* forzato fotog*
fotografata frase frase* frattura frega fruga* frullato fucile fumar* fumare funzionavano fuso gabbia galle* gambe*
garante genio genio* gesto giochetto giran* girando giravano gomme gomme* gonfia gonfio gonna gonna* graffio grappini
gratt* grattarsi gravi* gravidanza graziella guinzaglio guscio ident* identica identico ignorata immobilizzata imparate
impic* impronte incapace incar* incassano incastrata incidentata incompetente incontro incri* indov* indovinate
infermiere infetti informato ingiuntivo ingiunzione inquilino insistito insopportabile insulina intascato interessa
intime inventata inves* ipad iphon* iphone irrep* irreperibile iscritta iscritto iscrizione isolato ispet* it labbr*
labbro lacci* laccio ladra ladra* ladri ladri* lampadario lanciato lasciare latto* lattosio lecca* lecit* lecitina
lesioni levat* libretto litri litri* litro litro* livid* lucchetto macin* macinato magar* magari magis* magistrato
malati malgr* malgrado malin* malinteso maltr* manci* mancia mandorla manzoni marchetti marij* marijuana maris* marisa
mazza* mensilita mente mente* mentito merda merda* mette* mettevano metto* mi mia minore mister misure mondo mondo*
monossido montatore morde* morsi morsi* motori muoversi n naric* nastr* nastro nata natur* nega nell'*
nell'appartamento nell'impasto nocci* nocciole noccioline notificato novant'anni nuca nuzia* nuziale obiet* obiettivo
occhi occhiolino oppos* opposizione originali oss osser* osservazione pacchi pace pagan* pallo* pallone palma* palmare
panci* pancia pannolino pannolone parcheggi parcheggiato parki* partito passeggeri pazienti penso penso* peper* periz*
perizia perquisito perquisizione pesata pesato pescatore pesta* pezzente piangeva piastra picch* picchiato pioli pioli*
polmo* polmonite portare portavo postale pratiche precetto prendere prendermi preparatevi presi preso preso* priva*
procu* prof prossimo protesi prove* ps psich* psico* pubblicata pulcini punti punti* punture puro puzzava quell'ora
querela racconta radiografia rame reato reato* recen* recep* reces* recesso referti reggeva renzo renzo* restituire
ricevo richiusa ricic* ricondizionato ricov* ricoverato ridato ridevano rifle* rimaste risatine riserva rispondi
rispondiamo ritro* rivedo rivelato riven* rolla* rollava rom rompe* rotelle rottw* rottweiler rubat* rubri* rubrica s'e
saliv* sano sberle sbran* sbuffa scaffale scala* scamb* scarafaggio scass* scend* scendeva scendo schiacciate schiaffi
scolato sconosciuto scorretta scorta scree* scriv* sedan* sedano sedat* segnalazione selezionatore senap* senape
senegalese sentenza sentite seren* serratura set settimo sfila* sfilato sfiorato sganc* siero* sigar* sigarette sigil*
sigillata sindr* sindrome singl* single slega* slegato smettere sniff* soffocato sopracciglio sordo sordo* sorveglianza
sottobanco sottratto spacciati spacco speciale spiac* spiace sporche sporge squat squat* stacc* stacca stampelle stano*
stanotte stavo* steri* sterl* sterline stiva stranieri strattonava strisce stroz* strozzo succede successo sulla sulla*
suo suor supponente sussurra svegl* svegliato tachi* tampo* taroccato tarta* tasca tasca* tassi* tassista tata
tatuaggio tende tende* tenerla tenevo tenuto tesserino tikto* tiktok tiravano tondo tondo* topi torretta train* tranq*
tranquillo trascinato tratta trattato trattenuta trattenuti trauma tredicenne trema trovato tuta umili* un'al* un'altra
un'informazione un'of* un'officina uncin* uncino urgenza urlan* usano usano* usciti vares* varese ve vena vendu*
venduto venia* veniamo vermi vermi* vettu* vettura vie vigilanza vinci* violenza visibile vocale voglio volata volga*
volgare zoppi*`,
      '6': `
105 189 88 900 accendino addebitato adesivo adult* aggiunta aless* alessio all'ufficio allegato allie* allon* allor*
allora altic* alticcio altroconsumo altru* altrui ambulanza ammettere anafi* anni antib* appartamento arachidi argen*
arrivo autis* bacio bacio* badge badge* bambino bancario bancone barra barra* battu* battuto beveva bevuto bidel*
bidella blind* bocconi braccio bugia* bugiarda bussa* cacci* caduti cafone cagne* caldaia cambiate camicetta
cancelletto capello carie carie* casin* casino cassiere caval* cemen* cemento chiave chiedermi chiedi chiodo cicci*
cimic* cimici civic* civico clona* codici cogno* cognome colla* collare collega collo* colpito coma commenti conci*
conciliazione condu* confi* consenso conti contr* contraffatta contro controllate controllo coope* cooperativa corretto
cose crona* cronaca ctu cucci* cugina curio* custodito dell'agenzia dell'ignorante depositato derma* devit*
devitalizzato diabe* dicia* diffida dimag* direttore disce* discesa discr* disid* dispetto dispr* disprezzo dosag*
dosaggio dose dott dovrebbe eccom* eccome educatrici email email* emorr* emorragia enac epile* esagero estraneo fabri*
fabrizio facci* false false* falsi* falso falso* fatturati ferita fidanzato finir* finisce fisca* fisio* fisioterapista
fondo fosse* fregati frena* fumat* fumo gabbi* galleggiava gastr* gastrica ghb girava gliel'ho glute* gluten gonfiata
gonfiato grammi guardia guardiano guidava hashi* hashish ignorato imposto improvvisamente incap* incen* incontriamo
infilato infor* inquilini insap* insaputa intimo kevin kevin* l'e lancia lastre latta* lattine lavori legale legali
legata leva ludov* ludovica maleducazione mamme* mando* mangiare march* marcia mazza mediazione minis* ministero
minorenni mio moles* motiv* motivo motorino negan* negano nelle nelle* nido noce omofo* operai ortic* orticaria pagano
pagate parec* parecchi passando perfi* perfino perme* permesso pesat* pigno* piove pippa* polso polso* pony
portaoggetti post postino preli* preside press* pressione procura pulci* pulsa* pupil* pupille pus puzza* qr quaderno
quere* queste quindicenne ragazzina ragazzini raggi* ricordo ricorso rideva rifiutati rilev* rilevatore risulta
ritirato riusciva rivediamo rivenduto rovesciato russo russo* sa salmonella saltare saman* samantha sangu* sangue
sanit* saput* saputo saro sbattuto sberl* sbrig* sbronzo scambiata scambiato schiaffeggiato scimm* scollatura scono*
scope* scort* scout scout* scrive scrivo sedile seggiolino seggiovia segue segue* seneg* seno senz'* senz'acqua seque*
sesam* sesamo sessuale sfiora sig sofferto sorve* soste* sostenuto sott'* sott'acqua sottr* spacc* spaccia spall*
sparire speci* sporg* stagn* stagnola stalk* straf* stupr* suonato superficiale sussu* svenu* svenuta tagli tanic*
tanica targa targa* tegol* telecamerina tirar* tizia* toccava trattati traum* tremo* udien* udienza ufficiale urlava
vedova venduti vesci* vespa vespa* veterinario vieta* vigil* villano viola* vogliamo voi vomitare vomito voti vuote
vuote* walte* walter whats* whatsapp zampa zampa*`,
      '7': `
39 accar* adren* adrenalina aggiu* ai alito alito* allergica animatrice anneg* arach* arrog* arrogante aspetto avvisata
bagnino bara bel benzina bere besti* bianche bimbo bimbo* bocco* bronc* bullo* cassi* catti* celiaca chiedendo collo
comodino compagno conosce continuato controllare copiato cosci* coscia costole cugin* custode dallo dallo* debit* dello
dello* deris* dichiarato dipendente dipendenti diret* direttrice disse* dissenteria ditta ditta* documento dove entrato
espos* esposto estra* fasul* fate feder* ferit* finan* finanza fosse gabbie gestore ginna* ginnastica girav* giudice
gramm* gratuita ha iban impor* incin* incinta incon* infez* infezione ingan* ingiu* intim* inval* invalidita lesio*
malat* mani marsu* marsupio mecca* meccanico medico menti* montato morso morso* nas negat* norma paese paese* papa
parcheggiatore passepartout perqu* piagh* piaghe piede piede* pipi portiera precipitato prele* prelievi prendo presi*
pulmi* pulmino qualcuno razzi* recensione reggi* reggiseno restituito ridat* ridev* rinco* ripartito ripul* ripulito
ruba rubati sappi* sbron* scappato scara* schiacciato secchio segnalato serviti sessu* sicco* siccome signor soccorso
soffe* sparite sparito stessa stessi strat* svegliata tagliata tale taroc* tatua* tavolino telecamere tenet* tirav* tua
ultimi usata usata* vedov* velo vendetta vengo* venuti viva volati vostra`,
      '8': `
allergia anest* anestesia badan* badante bambina cafon* carina celia* crostacei cuccioli dai dall'agenzia dell'ufficio
famiglie fattorino fotografica frega* gambe gesto* guardato imbro* infet* inqui* marci* nascosto negata nel nello
nello* nostr* nostra nottu* notturno orecchio pizzi* quei respi* richiesta ricor* ritirata ritrovato sceso sceso*
socco* stris* trami* tramite ubriaco vedia* vediamo vengo veter* volat* vostro`,
      '9': `
ah all'e* aller* custo* dall'* farmacista fidan* giudi* gola gonfi* hai minor* pec prote* so tossi* truff* vi vomit*
vostr*`,
    },
  },
  nl: {
    plainBelow: -4.12,
    unlikelyBelow: -1.24,
    likelyFrom: 2.44,
    words: {
      '-9': `
38 baal beloo* beloofd best boterham duur duurd* duurde ergernis film formulier gespe* kletsen koud leek lukt moord*
parkeren retou* rij saai slech* smaak* stuk updat* update valt verve* verzet voorr* vriendelijk vrij weer zaal`,
      '-8': `
45 74 aangenomen aansl* afgelast bezoek compu* defec* defect dubbel duurt duurt* erger* flauw geann* geannuleerd gelac*
gelachen gelev* geleverd geluid geres* gereserveerd gespeeld geweldig haper* ijskoud inloggen keuze* kroke* lauw lof
maat matras muzie* nmbs oh p pakket plek prijs* recla* regen scheef septe* september slap slecht slechte snap spijtig
stand* stoelen stof strij* super taai traag traag* uitve* uitverkocht verveelden vond wacht* wind zout zweet*`,
      '-7': `
10u 12 34 60 aangebrand aangeraden actie* afgesproken afspraak altij* altijd augus* augustus autom* begri* belgi*
belof* belofte bestek bladd* bladdert blijft blijkbaar boek broodje chatbot compe* compensatie dag deuk disco disco*
droog druk dun eend eerlijk eiere* eieren eiken eiken* enkel espre* espresso flat formu* frieten gelijmd geslo* groei*
groeit handdoeken harin* hoofdgerecht ijs inter* jamme* jammer juli kerst* kilometer klaps* klein kleur* koelk*
koelkast koffers kost kroket laatste level* lukte lukte* miste* muf muziek novem* november nummertje onscherp onver*
pakje* pilaa* pilaar plaatse plakkende plastic prijs prope* proper puzze* regen* saaie saaie* sinaa* siren* slapp*
slappe sms sms'j* sms'je spele* spijt* steak steak* steld* stome* stomerij stree* streepjes super* tapij* tapijt teleu*
teleurgesteld terugkomen tocht* trui tweede typisch uitzicht veertig verbouwing verkoopster verpakking vertrokken
vijfd* vijfde vlucht voege* voegen voorraad vork vrijw* wachtenden wachtrij wafel* weini* weinig werkd* werkdagen wrap
zeezicht zeil zende* zitpl* zitplaatsen zoet`,
      '-6': `
3d 55 69 79 a a4'tj* aandr* aandringen aangebeld aanrader aarde* accep* accepteert acht achtt* actie airco* algor*
algoritme assor* assortiment attracties audio* automaat balkon barbi* barbie bas batte* batterijen begin* beginnen
begrafenis begrip behang bekra* bekrast bestand biefs* biefstuk blanc* blijf* blik bob bonnen bordj* borstels broodjes
cadeau coach coach* computer dinsd* dinsdag doden doden* doorweekt doucheputje draaien drumm* drummen druppels duren
duren* eenmaal eerli* eitje* elf extra extra* fabriek fanta* gange* gebruik geel gefie* gefietst gele geslaagd gesloten
gesne* gestemd gevan* glazen googl* google gras groni* groningen haast haast* hambu* hamburger handb* handbagage handl*
handleiding hard harte* haverklap hoesj* hoesje houdt houdt* huren huren* ingestuurd internet invullen juist* juni
kaart kalk karre* kassa* kende kende* ketch* ketchup keten keten* keurig keuzemenu koekje koffe* kon kraakt kraanwater
krane* krom kroon kroon* kruim* kruimels kunst kwaliteit laats* lache* lamp lange* langer leer lekt lettertjes leuke
leuke* level leverbaar levertijd liggi* ligging lippenstift loop maan mand minim* minut* minuten minuu* minuut miste
modem modem* moeit* moeite moord moordend mouw muntj* music* musical nee niet nieuw* nieuwe nul nummers offer* offerte
omhoo* omhoog ondertitels ongelijk onlee* onleesbaar onlin* online onsch* oordo* opzeg* opzegtermijn overvol pakje
panne* pannenkoeken parap* parkeerkosten past paste* patat* peil pijn pisto* pistolets plakk* plann* pop popco* popcorn
prikj* prikje print* procent progr* provi* rechts reclame redde rekke* rekken resta* restaurant retourlabel roere*
rolden rollu* rolluik roman* sandr* sandra schat* schieten schut* schutting sirenes slaapkamers sleutels sliep* slipp*
slippers sluit smaak smile* snijden snurk* sollicitatie sorte* spann* speak* speaker spelen spelers stelde ster stilt*
strep* strepen strijkijzer sympa* taart taart* tafelblad tarie* tarief telke* telkens tenen tenen* tento*
tentoonstelling terugsturen therm* thril* thriller tijds* toete* toren toren* trage* trouwpak tunne* tunnel uitleg ups
uur vak veel veert* verbi* verbinding verdient verhuisd verlept verou* verouderd verpa* verschoven verta* vertellen
vertelt verzi* vol vooral voorganger voors* voren voren* vriendelijke vrijdagavond vrijgezellenfeest wachtrijen water*
waterdicht websi* website week weera* weigerden wiebe* wijng* wijze wildw* wildwaterbaan woens* zand zater* zaterdag
zeezi* zeure* zeuren zondagochtend zone zonge* zongen zonnetje zwak zweet zweetvoeten`,
      '-5': `
118 15 16u 20u 265 27 32 36 42 49 7 95 a4'tje aangekondigd aangelegd aanko* aanme* aansluiting aansn* aansnijden aardig
acteurs afgebroken afgeschaft afspr* afsta* afstand afvoer afzui* airco allan* allang annuleren aperi* aperitief app
appel automatische bank banke* banken beenr* beenruimte begrijp belgische beste* besteld beteg* betegeld beter* betre*
bevri* bezorgd biet bijgewerkt bijma* bijmaken bijve* blaadjes blanche bleke bloem* blokken boeket boodschappenlijstje
boos bordjes botte* bovenburen brandalarm brood* bubbe* bubbels buitenbad butle* butler cappu* cappuccino carbonara
cartr* centi* centimeter chagrijnig chaos chaos* cm cocktails complimenten concert concu* controle court* crash* crasht
daare* daarentegen dan deurp* deurtjes dicht diep diepv* diepvries digit* digitale doet dokke* dokken doods*
doorverbonden doos drie driek* driekwart drupp* druppelt duurder dwars dwars* eer eetta* eettafel eeuw eigenaars eilan*
eiland einde* elder* elders elke engelen engels exper* expert express festival fiets fietsen fietsverhuur filiaal fit
flauw* folde* folder fouten friet* fruit galge* gangen gapen* geeft geeft* gegaa* gegaan gegij* gegijzeld gekek*
gekeken gekom* gekomen gelop* gelopen gepas* gepast geschat geschrapt gespeld gezichtsbehandeling glasb* glasbak glasv*
glasvezel goeie goeie* gold graag graag* haan haard* haha ham haperde hapert haren haren* haring haringen hartelijk
hartverzakking heerlijk ho hoeke* hoeken hoera hoera* honge* honger hoofdact hoofden hooi horte* hortensia's hypot*
iemands ijsbergsla ijsko* inbeg* inbegrepen inclusief inder* inderdaad index* intercom irrit* irritant itali*
italiaanse jam jasje jasje* jeugd juich* juist kaal kaartlezer kaasp* kaasplank kalen* kapotte karao* kebab kebab* keer
keiha* kennelijk kermi* kermis kerst kil kindermenu klantendienst klappert kleiner knakw* knoop kocht kocht* koel
koppelen korta* kortaf korte korte* kranen krast krast* kuil kwali* kwart kwart* kwartier laadt laadt* langz* laven*
lavendel leeg lelij* lenen lenen* letter lidl lieve* liever lijk limbu* limburg limon* limonade lint lobby lobby* loket
loopbanden m'n maandag maanden maatj* mailt* mailtje makkelijk matra* matte* matten menukaarten middernacht millimeter
minst modderig moederdag moet monteurs montu* montuur moordenaar munten museu* muts nakom* nat negen netje* netjes noch
noeme* noemen omgeruild omzetten onderaan onderdeel ongez* ongezellig onjui* onmog* onmogelijk onove* onoverzichtelijk
ontgo* ontgr* ontgrendelen onthaal ontkn* ontknoping onverwoestbaar onvin* onvindbaar onzic* onzichtbaar oordopjes
oorlo* oorlog oorsp* opent opent* opsta* opstu* opsturen opzeg opzeggen oranj* oranje oven overboekt overstap overv*
padel* pagin* pal panty panty* paraplu paras* pas paste pdf pepermuntje plaat* plaats planners plattegrond plezi*
plezier plugg* pluggen pluim pluim* poetsen politiebureau poste* postn* postnl potje* praatte premi* prijz* prijzen
printer profielen provider pruim* pruimen puntjes puree puree* putje putje* quiz ramp recht rechtop regelde reisv*
reisverzekering rekent rever* revers roerei romme* rommelig rondjes ruim saign* saignant schee* scheve schijnbaar
schijnt schitterende schoenzool schot schrikt schui* schuifpui script seconden senio* serve* simpel sinaasappelsap
ski's ski's* slag slagr* slagroom sleutelkastje slikt* slikte slordig smaakte smake* smal smere* smeren smiley snijd*
snoei* spelf* spelfout spelletje spett* spetters split* spoor stad stamp* stappenteller steil* sterk stevi* stierlijk
stilte stofz* stopcontacten stori* storing stran* strand streepje stroe* stroef stroop stug stuks stuks* tacht*
tafeltjes tegenover tekening termijn terras terugbellen teruggave terugleverkosten terugweg tevor* tevoren ticke*
ticket tijd tijdschrift tint toeterende toffe toffe* toont* trapl* tuinset typ uitei* uiteindelijk uitgelezen uitle*
uitzi* vakken varen* vegen vegen* velge* velgen verdwijnt verkoopsters verle* verlengd verni* verplaatst verslavend
vertraging verveling vervi* verwa* verwacht verwarming verzint vier vlijm* vlijmscherp voelt voelt* voorprogramma
voorschrift voorstelling voorwaarden vrach* vrachtwagen vrije vrije* vrijwilligers vroeger vroli* vrolijk vuiln*
wachten wachtlijst wafel warm warmt* wasse* wasserij wazig* weder* wederzijds weken weken* wel werkte woensdag zee zeer
zelfscan zenders zicht zolen zolen* zondag zool zucht* zuchtte`,
      '-4': `
05 115 120 17u 18 19 2017 21 24 3 48 5 51 58 6 80 9 950 aanbod aankoop aanra* aansc* aanschuiven aanslag acteu* activ*
ademe* ademen afdak afdak* afdru* afdruk afgeb* afgel* afhaalpunt afspraken afvoe* agath* agatha alwee* alweer
animatieteam anten* antenne antwo* appeltaart april april* artik* artikelen asper* asperges b1 baby's bakje bakje*
batterij bbq bediening beeld begin begrijpt beker beker* bekle* belac* belachelijk belden belgie beloofde belooft
beloond bende bende* beper* beperkt bestellen bestond beter betreft beweg* bewegen bewer* bezic* bezorging bieb biertje
bijbe* bijbetalen bil bitte* blade* bladeren blauw bobbe* boeke* bomme* bommetje boor bootj* bootje bordje
brandweerkazerne breed breed* bril bruin* burea* campinggasje canad* canada chagr* choco* chris* christie cockt*
cocktail collectie commu* compl* conce* corre* correct cruise deels* desse* deurt* diefs* diefstal dode dof doodslag
doorw* dorst dorst* drade* draderig dragen drama drama* drankjes droog* duist* duister duitse eerde* eerder eindeloos
eitje eitjes engel* enkel* enveloppen escap* escape euro excursie fabri* fantastisch fastp* fastpass favor* febru*
februari feestdagen fijn file fix flauwe fortu* fortuin friet frikandel front* garantie gefel* gefeliciteerd gegot*
gegoten geins* geinstalleerd gekoo* gekookt gekun* gekund gelee* geleerd gelui* geple* geplet gerus* gerust gesco*
gescoord geur geval gewac* gewacht gewan* gewandeld gezellige gezuc* gezucht gezwa* gezwaaid giere* gieren glaas*
glaasje glijbanen groen* grote grote* haakj* haalden hagel hagel* half handi* handig happy happy* hart hasse* hasselt
helpe* helpen helpt helpt* hema hint honde* hoofdkantoor hoofdstuk hotel humor humor* huurv* ijsje inche* inclu* inhou*
inhoud inlog* intik* invul* jaarl* jan jus kaartjes kabou* kant karren karto* kassa keihard keren keren* kerk kit
klantenkaart klapstoel klem klets* kleur klikk* klikken klinkt klont* klontert knippert knoop* koffi* koffie komt
kookp* kookplaat kopte* koptelefoon korti* kraak* krant krant* krukj* kuipj* kunst* l lach lachen laden laden* las
latte* lekkende lette* licht* liefd* lijkt lijkt* lijne* lijnen logo lol loyal* loyaliteit maakt maand* maar maatje
makke* marat* maske* match* matches mei meldingen melk menu merk meterstand mislukte muis multi* muntje muren muren*
negen* niks nr ochtends om omgek* omgekeerd omver omzet* on onbeg* onbegrijpelijk ondertussen ondui* onduidelijk onget*
ongetwijfeld ontbijtbuffet ontbr* ontbrak ontbrekende onthoudt opa's opa's* opgeknapt opgeruimd oplossing overs*
overval pagina pagina's pak pakke* panfl* parasol parke* parkeergarage patch patch* pauze pauze* pende* perfe* perfect
persoon piepend pijnl* pijnlijk pitti* pittig plaat plakken plakt planner playb* pogin* poppe* potje premium
prijsverhoging prima* puzzel puzzels raampjes ramme* rang renne* rennen renov* renovatie reserveren reservering rest
resti* restitutie retour rijst rijst* roker* rommel room route route* sanit* sanitair scann* schapen schappen schat
schie* schoonzus schroeven schuim servicekosten sfeer* sip slaapzak sliep sliepen slord* smakelijk snapt snel softw*
software soort soort* soorten spa spaanplaat spannend spanning speci* spel spieg* spier* spierpijn spookhuis steed*
steeds sterf* sterft stoel* stofzuiger stopt strea* streek strui* stuurt sympathiek tachtig tafel* tandp* tandpasta
tegem* tegemoetkoming tegoed tekstbordjes telefoontje tenni* terra* thee thermostaat tieners tijdslot tocht toets*
tomaa* tomaat toont top toppe* topper tosti tosti* touwt* touwtje trace trace* track tram trane* tranen trouwfeest
tuinstoelen tussendoor tweed* tweedehands typis* uiter* uurtj* uurtje vaak vakantie velde* velden ventilator veran*
verbe* verbruik verge* verho* verjaardag verkoop verlo* verloor vermoedelijk vernieuwd veron* verontschuldigen
versleten vertr* vertraagd verwerken verzin vet vlaam* vlaamse voete* voeten voora* voorgerecht vrienden vuilc*
vuilcontainers waard waard* waardeloze wanne* wanneer waterig weekend wegbr* wegbrengen weggewerkt widge* widget wifi
wijn winter woest* z zacht zacht* zalen zalen* zalf zange* zanger zeeland zin zoals zoals* zonda* zoude* zouden`,
      '-3': `
00 168 17 20 22 35 39 4 40 412 65 8 85 86 92 94 aangesmeerd aangetekend aanha* aanhanger abonn* abonnement activiteiten
afgeh* afger* afhaa* afhal* afhalen afwaswater agend* agent anderhalf antwoordt archi* architect au audiogids avond
baby'* banko* begraven behal* behalve behandeling bekek* bekeken bekleding bel belle* belletje berg beslagen bestuurder
bevestiging bezet bezet* bezichtiging bezoe* blaad* bleke* blies blies* blij blokj* boef boekh* boods* bowli* breng*
briefje broek broek* brood bruil* bruld* bubbelbad buitenland bureau buren buren* bus cafet* cafetaria chatb* crime
crime* daarvoor dame dank date decem* december denne* depot depot* derde detec* dik docen* donderdag doof doorgezakt
draad* drage* droom* dubbe* dure eerlijke emmer emmer* energ* erg ergst* ergste exact exact* excus* excuses excuu*
fiets* fotograferen fruit* frust* frustratie garan* garnaalkroketten gate gebeurd geboortejaar gebou* gebre* gedra*
gedragen gegie* gegierd gehou* gehouden gekre* gelij* geschonken geschoven geslapen getrouwd gewel* gewend gezel*
gitaa* glans* glaze* glijb* goed goeiedag gordijnen grijs grijs* groot guill* guillotine haard halfj* hang hangt hangt*
hartv* haver* heet helaa* helaas helft helft* herha* herstellen hielden hoest* hoog horlo* huilende huis iets ijsje*
inhalen jacob* jacobs jezel* jezelf juiste jurk kaart* kanti* kantine kapsa* kapsalon karton killi* killing kilom*
klant kleer* kleinkind kleinste kleuters klini* kliniek knop knopp* knoppen knuff* koe kool koor kostt* kostte kou
kruid* kunne* kunnen kussens kwame* kwamen lachte lang lapto* laptop lauwe lauwe* lees leuve* leuven lever* leveren
licht liedj* lief ligst* links* logis* lokaa* lokaal longe* longen look maag maart* machine mager* mails mails* massage
mater* materiaal menuk* middag minder mislu* mooie mooie* moordenaars munt muntjes muziekje nachtportier naden* nagels
nagev* nageven natte natte* nerge* nergens nivea* norma* normaal oktob* oktober omroe* omroep omrui* onbeschofte
onderwijs ontbi* ontbijt ontbreken ontho* ook opdag* opdagen openi* optie optie* orang* orange overbleef overh*
overstappen pakken pannenkoek partn* pensioen peper* per perro* peter peter* piepe* plakt* plas plass* plassen plast*
plat podca* podiu* podium polis* poortje prate* praten pretp* pretpark prima proefles proefrit punt puntj* raad radio
radio* reclamefolder refer* regel* regels reisl* reparatie riet rijen rijen* rijle* rolla* rollator ronde* roos ruikt
ruikt* ruile* ruilen sanne sanne* scanner schaduw schap* schatje scherm schev* schoe* schoen schot* schrok scrip*
senso* sensor servi* show sinds sjaal sjaal* slagb* slagboom sluit* smet snell* sneller softl* softly sokke* sokken
sorteercentrum spaan* spaarpunten speelde spell* spinn* stal standaard steen stekk* stekker stem stijv* stijve stil
stiltecoupe stipt stipt* stopc* straten stret* stro tanks* tankstation tasse* tassen taxateur te techn* technieker
telef* telt tenmi* tenminste theor* tiene* tja toesl* toestellen trekt trekt* true tuins* tv twint* twintig uitgedroogd
upgra* upgrade vakke* vandaag vanze* vanzelf veer veertien velds* veldslag venti* verf verhuizing verja* verli*
vermoord verre* vers versl* versnelling verveelde verwachten verwijderd verwijst vijf vissen vloer vloer* vlot voldo*
voldoende voorb* voorbij voorm* voorrijkosten vorig* vorige vrien* vrijd* vulle* vullen waarv* waarvan wakke* wakker
waren waren* warme warme* wassen waterfles weeke* weekendje wegen* wegens welee* wenne* wennen werkb* werkblad wiel
willem wisselt woord yogal* yogales z'n zakke* zetel* zeven* zich zomer* zonder zonnebank zowat zowat* zuigt zuigt*
zwaaien zwaar*`,
      '-2': `
1 100 160 200 25 31 47 50 52 75 aanraden aapje* aardi* accu advie* advies affic* affiche agenda alber* albert allem*
allemaal alsof alsof* annul* antwoord apart apart* apen apparaat appel* arm artikel attra* avonden baard bad badja*
badjas bagag* bakfi* bakfiets bankj* bankje barst bedde* beginners begint bekende belastingaangifte bellen belt bereik
bereikbaar bericht berichten berou* betaling beurs beurs* beurt beurt* bibbe* bikini binnenkwam blaze* blazen blous*
blouse bobbejaanland bood boorm* boormachine boter* bram brandt breda breda* brugg* brugge bruine bruss* burger
cadeautje campi* carbo* cash centraal chiru* chirurg consulente contant cross* cv dagen dagen* datal* deden deden*
dertien dessert dicht* dieet* dj docent doekj* donke* doodg* doorb* dorp douch* droge* drukk* drukken duits* dus
eindelijk eindi* elk elkaa* elkaars emoji's emoji* ene engelengeduld ermee ermee* erom europ* exame* examen factuur
filia* flikk* fout fronten game gangp* gaven gaven* gebet* gebeten gebit gebit* geble* gebleven geboekt gebruiken geef
gehak* gek geklu* geklungel gelat* gelaten geldk* geldklopperij gepak* gepakt gesneden gestaan getroffen gewisseld
gezellig gezie* gezien giste* gisteren groen groene grond grond* groot* halfl* halte heerl* heijn heijn* helde* helder
helpd* helpdesk hen heren* herhalen high hoek hoestsiroop honderd hotel* inmid* inmiddels insta interessant interieur
intikte jaar janken jonge jongen kabeltje kale kamermeisje kan kantoortje kaste* kastj* kastje kater* katte* keken
keken* ketel* klaar klachtendienst klantenservice klein* kleinkinderen kleuren klink* knikk* knipt koeke* komen komen*
kort kosten kots kouse* kraam* kraampjes kraan kraken krijg krijt* krijtbord kruiden krukk* krukken kun kusse* kwijt
laat label* labra* labrador lak lampj* lange lastig lawaa* lawaai leest leest* lens leraa* leraar letters leverde
levering lichter lid liedje linke* locatie logbo* logboek loket* loter* loterij lucht m maalt* maaltijd maandelijks
massi* massief mayonaise meegekregen meir messe* midda* midde* midden milli* min misda* misdaad mobie* mobiel mocht
modde* model* monte* morgen munte* naar naast naast* nagel* neder* nederlands neergezet nieuw niveau noodg*
noodgevallen noten numme* omruilen ongei* ontbraken ontsp* ontspannen ontwo* opgeb* opgek* opgesloten opgie* opnie*
opnieuw oren pap papier parac* paracetamol parij* parijs pasen pasen* paska* paskamer pasten patat pen perron piepk*
piept pin pingu* pinguins pinne* pinnen piste piste* pizza's pizza* plaatjes plakband plakp* plakplaatje planten plint*
plinten pogingen pools* porto* praat* premie prive* probl* probleem produ* raam ramen ramen* regende reis rek reserveer
rits ritte* ritten roest* ronde rooms* roomservice rot rum schoolreis schoonmoeder serveerster servet service sfeer
sinds* siroo* siroop site skisc* skischool sleutelkaart slim smart* smartwatch sneed sneed* snuff* snuffelen soep
solli* soms sorry sorry* specu* spijt spook* spoor* spull* spullen stene* stenen steun* struc* struiken suppo* support
systeem tegoe* tellen terug* thuisgekomen tien toeri* toeslag toiletten tourn* track* trein tromm* troos* troost trouw*
tuinm* tuinman twaal* twaalf uitbe* uitko* uitkomt uitva* uitvaart utrec* utrecht vaatw* vaatwasser vanaf vanaf* vanui*
vanuit vergeetachtig vergeten verhaal verhalen verkeerd verklaring verlicht verliep verliest verlopen verplicht
vervelend vierde vijfendertig vijve* vijver vlak vlees vlek vlekk* vlekken vochtig voeld* volk volwassene vonde* vonden
voorp* voorste vooru* voorw* vriendelijkheid vriendinnen vrijdag vrijg* vuilb* vulli* waarom waarschijnlijk wachtmuziek
wachtwoord wande* want was wasba* waterschade weggegaan wekenlang werke* werken werkt* wijst wijst* wijze* wiste*
wisten woestijn woon wortel wortels zaven* zaventem zeela* zeep zegt zelf zelfs zelfs* zelve zelve* zendi* zending
zeven zien zodat zodat* zoekt zoekt* zolderkamertje zonde* zovee* zoveel zulke zulke*`,
      '-1': `
04 13 1998 2 30 71 99 aanbouw aanne* aarda* administratie advis* adviseur afgew* afgezegd aflev* akte al all allee*
alleen allen allen* alles alles* amate* ander arden* ardennen armer armer* assistente auto automatisch baard* bakken
bakkerij balk ballenbak ballonnen banan* bananen bandje banka* bankapp bankjes bedac* bedacht bedden bedie* bent berga*
berm beslo* besloten bestelling betaal betal* betalen bevestigen bevestigingsmail bewijs bezem bezem* bezor* bibli*
bier bierv* bierviltje bijge* bike bikin* binnen blank blijk* boeken boekhouder boel bot bovenste bowlingbaan
brandschoon breiw* breiwerk breng brug buffe* bunga* bungalow busje busje* cadea* caravan carwa* carwash cater* centr*
chine* chinees cruis* dak datingapp deeg delen delen* derde* deze dienst dierentuin diploma dom donker donkere doodl*
doodleuk doorbakken douche drent* drenthe drukt* drukte e echt een eenma* eerste einde elkaar enig excur* excuus femke
femke* fietsenhok fijne fijne* films films* flesje formuliertje foutj* foutje fris frituur ga gaan gangpad garderobe
gebar* gebouw gedru* gedrukt geen geget* gegeten gehol* geholpen gekoc* gekocht gekregen geldi* geldig gelegd gemee*
gemen* genoeg gent gepland gepra* gepraat gereg* gescheurd gesme* gesmeten gestu* gestuurd getuige gewerkt gezond gilde
gilde* ginge* gingen glijbaan gloei* gluhw* gluhwein goedk* gordi* graat* grapp* grappig grijz* grijze grind* groepje
grootte haalt haalt* had halflege halfu* halte* handd* handschoen handschoenen handv* hazelnoot heftr* heftruck hele
herhaald hip hobby* hoe hoge hoogtepunt hoor horloge huwel* huwelijk hypotheek ie ingek* ingevuld inrui* inruilprijs
invalidentoilet italiaans ja jaren jaren* jeuk jongs* jongste jurist kapot* kapst* kapstok kartonnen kast keert keert*
kelde* kelder kenden ketel kijkt kijkt* kim kinderfeestje klaar* kleed* kleedkamer kluisje koeie* koekj* koffer korting
kortr* kortrijk kraan* krab kwijl* laag label lakens lampje last lege lerar* lerares leuni* leuning leven liep lieve
lift lijn links littekens locat* loopt loopt* losse lunch maart maast* maastricht machi* malag* malaga maneg* mannetje
markt matig matig* matroos maximaal mechelen medewerkers medicijn meega* meenemen meer mekaa* mekaar mens mest metee*
meteen micro* microfoon missc* misschien misselijk mist model momen* moment monteur morre* museum nagek* nakij*
nederlandse netfl* netflix niema* niemand niets niets* nog o oksel ondergoed onderweg oom oordeel opene* openen opgezet
opstarten ouder* ouders overgeslagen overschrijving paars paars* pakt pannen paraa* paraaf parfu* parfum parket pasta
pasta* pasto* pastoor piepklein piepkleine piept* pizza plaatsen plant* plein plein* polis poort* portemonnee prachtig
preek preek* prett* prik product psycholoog pubers reageert redden reed reken* rekening remme* repar* reser* rijdt
rijdt* rit rolde* rondj* rooie rooie* rotte rugpi* rugpijn rugza* ruik ruit samir* samira saus schaamte schandalig
schei* schit* schoenen schok schok* scholier schoonvader schra* schuur secon* sier simkaart simpe* sinte* sinterklaas
slaapzakken slapeloze sloten smart snijdt sok speciaal spiegel sproo* sprookje staat staat* start start* stati* step
stick* stier* stilletjes stofzuigen stone* stoned stoof* stoofvlees stopt* straa* straat straffe stron* stront stroo*
sture* sturen sushi sushi* swipe* syste* t table* tablet tafel tank tas tegel* tegelijk tegels tegoedbon tehui* tehuis
teken* telefoon telefoons tempo tempo* tent termi* terug tevre* thermos tiram* tiramisu toen totaa* totaal trapj*
trapje trappen trapt* trein* trouw tuitt* tusse* twee tweem* tweemaal uitbetaling uitch* uitchecken uitleggen uitsm*
uitsmijter uittrekken uitzendbureau unifo* uniform vakan* vakkenvuller valie* vanda* vechten veld ventilatie veranderd
verandert verder verdi* vergat vergif verke* verkl* verklaard verla* verloren vermo* versc* verschillende verse verse*
vertrek vervallen verwe* vest vierd* vijftien vijftig visse* vlagg* vlees* voer voor voord* voordat vraag vreemd vuile*
vuist waaro* wachtkamer walm wasbe* wasbeurt wasma* wasmachine water wc werkt wij wilden winke* winkel winte* witlo*
witte witte* yoghu* yoghurt zegel* zes zestien zicht* ziekt* ziet zit zo zoek zogenaamd zomer zucht zwaar zwart zwemb*
zwembad`,
      '1': `
10 14 140 2021 2024 21u 350 500 614 900 aan aangepast aangerekend aangevraagd aanle* aanma* aansp* aanwe* aanwezig
achteraf adver* afdeling afgelopen afgep* afsch* afschrijven ander* anima* appt arrogant assis* autov* badkamer badku*
badkuip bakke* bakker balle* ballo* banco* bancontact bandenwissel barbe* barbecue bed bedienen bedre* beet begonnen
begra* bek beken* belde* beleg* besla* beslist beton* beuge* beves* bewij* bij bijna bijna* bleef bleef* blinde
bloemetje bloot bloot* boeking boord borg bots boven* bovendien box briefjes brieven bruiloft buffet cabin* camping can
cent chat collega's const* constant contract cor curac* curacao daar daarb* daarbij daarom dansv* dansvloer dat datum
datum* dekse* denke* denken dertig diagn* diagnose dichtbij die diens* diese* diesel docum* doe doelp* doen dokte*
dokter donde* dood dooie dooie* doorging doorv* doosj* doosje draai* drieen drink* drinkt dronk durfd* durfde durve*
durven eat eentj* eentje enigen enque* enquete ernaar eten faill* famil* familie folie folie* fotog* fotot* fototoestel
frietjes frika* gaatj* gaatje garde* gasten gebli* geblinddoekt gebru* gedul* geduld gehaktbal gehei* gehoorapparaten
geite* geiten geldt geldt* gelegen gelukkig gemai* genk genoe* geplaatst geplunderd gestopt getek* getekend gewen*
gewer* gewis* gezeten gezog* gezogen gezon* gijze* gijzeling gille* gluten goedkoop gooit gooit* grati* gratis griez*
haakje hadde* hadden halen halen* handg* hans hap harde hartjes heen herkend heten heten* hield* hilar* hilarisch
hinge* hingen hitte* honden hoogs* hoogt* hoogte hoorde hopen hopen* horen horen* horro* horrorfilm hout idee iedere
ieman* iemand ik inboe* inboedel inchecken ineen* ineens ingep* ingepakt ingri* instructeur instructrice is je joris
joris* juris* kaarten kantoor kappe* kenni* ketti* keurm* keurmerk kieze* kiezen klach* klage* kledi* klonk klonk*
klopp* klopt klopt* klopte knipo* knipt* koort* koorts kopje* koppe* kozij* kozijnen krasj* krass* krassen kratt*
kratten krult* la lag lager lager* lam lasti* later later* leerling leeuwen leggen lekker lekkere leren leren* les
letterlijk ligge* ligt lijm lippe* livin* living lockers loep logt lucht* luchthaven luid luister lunch* maand manie*
manier manke* markt* marok* matje matje* matro* maxim* mee men mes met meter* mezel* mezelf minst* mislukt moesten mooi
mopje* mopjes morge* naald naald* naart* naartoe nachtje nadenken nagelstudio namaa* nek nep noemt noemt* noten* nou
offli* offline oksel* omdat omdat* onderin ons onschuld onthoud ontploft ontva* ooit opgeg* opgeh* opger* opges* ophal*
ophan* ophangen oplevering oplos* opnam* opname opvang osteo* osteopaat oude overburen overgenomen overm* pand park
parkeergeld parti* pasti* pensi* peuter piepen piepte pierc* piercing piloo* piloot plaatje plakkerige plank* plantje
plekk* plots plots* polen polen* pomp porte* praat praatjes prach* praktijk probe* profi* pure react* reactie reage*
recht* redde* riem rijbe* rijbewijs rijd rijde* rijden roept roept* rollen roltr* rondleiding rook rubber ruite* s
saldo saldo* samen schan* schil* schip* schol* schon* schoo* shirt* skins skins* slaapzaal slach* sleut* smolt smolt*
snauw* spaar* speeltuin spijl* spijlen spin sport* sprongen stagiair stapp* steekt stemp* sterk* sticker stoel stoep
stoep* stonden stopg* stopgezet stopte storm* stres* stress stude* stukjes stukk* stukken stuur* succe* succes suf
suike* suiker tevreden theed* theedoek thuiszorg tickets toile* tong trap trekken turks* turkse tweederangs uit uitst*
vaker vaker* val van vast vaste vaste* verbo* verda* verdacht verdu* verdubbeld verdw* verga* vergeet vergiftigd
verhuizen verkoper vermeld verpl* verstopt verstuurd verte* vervoer verwees verwi* vies vinde* vinden vinge* vingers
vleug* vlieg* voetb* volgend volle volle* volwa* voorg* voorzien vrage* vragen vreemde vries* vroeg vuil vullingen
wagen wees werkg* werkgever wie wil wilde windhond wit wonen wonen* woord* word wou you zakla* zalig zalig*
zaterdagavond zelfd* zelfde zetel ziekenhuis ziekte zitjes zitten zodra zodra* zolan* zolang zonne* zou zwage* zwager
zwijgt zwoll* zwolle`,
      '2': `
0 23 29 41 480 740 aange* aardb* aardbeien accou* account achterhoofd adres adres* advocaat afdel* afgeg* afgegeven
afgek* afgewezen afgez* afwas* ahmed ahmed* alcoh* alleenstaande als alvas* alvast ambte* andere anja armoe* autos* b
badju* badjuf bart bedan* bedankt bedrijf behan* beheerder bekend ben beric* beroo* beroofd betaa* beval* bevei* bewee*
bewon* bewoners binnengebracht binnenkort bisqu* bisque blaadje blauwe blikk* blikken blink* bloeduitslag bonnetje bord
bos brak brief broertje bumpe* bumper chef chips chips* consult contr* crech* creche creditcard daarvan dagli* datin*
deed deeld* deelde deksel denk deurb* dieve* dikke dikke* dirk doekje doorg* doorgestreept doorgestuurd doorh* doorheen
doors* driee* dronk* dronken duide* duidelijk duize* durft durft* duwde* echte* eigenlijk eindh* eindhoven emmers
enkele eraf ergen* ergens erna eronder faro feest festi* fitne* fitness formulieren foto'* foto's funct* functie gaat
garnaal garnalen gas gaste* gastvrouw gebakken geban* gedag geduldig gefil* gefilmd geld gelijk geloo* geloof gemaa*
gemaakt gemaild genie* geopend geprobeerd geraa* geree* geruild geslepen gesprek gestorven getui* geval* geven geven*
gevon* gevonden gevra* gevraagd gewee* geweest gewenst gewoo* gewoon gewor* geworden gin ging glas goudv* grap grapj*
grapje groep haag hamst* handtekeningen hange* hangen harde* hardl* havermelk hekke* hekken helem* helemaal henk herke*
hetze* hetzelfde hier hocke* hoofd* hoop hoord* houde* houden houte* houten huilden huilen huisg* huurw* ilse inged*
ingeh* ingehouden insch* insta* instr* inval* inzet* jaara* jarig* jas jij jonge* juf kaars* kache* kachel kamers
kanto* kater ken kennen kerel keuke* kijke* kinderkamer kinderstoel klap kleine klikt* klok kloppen kluis* koelc*
koelcel kogel* konijn koppen krabd* krabde kreef* kreeft kreup* krijg* kroeg kussen kwaad laatst lachj* lachje leefd*
leg lek lepel lepel* lesse* lessen lijde* loempia lopen lopen* luist* maakte mail makelaar maken* map massa* mat match
medische meldi* merke* merken miere* minib* minibar minstens missen modder moete* moeten monit* monitor muur naakt
nacht* nachtkastje nagekeken nam namen namen* neefj* neefje nekve* nekvel neus noemde notar* notentaart notit* nummer
ochtend olifant olifanten oma omlaa* omlaag onaangekondigd ondan* ondanks onder* ontbreekt oorbe* oorbellen oorde* open
opgegeten opgehaald opgez* opgezegd opkee* opkeek oplad* oplev* oppas opslag opvan* organ* originele overgehouden
overgestapt overigens panee* pasho* patient patri* pedic* pedicure personeel petra petra* pinda* plafo* plafond plast
platt* plekj* plekje porti* proef* pruts* puber* puinh* puinhoop qr raakt* raakte rauw recen* recensies receptie reize*
reizen reviews risic* risico ritse* rondl* rookm* rotterdam rust ruzie ruzie* samen* sates* satesaus scand* schad*
scheiding scher* scherven schij* schilderij school schrijven scoot* serie* servicebalie shock shock* sigar* sjouw* sla
slape* slapende sleutel slotj* slotje soja spam speld* spelletjes spelt spelt* sprek* spreken springen staan staan*
stap stapel stapelbed statu* status steek* steen* stel stele* stelen stierf stift stift* stink* stoom* stopp* stoppen
suppoost tanda* tandarts taxi tegen* tekst* telle* terec* terecht terminal teruggebracht teruggestuurd teruggezien
thijs thijs* thuis tie tijge* tikte tikte* toch toe toest* toilet tonic tonic* toog tramp* trapp* trims* uil uitga*
uitgang uitlezen uittr* up valies vastl* vegan vegan* verbrand verdiepingen vergoed verko* verma* versi* verslag versn*
verva* vervangen verven vervolgens via vijfe* vis vluch* voordeur vuurw* vuurwerk waar waarop wasmi* wasmiddel wasta*
wastafel wc's we weggehaald wendy wendy* werde* werden wespe* wisselgeld wordt wordt* zaak zak zeide* zeiden zesja*
zesjarige zet zette* zie zieke* zitje* zitte* zo'n zolde* zonnebrand zuur zwang* zwemv* zwijg*`,
      '3': `
06 180 300 310 600 84 aalst aalst* aanbe* aangi* aangifte aanmaning aanraadden abces abces* achte* achtergrond advoc*
afrekenen afslu* afzetten alleb* allebei allergisch anders apotheek appje arrog* asbak* asiel auto'* auto's avonds baan
balko* baris* barista beest beest* begon begon* behee* beide beide* belde besli* bespr* betaald bevalling bewaker
bewoo* bewoog bezig bezig* bijgehouden biljet billen blaastest blank* blikj* blikje blind* bloed* boeki* bolle* bom
boord* boot bovenlip broer brouw* buggy buggy* buik buite* buiten burge* busha* bushalte buurm* buurman camera cijfe*
club collega conta* contact credi* dacht dankz* dankzij darme* darmen de dieren dierenarts directeur directrice doord*
doorgegeven draag driej* driejarig drukt dubbele duizend dweil* ede eet ei eigen enger* ervoo* ervoor facebook facturen
fatim* fatima feestje fille* filler filte* filter flank fluis* fotograaf fouil* fritu* gang garna* gastv* gebeu*
gebeuren geboo* gebracht gefou* gefouilleerd gegoo* gegooid gehec* gehecht geitj* gekeu* gekeurd geled* geleden geplu*
geraapt gerek* gerekend geslagen geste* gesto* gevallen gevis* gevist gewaa* gewet* geweten gewist gezeg* gezegd gezwo*
gezwollen gillen gooide gooie* gooien graaien greep* groeten groothandel haal haald* hamer hamer* hande* hangs*
hangslot happe* happen harna* harnas hartj* hebbe* hebben heer heg hek herst* hitte hoger hoger* huild* huilde huisb*
huisbaas huism* huismeester hun huurauto in info ingan* ingang ingeleverd inget* inhal* inleveren inspe* inspectie
kaakc* kaakchirurg kaartje kasjm* kasjmier kat kijken kilo kinderen kip klacht klas kleut* klimm* kluis km knikt*
koken* kokend kom kopen kopen* koper* kopje krake* kreeg kreeg* kruis* kwaad* lacht* ladde* laser* leden* legge*
lettertje licha* lichaam lintj* lintje liter loemp* loper loper* luxe makel* mandj* mandje marie* marieke marle*
marleen masseur maten maten* matrassen medic* medicijnen meegenomen meewa* meewarig meisje menee* meneer meneertje
mense* mensen merkten meter mevrouw misgegaan moeil* moest moest* mogen mogen* naakt* neem nemen nemen* nicht* nichtje
nodig noemd* noodu* nooduitgang norm olifa* omger* onderzoek ongew* ontvangen opa opera* opgelicht opgeraapt opgev*
ophalen opmerkingen opper* optic* opticien ouwe overi* overl* overmaken overt* pakketje paspoort peppe* pepperspray
perso* personal pet pinco* pincode pintj* pintje poets* portier prali* pralines prikk* prikken priya priya* pyjam*
pyjama rap reageerde recep* rechter reddi* regel rekenen rembl* remblokken rietj* rietje rijsc* rijschool ring rogge*
rug rusth* rusthuis sauna sauna* schak* schappelijk scherp schitterend schoenendoos schop schouders schuld
schuurplekken sessi* sessie sindsdien slang slang* sloeg sloeg* sluiten snapt* sneeu* snelw* snelweg speel* speelgoed
spoorloos spron* staar* station steenweg stempel stewardess stonk stonk* storm straf* strat* stukj* stukje stuurde
stuurden tande* tang tegen teken telefonisch teruggebeld test thuisblijven tikke* tikken tilde tilde* toeval toevallig
toonb* toonbank trans* trek trillend tulba* tulband tweee* tweeen typen typen* u uitdrukkelijk uitgestapt uitgezocht
uitla* uitze* uitzendkracht uitzo* uitzoeken vanav* vanavond vanwe* vanwege varke* vastgegrepen verboden verdween
verdwenen veren vergi* vergoeding verhuizers verme* verne* verpleegster verst* verwisseld verzekering viere* vieren
vijftigste vocht* voorz* vorde* vordering vraagt vrouw* vrouwelijke wagen* wand wasbak weefs* weefsel weggelopen
weigert welko* werel* wereld werk weten weten* wetens wette* willen willens windh* wisselde wist wurge* wurgen zag
zakje* zaklamp zaten zaten* zeker zette zichtbaar zitti* zitting zocht zocht* zogen* zogezegd zolder zulle* zullen zus
zwaai* zwart* zwarte`,
      '4': `
150 16 33 400 46 61 70 81 90 aangesloten aangevinkt aansteker aanva* aanval achtb* achtbaan acm afdoe* afdoen
afgeleverd afgezet afrek* afzet* agenten allergieen allergische amandelmeel ambulance ameri* americain antib*
antibiotica antih* antwe* antwerpen appar* arbei* arrogante astma autistische autor* baas balie balie* ballon bankp*
bankpas barst* bazin bazin* bedje bedje* bedoe* bedri* been begeleider beland belandde bene beoor* berichtje besta*
bestaan betaalden betaalt bevat* bevatte bewaard bewijzen bilje* binde* binnenzak black blaft* blafte bloedverdunners
blonde bocht bocht* boerk* boerkini bouil* bouillon boven brand breke* breken bruid* buitenwipper burgerlijke buurt*
buurv* buurvrouw cafe cara chalet chant* chantal chauf* coffe* coffeeshop colle* controleren curat* curator curry
curry* daarn* daarna dames dames* dementeert dierenleed dijk diploma's direc* discretie dochter dochters doorgebracht
draag* dreigde dreum* dreumes drugs* durbu* durbuy echte eisen eisen* elleb* eraan eraan* erfst* erfstuk ernaa* erop
ervar* etala* etalage expre* favv feedb* feedback fietser filet filet* filiaalmanager filmde filmp* filmpje flank*
flessen fooi frikandellen fsma garage garagepoort gat gebak* gebra* gebreke gebro* gebroken gebruikte gedoe gedoe*
gedup* gedupeerden genieten genom* genomen geope* geopereerd gepes* gepest geplukt gerec* geschreeuwd gesle* gesli*
geslikt gespa* gespaard gespr* gesprekken gesta* gestolen gestr* getrapt getro* gevaa* gewei* geweigerd gezelschap
gezet gezet* gezic* gips glazenwasser god golf gooid* gordijn groente grootste gymle* gynae* gynaecoloog haak haarv*
haarverf hals halter handen handt* hardo* hardop hartje hazel* he heb heers* henna henna* heren herkende herni* hernia
herstelling heupt* hieronder hing hoefs* hoefsmid hoeft hoeft* hoewe* hoewel holla* hopelijk huids* huidskleur huisd*
huisdier huura* id ingediend ingev* inhaler installateur insul* insuline jaarabonnement janua* januari jarigen jawel
jawel* jenev* jerry* jerrycan jongeman kabel kabel* kabeljauw kalf kamee* kameel kamp kapit* kapitein kas kattenpis
kegel* kenne* kennis kent kerel* ketam* ketamine kinde* klaagde klep kleutertje klink kluss* knie knipoogde knipp*
knupp* knuppel koek koekjes koelen koemelk koen koets* koetspaard kopst* kopstoot kot kotse* krabb* kramp* krampen krat
kreta kreta* kruis lade langs* leefde leeft leerl* legde legde* legt let leven* lichten lijst* linde* log loopband
luize* mario mario* me medis* meege* meester meld melding melkp* melkpoeder merkt* mevro* milan milan* mis mixje mixje*
moeder morfi* morfine n naam nachtdienst nachtreceptionist nachts nachtwinkel nagem* nagemaakt naomi naomi* neer nette
nette* nodig* noord* nota notitie nucht* nuchter nummerplaat ocmw of oke oksels omgev* onder ontfu* ontfutseld ontpl*
ontslag opgem* opgemaakt opgezwollen ophou* ophouden oplei* opleiding oppas* opsla* orde organisatie origi* overgemaakt
overlijden overw* pa paar paard paffe* paffen papa papeg* papegaai papieren papiertje paspo* pastis patro* patron
persoonsgegevens peute* piano pianoleraar pillen pilletje plakten plank pleeg* ploeg plukk* plukken poede* pony'*
pony's pootj* portiek pot poten poten* praatje predn* prednison privetelefoon probeerde proce* profiel psych* pup put
raadsman raampje receptioniste rechtbank reden reden* regle* reglement reisb* reken rekende rekeningen remis* remise
revie* ribben riep roken roken* rond rondje rukte rukte* schaaldierallergie schaaltje schaar scheenbeen scheldt
schimmelinfectie schoolkinderen schoon schoonmaakster schouder schreef schri* schrijnwerker schul* schuu* schuurtje
secur* security serieus slapen sleur* sleurde sloot sloot* slote* smijten snee snoep* snoepje spree* sprong spuug*
staart stape* steig* steke* steken steward stort* tafeltje tanden tandenborstel tatoe* teaml* teamleider technisch
tegenwoordig tekst telev* televisie terugbetaling teruggekregen terugkwamen terwi* terwijl tiktok tip toeva*
toezichthouder train* trali* tralies treintje trill* tuchtcollege tweeh* tweehonderd uitdr* uitgedeeld uitgegeven
uitgescholden uitmaken uitsp* urine urine* uz vandaan vasth* veegd* veegde verba* verdieping vergo* vergunning verhu*
vermi* verpleging vervalste verwittigd verzegeld vetza* vetzak vierk* vierkant vinger voegd* voegde vogel* voorh*
voorv* voorwiel vreemden waars* weegt weegt* wegge* weide weide* weigeren wenst* wet whats* whatsapp wijka* wijkagent
wille* wonin* woning woont woont* woorden worde* worden xtc zagen zagen* zal zalm zat ze zeeho* zei zestig zeur ziek
zigeu* zigeuners zijn zoeke* zoeken zonde zorg zusje zusje* zware zware* zwemj* zwemjuf`,
      '5': `
112 130 212 260 420 800 a4 aangeboden aangeschreven aanlo* aanloop aanre* aanstellerij abort* abortus achtergehouden
achterin adhd adressen afhan* agres* agressieve airpods alcohol aldus aldus* allergenen allergenenkaart amand*
antwoordde apoth* apotheker apres apres* armba* armpj* armpje arts asbak asiel* attes* attest attractie autosleutel
backe* backer bagageafhandeling bah barma* barman bediende bedrog beelden beenh* beenhouwer beetj* beetje behandelt
bekijken belas* beman* bemant benau* benauwd benzi* benzine beroep beroerte bestaat bestelbon bestelgegevens bestolen
betas* beton beugel beven* beweert bezorger bianc* bianca bijzi* bijzijn bille* binnenkant blanke bleken
blindengeleidehond blinken bloed bloedvergiftiging blokk* blowe* blowen boorde borst* bovenbeen brach* bracht brand*
brandde brandweer breek breek* buikg* buikgriep buitengesloten bulld* bulte* bulten busse* bussen caiss* caissiere
camera's cashew cavia's cavia* cc certi* certificaat chauffeur cijfers claes claes* claim claim* coeli* coeliakie coke
condu* conducteur consu* controleert controleur crepe* creperen cursi* daara* dacht* dachten datalek dekbe* dekbed
deken* dekke* demente den denni* dennis deur dezel* dezelfde dhr diama* diamant diarr* diarree dichtgedaan diepe diepe*
dier dierenpension domic* domiciliering door doorligwonden doorz* doorzocht dr draagt dreef dreef* drone drone* duive*
duw dwang* dwangsom dweilmachine eens eigen* elekt* els energie enveloppe ernaast erond* ertussen ervan ervan* etter*
ex faceb* fade festivalweide filmd* fiscu* fiscus fless* fluisterde fluit* frans fysio fysio* gaf galbu* galbulten
garag* geach* geachte gebor* geboren gecontroleerd gedip* gediplomeerd gedronken geduw* geduwd geert geert* gefor*
geforceerd gegra* gehaa* gehaald gehoord gehui* gehuild geind geind* gekle* gekli* geklikt gekni* gekop* gelei*
geleidehond geman* gemanipuleerd genoemd gepin* gepind gepla* gepri* geprikt gepropt geric* gericht gerol* gerold
geroo* geroofd gerui* gesca* gescand gescheiden gesmo* gesmolten gespo* gespoten gesprongen getip* getipt gevoe*
gevoerd gevul* gevuld gezonde ggd giech* glash* glashard glutenvrije goede goede* gorde* graai* grijnzen groom* gym
haars* hal hand handtas hardh* hardhandig hebt heeft heeft* heett* heette hekje hekje* heks herma* herstel hersteller
hierover hijge* hilde hilde* hoeveel hol hondj* hondje hoofd hoofdhuid hoogste hoogu* hooguit hoorden hopel* hormo*
hormonen hoste* hostel huisa* huisarts huurb* huurc* huurcommissie iban identiteitskaart incom* incompetent ingelicht
inges* ingesteld inlev* intake intolerantie invlo* invloed jacuz* jacuzzi jeroe* jeroen joint jou jouw kaak kantelde
kassierster katal* katalysator kegel kerse* keuring kevin kevin* kifid kifid* kin kinderopvang klaagt klappen klapt*
kleintjes kleinzoon klere* kleren knapt* knapte knip knipoog knope* knopen kotge* kras krijgen krijs* krultang
kwijtgeraakt lachgas lachten lactosevrij lalle* lavel* laveloos leerk* leerkracht leesb* leidingen levend leverancier
liggend lijntje liters litou* litouwen locke* locker loker* lokeren lompe* lomperik loodg* loodgieter loonbeslag
luchtvaartmaatschappij lui luisterde maden maden* magne* mailadres maken malaf* malafide mante* mantel medewerker
medicatie meegemaakt meest meid mep meten meten* middags middenvoetsbeentje minic* miniclub minste misge* miskr*
miskraam mmc moder* moderator moede* moederziel moeilijk moham* mohamed moste* mosterd motorkap naamk* naamkaartje
nachten nachtspel nachtwaker namaak narco* narcose nationale neef negentien nepprofielen nepwi* nepwinkel noem noemden
nootj* norov* norovirus notaris noter* noteren ns oefen* ok ombudsman omgeroepen onderkoeld onderwijsinspectie oneer*
oneerlijk ongeschikt ontbijten ontkende ontslagen onze oortj* oortjes opeen* openb* openbaar openl* openlijk
openstaande operatie opged* opgro* opgroeien oplader oplichterij opmer* opmerking opnem* opnemen oprij* oud oudst*
oudste out overboord overdosis overe* overg* overgeven paal paard* palle* panel* panelen parvo parvo* pasfo* pasfoto
patienten pauwe* pauwels pension perve* peuterbad peuters piete* pieter pille* pilletjes pils pinda's platte ploeg*
poeder poetsvrouw poot pootjes portefeuille posit* postb* postbode power* prikb* privacy proces puber pupillen rachi*
rachid racis* ram rand ratte* ratten rechten refur* refurbished reisbureau remmen remsc* remschijven review richt*
richting rijin* rijinstructeur roepe* roepen roes rolst* ronny ronny* rookmelder rotte* salar* salmo* salmonella
schaamt schaap schep* scheurde schiet schilder schildpad schim* schimmel schoolbus schoonheidsspecialiste schoonzoon
schop* schor schoteltjes schre* schrijft schrik scooter seksi* seksu* selde* selder selderij sesam shift shift* shoar*
shoarma shotj* shotjes sieraden sim slaap* sleutelbeen slingerde slingeren slot slotenmaker smerige smijt* soa socia*
somme* sophi* spast* speed speed* splin* sprui* spuit* spuugde sta stagi* stagiaire stall* steentje stewa* stikte stop
stroom stuit stuit* stuka* stukadoors stuur tafels tap tape teckel tegenaan telefoonnummer tente* tenten terps*
terpstra teruggedraaid terugkomst thera* therapeut thuiskwam tient* tik tikto* toeristen touw trampoline trans trapte
trekk* trilt trilt* truus truus* tweel* tweeling uitgeschreven uitke* uitkering uitma* vader vakantiegeld valle* vallen
vastgehouden veilig ver verband verdoving verdr* veren* vergiste verhuurd verhuurster verna* veroordeeld verro*
verschoond verstijfde vertelde verzopen vliegen vloog vloog* voele* voelen voordeel voorgelegd vooruitbetaald vreem*
vriend vriendin vriendje wachtwoorden walno* wast weg wegre* wegrestaurant welkom werkm* werkmannen wettelijk whisk*
whisky wijzen winkelbewaker youss* youssef zadel zadel* zegge* zeggen zenuw* zijt zogez* zomaa* zomaar zoon
zorginstelling zult zuste* zuster zwalp* zwalpen zwangerschap zwell* zwellen zwemleraar zwemles zwendel`,
      '6': `
000 3000 aangedraaid aansprakelijk achterbank achtergebleven achternaam achterom achtj* advocate afgesloten afget*
afsluit airpo* ambtenaar ambul* animator appartement appje* appjes armen armen* astma* autis* balkonreling bande*
banden bankk* bankkaart bedro* begeleiding begeleidster begrafenisondernemer bekij* benen benen* bestelwagen betaalde
beveiliger bevestigd bewaa* bewaking bezop* bezopen bh bijen* bijtw* blaas* black* blaffen blare* blaren bloedde
blokkeerde blote blote* blowt* boks bon borst borsten boute* bouten braaksel broer* broers brooddoos brown* brownie bsn
busch* buschauffeur cadeaubon camer* camio* cashe* chale* co crack* dagva* dagvaarding dakde* dakdekkers dakpa* danny
danny* deale* decla* degen* degene dek dekens deurbelcamera deurw* deurwaarder diere* directie distr* distributieriem
dit docht* doek donderde doodziek doorverkocht doser* dosering down draait drank dreig* dreve* dreven druppel duim
economische eenmalig elektricien elleboog engerd epipe* epipen erger ertus* evacu* firma firma* flauwgevallen fohn
foute gaasj* gaasje gebeurt geblo* geblokkeerd gebruikers gecon* gedag* gedagvaard gehac* gehangen gehoo* gejat gejat*
geknipt gekopieerd gemeld gemer* gemerkt geplakt gepro* geschillencommissie geschreven gesleurd gesteld getin* getinte
getrokken gevol* gevolgd gewic* gewicht gewone gezicht gezin gezin* gezoc* gezocht ghb gluur* gmail* gram greep grijn*
haalde handdoek handh* hel heroi* herse* hersenschudding hiero* hijgend hoekj* hoekje hoeven hokje hokje* hokke* hokken
hoofddoek hoofdpijn huid huidi* huidige huish* hup huur huurd* ident* ijsbeer incassobureau ingeb* ingreep inleg inleg*
instagram intak* intim* inwer* iphon* iphone it jenever jongens juffr* juffrouw kakke* kakkerlak kamertje kampl* kante*
kantonrechter keek kennel kenteken kijk kilometerstand kleingeld kleintje kneep kneep* koele* koeme* koevo* koevoet
kont kopie kredi* kvk langs lars lat laten laten* leeftijd leeggehaald legio* legionella leide* leiding leids* leidster
lenin* lening leuge* liet lijnt* lijst liter* luier maagt* maagtorsie maak maakten maal maes maila* mama marktplaats
masse* medew* medewerkster meest* meisj* melde* melden mijn mishandeld misle* mochten moeders morgens motor neemt
neemt* negee* negeerde neven neven* nocht* nochtans notee* noteerde ombudsdienst onbekende onderdelen onges* ongevraagd
onthaalmoeder ontke* ontsn* ontstoken opeens opend* opengebroken opengehaald opengemaakt opgehangen oplichters oplossen
opsch* opzet opzet* overgegeven overleden ozdem* ozdemir pakte pan parkeerwachter persoonlijk petek* petekind piano*
pijns* pinda platf* platform poetshulp post preci* precies priva* proefmaand prutswerk pupil* puur pv raads*
rechtsbijstand redder rekeningnummer rode rolde rolstoel roltrap rottw* rottweiler scam schaaldieren schaam schelden
scherpe scheu* schijf schoof schoot schor* schou* sesam* shirt siera* slaap slaapt slaat slaat* slage* slager smeet
smeet* smeri* snapte snauwde sneeuw speelplaats spiki* spiking spring spuit stak stappen stapt* stapte steeg* steegje
steiger sterke stok stomd* stomdronken stott* stotteren strie* striemen tand tecke* teen tel teller teruggevonden
tilbu* tilburg tucht* uitba* uitgegleden uitgelachen vader* vaders vakantiehuis varken vastgebonden vensterbank verbl*
verblijf vergu* verhuis verkocht vermoed veroo* vertrouwen vervalst verzekeraar vieze* villa villa* vlooi* voeds*
vogels vonke* vonken voorgezet vrede* vrederechter waarschuwing weegs* weegschaal weet weggelachen weige* weigerde
wijnf* wildv* wildvreemde wimpe* winterjas wonden woute* wouters zakjes zeg zij zn zogezegde zorgi* zuive* zwaaide`,
      '7': `
aanbetaling aanst* accen* accent achtergelaten akkoo* akkoord baby badmeester bedra* bedrag begel* belan* belast beroe*
bewak* bezoekers bijst* boer braak* briev* conci* concierge demen* denkt denkt* deure* deuren dieven ding doorl* dossi*
drank* drankje econo* envel* erin eruit eruit* expres frans* gauw ge geboortedatum gebruikt gegev* gemel* gepik* gepikt
geroe* geroepen gewon* gij glutenvrij gordel goude* gouden gsm hecht* hechtingen hete hoeve* honkb* honkbalknuppel
infuu* infuus ingel* ingeschakeld ingre* intol* joint* julli* jullie juwel* kente* kids kies klaag* klapte kleuter
klikte kooi kop kopie* koppel lachg* lacto* leeft* leegg* link lip loog loon loonb* luier* manne* merri* merrie mijne
mijne* misha* mn mond natio* neppr* ogen ombud* ongeluk ongev* ontsl* ontvr* ontvreemd opengesneden opens* oplic*
overd* pakte* parkeerplaats patie* poes politie pols raar rappo* rapport ruiten slaan slaan* slaapkamer sling* slip
snack* snackbar snuiv* snuiven spaarpot spuiten stalk* stiek* stiekem stikt* straks tijde* tijdens toestemming toezi*
toezicht trouwens uitge* uitslag verborgen verhuizer verhuurder verkoopt verpe* verpleger verteld vervo* verzonnen
waarb* waarborg websh* webshop welke welke* wodka wodka* wonde* worme* wormen zaakv* zaakvoerder zekere zonnebril
zweml* zwend*`,
      '8': `
afgeschreven allergie at bak behandeld blijkt brandwonden brievenbus charl* dichtgeplakt dochtertje dossier eigenaar
envelop etike* etiket foets* foetsie fraud* garagist gehan* getra* glute* haar hendr* heup hield hij jongetje kindj*
kindje klanten kok lacht mannen meegegeven mij motor* nadat nadat* onbek* ontst* openg* opgelopen receptionist schel*
spoed spoed* strak* taxic* taxichauffeur trainer trok trouwring tweedegraads uitsl* uren veili* verzw* verzwegen wiet
zeker* zoont* zoontje`,
      '9': `
89 aller* discr* duwde gast gedro* gegeven hem hok incas* keel kind koeri* koerier leidi* liegt liegt* lippen manag*
manager meisjes oog oor uitbater uw vastg* verdo* verzo* voet vrouwen zilve*`,
    },
  },
  pt: {
    plainBelow: -3.65,
    unlikelyBelow: -1.24,
    likelyFrom: 2.06,
    words: {
      '-9': `
180 38 agost* agosto almof* assalto assas* atual* atualizacao avariado barul* caro comprei conco* condi* demor* demora
devolucao doce esperei estacionar fila filme filme* fraco fraco* impos* impossivel lasca* marcar mas melho* murch*
ocupa* paciencia pede promocao recom* resposta sabor sabor* simpa* sono torta*`,
      '-8': `
18 3 40 90 abre absur* aguad* amassada anterior anuncios atrasado aumen* barulhento bife bloqueia cabe cambi* cambio
cansa* carteirinha concorrencia condicionado consulta custo* diferente dura duro erro esgot* espera feria* gelada
impri* indicou lavag* lavagem le lenta lenta* lento* mar marav* material morre music* nela nove pequeno pilhas pontas
pouca* precos prometeram reconhece rede repet* reservado reservei seca seco simpatica so torta ventilador versa* volto`,
      '-7': `
10h 11 25 8 8h abanar aborr* acaba* acabou aceita adiad* amass* amor anteo* anteontem anter* anuid* anuidade assassino
assen* automatica avari* avisem bancos batat* batata bateria belic* benfi* benfica bilhete bonec* boneco borra*
borracha caia camas camas* cancelar cancelaram cantaram caos caris* carrega certa certa* chega* cm comando confusa
consegue controle couve* credito cresce custou demorou desar* desbo* desisti devolvida devolvido dific* digital dobra
durou durou* enjoa* esper* esperamos esqua* esquadra estado estim* estorno euro extra faltando favor fechada ferias
fico fim fraca frances fraqu* fraquinho frio gentil gerad* gigan* gigante hones* kkk km lento marcam marcaram matar*
melhor mesmos micro modo mofo morno morno* morri morri* murcho musica natal natal* optim* optimo ouco ouvia* pagamento
parafusos peca pensar perguntava podiam poltr* porcao pouca primeiras queda queda* real recomendou reduz* reemb* reini*
retor* risca* rodap* salas salas* salga* show silen* silencio simpatico site sobremesa sofa sola tabac* tabaco tarde
tarde* terca* tesou* torre* transporte uteis uteis* vence* venceu vender venti* versao vinag* vinagre vizinhos vouch*
voucher`,
      '-6': `
0800 12 15h 18h 214 28 30 42 5 8h10 abrid* abridor acabado acabo* agend* aguada aguado aguardar ajudo* ajudou alfac*
almoca almofada andares anedo* anedotas apete* apetece armada assado assento atendimento ativi* atividades atrasada
atrasou atualizou aulas aulas* auten* bacal* bacalhau balde balde* bebados beliches bilheteira bocej* bombo boneca
botar* botaram brinde brunc* brunch buroc* busca c calab* calabresa calco calcu* camia* camiao cance* canga* capa caras
caras* cardi* carissima carto* casei catalogo chato chato* chega chinelo choca* chuva chuva* chuve* combo* confu*
consta contabilidade contente convites correcao corrige corta cortador corte cotovelos coxin* curta curta* curto*
decep* decoracao defun* deixa derretido desas* desastre desis* desmarcaram difer* discutir diz dizem dizem* ecra elast*
empap* empapado emprestada empurra encer* encomendamos encosto engom* entrega esfor* esgotada esgotado espla* esplanada
espumante estor* event* evento excel* excelente exige exige* expir* expliquei expor* exportar fatia fatia* feio feriado
fever* fevereiro fi filas filas* finin* foge fome fraca* frete frete* fria frigo* fritas gel gelad* geradores guardaram
hora horar* horarios iam imprimir inesp* inesperado infer* inferno ingresso inici* internet invis* invisivel jardi*
jardim jogo justo justo* legen* legendas leitu* leitura lenda lenda* letras liga ligav* ligava ligo lugares manut*
manutencao mapa marcacao marke* match* menu minim* minusculas morna morna* morreram mudou mudou* murchas nenhuma nivel
nivel* noven* noventa olharem olhei* orcam* orcamento organ* orien* ouvia palha palida parad* parecendo pares pares*
parte parte* passam penalti pequena perda* po polvo polvo* porem porem* portagens portes portuguesa preci* preco*
premium presu* presunto priva* prometido propa* propaganda proposta publicidade puxadores quartel range* rapido recolha
refri* reiniciar renov* reser* resmu* retorna revir* riscado robo rodape rosas rosas* salgado sanda* sapato semanas
semes* semestre senha senha* setem* setembro shopp* shopping simulador sinis* sinistro sinto sinto* siren* slide slide*
solar* solteiro sorvete suspi* tapet* tarif* taxa tema tempo tempo* terca termi* terro* terror tinto tinto* toalhas
toca tocar* tom toquei torneio tortu* tortura tosta tosta* transfer trocam tv unida* unidade vagas vagas* vasos vasos*
veget* velho vespe* vespera vestido vez viajo* viciante viges* vinhos violao virtu* virtual voltarei volume wi zero`,
      '-5': `
0 13h 15 1987 1h50 2 2024 22 2h 312 3x 41 46 55 5h 61 65 95 abana* abertos abertura abria abria* absurda absurdo
acabamos acertaram aconteceu adiado adoro* adorou agendamento ajust* alara* album album* alegria alfaces algema alma
almofadas amare* amarelo animacao anjo antec* antecedencia antip* antipaticos anula* anuncio apagado apanham apara*
apeli* apelido apinh* apita* aplicacao apontado aprendeu ar aro arrepiar arrui* asper* assassinato atendentes atras*
atrasaram atraso atualizar aumentaram autenticacao autom* automaticas avariadas banca banheira barba barba* barreiros
batatas berrando bicicletas bisav* bisavo boa bocejando bolas bolas* bolo bom borbo* bordas borri* borrifaram brasil
brilhar bug cache cadav* cadaver cade cafe cajam* cajamar camisola canai* canais cande* candeeiro cansada cantar canto*
caram* carav* caravana carbo* cardiaco carimbo carpe* carpete carrego carregou cartoes casam* casamento cashb* cashback
cento cento* chati* chatice chegado chego* chegou cheio chicl* chiclete chope choveu chuveiros ciclo* cinem* cinema
cinza circuito cobrada coisinha coman* comboio comecaram comecava comissao compe* comprado compras condicoes congr*
congresso consigo contador contar continua coracao corda cortava couve cozid* cozido cresc* croch* croche crois* crua
curto custa* custo demai* demais demas* depre* depressa derretendo desat* desbotada descolaram desenho deser* deserto
desfe* desfo* desga* desgaste desil* deslocacao desmarcam desmontado desor* dieta dieta* dificeis dificil dispara
diver* divertido dobro domin* domino dormiu douro douro* econo* educacao elastico embac* enfei* engomar enjoativa
enorme enrolada ented* episo* equipe errado escolher escova escritura escuro esgota esgotados esquecidos esquerda
estac* estad* estimativa estoq* estoque estre* estrela etern* evide* exage* excec* excecao exerc* exercicios exorb*
experiencia explicado extrato facad* facada fadis* fadista faltaram falto* faltou farta farta* feijo* feijoada feliz
fibra fibra* figur* finas finas* fininho forma* formatura fracos francesinha franj* franja frest* frida* friday
frigobar frigorifico frito* fritos fumadores funcionava ganhar garantia ginji* ginjinha girar girar* gol gordu* gordura
goste* gostei gradu* guara* guarana guardanapo higie* higienico homic* honesto horario humor humor* ido ignorou ilegi*
ilegivel imens* imenso imove* imovel impecavel infantil ingles ingre* interminavel irrit* irritante itali* joana joana*
julgu* julguei julho julho* junta lado ladrao lapis lapis* laran* larei* lareira lascado late leoes leoes* limpei
linhas locad* locadora lojas lojas* longe longe* louca louca* lugar* luz ma mafio* mails mails* malfeito mandamos mando
maravilha maravilhosa marmi* marmita marte matam matam* matar mater* meia melad* melado melhores menos menos*
mensalidade merce* mercearia mes mesas mesas* mete mimo min minus* minusculo mirad* miradouro moeda montador morrendo
mudo mumia* murcha namorados namoro nevoe* nevoeiro obrigada oferece oferecer ok ondas ondas* otimo* out ouviamos ouvir
pagaram parada parec* parecia passa passarinho pdf pechi* pechincha pegaj* pegajosa peppe* pepperoni peque* perceber
perig* perio* periodo personagens peruc* peruca pessi* pessimo pintor pintu* pintura pioro* piorou pipoc* pique*
piquenique piso pistache pistas pisto* pistola plate* plateia pleno pleno* policial poltrona poltronas pontu* pontual
portal posta povo pratos precisava preciso prendi previsao primi* principio privada promo* protecao puxa quadra quali*
qualidade queimaram queixar quente queriam quim quisesse racao racao* rachar raiva raiva* ralo reali* recar* recur*
recurso reduzida reduzido reembolso refiz* refizeram refrigerante remarcaram remov* repetido repetitiva reservar
respeito restaurante retorno reuni* reuniao ri rodad* roman* rotin* rotina roubou roupao saco sal salta* salto
sandalias sande* sandes sandr* sauda* saudades save secar* sedex sedex* sempr* sempre sendo sendo* senio* senior
sentaram serra serta* sertanejo servindo sexto sexto* sinalizadas sincr* sincronizacao sirene siste* sistema sitios
sober* soberba solar solucao som sombr* sombra sonho sonho* sorriso sorte sorve* subi subim* subimos subiu subiu*
substituicao supermercado suspense tao tapio* tapioca tarifa teatr* teatro tecla tecnicos tedio tedio* tentando tercas
textu* tiver tocar torto* trava tres tripl* troca trocando trocar trouxeram uber unive* usava usava* vale vazias
vegetarianos video video* viemo* viemos vimos vimos* vinco* visib* visibilidade vistoria volta* voltar`,
      '-4': `
10h40 10h40* 118 14h 16h 16h20 16h20* 17h 26 35 350 4 44 4h50 50 6 60 6h 9 abro acabam acabar aceit* aceitam acena*
acenando acent* acordando acordaram adega adega* adultos afilh* afilhada afinal afund* afundado agendada aguas aguas*
ajuste alface all almoc* altis* altissima amave* amavel ambie* ambiente amiza* amizade andei andei* anive* aniversario
anten* antena antigas antiq* antiquado anunc* anunciam apertar aplic* apost* app aprendi aprovado aprovaram armac*
armacao arrep* arrependi aspir* atenc* atencioso atent* atentado atlet* aumentou autocarro automatico avaliar azulejos
bacon bacon* baiao baiao* bandi* bandido barbi* barbie barca barca* batida batiz* be beatr* beatriz bebed* bebedouro
bebida biblioteca bichos bilhe* bitoq* bitoque black black* bolac* bonitas borrachuda bota botao botao* bras brilh*
brinco bufan* bufando cadeira caderno camis* campanha cancelado cancelou cangaceiro cangaco cansado cansados cantos
carda* cardapio carim* carissimo carpi* carpinteiro cartorio casal categ* categoria caval* cega certidao charu* charuto
check chegada chegar chegaram chego cheio* chines chocolate chore* chorei chris* chuveiro ciclo cidade cinza* claro
claro* cober* coita* coitada coleta coloq* combi* comed* comid* comida compl* compr* congelou consola consumacao
contava contrario cor corac* cores cores* corredores corta* cova coxinha credi* creme creme* custa danca dava dedal
dedal* defei* defeito defunto deite* deitei demorada desbotou descemos desig* desigual desilusao desin* desinstalei
destinatario dever* dia diarias diferenca discu* dobrado doze duas duches empen* encan* ensopado entediadas enten*
entende entender entop* entope entradas entramos entregaram episodio errad* erros erros* escolar escolhi escov*
esgotadas espetaculo esquece esquina esta este eucal* eucalipto euros euros* expira explicando fabrica facas facas*
falam* farof* farofa fases fases* fazen* fazendo fecha fechado fina firma firma* fisioterapia fomos fomos* frang*
frango fresta frutas funch* funchal funcionando ganho* ganhou garco* garcom gasta gelado gener* genti* gondo* gondola
googl* google gosto gosto* gostou graca graca* gramado gritar guilh* guincho gusta* gustavo havia havia* homicidio
horte* hortela ida idem igrej* igreja igual impec* impossiveis inclu* incluia infar* ingle* inqui* inuti* inutil inver*
inverno iogurtes ivone ivone* jacuz* jacuzzi jejum jejum* joia jovem jovem* junina karao* karaoke kille* killer kkkk
lagos* lanchinho lavar* lavaram leito leito* lembra lencois lenha lenha* letri* letrinha levam licao licao* ligacao
linha* lomba* lucia madei* madeixas mafia mafia* mais malfe* manch* mandam manua* marac* matan* matando mataram matei
matei* matou matou* medida medir* mediram meio mensal merca* mesqu* milagres minei* mineira minima minimo minut*
minutos miojo miojo* missa* misso* missoes momen* momento monot* monotona moque* moqueca moran* morango morremos morrer
morte* morto mostrar mudei mudei* muito muito* multi* multibanco mundo* museu musiq* musiquinha nada nata nenhu* net
notar* notario noutr* noutra nova novel* novela nugge* nuggets ocasi* odete odete* ofert* oferta oito oleos* olhar*
onlin* online organizacao ortop* otimo ovos pacie* pagin* palco palco* palmo papel papel* papelzinho papo parado
parcelas pasco* pascoa passado paulo paulo* pedem pedem* pedi pena perda perde perdemos perfe* perito petis* petisco
petro* pezinhos piano piano* pilat* pilates pinga* pinhe* pipoca pizza pizza* pizzas plano* plast* plastico podca*
podcast poder porca* porcaria portabilidade portu* possi* poucas prati* precisa preco premi* press* pressao produ*
professores progresso projetor prome* prometida pronta protetor prova quarenta queijos queimada querem querendo queri*
quinto range rapid* raque* rasgadas recebe recli* reconheco recusei reformado relaxante repete repetidos resmungou
resolveu respira responde resultados reuti* revistas riscas rodada rodiz* rodizio rodou rodou* romantica romba* rotea*
roubo* rouco rouco* roupa* ruim rural rural* s sacos sacos* saind* saindo salvou sandalia santos segunda segundas
segundos selim selim* seman* senhas sentido sequestro sera serial servem servico serviu sete sinos sinos* sitio* sms
sogros solta solte* sosse* sossego substituiram suco suite suite* t talen* taman* tamanho tanto tanto* tapete tapetes
tarifario tecid* tecido teclado telec* telefonico telev* telhado tenha* tentativa tento* tentou terceira terminal thru
ticke* ticket tiro tiros tiros* tivem* tivemos todo toldo toldo* toque* torresmo torto tostas trabalhou traje* trajeto
transito trava* travou trazerem treinos trem tropa tropa* troux* turistica tutor* unifo* uniforme usand* usando va
valha valha* vassoura vazia* vazio* veio vela velho* vem vence verbo verbo* vinho* virada vonta* vontade`,
      '-3': `
00 10 100 120 13h40 13h40* 16 17h20 17h20* 17h30 17h30* 190 1h 20 20h 21 210 23 27 29 320 380 68 84 abafa* abrem abrem*
abril abril* acaba acende acert* acesa acesa* achar* acharam aconselharam acred* acust* acustica aditi* aditivada
adivi* adivinha aerop* aeroporto afina* agulha ajuda alegr* alfab* algum* alinh* alinhamento alter* alteracao alto
alugado aluna amarrado amigos ano antes antes* antig* antigo apanhei aparelho apertado aplicativo aquario areia areia*
armario armin* armindo as asperas aspirador assad* assassinou assenta assinada augus* augusta autoc* autocolante azul
bagag* bairr* bairro balnearios banda bandeira barulho bater* batizado bebid* beiji* beijinho beira beliche bifana
bingo bingo* bonit* bonito bucha* buffe* buffet burro cabidela cabo cada cadeiras calco* calha caminhao campo campo*
canal cancelada canta* canto cantou carna* carnaval carre* carregar carrinho carru* carruagem casal* casas casas*
catal* catar* centimos cerca cerca* cha chapa chat check* chef chegam cheguei cheiro chine* choco* cinco cinco* clima*
cobertura cockt* coisa coitado colch* colchao coloca comemos comod* compadre completar compramos comprida comum comum*
concessionaria conducao conex* conexao confo* contados continuo convi* copo corda* correr cortaram corti* cortina
costureira cotov* couro couro* crime crime* cruze* cruzeiro custar danca* debito decor* derre* descarado desconto
desej* desen* desistir desligado deslo* despesas despr* detetive devol* dez dezoi* dezoito doi domingos dor drink
drink* dupla dupla* eletronica embal* embarque empenado emprestado encai* encarada encontraram encontro encur* energ*
energia enfim enfim* enganei enter* errou errou* escapar escrever esperou esqui* estadio estagiarios estam* estamos
estan* estante estavamos esteiras estivesse estragaram evidencias expli* explica explicou fabri* facil facil* facto
facto* falam faleceu faltava faro faturacao favor* feito feito* feliz* felizes fiador ficam* fidel* figurino filei*
fileira final fiquem fizer* fizeram fragi* fragil fraldas franc* frios frios* funcionar funda* funer* galinha geladas
gerencia gesso gesso* golin* gps grafi* gritando grudando guaru* guarulhos guerra hidro* igual* imitacao imperial
impresso impressora indic* indig* infan* inox insup* insuportavel intercidades interfone intervalo item itens itens*
janei* janeiro janel* janela laco lagareiro lamin* lanchonete lante* largo lavad* leiri* leiria letra* levar leve
ligac* ligan* ligando lindo linha liqui* liter* literalmente lixei* logo loica loja lombada longa lotado luxem*
luxemburgo mail mal malas malas* manta manta* manual maquina marcado march* marci* marco* marcou maria massa maxim*
maximo medal* medalha medid* meias meias* mensa* mensalidades mesa metad* metade meteu meteu* milks* milkshake minuto
mista mista* miste* misterio moco moles moles* mordo* mordomo morte mosqu* movei* moveis muda mudaram muitos multo*
multou mundo museu* nao natural nem neto nisto nisto* nodoa* novem* novembro novos novos* nutri* nutricionista objeto
obrigatoria ofens* olhar ombros operado operadora otima otima* ouvin* ouvindo ouvir* paga pagina paguei paine* painel
paint* paintball paleto palha* palhaco palid* pano papelaria parab* parabens parados paraf* parece paredes passamos
passe paste* pastelaria pauli* paulista pedri* pedrinha pegav* pegava pelic* pensei perdi* perdido pesca* pican*
picanha pingo* pinta* pinto* placas plano ponho ponho* porce* porcelanato porco porto porto* portugues pouco pouco*
pousada praca praca* preso prestasse primeiros procure pront* pronto propagandas protocolos pulga* puxar* quare* quarta
quartos quatro quebr* quebrou quent* quintas quinz* reais reais* recepcao recheio reclamacao recomeca refor* registada
reins* reinstalei rejun* rejunte relogio remar* renovacao repit* repito reserva resor* resort respe* respondem resta*
resto resto* retirar revirou rimos rimos* romance rompe* roubo roupa sabem sabem* sacar saiu sala salvo* sandra sapat*
segun* seguro sem senso* sensor sentei sequeira serra* sesse* sessenta setor setor* sim simpatia simulacao sindica
sintr* sintra sobro* sobrou socorros soluc* stres* subia subia* suplemento surpr* surpresa suspe* ta tabua tabua*
tabul* tabuleta tampo tampo* tela telefono televisao tempe* tempero tenta* tinham toalh* tocan* tocando toda total
total* totem totem* trans* transferencia trinc* trint* trinta troca* trope* trouxe tutor vasso* vazio velor* velorio
vendo vendo* ver verde verni* verniz viajou vida vinha vinha* vinho virgula visitar vive volte* zanga*`,
      '-2': `
1 11h 2016 212 34 62 7 7h 88 abafado abuso acabava achan* achando achar acreditar agenc* agencia ainda ainda* ajuda*
ajudar ajustar alfinete alho almoco amiga amigo* anfit* anual anual* apena* apenas apito* apoio apoio* apoli* apolice
apres* apresentacao aquar* aquec* aquelas armad* armar* arras* arrastado arrastou arroz arroz* artif* artis* assal*
assinar assis* assistencia assoc* associacao atencao audio audio* auditivo aula aviao aviao* avisa azule* bagagem
banca* banda* barraram bilheteria blusa blusa* bodas bodas* bolachas boleto bolha bombeiros bons braga brancas branco
brind* brinq* brinquedo brinquedos bulld* bulldog bumbo bumbo* bunga* bungalow buracos cabelos cabia cabia* cacifo cai
calma calmo calmo* camara caminhoes campa* campainha cancelamento caozi* caozinho capitulo carac* carte* cartela caso
castelo cavalos cem cenou* cenoura certi* certificado cerveja chale* chamadas chamado chamava chamo chape* chata chata*
chegu* cheira cheiroso chope* chora churrasco cigarro cinze* cinzeiro clari* claud* clien* cobranca cobrando cobraram
codig* coladas combinado come comoda completo compo* conec* conecta confesso conforme confuso consi* const* conteudo
conto contu* contudo convidado correio corte* costelas costu* cotovelo criminoso daqui* de decim* decimo deita
dentistas derra* derramado derrubaram desco* desejar desem* desgraca deslocamento desmo* despedida deus devag* devolve
devolvem devolvi diga digo dinam* dinamica dobro* domingo doutora drive drive* droga ducha ducha* duche* edred*
eletronico embalagem encanador encolheram encom* encomendei enfeite engoliu enorm* ensinou ensop* enterro entrada
entregue entup* enzo equip* escrevendo escur* espaco esperando espreguicadeiras espum* espuma esqueceu estacionamento
estei* estomago explicar explicaram expresso extra* fabricante falaram falta farmacia fatura faz fecha* festa festa*
ficamos ficaram ficou ficou* fidelizacao final* financiamento fique* flori* fofin* fofinho fogao fogao* folga folga*
folhe* folheto formu* fotografias fotografo fotos fotos* frage* frageis frita* froux* frouxa fruta* funciona fundos
funeraria furad* gasta* gira giro gotei* goteira grand* grandes grano* granola grossa gruda* guarda guardanapos guia
guich* guiche guita* guitarra ha hambu* haver haver* hei horas horas* hospedes humilhante ideia* idosos impre* impressa
impressao in inscr* instalou janelinha jardineiro joao joaqu* joaquim jogav* jorge jorge* juizo juizo* kg labor*
laboratorio lamen* lanche laranja larga lavado lavandaria lavar lavat* lavou lavou* lebre lebre* legenda lente* lentes
licor licor* lido ligam ligam* ligar limpo* lixo login login* loica* longa* longo longo* lua lugar maes maior maitr*
maitre manda mandei manha* manhas manic* mantas marca* marte* masca* medicina meire* meireles mergu* meses meses* metro
mexid* micro* milha* miudi* mocin* mocinha mola mole molha* montr* montra moradores motel motel* motor mudan* mudanca
mudar* nacio* nacional nenhum norte norte* nota nunca nunca* objet* obra obras obras* oftal* oiten* oitenta oliveira
opcao opcao* orige* origem orqui* paginas pagod* pagode pague* paineis pao para parce* partida passagem passos pasteis
patam* patamar pe pecas pecas* pedim* pedimos pense* pequenina perderam perdi perfis perguntando perguntarem perto
perto* pessoal petal* pezin* pijam* pijama pilha* pinga pingando pingar pingo pipocas pobre pobre* poco ponha* ponham
ponte ponte* ponto postou poucos pousa* pra prazo* prega* presente presi* pressa prime* primeiro pro proje* prometem
propria punha* puxad* quartas quatr* querida quilo quilometro quint* quinta quinze quise* quiser rapidinho raquete
reaju* reboq* reboque recad* recib* reconheceu reconhecimento recup* recusado refeicao refri relog* remarcado remedios
rente rente* repetir resma* resmas resolver respiracao ressu* rim rodovia rolante roupe* roupeiro rui sabao sabao*
sabon* sabonete salsi* salto* sapateira satis* satisfacao secad* secador secar secretaria seguinte seis sentado
servidor simul* sinal sinal* sobre* sobrenome sogro* solta* sopa subli* subst* sujei* sujo sujou sujou* sumid* super
susto susto* talao talao* talha* taxi telefone tenham tenis tenis* termos thais thais* tira token token* tomadas torne*
torra* trabalhar transparente trator travesseiro treze trilh* trilha trinco tunel tunel* turca* turista unica unica*
unico unico* valdi* valdir valido valsa valsa* vazou vazou* vedac* vejo vendedora verso verso* vezes vezes* via viera*
vieram vim vinte vinte* virar* viraram vodca vodca* volta voltamos volte voltei zona`,
      '-1': `
2015 24 47 48 500 58 abanando abasteci abobr* abobrinha abrir acade* academia acai achei achei* achou achou* acomp*
acompanhante administracao administrativas admito adora* aerea aerea* afilhado agenda agora agora* agulh* ajoel* alarm*
alarme alcat* alcool alfin* alicate almocar alta altur* altura aluguei amanha amiga* anfitriao antiga apanharam aparece
aperta aplau* apose* apren* aquecedor aquecida aquecimento arranjou arrepender arrum* arrumar audit* ausen* ausente
avisa* avisar baixar balcoes bamba bamba* banco* basta* bastao bate batiam batom batom* bau bauni* baunilha bebi
bebidas beira* berna* bernardo bibliotecaria bicic* boas bolha* bolinhas bombe* bombo* borda* braga* brava brava* briga
bronz* burro* cache* cachorrinho cacif* cacul* cacula cader* cadernos cafez* cafezinho caixa caixas calcas caldo caldo*
calha* calor calor* calot* camin* camisa campi* camping canela canin* cano cansaco cao capri* capsu* capsulas cara
caren* carencia carta carta* cartao casados caste* catra* catraca cedeu cedeu* cedo cerve* cheia cheios chiqu* choro*
chorou chove* chuta* chute chute* cidad* cinqu* cinquenta cinto cinto* cintu* cintura cliente clientes cliqu* cobre
cobriu coisa* coisi* colegas colhe* colher colou colou* colun* coluna comec* comecei comem* comercializador compa*
completa compra comun* condo* condominio confianca conseguir conversava convidados copia coroa* correios corri* corro*
costa* costura cota couvert culpa cumpr* cunha* cunhado cura curad* curadoria daqui das datas datas* deixar deixe*
deixei dentada depilacao deram deram* desma* despachante dessas detal* deter* detergente devagar deve diaria dias
dividas dobra* dois donos donos* dormi* dormimos duche educada eleva* elevador em embai* embaixo ement* ementa empresa
emprestimo empur* empurraram encar* encharcadas encomenda encomendar encostada encra* enrol* ensai* ensaio entor*
envie* enviei envio* eram escap* escol* escolha escondido escuras esmag* espac* espal* esperar esquentador estal*
estav* estava estet* estom* estou estrada estragou exame* exames expre* facia* facial falta* farmaceutica fase faxin*
fazia fechar feia feita feita* ferna* ferramentas festi* filtros financas fino fiquei fofo folha* fones fones*
formulario forte forte* foto fotoc* fotocopia frald* franq* franquia frequ* frito fruta fugir fugir* fui fumad* furo
ganha* ganhe* ganhei garag* garagem garan* gato gavetas gelat* gelatina gemeos generico gengibre genio genio* gente
gente* geral giran* girando gostava gracas grande grave* grosseira grupos guerr* hamburguer hidroginastica horrivel
hoste* houve* ideia ifood ifood* imaginar incen* infil* infiltracao informacao instalacao instalaram intei* inteiro ir
isso janta* jantar jato jeito jeito* jorna* jornal junta* juros juros* kart lamina lanterna lenco* lente ler letra
levam* levanta ligar* ligaram limao limao* limpo limpou linda lindo* lisbo* lisboa lista lista* livre livro* lojin*
lojinha lona lote luzes luzes* machu* machucou madeira magro* maior* mala malfeita manchas mande* manha mante* maqui*
maquinas marca maria* marinheiro mau medo mercado mesmas mesmo* milhas missa mocas mocas* molhada monta* montada
montanha monte monto* montou moradas morre* morro morro* morto* motob* motoboy muita muita* municipal negad* negado
nele neve ningu* ninguem noiva noivo* noivos nossos novo oculo* oculos ofend* olha olhou olhou* ombro* onibu* onibus
onze open outra ouve padar* padaria padre padre* padrinho pago palmo* parcelado parou parou* parqu* partilhado passava
pasta pasta* peco pedido pegue* peguei perde* perdida perguntei perso* pessoa petsh* petshop pica pista* placa* plant*
plantonista plaqu* plaquinha plata* plataforma poder* polic* pombo* pombos porteira posicoes posta* precisou predi*
predio premio presa* presidiario prestacoes primeira princ* progr* projeto propi* propinas prova* provi* proxima
psicologa pulsos puxado qual quart* quase quase* quebrada quebrado queij* queria queriamos r rampa rampa* rapida rato
recep* reche* recibo recibos recomendaria recon* reconhecido recor* refei* refle* reforma regul* relax* remarcar repos*
resci* rescisao respo* resso* revelou revisao rex rezan* rezando ribei* ribeirao risad* risoto rodas rodas* rosca
rosca* rota roubada roubar sabad* sabado sabados sacolinha sai salad* salada sapatos seguradora segurando senao senao*
senta* sentada sentados senti* seque* serie serie* serio serio* serve* servi* servicos sexta* shirt shirt* sitio sobra*
sobri* socios socor* sofre* sorte* spa subin* subindo sushi sushi* tabuleiro tambe* tambem teimo* telefonar telefonei
telemovel terce* terceiro teste tigel* tigela tio tiram* tive to tobog* toboga toma tomat* toque torneira trabalho
trabalhos travo* tubar* turismo upgra* upgrade uso utilizado vao vazia vedacao velas velas* venda* vento vento* verde*
vermelho veu vinham viole* vip virad* visit* visitas vista* vistos vizin* voar whisk* whisky ze`,
      '1': `
13 14 2022 31 310 400 480 640 72 99 9h a abaju* abajur abrir* aceitaram aceitei acima acima* acorda acuca* adalb*
adalberto adole* adore* adorei adulto advogado afoga* alhei* alheios amassado ana ando anoto* anotou anunciada apagar
apanhava apare* apareceram apos aprender apresentaram apura* aquil* aquilo armarios armaz* armazem arquibancada arrumem
assembleia assinou assistente assistir assum* ate atend* atendida atras avaria aveiro aviso aviso* avisou azeit* azeite
bagac* bagaco baixo baixo* bala banana banid* barco barco* barro* base beber beber* bloco* bocad* bolacha bolor bolor*
branc* briga* brigadeiro brinc* brincar buzin* cabecas cabri* cabrito cachecol cachorro calca* camarote campinas canal*
cantina capuz capuz* carne carne* carol* carolina carreira carrinhos carro caseiro cauca* caucao cavalo centimo certo*
cesti* cesto cesto* ceu chale chamar chamaram chao chapeiro chedd* cheddar choque chorar claus* clebe* cleber clini*
clube clube* cnh cobra cobram colar colar* coloc* colocaram color* comecar comeco comentar comer comer* comprou
congelado conheco consertar conso* consumo conta conta* contei conti* copia* corre* correndo correta corrigir cortou
crech* creche crimi* cruzi* cruzinha culpa* cumprir dali danad* dar decla* dedos dedos* degrau deita* deitado deixava
deixo* depil* desbl* desbloquear desca* desci descobrimos descontaram desgr* despacharam dessa* dezasseis dezem*
dezembro diante digit* diretora divinal dj do dormem dormindo dormir dormitorio duart* duarte eletr* eletrica embru*
emerg* emergencia emoji* empurrar encerrado encha* encol* encolheu enfio* engano entao entao* entre entre* entregam
entregar entreguei entro* entrou enviado enviaram era erva escaldao esfol* espan* espelho espirrou esque* esqueceram
esquerdo estag* esten* estev* esteve etiqu* evora evora* ex exper* expirou explicacao explo* exposicao expressao factu*
factura falav* falava falha* falsa* famil* fanta* fantasma faque* faqueiro fatur* faturas fazia* femin* feminino ferra*
fica figad* figado filmar finalmente fisioterapeuta fiz flame* flamengo foi folha fora foram foram* forma fosse* fotog*
fralda frank* frankfurt freguesia fresc* fresco frescura frigi* frigideira fugi fumar fumar* fungo galo galpa* galpao
garcons gas genro genro* gerente ginas* golfi* golfinhos gorda gorda* gosta gostar gratu* grava* grave grelh* grelha
gross* guardado guinc* halte* hidra* hoje horri* hospi* hospital hotel hotel* houve humid* incendio infor* ingressos
inquilino inspe* instalado inteira intercomunicador ja jacar* joga julgado junte* juntei junto junto* juntos justi*
lacra* lacrada lagosta lampada lata legai* legais leite leite* levava lindas linguica litros livre* lixa los loter*
loterica lucia* mandi* manicure marcada marqu* marquei massa* massagista mecan* mecanico medica medico medio medio*
menci* mencionado menina menor mensagens metal metal* metod* metodo metro* mexer mexeram minutinhos miudo miudo* mochi*
model* modelo moedas moleq* moleque molho monta mora mudancas multa muro namor* naquela nasce* nasceu natas natas* ne
negoc* negocio nesse nesse* nisso nisso* nuca num numer* numero ofereceram oleo operatorio ora original ortopedista ovo
padri* pagar* pagasse pagav* pancada panelas papei* papeis parcelei parede parquinho parti* particular partir partiu
passaram passou pausa pausa* pedal pedid* pediu pediu* pedreiro peito peito* pelad* pendu* pensava percebem peso pesso*
piadas piao picol* picole pilha pior piram* piramide pista plantas plena plena* pneu pneum* policia ponto* poodl*
poodle porcoes porta portaria posic* postal poste* prata pre prefe* preta pretos print probl* proprio pulou pulou*
pupila qualq* qualquer quand* quando queijo queim* queimado queimou quem quinh* quinhentos racha* racis* racismo radio
raio rapos* rebuc* recebi recei* receita recla* refeito regulamento resid* resol* resolve ressaca ressequido retid*
retida retido revel* revisor revista rio rosei* roseiras rotun* rotunda roubado rua sabe sabiam saldo saldo* saltou
salva salvo santa santo* saque sede self senhor senhora separados seria* serralheiro serve servido seten* setenta seu
sindi* siso sobrinha socio* socorro somos somos* sozinha sozinho sugeriu sumido suple* tabel* tabela tambo* tapad*
tarta* tarte tarte* tecnica telef* telem* tem terap* terapeuta terno terno* terraco tese texto texto* tias tinta* tirar
tirav* tirava tirou tirou* tocou tocou* tomate torcida torniquete transportadora tratamento treinamento treino tremo*
triste trocadas turis* ultima usou vaga varan* varanda varia* velha* velhi* velhinho verda* vergonha verif* vesti* viam
vias vira virgu* vitor* vizinho zap`,
      '2': `
150 17 1951 289 300 33 412 45 64 66 79 80 87 870 abaca* abacaxi abaix* abaixo aberto abri acabaram acabo acamp*
acampamento acend* acerto acertou acionado acons* acordou adesi* adesivo admin* admit* advogados afixa* afixada agent*
agente agrad* agradavel aguardo ah alema* alergia algemado algod* algodao alica* alunos amigas anda andan* andando
andar antia* antialergico antigos anunciado apagada apanh* apanhar aparecendo arara area artig* assim assim* assinei
atenderam atendido atola* aveir* baixou baloe* baloes bancada bande* banheiro banho banho* bar barata barbe* barra
barraca barri* barriga batia* beata* beatas berra* berros bloqueada bocadinho bolin* bolinha bolsa bolsa* bolsos bomba*
braganca burlo* ca cabel* cabeleireira cabelo cabid* cabra cabra* cacha* cachaca caind* caindo caixi* calma* camar*
camba* caminho canalizador cancelei canti* carec* careca carro* cartaz casca* castelhano celul* celular centr* central
centro cera certinho chama chame* chamei chave* cheir* cheirava chinelos choqu* chour* chourico churrasqueira circulo
cirur* clara clara* clausula cobertor coco coelho cogum* cogumelos cola colad* colei* coleira comeca comissaria comprar
computador concerto confirmado confirmar conto* contr* contratei conve* conversar coordenador copiada coxea* coxeava
cozin* criminal cuidado culpo* culpou cuscu* cuscuz da decorado degra* deixamos delic* delicia denti* dentista depoi*
depois deposito descia descida desconfio descu* dessa desse desta deste* desti* destr* desum* devia devia* dezes*
dezesseis diarista diferentes digitei digitou disco* distribuicao dizer dizer* dobrou dona dormia dos dourado douto*
droga* duzen* duzentos eles eletricista eletrico embora empre* encontrado enjoo* ensinar entra entregou equipa escad*
escola escolhemos espetinho espreguicadeira essa estar estar* estou* estra* estudio esvaz* etiqueta exigir expos* fala
falec* falsa fazem fechadas feche* feira felic* ferro* fiado* filho filhote filma filmei filtr* finan* fios fisic* fita
flami* flamingos flore* flores floripa fogue* frasc* frase frase* fraude frentista fuga fuman* fumando fundo* g garrafa
gasoleo gaste* gastei gasto gasto* gemea* gemeas gemeo* geral* gin ginasio giraf* girafa goian* goiania golde* golden
golpe golpe* grama* graus graus* graxa graxa* grite* gritei grupo grupo* guardei historico homem homem* hospede hostel
ident* idoso* ignor* igualzinho image* indenizacao india* inexistente insta* judiciaria junin* juntar jurav* jurava
jussa* jussara ladro* lago lanch* lar lavanderia lembr* levamos levantar levantou lia liberado ligacoes ligado limpa
litro* lo lurde* lurdes macaco maio manau* manaus manda* mandaram mandava maquininha marquesa mata mato medic* medidas
memoria mentira merece mexer* mexido microfone milagre minuscula moder* moro mosta* mostarda mudav* mulet* muletas nas
navio navio* negam negam* nessa nessa* noivo norde* nordestina normal notas notas* novas novas* nozes nozes* numa o
ofere* oferecido orden* orelha os ouro outub* outubro pagar palav* palet* pantu* papa papag* papagaio parar pareceu
participei parvo* passa* passar passe* pastilha patin* patinando paz pedis* pedisse peixe* pensa* pensao penso pequenas
perfume perit* pernas pesam* pesquisa petic* peticao pimenta pingu* pintou pirat* pires pires* pisa pisca* pisos pisos*
pix podia* poe pois polar* ponei ponta* porra* porrada porta* portao portugal poste posto posto* pouqu* pouquinho
prate* prend* preso* primo proprias prote* proto* provador provas prove* psico* publico quanto quarto queixo quer quero
quero* quiseram ralad* ranho raposa rasga* rasgado rasgo recolhida recreador recusam relogios relvado renda renda*
rende* repar* resolvido respondi resul* rir riscada risco riso rodoviaria rolan* roubaram rs sabia sacar* sacol* saia
saida saida* saquinho saude saude* seguem selfi* senho* sensivel senti sesso* sessoes sexta sitte* sitter sogro soltas
sorai* soraia sorri* sozin* sr staff staff* sumiu sumiu* superior tacas tacas* taco talho talho* taxim* taximetro tenho
tenho* tentar terra* tinta tirei tirei* tirem tirem* tomas tomas* tomei tomei* tomo torni* torradeira tosa tosse tosse*
tratar trataram tratou trazi* trazia trocado troti* trotinete turno ultim* ultimo uns urgen* urgencia usada usado*
vacin* vacinas valeu valeu* valid* validade vamos vamos* vc vende vende* verao verao* verdadeiro verdes verificado
viage* vidro vidro* vigia vila vindo vindo* viola viola* viseu viseu* visto vivas vivas* voltaram voo ziper ziper*`,
      '3': `
140 2º 3ª 450 49 600 900 abert* abobo* abobora acha acusou adiantados advog* afric* alergico alias alias* almocou
alugamos aluguel aluna* ama amarrar amarrou ambul* amendoim anali* analises ansie* ansiedade apagaram aparecida
apertaram apesa* apesar apontou apresentei aquele arara* arbitral arena arena* arrastando arrem* arrombou arvor* arvore
assem* assin* assobiando atira* atrop* avisaram avo baba balneario baloi* barat* barbeiro barra* batido bebeu bebeu*
bengaleiro berro* bicho* bicicleta bigod* bigode biometria boletim bolinho bomba bordo bordo* bote braco branca brancos
burac* burla* buscar busto busto* buzina cabeca cacho* cachoeira cadas* cadastro cama cancela canet* capac* capacete
capaz capaz* capit* carregada carros casa casad* casei* casino casse* causa chamando chant* chegue chequ* cheque chora*
chorando cid cida cidadao cimen* cimento cinzento circu* cirurgia cobra* cobrado cobri* cobria coelh* cofre cofre*
coima* coleguinha comendo comercial comi companhia comprava compre comprovante compu* conci* conciliacao condu* confe*
conhecer consu* contou contratado convenio correu cortada coruj* criancas crust* curri* curriculo curti* d dando dando*
daquela daquele declaracao deitar deitou deleg* derru* desapareceu descaradamente desci* desempregado desligada despa*
despe* destas devolver diagn* diamante diant* dinhe* dinheiro direito discoteca discricao dispa* disponivel dividido
divorcio dizen* dizendo diziam doura* doutor durep* durepoxi elefa* elefante email email* embor* embre* embreagem
empregados encostado endereco enfarte enfermeira enfermeiro enforcaram enganaram engor* ental* entalado entendeu entra*
entrar entrevista entro envelheci envenenados envia* epine* epinefrina escal* escrevo escri* escrito esgoto espel*
espero estalo estao estao* estavam estud* eu evert* everton exami* examinou existe extin* faco falar* falecido falei
falei* falo farin* fazem* fechando fecharam fecho* feira* ferver fez ficad* ficado ficha ficha* filho* filhos filtro
financeiro fio fiscal formiga formigas fratura fumo galeria galin* garantiu garrafas gavet* gelei* gestor gim gonca*
goncalo graciete grade grade* gravaram gravata gritava henna henna* hidratante hj hospe* identidade implante ines
inexi* inflavel instrutor insulina interditou internei invad* irmao irres* irresponsavel jantamos jante* jaque* jaqueta
jaula* joelh* joelhos jogar juiz julga* julgamento lampa* largar leao legal legal* leva levado levan* liber* ligada
ligou ligou* limpar lobby lobby* lotada maca macac* manca mancando mania mania* maos maque* maqueiro marcamos mb
medicacao menino meninos merec* merecia minha miuda* moca moda molei* monitora monitoras montar morad* moral moral*
morta mosai* mosaico motiv* moto motor* motorista multa* natac* natacao naval* navalha nego nelso* nelson nervoso neusa
neusa* nome norma* nos noutro olhad* olhan* olhando onde orelh* origi* outras ouvid* pacientes paes pagava pague palmas
panca* panel* panela paragem parar* passados passando passo pato pau pedaco pedir pedra pedre* pegad* pegado pegar
pegar* peixe pelas pelas* pelo penal pensando percebeu percebi perfi* pergu* permi* pesad* pesqu* pessoalmente pessoas
pifou pifou* pimentel pingou pinguins pintado poca polia polia* ponei* ponta ponti* pontinha por portas potes potes*
ppd pras prata* prato precisar preen* preencher pregu* preparada prete* print* priscila processos prometia propr*
protocolo psp pupil* pure quant* quilometros quis rachada radia* radiador rapaz razao razao* rebucado recado recebo
receitou recheada recusa refeicoes regis* regua repli* replica reprovei resolvia respi* respirar ressonancia retir*
revezando roda rosto rosto* roxo sabia* salva* sangrava sangu* sangue semaforo senhores senhorio sensi* sentar sente*
seria sessa* sessao sobrinho sorteio sotaq* sotaque sou soube soube* sujeito sumir* sumiram supon* suponho supor*
suporte tampa* tanta tanta* tecni* ter terco terco* teste* thor tinha* tirar* tiraram tirol* tirolesa titul* titulo
tives* tivesse torci* torneiras trafico tranq* tranquila trave* tremia treze* troco* tubo turma turma* turno* unhas
unhas* vaca ve vegan* vegana velhas venci* venderam vendido verdi* verme* vesti vestidos viajando vicia* videos violado
visao visao* viu volan* volante vomitar xarope zigue*`,
      '4': `
149 200 24h 78 890 abate* abrac* acama* acamada acess* acho acion* aconselhou acont* acontece acontecido acordamos
adorm* adormeceu advogada afiada afogo* afogou agach* agachamento agarrada agarrou agitado aguar* aguenta ajeitou
ajudantes alca alcan* alcance alem alime* aluga* aluno* alzhe* alzheimer ambulancia amend* amoni* amonia amont* anac
analise andai* andam* andamento andav* andava anos anota* anotar anvis* anvisa apalp* apanhado apanhou apitou aplicou
apont* aprov* aproveitar aquel* aquela aranh* aranha arreb* assun* assunto atender atendidos atrasa atravessar
autoclismo avaliacao avc avela avela* aveni* avenida avent* avental baile baile* baixe* balanca banha* banir* baniram
bastos bater bebia bebia* benze* benzeu berco berco* biomb* biombo bloqueio bocas bocas* bombeiro botijao botou botou*
braco* brasi* brasileiro breve* bronq* bronquite brown* brownie bruco* brucos bruta* buraco burros cabec* cabre*
cabresto cacam* cacamba caido caido* caixo* calcada camer* camera caminhonete campa canalizacao caneta canha* canhao
capel* capitalizacao capo carrossel casin* cassetete causa* celiaco certe* certeza certos chapa* chapada cheias chela*
chelas chumb* chuto* chutou ciganos cima citad* clinico cobro* cobrou cocai* cocaina code cofri* cofrinho coimb*
coimbra coisas colado coletes comentando comprimidos confirmou conhe* conju* conno* connosco conse* consegui conserto
contem contentor contra conveniencia cordao coroas corrente cortisona corto* coste* cozinha cozinheiro cpf cresp*
crespo cru cuida* curva curva* cuspiu dada dados dados* dai danos danos* defen* defensoria defic* degrade dei deitada
deito deixarem delegado demorei dentr* dentro derreteu desaparecida desce* desceu descobri descobriu desconhecida
desconhecido desidratada desmaiei desmaiou despencou desta* desviada desviou detet* diama* direcao direi* dirig* disco
discr* disso divid* divul* divulgou documento documentos doente dorme dose down dutra dutra* embar* empolou encontrada
encos* ender* enfar* engoli engolido engolir engordar engracado enormes envelopes epipe* epipen eramo* eramos escada
escaras escorrega escorreguei escre* escrevem escrevente espec* especial espir* espor* espos* esposa espre* espumar
esquecido esse ester* esteticista estiv* estragado estru* etnia etnia* evang* evangelica evapo* evaporou explicador
explodiu expulsou facao facao* faixa faixa* falan* falando falar falso faltam farinha farmaceutico farpa* fazemos fazer
febre febre* fechados fechou feder* federal feija* feijao ferve* ficar ficav* ficava filmo* filmou financeira fissu*
fissura focinho forca fotografei freio freio* fumava fundo furao furao* furou furou* futeb* futebol gabin* gabinete
galao galao* galer* ganza garganta garra* gatos gatos* gaveta gengi* gesta* gestante giz goela goela* gov gozar grati*
gratis gravidez grito guardou halit* halito hemorragia humilhou iban idoso iguai* iguais ilega* ilegal iml imobi*
impla* impor* inchado incho* inchou incomoda incomodar inden* indo infeccionou informada insis* instr* instrutora
insulta intimacao intimas intra* inventada isopo* isopor isque* isqueiro jessi* jessica jipe juro jurou jurou* justa*
justamente labia* labial lagar* lambe* lanca* larga* largo* largu* larguei larva later* lateral legum* legumes lencol
lesad* lesao lesao* letre* letreiro lhes ligad* limpezas localizacao logot* logotipo macum* macumbeira madru* madrugada
maius* maiusculas mandavam mando* manob* manobrista marid* marido maris* matil* matilde medicos memor* menor* menores
mentir mesma mesma* mestre meter* meteram metros mexia minha* minic* miniclube miuda moida moida* monox* monoxido
mortas mosca* mostr* mulhe* mulher muret* murro murros nadad* namorado nasci* nascido naturalidade necro* necrose nenem
nenem* neta noite noite* noivado nojento nomes nomes* nossas numeros ofereceu oficial oficina ombro ordem ordem*
orelhas originais osso ouriv* ourives outros pagam palmada panad* parag* param parceiro partia partidos parvo
passadeira passarela pasto* pedag* pedagogica pedia pediatra pedir* pediram pedra* pego pela pele pelos pelos* penso*
percebo perdeu perfil perfu* pergunta perguntaram pergunte peric* pericia pesada piada piada* picad* piloto pimen*
pisad* pisado plantao podol* podologa polit* politica polvi* polvilhado poneis pontape popa portatil prado prado*
preenchimento prenh* preparem preto preto* primo* processo procuracao professora promotora protesto proximo psicologo
psiqu* psiquiatrico publi* publica puseram q quaresma quartinho quebrar quilo* quintal raca radio* radiografia ranho*
rapariga raparigas rapaz* rasgada raspa* raspado reboc* receb* recem recem* recin* recus* registro regra* regua* relat*
repro* resga* responderam responsabilidade retrovisor revez* revol* revolver rh ricar* ricardo riram riram* risco* robe
rocou rocou* rodri* rodrigo rottw* roxa saben* sabendo sair salin* salinha salmo* salmonela salvador sanita santa*
santo sao se secca* seccao segura segurar sei selo senhoras ser seras* serasa sesta sesta* setima seus shih sido
simples simplesmente sindr* sindrome sobre social sofrimento solic* solicitador solto* soutien spray spray* supervisora
tampa tanque tapado teleg* telegram tenda* terra terre* terreno testar testo* testou teto tinha tipos tipos* tirado
toboa* toboagua tocav* tocava tombo* tombou trabalha trancaram tras trata tratador traz tremendo tutel* tutelar tzu
utent* utente uti vai variado vasco* vazam* vazamento vendedor vendeu verga* vestida vestindo veterinario vi vier
virado viram viram* viros* virose viuva viuva* vivo vizinha voltou vomitando vomitos vou xarop* xerox xerox*`,
      '5': `
160 2014 2019 21h 39 52 650 86 abili* abilio abriu abriu* acelerou achad* achado acide* acord* acordo acres* ademi*
ademir adest* adici* adicionou administrador admitiu adren* adrenalina adult* adulterado afiad* afundou agita* agredida
agres* aguardem aguen* aguento airpo* airpods ajeit* alergenios alergicos alfan* alfandega algo alunas amarr* amarrada
amarraram amontoados amort* amortecedores anaco* anacom anafi* anafilatico anca anestesia anoni* anti antid* anzol
anzol* aparecem apareco apend* aposentadoria apree* apreendeu aqui arame arame* arbitro arquivo arrogancia asma
assinaram assumido atendeu atest* atestado atrap* atrapalha atrav* auxiliares avali* avisados azar azedo azedo* balan*
baliz* baliza ban basea* baseado basto* bata batem* bebad* beija* beijar beijo beijo* belis* beneficio benga* bengala
bermu* bermuda bico bifanas biome* biomedica bloqu* bloquearam boche* bonitinha box brasa* brasileiros brisa* burra
burra* cabeludo cabide cachorra caco cadela caes cair calada calcinhas canic* caniche canil canil* canud* canudo capot*
carie* carra* carracas carregador carrinha casco casco* castigo caxem* caxemira cego chapado charrete charro chass*
chassi chefe chefe* chiar chiar* chico* chicote choques chorava cinom* cinomose cisne cisne* civel civel* civil civil*
clique coca coinc* coincidencia colaram coleg* colic* colicas colocou comentarios comentou comeu comeu* comia comia*
comissario companheira comprem condenados conduta conduzir cone confessou confi* conhecia conjuntivite conselho
consultas consultor contacto continuaram contratos conversas convo* convu* coord* coordenacao correspondencia costela
crach* cracha crack crack* criad* crm cruza cuidadora cumprem curso curso* dado damas damas* dano daque* davi decente
decis* decisao decre* deito* deixa* deixada deixo dele desap* descanso descarnados descr* desid* desmaiar desvi*
desviadas detalhe deu diagnostico dipir* dipirona diplo* diploma direc* direitinho diret* diretor dirige disfa* disse*
disso* distribuiu divor* doces doces* docum* dormente duran* durante durma* durmam educadora egua ela ele elogio
elogios elogiou embargou empil* empregado emprego empurrao empurrou encarregado enche* encolhe encon* encontrao
encontrou encosta enfermaria enganou engen* engenheiro engra* enqua* enquanto entrado entram entraram entrava entravam
entrei enven* enxot* escancarado escara escla* esclarecer escon* esfar* espelhinho espet* espia* espreitou esquema
estagiario esterilizar estive estourado estourou execu* execucao exist* existia existiam experimentava falad* falado
falou falou* falsi* falsos familias farda* fazer* fechadura fezes fezes* filma* finge finge* fingiu fisca* fitas fitas*
fogo forca* formi* forne* forum forum* fotografou francisco fujam fujam* fulan* funcionarios funcionou fungo* fungos
furadeira furtado gaiol* gaiola gajo galinhas ganza* garantiram garga* garot* gomas gomas* goza gozar* gozou gozou*
grau gring* gringos guari* guarita habitantes hamst* hamsters haxix* haxixe hemor* herni* hernia hijab hijab* hista*
histaminico hospedeira humidade ignorada imobilizado imund* inchada inchados infetado injun* injuncao inque* inquerito
interior interna internado inventado inves* iogur* irmaos irs jaula joelhada jogar* jogaram judicial juiza juninho jura
labra* labrador lacto* lactose lama lancha larva* laser laser* latao latao* latas latas* laudo laudo* lava lavanda lei
leme lenco leu levados levar* levou levou* licen* licenca link litig* local* locut* locutor lustr* lustre macan*
macaneta maest* maestro magic* malta malta* maltr* mamad* mandado mandou margi* marginal massagem matem* matematica me
menin* mensagem mentirosa mesin* mesinha mestra mexia* migue* mo monitores mordida morta* mosca moscas mostrei mostrou
motivo mula multar na namorada naque* negar* negaram negra negro* nervo* neutr* neutro no nojenta nojo nono notif*
notificada notificou nua nuno obser* observacao ocorr* ocorrencia ofici* olhav* olho opero* operou otite otite* ou
paciente pacoc* pacoca pagas* pagou pagou* palavras palma* palpe* paragens paral* param* parecida parei parei*
passaportes passei patas patas* pater* paternidade patro* paula* pedac* pedia* pedin* pedindo pedrada pedreiros penas
penas* pendurei pendurou pensa pequenos peritonite perna* perseguiu personal perte* pesan* pesando pesta* pestanas pico
pilot* plani* planilha podre podre* pontapes porquinho portanto porte* posit* pote poupa* pq prefeitura prego prego*
prendeu presta primos princesa prisc* processar proco* procon procurava proprietaria proprietario proteina pulseira
pulso* puro pus puser* quadras quebro querer quilos quimi* quintela rabo rachado ralado rapazes ray reaca* reacao
recai* receber recec* recif* recife recinto recru* registrar regre* regresso relva* repen* repente responder
responsavel retroescavadora revis* rezei rezei* rindo rindo* riscou rouba* roubadas roubados sabes sabes* sacaram
saimo* saimos salar* salario salma* salmao sanitaria santana sarna sarna* sedat* segre* segredo seguir segur* seguranca
segurou sela sento* sentou septi* septicemia sequer seringas sexo si simpl* sindico singe* singer situa* skipp* skipper
sobretudo souti* sozinhas subiram suja t1 talhante tantos tapar* taref* tartarugas tatuagem tecnico teimosia telefonema
temos temos* tendao tensa* termo testemunha tirad* tonel* tontu* torce* torceu torno* tosad* toxic* trafi* tratado
traum* travao travei trein* treina tremer tremi* trezentos tribu* tribunal trocou tromb* trombar tumor tumor* turistas
turva turva* umida* upa urso urtic* urticaria usada* usara* usaram vais vanes* vanessa vazada vencido vendia venho
venho* vergo* vermes vidas vidas* vigaristas vigilancia vinganca visivelmente visua* vitim* vitimas viver viver* voces
voces* vomito voz welli* wellington whats whey xingo* xingou yorks* yorkshire º`,
      '6': `
2023 70 800 abertas abrig* abrigo abriram achamos acordar acuso* adolescente agred* aguardente alemao algue* alguem
aluno ameac* ameacou amendoa animador aninh* antib* antibiotico apago* apagou apagu* apaguei apareci aplv apontada
arbitragem arran* arrancado arrancou arrebentou arren* arrog* asae assed* assob* autoridade autorizacao ave aveia
aveia* avise* bandeja barma* barman bateram batia bebe benef* bilhetes biqui* biquini boiar boiar* botij* bracos breve
cacad* cacadeira caiu caixao caju calad* calar calar* calci* camarao camaras camareira camel* camelo cantada carteiras
castanha casti* castr* cente* chaca* chacara cheirando cheirar chip cigan* clavi* clavicula clona* cobrancas cobrar
cocei* coceira colega colegio colet* colete colo comic* comichao comig* comigo conde* confirmada consignado consultorio
contabilista contato continuam continuou contratamos convidou cortei covar* covarde coxa crian* crianca crise crise*
crost* cueca* cuecas cuide debitaram deboc* debochou deco decorei decot* decote dela delas delas* demos demos* denuncia
denunciei derrubou desaparecido descer despensa despi* devolveu diarr* diarreia digitais disparou disse dobrada dorme*
dr drogada edifi* edificio educadoras embriagado empol* empregada encal* encalhou encontra encontrei enfer* enfia*
enterraram enviada escan* escar* escut* espalhou esquecida esses esses* estaf* estafeta estagiaria estef* estefania
estel* estranho eutanasiaram exaus* experimental expliquem extor* extrajudicial falso* faltavam faturaram faze faziam
felizmente filha filha* focin* fogar* fogareiro forja* fotocopiaram frasco fratu* fraud* fraudulento fumav* funcionario
fungando gangr* gatin* gesto* ghb glute* gluten gorgu* grita* gritos gritou guardar guri hiv imagens imped* imperiais
impin* infantario infec* infet* insin* insinuou insiste insistiram insultado inund* inundou inven* irma irmao* isto
jogou jogou* joias joias* juizado justica kelly kelly* labio lanco* lancou lembrar leono* leonor levad* levantei levo
liberar limin* liminar limpa* limparam lingu* lobo lotou lotou* luva macha* machado macon* maconha maion* maionese
manca* manip* mao marcas marti* martim mediador mentiroso mesmi* mestr* meu meus mexeu mexeu* minhas minis* ministerio
monitor montes mordidas morreu mortos murro* naquele nariz nariz* neces* necessidade negat* negra* nif nojen* nora
norma nossa noteb* notebook notificacao novin* novinho obrigaram ofega* olhos olhos* operador pai palete papelinho
parti passavam pasti* pastilhas patio patio* patra* patrao pedida pegou pegou* pen penhora perce* perguntar pesav*
pesava pilul* pilula pintainhos pisco* piscou podia pontos poupanca prateleira prepa* presentes presos profissional
proibido prontuario propo* pula pulse* pura qr queimadura queimaduras queix* rabis* rapar* rastr* reagi* rebentou
registrei relatorio reparar repas* repositor retro* rezar rezar* rg risso* robos robos* rolando rosan* rosangela
rubrica sacudiu sangrar sanit* secos secos* segue segue* semaf* seringa servir setimo snifa* socia* sofri* sorrir surda
surda* sussu* sussurrou taca tal tanqu* tatua* teclas terceiros testa testemunhas teu teus teve tia tijol* tijolo tipo
tirando todas todas* toman* tomando tomar tomar* trancada trancou trans travoes trigo trigo* tu usa usadas usam usuar*
usuario valor valor* vara vazad* veia vendidas vermelhos veter* veterinaria viajava vigia* vigiado vigilante vilhe*
vilhena vinga* virav* viravam viril* virilha viva voce vossa wande* whatsapp xenof* xixi`,
      '7': `
2021 23h aband* aberta acao acele* acham* acordei agarrado ai ali alian* alianca andaime anel aninhos arrec*
arrecadacao arrom* assinado autis* autista auxiliar avaliacoes bacia bacia* bateu bateu* bebes bebes* bicho bloqueei
bloqueou cabin* cabine cachi* cachimbo cadeirante cadel* cartas casada celiaca chaves comenta consentimento contaram
copa corretora corticoide corto cruza* cuide* debai* debaixo debit* decen* dedo deixado deixaram dente dentes desab*
desligou direto dito divida doenc* doenca doent* doentes dono embol* embolsou embri* encontrar envelope escondida
escreve escreveu escritorio estiver eutan* exigi* extratos ferida feridas fizem* fizemos fruto* frutos fugiu fugiu*
funga* gasol* gnr graci* gramas grita guardem humil* indicacao infla* internada intim* intox* iogurte iphon* iphone
juiza* labios luvas luvas* mae mangu* mangueira marisco marle* marlene mentiu mim monit* nadador negou negou* nossa*
pagas parto parto* passada penho* percebe perfumes perguntou perna pia podem podem* porao porao* pos pranc* prancha
preguicoso proce* procu* procurar profi* proib* pulso quadril rasgo* rasgou rececao reclamei recre* recreio resultado
rotul* rotulo rubri* sacud* sangr* saqui* sentenca serviram sesam* sesamo setim* soltou soro sua table* tablet tapa
taxis* taxista telefonou testa* tiram tiran* tomav* tomava tomou tomou* tornozelo trancado trata* treinador treme*
tresandava tua unha van vendi* viaja* vigar* vigil* vossa* vosso vosso* way whats*`,
      '8': `
agarr* aldra* anest* apertou arbit* audie* audiencia autor* auxil* avanc* avisei bafo boca brincos cadea* cadeado
cadeirinha celia* chamo* charr* condutor consumidor corpo corpo* cuspi* denun* desapareceram entregador expul* furta*
gasolina gravida grito* grosso homen* homens incha* injet* judic* labio* largou levaram lhe meninas monte* morada
mordi* ouvi ouviu ouviu* pagamos pata perse* pesco* pescoco prometeu proposito puxou puxou* reben* recebeu recusou
saber saber* saquinhos seguiu segurancas serin* telemoveis tresa* visiv* voou vos`,
      '9': `
alerg* alergica atiro* atirou bebado chamou cnpj comen* contas dente* dra elogi* encostou envel* ferid* fingi* gata
gravi* instagram insul* lingua menti* porteiro queixa recusaram te tranc* vestiario vomit*`,
    },
  },
};
