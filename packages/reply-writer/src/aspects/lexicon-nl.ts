import { hearsay } from './hearsay.ts';
import { plainLexicon } from './plain-lexicon.ts';

export const lexiconNl = plainLexicon({
  things: `
    staff|het personeel|personeel houding medewerk* ober obers serveerster* bediening team eigenaar eigenaresse eigenaren verkoper* verkoopster* receptionist* receptioniste baliemedewerk* mevrouw uitbater* kok gastheer gastvrouw schoonmaakster* portier nachtportier beveiliger beveiligers kassier kassiere kassamedewerk* juffrouw baas bazin beheerder beheerders bedrijfsleider* filiaalleider* verkoper verkopers verkoopster verkoopsters winkelmeisje assistente assistentes assistent stagiair* vakantiewerker* jobstudent* jongen kerel vent zaakvoerder* gerant uitbaatster barman barvrouw barista kamermeisje* poetsvrouw verpleegster* verpleger* verpleging verzorgende* zuster zusters steward* stewardess* hostess* vrijwilliger* suppoost* secretaresse* directeur directrice bejegening klantvriendelijkheid vriendelijkheid collega's badmeester bewaker bewaking garderobejuffrouw chefkok kokkin hulpkracht invalkracht oproepkracht verkoopmedewerk winkelbediende winkeldame winkelpersoneel bakkersvrouw apotheker apothekeres agente agenten loketbediende bediende bedienden gastvrijheid beleefdheid respectloos attitude ingesteldheid humeur norsheid onbeschoftheid manieren mannetje mevrouwtje vrouwtje onthaalmedewerk hostessen baliedame telefoniste leidster leidsters begeleidster behandeld
    service|de service|service dienstverlening klantenservice klantendienst helpdesk klantensupport servicedesk bediend bedienen geholpen helpen callcenter callcentre wenken gewenkt hulp klantgericht* aandacht hulpvaardigheid klantenservice's klantencontact nazorg dienstverlener begroet begroeting groeten groet groette
    welcome|de ontvangst|ontvangst receptie verwelkomd
    food|het eten|eten lekkernij* gerecht gerechten keuken maaltijd* vlees vis diner lunch hapjes smaak friet frietjes patat burger* biefstuk salade* soep pasta saus groente* voorgerecht* uitsmijter* omelet* zalm kip tosti* pannenkoek* kroket* bitterbal* mosselen stamppot* hoofdgerecht* sushi spareribs schotel* fruit groenten kaas kaasplank worst gehakt vleeswaren stoofvlees stoverij frieten frietje frites frikandel* frikadel* kippetje eend kalkoen tonijn garnalen scampi's scampi kreeft noedels rijst curry soepje sauzen mayonaise ketchup dressing spaghetti lasagne carbonara risotto ravioli burger hamburger hamburgers wrap wraps falafel kebab shoarma doner tapas hoofdgang tussengerecht dagmenu dagschotel* dagsoep voorgerechten garnituur ingredient* kruiden gekruid gezouten bord bordje borden bakje smaakt smaakte smaken smaakten gaar tomaat tomaten sla komkommer aardappel* aardappelen kroketten bitterballen haring kibbeling ansjovis eitje eieren ei omelet spek ham hammen yoghurt muesli poke loempia* sate saté bami nasi vol-au-vent balletjes gehaktbal* steak entrecote ossenhaas ribbetjes lamsrack lamsbout varkens* konijn deeg beslag pannenkoeken poffertjes wafel wafels etenswaren hapje eetlust maaltje maaltijdsoep tomatensoep kippensoep uiensoep bouillon stoofpot stoofpotje stamppot hutspot boerenkool zuurkool spruitjes witlof asperges spinazie broccoli bloemkool prei ui uien knoflook paprika champignon mais bonen linzen kikkererwten hummus olijven mozzarella feta geitenkaas brie parmezaan salami filet americain ossobuco schnitzel cordon kotelet worstjes braadworst rookworst frikandellen bamischijf kaassouffle nugget nuggets kipnuggets vleugel vleugeltjes drumstick kipfilet kipsate gyros souvlaki moussaka tandoori naan massala dahl dumpling dumplings gyoza bao pho wok springroll spicy paella taco burrito nacho quesadilla guacamole salsa tzatziki aioli mosterd azijn peper pepersaus champignonsaus jus gefrituurd frituur frituurvet gegrild doorbakken bloederig opwarm fabrieks smaakloos flauwe zouter aangebrand tartaar carpaccio zeevruchten oester oesters inktvis calamares octopus kabeljauw schol forel makreel paling haringen visstick vissticks lekkerbek
    breakfast|het ontbijt|ontbijt ontbijtbuffet ontbijtzaal ontbijten ontbeten ontbijtje croissants jam confituur roerei kuipjes broodrooster fruitsap* sinaasappelsap* brunch havermout toast ontbijtbox ontbijtmand ontbijttafel ontbijttijd ontbijtgranen hagelslag pindakaas beleg broodbeleg fruitsalade spiegelei
    buffet|het buffet|buffet
    pizza|de pizza|pizza pizza's
    bread|het brood|brood broodjes pistolet* koffiekoek* croissant* brood* boterham* stokbrood* sandwich* bagel* ciabatta baguette* koffiekoeken afbakbroodjes krentenbol krentenbollen rozijnenbrood stokbroden rogge volkoren kadetje tijgerbrood broodplank
    desserts|de desserts|dessert desserts toetje* nagerecht* taart gebak ijs ijsje ijsjes bolletje bolletjes coupe dame-blanche taartje taartjes gebakje gebakjes cake koekje koekjes slagroom chocolademousse tiramisu cheesecake chocolade appeltaart appelgebak brownie brownies muffin creme brulee pudding vla ijscoupe softijs sorbet macaron bonbon bonbons pralines donut donuts tompouce moorkop soes soesjes eclair eclairs chocoladetaart schuimgebak cupcake cupcakes
    portions|de porties|portie porties portie* portietje hapje kinderportie* minuscuul mondjesmaat
    menu|de kaart|menukaart kaart menu menu's kindermenu drankenkaart dagkaart
    drinks|de drankjes|drank drankjes drankje cocktail* dranken thee theezakje zakje sap sapje fris frisdrank cola limonade tonic gin wijntje pintje glazen water kraanwater smoothie* chocomel* melk havermelk prosecco aperitief aperitiefje karaf milkshake* drinken frisdranken sapjes sinaasappelsap appelsap icetea bruiswater spuitwater kannetje beker bekers bekertje glaasje glaasjes ijsblokje ijsblokjes mojito aperol likeur jenever whisky wodka mocktail
    wine|de wijnen|wijn wijnen huiswijn* fles flessen chardonnay
    beer|het bier|bier bieren pils biertje biertjes pint pintje pinten tapbier witbier
    coffee|de koffie|koffie cappuccino espresso latte koffietje koffies americano macchiato decaf melkschuim koffiemachine* koffieapparaat* koffieautomaat* koffiebonen koffiecups cappuccino's espresso's lattes cortado havermelkcappuccino melkkoffie
    rooms|de kamer|kamer kamers hotelkamer* slaapkamer* suite appartementen bungalow* huisje huisjes chalet stacaravan chalet* woonkamer* zithoek slaapbank* bedbank* slaapzaal* kastruimte nachtkastje* minibar gordijn gordijnen rolgordijn* verduister* stacaravan* caravan zeezicht hotelkamer studio kapstok slaapkamers accommodatie blokhut kamertje kamertjes eenpersoonskamer tweepersoonskamer familiekamer vierpersoonskamer hotelkamers vakantiehuis vakantiehuisje vakantiewoning lodge lodges safaritent trekkershut gordijntjes venster vensters inkijk kledingkast klerenkast kleerhanger kapstokken bureautje kofferbank zolderkamer kelderkamer
    bed|het bed|bed bedden matras* kussen* lakens dekbed* beddengoed boxspring* stretcher* stapelbed* hoofdkussen* kussen spiraal veren lattenbodem topdekmatras* dekens deken dekentje slaapzak* dekbedden slaapbank matrassen bedlinnen babybed* kinderbed* bedbodem bedframe matrasje luchtbed bedveer bedveren kuil slaapcomfort slaapplaats slaapplek hoeslaken bedovertrek sloop onderlaken molton
    bathroom|de badkamer|badkamer* wasbak bad ligbad douchekop* douchegordijn* douchecabine* waterdruk afvoer afvoeren afvoerputje wc-papier toiletpapier wcpapier wc-bril zeep haardroger fohn wastafel* lavabo kranen kraan spiegel* tegels voegen spoelt doorspoelen badkamers handdoekrek waterstraal wasruimte badkamertje doucheputje toiletbril wcborstel toiletborstel haardrogers shampoo douchegel zeepdispenser zeeppompje handzeep wastafels spoelbak waterleiding leidingen putje verstopping doorgespoeld doorspoelt lekkende druppelt druppelde drupt drupte druppelen badrand badmat douchevloer doucheglas douchedeur handdouche regendouche bidet
    toilets|de toiletten|toilet toiletten wc sanitair toiletgebouw sanitairgebouw* sanitaire wc's urinoir* toiletruimte* plee
    showers|de douches|douche douches douchen gedoucht douchewater muntjesdouche* doucheruimte
    pool|het zwembad|zwembad buitenbad binnenbad glijbaan glijbanen golfslag golfslagbad bubbelbad peuterbad kinderbad baden baantjes chloor zwemwater zwemmen zonneweide stroomversnelling wildwaterbaan zwembadje zwembaden waterglijbaan duikplank springplank badwater zwemband ligweide ligbedjes zwembadrand peuterbadje ondiep
    seating|de zitplaatsen|stoel stoelen zitplaats* bank banken tafels zitje zitjes kruk krukken barkruk* bankje bankjes zetel zetels leuning leuningen rugleuning* armleuning* beenruimte klapstoel* ligbed* ligbedden ligstoel* tafeltje tafeltjes zitcomfort zitplekken zitplek poef fauteuil* kussentjes zithoogte zitbank zitbanken zitvlak wiebelstoel wiebelende tuinstoel knieen beenruimtes hangstoel kinderstoel hoofdsteun voetensteun rechtstaan
    view|het uitzicht|uitzicht zeezicht vergezicht panorama binnenplaats betonmuur
    terrace|het terras|terras tuin balkon terrasje terrassen dakterras balkons
    location|de ligging|ligging locatie halte haltes bushalte* loopafstand wandelafstand afstand afgelegen hoofdweg snelweg industrieterrein bedrijventerrein industriezone onvindbaar navigatie routebeschrijving centrum stadscentrum binnenstad wegwijzer* bordje bordjes uithoek omgeving buurt wijk zandweg bospad locaties afgelegenheid omleiding wegwerkzaamheden wandeling vindbaar onvindbare navigatiesysteem stationsbuurt spoorlijn spoorweg autosnelweg omgevingslawaai achterafstraat uitzoekwerk bewegwijzerd bewegwijzering verkeersbord
    parking|de parkeerplaatsen|parkeerplaats* parkeren parking parkeergarage* parkeerplek* parkeerkosten parkeerboete* parkeerkaart* parkeerticket* parkeermeter parkeergelegenheid parkeerschijf parkeervak* vakken geparkeerd parkeerde parkeer parkeertarief* parkeerdek wegsleep* weggesleept parkeerplaatsen slagboom parkeerwachter parkeerbeheer parkeerautomaat parkeerproblemen parkeeruren parkeersituatie parkeerzone parkeertijd parkeerplekje invalidenparkeerplaats gehandicaptenplaats stadsgarage bekeuring naheffingsaanslag
    wifi|de wifi|wifi internet router wachtwoord stopcontact* netwerk internetverbinding hotspot bereik signaal verbinding oplaadpunt* usb wifiverbinding wificode netwerkcode 4g 5g databundel internetsnelheid opladen
    decor|de inrichting|inrichting interieur aankleding versiering kaarsen kitsch muurtjes wandjes dennentak aankledingen smakeloosheid kunstplanten kunstbloemen kleurstelling
    atmosphere|de sfeer|sfeer ambiance gezelligheid charme kantinesfeer kerstgevoel stationshal uitgestorven sfeerloos sfeertje sfeerloosheid steriel gezelligs ongezelligheid saaiheid doods doodse publiek clientele
    music|de muziek|muziek playlist achtergrondmuziek dj techno schlagers liedje liedjes muziekkeuze volume muziekje plaat muzieklijst speaker speakers luidspreker luidsprekers radiozender radio beats discomuziek
    noise|het lawaai|lawaai herrie geluidsoverlast lawaaierig* luidruchtig* gehorig burenlawaai verkeerslawaai geluid geluidsisolatie gehorige bouwlawaai bouwwerf bouwplaats verbouwing* boren geboor getimmer timmeren gehamer dreun* dreunen dreunde bonken bonkende gebonk bassen gesnurk snurken snurkt snurkte snurkende gegil gekrijs krijsende gillen gillende geschreeuw schreeuwende gezang blaffen geblaf blaft nachtrust oordoppen oordopjes feestgedruis feestmuziek luidkeels rumoer* kabaal burengerucht brullende slapeloos* glasbak geroezemoes gepraat piepen piepte lawaaiige keihard knetterhard geluidsniveau decibel feestvierders feestende gejoel joelende joelen gelach geklets kletsende pratende gebel bouwvakkers bouwwerken werkzaamheden drilboor graafmachine bladblazer grasmaaier kerkklok klokken dichtslaande slaande dichtslaan klapperende klapperen piept piepend krakende gekraak getrappel voetstappen gestommel gebrom brommende brommen zoemen zoemt gezoem suizen echo galm galmt nachtlawaai vliegtuiglawaai straatlawaai feestgangers verstoord doorslapen
    cleanliness|de netheid|netheid hygiene schoonmaak vuil viezigheid schoonmaken eindschoonmaak stof poetsen gepoetst poets schoongemaakt schoonmaker* poetshulp vlek vlekken kruimel* kruimels haren vuilnis vuilnisbak* vuilbak* afval prullenbak* kauwgom* spinnenweb* spinrag schimmel* plakken plakt plakte kleeft kleverig* aangekoekt* vuile vieze vettige aanslag kalkaanslag etensresten lippenstift ongewassen gedweild gestofzuigd stofnesten zand kringen modder smeer bevuild* kleffe plas drek troep smeerboel zwijnenstal viezig groezelig morsig kleverige vettigheid stoflaag stofpluis stofpluizen pluizen haarbal schaamhaar schaamharen vuiligheid koffievlek vingerafdruk vingervlekken urinevlek poepvlek plassen peuken asbak asbakken overvolle braaksel hondenpoep hondendrollen duivenpoep vogelpoep kuis kuisen gekuist kuisploeg poetsploeg schoonmaakploeg schoonmaakbeurt afgeruimd ongereinigd gereinigd reiniging reinigen hygienisch onhygienisch dweil schrobben vuilzak vuilzakken vuilniszak vuilniszakken afvalbak viesheid schimmelrand vloer vloeren vloertje onhygienische schoonmaakploegen zwerfvuil zwerfafval vervuild vervuilde besmeurd besmeurde stofwolken bloedvlekken bloedvlek smurrie
    wait|de wachttijd|wachttijd* wachten gewacht rij rijen aanschuiven aangeschoven aanschoven wachtrij* wachtrijen wachtte wachtten file files filevorming urenlang* aanstaan wachtlijst* aansluiten koukleumen geschuifeld wachttijden vertragingstijd ellenlang ellenlange tergend traagheid slakkengang slakkentempo aanschuif anderhalf eindeloze wachtlijsten wachtenden
    price|de prijzen|prijs prijzen prijzig prijsstijging* prijsverhoging* prijskaartje* prijsje indexering indexeren duurder prijzige geldklopperij prijsbeleid prijsverschil prijsvergelijk prijsniveau prijsaanpassing geldwolf geldwolven geldklopper duurste inflatie winstbejag
    expensive|de prijzen|duur dure peperduur woekerprijs* woekerprijzen afzetterij afgezet geldklopperij geldzak toeristenval peperdure schandprijs overpriced overgeprijsd woeker onbetaalbaar buitensporig exorbitant
    amount|de prijzen|euro
    value|de prijs-kwaliteitverhouding|prijskwaliteit
    choice|de keuze|keuze aanbod assortiment alternatieven alternatief soorten variatie keuzes bierkeuze wijnkeuze keuzemogelijkheid* vegetarisch vegan veganistisch vegetarier afwisseling eentonig beperkte assortimentje eenzijdig productaanbod
    delivery|de levering|verzending verzendkosten bezorgkosten levering leveringen bezorging geleverd bezorgd leverdatum levertijd* levertermijn* leverde leveren levert geleverde bezorgen bezorgt bezorger* bezorgmoment thuisbezorgd postnl bpost dhl dpd gls koeriersdienst afgeleverd aflevering* afleveren ophaalpunt* afhaalpunt* bezorgtijd bezorgvenster bezorgbus bezorgkost bezorgservice bezorgadres verzendtijd leveringstermijn leveringsdatum leverafspraak tijdvenster pakketdienst pakketbezorger pakketpunt postkantoor brievenbus thuislevering gedropt neergezet neergegooid
    parcel|het pakket|pakket pakketje pakketten pakje pakjes zending zendingen doosje postpakket
    driver|de chauffeur|chauffeur chauffeurs bezorger* koerier* postbode* buschauffeur* bestuurder* conducteur* controleur* rijstijl rijgedrag machinist* taxichauffeur* remde optrekt geremd trambestuurder* racen racede bumperkleven toeteren toeterde toeter optrekken weggebruiker snelheidslimiet
    product|de producten|product producten artikel* kleding schoenen meubels spullen kleren schoen materiaal afwerking naad naden stof zool zolen rits trui truien tulpen rozen plant planten boeket batterij accu bloemen rommel speelgoed exemplaar productkwaliteit kwaliteitje materialen stikwerk stiksel draadjes pluist krimpt gekrompen kromp uitgelubberd lubbert verkleurd verkleurt gekreukt miskoop wegwerp flutding flut namaak imitatie defecten mankement mankementen fabrikaat knutsel
    advice|het advies|advies adviseur* geadviseerd deskundigheid vakkennis productkennis kennis uitleg uitleggen uitgelegd verstand productadvies voorlichting onkunde onkundig onwetend onwetendheid ondeskundig ondeskundigheid raadde raadden adviseerde onbekwaamheid incompetentie
    checkout|de kassa|kassa kassa's zelfscan* scankassa* loket loketten kassabediende balie kassarij kassabandje kassaband scankassa kassapersoneel zelfbediening
    haircut|het kapsel|kapsel knippen coupe haar pony bob fade opgeschoren nek trapje kapsels haarsnit knipbeurt haarlijn krullen krul lokken laagjes tondeuse haardracht knipt knipte geknipt kniptechniek baard stoppels
    colour|de kleur|kleur kleuring haarkleur uitgroei kleurtje highlights balayage ombre haarverf geverfd gekleurd kleurtjes kleurresultaat blonderen geblondeerd toner geelzweem
    stylist|de kapper|kapper kapster kappers haarstylist* barbier kapsters kappersstoel kapperszaak
    treatment|de behandeling|behandeling* massage* manicure vulling vullingen kroon operatie ingreep spuit prik tattoo nagel nagels gelnagels gellak wimpers wenkbrauwen pedicure gezichtsbehandeling* harsen ontharing haarverwijdering vaccinatie implantaat prothese zitting nabehandeling rontgen rontgenfoto bloedprikken verdoving beugel kunstgebit gebit facings acupunctuur manueel oefentherapie gelnagel acrylnagel nagellak peeling wimperextension lashlift piercing lasergezicht
    repair|de reparatie|reparatie* onderhoudsbeurt herstelling* hersteld gerepareerd repareren onderdeel onderdelen bandenwissel nazicht reparateur servicebeurt knutselwerk broddelwerk prutswerk pruts prutser geklungel knoeiwerk knoeier gepruts beunhaas klusje werkplaats
    mechanic|de monteur|monteur monteurs garagist technieker* installateur* loodgieter* elektricien* werkman werkmannen vakman vaklui klusjesman
    bill|de rekening|rekening factuur rekeningen facturen eindafrekening* afrekening* afgeschreven afschrijving* afschrijven incasso* factuurbedrag naheffing* kassabon* bon bonnetje bonnen kasticket* afrekenen afgerekend aanrekening maandbedrag voorschot* domiciliering* eindbedrag totaalbedrag bedrag bedragen bedrage afrekeningen betalingsherinnering creditfactuur nota nota's jaarafrekening naverrekening rekeningetje
    doctor|de arts|arts dokter tandarts huisarts artsen huisartsen dokters chirurg* therapeut* kinesist* fysiotherapeut* kine specialist* tandartsen oogarts* dierenarts* orthodontist* mondhygienist* diagnose* huisartsenpraktijk vervangarts kinderarts gynaecoloog dermatoloog cardioloog behandelend geneesheer tandartspraktijk hygienist
    appointment|de afspraak|afspraak afspraken afspraakje wachtlijst verzet uitgesteld verschoven ingepland inplannen tijdsblok* tijdslot* spreekuur consult intake intakegesprek tijdvak tijdslots verzetten verschuiven wachttermijn afspraaktijd langskomen langsgekomen opdagen opgedaagd
    machines|de apparaten|apparaat apparaten toestel toestellen apparatuur automaat automaten flessenautomaat* droger drogers wasdroger* wasmachine wasmachines loopband loopbanden roeimachine* roeitoestel* halters gewichten vaatwasser* kopieerapparaat printer ticketautomaat* kaartautomaat* kaartjesautomaat* waterdispenser broodrooster scanner machine ticketmachine fitnessapparaat fitnesstoestel spinfiets hometrainer laadpaal laadpalen laadstation tankautomaat kassasysteem koffiezetter ijsmachine speeltoestel speeltoestellen projector beamer wasautomaat droogkast droogtrommel kopieermachine
    changing|de kleedkamers|kleedkamer* kleedhok* pashok* paskamer* kluisje* kleedruimte kleedruimtes omkleedruimte omkleedhokje omkleedhokjes locker lockers omkleden
    trainer|de trainers|trainer trainers coach personal-trainer fitnesscoach begeleider* begeleiders monitor
    classes|de lessen|les lessen cursus* lesuren proefles zwemles* rijles* dansles* groepsles* groepslessen lesrooster cursussen yogales* lesje lesjes lesinhoud cursusmateriaal cursusavond cursist groepsgrootte niveauverschil trainingen workshop workshops clinic lesgeld
    teacher|de docenten|docent* leraar leraren juf instructeur* lerares leerkracht leerkrachten lesgever* juffen meester trainer docente instructrice* rijinstructeur* lesgeven lesmethode didactiek didactisch pedagogisch schoolleiding schooldirectie mentor klassenleraar docententeam
    agent|de makelaar|makelaar makelaars verhuurder makelaarskantoor immokantoor bezichtiging* huisbaas huisbazin verhuurster syndicus vastgoedmakelaar huurbemiddelaar vastgoedkantoor makelaardij immo verhuurbureau bemiddelingskosten bezichtigen
    flat|de woning|woning appartement huis huurwoning* huurhuis huurappartement* woningen kamerwoning huurappartementen portiekflat
    communication|de communicatie|communicatie
    exhibition|de tentoonstelling|tentoonstelling* collectie vitrine* kunstwerken tekstborden tentoongesteld kunstwerk schilderij beelden uitlegborden interactief
    guide|de gids|gids rondleiding audiotour rondleider* audiogids reisleider* reisleiding rondvaart rondrit stadswandeling
    journey|de reis|reis rit overstap traject tocht overtocht busrit treinrit taxirit treinreis omweg omwegen overstaptijd
    delay|de vertraging|vertraging* vertraagd vertraagde uitval uitgevallen opgeheven gemiste treinvertraging vluchtvertraging verlaat laattijdig
    vehicle|het voertuig|auto voertuig wagen huurauto* deelauto scooter scooters step steps banden bestelwagen busje camper camperbus ebike zadel koppeling ruitenwisser autostoel bekleding achterbank kofferbak leenauto leenfiets vervangauto
    crashes|de storingen|crasht storing storingen vastloopt
    booking|de boeking|boeking reservering boekingen boekings* omgeboekt geboekt boeken overboekt overboeking* dubbelgeboekt gereserveerd gereserveerde reserveren reserveringen reservatie* reservaties tafelreservering bevestiging bevestigingsmail* boekte boekten reservering* boekingsbevestiging dubbelboeking boekingssite boekingsfout reserveringsnummer volgeboekt volzet omboeken
    climate|de airco|airco airconditioning ventilator ventilatie airco's radiator chauffage ventilatoren luchten gelucht luchtkwaliteit zuurstof luchtcirculatie verluchting verluchten ventilatiesysteem tochtgaten
    heating|de verwarming|verwarming radiator*
    hotwater|het warme water|warmwater boiler geiser
    towels|de handdoeken|handdoek* badlaken* badhanddoek* washandje washandjes badjas badjassen badlinnen hotellinnen
    lift|de lift|lift liften roltrap* kabelbaan liftje liftdeur rolstoellift traplift
    smell|de geur|geur geuren stank rioollucht ruikt ruiken geroken stinkt stonk stonken stinken gestonken zweet zweetlucht zweetvoeten rooklucht sigarettenrook* chloorlucht muf muffig* riool rioolgeur kelderlucht putlucht frituurlucht frituurgeur luchtje parfumlucht geurtje geurhinder walm walmde nicotine schimmellucht verschraald* stinkerig ranzig ranzige bedompt mufheid schimmelgeur wierook urinelucht uringeur pislucht vislucht wietlucht wietgeur luchtverfrisser afvalgeur rookgeur etensgeur etenslucht bakgeur bakluchtje vetlucht reukhinder reuk geurde
    pests|de insecten|mug muggen wespen mieren bedwants* kakkerlak* spin spinnen rat ratten zilvervisje* ongedierte vlooien muizen larven fruitvliegjes muggenplaag mierenplaag vliegjes oorworm pissebed motten torren beestje beestjes insect wandluis wandluizen
    kitchenette|de keukenuitrusting|koelkast magnetron servies pannen kookplaat waterkoker oven pan messen mes vorken vork borden bestek kopjes vaatwasmachine koffiezetapparaat fornuis inductie keukentje keukengerei kookgerei theedoek theedoeken schuurspons vaatdoek afwasmiddel koelkastje diepvriezer vriezer vriesvak airfryer koffiefilter kurkentrekker blikopener snijplank
    beach|het strand|strand stranden strandje strandbedjes strandbed zeewier kiezelstrand kiezels
    spa|de wellness|wellness sauna* spa jacuzzi stoomcabine* stoombad bubbels whirlpool infrarood* opgieting* hamam stilteruimte rustruimte saunacomplex wellnesscentrum wellnessruimte massageruimte rustzone kruidenbad
    animation|de animatie|animatie animatieteam kinderclub* speeltuin* speelhoek entertainment kinderopvang kinderanimatie avondprogramma minidisco activiteitenprogramma recreatieteam
    deposit|de borg|borg borgsom aanbetaling waarborg* huurwaarborg* statiegeld borgsommen
    refund|de afhandeling van de betaling|terugbetaling terugbetaald terugbetalen restitutie teruggestort terugstorten terugstorting* teruggekregen terugkrijgen terugkreeg restitueren terugboeking* tegoed creditnota waarborg* huurwaarborg* waarborgsom
    order|de bestelling|bestelling* verwisseld* bestelbon* bestelbriefje bestelfout foutlevering besteldatum bestelnummer bestellijst verwisseling vergeten vergat vergaten ontbraken ontbrekende ontbrekend
    answer|het uitblijven van een antwoord|geenantwoord
    crowd|de drukte|tedruk drukte gedrang geduw opeengepakt opeengeperst volgepropt afgeladen stampvol haringen sardientjes mensenmassa* toeristenmassa oksel overbevolkt* bomvol overbezet stormloop toestroom massaal massatoerisme mensenzee sardines topdrukte superdruk overbevolking
    hours|de openingstijden|openingstijd* openingsuren sluitingstijd* sluitingsuur openingsuur* lunchpauze middagpauze sluitingsdag* rolluik rolluiken koopzondag* sluitingsdagen feestdag feestdagen vakantiesluiting middagsluiting openingsuur koopavond toegangstijd bezoekuren bezoektijd
    facilities|de voorzieningen|voorziening* faciliteiten
    access|de toegankelijkheid|toegang toegankelijkheid trap trappen drempel* helling hellingbaan rolstoel* kinderwagen* toegangspoort rollator mindervalide mindervaliden invalide ingangen hellend toegangsweg trapjes
    manners|het personeel|afgesnauwd afgeblaft toegesnauwd uitgekafferd uitgefoeterd afgepoeierd afgewimpeld afgescheept weggestuurd weggewuifd snauw snauwen snauwt snauwde snauwerig* grom gromde bromt brommerig* mopper* mopperde zuchten zuchtte ogenrollen uitgelachen betuttel* neerbuigend* kribbig* bits bitse nurks* knorrig* kattig* hooghartig* arrogante minachtend* denigrerend* geirriteerd* gepikeerd* pinnig* vinnig* stuurs* wegkijken lomperik afgekat afgebekt genegeerd negeren negeerde negeerden aangestaard uitlachen chagrijn chagrijnige onvriendelijkheid brutaliteit brutaler verwijten verwijtend zeurde mokken mokte nukkig humeurig arrogant hautain laatdunkend schamper sarcastisch spottend geringschattend bevoogdend kleinerend kleineren gekleineerd geirriteerde ongeinteresseerde onverschillig lusteloos verveeld pissig gepikeerde weggekeken weggejaagd weggebonjourd opgejaagd opgejaagde afgesnauwde berispt toegesproken botheid onverschilligheid desinteresse ongeinteresseerdheid ongemanierd ongemanierde onbehulpzaamheid
    waitingroom|de wachtruimte|wachtkamer* wachtzaal wachtruimte wachthoek volgnummer* nummertje
    contact|de communicatie|telefoon telefoontje* telefonisch* gebeld bellen belde belden terugbellen teruggebeld terugbelverzoek* voicemail antwoordapparaat mail mails mailtje* gemaild mailen email emails e-mail bericht berichten berichtje* chat chatbot* bot ticketnummer antwoord antwoorden antwoordt beantwoord reactie reageren reageert reageerde contactformulier* whatsapp contact bereiken telefoonnummer* nieuwsbrief contactpersoon bereikbaarheid onbereikbaar onbereikbare contacteren gecontacteerd mailwisseling mailverkeer antwoordmail automatische doorverbonden doorverbinden opgehangen ophangen keuzemenu wachtmuziek wachtmuziekje telefoonlijn radiostilte navraag nagevraagd opvolging terugkoppeling communiceren communiceert gecommuniceerd klachtenafdeling klachtendienst brief brieven sms smsje appje appjes
    payingmeans|de betaalmogelijkheden|pinnen pin pinbetaling* pinautomaat* gepind contant contante cash kaartlezer* betaalterminal* bancontact payconiq creditcard* kredietkaart* wisselgeld kleingeld muntgeld muntje muntjes munten muntstuk* betaalkaart* maestro bankkaart* pinpas biljet paypal klarna ideal betaalmethode* betaalmogelijkheid* betaalwijze* munteenheid kaartbetaling* cashbetaling cashloos betaalkaarten betaalapparaat betaalautomaat pinapparaat betaalsysteem overschrijven mastercard visa ecocheques maaltijdcheque maaltijdcheques cheques betaalknop bankcontact
    fees|de kosten|kosten kost kostte toeslag* toeslagen bijkosten extrakosten servicekosten administratiekosten voorrijkosten voorrijden startuur starttarief avondtarief tarieven tarief boete boetes aanmaning* aanmaningskosten meerprijs supplement* borgkosten schoonmaakkosten toeristenbelasting reserveringskosten couvert aangerekend aangerekende doorgerekend doorberekend bijbetalen bijbetaald gerekend afhandelingskosten boekingskosten extraatjes onkosten opstartkosten verborgen dossierkosten instapkosten sleutelgeld schoonmaakgeld linnenpakket toeristentaks stadstaks meerkost meerkosten prijsopslag extra's kurkengeld
    cancellation|de annulering|annulering* geannuleerd annuleren annulatie* annuleringskosten afgezegd afzeggen afzegging* geschrapt afgelast
    contract|het contract|contract contracten abonnement* lidmaatschap opzegging* opzeggen opgezegd opzegtermijn* opzeg aangetekend looptijd proefperiode proefmaand proefabonnement verlenging verlengd stilzwijgend stopgezet stopzetten welkomstbonus welkomstkorting bundel lidgeld wurgcontract contractduur minimumduur opzegbrief opzegknop opzegformulier klantbinding jaarcontract jaarabonnement beeindigd
    temperature|de temperatuur|temperatuur temperaturen graden kou koukleumen rillen rilde bibber* bibberen bevroren bevriezen hitte zweten gezweet zweette bloedheet snikheet bloedhete smoorheet ijskast tochtig* tochtte tochtgat thermostaat bijverwarming kachel verwarmd vrieskou verkleumd* steenkoud kil kille killig klam klamme kouder koelte onderkoeld oververhit snikhete bloedwarm zweterig kachels winterjas graadje graadjes verwarmingsketel thermostaten
    room|de ruimte|plaatsgebrek ruimtegebrek doorgang smal smalle gangpad gangpaden beweegruimte propvol bewegingsruimte hokje hokjes kotje bezemkast schoendoos pijpenla pijpenlade nauw nauwe opbergruimte bergruimte vierkante m2
    upkeep|het onderhoud|behang tapijt vloerbedekking laminaat lade lades greep greepje* deurklink* klink scheur scheuren barst barsten bladdert afbladder* schilfert verf loszittend* wiebelt wiebelen wiebelig* wankel* onderhoud renovatie* gerenoveerd opknapbeurt opgeknapt rolluik lekt lekte roest roestig* schimmel schimmelplek* vocht vochtplek* vochtige vochtig kapotgegaan gebreken klemt klemde rafels afgetrapt* aftands* uitgeleefd* bouwvallig* gedateerd lekkage* voordeur trapportaal galerij berging herstelling* hersteld herstellen repareren gerepareerd kalk slijtage vergane verval verloedering verloederd verpauperd verwaarlozing verwaarloosde bouwval krot barak bladderende schilferende afgebroken losgekomen loshangend loshangende wankele krakkemikkig oubollig ouderwets tachtiger zeventiger achterstallig opknappen vernieuwen verouderde uitgeleefde deurkruk scharnier sluitwerk vochtplekken schimmelvorming roestplekken kitvoeg kitrand opgelapt plakband ducttape afgeschilferd
    furniture|het meubilair|kast kasten meubilair meubeltjes ladekast commode tafelblad wiebelde zitmeubel salontafel eettafel stoeltje stoeltjes inboedel inventaris
    light|de verlichting|licht verlichting lamp lampen lampje lampjes tl-buis tl-lamp* tl verlicht schemer stroompanne stroomuitval lichtje lichtjes lampenkap leeslamp bedlampje sfeerverlichting spotjes lichtknop lichtschakelaar flikkeren flikkert knipperend knippert daglicht duister duisternis schemerig schel schelle
    stock|de beschikbaarheid|uitverkocht* voorradig voorraad schap schappen rekken leverbaar beschikbaar* beschikbaarheid bijbestellen bijbesteld aanvullen aangevuld bijgevuld naleveren backorder voorraden leverproblemen leeggekocht leeggeroofd schapruimte aanvulling nalevering bestelbaar onleverbaar restpartij
    ordered|de bestelling|besteld bestelde bestelden bestellen
    tracking|de track-and-trace|track trackingnummer* tracking status trackcode*
    packaging|de verpakking|verpakking* verpakt doos dozen karton noppenfolie bubbeltjesplastic verpakkingsmateriaal inpak ingepakt inpakpapier piepschuim opvulmateriaal envelop enveloppen plasticfolie
    scratches|de schade|kras krassen deuk deuken deukje ingedeukt gedeukt barst schade beschadiging* beschadigen scherven gesneuveld gebroken gescheurd schaafplek krasje krasjes deukjes butsen gebutst ingescheurd scheurtje scheurtjes barstje barstjes gebarsten kapotgesprongen stukgegaan verbogen platgedrukt waterschade brandgat brandplek
    warranty|de garantie|garantie* waarborgtermijn fabrikant opgestuurd ingestuurd instuurde reparatiecentrum coulance garantiebewijs garantieperiode fabrieksfout fabricagefout productiefout reparatieverzoek hersteldienst vervangtoestel vervangproduct omruilgarantie conformiteit
    returns|de afhandeling van retouren|retour* retourneren geretourneerd ruilen omruilen omgeruild terugbrengen teruggebracht terugsturen teruggestuurd retourlabel* omruiling ingeruild retourkosten retourbeleid retourpakket retourneerproces retourzending omruil ruilbon herroepingsrecht bedenktijd retourformulier teruggenomen terugnemen
    listing|de beschrijving|beschrijving* omschrijving* foto's advertentie* afgebeeld adverteren geadverteerd voorgespiegeld folder brochure aangeprezen reclame lokkertje productomschrijving flyer plaatjes plaatje afbeelding afbeeldingen aangekondigd vermeld vermelding advertentietekst productfoto misleiding misleid gelokt lokaanbieding lokprijs zogezegd omschreven gesuggereerd
    selling|het verkoopgesprek|verkooppraatje* verkooppraat verkooptruc* opdringerig* aangesmeerd aansmeren opgedrongen opdringen aandringen aangepraat aanpraten verkoopgesprek* colporteur* verkopersmentaliteit proefles verkoopdruk pusherig* overhalen overgehaald upsell* deur-aan-deur colportage verkooptactiek verkoopdrang opgesolferd aansmeerderij push pushen gepusht pusherige bijverkoop bijverkopen koppelverkoop lokkertjes telemarketing telemarketeer ronselaar ronselen deurverkoper aangepraate opdringerigheid
    information|de informatie|informatie info inlichting* geinformeerd gewaarschuwd verwittigd aanduiding* aankondiging* omroep* onduidelijkheid misinformatie infobord infoborden infostand aankondigingen waarschuwing tegenstrijdig tegenstrijdige misverstand omroepbericht geinformeerde infopunt verwittigen verwittiging doorgegeven doorgaf mededeling mededelingen belooft beloofde belofte beloften beloftes toegezegd toezegging toezeggingen
    handling|de afhandeling|formulier formulieren aanvraag aanvragen papieren papierwerk document documenten dossier* dossiernummer verwerkt verwerking verwerken bureaucratie* bureaucratisch* bewijsstuk* ingediend dossierbeheerder dossiers behandelaar behandeltermijn afhandelingstermijn bewijsstukken bezwaar bezwaarschrift beslissing goedkeuring afwijzing afgewezen afgekeurd administratief rompslomp papierwinkel ambtenaar ambtenaren termijnen inschrijving klacht klachten reclamatie klachtafhandeling klachtenafhandeling klachtenprocedure klachtenprocedures klachtenformulier afgehandeld afhandelen afhandeling
    rules|de regels|regel regels regeltjes verboden verbod toegestaan huisregels huisreglement reglement dresscode kledingvoorschrift* geweigerd weigerde weigerden weigeren weigert weiger minimumbesteding voorwaarden voorwaarde leeftijdsgrens muilkorf* aangelijnd tafeltijd legitimatie identiteitsbewijs verplicht verplichte verplichting kleine-lettertjes lettertjes binnengelaten deurbeleid huisdieren beleid regeling regelgeving huisregel mondkapje hondenverbod kinderverbod verbieden verbiedt fotograferen fotoverbod toegangsverbod minimumleeftijd leeftijdscontrole tassencontrole kledingregels consumptieverplichting consumptieplicht minimumafname buitengezet eruitgezet reserveringsplicht betaalplicht onbuigzaam starre rigide inflexibel onverbiddelijk willekeur willekeurig
    organisation|de organisatie|organisatie* georganiseerd planning chaos afstemming coordinatie* verantwoordelijk* wanorde miscommunicatie rommeltje heen-en-weer communicatiefout doorverwezen doorgestuurd logistiek personeelstekort onderbezet onderbezetting onderbemand wisselende wisselingen roosters planloos ongeorganiseerd warboel janboel puinhoop puinzooi zooitje overdracht doorstroming samenwerking onsamenhangend hectisch hectiek draaiboek
    website|de website|website* webpagina site webshop webwinkel winkelmandje mandje webformulier portaal foutmelding* klik klikken geklikt aangeklikt laadtijd* server browser zoekfunctie klantenportaal account wachtwoord inloggen inlog invulveld pagina homepage webpagina's websitefout bestelsite bestelpagina bestelsysteem betaalpagina reserveringssysteem boekingssysteem zoekmachine klantaccount cookies captcha formulierveld productpagina dropdown
    entry|de toegang|ingang poort poortje poortjes tourniquet* entree toegangspoortje* polsbandje*
    place|de zaak|zaak restaurant hotel winkel plek tent`,
  positive: `goodmark goed goede super uitstekend* fantastisch* geweldig* perfect* prachtig* schitterend* heerlijk* lekker* lekkere smaakvol* vriendelijk* aardig* behulpzaam behulpzame
    gastvrij* attent* beleefd* hartelijk* lief lieve professioneel professionele vakkundig* deskundig* snel snelle vlot vlotte schoon schone netjes nette comfortabel* ruim ruime gezellig* knus
    mooi mooie rustig* gevarieerd* aanrader aanbevelen tevreden beste top geduldig* zorgzaam zorgzame vers verse betaalbaar betaalbare goedkoop eerlijk* modern moderne genoten toegewijd* punctueel
    sfeervol* droom verzorgd* uitgebreid*
    voortreffelijk* subliem* grandioos* magnifiek* fijn fijne leuk leuke keurig* onberispelijk* smetteloos* knapperig* sappig* mals
    malse royaal royale vlekkeloos* plezierig* aangenaam aangename prettig* supervriendelijk* superlekker* kraakhelder* voordelig*
    sympathiek* correct correcte topper fantastische mega hulpvaardig* zorgvuldig* duidelijk*
    betrouwbaar betrouwbare uitstekende lekkers
    prima smakelijk* verrukkelijk* grondig* stipt opgeruimd* handig* praktisch* overzichtelijk* gebruiksvriendelijk*
    stevig* degelijk* enthousiast* origineel originele creatief creatieve efficient* buitengewoon buitengewone uitmuntend* voorbeeldig* brandschoon brandschone piekfijn* fantastisch goeie
    tof toffe helder heldere proper propere`,
  negative: `badmark faultmark doorgezakt* doorgezeten doorgelegen kraakt kraken slecht* vreselijk* verschrikkelijk* afschuwelijk* walgelijk* vies vieze smerig* goor gore onvriendelijk* onbeleefd* onbeschoft* arrogant* chagrijnig* ongeinteresseerd*
    onbekwaam onprofessioneel traag trage koud koude flauw smakeloos smakeloze droog droge taai taaie verbrand* kapot kapotte defect* beschadigd* oud oude verouderd* versleten teleurgesteld*
    teleurstellend* tegenvallend* tegen ongemakkelijk* klein kleine krap krappe piepklein* duur dure belachelijk* schandalig* schande matig matige waardeloos waardeloze chaotisch* chaos
    overvol* eindeloos eindeloze fout foute verkeerd* stinkt stonk stinkend* muf muffe donker lomp* nors* hopeloos ramp dramatisch* verwaarloosd* ontbreekt mist
    lauw lauwe slap slappe zompig* oudbakken opgewarmd* plakkerig* stoffig* vlekkerig* gammel* doorgezakt* verstopt* bekrast*
    gescheurd* gehavend* ongastvrij* onaardig* kortaf bot botte ongeduldig* desinteresse* onprettig* rommelig* slordig*
    onduidelijk* onbereikbaar* onbetrouwbaar* schamel* karig* mager magere ondermaats* drama triest* treurig* ergerlijk* irritant*
    vervelend* saai saaie middelmatig* onacceptabel* gedateerd* afgeleefd* sleets* benauwd* keihard* hard harde lek lekte vettig*
    vette smoezelig* armoedig* haperend* ongezellig* arrogantie bizar zuur zure gierig*
    onbehulpzaam ongezond* verroest* roestig* afgebladderd* uitgewoond* lawaaierige
    scheef scheve ongelijk ongelijke
    instabiel* onoverzichtelijk* omslachtig* ingewikkeld*
    brutaal brutale incompetent* langzaam langzame rauw rauwe oneetbaar oneetbare somber* oncomfortabel* beroerd*
    rampzalig* bedroevend* onvoldoende onvolledig* misleidend* verwarrend* onbruikbaar onbruikbare nutteloos
    nutteloze afzetterij bedorven onhandig* gekrast* vreemd vreemde raar stuk`,
  weak: `goed goede super snel snelle mooi mooie ruim ruime top modern moderne vers verse beste oud oude klein kleine koud koude droog droge tegen fout foute donker duur dure traag trage
    mist ontbreekt goedkoop netjes
    fijn fijne leuk leuke correct correcte duidelijk* hard harde mager magere bot botte slap slappe vette bizar zuur zure lek mega
    lauw lauwe
    prima handig* praktisch* stevig* grondig* vreemd vreemde raar goeie buitengewoon
    vlot vlotte helder heldere proper propere`,
  worst: `walgelijk* vies vieze smerig* goor gore onbeschoft* onbeleefd* onvriendelijk* vreselijk* verschrikkelijk* afschuwelijk* schandalig* schande waardeloos waardeloze kapot kapotte
    dramatisch*
    smoezelig* drama onacceptabel* ondermaats*`,
  negators: 'niet nooit nauwelijks weinig amper niets allesbehalve minder evenmin',
  relief: 'weg verlost vrij ver',
  lacking: 'geen zonder nul ontbreekt',
  breakers: 'hoewel daarentegen desondanks ondanks terwijl behalve helaas omdat want dat als toen',
  turns: 'maar echter toch nu vandaag wel',
  heres: 'hier',
  joints: 'en of met ook daarna',
  ands: 'en',
  partial: 'sommige enkele',
  comparisons: 'vergeleken danvergelijk zoalseen',
  hearsay: hearsay.nl,
  elsewhere:
    /\b(?:(?:ander\w*|vorig\w*|oude|eerder\w*) (?:\w+ )?(?:hotels?|restaurants?|winkels?|kappers?|garages?|zaken|zaak|keer|keren|bezoek\w*|sportschool\w*|plek\w*|aanbieder\w*|bank(?:en)?|scholen|school|bakker\w*|supermarkt\w*|apothe\w*|tandarts\w*|musea|museum|bioscop\w*|bureaus?|apps?|bars?|cafes?|salons?|maatschappij\w*)|(?:oude|vorige|voormalige) (?:eigena\w+|uitbater\w*|kok|chef|baas|team|leiding)|elders|ergens anders|hiernaast|vroeger|(?:de )?(?:vorige|laatste|eerste|andere) (?:\w+ )?(?:keer|keren)|voorheen|tot nu toe|normaal gesproken|gewoonlijk|vorig jaar|(?:jaren|maanden|weken) geleden|destijds|bij de concurrent\w*)\b/u,
  hedge: /\b(?:soms|niet (?:altijd|alle|iedereen|elke)|zogenaamd\w*|lijkt|leek)\b/u,
  condition:
    /\b(?:indien|zou(?:den)?|hopelijk|hoop\w*|verwacht\w*|had(?:den)? graag|mits|stel dat|moeten|zouden|(?:kan|kunnen) (?:\w+ ){0,5}(?:leven|begrijpen|accepteren|vergeven)|vond(?:en)? (?:ik|wij|we) niet erg)\b/u,
  phrases: [
    // Thrown away, a thing tells of no dirt.
    [/\b(?:in de|de) (?:vuilnisbak|prullenbak|vuilbak|kliko)\b/gu, ''],
    // Another branch or house, to the end of the sentence; and what stands in the name of another thing.
    [
      /(?<=[\w,] )(?:in tegenstelling tot|anders dan (?:bij|in|op))\b(?! (?:wat|de (?:foto|beschrijving|website)))/gu,
      ', elders ',
    ],
    [/\b(restaurant|bar) (?:aan|op|bij) het (?:strand|zwembad)\b/gu, '$1'],
    [/\bgoede? (?=[^.!?\n]{1,60}\b(?:hoe|waar)\b[^.!?\n]*\?)/gu, ''],
    [
      /\b(?:prima|goed|lekker|oke),? (?:maar )?niet (?:echt |heel |erg )?(?:super|geweldig|bijzonder|top|fantastisch|denderend)\b/gu,
      '',
    ],
    // What was bought, sent or taken in by others is theirs.
    [/\b(verpakking|levering|bezorging) van (?:de|het|mijn|onze) \w+/gu, '$1'],
    [
      /\b(?:ophalen|afhalen|inleveren|afgeven|aannemen) van (?:\w+ )?pakket\w*|\bpakket\w* (?:ophalen|afhalen|inleveren|afgeven)\b/gu,
      'service',
    ],
    [/\b(?:verlate|vertraagde) (?:bus\w*|trein\w*|vlucht\w*)/gu, 'vertraging'],
    [
      /(?<!\b(?:sauna|knop|knoppen|informatie|instelling\w*|functies?|toilet\w*|personeel|antwoord|producten) (?:was |is |zijn |waren |staat |heel |erg |zeer )*)\bmoeilijk te vinden\b|\bslecht aangegeven\b/gu,
      'vindbaarheid badmark',
    ],
    // What the customer advises others is no advice of the place.
    [
      /\b(?:mijn|ons|m'n|een|goed|enige) (?:advies|raad|tip)\b(?! (?:van|gekregen|gegeven|gevraagd|kreeg|dat (?:ik|we)))/gu,
      '',
    ],
    [/\bqr[ -]?codes?\b/gu, 'qrcode'],
    [/\bmijn[ -]omgeving\b/gu, 'klantenportaal'],
    [/\bpop[ -]ups?\b/gu, 'popup'],
    [/\baan de (?:lijn|telefoon)\b/gu, 'telefonisch'],
    [/\b(?:kwartier|halfuur|half uur|uur|uren|minuten|dagen|weken) te laat\b/gu, 'vertraging badmark'],
    // The customer's own telephone is no way to reach anybody.
    [/\b(?:mijn|m'n|zijn|haar|hun|je|uw|eigen|een|nieuwe|andere) (?:telefoons?|gsm|mobiel(?:tje)?)\b/gu, 'smartphone'],
    [/\b(?:volledige|betaalde|gratis|reclamevrije|pro|premium|plus|basis)[ -]versie\b/gu, 'premiumversie'],
    // "Pas" is also "only just": a card where it is somebody's.
    [/\b(?:mijn|m'n|uw|je|onze|nieuwe|een|bank|deze) pas\b(?! (?:na|op|om|in|over|twee|drie|\d))/gu, 'pasje'],
    [
      /\b(?:geluid|volume|muziek|tv) (?:\w+ ){0,2}(?:zo|te|heel|erg|keihard|loeihard|knoerthard) ?(?:hard|luid)?\b(?= (?:dat|om)|[.,!;]|$| aan| en)/gu,
      'lawaai badmark',
    ],
    // Connections drop; who is said not to have been at home has not been rung for.
    [
      /\bval(?:t|len) (?:\w+ ){0,4}(?:weg|uit)\b|\b(?:valt|viel|vallen|vielen) (?:steeds|telkens|constant|regelmatig|continu|altijd) (?:weg|uit)\b/gu,
      'storing',
    ],
    [
      /\b(?:zogenaamd|zogezegd) (?:\w+ ){0,3}niet thuis\b|\bniet thuis (?:was|waren|zou|zouden|ben|bent)\b/gu,
      'aanbellen badmark',
    ],
    // An app that is down, and one put on the telephone again.
    [/\b(?:ligt|lag|lagen|liggen) (?:\w+ ){0,3}(?:er ?uit|plat)\b|\bplat ?gelegd\b/gu, 'storing'],
    [
      /\bopnieuw (?:\w+ ){0,2}(?:geinstalleerd|installeren|gedownload|downloaden)\b|\b(?:derde|vierde|zoveelste) keer (?:\w+ ){0,2}(?:geinstalleerd|installeren)\b/gu,
      'herinstalleren',
    ],
    [/\bin te loggen\b|\blog \w+ in\b/gu, 'inloggen'],
    [/\b(?:weinig|geen|nauwelijks) (?:last (?:van )?)?(?:muggen|mieren|insecten|wespen)\b/gu, ''],
    // Said of no one, kindness is the staff's.
    [
      /(?=(?:(?:on)?vriendelijk|onbeleefd|onbeschoft|behulpzaam)\b\s*(?:[.!?,;\n)]|$|en\b))(?<=(?:^|[.!?\n(])\s*(?:(?:heel|erg|zeer|super|altijd|echt|allemaal|zijn|waren|ontzettend) ){0,3})/gu,
      'personeel ',
    ],
    [/\b(?:altijd|alweer|weer) (?:gesloten|dicht)\b|\b(?:gesloten|dicht) terwijl\b/gu, 'openingstijden badmark'],
    [/\bverkeerde kleur\b|\bkleur (?:\w+ ){0,3}(?:anders|verkeerd)\b/gu, 'faultmark'],
    // The same fault again, what never came, and what is not to be had.
    [/\b(?:hetzelfde|zelfde) (?:probleem|defect|mankement)\b/gu, 'badmark'],
    [
      /\b(bus|trein|taxi|vlucht|tram) (?:kwam|reed|verscheen) (?:\w+ ){0,2}niet(?: opdagen)?\b|\b(bus|trein|vlucht) (?:\w+ ){0,2}(?:geannuleerd|uitgevallen|geschrapt)\b/gu,
      '$1$2 badmark',
    ],
    [/\btoe aan (?:\w+ ){0,2}(?:renovatie|opknapbeurt|vernieuwing|vervanging|onderhoud)\b/gu, 'badmark'],
    [
      /\b(?:een|twee|drie|vier|\d+) uur (?:lang )?(?:moeten wachten|gewacht|wachten|in de wachtkamer)\b/gu,
      'wachttijd badmark',
    ],
    [
      /(?=(?:vies|smerig|schoon|goor)\s*(?:[.!?,;\n)]|$|en\b))(?<=(?:^|[.!?\n(])\s*(?:(?:heel|erg|zeer|super|altijd|echt|alles|ontzettend) ){0,3})/gu,
      'schoonmaak ',
    ],
    [
      /\b(?:mag|mogen|kan|kunnen|zou|zouden) (?:wel |wat |iets |best ){0,3}(?:vriendelijker|sneller|schoner|goedkoper|groter|verser|beter|klantvriendelijker|warmer)(?: zijn)?\b/gu,
      'badmark',
    ],
    [/\b(?:ging|gaan|gegaan|is) (?:\w+ ){0,3}(?:kapot|stuk)\b/gu, 'faultmark'],
    [/\bsluit (?:\w+ ){0,2}(?:vanzelf|af|automatisch)\b/gu, 'crash'],
    // Twice what was agreed, and what was not taken back.
    [/\b(?:dubbel|twee keer) zo (?:hoog|duur) als\b/gu, 'prijzen badmark'],
    [/\b(?:wilden?|willen?|mocht|kon) (?:\w+ ){0,3}niet ruilen\b/gu, 'ruilen badmark'],
    [/\b(?:te veel|teveel|veel te veel) (reclames?|advertenties)\b/gu, '$1 badmark'],
    [/\bgehorige?\b/gu, 'lawaai badmark'],
    // What is excepted from the praise of all the rest, and prices that rose.
    [/\bop ((?:de|het|een) (?:\w+ )?\w+) na\b/gu, ' . $1 . '],
    [/\b(?:behalve|afgezien van|uitgezonderd) ((?:de|het|een) \w+),?/gu, ' . $1 . '],
    [/\b(prijzen|prijs) (?:(?!niet|nauwelijks)\w+ ){0,3}(?:gestegen|verhoogd|omhoog)\b/gu, '$1 badmark'],
    [/\b(?:slechte|lage|matige|belabberde) (kwaliteit)\b/gu, '$1 badmark'],
    [/\b(?:kleine|korte|lichte) vertraging\b/gu, ''],
    [/\bniet (?:alleen|enkel)\b/gu, ''],
    // What does not work is the app, or what was bought, where nothing else is named.
    [
      /\b(?:werk|functioneer|laad|start|open)(?:t|te|de|den|en|ten) (?:\w+ ){0,2}(?:niet|nooit)(?: meer)?\b|\b(?:niet|nooit) (?:meer |goed )?(?:werk(?:t|te|end|ende)|functioner\w+)\b|\bdoe(?:t|n) het (?:\w+ )?niet\b|\bkan (?:\w+ ){0,3}niet (?:meer )?(?:openen|gebruiken|installeren|downloaden)\b|\bniet zoals (?:\w+ )?(?:beschreven|besteld|afgebeeld|op de foto)\b|\b(?:voldoet|voldeed) niet\b/gu,
      'faultmark ',
    ],
    // Wished to be better, it is not good.
    [
      /\b(?:kan|kon|kunnen|konden|mag|mocht|moet|moest) (?:\w+ ){0,3}(?:beter|verbeterd worden|verbeteren)\b(?! (?:niet|niets))|\bvoor verbetering vatbaar\b/gu,
      'badmark ',
    ],
    [/\bkwaliteit van (?:het |de )?(?=\w)/gu, ''],
    [
      /\b(?:slecht|moeilijk|lastig|niet) (?:toegankelijk(?= (?:met|per|voor|is|was|en)|[.,!;]|$)|bereikbaar(?= (?:met|per) (?!(?:de )?(?:mail|e-?mail|telefoon|sms)\b)))/gu,
      'toegang badmark',
    ],
    // Who waits meanwhile only waits; "the right entrance" is no praise.
    [
      /\b(?:terwijl|tijdens|onder) (?:\w+ ){0,3}(?:wachten|wacht|wachtten|wachttijd)\b(?! (?:te|veel|erg|eindeloos|lang|uren|\d))|\bvoor (?:tijdens )?het wachten\b/gu,
      '',
    ],
    [/\b(?:de|het) goede (?:weg|adres|moment|ingang|plek voor|kant|dag|tijd|deur)\b/gu, ''],
    [
      /\bvoor (?:een )?(?:dichte|gesloten) deur\b|\bopeningstijden (?:\w+ ){0,3}(?:kloppen niet|klopten niet|onjuist|fout)\b/gu,
      'openingstijden badmark',
    ],
    [
      /\b(zwembad|sauna|bar|restaurant|terras|keuken|lift) (?:(?:was|is|altijd|nog|al|helaas) ){0,3}(?:gesloten|dicht)\b(?! (?:in de (?:winter|zomer)|op (?:maandag|dinsdag|woensdag|zondag)|buiten))/gu,
      '$1 badmark',
    ],
    // A short wait is no complaint.
    [
      /\b(?:wachttijd\w*|wachten) (?:(?:was|waren|is|zijn|zeer|heel|erg|wel|prima|best) ){0,3}(?:redelijk|kort|acceptabel|prima|te doen|minimaal|beperkt|meegevallen)\b|\bkorte wachttijd\w*\b|\bhet wachten waard\b/gu,
      '',
    ],
    [/\bmuziek (?:\w+ )?(?:veel |echt )?te (?:hard|luid)\b/gu, 'lawaai'],
    [
      /\b(hartelijk|vriendelijk|warm|gastvrij|leuk|super|fijn|koel|onvriendelijk|chagrijnig) ontvangen\b/gu,
      '$1 ontvangst',
    ],
    [/\b(?:op|via|over) (?:het )?internet\b/gu, ''],
    [
      /\b(?:lucht|geur|stank) van (?:\w+ )?(?:riool|sigaret\w*|rook|urine|zweet|vocht|frituur)\b|\b(?:rook|ruikt|stonk|stinkt|geroken|gestonken) (?:\w+ ){0,2}naar (?:\w+ )?(?:riool|sigaret\w*|rook|urine|zweet|vocht|frituur)\b|\bnaar (?:riool|sigaret\w*|rook|urine|zweet) (?:rook|ruikt|stonk|stinkt)\b/gu,
      'geur badmark',
    ],
    [/\baan (?:\w+ )?(?:vervanging|renovatie|vernieuwing|onderhoud|opknapbeurt|verbetering) toe\b/gu, 'badmark'],
    [
      /\bniemand (?:bij|aan|achter) (?:de )?(?:receptie|balie|kassa|bar)\b|\b(?:receptie|balie) (?:\w+ ){0,2}(?:niet bemand|onbemand)\b/gu,
      'receptie badmark',
    ],
    [
      /(?<!\b(?:geen|gebrek aan|weinig|zonder|nul|de) )\b(?:vriendelijkheid|gastvrijheid|behulpzaamheid|professionaliteit|hartelijkheid)(?: en \w+)? van (?:het|de|alle) (personeel|team|medewerkers?|eigenaa?re?n?|bediening|obers?)\b(?=\s*(?:[,.;!)\n]|$|(?:e|ed|y|et|und|en) ))/gu,
      '$1 goodmark',
    ],
    [
      /\b(?:nooit|niet) (?:(?:bij (?:mij|ons)|meer) )?(?:aangekomen|geleverd|bezorgd|binnengekomen|verzonden|verstuurd)\b/gu,
      'levering badmark',
    ],
    [/\b(?:warm|heet|koud) water\b/gu, 'warmwater'],
    [
      /\b(?:muren|wanden) (?:(?:zijn|waren|heel|erg|veel|te|zo|van|als) ){0,4}(?:dun|flinterdun|papier|karton)\w*\b|\b(?:je|men|we) (?:hoort|hoorde|hoorden|hoor) (?:echt )?(?:alles|elk|iedere)\b/gu,
      'lawaai',
    ],
    [
      /\b(?:geen|nooit (?:een )?|zonder|nog steeds geen) ?(?:enkele? |enig )?(?:antwoord|reactie|gehoor|respons)\b|\b(?:niemand|nooit|niet|slecht) (?:\w+ ){0,1}(?:reageert|gereageerd|beantwoord|teruggebeld|bereikbaar|te bereiken)\b/gu,
      'geenantwoord ',
    ],
    [
      /\bprijs (?:(?:is|was|veel|erg|wel|vrij|behoorlijk|te|aan de|nogal) ){0,4}(?:hoog|hoge kant|pittig|fors|buitensporig)\b|\bprijzen (?:(?:zijn|waren|veel|erg|wel|vrij|behoorlijk|te|aan de|nogal) ){0,4}(?:hoog|hoge kant|pittig|fors|buitensporig)\b|\b(?:hoge|forse|pittige) prij(?:s|zen)\b/gu,
      'duur',
    ],
    [
      /\bte (?:klein|kleine|krap|weinig|lang|hard|zacht|heet|koud|koude|donker|droog|zout|zoet|vet|warm|kort|luid|druk|gaar)\b/gu,
      'badmark',
    ],
    [/\bprijs[\s/-]*kwaliteit(?:s?verhouding)?\b/gu, 'prijskwaliteit'],
    [/\bruim (?=een|anderhalf|twee|drie|vier|\d|te|op tijd|voor|na)|\b(?:naar|van) beneden\b|\bin de mist\b/gu, ''],
    [/\been (?:\w+ )?(?:goede|betere|uitstekende) keuze\b(?! (?:aan|van|uit))/gu, 'goodmark'],
    [/\bwi[\s-]?fi\b/gu, 'wifi'],
    [
      /\b(?:niet (?:slecht|verkeerd|mis)|niets (?:op|aan) (?:aan )?te merken|zonder (?:problemen|wachttijd\w*|wachten)|geen (?:problemen|wachttijd\w*|wachten|klachten|lawaai)|een aanrader|voor herhaling vatbaar|prima)\b/gu,
      'goodmark',
    ],
    [
      /\b(?:niets (?:bijzonders|speciaals)|niet (?:aan te raden|te doen|in orde|best)|beneden (?:de |alle )?(?:maat|peil|niveau|stand|verwachting)\w*|werk(?:t|te|en|ten) niet|laat (?:\w+ )?te wensen over|viel(?:en)? (?:\w+ )?tegen|valt (?:\w+ )?tegen|nooit meer|buiten (?:werking|gebruik)|aan vervanging toe)\b/gu,
      'badmark',
    ],
    [/\b\w+er dan\b/gu, 'danvergelijk'],
    [/\bhelemaal niet\b/gu, 'niet'],
    [/\b(?:als|zoals) (?:in )?een\b/gu, 'zoalseen'],
    [/\bwas er (?=in|op)\b/gu, ''],
    [
      /\b(?:goede(?:morgen|middag|navond)|een goed (?:uur|half)|zo goed als|eten (?:gegaan|gaan)|zo snel mogelijk|tegen (?:betaling|de|het|een))\b/gu,
      '',
    ],
  ],
});
