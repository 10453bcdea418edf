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
    plainBelow: -4.42,
    unlikelyBelow: -1.35,
    likelyFrom: 3.23,
    words: {
      '-9': `
30 7 9 braucht dauer* dauerte dunn entta* ersat* ersatz ewig fad fand farbe* geschlossen halfte hart immerhin kalt
klima* langs* lauwa* lieb lieferung matsc* nett null plast* pro teuer teuer* teurer trock* trocken umtau* umtausch
updat* update`,
      '-8': `
24 60 anderes ausstellung ausve* ausverkauft automat elf engli* film fuhlt* fuhrung gabs hoch klein lachen lahm lauwarm
leider licht liebl* lieblos lost marz meldezettel nirge* nirgends nur parken platze preis* quiet* ruckruf spiel spitz*
springt standig sturzt syste* tropft uberlaufen verbrechen verpasst winte* zah`,
      '-7': `
10 25 55 78 aber app arger* aufgegeben augenrollen augus* august ausgefallen auswa* beerd* belegt beset* besetzt
bestellt blatt* brich* bricht brumm* deko dieses dritten eigene einzelfall endlo* endre* endreinigung eng enttauscht
erklart farbe fehlanzeige feucht freundlich fugen fugen* funkt* ganzes gate geduldig gefuh* geht gehts gehts*
gelangweilt geput* geputzt gewartet gilt gruse* gruss* halft* herzl* hofli* hoflich hohe itali* juni kaum klebt* knarz*
kopfk* kopfkissen krume* krumm krumm* kulan* kulanz langsam langw* laufe* laufen leder* leide* level level* licht*
match* matschig maxim* mittw* mittwoch muffe* muhe munze* nachster nebel* nebeneinander nebentisch nette* nudel* nudeln
offnu* ohrst* ohrstopsel oster* preis probe prosp* quietscht reichte reserviert ruhre* saule* schie* schief schmiert
schneiden sehr serve* siebz* sitzp* sms sorti* spat spinn* start* stau stump* stunde tadellos tarif* telefoniert
telefonisch tische trakt* uberfullt ubert* uberteuert unverstandlich upgra* upgrade urlaub vereinbart verfallen
versalzen versteht vertretung wackelt wande wartezeit weich weich* welln* winter winzi* winzig wlan zahlerstand zeitf*
zeitfenster`,
      '-6': `
12 143 17 28 65 99 abrei* absturz abzug* acht affen* akku allerdings angetroffen ankun* anlei* anleitung anrei* anste*
antwortet april april* argerlich aufgemacht aufma* ausgebucht ausha* aushang aussenbecken aussicht auswahl backo*
backofen bagge* bearb* bearbeitung beerdigung beleuchtung bemuh* benutzung besser betri* bierg* bildes bitts*
bittsteller bord bordsteinkante brauchte brav bravo bravo* burok* burokratie carbo* carbonara cent chaot* chaotisch
charm* chatb* chatbot datenvolumen disco* dreckig drucke dubel dubel* durchgang duschkopf duschvorhang eher eingetragen
einto* eintonig eintritt einzi* einzige eiske* eiskeller endlos engag* engagiert englisch entfe* erhoh* erreichen
ersatzteil erschienen ersten erstklassig erwachsene esels* excel* extra extra* fehlte fern fetti* fettig findet fix
flammkuchen fleckig folge fortg* freitags frier* friert frust* fuhlt gange gefahr gefahren gelernt gemus* geraumt
geschirrspuler geschmacklich geschmacklos getranke glasb* gleis green* grune* gummi gutschrift handtucher hebt heckw*
heckwischer heisse herrlich herzlich hochstens hose humor humor* hunge* hunger hungr* hungrig indiv* innig innig*
inzwi* inzwischen jungg* kabar* karao* karaoke kartenzahlung kassa kassa* kekse kekse* kinnl* klappern klappt klebte
klemm* klemmt klimaanlage knarzt kopfe koste* kostenvoranschlag kraut krimi kuhl kundenportal lachh* lachhaft lange*
langweilig lau leder leerem lehne lehne* leise leise* lufte* luften lusti* maschine mediu* medium menu merkt montags
morde* muhsa* muhsam mulla* mullabfuhr munze musik* mutze mutze* na nachgelassen nachricht nackte nasenspray nebel
nebenan nervt nervt* nette neunzigern niedr* nochmals ode offnungszeit oper orang* ort ostern pause pdf peinl* peinlich
pixel* pizza* platten popco* poste* preise prime* produ* produkt pulli pulli* punkte pur quali* qualitat rand raube*
rauf raume* rausgekommen rechts retoure rolle* rolll* rollladen rosen* ruckelt samst* saule schade schafft schatz
schir* schirm schlapp schlecht schliesst schmal schok* schraubstock schwach seife* seite sekretariat serie set
sichtlich sieben sofa sohle* sonnencreme sosse sosse* spart spart* spitzen sprachlos stadi* staubsauger std steinhart
stimmung streifen stuck stumpf super* synch* system tagen tagen* tat tenni* termin thema thema* toast tobte* tode
topfe* uberfordert ubergabe ungle* unles* unnotig unsch* unscharf unterirdisch veltl* veltliner veral* vergeben
vergilbt verkalkt verlangert verregnet videos voll vorra* vorratig vorta* vortag warteliste warteschleife waschanlage
wasserhahn wassr* wassrig werbe* werk wette* wetter woche* wochen worte* zentr* zitro* zitrone zombi* zugesagt
zuruckrufen zweite zwolf`,
      '-5': `
0 14 240 250 26 27 289 2x 3 35 38 6 74 8 92 abfal* abgeholt abgesagt abrechnung absag* abschied abzuge achterbahn
adapt* adapter affenhitze afrikanischer akkus* akkuschrauber aktio* akzep* akzeptiert alkoholfreies altba* altersheim
anfah* anfahrt anfan* anfang angebot angereist angestanden anlau* anruf ansprechpartner anstehen anstellen apfel*
apfelstrudel arbeitsplatte armel armel* arzti* arztin aufdringliche aufga* aufgaben aufgehoben aufgerufen ausfallen
ausgabe ausser ausserdem auswendig babyb* babyschale backu* backup badewanne badez* bananen baren* barendienst bass
baust* bearbeitungsgebuhr beila* bergb* bergbahn beruhrung beschriftung besse* besten bestens betrieb bewerbungsfotos
biergarten bishe* bisher bitte blass blass* blutabnahme blutw* blutwurst bob bollerwagen bonus* bordb* bords* boxsp*
brandteig bratw* bratwurst brauc* braune braut bremsklotze bremst bring* bringt brows* browser brummt buch buchung
bursc* cappu* cappuccino carsh* carsharing chaos* charme chemi* dabei dabei* dat dauerschleife dauert davonlaufen
dazwi* dazwischen dienstag dirnd* discounter drei drogerie druck durchzug ehrlich eingegangen einlagen einweisung
einze* einzeln einziges eiswu* entfernung entwurfe erfahren erhol* erkla* errei* ersatzlos erschlagen erst erwarte
erzieherinnen essti* esstisch excel expor* fahnd* fahrradkeller fahrstunden fallt fallt* falschen fassu* fehle*
fehlermeldung feierten feins* feinsten fenst* fensterladen ferien ferti* fett feuerwerk filmc* filmchen filte* flack*
flackert flens* flensburg flop flug flussig forme* formu* foyer foyer* frei freier freis* fruhstucksraum funks*
funkstille funktioniert fusse* fusselt gange* garantie gasthof gearg* geargert gebaude gebraucht geburtstagsgeschenk
gefan* gegenseitig gegos* gegossen geist* gekil* gekillt gelb gelegenheit gelie* gelost gemut* genervt gerau* gerd
gestell gesti* gestrichen gewar* gewohnen gewunken giftm* ginge* gingen glanz glanzend glase* glaser gleit*
gleitsichtbrille grafik graz gross* grosse grosser grun gut handgepack hans hecke hecke* heimgefahren hekti* herab
herrl* herst* hersteller heulen hilfs* hilfsbereit hoher horst* hotli* hotline hundebett hundemude huste hypot*
hypothek ikea irgendwo jahr jede jederzeit junge kabarett kaffee kaiserschmarrn kalen* kalender kalte* kamil*
kamillentee kampf kampf* kannte kanon* kanten karten katzenstreu kegel* kennw* kennwort kerze* kinderarzt kinnlangem
kino kirsc* klappstuhlen kleiner kleingedruckten klima klingel knitt* knittert kocht* koffern kohlensaure kollegin
kombi kombi* kommentarlos kompe* kompetent kompl* kompliziert konig* konnen konnten kopfw* kopfweh korre* korrekt
kostet krumel kugeln kultu* kumpel kundigung kunst* kurse kurz lamin* laminat lamm lauge* lauts* leicht leihgebuhr
leinw* leistung liede* lieferte lieferzeit limo lippenstift liste lobby lobby* losung lotto* luigi luigi* mailb*
mailbox manik* manikure mario* marme* matches mau maximal mbit mecke* meckern meiste merke merke* mies milchig min
mitte mitzu* modell mogli* morderisch most nachbarort nachgestellt nachtisch namli* namlich nenne* nepp nervi* nervig
neu neuestem neun newslettern niedrig niese* nochm* ohne optik orangensaft orden* organ* oslo palet* panfl* panflote
papageienshow pappe pappe* pappi* pappig parke* parkp* patch personen pfing* pflan* pflanzen pfund* pixelig plan
polizeiwache polni* popcorn porta* portal portion porto porto* posten postfiliale presslufthammer prospekt prozent
prufu* punktlich push puzzl* puzzle rabat* radfa* radfahren rande* rang rasen ratse* ratsel raucherzimmer raumen
rauscht regelte regen regis* reinf* reinfall reize* reizend retus* rippc* rippchen rochen router ruckerstattung ruckr*
ruhrei ruhrend rund rutscht sage salat* salbe* samstag satt saugt saustall schal schlangestehen schle* schliefen
schlieren schlussverkauf schneller schnitt schuster schwagerin schwer schwiegereltern sechst seepf* seepferdchen seife
seilb* seilbahn seite* sekre* sekunden semes* semester semin* seminar septe* september server shamp* shampoo shutt*
shuttle sitzplatz socke* socken sonntags sorten sortiert sound* spanisch spannend spedi* spedition speichern speis*
sperrt spielecke spielstand spielte spinnt spule* spulen spulmaschine staub* steak* steg stern stifte storen strauss
strec* strecke stuck* stufen stuhle sucht suchte sympa* sympathisch tadel* tafel* tageskarte tapet* tapete termi*
terrasse tetra* tetrapak teure* thai theor* tiefk* tisch* toll tomate ton torte touristenfalle traktor traub*
trauerspiel traur* traurig treue* trinke trope* tropfelt tschuss ubel ubermorgen ubersetzung ubung* uhr umarmung
umgehauen ums umson* umsonst umstandlich unbeq* unbequem ungen* unleserlich unmog* unmoglich unsic* unsichtbar
unverandert unvor* ups urlau* vase verbi* verbraucht verbunden verdoppelt verpa* verschob verschoben verstehen
verstimmt versucht vertrostet verzogen vierm* viermal vierzig vorbestellung vorbi* vorbildlich vorlauf vorsp* vw waffe*
wanderweg wandf* wandfarbe warm wars warteschleifen wasche wechsel wechseln weder weder* wehe weisse widge* widget wie
wiener wiese willi willi* wimmer windeln woand* woanders wochentlich wolke* wolken wunsc* wurstelstand zahnp*
zahnreinigung zeit zenti* zentimeter zentral zentrum zombies zugew* zugewachsen zugig zugig* zumutung zuruckgerufen
zusch*`,
      '-4': `
11 112 119 129 139 18 2 21 380 4 450 500 72 90 94 abende abflug abfluss abgelesen abholung abonn* abrec* abtei* adven*
affentheater aktion alple* alplermagronen also anbie* anbieter anfra* animation ankunft anreise anruf* anrufen
anschauen antwo* apotheke armat* armatur armse* async* asynchron auch aufba* aufgezwungen auflegen aufsc* ausei*
auseinander ausgefullt ausgemacht aussi* aussteigen austern avoca* avocado b babybrei backh* backhendl bagger bahn
bahne* balkon ball banki* banking banne* banner bausp* beame* beamer bedienung begru* bekamen beleu* bemuht berat*
beratung bereich besteck besuch betriebsausflug betrunkene bibli* bibliothek bild bistr* bistro bitte* blattert blaus*
blauschimmel bleu bluetooth bohre* bombi* bombig boxku* boxkurs brachte brate* braten braue* brautkleid breit bretter
brill* brock* bruch* brunc* brunch buffe* buffet bus cafe cafet* cafeteria chance cordo* cordon crois* currywurst dank
dauernd decken defek* defekt dezem* dezember dichtung diesem disco displ* display dose dosen* dozentin dreim* dreimal
dreiv* drogeriemarkt drucken dufte* duftet dunne dunne* ebene* eimer eimer* einkaufe einse* einzelzimmer eiskalt empfo*
endet endet* enkel enten* entfa* entfallt enttauschend enttauschung erfah* erhoht erklarung erwac* erwar* erwie* escap*
escape essen expre* express faden familienkarte farben farbt* faser* faserig febru* februar feder fehla* feierte feines
fertig finde* fitze* flache flohm* flohmarkt flugz* fluss* fohne* forts* fortschritt fotob* freib* freibad freil*
fruhe* fruher fruhs* fruhschicht fuhlte fuhlten funfzig fusse fussm* gabe ganze garni* garte* gartenschlauch gastg*
gasth* gebug* gebugelt gebuhren gedul* geduld gefei* gefeiert gefol* gefuhl gefuhlt gefuhrt gegensprechanlage gegne*
gegner geholfen geil geisterbahn gekli* geklingelt gekri* gekriegt gelad* geladen gelan* gelaufen gelbe* geliefert
gemal* gemes* gemessen genickt gered* geredet gerichte geschatzt geschlafen geschmack geses* gesessen gespielt
gesprungen gespurt gestern gestiegen gestr* gewes* gewesen geworben gibts gibts* glatter gleicher gleis* gnocc* gnocchi
golfp* golfplatz gonne* gonnen gotti* gottingen grant* gratu* gratuliert greens grenz* grossartig grussen guckt guckt*
gummi* gummiartig gurke gurtel gutge* gutgeschrieben gutschein hakt halle* happi* happig heizt* hektik hemde* hemden
herre* herum* hintereinander hochs* hochz* hochzeit horbu* horst hunds* hut idee ideen* imbis* imbiss immer* impfu*
impfung innenstadt inner* italiener jause jause* jedesmal juli junggesellenabschied junio* kakao* kalter kam kannt*
kapitel kappe kappe* kapse* kapseln kaputte karto* kases* kaut killt killt* kiosk kiosk* kirch* kirche klang* klapp*
klausur klebr* klebt kleid* kleider kleiderschrank klick km knarrt knode* knodel knollchen knopfe kochb* koche koche*
kommu* kontofuhrung konzert kostete krapf* krapfen krieg krumelt kuche kuhle* kundendienst kundenkarte kurse* kurzf*
kurzfristig labbe* labberig labsk* labskaus labyr* labyrinth lackiert landk* landkarte lange langem lappe* lappen
lappi* lappig lauter lebenszeit leber* lederhose leier* leiert leinwand leisten lerne* lernen leuch* likes likes*
limon* limonade linie linie* lob lochr* lochrig losen losen* loung* lounge luft lustl* mager mager* mail man mango
mappe mappe* massageol matchmaking mater* matsch mickr* mickrig mietv* mietvertrag minig* minut* minuten mixer mixer*
mm mocht* mochte mogel* mogelpackung moglich moin monat* monate monaten morder mosch* muden muden* muffelt mullt*
mulltonnen munzen murks murks* museum music* musical muttertag nachd* nachdem ne ned nein nennen nennt nennt* netter
neues* neuwa* neuwagen nichtraucher nugge* nuggets nutzen ofen offnungszeiten ohrop* ohropax ok oktob* online orange
ordentlich pappb* pappbecher papps* pappsuss parkplatzsuche parks* passt* pausi* pay pfandautomat pho pingu* piste*
pizza pizzen plane* planetarium point* pointen polic* police polizeistation polnische polst* polster porti* portionen
prami* preiserhohung profile progr* programm prose* prosecco punkt* puppe* qm quietschen radern radio radio* radle*
radler rasen* raub rauber rauberteller raumt reagiere reali* realitat regal regal* regen* regenradar reich* reichlich
reihe* reine* rennt rennt* renov* renovierung reser* reservierung rettet richtig riese* rinns* rinnsal rosen rosse*
rosser route* rucke* rucksendung ruhig salat salbe salzb* salzburg sang sange* sangen sanitarhaus sasse* sassen schac*
schachtel schau scherben schimmelkase schlachtfeld schlager schlagzeugkurs schlange schlechter schluckt schma* schmeckt
schni* schokolade schrift schubladen schuhen schuhsohle schuss schwamm schwammen seht sehte* sehtest seifenspender sek
selber selbs* seniorenteller service sexy shirt* sicht sicht* sieg silik* silikonfuge sitzb* sitzbanke sitze sohle
solid* somme* songs songs* speck speck* spinne spinnen spinnweben spitze sportlich sprec* stadion stadionwurst stadt*
starten steak stehe steif stellte stern* stets stets* stirb* stirbt strahnen strea* student stund* suchf* super
synchronisiert t tafeln tarif taschenlampe tasta* tastatur tatsachlich taufe taufe* teil teill* teillieferung telle*
tellern textb* theat* theorie thermometer ticket tippf* tischen to toast* tolle tolle* tosca tosca* tote totla* trafi*
trafik trage traue* traume triff* trifft trockenen trockner turkisches tute uberhaupt uberweisung ubrigen umsta* unbes*
unbesetzt unfai* ungleich ungleichmassig unlesbar untertitel unvol* unvollstandig unvorbereitet uppig uppig* uralt
veraltet verliert verschnitten verschwommene version versprechen versprochen verstaubt verweist viel viell* vielleicht
virus virus* vitam* vitamin voller vollg* volli* vollig voran* vorba* vorband vorn vornamen vorwu* vorwurf wacke*
wackelkontakt waffen wahns* walze* walzer warte* wartu* wartung wasserdruck wasserspender wc wecke* weggezogen weihn*
welk wenige werde wieder wiederholung win wird wirts* wirtsleute wollten wunderbar youtu* youtube zahnb* zahnburste
zahnpasta zaube* ziegenkase zieht zirbe* zu zufah* zufahrt zufri* zug zumut* zuruck zuruckgeben zusag* zusage
zusammengefallen zuschlag zusta* zweites zwiebeln zwolf*`,
      '-3': `
110 13 140 149 16 20 212 32 34 42 45 5 64 66 68 95 98 ab abflu* abgeschafft abgezockt abholzettel ablag* absage
abschlag abteil abzug advent air aktiv* amt andere andern anfrage angekommen angekundigt angen* angestarrt ankundigung
annul* annulliert anspr* antworten arger aufdr* ausdruck ausgepackt auswahlen autom* bahnen bahnh* bankr* baume* behau*
behor* beide* berga* bergab besen* beste* besuc* betrachten bettwasche beworben bezie* billig bisserl blend* blieben
bloss bohrer bohrm* bohrmaschine bombe* boxspringbett bratl bratl* brauche brose* buche* bugel* buggy buggy* burst*
capun* capuns chor cloud cloud* cookie dacht* date davon* denkt denkt* denn deutsche diese* direkt dokto* doktor
doppelt dreck* dreiviertelstunde drinn* drinnen druck* druckt dunkel dunst* dusch* duzt eiert* einsa* eintr* eis eiska*
empfohlen ende enden enden* enten entfi* entfiel entso* entwu* erdap* erdapfelsalat erdbe* erfas* erinnerung erleb*
erreicht erstattung erste* ertrunken erzahlen erzahlte espre* espresso euro fache* fachelten faden* fahre fahrr* falaf*
falafel falls* falschem falscher fast fehlercode fehlt fehlt* feier* feld fenster ferns* fernseher festpreis feuch*
filiale fitness fleck fleck* fleisch fliegt frage freit* friseurin funktion fur gab's gab's* garnicht garten gebau*
gebuh* geburt gedrange gefah* gefangnis gehore gelau* gelbe geler* gemalt gemie* gemietet gemix* gemixt gemutlich
gepfi* gepfiffen gerad* gesam* geschmeckt geschrieben gespe* gesperrt gesprochen gestimmt gesungen getragen gewahlt
gewei* geweint giftmord gleichen glutenfreies grantig grill* grolt* grund* grundsatzlich gruner gruselig gruss gulti*
gultig hagen hagen* haken halbe* hallenbad handydisplay hangen hatt hausa* hausaufgaben hausg* hausgemacht heisses
heizt herd herrs* heule* heusc* hinterlegt hoher* hotel hubsch hutte* immer info inhalt jeans jedem jedem* kabarettist
kakao kamen kamen* kanis* kanister karte* kasten katas* katastrophe kindergeburtstag kisse* klar klebten klump* kneif*
kneift knopf kochen koffe* komplett krankenkasse kraut* kubel kubel* kugel* kuhls* kuhlschrank kuhlu* kuhlung kumpe*
kundennummer kundigen kunft* kunftig kurs kurze* labbr* labbrig lachs lacki* ladek* laune laune* lecke* leer leeren
lego lehnt* lehrb* lehrbuch lehrk* lehrkraft leichenschmaus leihs* leiser lernt lernt* liebevoll liefe* liessen lift
links links* losun* lowen* luftung lustig m mai mango* maria* matra* matten meer meint metern miser* miserabel monta*
mord morit* moritz mude muffi* museu* musik muss nacho* nachos naht navi neben* ner neuen neuen* neuer neuer* neues
neunz* newsl* nicht* obend* obst open organisiert pampi* pampig panie* panier parkett parkhaus passt passte patzi*
patzig pc per personalmangel piste premi* rabatt rader* ramen ramen* rasts* raststatte raume rausb* rausbekommen
rausgehen regale regenjacke reihe reise reise* rest restaurant richter riecht riesl* riesling rollen roller
ruckenschmerzen ruckwand rudel* ruher* ruheraum runde* runden saal sachertorte salam* salami samstagabend sand saugt*
schat* schatten schatze scheidung scheu* schla* schlacht schwiegermutter schwindlig sechs seiner semme* sende* sender
show sicherheitskontrolle siebe* sitz solch* solche sommer souve* spann* spatz* spatzle speic* speisekarte spiegel
spric* spricht spruh* stahl stahl* statt steckdosen stemp* stempel stink* stolz stolz* strand stras* strassenbahn
streicht stufe* suppe suppe* tagel* tagelang tages* tan tankstelle tapfe* tapfer tatut* tatutata taxi tenor tenor*
textbausteinen ticke* tippt tiram* tiramisu tisch total* toter toter* tracking treppen treppenhaus trupp* truppe umbau
umbau* umgeb* umgebaut umgeh* umgeschraubt umtauschen uni unnot* unreg* unserem unten unten* unver* uralt* urtei*
urteil vegane verbogen verbrannt verbu* verfa* verkauferin verkocht verli* vermisst verpackung verstanden verzo* viert*
vierten volle* vorhang vorja* vorjahr vorna* wahnsinn wahnsinnig wande* warteten waschbecken waschmaschine webse*
webseite wechs* weihnachtsmarkt weinte weisser wenig* wenigstens werbu* werbung werkt* werktage wiede* wiese* wind
wirbt wirbt* wirkl* wirklich wisch* witz woche wurst* zahnr* zange* zehn zeite* zeiten zeltp* zeltplatz zentriert
zerkr* zerkratzt zieht* zoll zupft* zusat* zustandig zweie* zweien zwieb*`,
      '-2': `
00 05 1 19 2019 23 44 48 80 89 91 a8 abfah* abfahrt abgedeckt abgeh* abgelaufen abgestellt abo absch* abzoc* abzocke
achtzig aller altbau alte ameis* ander* anders anfangerin angefangen angeschlagen angri* angriff anmac* anmeldung
anschluss antwort anzeigetafel armba* armband armen armen* artik* aschenbecher aufgetragen ausfa* ausreden ausse*
auszu* autob* badea* badeanzug baggersee balle* banda* banko* bau bauge* baugerust beantwortet bedient began* begann
begrundung behauptet beiden beifahrersitz beitr* beitrag ben bereit berger beschriftet besit* bestand bestellung besti*
bestimmt betreut bier bille* bin bis bleibt blume* bluse bluse* blutd* board* bolle* boots* bordk* braun braun* brett*
briefmarken bringen brockelte brot brotc* brotchen bruck bruck* bruhe* buchu* bugel campingplatz chat code dachte
dahei* daheim dahin damen damen* darf das datum datum* deins* derse* derselben desig* design diebs* diebstahl dienst
dieselben direk* dreht dreiz* dritt* drohn* drum dumm dunke* dunkelheit durchgelegen durchgesessen ecken ecken* ehrli*
eigen* einem einem* einfahrt einka* einkaufswagen einla* einziger entfernt entschuldigung erdnussen erlebt ersch* erste
essen* etwa falsc* familienzimmer fanta* feueralarm figur figur* fingerabdruck fischallergie flamm* flieger flies*
fliesen fliesenkleber flugh* flyer flyer* folie formular frechheit freie* fremd freud* freude fruhstuck fuhle* fuhru*
fullung furs fussb* gang gangen ganze* gar geblattert gebuc* geburtstag geehr* gegend gegriffen geguc* geguckt gehab*
gehabt geheg* gehege gehei* geklo* geklopft gekos* gekostet gekur* gekurzt gelandet gelin* gemuse gerade gerat* gerate
gesal* gesalzen geschaut geschont gesichtsmaske gespi* gespu* gestorben gestossen getre* gewoh* gitar* glanz* glasf*
glasfaser glaub gleic* gleich googelte graue* gross grusse gulas* gulasch gummistiefel gurte* halben half halle halt
handb* handtasche hangt hangt* harml* harmlos haube haube* hausc* hauschen hause hauso* hausordnung heil heiss heizu*
herbs* herum herzk* heu himme* hingefahren hohen* holla* horten hubsc* hulse* innen inser* internet irgendwann isch
jeans* juniorchef jurist kaffe* kamin kamin* kanne kanne* kante* kaput* kartc* kartchen kartoffelsalat kartons kasse
katze* katzentisch kauf kaugummi kegelclub kein keine keine* keinen kids klang klebrig klein* kleinen klo klode*
klodeckel knopf* kochs* kommen kommo* kommode komod* komodie konkurrenz kostenpflichtig kratz* kratzt kreuzfahrt kunden
kundi* kurt lachs* laden lager lampe* lampen lang langer laufb* laufbandern laut lautsprecher leberkassemmel leere*
leihg* leihr* leihrad leitungswasser leute leute* liebt liebt* lieferkette los luftb* macht maria markise masch* massi*
matratze mehr meist* merken mitbr* mitgl* mitten mochten model* morge* morgen motorrad mucke* mull mussten nach
nachbarn nachgefullt nachgemacht nachr* nachstes nagel nebenkostenabrechnung nerve* nerven netz nicht nichts nie nix
nochmal novem* november nusch* nuschelte nutze* oben oktober olive* optiker ortho* paare paare* papag* papier parkg*
parkplatz parkticket parto* partout passierte pasta pasta* pausc* pauschalreise pfann* pfanne pfefferminz pfeif* pflas*
pisto* plastik plus premium press* probefahrt probi* probiert rasie* rattengift rauch raum rausc* rausz* rechner
rechnet regne* regnete reicht reine reins* reissverschluss retou* richt* rontgen roten roten* routen sahar* sahara
sahen sahen* satz saube* sauber sauna schicken schlafwagen schlagobers schlamperei schlicht schloss schluss schmeckte
schnippisch schnitzel schon schranke schreibe schrott schwarzfahrer sechsten sehen* seit selts* sendu* servi* shop
sibir* sibirien sichtschutz singl* sitze* sonde* sonst sonst* sorgen sorte* sound spani* spars* spendiert spezi spieg*
sprac* spritzt stadt standen standler statt* steif* sterne stich stillgelegt stimm* stimmt stock stock* stoff stoff*
stosst strasse strau* strich stunden sucht* swiss* tag tal tanks* tanne* teenies teich teich* teile* tennisballe
termine terra* tief tierarzt toile* toilette tonic tonic* torte* toten* touri* traum trauredner traut traut* trug
tschu* turen tuschelte uberf* uberl* uberweisen um umarm* umbuc* umgebracht umsat* umsatzen unfreundlich ungul*
ungultig unzum* unzumutbar verbl* verfl* vergn* verko* verlangen verle* verleih verschiebt verschlossenen
verschlossener verschwand verschwommen verspatet verspatung vertrocknet verwa* verwaltung verze* verzogert viertel
visit* vorbeigefahren vorganger vorhe* vorher vorla* vorma* vorwa* wackelig wartete wasch* wehre* wein weint* weit
wenig wer werde* wir wirkt* wirtshaus wohnz* wohnzimmer wordn wordn* worte wussten yogalehrerin zack zeh zersc* zette*
zettel zinse* zinsen zombie zuhau* zuhause zum zurch* zurcher zweit zwick* zwill*`,
      '-1': `
15 340 40 43 50 70 abgefahren abgereist abspe* abteilung account agentur ahnung alle als alten* angeblich angestellte
anget* angezeigt anmel* anscheinend anwaltin anzug apero* aperol apfel aquar* arbeit artikel auffi* auffindbar
aufgezogen aus ausfl* ausgenommen ausgezogen aussa* aussehe bademantel badew* balko* banan* bandansage bares bares*
batte* batterie bauma* baustelle bedan* befun* befund bei beide beleg* bereu* berg berge* berli* bern beruf beruh*
beruhrt beste beton beton* betra* betrag betrug bett bettw* bewerbung blaul* blaulicht bleiben bleic* bloss* bogen
bogen* boses boses* bots braut* broseln buchh* bundesstrasse bunga* bungalow burge* burger burste butte* cater* chatv*
check chorp* chorprobe cm curry* dafur dafur* danke daran daran* davon davor dazu deckel delle* derselbe desse* deuts*
diebe* diebi* diese dieser digga digga* direktorin donnerstag doppe* doppelte dozen* drangte dreissig dring* droge*
drohne durchsage durft* duschkabine echten ecke eierte ein eine eingefangen eingeschlafen eingesetzt eingesperrt einlo*
einpa* einsc* einzig elter* enker* enkerl entsc* erdbeeren erkennt erreichbar etage etikettenschwindel etwas etwas*
explodiert fahrk* falsch fehlen felgen ficht* fiel filia* finden fisch fitnessstudio fleis* florist flott fotos fotos*
franken fraul* fraulein freitag fremden frida* friss* frisst fristgerecht fullu* fundb* fundburo funft* fussball
futtern garan* gasse gasse* geand* geandert gefre* gefressen gefreut gegan* gegangen gegenuber geges* gegessen gehe
geheu* geheult geht'* geht's gekau* gekom* gekommen geld genan* genannt genau gener* gepar* geparkt gepla* gepruft
geret* gerettet gern gesch* gewor* gewus* gezah* gezahlt gezapft glas glauben gleiche gluck gluck* gps grafi*
grossmutter grusst gurke* gutsc* haftp* haftpflicht halbes hamst* handy* hatte hatte* hatten haufe* haufen haupt*
heisst henke* heraus herz herzi* hetzt* hier hintergrund hinub* hinuber hochstuhl hofer hofer* holen holen* honig
honig* horge* hotels hustensaft huttenwirt ibupr* ibuprofen ignoriert infor* inhal* inserat is jahre janne* janner
jeden jeden* jeder* jedes jedes* junge* kafer* kann kaputt karot* karte kase kaufe kaugu* keiner keller kellner ketch*
ketchup kindergarten kinn klavi* kleid klemmte klopfte knallte knarr* knies* knochen knoll* kollegen komme* konku*
kontonummer kopfe* kopfhorer krage* kragen kreta kreta* kriegst krimi* kuche* kuchen kugelschreiber kuh kunde* kundin
lage laktosefrei lampe lapto* laptop lasag* lasagne lasst lasst* lauere lauft lauft* laute* leerg* lehrer leich* leist*
lesen lesen* letzten liefertermin liegen lila linz lokal lose mails mails* mal mange* mante* massa* masse* matratzen
maure* maurer maus meisten meldet mikro mitbringen mittagessen modem modem* monat monit* monitor montag motiv* mulle*
muller musse mussens musst* nachbar nachl* nachz* nachzahlung nahe neue niema* niemanden nimmt nimmt* notdi* notig
nucht* nuchtern nummern obere obere* oberf* objektiv offener offnet ofter okay onlin* packp* packpapier paket papie*
parkh* passau passwort patch* patro* pause* paypa* paypal peter* pfarr* pfarrer pfiff physio pistole pizze* pomme*
pommes postf* postk* postkarte postl* praktisch premiere probe* proze* putz putzm* quats* rader radie* reagiert
rechnungen recht regel* regelrecht reha reif reihen reits* reitstunde renne* resta* rette* risot* risotto room rucks*
ruckseite ruckt* ruckw* russi* sachbearbeiter sache salzi* salzig saust* scann* scanner schad* schaf* schal* schalter
schame schaum scheibe schif* schlafsack schlag schlampig schlechte schlief schliessen schme* schmerzen schnaps schock
schon* schra* schritte schuld schweiss schwimmweste se sechs* sechzehn sehen seiten seith* seither sekt sekun* selbe*
selbst semmel sendung sepp siebten sims sitzt sitzt* skiku* sofas sofas* sofort soll sonnt* sonntag spanngurt spiel*
spita* spulm* stefa* stefan stell stick* still* stimmte storn* strah* suche* suchen sushi sushi* suss susses tafel
tafelspitz tante tante* tanz taucht tee teena* teile teppich terminal theater tiere tragen trainerin trau traum* trenn*
trepp* treso* tresor tritt* trub turen* turm tusch* tv uberb* uberr* uhrze* uhrzeit ultra* umkleidekabinen unbekannt
unfas* unfassbar unfre* unhof* unhoflich unsau* unterm unverschamt verbinden verbucht verdu* verfo* verfolgte vergass
vergeblich vergessen vergisst verha* verkr* verlegen verlegt verlorene verru* versa* versichert verstellt verstopft
verwahrlost video* vier viert vierz* vitrinen vollb* vorbe* vorfu* vorga* vorha* vormi* vorne vorne* vorwarnung wand
wann wanze* war waren* warenkorb wasse* wasserkocher wasserschaden webca* webcam wecker weh welches weste* whisky
wickeltisch wiene* wimpern winde* winke* winken witze witze* wofur wofur* wohnt wohnt* wrap wurden wusst* zahlt zahlu*
zeigt zeits* zeitschriftenabo zelt zentrale zerbr* zerri* zerrissen zigar* zimmermadchen zur zuste* zwei zweijahriger
zweim* zweimal`,
      '1': `
189 214 39 400 47 480 58 63 71 780 84 86 a abbes* abbestellt abgab* abgabe abgeb* abgebucht abged* abgeg* abgel*
abgelehnt abgen* abgenommen abgew* ablage abmel* abmeldung abschalten abstellen abwar* adresse afrik* airbn* airbnb
airli* airline alt altpa* altpapier am amazo* amazon anderem angeb* angemacht angenommen angeschaut anhang anlie*
annah* anpro* anrufe anwal* anzug* anzus* art aspir* aspirin ass aufgeblasen aufgi* aufle* aufna* aufs aufzug ausch*
auschecken ausdr* ausfu* ausfullen aussenspiegel babys* backer bahns* bahnsteig bankberater barri* barrierefrei bauch*
becken beend* befre* behin* beige* beim beinp* beinpresse bekan* bekannt bekommt beleuchtet benac* beraten besch*
beschaftigt besonders bestatigt besteht besuchen bezahlt bierd* bilder bildschirm birgi* birgit bisse* blasen blaue
blaue* blieb blind blinkt block* blockiert bluet* bluta* boden boile* boiler brannte brauen brief brief* briefkasten
buben buben* burak burak* can chanc* cockt* cocktail dahin* dass dasse* dasselbe daten* decke* degus* depot detek* doch
dran drang* dreck dreis* drinks dritter dunkeln durch* durften e eat echte* eh ehepa* eier eigenen eigener einfach
einfu* einkauf einpacken einparken eins einzelbetten einzigen eisbaren elefa* empfang endli* endlich enkel* ensem*
ensemble entsorgt erbse* erken* erklaren erstattet erwischt erzah* es etagen etikett fahne fahne* fahren fahrg* fahrt
faire* falle* famil* fande* fasch* fehler feierabend feine ferie* festi* festp* feuer* firme* fisch* flasc* flaschen
flecken flori* flott* flugm* fondu* fondue foto fotografiert fragte freun* frisc* fruhstucksbuffet funften fussen
fussg* fussgangerzone futsc* futsch gabel* ganzer gebeten gebli* geblieben gebur* gedac* geduldiger gefallen gefar*
gehan* gehangt gehorte gehsteig gekle* geklebt gekun* gekundigt geldb* genau* genug geoff* gepac* gepru* gera geschaft
geste* gesto* gestreut gewah* geworden geworfen gewur* gewusst glatt* glaub* glaubt glock* glutenfreie gonde* gondel
googe* grab grau grube* haaren haars* hab habs hafte* haha hakch* hakchen handen handschlag hange* hansastrasse hassa*
hassan hause* hausf* hausflur hauta* heim heimk* heira* herrn herrn* herze* heute heute* hilft hilft* hin hinterm
hochg* holzs* homep* homepage horen horen* horro* horrorfilm hort horte* ignor* ignorieren ihre ihrer ihrer* impfs*
inhaberin irgen* ja jacke jasmi* jasmin jugend juwel* juwelier kaffeemaschine kaise* kalbe* kalber kanin* kannten
kasse* kassiert kaste* kaufe* kelle* kelln* kellnerin kilom* kinderwagen kisten kittel klare* klaren klass* klasse
klassenfahrt kleber knall* knien knien* knote* knoten ko kofferraum koks konnt kontrolleur kopfh* kosme* kosmetikerin
kotze* krank kratzer kredit kreditkarte krieg* kripp* kussc* kusschen labor lacherlich ladekabel laden* landu* landung
latte* lauer* laufz* laufzeit lause* leben legt lehre* lehrling leine leiter leitet leitn* lenker letzt* letzte liebe
lief liege liegt liegt* lindn* lindner lippe* liter liter* lokal* loste loste* lowenzahn makler markt mause* meier*
meister menge* mensc* mensch merkt* meter* mietwagen mikro* minus minus* minute mistk* mistkubel mitta* mittagspause
mitternacht mittl* mittlerweile modul* module monti* morgens musse* muste* nachg* nachh* nachrichten nachste nachte
nachtschicht nachtzug nacken napf nasen* nass nebenraum nehm nen nichte niede* niemandem norma* nun nutzer ob objek*
offenem offli* offline offnen ohren ol opa ordnung ostse* ostsee packc* packchen parfum passa* passend passi* passiert
patienten peeli* peeling pfand* pfeff* pfoten pilze* pinze* pinzette plaka* plakat platt* platzen plaud* polen polen*
poliz* polizist positiv praktikanten praxi* praxis probeabo proben pulve* pulver qr quasi quasi* raumt* raumungsverkauf
rausgeworfen rechn* redete reife* reiss* reklamation reparatur riechen riesi* riesig rosa rosti* ruckgabe ruckz* ruhig*
rum rutsche sagt salatbar sattel sauer* scharf schau* schaue schauen schaut schickte schlaf schlauch schli* schlussel
schlusseldienst schmu* schno* schnu* schnupfen schoc* schraube schrauben schul* schus* schwa* schwe* sechzig see seid
seinem seinen senf sichtbar silve* so sobal* sobald sonne sprechen spren* sprin* stach* stadtwerke stammgaste stank
stank* staub steckdose steh stehen steig* steigt stein* sterben steuer sticker stimme stoss* stric* strom strom* stude*
studentin studio stufe stuhl* stur sturz* suppo* support susse* tabletten tagli* taglich tango* techn* techno telef*
test therm* thoma* thomas tippt* toaster tod tomat* trach* trail* trailer trank trank* trans* trotz* tun turnh*
turnhalle turns* tut uber ubera* uberall ubernommen ubers* uberschrieben ubrig* umgef* umgekippt unbeg* unbek* und
undic* undicht unfall ungar* ungef* ungefragt unger* uns unter unterlagen unterwasche venti* verbe* verbrauchen
verdient verdo* verkaufen verkaufer verke* verkehrt verlaufen verlo* verlor vermu* verrechnet versc* versp* verwe*
verwechselte vierter volks* vor vorge* vorgesehen w wacht* wahre* wahrend ware warme* warmes warte warten wechselte
wegen wegen* weihnachten weil weinen weink* weiter welch* welchen wellenbecken wende* wenden weniger werden whisk*
winkt* wirkte witwe witwe* wochenlang wohl wohne wohne* wohnw* wohnwagen wolle* wollte wort wunscht wuten* wutend
yilma* yilmaz you zahle* zahlt* zehen zehen* zehne* zehner zeige* zeigen zeigte zeitu* zerfl* ziege* zimme* zirku*
zuers* zuerst zugebunden zuges* zugestellt zulet* zuletzt zutat* zwanzig zwar zwischen`,
      '2': `
200 412 75 79 abbuc* abbuchung abends abgebrochen abgefertigt abger* abgezahlt accou* achselzucken achte* achtz* agent*
aha aigne* aigner akten* aktiv alkoh* alkohol allem allem* allen allen* aller* alter alter* alufo* alufolie anderer
angef* angek* angelegt anhan* anrie* anrief antei* anwalt anzeige arbeitet assistentin attrappe aufgeschrieben auftr*
aufzu* ausga* ausge* ausgeraubt ausgewiesen auskunft aussen auste* auswe* autobahn automaten azubi backen bahnhof
bankb* beant* bekam bekom* bekommen beque* bequem berei* bestr* betreff betru* bezahlen bh bierdeckel blutige bohrl*
bohrloch bombe boot bote breche brullte brunn* bunde* campi* chef chefi* chefin chefs chefs* chine* ciao clan clara
clara* cooki* cousine d dageg* dagegen daher daher* dann darau* daten daume* daumen denen denen* denke* denken dense*
denselben deren deren* desha* deshalb dessert deswe* deswegen deutete diagnose diama* dicht* ding dj dozent draus*
draussen dress* dressing drink* dritte drunt* drunter durfen durst* dusche ei eigentlich einer einer* einga* eingang
eingefroren eingehalten eingereicht eingerissen eingescannt eingestellt eingetippt ellbo* ellbogen ellen* ellenbogen
eltern empfa* empfe* energ* engel enkelin erfunden erkan* erkannt erstm* erstmal ertru* erwah* erwahnt erzie* europ*
facke* fackeln falls fanden feine* ferienlager festival filmt filmt* fing firma firma* fit fitne* fragt fragt* freie
freiz* freizeitpark freunde fried* frisch frist froh fruh fuhlen funfjahrige futte* galer* galerie ganzen garage
gartner geben geben* gebra* gebraten geburtsdatum geflu* gefor* gefordert gegen* gehst* geige geken* gekennzeichnet
gekic* gekla* geklart gelas* geleg* geoffnet geric* gerust geschenkt geseu* geseufzt gestohlen getan getreten getro*
getroffen gibt'* gibt's gitarre gitter gluhw* gluhwein gold gratis grossen grund grupp* habe hallo hallo* halte* halten
hambu* hamburg handc* handg* handschellen handtuch hauses heidi heidi* heinz heinz* heise* heiser heizdecke heizung
helm her herrschaften hervo* herzinfarkt heulend hielt hielt* high hintern hinwe* hochrotem hol holz horte huber huber*
huhne* hunde* huste* in informiert iphon* iphone irgendwas jacke* jacken jahre* jahrh* jahrhundert jahriger jemandem
jetzt jetzt* joghu* joghurt kabelzug kalte kanar* kapit* kater* kettenkarussell kinos* kiste* kleine klini* klinik
konto* kontrolle kopiert korb korper kreis kucku* kugel kurve kurve* kusch* kusst* kusste lache* lacheln ladeg*
ladegerat ladung lager* landg* langst lanze* laptops laste* leasing lebenslauf leergeraumt lehrerin lehrl* leid leine*
leipz* leipzig leitu* lenke* liefen liess* linea* lineal linke* liste* loch locke* loschen luchs luchs* mache* macht*
mag mama manch* mangel mann mannern mannh* mannheim manue* manuela markiert massage mathe* matte meint* mia mich miete
milch* minde* minib* minibar moge mohn mops munzf* mussen nachbartisch nachgebessert nachgewiesen nachher nachs* nacht
nacht* nadin* nadine nahm'* nahm's name neffe negat* neuge* niere* no notau* notie* notiert notig* obwoh* obwohl offen
offne* ofter* ohrri* onkel onkel* onlinebanking original parfu* parkt* paten* pech pfand pfeil* pfeiler pfiff* pflic*
pflicht physi* physiotherapeut pille* pillen platt polier pony praktikantin prufer prufung pudel pudel* putzen
quetschte rache range* ratte* rauch* reakt* reaktion rechnung reingesteckt reinh* reinigung reith* rekla* reklamiert
rennen rezensionen rezep* rezept ring ritte* rohr rontg* rottw* rottweiler ruckweg ruft ruhe ruhige runde runter rutsc*
sagten sah salon salon* samir* samira sanft sanft* sarde* sardellen sarg sauer schaden schei* schep* schic* schlafen
schlafend schne* schnell schonen schrank schri* schub* schuh schuhe schule schwager schwi* scoot* scooter sechz* seele*
seil selle* senio* setze* setzen shish* shisha siebt* sollten sonne* sorte spate* spater sport* sprit stamp* stamperl
stander standort stationsleitung steck* steckt steigen stell* stelle store* studi* stuhl stumm stumm* sturm sturm*
sussl* susslich tablet tanzlehrerin taste* taxle* taxler teeni* teiln* telefon telefonnummer teller thermoskanne thunf*
thunfisch tinte* tocht* toiletten totsc* tramp* trauu* trauung treffen trese* tresen tropfen trotz ubern* umso umzug
unauf* unerw* unerwunscht unfal* unfreundlichste unterschreiben unterwegs uralte vaters velo verbr* verda* verdi*
verfolgt verhu* verhungert verka* verlangt vermieterin verschlafen verschraubt versi* verstecken vertr* video
vorgangsnummer vorhanden vormieter vormittag wachs waffe war's war's* warmelampe warnt* wartebereich wartet wartezimmer
waschkuche wechselgeld weg weiss* weisses weitergereicht weize* weizen welche werdet wertstoffhof wider* wien wimme*
wirti* wirtin wissen wollen wunde wunde* wurde* wurge* yogal* zahlten zahnarzt zahns* zaunl* zehnfache zehnm*
zeitungspapier ziegel ziehe* zugbegleiter zugeg* zugestimmt zunge* zuric* zurich zusam* zusammen zustellung zweiter
zwisc*`,
      '3': `
2016 33 36 4b 52 62 690 740 abdru* abdruck abgasrohr abgeschlossen abgewiesen abgez* achseln achtjahrige adres*
allergie angeg* angelaufen anger* angerufen angeschlossen angesprochen angezahlt anlage anmelden ans antrag aperi*
aperitif apothekerin arbei* arbeite arbeiten assistenzarzt attes* attest auf aufdruck aufenthalt aufge* aufgenommen
aufse* aufseher auftrag augen* ausgesperrt auslauft aussieht ausweis badem* baden baden* bar barho* barhocker beamte
bearbeitet beche* becher becke* behandelt bekam* beleg bemerkt benutzen berec* beschwerde besitzer bessere bestatigung
betreiber betreuung betro* beule beule* bevor* bewor* bilde* billi* bissc* bisschen blase* blask* blaskapelle blau
blondierung bohrt bose brach* brann* brauch bremsen brust bruta* brutal bsoff* buchs* callc* callcenter chinesisch
chron* co corti* cortison cousi* da daneb* daneben darin darin* demente demir demir* den der des diabe* diabetiker dick
donnerstags dorf dort dritt drohu* drohungen drube* druber dsgvo dsgvo* dunkle durch durfe* ebens* ebenso eck einbr*
eingewohnung einre* einst* eintrag einweiser empfi* empfindlich entla* erdnusse erklarte erkun* erlau* ernst ernst*
erwartet erwis* erwische exist* existiert fahre* fahrer fahrgastrechte fahrlehrer fahrrad fahrst fahrt* falsche fassa*
feder* feier fensterbank ferienwohnung fest feuer feuerloscher finge* fingerabdrucke fischer fischte flugel flust*
flusterte folge* fotograf fr frage* franz frech fremd* freundliches frisu* frisur frost* fruhl* fuhr funfj* funfm*
funfmal funfziger ganz garderobe gaste* gasten gebet* gebrochenen geburtstagskarte gedacht gedro* gedroht gefas*
gefilmt gefun* gefunden gehalten gehaltszettel gekip* gekippt geknallt gelegen gelernte gepackt geplatzt gerammt geruf*
gerufen gesag* gesagt gespa* gespannt gespr* gesteckt gestochen gesuc* gesucht gesun* gesund getan* getri* gewalt
gewin* gewischt gewol* gewollt gewon* gewonnen gezap* gezei* gezeigt gezog* gezogen glast* glastur goldene grad gucke*
gucken hafer* halterung hamster handl* handwerker hansa* hante* hat hausbesuch hausm* hausmeister hebam* hebamme
heimweh herau* herzklopfen hinte* hinten hinterher hinterhof hinweis hochgeladen hochzeitstag huhn humme* hummer hund
ich ihr im inspektion interessant ist jahren jonas jonas* kabel kabelbindern kahle* kammer kassenbon kassensturz katzen
kauft* kette* kinde* kinderzimmer klatschte klick* klingelt knieb* kniebeugen knoch* kollabiert komischerweise kommi*
konsu* konta* konto kontoauszug kowalski kraft* krampfen krank* kredi* kriegt kunde kundenservice kupfe* kuppl* kursl*
kursleiter kutsc* kutscher lachend lacks* lagen lagen* landes laser* laserbehandlung lasse lasse* lassen laube* lauf
lecker leere legte legte* leite* leitung lieferschein liess linse* logo lohna* lowe luftballon makle* maler maler*
mallo* mallorca march* marchen marzi* max medikament mein melden melder merk messe* messer meter mi milch mir mitar*
mitarbeiter mitgenommen mitgeschrieben mitsc* mitschuler mittag mittel montiert motorhaube n nachfrage nachlass
nachmittag nachsten nackt* nahm namen narben nasenbein nassen naturlich nehme* neunzig nicke* nikol* notaufnahme novak
novak* numme* nummer oberarm oder offentlich oma ordner packu* padag* padagogisch paket* palma palma* papagei
papierkorb partn* partner passieren patenkind patie* penic* perfekt perlen person personlich petersen pflegeheim pin
posit* postfach prakt* probemonat profi* profil quadr* quer rad rausgeflogen rechtsanwalt reden reden* redet redet*
reede* reederei reingefallen reis reisepass revie* revier rezeption richtige rippe risik* ritter rolla* ruckg* rucksack
rufen rufen* rutte* s sachb* sachen saft satte* schaffner scheiben scheibenwischer scher* schiff schil* schild schimmel
schlu* schone schoner schreiben schrieb schuttelte schwiegervater schwimmwesten schwor senioren seriennummer serio*
serios sesse* smile* sorge* sowas sowas* spielplatz spina* spinat sprach spruche sprun* spuckte staatsanwaltschaft
stark stark* steine steissbein sterb* stick stroh* stutt* stuttgart such tauch* tause* taxif* taxifahrer team techniker
terrarium tiefg* tischdecke tja todes* tofu totschlag train* treffe treppe trick* trinkgeld uberlesen ubersehen uberw*
umkle* umzug* unangemeldet unser* unsere unter* unterschrieben unterschrift urin verbo* verboten verbracht verdreckt
verkl* verkn* verla* vermieter verpi* verpiss verschwunden versicherung versteckt verta* vertauscht vertrag verwi*
verwiesen vierj* vitri* vorau* vorbesitzer vorgang vorka* vorkasse wachm* wachmann wachs* warum warum* wasser watschn
weggenommen weite* welle* werkstatt werkzeug werkzeugkoffer wespe* wessi* wicke* widerspruch wildfremden wisse worde*
worden wuppe* wuppertal wurde wurze* wut zahne* zecke* zecken zertifikat zeugen ziehen zitat zitat* zittert zuchterin
zucker zufallig zugan* zugbe* zugbegleiterin zuord* zwanziger zweij* zwerg* zwillinge`,
      '4': `
51 54 61 a3 abgas* abgef* abgegeben abgewimmelt abgezwickt abholen abmon* abmontiert abnehmen abteilungsleiter abtra*
abtransportiert abwart achse* agent aggre* aggressiv airpo* airpods akte aktenzeichen akzen* allei* allein allergischer
alterer amoxi* amoxicillin ampul* amtli* amtlich anabo* anabolika anderen angebrullt angem* angemeldet angep*
angeschrien angespuckt angestellter angez* angezogen anhangerkupplung ankom* ankommen anson* ansonsten anton* antra*
aquarium arme arrog* arsch arsch* arzte* arztekammer arzth* arzthelferin arztlich assis* asthmaanfall aufes* aufessen
aufgehort aufgerissen aufgestanden aufguss aufnahme ausgab ausgegeben ausla* auslo* ausloser auspu* auspuff ausri*
ausrichten ausschnitt ausweisfoto autis* autoscooter axt babyf* backstube bafin bafin* bald ballo* band bands* banka*
bankd* barfu* barfuss bargeld bauau* bauaufsicht bauer beamt* beckenboden beckenrand bedau* bedaure beendet begeg*
behal* behalten behandlung behie* behielt bekifft bemerkung benzin berechnet beruf* beson* bespr* bestatter
bestellungen besucher betaubung betreibung betrunken bettwanzen beusc* beuschel beutel bewachten beweise
bewerbungsunterlagen bewertung bezir* bierf* bierflaschen bike bio biss blind* blutvergiftung bohrt* bon box brand*
braunen brems* bremsscheiben briefe bruder bude buhne buhne* bundesnetzagentur busfa* busfahrer chats chats* chauf*
chauffeur china* chole* choleriker club coaching conci* concierge cousins crew dachd* dachdecker dahinter damit damit*
dampf* danac* danach darauf deckt deckt* dehyd* dehydriert deine demna* demnachst demut* demutigt depre* deute* deutsch
di diagn* diagnosen dinke* dinkel diskr* drehte dreij* dreissigerzone durchgerutscht durchsucht eifac* eifach
eigenhandig einbe* einbehalten einge* eingehangt eingeklagt eingelegt eingeschlagen eingeschrieben einlass einloggen
einrenken einwi* eisen* eitrig empfanger energy engel* entfuhrt entschuldigen entweder entzundet erledigt ermit*
ermittelt erstickt erstk* fahr fahrl* fahrprufer familie fasst* fasste faulh* faulheit federn fehlten felge*
festgebunden filialleiter fliese flotter flugg* fohle* fohlen fohn fotografieren frach* frachtraum fraue* frise* fritt*
fuhrerschein fuss gab gabel garderobenfrau gartentor gaste gasts* gebrochenem gebrullt gefalscht gefil* gefis* gefischt
gegeb* gegeben gegen gegra* gegrapscht gegrinst gehalt gehol* gehwe* gehweg geklaut gelac* gelacht gelande gelegt
gelei* geleistet gelos* genauso genom* genommen genugt geohr* geohrfeigt gepos* gepostet geraucht geris* gesca*
gescannt geschickt geschimpft geschoben geschreddert geschubst geset* gesetzt gesichert gespritzt gesta* gestreichelt
gestu* getraut gewaltsam gewec* gewechselt gewis* gewisser gezappelt ghb ging glass* glutenfrei googl* google grade*
grades grundschuler gschl* gute haar haara* haarausfall hackf* hackfleisch hahnc* halbs* hals haltestelle ham
handgelenken handschuhe haselnusse hat's hat's* hausb* haustur hausverwalter heftig heimaufsicht heimleitung heimw*
heimweg heinr* heinrich heissen heizd* hellw* hellwig hemd herablassend herren herun* herzc* herzchen herzr* herzrasen
hinge* hochr* holte holte* humpelt hunde hundesalon i iban ident* ignorierte ihren ihren* inklu* inklusive insta*
inten* intensivstation interessiert invol* involviert jager* jeman* jemand jobce* jobcenter joint jucke* juckende
jugendzentrum jung jungen juris* kabel* kahl kakerlake kamer* kammerjager kangu* kanguru kannst kante kanzl* kanzlei
kapitan kassierer kassierin kastr* katzc* katzchen kaufh* kaufhaus kaufv* kaufvertrag kauti* kaution keift keift* kennt
kennt* kg kiefe* kindersitz kissen kita klage klage* klaps klaps* klats* kleinkind klemp* klempner knack* knackte knie
knobl* kochi* kochin koln komisch kommentar kommentiert konsumentenschutz kontrolliert kotzt* krall* kralle krampfte
krankenschwester krankgeschrieben kraus* krause kreis* kreislaufkollaps kreisssaal kreuz kripo kripo* krippe kuhlb*
kuhlbox kuhmi* kuhmilch labor* lacht ladun* lagerraum lakto* landete landgericht lautet lautete leben* leckte lehrlinge
leiden letztes liebs* liebsten lina line linke linseneintopf loren* loschung lunge lust mache madels mahnung maila*
mailadresse manag* manda* mandeln mangeln markt* maul mausc* mauschen meerschweinchen mehre* mehrfach meine meine*
meinte melan* melanie meldung mieter mietern mietw* migra* milbe* milben mitbewohner mitgegeben moham* montage moped
moped* motor muscheln mutte* nachfragte nachmittags nachtportier nachtschwester nacke* nackt nadeln nagel* nagelbett
narbe* narko* nassende neffe* neffen nehmen nele nguye* nguyen nieder nierenversagen notarzt notdienst notfa* notfalls
notiz nusse* nussf* nussfrei ober obers* offen* ohr ohrfe* ohrfeigte ohrla* ohrlappchen ombudsmann op operi* operiert
pakete papa parkt parkw* parkwachter peits* perle* perso* personal pfandung pfefferspray pferd* pflegedienstleitung
pflegekraft pflegerin pfote* pfusch pilot pilot* pinkelt pista* plans* porte* portemonnaie probl* problem proto* punkt
pupil* pupillen quadd* quaddeln quets* rache* rappe* ratten rausg* rausgenommen reagierte rechnen rechtswidrig rede
regeln reichweite reingelassen reingetan reitlehrer reklamierte rente reservierungsgebuhr respe* rettungswagen rezen*
rind roch rollator rollo rollo* rolls* rot ruckspiegel rude runte* rupel rupel* sachverstandiger sagte sagte* sahne
sahne* salmo* salmonellen samt sandkasten saunagast schen* schicht schliessfach schlosser schlug schmi* schna* schnecke
schor* schos* schoss schriftlich schublade schultern schwester schwimmlehrer security seelenruhig seien seien* seine*
selte* selten serviert sesam sessellift sette* setter setzt setzte shots shots* sichere sicherheitsmann sie sie's
sie's* sim singe* sitte* sitterin slip sohn sohne* sohnes solan* solange sollt* sollte sopra* sovie* soviel spiele
spore* sporen springen spuren stachelhalsband stalk* stall stall* stammtisch stang* stati* steckte steis* stewa* stille
stirn stirn* stohn* stohnte stoppte story strafanzeige strafe strei* streichelzoo strickjacke stutz* tagesmutter tatow*
tatowierer taub tauschen tauschte teenie testa* testament thi tickets tiefe* tiefer tiefgarage tiera* tippte tirol
tirol* tochter todesangst tor tot toten traf tram trane* tranen trieben trinkt tritt trott* tuch tur turnl* tut's
tut's* uben uberd* uberdosis uberg* uberm* umkleide umzugshelfer umzugsleute unangekundigt unfallfrei unges* ungla*
unglaublich vater vater* veran* verap* verappelt verbruhung verfahren verhe* verheimlicht verkauf verkauft verkaufte
vermerk verof* veroffentlicht verpfuscht verraten versagt verschickt verschleppt verstrichen verte* verteilt vertu*
vertuscht vierjahrige vogel vogel* vorbeigehen vorderrad vorgelesen vorko* vorm vorsc* wald wange waschen watte*
weggerissen weine* weissem welpen werks* werkz* werts* wertsachen widerlich wiege* wille* willen wimpe* wirbe* wirku*
wirkung wisse* wisst wisst* woher woher* wohlg* wohlgemerkt wolf wortlich wortlos wurgte wurm zahlungsbefehl zahna*
zahne zapfh* zapfhahn zaun zehnj* zeich* zeitp* zeitpunkt zerti* zertr* zertrummert zeuge* ziege zigeu* zigeuner
zimmernachbarin zimt zog zoliakiepatientin zuchter zugedrohnt zugeschwollen zwang`,
      '5': `
000 2400 49 50er 600 640 800 890 abfot* abfotografiert abgeschaltet abgeschraubt abgestritten abkas* abkassiert abneh*
achten achtjahriger adressen afgha* alarm* alleine ampel ampel* anaph* angebliche angebunden angedroht angefasst
angeheitert angekettet angekreuzt angeschrieben angesengt angestellten animateur anlag* anschlag antibiotikum antis*
anzah* anzahlung apart* apartments apath* apathisch arbeiterkammer arbeitgeber arzt arztl* atem aufen* aufgeschnitten
aufgeschwatzt aufgewacht aufgu* aufha* aufhangen aufpa* aufpassen auge ausdrucklich ausgehandigt ausgelacht ausgeraumt
ausgestellt ausgestiegen aushi* aushilfe ausku* aussu* aussuchen ausza* auto autos* autoschlussel azubi* baby backs*
bad bauchweh bauer* beantragt beate beate* bedienen bedra* behan* bekla* belac* belachelt belas* belog* belogen bemer*
benut* benutzte benzinkanister beric* bericht beschwert besonderes besprochen betau* betreibungsamt betruger bette*
bevorzugt bewegt bewerten bewertet bewohner bewusstlos bezahlte billiger binde* bissw* black* bleib blicke
blindenfuhrhund blode* blossgestellt blutete blutv* bonbo* bonbons brandblasen brandstatter brennt brieftrager bringe
buchhaltung buchstabiert camp canna* carpa* carpaccio cc chorl* chorleiter coach conta* container cookies crack*
dampfbad darm darum darum* deinen dekla* deklariert dem dicht dienstschluss diesel dipl direktor disponent drauf droht
drohte dunklen durchgeschoben ecsta* ecstasy eicha* eichamt eikla* eiklar einde* eingebaut eingeklemmt eingenickt
eingeschlossen eingezahlt eingezogen einig* einwilligung eisba* eisbar eiter* ekelh* ekelhaft elfjahrige entde*
entdeckt entfu* entha* entwendet entzo* entzogen epile* epipe* epipen erdnu* erfun* erhal* erhalten eritr* erlog*
erlogen erstklassler erwachsener esel evaku* evakuierte explodierte fahrschule ferke* feuerwehr finanzpolizei fingern
fische fixer* flachmann flaschchen flirt* fluch* flugbegleiterin fluge* folgen folgt folgt* forde* fotoa* fotog*
fotografierte frag fragen franz* fremde fremdem friedensrichter fritteuse frohl* funfjahriger funken futterte garde*
garne* gassi* gebas* gebastelt gebis* geblu* gebox* geboxt gebrauchtes gebrochener gebru* gebus* gebusch gedea* gedealt
gedrangt geduldet gefahrlich gefalschte gefla* gefladert geflustert gehac* gehau* gehauen gehbe* gehbehinderte gehen
gehen* gehir* gehirnerschutterung gehor* gehort geile geile* gekif* gekifft geknackt gell gelog* gelogen gemai* gemailt
gemei* gemop* gemopst gemurmelt genip* genippt gepfl* geplu* geplundert gepre* geprellt geram* gerichtet gerichtlich
geruc* geruch gerus* gerustbauer gesas* gesass geschaftsfuhrer geschieden geschlampt geschluckt geschrien geschuttelt
geseh* gesehen gesic* gestanden gesundheitsamt getau* getru* getrunken gewal* geweh* gewehr gewer* gewic* gewinnspiel
gewurgt gezer* gezerrt gezuc* gezuckt gezwu* gezwungen giess* giesst gitterbett glasi* glaube glute* gluten
glutenfreien golde* golf grabs* gramm gramm* grati* greift griff griff* grinste grosstante grossvater gruber gully
gully* gutachten gutachter gym haarscharf hab's hab's* habt hacke* haftu* haftung hamme* handchen handedruck handf*
handschuhfach handyvertrage hanfp* hanse* hartz hartz* haselnuss hasen hasen* hassl* hausarztin hauser haush* hauss*
hausv* hausverwalterin haut hautfarbe heimkind hinau* hingehalten hinterliess hitze hitze* hiv hochb* hochbett hoffe*
hoffentlich holt homop* hot humpe* hundin hustet igel ihn ihnen ihnen* imita* imitat impla* influ* influencer infus*
infusion ing inkom* innenreinigung ins insta instagram insul* intim* iv jagds* jagdschein jens joints jungs jungs* k
kabin* kaferlarven kaffeefahrt kafig kafig* kame kamel* kamme* kanns* kanul* karus* karussell kassier kassierte kater
katho* katze kenn kennzeichen kerl kicherte kiefer kinder kindern kippt* kippte kitte* klettergerust klopfen knochel
kolik* koliken koma komis* komm konfe* kontrollieren kopfu* kopfuber kopie kopie* kopien korpe* kowal* krach* kranke
krankheit krebs* kreuzband kribbeln kuken kuken* kundinnen kurier labra* lacht* ladendetektiv lallt* lallte land
landstrasse langf* langfinger latex* lebensmittelinspektorat legen legen* leiterin leon lieferanten linde* lkw locker
lockt lockt* lokfu* lokfuhrer losgelassen lotte* lugne* lugner luste* machte madel* maden maden* magendrehung mahnu*
maklerin mande* mandel manip* manipuliert mantel marco marco* marke* masseur mauer* mausekot medikamente meers* mehrf*
meines meldete meldu* metal* mieterverein milcheiweissallergie milchglas minderjahrige minderjahrigen mitbe*
mitbewohnerin mittendrin mobel* morph* motor* munzs* munzsammlung murme* murmelte musch* musli nachbarin nachf*
nachnamen nachtraglich nachweislich nagelstudio namen* namens nanny nanny* narkose nase nasst* nebenzimmer neons*
nesse* notar* notausgang noten notigung notiz* nr nussa* obdac* oberschenkel offenen offnete ofters omas ordne* ordnu*
packt* packte paketbote paketdienst panad* panade panik parfums patientenanwaltschaft pen perfe* perse* pesto pesto*
pfleger phant* pinke* plauderte pobel* portier post praktikant privatadresse prufe* prufen prugel puste* pusteln putze*
putzfrau quadratmeter qualm* qualt* qualz* quatscht rachen rausgegeben rechtsschutzversicherung regre* rein reingelegt
reini* reitlehrerin rentn* rentner rettung rezeptionist rippen rock routi* routine rucktritt ruman* sabin* sabine
sachbearbeiterin sachv* samme* sammelt sandk* sanitater saugl* saugling schab* schadel schaute schermaschine scherz
schik* schikaniert schlafe schlafzimmer schlage schleuderte schlichtungsstelle schmeisst schmerzensgeld schmiss schmuck
schneidezahn schnitte schnittwunde schnosel schnuffelte schnupft schob schob* schreien schreit schuf* schufa schulbus
schulter schussel schwachere schwankte schwarzen schwimmen schwoll schwu* sechsjahrige sei seitd* seitdem sektf*
sektflaschen selben selfies sellerie serviceschalter siche* skile* skilehrer soffe* soffen soja sollen sonnenbrille
sonntagabend spazierte spielen spind spott* sprei* sprit* spritzen spruhte spurt* spurte staat* stand stange starb
starb* station stellen stich* stichen stiegenhaus stockwerke story* stott* strahlfaule streichelte streichholz
stromanbieter stuhlchen sturzbetrunken stute stute* styli* susse syndr* syndrom synth* tank tanzl* tanzlehrer tatsc*
taube* teenager teig telefonat tiefe tierh* tierheim tiers* tilid* tilidin tischnachbar touristen trager trainer
traumhaft treib* treibt tribu* tribune trick trieb trinken turst* tursteher tutch* tutchen typen typen* tyran* tyrann
uberfuhr ubergab ubergeben ubergewichtige uberh* uberleg ubern ubersat uberwiesen ubrigens umschlag umsteigen unang*
unbekannter unehr* ungesichert unglu* unschon unseren unsit* unsittlich untereinander untergetaucht unterkuhlt
unterstellt us uschi uschi* vape verabreicht veratzt verblutete vereitert veren* verendet verfu* vergibt vergiftet
verhandlung verho* verhohnt verja* verne* verneint verpasste verpf* verpr* verra* verri* verschlampt verschwinden
verse* versiegelt versperrt verspricht verstort vertreter verun* verweigert veter* videouberwacht vitrine volle
vollgetankt vollm* vom vorde* vorhangeschloss vorle* vorst* vorzu* walla* wallach wandern wange* waschbar waschmittel
watsc* weide* weissen weiterlaufen wen wenn werte werte* wettb* wieso wieso* wildf* willk* windel wirt wodka wohn wund
wunder wurgt* zahl zahler zahnarztin zapfs* zapfsaule zehnf* zerrte zersp* zeug zielt* zimmernummer zitterte zoliakie
zuged* zugeklebt zugem* zugemacht zugri* zugriff zuruckgegeben zutri* zutritt zwang* zweitmeinung zwolfjahrige`,
      '6': `
300 4000 900 abgefragt abgem* abgerechnet abgeschnitten abgetan absicht achtj* amtsg* amtsgericht anged* angedreht
angelogen anges* angst angst* antib* apotheker atemn* atemnot aufgebrochen aufgeplatzt aufgeschlagen aufgeschlitzt
ausgang ausgetauscht ausschlag auszi* babysitterin bank barke* barkeeper barma* barmann baseb* baseballschlager bat
baule* bauleiter bein beinen bekif* belastet belei* bergf* bergfuhrer bestellte betreuer betreuerin bewac* beweg*
bewei* bewoh* bewus* bezei* bezeichnet bgh biene* blonde bluti* brach bremse brude* brudern brull* brullt cashe* chlor*
dashc* dashcam dealer deiner demen* detektiv dieselbe dosis dosis* drauf* dunkl* durchfall eines eines* eingelagert
eitri* elekt* elfja* entru* entwe* entzu* erbra* erbro* erfan* erfand erfundenen erled* eroff* eroffnet erspa*
erspartes ersti* erzahlt faceb* facebook fake falsches faust ferse* fersen festgehalten fieber finan* finger flach
flach* flammen frau fress* frisi* frisiert fuhrt fuhrt* funfs* garantiert gas gaune* gebro* gefal* geh gekna* geldborse
gemeint gemur* geraten geschlagen geschwollen gesprach gestellt gesturzt getauscht getrank gewicht gitte* greif* grob
gruppe gurt gutscheine hammer handgelenk hands* handw* handynummer hasel* hau hautf* hefti* heima* heimlich helfe*
helferin herr het heut hey hingestellt hinterzimmer hr hunderter hundi* hygie* ihrem ihrem* impre* impressum inhab*
jahrige kaker* kanto* kassiererin kellnerinnen kennz* keuch* kilo kinderclub klart* klartext klaue* klauseln klebeband
kleingeld koch kollabierte kollege konfi* konne kontostand kontr* kopf kopfhaut krachte krampfe kribb* kriegen krone
krone* kuchenchef kummert kurie* lachgas lachte lands* lass lebend leckt* lieferant lieferdienst lieferwagen lippe
litau* litauen losch* magne* mahnb* mahnbescheid manner medik* meinem meinen merkte miete* mist mittelkonsole
mobelpacker nachgefragt nachhilfelehrer nachm* nachw* nasse* notar noten* nusse o obera* obszo* offenbar offene ombud*
ordnungsamt panik* pferde pfist* pfister plattform platzte platzwunde plotz* plotzlich po polizei porno* priva* privat
prof protokoll provision pruft pruft* quitt* ran raucht recht* reifen reitl* richtung rippe* roche* rollstuhl rollte
rolltreppe rote rucken ruini* ruiniert schick schienbein schim* schlupfrige schlusselbein schnauzt schnee schneider
schuler schut* schwarz schweigt secur* seine selfi* setzt* sexue* siebenjahrige sojas* sondern sparb* sparbuch spend*
spran* sprang springe spritzer spruc* spruch spulk* spulkasten spure* sties* stiess stift stopp* straf* strick strie*
striemen sturzte tasche taschen tatto* tattoo tausc* thera* tier tonne* torke* trieb* trink* tropf tuv uberhitzt uberk*
uberklebt uberm ubers unauffindbar unfah* unfahig ungeb* ungew* unserer unterschlagen unterschrieb untersuchung
unvertraglichkeit verat* verba* verbraucherzentrale verde* verdeckt verdreht verlangte verletzt verlieren verme* vermi*
vermietet verschluckt verso* verti* vertickt verur* verwaltungsgericht vorstand waage waage* wachte wegge* weinend
weiss wellensittich whats* whatsapp widerruf winse* wortl* zappe* zerrt* zisch* zischte zolia* zuckt zuckte zusteller
zweijahrigen zweitschlussel zwing*`,
      '7': `
180 abgesperrt abget* angeh* angel* asthm* ausziehen begleitung beine beleidigt benutzt benzi* bereits beschimpft
bewertungen blond* blute* blutig brech* coach* de deale* deine* dispo* droht* eben eheri* ehering eingeschaltet
elektriker entno* entnommen erdnuss erzieherin ex faust* festg* fixie* fixiert flasche flugb* frauen friseur funke*
garnelen gebe gedre* gedreht gehal* geholt geloscht gemer* gemerkt grins* gutac* hand hande hast haust* heiml* hing hob
hufte hufte* inhaber jahri* joint* jugen* kaninchen kassi* kevin kevin* kiche* kind klebe* kolla* kopft* kopftuch
kumme* kuver* kuvert lachg* lag lande* leichter linse losge* mach masche mecha* mechaniker menschen moder* mund
nachttisch nebenbei paar pension pfleg* provi* pruge* rauchmelder raus rochelte sag schaufenster schrie schulden schwo*
silbe* solle spazi* sperrte stiche stieg* stundenlang tierarztin trat verab* verarscht verein verschwiegen verstandigt
warf warnu* warnung welpe wodka* wohnung wunden zigaretten zitte* zucht* zufal* zufall zugek* zusti* zustimmung`,
      '8': `
absichtlich aussc* bademeister begle* beine* bescheid betre* drin durchs er eurer eurer* fall fliegen freund gemel*
gemeldet gesicht hande* hasch* heimgeschickt hof inkas* inkasso kabine kamera kramp* las lippen loffe* loffel log lugt
madchen mitge* monte* monteur musli* mutter nachts nannt* nannte pass pensi* pferd pfusc* psych* rollt* rutschte solle*
sozia* spritze stein stellt tasch* typ verdr* vertragen welpe* wohnu* zahn zucke* zuckt* zuruckbekommen`,
      '9': `
absic* arm aufsi* aufsicht augen bauch bewer* blut bub dein dich dir dr druckte du egal euch euer eure flog fort
fremder gebrochen gerissen ihm madch* reing* rief riss zunge`,
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
    plainBelow: -3.8,
    unlikelyBelow: -1.05,
    likelyFrom: 2.88,
    words: {
      '-9': `
aburr* agota* agrad* aire amabl* asesi* atasc* cae calles caris* cerrado chirr* cita cola comunion conge* decor* deja
desti* devolucion encan* etern* febre* febrero mejor mejor* mesas mesas* mucha mucho* obras obras* pero precio recar*
retraso ruido* segundos sillas siste* sistema suspi* tarda tarda* tardo tardo* vale vistas`,
      '-8': `
aguad* amari* aparcar arrug* avisan borrachos butac* butacas calefaccion cantando caro cebol* cena cierra cober*
cobertura columna congelado contenta correcto crime* decep* demor* demora despedida diez encanto enchufes entrega
escen* esperando estim* estup* feo folle* fria frigo* gotea* gusta* incom* lectura lento* mata navid* paell* paella
pago parce* partida pica practica progr* quinto ranci* recargo resec* rico sabor* santa* seco servicio sofa soso susto
susto* talla* tallas tarea* templ* tresc* ventanillas versi* version web wifi zapatos`,
      '-7': `
112 20 30 47 90 96 acond* acondicionado actualizacion agotado aguado album alfom* andar andar* aplastada aplaz* artes*
averiado barras bienv* bombilla botas botas* cafet* calid* calidad cancela cansa* carga carisimo cata centr* chocolate
churr* comis* comisiones compe* competencia conex* conexion crimen croqu* cuota decirle decoracion degra* degradado
desin* desplazamiento dia divertida doce eligio enviar espanol estanterias estuvimos extras floja floja* flojo folleto
frita* fritanga futbo* gotea gracia gran hielo* horar* horario impri* infin* invitados juntas karao* karaoke lavav*
lavavajillas lenta lenta* lento libros llega mal mala malo maquinas mediocre mes muchi* mucho music* musica navidad
normalito notificaciones novel* novela nula ocupadas olvidaron organ* pagando pan pantallas peaje pelos pelos* perdi
pintu* pintura pixel* poca postre precios pregunte principal rasgu* rato responden resta* riqui* ruidosa ruidoso salim*
salimos santa sentaron servi* sigo simpa* sitio sitio* sonid* sonido sopa suela suela* suspiro tacon* tapas tapas*
tasas tasas* tele toco torci* torcido trafico traje* trajeron trescientos vacaciones vacias veniamos ventilador volum*
volumen volve* volvere`,
      '-6': `
01 13 25 38 6 60 7 92 abono abono* aburrido aburrieron aburrimiento aceptaron actor* adolescentes agost* agosto
agotadas aguacates alfombra almohadas alpaca amables amarillo ambie* amigas andre* andres antig* antiguo antiguos
anunciado aparcamiento aparte app armada arquitecto asa asado* asesino atasco atent* atento atrac* atraco audioguia
auton* avanz* barat* barbacoa batidora blanda bodas bodas* bombi* borroso bucle bucle* buenos burbujas cafetera caida*
camarote cambiaran cambie campo campo* cana cance* canta* carac* caracol cartas catalogo cebolla celeb* centi* centro
cerrada cespe* cesped champ* chicl* chirrian chupito cierr* cine citad* clases colum* columpios comprando compre comun*
comunica conduce conseguir consumir contestar conve* correos corrientes cortan cortinas cristales croquetas cruji*
cubre cubre* cuelg* cuestas cumpleanos cursi* decen* decente decepcion demas* demasiado desay* descuento desig*
desigual desor* destinatario destine devolverlo devuelto dibujos diciembre dieci* dific* dificil discuto disparejo
domingo dulzona duro eco edifi* edificio eligi* encantadora ensenar entregar equivocado escas* escena escritorio eso
esperamos esquinas estadio estimada estupendo eterno excelente exces* extra fasti* favorito fiestas filtros finit*
flojo* fluor* frias frias* frigorifico frio frios frios* funer* futbol galleta gallo genia* genial gira gomas gomas*
gomos* gorro* guerr* guerra gusta gutie* hay hidro* hielo hierbas hora horro* huecos huevos ilegi* ilegible ilumi*
imitacion imprimir incendios incomodo incompleto indic* ingles insip* instrucciones inversion invit* ketch* ketchup
larga larguisima lecto* lector leia lena limon* limonero llamada llamadas lloro loca lunar* maleta mancha manua* manual
mas masa masif* media menu mesa mide minuto mirador miraf* miraflores mismos mitad mitad* morim* morimos movia movia*
muchos mundo mundo* musiq* musiquita musti* nachos necesito ni ninguno novios nueva ocupa* ocupado odia olas olor
onlin* online organizacion pa padel padel* paisa* palid* palidas palit* papeleo papeleras papelito parado parcela
parcelas parec* parecia parez* parezco patatas pedi pega pegaj* peli pelusas pena pesada pina pocas pocas* poco pongo
pongo* postr* pract* preci* preciosos primer prisa* progresivas prohi* prohibido promocion provi* provincia puede*
puedes pulsa* puntu* puntual quint* ramo rapida recibido recogida rematar repetitivo repit* repite reservada responde
restaurante retra* rinon rinon* riquisimo risa robado roman* sabado sabor sabores salsas sangran santiago semanas
serie* servilletas sesen* sesenta siglo siglo* silen* simpatico simul* simulacro sirven solares soles soles* sombra
subio subio* sucur* tabac* tabaco talla tanta tanto tanto* tarde tarea telev* temat* templada terraza tibio tibio*
tiemp* tierr* tierra tinto* torne* torneo tradu* tuberia turnos vendedores vermu* vestido vine vinim* vinimos vuelve
zumo`,
      '-5': `
00 19 21 212 304 55 68 8 83 85 abria abria* abrim* abrimos absur* aburrio acabar aceituna aceptan actor actores acues*
acuesto adelanta aforo aforo* agotada ajena ajena* aji alargo alfaj* algor* algoritmo alma amable amablemente ambiente
ano anuladas anuncian aparador apert* apertura aplazado aprob* argen* argentino arma armario aro arrancar arrastrando
arreglaron arreglen arreglo arrep* arrepiento arrugado arrui* arruinado artificial asado ascensor asesinaron asiento
asper* audio* ausente automatico autoservicio averi* ayuna* ayunas baja bajado bajarse balda balda* balea* baleadas
ballenas balon bancos barato barba* beige beige* biblioteca bicis bicis* bland* bloqueadas bocad* bocadillos bocados
bonitos borra borrar borro* bostezando brillo buenisima cada caduca cafe calef* calendario calie* calor* camareros
camas camas* cambia cambiarlo cambio cancelo canci* cansa capitulos carbo* carisimas carri* carru* carrusel cartu*
cated* catedral cazue* cazuela cebollas centimos cepil* cero cerre cerre* champu chatb* chatbot check check* chequ*
cheque chica chime* chimenea chiquitas choco* choripan chorretones chupi* churretones churros cient* ciento cierran
cintas circulares cm coge comba* comid* comida comision comodo compartido compramos concha congela consumible
conversacion convoca cordi* corre corren corta* cortacesped cortes cortos cosqu* cosquillas crece* cruas* crucero cruje
cruzados cuelgan cuidados cursillo cutre cutre* darte darte* decian decim* dejarlo den deneg* dependiente derre* desaf*
desafinado desayuno descripcion descu* descuadrada descuelga descuentos desem* deseo* desfasado deshe* despacito
desportillada destiempo detalle diabl* dibujo dieciocho digit* digital dijera dinam* diran diran* disfraces disfraz
disparos dispu* distinta divertido doy dulce dulce* electricidad elegi* empan* empat* empezaba empujan empujando
empujar encantador enchi* enchiladas encogio encue* encuesta enero enero* enfado enfri* enganchado engru* engrudo
entere envas* erronea escaso espec* especias esper* esperaba esperas estaciones estafeta estrella estro* estropeada
estudio estuve eterna etiqueta event* exced* excesivo exper* experiencia falab* falabella falla falta faltas famos*
farmacia ficus ficus* fila filetes filo flan formato foros foros* franc* fregona frenar fresc* fresco funcionan gallo*
gana gemas gemas* gesti* gestion gestoria gigas gigas* gitano graduacion graficos grani* grues* grueso guacamole
gustaba gutierrez hablando helados helic* helicoptero hogar hogar* honorarios hot human* hundido igles* iglesia impos*
imposible impresas impro* incluido incluye incomoda indice indig* inexistente ingle* ingresar insipido insistente
instalaciones insuficientes interfaz interfono internet intui* izzi jarro* jarron joaqu* joaquin jugar jugar* jugo
julio julio* juzgados km l ladrillo lag lanzadera larga* lasan* lasana laure* lectu* leer lejis* lejisimos lejos lejos*
lempi* lempiras lentitud leones levanta limones llamar llega* lleno* llevabamos llovio lubin* lubina lucha lucha* lujo
maja malag* malaga malis* malisimo manch* mandan mandar manicura mapa maquina marga* marke* marte* martes masca*
masificado matar matar* mechas mendo* mendoza mercadona miche* midio midio* mido mierc* miercoles minimo minut* misio*
mision moda modem modem* modo molida molin* mosca moviles muchisimo mudo mueve* muro museo museo* muy naranja niveles
notaria novie* noviembre nueve nueve* nuevos nuggets obligatorio ocho ocupada once opcio* oposi* oposicion orgullo
overb* overbooking paciencia pajit* pajita palomitas panta* papel* papeleria parad* parki* parqu* pasto patilla pato
peaje* pedido peina* pela pelus* pepe pepin* percha perdi* perdimos perfecta perfectos personaje pesad* pesim* pides
pides* pido pierd* pista* pistas plan plantilla plazas plega* poda podria policias portes pospu* pregunta pregunten
presupuesto previo prisas produ* producto profes prome* prometia prometian prometido prometieron publicitario pude
pueda pueden puentes punto puntuales puzzl* puzzle que quemado queme queme* quesos quinc* quince ramen ramen* rappi
rappi* raque* rayad* realidad rebaj* recalentado recetas recoc* recom* recomendo reembolso regalado regalaron regue*
regueton reinicia reirs* reirse relaj* relleno remoj* renovar repet* reple* repro* reseco reser* resoplo ridicula
roble* romana ruido sabad* salad* salas salas* salmon saltar sanco* sangria sangu* sanguche santo* sartenes secad*
secadora secuestro seguidas seis seman* senalizado sentimos series servientrega sidra sidra* siemp* siempre siento
silencio silenciosa sillin simpatiquisima simpl* siren* socorristas sombr* sonrisa subes subes* subim* subimos subir*
subti* subtitulos sucia sucios sucursal sugerida suite suite* supli* suplicio sushi sushi* suspe* susti* suv tablets
tarde* tarifas tarjetas taza tecla* teclado teled* teledirigido telep* televisor tematica templado temporada tenga
tenga* teorico tetrabrik tiempo tinto tira tirar tirit* tiritando toallas tocad* tocadiscos tocan tono tope torcida
torpe* tortilla tortura trabajamos traductor trasp* trime* tristeza tutorial ultra* ultratumba vacac* vaya veget*
veintidos venen* venir venir* venta* ventas verano viento vimos vimos* vino visibilidad vitam* vitaminas volveremos
volviera vuelv* yogur*`,
      '-4': `
10 11 15 23 31 32 340 35 41 412 42 52 70 74 88 abonaron abre abril abril* aburre aceitosos acept* acost* activ*
actividades actua* actualiza acuse acuse* admiten adorn* adorno aerop* aeropuerto agradable aguac* ahorro ajiac* ajiaco
ajustes alarg* albergue albor* albornoz alemania aline* alineados altav* amarga amarillento amiga* anden anden* anejo
anejo* anfiteatro animacion anive* aniversario antel* antelacion antes antes* anticuchos antiguas anula* apaga apaga*
apara* aparc* apelm* apelmazadas aprie* aquag* aquagym arepa* arepas armad* arranca arreglar artista asador ascen*
asegurado asesinatos asesinos asien* aspirador atascado atenc* atencion atraso atrev* ausen* ave avist* avistamiento
baila bajan bajon bajon* balne* balneario bandera banos banos* baraj* barajas barro basic* bazar bazar* bendi* bicho
bienvenida bienvenido black black* blancas bocadillo bocat* bocata bocin* boler* bolera bono booki* booking borda*
borrosas boste* boxeo boxeo* brava* bravas breve breve* brick brick* buen buenas bueni* burbu* burge* burger bus
buscaba butaca cabia cabia* cabif* cabify cadaver caducadas caducaron cafes cafes* cafeteria caida cajero calce*
caliente calientes callos calor cambi* cambios campanas canceladas cancelaron cancion canciones candados canel* canje*
capit* capitulo capsu* capsulas carbonara carin* carpa carrito carritos carros cartel carto* carton casit* casita
castigo causa causa* cemen* centrico cepillos cerradas chapinero chapo chapo* charc* chicloso chiclosos chila*
chilaquiles chile* chimi* chimichurri chirria chorizo chuleton circulo clase* clausurado clava* clavadas cochinillo
cofre* cojas cojas* colas colas* colchon combate comiendo compro concesionario concierto concu* concurso conde*
consistio conste consultar consultarme contados contrasena contratar convencida convertido corea* cortaba cortar crece
cremallera cristianos criti* crono* cruda* crudos crujiente cuare* cuarenta cuatr* cuatro cubiertos cuchillos cuest*
cumpl* cupca* cupcakes cursi da damos damos* demasiada dental depar* departamento desayunando desgl* deshecho
desinstale desme* despegado despegaron despego detal* devuelvanme dice directamente discoteca discu* disculpa disen*
diseno disparas dispo* disponible doblada documental dolio dolio* duele duele* dura duras duras* electricista elegi
embal* embalaje embarque embra* embrague empal* empar* empate empezar empleada encantados encha* enchu* encog* ene
enfria ensalada entrada entregada envol* envoltorio equivocada errat* errata escenario escribieron espad* espada
esperar esterilla estilo estuf* estufa estupendamente estuvieran eternos excedentes exceso excusas exito exito* explica
expor* exporta expre* expresamente extranjeria fa fabad* fabada falto falto* favorece feria* fideu* fideua figur* fija
fin fino flamenco flequ* flequillo flori* floristeria folletos food forfa* forfait formulario fragi* fragil frases
frida* friday frigorifica fruta fruta* fu funci* funciona funeraria gato gay gazpa* gazpacho giran* glovo glovo* gol
gomoso gotas gotas* goteando grand* grasi* grumo* grumos guarn* guarnicion haber* harto harto* hechas hicim* hicimos
hierb* hojas hojas* hola hormiguero horrores huele huele* huesped humedos hunde* hundio iberi* idiom* ilusi* ilusion
imposibles imprenta impue* in inclu* incomodos incomprensible industrial infar* infarto infinitas infinitos insuf*
inver* invitaron itali* jabon jabon* jaja japon* jarab* jarabe juego* juegos jurad* jurado ladra lamento lamparas lata
lechu* legal lenti* lentisimo lentos libreria libro* limpieza limpio lindo lindo* linte* llamado llaves llegar lleno
llevan lleven lloro* lluvi* lluvia lomo lona lugar lugar* lunes lunes* lupa macar* macarrones maceta machacona mafio*
mafiosa mago majis* majisima malet* mancu* maqui* maquillaje marcas marketing marta marta* martin mascaras matan*
matarlos mate mayor mayor* mecha* media* medialunas mediana medid* medida medidas medio* mejoren mejores menta merme*
mermelada meses meses* mezclados microondas microscopica miel migas migas* milan* milla* millas min minig* minigolf
minim* minima minutos misa molinillo monton morgu* morgue morir* muere* muestras nacho* napol* naran* nata natil*
naufr* naufragio naveg* niebl* niebla nivel* no noven* noventa objetar ochen* octub* octubre ocupan ofertas opciones
ordenar orige* origen otono otono* out outle* outlet pack paginas paloma papel parados paran paran* parch* parecian
parking parque pasos pasos* patil* pedazos pedid* pegadas pegajosa pegar peleo* pelic* pelicula pendiente peor perdida
perdido perfe* permanencia pesima pide pierde pinos pinos* pista planetario plant* plantas plast* plastico plato podias
podol* politica polvo porteria posib* posible postal poten* pozol* pozole premi* pring* pringosas prisa progreso propia
proye* proyector publicado puent* puntualidad pupus* pupusas queda quemaba queri* querian rabia rabia* racio* rancias
raqueta rata ravio* reali* rebajado rebajas recam* recambio recargada recetar reclame reclinar recog* recoge recogiendo
recomiendo reconoce recor* recuperar reir reparacion reparto resecas resolver reson* resonancia respondieron resto
reyes reyes* ridiculo rinco* rincon robar robles robot* rodillas rodri* rolli* rollitos room rosa rumba* ryana* ryanair
salon salon* salta* saltado salvo salvo* san sandw* santo seca secas secas* seguimiento seguro semip* semipermanente
sentarse senti* separadas septiembre serie servidores sevil* sin sincr* siniestro sirena sirop* sirope sobraron solar*
solo soria soria* sosa spoti* spotify stock stock* subido subirlas suert* suerte super suple* suplemento surf suspira
sustituto taco tacon tacones tapac* tapacubos tapones tardamos tardan tarot* tarta teatr* teatro tela teque* tequenos
terce* tercer terma* termina termo* termostato terra* texto* tiend* tienda tiesa* tiesas tiesos tintoreria toboganes
tomate tonto torcidos tornillos torri* torrijas traga* traje tramites trasl* tres trescientas trimestre tutor* ultima
unico unico* unida* usarl* vacios vagon vagon* valen* valia valia* valle* vasos vasos* veint* veloc* velocidad vence*
veneno vengan ventana ventanilla vermut vesti* viajes videollamada viene vinagre vinos vinos* viole* visit* vista*
vueli* vueling vuelven vuelves yogur yogures zapat* zarag* zaragoza zona zumba*`,
      '-3': `
12 14 16 36 37 50 abani* abiertas absurdos actualizar acuar* acuario adhes* administracion agend* agenda aguacero
aguanta aguja ajo ajust* alisa* alisado alred* alrededor alta alumnos amarilla ambientador amor anterior antic*
anunciaban anuncios apagado aporreando aprietan arabe arabe* arena arena* armar* armas armas* arreglarlo artif*
atendido atora* audio aun aunqu* aunque averia averiadas avisad b bajos bajos* balon* barbe* barre* barrio basur*
basura bater* bateria bien boda bogot* bogota bolas bolas* bolsa* bolsas bolsillo bolso bonit* botan* boxea* boxeador
bulto buzon* cacahuetes caduc* cajer* calcetin calienta callado callo* calma cambiado camina canap* cancelada cancha
cansada caoti* capri* cara caram* cargador carino carisima carme* carmen carmi* caros caros* carreras carta* carteles
case caset* caseta casillero catal* cator* catorce celebrar centimetros cerra* cerve* cerveza chanclas charla chat
chiclosa chillan chori* chorr* cien cinco cinco* circuito citas citas* clara clarito clavaron club cobraron coca cocido
codigo cojo colag* colageno color colores comisaria comod* compi* compresor conducir conductores congeladas congelados
congelar consi* contrario controles convo* corba* corbata corre* corri corrillo corta corte* corto corto* costa costo
costo* creo crimenes cruce* cruje* cuadro cubie* cuentos cuero cuero* cuesta das debe deberes depen* descr* descuentan
descuidado desga* devue* devuelven diari* diarios dieciseis dimin* diminuta dimos dimos* dinamica dinamita dispa*
disti* distinto divin* domin* dormi dormidos dos dulzo* durmi* durmieron elegir empanadas empap* empaste enano enano*
encargue encerraron enfre* enfrente enfriar entera entie* entiende entiendo entra entregado envio envio* epoca epoca*
equiv* escalones escandalo escribiendo escribo escue* escuela espere espum* espuma esqui* esquina estabamos estad*
estupenda estuv* etiquetada ett euros euros* evento examen excel* excursiones excus* expli* expos* exposicion extravio
factura falla* familiar favor* fecha festi* filet* fiscal floji* flores frase* frego* frenos frute* fruteria fui fuimo*
fuimos fumadores funcionar futur* futuro galle* gambas ganas ganas* ganga ganga* garantia gasta* gatos gatos* gesto*
giran graci* gracias gradu* grande grasa grasa* grati* gratis grifo grifo* gris guaca* gusto hablado hambr* hambre
hamburguesas hice higad* higado hinchable hipot* hipoteca honor* horas horas* hormi* hunde hundidas ignora ikea impre*
incomodas inexi* infantil inquilino insis* instalacion instalar insur* insurgentes intel* inteligente irse italiano
joyeria kebab kebab* kilom* kilometros lados lados* ladri* lampa* largo largo* lavad* lavado lavados lavan* lechuga lee
leen letra libre* licuadora limpiar linea linterna llegaba llegan lleve* lluev* logic* lucas lucas* lumin* luminoso
macho* madur* madura manchas mandaban manza* marti* matam* matas matas* match* matri* matrimonio mecanica medio menta*
menud* menudo metido minib* minibar miro mojad* momen* momento mono montado montaje morir movieron muerta muerte muest*
musical nada nadie nadie* never* nieta nieta* ninos ninos* nivel notit* notita noto novia nuestra nueva* oir ola olvid*
opcion operacion organizado padro* padron pagado pagar pagas pagas* pagin* paint* paintball palad* paladar panaderia
pantalla parche parece parto parto* pasaban pasan pasillos pasta pasta* pastel patada pdf pedaz* pedim* pedimos pedir
pegad* pegada pegajoso pegamos pelis pelis* pelota pequena pequenito perma* perse* piden piden* pidiera piedras pienso
pila pilas pilas* pilat* pilates pisos pisos* planc* plano* plataforma plato* plazo plazo* pobre polvo* ponen* posta*
potencia prefe* prefiero preguntas prepaga presu* previ* princ* principio profesores promo promo* propuse prosp*
prospecto prove* providencia provoleta pudie* pudiera pudo pueda* puede puesto puntas quemados queriamos queriendo
quios* quiosco quitaron raciones radio rapid* raspado raton rayar* rayaron rebos* rebosando recal* recin* recinto
recli* recuerda recup* refre* refri* refrigerador regla reini* remat* renfe renfe* repon* repue* reserva reservamos
resop* resue* reves reves* rey ricas ricas* robas robas* robo robot rodil* romantico ropa rosar* rosario rosas rosas*
rota rotos rotos* rutin* sal sala salsa* sarte* satis* satisfaccion sauna sauna* sea secre* secreto semana senalo seno
sentido septi* sesiones sevilla siguiente sillon simple sirenas sirve* solte* soluc* sorpr* sorprende sosas sosas*
subida sueltos suete* sueter suspendi suspendido suspendio tabur* tanta* tapado tapic* taquillera tardaba tarif* telar*
telaranas teles* telesilla telon* telonero tematico tempo* teori* tercero terro* terror texto ticke* ticket tieso*
tirando tiza toall* tocan* toda tomaron tomat* tonto* toque torni* tosta* tostada total total* tour trafi* trami*
tramite traye* trayecto trein* treinta tren truco* tuber* tuppe* tuve ultim* unica unica* unidad unive* universidad
uvas vacio* vecino veinte vendi venti* verlo verlo* vermu vez viaje* vieja* viejas viejo vinag* virtu* virtual visita
visitante visto visto* vitrinas volvieron yendo yendo* zapatero`,
      '-2': `
1 18 27 29 39 600 65 84 980 aboll* abona* abrig* abrir abund* adole* adoqu* agrie* ah airbn* airbnb alarma album*
alfombrillas algas algas* alquiler alquilo altavoz alto altos altos* ampli* ancho* anchoas andan* andando animadora
animal anter* anunc* aparece apart* aporr* aprieta apuntes ardia ardia* aseguro asign* asustado atendieron atest*
atestado atracciones atun audifonos auric* auriculares autom* autos* aveni* avenida avisadas avisaron ayuda azulejos
balco* balcon baner* banera barri* bascula beisb* beisbol biber* bicho* bikin* bikini bingo bingo* blanc* blanco blanq*
bloquea bolsa bolso* bomba* bordado bordes botones bronc* busca* buzon cacha* caido* calcetines calcu* calde* calle
calzo* camis* camisa campu* campus cargu* cargue carniceria carpa* carre* carrera carte* casca* castillo catalana
central cerca cerca* cerraba chaqu* chaqueta charco charl* charlando charo* chef chela chela* chica* chiri* chule*
cigarrillo clara* clausulas clic codig* cojea* colad* colon* colonia color* come comia* companeros completa con condi*
condiciones confu* conso* consola contacto contadas contando contar contara contesta contestaba contestan control
cordero corona correo corrio cortaron corte costu* crema* crudo* cuelga cuota* cura curso curso* d darse darse* debie*
decirme dependientes derecha desco* desembarque deses* desesperada desho* desma* diarias dias dibuj* dicen dicen*
doctora domingos ducha durmio edred* edredon educativa efecto elect* electronica elige elige* emoji* empapada empatia
encimera encogen enfad* enorme ensal* enten* entra* entrar entrecot equipaje equipo erron* escala escape escondida
esmal* esmalte espej* espejo esperara este esterillas estrecha estrellas estropeo estudiantes etiqu* excur* exige
exige* explicaciones expres exten* extra* fabrica falsas falta* farma* fecha* feliz feliz* festival fichas fiest* final
final* firmas flojas flore* folio* formal formu* frasco fregadero fue fueran full funda fusil* gamba* gano gastados
gastos gestor getaf* getafe gitana golpeada gondo* gondola goteaba goter* grandes grise* gritando guapo guapo* guardia
habitacion hacer hamaca helado hiciera historia horarios hormigonera hotel hotel* hoyo hueco* huesp* humed* hundi*
idiomas incen* incendio indio indio* indus* infie* infierno ingresaron inicial insta* instalador intolerante izqui*
izquierda jerse* joven juego junio junio* justa* justamente justo lado ladra* ladrando lamen* lasti* lastima lava
lavanderia lavaron lentes levantado libre lija lima lista lista* liter* literas llama llegamos llegando llegu* llegue
llena llena* llenos llevamos lleve llueve local m magia magia* manda mando manejando manta marca* marisco marqu* masaje
mater* mayo mayores medias medico menus menus* meter mezcl* minus* minusculas mios mirab* mirad* model* modelo mojada
mojito moles* molestias monosilabos mozos mozos* mucha* mueble muelles muero muero* muert* natac* natacion natillas
negra neumaticos nevera ningu* nombre normas nubes nubes* nuevo* numerosa ochenta ofert* oficina ojala ojala* oler
olien* oliendo olvida operador optic* optica ordenador orgul* otro oxida* oyes paco padres pagina paliz* paliza panales
papas papas* paqueteria parada parag* paraguas parches parecen paredes parej* pareja parti* partidas partido pasado
pasaron paseo paseo* pastilla pasto* patat* pavos pavos* peluquera pelusa pequeno perde* perdemos perfiles perro
persianas perso* personal perua* pesos pesos* pestanas picado pico pierna pieza pimie* pinchos pinta* pizza pizza*
plancha plane* plaza* podologo pollo pollo* pondr* ponen porto* preguntando premium presenta prima probadores problema
protector proveedor puedo puedo* puente puestos pulgar pulso pulso* punal punal* punta* puntadas quedamos queso* quini*
quinientos quite rapido rayada recet* recitaba reclama recue* reemb* refor* regalo reimo* reimos reinicio rejil*
rejilla relig* reloj remon* renov* repetir respa* respaldo respirar respuestas resulta reuniones ridic* rinones robar*
rodap* rodilla ron ronda rotas rotas* ruidi* sacan sacar salado salce* salcedo sales sales* salta sandwich sanit*
sebas* sebastian secador semil* semillas senoras sera sesio* sexto show sient* siest* siesta sillo* sincronizacion
sinie* siqui* siquiera solucion sonri* sopor* sordo spinn* spinning subas* subia subid* subir sudor sudor* sueltan
sueno sueno* suger* sujeta sumin* suministro tacos tacos* tamal* tamales tampo* tampoco tapab* tardaron tarta* techo
techo* tempe* temperatura tened* tercera terci* terminamos test tibia tibia* tienen titular todo tonic* torno torno*
torre* torti* tractor traga tramo tramo* transfer traslado traum* traumatologo trepa* tripl* truco turbi* turno* uber
usar usarlo use vacio vajil* vajilla valoraciones vals vara veces veces* vecin* velas velas* velo vende vendia ver
veran* verdes vergu* verguenza viajar viaje viejo* vient* visib* visitas vispe* vispera vivo volver voz vuelta walla*
wallapop weon yeso zumba`,
      '-1': `
0 1000 114 150 2024 22 26 3 312 3ºb 40 4471 500 59 62 700 75 80 87 9 95 99 aboga* abogada abogado abrazo abrir* abuelos
abusi* abusivas acaba* acabamos acade* academia acent* acento achis* acomodador adema* ademas adopt* adoquin afonica
agua aguas aguas* agujero ahijada ahorr* ajustar alarm* alcor* alcorcon aleman alergenos alime* altis* amenaza
analitica anoch* anoche anotar antigua anunciada aparecieron apartamento aparto apelmazado apura* aquel* aquello arco
arroz arroz* artis* asientos aspir* atiende averg* ayer azule* baila* baile baile* bajan* balde balde* banad* bande*
bar barbaridad barbero barco barco* barro* batid* bebid* bebida bici bicic* bicicleta bigot* bigote bizum blandas
bloqueado blusa* bofeton bolet* bomba bombona bonita bonito bordo bordo* borrachera bote brack* brackets broma buena*
bueno* bulto* busco busco* caballero cabin* cable cachi* cadav* caducado caido calle* callo calma* calza* camino
camiones campi* camping canas* cancelar canch* canino caras caras* carga* cargar carta casa casi catalan cater*
catering cayer* cebra cebra* cemento cenic* centralita cerem* chicle chico chiripa chiste cigarros cincuenta cintu*
cintura circu* ciste* cisterna civil civil* cliente cobraban cobrado cobran cochi* cocid* cocina cocte* coctel cogi
coincide colch* colcha colib* colibri collares coma comed* comedor como compadre compensacion comprar conch* concl*
conec* confirma contestaron contrato copa copas copas* coron* corri* corrige corti* costa* credito creia* crema crist*
crois* croissant cuadras cuarta cuartos cuban* cubierto cubo cuchillo cuenta cumple cuna cunada curry curry* degus*
degustacion delfines delit* delito denta* depil* depilacion desab* desag* desca* desmi* desmo* desmontaron despe*
despegada deste* devol* devolver devolvi devolvio digan digan* dirig* discr* distintos diver* divino divor* doble
doble* docena dolia dolia* ejerc* elote* elotes embar* emparejo empleo empuj* encerrados encie* encogidos encontrar
encontraron encuentro enorm* ensena entendia entid* entidad entor* entorno entrara entre* entrego eps equip* es
escaleras escopeta escribi escrita espectaculo espera esqui esta estacion estre* exame* excel exclusiva excursion
existia explico explota extensiones exter* facturacion fallo* faltaba familias felpu* felpudo feria fideo* figura
financiacion firmamos fisioterapeuta flame* flojito fondo* fontanero foto fotografo frasc* freid* frena* fresa* fuego
funcionaba fundi* furgo gabin* galletas gallina garan* garrafa gas gaseo* gaseosa gasol* gasolina gener* gesto giro
globos goma gotera grabacion grabar grafi* gritaban gritar gritos guita* haber habil* habiles habit* habitaciones habla
habla* hacen hacen* hacerme hamac* hambu* han helad* herna* hombros hormigueo horri* horrible hospital hoy huell*
imagi* imita* implante impresora impuesto incidencia incluia incon* infan* inflable instagram inten* interesa intol*
invita jardi* jardinera jardinero jubil* jubilados jugue* juguete justo* laboral lagri* lagrimas largu* las laser
laser* lavadora lavar* leone* leyen* libro licencia limon limpi* linea* literal litro llamarle llegado llego llego*
llenas llorar llove* llover local* loco macet* madru* maiz majo malos malos* manan* manchado manda* mandando mando*
manejo manera manga manga* manguera manic* mante* mantencion mantenimiento mar marav* maravilla marcados marcos mareo
marid* marido marin* marroqui marzo marzo* mascota mataron matricula megaf* megafonia menos menos* mensajero mercado
merec* meter* metod* metodo micro mil minusvalidos miraba miran mirar mismo mismo* mixto mixto* mojado mojit* molesta
molid* montadores montu* montura mosquitos movis* movistar muchacha mudanza muell* muerto muertos muestra multa muneca
municipales murcia natur* negocio negros nena nieto* nieve noches noeli* noelia nombr* nota notif* novia* novio* nuevo
nugge* ocupa ocurr* ofrecen onda opera* orientacion oro ortod* ortodoncia oscuro otra otras otras* oyero* oyeron pagar*
palabras paler* palermo palom* panad* pantu* pantuflas paque* paquete paquetes para pared* parquet partir pasan* patad*
patillas patines payas* pegam* pelado pelea pendi* peque* pequenas perch* perder perdon perfectamente perju* perjuicios
personas pescaderia pez picada pie piedr* piens* pieza* pintar pinto pipa pisci* pistacho pitab* pitaba pladu* pladur
platano playa playa* pleno pleno* poder poder* poliz* poliza pone ponia porton posta posti* postizas postv* postventa
power* practicas previa prima* primavera prime* primera productos prometio prude* prudente publi* publicidad puebla
pulga* pulpo pulpo* pulsera punta punto* qr quema* quemada queria queso quieren quiero quimico quinceanera quise quise*
quisi* quiso quiso* quite* quito quito* racha racha* raton* recha* rechi* recit* recogerlo recon* reconozco reforma
regio* regional regla* regular reluc* repaso requi* requisitos resba* resena reservado reserve residencia resor* resort
respu* resto* retirado retuv* retuvieron reuni* revision revisiones rinde rinde* risas risas* robaron rosco* roscon
roto route* router rueda sacan* salgo salgo* salpi* salsa sana saque satur* secretaria sede segui* segundo semaforo
senal senala senta* sente sente* separ* serrano seten* setenta sido siete siete* sigue silla* silli* sirvieron sobra
sol soltera sombrilla sonan* sonando sonia sonia* sorbi* spa spray spray* sube suben suben* subi sucia* sucio* sudad*
suegr* suegra suegros suelo sugerencias supervisor suspende suspendieron suyo tabla* tag tajad* talad* tapar taquillas
tarje* tasa tatuaje temar* temario tenian tensi* termine tetra* tickets timbr* timbre tinte tinte* tiran* tiron* tocado
tonte* toque* torcidas torme* tormenta tostadora tract* trago trago* trajo trajo* trapo trapo* trataron treme* tremendo
trist* triza* trizas truen* tuerca tumbona turro* turron ubica* ubicacion unos uy vasit* vasito vegetariano vendr*
venid* venido ventanas verde* verificacion vestibulo veterinaria viajaba vieja viene* viern* viernes viniendo vitri*
volab* volca* volcada vuelva yolan* yolanda zombi* zoo`,
      '1': `
100 28 300 5 54 58 61 abajo abajo* abogados abrigo abro abuel* acabe adelanto adiestrador adios adios* admit*
adolescente adoptado al albaran alber* alemanes alergico alino alino* almuerzo altur* altura amazo* amazon amigo*
analisis andaba anfit* anunciaron anuncio aparato apare* aparecio aplas* apretada apuntaron arbitro arbol* arrib*
arriba asalt* asegu* aseso* atien* atrav* audif* autob* autoc* autocaravana autos avion* avisa avisada azulejo bajada
bajas bajas* banador barra* benit* bichos bizco* bizcocho blando bofet* bolsi* bonos bonos* borde* borra* borran bota
boton* brown* brownie buffe* buffet buset* buseta cabal* cabec* cable* cacah* caducidad caer caldera calen* calvas
calvo calvo* camar* cambiarla caminar camiseta campa* campe* canar* cancelan canina cargo carit* carnet carpas carpeta
carretera cartera caste* castellano casti* cenar cenar* cerrados cerrar cerraron cerro cerro* certi* cervezas cesar*
cevic* ceviche chand* chandal chavo* chico* chiringuito chist* chorreando chulo chulo* ciego ciego* cierre cierto
cinta* ciruj* cirujano clari* clase claus* clienta cobra* cobro cobro* coche* coches codaz* coger coger* coinc* coja
cole colegio comanda comercial comercializadora comi compl* compra comprada conci* confirmada contactos contador conte*
contento conti* conto conto* corde* correcta correr cortesia cortina cosa crack crack* crepe crepe* cuade* cual cuant*
cuart* cuatrocientos cuelan cuent* culpa culpa* cumplir cunad* cunado darle dataf* datafono decia decir* defensa dejan*
denti* dentista depri* derrama desal* desan* desaparecieron desas* desastre desayunar descansar descosido desde desde*
desen* desfi* desgu* desguace desnuda despi* diagnostico diario dicie* dicta* diner* dinero direccion distintas dj
docto* dolar* dolares dolor doscientos duchas duenos echan echarnos educacion efectivo electrico elevador ellos ellos*
embarcar empas* encargo encarna enchufe encoge enfermeras ensene entregue equivocadas ernes* ernesto error* escri*
escribio escrito espaldas espan* esposo estab* estaba estaban estac* estaf* estar esto estresada euro exage* examenes
examinador extraviada fabri* fallo ferre* ficha fideos filete firmar forma* free fregar fuera* garbanzos garit* garita
gastado gasto* gestora gimnasio gineb* ginec* gitan* golpeo googl* google gorda grado* granj* granja grupo grupo*
guardarropa guarde guardo guia guino guino* habia habia* hacer* haces haces* hagan hagan* hamacas has he hecha* hecho
hecho* helada hermana hierba hincharon histo* hombre hormigas horno horno* hosta* hostal hubie* hubiera hucha hucha*
huella hueso humedad humedades ibiza ibiza* identificacion imagen impor* incluida incum* indem* inmobiliaria inqui*
insop* insoportable instituto intento inuti* inutil inventa itv jaiba jaiba* jamon* joven* jubilacion jubile juguetes
juici* juicio junto justi* kevin kevin* kilo lanza* largas latin* lavab* lavabo lavadero lavar legal* levantar licua*
listo listo* litera literalmente llamaba llamaron llame llanta llegas lloraban loter* loteria macetas macha* mail
maletin maltratador mananas manchada mandaron mande* maner* mangu* mangueras mantequilla manzana marco* maste* master
medidor mediodia mensajes merit* mete meten meten* metro micro* midie* mira mirar* moder* moderna molesto moque*
moqueta morci* morcilla mosca* mosqu* mostrador motor movid* movil* movim* mujer munecas murio murio* nacido neces*
negra* noche* nocturno nomina normales notario noticias nube nuca nuece* nueces nuestros numer* numero nunca nunca* o
ofend* olvide orden* oso ostras oxidado oye pagadas pague palma panam* papa param* parpa* parte* pasa pasar pase patin*
patio patio* patri* pegab* pegaron pelad* penal* pensando pense pense* pensi* perdono perito perra perri* persa persa*
peruano pescado pierc* piercing piezas pinza pirop* pisar place* plano planta platos plaza podia* polic* policia poner
pones pones* por porqu* porta* portabilidad portal porte* portu* prefi* pregu* presto profe propina psicologo pueblo
puertas puntos quedan quejado quinta quirofano quisieron quita quita* radio* ramir* ramiro rayita reaco*
reacondicionado rebec* rebeca recepcion recogio recuerdo recupere recurro red regal* renat* renata renovacion resac*
resid* resolvio respi* reviso revue* revuelto rodan* rodando ronda* ruben ruben* ruedas rutina saban* sabana saber*
sabia* sacad* sacado sacam* sacamos saldo saldo* sale sali salia salido salie* saliendo salieron salio salio* salmo*
saludo secos secos* seda seguia selfies sello semaf* senal* senor sierr* sierra siguen silban sirve sobra* sobraba
sobre sobri* social solar soltaba sonab* sonaba sordo* suave subie* suegro sufrio super* supim* supimos supongo
taburete taller tan tanque tapad* tapo tatua* taxi tecnico telef* telet* termi* terminado termino tesis tesis* tibur*
tiesa tio tirad* tiros tiros* toca toldo* tontos tornillo tos trabajar trabajo trae traig* traiga trampa tranquilo
trans* transferencia transparente transporte tras tribunal tribunales trona* tumbo* turno tutora tuvo un unas uniforme
usado usado* uso vacun* vacuna valer* valeria valla valoran vamos vamos* vater vater* vayan vayan* venga vengo vengo*
venia* veranos verdad verdo* verdu* verif* vestuarios veter* viaja* vidriera vieji* viend* visad* visado volante
volvemos volvi* volvio vueltas vuelto whatsapp yo yoga`,
      '2': `
128 140 180 200 2011 34 67 79 900 a abrieron abrigos absol* absoluto abuso abuso* acababa acabe* acabo acabo* acele*
acepta acosan acoso acoso* acto acuerda adela* adelg* admin* administrativo admitio afuer* afuera ahi ahora ahora*
alcan* algui* alguien alli almue* alpac* alqui* alter* alumn* amarg* amena* ameri* americana amigo amont* amort* ando
anfitrion anos anota* anten* anulado apagadas aparecer aplicacion apoya* apreto arana* aranazo arbol arnes arnes*
arranco arras* arreglan aseo asesor asi asomo asomo* ataca* atras* avent* aviso aviso* avisp* avispas bajando bajito
banco banda bandi* bandidos bano banqu* banqueta barba barra basta* batido beber bebo blancos boli bombe* borde borro
bosteza brazos brik broma* bueno bufete buscar cabez* cabeza cables cagadas cajera cajones calab* calam* camara camion
campamento campana capo cargo* carne carne* carpe* cartelito casar* caso casos casos* cayo cedio cedio* cejas cejas*
celulares cenicero center certificada chanc* chapa* chavales chino chino* chuli* ciclos ciert* clavi* clavicula coach
coach* cobra cobrada colla* coloc* coman* comentando compa* companera compr* conductor conejo confirmaron consigna
const* consta consu* consulta consultorio conta* contr* contracciones contratado corazones corriendo costado costura
credi* croni* cronica cruce cuaderno cuadr* cualquier cuarto cuidadoras cumbi* cumbia curva daban daban* dada datos
datos* debaj* debajo deces* decesos decid* decide decir dedos dedos* dejado dejo dentr* dentro derec* derma* derra*
descarga desconocido desfa* desvi* detec* detra* detras deuda diagn* diferencia dije dijim* dijimos dira discos
discutir dni docen* dormir dosci* dupli* durante educado ejecutivos elefa* elefante eleme* elemento eleva* ellas ellas*
emerg* encer* enseno enter* entran entre enviaron eramo* eramos eran error escal* escol* escolar escop* escriba
escribes espal* esposa estado estar* ester* estet* facia* facial facil facturas famil* fechas filtr* finan* fisio*
flaco flaco* flota* flotando fotoc* frascos fueramos fuero* fueron fuerz* fuerza fumar funcionaria furgo* gafas gafas*
gallos gamba game gemelos gigan* gimna* gimnasia gin girab* giraba gota grada grada* grana* granada grano* grito* guapa
guapa* guard* guarda habra hace haga hasta hasta* hebil* hebilla hemos hemos* herma* hicie* hicieran hicieron hijos
hijos* hospi* hubo hueco hueso* huespedes hundia iban idea ignor* igual* iman impec* impecable impla* inicio inmob*
instalado insti* insulto inund* iphon* iphone ir jacuz* jacuzzi jajaj* jajaja joyer* juega* jueza jueza* junto* ladro*
ladrones lana langostinos lanzo lanzo* leche letra* licen* liste* llamaban llamas llame* llamo llamo* llegaron llene
llene* llevo llevo* lloviendo lo lote madri* madrugada mails mails* malcr* manden mango mango* mantas manti* mantiene
march* marchar marco mareo* maria* maris* marro* martillo masco* mensa* mentira metid* metros mini miraron mochila
molie* moned* monis* monos* monum* monumental morta* mortal mosta* mostaza mota motor* motos* motosierra mover* movil
mu muebl* mulet* muletas murci* narcos nido noche nos nosot* nosotros notar* novio nuestras nuestro numeros oblig*
ofici* ofrece oi oia olvido operadora oreja oreja* oxxo padre pagab* pagan* pague* palab* palma* panal* panch* panue*
panuelo paracetamol parara paro parri* parte pasab* pasap* pasas pasas* pasillo paste* peces peces* pedic* pedicura
pegado pegados pegan pelot* peluc* peluche peluq* pendientes perfi* permi* perra* pesado pesta* piano piano* pibe
picad* pilla* pin pinon* pinones pinto* pinza* pinzas pitan* pitando placa* plata* plati* polig* poligono ponga ponga*
portatil poste preguntar preparada presentaron prest* preve* priva* privado proba* probaron promocional propi* protesis
proximo prueba psico* psicologa puert* puerta punti* pure pusieron q quede quede* querer quiten raspa* raya rayit*
razon razon* reclamar recogi regad* regadera regul* reina reina* rellenar remate remit* renta resenas responsables
revisor rezan* rezando robada robados rompio rozo saca sacri* salid* salida saluda sangr* sat segunda segur* selfi*
senora senores senorita serra* servian servidor sexto* si siend* siendo siguio sirvi* socia* sola solita son sucio
suelt* suena suena* surti* sus susur* tablet tambi* tambien tapa tapan* tapon* tasador teleferico temporal tendran
tener* tenia* tension tequi* tequila terremoto tiene* tienes tipo tirar* titul* toalla tocara todos todos* toldo tomar*
tonta tonta* torer* torero trage* tragedia tranqui trasera trasero trasq* trast* trastero tripu* tripulacion triste
turbia ultimos una unifo* uno urgente usada usuario valladolid vaso veo verba* verbal verem* veremos ves vestu*
vestuario veterinario vi vigilante vinie* virus virus* vivir vivir* vuelo vuelo* ximena`,
      '3': `
000 49 63 71 72 800 abier* abierta abierto abraz* abrie* abriera abrirla abuelo aca acomo* acomodadora acomodo acomp*
adelantado admitido afoni* agarrado agoni* agonizando aguan* aguanto albar* alergia alguno aliex* aliexpress alumno
amanecer ambulatorio andam* anima* animales apela* apellido apila* aplau* apodo apodo* apren* apret* aqui arete* aretes
armado arran* asomaba atender atienden atraganto autoinyector automatica autop* autopista autorizacion azote* azotea
azul bajit* bajo bala balaz* balazos banan* banda* basto* baston bate beber* billetes bloquean bodeg* bodega bombo*
bombones boque* borrado botellas boton brutal buceo buceo* buena burro* buscando busque cabe caben caben* cacahuate
cachetes cachorra caiga* caigas callar cama cambiaba camillero caminando camio* campera capitan carro* cartero casada
casados casua* casualidad cerrajeria chalecos chama* chant* chapi* chavo china china* chispa cierras cinta circular
citac* citacion clavado clave clave* clavo clavos clien* cobrar cobre* cochera cogio cogio* colchones comandante
comente comido completo conciencia conectado conejitos confundio conversar coord* copia cosas cosas* crecer cremas
crudo cruza cuenc* cuidado custo* deber* debia debo decirmelo declaracion dejaba dejaron dejas demanda derecho
desaparecidos desar* desarmo desat* despa* despu* despues detector devoluciones devuelve diciendo digo dijer* dio
direc* diria diria* disco dolor* dona donde donde* doscientas echab* echaba edad educa* electrica embarazada emergencia
empie* encen* encia encia* encim* encima encontro engano enred* ensaladilla enteramos entero entraba escupio espana
espos* esquis estacionamiento estafa estamos estas estas* estoy estoy* estudia exist* expediente extintor fabrican
faltaban favor ficha* flamencos folio forro forro* fotocopias fotog* frega* frenazo fumar* fumet fumet* galli* gallinas
globo* golpe* grabada grabo grabo* grado grapa grosera guardamuebles guiri* guiris habian habra* hacem* hacemos hacian
hacienda haya hecha heladera hermano herme* higie* hipop* hipopotamo hoja honor humo hundida importe indir* indirecta
infla* infor* ingeniera insistia inspeccion instr* inventado invito irme jaloneo jefe juzga* la labia* labor* leido
leido* lengu* lengua leo levan* levante licor licor* limpia llamen llave* llevado llevais llevar llora* lloraba
llorando locur* locura loren* lorena los luna mader* madera maestra manej* maneras manipulada manos martina mataduras
match mato medic* menci* mensu* mensualidad merce* merceria merie* merienda merlu* merluza meto migue* milagros mirada
mirando miren miren* misma mismas moho monitoras monta* mora mostr* mostre moto movie* muebles munic* mutua* nacho
nacio* nafta nafta* nativ* nativo necesidad nenes nenes* nina ninguna normal objetivo obligatoria olvidas operario
origi* original orill* orilla orujo orujo* pacientes pagaba pajar* palomas papeles parac* pare pasada pasando pasen*
patro* patron pedia pedia* pedirlo pelea* peques perfecto periodico persona pescar pidiendo pies pilar pilar* pingu*
pinguinos pintado pintor pizzeria placa platino playe* playero plena* podia podri* poner* ponerlo ponian postres prali*
praline preciosa preguntan preguntandome prenda prese* prestamo proce* profe* profesional profesor propinas propios
propu* prote* provo* proxi* prueb* puesta punetazo puro puse pusie* queja quien quien* quiera quitamiedos quitamos
radiografia rampa rampa* rayas rayas* rayo reacciono rebozado rechazaron recib* recibo recoger reconocieron redonda
regreso relac* rellene repartidor repartieron restos resultado retoc* retorcio reven* reventaron reza rica rojas rojas*
rojo rojos rojos* rompi* roton* rotonda rulet* ruleta sabe salia* salian sellada sellado sello* senales seneg*
senegales senor* sentarme sento sento* servilleta sever* severa sienta silba* simpatica sms sobran solos solos* sonrio
sopap* sopapo soplo soplo* sujet* sumil* sumiller suya tapar* tapon taqui* taquilla tendr* tenem* tenemos tenia tiene
tipos tipos* tobogan tocaba tomab* tortitas tortugas tragu* traguito traia traia* trase* trata* trece trece* trenz*
trenzas tribu* tritu* trompadas trona va valij* valija vapea* vario* vecina vegano vela venci* vendedor vendedora venia
verificar vidrios viero* vieron villa* vomito vomitos whats* whisk* whisky ya zamar* zamarreo zapato`,
      '4': `
0000 110 240 250 78 abofe* abofeteo abort* aborto acaso acaso* accidente aceite acera acera* acord* acosador adies*
adren* adrenalina adultos aesa afect* afectados agarra aguantando ahija* ahogada alambre alcohol alevines algo algun*
alien* aliento altan* altanero altisima amoxi* amoxicilina amparo anaca* anacardos ancia* ancianos andab* andaban
anillo ansie* ansiedad anteriores apend* apendicitis aplaudiendo apode* apoderados apost* aposta apoyo apoyo* aprendio
apretado apunt* apuntando arcad* arcadas arder arder* ardie* arriendo arrieta arrima arrin* arrincono asomando
asqueroso asunt* asunto aterr* ato atrag* atras atropello audifono autov* autovia avellana avisa* azafa* bajaban bajam*
bajamos bajar balanza banana banea* banis* banistas baranda basta bauti* bautizo bebia bebia* begon* begona
benzodiacepina beso besti* bestia bibliotecaria bipol* bipolar bloquee blusa bolic* boliche bomberos bordi* bordillo
botel* botellazo braga* bragas brida* bromas caballos cabelludo cabra cacheo cachetada cachorros cadena cagad* cajon
cajon* callaron callate cambiadas camello camil* cancele capac* captu* capturas carajillos carca* carde* casad* casco*
casero casil* castr* cebad* cebada cedie* cedieron ceja celiaca celular cerea* cerraban cerrajero chamaca chancla
chasi* chasis chicos chillo chiquillos chiquito chism* choca* choqu* choque chupa* cicat* cicatriz ciclo* ciega cigarro
circo* cirug* cirugia clasi* clavo* clini* clinica cloro cloro* colectiva coleg* colgante colgaron colo combo*
comentario comentarios comer* comerse compania comprobo conejos confi* confirmacion confirmar cono conoce conse*
consejo constaba contesto contractura contraste copet* copio copio* corne* cosid* costaba cotiz* cover cover* creida
creye* criadero crios crios* cruzo cruzo* cucarachas cucharon cuello cuestionario cuidadito cuidate cumpleanera curio*
cutic* daba dando danos danos* debia* decla* dejad* dejam* dejamos dejar* delan* delante demandar demos* denunciado
deposito desacato desalojo desap* desaparecido desconocida desencajada despacha despertar destrozado destrozo desvio
deuda* devolveis devolvieron di dialisis dilig* diligencias dislo* disparo distr* distribucion domicilio dormi* dormia
dormiamos dormido dormimos dosis dosis* drena* duda ebrio ebrio* echan* echando ejecutivo el ella emboc* empel* emple*
empujaron en encadenada encar* encon* encontre encubre energ* enferme enfermera enfermero enojo enojo* entender
entradas entregan entrenador escalera escob* escoba escon* escondido escriben escuc* escucho escupieron ese eses esgui*
esguince esparadrapo espero estam* estariamos evang* evangelica evari* evaristo existe exped* exploto extas* extasis
facil* falda falda* falsa* familia felino femen* femenino finca* firmado firmo firmo* fisio flaca flaca* force*
forcejeo forzar fractura freno fuert* fuerte furgon furgoneta fusta fusta* gallinero garra* gasa gases gases* gatita
genit* genitales golpes golpi* golpiza gordo goril* gorila graba* graciela grave* guagua guantera gusan* gusanos gustos
habid* habido hablan hablar habran habri* habria hacie* hago hepat* hepatitis higienista hinca* hincho hombr* hostia
huesos ictus ictus* ignorada ignorante igualito ilegal image* impreso inconsciente indemnizacion infladas informatico
ingresada ingresado inhalador inmut* inmuto inscr* insinuaciones inspe* inspector intima investigacion ipad jalo jalon
jaulas jeta jimena joel jugad* juntos jura jurid* juridico justicia labra* lacto* lactosa ladrillos lango* langosta
lapiz lapiz* latex latex* lean lejia lejia* lente lesiones levantaba levantamos levantarse levanto leyer* leyeron
liant* liante licenciado limpiaron llamandome llevaron locos locos* loro ltp maitr* maitre maletero mamad* mami mamit*
mamita mandaba mania* manil* manillar manip* manit* manol* manolo marcho maric* mecan* mechero mechones medicacion
medicos mejil* mejilla melli* melon* menores meti metia metie* metieron mientras mirara mire mis misma* mochi* molus*
monedero monitor monitorio montana monto* morado mordisco moreno moreton moretones motiv* motivo movimientos mudan*
muertas mujer* municipal musul* nacional nalgada narco* nariz nariz* negar* negaron niega* niegan ninas ninas* nino
noctu* nomas nomas* nomin* notab* notaba numerito obligo ocu ocultaron oficial ofrecia oian olia olvidado orden orine*
orines oxido oxido* oyo paga pagam* pagamos palmo* papelina parabrisas paradas parid* parida partidos parvo* pasaj*
pasamos pasear paso pasti* patas patas* patea* patovica patru* paz pediatra pedidos pego pelda* pellizco penal pensa*
pensaba peque perdio perforado perrita perros peso picar pillo pillo* pincharon pinchazo pisar* pistola plana* plena
pluma* plumas polea ponerme poqui* poquito positivo preguntaba preguntarme prejudicial prender prepa* prepotente
presentada priet* primero primo princesa procuradora propietarios protectora proteste proxima publicaron puerto pulgas
pulmo* quech* quechua quedais queje queje* quemadas quimi* quiro* quiroga quitaba quitaran racis* racista radic* rajo
ralla* rapidos rayos rayos* real reboz* recep* receto recibio reclamo reconoci recur* reflejo regalaba regre* regulador
reja relaciones retor* revelaron rie rodeo rodillazo roper* ropero rozan* rozandome rusa rut saben saben* sabie*
sabiendo saco sacudio salga salir salir* salto salto* salud* salva* sanat* sanatorio sangre seguridad senos senos*
sentada sentado sentara sepa servicios sexual sexuales siga silbi* silbidos silla sintr* sintrom sobrecargo sobrecitos
solas solas* soltar sonda sonda* sonriendo suelta suelto supervisora surte surte* tabiq* tabique tabla tahin* tahini
tardes tasad* tenei* teneis tener testa* testamento testigo testigos tetas tetas* textual tia tocar tocaron todas
todas* tomaba tomar tomas tomas* tonics trabaja trabo trabo* tragara tramp* tranq* tranquila transportista trope*
tropezo tubo tuerc* tufo tumbo tumor tumor* turista tusi tuvie* tuvieron uci urgencias urtic* urticaria usada* usadas
usted vaca valla* van vapeadores varia* varias ve vendaje vende* vender vendidos vendiendo vered* verno* vernos
vestidores vestir vicen* vicente vidri* vidrio villa vio virge* virgen vives vives* volad* volar* volteo volvimos
vueltita vuestro vuestros zoom`,
      '5': `
2015 400 640 abandono abeja* abejas abiertos abonan abrazados accion acelero aceto* acetona acorr* acorralo acuer*
acuerdo adent* adentro adred* adrede advertir agent* agres* aguantar aguar* aguardiente agujas ahijado ahoga airba*
airbag ajeno ajeno* alamb* alas albanil alberca aleja* alejamiento alemana alerg* alian* alianza alla almohadillas
alquilado alquilar alumi* aluminio alzhe* alzheimer amana* amenazan amenazo ampar* anafi* andal* andamio anestesista
anill* anisa* anisakis antibiotico anticipo antih* antihistaminico anuda* apago apago* aparcacoches apedr* apell*
apellidos apestaba aplasto apunta apunto aranazos arbit* ardiendo ardio ardio* arram* arrancan arreb* arrebato asfix*
aspirina asque* astil* asust* atada atada* atendieran atrapo aulla* aullaba auten* autista autocar autoi* autor*
ayudante azucar baboso bacha* bachata bailaba bailo bailo* bajara balsa* banar* barandilla barriga bebio bebio* benef*
benefica benzo* benzodiacepinas besar* bidon bidon* billete birla* bocado borre botox botox* brazo* brillante brota*
bruta* bulld* bulldog buro burros busqu* cabana cabel* cabras cacao cacao* caderas cagar* cales* call calla callaba
camaron cambiada cambiando camellos campeon canda* candado cangr* canic* caniche capar* caparazon capta* cargada
cargadores carro casco celad* celador celiaco celiacos celul* cerdo cerdo* ceril* chabo* chach* chamaco chamu* chapa
chapucero chate* chava* chaval chichon chinches chiqu* chiquilla chiquillas chispas choco chore* chorizos chuches
chupe* ciber* citar* citaron cito clausuren cobos cobos* cobrador cobrarme codo cogol* colchonetas coleccion colectivo
colgados colgando colgu* colgue colic* collar colocado comen* comer comim* comimos comprado compras comprobar comun
conad* condusef conej* conoc* conoz* conozco conserje conservas contado contenedor contra convulsionando corra* corral
corredora correspondencia corriente cortadas cortisona costr* costras creditos creid* crias crias* criat* criaturas
cristiano cruz cuadra cubata cucaracha cuela* cuell* cuida* cuidador culit* culito curva* dando* dano debieramos
decirnos defen* dejab* dejas* del deman* depos* desalojar desaparece desaparecer descalza desgarrada desgracia
desplumados desprecio desprendio destellos desvalijaron devolverme diagnosticos diama* dices dices* dijeron diminuto
direcciones director directora disca* discapacidad discutimos disim* doctor down dr drogados dron dueno* duerme echar*
educadora embolso embus* empec* empece empresa empujon empujones encaj* encendida encerrada encerrado encubierto
enfermedad enterado enterar enterrar enton* entonces entrado enven* envueltos epile* equivoco eres escap* escondieron
escondio escribir escritura escuche escup* esos espanola esque* esquema estafadores estal* estallo estampo estan
estanque esterilizar estir* estor* estra* estrellitas estrenar euseb* eusebio evaporo ex exact* exagerada exigieron
exigio exijo exijo* exmar* exmarido explicarle exploracion expue* extin* faceb* facebook falle* fallecio falsos fiamb*
fiebr* fiebre fierr* fierro firma firma* fiscalizar foren* forense forma forzaron fuga fumab* fumaba fumadisimo galgo
galgo* ganado ganan* ganancias garganta gastroenteritis gatea* general ghb globo gober* gobernanta golpeaban golpeado
gonzalo gordo* gorgo* gorgojos graba grababa graduadas gramo* gramos grapa* grave gripe gripe* gritaron grite grite*
grito grosero guagu* guantazo guarradas guind* habitantes hable hable* habon* habones hacerse hachi* hachis hacia
haciendose hamst* harta harta* hemat* henna henna* herida heridas hidra* hierro hijas hijas* hinch* hiyab hiyab* hocic*
hocico huevo hurta* hurto hurto* iba ident* imaginense implantes impresentable imput* infeccion informe informo ingreso
inhal* inodo* inodoro insulta intac* intacta interna intimas inventada inyectaron irres* irresponsable irrit* jeringa
jeringas jeringuillas jimen* jovenes juzgado kines* labio lactante lacte* lacteos lasci* latinos lavo leon les lesio*
letras levantada levantara ley liand* liandose liber* libreta licenciada litro* llaman llamarme llant* localizador
lozan* lozano mache* machete madres maleducado maltrato mandado mandibula manejaba manicurista manos* manot* manotazo
mapuc* mapuche marib* maribel mariscos masticar mayus* mayusculas me mechon medica menor mentirosa mercantil meren*
mesil* mesilla metal metal* metian metio metio* microfono miran* mirandonos mochilas mocos modis* modista molido mona
moneda monit* monitora monos montaron morad* mordida moros* mosqueton mostraba mostro moviendose movio movio* mozo
muchacho muelas mulat* nadan* nadando nalga* navaja nave neceser necesitar negociado neumonia nique* niquel nitro*
nitroso norbe* norberto notas notas* novias nuez obligaron ocultado oculto ofrec* ofreciendome oido ojos operada
operaron opinion oral ordenaron ordeno orina os pagada pagados palabra panel panel* par paral* pastillas patadas
patinete patit* patita patov* pedra* pegan* pegarme pegat* pegatina penic* penicilina pensaban pension perchero perfo*
perico perio* periquitos peru pesab* pesaba pesan pesan* pesar* pese pesti* pestillo pezun* pezunas picaduras picar*
picot* pidan pidan* pidie* pidiendome pidio pidio* pijam* pijama pintores pipas pipas* piram* pis pisaron piso pisot*
pitbu* pitbull pizze* planto plastificada plego plego* pleit* pleito polea* polli* pollitos poppe* popper porno porno*
porra* portero postu* postura preguntamos prendo prens* primaria probador problemas procurador propietario proteina
provoco psiquiatria puestas punet* puno pupil* pupilas pus pusiera quedarse queja* quere* querella quimica
quiropractico rajada ramon ramon* rasga* rasgo* ratas ratas* rayon rayon* reabr* recie* recien recla* reclamaciones
recogerla reconocimiento redon* refug* registro remol* remolque residente respeto retirar reuti* revel* revie* reviento
revol* rider rider* ridiculiza rio rodeo* rodo rosalia rubri* rubrica ruman* sabei* sabeis sabem* sabemos sacarlo
salch* salchichas salud salvavidas sanid* sanidad saqueado saquen satay satay* secci* sedada sedado seguidos segun
seguros sellos serem* seremi seria* serio* serna* sernac sesam* sesamo shock shock* siguieron sillita sobrinito sobrino
socor* solit* solito soltaron somos somos* sorbos soste* sosten subo sucias suelos sufri* sujetaron sujeto supla*
supuesto sustr* sutur* sutura tamba* tapada taquillero temblaba tempr* temprano tende* thiag* thiago ti tijeras timad*
timadores tirados tirano tirolina tocab* tomado torcio tosie* tosiendo trabajaba tranquilos tratamiento trituradas
troci* trocito tromp* trucho tumba* tumbaron ulcer* urgen* usuar* usuarios valet valet* valid* validez vallas varic*
venda* vendieron vendio venga* ventilacion verte* viajo viajo* vienen vientre viniera visa vodka vodka* volco volco*
volte* vos wilme* wilmer yesen* yesenia zurro zurro*`,
      '6': `
120 450 89 abandonaron abri acari* acariciaba acosa* actos actos* acudi* adria* adrian agarre agarro agente agujerito
ahorc* ahorros albaniles alergica alevi* alumnas amarr* amarrado ambul* ampollas anclar anestesia anfet* anteb*
antebrazo antib* antid* antip* anule anule* aparcas apena* apenas apest* aplv arbitraje armar arrastraron arrendador
arrie* arrim* aseguradora asesora asfal* asfalto asist* asma ataba* ataban atrap* atrop* audie* audiencia autis*
autorice avell* avento avise* azuca* babos* bajab* baje balan* barbi* barbilla barma* barman base bebe bille* bombon
box brazo bujia* bujias burla caban* cabra* caca cacahuete cadenero cadenita caen calentador calif* califique camareras
camioneta canna* cannabis canut* cargando caser* casera casilla castigado catalizador chaleco chicas chip chisp* cifue*
cifuentes circulando clientas cobrando cocinera cogen cogen* colaron colega colom* comiendose compren confirmo conju*
conjuntivitis consentimiento constancia contaba conte contenido coordinadora correa cortocircuito cotil* cread* criad*
crio cruel* cruza* cuadros cualq* cuartito cubat* cucha* cuchara cuela cuentas cuerd* cuerda cuotas curri* curriculum
dandole dato deberia defensor dentadura denuncie descolgo desgr* deshi* deshidratada desnu* despacho desperto desplomo
despota destr* desva* devuelvo diali* dibujito dientes diera diera* dijo docum* domic* don donat* droga* duchaba dueno
duermo e echo elimi* embargo embol* empezo empleados empre* empujo encerro encontramos encub* enganaron enganosa
ensenaron entienden envueltas eroti* escapo escondidas escribe escribirme esofa* esofago espar* espin* estafaron
estrello estudios estuvo etapa etapa* eutan* evapo* exactamente expul* extracto facturan facturaron falso fanta*
fantasma felin* ferna* filma* financiera firmaron fraude fruto* frutos fumig* garab* garabato garga* garrapatas gasoi*
gasoil gatito glute* gluten gonza* gordi* grabaron grita* gritaba grose* guardas guarr* hablo hablo* hacia* harin*
harina hemor* herramientas hierr* hija hijo hinchada hirvi* hirviendo historial hombro homof* hongo* hongos
hospitalizada hostel humilla imagenes incin* incompetente incub* incubadora indec* indecopi infantiles ingen* ingre*
inmov* inscripcion instancia insul* intereses inundado invento inyec* jalon* jaula jefa joyero judic* judicial juro
kilos kilos* ladrar ladrona lagun* lapto* laptop letrado letre* letrero limpiadora linda linda* lineas litros llaga*
llagas lleva* llevaba llevara logo malas malas* maleducada maltr* marcha masti* maton* matro* matrona meche* mecho*
medianoche membr* menor* mensuales mentiroso mereces meseros mesit* mesita metan* mias mient* mierd* mierda milag*
milagro minis* ministerio minti* mintio mirandome monja monja* monox* monoxido montones moren* moret* morosos muela
nause* nauseas negras neumo* nombres nominas obrer* obreros obser* observacion omic opiniones orina* oscuras oxige*
oxigeno paciente pagan panal panza panza* papil* parab* paraba parpados pasaba pasam* pasaportes paseador pedal pedal*
peleas pelli* perfil perfume periq* perre* pesa petac* petaca petar* petardos pidieron piensalo piern* pille pille*
pilot* piloto pirat* plata polle* pollera ponie* ponis ponis* posit* post precintada preju* prend* prepara prepo*
presentado profeco proteccion psiqu* publico pusim* pusimos puso quedar quemadura quemaron quitar quitara rajad* rastr*
rater* recepcionista recre* recreo refle* regalan regis* reia relojeria remedios renta* repin* reponedor reporte reque*
respiracion respondio responsabilidad revento revis* revisar revisaron rien riendose robab* robaban rocio rocio* rompe
rompe* ronch* ronchas rubio* sacar* salga* saltando saman* samanta sanci* sangrando sangrar saque* sarna sarna* segura
segurata sella* sepan sepan* seria servirnos sim sindr* sindrome soberbia soja solda* solic* solto solto* sorbo* sospe*
soy su suero suero* supe supue* supur* taparon te tema temblando tengo tengo* terap* terne* testi* thc tijer* tikto*
tiktok tirol* titulo tobil* tobillo tocar* tomad* tome torta torta* toxic* trigo trigo* trozo trozo* truca* truch*
tuercas tuntu* tuntun tutel* tutela ucran* usa vago vais vales vales* vemos vemos* venez* venta veras veras* vereda
verme verme* viera viera* vigilantes vive vivia vivia* volado vomitando voy whatsapps yegua yegua* zapatillas`,
      '7': `
acceso accio* administradora adulto alcoh* almen* almendra amane* ambulancia ampol* ancla* anito* anitos apto
arrancaron arregla arren* asco asoma* atado audios auxil* auxiliar avisado avisamos avise azafata bata borracho borre*
bots braya* brayan burla* burlo burof* burofax cache* cadera cai calderas calla* callejon camel* camilla caraj*
cargaron cedul* cedula celia* cenizas chapu* chofe* chofer chuch* clona* colar* colegas columpio comio comio* complice
compradas conmi* conmigo consumidor contaron convu* costi* costillas cucar* culo dedo desperte despr* diente documento
dormitorio dra email email* embarazo empleado encargado enfer* entregaron envue* esas escaparate escar* esfum* estos
estos* falsa falsi* farmaceutica fumando gastr* guantes herid* herra* hizo hombres hoste* hosti* humil* ido ilega*
insin* insistio intox* inves* judio* labios lacta* llantas maest* maestro mandi* mani mano maria masajista mecanico
mediacion memor* memoria mesero metia* mi miente mio mocos* monte* moscas muchachos muslo muslo* navaj* nego niner*
ninera notarial nuevas oficio otiti* otitis parar parvu* pelados peluquero perfu* permiso pesas pesas* pinch* podrida
porro precinto preguntaron pregunto probe probe* propio proposito quemaduras quemo quemo* reacc* reaccion remed*
responsable restr* riend* riero* rieron rompieron rubia rubia* sabian sacud* salmonela sedad* sexua* sirvio sober*
solta* sono sra superintendencia tacc taxis* taxista terminal tiraron tiro traic* tranc* trans transportin trata
turistas tus usaro* usaron usted* ustedes vaciaron vea venden vendi* vendido vigilado vigilancia vih viola* viva
volaron volo`,
      '8': `
aband* acta adver* ahoga* alban* anest* animador ante atado* auto avisados baran* boca burlo* cacho* cader* camaras
cerradura chale* chinc* cocinero colec* companero conciliacion contratamos cualquiera cuidadora denun* dient* duerm*
echaron ejecu* encad* entraron esa exigi* falso* forza* fract* fraud* ganad* gatit* geren* gerente gitanos grita guant*
infec* intim* inven* jaula* jerin* junta labio* laboratorio le llave llevaban maled* mama marih* marihuana menti*
mordi* muela* nene opini* parar* partio pasea* pecho pecho* peric* porro* presi* presion primo* primos procu* propo*
recibi reclamacion repor* roja ser tembl* vendian vigil* vivos vivos*`,
      '9': `
adult* agarr* almac* almacen bajar* bajaron bloqueo bolsitas caden* clientes colga* cria deje denuncia frent* frente
fuman* ibamo* ibamos instructor leyo meser* mujeres ocult* ofrecio pata piernas retir* retiro sacaron socorrista sr tal
tomo tu vas vomit* vuest* vuestra`,
    },
  },
  fr: {
    plainBelow: -3.94,
    unlikelyBelow: -1.04,
    likelyFrom: 2.92,
    words: {
      '-9': `
adora* assas* bruya* chere chere* courte decal* decu dommage enterrement fade file grinc* intro* inuti* lent livre loin
long mais menu musiq* orang* orange peu plate prix progr* promo* rappel redem* repor* satur* sec sent sombr* suppl*
supplement trop`,
      '-8': `
17h 23 25 65 absen* adorable ame an baguette bof bonde* borne* brill* bruyant bruyante cafe carbo* cher clim comed*
debor* decev* dirai* dur ennuy* enter* estim* exerc* expir* facon facon* fauteuils flech* genti* hors humai* illis*
illisible impossible interminable invites lente lente* livree maint* maintenance mal meurt* mobil* molles montures
musique nombr* notic* notice nul ourle* partir perdue perma* places previ* prevue promo rdv reportee repri* retar*
salon salon* semel* semelle serveurs shamp* sieges sombre taille tardi* trist* up valable`,
      '-7': `
14h 18 35 74 affichette aime air album ampoule animations annul* articles aspirateur audioguide aureo* automate auven*
auvent batim* batiment bibli* bibliotheque bonde bornes bouilloire buffe* buffet cafet* capri* champ charm* chate*
chocolat choix choix* ci cintr* cintres cloch* commence concurrence conduite contente correction correspondance coute
deborde decale decid* deco delai devait devenu diffe* different doute doux durs ebrec* echar* empeche essaye etroi*
exercice expire fallu fallu* ferme ferme* fete fidel* filets fins formi* formidable frais fumeu* garer garer* gresi*
gresille horai* humain incom* indiquee infer* injoi* injoignable introuvable inutile invit* jauni* jeu km lave legen*
longu* machi* maintenant midi miett* miettes min modele moyen muet neige neige* niveaux noires octob* octobre parlerai
passi* patience patin* pause pause* payante peint plaisir plat pleut pleut* poli press* presse prevu* programme quelc*
quelconque rassi* ratee* redemarre redui* remet* repondeur repou* retard ruptu* rupture salles samedi sardi* sardines
sature serie shampoing souriant splen* splendide stock strap* strapontin taill* tarif* tele tissu tissu* top triste
trous trouver truc valab* vehic* vehicule venu`,
      '-6': `
11 18h 20 21h 26 380 58 64 69 7 75 8h30 9h40 acheteuse aimab* aimable ampou* ancienne angle* annee* annon* annonce
appor* araig* araignee arrivee assom* atten* attendais attente attribuee augme* autom* bancs bancs* barbe* bienv*
biscu* blanq* blanquette borne bouchon bouchonne bourru braquage brasserie brula* brulant buche* budge* canap* canape
caout* caraf* carafe caram* caramel cardi* carres casseroles categ* categorie cellu* centime centimes charmant chateau
chauffee chevilles chich* chiche chips chips* choco* cimen* ciment clic coffres cohue cohue* colla* collant combl*
comediens complique compo* compote compter concu* confidentielle conge* congeles connexion conseils copains cornet
couches couper courants courent court* coutu* coutures crene* creneau creux creux* crime* cuit decevant decide decollee
decor* decus decus* defonces degui* deguisement delai* demenage desin* devai* devine differents dirait disaient dormi*
dormir droite echanger echarpe echea* ecrans effil* endroits enfer enlevees ennui* entet* essayer estime etrangler
etudiant excep* exped* expedie expediteur explication fabricant fane fermees feuille fin final final* fissure fleche
flou floue* formulaire formule frais* fut game gaufre gazon gazon* gentils glaces go goutt* greve greve* groupes hold
home horaires hs idee impre* imprecise inaud* incomprehensible inconfortables indig* indus* inega* internet
irreprochable jour joyeu* joyeux karao* karaoke laissant lambeaux lapin laque* legendaire limit* linge litig* litige
loint* longue machines magaz* maj marchait match mercredi meteo meteo* metre meurtre mignon model* moniq* monique
montant montu* morte* mou moule* mouli* moulin mouri* mourir novem* novembre objet offre* offres optio* option orage
orage* organise oublies ourlet ouvrir pages pages* panne panne* pansements paquets park parles passionnant patiente
patis* peign* penib* penible permanent permanente piles piles* pixel* plains plantee plantes plats plats* pointes
polar* pop possi* potea* poteau pots poussif pouva* prelevement premiers produits promettait prouve pubs quarts
quatrieme quelques rappe* rares rares* realite reclame reduite refai* refaits refon* relan* remarquez rembo* remplacee
rende* rendez reparee repartis repondait repose reprendra repris reprise reserves retenus retours revenues reviendrai
revoir ridic* ridicule risques rouleaux rue salee salee* samed* sanitaires savon secs sejou* sejour sel sens service
seulement soirees sono sonor* stationnement supporters surco* surcote surge* tailles tardive tarifs teinte telephonique
termine terminee tiede* toile tomate touchee tournent tract* tranches troues tue uniquement vaiss* vaisselle vecu
visites vol voulais wifi yaourts`,
      '-5': `
10h 11h20 11h20* 12 13h 142 16h30 16h30* 196 1h30 2015 21 240 28 2e 31 3d 412 49 60 6h 8h 9 96 absent absentes accepte
achem* acheminement addit* addition administration adorables adorait adore* affai* affichage affut* agace agace* ait
all ambia* ambiance americain amien* amiens ancie* anglais angles annee annees annoncees annonces annule annulees
appelait apporte armes armes* arrete arrivant assassin assassinat assassine association attendre attendus attractions
attraper aujou* aujourd'hui aureole autocollant autocollants automatique auton* autonomie avalent avers* averse bache
baclee bagag* bagel bagel* balade balco* banal* bancale banni* banniere banques barbecue baseb* baseball battu* bijou
boiss* bonnes borde* boucle boude* bouil* boules bouqu* bouquet brest brest* brush* brushing budget bug bugge* bulles
burge* cafeteria cafetiere caisses canards capricieuse captc* captcha carbonara cardiaque carrefour catalogue cent
chaines chaises champs chanc* chance chang* change charme chatelet chaussee chiffre choisissez choucroute citad*
citadine claquent clavi* clavier clima* clos close* cm cocktails comble comma* commandes commencait commissariat
compliquee compromis condi* conditions confirmer confitures conge connectee conseille content coop copines corn corre*
costu* cotisation coulu* coulures coura* courait coute* couverture creves crimes croque darty darty* daten* datent
debit decalee decaler decider decod* decodeur decouvre decrit defiler defra* defraichie degou* delav* demag* demandee
demarrage demi demonstration depit* depli* depliant deposer desac* desor* dessert deten* detendre dever* deverrouillage
devis devoirs diabl* diable diapos diffi* difficile diman* dimanche discotheque dista* distance distr* docto* doctolib
dois doive* doivent domma* donnant dormaient dormi dure dures dures* ebrechees ecail* echeance eclai* ecoeu* ecoeuree
ecour* ecourte effor* effritent eglis* eglise electronique encaisser enigm* ennui ennuyes entracte envoyees epee epice*
epong* eponge epoqu* epoque epuisee erafl* esperais estimation etagere etroites evacuation excellent exceptionnelle
excur* exemp* exercices facil* facilement falla* fallait fanta* fatig* fee fermee fiches fidele fige files files*
filet* flous flous* forfa* forfait formation formu* forum* fraic* fraicheur franchise free fritu* friture frotte frous*
frousse fumeur fumeurs gatea* gateau gaufr* gendarme gendr* geniale gentillesse gentiment gondoles gonflable gras
grati* gratin gravi* gravier grincait grince gris grises guerr* guerre h helas helas* herbe* heros heros* heure heure*
honor* hotte hotte* hour imbuv* imbuvable impri* incli* index index* indiq* indis* insuf* insuffisant introuvables
inver* jaunit jeun kit kot kraft kraft* labor* laissait lapin* laque lassi* lassitude leger lenteur lents lents* leque*
lequel liber* linge* lions lions* lisai* lisait lisib* lisible livreurs lointaines lune machine magazine mails mails*
major* manque marra* massu* massue mat match* matinee mauvaises mecha* mechant meches medicaments mercr* merites merve*
merveille messagerie meurt meurtres mi migro* migros mince minimum minus* minut* miroirs mobil mobile moche mois moisi
moiti* moitie monst* monstre montagne moquette morgu* morgue mots mouil* moules mous moutons mouve* mouvement moyen*
munic* municipale murs myste* m² nageurs navettes neces* nivea* noel noye obligatoire obscu* obscur occupee oigno*
organ* otage otage* ouvertes ouvres pagai* pagaille pale parcm* parcmetre parco* parcours pareille parfaits partent
partiel passages patisserie peignoirs peine peine* pente pente* perruque personnages philo* photocopie piqueur pistes
pisto* plafo* plate* poignee poissonnier polar policier portail portions possible poudreuse pourri pouss* pousser
pousses pouvait pralines pratique presentoir pret prete previenne prevoyez print* printemps pro probl* probleme
progressifs promi* promise promp* proximus pub puzzl* puzzle quali* qualite quart* racha* rachat rache* racket raconter
ranges rappelle rassise rate ratee ratees ravio* rayon* reali* rebel* rebelote recha* recharger reche* recompenses
redemande redir* redire reduc* reduction refaite refusees reglement regre* reinstallee relai* relais relax*
remboursable remboursables remplace rencontres renvoyer repassee repond reponse repousse requins resea* reseau
reservations resilier ressu* retarde retre* reverrez revet* revetement revoi* ridicules ringa* riqui* riquiqui ronfl*
roule* rouleau roulette sandw* satis* satisfaction sauf sauve secher semai* semaines semi serum* servies sessi* session
silic* silicone sirenes situe solaire sonda* sondage sonore sorties soudeur soupc* soupconne spect* spectacle stand*
standard stati* subli* sugge* suici* suicide supermarche surbo* surch* surgele surle* surlendemain suspect suspense
tachee taper taper* tarif tarte tarte* tec temps temps* tend tetin* theme theme* ticket tiede tiedes timbr* timbres tir
tordues tracteur tradition tram transparent tremblais trente tres tri tueri* tuerie tueur tueur* valider valises vaut
vedet* vedette veille vendeuses vendredi ventee venti* version vertes victo* vieil* ville vite voisi* voyais vrai week`,
      '-4': `
10 118 11h 12h15 12h15* 134 138 14 16 17 18h02 18h02* 1ere 1h10 2016 3 310 32 38 3e 4 41 45 5h 5h30 62 71 9h10 abonn*
absente absents acteu* activites adapte adore adultes aimer airli* airlines album* alles alles* amandine amend* amende
amer amour angla* animation annulee annules aperi* appli application apprecie arc archi architecte arsen* arsenic art
asiatique assommer aster* attentifs attraction attri* augmente aura aurait automne avances avenu* avenue bac bacle
bacle* bagage bagages baill* baillaient balcon bancales barbe batai* bataille battus bavar* baveu* baveux beaux beaux*
berli* blabl* blablacar blague blanches blanchit bloquees boissons bonne* boss bouches bouchons bouees bout bouton
braqu* breto* breton brouilles bruss* brussels bruyants buche bugge bulle bulle* burger but caddi* calee* canicule
caoutchouteux capricieux carac* caracteres carbonisee carbonnade casin* casino cellule cff chacun chambres changer
chaot* chaotique chauffage chemin cherche chevres ciel cigar* cinq clics clics* clign* clignote cloches closes coince
coins coins* colissimo collait comedie commande commandee commander commune competition compl* complete comprise
concept confiture conforme confus conne* connecter conseillee convenu copies cordo* cordonnier corni* cornichons
correspond corrige corro* corrompt costa* costume coula* coulait couleurs couloirs courage courts couru couru* couteaux
coutent couture couverts couvertures creer creer* crepes creva* crime crimi* croir* croirait croissants croqu* crous*
cru culturel datait debloque debordee debordes debou* debout debut debut* decales decat* decathlon decem* decembre
decor decouverte defai* defait defaite degres dej delirants demie demie* depar* depart departementale deplo* deser*
desert deses* desordre destinataire devel* developpeurs diapo* differente diges* digestif discu* discute disne* dispo*
disponible distributeur donna* donnes doses doses* drach* drache e ebrechee ecaillee echangeable echantillon ecoul*
ecran* elega* elegance empec* engagement engie engie* enigme enigmes ennem* ennuyaient enorme enregistrement entrees
epuise espag* essay* estimee etion* etions euros euros* exage* exageres excel* excursion excuses exemplaire exigu*
exigue expiree expli* expresso extra* extraordinaire faibl* fantaisistes faut fermer fetes fetes* fichue fidelite figee
figee* fines fines* fini flamme flan fleches fletr* fletris floue floues fonct* foot format forte forte* fragi* fragile
france friss* frisson frite* frites froid* froide frois* froissee frontale furieuse fusee fusee* gabri* gabriel gachee
galer* gazeu* gazeuse gentil gestionnaire glace* glaciale glaco* glacons glissent gondo* gosse gourmand gouttes
gouttiere gps gratuit grilles grimpe grogn* grott* grotte group* guichets guidee haie hausse herbes heures hiver hiver*
honne* honneur horaire houss* housse hugo huit humeu* humeur impat* impos* imposee impot* imprimante imprime inaudibles
incha* incomplete indisponible ineff* inefficace inegale inond* inonde inscriptions inscrit insip* insipide inson*
instant interet inutilisable inventaire inverse itine* itineraire jauni jeann* joints julien justificatif kiosque
laissaient lambe* lassa* laverie legerement leoni* leonie lesqu* lever lever* liban* libra* lieu lignes lire livre*
livrees maneges manue* manuel marat* marathon marchande marti* massacre mauvaise mcdo meat mediatheque medio* mediocre
meilleur melon* melons memes memes* menottes mensualite menth* menthe merit* mesure mieux mieux* miles miles* minab*
minuscules minute minutes missions mobiles moine* moment mondi* mondial monospace monte morte mosqu* mosquee motiv*
mouillee mousse mozza mozza* muett* mystere n'y naple* naples nausee nems netfl* netflix nettoyes ni noircissent nombre
nonch* nouveaux noyee* noyees nuage* nugge* nuggets numerotees occup* oeufs oeufs* oiseau ok ondes ondes* opera
ouverture ouvre* pain palai* palais palmi* palmier panor* panorama papi parc pardo* pardon parki* parking passager
patine patinoire patins pauvre payan* peage peage* peinture pelou* pelouse pendule perd perde* perimees perroquet
phrases pilie* pilier piquant pistolet pistolets place* plafond playm* playmobil pleines pleure pluie pluie* poire*
poiso* poison polars polie polie* porta* porter portes poter* poterie poudr* pouti* poutine pouvaient preav* preavis
prefecture preleves premier prennent presses previens prevu produ* prouv* prove* provence quai quant* quart quatr* quel
question qui rabais racco* raccourcie racheter raclette rage rangees rapid* rapide rapporte ras rassis rater rater*
rayee* rayon recen* recharge rechauffe reclamation refaire regard regarder regles reimp* reimpression relances relay
remboursement rembourses remets remettez rempl* remplacer remplaces renvoie reouv* reouverture repartir repas* repet*
repetitifs repondre report reporte reportes repos* repoussee requin rer reser* reservation reservee reservez resol*
ressemble ressortis ressuscite restauration retractation retraites retrouvent reuss* reussi revenez revenir rideaux
rigid* roman* ronfle ryana* ryanair rythm* rythme saignante saisons sandwich sandwichs sans sauvez savais saveu* saveur
savon* seche* secon* secretariat semelles semestre separees septe* septembre shein shein* siege* simpl* simple sinis*
sinistre site six smoke* smoked snack* soin sonner soupe soupe* souriante souvi* sprit* spritz stand stock* style
style* succe* succes sucre* sucree suggere super* swiss* swisscom synch* tabac tabac* tables tabourets tache* tacos
tacos* tajin* tajine talons tapis tartiflette taxes taxes* telecommande telle* tellement tendr* tendre tensi* terme*
tgv therm* thoma* thomas tienn* tiennent tomat* tombent tondu tondu* toutes tradu* trans* transfert transit trent*
trian* triangle trime* trimestre trous* tuer uniqu* vegetarien vendent vendeurs venez venez* ventilateur venus venus*
veran* veranda verite vernis vetus* vetuste vieilles vin vinaigre visio* visit* vitree vitres voisin voisins volet*
voyag* voyage wagon wagon* wrap zalan* zalando zombi*`,
      '-3': `
0 149 15 15h 16h 19 2 22 29 2h10 30 37 400 55 61 99 9h abandonne accel* accep* accro accroche accue* accueil ados
aerop* aeroport affaire affichee age agnea* agneau aides aides* aimer* ainsi ainsi* alarm* allait aller amour* anana*
ananas anciens andou* angle annex* anniv* anniversaire annue* annuel anse anti antoi* antoine aout apparemment appli*
appoi* appoint apprend appro* archi* arriv* arriver artif* artificielle artis* asiat* assassins assie* assiette assis
assoc* attend attendue aube autob* autobus automatiques avocats avril avril* bacon bacon* bains bains* balad* balay*
banale bananes basses battu beauc* beaucoup boisson bonne bordeaux bouee* boulets bouto* branches bref brique brochure
bross* bruit brunc* brunch cabines cable cable* caches caddie camion campa* campagne canad* canal canal* carabine
carto* carton cendr* centi* certe* certes ces cesse chacu* chamb* changees chantaient chantal chape* chari* charmante
chauffe chaus* check check* chemi* cheminee chewi* chewing chois* chouc* cigarette cinem* cinema cinqu* cinquante
climatisation close coca coeur* coiffeur collees colles coloc* complet comprends comprises conce* conduit conforama
confort confr* confu* conse* conseillers consi* constatee contrat conve* conversation corri* costaud cotis* couin*
coulo* couloir coupe courageux court couve* craque crasse creme creme* criminel croute cuir cultu* cure datai* datee*
datees dechire decoration decorative delic* depasse desormais desservie desso* dessous detache deux devin* devor*
devore dijon dijon* dire direct disco* disparait docum* document dont doublent draps draps* drive drive* droit* eau
echaf* echan* echange ecouteurs effri* elevee embal* emballage embarquement emeches employee encom* end endiv*
entendait entou* envoyes epicerie epuis* equit* erreurs escap* escape espagne espre* espresso etaie* etaient etudi* eu
exame* examen excellente excursions exorb* exorbitant expliquer expo express exten* fabri* facad* facade facture
fatigue fatiguee ferai fermeture ferry ferry* fetai* fevri* fevrier fichu* film filtres finale fissu* fitne* fitness
fixations flaqu* fois forai* forma* fort forum fou frappe froid froma* fuir gache* galet* galette gamme garantie
gateaux gemme* gemmes genee* geste* glaci* golf gourm* gout gradi* gradins grais* graisse gratu* grave griffes grognon
guichet gum habit* habitue halal halal* hauss* hauta* haute* hauteur herbe honoraires hotli* hotline impro* inaudible
inchange inclu* individuel inexi* inexistant inferieure infernale inscr* instruction insup* insupportable inter*
interieur intolerant invis* invisible isola* italienne jardi* jean jeter jeter* juill* juillet julie* jus juste juste*
kilometres laboratoire latte* lavag* lecon* lecte* lecteur legum* legumes lende* lendemain lidl ligne* limite limitee
limon* limonade liquide logic* logiciel lourd lucie* lumin* magasin magazines magre* magret mairi* mairie mangee manqu*
manquee maria* maroc* marte* marteau matelas matin* mauva* medai* melange menus menus* messa* met metro metro* migno*
minis* minui* minuit minuscule moche* mojit* mojito molle molle* momen* monta* montes mortel mouche moue mouto* muette
music* nage namur namur* navet* neuf niveau noces noces* normes note nulle nulle* objet* oblig* oblige odeur odeur*
oignon on operer oral orche* orchestre orthophoniste oublier ouvre page papier parai* parait paras* parasol parei*
parquet partait parto* partout pass payant peint* peluc* peluche pendu* perche perdu* perdues perip* perle perle*
perro* perru* peut piano pile pistache pizza plais* plan plann* plant* planter plast* podca* poele poele* popco*
popcorn portabilite portillon portique poudre poussiere poussin prece* prefe* premi* prendre present prevenir prior*
prise prise* proces programmation progression promesses promotion puy qr quatre quest* questions raccompagne rachete
recevoir recherche recla* recom* reconnais reconnait recre* reglees regul* relie* relief remercie remontees renco*
renda* renvoyee repas repassage reper* repetition repon* reprennent requi* resil* resolue respe* ressortent ressorti
reste resultats retirer revis* revision rez rien risqu* robe robot robot* roi roses roses* roues roues* roule roulettes
rtt sacca* sacre* saiso* saison salad* sale sauce sauce* saumo* saumon sauva* sauvait scene scolaires sechee seconde
secondes self semaine sente* senti servait serveuse servi* seule* siber* siberie silen* silence simon* simples siren*
soire* sois soit soixa* soixante sombres sort sorte* soufflant souffle souhaite souri* spams spams* struc* sucres
suivante superbes supplice surf surfa* surgeles surpr* sympa synthetique systeme table tapis* tasse* tatouage taux
techniciens telephoner temperature teste* ticke* tient tient* tomba* tombait toujo* toujours touri* touristique
tournant traduction traine traitement trajet transats transfere transport travailler travaux usees usees* vacan*
vacances valid* vapeu* vapeur veget* velo venait vendr* vent vente* verres vide vides vides* vieillot vies vingt vingt*
vins vis vival* vivaldi voir volet voula* voulo* vouloir yaour* zombies zumba zumba*`,
      '-2': `
17h30 17h30* 2022 210 24 27 34 44 48h 5 50 6 640 80 84 870 90 abord abord* abrit* acte activite adaptateur affames
affic* affiche affilee agonise agrea* agreable agressif aiguilles alarme allai* allais alle allees allemande alloc*
allumee amate* amere* ami annulation apercue apprentie arrives artic* artifice assiettes assistance attendu aucun
aurai* aussi autos autos* autre avanc* avant avant* avoin* avoine bache* baches bagno* baign* bailleur balayage ballon
banc banca* banque barre base batterie beau belle beton* billes bio bloqu* bloque boites bon bondee bonjo* bonjour
bonnet bouch* boucher bougi* bougie bougies boulangerie boulevard bourr* bravo bravo* broch* bruit* bugue* cadavres
caddies cadeau cadre* caf cailloux calcu* calme calme* canada canadian caresser carot* carotte carrossier carta*
cartable carte carte* casses catas* cela celui celui* cents cents* cesse* cette cette* ceux chain* chais* chambre
chant* chaqu* chaque charmants chasse chaude chaussures chevet chevi* chf chron* chum clair claqu* class* client clope*
coeur collante collegues coloc comment commentaire commerce concessionnaire condu* confirmation confortable conges
console const* contact conte* contradictoires conversations copie* copin* corbe* cordon couleur coup couple coupure
coure* courrier courriers craqu* creneaux crevettes criar* cris croire croises cross* croyait cube damne* damner date
debite debutante declare decli* decol* decolle decon* decri* degre* degus* degustation delais depanneuse depassement
deriv* dermato derniere desag* desagreable detac* detachee deuxi* deuxieme devalise devient deviner devis* discuter
disen* disent distrait dj douil* douillet droit drone drone* echafaudage eclair eclaire ecoeurant ecran ecroule egare*
emplacements en encad* encre encre* endormi energ* enrhu* envoye epais eping* epingle espac* espec* especes essai
essai* etage* etageres etages etape etape* eteinte eteintes etiquettes etoil* etoiles europ* evacu* event* evier evier*
evite* examens excusee extincteur faim fausses faute faute* favor* ferma* fermait feuil* feux filet filma* filmait
filtr* finalement finirez flamm* flaque fond fondue fournie fournies fraiche franc* frange frigo frigo* fromage frott*
fruits fuit fumer fumer* furie* gagnants galerie garan* garco* garder garee garee* garni* genia* genre genre* geste
gestes gesti* ginge* gingembre glace glacial grain* grava* grimp* grise* gueule guich* habitude hamma* hammam hier
homon* homonyme honnete humides hydro* identifiant identique imaginer indem* indique indiv* induc* induction
inexistante infirmieres institutrice intact inten* interphone ira irai irrep* isolation isole* itali* j'y japon* jardin
jetab* jeux joint joint* journal karti* karting kilom* kilometre kine kiosq* klaxon labra* labrador lambert lame lampe
langues lavab* lavabo lavage lecon lecons leger* leroy leroy* licen* licence lilas lilas* litie* litiere livraison
locale location loter* loterie louis* lourd* lourdingue luc lucie lumiere magas* mai maiso* maitresse malade manche
mange manquait marche mardi mardi* mariage marrant massa* matel* menage menot* mer merin* message messages meubl*
meuble milie* milieu mince* minim* miracle miroi* mise moins moins* moisi* molla* mouille nappe* natel natel* nationale
ne nerfs nerfs* nettoyage non nouve* nouveau nuque* obligatoires offre omele* ophta* ophtalmo optic* ordi ordinateur
ordonnance oreillers osait osait* ouverts pack panie* panier panneaux papil* paquet parla* parqu* parra* parrainage
part parties pas passable passait passe patates patch* pateu* pateuse patienter penal* penalites pench* penchait pense
perceuse perdent perdu personne personnel petits phare phare* photographe piano* piece pique pire pisci* piscine piste*
place plage plage* planning planquee plante plants plastique plateforme pleuraient pliee pliee* polic* pommes ponce
portefeuille posan* posant posees poste poubelle poupe* pour pousse pouvais preci* premium preparee presentent prevo*
princ* prison proce* professeur profs profs* promis publicite puree puree* pyjam* pyjama quartier quinz* quinze racle*
radiateurs rallonge rando rang rappele rare rayee rayons rayures recommande recra* recti* recue recue* regar* reins*
relance relancer relever remer* remou* remplacement remplir remplis rentree renvo* resiliation resto resto* resum*
retou* retourne retra* reveiller revenu rever* ridea* rire riz romai* ronde* rosie* salle* sauci* saucisses saucisson
sauve* sauvegarde seance seche second secre* senti* sept septieme serie* serpi* serrer serve* serviettes shirt shirt*
siphon situe* soiree sonne* sonnent sophi* sophie sortant soupi* soupire sourire speci* sport* station stephane store*
stores sucre suite suite* suppo* supprimee surcl* surclassement suret* surete surprise surta* surtaxe surto* surtout
sympa* synth* talon* tarti* tasse techn* technicien tecke* teckel telec* telep* tension tenu terrain terrasse terreau
the theat* theatre tiroir titres tordu touristes tourne tourner tours tours* tourt* traces traje* tranche transat
transporteur treiz* treize tremblait trempe trois trois* troue* trouve tube tutoi* tutoie usage usine usine* vacci*
valen* vase venai* vende* vendeuse vente verification verni* versi* veux viand* viande vient vient* ville* visiblement
visios visite visse* vitam* vitamines voies voies* voile voisine voit volets voleurs voyez voyez* zen`,
      '-1': `
1200 1998 20h 214 24h 290 420 500 54 79 89 abonnement accidents acheter activ* adapt* adieu adieu* affaires agend*
agenda ailleurs ajust* algor* algorithme allem* allum* alors alors* ameli ameli* amene amene* amis amoureux ancien
annoncee apero apero* appel appellent appels appla* appri* appris aquag* aquagym aquar* aquarium aquat* aquatique
argenterie arret* arreter arrive artisan artiste ascen* ascenseur assis* assise attaq* attaque attendait attra* aucun*
audio* aussi* autoc* autrement avoca* avocat badge* bagar* bagarre bague* baguettes baie baignoire baisser balancoire
balles bar barbi* barbier barquettes basse* bat bateaux batte* bavai* beigne belle* bien blond boeuf boeuf* bois boite
boite* bol boucl* bouger bouillant bouillon boula* boule* boulo* bousc* brete* briqu* briquet broncher brosse broui*
bureau bus ca cabin* cadre cafard calcul calmement canar* candidats canic* carottes carre* carro* casqu* cassante cause
cauti* caution ce cendrier chale* chaleur champ* champagne chantier chapeau charges chariots charlotte chaussettes
cheff* cheffe chevr* chiff* chora* chorale chou chrono chuch* clair* claque code coeurs coiff* coin col collection
color* commencer compe* comptees compteur comptez concert conda* condamnee confo* conseiller conso* continuer
controleur cookies coord* copiee coque coque* corrects cote couchette couine coule* coupl* coupu* cour courant courante
courr* cours courtoisie cousc* couscous cousins couvert creus* crois croquettes croya* cuisine culture cv dansa* danse
danse* debranche debrouillez decha* decou* decoupe decrocher dejeu* dejeuner delir* demai* demain demenagement deplace
deplacement depose depouilles depui* depuis derma* derni* descendre desse* detail devoi* devrais diama* divorcer dolip*
doliprane douch* douche doule* douleur douze douze* echou* ecrase ecriture effacees egare elect* electricite embar*
emmenez empla* endro* enfermes envie envie* envoi envoy* escalade etait etait* etiqu* etiquetee etoile etude* evacues
evene* evenement evidemment eviter evitez exagere excus* exigee expediee extensions extinction faill* failli fais
fantaisiste fanto* fatou* fauss* fausse faveur feder* federal fele fenet* fenetre ferai* fiche* flaco* flatt* fleur*
fleurs fondu* fourn* fous fraises francaise franchement francs froids fromages fruit* gala gamba* gamme* garcon gauch*
gay genda* gene genoux gentille gerance gilets goutte grace grace* graines gratuite gravats grave* grelo* grenoble
gripp* groupe gsm gueul* hachi* hachis hall happy happy* haute heritiers heter* heureusement hivers hoche hoche* hopit*
hopital horod* horre* horreur humid* humidite idees idees* image impec* impol* impoli in inada* incen* incendie incon*
information insta* installateur irait irait* jai jamai* jamais jantes jeudi jeudi* jouet jouet* journ* journee jours
jours* judo kilo kiwi klaxo* laisses lampe* lange* langer larme* larmes lasag* latte laver* lesquelles lessi* leve
libres liege liege* ligne lime linke* linkedin louee louee* louees loupe* lumie* lundi lundi* magni* maison malgr*
malgre mamies manch* maneg* manet* manquants marce* marcel march* mariee marque matin matins matri* maxim* meche*
medaille meill* melan* menag* merci merci* mesur* mine minib* ministere mode mojitos monde monde* monop* monos*
montreal morce* morceau mortes mouch* mouss* musee musee* nantes nappe natio* nause* navette netto* nicke* nickel noir
noirc* norme* notes notes* notif* nourrice nouvelle nouvelles nuits nuits* obtenu oeuf ombre ombre* omelette onze
operateur opticien opticienne ordin* ordon* ortho* ose oubli* oubliee out paque* parfa* paris* parlait parler parrain
partant passa* passer pate pates pates* patie* pdf peignoir penche pensa* pense* perdr* perdre peris* permanence peter
peter* phili* philippe photo piass* piasses piche* piece* pieces pince* pipe plane* pleins plomb plus point* police
ponce* porc pose position poste* postes potes potes* poube* pouli* poupee prali* prati* precise prefere prenn* prenom
preparatrice prese* presq* presque pressing prime prime* principale produit prome* promos propose propre proth*
prothese proxi* pseud* pseudo pu pull quant quell* quelle queue* quoi racke* rade rallu* rallume rame rando* rayur* re
reapp* rechange reconditionne recuperer reell* reelle refait refec* refectoire regarde regards regularisation rein
relay* rembourse rembourser remise remonte remontee remplacant rencontre rendues renouvellement rentrer repos reserve
respiration resse* resso* resta* restaurant restitue retie* retour retraite retrouve retroviseur revan* revanche rivie*
riviere robin* robinet ronde royal royal* rues rugue* rugueuse saigner salade salle salue* saucisse score score* seanc*
semblait semou* semoule separ* serres sert serva* services seule siffle signee simplement skis smoot* smoothie solei*
soleil somme sonne sonnettes sorta* soude* souder souffler souffrance souris spa sport stade stade* steph* store su
succession suffi* suit suiva* suivi suivi* suivie super suppr* suspe* table* tache taches tacti* tactile tasses
telephone telev* tenni* tennis tenue tenue* termi* terra* texto tiers tiers* tirer tirer* tiroi* tobog* tombe tomber
tordu* tortu* tortue tour tourn* toussaint trace* train train* transformee trava* tremp* trottoir trousse trouv* tuyaux
tva usb usee utile* vaccin valide valis* venue verses vert vestiaires vidan* vidange videos vieille vienn* villa*
village virus virus* visibles visiteurs vitrines vocal vocal* voitu* voiture voudr* voyan* voyant vue zero zoo zuric*`,
      '1': `
12h 160 171 23h 3h 48 4e 5e 690 7h 81 95 abatt* abattu absence abuse abuse* accom* accompagnement accou* achat* achetes
affam* africain agenc* agence ai aider* aigui* airbn* airbnb albums allon* amande amuse* analyse anima* animalerie
animateurs appar* appareil appel* appeler apprendre approche apres apres* arcad* arcade argent arretes arrivent article
ateli* atelier attendez aurais auron* auront authe* avalee avions avis ayant ayant* baby baclees bain baisse balle*
bande bapte* bapteme baske* baskets bassine basti* benev* beurr* beurre biere* bijoux bilan bilan* billets blagu* blanc
bleues blonde bonhe* bonheur bouchee bougez boulot bouteilles bouti* brancardier braque bras brico* brossage brouillon
buvai* buvait buvet* buvette cabinet cache cadea* cadenassee caiss* calec* calva* campi* camping cance* candidature
canettes canti* carab* carne* carnet carrosserie casse catastrophe centimetres certaine chaine changee chantage charc*
chass* chat chatt* chatte chaud chemise cherchait cherchez cheville chien choisir chutes cidre cidre* cils circo*
circu* circule claire classe classeur clini* clinique cloque clotu* cloture cocho* cockt* coco coffre coffret coinc*
colis collegue comme compr* comptoir condamnes conducteur confi* confirme confrere congelateur connais conseil conso
consoles constat contacts conti* contrefacon controleurs copieux corde corde* corne* correct corriger coupes courriel
courtier cousi* couteau crabe crabe* cree crise crise* criss* croit croit* crout* crue crus cuisiniste cylin* cylindre
dames dames* debra* decle* defilent defon* degat degri* demande demander dents dents* depan* depla* derange des desol*
desti* detai* detour detre* devais deven* devie* devra* diamant dieu diner diner* disai* dites dites* doit donne dos
dossier doubl* double drap drogue drole drole* echantillons echappe eclate ecole ecole* ecrit edf eleve* eleves elles
elles* embra* empoc* empoche empoisonne empre* empreinte endor* enfan* enlev* ensem* ensemble ensui* ensuite entree
entrepot epais* epaule equip* equipes erreu* escalier escar* escrocs esper* essuy* essuye est et etage etat ete
etiquette etouffe etrangle etude excuse execu* exige* exist* existait exploit explose facte* facteur faire faire*
faisa* faite famille fantome faveu* felic* femmes festi* festival fetait feuilles feutr* filtre finit finit* fixat*
fleuriste flout* folle folle* fontaine formulaires foule* fourr* foyer foyer* friteuse front* funeb* funebres fusil
fusil* fuyait gagna* gagne* gaine gamel* gamelle garage garderie garou garou* geles geles* gendarmerie gendarmes gener*
genou* gercu* gercures gilet* gite gondole grands gratte grill* grille guign* guignol hamst* hamster hanga* hangar
helen* helene histo* hop houmo* houmous huitr* huitres humou* humour images immat* immatriculation immeu* impression
imprimee institut interieure interne j jacuz* jacuzzi jambo* jambon jetons jette jette* jeune* julie justi* kayak
kayak* lac lampes laser laser* laver legal* lettres leur levres lis lisbo* lisbonne liste* logem* logement louise loyer
loyer* lues lumieres lunet* maigr* mante* marie* marqu* marro* masqu* masseuse maste* master matchs maternite matos
matos* maux media* medit* mefier meme mere mergu* merguez mesures metho* metre* mets miel mille mille* mineur mirac*
mirei* mireille modif* moisissure momie* momies moniteurs monitrice monte* morceaux morts morts* mot moto mouton mutue*
mutuelle natat* natation national nature neveu* noire* norma* normal notaires noter noter* numeros obtenir oeuvre
offerte oisea* opera* operation opere* oreil* oreiller originaux oublie outil* ouverte ouvra* ouvrant ouvri* paie
paillasson palet* palie* palier panique panse* panta* pantalon papot* parent parfu* parleur parte* parti passerelle
payer payer* paysa* peche* pedales perfo* perim* permis petit* physique piege piege* pif pigeo* pins pista* piste
pizza* plaide plaques platre plein plein* pleur* plonge plongeoir plume podol* podologue poign* point pois polis*
pomma* pommade pomme pompe pompe* ponctuel pont portable porte* posee* poser* poule pourt* pourtant pouvo* pouvoir
prena* preparateur presser prete* prevoir prevoit profils proprietaire psy puait puait* puces puces* puis puisque
quebec quelqu'un quotidien rabai* raccr* rachid radiateur radiologue raide raide* ralai* raler raler* ramenee rampe*
rappo* rassu* rattr* reagi* recev* recommandee reconnue recousu recto recto* recu recul* redes* regardant regie regie*
reglee regler relat* relation relev* releves relu remon* remplie rendr* rendre rendue renou* repar* reparation repondu
reponses reprendre reprises reserver resid* respecte restitution resul* retournee retournera retrait reven* rocad*
rocade roulant rouve* rouvert rouvr* sable* sache* sacs saint* sainte sante sante* sauna sauna* saura* sauter savai*
saven* savent scann* scanne scoot* se secret selle serait seringue serre* serrure servi servir show si siege signaler
singe* sixie* sixieme soie soins soins* sol solai* sont sortait sortis souvent stadiers stage stage* steak steak*
stres* stylo stylo* subst* suffirait suiss* suisse sylvi* sylvie t2 tabou* tacit* tarta* tartare tatou* teint tiram*
tiramisu tire toboggan toile* toilettage toilette tomates tombe* tordue tot toucher touff* touffes tout toute trajets
travaille trave* tremb* troub* trouble urine urine* utilise vache* valait valiu* valium vanil* vanille veau vendues
venir venir* venue* verifier verit* verre verre* verte* vetem* vetements veterinaire viennent vigne* vinai* violets
virem* virement visible vois voitures voler voler* voleur whisk* whisky`,
      '2': `
1 119 13 140 165 2000 2024 212 22h 2h 52 59 91 a abrib* abribus accen* accent admis admission adopt* adult* aere afric*
agression aiguille ajoutez alcoo* allia* allonge allume ane appartement appat* appeles appelle appre* arachides arbit*
arbitre arbre arete* armoi* armoire arnaque arrie* arriere aspir* aspirine assistante assur* assure au autan* autant
authentique autocar autres aux avale avale* avion avion* bacs balai bambi* bancaire barqu* bascule bassin beign* ben
beton bleu bleue bleue* bombe* bord botte bouchees boucherie bouge* boutique box briga* brise* bruxe* bruxelles cafar*
cafes cafes* cagna* cagnard cagno* cagnotte caill* cale cambrioleurs camera camil* camille camio* caniche capture
cares* cars cassa* castaing cave ceinture ceris* certificat champignons changent charg* chasses chauf* chercher chers
chers* chiffres chino* chiots cinquieme citro* cle cles coche* cocktail coincee colle collectif comba* combi*
commercial commis commo* commode compagne compresse compris compt* comptee confirmee conna* connaissait connaissance
connu consommateurs contenait cool corin* corinne couchee coupable coups coups* couro* couronne course crass* credit
creuses crever crian* criant crisse crois* crypt* cuite* cuites cuits cuits* cul daign* daigne debloquer decongelee
dedan* dedans defaut delit delit* deman* demarrer demon* denom* departement derri* derriere desig* desolee dessu*
dessus detro* deval* devan* devant diese* difference digic* digicode direc* docte* docteur donnait donne* dorma* dossi*
douce* douches doudou dresser drogu* eaux echap* echel* echelle eclat* ecras* ecrev* ecrevisses ecrir* ecrire ecrit*
effet effet* electrique eleve emeche emmen* encei* enceinte enclo* enclos enerv* enfin enfin* enquete enreg* entre
entretien enzo epous* epouse escal* etablissement etranger etudiants europe eventre exact* exclu* existe exper*
expertise explo* extin* facturee faisait fait faite* faites faudr* faudra faudrait felee* felicite fendue fiche fille
filou finir* flacon flamb* flash* flics flics* fondu font fonte fonte* forme four fourchette frang* frapp* frein* frere
frole front gagne garanti garantis gel generique geneve genou gonfle grand* greno* griffe grippe grise guide guill*
gymna* gymnase habite hache hache* historique homar* homme* ignor* illeg* illegal immeuble impor* importe incar*
incarne incid* incident indecent indemnisation infirmiere inscription instr* intol* invite it ivre jante* je jete
jeton* joli jouai* joue jouer jugem* jugement jure jusqu* jusque kilos kilos* klaxonne la labo lacet* laiss* laisser
lapins lasagnes leman leman* les lettr* lettre liqui* lisse* livret locau* locaux lou loue luxee luxee* malad* malin
mange* manger mangu* mangue manne* maroc masse matiere maube* maxime medecins micro micro* mienne mignonne missi*
mollets montee montent montr* montrant montrer montres moque* mort n'a naiss* naissance natur* naturel niece niece*
nique nique* noisette nom nous nuage occasion offert offic* olivier orteils osteo ou ouvraient paill* paix pan paniq*
paques pare pareil paren* parents parfait parfum parlo* parlons partenaires passent patron payee* payes payes* pelle
pelle* pelot* petan* petanque petites pigeon pigeons pille pille* piquer planche plongee plume* poche* poil port portr*
portrait poses poses* positif post pot pourboire pourq* pourquoi pourr* poussettes prele* premieres prend* prepa*
prepare presi* presidente preve* prevenus priso* procedure proch* prochaine professionnel prolo* promene promesse
public pueri* puisqu'il pur pyram* pyramide quebe* rabro* racon* raisi* raiso* ramasser ramen* rats ravie rayes rayes*
rebor* rebord recon* reconduction referme remis* remonter rentr* repare reparti repli* repondent reprocher retro*
revei* reveil revie* revient roiss* roissy rosiers rouille s'y sache sais saisonniers samedis sav savait scolaire
secho* sechoir secours secretaire sembl* septi* serai* serpe* serpent seul short* siest* signature sinon sinon* soeur
soeur* soignee soignes soir solde* somme* sommeil sommelier son sorci* sorti sourd* sous sousc* souscrite sud suedo*
suedois sueur* sueurs suivre supporte survecu sushi* sympathique syste* tacite talon tard tel teleski tempe* tendu
terre terre* terrible tester texte* titre* tonde* tondeuse touss* trace trainer trait tramp* trampoline tranquille
transmis trott* trou vaches valai* venda* vendait vendeur vendre verba* verbal verrouille vesti* veter* video* vieux
vieux* vignettes violettes vivant voile* volant voleu* volon* voyait vraie* vu yaourt`,
      '3': `
120 130 200 300 350 480 890 acces acomp* acompte admis* adresse aile airba* airbag ajoute alcool allee* allergies amf
amies amies* anis annea* anneau antic* aplv appart appui appui* arrange arret asloc* asloca aspire assureur astic*
asticot atter* attes* attestation audit* autoroute avaie* avaient avena* avenant avons avons* bail balan* balei*
baleine balle barrette barri* barriere bas bascu* bassi* baton baton* batta* battante batte bebes bebes* bequille
besoi* besoin betes betes* bisou bisou* bloquee bouff* bourd* brace* branc* brass* bronc* brule bruno bruno* bulletin
cadav* camer* cancer captu* carav* carrelage casse* ceint* celib* centr* centre cerea* cereales charge charl* charleroi
chatouille chaudiere cheval chevreau chiru* chirurgien chlor* choses cire citron claquee claus* clients clou cocai*
cocaine coincer combine communique compa* con concl* connecte connu* consigne consommateur consu* continue conto*
contr* contradictoire contrats contre controle cooki* copine couch* coupees couraient courroie cousine couvr* crach*
crache crava* crech* creche criai* criait crie croix croix* d'y damie* debro* decede decen* dechiree decla* declaration
degat* delat* delattre demandant demar* demonte dentiste depos* descend deuil deuil* diabe* diabetique differentes
discretement disparu distribue dit divorce do domic* domicile donc donnees donner doorm* doorman dorme* dorto* dortoir
douce doudo* du due dylan dylan* ecris ecris* ecsta* egares egorg* empoi* endroit enfonce enlever enque* entre*
entrepreneur envole envoles envoyee epaul* epaules epave epave* erreur escale espio* essen* essence etouf* etre
euthanasie evapo* evide* experience expose exposition expre* fabie* fabienne face factures famil* farin* farine fauch*
fauteuil fendu fendu* ferait ferrand ferreira fils finissait flasq* flasque flottaient flottait fonce* foncee fonta*
forain foula* foulard fourc* fournisseur frein fuite fuite* fumaient fumee fumee* fuyai* garag* garagiste garde gardez
gardienne genevois gens glisse gosses gouve* gouvernante grand greni* grenier grenouilles guepe* guett* guichetiere
guido* guidon hanch* hippo* homme honte* huile huiss* hurle identite ils imite infir* inspection interdit intervention
intox* invente jetee jetee* jetes jetes* jeton jolie jolie* jolies jouer* jumea* jumeaux jusqu kg l lausa* lausanne
levee* libre libre* limac* limace litre locat* longe longe* lui lys m'y mains mains* maitr* makis makis* malhe* mandat
manteau mapaq mapaq* marie massage mater* maths maths* mec mecan* menace menui* menuisier messi* messieurs metta*
mettait mette* mien miens miens* moi monsi* monsieur moust* mouta* moutarde murmu* nageur nee net nettoye noeuds noms
notai* notaire notre notre* nu objets obligee obsce* obscenes offer* or ordre ordre* oreilles origi* origine
orthographe otite otite* ouvert palette palpee papa par parlais parlent paroles partage pasca* pascal passee passeport
passo* pasti* patro* patronne payait payants paye pendait pensi* pension perce* pharm* pharmacienne pimen* piment
pioche pipi piqur* pirat* pirate pis pizzas placer plaintes plaisante pleine pli plong* poignees pointe poivre
policiers polis pompes poncelet porte portiere posee poser pourb* precedent pres presente prest* prestataire prevenu
profite proje* promet proposaient proposee propr* proprement proteines publie puisq* pulls pulls* pv quelque quitte
raccroche rachi* racin* racistes radio raison rameu* rea reagi rebou* receptionniste recommence reconnu recro* recup*
recuperee reference reflechis refoule refusent refuses rentrant repen* repense repete ressort restait retir* retiree
revenait revois rhum ricane ridiculise rires rires* risto* ristourne rose rouba* roubaix rouge* roula* route route* s
sacha* sage sait saliv* saute sauvetage scenes seances selle* serin* seron* seront serree serru* serrurier serveur
serviette servis sever* severe signale signe ski soigneur solde sortie souri squat squat* squel* stadi* stagiaires
sterilisation suivants surveille tabas* tabasse tablette taire taire* tais talus talus* tampo* tante tante* tapait taxe
taxi temoi* temoin tendu* terminal texto* thon tickets toitu* toiture tonto* tonton total tranquilles tribu* trier
trier* tronconneuse trouvait tuile* uber ukrai* vaccine vande* velos velos* venais vend vendu* venio* venions vento*
ventoline verda* verdatre verif* vermi* vermifuge verra verra* verse* vestiaire veto video vif violent vital* vitale
vites* vitesse voila voila* volan* vole voulu vtc y'a yasmi* yasmine yeux`,
      '4': `
150 2017 67 68 700 740 78 7h30 86 900 940 abces abces* acces* accid* accidentee accompagne accord achar* acharne adhes*
admin* administratif ado affichait affichees afsca afsca* agents agoni* aille aine aisse* aisselles alime* aller* allez
allez* alliance amandes ammon* ammoniaque analy* anesthesie angin* angine angoi* angoisse animaux antibio antip* apercu
appuy* arme arnaq* arrache arrachee arranger arrim* arrime arrivais arrivait ars assoi* assoit atsem atsem* attou*
attouchements autoradio autou* autour avaler averti aveug* aveugle aviez aviez* avisee avoue* baffe baffe* baraq*
barbo* begai* benne benne* bequi* berge* berger bient* bientot bieres blagues bloc bloquer bocau* bocaux boldu* bolduc
botte* bottes boubo* boubou bouche boulettes bourre bouscule brancard branche brassiere broye* bruits brulee brutale
cache* cadenas cajou cajou* cake calin* cames cames* canette caravane caron caron* case casie* cassee casta* cdi cercu*
cercueil certains certi* chaton chef chenil cheques cheveu chez chien* chine* choc chocolats chocs chocs* chope chope*
chose chose* chute chute* civil claques clopes co coach coach* cochee codei* codeine cogner cohen cohen* coinces collee
college commissaire compagnie comprendrez comptage comte comte* conciliateur confisque conjo* constater consulte conta*
contenu contraste convu* convulse coton coton* couchage couco* coucou coude couples cousin coussinets couvreur cp
crani* cranien cravache crepu* crepus creve croche crochet croise croisee croutes cruis* curieux dame dange* deale
deballe debil* debile debit* deced* deces deces* declarer decoloration decrirai dedom* defen* defile degag* degager
dehor* dehors delva* delvaux demandez demarcheur demis* denomme denti* derobe deshydrate desserre detar* detartrage
detourne detresse dette devisse dialy* dialyse directeur disci* disciplinaire dispa* doree doree* dort drape* drapeau
dresse eclat eclater eclats ecrou* educateur effac* effon* ehpad ehpad* eleveuse eliot* eliott emballe embrayage empes*
empestait emplo* employeur empru* encai* encou* enfant enjam* enormes enregistre enten* entendue entier entiere
entreprise entres envoi* envoie envoyer eparg* epargne epeau* epeautre epile* epileptique epluc* esthe* estheticienne
estom* etale* eteint etran* exactement exclu excre* excrements exige faine* faisaient faux femme femme* feutre fiancee
fichiers fiere fiere* fievre fille* filleul finir finma finma* fiole* fioles fissures flanc* flemm* flemme force
forcement forme* formee fouet* fouette fourbure fourgon fourgonnette fracturee francais frere* frole* fsma fume gaeta*
garde* gastr* gastro geante gelul* genan* genep* genepi gener genev* geolo* giflee gilet giraf* girafe glissee gonfl*
gourd* gourde gouter grang* grange greffe griffee grossesse guichetier gynec* hacke* hemorragie henne henne* hilar*
honte hospi* hospitalise huile* huiles huissier humiliee hurlait hurle* hygiene idiote ignore immobilier inconnu
inconnue inde indec* infar* infarctus infecte infectee inhal* insiste insti* insultes intacte interets intimes
intolerance iphon* iphone irres* issue issue* ixell* ixelles jambe* jerri* jerrican jorda* jordan judic* judiciaire
jumen* jument jupe kevin kevin* lacer* lactose lactoserum laisse lait lance* latex latex* le levre* lingerie livreur
longt* longtemps loup lu lustr* lustre lynx m macaq* macaque maes malentendu malhonnete malvo* mamans mamie* mandate
manip* manquaient manquante maquille marchand marre marre* marron marse* marseille mate matie* mayo medecin mediateur
medicament mefie* melangent memoi* memoire menagere menin* meningite mepris meprisant metal metal* metis* metisse
metres mettr* mettre mezza* mezzanine mienn* miennes migra* mime minou minou* mixe modifie monit* moniteur monos monox*
monoxyde montees monter montree morel morel* morsure moteu* motif motif* mousq* mousqueton mousseux moustache musea*
museau nadia nadia* neuves neveu nez noeud* noise* noix nourrisson numer* numero nus occas* occupe oceane odieuse
odieux oh olivi* ombudsfin ongle* ont os oser osteo* osteopathe otari* otarie ouvertement oxyge* oxygene paiement
palef* palefrenier palpi* palpitations papas papas* pari parle partie partis passera passons pastis patau* pataugeoire
patient patients pattes payai* pediatre percee perdus pere perime permi* petar* petard petite peur phoqu* phoque
photocopieuse phrase physiquement ping pioch* piquait pisse* pistaches pitie pitie* placa* placard plaid* plain* planc*
plannings plaquettes plomb* plusi* plusieurs pluto* plutot pogne pogne* poids poids* poings poivr* pong portee pote
pouce pouce* poules poursuites pouve* pouvez prene* prenez prepo* presence pretend preuv* preuves prie pries pries*
prive procu* procureur propo* proximite puce punie punie* purulente pus quitt* radio* radios rallongee ramassee ramene
ramenes rangee rapport rase reani* reanimation reception recoit recolle recollee recupere recus recus* refere refermees
refug* refuge refus refusez regle regretter remarque remarques remboursez repro* residents resin* resine respirer
responsable restee retire retrouves rgpd rigolait rital* ronflait rosse rosse* roue rousse routi* routine sacre saign*
salaire sangu* saoul sarra* sarrasin satay satay* savoi* savoir scotc* scotch scrup* securite seins seins* seize seize*
semblant sera serez serez* serieux ses sexuelles sifflait sifflee signalconso signe* signes smart* smartphone sniffe
soignante soirs soirs* solaires soufflait souil* souille souleves soutires spara* sparadrap spf staph* staphylocoque
suintantes suis suivr* sur surdo* sure surno* surveillants surveillee surveiller tamar* tamari tampon tapais tapet*
tatoueur tenai* tenait tente tente* tentes thermos tiree tiree* titubait titubant titul* titulaire torsi* torsion
torti* totale touchant tousse touto* toutou trait* traiter tranq* traumatisme traverse tremblant tremblay tremble
tribunal tripl* triple trottinette tuyau* tympa* tympan urgences uv valise veilleur veine ventr* ventre verrouillees
verso verso* verti* vertiges veterinaires veut videurs viend* viendra vietn* vinas* vinasse violace vitre vitri*
vivante voix volum* volume vomis* vraie vues vus y y'en`,
      '5': `
2019 3000 312 600 70 88 abimee abus abusi* accor* accrochee achats actes actes* adres* adulte affame agente agraf*
agrafe aide ailes ailes* airdr* ajout* ajoutee alain alain* alertes allergenes allergique allocation allumette alu
ambulance ambulancier analyses anaphylactique anesthesiste annuler antidepresseurs antihistaminique antivol apprends
arabe arabes arach* arachide arran* assignation assum* attachee attei* audie* audience aurel* aurelie aussitot autor*
autorite avez avise avocate bague baise* baiser balai* balais ballons ban bang barce* barcelone barquette baux bebe bec
benal* benali berce* berceau beuh biber* bijoutier bisqu* bisque blanc* bless* boitait boucles bougeait boursoufle
bousculee bouts bouts* brandi bricole brisee brule* brulu* brulures brune brune* brutal bu bureaux caban* cabane cabas
cabas* caden* cagou* caillou caissiere cameras camionnette camions camp canin* canine canne canne* capot capot*
carabinee carbu* cassees catalytique cauchemar cede celer* celeri celibataire certa* cet chantant chapa* chaparde char
chatons chene chene* cheni* chequ* cheva* chevaux chevelu chiot* cisea* ciseaux citat* citation civie* civiere
claquettes clerc clerc* clin cloques clous clous* cogne coiffeuse coliq* colique collegiens collier colliers commente
compagnon comprimes comptable conciliation conduisait confie consentement contacte controler convoquee cookie copain
coqui* cornee corps corps* corticoides cortisone coude* coupelle couvercle cpf crane crane* crasseux creances crepe
croch* crott* crustaces cuisinier cuisses cuivr* cuivre culotte cutte* cutter cuve da dangereux decline decoupee
defenseur defonce degats degre deles* delivre demandes demange demenageurs depassait depot depot* derobee descende
descendue desha* deshydratation destinataires devale devinez dgccr* dgccrf diall* diallo disait dissi* divul* doigt*
doigts dormez dosag* dosage dossiers douteux dysle* dyslexique eboui* ebouillante economies ecroulee ecuri* ecurie
educatrice effacer effondre effondree elle employes empoigne endort enfle enfon* engage enleve enrouleur entame
entassees entendeur entends entendu entie* entor* entorse erupt* eruption escro* escroquerie etalee etes etiquete
etouffait etrangers eutha* evapore evoqu* evoque exami* exhib* falsifie familial familles fauti* fautif felees ferment
ferra* ferre* fiancailles fichi* ficti* filee filee* filme filmee filou* finan* finie* finis* finition fixee fixee*
flori* florian flute forces foret foret* fosse fosse* fouil* fouille fourb* fournis freine fumet* gale gant gants
gants* gardes garrot gars gaz geant gele genci* gencive gerante gerar* gerard ghb gitan* gitans glous* gluan* gluant
goute* gramm* gratt* greff* grosse grossier guita* guitare gym habille habitez hallu* hanche handi* happe* hein hesit*
hosto hosto* housp* houspille hurler hygie* iban ici ignorer il imaginaire imaginaires imagine imite* implants
imposition infec* infor* initiales inqui* insistant insulte intensifs interimaire intes* intoxication inven* inventee
irresponsable ivg jambes jante jeunes jointe josia* josiane juridique kango* ketam* ketamine lacher lacry* lance langu*
laure* laurent lefeb* lefebvre ligam* like liquidation livrer local* locataires loge logo lopez lopez* lot loulo*
ludiv* ludivine ma madam* madame magasinier maigri maill* maintenu malen* malho* malin* malinois maltraitance mam mamie
manag* manager mangez manon manon* manques maquillage maternelle mathi* matou matou* matra* matraque maudi* maudit
medec* mefiez mentionne mes mettent mineurs minibus minimise mlle mollu* mono morph* morphine mouches mr murmure nacel*
nacelle negli* nice nid noircie noirs noirs* noisettes nomme* nue nuit nuoc occlu* occlusion ocean* odieu* oeil oiseaux
olive* oncle oncle* one opere ortei* otee ouell* ouellet outils ouvrent ouvrier pai palpe* papillons paralyse parap*
paraphe pares* parme* parvo* parvovirose passagers passant passes paume paume* pauvres payees pc pedal* pedia* penda*
pendant pensait perit* peritonite perri* perrin personnes perte perte* pete peux pharmacien physi* picot* pietine
pilot* pilote pincee pinot* pinottes piquet piqures plagi* plagiste plaie* plaint plana* plancher planq* pleurait
poignets poils poils* poing poisson polle* pollen portier portieres poula* poule* poulet pourboires poursuite pr preju*
prend prenomme preparez presc* privee prof profi* profil projetee promeneur propos proposition proto* prud'*
prud'hommes ps5 publiees puericultrice punit* punition purul* quico* quiconque raclee rajou* rajoute ralen* ramasse
rappelee rasoi* rasoir ray react* reaction recal* recep* recevrez recoi* recompte recou* recours rediges refer* refil*
refile refle* refou* registre rejet* rejete remis renif* renvoye repart repeint repression requete respi*
responsabilite responsables retrouvee reveillee revel* revele revendu riant riant* rigolant rit rocha* rochat rodee
rodee* rouges roussel ruine ruine* sabote sabots saigne saine saine* saisis salai* salar* salmo* salmonelle salop* samu
sandr* sandrine sanguin sanitaire saoul* saure* saurez scie scotchee secoue selfies sentie serais serop* seropositif
serre sexuelle shit siffl* signal signer silva silva* sipho* siphonne siret siret* sirot* slip socia* sociale socie*
societe soigne sonde sonde* sortais sorti* souleve soupl* sourc* sourcils soute soutenu soutien soutient space space*
speciale speed* staff staff* steri* steve steve* stewa* steward stop stoppe sucri* sucrier suint* sujet sujet*
surveillante sushis sutur* suture tabouret tapai* tapot* tapote tata technicienne teinture test tetes tetes* thc theo
tigre tigre* tique* tires tires* tiroirs titre toi toiletteuse tombez ton toque* torche torchon torse torse* tournesol
tournevis toxic* trafiquee traitant traite traumatise triche triso* trisomique tromp* tronc* tutoy* types types* tyran
tyrol* tyrolienne usage* usurp* vais van vasse* vasseur vegan* veilleuse veine* vendue vendus verifiez verrouillee
verte vertebre veste veste* via viola* viole* violee visag* visage vit vitreux vitrine vivantes vivants vodka vodka*
volatilise voles voles* voleuse volontaire vomir vomir* voule* voulez voulu* vous vraim* vraiment woute* zip`,
      '6': `
06 800 abime* accident accuse acheteurs adren* adrenaline agonisant alerte alzhe* alzheimer amie anaph* anest* ans
antih* antiv* appliquee arraches arrogant assig* asthm* asthme atterrissage attrapee aurez aurez* autis* autiste
avertissement avise* bafou* balance banquette barreau barreaux benevole biberon blatt* blattes ble bleus bleus* blind*
boita* bonbons bosse bosse* bouffer bouledogue boulons bracelet brand* brigade cacahuetes cachets cage canet* canna*
cannabis canto* caresse cas casier cauchemars chauffeur chienne chiens chimi* chiot civile clois* cloison cloqu* cmu
cochon codes codes* cogne* colo comprendre comprenez concierge consc* conscience constate convo* convocation cotes
cotes* couche couli* coupee coupez cpe crame* crean* crust* cuill* cuist* cuistot curie* dans deale* debar* debarque
decharge decroche decrochee deleste demarchage demenageur dent depanneur deposee depre* depression descente detecteur
detou* detru* detruit dette* devit* diplo* diplome directrice disparus dormait dragu* dress* droits echanges ecrite
educa* eleva* elevage encaisse encha* enchaine endormie endormir enferme enfermee enfle* enregistree entai* entaille
entam* entraineur envol* epipe* epipen escalator estomac ethyl* evano* evidente falsi* fesse* fesses fianc* fievr*
figur* filme* force* fourg* fout foutr* foutre frapper frottait fumai* fumait g gamine gardee gardi* garro* geant*
generale gifle gifle* habil* habites halei* haleine harcelee harna* harnais hasar* hasard hemor* hotes* hotesse hurla*
hurlant impla* incap* incapable informee initi* injecte insol* insta instance insuline intime inventes jacqu* juge
jurid* lacto* laissees lancee lango* langue lenti* lentilles levre lise lisez lisez* litre* litres livres local loueu*
loueur lus maghr* maillot main maitre malades maladie malai* malaise manchette manda* marches mari masse* mdma mecano
menac* mene menteur menteuse menti* mepri* milli* mineu* mini mis mission mordu mordu* morsu* neufs neufs* neuve noire
nos notee notee* objec* objectif oedem* oedeme ombud* oui paiem* paille papiers paroi paroi* parole patri* payeu*
pedale peintre perce perfusion perso photographie pierr* pierre pieti* pilul* plane pleurer pleurs plie pocho* pochon
poitr* poitrine pompi* pompiers ponct* poutr* poutre pre prendra prends pretexte priere questionnaire racis* raconte
rafle rafle* ramas* range rape raye recit* recite recru* recule redig* reflechissez regardait reins relevee rempli
rentre renve* reparateur reponds reque* respo* resultat retrouver reveilles revendue rib rican* rigol* rigole rompu*
roulait roules sacoc* sacoche saignait saisie sang sangle scotche secou* sectionne secur* sein selfi* senta* sentait
seque* sesam* sesame shoot* shop signa* signalement singe sofia* soignant soja sonnette sortir souda* soudain stalk*
stopp* surveillant tableau tape teles* thier* thierry titub* toiletteur torch* trading trafique traitee traum* troue
tuyau tyran* urtic* urticaire usagee utilisee va valeu* valeur vas venge* verro* versee vider vider* videur vinaigrette
voie voiturier volee voyageait vtt zippe* zoe`,
      '7': `
accus* adresses allee ambul* animatrice antib* appelee arabe* arrac* arrog* attache auber* auditif blanche bruta*
cacah* cachee caissier car cash cheque civil* clio coke combien completement corti* cou coucher coule crack cuillere
cuiss* cuisse culot* debal* decouvert decro* demarcheurs derob* desce* descendu deshy* detec* disan* disant disparue
disqu* dors ecriv* eject* ejecte electricien entas* enveloppe es espere euro faceb* facebook facturees fer figure
filles fixe flott* forcee fraude freres gamin* gardien glute* gluten gorge harce* humilie imagi* impose infirmier
injec* inspe* inspecteur intoxiques justice karim karim* l'a lache levee locataire m'a macho* machoire maltr* maman
maqui* marques masseur medic* medical menso* menti mon moque mur natha* nathalie neuve* nie ongle oppos* opposition
pansement paral* parol* paupi* paupieres perfu* pese pince piquee plaies plainte plaqu* plombier plumes pochette
poignet poing* pourrait pours* prevenue prier* prive* protection psych* pupil* pupilles regis* renversee repasse
reservoir ressortie retenu reviens rond sabot* sangl* secu seuls seuls* sexe sexue* signalee sitte* sitter sniff* soi
soign* sors surveillance telesiege tournee trich* trouvee ufc urgen* urgence verifie videe videe* videu* viens viens*
vigile vih voilee volee* vomi vont votre votre* wc whats* whatsapp`,
      '8': `
000 agent aire antid* as attac* b barma* barman bonbo* cauch* chato* coeli* coeliaque colli* conci* crack* debites
demeu* demeure devenue dis discr* donnee duran* durant expres gamin geran* gorge* insis* insu intim* lue maman* masque
ment moteur patte proprio prote* sa saisi* secti* soule* soute* toit tombee trafi* tu vigil* vivan* vos`,
      '9': `
agent* alert* allergie animateur avert* bidon bidon* blancs comptes dr employe envel* ex fract* fracture fraud* gerant
gross* humil* insul* lache* mente* mme ouvriers patte* peau plaque preleve rouss* saisi souti* surve* t ta te tes
trompe type`,
    },
  },
  it: {
    plainBelow: -3.09,
    unlikelyBelow: -0.42,
    likelyFrom: 3.09,
    words: {
      '-9': `
19 35 50 6 aggio* aggiornamento annoi* aria aumen* blocca camicia caro coda condizionata delus* diver* esaur* felic*
final* fine grafi* impossibile lenta lenta* lento lento* ma menu minus* music* noios* onest* ordinata padel* pagine
perde piace* poca poco prenotare purtr* purtroppo quali* regol* reso ritar* ritardo rumor* sale scomo* segreteria
sembr* settimane simpa* simpatico slitt* tiepi* wifi zero`,
      '-8': `
11 16 30 65 aloni aloni* app arred* arrivare averlo bello bello* bibli* bisogna cade caffe caffe* calda calzi*
carbonara caris* carte cigol* comunque conne* connessione consigliato delusione difficile dolci* extra finale frattempo
fredde frigo* gracc* grafica gusto gusto* impos* insip* intro* inuti* lavorazione lenti* libri libri* livel* lonta*
lugli* luglio lunga lunga* medio* mese musica noia novanta offerta onesto orari* parlavano percorso pero piccola piogg*
pioggia pioveva poche poche* portafoglio porzi* porzioni prezzi pubblicita qualita rapin* resta resta* risca* rumorosa
scatt* scena schermata senso servizio spuntatina taglie tiepida tovag* traff* uso valigie vecchi`,
      '-7': `
13 20 21 45 55 69 affol* altezza alti angol* annacquato annoiati ante appuntamenti aprire asciugamani aspettare
aspettato aspettava assas* assen* assente attes* audio* autol* autom* bibite bicchieri bolletta bravi* cambiare camic*
camin* camino campagna cara cari carino carissimo casello catalogo cinghiale citofono colori compleanno condi* consegna
consi* corsi* cortese cotol* crostata cup datat* delit* delitto delud* devon* devono digitale diverso doveva dura
errat* esaurito ferie ferie* fiacc* file film finestra foglietto franc* fredd* frett* frigo funziona genti* gentile
gestione getto* gocci* grigl* inclu* infin* insal* insalata installatore intorno inutile istruttori karao* karaoke
lentissimo lezioni liquida livello mediocre messaggio migli* migliore minuscoli miser* montatura ottimo panor*
parcheggio parqu* parquet perco* piega pieni pieni* poltrone polve* possi* premu* prezz* raddo* rapina regola regole
ricer* riman* rimbo* rimborso rimod* rimodulazione rinun* rinunciato rivis* rumoroso sabbi* scade scade* scarica scars*
scarso scena* scolo* scons* scotta secondi sedili segnale sembra senso* sfoca* silic* silicone simpatica sinistra solo
sotti* sottotitoli spegne spess* spost* spot stile stile* stima* strapieno suola suola* surge* tapparella tazza tazza*
terrazza terrazzo tradu* trattoria unica valid* veloc* veloce venderti viti voglia volum* volume zona`,
      '-6': `
10 160 17 24 28 54 7 acquario acquisti acquo* affam* affollata agend* agenda all'ombra allegri alone alone* alte altis*
altrove amare* ammac* anna annerito annua* annuale annul* annullata appas* appun* aprir* arredamento arrivato arrivi
asciu* ascoltato aster* attestato attivazione attori audioguida aumentato aumenti automatiche avviso bagagli band
barol* barolo bellissimo biglietteria biscottate brioc* brioche brusc* buffet buroc* cadav* cadavere caf calzini
cambiano camerini campane canno* capiva cappello cappotti care carrelli centrifuga chiavetta chiude chiudono coltelli
commesse comoda comodo compare competente conco* confusione consuma contatore contenuti continuo correvano correzione
corro* corrono corta corta* cortesi costoso crash* cresc* decente decor* deser* dipende dovev* elettronica errata
fabbrica facile felice feria* feriali ferma fetta fetta* fiacco filtri fin finali fines* finiti firmi firmi* forch*
forchette formaggio formu* formula frago* fragola frecc* fretta fritt* fritto garantito gel gelat* gentilissimo gettoni
giardino giochi giornata gocciola gommo* gommosa gommoso grandine granita guari* guast* hotsp* hotspot idea idee
imballo immer* impiegati incluso indic* innam* insipida interinale introvabile invad* invadenti inver* istruzioni
kille* killer lasagne lavatrice legalizzato lentissima lettini lettu* lettura lontani luogo luogo* mancato manda
mangiava manic* manutenzione maratona marte* martedi massi* massimo materasso matrimonio matti mattinata mazzo mazzo*
mega megli* meglio mezz'* mezz'ora minima minuscolo mito modem modem* molli* monod* monodose mosci* motore mulin*
mulinello noioso notifiche notor* novembre numerino nuovo nuovo* obbligatorie occup* occupato offli* offline ognun* ok
ombre* ombrelloni opere opere* optio* optional orari orario ordinato ore orto ottob* ottobre out padella paga pagin*
panini panne* panno pannolini pantaloni passaggi pelat* pellet pende* pentita persa persa* persi pessima petal* petali
piadi* piadina pilas* pilastro pile pizza pochi poltr* popco* popcorn portata premuto preno* pro pronta provato
quaderni quale quale* quarti rata rc realt* realta recli* reins* riavv* ricercato richiama riconsegna ricrescono riesc*
rimandata rinno* rinnovato ripro* riscaldamento risparmiare risposta risposte riuni* riunione rovinata sabat* sabato
saggi* saggio sai salta sbiad* sbloccato scadente scaduto scatti sciop* sciopero scocc* scolorito scomodi scomodo
scong* scorre scorrevole scusi* secco secco* sembrava sembravo sembro serial servivano sessione sfuma* sgasa* sigillati
sincr* sinte* sintetica siren* sistemate slittata smalt* sottile sovrapprezzo spaia* spaiati spara* spazz* spent*
spento spese spese* spesso spifferi spostati stampa stanc* stira* stopp* stort* storte stret* stretto stucc*
stucchevole sull'altro supporto surgelato sveglia taglia tappi tappi* tavolini teatr* teatro telecomando ticke* ticket
tiepido tolti tolti* tonal* tonalita tornati tour traffico trovare tutt'* tv un'or* un'ora utili* vaso vecchio
ventilatore ventola vernici verticale vestiti vini volev* volevamo volevano voluti widge* widget zoccolo`,
      '-5': `
148 15 190 2 240 29 3 312 38 40 44 47 74 75 8 9 94 abbai* abitu* acced* accet* accettata accompagnati acustica ad
affamati affettuosa affre* agath* agatha aires aires* aiutato albero all'una amaro amaro* ambie* ameri* ammazzano
ammetto ammor* analc* analcolico angoli anno annoia anten* apparenza appese appic* appuntamento apre aranc* armadio
arrab* arrivata artif* asciutta asimm* aspet* aspettavo assaggiare assalto assassino asses* assicuro assistenza
attaccate attacco atter* attesa attese aumentata autob* autolettura automatica avere avere* azien* bacchette ballerina
bandi* barat* barattolo barbe* barbecue barbiere bastoncini batterie beige beige* belli benes* benessere bermu* bermuda
bibit* biblioteca bisog* bisognava boh bomboniere bravissimo breve breve* brici* briciole brisc* briscola bruciacchiati
bucata bueno* buenos bug cadon* cadono caldo caldo* calen* calza* calzo* camere camminato campa* canal* canta* cantato
cantieri caos caoti* caotico carica carlo carot* cavat* cavatappi cente* centesimi centrale cercavo cerchi check check*
chiediamo chris* christie cigolante cinem* cinema cinturino cioccolata citof* code colaz* colazione collegamento
colonnina cominciano comode compl* concorrenza condiviso confu* confusa congu* conguaglio consigliata contessa coperte
copertina cordi* cori cornice corsi corsie costo cotoletta cotta cotta* crash crepa crollo cuciture cuffia david*
davide decis* deciso degus* degustazione dell'allarme delusissimo deserto desig* design destinatario destra detersivi
devi diavola didas* didascalie dirit* discount discutere disorganizzata display divan* divano diverse dodici dolce
dolce* dolcissima dopod* dopodomani drive drive* durano duri duro duty ecces* energia entus* esagerato esatt*
esattamente esaus* euro famil* fatic* fatica febbraio felici ferragosto fila finalmente finestrini finito finte finte*
fondelli forni* forti fosso fosso* fra franchi fredda galli game gastronomia gate gelato gelid* gelida genere genia*
geniale gesti* gettone gioco gioco* giulio gnocchi gol grasso grati* gratis gratuito grigi griglia grigliata guardavano
guarito guasto guerr* guerra gusci hambu* hamburger ignorati ikea imbal* imbraghi imitazione immag* immagine impasto
impossibili incastra incep* infel* infeltrito infinito infis* infissi ingle* inglese insipido insom* insomma inventario
invol* involtini irrag* irraggiungibile labir* labirinto lamin* lascia lasciarli later* laterale lato lavas*
lavastoviglie lavat* lavorativi leggevo legno* lente* lentissimi lezio* libreria limit* linea linea* lino livelli
lumaca lungo* lungomare macchinosa mah mandate mangiato manua* margh* marme* match* materiale mazzata meche* meches
medag* medaglia medio mele mensi* mensile merco* mercoledi mezza mezza* miche* michele mici microonde mini minim*
minimo minut* minuti misera mistero mitte* mittente moderna modi molle molle* monot* montagne monti monti* morta*
mortale mouse mouse* muri muto natal* nave negroni nell'app nervi nervi* nessuna newsl* newsletter no noiosa notiz*
novan* novem* obbligatorio occupate olive olive* ombrello omicidi onlin* online opach* opera operazione opzio* opzioni
orren* oscur* ostag* ostaggio ottanta padelle pannelli panoramico parte partite passate patatine pazze* pazzesca pecca*
peccato pellicola penne pensato pensavamo pento percorsi perde* perdi* perfetti piacenza piacere piani* piazzola picca*
piega* piegh* pieghe pina piumo* piumone plate* po pochi* poke polacco polli polmone polvere potevano povero preav*
preavviso preme* prenotata preparata presente prevendita previsto primavera prior* prodo* prodotti produ* profumata
progr* prosecco provvigione pugna* puntuale puntuali quadr* quadretti qualche quest'anno raddoppiata rasoi* rasoio
ravio* ravioli relaz* relazione rene restr* ricca ricca* richiamato ricomincia ridic* ridicolo rifar* rifug* righello
rimanda rimborsato rimpa* rimpallano ripetere riservato ristr* riva rivedrete roman* romana rotellina s sabbia salas*
salasso salat* salato salit* salmi* salmistrata salsa salsa* saltate salvataggi sapevo sapor* sapore sball* sbava*
scadenza scarn* scattata scelt* scemo scemo* sceno* scheggiata schermo scolaresca sconsigliato scont* scontroso scotte
scucito scusi secchi seduti sega segnalazioni sembrano sembravano sento separata sepol* serat* serata serio serio*
sessanta sesta sesta* sfocate sgasato sgranata siepe siepe* simil* simile singo* sirene slitta smalto smart* soluz*
soluzione sopravvalutato sorridente sospi* sostitutiva spagh* sparava sparg* spargero spegn* spenti spiegazione spinta
sportelli spostate stagione sterr* stiam* stiamo stimata stopposo stornato strazio stretti strop* strum* strumenti
suoceri svizzera svogliato tabaccaio tacchi tagliano tagliatelle tagliati tappa* tardi* tasti* tastiera tazze tazze*
tedes* tempi tempi* tempo* termi* termosifoni terri* tesi tessu* tessuto toccata toglierla token token* tomba tomba*
torne* torneremo tortu* tortura tovaglie traduzione trame* tramezzini trascurato trasparente trattamento trenta tripp*
trippa trist* tristezza tropp* troppa troppi turni turni* tutt'altra uccid* uccide uccis* ucciso ultima umida umida*
umidi* umore umore* un'ac* un'acqua unica* unti urlavano utile utile* utilitaria valgo* valgono valida valido valig*
vendere venis* vento* vera veran* veranda vibra* videochiamata viene viene* visite visuale vite vitti* vittima vizia*
viziata vocab* vocabolario vogliono volet* volete vouch* voucher vuoti vuoti* zanzariere zucchine zuppa zuppa*`,
      '-4': `
1 129 130 140 180 1987 210 22 23 32 41 412 42 465 58 61 abbastanza accedere accende accetta accordo accre* acida acida*
acqui* acquoso acust* affac* affet* affreschi aglio aglio* agost* agosto aiuta* album all'o* all'ora allaccio almen*
almeno alter* alternative altissima altoparlante alzare alzat* alzati americani amich* amiche ammaccata ammaz*
ammazzato amore amore* andati andia* andiamo andre* angel* angelo angolo anniv* anniversario annullati antipasti
appassiti appesi appiccicosi appiccicoso appla* arrabbiato arredo arriv* arrosto artigianale aspettative assag* assal*
assur* aste atmos* atmosfera attra* aumentate aumento autolavaggio averl* avevamo avevano avvil* avvilente aziendale
bagnati balconcino banchi bancomat bar bari batteria batti* batto* battono befan* befana bibliotecaria bimes* bimestre
bis bisco* black blocco bollitore books* bookshop bowli* bowling bravissima bravissimi bravo bravo* brivi* bruschette
brutt* brutto buche buco buffe* buoni burocrazia cacio cacio* calcare calcio calendario calici calza calzolaio cambiati
camion camminare cammino canali cannoli capannone capog* capogiro cappu* cappuccino carav* caravaggio carez* carezza
carissime carit* carita carnevale carote carrozze cartellina cartu* cartucce casse* cassetta cassetti cassonetti catal*
categ* categoria cause cause* cecch* cecchino celib* celibato cena centi* centimetri centimetro centr* chatt* che
chiac* chiacchiera chiacchierare chiamare chiarissimo chiesta chimici chiusa cinquant'anni cinque cioe cliente cm
cocen* cocente cola colore comandi compenso compiti complicato compo* confezionate conosceva consiglia consolazione
conto* contorno convento conversazione conversazioni cordiale corni* corrente corte* cosa costata costu* cotolette
crasha crava* cravatta credo credo* crime crime* croce cubet* cubetti cuffi* curati dall'ultimo dance dance* debol*
debole dell'anno dell'apparecchio deludente derby derby* desti* destr* deter* dettagli deve diale* dialetto dimenticate
direi direi* diro disdire disinstallato disor* disponibili dista* distr* distratto doghe doghe* dolciastro doppio
dormito dovuta durar* durare durat* durata educate eh esagerati esauriti escap* escape escur* esercizi essel* esselunga
estat* estate evasioni event* facendo familiare fantasia fantastica fascia fasciatoio fazzoletto fedel* fedelta festivi
fibra fibra* fischia flosc* focac* focaccia folla folla* fonda fonda* foto fragi* fragile fragole francoforte fresc*
fresco frigobar frittura fughe fughe* fulmi* funzionato gamberi gatti giace* giacenza giusta gnocc* gracchiante
gracchianti gracchiava gradi* grigliate grosso gruppi guarnizione guasta gusti gusti* imbarco imbev* imbevibile impar*
impre* impronta inceppata inclusa incomprensibile incomprensibili indol* industriali inferiore infinita infinite
ingresso insegnante insufficiente intasato inten* interfaccia interno intestatario intor* intui* inutili invitati
lacca* laccate lamentano lampadina laser laser* lavo leggermente legno letteralmente lettere libera limite livor*
livorno lontano lotto lotto* luce luna luned* lunedi lutto lutto* macch* macchia macchiata macchinette maggi* maggio
magli* maglioni magne* mal maledetto mangio manico manif* manifesti manut* mappa mappa* marat* margherita margherite
marke* market maschera matchmaking mater* matri* matte* mattine media medicina meno merav* meraviglia mesi mezzi mezzi*
mezzogiorno miele miele* migra* minaccia minuscola miracoli misero mobile moda molla molli monol* monolocale monotona
montacarichi moque* moquette morbido morir* morire moriv* morivo mosci muffa muffa* museo museo* navetta neanc* neanche
nell'annuncio neon neve nitid* nitida noiose nonni offer* ogni oltre oltre* ombrellone ondul* opachi oraria ordin* orlo
ormai ormai* orrenda ossob* ossobuco otp ottim* padroni pagam* pagamento panchine panna panna* panorama panta* pareti
pari park parte* parzi* parziale passeggiata pasta pasta* patat* patate pazienza pelucchi pende pepe perve* pervenuta
piace piaciuto piani picco* piene piene* pieno pieno* pigia* piove* piste piste* piu pixel pixel* pizza* pizzo*
pizzoccheri podca* podcast portano portarsi portate portineria posti poten* potenza preferita prega* pregare premi*
premio prende prendevo prenota prenoto preparati prestato preve* prezzo prigi* prigioniero princ* programma progressi
proie* proiezione pront* provarlo pubbl* pulir* pulire quadri quali qualu* qualunque questa rabbi* rabbia raddoppiati
ragna* reale reale* recinti recup* recupero regge regio* regolarmente reinstallare reinstallata remot* remoto ressa
ressa* restituita resto resto* retta* richiamare ricom* rida ridere ridicole ridot* rifare rifiuti rifugio rimin*
rimini ripas* ripet* ripetitivi riscaldato rischio risto* ristrutturazione risultava ritirare ritiro rivista riviste
roma ronza ronza* room rose rumori rumorose russe russe* sagra sagra* salam* salame salita salsi* salsiccia saltafila
saluta salvataggio sant'* santo saponette sballate sbatte sbava sbiadite sbuff* scaffali scappata scarponi scarsa
scatole scelta scende scheggiate schiacciata schiaffo scienze scomodissimo sconto scoot* scooter scott* scrivono
scusato sedie sedie* segat* segatura sentiva sento* separ* separati serie serie* serramentista sessa* setta* settanta
sette settecento settembre setti* sfile* sfocata sfumatura sgonf* shari* sharing sistema slide slide* slittato smart
soffocante softw* software solar* solari sole sostanza sosti* spaghetti spago spago* sparata spazzole spedizione
spegnere speravo spett* spettacolare spezi* spid spieg* spiegazioni spinti sporca sport spostata spostato squal* stadi*
stadio stamp* stanca stanchi stantii stellato stend* stendere stesse sting* stivali storta strag* strage strapiene
straz* strea* streaming studenti subit* subito succo succo* sveni* svent* svilu* sviluppatori tacch* tardi tasti
tedesca telev* televisore tema tempo tener* tenero tentativi termosifone thril* thriller tiepidi tisan* toast toast*
tono top tornerei torno torno* torte* tosca* toscana tovaglia traba* traghetto trama trama* tramo* tramonto traslochi
tre treno* tristi troll* trolley tronc* trovava turco turco* uccel* uccellino umani* undici unico unico* universita
unto uovo upgra* upgrade urlo uscita vale varia* vecch* vellu* velocissimo velocita venivamo vent'* vent'anni vento
verde* verdetto versione veste veste* viava* viavai vicin* vicino vino visibilita vivai* vivaio volanti volantino
volontario worki* working yoga`,
      '-3': `
0 14 18 280 310 4 420 48 79 83 abita accan* accanto accap* accappatoio accolti accompagnavo acqua* addebiti addor*
addormentata aerop* aeroporto affez* affil* all'ultimo allargato alle alto alzato ambulatorio americano amici ammes*
ammessi ammet* andar* andare andava andavo anima animali animazione anner* annullato annun* annunci appar* appassionato
applauso april* aprile armat* armata arrivarci arrivate arte asciutto aspettate assurde attac* attaccata attor*
attrazioni audio autobus avesse azzur* azzurro ballare banki* banking base bassi* basso battuta belle ben benda* bene
benedetta benis* benissimo bevan* bianco bicch* bici bidon* bigne bigne* birra birra* bloccato bocciato bollicine bollo
bollo* bomba bomba* bordo bordo* bracciale brava brava* bravissime brucia buche* burro burro* caduta cala calamari call
cambi camio* campo campo* candele canon* canone cantante canzone capisce cappa cappa* cappo* caramella carre* carta*
casse casso* cater* catering cauzi* cauzione center ceret* ceretta chiesa chilo* chilometri chius* ciald* cialda cibo
club coca colonna comba* combaciano cominciata commissioni commo* commovente compatibile compilare concl* congelata
congelato consultare consumi contenti conto conve* copertura copia copis* copisteria copre copre* cornetti cornetto
corto corto* costa* costato costo* costume costumi creato crocc* crocchette croce* cruda cruda* cucin* cucina cuffie
curata dark date decat* decathlon dell'ospedale descr* detersivo detta* dettaglio dica didat* digiuno dimen* dirme*
dirmelo disco* discu* disdi* disinfestazione distanza diventati divertente docen* docente dog domen* domenica doppi*
droga durato elega* elegante erba esage* esce escursioni espre* espresso estintore eta etern* evidentemente facil*
falli* faq farfalle farinata femminuccia ferme* fermo fermo* ferretti fette fette* figur* filmato filtr* filtro finen*
finendo finestre finit* fiori* fissato fogli* food forno forno* forse forse* fossa fossa* fossi* fotocopia fotografati
francesca francesi frang* frangia frecciarossa freddi freddo frettoloso frutt* funeb* funiv* funivia funzi* furto
furto* ganci* gemelli ghiai* ghiaia giapp* giappone giove* giovedi gita giugn* giugno gomiti gradimento gradini
graffiate grand* grani* grass* grupp* guardare guarn* home horro* horror igien* imbar* imbia* imbianchino immac*
immacolata imparate imparato impie* incidente incubo infat* infatti iniziato insuf* intan* intanto interna inverno
invit* italiano jeans jeans* km lampa* lampada larga larga* lasag* lasciate lavag* lavaggio legge* leggendo leggero
lesse lesse* liquidato locale lontana lumin* lungo lungolago maced* macedonia maestre mafia mafia* maglione magnetica
magni* mai mangia manicure mare marocchino marti* masca* melon* melone menso* merca* mesco* meta metropolitana metti*
mezzanotte mines* minuscole misur* misura misurata modello momen* momento moneta monetine morte morte* mosce mosce*
mostra musichetta natale navet* negativa negozietto negro* neri note notif* nove nubil* nubilato nulla nulla* numeri
nuoto nuoto* nuova nuova* nuvole obbli* offen* offende oggi ombra ombra* onesta ospiti ottic* ottico ottimi pacchetto
pacco pacco* padri* pagato pagli* palla palla* panch* panin* parat* parch* parco parco* paret* partono pasqua passano
passavano pasticceria pasticcini pasto patologia patro* pdf peli pento* perito pesan* pesante pesca pesch* piangevano
pianto piastrelle piccolo piegati piena piena* pigiama pinet* pineta poliziotto pollo pollo* pomer* pomeriggio
portatevi portava porti porzione posta posto posto* pover* pranz* pranzo prenotazione preparatissimo presentarsi presto
preventivo primi produttore profu* promessa promesso promo* prosciutto quattordici questura quindici quiz quota quota*
raccordo raffi* raffica razza razza* reclinabili regal* regalo regionale regolamento regolano resus* retta richi*
ricre* ridotto rifarla rifiuta righe righe* rimasti rinch* rinchiusi ripeteva riso risot* risotto rispo* riuscita
rivedere rivol* romantico rotel* rotta rotta* rover* rovere rovin* rubato rumorosi russa* rusti* rustichella salmone
salta* salvi* san sapon* sarto* sbagliati sbila* sbilanciato sbrigativa scaduta scelto scheg* schiu* schiuma sciacquone
sciat* sciro* scollata scomoda scomode scomparso scorb* scordato scorr* scorsa scritta scuci* segre* sempr* sempre sera
servi* sette* sgasata siedo siedo* sigillato simpatici sincronizzazione sinis* sirena skipa* skipass smaltimento soppr*
sorbetto sospe* spa spala* sparano spariscono spazzaneve spela* spelacchiato spiegato spina spina* spocc* sporc* spunt*
squis* staccava stann* stanno stant* stesa stesa* strana strappata struscia strut* struttura sudat* sull'appuntamento
suoce* superiore superiori suppl* surgelati svizz* svogl* tabac* tagli* tagliandi tante tante* tappetini tasse* tasto
tasto* tavol* tavoli tedesco telefoni telefonica tenni* tennis termini tessera timbro tisana toccato tocco tocco*
toelettatura togli* torbida tornare tornelli total* totale traballante traduttore tragh* trasferita trece* trecento
trent* trovano trovi turis* turisti ugual* uguali umidita umido umido* unive* va vado varie varie* vedevo vedi veget*
venticinque verdure verti* viagg* viaggi viaggio vicini vince vince* virtu* virtuale vista vista* visua* volan* volte
volte* vorre* vorrei vuoto vuoto* weeke* weekend zanza* zanzare zoo`,
      '-2': `
000 118 12 2024 25 27 31 80 abbiamo abbon* abbonamento abbonati abbondante accol* accom* accorta acqua addebitano
addetta affetto affog* aggeg* aggeggio agli agnel* agnello agrit* agriturismo album* alcol all'altro all'assassina allo
alza amen ammesso amministrazione ampia ampia* anagr* anagrafe andav* andavamo annac* antin* antincendio antipatica
aperi* aperitivo apertura appan* apparecchio armad* arriva arros* arrot* artic* articolo ascen* ascensore aspor* asse
assic* assicurazione assis* assor* asta attim* attimo auguri automatico aver avrebbe avrei avrei* bagag* bagna* bagnate
bagnato bagni balle* bambini banconote barbi* bassa bassa* basse basse* batte* battere belli* bellissimi bened* bevuta
bianc* bidet bidet* bidoni bigio* biglietto bilancia blocc* bocci* bolog* bologna bot bottega braccialetto bravi
brividi bruci* bruciata buca bucato bufal* bufala buona buona* buoni* camerieri cammina campi* candeline canta cantando
canzo* capis* capiv* cappe* cappotto carattere cartolina casal* caserma ce centesimo cercava cesta cesta* cestini chef
chiara chita* chiuse chiusi ciabatte cingh* cintu* cipri* citofonato citta codice colla colon* color color* com'e*
com'era come commesso commi* compa* compi* complimenti comprare comprati con concessionaria concorso conda* condannata
condominiali coniglio cono conse* consegnata consegnato consumata contabilita contate conte* contrario controllano
controlli coppi* coppia copri* cornetta corre* corridoio corsia crepato crepe crepe* criti* crociera cucit* cuore
cuore* cuori cuscini d dagli dagli* dall'inizio decennale delib* denunciato diavo* dicem* dicembre dichiarata diciotto
dicon* dicono dieci dieci* diffi* digni* dirmi dirmi* discreta discreto displ* dispo* distributore distrutto ditelo
diven* diventano divertimenti docce docce* dovrei dovut* dramm* dramma due eccel* educazione elena elena* elettrica
entrata errori eserc* esiste esposizione evide* extra* fallita fango fango* fasci* fasti* fatti fatti* fegat* fegato
ferra* ferramenta fidanzato fido fiori firmare fisso fisso* flaut* flauto foglio fonde* forma* fortuna fotocopiato
fotografia franchigia frida* friggitrice garda garda* gener* genna* gennaio gentilezza gentilissimi gentiluomo giallo
giard* giga gigan* gigante giornale giovanissima giuli* giurata gradi graffi graffiato grassa grigi* grond* gruppo
guarda guardati guardi guidato guide guide* hotel hotel* igiene igienica imita* immagino impresa incol* incom* incub*
indicata indus* inesistenti infilare inges* insegnanti insie* insieme intatto intercity interni intero intra*
intrattenimento istru* katia katia* lattina laurea lavato lavor* lavori leggono lente lenti leone letti lime liqui*
listi* listino location luca luci lungh* macchine maglia magliette malis* malissimo manca mancava marcio marco marco*
marketing marmellata mascara mastica match matrimoniale matti* mattina medici mensa mensa* mercato merita messaggi
metro* mette minestra minestrone minuto mirac* mobil* modo modul* modulo mojit* mojito molto molto* monitor monop*
monosillabi montaggio monte* morta motor* motorizzazione nascondere navig* navigatore nervo* netto netto* noleg*
noleggio non normale occupata odore odore* olbia olbia* omici* ora ordinare ordine ospit* pagina palazzo palco palco*
palline panca panca* panino pannello parcheggiare pare parla* parmigiana parol* parole passato passi* passw* password
patronato patti* pedan* pedana peggiorato peluc* pena perdita perfe* peric* pesto pesto* pezzi pezzi* pezzo pezzo*
piatti piazzole picchetti piedi piedi* pino pisto* pistola pizze* pizzeria playl* playlist polpette pomod* portabilita
posate possono poteva pozza pozza* pozze* pozzetto prato prato* precedente premi prenotato preparato prestare primo
primo* processo profili profumo promossa pronti propongono provo provv* pugno pugno* pulizie pulsanti puntu* quadro
qualcun quara* quaranta quatt* quattro quel quello quest* radio rapid* rate recit* recita reddi* regione registrata
regolare riaperta ricet* ricette richiamano richiamo riconosce ricovero rider* rifat* rigat* rigid* rigido rilas*
rilassare rimandato rimasta rimes* rimet* rimon* rimontato ringr* ringrazio riparazione rison* risonanza rispe*
rispetto rispondeva ristorante ritrovata rived* robot robot* rompo* rosa roset* rossa rossa* rotti rotti* roulo*
roulotte roven* rovente rum rumore ruote ruote* sacce* saccente sala salata salito salon* salone saluto salva* salvato
santo* saper* sapere sapone sartoria sbagl* sbric* scadu* scappare scari* scarico scarp* scarpe scatola schedina
scheggiato scher* schifezza scien* scord* scotto scrivere scura scura* scuse scuse* sedil* sedut* segna segui* seguito
sei seice* seicento seppi* seppia sere sergi* sergio serranda server servito settimana sfond* sguardo sicuro signori
signorina sim sinistri sito smarr* soffia soffr* soggi* soggiorno solleciti soppresso soprattutto sostituto spazio
spenta spente spezzatino spiegare spieghi spiff* spine sposa sposa* spostare sprec* spuma* spumante sputa sta staccata
stampante stampata stare stata stata* stavolta stell* storn* storto strapazzate strette stucco sudato sue suffi*
sufficienza sui suocero suonare supermercato sushi sushi* svede* svogliata taglio tanti* tasche tassa tavoletta tavolo
tenda tenda* tenevano tengono terra* terza terza* terzo terzo* tesse* tirata toglie tonic tonic* tonno tonno* torbi*
tornero torta torta* totem totem* tra tracking trado* tram trasc* trattenuto treni* treno trime* trimestre troppo
turistica tutorial ubriachi ufficio uguale un'am* un'auto undic* uova ustione vacanza vasso* vassoio vener* venerdi
venti* verde verdu* verni* vetri vicina vietato vigili vinco* violento visio* visit* vita vitto* vivo vogli* volevo
volon* volta volta* vuol zaine* zainetto zip zucch* zucchero`,
      '-1': `
120 150 2017 212 380 46 68 70 82 86 90 abbia* accese accoglienza accor* addeb* addio addio* agenzia ago all
all'ospedale allagato allargano altez* altop* altra altra* alzar* amici* ancor* ancora andarci andrebbe angeli annegato
antistaminico anton* appes* applicato archi* area arrivati arrivava aspirina assun* attacca attaccano attaccati
attenzione attiv* attre* auto autog* autogrill auton* avra avreb* avventura avvisati baita baita* basso* basta belle*
bellinzona berre* berretto bestemmiava bianca bianchi bidone bigli* biondo bisno* bisnonna biste* bistecca black*
bolle* bombo* botta bruciati buong* buongiorno buono buono* buttati c'e cabine cache* calca* calcetto calda* calic*
calma calze calze* cambi* camer* cammi* campe* campeggio can cande* cantina capisco carabiniere carbo* carico carin*
carrello carriola carrozza carrozzeria carta carte* cartellino carto* casel* caso cassa cassa* cassettiera caste*
castello cello* cellophane cento cento* centro ceram* ceramica cercare cerch* ceste* cestello chat chiamo chiar* chilo
chimi* chiodi chiru* chirurgo chiud* chiuso cielo cielo* cinqu* cinquina classe clien* cockt* cocktail cognato collegio
colte* coman* comando comin* comme* commerciale commercialista commessa comod* compe* completo comprata comprato
compresa compu* computer comun* condizionatore condizioni condo* condominio conferma confermato confr* confronto conge*
conoscenza consiglio consumati conta contabile contato continuano contratto coper* coperta coron* corte costa credito
crois* croissant croll* crost* crudo crudo* cuccia cucita cugina cuoio cuoio* cura curat* da dall'altra danni danni*
dava decen* dehor* dehors dell'auto devo didattica diffe* digit* dimentica dimenticato dire dirgl* disas* disastro
discoteca disdetta disin* dispi* diventa docci* doccia dodic* domani domic* domicilio dopos* doposcuola doppi dorme
dorme* dose dottoressa dovevano eat eccez* effetti elettriche enorm* enorme entro entro* erano erano* esame esame* esci
esser* essere estin* evasi* fabbr* facen* facevano fame farin* fazzo* febbr* femmi* ferma* ferre* ferri festa festa*
filat* filia* filiale filo filos* filosofia finiscono finite finiva finta finta* finti finti* foglie formi* forte
forte* fortu* fotografo fratt* frigorifero fronte frutta fucilata fumat* funebri funer* funerale furba galli* garag*
garage garanzia gelati gemme gemme* genov* genova ghiac* ghiaccio ginocchia gioielliere giorn* girare giro giulia
giust* glielo gocce gocce* golf gommose grandi granite gratu* grigia gross* guardo hoste* hostess idrom* idromassaggio
immaginare immagini impianti impiegato incantevole incis* inden* indennizzo indie* indietro indis* indisponente inesi*
infar* infarto ingre* inps inser* insistenti intat* intera invec* invito irina irina* irrep* irreperibile iscritti kg
labra* labrador lago lampade largo largo* laure* lavar* lavati lavel* lavello lavorare lavorato lavoro legati legna
lette* lezione libro libro* licenza liceo liceo* lievi* lievito like limon* limone lingue local* login login* logo
loung* lounge lunghi m macchie macchinetta maion* manca* mancante manch* manco manco* mandare mangi* mangiano marin*
maroc* marzo marzo* masti* mela mensola meravigliose merce* merit* mezzo* micio minacciava minestrina misto misto*
misurato mogli* moglie monopattino monta* montare montati monte morbi* mortificato morto morto* mozzi* mozziconi na
napol* nebbi* nebbia nemme* nemmeno nervo nessu* noleggiatore nonni* notar* notti notti* nuota* nuovi nuovi*
obbligatoria occhio occupa offerte offic* officina omagg* omaggio opaco opaco* operatore orecchie organ* ottan* otto
ovunq* ovunque padov* padova padrone palaz* palli* pane panet* panni panni* paolo paolo* parete parlato parlava parola
parru* parrucchiera pasqu* passati passeggino passerella passi passiamo passo passo* pasto* pausa pausa* pazie* pazzi
pazzi* pc pediatra pedin* pelle* pelo penne* pensavo pensionati pensione pentole perit* perse perse* perso persona
personale pessi* phon piangere piano* pianoforte pianta piante piazz* piccole pillo* pin pisel* piselli plast*
poggiatesta poi polenta poliz* polizza polpe* poltrona pompe pompe* portachiavi posat* positiva poste* potet* potete
potev* povera pratica prefe* presa presa* prese* presentato press* prest* previ* prima prima* proce* prodotto prome*
promettono prose* prossima puliti puliz* pur quade* quart* quartiere quarto quinto raccomandate ragazzo ragu ralle*
recin* reclamo regalato regolato repar* restavano ricambio ricar* ricarica ricetta richiude rifiu* rifle* riga rigato
rilassante ripar* ripetitiva riposo ripre* ripreso rispondere roton* rotonda rovesciata rubin* rubinetto russava ruvid*
sacch* salot* salotto saltata saltava salut* salutano sanno sanno* sanzione sapeva sara sarde* sardegna sbadi* sbaglia
sbagliata sbagliato sbatt* sbavava sbloc* scacc* scaff* scald* scalini scato* schie* schif* schifo sciroppo scivola
scontato scontrini scontrino scors* scritti scuro scuro* scusa scusa* scusarsi secon* sedici seduto segno segno*
seguiva self selfi* selfie sempl* semplice senza senza* serve* serviva sesto sesto* sgabu* sgabuzzino shamp* shampoo
sia signore silen* silenzio silenziosa siste* smont* soffritto sogna* soia solle* sono sorbe* sorri* sospeso sosta*
sotte* sparita spariva spazi* spazzatura specc* specchio spedi* spesa spesa* spogliatoi sporchi sporco sputa* stagi*
stand stand* stare* stazi* stazione steccato stella stelle stessi stoma* stomaco strac* strap* striz* strus* stude*
stupe* stupenda successivo sudata suona* super* suppo* svani* tachipirina tagliere talme* talmente tanti tappeto tappo
tappo* tarif* tasch* tassa* telefono telep* telepass tenere tenta* tentativo terap* terapia testuale tieni tinto*
tintoria tirch* tirchio titoli tocca togliere tolgo tonna* tonnato torto torto* tovagliolo track* trage* tragedia
trail* trann* tranne trans* trappola trasloco traversata trentadue triste tromb* trova trova* trovi* trucco tu tutta
tutta* tutto tutto* uffiz* uffizi ultim* ultimo umano umano* uno usa vacan* vaccino vada valigia vedev* vedo vedre*
vegan* vegana vendono veniv* venti venuto vernice versato vesta* vestaglia vesti* vestito viste viste* vitello vocale
voler* voleva voltu* voltura volut* voluto wurst* wurstel x you`,
      '1': `
110 250 34 340 410 60 700 a abbra* acces* accettato addebito addet* aereo aereo* afferrato affilata agent* agente
agoni* algor* algoritmo all'a* all'arrivo all'u* allarga allergico allun* altri altri* altro* ammin* anima* anime*
anneg* annunciata annuncio antif* anzi aperte api appena appiccica apriv* arrivano artig* atto attrezzi autos*
autostrada avanz* avevo avevo* avuto avuto* avvia* avvisato baby bacch* bacia* bacinella bacio bacio* bagaglio bagar*
bagarini balcone balla banca banca* barbo* basto* becch* becco becco* bella bella* beve bevute bevuto bianche bilan*
birba birba* birilli borse borsellino botti* bottiglia bottiglietta bottone braccia brutta buonissimo bus busta busta*
calci* calcinacci caldaista calor* cambiata camerino camme* cammello cani canna cantiere capar* caparra capit* capito
capol* capri* carab* carat* caratteri caric* carne carri* catan* catena celiaci cercate cerotti certo certo* chi
chiamava chiedo chiesto chiss* chiudete chiusura ci cines* cinquantadue ciocc* cioccolato cioto* cipol* cipolle class*
clienti clima* cocco* coi colleghe collo* colpi coltello commercio comparsa compr* compresi comunale comunicato confe*
continua controllato controllore corag* coraggio corriere corsa corsa* corse corse* cortile costi* cotto cotto* credi*
cucce* cuccetta cuscino dalle dalle* dappe* dappertutto dei del delicata dell'aereo della della* delle delle* denuncia
diagnosi dice dices* dicesse dicev* dichiarazione dieta dieta* difet* difficili digiu* discussione disde* ditel* dito
divisa doman* domanda domattina dopo dottor dover* dovere duecento eccep* eccepire ecogr* ecografia educato effet*
elico* elicottero emoji emoji* enormi era errore esist* ex faccina falco* fanno fanno* far fare farfa* farlo farmacia
faro farsi farsi* fatte* fatto fattura favor* favore fermi festi* fiato fiato* fidan* fidat* figlia fili finestrino
finis* fino finto finto* fogli forbici forma formiche fornelletto forti* frate* fratello free freez* freezer fregatura
frust* funghi fuori fuori* furgoni galleria gamba gamba* gasol* gasolio gatto gay gentili gentilissima gia giall*
gioch* gioielli giova* gira giri giudice giurato gliel* graff* grano grano* grapp* grappa grigio guanc* guardano
guardaroba guinz* ho host idem identita idrau* idraulico illum* imbra* impia* improvvisata impug* incan* incas*
incastrati incid* incontri incre* indagine infermieri informativa inseg* insis* insop* insta* integratori intes*
inviata inviato io ironi* ironia ispez* ispezione kebab kebab* labor* laboratorio lamen* lasciamo lastra latte latte*
lavanderia lecce lecce* legge lella lella* lenzu* leone* letta letta* lettera letto libre* lido limoncello locali loro
lucia* lucid* lumac* luminoso lurid* macchina madre* maestro mail male manda* mandi* mangi manna* manzo* marca marca*
maria* marro* massacrato massaggi matem* matematica mattonella mazzi* mazzini memor* memoria mento mento* merce messa
messo messo* mettere micia micia* microfono milan* milano mille moduli monet* montata montatori mostr* mozzarella multa
muore muore* muoveva muso mutuo mutuo* neces* negata negli negoz* nell'insalata neonato nessun nipote nipoti nocciola
noci nome nonno nonno* norma* normali nozze nozze* offre ordinate ordinati origi* ornel* ornella orso ottima pacch*
paio palat* palato pales* palestra palet* paletta palle palle* panno* parlo parlo* parrucchiere partita passa*
passaggio passare pasti* patch patch* patol* patri* patrizia pattini pavimento paziente pelle pensa* pensi* pentola
perce* perdeva perfetto perle perle* persi* persone pesa pesano pettorina piaci* piede piede* pila piove pista pneum*
pneumatici poggi* polli* polpa* pomodoro ponte porta* portacenere portale posso posti* postu* prelievo prendi preoc*
professor profi* profilo proposito proposta proprietario proro* prosc* pross* provi prude* pullm* pullman pulsa* punto
punto* quarant'anni quattromila quindi quint* raccomandata raggi* recensioni registrazione registro retro* rette rette*
ricevuta riconosciuto rider ridon* ridono riemp* rifatto rimessa ripartita riportato risate riser* rispa* ritir*
ritorno rosso rosso* rotte rotte* ruota ruota* sacco sacco* salgo* salgono santa* sapev* saracinesca sauna sauna*
sbagliate sbarra scale scapp* scavalca scherza schia* scint* sciolto scivo* scivolata scomp* scopr* scuolabus sdraio
seconda seder* sedere seduta seggi* segnalati sensore sentiero sentire serale serve sessi* sfini* sgran* signo* smett*
sms sola sonni* sonnifero sopralluogo sordo sordo* sorpr* sorpresa sorriso sosta sostituzione sovra* spaccio spagn*
spallata spara spariti speng* spengono spezzata spiega spiego spine* sping* spint* spogl* spray spray* stanz* stanza
stase* stasera stavo* stefa* stefano stiro stiro* sto stori* strad* stres* strettissimo strin* stroz* studio stufa
stufa* stufe* su sull'* sull'app suocera suona svegl* svegliata svuotano tabaccheria tabel* tabellone table* tablet
tachi* tagliaerba tagliava tagliente tallo* tariffa tartu* tartufo tassametro taxi telefonato tenev* tesor* tesoro
testimone tieni* tiram* tiramisu tolgo* tolta tolta* tolte tolte* topo torin* torino tornata torni* torre* tosse tosse*
tranquilli trapani trapano trasp* tratt* trattato trenino tripl* tripla un'au* urlando uscit* uscivano vacanze vacci*
vagon* vedet* vedete venga venir* venire veniva ventidue venuta vergi* vergine vergognoso verifica verme* vero vetrina
vetrine vetro vetro* video* visib* vitel* vivi voce voles* volesse volo vuoi whisk* whisky zaino zaino* zitto zitto*
zocco* zombie`,
      '2': `
400 480 49 730 91 abitato accompagnare accompagnata accum* accus* addetto adole* aggre* alber* all'aeroporto all'altra
all'anca all'andata all'asilo all'assistenza all'autogrill all'uscita alla allag* alleg* ambulanza amede* amedeo amico
amico* ammas* ammuf* ammuffito anatr* anatra anell* anello animatori ansia ansia* anticipo anzia* anziano apert* aperta
aperto appen* appli* appoggiato appre* appro* apron* aprono arachidi armadietto arrug* artis* artista ascol* augur*
automobilista avvel* avvelenato avvoc* azzer* bacin* baffi baffi* bagagliaio banch* banco banda banda* basti* beste*
bevut* biber* biberon bicchiere biglietti biloc* bilocale bimbe biril* biscotti bloccata bloccati bonif* bonifico bonus
bonus* borra* borraccia bottiglie branz* branzino bruciatura buio bustina butta* cafon* calcinculo calore calpe*
cambiate cambio cancellazione canne canzoncine capan* capelli capita cappuccio caricabatterie carrozziere cartello
cartellone casa cassaforte casta* catania cavalli certificato chiaro chias* chiasso chiedeva chili chili* china*
chinato chiod* chiudere cicli* ciclisti cifra cifra* civic* civico civil* clinica cognata colav* colava colorata
colorato colpe* colpetti colpo* cominciato commentato comodi concordato condannati condomini conosco conoscono
consumate conta* contanti contare contata contatto contento contestato convi* coperto corde corde* cordo* cordolo
corridoi crema crema* crepa* crice* cugin* cuoco cuoco* dati davve* davvero deceduto dell'altro denis* dente dente*
depre* derub* derubati destro devas* diagn* diama* diamante dicevano dicio* disco discr* disti* diversi divor* divul*
documenti dormire dormono dossi* dritt* dupli* ecco elast* elefa* elefante eleme* elementare elenc* elenco elisa elisa*
entrano epipe* epipen erava* eravamo escon* escono estetista europeo evacu* fa fabbri fabbro facce faret* farmaci
fastidio fatto* fattoria fermata fermati ferrari feste feste* figlie finita finiv* fiore firma fischiava fisio*
fontanella forne* fotografato fradicio frigg* fucil* fungh* funzionante gallo gallo* garib* garibaldi gatto* gazeb*
gazebo gemel* genit* genitori geome* giardiniere gino ginoc* giocattolo girar* giubbotti giudi* giura* gliele godit*
gomito gommone grande grott* guanti gufo guida* ieri ileni* ilenia illeg* immob* impara impas* impiegata imposta incro*
indiano indirizzo industriale infilata internet isola* itali* iva lacri* lacrime ladro ladro* lana lancio lasagna
lasciato lascio latin* lavan* le legal* leggibile leggo lei letto* lingu* lista lista* litig* locat* lugan* lugano
madre mafioso magazzino maitr* maitre marci* mario mario* marmo marmo* massaggio maste* master mattino matto* mattone
medica mesti* mestiere mettono micio* miei mille* minac* mira miracolo mirko mirko* modif* mollo mollo* monos* mostrato
mozza* muove muratori muta mutande mutua* narco* nato negativo negli* nipot* noemi noemi* nonos* nonostante nostro
notai* notaio notare numero oca ogget* omicidio ordina orecchini orolo* orologio osped* ospedale ossa ovvia* ovviamente
padre padre* pagar* pagare pagavo panettiere pappa* parcheggia parecchio partire passa paten* patentino pediatrico
peggi* penal* penna penna* pensavano penti* penzo* peperoncino peral* peraltro pesca* pesci peso piastrellista pigno*
pista* pistacchio piumi* piumino polac* polmo* ponte* ponteggio porta portatile porte positivo posta* preci* preferisce
prepa* presu* prevista privato problema profe* promesse propr* prossimo prova provi* provinciale provo* pubblico pulit*
puntura qua qualcosa quarta quell* quelli questo quinti raccontato radio* radun* ragazza ragazzi rappo* rapporto
receptionist regia regia* resa respo* responsabile revis* revisione ricam* ricevuto riconoscimento ricordo ridevo
ridicoli rientro rifacimento rimborsa rimpi* rinal* rinaldi risal* risol* rispettata risul* risultato ritirate riusc*
rivolta rosse* rossi rossi* rubar* rubare rubat* sacchetto saliva saltati saltato salum* salute saluti sapes* sareb*
sarebbe sasso* scaduti scala scarpa scatolone scene* sci sciar* sciarpa scientifica scopa scopa* scottata scrit* scuol*
sdrai* sdraiato secca sedia sedia* sedic* segnalata sella sella* semip* semipermanente sensi sensi* sentito sequestrato
serba* serbatoio seria* serra* servo* servono setto* sfior* sfondata sfreg* sgabe* sgrid* sicur* sicurezza sinistro
sistemano sistemati slip slot smarrito smess* smesso sognato sollecito somme* sopra* sorso sorso* sotto sotto* sparisce
specchietti spezz* spezzato spia spiag* spiaggia spinto spostano sprit* spritz spuntano squadra stacchi stacco stagista
stato stato* stava stava* stipendio strada strangolato strappava strattona stretta stringeva stufetta sull'auto suo
svita* svitato svuotato tagliando tagliato tale tanta tanta* tavola tempe* tendi* teneva tenuti testa timbr* titol*
tizio tizio* toele* tomma* tommaso tonin* tonino tornato torro* tracc* traccia tradotto tranc* transito trascinata
trasf* trattore traum* tredici trovati trovo trovo* trucc* truccata ubria* umiliato urlar* urlare urlav* urlavamo
uscir* uscire vabbe vabbe* vagone vai valle valle* vanno vanno* vasch* vede vendi* venduta venduto vengono vergogna
vicol* vicolo video vieta* villa vinil* viola visitata viver* vivere vocal* vongo* vongole vuole vuole* vuota vuota*
webca* webcam yogur* yogurt`,
      '3': `
200 2016 800 abban* abito abito* accento accesa acceso acciu* accorgo acquisto acustico addetti adesi* affer* afric*
agcm agita* al albanesi alcol* all'i* allog* alloggio altro ammassati ancon* ancona andata andato antid* antipasto
anzic* anziche appartamento arbit* arroganza aspetti attaccato attento autorita averla avess* avete avete* aveva avven*
avvisi azion* bambi* bambine banco* banna* bannato barcollava baris* barista bastava bastone battute baule* bavag*
bavaglino beh bellissima bergamo berna* bernasconi berto* bimba bimba* bimbi bimbi* bocca borsetta botte* botto* box
bracc* brillantino bronchi budin* budino buon butta buttato c cambiando cameriere camminata camminavano canar* canarino
cance* cancello canna* canne* canotti capel* capir* capire caram* carcere cardi* carine carrozzina caserta cassetto
caten* cavallo cavig* cavo cerca* cerco cerco* cesar* cestino chiamano chiav* chiavi chied* chiede chios* cicatrici
cinesi cinquanta cioccolatini circo citta* clini* col colle* collezione como compilato completezza compressore
comunicata confezionato conig* conos* consegnati conso* consulente contavo contenta conti* controllati controllo
conviene coperchio costr* crani* creat* cric crist* crollato cucciola curiosato dall'animatore dall'app danno danno*
data davan* davano davanti davanzale debito deliz* dell'* dell'albergo dentista depressione detto detto* dicen* dicendo
dici dipen* direz* direzione dirig* dirigente disab* disdetto diseg* disegno dispe* dispiace disum* divis* divorzio
dolore domat* dormi* dormiva dormivano dormo dorso dorso* dov'e* e ed educatori esserne etichette facciamo fai fanta*
farma* farmi farmi* fasce* fatta fatta* fave favis* favismo febbre felpa felpa* fermare figli figli* figlio filma*
finanziaria finisce firma* fisch* fisica fisioterapista fissata fonta* fornitore fratelli fratturato frenata frullatore
fuoco fuoco* furbo furgo* furgone galline gas gastr* gatta gatta* gatti* generale geren* gerente gesti giacc* giacca
gialle gin giocato giostre giovane girano girata giubb* giubbotto gluti* glutine gonfiabile grado grado* gratuita greco
greco* grembiule guard* guardandomi guardava guardiola guinzaglio hanno hanno* i ignor* il ilari* ilaria imitava immed*
impianto impro* in inabi* inabitabile incollata infermiere infez* infezione infil* informata ingan* ingredienti insegno
insiste insistito insolazione instagram insul* intol* istruttrice l lama lamentati lamentato lanci* lapid* lapide
lasci* lastr* lattanti latti* lattice laureata lavora legna* leoni leoni* li licenziamento licenziato lingua lisci*
lividi lo luciana lui macchinista macel* maest* mafio* magaz* magazziniere maius* maiuscolo malati malato mancanti
mando manig* maniglione mansa* mansarda manub* manubrio manzoni mares* maresciallo marrone massa* materassi maternita
mazza* media* medic* melan* mentr* mentre meren* mesto* mestolo mette* mimat* mimato minib* minibar mixer mixer* morib*
moros* morti mosche multa* multi* mutua nasci* nascita natura nei neona* nero nocciole noi nonna nonna* nota notev*
notevoli notte notte* nuda o oblit* obliteratrice occhi* offre* offri* offro* offrono operatrice orecc* over pallina
pallini panchina panda panda* parav* paravento parcheggi parti* passaporto passata passava paura paura* pedag* pedalo
pediatria pelli* penale pensando peper* pescara pesciolino pessimo petto petto* piast* piattaforma piatto picchiava
piccioni piccoli pilat* pilates pinza pizzaiolo pizzicata polpetta porte* portellone porto portone pos posteriore
potevo potre* pozzo pozzo* prece* prend* presentati priva* probl* problemi professoressa promette propo* proposto
protestato provano punta* qualc* quella quelle questionario qui raccolta raffa* raffaella ragione reazi* reazione
recep* reception reclami refer* registra reste* resti riaperti riatt* ricci ricci* ricev* riceve richiesto riden*
ridendo ridi rientra rientrato riparte ripostiglio ripresa rivel* river* rives* rivestita roves* rovig* rovigo salir*
salire salvavita sangue sanzi* sappiamo sbalz* sbalzata sbrig* scala* scaricato scarsi scatoloni scava* scesa scesa*
scherzando scintille scola* scopro scoss* scossa scritto scuola scuot* sede segna* segnata segretaria semaf* semaforo
semin* senti* sentita separazione sicura sigar* sigil* siringa siringhe slacc* smontata soffo* sopra sorridendo
spaccato spacciatori spam spave* specchietto speci* spedito spell* spera* spero spesi spesi* spill* spillato spinge
spintone spond* squad* stavano steri* sterilizzazione stess* stessa stia storie straccia stran* stril* stris*
studentessa succe* sugge* sugo sulle sulle* sutur* sutura svuot* tacca tacca* tamponato tartaruga tavolata te
telefonata tenetevi tenga tenga* tenuta termine terzi* testa* tiepide tirat* titolare tornello torni trattata trema*
tremando trent'anni trita* tritati tutor* tutte tutte* ucrai* ucraina udine udine* un'altra un'et* un'un* un'unghia
unghi* unghie uomin* uomini urla usava* uscite usciti uva ve veder* vedere vedeva vende* vendita vendute venga* verdi
verdi* via viaggiava vieni vieni* villa* vinai* vinaigrette viole* virus virus* visitatori visto visto* vive vocali
volante youtu* youtube zitti zitti*`,
      '4': `
2019 2021 214 780 85 abbia abete abete* abiti* accen* accon* acconto acril* addestratore adess* adesso affidato affit*
affittato agganciata agganciato aggiungo aggiunto aggra* aggredita alban* albo alime* all'indietro all'ingresso
all'osso all'uovo allacciato allenatore allev* allievi altal* altalena altre altre* alunno amarone amica amica* amman*
anaca* anacardi andate andavano anziana appesa appog* aprirmi apriva arach* arago* aragoste arrotolata ascolta assoc*
associazione attenti attorno aula autoradio avamb* avambraccio averm* avermi avessi avrem* avvertiti avvertito avvin* b
babysitter bagni* ballano ballava bambola banchetto barba barba* barca barca* barco* batte battesimo bertolini bicic*
bigat* bigliettino bikin* bikini biond* bionda birre birre* bisogno blatt* blu bocca* bocciata bolle borbo* borse*
borseggiatori brilla brodo brodo* broke* broker bucan* bucano bulli* bussare buste buste* buttafuori cacciata cacciato
cacciavite cader* cadere camerata camionista camminava candi* canile canot* capitano capo capoc* capocantiere capolinea
capov* capovolta caramelle carce* casco casco* casella cassiera catene cattivo causa causa* cavalla cefal* ceffo*
cellulare cercato certi* cessa* chele chele* chiacchiere chiama chiamato chiosco chiudeva cicat* clavi* clavicola cloro
codac* codacons collassato collu* colpi* comit* compensazione concessionario condotto confuso conosciamo conosciuto
consob contachilometri contattato continuava contributi controsoffitto convo* coord* coordinatrice corec* corecom corpo
corpo* correre correva corti* cosce* coscienza cozze cozze* credevo crediti criceti crick crick* crisi crisi* croci*
croste cucchiaini cucciolo culla culla* cuneo cuneo* dada dall'autista dall'ufficio deamb* deambulatore debiti deborah
deced* decon* delfi* delin* dell'allergologo denti dentisti dentr* dentro denun* denunciati depos* depositata derisi
diabetico diciassette dietr* dietro diffa* diffamazione dimes* dimesso dipendente direttore disabile disci* disgu*
distu* domande domes* donat* donatella dopan* dormivo dormo* dov'e down drogata duran* eccezionali edili* educa* emost*
entrato epati* epatite epilettico esami esami* esche* escluso esco escre* escrementi esecu* estiv* estivo estratto
etichetta facciata faccio falan* faleg* falegname famig* farla farla* farli farli* farro farro* farti farti* fede
fermato fessura festeggiato fiale fiale* fidati fiduc* fiducia fiera fiera* filip* finch* finche finira finire fiore*
firmato fiscale fisic* fondoschiena fontana forbi* formale formicolava fradi* frega fregato frena frugato frume*
frumento fuga fumar* fumare fumi funzionavano furba* furbo* galle* gambero gattino gesso gesso* gialla ginocchio
giostraio girando girat* girato giudiziario giuro giuro* gli gliel'hanno gomitata gonfio graffio grane* granella
grappini grattarsi grave grave* grida* gridato gru guardando guardata hall ident* impronte incaricato inchi* incia*
incollato incontro incubi indir* infetti infortunio ingeg* ingiunzione ingoiate iniziata inolt* insegna insol*
insopportabile intasca interessa interessi intime intossicati invalidi inves* investito invitata ipad ipoteca iscritta
iscritto iscrizione ispettori istruttore italia ivana ivana* kippa* kippah la labbra laccio ladri ladri* lampadario
lasciano lasciati lat lavandino lavap* lavapiatti lecit* lecitina lega legale legate legga leggere leggi* leggings
legnate lettiera lettino licen* liquidatore liquido litri litri* litro litro* locaz* locazione lucch* lucci* lupin*
lupini macellaio machi* machine macinato maestra maionese malas* malata malgr* malgrado malin* malinteso mamma mamma*
mancano mandata mandorla manga* manganellate mangiare mangiata manutentore maran* marchetti marciapiede maris* marisa
masce* mascellare masch* medico medie* mensilita mentire merenda merendina merid* meridionali metal* metano metod*
metodo mettevano minacciato minori miste* molla* mollu* molluschi molti* mondo mondo* monete montate morosi mosca*
mostrate motosega muove* muoversi murat* mutan* nando nando* nasal* nasale nascosta naso nastro nazio* nazionale negat*
nell'acqua nell'appartamento nell'armadietto nell'elenco nocci* nostre notturna novant'anni nuotava obiet* obiettivo
offerti ombud* ombudsman oncol* oncologia oppos* opposizione originali ospite ostet* ostetrica padrona pagan* pagati
pagel* pagella paghe* paghi* panic* panico pantaloncini parac* parlarmi parmigiano parto* parvo* parvovirosi passeggeri
pasticche pedal* peggio pellegrini perquisizione pesata pesce pesce* pestato pezze* piegata pilota pinol* pinoli pinza*
pioli pioli* pirat* pollice ponti* pontile portare portavo portinaia porto* postura pregh* prendere prepo* prepotente
prescritto presentata preso preso* proprietaria proteine protezione protocollo provate psich* psicofarmaci pubblicata
pulsante puntini pure puro puzza quad querelati radiografia radiologia ragaz* ragazzetti ragazzine ragazzino ragio*
rame rasata ravas* ravasi reces* recesso reddito registrato renzo renzo* riape* ricevo richiusa ricon* riconsegnata
ridate riempio rient* rientrati rifac* rifer* rincorsa ringh* ringhiera rinvi* ripes* ripete ripetuto riportata risar*
risarcimento rispondi ritrovate riuscito rivedo riven* rotol* rotolato routi* routine rubata rubrica ruzzo* saliv*
salumi salutava sangu* santi* santis sapen* sapendo sapet* sapete sapevamo sarac* sassa* sassate sband* sbarr* sberla
sberle sbloccare scaffale scagl* scagliato scalati scampi scarafaggio scasso scendere sched* scherzo schiacciate
schiaffi scola scolato scope scoperta scorretta scortese scrol* scula* se secur* security sedan* sedano sedativi sedile
segni segni* selez* sentite set setto sexy sfilata sfrat* sfratto sganciato sgarb* sgozz* sgozzo shock shock* shott*
shottini sicil* siero sieropositivo sigilli sigla sigla* sirin* slavi* smerc* smeri* smerigliatrice smontato social
soli sorveglianza sottovoce spacciati spacco spalla spalle spallucce spalm* spari* sparito sparo sparo* spezzo spiac*
spiace spinelli sposo sposo* spran* squat squat* stacc* stacca staff staff* stanzino statale state state* stavo stecc*
stecchito stipe* stiva* storia strafottente strattonava strilla striscia strozzo sua successo sull'unghia sulla sulla*
sullo sullo* suoi tace tagliata tamponamento tappeti tassi* tassista tecnici telefonate teles* telo tenerla tenuto
terra testi* tiene tiene* tirare tirato toelettatrice tolto tolto* topi tracce tranciato tranquilla trans trapa*
trascinato traslocatori trasporti trasportino tredicenne tremi* tremila tritate trovata trovato tubo tumor* tumore
umiliata un'al* un'in* un'us* un'uscita uncin* uncino urlato urlavo uscito usciv* usciva ustio* ustionato valen* valut*
valvo* valvola vasca vasca* velen* veleno vena vendeva verbale veri verifiche vermi vermi* versi verso verso* verte*
vertenza vettu* vettura viale* vialetto vigil* vinto vinto* voglio volata volato volga* volgare voluta vostri voti
zecch* zecche zigom* zigomo zingara zio zirco* zircone`,
      '5': `
105 261 52 600 62 71 88 abbassata abbassato abbiano abbracciato abbro* accendino accessi accompagnato addebitato adulta
adulti adulto affan* affidata affittano afro agcom agcom* aggan* aggiu* aggredito albanese all'antitrust all'arbitro
all'esame all'orecchio allat* allen* allergica allergie allieve allon* allontanata allor* allora alpin* alpina altic*
alticcio alunni alzhe* alzheimer amicizia ammettere ammuc* ammucchiati anafilattico anallergica anca annegando annus*
antib* antibiotico antic* appio* appos* apposta appropriazione apro arachide arera arera* argenteria argento art
asciugato asl assum* auguro autista autistico autor* autorizzato avessero avver* avvertire avvisata avvol* babys*
bacchetta bache* bacheca balla* bambo* banchina barel* barella baseb* baseball be bebe benef* beneficenza benzi* benzo*
berga* bestie bidella bilanciere bimbe* bimbetto binario bluet* bluetooth bocchettone boccone body bollente bollino
bresc* brescia brill* bruno bruno* bucate bucati bucav* bugiardo bugie bugie* bullone bulloni burki* burkini bussato
busti* butto butto* caduti cagne* cagno* calci cambiavo cancellano candela cane canto* cantonale capos* caposala capot*
capotreno cappellino capriccio carro* cartella cartelle cascata casin* casino castagne caval* caviglia cazzo* cbd cede
cedut* ceduto celiaca celiaco cellu* cener* certa certa* certe certe* certificata certificazione chiam* chiamate chiaz*
chiazze chiedero chiedi chiudi ciabatta cieco cieco* cigli* cimic* cimici cinzi* cinzia circu* circuito cisti* cistite
clausole cocai* cocaina colic* colica colla* colletta collier colonia comandante combi* comitato commenta compagni
condu* confo* conigli conteneva continuato contraffatta controllate contromano convocato copiata corregge cosim* cosimo
costretto crack crack* cranico creati crede* crepata crociato crona* cronaca crostacei crusc* cruscotto ctu cuccettista
cucchiaio cuffiette cugini cuoricini cure curio* curri* curriculum curva curva* dall'acqua dall'ordine dalla dalla*
dato dator* datore decol* decre* decreto defunto degli degli* dell'acqua dell'agenzia dell'asl dell'ignorante demol*
denti* dentiera dermatite devitalizzato dichiarate dicia* difensore dimag* dimenticata diret* dirlo dirlo* disce*
discesa disk disse dita dite do docum* documento dodicenni dolori donna donna* dormi dove dovrebbe drink drink* dritta
duemi* duemila ebreo ebreo* eccom* eccome educatore egizi* elastico elettricista emato* ente entra entra* entrare
entrate epile* eppur* eppure eroina esagero esclusa esistevano esistono esper* esperienza esplosa etich* ettor* ettore
excel excel* fabri* fabrizio facce* facch* facchino faccia faceb* facebook faldo* faldoni falsa falso falso* fantasma
farci farci* farina farlocco farmacista fascicolo fastj* fattu* fatturato feci felin* fessu* festival fianchi fianco
figlioletta finanziamento finanziario finir* firme firme* fondo* formalmente forza* forzata fotog* fottu* fottuto frase
frase* frattura fregati fruga* frull* frullato fucile fumav* fumavano fumo fuso galleggiava gambe* gastrica gattina
gengi* gengiva genio genio* geolo* geolocalizzata geom gesto ghb gioielleria giost* giran* gomme gomme* gonfia gonfiata
gonfie gradino gravida guancia guscio handi* hard hijab hijab* identica identico immobilizzata impaz* impic* incap*
incapace incassano incassato incastrata incendio incidentata inciso incon* incontriamo incri* indag* indif* indov*
indovinate infor* informati ingiuntivo ingoz* inquilini inquilino insulina intervento intervenuta inton* intontiti
invalidita inven* inventata ipoal* iscri* isee isolato it kit ladra ladra* lanciato lasciare lasciata lastre legga*
lenticchie lenzuolo lesioni leva libretto livid* livido lucchetto macin* magar* magari magis* magistrato maial* maiale
malattia maleducazione malte* maltr* mamme mancia mandati mandibola mando* manes* mangiarli manom* march* marij*
marijuana maschio materia mediatore medie mente mente* mettete metto metto* mi mia mica mie minacce minis* ministero
minore mio misure moderatori mollati mollato morsi mosch* moschettone motori movim* movimento munic* n n'e narici
nasco* natur* negato nell'* nell'ufficio nella nella* nelle nelle* neonata nera nipotino nomi nostri notificato
occhiolino offes* offesa omofo* operata oppor* oro ostel* ostello ottantenne pagav* paghi palloncini pallone palma*
palmare palpato palpe* pante* parec* parecchi parki* parti parto pasticcera pazienti pazzo pazzo* pec pedale pedat*
pedate pensa penso penso* perfi* perfino perquisito personal pesato pesav* pesava pescatore pesci* pesta* pestaggio
pette* pezzente piangeva piazzale picch* picchiato picci* pilot* pippa* plani* planimetria plico plico* polmonite polpo
polpo* polsi polsi* porti* potrebbe pratiche preli* prendermi preparatevi presc* presi prete* privata protesi proto*
prove* prude psicologa pulita pus quaderno quell'ora racconta ragazzini rasta rasta* reato reato* recen* reggeva renal*
renale resin* resina restituire rete riani* rianimazione ricat* ricic* ricoverata ridata ridet* ridete rimaste rimasto
ripartire riporta risat* risatine rise rispondiamo risulta ritirato ritrovati riusciva rivelato rolla* rollava rompe*
rompo rottw* rottweiler rude s'e salmonella saltare sanguinare sanitaria sano saput* saputo sassi sassi* sbran* sbucc*
scadute scaldabagno scambiata scamp* scendi scendo scheda schiaffeggiato schifosi scimp* scimpanze sciol* sciolgo
scivolo scomparsa sconosciuto scopp* scoppiata scout scout* scree* scrivera scusate segnalato segnalazione segnato
segregata seguo* seguono selezionatore semia* senap* senape sentivo senz'acqua seppe* sequestrati seriale sesso sesso*
sessuale settimo sganc* sgarbata sgombroide siero* sigarette sigillata sinda* singl* single skipp* skipper slega*
slegato smettere sniff* socia* socie* societa sofferto soffocato sofia sofia* solfi* solfiti sopracciglia sopracciglio
sorve* sostenuto sottobanco spaccia speciale specu* spediti spero* spogliatoio sporche sporge spose spose* spuntava ssa
staccato stampelle sterl* sterline stesso stewa* steward stranieri strano strappa strattonato strattoni streg* strega
strisciata succede sul supponente sussurra svegli svegliati svegliato svenuta svizzero svuotata tagli tampo* tange*
tangenziale tanto tanto* taroccato tartare tasca tasca* tegol* telefonino tempesta tendo* tendone tenut* tera tesserino
testata tic ticino tikto* tiktok tinta tinta* tiran* tiravano tiziana trading trafu* train* trainer tranq* tranquillo
traslocatore trattenuti trauma tredi* trema tribunale truffa tutel* tutela ufficiale ulcer* ulcera umili* umilia
un'eternita un'informazione un'of* un'officina uomo urlan* urlano usano usano* vares* varese vaschetta vendu* venia*
veniamo verba* verif* verificato versa* versata vesciche veterinaria veterinario vie vincita violato violenza visci*
viscido vodka vodka* voi volto volto* vomitare vomitato walte* walter water water* zampe zinga* zoccoli zoppicante
zurig* zurigo`,
      '6': `
189 640 900 abbas* abusa* acari acari* accar* accorto actio* action addebitata addes* addos* addosso affid*
affittacamere affitto aggiunta albergo aless* alessio all'ufficio allergici allie* allungato altroconsumo ammazzo
amput* amputata anafi* analisi anall* anni ansim* arbitro arran* asma aspetto autis* avvocata badge badge* bagnini
balle bambino bancario banconota barra barra* battu* battuto becca* bel bevev* biasc* biascicava bidel* binar* blind*
bocconi botte botto brand* bugiarda bustine buttare cacci* cagli* calab* caldaia camicetta cancelletto canil* capello
capivo capre* carie carie* carli* carlino casca* cassonetto catenina chiamata chiave chiedendo chiedermi chiedete
chiodo chiun* chiunque cicci* ciglia circo* citaz* citazione ciucco class clona* cloro* cocci* cogno* cognome collana
collare collasso collega colpa colpa* colpito coma commenti complice confezione congelate consenso contr* controllare
coope* cooperativa copiato corda corda* corretto corrimano cortisone cosci* coscia cose costano cramp* crampi cucch*
culo dal de debor* dell'appartamento dell'autista dello dello* depositato deriso derma* devit* diabe* dichi* digitato
disidratato dison* disonesto dispetto dispr* disprezzo distruggo dodicenne dolor* doppione dott durante educatrice
email email* emess* emorragia eroin* estraneo facci* falsa* false false* falsi* farlo* fatev* fatevi fatturati femor*
femore fiamme fiasc* fiaschetta fidanzata fisca* forzato fosse* frant* frena* freno freno* gabbie garante ginec*
ginecologo ginna* ginnastica giochetto giochino girava giravano giu giudizio gliel'ho glute* gluten gonfiato gonna
gonna* grammi gratt* gravidanza gremb* guardia guardiano guardie hacke* hashi* hashish hiv ignorata ignorato importa
imposto improvvisamente incen* incompetente incrociarmi infilato informato insultati intascato intimo intolleranza
intos* inval* inventato ipote* ispet* kart kevin kevin* l'e lacci* lancia latta* lattine latto* lattosio lecca* legali
legat* legata levat* link ludov* ludovica lupo malat* maleducato manci* mani marsu* marsupio mazza mecca* meccanico
menin* meningite mentito metan* minorenni modelle monossido montatore mora morde morde* morsi* motiv* motivo motorino
motos* muratore naric* nasconde nastr* nata negan* negano nell'impasto nere nido noccioline noce nominato occhi operai
operato operatoria osser* osservazione ottur* overd* overdose pacca pacca* pacchi pace pagano pannolone parap* parli*
parliamo partito passando passepartout pastiglie pensili periz* perizia perme* pesat* polizia portafogli portagioie
portiera portiere post precetto precipitato prendo preparate procu* prof ps pulcini puniz* punizione punti punture
pupil* pupille pushe* pusher puzzava querela queste quindicenne ragazze ragazzina rasat* referti riaperto
ricondizionato ricor* ricorso ricov* ricoverato rideva ridevano rifiutati ripara riserva ritro* ritrovo rivenduto rom
rovesciato rovis* ruba rubati rubri* russo russo* saman* samantha sanit* sapevano sbattuto sberl* sbronzo scalano
scamb* scambiato scass* scend* scendeva schegge schiacciato scimm* scollatura scono* scoperto scorta scostata scrive
secchio sedat* seggiolino seggiovia segue segue* senegalese sentono senz'* seren* serra serratura serviti setter
sfilato sfiorato siete siete* sig signor sitte* sitter so soffitta sollevata soste* sott'* sott'acqua sottratto spall*
stagnola stai stalker stano* stanotte stiva stupr* suonato suor superficiale sussu* tac tallone tanic* tanica targa
targa* tata tatuaggio tavolino telecamerina tenet* terro* testimoni ti ticin* tipo tirar* torretta tragi* tragitto
tratta trattenuta trave* tremo* tribu* tuo tuta urgenza urlat* urlava usati usati* vano veden* vedova vedremo vende
vendetta venduti venuti vesci* vespa vespa* vigilanza villano viola* visibile vogliamo volati vuote vuote* zampa zampa*
zampe* zoppi*`,
      '7': `
39 59 adesivo adult* ai alito alito* allegato altru* altrui alunn* anali* anest* anestesia animatore animatrice arrivo
arrogante bagnino bancone bara benzina bere besti* beveva bimbo bimbo* bocch* braccio bronc* bullo* bussa* cafone case
cassi* cassiere catti* cemen* cemento coach coach* codici comodino conciliazione conosce contro cuccioli custodito dai
dallo dallo* debit* dell'hotel dell'ufficio deris* difen* diffida dipendenti direttrice dissenteria ditta ditta* don
dosag* dosaggio educatrici emorr* enac espos* esposto evapo* fasullo fate feder* ferita fiamm* fianc* finanza flebo
flebo* fondo fosse fotografata frega* fusa gabbia gestore gola gramm* graziella guardato guidava ha incar* incin*
incinta infet* ingiu* ingoi* inqui* insap* insaputa intim* iphon* iphone labbr* labbro legato lesio* marcia mediazione
menti* merda merda* mister moles* montato morso morso* nas nega nello nello* nomin* norma nuca ortic* orticaria paese
paese* pagate palpa* panci* pancia pannolino parcheggiato parcheggiatore permesso perqu* piantati piastra pipi
portaoggetti postale postino prele* prelievi presentano preside pressione procura psico* pulci* pulmi* pulmino punti*
qr qualcuno quei recensione reggi* reggiseno respiro restituito ribal* ribaltato ridato rilev* rilevatore ripartito
ripul* ripulito ritirata ritrovato rivediamo sa sappi* saro sbron* sbuffa scappato scort* scost* seneg* seque* sesam*
sesamo sessu* sfila* sfiora sgomb* sicco* siccome sindr* sindrome soccorso soffe* sottr* spacc* sparite sporg* stagn*
stalk* straf* telecamere tirav* tizia* toccava trami* tramite trattati udien* udienza ultimi vedia* vediamo vedov* velo
vengo* veter* vigilante viva vomito whats* whatsapp`,
      '8': `
adren* adrenalina ah aller* allergeni allergia argen* arrog* badan* badante bambina bocco* bugia* carina celia* ciucc*
compagno conci* confi* consumatori conti cucci* custode dall'* dall'agenzia dichiarato disid* disse* estra* famiglie
fasul* finan* fotografica gambe gesto* girav* gravi* iban imbro* impor* mamme* nostr* nostra notturno orecchio oss
pallo* piagh* piaghe pizzi* polso polso* pony presi* puzza* quere* razzi* ridat* ridev* rinco* sasso scara* sceso
sceso* scope* seno socco* sparire strappato svenu* taroc* tarta* tatua* truff* ubriaco usata usata* vengo vinci* vostro`,
      '9': `
all'e* collo costole custo* fattorino ferit* gabbi* gonfi* hai minor* nascosto nel nottu* papa prote* respi* richiesta
strat* tossi* tua vi volat* vomit* vostr* vostra`,
    },
  },
  nl: {
    plainBelow: -3.57,
    unlikelyBelow: -0.79,
    likelyFrom: 2.4,
    words: {
      '-9': `
38 baal beloofd best boek boterham droog duur duurd* duurde duurt duurt* ergernis film flauw geluid gespe* haper*
ijskoud koud lauw leek lukt moord* parkeren plann* retou* rij saai saaie saaie* slap stand* stoelen taai traag traag*
uitve* updat* update valt vriendelijk wind zaal`,
      '-8': `
60 74 aangenomen afgelast afgesproken app beloo* bestek bladd* blik defec* defect druk dun elf enkel erger* file folde*
geann* geannuleerd gespeeld geweldig jamme* jammer keurig keuze* koelk* koelkast lof muf muzie* nmbs onderdeel
ondertitels onver* pakket pas past plastic puzze* recla* redde regen scheef septe* september slagroom slech* slecht
snap stuk teleu* teleurgesteld tocht* tweede uitverkocht uitzicht ups veertig verveelden verzet vond voorr* voorraad
wacht* warm weer werkd* werkdagen werkte zoet zweet*`,
      '-7': `
34 69 79 aangebrand actie* algor* algoritme assor* assortiment augus* augustus belof* belofte bevri* bieb bladdert
blanc* blijft blijkbaar bob chatbot crash* deuk dinsd* doorweekt duurder eend eerlijk espre* espresso folder gelachen
gelev* geleverd gelui* googl* google gras groeit handdoeken harin* haverklap herin* hoofdgerecht ijs inloggen juli
kapotte karton kerst* kilometer klaps* koffers koffi* kookb* kost kroke* kroket lange* langer lekt leuke* level* loop
maat melk minuu* minuut muts muziek novem* november nummertje oh onscherp overv* p pilaa* pilaar pistolets plakkende
planning prijs* provi* provider quiz regen* rekke* rekken resta* robot* sinaa* siren* slechte slipp* smaak sms'j*
sms'je spann* spel spijt* spijtig steak steak* stilt* stof stome* stomerij streepjes super super* tapij* tapijt
terugkomen tijds* trui vak vakantie verbouwing verdient verhuisd verle* verpakking vertelt vertraging vijfd* vijfde
voege* voegen vooral vork vriendelijke vroeger wachtrij wachtten wafel* weini* weinig woens* woensdag zeil zende*
zitplaatsen`,
      '-6': `
10u 12 16u 22 24 55 a4'tj* aandr* aandringen aangebeld aangeraden aansl* aarde* accep* accepteert actie activ* afdak
afdak* altij* altijd anderhalf antwo* attracties autom* bar barbi* barbie begin* beginnen begri* begrip bekra* bekrast
beren* bestand bezoek biefs* biefstuk blanche bonnen borstels botte* brood brood* cadeau carbonara chagrijnig compe*
compensatie concu* dag dicht dinsdag doods* doucheputje drie drumm* drummen dubbel eenmaal eerli* eiken eiken* eitje*
elder* elders escap* escape ezels* formulier gaten gaten* geel gefie* gefietst gele gelijmd geple* geplet geschat
geslo* gesloten gesne* gevan* glasb* glazen goeie* groni* groningen handl* handleiding hapert hard harte* helpt helpt*
hoek inbeg* inbegrepen ingestuurd inter* invullen jurk karre* kassa* kende kende* kermis ketch* ketchup keuzemenu kil
kletsen kleur* knoop koekje kookboek korte korte* kraakt kring* krom kuil kunst kwaliteit kwart laadt laadt* laag
lelij* letter leuke level leverbaar lief liggi* ligging limon* luisterboek lukte lukte* m'n maan mand meldingen minut*
minuten mist miste* modderig modem modem* moeit* moeite montu* montuur moord moordenaar mouw munt museu* music* musical
nat netje* netjes niet noch omzet* ondui* onduidelijk ongelijk onlee* onleesbaar onmog* onmogelijk onsch* opzeg*
opzegtermijn oven pakje pakke* paraplu parke* parkeerkosten paste paste* persoon pijn pijnl* pisto* plakt* plek pluis*
politiebureau porties poste* pret progr* prope* proper puree puree* puzzel rechts reclame reserveren reset* restaurant
retourlabel rever* revers rijst* robot roere* rolden rommelig route* ruis sandr* sandra schat* scherm schieten schotel
schuifelen schutting seconden sirenes slapp* slappe sleutelkastje slippers smaak* smal sorte* spanning speak* speaker
spelers stati* steil* steld* stevi* stilte stopcontacten strand strep* strepen strij* strijkijzer sympa* taart taart*
tafelblad telke* telkens tenen tenen* tento* tentoonstelling terra* thril* thriller top topper tv uitleg uitzi* uur
veert* verbi* verbinding verjaardag verpa* verplaatst vertrokken verwarming verwijsbrief vlot vlucht voorwaarden
vrijgezellenfeest wachten wachtenden wachtlijst wasse* waterdicht wazig wazig* websi* website weeke* weekend weera* wel
wiebe* wifi wrap zand zeezicht zenders zeure* zeuren zitpl* zoek zonda* zondagochtend zonge* zongen zool zoom zout zwak
zweetvoeten`,
      '-5': `
115 118 17u 18 19 20u 21 265 27 32 36 3d 42 5 58 6 9 95 950 a4'tje aanbi* aanbieding aanbod aanfl* aanfluiting
aangekondigd aangelegd aanme* aanrader aansluiting aardig acht achtt* acteurs afgeschaft afhaalpunt afspraak afsta*
afstandsbediening afvoer afzui* allan* allang alwee* alweer animatieteam annuleren antwoordt appel artikelen au audio*
automatische avond backo* backorder balkon banke* banken batte* batterijen beenr* beenruimte begrafenis begraven
begrijp beker belgische bereik berg besteld bestellen betaalmuur beteg* betegeld beter* betre* bibliotheek biet bijma*
bijmaken bijve* bitte* bitter bleke blijf* board* boarding bodempje bomvo* bomvol bonnetjes boodschappenlijstje boos
bordjes botte bovenburen boxsp* boxspring braaf braaf* broodjes broodjesservice bruiloftsgasten bubbe* bubbels
buitenbad burgerzaken butle* butler cartr* centi* centimeter chagr* chaos chaos* choco* circu* circus cockt* cocktail
commu* conce* concert concurrent controle dagje dagje* deurp* diep diepv* diepvries disco disco* doden doden* doet
doorverbonden dorpe* dorpen driek* driekwart dring* druppelt duo duren duren* eer eetta* eettafel eeuw eigenaars einde*
eitjes elke engel* engels euro express ezelsoren fabriek fantastisch febru* februari feestdagen fijn filiaal fit flat
frikandel fruit galge* gapen* gebla* geblazen gebruik gegaa* gegaan gegij* gegijzeld gehor* gehorig gekek* gekeken
gekom* gekomen geleerd gelop* gelopen gepas* gepast geslaagd gestemd gevec* gevecht gezichtsbehandeling glasbak
glasvezel goed goedkoper gold graag graag* haard* haha half hambu* hamburger handg* haring haringen hartverzakking
hasse* hasselt heerlijk helpd* helpdesk helpe* helpen hemel* hint ho hoeke* hoeken hoera hoera* hoesj* hoesje hoesl*
hoeslaken honge* honger hoofdact hoofden hoofdstuk hooi hooik* horte* hospi* hypot* ijsbergsla ijsbl* ijsblokjes ijsje
ijsko* inclu* inclusief index* indis* invul* irrit* irritant itali* italiaanse jasje jasje* jeugd joods* juich* kaart
kaartjes kaartlezer kaas kafka* kalen* kalender kalk kamerplant karao* karig* karto* kebab kebab* keer keiha* kennelijk
keram* kerstboom keten keten* kindermenu kiosk kiosk* klappert klapstoelen klein kleiner kleinkind klemt klemt* kleur
kleurt klinkt klont* kluisjes koffie koor koppelen kort korta* kortaf korti* kostt* kostte kraanwater krap krapp*
krappe krast krast* kringen kruimels kurk kwali* kwart* kwijtgeraakte laadp* laadpaal laats* laatste laden laden*
langz* latte* laven* lavendel leeg lettertjes levertijd liefd* lijk limburg links* linkse lint lippenstift logis*
lokke* lol maalt* maandag makkelijk marke* marokkaanse matig* matte* matten meube* minig* minigolf minim* minst mislu*
miste modde* moederdag monta* mooier moordend moske* muis muntj* nachtrust nakom* negentig netwe* netwerk niks oktob*
oktober omzetten onbeg* onbegrijpelijk onderaan ondertussen ongez* ongezellig onjui* onlin* online ontbijtbuffet
ontbrekende ontgo* ontgr* ontgrendelen onthaal ontho* ontkn* ontknoping onverstaanbaar onverwoestbaar onzic*
onzichtbaar oordo* oorlo* oorlog oorsp* opgeheven opstu* opsturen opzeg opzeggen oranj* oranje overstap overval overvol
padel* pagin* pagina's pal panne* pannenkoeken panty panty* pap paras* parasol patat* patch patch* pdf peil peper*
pepermuntje per personen pijle* pijlen plakk* plakt plan planners plant plezi* plezier plugg* pluggen pogin* poolse
popco* popcorn postn* postnl premi* premium prijs prikj* prikje prima* procent programma proxi* proximus puntjes rants*
rantsoen rechtop regelde reisv* reisverzekering rest resti* restitutie rijke* rijst roerei rooft* rose ruile* ruilen
ruitenvloeistof saign* saignant sanne sanne* schat schermen schev* schie* schoolplein schot schot* schrikt simpel
sinaasappelsap sip slaapkamers slakk* slent* slenteren sliep* slikt* slikte slordig sluit smake* smere* smeren smile*
smiley snapt snel snijd* snoei* sokke* sokken solde* solden spaanplaat spele* spelende spelf* spelfout spelletje spett*
spetters steen steigers steil stelde stem ster sterk stierlijk stijl* stoel* stoot stoot* stopt stori* storing strui*
stug stuks stuks* tacht* tafeltjes tegenover tegoed tekening terras terugbellen teruggave terugleverkosten terugsturen
ticket tiene* tieners tijd tijdschrift tint tja tl toffe toffe* toon toont* toren toren* trage* trane* tranen trouwpak
tussendoor typ uitei* uiteindelijk uitgesteld uitlaat uitle* uitverkoop vaag vacci* vanaf* varen* velds* veldslag
ventilator veran* vergeefs verhuurkantoor verlengd verlept verli* verou* verouderd verschoven verslavend versnelling
verta* vertellen vervangend vervanger verveling vervi* verwerken verzending vet vetti* vier vijftig vlijm* vlijmscherp
voelt voelt* vol voorganger voorprogramma voors* voorschrift voorstelling voren voren* vrachtwagen vrijd* vrijdagavond
vrije vrije* vrijwilligers vroli* vrolijk vuilcontainers vuiln* vulling waardeloze wachtrijen wachttijd wafel warmt*
warmtepomp wasserij wasst* wasstraat water* weder* wederzijds weken weken* wijng* zeezi* zeven zicht zolen zolen*
zondag zoude* zouden zucht zucht* zweet`,
      '-4': `
05 2017 3 4 40 412 51 52 8 92 aankoop aansn* aansnijden abonn* abonnement acteu* afdruk afgel* afhaa* afspr* afspraken
afval* agath* agatha airco airco* anten* antenne antwoord aperi* aperitief appeltaart april april* asper* asperges
automaat b1 bakje* balle* ballen bandje bank banks* bankstel barst bediening bedrijven beeld begin beginners begra*
behandeling behang bekle* bel belden belletje belooft beloond beperkt beren beschrijving bestuurder beter betreft beurt
beweg* bewegen bewer* bezet bezet* bezichtiging bezorgmoment bibli* biertje bijbe* bijbetalen bijgewerkt bingo bingo*
blaad* blaadjes bladeren bladz* blikkerig blok blokjes bol bomme* bommetje bootj* bootje brandalarm brandt
brandweerkazerne breed breed* broodje bruil* bruine budge* bunga* bungalow cafet* cafetaria canad* canada carbo* carna*
chris* christie coach coach* cocktails complimenten coolb* coolblue correct court* crasht crois* croissants cruise
daare* daarentegen dame dan dank deels* deksels desse* detec* deurt* deurtjes diefs* diefstal digit* digitale dik
discu* discussie dodel* dodelijk dof dokke* dokken doodl* doodse doodslag doos dorst dorst* draai draaimolen drade*
draderig drage* dragen drama drama* drankjes droog* drupp* duist* duister duitse dynam* e eilan* eiland eindeloos eitje
ene engelen enquete enveloppen excursie excuu* exper* expert explo* extra fabri* fastp* fastpass favor* festival fiets
fiets* fietsverhuur figuu* figuurlijk flauw* flauwe formu* friet friet* frust* frustratie gapen geboekt gedragen gefel*
gefeliciteerd geins* geinstalleerd gelda* geldautomaat geldi* geldig gella* gellak geluk geplant geres* gereserveerd
geschonken gesco* gescoord gesneden gespeld gewac* gewacht gewan* gewandeld gezel* gezellig gezellige gezuc* gezucht
gids giere* gieren glasv* goeie goeiedag goudk* groei* grote* haakj* haalden haard hagel* handbagage handi* handig
hangt hangt* haperde hapje* hapjes happy happy* hart hartelijk haver* helaa* helaas helft helft* hema hemelvaart
herhaalde herhaalrecept herinneringen honde* hortensia's huilende huisw* huiswerk inbre* inche* inder* inderdaad inhou*
inlog* inrui* intercom internet invoe* inwis* jaarl* jam jarige jeans jeans* jongs* jongste kaart* kaasp* kaasplank
kabou* kant kapsa* karren kassa kastd* kastdeur kattenluik keihard keren keren* kerk kerkh* kerkhof kerst kerstmarkt
keuze kipnu* kipnuggets kit klam klantenkaart klapstoel kleve* klikk* klikken klontert knakw* knoop* knop knopp*
knoppen kocht kocht* koffe* komko* komkommer kon kopte* koptelefoon krane* krant krant* kruid* krukj* kunne* kunnen
kwartier l laat lach lades lades* las latte lege lekkende lelijk lelijke lenen lenen* lidl liedj* lieve* lifte* liften
lijkt lijkt* lijne* lijnen limonade logisch loopbanden loyal* loyaliteit maag maanden maast* maastricht maatj* maatje
marat* maske* massage match* matches matras meenemen meeuw* meeuwen mei melig melig* menu meteropnemer midden moet
momen* moment monteurs multi* muntje museum nachtportier nagels navig* navigatie nee nieuw* nieuwe nivea* niveau noede*
noedels nr nul offer* offerte olijv* olijven omhoo* omhoog omrui* on onderhouden onove* onoverzichtelijk ontbr*
ontbreekt onthoudt onvin* onvindbaar onvol* ook oordopjes opa's opa's* opent opent* opgeknapt opgeruimd opsta*
overboekt pagina pakje* pannenset parap* parkeergarage pasen pasen* paska* patat pauze* pende* pensioen peper perfe*
perfect piepend piept pijnlijk pitti* pittig plaat plaat* plaats plakj* plakken plakte planner plat plattegrond playb*
pluim pluim* pluist podiu* podium polis* politiemuseum pools* postp* postpunt potlo* praatte prijsverhoging prima
printer produ* profielen pruim* pruimen puntj* puzzels ramen ramen* ramme* ramp rang reis renne* rennen renov*
renovatie reservatie reservering retour roker* rolletjes romme* rommel room route ruikt ruikt* sanit* sanitair sap
schappen schee* scheve schijnbaar schijnt schitterende schoe* schoenzool schoonmaakkosten schoonmoeder schoonzus
schroeven script senio* servicekosten sfeer* shamp* shutt* shuttle simpe* site ski's ski's* slagr* sliepen sms soep spa
spannend speci* specu* spek spier* spierpijn spinn* split* spoel* spookhuis spoor spoor* sprak* stamp* standaard
standbeeld stappenteller sterf* sterft stil stilletjes stipt stipt* stopc* strea* stree* stren* stroe* stroef stroop
struikrovers swipen sympathiek systeem tachtig tafel* tandp* tandpasta tanks* tankstation tasse* tassen tegemoetkoming
tegoe* telefoontje tenmi* tenminste terugweg tevor* tevoren theor* therm* tijdslot tocht toeterende toets* tomaat
tomat* trace trace* track trapl* tuinset tuinstoelen tulpe* tulpen tweed* typisch upgra* upgrade uurtj* uurtje vaak
vakken valss* vanze* vanzelf vastloopt veer veertien velde* velden velge* velgen veranderd verbruik verdrietig vergat
verge* verhaal verja* verkoop verkoopster verlichting verlopen vermoedelijk vernieuwd veron* verontschuldigen verplicht
vertr* vertraagd vervanging verve* verveelde vervoer verzin videobellen vlagg* vlakb* vlakbij vlek voorgerecht voort*
voorw* voorwerpen vorig* vorige vrach* vrijdag vulli* waard waard* waaro* waarom wanne* wanneer wassen waterig wegbr*
wegbrengen weggewerkt wenne* wennen widge* widget wijzigt winkelstraat winter word wortel z z'n zacht* zakt zange*
zanger zee zeeland zelfs* zelfscan zoals zoals* zuid zuigt zuigt* zwits* zwitserland`,
      '-3': `
100 11 168 35 350 45 48 50 7 85 86 94 99 aangedaan aangesmeerd aanha* aanhanger aanko* aanra* aanraden aansc*
aanschuiven achtbaantje achterna afdru* aflev* afwas afwaswater agend* agent alle apart apk arden* ardennen art
audiogids automatisch avonden baby's bakje banan* bananen bandj* banko* batterij begrijpt behal* behalve bekleding
belab* belabberd bende bende* beper* bereikbaar bericht beslagen beste* bestelling betaal betaling beurt* bezem* bezic*
bezoe* bezorging biosc* blade* blies blies* bloem* blokj* blokken bobbe* boef boeke* boeken boekh* bokse* boor bordj*
box breda breda* bruld* budget buitenland buren buren* bus cadeautje campinggasje cappu* cappuccino centraal china
china* chiru* collectie compl* crime crime* cursu* cursus daarvoor dagta* dagtarief dakgo* dakgoot date decem* december
denne* depot depot* derde derti* dessert detective dienst dode doekj* donderdag doorgezakt doorw* doorz* dorp droom*
druppels dunne dunne* duwden dwars dwars* dwerg* eerde* eerder eerlijke eerste eiere* eieren eindelijk elkaars emmer
emmer* enkel* ergst* ergste eronder excus* excuses excuus extra* fanfa* fanfare fix fotograferen fout fouten foutj*
foutje fris gaapt* gaapte garantie garnaalkroketten gate gebeurd geboortejaar gebou* gedeu* geef geeft geeft* gegierd
gehaktbal gekun* gekund genoo* genoot gepland geprijsd geschrapt geslapen gestaan getrouwd geur gewel* gezichten gitaa*
glaas* glaasje glaze* glijb* glijbanen gliml* glimlach goal gordijnen gps griep* grijs grijs* groen* groene grootmoeder
guill* guillotine haast haast* hagel hagelslag halfj* halte handd* haren haren* helli* helling herinnering herstellen
hielden hilar* hilarisch hoestsiroop honderd hoofdkantoor hoog houdt houdt* huis humor humor* huren huren* ijsje*
inhalen inmid* inmiddels jaar jezel* jezelf juist* juiste jus kamertemperatuur kapsalon karig katoe* katte* keert
keert* keken keken* ketel* killi* killing kilom* kilometers kippenhok klagen klets* kleuren klomp* knippert knipt
knuff* koeke* kookp* kookplaat kool korre* kortr* kortrijk kosten kou kozij* kraak* kraakte kraam* krijsende kruim*
kuipj* kunst* kussens label* lache* lachend lakens lamp lange lastig lauwe lauwe* lawaa* lawaai leef leggi* legging
leuve* leuven lever* leveren licht* liedje ligst* limbu* lokaa* lokaal loket longe* longen look lot luste* maand*
maandelijks maar mail mails mails* mailt* makke* massi* massief mater* materiaal matig matra* medewerkers meene* meide*
meiden menuk* menukaarten merke* merken middag milie* minder misda* misdaad mislukt mislukte mondh* mooi mooie* muren
muren* museumkaart muziekje naden naden* neergezet nimme* nimmer norma* normaal notit* ober ofte oksel omweg omweg*
omzet onbeschofte onderhoud onderwijs onget* ongetwijfeld ontbijt onthoud ontvangst ontwo* oplossing opnie* opnieuw
opstak optie orang* orange oren overb* overbleef overh* overs* overstappen pak pakken pakt panfl* papie* partn* pauze
piept* pinne* pinnen planten plas plass* plassen plast* plint* plinten polis pop poppetje portemonnee prate* pretp*
pretpark print* product proefles proefrit punt raampjes reclamefolder regis* rekent rente* reparatie riet rijen rijen*
rijle* rits ritte* ritten roami* roaming rollu* rolluik roos saus schadeformulier schatje scher* scheveningen
schilderij schoen schui* scrip* secon* senso* sensor serve* service showr* simpele ski slach* slag slagb* slagboom
sleutelkaart sliep slord* sloten sluit* smakelijk snell* sneller snijden snijdt snuff* snuffelen snurk* softl* softly
solda* soldaatje soorten sorteercentrum spaan* spaarpunten speciaal spelen spell* spinningles stagiair start start*
station still* stiltecoupe stofz* stoom stran* stret* stro sture* sturen stuurt suike* surin* swipe* syste* te tegel*
tegem* teken* tekor* tekort tekstbordjes telev* tellen telt theorie thermostaat ticke* tijdv* tijdvak tikt toesl*
toete* toont toppe* tosti tosti* tram trekken trouw* trouwfeest true tuin tuins* twee tweedehands tweem* tweemaal
twint* twintig uitgeslagen vaatw* vaatwasser vakke* valle* vallen vanaf vanbi* vanbinnen veel verdwijnt verf verga*
vergeten verhalen verhuizing verke* verkeerd verliest vermo* vermoord verse verse* verwa* verwijderd verwijst verzi*
video* vijve* vingerafdruk vlaggetje voete* voeten voldo* voldoende volgd* volum* voora* voorp* voortaan vouch* voucher
vraag vraag* vrienden vriendinnen waarvan wachtmuziek wachtruimte wachtte warme warme* was wasma* wasmachine waterfles
weekendje wegen* werkblad werke* wiele* wielen wijn wijst wijst* wijze wijzi* wildw* wildwaterbaan willem wisselt woon
yogales zacht zalen zalen* zater* zaterdag zeep zegt zelf zelfs zetel* zeven* zien zinne* zinnen zomer* zonder zowat
zowat* zwaar zwaar*`,
      '-2': `
0 120 13 160 17 189 1998 31 47 65 71 75 80 a aanbouw aapje* aarda* acryl activiteiten ademe* ademen adver* advertentie
afgeh* afgezegd afhal* afhalen afloo* afloop afwas* agenda alber* albert alles alles* annul* ansjo* ansjovis apart*
apen archi* architect arran* arrangement attra* autostoel avond* baard baby'* badje badje* badpa* bagag* bakken band
bankjes barbier bas bedde* bedie* beer bekende belac* belachelijk belastingaangifte beloofde belt bent berei* beroo*
beroofd berou* besch* bevestigen bevestigingsmail bewijs bil binnenkwam blaadje blank bleke* blij blijk* blous* blouse
bobbejaanland boeket bood boods* boorm* boormachine bovenste bowli* bram breiw* breiwerk breng* bril brugg* brugge
bruss* bubbelbad buffe* burea* buurm* buurman carwa* carwash champignons chat chatb* chirurg chron* chronisch code
codes codes* cola comme* commentaar compu* contant cross* cruis* cv dakwe* dakwerker datal* datingapp deeg dertien
dertig deurbel diabeet dicht* dieet* doodg* doodleuk doof douch* douches drieen droger drukk* drukken dubbe* duits*
duizenden eclai* eclair eenma* eindi* emoji's emoji* energ* enig enque* erg exact exact* exame* examen excel* fanta*
fijne fijne* filia* filme* frieten frika* fronten fruit* gaan gange* gangen garagepoort garan* garderobe gebarsten
gebet* gebeten geble* gebleven gebre* gebruiken gehak* gehol* gehou* gehouden geile geile* gek geknepen gekoc* gekocht
gekra* gelac* gelat* gelaten geldk* geldklopperij gelij* gemee* gepak* gepakt gered* gereden gesp getek* getekend
getroffen geval gewend gewisseld gezie* gezien gezwa* gezwaaid giste* gisteren glans* gluhw* gluhwein goedk* gok grapp*
grappig greet greet* griep groente groepje grote haalt* had halfu* halve halve* handb* handj* handtas hang hap hardl*
hartv* heerl* heijn heijn* helde* helder hen herha* herhalen herkend high hoogt* hoogtes hoort hoort* horlo* hotel hout
huile* hypotheek iemands iets interessant interieur intik* intikte italiaans ja jacob* jacobs janken jarig* juist kaal
kaars* kaarslicht kantoortje kapot* kartonnen kasjm* kasjmier kaste* kater* kenden keuken kijkt kijkt* kim klaar klant
klantenservice klantnummer klapd* klapdeur klasl* kleer* klein* kleinkinderen kluis* kluisje knoei* koekj* koel koffer
komt konij* konijntje kookw* korrel kouse* kraampjes kraan kraan* kraken kranen krijtbord kruiden kun kusjes kusse*
kussen kwijt laarz* laarzen label lachen laken* lampe* lampen lapto* laptop last leest leest* legt lerar* lette*
letters leuni* leuning leverde licht lieve liever lift lijn limie* limiet logbo* logboek logo loopt loopt* losla* losse
loterij lucht luchtpomp luide* m maakt maaltijd maart* machine mailadres mayonaise mechelen medicijn meegekregen meir
mekaa* mekaar metee* meteen meterstand metro metro* midda* milks* milkshake min mitra* mobie* mobiel modder model*
molen* moordenaars mosse* mosselen muntjes nagev* nageven natte natte* neder* nederlands neerg* negen negen* nerge*
nergens nieuw noodg* noodgevallen numme* nummers ochtends om omgek* omgekeerd omroe* omroep omruilen omver onderweg
ontsp* ontspannen onwil* opene* openen openi* opera* opgeb* opgeh* opgehaald opgek* opgelost opgie* optie* ortho*
orthodontist panee* papier paraa* paraaf parac* paracetamol parfum parij* parijs park parking paskamer pasten pest
peter peter* piepk* piepkleine pils pin piste piste* pizza's plaatjes plakband plakp* plakplaatje plantjes platt*
podca* pogingen porto* potje potje* prakt* praktijk premie prijz* prijzen prive* probl* probleem proev* puber* publi*
publiek raad radio radio* rap reageerde recept recht redden refer* regende ringe* roest* rolla* rollator rolle* ronde
ronde* rondjes rooms* roomservice rot rugpi* rugpijn ruik ruzie ruzie* scann* schak* schoenen scholier schra* schrok
schudden schuim schur* seizo* seizoen servet servi* show simkaart skisc* skischool sleutels slim slokj* smaakte
smartwatch smet softw* software sok soms soort soort* sorry sorry* speelde spieg* spijt springt sprongen sproo*
sprookje squatrek steed* steeds sterr* stijv* stijve stofzuigen stofzuiger stomp* stroo* struc* surinaamse syndicus
tafeltje tante tante* tarie* tarief taxateur tea techn* tegels telefoons tent terug thee thuisgekomen toeri* toestel
toestellen toiletten tourn* training trappen trekt trekt* tromm* troos* troost truc tuinm* tuinman twaal* twaalf tweee*
typis* uitgedroogd uitko* uitkomt uitsm* uitsmijter uitvaart utrec* utrecht vakan* val vandaag vechten vegen vegen*
veld venster verandert verbe* verdi* vergadering vergeetachtig vergif verha* verhe* verhuislift verkl* verklaard verlo*
verloren verma* verschillende versl* versleten vertrok verva* vervelend verzekeringen viel viele* vielen vijf
vijfendertig virus* vissen vlak vloer* vocht* vochtig vochtige voeld* volwassene vonde* vonden voorbij voorste vrien*
vriendelijkheid vrijw* vuurt* wachtkamer wachtzaal wagen want wapen* waren waren* wasba* wasta* waterschade week wegens
weigert wekenlang welee* werken werkt* wiel wijze* winke* winte* woest* woestijn wortels yogal* zakje zelve zelve* zin
zodat zodat* zoekt zoekt* zolderkamertje zon zonde* zone zonnetje zovee* zoveel zuchtte zulke zulke* zwaaien zwembad
zwoll* zwolle`,
      '-1': `
04 1 10 14 15 2 20 230 285 88 aanbo* aanne* aardappel aardige achtb* actio* action adem administratie afgesnauwd afgew*
aflevering afrek* afrekenen afrekening afstand akte al allee* alleen allem* allemaal allen allen* alsof alsof* amate*
ander antwoordde appel* appje arabi* arme assistente auteu* baard* babyf* babyfoon bad badka* badkamer bakfi* bakfiets
balke* ballenbak bankapp bankj* bbq bedac* bedacht bedden bedre* begint bekek* bekeken beker* belgi* berga* berichten
beslo* besloten bestond bestu* beuge* bezem bezor* bezorgd bier biert* bierv* bierviltje bikini black blauw bleek bloem
bloemen bodem* boekhouder boete* borde* borden bossc* bossche bot bowlingbaan brandschoon breek* brouw* brugk* bruid*
bureau cabin* cabine campi* cava chine* chinees chocomel cm consulente corre* coupe coupe* crew dagen dagen* dak deden
deden* delen delen* der deurtje deze diabe* dierentuin digitaal direct docen* donke* donker donkere doorb* doorbakken
doorlopen douche draai* draaide dreumes driee* drinken droge* dure dweil* echt eind einde elektrisch els engelengeduld
erond* europ* excel excur* factuur fietsen filmpjes films films* flikk* formuliertje foute* game gang gebel* gebeld
gebit geboe* gebouw gedeeld geduld geget* gegeten gehackt gehei* geholpen gehoortest geklu* geklungel gekoo* gekookt
gekre* geluk* gemist gent geplunderd gepra* gepraat gepropt gereg* gerus* gerust gesmeten gestopt gestu* gestuurd
getuige gewerkt ginge* gingen glijbaan gordi* graat* grade* graden grappen groet* grond grond* haarb* halfl* halflege
halfuur halfv* halfvol halte* haltes halverwege handschoen handv* hapje hazelnoot heel heili* hielp hielp* hinge*
hingen hip hoestte hof hoge honds* hoofd* hooge* hoogeveen hoogtepunt hoor hopeloos horloge hotel* hotelkamer hut
huwelijk ibupr* ibuprofen ie ieder inhoud inruilprijs insch* installatie invaller ipv jeuk juni kabel* kabeltje kamer*
kamermeisje kanten kanti* kantine kappe* kapstok kast kastj* kastje kater kerel kermi* ketel ketting keuke*
kinderfeestje klaar* klachtendienst klage* klantendienst kleedkamer kleinste klem kleuters koeie* koppe* korting koste*
krab krijg kroeg* kroon kusje* kwame* kwamen kwast kwast* kwijt* lampj* lang leerling leeuw* leraa* leraar lerares les
lesau* lesauto levering levert lezen lezen* liepe* liepen lijstje links littekens lobby lobby* locker loket* lomp
lopen* los losse* luido* luidop luist* maart machi* madam* mailtje manie* manier mannetje marle* marleen marok* matroos
maximaal meche* meega* menukaart merk messe* midde* missc* misschien misselijk mocht model mondj* monitoren mooie
morre* munten muur naald* naar naast naast* nachtkastje nepwi* net netfl* netflix niema* niemand noeme* noemen nog o
oefen* omgez* omgezet ongei* ontbi* ontbijtzaal ontbrak ontplofte oom oordeel opdag* opdagen opgem* opgemaakt opgen*
opgenomen ophal* ophaling opkij* opkijkt opstarten oude ouders paars paars* pannenkoek parket pasto* pastoor pen
personal piano piepklein pilletje pizza* plaatse plaatsen plakb* plant* platte plukk* plukken plus ponde* ponden poort
poort* porte* prachtig praten prett* prikken psycholoog puber puppy puppy* raam rand redde* regel* regels rek rekening
remme* repar* rib riepe* riepen roel rooie rooie* roze ruim ruime* ruimt* ruimte ruite* rum rusti* rustig samen* samir*
samira scanner schaa* schaamte schaar schap* schem* schema schil* schit* schok schok* scholen schoonbroer schut* sessie
sfeer sier sigaret sinds sinds* sinte* sinterklaas siroo* siroop slaapzakken slapeloze smart snelw* snelweg snurken
sollicitatie spaar* speed* spook* sprak sprit* spull* spullen staarde staat staat* stal stap steke* steken stele*
stelen steun* stoep stoep* stonden stone* stoned stoof* stoofvlees stoom* stopt* straa* straat straffe straten struiken
studentje suiker sushi sushi* tattoo taxat* telef* tempo tempo* terro* terug* tevre* thema* thermos tickets tiram*
tiramisu toeter toile* totaa* totaal trapj* trapje trein trimsalon trouw tuitt* tunne* tunnel tusse* tussen tweeen
tweep* tweepersoonsbed uitbetaling uitch* uitchecken uitleggen uitno* uitnodigingen uittrekken uitva* uitzendbureau
uitzendkracht vaas vakkenvuller valie* vaste vaste* vastl* vent venti* verander verbrand vergeet verhuisploeg verkeerde
verklaring verkoopsters verlamde verlicht verliep verpu* vertrek verzint via vierd* vierde vindt vindt* visse* vlaan*
vlamm* vlekk* vlekken vocht voer volge* volgende volk volledig voor voord* voordat voorgeschoteld vooru* vorig vrij
vrijg* vroeg* vuilbak vuilc* vuist waaid* waaide waardeloos waarschijnlijk waarv* walm wande* wasbakken wasdr*
wasdroger water wc weigerden wij wilden wiste* wisten wit witlo* wolle* wollen yoghu* yoghurt zakje* zakke*
zaterdagavond zaven* zaventem zeela* zetel zicht* zieli* zielig ziet ziggo ziggo* zingt zingt* zo zoiet* zoiets zomer
zonnebank zuur zwemb* zwemk* zwemmen zwete* zweten`,
      '1': `
00 200 30 340 46 62 aan aangepast aangetekende aanle* aanwe* aanwezig aardb* aardbeien aardi* achteraan achterhoofd
admin* advoc* afdeling afged* afgewezen almer* almere anima* armoe* arrogant assis* autov* badju* badjuf balko* ballo*
balus* balustrade banco* bancontact bandenwissel banen* barbe* barbecue bedan* bedankt beet begaf begaf* behandelde
bekend belde* belgie bellen bemid* ben bergi* berging besto* bestolen betal* betalen beton* beugel beurs beurs* beves*
bevro* bewon* bewoners bezorgen bike bikin* binne* black* blauw* blauwe bleef bleef* bloedneus bloempot bloot bloot*
boeking boerderij boodschappen boom boord bord boter* bots bovenop brand* brandende brandweer brief* briefje broch*
brugklasser buite* buiten burger busje busje* camping can carav* cater* check check* computer consult contr* cor
creditcard curac* curacao curry curry* daar daarb* daarbij dat datin* datum datum* deeld* deelde dekbe* dekbed diagn*
diagnose dichtbij diese* diesel dieve* diplo* discreet dj doekje doelp* doen dom dood doorgestuurd dope draak draak*
dreig* dreum* dronk* drugs duidelijk duim durfd* durfde durve* durven dweilen eat eigen eigenares eigenlijk elektricien
elkaar en er erbij erbij* ergen* ergens ermee ermee* erna ernaar erom factu* failliet famil* femke femke* fietsenhok
filters flesje formulieren fortu* fortuin foto'* foto's fotot* fototoestel ga gaatje gangp* gangpad gastvrouw gebak*
gebar* gedaa* gedaan gedra* gedrukt gedul* gedwo* gedwongen gehac* gehakt geheim geldt geldt* geleg* gelez* gelezen
geloo* gemis* genoeg geplu* gescheurd geschoven gesme* gestorven getel* geteld getui* geval* gewee* geweest gewen*
gewic* gewicht gewoo* gewor* geworden gezon* gille* ging gips gloei* goedkoop grati* gratis grijz* grijze groet haag
haakje halen halen* handhaving handtekening hans harde harde* harti* hartinfarct hartjes hartverscheurend heen heet
heftr* helem* helemaal henk herke* herni* hernia herst* heten heten* hijgen hoger hoger* hoof hoop hoorb* hoorbaar
hoorde horro* huilen hulp huurw* idee ilse ingep* ingepakt instr* instructeur instructrice jaara* je jong jonge
kabelbaan kampe* kampvuur kante* kanto* kauwg* kauwgom keurmerk kieze* kiezen kijke* kijken kilo klant* klap klapp*
kledi* kleed* kleine klonk klonk* klopp* klopt knie knikk* koken* kokend konijn koop kopje* koppen koude koude*
kozijnen krabd* krabde kreeft krege* kregen kreup* krijgt kroon* kruisje krult* kwaad kwijl* labra* labrador lagen
lagen* lak later later* leefd* leerk* leerkracht legge* leids* lekke* lekker leven liep liete* lieten lijf lijm lippe*
livin* living locat* locatie loempia loep loter* luister maakt* maand makel* malag* malaga man manke* massa* maxim*
media* meer meisje meldi* mens mest met meter* mezel* mezelf miere* millimeter minde* minstens mo moeil* moeilijk moest
moete* moeten monitor monteur mopje* mopjes muilk* muilkorf naakt* naald naart* naartoe nacht* nagekeken nagelstudio
natuurlijk nep neush* nicht* nieze* niezen nodig* nogma* nogmaals noodv* notentaart nou ochtend offli* offline ok
oksel* omgeroepen omgeruild omlaa* omlaag onaan* onder* onderin ongew* onschuld ontploft ontva* ontwe* oorbe* oorbellen
op openb* openbaar opgeg* opges* ophaa* oplad* oplei* opleiding oplevering oplos* opvan* opvang over overburen
overgehouden overgenomen oversteekt papa parfu* parkeergeld pashokjes paspo* passen pasta pasta* patient patri* pension
perro* perron piepte pierc* piercing piloo* piloot pizza plaatje plakkerige plekj* plekje plekk* ploeg ploeg* plots
plots* polen polen* polit* pomp pony poortje pootje porti* praat* prikk* proef* profi* pure putje putje* reage* recep*
receptie recht* rechter reed regenton reize* reizen reserveer reviews rijd rijde* rijden rit ritse* rolde* rollen
rondl* rood rook rookg* rubber rug rugzak rustr* rustruimte samen scand* schade schakelen schandalig schij* schon*
schoo* schop* schud* serveerster shift shift* sim sjouw* slaapt slaapzaal soja spam speelt spin sport spree* sprong
squat* staan* stapp* statu* status step sterk* sterren sterven sticker stier* stift stift* stink* stond* stoomcabine
stopte storm* straf streek streepje stres* stress stront stude* stukjes stuur* succe* succes suppoost support syndi*
tank tatoeages taxib* taxibusje tegen telefoonnummer telle* teruggestuurd teruggezien tevreden theed* theedoek
thuiszorg tinte* tip toch toegewezen toetj* toetje toilet toog track* traje* traject tramp* trip turkse tweederangs uit
uittr* uitze* vaker vaker* vakku* vakkundig valies vanui* vanuit varke* veget* verbr* verdacht verdronken vergiftigd
vergoed vergr* vergunning verhuizen verkoper verni* verpl* verre* vers verstopt verstuurd verwees verwo* vies vijfe*
vijver vinden vinge* vingers vinte* vinted vluch* voice* voicemail volgend volle* volwassenen voorg* voorm* voorzien
vragen vries* vroeg vuilb* vuile vullingen vuurw* waarop wacht wc's websh* webshop weegs* weegschaal wekel* wekelijks
wendy wendy* werd wiegj* wiegje wilde wisselgeld witte witte* wonen wonen* wordt wordt* wou you zakla* zalf zeer zeker
zendi* zending zesti* zetten zieke ziekenhuis zitte* zitten zo'n zocht zocht* zodra zodra* zogenaamd zolan* zolang
zolde* zolder zonnebrand zou zwaai* zwemles`,
      '2': `
140 23 300 39 41 480 614 740 84 aanbe* aange* aangeschoten aankomst aanraadden achtergrond achterover achteruit advie*
advies afdel* affic* affiche afgeg* afgegeven afgek* afgez* afslu* ahmed ahmed* alcoh* alleenstaande allergisch als
ambte* anja appar* appje* arbeid armer armer* arrog* artik* asiel auto'* auto's badja* badjas bagage bakke* bakkerij
balk banka* bart bed bedrog behee* beheerder belde bened* beneden berm beslist betek* beuke* bewaker bezig bezig*
bijen* bijna bijna* billen binnengebracht bisqu* bisque blaastest blank* blijf blinde blink* blond* blote blote* boeki*
boekw* boekweit boerd* boeve* bom bon borg borre* boven bovenlip brieven bruin btw bumper burge* canva* canvas cash
centr* chips chips* cijfe* claim claim* club cools* daaro* daarv* dagvaarding deed deksel dezel* dezelfde die
dierenarts doorg* doorgestreept doorh* doorheen doorv* dozen dozen* draag draag* draaien driej* driejarig drukt dubbele
echte* eet eindh* eindhoven emmers fatso* fatsoenlijk feest feestje filmpje filter fitne* fles flesj* fotograaf foute
funct* functie fysio fysio* gaat garnalen gasten gat geban* gebra* gebru* gedag gedru* geduldig gefou* gefouilleerd
gehaa* gehoorapparaten geite* geiten gelegd gemaa* gemaakt genaa* genaaid gener* genie* geopend gepro* geprobeerd
geraapt gesch* geslagen gesle* gesloopt gesmo* gesmolten gespr* gesprekken gestolen gevallen gevel gevel* gevon*
gevonden gevor* gevra* gevraagd gewei* geweigerd gewenst gezwo* gezwollen gijze* gijzeling gin glas gluten gooit gooit*
gorde* gordel grave* groen groep* hal hands* hangs* hartj* havermelk hebbe* hebben heer hekke* hekken hete hetze*
hetzelfde hier hitte hocke* hoe hoest* hoofdpijn hoogz* hoogzwanger hoord* hoorn* hopel* hopen hopen* horen horen*
houte* houten huilb* huilbaby huild* huilde huisg* hulph* hulphond hun huurb* huurv* ieman* iemand ik ineen* ineens
info ingan* ingang ingevuld ingri* inhal* inleveren inspe* insta* inval* inzet* is jan juris* kamers kampv* kapse*
kassi* kenni* kerel* ketti* kinderkamer kinderstoel kleurtje klikt* klok kloppen klopt* klopte knipo* knippen koelc*
koelcel kofferbak kom komen komen* koort* koorts kopie* krake* krass* krassen kroeg laatst lachj* lachje ladder lag
land lees lek lepel lesse* lessen liggen lijntje link lintj* lintje liter loemp* lood loven* luid lunch* maakte mag
maken* maneg* manne* map markt* maten maten* matje matje* matrassen mee meester menee* meneer mense* mensen meter
micro* microfoon milli* minibar missen mochten moest* monit* naakt nam neefj* neefje nichtje noemd* noemde nonke*
nonkel noodu* nooduitgang norm notar* noten* nummer olifant olifanten omdat omdat* omver* ondergoed ontpl* ontvangen
open opend* operatie opgegeten opgeraapt opgev* opgezegd opkee* opkeek oplev* opper* opsch* opslagbox optic* opticien
organ* overgestapt overigens overmaken pakketje parel parel* pasho* paspoort pedic* pedicure pet peuter pille* pinco*
pincode pintj* pintje poets* poten poten* prik priya priya* pruts* puinh* puinhoop pyjama qr raakt* raakte radia* rauw
react* reactie recen* recensies rem rembl* remblokken ribbe* rijsc* rijschool rogge* roken roken* rol roltr* rondje
rookm* ruit rusth* rusthuis s salad* saldo saldo* sauna sauna* schan* schappelijk schei* schol* schoolreis schoonvader
schouders schrijven schro* selfie shirt* sigaretten sindsdien slang slape* slapende slechthorend sleut* slote* slotj*
slotje smart* snor solli* spaargeld speel* speelgoed speeltuin speld* spelletjes spijl* spijlen spreekt sprek* spreken
spul stapelbed steek* sterv* stewardess stick* stierf stond strak stron* studenten stukj* stukje stuurden suppo* tablet
tanda* tandarts taxi tehui* tehuis tekst* termi* teruggebracht teruggekregen tesla tesla* thijs thijs* tie tijge* tom
ton tonic tonic* tradi* traditie train* trapp* trekh* trekhaak trillend tweeling typen typen* uil uitbe* uiterlijk
uitga* uitgang uitgelezen uitlezen vanav* vanavond vatte* vegan vegan* venst* verde* verdieping verdiepingen verdw*
vergu* verhu* verko* verla* verst* vervallen verven ververst vervolgens vijft* vijftigste visboer vlaam* vlaamse vlees*
vlieg* vluchten vogels volwa* vooraan voordeur voortuin vreemd vrijwilliger vrouw* vuurwerk waarvoor wandj* wasbak
wasmi* wasmiddel waterpokken we weefs* weefsel weggehaald welke welke* welkom wette* wie wil wist woonw* woord* woorden
worst zaak zakte zakte* zatte zatte* zelfd* zelfde ziek ziekte zogezegd zomaa* zomaar zuste* zuster zwaaide zwang*
zwart zwijg* zwijgt`,
      '3': `
06 180 2021 310 33 380 400 70 aalst aalst* aangegeven aangesloten aangi* aanmaning abces abces* account afgeleverd
afgemaakt afgep* afgerekend afges* afgestorven afzetten airba* airbag annuleringsverzekering apotheek apparaat avonds
baan ballon bedoe* bedri* bedrijf bedro* beest begeleid begon* beide beide* bench bench* bene besla* bestel bestelbus
bestr* betaald bevatte bewij* bijgehouden bijgevuld biljet binnenkort blind* bloed* bloeduitslag bloedvat boekt* boekte
boem bolle* bonnetje boot booth booth* bouil* bouillon brak breke* breken briefjes broer brull* brullen buggy buggy*
buitengezet bult bumpe* busha* bushalte callc* camera capuc* capuchon colle* collega comma* commi* contact cousc*
couscous crech* creche credi* dagli* dans dansv* dansvloer darme* darmen de denk denke* denken deurb* dieren diploma's
directrice dochters doe doord* doors* drink* drogi* dronken duide* durft durft* duwde* duwt ede eerst eigen* elekt*
enger* enkele erfst* erfstuk ernaa* ervar* ervoo* ervoor facturen familie faro fiche fiche* fille* filler filte*
fitness flami* flamingo flank flessen flirt* folie fooi fotog* fouil* frikandellen fritu* garna* garnaal gas gaste*
gastv* gebeu* gebeuren gebli* geblinddoekt gebreke gefil* gefilmd gehec* gehecht geitj* geitje gekeu* gekeurd gekne*
gekopieerde geled* geleden gelijk gemai* genoe* genom* genomen geope* geopereerd gepik* gepikt gepla* geplakt gepri*
geraa* geree* gerek* gerekend geruild geruk* gerukt geschreeuwd gesmeerd gesto* gestruikeld getrapt getro* gewet*
geweten gewis* gilde gilde* gillen gooie* gooien goud goudv* grap grapje grauw grauw* groeten grootste haal hamer
hamer* hamst* handen handh* handschrift handt* happe* happen hardo* hardop harna* harnas hartje hartk* hartkloppingen
heb hechting heg helm henna henna* herkende hitte* holla* honden huisd* huisdier huurh* huurhuis ident* ieder* in
inged* ingeleverd inspectie insul* insuline jas jawel jawel* jonge* joris joris* juf kaakc* kaakchirurg kabel kache*
kachel kas kat kegel* kelder ken kennen ketam* ketamine kimbe* kimberly kinde* klach* klas klep kleut* kleutertje
klimm* kluis knipoogde knipp* koelen kogel* konde* konden kopen kopen* kopje kot kotse* krat kratt* kratten kreef*
kreeg kreeg* krent* kreta kreta* krijg* kwaad* laser* leden* let lettertje ligge* lijde* lijnt* lijst* likke* live
lockers loons* lost luxe mandj* mandje marie* marieke marse* marsepein match me medew* medicijnen medische meel meelu*
meeluisteren meewa* meewarig meld meneertje merkten mes middernacht minib* misgegaan mixje mixje* mogen mogen* morge* n
namaak naomi naomi* natuu* navel* nek nemen nemen* nota omger* omgevallen onaangekondigd ondan* ondanks onderzoek ons
ontha* oorde* opa opgelicht opger* opget* opmerkingen opname opsla* opslag orde organisatie originele osteo* osteopaat
oud out ouwe overgeslagen overi* paar paard* pand papeg* papegaai passa* passe* pastis patron peppe* pepperspray
personeel persoonsgegevens petra petra* piep pillen pinda* pingu* pinguins pitte* pitten plank pleegdochter poes
poetsen praat praatje pralines preek proce* proefpakket profiel raampje randj* rapport reddi* reden* regel regle*
reglement reisb* rekenen remis* remise riem riete* rieten ring rondg* roost* rooster rotte rotterdam schad* scherp
schilder schip* schitterend schoenendoos school schoon schuurplekken serienummer servicebalie shock shock* sigar*
slage* slapen sleutel sloeg sloeg* sluiten snoepje sorbe* sorbet spanje spelt spelt* spoorloos spuit* stanl* stel stonk
stonk* storm strat* suf tandenborstel teken telefonisch televisie terec* terecht terminal thuisblijven tikte tikte* toe
toeval toezichthouder toonb* toonbank trans* trede trede* trek tuchtraad tweel* uitbetaald uitdrukkelijk uitgebreid
uitgestapt uitgezocht urine urine* uz vandaan vanwe* vanwege varken vastgegrepen veegd* veegde ventilatie verda* verdr*
verdu* verdween verdwenen veren vergi* vergo* vergoeding vergrendeld verhuizers verloor vermeld verpleegster versi*
verslag verwi* vetza* vetzak vloek* voetb* vogel* vooraf voorval voorwiel voorz* vreemde waars* washa* washandje
wastafel weegt weegt* weggelopen weige* wenen wenen* werde* werden werk werkg* werkgever west weten weten* wetens
wille* willens windh* worde* worden worst* wurge* wurgen xtc zaklamp zalm zeide* zeiden zesja* zesjarige zieke*
zigeuners zoeke* zoeken zogez* zonde zware zware* zwemm*`,
      '4': `
150 212 420 450 600 81 aaide aaide* aangevinkt aangevraagd aanlo* aanloop aanrecht aansteker aanstellerij accou* achte*
achteraf achtergelaten acm ademd* ademde adhd adres* afdelingshoofd afdoe* afdoen afgelopen afgem* afgezet afwij*
afzet* agent* agressieve alarm* aldus aldus* alleb* allebei allergieen allergische alvas* alvast amandel amandelmeel
ambulance ameri* americain anderen anders annel* antib* antibiotica antih* antwe* antwerpen apotheker apres apres*
arrogante artikel arts asbak* asbes* asbest astma attes* attest autisme autistische autor* autos* avg baas backe*
backer bah bak balie balie* bande* baris* barista barkr* barkruk barvr* barvrouw bazin bazin* bediende bedienen bedot*
beelden beetj* beetje begon bekijken beland belandde beman* benau* benauwd benzi* benzine beoor* beslag besli* bespr*
besta* bestaat bestelwagens betaalden betaalt beton beval* bevalling bevat bevei* beven* bevestigd bewaard bewijzen big
bijl bilje* bille* binde* binnenzak blafte bleekmiddel bleve* bleven blikken bloed bloederig bloedvergiftiging blokk*
bocht boekhouding boksc* boksclub bomma bos bovenarmpjes brand breek buikg* buikgriep bulld* burgerlijke buurt*
camera's campe* camper cara cent certificaat chalet chantal chocolade cilin* cilinder coffeeshop coke conductrice conny
conny* contactverbod controleren couve* credits curator daara* daarn* daarna dagvaarden dames dames* dashb* dashboard
decol* decollete deken dekke* dementeert demi denni* dennis deur deurc* diama* diamant diarr* diarree diene* dienen
diere* dij direc* directeur dirk discretie dit doorgebracht dossier dr dreigde drugs* duize* duizend durbu* durbuy
echte elleb* enveloppendoos eraan eraan* ernaast exami* examinator fade faill* faillissement fatim* fatima favv feedb*
feedback fietser filet filet* filiaalmanager flanken fless* fluisterde fluit* fluvi* fluvius fsma gaatj* garag* garage
gebracht gebro* gebroken gedip* gediplomeerd gedoe gedoe* gedup* gedupeerden gefot* gefotografeerd gegie* gegra* gegri*
gegrist gehandicapte gehes* gehesen gehui* gehuild geklemd gekli* geklikt gekneusd gekni* gemaild gemiste genee*
genieten gepes* gepest gepin* gepind geplaatst gerol* gerold gerri* gerrit geschorst gesleept gesli* geslikt gespa*
gespaard gesprongen geste* getrokken gevaa* gevul* gevuld gewaa* gezeg* gezegd gezelschap gezet* gezic* gezonde gino
glazenwasser gleed gleed* god goede goede* graaide graaien grach* gracht grapj* grind grind* grinn* grinnikte groep
groothandel gymle* haald* haarv* haarverf halter handjes handtekeningen hazel* hebt heeft heeft* heers* heett* heette
hek hendr* hengs* hengst herde* heren herhaald herstel herstelling heupt* hiele* hielen hieronder hierover hoefs*
hoefsmid hoeft hoeft* hoeks* hoekstra hoeveel hoewe* hoewel hondje hoofd hoorden hormo* hormonen houde* houden huids*
huidskleur huisa* huisb* huisbaas huism* huismeester huiss* huurt* iedereen impla* implantaat inboe* inboedel
incassomedewerker ingeh* ingehouden ingen* inges* ingespoten ingev* inhaler intie* intiem jaarabonnement janua* januari
jarigen jenev* jeugd* jij jouw justi* kabeljauw kamee* kameel kamel* kamelen kanke* kap kapit* kapitein kar kathe*
kattenpis kegel kelde* kenne* kennis kent kettinkje keurm* kevin kevin* kier kifid kifid* kinderen kip klaagde klacht
klachten kleintjes klere* kleren knijp* knijpt knikt knip knokkels knupp* knuppel koek koekjes koemelk koen koets*
koetspaard koffieautomaat koper koppels kopst* kopstoot korst* kotge* kraag kraag* krabbel krabben kramp* krampen kras
krijs* kruis lacht* lade langs langs* laten laten* leefde leeft leeggetrokken leerlingen leidinggevende lemme* lemmens
lepel* letse* letselschadebureau letterlijk licha* lichaam lichten liggend lijntjes likte likte* linde* linkedin log
lompe* lomperik loonb* loopband loper loper* luchthaven luchtpijp luchtvaartmaatschappij luier* luisteren luize* magaz*
magazijn mager mannen mario mario* masseur mat medic* medicatie meegegaan meegemaakt meegenomen meest* meisj* melkp*
melkpoeder merkt* meten meten* mevro* mevrouw middags milan milan* minste miskr* miskraam moede* moederziel moesten
morfine moste* mosterd naam naamk* naamkaartje naamp* naamplaatje nachtreceptionist nachts nagel nagem* nagemaakt
nakijken namen namen* neer nekve* nekvel nest nette nette* nijlp* nijlpaard noem noemden noods* noodstop noor noord*
noter* noteren notitie nucht* nuchter ocmw ogen oke omged* omgedraaid onder oneerlijk onged* ontbijten ontfu*
ontfutseld ontslag oogje oortjes opeen* opgedrongen opgez* opgro* opgroeien ophou* ophouden oplader opmerking oppas
oprij* oproe* oproepen origi* oudere overboord overg* overgemaakt overtreding overw* paard paffe* paffen pallet
paneermeel panel* panelen papiertje parkeerplaats peete* peeters peuterbad pianoleraar piepen piete* pieter pinda's
pitbu* pitbull plafo* plafond plakten plast poede* pony'* pony's pootj* porta* portaal portefeuille portiek power*
praatjes predn* prednison preek* preut* preuts prikb* privenummer privetelefoon probeerde pus pyjam* raadsman rachi*
rachid racis* rande* randen rappo* rechtbank reden reisbureau reken rekende rekeningen rietj* rietje rolstoel ruw
salar* sates* satesaus schaaldierallergie schaamt schaap schande schedel scheenbeen schimmel schimmelinfectie
schoolkinderen schoonmaakster schopte schrik schuu* schuurtje scooter secur* security seksu* selde* selder selderij
sepsi* sepsis servies sisse* sissen sjaak sjaak* slaap* sleep* sleur* sleurde sleutelbos slijp* smeke* smeken smijt*
smijten snapt* snauw* snee sneeu* spanj* speen* splee* springen squats staan staar* staart stall* stapel stapelen
stare* staren stempel stijn stijn* stop stopp* stoppen stort* straal straf* strot stukadoors stukg* stukgeslagen
stuurde sven table* tande* tang tap tatoe* teamleider teckel tegenwoordig tekende tekst telde terrein teruggebeld
terwi* terwijl testament thuiskwam tikke* tikken tilde tilde* toesp* toeva* toevallig tonde* tondeuse tong tongv*
tongval treintje trillen trims* tulba* tulband turnl* turnleraar uitdo* uitdoen uitdr* uitge* uitgegeven uitgescholden
uitma* uitmaken uitslag uitst* uitzo* uitzoeken up vande* vandenbroucke vast vastgemaakt vasth* ventj* ventje ver
verboden verbrak verbrijzeld verdonkeremaant verdoving veren* vergiste verme* vermi* verna* verne* veroordeeld
verpleging verstijfde vervangen vervo* verzekering verzoek verzorgende verzorgster vest vissa* vissaus vlakt* vlakte
vleug* vliegen voedselagentschap voegd* voegde voetbaltrainer vooruitbetaald voorvork vorde* vordering vreemden
vriendje vrouwelijke vrouwen walge* walgelijk walno* wand wange* wast wegge* wegre* wegrestaurant weide weide* weigeren
weigering welko* wespe* wettelijk whirl* whirlpool wieg wijkagent willen winne* winnen winst winst* wisselde wonin*
woning woond* woonde woonk* woonkamer woont woont* wormpjes zag zagen zagen* zakten zangl* zangleraar zat zaten zaten*
zeeho* zeg zegel* zegge* zeggen zenuw* zestig zette* zeur zichtbaar zie ziekenwagen zitjes zitting zogen*
zorginstelling zulle* zullen zus zusje zusje* zwalk* zwalkte zwart* zwell* zwellen zweml*`,
      '5': `
000 130 16 260 61 67 800 890 91 a12 a4 aangedraaid aangeschreven aangevreten aansprakelijk aanval aarding abort*
abortus achtbaan achterbank achtergebleven achtergehouden achternaam achterom achterwerk achtjarige adren* adres afper*
afpersing afsch* agres* airpods alcohol allergenen allergenenkaart allergiekamer ambtenaar andermans angst* apoth*
appjes armba* armen armen* armpj* armpje asfal* asfalt attractie autosleutel badge badge* baksteen balde* bankk*
bankkaart bankp* bankpas barma* barman barstte beenh* beenhouwer beest* begeleidster bekijkt bekke* bekken bemant
beroep beroerte besproken bestaan bestelbon bestelgegevens betas* beunh* beunhaas bevat* bewaa* bewaakt beweert bewijst
bewoog bewus* bezop* bezopen bezorger bezwa* bidde* bidden bijtw* bijzi* bijzijn binnenkant bit bitco* blaas blanke
bleken blikj* blikje blindengeleidehond blinken bloedverdunners blokkeerde blonde blowen boerk* boerkini boks bomma*
boord* bosma* bosmaaier bougi* bougies boute* bouten bovenbeen braaksel breez* breezers broertje brooddoos brouwer
brownie buitengesloten buitenwipper bulga* bulte* bulten busse* bussen buurv* buurvrouw cadeaubon cafe caiss* caissiere
camer* camio* cashew cavia's cavia* cc centrale chauf* chauffeur chef cijfers class class* coeli* coeliakie college
conducteur conse* consu* controleert cursi* daarvan dacht dachten dagva* dakdekkers dakpan danny danny* data datalek
demente desku* deurbelcamera dhr dichtgedaan diepe diepe* dierenleed dierenpension dijk dochter dolfi* domic*
domiciliering domme* door doorgesneden doorl* doorligwonden doorverteld doosj* doosje dosis dosis* down draagt draait
dreigend dremp* drempel dress* dressing dreve* dreven drink droeg droeg* drone drone* droogkap druppel duive* durf
dwang* dwangsom dweilmachine economie eenmalig ei emre energie enkels envelopje epile* eraf erken* erkend erop ertussen
ervan ervan* etala* etalage etterende evacu* expre* facebook festivalweide fik filmd* filmde fiscu* fiscus flank*
flauwgevallen flikker flirten fluis* folie* fotografe fotografeerde frans gaasj* gaasje galbu* galbulten gasfl* geach*
geachte gebonden geboo* geboord gebor* geboren gebruikte gecontroleerd gecre* gedag* gedagvaard gedwe* gedweild geert
geert* gefix* gefixeerd gegev* gegiechel gegoo* gegooid gehangen gehoorapparaat gekle* gekna* geknipt gekno* gekwa*
gekwakt gelei* geleidehond gelog* gelogen geman* gemanipuleerd gemer* gemerkt genoteerd gepar* geplukt geprikt geraakt
geric* gericht geroo* geroofd gerui* gesca* gescand gescheiden geschillencommissie gesleurd gespo* gespoten gesta*
gestr* getil* getild getin* getinte getip* getipt gevoe* gevoerd gevorderd gewist gezet gezichtje gezoc* gezocht ggd
ghb giech* gipsp* glash* glashard glutenvrije gluur* golf gooid* gooide gordijn grapt* grapte greep grens* grijnsde
grijnzen gripz* groom* gym gynaecoloog haak haars* halsb* hande* handr* hangslot hardhandig hefti* hekje hekje* heks
hel hendrickx henne* herma* hersenschudding hersteller heupe* heupen heupf* heupfles hield hiero* hijgend hilde hilde*
hista* hoekj* hoekje hoesten hol hoofddoek hoofdhuid hoogste hoogu* hooguit hopelijk hoste* hostel hr huidi* huidige
huisarts huish* hup huur huurc* huurcommissie huurders huurf* hygie* iban id identiteitskaart incom* incompetent incon*
infor* inger* ingesteld ingetrokken ingredienten inleg inleg* inlev* installateur inten* intensieve invlo* invloed
inzag* inzam* j jacuz* jacuzzi jeroe* jeroen joeg joint jongeman jupil* jupiler jurid* kakkerlak kamertje kamp kampl*
kantelde kassier katal* katalysator keek keppe* kerse* kiekj* kinderarts kinderopvang kines* kist kitte* klaagt klapt*
kleineert kleingeld kleintje kleinzoon klemd* klemde klemg* kleuring klink klusj* klusjesman klusser kniel* knies*
knikt* knipoog koele* koevo* koevoet kop krabb* krediet kroop kroop* kruis* krultang kwijtgeraakt lachgas lactose
lactosevrij ladde* laken lalle* lars latex* lavel* laveloos leeft* leeggehaald leerl* leesb* legde leide* leidingen
lenin* lening leven* liters litou* litouwen loker* lokeren loodg* loodgieter loods loods* losge* losgekomen lui luife*
luifel maakten maal macht* maden maden* magneetje mailb* mailbox malaf* malafide mante* mantel marktplaats medewerkster
medis* medisch meest meid melde* melden mep middenvoetsbeentje minic* miniclub mis misge* mishandeld mmc moed moeder
moogt moogt* motor motor* mr nachten nachtspel nachtwaker narco* narcose nationale neem negentien neppe* nepprofielen
nepwinkel neus nicht niere* nieren nocht* nochtans norov* norovirus notaris noteerde ns nummerplaat obser* observatie
of oksels oma's oma's* ombudsdienst onderdelen onderrug onderwijsinspectie oneer* ongeschikt ontde* ontdekt ontkende
ontkent ontla* ontlasting onze oogli* ooglid oorle* oorlelletje opengeknipt openl* openlijk openstaande opgehangen
opgezwollen oplichterij opmer* opnam* opnem* opnemen oppas* oprit oprit* opzic* opzichter oudje* oudjes oudst* oudste
overdosis overe* overeenkomst overgeven overt* ozdem* ozdemir pakbo* pakbon palle* pan panie* parvo parvo* patro*
pauwe* pauwels penic* perve* peste* petje petje* peute* peuters pieme* pilletjes pinda platf* platform platg* pleeg*
pleis* pleister plukt* poeder polse* polsen pootjes portier potte* prali* preci* precies privacy promi* promille psych*
psychiater puist* punten put puur pv ram rauwe rauwe* receptioniste rechten refur* refurbished reisleidster
rekeningnummer remde remde* remmen remsc* remschijven rende* reparateur reserve revie* ribben richt* richting riek riep
ritsj* ritsje roepe* roepen roes roest rolst* roltrap rond rondgestuurd ronny ronny* rookmelder roton* rotonde rottw*
rottweiler ruin rukte rukte* salmo* salmonella schaam scheermes scheiding schel* schelden scheldt scherpe scheurde
schiet schijf schildpad schim* schold schoolbus schoonzoon schor schoteltjes schouder schri* schrijft schrijnwerker
schroevendraaier schul* schulden schut scoot* scree* seksi* sesam shoar* shoarma shop shotjes sieraden singl* single
siste siste* slaat slang* slingerde slingeren sloeb* sloot sloot* slotenmaker sluis* smakt* smakte smeet smeet* smerige
smeul* sneer* sneerde snotn* snotneus snott* snuit* soa sojas* sojasaus sommelier sonde sonde* sophi* space* spast*
speed spijk* spiki* spiking splin* splinters spoed* sprui* spuugde sta stagiaire stake* staken stang stappen steeg*
steegje steentje steenweg stefa* stefan sterke stewa* steward stikte stortte stott* stotteren strakke stroom studi*
stuip* stuit stukadoor suppl* tanden tarwe tarwe* teaml* tecke* tegenaan telde* teller tente* tenten terps* terpstra
teruggedraaid terugkomst terugkwamen test testa* thc therapeut thuishulp tient* tikto* tiktok tilbu* tilburg toeristen
tonen tonen* touw tracker trali* tralies trampoline trans trapg* trapgat trappenhuis trilt trilt* trimm* truus truus*
tuchtcollege tumor tumor* tweeduizend tweeh* tweehonderd u uitba* uitgetrokken uitke* uitkering uitspraak uitstrijkje
uitwe* uitwerpselen urenl* urenlang vakantiegeld vakantiehuis vapes vapes* vastgehouden veilig veilingmeester velg
verba* verblijf verhuis vernedering verpleegkundige verro* verschoond vertrekken vervalste verzegeld verzopen verzu*
viere* vieren vierk* vierkant vieze* vis visal* visallergie vlooien vluchtte volgt volgt* vonke* vonken voordeel
voorgelegd voorgezet voorh* voorhoofd voormiddag vooro* vooroordelen voorv* vriendin waarschuwing wachtwoorden watje*
weduw* weduwe weg weggelachen weggewuifd welkomstbrief wenst* werkm* werkmannen whatsapp wijzen winkelbewaker winkeljuf
winterjas wormp* wraak wraak* wuift wuift* zadel zak zandb* zandbak zaterdagnacht zebra* zei zet zette zijn zilver
zitje* zn zoon zorg zuive* zwalp* zwalpen zwangere zwangerschap zwarte zweep* zwege* zwegen zwemj* zwemjuf zwemleraar
zwendel zwoer zwoer* zwol`,
      '6': `
5000 aanbetaling aangesteld aanre* accen* accent achterin achtj* adressen afgedaan afgesloten afget* afsluit agenten
airpo* alarm amand* ambul* arbei* as asbak aspir* astma* bagageafhandeling balkonreling bediend bedra* bedrag been
beert* begeleider begrafenisondernemer beloof beroe* betaalde beveiliger bevestigde bewoo* bezoekers bezwe* bezweken
bianc* bianca bierb* blaas* blaft* blare* blaren bloedde bloedens blowe* blowt* borst* borsten boter botst* botste
brach* bracht brandde broers brown* bsn buik cameraatje cashe* certi* chale* chant* chloo* claes claes* co coffe*
commissie condu* controleur crepe* creperen curat* dacht* dakde* dakpa* decla* degen* degene dek deken* dekens demen*
den deure* deuren dienstencheques dier dieven directie docht* doek doodziek doorgegeven doorzocht doser* dosering
dossi* dossiers draad drank drankje dreef dreef* drong drong* duw economische eens eisen eisen* elektrische elleboog
engerd enveloppe epipe* epipen erger ertus* etter* ex faceb* fitnesscoach fohn gebeurt gebon* geboortedatum gebruikers
gecon* gedraaid gedronken geduw* geduwd geeut* geeuthanaseerd gefac* gefactureerd gefor* geforceerd gehaald gehoord
geind geind* gekop* gekopieerd gemeld genoemd genot* geplo* geschonden geschreven gesteld gesti* gestikt gestoken
gevis* gevist gevol* gevolgd gewaarschuwd gewone gmail* goedg* goedgekeurd graai* grijp* gsm gynae* haalde handdoek
hardh* hijge* hing hiv hoeven hokje hokje* hokke* hokken hondj* ijsbeer inbraak incassobureau ingeb* ingediend ingeg*
ingelicht inget* ingreep injec* innen innen* instagram intak* intake intim* intolerantie inwer* iphon* iphone it itsme
itsme* jenever jerry* jerrycan joint* juffr* juffrouw julli* jullie juwel* kaak kanaa* kantonrechter kassierster katje*
kenteken kies kilometerstand klappen klikte kluss* knal knapt* knapte kneep kneep* knokk* koeme* kok kolie* koliek
koper* koppel krijgen kuipe* kuipers laars* labo lachten lat leeftijd legde* legio* legionella leiding lekte lekte*
leuge* levend liet lijst liter* loonbeslag lovende luier luisterde maagt* maagtorsie maak magne* maken mama masse*
medewerker meege* melding melka* mevr mij mijn misha* misle* moderator moham* mohamed morfi* nachtdienst neef neemt
neemt* negeerde neppr* nootj* notee* ombudsman omgev* onderkoeld onges* ongev* ongevraagd onthaalmoeder ontslagen
ontsn* ontstoken ontvreemd oog oogje* oortj* opeens opengebroken opengehaald opengemaakt opgerold oplic* oplichters
oplossen opvoe* overgegeven overl* overleden overlijden pa pakte parkeermeter parkeerwachter persoonlijk pijns* plaste
poetshulp poetsvrouw politie positief postb* postbode pot priva* proces proefmaand prutswerk punte* pupillen purse*
purser raar rad randje ratten rechtsbijstand reservewiel rodde* rode rotte* ruil scam schaaldieren schaaltje sched*
schep* scheu* schoonheidsspecialiste schoot schort schreef schrikken sesam* shirt shotj* siera* slaat* sleutelbeen
sloop* smeri* snauwde snauwt snoep* snuiven socia* somme* spart* spion* spore* sporen sport* spring spuug* stak stalk*
stape* steiger steri* sterilisatie stikt* stomd* stomdronken strie* striemen strot* stuit* teef tel terre* thera*
tijde* toestemming trapte treit* trill* trimster trouwens tuig uitgedeeld uitgegleden uitgelachen uitgeschreven uitsl*
vacht vacht* vader vastgebonden vasts* vel vensterbank verband verbl* verhuurd verhuurster verklapt verkn* vermoed
veroo* verpe* verteld vertelde vertrouwen vervalst verwisseld vijftienjarige villa villa* vinger vloog vloog* vlooi*
voeds* voele* voelen voet volledige vrede* vrederechter vreem* vriend vrijgegeven vrouwtje waarborg weddi* weet
weggestuurd weigerde whats* whisk* whisky wijnf* wimpe* wodka wodka* wonden worme* wormen wouters youss* youssef zakjes
zal ze zeker* zigeu* zij zilve* zitti* zogezegde zonnebril zorgi* zult zwend*`,
      '7': `
112 3000 aangeboden aanst* advocate afgeschreven afhan* animator appartement asiel* autis* badmeester begeleiding
behandelt bekij* belan* belast bestelwagen bewaking bijst* blaffen bodem boer boorde borst brandwonden broer* busch*
buschauffeur charl* chip crack* deale* denkt denkt* deurw* deurwaarder ding discr* distr* distributieriem dochtertje
donderde doorverkocht drank* eruit eruit* firma firma* frans* fraud* gaf gauw geblo* geblokkeerd gebruikt gehoo* gejat
gejat* gemel* getra* gewon* gezicht gezin gij goude* gouden he hecht* hechtingen heroi* herse* heup hoeve* honkb*
honkbalknuppel huurder infuu* infuus ingeschakeld intol* jongens jongetje jou kakke* kalf keel kennel kente* kerels
kijk kin klanten klapte kleuter kopie kvk lachg* lacto* leverancier lip loog loon maes meegegeven merri* merrie mn
morgens motorkap nachtzuster nadat nadat* natio* negee* oeste* ombud* ontke* ontvr* opengesneden opens* opged*
opgelopen opgetild opzet opzet* overd* paal pakte* poep pols poot posit* post pupil* ratte* redder review rijin*
rijinstructeur riool* ruiten schor* schou* schre* slaan slaapkamer slager sling* slip slot snack* snackbar snapte
sneeuw snuiv* speelplaats spoed stang* stiek* stiekem stijf stijf* stok strak* straks stuka* stuur tand tape taxic*
taxichauffeur teen tik toezi* toezicht trainer tucht* tweedegraads uitsp* uren vader* vaders verborgen verhuizer
verwittigd verzekeraar waarb* wet wildv* wildvreemde wonde* woute* zaakv* zaakvoerder zadel* zekere zijt`,
      '8': `
90 akkoo* akkoord allergie banden begel* benen benen* bewak* bh blijkt braak* briev* conci* concierge dichtgeplakt
duwde econo* eigenaar envel* envelop erin etike* etiket expres foets* foetsie garagist gast ge gedro* gehan* geroe*
geroepen gezin* glutenvrij grijn* haar hals hand huid huurd* ingel* ingre* keuring kids kindj* kindje kredi* lacht
leidi* lippen manag* manager mijne mijne* onbekende ongeluk ontsl* patienten pup rolde schoof slaap spuit spuiten
stapt* stapte teruggevonden tijdens trok trouwring uitbater verkoopt verzonnen verzw* verzwegen wiet zoont* zoontje`,
      '9': `
89 aller* at baby behandeld brievenbus gegeven glute* gram hem hij hok incas* kind koeri* koerier kooi leegg* liegt
liegt* meisjes moeders mond onbek* ontst* oor openg* patie* receptionist uw vastg* veili* verdo* verhuurder verkocht
verpleger verzo*`,
    },
  },
  pt: {
    plainBelow: -3.06,
    unlikelyBelow: -0.68,
    likelyFrom: 2.08,
    words: {
      '-9': `
18 90 aguad* assalto assas* atual* atualizacao avariado barul* bife cambi* cansa* caro comando conco* condi* curta
curta* demora devolucao estacionar euro fila fraco fraco* fria impossivel indicou lento* marcar melho* murch* ocupa*
paciencia pede pilhas pouca* recom* resposta sabor sabor* seca versa*`,
      '-8': `
25 3 40 adiad* aguado almof* atrasado avari* barulhento cambio canto* caos caris* carteirinha certa* comprei
concorrencia deixa demor* desbo* devolvida diferente dura enjoa* erro espera esperei expir* filas filas* fim fina fraca
fraca* fraqu* frio gelada impos* jogo lasca* le lenta lenta* lento mapa marav* marcaram mas menu morno morno* music*
musica nela pagamento pequeno pintu* pintura poltr* pouca precos prometeram promocao queda queda* reconhece reservado
reservei simpa* simpatico site sobremesa sofa som sono terca vence* versao volto zero`,
      '-7': `
10h 11 abanar aborr* absur* acaba* amassada anteo* anteontem anuncios ar assen* assento atendimento atrasou aumen*
automatica bloqueia bocej* bolo borra* cabe cafe calab* cancelar carim* catalogo certa chapeu cinem* cinema cm
condicionado consegue consulta controle cor corta custou decoracao desig* desis* desisti dific* dobra durou durou* ecra
empurra encosto esgot* esper* esperamos espla* esplanada estim* estorno excelente exige feria* fico filme filme*
frances fraquinho gentil gigan* gigante hones* horar* impri* ingresso jardi* jardim kkk lavag* lavagem lavar* liga
limit* manut* manutencao marcacao matar* mesmos modo mofo morre morreram morri morri* murcho natal natal* nivel nivel*
ocupado optim* optimo orcamento palha parad* pares pares* pensar perde petis* podiam preco* premium primeiras promo*
proposta real rede reemb* reini* renov* repet* restaurante retor* robo rodap* roubou sanda* silen* silencio simpatica
so sombr* tapet* tapete tarde tarde* taxa tinto tinto* toca torre* torta* tosta transfer transporte uteis uteis* vender
venti* ventilador vinag* vinagre vizinhos vouch* voucher`,
      '-6': `
12 15h 180 18h 2 22 28 35 4 41 8h abertura abre acabam acabou aceita adiada adiado adoro* adorou afinal agosto alfac*
altis* anedo* anedotas animada anjo anuid* anuidade aparece apinh* apita* apressado arrep* assado assassino atenc*
atraso atualizou auten* autom* azul bacal* bacalhau bagagens bateria beatr* beatriz bebados beliches benfi* benfica
bilheteira bolas bolas* bombo bonec* boneco borbo* borracha brinde brunc* brunch bug c cafet* caia cajam* cajamar
calabresa calco cance* cancelaram cande* candeeiro canga* canta* cantaram capa cardi* carimbo casei catarina cento
cento* chato chato* chega* chegado chuva chuva* chuve* cinza compe* confusa consta contabilidade cores cores* corrige
cortador corte cortina cotovelos couve couve* cozido cresce custa* custo* decep* derretido desar* desat* deser* desfo*
desigual devolvido dificil discutir dispara diver* dormiu douro douro* dubla* duches duro embac* encomendamos enfim
enfim* engom* entrega esgotado espanhol espumante esqueceu estado este estimativa estor* estrela event* evento expor*
exportar falto* faltou fatia* favor fechado feio feriado ferias fever* fevereiro ficam figur* finin* finos finos*
flori* fome francesinha frete frete* frigo* frigorifico fritas fritos froux* fumadores garco* garcom gerad* geradores
gordo honesto horario horarios ilegi* ilegivel impecavel imprimir inati* inclu* inesp* inesperado inferno ingles
internet intervalo jogad* justo justo* karao* karaoke km legen* leitu* leitura lenda lenda* letras ligav* ligava ligo
lugares luta luz maquinas mar marcam marke* match* meia melhor melhores mensalidade mes mesas mesas* micro minim*
minus* minusculo mudo multi* murchas nove ok olharem olhei* ondas ondas* orcam* organ* ouco ouvia* palida parecendo
parecia pequena piquenique policial poltrona porcao portuguesa premi* previsao priva* promete prometido promocoes
propa* quartel queijos queimaram raiva raiva* reali* recados recolha recomendou recusei reduz* reembolso refri*
reiniciar remarcou remot* remoto reser* responde retorna riscado rodape rolha rolha* rosas rosas* roubo* ruas saco
salas salas* salga* salgado sauda* segundas semanas setem* setembro show simulador sincr* sinte* sintetica sinto sinto*
sobe sogros sola solar* solteiro sombra sorte suspi* tabac* tabaco teatr* teatro tedio tedio* telefonemas tempo* terca*
termi* tiro tiver toalhas torneio torta torto torto* transito trava treco treco* troca trocam trouxeram tv unida*
venceu vespe* vespera vestido vez vinhos virtu* virtual volume`,
      '-5': `
0 0800 13h 14h 16h20 16h20* 1987 1h50 2024 312 38 3x 42 5h 65 8h10 9 95 abrem abrem* abrid* abridor absurda acabado
acabo* aceitam acent* acentos acompanhamento acorda acred* adora afina* agendamento agost* aguada ajudo* ajudou ajust*
ajuste alara* album album* alegria alface alfaces algema almofada almofadas altas altas* altos altos* amor andares
andre andre* animacao anive* aniversario ano antec* antecedencia antig* antigo antip* antipaticos anula* apagado
apanham aparelho apete* apetece aplicacao apontado app aquec* armada arrastam arrepiar asper* assassinato atire* atirei
ativi* atividades atras* atrasada atrasaram aulas aulas* aumentaram aumento autenticacao automaticas automatico
avariadas avisem baiao baiao* bainh* bainha banal banal* banca bancos banheira barreiros berrando bichos bicicletas
black* bocejando boneca bonitas borboto borrachuda botar* botaram brinco buroc* busca buzinas caca cafes cafes*
cafetaria calco* camaroes camas camas* cancelado cancelou cansa canta cantar canto caram* caras caras* carbo* carissima
carpe* carpete carrega carrego casal casam* casamento cashb* cashback catar* cena chapa charu* charuto chati* chatice
chef chegou chicl* chiclete choca* chope chuvi* ciclo* circuito cocktails coisinha combo* comecaram comecava comida
comissao condicoes confesso confu* conge* congelou congr* congresso consigo consola consulado contados contagem
contente conto convites coro correcao cortados court court* cova credito cresc* croch* croche crois* cumpre curto*
custa custo debito decepcao decor* dedad* dedadas demao* demaos demorou derretendo desas* desastre desatualizado
descolaram desenho desenhos desfe* desfocada desil* desligar deslocacao desmarcaram desmontado desor* despo* dieta
dieta* difer* dificeis digital divertido diz dizem dizem* doce domino drone eco econo* empap* empapado empen* empenado
emper* emprestada encan* encerrada encostadas energ* energia enfei* engomar enjoativa enorme enrolada entorta envio
episo* equipe errad* escolher escorregas escov* escova esfor* esquerda estac* estad* estan* estante estoq* estoque
esvazia etern* evide* exage* excec* excecao exces* excesso exerc* exercicios exorb* expec* expira explicado expliquei
exter* extra fabrica facad* facada facil facil* faltaram farmacia farta* fatia fecha fechada feijo* feijoada feliz
ferre* ferreira ferry ferry* fibra fibra* figura finas finas* fininho firma firma* fisico fisioterapia formatura fracos
franj* franja fresca frest* frestas frito* fruta* funcionava fundi* ganhar garantia garfo* gener* ginji* ginjinha gol
gordura goste* gostei gostou graca graca* grani* gritar guardanapos guardaram historias homic* hora hostess humor
humor* ido igrej* igreja ilumi* imens* imenso imers* imitacao imove* imovel impec* impre* inatividade incluidas infarto
infer* ingre* instrucoes intel* interminavel inval* itali* janei* janeiro jogado joia julgu* julguei julho julho*
labir* labirintico lado lag lagareiro laran* largo lavaram lencois lenha lenha* leoes leoes* letra* limite lindo linhas
livros loja lojas lojas* longa longa* louca louca* lugar* mails mails* mais malfeito manch* manchados mandamos manua*
mapas mapas* maravilha maravilhosa marketing marmi* marmita marte matam matam* matar material melad* melado menos
menos* menus menus* merce* mercearia mete min minei* mineira minima minusculas minuto mirad* miradouro missa* moeda
muito muito* mumia* mundo* murcha museu museu* nada namorados namoro nenhu* neto nevoe* nevoeiro notificacoes
obrigatorio ocasi* ocupadas oferece ofert* oferta oito onlin* online orien* otica* otimo otimo* out ouvia ouviamos
ouvir pacie* pacotes padrao paga pagaram pagin* pago palco palco* palha* parabens parada parado parec* parquimetro
parte parte* passarinho passe peca pegajosa pelicula peluc* pena penalti peppe* pepperoni perda* perfe* perio* periodo
peruc* peruca piani* pianista piora* pioro* piorou pistache pneumatico po poltronas pontas pontu* pontual porem porem*
portagens portes povo praca praca* pratos preco presu* presunto primi* privada progr* projetor promessa propaganda
protetor pudim pudim* puxa puxadores quadra quartos queixar queriam quim quinta quota quota* racao racao* ralo range*
rangem realidade recar* reduzido refiz* refle* reformado refrigerante relaxante relig* remar* remarcaram renovacao
repetido resmu* respira resto resto* retorno reuni* reuniao risca* roami* roaming rodad* rodou rodou* roman* rotin*
rotina route* router ruim rural rural* salto sandalias sapato sardi* saudade save seco semes* semestre senhas sentaram
separaram serta* servindo sexto sexto* shopp* shopping shutt* shuttle sincronizacao siren* sirene sitio* sitios soalh*
soalho sober* soberba solar solte* solucao sonho sonho* sorvete subi subim* subimos subst* substituicao supermercado
suspense taman* tapav* tapio* tapioca tarifario tartaruga tasca* tecid* tecido tela televisao tema tempo tentativas
textu* tivem* tivemos toldo toldo* torresmo tortu* tortura tres tripl* trocados trocando trocar turista uber unidade
usava usava* vagao vagao* vagas vagas* vale vasos vasos* vassoura veget* vegetarianos veloc* vence viajo* viciante
viges* vinco* violao visib* visibilidade vista* voltar voltarei vonta* vontade`,
      '-4': `
10h40 10h40* 16h 17h 2016 21 210 214 26 2h 30 350 44 46 4h50 5 61 6h 8 92 abertos abril abril* absurdo acabamos aceit*
acena* acenando acertaram acomp* acompanhante aconteceu acordando adega adega* adian* administracao admito adultos
afilh* afilhada afund* agend* agendada agendado aguas aguas* alfa alho all almoc* almoca almoco alternativa altissima
alugado alvo amare* amarelo amass* amave* amavel ambie* ambiente andei andei* antigas antiq* antiquado anual anual*
anunc* apertado apinhado aplic* aplicativo apost* aprendeu aprendi apres* aprovado aprovaram aquece areia areia* armac*
armacao aro aspir* aspirador ataqu* ataque atenciosa atencioso atendentes atent* atentado atlet* atualizar audio*
aumentou avaliar azulejos bagag* balde balde* baral* barbi* barbie barulhenta barulho batat* be bilhete bingo bingo*
bitoq* bitoque black bom bordas borri* borrifaram bota bras brilhar britadeira bufan* bufando buffe* buffet cabo cache
cada cadav* cadaver cadeira cadeiras calma caminhao campanha campo canai* canais cancelada cangaceiro cansada cansado
cantos capitulos cappu* cappuccino carav* caravana carda* cardapio cardiaco cardiologista carissimo carna* carnaval
carpi* carpinteiro carre* carregadores carregou carto* casas casas* catal* categ* categoria cega ceram* ceramica
certidao certo champ* chega chegam chegar chego* cheiro chines choco* chocolate chore* chorei choveu chris* chuveiro
chuveiros cidade cinqu* cinquenta cober* coberta colch* colec* colecao coleta coloq* colunas coman* combi* comed*
comemos comercial comid* compensa compl* comprado conducao conex* conexao consumacao contar continuo coracao corredores
correios corrigiram corta* cortava corti* cortinas cozid* creme crua cruzeiro curto danca dedal dedal* defei* defeito
defun* degus* degustacao demas* demorada demoraram desal* desbotada desbotou descemos descolado deserto desga* desgaste
desilusao desin* desinstalei desligado desmarcam destinatario devolvem dezoi* dezoito dia discu* domin* dormimos doze
edredao elastica embaciado emprestado encer* ensopado ented* enten* entender entop* entope entradas entramos entregaram
episodio errada errado erros erros* esgota esgotadas esgotados esqua* esquadra esquecidos esquina estre* estro*
estrogonofe eucal* eucalipto euros euros* experiencia facas facas* fadis* fadista fado falam* farta fases fases*
faturacao favor* fazen* fazendo fecha* fi ficam* final folga* folhe* folheto fomos fomos* formu* franc* frias frias*
friday frigobar frouxo frutas funch* funchal funcionando funer* furada ganho* ganhou garconete garfos gasta gel gelad*
gelo generico genti* gerid* gerido girar girar* gondo* gondola googl* google gosto* gps gradu* guara* guarana
guardanapo guilh* guincho gusta* gustavo hamburgueria hidro* higie* higienico homicidio horrivel horte* hortela iam ida
idem ignorou iguai* iguais igual imperial importada impossiveis incluia incompativel indus* industrial infiltracao
ingle* intercidades interruptor inuti* inutil inver* inverno irrit* irritante janel* joana joana* joao jovem jovem*
kille* killer kkkk lanchinho lapis lapis* lascada late lavar legenda legendas leila* leilao leito lembra lentes lentos
letri* letrinha levantamento limpei liter* literalmente lixei* lixeira locad* locadora logo lucia madeixas maes mafia
mafia* mafio* maior malfe* malha malha* mandam marga* margarina mataram matei matei* mater* medida medir* meio mensal
merca* metad* metade migas migas* milagres mimo minimo minut* minutos miojo miojo* misso* missoes mocas* molha* momen*
momento monot* monotona montada montador monum* moque* moqueca morremos morrendo mostrar movel movel* muda multibanco
musiq* musiquinha nacho* nachos nata nem nenhuma net newsl* newsletter nodoa norte* nota notario noutr* novel* novela
nugge* nuggets objeto obrigatoria oleos* ondul* organizacao ortop* otima otima* ouvin* ouvindo ovos padrinho paginas
palmo pamon* pamonha pancadas papel papel* papelaria papelzinho papo parafusos parcelas pasco* pascoa passa paulo
paulo* pdf pechi* pechincha peco peque* perceber perda perdemos persi* persianas personagens pesado petisco petro*
pezinhos piano piano* pica pilat* pilates pinga pinga* pirao pirao* pisca pistas pizzaria plast* podca* podcast polvo
polvo* porcaria portal possi* posta poucas pouco pouco* poupatempo prateleiras preci* precisa precisava preferencial
prendi presencial press* pressao previ* principio privativa produ* professores progresso proje* prome* propagandas
puzzl* quali* qualidade quarenta quarta quatr* queimada quent* quente querendo queri* quinto quinz* quisesse rachar
raias raias* raio range rapid* reboq* reboque recad* recebe recintos recli* recolhidos recup* recusado reduzida
refizeram registada rejun* rejunte remov* repete repetida repetidos repetitiva reservem resolveu resta* reto reuti*
revistas ri rimos rimos* riscas rodada rodiz* rodizio rolo romantica romba* rotea* rouco rouco* roupe* roupeiro ruido*
ruidoso s saind* saindo sal salvou sandalia sandr* sandu* sangria santos saudades secar* sedex sedex* segunda seguro
sendo sendo* senha senha* senio* senior sentido sequestro serial sertanejo servem servico serviu sete setub* setubal
sinalizadas sinis* sinistro sintr* sintra siste* sistema slide* softw* software sorve* sossego stock stock*
substituiram suco super suspeita t ta tabul* tabuleta talen* tamanho tamanhos tao tecla teclado tecnicos teimo* telec*
telev* telhado tempe* tenha* tentando teria teria* terminal ticke* ticket tiros tiros* todo tom tonic* tonico torcida
torneira tosca tosca* tosta* tostas trabalhou tradu* traducao travou trazerem treinos trem troca* tropa tropa* troux*
turnos tutor* unifo* uniforme unive* usb valha valha* varie* variedade vasso* vazio* veda veio vela vendedora verbo
verbo* vida viemo* viemos vimos vimos* virada vista vistos vitam* vitaminas volta* wi widge* widget xl zoo`,
      '-3': `
100 118 120 13h40 13h40* 15 16 17h20 17h20* 17h30 17h30* 190 1h 20h 23 29 320 380 50 6 62 68 7 84 abana* abuso acabar
acabaram acende aconselharam acontece acordaram acust* acustica aditi* aditivada adivi* adivinha afundado ajuda alegr*
alfab* alheia alinh* alinhamento alter* alteracao alto amarrado anfit* anfitria anten* antena anterior anunciam
aquecida armario armin* armindo arranja arranjo arrepender arrependi asperas assad* assal* assenta assinada atencao
atende audio augus* augusta autocolante avariada avess* avesso aviao aviao* bacon bacon* bairr* bairro balanceamento
banca* bandeira bandi* bandido barca barca* batata batatas bater* batida batiz* bazar bazar* beiji* beijinho belic*
berros biblioteca bilhe* blusa blusa* bolsos botao botao* brasil brind* brinq* brinquedo brita* bufou bufou* burri*
buzin* cabelos caderno caem caira* cairam calmo calmo* campo* canal cangaco cansados carac* carregar cartela casal*
caso cerca certi* certificado certo* chamada chape* chegada cheio cheio* chinelo ciclo cinco cinco* cinto cinza* clari*
cobertura coitada colchao colher coloc* coloca colun* comboio comentar comod* completar compras concessionaria confo*
contado contador contrario conversa corda corre corte* cortinado costureira cotov* creme* curti* custar danca* decim*
decimo deite* deitei demai* demais derramado derre* desconto descontos desej* desejar desem* desen* desistir deslo*
desma* detetive dever* dez diaria diarias diga digam digam* dobro doi domingos doutora drink drink* droga drone* duas
dupla dupla* edred* eletronica embal* embarque emend* emenda empur* encai* encanador encarada encontraram encontro
encostada enganei enorm* entediadas entende enterro entrada entregue equip* escolar escolhi escritura escura esgotada
esperou espetinho espum* espuma esquece esqueceram esqueci estadio estagiarios estal* estam* estamos esten* estivesse
estragaram evera* everaldo exige* explicacoes explicando exposicao fabri* fabricante facto facto* falam faleceu falta
faltando fama faro fato fechar feia feito feito* feliz* fidel* figurino filei* fileira final* fiquem fizer* fizeram
foge fone formulario forro* frage* frageis fragi* fragil fresta frouxa fruta frutaria fuma fumad* funeraria garag*
garagem gasta* geladas giro gordo* grafi* gramado gritando grudando guaru* guarulhos guerra guich* guiche guita*
guitarra ha hidroginastica igual* imper* impressao impresso impressora incluido incom* indic* indig* inici* inox
inteiro interfone invisivel iogurtes item itens itens* janela janelas janta* jantar jardineiro jogos jogos* junho
junho* junina junta kit laco lamin* lanchonete lante* laranja leiri* leiria lente* levanta ligacao ligan* ligando ligar
limao limao* lindo* liqui* lisbo* lisboa login login* longe longe* longo longo* lotado lugar luxem* luxemburgo mail
maior* mal malas malas* manda manual marci* marte* masco* matan* matando maxim* maximo medalha media mediram mensa*
mesa meses meses* mesmo* mil milks* milkshake mista mista* miste* misterio mocin* mocinha moema moema* molas molas*
mole moles molho* moran* morango mordo* mordomo morna morna* morro morro* morte morte* morto movei* moveis mudei mudei*
mudou mudou* muita* muitos mundo natural nenhum nodoa* noiva noutra novo novos novos* nutricionista nuvem nuvem* obra
obras obras* obrig* oferecer ombros onze opcao opcao* operado operadora orgul* orige* origem outle* outlet padri*
paguei paine* painel paint* paintball palhaco palid* pano pao parab* parados paraf* parce* parcela parece pareco
partilhado passado passamos passos pasta pasta* paste* pauli* paulista pedem pedem* pedi pedido pedim* pedimos pedri*
pedrinha pegav* pegava pelic* pende* perguntando perguntava perito perto perto* pessi* pessimo pingo* pinhe* pinta*
pipoc* pipocas pizza pizza* plano* plastico plate* plateia poder poeir* poeira porce* porcelanato portabilidade portas
porto porto* portugues prati* praticas prato* precisou predi* predio pressa prestasse primeiros princ* principal
progressivos prometida pronto protocolos prova publicidade pulga* puxad* puxaram quare* quartas quatro quatrocentos
quebr* querem quint* quintas quiser rapida raque* rasgadas rato reais reais* reaju* recepcao recheio reclamacao
recomeca refeicao reins* reinstalei rende repetir repit* repito resmungou resolver respeito retirar revir* revirou
revista ribei* rija romance rs sabados sacar sacos sacos* sala salta* salvo* sande* sandes sandra sapatos secad* segun*
segundos sem seman* sempr* sempre senso* sensor sentada sentei sequeira sera setor setor* sim simpaticos sinos sinos*
sms sobra* sobre* socorros sopa sorriso sosse* spa subia subia* suica suica* suite suite* sumid* supri* suprimido
surpr* surpresa suspe* tag talao talao* talha* talhe* tampo tampo* tanto tanto* tarif* tarte tarte* telefonico telefono
temporada tenta* tento* tentou terceira texto* thru tocan* tocando tocar* token token* tomada tomat* tomate torne*
total total* totem totem* trabalhar trans* transferencia trava* trint* trinta trocadas turistica unica unico unico*
upgra* upgrade usand* usando uso valdi* valdir valid* vazia vazia* vazio vazou vazou* vendo vendo* vento* ventoinha
verde vermelho viajou video* vip virgula vive volte* zanga*`,
      '-2': `
00 1 11h 20 212 34 48 60 7h 88 abafa* abafado abandonado abria abria* abrir abuso* achan* achando acima acima*
acreditar adolescentes adora* aerop* aeroporto agarra agenc* agencia agrediu aguardar ainda ainda* ajoel* ajuda* ajudar
alfinete algum* alimentacao alma alta alvar* alvara amendoas amigas amigo* amigos anima* anter* antia* antic* anuncio
apagada apara* apeli* apelido apena* apenas apertar apito* aplau* apoio apoio* apoli* apolice apose* apresentacao
aquelas ardia ardia* arma armad* arrui* artis* as assassinou assobia auditivo autoc* autocarro autoclismo avaliacao
avisado avos bagageiro balnearios bamba bamba* bar batizado batom batom* bau beira berli* berlim bernardo bifana
bilheteria boa bodas bodas* bolac* boleto bolha bolinhas bolso* bonit* bons branco brand* branq* brilh* brinquedos
bucha* bumbo bumbo* bunga* bungalow burro cabia cabia* cabid* cabidela cacifo cadernos calado calcario calde* caldeira
calen* calendario calha calote camara camin* caminhoes camping cancelamento canha* canhao cansaco cantou caozi*
caozinho capitulo capsu* capsulas cara carregado carru* carruagem cartoes cartorio castelo caval* cavalinho cavalos
cebol* cebola cem centimos centr* cerve* cerveja chale* chamadas champo chat check check* chegaram chego cheguei cheira
cheiroso chope* chora cidad* cinze* claro claro* claud* cliqu* cliquei cobram cobranca cobraram cobre codig* coisa
coisi* coladas colegas colocaram combinado come comem* compa* compadre completo compo* compr* compra compramos compro
conce* conec* conecta confuso consi* conso* continua contu* contudo convidado convidados corac* corda* corde* cortaram
costu* cotovelo couro couro* credi* criminoso cunha* cunhado cupom cupom* cutic* daquele das datas datas* de defunto
deita deixam depos* derrubaram descarado desco* desculpa desgraca deslocamento despedida despesas despr* deter*
detergente deus devag* devolvi dias diferenca dinam* dinamica dista* distancia domingo ducha ducha* educacao elastico
eletronico eleva* elevador embalagem encerrado encha* encharcadas encharcado encheram encolheram enfeite enfermeiros
engoliu ensino ensinou envio* enzo errou errou* escapar escolhe escondidas escorregar escorregou escrevendo escrever
escur* escuro esmal* esmalte espac* espaco espelho esperando esperar espetaculo esta estavamos estei* esteiras estendal
evidencias excel* explicar explicaram faixa* falaram farma* faxineira faz fecharam feira* felizes fichas fidelizacao
financiamento fisio* floripa fogueira folga folha* forma* fotoc* fotografo fotos fotos* frida* frigi* frigideira frios
frios* funcionar furto furto* galao galao* galinha gelado gelat* gemea* gemeas genio genio* gesso gesso* ginas* gola
golin* gordu* gostava gosto gotei* goteira gracas grandes grelh* grelha gritaria grite* gritei grossa gruda* guarda
guerr* hambu* haver haver* havia havia* hei hidratacao histo* horas horas* horri* humilhante ideia* idosos imobiliaria
infil* informacao inscr* inscricao insis* inss instalou insup* insuportavel invis* ir ivone ivone* jeito jeito* jogav*
jorge jorge* juntos kg labor* laboratorio ladra* ladrao lagos* lamen* lanche lascado lavou lavou* leggi* leggings
lenti* letra levar li lido ligac* ligar* limpa limpe* limpeza livro* lomba* lotad* lua maitr* maitre manchas manha
manha* manhas manic* mantas maqui* maquina marca* marco* marcou maria marin* marquise masca* mascu* massa maternidade
matou matou* matricula medicina medico medid* meias meias* meire* meireles mensalidades metal* mexid* migal* migalhas
milha* minusculos missa miudi* mocas model* modem modem* mola moles* molho montr* montra morre* morrer motel motel*
mudar* mudaram muita muitas multo* multou nacio* nacional nao natas natas* nervoso nisto nisto* nogue* nogueira noiva*
norte nossos novem* novembro noven* noventa objet* obrigada oculo* oculos olhar* oliveira orqui* outub* outubro ouvidos
ouvir* padra* pagina pagod* pagode pague* paleto palmas panela para parqu* parquinho partilhadas passagem pasteis
pastel pastelaria patam* patamar pausa pausa* pecas pecas* pegaj* penal* pensei perde* perdida perdidos perguntarem
perig* pesquisa pessoal petal* pezin* pijama pilha* pingando pingo pintor plano plasticos plata* plataforma pobre
pobre* poco ponha* ponham ponho ponho* ponte ponte* ponto portaria poten* potencia poucos preciso prega* premio
presente preso prestacoes programa prometem pront* provadores pulseira qual quart* quebra quebrada quebrado quebrou
queria quilometro quilometros quinze rapidinho rapido reche* recib* recibos reclamou recol* reconheceu reconhecimento
recur* recurso redon* refri regra* regras relva remarcado reserva reset reset* resma* resmas respe* respo* revisao rim
riscaram rodas rodas* rodovia rosa roubo roupa roupa* rui sabon* sabonete sacola salto* satis* satisfacao secador secas
secas* secretaria seguinte seis senti* serra serra* serve* servi* servidor sesse* sessenta simul* simulacao sinal*
sitio smart* sobrancelha sobrenome sogro* solta sorte* stres* subir subiu subiu* subli* sujou sujou* susto susto*
tabuleiro talco talco* talheres tambe* tambem tarifa taxi teimosia tenham tentativa terce* terceiro termos thais thais*
tinta* tirei tirei* tive toalh* tocar tocou tocou* toma tomad* traba* trabalho tramp* trator travesseiro treze trilh*
trilha trocada troco trope* tunel tunel* tutor unica* valido valsa valsa* vazios vedac* velhas velho vem vento verde*
verni* verniz verso verso* vet vezes vezes* video vila vim vinho* vinte vinte* virar* viraram visita visitar vizin*
vizinho vodca vodca* voltamos volte voltei wifi x xerox xerox* zeca zumba zumba*`,
      '-1': `
10 2015 24 32 37 47 500 780 abanando abast* abasteci abobr* abobrinha acaba acade* academia acai acert* acesa acesa*
achar adesivo admin* admit* afilhado agulha alarm* alarme alcat* alert* alfin* alhei* altur* altura aluguei amanha
amarela amiga* amigo anda anfitriao antes antes* antiga anunciada apanharam apert* apertada aquar* aquario aquecedor
aquecimento arquibancada arras* arrastou arroz arroz* arrumar assinatura assis* assistencia ataca* atend* atendente
audit* ausen* ausente avisa avisamos avisar azeit* azule* b bagagem baixou balao balao* balca* balcao banco* banda
banda* barata barba barbe* barre* basta* bastao batiam bauni* baunilha bebedouro bebi bebida bebidas beira* bem berro*
bia bibliotecaria bique* bisav* bisavo boiav* boiava bolachas bolha* bolos bolos* bombeiros bombo* bone bonito bordo
bordo* botas botas* box branca brasileira brava brava* brisa bronz* bulld* bulldog buracos burra* cache* cachorrinho
cacif* cafez* cafezinho cai cair caixa caixotes calcu* calha* calma* calor calor* camia* camiao camis* camisola canin*
cano cao capri* caren* carencia carmo carmo* carne* carreira carrinho carros carta cartaz casados caste* catap* catraca
cave cedo cemit* cemiterio centro cha chamado chamo chave chaveiro chegu* cheia cheia* chequ* cheque choro* chorou
chove* churrasqueira chuta* chute chute* cintu* cintura clien* cliente clinica cobra cobrada cobrando cobre* cockt*
codigo coisa* coita* colada coletes colon* colonia coluna com comecou comercializador comoda comun* condo* condominio
confianca conforme contrato convi* copos copos* coroa correr corretor corri* corro* costura coxin* crime crime* crimes
curit* curitiba daqui* dava degrade deixar deixou delegacia delic* dentada depilacao deposito depressa descosida desfi*
despachante dessas desum* detal* devagar devol* distr* dividas divin* dizia dobro* dois donos donos* dor drive drive*
educada elast* elogiou em ement* ementa emerg* emergencia encol* encolheu encomendar encomendei encra* encur*
enferrujada enganosa ensai* ensaio ensin* entendi entup* entupiu envie* enviei escala escap* escol* escolha escor*
escrita espalhados espan* espel* esperava espreguicadeira espreguicadeiras esquecem esqui* essas essas* estacao
estacionei estao estao* estic* estomago estou estrada exagero exame* exames exaustor experimentar expli* explicava
expre* expresso extor* falha* falta* faltar faltava familia faria faria* farof* farofa fase fatura fecham feira ferna*
festa festa* festi* festival fiador ficamos ficaram ficou ficou* filtros fino fofin* fofinho fofo fogao fogao* fones
fones* fonte* forte forte* fotocopia fotografia fotografias fraldas frang* frango frascos frente frequ* fresc* frita*
frito fugir fugir* fumac* fumaca funci* funciona fundos furad* ganha* ganhe* ganhei garan* gastr* gavetas gengibre
gerencia gin ginasio gira giran* girando grand* grande grave* grosseira grupos guardar guia habit* hidra* hoste* hotel
humid* ideia ifood ifood* imaginar imita* impressa inicial inqui* inquilinos instalacao instalaram insuf* intei* jabut*
janelinha jato joaqu* joaquim juizo juizo* juros juros* kart labia* labial ladei* ladeira lampadas lanterna larei*
lareira larga lavandaria lebre lebre* leito* lenco* lente leve licor licor* ligaram linha linha* lista lista* loica
loica* lojin* lojinha lombada lona macar* macarronico madei* madrinha magro* mala malfeita mandar manga manga* marac*
march* marco maria* marinheiro martelo massa* mau medal* mediadora melhoras mercado mesmo mesqu* metro mexe micro*
milhas mistu* modelo moeda* molhada montagem montanha monto* montou moradas moradores mos mosqu* mudan* mudanca
mudancas municipal natur* nele neve ningu* ninguem noivo* noivos noutro nova nu numeros nunca nunca* nutri* obrigado
ocupa odete odete* ofend* oftal* oiten* oitenta olhou olhou* olive* outra outra* ouve pacot* paineis pais palmo*
parcelado paredes parou parou* parque partida partido partilhas passados passam passaporte passar passava pe pecad*
pecado pedal* pedras pega peixes pendurada pense* pequenas percebe perderam perdi* perdido perdo* pes pesa pesar*
pesca* pessoa petsh* petshop pican* pingar pinho pinto* pipoca pique* pisci* piscina piso pista* placas plantonista
pleno pleno* poda pois polic* polvi* pomad* pomada pombo* pombos porca* porco porqu* porque porra* portatil porteira
portu* posta* postal poste* power* praia praia* prata prato prazo* preenchi presi* preta* prime* primeiro progressiva
projeto prolo* prolongamento propria protecao protocolo prova* provi* proxi* psicologa pulse* punha* puxado puxador
puxar* quadr* que quebradas queij* quere* queriamos querida quilo quise* r radia* radiador radio raiz raquete ratin*
recep* recheada recibo recin* recomendaria recor* regul* relogio remed* remedio remedios repetiu resor* resort
respondeu resso* ressu* resul* resultados rex rezan* rezando ribeirao ridic* risad* risot* risoto robos robos* roca
rolante rompe* roubada roubar roupao rua ruben ruben* sabad* sac saido saido* saiu salao salao* salva sanita santa
sapat* saudavel scann* scanner secre* segui segurando selec* selim selim* senao senao* senhoras senta* serio serio*
serralheiro shirt shirt* sinal slide socios soco sol solet* solta* solteira solto suas subin* subindo sugeriram sujei*
sumo super* suple* suplemento tabel* tabela tapetes tecla* telefonar telefone telefonei telemovel telha* tempero tenda
tenis tenis* terri* tesou* teste tigela tigre tinham tinta tiram* tirar toda tomadas toque toque* torci* torra* touca
touca* traje* trajeto travessia travo* treino treme trist* trouxe tubar* turbo turbo* turca* turis* turma turma* turno*
ultimo umas utilizado vao varan* varanda vazias vegetariano velhos venda* vendendo ver verdadeiro veu via viagem visit*
vistoria vitri* vitrine voar volta voltava volum* voz web whisk* whisky ze`,
      '1': `
2022 31 310 600 640 72 80 87 89 9h abaix* abaixo acabo aceitaram acha achar* acionado acucar adalb* adalberto adesa*
adesao adiantado adore* adorei agrad* alcoo* alema* alfan* aluguer aluna amassado ameri* americo amiza* amizade ana
ando animador aos apanhar apanhei apare* aparecer apesa* apesar apos apura* arrancados arrasta arrumem artif*
assembleia assim* assinei assistir assoc* associacao assum* ate atras aula avali* avaria aveiro aveni* avenida avisando
azar baian* baixo balco* balne* baloico banana banco barato barbeiro barro* base bati batid* bebed* beber bege bibli*
bichi* bilha* bilhar biometria bloco* bloqueada bocadinho bola bolor bolor* bomba borda brigadeiro brinca burac* ca
cabelo cabra cabri* cabrito cachecol cacifos cadei* calculo calib* cama camar* caminho campainha campi* canalizador
canel* cantina capac* capacete carrinhos carro carro* carrossel carteira casac* casaco caseiro cauca* caucao cavalo
cedeu cedeu* centi* centimo central cerca* certinho cesti* cesto cesto* chama chama* chao chave* chedd* cheddar
chinelos choqu* chour* cigar* cinzeiro circulo cirurgiao ciume* clausula clebe* cleber clientes clima* cobertor cobra*
coent* color* compu* concerto confirmada congelado consertar consome consumo conteudo conve* conversar cooki* cookies
copiada coroa* corre* corredor correio correndo correspondencia correta corrigir costa* costas coxea* coxeava cozinha
cpf crepe crepe* cruze* cuidado cycli* cycling danad* daque* data degra* deita* deixo deles deles* denta* depois deram
deram* desapareceu desbl* desbloquear descalco descobrimos desde desde* desli* desligada despacharam desse* deste*
desti* dezassete dezem* dezembro diagn* diant* digitou digo diretora disco* divinal dobrou dona dormi* dormitorio
duart* duarte duzen* duzentos e eletr* eletricista elogio embrulho emoji* empre* empregado empurraram encic* enfio*
enfor* engano engol* enormes entor* entre entregar envia* enviaram eramo* eramos escaldao escondido escritorio esgoto
espin* espingarda espirrou estag* estavam esteve estou* estourado estrelas estud* exami* exaus* exper* explo* exten*
extintor extrato faca facha* fachada factu* factura falav* falsos famil* faturas ferramentas ferro filho finalmente
fiscal fiz flame* flamengo flami* flamingos flore* flores fogue* foi fora formiga forum forum* fotog* frald* fralda
frank* frankfurt freguesia fuga fugi funcionaria funda* furado furo galin* galo garcons gasoleo geladeira gorda gorda*
gorje* grano* granola graus graus* grava* gross* grupo grupo* halte* helio helio* hidratante hidro hilar* hilariante
historico hoje hospedes human* humano humidade ia idade idade* ignor* ilha image* imagens imane* imanes in inexi*
ingressos insiste inspecao instalado integ* isso judiciaria julgado junta* juntar jussa* jussara lacrada ladro* lago
lagosta lama larga* largo* laser laser* lavado leiam leiam* lembr* lenco ler leu leva levav* licao licao* ligam ligam*
ligou ligou* limpo* linda linda* lindas lisa livre lixa machu* machucou manau* manaus mande* mando manicure manta*
manteiga maquininha maracuja marca marquesa marro* massagem mato medio medio* medo memoria menina menor mensagens metal
metod* metodo mexer* mexil* microfone minho* minutinhos mosca mostra motor mudad* mudado mulet* muletas munic* muro nas
nasce* nasceu nascimento natac* natacao navio navio* nervo* noite noite* normal novas novas* ofensa ofereceram oleo
olha opera* operatorio ora orden* orelha original ortopedista outras outro* ouviam ouvid* ovo padre padre* pagas* pagos
pagos* pagou pagou* palma* papag* papagaio papei* papeis papin* papinha parafuso parede particular partir passas passe*
passo* patio patio* patos patos* patri* patricia paz pedag* pediu pediu* pedreiro pensa* perdi perfume perguntas peso
pessima pesso* piao picol* picole pimenta pingava pinho* pintou pisado pista pix pizzas plani* planilha plant* plaqu*
plena plena* pneus pneus* podia* policia pomba* pombal ponto* por porco* porcoes porta portao postou prata* pre prefe*
prego prego* preguica preto preto* pretos prima primeira primo* print prisa* prisao probl* problema professor propoe
proprio pupila qualq* qualquer quand* quando quarto quase quase* quebraram queimou quimi* quinh* quinhentos racha*
rachada racis* racismo radio* ranger raposo rasga* rasgado rececionista recei* recepcionista recinto reclamar reconheco
recreador recusa refeito refor* relogios renda* repetidas repor* resol* respi* respiracao ressaca resse* ressequido
retid* retida retido retiro riscados risco rodoviaria rompeu roubado russa russa* sabao sabao* sabe sabes* sabia sacol*
salad* salada saldo salvo santo* sapateira saque secca* seccao segundo seja sente* seque* servida servido servir sessa*
sessao seu sofrer soltas soluc* some somos somos* sopra* sozinha suger* sumia* surf tacas tacas* talho tanta tecnica
telem* televisor tenda* tentar terap* terapeuta tercas terra terro* tese tias tigre* tikto* tiktok tira todos todos*
tomas tomas* torradeira tosa trabalha trabalhos transparente tratar treinamento tremo* trinc* trocado trocou tubo
turismo turistico ue um usou va vacin* vaga valor valor* vamos vamos* vapor vapor* vazam* vazamento velas velas* velha
vendedor verdadeira verif* vermelha vias vidros viola* viole* virgu* vitor* zap`,
      '2': `
140 150 17 19 1951 289 33 340 400 45 450 870 a abaca* abacaxi abert* acerto acesso acidente acons* acord* acoug* adesi*
adiantados adole* adorm* advog* advogada advogado afric* agradavel aguardo alergia algemado algod* algodao alicate
alime* almocar aloja* alojamento aluga* ameaca amendoim anos ansie* ansiedade antialergico antigos apaga* apagadas
apagar aparecendo apareceram apart* apartamento aprender aprov* aquele aquil* aquilo arabe arabe* arara arbitral arca
arena arena* artig* assem* assistente atendido atola* aveir* aviso aviso* avisou baba bala balanca baloe* baloes bande*
banheiro barat* barco barco* barra* barraca bate baten* batendo beata* beatas beber* bebeu bebeu* beliche bicha* biome*
bocad* bocado bolinha bolinho braganca brinc* brincar buraco burla* burlo* buscar busto busto* cabeca cacha* cachaca
cachorro cade caind* caindo calca calot* camba* cancela cancelei canti* cargo cargo* carregada carregador carri*
carteiro casei* castelhano cator* catorze catra* cenou* cenoura cente* centimetros chamar chamava chame* chapa* cheir*
cheiram cheirava chorando churrasco cid cinzas circu* cirur* clara clara* clube clube* cnh coberto cobradas cobri*
coima* coisas colar colar* colegio comeca comecar comer comprava comprida comprovante condu* confirmado confirmar
conjunto conseguir consu* contadas conti* contr* coordenador copia copia* copiado coque* correia corrente correu cortar
costelas cota coxa criancada crimi* cruz culpa* cura curriculo cuscu* cuscuz da dados dados* decen* declaracao deitar
deixamos deixe* deixei delicia denti* dentista depoi* descarga descida descobri desconfio despe* desta detra* detran
dezas* dezasseis dezes* dezesseis diagnostico digit* digitei disco dispa* disponivel do dobra* doer dormia dos dourado
douto* durep* durepoxi eletrico elogi* email email* embar* embora embre* embreagem empreiteiro empurrar encontrado
encontrei enforcaram enjoo* entao entao* entregam entro* entrou enviada equipa era eram escad* escal* escolhemos
escrevi espal* espec* especial espet* esquentador esquerdo estacionado estev* estil* estra* estudio esvaz* etiqu*
exigir explica explicacao expressao extin* fala falar* falava falei falei* falsa* farda farin* fatur* fazem fazem*
fazer fazer* fazia* fechadas fechadura fechando fechei fecho* femin* feminino ferida ferme* ferver fica ficar* ficha*
figad* figado filhos filma filmar filmei filtr* finan* fisioterapeuta foram foram* forca forca* fosse frase frase*
fraude freio freio* frentista fresco fuman* fumando fumar fumar* funcionou fundo* g ganhamos garrafas gas gaste* gastei
gasto gasto* geren* giraf* girafa goian* goiania golde* golden golpe golpe* gostar gravacao gravata graxa graxa* hj
hostel houve* identidade imagina indenizacao ines inflavel infor* informaram inquilino insta* insulina inteira internei
inventada ja joelh* joelhos jogar* julgamento junin* junto jurav* jurava justi* lacra* lanch* lar lavanderia lavat*
lavatorio leao legal levam levamos levan* levantar levantou levava levou levou* licenca ligacoes ligado ligue* liguei
limpou livre* lo lotada lurde* lurdes maca macac* macaco madeira madri* maiores mancha manda* mandi* manta marcada
marcamos marqu* mata matad* mecan* mecanico medidas memor* menci* mentira merece merecia mesquita mexeram mexido
milagre minuscula miudo* mocam* mochi* mochila monta morad* moro mosta* mostarda motob* motoboy motorista mudav* multa
naquela negam negam* nelso* nelson nessa nessa* noivo nome norma* nossa nosso* notar* notas notas* nozes nozes* nula o
oferecido olhan* olhando olharam onde orelh* os ostra* ouro pagar* pagas pagava pague palet* panca* panelas pantu*
parac* parar parcelei pareceu parti* participei partiu parvo* passaram passou patinando pau pavao pavao* pedir pedra
pedre* pegad* pegado pegar peito peixe peixe* pelos pelos* pensao perce* percebi perder perdeu perigo perse* pesad*
pesam* pesta* pestanas piadas pijam* pimentel piram* piramide pirat* pires pires* pisad* pisos pisos* plaquinha pneu
poe polar* ponta ponta* porrada portugal posicoes potes potes* pouqu* pouquinho pousada pras prefeitura preso* procure
professora proprias provas prove* publico pura quanto queijo queim* quem quilo* quilometragem rachados rampa rampa*
ranho rapaz rapos* raposa rasgada rasgo rebucado recebi recif* recife recolhida recus* refeicoes reforma relax* resolve
resolvia resolvido respondi revelou revezando revisor ria ridicula rir rosca rosca* roubaram sabia* sabiam sacolinha
salsi* salsicha saltar saltou salva* sanduiche sanit* santa* saquinho seguem seguidas sei selfi* semaforo semen*
sementes senhor seria* seten* setenta sexta simpatia simples sinalizada siso sobre sobrinho social socor* solda* sorai*
soraia sotaq* sotaque soube soube* souberam sozinho sr sumido supor* suporte table* tablet taco talho* tanta* tarta*
tecni* termo* terno terno* terra* terraco teste* texto tigel* tirava tirem tirem* tives* tivesse toboa* tobog* toboga
tocad* tosse tosse* transportadora trataram tratou trave* treze* trinco trotinete turno turvo turvo* uliss* ulisses
ultim* uns urgencia usado usar vacinas valeu valeu* validade vc vegan vegan* venda vende* verao verao* verdes verdi*
vergonha verificado verme* videos vidro vidro* vigia vindo vindo* vinham viola vir vira visco* viseu viseu* viuva
viuva* vou whatsapp zigue* zona`,
      '3': `
14 149 2021 2º 3ª 412 49 64 66 78 abana aband* aberto abobo* abobora abracado acabava acend* acendia acertou acho
acusou adapt* adeus adeus* adulto afiada afiado afixa* afixada afogo* afogou agach* agachamento agitado agred* aguenta
ajudantes aldrabao alheios alias alias* alica* almocou alugamos alunos amarrar amarrou amend* amendoa andamento andan*
andando angol* anteb* antebraco anvis* anvisa apagaram apalpadelas apanh* apanhado apareceu aparecida aperta apitou
apontou apresentei aqui area arrebento arrombou arvor* arvore assim assinar assob* atender atenderam atrop* autorizacao
avela avent* avental avo azeite bafo baile baile* baixi* baixinho balan* balneario bastonada bater bateram batia*
beico* benga* berra* bezer* bezerro bicho* bicicleta bigod* bigode boas boia bolacha boletim bolin* botei botei* botoe*
botoes botou botou* braci* bracinho braco brancas brancos brasi* breve* brisa* bruco* brucos buzina cabec* cabra*
cabre* cabresto cacam* cacamba cachoeira cader* caixinha calad* caminhonete campa canalizacao candi* cantada capaz
capaz* capel* carec* careca carin* casa casad* casca* casin* casino cassetete casta* causa celul* celular cereb*
cerebral certe* certeza ceu chamando chamaram chant* chegue chorar chuto* chutou cida cidadao ciganos cinzento cirurgia
cobria code coelho coleguinha colet* colou colou* comendo compre comprou confi* conhe* conhecer conte* contem
contratado coroas cortou crea creci creci* criancas criminal cru crust* culpo* culpou cumprir curso curso* d dali dando
dando* daquela decla* decorado defen* defensoria degrau deitada deixa* deixarem deleg* derreteu derru* desap*
descaradamente desci* descobriu desempregado desidratada desmaiamos despa* dessa* desse desta* destas destr* desviada
devia devia* devo devolver diamante diferentes dinhe* dinheiro direito diret* direto dirig* disju* disjuntor disto
disto* divid* dividido divorcio dizen* dizendo dizer dizerem diziam dobrar doces doces* documentos dormem dormir doura*
doutor duche duran* durante elefa* elefante eles eletrica embor* encontrada encostado enfar* enfarte enfermeira engan*
enganaram engor* ensopada ental* entalado entendeu entra* entrar entregou entreguei entrevista entro envelheci
envenenados enviado epine* epinefrina escorrega escrevem escrevente escrevo escri* esfol* espre* estar estar* ester*
estet* estiv* estragado estru* etiqueta etnia etnia* eu evert* everton ex examinou exigem explicador facao facao* faco
falar falec* falsa farda* farinha farpa* fazemos feche* fechou felic* ferra* ferro* fiado* ficad* ficado filho* filhote
filtro financeiro fios fisca* fita forma formigas forro fosfo* fosse* fotografei frasc* fratura free fundo galeria
galinhas gavet* gelei* gemeos genro genro* geral gestor gim gonca* goncalo gosta* gov gozar graciete gratu* gratuito
gravado gravaram grita* gritava grito hall henna henna* homem homem* houve idoso igualzinho imobi* incomodar india*
infeccionou instr* integral interditou invad* irmao irres* irresponsavel irs isto jantamos jaqueta jaula* julga* justa*
justamente lacre lacre* lagar* lampada largar legal* lesao lesao* levado levam* liberado licen* limpa* limparam lobby
lobby* logot* logotipo lote maius* maiusculas manca mandatario mandavam mangu* mangueira mania mania* manti* maos
maque* maqueiro marido marquei matriz menino meninos merec* metro* mexia minha minis miuda* moca moda moedi* molei*
moleq* moleque monitoras monitores montar mosai* mosaico mostraram motiv* motor* multa* murro necro* necrose nego
negro* nesse nesse* nomes nomes* norde* nordestina nos nossa* nosso notur* noturna num obtur* ocorr* ocorrencia
oferecia oficina olhad* origi* osso pacientes paes pagar palav* pancada paragem paralisia parar* parceiro partia
participacao passando pedaco pedir* pediram pego peito* pela pele pensando percebeu perfi* perfil perfu* pergu*
perguntaram permi* pessoalmente pessoas pifou pifou* pimen* pingou pinguins pintado pisa plantao podem podem* podol*
podologa poleg* polegar polia polia* polvilhado ponei ponti* pontinha posic* positivo posto posto* pote pousa* ppd
prado prado* precisar preencher prepa* preparada prete* print* priscila processo processos prometia promotora propo*
propr* protesto proto* psico* psp q quartinho queimado quer quero quero* quios* quiosque quiseram rachado radiografia
ralad* ranho* raspado razao razao* reboc* recado recec* receitou recusam regua regulamento repar* repli* replica
reprovei reque* resci* rescisao respirar ressa* ressonancia retir* retrovisor revel* revez* revis* revol* revolver rio
riram riram* rompi* rosto rosto* rottw* saben* sabendo saia saida saida* saimo* saimos sair sais salvador sangrava
santo sao senho* senhora senhores senhorio sensivel sentenca seras* serasa seringa sesta sesta* setima shih shots
shots* sido simpl* sitte* sitter sobrinha socia* socio* socorro sonda sonda* sorteio sozin* subtr* sugeriu sujeito
sumiu sumiu* superior supon* suponho suspeito talhante tapado taxim* taximetro tecnico tecto tecto* teleferico teleg*
telegram tenho tenho* terco terco* tesoura testar thor tinha tinha* tirar* tirol* tirolesa toboagua tocam* torca*
torcao torneiras torniquete trafico tranq* tranquila tratador trein* treme* trocas turistas tzu unha unhas unhas*
usado* utent* utente uti vejo velhinho venci* vendido verga* vesti vestidos vicia* vigilante violado virado visao
visao* voltas vomitar`,
      '4': `
160 2019 21h 24h 261 650 79 890 900 99 abandonou abili* abilio abrac* abriram abusa* acama* acamada acess* acido acido*
aconselhou acontecido acordamos adici* adicionou adolescente afogaram agarr* agarrada agarrou agent* agente agita* ah
ajeitou alergico alfandega altif* altifalante alugo* aluna* ama amame* amamentar amarr* amarrada amarraram ameacas
amonia amont* amortecedor amortecedores amput* anac anaco* anacom analises anca ancor* ancora andai* andam* anel
anestesista anota* anotar anoto* anotou apanha apanhou apavo* apavorada apertaram apont* aposentadoria aproveitar
aquel* aquela aranh* aranha arbitro armarios arran* arrancadas asfal* asfalto assin* assoa* assoalho assobiando assun*
assunto assus* ata atendidos atrap* atrapalha atrasa atropelado autorizei auxiliares avancou avc avisados avisaram
avise* azedo azedo* azulejo bagac* bagaco baixe* baliz* baliza banha* banir* baniram barri* barriga bastos bastou
batem* batido bebad* bebe beliscoes benze* benzeu benzo* berma berma* bermu* bermuda bicha biomb* biombo biomedica
bloqu* bloquearam bloqueio bocas bocas* bochecha bofet* boiol* bolsa bolsa* bombeiro bombom bonitinha botox botox*
braco* brasa brasileiro bronquite brown* brownie bruta burloes burra burros cabecas cabide cacar cacar* cachorra cadas*
cadastro cadelinha caeta* caetano caido caido* caixi* calaram calcada calcanhar calcinha camer* camera canab* canelas
canet* caniv* canivete canudo capitalizacao capuz capuz* caries carinha carracas casse* castigo cateq* catequista
cauco* caucoes causa* ce cego celiaco certos chamei chapado chapeiro charrete cheias chela* chelas chicote chora*
chupe* chupetas cicatriz cima cimen* cimento cisne cisne* citad* civel civel* clonado cobro* cobrou coca coco coelh*
cofre cofre* cofri* cofrinho coimb* coimbra coleg* colicas colo colocou comentando comi comia comia* comissaria comprem
comprimido conci* conciliacao condenados conduzir cone conju* conselho conserto contas contei contou contra contraste
contratei conveniencia cordao corno* cortada coruj* cozinheiro cresp* crespo cuida* cuidados curva curva* cuspiu dai
damas damas* danos danos* davam davam* dedos dedos* deixava demorei desapareceram descanso desce* desceu desconhecida
deslocaram desmaiei despencou desviadas desviou detet* diama* diap diarista dipir* dipirona direc* direcao direi*
discr* discricao disfa* divor* divulgou dizer* dosag* dosagem drena* drenar edema edema* empil* empregados emprego
empurroes enche* encontrao endereco enfer* enfermagem engolido engordar engra* engracado enrolado ensinar entra entram
entraram entregador entrei envelopes enxaq* enxaqueca epipe* epipen ergue* ergueu erse escada escara escaras escon*
escondia escorreguei escrito escrivao espero esporas esposa espreitou espumar essa estagiario estalo esterilizar evang*
evangelica existe existia existiam experimental experimentava explodiu faixa fajut* fajuta falad* falado falan* falando
falso falso* faltam fanta* favel* feder* federal feija* feijao ferru* ferrugem ferve* fez ficav* ficava figue*
financeira fissu* fissura fitas fitas* formi* forne* fulan* fumava fumo furadeira furao furao* furtado futeb* futebol
gabin* gabinete garantiu garganta garoto garra* gases gases* gasol* gatos gatos* gemeo* gesta* gestante gestos giz gnr
goela goela* grade grade* guardei guias guias* hemorragia hijab hijab* hospede hotelzinho humilhou iban ident* ignic*
ignicao ilega* ilegal iml imobilizado implante inchaco incomoda inden* indio indio* indo infantario infetado informada
informado inspe* inspetor instrutor instrutora insulta insultou intimacao intimas intol* intolerante intra* isopo*
isopor isque* isqueiro jante* jessi* jessica jipe joelhada jogaram juro labra* labrador lambe* lanca* largu* larguei
larva larvas lata later* lateral legumes lesados lhes lia libra* limpar limpezas litig* litro localizacao locut*
locutor lombo lombo* macum* macumbeira madru* madrugada maest* maestro mafal* mafalda magic* maio malte* maltr*
mamadeira mandaram mandava manob* manobrista marcas marcha margi* marginal marid* matem* matematica matil* matilde mb
medalhinha mencionado menor* mensagem mente mentir mesma mesma* mestre meteu meteu* minha* minic* miniclube miuda miudo
moida moida* monox* monoxido mora moral moral* mordida mosquetao moto muret* murros nadad* nadar nadar* namorado naqui*
naquilo naturalidade navalha negativado negra nenem nenem* neta neusa neusa* ninho ninho* noivado norbe* norberto
nossas notif* notificado notificou nua numa ofici* oficial olho opero* operou orelhas originais ossos ossos* outros
pagam palmada palpebra panad* parag* paragens param pararam passadeira passaportes passarela pasto* patin* patroa
pedac* pedig* pedigree pedin* pedindo pedis* pedisse pedra* pelad* pelas pelas* pelo penal pendu* pendurei penso
percebo pergunta pergunte pernas persegue pertences pesan* pesando pilha piloto pisei pisei* politica ponei* poneis
pontape popa portagem portanto pq prend* prenha preparem proprietaria psicologo psiqu* psiquiatrico publi* pupil*
pupilas puser* puseram puxar quaresma quebrar queixei raca rapaz* reagir reapr* recai* receber recebo rececao regis*
registrar regua* rejei* relaxa rendimentos repre* repro* resid* residencia respirava responder responderam
responsabilidade responsavel ricar* ricardo robe roda rodri* rodrigo roubados roxa salar* salario salmo* salmonela
sangu* sangue sarna sarna* se sedad* sedada segur* segura seguranca segurancas segurar selfies sensi* sentar septi*
septicemia sequer ser seria sesso* sessoes seus sever* sheil* sheila simplesmente sindi* sindrome skipp* skipper
sofrimento solic* solicitador solto* soltos sopro* soprou sorri* sorrisinho sorriu sossegar sou soutien sozinhas staff
staff* sumir* sumiram supervisor supervisora surra* surto* tanque tapad* tapar* tapou tapou* taref* tartarugas tavar*
tavares telmo telmo* tendao tens tensa* ter testo* testou teto tijol* tipo tipos tipos* tirado tirados tirano tirou
tirou* tiveram tocav* tocava tomo tonel* torce* torceu torni* toxicodependentes trancaram tras tratada travei traz
trazi* trazia tremoco triag* triagem tritu* tufos tufos* turva turva* tutelar ultima usada vaca vai vaqui* vaquinha
varao varao* variado vasco* vaso vazada ve vegana velhota vemo vencido venderam vendeu venho venho* vergoes vermes
vestida vestindo vestir veterinario viajando vier vigaristas vigil* viros* virose visto visua* vitim* vitimas viu vivas
vivas* viver viver* vivo vizinha voce vomitando vomito vomitos wesle* wesley whats whats* xarope yorks* yorkshire ziper
ziper*`,
      '5': `
200 2014 2023 39 52 800 86 abanava abate* abateram aberta abertas abrig* abrigo abriu abriu* acao acaro* acaros
acelerou achado acharam acide* acion* acordar acordo acorrentado acres* ademi* ademir adest* administrador admitiu
adren* adrenalina adulterado afiad* agoni* agraf* agredida agres* aguen* aguento airpo* airpods ajeit* alem alemao
alergenios alergicos algue* alguem alimentar aluga alunas aluno* alzhe* alzheimer ambul* amilc* amilcar amoni*
amontoados amort* ampolas anafilatico ancho* andav* andava aneel aneel* anestesia aninh* anoni* anora* anti antib*
antibiotico antid* anzol anzol* apagam apaguei apalp* aparecem apareco apati* apatica apend* aplicou apree* apreendeu
arame arame* arara* araras arrastando arreb* arrem* arres* arrogancia arrumacao asma assinaram assinou assumido atada*
atendeu atiro atravessar atravessou audie* audiencia auto autoridade avaliacoes ave avela* babad* ban basea* baseado
bebia bebia* beija* beijar bened* beneficio berco berco* berra berrar berrou bidao bidao* bifanas boche* bote botijao
branquinha brasa* brasileiros breve brisas bronc* bronq* bruta* bunda bunda* cabeleireiro cabeludo cacad* cacadeira
cacho* caco cadela caida caida* caju calcinhas camareira camel* camelo campe* campeao caneta canic* caniche capo carie*
castr* caxem* caxemira cera cevad* cevada chaca* chacara chapada chass* chassi chaves chiar chiar* chip choques cigano
cinom* cinomose citac* citacao civil civil* clinico clio cnpd cobrador cocei* coceira cochichou cogum* cogumelos coinc*
coincidencia comanda comandante comecei comentarios comeu comeu* comic* comichao comissario companheira comprimidos
conceicao condutor conhecia conjuntivite conno* connosco conse* consegui consultas consultor contato continuaram
continuou contratos convidou convo* convu* coord* coordenacao corrigiu cortei cortisona coruja coste* costela
cozinheira crach* cracha criad* crian* crise crise* crm cruza cuecas cuide cumprem curri* dada davi debai* debaixo
debit* decis* decisao deco decorei decot* decote decre* defic* dei deito deitou delas delas* dele dentr* dentro
dermatologista desabou desaparecida descarnados descendo descricao desgracado desid* despi* dessa desvi* detalhe detec*
detector devolvam diarreia diplo* diploma dirige discoteca disse* disso disso* distribuiu divul* dobrada documento
doente dorme dormente dose drogada dum durmo durmo* dutra dutra* edifi* edificio educadoras ele embargou embol* empolou
empurrao empurrou encarregado encolhe encontramo encosta encostava encurralou ender* enfermaria enfiado engas* engasgou
engen* engenheiro engoli engolidos enqua* enquanto entrado entrava entravam enven* enviou enxot* es esbof* escancarado
escla* esclarecer escondeu escondida escre* esfar* esmagado esmur* espalhou espelhinho espetou espia* espir* espor*
espos* espreitar esquecido esquentou esse esses esses* estef* estefania estel* estep* estepe estes estes* estilhaco
estive estranho evapo* evaporou exausto execu* execucao exist* expliquem expulsou face faisc* falca* falecido falo
falou falou* falsi* farmaceutico febre febre* fechados fedia fedia* felizmente femur femur* ferid* ficar ficha filha
filha* filma* filmo* filmou finge finge* fiscalizacao foca focinho fogar* fogareiro fogo for formal fosforo
fotografaram fotografou francisco fratu* fraud* fraudulento fujam fujam* funcionario funda fungando fungo* fungos furou
furou* gaiol* gaiola gaja gajo galer* gangr* ganza ganza* garantiram garotos garrafa garrafinha gasolina gatil gatil*
gatinho gaveta geral* glute* gluten gorgu* gozar* gozou gozou* grati* gratis grau grava gravidez gritaram guardam
guardou guari* guarita guri habitantes halit* halito hamsters haxix* haxixe helde* helder hemor* herni* hernia hista*
histaminico hospedeira identificacao imperiais impet* impin* impla* imund* inchada inchado inchados inchar incon*
incub* indem* india infec* inflamou informou inglesa ingri* ingrid injetava injun* injuncao inque* inquerito insistiram
insistiu intacto inten* interna internado interprete inves* iogur* irmao* irmaos jante jaque* jaula jerri* jerrican
joias joias* josue josue* juiza juninho jura juris* labios lacto* lactose lancha latao latao* latas latas* laudo laudo*
lavanda lei lencol lesad* letre* letreiro levar* levas levas* liberar ligada limin* liminar linge* lingerie litros
loiri* lolo lustr* lustre luva macan* macaneta madam* madame mama mancando mandado mando* mandou maris* mec melao
melao* melos* menin* menores mentirosa mentiroso meren* mesin* mesinha mesmi* mestra metros mexeu mexeu* mexia* migue*
minib* minibar ministerio mo monitora morada moram* morreu mostr* mostrei mostrou motivo mouss* mousse mula mulhe*
mulher murro* muscu* naque* nasci* nascido neces* necessidade negras neutr* neutro ninha* ninhada no nojenta nojento
nono norma notic* noticia notificacao notificada novin* novinho nuno ofende olhav* olhos olhos* omiss* ordem ordem*
ostra otite otite* ou ouriv* ourives ouviram pacoc* pacoca paral* param* parecida parei parei* parti partidos
partilhada parvo passei passeia passo pasti* paternidade paulada pedia pediatra pedrada pedreiros pegaram pendurado
pensa penso* pequenos periq* peritonite perseguiu perte* petic* peticao piada piada* pico pilot* pintainhos poca podia
pontapes pontos porcas porquinho porte* posit* preenchimento pregu* prendeu presencas primos prisc* processar proco*
procon procuracao procurava prometeu prontuario proprietario proprios prote* proteina protese pula pure puro pus qr
quadras queix* querer rabin* rabinho rabis* rabo ralado rapariga raspa* raspada rastr* ray receberam recru* recua*
redes redes* registo registro regre* regresso remex* repas* repen* repente repositor res retroescavadora revistado reza
rezar rezar* rezei rezei* rh risco* riscos risso* rocou rocou* rosan* rosangela rouba* roubadas roxo salit* salitre
salma* salmao sanitaria santana secos secos* sedat* segre* segredo seguir seguros segurou sela selo semaf* senhoria
sento* sentou separacao serin* seringas setimo sexo shop si sindico singe* singer situa* snifa* socio sofri* sogro
somar souti* sozinhos spray spray* stalk* sua sucat* sufoc* sulfi* surru* t1 tampa tampa* tanqu* tantos tarad* tarado
tatuagem telefonema terceiros termo terre* terreno teve tia tijolo tiraram tirav* tomar tombo* tombou tomei tomei*
tontu* torno* tosador tossi* tossir trafi* trata traum* travao travo travoes treina tremendo tremer tremia trezentos
tribu* tribunal trocava tromb* trombar tumor tumor* turba* turbante ultra* umida* upa urgen* urgencias urina urina*
urticaria usadas valad* valadares vanes* vanessa vazado velhi* vende vendemos vendia vendidas vergo* veterinaria vi
viajava vidas vidas* vigilancia vinganca vinic* vinicius viram viram* visiv* visivelmente vivos vivos* voado* volan*
volante voltou vossa wanderley welli* wellington whey xarop* zefa º`,
      '6': `
70 abandonada abri acele* achamos acordei acorr* acuso* adult* agarrado aguar* aguardem aguardente ai alcan* alcance
algo aluno ambulancia ameacou anafi* animadora aninhos apagu* apareci apedr* aplv apontada arquivo arrancado arrog*
asas assed* atest* atestado atira* autor* avisada avisei bacia bacia* barma* barman basto* bata batia beijo belis*
benef* bengala bilhetes biqui* biquini bistu* bisturi boiar boiar* botij* bracos cadeia cadeirinha caiu caixao calada
calar camarao camaras canil canil* canud* capot* carra* carteiras casada casco casti* charro chico* chorava cicat*
clavi* clavicula clona* cobrancas cobrar cocai* cocaina cochi* cocktail colados colaram colic* comen* comenta comentou
compram conduta confessou confirmou consignado constar contabilista continuam conversas coran* corante corpo corticoide
corto* covar* covarde creditos crianca crosta cruza* cueca* cuidadora dado dano debitaram deboc* debochou deixada
deixaram delegado demos demos* dentadura dentes denuncia denunciei derma* derrubou desaparecido descer desconhecido
desmaiar desmaiou despensa deu diarr* digitais direitinho disparou dispe* disse docum* doenc* doenca doentes down dr
durma* durmam educadora egua ela elogios embriagado empol* encal* encalhou encon* encontra encontrou enganou enterraram
entornado epile* escan* escreve escut* esquecida esquema estaf* estafeta estagiaria estiver estourou eutan*
eutanasiaram exposto extrajudicial extratos familias faturaram faze faziam fezes fezes* fingiu fio focin* fotocopiaram
frasco fumav* garga* gengi* gengiva ghb gomas gomas* goza graci* grama* gringos grita gritos guardem hamst* hospe*
humil* imposto incho* inchou incor* indicacao indicaram infet* insin* insinuou insultado intac* interior internamento
intox* inund* inundou inventou irma jogou jogou* joven* jovens juizado jurar* juraram jurou jurou* justica kelly kelly*
labar* lanco* lancou larva* legum* lembrar leme leono* leonor levantei ligad* lingu* lobo lotou lotou* macon* maconha
malta malta* manip* mao maquineta marle* marlene marre* marreta marti* martim me medicacao mediu mediu* mente* mestr*
meter* meteram meus minis* montes mordidas mortos multar na nadador namorada naquele negar* negaram negat* nojo noteb*
notebook nuca obrigaram obser* observacao ombro paciente pai palavras palete palpebras papelinho parto parto* passavam
patas patas* pater* patra* patrao patro* paula* pedia* pegar* pegou pegou* pelada pen penas penas* pendurou penhora
perfumes perguntar perna* pesada pesaram picad* picar* pilul* pilula pisco* piscou podre podre* poupa* poupanca
prateleira preen* presentes presos princesa procurar profi* profissional proibido publica pulso* putos putos* quadril
quebro queimadura queimaduras quilos quintal quintela raparigas rasgo* rasgou reaca* reacao reagi* rebentou receb*
recem recem* reclamei registrei relat* rendi* resga* retro* rg rindo rindo* riscou rocav* rocava rolando rubri* rubrica
rum sabes sacar* sacudiu salin* salinha sangr* sangrar seguiram serviram sesam* sesamo setim* sindr* sobretudo somar*
sorrir stora* storage subiram suja surda surda* sussu* sussurrou taca tal tapa teclas telefonaram temos temos* testa
testa* testemunha teus tirada tiram tirando todas todas* toman* tomando tomar* tomav* tomava tosad* toxic* trancado
trancou trans transferi tratado tremi* tresandava tu tutel* usada* usuar* usuario vara vermelhos veter* vigiado vilhe*
vilhena vinga* virav* viravam viril* virilha voces voces* vossa* xenof* xingo* xingou`,
      '7': `
23h achad* acham* alergica alian* alianca andaime apago* apagou apertou arbitragem arrancou arrebentou arrec*
arrecadacao arren* arrom* asae assinado atrav* autis* autista auxiliar aveia aveia* bateu bateu* bebes bebes* beijo*
bico bloqueou cachi* cachimbo cadeirante cadel* calar* calci* carrinha casco* castanha chefe chefe* cheirando cheirar
chumb* cigan* colega colete comig* comigo conde* consentimento consultorio consumidor contaram contratamos convenceram
copa corpo* corretora crack crack* crost* cuide* deito* deixado dela descr* desligam devolveu dito doent* dorme*
embolsou embri* empregada encheu encontrar enfia* escar* esteticista exigi* faltavam forja* fruto* frutos fugiu fugiu*
funga* garot* gesto* gring* gritou hiv homen* homens imped* internada intim* inven* iogurte iphon* iphone judicial
juiza* levad* levados levo link litro* mae maion* maionese mamad* manca* medicamento mentiu meu monit* monitor monte*
mordi* nariz nariz* negou negou* negra* nif nojen* nora ofega* operador palpe* pastilhas pedida perguntou perna
personal pesav* pesava pet pia porao porao* pos preguicoso prenh* proce* procu* pulso rapar* rapazes recre* recreio
relatorio reparar rotul* rotulo saber saber* sacud* saqui* segue segue* seguiu soltou soro tatua* taxis* taxista
testemunhas tirad* tiran* tomou tomou* tornozelo trancada trata* treinador tresa* trigo trigo* urtic* usa usam usara*
usaram vais vazad* vendi* viaja* vigar* vigia* viva voou vosso vosso* wande* way`,
      '8': `
aldra* alerg* ameac* arbit* arrancada atirou auxil* avanc* bandeja bebado bicho brincos cabin* cabine caes cartas
celiaca chamo* charr* corto cuspi* dedo desab* divida dono encostou envelope escreveu expul* feridas fingi* fizem*
fizemos furta* gatin* gravida grito* grosso instagram inventado labio levaram luvas luvas* marisco meninas menti*
minhas ouviu ouviu* pagamos passada pata penho* porteiro pranc* prancha puxou puxou* recusaram sacaram saquinhos
telemoveis teu veia vestiario vomit* xixi`,
      '9': `
ali anest* atiro* boca cadea* cadeado celia* chamou cnpj dente dente* denun* desligou dra envel* gata gramas gravi*
incha* infla* injet* insul* judic* labio* largou lhe lingua mim ouvi pesco* pescoco proib* proposito queixa reben*
recebeu recusou te tranc* tua van vos`,
    },
  },
};
