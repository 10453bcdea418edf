import type { LearnedRisks } from './learned-risks.ts';

/** Made by training/train-risks.ts, which says from what; not to be edited by hand. */
export const nl: LearnedRisks = {
  plainBelow: 9.65,
  unlikelyBelow: 14.86,
  likelyFrom: 18.55,
  any: {
    '-9': `
27 55 achter_een afgelast afgesproken belofte beloofd best bestek bladd* boek chatbot dag_zelf dagen_voor dan_lof
de_kaart droog duur duurder en_om ergernis geen_plek gele geluid gespe* gespeeld handl* handleiding haper* is_te
kan_doen kapotte keuze* koud kwam_na lauw leek lof lukt moet_ik moord* muf na_tien niemand_zei niet_door niet_gevonden
normaal_meer ondertitels ongelijk ons_bezoek op_voorraad opgestuurd opsturen plakt* plakte puzze* puzzel saai saaie
saaie* slagroom slap stand* stoelen stof taai te_duur te_kort teleu* teleurgesteld terugkomen tijds* traag*
typisch_weer uitve* uitverkocht updat* update valt verhuisd verzet viel_tegen vijf_maanden vijftig_minuten volgens_mijn
vriendelijk zei_iets zou_om`,
    '-8': `
10u 12_euro 17u 18_euro 26 2_weken 34 38 3x 60 aanbi* aanbieding aanvr* accep* achter_ons activ* al_vijf
andere_instructeur baal beeld bevri* bij_elke bladdert chagrijnig daarna_was dan_aan dan_moet dat_matras dat_wel
de_gids de_haverklap de_update de_verwarming deze_prijs dicht_om die_prijs doet_het doorweekt druk dun duurd* duurde
een_bob een_deuk een_jaar een_paard een_tegenvaller eigen_schuld eitje* en_half escap* espre* espresso euro_met file
film geval_toch halve_dag haverklap herin* het_midden hond_mocht hoofdgerecht ik_loop ik_nu in_ons invullen irrit*
ja_ik jammer_genoeg jammer_van je_pas kan_iemand keer_voor keurig keuzemenu kindermenu klaps* klein_voor kleiner_dan
kletsen_over knoop komt_niet kon_er kookb* kwam_niet kwam_wel laag langer level* leverbaar lukt_niet maandag_om
maar_met maar_zet marke* meer_terug mist moederdag montu* muziek na_25 na_al netwerk niet_zitten nmbs om_10u ongez*
onhan* onhandig onmog* onmogelijk ons_geval onscherp ook_mijn opstu* p parkeren pas_over per_sms pistolets pitti*
plann* plastic porties provider quiz redde rose schotel seconden septe* september smal snel staat_het stappenteller
steak steak* stonden_in stori* storing streepjes stroe* stug super te_druk te_groot te_klein te_koud te_laat te_smal
te_vol tegenvaller thril* thriller tl tocht* traag uit_blik uitgesteld uitzicht ups vakantie van_gisteren verbouwing
verlept verplaatst vertraging vervanger verveelden verveelden_zich vind_ik vlekken_op voege* voegen voor_me vooral
vrijgezellenfeest vrijwilligers vroeger vrolijk wachtenden wachttijd was_mijn waterdicht websi* website week_zaterdag
weekend weer_niet werkd* werkdagen wind wind_in zeezicht zenders zijn_de zijn_een zonge* zongen zoom zwak zweet*`,
    '-7': `
11_euro 120_euro 16u 1974 1x 20u 25_minuten 265 26_euro 32 38_euro 3_euro 3d 43 4_dagen 58_euro 74 80_euro 8_en 950
aandr* aandringen aangebeld aanrader aansl* aansluiting aanvragen acht_en achttien afspraak_over akoes* akoestiek
algor* algoritme alsof_er altijd_eigenlijk antwoorden app_die assor* assortiment aub baal_ik banke* banken barbie
batterij_dood beenr* beenruimte bekra* bekrast belgische belof* beperkt bieb biefs* biefstuk biertje bijma* bijmaken
bijve* bingo bingo* blanche blinde_muur bob bromt bromt* broodje_gezond broodjes buren_op cadeau carbonara
carbonara_met carna* chagr* commu* compe* compensatie concert concu* concurrent coolb* coolblue crash* daar_baal
dame_aan dame_blanche dan_in dan_ze dat_hoor dat_irriteert dat_wachten date de_ander de_cent de_concurrent de_fiets
de_file de_juiste de_maan de_meneer de_moordenaar de_nmbs de_planning de_prijs de_vaatwasser de_voorwaarden de_wacht
defec* defect dekt die_het die_na die_pop die_was dokter_zelf doorverbonden draaimolen drie_mails drie_sterren
duurde_een duurder_dan een_aanrader een_adres een_bad een_douche een_fiets een_mens een_mooie een_schat een_schatting
een_slecht eend eenmaal eerlijk_te eeuw einde* elf_dagen elk_telefoontje en_17 en_4 en_netjes en_weinig engel* enkel_in
er_waren escape euro_en figuurlijk flauw fondue foutm* foutmelding geann* geannuleerd geblazen geel gefie* gefietst
gelda* geldautomaat geleverd_zonder gelijkwaardig gemaakt_voor geschat geslaagd gesloten_op gesne* gevangenismuseum
geweldig glasb* glasvezel groeit groot_en haar_best haard* handdoeken hapert helaas_voor hele_avond hemelvaart
het_andere het_beloofde het_dus het_eerst het_pakket hoofdstuk iets_anders ijs ijsje ijsje* ik_meer ik_voor ik_wil
ik_zeggen in_drie in_elke in_onderhoud inbeg* inbegrepen ingestuurd inloggen irriteert irriteert_mij is_mooi is_om
is_oud ja_maar jaar_wel je_dus je_je juiste juli kaartlezer kabaa* kabaal kalk kan_pas karton keer_gebeld kennelijk
ketch* ketchup kil kinderen_ook kinderen_verveelden kleine_lettertjes kleiner klemt klemt* klepj* klepje kleur kon_de
kookboek koppelen korta* kortaf korte* kraanwater krap krapp* krappe kreeg_als kring* kroke* krom kunst kwaliteit
kwam_in kwam_pas kwam_was laadt laadt* leeg_na lege_batterij lego lekke_band lekt lettertjes leuke* level liggi*
ligging lippenstift luisterboek lukte lukte* maan maar_het mand marketingteam marokkaanse matig* meer_en mei melk_op
met_vrienden mijn_ergernis minig* minigolf minuten_aan montuur mooier moordenaar munt museu* muzie* na_2 na_drie
naar_265 naast_ons natte_hond nee_gewoon niet_gelijk niet_wat nieuwe_telefoon nog_na nu_nog om_16u om_eerlijk om_zeven
onderbroken onderdeel ondui* onduidelijk ongezellig onlee* onleesbaar onthaal ook_niet op_dinsdag op_om op_woensdag
opladen overstap overv* overvol pakket pal parasol parkeerkosten parkeren_niet past paste paste* pdf peil per_brief
per_nacht per_persoon permanent personen pilaa* pilaar plakj* plakkende plakt planning pluim* pluis* pop_ups prope*
proper provi* proxi* proximus recla* reserveren reset* resta* restaurant resti* rij rijst* robot* rolden rondv*
rondvaart roose* roosendaal ruis rustig_gelegen sandr* sandra schatting scheef scheve schietspel schoenzool schuifelen
set site_zegt slakk* slapp* slappe slecht sleutelkastje slide* slides slikt* slikte slipp* smaak smaak* snijdt_nog
sorte* spannend spijtig split* spookhuis staat_de stads* steil* sterk sterren_minder stevi* stilt* stilte stof_op
stond_stil stonden_we stren* strep* strepen strij* stroef supermarkt tafelblad te_droog te_hard te_janken te_laag
te_zacht terugsturen tint toeristenbelasting tomaat toon topper tot_elf tot_half tot_vier transavia trui tussen_8
tussen_een twee_sterren uitstekend uitzi* uur_op vanaf_het veel_beter ventilator verbi* verbinding verkeerde_kleur
verkoopster_keek verle* verlof verpakking verschoven verta* vertelt verwijsbrief vet vijfd* vijfde vlot voelde_ik
vol_zat volgens_hen vond_ook vonden_de voor_beginners voor_twee voorschrift vorige_gasten vrij_genomen vrijdagavond
vrije vrije* vrijgezellenfeest_met vroli* wachten_op wachtrij wachtrijen wachtten wafel* warm wasmachine wasst*
wasstraat wat_je waterig week_een week_en weeke* weera* weg_ermee weg_naar weini* weinig weken_wachten wel_mooi
wel_vriendelijk werkt_niet wij_er wij_wachtten zeezi* zegt_het zei_ook zelf_betalen zelf_moeten zelf_was zes_minuten
zet_het zin_in zitplaatsen zitten_met zo_duur zoals_altijd zondagochtend zonder_bericht zonder_schuim zool zout zucht
zucht* zuigt zuigt* zwart_van`,
    '-6': `
0 10_minuten 145 14_euro 17_50 18 21 24_euro 25_maanden 2_maanden 31f 35_euro 36 4_euro 4_maanden 50_euro 5_minuten
61_euro 62_euro 6_euro 6_weken 86 95 95_en 99 aan_doen aanfl* aanfluiting aangekondigd aangelegd aangeraden aanmaken
aanme* aarde* accepteert achter_elkaar activeren advocaatje afdak afdak* afgeschaft afhaa* afrad* afspraak_om afspraken
afsta* afzui* al_4 al_dicht al_weken alcoholvrij alleen_niet als_haringen als_iemand altijd_net amuse* anderhalf_uur
annuleren anten* antenne antwoordt apeld* apeldoorn app apparatuur artikelen attracties au_vent audio* augus* augustus
baant* backo* backorder barbi* batterijen beant* bediening_door begrip belegen beloofden ben_ik beper* beren*
beschikbaar bespa* besteld_voor bestellen bestond_uit beteg* betegeld bibliotheek biert* biet bij_wijze bijbe*
bijbetalen bijgewerkt binnen_een binnen_en bladderde blaffende blijft blijkbaar_niet blik bloedheet blokjes blz bobbe*
bodempje boekj* bol bonnen boodschappenlijstje bordjes bot_dat bovenburen bovenstuk boxsp* boxspring bpost bpost* braaf
braaf* brood broodjesservice bruiloftsgasten brunc* brunch bubbels buiten_gebruik canad* canada centimeter_te chaos
chaos* chatb* code_die collectie conce* controle_duurde crasht cruise daar_heb daar_zit daarna_drie dader dader*
dan_het dan_niet dan_weer dan_wel dat_dan dat_merk dat_op dat_voor de_bieb de_eieren de_ene de_hoeken de_jarige de_kade
de_knoop de_knop de_leeuwen de_middag de_rekening de_revers de_solden de_steak de_tv de_verbouwing de_verpakking
de_vijfde de_wachttijd de_zes deel deelf* deelfiets dekentje delha* delhaize deuk deurp* dhl die_website disco
dj_draaide doodm* doodmoe doolh* doolhof doucheputje drie_kwartier driek* driekwart droog_als drumm* drummen druppelt
drupt drupt* dubbel_zo duo duren duren* dus_een duurde_lang duurt duurt* een_afspraak een_algoritme een_antwoord
een_berg een_biertje een_boterham een_broodje een_groep een_haar een_klant een_letter een_loket een_minuut een_ober
een_piepend een_pilaar een_potje een_simpel een_soort een_storing een_telefoonnummer een_vrijgezellenfeest een_zaterdag
eenho* eenhoorn eento* eentonig eetta* eettafel eitje elder* elders en_2 en_kregen en_nergens en_wil engels enkel er_om
euro_dat excus* excuses ezelsoren fabriek favor* febru* februari feestdagen fel festival fietsverhuur film_zelf fit
flixb* flixbus folde* foutc* foutcode gazon gazon* geboortejaar geen_nieuwe gegij* gegijzeld gehor* gehorig gekek*
gekeken gekregen_een gelev* geleverd gella* gellak geloof_ik georg* georganiseerd gerechten gespeld gestaan gestemd
gevec* gevecht gezeu* gezeur gezichtsbehandeling gillende ging_het ging_vlot gist glasv* goed_maar goedemorgen
goedkoper gold goudk* gras grasm* grasmaaier groni* groningen groter haakjes haarl* hagel* haha half_bevroren half_tien
hambu* hamburger haperden hapjes hard hard_als haringen harte* hasse* hazes hazes* heel_spijtig helaa* helaas helpt
helpt* herhaalde herhaling herinnering herri* herrie het_dan het_doucheputje het_engels het_eten het_festival
het_hoofdgerecht het_laatste het_lachen het_meteen het_putje het_werd het_zei hoe_moet hoeke* hoeken hoera hoera*
hoesl* hoeslaken hondenweer hoofden hooi hooik* hospi* humeu* humeur hun_best ijsbergsla ijskoud_in ik_dan ik_thuis
ik_toch ikea in_5 in_april in_behandeling in_gesprek in_verkeerde inact* index* indoo* indoor ingekorte invul* inwis*
inwisselen irritant is_niet itali* ja_dat jamme* jammer jammer_dat je_de je_die je_net jurk k kaarsjes kaasp* kaasplank
kade kafka* kalen* kamer_met kamerplant kant_van kantoor_in kapsel karao* karre* kebab kebab* keer_per kende_de kerkk*
kerst kerst* keten keten* keus keuze kilometer kinderkorting kiosk kiosk* klappert klapstoelen klef kleur* kleurt
kleve* kliko kliko* klikt klinkt klont* kloppen_niet knakw* knippert knipt koekje koelk* koelkast koffers koksm* kom_op
koor koreaans kort kost_extra kost_meer kostt* kostte kraakt kringen kroketten kruimels kuil_in kunnen_bellen
kwaad_woord kwart_over laadp* laadpaal laat_geleverd laatste_moment lamin* laminaat lange* langskomen langz* latte*
lauw_water lauwe lawaa* lawaai leek_het leena* leenauto lekker_maar lelijke letter leuk_maar levertijd_van lief liefd*
lifte* liften limon* linkse lokaa* lokaal loket_open loketten loopbanden los_na loslatend luidr* lukte_niet maar_50
maar_voor maat matchmaking matras_met mediu* medium meer_dan meer_niet meldingen melk mensen_op met_ezelsoren met_lege
met_m'n met_room met_slagroom met_verkeerde met_weinig middagen mij_niet mijn_horloge mindere minim* minst minuten_met
mist_een modde* modderig modem modem* modul* module modus modus* moet_je moordend moske* muntje music* musical na_acht
na_vier naar_boven naar_oude naast_het nachtwacht namaakbloemen nat naver* navig* navigatie nee_dank nek_van netje*
netjes neuss* neusspray niet_geldig niet_klaar niet_terug niet_van niet_wil niet_ze niet_zonder nieuwe_klanten nihil
nihil* niks_gehoord nooit_gezien novem* november nu_al om_11 om_17u om_4 om_7 om_9 om_je om_kwart omzet* onderhouden
online_afspraak ons_een onsch* ontbijtbuffet ontbrekende ontgo* ontkn* ontknoping ontvangst onverrichter onvol* onvri*
onvriendelijk onze_straat ook_maar ook_niks op_tijd op_vakantie op_zaterdag opgeruimd optre* optreden opzegtermijn_van
oranj* oranje over_drie over_zes overname overval paardensport padel* pagina's panty panty* pap paraplu paras*
paskamers past_niet peper* pepermuntje piepend pijle* pijlen pillendoosje pittig pixel pixel* plakkerig planners plate*
platenspeler playl* playlist playm* playmobil plek plint* plinten pluim politiebureau postp* postpunt premium
prijsverhoging prikj* prikje prins* prinses procent progr* programma pure_diefstal puree puree* radiator ramp rants*
rantsoen ratel* ratelt ravio* ravioli reageert_niet redde_de regen reisv* reisverzekering reservatie restaurant_met
restitutie rever* revers rij_tot rijke* rijst robot rommelig rommelmarkt ruile* ruilen sanit* sanitair sanne sanne*
saus_was scannen schaamde schat_van scheef_en schermen schev* schie* schieten schilderwerk schot_in schrikt schuld_maar
schuren script secon* shamp* sinaa* sinds_oktober ski's ski's* slaapkamerraam slaapkamers slap_en slech* slechte slent*
slenteren slides_voor slippers sluit sluit_niet smakeloos small* smalle snijd* snijdt sokken_verplicht solde* solden
sorteercentrum spek spelers spelf* spelfout spelletje spett* spetters speur* speurtocht spijt* spinn* spits sproe*
staal* staaltje steigers steil stemm* stemmen ster stierlijk stijl* stoke* stoken stoot stopt stopt_bij strandtent
streng strijkijzer stuk super* tafeltjes tankstation_zonder tapij* tapijt taxfr* taxfree te_donker te_leggen te_licht
te_vullen te_zoet tegen_dat tekor* tekort tento* tentoonstelling terra* terugbellen terugbrengen teruggave theat*
theater theor* thuis_terwijl ticket tien_over tijdschrift tocht toen_kwam toen_wij toren toren* trage* trane* tranen
trouwpak tuinset tussen_acht tussendoor tv twee_jaar tweede typ uit_groningen uitei* uiteindelijk uitgevallen
uitzicht_op uur_de vaag vaccinatie vak vakken valt_als valt_het valt_uit van_10 van_spreken van_veertig van_wel varen*
vechten_om veertien_euro veertig_minuten velds* veldslag verbroken verdient_een vergeefs verheugd verhuurkantoor
verkeerde_maat verkleurt verkrijgbaar verli* vermoord_door vernieuwen verou* verouderd versnelling verstand
verstand_van verveelde verveling vervi* vervl* vervliegt verwacht_ik verwacht_je verwarming vetti* videobellen
vier_euro vier_mensen vlaams vlucht_geannuleerd voelt voelt* vol_au vond_het voor_14 voor_elf voor_moederdag voor_tien
voorgerecht voorprogramma voorstelling voortgang voorwaarden vork vroeger_was vulling waar_je wachtmuziek want_dat
waren_op waren_wel was_om was_op was_saai wasserij waterpas wazig wazig* we_een weder* wederzijds weer_naar weer_uit
weerapp weggegooid weinig_te weinig_vlees weken_nog weken_op weken_te wel_iets wel_lekker wel_lief wel_top wel_weer
werd_vijf werkte widge* widget wie_van wie_verzint wiebe* wijng* wijnkaart wijnt* wijntje wijze_van winkel_zegt woens*
woensdag wrap zag_je zake zalan* zalando zalen zalen* zat_met zaten_binnen ze_zijn zeeziek zeil zelf_is zelf_ook
zelfs_een zelfscankassa's zich_dood zich_wachten zijn_best zijn_wel zitpl* zo_bot zoet zonda* zonder_haakjes
zonder_papier zonder_smaak zouden_ze zweet zweetvoeten`,
    '-5': `
05 115 115_euro 118 15_euro 18u 22 24 240_euro 2x 3 32_euro 3_keer 5 50_minuten 51 680 79 8_weken 94 94_euro 9_euro a
aangebrand aanmeldzuil aansc* aansn* aansnijden acht_maanden achtt* acteurs afdruk afhaalpunt afspraak
afstandsbediening afzetterij agath* agatha agent airco airco* aldi alleen_nog alles_op alles_opnieuw amai anderhalf
anderhalve animatieteam antwo* aperi* aperitief app_zegt appeltaart aquar* aquarium asperges audiotour augur* augurken
autom* auw azert* azerty b1 babi banan* bananen bankapp banks* bankstel batav* batte* bed_lag bedel* bedelen begin
begin_mei begri* begrijpt behang beker beloo* belooft beloond ben_je beren bergaf bestaat_uit betaal_ik betaal_je
betaald_had betaalmuur betre* beurt bevriezen bewaart beweg* bezet bezet* bezichtiging_met bezorging bijkopen binnen_in
blaad* bladeren blanc* bleke blijft_hangen blikkerig bobbejaanland bomvo* bomvol bonnetjes bonus* boterham boterhammen
brandweerkazerne brave brave* breed breed* bubbe* buitenbad butle* butler buurvrouw_had cafet* cafetaria cartr* center
centi* centimeter christie cockt* cocktails colru* colruyt compliment controle_van correct court* creme creme* crois*
croissants cursu* dag_op dag_te dagen_in dagta* dagtarief dan_de dat_begin dat_bij de_app de_avond de_cola de_diepvries
de_een de_koffers de_koffie de_kou de_moeite de_pauze de_regen de_rekken de_rij de_rug de_schaduw de_site de_toren
de_tuin de_tweede de_uitleg de_verbinding de_website de_zalen de_zon decat* decathlon deels* deksels denne* depot
depot* desse* dessertkaart detec* die_naar die_ons die_wel die_zelf die_zich diepv* diepvries dierenpark digitaal
dinos* dinsd* disco* dit_jaar dodel* dodelijk dof doodse door_ons doorgekomen doorsnee doorw* dorst dorst* drie_man
droog* droogt drupp* duur_en duurde_langer duurder_geworden dynam* een_app een_code een_dronken een_eend een_frituur
een_gesloten een_heel een_koekje een_kop een_leuke een_ramp een_reus een_rij een_telefoon een_uurtje een_vrije
een_wachtkamer een_zucht eer eerst_een eeuwi* eeuwigheid eftel* efteling eigenaars eilan* eiland einde eindeloos eitjes
elf elk_jaar elke_keer emmertje en_22 en_keek er_goed er_te erbov* erbovenop euro_is euro_verwacht euro_voor euros*
excur* falaf* falafel fanfa* fanfare fantastisch favoriete fien film_was flat flauwe flikkert fohne* fohnen frida*
friday frieten frikandel fris galge* gamma gamma* gaten gaten* gebou* gebruik geen_kant gekregen_en gekun* gekund
gelachen geld_terug geldi* geldig geldk* geldklopperij gelui* geluid_stond geluk gepas* gepast geplant gereserveerd_om
gereserveerd_voor geschoten geslapen gesloten gesloten_wegens gesneden gesproken gevangen gewac* gewacht gewan*
gewandeld giere* gieren giftig glasbak grijs grijs* haakj* haard haardroger had_mijn half_leeg handi* handig hanen
hanen* hapje* hardl* hartjes_op hasselt heel_lief heerlijk heiligschennis helpe* helpen hema herfs* herhaalrecept
herinneringen herstart herstellen het_al het_duurde het_goed het_had het_internet het_kastje het_mee het_probleem
het_raam het_scherm het_uitzicht het_wachten het_weekend het_wel hij_zit hint ho ho_maar hoesje_past hondenmand honger
hoofdact hoog hooikoorts hoor_maar huilende iemand_aan iets_minder ik_betaal ik_dit ik_te in_en in_februari in_huis
in_polen in_tien in_twee inche* inclu* inclusief_de inspectie_van inter* interieur invoe* is_anders is_na is_toch
is_top is_traag italiaanse ja_het jaara* jaarl* jam je_voor je_zit jeans jeans* jongen_die juist* jullie_niet jumbo
jumbo* kaars* kabou* kado kalender kamers kanten_op karig* karren keer_terug keer_verzet keken keken* keram* keren
keren* kerk kerkh* kerkhof kerstboom kerstmarkt kippenhok kit klaar_was klaarstaan klam klant_sinds klantenkaart
klapstoel klapstoeltje klein kleinkind kletsen klontert klopte_niet knell* knellen knop koffie_en komko* komkommer
kookp* kookplaat kookworkshop korea* korrelig korte korter korti* kost_een kostte_me kou koud_en kozijn kraampjes
krakende krast kreuk* krieb* kroket krukj* krukjes kunstgras kwali* kwam_koud kwam_met kwartier kwartier_in
kwijtgeraakte lachen_maar lachertje laden laden* lag_vol landa* landal lasergame lastig laven* lavendel leek_wel lelij*
lenen lenen* lengt* lengte leuke levertijd licen* lidl liet_mij ligbe* lijk limonade links* lint logis* logisch
loopbanden_defect loyal* loyaliteit maalt* maar_de maar_duur mag_er mail man_voor man_was mars maske* massage match*
matches matig matras_te medewerkers_zijn meeuw* meeuwen melig melig* met_meer met_plakband met_uitzicht met_zeezicht
meteropnemer meterstand mijn_e mijn_kleindochter mijn_leven mijn_oren milie* minut* minuten minuten_en minuten_voor
misda* mislu* miste moeit* moeite moest_aan moeten_lezen mok mond_in monturen moordspel morren mouw muffe muffe* muntj*
museum museumkaart muts na_elk na_twee na_update nachtrust naden niet_goed niet_inbegrepen niet_leverbaar niet_op
niet_te niet_thuis niet_vol nivea* nog_niks nog_te nog_tot nooit_gekomen nr nu_staat nummertje odido odido* oefeningen
of_het oktob* oktober olijv* olijven om_10 om_13 om_17 om_een om_vijf omhoog_met omroe* omroep omsla* omslachtig omweg
omweg* on onbea* onbeantwoord onbeg* onbegrijpelijk onbel* onbeleefd onderaan onderdeel_besteld onjui* onthoudt
onverwoestbaar onze_poes onze_tieners onzic* onzichtbaar oorsp* op_maandag op_tuinstoelen openingstijden opent opent*
opgeknapt opsta* optie opzeg opzeg* opzegtermijn outle* outlet oven overboekt overdreven overleed overn* overs*
overstappen pangang panne* pannenkoeken pannenset parcs parcs* parkeervergunning pas_in pas_om pasen pasen* patat
patat* patch patch* pay peper piept pier pijlt* pijltjes plaat plakjes plan plant plek_voor plops* plopsaland plugg*
pluggen pluist podiu* podium pogin* politiemuseum polon* polonaise popcorn poster postn* postnl potlo* pp premi* pret
prijs prijs* prijs_voor prijz* prijzen prima prima* prima_maar printer produ* profielen pruim* pruimen puntj* puntjes
qua qwert* qwerty rang reclame reclame_voor reeks reeks* regelde regels_zijn regen* regenjas reisp* renov* renovatie
reus rijsttafel rits roere* roerei roerei_uit roker* rolletjes rooft* rookw* rookworst room route* ruitenvloeistof
ryana* ryanair saign* saignant sap schat schat* schermpje schijnt schitterende schla* schlagers schoolklassen
schoonmaak schutting seizo* seizoen servers servicekosten shampoo showroommodel simpel simpele sinaasappelsap sip
siren* sirenes slach* slagroom_uit slecht_verlicht smake* smere* smeren smile* sms'j* sms'je snap sneak* sneakers sneu
snijp* snijplank snoei* sokken spann* specu* spier* spierpijn spoor sprak* springt spuitbus staanplaats stage* stampvol
standaard standaardantwoord standbeeld stati* steld* stellen steunzolen stilletjes stipt stipt* stoff* stoffig stofz*
stofzuiger stoot* stormschade struikroverij struikrovers stuk_door sympa* taai_en taala* taalapp tacht* tandarts_zelf
tandp* tandpasta tankstation tapas tapas* te_drinken te_dun te_kletsen te_vinden tea tearo* tearoom tegemoetkoming
tekening telefoonhoesjes telen* telenet telke* telkens tellen tenen tenen* tenmi* tenminste terras terug_als thuis_een
tijdschriften tijdslot tja to toch_weer toetsenbord toffe toffe* tomat* tonee* toneelstuk top tot_maart traag_en tram
trapj* trapje tuinstoelen tulpe* tulpen tv_met twaalf_jaar twee_euro twee_voor tweede_keer u_niet uit_een upgra*
upgrade uur_en uur_stipt uurtjes vaatw* vaatwasser vaderdag valss* van_hier van_twee van_vijftig van_zeven verbruik
verder_en vergat vergeten_en verhalen verhoogd verhuizing verjaardagscadeau verkr* verliest vermoedelijk vermoeiend
vernieuwd verontschuldigen verpa* verpakt verplicht verschillende verse verse* vertaling vertraagd vervangend
vervanging verviel verwees verwerken verzending verzendkosten viel_uit vier_weken vijf_keer vlakb* vlakbij vliegtuig
voldo* voldoende vond vond_de vonden_het voor_drie voor_vier voorr* voorraad voors* voorwerpen voren voren* vouch*
voucher vraagprijs vragenlijst vriendelijk_maar vriendinnen vuilcontainers vuurwerkshow waait waait* waard waarom
wacht* wachttijden wandelschoenen wankel want_er warmt* was_correct was_een was_heel was_koud was_mooi was_slap wasse*
we_moesten weer wees_ons wegbr* wegbrengen weggewerkt weken_duren wel_de wel_maar wens werd_de wij_hadden wij_kregen
wijst wijst* wijzigt willem win winde* winderig winkelstraat word wortel xxl z zaal zakt zange* zat_ik zaterdag_om
ze_hem ze_of ze_ons zeeland zeggen_ze zelfscan zende* zeven_uur zicht_op zijn_nu zijn_regels zit_op zo_goed zoek zoekf*
zondag zonde_van zonder_batterijen zou_een zoude* zouden zweeds zwits* zwitserland`,
    '-4': `
1000 10_werkdagen 13 14u 168 17_euro 19 2017 2_cm 31 350 42 54 5_weken 69_euro 71 85 9 92 98 aan_overgehouden
aangenomen aankoop aanschuiven aanschuiven_voor aardappelen achtbaantje acteu* actie actie* activiteiten adviseur
afgegeven_bij afgel* afhal* afhalen afspr* afvoer afwas afwaswater afzuigkap al_acht al_de al_maanden al_negen al_niet
al_weg alle_tijd alleen_met allervriendelijkst als_de als_in alsof_ik alwee* alweer anders_dan antwoord
antwoord_gekregen antwoord_op apen appel arm_van art au audiogids automaat autoz* avonden ballen bami bank barst bas
batterij beantwoord beginners begraven behal* behalve behandeling behul* behulpzaam bekee* bekeek bekle* belab*
belabberd belgi* belletje ben_79 bereikbaar berg berga* bericht beschrijving beslagen bestelde betreft bevestigingsmail
bewar* bewaren bewegen bewijs bewijzen_dat bezoek bezorgmoment bibli* bij_die binnenkwam bitte* bitter bitterballen
blaadjes bladb* bladblazer bladz* blies blies* blijf* blijkbaar blijven_staan bloedprikken blokken board* boarding
boeie* boekh* boel_op boile* boiler bokse* boos bootj* bootje botte* bowli* brandt brood* broodje bruidsjurk bruil*
budge* buikp* buikpijn buitenkant bunga* bungalow bus_zonder callcenter campinggasje carbo* carnaval carnavalstoet
catal* catalogus chat choco* circus cocktail collega_van communie complimenten coula* coulance coupe coupe* cross*
daar_is daar_met daare* daarentegen daarvoor dag_later dagen_lang dagen_op daiza daiza* dan_is dan_pas dank dank_u
dat_heb dat_is dat_lag dat_u dat_was dat_weet de_ardennen de_biefstuk de_chat de_cv de_digitale de_gate de_helft
de_kleinste de_koop de_mail de_meir de_plas de_rode de_sfeer de_sticker de_stoelen de_vakantie decem* december deed_het
dertig_man dessert detective deurtjes deze_maand die_bleek digit* dinsdag dompe* donderdag doode* doodeng doodgegaan
doods* doodslag doof door_en doorgestuurd doorgezakt douche_en douchekop dove draderig dragen drama drama* drankjes
drie_minuten drie_uur dring* dubbelklikt duist* duister duitse dus_alles dus_met dus_weer duur_voor duwden een_aardige
een_bakje een_bandje een_bericht een_blaadje een_blinde een_boek een_folder een_glaasje een_grote een_koe een_muur
een_nummer een_onderdeel een_plank een_sok een_spiegel een_vriendelijke een_zeil eens_met eerde* eerder eerlijk eiere*
eieren eigenlijk eiken eiken* eindelijk elektrisch elf_jaar elke_ochtend emmer* en_belde en_daar en_dat en_koud
en_krijgt en_onder en_voor en_zes energ* engelen enquete er_altijd er_na er_ook er_toch er_vier erbij_als erfen*
erfenis escape_room euro_armer euro_op euro_p exame* excursie excuu* ezels* fabri* facebookgroep fantasie fastp*
fastpass filiaal filiaal_in flesje_water folder formulier formuliertje foto's_met fotograferen frika* gaan_en gaapt*
gaapte gange* gapen* garnaalkroketten gate geboekt gebouw gedat* gedateerd gedeu* geef_er geen_tijd geins*
geinstalleerd gekom* gekomen geleerd gelijmd genoo* genoot geple* geplet geprijsd gerar* gerard geres* gereserveerd
gereset geschoven gesco* gescoord geslo* gesloten_deur gezuc* gezucht ging_goed ging_niet glaas* glaasje glad glijbanen
goal goed_in goeie gordijnen graph* graphics groepsapp grootmoeder grote* haalden haalden_ze had_geen had_zijn
hadden_het hadden_ons hagel hagelslag half_elf half_jaar half_vijf halfj* handd* handg* hard_dat hartelijk
hartverzakking heeft_nu heeft_zijn heerl* helft helft* helft_van helli* helling hemel* het_bad het_derde het_eerste
het_eind het_geluid het_gras het_heel het_hoogtepunt het_in het_naar het_nog het_portaal het_schoolplein het_ticket
het_zo hielden hij_er hoek hoesj* hoesje hoestsiroop honderd hoofdkussen hoogtepunt horte* hout humor humor* hut
huurverhoging iets_waar ik_binnen ik_gewoon ik_heet ik_hoor ik_kijk ik_mag ik_me ik_stond ik_woon ik_word ik_wou ik_zal
in_september inbreker inder* inderdaad indus* ingezet inhalen inlog* innem* innemen inwerking is_het jaar_klant
jaar_premie jaarabonnement jaarafrekening janken je_dan je_niks jezel* jezelf jongen_achter jullie_zijn jus kaal kaas
kabouter kamertemperatuur kan_er kan_hij kan_niet kant kapsa* karto* kassa's kastd* kastdeur kasteel katoe* kattenluik
keer_iemand keer_was keert kegels kende kende* kipnu* kipnuggets klachtenformulier klantvriendelijkheid klapt kleuren
klikk* klikken klomp* klonk* klopt_van kluisjes knuffel koffi* koffie koffie_niet kolen kolen* kool kopte* koptelefoon
korre* kortingscode kost kozij* krach* krane* krant* kreupele krijsende kruid* kruim* kundi* kundig kunnen_ze kurk
kwam_kijken kwamen_met kwart* kwijt_na laatste_update lag_in lang_wachten lange_rij langer_dan laten_doen later_aan
latte lauwe* leef lege leggi* legging lekke lekt_nog leveren liedj* liedje lief_en liet_los ligst* limburg loeit loeit*
look loop_ik loterij luchtbed luchtpomp lust maakt maakte_veel maandbedrag maar_dan maar_mijn maar_te maar_toch maast*
maastricht machi* mag_het makkelijk man_achter mandjes marat* massief_eiken materiaal me_door me_niet medel* meenemen
meir meisje_aan meneer_aan met_drie met_koffers met_te met_twintig midden mijn_schoenen mijn_schoonouders mijn_stoel
mijn_tante mijn_zak min minder minstens_een minuten_in minuten_wachten mislukt mislukte missc* misschien miste* mobie*
mobiel model* modern moest_het moet_u momen* moment monta* mooi_en moord_en morre* muis muren muren* muziek_zo na_9
na_een na_vijf na_zes naar_afwaswater naar_een naden* nagev* nageven nahef* naheffing nasi nederlandse nee netwe*
niemand_die niemand_kon niet_en niet_ik niet_normaal niet_vergoed nieuw niks_aan niks_kon nimme* nimmer niveau
noemde_het nog_altijd nog_half nog_niet nog_nooit nooit_meer offer* offerte ofte oh om_en om_negen om_vier omdat_het
omele* omelet omrui* omzet onbeschofte onderhoud onget* ongetwijfeld onlin* online onove* onoverzichtelijk ontbreekt
onvin* onvindbaar onvoldoende oom oorlo* oorlog op_2 op_afspraak op_google op_toen op_twee op_vrijdag op_z'n op_zich
open_op open_tot openi* opgelost opgie* oplossing opnieuw_inloggen optie* opzeggen orang* orange oudba* oudbakken
ouderwets pairi pairi* pakke* palin* paling panfl* parap* parke* parkeerapp parkeergarage pende* peperduur per_dag
perma* persoonlijke pijnl* pin pizza's plakje plakk* plass* plassen plattegrond playb* pm podca* pogingen polis* poolse
popco* poste* premie proefrit puzzels raam raam_zat raampjes rare reactie_van recht_aan reclamefolder reclames rekende
rekke* rekken reservering retou* retourneren riet rij_van rij_voor rijen rijen* ringe* roami* roaming rolt roomservice
roos rugzakje ruikt ruikt* rusti* schadeformulier schappen schee* scherm schijnbaar schoen schoolfoto's schoolplein
schoonmaakkosten schoonmoeder schoonouders schoonzus schui* schuift scrip* sec seins* seinstoring senio* servet sfeer*
shake* shutt* shuttle simpe* sinte* sinterklaas slag sliepen slokj* slordig sloten smaakte snapt sokke* solda*
soldaatje soorten spaan* spaanse spaarpunten spagh* spaghetti specialist spele* spelende spiegel_in spinningles spits*
springkasteel stad stagiair start stekk* stekker stelde sterf* sterft stil still* stiltecoupe stink* stoel* stofzuigen
stokb* stokbrood stond_erbij stond_zo stoofvlees_was stoom stopcontacten strea* stro stroop stuks stuks* stuks_voor
stuurt_me swipen systeem taart taart* tafelkleed tafeltje tanks* tasse* tassen te_betalen te_hoog te_praten te_sturen
tegem* tegoed terugleverkosten tevor* tevoren thee theep* theepot theorie thermostaat tieners tijd tijd_en tijd_voor
tijdv* tijdvak tikfo* toch_nog toega* toen_moest toesl* toetsen toppers tover* trampolinepark trapl* trouwens_ook
trouwfeest tuin twaalf_euro typef* uitle* uitleg uitpa* uitpakken uur_aanschuiven vacci* van_24 van_dertig van_niks
van_oma van_tevoren van_vorige vanaf* varkenshaasje vastloopt veel_goed veel_volk veer veert* veertien veertig ver
veranderd verandert verdrietig verf vergeet_het vergeten vergeten_op verjaardag verkoopster verkoper_had verlichting
verloopt verlopen vermo* vermoord veron* verpest verplicht_en verslavend versleten vertellen vertr* vertrok vertrokken
verve* vervoer verwacht verwe* verzekeringen vier_keer vier_uur vijf_euro vijfentwintig vind vingerafdruk vissen vival*
vivaldi vlagg* vlek vlijm* vlijmscherp vloerverwarming vol volgen volgo* volgorde volle_tank vond_ik vonde* vonden
voor_10 voor_acht voor_geen voor_nieuwe voor_twaalf voor_wie voorbij voorhand voorp* vorkj* vorkje vormg* vormgeving
vraag* vraag_ik vraagt vreet vreet* vriendelijke vriendelijker vrije_dag wachten wachtlijst wachtte wafel wafels walib*
walibi wanne* wapen* warm_water warmt warmtepomp was_er was_gewoon was_wel wasba* wasma* wat_aan water* water_op
waterkoker we_dan weer_een weer_terug weer_wel weet_ik weg_niet wel_goed wel_heel wenne* wennen werkblad werkte_niet
wie_de wie_doet wiel wifi wij_in wij_kwamen wijnb* wijze wijzigen wildw* wildwaterbaan wk woon_op woord_over wordt_niet
wou_het yogales zaal_was zakte_in zanger zee zeep zelf_getekend zetel* zijn_boterham zijn_er zijn_voor zijn_ze zit_je
zoals zoals* zodra zodra* zombi* zombies zomer* zon zonder_airco zonder_de zone zong zou_er zuid zuil zulke zulke* zuur`,
    '-3': `
1 10 10_aan 10_uur 11 12 15_uur 17 189 1_euro 1_uur 20 25_euro 285 3e 4 40 45_euro 48 4_minuten 58 65 75 83 85_euro
8_uur 900_euro a4'tj* aan_dat aanbellen aanbouw aangedaan aanko* aanraden aarde abonnement achterste actio* action
afdru* afgezegd aflev* afloo* afloop afwas* agend* al_5 al_die al_drie al_naar alles_uit altij* altijd andere_kant
april april* aquag* aquagym arden* ardennen arran* arrangement asper* attra* automatische autostoel avoca* avond badje
badje* balkon bandje bar bedankt_voor beddengoed bediening bediening_traag bedoeling beeld* begin* begonnen begro*
bekende bekleding bel belee* beleefd bellen_met ben_er bende bende* berei* bereik beroo* beroofd berou* bestelling
betaling beter_dan beu beurt* bevroren bezemhok bibber bierk* binnen_geweest bitcoin blaadje black blade* bladzijden
blank bleek_een bleke* blijkt_dat bloemen bodem* bonne* boodschappenlijst borstels bot botte bowlingbaan box brandalarm
breiw* breiwerk bruine budget buitenland burea* bureaustoel burgerzaken bus_reed buurvrouw_heeft cadeautje caravan
carwa* carwash casin* casino cava china china* chinees chips* chocomel circu* compl* contant cooki* cookies crime
crime* cruis* cv_ketel daar_om dacht_ik dag dakwe* dakwerker dame dan_had dan_nog dan_vroeger dat_die dat_gezegd
dat_staat dat_zie de_airco de_arm de_auto de_beurt de_folder de_helpdesk de_hond de_jongeman de_juffrouw de_kerk
de_kliniek de_laatste de_lol de_mat de_muziek de_naam de_steek de_tegels de_vorige de_week de_wifi de_wind de_zaal
deed_wel deeg deela* deelauto derde desig* deur_open deurt* dicht dicht_op dicht_voor die_dingen die_om dieet* dik
direct discu* discussie dode doe_je doekj* doen_en doen_het doet_wat dokke* dokken doodl* doorsturen dorp douan*
douche_die drie_dorpen drie_weken droger dubbel duizenden dunne_muren dus_ik dwars_door e een_briefje een_bus een_drama
een_duim een_emmer een_factuur een_gezin een_halfjaar een_halve een_hele een_kuil een_kwartier een_lauwe een_maand
een_overval een_simpele een_smiley een_tent een_uur eerste eigen_risico einda* eindafrekening elk elkaar_in elke_vraag
emmer en_die en_doe en_geen en_in en_moet en_nog en_staat en_twee en_zat en_zuchtte eng engie engie* enig enkel*
enkel_een enkel_nog er_niemand er_stond erger* euro_per examen excel excursies excuus extra felle felle* fijne fijne*
films films* fix flauw* formu* fout fouten franse friet friet* friet_was frietjes fruit fysio gaat_het gangen
garagepoort garantie gebarsten gebeurd gedaan_en geef geen_geld geen_papier geen_uitleg gegaa* gegaan gekei* gekeild
gekos* gekost gekra* gekregen_in gekro* gelop* gelopen gerec* gerecht geschrapt geser* geserveerd gesp getek* getekend
getroffen getrouwd getuigenissen gevaarlijk gevan* gevoel gewas* gewassen gezichten gitaa* glazu* glazuur godsn*
godsnaam goeie* gok gooch* goochelaar googl* google gordi* graag graag* grappig groene groente groot_als haal_ik
haar_in haarspeld haast* had_er had_ik had_me had_moeten had_u half halfjaar halte halverwege hans haperde haren_in
harin* harta* hartaanval hebben_we heel_vriendelijk heili* hele_rij helpd* helpdesk hem_zelf hemd herha* herhalen
herkend het_bij het_de het_dessert het_een het_enige het_gebouw het_ijs het_kaartje het_land het_oog het_ook het_rek
het_systeem het_tweede het_verkeerde het_zeil het_ziekenhuis hielp hielp* hij_doet hij_staat honge* hoofddoekjes
hoor_ik horen horen* hortensia's houdt houdt* huis_en huisw* huiswerk huren huren* hut_zonder huurschaatsen hypot*
iedere ijsbl* ijsblokjes ijskoud ik_betaald ik_ga ik_hang ik_kwam ik_liever ik_naar ik_tot ik_van ik_vond ik_zat
ik_zelf ilse in_heeft in_maat in_plaats in_stukken in_vier inclusief infec* infectie ingek* inhou* inrui* inruil
installatie internet is_aan is_bij is_blijkbaar is_dat is_duur is_er italiaans ja jaar_de jaar_op janse* jansen jarige
je_door je_hoofd je_van je_ze jongs* jongste joodse jullie_gaan kaarslicht kaart kan_je kan_ook kanten karig kasjm*
kasjmier kassa* katte* keer_dit keer_hetzelfde keer_niet keken_ze kenden kerstman ketting_van killi* killing kilom*
kilometers kind_op kinder kinderen_een kinderfeestje klantnummer kleermaker knikker knoop* knopp* knoppen koel koffer
komma* kon_ze konijntje koppen korting kortr* kortrijk kosten kouse* kraak* kraakte krake* kraken krant krast*
kreeg_haar kreeg_ik krijtbord krimpt kruiden kruidvat kruimels_in kuil kuipj* kunne* kunnen kunst* kusse* kwam_twee
kwam_zonder kwame* kwamen kwart kwart_voor l laarz* laarzen laat laats* laatste laatste_keer lachen lacht_me lampe*
lang_in langs_de lauw_en lease* leeg lelijk lerar* lerares letters leuve* leuven lever* leverde licht liever_niet
ligt_al lijke* lijken lijkt lijkt* logbo* logboek loopt_de losla* lot luide* m maag maaltijdbox maand_en maandag
maanden maanden_nog maar_bij maar_hij maar_jullie maar_weer maatj* macbe* macbeth mag_je maile* mailen mailt* mailtje
makke* makre* makreel mater* matras medicijn meene* meer_aan mekaa* mekaar melk_in meneer_ik mensen_en menukaarten
merke* merken met_twee metro metro* middag mijn_bestelling mijn_code mijn_knieen mijn_ouders mijn_tablet mijn_vrienden
milks* milkshake min_te minuten_te minuu* misdaad misse* misselijk moeder_zit moeil* moest_de moet mondh* montage
mooie* muur_van na_10 na_5 na_afloop naar_die naar_huis nagels nakom* neergezet negen nergens_een net_als netfl*
netflix netjes_op niet_af niet_herkend niet_in niet_met niet_vervangen niet_want nieuw* nieuwe niks niks_dan niks_mee
niks_te noede* noedels noemde_me nog_van notit* nu_is nummers ober_die ok oksel olie om_22 om_8 om_acht om_lachen
omdat_ik omgekeerd omhoo* omhoog omver omzetten onbem* onbemand onderin ondertussen onderwijs ongeinteresseerd ons_heen
ons_nog ontbijt ontbr* ontbrak_in onthoud onwee* onze_jongste ook_wel oordo* op_eigen op_tweede op_vijf
op_zaterdagavond op_zoek opgehaald opgeheven opgestaan opnie* opnieuw opnieuw_geinstalleerd overdag overh* paardje
pagin* pak pakt papie* parkeren_is partn* pas paska* passeren pasvo* pasvorm pauze* pech per per_week persoon pest
piepk* piepklein piepkleine piept* pijn pinne* pinnen pint pisa pisto* plaatjes plaats_van plantjes plas plast* polis
pools* poppetje portemonnee postzegel precies_op print* product proefles proev* puile* puilen puntje raakt radio radio*
ramen ramen* rap rechts recru* recruiter regende rekent renne* rennen reparatie retour rijles ritse* ritselt ritte*
ritten rokers romme* rond_de rondjes rooms* rouwk* rozen rozen* ruben ruben* ruik ruikt_naar ruist* rustig saus schap
schot* schroeven schrok schuifpui schuim senso* sensor service sfeer sfeer_was sigaret sinds_dinsdag sinds_pasen ski
skisc* skischool slagb* slagboom slagr* sleutelkaart sliep* slim sloep* slord* sluit* smet smiley snijden snuffelen
snurk* snurken soep softl* softly softw* software spa spaans spanning speak* speaker speelde spel spijtig_want spoor*
sprak sprongen squatrek sta_je staan_op staat_te stamg* stamgasten stamp* standaardmail start* station steen stell*
stelletje stem sterr* stome* stomerij stond_daar stond_er stopl* stoplicht strand streep stret* strui* sture* sturen
swipe* sympathiek tachtig tafel* tarie* tarief tarta* tartaar tasje tasje* taxateur te_kleine te_krijgen te_voet
te_zien team tekstbordjes telkens_opnieuw tempo_van terug_in terug_na teruggestuurd therm* tiene* tikt tiram* tiramisu
toch_niet toen_was toestellen toestellen_zijn toeterende toets* toiletten toont* toppe* tosti tosti* tot_zondag tourn*
trace trace* track train trainster trein trekken troos* troost trouwe trouwzaal trucj* trucje true truie* truien tunne*
tunnel twee_maanden twee_van tweee* tweem* tweemaal tweep* tweepersoonsbed typisch uit_zwolle uitch* uitchecken
uitgeleend uitgeslagen uitkomt uitlaat uitleggen uitsmijter uitzendbureau uur uur_in uur_met vaart vaart* vakke* val
van_200 van_5 van_school van_zes vanaf vanbi* vanbinnen vanze* vanzelf vast_bij veel velge* velgen verdient verdubbeld
verga* vergadering vergaten verge* vergeetachtig vergoeding verhaal verhuisdozen verhuislift verhuisploeg verkeerd
verlicht verliep verma* versc* verwa* verwijderd verwijst viel_in vier vier_dagen vier_jaar vier_maanden vijf_uur
vijftig vijve* virus* vlaggetje vlees vlucht vochtig vochtige voer volgend volgend_jaar volledig volum* voor_dat
voor_niks voor_onze voora* voorb* voordat voorschot_van voorw* vorig vorig* vorig_jaar vorige vrachtwagen vrijd*
vroeg_een vroeg_waar vuilnisbakken vulli* waar_de waaro* wachtrij_nummer wachtzaal wanneer want want_de warme warme*
was_alles was_gesloten was_het was_in was_lauw was_over was_prima was_top wasbe* wasbeurt wassen wat_een wat_hij wc
we_hebben we_kregen we_kwamen we_met we_zijn we_zouden week_in weer_eens weer_op weer_te weggegaan weken weken*
weken_terug wekenlang wel_in welee* wenkbrauwen weten_dat wie_het wiele* wielen wijn wijnk* winter wisselen wisselt
wist_het word_ik word_je wortels yogal* z'n_drieen zacht* zaken zaken* zal_het zat_heel zater* zaterdag zaterdag_en
zaterdagavond ze_daar ze_dan ze_er zeela* zegt zelf_nog zere zes_keer zes_weken zeure* zeuren zeven zeven_minuten zicht
ziet_er zijka* zijkant zijn_zoon zo_hard zo_in zodra_ik zoek_naar zolderkamertje zoveel_beter zowat zowat* zuchten
zuchtte zwaar* zweed* zwembad_was`,
    '-2': `
100 120 14 140_euro 15 160 1998 19_euro 2 20_min 30 35_minuten 40_minuten 412 45 4_uur 50 52 5_euro 6 60_euro 75_euro 8
a4'tje aan_flarden aan_wie aanbod aangehouden aangetekende_zending aanma* aanne* aanra* aantr* aarda* aardig aardige
abonn* acht acht_weken achter_mij achter_op acryl administratie advis* afgeleverd_bij afgew* afgewezen afrekening
afstand afval* agenda al_geen al_lang al_op al_twee al_van alber* albert alle alleen_onze allen allen* almer* almere
als_een als_nieuw annul* app_en appel* appt architect attracties_dicht automatisch baard badpa* bakje* bakjes bakkerij
balle* bandj* banen* banka* banko* bbq bedan* bedankt bedde* bedden bedreigd begra* begrijp bekek* bekeken beken*
beker* bel_je belastingaangifte belden beleg* besch* besme* beste* bestond beter beter* bevro* bezoe* bibbe* biede*
biertjes bij_elk bij_ons bij_te bijko* bijl bleek_op blijk* blind bloemetje blok blond blouse boef boods* boor bord
bordj* bossc* bossche bram brandschoon breda breda* breek* briefje brokk* broodje_kaas brouw* bubbelbad buffe* buffet
bureau bus buurt carav* centraal chape* chapeau chris* chron* chronisch codes codes* commentaar const* constant corona
creat* crew curry curry* cursisten cursus d'r dagje dagje* dam dan_mijn dan_op dan_zit dank_aan dat_het dat_maar
dat_moet dat_zei datingapp de_andere de_automaat de_bar de_bediening de_brief de_bruiloft de_buren de_buurt de_caravan
de_dame de_doos de_foto de_foto's de_gsm de_halte de_hoek de_jongen de_kassa de_kleine de_krant de_mensen de_modder
de_papieren de_polis de_rand de_regels de_rest de_rit de_rondleiding de_servicebalie de_toiletten de_uren de_verdieping
de_vis de_wand de_was de_wc's dennen derti* dertig dertig_euro deurbel deze_zaak dicht_bij die_alles die_een die_tijd
diefs* diefstal dienst diep dieren diner diner* doden doden* doet dokter_had dompelbad donker dooie dooie* doorbakken
doos doos_kwam draad* drage* drie drie_euro drie_keer drie_straten dried* drieduizend driee* drieen droge* droog_en
droom* drugs druk_op drukk* drukken drukt druppels duidelijk_niet dunne dunne* durbu* durbuy duwen duwen* dwerg*
een_a4'tje een_bankje een_bloemetje een_bureau een_dag een_flesje een_formulier een_gewone een_hint een_lepel
een_misdaad een_plek een_put een_robot een_rondje een_rood een_scholier een_touwtje een_verjaardag een_volwassene
eenma* eens_op eens_terug eerli* eigen_kosten elast* elk_kwartier elkaar_geplakt elke en_12 en_dan en_elke en_had en_je
en_niks en_nooit en_nu en_onze en_sta en_stond en_tot en_vond en_zit en_zonder energieleverancier engelengeduld
enkel_de enque* entre* er_dan er_gewoon er_kwam er_staat er_zijn erlan* erlangs eruit_als eten_is euro euro_betaald
euro_bij euro_de excel* extra* festi* fiets fiets* fietsen figuu* fijn filme* filmpje_van filmpjes flard* flarden
fles_wijn flyer flyer* foutj* foutje friss* fronten fruit* fysio* ga_naar gapen garan* gebla* geboe* gebruiken
gedeeld_met geen_antwoord geen_bonnetje geen_briefje geen_goeiedag geen_mens geen_reactie gefel* gefeliciteerd geget*
gegeten gegeten_en gegierd gehaktbal gehei* gehol* gehoortest gehou* gehouden geile geile* gek geknepen gekocht gelaten
geldt geldt* gelezen_en geluk* gemeente gems gepra* gepraat gerei* gereinigd gerus* gerust gestu* gestuurd gevraagd_of
geweest_en gewel* gewerkt gewonnen gezak* gezakt gezellige gezet_en gezicht_van gille* glans* glas_water goed gps
grade* graden grapp* griep* groei* groen* groenten grofv* grofvuil grote guill* guillotine gunst gunst* haalt* haar_ex
haar_telefoon haast had_dat had_een had_het hadde* hadden halfvol handbagage handv* hange* hangen hangen_op hangt
hangt* hangt_er hap hapje hard_en harde hart haver* heb_hem heb_ze heeft_op heeft_zich heijn heijn* helde* helder
hele_nacht hem_nog hem_te herfst herkende het_bed het_behang het_formulier het_glas het_haar het_maar het_ontbijt
het_spel het_station het_volgende het_weer heuve* heuvel hier_nog high hij_in hij_liet hilar* hilarisch hofst* hofstra
honde* hoofdkantoor hoogt* hoogtes hoorntje hoort_nog horlo* hotel huidk* huis huis_gereden huisr* hun_eigen hun_folder
huurfiets huwelijk iets_over ijs_op ijsko* ik_al ik_een ik_en ik_hier ik_hoorde ik_moet ik_na ik_niks ik_onthoud
ik_opnieuw ik_stap ik_wel ik_zeg in_augustus in_juli in_november in_te in_terwijl in_vergadering inchecken ingan*
ingang ingetoetst ingew* inruilprijs insch* interessant ipv is_alles is_ie is_in is_intussen is_wel isola* jaar janke*
janssen je_aan je_ook jeuk jongen_aan joods* kaart* kaartje kabel* kamer* kapot* kapse* kapstok kar kassa kaste* kater*
katti* kauwe* keer keert* kelly kelly* kermis kettingzaag keuke* keuken kim kind_in klachtendienst klagen klantendienst
klantenservice klapd* klapdeur klasl* kleedhokjes klein* kleinkinderen klets* kleurverschil kleverige klitt* klitten
kluis* kluisje knuff* koffe* koffer_kwam koffie_is koffieapparaat komt_er komt_in kon kon_je kon_niet konijn_met kont
kookw* kopje kopje* koppi* koraa* korrel korst koste* koude koude* krame* kratt* kratten kreeg_het kromp kromp* krukk*
krukken kunt kurkd* kurkdroog kussen kussens kust kwam_een kwartier_op laat_het labradoodle lache* lactosevrije lades
lades* lagen_te lamp lampen lampj* lang lange lasti* leerling leert leert* leeuw* legt lekkende lekker leuk_voor leuni*
leuning levensgroot levert lezen lezen* licht* lier lieve lieve* lift liggen_en liggen_er ligt_de lijne* lijnen limbu*
limie* limiet linke* links lol loonstrook loop lopen_zo losgetrokken luste* m'n maaltijd maand_voor maandelijks
maar_een maar_niet maar_toen maar_vroeger maar_wel maatje machine magnetron mahle* mahler man_op man_stond manke*
mechelen medewerkers medicijn_niet mee_te meegekregen meid meide* meiden melan* meneer_met menu merk mes_in messe*
messen met_5 met_eigen met_vijf meube* meubels midda* mijn_achternaam mijn_eigen mijn_hele mijn_identiteitskaart
mijn_lijf mijn_maat mijn_man mijn_mond misdr* misdrijf missen mitra* modder model moeilijk moest_ik moet_gezegd mooi
moord moordenaars muntjes na_3 na_elf na_lang naast naast* nadie* nadien namid* namiddag naomi naomi* navra* neerg*
negen* nergens_te net_zo niet_aangesloten niet_bij niet_gewassen niet_heb niet_opdagen niet_open niet_was nieuwsbrief
niks_voor nog_uit nog_wel nooit_iemand nooit_van nou nu_bij nu_voor nu_weet nu_zelf nul nummer_dat nummer_drie oefen*
om_2 om_de om_elf om_half om_te om_tien ombou* omgek* omgeroepen_in omruilen onbes* onder_water onderweg ons_de
ontbijt_was ontbrak ontgrendelen ontvo* ontwo* onwil* ook_en ook_in oordopjes op_drie op_elkaar op_en op_tafel op_tegen
op_zondag opene* openen opera* opgeh* opgeladen opkij* opkijkt opper* oprit oprit* opstak opstarten origineel over_die
over_een over_twee overb* overbleef pakje pampe* panee* pannenkoek papier parij* parijs park pas_na pasten pasti* pauze
per_stuk per_uur perro* peter peter* piani* pianist pijn_en pijnlijk pijnlijke plaat* plaats plakband plakken plakp*
plakplaatje platt* pluis podcast ponde* ponden poortjes pop praatte prachtig prakt* praktijk pralines praten_en pretp*
pretpark puber puber* pyjama raam_open rammelt rand reactie_op recht reclamebord recre* recreatiebad regels regenput
reis rek rekening_duurde reser* rest rijle* robot_die roereieren rolle* rommel rondleiding rontg* ruime* ruzie ruzie*
schaal schande schap* scheel schem* schema scher* scheveningen schimmel_in schit* scholier schreeuwen schudden serve*
servetje servi* servicebalie show site sla slaapzakken slagboom_ging slapeloze sleutels sliep smaakte_naar smart
smartwatch sms snap_ik sneeu* snell* sneller sok spaanplaat speeltuin spelen spijt spoel* spook* spull* spullen
staat_er staat_mijn staat_nergens staat_nu stapp* stelt stelt* sticker stoel stoep stomp stond_gewoon stoof* stoofvlees
stoom* stopc* stopg* stopgezet straat straffe strak stran* stree* strom* stromende stroo* struc* stude* stuurde_een
stuurt suede suede* suike* surin* sushi sushi* syste* tafel_naast tante tante* te_dik te_slapen te_veel te_weinig
te_zijn technisch tegel* tegels tegen_me tegenover tegoe* telefoontje telev* tempo tempo* tener* tenerife terug
thuis_in thuis_was ticke* tien_minuten toeri* toestel toile* tomaa* toont tot_er tot_mijn totaa* totaal training
trappen troep troep* tuinm* tuinman tuins* tuitt* twaal* twee_uur tweed* tweeen twint* twintig twintig_jaar
twintig_minuten u_bent u_hoort uit_drie uitbetaling uitje uitje* uitla* uitsm* uitvaart uitvo* uitzendkracht uur_al
vaak van_11 van_30 van_acht van_dat van_het van_mensen vanwege_de vast_aan velde* velden venster venti* veranda
verbrand verdien vergeleken vergif verhaal_over verhe* verja* verka* verke* verklaard verkoop verlengd verlepte verlo*
verni* verpr* verprutst verrekijker verschil versie verstaan vervoerder verze* via_een viel viele* vielen vierde_keer
vijf vijf_dagen vijfendertig vinde* vinden vindt_het vingerafdrukken visit* visse* vlees* vleugje vloerbedekking vocht*
voede* voeden vol_dat volgd* volgende_week volk voor_deze voorste voort* voorzien vorige_week vraag vrach*
vrachtwagenchauffeur vragen_ze vreemd vriendelijkheid vrijw* vroeg_ik vuiln* vuurk* vuurkorf waard* waardeloos
wachtruimte wand wanke* waren_we was_net was_pas was_te was_voor wasdr* wasdroger wasta* wat_anders wat_mij water
waterfles wc's we_iets we_ons we_waren we_wilden week_later weekendje weer_gewoon weer_met wegen* wegens weigerde_mijn
weigert weken_in wel werd_het werd_ik werkt* wij_niet wij_stonden wij_zaten wijst_naar wijze* wijzi* wil_ik wilden
willems winkeltje winte* woest* wolke* wolken woon z'n zatla* zatlap ze_een ze_kan ze_maar ze_riep ze_waren ze_wel
zeg_ik zegels zegt_hij zelf_een zelfs zelfs* zelve zelve* zes_euro zetel zeven* zeventig zich_niet zie_ik zien ziggo
ziggo* zijde* zijn_geweest zijn_schoenen zinne* zinnen zit_met zit_te zoene* zoenen zomer zomerkamp zonde* zonder
zonder_een zonnetje zovee* zoveel zumba* zwaaien zwaar zwane* zwembad zwoll* zwolle`,
    '-1': `
04 1911 21u 22u 23 29 500 69 7 84 87 aanbo* aangeraakt aangerekend aankondiging aanva* aanwezig aardappel aardb*
aardbeien account ach achti* acryl* ademe* ademen advertentie advocatenkantoor aerts aerts* afger* afrek* afvoe* akte
all allan* allang allee* alleen alles alles* alsof alsof* amate* ander annuleerde apart appje arabi* arm arme armer
armer* arrogant attractie avond* baard* baasj* baasje baby's babym* babymelk badme* bagag* bakfi* bakfiets bakje bakst*
ballenbak barbier bedac* bedacht bedie* begeleiders beginnen begrafenis behan* behandelingen bekend belac* belachelijk
belle* bellen bemiddelaar bestand bestel besteld bestelnummer besto* bestuurder betaal betaalautomaat betekent
bevestigen bevestiging beweerde bezem* bezic* bezichtiging bibberend bier bijla* bijlage bikini bil binnen bleek
bloeddrukpillen bloem* blokj* blous* bocht* bod boeke* boeken boeket boel boete boete* bood boord boorm* boormachine
brand branden breng* brief* bril brill* broek broek* broekje brugg* brugge bruin* buitengezet buren buren* busre*
busreis buurt* campi* camping cappu* cappuccino champignons chiru* chirurg cijferslot coach coach* cola collega's
comme* contract controle coord* coordinator corre* cv da's dagen dagen* dak dakgo* dakgoot dan dankz* dankzij dekbe*
dekbed dekse* derde* dertien dewul* dewulf deze dicht* dichtbij dierb* dierbare digid digid* digitale dikke* diploma
docum* dol donde* donke* doodg* doorb* doorlopen doorz* dorpe* dorpen douch* douche douches draai draai* draaide drade*
dremp* dreumes droge drukt* drukte druppel dus dutje dutje* dweil* echo eclai* eclair eind els enige enveloppen erg
erove* erover erteg* ertegenaan ervoo* ervoor exper* expert explo* factuur fanta* faq faro fatim* fatima feedb*
feedback feest* filia* filmt filmt* filters flint* fohn fooi fotot* fototoestel frame* frietje frigo* frituur gaan
galer* galerij game garderobe gasth* gastheer gebak* gebre* gebut* gebutst gedac* gedacht geduu* geduurd geeft geeft*
gegot* gegoten geholpen geklu* geklungel gelat* geled* geleden gelez* gelezen gemet* gemeten gemiste geplunderd gered*
gereden gereg* geregeld geschonken geschoren geslepen gesmeten gestapt geur geval gewee* geweest gewend gewicht gewij*
gewijzigd gezel* gezellig gezie* gezien gezog* gezogen gezond gijzeling giste* gisteren glijb* gliml* glimlach goeiedag
golft golft* grappen greep* greet greet* griep grijz* grijze groetjes grootte haakje haalt haarb* haars* had halfl*
halflege halfu* halfuur halfv* halte* halve halve* hamer handb* handschoen harde* harder haren haren* hartv* havermelk
headl* headliner hip honds* hoogte hoor hoorn hopeloos horro* horrorfilm host hotel* huile* huize* huurauto huwel* idem
ie iemands inbra* indis* inkom inmid* inmiddels intik* intikken intikte intus* intussen invaller inwer* jacob* jacobs
janss* jasje jasje* jeugd job joyce joyce* juist kaarsen kaartjes kabelbaan kabeltje kamer kamernummer kanon* kante*
kanti* kantine kantoor kapsalon kapst* kartonnen kassabon kast kastje kerel ketel ketel* keuri* kijkt kijkt*
kinderwagen kistj* klaar klage* klant klass* kleedkamer kleer* kleinste klem kleuters klok klopt klus km knald* knalde
knipt* koekj* koffiemachine komt konij* koppe* koppeling korst* kraan kraan* kranen krijg kroon kusjes ladin* lakens
lallen las last leer leest leest* lekke* lekkere lens les lesau* lesauto lette* leven lobby lobby* locatie locker
loempia loket lomp loopt loopt* loss losse luc lucht maand* maar mails mails* mailt make masseuse matra* maxim* meche*
meer mens menuk* metee* meteen mezel* mezelf midde* minde* minibar minoe* minoes molen mondj* mooie morgen mosselen
muur naad naald* nachtje nagek* nagellak nakij* natte natte* natuurlijk neder* negentig nepwi* nerge* nergens net niet
nodig nodig* noem nogma* nogmaals noodg* noodgevallen noten notentaart numme* ober ochte* om omlaa* omlaag ondergoed
ongedeerd ongew* ontbi* ontdo* ontho* ook oost opendeed openingsdans opgezegd ophaa* ophaling ophangen oplad* oplos*
organ* ortho* orthodontist overboeking overigens overleg overm* paars* pagina pakje* pakken pan pannen parking parkw*
passen patri* perron petek* petekind piepe* pijp pinap* pinapparaat pizza pizza* plaatse plaatsen plakb* plakten planc*
planckendael plank* planner plant* plantje plat plug plukk* plukken poedel pony poort* porte* porto* posten potje
prate* prett* prijskaartje prikken prive* probeer proeven promo* puddi* pudding punt raad raamp* ramme* reageerde
recept rechtop regis* reisleider reken* rekening rente* repar* retourlabel rib ringen risot* risotto robbe* roept
roept* rolla* rollator ronde ronde* rondj* rondl* rooie rooie* roti route rugpi* rugpijn rugzakken samen* samir* samira
scann* schaap schaar schak* schan* schip schni* schnitzel schoe* schoenen schok schok* schra* schud* schuin schuld
schur* schut* selfi* serie* serieus serveerster sessie sier simkaart sinds siroo* siroop skili* skilift slaat
sleuteloverdracht slijt* slimm* slimme smits smits* sneed sneed* sneeuw snelh* snelheid snelw* snelweg sorry sorry*
spaar* speci* speciaal speec* speech speed* speel* speelhal spell* spellen spieg* sportschool sprin* sproo* sprookje
staarde stap steed* steeds steke* steken sterren stoep* stonden stopt* storm* straten streek strip* struiken studentje
surinaamse tafel tanda* tas te tegelijk telefoonnummer telefoons telt terro* terug* terugbetaling terugkrijgen
testament teste* testen theed* theedoek thuis thuisgekomen tien toege* toegewezen toeslag toete* toeten toeter toilet
tokke* tolba* tolbadge tot total total* trein* trekk* trekt trekt* troll* trolley trouw* turks* twaalf twee typen
typen* typis* uilen uilen* uiter* uitgedroogd uitgelegd uitgelopen uitno* uitnodigingen uitverkoop unifo* uniform
uurtj* vaas vakan* vakku* vakkundig valie* valle* vallen vaste vaste* vechten vegen vegen* vegetarische veldj* veldje
veran* vergr* verkeerde verklaring vermeld verpleging verpu* verre* versl* versn* verva* verwerkt veter* vette vette*
vindt vindt* viool* visum visum* vlaam* vlamm* vlekk* vlekken vliegveld vloer* voeld* voicemail volge* volgeboekt
volgende volgers volwassenen voork* voorm* voorradig voorschot voortaan vooruit vrij vrijdag vroeg* vuilc* vuist vulle*
vullen vuurt* waarv* waarvan wachtkamer wagen wakke* wande* waren waren* was wasbak wasbakken waterschade websh*
webshop week welkom wil windhond winds* winke* winkel woestijn wolf wolle* wollen worte* zaagd* zaagde zacht zakje
zalig zelf zes ziekenhuis zieli* zielig ziet zingt zingt* zoeken zoekgeraakt zolen zolen* zonde zonnebank zwemb* zwemk*
zwemles`,
    '1': `
140 200 212 35 46 47 700 80 aan aanle* aannemer aanpa* aanslag aardi* accou* achtergrond adres advies afdel* affic*
affiche afgeb* afgeh* afgeplakt afgez* afsla* afwij* airbn* airbnb ali ander* andere anima* animatie annel* aparte
appar* armen armen* artik* assistente autov* aygo azijn azijn* b babyf* babyfoon badja* badjas badka* badkamer bah
bakken balie balie* balke* banaa* banaan banco* bancontact band bankjes barbecue begon bejaarden belde belde* belt
bemanning benauwd beric* besloten bestaat beste bestellingen betaa* betere betonnen beveiliging beves* beweren bewij*
bezor* bezwaar bijgevuld bijna bijna* bike biolo* biologisch blauw blauw* blauwe bleef bleef* bleken blikk* blink*
bloem bodem boerderij boeve* bomme* bommen bommetje bonnetje borde* boven bovenste brand* brochure bruid* bruin buggy*
buit buite* buiten bumper buurm* buurman c canva* canvas catering chauffeurs chine* cijfe* cola'* cola's compleet
consequent consulente conta* container contr* contrast coron* crech* creche curac* curacao cursi* daaro* dansl* datin*
decor decor* deden deden* deed deur diabe* die diplo* discreet docen* doner doner* doodleuk doors* draagt drinken
drogi* duim duiven durft durft* e19 eentj* eentje eerlijke eigen* eindh* eindhoven elektricien elven elven* ermee
ermee* ernaar erond* eronder fabrikant factu* famil* femke femke* ff fietsenhok fietsenstalling filmpje formulieren
forum forum* foto front* funct* functie gaat gangp* gangpad gebar* gebel* gebeld gebet* gebeten gebit* geboortedatum
gebracht gedaa* gedaan gedag gedul* geduldig gedwo* gedwongen gegok* gegokt gehaa* gehad gehad* gehoord geite* gekeu*
gekeurd gekni* gekoo* gekookt gekregen geloof gemaa* gemaakt geneg* genegeerd genoeg gepen* gepensioneerd gepland
gepropt gerek* gerekend gesch* gescheurd gesmolten gesprekken gestolen getan* getankt getel* geteld geval* geven geven*
gevra* gevraagd gewei* geweigerd gewor* geworden gezeten gezic* gezon* gids glas glazenwasser glijbaan gluhw* gluhwein
goede* gokje gokje* golfk* golfkarretje gooit gooit* goot grappige grati* gratis groen groet* groeten grond* gruze*
gruzelementen haag halen halen* halfuurtje hamer* handhaving handje handtas handtekening handtekeningen hartjes heb
hebbe* hebben heer heet heftruck hele hemel heren* hetze* hetzelfde hobby hocke* hoefd* hoefde hoge hondje hoorb*
hoorbaar hoord* hoort hoort* huilb* huilbaby huild* huilden huilen huisje huur huurb* huurv* idee ident*
identiteitskaart iets ik in ingepakt ingesteld inhal* inhoud insta instructeur intake ipad is jolie* jolien jong
jongeman joods juffr* juffrouw kabel kantoortje kapper kapster kart kat keihard kenni* kerstpakket kijke* kijken kinde*
kip kipsa* kleindochter kleinzoon klemd* klemde klop kloppen knal kniee* knieen knikk* knipb* knipbeurt knipo* knipp*
knoei* knopj* knopje koeien kom komen komen* konijn kook kopieen kots krab krasj* krass* krassen krege* kregen krijg*
krijgt kroeg* kroon* kruk kwijt* labrador lach lachend laken* land leefd* leerk* leerkracht leeuwen leggen legitimatie
lepel leraa* leraar liep liesb* liesbeth liete* lieten lijstje lintj* lintje livin* living loemp* loket* longen lopen
loven* lui luid maart mager* magere makel* malag* malaga man mandj* marle* marok* marse* marsepein matrassen matrozen
mayo mayon* mayonaise me mee meet meldi* meneer menukaart middags middernacht mijn millimeter minst* mn mo moest moest*
moete* moeten monitor monitoren monte* morge* motor mouss* n naakt* naald nachtportier nadenken nagel* nalat* neemt
neemt* neush* neven neven* niezen noodv* nooit nooit* noten* ns nummer o offli* offline oksel* omgeroepen omhee* omheen
omver* onaan* onder* ons ontgr* ontploft ontplofte ontsp* ontspannen ontvangen ontwe* onverstaanbaar opa's opa's*
opdag* opdagen open openbaar opgem* opger* opgesloten opgesteld ophal* ophalen opkee* opkeek oplevering opnee* opneemt
opvang originele over overgehouden paard* paars paraa* paraaf parfum parki* pasfo* pasfoto paskamer paspo* paspoort pc
peete* peeters pen perfe* perfect perso* petje* peuter piano piercing pils plafo* planten poede* poets* polen polen*
polit* polsb* polsbandje poortje pootje porti* poten poten* potje* prach* prikk* print prisc* priscilla priva* probe*
proef* proefde prote* psycholoog puppy* raampje reage* recep* receptie recht* rechter redde* regenton regie regie*
reize* reizen rembl* remblokken remme* reviews rietj* rietje rijbe* rijd rijdt rijdt* rit roepe* roepen roest* roestige
roltr* roman* rondje rook roost* rotterdam router rugzak ruim ruimt* ruimte ruit s salad* salon samen scanner schaduw
scherp scherpe scherven schiphol scholieren schon* schoo* schoolreis schoon schoonmaakster schriftje scootmobiel secre*
shift shift* sjaal sjouw* skins skins* slaapt slaapzak slape* sleut* slink* smeer* snotn* snotneus soort* spam
speelgoed spin spreekt squat* staan staan* steek steel* stene* stenen stoeltjes stond stond* stoomcabine stop storm
storten stukj* stukjes stukk* stukken stuur* suppoost support t tablet tank tatoeages tatto* taxibusje tegelzetter
tegen tegoedbon tekst* telefonisch tenni* terec* terecht terrein teruggekregen teruggezien terugweg thijs thijs*
thuisblijven tickets tinte* tip toch toe toegestuurd toen tonic tonic* toog touwt* touwtje train* tramp* traph*
traplift trapt* trimsalon turkse uit uiterlijk uitga* uitko* uurtje vaker vaker* vatte* vd vecht* vegan vegan* veld
verde* verderop verdwijnen vergi* vergoed vergunning verhu* verhuizen verkeer verkeerds verlamde verme* verpl* verra*
vers versierd verst* verstopt vertel vervo* verwi* verwo* verzoek vestiaire video* vies vijfe* vingers vinte* vinted
visbo* visha* vlieg* vloek voelde vogel* vogels volle volle* voorg* voorganger voorrijkosten vooru* vrienden vroeg
vuilbak vuile vuist* vuur vuurw* waardeloze waarop waarschijnlijk wachtwoord wat we wegen wekel* wekelijks welke welke*
welko* werkb* wespe* wespen wie wiegj* wiegje wijk wijka* wijzen wilde* wille* wist witlo* witte witte* wolk wonen
wonen* woord wordt wordt* worsten yoghu* yoghurt zalig* zand zaten zaten* zatte zeer zeg zestien zetten ziek ziekte zin
zittingen zoekg* zorgv* zwaai* zwart zwembandjes zwemmen`,
    '2': `
130 150 150_euro 180 19u 230 33 33_graden 35_graden 390 400 50_per 600 61 62 890 aan_ons aanbe* aanbetaling aange*
aangeschoten aangesloten aangetekende aankl* aankomst aanraadden achtb* achte* achteraan achtergelaten adem adres*
advoc* advocaat af_in afgerekend afzet* afzetten alleenstaande alleenstaande_moeder alles_in als als_ze alsof_we apk
apotheek appje* arbeid arrog* assis* assistente_riep auto'* auto's autos* avonds bak bakker balan* balans balk ballo*
balus* balustrade basis bedje bedje* bedre* bedrijf beer beet beetj* beetje begon_de behandelde behandelde_ons
belasting belgie bellen_er benau* bened* beneden benzine bergi* berging berichtje berm berov* beslo* bestolen
bestond_niet betaald beugel beveiligingscamera bewoners bezig bezig* bezorgen bibliothecaris bier_op bij_dit bij_jullie
bij_onze bij_u bijge* bikin* binnen_te binnen_was bisqu* bisque bitco* blank* bleek_het blijven_zitten blind* blinken
blokkeerden blokkeert blote blote* bocht boeki* boer bom booth booth* boter* boven_de boven_het bovenop braba*
brandende brandweer brengen brokken brug brugklasser brugklassers btw burge* bus_naar busje busje* cadea* caiss*
caissiere cake camera care chari* colle* collega cor coupe_is crackers credi* daarbij daarn* daarna daarna_een dag_na
dagen_later dagli* dagvaarding dakdekker dakka* dakkapel dansv* dansvloer dat_in dat_zijn datum datum* de_attractie
de_baas de_baby de_balie de_bedden de_berm de_beugel de_bezichtiging de_blauwe de_camping de_chirurg de_conducteur
de_container de_coupe de_dansvloer de_directie de_dochter de_dokter de_douche de_enige de_gang de_gevel de_glijbaan
de_gym de_huismeester de_kat de_lift de_meter de_muur de_nek de_norm de_overkant de_receptie de_reparatie de_schuur
de_speeltuin de_stoel de_tafel de_tandarts de_tijd de_toestellen de_toog de_trein de_verkoopster de_verkoper de_vingers
de_vlucht de_vrijwilliger de_wastafel de_zorg deden_het deed_niets deksel denk_ik deurb* deze_keer dezel* dezelfde
die_ligt die_meneer die_zei diesel dieve* dijk dinge* dingen direc* dit_kantoor dj doekje doet_nu dom donkere dood door
door_dat door_een door_haar door_het door_hun doorgestreept dope dossier dossier_niet draag* draak draak* drempel
dressing driejarig drogist dronk druif druif* dubbele duide* duive* durfd* durfde echt een_andere een_baksteen
een_bordje een_chauffeur een_draak een_enquete een_handtekening een_kaartje een_klap een_link een_naam een_oude
een_preek een_rijbewijs een_rit een_schoenendoos een_stempel een_stukje een_tik een_ton een_winkel een_zieke eens
eens_meer eerst eet eiwit* elf_maanden elkaars emmers emoji's en_alles en_blijft en_er en_ging en_haar en_ik en_klaar
en_liet en_met en_mijn en_moest en_nam en_volgens en_zelf en_zijn er_alleen er_allemaal er_bijna er_de er_iemand
er_niets er_over er_twee er_vijf er_was er_werd eraf_en ernaa* ernaast erom europ* even exact exact* faceb* fitne*
flikk* flirt* fluit* ga gaatje garag* garage garnaal gast gastvrouw gat geban* gebeu* gebeuren geble* gebleven geboo*
gebru* gedee* geen_afspraak geen_ander geen_enkel geen_zin gefla* geflanst gegevens gehoorapparaat gehuurd gekaa*
gekleurd geld gelegd gemengd gemis* gemist_en geniet geopend geplakt geplu* geraapt geschreeuwd gesloopt gesme* gespr*
gesprek gesto* gevallen gevon* gevonden gevor* geweigerd_in gewoon_niet gezegd_had gezet_met gezicht gezwa* gezwaaid
gillen ging_van gips gloeiend glutenvrije goedkoop goedkoopste gorde* groet gym haar_bloed hal haltes handen handt*
hangt_een harna* harnas hartj* hartverscheurend heb_in hebben_samen hebben_ze heeft heeft* heeft_gewoon heeft_me
heeft_ons heel_de heen_en heftr* hekke* hekken helem* helemaal helemaal_geen helm hem_er herni* hernia herstelling
het_als het_apparaat het_bord het_donker het_gesprek het_gewoon het_hele het_huisje het_leek het_mijn het_op
het_plafond het_te het_vroeg hier hij hij_ging hij_heeft hij_niet hij_op hij_was hitte hoe hoestte hoger hond hond_en
hoogz* hoogzwanger huisg* hun_onderhoud huurs* hypotheek id ie_niet ieder* ieman* iemand iemand_van iets_gevraagd
ijsbe* ik_bel ik_dat ik_eruit ik_geen ik_had ik_heb ik_nooit ik_om ik_onder ik_riep ik_verzin ik_vraag ik_was in_bed
in_breda in_de in_een in_gent in_het in_hun in_rotterdam in_tilburg incluis ineen* ineens infob* infobalie ing ingevuld
inleveren inspe* insta* intensive intercom inzetten is_die jaar_en jan jaren jaren* jarig je je_het je_met jenev*
jeroe* jeroen jonge* jongen kaarten kale kam kamel* kamelen kampe* kanto* kapot_van karte* karten kartonnen_doos kassi*
kasten kauwg* keek keer_naar kempi* kerel* kermi* kiezen kinderen kinderen_op kinderzitje kinesist kipfi* kipfilet
kippe* klaag* klaar_en klach* klas kledi* klini* kliniek klonk knikt knokk* kocht kocht* koe koeke* koffie_met kokend
kom_er komt_die komt_het kop_tot kot kozijnen kraam* kreeg kreeg* kreeg_de kreeg_een kregen_we kreup* krijg_ik krijt
krijt* kruin kruin* kruisje kwaad kwam_voor kwast kwast* kwijl* kwisp* kwispelt la laat_dat lachte lachten ladder
lalle* langs_geweest lasag* lasagne laten_staan lees leest_mijn legge* legit* leiders lepels licht_uit lichter liet
liet_de lijf lijm lippe* liter litte* log lokke* longe* lood loons* los_en luido* luidop luife* luifel luist*
maanden_oud maar_in maar_ja maar_na maar_ook maila* man_en manie* manier manne* mannen masse* mast me_na media* mee_in
meega* meer_maar mehme* mehmet meisj* menee* meneer_die mense* mensen mensen_die merkten mes met_het met_iemand met_je
meter mevrouw microfoon mij_is mij_stond mij_uit mijn_auto mijn_collega's mijn_contract mijn_geboortedatum mijn_gsm
mijn_haar mijn_moeder mijn_nek mijn_tuin mijn_zus mijn_zwager milli* minstens minuten_later misten mocht_ik mochten
moesten molen* monit* monteur monteurs mopje* mopjes multi* munte* munten naakt nacht* nachtwinkel nagekeken nakijken
nam nam_de nam_het namen_van natuu* netbe* netbeheerder nette nette* nicht* nichtje niemand_meer niet_echt niet_eens
niet_over niet_waar niet_zo niks_gevonden nocht* nochtans noemde nog_aan nog_een nog_iets nog_meer nog_op nog_over
nog_twee nonke* nonkel norm nu_op nu_zit nucht* nuchter ogen_dicht olifant olifanten om_mijn oma omdat_er omger* onber*
onbereikbaar ondan* ondanks onder onder_de onder_je onderdelen ongem* ons_nu onschuld ontha* onze_zoon ook_die oorbe*
oorbellen oordeel oortj* ooste* op_14 op_bed op_geen op_hem op_het op_ons op_slot op_straat op_te opa openb* operatie
opgen* opgenomen opges* opget* opgevouwen opgietingen ophan* ophou* oplev* opname opnem* opnemen opsch* opvan* oudjes
over_de over_het overa* overal overburen overgestapt overkant overmaken oversteekt paard pakjes papiertje parag*
parkeergeld pas_toen pasho* pasta pasta* patient pepperspray per_maand personeel piano* piepte piete* pinco* pincode
piram* ploeg ploeg* poppe* porta* portaal postz* prachtige preci* precies preek proce* publi* puinh* puinhoop puppy
pyjam* qr r raads* rammel recensie reden* refer* rem rente revie* review ribbe* rij_bij rinke* roeme* rogge* rood
rookm* rooster roton* rotonde rubbe* rug rusth* rusthuis rustr* rustruimte s_avonds sauna sauna* schade_expert
schakelen schappelijk schatje scheelde scheurde schoenmaker schoentjes schop* schouders schouders_op schul* scooter
servies sessies sjaal* skipa* slaap* slaappillen slage* slapen sleutel smakelijk smart* snapt* snars snars* soort
spaargeld spare* spareribs speelt spira* spiraal spoot spoot* sport* springkussen sprong staat_nog stagi* stal stap_ik
steeds_geen steeg steig* stick* sticker_van stift stift* stift_op stilz* stilzwijgend stoks* stond_dat stond_een
stond_in stond_onder stond_tien stopte straf stres* stress strijd strip stront strop* stropdas studio succe* succes
syndi* te_blinken te_doen te_geven te_koop te_nemen te_strak te_wachten technieker teckel tegel tekende televisie
tellers ter terug_en terug_met teruggevonden teruggevorderd terwi* terwijl terwijl_wij tevre* thuiszorg tie tien_dagen
tien_keer tijdj* tijdje tijge* tilbu* tilburg tip_voor toch_een toch_op toen_ik tot_teen touw traditie trapp* trillen
trillend tweeling uil uitbe* uitdrukkelijk uitgekeken uitgelezen uitgemaakt uitlezen uitslagen uittrekken vakkenvuller
valies vals valse valse* van_12 van_6 van_andere van_gemaakt van_iemand van_je van_kop van_mij van_mijn van_ons vanda*
varke* vastz* veget* venst* verbo* verda* verdacht vergiftigd vergo* verhuizers verif* versi* verstuurd verte*
vervallen vervelend verzin vesti* vijft* vijftigste vinge* visal* visallergie viswi* vlaanderen vlak vlind* vluch* voel
voete* voeten vol_met volwassene vond_dat vonni* vonnis voor_de voor_ik voor_vijf voor_zijn vooraan voormiddag vries*
vriez* vriezer vroeg_of vroegen vrouw vrouw* vuil wacht_maar wachtwoorden walm wandj* want_anders waren_wij was_die
was_geen was_ijskoud was_nog wastafel we_de we_wel weet_het weet_waar weg_was weken_een weken_niet wel_wat wendy wendy*
werd werd_mijn werden_we werk wiebelt wij_op wij_werden wijna* wilde wilde_alleen winkel_en winkelmandje winterjas
woonw* woord* worde* worden wordt_nu wout wring* wurge* wurgen zaalw* zaalwacht zagen zagen* zak zakla* zakte zal_ik
zalm zat zat_hij zat_op zat_te zat_vol ze ze_dat ze_ghb ze_is ze_moeten ze_zat ze_zelf zeg_je zegge* zeggen zeggen_dat
zei zeker zelf_niet zelf_prima zelfd* zelfde zendi* zending zesse* zessen zesti* zet zette* zeven_maanden zich_om
zichtbaar ziek_kind zieke* zien_en zijn zijn_bus zijn_voet zoekt* zonder_uitleg zonnepanelen zoon_heeft zwaaide zwage*
zwager zweml*`,
    '3': `
10_dagen 16 180_euro 2019 250 30_graden 340 380 39 400_euro 42_euro 64 640 88 aan_mij aan_onze aanbetaald aangegeven
aangepast aangetekend aangifte aanmaning achtbaan_klikte achter_de achter_die achter_het achter_me achteraf achternaam
achteruit af_met afgeg* afgegeven afgehaald afgem* afgemaakt afges* afgesloten afgestorven afhankelijk afslu* ahmed
ahmed* al_een al_in album* alle_drie allergisch als_enige als_mijn altijd_een amandelmeel ambte* ambulance amsterdam
anders anja antwerpen antwoordde appte* apres apres* armba* artikel asbak* asiel bagage bakke* baksteen banden_zijn
banen barst* bart basis* bed bedrijfsleider bedrog beek beesten begeleid begon_te beha behalve_de bejaa* belas*
beloofde bemid* bench bench* bene benzi* berichten besta* betaald_voor betek* beuke* bevallen bevestigd bewee* beweerd
beweerd_dat bewer* bewon* bij_zijn bijen* bijgehouden binnen_voor binnengebracht blaastest blauwe_plekken blaze* blazen
bleek_dat bleve* bleven blijkt bloed* bloedvat bloot boekhouding boekw* boekweit boem boerd* bolle* bomen bomen* bonbo*
boord* borstel boten boten* bots bovenarmen bovenlip brak briefje_van broch* broodrooster brugk* brull* brullen buigt
buigt* bumpe* busha* bushalte callc* camer* capuc* capuchon cash cashews cent centr* certificaat champ* chauf*
chauffeur claim coffe* collega_die college commi* computer conducteur crisi* crisisdienst daar daar_de daar_eens
daar_geen daar_nog daar_te daarv* dag_en dan_heb dan_staat dat_alles dat_ik dat_ook dat_zal de_administratie de_arts
de_barman de_begeleider de_beheerder de_bel de_bewaking de_brandweer de_chauffeur de_directrice de_eigenares
de_inboedel de_jongste de_klok de_koelcel de_laptop de_makelaar de_man de_markt de_parking de_rolstoel de_schouders
de_slagboom de_soep de_spoelbak de_tenten de_terugweg de_toonbank de_volle de_winkel delen delen* deur_op diagn*
diagnose die_al die_had die_ik die_man die_mij die_zijn directie dit dit_voor docente docht* dochter dochtertje_van doe
door_de door_mijn door_te doorg* doorh* doorheen dopje dopje* dozen dozen* draag draaiboek draaien draait drenthe
dreum* drone drone* dronk* dronken drugs* druk_is durve* durven echt_een echt_niet ede een_affiche een_appje een_dikke
een_feestje een_jerrycan een_lege een_middag een_schroevendraaier een_stuk een_tafel een_te een_vreemde ei eigenares
eigenaresse elke_avond elke_nacht emma emoji* en_al en_heb en_heeft en_kon en_krijg en_miste en_nacht en_riep en_sinds
en_toch en_waarom en_was en_we en_zei enger* enige_wat enigen enkele er_heel er_in er_ineens er_nog er_nooit er_onder
er_s er_van er_voor er_wat er_zo erbij_en erfst* erfstuk ervan ervan* failliet fatso* fatsoenlijk feestje filte*
fitness flami* flamingo flank flatj* flatje flesje foute ga_ik gaatje_in gaf_een gaf_ons gastv* gaven gaven*
gebracht_door gebro* gebroken gedoe gedoe* gedra* geen_enkele geen_grap gefil* gefilmd gegre* gegrepen gehackt gehan*
gehoo* gehui* gehuild geiten gekli* geklikt gekopieerde geld_had geleegd geleg* gelegen gelijk gemai* gemeld gemeld_en
gemist genieten genk genoe* geper* gepla* gepri* geprikt geraa* gerok* geroken geslagen gesta* gestopt gestruikeld
getro* gevaa* gevel gevel* gevul* gevuld gewaa* gewez* gewezen gewisseld gezegd_en gezwo* gezwollen ging_om ging_over
ginge* gingen giraf giraf* gluten gooiden gordel goud graaf* grabb* grave* groep groep* grootste haald* haar haar_hele
haar_lippen haar_op had_de had_en had_haar halen_en ham handboeien handj* hang heb_er heb_haar hebben_haar heeft_die
heeft_een heeft_haar heeft_hem heeft_nog heen heet_dat heg hele_rit hele_straat help hem_niet herhaalt het_afrekenen
het_balkon het_beton het_dak het_ging het_kantoor het_magazijn het_mijne het_nachtkastje het_nu het_pas het_staat
het_vlees het_wiel hield hij_dacht hij_maar hij_moest hij_naast hij_stopte hij_wel hijsk* hijskraan hoe_het hoe_laat
hoeveel hoger* hok_in hol hond_lag honden hondj* hoofd hoogs* hoorn* hoort_niet hopel* hopen hopen* houten huisa*
huisgenoot hulp hun huurders ic iedereen iemand_met iets_van ik_door ik_er ik_iets ik_kon ik_kreeg ik_regel ik_tegen
ik_terug ik_ze ik_zo imita* in_kamer in_zo'n incasso inged* ingeleverd ingelijst inget* ingez* ingri* inhaler inkomen
inspectie instr* instructrice intak* inval* is_een is_gewoon is_maar is_nog is_op is_trouwens is_twee itsme itsme*
je_alleen je_daar je_een je_in je_zag jenever jonge joris joris* juf jurist kaakc* kaakchirurg kampvuur kantoor_en kap
kapot_en katten keer_als keer_de keer_en keer_gezegd keer_met keer_op kelne* kelner ken kennis kent kier kieze* kijkers
kilo kind_dat kinderboerderij kinderkamer klacht klapp* kleintje kleurtje kleutertje klik klimm* klom klopt_niet kluis
knie knikt* knikte knipoogde knipte koeie* koelc* koelcel koffie_in kok_was koken* kom_ik komt_nooit konde* konden
kopen kopen* koper kopie* koppel krediet kreeft krent* krijgen krijs* kroeg kruis kuike* kuikens kwaad* kwijlde laatst
label label* lachen_met lader lader* lagen lagen* lak langs* laser* laten laten* legde leidster lek lesge* lesgeven let
lettertje leuge* licht_aan lid liet_zijn liggend lijde* lijntje likes likes* likke* link logt lompe* lomperik loonb*
loopa* loopafstand loopband los_ik lost luider luiers lunch* luxe maar_er maar_goed maar_veel maden maden* mail_met
maken* man_moest mandje maneg* mannetje markt* marktkoopman masseur mat matje me_in me_nog me_staan medew* medewerker
meer_in meer_zitten meester meewa* meewarig meneertje met_blauwe met_dezelfde met_mij mevro* mevrouw_met miere* mij
mij_de mij_die mij_heen mijn_advocaat mijn_baas mijn_buurman mijn_collega mijn_hoofd mijn_neefje mijn_oma mijn_opa
mijn_overleden mijn_werkgever mijn_zoontje minuten_van misgegaan mocht_mijn mochten_niet moede* moest_leren moest_zijn
mogen mogen* monteur_die morgen_maar moste* mosterd na_de na_het na_ons naam naam_op naam_van naar_hun nachten nachts
namaak niemand_op niet_dat niet_drie niet_een niet_lezen nijlp* nijlpaard niks_over noch noemd* nog_de nog_maar nog_zo
notar* nu_een nummer_op occas* occasion of of_er of_ik om_drie om_me om_middernacht onaangekondigd onder_het onged*
ontpl* onze onze_kamer onze_kat onze_kater ook_met ook_op op_4 op_school opdra* opeen* opgeblazen opgeg* opgegeten
opgelicht opgeraapt opgesloten_in opgew* opgez* opmerkingen oprij* opsla* opslagbox optic* opticien osteo* osteopaat
oude_mensen oudje* overd* overgenomen overk* paar paddenstoel pakketje pand parel parel* pas_een pastis patro* pedaa*
pedicure peppe* petra petra* pianoleraar pille* piloo* piloot pinda* pingu* pinguins plaatsbeschrijving plafond
pleegdochter plots plots* poetsen potjes potten praat* prali* privetelefoon priya priya* profi* puffe* puffer pulld*
pulldown put qr_code raakt* raakte rafel* recen* recensies reden reed_het regel regle* reglement reisl* rekenen
rekeningen riepe* riepen rijsc* rijschool ring rit_van roken roken* rol rolde* rookg* rot rugma* rugmassage rust
s_nachts salaris saldo saldo* schade schel* schep schij* schijf schol* school schrik schro* schroevendraaier schurft
schuur schuurplekken scoot* scooters shirt_van shoar* shoarma sigaretten slaapzaal slechthorend sleurde sleuteltje
sloot sluiten smoes smoesje snee snij snor solli* speelden speld* spijl* spijlen sporten sprake sta staat_op stanl*
stapelbed staren_en startte steeds_in stele* stelen stemp* stempels sterv* stick stier* stond_en stond_hij stond_ik
stond_te stort* strak* strat* streepje studi* suf suici* suicidaal t_shirt table* tandarts tandenborstel taxi taxib*
te_houden te_laten te_tellen te_zeggen tecke* tegen_de tegenwoordig tehui* tehuis telefoon_van termijn termijnen
teruggebeld teruggebracht tesla tesla* texel texel* thermoskan tien_jaar tien_man toetj* toetje toevallig tonen tonen*
tot_na tot_op treintje trims* trouwens tussen_twee twee_happen tweederangs tweel* u_aan u_tegen uit_de uit_te uitge*
uitgebreid uitgegeven uitst* uitze* uren_in usb_stick uur_wachten uz v vacature vader_in van_1 van_16 van_18 van_2
van_81 van_dit van_hun van_mezelf van_twintig van_uw van_zegt vanav* vanavond vanwe* vanwege varken vast vastgegrepen
veilig vent verba* verdieping verdronken verdw* veren vergu* verkeerde_plek verko* verkoper verla* verloor verne*
vernedering verpe* verplicht_om verslag vertrek vervangen verven vervoeren vervolgens verzekering verzi* via_de viel_op
vierkante visboer vitri* vleugel vliegen volgde volgende_keer volle_zon volwa* voor_elke voor_wat vooraf voordeur
voorl* voortuin voorval vragen_of vrijgezel vullingen vuurwerk waar_ik waars* waren_met waren_ze was_zelf washa*
washandje wat_er wat_meer we_er we_hem we_over weg wegge* weggedrukt weige* weigerden wel_uit wel_van wende* werd_een
werkn* werknemer werkten west wetens wij_staan wij_waren willen willens windh* wisku* wiskunde wisselende wisten wit_en
woorden worst worst* wou zaak zag zag_de zaklamp zakte* zal zal_wel zangl* zangleraar zat_de zat_in zat_niet zatte*
ze_alleen ze_me ze_met ze_op ze_van zeggen_de zei_dat zeilb* zeilboot zelf_te zelfg* zes_voor zette zette_mijn zie
zie_het zie_u zij zijn_met zijn_opa zijn_van zit_in zit_nu zitten_om zitting zo_iemand zondag_met zonder_mijn zonne*
zoon zus zwang* zwart_ziet zwemv*`,
    '4': `
2018 2021 300 41 418 41_jaar 450 740 a4 aan_het aan_je aan_voor aanbelt aanbetaling_van aangi* aanlo* aanloop
aansprakelijk_gesteld aansteller aanstellerij abces abces* acht_dagen achter_haar advie* afgeleverd afgepakt afgev*
afval afwasser agent* agressieve al_aan al_betaald alcoh* alleb* allebei alleen_bij allergieen als_er als_het als_hij
als_ik amandel amandelspijs ander_gezin annuleringsverzekering antibiotica apoth* apothekersassistente apparaat
appartement appelmoes arnhe* arnhem asbest badku* badkuip bal balko* bankbiljetten bankm* bankmedewerker bankpas_met
baris* barista barkr* barkruk bazin bazin* beagl* beagle bedienen beelden beest begint_te beland ben_niet benen_staan
besla* beslaglegging beslist betaalden betaalt beton* bevatte bewaa* bewaakte bewaard bewaker beweert bewuste bezorger
bezwa* bij_stond bij_vertrek bikinifoto's biljet billen bindend binnenkant bipol* blaaskaak blad blaren_op bleef_hangen
bleekmiddel blijf blijvend bloederig bloedtest bloeduitslag blokk* blom boekt* boekte boom borg_ingehouden borgs* bos
bouil* bouillon brach* bracht briefjes brievenbus broer brownies buikgriep bult burgerlijke busse* bussen cara cel
chantal cijfers claim* club cocktailbar commo* commode condu* conse* consulent consument controleren cousc* couscous
daar_zat daarb* daari* daarin daarna_geen dacht dacht_dat dakpannen dames dames* dan_kan dans darme* darmen das dashb*
dashboard dat_kan dat_kantoor dat_mens dat_ze dat_zij de_achtbaan de_assistente de_bakker de_benen de_bezorger
de_bouillon de_bus de_buschauffeur de_deuren de_dienst de_dierenarts de_directeur de_ehbo de_envelop de_etalage
de_goede de_haak de_halve de_handdoek de_hersteller de_huur de_jeugd de_juf de_kapper de_kleedkamer de_klep de_klink
de_knoppen de_kok de_kraan de_lijst de_loempia de_monteur de_nieuwe de_nota de_post de_rechtbank de_remise de_ring
de_saus de_serveerster de_steward de_teller de_thee de_twee de_uitgang de_verzekering de_vloer de_wet de_wijkagent
declareren deelde deken* dekens dementeert den denke* denken deur_te deze_club dichtgedaan die_deur die_met die_mijn
die_week dieme* diemen diene* dienen diere* dierenarts dijen dijen* diploma's directeur dirk dirkx dirkx* discretie
dochter_in doe_ik doen_geen dokter_van domic* domiciliering dood_door door_die door_iemand doorgebracht doorgezaagd
doosj* doosje dossi* dreig* dreigde dreigde_mijn drink* dus_ook duurde_ook duwde* een_abonnement een_blauwe een_brief
een_fles een_foto een_gat een_grapje een_hond een_jongen een_kale een_kamer een_knipoog een_mes een_open een_oud
een_paar een_praatje eens_aan eindi* eindigden elekt* elke_woensdag en_gaf en_iedereen en_laat en_lag en_naar en_uw
en_zelfs en_zette en_zo er_gaat er_hangt er_komt er_lag er_zat eraf_gehaald eronderuit eruit eruit* facturen fade fiche
fiche* filiaalmanager filmen filter flank* flanken flesj* flessen fluiten fluvi* fluvius folie foto's_in foto_die
fotog* fotograaf fotos* freek freek* frietkot frikandellen fritu* fsma ga_hier ga_je gaatj* garna* garnalen gas
gast_met gaste* gasten ge gebaa* gebaar gebreke_gesteld gedip* gediplomeerd gediscrimineerd gedrogeerd gefluisterd
gefou* gefouilleerd gegev* gegie* gehaald_en gehac* gehakt gehes* gehesen gehuu* geitj* geitje gekan* gekanteld gekle*
gekne* gelna* gelnagels gemaild gemak gemak* gemanipuleerd gemel* genaaid gener* genie* genoeg_om genom* genomen
genoteerd geparkeerd gepik* gepikt gepin* gepind gepro* geruild geruk* gerukt geschorst gesle* gesmeerd gesmo* getil*
getild getrokken gevoe* geweld gewen* gewet* geweten gezaa* gezaagd gezeg* gezegd gezelschap gezet* gezet_op gezinnen
ging_de glaasje_water glede* gleden glijd* glijden gluurde godel* goed_hoor goudv* grapj* grapjes grauw grauw*
greep_mijn groothandel gymle* haal haalde_de haantjes haar_aan haar_benen haar_gezicht haar_naam had_al had_enkel
had_hij hadden_de halter hamst* handa* handafdruk hande* handel handen_in handh* hands* handvol happe* happen harri*
harrie harse* hartje hartkloppingen haven haven* heb_een heb_je heb_mijn heb_nu heb_twee hebben_mijn hebt heeft_al
heeft_er heeft_gezet heett* heette hem hem_aan hem_de hem_in hem_thuis hengs* hengst henk herhaald hesje hesje*
het_antwoord het_cafe het_door het_duurt het_hek het_kind het_matras het_net het_rood het_schot hier_in hij_durft
hij_een hij_gewoon hij_is hij_keek hij_kreeg hij_kwam hij_werd hijgen hitte* hoe_de hoed hoefs* hoefsmid hoest*
hollander hond_is hond_op hond_van hoop hoor_je hormo* hormonen huids* huidskleur huisarts huisbaas hulph* hulphond
hun_rug huurbaas ijsberen ik_bij ik_drink ik_eigenlijk ik_moest ik_sta ik_uit ik_weigerde ik_zou in_juni in_mijn in_van
ingediend ingep* ingev* inlev* intakegesprek inzameling is_en is_klein is_nooit is_strafbaar jaar_ben je_gezicht
je_tanden je_wel jeugd* joden* jongen_met jongetje_van journaal jukbe* jukbeen julli* jullie juris* kabeljauw kamee*
kameel kampv* kan_ik kassierster kast_en keek_op keelt* keeltje keer_in keer_te kelde* kelder kenteken ketti* kijk
kimbe* kimberly kind_met kind_van kinderen_hebben kines* kleed* klep kleut* klink_gezet knaap knaap* knie_in knijpt
knikkebollen knul koekjes koelen koetsier koetspaard komen_kijken konijnen koorts krabd* krabde kredi* krijg_je krijtje
kutma* kwalijk kwam_hij kwam_terug laat_ik lachj* lachje lacht* lachte_hij ladde* lag_hij lag_te lagen_in lagen_we
lager langs langsliep laten_tekenen later_stond ledik* leefde leeft leeg_bij legde* leids* lel lelle* lellen lemme*
lemmens lepel* letselschadebureau leven* liegt_dat liet_me ligt_bij ligt_in likte_zijn linge* live lockers lokal*
loodg* loodgieter losli* losliet luchthaven maak_je maakte maar_eens mager mailde mammo* man_onder marie* marieke mario
mario* match matje* me_aan me_drie me_wel medische meegemaakt meel meelu* meeluisteren meer_naar meest* meisje_dat
meisje_van melding_bij mens_maar merkj* merkt* met_dat met_ene met_hun met_koude met_mijn meten meten* mijn_bril
mijn_broer mijn_broertje mijn_dochter mijn_dossier mijn_fiets mijn_huur mijn_jas mijn_naam mijn_ondergoed mijn_pols
mijn_portemonnee mijn_rekening mijn_schoonvader mijn_slaap mijn_straat mijn_voornaam mijn_vriendin mijn_zoon mijn_zusje
minuten_op misge* mixje moeder moesten_de moham* mohamed mondhygieniste mongo* muilp* muilpeer naar_zijn
nachtreceptionist nagel nagew* nagewogen navel* neefj* neefje nek nekve* nekvel nemen nemen* neuze* neuzen nicol*
niet_dicht niet_dus nikke* nikkel niks_van noemt noemt* noemt_het nog_drie nog_het nonna nonna* noods* noodstop noor
notaris notitie nummer_uit of_dat offic* ogen oke omgevallen onbekend onbet* onbetrouwbaar onder_een onderzoek ons_in
ons_ma onze_baby onze_eigen onze_hond ooms oor_en oorde* oordelen oortje op_dezelfde op_haar op_kantoor op_mijn
op_schoot op_zolder opdon* opdonder opeens open_van open_wonden opengescheurd opgeb* opgediend opgeslagen opgev*
opgezocht ophouden oplader oplossen opmer* opmerking opnam* oppas oproe* oproepen opslag oudst* oudste out over_zijn
overeind overg* overl* padde* pakte_mijn panel* panelen papeg* papegaai parac* parfu* parkeerplaats parti*
partijstelling pas_bij pas_maar passa* pasto* pastoor patron pedic* penicilline pensi* perio* periode piep pierc*
pieter pikke* pikken pillen_van pinda_allergie pistool pitte* pitten plukte poeze* portefeuille portier praat praatje
predn* prednison preek* pries* priester privenummer proefmaand proefpakket prutser punten raad_eens raar rande* randen
rapport react* reactie reageren receptioniste rechtbank reisbureau remis* remise riem rijtj* roepen_dat rokje* roltrap
ronse* rottweiler rubber rum salar* salon* sates* satesaus schaamt schad* schadevrij scharnieren schelde schiet
schimmel schimmelinfectie schip* schoonvader schouder schuu* schuurtje scree* selder selderij selfie shirt* shock
shock* sieraden sigar* sim singe* singel slaap_je slager sleur* sloeg sloeg* sloot* slot slotenmaker smeets smerig
smijten smoothie snapp* snappen snapte_er snauw* snoepje snuff* sorbe* sorbet spelt spelt* spleetogen spoelbak spree*
sprek* spreken springen spuit* spuwd* spuwde staar* staartjes stamb* stamboom stapel stapelen steek* steekt step
stewardess stoel_onder stokk* stokken stond_bij stond_tot stopp* stoppen strafbaar stron* stukadoors stukg*
stukgeslagen stuurden stuurt_een stuurt_mij sujet sujet* surve* surveillant tande* tanden taxibus te_bellen te_eten
te_kijken te_staren te_trainen te_vragen te_werken tekst telefoniste telefoon_en termi* terminal terre* terugging
terwijl_de terwijl_mijn terwijl_zijn tevreden tiere* tieren tik toegestaan toen_het toen_hij toeristen tom tompo*
toonb* toonbank tot_aan tot_in tradi* trainen trainer_van trede trede* trek trekh* trekhaak trimster trok_mijn tromm*
trots trots* trouw tuchtklacht tuchtraad tweeh* tweehonderd u_op uit_aan uit_dat uit_in uitbetaald uitbetalen uitdo*
uitdoen uitdr* uitdroging uitgang uitgestapt uitgezocht uitmaakte uitmaken uitpr* uitsl* uitslag uittr* up urine usb
vader vader* van_17 van_3 van_deze van_onze van_twaalf van_vier van_zei vandaan vanil* vanille vasthouden veegd* veegde
verbl* verbrak verdampt verdienen verdr* verdween verdwenen vergiste verificatie verkleinen verrot verstijfde
vertegenwoordiger vertelde vertellen_dat verzekeraar verzinnen vest vetzak via_dit viel_om vijftien virusje vlaamse
vleug* vluchtstrook vlug voedselagentschap voegd* voegde voerd* voere* voeren voor_20 voor_iedereen voor_wij voorh*
voorn* voornaam voorz* vreem* vrijwilliger vroeg_hij vroeg_waarom vroeg_wat vrouw_is vrouw_kreeg vrouwelijke vrouwen
vuilnis waar_hij waar_mijn waarschuwing walki* want_hij was_ook was_weg wasli* waslijn wasmi* wasmiddel wasserette wast
water_is we_dat weegt weegt* weet weggehaald weigerde wel_vaker welpe* welpen wenen wenen* wenste werde* werden
wespensteek weten weten* wettelijke whisk* wijnv* wilt winac* winactie winne* winnen wiste* wodka wodka* woonde woont
woont* woont_in zat_nog zaterdag_met ze_hebben ze_het ze_hier ze_in ze_naar zeeho* zei_letterlijk zei_mijn zeide*
zeiden zelf_in zesja* zesjarige zestig zeur ziekenwagen zigeuners zij_heeft zijn_benen zijn_handdoek zijn_keel
zijn_moeder zijn_schouders zijn_we zijnd* zijnde zit_hij zitten_in zo_dat zodat zodat* zoekt zogenaamd zomaa* zomaar
zonder_reden zoontje_van zorgf* zorgfraude zuste* zuster zuurstof zware zware* zwart* zwemm* zwijgen zwijgt`,
    '5': `
1100 112_gebeld 2014 2500 260 300_euro 420 70 780 81 89_euro aaide aaide* aalst aalst* aan_die aan_jullie aan_tafel
aangeboden aangesproken aangevraagd aangifte_gedaan aanrecht aansp* aansteker aardappels abonnementen accen* accent
achter_mijn achter_slot achterhoofd achterwerk ademd* ademde adhd afdelingshoofd afdoe* afdoen afgek* afgep*
afgeplakt_met afgezet afm aftui* aftuigen afwijzing agres* airbag all_in alle_ouders allergiekamer allergietest
alles_aan alpac* als_we altijd_aan alvas* alvast amand* ameri* americain amran* amrani amste* ander_kind
ander_ziekenhuis andere_klant andere_klanten angst antib* antidepressiva antih* antwe* apotheker appen appen* appjes
arbit* arm_om armpje arts asbes* astma_aanval at autisme autoriteit autoriteit_persoonsgegevens autosleutel
autoverkoper avg baas baas_die babbe* baby_lag babys* bacte* badjuf badpak balde ballon bandenlichter bankbediende
bankk* bankkaart bankp* bankpas barvr* barvrouw bediende bedor* bedorven bedot* bedra* bedrag bedreigt bedri* bedriegt
bedro* beefd* beefden been beenh* beenhouwer beent* beentjes begre* begrepen bekijkt bekijkt_de belaz* belazerd beloof
ben_18 ben_19 ben_hier ben_zelf beoordeling beroep beroerte besli* besprak bestaat_niet bestelbus bestelgegevens
bestelt bestelwagens betaald_en beugel_van beurten beval* bevalling bevat beveiliger bevende bevroor bewakers
bezoek_aan bezoekers bezorger_heeft bidt biech* bigge* bij_mijn bille* binde* binnenspiegel binnenzak bit bivak*
blaasjes blaft blafte bloed bloedvergiftiging blokje blond* bmw boeti* boetiek boks boksc* boksclub bonen* borst borst*
boven_op bovenaan bovenarm bovenarmpjes bovenbeen braakschade braaksel breek breke* breken briev* brieven broekriem
brouwer brulde buggy buikg* buikj* buikje buitenlanders buitenwipper bulle* buur cadeaubon cadeautafel camera's camio*
carol* chalets champagne chass* chassisnummer chauffeur_reed chauffeur_rook chemo chinese chiro* chiropractor chocolade
cilin* cilinder comma* commandeert conductrice conny conny* contact contactverbod controleur couve* crema* cryst*
crystal daar_alleen daar_een daara* daaraan daarop daarvan dacht* dag_2 dagbo* dagboek dagel* dagelijks dagen_niet
dagva* dagvaarden dagvaarding_ligt dakde* dakdekkers daphn* daphne dat_er dat_met de_badmeester de_bediende
de_beveiliging de_bocht de_borst de_chef de_dagvaarding de_echte de_economische de_gegevens de_geschillencommissie
de_gordijnen de_gracht de_grootste de_haag de_heer de_huid de_ingreep de_kelder de_kennel de_la de_lade de_les
de_massage de_medewerker de_motorkap de_nacht de_nachtdienst de_neus de_oude de_plank de_ramen de_receptioniste
de_redder de_rookmelder de_rotonde de_showroom de_stewardess de_taxichauffeur de_tralies de_vensterbank de_ventilatie
de_vergunning de_vlakte de_vorm de_vrederechter de_wachtkamer de_zaakvoerder de_zak de_zomer declareert dekke* demente
dementie demi denk deskundige deurbelcamera deurc* deuro* deuropening dezelfde_man dichtgelijmd dichtgeplakt_met
dichtgezwollen die_afdeling die_dag die_hier die_in die_kevin die_staat die_voor die_vrouw dient dient* dierenleed
diese* dieze* diezelfde digge* diggelen dij dik_en ding dingen_in discriminatie distributieriem_vervangen dochter_van
dochters doen_voor doorboord doord* doorgaat doorgegeven doorgeslepen doorl* doorligwonden doorv* draaide_zich
draaideur drach* dragers drankadem drie_jaar driej* drink dropp* dropping drukte_zijn duif duimp* duimpje duits duize*
dumpt* dumpte duwde_me duwde_mijn duwt dwali* dwaling dwangsom e40 economie economisch economische
economische_inspectie een_aansteker een_ambulance een_ballon een_berichtje een_beroerte een_bezem een_blik een_collega
een_deken een_duw een_envelop een_gast een_gebroken een_glimlach een_in een_incassobureau een_klein een_konijn
een_loper een_moeder een_ongeluk een_poot een_pop een_rekening een_rolstoel een_sticker een_stok een_vriendje een_zak
eenmalig eens_goed eerst_was eerste_keer eigen_naam eigen_sleutel eigen_stront eikel eikel* en_begon en_daarna
en_grijnsde en_haalde en_liep en_mij en_sloot en_vluchtte en_vroeg en_weer en_zie energie enkels er_zelf erachter eraf
eritr* erop ertus* ertussen eruit_en ethan* etnis* etnisch euro_gegeven even_de ex exami* examinator exhib* exploot
extra's ezel faill* familienaam favv fenta* festivalweide fietser filet filet* fille* filler filler_in filmden fles
floor* fluit fod fokke* fokker folie* gaasj* gaasje gaf_hem gamen gamen* geach* geachte gebli* geblinddoekt geblokkeerd
gebreke gebruikt_mijn gebruikt_om geen_water gefix* gefixeerd gefle* geflest gegap* gegapt gegeven_en gegra* gehaald
gehec* gehecht gehoorapparaten geinf* geinformeerd gekie* gekieperd geklemd gemeen gemen* gemengde genaa* genot* geope*
gepar* geplaatst gepor* geprint geprobeerd geram* geramd gereedschapskist gerui* gesca* gescand gesli* geslikt gesnoven
gespa* gespaard gespl* gesplitst gestrooid gestuurd_en gestuurd_met getrapt getrokken_en getui* gevoerd gevraagd_om
gewenst gewis* gewist gewoon_in gezegd_dat gezet gezichtje gezonde gilde gilde* gin ging_op gino glash* glashard glass*
gloeide goedg* goedgekeurd golf gooide_een gooie* gooien gordijn goudvissen graaide grach* gracht graf grapje greep
grensoverschrijdend griez* grijnzen grijp* grind grind* groom* gsm haalde_hem haalde_zijn haar_arm haar_hand
haar_handtekening haar_mond haar_ogen haar_pols haar_vinger hadden_er hakme* hakmes half_twee hand_en handjes handr*
handschrift hangslot hardo* hardop hartk* he heb_uw hebben_hem hebben_ons hechting heeft_hij heeft_in heeft_zelf heers*
held helle* hem_gewoon hem_op hem_van hendr* henna henna* hepat* hepatitis herma* hersenschudding hersteld het_bos
het_doosje het_dossier het_drie het_en het_gangpad het_hotelbed het_inchecken het_inleveren het_label het_laken
het_meest het_nodig het_personeel het_toilet het_zadel hete heupflesje heuptasje hiele* hielen hier_geen hier_niet
hieronder hij_al hij_at hij_bij hij_boorde hij_deed hij_door hij_liep hijgend hilde hilde* hing hoe_komt hoekj* hoekje
hoeks* hoekstra hoestdrank hoesten hokje holla* hoogste hoorde_het hoort_bij houde* houden hr huidi* huidige
huis_gestuurd huis_in huisbaas_stond huisd* huisdier huish* huur_hier huurh* huurhuis huurt* huurw* huurwoning
huwelijksreis hypo iedereen_op iemand_heeft ijzeren ik_belde ik_breek ik_je ik_laat ik_ram ik_rij ik_werd ik_zeker
impla* implantaat in_durbuy in_elkaar in_gebreke in_hetzelfde in_litouwen in_met in_onze incassomedewerker info infor*
infuu* infuus ingebrekestelling ingebroken ingeh* ingehouden ingelicht_over ingenieur ingeroepen inges* ingeslagen
ingespoten ingesproken inktv* inste* instructeur_legde insuline int intie* intiem inzam* inzet* is_al is_geweest is_met
is_mijn is_ook is_van is_ze jachtgeweer jager* jaren_niet jarigen jasse* jassen jatte* jatten jawel jawel* je_toch
je_weet jehov* jeugdzorg jointjes jongens_van jongerenwerker jos juf_gaf justitie kaakb* kabel_van kalf kalfj* kalfjes
kamermeid kamersleutel kamertje kamp kampleider kampleiding kandi* kant_op katal* katalysator kattenpis keek_naar keet
kegel kenne* kennen kent_mijn kente* kermisman kerse* kersen keta ketam* ketamine kettinkje keurm* kevin_van kiekjes
kiept* kiepte kies kikker kilo_kersen kin_open kinderbadje kindermishandeling kinesiste kippen klaag klaagt klachten
klapt* klapten klauw* klemg* klere* kleren klikte_niet kneep_in kneve* knijp* knip knokkels koeli* koeling koen koets*
kofferbak koi kok kokha* kom_zaterdag koolmonoxide kopie_van kotge* kraai* kras kreeg_van kreupel krijsen kroeshaar
krone* kronen kroop kroop* kruipen krul krultang kuub kwam_de kwam_thuis kwijtgeraakt laadb* laadbak laat_u lacto* lade
lag_er lag_met lager* laken lamme* lapzw* lapzwans laste* laster laten_zitten lazar* lazarus leden leeggetrokken
leeggezogen leerl* leerlinggegevens leg leidingen lelie* lensj* lensje lenze* lenzen letselschadeadvocaat letterlijk
leugenaar leugens leverancier licha* lichaam liep_op liep_weg liet_hem liet_mijn lig lijnt* lijst* likte likte*
limburgs linde* linia* liniaal liniaal_op linkedin liter* liters litteken log_in loon losgekomen losgelaten losgeraakt
lovende luchtvaartmaatschappij luier* luik luisteren maak maakte_een maakten maand_een maar_tegen macht* madam* magne*
mailb* mailbox mails_en malta malta* man_dat man_of mante* mantel map mapje mapje* marin* massagetafel masseerde maste*
me_heen me_tegen me_toe me_uit medic* medisch meege* meegegaan meegegeven_aan meen meest meisjesdouches meld melder
melkp* melkpoeder meneer_de merel* mest met_bloed met_bloemen met_kinderen met_mooie met_stift met_u met_zijn meth
micro* mij_af mij_gelijk mijn_account mijn_achterwerk mijn_app mijn_been mijn_benen mijn_borst mijn_borsten
mijn_demente mijn_dochters mijn_doos mijn_drankje mijn_ex mijn_galerij mijn_gezicht mijn_huidige mijn_kleine mijn_lip
mijn_neef mijn_neus mijn_nummer mijn_ogen mijn_raadsman mijn_ribben mijn_schouder mijn_telefoon milan milan* minic*
miniclub minste mishandeld mishandeling mmc moeder_is moeder_met moeders_hebben moedw* moedwillig moeilijk_is moere*
moeren moers* moersleutel moest_er moest_gewoon moet_hij mompe* mompelde mondje moppe* morfine morst* morste moslims
motor* mr naamk* naamkaartje naamp* naamplaatje naar_buiten naar_mij naar_mijn naast_haar nachtkastje_verdwenen
nachtmerries nachtspel nachtwaker naged* nagedaan nagelstyliste namen natha* neer negentien nep nepprofielen nest neus
neusd* neusde nicht niet_bestaat niet_betaald niet_hij niet_is niet_vast niet_weg nietj* nietje nieuwe_accu nieuwe_naam
nieuwe_remschijven noemden nog_om noodk* noodu* nooduitgang nooit_in noord* notee* noter* noteren nu_ik nu_met obser*
observatie ocmw oekra* of_hij of_mijn of_we of_zijn oksels om_zijn omdat_hij omkle* onder_haar onder_narcose onderbroek
onderling onderrug ondersteboven oneer* oneerlijk ongeldig ongewenst ons_af ons_als ons_dochtertje ontbijten ontbraken
ontfu* ontfutseld ontkende ontslag ontsnapt ontst* ontvankelijk onze_tafel oogjes oogle* oogleden oogli* ooglid
ook_eens oor_van oorlelletje ooron* oorontsteking oorri* oorringen op_dat op_facebook op_hun op_in op_instagram op_je
op_via open_na opengehaald opengestoomd opengewrikt openstaande opgedrongen opgemerkt opgezegd_in opgro* opgroeien
ophaalden oplichterij opmerkingen_over oppas* opzic* opzichter orde ouwe overboord overdrijf overleden overt* overw*
paffe* paffen pakbon pallet paneermeel papa parkeerplek parkeerwacht parvo pashokje per_ongeluk peste* pesterij pet
peute* peuterbad piepen pijn_op pijnstiller pil pinda pinda's pinpa* pinpas pintj* pintje pista* pitbu* pitbull plasp*
plaspauze plast plech* pleis* pluch* pluchen plukten poot pootj* postc* postcode potte* ppd praatjes preut* preuts prik
prikband prikg* prikgaatje prikte profiel prull* prullenbak pruts* pupillen_als rachi* rachid rake randj* rappo*
rapporten rauw reageer reche* recherche reed_over referenties reisb* reken reken_maar rekening_voor remde remde* remle*
remleiding rendement renpa* renpaard repti* reptielen ribben riep riep_dat riep_hij riete* rieten rijexaminator rital*
ritalin roemenie rolst* rolstoel rondg* rondlopen rood_licht rookmelder rookmelder_boven rotte rotte_vis rug_naar
rukke* saski* saskia scand* scande schaamstreek schedel scheermes schei* scheiding scherper scheu* scheur scheur_in
schijven schilder schim* schoenendoos scholten schoonheid schoot schor schou* schouder_uit schrijnwerker schroefde
schulden screenshot secur* security seksueel selde* sepsi* sepsis sesam sindsdien singl* single sisse* sissen slaap
sleutelbos slijp* slingeren slipje sloeg_mijn sloegen sloop sluis* smakk* smeke* smeken smeul* snapte snauw sneer*
sneerde snoepjes snoof snoof* snott* snuit* sociale sofie sofie* sophi* spanje spastisch speen* spelletjes spleet spul
squats staan_en staan_met staat_kom stalling stape* stappen stare* staren statu* steeg* steentje stefa* stefan stel
stempel stewa* steward stierf stijf stijf* stikken stoeprand stoeptegel stond_ineens stonden_te stonk stonk* story
story* straf* strakke stroomstoten strot stuit stuurde sulfi* sulfiet sven tanden_eruit tape tatoe* te_breken
te_draaien te_mogen te_schrijven te_snuiven te_stoppen te_verbergen te_zitten teef tegen_die teken tekenen telec*
telefoon_uit telefoonnummers teller tente* tenten terps* terpstra terrorist teruggedraaid teruggeven terugkwamen
terwijl_ze testo* thuis_met thuiskwam tijde* tijdens_de tijdens_het tikke* tikken tikki* tikkie tilde tilde* toen_we
toesp* toets tonde* tondeuse tong tongv* tongval tot_de tot_het tot_je tot_zes tracker trainer tralies trans*
transacties trap_en trapg* trapgat traploper treitert trill* trilt trilt* trimmer trok_het trut turnleraar tussen_de
tussen_zijn u u_heeft u_nog uit_en uit_haar uit_het uit_mijn uitba* uitde* uitma* uitzo* uitzoeken uur_aan uw_zaak
vakantiegeld vakantiehuis valet valet* van_14 van_8 van_84 van_9 van_justitie van_lijn van_naar van_wie van_zijn
vandenbroucke vangr* vangrail vanwege_mijn vapes vapes* varkens vastgemaakt vastgesnoerd vasth* veilingmeester
vensterbank ventileren verantwoordelijk verbergen verboden verdomd verdonkeremaant verdoofd veren* vergiftig
vergrendeld verkeerde_kies verkocht_aan verliezen verloofde vermi* vernedert veroordeeld verpatst verpleegster
versnellingsbak vertelde_dat vertelde_het vertrekken vervalste verwisseld verwittigd verzonden verzorgende verzorgster
vetza* viagr* viagra viere* vieren vijf_sterren vijfj* vijfjarige vis vissa* vissaus vlakt* vlakte vluchtte vodka
vodka* voet voetb* voetbaltrainer volgende_klant volgende_ochtend volgens_haar volgens_hem volle_prijs voor_hij
voor_kinderen voordeel voorgelegd voortent vooruitbetaald vordering vorige_maand vorm vorm_van vrederechter vreemden
vriendin vriendje vriendje_had vrijgegeven vrouw_heeft vuilb* waar_iedereen waardig walle* wallet walno* wanbetalers
wang wange* was_kapot wat_ik wat_van water_en waterpokken we_het we_terugkwamen we_werden weddingplanner wedst* weefs*
weefsel weet_dat weg_met weggelachen weggelopen wegre* wegrestaurant weide weide* weigering weken_en weken_na welk
welkomstbrief wenkbrauw wenst* werch* werchter werd_in werkbank werkg* werkgever wet whirl* whirlpool wij_hem
wijnflessen wimperlijm winkelbewaker wint winterbanden wisselde woede woede* wonde woning woonk* woonkamer zadel zag_ik
zag_mijn zakjes zandb* zat_gewoon zaterdagnacht ze_dachten ze_gilde ze_weigeren zegeltjes zei_die zei_hij zeker*
zekerheid zelfs_op zenuw zenuw* zes_hechtingen zichzelf_te zie_je zieke zijn_auto zijn_gezicht zijn_kop zijn_kruis
zijn_lippen zijn_neus zijn_oor zijn_rug zilveren zirko* zirkonia zitje zitjes zitti* zn zo_uit zocht_me zogezegd zolde*
zonder_akkoord zonder_dat zonder_papieren zoog zoon_een zoon_van zoon_werd zoont* zoontje zorginstelling zusje zusje*
zuurp* zuurpruim zuurs* zwalk* zwalkte zwalp* zwalpen zwalu* zweep zwell* zwellen zwemj* zwemjuf zwendel zwere* zweren
zwijg* zwoer zwoer*`,
    '6': `
340_euro 4000 5000 67 800 800_euro 81_en 90 aambe* aan_haar aan_op aangedraaid aangevreten aanging aanranding aanre*
aanri* aansprakelijk aanst* aanval aapje aarding aardl* abort* abortus acht_jaar achtbaan achter_bij achtergebleven
achtergehouden achterin achterkant achterom_kijken achtj* achtjarige acker acker* acm ader adrenaline afgeblaft
afgelopen afget* afrik* afro afscheid afschrift afschrijvingen airba* al_jaren al_zes alcoholvergiftiging alleen_mijn
alleen_thuis allergenen allergenenkaart allergische alles_over als_schoteltjes alsof_het alvast_een ambul* ampul*
ampullen anabo* anafylaxie andere_gasten andere_moeder angst* anouk anouk* antie* antil* appte arrogante asbak asfal*
asfalt assen assen* astma autor* autosleutels baan baarm* backe* backer badge badge* badju* bagageafhandeling balken
bang bankb* barco* barcode barma* barman barsten barstte bedrogen beert* beest* beet_in behandeld beheer beheerder
bekij* bekijken bekken belandde belde_mijn beman* ben_een ben_zestien benen benen* bent_gewaarschuwd beoor* berichtjes
beroe* beroepsgeheim beschuldigde beslag besod* bespi* bespr* besproken bestelbon bestr* betaalde beten beten* beton
beunh* beunhaas bevat* bevei* beven* bevestigde bewaakt bewijsje bewijst bewin* bewindvoerder bewoner bewoog
bewusteloos bezop* bezopen bezwe* bezweken bidden bierb* bij_haar bij_mij bijtw* bijzi* bijzijn bilje* binai*
binnen_met binnengehaald binnenkort binnenloopt bits blaas blanco blikken bloeddruk bloedens_toe bloedverdunners bloot*
bloot_op blowen boere* boerk* boerkini boeze* boezem bombe* bomma boot borg borre* bosmaaier boter bougi* bougies
brake* braken brandwonden_op breezers broer* broertje brooddoos brownie brult brult* brussel buik buik_in buikv*
buitengesloten bulga* bulld* bulldog buurvrouw_van bw cadeaubonnen callcenters campe* camper cavia's cavia* centrale
certi* charl* chatm* chatmedewerker chauffeur_van chef chemisch chemo* clerc* clienten cobra cobra* coeliakie
collectieve colpo* consu* contracten curator dachten dachten_dat dagen_geen dagen_na daglicht daklo* dakpan dan_hebben
dan_ik dan_naar danny danny* dat_doen dat_een dat_glas dat_hij data de_akte de_ambulance de_backer de_bagageafhandeling
de_beelden de_beveiliger de_bewaker de_boel de_buik de_coke de_dj de_factuur de_garage de_garagist de_heftruck
de_intake de_kantonrechter de_kinderboerderij de_klas de_kleintjes de_koerier de_kom de_kvk de_leerkracht de_leiding
de_leidster de_politie de_receptionist de_rem de_roltrap de_schoolbus de_steiger de_stukken de_tap de_uitbater de_velg
de_verhuurder de_verkeerde de_vraag de_vries de_wc de_weegschaal dealer decla* decol* decollete degen* degene
degene_die denni* dennis deo depre* deure* deuren dezelfde_middag dezelfde_schep diama* diamant dickp* die_balie
die_kerel die_koerier die_monteur die_nooit dieet dienb* dienblad dienstencheques diepe diepe* dierenpension dieven
directrice dit_is dochter_is doek doet_geen domme door_jullie door_toen door_uw doordat doorgesneden doorgestart doser*
dosering dosis dosis* doucheruimte draad draaide_zijn drankje dreef dreef* dreigend drek dreumesen dreve* dreven
drie_kinderen droeg droeg* droogkap dubbel_en duizend durf durft_niet duwde_zijn echt_waar echte* een_advocaat
een_afgesloten een_blok een_boete een_camera een_echte een_gescheurde een_glas een_gratis een_hok een_kaart
een_kakkerlak een_kat een_kier een_kist een_knuppel een_kopstoot een_kras een_krat een_meisje een_mooi een_oog een_op
een_paal een_pony een_verborgen een_zekere eens_naar eens_wie eerste_hulp egel ehbo eind_aan eisen eisen* elleb*
elleboog emre en_anders en_hup en_lachte en_liegt en_meneer en_of en_ons en_ontkent en_raakte en_rode en_wel en_wilde
en_zij en_zweeg enge engerd envelop_met enveloppendoos er_eentje er_geen er_maar er_met eraan eraan* erach*
erbij_gehaald erf ervar* ervaringen etterende euro'* euro's euro_weg eveli* exact_hetzelfde exemp* exemplaar facebook
factuur_van failliet_en faillissement fietst filmde fiscu* fiscus fless* flirten floot floot* fluisterde fonduestel
fotografeerde fouilleren frans* frauduleuze fret gaf gaf_de gaf_gas galbu* galbulten gang_gezet garagehouder gasto*
gastouder gat_in gaven_ze geado* gebeten_door gebeurt geblo* gebon* gebonden gebor* geboren gebruikt_in gebruikte
gebun* gebundeld gecontroleerd gecre* gedag* gedagvaard gedea* gedeald gedec* gedeclareerd gedis* gedrag gedronken
gedwe* gedweild geeft_mij geele* geert geert* geeut* geeuthanaseerd geflu* gefot* gefotografeerd gegiechel gegoo*
gegooid gegrist gehandicapte gehoord_van gekneusd geknipt_en geknoeid gekwa* gekwakt gelach geld_uit geld_van geld_voor
gelei* geleidehond gemeld_drie gemer* gemerkt geopereerd gepes* gepest geraakt gerechtsdeurwaarder geree* geric*
gericht gerri* gerrit gescheiden geschillencommissie gesjo* gesleurd gesprongen geste* gestel gestr* gestript getes*
getest getin* getinte getip* getipt getrokken_door getuigen gevorderd gevou* gevouwen gewoon_door gewoon_mee gezoc*
gezocht gezondheidszorg ghb ghb_in giechelen gieri* ging_dicht gipsp* gleed gleed* gloei* gmail* god goede gooi gooid*
gooide graaien grapt* grapte grijns grinnikte gripzakje grond_van grote_bek grote_mond gynaecoloog haak haalde
haalde_het haant* haar_bed haar_nek haar_rug haarv* haarverf had_hem hadden_een hak halal halal* halsband hand handdoek
handhaver handp* harde_schijf hardhandig hartr* haver hazel* heb_nog hebben_een hefti* heks hel hele_tent hem_laten
hem_terug hendrickx herdershond heren herkenbaar herkenbaar_op hersteller het_adres het_bedrijf het_brood het_deksel
het_diepe het_erf het_hokje het_ineens het_infuus het_kamp het_kampvuur het_kifid het_labo het_moet het_ophalen
het_pension het_perron het_rusthuis het_speelgoed het_stuur het_toestel het_van heupe* heupen heupfles heupt* hield_een
hier_al hierover hij_daar hij_hield hij_iets hij_lag hij_met hij_mijn hij_nog hij_of hij_ons hindo* hing_er hista* hoef
hoeve* hoger_beroep hokje* hokke* hokken hoofdje hoofdpijn_en hoogu* hooguit hoorde_ik hoorden hoornvlies hou huilend
huisb* huisbaas_komt huism* huismeester hummu* hummus hup huurc* huurcommissie hyper* hyste* hysterisch iban
identiteitskaarten iedereen_met iemand_op iets_te ijsbeer ik_betaalde ik_die ik_doe ik_weet ik_zag ik_zweer in_bikini
in_cc in_heel in_ook in_uw in_welke inboe* inboedel incasseert incasseren incom* incompetent ingelicht ingen* inger*
ingewisseld ingredienten ingreep ingrid inkom* innen innen* instagram installateur installeren insul* inten* intensieve
intussen_ook invalkracht invlo* invloed inwen* inwendig inzag* is_dood is_weg is_zo j jaagt jaagt* jaar_niet jaar_oud
jacuz* jacuzzi jas_in je_als je_eigen je_kinderen je_tuin jerry* jerrycan jodiu* joint jongen_van jongens jongeren
jullie_soort jullie_voor jupil* jupiler jurid* justi* juwelier kaarten_voor kache* kaken kaken* kamer_in kampl*
kan_beter kanaa* kanker kantelde kantonrechter karab* kas kassajongen kassier kassiere kathe* kattencafe kauwgum
keer_over keize* keizersnede keppe* kettingslot keurige keuring kevin kevin* kidsc* kidsclub kiekj* kies_getrokken
kijk_eens kikke* kin kinderarts kinderen_te kinderen_van kinderen_zonder klaagde klacht_bij klanten klantenlijst klasf*
klede* kleden kleding kleineert kletste kleuring klikte klink klusjesman kluss* klusser knaag* kneep kneep* kniel*
knipoog knock knock* knoopje knupp* knuppel koele* koemelk koffieautomaat kok_kwam kolie* koliek kolve* kolven komen_er
komt_eraan kon_het koolm* koort* koorts_en kop koper* kopie kopla* koplampen koppels kopst* kopstoot kotsen kotsend
krabben kramp* krampen krat kreeg_mijn kreeg_te kriti* kritiek kruis* kuite* kuiten kunstgebit kwam_mijn kwamen_er
laars* laat_de laat_haar laat_mijn labo lachgas lacht lactose lactosevrij lag_een lagen_er lalde lalde* langs_het
langs_met langs_mijn lars latex* lavel* laveloos leden* leeg_in leesbaar legde_de lege_blikken legionella leidd* leide*
leider leidinggevende lenin* lening lepeltjes lesbi* lesbisch letse* leund* leunde levend_in levensgevaar lien liet_ons
lieze* liezen lijden lisa litou* litouwen loeie* loker* lokeren loket_4 longa* loods loods* loonbeslag loonstroken
lopen_op lopende loper loper* loslaten lsd luihe* luiheid maagd* maagt* maagtorsie maal machtiging magaz* magazijn
magneetje maild* mailden maken malaf* malafide mama man_aan man_een man_lag mank marti* me_op medewerkster medicatie
medicijnen medis* meede* meedeed meegegeven meegenomen meele* meelezen melden melding meldp* meldpunt melka* mento*
mentor merkte met_etterende met_naam met_onze met_uw met_wit mevrouw_die middel middenrif middenvoetsbeentje mij_in
mij_ook mij_op mijn_aangifte mijn_bank mijn_broers mijn_decollete mijn_dochtertje mijn_filmpje mijn_hand mijn_heupen
mijn_iban mijn_kamer mijn_keel mijn_laatste mijn_melding mijn_moeders mijn_pas mijn_rechtsbijstand mijn_rok mijn_visa
mijn_voordeur mijn_vriend mijn_zwangere minis* ministerie mis_ik misbr* mixje* moeder_die moederziel moederziel_alleen
moest_naar moesten_het monde* mondeling moogt moogt* morgens mosselpan motorkap_en mrsa na_zijn naar_drank naar_je
nacht_op nachtdienst nachtverpleegster nadat nadat* nadat_ik nagebootst nagemaakt narco* narcose navraag neem neemt_de
negeerde_mijn neger* neppe* net_op niek niels niels* niesz* niesziekte niet_aangedraaid niet_als niet_binnen niet_tegen
nikes nikes* niks_meer nodigde noemde_hij nog_even nog_kinderen nok noorderzon nootjes norov* norovirus noteerde
notenallergie notenvrij nu_wel nummer_van o_ja of_je ogen_en om_haar om_op oma's oma's* oma_van ombudsdienst omdat_ze
omged* omgedraaid omgew* omgewisseld onbeh* onder_dat onder_invloed onderarm onderwijsinspectie ongeluk ongeschikt
ons_bij ons_feest ons_met ons_na ons_op ontbinding ontde* ontdekt onthouden ontru* onze_kleuter onze_trouw oogje oogka*
oogkas oorle* op_marktplaats op_me op_terwijl op_uw op_whatsapp opa_kreeg opende opengemaakt opengeritst openl*
openlijk opete* opeten opgehangen opgeschreven opgezette opgezwollen oplichter optat* optater opvoe* opzegging
overdosis overeenkomst overgesloten overtreden overtreding ozdem* ozdemir pad paddo's paddo* pakte pakten palle* papfl*
papfles parfum_weg parkeer partij pasca* paspoorten passagiers pauwe* pauwels pedag* pees penic* pep persoonlijk
persoonsgegevens pesto pesto* pets pikte* pillen pilletjes pis plafondplaat platf* platform platg* pleister pleit*
pleite plekken_op plofk* plofkip plukt* plund* politie polle* pols_gebroken polse* polsen ponzi* pootjes por portiek
positieve post pot prikb* pro probeerde procederen proces promi* promille prose* prosecco proth* psychiater puist*
punte* pus puur raadsman racisme ram ratten rattengif rauwe rauwe* receptionist recht_in rechten redder_zat regelt
rekeningnummer remmen remsc* remschijven rende* reparateur reserve reste* resten ria richt* richting riemp* riempjes
ritsj* ritsje rodde* rode rode_ogen roes rok rolde_met rond rondu* ronduit rookh* rookhok rookt* rookte rottw* ruin
rukte rukte* ruud ruw s_morgens salmo* salmonella sande* sander schaaldierallergie schaam schadevrije scheenbeen schep*
schild schoenen_en schom* schoolkinderen schoonzoon schoot_los schoteltje schoteltjes schre* schreeuwde schri*
schriftelijk schrijft schrijven schrikken schuifdeur schut sd seks seksu* serienummer server sesamolie showroom siste
siste* sjaak sjaak* slaap_gevallen slaap_lekker slang slang* slikk* slikken slingerde slingerde_over slipj* sloeb*
sloeg_met slokd* slokdarm slokk* slokken smaad smaad* smakt* smakte smeerde smerige smijt smoes* smoesjes smsje*
snauwde snuit sojas* sojasaus sommelier sonde space* spanj* spast* speler spiegeltje spijker spijkers spion* splee*
splinters spoed* spookuren spoorloos spreekkamer sprite sprui* spuit_in spuug* spuugde staart stagiaires stak stake*
staken staken_uit stalker stall* stang steegje stijn stijn* stikk* stikte stikte_bijna stond_om stook* stookolie stoort
stortte_in stotteren striemen strot* stuipen suppl* synthetische tabletten tak tand tang tap tarwe tarwe* tatoeeerder
taxatie taxim* taximeter te_heet teaml* teamleider tegen_een tegen_haar tegen_je tegen_zijn tegengehouden tegenkom tel
telde telefoon_met telefoon_onder tepel* tepels terug_op terug_voor teruggevonden_in terugkwam terugstuurde terwijl_het
theo therapeut tijdens tikte tikte* tikto* tiktok tilli* tillift toch_altijd toen_mijn toeva* ton toonbank_en tot_gauw
tot_ik tot_ze toure* tourette trali* trampoline trans transport trekker trild* trilde trimm* trogg* trommelvlies truus
truus* tuime* tuimelde tulba* tulband turke* turki* turkije turnl* twee_tanden twee_verdiepingen tweeduizend
tweehonderd_euro u_in u_krijgt uit_met uit_onze uitgescholden uitgeschreven uitgevoerd uitke* uitkering uitspraak
uitspuiten uitstrijkje uitweg uitwerpselen urine* vakantiefoto's vakbo* van_15 van_50 van_5000 van_alles van_elf
van_groep van_hout van_jou van_jullie van_klanten van_niet vande* vast_en vast_te vastgehouden vaten vaten* vatte veeg
veili* velg ventilatie ventj* ventje verblijf verdoving verdrievoudigd verdwenen_bij vergeven vergiftiging verhuis
verhuurder verkeerde_knie verklapt verkocht_als verkopen verlamd vermagerd vermoed verpestte verro* vertelde_mijn
vertelden vertrouwen vervoerd verwu* verzameld verzegeld verzopen verzu* videokaart viel_bijna viel_van vierk* vierkant
vieze vijftienjarige villa villa* vinkj* visa vlam vlieg vloek* vloekte vol_striemen volg volwassen vonden_ze
voor_schut voor_u voorgezet vooro* vooroordelen voorruit voorv* voorvork voorwendselen voorwiel voorzitter vorde*
vredegerecht vreemde vriend vriend_had vries vroeg_de vrouwtje vuisten vulde* vulden waakh* waakhond waar_die waar_het
waar_jullie waarborg walge* walgelijk wanbe* was_met was_verder wasmand waste waste* watje* webca* weet_ervan weet_hoe
weet_nu weg_en weggezet weigeren wel_erg werd_me werkm* werkmannen wesle* wesley wetbo* wetboek wette* wettelijk
whatsapp whisky_leeg wie_een wieg wield* wij_het wij_moesten wim wimperlift wimpers winkeljuf winkelkar winst wist_dat
wist_de wit_poeder wond wonden wonin* woon_je woonden wormpjes wraak wreef wreef* wuift wuift* youssef zadel* zadel_en
zakten zandbak ze_de ze_hield ze_moest ze_nog ze_onze ze_te ze_werkt ze_wisten ze_zeggen zebra* zegel zegel* zei_tja
zekere zette_zijn zeven_jaar zien_elkaar zijn_arm zijn_broek zijn_eigen zijn_handen zijn_het zijn_hoofd zijn_jas
zijn_kraag zijn_mond zijn_nek zijn_ogen zijn_poot zijn_tanden zijn_uit zijn_vingers zijn_vuist zilve* zilver zipli*
zit_een zitje* zoals_in zogez* zolan* zolang zolder zonde_zijn zonder_waarschuwing zonnesteek zoon_met zou_zonde zoutz*
zuive* zulle* zullen zwangere zwarte zwarte_schimmel zweeg zweeg* zweer zweer* zweer_het zwege* zwegen zwemvest`,
    '7': `
000 10_euro 112 1200 500_euro 600_euro 90_euro 91 a12 aan_in aan_mijn aangepraat aangeschreven aangesteld aangevinkt
achter_zijn achterdeur adren* adres_en adressen af_na afgedaan_als afgeschreven afgesteld afgeven afsluit airpo*
airpods alcohol alle_vier alleen_achter allergie als_dit als_straf als_vrouw ammon* andere_ouders anderen andermans
antid* arbei* arm_op armpj* artie* artiest as aspir* astma* attes* attest autistische auto_had auto_voor baby balde*
balkonreling bande* bedon* beelden_van begeleiding behee* bekertje bekke* belde_de bemant benie* benieuwd beschadigd
bestaan bestelwagen betaal_of bevestigt bh bianc* bianca bidde* bieders big blaffen blaft* blanke blare* blaren
blij_zijn blikje blindedarm bloedde bloedens bloemist blowt* bomma* borsten bosman botst* botste brandde brandwond
brandwonden breez* brief_over broers brown* bsn bso buiten_op bulte* bulten camera_in cameraatje cashew castr* chalet
chant* chemi* chloo* claes claes* class class* coeli* coke commissie consumentenbond controleert crack* credits
daar_ging daar_mijn dakpa* dan_lachen dan_praten darm dat_hoort dat_weten dat_wij dave de_badkamer de_buurvrouw
de_cabine de_club de_concierge de_eigenaar de_fik de_fitness de_fotograaf de_huisarts de_huisartsenpost de_kinderstoel
de_kinderwagen de_lucht de_masseur de_nachtzuster de_pillen de_poort de_portier de_pot de_ruiten de_scanner de_schilder
de_slaapkamer de_speelplaats de_spoed de_stagiaire de_tank de_televisie de_verzekeraar de_werf de_wit de_zaak de_zetel
dek deken demen* denkt denkt* desku* deur_dicht deur_uit deur_van diarr* diarree die_chauffeur die_gast die_hij
die_krijgt die_makelaar dief dier discr* distr* distributieriem dochter_en doel doen_we dolfijnen domme* donderde
doodziek door_personeel door_zijn doorverteld dossiers down drank drank* drie_mensen drie_op drong drong* drugspand
dus_ze dwang* dweilmachine echte een_baby een_eind een_gesprek een_honkbalknuppel een_medewerker een_pistool een_schop
een_tablet een_tientje een_vrouw een_wildvreemde eigen_zak eigenaar eis en_bloot en_hun en_jullie en_loog en_rook
en_viel envelop envelopje enveloppe epile* epipe* epipen er_wordt erin erop_en eruit_gehaald etalage etter* evacu*
expre* fik filmd* fitnesscoach flikker flori* fotografe fouil* frans fraud* ga_maar gaf_me garagist garnalenpoeder
gasflessen gauw geboord gebroken_heup gebruikt gebruikt_voor gebruikten gecon* gedin* gedraaid geduw* geduwd geen_brief
geen_eten geen_lucht geen_noten gefac* gefactureerd gefor* geforceerd gegeven gegeven_aan gegri* gehangen geheu* gekna*
gekno* gekop* gekopieerd geld_of gelog* gelogen gelov* geloven geman* gemeld_bij gemep* gemept geplo* geroo* geroofd
geschonden geschreven gesleept gesmokkeld gesno* gespo* gespoten gesteld gestoken gestort getra* geven_en gevis* gevist
gevolgd gevraagd_aan gezicht_in gij glas_in gluur* graai* grap grens* grijn* grijnsde grinn* gripz* gynae* haar_eigen
haar_gsm haar_haren had_iets halsb* hand_in hardh* heb_betaald hechtingen heeft_het heeft_mij hek hek_viel hekje hekje*
hem_achter hem_een hem_met henne* herde* herken herse* herstel het_bedje het_busje het_etiket het_gordijn het_hoofd
het_hostel het_leven het_nummer het_raampje het_zwembad heupf* hiero* hij_had hij_me hij_rook hij_van hij_zat hijge*
hoeft hoeft* hoeven honkb* honkbalknuppel hoofddoek hoofdhuid hopelijk hoste* hostel hotelbed hoven* hovenier
huisartsenpost huiss* huurd* hygie* iemand_in iets_in iets_voor igor ijzer* ik_allergisch ik_breng ik_mij ik_steek
ik_trek ik_vijf in_dit in_gebruik in_haar in_ruil in_zaventem in_zijn inbraak incassobureau incon* ingeg* ingel*
ingepikt injec* inleg inleg* inspecteurs intim* intolerantie is_daar is_door it jaar_lang je_af je_hier je_kop joeg_ons
jongetje journ* jouw kaak kachel kakkerlak kan_geen kano kanon kapit* kapitein katje* keel keer_al kees kelder_van
kennel keurd* keurde kifid kifid* kijk_maar kilometerstand kind kinderen_bij kinderopvang kinderslot kindj* kitte*
kittens kleingeld kleintjes knapt* knapte knies* koeme* koevo* koevoet kom_het kom_maar kontj* kontje kopje_onder kraag
kraag* kreef* kroes* kuipers kvk_nummer kwam_los kwam_naar kwijtgespeeld lag_open landg* laptop_weg lat laten_betalen
later_een leefl* leeft* leeggehaald leerlingen leesb* leidi* leiding lekte lekte* let_op levende lever liege* liegen
liet_haar liet_hij ligt_klaar lijntjes lijst logo_van loopt_al los_op los_uit losge* lossen luchtpijp luier luize*
luizen lul lupin* lusten maar_naar maar_wat maes man_bij manag* manager marktplaats me_de mechelaar melde* mep met_alle
met_foto met_kale met_opzet met_tape met_woorden mij_onder mij_zou mijn_adres mijn_arm mijn_baard mijn_baby mijn_bh
mijn_blouse mijn_deur mijn_gegevens mijn_handen mijn_hond mijn_kaart mijn_maag mijn_nieuwe mijn_oor mijn_paspoort
mijn_pony mijn_schoot mijne mijne* mis misha* miskr* miskraam mocht_de moed moedersleutel moest_eerst moest_in morfi*
muesl* muesli na_hun naam_en naar_beneden naar_jenever naar_onze nacht_aan nachttarief nageb* nam_mijn namen* nationale
neef neem_ik neppr* nepwinkel netel* niemand_controleert niemand_kwam niere* nieren niet_hoorde niet_serieus niet_zei
niets_te niks_gezegd noemde_de noemde_mijn nog_wat non nootj* nu_de nu_elke nu_mijn nummerplaat om_zes ombud* ombudsman
omgevingsdienst onder_mijn onder_zijn onderkoeld onderzoekt ongelooflijk onges* ongev* ons_kind ons_meisje
onthaalmoeder ontla* ontlasting ontslagen ontsn* ontvreemd oogla* op_hol op_jullie op_mij op_zijn open_in opengebroken
opengeknipt opens* opged* opgerold opgetild oplichters oplichting opzet oudere ouders_hebben over_mij over_mijn
over_onze overe* overgegeven overgemaakt overgeven overlijden oververhit pa pakbo* pakte* paniek parkeermeter
parkeerwachter parvo* patricia perve* pieme* pijns* piotr* plaste poeder pols ponyp* portiers positief power* powerbank
praten_met praten_we privacy procedure purse* purser pv rad ramon* randje rechtsbijstand reddi* reddingsvesten refur*
refurbished reisleidster rekeningnummers remka* reservewiel riek riep_de rijlesgever rond_op ronny ronny* rook_al
rook_het rotte* ruil ruil_voor scam schaaldieren schaaltje schar* sched* schelden scheldt schildpad schipper schold
schoof schoolbus schopte schort schreef schreven schroef schurkte seksi* sesam* shirt shop shotjes siera* skile*
skileraar slaan slaap_zacht sleep* sleutelbeen slik sling* sluitingstijd smeri* smijt* snack* snackbar snauwt snoep*
snuif* snuiven soa sommatie somme* spart* speed speelplaats spiki* spiking spore* sporen spouw* spreek spring
spuiten_in stalk* stapt* stapte steiger steri* sterilisatie sterke stich* stichting stikt* stomd* stomdronken stoor*
stortte straks streelde strie* struikelde stuip* stuit* stuur synth* taxic* taxichauffeur te_maken te_schelden
technicus tegen_mij tegenaan telde* telefoon_eruit terugkomst test test_aankoop tetan* thc thuis_op tientje timme*
toedo* toedoen toeval toezichthouder toond* toonde tot_bloedens trappenhuis treit* trok tsjec* tuchtcollege tuig tumor
tussen_mijn uit_voor uit_zijn uitgedeeld uitgetrokken uitha* uithangbord uren urenl* urenlang vacht vacht* vader_van
vaders van_90 van_alle van_hem van_loon van_tien vastgebonden vastgezet vasts* vel verband verbrijzeld verdween_uit
verhuizer verhuurster verkocht verkopen_ze verna* veroo* verpleegkundige verschoond vervangen_door verwarde via_mijn
vinger vingertjes vis_in vlammen vloei* vloog vloog* vlooi* vlooien vol_bulten volgt volgt* volks* voor_bij voorgelogen
voorhoofd vraag_maar vriendin_werd vroeg_me vroeg_naar vrouw_in want_ze was_dat was_niks water_in we_niet we_van
we_zien weduw* weduwe weg_te wei werf werkende weten_jullie wiege* wijkagent wijnf* wildv* wildvreemde winst* woond*
worme* wormen wormp* wou_mijn wouters xtc youss* zaakv* zaakvoerder zaal_in zal_hij zal_u zat_aan zat_een zat_onder
ze_aan ze_allemaal ze_bleven ze_door ze_haar ze_had ze_mijn ze_vroeg zei_de zei_een zichz* zichzelf zigeu* zijn_gsm
zijn_maat zijn_oren zijn_poten zijn_stoel zijn_zak zijt zo_de zo_mee zo_naar zogen* zogenaamde zogezegde
zonder_begeleiding zonder_het zonder_te zonnebril_van zorg zorgi* zwangerschap zweep* zwemleraar zwol`,
    '8': `
3000 89 achterom af_en afgedaan afhan* afsch* agenten akkoo* akkoord alarm* alles_kwijt als_die ambtenaar anafy*
animator asiel* autis* badmeester bediend begel* begeleider begeleidster begrafenisondernemer behandelt bejaarde belan*
betas* bewaking bewoo* bewus* bij_dezelfde blaas* blindengeleidehond blokkeerde blonde blowe* boorde bosma* boute*
bouten braak* buik_van bunge* busch* buschauffeur cashe* cc centen chale* chip clien* co conci* concierge contacten
creperen curat* dashc* dashcam dat_nooit datalek de_afdeling de_apotheek de_creche de_fietsen de_garderobe de_groep
de_huurauto de_ketting de_kop de_loodgieter de_manager de_mijne de_moeder de_mond de_monitor de_operatie de_opvang
de_parkeerplaats de_piano de_salade de_sauna de_tafels de_taxi de_trainer de_vegan deed_alsof deed_er deed_niks
dertig_jaar deurw* deurwaarder dhr dichtgeplakt dochtertje dolfi* dook doorverkocht dr duw duwde econo* een_bed
een_donkere een_mevrouw een_onbekende een_vent een_vriend el envel* er_als erken* erkend etala* euro_uit explodeerde
firma firma* flauwgevallen fluis* foets* foetsie gaf_geen gaf_mij gaf_mijn gasfl* gast_van gebruikers gedro* gedup*
gedupeerden geen_verzekering geind geind* gejat gejat* genee* geplukt gerol* gerold gescheurde gestart gestikt
gevallen_op gevol* gewaarschuwd gezin ggd glute* goude* gouden hals hand_op hasj hecht* heeft_mijn heel_het heroi*
het_broodje het_bureau het_stopcontact hij_bleef hij_en hiv huid huurder ik_maak ik_sla ik_zijn in_bad in_eigen
in_jullie ingeb* ingeslikt ingetrokken intol* joeg joint* juwel* kerels kids kindje klappen klapte kleuter klusj* koek
kokend_water koop_bij kotse* krabbel kregen_de krijgen_geen kruip* kuipe* kwam_zijn lachg* legio* levend
levensgevaarlijk lichten liegt liegt* liegt_over liet_alles lip lippen loog losgeschoten lucht_in lucif* luisterde
marokkaans meer_te merri* merrie met_down met_ons met_open met_scherpe mij_met mij_te mijn_brood mijn_buik mijn_glas
mijn_kind mijn_kleuter mijn_neven mijn_pizza mijn_voet moderator moeders mond mosli* motorkap muize* na_dat nagem*
natio* neemt_het niemand_in niemand_keek niemand_weet niet_alleen niet_ken nooit_een nummer_is oeste* of_laat om_in
om_mij omgev* onbek* onbekende ondanks_mijn ondertekening ongevraagd ontke* ontkent ontsl* ontstoken ontvr*
onze_dochter oog oogje* oor opengesneden oplic* opzet* paal panie* patienten peuters pleeg* poep poetshulp poetsvrouw
posit* postb* postbode prutswerk psych* pup pup_van pupil* pupillen racis* redder rijin* rijinstructeur riool*
rondgestuurd rug_van ruiten schoonheidsspecialiste schor* shotj* sinds_die slaapkamer sloop* smeet smeet* snuiv* socia*
somma* sonde* spijk* splin* spoed spuit stagiaire stang* stap_naar stiek* stiekem stond_aan stott* te_roken teen
tent_in terwijl_hij thera* thuishulp tient* toen_ze toestemming toezicht tot_hij tucht* uitbater uitgegleden uitsp*
uitwe* van_den van_u van_zestien verankerd verdwenen_uit verhandeld verhuurd verkn* verkoopt verslaafde verteld
vervalst verzw* verzwegen vieze* vijftig_euro voele* voelen volledige vonke* vonken voor_als voor_jullie vrede*
vroeg_hoe vuilbakken waarb* wakker_geworden was_dronken was_groen weddi* weggestuurd werkt_nog whats* whisky wie_er
wil_niet wist_van woute* wraak* zakken zes_jaar zich_voor zijn_als zijn_duim zijn_hand zijn_niet zonder_iets
zonder_schaduw zonnebril zult zwend*`,
    '9': `
advocate alarm aller* banden belast bewak* bij_hun bijst* crepe* de_bak de_band de_kapstok de_keuring de_rechter
de_schuld de_tent deale* die_vent doorzocht dus_geen elektrische erger etike* etiket expres gekregen_van gemeld_aan
genoemd geroe* geroepen gesti* gestolen_in gezin* glutenvrij gram het_bot het_wisselgeld heup hing_aan hok incas*
ingeschakeld ingre* iphon* iphone jij jou kakke* kanke* kip_was kist koeri* koerier kooi krabb* krijgt_een kvk lag_op
leeftijd leegg* liet_ze meisjes mevr mijn_bed mijn_foto's mijn_slip misle* na_die na_mijn naar_binnen naast_mij
nachtzuster negee* negeerde op_kamp openg* opgelopen patie* ratte* reed_door rolde slip spuiten stok stond_open straal
stuka* stukadoor tegen_mijn terug_van toezi* trap_er trapte trouwring tumor* twee_mannen tweedegraads uitgelachen uw
van_20 vanna* vannacht vastg* verborgen verdo* verpleger verzo* verzonnen voeds* werkt_daar wie_niet wiet wimpe* wonde*
zat_alleen zeg_maar zei_ze`,
  },
  kinds: {
    accusation: {
      '2': `
240 aangesmeerd aanne* achter achtergrond administratie advocaat afdel* afgelopen afwas* akte ali alsof alsof* amate*
amper amper* apparaat archi* architect baas bakkerij balie* bankj* bankje barbi* bas beelden belas* benen benen*
beweerde bewer* beweren bezorger bibli* bijgesteld blaff* blijkt blink* blokk* boeke* borg broer broer* budget cabine
caiss* caissiere computer consulente conta* cursi* cursisten daarv* daarvan dakwe* dakwerker dam deurt* dewul* dewulf
dikke dinge* dingen docen* doet doodl* doorging doosj* doosje draaide drent* drinkt echte echte* eigen els eraf erger*
ernaar faceb* fanta* feest femke femke* fitne* fluit* fouten frans* fysio* garag* gasth* gastheer gastv* gastvrouw gat
gedul* geduld gehakt gek gekle* gekleurd genoo* genoot gesprek getroffen gevaa* geval gewist gezeg* gezegd gezicht
gijze* gijzeling glaze* goede gordel grapj* grond* haars* haarspeld handdoek hardo* hardop heet herst* hoofdpijn hoorn
horloge hortensia's houde* houden houdt houdt* huild* huilde huisbaas hypot* ieder* iedereen iets ijsko* ijskoud ingeh*
ingehouden inleveren instructrice intus* intussen je joyce joyce* kamp kapst* kassi* kennen kies kinde* kinesist klaas
klaas* klage* klant* kleed* klets* kleut* kleuter kozijnen kpn krame* kras kredi* krediet krimp* kruk lachend las
leerk* leerkracht les leverde lieve* lijn lopen luc luier* madam* magne* magnetron makelaar maken maken* massi* massief
mat match meege* meegegeven mijn mis misge* moeil* mondh* naad naam nadie* nadien nagel* neef nijlp* nijlpaard noemd*
noemde of onbek* ongeinteresseerd ongeluk ontha* opper* optie* oude overleg papiertje parag* pasfo* pasfoto personal
peter peter* piano* plaatje plaatsing planner plekj* plekje ploeg ploeg* poedel polen polen* preek recep* recht* redden
rik roel roept roept* rommel rondje rugpi* rugpijn ruzie ruzie* schil* schut* servi* servicebalie showr* slaat slaat*
smits smits* snapt* specialist speel sportschool steek stelletje stemp* sterk* sterkte stres* stress stron* stront
tatto* techn* technieker tegen* telefonisch telefoon teller termijn terwi* terwijl testa* testament tevreden
thuisgekomen tikt tilbu* tilburg tokke* toog toonb* toonbank touwt* touwtje train* vaart vaart* vakke* veili* verde*
vergu* verhu* verkoopster verloor verpleging verte* vertelde vesti* video* vijftien visbo* visse* vlaanderen vochtig
volgd* volledig voorg* voork* vriend vries* vrijw* vuil waarb* waarborg weet weigert weten wijna* willems willen wiste*
wit zakla* zaklamp zalig* zegge* zeggen zit zo zo'n zolen zolen* zoon zucht* zuchten zuchtte zwart zwart*`,
      '3': `
480 aan_die aannemer accen* accent advis* adviseur afgeb* afval ahmed ahmed* als alsof_hij annelies antwoord_dat
arrogant autov* badju* bandenwissel baris* barista barma* barman barst* bazin bazin* bedre* bedri* bedrijfsleider beer
beet bekij* bel belac* belachelijk berg besli* beslist betaalde beweerd beweerd_dat bezig bezig* bibliothecaris
binnen_was biosc* blaze* blazen blinken brood_op brouw* bruid* buiten_te callc* chari* compleet conse* consequent
consu* contact contant controleur cor curac* curacao daarn* daarna dakde* dakdekker dan_mag dankz* dankzij dansl*
de_chauffeur de_film de_hemel de_klantenservice de_ogen deurtje die_heeft dierenarts dijk ding dj docente docht* dokte*
dokter dom doodleuk dossier draai* draak draak* drenthe dringt druppel durve* durven echt een_draak een_gat een_grote
eigen* eigenaar elekt* emma en_bij en_blijft en_deed en_ging en_haar en_mij en_ons en_slecht enkele er_met ervan ervan*
facebook filia* filiaalmanager fotograaf foute geen_enkele gegoo* gegooid genaa* genie* geniet gesloopt gewoo* gewoon
gezin* gids glazenwasser gliml* glimlach goeie* goeiedag graaf graaf* greet greet* grijn* haald* heeft_de heeft_gewoon
heeft_zelf heel_de heett* heette hem hemel hersteller herstelling het_bonnetje het_dossier het_glas het_was heuve*
heuvel hij hij_de hij_een houte* houten huisa* hypotheek iets_van ik_daar ilse infob* infobalie insta* is is_de is_ook
janss* je_het je_niet jolie* jolien jonge joost joost* kaat kampv* kapit* kapitein kapster kar kassierster keek_niet
keer_met keer_op kelly kelly* kenne* klaag* klach* klap klas kleintjes knie koen kreta kreta* kun kun_je kwaad kwaad*
kwam kwam_nooit kwam_te laten_liggen leggen leids* leidster lemme* lemmens les_te let letterlijk liesb* liesbeth lieve
lompe* lomperik lot maakt maar_om maar_sinds maar_vroeger malag* malaga marieke marktkoopman marle* marleen maxim*
meer_op mehme* mehmet meisj* meisjes mens met_plezier mevrouw_de mevrouw_van mijn_rug minuten_van mocht_ik moede*
moeder moeilijk mopje* mopjes motor motor* nalat* nam neemt neemt* nergens_op niet_opdagen noch noeme* noemen ober
oefen* of_hij oma onbes* onder_het ons_op onver* onverstaanbaar ooms op_met op_ons op_van opgeb* opgeblazen opnee*
opneemt orde osteo* osteopaat over overa* overal pakt_de pan pannen papeg* papegaai papieren parti* pasto* pastoor
patri* patron peete* peeters pierc* plezi* plezier pot praatjes prisc* priscilla priya priya* probeerde psycholoog
puinh* puinhoop pure r rauw reage* receptionist reisleider riem rijex* rond rot rotte* schandalig schande schappelijk
schiet schip* schou* schouders schreeuwen secre* serie* slaap slang slang* slord* smeer* smeets snars snars* sorry
sorry* speelt speld* spelletjes spoelbak stijf stijf* stukk* stukken suppoost tanda* tandarts tegelzetter tegen
telefoon_en thijs thijs* tijde* tijdens toe toe_dat toen toen_hij toest* toestel toeten tom totaa* totaal tweeh*
tweehonderd uit_drie uitgelachen uitgemaakt uur_naar vakkenvuller vals van_gemaakt vd verbe* verha* verhaal vermi*
verne* verpl* verslag verst* verzo* vijftien_euro vinger vis visboer volgde voor_haar voor_zijn voorganger was_trouwens
wat_van weg_voor wendy wendy* werk weten* wetens wijka* willens windh* wisku* wiskunde wist wolf wout ze_heeft ze_het
zei zelf_in zeur zolan* zolang zoont* zoontje zwart_ziet zwemm*`,
      '4': `
000 aan_het aanst* admin* afgesnauwd alles alles* alles_onder als_een annel* antwoordde apotheker apothekersassistente
assistente at autoverkoper b babys* badme* barbier behee* beheerder belt_nooit beman* bemant bent besch* bevei* bewee*
bezoekers bij_stond blokkeert blond* boekhouding boord* brouwer bruld* carol* charl* chauf* chauffeur collega consulent
cools* dat_zij de_bel de_boel de_les de_telefoon dekke* demi der directeur echt_een een_hond eens eens_aan eigenares
elektricien en_daarna en_gaf en_heeft en_met en_was ene er_geen er_niks flirt* fout fout_en foute* frank* freek freek*
frikandellen fritu* geen_zin gemee* geste* getro* gewoon_op grapjes groep* gynaecoloog haag haar_collega heeft_al
heeft_een heeft_er heeft_het heer heers* hendrickx herhaalt het_bord hoof huisarts huisb* ik_om in_slaap ingri* inlev*
is_zo j jacob* jacobs jeroe* jeroen joris joris* juf keek_op kinderen kines* klaagt knipt* lacht leerl* legge*
lekker_warm leugenaar lijntje lisa lomp lotte lotte* luisteren macht makel* marie* marlo* marloes masse* me met_die
mij_af mijn_dossier mijn_oma mijn_vader mo moham* mohamed neer niets niets* noemt noemt* nooit nooit* nooit_op noor
ogen onbet* onbetrouwbaar ongei* ons_de ons_in oordeel op_te opens* optic* opticien over_de over_zijn patie* patro*
pedic* pedicure pet piet pieter praat* preci* precies preek* publi* rappo* receptioniste recht_in reisb* reisl* robbe*
roken roken* rolde* rotte rug ruud samir* samira schaamte schade schade_expert schan* schoenmaker scholten schouders_op
schri* schuld serieus sloot sloot* snapte steekt stefa* stefan stempel stopp* stoppen sujet sujet* suppo* syndicus
te_kijken telefoniste tenni* toen_we ton trainen trims* trok uit_voor uitva* uitze* vader vader* van_der van_zegt
vandenbroucke verbr* verdonkeremaant verhuurder verko* verkoper verpleegster vertellen_dat verwarde verwo* verzint
viswi* vliegen vloog vloog* voetb* volgens_mij voorgelogen was_ijskoud was_zo wat water_is weg weige* weigerde wende*
wij_weer wille* wisselgeld woord woorden zat zat_de zeggen_dat zeker* zette zich zij zijn zin zogen* zomaa* zomaar zorg
zweml*`,
      '5': `
af afwasser als_ze anja anouk anouk* apoth* appen appen* arrog* arrogante assis* backe* backer bakker bart begel*
behandelde behandelde_ons bek beloofde beschuldigde beunh* beunhaas bewon* bewoners blom blonde boorde chantal chef
comma* commandeert conci* concierge condu* conducteur conny conny* daphn* daphne dat_wij de_backer de_haag de_heer
de_verkeerde deed den die_kevin diere* direc* directrice dirk dirkx dirkx* doet_geen dossi* drong drong* duwde*
een_glimlach emre en_lachte en_liegt en_loog en_zei expre* fotografe garagist geert geert* gelog* gelogen gemeen gino
glash* glashard godel* groep grootste gynae* haalde haar_gsm haar_ogen harri* harrie heeft_mij heeft_ons heks henk
hilde hilde* hing hoeks* hoekstra hyste* hysterisch ik_werd in_haar in_zijn incom* incompetent je_als jos kees
kevin_van kimbe* kimberly klachten knipte knoei* koeri* koerier kok kuipers kwast kwast* leerlingen leidi* leiding
let_op leugens liet_de liet_mijn lijnt* loket_4 loodg* loodgieter luist* maakte_een macht* manag* manager maneg*
masseuse meegemaakt meest* meester menee* meneer mense* mensen met_haar mijn_moeder mijn_neus moeders mond
mondhygieniste naamp* naamplaatje natha* neus niet_na notar* notaris ons_als ons_feest oorde* op_haar opdag* opdagen
ozdem* ozdemir parkeerwachter pauwe* pauwels pesterij petra petra* piete* psychiater reageert rondu* ronduit ruw sande*
sander schad* schipper schreeuwde schul* schut slager sloeg sloeg* snapte_er snauw sneer* sneerde steek* stewa*
stewardess straal stuka* stukadoor stuurde sven tatoe* tatoeeerder te_maken teamleider tegen_haar terps* terpstra
trainer treitert trimster uitbater uitma* van_zijn verbrak verhuizer verhuurster verkoopt verna* vernedert verzi*
vierk* vierkant vloekte vluchtte voorl* weddingplanner wim woord* wouters wuift wuift* youssef zat_te zei_letterlijk
zet zuste* zuster zuurp* zuurpruim zweeg zweeg*`,
      '6': `
acker acker* ambte* bakke* beveiliger bewin* bewindvoerder bianc* bianca blaft* blafte brult brult* busch* buschauffeur
chant* chatm* chatmedewerker claes claes* clerc* danny danny* dat_ik dave de_wit deed_alsof denni* dennis dr draait
duwde een_zekere en_ontkent erger eveli* floor* flori* fotog* gaf_mij gerri* gerrit gestel gooid* gooide gooit gooit*
haalde_zijn haar hendr* huism* huismeester igor installateur jaagt jaagt* kan_geen keek kevin kevin* kleineert kriti*
kritiek kuipe* kwam_zijn lacht* lachte lapzw* lapzwans leuge* liegt_dat lien liet_alles loket* loon lui luisterde
maakte maar_wat mario mario* mento* mentor mevro* mevrouw mijn_gezicht nagelstyliste niels niels* niet_eens niks_van
ons onze pasca* patricia peste* piotr* postb* postbode pruts* prutswerk purse* purser rachi* rachid ramon* ria rolde
rolde_met ronny ronny* saski* saskia schel* schilder schol* schreef sjaak sjaak* slage* snauwde snauwt sofie sofie*
somme* sommelier stijn stijn* syndi* teaml* truus truus* uitba* van_den vande* verpe* verpestte verpleegkundige verzw*
vloek* wesle* wesley wist_de woute* zekere zijn_eigen`,
      '7': `
ambtenaar badmeester dat_hij el expres gaf_geen gsm heeft heeft* huid jan klanten liegt_over liet_ons loog maakt* maes
me_de met_zijn mij ontkent op_zijn psych* rijin* rijinstructeur scheldt schold schoonheidsspecialiste schre* smeet
smeet* smijt smijt* tegen_mijn verdo* verkn* weddi* youss* zichz* zichzelf zijn_gsm`,
      '8': `
de_schuld dhr gaf incas* joeg negee* negeerde ontke* treit*`,
      '9': `
heeft_mijn is_een liegt liegt* liet mevr snauw*`,
    },
    allergy: {
      '2': `
112 16 aanva* achterbank als anders asper* bandj* bandje beken* bekend bevestigd bij bijna bijna* blauw blauw* bloed
boeket bokse* borde* borden bordj* burge* cake cappu* cappuccino chef collega conta* crew daar daarv* deeld* dicht
doodz* eigenaar er eraf eruit foute* foutj* foutje frikandellen fris garnalen ge gebakken gedaa* gedaan gegok* gegokt
gehaa* gekoo* gekookt gelegen gelez* gelezen geluk* geplakt gepri* geprikt geur geven geven* gewoo* gewoon gewor*
geworden gok groenten haald* had hande* handen hapje havermelk he hele helem* helemaal hem herhalen hielp hielp* hobby
hobby* hoest* hoor hoorntje hotel* huisj* huisje hulp iemand in inges* ingev* ingevuld italiaans jam jongen kaartje
kabel* kinder kip klas kleindochter kleinzoon koekj* koekjes koper* kun label* lactosevrije legt lette* letterlijk
lobby lobby* loempia longe* longen lucht luier* maaltijdbox manie* manier mayon* mayonaise meid mevro* mevrouw mn
moesten moete* moeten monit* monitor na nacht* neem neergezet nerge* nergens nocht* nochtans noemd* notit* nou o ober
openingsdans over overgehouden pap parap* parfu* parfum pen plaatjes prikk* prikken receptioniste roepe* roepen rondl*
rondleiding rooms* serie* sloeg sloeg* spaarpunten stewa* stewardess stuur sushi sushi* taart taart* tafel tenni*
tinte* toe tomaa* trouw trouwens uit uitzendkracht vegetarische veili* verdr* verga* vers verte* verven verwe* verzo*
vijfe* visbo* vooraf vriendelijkheid waars* want wegge* wenkb* zegel* zelfs ziek zieke* ziekenhuis zieli* zielig zit
zwage* zwager`,
      '3': `
84 aan_kan ach afgep* amandelspijs ambulance ansjo* ansjovis bakke* barst* bed ben bij_mijn bisqu* bisque bleek_het
blind boekw* boekweit bordje brandende burger champ* champignons contrast daaro* daarvan dacht* dat_hij de_baby
de_eigenaar de_juffrouw de_loempia de_nacht de_oude de_pasta de_soep de_vis de_vriendelijkheid de_wijn deeg deelde
deken* dicht* dik doen_we door door_die door_elkaar door_te doorg* dossi* dossier draaiboek droeg droeg* drogi* drogist
een_lepel eiwit* en_drie en_we en_zei eng er_niet er_zelf er_zo foute gegoo* gegooid gehaald gehad gehad* geite*
gelukkig gemeld_en genom* genomen gesme* getui* gevoe* gevra* gevraagd gewoon_de gezet gezet* gezic* gezicht gooid*
gooide hand hangt_een hazelnoot heeft heeft* heeft_de heeft_hem herhaald het_bestellen het_matras hielp_niet hoesten
hoewe* hoewel huisa* ibupr* ibuprofen idee ik_het ik_kon ik_om in_dezelfde in_het infuu* infuus inhal* is_gewoon is_ook
jawel jawel* je_er juf juffr* juffrouw kabeljauw kan kleut* koe kreeft kreeg_geen kussens kwalijk kwijl* label labra*
labrador lachte lag_een lepel lepels lijst* loemp* mango mango* mayo medis* medische menu mijn mijn_collega mijn_hele
mijn_kleinzoon mijn_vraag moeil* moeilijk naar_het natuu* nieze* niezen noede* noedels notentaart ogen_dicht onder
oorbe* oorbellen op_dezelfde op_het op_kantoor open_van opvan* opvang over_mijn overgeslagen paars* panee* pannenkoek
polsb* polsbandje rest_van risot* risotto rond saus schim* selder serieus speec* speech sterv* sterven stond* stond_ik
stond_nergens stond_niet tape te_bellen te_geven tea teen tekening teruggebracht terwijl_het terwijl_ik terwijl_ze
tilbu* tilburg toegelaten ui vanil* vanille veren* verkocht verstopt verzoek viel_weg vloerbedekking voorgeschoteld
voorh* vriend vrouw* waar_ik waarop was_alleen wasmi* wasmiddel weet_dat weigerden werd_een wist wiste* wisten wolle*
wollen worst worsten yoghu* yoghurt zag zakjes zalf zegge* zeggen zei_dat zelve zelve* zilve*`,
      '4': `
acryl album* allergiekamer appelmoes armba* baby ballo* banaa* banaan baris* barista beetj* beetje begon* belan*
belandde bestaat_niet bestr* bijen* bloem bouil* bouillon brooddoos cashews crech* creche curry curry* dacht dacht_dat
de_bouillon de_klas de_ober de_parking de_taart dekens dezel* dezelfde die_weet dieet* docht* dochter doorgebracht
doorgegeven dress* eclai* eclair een_hap en_moest erin erop geen_kwaad gegot* gegoten genot* genoteerd gesmeerd getuige
gewaa* gewon* gewone gloei* gluten haal haalde haar hap happe* happen haver* het_bordje het_dossier het_er hij hol ic
iemand_met info jeuk kan_daar kind krab kruim* kwaad kwaad* laagj* lacht* lachten lijm lijst marse* marsepein melkp*
melkpoeder met_hetzelfde mijn_dochter mijn_vrouw moste* mosterd mouss* muesl* muesli naast_mijn nacht onder_de op_mijn
opgezet overa* overal overg* paars paneermeel penicilline pinda_allergie pleis* prali* predn* prednison puddi* pudding
reactie_op reage* rood salad* salade schep schep* selderij serve* serveerster smoot* soja stond stond_het te_piepen
te_zitten test toch_een trill* trillen twee_happen uitgelegd verzw* visal* visallergie vispa* vispan vissa* vissaus
vocht* vrouw waarschuwing want_ik werd wespen zat zat_in zaten zaten* ze zei zei_hij zeide* zeiden zeiden_ze zelfd*
zelfde zelfs_op zij zit_in zoon_is zoont* zoontje zware zware*`,
      '5': `
aangevinkt acryl* allergenen allergenenkaart allergieen allergietest amandel amandelmeel ambul* anafylaxie antih* at
ballon begon begon_te benau* benauwd bevat blare* blaren bonbo* bord borre* boter boter* brown* cashew de_kok de_saus
de_spoed dezelfde_schep dichtgezwollen dieet dressing en_toch er_zat gaf_een gaf_hem garnalenpoeder geen_noten gegev*
gemeld geneg* genegeerd gewaarschuwd gezeg* gezegd glutenvrije haar_ogen hefti* henna henna* het_drie hetze* hetzelfde
huisartsenpost huiss* hummu* hummus ik_allergisch jodiu* kamp kan_geen kleuter koek kramp* krampen kreef* kruis* lepel*
lijf lippe* lucht* mijn_ogen mijn_zoon na_hun negee* negeerde netel* nootjes noten notenallergie notenvrij op_zijn
opged* opgediend opgezwollen pasta pasta* pesto pesto* puur sates* satesaus schaaldierallergie selde* sesam smoothie
sojas* sojasaus spelt spelt* spuit* stikt* stikte sulfi* sulfiet toetj* toetje tong vegan vegan* veget* verme* vermeld
verteld verwerkt verzwegen vlekk* vlekken vocht vorm wespensteek wimperlijm wist_de worst* zei_de zonder_ei zoon zwell*
zwellen`,
      '6': `
aanst* aanstellerij achteraf adrenaline allergische astma astma* bevat* blaas* blaasjes bulte* bulten coeliakie
de_salade de_vegan fiche fiche* fritu* gaf galbu* galbulten garnaal geen_lucht gelna* gelnagels gemel* haarv* haarverf
hals haver hazel* hotelbed in_de ingre* ingredienten koemelk kok lactose lactosevrij latex* lelie* lupin* melka* mond
nikke* nikkel oeste* ondanks_mijn oogle* oogleden opgez* opgezette penic* piepe* piepen pinda pinda's pista* ppd
reageer schaa* sesamolie sorbe* sorbet spoed spoed* strie* striemen terwi* terwijl toch uitsl* van_hun van_niet vis_in
vol_bulten walno* wespe* zogez* zogezegd`,
      '7': `
adren* allergisch amand* cashe* epipe* epipen etike* etiket garna* gebru* gegeven gegeven_aan het_broodje keel lippen
nootj* ogen ondan* ondanks ontke* react* reactie rode schaaldieren shock shock* tarwe tarwe* uitslag vis wimpe*`,
      '8': `
anafy* coeli* ei gebruikt glutenvrij intol* intolerantie koeme* lacto* pinda* sesam* zwol`,
      '9': `
aller* allergie glute* noten*`,
    },
    animal: {
      '2': `
212 300 aangeboden aangekomen achterbank ademe* ademen antwe* antwerpen bakke* bedoe* bedoeling been beet belle* bellen
benzi* benzine bezem bezorger binnengebracht blok bord borde* bovenste brand* brandende briev* buurt* daar dekens
docht* dochter doodg* dooie dooie* draad* droge droger eerst eigen eigen* eigenares eigenaresse elekt* elektrisch erop
ervan ervan* feestje felle felle* filter foto'* foto's gebit* gefil* gefilmd gehol* gekni* gekra* gelat* gelaten gelez*
gelezen geplakt gescheurd gestopt geval* gezeg* gezegd glans* hamster hartv* herke* herkende hoge houde* houden in
jonge* jongen jongens kapot* kartonnen kies kinde* klapt* klitt* klitten knie kop koppel kwijt labradoodle lachend
lagen lagen* leeuw* lesge* lichter liep lieve ligge* liggen lol luxe mandje merkt merkt* minoe* minoes moest moest*
moesten mondh* nagels neus ochtends onder* opges* opkee* opkeek opsta* oren overschrijving park personeel plast poedel
poort poort* randj* redden ritte* ritten roeme* rondj* rondl* rondleiding rot samen samen* schap* schep* schim* slach*
sleur* spits* spoot spoot* steel* stort* strak stran* stroo* stroom tanden terwi* terwijl tikte tikte* toch tong tract*
tractor train* trainster trapp* trimster trok tusse* tussen tussendoor uit uren vacci* vakan* val vast verba* verho*
verke* verkeerde verkoper verlo* verloren vijver vlieg* vrijwilliger vroeg waar wande* weten weten* woestijn wortels
zagen zagen* zak zaken zaken* zakje zakje* zat zieke* zon zwaar`,
      '3': `
19u 300_euro 33 33_graden 400 aapje* achter_de achter_het achtergelaten advie* advies afgem* afgev* afsch* afval
alleen_een alleen_op apparaat attractie baas baasj* baasje badku* badkuip beest behee* beheerder bek benen benen*
bestelbus bestr* beton* bezoe* binnen_de binnen_voor boerd* boerderij bracht brievenbus bruiloft buis chauf* container
dacht* dagen dagen* de_bruiloft de_container de_eigenares de_koffer de_nek de_schuur de_show de_tijd de_verkeerde
de_winkel donkere door_een doorg* draaien drie_dagen durft durft* een_andere een_bak een_dikke een_hond een_kartonnen
een_schoenendoos een_te eentj* eentje elkaa* elkaar en_vroeg en_ze enkels er_zelf eraan eraan* eten gast gebla* gegev*
gegoo* gegooid gehakt geholpen geite* geiten gelezen_en gemis* gemist geope* gepro* gepropt geschreven gesp gesto*
getro* gevallen gewor* geworden gezet* gezon* gezond gilde gilde* giraf giraf* gloei* haan hartverscheurend heeft_er
heen_en heett* heette hem_in hete hij_een hij_heeft hij_niet hij_was hijge* hijgen hing hitte hoe hoest* hoestte hokje
hokje* hoorn hoorn* huilde huilden ijsberen in_de in_te instr* is_mijn jacht* jong juf kapot kinderen kniee* knieen
knieen_in koe koeie* koeien koffiebar koken* kokend kon_niet konijn kreeft kromp kromp* kwijt* labrador lag laten
laten* laten_zitten leefd* leefde les lesse* lessen lijm maden maden* magere markt markt* meege* met met_de misge*
misgegaan moede* moeder morge* morgen muilk* muilkorf na_het na_hun nagek* nagekeken nam neush* niet_meer noemt noemt*
olifa* olifant omdat_hij omver* onder onder_de ondersteboven op_schoot opend* ophal* ophalen oppas oppas* opstak overl*
pauze pauze* pingu* pinguins plekk* plekken poeze* pony post prikk* regenton ribbe* scherpe schilder schimmel
schoenendoos schoot schuim schuur schuurplekken selfi* slaapt sloot sloot* staat_te stal stoks* te_bellen teken*
terug_en terug_met tijde* tijdens toe toen_we toeristen tot touw trainer trappen trims* trimsalon tromm* tuinm* tuinman
tuinslang tussen_de uilen uilen* uit_het van_212 verboden vergeten_in vergi* vergif vergiftigd verpu* vliegen vlind*
vloog vloog* voede* voeden vogels volgende_ochtend voor_ik voorp* vries* vuilnis waar_een wakke* was_hij wasbe*
wasbeurt wat_er weg weigerde windh* windhond woest* zakte zakte* zat_in zaten zaten* ze ze_hebben ze_in zeggen_dat ziek
zijn zijn_en zonder_dat zonder_te zwane*`,
      '4': `
30_graden 420 afgemaakt afgep* afgeplakt afges* amper amper* asiel bakken beer beesten bench bench* beton bij_mijn bit
blaff* borst borst* brach* castr* chauffeur dachten dagli* de_juf de_kinderen de_markt dieren dierenpension dochtertje
doodz* door door_de drink* droeg droeg* droge* duif een_meter een_open een_poot een_zak en_haar envel* eraf flami*
flamingo fohn gaf gebruikt gegeven geitje geopereerd gesch* gesla* geslagen gesle* gestorven gestr* getrokken gezet
gooide goudvissen grade* graden grijn* groen haant* haantjes hand heen het_zadel hoed hoefd* hoefde hokke* hokken
hond_in hond_lag hond_van huild* in_haar instructrice kaal kamel* kamelen kap kartonnen_doos kater* katte* katten
katti* keek keel kenne* kermi* ketti* ketting kilo koetsier koetspaard kom_morgen konijnen koraa* kots kreef* kreup*
kuike* kuikens kwisp* kwispelt labra* lacht* leegg* liete* lieten lijde* maneg* mest mijn_hand mond naar_buiten nek
ogen onder_het onze_kat onze_kater op_elkaar op_in open overleden parkeerplaats parki* pension piste piste* pony'*
pony's pootje ribben rotte* rug schaap schad* schapen schok* schre* show sloeg snee sterven strak* tape te_vroeg teken
tijge* toch_op toeri* tot_op touwt* touwtje trans* trimmer uil uitge* varke* varken verdr* verhuizers verkocht verloor
verma* visha* vleugel vroeg_bij vroeg_wat wakker zag ze_was zieke zonder_water`,
      '5': `
akkoo* akkoord angst* asfal* asfalt at beagl* beagle bevro* bevroren bezoekers bijen* blaffen bloed bulld* bulldog
cavia's cavia* dag_en dat_hij de_boer de_dierenarts de_kat dierenarts dierenleed door_hun dreef dreef* dreve* dreven
duive* duiven een_hok een_pony en_nacht erin etala* etalage flanken fokke* fokker gebet* gebeten gebro* gebroken geeut*
geeuthanaseerd geitj* geplu* gestrooid gooid* haak haar hals hem herde* het_ophalen hij hitte* hoefs* hoefsmid honde*
hondje inges* ingespoten ingre* ingreep kale kale_plekken kalf kalfj* kalfjes kamee* kameel kapot_van kater kattencafe
kippe* koets* kolie* koliek konij* kreupel lachte lamme* levende lijden meegegeven met_open nest niesz* niesziekte
ontsnapt onze_hond oog oor_van op_hun open_wonden openg* paard paard* parvo pijnstiller poes pootj* poten poten* puppy
puppy* ratte* renpa* renpaard scheu* scheurde schil* schild schop schopte schuu* slang sloeg* snuit snuit* stier*
stierf stijf stijf* stok stonk* stron* stront teckel tralies transport trapt* trilt trilt* tuig tumor tumor* uitla*
van_tien verdronken veren veren* vleug* vlooi* wegge* wei wond worme* wormen zijn_poten zweep`,
      '6': `
aan_een afgek* alpac* as bak bewoo* bewoog bezwe* bezweken bigge* bloed* bloedens bloedens_toe boer de_kinderboerderij
dolfijnen egel etter* etterende flank* fret gecre* geen_water geplukt gesti* gestikt goudv* halsband hamst* hecht*
hechting hoeve* hoeven hondj* hun ijsbe* ijsbeer in_een kennel kinderboerderij kittens krabb* krabben levend_in maagt*
maagtorsie mager mager* met_etterende met_gebroken mijn_hond morgen_maar narco* narcose ontstoken papeg* papegaai
parvo* pensi* pijns* prikb* prikband pup_van repti* reptielen ruin schaduw schildpad slang* steri* sterilisatie sterv*
stuip* teef tepel* tepels tot_bloedens tot_de trali* trapte trimm* vacht vacht* vastg* verbl* verko* vermagerd verzopen
vogel* water_in wonde* wonden zadel zonder_schaduw zweep*`,
      '7': `
asiel* beest* buik creperen de_buik dolfi* getra* halsb* honden in_zijn kitte* lag_te leven* onze op_zijn schop* staar*
staart tecke* verdo* verzo* zadel*`,
      '8': `
crepe* dier hok kat merri* merrie ontsn* ontst* oor poot pup spart*`,
      '9': `
diere* dood hond kooi levend`,
    },
    child: {
      '2': `
2024 23 29 aan aanst* afgelopen afgesloten afgezet alarm* aldus aldus* arts at autostoel babyz* babyzwemmen bakfi*
bakfiets begeleiders beker* belde benen benen* betaalde beton bevestigd bewij* bezem* bibberend blere* blijkt bolle*
bordje brach* bracht bruld* buiten bult bus camer* chiru* chirurg coord* coordinator deksel dom donke* donker doorb*
doors* draag* drank* eentj* eentje elkaar erove* ervan ervan* frietje gebel* gebeld gebeuren gedra* gedru* gedrukt
gehad gehad* gekra* gelegd gelop* gelopen geneg* genegeerd gepla* gesmeerd gestopt gevoe* gewoo* gewoon gezic* gezog*
gezogen gillen grade* graden griez* gsm haald* hande* handen handj* hebbe* hebben heeft heeft* heel heett* heette helm
hielp hielp* hoek huilen huurs* huurschaatsen ident* inkom inkom* invaller jaar janua* januari jarige juffr* juffrouw
kapster kelde* kelder kerel* klap kleindochter kleinzoon klemd* klemde knald* knalde knikk* knikker korst kots kraam*
krijt kunst* kwijt* lacht* leeft* leiders lepel lopen* magaz* magazijn magne* malag* malaga medewerker medic*
meegenomen meene* meid middernacht mijn moesten monitor negen* nicht* noemde noor ogen omdat omdat* omgek* omgekeerd
omlaa* omlaag onder ondergoed onged* ongedeerd ongeluk oordo* oortj* oortjes open opgew* orde ortho* orthodontist out
overleden paars piano* plakten planc* planckendael plast* politie pony prach* prachtig puber put raamp* raar redde*
reize* reizen riep risic* risico rode rondjes ruimt* ruimte s schou* schouders schroeven schud* skili* skilift
slaapkamer slaapzak sleur* sliep sneed sneed* snotn* snotneus snurk* staan startte steen* sterk* stewa* stewardess
stond stond* stopc* taxi taxibusje telefoontje tevre* tevreden thuis trap typen typen* uren vecht* vechten veer
veertien verba* verbo* verde* verderop verdr* verhe* verpl* vervo* verwisseld vijftien vijver vinger vingers voet
vonni* vonnis voorz* voorzien weegs* weegschaal weg weggegaan werd woord* zag zeide* zeiden zes zette* zeven* zij zocht
zocht* zodat zodat* zomaa* zomaar`,
      '3': `
130 16 2_uur 300_euro 3_maanden aan_mijn aan_zijn achte* afgeplakt allee* alleen aparte apres apres* baby's babys* bad
badju* badjuf balle* ballenbak been belle* bellen bergi* berging beuge* beugel bij_elkaar bij_vertrek bikin* bikini
blauw blote blote* boer bolletje bovenarmpjes brugk* brull* brullen bubbelbad buggy* buiten_te dat_er de_chauffeur
de_hoek de_stoel de_volle deure* deuren dichtgeplakt die_zei dit_niet doen_we donkere doorl* drink* drinken dronk*
druif druif* dutje dutje* echt_waar een_andere een_matras een_mevrouw een_moeder een_natte en_heeft en_nam en_niemand
en_niks er_drie eroverheen filter gemaakt_met gemon* gemonteerd geparkeerd geplakt gepro* geser* geserveerd gestr*
getro* gezin* gille* gooid* gooide gooit gooit* grapj* grapje grind* haar_eentje had_haar hebben_ze heeft_haar
heeft_mijn heen hele hem_mee het_een het_hek het_zwembad hete hielp_niet hoe hoest* hol hoofd* horro* horrorfilm huilb*
huilbaby huild* in_bed in_het in_slaap ipad jarig* jongens kabelbaan keek_op keel kilometers kin kinderkamer klas
klein* kleine kleintje klere* kleren kleuters kleutertje kniee* knieen koort* koorts kop kopje kopje* koude koude*
krass* krassen krijt* lachten laten_zitten leerling lichten liet_mijn liete* lieten lintj* lintje lokke* lopen losse
losse* luiers matje* meisjes melding met_de met_zijn mijn_nichtje moest moest* moest_zijn naakt natte natte* neefj*
neefje nek neus nichtje ober_vond omger* onbek* onderdelen ontgr* onze_zoon oog oordopjes op_schoot op_te opa opgeb*
opgev* ophaa* ophal* ophalen oud over_haar pampe* parac* paracetamol petek* petekind plein plein* poort* poortje pretp*
pretpark prikt* rood roton* rotonde rug schol* sigar* sindsdien sjaal sjaal* slaat slaat* slot smoes* sneeu* sneeuw
snurken speel* spijl* spijlen springkussen stak steeds_geen stoel_en stoeltjes stopcontact taxib* te_geven tekende
terwijl_de tijde* tijdens time trap_af traph* trok tuinslang tweel* tweeling uitje uitje* uitno* uitnodigingen uur_lang
van_16 van_2 van_4 van_acht van_zijn vergeten_in vergeten_op verloor vernedering vertrek vloek* voetb* voor_de
voor_vijf vooraan vrijwilliger waaid* waaide weer_in wenen wenen* wiegj* wiegje wij_moesten woord zat zat_nog ze_heeft
ze_te ze_waren ze_zeiden zei zei_dat zitten_om zoekg* zoekgeraakt zolde* zolder zonne* zonnebrand zwarte zwemb*`,
      '4': `
aan_een aangedaan achtergebleven achti* af_met afged* al_in alleen_aan ander_kind anima* autos* avonds babyf* babyfoon
bed bij_haar blauwe boom borst* braak* braaksel brade* braderie brugklasser buggy buik chauf* contactverbod de_bus
de_klas de_parking de_sneeuw de_steenweg de_vingers dekbe* dekbed deur_op dierentuin door door_elkaar doorlopen drank
dreumes dronken durft durft* een_boom een_kind een_sjaal een_tik en_al en_liet enkels er_met erin eruit eruit* eten
fietsenhok flesj* flesje gaf gat gegoo* gegooid gekne* geknepen gepropt geschreeuwd gesprongen getel* geteld getrokken
geweld gezet_met gorde* grap grind groep* gymle* haak haalde hem_aan het_pretpark hij_heeft hij_kwam huilde huile*
in_een in_hun jeugd* jongen kind_dat kinderstoel kneep kneep* knokk* kreeg kreeg* lag_te licht_uit liep linia* liniaal
lippe* losge* luchthaven maanden_oud mee meege* meisj* meisje merkt* mijn_zoon minic* miniclub moeder mondj* noemd*
noemt noemt* noemt_het omdat_hij omdat_ze ontha* onze onze_kleuter op_in op_slot openg* opges* opgesloten opget* opvang
oudst* oudste pianoleraar plast plekken_op prikk* prikken punte* punten reisl* rond rondg* rondlopen rust s_avonds
school slaap sloeg spelletjes stagi* steenweg strie* te_eten te_vragen tien_jaar tijdens_het train* turnl* tussen_de
uit_en van_8 van_9 van_drie van_veertien van_vier vast verdronken vermi* verne* verteld vertelde_dat verwittigd verzw*
volle_zon volwassene voorm* voormiddag vreem* vreemde waterpokken weg_met weigerde welpe* welpen ze_alleen ze_gilde
ze_is ze_onze ze_op ze_zat zei_de zette zijn_oor zitjes zoontje_van zwembandjes zwemj* zwemjuf zwemv*`,
      '5': `
aan_haar achterin achtj* achtjarige afgep* baby'* badmeester bedje bedje* beent* beentjes begeleider bijtw* blare*
blaren blauw* chauffeur commo* commode de_kleintjes de_leerkracht de_leiding deken* deur_dicht diepe diepe* dochter_van
doek dropp* dropping duwde* en_pas ex gang_gezet gaven gaven* gebro* gebroken gegeven_aan gehan* gekle* geklemd gepar*
gesle* gesleurd geval* gevon* gevonden gezichtje gilde gilde* gordel groep haar_gezicht haar_rug handa* handafdruk
hem_zo het_diepe het_donker hield hield* hij hoofd jonge* kidsc* kidsclub knokkels krijsen kwam_thuis leerk* leerkracht
leerl* leide* liep_op liepe* liepen lippen luier mama meest* meester meisje_van merkte mijn_ex mijn_kleuter
mijn_zoontje mijne mijne* moede* moederziel moederziel_alleen moest_in mondje monit* naar_binnen nachtmerries nachtspel
niema* niemand omgeroepen onderkoeld ons_meisje onze_dochter oor opete* opeten opgesloten_in oppas opvan* pakte pakte*
peuter peuters plukt* sched* schoo* schoolbus schoot slaapt slape* slapen sloeg* sloot sloot* speelplaats stikt* stikte
te_bellen thuis_met toen_we urenl* urenlang van_3 vastgebonden vastgehouden vastgesnoerd ventj* ventje verpleegster
verte* vertelde vervoerd vijfj* vijfjarige vinge* volwa* we_hem weg_was werd_in wildv* wildvreemde ze_moest zesja*
zesjarige zette_mijn zijn zitje zonder_te zoon zoon_van`,
      '6': `
achtergelaten als_straf animator armpj* armpje autis* begeleidster bos dat_hij dat_ze de_juf de_kinderstoel de_opvang
deken dochter door_de dreumesen duwde enge gasto* gastouder gebli* geblinddoekt geduw* geduwd gedwo* gedwongen gefix*
gefixeerd gehandicapte gepes* gepest gevallen hek hem_op het_bos hoofdje huilend in_bad inges* ingeslikt jaar_oud
jongetje kids kind_van kinderen kleintjes kopje_onder krijs* kruip* lat leidi* leiding liet_ze meegegeven
meegegeven_aan met_tape mijn_baby mijn_kind oppas* papfl* papfles slaap* sprui* stagiaire tape tik tot_ze trainer
vingertjes ze zeven_jaar zitje* zonder_begeleiding zonnesteek zoont* zoontje`,
      '7': `
begeleiding bso dochtertje dreum* gegev* gezet* kamp kinde* kindj* kleuter laten laten* leids* leidster liet luier*
mijn_dochter mond op_haar pleeg* straf straf* zat_alleen`,
      '8': `
docht* gegeven in_haar juf kindje kleut* op_kamp peute* toezi* toezicht vastg*`,
      '9': `
baby begel* gezet haar hem in_zijn kind op_zijn`,
    },
    discrimination: {
      '2': `
31 39 400 41 62 aangehouden aangeraakt advertentie afgeb* afgewezen alleb* allebei allem* allemaal amper amper*
antwoordde apart arabi* arme arts assis* attra* avonds baard baard* badpa* bakjes balie bedrijfsleider beginnen begro*
behee* beheerder bejaarden bekek* bekeken belac* belachelijk bespo* beste betaa* beval* beves* bevestigen biertjes
binnen blijk* blijkbaar bomme* bordje borg borst* broertje bruil* c chauf* chinees chiru* chirurg chris* chron*
chronisch cm consulente contr* contract controleur cv da's daaro* dacht* dachten deurb* digitale dik docent doe doelp*
dom donkere draaien dragen droeg droeg* dubbe* duits* eigenlijk elekt* enige enige* enigen entre* entree eruit eruit*
famil* femke femke* flat fluit* garag* geduu* geduurd gegaa* gegaan gegeven genk genoeg gepik* gepikt gepro* geschrapt
getro* getrouwd getui* gewoo* gewoon gezicht gliml* glimlach goedkoop groep groep* groet* hebbe* hebben heeft heeft*
hemd heren* hetze* hetzelfde honden hoofd* hoorde horen horen* huisa* huisr* identiteitskaart inkomen jan jaren jaren*
jongens joodse joost joost* juffr* juffrouw julli* jullie kabeltje kam kampe* kenne* kermi* kieze* kiezen kijke* kijken
klant klapt klere* kleren klonk knikt* koort* koorts kopen kopen* last later later* legde legde* lesge* lette* leverde
lieve* luid luido* luidop luisteren maaltijd matje matje* meche* mechelen menee* meneer mogen mogen* nachten nam neefj*
neefje neem nek nocht* nochtans noodu* nooduitgang olifa* omgeroepen ontbijtzaal opgeg* opkee* opkeek oud oude overk*
overkant papieren paska* perso* piete* pilletje pinda* poets* pools* poolse pop prachtige raad regen* rek rolla*
rollator rondl* rondleiding salad* salade schol* scholen schouders schul* scoot* sjaal sluie* sluier soms spoed* sprak
sta stele* stelen stopg* stopgezet straa* stude* tafel* tegen telefoon terre* terrein terugweg thuis* tik toege* toen
train* trouw* trouwzaal uiter* uiterlijk vanav* vanavond vanda* verbo* verko* verkopen veron* verte* vijfe* vlaam*
vluch* volge* volgens volle* vooraan vrage* vragen vrien* vrienden vries* vuilb* vuilnisbakken wegens weigerden wenen
wenen* werkg* werkgever wilden zaklamp zestig zeventig ziek ziekt* ziekte zingt zingt* zitje* zitjes zitpl* zitte*
zitten zoeke* zoekt* zonnetje zwemles`,
      '3': `
aan_tafel achtergelaten afwij* aldus aldus* alleen_mijn alleenstaande alleenstaande_moeder alles_in amste* apart*
aparte appartement armoe* attractie baan balie* bankj* bankje bazin bazin* bedie* begel* behan* belde* ben beslo*
besloten bestaan betaalde betaalt bewaker bezic* bezichtiging bij_dit blik_en blinde bommen bruiloft brull* brullen
buitengezet busse* bussen callc* cash chauffeur colle* coron* daar daarom dame_van dat_had de_dochter de_juf de_klas
de_regels de_verkoopster de_wachtzaal die_zijn dieve* diploma's docen* docht* dochter dol draagt dremp* drink dus_drie
een_glimlach eerst* elkaars en_daarna en_was fatim* fatima fatso* fatsoenlijk fotograaf funct* functie ga_naar garage
gebar* gebruikt gebruikte gedoe gedoe* gegie* gehan* geloo* geloof gemaa* gemaakt gemen* gemengd gesta* gezeg* gezegd
gezet* grapje grijn* groet haalde had_hij heb_een hebben_de hem het_gewoon het_hele het_meisje hoger hoger* hollandse
hoofd hoor_je houde* houden huidk* huisarts huur ieder* ik_ja indis* ineen* ineens is_niks jaar_en janss* janssen je_er
jong joods joods* kamp kassierster keurm* kind klant* klapt* kleurtje knipp* knippen koe komen komen* koppe* koppel
krijg* kruis* kruisje lachte lachten laten laten* legde_alles legge* leggen loket* maar_bij mager* make man_en
meisje_van mijn mijn_neefje mijn_neus mijn_ogen mijn_oude mijn_vriendin moham* mohamed molen* namen* niet_mee niet_voor
niks_meer niks_voor ogen olifanten om_mijn ombou* omdat_hij ons onze_zoon oortj* opmer* oudjes ouwe overgeslagen papa
parkeerplaats pas_toen personal personeel petje plekj* plekje polen polen* porti* praten_en preek preek* probeer refer*
riepe* riepen roeme* schouders_op service sjaal* slechthorend smart* sollicitatie speelhal sprek* spreken stappen
stewardess stond_en stond_in straks surin* surinaamse tafel tafels tatoe* tatoeages taxi te_dik telefoniste
thuisblijven toegelaten toeva* tonen tonen* tot_ze twee_kinderen tweederangs uitba* uitgang uitge* uitgekeken uitke*
uitkering uittrekken uitze* uitzendbureau up uur_later vacat* verkoopsters verla* verlamde verpleegster verza* vette
vette* viere* vieren vlaamse volgens_de volgens_hem volle voora* vragen_ze vriend vrij vroeg_de vuil was_de we
weggewuifd wel_als welke welke* werd werd_ik wij_niet wij_werden wijzen woord woord* zag zandb* zegge* zeggen zelfd*
zelfde zette zette* zichz* zichzelf zijn_het zoals_het zoekt zoon_heeft zoont* zoontje zus zwijg*`,
      '4': `
aan_mijn achte* achteraan achterna achternaam als andere_gasten autisme auto'* auto's baas badmeester basis basis*
bejaa* belde bevestigd bidt bleve* bleven blindengeleidehond blonde boven_de buite* buiten buitenlanders buurm* buurman
chine* chinese condu* de_directrice de_oude de_paskamer de_wc dezel* dezelfde diabe* direc* directrice discriminatie
door draag draag* drempel een_pop eens eerst eigen eigen* en_iedereen en_mij er_in expre* familienaam fitne* fitness
flikk* frans gebor* geboren geen gehoorapparaat geite* getes* getest gevra* gevraagd gezet grap grapj* grapjes haal
haar heren het_loket het_personeel hier_geen hij_mijn hollander hoorde_ik hulph* hulphond huurd* huurh* huurhuis huurw*
iedereen in_orde indische intake intakegesprek inval* jij jonge* kelne* kelner knipb* knipbeurt komen_kijken kredi*
krediet kreeg kreeg* kreeg_geen krege* kregen kregen_we lacht lachte_hij land laten_zien lenin* lening liever limbu*
limburgs lisa loket mager man map mee mense* mensen met_dezelfde met_ons mevro* mevrouw mij mijn_buurman mijn_nek
mijn_zoon mochten moest moete* moeten n na_ons naar_mijn neder* nette nette* nicht nicht* niet_aan niet_dus niet_in
niet_welkom nijlp* nijlpaard norm ocmw of onze_tafel ooste* openb* openbaar orde ouder* out paskamer patie* petje*
postc* postcode potte* potten praat* profi* raad_eens receptionist referenties rijsc* rijschool rolstoelplek rot salon
salon* schel* scootmobiel snapp* snappen snor soort soort* speld* staat_in statu* studenten stuur tas terro* terug_naar
toegestaan toeval trainer turks* turkse u uitbater uittr* uw vacature verbl* vergeven vernedering verze* verzekeraar
vies volgeboekt volk vries vuile vuile* waarb* waarborg waren_met we_niet wegge* weigerde weigeren wilde wilde*
wilde_de witte witte* wonin* woning woonw* worde* worden zaak ze ze_niet zeur zigeuners zij zijn zijn_geen zijnd*
zijnde zomaa* zomaar zwart* zwarte zweml* zwemm* zwemmen`,
      '5': `
accen* accent achter_mijn achterin afdoe* afdoen afro andere_ouders anderen asiel* bediend bedienen beest beest* binai*
bipol* blank* broer broer* bruid* clien* collega conductrice de_chauffeur de_portier door_mijn dubbele eigenaar eritr*
ervar* expres frans* ga gebaa* gebaar gediscrimineerd gehoo* gehoord gespr* geweigerd_in gewen* gewenst grinnikte hand
hier_niet hij_ons hindo* hoekj* hoekje hoord* hoorden huurwoning ingen* ingenieur inget* intak* je_eigen je_hier jehov*
jullie_soort kassi* kledi* kolve* kolven komen_er konde* konden koppels krijgen kroeshaar kutma* lacht* lesbi* lesbisch
letterlijk manag* manager marok* marokkaans metee* meteen mevrouw_met mijn_broer mocht mocht_niet moede* moeder moeders
moest* moesten mongo* moslims naar_binnen naged* nagedaan nederlands neger* niet_binnen non oekra* of_we onze opeen*
opget* oudje* plots plots* portier praat psych* racisme reden reden* schadevrije siste siste* spastisch splee*
spleetogen spree* steward stotteren terrorist toen_mijn trans vader vader* vanwege_mijn verhuurd verne* verteld voor_u
vriendin vrouw weggestuurd welko* welkom wij wij_moesten zagen zagen* ze_mijn zei_hij zonder_reden zwang*`,
      '6': `
afrik* antil* autistische bewak* bidde* blanke blind* blond* boerk* boerkini buik daklo* dames dames* de_eigenaar
door_de down dus een_rolstoel er_als etnis* etnisch fluis* gaste* gasten gedis* geen_verzekering gelei* geleidehond
genoe* gesprek gezin gezin* grinn* halal halal* hiv hoofddoek ingetrokken joden* jongeren keppe* klanten kleding
krijgen_geen kroes* leefl* manne* mannen met_down met_mijn mijn_collega mocht* mosli* naam naar_je nageb* nemen nemen*
noemde_de noemde_hij ontsl* ontslagen opeens over_mijn posit* positief proth* rolstoel seksi* spast* spreek stel stewa*
stok stott* toen_ze toure* tourette trans* verboden vertrekken verzekering vooraf vooro* vooroordelen vrouwen zigeu*`,
      '7': `
autis* bijst* discr* geroe* geroepen hier hij holla* leeft* leeftijd noemd* noemde solli* tulba* tulband twee_mannen
uitgelachen vanwe* vanwege weige* werde* werden zoon`,
      '8': `
behandeld dus_geen genoemd gewei* geweigerd racis* riep riep_de rolst* vrouw* zei zei_ze`,
      '9': `
tegen_mijn zei_de`,
    },
    drugs: {
      '2': `
112 13 14 81 aangehouden aangesmeerd afdel* afval ambulance aparte appartement arbei* arts badka* barst* bedje bedje*
begeleiders bejaa* belde beslo* besloten beton beton* beugel beveiliging bezorgd bibbe* bijko* black blies blies*
blijkt boten boten* bruine bruss* camping centr* chauffeurs club dachten dagje dagje* desig* deur directrice dom
doodleuk draaien duits* eigenaar elven elven* enig enque* enquete eraan eraan* erbij erbij* erin erlan* erlangs ernaa*
ernaast ertus* feestje festi* fietsenstalling gang garnaal gebut* gebutst gedaa* gedaan gedee* gedeeld gehaa* gekoo*
gekookt geleg* gelegd genot* gepri* gesprekken gestopt getro* getrokken geven geven* gewend gewon* gewone gewoo* gewoon
glazen goeie goot greep groei* groen groet* groot hal halflege halte* haltes halve* handj* handje heeft heeft* hem
hield hilar* hilarisch hoofdkussen huisj* huism* huismeester huura* huurauto ieman* in intikken janke* jonge* kanti*
kantine kantoortje kassi* kater* keihard kier kines* kinesist klopt knope* knopen korre* kraan* krege* kregen krijgt
kroeg* lache* ladder lagen lagen* lallen lampe* leegg* lepel lerares let liet lopen lopen* luchtpomp mager* makel*
makelaar markt* masse* matro* medewerker medicijn meisjes minde* minib* moest monitor monitoren monteur morge* muntjes
nacht nadie* nadien nakij* nakijken noeme* noemen ochte* ochtend ochtends olifanten onder* ons ontsp* ontspannen ophou*
opsch* organ* organisatie overt* padde* pakketje papa pen perso* peute* plakken planten poten poten* praatte prik
puber* raampje rappo* rauw receptie rechtop reisl* rekende rietj* rietje rijde* rijden rinke* roepe* roepen roken
roken* rokers rooie rooie* roze s salad* salade schaar scheel scheiding schip schip* schol* schoo* schoonmaakster
schot* sessi* sleutels sloeg sloeg* smile* smiley snuff* soms speci* speel* spoel* spoot spoot* steeg steeg* stier*
stijf stijf* stond stond* stonden stop streepje struiken t tanks* telt terugweg texel texel* thee thema* toen toile*
ton tonic tonic* toog trillen trip ui uitge* uitgestapt uitsl* up vakan* vandaan vecht* vechten vegen vegen* veldj*
veldje verdw* verla* verstopt vesti* vestiaire voelde voetb* voork* vriend vriez* vriezer vrijg* vroeg waar waarop
wasbak waterfles wc witte witte* wonen wonen* worde* worden zaak zakke* zaten zaten* zatla* zatlap zegge* zeggen zeide*
zeiden zelf zich zieke* ziekenhuis zo zorg zweed*`,
      '3': `
aan_mijn aange* aanlo* aanloop achte* achter adem armen armen* badkamer badmeester bar bart bediening_was bejaarden
bekij* belde* benen_staan besla* bestu* betaalt bewon* bij_vertrek bil blaze* blazen blokj* bodem boerd* bovendien
brach* bracht brengen briefjes brug cara cateraar cava cel champagne couve* daar dakde* de_baas de_bar de_boor de_bus
de_dokter de_gang de_hele de_juf de_kantine de_klas de_kleedkamer de_parking de_ramen de_schuur de_spoed de_toog
de_vloer de_wachtkamer de_wereld deeld* direc* directie doen_ze doner doner* door_iemand door_te doorv* dopje dopje*
drinken dronk_een duide* duidelijk echt_niet een_dikke een_lege een_pakje een_sms een_walm een_wolk eindi* en_reed
en_vroeg en_wist en_zag en_zelf ervan ervan* filte* fles gaf gebruikte gegev* gegeven geprikt geraa* gerui* geruild
gevoe* gewoon_in gids gluhw* gluhwein groet haalde haar_benen had had_er hadden_een half_twee handdoek hands* heett*
heette heren* het_hotel het_magazijn heupt* hoge hoogu* hooguit hotel hotel* huisa* huisje iemand iemand_die ik_bij
ik_dacht ik_naar ik_was infuu* infuus ingri* inval* invalidentoilet je_met jeugd juf kaarsje kappe* kapster kater
kauwe* kauwgom kenne* kente* kenteken kinde* klas knett* knikkebollen knipo* knipte kocht kocht* koeke* kok kok_was
korrel kruk kwijl* lachend ladin* lampen leerkracht leerl* lege lesau* lesauto ligt_de lijne* lijnen liter* litte*
lopen_zo lunch maar_je magaz* magazijn magere mannetje marktkoopman matrozen mee_en mee_met mest met_het mijn_neefje
mijn_vriendin mitra* mixje moeilijke monte* monteurs motor* naald naar_drank nam neefj* neefje nichtje niks_meer norma*
normaal of om_drie ontha* ontwe* onze_zoon op_haar op_het op_onze oppas oppas* opsla* ouwe overa* overal pa pakjes
parac* patient personeel pet pils pint pitte* pitten pizza* polit* praten proefde prull* prullenbak pure recep*
receptioniste redde* reed rol rollen rood rook_naar rusth* rusthuis scheef_als schilder schoenendoos scholieren schon*
schuin schuur scoot* scooter scooters secur* security servetje sessies slaappillen slaapzaal slagr* slape* slingeren
spoed spoed* sport* stare* staren steun* stick* stierf stond_de stopp* stoppen strat* studi* suf tanda* tatto* tattoo
te_slapen te_werken tehui* tehuis tekende tente* tenten thermos toen_de toen_een toilet trainen training traph* traphal
trok trouw tusse* uur_s valle* vallen van_tien vangr* vangrail venti* verdieping verdo* verha* verhu* verkeer versl*
versn* vertrek verzo* viel viel_weg vond_dat voor_de vroeg_de vroeg_of vrouw_heeft waarschuwing walm_van wanke* warta*
wartaal was_al was_alles was_die was_zo weet welk werde* werden werel* wereld wij_zaten wijna* wisselgeld wolk wolke*
wolken zand zat zat_de zat_een ze ze_was zei zei_de zijn zo_dat zo_scheef zocht zocht* zonder_te zonnebril zoon_is
zoon_van zwete* zweten`,
      '4': `
aan_het achter_het achterin agent* alcohol alcoholvergiftiging alsof_het amper amper* at baas ballonnen bedienen beefd*
beefden beheerder bevei* beveiliger bier_op blaas* blaastest blikj* blikje blikk* bloed* bloedtest bolle* broer broer*
brugk* cafe chauffeur_rook chef coffeeshop daarn* daarna dacht dacht_dat de_barman de_chauffeur de_chef de_gym de_halve
de_lift de_sleutels de_toonbank de_wc de_zaak deed_de deelde docht* dochter dochter_van drink drugs dubbele een_cola
eentj* eentje elke_avond en_kon envel* flesj* flesje fluis* folie gaste* gasten gebeu* gedra* gedrogeerd gegie* gehaald
geschonken gesno* gesnoven gevon* gevonden giech* giechelen glas grind* had_de handen heeft_de heen het_cafe het_huisje
high hij_op iets ik_moest ik_zag in_de in_deze instr* instructeur jongens_van kache* kamer_ernaast kanon* kauwg* kegel*
kelde* kelder keta kinderen kinderen_van klanten kleed* klep knaap knaap* knikt knikt* koop kroeg kwijlde lag lag_een
lalle* lam lavel* laveloos lepel* leraa* leraar lijntje liters luik lunch* maar_veel masseur me_van medicijnen mee
mijn_broer mijn_dochter mijn_drankje mijn_zus mmc monit* naar_jenever naast_de neus onder_de op_de op_zijn openg*
opslagbox over_de overboord overd* parkeerplaats perio* periode piano* pilletje piloo* piloot pleis* pleisters poppe*
pubers raar randj* receptionist rode roton* rotonde rum salon* schei* school schoolreis schuu* sigar* slapen slapen_in
sprit* stagi* stond_hij stond_te stone* stoned stonk_naar strip strip* studio tafels tandarts tap te_bedienen
te_snuiven te_zitten therm* thuiskwam tien_uur tijde* tijdens toen_hij tong toonb* toonbank train* trainer tussen
tussen_twee uren van_14 venst* verbe* verdwenen verhuizers verhuurder vijft* vriendin walm was_na weet_het werd
wit_poeder zakje* zakte zakte* zandb* zatte zegel* zesti* zestien zijn_benen zolde* zolder zoon zus zuste* zuster
zwalk* zwalkte`,
      '5': `
aangeschoten aanre* aanrecht aanst* ambul* ampul* ampullen anabo* apoth* apotheek ballo* begeleider behee* bestelt
beven* bevende bewus* bier black* blikken blowen boks brugklassers chauf* chauffeur chemi* chemisch cola cryst* crystal
dacht* dansv* dansvloer dashb* dashboard dat_hij de_camping de_dansvloer de_dj de_jeugd de_kelder de_spoelbak
de_ventilatie dj dochter_is doorgegeven doorverkocht dope drankadem drink* drugspand een_glas een_tientje en_gaf en_lag
envelopje er_wordt folie* gebeurt gebruikers gebruikt gedea* gedeald gedraaid gedronken geur ghb ghb_in gin grijn*
gripzakje gym haar hand hande* het_stuur het_toilet heupfles heupflesje hier hij_het id in_het in_mijn invlo* invloed
jongens jongerenwerker kachel kaken kaken* kampv* kampvuur kanon kapit* kapitein kassier kegel kids knikk* kwam_de
lachgas ladde* lalde lalde* lazar* lazarus leerk* lege_blikken lijntjes loodg* loodgieter met_wit meth mijn_zoon mixje*
morfine morgens naald* naalden nacht* nachtdienst nachtwinkel of_ik ogen_en onder onder_het onder_invloed onder_mijn
onthaalmoeder oogje* oogjes opger* paddo's paddo* patie* piano pilletjes pintj* pintje poetsvrouw politie porti* posit*
positief prikg* prikgaatje promi* promille pupillen_als redder reste* resten riep rital* ritalin rode_ogen rond rookt*
rookte s_morgens schoolbus schoolkinderen sigaretten speelplaats spoelbak sprite spul stapt* stapte stiek* stiekem
stomd* stomdronken stron* stuur te_zeggen testo* thermoskan tijdens_het toete* toeter trapp* trill* tussen_de uitba*
vaten vaten* vensterbank ventilatie verbergen verzorgende viel_van voerd* voor_kinderen wedst* whisk* wijnf* wit zat_te
zichz* zichzelf zwalp* zwalpen`,
      '6': `
achterdeur als_schoteltjes barma* barman benen benen* bezop* bezopen bloed blowe* blowt* breezers brown* coffe* crack*
de_coke de_leiding de_piano de_portier de_trainer drankje dronken een_krat fenta* gebru* grap grijns gripz* hasj
het_kampvuur hij hij_had iets_in in_onze injec* jager* jenever jeugd* joint jointjes jupil* jupiler ketam* ketamine
krat lag_te leidi* leiding lijnt* medic* mijn_glas morfi* nachtzuster nucht* nuchter ogen onze op_school openl*
openlijk opgerold out pep ponyp* portiek portier pupillen roes schoteltjes shotjes sling* slingerde slingerde_over
slokk* slokken speed speed* spiki* spiking spuit spuiten_in stonk stonk* stuka* taxic* taxichauffeur te_koop tient*
tientje trappenhuis trild* trilde uitbater van_zijn verhandeld verkocht verkocht_aan verkopen verkopen_ze viel_bijna
whisky xtc zag zatte*`,
      '7': `
aangeboden achter_de alcoh* begel* borre* breez* busch* buschauffeur drank dronk gedro* henne* heupf* jenev* lsd poede*
poeder pupil* rook shotj* snoep* snuiven spuiten verko* verkoopt verpleger verslaafde vloei* wodka wodka* zakjes zilve*`,
      '8': `
dronk* drugs* heroi* in_haar in_zijn lachg* pille* pillen snuiv* space* spuit* thc`,
      '9': `
coke deale* drank* joint* wiet`,
    },
    fraud: {
      '2': `
1 180 20 2021 250 41 46 50 62 70 80 81 83 84 87 aan aanbo* aangi* aankl* abonn* adres adver* afgeleverd afger* afgez*
afrekenen airbn* airbnb alarm* almer* almere and annul* appartement armer armer* auto baan band bank beddengoed
bedrijven behandelingen belden beloofde benzi* benzine beric* berichtje beroep bestelnummer besto* bestuurder
betaalautomaat bevestiging bewaa* bewer* bezic* bezorgd blijven blinde blous* boef boete* bon bonnetje bots bovenste
brievenbus brill* bumpe* bumper cash cent champ* chine* claim* codes codes* consu* consult contr* contract cursus dacht
dakdekker dat datin* deden deden* deksel denke* denken deur dieren diese* diesel doorg* doosj* doosje drage* driej*
driejarig drone drone* durve* durven dutje dutje* echo eerst eerst* eigen* elektricien engie engie* enque* er eraan
eraan* ergen* ergens erover euro fabri* facebook factuur filter fluis* foto'* foto's friss* gebra* gebruik
gehoorapparaten gehoord gekni* gekocht genom* genomen gepen* gepensioneerd gepik* gepikt gepin* gepind geschonken
geschoren gespa* gespaard getek* gewic* gewon* gewonnen gezeg* gezegd gezin goedk* gooid* gooide groep* groepje hands*
hebbe* hebben hebt huisje hulp ieder iedereen imita* inboe* inboedel inleveren intus* intussen is ja janua* januari
jaren jaren* je jongen kaart kaart* keiha* kente* kenteken ketti* keurm* keurmerk kind kindj* kleine komen komen*
koppel koppeling kozijnen krast* kreeg kreeg* label* langs later later* lenen lenen* lettertje liet lijn lijst* lijstje
liter loons* loss lunch lunch* maand maken manag* manager map massi* massief mee mense* mensen meter meter* meterstand
mevro* mevrouw midda* mijn minib* minibar minst* mochten moest moest* nagelstudio namen navra* nerge* nergens netwe*
neus onschuld oorde* oordeel opgegeven opgeheven opgem* opgemaakt opgez* oplei* opleiding origi* originele oude
overgestapt overmaken overschrijving pagina parfu* parfum pillen pinap* pinapparaat plug pluis politie poot pot
prijskaartje put putje putje* rekenen rode roeme* rondje rood schaa* schoonmaakkosten schoonvader schriftje
schrijnwerker sessi* show sindsdien slaat slaat* slang* sleutel sleuteloverdracht slijt* sluiten soort* spaanplaat
spreekt stuit* suiker tante tante* tegoedbon tekst telefoontje test tevre* tevreden thuis thuis* thuiszorg ticke* total
total* track* trans* trapt* trucj* trucje tweedehands tweem* tweemaal uitgegeven uitvaart uitverkoop varke* vast
verdienen verdient verdr* verdwenen vergadering vergeleken vergo* verklaard verre* vers vertrokken verzekering verzi*
vis visum visum* vluch* voice* volge* volle volle* voorg* voors* vooruit vrage* vragen vrouw vrouw* vrouwen waardeloos
waardeloze waars* waarschuwing waarv* waarvan wagen wagen* wast weet wekel* wekelijks werken winterjas wisse*
wisselgeld zag zat zeker zeker* zelf zich zieke* ziggo ziggo* zijn zoiet* zoiets zolder`,
      '3': `
10_euro 140 200 2014 240 260 300 300_euro 39 390 418 49 500 50_en 50_per 600 614 69 740 740_euro 88 89_euro aan_mij
aanbetaald aangesmeerd aangevraagd abonnementen adres* adresboek advie* afgerekend afgev* afsla* al_geen als ander*
anders arbei* arbeid aygo azijn azijn* bak bakst* balan* balans banco* bancontact bedrijf besla* besteld bestond
betaalt betal* beurten bewaard beweren bewij* bij_mijn binnenkant biolo* biologisch bleek bleek* blijk* boeking boete
boeve* bosch bosch* brach* bracht briefje_van broch* brochure buurj* buurjongen cadeaukaart casin* casino cente* centr*
club code cola'* cola's comme* couvert daarn* daarna dachten dakpannen dat_een dat_ik dat_in de_baas de_boel de_bon
de_deur de_fabrikant de_man de_menukaart de_opname de_oude de_slager de_uren de_verkoper de_volle decor decor* denk
denk_ik deze_zaak die die_van die_zei dinge* dingen dit_is door droeg* dubbele duize* echt een_handtekening een_link
een_nieuwe een_rit een_tweede eens eerlijke elkaar_geplakt elke_maand er_ineens er_komt er_nog er_werd erop euro_aan
euro_van expre* fabrikant facturen fanta* filters fles flessen fortu* fortuin frame* fraude gaatj* garag* geblokkeerd
geboo* gebracht gebru* gedoe gedoe* gedup* gedupeerden geen_enkel gefla* geflanst gehakt gehuu* gehuurd geknipt gemon*
gemonteerd gepri* gerei* gereinigd gerui* gesca* gescand gewij* gewijzigd gewoon_niet gezet* gezin* goedkope gokje
gokje* grijz* grijze haalde halfuurtje hand handel hebben_mijn heeft heeft* helem* helemaal hem_niet het_als het_huisje
het_leek het_niet het_staat het_tapijt hij_een hij_heeft hokje hokje* hun huurd* huurh* huurhuis idem ieder* ik_aan
ik_iets ik_niks ik_terug in_maart in_mechelen infuu* infuus ing inged* ingevuld ingew* insta* inzet* inzetten is_die
is_een is_gewoon is_van isola* jasje jasje* je_bij je_moet je_niet juich* kaarten kalf keer_zo keihard kent kilo kilom*
kines* kinesist kleine_letters klopt* kocht kocht* kopen kopen* krasj* kruis* kruisje legitimatie lid lokke* loodg*
loodgieter luchthaven maag mannetje meege* meegenomen met_de met_die middernacht mij mij_de mijn_buurman mijn_nummer
mijn_schoonvader minstens minuut mis mis_mee multi* naar_azijn nagellak netbe* netbeheerder nicht niet_in
nieuw_verkocht nieuwe_remschijven noch nocht* nochtans noemt noemt* nogma* nogmaals nooit_in numme* offli* offline olie
oma oma's oma's* omger* omgez* omgezet onbekend onber* onbereikbaar ongem* ontdo* ontva* ontvangen op_je op_mijn opgel*
opgezegd overl* pan panga* paraa* paraaf parag* pas_als perfe* perfect perma* piep piepte pinco* pincode poetsen poort
praatjes prik print* punt puppy puppy* pure rammelt recen* regis* reisb* reken* rembl* remblokken reviews rit_van roest
roest* roman* rommel rum scand* schad* schade schilderij schri* schrijft serie* sessies site skipa* slager slang sleut*
sleuteltje sms soms soort spook* spul stape* sterr* stilz* stilzwijgend stort* storten streepje stroom studi* studio
stuurden table* tablet tafel_op te_vragen te_werken teken* tekst* teksten tel telefonisch telle* tellers terre* terrein
terwi* terwijl terwijl_er tesla tesla* texel texel* tien_euro tikke* tikken tikte tikte* toen toen_ik toeristenval
tonen tonen* tong tot_een tradi* traplift trouwens twint* twintig uitke* uitkering uitko* van_1 van_14 van_2 van_84
van_deze van_geen van_iemand vanda* varken vast_tarief ventilatie verbo* verdween verdwijnen verdwijnt verhuurder
verwisseld verzw* via visbo* vliegveld vloek vloek* vluchten voel volgens volgers voor_zes vrienden vroegen vulli*
waard* want_anders was_en wat_meer we_zijn weg wegen weigeren weken_en werd werkb* wette* wou zak zakke* zand zei_de
zelf_in zelfd* zelfde zette* zetten zie_je zit zit_in zitti* zittingen zonnescherm`,
      '4': `
25 380 700 900 aan_elkaar aanbe* aanbetaling aankomst achteraf afgeg* afgegeven afges* afgezet afper* afpersing
afschrift afzet* akkoo* akkoord andere annuleringsverzekering appar* baas bagage baksteen behandeld bejaa* belasting
beleg* bestaan bestond_niet betaald_en betaalde betalen beves* bewus* bewuste bitco* blijf blijkt boord* bougi* bougies
briev* broer btw busre* busreis certificaat champagne commi* creditcard credits daarna_geen dacht* dakde* dat_er datum
datum* de_buurvrouw de_lucht de_monteur dekki* dekking demente deze_club die_al die_dag die_er diens* diplo* diploma
dreig* een_abonnement een_echte een_kamer een_sticker een_zieke eenmalig eerste_keer eigen en_daarna en_heeft en_kreeg
en_toen er_zat ergst* ergste euro_gegeven faceb* factu* filte* foets* foetsie fooi fotos* gaf gaf_een garage garagist
gekle* gekleurd gekoc* gekop* gekopieerde gemak gemak* geprint gepro* geschreven gesmo* getan* getankt getil* getild
gewis* gezet goedg* goedgekeurd goedkoopste goud grati* gratis heeft_hem heeft_het hem hield* hij houde* houden
iemand_anders iets_te ik_er ik_nooit ineen* ineens ingediend ingeh* ingehouden ingel* ingep* inges* inget* inlev*
is_hier is_nooit itsme itsme* jongen_met ken keuri* kijk klik klikt* klini* kliniek klopt km krul kuub ladde* ladder
legit* lenin* lening let leuge* liet_mijn link liter* logo losge* loter* maand_een meisjes merkj* met_mijn mijn_broer
mijn_rekening mijne mijne* moede* moeder moeder_van monde* mondeling namaak namen* neef negentig nepprofielen
niet_bestaat niet_eens niets niets* nieuwe_naam nog_drie nonke* nonkel nonna nonna* nooit nooit* nummer nummer_op of
of_hij om_drie om_middernacht onbek* ook_op opgeb* opgeblazen opgeschreven oplichterij oudje* oudjes overleden piram*
pleis* poets* pomp ponde* ponden potjes print proef* proefmaand proefpakket profiel qr recensies rekening rekening_voor
remsc* remschijven review roken roken* saldo saldo* scann* schadevrij schijven sleep* slot slote* smoesje snapt* spoed*
stak stempels stick* sticker sticker_van stift stift* te_houden tegen_een tekende termijnen tickets tikki* tikkie
toeristen toestemming tot_je twee_keer twee_minuten uitbetaald uitbetalen uitgeschreven uren vader van_een van_tien
vandaan veili* verda* verdo* verdomd verdu* verdw* vergu* verrekend verva* verzekeraar visboer voetb* voor_ik voorradig
voorschot voorwendselen vrijgegeven vullingen waar_ik waarborg weegs* weegschaal winac* winactie wisselde wiste* wisten
wonin* woning zag_ik zat_een ze_ook zegel* zelfg* zieke zij zwart* zwendel`,
      '5': `
340 890 aan_die aanbetaling_van aange* aangepast aangerekend afgeschreven afgesloten al_zes apk apparaat arts attes*
attest barco* barcode belas* belaz* belazerd betaald_voor bevestigt bij_een bij_jullie bijge* bijst* blanco bloemist
boeki* boorde borg broer* centen chale* chalet chass* chassisnummer cilin* cilinder commissie couve* credi* dames
dames* dat_hij dat_wij de_echte de_factuur de_kvk de_mijne de_nota de_poort deale* declareert dezel* dezelfde die_ik
distr* distributieriem doel domic* domiciliering doorv* duim duizend een_andere een_incassobureau een_kras er_is er_met
erin exact exact* exact_hetzelfde firma firma* fiscu* fiscus geblo* gebruikt gedec* gedeclareerd gegevens geknoeid geld
gemanipuleerd gepla* geplaatst geplakt gerek* gerekend gespl* gesplitst gewist goede* grijp* hande* handschrift handt*
het_apparaat hield hij_is incasseren incassobureau ingev* inzameling is_mijn kaarten_voor kerse* kersen keuring
kilo_kersen kist klopt_niet kreeg_drie laten laten* leeggehaald let_op leverancier litou* litouwen logo_van loven*
macht* magne* malaf* malafide malta malta* met_foto met_het met_onze middags mijn_moeder mijn_oma mijn_opa mijn_pas
moest_er na_mijn naam_van nadat nadat* namaa* neppr* nepwi* nikes nikes* noord* nota nummer_is ongev* ongevraagd ontst*
op_die opgezegd_in oplichters oplichting opname opzegging posit* positieve pup qr_code refur* refurbished revie*
scanner shop slotenmaker snapte spaar* spaargeld spanj* spanje splin* stamb* stamboom stempel sterren stich* stichting
te_laten tekenen telde telde* teller termi* terminal teruggedraaid thuis_op tien_man toeva* toeval truc tsjec* uitbe*
uitgevoerd vader* verdampt verhuurd verkoper vervalste volgens_hem volle_prijs vooraf vooru* welkomstbrief weten weten*
whats* whatsapp wildv* wildvreemde zei_dat zijn_het zogezegd zogezegde zonder_dat zonder_mijn zonder_te zorgf*
zorgfraude zwart`,
      '6': `
000 1200 340_euro 4000 780 800_euro 90 91 aangepraat aangevinkt afhan* afsch* bedot* bedrogen bejaarde belast besod*
bestaat betaa* certi* dakpa* de_keuring de_scanner de_velg decla* demen* die_niet die_nooit dienstencheques echte*
een_gratis een_tablet erken* erkend etike* etiket faill* failliet failliet_en fless* frauduleuze geboord gefle* geflest
gegev* gegeven gejat gejat* gelov* geloven genaa* genaaid gesmokkeld gestort goede handtekening hij_van in_gebruik
in_zijn inleg inleg* inzam* iphon* iphone is_met krabbel kras kvk_nummer loods loods* lovende machtiging met_ons
mijn_visa naam nageb* nagemaakt neppe* nepwinkel nog_op nooit_een noorderzon ondertekening ongeldig opa opgelicht
opzet* overg* overgemaakt parkeermeter platf* platform ponzi* prose* prosecco ratte* scam schre* schreven serienummer
smoes* spookuren stemp* stiek* stiekem taxim* taximeter trogg* van_twintig velg verborgen verko* vinkj* visa winst
winst* wint zakken ze ze_hebben zijn_duim zodat zodat* zogenaamd zogenaamde zonder_iets`,
      '7': `
3000 800 89 bedra* bedrag bedri* bedrog besta* bestaat_niet betaald echte gefac* gefactureerd geind geind* gekno*
geman* kanke* kilometerstand leegg* mijn_kaart mijn_naam misle* nagem* nep opnam* trap_er vals valse valse* van_20
vervalst vijf_sterren voor_als waarb* zich_voor zogez*`,
      '8': `
bedro* incas* krabb* kvk meer_te zogen* zwend*`,
      '9': `
fraud* gram oplic* verkocht verzo* verzonnen`,
    },
    harassment: {
      '2': `
06 16 aankl* aantr* achter achterna achterste adem adres* appartement aquag* aquagym arts avonds bedoe* begon berichten
berichtje bespr* bespreken beurten blikk* blokk* bloot* blote blote* borg brengen broekje cadeaubon consu* dacht dacht*
deken* dinge* dingen docent dorpe* dorpen draaide droom* dure dweilen eigen eigen* eindi* erbij erbij* ernaar even
fitne* garde* geblo* geblokkeerd gegeven geile geile* gemel* gemeld gemis* genie* gepak* gepakt gesprekken gesta*
gestopt gestr* gevel gevel* gevis* gevist gezeten grapp* handschoenen heb hield hoger hoger* hotel* houde* houden
huisarts huism* huismeester id identiteitskaart ingeleverd ingev* intak* intake inval* jongens kapstok keel kelne*
kelner kerstman klaag* klachtenformulier klink* klopt* knope* knopen knuff* kok kom konde* konden kreta kreta* kust
ladde* ladder laken* leerk* leerkracht les lid liet lijf linke* loopb* losla* maakt* man mannen markt* massa* massage
mee meega* middernacht mooie nacht nacht* nachts nam nemen nemen* nodig o ochte* oke omzetten onaangekondigd onder*
ontsp* ontspannen opendeed oplossen opnem* opnemen ouder* over pakjes perso* personal personeel piepen plafo* plantje
politie poortjes prach* preci* precies prive probe* reage* recep* rechtop reed riem rit rookm* rozen rozen* rug ruit
saldo saldo* schakelen schat* schuift shirt* sinds* slaapt slaapzaal slot solli* sollicitatie spaan* spele* spelen
staan staar* staarde stape* stapel steig* steld* stelde stewa* stond* stop streek tanden tegen* tekst telefoon terre*
terwi* terwijl thuis toe toegestuurd toestel tong train train* tuitt* unifo* uniform vanaf vanui* vanuit vent verka*
verkoper verkr* versi* verst* vertel vertelde verzo* vies vochtige voel voord* voorste voorz* vrien* vrouw vuile wat
weekendje werk weten weten* wisselgeld woon worte* zaterdags zere zij zocht zocht* zorgv* zwaaide`,
      '3': `
aankondiging achte* achter_de achter_het achterbank adres afsch* al_mijn alleen_mijn alles_uit animatie badka*
badmeester bed bedri* beet beetj* beetje begre* begrepen belde belde* ben ben_18 betere bevei* bezorger bierv*
bierviltje bij_het bikini binnenkant blikken bloemen blous* blouse bood borst boven boven* brach* bracht broek broek*
buik cabin* cadea* camer* certi* certificaat chat chauf* const* constant controleren daar dat_zijn de_bezorger
de_eigenaar de_gordijnen de_handdoek de_klas de_kleedkamer de_kraan de_parkeergarage de_reparatie de_toonbank
de_voordeur de_wand de_was deed deur_op deur_open die_daar die_doet die_zijn dochter_in doe doen door_een douch* douche
draaide_de dreig* drukt* durf duwde* een_foto een_man een_nieuw een_te eens_iets eentj* eentje elke_ochtend emoji's
en_bleef en_kwam er_iemand erg flyer flyer* foto'* foto's gaf game gebruikt gedragen gefil* gefilmd genoe* gepro*
geree* geschoren geschoven gevra* gevraagd gewoon_een gezelschap gezet gezet* gordijn greep* griezelig haal haalde
hande* handen hands* handt* hartje heb_hem heett* heette hele_tijd hem_niet hier hij_had hij_of hij_wel hobby hobby*
hoest* hoeve* hoeveel hond_en hoort hoort* hotelkamer huisw* huiswerk huurv* iets iets_gevraagd iets_over ik_heb
ik_hier ik_kan ik_mijn ik_was in_die in_hun ineen* ineens insta* je_al je_zag job jonge keer_naar keer_op ken kijke*
kijken kind kinderen_in kleedhokjes knipoogde knoop* koelc* koelcel komt_binnen kreeg_een krijg krijg_ik kusjes
kwam_hij kwam_voor kwast kwast* lachte_hij lachten lampj* lampje later later* legt lekke* lekkere leraa* leraar
levering licha* lichaam lippe* loodg* loodgieter loopband los_en losge* maakte mag_ik maken* mama man_die man_op match
me_na medew* meiden meisje_van mijn_haar mijn_naam mijn_ondergoed mijn_rug mijn_telefoon mijn_zus mijne mijne* mis
moder* moest* monte* monteur mopje* mopjes naam_van naar_beneden naar_zijn nachtportier nek nicht* niet_een niet_zo
noemd* noemde nog_steeds numme* ogen om_drie om_mijn om_twee onbek* onbekend ook_wel op_dat op_met op_slot op_zijn open
open_van paska* ploeg praat* profiel promo* reden reden* riep riepe* riepen rijex* rijsc* rijschool rokje* roltr*
router rustr* rustruimte sauna sauna* schei* schoonbroer schot schouder schouders schur* shift shift* shirt slaapkamer
slape* sleut* sleutel sloot sloot* snuff* spaans sport sport* steed* steeds steward stijv* stijve stond stond_de
stond_op straks stuurde_me tatoe* te_doen te_kijken te_wachten te_zeggen technieker tegen tegen_een tegen_me thuis*
thuis_was tikte tikte* toen toonb* toonbank tot_ik trouw uit_en uitdo* uitdoen uittr* uittrekken uur_later vaak van_14
van_17 verbo* verkoopt verpl* vijft* volgde volwa* vraag_of vroeg* vroeg_hij vroeg_of waar_ik wand was_geen wat_hij
weet weet_waar weigerde welke welke* wisku* wiskunde zag zesti* zestien zette* zijn_collega zijn_eigen zijn_telefoon
zoene* zoenen zogez* zogezegd zomaa* zomaar zonne* zonnebril zus zwemk*`,
      '4': `
achter_me animator appje* appjes baas badja* badjas bah behee* beheerder ben_19 beric* bestelbon beveiliger bewak*
bewaker bikinifoto's binnenspiegel bleef bleef* broer* broertje cabine chauffeur collega condu* conducteur consulent
cursi* daarb* daarbij dansv* dansvloer dat_er dat_ik datin* datingapp de_dj de_douche de_klink de_kok de_nacht
de_paskamer de_vraag deden deden* dertien deur die_in die_mijn ding doe_je door droeg droeg* drukte een_vriend
een_vriendje eigenaar elke_nacht elke_woensdag emoji* en_of en_zei en_zonder enger* engerd facebook fietsen flirt*
fluit* fluiten foto_van gaatj* gaatje gaatje_in gebar* gemiste geprobeerd gerok* geroken getui* glede* gleden grapj*
grapje grappen greep gsm haar had_en half_twee handschoen heb_mijn heeft_mijn heen hem het_nodig heup hij_dat hij_liet
hij_op hij_voor hijgen hoe hokje hokje* hoord* hoorde huisb* huisbaas ik_alleen ik_ben ik_onder ik_zag
instructeur_legde invalkracht jongen_van kier klere* kleren klink klink_gezet klopp* klopte knoopje kont kruis* kusje*
label label* lacht* langs lasti* legde legde* likes likes* likke* loper loper* maken meide* met_bloemen met_mij midde*
mijn mijn_borsten mijn_gezicht mijn_hand mijn_knie mijn_nek mijn_nichtje mijn_schouder mijn_vriendin mijn_werk moest
mond naakt nichtje niet_naar nodig* notee* nu_elke nummer ochtend of_mijn of_ze onder onder_de onder_het onderrug
onderzoek op_instagram op_via opend* opgew* overk* overkant pasho* paskamer patie* ploeg* plots plots* potte* praatjes
prive* probeerde reken rijle* roltrap rookmelder rugma* rugmassage schatje scheiding schoot schou* schre* selfi* selfie
sindsdien slaap slaap_je slipje stoel_onder stoom* stree* stuka* stuurt stuurt_mij tande* te_lang toeval toevallig
tot_aan trainer trok uitgebreid van_de vanaf_de verhuurder verstijfde via vijftien voegd* voegde voeld* voele* voelen
voordeur vriend vriend_had vriendin vriendje vriendje_had vrijgezel vuurt* we_het weken_een whats* whatsapp wilde*
woon_je woond* woonde wreef wreef* zangl* zangleraar zat_een zat_op zei_dat zette zichz* zichzelf zocht_me zonder_reden`,
      '5': `
aan_in aan_op aanranding achterwerk anima* barma* barman bedrijf been berichtjes bespi* bestelgegevens bevroor bij_mij
bij_mijn bille* billen chef dat_hij de_baas de_chef de_massage dij docht* dochter dochter_van door_die drong drong*
een_open een_stuk eigen_sleutel en_vroeg faceb* filmd* filmde floot floot* foto foto's_in fotograaf fotografeerde
fouilleren gast gedra* geschreven griez* grijn* grijp* handdoek hartjes het_label het_laken het_schot hier_niet
hij_bleef hij_deed hij_met hij_mijn hijgend hoorde_ik hoort_erbij huisbaas_komt huur iets_te instagram intim* kan_zijn
kiekj* kloppen klusj* klusjesman knie knipoog kroop kroop* kruis lacht laken langs* langs_mijn langsliep likte likte*
lippen masseur me_aan me_in medewerker middenrif mijn_achterwerk mijn_bed mijn_been mijn_kamer mijn_nummer mijn_oor
nodigde noemt noemt* noteerde nummer_van ongeluk ongew* op_bij op_schoot opmerkingen_over oproe* oproepen osteo*
osteopaat pashokje per_ongeluk pols preut* preuts privenummer receptionist schak* schoof schoonheid seksueel sisse*
sissen slaap* snoep* squat* squats stagiaire stapt* stapte stare* staren stond_te streelde telefoon_onder tijdens_de
tijdens_het tikto* tiktok uit_in uit_te uitst* van_15 van_hem verpleger voelde vroeg vrouw* wat_ze wel_erg wil wilde
zei zei_hij zijn zijn_broek zijn_handen zijn_kruis zijn_lippen zijn_vingers zwijg* zwijgt`,
      '6': `
aaide aaide* benen benen* boeze* boezem borst* borsten boven_het dans de_huur de_masseur de_monteur decol* decollete
doen_voor drukte_zijn duwde exhib* fluis* fluisterde fouil* gedrag genoemd grens* grensoverschrijdend hals handp*
hartj* het_bedrijf heupe* heupen hij_zat hijge* in_zijn kerel* kerels kleed* kneep kneep* knipo* later_een liet_zijn
lieze* liezen masse* masseerde me_op me_uit meisj* meisjesdouches middel mij_in mijn_adres mijn_benen mijn_decollete
mijn_deur mijn_dochter mijn_heupen mijn_rok mijn_slip mijn_zusje moderator moppe* nadat nadat* of omkle* ongev*
ongevraagd ongewenst oog oor opmer* opmerkingen oudere pieme* rok ruil rukke* schreef schurkte seks seksu* slip slipj*
smeer* splee* spleet stagi* stalk* stuur stuur* stuurde toen_ik toeva* uitstrijkje via_mijn vroeg_de vroeg_me walge*
walgelijk wou_mijn zusje zusje*`,
      '7': `
betas* bikin* de_fietsen dickp* door_de fotog* gluur* hand kontj* kontje me mij naakt* naar_mijn naast_mij of_ik
onder_mijn over_mijn perve* tegen_mijn tijde* verborgen vrouwen zei_de zijn_hand`,
      '8': `
als_ik bh hand_op hij in_mijn meisjes met_zijn mijn_bh op_mijn tijdens vieze* wou`,
      '9': `
aan_mijn`,
    },
    health: {
      '2': `
21u 28 81 89 aarda* achte* achteraf ademe* ademen advie* advies all appartement avoca* babym* babymelk bakker bed
bedoe* beide beide* bevestigd blauw* blijv* blijven blikk* blind blink* blinken bloemetje boven bovenlip brand* broer
broer* buurt carbo* chirurg chocomel cruis* daar daarv* den denk dijk doekje doorb* doorbakken doorg* draagt draaide
drink dronk dubbele duive* dweil* echo eigenaresse eindelijk erin erna erove* ervan ervan* examen frietjes frigo* fysio
fysio* gaan gastv* gebak* geboortedatum gedru* geget* gegeten gekre* gelee* gelijmd genk gesmo* gesmolten gespr*
gestapt geval* geven geven* gewas* gewassen gewer* gewerkt gewoo* gewoon gezet* gezic* gezie* gezien gezond glas goede
grati* gratis groei* groep* haarb* hange* harin* herkend heten heten* hing huisje iedereen in incluis inges* ingesteld
kapit* kapitein keert keert* kent kin klaag* klantenservice kleinkind knal komma* kraken kwam lag langs leven lever*
licht lijm links liter liter* makre* makreel meest* mislukt misse* moest moest* moete* moeten mosselen muziekje nacht*
nachten nachtje naden* nadenken nek nocht* nochtans onder onderin ongeluk ontha* oog opgeg* opgegeten over overd*
overi* overigens paars* paracetamol pasta pasta* patient patro* piept pijn pingu* pinguins plakkerige praktijk pruts*
rietj* rietje rook rubbe* salad* schaar schep* schoo* schud* slaapkamer slaat* sport* spree* sprongen stappen steen*
stier* stoof* stoofvlees streep stuurden suike* sushi sushi* table* tante tante* terwi* terwijl toeva* toevallig tweee*
uitgeslagen uitsl* vanbi* vanbinnen verda* vergoed vergoeding verkocht verpl* versierd verve* verwi* verzi* verzoek
vinge* vloer* vocht* volwassene volwassenen voorg* vriend wakke* wakker wc weige* whats* whatsapp wisselde worte* zeker
zeker* ziekenhuis zien zij`,
      '3': `
112 78 aangi* aanraadden achtergelaten afgeb* alleb* allebei apoth* apotheek appelmoes at bak banen* been belde belde*
bevallen bezoe* blikken blinde bloeddrukpillen blond blond* bolle* borstels bot brandende breuk breuk* brood_van bruin
bruin* camping can care crack* crackers crech* creche daar_niet daarn* daarna dag_2 dagen dagen* dagen_later de_datum
de_kapper de_klas de_pasta de_saus de_stoofvlees de_vloer deken* dezel* dezelfde die dit_niet docht* dode door door_die
door_het doorgegeven doosje drie_van drinken drinkt druppel duize* dus_niet eat echt_waar eerste_keer en_had en_ik
en_ze er_nu ernaa* eroverheen eten flauw* garna* garnalen gebakken gebel* gebeld gebet* gebeten geboo* gebru* gehakt
gehaktbal gehoo* gehuu* gekregen gemen* gezeten gezonde gifti* gorde* graat* gratis_bij groen hadden_een handschoenen
handschoenen_aan haring harta* hartaanval harti* hartinfarct he heb_nu heeft heeft* heeft_mijn heel heel_de heet helem*
helemaal het_gips het_personeel hield honds* hoofd hoofd* hoofdpijn hooge* hoogeveen hormo* hormonen ik_al ik_had
ik_kreeg ik_met ik_moest ik_verzin ik_zie in_de in_het in_zijn ingeh* ingehouden intensive je_het kaakc* kaakchirurg
kant kante* kanten kappe* kever* kind kindj* kipsate knie koffiemachine kok korst* krabd* krabde kreeg kreeg* krent*
kroon kroon* kwamen_er kwijt* lasag* lasagne leegg* lens liep lijf lippe* litteken luisterde man_niet mat mater*
materiaal mayon* mayonaise meegegeven meegenomen melan* merkt* met_dezelfde mijn mijn_moeder mijn_vader mijn_vriendin
mis misselijk moeder_is muis na na_negen naald* naar_huis naast_de niet_gewassen nu_half ogen omdat_hij onder_de onged*
op_de op_haar op_het op_hun op_mijn opa open opgem* opvan* opvang over_de overgehouden paars padde* paddenstoel patie*
patron pierc* piercing pijnlijke pille* plaatsen plafo* pootj* prik psych* raakt* raakte rauw reval* risic* risico rode
roti rotte rubber rug sauna sauna* scan schen* schij* schudden schur* shoar* shoarma sinds sindsdien slot smeer* snotn*
snotneus spin stierf strak* tattoo te_eten te_vroeg tegelijk teken teruggebracht toen_het tromm* tusse* tussen
twee_dagen tweeen uitge* uitslag uur_wachten vakantiehuisje van_40 van_dat van_maar van_onze verbr* verdacht
vergeten_te vergo* verlamde verpleging vervallen verven verzin virus* vis voor_iedereen vriendin vuilb* wasmi*
wasmiddel wekel* wekelijks werkb* witlo* yoghu* yoghurt you zak zal zat_een zat_in zegt_de zei zei_de zei_het zeide*
zeiden zes_maanden ziek_van zieke* zilve* zitte* zitten zolde* zolder zonnebank zuur zwanger zwemm*`,
      '4': `
2021 aan_mijn abces abces* afgestorven afsla* ander_ziekenhuis anderhalf_jaar banen beet benen benen* beroe* besme*
bestr* bij_mijn blauw bleve* bleven bloed bloedvat bloedvergiftiging buffet crisi* crisisdienst daarvan dacht dat_hoort
dat_ze datum datum* de_camping de_pot dek dekens diabe* diabeet doodz* doord* doosj* drink* een_dode en_mijn en_vroeg
eraan eraan* eraf ernaast gaasj* gaasje gaf gebruikte gehak* geleegd geope* geopereerd geraa* gevallen gevon* gevonden
gewor* geworden gezicht gezon* ging_er griep griep* groep haald* haar haar_ogen ham handdoek hande* handen handschoen
heb_de heeft_het het_licht het_matras het_meisje het_plafond het_vlees hij hij_is hoestte hoogz* hoogzwanger huid hulp
in_dat keek keer_te keize* keizersnede kilo kip kipsa* koele* krake* kreeg_een lag_te laken* lakens laten laten*
laten_zitten leven* longen medicijnen meegekregen meel miere* mijn_oma mijn_schoonvader mijn_zoontje mn moede* moeder
mond mosse* na_mijn naald neus niema* niemand niet_gezien niet_over nu oma onze_tafel opgen* opgenomen over_het overg*
overgegeven overleden parac* pedicure peute* pillen plafond pleis* pot rond rotte* roze scheu* schoonvader sepsi*
sepsis sinds* speelden spira* spiraal sportschool spron* stopp* stoppen strak stres* stress stuur suici* suicidaal
te_geven teruggevonden tien_keer tijde* tijdens_het uitgedroogd uren vader* vanna* vannacht verbrand vergeten_in verke*
verpleger ververst verwittigd verzo* vier_man vinger vlees vlees* vlieg* vloer voet volwa* vuil was_al waterpokken
weggewuifd weigerde werde* werden zalm ze zei_ze zie zoont* zoontje zus zwart zwarte`,
      '5': `
aan_zijn achter_het afged* alarm* alle_vier ameri* americain antib* antibiotica astma astma* bacte* beroerte besch*
beval* bevalling bijna bijna* bleekmiddel blind* blindedarm boord* boorde buffe* buik buikgriep buikv* dachten de_borst
de_huisarts de_spoed de_verkeerde de_wc de_zak diarr* diarree die_voor dochtertje doorl* dosis dosis* filet filet*
fille* filler filler_in gaven gaven* gebro* gebroken gehan* gehangen geleg* geper* gesprongen gestuurd_met getro*
getrokken gevoe* gezin gezin* haalde hand_en hands* hepat* hepatitis herni* hernia het_infuus hoesten hoornvlies huisa*
huisarts implantaat ingreep inten* kaak kies kies_getrokken kotse* kramp* lippen littekens longe* losge* luier luier*
maden maden* met_pijn miskr* miskraam morfi* morfine mosselpan mrsa na_het na_hun nagel niemand_kwam norov* norovirus
ontla* ontlasting openg* opengemaakt opera* overgeven overl* pijn_op puist* pus salmo* salmonella schimmel slokd*
slokdarm sonde stuit tand tang tatto* tijdens tot_op tot_zes tussen_de uitdr* uitdroging vader verdo* verkeerde
verkeerde_kies verla* weefs* weefsel wormpjes zwart*`,
      '6': `
aanva* ammon* asbes* beten beten* blare* blaren bloedverdunners borst borst* boven_de braak* brandwonden buikg* chemo*
chiro* chiropractor chloo* dacht* doser* dosering etike* etiket flauwgevallen gebroken_heup gelegen gemis* gemist
geneg* genegeerd gespo* gespoten gips hand herse* het_bot het_hoofd heup hoorn* hypo impla* insul* kakkerlak kathe*
labo laser* legio* lip litte* longa* medic* meege* muize* na_de nagel* niere* nieren nu_een ontsl* oogla* operatie
opgel* pa pedic* sched* schim* smeri* smerige stonk stonk* stuit* suf tumor* tweedegraads uitsp* uitspuiten urine*
van_die verzw* vieze vieze* vlooi* vlooien voeds* wegge* weggestuurd wimpe* wormp* zwang* zwarte_schimmel`,
      '7': `
aanval afgedaan afgedaan_als ambul* ambulance baby beschadigd hoest* infuus ingre* kakke* kip_was koorts ontst*
ontstoken ratte* riool* sonde* spoed spoed* vel verzwegen`,
      '8': `
bloed* in_haar in_mijn infuu* koort* na_dat na_die`,
      '9': `
opgelopen`,
    },
    legal: {
      '2': `
112 14 2021 310 41 600 aardi* aardige actie afstand alle apoth* archi* arts badku* badkuip bedra* bedrag bedrijf behan*
beste betaalt bezig bezig* bleken blij boete* bon brand* burea* bureau burger conta* contact contr* corre* daarn*
daarna dagen dagen* derde* directie dubbele enige* enigen ermee ermee* fabrikant front* fronten gaan gebel* gebeld
gebra* geduldig gemaa* gemaakt gent geope* geopereerd geplakt gerecht gesle* gesprongen gestapt getuige gewerkt gezet*
gezon* goede heerl* herst* herstellen huisb* huisbaas ingeh* ingehouden intus* intussen kenne* kijke* kijken kin klaar
klaar* krege* kregen krijgen kunt leegg* lees leg lekkende leveren ligge* liggen ligstoelen livin* living luier* maand
mails mails* media* mee mij mijn milie* missen moete* moeten morgens motor norm onderwijs ontvangen opgek* opges*
oplei* opleiding oplos* opvan* opvang peute* plaat* plaatse portier regis* reize* reizen reken* roepe* roepen scheu*
sindsdien slaapkamer slaapt slag smart* smoes* spanj* spanje staat staat* stad stelt stelt* storten studenten stuur
stuur* succe* succes terugbetaling trekt trekt* vanda* venti* ventilatie verder verho* verklaard versi* versie verte*
vertelde verwa* verwachten verwe* veter* via vlaam* vogel* volge* voord* vragen vreem* waarop waterschade werkg*
werkgever weten weten* zich zie zijn zorgv* zorgverzekeraar zovee* zoveel zwijg*`,
      '3': `
000 17 7 aangetekende aanko* aankoop advie* advies auteu* b beelden belgi* bestelbus betaa* betaald betekent bezorgen
bezwaar bij_de bijgehouden boekhouding brandweer brief* daar_om dat_de dat_er de_eigenaar de_stad den der doe_ik eens
elkaar_voor en_nog exper* expert explo* faro fraude fsma gaat gaf_ons geach* geachte gebracht geeft geeft* gegev*
geleg* gelegd gemai* gemaild gemeente geneg* genegeerd getuigenissen gewaa* gewee* geweest gewer* gezet gezin gezin*
griff* groep* haag handtekeningen heb heb_ik heb_nog hebbe* hebben heeft_de heeft_een heeft_me heeft_u het_mijn
hier_niet huurd* huurders huurw* ik_heb ik_hem ik_op ik_stap ingev* ingevuld je_toch kan_ik kelde* kelder kenni* kennis
kijk klacht_ingediend komt krijg* krijgt laat_het lek liggen_er ligt_nu loopt loopt* lopen* maakte maar_ze massa*
meest* meester men mijn_advocaat misdr* misdrijf morge* naar_de nakij* nakijken neef niet_dus niks_meer noemt noemt*
notee* nu_bij nu_ook oke onaan* onaangekondigd onderzoek ons_op ontva* op_zijn opgem* opgemaakt oplev* oplevering
oplossen over partijstelling patro* plus pruts* regie regie* schen* schep* schim* schul* sleep* sluit* sluiten
steeds_niet steun* stil tegen* tekenen teruggebeld testa* tip_voor toegestaan tot_aan tot_in traje* traject u_aan u_op
uitvo* vandaag veili* verst* verwacht verwi* verza* verze* verzoek vlaamse vogels volgende volgende_maand volgende_week
voor_de voor_die vreemd vrijgegeven waarb* waarborg wc_papier wees wegen* wegens wettelijke_garantie wijzen wordt
wordt* zo_heet zone zorg zulle* zullen`,
      '4': `
250 aansprakelijk_gesteld actio* action advocaat alleb* allebei als_het balie_is belas* belgie bemiddelaar
beslaglegging bewijzen binde* bindend bomen bomen* brugg* brugge bruss* burgerlijke conse* controleur das
de_economische de_geschillencommissie de_inspectie dijk discr* economische economische_inspectie ede een_advocaat
energie eraan eraan* ervan ervan* europ* gaf gedaa* gedaan gegeven genot* gepla* gesch* geschorst gewaarschuwd
gezondheidszorg handhaving heeft_mijn heet_dat het_kifid het_op hier hoger hoger* hoogt* ik_laat ik_ook in_juni
incassobureau ingebrekestelling inged* ingesteld insta* is jeugd* juni kennen kent keurm* kind klaag* koelc* koelcel
langs_geweest laten laten* legde legge* leggen loon lopen maart maart* meet mijn_klacht mijn_rechtsbijstand moet
na_mijn notar* nu onder* ontbi* ontvankelijk op_14 op_hun op_jullie oplic* opnem* opnemen pand panel* panelen
plaatsbeschrijving ploeg ploeg* proev* proeven raad rekenen schad* schimmel spree* stap stapp* startte stel stuit*
stukk* stukken tegen_de tehui* tehuis termi* toege* toegewezen uitsp* uitspraak utrec* utrecht veilig verklaring verni*
verwo* voedselagentschap voorgelegd we_gaan west wijka* wonin* zijn_in zwart* zwarte`,
      '5': `
aangegeven aangetekend afm agent* arbit* artik* autor* autoriteit avg beoor* beroe* betek* bewij* bezwa* brief buigt
buigt* colle* college consumentenbond crech* creche curator dagvaarden dagvaarding de_kantonrechter de_politie deken*
deo deze doe dossier dwali* dwaling economisch een_brief faill* favv firma firma* fod fraud* gebre* gebreke
gebreke_gesteld gedag* gedagvaard gemee* gepland gerechtsdeurwaarder geschillencommissie gesta* hof hoger_beroep hoogte
hopel* hopelijk huur in_gebreke incas* ingediend inger* is_geweest is_op journ* kanto* klacht_bij laste* laster
letselschadeadvocaat ligt_bij loonb* mag meld mij_gelijk mijn_raadsman minis* ministerie neemt neemt* offic*
onderwijsinspectie oorde* oordelen op_uw openb* openbaar opgesteld oplichting overtreden parket parti* persoonsgegevens
polit* pro rappo* rapport rente* schri* scree* slage* smaad smaad* socia* sociale spreekt stappen strafbaar strijd
telec* termijn tip tuchtklacht uitzo* uitzoeken verba* verkl* veroo* veroordeeld verstuurd vlaan* voordeel vredegerecht
weet weige* wettelijk zie_u zijn_met`,
      '6': `
aange* aangesteld aangevraagd aangi* aangifte advoc* advocate arbei* artikel behandelt bekij* bekijkt bekijkt_de beroep
besla* beslag beslist bw claim claim* collectieve commi* commissie consu* de_hoogte de_vrederechter de_wet deken
deskundige deurwaarder dit dossi* dwangsom economie eis exploot faillissement gaf_mij gebun* gebundeld gedin* gedup*
gedupeerden gelij* gemel* gemeld genee* gerec* geschonden getip* getipt gevor* handh* heeft_het ingeb* ingelicht_over
ingeroepen inspecteurs jurid* jurist justitie kantonrechter kifid kifid* klaag langs langs* legde* letselschadebureau
ligt ligt_klaar meldp* meldpunt mijn_melding natio* nationale ombudsdienst omgevingsdienst onderzoekt ontbinding opgro*
opgroeien orde overt* partij procederen procedure raadsman reche* recherche rechten rechtsbijstand rente sommatie
stap_naar test tuchtcollege vakbo* van_justitie vergu* vergunning vervo* verzo* verzu* vlaanderen vordering
vrederechter we_zien weigeren werf wetbo* wetboek wettelijke zaak zal ze_weigeren zitti* zitting zorgi*`,
      '7': `
aangeschreven aansp* aansprakelijk acm bemid* besli* burge* class class* curat* dagva* de_rechtbank de_rechter de_zaak
deurw* gestart getui* gevorderd ggd heeft heeft* hiero* hierover huurc* huurcommissie ingel* ingelicht inges* julli*
jullie juris* justi* letse* meldi* omgev* overtreding politie proces pv raads* rechtbank rechter somma* test_aankoop
toezi* vasts* verwittigd verzegeld vonni* vonnis vorde* wet`,
      '8': `
desku* dwang* econo* gelijk geste* gesteld ingeschakeld inspectie klacht melding ombudsman proce* straf* voeds* wette*`,
      '9': `
inspe* klach* ombud* recht* tucht* u uw volgt volgt* vrede*`,
    },
    privacy: {
      '2': `
a4'tje aangetekend aanma* achte* advocatenkantoor afgeleverd afgev* afsch* afwij* akte all allem* allemaal app badka*
bedrijven begel* belastingaangifte berichten betaling bevei* bewaa* beweg* bewoners bezorger blijkt boeke* boeki*
bolle* bolletje brach* bracht bus chef circu* code collega dankz* dankzij datin* deeld* digid digid* dompelbad
doorsturen dozen dozen* dunne dunne* echte* eigen* eigenares engel* ernaa* ernaast erond* eronder ertus* ertussen excel
faceb* formu* foto gaven gaven* gebeu* gedac* gedacht gegoo* gegooid gehoo* gelac* gelez* gelezen genom* genomen
gesprek gestu* gestuurd grap hal handt* hangt hangt* harde* hardl* heeft heeft* herha* hoeve* hoeveel hoort hoort*
huisa* huisb* huisbaas huura* hypot* iemands ingel* inkom* insch* jeugd* juf kanto* kantoor kapst* kenni* kennis kijke*
klant klapt* klasl* knikt* knopj* knopje koeie* konde* konden krediet kreeg kreeg* krege* kregen leef leeft* leest
leest* legit* legitimatie lens leverancier ligt link loopband mail mailt manne* map markt medic* mee meegenomen
menukaarten mogen mogen* muur neem nichtje nieuwsbrief notaris numme* omger* ongem* open openbaar opmer* opstarten
opvan* opvang organ* organisatie ouder* over overburen overl* pagina pakje papa papiertje pasho* pashokjes perso*
peute* pillen platt* plots plots* preci* precies publi* publiek puntj* puntje rare recen* rekeningen repar* rijbewijs
rode roept roept* rontg* ruimt* ruimte schen* school sessi* sessie simka* simkaart sindsdien site slaap* slager
slapende sleut* smart softw* software solli* speak* speaker sport* spree* sticker stond stond* stonden stoom* straa*
straat stuurden suppo* support team techn* tekst* ter testa* testament teste* testen tijde* trans* tweeling uitge*
uitlezen uw vakan* venst* verkl* verkocht vervelend vlot voice* voicemail volgen vorig* vorige vriend vriendin vroegen
vuilc* waaro* wachtruimte wachtzaal wat winke* zag zak zalf zat zeide* zeiden zet zin zonnebank zoon zwaaide zwijg*
zwijgt`,
      '3': `
aan aangetekende aangetekende_zending aanmaning aanpa* account achter_de adres_in affic* affiche afschrijvingen afslu*
airbn* airbnb ander ander* andere apotheek appte* assistente_riep bad badkamer balie balie* bedje bedje* behandeld
bekek* bekeken belde* bestand bewaard bij_mijn bijla* bijlage bod boeking boven brief bumpe* bumper buren buren* cijfe*
compu* conta* container de_balie de_bezorger de_container de_man de_muur de_praktijk de_vorige de_wachtzaal deelde
delen delen* deurb* diagn* diagnose docum* door_een doorgegeven dorp dozen_met echo echte een_ander een_mail eigenaar
elkaars en_mijn en_na en_werd en_zij ene engelse er_nu excel* facebook factu* facturen familie filmp* flint*
formulieren gaf galer* galerij gebru* gedag gedag* gegeven gehoortest gekaa* gepla* geplaatst geplakt gepro* gescheiden
gespr* gevra* gevraagd gewist gewoon_een gezet gezet* grabb* grofv* grofvuil haar handdoek handtekeningen harde het_bed
het_voor hield hield* hoord* hoorde huisarts huisg* huisgenoot id iemand ik_had ik_het ik_lag ik_sta ik_zo inbra*
inges* inlog* insta* kamernummer kapper kapster kaste* kasten kente* kenteken kijkers kijkt kijkt* kind klant* klas
klonk* koper koper* lagen lagen* lapto* laptop leegg* lier ligge* liggen limie* limiet log logt loon luid luist*
luisteren maakten makelaar mama manag* manager markt* media* meege* meewa* meewarig mijn_buurman mijn_buurvrouw
mijn_contract mijn_gsm mijn_kamernummer mijn_rijbewijs mijn_werkgever mijn_zoon na_lang namen_van neef nu_in nummer
omgeroepen onder ongeluk ook_die op_het op_mijn open_en opend* opgezocht oplic* opnam* ouders overg* pand parkeerplaats
pasfo* pasfoto pasto* pastoor patient platte pot prive* psycholoog rappo* receptioniste refer* reken* rij_achter rijbe*
rond rust saldo saldo* scand* schij* schim* schimmel schri* slimm* slimme spieg* sprake sta statu* status stoom stuur*
table* tablet te_kijken te_vragen tekst telef* telefoonnummer tijdens toe_dat toont toont* uitgelezen uitgelopen
uitslag vader van_ons vandaan vergr* vergrendeld verha* verhuurder verpl* verpleegster verra* versl* via voor_iedereen
voor_mij waaid* wandjes was_nog wasta* wastafel weer_gewoon weet weigeren welke welke* werkt wij_zijn woord zaak
zat_een ze zegge* zeggen zei zei_dat zei_ze zendi* zending zet_de zette zette_mijn ziet zonder_dat zonder_te
zonder_uitleg`,
      '4': `
achter_mij alarm* ander_gezin andere_klant apotheker arts assis* baas babyf* babyfoon bedri* belde beroe* besprak
beval* bevalling beveiligingscamera biede* bij_mij bloeduitslag briev* brieven buik buurm* buurman colle* computer cv
daar dat_hij dat_ze datal* de_juf de_mijne de_nieuwe de_receptie de_uitslag de_zaak ding discreet discretie door
door_die door_mijn doorg* doorverteld drie_jaar drone drone* een_affiche een_andere een_vreemde en_al en_zie enveloppe
erop famil* feestje filmpje fitne* fitness gebel* gebeld geble* gebleven gefil* gefilmd gekop* geope* gesca* gescand
gesprek_met gesprekken gewisseld gezic* gezin gezin* gsm hebben_mijn heeft_mijn hem herhaald herke* herst* herstel
hersteller het_door het_dorp het_dossier hokje hokje* hoorb* hoorbaar huurw* identiteitskaart identiteitskaarten ieman*
ik_belde ik_kon ik_weet in_haar ingeh* ingehouden insta is_dit julli* jullie kamersleutel ken kent kijk kleed* klonk
kopieen kopieen_van kreeg_mijn kwam_ik leidi* leidinggevende lek lezen lezen* lijst* log_in loonbrief loons*
loonstroken mailadres mailde makel* mapje mapje* medewerkster medisch medische meegegeven microfoon mijn_baas
mijn_dossier mijn_kind mijne mijne* miskr* miskraam naar_mijn op_een op_kantoor op_school openb* opende opgeschreven
opsch* overgenomen persoonsgegevens pil pinco* pincode punte* rapport react* reactie recept receptie revie* review
rondg* rookm* salar* salaris schul* scree* snuff* spam spiegel sporten stick stick* te_lezen therapeut track* tweel*
uitslagen usb_stick vader* van_andere van_een verzw* via_de voor_en vreemde wachtwoorden wanbe* wanbetalers wandj*
weet_nu whats* wie winkelmandje wiste* wisten woord* ze_met zie ziekt* ziekte zij zonder_akkoord zwang*`,
      '5': `
abort* abortus accou* akkoo* akkoord al_mijn alle alle_ouders antid* apoth* assistente banka* beelden beelden_van
bellen_er besproken biech* bieders bloot_op buurv* buurvrouw callc* collega's conci* concierge contacten dagbo* dagboek
datalek de_assistente de_bus de_kapper de_slaapkamer de_spiegel de_verkeerde door_de dossier dossiers een_open
een_wildvreemde envel* envelop geboo* geboortedatum gebruikt gedeeld gefot* gefotografeerd gehackt geheim gekopieerd
gemai* gemel* gemeld genoemd geopend geroe* geroepen gewis* gps heel_het het_te huidi* huidige huurder huurders iban
in_cc in_hun in_mijn in_onze in_op klantenlijst klasf* kopie kopie_van kredi* leerlinggegevens leest_mijn lensj* lensje
lijst locat* locatie loonb* luido* luidop mailden medew* medewerker medis* mevro* mevrouw mijn mijn_account
mijn_collega's mijn_paspoort neusd* neusde nicht* onder_mijn op_straat opgen* opgenomen overlijden pakbo* paspo*
paspoort porta* portaal priva* privacy profi* profiel psych* recep* reparateur rookmelder schei* schijf sim slaapkamer
story story* te_zeggen telefoonnummers test tikto* tiktok usb vakantiefoto's verklapt verslag verteld verzwegen
volledige vreem* wachtwoord wat_ik werkg* werkgever wildv* wildvreemde zat_in zei_mijn zicht* zonder_het zwangerschap`,
      '6': `
aambe* adres adressen andermans beroepsgeheim bespr* bewak* bloot bloot* bsn callcenters cc dat_ik data depre* discr*
doorv* doorverkocht een_mevrouw een_onbekende en_bloot gedee* gegev* gegevens gehac* gehei* gemaild geric* gericht
hardo* hardop herkenbaar herkenbaar_op hiv ident* ieder* iedereen incas* incasso incon* kreeg_de leden* leerl* leesb*
leesbaar maila* mailb* mailbox maild* met_alle micro* mij mijn_ex mijn_naam naam_en namen namen* nicht patienten post
rekeningnummers riep rodde* rondgestuurd scheiding soa stiek* stiekem stuurde thera* tracker uitsl* van_mijn verbl*
verplicht_om verte* vertelde_mijn verzekeraar vreemden werkt_daar wie_er wist zomaa* zomaar`,
      '7': `
adres* camer* camera hun huurd* info met_mijn onbek* onbekende op_hun openg* over_mijn van_mij vertelde zichtbaar`,
      '8': `
aan_mijn dossi* ex kopie* naam`,
      '9': `
patie*`,
    },
    safety: {
      '2': `
120 160 80 aange* aanha* aanhanger aarde aardi* achte* af aflevering afvoer armen armen* automatisch badka* bakst*
batte* batterij bed been begon* benzi* benzine bezem bijge* bil bleke* blote blote* bordje borst bot broek* busje*
cross* deken* delen delen* deurtje dichtbij doorh* doorheen douch* dozen dozen* draait durfd* durfde dweil* e elast*
elektricien enkel* enkele eraan eraan* erom erond* eronder erover festi* fietstas filmp* foute gebeu* gebeurd geen
gegeven gehaa* gehad gehad* gemee* gemeente gewic* gewicht gezeten gezin gezin* gilde gilde* glaze* gsm haakje halen
halen* hange* hangen haren haren* heen helm hinge* hingen hoog idee ieder* in ingan* ingang inges* inlev* inleveren
insta* jaren jaren* jonge* jongen kaarsen kinderstoel klantnummer kleed* kleintjes klere* kleren klink* klus knipt*
knuff* knuffel konde* konden koppi* kratt* kratten kreef* kreeft kunst* lachte laser* leeft* leerl* lekkende loopa*
loopafstand loopb* lunch* maakte man matro* matroos mense* mensen messe* moede* moeder monte* monteur naad naast naast*
nagel natte natte* nul o of omhee* omheen onbem* onbemand ongel* onze opgev* oplader overb* paard* peuter pijp plank*
plukk* plukken poeder pot rap recht rek rijdt rijdt* roereieren rollator ronde ronde* rubbe* ruit rusth* rusthuis sauna
sauna* scherp schol* schuu* schuur senso* sensor sigar* slaap* slaapkamer sleut* sloep* snelw* snelweg spanning
spelende stapel steke* steken stond* stopl* stoplicht storm* straat stroo* stuur* tegel* tegels tekenen tent terwi*
terwijl thee theed* theedoek tijde* toen tong trainer trapl* trapp* trapt* trill* uit uitst* uittr* vaatw* vaatwasser
vaker vaker* vakkenvuller vegen vegen* venst* venster veranda verbrand vergr* versleten vinde* vinden vlak vloer volum*
vrouw vuilb* vuurw* waars* wand wastafel water waterkoker we weg wegge* weigerden whats* wiebe* wisselen zaagd* zaagde
zalf zand zesti* zestig zicht* zichtbaar zoon zwang* zwanger`,
      '3': `
aan_boord accu_van achterover achteruit afgeb* alcoh* alleen_voor antwe* antwerpen badkamer baksteen balke* balus*
balustrade band begaf begaf* begon begon_te benen benen* berm bevei* bierk* bijna bijna* blaff* bleken blijf bloempot
blokk* bloot* bodem boom boord boven boven* canva* canvas chauf* de_bodem de_broodjes de_gemeente de_gevel de_kabel
de_kleedkamer de_man de_ramen deksel dicht* dicht_op docht* doet_wat doorb* doord* douchewand draag* drade* dremp* e19
een_flesje een_jongen een_lintje een_volle ehbo en_we en_zei enkels er_bijna erop ertus* ertussen filmpjes fohn
foto's_van front* geblo* geblokkeerd gehaald gekeu* gekeurd geraa* gestr* gevallen gevel gevel* goot gordijn greep
hadden_de hangslot harna* harnas heb_nu heftruck heg hekke* hekken het_en het_huis het_plafond het_zwembad hij_kwam
hoofd* hoofdpijn hoogs* huurf* huurfiets huurs* iedereen ijs_op in_maat in_zijn ingez* installatie inwer* ja_die kapse*
keel kelde* keuri* kinde* klem knie knipte knoop* koffie_is kroon* lader lader* lek leuni* leuning leven* lift lintj*
lintje loopband manag* manager matje matje* meegegeven messen met_zijn mevrouw_van midden_op mijn mijn_zoon na_het
naar_buiten naast_een naast_mijn nek net_bij noodg* noodgevallen occas* occasion onder* onderste ongeluk ontbrak_in
op_dat op_slot open_van opgevouwen over paard paint* pannen passeren peute* piste piste* plots plots* poortje publi*
publiek putje putje* redde* reed_het ribbe* rijde* rijden ring roltr* roost* rotte* rubber schaar scheelde scherven
scheurde schilder schip* schok schok* scholieren schouder sigaret sjaal sjaal* slaap sloot sloot* snelh* snelheid
speelgoed spiegel spook* sprin* springkussen steekt stekker stoep* stond stond_in stoomcabine stop stopc* storm stuitje
stukj* stukjes tand taxib* te_zetten tegel tegen tegen* terwijl_er tie tien_jaar tijdens tot_in tunne* tunnel
uit_elkaar uitee* uiteen vaas van_de veili* veld veran* verba* verkeerd versp* viele* vielen vierd* vierde viere*
vieren vinge* vinger vluch* voorh* vuur vuurk* vuurkorf vuurwerk waarschuwing was_niet wasdr* wasdroger wat_mij
wiebelde wiebelt winds* zadel zandb* zat zat_een zat_op zei zie_je zonnepanelen zwaai* zwemv*`,
      '4': `
230 aangegeven achtbaan_klikte achterin afgebroken afgep* afgeplakt afsch* ambulance appte* arm baby balk barbe*
barbecue barkr* barkruk barst* begel* beuge* bijgevuld bocht* boem boord* brandwonden broodrooster buggy buggy* bumpe*
chauffeur cv cv_ketel de_achtbaan de_brandweer de_nacht de_ring deed dekens diepe diepe* door draad* drempel duize*
duizend dwars dwars* dweilmachine elekt* eruit eruit* explo* gangp* gangpad gekne* gepla* gesmo* gesmolten gevul*
gevuld ginge* gingen gloeide gloeiend goedg* goedgekeurd gordels hand hangs* hecht* hechtingen herse* hersenschudding
het_bot het_wiel hij hijsk* hijskraan hoofd hun hun_onderhoud huurb* ik_lag instr* instructeur jongen_van kabel* kale
karte* karten ketti* kind kleut* kleuter klimm* kop korts* kortsluiting krult* krultang ladde* ladder lat leund* leunde
lijst* los_in losse losse* luife* luifel luik mat melde* melder met_ons mij_in mijn_gezicht mijn_hand mijn_hoofd
mijn_neefje muur neefj* neefje neer net noodv* of_hij oma oma's oma's* onder_mijn ondersteboven ontploft op_4 op_de
op_zijn opdon* opdonder openg* opengehaald over_de pallet plafo* plafond pony poot pulld* pulldown reed ribben rolst*
roltrap rood rook rookmelder rooster rotte schoof sleep* slot spieg* spron* stak steek* steig* stekk* stene* stenen
stopcontact stopt* stuit* tape tegen_een tijdens_het tinte* touw trede trede* trekh* trekhaak uit_het uitga* verdi*
verdiepingen vergrendeld verzw* voete* voeten water_en wenkb* werkten wiel winne* winnen zadel* zat_niet zat_te zeilb*
zeilboot zogen* zusje zusje* zwaaide zwarte`,
      '5': `
aangesloten aarding achtb* achtbaan afvoe* appte balko* balkonreling barstte bekke* bekken beugel beugel_van bleef
bleef* bleef_hangen blokkeerde bocht boot boute* bouten brandweer buik busch* buschauffeur dag_na dakpa* de_bocht
de_glijbaan de_kop de_muur de_rolstoel de_uitgang donde* draaideur een_gat een_mevrouw elleb* elleboog eraf erin ethan*
fik fondu* gat gehec* gehecht gekan* gekanteld geplaatst gevaa* ging glijb* glijbaan gorde* gordel haald* haalde haar
heftr* hekje hekje* het_gangpad hete hol kabel kabel_van kache* kante* karab* kart ketel* keuring kinderwagen klemd*
klemde klikt* klikte_niet koken* kokend koolm* kreeg_een kruis* kwam_los kwam_op levensgevaarlijk lijst los_op los_uit
magne* met_scherpe mijn_arm mijn_nek mijn_schoot noodk* noods* noodstop onder ontplofte palle* passa* pols raakte
rafel* rand redder reddingsvesten rem remde remde* rolde* rolstoel rookm* scher* scherpe scheu* schom* schoo*
schoot_los schou* smeul* smolt smolt* spijker spoot spoot* sprong stake* staken stapelbed step stopte stort* stuur
tande* tanden taxi teen tegen_de tegenaan terec* terecht tilli* tillift tot_op tramp* traploper uitgang vastgezet
vatte* verbr* verdieping verdr* vest viel_op waaid* waaide wenkbrauw zakten zoog zuurs*`,
      '6': `
aangedraaid aardl* afgesteld airba* alarm ambul* bande* banden bened* beneden brak_af brandde bunge* de_tent
explodeerde gaf gas geele* gekna* geplo* gescheurd gloei* hek hek_viel het_stopcontact heup hing hing_er kachel ketel
kettingslot kiept* kiepte klikte lag_op losgeraakt losgeschoten meter meter* mijn_voet moere* moeren motor* motorkap
niet_aangedraaid ontpl* oog oor op_hol open paal pakte pakte* panie* paniek passagiers power* powerbank raakt* reddi*
remme* roken roken* rookg* schro* schroef schuifdeur sleutelbeen sloeg sloeg* stang stang* stape* stond_open stortte_in
tegen_mijn tetan* trok tweedegraads uit_de uitgegleden vast vatte verankerd verbrijzeld viel viel_om vlam voet vonke*
vonken voorv* voorvork zakte zeker* zipli*`,
      '7': `
alarm* co donderde gebro* gebroken gleed gleed* in_haar in_mijn kantelde knapt* knapte los na_hun naar_beneden
niet_vast noodu* nooduitgang op_mijn over_mijn remmen rolde spijk* stortte vastg* zakte*`,
      '8': `
kin klapt* klapte losge* vloog vloog*`,
      '9': `
brak brand* schoot`,
    },
    theft: {
      '2': `
04 130 180 1911 200 600 81 88 aanbo* aanbod aannemer aansp* aanwe* aanwezig aarda* achte* afloo* afloop afwas ander
animatie at b badjas bakst* baksteen balie balie* bande* bankj* bankjes bedrijf beheerder bekee* bekeek bekij* beman*
bemanning benzi* benzine beroo* beroofd beslo* beurten beveiliging bewijzen binnengebracht binnenkant bitco* bitcoin
bon boor brandschoon brief* buggy buggy* burea* camping chauf* chauffeur cijfe* communie creat* deurb* deurbel diesel
docht* dochter dom doorw* draag drage* dragen drank drent* drenthe droom* dure e eindh* eindhoven enige eraan eraan*
erna ertus* ertussen fietsenstalling fotog* garag* gaste* gasten gebeuren gebra* gebracht gedru* gedrukt geled* geleden
gelee* geleg* gems geplakt gesle* geslepen gespa* gespaard getan* getankt gezet* gezichten haalt hal hands*
handschoenen harde harde* hebbe* hebben hij hoeveel host huilen huisb* huwel* huwelijk ingew* juf juist kamermeisje
kamp kantoortje kasjm* kasjmier kauwg* keuring kinderwagen kipfi* kipfilet kippe* klantenkaart kleinkinderen kleinste
klopt* knope* knopen kopie* kranen kratt* kratten kunst* kwijt* laatst lacht* lades lades* leeft* leg let leverancier
loep luife* luifel m maatje mahle* mahler mandje mannen maxim* maximaal medew* medicijnen meube* meubels minde* minder
missen molen molen* morgens muziekschool nacht* nachtportier nachts narco* narcose neer niema* niemand noemd* noemde ns
nummertje oma omger* ontbreken oordo* oordopjes open operatie opgeg* opgehaald opgeladen opnam* opname oprit oprit* oud
paar pakke* parfum parki* parking paste* pasten pensi* petek* petekind pizza* plakb* plakband plein plein* politie
pootj* prach* preci* precies priva* pyjam* raar recep* remme* ringe* ringen roest* rollen ruime* ruit rusth* rusthuis
schil* schol* scholier school schoon scoot* sindsdien slaapkamer slaapzakken slagb* slagboom slotj* slotje sok spoor*
sta stene* stenen stift stift* stofz* stome* stomerij stond stond* stopt* strand suede suede* t tasse* tassen tehui*
tehuis tel telev* tent thee thuis* toe toega* tourn* troll* trolley tromm* uitgekeken uitgeleend uitzo* uitzoeken uren
vakan* veilig velge* velgen verde* verderop vergeetachtig verkopen verrekijker vertrek vervo* vervoerder verwi* vijftig
vinge* voetb* vreem* wie wiele* wielen wijnk* wijzigen winte* zaak zat zaven* zaventem zegge* zeggen zei zelfs zendi*
zending zoek zoekg* zwijg* zwijgt`,
      '3': `
200_euro 300 41 500 64 640 accu achtbaan achterin achterover afgeleverd afgem* afgep* afges* afgesloten afgev* asbak*
auto auto_en beelden beide beide* bergi* berging berov* bestelbus besto* betaalde bewon* bewoners bijge* bijgehouden
bijgevuld bike blikj* boods* boorm* boormachine boot briefje_van bureau carav* cater* catering champagne collega
creditcard daar dakgo* dakgoot dat_er de_aannemer de_balie de_directie de_envelop de_kleinkinderen de_nieuwe de_parking
de_sier de_stoel de_teller de_zaak demen* dementeert diefs* diefstal directie doorg* doos dozen_met drone drone* e_bike
een_sleutel een_stuk een_volle eigen_risico elektricien en_nam en_zijn er_nog er_voor even fiets* formuliertje garage
garde* garderobe gas gebit gebit* gebru* gehoorapparaten gekop* geleegd gelegd genom* genomen gepin* gepind geruk*
gerukt getil* getild gevul* gevuld gewic* gewicht gewis* gewoon_in gezet goede* goedk* grabb* gym had_u hadde* hadden
hadden_de halfl* halve* hande* hangs* heeft_mijn herkende herstelling hoedj* hoedje hoeve* hokje* huish* ieman* iemand
ik_moest ik_sta in_dat inbra* inbre* ingeleverd ingepakt inget* inhou* jawel jawel* je_hem kan_niemand kapst*
kassierster kente* kerstpakket ketting kier kinderzitje klaag* klass* kleed* kluisje koekjes koffe* koffer koper
kwalijk la lag lag_een lagen lagen* lapto* laptop laten laten* losge* losgetrokken lunch* maar_van manag* manager
markt* mee meisjes mensen_die mijn mijn_account mijn_jas mijn_oude mijn_overleden mijn_portemonnee milks* milkshake
minib* minibar misten monit* monitor motor* mouw na_het nachtkastje_verdwenen noem omgeruild omvor* omvormer onderdelen
ontbrak ook_de ook_en oorbe* oorbellen op_haar opa's opa's* opengemaakt opengewrikt opgegeten oplad* oplader opslagbox
origi* originele overleden pakjes pakketje parkeergeld paspoort passe* patie* personeel pizza planten poetsen
portemonnee pot prachtig radia* remmen riepe* riepen risic* risico roestige saldo saldo* scand* schij* schilder schip*
schoonmaakster schouders_op schuifpui schuu* scooter sier sigar* skins skins* slaap* sleut* slink* speelgoed stak
stape* steel* steen* stoel_en stukje table* tand tape teller terug teruggezien terugkrijgen terwi* terwijl toeva*
toevallig tolba* tolbadge tradi* traditie uitba* uitgegeven vaker vaker* valie* valies vergoed verschil vertrok verva*
vervoeren verzo* voort* voortuin vreemde vrijwilliger vuilb* vuilbak wasli* waslijn wat_ik wat_van weet weg_voor wegge*
wel_op werd werd_een wie_heeft wij_waren woonz* zadel zadel* zal zal_wel zat_er ze zegels zeggen_ze zei_de zelfs_de
zichz* zichzelf zie zij zijn zoon zou_ik`,
      '4': `
aardappel afgeg* afgegeven afgeh* afgek* alleen_de armband autos* autosleutel bagag* bagage bagageafhandeling bakfi*
bakfiets band banden bankb* bankbiljetten bewaakte bewaker bezor* binnenzak boodschappen braakschade broch* buit
bus_naar camera's cash colle* credi* de_bagageafhandeling de_bon de_camping de_inboedel de_parkeergarage de_planten
de_receptie de_reparatie de_stomerij de_toonbank door door_iemand doorgeslepen doorz* dozen dozen* een_envelop en_alles
en_mijn enveloppen erf erop etike* etiket fiets fless* flessen folie folie* gaf gebruikt gedra* gehaa* gehoorapparaat
geld geld_uit geope* geopend gerui* geruild gestr* getel* geteld gewisseld gezaa* gezaagd goede goedkoop goud haald*
haalde haar_vinger halfleeg hand handb* handbagage hangslot heeft_het hem het_nachtkastje het_strand het_weer
het_zwembad hing horlo* horloge ik_hem imita* in_hun inboe* inboedel inger* is_van kamermeid kapot_en kapstok kassi*
kastje keek ketti* kettinkje klaagt kleingeld klere* kleren kluis kwamen_er kwijtgeraakt lacht lade lager lager* leeg
leeg_en lichter liter liter* locker loodg* loodgieter mama mante* mantel met_onze mijn_beurs mijn_gsm mijn_telefoon
mijn_zoon mijne mijne* mis moede* motor naar_zijn nam oma's oma's* ongeluk onze oortj* oortjes op_hun op_school
opengescheurd opsla* opslag oude ouwe papa parel parel* parfum_weg paspo* pc per_ongeluk poets* poetshulp post postz*
power* receptie reser* scheu* schijf schilderij schiphol schou* schouders secur* security sigaretten sim slote* spaar*
spull* spullen stal stapel stopte studi* tablet tank taxat* televisie tente* tenten terre* terrein terug* terwijl_ze
toonb* toonbank trouw* tweeh* tweehonderd uit vakantiegeld valet valet* van_onze veili* vergo* verkleinen verwisseld
verzekeraar video* vinger vinte* vinted viool* walle* wallet weg_met weg_van weggehaald werkm* wisselde zag zakke*
zat_vol ze_voor zeker zeker* zie_je zirko* zirkonia zogez* zogezegd zonne*`,
      '5': `
airpods armba* autosleutels bankk* bankkaart bankp* bankpas behee* beurs beurs* bewaa* bewaakt biljet braak* cadea*
cadeautafel dat_ze de_bezorger diama* diamant dichtgeplakt diese* dieven doosj* doosje een_loper een_zak elekt*
elektrische envelop_met enveloppe enveloppendoos eruit_en eruit_gehaald gehoo* geplu* geplunderd gestript gevis* gevist
graaide gsm haar handt* handtas heeft heeft* het_personeel hield hield* hun iemand_van ingeb* ingebroken ingel* ingep*
ingepikt inhoud is_nooit jas kastj* katal* katalysator koper* kraag kraag* laptop_weg leeggetrokken lockers marktplaats
meegegaan meer_in mijn_moeders mijn_tas mis_ik moeders moedersleutel munten nachtkastje omgew* omgewisseld ontbr*
opengebroken opengeknipt overlijden pleit* pleite poetsvrouw postb* punte* punten reservewiel rugza* sd sieraden
slaapzaal sleutel slotenmaker spaarpot spoorloos stalling stele* stelen step stond_open stook* stookolie taxatie taxic*
taxichauffeur terug_op teruggevonden terugkomst terugkwamen thuiszorg tijdens_het toen_we uit_haar vader vaders
verdwenen_bij verhuizers verpatst we_terugkwamen weg_en whisk* wie_er wij_op wisse* zonnebril_van`,
      '6': `
achtergehouden airpo* bestolen bewaking bezorger bilje* briefjes caiss* caissiere camera de_band de_garderobe
de_kapstok dieve* ding door_de doorzocht envelop eraf gefor* geforceerd gegap* gegapt gegri* gegrist gehaald geheu*
geree* gerol* gerold gestolen_in gram iphon* iphone juwel* kluis* koeri* koerier leeggehaald locke* loper loper*
meegenomen munte* na_de ontru* opengesneden overl* parfu* porte* portefeuille reserve rugzak schor* schort slot stall*
tas telefoon_eruit teruggekregen tient* uit_het vader* van_mijn verdween verdween_uit vervangen vervangen_door
videokaart whisky zak zegel* zilver`,
      '7': `
bewak* camer* dashc* dashcam dief erin euro_uit gejat gejat* gepik* gepikt goude* gouden graai* ontbraken ontvreemd
ring siera* tijde* tijdens tijdens_de uit_de verdwenen_uit zilve* zonnebril`,
      '8': `
eruit eruit* foetsie geroo* geroofd gesto* gestolen in_zijn meege* ontvr* trouwring verdw* verdwenen`,
      '9': `
envel* foets* leegg* openg* uit_mijn weg`,
    },
    threat: {
      '2': `
000 200 22u 600 64 aanha* aanhanger adres af afdeling afsch* afwij* allan* allang als antwerpen apoth* apotheek ballo*
bbq bedac* bedacht bedje bedje* bedre* bedrijf begrafenis behee* beheerder ben betaald beurten blij blijf bloed blokk*
bod boel bomme* bommetje bonus borg botte brand brand* brandt breng* brokk* brokken buite* bumpe* bumper busje busje*
busse* bussen callc* callcenter camer* cente* centr* centraal colle* condu* conducteur dan dankz* dankzij dat deur
dochter doden doden* doen donke* door dossi* dossier dreig* droge duizenden eind elkaa* elkaar erg famil* familie
figuu* filiaalmanager fles gaan garag* garage geban* gehui* gehuild gelijk gent gepak* gepakt gerus* gerust geschreven
gesle* geslepen gesmeten getel* geteld geval gewet* geweten gewist gezak* gezakt gezet* gezeten goede golfk*
golfkarretje grijn* groot haag handen harna* harnas hield hoeveel honge* honger hoofdkantoor hopen hopen* houte* huize*
huren huren* huur ie ieman* iemand ingel* intercom is jongen kale kalf kan kant kanto* kast kettingzaag keukentafel
kieze* kiezen kleintje kleurverschil klok knopj* knopje koffe* kogel krass* krassen kredi* krediet krijt* kruisje laat
lach lager* lekke* lijstje loon lui luist* maten maten* matte* matten meer mens mijn minst* moede* mogen mogen* mond
motor naam nacht naden* neefj* neefje neus nog omver omver* onder ontpl* ontvo* oortj* ophaa* opkij* opkijkt oren
oversteekt pak pakken pand papa parki* parking passe* past pijn pille* pisto* portefeuille preci* precies ramme* rap
rauw react* reactie recen* recensie remmen retourlabel rijde* rijden rolst* rouwk* rubber ruim ruite* schel* scheu*
schni* schnitzel schouder schro* schuur scoot* scooter shift shift* slapeloze sloot* smake* smeri* snijden spare*
spareribs staan staar* staat staat* stap steeg steen steen* stene* stenen stuurden tegen tent terre* terrein
teruggevorderd toch toeva* toevallig tot tract* tractor traph* traphal trouwens uitke* uitkering valle* vallen vastg*
veilig vergeet verhuurder verkoper verlepte vertel vest viere* vieren vind vinde* vinden vinger vis voete* voeten vuile
vuile* vuist waarvoor wakke* wakker wat wel willen winkeltje wonen wonen* woord* wurge* wurgen zacht zaklamp zesse*
zessen zeure* zeuren zomer* zonde zoon zoont* zoontje zorg zwaai* zwaaide zwage* zwager zwarte`,
      '3': `
90 aan_jullie aanbelt aanst* aansteker af_te al_dat als_ge amste* amsterdam appje appje* auto bak baksteen basis*
bedan* bedankt bedreigd bek beton bewer* bezorger bij_die bij_ons blokken boom boot bos braba* branden breke* breken
breng brieven brug buiten cent chauf* check check* club daarb* dagli* dan_een dan_heb dat_je de_kast de_klok de_koffer
de_toonbank de_zaak deur_en die_in die_man die_met die_ober diep dierb* dierbare docht* donkere door_die door_het
drie_jaar drink durfd* durfde dwars dwars* een_fles een_foto een_jerrycan een_mailtje een_plek eigen eigen* elke_avond
en_niet er_iemand er_over er_weer eraf erond* eronder erop eruit* even facebook ff gebeuren gebeurt geblo* geblokkeerd
geef gegoo* gegooid gehakt gehuu* gehuurd geld genie* geniet gepar* geparkeerd gespa* gespaard gevangenis gewoon_in
gezic* gezin gezin* goed_hoor graaf* grapj* groet* groeten groetjes grootste haal hal hamer hande* handel handj* handje
heb_de hebt heeft heeft* heeft_mijn het_briefje het_dorp het_en het_magazijn het_zelf hoe hoeft hoeft* hok hond hoogs*
hoop hopel* houten huism* huismeester ik_bij ik_dat ik_geen ik_het ik_ken ik_maar ik_zeg in_brand in_elkaar in_zijn
in_zo'n inboe* inboedel ingelicht inkom* inkomen is_mijn jarig je_alleen je_een je_in je_nog je_op je_toch je_van
jonge* jongeman kantoor kap ken ken_je kenni* kent kerel kerel* kijke* kijken knokk* komen komen* komt kook krab krijt
la laatst lacht* land licht_uit loopt loopt* luisteren maar maar_goed maar_ik maar_op maar_tegen maar_twee manag*
manager mannetje mast mest met_een mij mijn_zoon mijn_zwager milli* millimeter mooie* morge* morgen nacht* nachten nep
nooit_op noord* om_zijn ooms op_die op_straat op_voor opa's opa's* opgezocht ophal* ophangen over_zijn overd* paar
pas_op passen pensi* pensioen pijp pillen praat praat* prate* praten prik regel* rekening_geblokkeerd rem reserveer
ribbe* ribben rietj* rietje rotte rottweiler schiet school schop schop* schuu* servies slaap_er sleur* spijt sta_ik
staat_nu stap_ik stond_de stond_gewoon straf* suiker tegen* tesla tesla* tik ton tot_je trekk* uitgezocht uitst* verdi*
vergi* verkeerds vlamm* vliegen volgende voor_je voor_zo'n voordeur voorz* waar wacht we_komen weet_waar wel_wat welk
welke welke* werk weten weten* wij_staan wijka* wil witte witte* worden_na wordt wordt* wring* zaterdag_met zeer zelfm*
zelfmoord zestig zeven_weken zijn_vrouw zo'n zomer zorge*`,
      '4': `
112 aan_je aan_mijn achter_die afdel* afgelopen afslu* al_in alleen_in als_het als_ik anders antwe* banden_zijn bent
beton* betonnen bewak* bewaker bmw boksc* boksclub boten boten* breek breek* broer* camera's cel centen chauffeur daar
daar_eens dan_dit dat_kantoor de_eigenaar de_nacht de_parking degen* degene denke* denken die die_tent digge* diggelen
directeur doe_ik doen_we door_jullie doorh* doorheen draai echt_waar een_keer een_mes een_paar een_schroevendraaier
eens_goed eet eigenaar elleb* en_zei eraan eraan* ertus* ertussen eruit flikk* gast gebeu* gener* genoe* genoeg gevel
gevel* gewaa* gij glas golf grach* gracht grapje grave* grind* groot* grote_mond gruze* gruzelementen haar hamer* hang
heb_er heb_niks heb_uw hebben_jullie hele_straat helm het_op hij_nog hoe_laat hoekj* hoekje hoeve* hondj* hondje houde*
houden ik ik_kom ik_regel ik_rij ik_rijd ik_u ik_zei ik_zit ik_zou incasso jacht* je_gezicht je_kop kantoor_en kenne*
kente* kenteken kies klaar klaar* klapp* klop kom_zaterdag krijg_je krijgen kruis kruis* leg lek letterlijk ligt
ligt_in lijst* lood losse* maak_je madam* maken maken* mee meen meer_zitten meneer mes met_iemand mezel* mezelf minste
moeder molen* mooi mooie nachts nadenken neven neven* nog_een nog_eens onder_je ongeluk ontho* op_dat op_jullie
opgeslagen ophalen ophan* pikke* pikken post put raad_eens rammel ratte* receptionist regel riete* rieten rijd rijdt
rijdt* rijtj* rolstoel rond ruimt* ruimte s_nachts schelde schim* schimmel schoentjes schri* schroevendraaier showr*
slaan* smakelijk snell* sneller sprek* spreken stokk* stokken straat tande* tang te_maken tegen_die tel tikke* tikken
u_heeft uit_je uitpr* van_je vanda* vast vent verdienen verdieping verhuizen vierk* vierkante villa villa* vitri* vrouw
vrouw* vuurw* waar_het waar_jullie waars* waarschuwing we weet_hoe wie wijk zag_ik ze_in zes_uur zet zie zie_het zie_je
zn zoekt zoekt* zolde* zonder_dat zou`,
      '5': `
90_euro achternaam achterom_kijken afsluit als_er as baas beloof bent_gewaarschuwd benzi* bestel binnenkort bivak*
blaft blaft* bom broers cobra cobra* dan_praten dat_glas de_boel de_brievenbus de_keel deurw* deurwaarder die_gast
die_koerier die_mijn dit_is dit_op doorgaat duw een_eind een_honkbalknuppel een_ongeluk eind_aan eindi* en_ik en_jullie
en_vroeg er_geen etalage fietst fik ga_ik geld_of genot* genoteerd gewaarschuwd gezicht gooi grind heb heb_een heb_nog
help herken hij ik_heb ik_laat ik_nog ik_ram ik_sta ik_steek ik_zijn ik_zo in_je in_met incas* is_van jachtgeweer
je_kinderen je_tanden je_tuin je_weet je_wel jerrycan kanaa* keel kennen koevo* koevoet kogel* kraai* krijg* krijgt lak
langs langs* langs_met let lig lost magaz* magazijn manie* manier menee* met_je met_mijn met_uw met_zijn mijn_auto
mijn_broers mijn_geld mijn_hond moogt moogt* motor* neem_ik niet_alleen niks_meer nu_ik nummerplaat of_ik op_zijn
op_zolder oprit oprit* pakte* parkeer pas_maar persoonlijk pistool praten_we ram rotte* rottw* ruiten showroom sla
slaap* slaap_zacht sloop* sluitingstijd splin* splinters spuit* steeg* straa* stuur tanden tegenkom toonb* toonbank
tot_ik tot_in trekker trut uw_zaak van_jullie vanav* vanavond vandaan vergiftig verliezen vlammen vriend vroeg_of
vuist* vuurwerk wacht_maar weet_dat wijkagent wilt woont_in woorden zaak zijn zijn_tanden zijn_van zijt zit_in zolan*
zolang zolder zweer zweer*`,
      '6': `
als_dit als_hij alvas* alvast alvast_een benie* benieuwd blaas denk die_chauffeur die_vent doe door_uw en_klaar etala*
ga gaat hak heb_je honkb* honkbalknuppel ik_trek is_al is_klein jongens keet klappen knal koeri* koerier kofferbak
kom_ik kom_maar kop laat_de lacht lossen luste* maak maar_eens meneer_de mijn_neven naar_binnen neem of of_laat om_zes
onthouden op_je remle* remleiding slik spring spuit sta steek steek* strak* trek van_mij van_u vanna* vannacht volg
voor_jullie woont woont* zal_hij zeg zijn_eigen zonde_zijn zou_zonde zulle* zullen`,
      '7': `
achterom bande* banden blaas* briev* brievenbus dat_hij eens gauw ik_die ik_maak ik_sla ik_weet in_jullie in_uw je
jerry* jou jouw kijk kom krijgt_een lucif* lusten naar_buiten slaap tot_gauw volgende_keer wraak* zijn_als zult`,
      '8': `
als_die dit ge he hem oog straks weet zal zeg_maar`,
      '9': `
jij julli* jullie u uw`,
    },
    violence: {
      '2': `
21 400 aanst* achte* achtergrond achteruit acteu* afdru* agent* anders armen armen* auto bami banden bedreigde begint
begonnen belee* beleefd bened* beneden bezem bezoek bezor* bijl borde* borden boven* breiw* breiwerk buis buiten cash
chips contr* daar daarn* daarna dachten directie docht* dremp* dronk drukk* drukken drukt* duim duwden elekt* eraan
eraan* ertus* festi* flard* flarden friet gangp* gedra* gegeven gehou* gehouden gekei* gekeild geleg* gepak* gepakt
geplant gesme* gesto* gestopt gezet gezet* ging grapj* griez* gsm haal haald* halen halen* hamer hamer* haren haren*
hebbe* hebben heeft heeft* helm hield hoofd* hun inhal* instructeur inzet* jonge* jongen jongens julli* jullie kapot*
kapster kelne* kelner kennis klage* klagen klant* klapd* klapdeur kleer* knald* knalde kop kraakte krimp* krimpt kruis
lepel lepel* lijf loemp* losge* losse losse* mama masse* maten maten* matra* medewerkers meisj* menuk* mn mocht*
morgens naar nachtportier nagels natuu* natuurlijk neerg* nek ns of oke oksel* omver omver* onder onze opges*
opgesloten ophou* over pa perron personeel piani* pianist piep pijnlijk pistool pop rappo* recen* roepe* roepen rolde*
rond rooster ruist* samen samen* schan* schok* scholier schre* schro* sigar* sla slaan* slaap sleut* sleutel
sleutelkaart spanj* spelers sprong staart stape* stoel straa* straf* strak* streek stuurde succe* succes terwi* terwijl
toen tot trein* uit uitsm* uitze* uw vanui* vanuit vaste vaste* vastl* vecht* velde* velden verbl* verte* vertelde
voete* voeten voordeur werd weten weten* wijzen wonen wonen* woont woont* wurge* wurgen zagen zagen* zakla* zaklamp
zegge* zeggen zestien zestig zette* zicht* zogen* zogenaamd zomaa* zomaar zoon zorg zwang*`,
      '3': `
aanslag achterhoofd af afgerekend als_ik at baas bande* bed bedre* bedri* bedrijfsleider beet begel* begeleider begon
begon_te beide beide* betaa* beveiliging bewaker bewoners bezorger bij_mijn bijla* bijlage bloed bloed* blokk*
blokkeerden borst borst* bovenop broertje bult chauf* dat_een de_baas de_chauffeur de_dj de_grond de_kok de_slagboom
deur_en diner diner* door_het drank drempel drukte een_fles een_oude een_pop een_schroevendraaier een_stoel eens_terug
eigen* en_daarna en_heb en_hebben en_vroeg en_we en_zei express fles gangpad gas gebro* gebroken gebru* gebruikt gedru*
gedrukt gefil* gefilmd gehaa* gehaald gelegd genot* gesch* gesmeten geste* gezet_en gezicht_van grapje greep* grond
grond* grootste handboeien handdoek handen handh* het_gezicht het_magazijn hete huurb* ijsco* ik_geen ik_iets ik_kreeg
ik_weet ingeh* intercom kantoortje kapot kelde* kelder kermi* kieze* kilo klanten klap knie_in kniee* knieen kok koude
koude* kreeg kreeg* kroeg kruk kwaad* kwam_de kwam_met los_en maak magaz* magazijn man masseur me_af medew* meisje
menukaart mijn_broer mijn_haar mijn_hand mijn_moeder mijn_ogen mijn_telefoon mijn_vrouw mijne mijne* mochten moede*
motor* naar_beneden naar_buiten niks_gevonden noem nog_een norma* normaal ogen om_de oma omdat_hij onder_een ons_moeder
op_ons opget* pepperspray polit* prote* recensie riem rollu* rolluik schep schep* schiet schok schoot schop
schroevendraaier sleurden slot_en slote* sloten sneed sneed* sprongen spuug* spuugde spuwd* spuwde stak steward stomp
stond_met stond_te stopp* stoppen straf strak strop* stropdas taxi tegen_een tehui* tehuis toen_hij toen_mijn trainer
trap u uitge* vader vader* van_80 van_de verhuurder verslag verzo* vier_man vinger vingers voor_6 vrachtwagenchauffeur
vrouw vrouw* wapen* we_zaten weet weg wilde wilde* winke* winkelbewaker zaalw* zaalwacht ze ze_hebben ze_me ze_riep
zetel zetel* zonder_raam zwaaide zwarte zweml*`,
      '4': `
aan_zijn aanle* achterover adem afger* arm asbak* badju* badjuf barkr* barkruk barma* barman begint_te begon* betaalde
beuke* beveiliger bewaking bewon* bij_zijn blauw bleve* bleven bovenarm bovenarmen breke* breken bril broer buik
buitenwipper chauffeur controleur dacht dacht* dacht_dat de_deur de_ruit de_stoep de_toog de_trap dreigde een_barkruk
een_mes een_schop elleboog en_mij en_tegen expres garag* gebar* gebarsten gejaa* gejaagd gekre* gekregen gescheurd
gesle* getro* gezwa* gezwaaid gij gooide_een greep grijn* haalde hande* handj* heftr* heftruck hek hem hij_op hond_op
ik_betaalde ik_nog ik_werd in_bed in_haar inger* jukbe* jukbeen knapt* knapte knie knupp* knuppel krabd* krabde kroeg*
krukk* krukken liet maneg* me_tegen me_wel mes met_een mij_in mij_uit mijn mijn_arm mijn_jas mijn_neef mijn_rug
mijn_zoon moeder neef neer nekve* nekvel oma's oma's* omdat omdat* ons ons_op onze_tafel op_in op_slot opgesloten_in
oren out over_zijn papa plekk* plekken probe* probeerde raamp* raampje reden reden* reed ribbe* riep_dat ruit ruw
schande schel* scheu* scheurde schra* schri* schrijft shirt* showr* sindsdien slot spron* steeg stoep stoep* tand
tande* tanden taxic* taxichauffeur tegen* tel teruggevonden tik trede trede* uit_mijn uitga* van_zijn vanuit_het vinge*
voorh* vorm vriend zei zesti* zette zichtbaar zijn_voet zwaai*`,
      '5': `
61 achter_haar balde balde* bevei* bezoek_aan bij_haar blauwe blauwe_plekken bloedneus broer* buite* busch*
buschauffeur club conci* concierge de_deuren de_eigenaar de_uitbater de_uitgang deur deur_op deure* deuren dreigend
een_duw een_hok een_klap een_zak eigenaar en_begon expre* gaste* gasten gebonden gegoo* gegooid gekie* gekieperd
gekneusd gekwa* gekwakt getrokken gooide heeft_die heeft_me het_raampje hok hoofd in_elkaar in_mijn incas* intim* jas
kaak kale kamertje klapp* kneep kneep* kreeg_een lel liet_zijn me_aan met_opzet mijn_benen mijn_handen mijn_lip
mijn_nek mijn_neus mijn_ribben mijn_schouder mijn_vriend mishandeling mond muilp* muilpeer omdat_ze ons_af op_zijn
opzet opzet* over_mijn peppe* politie rib ribben rukte rukte* schelden schop* schou* shirt showroom sleur* smijt*
staan_en stewa* stomp* tegen tegen_het telefoon_uit terre* toog trok_mijn twee_tanden uitba* uitbater uitgang
vastgehouden verhuizer verpleger verwu* vloog vloog* voorhoofd vuist walki* zette_zijn zijn zijn_keel zijn_vuist
zonder_reden zwangere`,
      '6': `
aan_haar agres* benen benen* bewakers bewus* blauw* dat_hij door_de duw duwde_me een_kopstoot gaf_mijn gebon* geduw*
geduwd gemep* gemept geram* geramd gesla* gespo* gespoten gezic* gooid* haar hand hardhandig hij_me huisb* huisbaas
in_zijn keel klappen koeri* koerier kopstoot lip me mij_met mijn_bril mijn_hoofd misha* neus oor parkeerwacht polse*
polsen por portier portiers rake richt* richting schouder secur* security sloeg sloeg* sloeg_mijn stapt* stapte steeg*
straal tegen_de tot_het trapt* uit_met voet zei_de`,
      '7': `
aan_mijn bewak* door door_een dreig* elleb* gaf gekne* gezicht hardh* hij kopst* kraag kraag* met_zijn mij mijn_gezicht
naar_mijn niet_uit omged* omgedraaid op_mij op_mijn pols porti* riek riep rug tot_ik trapte vuist*`,
      '8': `
duwde gekregen_van geslagen tegen_mijn trok vastg*`,
      '9': `
duwde*`,
    },
  },
};
