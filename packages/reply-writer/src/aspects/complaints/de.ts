import type { LearnedComplaints } from './learned-complaints.ts';

/** Made by training/train-complaints.ts, which says from what; not to be edited by hand. */
export const de: LearnedComplaints = {
  clearFrom: 0.97,
  groups: {
    account: {
      '3': `
12 2019 2021 212 41 800 99 bitte bitte* daten dauernd deswe* deswegen ernst ernst* facke* fackeln feins* feinsten
geduldig gehts gehts* gelad* geladen gesammelt gewis* glaubt habt hat's hat's* idee kauft kauft* kurve kurve* login
login* meisten minus minus* munze* munzen nach pfeif* polizist punkt* quasi quasi* rang ritte* sagt samt scree* serie*
siche* sicher sichtbar spieler stark stark* stirb* stirbt stufe* stunden telefonat trupp* truppe verei* vorne vorne*
wartet weiss weiss* weite* weiter welches witz zack zaube* zombi* zuord* zuordnen`,
      '4': `
340 ab argert axt baby brennen deine deine* deren deren* euer finni* finnisch gehei* gekos* gekostet gespi* gespielt
gewer* gewic* handy* heule* insta* killt killt* lekti* lektion patch patch* pay schlaft schre* schreibt serie spani*
spanisch spiel* stufe to tunne* tunnel vereinbart waffe win zehnm* zombie zuruckkommt zweiter`,
      '5': `
accou* account burg clan forts* fortschritt futsc* futsch gegne* gegner installieren punkte spiel verbi* verlo*
verloren weg`,
      '6': `
400 suppo* support waffe*`,
      '7': `
updat* update`,
      '8': `
level level*`,
    },
    administration: {
      '3': `
104 219 34 46 48 61 8 98 a8 abflug abgesperrt abholung achtjahriger akte alle alt angebrullt angek* angekundigt anony*
antei* aufgeschnitten ausfl* ausflug ausweis bades* bands* bauer bello bello* bemuh* bemuht besichtigt bestens
betreuerinnen billiger blutige brach braut* bruck* buro burste bursten c chip ciao date desha* deshalb diale* dienstag
direktorin disku* diskussion dj dreim* dreimal ecsta* ecstasy einga* eingang einlass einweisung elter* erfol* erstb*
ersten fahren falls falls* fehlt* feld fesse* fesseln fiel filia* filiale fliesen formu* formular frein* freinehmen
funfz* furch* gefor* gefordert gefuhlt gehore gehwe* gehweg geigenlehrer gemeinde gemer* gemerkt gerichtlich geschickt
gestr* gesungen gewol* gewollt gluhw* gluhwein golde* goldene grossartig haben haben* halle* handschuhe heil heimweh
heise* heiser heiss* heisses herrn herrn* heule* husten itali* jager jagermeister jungg* junggesellenabschied kaputt
kaufe* kaufen kerze* kippte klos kolla* kollabiert konfe* konfetti kopie* kugeln kurse* lands* lehrb* lehrbuch lekti*
lektion lest letztes lindn* lindner luchs* luftg* luftgewehr malta malta* manag* mannern marz maus meter mist
mitgegeben momen* moment mude nehme noten noten* offen* op orden padag* padagogisch parkg* parkp* parkplatz pferd*
pferde pflegerin pirat* piste* plus polizisten pony proben prose* prosecco quer rastp* rastplatz rasts* raststatte raum
rechnet respe* respekt rest rief rolltreppe ruhrend runde runde* sack schadensersatz schat* schli* schlusselbein
schmeckte schreibe schul* schwa* sechs seinen serviette siebten sound spazi* spuckt spule* spulen stund* stundenlang
super super* sympa* sympathisch ton trail* trailer traum traum* traur* umgef* urlaub urlaubstag verei* verein verfu*
verga* vergessen verkn* verlaufen verle* versc* verso* versorgt verza* verzahlt volle* vorabend vorname wahrs*
wahrscheinlich walze* walzer wartezimmer weinend weiss weiss* welle* wellen wellenbecken wo wurde wusst* wusste zahnr*`,
      '4': `
0 33 achtj* antra* antrag antwortet aufsi* aufsicht b benutzt blumen brach* brachte burst* daran daran* drucker emil
fehlt flies* gebuh* gebuhr gehan* geige* gelan* gelandet geran* gerannt gnade* gruppe grussen gummistiefel halle heinz
heinz* heiss heuer heuer* heulend hutte hutte* jager* keiner korri* korrigiert lause* lehre* lehrer liebt liebt* malen
malen* manda* monta* ordne* ordner papa polie* saal schus* schuss seiten sekre* sekretariat siebenjahrige sohn solch*
solche stau stuhle tenor tenor* tor torte torte* ubrigen urlau* verschoben verschollen vorbi* vorbildlich vorfu* wann
wurde* wurden zaube* zelt zugbegleiter`,
      '5': `
anfangerin angestanden ausfa* bandc* bandchen betre* bravo bravo* elternabend fangt fangt* gotti* gottingen grupp*
innig innig* klassenlehrerin nucht* nuchtern offene parks* schliesstage stundenplan traue* turnh* turnhalle unsere
verdi* verlegt volle zauberteppich zugbe*`,
      '6': `
blume* lause pille* pillen vertretung`,
      '7': `
betreuer`,
    },
    ads: {
      '3': `
2021 23 30 49 absat* also angeboten angel* angelegt anzeige apfel apfel* autos bezah* clan damit damit* dauernd desig*
design dumm fehle* gekla* gelos* geloscht gera gesammelt gesun* gesungen guckt guckt* hoflich jedem jedem* kauft kauft*
kommt kommt* kreditkarte lekti* lektion mitten moder* oben oma polizist praktisch profile rang rauf regnet rezep*
richtig satze* schame schli* seith* seither sekun* sekunden spani* spanisch spiel* stirb* stirbt sturz* tag ton vergi*
versa* versicherung vollb* warnt* wenns wenns* wette* wetter witz wochentlich zahl zeigt zoll zug zurec* zyper* zypern`,
      '4': `
abgem* abgemeldet abo abrec* abrechnung absatz aufba* ausgesperrt axt bekomme bekommt betreiber bohre* bohren enkelin
filmc* filmchen finni* finnisch folge* fruhe* fruher gekun* gekundigt gewon* gewonnen haufe* haufen haush* haushalt
herd is jeder jeder* kostenlos legt lernt lernt* moderierte satzen speic* speichern spulmittel stehe sturzt tippt*
trail* trailer vergisst video video* villa* villach waffe* werbe* zombie zwischendrin`,
      '5': `
99 angestellten folge fress* ne sek spiel tippt updat* update zombi*`,
      '6': `
level level* match*`,
      '9': `
werbu* werbung`,
    },
    advice: {
      '3': `
170 34 41 420 51 590 92 abgestritten anwalt apothekerin aufkl* aufkleber auge bausp* bekam bekam* bekomme beruh* besti*
bestimmt beton bezei* bezeichnet blaue blaue* blind* blutd* cashe* cashews codei* codeintropfen darub* daruber dieselbe
diesen diskr* diskretion doppe* doppelte drin dubel dubel* einri* einsp* empfi* empfindlich erklart erklarung erster
erwartet fair falsc* falsches fehla* fehlanzeige fern fieber finan* flach flaschchen frage frage* frechheit
freundliches friss* frisst gebla* geblattert geehr* gegos* gegossen gehob* gehoben gehol* genom* genommen gereg* gesag*
gesagt gespannt gestempelt gewohnt gewusst gleitsicht gleitsichtbrille glute* grube* grundwasser guten guten* habe
hande* heim hellwig herr himme* himmel hr ihre ja jahren junge junge* klare* klaren knoch* knochen kopfhorer korb
krampfe krampfen krank* kreuz kuver* kuvert laufb* lebe leben lebenden lehrl* lieber lieferant liegt* lippe lippe*
lippen lol mange* masch* maschine meer mitar* mitarbeiter mogli* musse* nachgefragt nachgestellt nachtschalter nah
nehme* nehmen nette* notar offentlich parto* partout passieren passt passt* pfist* pfister pflegedienstleitung pista*
preis* probl* problem profe* rahmen rasen* rausgegeben refer* routi* rund sachv* sahen sahen* schic* schicht schnu*
schraubstock schuhen schuld schus* schuss schwammen sehe selle* sellerie skifa* skisc* solle* sollen sondern spark*
sparkasse spric* spricht stapl* starke stimmte tabletten team tilid* tilidin tode transfer treppenhaus trieb* umsta*
unfah* unfahig unterlagen unterstellt verha* verkaufer verkauferin verstanden vertauscht vertr* vertragt villa* villach
wiene* wisse* wissen wolfs* wunder zolia*`,
      '4': `
57 abtei* anged* angedreht apoth* aussc* ausschliesslich berater blase* blasen blick* buche* drohn* durfe* durfen
empfahl erkla* etike* etikett gearb* gearbeitet gelas* geler* gestalten gleit* irgendwas junio* kauft kauft* kramp*
krank leben* linken mappe mappe* polic* police rezep* schickte stefa* stefan tause* tausend verschlampt weihnachtsfeier
weine* weinen`,
      '5': `
abteilungsleiter blick blind dosis dosis* empfohlen falscher fonds fonds* ihrer ihrer* konta* linke* mg notar* ob
rezept riesl* riesling verka*`,
      '6': `
beratung empfo* gefra* gefragt gelernte hatt laufz* laufzeit`,
      '7': `
berat*`,
    },
    appointment: {
      '3': `
10 6 79 9 abgeben abges* absicht abzug anfah* anfahrt angeht anger* angerufen anlau* anlauf anmel* anschluss aussehe
beher* belag* belas* beruh* buchen buhne buhne* cousin decken dezem* dezember dicht dichtung dr drangekommen dritt*
dritten dritter eigener eigentliche eisen* elekt* elf erstb* fachl* fachlich fahrstunde fiebe* funkl* funkloch gabs
gebli* geblieben gerei* gereicht geschichte gewahlt gurte* gurtel hausa* hause hause* heimk* herab* hintereinander hort
hustenden immer installateur joint kaffe* kaffeeautomat kartoffeln katze kenn kleinkind krieg* kuchentisch makle*
makler meiner mich mietv* mietvertrag misch* monte* monteur nachb* namen nehm niema* niemand normale oh proto*
protokoll punkt* rappe* rappelvoll rastp* rastplatz rechnung safti* saftig sage samst* samstag schneider schrieb seid
std sussl* susslich techn* telefonisch turki* turkisch ubern* uberweisung uhr versc* viell* vielleicht vierten vorla*
vorlauf vorstellungsgesprach warte* welches wochen woran woran* wunsc* zahle zeits* ziehe* ziehen zugesagt zwill*`,
      '4': `
behan* besic* dicht* duschen erst fahrlehrer fanta* fluge* flugel frei freit* freitag gleichen hausaufgaben leid mittw*
mittwoch monat* nachster notdi* notdienst punktlich samme* schmerzen sekre* shirt shirt* sms still summt* tat techniker
telef* telefon theor* theorie therapeut tschu* umzug umzug* wartezimmer wozu`,
      '5': `
4x abgesagt arzti* arztin ausgemacht besichtigung fahrl* monaten neuer neuer* preisliste prufung sekretarin seufz*
uberm* ubermorgen verge* vergessen verschoben`,
      '6': `
fahrs* fahrstunden prufu*`,
      '7': `
termine`,
      '9': `
termi* termin`,
    },
    atmosphere: {
      '3': `
36 5 aha ampul* ampullen anders angefasst aufgu* augen augen* ausze* auszeit autom* balle* band bauer bauer* beson*
besonders bestellen billig blut brust buche* buchh* dieser dirig* dirigierte dj drink* drinks durchfall echt ei
einpacken elekt* empfi* entta* enttauscht erzahlte falle* fallen familienkarte flach* fraue* frauen fress* freun* fruh
fussb* fussball gang gegan* gegangen gemix* gemixt gemut* gemutlich gerate geschaut gesel* gesellschaft getan gewundert
graue graue* haarb* haarbuschel hab's hab's* hamme* hausl* herbe* hinte* hinten hochgetrieben hochs* hochstens in
jahrigen joint* kahle* kamin kamin* kassi* katzc* katzchen katzen kegelclub kerze* kindern klingt klofr* klofrau kohle
kur lacki* leere liebs* liebsten lunge lunge* massa* morder musik musik* nebel* neu normal panfl* panflote peits*
peitsche pfeift plotz* plotzlich preis* puls punkt regale repar* roch ruckz* rutsc* schaum scheidung schick schlo*
schloss schnitt schuld selbs* sichtlich sofas sofas* spass spass* spritzen spulk* spulkasten straf* techno theke theke*
tiere* tragen vergi* versteckt verti* vertickt vorm waren waren* warm warum warum* weissem weitergemacht wir wolle*
zahna* zahnarzt zusammengesackt`,
      '4': `
amste* aufguss ballebad bein benutzte bilds* bucher cousins dazu discounter durchgesessen fesse* fesseln flache ganz
geboh* gebohrt gekic* gekichert gelangweilt gerau* geschlossene gruselig haken haken* hausleitung hinei* hinein hintern
horro* horrorfilm jemanden jungg* kahle kamel* kerzen klassenfahrt krimis lecke* lecker leide* leider licht* massage
minzt* offnete popco* pulve* pulver reingekommen reparatur richtung rutsche sack sau selbst sitzt sitzt* sorgf*
sorgfaltig tasse* teppi* teppich tiere tode train* wohlg* wohlgemerkt wunsch zwink*`,
      '5': `
badem* disco erhoh* erhoht geraucht gras kassiert kohle* licht luftu* luftung trainer`,
      '6': `
cousi* gruse* ruher* ruheraum umkle* umkleide unterm`,
      '7': `
disco*`,
    },
    bill: {
      '3': `
11 12 14 340 4 480 590 71 780 84 870 89 950 99 abged* abgedeckt abgelesen abgerechnet abrei* abzuk* aha alkoh* anderen
angebliche angeg* angeschrieben angestellten anhan* auftrag ausgesteckt auslauft aussc* ausschaut ausserhalb auto
autom* automaten b banda* bandansage bau bausp* beend* belag* beleg beleg* benzi* berei* bereits besta* bestatigung
bestellung betreiber betru* bewer* bezah* blinddarm bohrte brief bundesnetzagentur ciao dabei dabei* darub* daruber
darun* darunter dasse* dasselbe datum datum* dense* denselben deren deren* dieselbe drucke drum einen einen* einsp*
energ* entso* entwe* entweder eurer eurer* fahrt fahrt* fehle* fehlenden felge* ficht* filia* fraul* fraulein fulle*
gebuhren geflo* geflogen gehn geht'* geht's gemac* gemacht genauso gepla* gewon* gewonnen gezah* gezahlt hab habt
halten handgepack hats haupt* hauptbahnhof heize heize* herbs* herbst herzi* herzinfarkt heut hiess hiess* hol
ignoriert inhal* inhalt jahrigen janne* janner karte karte* kennz* kerl klaus* klingel kraftig kredi* kreis*
kundenparkplatz kundi* kundigen kurze* ladek* land landet laut laute* lauter leeren leitu* leitungswasser lese linde*
liste liste* lud mahng* mahngebuhr mahnung medit* merk minib* mitbewohnerin model* moder* module musse* name narko* nie
notig papa pappe pappe* parag* pflegedienstleitung pflic* pflicht pirat* piste* poste* posten profi* quitt* reife*
rests* rohrr* rollen rontgen rost rottw* rottweiler ruman* schic* schleife schlicht schneller schok* schreiben schrift
schweiz scree* screenshot sim sobal* sobald sofor* sofort spezi* staat* staub sterb* stift still* strafe strassen
strec* strecke system telef* textbaustein ticke* ticket tief tiefg* tiefgarage trinke trotzdem typen typen* uberr*
ungef* ungefragt unterschrieben verkl* verklebt verlieren verschlafen verschwitzt verstorbenen verwaltung viel
vorhanden vorsc* weihnachtsfeier weite* widerspruch zahle* zahnk* zieht zig zinse* zinsen zugez* zusteller zyper*
zypern`,
      '4': `
2009 212 3 350 412 59 79 90 abgeb* abgen* abgenommen angekundigt ausschliesslich bahnh* bahnhof beendet beige*
beigesetzt benzinkanister bezahlt blind* brems* brief* drauf* eingebaut einzu* einzug entsorgung erklarung exakt exakt*
filiale foto fremdwort gutschrift handw* handwerker inkas* inkasso interessiert keinen konto* kratz* liftw* liftwart
monat monat* monatlich nachweislich narkose profile rechn* reifen rohr schlafen schle* schlecht schlichtungsstelle
schwager servicegebuhr syste* telefon trager trink* unterschrift verbrauchen verbraucherzentrale verre* verwa* wald
wart zahns* zugezogen`,
      '5': `
39 890 900 abgebucht betrug blind bremsscheiben drauf euro finan* grosstante kratzer kredit krone krone* kurzel
moderierte munte* munter nachw* rechnung touri* touristen verrechnet zahnsteinentfernung zylin* zylinder`,
      '6': `
640 absch* kontofuhrung`,
      '7': `
abschlag nachz* nachzahlung`,
    },
    booking: {
      '3': `
129 14b 19 480 950 abflug abgesagt agb altba* altbau anger* angerufen angezahlt arbeitskollege aufta* ausserhalb
bekamen bekannte berge* betrag binde* buche* buchungsnummer dame dieselbe doppe* durchgelegene durchsage einfa* einfach
einze* einzelzimmer ellbo* ellbogen entsp* ernst ernst* extra extra* faceb* facebook famil* farben feins* feinsten flug
flugz* foyer foyer* fr freitags friseur funfj* gebuhr geheu* geheult getauscht glatt* golde* goldene gutha* guthaben
hausf* hinterlegt hochz* kalen* kalender kaltm* kamen kamen* koch koffern kraftig kutsc* kutscher lagerhalle leide*
leider magne* morit* moritz mundl* mundlich namen namen* offnet oma packp* packpapier passieren praktisch quittung raum
reede* reederei rosse* rosser rucke* rucken salon salon* schneider schre* seiten senio* silbe* silberhochzeit stau
stohn* stree* street streikte system tag tankstelle tausc* tauschen taxi teiln* teilnehmer tischen topfe* trotz trotz*
turki* turkisch ubergeben uberwiesen umbuc* umbuchung umste* unang* unangemeldet verse* verza* verzahlt view walze*
walzer wen wirtsleute wohnt wohnt* zirbe* zumut* zusag* zusage zyper* zypern`,
      '4': `
abflu* annah* annahme anrufen beckenboden bestatigung betra* doppelte fischallergie gleic* hinko* kennt kennt* klo kurs
mail masse* masseur mussten onlin* online profe* quitt* sasse* sassen senioren syste* tisch tisch* trans* untereinander
verge* vermietet`,
      '5': `
airli* airline besta* bestatigt hatten meer nachn* nachnamen ort reser* transfer vergeben`,
      '6': `
buchu* gebuc* gebucht hotel hotel* reserviert`,
      '7': `
buchung`,
    },
    calm: {
      '3': `
112 14b 219 22 690 abkas* abkassiert alle also altes* ankun* antei* audio* audioguide aufzu* aufzug autob* autobahn
baust* baustelle beher* berau* beraubt besch* bettw* blasm* blasmusik box bratw* bratwurst brotc* brotchenservice
burge* dauerte denke* denken drohn* drunt* drunter durchgelegen dusch* etage fleck* fliege fohn garde* garderobe geb
gedea* gedealt gehorte gekok* gekokst gemie* gemietet genau* gepfi* gepfiffen gesprochen gewon* gewonnen gezapft
grossvater gut halb hante* haushalt hausm* hausmeister hochz* hochzeit hof hort junggesellenabschied kalt kalter kampf*
ketch* ketchup kinder kinn kissen klapp* klappern klebr* knien knien* kopf labbr* labbrig lampen landu* landung laut
lauts* lauwarm lebensgefahrlich leses* lesesaal liege luft lusti* lustig manche matra* matratze matsch meeti* meeting
mikro* mitarbeiterin mitternacht morderisch morgens mude mulla* mullabfuhr musik nadel* nadeln neben niemandem organ*
organisiert paar pacht* perso* pirat* posit* positiv premiere probe putze* putzen quadratmeter rauber reif rezeption
saal salon salon* sang schaffner scheidung schlafzimmer schna* schuh schwer sechs* see sibir* sibirien sieben siebenmal
sieg sitzn* sound spannend spitz* sportlich staat* starke stund* tafel taschenlampe taub tischen toter toter*
totgelacht traum* trinken tut umgeh* verfa* vermieterin verschwiegen verstehen versteht verwa* vier vorwa* wandern
welche wicke* winzi* winzig wurde zaube*`,
      '4': `
44 abwec* abwechselnd angeschrien bern betru* bis blask* blaskapelle blutd* bot boxen boxen* burger dachterrasse darun*
darunter fern film fruhs* fruhstuck funf gast gestohlen hanteln jungg* klar kopfw* kopfweh lautstarke leiser liege*
liegen luftg* luftgewehr mikro mitbr* muffe* muffelt nachb* nacht nacht* ohren ohren* ordnungsamt personal platz*
polizeiwache press* proto* protokoll recht ruhe sanit* schnarcht sechs serviette siebe* sitz split* tatut* tatutata
trocken uhr vierb* vierbettzimmer wande* wirkl* wirklich zimme* zimmer zusat*`,
      '5': `
direk* direkt erhol* geschlafen gitar* leise* nacho* nachos neben* ohrstopsel poliz* presslufthammer ruher* ruheraum
sport* uns`,
      '6': `
geboh* gebohrt kneip* kneipe nebenan ohrop* ohropax ohrst* platzwart`,
    },
    choice: {
      '3': `
alkoh* ausser ausverkauft auswa* bedienung beide beige* bier billig breze* bringt buche* buchh* butte* charm* dabei
dabei* davon davon* derselben diama* diamanten einpacken einze* einzige eis empfahl eng etwas etwas* falsch fehlanzeige
feines flaschen geheg* gemuse gerad* geschmack glaub gonne* gonnen gross* grossen haha hart heim hubsc* hubsch kartons
kerze* kiosk kiosk* klick* kommentiert konsu* konta* lager* lauft lauft* laune laune* meisten mord namli* namlich neffe
neuen neuen* neues packp* packpapier paten* pinze* pinzette plaud* radie* regal* richtigen riesl* riesling sahen sahen*
salat schmi* schmiert sehen sehen* semme* semmeln serie sortiert stattdessen synch* tages* tageskarte teurer tiere
traue* umkle* umkleide verschwitzt versteckt volle* vollen vorsc* waren waren* wehe weinen wolle wollt* wunderbar`,
      '4': `
590 abonn* alter* bratw* bratwurst bucher butter damen damen* dasse* dasselbe desse* dessert erdnussen fulle* gepfl*
gepflegt geric* gerne gerne* gespannt gibts gibts* glas gutes gutes* hauses heft hilfs* kerzen klick lecke* lecker lego
lob model* obst schneidet schoner sorte* sorti* tasse* trinkt umbau umbau* umtauschen verka* verschwinden zucke* zucker`,
      '5': `
42 auswahl diebs* diebstahl einzeln erdnu* gemus* gestr* gestrichen gesuc* gesucht grosse krimi* lager regale salat*
salatbar serie* verkauferin woand* woanders`,
      '6': `
krimis`,
    },
    cleanliness: {
      '3': `
27 abend* abends agent* agentur angefangen angegeben angekreuzt anzeigetafel apotheker arbeite armel armel* arzte*
aufkl* aufkleber augen auswahl bad beitr* benutzte bescheid besuch betten bitter blut brauchen brezel bruck* cappu*
cappuccino check codei* codeintropfen cola creme creme* currywurst dampf* dampfbad dauerte davon davon* doppe* doppelte
drauf* dreist durchfall dusche eddin* edding eigentlich einse* einsetzen einzelner einziger erinn* extra extra* fahre
familienkarte farben filte* flaschchen geklaut geldborse geleg* gemeinde gestalten gestern gestreichelt gestu*
gestunken gewischt glatz* glutenfrei griff griff* gummi* hafen hafen* handschuhfach handtucher heimlich hocke* huhn
ihren ihren* infus* innen jugen* kafig* kakao kakao* kanal kanal* kanin* kaninchen kasch* kase keines ketch* ketchup
klamm klamm* klebt kopfhaut krampfe krankgeschrieben kreuzung kuhl lage lampe* lampen lappe* lappen leben* lebenden
lief linse* linseneintopf manche marmelade mitgeschrieben mittel nachtschalter nadeln nass niema* niemand nimmt nimmt*
normaler oma orden parfu* parfum pflas* pflaster plast* pomme* pommes pool praktikantin psych* reise rolltreppe rutsche
sache* sachen safti* saftig sag salmo* salmonellen sandk* sandkasten schimmel schmeckte schmu* schwiegermutter seife*
seine* sofa speis* spinnt spric* spricht stammen staub staub* steckt stehn stehn* stich* stiche stinkt table* tablett
terra* terrasse tilid* tilidin tisch toaster topf traub* trocknet tropf unter unterarm untertassen verdr* verkauferin
verse* verta* vertauscht verti* vertickt video vormieter wachst waffe waffe* wand weinen weitergemacht welle* wunscht
wurze* wurzelbehandlung zahle zahn zahna* zahnarzt zuges* zuric* zurich`,
      '4': `
61 abflu* aufgehort backermeister backo* backofen besch* bettw* des dick disku* diskussion dusch* duschen eiska*
eiskalt endre* endreinigung fiebe* flieg* fliege geben geben* gelegen geput* geputzt grade* grades hands* haut heima*
kafer* klebte kontrolle laufb* laufbandern loffe* loffel mg mohn musse* nasse* operi* operiert papie* papier reis
sanit* schim* seife stran* strand studi* tische toile* traum* tutch* tutchen vermi* vermieterin vormi* wem zwisc*`,
      '5': `
bank beschwert beweg* blutv* blutvergiftung brose* erken* fieber geschnitten haare haare* hauta* hautarzt klebr* klebt*
lagen lagen* laser* mussen nadel* narbe* narben pizza* socke* socken studio tisch* toilette traumhaft verbrennungen
verstandigt zwischendurch`,
      '6': `
abfluss bewegt boden boden* haarb* haarbuschel`,
    },
    delivery: {
      '3': `
1 2 460 5 66 90 abende abgezogen abholung absen* absender acker acker* aktio* ampul* ampullen angekommen apoth* augus*
august ausgepackt aussa* aussah aussen automatisch beerd* beerdigung berga* bergab beste* betrieb bewertungen bugel
chatb* chatbot demse* demselben diens* ehrli* ehrlich ehrliche empfangen entsorgt erkennt ersat* ersatz expre* express
fach fahre* fakes* fakeshop falsc* fehlen fehlten fensterladen ferti* fertig funks* funkstille fussm* garnelen
gartenschlauch gasse gasse* gebas* gebastelt gehei* gehn gekle* gekli* geklingelt gemustert genia* genial gepre* gerad*
gerade gerd geschenk geschmissen geste* gewunken gutscheine hange* heil hemd herrs* hundert ignor* ignorieren immer*
insge* insgesamt iphon* iphone jahri* janua* januar jetzt jetzt* juli kalte* kalter kam karto* katze* kauferschutz
kindergeburtstag kirsc* knochen kochs* kochsalz koffe* kommo* kommode kopf kratzer kreuzung kuhlp* kuver* kuvert lacki*
ladek* langst lasse lieferung lindn* lindner link mai mannes meint milch monatlich nachb* nachlass nachm* neu neuem
neuem* neunzig nix objektiven offli* offline ohne ostern osterreich personen polni* polnisch postf* postfach proze*
prozent quali* rechtsanwalt reissverschluss rest resta* riese* roller rucksack sagten salam* salami samstag schick
schleife schmunzeln schnupfen schone seite* shop singl* single sollten spat statt statt* stefa* stefan stern stimmte
storniert stras* strassen teure* thai trane* tranen trans* tute ubern vase vereinbart verklebt verschollen vertrauen
vorbei war's war's* wart wellensittiche wertstoffhof wette wochen zaun zemen*`,
      '4': `
angeschlagen anzah* anzahlung badew* badewanne bestellt beule beule* bruhe* bugel* dienstag empfa* empfanger fahrer
falsche febru* februar flur geburtstagsgeschenk gelie* geliefert gestellt gewic* kamen kamen* kapse* kapseln karton
kling* klingelt koche* kochen koffer kreuz* lieferant lieferzeit mutte* oster* pizza* richtung robot* roboter rollen
samst* schaufenster seite sofa tagen tagen* unterwegs verkaufer verschoben vierm* viermal zeitu*`,
      '5': `
anget* angetroffen apotheke arbeitsplatte bords* bote campi* gebur* gewicht katze klamo* klamotten nachmittags pizza
selts* seltsam ware zeitung zusteller zustellung`,
      '6': `
bordsteinkante liefertermin muttertag nachbar spule* spulen zuges* zuste*`,
      '7': `
zugestellt`,
      '8': `
liefe* paket paket*`,
    },
    drinks: {
      '3': `
0 18 4 50 90 abend abend* abgeraumt abgezahlt angeschrieben armba* armband aufge* bass bedienung behau* behauptet
bleib* bleiben blitzschnell buhne buhne* derma* dermassen drang* eis farbe farbe* fluss* gebra* gebracht gebuhr gern
geschluckt gutes gutes* hingehalten hocke* hocker jacken jeman* jemand kippt* kostete kunds* kundschaft lehne lehne*
liebe* liebevoll lusti* manche meisten minde* minzt* mord nase ofen offener pfarr* pfarrer pfeil* pille* pillen
rechnung ruckweg schen* schenken schme* schna* schuss sortiert sound* spezi* spule stehe* stern strassenbahn tolle
tolle* trese* tresen triff* trifft tropfen umgek* unbed* unbedingt vermu* vertragt vorgestern wasser wasserflasche
witzi* witzig zeug zitro* zitrone zucke* zucker zugez*`,
      '4': `
bandc* bandchen beute* beutel blasm* blasmusik brumm* chip cola drangehalten drink* drinks flamm* fress* freun* gehore
gekok* gekokst gemix* gemixt genom* genommen gerne gerne* gezapft grossen hafer* k kippte klappstuhle konnt*
krankenhaus lauwarm lebensgefahrlich leitungswasser macke* magen* o plus pur sakko sakko* schal* schmeckt schnaps
schwu* sorte* sound sprit* spulmittel stehen tausc* tauschen theke theke* totge* totgelacht umgekippt veltl* veltliner
verspielt warm wasse* wirt zwerg* zwerge zwink*`,
      '5': `
einla* einlass freundin ghb konnte musik* spritz trinkt urin wein`,
      '6': `
cocktails gin lauwa* musik schaum spulm* wassr* wassrig`,
      '7': `
barke* barkeeper cockt* schal`,
      '8': `
bier glas tonic tonic*`,
    },
    driver: {
      '3': `
11 64 abgezogen allei* allein amste* an angeben angem* ankom* ankommen ans auffa* ausge* ausgeladen ausgesucht aussc*
baustelle bellt* beschwerde betrug billig bub derma* dermassen diesm* diesmal dreis* du durchsage eingestiegen endet
entso* erste erwis* erwischt fest flach* flaschchen fragte gedre* gedreht gefuh* gefuhlt gemei* gemustert geschmissen
gesta* gestanden getip* getippt gluhw* gluhwein gotti* gottingen handgelenk haupt* hinten hinterm jager* jagermeister
kannt* kannte kippt* klassenfahrt klaus* kling* koffer kompliment kostete krage* kragen kreuzung kurzer kusch* lasse
linie linie* lust mallo* mallorca merk mich mikro mikro* mitten motzt motzt* nachbar nachbarn nachmittags nachsten nase
ob offener oma peits* peitsche punktlich pupil* pupillen quitt* quittung rampe rampe* rasts* raststatte reinh* rollen
roller rollt* runde runde* schaut schmeisst schnaps schne* schos* schoss selts* seltsam senio* senioren sitzn* spiegel
stange std steue* storn* susse susse* tja touri* touristen treff* treffe ubern ubern* umsteigen unpun* unpunktlich
unterhalten vertrauen vorbestellt wagen wagen* wart weil winke* winken woher woher* wohne wohne* wollt worte* zahle*
zahlen zugestellt zurec* zusammengesackt zusteller zwanz*`,
      '4': `
94 abfah* abfahrt ampel ampel* ausschnitt autob* beifa* bords* bote endet* er flachmann fragt* fuhr gas gezog* gezogen
hielt hielt* iphon* iphone klingelt knie liefe* lieferung lokfu* lokfuhrer messe morph* nehme* nehmen paket paket*
pakete pizza* regen* renne* rolls* rollstuhl ruckspiegel s schau* schein steuer vollb* vollbremsung vorbeigefahren vorm
weite* wette zaun zentrale`,
      '5': `
beifahrer chauf* chauffeur dich dreissigerzone fahrt fahrt* hauptbahnhof kurz pizza polizisten regen reihe* stras*
strasse strec* strecke weggefahren whats* whatsapp`,
      '6': `
busfa* busfahrer halte* numme* reihe`,
      '7': `
haltestelle nummer`,
      '8': `
ausgestiegen`,
      '9': `
fahre* fahrer`,
    },
    equipment: {
      '3': `
17 28 55 72 94 abgeraumt abspe* agb aller aller* alterer an angestellten angestellter anima* animation asche* attra*
attrappe aufgebrochen aufgu* aufkl* aufkleber aufpa* aufpassen aufse* aufseher aussenbecken automat autos* bahn bahne*
bahnen bald balle* bank beckenboden befre* besch* beschaftigt bescheid betre* billiger blieb blieben blink* bot bretter
bugel burg burste chip dampf* daran daran* draht* dreist eigenes einfa* einfach eingehangt einweiser emil empfahl
enkel* ersat* etagen etwa fahrt fahrt* faire* falsch fehle* fehlt* festgehalten feuch* feucht freud* freude fuss gebli*
gebro* gefal* gefallen gefan* gefli* gekle* gemer* gemerkt geschrien gesichert gesta* gestanden gesti* gestimmt gewei*
geweint gurtel halle* hallenbad handschellen hangt hangt* hanteln happi* happig heize* jonas jonas* kalor* kalorien
kante* kassierer kassierin kenne* klebt klebt* kleiner klemmt klemmten kling* klos kocht* konfe* konfetti kopf krumm
krumm* kuhlp* kurz laufe* laufen lauts* lauwarm lehrb* lehrbuch leihs* leihschuhe leine leuch* loste loste* luft mach
macke* manag* manchmal maste* maxim* maximal meins meins* mitar* mitarbeiter monat muffe* muffelt mussens nachmittag
naja neffen nimmt nimmt* nordw* numme* ofter* oster* ostern perso* pfeiler pfund* platz platz* portu* portugal putz
rader ratse* ratsel rauch* rauchen raucher reagiert rechner reing* reparatur rolltreppe route* rucke* rucken schatze
schaut schlager schlosser schmunzeln schoc* schwimmwesten seife* sonst sonst* spina* spinat spind spind* spinn* spinnt
spran* sprang sprec* sprechanlage sprunggelenk spulmittel stahl* stammen steis* stellen stromsaule studio stutz* taste*
teena* thema thema* toaster topf train* trakt* trieb* trockner tropfelt tuch turm tut ubrigen untertassen uralte veran*
verbrannt verbrennungen verra* verraten verschraubt verweist videouberwacht vierter vorau* vorga* vorko* wachst
waschanlage wasserspender wellen werde zenti* zentimeter zigarette zitte* zuckte zuged* zweie* zweit* zweitschlussel`,
      '4': `
46 aufgerissen aufsi* auswendig ballebad blieb* blinkt blute* bugel* dran dusch* etage* febru* februar fehla*
fehlanzeige fehlercode festg* gebrochen gepre* gewor* hob kabel* kennen kette kiosk kiosk* klemm* klingel klo
lautsprecher matte matte* munze* munzen nachsten neffe* ofter personal rad rausc* runte* runter sauna* scheine schlo*
schloss schuh* schuhe spiel* strom* tee teich teich* unsch* uralt* vorganger wacke* wackelt wartet wenig* wenigstens
wiege* zette* zettel zweien`,
      '5': `
ausse* ausser betreiber betri* durchgerutscht duschen fehlten geworben griff griff* hante* hinterrad kettenkarussell
klett* klettergerust kugel* kugeln laufbandern lift momen* moment ruder* rudergerat sauna schienbein trock* trocknet`,
      '6': `
betrieb fiel hervo* kette* laufb* netz spielleiter`,
    },
    exhibition: {
      '3': `
26 64 84 absag* absage affen affen* aha arbeitgeber aufpa* aufpassen aufseher ausgezogen ausverkauft ausziehen azubi*
bagger bankr* begrundung bekannte bh billiger bistr* bistro bitts* bittsteller cafe darau* dixis dixis* drohn* drucken
durch* durften eintr* eintritt erleb* erwac* erwachsene erzah* erzahlte fache* fachelten fahnd* familienkarte fand'*
fand's figur figur* film filmc* filmchen filmt filmt* fliegen fotog* freie gefol* gehaltszettel gemal* gesag* gesagt
gesichert gespi* gespielt glock* grube* grun handb* handschellen hat's hat's* hausa* heimf* heimfahrt heise* heiser
helm horst* hunde inhaberin kapit* kapitan kaputte klemmte klingelte kopfw* kopfweh kundinnen lange* lauts*
lautsprecher lebenslauf leer linken lowenzahn nachricht niede* nordw* oder offensichtlich pause pause* plaka* plakat
pony progr* provi* provision quietscht rang raub rausc* regen renov* renovierung riesi* riesig ritte* ruhige satte*
sattel saule saule* schaute scheidung scherben schick schli* schlief schliessfach schluss sechsten sehn seiner sekt
selbstauskunft sonderausstellung sprac* stattdessen steht steht* stift* sympa* sympathisch tatsa* tatsachlich tenor
tenor* tier tiere trockenen ulm umgeb* umgek* umgekippt umset* umsetzen verst* verstanden vierjahrige vor vorge*
vorhang zehen zehen* zelle* zu`,
      '4': `
azubine box dafur dafur* darauf eisba* eisbaren fand gehe geist* geisterbahn gelangweilt gepla* geschatzt hals hands*
korbc* laufe* laufen lehma* lehmann pingu* pinguine quadr* quadratmeter schlafzimmer schoc* schwangerschaft spat stell
tode uberwachung vierj* vorgestern winkt* witze witze*`,
      '5': `
angereist besichtigung echte* echten eigentliche famil* geheg* gehege holzs* hubsc* hubsch klang klang* langer lowen
lowen* souve* souvenirladen vitri*`,
      '6': `
audio* audioguide besic* halft* halfte highl* highlight spann* spannend vitrinen`,
      '9': `
makle* makler`,
    },
    food: {
      '3': `
129 214 219 30 6 90 abend abger* abgezogen abteilung achse* alle alufo* alufolie angeben animation anrei* anschaut
anstandig arbeite arztl* aufba* ausreden ausverkauft ausze* auszeit avoca* avocado backen bekam blitz* bluti* blutwurst
bord brech* brot bruck* buchh* burge* burger butter chris* christkindl currywurst demse* demselben diesen dixis dixis*
drin durchsage echter eier einse* einsetzen erdnusse erdnussen erkun* eroffnet espre* espresso extra extra* fand fasch*
faschiertes fett flach* flami* freier fullt* gabeln geb gehab* gehabt geklaut gekri* gekriegt gelassen gerei* gereicht
gerol* gerollt geschmack gespannt gingen glasi* gonne* gonnen grab grau hackf* hackfleisch hafen hafen* handgepack
handschlag hart hast heisses hochz* holzs* hubsch hunge* hunger jungs* kabin* kaffeeautomat kalte kalte* kaut kegelclub
keins keins* kerzen kinder knallt knochen koche* kochen kochi* kochin kohle* kolla* kollabiert kopf kopfe* krampfe
kreislauf labbr* labbrig lacht* lachte laptops leben* lehrlinge leide* leider lest leuch* lupe malta malta* manda*
marmelade massa* matsc* mediz* meinte messer mitbewohnerin muhe musli* nachg* nachgefragt nacho* nachos nachstes ned
nein neunzig nickt* norma* normale notar* notau* notig* notiz* nusss* orden* ordentlich pappe pappe* parken passa*
patie* personal pfleg* pfleger pingu* pinguine pinke* pizza plusc* postk* postkarte pro psych* putze* putzen radie*
raten raub raucher reif respe* respekt resta* rettu* ritte* rolle ruber ruber* schade schadensersatz schmeckte schna*
schnarcht schni* schnitte schriftlich schuh* schwe* schwer schwester schwi* sechz* sechzig serviert serviette siebzehn
solid* sollten sonntag spend* spendiert standler starke stewa* stewardess stimmung straf* stutz suppe* tasche tasse*
tisch toaster toten trans* traur* trock* tut ubera* uberall uberwachung umgebracht unbed* unbedingt ungef* ungefragt
verbrannt verda* vermu* vermutlich verstaucht vierb* vierbettzimmer virus virus* vorbestellt vorwu* vorwurf waffe
wandern wellen werde wetter wie worte* wurst zitat zitat* zufall zufallig zunge zunge* zuruckgegeben`,
      '4': `
42 abend* achselzucken affen affen* all ambie* ambiente anima* anreise aufgeplatzt ausfl* ausflug automatisch babyb*
backe* backer bedie* bedienung beric* bescheid beweg* bewegt bezahlen blitzschnell blutig bombi* bombig boxve*
boxverein brand* bruhe* carbo* carbonara cashe* cousins curry darub* daruber deko ecke ei eimer eimer* entta* erdap*
erdapfelsalat erdbe* erdbeeren erdnu* erdnuss faust faust* fisch gabel* gebra* geges* gegessen gemah* gemutlicher
geschmacklich geschwollen glute* grauenhaft halb harml* harmlos haut heimlich hohen* joghu* joghurt jungs kafer* kaffe*
kaffee kaise* kase kellnerin kohle kosten kramp* krankgeschrieben kubel kubel* lachs* lauwa* lieb loffe* loffel matsch
menu mohnk* mohnkuchen mutti mutti* nachte nickte niederknien notarzt notaufnahme nusse pfeiler pizza* pizze* portion
rausk* rauskam runde runde* sahne schei* schliesstage schnitzel schwo* service sieg sitzplatz stammlokal strafe stump*
stumpf suppe tisch* tute uberl* verbracht versa* vorta* vortag waren waren* wein wirt wisse worte wurst* zolia* zufal*
zweites`,
      '5': `
abgeraumt can curry* dress* dressing eat enttauschung erken* essen essen* fisch* flach fleis* gab garne* geschmeckt
hasel* haselnuss huhn innen innen* inten* intensiv kanne kanne* kegelrunde ketch* ketchup kindergeburtstag kuchenchef
lachs lause* lauwarm linse* mande* mandeln min minute nachbartisch nusse* ofen pasta pasta* pesto pesto* pirat* pizzen
probi* rettungswagen sagten sahar* sahara sahne* salmo* salmonellen satt schar* scheiben schuhsohle schwiegermutter
schwoll selle* sellerie servi* spatz* terra* terrasse thai toast toiletten toten* tropf unserer verbr* verbrechen
versalzen you zah`,
      '6': `
corti* cortison doner epipe* epipen fleisch gulas* gulasch kegel* kelln* kellner kraut* kribb* kribbeln linseneintopf
mohn pomme* pommes ruhre* schad* telle* teller tische wars zuruckgeschickt`,
      '7': `
doner* kalt koch kraut lause mediu* medium porti* reis ruhrei sosse sosse* toast*`,
      '9': `
buffe* buffet`,
    },
    haircut: {
      '3': `
200 2009 42 420 500 abgeholt abger* abkas* abkassiert abnim* abnimmt achselzucken angez* anlag* anlage anschliessend
anwaltin arbeitet auffu* auffullen aufgezogen ausgefallen ausgelacht ausreden bad bagge* bagger baust* behal* behalten
behau* bestr* bewei* bierd* bikin* bikini bilde* binde* blockiert blumenladen blutv* blutvergiftung braun* breit breit*
briefkasten brink* dach dageg* dagegen dank dauern decke dichtung dick ding displ* display dokto* doppelt dose draht*
dreck* dritt* drube* eigenen eigener eigentliche einse* einsetzen eitri* eitrig entge* entso* entsorgt entsp* erkennt
erkla* erlebt ersten erzahlt etagen falsc* falsch farbe fehlenden feine* festgebunden festgestellt feuer* fingern firma
firma* firmenadresse forme* franz franz* frisch friseurin frisu* frisur fullung galer* galerie garag* garage gatti*
gattin gearb* gearbeitet gefal* geful* gefullt gegan* gegangen gehangt gelas* gerichtlich gerissen geschichte
geschmiert gesteckt gestorben gestreichelt getau* getauscht gewisser gewoh* gewohnen gezuc* gezuckt glasigen
gleitsichtbrille gross haare haare* hahn heck helm hinterm hochz* horte horte* ibupr* ihn instagram installateur iphon*
iphone jager jungs kanal kanal* kante kante* kicherte kinn kiste klebe* knarz* knarzt knips* knipste koche konne*
konnen kostenvoranschlag krank* krone krone* kundinnen kurz kurzel kurzer lachg* ladun* land lauft lauft* lautstarke
lebensgefahrlich lehrl* lehrling leiter linde* lindn* lindner loschung losge* loste loste* mache* mag malen malen*
mater* mensc* mittag mittel monti* morder motiv* motor motor* munte* munter nachgemacht nachgestellt nachh* nachw*
narko* nem neuen neuen* neun nochm* offnen ohr pfingsten plane preisliste probe programm punkte putze* quietscht rader
rader* rausf* rechnung reden* regnet reinigen rests* richt* richtig rontgen sachv* sang satte* sattel schaf* schaue
schaute scheibe schickte schlaf schlag schlechtes schna* schneidet schritt schuster schwa* seinem seitd* seitdem setzt
sofas sofas* sonne sorgen souvenir spinne spitz* split* spule* spulen stellen stich* stift stift* stillgelegt stott*
stufe stufen stundenlang such super super* tiefgarage trage treffe trepp* treppen tut uber uberb* uberw* ubrigens umzug
umzug* unterarm verkratzt verle* vorbi* vorbildlich vorganger vorhe* vorher vorsi* vorstellungsgesprach warme*
weitergemacht werkz* werkzeug werte werte* wiede* wieder wurze* wurzelbehandlung zahna* zahnarzt zahnk*
zahnsteinentfernung zange zange* zeich* zeitp* zeitpunkt zelle* zitro* zitrone zwischendrin zwischendurch zwischenzeit`,
      '4': `
412 780 900 ahm alten alten* angeht angestellte angezogen anzah* anzahlung arbeitsplatte auge augen* besuc* betrug
bewerbungsfotos bilder bisse* bob bohre* bohrer braun bremsen brudern co cousin demir demir* dreck dritten exakt exakt*
falsches farbe* feuerwehr firme* fleck* fohn frech frech* frise* geduldig gerus* geschnitten gewor* gezap* gezappelt
grade* grades handf* hauta* hautarzt heinz heinz* herd hingebracht hoher* inspe* inspektion jungs* kater kater* kinnl*
kinnlangem kisten klini* klinik komm kopfh* krank kurze* laser* leihw* leihwagen linz mecha* mechaniker meister melder
modul* montiert mutze mutze* nachg* nagel nagel* narbe* narben narkose nasse* offne* pfusc* ppm radio radio* rechts
reden repar* repariert retus* rontg* rottw* rottweiler salon salon* schneiden schnu* schor* schornsteinfeger schreien
schwiegervater silbe* sperr* steff* steffi stemp* stempel stufe* tagen tagen* ubrig* verkr* verpf* verschlafen
verschwitzt wand wunder zemen*`,
      '5': `
000 abgas* abgasrohr abgerechnet adven* advent anrie* anrief arzte* augen belag* besuch brand* brauchen brems*
bremsscheiben coiff* coiffeuse dachr* dachrinne drauf* eddin* edding fleck fliesen fugen fugen* gefalle geworden
handfest haut kiefe* kiefer kinderzimmer kiste* kopfhaut module munzs* munzsammlung nachgebessert operi* operiert
polie* reifenwechsel roch rost schaf schwager sperrt spitzen therme tiefg* tischler topfs* topfschnitt ubrig zahn
zenti* zentimeter ziege* ziegel zugeb*`,
      '6': `
drauf lieferschein orang* orange pudel pudel* rohrr*`,
      '7': `
baule* bauleiter schie*`,
      '8': `
schief`,
    },
    handling: {
      '3': `
19 2011 5 7 absicht agent* agentur akte amtsg* amtsgericht attes* attest beitrag beleidigt brill* diagn* displ* display
erhal* erhalten ewig fahrrad fall finde* freig* fremde geb genic* genickt gesprungen grosser grund* haus herbe* jahren
janua* januar jedes kaufen keinen klage klage* komplett kontos kostenvoranschlag kur langsam leitu* leitungswasser
liebevoll liegt liegt* mal marz meinem melden moge morgens nenne* nennen parag* pfist* pfister polic* police
privatadresse punkt* punktlich rahme* rohr sache satze* satzen schad* schrank seit sound* spric* spricht steigt stemp*
stempel telef* telefon tja tod trocknet unehr* unterlagen versi* verzo* verzogert viert* vierten wachs* wachst
wartezeit woche* zustandig zutei* zuteilung`,
      '4': `
anderer braucht eingeschrieben fehle* fehlt* formulare galle* gerne gerne* gutachten jahre* jedes* koln konto* lohnz*
lohnzettel mundl* mundlich nachgewiesen nochm* optik* pdf rechnungen sachv* schaden spare* sparen ubernommen versichert
warte*`,
      '5': `
ableh* einge* eingezahlt fehlt funks* funkstille hagel* hagelschaden juni nochmal sachbearbeiterin umsch* wasserschaden`,
      '6': `
abgel* formu* formular gemel* gemeldet grundwasser`,
      '7': `
abgelehnt gutac* gutachter`,
      '8': `
eingereicht sachbearbeiter`,
      '9': `
sachb*`,
    },
    hours: {
      '3': `
12 14 214 81 86 9 anfra* anfrage ausfa* autom* barco* barcode betreuerinnen bleib* bleibt brauche bugel* diens* dieser
donne* dunkeln echte* enkel enkel* erstattet erzieherinnen fahre fahrrad fiebe* filia* filiale fr geige* gekom*
gekommen genau genau* gesti* gestimmt gitter hands* herzlich heuer heuer* hinge* kase klappt laune laune* laut leist*
mache* machen mahng* mahngebuhr mensc* mi mittwochs nachbarort nirge* nirgends offen* pakete reichte retour richt*
richtige rolll* rollladen schatz schli* sechzig spannend store* storen stutz* taste* tenor tenor* torte torte* ulm
unten unten* verme* verpa* verpasst verschlossen vertretung viertel vorsp* weihn* zette* zettel`,
      '4': `
11 15 198 antei* arbeiten aufgerufen ausha* aushang automat bafog bafog* bis brann* brannte echten einri* extra extra*
fahnd* geoff* handschellen herzl* kekse kekse* leses* lesesaal licht licht* motzt motzt* nachtschalter niede*
niederknien notdi* notdienst noten noten* offen offnung perso* proben rollo rollo* samst* sprit steht steht*
stockelschuhen stutz um websi* website wiese wiese* zeite* zeiten zelle*`,
      '5': `
10 17 18 arbei* donnerstags drinn* drinnen folge folge* geoffnet hingefahren inven* mittwoch offnungszeiten
personalmangel schlange schliesst uhr umson* umsonst`,
      '6': `
30 buch di inventur mittw* samstags`,
      '7': `
offnu*`,
    },
    interface: {
      '3': `
11 amazo* amazon andern angemeldet anhat anhat* anleg* anlegen ansch* antworten auflo* ausgesteckt beerd* beerdigung
beipa* beipackzettel bildern cloud cloud* date dauer* diama* diamanten drehe* drehen eines eines* eingespielt elfja*
elfjahrige elternabend ende erlau* faq fett finde* finden finni* finnisch folge* friss* frisst fussg* fussgangerzone
gebur* geburtsdatum gehei* gekun* gekundigt gelos* gemel* gemeldet geschrieben guckt guckt* haha herun* herzl* herzlich
hilfe juwel* kalor* kalorien klick klick* konto* kontoauszug lesen lesen* losch* loschen motor* nachr* nervt nervt*
nette* netten neu nirge* nirgends passe* plan posit* positiv rat redete rolll* rollladen sagt schluss schre* schri*
schrift schritte seinem selfi* selfies serie sobal* sobald speic* speichern spiel* spulm* staubsauger stimm* stimmen
thema thema* treff* uberhaupt uberlesen ubers* verbu* verbunden verfallen verlangert verliert verschwommene
verstorbenen warum warum* weitere winke* winken wozu zahle*`,
      '4': `
400 95 99 abonn* automatische bilder bildes desig* design filte* folge fragebogen geloscht hassl* haush* haushalt kann
kaputte ledig* moder* moderierte nettes passen premi* premium puls rauf schic* schicken schickt schreiben spiel suppo*
support taschenlampe treffen updat* update viel vorstellen woand* woanders zahneputzen`,
      '5': `
abo app arbeitskollege bilde* chat gutha* guthaben profile ruckg* spulmittel werbe*`,
      '6': `
profil ruckgangig`,
      '7': `
profi*`,
    },
    listing: {
      '3': `
000 5 absag* absage alufo* alufolie anzei* anzeige aufkl* aufkleber ausgabe barco* barcode bauch bauer bauer* beric*
bern bezahlt bilds* bitts* bittsteller brauc* cafe dick direk* direkt echt eingespielt endreinigung entde* entdeckt
erstm* erstmal faceb* facebook fand'* fand's fuhle* gehor* gelie* geliefert geworben gitter grosse hals helle* hosen
hosen* jahren kauti* kaution km laut lebenslauf lebt marke* meter* min nebel optik* plastik portu* portugal press*
quadr* rappe* rauber raumt raumt* regel* regelrecht retou* rucksendung ruman* schac* schachtel schaute schuf* schufa
schus* seitd* seitdem sorge* spat spiel* steckt stinkt trakt* traumhaft tuv verbrauch verkaufer verke* verkehrt verre*
versteckt vorab* wort`,
      '4': `
1970 2009 36 78 artik* becke* berau* beraubt bildern bildschirm dumm echter einzelner exper* folie folie* gefan*
gehaltszettel gehmi* gehminuten gehort kleber kostenlos kurse kurse* langeweile malta malta* metern nirge* nirgends
nordw* olwec* olwechsel parkp* parkplatz peinl* peinlich polizeistation pool ruhig* rund saube* sauber seebl* seeblick
shenz* shenzhen skisc* sonderausstellung sorgen spielt stran* strand ulm unterm verschenken verschwitzt vorab vorau*
zwar`,
      '5': `
angereist aussi* aussicht becken hexen* lage makle* makler ruhige schuster verka*`,
      '6': `
164`,
    },
    login: {
      '3': `
2019 2024 212 26 adres* adresse anmel* anmeldung arme aufgegeben ausgesperrt automatisch begrundung bitte bitte*
braucht briefe bring* bringt cache cache* danke danke* darf daten dauer* derse* derselben einlo* einloggen erklarte
eroff* eroffnet erreicht ewig finde freis* geduld gefallen gekauft geschickt gutscheine handb* handy* hochg* hochlade
hotli* hotline ihr infor* inkas* inkasso inser* kannte kassel kompe* kompetent kripo kripo* kunde* kundennummer
kundigen level level* meins meins* mitar* mitarbeiter mitbringen modul* neue nutze* pfeif* praxis profi* reing*
reingekommen reingesteckt samt scheiben schliesst schritte schwo* seele* seelenruhig sehe seid siche* sicherheit stimm*
suppo* support tagli* taglich uberh* uberhaupt unsch* updat* update wahns* wechselt welch* welches werkt* werktage
woher woher* zerti* zertifikat zugan*`,
      '4': `
abgel* andern dauert dozen* durchgeben erlau* erlaubt eure faq finge* freischaltung gebur* gefun* gefunden googl*
google gymna* gymnasium handy hausb* hunde* kafka kafka* kommt kommt* litau* litauen mater* meldet nutzen offentlich
profil schulerinnen schwor stimmt studium teilen uberweisen verga* verstehe wahnsinnig`,
      '5': `
aktiv* app ausweis bevor bevor* brief gespe* gesperrt hochgeladen hochl* konto* neues neues* per sms verif*
verifizierung`,
      '6': `
abgelaufen accou* account auswe* brief* code fingerabdruck geburtsdatum konto kontostand pin`,
      '7': `
ladt`,
      '8': `
passw* passwort`,
    },
    membership: {
      '3': `
000 11 12 143 150 24 39 450 870 90 abgeb* abged* abgedeckt abgeh* ables* ablesen abo adressen alleinerziehende amtsg*
amtsgericht ander* anderen angebliche anwaltin arbei* argert aufgenommen aufgeschwatzt aufna* auftr* ausla* ausschaut
aussteigen ausza* auszahlung bands* bearbeitet blumen bohrt* bohrte boses boses* bundesnetzagentur damal* damals damen*
datenschutz dazwi* dazwischen demen* demse* demselben dicke* diesm* diesmal drucke einbehalten eingezahlt elekt* erfol*
erled* erledigt eroffnung faq felge* festgestellt forde* fulle* ganzes garten gatti* gattin gehaltszettel gekau*
gekauft gerichtlich gesetzt getriebeschaden gibt golf grati* gruss gutha* guthaben handler haust* hausverwaltung herr
ignor* ignorieren inkas* inkasso internet jahre* juli kapse* kapseln kenn kenne klage klage* klappt kleingedruckten
konto konto* kontos kopiert kredi* langeweile lasse* lassen liebl* lief link lohn marz mbit minde* mitbewohnerin
nachgebessert nett neuem neuem* nie obwoh* obwohl oktob* oktober per pfusc* post preis* putz rate rechtsanwalt rests*
rucktritt ruman* sachv* schad* schade schrift schuld seite seite* serio* serios sollte sorte* spare* sparen spater
staat* stahl* start* steh steht steht* steigen stieg* sturm sturm* stutt* stuttgart suche table* uberb* umzug umzug*
verfallen verfu* verha* vermieter versp* versprochenen weggezogen wofur wofur* wusst* zahle zeits* zeitungspapier zieht
zinse* zinsen zutei* zuteilung`,
      '4': `
86 89 99 a abgebucht anders angeb* anwalt auftrag auslauft dach damen dein einsc* gefalscht gekun* gekundigt gelei*
geleistet geric* geset* glatz* gleis gleis* gratis inzwi* inzwischen klasse knopf knopf* lande* liefertermin lohnz*
lohnzettel miete* mieterverein mittagessen monaten monatlich ping pong probe* probetraining rente rente* schreiben shop
solan* solange stadt* stude* student studio trese* tresen uberlesen unter* verbraucherzentrale vertreter wider* zahle*
zahler zuruckkommt`,
      '5': `
anbie* anbieter angeblich anwal* bgh ebens* ebenso einbe* eingeschaltet einschreiben fristgerecht jahr kredit mahnb*
mahnbescheid mietv* mietvertrag paar reservierungsgebuhr schut* stadtwerken tablet unterschrieben vertr* vertrag
vertrage`,
      '6': `
800 frist* kauti* kaution kundigen monat* monate`,
      '7': `
kundi* kundigung unterschrift`,
    },
    order: {
      '3': `
100 20 87 88 91 a apotheker aufgerissen ausgabe ausre* baustelle behauptet beipa* beipackzettel berge* besteck beute*
beutel blaul* blaulicht bochu* bochum brachte cashe* curry danke danke* deckel demse* demselben eck ehrli* ehrlich
ehrliche entschuldigt erdnuss fakes* fakeshop fremde frise* frist funkt* funktioniert gar gelegt geric* geschmacklich
gleichzeitig gurke gurke* haara* haarausfall handc* hats heisse herst* hersteller hocke* ihrem ihrem* joghu* joghurt
junge* kapse* kapseln katze kiste kiste* koche* kochen lapto* laptop leid liebe lol mahnu* mahnung milch min mitbe*
mitbewohnerin montags nachd* nachdem nachste nasen* nasenspray nebentisch norma* notiz* nusse ohne packc* packchen
passt personen pizze* provi* provision rande* rausgehen ruckg* ruckgabe schac* schachtel schlafen schwamm spruc* spruch
stati* stets stets* stroh* table* teil traubenzucker uberw* ums verbr* verbracht vergeben verschoben vierm* viermal
webse* webseite witz zelt zoll`,
      '4': `
189 40 5 acker* allergie ausdrucklich beche* becher blauen bon brill* brille currywurst drive drive* eingeschaltet
falsc* febru* februar fehlt* finge* finger freud* freude front* fuhrt fuhrt* gehn gelie* geliefert gericht gewar*
gewartet handler heimg* hocker kaffeemaschine kuchenabteilung lese lupe name normaler pen pesto pesto* plane* ruckt*
rucktritt salam* salami sarde* sardellen se station stick* storn* storniert tabletten telefonnummer tippf* tippfehler
uberwiesen verbraucherzentrale verme* wohn zuvor*`,
      '5': `
acker aufgemacht ausdr* bestellung curry* falsches garne* geges* gegessen liefe* offli* offline tute vorka* vorkasse`,
      '6': `
garnelen impre* impressum lieferbar terminal`,
      '7': `
beste* bestellt milch* statt statt*`,
    },
    parcel: {
      '3': `
1 19 350 590 65 690 890 950 abgeb* abgebrochen abgebucht abholung absatz ahnun* ahnung anzug anzug* arbeitsplatte
aufgegeben aufgerissen aussen backo* backofen benut* bestand bissc* bisschen brotz* brotzeit bursch burst* burste
campi* dreckig dritt dubel dubel* ec eigen* eigene eins etwa falsche felge* fenst* fotos fotos* funft gartenschlauch
gelei* genic* genickt gepfi* gepfiffen gepru* gepruft gerau* geraumt gerne gerne* gespr* gewah* gewahlt gewissen goldk*
goldkette haben haben* hausc* hauschen inhaberin kamen kamen* kante kante* klage klage* klamo* klamotten koln
kostenvoranschlag lose macke* maler* meiner mistk* mistkubel moge monte* monteur monti* nachl* nun osterreich pfarr*
pfarrer polie* premium progr* rader* rausz* regal reinigung rekla* reklamiert riese* riesl* riesling ruckg* ruckgabe
sache sand scher* scherben schra* setze* setzen silbe* stieg* stuhlbein tippf* tippfehler tischler uberr* umges* upgra*
upgrade vase verbogen verei* verlaufen verpi* wachs wagen waschanlage wasche werts* wertstoffhof wisse zahle* zugeb*
zuruc* zuruck`,
      '4': `
angeschlagen ausgefullt benutzung braut* brude* bruder deren deren* einse* einsetzen erhal* erhalten etui fehlt* festp*
festpreis gefahr geschenk geschichte gestell glanz* glase* glaser graue* heckw* heckwischer her kalten kappe kappe*
karto* kartons kisten klappe kommo* kommode lange* melden nachlass nem premi* programm radern rechner tut's tut's*
vitrine wasch* waschmaschine werkz* werkzeug zeitung zeitungspapier`,
      '5': `
beule beule* dreck* fehlte foto glanz langem verkr* vorhe* vorher zeitu* zerbr* zerbrochen`,
      '6': `
anten* antenne brautkleid grauen verkratzt zerkr* zerkratzt`,
      '7': `
kratz* schrank`,
      '8': `
kratzer`,
    },
    parking: {
      '3': `
340 63 abges* abgeschlossen abgestellt aufru* baby backo* backofen beifahrersitz bike bolle* bollerwagen braut* buchh*
bundesstrasse dieselben dran einka* endre* endreinigung erstm* erstmal folie folie* formulare gedra* gefah* gefahren
gehn gelau* gelaufen gemac* gemacht genauso gesprochen halbe herre* ja kindersitz km kreis kreis* kundennummer lobby
lobby* mannh* mannheim muden muden* nachte neuestem nimmt nimmt* nummern ok ordnu* ordnung pappe pappe* parke* parkh*
parkhaus parkt parkt* personal rabat* rabatt rausc* recht* rechts reins* routi* ruhige saule saule* schei* schme*
schmerzen sehn sicher siebz* socke* socken sonnenbrille steig* stund* tiere todes* trager vermieterin voll vormieter
wofur wofur*`,
      '4': `
15 abgeben abgelesen angeschrieben attra* attrappe autom* behan* behandlung besten bestens block block* brech* c
einkauf erstk* erstklassig fort fragebogen frein* freinehmen galt gedrange gurt herren kleinwagen knoll* knollchen m
momen* moment navi parken scheine schmeckte sprechanlage steigt stellplatz stoss* stosst strassenraub stunde tacho
tacho* tause* tausend tiefg* tiefgarage tja videouberwacht vorja* vorjahr w wacht* wachter`,
      '5': `
e pflan* pflanzen riss rucksitz schrie`,
      '6': `
automat kombi kombi*`,
      '7': `
eng parkp* parkplatz`,
    },
    payment: {
      '3': `
14 23 340 38 90 abgeb* abgelehnt abges* abnim* abnimmt absen* absender abzuk* anged* angek* angerufen annahme anrufen
anscheinend anzei* aufgenommen aufmacht ausdrucken ausserhalb bands* barco* barcode beamte bestens bewertungen buche*
buchen chat darau* dieselbe durchgelegene einzug entsc* erstattet etwa eurer eurer* fahrgastrechte fake fakes* fakeshop
fall falsc* falsches fehler finde fliegen flyer flyer* frank* freischaltung fuhrt fuhrt* geduldiger gefalscht geguc*
geguckt gepre* gericht gesetz gestr* gestrichen gewahrleistung gewinne graue* gulti* gultig gut hante* hausverwaltung
hilfe hotel hotel* hubsches hundert ihr jacken kaltm* kennz* kennzeichen klage klage* kleid knochen konfe* konfetti
krankheit krieg lagerhalle laune laune* lese lobes* lobeshymnen mahnb* mahnbescheid miete* mittl* mittlerweile monaten
neuem neuem* neunzig nun ostern ping platt* pong privatadresse qr rad recht* resta* rot ruckt* sagten schad* schim*
schonen schulterzucken seite seite* sovie* soviel standen station stein* storn* strassen stree* street stur telefonat
thai tut's tut's* uberg* ubergabe verbraucherzentrale verka* verklebt verse* verwe* verweist vierz* vierzehn view
vogel* weihnachten werks* widerruf wird'* wird's wohnu* wohnung zeitu* zeitung zinse* zinsen zufri* zuruckgeben`,
      '4': `
24 250 6 abgebucht abgeschickt annah* artik* auszahlen betrag braut* buchung dir einga* eingang eingeschaltet einzu*
entschuldigung entwe* entweder etike* etikett eurem eurem* gate gesca* gescannt geschlossen geset* gesetzt gutge*
gutgeschrieben gutsc* gutschein hambu* hamburg himme* himmel inhab* karten kauferschutz kleid* konnten mails mails*
mange* mangel mieterverein proze* prozent retoure ruckg* rucktritt ruckz* schade schimmel stati* steine storniert such
tor uberl* uberw* uberweisen uberwiesen verkaufer verra* verraten vorka* vorkasse zuruc* zuruck`,
      '5': `
amtsg* amtsgericht angekommen artikel betra* brautkleid buchu* denen denen* flug frist frist* grauen impre* impressum
lass plattform porta* portal retou* ruckzahlung telefonnummer zig`,
      '6': `
konze* konzert`,
      '7': `
geld kauti* kaution`,
    },
    paymentmeans: {
      '3': `
340 400 420 500 6x 71 a8 abgebucht abgelehnt adven* advent amt anderem anschrift anzug anzug* aufgebohrt ausgesucht
autom* bagger banko* barge* bargeld begeg* beleg bohrte bonus bonus* boxen boxen* buro darauf dasse* dasselbe deutschen
du ec einbe* einbehalten einga* eingang eingeschaltet empfanger erreicht erst euer euro firma firma* firmenadresse
freis* fress* freundin friseur fussg* fussgangerzone gatti* gattin gefalle gehalt geht gelei* geleistet gerat* gerissen
getip* getippt gewinne grant* gutsc* hamme* heft heize heut hingehalten hinterzimmer hochgeladen hunde* hunge* hunger
jedesmal jemanden kartenzahlung kassi* kassiererin kleingedruckten komme konto konto* kontoauszug korbc* kreuz*
kugelschreiber ladung lagerhalle lebt magne* mater* miete minde* munzen musst* musste nah namen* neuem neuem* nimmt
nimmt* null offenen offnet osterreich packp* packpapier pausc* posit* positiv programm rahmen rausg* reede* reederei
reing* reingesteckt reklamiert renne* rennen rests* ruft scham* schauen schlo* schloss schwor semmel senioren serio*
serios setzt silberhochzeit sonst sonst* spark* sparkasse spate* spater sprang stadt* stahl* steuer stundenlang tal
taub telef* tippf* tippfehler treffe trockner trug uberweisung uberwiesen umset* umsetzen unsch* verdacht verif*
verifizierung vermietet verspielt vorab* warenkorb welpe* wirti* wirtin zahle* zahlung zeigte ziege* ziegel zuruckgeben
zwanziger`,
      '4': `
460 angekreuzt angemeldet auszahlen automaten bar baule* bauleiter bestatigung dispo* dort einkaufen einza* einzahlen
funfz* gefal* gefalscht grund hauser jager kaufe* kundenservice lohn lohnz* lohnzettel nagel* nagelstudio numme* nummer
ober ratse* ratsel scheine semme* spinn* spuck* spuckt uberw* verfo* verfolgt wohn woran woran*`,
      '5': `
000 180 3 angez* anzah* anzahlung auszahlung blod blumenladen funfziger gerat gewin* hunderter kartengerat rate rausb*
rausbekommen spinnt ubrig vorab`,
      '6': `
1 angezahlt ausza* karte`,
      '7': `
karte*`,
    },
    policy: {
      '3': `
30 45 47 6x abgeben alter* anhan* anhat anhat* arztl* aufgestanden aufmachen aufna* ausch* auschecken ausha* aushang
ausstellung axt babyb* bad besuche betreuerinnen bewacht bleib* bleiben bonus bonus* brotchenservice buch buhne buhne*
caddy* dacke* dackel dampfbad des deutschen displ* display dort empfangen entta* enttauschung eroffnet erzieherinnen
euro expre* express facke* fackeln fahrg* fahrgeschafte freunde fruhschicht fuhlen galt gast geplu* geplundert
gesprungen gleichzeitig grafi* grafik gutsc* gutschein handtasche hauses helm herrschaften hocker holz hosen hosen*
inventur ja kasse* kassen kassenzettel kaufe kaufe* kennt kennt* klassenlehrerin kleingedruckten kommu* kontr* kripo
kripo* kugelschreiber kuhl lang lapto* laptop laube* leitungswasser mahng* mahngebuhr mannh* mannheim meldezettel
misch* mittagspause mitten mittwochs motorrad mullt* mulltonnen munze nachsten ner nervt nervt* neuestem nirge*
nirgends offnungszeiten original patie* person personalmangel platz* pro probetraining radfa* radfahren radle* radler
rasen* rechnen redete rein reisepass riechen sachbearbeiterin sage samstags satte* sattel schad* schadel schen*
schenken schil* schild schliessfach schliesst schriftlich sechzig sicherheit siebenjahrige spieler spinning stamp*
stamperl stapl* steht steht* strafe thera* tier turns* uberb* uberr* umgef* umset* umsetzen unpun* unpunktlich verme*
verspielt verstehe vierjahrige vorst* vorstand wartu* wartung wasserflasche websi* website wodka wodka* wofur wofur*
worde* worden wortlich zahns* zigaretten zigeu* zigeuner`,
      '4': `
15 18 abgel* alter aufpa* aufpassen beric* darf durft* durften entschieden gesetzlich gespr* gesprach hau kasch*
kauferschutz leitu* loch magne* nachgewiesen offenen ofters parkh* parkhaus platzwart pulli pulli* retour sechz*
siebenmal spina* spinat theat* theater verbo* verboten verwe* verweigert zaun zwink*`,
      '5': `
abgelehnt down geschluckt gilt hausv* hunde hunde* kontrolliert mitgl* syndr* syndrom`,
      '6': `
auswe* ausweis hausverbot sakko sakko*`,
    },
    price: {
      '3': `
00 1 100 14b 17 170 19 2011 24 31 400 420 46 500 51 6 60 65 7 74 78 780 800 900 95 950 a8 abgabe abrec* abzoc* abzocke
aktio* all allem allem* anfah* anfahrt angegeben angeschrieben ankom* ankommen apfel arbeitskollege aufseher aufta*
ausgesucht ausschaut aussenspiegel ausze* auszeit badem* bademantel ballebad bedan* began* begann beitr* beleg* berau*
beraubt berechnet bereits besichtigt besonders betrachten betrunken bike bishe* bisher bitter blieben bolle*
bollerwagen brumm* bursten bus caddy* cappu* cappuccino chanc* chance chip cocktails dach dafur dafur* daran daran*
date dauerte daume* davon* dein denn dicke* doppelte dreist dreiv* e ehrli* ehrlich eigenes einfu* einzelner eis eisen*
endet endet* erlaubt ersch* erstb* ersten fahre fahrl* fahrstunden falle* fallen falschen fand'* fand's fett finde
finde* findet flaschen fleis* fliesen flog fluge* flugel fohne* fohnen folie folie* frank* franken freundliches
friedlich fruh fuhlt fulda fulda* fulle* fussm* galer* galerie gast gearg* geargert gebla* geblattert gedus* geduscht
geehr* gefan* gefol* gefro* gefroren gefuh* gegenuber gehorte gekle* gekun* gekundigt gelachelt gelangweilt gelog*
gelogen gemus* gerat gesammelt geschmeckt gespi* gespielt gesto* gestorben gewes* gewesen gewinne gewusst gingen
gleicher gleit* grossvater gulas* handschellen handtuch hassl* haufe* haufen haushalt heimf* heimfahrt helm herrlich
herz herzi* herzinfarkt hexen* highl* highlight hilfe hilfe* hilfs* hochgesetzt hohen* hoher hoher* holzs* horst*
hundi* hundin hustensaft hut ihrer ihrer* innig innig* inspe* inspektion interessant irgendwo is juwel* kaffe* kaise*
kalor* kalorien kalter kaltm* kegel* kegelclub kegelrunde keins keins* kerzen klang klang* klare* klavier kleber klemm*
klemmte klemmten klimaanlage koche kompa* kopfe kopfe* koste* kostete krallen krampfe kraut kraut* kuchen kuhls*
kuhlschrank kultu* kumpe* kumpel lache* ladung langeweile laptops lasse leer leihschuhe letzt* letzte lieb linke* lob
luftg* luftgewehr lustig m malen malen* markise maschine max mediz* meister messe mikro* minzt* momen* moment mord
morder motor motor* nachg* nachl* nachlass nachstes nachte narko* nase niederknien ok olwec* olwechsel operi* operiert
pacht* packp* packpapier parkt patie* pausc* pfund* platze plus popcorn porti* privat probe probe* probefahrt prufu*
puzzl* puzzle qr quasi quasi* rabat* rabatt rahmen ratse* ratsel rechn* redete renov* renovierung repar* reparatur
respe* respekt retus* rucksitz ruhe runde runde* rutsc* satt schaf schei* schlauch schloss schlussel schne* schneidet
schuster sechzehn seiten selbs* seufz* shirt shirt* sichtlich sitzplatze skifa* skisc* sobal* sobald socke* socken
solid* sonde* sound souvenir sperrt spinning spitz* sprechanlage spritz spule standig standler staubsauger steig*
steigen sterne stimm* stott* stras* strom* sturm sturm* super* teena* teil teure* textb* textbaustein thema thema*
theor* theorie tiefg* toast toast* trakt* trane* tranen traubenzucker traue* trug tunne* tunnel tusch* ubernommen
uberteuert umgeb* upgra* upgrade vaters verbrauch verbrechen verha* verkratzt verla* verliert verra* verraten
verschollen versprochen volle* vollen vorganger vorsi* w war's war's* warte wassr* wassrig webse* webseite weisses
weitere welches welpe* wem wiederholung wird wisse wohl wuppe* wuppertal zah zahlung zahnr* zehnt* ziege* zufri* zulas*
zulassung`,
      '4': `
11 120 20 2x 380 48 50 79 88 9 90 abo abrechnung absat* abzug* achte* achterbahn allerdings arbeit ausserdem bankr*
beitrag besuche butte* dampf* deine deine* diebi* diebs* diebstahl diesm* diesmal doppe* doppelt druckt ec eigentliche
einze* einzeln eng erzahlen expre* fach fast festp* festpreis find fleisch fremden gefuhlt gekri* gekriegt gesal*
gesalzen gestempelt gewor* geworden gibt'* gibt's giess* gonne* gonnen guckt guckt* hafer* haha halft* halfte hund
kaffee kirsc* klaren kostenvoranschlag kostet krall* ledig* letztes liter* lusti* masch* mecke* meckern meist* messe*
motorrad mutze mutze* nachgewogen paten* plan plastik poliz* polizei preiserhohung proze* prozent rausc* rechnung
rette* rettet rutsche saule saule* scheiben schliessfach schlo* schneiden schrank schuh* sekun* sekunden selbst souve*
spitzen steigt stellte stimmen stimmt strom super suppe* teuer teuer* tiefgarage tode tot totsc* tram treffen verei*
verschlossener vitrinen vorla* vorlauf wahns* wisst wisst* witz wurst*`,
      '5': `
0 143 240 27 35 450 68 72 80 94 absatz abzuge anstehen aufgebohrt avoca* avocado belegtes brav butter cent cockt*
dampfbad diama* diamanten diesel erlau* euro funft geheg* gehege gehts gehts* geldbeutel gemuse gleitsicht gucke*
gucken kartons kaste* kasten kilo klavi* lachen liter match* mediu* medium merkt merkt* morit* moritz nett polizist
preis preis* raub raumu* raumungsverkauf rausgeflogen seh sicht sicht* sonderausstellung strassenraub stutz stutz* tank
teurer treff* tun umbau umbau* verkr* waage waage* wahnsinn weh`,
      '6': `
16 289 29 96 99 gramm gramm* pro schuhsohle spielleiter verlangert`,
      '7': `
38 eintr*`,
      '8': `
eintritt`,
    },
    product: {
      '3': `
100 139 30 42 4x 870 94 95 abgel* absen* absender absic* absicht abzuk* ahm allem allem* angep* angezogen anstandig
apothekerin armel armel* ausgesucht behal* behalten behau* behaupte behauptet beratung beweg* bewegt bewerten bilde*
blaul* blaulicht blod blutd* braune brezel brose* brot china creme creme* deko derselben diesen dosis dosis* druckt
durchfall eigene eigenes eingegangen eingegeben eingeschlafen eingespielt eins einzelner empfangen empfi* empfindlich
entschuldigung entsorgt erinn* fern ficht* flach fotos fotos* geben geben* gefan* gelie* geliefert gell gerd gereg*
geschenk gestu* gestunken getan getrank gewas* gewaschen gewohnt gleiche gleicher gleit* gleitsicht glutenfrei gymna*
gymnasium haara* haarausfall habs halbes handler hangen hatten hecke hecke* heimlich herbs* hinei* hinein hol horst*
insge* insgesamt inter* janua* januar kamen kamen* kapse* kapseln kassenzettel klar klare* klaren klebe* kleid* klein*
km knall* knochen kochs* kochsalz korb korbc* kosten kreis* kuche kuchenabteilung lebenden lippen lost malta malta*
markt* meers* meinte mg model* nah naturlich nebenan nein ner nichte normaler obend* platt poliz* polizeistation puzzl*
puzzle rasen* recht* rechts reingefallen rekla* ruckgabe rucks* ruckzahlung schaf* schrank schulerinnen schwammen
seite* silberhochzeit sofa spare* sparen spielt spule stinkt stree* street sturz* tafel* tagen tagen* tank tanke*
tanken tause* tausend teilen topfe* toten trane* tranen trans* traubenzucker trieb* uberl* unterrichte verbrauch versa*
verschenken verschleiss viel view vorau* vorta* vortag waage waage* wackelt wars welpe* werkstatt woche* wochen wortlos
youtu* youtube zoliakie zwolf zwolf*`,
      '4': `
180 apoth* auffu* auffullen bilder blase* blasen blitz* braun desig* design drehte ehema* einka* einkaufswagen
erdbeeren etike* etikett fehlen flami* frank* franken garan* garantie gearg* geargert gegeb* gegeben gestartet gesto*
gestorben getra* getragen gewac* gewachshaus giess* glute* googl* google grins* herst* hersteller hubsches interessiert
keins keins* kleine knallt konnten kramp* krampfen kunde* kundinnen links links* liter modell nach nachgewogen natur*
nettes origi* proben puls reini* reklamation retou* riechen risik* schac* schachtel schaufenster schie* schief schne*
schra* schrauben schuh* schuster stink* stuhlbein tomat* tot totge* umtau* umtausch ungef* ungefragt verkauferin
versand zahneputzen zolia* zuhau* zuhause`,
      '5': `
36 akku ausgepackt braun* brotc* brotchen displ* display einge* erdbe* ersatz fremden gegos* gegossen gramm gramm*
handb* hange* kleber kommo* kommode kopfe kopfe* laden laden* liter* originalkarton packu* packung passt passt* peinl*
peinlich polni* polnisch reinigen schuhen seiten strau* strauss thuje* thujen verka*`,
      '6': `
170 anlei* anleitung ersat* hose kundendienst rucksendung shenz* shenzhen sohle sohle* verkaufer`,
    },
    punctuality: {
      '3': `
20 23 240 690 7 abfah* abfahrt abgebrochen adven* advent anfah* anfahrt anfra* anfrage angez* angezeigt annul*
anzeigetafel ausdrucken ausge* bearbeitet bille* bus dachr* dachrinne diese* ende endet* erfol* ersta* fahrgastrechte
fahrt fahrt* fallt fallt* fensterladen fliesen froh gab's gab's* gate gebraucht gedus* geduscht geguc* geguckt gelac*
gelacht gelei* gerus* gerust geschlossen gestanden gestrichen gewol* gewollt gewor* gleis gleis* graz gutschein halbes
hauptbahnhof hotli* hotline is kamen kamen* karto* klaus* klima* koche kommt kommt* legte legte* letzter linz lust
macke* mallo* mallorca mitternacht mittl* mittlerweile montags nachgebessert oslo palma palma* perso* personal
pfingsten pflegerin plane* queng* radio radio* renov* renovierung reservierung ruhrend schlager schwiegervater somme*
sommer stand* standen steg stuhlbein teuer teuer* traue* uberh* uberhaupt uhrze* uhrzeit um umbuc* umbuchung umste*
verba* verre* verrechnet versp* viert* vierte vorbestellt wagen wann winkt* woche* zwischenzeit`,
      '4': `
00 25 6 ansch* bevor bevor* bistr* bistro diese eingehalten festp* festpreis flug fugen fugen* gestr* geworden glatt*
gotti* gottingen irgendwann kalten kartons klima krumm krumm* linie* merk plane punkt* schwester solch* solche spate*
spater steig* stunden ubrigen umsteigen unpun* unpunktlich verpa* verpasst wagen* weggefahren woche zugbegleiter`,
      '5': `
anschluss ausgemacht kassel linie minut* minuten punktlich verspatung zugbe*`,
      '6': `
zug`,
    },
    queue: {
      '3': `
10 110 2 2011 289 35 5 50 55 61 62 9 abgeg* abgegeben absichtlich abspe* abzug allerdings alufo* alufolie anfan* angef*
anonyme anschaut antra* antrag anwalt aufgerufen aufmacht augen* augenrollen ausgeschaltet aussenspiegel auswendig
backe* baggersee bedienung beraten besuche bremsen brill* buhne buhne* burst* cousi* cousins curry* currywurst dafur
dafur* daran daran* dauer* dauern demir demir* diagnose doppelt dran dreij* duschen eingeschlafen elf empfo* endli*
endlich entfe* erhoh* erhoht erklart erreichbar ersatzteil ersten expre* fachl* fachlich fahren ferien ferti* fertig
festgebunden fotograf fulda fulda* fuss garten gebla* geblattert geburtstagskarte gedac* geduldiger gedus* geduscht
gefor* gefordert gekic* gekichert geklart gelas* geldbeutel gelog* gelogen genervt genic* genickt getrank getranke
gewisser gibt'* gibt's gingen gleichzeitig gleitsicht grauenhaft grill* grillen grosser grund* grundwasser gucke*
gucken gulti* gultig gute handw* handwerker heinz heinz* herab* herbe* heute heute* hexen* himml* himmlisch hochs*
horro* horrorfilm insge* insgesamt jederzeit junge kaffeeautomat kartc* kartchen keins keins* kelln* kenn kenne
kleinwagen klingt knall* kommu* krallen krankheit kripo kripo* kronu* kronung leben leerg* leid leihw* leihwagen lese
liebevoll liefe* liegt mantel marz medikament meers* melde* melden menu mitta* mittag munze* nachbartisch nacke* nacken
nebel nenne* nennen nette* netten nix notar* notfa* numme* nummer ofen offen offentlich offnu* offnung paten*
pensioniert pommes praxis profe* queng* rahme* rappe* raten raumt raumt* rausgehen rausk* rauskam rechnungen
rechtsanwalt reser* reserviert risot* risotto rolla* ruber ruber* ruft schal* schnaps schni* schoc* schwagerin se
seepf* seepferdchen sehr seht sein seufz* sicherheitsmann siebz* sitzplatz smile* smiley sonntagabend sonntags sorgf*
sorgfaltig spare* sparen stamm* stammlokal steff* steffi stemp* stuhl stund* summe* telefonnummer uberfullt uberl*
unangemeldet unehr* unfreundlichste urlau* urlaubstag verba* verdreht verhu* verke* verkehrt versa* versalzen verst*
verstaucht verstehe versteht verzo* verzogert virus virus* volle vorbestellt vorbi* vorbildlich vorm vorwe* vorweg
wachst wacke* wartet warteten wartu* wartung wechseln wechsle wegen wegen* werkt* werktage wiese wiese* wildw*
wildwasserbahn winkt* wirkl* wirklich wochen zahneputzen zeich* zulassung zuvor*`,
      '4': `
140 20 4 47 66 70 anderthalb anfang angebot angestanden anste* arbeitgeber aufgezogen backen blind* blitzschnell brille
brink* bursten dauerte derwe* derweil drangekommen einsp* empfang empfohlen fahrg* fehlt fiat flur fussm* gebuh*
gedacht gehts gehts* geran* gerannt gewar* gewartet glase* glaser grussen gurke gurke* homep* homepage hustenden ihre
kellner kunst* labbr* labbrig lacht* leute leute* liefen lupe medit* minut* minuten nachstes nerve* nerven notar notau*
offen* olwec* olwechsel opa panda panda* pizze* pomme* praxi* rappelvoll rezept schalter schla* schnell schnitzel sechs
sechs* sekun* sekunden siebzehn sorti* sortiert sosse sosse* souvenir spatz* stroh* stuhl* stuhle stunden suppe* tag
toll trotz tusch* unterlagen verge* versichert warte warteschleife wartezeit weggeschickt weit zeit zusag* zusage`,
      '5': `
104 198 anstehen april april* arzti* arztin beant* beantragt dreiv* dreiviertelstunde fahrgeschafte ferie* gedau*
gedauert geist* geisterbahn gelassen impfu* impfung kassen krall* lacht min notaufnahme pizzen quiet* schlauch sechst
suss terminal verda* vorra* vorratig wechs* wechselt zins`,
      '6': `
214 kalt quietscht termi* termin wartezimmer zulas*`,
      '7': `
std warte*`,
      '8': `
schlange`,
    },
    returns: {
      '3': `
19 2 42 95 abgel* abgeschickt abste* abzug andere angek* angeschaut angezogen ansta* ausgepackt automatische bearb*
beleg beleg* beste* bestens blod china* creme creme* displ* display drucker einga* eingang ersta* erstattet fehlenden
ferns* fernseher garnicht gegen* gekau* gekauft gell geoff* getan gut gutge* gutgeschrieben habt ignorieren ihnen
ihnen* irgendwas job kanis* kanister kassenzettel kaufe kaufen kaugu* kaugummi kaut keinen konnten koste* kurze* loch m
mahnung mails mails* nen originalkarton packu* packung rande* recht riss ruckg* seinen sesse* sessel sollen tagen
tagen* verlieren verwe* vierzehn wars werts* wertstoffhof wo zerri* zerrissen zoll zufri* zuruc* zuruckgeben
zuruckgegeben zuruckgeschickt`,
      '4': `
abgelehnt abstellt abteilungsleiter angekommen anscheinend anstandig bekan* bekannte bestellt china eigene gegen gekaut
geschenkt gesetz gutsc* gutschein kaufe* kleid kosten nebenbei origi* proben puzzl* puzzle riechen risik* rucks* schac*
schachtel serviceschalter teilen thuje* thujen verweigert weihnachten weissen`,
      '5': `
etike* etikett geld gewac* gewachshaus kulan* kulanz retou* retoure ruckgabe`,
      '6': `
hose kleid*`,
      '7': `
rucksendung`,
      '9': `
umtau* umtausch`,
    },
    rooms: {
      '3': `
98 abend* abgeschraubt ables* ablesen anreise anson* ansonsten auszi* banko* ciao deckel diale* dieses dozen* dozentin
dunkel dunn durchgelegene durchgesessen eigentlich essen etui fangt fangt* flami* flur forde* fuhlt* gabel* gabeln
ganzer gener* gerau* geschmack halb heiml* herrl* herrlich hochz* hof itali* jedenfalls juwel* keins keins* klemmte
konne* konnen konsu* kunds* kundschaft lache* lag liefen liess* matratzen mediz* mitbe* mitgebracht mittel morge*
morgen nachte nachtportier nachtschwester nachttischschublade nah nahm narko* narkose nettes ohrop* ohropax panfl*
panflote pass perso* personal personen pfing* pinke* plusc* pulve* pulver radie* reich* reichlich reichweite reinigung
reisepass reklamation rettung rezeptionist rucksacken sagen sagen* sahar* sahara sasse* sassen schim* schimmel
schliesst schmu* schnarcht seebl* seeblick sehn sofa spazi* spieg* stationsleitung steckte tatsa* tatsachlich topf
turnh* turnhalle unterm verfo* verfolgt vierb* vierbettzimmer wande* ware weissem werde* werts* wozu wunsch zehnm*`,
      '4': `
abgew* benut* benutzte bh dusch* dusche essen* etwas etwas* gang gemie* gemietet geraucht ging glanz* guckt* gutes
gutes* heimlich heizu* heizung kamer* kamera nachts notausgang pappe pappe* raum stolz stolz* umso wande zwar`,
      '5': `
aufna* bett kabin* kabine kamin kamin* klopf* klopfen matra* matratze nacht* rauchmelder verschwand vorha* vorhang
vorwu* vorwurf wertsachen winzi* winzig`,
      '7': `
fruhs* fruhstuck rezep* zimme* zimmer`,
      '8': `
rezeption`,
    },
    sales: {
      '3': `
164 2009 214 86 abhol* abholen anged* aufge* aufgenommen auge aussehe beamte bearbeitet beratung beric* bespr* bette*
bewerbungsfotos brauchte bruck* bus cappu* cappuccino cousin demen* denke* denken dezem* dezember drube* druber dunke*
einem einem* erkla* erklart exper* fr frisu* frisur fusse* fussm* gebe gefuhrt gekan* gekannt geses* gesessen geseu*
geseufzt gespa* grati* gutachter hand hande handschlag heute heute* hocke* jahre* jahren katze* kauft kauft* kaum kevin
kevin* km kowal* kowalski krank* kuche* kuchenabteilung lacki* lasse* lassen laune laune* magne* mitta* nachw*
nachweislich name naturlich neue notie* notiert nudel* nudeln paar pampi* pampig proze* prozent pruft pruft* rad raten*
rausgekommen recht rechts rente* rentn* rentner retus* ruckseite schoner schraube sitze* strau* tarif tarif* telle*
teller tram tuv uberm* ubermorgen unterschreiben verlangert versicherung versp* vertrag werks* widerruf zeits* zulas*`,
      '4': `
2011 900 anderem angedreht angelogen anzei* anzeige auste* austern bausp* belas* berat* beraten betten chanc* chance
eigener gatti* gattin gepfl* gepflegt gerat* gratis gruss gunst* gutac* himme* himmel hinterher hocker ledig* lugt
muste* nachfragt plane* preisliste recht* sorte* tacho unfallfrei unter* unterschrift verka* verkauf verkaufer verme*
vertr* vertrage vorstellungsgesprach wochentlich zeige* zeigen zulassung zusat*`,
      '5': `
000 gerate herr kaufh* mittagessen vertreter vorbesitzer zerti* zertifikat`,
      '6': `
krankenkasse probe* raumu* raumungsverkauf tacho* unfal*`,
      '7': `
probefahrt`,
    },
    seating: {
      '3': `
119 14b 23 4x 5 54 64 96 abgebrochen agb allem allem* anreise ansch* anschluss auflo* ausdrucken ausku* auskunft
autobahn berau* beraubt betrachten bombi* bombig bratw* bratwurst breit breit* buchungsmaske burge* cola crew demir
demir* drink* drinks drinn* drinnen drive drive* einla* einlass ensem* ensemble erdnusse erinn* essen essen* feld franz
franz* freie fremden freundlich fried* galer* galerie gaste gaste* gedra* gedrange gefei* gefeiert gefol* gefro*
gefroren gehbe* geklaut gelandet gemut* gemutlicher gesungen gitar* gluhw* gluhwein halft* halfte haltestelle hambu*
hamburg handl* herrschaften hilfs* hocke* hocker hundert ihren ihren* jedenfalls jugen* kassel kaum keinem kinn
klappstuhle klimaanlage klingelte knien knien* kompl* komplett kreuzung lasse leicht lokfu* lokfuhrer mann matsc*
matsch mecke* meckern mitarbeiterin nachbartisch nacke* nacken neben* nix obere obere* orden pause pause* pfeiler
polizisten premiere radle* radler rollstuhl rucke* rucken sasse* sassen schur* senio* senioren setze* setzen sieg
sitzplatze so solid* sound spiel* stimmung store* storen stund* tablett tanz tischen toile* totge* totgelacht trockenen
umset* umsetzen umste* verdi* verstehen versucht vorgelesen wasser weggeschickt wirti* wirtin zufri*`,
      '4': `
6 90 ah angeschrien anschlag aufgeplatzt bord burger dafur dafur* dass drum eng friedlich hafer* herrn herrn* knie
neben nebeneinander ohren ohren* personal rang raube* reserviert sah sass sitz sitze* stort stort* stunden tatsa*
tatsachlich trock* trocken umsteigen verte* verteilt wagen wagen* wirkl* wirklich`,
      '5': `
flugz* klapp* plan rauber rolls* saule saule* sicht* sitze tenor tenor*`,
      '6': `
behin* klappstuhlen reihe reihen reser* sitzplatz zwerg* zwerge`,
      '7': `
lehne lehne* reihe* reservierung sicht sitzp*`,
    },
    service: {
      '3': `
05 abends abgen* abgenommen abgezogen abholung abneh* abschied achtj* adresse agent* agentur ahnun* allein aller ampel
anderthalb anfang angeschaut animation ankom* ankommen anlie* anmeldung anstandig apothekerin arm aufen* auffa*
aufgebrochen aufgerufen aufgeschwatzt aufha* aufma* aufna* aufs aufsi* aufsicht ausgabe aushi* aushilfe ausserdem
ausze* auszeit automat backen badem* band barfu* barfuss beant* beantragt beckenrand bedienung begle* behan* beide*
beina* beinahe beine* bello bello* benzi* benzin beque* bequem berec* beset* besetzt besichtigt besichtigung bespr*
bestatigen bestellen besuche betre* bierd* bitts* bittsteller blute* bluti* blutig blutwurst bon brauchte brav bremse
brotchenservice brust* bucher charme cousi* daher daher* dahin* daten* dauert deute* dich diebs* diebstahl diens*
dienst disku* diskussion donne* dose drang* draus* draussen dritt durchs durft* e eben ec ehering einsc* eisen* ellbo*
ellbogen ellen* ellenbogen empfangen empfo* engel engel* entfe* entzu* epipe* epipen erdnussen erhal* erhalten erleb*
erzahlt erzie* etwas etwas* fahne fahne* fall falls falls* falsche faust faust* fehlten firmenadresse flur fragen
fragt* fragte franz franz* frau fraul* fraulein frein* freinehmen fremden friseurin fuhlen fulda fulda* funfz* galer*
galerie ganz garderobe gasten gebas* gebastelt gebt gefra* gefragt gegri* gegrinst gehau* gehbe* geheu* geheult gehorte
gekli* geklingelt geklo* geklopft gell genug* geplu* geplundert geret* gerettet gerichtlich gerissen gerust gesag*
gesagt gesammelt geschenk geschieden gestartet gestellt gestreichelt gewicht gewoh* gewohnt gewun* gewunken gitte*
gleich gluhw* gluhwein golf gott grins* gurt gurte* guten guten* guter* hafen hafen* handschuhfach hat's hat's* hausb*
hause* haush* haust* haustur heft heimw* helferin hemd hielt* hilfe hin hinei* hinein hinten holt holte hosen* hubsches
huhn hundert huste* husten ihn ihre inserat iphon* iphone joint joint* jungs kamin kamin* kanin* kaninchen kanne kanne*
kante kapit* kauf kaufe kegelrunde kellner kennt kennt* kiche* kinn kiste* klang klang* kleid klopfen kneip* kneipe
knoll* kolle* kompa* kopfhorer kowalski krankenkasse kuchen kuhle* kulan* kulanz kundin lache* lacht ladendetektiv
ladun* lag landet lands* landstrasse landu* landung laptops lehrl* leist* leite* lernt lernt* lieber lippe losch*
losge* lowenzahn maler* mande* masse* matte matte* meers* meinem minus minus* mitge* model* morder motiv* munch*
munchen musse* mutte* mutter nachbartisch nachn* nachnamen nachte nachtschwester nacke* nacken nadeln nadin* nadine
naja namen ne nebenkostenabrechnung nehme nichte niemandem o offensichtlich offnete oft opern* orden ordnungsamt paare
papa parkg* partner perfe* pflegerin platzen po premium priva* programm provi* provision pupil* pupillen putzen
quadratmeter rad rastp* rastplatz ratse* ratsel rausb* regeln reine reine* reissverschluss richtige riechen riss roten
roten* rucksitz ruckweg ruder* rudergerat runte* sachb* safti* saftig sagten salon salon* sang sass schac* schachtel
schadensersatz schal schicht schim* schlafen schlechtes schlussel schur* schut* schwammen schwe* schwor sehte* sehtest
seine* seinem seiner seriennummer setzt setzt* siche* solid* sonntagabend sortiert sowas sowas* spran* sprec* spritze
sprunggelenk stamm* stange start* station staub* steckt stets stets* strassenraub studentin stuhle sussl* susslich
tanzl* tapfe* tapfer tarif tarif* tasch* taste* tausc* tauschen tause* tausend telle* teller teuer* therme thermoskanne
tiefe* todes* tor total treffen uberm* umkle* ums unfallfrei unfreundlichste unsere unterlagen verba* vergi* vergisst
verkauferin verlaufen verschlampt verspielt verstecken vertauscht vierzig vierzigsten vorbei vorgelesen vormieter
vorstellungsgesprach vorwa* wachm* wachmann wacht* wachter wald ware warten wartezimmer wegen wegen* weihnachten
weisses welche wellenbecken werkz* wertstoffhof wieso wieso* wirds wirds* wodka* wohnu* wohnung wollten wunden wuppe*
wuppertal zahnr* zeit zelle* ziehe* ziehen zigar* zirbe* zitat zitat* zugan* zugeklebt zurec* zustandig zuste*
zustellung zwillinge`,
      '4': `
2x abgeh* abgeholt abgez* abnehmen abteilung achse* achselzucken aha ahnung amazo* amazon ampel* ampullen angebrullt
angem* angestellte anleg* antra* antrag arbeiten armba* armband assistenzarzt aufenthalt aufsc* aufseher augen*
ausschaut backe* balle* bauch bedie* begru* beide beine bekommt belegtes berat* beschaftigt beschwerde besteck bier
bild blauen boden boden* bonusheft bordk* brotz* brotzeit bus cashe* charm* cousine dame damen* deutsch diskr*
diskretion dixis dixis* donnerstags dozentin dreck dritter durchsage durfte ehepa* eheri* eingenickt empfang
entschieden entsp* espre* espresso fahrstunde festgebunden filia* filiale filmt filmt* finge* fingerabdrucke flecken
fliege flust* flusterte fragt freundin frise* friseur futter gabs garantiert garten gartentor gedacht gefre* gefressen
gehe gehor* gehort geklart geldb* gelog* gelogen gemut* gepackt gepar* geparkt gepla* geschenkt geschlagen getranke
getro* getroffen gewei* gewisser gezei* gezeigt gramm gramm* grill* grillen grossvater guckt gymna* gymnasium hande
handschuhe handt* hausv* herrn herrn* hochr* holte* homeo* homeoffice hunderter ins inspe* inspektion insta* jugen*
jungen kalter kamer* kamera kapitan karton kassiererin kaugummi kegelclub kelln* kellnerinnen kicherte kiste kleiner
kleinkind knie komis* komischerweise komplett kontr* kopf krampfen kumpe* kusch* lacherlich land lang lange* lasst
lasst* lebenslauf lebt leeren lego legte legte* lehma* lehmann lehrlinge leichter leitung letzter letztes lieferant
lieferkette lkw lokfu* lokfuhrer mama melden menschen mitar* mitarbeiter mitarbeiterin mitgebracht mitta* mittag
mittagspause mittelkonsole monte* monteur montiert nachbarort nachher nachrichten namen* nannt* nannte neunz* neunzig
nickte norma* normale notig nr oberarm ohr paare* pacht* passieren passte pensi* person personlich pfann* pinke*
polizisten porte* portemonnaie poste* premi* rauchen rein rekla* reservierung rippe* rontgen rot rote ruhe runter
sabri* sabrina sachbearbeiterin satz schadel schaffner schalten schaue schief schliesst schlosser schoner schuler
schwa* schwarz schwarzen schwiegervater seelenruhig seh semme* servi* solle* sonnenbrille spendiert sprach stammgasten
stander stewa* steward store* storen strah* strand stric* strich theat* theater tragt tragt* train* triff* trifft
trockenen tuch turst* tursteher ubergeben uberh* uberhaupt unser unseren unterstellt veltl* veltliner verga* verkauf
verkauft verschlafen verwe* verweigert volle* vorbe* vorbesitzer vorha* vorhang vorna* vorsp* w wahre* wahrend weitere
welchen wellensittiche wem wert wiene* wirti* wirtin wolle* zog zuckt zuers* zuerst zuged* zugesagt zulet* zuletzt
zunge zunge* zuord* zuordnen zweiter`,
      '5': `
104 2024 75 abholen absic* allei* allen allen* alterer amt angeblafft angeh* anten* antenne art auffallig aufse* ausga*
ausgeladen ausgeschaltet ausre* ausri* ausrichten aussen auszi* azubi* backs* baden baden* bekan* beruf beschwert
besic* beson* betreuer bewah* bewahren bezei* bezeichnet bohren brink* buchstabiert bugel chefi* chefin dacht* dachte
daneben darauf derselbe dienstags dieses down dreck* dreiz* druckte dusche eingehangt einweiser einziger empfohlen
entfernt erfah* erkun* eroffnung familien fehlenden festgehalten filialleiter finger fisch fit fixie* fixiert frech
fuhre* galle* garde* gedru* gedruckt gehen gehen* gehob* gehoben gekna* geknallt gemer* gemerkt gemutlich gener* gerus*
geschwollen gesic* gespa* geweint gewundert gitterbett goldk* goldkette grund gurtel haftu* haftung handg* handtasche
handtuch hasel* haselnuss hausc* hauschen hausverbot hausverwalter heimleitung heimweg hellwig herre* herz hilfe*
hingestellt hinterzimmer info infusion innenreinigung inten* intensiv kasse kassi* katze kerl kettenkarussell kevin
kevin* klats* kleingeld klofr* klofrau knips* knipste kollegin kowal* krankenschwester kreuz kriegen kuchenchef laune
laune* legen legen* leihs* leine* liftw* liftwart linse mache manner matro* mausc* mauschen mitgegeben mitgeschrieben
motorhaube mund munzs* munzsammlung musse nachgefragt nachtisch nachtpfleger nassen neunzehn normal notig* objek*
offenbar opa partn* pass pension perle* pfleg* pflegedienstleitung piste* praxi* praxis pruft pruft* putze* quadd*
quaddeln quats* raume raume* reagi* rechnen refer* reichweite rief risot* risotto rottw* rottweiler ruft saal safe
sanft sanft* saunameister schneider schnell schreien schulterzucken seines selte* selten shirt shirt* sollten sondern
sosse sosse* sprechen spruch sprun* stapl* stehn stehn* stohn* stuhl* summt* syndr* syndrom traut tun turki* turkisch
turm typen typen* umso unang* unfah* unfahig unfre* unterwasche verfo* verfolgt verleih verschwunden vitrine vollen
vorle* vorwe* vorweg waage waage* wahrs* wahrscheinlich wanderten warmes widerlich winde* wisst wisst* witz wochenende
wollen zack zimme* zuckt* zufal* zugeworfen zweij*`,
      '6': `
112 3x 4b 57 81 abdru* abdruck abgefertigt abhol* abteilungsleiter alleinerziehende allergisch angestellter
anschliessend anschrift aufhangen aufho* augenrollen ausgelacht ausreden ausziehen axt azubine backermeister barma*
barmann bauch* bedient befund begrusst behandelt behin* berater besonderes betten bewac* bewacht bezahlen bikin* bikini
blasm* blasmusik blau blockiert brude* caddy* cashews daneb* diabetes dirigierte dreizehnjahrigen dress* dressing eines
eines* einri* einsteigen empfe* erzieherin etwa falscher festg* flamm* fonds fonds* fraue* frauen frech* frechheit
ganzen geburtstag gefei* gefeiert gekaut gekla* geklaut gelachelt gelassen geldborse gelegen gemah* genervt gepac*
geruf* gerufen gesam* geschubst gesicht getraut ghana* greif* guter halsb* halsband handgelenk hast hauses hell hellw*
henke* hintern hiv hochrotem horte* hr ihm instagram kaufh* keinem klingeln knieb* kniebeugen knien knien* konne
kontrolleur kreislauf kuchentisch kuss lacheln lachg* lallt* leihw* leihwagen loschung losgelassen lugt meines morph*
muste* nachbarin nachfragte nachttischschublade nem obend* oberarztin ofters pampi* pampig parfum parks* parto* partout
pfist* pfister pista* praktikantin premiere privat propo* quatschen rausk* rauskam rezeptionist roula* rouladen
rutschte schif* schiff schrie schwangerschaft schwimmen schwu* semmeln serviceschalter serviert sicherheitsmann spruc*
stamp* stamperl stieg* still stuhl taschen tauch* thera* therapeut trainer traut* trug tusch* ubers umgekehrt umsta*
unbed* unbedingt unehr* unterrichte verfu* verza* verzahlt vorname warteten wechselgeld weinend wicke* wildfremden
woanders wodka zigaretten zimmer zimmernummer zitte* zoliakie zufallig zweijahriger`,
      '7': `
absichtlich abteil alleine angelogen assistentin ausgerechnet bademeister befun* bekannte bewoh* bewohnern biete*
bietet bluse bluse* brullt buchs* datenschutz dein dirig* dr eingestiegen einst* erklaren erlebt erster ex flott flott*
gegenuber geh ging'* ging's heima* horte inhaberin kassiert kitte* kittel knallt kopft* kopftuch kundenparkplatz leine
leiterin machte madel* mitgl* nachtschicht navi notdi* notdienst ober obera* objektiven parfu* reagiert rekto* resi sag
slip solle trenn* trese* tresen typ ubers* unauf* weggeschickt wildf* wirt woand* zugedrohnt`,
      '8': `
abtei* arzt assis* bruder brull* gebe geschoben jung knall* lange madels rausgegeben reklamiert`,
    },
    space: {
      '3': `
22 allerdings ans aufma* aufs aussteigen bademeister beim beset* besetzt bot brech* bringt buffe* buffet duschen eng
erhol* erzahlte fehla* fehlanzeige flache garde* garderobe getreten getro* getroffen herrl* hofli* hubsc* hubsch inklu*
inklusive kelln* kellner kilo koffer leiser mitzu* naja parkp* parkplatz passi* passiert pause pause* pfeif* platz*
platze rette* rettet rucksacken scheidung sucht sucht* tanzl* thera* toll tolle tolle* trink* tritt tritt* uber umkle*
verlegt vorha* vorstand w walze* walzer wiener wiese wiese* zahlt zahlt* zweit*`,
      '4': `
44 absat* altes* aufmachen auswa* beher* beifa* beifahrersitz beitr* beitrag detek* detektiv dick dreis* dreissig
einwe* einweisung fusse fusse* gebet* gebeten gedra* gedrange gerat* gesprochen gewon* gewonnen gewus* grossen kabin*
lehre* lehrer luchs* min motor niemandem oft organ* organisiert pappe pappe* parkett pirat* quadr* rampe rampe* raum
ruher* ruheraum schie* schla* schlagt schma* schritte schuh schuh* steig* steigen therapeut total* trinken turns*
umkleide ungef* ungefragt unmog* unmoglich verschlossenen warte* wenig wie youtu* youtube zehen zehen* zweit`,
      '5': `
abgeschraubt auswahl foyer foyer* gerat komod* komodie matten ok pflan* pflanzen total wand wartet`,
      '6': `
geler* gelernt matte uberf*`,
      '7': `
matte* paare paare* uberfullt`,
    },
    stability: {
      '3': `
10 26 94 99 anfang argert bearb* beim bild danac* danach dreht* drucker ernst ernst* farben finde* finden findet geht
gelos* geloscht gera glaubt grossartig hange* hangen hangt hangt* horst* immer immer* jedes jedes* kompe* kompetent
lauts* maxim* nennt nennt* nix oslo prakt* praktisch praxi* praxis sechsten sek smile* smiley spann* spannend sprin*
springt vollb* warenkorb weg wussten zweiten`,
      '4': `
adres* adresse amazo* amazon auflo* bearbeitung clan dreht enkelin futsc* futsch gestartet grafi* grafik handb* hausb*
hunge* hunger insta* installieren jedesmal killt killt* lautstarke mater* nutze* nutzen patch patch* produ* schluss
sobal* sobald stuhlbein suppo* support zuruckkommt zwischendrin`,
      '5': `
ab app bleib* bleibt folge* frier* friert jedem jedem* neu werbung`,
      '6': `
folge schmi* schmiert werbu*`,
      '7': `
updat* update`,
      '8': `
sturz*`,
      '9': `
sturzt`,
    },
    stock: {
      '3': `
15 allergie angeb* augus* august aus backen bald beendet beerd* beerdigung breze* brezel da dasse* dasselbe davor
davor* ei eimer eimer* einwe* entschuldigt entschuldigung erdbe* ersatzteil faschiertes front* fruh funft gang
gebraucht gefah* geran* gerannt gesto* gewun* glaub gurke gurke* hackf* hackfleisch hafer* haken haken* halbe* ibupr*
kasse keine* kg kleine kompe* kompetent korb korre* korrekt kronu* kronung leide* leider leihw* leihwagen lieferung
medik* mehr minde* mohn musli* nasenspray nusse* pfing* puzzl* puzzle quatschen regale resi rezep* samst* samstag
sanit* schat* scheiben schein schon schon* se semmeln stein* stick* stuck* suchte theke theke* trakt* umges* umson*
umsonst verfa* verfallen verka* versteht vertrauen viell* vielleicht vornamen vorta* vortag webse* webseite wenns
wenns* wiede* wiegt wiegt* wirbt wirbt* wisch* wochen wortl* zwar zwolf`,
      '4': `
9 amazo* amazon angebot apoth* apotheke apotheker ausfl* ausflug ausve* avoca* avocado axt beste* bestellt dritte
einkaufswagen entsc* entzu* entzug erdbeeren erster erstm* erstmal fach fasch* gefahren gibt habs halbes herzl*
herzlich heute heute* jeden jeden* keine koche* kochen komme komme* kommen kopfhorer krimi* lager lager* markt markt*
monta* montag pfingsten reichlich rezept stuck sucht* um verkauferin verschenken wiederkommen wortlos`,
      '5': `
brot dritt* gesuc* gesucht giftm* giftmord hochr* krimi liefe* lieferbar medikament mitar* mitarbeiter regal regal*
schatz woche woche*`,
      '6': `
aktio* hochregal prosp* prospekt vorra* vorratig`,
    },
    support: {
      '3': `
16 20 212 22 3 312 420 6 600 63 87 abgel* abgeschlossen abgestritten abteilung abwes* aktio* allem allem* ampullen
anderer andern angeben angegeben anony* anonyme anrufe apotheke app april april* arbeite arger arme artik* aufgelegt
aufmacht aufsa* aufzu* aufzug ausserhalb ausza* auszahlen automatisch bafog bafog* bagger bahnh* bahnhof bearb*
bearbeitung bedan* bedin* bedingungen beend* befun* bellt* benut* benzi* bereits bern beset* besetzt besichtigung
bette* bewertungen bezah* bikin* bikini bohrte brauche bravo bravo* buchu* buchung bundesnetzagentur cappu* cappuccino
chatb* chatbot curry davor* deine dezem* dezember di diabetiker donnerstag drucken dunkeln eben echter ecsta* ecstasy
einfu* eingereicht elfja* elter* enkel entde* entdeckt epipe* epipen erfahren erlau* erlaubt erreichbar ersta* exist*
existiert fahr fakes* fakeshop fast feld finde findet flack* flackert forde* formu* fortg* forts* fortschritt foto
fraul* fraulein gate geb gebeten gefal* gefalle gefallen gefuhrt gegri* gegrinst geguc* geguckt gehalt gehaltszettel
geles* gelesen gelos* geplu* geplundert geris* gerissen gesetzlich gestartet gestr* gestrichen getraut gewah* gleic*
gleichen grossvater grundsatzlich gurke gurke* gutac* gutes gutes* gymna* gymnasium handschuhfach hansa* hansastrasse
hauptbahnhof hausaufgaben hause* hausv* helfe* hochgeladen hofli* hoflich hoppe* hotel* ibupr* insge* insgesamt
installieren janua* januar jederzeit jeman* jemand job juni kabel* kafka kafka* keller kenne* kiefe* kiefer klage
klage* klaren kochs* kochsalz kontoauszuge kreis kripo kripo* kundi* kundin kur langst laube* leipz* leipzig liest
liest* links links* liste liste* lowen* lowenzahn lust mahng* mahngebuhr mai max menu miete miete* min mittel
mittendrin mittl* mittlerweile mitzu* monteur mude nachbarin nachr* nasen* navi nehmen nettes niema* niemand nordw*
notarzt nutze* offentlich offli* offline offnung originalkarton pizze* plattform polni* polnisch porta* portal portu*
portugal post postk* postkarte preiserhohung privatadresse prufe* prufen rausgeflogen rechnungen recht* rechtsanwalt
reing* reingekommen ruman* sachb* satzen schlicht schneller schonen schre* schreibt schulerinnen schwamm schwor seien
seien* seit seitd* seitdem sekretariat selts* seltsam septe* september setzt shop siebenmal sitzplatze sonntags spiel
spule stadtwerken starke stefa* stefan steigt stockwerke storniert stuhlbein such summe* suppo* support tage tankstelle
tippf* tippfehler tod transfer traut trepp* treppen umzug umzug* unver* urlaubstag verkaufer versicherung versprochen
verstehe vertrauen verwa* video video* vierzehn villa* villach vorab* vorabend vorga* vorka* vorkasse vorle* vorn
vorna* vorname vorst* vorstellen wackelt warte* warten wasche waschmaschine weite* weiter wem wen werde* werden
werkzeug wiegt wiegt* wolfs* youtu* youtube zahneputzen zecke* zecken zeitungspapier zelt zins zinse* zinsen zumut*
zusammen zusta* zuvor*`,
      '4': `
143 2021 300 4 43 abgelehnt abgem* abgemeldet absch* anfra* angeg* angekommen angelegt anhat anhat* anscheinend
antworten antwortet artikel attes* attest banda* bandansage bedau* bedaure benutzt benzinkanister bewer* bewertung
bezahlt bochu* bochum briefkasten bringe bude chat dauert davor ding elfjahrige energ* erdnusse erklarung ersten euer
eurem eurem* finde* fliegen flug freig* freigegeben freit* freunde funks* funkstille funkt* funktioniert gedau*
gedauert geflo* geflogen gelie* gelost gericht geschieden geschlossen gutachter gutschrift hagel* hagelschaden hallo
hallo* hambu* hamburg hochgesetzt homeo* homeoffice impre* impressum inter* internet jemanden kabel kaffeemaschine
kapse* kapseln kenne kinderzimmer konto* krieg* kunde* link login login* luftg* luftgewehr mailb* mailbox monte* munte*
munter nebenkostenabrechnung neuer neuer* oh palma palma* pech rauchmelder reingesteckt robot* roboter ruft schaden
schauen schickt schlichtungsstelle schreibe seith* seither sim sitze sms storn* suche suchen unterlagen verbrauchen
verschwinden wechselt widerspruch witz woher woher* wunsc* wunscht zustandig`,
      '5': `
adressen angemeldet anget* angetroffen bau beendet bekomme betreff bitte bitte* brenn* brennen brief* briefe ebens*
ebenso entwe* entweder errei* erreichen firma firma* freitag gehal* gemel* gemeldet gerei* gereicht geschrieben habt
hausverwalter helfen jedesmal klamo* klamotten krankheit krieg kundigung maila* mailadresse mails mails* marz ping pong
rufen rufen* suche* tarif tarif* zahlerstand`,
      '6': `
abschlag anger* antwort euch eure geschickt kundendienst mail nachz* nachzahlung netten oktob* oktober profil ruckr*
ruckruf techn*`,
      '7': `
angerufen antwo* hotli* hotline profi* warteschleife`,
      '8': `
techniker`,
    },
    teacher: {
      '3': `
150 17 800 98 abgef* abgefahren ableh* anfan* angep* antei* arbeiten ausfa* aussehe baggersee bauch* bauer bauer*
bestatigen bewah* bewahren braune bravo bravo* bretter brullt bub ciao diale* diskr* diskretion dran elternabend ersatz
erzah* erzahlen fahrstunden fanta* fiel figur figur* fliegt fortg* fusse fusse* gebuh* gefor* gefordert geful* gefullt
gegenseitig genip* genippt gesichert getre* getreten gewohnen geworden greif* grosse gymna* gymnasium haaren halle hand
haupt* hausa* herbs* herbst herzc* herzchen hutch* hutchen inzwi* inzwischen itali* jacke jahri* jahrigen jede joint
junges kann kaufen keines kopiert lachend landstrasse leine leiter lekti* lektion liebs* liebsten lunge lunge* machen
malen malen* manda* max maximal meinem morgens motiv* offenem ofter* parkett pferd* pfing* pony portu* portugal prufung
rastp* rastplatz rasts* raststatte raum rechnet reif rekto* schaut schein schle* schlusselbein schre* schul* schwammen
seepf* seepferdchen seine seine* selber selfi* selfies sichtschutz siebenjahrige singe* sollte spass spass* spiel*
stach* standig stund* stunde stundenplan sussl* susslich tapet* tapete teeni* thermoskanne treffen turnh* turnhalle
unsere unver* verei* verha* verli* verlorene verstehen verte* verteilt vertrauen vogel vor vorab waschen weine* weinend
weitere welche wellen wenigstens wiederholung wisse* zauberteppich zehnt* zerti* zertifikat zugek* zweite`,
      '4': `
2x angst angst* bluti* chorl* chorleiter einpa* elfja* fahrstunde familien geige* geschmissen googe* helm hundi* hundin
ihrem ihrem* kind kuppl* kurs lehrb* lehrbuch leine* mache* manch* maxim* meist* nachh* neunj* neunjahrigen ofter
prufu* schule schwimmen sohn spielt tee train* untergetaucht unvor* unvorbereitet verbe* verliert video* videos wehre*
will wissen`,
      '5': `
aufgaben blutige dozen* dozentin einparken elter* fallt fallt* fangt fangt* gewec* gewechselt klass* meiste
nachhilfelehrer note schreibt stude* student teiln* teilnehmer theor* theorie trainer vertretung`,
      '6': `
aufga* fahrschule grupp* klasse mathe schalten tritt tritt* unterricht`,
      '7': `
fahrl* fahrlehrer fahrs* gruppe lehrerin madch* madchen mathe* reitl* reitlehrerin tocht* tochter`,
      '8': `
lehrer`,
      '9': `
lehre*`,
    },
    temperature: {
      '3': `
34 4 9 abfluss abwec* abwechselnd april april* augus* august aussi* aussicht babyb* belegtes bereits bote burger cola
dageg* dagegen desse* disco* eher eintr* film fohn freundlich fuhr gebor* geboren gefro* gefroren grand* grandios haken
haken* handt* hante* heiss hut jacken janne* janner klebte kocht* kraftig kreis krimi kursr* kursraum laufb* lauwa*
lauwarm leben leben* lift luftu* luftung marz masseur nie offnu* ok personen rang ruher* ruheraum schal schuss sicht
sowie* sowieso spitz* spitze stark stark* streikte tee therm* tolle tolle* torte torte* trainerin verbrechen
verschraubt viell* vielleicht vierzehn wie wunderbar zugegeben zwill*`,
      '4': `
80 asche* ausgefallen aussenbecken badew* badewanne becke* becken braut* bruhe* chauf* chauffeur decke* disco eintritt
energ* fenst* fenster freie gereg* gesetzlich haarb* haarbuschel handtuch kerze* klingelte mord muffe* muffelt
offnungszeiten ostse* ostsee pflas* pflaster profe* progr* reparatur richtung saal sasse* sassen sechz* sechzehn seht
sekt stirb* stirbt tosca tosca* umgef* umkle* umset* umsetzen vierter winte* winter zentr* zentrale zwillinge`,
      '5': `
33 ah anschlag decken eiska* eiskalt klima klimaanlage kuhlu* kuhlung leses* lesesaal somme* sommer totsc* umkleide
wacke* wackelt`,
      '6': `
fache* fachelten popco* sauna*`,
      '7': `
eiske* eiskeller heizu* heizung klima* popcorn sauna`,
      '9': `
grad`,
    },
    tickets: {
      '3': `
18 28 380 64 65 abgew* ander* anderthalb anste* anstellen aufse* ausdrucken ausstellung balko* balkon barco* barcode
besten bilde* bille* bord cafe chris* christkindl dritt drucke erkan* erstk* erstklassig find fr fulda fulda* funkl*
funkloch gebuhren gefalscht gekau* gekauft gelau* gelaufen gelernt gelos* geret* gerettet gesungen gibt'* gibt's glock*
halbe happi* happig heimw* hinter homep* homepage humor humor* klappstuhle kontrolleur kopfw* kopfweh leute lobes*
lobeshymnen losen losen* musst* nebel* niede* nummern parkett platz* platzen porta* portal qr retour rette* rettet rot
schaffner schal* schil* schuler servi* setzt* setzte steigt strafe tages* textb* trockenen umbau umbau* umtauschen
vorbe* zig zufallig zyper* zypern`,
      '4': `
119 anerk* anerkannt aufseher bilder demir demir* einsp* ersten fixie* fixiert fremdwort funfm* funfmal geld geloscht
gemal* handl* heimweg highl* highlight kassa kassa* kontrolliert leicht litau* litauen lud nebel onlin* online ort
schalter sechzig senio* stattdessen tageskarte tanz textbaustein tot uberf* uns versichert versucht`,
      '5': `
62 audio* audioguide code einla* einlass frank* franken kanal kanal* kontr* sale saule saule* vorsc*`,
      '6': `
gesca* gescannt geschlossen karte* zeitf* zeitfenster`,
      '7': `
servicegebuhr ticke* ticket`,
      '8': `
karten konze* konzert`,
    },
    toilets: {
      '3': `
52 abgeschlossen angeschrieben beine* bis des dreissig eiska* eiskalt entschuldigung flami* flasc* flasche flog
freundliches fruhstuck geduld gepru* gepruft geschmack grossartig hals jedenfalls juwel* kaffee keins keins* kelle*
keller kisse* klebt klebt* knoch* knochel lands* mitbringen mogli* nacht nur offnen oster* ostern panfl* panflote
papie* papier perfe* pinke* pinze* pinzette plusc* po sahar* sahara schlafsack schnitte sowie* sowieso spital
stellplatz taub treppe trinken umgeh* warmes wenn wuppe* wuppertal`,
      '4': `
14b 1970 ausgerechnet auszu* defek* defekt diesel duschen endet* fruhs* gefuh* gefuhlt gehorte glatz*
junggesellenabschied kalter keines kissen klo klos korpe* korper landstrasse lose nass perfekt platz* prose* prosecco
putzt* reicht shamp* shampoo split* stell* stellt taschenlampe teurer toile* trenn* tropfelt verre* waschanlage wasse*
zehnt* zeit`,
      '5': `
46 endet marke* nachbarn schlussel seines toilette`,
      '6': `
abflu* abfluss duschvorhang minib* sanit* wasserhahn`,
      '7': `
dusch* minibar platzwart`,
    },
    update: {
      '3': `
1 21 26 akku aktiv* alles alles* alte angez* angezeigt ausgesteckt beerd* beerdigung beipa* beipackzettel bezahlen
chanc* chance clan daten dauert doppe* doppelt drucker dumm ebene* eingespielt einlo* einloggen engli* englisch farben
gelad* geladen gera gesun* gesungen gewic* jahre jeden jeden* jedesmal jetzt jetzt* kompe* kompetent lekti* lektion
letzte liebl* mehr mitta* monate neue neuer neuer* pay pin praxi* praxis pur rat ritte* ruckgangig schlag schreibt
schrift sechsten sichtbar smile* smiley spani* spanisch spiel* staubsauger stric* sturz* sturzt termine tief to uberw*
verbunden versi* verst* verstecken versteckt vollb* warnt* win winke* winken wohne wohne* wussten`,
      '4': `
2024 47 alle ausgesperrt deine deine* enkelin find fingerabdruck finni* finnisch fruhschicht fussg* fussgangerzone gebt
geplu* geplundert handb* hausb* klein lauft* lernt lernt* letzt* mater* mittags ner nutze* nutzen oslo regenradar
riesi* riesig spieler synch* waffe* zeigt zeigt*`,
      '5': `
forts* fortschritt freis* freischaltung sek speic* suppo* support uberweisen waffe`,
      '6': `
grafi* grafik killt killt* nervt nervt* patch patch*`,
      '9': `
updat* update`,
    },
    upkeep: {
      '3': `
28 abgeholt abnim* abnimmt abteil acker ampel ampel* angeschrien angestellten anima* animation arztt* arzttermin
aufgeschlitzt aufsa* ausze* auszeit autos* bades* bahne* bahnen bald batte* bein bellt* benzin bewoh* bewohnern blutig
box brumm* damit damit* daneb* daneben daran daran* dieselben ding donne* draht* drauf* dreckig durch* duschvorhang
eigenes einfa* einfach einka* eintritt einzu* einzug eisba* eitri* eitrig emil ernst ernst* erzieherin eurer eurer*
fand fehlt fehlt* fehlten firma firma* flaschchen flies* fliese freig* freit* freitag freitags freundin
fruhstucksbuffet fulda fulda* ganze* gartentor gebro* gebrochen gefalle gefallen geheg* gehege gehob* gehoben gehwe*
gehweg geklo* geklopft gekom* gekommen geldbeutel gemel* gemeldet geraumt gerd gesetzt gesichert gewohnt ghb gluck*
gnade* griff griff* hahn halsb* halsband handfest hangt hangt* haushalt hing hubsches jager junges kafig* kahle* kaput*
kauti* kaution kinderwagen kinn klettergerust klingel klos kopf krall* kreis kronu* kronung krumm krumm* kuhlp*
kundennummer kurve kurve* langer lebensgefahrlich lehrb* lehrbuch leiste lift lol loste loste* luchs* machte matsc*
meins meins* nachgewiesen nebenkostenabrechnung neffen neunz* nordw* offen* offenen ohren ohren* okay ordnu* ordnung
pakete passieren plusc* pomme* pommes rader* radern radio radio* ran raucht rausf* reagi* reifenwechsel rekto* richtung
rohrr* rolla* rolll* rollladen rucke* schaf* schild schim* schlug schoc* schor* schornsteinfeger schub* schubladen
schulterzucken schwimmwesten security sei sesse* sessel setzt setzt* sicherheit spind spind* sport* sportlich stammen
steg steine stock stock* strah* stromsaule studentin tanke* tanken tapet* tapete tauch* teppi* teppich therme trakt*
tropft uberb* unseren urin verschlossen verschraubt verstaucht vertickt voller vorderrad warm wartu* wartung wasserhahn
wildw* wildwasserbahn wunden zenti* zentimeter ziege* zigarette zugezogen zuruckkommt zweijahriger`,
      '4': `
112 achse* acker* aufgebrochen augus* august autoschlussel bademeister besch* bescheid bursten daume* daumen dran
einkaufe feuer* fische flieg* fliegen ganze gebli* geboh* gebohrt gefal* gerau* hausm* hausmeister hausv* heizu*
heizung holen holen* kaputt klemm* knarz* knarzt krallen kultu* mist neffe* pfleg* rauch* reife* rezeption sandk*
sandkasten satte* sattel schau schimmel schlag schlauch seit sprun* stockwerke teich teich* trepp* treppenhaus vermi*
viert* wand wellensittich`,
      '5': `
aufzu* aufzug fahrr* feueralarm freigegeben geblieben hinterrad hob klemmt notau* notausgang pfleger rauchen rutsc*
rutsche sprunggelenk stich* stiche tote ubrigen vermieter vierte wasse* wasser welle*`,
      '6': `
hausverwaltung novem* november`,
    },
    vehicle: {
      '3': `
120 214 78 abgef* achtzig alkoh* aufkl* aufkleber ausserdem ausserhalb auto autob* autobahn babys* bedin* bedingungen
bekommen berg bewac* brems* bremse daneb* daneben denke* denken dicht* diesel dritter eigener fahrt fahrt* fiat fiel
flog fotoa* freie fuhre* funkt* funktioniert garantie geand* geandert geduldig geholt gekan* gekannt gekip* gekippt
gepar* geparkt geris* getri* gewahrleistung gummi gurt halb hands* handschlag handschuhfach hochl* hochlade joghu*
joghurt kanis* kanister klein* kleine kleinwagen klemm* klingt koffe* kombi kombi* kompa* korre* korrekt ladun* laut
leerem lieferschein liter liter* lkw locker meers* meldu* meldung metern nachl* null platten rolle* roller s sand
schal* schlafen schone schoner schos* schoss sonnenbrille spass spass* std steckt stemp* stempel toile* toilette turen*
umste* umsteigen upgra* upgrade verkn* vermi* vermietet vier vollb* vollbremsung vorbesitzer weissen wende* wenden
werkstatt wirku* wirkung zeug zuvor* zwischenzeit`,
      '4': `
000 164 abgeben abgelesen app aussah china* dicht eingestiegen garni* gebuc* gebucht gepfl* gepflegt gutge*
gutgeschrieben hol holt klemmten kundenservice ladung linde* linke mull nachfragte olwec* olwechsel patie* probefahrt
schalter schlange stillgelegt stimmung tanks* turen ubergabe uralt* uralte vorderrad wacht* wachter`,
      '5': `
abgab* abgabe akku aussa* kofferraum kumpe* kumpel panda panda* reifen reifenwechsel tacho* tank wagen wagen*`,
      '6': `
hof kindersitz km marki* reife* tacho`,
      '7': `
markise`,
    },
    warranty: {
      '3': `
12 13 abgeschlossen akku anderthalb angeblich autos behandelt behau* behauptet blatt* bombi* bombig bring* damal*
damals displ* display empfe* ersat* fried* front* funf gegenseitig geschrieben gesprungen gilt gutachten herrs*
herrschaften ignoriert info interessiert jahre jedesmal kaffe* kaffee kauf kaufe kaufe* kleiner kunde labor labor*
lampe lampe* losen losen* markt markt* meint namli* namlich pensi* pensioniert reifen reklamation ruckt* schicken
schlichtungsstelle schul* seriennummer trockner tropft unbek* unbekannt versand vertrag verwe* wasche weissen werks*
wider* wochen wohnz* wohnzimmer zahlu* zusta*`,
      '4': `
139 14 behaupte bitts* bittsteller blase* blasen bringen chef dicht* ergeb* ergebnis fotog* fotografiert frein*
freinehmen gabe gekan* gekannt handler hin holt kaput* kleber lass leuch* linde* loch lost normaler putzt* rucktritt
sagen sagen* schuld stur verweigert wasch* werk werkstatt widerruf winte* winter zugestimmt`,
      '5': `
dicht km sohle sohle*`,
      '6': `
getriebeschaden herst* hersteller monat* nach verschleiss`,
      '7': `
monaten`,
      '8': `
getri* gewah* gewahrleistung`,
      '9': `
garan* garantie`,
    },
    website: {
      '3': `
41 abges* abgesagt abgeschickt airli* airline allem allem* alles alles* ambie* ambiente anfang angefangen anzei*
anzeige ausge* auswa* auswahlen autom* autos befund besta* bestand bestatigung bewer* bewerten bewertung binde* bitte
bitte* buche* buchen dann daten drucker durchgeben ehrliche einge* einlo* einloggen einsa* entta* enttauscht erken*
erkennt erklarte ewig fahrg* fahrgastrechte fake farben fehler feins* feinsten formular foyer foyer* fr geheu* geheult
gekau* gekauft gelaufen geleg* gelegt gelos* gemeinde geoff* geoffnet gutha* guthaben hallo hallo* hinko* hochg*
hochgeladen hochl* infor* inven* irgendwann kassel katzc* katzchen klick klick* koffern konnt kontoauszuge kontostand
kundenservice lande* liest liest* lobes* lobeshymnen los losch* loschen meins meins* mitta* mitzu* modul* mude
nebeneinander paket paket* per platze praktisch resta* retou* sah schicken schliesst schwiegervater scree* screenshot
seele* seelenruhig sehen sie's sie's* sowie* sowieso spric* spricht sprin* springt stoss* tausc* tauschen teiln* telef*
telefon termi* toast* ulm vergi* verse* versuch vorna* vornamen woher woher* zahnk* zeigt zeigt* zerti* zertifikat
zulas* zulassung zuruck`,
      '4': `
abgeben absen* absender anony* anonyme aufru* ausch* auschecken automatisch beckenboden buchungsmaske daten* dozen*
fach gebuc* gebucht gehal* gehalt geloscht genia* genial haara* haarausfall heize heize* iban instagram inventur job
kunde* kurs leeren maila* mailadresse netz preiserhohung reichweite schriftlich schuf* schufa seite* selbstauskunft
stammen teilnehmer toaster topf topfe* untereinander vergisst verschlafen villa* villach websi* website zahle*`,
      '5': `
app buchu* cache cache* fehle* geht gera kalen* kalender ort retour seite warenkorb`,
      '6': `
kafka kafka* kundenportal ladt login login* zahlerstand`,
      '7': `
onlin* online`,
    },
    welcome: {
      '3': `
2 2024 21 500 achtz* anger* angereist aufsa* aufta* augen* ausgeladen autos autos* bose buchungsmaske c check check*
daher daher* dahin drucker durfe* durfen erst falls falls* feld fiat flugh* flughafen fotografiert fruhstucksbuffet
funften galt gebor* geboren gedacht gegri* gegrinst gehbe* geoff* gerol* gerollt gesam* gesammelt geworfen hats hatten
hausc* hauschen hausf* hausflur herrschaften herzl* herzlich heut hilfs* kalten kennz* knien knien* koffer koffern
kollegin konnte kopien kopiert kredi* kreditkarte lachend lands* manag* meeti* meeting meldezettel minib* minibar
mitarbeiterin mitgebracht muden muden* mullt* mulltonnen nachgemacht nacht* notiz* offensichtlich online papierkorb
pass passe passe* prakt* reagi* reagierte regeln regnete reine reine* reser* rezeption rezeptionist ruckseite safe
sasse* sassen scherz schlief schlusselkasten schne* schos* schoss schre* schwagerin schweiz seines sekt stott* strei*
streikte stunden tablet tadel* tadellos turns* uhr uns untereinander unterstellt verschlossener voll w websi* website
wien wir wortlich wozu wurze* wurzelbehandlung zeige* zeigen zimme* zimmer`,
      '4': `
achtzig anrei* anson* ansonsten beruf beruf* dreim* dreimal dunkl* durchgelegene geoffnet gepac* geschlossene gesel*
gesellschaft handgepack hausl* kasch* kassen kennzeichen kindern kolle* mannh* mannheim radle* radler regel*
reservierung rezep* sabri* sabrina sakko sakko* todes* unser* unserem zigeu* zigeuner`,
      '5': `
cm gedac* gepack koffe* nachtportier offenen priva*`,
      '6': `
gate`,
    },
    wifi: {
      '3': `
24 33 abrei* antra* antrag arbei* arbeitet beric* besse* besser blink* bord boxve* boxverein braut* cafe cappu*
cappuccino dose einzigen ersten etage* fernseher folie folie* forme* freunde glaubt grun grune* handy* hausa* hielt
hielt* hinko* hintergrund infor* informiert jede kabel klima kocht* komme* kommen mannh* mannheim mathe* meter minute
nachte nenne* nennen nette note parkt parkt* passw* passwort platz* punkt* rechner reicht reichte rot ruhig ruhig* so
sogar sogar* tage tal taste* teil wahns* warten weder weder* weit zimmer zweite`,
      '4': `
11 anhan* anschaut arzte* aufgelegt betre* bewor* beworben blinkte drucken einzi* einzige errei* erreicht etage eurem
eurem* furs gelad* geladen guten guten* hausaufgaben hervo* hinteren ladek* m mathe offenem punktlich schicht sowie*
sowieso steck* steckdose stromsaule tag techn* techniker tiefg* tiefgarage tropfelt verbi* verbu* verbunden
versprochenen vogel vogel* w wahnsinnig zimme*`,
      '5': `
ausgefallen betreiber ferns* lerne* lernen lobby lobby* platz reich*`,
      '6': `
250 mbit`,
      '7': `
inter* internet route*`,
      '8': `
router`,
      '9': `
wlan`,
    },
  },
};
