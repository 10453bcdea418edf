import type { LearnedComplaints } from './learned-complaints.ts';

/** Made by training/train-complaints.ts, which says from what; not to be edited by hand. */
export const en: LearnedComplaints = {
  clearFrom: 0.86,
  groups: {
    account: {
      '3': `
100 2017 611 72 79 8000 airin* airing answe* answers anymo* anymore arch argui* arguing artic* article assas* backu*
ball balls balls* batht* bathtub bloke bloke* bounce built built* bumpe* bumped burn cactu* cactus can't can't* cant
carrots cheerful chest chest* chica* chicago cloud* colum* column counted crown crown* cute defau* default defin*
definitely disk drain elect* enjoyed f flu gangs* gangster gig gone graph* graphics horse invoices joke kill leade*
leader logge* logged magnet manil* manila marke* marro* marrow migra* most obvio* obviously offered outfi* outfit
poiso* portu* profi* progress reset reset* sets shoot shoot* silly silly* stuck stuck* teaba* technically unins*
uninstalled unles* unless updat* upgraded vicar vicar* wants wants* whats where's yrs`,
      '4': `
1 7th accepted against assassin buyin* buying capit* capital cloud codes codes* daft farm fun gonna gonna* heist heist*
inact* inactive matched nerfe* nerfed notch notch* penci* pencil players profiles rank restore rob skip solve* stole
stole* stops stops* stupi* stupid sundays total total* update wipe youtu* youtube zone`,
      '5': `
212 diamo* game guild guild* poison save solved strea* suppo*`,
      '6': `
diamonds gems levels owl support`,
      '7': `
impos* impossible play`,
      '8': `
level streak`,
      '9': `
level*`,
    },
    administration: {
      '3': `
000 6th 90 a38 aids ants arsen* arsenic barn bay began began* blowi* blowing boy brace* bracelet brill* brilliant
brownies bus cafe cake canoe* cashl* cashless chained chara* chicks child* children children's cider* clini* clinic
club co collect conse* consultant cried cried* crooks daugh* daughter diffe* different disap* disappears doing doing*
dragging dried dried* drizz* drizzle ducks ducks* earbu* earbuds electrician else emailed entry entry* escor* escort
excuses exhibition expla* explain fasci* fascinating feedb* feedback finish force* forced fourteenth gentle girl god
great great* grill* grounds group group* hando* happy happy* headliner her hi honour hour informed instr* instructor
labels leaders lesson list livin* living lorri* lorries lounge luton luton* macar* magic magic* maid management
measuring medic* member mom mouths mud mummy mummy* name negat* negative nephe* nephew nices* nicest noticed nugge*
nuggets okafo* okafor outle* outlet overn* overnight package pam patients peopl* people photocopied pic plagu* plague
plan poison pop porta* ports ports* poure* poured precisely presume proje* quest* questions queueing quietly radio
raine* rained raise ray recom* recommend regular response result ritz river river* royal royal* sched* school settl*
settled sever* shamb* shambles shelt* shelter shift shifted shirts shore* shorts shuff* sidew* silve* silver simil*
similar singi* singing sleeps slit slots slots* smoki* smoking socke* sockets some someone sons spent spent* squee*
stage stage* start* started stati* stewa* stranger's stree* street stuff's substitute supposed surgeon teachers temp
term tesco tesco* texts texts* things ticke* timet* toddler transit trek unprecedented urn veget* vis vitam* volun*
voyag* voyage w waiter's walke* wande* welli* wets wetti* wetting wrapp* wristband wrong wrong* x yards yards*
yesterday yoghurt`,
      '4': `
118 23 ages aid allergies aunt camp carrots character coach coach* costu* costume couns* crook* deser* end folk gentl*
headl* herse* herself hike hun learned medics memories mixed mixed* nobod* nobody olds ones paren* parents pills pills*
pinne* pinned portaloos quartet queue* queues radio* satay satay* seate* seati* seating secur* security shift* side
sideways sips spike* spiked squeezed stewards stran* stranger stric* strict swimsuit tights timetable unaccompanied
vegetarians wrapped`,
      '5': `
25th bands bands* coord* coordinator font kit main rep speec* t walker`,
      '6': `
lake speeches`,
    },
    ads: {
      '3': `
3 accid* accident accountant acros* across after after* am an attack ball batht* bathtub be betti* betting bounce
broke* budget burgers butto* button casin* cheers cliff cliff* commercials countdown cours* course disappears doubled
downl* downloaded dress* easy enqui* episode fake film filters gems grid grumb* grumbled histo* history leice*
leicester logo magic magic* mid middl* middle moments murde* murder ohio olds pay peace* perth perth* pet pitches pops
pune quiz quote recipe review scrol* show slaug* speaks steak* stops stops* strangled subscription subti* subtitles
summa* swipe* theres thirt* thirty timer* umbre* un updat* updated upgrade versi* version video video* weapo* whispered
words words* wrang*`,
      '4': `
99 app arrow arrow* attac* attached betwe* between buyin* buying candy candy* casino cheery clue defin* definitely
dough* dressed drives forkl* forklift goodn* goodness hatchet hats ironi* ironically jobs jumps jumps* kilom* llama
llama* mummy mummy* parag* paragraph peace princ* reels reels* role scroll seconds slaughtered spa stated timer update
used weapon x`,
      '5': `
banne* banner barbe* breathe cheer* comme* cool derby derby* farm king level level* pop princess sec starts sunny
sunny* unins* uninstalled`,
      '6': `
commercial game stabb*`,
      '7': `
ads adverts`,
      '8': `
advert`,
      '9': `
ad adver*`,
    },
    advice: {
      '3': `
120 24h 800 ambul* ambulance anima* application arter* artery baker* bakery banis* banister belly belly* bladd* blamed
blanket blist* blisters blood* board* borde* border both bra braun* breathing bug build* bump cable cable* camel*
certa* certainly charges chart chemistry choic* choice clapp* clappers cleaning clearly come concr* concrete consult
could've crack* cried cried* cryin* crying diabe* die dramatic dried dried* earns earns* earth earth* er exerc*
exercises explanation fenwi* fenwick ferre* filler filling fits flood flu fluid* foil forms forms* forwarded fresher
gloss* graduation grape* grapes hardl* hardly hearts hones* i'd insta knick* knickers lap laser laser* leaflet lied lip
lips lost lugga* luggage lungs lungs* maker maker* manch* manchester maste* medic* medical migra* mole mortg* mortgage
mouths murmu* murmur neare* nearest neede* needed nhs operations opini* opinion other* packet padlo* pair pet phoned
pizzas planned plasterboard port ppd premiums protector rashe* react react* recommended registrar ribbo* ribbons routi*
routine savin* savings scar senso* sensor shoulders sizzl* sizzle skin slits slits* spare spare* spelled spill* sport
started stero* struc* struck sun sunny sunny* swore swore* tell teste* tested tests tests* theat* theatre there'd
there'll thyro* thyroxine true turns turns* us using using* v vacci* vaccine vinda* vindaloo wheezing whisper whoev*
whoever widow* wrong wrong* years years* young young*`,
      '4': `
10pm 999 accen* accent acid ah aunt'* aunt's bladder bleed bleed* bloods board broth cat completely crisp decad* decade
degree docto* doctor foreh* forehead fund grain grain* heada* headache hives hives* honestly hush known known*
padlocked paste paste* pays peppe* prete* prime* shade shade* sold soya stent* stren* strength surgeon tooth tummy
tummy* weepi* weeping woken woken* yourselves`,
      '5': `
anxie* anxiety assur* assured dr nuts otherwise outri* outright told`,
    },
    appointment: {
      '3': `
01 190 25 50th 55 alter* angel apolo* attit* attitude backs begun begun* betwe* between blinds boost* booster bride
brushed bumpe* bumped burri* burrito cello cello* chloe* college crewe crewe* crown crown* date decides despi* despite
doctor's draug* drilled drivi* driving earli* everybody's f final* finishes flooded flu friends gentle got grade* ha
herse* herself horses i've ignor* ignore isnt jab junio* junior kindn* kindness lashe* lashes leice* leicester lent
listens lotte* lottery messaged month* morni* neede* needed needi* needing next nobodys olymp* olympics opens opens*
oyela* oyelaran parac* paracetamol part past perha* perhaps planned poodl* poodle pressing priority puff puppy puppy*
rang rebook released ring runs setti* setting sheep sheep* skipper sorry sorry* texte* texted thera* therapist third
third* thric* thrice thurs* thursday token token* town treat* unann* unannounced unkno* unknown waiti* waiting weddi*
wedding will workshop yearl* yearly you'r* you're youtu* youtube`,
      '4': `
34 8 appoi* attic attic* beanb* cance* cancelled denti* dentist docto* dot engag* exam finally fitti* fitting goodb*
goodbye late lesso* lessons permi* plan pneum* pneumonia receptionist role shani* shanice techn* times times* trod try
valve valve* villages`,
      '5': `
avail* available day's day's* earliest engaged engin* moved moved* reboo* rebooked shifted slots slots* technician test`,
      '6': `
8am appointments engineer text tomor* tomorrow`,
      '7': `
slot`,
    },
    atmosphere: {
      '3': `
190 50th 840 8pm advert angel anniv* anniversary basic* basically bear bingo bingo* biro black borrow bothering bouncy
bowls bowls* buffe* buffet bumba* bumbag burger camel* candl* candles carpet cell cemen* cement clubh* clubhouse
cocktails commenting corps* corpse couldnt cracking customers dad dentist's depar* everything's expec* expected falls
falls* famil* foil foils foils* follows forge* galwa* galway ghb gladl* gladly guests guild guild* herse* herself hi
highlight hilar* hilarious hoove* hoover ivy junio* junior kept ketam* ketamine kille* killed kitch* kitchen kitchen's
landlady laugh* leggi* leggings lines lines* locat* location lol looki* looking loop lucky lucky* mood motio* non old's
old's* painted pills pills* pirat* pirate pitch playe* played playg* playground pulli* pulling regulars reservation
risot* risotto robbed rolle* rolled room screens shiny shiny* shoes shoes* shop'* shop's showers shrug* slide sorte*
sorted sound stari* staring stepp* stewards stole stole* stret* swallow tho thund* tops turns undre* vans vents vents*
vis wave wears wears* won`,
      '4': `
aunti* auntie barma* barman black* carav* caravan carpe* chalet coke departures family forget generators gents gents*
jean knocking lame linge* men neon noddi* nodding openl* openly playl* salty salty* selli* selling slowl* slowly somet*
something song staff staff* stepped weighing`,
      '5': `
chale* dartb* dartboard playlist whale whale*`,
      '6': `
lads music music* weed`,
    },
    bed: {
      '3': `
ad ambit* anima* animals bag bed bingo bingo* borrow breathe clubh* clubhouse collection compa* company conference
cotto* cotton cushi* dentist's envel* envelope foam foot footb* ghost ghost* headb* hope husband like ok part plank
plank* pokin* poking previ* prope* proper regre* regret shaft shaft* shape* sheet sheet* shelf shelf* shoved someo*
someone stori* swallowed til toaster top twin uncom* uncomfortable were`,
      '4': `
58 airbe* airco* aircon armch* armchair below below* berth berth* blink blink* buoy carve* cheap cheap* confe* cushions
ding glen hammo* hammock headboard hips hunt husba* husband's initi* initials leg middl* middle mortu* mortuary napki*
napkin pillows plug pump rashe* ribs shaped siber* siberia slat slats slats* squeaked step stories tonic tonic*`,
      '5': `
ants blanket blankets breat* breathed dip feath* feather ladde* ladder pillow`,
      '6': `
pillo* slept slept*`,
      '7': `
beds blank* mattr* mattress squea* squeaks`,
      '9': `
bunk`,
    },
    bill: {
      '3': `
140 16 2015 210 211 25th 27 312 36 410 45 55 60 611 64 650 69 79 81 900 940 added added* admin* advic* advice another
apologetic appea* appeared arrow ask assistance atm bag balances banana barrister baseb* baseball beetr* beetroot bills
bills* binne* binned blue bonne* bonnet borrowed brake* brakes break* bundl* bundle burea* bureau busin* business
buyer* cameras canal canal* capitals car carry cathe* cathedral cemen* cement charge charges christmas cigarette
claimed coffi* coffin colours colum* column compact compared complaint's compr* compu* computer confirming consultation
convenience cool copy corre* crates credit crowns cylin* dash decem* december deleted dents dents* diagnosis director
disap* discs discs* discuss dispo* dista* distance dollar donca* doncaster doorb* doorbell drank drank* dressing
drilled drinks drive eco eighty evide* evidence excess expla* extra extra* fancy fancy* fella filte* fiver fiver*
flooded fluid* flute flute* folder folks folks* font forei* foreign freddie free germa* german gown grain grain* greet
groce* hammered handw* happe* happens heavy heavy* holds holds* hums hundr* improper inclusive ink insan* insane
intercom invoiced isn't isn't* jumped labeled labou* labour lap laptops latch latch* late leane* leaned leavi* leaving
letters liabl* liable lightly lined lined* logbo* logbook login login* loyal* luton luton* magnet march march* mark
mecha* mechanic membership metro metro* microwave miss mixer mixer* mot mp murmu* murmur nobodys noteb* notebook oak
offic* office officers okay onion outag* outage outle* outlet overd* own owns parki* parking payda* payday payin*
paying phoen* phoenix photograph pigeon pilot pilot* plugs plugs* plus pocketed premi* premium prepa* print privacy
promise provided put quest* reads reads* receipts reckon remin* remov* removal renewal retin* retur* return returns
rota rug rules rules* rupee* rupees ruste* rusted sandals sande* santa* save saved saved* scamp* scampi scanned
scooters server shares shell* shore* slate social spark* sprea* standard state* steam street strop* stung stung* stupi*
stupid sums surprised sweat* terms terms* thank* thanks thats thats* thems* themselves theres they'll thicker threa*
thump* toget* together towed towed* trip units units* unloc* unlock unlocked usage usage* usual* usually van's van's*
vat waive* wales wales* warde* warden warn week'* week's wetti* wetting wheels wish witnesses wood workp* workplace
wreck* y'all y'all* yeah yet you'd you'd* you'l* you'll yours* yourselves`,
      '4': `
100 112 14a 150 29 300 340 420 52 870 99 able accidents admin admit aircr* aircraft bill'* bill's bloods breakdown
brings brisb* brisbane bump buyer's callback card caref* careful chalk* citiz* citizens cleaners consumer conve*
convenient corpo* corporate customs debit* dente* dented despe* diagn* direc* direct disappointed disputing dolla*
dollars door'* door's driveway embal* embalming explanation fact faile* failed festi* festival filter fuel graph*
handwriting happen hundred jeep kia kid's kid's* levy litre* loyal machi* machine nerve* ok orders overdraft pads peak
pound process quote* readi* remove resor* resort root scrat* scratch screenshot shell spark squig* squiggle stree* suv
tab tacos tacos* tho tool top truck truck* venee* veneer virus* whereas wild worth worth*`,
      '5': `
2cm 480 89 callb* consu* debit dispu* error error* euro gavin gavin* graph handbook litres m6 quoted readings statement`,
      '6': `
bill charg* charged estimate estimated invoi* invoice rusty rusty* tip`,
      '7': `
59 640 estim* meter meter*`,
      '8': `
bille* billed`,
      '9': `
fee`,
    },
    booking: {
      '3': `
00 110 13th 1500 45 50th 84 91 940 aboar* aboard add ahead ahead* arrival authorised avail* available balloon barn
becam* became benef* berth berth* booster both buckl* buckle chang* changed cheaper company conditions confirmation
consumer cosy couples crete crete* crew cv d dealt dealt* deser* dig down'* down's dozen* elephants fairn* fairness fix
flight foote* forum forum* given given* group hande* handed heard heard* idea inactivity itsel* itself lady'* lady's
laund* laundry lawn leak listed livin* living lobst* lower massages mentioned minor* mix nans overb* overbooked overs*
owing owing* owner package paedi* pause place place* prepa* prepaid refuse rente* rented reservation resor* resort
roadw* roadworks scene sched* scroll sister site'* site's smaller smile* smoot* smooth state steph* style style* sudde*
suddenly surna* surname tamsi* tamsin therefore throw travelling tried tried* trips trips* try upper upper* war we're
we're* workshop`,
      '4': `
01 added added* booke* booked brief* briefing calle* called depos* deposit household lakh minor moved moved* our rent'*
rent's schedule shopf* shopfront singa* smiles smith smith* text thric* thrice tour twin ways`,
      '5': `
23 doubl* empty empty* hotel hotel*`,
      '6': `
booki* booking confi* double reser* reserved`,
      '7': `
confirmed`,
    },
    calm: {
      '3': `
1 190 1am 2015 410 50th adore* adores alarm alarm* alica* alicante angel area awake awake* balla* ballarat bangi*
banging barki* barking base bass bed bit boats boats* body breat* breathe brill* brushed builders cakes cakes* camp
chainsaw chale* chalet class* classes cleaner's closes comfy comfy* convi* corridor could crew deale* dealer dealt
dealt* decen* decent ding discu* dorm drunk ear edinb* edinburgh elses elses* enjoyed every exams exams* explaining
fella* fire flinc* forga* forgave from fry g greens heada* heaving helic* helicopter hen hoste* joke kev legro*
librarians loved loved* low metre microphone move murde* murder myste* next noisy noisy* otherwise our paperback patchy
peace* phoen* phoenix pitches plagu* plague pokin* poking polic* power* pulli* pulling pup quiz quizz* racke* racked
range* rattled recli* reclining retai* roadw* roadworks saint* saints schoo* school sheet shouting shower sighe* sighed
silen* siren slaughtered sleep sleep* sligh* slowe* slower smashing so's socket speak* squeaked squeaks staye* stayed
stout stout* streaming strik* strikes stroll switching table teena* tense* tensed term thril* tv under under* unwra*
uphol* upholstery ups usual usual* vacuu* vase wandering warne* warned wayne wayne* whale whale* whole whole* windows
wink woodl* woodland would've youse youse*`,
      '4': `
ameni* amenities beat carriage chann* channel corri* disco* drug drunk* fault fault* foam gener* headb* hear lemons
lift loop lorry lorry* loud night nobody's noise noise* phones pipes pipes* pitch pitch* plasters police popco* popcorn
recep* reception sello* sellotape shaft shaft* silent singi* singing sirens song speaker squea* teenagers thriller
throughout till toddl* toddlers tower tower* turn unwrap volum* volume warde* warden weddi* wedding wonderwall`,
      '5': `
bowli* bowling discussing drum earpl* earplugs generator headboard night* parti* parties quiet quiet* screa* screaming
siren* til usher* walls walls*`,
      '6': `
disco party party* study study* thin usher`,
      '7': `
stag`,
    },
    choice: {
      '3': `
11am 12 15 absol* accid* accident aisle aisle* all angel* angels apples armpi* awful awful* backs backs* bouncy boy
bread* brewery but carry carry* cats charc* charcoal chats chats* chick* chicken cider* cloudy clown clown* coeli*
coeliac cook cookie corps* corpse crust degree discu* dropp* dropped dubli* dublin easy eat egg eightieth expec*
expected fish fiver fiver* flapj* flapjack flavour flavours flour flyer* forgets gener* goat grout grout* hardl* hardly
honey honey* hopel* hopeless idli india* killer least least* lectu* lecture macar* meal melon melon* mushroom musta*
mustard navy nicel* nicely nut onion* onions only owls pale paste* pause* playe* pleasant plus poor pork possibly
potatoes rabbi* rabbits reds relat* resti* resting rioja rioja* rotat* rotate rules rules* sachet sad same sandwiches
saturdays screens seria* serial signs signs* simple sister's six slide slide* solve* soup sourd* sourdough speec*
speech spend spend* stalls stitc* stuff* subsc* substitutions tea thirs* thirsty though thurs* toaster tomat* toppi*
toppings trolleys two types types* vineg* vinegar volunteers would've`,
      '4': `
63 absolute acryl* any apply* beige beige* bowl brand* bread cared cared* carro* carrot chalk chalk* christie cider
crisp* crisps daughter's dista* distance everything fifti* fifties filters generators glute* gluten graveyard hitma*
hitman inten* kinds kinds* liked liked* llama llama* lot macarena novel* oat offering or paused played poisoner porch*
possi* pouri* pouring provi* quarterly rye searc* search shades staye* stayed steal steal* subscription swipe* tasty
tasty* thursdays title* tomato tuna vans varie* wax ways`,
      '5': `
apply brewe* burge* cheese flavo* lasag* lasagne lolli* lollies murde* tee veget*`,
      '6': `
burger chees* murders potat* vegetarian`,
    },
    cleanliness: {
      '3': `
1hr 3am 50p 8000 afterwards aller* alrig* alright arter* artery bath beagl* beds befor* before begge* begged bit bleac*
bleach bleeding bloke* blokes bloods boils boils* borrow boxin* boxing brisk* brisket bug burnt burnt* cappe* capped
carri* cater* changing chatty chick* chicken class* clear clippers cloudy coffee's color color* commo* common cookie
council's crushed cutle* cutlery dehyd* desse* dessert diabe* drain drained drawe* drawer dripped dryin* drying edama*
edamame emojis ends enoug* enough er evide* factor fishe* fished flann* flannel flavours flour flour* fortu* fortune
fount* fountain fresh* fresher fries fries* girl glove* gloves goggl* goggles gp greas* greasy green hadn'* hadn't hand
healt* hens holid* holiday hosep* hosepipe hostess hot housekeeping hun ignor* ignored infections ketch* ketchup kitch*
kitchen's ladle ladle* legio* low mats meal mean mein melt men's men's* mites mites* mitte* mitten motio* mouldy nan
nobody's noddi* nodding norma* normal nozzl* nozzle olymp* olympics operations overb* overbooked overr* oyste* oysters
pairs pairs* pal panee* paneer pensions picke* picked piece plast* poisoning pong poorl* poorly prawn* prawns previ*
previous publi* public pus puts recep* reception recko* refuses rich round rum rusk salmo* salmonella sandal scoop
scoop* scoops score screw* seagull severe sheds sheds* sheep sheep* sign size slush slush* smear* smeared smell*
smelled sofa someb* someo* sores sores* spide* spoon sprea* spreadsheet squat* stained state* stepp* stroll swallow
sympa* table taps teaba* teasp* teaspoon tests tests* toddler tongs tongs* tongu* tongue touched tub tuna under under*
underneath vanil* vanilla varni* vase veg vegan vegan* vomit* vomiting wash wasps wasps* watched wifes wifes* wipe
wiper* wipers wrote wrote*`,
      '4': `
allergy ameni* amenities ball baske* basket bathr* bathroom baths baths* bin bins bite bunni* chang* clubh* clubhouse
crumbs doc dust elses elses* empti* envir* environmental fab fever fever* fly foam foil fork fruit fruit* hair health
infec* iv kayle* kayleigh menu mess mouse mouse* must nappy nappy* needl* needle noodl* noodles officer ought ought*
piano piano* plaster prints rash showe* shower showers sink sock state stepped table* tables thick* toile* tread*
treadmills`,
      '5': `
carries crumb* damp drain* droppings emptied floor floor* lipst* lipstick pigeo* pit plugh* plughole rim soap thick
toilets tray used wiped wiped*`,
      '6': `
antib* antibiotics bone drip plasters stick*`,
      '8': `
sticky`,
    },
    delivery: {
      '3': `
0 02 19th 1am 1hr 5th 650 7 alteration angel aunt'* aunt's baby'* baby's bat batch batch* baths baths* beaut* birmi*
birmingham boots boots* bouncy box broug* brought brownies bubbl* bubbles burea* bureau call cam cards cards* cat cat's
cat's* cente* center chairs cheers chris* chuck* cleaners clip color color* communication compensation corne* corpo*
corporate crawling creas* crush* crutc* crutches customer days decem* december dog's dog's* doors* doorstep drift*
dropping easte* easter end except fitter flavour flowers fold format funer* funeral grave* gray groom* hande* handed
happy happy* haven't haven* helpl* helpline hinges hrs idle impre* informed insid* inside ivory ivory* joini* joining
jokin* joking kebab kebab* launch laund* leafl* leaflets litte* litter mache* mein misse* missed monda* monday mothers
nans neighbour ninja ninja* north* packi* packing pam pause pinching plasterboard pm polan* poland pond porch* portu*
posti* postie pouch* prawn prawn* prese* promi* promised promp* promptly puddl* puddle quarterly rain reckons reds
refun* reorder replacement resea* ring rinse rs saturday set shave* sisters skip soake* soaked soggy soggy* spare
spare* spoil* spoilt spoke* stated step steve sticks strings stuff* style style* substituted sugar sugar* suppl*
supposed survi* swimm* swimming teddy teddy* tesco tesco* though thumbs tops tripped trunk trunk* valen* varie* very
via vinyl vinyl* wareh* warehouse wavin* waving weeks weeks* weighed whatever widow* wks wolve* work wrapp* wrapped`,
      '4': `
13th 2009 2018 71 bag bagga* baggage beautiful bin brothers brown brown* christmas churc* church corners coupo* coupon
crackers crushed custo* customs cute deliver due groom's item join killers large large* live mount* pizza* present rd
refre* refunded resealed ringi* ringing ship stuff suitc* suitcase texti* texting tune unrav* valentines we've we've*
widow wolverhampton workt* worktop`,
      '5': `
arriv* arrived birth* carna* carnations couri* courier drive* dye mourn* order* peoni* peonies pizza recyc* recycling
resid* resident sitti* sitting slit track* tracking urn`,
      '6': `
birthday delivered depot depot* driver ordered sofa`,
      '7': `
parce* parcel`,
      '9': `
deliv* delivery`,
    },
    drinks: {
      '3': `
19 allergic bar beige beige* bill brewe* carto* cava cctv cells cells* cider* ciste* cistern clubh* clubhouse cocktails
coffe* coffee corke* corked coughing cousin's crimi* criminal crisp* crisps crowd crowd* dairy dairy* death death*
decaf decaf* disso* drinks edama* edamame euro expected fanta fishe* fix flat follow gem glass grand greas* greasy hint
horses itchy itchy* ivy landl* laste* lasted ledge ledge* lemonade lucky lucky* machine mainl* mainly medics melte*
melted mood noddi* nodding oat owl pale pie pipes pipes* plast* plastic playe* poiso* pouri* pouring powde* powder quiz
quizz* records refit refit* rules rules* sales sauce* serve* slaug* slaughtered slush slush* smashing soft soya
sparkler spike* spiked squas* squash stewe* stewed sums taste tasters temperature thoug* treac* treacle trolley vineg*
vinegar vodka vodka* water water* watered white* worst worst*`,
      '4': `
bands bands* beat brewery coke dj fifte* fifteen fished fount* fountain fourt* fourteen ghb glass* grounds hospi*
hospital ice kiss litre* litres lukew* lukewarm marti* murdered name'* name's pint played poisoned prose* prosecco
remad* remade rioja rioja* sache* sachet salty salty* served shots shots* taste* thesi* thesis tonic tonic* twent*
twenty warm white`,
      '5': `
baris* barista bitte* bitter cocktail corps* corpse drink drink* fiver fiver* lager lager* milk murde* reviv* reviver
rum sour stout stout* tea thimb* thimble weekends`,
      '6': `
cockt* e soy`,
      '7': `
barma* barman beer cup latte latte*`,
    },
    driver: {
      '3': `
404 42 aboar* aboard adjusting airpo* airpods allows alone alone* answered app automated bag bangi* banging beyon*
beyond brand brew buckl* buckle cam carli* carlisle cello clip clipped commentary cousi* cousins crate crate* curry
curry* dash depot depot* disappears dragg* dragged drift* dropp* dropped drops drops* estat* eventually exit fanci*
finta* fist fold format garag* geniu* genius glad goodn* goodness gorge* gorgeous gran granddaughter gripp* gripping
grump* grumpy guys haras* harassed headbutted hidde* hidden his imran imran* insisted intac* intact knuckles labrador
lager lager* light limer* limerick lit live looke* looked lorri* lorries manne* manners maps mare mat moped moped*
outle* outlet parcels parke* parked passengers pensi* peppe* plate* prici* pricing pulle* pulled punct* punctual rain
ramp reached red reds retir* retired ride road rupee* rupees saile* sailed schoo* school seat services sexua* sexual
shoot shoot* shopp* shore* signi* signing singi* singing sisters site'* site's skirt slits slits* smelt smelt* smoked
stop stopp* surge* sweet swigg* swigging thump* tights tip traff* traffic travelled trick trip tuesday's venue venue*
via victoria weed wouldn't`,
      '4': `
bad beetl* blous* blouse boyfr* boyfriend brakes bus cab cardiff cashp* crush* drivers fall hey him hold kiss land
light* lights loud mirro* mirror motor* motorway pensioners pizza* plate radio radio* raini* raining rank rider rider*
samos* samosa saucers shopping slurr* slurring tilte* tilted u way whats* whatsapps`,
      '5': `
he he'd pizza surge`,
      '6': `
drove drove* rolli* rolling`,
      '9': `
drive* driver`,
    },
    equipment: {
      '3': `
14 2012 20p 4kg 6pm 72 abrid* abridged actually aids ankle* antar* antarctica armba* armbands asthmatic ate baggi*
balls balls* barri* barrier batteries beanb* belt blist* blisters boards boats boats* bolt bolts bolts* bounce boxin*
boxing bra brake braun* brushes bubbl* bubbles buckl* buckle buddy* budge bum butto* cameras carry caugh* caught chain
chain* chained chainsaw charg* cheer chill cigarette claw cleaner clunk* code collected content corners cough* crack*
crackling crawled crooks damag* damage damp dead degree diese* diesel directly dive dodgy dodgy* dribbles dryer duck
dumbb* duty earbu* earbuds eight eleva* expense fello* fenced galle* gig girlf* girlfriend goats goats* grape* grapes
grinding groce* hairdryers half hammered handle heavi* heaving heigh* height held helme* helmet help highlight hob
hosts hosts* impro* intercom jacuz* jacuzzi judge keen keys kill kilos kilos* lager lager* lamin* laminated lappe*
lapped lift litre lol losin* losing lot lotte* lottery ma'am ma'am* mansi* mansion marsh* marshal master mat messaged
min mirrors missi* missing moms moult* moulting nacho* nachos nices* nicest noodle nozzl* nozzle ours padlocks panel
passi* passing pause poles poles* pool pools* poolside pretz* printer proje* projector pump reduc* reduction reels
reels* relea* response rich risk saddle sanda* sande* sauna* saw scanned scooter score* scores scree* sello* sellotape
services shaki* shaking shamp* shampoo sheets shop'* shop's shot shoulders showers sigh sixth sixth* skates skele*
skeleton slide splas* splash spring strip suing suing* supervised swall* swapped teati* teatime teenagers temper
thanking thought ticks ticks* tikto* timer toes tokens torch torch* tore trous* trousers tub unava* unavailable verte*
vertebrae vests vests* walle* wallet weapon wee weren't weren* whisper worki* working wrists xl`,
      '4': `
air ankle await* awaiting ball belay belay* blocked booth booth* brake* button canoe* climbing cough counts crack
didn'* didn't dryer* equip* escap* escaped experience froze* fully fully* gap gym hamme* helpl* helpline holes holes*
host improper lad's lad's* legen* legend lifts lifts* lockers locks locks* machines masks masks* metre* metres noise
noise* olds order padlo* pan parce* parcel pins reade* reader register rinse rounds rower rower* sandal screen shin
sprin* stapl* strik* strikes swallowed swell swung swung* teena* teenager unlock vest waive* waiver washer wet wetsuits`,
      '5': `
blunt blunt* broke* broken burns burns* cable carab* carabiner chargers coast coast* coins coins* equipped froze hosep*
hosepipe kid knee locke* machi* machine paddi* padding padlock pasty pasty* ride scoot* scooters sign ski theme theme*
trainer unlocked`,
      '6': `
bindings cable* escal* escalators jamme* jammed lane locker rinse* treadmill unloc* wetsu*`,
      '7': `
bindi* treadmills`,
      '8': `
tread*`,
    },
    exhibition: {
      '3': `
2016 able ages animals arrow* arsen* arsenic aslee* asleep assau* assaulted atten* attendant ballo* balloon banan*
banana being being* bikin* bikini bleeding blurr* blurry built built* buttons cafe camera carer carer* cell chanc*
chance chest chest* cloak* cloakroom clown clown* commentary compere cousin's crawl current dark detective detector
dinosaur dolph* error* favourite feedi* feeding feeli* feeling film fin flies flies* freddie ghost ghost* giggled good
hangm* hangman's harassed headset hearts heigh* height highlight hippo hippo* hums hun inclu* indoors interval invoices
jumpe* jumped keith* kidna* labels lame last laugh laws limpi* limping locks locks* log magnets marched might might*
moments monke* moult* moulting murde* nando's nando* painting physi* physio pigeo* pointing poison pries* priest
projector prope* property puzzle reduc* reduction refuses repainted residents ripper roped roped* rubs saddle sausage
scare* scared selfies sells sells* shark somew* somewhere songs songs* sores sores* speaker sport sport* starved stick
stiff stiff* stori* stories story story* strok* super suspi* swimsuit talk talki* talking tenants traff* traffic trek
trick* viewings visitors were`,
      '4': `
agent* anima* aunt'* aunt's bedro* bedroom borin* boring dolphins enclo* enclosures exhibition exit follows haras*
headl* including jokes jokes* lots mic minut* pigeon popco* popcorn resti* resting sexua* shark* sharks thirt* thirty
tiger* tortu* trunc* truncheon tunne* tunnel viewing`,
      '5': `
agent bored detec* exhib* grinn* grinning guide guide* gull headliner hitti* hitting minutes museu* museum natur*
poiso* poisoner's viewe* viewed viewi* wallp* wallpaper`,
      '6': `
lions lions* nature pengu* penguins texts texts*`,
      '7': `
bored*`,
    },
    food: {
      '3': `
17 2022 55 8pm 98 999 airpods alas almon* also ankles annou* ants anyth* anything apiec* apiece ash aunty aunty* bagga*
baggage bass bathr* beetl* blame blame* blunt blunt* boile* boy bracelet brave brave* brioc* brioche broth* broug*
brought bumbl* bumblebee cabba* cabbage capta* carpets carries carton cente* center cerea* cereal chainsaw chairs
charg* chatty chef chill* clearing cloudy coffee comment confe* conference congr* conservatory control controls couple
coupon creamed crust* cupca* cupcakes curle* curled curry curry* dad decen* decent deck deli dents dents* diabe* differ
dinin* dining dip dish dj drunken eaten eaten* eater* eaters elbows enclo* enclosures everyone everything's extra
extra* factor fare fight finis* fire flannel flopp* floppy fold font forgo* forgotten fortu* fortune fridg* fridge
fried fried* fry gesture girlf* girlfriend glen goes googl* grant grant* grille halfw* halfway health heart hippo
hippo* hives hives* hon honour horse horse* hose hospi* hospital hot hunt hyder* hyderabad idli info inver* inverness
invitation joint kitchen knees knees* labeled lamb laugh least least* lefto* leftover legen* legend legio* life lifti*
loos losin* losing lounge lucky lucky* made maggo* maggots maid mains mains* map marga* masal* masala maybe maybe* meal
mean melon melon* melt mention micro* middl* middle milde* mix monke* monkey moped moped* mothers mouth* mysel* myself
nan's nan's* natur* natural nices* nicest niger* nigerian ninja ninja* nodde* nodded noise noise* normal noted noted*
notif* numbers nurse* or orchi* orchid owner* parti* parties passenger pasta pasta* pastries pastry perha* perhaps
person's pic pinching polan* poland popco* popcorn porti* ports ports* postc* postcode pouch pouch* prawn* prices
princess puddi* pudding quartet queue* queued queues raj rashe* rd refunds register replacement response ribey* ripper
risot* risotto roll roomm* roommate royal royal* ruine* ruined salt sandwiches saucepan sausages scratching sea seagu*
seagull seats seats* serve shoe sides sides* slates smashed smelt smelt* sole sombr* speci* speech spide* spina*
spinach spoon spreadsheet squas* squash stacking star stewards sticky stone stool strop* sunday sweet* swell* swung
swung* t table table* taking tale tea teaching teasp* teaspoon teati* teatime temp tenni* tennis tepid tepid* tesco
tesco* thai thats thats* though throwing tidy tier tiger timer* tiram* tiramisu toaster tobac* tobacco tuna umbrella
urn veget* via vinda* vindaloo vineg* vinegar visiting vomited vomiting voyag* voyage w warm wars wasn'* wasn't wavin*
waving weak wine wolve* wrang* yeste* yorks* yours zips`,
      '4': `
1hr 4am 840 allergies announcement app's app's* apple* apples ate avoca* bathroom batte* beauty beetr* beetroot bins
biscu* bites bites* bless bless* bowl boy's boy's* break* brisk* brisket brown* browns bulle* bun butte* butter caesa*
caesar cake carbo* carrots cashe* charge chilli cloud* cone conta* cooke* cooked cream dairy dairy* deal desse* dessert
die dishe* dishes dry duty eggs expecting fight* finished food franc* fruit fruit* fuss garli* garlic golde* golden
guard* ham hash hat hoste* hotte* hotter hr killer killers knife knife* lasag* lasagne lid lukew* lukewarm meals meals*
mediu* medium mein metap* microwave milk mince mince* mouse mouse* mouthful movie movie* mushroom ninet* nineteen nonna
nonna* noodl* noodles nugge* nuggets ordering owner's pastr* pinea* pineapple pink pizza* plate plate* platt* play
poiso* pork powder remem* respo* responsible ringi* ringing rise roast* rolls rolls* rs run rupee* rupees sandwich
sausage score seati* seating serve* sourd* sourdough special speeches spiders sponge starved stick* sticker sweetheart
swell that'd thermos toastie toppi* toppings trays trays* veg vegan vegan* waite* waiter waitr* waitress wayne wayne*
wolverhampton yesterday's`,
      '5': `
25th allergy ambul* ambulance anniv* anniversary batter beef birya* biryani bite boiled boot brava* bravas bread bread*
breakfast broth brownies buffe* buffet burnt burnt* cardb* cardboard cashews cater* children's chow contain conveyor
coord* cows crackers cream* crew eat ended ended* ends envir* environmental fish gherk* gravy gravy* grill grill*
guarding heaters hostess limp lips mac menu mitte* mitten mostl* mostly mumba* mumbai nurses nut optio* oyste* oysters
panee* paneer patat* patatas pizza platter portions powde* prawn quich* quiche rabbit roast salmonella sandw* sausa*
scone scone* server sick slaug* soggy soggy* soup speec* spong* spoon* starv* stewe* stewed tables taste* tomat* tomato
vegetarians visitors vomit* waiter's wild worm`,
      '6': `
aller* bacon bacon* burge* carbonara coordinator crois* croissant drip droppings else epipe* epipen naan peanuts peas
pie poisoning raw salmon satay satay* scram* scrambled slice slice* snack* steak steak* tasted`,
      '7': `
burger chees* cheese chick* chicken chips chips* cod grey jam juice juice* meat peanu* rare rice salad salad* salmo*
sauce*`,
      '8': `
cold egg sauce toast toast*`,
    },
    haircut: {
      '3': `
10am 16 165 300 340 62 640 6pm 75 79 800 85 870 8am aband* abandoned according account's alter* angle angle* ankles
anxie* anxiety anymo* anymore appen* appendix approved arrog* arrogant assum* awnin* awning badly badly* baked baked*
band barri* begge* begged begins bet bird bit blade blade* boards bob bonne* bonnet bothe* boxes boxes* brace* brick*
brushed build bump butch* buttons buyer's bypas* bypass cabinet cable* cables cancelling careful cat's cat's* chalk
charts chatty cheap clean clear* cm collarbone color color* colour company compr* confr* confronted coppe* copper cos
crowns dande* darre* darren defau* default deliver described disconnected discontinued discs discs* discuss dispo* done
drain drama* dramatic dripp* dripping ducks ducks* duct energ* energy engine evidence eyebrows factory fair faste*
faster father's fell fille* filte* finger fired fired* fitter fitters float flood* flyer* foils foils* forev* forever
frida* friday funct* function galle* gaps gears gears* glue goodb* goodbye googled grandad's grid groce* groom* groomer
grout* guess ha handprint happy happy* harde* harder hasn'* hasn't hatchet haven't haven* heavy heavy* heels heels*
here'* here's hoot hoover hums hun i'll inspected inspection instructed inventory invoi* invoice invoiced jolly jolly*
kitch* kitchen lab labrador lash lashe* lashes lawye* lawyers letterbox lever* liar lifte* lifted lifting limes* loft
makes makes* marriage marro* marrow mate meant meant* meanw* meanwhile measuring mechanic's medic* medical might might*
mixed mixed* most motor muck nails nails* named named* neck noon now oak offered op operations outle* outlet oven owns
pages pages* patch patch* patchy petro* photographs picke* picked pictu* piece piece* pipe planner planted plumbing
polit* prett* pretty probably punctual quick quick* rabbit radio rag rats ray rays reboo* register repainted repla*
reversed revie* review rhuba* rhubarb ridge* rock roots roots* rose rubber rug rumou* rumour ruste* rusted s scarl*
scarlet sched* scree* screen's screw* seati* seating selfie shado* shadow sharp should've slate slates sleev* slipped
sloug* slough small small* smaller soft solicitor spann* spanner spark* specified spell* squeak sticks stone*
straighten straw strim* style style* submission suing suing* sungl* sunglasses surve* surveyor survi* swallow swears
swigg* swigging swung swung* system's tap teddy teddy* terrible tesco tesco* tests tests* thank* theat* theatre thesi*
thesis thiev* thieves tho thumb thumb* ticks ticks* tiger til tiles tiles* tip tissu* tissue toner toner* too tool
tooth tooth* touch touched trading trunk trunk* truro truro* tuesday unann* unannounced uncle* unplu* unplugged upsid*
upside ur urgen* urgent valve valve* vet's vet's* visit visit* warra* waterfall wax wednesday weight welde* wheel
wheel* wheels whereas whistling wind winte* wobbled woken woken* wonky wonky* wood wreck* wrong wrong* yello* yellow`,
      '4': `
2019 900 9th aberd* aberdeen album album* alteration army attic attic* backw* backwards baili* bailiffs bhaiy* bhaiya
bits bothering brake brake* brick bridesmaids brothers brush* canal canal* cans carbo* carbon chimn* chimney clamp
clamp* clippers co colou* conde* condemned cones cones* craig craig* crimi* criminal crook* crooked cut dash deep
digge* digger disso* drawers drill* ear embar* engagement engin* engineer entered fabri* fabric filter fixed fixed*
flooded flower flyers forec* foreh* forehead gallery gels handp* hat hem holder honey honey* inch inspector insta
jewel* job joint joint* laid laser laser* layer* lead left light limer* limerick lip lodge* lodged loose loose* marbl*
marble measu* mecha* medal* medals meeti* meeting moss moust* moustache mp negli* new nicke* nicked pads pedal* pedic*
pedicure pierc* pleasure plugg* plugs plugs* polite ppd produced pus razor razor* react react* rebooked regulator
resized roundabout routi* routine scalp* scar scheduled scratched sever* sheep sheep* shorter sideb* sideburn sink
slabs slabs* slate* slits slits* sniffing spark stone striped strok* stroke styli* stylist surgery surveyor's survived
swapp* swapped swear* syrin* syringe tappe* tapped thigh* tile touch* tradi* turf valet* visits w wall'* wall's weeds
weeds* winter wobbl*`,
      '5': `
2011 310 700 alloy* arter* artery barrister caram* caramel chanc* colour's embarrassed fade fitted gary inspe* it'll
it'll* jeweller kev layers lung m6 measured nail negligence panel* patte* pattern pictures polis* polish poodl* poodle
queen queen* rattl* rattle replaced sharp* sleeves stenc* stencil swear tagge* tagged tatto* tattoo thigh tight* valet
weepi* weeping wore`,
      '6': `
antib* antibiotics chipp* chipped drilled dug exten* extension filler fitte* fring* fringe grow hole inche* inches
judgm* judgment panels resiz* root rusty rusty*`,
      '8': `
trim`,
    },
    handling: {
      '3': `
0 00 119 130 190 19th 2012 2021 3rd address addressed admitted ah ambul* appen* appendix appro* approved ask basin
basin* begin bike campi* camping cashe* cella* cellar choco* chocolate circles clip compl* conse* correctly cover
dashc* dashcam deal depar* depos* deskt* desktop diwal* diwali employer enqui* exist* format geran* geranium given
given* gradu* grandfather hall hiv i've ink insta* internet kindl* kindly lazy lost marathons meani* meaning misla*
mislaid months neighbours numbe* okafo* okafor original permit phili* philippa photos policy posit* positive pound*
premium princ* priya priya* propo* proposed recei* receipt refer* refused refusing registration rejec* relations
released reminder report respo* rode rude seventeen signa* solic* solicitor state* statement stove stove* submitted tax
tear their their* they've toron* toronto transfer transferring trod uncle's value valued visib* visible wages wages*
want wheelchair whipl* whiplash witne* witness`,
      '4': `
24th addre* adjus* appli* approval asses* assessor bills bills* cashed consent crete crete* crown* crowns decis*
decision department deposits diffe* different dinin* dining docum* document documents febru* february file forwarded
gradual grandparents handlers insured insurer lette* letter lisbo* lisbon loss meantime mr neigh* numbers origi* oslo
reference refus* rejected settl* signature steel steel* trans* uploaded value* weath* weather whoev* whoever`,
      '5': `
adjuster applied burst burst* claimed crash denie* denied dresser form grand* handl* handler pipe premi* premiums
settled storm storm* uploa*`,
      '6': `
case claims exces* excess grandma's insur*`,
      '8': `
claim`,
      '9': `
claim*`,
    },
    hours: {
      '3': `
11 21 3 30 35 58 7 8 admis* admission almon* almond along along* also angel* angels apolo* balls balls* begins being
being* burgl* butch* chef'* chef's chequ* comment crisp* crisps crois* dial doors doors* dozen dozen* drove drove*
event* feedi* feeding feels feels* five flavour fredd* freddie gone grill grille handbook ipad ironically lane laps
last learn* listed londo* london love market min monda* mondays only panto panto* parki* parking pick proje* quart*
quarter reali* reall* really recal* sello* sellotape senio* servi* serving shamp* shampoo shelv* shelves shutter sign
staff staff* stands stati* sunday tears tears* thu trailer trailers treadmill treadmills tue verge verge* volun*
volunteers warni* warning weekdays you'd you'd*`,
      '4': `
10 12 15 4pm adore* adores branc* branch broll* brolly burglars cemen* cement cheque closes delig* delighted disag*
door emplo* employer freezing gala goat grill* hopel* hopeless joy learn libra* lotte* lottery mirrors mixer mixer*
olymp* olympics projector publi* public reality reduc* reduction reuni* reunited satur* says sport sport* sprou*
sprouts telle* teller ten thurs* town trail* training tuna wars websi* website wedne* winte* winter`,
      '5': `
cat closi* closing librarians openi* opening opens opens* quit soone* sooner study study* thursdays tuesdays`,
      '6': `
apologetic close* closed saturdays shut wednesdays`,
      '7': `
open`,
      '8': `
shuts shuts*`,
    },
    interface: {
      '3': `
114 300 600 63 accountant ads agree* amoun* amount bird block blocks borrowing bumpe* bumped butto* button cactu*
cactus can cant cemet* cemetery cents cents* chart* chica* chicago colours comma cousi* cows crash* credits crisp
curre* danci* dancing decad* decade desig* designed deskt* desktop detective diamo* diamonds disappears does doesn't
done earn fancy fancy* filte* filters find forgets freeze freezes frenc* french gangs* gangster getaw* getaway graph
graveyard grid hacke* hacked hats heist heist* hill hint honest hopel* hopeless horse hotte* hottest i'm id killer km
letters level logs love marriage met mid mis moder* momen* moment mute nando's nando* nav needi* needing offering
onions owls partn* partner person perth perth* places plays plays* poisoner profiles progress puzzles reels reels*
reord* reorder rob roman* selec* serie* series sets shoot show shuff* skip slaug* speaks spell spend* stabb* stamps
streak stressed supposed swimm* swimming swipe* technically tempe* temperature there's thermostat time timer* upgra*
ups volum* volume weapo* weapon wears wears* weekl* weekly wish wishe* wished year'* year's zoom`,
      '4': `
add agreed alas barbe* calm charts cousin crashes deman* demand derby derby* dista* distance game hatchet its keepi*
keeping keeps keeps* kille* maps match* matches mode objec* owl play pop remov* removed seria* serial shoot* shuffle
slaughtered spend sunny sunny* suppo* terms terms* timer type undo`,
      '5': `
can't can't* episo* forkl* forklift offli* offline searc* songs songs* subti* subtitles whats`,
      '6': `
jobs search`,
    },
    listing: {
      '3': `
04 07 10pm 19 200 29 410 450 500 61 7am 94 abrid* abridged adds adult* ago airbe* allergic allergy antih*
antihistamines arran* as authorised bakery balco* balcony barco* barcode be bed biscu* block* board bob bonus bonus*
boot braun* brewe* brioc* brioche brownies burea* bureau buses buses* bypass cardiff cartr* cashews cat's cat's* cella*
cellar cemen* cement central certificate chari* charity chine* chinese christmas cider cider* classes coin collect
commi* commission compact could courses covers cracked craft* cupboard dare daughter delig* delighted die ding dishe*
dishes dumpl* dumplings editi* edition escap* expert fish five flour flyers free from funer* funeral fuse galle* gaps
ginge* ginger glori* grade* hardl* hardly heate* hoped hoped* icing icing* ideas ideas* ident* identical if insan*
insane japan* label labeled ladle ladle* lame lappe* lapped leeds leeds* lens lense* lenses letting limes* linin*
lining lists lists* magpi* max memor* memory mention menu messa* message metre mint modul* mon mot museu* museum must
ohio oppos* opposite overflowing owner's pace page pan paperwork parti* photo pilot pilot* pool port possibly pouri*
pouring presu* quali* qualified rash reality recip* recipe recko* refurbished remot* remote resus resus* roadw*
roadworks robbed salon salon* sample sauna says scene* screws seams* seamstress searched season selle* sellers shell
shell* shifts shop should showe* showed sight sight* signe* signed silen* silence simil* similar sleep* sleeping sold
stage stage* stain* stained stall* stars stars* staye* stayed steps steps* sticker surveyor sympa* tenants thimbles
throa* throat tiny toppe* topped toy tree true trunk ups victorian vouchers wed what'* what's witness woodl* woodland
yard`,
      '4': `
148 aller* bedro* bedroom beds belon* bikes bikes* centr* certi* chimn* clothes coeli* coeliac cows equip* fishe*
flour* forks forks* glimp* glimpses gloss* glued glued* hang heated hen label* means means* moments niece's nowhe*
nowhere parag* photos plug prosecution reckoned stalls stamp* star tasters tower tower* walks walks* worse worse* xmas`,
      '5': `
000 ad adver* belongs equipped flyer* fully fully* glute* gluten partial peace* photo* sampl* spaci* spacious thumb
thumb*`,
      '6': `
advertised clock clock* listi* listing view`,
      '7': `
sea`,
    },
    location: {
      '3': `
10pm 31 600 6am advertised annoy* ashtr* ashtray beach beach* betti* betting bypass cabin campu* campus cases cases*
centre chale* clear court cousin's crimi* criminal dish dodgy dodgy* drunk* ducks ducks* elsew* elsewhere enter* excus*
excuse expect far farm flights fourth from glimp* glimpses good growi* growing handb* hando* hangm* hangman's helic*
helicopter kerb kilo lamin* laminated lane loo lorry lorry* main motor* neare* nearest nobody's oh onion* onions pair
passengers phili* philippa plent* plenty postm* postman proje* projector quiet quiet* refre* road robbed roof rooft*
rooftop safe screws shopp* shopping shuttle siren* skunk skunk* slaug* slippers stair stairs stick strol* termi*
terminal thanks tile tomatoes tyre vests vests* wande* wandering width width* year'* year's yes yeste* yesterday's
you'r* you're zone`,
      '4': `
1998 area bus buses buses* carou* carousel cliff cliff* drunken enter estat* estate father's following food fried
fried* handbrake hatchback hyste* it's jeep miles miles* motorway myste* polic* possibly quarr* quarry seagu* sends
sends* shutt* shutter sirens snatc* snatched stair* stati* station stroll tepid tepid* warne* warned`,
      '5': `
cobbl* cobbles court* grandad indus* industrial km police satna* satnav signs signs* uphil* uphill`,
    },
    login: {
      '3': `
2pm 63 69 9th account's accounts activ* active allows am arriv* attem* b banki* banking began began* birth* booki*
booking branc* branch brows* browser built built* card chatb* chatbot closes college connecting creat* curre* deaf
digit* digits does drawe* drawer email expir* flute flute* footy footy* fortu* fortune guest honest inbox inbox* its
lamps law link linke* linked log logs mail many money money* needs needs* never never* not nursery ours out passe*
payme* payment prima* prove prove* recognise refuse resetting roomm* roommate salar* salary scan screen sent signe*
signed sport* sports studi* studio support text this unlock verif* weekl* weekly wifes wifes* wont worri*`,
      '4': `
app editi* edition exist* expired gnome* gnomes hairc* haircut holde* household i'm logge* logged merge* merged own
postc* postcode profi* profiles rank rent spam sundays thinks user which which* wipe`,
      '5': `
account arrives canno* cannot code devic* device face locke* usele* useless`,
      '6': `
accou* locked recog* recognised reset reset*`,
      '7': `
passw* password`,
    },
    membership: {
      '3': `
07 212 36 38 41 46 49 55 86 aged agenc* agency aloud aloud* am appar* apparently appea* appealed auto barri* beginning
belie* bills bills* burea* bureau cava certi* certificate cheerful circles classes climb company complaint's consent
consu* cooler court court* crash dad's dad's* date debiting decla* disso* doorstep drop email* endin* ending expir*
faceb* facebook famil* fool gener* ginge* ginger guys gym haven't haven* infor* instructed insurance join joine* joined
judgm* judgment kept leave leave* loan lock louds* loudspeaker loyalty media* mp mysel* myself name neate* neater new
ombud* ombudsman owe packages papers passed paused porch* protected protection protector prove prove* quarterly quietly
reds registered regre* regret residents retirement rise rower rung shred* signature's skipp* so's spell spell* sport*
sports stamp stamp* suing suing* surve* switc* switch sympa* system's tenan* tener* tenerife there's thicker trevo*
trevor trial trial* tune underwriter undo unit utili* utility vape waive* whipl* whiplash year you'v* you've yourselves`,
      '4': `
24 admin* advic* advice barrister cancelled contracts declared depos* deposit draw emma followed forged georg* gutte*
interest loyal manag* manager months notic* notice panel* pass plan print produ* prote* reten* retention rower* signe*
signed sim skipped subsc* sudde* suddenly terms terms* think think* ticked unles* unless visits void`,
      '5': `
actio* action admin april april* baili* bailiffs cance* cancel citiz* citizens city consumer email lette* letter loyal*
panels produced renews signa* signature surna* surname tablet writi* writing`,
      '6': `
contr* contract month month* renewed`,
      '7': `
renew*`,
    },
    order: {
      '3': `
11am 19th 50p 612 650 98 aller* alteration antid* antidepressants antih* antihistamines assas* ate aunt bananas base
beetr* beetroot birth* birthday box brass brass* burgers burgu* burgundy candles card cheers clapp* clappers closi*
closing color color* connected cook correct cos customs defin* definitely dress dumpl* dumplings exist frida* fries
fries* gent gf gherk* given given* groom* guaranteed guess haven* hinges hull hungr* hungry ironing issue kid korma*
laugh* limes* looke* looked mains mains* mango mango* mediu* medium menti* milde* milk missi* missing morti* mortified
mr mushrooms musta* mustard niece offering onion packs packs* padlo* padlock paid pause* paused pet politely porti*
portion potat* prawn pull puppy puppy* rare re received reserve roots roots* rung rye santa* seal seale* sealed sense
sense* sever* severe shamp* shampoo shell* short size slate slate* someb* somebody somebodys starter style style*
supplier sure tasted tho thyroxine tomatoes treats trevo* trevor vegetable ward washi* washing week'* week's weekl*
weekly well welts welts* who wrong wrong* xl`,
      '4': `
07 9s augus* august beauty bless bless* charc* charcoal chat chats chats* delivered driver's expecting figures got
grind* grinder howle* howled impre* instructions intac* intact jackets keral* kerala laugh mayo meals meals* naan named
named* nappi* nappies norma* normal order pickl* plain plain* playstation polan* poland prawns sauce* scrap* scraped
sesam* sesame shellfish substitutions swapp* swapped thru valen* valentines wait ways we've we've* white white* yes`,
      '5': `
allergy chrom* chrome decaf decaf* else'* else's ivory ivory* prawn* remad* remade reviews sauce stren* strength
substituted swell* swelled thyro* tills tills* tongu* tongue`,
      '6': `
ginge* ginger subst*`,
      '8': `
order* ordered`,
    },
    parcel: {
      '3': `
19th 2009 63 90th accidents actio* action angel annoyed arrives bag bagga* baggage belt bette* better blaze* blazer
bolts bolts* boxes boxes* brushes cake came car check check* chewi* chewing churc* church cigar* cigarette cleaner's
colou* conte* corpo* corporate council's crime crime* crush* crushed curry curry* delhi delhi* deliv* dinin* dining
divin* divine dog's dog's* dull eldes* eldest envel* envelope faro feet fine fitters germa* german grandad's
granddaughter grandma's greas* greasy have hung interviewed inven* inventory invitation jug kev knocked laminate
lawyers lease lease* leg liabl* liable lifte* lifted like loade* loaded lung mails mails* marbl* marble metal metal*
minim* minimum missi* mug nans necks necks* neith* neither note packaging packs packs* paint pancake pics piled piled*
poste* pram prepared prosecution protected quick* rear report repri* reprint risk sad scene* send sent shape shape*
shelf shelf* side silk skirt* skirting slate slate* smiled solic* solicitor students sugar sugar* suitcase surveyor's
survi* swept swept* taken taken* tape toe tulip* tulips units units* valued vase ventilated vinyl vinyl* weak wear
weari* wearing wheels whoev* whoever width width* wing wks wood word`,
      '4': `
940 bhaiy* bhaiya box claim* clean coat colour corners crack* cracked fragi* fragile fuss grand* gum lamp leath*
leather lengt* linin* lining maggo* maggots mark mince mince* missing oak piano piano* plumb* plumbing posted press*
quick rats retur* rippe* ripped scene shado* shadow shrun* shrunk sidew* stain* stair* stairs throw* thrown tin unwra*
unwrapped urn witnesses wobbled wreck* writt* written`,
      '5': `
arriv* arrived camer* camera claims clean* dente* dented dresser length mirro* mirror piece* returned scratched snapp*
snapped`,
      '6': `
mount* pieces scratch wool`,
      '7': `
scrat*`,
    },
    parking: {
      '3': `
16 186 29 arrival atten* attendant being being* bossi* bossing c cafe carrying catch catch* child child* clerk clerk*
climb* climbed contract coole* daylight descr* described divin* divine earpl* earplugs estat* estate everybody exit
famil* fence field field* garag* garage grand groom's healt* hose hundr* hundreds kilom* lads lol lot ma'am ma'am*
macbe* macbeth machi* manage market mother movie movie* muddy muddy* night overflow paint park passenger pigeo* plant*
privi* privilege rack remember reverse round round* shall* side signal siren* sirens slides slope slope* sourd*
sourdough steal* store* streets sunda* sunday swing swing* ticket tower tower* tract* tractor trail* trailers trian*
tripp* trolleys vans verge verge* we'd wing`,
      '4': `
17 412 amazi* amazing barri* beach beach* bicyc* bicycle car cars circl* collects compo* compost fry grave* gravel gray
hate healthy j lane lost machine masks masks* mater* narro* narrow otter* otters ought ought* panee* paneer pigeon
plants punch* punched raise sampl* sample shall sipho* stick* sungl* sunglasses tag tight* triangle walki* walking ward
week'* week's weekd* witnesses wonde* wonderful`,
      '5': `
barrier bays everyone's families multi multi* parki* parking ramp shoe space stick storey tight weekday`,
      '6': `
getti* getting mile overf* spaces`,
      '8': `
space*`,
    },
    payment: {
      '3': `
1 15th 160 1am 2021 214 400 48 50th 6pm 75 accid* accident airco* aircon aloud aloud* antar* antarctica artis* aunty
aunty* back backe* bass binne* binned boarded bothered brace bringing burn butto* buttons canad* canada carpets chat
cheers cheque civil clean communication conve* convenience cos costs costs* county coupo* coupon cowbo* cowboy crete
crete* delay* delux* deluxe deposits detective disconnected discuss due email* event exceptions fake fee's fee's* filed
filed* flori* florist forum forum* frida* helpe* honoured hyste* i've illne* illness inactivity incon* inconvenience
inventory issued item kayak keep lakh lefto* leftover loaf luton luton* march march* media* mothers mould* mouldy mum
offer overp* package packaging palm pande* pandemic papers paperwork's penny penny* perce* percent phoen* phoenix pro
proce* protected quietly refer* referred refunds rejec* rejected rente* rented resolved rider rider* say scann* scree*
screenshots see sellers sent shopf* shopfront signature's silen* singa* site small smelt smelt* solic* solicitor's
spotless spott* spotted st statements theres they'll thirtieth ticket's track* trailer tribu* tribunal vanis* vanished
vase villages wasn'* wasn't wayne wayne* we'll we'll* will won wouldnt wristband yeah you'v* you've`,
      '4': `
12th 450 4pm 890 ah artists awful awful* barco* barcode couples detailed details dresses furth* further happens helped
inven* limer* limerick money* offered overpaid packa* pendi* pending platf* platform police processed received refus*
refused repay scanned silence tracking valid valid* we're we're* weeks weeks*`,
      '5': `
bond detai* money offer* polic* repay* rs scam selle* seller sympa* vouch* voucher your`,
      '6': `
delay`,
      '7': `
depos* deposit refund`,
      '8': `
refun*`,
    },
    paymentmeans: {
      '3': `
0 1500 2024 400 42 67 79 90 accou* account amoun* amount any approve assistance atm baby'* baby's beyon* beyond bhaiy*
bhaiya binne* binned brand brings cant cart cashp* charges chasi* chasing close convenience coppe* copper crate crooks
dande* days electronics excluded expense feb ferre* fraud gran'* gran's groan* handw* i'm ident* identical intercom its
kebab kebab* later later* lefto* leftover lined lined* machi* machine manager's maureen metro metro* money* multi
multi* nothi* nothing ohio pay peep pendi* pending petrol phone puppy puppy* range* rathe* rather reckons red
registration reque* reserve rever* reverse review rinse says scale settle shop shopf* shopfront sigh signa* signal
skate* sloug* slough socie* society stall state* storey switched teati* teatime tip tokens tonig* tonight toron*
toronto tracking trailer transferred unpai* unpaid verified vouchers wales wales* winni* winnings women would* wouldn't
wouldnt yellow`,
      '4': `
2022 bonus bonus* debit* decli* declined delet* deleted handwriting joini* joining money roofe* roofer savin* savings
searched sende* sender statement token token* trans* transfer vacci* wayne wayne* withdrawal`,
      '5': `
credits finan* financial forei* foreign payme* payment withdrawals yrs`,
      '6': `
bank cash`,
      '7': `
card withd*`,
    },
    policy: {
      '3': `
119 15 20 2022 2024 23 25 2cm 31 37 48 5am 63 69 8pm acces* account addressed adult ahead ahead* also ammon* ammonia
anymo* anymore appar* apparently appea* appeal approval artis* assassin away ban becau* because bette* better boys
bride* brides brother budge buses buses* cella* cellar cent centi* centimetres cereb* cerebral chang* changes changing
checkout comin* coming country daft dave decides dispu* documents dog enjoy* excep* fanta fight* filmi* filming fired
fired* flatmate fligh* flight forgot fortu* fortune galwa* galway goggl* goggles gradual grandfather guild guild*
hallw* hallway handp* handprint headmaster hijab hijab* hon husband hush hygiene inactivity inspection insured jokin*
joking kebab kebab* labeled law's law's* lengt* lette* lifeg* loads loads* long loud loungers mail masks masks* mates
mates* membership metre min mornings mumba* mumbai mums namas* namaste nerfe* nerfed nowhe* nowhere ordin* ordinary
owing owing* pad palsy palsy* pants pants* papers paperwork's penci* pencil pets phones physio pointing pools* poolside
porte* porter prior* prove prove* queue reasonable referred refun* refund refundable regulars roadw* roadworks rounds
route rower rower* rucks* rucksack rufus rufus* rug rules rules* scanning senio* sente* sentence serve* served settle
shopped shown shown* socket sons spain spain* specialist specially spend spend* steel steel* stripe stupid summe*
summer swamp* swims swims* tagge* tagged technically telli* telling think* thinks thirs* thirsty throw tights today's
toron* toronto towed towed* trained training trous* trousers typo unifo* uniform usage usage* van vape warde* warden
watch* welco* white who's who's* wood you'd you'd*`,
      '4': `
212 cancel claimed closes clubh* clubhouse compu* computer croyd* croydon exceptions exclu* flatt* flyin* flying fog
happi* happier ill inact* knick* knickers ladie* ladies lawn letter lifeguard limit lives lives* minim* minimum need
okay penny penny* ridic* ridiculous slip speci* strol* strolled stupi* takes takes* terms terms* there'll tonig*
tonight uses you'v* you've your`,
      '5': `
excluded find inactive limit* membe* members mods shorts swimw* swimwear`,
    },
    price: {
      '3': `
10 118 13th 140 180 186 2022 240 29 31 34 340 4 400 41 50 60 612 650 74 890 90 a38 aband* abandoned absol* absolute ad
adjustments admin adviser aids aloud aloud* alteration amazi* amazing ambit* anybo* anybody anywh* anywhere apron*
arrivals arrow* assistance asthmatic attac* attack avoca* bag bagga* baggage balls balls* bang basically batter beauty
begin* bendi* bill birya* biryani blame* blink blows blows* bob borde* border bored boy brave brave* breakdown bridg*
bridge brie brushed build bumbl* bumblebee butch* butle* butler buttons cabba* cabbage cafe carbonara cardb* cardboard
cardigans cards cards* carpets carrots cashp* cause cause* cava chap chatty chris* circles claim* claims claus* clause
cleaner's cloak* cloakroom clue co coffi* coffin color color* comment compl* complete compo* compost concerned consult
conti* convention cost countdown counted crick* cricket crime crime* curle* curled cute cvs dare de decided defau*
default deman* demand did diffe* differ different digni* disputing disso* dread* dribbles driveway drizz* drizzle duck
edinb* edinburgh eighteen embal* embalming embarrassed empti* escaped euro event* everybody's everywhere exam fabri*
fabric faces faces* fairw* fences fiest* fiesta figuratively films films* fine finta* fired fired* fitte* foils foils*
fount* fountain friendly frost frost* fund gems generator gherk* ghost* giant giant* gives gives* goats goats* grant
grant* graph* graphics grill grinn* grinning gun handy* harbo* harbour heart heat hid hijab hijab* hopin* hoping
hottest howli* howling hundr* hundreds im imran imran* inch inclu* injec* interval invitation it'll it'll* jumpe*
jumper kebab kebab* kg kille* kisse* kissed knocked laser laser* least least* leggi* leggings lemonade lesso* let's
let's* letter liked liked* livin* living llama llama* lol loyal* loyalty lucky lucky* luton luton* macbe* macbeth
magne* magnets manil* manila mansi* mansion manufacturing marti* marve* marvellous maste* matches matters media* mediu*
medium meeti* meeting memories metro metro* microwave minute mourning movin* moving murder natural newer newer* news
nhs ninet* nonna nonna* offer op optio* ordering ought ought* overcharged overp* oyste* oysters painting pancake pande*
pandemic par parki* parking parrot pastr* pastries pay peas pengu* penguins person's photocopied pickl* pickle piece
ping pitch plagu* plague plainly plastic play pleasure pong pony poorl* poorly pork pound prawn* prawns premi* prima*
prior pro professor profiles progr* protector puff puzzle quicker rathe* rather rats reckon relaxed renewed replica
resti* resting restr* restricted returns risot* risotto ritz roomm* roommate route* router rower rower* sandw* sandwich
sausa* scale* scalp* scarf scarf* scarl* scarlet scroll seagull seasons seems seems* sello* sellotape sells sells*
settle sever* shari* sharing shots shots* shown shown* silly silly* sizzl* sizzle slabs slabs* slaug* slowe* slower
slowl* slowly slush slush* smashed smile smiley soggy soggy* sound sound* sparkler speci* specified spelling squash
stabl* stable standing stated stayi* staying steph* stewe* stewed straw straw* stressed stuff* subscription sugge*
summa* super* supplement suppo* swan t tasters tea tear tend tense* tensed tepid tepid* terminal terra* textb* theat*
theatre things though thous* thousand ticki* ticking tiny tiram* tiramisu toasted tomat* tonic tonic* tortu* treat trim
trod turf tutte* tutted typo tyre understood unfor* unins* uninstalled updates ups usher* valua* valuables venee*
veneer verdi* verdict very vinta* vintage visitors volun* volunteers wales wales* ward warmed waste waste* weapon
weight whack* what whistling widow winds* windscreen wish wobbly wonky wonky* worth worth* yards yards* youngest
yourself yrs`,
      '4': `
11 13 18 19 20p 21 210 24 25 310 38 380 5 600 61 68 9 92 aberd* aberdeen act adore* adores adver* argue* audio* basic*
best bit blame bold boost* bored* brava* bravas charged chipp* chipped christmas commercials comparison complaints cool
cow deare* dearer decen* decent desig* designed draug* dripped drips drips* embar* eventually fee feels feels* fees
fitted fixed fixed* flavo* flavour fredd* freddo goat grandson gull ham handy hats here impro* infla* inflation inlan*
inland intro* it'd killed kilo kiss laste* lasted lenti* lentils level level* lime lions lions* litre locker look make
mango mango* mask master mater* melte* melted more mouth* move mug murde* nearl* nearly nineteen opener patat* patatas
pegs perio* period pie pins platter pocke* porti* poster princess prote* pub puzzl* quit quote* quoted realised
recommended renewal resor* resort restocking rides rides* ripper robbed rock sausages scales shelt* shelter slates
slice* sligh* smile* so's specially spiri* squir* steam* strangled stuff suggested suite suite* supermarket surge*
sweetheart tenne* tenner termi* tiger* tomato tore tract* tractor tunne* tunnel unles* unless upgra* ushers vicar
vicar* visiting w war way weapo* weigh* weighs windy windy* yearl* yearly`,
      '5': `
17 220 27 84 89 95 99 adverts animal apiec* apiece awful awful* cared cared* charg* comic comic* compared costs costs*
daylight dolla* dollars doubl* dressing edama* edamame exhib* exhibition foul funct* function gown hamle* highl*
highway hippo hippo* hire killi* less lessons meat mummy mummy* padlocks per pisto* pocket portions price prices quich*
quiche rare register scoops slices slightly steam thimb* upgrade warme* weigh york`,
      '6': `
165 480 80 85 begins charge dayli* dear doubled eighty extra* highlight highw* killing plus pound* pounds price* steal
steal* surge tee thimble`,
      '7': `
49 bucks bucks* extra robbe* robbery`,
      '8': `
quid`,
    },
    product: {
      '3': `
119 abrid* abridged adjustments ages airin* airing album album* allergy almon* almond anaphylactic answering apart
apart* appears arch aslee* asleep asthm* asthmatic avoca* aware aware* away awful awful* backs* banan* barks barks*
basically beans beans* befor* before bendi* bloody boards bothe* bother boxin* boxing breed* breeder brown* budgi*
budgies build bulle* bunk burne* burni* burning cafe cage cake camel* candles capit* cathe* cathedral caugh* caught
cemen* cement cheap chef'* chef's chemi* child's collapsed collarbone colours comb confused conti* cough coupons cowbo*
cowboy crema* crust curtain days delivered dentist's described diamo* diamond diffe* differ dip dolla* doorb* doorbell
downh* downhill downs* downstairs drift* drill* dripped drunk dull edge editi* edition eldes* eldest elses elses*
endin* ending episo* expense expert faceb* facebook faces faces* falls falls* filli* filme* filmed finger fit floating
flu fluid* folded formu* formula fortn* fortnight friend's fur gecko gecko* giant giant* glen globe globe* god grand*
grandma grave* green grey guara* gun heavens hundreds if insid* inside ive jigsa* jigsaw keith kille* killers kilos
kilos* lad lasag* lasagne laughing launch liter* literally live located logo look loyalty maggo* maggots magnets manua*
manual marri* marriage maybe maybe* mean mites mites* mothe* mother's mothers motor murmu* murmur newer newer* niece's
noticed nowhe* nowhere oat ones opener order* pancakes param* paramedics peace* person's pharm* pharmacist pilot pilot*
pin plugs plugs* postage produ* promp* promptly push reaches reasonable reckon refurbished repli* replica retirement
return roasted ruler ruler* rusk sample says scale* scan scanner scratching seale* sealed seam sello* sellotape severe
shade shears ship shop site sizzl* sizzle skirting smell* snapp* snapped snow sofa solid solid* sounds speaks spelling
spoil* spoilt spons* sponsor spott* spotted squealing stamp stari* staring sticks strings students subst* suitc*
suitcase swelled tail tear they'* they're they've thumb tippe* tipped toe tore tunne* tunnel underneath unplu*
unplugged vacci* vaccinated vaccine varie* varif* varifocals veg vegetable walki* walking wave wee whisper whistling
wide withi* within woken woken* wrapped`,
      '4': `
90th anaph* angle* baby backs bananas batte* batteries battery boils boils* botto* bottom box brack* bracket burned c
cheap* colla* corke* corked crack* doll drill dye eightieth filling finge* flash* gem green* hamst* hamster helpd*
helpdesk hush ideas ideas* invit* jet jeweller kettl* kettle leake* leaked longe* longer make manuf* manufacturing
mince mince* ordered packaging pegs plugg* plugged post product pup ray rays refunded repri* reprint resus resus* sale
scales screws shear* sleep sleeping smelled stick stick* strai* straight straw* substitutions sunk tent thund* umbre*
wrapp* xmas`,
      '5': `
bolts bolts* bough* bought bruised carna* carnations cartr* dead died instructions kg pair parvo parvo* peoni* peonies
playstation roses roses* sags sleep* strawberries toy umbrella`,
      '6': `
batch batch* charger cracked label label* warra* warranty`,
    },
    punctuality: {
      '3': `
10 15th 220 30 4 43 6 7 780 aboar* aboard announcement apolo* app boat bride bride* burglars bus cab cance* cancelled
cane carri* carriageway carried cheer clapped come compr* cork creat* disappears dresser drive* driver exist fault
fault* finta* flask flask* flick* flickers forgi* forgive gaps greet groce* guard guard* half heavens heels heels*
here'* here's hums intac* intact invoiced keep knuckles lagos lagos* leeds leeds* leggi* leggings lent lifting limer*
limerick logbo* logbook magpi* mines mines* misse* missed monkey nan's nan's* nothi* nothing ourse* ourselves outle*
outlet overh* oyela* oyelaran piano piano* planned posti* postie ran rathe* rather rattl* replica reports reservations
rota roundabout rubbed rug saile* sailed samos* samosa schedule six skirt skunk skunk* slabs slabs* sleet sleet* snap
squeak station steam sticks stood stood* suppose swan swans swans* tail technical tenants time timetable tracker train
train* transfer trot upsid* upside usual victoria vouch* wasnt wasnt* way we whereas who'd who'd* workt* worktop`,
      '4': `
40 5 8 alica* alicante annou* announced booke* booked c coach coach* finishes ghost ghost* he's hour rattle rolli*
sandw* timet* w`,
      '5': `
05 50 mins rolling sandwich til`,
      '6': `
delay* delayed`,
      '7': `
late`,
    },
    queue: {
      '3': `
11 11am 190 1hr 20 214 23 25th 2pm 3 45 47 480 4pm 52 6pm 6th 840 890 accep* accept acid ahead ahead* among among*
antih* antihistamines anyth* anything apples argued awful awful* baby'* baby's baggi* batter beanb* becam* became
beginners believe bleed book bored bored* bossi* bossing bot bothered brace* breathing brides brothers brushed buttons
caesa* caesar cases cases* cashl* cashless caugh* caught cent chair* chara* chatb* chatbot cheque chrom* chrome claim
claim* coffe* compr* compu* consultation control correctly country couple courtesy creat* crowd crowd* daughters dear
decad* decade decen* decent decis* decision descr* discontinued doctor's document doesnt dolphins door'* door's draug*
drawe* drawer drinking dropping eatin* eating emails employee exams exams* exerc* exercises eyes fantastic favourite
febru* february fiest* fiesta fifty fifty* filed filed* fitti* fitting font fortu* fortune forwa* fract* fractured
frost frost* getaw* getaway giant giant* glad glasses glovebox gp grandfather greas* groce* grown grown* hairdryers
headscarf heari* hearing hearse heat hip hippo hippo* hon honest hotte* howli* howling hr humil* humiliated inner
inner* instructors ipad ironically job keith* keybo* labra* late less let's let's* lists lists* loads loads* loan
lobst* loos lose low mac made managed manner marriage matched matters meals meals* meant* merch* meter* metro metro*
migra* minute mole murde* mushrooms named named* news ninet* nobodys novem* november numbers officers oil outfi* outfit
outri* outright papers par peep pensions peppe* perso* person pharm* pharmacist planted pleasure pneum* pneumonia
pocke* portion presc* prescription press* produ* proof* property pull purpo* purpose push qualified queued queueing
radio raine* rained rashe* rd refunded relationship repai* retail rhuba* rhubarb rise roots roots* rope rota royal
royal* rug rushe* rushed sales sales* salesman sat script seen sellers senso* sensor separ* separate serving settl*
settled seventh seventieth shan'* shan't shari* sharing sharp* sheds sheds* shelt* shelter shopped shorter shutt*
shuttle sleeper sleeves smelling smoot* smooth sombr* soone* sooner spell* spelling spoons staircase stapled starved
starving steph* storm storm* surprise surprised swimm* swimming system tablets tail tesco tesco* therefore thiev*
thieves thru thu tills tills* tips toast* tool toron* toronto training troll* trous* trousers trunk trunks tue tuesday
twent* twenty undercooked unplu* unplugged vacuu* valen* valve valve* verdi* verdict w wait waiti* waiting wars wed
weeks weeks* whereas windows wks worki* working would yanke* yanked yawne* yawned year'* year's yours`,
      '4': `
01 05 10 2nd 55 88 8am actual align* anxie* anxiety appointments appro* blood blood* booke* booked brace builders
calle* called canal canal* clearing coffee colour's computer corps* corpse cvs dash dents dents* diagr* diagram doing
doing* er fabri* fabric fact fairn* fairness feb final* finally forward foul gull hotter kebab kebab* life lifeb*
lifeboat lime listening long meanw* meanwhile mins minut* minutes okafo* okafor otter* otters overflow overr* overran
pain pensi* pension pickl* pickle pie pocket polit* politely previ* previous prici* pricing reviv* reviver simil*
similar sleet sleet* squared starv* stres* surpr* swears teach they'll ticke* tires tires* tomor* tomorrow trolleys
trunk* tube wales wales* wings wings*`,
      '5': `
35 43 apolo* apology appointment approve argue* bacon bacon* buzzer clerk clerk* docto* doctor fired fired* item line
min ninety octob* october pressure quickly ready ready* rides rides* seems seems* sorte* sorted soul stent* suv ticket
toastie unexp* unexpected waite* wasnt wasnt*`,
      '6': `
appoi* hour meantime queue vendi* vending waited`,
      '7': `
queue*`,
    },
    returns: {
      '3': `
12th 15 3am 4th 7th 9pm acid ants aunty aunty* bag beauty bedsi* bedside box camel* cello* cleaners collection
convenient corke* corked correctly cost costs costs* credi* credit difference disc fee final* find fleec* fleece
fourteen gestu* gray guara* helpd* helpdesk hes hygie* intac* intact joy knob laughing liar licen* licence livin*
living meet monit* month's narro* narrow offered panca* partn* partner planted plants prese* present processed reasons
request rs sale scorc* seam seems seems* selec* selection send shock* shorter size sleeping small small* sniff*
standards store* supported swap technical threa* toner toner* tracking trade trade* tradi* trading vacuu* value value*
varie* varif* varifocals verdi* verdict wood wrap`,
      '4': `
100 after after* asthm* asthmatic aunt buyin* buying cartr* dress dress* ever expense final gift here'* here's hygiene
label label* missu* missus monitor origi* original pancakes print received refus* refused shark shark* shrin* sizes
sizes* stick store`,
      '5': `
back bough* bought dresses excha* items items* posta* postage print* printer refun* refund returns sanda* sandals says
seale* sealed sniffed tags trial trial* worn`,
      '6': `
14 resto* restocking return`,
      '7': `
receipt retur*`,
      '8': `
recei*`,
    },
    rooms: {
      '3': `
780 admit aussi* aussie backside beagl* black black* blocks bloods books books* bowli* bowling boyfr* boyfriend break
brick bunk burnt burnt* butte* butter cakes cakes* cappe* capped caret* caretaker ceili* ceiling chann* check* checked
chimn* clerk clerk* code concerned connecting cuddl* cuddle curtains delux* deluxe desk detec* detector didn'* didn't
directly disco* drawe* drawer duck dying dying* evide* excep* except fan fancy fancy* fist flatm* flats flats* floor
forks forks* frozen furni* gold guest* ham handle harro* harrogate hook insul* insulin key keybo* kitch* knock*
knocking labelled laven* lens let loft log lungs lungs* mom mother's nail night* non odd opene* opened orang* orange
palle* passports radia* rent'* rent's ritz river river* rolli* rolling seems seems* sense sense* shaft shaft* shoes
shoes* shower slice slice* slope* sneak* sounded spray* sprayed stained stand stand* stare* swoll* swollen teasp*
teaspoon teenage toilet trust twisted usual vacuu* vent voyag* voyage weddi* wedding wet whoev* whoever window wink`,
      '4': `
bathr* bedsi* bedside breakfast bumps bumps* conce* corri* corridor curtain disco eggs feath* feather floor* foil
inhal* ironi* ironing king madam madam* maste* master needl* needle partial radiator shoeb* shoebox smoke smoke* unscr*
unscrewed varni* width width*`,
      '5': `
beddi* bedding break* bulb carpe* carpet earpl* earplugs housekeeping inhaler lean porte* porter room sea slopes view
walls walls* wardr* wardrobe`,
      '6': `
bed curta* safe`,
    },
    sales: {
      '3': `
80 86 96 admin aged aroun* around arran* artist askin* asking barn biscu* blaze* blazer blind blind* bond brides bring
bring* brings bulb burni* burning carel* careless cava cella* cellar cent chloe clock* clothes commi* commission
consent contract cooler coupl* cowbo* cowboy cropp* damag* damage dare deal delig* delighted ding discs discs* downh*
downhill dozen ebay eightieth elsew* elsewhere embarrassed ends fathe* father's fibre fibre* folks folks* forged forma*
frames fraud* fredd* freddo fund glori* golf grand* haird* handwriting hat heada* headache herba* herbal hid hitma*
hitman horro* horror hughe* hughes illne* illness keep knew lanya* lanyard lemon* lemonade liam likel* likely loan
logbo* logbook login login* loyal* loyalty magpi* malag* malaga manager mats mis moder* modern money money* ms must'*
must've neate* neater nhs ninet* outst* outstanding owe oxyge* oxygen packa* pain parag* pembe* pemberton picki*
picking plans plans* plugg* plugged poisoner price price* print probate produced protector proud proud* prove prove*
pub pup quarter quote recor* relaxing rob salon salon* scam seller sellers separ* separate sessi* shall showr* showroom
signa* signature signature's signe* signed silve* silver smashed smiles snap specially stolen stoma* stomach such
sudde* suddenly suppe* supper supplier surve* survey surveyor swind* swindon teeth teeth* test therapist these these*
treat trevo* trevor tyres tyres* units units* upgraded utili* utility vacci* valet* valve valve* violi* voice vouch*
vouchers want wante* wanted wave went while while* wonky wonky* would`,
      '4': `
000 align* artis* artists bough* bought chari* charity clock corpo* corporate deale* dealer decla* diagr* diagram
dinne* dinner doors* faile* failed finan* flood flood* he'd keys mud nan's nan's* offer packages parvo parvo* passed
plan prote* protection recording selle* session sold steer steer* stoke* switch switched tener* tenerife today today*
unrav* vaccinated vaccine writi* writing`,
      '5': `
balm con declared doorstep faith faith* finance free remove salesman spaci* spacious switc* vape void whitening winds*
windscreen`,
      '6': `
890 quote* quoted sell tablet`,
      '7': `
sales*`,
    },
    seating: {
      '3': `
50p 60th actor* admir* admire airli* alica* alicante ate backpack badly badly* beer beerm* beermat benea* beneath bless
bless* blokes bloody blowi* blowing bodie* bodies bracelet brill* brilliant cared cared* carli* carlisle chairs chica*
chicago christie clapped coach coaches coins coins* colin colin* collection conveyor crew crewe crewe* cushi* delay*
disability discussing dolph* dolphins down'* down's dread* ears edinb* edinburgh enjoy escor* escort everywhere extra
extra* film flinc* freezing front front* g gallo* goal grass grass* gray guessed h headscarf heate* heater heaters
heigh* height high hours hours* insist interval janit* janitor kidna* killer knowl* knowledgeable landlady least least*
leeds leeds* lemons loo lovel* lovely mango mango* marve* marvellous metre min multi* murdered paid pastries patie*
patients peopl* people pitch playi* playing pole puddi* pudding quiet quiet* reckons refundable responsible rioja
rioja* roof rucks* rucksack rushe* rushed service seventieth seventy shell* shin sills sills* sinki* sinking sit slates
sligh* slipp* so's socket sockets sprai* sprained sprin* stag stiff stiff* stood stood* stout stout* strangled stude*
student tables tale thermos thril* thriller thund* ticket tidy tippe* tipped toile* triangle uprig* upright vent vicar
vicar* voices wall way we'd were wheelchair whispered wine wobbled woode* wooden zips`,
      '4': `
act agath* agatha antar* antarctica bench* benches beside carriage chair coach* crutc* crutches cushion delay edama*
edamame guard guard* hamle* howev* however insis* k londo* london neck plast* plates reservation slightly slipped
socke* table table* usher* ushers wobbl* york`,
      '5': `
14a aircr* aircraft besid* c chair* legro* plastic rack recline reserved restr* restricted row view`,
      '6': `
knees knees* pilla* pillar recli* reservations seats seats*`,
      '7': `
reser* seat stool* stools`,
    },
    service: {
      '3': `
12th 13 180 2011 2012 2016 2019 412 7am abrid* abridged accen* accent acros* across added added* adds adjuster advis*
aircr* aircraft almon* ankle* annou* announced appar* apparently appeal appoi* appointment arm armch* arrivals ashes
ashes* avail* available badge* balm barel* barely barmaid bat bcc beard beard* beat beepe* beeped beginning bins birmi*
birmingham blind bloke bloke* bodie* bodies bone botto* bottom bowls bowls* brace* brick brushed burglar burie* buried
camp canad* capta* carpets carried cashews catal* charger chatting cheaper check* chemist chest* chica* chicago child
child's choice chucked cider cigarette clapp* clapped clearing client cloak* cloakroom cloud* cloudy club cockt*
cocktail colle* collect comic comic* comment comparing compr* congratulations convention copied copies cosy cough
coughed counc* couns* count* counts cracking crash crawl* cries cries* crushed customers cuts cvs dairy dairy* dange*
dangerous darre* darren dashc* dashcam deali* dealing deals deals* dealt dealt* debat* decem* december delic* descr*
describe detec* diabe* diese* diesel disab* dj docum* documents dose dragged dramatic drawer dressing dried dried*
drink dutch dutch* duty empti* energ* energy engag* enjoy entra* entrance everyone exact* exami* examiner excus* expect
experience fancy fancy* farmer faro faste* faster fathe* father fewer fewer* fight* figure filmi* filming filters
filth* filthy fingers flannel folder follo* font food foot fresher frightened gestu* girl goodn* goodness graphics
greet grout* guest's h hacke* hacked hairc* haircut halve* hand hande* handed harm harne* harness havin* having he's
heavenly heavy heavy* herse* herself hes hi him his hitma* hitman horiz* hosep* hosepipe hostess hottest houses hungr*
hungry hurry hurry* ignor* illne* illness imagine inconvenience indoo* indoors infec* informed inhal* insis* insist
insta* insured it'd iv kayak kid kind kindn* kindness kit knew knock knows knows* knuckles labeled lace ladle ladle*
lamps landl* landlady laugh* laundry leafl* leaflet let's let's* letti* liam lifting linge* listen lists lists* little
local lonel* lonely love low lunch lunch* ma'am ma'am* macar* main malag* malaga man's man's* marched marqu* marquee
maste* mate'* mate's meal menti* met mine'* mine's minor* mom monit* mrs much mum's mum's* mums nails nails* nav neck
nhs nigel nigel* nodde* nodded north norwe* norwegian nut outag* outage overflow owner's oyela* oyelaran painting par
parking pedic* pedicure pensions perfume petrol photographs picked pierc* pigeo* pillows ping plant plant* plants
pockets podca* polan* poland pong portion pouch powder praye* prayer pre pregnant presc* prescription pressure presume
pretz* prima* privacy probl* problem protector publi* public pyjam* pyjamas quartet raj rash reaches recognise reduc*
reduction regulars replaced respect responsible retir* reversed ribs rob robes robes* rolle* rolli* rooms rooms* roped
roped* rounds rowin* rowing rug sales* sandeep scalp scored scratching screenshots seala* sealant seate* secre*
secretary secur* self serie* series sessions settle shame* shared she she'l* she'll she's she's* shock* short short*
shorts shout* shoved shrug* sideb* sigh sight sight* silk simpl* siste* sister site'* site's sits skipp* slabs slabs*
sleeper smack* smacked smear* smile* smiled snack* sniffed somew* somewhere son song spaniel speak spill* squee*
standing stapl* starved stoke* stones stool* strin* string struc* struck style style* sudde* suddenly supervisor sure
surna* surname suv swind* swindon system's tarma* tarmac teenage texts texts* thai thesi* thesis thiev* thieves thought
threw threw* throa* throat thurs* thursdays thyroxine tied tier tilt tiram* tiramisu tires tires* tongs tongs* tools
tools* trace trays trays* treac* treacle tryin* trying tucke* tucked tutte* tutted twist* typo undercooked unit unpai*
unpaid uprig* upright upsta* usher* utili* utility veg ventilated viewi* views views* violin vis vodka vodka* voice
voicemail waist* waite* wanti* wanting warde* warden wareh* warehouse wasn'* wasn't weepi* weeping weigh* weighed welts
welts* whatsapp where's whereas whisky wild window's wobbly woke world world* worth worth* wrists y'all y'all* yourself
zip`,
      '4': `
2014 30th 9pm accid* airli* airline aller* allergy alrig* alright among among* angel anniv* anniversary arrog* arrogant
ashtr* ashtray ask attit* attitude aussi* b backp* backpack banan* bar beare* bedro* bedroom belay belay* bingo bingo*
birds* blamed blames blous* blouse boarding bra breathing bride bruises bumba* bumbag bumped busy buyers buzzer cabin*
camer* captain carel* careless carri* cats cells cells* chain chara* charl* charlotte cheek* choosing cleaner's clients
co colin colin* collections commenting compared conta* convi* coordinator copie* council coupo* coupon crate cupca* dad
dad's dad's* darli* dartb* dartboard daughter's de debt dial director disgu* doorw* doorway dozen dressed dripped
driveway drug drugs drugs* dry earph* eatin* eating electronics emailed employees euros euros* eventually exchange face
facin* facing farme* fell ferre* fight fit flats flats* flick* flickers fool footb* forget franc* fuse gall galle*
garage gearstick german giggling ginge* ginger girls girls* glasses ha halves hamle* handb* handbag hands* happen
happi* hatchet held hello hello* her hijab hijab* himse* himself hoars* hoarse hose imagi* inspected insul* insulin
inver* invitation iron journ* journey kayak* ketam* ketamine lads laughing leggi* leggings lemon lens lets lifeguard
lip lips litte* litter lotte* lottery loud loudl* loudly louds* loudspeaker mad maths maths* matters measuring medal*
medals mentioned mess milk mints mints* mix morti* mortified nacho* nachos newsl* newsletter niger* nigerian noticed
odd okay onto openi* ordin* ordinary overd* owed owners oxyge* oxygen padlocks pal pants pants* parki* parro* patients
payments paysl* peanu* peanuts pens petro* philippa pic piece pig pilot pilot* plain* portaloos pray pregn* private
propp* propped provided quickly quotes railings reade* reader record records referral renewing residents retired
returns role rough* rourk* rourke route rude ruler ruler* salt saw scoop* secti* section security selli* selling server
sexua* she'd she'd* shook shook* shop'* shop's shoulder showers shrug sideways silve* silver simple sips slowe* slower
smirked snap spat speec* spoken squeeze stacking stayi* staying stole stool stran* strip supervised swears sweat* sweep
sweep* swing swore swore* talks* teenagers telle* teller tempo* towel towel* tower tower* trace* trailer trans trick
uncom* uncomfortable unifo* unpac* unpacked upstairs vague* valua* van vape vegetarians venti* villages voice*
volunteer wake walk walked wandering week'* week's wets wheezing wheth* whether whistle win wing woman woman* workp*
workplace wrap wrist yeah youse youse*`,
      '5': `
10am 20p accus* actor* advan* adven* adventure adviser aid allergic appre* armba* armbands assas* assis* autom*
automatic babie* babies backg* background backside badge bange* banged barks barks* baseb* baseball batteries bicycle
booth booth* boss boy's boy's* brother's bumpe* bun burns burns* cabinet cage caret* caretaker carrier carrots cashm*
cashmere cereb* cerebral certa* character checkouts chloe claire clien* coin collar colleague conce* conde* confu*
contain cot cough* coughing crew cuffl* cufflinks degree disch* discharged doorm* doorman drawn drawn* earbu* earbuds
earns earns* earri* ebay emma engagement epipe* epipen escor* escort ex fella foils foils* follows food'* food's forem*
foreman forgo* forgot forti* fortieth fractured fredd* fussy fussy* gallery gavin gavin* giggl* giggled givin* giving
glove gps grout guine* guinea handled hands happier harro* harrogate headmaster heel herpe* herpes hike hiv hook hoste*
housekeeping huffe* huffed hughe* hughes humil* humiliated idle inhaler interested inverness invis* invisible job
judge* kayle* kayleigh keen keeps keeps* key kicki* kicking kid's kid's* kidne* kisse* kissed knuck* landlord laughed
leader liar lie lifeg* limp lockers lorra* lorraine lungs lungs* macarena manag* management manager mate minus minus*
mum name'* name's officer op palsy palsy* parent passp* pastr* pause payslips peas pensioner people's personal picki*
picking plain plates pocketed pointed politely pools* poolside poorl* poorly port purpl* purple purse purser pushe*
pushed racis* racist rack racke* racked recep* reg rough rubbed sales scoops screaming seventeen sighe* sighed sipho*
skied skied* skipper skirt skirt* slid smile sniff* socia* sore speech squat* stacked starters steve* stewa* steward
sundays sungl* sunglasses swimsuit swinging tag tall tamsi* tamsin tatto* tattoo teacher's temporary thicker tikto*
tone undre* uniform usher usual valuables vomit* vomited walke* weighs wheelchair whist* windowsill wings wings*
would've wrist* wristband yawne* yawned yorks*`,
      '6': `
accidents actor antid* antidepressants artist assistant atten* attendant autistic awake awake* balances beddi* bedding
bicyc* bikin* bikini blokes boath* boathouse born brioc* brioche bruis* bruise camera carer carer* carries checking
clair* committee concentrate concerns confr* confronted confused cos counter crackling craig craig* crawl darling
dashb* dashboard data deep denti* dents dents* disability ear eater* eaters fella* fellas flash* flashed flies flies*
flood followed foota* footage football fract* freddo gary girth girth* glovebox grabb* grandma hargr* hargreaves headm*
hens hip ignored instagram janit* janitor jaw kidneys kitte* knick* knickers labelled lanya* lanyard lazy legio* logbo*
logbook lunchtime marcu* marcus migra* mole morph* morphine mortgage nerve* nurse* openl* openly optio* owner owner*
paddl* paedi* parac* paracetamol pembe* pemberton pets phili* pista* pistachio pneum* pneumonia policy porte* porter
prete* priva* priya priya* proud punch* punched pure purse* rag raw rent'* rent's rudes* rudest rugs scarl* scarlet
serve shani* shanice shouted shred* slap slapp* slapped sleeps sniffing social sores sores* stack* stapled state steer
stenc* stencil stewe* stewed stole* stolen stranger's strop* swing* swoll* swollen teach tense* tensed texti* texting
there'd threa* thump* tony trainer vanil* vanilla verte* vertebrae vet's vet's* vitam* waiter wash wondering yr`,
      '7': `
advance ankle autis* bali banana barma* barman butle* butler certain cleaning collapsed comments congr* dentist down'*
down's fade fourteenth grabbed hilar* hilarious hut jewellery lad's lad's* ladie* ladies leaders lighter missu* missus
mortg* mr ms noted noted* nugge* nuggets old's old's* passi* passing pastries patches proud* receptionist shaki*
shaking sitte* sitter trolley unaccompanied underwear walker wande* wee weekends winke* winked women wouldnt yanke*
yanked younger`,
      '8': `
cans jewel* land leade* lied madam madam* nurse passport resul* results swell* swelled tech women*`,
      '9': `
bouncer leane* leaned`,
    },
    smell: {
      '3': `
10am area aren'* aren't backside besid* beside books books* boots boots* brill* brilliant changing chann* clapp*
clearly coat coats coats* damp died dinos* dog everything eyes fan field field* flowe* folk fresh* guys gym hangs
hangs* has hope ice its knocking labra* labrador leani* leaning like loos mate'* mate's nail neighbour's non patch
postc* postcode regre* regret relax* roses roses* scene shape* shaped shower shrugged sides sides* smoke* soake* soaked
song spare spare* spinn* spinning spot stairwell summe* summer supposed taste telly telly* thoug* throa* throat trace
trace* trainers vent wardr* wardrobe washe* washed wasps wasps* weighing welde*`,
      '4': `
advic* advice airin* airing ammon* ammonia armpi* baggi* bags breat* brisk* brisket candl* candle cigar* clappers
cushi* cushions drain* drum dryin* drying expecting festi* festival fish flower fresher funer* funeral galwa* galway
hands hands* hits laven* mattr* mattress men's men's* milde* pairs pairs* pavem* pavement previ* rabbi* rabbits
relaxation ritz sheds sheds* sheep sheep* smelled spray sprayed stored stung stung* though varni* venti* ventilation
watered`,
      '5': `
breath brie drains empti* emptied figuratively previous smell smoked vents vents* wet`,
      '6': `
room smells spray*`,
      '7': `
stink*`,
      '8': `
smell* stinks`,
    },
    space: {
      '3': `
6pm 84 bags benea* beneath bette* better bins blunt blunt* buzzed carpe* carpet carro* carrot classes climbing corps*
corpse could* courses crossed cubicles cutti* cutting deman* demand detailed eights fairn* fairness fault fault* fello*
fences few figure folded folk free friendly grand grant grant* groups guest* heaving hosts hosts* idli included
instructors kept kids lawn learned loung* loungers max measu* min mumba* mumbai namas* namaste neighbour's next nices*
nicest once overb* overbooked overc* parti* path patience peopl* piled piled* pitches plate* players prams prams*
puzzle queue* recli* reels reels* relaxation reserved ropes ropes* rucks* rucksack scare* scared scrolling shall*
shallow shamb* shambles shame shame* shared shark* shouting shuff* shuffle sixte* sixteen sleeps slush slush*
somebody's someo* spent spent* squar* square stall stands stepping stran* stranger's stream stric* strict superb swing
swing* tables term terrible their* theirs timed timed* towel* trail* trainer turn unpre* unprecedented vendi* vending
waitr* waitress weights wheels york`,
      '4': `
50 accountant bay color color* cramp* cramped dinos* dinosaur divor* divorce edinb* edinburgh fun guarding guests
hairdryers highc* highchairs hobs hoot killers measured most nando's nando* overh* overhead packe* parties people's
plates queueing recline refit refit* ripper sitti* sitting snack* tenni* tennis trailers tripp* tutor tutor* whack*
zombi* zombies`,
      '5': `
bench bench* laps linda linda* packed someone's towels`,
      '6': `
elbow elbow*`,
      '7': `
sardi* sardines`,
    },
    stability: {
      '3': `
300 47 advert ago amoun* amount arran* audio* backu* baker* black black* boss brake buffe* cache cache* canno* cannot
chapt* chapter choose chris* cliff cliff* colla* comma comma* cows delet* deleted deskt* desktop detective device
diamonds digital enjoy every freeze game goes happened lates* latest listen loadi* loading logo lose mid mine'* mine's
mode newer newer* noteb* notebook offers often often* patch playlists poisoner poisoning postm* postman reboo* recor*
reord* reports rocke* rocket scree* screen sets songs songs* spam stops stops* strangled suspe* swear swim tablet time
tried tried* tunne* tunnel unava* unavailable upgrade version w wifi`,
      '4': `
arranging autos* butto* button cheery comes comes* confirming cropp* cuts fix freez* gone momen* notif* objec* penal*
penalty poiso* press rebooted record reorder resta* rotat* rotate save sticking stole stole* turnstile updat* usele*
useless versi* wifes wifes* wish`,
      '5': `
app christening expor* export heist heist* moment payda* payday restarted shuts shuts* update`,
      '6': `
freezes reinstalled`,
      '7': `
crash* reins* spins spins*`,
      '8': `
crashes`,
    },
    stock: {
      '3': `
14 15 25 8 9 afternoon aisle aisle* almon* almond antih* antihistamines apolo* autum* autumn avoca* bacon bacon* bath
blood blood* boat brake bread bread* burgl* burglars but cage candl* chalk chalk* chap climb collects come compr* cough
coupons cross crossed cups dads discontinued discount dishe* dishes displ* display do dose dozen* driver's drops drops*
drove drove* drugs drugs* gem hatch have hitma* hitman hot human* i've idle inhal* its ketch* ketchup lobby lobby*
loyalty machine's magne* magnet member milks* milkshake mint mints mints* morti* mortified newbo* newborn nicel* nicely
novel* oat onions onlin* online pack pads pharm* pharmacist plasterboard poste* poster potat* potatoes press* qualified
reaches same sausages scrap* scrip* script self serie* series shop sigh sold sorry sorry* soup strawberries streaming
strings switched tasty tasty* thermometer they're thurs* toppi* towels trays trays* troll* tubes tubes* vendi* vending
violin websi* wee win`,
      '4': `
4pm biro blew bobbl* candles cape cosy cream cream* cross* delig* delighted dozen eggs glue howle* howled lad litte*
litter maple maple* order order* pills pills* pisto* poor presc* prescription raisi* rolls rolls* satur* saturday
shelv* shelves sourd* sourdough sprou* sprouts stren* strength subst* surpr* third third* thursday trolleys tube varie*
website`,
      '5': `
bare buns gent plain plain* pressure substituted surprise`,
      '6': `
inner inner* tablets`,
      '8': `
stock stock*`,
    },
    support: {
      '3': `
07 14a 14th 190 310 40th 50th 67 69 7am aboar* aboard accen* accent acces* account activ* adjus* admir* admire agents
ago airin* airing airpods align* allow* anaphylactic app's app's* appealed approval approved army artic* article askin*
asking attem* attor* attorney aunt aunt'* aunt's aunty aunty* authorised autom* avoid avoid* bali ballo* balloon banne*
batch batch* beauty belongs bendi* bill'* bill's bird blames bleac* bleach bloke boss bother buns burn busin* business
busy call calli* calling cance* cane carrier cemet* cemetery cente* center cerea* cereal cerem* ceremony certain
chargers chats chats* cheery child's children's chill* claim* claims clapped cleaner click* client clock* close clothes
colours comin* coming compe* compl* complaint concerned conve* copied corners cost costu* costume cousin crack crick*
cricket cross cross* cupboard days deaf debat* defin* definitely delayed dentist's despe* dial diamond differ different
digni* discharged dispa* dispu* door'* door's dumpl* dumplings easte* electronics elevator email emailed emojis
employee engaged enqui* eventually exams exams* exhau* exhaust expert expir* expired faceb* facebook factor faro faste*
faster febru* february flatm* fligh* flight flour fluid* folder force* forced fork form forwarding fourt* fourteenth
fourth frankfurt friend's geran* geranium germa* gestu* gets getti* getting gf glori* god gp grid grinding guess hairc*
haircut handing help helpd* helpdesk helpl* helpline hijab hijab* hon horse hotel hotel* hour'* hour's house household
hughe* hughes hull hun i'll i'm i've icing icing* id ident* identical including infor* inspection insta* instructions
intac* intact interviewed inver* invoiced isnt items items* ive june karao* karaoke kayak kind kindl* knack* knocking
known known* labels lamin* lapto* laptops lawyers lazy leaflet learnt lette* lever linked liste* listened lived lived*
lives lives* llama llama* looks looks* lots loung* machine's magpi* malag* malaga manager's mansi* mansion market
marro* marrow maths maths* meani* meaning meanw* meanwhile memories messages meter metro metro* missing mista* mistake
mites mites* mon monday mortg* mourning moved moved* movie movie* mum's mum's* names names* negli* niece north* oasis
oasis* offer offic* office oh once owns package packed packet padlock painting pande* pandemic papers pasty pasty*
payda* payday pdf pensions photo* photographs ping plainly pleas* please plumber pole poor positive posti* postie pram
prams prams* pretz* pro promi* promo* qr quarters quest* quote rabbit rang rattled rays re recal* recall received
reckon recorded refer* refusing rent repli* resealed resolved respo* restart restaurant rever* revie* review rings
rings* risk ritz roomm* roommate route* rs rumou* rumour sched* scoot* scooters script seconds selle* sends sends*
senior sent server sesam* sesame sheds sheds* shorter shows shows* silen* simil* similar site sixth sixth* sleeper
smoot* smooth somebody someone's spann* spanner spoke* stamp star starting sticker stoke store* straighten submi*
submit submitted survey survived swamp* swimming syste* system tagge* tagged talke* talked tempe* tenants that'd thats
thats* thinks thirs* thirsty thrown ticket's tier tight tight* timer today token token* travel trunk trunk* tuesday's
unit unlock unlocked unplu* unplugged unprecedented updates upset* upsta* user vacuu* value* video video* viewings
voicemail wante* wanted warra* weath* weather welde* whats will window's work worki* working wrang* wrists writt*
written yeste* your youse youse*`,
      '4': `
110 2019 214 23 3rd 400 612 8000 access accou* accounts adjusting adviser agree* alica* alicante answer answered apolo*
asthmatic autho* auto automated aware aware* b backu* ban bcc begge* begged blocks bloody blue boost* borro* bothe*
bothering boy braun* breac* buyers callback calls calls* cancelling case catal* cheers chill chosen collar colum*
column commu* complete condi* cones cones* conta* contact conversation convi* coupon courteous credi* credit curre*
customer cut dates dates* delhi delhi* detailed details diffe* digit* disab* document dying dying* engin* estim* evide*
evidence fabri* fabric feedb* feedback feeli* feeling fifti* filth* filthy finally financial fits flatmate flour*
formu* formula forum forum* frank* georg* gesture gnome* gnomes goa grandparents guara* guaranteed hamst* hamster hangs
hangs* hear heater high host human* im improper inact* informed internet issue* jan kindly landlady laptop leeds leeds*
leice* leicester libra* lie linke* live lodge* lodged lounge maile* mailed manuf* match messa* meter* mis misca* miss
moder* mods move mute nappi* nappies newsl* newsletter nigel nigel* nobodys notes notes* numbers often often* opera*
packe* painted passports patient payslips peace* perfect phoned photo pic porta* post postc* postcode pouch pouch*
press progress promised purch* purchase push rd reaso* reason referral refundable refuse resol* rise robot robot*
router rung sale sandw* sandwich score* screenshot sellers sets ship silent slabs slabs* smelling suitc* suitcase sunny
sunny* telep* telephone temper tires tires* tool tribu* tribunal tune underwriter unrea* uploaded ur valued vet's
vet's* vouch* warranty we'll we'll* wears wears* winni* winnings withdrawal wks write write* yesterday`,
      '5': `
114 47 51 68 addre* address advisers agreed answe* apology ashes ashes* asthm* backe* base borrowed bounces branc*
branch breed* breeder bundl* bundle callb* cat's cat's* charl* charlotte chin clark* clicked clien* clients code codes
codes* compensation complaint's contractor denie* denied detai* email* engineer engineers fiftieth flute flute* forev*
forever hacke* hacked heat here'* here's hiv hold human inactivity jokin* joking keybo* laminate letters library
lighter line'* line's lined lined* link mad maide* maiden mails mails* mines mines* model model* negat* negative newer
newer* nhs noteb* notebook ohio okay ombud* ombudsman orders ours outag* outage overd* panpi* panpipes paysl* peace
pendi* pending platf* platform portal posit* produ* questions quotes ratin* readings relationship renewal reply reply*
repri* reprint resea* ring salar* salary scheduled score scrub* searched send separ* separate services shouting socia*
social socie* society soon speed* spoke statements team therefore ticks ticks* til tracker transferred truro truro*
unpre* uploa* usage usage* viewe* viewed virus* voucher`,
      '6': `
13th 1500 15th 290 advis* airli* answering banned bot buyer buyer* cart conditions current cv digits emails impro*
issue messaged operations overdraft pam pics product rating replies scrubbed septe* september smith smith* support
verif* verification war windy windy* withdrawals yrs`,
      '7': `
0 airline chat estimated`,
      '8': `
withd*`,
    },
    teacher: {
      '3': `
165 2014 2016 adjusting adjustment advan* aged allowed aloud aloud* answers apron* attac* attack backside beam becau*
because begge* begged begin* beginner bendi* blow brows* browser bruise calls calls* cameras certi* certificate chatt*
chatting college concerns conte* content cook corre* daughter's digni* director divor* divorce eater* eaters exami*
examiner facin* facing finis* flask flask* flip follo* follow following foote* fully fully* funni* funnily gears* girls
girls* glovebox group guess* hand hango* hangover harde* harder he hes him hire hold hour hurt hut kid knee knows
knows* knuckles lab lad's lad's* lectu* legen* legend leggi* leggings light lightly linda linda* linge* loaf lovel*
lovely marks marks* meets meets* mine'* mine's mr mrs nices* nicest niece's oven owl parent parts parts* patience
photographed prose* prosecco puff pulls pulls* putti* putting questions recip* recipe rest reversed rubbi* rubbing
rufus rufus* rumou* rumour samos* scale scale* selfies shari* sharing shout* singl* single sir six slide* spoke stand*
stands starf* starfish stir strapped submi* supervisor swaps swaps* teachers telli* telling term theor* theory thick
thick* topic topic* towed towed* treats understood unprecedented us verba* violin vitam* vomited warmed watch* watched
wee wetsuits whitl* whitlock wolve* word wrists year`,
      '4': `
advance breathing chef corrected daughter eats gear guessed hands hands* he's head himse* himself kept learn* learnt
lessons maths maths* modul* module old's old's* paren* parents per proje* reverse rushe* rushed seventeen she's she's*
shopf* shopfront skied skied* submission talke* talked teacher's thigh* wande* women women*`,
      '5': `
adjus* chairlift class* coach coach* daugh* finishes gearstick geogr* geography his hit lecturer miss once reads reads*
rever* shouts slides son textb* thighs wetsu* yoga`,
      '6': `
class pose`,
      '8': `
lesson teacher tutor tutor*`,
      '9': `
instr* instructor lesso* teach*`,
    },
    temperature: {
      '3': `
1am 2009 27 7am aberd* aberdeen admit advertised batht* bathtub bed benea* beneath blank* bloody bodie* bodies breat*
brill* broth broug* brought burni* burning cakes cakes* cheer classes coole* elevator engagement film frost frost* fuse
gala hats helic* helicopter hunt ignore inche* inches insan* insane interval jacuz* jacuzzi killer ladie* ladies
listening locat* location loft lounge master mattr* monox* monoxide namas* namaste noon off oh owls pancakes phoen*
phoenix pool popco* popcorn pray pressed progr* recli* recline relaxation roast* roasted sauna* seat sec see shelt*
shelter shirt shirt* shut skull skull* stand stars stars* stiff stiff* stoke stove stove* tempe* temperature templ*
tepid tepid* thems* themselves theor* theory therm* thermostat thin thriller tippe* tipped turni* turning twins twins*
upper upper* ushers varni* wet what whoev* whoever wife'* wife's window winte* winter woode* wooden zips`,
      '4': `
51 admir* admire air barel* barely blanket coat con cooler cooli* cooling fanni* fanning gangs* gangster gas hammo*
hammock heated joy knob londo* london matte* matter mattress mortu* mortuary movie movie* murde* near or paint* painted
slept slept* towel* towels tub valua* valuables warm warme* waste waste* wifi windo* windows`,
      '5': `
33 ac breath fire freez* glove* gloves hot july lukew* lukewarm murdered radiator vent`,
      '6': `
airco* aircon antar* antarctica degre* degrees fan heate* heater radia* siber* siberia`,
      '7': `
cold`,
      '8': `
freezing heati* heating`,
    },
    tickets: {
      '3': `
05 10 140 actually audio* badge beepe* beeped brave brave* budge c carriage cashi* cashier chosen clerk clerk* codes
codes* colin colin* condu* conductor crew cutti* cutting dated dated* deals deals* delay excellent f family fax fined
fined* flori* florist foldi* folding gray groan* heard heard* hes hi hidde* hidden highc* highchairs humil* humiliated
impre* infor* information lad leeds leeds* machines min mitte* mitten nasty nasty* needs needs* numbe* number oasis
oasis* ordin* penal* penalty pendi* pending pilla* pillar pitch plagu* plague poster proof proof* property qr queue*
queued ramme* rammed range* rats repay resol* restarted rope ropes ropes* rows runni* running same scarl* scarlet
screen seats seats* seen sellers sells sells* senio* sight sight* signal sister spat speci* specified stage stage*
station steal sunse* sunset swims swims* ticket's toget* together tortu* triangle tripl* triple umbre* umbrella valid
valid* view vis voices waterfall weapo*`,
      '4': `
apart apart* barco* barcode bough* bought crash* crashed d exhib* exhibition finta* g gate go hangm* hangman's hull
kiosk kiosk* laws may membe* members month's onlin* online pensioner piece pisto* poisoner's promo* restr* restricted
row scanned seat see senior slot tickets treat wheelchair youngest`,
      '5': `
290 inspe* inspector scann* sell singles sold timed timed* turns*`,
      '6': `
fare scanner`,
      '7': `
ticket turnstile`,
      '8': `
ticke*`,
    },
    toilets: {
      '3': `
100 400 410 6am ages apple* attic attic* bald bathr* bathroom bed belt bite boarded boot boys bulb campu* campus cap
casse* cassette chemi* clothes comfy comfy* control cosy crumb* crumbs cubic* cubicles cupbo* cupboard curtains despe*
dribbles emerg* emergency family fiver fiver* flood* flooded frien* friendly full gorge* gorgeous grass grass* hair
hooks hooks* horiz* karao* karaoke kicke* kicked knees knees* lasts lasts* lisbo* lisbon livel* lively makin* making
metre* metres mouldy muddy muddy* noodl* noodles older older* owners paper paper* parag* paragraph pence pence* piece
pitch* prints reached recep* rente* rented robes robes* sauna* screw screw* shamp* shampoo share shrug* size sleeping
spark* stars stars* stir sunse* sunset tape tests tests* tokens turnstile understand wash whole whole*`,
      '4': `
apple cents cents* chang* change chemical curta* curtain flann* flannel floor floor* gents gents* hook hot lines lines*
lock loo obvio* obviously olymp* olympics pong reception sauna's shave* showers shrug v`,
      '5': `
dryer dryer* plugh* plughole sinks sinks* soap toile* toilet wire`,
      '6': `
mop`,
      '7': `
ciste* cistern`,
      '9': `
showe* shower`,
    },
    update: {
      '3': `
41 47 72 airin* airing amoun* amount app arch artic* article assas* banki* banking batht* bathtub benef* bird bring
bring* bubbles burgers carrots cartoon catal* chatb* chatbot choic* choice cloud colum* column comma comma* confu*
crash* crime crime* danci* dancing deale* dealer defau* default disappears disk dread* every every* farm favourite hate
hit huge into invoices kill langu* language launc* launch list loud lower manil* manila marat* marathon marro* marrow
matches menus menus* migra* momen* newer newer* octob* october offli* offline old outfi* outfit overl* painter passes
path perio* period podca* prams prams* profi* profile progress qr recipe reels reels* reins* robot robot* ruine* ruined
saved saved* schem* scrol* scrolling serie* series shari* sharing shuts shuts* simpl* simply sorte* sorted sound sound*
statu* status stays stays* strea* sugge* suppo* swipe* teaba* technically thank* thanks they've this timer* track* true
updating users users* vanished w wake walle* wallet wants wants* whats wifi words words*`,
      '4': `
300 7th assassin attached balan* berth berth* cool crashes drug episo* fix gone jump jumps jumps* layou* layout nerfe*
nerfed owl playl* press relea* release repla* since since* socia* strangers support templ* tracker unit updated upper
upper* vanis* wifes wifes* wishe* wished`,
      '5': `
200 backu* balance episode favou* favourites hides hides* merge* merged mode new playlists plays plays* remov* replaced
shuff* shuffle songs songs* streak taps used`,
      '6': `
now removed`,
      '8': `
versi*`,
      '9': `
updat* update version`,
    },
    upkeep: {
      '3': `
14th 6th ac ago airpods assau* assaulted autumn balco* balcony barrier bars baths baths* belie* believe belt bikin*
bikini bingo bingo* bolt boxes boxes* bringing bucket budgi* budgies build carabiner carbo* carbon ceili* ceiling
chained chase* chased chequ* chest* chip climb climb* climbing cloth clubh* clubhouse collapsed comfy comfy* coppe*
copper counc* cousins cracking crew crush* cry cuddl* cuddle curtains dad dange* dangerous depos* deposit dinosaur
dodgy dodgy* door'* door's dribbles drives drum ducks ducks* edges edges* eleva* elm expect falli* falling falls falls*
fence* fill fire fired fired* flick* flickers flies flies* floating foul fractured freshers gardens germa* gladl*
gladly go goggl* goggles going going* green* grille grout* head heate* heavier hit hooks hooks* intensive jackets jan
keral* kerala ketam* ketamine kia kids lamin* laminated lash lemon* light light* lobst* loose loose* mache* maint*
maintenance meani* meaning mechanic's menti* movin* moving mushrooms nerve* net obvio* obviously op oven owner's paint
paint* par part patch* pictu* picture playg* playground pneum* pneumonia pocke* pocket pocketed pray prime* pro puddle
purser raine* rained reception ribs risk rooms rooms* rope round round* rugs ruste* rusted saddle sayin* saying shan'*
shan't shot showe* shrugged smiled sock sores sores* sound spiri* splitting spring squeezed stair* stairs standing
state stick* stones stopp* stopped stopping strap* string surveyor swoll* swollen syrin* syringe tape teati* teatime
tech tiles tiles* toilets trade tripped trunk unplu* unplugged v volunteer water water* we've we've* weekends wheeled
wide wife'* wife's windo* window's wire wires wires* witnesses won works works* yeah`,
      '4': `
balm bear bleac* bleach boile* boiler bucke* build* bulb chart chart* chicks clini* contractor dose drips drips*
elevator floor floor* fract* germany grout heater herba* herbal hip infec* infection keep keepe* keeper lockers
management metal metal* monox* monoxide novem* november octob* october padlocked pads puddl* rail raili* railing
reasonable rente* rented rubs safet* safety shame shame* shower since since* sneak* spann* spanner sticking strim*
sweep sweep* tap taped taped* torn`,
      '5': `
alarm alarm* builders girth girth* hangi* hanging lift mould* padlo* pony`,
      '6': `
greens mould repor* reported`,
    },
    vehicle: {
      '3': `
118 130 38 air alloy* backw* backwards bad bikes bikes* bites bites* blind* blinds bonne* bonnet boost* booster bow
brand* breathed bringing buggy buggy* car car's car's* cathe* cathedral cent circles clock con condi* cool coughed
cropp* cylin* dent ding disputing dollar drain* dream* drivi* driving elbows engin* expect faith faith* finance gas
gave gears* glori* grain grain* greet guide guide* handb* hando* handover hard hears* histo* history holde* holder hood
hyste* improper insan* insane issue* issued kia kind lamb lappe* lapped lever lever* lifti* lifting lights link loadi*
loading magpi* mecha* mechanic's meet miles miles* mine minibus monkey mot must'* must've neat nobodys outfi* outfit
pace pedal* phoen* phoenix plugg* plugged polite poor poure* poured prepared purpl* purple pushe* pushed recal* recall
reserved ribbo* ribbons rode roof santa* scooter seasons seatb* seatbelt seventh simil* similar solicitor's space
splitting squeak steer* stiff stiff* stones stopped suv swan sweat* tires tires* toasted toppe* trave* triangle uphol*
upholstery valet valet* victo* victoria vinta* vintage wales wales* went wet wheez* whipl* whiplash will witne* witness
youngest`,
      '4': `
000 argue* argued brew busin* business cardiff clock* drained empties engine gears getaw* getaway golf handbrake harbo*
hearse hedge hedge* mare outst* outstanding prosecution reds saddl* saucers sceni* scenic seat smear* smeared squea*
squeaked standards stank stank* steering suitcases sungl* sunglasses tanks tanks* tied tobac* tobacco topped tradi*
trading trail travelled unfor*`,
      '5': `
brake* brakes buckl* buckle clutc* clutch dig harbour hatch* hatchback hill jeep km nav`,
      '6': `
tank`,
      '7': `
fuel wiper* wipers`,
    },
    warranty: {
      '3': `
13 3 400 75 adjus* after after* angle answering awnin* awning bough* bought bounced burst burst* buzze* charging chequ*
cm conservatory convenient cover covers damp dip disc disk drain emails facto* factory far fault fault* filme* filmed
finan* finance fix fourteen gentleman glad grind* grinder hammo* hammock hinge* holds holds* ive joint joint* keybo*
letterbox libra* library make manufacturing mechanism mid month motor parts parts* perio* period practically promise
raine* rained repainted replaced ruler ruler* scalp scalp* scien* science seala* sealant seller seria* serial showr*
showroom squealing stopp* stopped sunk suspe* technical tend third third* thric* thrice today's troub* trouble unpre*
van's van's* visit* washi* washing watch weeds weeds* withi* within wobble yours*`,
      '4': `
adjustment angle* anyth* anything batte* battery bike buzzed buzzes charm* charming deale* dealer fuse hinge jigsa*
jigsaw lasts lasts* lifet* lifetime located maker maker* manua* manual month* months pray sags seal send st strap
strap* weeks weeks* wks year`,
      '5': `
covered damag* damage manuf* repair`,
      '6': `
cover* gearb* gearbox repai* warra*`,
      '7': `
guara* guarantee warranty`,
    },
    website: {
      '3': `
13th 2 2nd 3rd accep* accept add autos* balla* ballarat beans beans* bounces brings budget butto* button buy calen*
calendar callback can't can't* cant chart cheaper checking choos* colleagues comma confi* cork correct dance deare*
dearer decis* decision delay* designed digits donat* donation easil* easily empties enqui* expir* expired fax film
filter filters final* flyin* flying gone graph* gripp* gripping hammered hon hosta* hostage hotels ignor* inact*
inactive inactivity item itsel* itself ive journ* journey kafka kafka* kidna* km laptops llama llama* loads loads*
lonel* lonely map metap* meter meter* mins mondays needs needs* not numbe* number offers oh ohio onlin* online opens
opens* panto panto* pastr* pastry pet pictu* picture planner press* pressed pretz* privi* privilege pro realised
recognise recommended refre* rejec* rejected removed repay* resea* result rinse role screenshots search seats seats*
selection sends sends* set showi* showing signa* slot slots slots* sprea* stock stock* strings submit surprised ticke*
ticket's token token* vegan vegan* violin wants wants* win wrang* you you'r* you're zero`,
      '4': `
19th 404 addre* address annua* annual any change chose chose* clicked confirmation cutti* cutting delay filte* finally
forkl* forklift garde* garden graph ignore inste* instead jobs load login login* logs lunch lunch* mista* noteb*
notebook oasis oasis* pdf peace* plann* quizz* range* repay searc* seat shares signal singl* sites sites* summa*
supported tells tells* typo waterfall`,
      '5': `
arran* arranging baske* basket booki* booking click* eveni* peace porta* readi* reading save site websi* website`,
      '6': `
evenings portal`,
      '8': `
page`,
    },
    welcome: {
      '3': `
12th 2cm 55 65 91 agent* arsen* arsenic ashtr* ashtray autis* autistic backside beagl* bloke bloke* booth booth* cactu*
cactus calle* called capta* captain checking chucked commo* common complaint convention dodgy dodgy* double farme*
farmer faro finge* finger galwa* galway gentle germa* german glass greet* guita* guitar harm hid hour j keen knock
knuck* lady lande* landed lanya* lanyard marti* name'* name's night night* notif* our perso* person phone photocopied
picki* picking pierc* pile pilot pilot* pleasant pops preci* presume pulli* pulling quart* quarters repea* repeat room
s sande* sandeep self she sheet* shout sister's skull skull* smiled spoil* spoilt stained system's until until* village
wife'* wife's wouldnt wound wound*`,
      '4': `
bell chainsaw comfo* coupons discussing fellas fligh* flight imran imran* name others ourse* ourselves paperback picku*
pickup pillows praye* prayer rando* random reception receptionist rourk* rourke shout* tamsi* tamsin tutte* tutted
types types* voyag* voyage welco* welcome wheelchair`,
      '5': `
check* key passp* passport recep* safe sheets slept slept*`,
      '6': `
check desk`,
    },
    wifi: {
      '3': `
11 19 33 7am agenc* agency angle birth c calls calls* cant children's coole* cooler cooli* cooling crewe crewe* cry
durin* during engineer fan finish gives gives* glori* good hangs hangs* hill keith kitch* kitchens knob landi* landing
libra* library lobby lobby* marriage mon mourn* nav need offli* offline opens opens* praye* prayer punct* reaches
restart scone shrin* signa* slow speed speed* stoke* stream students submi* submit telly telly* templ* terri* think
thous* thousand tiers tiers* upgrade upsta* upstairs valle* valley village`,
      '4': `
2 changes confe* conference const* constantly engin* essay essay* great great* greenland internet lapto* laptop log
mourning net onboa* onboard passw* password reach* signal stoke sugge* terribly walls walls* windy windy*`,
      '5': `
500 conne* connection engineers netwo* network socke* sockets suggested work`,
      '6': `
cemet* cemetery drops drops* route*`,
      '7': `
router`,
      '9': `
wifi`,
    },
  },
};
