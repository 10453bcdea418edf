import type { LearnedComplaints } from './learned-complaints.ts';

/** Made by training/train-complaints.ts, which says from what; not to be edited by hand. */
export const nl: LearnedComplaints = {
  clearFrom: 0.98,
  groups: {
    account: {
      '3': `
14 340 412 99 a acht afgem* alles alles* avond avond* banke* banken begin beginnen beroep besli* beslist betaa* betreft
broer* canad* canada cursu* derti* dertig diplo* diploma durve* durven fix forum forum* funct* functie garnaal geban*
hardl* heerlijk hoofdstuk inclu* inclusief jaar kan kaste* kasteel koekj* koekjes koppe* krake* leuk log lol loop m'n
maan match match* moeil* na nieuw* nieuwe opene* openen pogin* pogingen puntje reclame rotterdam schiet schieten sessi*
speel speel* speelt sterk* strip* succe* succes terre* terrein tuinslang up updat* update versl* verwijderd verzw*
vroeger wegen* wegens welkom zodat zodat* zonda* zondag zonde* zonder zweed*`,
      '4': `
40 achtt* achttien automatische betal* betalen dol duize* echt eilan* eiland elast* elke extra extra* flard* flarden
gepland geres* gespe* gespeeld gezuc* gezucht grind* ilse kopieen kraken munte* munten nul parti* pm potje potje*
premium recla* reclames schie* schouder sec spele* sterk stijf stijf* trainster`,
      '5': `
begin* duist* duister kopen kopen* opnie* opnieuw reeks reeks* secon* spel spelers suppo* support verslavend`,
      '6': `
gereset marat* patch patch*`,
      '7': `
seconden`,
      '8': `
level level*`,
    },
    administration: {
      '3': `
1974 2019 6 aanmeldzuil abort* abortus afgezet afhan* alarm alarm* alle alvas* alvast arrog* arrogant asper* astma
astma* autis* b1 backe* backer bedoe* begeleidster begon begonnen begri* belde belde* bestuurder bevei* beweert
bewijzen biertje bloedneus bloemetje boekj* borre* bram brand* brooddoos busha* bushalte cafet* cafetaria collectie
concert controle cursu* cursus daare* daarentegen dagje dagje* dementeert dierentuin diplo* diploma direc* directeur
docente doode* doodeng doser* dosering dried* drieduizend dropp* dropping drumm* drummen engel* engels enque* enquete
erfst* erfstuk ertussen evacu* fietser fijne fijne* foutj* foutje frietje fritu* frituur fronten gastv* gaten gaten*
geann* geannuleerd gebit geble* gebleven gebli* geblinddoekt gedru* gedrukt geduu* geduurd gegie* gegierd gegra* gehaa*
gehaald gejat gejat* gemist genk geruild gesco* gescoord gesle* geslo* gesloten gezellig gezinnen gillen gliml*
glimlach goal graag graag* greet greet* grens* groepje groepsapp groni* groningen guill* guillotine handi* handig helft
helft* heten heten* hijge* hormo* hormonen huurs* huurschaatsen huwel* incluis inger* inhalen insul* intak* janse*
jansen k kampv* kampvuur kasjm* kasjmier kaste* ken kerstmarkt ketch* ketchup keuke* klem kleutertje klinkt kluis*
knuff* koekjes koffer konijnen kwijt* laag lapto* laptop leidi* leiding lichten liep lijde* livin* living lockers lof
loket loket* luchtvaartmaatschappij lunch marlo* marloes matje matje* matroos medel* meewa* meewarig mijne mijne*
mobie* mobiel mogen mogen* moordenaars moordspel munte* munten muts nachts namen* narco* narcose nicht* nichtje ocmw ok
omgeroepen onderwijs opper* overgegeven overw* pepermuntje planner planning plech* plein plein* plots plots* poort
poortje poot prachtige prakt* prali* pralines prik puntj* puntje rand reddi* regen regen* reisl* reisleidster riem rits
roept roept* rommelig rugzakken ruiten scannen schei* scheiding schieten schriftje simpel slaapzak slaapzakken snelw*
snelweg spaan* spaans spaanse spreekt sta stad stappenteller steward straf straf* stret* stuurden tasse* tassen taxic*
taxichauffeur tenen tenen* tento* tentoonstelling teruggevonden terugkrijgen terugkwamen terwi* terwijl tevor* tevoren
tient* tientje tijde* toffe toffe* trap tsjec* twaal* uitgelezen uitleg unifo* uniform up vaatw* vaatwasser
vastgehouden veilig verderop verlof verne* versierd verwe* verwees vijfendertig visa vocht volgend voorstellen
voorstelling voorzitter vriendinnen vrijgezel vrijw* vrijwilligers wachtruimte wasse* weide weide* wenen wenen* wenst*
werch* werchter werkb* werkblad wijzi* wijzigen willem wisselde wisselende z'n zaakv* zaakvoerder zestien zieke* ziekte
zonge* zongen zwaai*`,
      '4': `
88 a andere badju* badjuf bakfi* bakfiets begel* begon* beveiliging bos brandde bus compe* compensatie coord*
coordinator diepe diepe* droeg droeg* front* garde* geduw* geduwd geitj* getel* geteld gevon* gevonden gezwo* gezwollen
gille* groep hal intakegesprek invaller kamp kanti* kantine keuken kleinkinderen klopte kopje loeie* lui lunch* milan
milan* misse* missen modder muntjes nummertje opa opengesneden opvan* organ* ouder* ouders poort* prach* prachtig
praktijk riet rode romme* scann* schat* steen* tegelijk tijdens verstand vonke* vonken voorzien wenste werkte
ziekenhuis zieli* zielig`,
      '5': `
41 bar boer boodschappenlijstje campi* docen* draaiboek engelen enveloppendoos garderobe groep* inval* juf kind kopje*
modde* nachtspel onged* ongedeerd opgem* organisatie passa* plann* prikj* prikje schat secur* security steenweg tente*
tenten verke* verkeerde voorz* zoon`,
      '6': `
lokaa* lokaal`,
    },
    ads: {
      '3': `
30 40 aangekondigd artik* artikel banke* banken betaal cadeau const* constant detec* doorh* doorheen duurder eerst elke
geluid gereset hang hoe je klikk* klikken krijg* kruisje lees level level* lol luister midden moeil* moeilijk moord
moord* n nat omlaa* omlaag ontkn* ontknoping opene* openen opgezegd paard paard* put reeks reeks* schre* speelt spel
springt swipe* telle* tellen tuinslang updat* update vanze* vanzelf verdw* versie versl* verwijderd voorg* zet zweed*`,
      '4': `
99 aangesmeerd abonn* abonnement credi* creditcard crime crime* eenho* eenhoorn eilan* eiland gewist gezuc* gezucht
krijgt matrassen moordend pop poppe* potje potje* prijsverhoging schie* schietspel secon* slape* slapende spell* steekt
trapl* true val verslavend video* waarvoor weg woord`,
      '5': `
afgem* ermee ermee* leuk nieuwsbrief seconden woord*`,
      '6': `
reclames sec vroeger`,
      '7': `
spelletje`,
      '9': `
recla* reclame`,
    },
    advice: {
      '3': `
240 400 62 aangeraden aansprakelijk aarde* aardi* achteraf actie* advocate afgelopen aller* anderen anders assis*
assistente begin begre* benau* beren* bezoe* bleek bleek* blikk* blikken blindedarm bloeddrukpillen boekh* bril buikg*
buurm* buurman buurt buurt* care collega consulent consulente dacht decla* dezel* dezelfde doorgebracht doorsturen
doosj* doser* dosering druppels durf echo etike* etiket excuu* fille* filler gebruiken geert geert* gemen* geper*
gescheurde gesneden groothandel hardo* hardop heer hobby hobby* honde* huisa* hypot* hypotheek ingelijst inten*
intensive joris joris* kanto* kantoor kap keek kennis kies kilo kistj* klein kleuter kok konijn koppi* kozij* kozijnen
kredi* kun lactosevrij legt lijf loss maal maile* mailen makel* makelaar meege* meegekregen meegemaakt mes
middenvoetsbeentje moeit* moeite moest morre* morren moste* mosterd natuu* natuurlijk noten notit* oefen* omger*
omgeruild onderhouden ontsl* ontslag ontwo* onverrichter optic* opticien overg* overgehouden parac* paracetamol
parkeergeld piete* pieter pillen pingu* pinguins plank planten ploeg portiek potje potje* prakt* predn* prednison
pruts* prutswerk puur rotte schil* selde* selder serveerster servicekosten smake* smakelijk snauw* snauwde soja
speciaal spoed spoed* sprong stand* standaard stelde stran* strand telde telde* terugging tevre* thuisgekomen toe
toets* total total* uitmaakte uitsp* vacat* vegan vegan* veranderd verke* verkeerd verlept verwarde verzoek video*
vijftigste vindt vindt* volgende vrouw wegge* weten* wilt wind wisselde wormp* zake zakte zakte* zaten zaten* zeeziek
zelve zelve* zwaar zware zware* zwol`,
      '4': `
aarde ach bezoek blijv* blijven bulte* bulten coeli* coeliakie corre* correct dooie dooie* dreve* dreven gebit* gevra*
gevraagd gezon* glute* glutenvrij handl* handleiding hoesj* hoesje hofst* hofstra honderd huisarts jawel jawel* kaakc*
kaakchirurg kabel* krediet laven* lavendel levende lotte lotte* monit* nalat* nucht* nuchter onverwoestbaar opnee*
opneemt opstu* opsturen paars paars* pakt plug praktijk ronny ronny* serve* spron* stres* stress toetsen vals verdr*
verga* vergat verloren verven vijft* wetens willens wit wk zei`,
      '5': `
aangesmeerd allergisch berga* bladd* bladdert consu* gegok* gegokt hoofdpijn krampen lip monitor onver* poes
schoenendoos staal* staaltje stukk* stukken tilbu* tilburg weefs* weefsel`,
      '6': `
advis* adviseur kat kramp*`,
    },
    appointment: {
      '3': `
13 14u 16 17 1x 22 aanbe* aanvragen afgeb* avonden bel belde* belden beman* bemant bewee* beweerde bezichtiging blijv*
blijven bos consulente daari* daarin dag digid digid* dinsd* dinsdag directrice dokke* dokken doorging emoji's emoji*
ervoo* ervoor even fatim* fatima ff gaatj* gaatje gapen gapen* gauw gehol* gelac* gelachen gella* gellak geloo* geluk
gemai* gemaild gemee* gemeente genoteerd gestapt graai* graaien gunst gunst* hartj* hartje heers* hoort hoort* inger*
insta kandi* keer kennelijk klaagt kleinkind komen komen* konijnen kopieen kroon kroon* kunst loonstroken maand*
maanden mag makel* makelaar mislu* mislukte mocht mocht* morgen nagel namen* netje* netjes nieuwe ochte* onderhoud
onlin* online onverrichter opdag* opdagen opmerking pas paspo* paspoort past praktijk pup ritse* rondj* samen sandr*
sandra schakelen schouder simpel slagr* slagroom slipj* smake* smakelijk smeets smile* smiley snijdt stijf stijf*
surve* surveillant tandarts terec* terecht tijde* tijdens tijds* tikto* toe top tussen tussendoor uitgebreid vacci*
vaccinatie verdween verpe* verpest vocht* wachtlijst wasmachine weder* wederzijds weer weken weken* werk zake zelf
zicht zicht* ziet zitti* zitting zou`,
      '4': `
00 belle* bellen beric* beurt* consu* elast* geholpen geree* kwart kwart* labra* langskomen over pluim* postz*
postzegel router schaap slechtste terugkomen tusse* wacht* wekel* wekelijks zes ziek`,
      '5': `
8 afgez* afgezegd berichtje beurt bezic* datum datum* examen genom* genomen geschoren instructrice monte* monteur vrij
wasma*`,
      '6': `
exame* verze*`,
      '8': `
afspraak verzet`,
      '9': `
afspr*`,
    },
    atmosphere: {
      '3': `
17 aanbo* aanlo* aanloop aanre* accen* accent acteu* adem alsof alsof* appeltaart arbei* barbe* barbecue barma* barman
beetj* beetje begon begon* beveiliging black black* bloot bloot* boks box bruil* bruiloft buitengezet coke daarb*
daarbij denne* dj dom donke* donkere doods* dronk* dure erlan* erlangs feest* garde* garna* garnaalkroketten garnalen
gaven gaven* geknipt gemen* gepro* geroe* geroepen geven geven* ghb gin gmail* goedkoop goot gripz* gripzakje haalt
haalt* heett* heette hocke* hoe hoofden hoogu* hooguit huisje inche* inchecken inder* inderdaad jeugd* karto* ketti*
killi* killing knipoog koop kost krijt* krijtbord lampj* lampje letterlijk leuke leuke* lijnt* match melde* meldi*
miere* muren muren* museu* naald naald* naast naast* nachtreceptionist nummers onget* ongetwijfeld openl* openlijk
optre* optreden organisatie perfe* perfect pillen pilletje plekk* prull* prullenbak receptie reserveer schuim shirt
shirt* shotj* shotjes slach* sleur* sleurde slipp* slippers snapt* snapte softl* softly soort soort* speciaal spoed
spuiten steke* steken strak* suppoost tafel tent tong tonic tonic* tosti tosti* tromm* uittr* uittrekken up verdieping
verko* verkopen verontschuldigen verve* vooral voorgerecht vraag* waard wachtkamer wachttijd wachtwoorden wasba* wie
zeep zilve*`,
      '4': `
54 aanra* ach amper amper* bloed boeie* braba* coffe* coffeeshop dader dader* diner diner* doode* doodeng erbij erbij*
fade gepropt gluhw* gluhwein goedk* goedkoopste griez* heiligschennis heuptasje hoogs* huism* huismeester kartonnen
kettingzaag kleintjes lachg* lagen lagen* lijntje lunch* lust melden meldingen moordspel opgietingen oudst* oudste
panfl* pilletjes plaat pupillen rits rookm* saai schoteltjes secur* security sfeer sfeer* slaapt slachtoffer slotj*
slotje snuiv* snuiven spann* spannend speelt spoel* spoelbak staar* staarde sterr* sterren stier* stierlijk t
telefoonhoesjes tient* tientje toile* toilet tv verveelde vraagt wasbakken zich zilveren zoet zulke zulke*`,
      '5': `
aangeboden aanraden bezem bezem* blanc* blanche bood foute foute* heili* heupt* kerst* pille* pupil* tanda* tente*
tenten`,
      '6': `
doof kraam* kraampjes pint verkoopt`,
    },
    bill: {
      '3': `
1 1000 118 140 285 58 614 62 8 89 91 92 99 aanbi* acm afdru* afdruk afgeb* afgehaald all allervriendelijkst antwo*
arnhe* arnhem aygo bene berei* berg bestelnummer betal* betalen betre* betreft bewijs bezorgen boel boete boete* bon
breed breed* brief btw buurj* buurjongen camio* cash centi* centimeter conse* consequent consu* controleur coula*
coulance dag degen* degene deurw* deurwaarder dokke* dokken drage* dragers drinkt druppel dutje dutje* eetta* eettafel
einda* eindafrekening engelen exact exact* expres filmp* filmpje filte* flatj* flatje fluis* friss* gebra* gebracht
gebruikt geef geeft geeft* gemai* gemak gemak* gepin* gepind gerei* gereinigd gerek* gerekend geschoren getan* getankt
getel* geteld gold golf grapj* groene groeten groot haperde he hielp hielp* huur ieder inboe* inboedel incasso inter*
jeroe* jeroen kaart kantonrechter keek keiha* kilometer kinderkamer klantendienst klemd* klemde klus kneep kneep*
koeie* laat lampj* lampje lettertje liter maak manie* manier matte* matten meegemaakt men moete* moeten motor motor*
namen* neef nootj* nootjes onderhoud ontho* opsch* opstu* opzeg* overstappen pan papieren passa* pin pluis pluis*
poetsen prett* prijs proce* prote* reage* regels remblokken riem risic* risico roest* rolle* schaamt schaamte schreven
schriftje schul* schuld scoot* senso* sensor service servicebalie simpe* simpele sjaak sjaak* sleut* slord* slot spaan*
sport spreekt spring spuit* standaard standaardmail stekk* stekker stemp* stempel stewardess stift stift* still*
stilletjes tarie* tarief tegenkom telde telde* telefonisch telefoon telev* televisie teller terre* terrein
teruggebracht toezichthouder toon trap truie* truien tsjec* tucht* tunne* tunnel uitga* uitgang uitle* uitleggen vak
veert* vergat verho* verme* verplicht vervalst vervangen verwe* verzekeraar verzekering vierkante voorgelegd voors*
voorwaarden vroli* vrolijk weet wenen wenen* wettelijk whisk* whisky zeeland zetel zetel* zogen* zogenaamd zulke zulke*
zwage* zwager zwart zwijgt`,
      '4': `
150 2018 240 380 418 90 950 appar* apparaat bleken briev* brieven bulld* cm consult credi* creditcard dachten diens*
dienst doorg* doorgestuurd echo erfen* erfenis erin euro extra extra* filme* filmen foto garag* gelov* geloven gerui*
geschat handb* handbagage inbeg* inbegrepen ineen* ineens ja knop ladde* ladder loodg* loodgieter maand mails mails*
meterstand model model* mogen mogen* nagel nagel* notenallergie offer* offerte overs* pdf plus raads* raadsman rekent
rembl* remsc* remschijven roest rollen schatting serienummer servicekosten slagb* slagboom slote* spaanplaat spellen
staan staan* stand* stick* sticker strat* straten strop* stropdas velg verva* veter* vooraf voorm* zonde`,
      '5': `
2014 310 340 740 80 94 afslu* denni* dennis distr* distributieriem drukk* drukken fless* flessen grapjes incas* inlev*
kempi* knopj* knopje maandbedrag minib* minibar reken* rekening rente rente* sleuteltje voorschot`,
      '6': `
2x 69 decla* inleveren intercom kente* kenteken kist nota visa`,
      '7': `
kras servi*`,
      '8': `
factu*`,
      '9': `
factuur`,
    },
    booking: {
      '3': `
140 24 3x aanbe* aanbetaling alsof alsof* annul* annuleren bevestigd bewon* bewoners campe* camper chalet contant daar
doorgekomen dorpe* dorpen draaien familienaam fietsverhuur filia* geann* geannuleerd gelij* gepen* gepensioneerd
gestopt grapj* grapje groepje haalden hebbe* hebben hotel hotel* huisb* huisbaas huisje ja klopt krege* kregen kust
kwijt labra* labrador les matje matje* naast naast* nemen nemen* omzet* opgegeven plaatse receptie regen regen*
reserveer samen samen* sleutel sliep sterkte stond* streepje telefoonnummer terugkomen uitge* uitgekeken uitstekend uur
verlopen vertrek vind volge* volgend voorw* voorwaarden wachtrij we wekel* wekelijks woonw* zeker zeker* zucht`,
      '4': `
ander boot chagr* chagrijnig dekbe* dekbed femke femke* filiaal gebou* kade kwame* massa* massage ons opgeg* reser*
reservering schoonouders sessi* sessie sport* stell* wachtenden wens zee`,
      '5': `
beves* boeki* boeking durbu* durbuy famil* gelijkwaardig huisj* keuri* keurig kreta kreta* overgemaakt`,
      '6': `
geres* gereserveerd tevor* tevoren`,
      '8': `
geboe* geboekt`,
    },
    calm: {
      '3': `
04 aanlo* aanloop aanre* appel arbei* automaat bazin bazin* bediening begrip beland besch* bespr* bespreken bestu*
bestuurder blikk* blikken boeie* brand* bruld* buren buren* cocktail doelp* door dronken durfd* durfde eenmaal eindi*
eitjes elder* elders energ* frietjes ga garna* garnaalkroketten garnalen gehoorapparaten gelac* gelachen geleg* gelegen
geplunderd gepra* gepraat goed golfk* golfkarretje gripz* gripzakje groep harin* hazes hazes* heren heren* heten heten*
hielp hielp* honkb* honkbalknuppel hoogtepunt hoop inclu* inclusief inhalen job kamer kanti* kantine karre* kegel*
keiha* killi* killing kim kolen kolen* kopte* koptelefoon kraak* kroeg* krukjes kwijl* lallen lauw leuke leuke* licht
logis* logisch maast* maastricht mediu* medium melder midde* minst moedersleutel moord* muren muren* muts nerge*
nergens ochtends oh oke olifa* om omgek* omgekeerd onget* ongetwijfeld ontbi* ontbijt onze oost opgevouwen overe*
overeind overs* overstap pak pannenkoek pasto* pastoor patri* perso* petje* poede* poeder prima prima* ratel* ratelt
redden roose* roosendaal rusti* s schip schop schop* seins* seinstoring siren* softl* softly spanj* speak* speaker
speeltuin sprek* spreken stapelbed stare* staren steke* steken stipt stipt* stoelen stofzuigen streek telefoons tent
thril* toile* toppe* topper toren toren* trillen tv vakantie veldj* veldje verhalen veron* verontschuldigen verpe*
verpest vijf vluch* vlucht volgen waard waars* wijze* wolk zaal zacht* zeep zet zich`,
      '4': `
61 alsof alsof* appte* bar behee* beheerder bier boven* brandalarm broodjes brugk* brugklassers complimenten condu*
conducteur dierentuin disco* doden doden* drankjes elkaa* elkaar godsn* godsnaam handg* haringen hele ingri* karren
kraakt krijs* middernacht muzie* muziek naast naast* nachts niema* niemand ons oorlo* oorlog opgev* pal personeel petje
piani* pianist politiebureau prope* ramme* rauw roerei rustig schei* sirenes stiltecoupe stink* studi* test tromm* uur
verzo* vlak vuiln* wijze zo zondagochtend`,
      '5': `
barbecue bas bed bende bende* gille* haan hard horro* horrorfilm kinderfeestje lift micro* microfoon nacht nachtportier
naver* oordopjes plakkerige popco* popcorn roere* slaap* slaapzaal stilt* tja`,
      '6': `
barbe* nacht* oordo* puber* pubers snurk* vrijg*`,
      '7': `
film gillende vrijgezellenfeest`,
      '8': `
doof`,
    },
    choice: {
      '3': `
100 alle beloo* beloofde boter* crime crime* deze dieren duist* duister eiere* eieren enkel erom folde* folder friet
friet* gezellige gezie* gezien haast haast* helft helft* hen hobby* ijs kaart* kaasp* kaasplank kinderen klem koffi*
koffie korti* leeuw* leeuwen lief lijkt lijkt* maat medel* morgen neder* omlaa* omlaag ontbr* overb* parel parel*
prijs* reize* reizen scand* scann* schan* schandalig schot serie* simpele soort* spell* steld* stelde toppe* topper
true verkopen vertellen verve* voelt voelt* vulle* vullen wat werel* wereld willen zien zoekt zoekt* zwaai* zwaaide
zwage* zwager`,
      '4': `
10u aanbo* aanrader apen bonne* bonnetje boodschappenlijstje boterham doorgestreept frika* frikandel fruit fruit* geen
gehad gehad* gids greet greet* haakj* handel haver* interessant kaart kledi* klik kookb* loep nederlandse ondertitels
ontbreken opkij* opkijkt overbleef overval piani* pianist prijs scannen speur* speurtocht stad stappenteller thee touw
verkoopsters verveelden volwassenen wille* willem zichz* zichzelf zulle* zullen`,
      '5': `
aanbi* aanbod fien havermelk kassa kassa* munt siroo* siroop soorten sprak* tekst* tosti tosti* uurtj* uurtje`,
      '6': `
overv* tekstbordjes`,
    },
    cleanliness: {
      '3': `
52 78 aansp* aardb* aardbeien afhal* afhalen afwas* airpods allergisch ambulance animatieteam animator annel* annelies
appartement asper* balle* bankjes beddengoed bediening bedoeling bemant benau* besto* bestond bewaking bewar* bewaren
bewoo* bewoog bijzi* bijzijn blindedarm bloed* bloedverdunners bomen bomen* boord boord* borre* bot brand* brandschoon
brandwonden broek broek* broodje cabine care cashews coeli* coeliakie crack* crackers dagen dagen* dopje dopje* douche
draaiboek droge durf dweilen echo econo* economische eentj* eentje eigenares enigen epipe* epipen erach* erachter
flard* flarden folie folie* friss* gapen gebruikte gehoorapparaten geleg* geper* gezeg* gezegd ggd glute* glutenvrij
gorde* groei* groeit groet haperde happe* happen heerl* hoofdhuid hoog hoorntje host huisa* huisarts huurd* huurders
huurs* huurschaatsen huwel* impla* implantaat inspe* inspectie inten* intensive k kamermeisje karre* kauwgom keurige
kinder klem klini* kliniek konijnen krabben krane* kranen lange lego lepel* leuk liefd* lip lippe* loeie* losse losse*
luife* luifel maatje mager mandj* mat matra* meede* meedeed meege* meegekregen moed morfine naalden nagels
notenallergie omgev* onder* ontbrekende opgen* opgenomen opgeraapt opkee* opkeek overl* paar palle* papie* parac*
paracetamol park pedaa* plint* plinten popco* popcorn pupil* reken rest sanit* sanitair schap schep schim* schor*
servetje sesam sesam* singe* singel sleur* sleurde slipp* smaakte smere* smeren smeri* smerig spuit stelt stelt*
sterkte stoel stoel* stof stukjes swipe* swipen tafel* tang thuiskwam tijdj* tijdje toilet train* tweedegraads uitzicht
vanil* vanille verbl* verblijf vertrek verven verzegeld veter* vliegen vocht vocht* vorm wasse* wassen wasta* wastafel
wees wens woord woord* zegel* zenuw* zoeke* zoeken zucht zulke zulke* zwang* zwanger zwol`,
      '4': `
aller* anima* appar* borde* borden bruin* buffe* buffet dek dezel* dezelfde diarr* diarree doekje doucheputje eigenaar
gek gelegen goede goede* goedkoop haald* hands* handschoenen huwelijksreis ipv karren kleedkamer kleve* kleverige
koelc* koelcel koelk* koelkast laser* levende ligt luik maan makre* makreel matras naald nachtkastje narco* narcose
onder overleden papier patat* personen plakt* plakte putje putje* rauw roze slippers sokke* sokken stroo* stroop train
tweeh* tweehonderd veegd* veegde vloer vloer* vorig* vorige wormp* zweet*`,
      '5': `
ambul* antib* antibiotica bank blijvend buikg* doekj* douch* gevou* gevouwen haalde infuu* infuus kauwg* kleed* letse*
litte* litteken mandjes menuk* menukaart naald* plakkende plakkerige plakten poede* poeder pus schen* schep* sok vanna*
vannacht zand zweet`,
      '6': `
kruim* kruimels lag letselschadeadvocaat pluis pluis* tafels wc`,
      '7': `
haren haren* plakk*`,
    },
    delivery: {
      '3': `
30 aandr* aandringen aangetekende afhaalpunt aldus aldus* almer* almere antwoordt apk appjes assen assen*
bagageafhandeling bande* bank begri* begrijpt beste* bestellingen betaald blaze* blazen bloedneus brokk* brokken camera
chatb* chatbot commu* deurb* discr* discretie doorbakken dozen dozen* duren duren* durf engels enveloppe erachter erbij
erbij* erin faro febru* februari fless* flessen foto gegaa* gegaan gehoo* gehoorapparaten gek gelee* gepik* gepikt
gesmeten gesmo* gesmolten gewic* gewicht gezin gezin* glass* haard hal hartelijk hazel* hazelnoot heet held ho ie ilse
ingeb* inhou* inhoud intus* intussen janse* jansen juiste kaarsje kaartje kado kindje klepj* klepje koeie* koele* kolen
kolen* koude kroeg kvk kwam lache* lachen lapto* laptop ledik* lekkere liedje liepe* liepen lint lof m'n maakten maila*
mailadres maile* mailen marle* mei meid monteurs nagelstudio neerg* neergezet noch novem* november numme* occas*
occasion oktob* oktober onderzoek openg* opgeh* opgehaald overburen pak passeren pensioen plakb* plakband plann* pootj*
post pp produ* regen* rijdt rijdt* robot robot* rond rottw* rottweiler schelden scherp schoolkinderen slaapzakken
slechte slotj* slotje smake* snack* snackbar snapt spanj* sprek* spreken staat staat* steen stelletje stoep stoep*
tegoe* tekening thuis thuis* toets* toetsen trouw* trouwens uitei* uiteindelijk vals varen* verdienen verko* verlept
verstand vervo* vervoeren vinger volgende vriez* vriezer vuilc* vuilcontainers wasma* wasmachine wegbr* wegbrengen
weigeren weken weken* werkb* werkd* werkdagen whats* whatsapp wk woens* woensdag zater* zaterdag zieke zomer zomer*`,
      '4': `
14 900 artik* banden begrafenis beloofd bevat* bloem* bloemetje buren buren* busje busje* chauf* chauffeur compe*
compensatie conta* dank depot depot* dus fabriek geper* gereg* geschillencommissie grote grote* hoera hoera* iphon*
iphone keuke* keuken klant* klantenservice kleur* koffe* lever* nagev* nageven nepwi* nepwinkel nr nummer ontbr*
ontbreekt pasen pasen* planner poten poten* riet ringe* ringen stopt straa* straat sushi sushi* tape telt vaatw*
vaatwasser verkoper vervoerder werkblad wonen wonen*`,
      '5': `
aanwe* aanwezig afgel* afhaa* container dichtgeplakt fronten haag keren keren* klantendienst levertijd magaz* magazijn
moederdag nep onderweg pakje* parfu* parfum plaatsing sanne sanne* tante tante* trace trace* track track*`,
      '6': `
afgeleverd besteld bezorgd doos front* gelev* geleverd kleur koeri* koerier koffer pakje pakke* pap`,
      '7': `
pakket tuins* tuinstoelen`,
      '8': `
pizza pizza*`,
      '9': `
bezor* bezorger`,
    },
    drinks: {
      '3': `
1974 3 614 80 acteurs anderhalve animatieteam bedoeling beland benen benen* berm beroerte black black* bloed*
buitenwipper butle* butler cocktailbar coke compl* compliment daarn* daarna doden doden* doelp* dood drankjes drink
dronk eer ehbo enig erover garde* garderobe gepri* geprikt geruild gezel* gezet gids gloei* grach* gracht haver* heet
hier inbeg* inbegrepen insta jas kampv* kampvuur keiha* koekj* koffie kon kopen kopen* kotge* krege* kregen kust lacht*
leer let leuk limon* matro* merkt mixje mixje* on overboord overw* parap* paraplu pilletjes pint post rang reddi*
riepe* riepen schip schip* schoolkinderen schouders serieus sinaasappelsap smile* smiley spoel* spoelbak stamg*
stamgasten stand* stare* staren sterf* sterft straa* suike* suiker tap taxic* taxichauffeur terugkrijgen thema* trekt
trekt* unifo* uniform uz veegd* veegde verbrand verdient vers verteld verwisseld vestiaire vooral voorbij water welk
wodka wodka* zakje zakje* zetel zetel* zoet`,
      '4': `
60 ach amand* appte* blijf bloed borre* buitengezet cafe doof dorst dorst* drank duurd* flat gewoo* gewoon gin glaas*
glaasje goot happy happy* havermelk heett* heette heili* iets inhal* inhaler koekje kraan* kroeg* lallen matrozen melk
micro* microfoon munte* munten muzie* muziek optre* optreden organ* organisatie rondl* rondleiding sfeer sfeer* spoed
spoed* toilet tonic tonic* vonde* vonden vriendinnen warme warme* zwage* zwager`,
      '5': `
appel* appeltaart bitte* cappu* cappuccino cocktail cola duurde ghb glas heiligschennis ijs kraanwater schon* shotj*
shotjes toile*`,
      '6': `
dj drankje lalle* pintj* pintje spa wijn`,
      '7': `
barma* barman cockt* lauw`,
      '8': `
drank*`,
      '9': `
bier`,
    },
    driver: {
      '3': `
130 23 29 48 achte* achterbank afgezet appje* appjes astma astma* baby badkamer bedan* bedankt beest beest* bekende
bekle* bekleding betalen boord* brokk* brokken brug bubbels cabine centr* centraal chape* chapeau collega deed dekbe*
dekbed draai* draaide dubbele duive* durf file frans frietje fritu* frituur gaf garag* gebut* gebutst gekos* gekost
geldi* geldig genieten gered* gereden geric* gericht gesmeten glass* goot gordi* groen* haag halfl* hand held hij hitte
hitte* hoogtepunt inhou* inhoud kaartje kende kende* kleut* km knapt* knapte koffe* kruk kwijlde lachend lekkere licht*
liepe* liepen lijntje luide* luider makke* matra* matrassen meid morfi* motorkap naamp* naamplaatje nachts nagek*
nagekeken nemen nemen* neven neven* numme* nummer o pakke* pap pijp pin pinne* pinnen plasp* plaspauze polit* preut*
preuts pyjam* pyjama raamp* regel regen* remme* remmen rokje* rolla* rollator ronny ronny* rottw* rottweiler schatje
schoolreis schoonmoeder slaap slot snelw* snelweg snuit* spreekt steen* steenweg steiger stopp* stoppen stukje stuur
stuur* stuurde tanks* tankstation tekende terugbetaling terugweg tikte tikte* trace trace* track track* trekt trekt*
trillen trok verdiepingen verhuizer vervoer vies voorste vriendje vroeg wagen weg whats* whatsapp wonen wonen* zacht*
zeur zogen* zogenaamd`,
      '4': `
asbak asbak* blikj* blikje blindengeleidehond boord dagje dagje* deurb* deure* deuren groene heupf* jenev* jenever
joint kaarsje kerstmarkt kleutertje koffers licht mager* ogen pakketje parkeerplaats passeren pech pizza* politie
raampje renne* rennen rijde* rijden rijdt rijdt* rood schoo* slingeren stonk stonk* tijd tulba* tulband wagen* zag
zilve*`,
      '5': `
achterin binnenspiegel blind* bus gelei* geleidehond halte haltes lijn nummerplaat remis* remise rook slingerde sloeg
sloeg* taxi uitgestapt vuist vuist* wiet`,
      '6': `
bezor* joint* magere reed rit sling* vangr* vangrail`,
      '7': `
bezorger busch* buschauffeur halte*`,
      '9': `
chauf* chauffeur`,
    },
    equipment: {
      '3': `
12 20u 6 a4 accu achterom airpods automatisch autosleutel autosleutels badja* badjas beginners benzi* benzine best
blokkeerde bocht bocht* boom borde* borden borst bovenaan brandwonden briefje bubbe* buite* cadeaubon camer* chocomel
der deurtje disco* doodslag douch* doucheputje draait droge* duize* duizend duwen duwen* dwars dwars* dweil* dweilen
engels enger* erna erover filte* filter foets* foetsie gangp* gangpad gebeurd geduld geef gehan* gesmo* gesmolten
gesprongen gestorven gevan* gijze* gijzeling halve* hang haper* heftr* heftruck hekje hekje* heup hondj* hondje hoogs*
idee inkom* intercom jarig jolie* jolien kante* kastj* kastje keek keuri* keurig kilom* kilometer kleed* kleedkamer
klem klom knapt* knapte knippert knopp* knoppen koeke* koelk* koelkast koppe* kreef* kreeft kruim* kruimels kussen
kussens land leeg leegg* lego lek lid ligt lint losse losse* maske* messe* messen muzie* muziek nat niemand noodg*
noodgevallen onged* ongedeerd onlee* onleesbaar opges* opgesloten opladen pakje* palle* piept piepte plekk* plekken
portemonnee punt puzze* raar rem rit robot robot* route schee* scher* scherp scherpe schoe* schoof schroef schroeven
singe* singel slaap sloeg sloeg* slot smere* smeren smeri* smerig sollicitatie spanning stak stake* staken start*
startte stekk* stekker stop stopt* strep* strepen stroom stuit stuit* tegels tenen tenen* thema* tilde tilde*
toezichthouder top trillend veer venti* verbr* verdiepingen verlichting verre* versn* verveling vervo* vierd* vierde
voel voet voorhoofd vrijgezel wens wildw* wildwaterbaan zaal zand zeker* zonne* zonnebank zwaai* zwang* zwanger zwarte`,
      '4': `
achtbaan afgek* autos* baan baas banen banen* besla* beslagen blokk* bootj* bootje bubbels buitenbad cijferslot
controleert doodgegaan doorh* doorheen ehbo eilan* eiland erteg* ertegenaan flard* flarden gebeu* gebeurt gebro*
gebroken gehangen gek gevaa* geval* gevallen gewan* gewandeld gewel* geweldig gezog* gezogen hangs* hangslot haperde
haver* hing hoog huurs* huurschaatsen inkom jonge* jongen kegel* kopte* koptelefoon kusse* langz* laser* lat lift
lintj* lintje lockers loopband lopen lopen* meele* meelezen meter meter* omgeroepen oortj* opengebroken pagina's pakje
park paspoorten piept* pulld* pulldown puzzels schoenen sigar* sigaret slikt* slikte spell* spier* stang stang* start
stil stoom* stopte telefoonnummer toest* tramp* tweee* tweeen typen typen* vaker vaker* versnelling vervolgens veter*
vies vinde* vinden vooru* vooruit wachten wand zakla* zaklamp zesse* zessen zonnetje zusje zusje* zwaaide`,
      '5': `
achtb* batte* batterij blare* blaren coach coach* doods* glijb* glijbaan halverwege hecht* jongetje kabel kabel* kerst
klikt* klikte koppen neefj* neefje openg* opengehaald personen schroevendraaier stier* theed* theedoek toestellen
treintje`,
      '6': `
beuge* beugel haverklap hechtingen klemd* klemde klepj* klepje loopbanden scheenbeen schro* stierf`,
      '7': `
defec* defect herse* hersenschudding loopb*`,
    },
    exhibition: {
      '3': `
28 54 aangepast aarda* aardb* aardbeien alleenstaande appeltaart arts bart beantwoord bedoeling beeld behandelingen
bekijken bereik beren* beton beton* bewaard bezoekers boef bram collectie dieze* diezelfde doode* doodeng doodgegaan
dreef dreef* drieen droge droge* drupp* entre* ernaast feestje flank flatj* flatje fluis* fluisterde frietjes gegaa*
gegaan geite* geiten gepas* gepast gesleept gevul* gevuld gooid* graag graag* graai* graaien guill* guillotine helaa*
helaas hoeven huild* huilde huis huur ijsbe* ingediend ingre* ingreep ingri* jongs* jongste kijke* kinde* klapt* kleve*
kleverige kraag kraag* laken laken* las lasti* levend litte* litteken locke* lockers macbe* macbeth mager makel*
makelaar makke* makkelijk minut* minuten mocht* mochten moede* mopje* mopjes muntjes oefen* ontst* ontstoken opgegeten
opper* palle* parap* paraplu pen peper* pepermuntje persoon pilaa* pilaar piste piste* plattegrond politiemuseum pp
prachtige preci* precies privetelefoon probeerde prull* prullenbak rang rechtop referenties rugma* rugmassage rugzakken
saai schaap schre* schreeuwde schul* schuld slape* slapen smeet snapte spanning suppo* tekst tekst* tucht* tulpe*
tulpen uitgekeken valle* vallen verbergen verboden vergeven verkocht verve* verveelden verveling vesti* vestiaire
vleug* voel volgd* volgde volle vraagprijs vriendelijkheid vries waren waren* weggegaan wijnv* woest* woestijn wonde*
zaal zakte zakte* zalen zalen* zich zien`,
      '4': `
bh even flank* groni* groningen hoeve* hok huisb* huisbaas kale kamee* kameel kamel* kamelen kinderen lang
middenvoetsbeentje nalat* nieze* p prach* steun* stres* stress suppoost tento* tentoonstelling thril* thriller
verloofde vlieg* waaro* waarom wonden`,
      '5': `
bezic* blaad* blaadje boeve* diere* gevan* gevangenismuseum gids ijsbeer leeuw* leeuwen renov* renovatie`,
      '6': `
bezichtiging dieren`,
    },
    food: {
      '3': `
112 15 50 65 83 aangebrand aangevinkt achteraf acteurs afger* afrekenen all ameri* americain apart avond baas babyf*
babyfoon bakje bakje* bakke* bandje bedje bedje* bemanning benau* bestellen bestellingen besto* bestond betre* bille*
billen blaad* boeie* boord borde* borden boter* boterham brand breiw* breiwerk brood cashews collega conse* consequent
coord* coordinator crois* croissants deeld* deelde dekbe* dekbed dementie den detec* diepv* diepvries diner diner*
doorb* doorsnee dorst dorst* drumm* drummen duurd* eigenlijk eindh* eindhoven emmer* engel* engelen eten fooi frietjes
fris galge* gang garnalen gehak* gelegen gepar* geres* gereserveerd gerus* gerust gesla* geslagen gesmo* gesmolten
getel* geteld gevou* gevouwen grappig groothandel haan half hard harte* hartv* hartverzakking heers* heiligschennis
hint hopen hopen* huisartsenpost ijsje inbeg* inbegrepen incluis italiaans jarig jarig* job jonge juist juist* k kabou*
kampv* kampvuur kennelijk kim kleiner kleut* koele* koude kraag kraag* krabben krampen krijs* kruin kruin* kruis*
kunne* kunnen kwali* kwalijk kwijl* laag lang lepel* lijst* lippe* lippen luiers lukte lukte* maal maaltijd magnetron
mandjes marle* melder midda* middag midde* minde* misda* misdaad moed moesten moordend muf muren muren* nadie* nadien
neem neerg* nijlp* nijlpaard noeme* noemen nou oma omgeruild opgeb* opgegeten opgegeven opgel* opgevouwen overgeven
pakketje panee* panne* passa* pasto* pastoor patro* patron pen piloo* piloot pizza's plakk* pools* prijz* prijzen
probl* probleem pv randj* redden resta* restaurant rolde roze schappelijk scheelde schep* schijnt schoe* schrok serieus
sinaa* slaapzak slachtoffer smaak* smaakte snijdt spijt* spijtig staart steen stil stoor* stoort stuks stuks* suiker
tafel tafeltje tang terra* terras toege* toeristen toile* toilet tong top toren toren* traag traag* trillen tuin
uitdrukkelijk uitsm* uitsmijter verdienen vermo* verschoond vlees* voetb* volgend vooraf vorige vriez* vriezer waarop
wachten want wc weggehaald wenen wenen* worte* wrap zal zelfs zieli* zielig zitjes zoet zusje zusje* zwanger`,
      '4': `
16 aangeraden achterste ambul* at bakkerij bandj* barkr* barkruk bed beenr* beenruimte belgi* beloofde bevro* bevroren
bewoo* bewoog buikg* can carbo* carbonara dek denkt denkt* doodg* droog droog* eat eiere* eieren emmer entre* epipe*
epipen excur* frikandel fruit gange* gebak* gebakken geget* gegeten geleg* geparkeerd gereg* gezon* giste* gisteren
halve* handv* handvol happe* happen hartelijk hazes hazes* hooge* hoogeveen infuu* infuus itali* jam kaart kapit*
kapitein kelne* kelner ketch* ketchup kinderfeestje koelc* koelcel koude* kuipj* lactosevrij lauw lepel levende lijst
limbu* maden maden* makre* makreel mediu* medium mond noord* oorlo* oorlog opengemaakt openi* opgeg* overgegeven
parkeergarage pisto* pistolets plat poede* poeder predn* prednison prikk* prikken receptioniste redde room rubbe*
rubber schaaldierallergie schitterend schoonmoeder schoonouders schoonvader servet sla spaanse speeltuin startte
stofzuiger stoof* stoofvlees suike* taai tafel* tegenkom trek uitdr* uitsl* uitslag veegd* veegde velds* veldslag
verdacht verga* verzegeld vet vijfe* vlees voordat voorgerecht vorig* wande* wormp* you zalig zalig* zaterdags zieke*
ziekenhuis zon`,
      '5': `
24 78 allergieen ambulance appel appel* babi balle* belgie biet bleke* blik brooddoos broodjes buffe* buffet cashew cor
dader dader* diarr* diarree discu* discussie doorbakken draaiboek ei eitje eitje* frigo* fruit* garna* getui* getuige
gezond halve ham ijsbe* jus kindermenu kipnu* kipnuggets kleuter knakw* kruid* lacto* lauwe lauwe* limon* mayon*
moordspel mosselen noten* openingsdans p pak panga* pangang pannenkoek pasta pasta* pinda pinda's pinda* pizza plast*
rijst* saign* saignant serve* soep teen toetj* toetje vanna* vannacht vegan vegan* wijn wortel zwol`,
      '6': `
ballenbak bedie* bediening biefs* biefstuk bleke bord broodje cashe* crack* crackers desse* dessert friet frieten
frika* frikandellen huwel* huwelijksreis kapsa* kapsalon kroket limonade loemp* loempia mayonaise noten ontbi* pizza*
plastic roerei schoenzool selde* selder slap slapp* slappe verda* vis zalm zout`,
      '7': `
aller* beet brood* kaas kip kroke* mosse* ober ontbijt roere* sesam sesam* vanbi* vanbinnen`,
      '8': `
friet* kok rauw`,
      '9': `
koud saus`,
    },
    haircut: {
      '3': `
14u 418 49 740 79 88 91 aanbetaling aangesloten aansn* aansnijden aansp* achteraf achtergrond adres advie* advies
afloo* afloop alsof alsof* april april* armer armer* assis* baby bandj* bandje beefd* beefden begon bekee* bekeek
bekle* bewee* beweren bezet* bierv* bierviltje bijgehouden bijgesteld blaff* blaffen blank* blijf bloem* bobbe* bood
bril brill* broek* broekje bruid* bruin btw buurj* buurjongen claes claes* compe* compensatie coron* corona d'r dagen
dagen* dakde* dakdekker datal* datalek deurwaarder dieze* diezelfde doorb* dreve* dreven drupp* druppel druppelt eerste
eindigden eraf erove* ervoo* ervoor excuu* excuus fade filte* fooi foto'* foto's friss* gat gebit* gebli* geblinddoekt
gedaa* gedaan gedag geert geert* gegra* gelop* gelopen gemaa* gemaakt gemak gemak* gerei* gereinigd gescheurde gesleept
geste* getro* gewan* gewandeld gezel* gezellig giechelen golf goude* gouden grapje grati* gratis grijz* grijze groei*
groeit haag handl* handleiding handschoenen heen herinnering hetze* hetzelfde hobby hocke* huid ineen* ineens ingep*
ingepakt ipv jeroe* jeroen joint* jupil* jupiler juris* jurist keek kim kin klaar klaar* kleuring knippert koppi*
korte* kraak* krake* kraken kreeg kreeg* krult* kvk labra* lachend lachj* lachje laden laden* lampj* lange* langer
langs langs* laten laten* lekt letselschadeadvocaat letter lever* leverancier licha* lichaam liet lijnt* loeie* loopt
loopt* luisterde luize* matrassen monte* multi* naald* naalden naart* naartoe nagel* namen* naomi naomi* negentien
nicht nieuw* noord* notee* noteerde omgek* omgekeerd ontslag oor opger* ophou* ophouden oprij* oprit oprit* oranj*
oranje origi* overgeven overi* pannen paraa* paraaf pet piep piept pingu* pinguins plakt plint* plinten plug pony
praktijk proefde pruts* prutswerk puntj* puur react* reactie recht* reparatie riem ring ringe* ringen rode roest* roken
roken* rotte* ruite* schaa* schaamte schaap schappelijk scheel scheiding scherp scheu* scheur schij* schoonbroer
schoonvader schrijnwerker schui* secon* showr* showroom simkaart sindsdien sjouw* slecht sleuteltje slingeren sluiten
snuff* speel springen stagiaire steig* stemp* stift stift* stopl* stoplicht strat* straten stree* stukadoor stukadoors
stukj* stukje suede suede* suf tanden tandenborstel tijde* tikto* tja tramp* trapl* trillen tweedehands uitdo* uitdoen
uitgeschreven uitmaken valle* vallen vasthouden velge* velgen ventilatie verband verbr* verbrand verda* verdiepingen
verhuizers verkoop verni* versc* verschil verva* vindt vindt* vleug* vleugje vlug vocht volgende voork* voorv* voorwiel
vrede* vrederechter vreemde waarschijnlijk wachtte walm wenkb* wenne* wennen werke* wisselen zater* zeeziek zegge*
zeggen ziekt* ziet zoiet* zoiets zool zorg zwage* zwager zware zware* zwart zwart*`,
      '4': `
200 85 aanbouw aansprakelijk advoc* advocate alwee* alweer assistente bedri* begon* beteg* betegeld bewer* bezet bezig
bezig* bijge* binnengebracht bloempot boord* bovenlip brave brave* buitenkant co denkt denkt* deuk doord* draagt dubbe*
elekt* elektricien emmertje firma firma* fondu* geel geklu* geklungel gelijk geschoren gesteld gewez* gewezen gewor*
geworden gezonde hond ingek* ingelijst insta* kaakc* kaakchirurg kache* kachel kapotte kapst* kapster ketti* ketting
kevin kevin* kleur* knipp* knipt knipt* korter krul ladde* ladder lampje ledik* leerl* letse* lijntjes linde* links lip
liters litte* litteken loonb* loonbeslag los m'n misge* mislu* mislukte motor motor* muis muur naad nagels neemt neemt*
offer* offerte ogen opgek* oplevering overl* parket ploeg* pluim* poes raads* raadsman rechter rechtsbijstand repar*
rever* revers riet rietj* rietje rotte ruit ruiten samir* samira schen* schuifpui schut* schutting serienummer snuit*
spijk* steke* steken stempel stopc* streepjes stuka* tande* tegel* tegenaan tikte tikte* trouw* tucht* tweed* vasth*
vastz* verdacht vernieuwd veter* vlek voege* voegen voorschot vreem* waard werken winte* wit zaterdagavond ziekte`,
      '5': `
2014 aangevraagd antib* antibiotica badka* badkamer bedrijf beweerd blijvend bruine coupe coupe* dakpa* dakpannen
diama* diamant distr* distributieriem fille* filler gepla* getrouwd gevel gevel* herst* hoofdhuid hooi impla*
implantaat installateur kapse* kapsel ketel ketel* links* misgegaan nieuwe opens* oplev* overleden pan pisa plafo*
puntjes radio radio* rechts schaar slaapkamer spett* spetters strep* strepen tegels toren toren* verba* verkl*
verkleinen vervangen vloog vloog* weefs* weefsel woonk* woonkamer zirko* zirkonia`,
      '6': `
bob boorde brand* brandweer brandwonden bruin* cm factu* factuur gelij* gelijmd gella* gellak geplaatst herstellen
laser* panel* panelen pijp plafond trouwpak tweedegraads verhuizer winterbanden`,
      '7': `
kies schee*`,
      '8': `
scheef`,
    },
    handling: {
      '3': `
300 900 aangekomen aanma* aanmaning adres adres* advis* b berm beroep besla* betaa* bladz* blijf* blijft blijvend
boeke* boeken dakka* dakkapel deurw* deurwaarder doorgegeven dossi* dossier eens facturen febru* februari fiets fotot*
fototoestel gebre* gebreke gedup* gedupeerden gehad gehad* gelukkig gemiste gesleept gespeld gestr* getes* getest
gewer* handel heb huwelijk hypot* hypotheek idem impla* implantaat inboe* inboedel inger* inkomen intus* intussen jan
jaren jaren* julli* jullie juris* jurist k klini* kliniek kreta kreta* lache* lasti* lek lettertje lettertjes loonb*
loonbeslag manke* me medicijn novem* november nu onlee* onleesbaar ontbreekt opges* opgestuurd oplev* oplevering opper*
opstu* opsturen overschrijving paraa* paraaf per pillen poolse post reisb* rekenen robot robot* sandr* sandra
schadevrije sinds* smoes* steed* steeds stelt stelt* strak* straks sture* sturen verdien verhuizing versc* verstuurd
vertrokken verwerken verzekering via vluch* vlucht voren voren* vraag* weigeren wille* willen wonin* woning zeil zenuw*
zie zonnepanelen`,
      '4': `
31 700 aansp* afwij* auto behandelingen bewin* bewindvoerder bonnen cent genoe* genoeg geope* geste* gesteld hagel
hagel* lachen lekt lette* loss piloo* piloot polis rechter schade stap teruggevorderd total total* uitke* uitkering
vergoed vraag zoek`,
      '5': `
behandeling betaal dak formu* formulier geopereerd letse* polis* premi* reisv* reisverzekering schad* schut* schutting
storm* stormschade toesl* toeslag vergo* verkl*`,
      '6': `
afgew* afgewezen behan* kifid kifid* letselschadeadvocaat premie waterschade`,
      '7': `
exper* expert`,
    },
    hours: {
      '3': `
51 86 aansn* aansnijden accep* accepteert afrekenen agath* agatha autom* barma* barman bespr* bespreken binne* binnen
blikk* blikken cash chris* christie collectie complimenten daarb* daarbij drent* eerlijke filia* gaat gapen* geloo*
geloof gevan* hal half helpd* helpdesk huile* huilen inter* internet kinderfeestje kleuters kloppen krijt* land licht
liefd* logo loket* museum openingstijden opgev* oude pakje pinap* pinapparaat pistolets plaatje pomp recre*
recreatiebad rekke* rekken rijbe* rijbewijs ronde ronde* septe* september serveerster sier spook* spookhuis stree*
strui* stuk tien tot trekk* trekken verander vleug* volge* volgens werk woens* zater* zaterdag`,
      '4': `
16u aangehouden automaat bejaa* binnengebracht boeve* bordj* bordje deur enig entre* ergen* ergens feestdagen filiaal
gefie* gefietst geluk gerar* gerard gevangenismuseum klets* kletsen krijtbord loketten mannetje meid middagen moham*
mohamed nummertje om opendeed ophaa* pakjes patri* piani* pianist rollu* rolluik schijnt soms strij* strijkijzer studi*
teleu* toonb* toonbank twaal* twaalf vival* vivaldi zegel*`,
      '5': `
10u 17u 30 aangetekende kanto* kantoor open pakje* site streek uren zendi* zending zonda* zondag`,
      '9': `
dicht dicht*`,
    },
    interface: {
      '3': `
accou* account afgelopen agend* agenda appje autom* babyf* babyfoon bevestigen bikin* bult crime crime* dank doorh*
doorheen driee* drinkt favor* filte* fritu* frituur geblo* geblokkeerd geboortejaar gezoc* gezocht gold halte hartj*
helpt helpt* hoofdstuk je jurk kinderwagen kloppen koop koper koper* matrassen meldingen moordend nacht nat negentig
nogma* nogmaals offli* offline ondertitels oppas oppas* poets* pop premium ramme* rappo* reclame roker* scannen scher*
scholen slaap spaans springt stapp* stappenteller steekt tellen telt terug* trans* trapl* true uitgezocht vanze*
vanzelf verbi* verbinding verif* verkoop verli* verslavend verwijderd voice* voicemail vraag wachtwoorden wat wazig*
week werkt woond* zette* zetten zeure* zeuren zieke ziet zomaa* zomaar`,
      '4': `
2021 abonn* abonnement automatisch beer berichten bikini boodschappenlijst doe enger* ex gesprekken gezic* goud handi*
handig hartjes inbre* inlog* jaarl* kan lid luist* moder* moord* ontkn* ontknoping progr* schre* schreven schul* schuld
selfi* selfie speler spelletje swipen tsjec* uitbetaling updat* update val verloopt video* waarv* waarvan werkt*
woonden zende* zodra zodra*`,
      '5': `
app date`,
      '6': `
afsta* afstand match* profiel schermen swipe*`,
      '7': `
profi*`,
    },
    listing: {
      '3': `
140 160 1974 2019 2021 21 88 92 aanbouw aangekomen aanrader achteraf airco airco* alleenstaande amand* begri* begrijp
beken* beroo* beroofd bleek bleek* blies blies* boos boterham bulte* bulten bureau cafe centr* coeli* coeliakie durve*
durven ei garage gekni* geleg* glute* glutenvrij goeie haalden hart huis huisartsenpost ingediend ingek* keuri* km
kopje* kratt* kratten krijt* krult* leer letters levertijd litou* litouwen luxe messe* miste* nivea* ook oppas oppas*
origineel oven pal pedaa* piepk* plaatse plakp* plakplaatje plattegrond prope* proper regel rusti* rustig slaap*
sleutelkastje snijd* stad streepje suppoost teller tenen tenen* ter tijdslot toesl* toeslag uitga* vanui* vanuit veel
verdween verko* vernieuwd verre* volledig voorr* vroeger wegbr* wegbrengen wel welko* wil zee zelfscan`,
      '4': `
000 950 afhal* afhalen belas* blz bunga* bungalow certi* certificaat daarvoor docente ergen* ergens foto gejat gejat*
gelegen gepri* host kado krat kust lak loopa* loopafstand massi* massief missc* misschien nepwi* nepwinkel onder*
onderhouden overgeslagen recen* rijd slaapkamers snijdt stempel typef* veili* verrekijker vlijm* vlijmscherp volgd*
volgde volwa* volwassene vorm vuiln* welkom zijde* zwaar*`,
      '5': `
1998 barbi* barbie fietsverhuur ja keuring spaan* stemp* vraagprijs`,
      '6': `
adver* eiken eiken* spaanplaat zeezi* zeezicht`,
      '7': `
advertentie`,
    },
    location: {
      '3': `
16u 35 aanbouw accep* accepteert airco airco* appartement bedde* bedden bende bende* betaal bolle* borde* borden
caravan denke* denken enkel* ergen* ergens ertus* geplu* goeie gras groet* haha juich* klanten lift modde* modder
muntjes oke ontbi* ontbijt oordo* oordopjes orde panne* parkeren prope* proper rechtbank schit* sinaa* sinaasappelsap
siren* spuit* spuiten stak streepje trapp* verpa* verre* verse verse* versn* vingers werde* werden zakjes`,
      '4': `
04 05 aangehouden aanlo* aanloop appar* barbe* barbecue boks cash daarvoor duwen duwen* enig enkele geplunderd gerar*
gerard groet kassi* kinderwagen kust makke* makkelijk mannetje ophaa* plaatje politiebureau portiek ramp recen*
schitterende sirenes smal strui* syndi* syndicus tegenover terre* terrein vakan* vakantie venst* vensterbank vesti*
vestiaire welko* welkom zaal zalen zalen* zee zeezi* zeezicht`,
      '5': `
coke galge* int kassier luchtpomp rusti* rustig schoonmaakster sproo* sprookje taxi verrekijker`,
      '6': `
beroo* beroofd vlak`,
      '7': `
pal`,
    },
    login: {
      '3': `
600 71 adressen advis* agend* agenda appje* aub baan bedan* bedankt bestellingen bewijzen boodschappen
boodschappenlijst bots brief daarvan digit* digitale durve* durven elke geboortejaar gedaa* gedaan gegevens handi*
handig haren haren* hebt hoeft hoeft* id identiteitskaart intik* jaarl* julli* jullie kaartlezer keer klopt* koe kom
komt koppen krijg kwart* langskomen lees legit* lier lof log luisterde m'n macht* marat* meldingen morgen neuze* neuzen
nieuwe nu onbekend opene* openen opent opent* oplichters opnee* opneemt overh* overm* pin puzzels rekening reser*
reserveren rollen rondje scannen scholen sleutel spaar* speelde stappenteller stort* telt termi* termijn uitsl* vanav*
vanavond verbi* verbinding verif* verni* versie verzint vlagg* vraagt vrijdagavond wacht* wachtwoorden welkom werkd*
werkdagen zekere zie ziet zodra zodra* zuchten zwoll* zwolle`,
      '4': `
appje boods* enige* geban* geboo* geboortedatum geins* geinstalleerd grijz* grijze ie inbre* klopt legitimatie mail mn
ongew* ouder* ouders overmaken porta* portaal scher* sms speel telefoonnummer uitslagen updat* update verlo* verloopt
verlopen verpleging wachtmuziek wachtwoord zelfd* zelfde zien`,
      '5': `
codes codes* enige onjui* ontgr* ontgrendelen spaargeld`,
      '6': `
geblo* geblokkeerd itsme itsme* moet opnie* opnieuw schermen`,
      '7': `
app code inloggen`,
      '8': `
accou* account inlog*`,
    },
    membership: {
      '3': `
0 112 145 200 22u 310 74 79 83 91 aanbod aangesmeerd achteruit acm akkoo* akkoord automatisch begeleiders beloofd
betaalde bevat* bewin* bewindvoerder bleken blok breda breda* breng* bult club corre* correct crech* creche dacht*
dachten dakka* dakkapel dementie deze directrice doe dom domic* domiciliering draad draad* einda* eindafrekening faill*
failliet filiaal gebruik gedag* gedip* gediplomeerd gehad gehad* gent gepen* gepensioneerd gerus* gerust gescheurde
gestapt getek* getekend gezon* goedkoper gold herin* herst* hoesj* hoesje hopen hopen* houde* houden incasso ingelicht
inger* inter* jaara* jongen kanto* kennis klagen klant klant* krul las lette* lettertjes lichten loopband m mager*
maila* mailadres maile* mailen meterstand middagen model modem modem* naden* nadenken nakijken noem norm onbes*
ondertussen onderwijs ontslag opdag* opdagen oplichters ouder* overlijden overs* overstappen pagin* pagina pees per
persoonlijk prate* praten premi* prett* rapport recht* rijd schad* schatting schij* schijnt schrijft shop slaap sport*
technisch teken* tekende tekenen therm* tv uitsp* uitstekend valse valse* ventilatie ver verhalen verkoper verle*
verni* versie verst* vest vonni* vonnis voorhand vroli* vrolijk waarb* waarborg wenst* weten* wetens willens wilt
winkel woond* zitti* zitting zulke zulke*`,
      '4': `
265 aange* aangetekend abonnement arnhe* arnhem beloo* cadeautje coula* coulance curac* curacao demen* driej* driejarig
geschillencommissie gestort grati* gratis herinnering incas* internet jaar jaarabonnement kees kocht kocht* krabbel
lekt loopt loopt* maand maart maart* mager opnam* opname opzeg ouders premie provi* rente rente* schadevrije sms'j*
sms'je stopg* stopgezet studi* verlengd verstuurd vervalst vervi* voorw* voorwaarden welko* wet woon woonden zeela*`,
      '5': `
18 99 abonn* abonnementen date deurw* grijs grijs* huur ingeb* ja knop krabb* lenin* lening lijkt lijkt* maand* maanden
opgez* opgezegd oplev* oplevering opzegtermijn proef* proefmaand roker* table* via vorig zonnepanelen`,
      '6': `
contr* handt* handtekening kantonrechter rechter tablet`,
      '8': `
opzeggen`,
      '9': `
contract opzeg*`,
    },
    order: {
      '3': `
6 60 acht anderhalve apeld* apeldoorn banan* bananen behal* behalve besta* bestelling bestelt betaald bloedneus boek
bol bomme* bult cashe* cola draag eenho* eenhoorn eigen engelse erach* express frika* frikandel garnaal gefel*
gefeliciteerd gewis* gewon* gewone gezie* gezien gijze* gijzeling hange* hangen happe* happen herha* humor humor* keren
keren* kookb* korting koud krege* kregen kwame* kwamen lachte lactosevrij letterlijk lijst* lijstje lotte lotte* manie*
manier meegekregen merke* merken mes mezel* mezelf nooit nooit* ontva* ontvangen opgestuurd pasti* pijn pinco* pincode
pizza's preci* precies raad rolle* rooms* schaaldierallergie schel* schelden slagr* slagroom smaak spanj* spull*
spullen stekk* stekker sterr* sterren stond stres* stress super super* telefonisch tevre* thriller thuis thuis*
uitverkocht verja* vermo* versierd verwachten voorhoofd wat weken worte* wortels wrap zalf zonde* zonder zou`,
      '4': `
auw behul* behulpzaam bestand bezor* bezorger cashew erachter gewisseld handv* handvol huisartsenpost jolie* jolien
kaasp* kaasplank maatj* maatje omrui* ontbreekt ook opa's opa's* optic* opticien overh* rijst* rose sla soja uitsm*
uitsmijter vermoedelijk vleug* vleugje vroegen waarop weggewerkt witte witte*`,
      '5': `
aangevinkt look omruilen rijst taart taart* vergeten`,
      '6': `
lacto* verge*`,
      '7': `
beste*`,
      '8': `
besteld`,
    },
    parcel: {
      '3': `
640 aalst aalst* aansteker aanwe* aanwezig afgeg* afgegeven alsof alsof* barbi* barbie barst barst* bedra* bedrag
bekle* betaald bezorgen binnenkant borg borst* breng* buitenkant busje busje* busse* bussen cabin* cabine dashc*
dashcam deuk deurtje dirk eetta* eettafel eigen einde expres fanta* flank flank* formu* formulier frietkot garage gate
gele gelev* geleverd gemai* gesch* gesleept gesne* getrouwd glans* gras haal hek hoofdkantoor hooi inged* ingev*
ingevuld inlev* inleveren inmid* inmiddels jas juist* juris* jurist kapot kapot* kassabon kees keiha* kinderkamer
kledi* kleur* klus knoop* korting leefd* leefde leek lego levend lijntjes logo magne* magnetron miste moeders morren
nachts numme* ondan* ondanks opend* openingstijden opgeh* opgehaald opsch* over pakje piept pinap* pinapparaat poot
porte* poten poten* ramp reageerde reageren rechtsbijstand ruite* serienummer sjaak sjaak* spier* staat staat* steig*
steiger tante tante* teken* terec* terecht terug terug* teruggekregen trui uittr* vaatw* vaatwasser valet valet* veran*
verhuizers verpa* vind voldo* voldoende vriez* vriezer vuilb* weigeren wijst wijst* zeil zichz* zichzelf zoude* zouden`,
      '4': `
aarde* afdru* afdruk borstels breng bumpe* bumper cm einde* even filmp* filmpje heftr* heftruck hemd ingeh* ingehouden
juiste kast kleine knope* knopen krass* krassen kwame* kwamen lak muis oma react* reactie reage* risic* risico schut*
schutting sleep* snel stift stift* trouwpak uittrekken vlek wiele* wielen zetten zilve*`,
      '5': `
890 anten* antenne bordj* bordje daaro* daarom dozen dozen* gescheurd klep kleur lamp lettertjes piano piano* rever*
revers spieg* spiegel velg vergoed`,
      '6': `
doos kras vaas vergo*`,
    },
    parking: {
      '3': `
16u 6 amai beton* beurt beurt* bewak* bewaker bezet bezet* camer* caravan computer diese* diesel dikke dikke* disco*
drukk* drukken echte* elder* elders erond* eronder feestdagen fiets gelop* gelopen gemeente gepar* gered* gereden
gesla* gezog* gezogen grade* graden grappig grote grote* hielp hielp* host intercom karre* knipp* knippert kun liter
merk minuu* minuut moede* moeder opengesneden opgek* overa* overal overi* overigens overv* overval papeg* papegaai
parkeergeld paste paste* plekk* plekken prive* ramp roept roept* rolst* rolstoel rondj* sport* station straa* straat
stuk tijd toete* toeterende uitei* uiteindelijk uur vakke* veld verlichting vol waarv* waarvan werkte`,
      '4': `
45 achterste allervriendelijkst assor* assortiment bewaking blauw* blauwe camera's controle daare* daarentegen doel
duwen duwen* elast* erbov* erbovenop fiets* galge* geparkeerd gerar* gerard geslaagd hazes hazes* hokje hokje* honden
je knopj* knopje koffieautomaat koort* koorts loopa* loopafstand meele* meelezen minoe* minoes opgeknapt pagina's
pluim* rondjes scheelde slagb* slagboom smal sport startte stoor* stoort terre* terrein uitslagen upgra* upgrade vakken
vasts* vinge* voordat wachtzaal woonw*`,
      '5': `
aanme* auto'* auto's chiru* chirurg stati* vingers`,
      '6': `
aanmeldzuil gras wachtruimte zone`,
      '7': `
parke* parki* parking`,
      '8': `
parkeren`,
    },
    payment: {
      '3': `
140 64 aanma* aanmaning acm afger* afges* afgesloten antwo* april april* besteld bestellingen bestelnummer
bevestigingsmail beweert bewij* bewoners binde* blokkeerde boom cater* cent chant* chatb* chatbot credi* creditcard
doorgezakt dossi* dossier dried* drieduizend droge durbu* durbuy duwen duwen* echte echte* econo* economische eilan*
eiland eind etala* etalage euro excuu* excuus formulier fraud* geblo* geblokkeerd gelee* geleerd gespeld gestu* gewan*
gewandeld goed grind he hoogte hotel hotel* huur huurc* huurcommissie ingeleverd ingelicht ingev* ingevuld intus*
intussen keren keren* klok knoop* kosten kras krediet krijg* kwijt* let lopen lopen* luchtvaartmaatschappij m'n mails
mails* maken maken* marle* medicijn mei naden* nadenken nederlandse nep offli* offline openingstijden opgezegd opladen
opmerkingen overgemaakt overk* overkant pagina's pakje plakp* plakplaatje platf* platform pop probeer rechtbank reis
rood ruiten scanner schreven site sleutels sluitingstijd spellen spijt* sport* stapp* stof storm storm* stude* stuurden
tegem* termi* termijn teruggezien troos* troost u valse valse* verdienen verlengd verloofde verlopen verni* vertel
verve* verwerken verzonnen vluch* vlucht vonni* vonnis voord* voorw* vriez* vriezer vrijgegeven waarb* waarborg wijzi*
wijzigen winterjas woond* woonden zeezi* zeezicht zijde* zomer*`,
      '4': `
115 36 98 afgeschreven afwij* besli* beslist bewijs febru* februari geboe* geboekt geschillencommissie getek* getekend
getui* getuige huisj* huisje ingeh* ingehouden ingel* klach* klacht krijgen kwijt letter oplei* opleiding
plaatsbeschrijving retou* spijt stappen studenten teruggestuurd tevor* tevoren verhuurder voel voordeel voorwaarden
vouch* voucher wegen* wegens wette* z'n zomer zorgv*`,
      '5': `
annul* annuleren geann* geannuleerd nieuw ontva* ontvangen retour terug* verlo* vervelend`,
      '6': `
terug`,
      '7': `
borg`,
      '9': `
geld`,
    },
    paymentmeans: {
      '3': `
0 000 145 15 200 26 350 4 61 800 89 99 aanbod aankl* aanne* accep* accepteert accou* account afges* ameri* americain
apparaat autom* aygo belgi* bestelnummer betal* bevei* beveiliger bevestigen bevri* blokk* blokkeerde bonus bonus* bots
briev* brievenbus brugg* brugge burge* chalet cursu* cursus da's dames dames* direct doel donderdag dreve* dreven druk
duizend duurt duurt* emmertje faceb* firma firma* fout gegeven gehak* gehakt gejat gejat* gekli* geklikt gepen*
gepensioneerd gepland gewonnen gezonde goede goede* gsm harin* haring herinnering hetze* hetzelfde heuptasje idem
incassobureau ingetoetst inzet* itsme itsme* jaarabonnement juich* keurm* keurmerk kinder kines* klant kozij* kozijnen
leegg* leeggehaald lenin* lening lettertjes ligt liter liter* lucht* maand* machine macht* mager minib* minibar minst*
minstens moder* nagew* nagewogen negentig nepwi* nepwinkel nocht* nochtans ombudsman onderaan opdra* opgegeven opgew*
opkij* opkijkt oplichters opnam* opname opnemen overboeking overdag overgemaakt overmaken pas pinap* pinapparaat plaat
pogin* profi* provider reage* reageerde rek rommelig rood ruiten schatting schel* schelden schot schreven secon* selfi*
selfie sinds* slach* slachtoffer sleep* slikt* slikte speler stem suppo* t tegel* tegels telde telde* telefoonnummer
terec* terecht terug terugkrijgen toete* toeterende uitze* utrec* utrecht vanda* venst* vensterbank ver
verantwoordelijk verkocht verlopen verwijst verzekeringen vijftien voors* vorig* wekel* wekelijks werch* werchter
werkd* werkdagen wildv* wildvreemde woond* woonden woont woont* zieke zonnepanelen`,
      '4': `
180 500 900 aanbe* aangi* aangifte automaat belgische betaa* beves* blijkt dakpa* dakpannen dieme* diemen eenma* euro
exact exact* gedup* gedupeerden gegev* gegevens huur inget* kaart keurige kinesist link litou* litouwen logo maand naam
opgez* opgezegd pinne* pinnen proef* profiel regen* reken* rekening romme* slagb* slagboom sms'j* sms'je spijt stich*
stichting stort* studi* tsjec* uitbetaling uitgeschreven vanze* vanzelf via waarb* waarborg wacht zodra zodra*`,
      '5': `
aanbetaling afgeschreven besta* bestaat betaald eenmalig gestort kaart* kaarten kvk maandelijks nogma* nogmaals
proefmaand storten uitbetalen voorschot`,
      '6': `
krul uitbe*`,
    },
    policy: {
      '3': `
19u 45 61 62 a aanha* aanhanger abonn* abonnement achtbaan ademe* ademen afgek* afgeven almer* almere anderen annul*
annuleren antwoordde badme* badmeester behal* behalve beheerder beurten bewaart bewij* bewijzen bidt binne* blijft
blond bloot bloot* boerk* boerkini bonen* bonne* bonnetje boven breed breed* breez* breezers broek* brugk* brugklassers
buite* buiten busje busje* collega's commu* compliment da's dertien dode draag* eenmaal erond* eronder feest*
feestdagen fiets* gedoe gedoe* gedra* geldt geldt* gepland geraapt geric* gericht gestort gewet* geweten giste*
gisteren grijz* grijze henk heupt* hoefd* hoefde hokje hokje* hond huish* incluis itsme itsme* juli kassier klonk
klonk* kloppen kolen kolen* korte korte* kraan* kruk liete* lieten logisch marokkaans matje matje* maxim* meest mochten
opgen* opgenomen opges* opzegtermijn oven pech persoon peute* peuter plukk* plukken recre* recreatiebad roltr* roltrap
scholier schoonmaak schoonzus slapende sneak* sneakers staat staat* stuurden tasse* tassen tegoedbon tekor* tekort
turki* turkije uitbetalen vergeven vergunning verificatie verlo* verloopt verne* vijfd* vijfde voel vond voorschrift
voorzitter vriendelijk vries warm weeke* wegen* wegens weige* werkg* werkgever wet wij wijze* wijzen wisselen zakla*
zaklamp zeela* zeeland zelfs zondag`,
      '4': `
behandelingen beter beter* binnen bonus bonus* centi* centimeter draagt etala* etalage fietsen fluit fluit* geboo*
gehei* heren heren* heuptasje huurv* huurverhoging ingez* ingezet kassi* knipp* knippen kraanwater kredi* mag moet
nijlp* nijlpaard ongem* openl* openlijk opgestaan opstu* pilletjes schaam smal snap stort* storten strop* stropdas
suppo* verjaardagscadeau want weigeren zwemm* zwemmen`,
      '5': `
behee* geboortedatum golfk* golfkarretje id jij potte* potten stil`,
      '6': `
mocht regel* regels`,
      '7': `
mocht*`,
    },
    price: {
      '3': `
00 05 13 145 160 168 22 285 3 38 39 4 41 7 700 740 75 86 890 94 99 a4'tje aanbi* aanbo* aansc* aanschuiven affic*
affiche afhal* afhalen afsta* afstand afwas* allervriendelijkst ameri* americain anders aygo ballenbak bedoeling begro*
bejaa* beker beroo* beroofd besta* bestand betaa* betaald bezorgen bijvu* blijft bloot bloot* boef boeke* bolletje
boorde boter* brood brood* bruin bult cijferslot club coach coach* curac* curacao deed defec* defect dekentje dikke
doel dompe* dompelbad doodslag doorgegeven drank* droog druppelt duimp* duimpje duist* duister duive* echt eerlijk
eetta* eettafel eitje eitje* emmertje enger* exame* favor* fien friet frietje frigo* galer* galerij galge* gapen
garnaal gebut* gebutst gehakt gekek* gekeken geldi* geldig gepen* gepensioneerd geplu* geprikt geres* gereserveerd
gerus* gerust gesme* gesne* gesneden gesto* getroffen gezon* gijze* gijzeling gitaa* glaas* glaasje glaze* glazen
gmail* goedk* goedkoper gold goud griez* groot gunst gunst* haakj* haalden haarspeld haast haast* haha handt* hartjes
heuptasje hint hoofdkantoor horte* hortensia's huren huren* huurv* idem ijsko* ijskoud inboe* inboedel index* inkom
janke* jongs* jongste kabel* kamel* kamelen kanten kapit* kapitein kapotte kapse* kapsel kassa kater kater* kettingzaag
kindermenu kipnu* kipnuggets kleiner kleuters klikk* klikken knikk* knipt knipt* koekj* koffers kopen kopen* korst
korst* korti* kostt* kostte kraken kreef* kreeft krom la leeggehaald leek leerl* leeuw* leeuwen letters leuk leuve*
leuven luchtpomp luid lust m'n madam* marokkaans maske* matte* matten minst moder* moord* muziekje nadie* nadien nagew*
nagewogen negentig netje* netjes notee* noteerde offer* offerte omhoo* omhoog omlaa* omlaag onderin ondertitels onget*
ongetwijfeld ooit opene* openen opgek* opgesloten opgie* overg* pagina's pak panfl* parke* passeren personen piep
pinap* pinapparaat pisa pisto* plakken plan poes politiemuseum pony'* pony's pot premi* premium prikj* prikje puber*
pubers puzzels r reken* rekende rekening roker* rolla* romme* rose ruite* ruitenvloeistof saai sauna sauna* schaamte
schakelen schatje schatting schijnt schoen schoenzool schrijnwerker schul* schuld servicebalie slipp* slot slote* smart
snap snuff* sokke* sokken spaanse speelt staart steak steak* steil sterr* sterren stevi* stier* stierf stom stott*
swipen taai tanda* tarie* tarief tecke* teckel tekstbordjes telefoonhoesjes testa* testament thema* tijds* tijdslot
toch toegestuurd tompo* top touw tulba* tulband typef* uitgebreid uitgelezen uitlaat uitleggen uitpr* unifo* uniform
upgra* upgrade uurtj* vacci* vaccinatie verbe* verle* verlichting vermo* verpa* verpakking verpe* verpest verschil
verslavend vertel verve* verveelde verveling vest vet vlot vlug volwassenen vonke* vonken vooral voorhand voorr* vooru*
vorig* vrijwilliger vroeger vroli* wachtwoorden wafel wafel* wazig* wekel* wekelijks wiel wiele* wielen zakla* zaklamp
zalen zalen* zeeland zeg zekerheid zesse* zessen ziet zovee* zoveel zwaar* zwage* zwager`,
      '4': `
120 18 26 28 300 32 48 6 680 89 9 95 a4'tj* afgesproken alwee* alweer appel* armer armer* asper* auto band bijbe*
bijbetalen bolle* boor boos boterhammen brokk* brokken busje busje* cadeau dikke* doods* draaien droog* dure eerli*
entre* eraf fijn friet* gange* ge geduldig gehad gehad* geplunderd gepri* gerei* gereinigd gesmeerd geven geven*
gezellige gezond hangs* hangslot hap happy happy* hartv* hartverzakking heerl* heet hoorn* hoorntje houdt houdt*
huurverhoging ineen* ineens kat kerse* ketti* ketting klopp* koffe* lach langz* latte* lekke* limbu* montuur oh
opgietingen oren parkeren potje potje* prijsverhoging prijz* prijzen progr* rechts rijde* rijden samir* samira schil*
serie* serieus slap sliepen slim snuffelen specu* strui* tegem* vakku* vakkundig verlengd vermoord verni* vernieuwd
verplicht versnelling verwacht voelt voelt* voora* voorschot vooruit vraagprijs vrienden vrolijk wazig weegs*
weegschaal zeventig zwarte`,
      '5': `
1974 24 265 2x 65 8 80 85 aangekondigd audio* audiotour beer biet bol detec* duurd* gaven gaven* gekos* gekost gesco*
gescoord gram hans heerlijk instructrice janken kersen lauwe lauwe* lidl markt* mediu* medium offli* offline omhee*
omheen opgeknapt overval p patat* per popco* programma pure rommelig saus schro* schrok speeltuin steil* stuk vorig
wasst* wasstraat weini* weinig`,
      '6': `
950 duur duurder euro gestolen handtekeningen lekke montu* overv* popcorn prijs prijs* smaak* struikroverij`,
      '7': `
50 date smaakte`,
    },
    product: {
      '3': `
38 39 78 aandr* aandringen aarda* aardb* aardbeien achternaam afgel* afgeleverd alwee* alweer ameri* americain ander*
anderhalve apeld* apeldoorn bagag* bagageafhandeling batte* batterij begrafenis belas* besteld bewaart blink*
bloeddrukpillen bloem* blous* blouse blz bolle* bon boos bulte* bulten buurt buurt* cashews chape* chapeau comme*
commentaar daarv* daarvoor deed den denk denkt denkt* dichtgeplakt discr* dode dooie dooie* doosj* drama drama* dreve*
dreven drukt dure dus eerste ei engelengeduld erop excuu* fabrikant fantastisch flauw* flesj* frigo* garan* geel gekos*
gekost geldt geldt* gemen* gesne* geste* getan* getankt gewee* geweest gezwo* gezwollen goed goedkoop grond grond*
hardo* hardop hart harte* hartelijk heet hoera hoera* hoofdpijn hout huisa* huisartsenpost ingek* ingen* jarige kabou*
karton kasjm* kasjmier kinder klach* klacht klass* kleinkind korst korst* kost krass* krassen kroeg krult* leeggehaald
leer levende lidl liet lint loker* lokeren maag maat merkt* merkten mest model model* muis n nagel nicht* nichtje nieuw
nieuw* noten* notit* oma onsch* onschuld opgegeten origineel overgehouden overval past personen peuter pistolets plakp*
plakplaatje planner platf* platform plug pot potje puzzel regen* ribbe* rolla* ruikt ruikt* sanne sanne* schaaltje
schap schietspel schil* schoenendoos schoonvader schor schor* simkaart sinte* sinterklaas siren* slaat slaat* slagr*
slagroom slap slijt* smaakte spaan* spijk* sprong staal* staaltje steel* steke* steken sterr* sterren stick* sticker
stofz* stott* streep stukj* suiker taart taart* tante tante* tenmi* tenminste teruggebracht terugging terugsturen tong
toont toont* touw uitdr* uitga* uitverkocht vakku* vakkundig valt vergo* verko* verle* verzin vet vijve* vijver vooru*
vorm wast wazig* websi* website winkel winterbanden wisselde wit wormp* zacht zakte zakte* zeker zeker* zelfd* zelfde
zelfscan zolan* zolang zwaar zwaar*`,
      '4': `
1000 42 aangekomen accu amand* anders asper* avonden bak barbi* barbie bedje bedje* been begraven bestand bot bril
bruin bruin* creat* discretie dit dochtertje draag* eentj* eentje eiken eiken* erach* ervan ervan* foto gaatj* gaatje
garantie gegot* gegoten geper* gepla* geschillencommissie gesneden gestemd getui* getuige handl* handleiding horte*
hortensia's iphon* iphone kaartje kado kam katte* klonk klonk* koeie* laden laden* langskomen massi* massief mes milli*
mouw onver* opa's opa's* opengemaakt opstu* opsturen overburen plant* planten proefde romme* rose roze schoot schrikt
spaanplaat struikroverij stukjes tape teruggekregen verkoper verpa* verpakking versc* verschil volwa* vooruit wazig
weggewerkt weken weken* winke* winte* zak zorgv*`,
      '5': `
85 allergisch begra* bovenop brill* dood engel* gefel* gefeliciteerd gekoc* gekocht geplakt kleur kleur* laven*
lavendel los na onderin onverwoestbaar print* printer puur tomaa* tomaat tweedehands verlept vlijm* vlijmscherp
volwassene zaten zaten* zuigt zuigt*`,
      '6': `
ding doos engelse etike* etiket originele ruile* ruilen snijd* snijdt`,
      '7': `
origi*`,
    },
    punctuality: {
      '3': `
00 06 10 11 5 aanbouw aansl* aansn* aansnijden acht afges* afgez* afgezegd alwee* alweer anja app badku* badkuip
bereikbaar bewer* bezig bezig* bijge* bijla* bijlage bonne* bonnetje breda breda* busje busje* campinggasje cater*
chauffeur d'r daare* daarentegen dagje dagje* dan deze eetta* eettafel engelen erg flesj* flesje gemak gemak* gemist
gezeg* gezegd golf harin* inbre* ingez* ingezet inhalen jongens jou jouw keer keiha* kerstmarkt keuke* keurig
kinderkamer klappen kortr* kortrijk koste* kwijt mekaa* mekaar minut* minuten morren noeme* noemen ns nu omroe* omroep
on overleg papier poot ramen ramen* ramp remis* remise rooie rooie* ruit sauna sauna* scholier schriftje smeri* smerig
spier* taart taart* te technisch ton twee uitle* uitleg uur vertrokken vervo* verwarming vlieg* voldo* voldoende
voorhand voorm* voormiddag weer wegen* wegens werel* wereld zaven* zaventem zorg zwoll* zwolle`,
      '4': `
3 43 aanko* belletje besta* bestaat boot chauf* const* constant driee* duren duren* eindh* eindhoven fanta* fantasie
greet greet* haringen kade kosten lamp min overstap pende* perron plann* plus rijdt rijdt* tegel* tegels tijd uitva*
vluch* vlucht voorb* voorbij vrije vrije* zwaai* zwaaien`,
      '5': `
aansluiting campi* gemis* lijn ophan* perro* planning roose* roosendaal seins* seinstoring tram trein vertr* wasse*
wassen z'n`,
      '6': `
afgeschaft bus nmbs trein*`,
      '7': `
laat vertraging`,
    },
    queue: {
      '3': `
10 1000 118 14u 16 16u 19u 20 2017 3 35 50 64 75 9 98 aangeraden aangesloten aanme* aanraden aansn* aansnijden achttien
advoc* advocaat afgesnauwd allervriendelijkst au balie balie* bande* bandje bedra* bedrag begrafenis begri* behandeling
behul* behulpzaam bejaa* bekek* bekeken bel bestelling betaal bezet bezet* binnengebracht black black* blanche
blindedarm blok blz bob bonus* boot braaf braaf* braba* breiw* breiwerk brief* brill* can chagrijnig chef compu* consu*
crois* croissants dame decem* december diepv* diepvries digid digid* direct discu* discussie docente donde* donderdag
doode* doodeng doodgegaan doorbakken doorv* doorverbonden dried* drieduizend drukk* drukken dubbe* dwars dwars* eat
echt eenho* eenhoorn einde* elast* engelengeduld enveloppen erbov* erbovenop erfen* erfenis erover exper* expert extra
extra* febru* februari foutm* foutmelding friet* gebeurd geget* gegeten gehol* geholpen genoemd genoteerd geree*
gereserveerd geroe* geroepen geschat gespeld gewan* gewandeld gewonnen gezellig gezon* glas gold grappige hagel haha
hands* handschoenen heup hooi huurverhoging idee ijsje ijsje* ingediend inkomen jaarl* juist juris* jurist kade kantoor
kapot kapot* katte* kindermenu kipnu* kipnuggets klass* knippen kost koud krom kroon kroon* kwaad kwaad* kwijtgeraakt
laatst leverancier lieve limonade lintj* lintje look loons* loop luido* luidop lukt lukte lukte* maakt* maakte maart
maart* mannetje mayonaise medic* medicijnen meele* meelezen meisj* meisje min minde* minst moet moordenaar moordenaars
muf muziekje nagek* nagekeken nagel namen* negentig noor nucht* nuchter oh ombudsman omhee* omheen onged* opgel*
opgestuurd opgevouwen oplad* oplader overburen overgemaakt parke* parkeren parki* parking pdf pijn plakken plan poes
postz* postzegel prijz* prijzen radio* rembl* reservering riepe* riepen rolle* roos route* ruitenvloeistof saign*
saignant schad* schade scheel schra* secre* sjouw* slechtste sliep sliep* sluiten sms'j* sms'je soa soep sorte*
speeltuin spellen spoed spoed* spring steak steak* steen steil stierlijk stijf stijf* streek stude* tandarts tang
tecke* teckel tel telefonisch terugbetaling teruggevorderd testa* testament tijd toetj* toetje tompo* trouwpak tusse*
typ uitbetaling uitgelezen uitke* uitkering uitlaat uitslagen vanna* vannacht verdien verme* verontschuldigen versierd
verveelden verzekeringen vijfd* vijfde vlees* vlucht voelt voelt* voorl* voorstelling voorzien vreem* vroeger wazig
weggo* weggooien weken weken* wildw* wildwaterbaan wisselgeld you zalf zeezi* zelfs* zes ziekt* zon zonge* zongen`,
      '4': `
21u 6 83 86 94 aangebrand aanra* aanvr* attra* attracties auto band besla* beslagen beurt* bezwa* bezwaar blond
computer desse* dessert deuk doorb* dubbel eindelijk frieten gewac* gewacht gliml* glimlach handtekeningen helpt helpt*
hoofden jongs* jongste kater kater* kelne* kelner ketti* klaps* kleinkind koort* koorts krant krant* lange* leena*
leenauto loketten montu* montuur morge* morgen onderdeel opgelost opsta* passeren patie* polis* prik puntjes reserveer
school servet simpe* slim stipt stipt* stuks stuks* typef* veron* vijfentwintig vlees voeld* voorgerecht voorraad
vreemde wachtenden wachtkamer wachtruimte zitti* zitting zoek zoet zucht`,
      '5': `
51 55 aanmeldzuil anderhalf beurt brief bril chiru* chirurg consult controle duurd* hoofdgerecht inder* inderdaad
innem* innemen katten kettingzaag klaar klapstoeltje koffieautomaat langer maske* minut* minuten nummertje recept
rijbe* rijbewijs ronde ronde* vival* vivaldi wachttijd wiel zaterdags`,
      '6': `
10u afspr* afspraak amai dokte* dokter duurde gepak* gepakt klaar* lekke loket rij roept roept* simpel wacht* wachten
wachtzaal zeeziek zeventig`,
      '7': `
loket*`,
    },
    returns: {
      '3': `
3 38 3e 64 aanha* aanhanger aanma* aanmaning admin* administratie advie* advies barbi* barbie barst* bedrijfsleider
bezoekers blanc* blikk* blikken boile* boiler breng breng* creat* daarom dragen druppel eigen erlan* erlangs erop
geduldig gepas* gepast gescheurd gestu* glash* glashard hem itali* italiaans kan kassabon klant* klantenkaart korti*
korting kosten krass* krassen kwijt lager lager* lekkende livin* living mei merke* merken mes mevro* mevrouw misse*
missen moet museu* museum na omruilen oorsp* oud pakt parfu* parfum parket pas pech polen polen* pop printer probeer
puzze* puzzel rand rap refer* ruik schietspel schoe* snotn* snotneus streep strip strip* stukj* tape tegen tegoe*
tegoedbon teruggezien tomaa* tomaat tweedehands verga* vergadering verke* verloopt verpa* verpakking verwerken vijve*
vijver vlijm* vlijmscherp voele* voelen want wijzen winter wk zogen* zogenaamd zolen zolen*`,
      '4': `
100 1000 40 42 barst bewaart gedragen jurk klantenservice kost leer lego lerar* lerares omger* omgeruild schur* smal
stofz* stukjes terug* terugbrengen verven voorgelogen`,
      '5': `
doos fabri* geld label omrui* retourlabel`,
      '6': `
fabrikant gedra* label* maat ruile* ruilen terugsturen trui`,
      '7': `
95`,
      '8': `
retour`,
      '9': `
retou*`,
    },
    rooms: {
      '3': `
airpo* airpods antwoordt balkon bedde* bedden beroo* beroofd bijna bijna* blauw boek braak* doosje eigenares erom
foets* foetsie fotot* fototoestel gaven gaven* gebruiken gehoord geopend geslapen gevou* gevouwen gezelschap goede
gordi* heerlijk host jarig jarig* keuke* keuken klink koffer kopte* koptelefoon kwijtgeraakt locke* loper loper* minib*
minibar morre* muf muts naalden nachtkastje nachtreceptionist oke ook opengebroken piepk* plaat* planten poets* rechtop
sliepen sloot sloot* smake* smakelijk sok sokke* sokken spann* spannend spook* stapelbed terugkwamen uitgegeven vakan*
verbl* verblijf verdwenen vertelt vlak weg zolderkamertje`,
      '4': `
1911 49 donke* donker envel* gebru* gordijn grootte huwelijk koffe* locker muur nachtje noch paspo* paspoort patri*
recep* receptie sier slaapzaal spaargeld stoel stoel* stofzuigen uitzi* verhuurster zeezi* zeezicht zeure* zeuren`,
      '5': `
envelop kluis* maast* maastricht nacht* stran* strand uitzicht`,
      '6': `
dichtgedaan douch* gebruikte moedersleutel ontbi* ontbijt vakantiegeld`,
      '7': `
douche kluis`,
      '8': `
kamer kamer*`,
    },
    sales: {
      '3': `
0 000 112 2019 39 5 55 7 83 aandr* aandringen abonnementen acm actie* activ* admin* afgeh* aflev* afzet* afzetten
belee* beleefd benzi* benzine bijge* bijgesteld bijla* bijlage bleef bleef* blijft boekh* breez* breezers brugk*
brugklassers dakde* dakdekker dementie denke* denken deur doorgekomen draad draad* dreef dreef* eenmalig eerlijke eind
euro exemp* exemplaar formuliertje garan* gebre* gebreke gedag* gerei* gereinigd ging halen halen* herhalen hier hoger
hoger* ingelicht inter* inwer* ja joris joris* julli* jullie kantoortje kassier kauwg* kauwgom kenne* kennen kenni*
kier klant klant* koop koper koper* kopie* korta* kortaf krabb* krabbel krul later later* latte* lenin* lening
levertijd loon losse losse* meterstand moeder naden* nadenken nagev* nageven nakijken namen* nee neven neven* noord*
occas* occasion oktob* oktober ons opgem* overlijden overstap pan pannen paraa* paraaf pauze pauze* pedaa* pensi* plat
poets* poetsen prijs prijs* proef* rekening roker* rot salar* schad* scheu* scheur schip* showr* showroom slaapzakken
smere* smeren spoel* spoelbak stagi* stich* stichting table* tasje tasje* tekst* toegestuurd tulpe* tulpen typef*
uitve* vacat* vacature valse valse* verme* verni* verpl* versn* versnellingsbak verte* vertelt vervalst verzonnen
verzwegen vonni* vonnis vraagprijs waars* wachttijd wijka* wijkagent wilde* wist zaakv* zaakvoerder zitti* zitting
zwarte`,
      '4': `
800 84 afwij* arnhe* arnhem bande* banden belde belden belt contract driej* driejarig geldt geldt* grati* gratis handt*
hoesj* hoesje internet kanto* keuring kopie lak loonstroken macht* opnam* opname overgeslagen pensioen prate* praten
proefrit tablet tekst teller verkocht verplicht vertel verzekeringen waarschijnlijk`,
      '5': `
apk belde* bod handtekening ineen* ineens inrui* matte* matten meega* teken*`,
      '6': `
91 let maandelijks tekenen`,
      '9': `
verko* verkoper`,
    },
    seating: {
      '3': `
29 35 aangebrand aangehouden aangekomen aansluiting aardig achte* akte balkon banke* banken bedie* bediening beeld
beeld* beker beker* bende bende* bil blokk* boeie* bomme* bommetje cm crois* croissants dader dader* doodgegaan
doodslag doorgekomen drukt drukt* dubbe* dubbel expre* films films* formuliertje garnaalkroketten garnalen gaste*
gasten gekek* gekeken gekni* geknipt gelui* genieten gepra* gepraat gescheurd gesprek gestemd gezet* gezie* gezien
giere* gieren handbagage hap harin* hebbe* hebben heren heren* hoekj* hoekje hoge honge* honger hoofd* hoofdstuk hoop
horro* horrorfilm juist jus kamee* kameel klaps* klapte krukj* lapto* laptop legde legde* maaltijd meche* mechelen
misda* misdaad oorsp* opgesloten opgietingen oren piepte piloo* piloot plakt* plank* plus pp puber* pubers raampje
ratel* ratelt reserveren scheelde schij* snapt* spanning spel stewardess stok stuit* tafeltje telefoons ticke* tom
toppe* topper trein* uitgekeken uitstekend vecht* vechten veer vergi* vermoord verveling voelde volgen voork* voorste
voorstelling vuilb* vulli* vullingen wasba* wasbak winterjas zitte* zitten`,
      '4': `
aansl* aanslag acteu* agath* agatha airco airco* armer armer* brugk* brugklassers chris* christie condu* conducteur
down evacu* express garna* gate geluid gespe* gespeeld gezeten haringen ingri* jas klapstoel kniee* knieen krukjes
lange ma mahle* mahler moord moord* oost pasta pasta* plakt popco* prote* rolst* rolstoel schijnbaar schoen stiltecoupe
stuk super* tafels ton uitei* uiteindelijk vrijgezellenfeest vuilbakken`,
      '5': `
54 acteurs bankje bankjes bovendien gelac* gelachen geres* gereserveerd kabou* last leuni* leuning macbe* macbeth pauze
pauze* popcorn sterf* sterft stoel tafel* tafeltjes wc's zicht zicht*`,
      '6': `
bankj* beenr* beenruimte film houte* houten krukk* krukken nek rang rij zeer`,
      '7': `
pilaa* pilaar stoel* stoelen`,
    },
    service: {
      '3': `
1911 3x 46 52 81 aangeraden accen* accent ach afgeven afhan* afloo* afloop antwoordde apart* apk apoth* arm baan baard
badja* bakfi* bakfiets balie balie* balle* barst* bazin bazin* bediening beslo* bespr* bespreken bestellen bewee*
bikin* binde* blaas* bladz* blaffen blanche blauw blous* blouse boeke* bovenop breez* breezers broers c cabin* cabine
camera camera's cijferslot collega consulent consulente d'r daarb* daarbij dachten degen* degene dekse* deksel deurt*
deurtje deurtjes diplo* directie docen* doel donderdag dorp dorst dorst* drank dronk* droog droog* duim duimp* duimpje
duive* dutje dutje* dweil* eigenares eindelijk elkaars elven elven* epipe* epipen erger* ernaast ertus* ervar* evacu*
exemp* exemplaar express fatim* fatima fles funct* functie gebro* gebroken gebruiken gecon* gecontroleerd gedip*
gediplomeerd gedronken gegoo* gegooid gehoo* gehoord gehui* gehuild gekek* gekeken gekli* geklikt gemel* gemeld genoemd
geope* gepra* gepraat gepropt gesneden gewisseld gewon* gezet* gezin* goeiedag greep haalde haar halfu* ham handen
harde* haver* hazel* hazelnoot heen heten heten* hier hilar* hilarisch hobby* hoefd* hoefde hoest* hoofd hoofd*
hoofdpijn hoogt* hoogte hoorde hormo* hormonen huilde incasso ingan* ingang inspe* inspectie instagram installateur
inzet* jasje jasje* jawel jawel* jij jongens jongetje juf kaartjes kamp kampv* kampvuur kappe* kapper kapster kauwgom
keek kees kegel* ken kevin kevin* kindj* kistj* klaagt klage* klant klein klink* klok kloppen kneep kneep* knipoog
koevo* koevoet koort* koorts kopieen kopje koppel korta* kortaf koude kraan krabben krass* krassen krukj* krukjes
kwijlde la lach lak lalle* lampje land lang legde legde* lege legge* leren leren* letterlijk lippe* liter* luxe m'n ma
maden maden* magere mandje matrozen medicijnen meide* meisje meldi* merkt mest mevro* mevrouw mis misgegaan mochten
moeder moeders monit* morge* moste* mosterd muis muziekje nachtkastje nachtreceptionist nagew* nagewogen neef neus
nodig nodig* norm noteerde noten* ochtends oke onbekend ontst* ontwo* onze oom opgen* opgenomen opgevouwen opgietingen
opkee* opkeek opkij* opkijkt opmerkingen orde ouder* overleg paal pakt parel parfu* parfum parkeerplaats pasho* pasto*
pastoor perfe* perfect petra petra* piep piepe* plank* plasp* plaspauze plass* plassen plekk* plekken plots plots* plug
politiemuseum pools* poortje postz* postzegel poten poten* prachtig prali* pralines preci* precies probeer proefde
ratel* ratelt recen* reisl* reisleidster ritte* ritten roest* rolde* roltr* roltrap rommelig rondje router ruit rust
schaduw schelden scheu* scheur schiet schol* scholen schon* schoonvader schriftje schrijft schrijven schuurplekken
selfi* selfie shop sjouw* slaapzaal slaapzak slagb* slagboom sluiten snuff* snuiv* snuiven snurk* soep sollicitatie
spoed sprak* spring spuiten sta staart stak steak steak* sterkte stewardess stop strip* stuks stuks* tas teen tegen*
tekenen telefonisch tent teruggebracht teruggezien terwi* terwijl teste* testen texel texel* thema* tja toetj* toetje
toeva* toevallig trapp* uitgebreid uitke* uitkering uitla* uitlaat uitma* uitze* vader* vakken vecht* vechten veel
veran* verander veranderd verbo* verdien vergat verge* vergoeding verka* verkopen verliezen versl* verte* verwees
verzin verzo* verzwegen viel viere* vinge* vogel* voord* vraag* vriendelijker vrienden vroeg* vuilbakken vuile*
wachtlijst wafel wande* wasbakken wasma* weegt weegt* wegre* wegrestaurant wekenlang werel* wereld whats* wilde* wildv*
wildvreemde wille* winke* winkel wodka wodka* woonden woord* zaak zaakv* zaakvoerder zakjes zaterdags zendi* zending
zenuw* zet zijde* zoeke* zoeken zucht* zwaaien`,
      '4': `
06 640 aangenomen achterbank afdel* airpods allergie armen armen* autos* badju* badjuf badme* badmeester bakken bande*
begrijpt beha behee* bekij* bestellingen beurt* beval* bewaker bewon* bewoners bezem bezem* bh bierv* bierviltje
binnenkwam bloedverdunners blokkeerde blote blote* boeken bomme* borst* bovenbeen braak* broer broer* bult busha*
bushalte camer* camio* cara chagr* choco* coke colle* compleet daari* daarin dacht dacht* dakka* dakkapel dames datal*
datalek desse* dessert deur directrice docent dochters draag drent* dronk dubbele dure durft durft* duwde duwde*
dweilmachine einde* ernaa* fout frika* gedoe gedoe* gefie* gefietst genk gepar* gepas* gepast gepin* gepind geree*
gesprongen gestorven getan* getankt gezet gezinnen gezwa* gezwaaid giech* ginge* gingen gooid* gooit gooit* gsm halfuur
hand handd* havermelk heett* heette herkende hiero* hieronder hobby hokje hoogu* hooguit hoord* hup inget* innem*
innemen intak* janse* jansen jas jonge juffr* juffrouw kabeljauw kapst* kassa* kattenpis kauwg* keken keken* kindje
kines* klaag* klap knipo* koeke* koelen konij* kop kopie* krat krijgt kroeg krukk* krukken lachj* lachje lacht lacht*
leefd* leeft* legit* leidinggevende liegt liegt* lijde* lijst luchtpomp magnetron map meege* meid meisj* merke* merken
momen* moment mopje* mopjes nam nek noemd* noemde noemt noemt* nummertje of onaangekondigd opgesloten ophaa* ophou*
optic* opticien oren overgeslagen overl* overleden overw* pa pannenkoek paspoort paste paste* pastis peper* piano
piepen piete* pieter pilletje pinda's pinda* plas plast poort probeerde progr* pup pupillen recep* redder refer*
rekende rijst roest rolde romme* ronny ronny* rooie rooie* rubber schep schoonbroer schoonouders schot schoteltjes
schri* schuu* secre* sier sigaret sleutels sloot* sluitingstijd snoep* solli* spa spaar* spel speur* speurtocht spuit*
stagiair stagiaire stape* stapt* stapte stekk* stekker stevi* stijf stijf* stuurde tegen tempo tempo* tient* tik tilbu*
tilburg tilde tilde* toe trouwring tuin uitba* uitbater uitdo* uitdoen uitdrukkelijk uitzendkracht vacature vader
vakan* varke* ver verbe* verdween vergadering vergeet vergi* vergu* verpl* verschil vertellen vervallen verven voelde
voorhoofd voork* voorl* waaro* waarom wachtte wc's weigerde werke* werkg* werkgever wifi wilden woorden zakte zakte*
zegel* zesja* zesjarige zestig zichz* zichzelf zij zonne* zoon zoont* zoontje zuste*`,
      '5': `
212 21u 29 420 47 64 abort* abortus afgelopen afwas* amper amper* arrogant autosleutels backe* backer bak bart bedie*
bedrijfsleider beefd* beefden begeleidster bek bekee* bekeek bekek* bekeken bemanning beroerte besch* bevalling
bevestigd bewaard biert* biljet binnenkant bitte* blikk* blikken blind* blond blonde boerk* boerkini bovenarmen
bovenste buitenwipper cadeaubon cappu* cappuccino cijfe* dames* dashb* dashboard denk dode doorl* dozen dozen* drage*
droom* dropp* dropping drukt drukte dwars* eigenaresse ernaar ex expre* expres filiaal foets* foetsie fouil* garderobe
gast gasten gebeuren gebor* geboren gebouw geduw* geduwd geert geert* gefou* gefouilleerd gelegd genot* geopereerd
gepik* gepikt geraapt geroe* geroepen getro* getrokken gevaa* gewet* geweten gij glans* gooide grens* gunst gunst*
handdoek hartje heren heren* herke* hield hokje* hoorn* huisb* huisbaas identiteitskaart jarig jeugd* jongeman journ*
journaal kinderstoel klaagde klantenkaart kledi* kleuter klopp* kluis kluisje knikt* knikte knip knoop* kopst* kopstoot
lade laken leefde leide* leiders lens liters luido* luidop maakt maken maken* manne* massi* massief meegenomen meest*
meewa* meewarig merri* merrie meter meter* misge* mond munten negentien nette nette* nicht norma* normaal nummerplaat
ober ogen oksels omdat omdat* opengebroken ophouden oppas opsch* oudst* oudste overe* overeind papa papiertje
parkeerplek passen persoonlijk pet piano* pinda plakken plekj* plekje ploeg* plugg* pluggen poort* portemonnee porti*
praatje priva* privacy prive* programma prull* prullenbak receptioniste referenties reken riepe* riepen rijst* rugma*
rugmassage rugza* sande* sander schip* schoof schoonmaakster schop schop* schot* serve* serveerster sindsdien slaan
slaan* slage* slager sleur* sleurde smeets smijt smijt* snauwde soort sprak spuug* squat* stapel stijv* stijve stuit
stukadoors stukk* stukken surve* surveillant tafels tap taxic* taxichauffeur tikto* toezi* trillend trouw turki*
turkije uittr* vakke* vanil* vanille verbergen verderop verdo* verga* vergiste verkoopster verslag vleug* voeld* voet
voorn* voornaam vraagt vriendin vroeg wees werken winkelbewaker wisselende word youss* youssef zak zakken zelfscan
zocht zocht* zusje zusje* zweml*`,
      '6': `
18u achterhoofd achteruit afhankelijk ambte* ambtenaar anima* armba* arrog* b baas bedienen beelden beheerder bekijken
bemant beurten beveiliger bewak* bikinifoto's bille* billen blanc* blindengeleidehond blond* bonen* borsten breke*
breken brown* brownies buik coffe* coffeeshop collega's crech* creche diepv* diepvries diploma's down driee* drieen
drukt* duits duwt enveloppendoos exami* examinator filiaalmanager filmde fluit fluit* fluiten fondu* frans frietkot
frikandellen ga gangpad garde* gaste* gaten gaten* gegok* gegokt gesleurd getes* getest gevis* gevist gewone gezelschap
giechelen grach* gracht grijnzen grootste haak hals handj* handtas happe* happen heers* hesje hesje* hoekj* hoekje hoge
hoofdgerecht huid huisd* huisdier ident* inche* inchecken ingep* ingepakt inrui* invaller j jacob* jacobs jupil*
jupiler kaak kandi* kassabon klep kleuring klink klom knaap knaap* koffieautomaat koppels kopte* koptelefoon kotge*
kwast kwast* lager leeft leerk* leerkracht leesb* lerares lijntje lijntjes locat* locker lompe* lomperik loog luier*
maag maaltijd madam* mammo* marokkaans masse* masseur mechelen meester milan milan* moederziel moeilijke monitoren
morfine munte* naad nachtdienst nachtwinkel naomi naomi* oefen* onaan* oneer* oneerlijk ongevraagd ontke* ontstoken
oogje* oortj* oppas* overboord pakte* patie* perio* periode plank playm* playmobil portier praat* rapport regle*
reglement richt* richting scand* scande schev* schra* schrik schuin senso* sensor servetje shift shift* sjaak sjaak*
snauw* snotn* snotneus soa specu* stagi* steun* stiek* stiekem strip stukadoor thuiskwam toog train* uitmaakte
vasthouden vastl* ventj* ventje verborgen verhuizers verkoopsters verpleger verschoond verteld vertrouwen verwachten
vinger vleugje vodka vodka* voordeur voorgelogen voortent voorzitter wasst* wasstraat wesle* wesley wijzen wisselgeld
zilveren zonnebank zonnebril zuchtte zwege* zwegen`,
      '7': `
3e adressen afgesnauwd allergieen animator arts assis* assistente babyf* babyfoon beman* bestelt betaalden beweerd
bilje* binnenzak brandwond claes claes* cor dwars filia* filmd* hield* hielden hoef hoofddoek hoorden hoorntje inval*
invalkracht kluis* konijn kraag kraag* kreef* kreeft kroes* kroeshaar lager* legt leiding leids* leidster leuge* lijf
maalt* mannen markt* marok* meche* meega* meegegeven morgens neuze* neuzen ongev* openi* openingstijden pakte pasfo*
pasfoto pen personal pils prive recept rem rugzak scheveningen schreef slipj* spaarpot speelplaats start stewa* steward
straf straf* stuka* toezichthouder tom toonb* toonbank uitgelachen uitgemaakt uitko* uitsm* uitsmijter vrouwen vuil
wanke* werde* werden zette zn`,
      '8': `
achterom bloemen bracht briefjes cursi* dragen frans* gangp* gepak* gepakt glash* glashard heup intake keel leidi*
lerar* lijnt* luiers manag* manager markt meisjes melding oor opend* ophal* ophalen praatte`,
      '9': `
brach* oog rappo* riep trainer vasth*`,
    },
    smell: {
      '3': `
9 90 afvoe* behan* behandeling brug dooie dooie* doucheputje eigenares eitje* eitjes ernaast flesj* flesje gezellige
groen* hing kappe* kapper keel konij* lobby lobby* lucht naald* nachtportier natte natte* ogen oud plakte prima prima*
slaapzaal sliepen smake* spann* spannend spook* terra* terras toest* vriendin wiet zag zat`,
      '4': `
1911 1974 bekle* bekleding duide* duidelijk erove* gebruikte groen hielp hielp* kelde* kelder kleed* kleedkamer knie
mopje* mopjes naalden neus putje putje* roken roken* ruikt ruikt* sjaal sjaal* smakelijk snuiv* snuiven stamg*
stamgasten stapelbed tapij* tapijt toestellen trane* tranen vers verstopt vocht* vochtig volgen weggegaan`,
      '5': `
denne* eroverheen handd* ontbi* ontbijt pluis pluis* rook sigar* sigaret stro vertelt walm`,
      '6': `
bier geur handdoeken makre* makreel muf zweet*`,
      '7': `
zweetvoeten`,
    },
    space: {
      '3': `
17u aansc* achtt* audiotour begeleiders bolle* dichtbij dinsd* door doord* duize* fantastisch filmd* gate greep griez*
guill* guillotine heet hoofd* huisg* interessant je juist juist* kijk kleinkind kok korte korte* krukj* kun linke*
loopb* lopen lopen* man messe* messen mevro* mevrouw min mooie mooie* moordenaars nerge* nergens ochtends olifa* ontsp*
ontspannen per persoon plaatsen poppe* reserveer reserveren rijdt rijdt* route route* schat schei* scheiding scherm
schil* schoolreis slach* speak* speaker stati* station stierf suppoost thee tja trane* tranen trappen tusse* twaal*
twaalf veilig velds* veldslag venti* vertraging volk vond voortaan waarschijnlijk wachten wafel wafel* woens* woensdag
zaal zag zalen zalen* zesti* zolder zweet`,
      '4': `
17 20u 50 banke* banken barkr* barkruk beha bestu* bestuurder beurs beurs* bolletje crack* crackers doden doden* dompe*
dompelbad duizend erger* filmde gange* gegie* gegierd geraa* gescheiden gillende helde* helder hoofd iemands ingez*
ingezet kater kater* katten koppe* laatst leek loopband ochte* oksel oksel* piepk* rekke* rekken seins* seinstoring
smart smart* spier* sta steil* stofzuiger tussen vrijwilliger zakke* zo'n`,
      '5': `
audio* dierentuin druk jezel* jezelf koffe* pasho* vrijg* waaro* waarom`,
      '6': `
der harin* koppen opgie* overa* overal pashokjes`,
      '7': `
haringen`,
    },
    stability: {
      '3': `
10 15 16 af artik* artikel aub begin begin* begint bonnen boodschappenlijst boos btw canad* canada draai* eetta*
eettafel elk gelui* geluid grijz* grijze helem* helemaal herin* hij hoofdstuk inlog* inloggen kabel kappe* kapper krant
krant* laats* laatste laden laden* mandj* mandje moordenaar net noem omlaa* omlaag opent opent* per plaatsen
prijsverhoging resta* restaurant sinds* sluit* spann* speel stapel ticke* ticket viel wegen* wegens`,
      '4': `
aflev* aflevering automatische banko* blijf* blijft braaf braaf* controleur draaien elke fix geins* geinstalleerd kent
klapt* lees maand maxim* maximaal schot schot* sinds sluit spannend stori* storing suppo* telefoontje teste* testen
verbe* verlo* voren voren*`,
      '5': `
bevri* crash* crasht goal juich* klapt loopt loopt* schap* schapen sprin* support tunne* tunnel vast zodra zodra*`,
      '6': `
beeld beeld* springt updat* update verloren`,
      '8': `
opnie* opnieuw`,
    },
    stock: {
      '3': `
05 aarde* altij* altijd assor* assortiment au bakker best besteld bloeddrukpillen bloem* bonus* brood brood* caiss*
caissiere daarb* daarbij daarn* daarna direct donde* donderdag draak draak* eentj* eentje gangpad gapen* gekre*
gekregen geplu* gerek* gerekend gesco* gescoord gestolen halfj* halfl* halfu* halfuur harte* hasse* hasselt heili*
hilar* hilarisch hinge* hingen huis ingep* ingepakt jamme* jammer jarige kassa kistj* kleve* kleverige kost leena*
leenauto leuke leuke* leverancier lijstje loop luiers lukt lust maand* mailt* mailtje medew* medewerker medic* medicijn
mense* mensen negen om omrui* omruilen ontbrak ook pannenkoeken pille* pillen planten rekke* rekken rembl* rolla*
rollator sinte* sinterklaas siren* soort soort* sprek* spreken terug terugkomen thril* thriller tien uur vakke* vakken
verderop verdwenen verja* verjaardag verlept vervelend vol voorschrift vrachtwagen waren waren* weeke* weekend weken
weken* werk wijze wijze* zaken zaken* zaterdag zegt zesja* zesjarige`,
      '4': `
18u aanbi* aanslag aardb* aardbeien aarde babym* babymelk bakke* bakkerij banan* bananen belgi* belgie beste* bestellen
betaling bezorgen brokk* brokken deze doen gangp* geplunderd gerar* gerard gijze* gijzeling heiligschennis helft helft*
ie iedere jolie* jolien karre* klass* kolen kolen* kookb* lege maandag mandjes morge* morgen onlin* online pp schap
schap* speur* speurtocht verbo* verbouwing zocht zocht*`,
      '5': `
10u drama drama* karren komt pisto* pistolets voorr*`,
      '6': `
folde* folder lever* leverbaar uitve* uitverkocht`,
      '8': `
voorraad`,
    },
    support: {
      '3': `
19 2017 310 33 4 640 700 900 94 98 aalst aalst* aangetekend aangevraagd aankl* aankoop aannemer aansteker abort*
abortus afdel* afgeb* afgeven afhaa* akte almer* almere anderen annel* annelies assen assen* augus* augustus autis*
automaat bagag* bagageafhandeling balko* banden barst bed bedra* bedrag beeld* begri* behandeling belac* belachelijk
belgi* bellen bereik bericht berm beton bevestigen bevestigingsmail beweert beweren bewijs bezichtiging bezoekers
bijzi* bijzijn bikin* bikinifoto's binnenkant bladz* blaze* blazen blijk* boekh* bonus bonus* briev* brugg* brugge btw
buikp* buikpijn buitenkant busse* bussen canad* canada commu* cv d'r da's dashc* dashcam decem* december deeld* deelde
denni* dennis directeur dirk doorgezakt doorv* doorverbonden dorp eens eetta* eettafel eindh* eindhoven energ* envelop
erlan* erlangs eronderuit etike* etiket fabri* faceb* fiets flank flesj* flesje fless* flessen formulier foto foto'*
foto's foutm* foutmelding geban* gebel* gebeld geduld geel gehei* geklu* geklungel geled* geleden geleerd gemis* gemist
gepra* gepraat gereg* gerek* gerekend gespa* gespaard gespeld gesta* gestaan gestu* gewaarschuwd gewonnen ggd gliml*
glimlach goal groot groot* groothandel hal halfjaar handel hardl* hartje hen hier hoeven hoger hoger* honge* honger
honkb* honkbalknuppel hoofdkantoor houdt houdt* huisg* hup huwel* iedereen incas* incasso ingen* ingez* ingezet inkom*
intakegesprek intik* invalkracht jacob* jacobs janua* januari k kaarsje kandi* kar kaste* kasteel kempi* keukentafel
keurm* keurmerk kilo kinder kindj* kindje klant* klini* kliniek klok knopj* knopje koffe* kolen kolen* komen komen*
konde* konden kopieen kredi* krijg kwijtgeraakt label label* lacto* lactosevrij langskomen langz* lasti* leefd* leefde
leidinggevende lekt lenin* lening licha* lichaam lid ligt linke* loopband lui luiers luisterde maalt* maden maden* mail
mailt* mailtje mama medewerkers meneer merkten midda* middagen moste* mosterd motor* nachten neem neemt neemt* neer
noch occas* occasion omzet* onderzoek ongem* onsch* onschuld ontbr* opdag* opdagen opeen* opengebroken opgew* ophan*
optic* opticien overk* overkant parel parfu* parfum patient perro* plaats plann* planning plots plots* pogingen porta*
portaal post poten poten* prali* pralines prett* prijsverhoging priva* privacy prive prive* probe* proefmaand provider
qr recensie regle* reglement repar* risic* risico schaduw schatting schen* schim* schoonvader schoteltje schur* shop
site sla smeet smile* smiley spannend spoel* spoelbak spreek sta stap steek* steen stelt stelt* stem stink* stom stop
stopl* stoplicht stori* storing stormschade stude* stuur* stuurde supermarkt syndi* syndicus syste* tegenkom telt
tener* tenerife terugbetaling tevreden tocht tocht* toegestuurd toete* toon trace trace* track track* trapj* trapje
tuinstoelen tulpe* tulpen turki* turkije uitko* uitleggen uitma* uitpr* uitslag upgra* upgrade utrec* utrecht vacature
valet valet* venst* vensterbank veranderd verbe* vergunning verhalen verhu* verlopen versc* verschillende vervoer
vervoeren verwees verwi* verzekeraar verzekeringen vierd* vierde vlek voice* voicemail volgende voorh* vraag vrijgezel
vuist vuist* wachtrij wasma* wast weggedrukt weigert wendy wendy* wenst* werk werkd* werkdagen wette* wijzi* wijzigen
winkel wonden wonen wonen* wordt wordt* zeela* zegt ziek ziekte zn zoekt zoekt* zomer* zuigt zuigt* zwarte zwege*
zwegen`,
      '4': `
10 115 23 27 32 3x 600 79 800 a4'tj* aardi* aardige accou* account adres* afgew* afgewezen afschrijvingen antwo*
antwoord artikel bankp* bankpas begeleiders beken* beroep bewij* bezic* bezwa* bezwaar bijbe* bijge* bijgehouden bijla*
bijlage blijkt boile* boiler bots braba* bulld* claim claim* compl* container contract daarvan degen* degene denke*
denken doorl* doors* dried* drieduizend duurt duurt* eenma* eenmalig einda* eindafrekening ex fabriek familie formu*
forum forum* foutj* foutje gedag geef gegev* gegeven gelee* gelev* geleverd gelijk gemai* gemaild gesca* gescand gespr*
gestuurd gewaa* gewei* geweigerd gewerkt glasv* glasvezel haard handtekeningen hemd hoeft hoeft* ident* ilse insta*
instagram kapot kapot* keurige kinderwagen klantendienst klantenservice klikk* klikken klus knippert leeggehaald
legitimatie leund* leunde levertijd litou* litouwen loon maak maanden mails mails* medew* medewerkster men menee*
merke* merken monteurs motor nadat nadat* nagelstudio nogma* nogmaals ocmw oktob* oktober on ontbreekt opeens opgel*
opgestuurd oplos* opstarten origi* overboeking papieren pinco* pincode plast pogin* pv reactie rechtbank rechtsbijstand
regel reisb* rekeningen rooms* rottw* rottweiler salar* saldo saldo* schaamt simka* slaan slaan* slaapt slotj* slotje
snapt solli* spaargeld stofzuiger sture* sturen systeem techn* technieker tegoed tekst* telef* telefoon telefoontje
terugbellen teruggestuurd ticke* ticket trouwens uitbe* uitgang uitzo* uitzoeken vaak val vanav* vanavond verif*
vertraging vierk* vival* vivaldi vlot voorgelegd vouch* voucher vrijgegeven vuiln* waarv* wildv* wildvreemde woont
woont* worde* worden zaven* zaventem zekere zo'n zoek`,
      '5': `
00 500 680 a4'tje aangepast adres advocaat advocate afgeg* afgegeven alleb* allebei anten* antenne antwoordt
balkonreling bekend belgische beric* berichten betaalt bewer* chant* daari* daarin dagvaarding doorgestuurd febru*
februari fotot* fototoestel fraud* geboortedatum geschat gewer* helpd* helpdesk hofst* hofstra huur huura* ingeschakeld
inget* inkomen invul* invullen jerry* jerrycan julli* jullie kanto* kantoor kifid kifid* koffer koper* leesb* lekkende
letter letterlijk lijn locat* loonb* loonbeslag magaz* magazijn map modul* module monteur nepwi* nepwinkel nodig nodig*
ombud* ombudsman onbekend openb* openbaar opgelost oplossen opnee* opneemt originele plech* react* regel* reisv*
reisverzekering schimmel schut* schutting simkaart steek tekening tekst teruggevorderd tevre* uitbetalen uitmaken
vacat* varke* ventileren verificatie vervoerder verwijst vindt vindt* voldo* voldoende vrede* vrederechter waarvoor
weder* wederzijds welk`,
      '6': `
aanko* aanma* aanmaning advoc* beant* beantwoord chantal chatb* chatbot dagva* datal* datalek doorsturen faro ff
gesprek ho koper link loons* loonstroken maile* mailen moederdag monte* onbek* uitle* uitleg uw verkocht verkoop vervo*
wacht wachtmuziek`,
      '7': `
aangi* aangifte chat log logo modem modem* plaatsing`,
    },
    teacher: {
      '3': `
2024 32 480 6 aansteller accen* accent achterste ademe* ademen appt beant* beantwoord begel* beginners begrepen beken*
belac* belachelijk betaa* blauw* blauwe blowe* blowen bocht cafet* cafetaria conce* daarv* daarvan der dertien diploma
docente doet drank durft durft* eindi* elkaa* elkaars enkel enkel* faceb* fanta* feedb* feedback forum forum* gapen
gebouw gebro* gebroken gelee* geleerd geslaagd gevoel gezel* gezellig gillen groep* henk hetze* hetzelfde hilar*
hilarisch hoge int jaar kan kant klapp* klappen klinkt koelen kopieen krat krijs* kunst kunst* lars leeftijd liever
linde* livin* living lopen lopen* m manie* manier mixje mixje* modul* module moeilijke moest moest* nekve* nekvel noor
ochtend overe* overeind perio* periode rest schev* scheveningen scrip* secre* slapen slechtste spaanse spreekt stad
stapp* stappen steel* steld* stok stopp* stoppen tarie* tarief tegenwoordig tenen tenen* thermoskan tiene* toffe toffe*
tsjec* uitle* uitleggen uitstekend verveelde vingers visa voele* voelen voormiddag voorstellen willem wisselde wodka
wodka* zelf zesti* zestien zitte* zitten zn zogez* zogezegd zwemm* zwemmen`,
      '4': `
1x 58 aldus aldus* apres apres* bad badju* badjuf badme* badmeester begeleiders bocht* boekj* certi* certificaat cursi*
cursus duwde duwde* eindigden gezet gezet* gitaa* groepje hand held instructrice juf klas kopie* legde legde* lokaa*
lokaal middagen monit* monitor ongel* ongeluk piste piste* pony prach* prachtig sneeu* spaan* spaans spele* spelen
verwarde wachtlijst wekenlang zadel zadel* zoon`,
      '5': `
b1 cursu* diplo* huisw* huiswerk leest leest* meest* pony'* pony's sneeuw`,
      '6': `
lesge* meester schak* schakelen`,
      '7': `
docent les`,
      '8': `
docen* instr* instructeur leraa* leraar lesse* lessen`,
    },
    temperature: {
      '3': `
115 17u 19 3 35 60 7 75 aanslag appeltaart autosleutels balko* balkon beeld beeld* bibbe* bibberend bijna bijna* blauw*
buitenbad delen delen* dicht doord* doorv* doorverbonden douch* eigenaresse elekt* ene fantastisch fijn gang gegaa*
gegaan gehol* gloei* goeie haan haard* handd* hands* handschoenen hardo* hardop hekje hekje* hoek insta jezel* jezelf
kache* klaps* klonk klonk* kluisje lauwe lauwe* links mandje mekaa* mekaar mevro* mevrouw misda* misdaad opgie* pap
piepte plastic pupil* puzze* raamp* raampjes ramen ramen* roost* rooster rust scherpe schoolreis slipp* stroom suppoost
tacht* tachtig thee tient* tientje tong tram trane* tranen uitge* uitgelezen velds* veldslag verbrand verdi* vermoord
verzi* verzint warm water* wel winte* winterjas woest* woestijn zaal zicht zicht* zuste* zuster`,
      '4': `
34 bad banke* banken buite* buiten centr* centraal crew deken* dekentje dompe* dompelbad doodg* dun espre* espresso
gehou* gehouden heet hip jas juli klapstoel kleintje koud kruid* lauw leuke leuke* mahle* mahler mandjes mediu* medium
naver* novem* november pand pupillen radia* radiator recre* recreatiebad schoteltjes truie* truien typ verdient verwa*
voete* voeten vries*`,
      '5': `
blauw muts sauna sauna*`,
      '6': `
airco airco* ijsko* ijskoud verwarming`,
      '7': `
douches`,
      '8': `
grade* graden`,
    },
    tickets: {
      '3': `
17 19u 3 380 60 aansl* achteraan acteu* acteurs al audio* boel brand datum datum* dichtbij dubbe* dubbel e eigenaars
gegie* gegierd gerui* geruild geschrapt gestemd gewei* geweigerd giere* gieren gilde gilde* groep guill* guillotine
hetze* hetzelfde hoofden interessant jacob* jacobs kaartjes kabou* kassa kassa* klaps* kleinste kleuter korti* kruis*
lange m man meisj* meisje moordenaars moordend oke omzet* omzetten onsch* onschuld papiertje pilaa* pilaar platf*
platform plekk* plekken poortje print* rang rapport schoon servi* shirt speel* spron* stond* stonden stuurt te ticke*
tijds* tijdslot trane* tranen trans* uitve* uitverkocht valse valse* verbo* verbouwing verlo* verwisseld voors*
voorstelling waarschijnlijk wafel wafel* wast wc's werch* werchter wij zakla*`,
      '4': `
70 activ* afdru* afdruk apen boot code conce* concert condu* conducteur gange* gesca* gescand gewel* geweldig helde*
helder hoofdact jezel* jezelf kaartje kade kruis olifa* olifanten pet piept* piepte plass* plassen poort rondg* schit*
schitterende speelde stori* storing supermarkt verkocht verwe* voorste weige* weigerden zitpl* zitplaatsen`,
      '5': `
exact exact* hoofd* kaart* kopen kopen* numme* nummers pdf poort* qr scann* servicekosten stoelen wachtrij`,
      '6': `
boete boete* digit* digitale gekoc* gekocht ingan* ingang rij rood scanner`,
      '7': `
kaarten`,
    },
    toilets: {
      '3': `
61 88 afvoe* animatieteam boven carav* dekse* deksel ding dooie dooie* dorpe* dorpen doucheputje douches druppelt duits
eitje* eitjes elleb* elleboog enige* geen gegaa* gegaan gemel* gemeld geschoven geur gezellige gilde gilde* grap grapp*
hokje hokje* kalk klagen klapp* klere* kleren kopje lekke* lekker liggi* ligging lobby lobby* manag* manager meene*
meenemen minut* minuten nacht nachtportier ontbijt opger* pakte pakte* park perfe* perfect petra petra* plaatsen ruim
schaduw schimmel schuin selfi* selfie spieg* spiegel stonk stonk* stoom* tanden veldj* veldje verka* vermoord verstopt
verwacht verzi* verzint vond vrijd* waarv* waarvan wasbakken wasta* wastafel water water* werd zesti* zestien`,
      '4': `
52 bomen bomen* buren buren* caravan douche econo* economische enigen geschreeuwd ggd golfk* golfkarretje grappig
haakj* haakje haard* hans haren haren* kant kleintje krane* kranen lauw mopje* mopjes muntje omgev* opdon* opdonder
plas putje putje* schot* sjaak sjaak* voorganger vrijdagavond`,
      '5': `
behee* beheerder ijsko* ijskoud ontbi* papie* plek schot senso* sensor wc`,
      '6': `
douch* muntj* papier`,
      '7': `
lens`,
    },
    update: {
      '3': `
71 8 aflev* autom* banko* begon boodschappenlijst bots braaf braaf* dank durve* durven eindelijk fritu* frituur funct*
functie gehad gehad* geres* goed grijz* grijze groen* groot grote grote* halte hardl* herin* horlo* horloge inloggen
jaren jaren* lees level level* logbo* logboek luist* match match* meer nu ochtend onderhoud paars* pin polit* praat
puzzel puzzels rotterdam saldo saldo* scannen schermen schieten seconden speel spook* straa* straat stree* succe*
succes suppo* teste* testen traag traag* up verdw* verdwenen verdwijnt versie vlagg* vraagt welkom werkt* werkte ziek`,
      '4': `
2021 74 afgem* automatisch beroe* coron* corona elke favor* flard* flarden forum forum* gereset geschrapt gespe*
gespeeld grind* groen kaartjes kleiner krant krant* miere* nieuwe noeme* noemen paars plezi* plezier pm premium puzze*
streepjes support toont toont* uiter* verhu* verzw* zende* zit zoiet* zoiets`,
      '5': `
alles alles* crash* crasht diep nieuw* ontkn* ontknoping scher* scherm verzi* wie zodra zodra*`,
      '6': `
fix marat* patch patch* sinds sinds* verhuisd verzint`,
      '7': `
app geins* geinstalleerd opnie* opnieuw`,
      '9': `
updat* update`,
    },
    upkeep: {
      '3': `
420 79 aankl* aanlo* aanloop aannemer afwas* antib* antibiotica attra* attracties auto autos* autosleutel babyf*
babyfoon bakken bedje bedje* begrepen beha behang beker bel bened* beneden bent best bevroren bezoekers blokkeerde
boven* bovenarmen buiten cabine cocktailbar coke controleren cv dagje dagje* datal* datalek doel dopje dopje* douch*
douche drankje dronken drukt* duits eentj* eentje elekt* elke ervoo* ervoor exemp* exemplaar flank forum forum* foto'*
foto's frietjes gaf galer* galerij gast gebeurd gebouw gebut* gebutst gehei* gemee* geree* geval gewaa* gewaarschuwd
gillende glijb* glijbaan grens* groeten haak haalt haalt* hands* handschoenen hangs* hangslot hangt hangt* hoeve* huur
huurc* huurcommissie ieder ijsbe* ingelicht ingre* ingreep inkom int jeugd jus kabel* kalk kanti* kantine karig karig*
katte* katten keert keert* kerst kerst* kerstmarkt kinde* kinderstoel kleintje kleintjes knaap knaap* knapt* knapte
knuff* koelc* koelcel koffi* koffie konij* konijnen koppi* krane* kranen lachg* lasti* lat leeft lekkende lesgeven
lesse* lessen licha* lichaam lijntje locat* lopen* losse losse* magere mama massage masse* masseur meede* meedeed
melden melder meldi* meldingen merri* merrie moeder mooi muren muren* naast naast* noodu* nooduitgang nou omhee* omheen
onaan* onaangekondigd onder ongew* opgevouwen paard* pand parkeerplaats pasen pasen* passa* pedaa* pensi* peute*
peuters piep plakb* plasp* plaspauze plech* plekk* plekken pony pony'* pony's porti* portiek post postz* postzegel
proce* procent prope* proper pus raar redde* redden reddi* reisl* reisleidster rokje* rook rookm* router schuin sinds
sinds* singe* singel slaapzak slingeren slote* smeri* smerig smijt spoel* spoelbak spuit* stare* staren steek* steel*
stevi* stijv* stijve stopcontact straf* strip strip* stuur* stuurt surve* surveillant tande* tanden tegel* theed*
theedoek tocht tocht* toestellen touwt* touwtje trainer truie* truien uitdo* uitdoen uitpr* vaatw* vaatwasser vast
velde* velden veldj* veldje verborgen verdi* verf verhuizers verka* verkoopt verli* verschoond verzo* vleug* vleugje
volwa* voord* vriendin vrijwilliger week weet welk wijnv* winterbanden wisselen wisselende woonk* woonkamer zieli*
zielig zoet zonde* zonder zonnebank zorgv* zwarte`,
      '4': `
alarm alarm* balkonreling beelden behee* beheerder bevro* bezem bezem* blank* blijvend bloed camera dichtbij docht*
dochter doet duwt dweil* dweilmachine ehbo elleb* elleboog ervan ervan* flank* gemel* gemeld glass* harde* hecht*
hechtingen hoeven huism* huismeester ijsbeer kaartje kale kraan kraan* leeft* leund* leunde lift los manag* manager
meide* melde* opdon* opdonder openg* pees pulld* pulldown rafel* schaa* schaap scherpe schro* schroef stall* stang
stang* tegel trapp* tuinslang ventileren verliezen villa villa* voordeur voorp* wifi zadel zadel*`,
      '5': `
badka* balko* camer* choco* hun lintj* lintje luik sloeg sloeg* syndi* syndicus verdieping`,
      '6': `
schim* schimmel`,
    },
    vehicle: {
      '3': `
13 130 21 25 27 aanha* aanhanger aanre* accu airpo* arden* ardennen balie* batte* batterij beken* bekende bijbe*
bijbetalen bruil* bruiloft bulld* camio* controle deden deden* dertig erond* extra extra* gehec* gehecht gekre*
gekregen gelij* golf gordel haakj* haakje haalde haars* hange* hangen helpd* helpdesk ie kinderstoel klem km koffers
kust malag* malaga merkten motor muts ontbr* opgehaald pure ramen ramen* rap rijde* rijden rond stukje stuur tener*
tenerife verbr* verhuizing verhuurder vervangen vijfd* vijfde vloog vloog* volwa* voort* wenkb* wiet zagen zagen* zetel
zetel* zilve* zitje*`,
      '4': `
1000 640 airco airco* auto aygo baby bejaa* blz dashc* dashcam draai* eigenlijk eindh* eindhoven eronderuit file gips
haarspeld halve halve* hambu* huurd* huurders inlev* inleveren kin klikt* klikte labra* lege luife* luifel motorkap
natte natte* ontbrak open pols pootj* rijd rook schoot scooters stad teller tie tijdj* tijdje tussendoor valet valet*
volwassenen voorw* voorwiel vries* vuile* wegre* wegrestaurant`,
      '5': `
afgeg* afgegeven antwe* antwerpen draaide gas gelijkwaardig haald* heg labrador motor* remme* remmen scoot* snelw*
snelweg`,
      '6': `
autor* nagek* nagekeken reed wagen wagen*`,
    },
    warranty: {
      '3': `
25 27 39 3e 890 afslu* armer armer* baas bewaa* bewaard bewaart brave brave* bruin* bruine buurt buurt* dertien donkere
fabriek fiets* gat gebre* gebreke gewist groei* haag hang horte* hortensia's ingeschakeld jaar kabou* lager lager*
langz* lekkende meene* meenemen occas* occasion openg* oprit oprit* opsturen prate* praten recensie rietj* rietje
slechte slijt* stuk tacht* verlept verzin websi* website welke welke* wk zesse* zessen zichz* zichzelf`,
      '4': `
afsluit dood fabrikant gehui* gehuild hen inges* kapot kapot* kroon kroon* langs langs* na origi* oud pot ratel* ratelt
scooter steel* stelt stelt* stofzuiger stopl* stoplicht val vergeet winter`,
      '5': `
accu bike e fabri* geldt geldt* maand* neven neven* originele repar* reparatie scoot* versn* versnellingsbak wasma*
wasmachine wijst wijst* winke* winkel winte*`,
      '6': `
zuigt zuigt*`,
      '7': `
maanden`,
      '9': `
garan* garantie`,
    },
    website: {
      '3': `
2017 98 admin* administratie adres* afsch* afschrijvingen alleb* allebei app beant* begonnen begrijp bellen bereikbaar
bezoek buikp* buikpijn buurj* buurjongen chiru* chirurg cijfe* code compu* computer concert deze dinsd* dinsdag
doorsturen draak draak* eind famil* fraud* frust* frustratie gebel* gebeld geboortedatum gedag* geduld gelop* gelopen
gemeente genoemd gerek* gerekend gesprek gestapt groni* groningen herst* hoeveel hooge* hoogeveen hulp kalen* kan kassa
kassa* kenne* kennelijk kieze* kiezen klik klikk* klikken klini* kliniek koe laadt laadt* leerl* luize* lukte lukte*
macht* mail maile* mailen mandj* mandje maten maten* mijne mijne* modul* module moordend museu* museum nagelstudio
nummer ontgr* ontgrendelen ontho* onverrichter onzic* onzichtbaar opladen oplos* oplossen opmerking opsta* parkeergeld
pdf plaatsen plein plein* plots plots* regels saldo saldo* schan* schandalig schoteltje scrip* seconden sessi* sessie
springt spron* sprong toezicht uitei* uiteindelijk uitverkocht velde* velden verander verificatie verlopen verpleging
verwijst vlot voorraad wachtenden wiste* wisten zake zeker* zesja* zesjarige zuchten zwoll* zwolle`,
      '4': `
aanmeldzuil adres alle alles alles* balk bevestigingsmail boods* boodschappen chatb* chatbot ergen* ergens familie
geboo* geboortejaar gedag genk hardl* helpd* helpdesk herstel huura* huurd* huurders insch* link log lukt maak onlin*
online openb* openbaar opstarten paspo* rekeningen stap tunne* tunnel uitsl* uitslagen verdienen`,
      '5': `
digid digid* digitale geeft geeft* hasse* hasselt paspoort porta* portaal site`,
      '6': `
aanme* aanvr* aanvragen digit* foutm* foutmelding wachtrij`,
    },
    welcome: {
      '3': `
69 agend* agenda autor* baard baard* bad bed bedan* bedankt beker beker* beves* bevestigd bidt blindengeleidehond
blinken blok bonne* cappu* cappuccino caravan chagr* chagrijnig enigen familienaam formulieren frans gebor* geboren
gebruikte gehec* gehecht gemel* gemeld gepik* gepikt geree* giste* gisteren glash* glashard gmail* gordel handb*
handbagage heren heren* hielden holla* hoorden huisd* huisdier id invul* invullen jan karto* kartonnen kinderen klaar*
knikte koelk* koelkast kopie krege* kregen licht maakten madam* maken maken* mannen marlo* marloes muur nachtportier
neder* nederlands nummerplaat ontgr* ontgrendelen opeen* opeens oplad* oplader papiertje paspoorten piete* pieter
plattegrond pools* receptioniste reservering rij ruzie ruzie* schreef sleutel sliep sliep* smart smart* stell* tachtig
tang tank tanks* tankstation trapj* trapje uitgemaakt uitzi* uitzicht vastl* vervolgens vloog vloog* vulle* vullen waar
wakke* wakker weeke* wenkb* zwijg*`,
      '4': `
aansc* aanschuiven balie balie* bedde* beddengoed bonnetje gate geboe* geboekt idee kamer klaar lauwe lauwe* licht*
litou* litouwen lobby lobby* paspoort poolse prive prive* privetelefoon stelletje tacht* zwijgt`,
      '5': `
inche* inchecken kamer* kamers moesten paspo* receptie regel* regels sleutelkastje`,
      '6': `
recep* sleut*`,
    },
    wifi: {
      '3': `
64 aansluiting avond* avonds behal* behalve bekend bunga* bungalow compl* compleet enque* enquete fluis* gast gemel*
gemeld genoe* genoeg gescheurd gezelschap haper* haverklap huren huren* keukentafel klap klink lobby lobby* meche*
mechelen mijne mijne* moordenaar nachtreceptionist opgelost papeg* papegaai recla* resta* restaurant route* ruzie
ruzie* schoonzus slech* smart* sterk* techn* technieker tevreden toets* toffe toffe* upgra* upgrade valt vanna*
vannacht vergadering verst* vervi* wachtwoord weggewerkt werkt werkt* wijk zeide* zeiden zodat zodat* zoiet* zoiets
zwemb* zwembad`,
      '4': `
22u agath* agatha agend* agenda berei* bereik blikj* canad* canada chris* christie doorgezakt espre* espresso filmt
filmt* gmail* gooid* gooide grond grond* hoofdstuk intik* kamer kamer* kamernummer kast legge* leggen monte* monteur
monteurs omhoo* omhoog paard paard* router sanit* sanitair smart sterk stopc* telke* telkens toetsen touw veld verma*
vlaam* vlaamse voortent`,
      '5': `
20u reclamefolder stopcontact traag traag* verbi* verbinding`,
      '6': `
glasv* glasvezel inter* internet`,
      '7': `
modem modem*`,
      '9': `
wifi`,
    },
  },
};
