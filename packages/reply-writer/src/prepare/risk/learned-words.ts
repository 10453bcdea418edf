/** What was learned of the risks that bad reviews of a language tell. */
export interface LearnedRisks {
  /** Scores under which a review tells of a plain complaint, and hardly of a risk. */
  plainBelow: number;
  unlikelyBelow: number;
  /** From these on it may tell of a risk, and may well. */
  doubtfulFrom: number;
  likelyFrom: number;
  /** Words, and beginnings of words, from -9 (a plain complaint) to 9 (a risk). */
  words: Readonly<Record<string, string>>;
}

/** Made by training/train-risks.ts from the labelled reviews; not to be edited by hand. */
export const learnedRisks: Readonly<Record<string, LearnedRisks>> = {
  de: {
    plainBelow: -11.25,
    unlikelyBelow: -7.48,
    doubtfulFrom: -0.75,
    likelyFrom: 4.85,
    words: {
      '-9': `
acht also ende euro farbe farbe* geht haus jahr neben neben* passt rausg* selber wahre* wahrend zeigt zeigt* zweit*`,
      '-8': `
14 ausge* bilde* bloss bloss* doch dort fehlte ferti* fertig ganze halft* halfte hunde* jede konnen laden laden* licht
licht* mail schre* sollt* stehe* stock* telef* wand wasch* wo wunde*`,
      '-7': `
15 30 40 abgeh* abgeholt aller* ausst* bearb* berei* beton* betri* betrieb blatt* boden boden* dahei* daheim darf davon
davon* des diese* direk* drube* dunn ebene* eintr* elf errei* essen essen* falsc* fragen gab gar gestern gewus* gibts
gibts* gleic* gummi* heiss* heisst hinten hintereinander hochs* hochstens jahre jedem jedem* jeden jeden* kamen kamen*
kaput* kaufe* keinen klapp* klebt* koffe* kopfk* kopfkissen laufe* leerem leide* leider liefe* lost mal mittw* mittwoch
monat* munze* nette* neuen neuen* per plast* platz* regal reichte rolle* schal* schei* schie* schluss seite seite*
siebe* sieben statt statt* steg stehen tal telefon toilette verge* verschoben vertr* vorhe* vorher wort zuges* zweiten`,
      '-6': `
2 20 22 50 7 abflu* ablag* abrei* anderer anderthalb anfan* antwo* arbeit armel armel* aufma* augus* august ausse*
ausser aussteigen auswe* bank beerd* bekommt besic* bestatigt bezah* bezahlt bleibt blink* brems* brot buro bus cent
dabei dabei* dacht* dafur dafur* dahin dahin* denn diese direkt dran dritten druber durfe* durfen einfa* einfach
eingegangen einka* erdbe* ersat* ersatz ersten fahrt fahrt* famil* feder* fehlanzeige ferns* fernseher filmc* filmchen
fisch formu* formular fotos fotos* freundlich funf funft* funfz* futsc* futsch gabe gebra* gebur* gehor* gelan* gemus*
genau genau* geschmacklich getra* getre* gewar* gewartet gewer* ginge* gleiche grati* gratis gruse* gummi hange* hangen
hangt hangt* hausf* hecke hecke* horen horen* hunge* hunger immerhin kase kelln* klappern kleinen klopf* koffer komme
kontr* koste* kredi* krieg* kriegt kuhls* kuhlschrank lage langs* langsam lasst lasst* leer lehne lehne* lehrer marme*
meint monat monaten munzen nach natur* nette neu nimmt nimmt* nirge* nirgends nix oma perso* pfand* platt* platten
porti* portion pulli pulli* reserviert richt* ruhre* samt sasse* sassen saule saule* schalter schaut schic* schlagt
schnitt schwe* shamp* shampoo siebz* sogar sogar* sollte speic* speichern spiel* spielt stehe straf* super super*
syste* tagen tagen* ton train* tropft trotz uberf* ubers* verbi* verbrannt verkauft verla* versi* versp* versteckt
vorne vorne* ware wartet wechs* weich weich* weiss* wird worde* worden zentr* zerkr* zerkratzt zusat* zweite`,
      '-5': `
10 11 16 18 3 45 55 99 abends abgel* abgelaufen adresse aktiv* allerdings allergie angez* angezeigt antwort apfel
apfel* app arzti* arztin aufba* aufgegeben ausweis auszu* bedie* bedienung bekamen besteck bildes bord brief brill*
deswe* deswegen disco* doppe* doppelt dritte dusch* duschvorhang eingetragen einzige einzigen eis elter* eltern erfah*
erfahren falsche feine* feins* feinsten finde* fleis* frank* franken frisc* fuhle* furs futte* ganz ganzes gefahren
gefun* gefunden gegan* gegangen gekau* gekauft gekun* gekundigt gelac* gelacht gelandet gemut* gemutlich geses*
gesessen gespe* gesperrt gespr* gesto* gestr* gestrichen gewis* gewischt gibt hab herrl* hinwe* hinweis hunde ihre
inter* internet kaffe* kaputt kaste* kasten katze* kellner kilom* kilometer klasse klebt klebte klima* kopfe kopfe*
kopie* kratzer kreditkarte krimi* kunde* kundi* kunst* laufen lauts* lauwa* leben leben* leitu* leitung lerne* lernen
lieb liebe* locke* losch* loschen lufte* luften matra* maxim* melde* meldezettel messe* mitternacht mocht* mochte musik
musik* muss nachd* nachdem nachl* nachtisch nebeneinander nun ordne* ordner ort oster* ostern packc* packchen parke*
passw* passwort pause pause* platz press* pro raum rausgekommen reagi* reagierte recht* rechts reise* rezep* ruhig
ruhig* rund sagt salat* satz saube* sauber sauna sauna* schmeckt schmerzen schrieb schub* schubladen schuld schwi*
sehen sehen* serie* sms sofa somme* sommer spuck* steckdose stock stoss* stufe stufe* synch* table* tafel tafel* tat
telle* teller termi* termin teure* tot trupp* truppe uberg* ubert* uhrze* uhrzeit verbo* verboten vertrag viertel
vormi* wasserhahn weder weder* wegen wegen* weine* weit wirts* wunderbar zeige* zeigen zeit zeitf* zeitfenster zentral
zitro* zitrone`,
      '-4': `
70 abgestellt angeboten anger* anrufe ausgezogen aussi* aussicht ausstellung bin bis bitte bitte* buchu* daten* dauer*
dazu dazwi* dazwischen erzah* erzahlte extra extra* film fragt funften gegenseitig geles* gelesen gelie* geschlafen
gestell getranke gewor* geworben gutsc* halben halle* heizu* heizung herzl* herzlich heute heute* hingefahren hotel
hotel* hotli* hotline kabel kaffee karten keine* keiner kinderwagen klemm* kompl* lose minut* minuten nebenan optik*
orden* ordentlich papie* papier pdf personal pin platze plotz* plotzlich preis* radfa* radfahren ruckr* ruckruf salat
seife* siche* sitzt sitzt* sorti* strom* tabletten tadel* tadellos tages* tageskarte techn* tolle tolle* traub* trock*
umgeb* umson* umsonst unseren vater* vaters vergeben vergessen verlangt vermi* vermieter versc* versprochen von
wechseln wer winte* winter wirtsleute wollten zucke* zucker zweie* zweien`,
      '-3': `
17 38 abgesagt andere anfang angek* angekundigt angerufen ansch* ausha* aushang bei bilds* bildschirm eine eintritt
fenst* freie* freier frisch fur gegen* gerate gewes* gewesen gutschein ist kind kostet lacht* lachte man markt markt*
niema* niemand nur origi* original preis probe* schle* schlecht sprin* springt storn* storniert tage verpa* verpasst
verschwommene warenkorb wir wirkl* wirklich woche wurde zehn zusta*`,
      '-2': `
25 340 8 aber alles alles* anruf anruf* anschluss beide* dreim* dreimal ein empfang erste* es fremd* ganze* gegen haben
haben* hatten hier immer immer* jedes jedes* kann kaum keine lauft lauft* laut meinem nacht nicht* nichts oder offen
sei selbs* sicher sitze* sitzen soll uns unter unter* wie will woche* wurde* zahna* zahnarzt zum`,
      '-1': `
90 abges* ander* anderen anderes angeb* aufs aus bekom* bestellt bleib* dann dass drei drinn* drinnen einge* einma*
einmal einzi* erst frage* gefra* gefragt geste* gezah* gezahlt grad halbe* hinter kam kein kinder konne* leere* lehre*
leute leute* liess liess* matte* nachb* neun nicht nie ob offener passt* rucke* samst* schon selbst sind stund* stunde
stunden tisch* um und unten unten* verst* viert* vor wagen wagen* warte* weite* zuruc* zuruck zwanz*`,
      '1': `
1 12 ab abend abgeb* abger* achtz* achtzig adres* akku als arbei* arm aufge* aufzu* aufzug automaten berg beste* bett
bleiben bords* brauc* brief* bugel bunde* chefi* chefin da denen denen* dreht* drehte drin du einen einen* einziges
empfa* etage* fehla* fehle* fehlt* foto fragt* fragte freit* freitag fremde garag* garage gaste* gefah* geld gelos*
gemac* gemacht gerat* griff griff* gross gross* grund* halb halt handt* handy heim herum herum* hinte* horte horte* im
innen jeder jeder* jeman* joghu* joghurt junge junge* karte kasse* klass* kollegen komme* kommt kommt* lache* lacki*
lang legte legte* lehrerin macht macht* matte meinte meter* mich mir mit mitar* mitarbeiter morge* nachbar nachh*
nachher nachsten nacht* nasen* nehmen netz neue neues* null offen* ohr onlin* online prakt* punktlich rechn* regen*
reich* rief roche* rucks* sachb* sachbearbeiter sah schau* schnitzel schra* schraube sechs seit sitz sonnt* sonntag
stadt stadt* standen steht steht* tag tippt* tisch trage treppe treppenhaus tropf* trotzdem uber umsch* verkl* vier
vierten warum warum* was weg wein wenig* werde* werden wirt wlan wollt* wollte zahle* zimmer zwei zweim* zweimal zwisc*
zwischen`,
      '2': `
19 23 300 4 900 abgebucht abste* alte alten alten* anges* anwal* arbeite aufgestanden auftr* augen* auszi* auto backe*
backer beifa* beim bekam bekam* bemuh* bemuht bescheid blau brauchte buffe* buffet chef deckel dem deren deren* diagn*
die diens* dienstag donne* draus* draussen drehe* drehen dreis* durft* einla* einlass einze* erdnu* etagen fahrer
fande* fanden fest filte* fisch* frau freundin frist* ganzen gelau* gelaufen genom* genommen gerat geschrieben gluck
gluck* grundlich haare habe handc* hatte* hause hause* herd hiess hiess* huste* jahren jemand kahle kasse kinde* klo
knoch* knochel kolle* kollegin kommen konnte kreis* kuche* kuchen lange* lappe* lappen leere lesen lesen* letzte
letzten lippe* luft mama mann meinen meiner meines meter minde* mitta* mitte* morgen musste mussten nagel* neues noch
oberschenkel passi* passiert pflas* pflaster probl* problem raus rein renne* reser* ruckg* rucksacken schil* schild
schone schulter schwa* sehe seien seien* solle* sonst sonst* stamm* steck* steckte stell* stelle still* stimm* tee
therm* traum traum* trink* unfal* versu* versuch volle* vorbe* wande* wann warme* wasser wegge* wenn wisse* wohnz*
wohnzimmer zahlt zahlt* zenti* zentimeter zugan*`,
      '3': `
absch* am an anders auf bahn bar code daneb* daneben das der drunt* drunter erkla* erklart fahrr* ficht* filter finge*
freun* frist fruhs* fuss gebro* gebrochen geges* gegessen geloscht geric* gut haare* hallo hallo* halte* hatte heimw*
hielt hielt* hing hinge* hinterher holte holte* ihn kelle* kleingeld koch konto konto* lag letzt* mein monta* montag
monte* monteur musst* nachs* nehme* obers* opa ordnu* pomme* pommes prima prima* rennen roch ruckt* runte* runter sagte
sagte* sass schla* sechs* sein seine* sie sohn sonne* spate* spater sprit* tocht* tochter trepp* unsere unserem verbr*
verwa* wasse* zur`,
      '4': `
anlag* anlage betreuer blieb blieb* brach* damit damit* drauf drauf* durch durch* eins fahre* fehlt flies* forde*
geseh* gesehen gesic* gesicht ging hand hinterm ihrem ihrem* in innen* ins jacke* jetzt jetzt* kabin* kabine kahle*
konnt* meine* milch* mund mutte* nachste name oben rutsc* schli* sieht sieht* spieg* spulm* trage* vorde* zahne zahne*`,
      '5': `
aushi* aushilfe betre* brenn* feuer* gutac* gutachten herr meine mutter nachts offene schlu* schne* seine singe*
spritze stand stand* unser`,
      '6': `
den hat unser*`,
      '7': `
er`,
      '8': `
`,
      '9': `
`,
    },
  },
  en: {
    plainBelow: -8.72,
    unlikelyBelow: -6.28,
    doubtfulFrom: 1.81,
    likelyFrom: 4.8,
    words: {
      '-9': `
12 30 45 7 ahead ahead* begin* block* bough* bought bread* brown* bulb chairs clean cold comes comes* elect* emerg*
emergency fee fifte* fifteen figur* film flowe* freez* hear inter* mail mat menu neighbours print* promi* quart* read
refus* replacement reser* screen sea single switc* switch tables though unles* unless use`,
      '-8': `
1 120 160 24h 50 9 99 airpo* airport april april* aren'* aren't bags biscu* blinds blocked booki* booking bread broch*
brochure brown calen* calendar ceili* ceiling charge chees* cheese club coffe* corne* corner corre* could've cours*
cover* credi* credit customer degrees delivered dolla* dollars double due fair figure fun gentl* gorge* gorgeous group*
guard* guide guide* holid* ice june lessons lights loo m machi* machine meant meant* merge* merged mic min minute
misse* missed monthly nor orang* orange ordered pale part past pink point* porti* prints promised proof proof* quarter
refused regis* repea* repeat roof row scone* screw seam seats seats* shirt* shopp* show simpl* singl* slope* slow
smirk* someone's soon soup space space* split spoke* spoon spot spring stock stock* story story* suppo* swap talk tap
towels transfer tried tried* trip typed typed* tyre updat* view walki* walking weekd* well wobbl*`,
      '-7': `
00 17 1st 22 25 3 4 58 8 advic* advice afternoon agent* answer answers area badge* banne* beds beige beige* bin
biscuits bone brill* brilliant bucke* bucket budge* buggy buggy* buns burge* buy cancel care carpe* carpet carve*
children churc* church click clipb* clipboard comme* comparing cooki* corri* corridor course covered crash* cream
cream* crisp* crisps cross* curtains damp deare* dearer disco* dj earli* eaten eaten* eggs elbow* email escalators
event event* excep* extra extra* fab feel fill fligh* flight flower foam follow fortn* fortnight frame* fridg* fridge
game gets gloves group hasn'* hasn't hatch* heati* heating hem hen holiday honou* insis* it'll it'll* jacke* jamme*
jammed lady laid lappe* lapped less lid loft looks looks* loung* machines makin* making massa* match* meal miles miles*
napki* napkin near nearl* nearly neighbour's netwo* network o'clo* o'clock onion* otherwise ours overc* paint paren*
parents parke* parked passengers passw* password payin* paying pilla* pillar plan plate plates pointed polis* polish
previ* pull re reach registered reply reply* reserved reset* rest retur* ride rope roses roses* runs salt sauna* schoo*
scone screens seconds selec* self selle* seller shade* shark shark* sheep sheep* shirt shopping shuff* side sits sitti*
sitting slopes small smart smart* snapp* snapped soap socks socks* song spray* squea* stalls start stick* stone* strea*
student suitc* summe* summer suppe* supper sure switched syste* taps taste teachers tears tears* theor* theory thick*
thumb timet* today today* toddlers touched tread* tree troll* trolleys try tryin* trying tutor* update vegetarian visit
voucher walls walls* weddi* wedding welco* welcome whate* wheels winds* wiped wiped* wiper* wool write yet you'd you'd*`,
      '-6': `
100 140 210 26 27 29 31 34 35 38 4th 5 700 89 8pm 95 96 above above* ad add admit* adore* adores adult* agenc* agency
ago allow* altog* altogether am ankle* ankles apolo* appar* apparently appoi* appointment aroun* around arrival asham*
ashamed assur* assured aunt balan* balance bang bays beard beard* becam* became beepe* beeped beforehand beginners
below below* bench* betti* betting bins biro birth bits block boiled books books* borro* bottles bow boys branc* branch
break brewe* bubbl* built built* buzze* buzzes cable cable* carro* carrot cashi* cashier chap chewi* chewing child*
christening circl* cleaner clerk clerk* cloth coats coats* coffee coffee's comb compe* confirmation conne* consu*
contract cooking corrected cost cot cough* coughed could cousin cover covers crashed crawl* cups darli* depar* desig*
discount downl* dragg* dragged dream* dress drill drinking drizz* drizzle drops drops* dull durin* during each earliest
easy eats eithe* either eleph* elsew* elsewhere emoji emoji* empti* emptied engag* estat* estate estim* estimate euro
everybody everyone's excel* excellent expec* faile* failed fairw* fan fathe* father festi* festival fetch* fifti*
finally finish fishe* fixed fixed* flew float* flyer* foldi* folding footb* forec* forgo* forgotten fount* fountain
fresh funer* funeral fur gentle getti* getting grade* grave* gravel greas* greasy guara* guarantee guard guess* guest
gum handles handy handy* hatch hatchback headl* headliner heart heart* helme* helmet help hint honey honour horse*
horses host hosts hosts* hour human human* ill included induc* induction invoi* it'd items items* itsel* itself jacket
jam janua* january join july kettl* kettle kiosk kiosk* knows knows* ladde* ladder lane laps lasts lasts* laugh lead
leafl* learned lease lease* lenti* lentils letters level* levy lines lines* load log lose loud luck lugga* luggage
magic magic* magne* maker maker* makes makes* match matte* matter mattr* mattress mon mondays most mug navy neare*
nearest neat nineteen offers oh once onions opens opens* operation order* origi* original oven overn* overnight pace
packa* packi* packing painted pan paper parce* parcel parti* parties patience penci* pencil per perce* percent pick
picks picks* piece* pieces pitch* pitches plain plain* plann* playi* playing plays plays* pm point pops porta* pot
prepa* prese* present prett* pretty previous printed printer prior prior* progr* programme pub puddl* pump pune quali*
quick rail ramp rare rate reboo* recli* recog* recognised refit refit* refre* relax* reminder remot* remote reset
resid* resident resto* return returned robbe* robot robot* rode roundabout route* sad sampl* scene* school scones
scrap* scraped scrol* seaso* season security sell senso* sensor seven seven* shade shelv* shelves shirts shoe shown
shown* shuts shuts* shuttle sills sills* simply slate slate* slides slots slots* smoked socke* sockets sole somew*
somewhere sorry sorry* speaker spoke spray squar* square squeaks stag staircase star starts state* statement stay
staye* stayed step sticky stiff stiff* stink* stinks stone stool* stude* suit suitcase sun super support supposed
surpr* swear* tags teenager term thanking thanks thick thursdays tick tilt tin tiny tomat* toner toner* torch torch*
total* track* trade trade* trave* travelling treadmill treats trim tripl* triple truck truck* tuesdays turnstile tutor
twice twice* type types types* unwra* valid valid* valle* valley vans vat versi* version vinta* vintage wait waiti*
waiting want wants wants* washed wasps wasps* waste waste* web wednesdays weekdays whom width width* winte* winter wipe
wipers wire wonde* wore worki* working you'v* you've`,
      '-5': `
19 2 20 400 46 500 52 60 600 64 88 900 accep* acces* access activ* adults age agent airbe* allowed also annoy* annua*
annual anywa* anyway anywh* anywhere apart apart* apologised app appea* appli* autum* autumn backs backs* bacon bacon*
badge balls balls* banan* bananas banner barki* barking barrier baske* basket bass bath batter batteries beaut*
beautiful beginner bench benches benea* beneath bikes bikes* birds birds* biscuit bitte* bitter blows blows* blurr*
blurry boards borin* boring bounced bouncy brush brush* bucks bucks* burger busy but campi* camping cance* canno*
cannot cardb* cardboard carto* castl* castle cat cello* centi* centimetres chape* chapel chapt* chapter charc* charcoal
charts choic* choice circle claim* close* closed clunk* coins coins* collection comma* commentary complaints corke*
corked costs costs* couri* courier courses cousin's covid covid* crawling creas* crook* crooked cross crossed crust*
cushi* dance dance* dates dates* dawn day's day's* dear diagn* died digit* divin* divine dough* dream dripp* drivers
dropping drum dryer* earlier earn easte* easter edges edges* eights elbow elbows electric emails engineer entra*
entrance escap* evenings everything's except exclu* expected expir* expired explained facia* facial fake fast fasti*
fasting favou* feedi* feeding felt fence* fetch field field* figures fitti* fitting flatt* fly frame frames freeze
frenc* french fridays friendly fring* fringe fruit fruit* gener* giggl* gives gives* gloss* grandma's groups gun gym
haird* hall halve* handling hangs hangs* hate headset heave* heels heels* here hips hire hones* hoove* hoover hopin*
hoping houses howev* however internet interview invis* invisible invoice iron ironi* joke juice juice* jump kick kinds
kinds* king km lagos lagos* lake laste* lasted laughing laven* layou* layout leaflet leake* leaked leani* leaning
learnt least least* lectu* lesso* level libra* lifts lifts* liked liked* line'* line's lipst* lipstick listened listing
loade* loaded loan locat* location loch logge* logged lost loved loved* lukew* lukewarm mache* many maps massage
massages mediu* medium meeti* meeting micro* microphone mornings mostl* mostly muddy muddy* nails nails* nappi* nappies
natur* net none noodl* noodles novel* nowhe* nowhere numbers nut offer often often* ok open openi* opening overcharged
overh* overl* overp* overr* overran overs* owed package packe* packs packs* pad patient patte* pattern peeli* peeling
pen physi* piled piled* pin pinea* pineapple pipe pity plast* plaster please plugh* plughole points poisoned poles
poles* polit* pop popco* popcorn poppe* popped porte* porter portions pound pound* pounds prams prams* prawn* prawns
premi* premium prices print proba* prope* prote* puddle pushe* pushed quest* quiet quiet* quite quite* quote rack
rattl* rattled reads reads* real reali* reality rear recip* reclining registration remin* remov* renew* reord* repai*
resol* resta* reten* retention ribbo* ribbons rippe* ripped robbery robe rolls rolls* rose rough* router rude sache*
safet* safety sardi* sardines saturdays sauna scann* scrolling seale* sealed selli* selling sends sends* senio* separ*
separate septe* september settl* settled share sharp sharp* sheets shiny shiny* shouts showi* shrun* shrunk shuffle
sick sideb* sides sides* signa* signal silen* silence sill simple sinks sinks* sixth sixth* slipp* slope smaller smear*
smeared smile so sound speed speed* spend spend* spins spins* splas* splash spotl* spotless squas* squash stair stamps
stands start* statements steak* stepp* stepping stick stools stops stops* stora* storage storm storm* stove stove*
studi* studio submi* submission sugar sugar* sunk supermarket survey suspe* swall* swear swept swept* system tablet
tasty tasty* techn* teste* tested theirs thermostat they'll thin thous* thousand ticks ticks* times times* timetable
tips tissu* tissue toast toast* tomato total tracking trailers trainers tray trays trays* treat* trust* tv twin umbre*
unifo* unit upgra* uphol* upholstery upsid* upside usele* useless usher* vent video video* visa volum* volume waitr*
waitress walle* wallet washer watered wavin* waving we'd weath* weather weeds weeds* weekday whale* whatever whene*
whenever where's which which* whist* whistle white wife'* wife's windows witho* without wonderful words words* worke*
worked works* worth worth* zero`,
      '-4': `
10 29th 40th 450 49 611 accept accor* according act adjus* adjustment adult advertised agree* aisle aisle* album album*
anoth* another appeared applied apply* argui* arguing arrives as await* awaiting baker* bakery beach beach* beerm*
beermat being being* bent blame blame* blink blink* blunt blunt* boarding booke* booked borrowing bounce break* breat*
brigh* bright bubbles burgers burnt burnt* bus butte* butter calli* calling caref* careful carton cases cases* central
cerea* cereal chalk* chann* channel checked child chine* chinese choosing claim clear climb* climbed close cobbl*
cobbles commercial condi* connection crackers crashes crisp crois* croissant crown crumb* cushion cushions cutle*
cutlery date dead death death* deli department die digital docum* documents dorm dot downloaded dripping drips drips*
energ* energy engaged enjoy* enjoyed enter eveni* evening exam exists falls falls* fanni* fanning feare* feared fined
fined* finis* five flapj* flapjack flyers fog foote* forgot forward fries fries* gladl* gladly glass grand grown grown*
hair halfw* halfway ham happen harde* harder hat hide hired hired* holes holes* honoured hooks hooks* hr huge hung inch
infla* inflation instructions instructors is it's item jug jumper ketch* ketchup kid kille* killed lads lamps layer*
lean lecture likel* likely linen linen* local* locker locks locks* loungers lunch lunch* masal* masala minib* minibar
mins missi* missing modul* narro* narrow nature neede* needed neon note offer* older older* olive* olives order page
parts parts* passes peak permi* permit petro* petrol places plane* plank* plastic players playl* plug pork portal
posta* postage postm* postman potat* potatoes poure* poured pract* pre price* proper receipts rejec* rejected
relaxation removed renewal renewed renews reports restarted rever* rim rioja rioja* river river* roast* rotat* rotate
rowin* rowing runni* running sadly sadly* same sand scram* scrambled seal selection selfi* selfie serving seventeen
shaft shaft* shari* sharing shelf shelf* shifted shoes shoes* shot showers shut sign singles sir six skate* slice
slice* soft sorte* sorted spam spong* sponge stage stage* still still* stream strol* subst* superb swallow swallowed
taxi telly telly* termi* terminal terri* text thera* therapist these these* thimb* thimbles time timed timed* torn
treas* treasure trips trips* turni* turning typin* typing unava* unavailable unwrapped uphil* uphill value value*
vegetables wall wareh* warehouse watch waved waved* way wetsu* wetsuits whale windo* witne* witness wobble wonder works
worn yeah yesterday's you'r* you're young young* zone`,
      '-3': `
11 40 accou* acros* across admis* advan* advert alrea* already alway* always beans beans* bedro* birth* bring* bunch*
bunk burgl* burglar cake calle* called cancelled centr* cheap* chef chosen chris* closes cloth* cloud coast*
commercials crumbs dark darlings dated dated* day decen* decent delay* delayed depot depot* desk does drive dryer empty
empty* end ends error* exhib* fault fault* favourites fence find flake* flakes forgets four freezing froze full girl go
green* hard heavenly hidde* hidden hides hides* high highw* hobs hope hotel hours hours* impos* impossible indus*
industrial jumpe* jumps jumps* key kilo kit kitchens lamps* lesson like liste* looki* looking lying lying* machine's
make minim* minimum more movin* moving much mud multi multi* need needs needs* nine notch notch* notice pain pass pence
pence* piano piano* pins place* plate* playlist pleas* polished possi* possible practice price protection puzzl* puzzle
queue quote* rebook relaxing repair restaurant road rows sandwiches satna* satnav scanned schem* scrapped searc* search
shamp* shampoo shape* showing sixte* sixteen something son sourd* sourdough splen* splendid spoon* sprin* state stays
stays* storey stuff supplement tappe* tapped taste* technician ten terra* terrace that'* that's they've tile till tired
tired* tomor* tomorrow toppi* trainer transit twent* twenty vendi* vending week wet whitening window years years*
yello* yellow`,
      '-2': `
14 account adver* all altho* although an answe* asks away battery began began* behin* behind bette* better birthday
board* boot box breath bring calls calls* can't can't* cars case chair* charg* chat cheap check* colla* come counted
counter crossword cup curta* customs dad drill* every every* feet fifty fifty* finished for forma* fresh* glass*
glasses green guests half handl* heaven hotel* husband inclu* joine* joined jumped kept know last lates* latest laugh*
learn* left lift list look made maure* may mid milk minut* move neigh* nice ninet* no now offered one passe* pay payme*
payment place press* quid quoted ran reach* ready ready* reall* really recei* recommend right right* rolle* rolled
rubber run scree* screw* send shift shower sink sixty sixty* slip slot small* somebody spaces spark* spent spent*
stairs street super* take tank therm* think* those those* three three* toilet trail* turns* uploa* uploaded used visit*
warm washe* while while* white* why won't won't* work wrong wrong*`,
      '-1': `
15 200 6 70 a about about* air along along* apron apron* are aslee* asleep ate balco* balcony batte* be bedroom befor*
before betwe* between bille* billed blood blood* breakfast build* buyin* buying call candl* candle change changing
charm* charming chart* check choos* code colou* colour cut deliv* document dog don't don't* done door doors doubl*
drive* driver drown* drowned dust egg eighty else'* else's email* entir* entire envel* envelope everything face far fed
filled first first* fitte* follo* fourteen free frien* friends gap garde* given given* glove* goes good great great*
happy happy* havin* having hedge hedge* hinge* inspe* into kitch* knees knees* lamp late lay listed looke* looked love
maint* maintenance map means means* mentioned meter meter* middl* middle minutes mobil* monda* month month* months
mysel* myself nappy nappy* ninety nothi* nothing ones onlin* online only opene* opened or outsi* outside pages pages*
paint* passed path pensi* peopl* people perso* phone phone* phones pictu* picture pillo* plus pressed profe* quick*
readi* reading receipt repla* roll round* sandw* sandwich sat satur* saturday sayin* saying servi* service session
shall* sheet* shove* shoved shutt* signe* signed since since* sit slide* someb* somet* sound* speak* split* stair*
stars stars* started steps steps* stood stood* stopp* strai* straight straw* stree* tasted telli* telling tent than
their* then they're think thinks third third* thirt* thoug* ticked tickets too tooth* toothpaste touch* turn turns
veget* walke* walked was washi* washing we've we've* websi* website who's who's* word you`,
      '1': `
13 16 21 28 90 accid* accident after after* afterwards anyon* anyone armch* armchair assis* augus* august back bag bare
barmaid basin basin* bay becau* because bed beer bell bend best boiler bottl* boxes boxes* boy brake* broke broke*
broug* brought bumps bumps* burne* burned cards cards* carriageway catch catch* chart chose christmas cleared click*
clothes cloud* coach coach* colleague comfo* comfortable costu* costume country curre* curtain debit deep degre*
delivery deposit device diese* diesel diffe* direct disap* disappeared divor* divorce do docto* doctor dogs doorstep
drained dress* drink* drop dropp* dropped drove drove* duty ear eight* eleve* eleven escal* ever excha* exist expla*
eyes facin* facing famil* families family febru* february fille* filmi* filming fine fix flat floors form fourth frida*
friday frigh* frozen funny funny* gate gift gin girls girls* give gone grandad hadn'* hadn't hamme* hango* hangover
headb* headp* headphones heads* heard heard* held holding home i i'm id initi* initials insid* inside insurer isn't
isn't* keepe* keeper kind knife knife* knocked laughed leath* leather leave leave* leaves leg legs lengt* length lens
letter letterbox light* listi* lit littl* little livin* living locke* locked lockers man march* marks marks* measu*
mechanic menti* mind mine mista* motor* mould* mum's mum's* neck neith* neither new next night nuts off ourse*
ourselves own pack photographed picke* picked platf* platform pokin* poking pond priva* probl* problem professional
radia* rain rank ray reached reaso* reason reception record refer* reference refun* relea* release replaced repli* rib
rooms rooms* said salad salad* sales* salesman sauce sauce* save saw says scarf scarf* scrip* secur* sent serve* served
sessions set shallow shared showed singi* singing slats slats* sleeve slide smell smells smile* sofa spani* spaniel
speak stall* stand stank stank* strap streets strip* stripes sunda* suppl* surve* sweet* swim tab tablets tape tea
teach* team thank* the thermometer they they'd threw threw* thurs* tied tight* toddl* toget* together toilets town
trace* tract* tractor trail treat trial trial* troub* trouble true tub until until* verge verge* visits waite* waited
walks walks* wax we're we're* weeke* weekend what wheel* whole whole* whose whose* wife with would* write* yard yes
yeste* yoga you'l* you'll`,
      '2': `
150 18 2021 61 68 84 abroa* abroad actua* actual added added* again ameri* american any anyth* anything appen* appendix
arm arms arrived bald banis* banister bars bear belly belly* belon* besid* beside bindi* bindings black black* blanket
blind blue body boots boots* bothe* bother bottle brand* brick* burni* burning busin* business by cab cabin cabin*
camer* car cardi* cardigan carri* carry* cash cats certi* certificate chang* changed changes cheer* cheerful chick*
chicken chill* chilli city civil civil* clash* clean* clicked cloudy clutc* clutch coat collar colleagues company
conde* const* couple cracked crown* cupboard d days deck depos* detai* details different doubled drain* drawe* drawer
drinks drip drivi* driving dry dusk early early* earph* easil* easily eatin* eating ended ended* engli* english enoug*
enough enter* entry entry* exit exper* eye eyebr* eyebrows farme* farmer fifth fifth* final firm fitters folde* food
forge* forty forty* forwa* friend garag* gave gears gears* get gran grandmother's grey guest's guy had hammer hang
happe* happened harbo* harbour heads heel heigh* height hit holdi* honey* hundr* hundred i'd if in including infor*
information inspector instructor insur* insurance jab knew knock knock* lab labou* labour lapto* lasag* lasagne later
later* learn leavi* leaving lense* lenses lets lie lifte* lifted line loaf long lorry lorry* manag* manager march
marke* mask mate measure members membership metres mile morni* morning motorway mr naan nail names names* neighbour
nephe* nephew night* nights novem* november octob* october old olds one's one's* opera* other other* others out owners
paddl* painter palm park passenger patch patients pedal pedal* penny penny* pit pleasant pockets poiso* pool poster
pram pregn* pregnant presc* private profile prose* prosecco pulle* pulled radiator recorded recording refund replies
report reque* request rubbe* rucksack ruine* ruined saddl* sausa* sausage saved saved* screenshots screws seate* seated
secti* section see services shifts shop shoulder shout skipp* sleeping slid soake* soaked sock solicitor someo* sort
sounded spill* spin spoons squee* stack* stand* stari* staring stati* steer* stewa* stoma* stomach stran* strin* string
sunday sweet table taken taken* takes takes* takin* taped taped* tell tenancy texte* texted thigh* throa* throat throw
thumbs thursday tip toddler told touch towel* toy trace train* trick* tucke* tucked tuesd* turne* turned two uncle's
uncle* under underneath unpac* unpacked us very vet views views* voicemail wanti* wanting wardr* wardrobe wheez* where*
whites widow* wing withi* within woke would writi* writing yours yours* zip`,
      '3': `
9th addre* address baby bank barma* barman barri* bathr* becom* become been belongs belt big bills bills* bit bites
bites* bonne* bonnet boss brake brass brass* brick buffe* buffet came camera carrying casin* casino chain chain* chemi*
cleaned clock clock* clown clown* coeli* coeliac collect conse* copie* count* countdown counting craft* crew cryin*
crying cupbo* customers daughter deadl* deadline delet* delete donat* donation drain dual ears emailed engin* explain
exten* fell fever fever* filed filed* finge* fingers floor floor* folded found found* freshers front front* garage
gearb* gearbox glue glute* gluten groun* ground gutte* gutter hand handi* handing hands* have he'd heari* hearing
helpe* helped hob hold hole hood i'll i've india* insta* joint* kicke* kicked landl* landlord laptop leaf lock longe*
longer lot marked mean membe* member mention messa* met minus minus* mothe* mould mums museu* museum nan nicel* nicely
numbe* number on over owner padlo* padlocked paperwork passp* passport patch* perfu* perfume phoned photo* photos
picku* pickup pint pole preci* qr rabbits rang recep* receptionist recom* recor* repor* reported respe* retir* retired
ribs rice rucks* safe sanda* say scan shame shame* she she's she's* shook shook* short short* siste* sister skin
skipper skirting sleep* smili* smiling smoke* snow some somebody's someone spons* sponsor station steward stitc* strap*
stripe stuck stuck* sums surveyor swapp* swapped swing* taking talki* talking teacher that theat* theatre thems*
themselves there's throw* throwing tiles tiles* toes tuesday users users* vegetable voice voice* wash watch* wedne*
weigh* were weren't weren* wheel where whoev* whoever wine wrist* x year`,
      '4': `
000 02 again* alone alone* ambul* answered bar barrister bathroom beam bolt book cage carbo* carbon cleaning colle*
collected complained copy couldn't counc* council court* dad's dad's* daughter's drew drift* eighteen fella* finger
fire going going* gold got grand* hallw* hallway hands has he's himse* himself hives hives* hospi* hospital husba* its
kids knee law lawye* lawyer licen* licence light live loose loose* lung memor* memory messages money money* mother mrs
nose noticed nurse* our owner* papers pharm* pharmacist puts rabbi* regul* rent screaming smoki* smoking solic* staff
staff* stall stamp* stop strapped strok* stroke teati* teatime teeth teeth* test thank them there there* thought tonig*
tonight towel tyres tyres* under* up viewi* viewing wednesday weight went who'd who'd* wrapp* wrapped wrist your`,
      '5': `
against alarm alarm* ambulance backw* backwards baili* bailiffs botto* bottom brother compl* complaint county coupl*
court daugh* down hey husband's insul* insulin keys leane* leaned let mouth* name needl* needle notes notes* ombud*
ombudsman panel panel* police purse* put red screa* skirt* smoke son's son's* stitches stron* strong surge* surgery
tour twist* unscr* unscrewed watched who women women*`,
      '6': `
both broth* couples lad me mouth mum nurse patches polic* she'd she'd* should`,
      '7': `
my shoul*`,
      '8': `
`,
      '9': `
he her him his`,
    },
  },
  es: {
    plainBelow: -7.88,
    unlikelyBelow: -5.39,
    doubtfulFrom: -0.71,
    likelyFrom: 5.35,
    words: {
      '-9': `
30 aire aparte dejo esper* fui ocho otro seis telef* venia* venta*`,
      '-8': `
abier* caja cola consu* desca* entrar impos* imposible inter* ocupa* pusie* pusieron telefono tienen tuve`,
      '-7': `
600 acept* antig* anunc* barri* barrio blanc* cafe cambiar cambiaron centr* cierr* comun* decian deja encan* enseno
entra estan* fria gotea* haber* hubo junto junto* manda maqui* menu misma misma* nueve nueve* olvid* panta* pinta*
postr* postre preci* rasgu* rodillas ruedas salon salon* sobre sobre* terce* unas ventana versi* version vista*
volviera`,
      '-6': `
10 abierto aceptan amabl* amables amigos atent* baja cae calle* carri* carrito carta carta* cero cierra ciuda* ciudad
clase* clienta cobran cobraron comunion consulta contesta copa correos correr cortar cuade* cumpl* cumpleanos decir
depen* devolvieron directamente duena duena* durmi* duro edifi* edificio educa* elegi* ellos ellos* encanto enchu*
enchufes encog* encogio enero enero* entere envia* equiv* esas escal* escalera estup* estuv* exist* existe falta final
final* floja* funci* gas giro gotea guardia hablando hacer hecha* hicieron hielo hielo* inclu* jarab* jarabe lados
lados* lecto* lector liter* llamadas llamaron malet* mande mande* maquinas marte* martes matri* mejor mejor* miro
mojad* mojado moles* olvidaron operacion pacie* partida pasan* pasar pedir* pegaj* pelic* pelicula pelos pelos* pero
perra perra* persiana piden piden* plast* pone porte* portero precio princ* profe puntas queda quedaba quinc* quince
quint* recon* regal* regalo renov* saber saber* secad* segui* segundo seguro sentaron sesio* sesiones silen* silencio
simpa* suspi* talla* tapa tarda* tarje* tarjeta tresc* vacun* vaso venia veniamos venir venir* vida vista`,
      '-5': `
1 100 17 25 3 40 45 7 90 abuelo antiguo anuncian anuncio apaga* aparecio aprie* asien* ayuda ayuda* bar barat* barato
barco barco* bocad* borra* botas botas* botel* buenos buzon* calendario calie* caliente calle cambia cancelar cena
centro cerrado cerve* chef chirr* cien clase color color* comercial comprar confi* contrasena conve* correo corriente
cuest* culpa culpa* daba datos datos* dejam* dejamos devolver dibuj* distinto diver* dobla* duran* durante durmiendo
edred* edredon elect* embra* embrague error error* espec* espera esperando esperar expli* febre* febrero fin firme
firme* formu* formulario frena* gatos gatos* habil* habiles hablar hacen hacen* hambr* hambre hecha hice impre* infor*
inten* internet invit* jueve* jueves lasti* lastima limpio llamada luces luces* luz maleta maner* manera mapa maquina
mayo mensa* menta menta* mes mesas mesas* mient* mientras mil minutos mojit* mojito movia movia* multa multa* ni nivel
nivel* obra ofert* oro pacientes pagad* pagin* pagina parte parte* pasa pasan pasando pide piedr* pisci* playa playa*
poco por preciosos preguntar principal progr* punto quema* quinto relle* repar* resulta rico riqui* riquisimo ronda
ronda* sabad* sabado sal salim* salimos salta* salvo salvo* seguia segundos senor sillas subio subio* suela suela*
suert* suerte talla tarda tarif* taxi te tercero tibio tibio* ticke* ticket tienes todav* todavia torci* tosta* trafi*
trafico tranquilo tras trein* treinta turnos uno vacuna venian verde verde* vient* viento visit* vistas vueltas vuelve
whats* whatsapp zumo`,
      '-4': `
5 8 abierta abrim* abrimos acaba adela* agost* agosto alerg* alergenos antes antes* asiento avisan ayuna* ayunas baner*
banera bombo* bonita botella botellas boton* buena* butac* butacas cada cambie camin* camino caram* cator* catorce
ciert* cierto cinco cinco* cobro cobro* comed* comedor compramos conex* conexion conseguir contestaron corre* costo
costo* cuida* dado dejan dejan* dejar descu* descuento devol* difer* discu* dos encantadora encim* entie* entiendo
eramo* eramos espum* estan etiqu* etiqueta genia* genial gesti* gestion grito* humed* humedad ingle* ingles insta*
juego juego* jugar jugar* julio julio* justo justo* lata limon* lista lista* llamar llegaba llegamos marav* metro
minut* murio murio* nada oferta orden* otra paciencia pajit* pajita palom* palomitas parado pase patil* pie pista*
plastico plazo plazo* pleno pleno* polvo polvo* progresivas propia radio radio* remat* rematar ruido ruido* salen
salen* seguidas sentados siend* siendo sofa sol suena suena* tardo tardo* tercera todo traje* trajeron veloc* velocidad
vendedora ventanilla viejo viejo* viern* viernes volvi vuelt*`,
      '-3': `
abril abril* acabe acabe* cambiado carga* carro* cita consi* decirlo elegir encima enfri* eso estam* estamos explico
faltaba fuimo* fuimos habit* habitacion habla* hace lado llegas maletas meses meses* nadie nadie* ningun nota nueva
nueva* ofrecen pagan* papel parce* pasar* patio patio* peque* plant* prome* puede* punta* rodil* simpatico son suspe*
tan unico unico* va vez viaje viaje*`,
      '-2': `
acaba* ahi ahora ahora* algui* alguien anter* anterior cama codig* codigo como corta* cuare* cuarenta cuatro decir*
dejar* dia disti* fotos fotos* hora llama* madre madre* media menos menos* metro* metros mis no ofrec* pagar pagar*
pague pague* papel* para pasil* pedi pregunte puede seman* semana semanas sitio sitio* sola tiend* un una veces veces*
vestu* vestuario vuelta web`,
      '-1': `
14 abrig* abrigo abrio abrio* aceit* amigo* ano apart* arreg* arroz arroz* atend* atendieron aunqu* aunque bonit*
cambi* carpe* carpeta chica cobra* colch* colchon colgo colgo* compr* condu* conte* cosa cuadr* decia* dejaron dijer*
dormir entra* es estaban fila fondo* frio habiamos han hay horas horas* igual igual* lavad* lavar* llave llega* lleno*
local* luego luego* marca media* mesa mitad mitad* moned* monedas ningu* ninos ninos* ofrecieron otras otras* parti*
pasaron pasillo perdio perro perro* persi* podia* porqu* porque pregu* puesto resto resto* salio salio* segun* senta*
siete siete* siguiente suelo suelo* suelt* timbr* timbre turno* volve* y`,
      '1': `
20 70 84 9 a abuel* abuela aceite admin* agenc* agencia agua al alli amigo andan* andando anfit* anfitrion anive*
aniversario apare* apellido arrib* arriba avisa* balco* balcon barra billete burof* burofax cajas cajas* calen*
cambiarlo camiseta cance* carne carne* caser* casero casi cerra* cerraba chanc* chanclas chica* chico comente comer*
comida comio comio* compa* con conse* croqu* croquetas cruce* cuadro cuota cuota* da decia del devue* diagn* dicho
dicho* dicie* dijo dimos dimos* direc* direccion dni domin* duchas dueno dueno* ella encargado enter* entrada entradas
entre* eran espalda este fianz* fianza ficha ficha* fue garaj* garaje grado* grados grupo grupo* guantera habia habia*
hacie* hicie* hizo hoja hombr* hueco huesp* iba junio junio* junta* juntado la lavar lente* libre libre* llame llamo
llamo* llave* llenos lleva llevamos llevan lleve lleve* lo mandaron mando mando* manga manga* marca* mas medio mia
mismo* mismos movil movil* muy ninguna nino nombr* nos octub* octubre oficina once opera* pagam* pagamos pago parec*
paso pelad* perdi* personas piso pisos pisos* ponga ponga* pract* presu* presupuesto profe* profesor puest* punta
punto* quedo quedo* recepcion red reserva reservado rojo sacar* sala salia* segunda segur* senal senal* senor* senores
servi* sigue* siguen silla silla* suelta tapad* tarde tarde* tele terra* terraza tiene* tiro tobog* tobogan tomar tope
tutor* tutora unos vamos vamos* van vecina vendieron viaja* video viend* viendo viene vimos vimos* vinie* vino volver
vuelv* zapat* zapatillas`,
      '2': `
15 18 200 39 4 60 apara* app apret* arreglar autob* autobus autop* autopista bajad* bajar* barro barro* bien billetes
bonito busca* cabal* caballero cables camar* cara charc* charco chico* chicos choco* chocolate citac* citacion clavo
clavo* clien* coche* comer comiendo compania compre conta* contesto corta corte* cristales crucero crudo crudo* de
dejab* dejaba deje delan* delante despu* despues detal* detalle devolvio diez diner* dinero directora dormi* ducha*
ellas ellas* embar* emerg* encar* encon* ensena enton* entonces entrado entre excel* grabacion habian hacia hacia*
herma* hermana hija hinch* ingre* ir juzga* juzgado las limpi* linea llame* llega llena llena* los lunes lunes* madru*
madrugada mal mandaban me medic* mochi* mochila muert* noche noche* nombre norma* normal novie* noviembre numer* numero
oreja* padre parad* pasad* pasada pendi* picad* pidie* piern* plata* platos plaza* ponen ponen* prime* primera primero
puerta puso queda* queri* queria recep* recepcionista recie* recien recla* recog* recogerlo redon* redonda respo*
reven* rueda* sabe sabia sabia* saco se solto solto* tambi* tambien tapon* taqui* techo techo* tiran* tirando toall*
tocar tocar* todos todos* tomar* tomo traba* trabajo tranq* tuerc* usado* vacia* vale ve vecino veinte vende* volvio
voz`,
      '3': `
alian* alianza anos apell* atras atras* bajo bille* bono brazo* cabez* cabeza cable* camara cargo cargo* casa coche
comen* comie* contr* detra* detras dicen dicen* dije donde donde* dosci* doscientas el en encontre esta estab* estaba
esto euros euros* firma firma* fuera fuera* fuero* fueron graba* guant* hasta hasta* he hemos hemos* linea* llevaba
marid* marido mi mirando monitor nunca nunca* oreja padres parej* pareja plaza prese* proba* profesional prueb* prueba
puebl* puert* quedas quien quien* quiera somos somos* su sujet* tenian toalla trajo trajo* tres vacia vecin* viene* vio
yo`,
      '4': `
000 agarr* apunt* aqui boca canda* candado casad* cliente contaron contra contrato crist* cuent* cuenta cuerp* cuerpo
dedo dejad* dejado dient* dientes dijim* dijimos entraba escri* estre* famil* familias humo les limpia lleva* mecan*
mecanico mio miran* monit* mujer nuestro o ojos padre* parada pidio pidio* plato* puse quier* quiere quita quita* ropa
sale sangr* sangre seguridad tengo tengo* tiene todas todas* uci vi`,
      '5': `
bano cuell* cuello escribio ese mujer* nina nuest* postu* postura rueda soy tenia`,
      '6': `
le levan* tenia*`,
      '7': `
ha`,
      '8': `
`,
      '9': `
`,
    },
  },
  fr: {
    plainBelow: -8.27,
    unlikelyBelow: -4.92,
    doubtfulFrom: 1.22,
    likelyFrom: 6.41,
    words: {
      '-9': `
20 3 aucun bonne* cafe client code corre* demi donc ferme lieu mais met midi mois oblig* prix quart* rappe* roule*
temps temps* toutes`,
      '-8': `
12 5 an autres bac bain bon chaus* chois* couve* descendre dormi* exame* fermeture guichet impos* impossible impri*
juste juste* lire maint* manquait morce* musiq* musique n'y nouveau ordon* ordonnance panne* partir passait recep*
redem* repri* reservation resta* rue secon* tarif* toujo* toujours tour traitement voix zero`,
      '-7': `
10 2 23 75 absen* ame autom* barre barre* batim* batiment billets bleue* bloque bross* changer chevilles ci cle clos
colla* conge* conve* cuisi* depar* depla* devai* devait disen* disent droit echar* enlev* etion* etions examen falla*
fallait file film frais garantie gratu* imprime inter* interieur laisses leve long machi* magas* magasin maintenant
malgr* malgre manqu* mercr* mercredi metre morceau nivea* nuque* octob* octobre offre* ongles page panne passer pause
pause* peine peine* perdu pied plan porta* porti* potea* poteau premier prevenir propose quoi rappel receptionniste
recla* reclame redemarre remar* rempl* rende* rendez rentrer repris salon salon* seche* serveurs seulement solei*
soleil suppr* taill* tarif terra* terrasse tordu* tourne tremp* trempe versi* version vie voulais voyag* voyage`,
      '-6': `
11h 18h 31 35 40 84 8h30 99 achat achat* acte addit* addition adora* affichette allai* allait ancienne anima* annon*
appui appui* attendus aurait automate bague* baguette balay* beauc* beaucoup bleue bonne bonnes bonnet bouche boule*
brill* burge* burger carrelage celle celle* champ* chape* chari* chauffage chaussures cherche chiff* choisi choix
choix* ciel cigar* cigarette cimen* ciment close* coin collait combl* complete confirme conge conne* consi* consigne
conversation copies correction correspondance costu* costume couple coute couvert creux creux* crie debut degre* degres
demar* depart desin* devenu devin* differents distr* distributeur donnes dormi dormir echanger echarpe eglis* eglise
encaisser end endroits enlever enterrement entrees etage etages etiquette etoil* etoiles exerc* expir* exten* faite*
francs gliss* gratuit haie hamma* hammam hauss* hausse haute* ignor* insta* internet jete jeune joyeu* joyeux lampe*
loyer loyer* machine matinee miroi* miroir mode moisi* mojit* momen* moment monna* monnaie monta* monte montu* montures
moque* moquette mots mouil* nageu* niveau nuque obligatoire occup* offic* office optio* option orang* oreille paill*
paque* parc parei* pareil parte* peign* perceuse perdue perma* photocopie pisci* piscine places plante plaques plate
pneus pneus* portee porter premiere prevue probl* probleme pubs quai quart quartier quell* quelle quelques rame rate
rdv recha* recharge redir* redire refon* regarde regarder remonte repet* resso* resul* reten* revenir revet* revetement
rire rouve* rouvert sardi* sardines savai* savait savon* seche secondes sel serie sombr* sombre somme* sono sorta*
speci* splen* splendide stati* table tapis tapis* tele ticke* ticket tiroi* tiroir tournent tourner trouve utili*
valis* vecu veux visio* vite vitres week`,
      '-5': `
10h 110 16h 25 29 30 39 9h absent accepte acomp* acompte agend* agenda aimab* aimable aime angle* annee annee* annonce
aout armoi* armoire arrac* artis* artisan assom* assommer attendre automatique autre* avale* avril avril* baign* baill*
bancs bancs* banni* banniere basse* belle belle* bonjo* bonjour boutons brosse brush* brushing ca cadea* cadeau caout*
carto* cartons cauti* caution cellu* champ chapeau chariots charm* chass* chasse chaussettes citad* citadine clair*
clic cm comble comma* commu* conduite connexion conta* content contrat coque coque* couper course courte coutu*
coutures couverts croit croit* crout* croute debor* debutants decem* decembre decid* decider decollee decouvre demen*
demenage demie demie* dents dents* deplace deplacement desac* diagn* diagnostic dirai* dirait disco* disparait draps
draps* droite dur e eclai* eclat* ecrans embal* enorm* ensui* ensuite entra* entracte envoyee epuis* essay* etage*
etagere etiquettes exercices explication expre* expres fallu fallu* faut fauteuil ferme* feuil* feuille fevri* fevrier
flaqu* flaque formulaire frigo frigo* froid* fuit garag* garage gars gauch* gauche genti* gentil geste* gesti*
gestionnaire goutt* gris haut home homme* hors hs incha* inchange indiq* indique inscrit invit* invites irrep*
irreprochable joint kilom* laissant lambe* lambeaux lance lance* laque* large large* lavab* lavabo lieux lieux* livreur
locat* maintenance malade maria* marqu* marque match* menu mesur* miett* miettes minus* mobil mobil* moiti* moitie
mojito montagne nage nageurs naiss* naissance nombr* notic* notice nourr* nouve* nulle nulle* obten* oeuf oeufs oeufs*
oigno* or orange orche* orchestre oreiller ose pages pages* panneau paquet paquets parqu* parquet partis passee
passeport payan* permanent permanente pizza* plage plage* plast* plastique poiso* poison pop port portail portes possi*
possible pouva* pouvaient prele* presentoir prise* promo promo* promp* quant* quarts quatrieme racha* rachat raconter
rang rappelle reception recharger refaite regler remplacee rendue rentr* rentre reprise resti* retour rez robin*
robinet roti roule rouleau sandw* sauce sauce* seance sec sejou* sejour selon selon* semel* semelle sent septe*
septembre serai* serait serveuse sessi* session shamp* shampoing simpl* simple sms socie* societe soirees sortait
sorties souha* souhaite souriant stationnement subli* sucre sucre* suivante super* suppl* supplement surge* tables
tarifs telec* telecommande telle* tellement tempe* temperature tend top tordu tordues tourn* toute* tram tri trous tube
up vaiss* vaisselle valab* valable valid* valises vehic* vehicule vendeuse vendeuses venti* venue venue* verres vieux
vieux* vol wagon wagon*`,
      '-4': `
13h 18 412 58 89 acces acces* air allee* allees angla* anglais appels appor* apporte au autoc* autocollants autre
ballo* ballon banc basse bassine beau bibli* bibliotheque bien bille* boites bord bulle* carot* centimes champs chips
chips* choisir clima* collant compter confirmation connecte cour coura* couss* couverture couvr* couvre crene* creneau
crimi* criminel crois cuisine depli* depliant depui* depuis dessi* deten* dever* docum* document domma* dommage ecran*
enfan* enfants engag* engagement entre* envoyes epuise epuisee espag* espagne etablissement etaie* etaient etre eu
excel* excellent excep* fabri* fabricant fauteuils fermees fermes feux fil finit finit* flech* four froide gatea*
gateau glace* glaco* glacons griffes h haute heure heures hote idee lettre lisai* lisait mains mains* massa* model*
modele morte* mouillee moyen moyen* nez ni nuits nuits* occupee ok oubliees palet* part partent peint* pieces planc*
planche plat plein pommes poudr* premi* prenn* prennent prise prochain quatr* quatre rebel* rebelote regul* remet*
remise remonter remplace reservations respo* responsable reste revan* revanche rien riz sache* scola* seau second
seconde separ* serviettes servir siege* six sont station superbe sympa sympa* tablette tailles tasse tasse* teste*
traje* trajet tranches tres utilise vais vaut vende* vendr* vendredi vigne* vignettes zone`,
      '-3': `
15 17h agenc* agence argen* argent arriv* arrive assis audioguide bloqu* boite* bouch* bus calme calme* carton
catalogue centi* chambres change chaqu* chaque chaussee commande compte controleur coupe court* criss* date dernier
diffe* douch* droit* du echan* emplo* entrer etiqu* euros euros* expli* fin froid fuite fuite* glace gouttes huit
inven* inventaire km lave manque mardi mardi* matel* matelas minut* minutes mur m² novem* novembre on oreil* oubli*
pain parki* parking pas patie* place* plant* plate* ponct* ponctuel poupe* preci* precise puis quel qui regar* remplir
reser* revient sans separees sept servait seul seule* soixa* soixante telep* trace* travailler trave* troisieme trop
une vides vides*`,
      '-2': `
14h 4 accue* accueil alors alors* annule appar* arrivee aucun* avant avant* boite bouto* camion cent chacu* chacun
chang* cheve* cheveux chevi* chien class* coinc* comme comme* confi* connait contre controle copie* cote coule* coupl*
coute* debut* desce* dire douche eau ecran enfin enfin* entre entree envoy* envoye explique fois forfa* forfait gare
grand heure* hiver* ils jambe* liste liste* maitr* mars memes memes* minui* minuit n ne ongle* panie* panier papier
passage personne peu peut place plaqu* poign* poignee points pouss* pouvait quara* quarante relan* reserve retou*
ridea* rideau samed* samedi savoi* savoir se seanc* semai* semaines servi servi* serviette site sort table* telephone
tiede tiede* toute trans* travers trois trois* trouv* va venai* venait vingt vingt* voir voyai* voyait`,
      '-1': `
14 50 6 8h 90 achete affai* affic* assiettes assis* assurance avais avais* avanc* baiss* bas beurr* beurre blanc*
burea* bureau c caisse cela centimetres cette cette* ceux charg* chaud chaud* chauf* cherc* coince collegue compt*
condu* conte* contr* couleur coupe* courant cours court cru decol* dehor* dehors deja derni* dessu* dessus directeur
dix dont eleve* eleves encai* epaules equipe espac* espace etait etait* faire faire* fait faute* fini franc* garan*
immeu* immeuble inconnu inscr* janvi* janvier jaune jaune* juill* juillet jusqu'a lende* lendemain lever lever* linge
livra* livraison livre lundi lundi* mai mange matin* me merci merci* mes milie* milieu monsi* monsieur monte* non odeur
odeur* onze opera* oublie ouvre ouvre* panse* pansements parce parce* passe passe* patients pench* perdu* photo* photos
piste* plafo* plats plats* pleur* pluie pluie* plus polic* prendre prevu* proprietaire qu'a que racon* rayon* recom*
recon* regle* remis* remon* rendu* repon* resse* reven* ronfl* sait sale semaine serie* seule silen* silence sirop
sirop* souri* sous suffi* suite suite* suiva* t tape techn* technicien therm* train* tranc* travaux trott* trottoir un
veill* veille venu vers ville voit vu`,
      '1': `
19 24 300 60 600 8 80 900 accro* achet* adore* ai ajout* ajoute alarm* aller allum* ancie* appele appre* apres apres*
assiette assure atten* attend attendait attente aurai* aussi aussi* baisse bar bidon bidon* blanc borne borne* bouchon
bout bouti* boutique bras broch* brochure cabine cache cache* calen* calendrier camio* carre carte* cause cause* celui
celui* centre chale* chamb* chambre charge chef circu* circule claqu* classe colles commence conna* const* consu*
consultation conti* corrige couch* couche cours* crois* decou* demai* demain depas* depasse des desor* desse* dessert
deven* devis dieu doigts doubl* dure elect* electricite elles elles* empoc* empoche en endro* epaul* epaule erreu*
erreur etein* etudi* eux facad* facade fenet* fenetre fiche fiche* fleur* font foot formu* garco* garde grands groupe
hiver hopit* hopital ident* identite image infir* inverse jambes jardi* jardin joint* joue jour journ* jus l lapin
lapin* levee* libre* linge* lit livret maiso* maison maitre manda* mandate mange* marie* mariee massage matin messa*
message metre* mettr* mettre micro micro* mienn* mienne mieux mieux* modif* monit* moniteur montr* mort noir notai*
note notes notes* nuit opere* osait osait* ou oubliee ouverture paire parap* pare parfait parta* parti parti* parto*
partout pente pente* perso* personnel phras* pieds pieds* plafond pluto* plutot poiss* porte* position pot prese*
presentent press* preve* pris propo* pu puait puait* quelq* quest* question randonnee recre* refer* regle relance
rentree repar* repartis repei* respire retro* rouges sac saumo* saumon sauna sauna* saute saute* seances secre*
secretaire signale signe sim sinon sinon* sonne* sonnettes stand* standard temoi* temoin toile* tot transfere trente
trous* vendu ventr* ventre verre* verse* vice vient vient* ville* vis vitre* voile* voisi* voisine vrac vue`,
      '2': `
150 22h 24h a abonnement acheter adore affaires agent* analy* analyse anniv* anniversaire annulee appartement appat*
appel* appeler arrete aspir* assem* assemblee attache audio* autor* avait avait* avion* balan* barri* barriere biere
biere* bouge* boute* brise brise* brule* brulee caiss* caissiere camionnette canet* carav* cartes casiers casse* catal*
ce cents cents* chain* chaine chauffeur choco* cils cloqu* coche coffret colle* comptait conse* conseil conseiller
copai* copieux coulo* couloir courrier cousi* couteau creve* d dame deblo* decolle dedan* dedans defau* defaut defon*
dejeuner deman* demande derniere desig* deuxi* deuxieme devis* differentes diman* dimanche dit double empes* encre
encre* enreg* entendre equip* essai essai* est etais etais* ete event* eventre exist* existe extra* faisa* familles
faute fendu* filme filme* fissu* fissure gamin* gamins gilet* gobel* gobelet gout gradi* gradins griffe grill* habitue
hospi* image* impor* importe j justi* la lacet* laiss* laissee les lettr* leur libre lien lille lille* lunet* lunettes
mater* maternite mauva* mecan* melan* menage mien moi molle* montee mouch* murs n'a neuf notre notre* nous numer* ordre
ordre* ouver* ouvri* ouvrir panta* pantalon papie* parla* parle* partage partie patron penchent perce* photo piece*
pins pique pique* pleine poisson porte portr* portrait poses poses* poule* poussette prefe* prefere prena* presente
presq* presque presse prevu proch* produit prof promet publi* pulls pulls* qu quato* quatorze ramen* rando rando*
range* recommande recue recue* refai* refuse remis rendu renvo* repas* reponse reserver respi* reveil revenu rouge
rouge* s sacs saign* salle* sang scann* secur* securite sera serre* serva* signee soi soir soiree solde solde* sortir
souve* souvent suppo* sur tant tard tendu tendu* terre terre* toilettes tortu* tortue touch* touss* trait* travaille
trouvait veau venus venus* verre vestiaire veut vide vin viole* visiblement vitri* vitrine voisins voula* vrai`,
      '3': `
000 1 200 adresse aerat* aeration agent aille* ailleurs ancien attac* avis avoir avoir* bapte* bapteme bassi* besoi*
besoin bloquee bois bouteille branc* branche casque chais* chaise changee chat chercher chose chose* cinqu* cinquante
coche* compris coup coups coups* criai* criait demon* demonte depos* depot depot* derri* derriere donne* dos dossi*
dossier douze douze* encaisse endroit ensem* ensemble enten* enterre envoi* envoie eteint face factu* facture faisait
fanto* fantome faux fermee fesse* fesses feu fils fleurs force* fort fourn* frere garde* genia* genoux gens habitude
incon* je jeu juin jusque laisse le lecon lecon* lettres leurs leurs* m'a maill* mamie mamie* mari mauvais meme mere
metres mis monde monde* mouss* mousse noel nom numero offer* offert origi* originaux ouverte paie papa par parle patro*
personnes petit poil pomme* posit* pourq* pourquoi premieres prend* prochaine propr* quelque radio repas reprendre
restee retra* retraite revie* rond salle sanit* si signe* signer soeur soeur* soign* son sonne sortie suis supporte
tableau tante tante* tenu tete trent* vacan* vacances vendu* verif* vesti* vestiaires video visib* visit* vitre`,
      '4': `
adres* aller* allergies arret arret* aurais avec avoca* avocat bande bande* bassin bleu casie* cassee certi* cheva*
cheval chute* club coffr* compr* cou crach* crache cuiss* cuisse d'a dates dates* dejeu* depose direc* directrice
disan* disant docte* docteur donne dorma* dormait dort ecole ecole* ecrit ecrit* endor* entendu etes exper* expert
femme fille fract* fracture gaz genou* geran* gerant gros gymna* gymnase habit* heureusement hotel hotel* il laisser
langu* levre* levres liqui* lu lui maillot manch* medec* menag* mme moins moins* moteu* moteur niece niece* oeil ont
papiers paren* parents patronne payer payer* perce pere petit* piece plain* plainte plais* prend radia* recit* recite
recuperer repre* rester retrouvee rigol* rouss* signa* soins soins* suspe* te tombe tombe* tombee tu type verte* videos
viendra visite voulait vous y`,
      '5': `
67 admin* ans bebe bloc caissier campi* camping ceint* ceinture chant* chato* chez compa* connaissait coupee decla*
disparues echange famil* famille femme* filles frapp* frere* genda* gorge ici jointe jolie jolie* l'a lache* m manche
medecin medical motif motif* mutue* mutuelle nos peau penda* pendant petite plong* pompi* pompiers posee posee* puce
radiateur radio* recup* reveille route route* sa saisi serveur ses signature sorti sorti* tenai* tenait tribu* tribunal
vendue video* viend* volan* volant`,
      '6': `
cave dans disai* disait fille* gorge* juge medic* mon nid preno* prenom revei* saisi* yeux`,
      '7': `
ma main`,
      '8': `
elle`,
      '9': `
`,
    },
  },
  it: {
    plainBelow: -13.36,
    unlikelyBelow: -7.21,
    doubtfulFrom: 0,
    likelyFrom: 5.73,
    words: {
      '-9': `
30 45 8 aria belli* bicch* carte consu* conte* dei entrata euro grafi* lenti* lugli* luglio macch* mangi* ore padro*
portata scontrino secon* segre* serve serve* setti* sola sole svuot* torna*`,
      '-8': `
15 19 3 5 50 7 abbon* bidon* cantina cente* dietr* dietro dovev* doveva europ* fine funzi* fuori fuori* garan* gliel*
gommo* grupp* gruppo impie* istru* lavor* lavoro lenti luned* lunedi mezz'* mezz'ora mezza* nuovo nuovo* o orari*
padrone parcheggio passo passo* pieno pieno* piogg* ponte* posto posto* preno* quasi quasi* regol* ricet* ripor*
secondo segretaria settimana sopralluogo stacc* tempo tempo* tra ultimo uscita va zona`,
      '-7': `
10 13 18 2 4 65 accan* accanto addeb* aggio* alzat* appos* apposta aprir* aprire arrivata arrivate aspettava assic*
assicurazione autom* averl* averlo avvisato basta basta* bellissimo bianc* bianca biglietti bisco* calci* calda calda*
centr* certi* chilo* chilometri clien* comun* condizionata consi* contrario controllore corsi* corsie curat* distr*
entro entro* febbraio finestra frigo frigo* garanzia gener* glielo gradi* grafica gross* grosso guardare guida*
impiegati indic* indie* indietro inven* km lavan* lezio* libri libri* macchina macchinetta mancava marte* martedi meno
mentr* mentre messaggio mezza mobile modul* montatura mutuo mutuo* neanc* neanche nessuna odore odore* offer* offerta
pacco pacco* panna panna* passw* password pasta pasta* pensa* perdi* perfe* perso* pezzi pezzi* piano* poltr* porti*
posso* prepa* preve* profu* pubbl* pulit* ragazzi ricon* rifat* rifatto righe* risponde sabat* sabato scade* scatoloni
scusa* sei sembr* senso senso* sentito sessa* sessanta settimane simpa* soffi* spazz* spett* spettacolo staccato tassa*
te tener* termi* terza terza* tocca* tornare turno turno* urla vecchio vende* verni* vernici viene viene*`,
      '-6': `
11 17 24 28 40 6 80 9 abbonamento agli alleg* amich* amiche andav* antic* anticipo april* aprile arriva arriviamo
ascen* ascensore attac* attes* aumen* aumenti avevano banca* bar barat* barattolo bicchiere biscottate bolle* bolletta
bravissimi bucat* buttafuori cade caffe caffe* cappe* cappello cappu* cappuccino casse* cavo centro certificato
chiamano chiavi chiede cinquanta clienti colte* coltello compleanno compu* computer comunicato conferma conne*
connessione consigliato coppi* coppia cori corrente corte* cortesi danni danni* destr* destra discu* doman* doppi*
doppio dovut* esage* esagerati esami esami* estin* faccio fatte fatte* felic* fette fette* filtr* final* finiti garag*
garage garantito gigan* gigante gommosa gradi grati* gratis guarda guarn* guarnizione guida inesi* inesistente
installatore inver* invia* inviata labor* laboratorio legge* lette* letti* lezioni limon* lucch* lucchetto ma maestro
marme* marmellata mattino merco* mercoledi mette mezzanotte miei migliore motor* motore muri nasco* navet* navetta
nonno nonno* onlin* online orario ordinato paga pagine passa* passaggi passano passava passi passi* perco* percorso
perde* perdeva perfetto perso persone piano piazz* pioggia plast* plastica poltrone porto porto* prenotato prese*
preventivo produ* pronta pubblicita pulito quadr* quello ragazza recup* repar* reparto reso resta resta* ricetta
ricette richi* righe risto* ristorante ristr* ritar* ritardo salmo* salmone saltato saper* sapere scade scale scale*
scari* scarico scusa seduto segreteria sentivo sette* simpatica siste* sospe* spedi* spedito sping* spunt* stamp*
stase* stasera stati stati* strad* strada subit* subito suo tavoli tazza tazza* tetto tetto* togliere tolti tolti*
torna trasportino ugual* unghi* unghie valig* valigie vecchi vedo venderti ventidue vento vesti* vetri vetri* visit*`,
      '-5': `
000 16 23 25 54 84 900 99 acqua acqua* affet* affre* affreschi arrivare arte attesa autol* autor* b bagna* banca bello
bello* bicchieri bimbi bimbi* bimes* bimestre bisog* blocc* bravo bravo* busta busta* caldo caldo* cambiare camere
campe* campeggio cancello cappo* ce chiud* cinqu* ciocc* cioccolato citof* colla colla* completo condo* condominio
confe* contato conto conto* corri* cosa cotol* credi* crema crema* decor* devon* devono digiu* digiuno direttore
diversi entrano facev* faceva fanno fanno* fatti fatti* ferma fibra fibra* film filtro finale fisch* fischia forma* fra
frago* fragole fratt* frattempo frett* fretta fritt* fritto fungh* funghi gatti gatti* gesti* gestione giga gradini
guardo guast* guasto impos* impossibile incro* insie* insieme intor* intorno istruttori lampada lasciata lato lavatrice
lentissima lettera letti limone linea linea* livel* livello macchine maest* maggi* maggio massa* merit* mese messaggi
metri metri* mines* minestra minus* modulo molto molto* muffa muffa* natal* nuovi nuovi* offerto olio ombre* onest*
onesto pagato palli* passa passavano pensione perdita pero personale pessi* piedi piedi* piega* piu polve* polvere
ponte prato prato* preparati prezzo profumo qui racco* regal* regola ricevuta richiama riesc* rifiu* risca*
riscaldamento riser* risol* ritir* sale salot* salotto sbarr* sbarra sbava* scadenza scomo* scord* scordato scorr*
secondi sedia sedia* sera serra* serranda sette settembre sia soli spara* spariva spente spese spese* stori* storia sui
super* table* tablet tappe* tappeto tavola tavolini toglierla uguale usato usato* valid* vanno vanno* video* visita
visite vite vogli* vogliono`,
      '-4': `
118 140 agost* agosto altez* altezza andar* andare andati annul* annullato appar* appun* appuntamento arrivati ascolta
aspetta atten* attra* bambino bloccato botti* brioc* brioche calcio calzi* calzini cande* candele chiamare chiedere
chiuse cinque classe cliente coi comin* compi* contati contatore danno danno* dati dirit* domanda domani durat* durato
estat* estate filtri furgo* furgone giorni giust* giusto grandi grigi* grigia guard* inseg* lezione mal mattinata
minut* minuti molla* nei offro* offrono ora parlava parlavano patat* patatine persa persa* piace* piena piena* poltrona
posti posti* puo qualche quali* quel quest* riman* rimandata rinno* rinnovo risul* roba rotte rotte* sanno sanno*
seconda sedie sedie* sfond* supermercato tappi tappi* tenta* tre unico unico* vent'* vent'anni verti* verticale vicin*
vicino volev* wifi zero`,
      '-3': `
42 420 49 acced* ad altro alza anzia* anziani app arriv* bisogna chi chiusa d da detto detto* diver* erano erano* gente
gente* insegnante luci mesi non pacch* pacchetto paura paura* perme* porta prenotazione ritor* sta stare stare* suoce*
suocera tornano tutto tutto* ultim* uno venti* voglio volevo`,
      '-2': `
andat* auto avevamo bigli* c'e chied* chius* conta* costa* dentr* dentro divan* divano dopo due duece* duecento figlio
firma* fredd* lasci* lei loro lui mandato mobil* ne nemme* nemmeno numer* numero ordin* pane provato ragazzo senti*
siamo siamo* spieg* sporc* stesso tavol* telef* telefono terra* ti un'or* un'ora vecch* venti viagg* volte volte*
volut* voluto`,
      '-1': `
1 14 20 all'a* alle anno appen* appena appes* aspet* bagno bagno* bene bordo bordo* carro* cassa col come comme* compr*
condi* corsi delle delle* di dice dieci dieci* dito figli* figlia fines* firma fissa* foto giugn* giugno madre* mai
mail manda* marzo marzo* matti* metro metro* music* nessu* notte notte* nuova nuova* ordine ottim* parch* pensi*
persona poco porta* prati* pratica pront* propo* puntu* puntuale qualc* quand* quando quatt* quattro ritorno sala
scarp* sedut* segna* servi* servizio signo* signora sinis* sono spost* togli* tutta tutta* una undic* undici uscit*
vener* venerdi volta volta*`,
      '1': `
12 acces* acceso addor* al all'u* all'ultimo allargano altra altra* amici amici* appeso ascol* avevo avevo* avvis*
bambi* banco banco* banconote buono buono* c cambiato cambio capel* capelli capit* cartello chiam* colle* collo collo*
commessa comodissimo compresi conco* contanti coper* corti* cortile cose crepa* cuore cuore* dalla dalla* dalle dalle*
data dato degli degli* del diama* diamante diret* dolce dolce* dove elico* elicottero esser* essere fango fango* fare
fedel* fedelta ferma* figli finis* firmare firmato fonta* fontanella gia ginocchio giornata giost* giova* girat* girato
gli grande ho i in insta* inter* intero invec* invece lavato le leggo* letto letto* lista lista* manutenzione me messa*
migli* misur* misurato mobili monit* nella nella* nessun noi nome nonna nonna* nove novem* occhi occup* oggi opera*
operatore panca panca* passato pazie* pazienza picco* prezzi prima prima* proposto prova qualcosa quattordici quelli
quota quota* ragaz* regis* roma rosso rosso* salta* scarpe scher* scors* scorso scotc* scotch scrit* sdrai* sedic*
sedici sempr* sempre sente sente* si sicuro sigil* sinistro smess* smesso solo sopra sorel* sorella spacc* spari*
spezz* spiag* spiaggia spiega sporca stanz* stanza stretto sull'* sullo sullo* tagli* taglia tagliando taglio tavolo
telefonato tenev* tesse* tessera tira torne* torta torta* trasp* trenta tropp* trova* tutti tutti* uffic* vede veder*
vedere vendu* viaggio vuole vuole* vuoto vuoto*`,
      '2': `
27 addio addio* addormentato adesi* adess* adesso aggiu* ai all'i* anni aperto armad* bambini batte* bella bella* belle
braccia buffe* buffet buona buona* cabin* cabina cadut* camer* camera campa* campanello cani capita capo carrozzina
carta carta* cartellino cellu* cellulare cena chies* chiesto ci class* coda colon* color* comodino compa* compe*
condizionatore conos* conti* coperto dal dall'* davanti davve* davvero desti* disco* disse disse* diven* divertente
docci* doccia dodic* dodici dorme dorme* dotto* dottoressa e ero febbr* femmi* fermata fiato fiato* finan*
finanziamento finestre finta finta* frate* fratello fuoco fuoco* gentile giall* giallo graff* graffio grapp* grappa
immag* ingle* inglese insis* intas* internet lamen* lampa* legat* li liber* lo manca* mancano marci* marciapiede marit*
marito meta metto* mettono mezzogiorno montate mostr* muro n'e nell'* nello nello* no occhio occupato ormai ormai* otto
pagam* pagamento pagina partiti passeggino pavim* perit* perito piant* piatt* pigia* pigiama poi potev* prefe* prendere
preso preso* probl* profi* profilo pronto proprio quant* quanto quara* quella quelle ricom* riemp* rient* rimes* riso
rosa salut* sapon* sapone sbagliato scatola scava* schie* scontrini scritta scrive se seduti soldi soldi* sparito
spogl* spogliatoio stagi* stava stava* storn* stort* storta stufa stufa* sulla sulla* sulle sulle* svegl* tecni*
tecnico tenda tenda* titol* toglie trent* troppo tutte tutte* ufficio uscito vado vento* venuti venuto verso verso*
vive voce`,
      '3': `
alla alta anche anche* ancor* ancora armadietti arrivato asciu* bagni* belle* caduto cane casa chiamate chiav* colaz*
colazione colonna colore con contr* corretto davan* depos* duran* ed fatto fatto* fermo fermo* fogli* genna* ginoc*
giorno giu guant* hanno hanno* l labbr* labbra magni* mamma mamma* manca manut* messa messo messo* mezzo mi mutua*
nomin* nominato occhi* ottan* parti* pelle* perch* perche piatto piccolo pomer* pomeriggio porte* pranz* pranzo primo
primo* priva* privato problemi pross* puliz* quaranta quart* quarto recen* ricev* ricor* ricordo sapev* sapeva sbatt*
schiena sicur* sotto* spostato stessa stran* sul tanto tanto* titolare venut*`,
      '4': `
adult* adulti apert* asciugamano battu* bussa* cance* cento cento* collega cosi cui della della* era erava* eravamo
facci* febbre fila foglio fondo fondo* forse forse* gatto gatto* genti* il la lacri* lacrime mano mezzo* mie mio mogli*
moglie monta* nipot* nipote nostra orecc* orecchio pagata panor* panorama periz* perizia pesce pesce* prend* propr*
pulizia punti punti* pure rate rimessa risposto sbagl* secch* secchio sotto testa testa* un'un* un'unghia vigil* vigili`,
      '5': `
aperta apriv* apriva avvisata bracc* cancellato caric* chiave contro entra faccia gonfi* ingiu* latti* mia nel nostr*
radio radio* ridev* rideva ritro* stata stata* udien* udienza`,
      '6': `
aveva* scivo*`,
      '7': `
ha`,
      '8': `
aveva`,
      '9': `
`,
    },
  },
  nl: {
    plainBelow: -12.37,
    unlikelyBelow: -6,
    doubtfulFrom: 2.11,
    likelyFrom: 4.74,
    words: {
      '-9': `
alles alles* beste* brood* doet elke formu* huis ieman* je kwart* kwartier wel`,
      '-8': `
bank belle* ben binne* binnen blijf* dan doen eerst formulier half herha* hoor iemand kaas kamer* krege* kregen leraa*
leraar loop loopt loopt* maand* moete* moeten nerge* nergens oud plaat* stoel* super* verge* wat weken* zeven zeven*
zweet*`,
      '-7': `
12 4 altij* altijd app begin* behal* behalve bellen briefje daarn* daarna doos e enkel* fruit fruit* gaat gedaa* gedaan
gekom* gekomen gekre* gekregen geluid goeie* groei* groeit halve halve* helft helft* hoofd* hotel hotel* keuke* kijkt
kijkt* klaar klaar* klein knop krijgt laats* laatste lang lapto* laptop leeg liever ligt mense* mensen mocht* mooi
pakje pakje* papie* plaats plakk* plek praat* prate* praten recht retou* ribbe* riep ruim spull* spullen stoel tegen
telke* telkens ter train* twaal* twaalf valt veert* verde* verder verdw* vertr* via vijftig voorg* vorig* vorige vrach*
vriendelijk wacht* wegge* weige* weken werkt* zonda* zondag`,
      '-6': `
14 2 60 900 actie* adres* afges* afspr* afspraak avond bad bakke* bakker behan* bel belden beloofd beric* besteld
bezic* bezichtiging bezor* blijft blijk* blijkbaar bloed* boter* boterham broek broek* broodje burea* bureau denne*
derde derde* deze donke* donker dozen dozen* drupp* eind fietsen film flat friet* gebru* gelij* gelijmd geschrapt gras
grati* gratis handdoeken hen hetze* hetzelfde honde* horlo* horloge jasje jasje* kaart kaartjes kleed* kleedkamer koud
kunne* kunnen lacht* lachte lege lette* letters lezen lezen* lief loket loket* maandag maanden maart maart* maat midda*
middag miste miste* mocht moesten morge* muntj* muntje omhoo* omhoog ondertussen ontbr* papier pauze pauze* prijs
prijs* prima prima* regen regen* rek repar* reparatie retourlabel rit rolde* rolden rondj* schie* stand* stopc* stree*
streepjes toch u uur vanaf vanaf* vast veertien verbouwing vergeten verlo* vermo* verwa* vierd* vierde vijfd* vijfde
volle* vriendelijke vrijd* vrijdag vroegen weer werkt woens* woensdag zegt zeil zende* zich zweetvoeten`,
      '-5': `
1 240 3 34 45 7 aangenomen aangesmeerd aanne* activ* adver* advertentie alsof alsof* augus* augustus badka* bankj* bas
begint bestelling beter beter* beves* bevestiging bladd* bladdert blank blank* bleke bleke* boel brood buitenbad chat
compu* computer datum datum* dinsd* dinsdag droog droog* echt elder* elders ene enkel erg ergen* ergens espre* espresso
extra extra* fijn formulieren friet gehol* gek gekni* gekoc* gekocht gelukkig genoe* genoeg genom* genomen gespe*
gespeeld gevel gevel* grade* graden grijs grijs* harte* haver* helem* helemaal hinge* hingen iedere iemands ijsko*
ijskoud inter* internet invul* invullen jam kaartlezer kamer karre* karto* kassa kassa* keken keken* kelde* kelder
keuri* keurig kilometer koelk* koelkast konij* kort koste* kostt* kostte kraam* kraampjes krijgen kuipj* kwart lache*
lampj* lange* langer leek leuni* leuning liggi* ligging lucht lucht* meege* melk minut* minuten minuu* minuut missc*
misschien monte* monteur morgen na neder* nee negen negen* nieuw* novem* november nul offer* offerte om opent opent*
overa* overal pakke* pand persoon pijn pilaa* pilaar plakb* plakband plekk* plekken plus rollu* rolluik schat* septe*
september sla soort soort* spele* spelen spijt* spijtig stoep stoep* storm storm* super tapij* tapijt telef* ticke*
ticket toest* trein trein* twee uitle* verdwenen verhuisd verst* verwacht verwarming viel voorr* voors* vrachtwagen
vrij wachten warm werk werkd* werkdagen wildw* wildwaterbaan witte witte* woon zalm zaterdag zie zit zodat zodat*`,
      '-4': `
10 13 20 22 9 95 99 aange* aansl* abonn* abonnement adres afgez* afgezegd antwo* antwoord assor* assortiment balko*
balkon behandeling besto* bestond blijv* blijven boods* boodschappen buite* cadea* derti* diep donde* duurt duurt* euro
factu* favor* frieten geblo* geblokkeerd geloo* geloof gered* gereden getek* getekend grapp* groot index* ingel* inmid*
inmiddels juist juist* kaart* kartonnen klein* klets* kletsen kom korte korte* kosten kroke* kroket laadt laadt* level
level* maand maar matra* matras nieuw nog nummers ochtends omzet* onderweg onlin* online opnie* opnieuw overs*
overschrijving plaatse proce* procent puzze* resta* restaurant rubbe* sluit sluit* smaak* sterk sterk* tarie* tarief
terra* terras uitei* uiteindelijk vandaag veertig verdwijnt verha* verhaal vertrokken vol volgende vrage* vragen vrijw*
vrijwilligers wachtwoord wijst wijst* winke* winkel woord woord* worte* zacht zacht* zoek zoeke* zoeken zonde* zonder`,
      '-3': `
aannemer als andere auto'* auto's bestellen elf exper* expert fijne fijne* geeft geeft* gehad gehad* hang hoord* hoorde
hout ingev* ingevuld kapot kapot* keer lieve* mandj* mandje moest* nieuwe numme* onjui* open papieren plaatsen puzzel
sture* sturen telefoon termi* termijn terug* verhu* volge* voor vrien* vrijdagavond vroeg* zelf zoals zoals*`,
      '-2': `
allee* alleen dag dagen dagen* deur dus gaan gelui* heb kon laat maatj* maatje midde* mij moest nacht* nummer over pas
perso* speel* tent tien tweed* volgens vroeg was week willen`,
      '-1': `
accu achte* achter bed belde* buiten dicht douch* eerst* erbij erbij* eten gebel* gebeld gesch* gestu* gestuurd gewac*
gewacht gezet* gezie* gezien gordi* hard hek hele ijs jaar kantoortje kleur* krijg* leuke leuke* midden moet nooit
nooit* plank* recla* rest s scheef sinds sinds* steed* steeds te tegen* terwi* terwijl tweede verko* vier vijf zelfs
zelfs*`,
      '1': `
aan af ander appel* arm auto avonds balie balie* beloofde betal* bier bleef bleef* bleek bleek* blies blies* bot boven
breng* brief* bubbe* conta* controleur dicht* dinge* dingen docht* dochter drie drinken drukk* drukken een eindelijk
elk elkaar erna even geen gemaa* gemaakt gestopt gevra* gevraagd gezeg* gezegd gezet ging greep* groen* grond grond*
hebbe* hebben hier hond hoog instr* instructeur is jongen kastj* kastje kerst* kieze* kiezen kilo kinde* kip kuil
kwame* kwamen mag mail mevro* mevrouw nam natte natte* net neus niema* niets niets* ober ook ophal* ophalen pagin*
pagina per pinne* pinnen plast* plat preci* precies print* printer raad reclame schoenen schoo* sigar* slecht spieg*
spiegel staat staat* stof stopp* stoppen straa* stuit* tafel* toen toeva* toevallig top trane* tranen tusse* tussen
twint* twintig uitge* vaste vaste* verhuizing verja* verjaardag verke* verkoper verva* wakke* wakker waren waren* warme
warme* water* wc we weten weten* wil wilden zakje zater* ze zes zo zolde* zoon zwemb* zwembad`,
      '2': `
25 5 aansp* achterin al anders balk bened* beneden betalen beval* blauwe borst* box buren buren* busje busje* choco*
chocomel contant crew dat de diere* dierenarts direc* dit door doorb* doorg* doorging dronk* drukt* eens eerste eraf
erin eruit eruit* ervan ervan* filte* gat geboo* geld geste* gestr* gooid* gooide groen groep haal had halen halen*
hange* hangen het hing hoek hun iedereen ingan* ingang inges* jij juf kan kanto* kantoor keek kijke* kijken kilom*
klage* klere* kleren klopt kraan* krijg kusse* lag later later* leven* lever* liep ligge* liggen links links* maakt*
maakte meer met metee* meteen minde* minder moeder niemand niks ochte* ochtend of omdat omdat* onaan* onderhoud op
openg* oude overm* piept* roken roken* rood schaa* schee* slaap* sleut* sta staan staan* stemp* still* stond stonden
stopt* stopte tafel telle* tellen trap uitzo* uitzoeken vader vader* vanda* verkeerde verze* vijftien vis voord* waar
waaro* waarom want water weet wilde wille* wist wordt wordt* zat zeg zin zon zoude* zouden`,
      '3': `
acht alle betaald bon brand* brief chauf* colle* contr* dezel* dezelfde draai* drink* eigen eigen* foto'* foto's gang
gesto* gewee* geweest gewoo* gewoon groep* hadde* hadden ie in intus* intussen janua* januari jonge* kast kind klikt*
klikte klopte kussen kwam laten laten* lekke* lekker leuk luier luier* me mee mens naast naast* nu onder onder* ons
onze parke* parkeergeld plafo* plafond reken* remme* remmen rug slape* sleutel sloot sloot* stil stond* stukj* tot van
vertelde vond vraag vraag* wagen* weg wilde* zakje* zetten zitte* zitten zou`,
      '4': `
baby betaa* bij boven* broer broer* chauffeur collega's draaide gesmo* gesmolten getro* gezic* heen klant* klopt*
koffi* koffie liet los manne* moede* naam ogen poot schuu* sloeg sloeg* tilde tilde* vandaan verte* voortaan wij zei
zette zij`,
      '5': `
gepla* geval* gevallen gezicht mijn toonb* toonbank voort* zette*`,
      '6': `
haar heeft heeft* hij zijn`,
      '7': `
hem`,
      '8': `
`,
      '9': `
`,
    },
  },
  pt: {
    plainBelow: -11.67,
    unlikelyBelow: -6.74,
    doubtfulFrom: 0,
    likelyFrom: 6.64,
    words: {
      '-9': `
ainda ainda* banco* chego* chegou compr* esper* rede senha senha* site vez volta*`,
      '-8': `
40 arran* atend* banco cara carre* carteirinha como comprei falta* faz fim intei* lista lista* lugar lugar* meia mil
obra onde pared* parede pede piso preco* saiu tirar*`,
      '-7': `
1 10 12 4 agora agora* anter* anterior bancos banheiro bolo bom cancelar consulta corri* corte corte* devol* doce
eleva* elevador esgot* fala feito feito* gavet* gaveta le linha linha* mar marca* mas menos menos* mofo nada optim*
optimo pagar* pago pano peixe* perdi* perguntei preco profe* prome* propr* quare* quarenta quase quase* quis quise*
saque* segundo sete sofa ta tarde tarde* tinham totem totem* trocaram varan* versa* vista*`,
      '-6': `
10h 3 agost* agosto apont* aquecedor aquecimento arrep* autom* batat* belic* beliches braco camas camas* cambi* cambio
camis* carta casam* casamento caval* cega centr* certo cha chave chegu* cheguei cheira chinelo chuve* codig* codigo
confi* contar cor criancas cuida* dao derre* desce encon* erro esgota existe expli* extra* falaram fechada fizer*
fizeram fomos fomos* ganha* ganhe* ganhei garan* garantia gelo guard* guarda hones* horar* inteiro interfone levav*
liga lomba* manta manta* mensa* micro* missa* mudar* mudaram noutr* noutra olhar* pagam* pagin* passagem pedir pedir*
pediu pediu* pinga* plant* po professor propo* quatro quilo* recep* refei* reser* respe* risco risco* salao salao*
salto* sao seguro senhor servico sexta* simpa* sinal sinal* sinis* sinistro sosse* sossego tabua tabua* tabul* tao tela
tempo tempo* terca terca* tirar toalh* toalha toca trans* troca troux* varanda venti* ventilador versao via viera*
vieram vista volta`,
      '-5': `
11 2 20 22 8 abana* abre aceit* aceita acert* agend* alfac* alface almoc* alto amass* amassada ano antigo apaga* apare*
app armar* assad* assado atenc* atencao atendente atual* atualizacao avaliar avari* avariado banca banca* bolet* boleto
c cabra cabra* cancela cande* candeeiro casal cauca* caucao cerve* cerveja chega* cinqu* cinquenta cobraram coisas
combi* combinado combo* comboio come compramos comun* condu* continua contra couve* cuidado dar decor* demai* demais
descobri desen* desisti devolveram dezoi* dezoito difer* divid* dobra dobra* douto* embai* embaixo encol* encolheu
escre* escrevi espera espla* esplanada estoq* estoque etiqu* extrato falta faltava fechadas feio ferro ferro* fever*
fevereiro filme filme* final* franj* franja frent* frio fumac* fumaca garra* graca* grand* grande grita* guich* guiche
hospedes houve* impri* jardi* jardim km lanch* lanche lavan* lavandaria levar levar* levava leve lisbo* lisboa lojas
lojas* manut* manutencao marco marco* mensalidades mesmos metro* micro miudo* moco molha* motiv* mudei mudei* net
noites oito ondas ondas* otimo* pagar pagav* parec* pares pares* parqu* parque pegue* peguei peixe pelas pelas* perdi
perguntava pode porem porem* prometeram qualq* qualquer quarta quebr* queij* queijo quent* quente quint* ralo reais
reais* recepcao relog* relogio repet* reserva resmu* resmungou robo roupa* sala salvo* salvou secad* secador seco sei
senta* setem* setembro sim siste* sistema sitio* so soube soube* sozinho suspi* taxa tomad* trein* trist* trouxe vasos
vasos* vendi* vestido vidro vidro* voltar`,
      '-4': `
5 61 abril abril* aceitam acont* aconteceu alho almof* anteo* anteontem apart* apartamento atras* aula automatica
baixa* balne* balnearios bar bicic* bicicleta brilh* brilhar buracos cacif* cacifo calmo calmo* carrinha cem centro
chamaram chega chuva chuva* chuveiro cinze* cliqu* colhe* colher compe* confe* confesso copo copos copos* cotov*
cunhado de desco* desconto descu* desculpa desenho deter* detergente deus devia devia* devolver dizem dizem* duran*
durante embal* enrolada errada esperou estac* estacao euro expor* exportar falto* faltou fatia fatia* folga folga*
folha folha* frente frigi* frigideira garrafa gosto gosto* hospi* hospital houve impec* janei* janeiro ligac* ligacao
maior maior* mais mandamos maquinas mato meses meses* mesmo* metro milho milho* miuda* mostra mostraram motor*
motorista natal natal* negad* negado numa oculo* oculos ouco paine* painel parado parece pedi perce* press* pressao
propria quatr* quebrado reemb* reembolso reservei sabor sabor* segundos serio serio* serve* servi* simpatico some
termi* treino treinos trint* trinta van velho velho*`,
      '-3': `
anunc* atras bonit* cansa* carta* chine* chove* confirmaram consegue copia* cresc* cresce despe* diz educa* esque*
estre* estrelas explicou fica ganhar ha lata loja mesa mesmo minutos muito muito* nove perde* quem raiva raiva* segui*
seguinte sobre* sopa tambe* tambem tava todo tosta* tostas total total* trabalho vinha vinha* vizin*`,
      '-2': `
aceitaram agua amanh* amanha aquela as balca* balcao bonitas cada certo* cheiro cidade consu* conta* das deram deram*
dez disseram dormi* duas e errad* fecha fila havia havia* horas horas* lado manda* maqui* melho* melhor minut* mostr*
mundo mundo* nenhum novo olhan* olhando ontem ontem* outro outro* parad* porqu* porque pra seis solta solta* sorte*
sumiu sumiu* tenho tenho* troca* video vizinho`,
      '-1': `
antes antes* aquec* bilhe* boa bonec* braco* branco cabel* cabelo caixa camin* cance* canta* cartao casa chegaram coisa
coisa* conta corre* correr crua desis* dinhe* dinheiro em entrei era eramo* eramos errado euros euros* excur* excursao
falar* fecha* fique* fiquei guia homem homem* ia isso janel* janela joelh* joelho mail mandaram manha manha* maquina
moca noite* ouvir ouvir* parada passar pela portao prese* presente prime* pro recon* revis* sabia sabia* sair segun*
sempr* sempre ser sobre sol som sorteio taman* tamanho todos todos* uma veio vespe* vespera vezes vezes* volto* voltou`,
      '1': `
abaix* abaixo acabe* acabei agrad* ajuda* anali* andar* apanh* apoli* apolice avisa* bone bonita busca cachorro cadeira
cama carro* casei* causa causa* celul* celular chave* cinem* cinema cobra* colad* coleg* colega coloc* comecou comig*
comigo consigo costa* costas dedos dedos* deixe* deixei deixo* dentr* dentro depoi* depois desca* desde desde* dia
diari* direi* direito divin* do domingo dona doze duzen* duzentos entao entao* entra entre* entrou eram escad* escada
escorrega fechar fez ficha* ficou ficou* filha filha* filma* fisca* fiscal fora foram foram* fotog* fotografia frigo*
frigorifico gato gelad* hospe* insta* instr* instrutor inter* irma lanterna lenco* letra letra* leva levantar levantou
limpa* lo luz malas malas* massa me medic* mes metad* metade minuto monta monta* mostrou music* musica naque* naquela
nas nenhuma ningu* ninguem norma* normal nossa nossa* novel* novela numer* numero ofere* ouro outra outra* pao papel*
para partida passa passaram passava pedim* pedimos pelo pensa* perto perto* pesso* pessoa pix ponto* posic* posicoes
pouco* prazo prazo* prend* primeiro primo primo* procu* prova prova* quart* que queim* rapaz rapaz* rapid* sabe saia
sandr* sandra se segunda senho* socor* sou sozinha talve* talvez tapet* tapete terceira trava* vale ver volte* voltei`,
      '2': `
9 a abrac* acord* algue* alguem amarr* amiga* amigos anda andar anos ao aquel* ate bacia bacia* banho banho* blusa
blusa* bolsa bolsa* borda* botao botao* braga* branc* cacho* cadel* cadela cafe caiu caixas caixi* caixinha carrinho
carro carte* casac* casaco casal* certificado chao cheio cheio* cheir* cidad* cobra cobro* cobrou com comec* comeu
comeu* conte* conti* conto* contou contr* corrente corta* coste* cunha* dava dei deixa* deles deles* desap* desce*
dezas* dias digitei dispo* disponivel dizia* dois domin* domingos ele eletr* embor* embora empresa encos* enrol* enter*
enterro entre envia* escola escor* escri* escrito exist* fechadura fecho* fechou ficar* ficaram fichas fita foi formi*
forro forro* funci* garco* garcom garga* garganta geladeira glute* gluten gosta* hambu* igual igual* ir jogo junta*
juntas la lampa* lente* lentes levan* lhe limpa limpo limpo* livro livro* maca mando* mandou mapa massa* meus mochi*
mochila moeda* moedas mudou mudou* nosso* nossos num obras obras* onze pague* paguei parou parou* parti* pedra pedra*
peito peito* pendu* perguntar perna plena plena* por porta posto posto* pouco preciso prega* prima prima* quer re
regul* respo* roda roxo saber saber* saco saida saida* secre* segur* seja senhora seque* sequer serviu seu simpl*
simples tal telefone telemovel tenta* ter terce* testa testa* tocou tocou* torto torto* traba* trabalhar tras trocar
unica unica* unico unico* vacin* vende vende* venderam verde verde* verif* verificado virad* visitas`,
      '3': `
amigo* aplic* aquele assin* avali* baixo baixo* braganca branca burac* buscar cabec* cabo cadei* certi* chaves colch*
colchao cortado crian* da debai* debaixo deita* deitar deixar deu disse* dorme* empre* entra* estav* estava estavam eu
familias fazer fazer* filtr* filtro fotos fotos* fundo* geren* gerente grelh* grelha histo* levei levei* ligou ligou*
lindo* lingu* mao masca* menina mulhe* mulher nome ofici* oficina ou paraf* parafuso passou pergu* perguntou perna*
porta* poste poste* preen* preto preto* quand* quando quarto queri* queria rua sai sangu* sangue seguranca telef*
telem* tentar ultim* ultima viu`,
      '4': `
abriu abriu* agenc* agencia aos aveni* avenida aviso* avisou avo barri* barriga bateu bateu* bebe buraco busca* cabeca
colo conhe* crianca cunhada dente* desceu disse ela enfer* escur* escuro falei falei* falou falou* familia ferid*
feridas filho filho* fundo historia junto junto* levou levou* mae mal menino mesma mesma* mim minha minha* no pai parar
parar* passa* passo* pele perfi* perfil probl* recla* sabad* tornozelo trabalha treze* troco troco* tubo usa visit*`,
      '5': `
abrir* boca camar* cheirava conse* consegui dela dele dono marid* marido meu na pos queix* tinha*`,
      '6': `
abrir famil* menin* tinha torno*`,
      '7': `
`,
      '8': `
`,
      '9': `
`,
    },
  },
};
