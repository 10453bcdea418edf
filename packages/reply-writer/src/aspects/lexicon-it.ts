import { hearsay } from './hearsay.ts';
import { plainLexicon } from './plain-lexicon.ts';

export const lexiconIt = plainLexicon({
  things: `
    staff|il personale|personale atteggiamento cameriere camerieri cameriera cameriere* staff dipendent* commess* receptionist* titolare titolari venditor* ragazz* gestor* proprietar* addett* hostess cuoco chef proprietario proprietaria signora portiere bagnino gestori commessa impiegat* operatore operatori operatrice operatrici segretari* cassier* magazzinier* barista baristi bariste barman barmaid oste ostessa padrone padrona padroni direttore direttrice direttori responsabile responsabili caposala maitre sommelier cuochi cuoca cuoche pizzaiol* fornai* macellai* salumier* pescivendol* fruttivendol* buttafuori vigilante vigilantes vigilanti steward guardarobiera guardarobiere custode custodi portinai* portieri concierge facchin* governante tirocinant* stagist* apprendist* collaborator* collaboratrice collaboratrici dipendente volontari volontario volontaria sorvegliant* bidell* infermier* assistente assistenti gestore gestrice negoziante negozianti commerciante bottegaia bottegaio esercente ristorator* albergator* signorina comportamento comportamenti modi maniere cafoneria arroganza supponenza spocchia strafottenza menefreghismo antipatia gentilezza cortesia educazione cordialita professionalita professionista sorriso sorrisi tono caporeparto capocameriere vicedirettore sportellist* sportello sportelli barellier* accompagnator* accompagnatrice usciere centralinist* bigliettai* benzinai* parcheggiator* posteggiator* guardie sorveglianza hostes banconista banconisti banchista garzone aiutante manovale manovali
    service|il servizio|servizio assistenza servito servita serviti servite servirci servirmi servirti callcenter numeroverde customer helpdesk centralino supporto assistenzaclienti serviziclienti
    welcome|l'accoglienza|accoglienza reception accolti accolta accoglie accogliere accoglierci accoglierti accolto accolte portineria checkin checkout salutare saluta salutato salutano saluto buonasera benvenuto
    food|il cibo|cibo cucina piatto piatti pasta carne pesce cena pranzo pietanze antipast* mangiare spaghetti risotto gnocchi lasagne bistecca tagliata frittura fritto fritti cotoletta polpette focaccia piadina arrosticini hamburger panino panini insalata verdure contorni contorno sushi portate sapore sapori assaggi frutta verdura pietanza cottura cotture cotto cotta cotti cotte crudo cruda crudi crude ingredienti ingrediente ricetta sugo sughi ragu salsa salse salsina condimento condimenti condita condite condito aglio cipolla cipolle burro formaggio formaggi mozzarella mozzarelle burrata prosciutto salame salumi salsiccia salsicce speck mortadella bresaola pancetta guanciale lardo wurstel uova uovo frittata frittate omelette pollo galletto tacchino maiale manzo vitello agnello cinghiale coniglio anatra costata costate fiorentina filetto filetti grigliata grigliate spiedini arrosto arrosti brasato stufato spezzatino ossobuco stinco costine costoletta costolette scottadito tartare carpaccio pescato spigola orata branzino tonno salmone polpo polipo calamari calamaro seppia seppie gamberi gambero gamberoni gamberetti scampi cozze vongole ostriche baccala stoccafisso alici acciughe astice aragosta zuppa zuppe minestra minestre minestrina minestrone brodo vellutata polenta tortellini ravioli tagliatelle fettuccine pappardelle penne linguine bucatini carbonara amatriciana gricia pesto cannelloni orecchiette trofie tortelli agnolotti culurgiones malloreddus paccheri rigatoni maccheroni pici arancini arancino arancine suppli crocche crocchette olive bruschetta bruschette crostini crostone tagliere taglieri patatine patate patata legumi fagioli lenticchie ceci funghi porcini tartufo tartufi asparagi carciofi zucchine melanzane peperoni pomodoro pomodori pomodorini insalatona rucola lattuga caprese parmigiana polpetta polpettone scaloppina scaloppine tempura maki nigiri sashimi ramen uramaki temaki noodles riso involtini involtino kebab falafel burger hotdog toast tramezzino tramezzini piadine sandwich wrap poke tacos nachos pranzi cene cenato cenare mangiato mangiata mangiamo mangiava mangiano mangi mangia assaggiato assaggiare assaggio scondit* scotta scotto scotti scotte congelato congelati congelata congelate surgelato surgelati precotto precotti precotta gastronomia rosticceria spaghettata spiedo grissini vassoio vassoi pasto pasti sottaceti maionese ketchup senape parmigiano pecorino ricotta gorgonzola stracchino prosciuttino affettati affettato cotolette hamburgers cheeseburger pulled ribs alette nuggets panelle panelline trippa lampredotto porchetta abbacchio capretto tagliate bistecche filettino roastbeef vitellone selvaggina capriolo quaglia trota trote pescespada sgombro merluzzo platessa moscardini totani impepata saute guazzetto fritture frittelle verdurine spinaci bietole cicoria broccoli cavolo finocchi carote carota mais piselli zucca radicchio vegetariano vegetariana vegetariani vegano vegana vegani gluten glutine
    breakfast|la colazione|colazione colazioni marmellata marmellate marmellatine muesli cereali yogurt fettebiscottate brunch
    buffet|il buffet|buffet
    pizza|la pizza|pizza pizze margherita margherite marinara diavola capricciosa impasto impasti cornicione pizzetta pizzette calzone calzoni pinsa pinse lievitazione lievitato lievitata pizzone quattrostagioni
    bread|il pane|pane pagnotta pagnotte filone filoni rosetta rosette michetta michette baguette ciabatta pagnottella taralli grissino panetto
    desserts|i dolci|dolce dolci dessert torta torte gelato gelati cornetto cornetti brioche tiramisu crostata crostate pasticcini pasticcino bigne cannolo cannoli sfogliatella sfogliatelle baba panettone panettoni pandoro bomboloni bombolone krapfen maritozzo maritozzi ciambella ciambelle biscotti biscotto panna cheesecake profiterole profiteroles semifreddo semifreddi sorbetto granita granite cono coppetta coppette millefoglie pastiera cassata seadas macedonia crepes pancake pancakes waffle muffin budino mousse meringa meringhe glassa dolcetto dolcetti pasticceria tortina tortine cantucci croissant cornetteria pistacchio nocciola stracciatella
    portions|le porzioni|porzione porzioni porzioncina porzioncine grammatura assaggino assaggini quantita
    menu|il menu|menu menù piattodelgiorno
    drinks|le bevande|bevanda bevande cocktail drink aperitivo aperitivi bibita bibite spritz negroni mojito gin tonic vodka rum whisky amaro amari grappa grappe limoncello liquore liquori digestivo prosecco spumante bollicine champagne succo succhi spremuta spremute aranciata cocacola coca cola fanta sprite tisana tisane frullato frullati cioccolata ghiaccio bottiglia bottiglie bottiglietta bottigliette caraffa caraffe calice calici analcolic* alcolici alcolico alcol bere bevuto bevuta drinks cocktails shot shottino chinotto limonata acquafrizzante aperitivino apericena centrifuga smoothie
    wine|i vini|vino vini lambrusco chianti barolo cantina vermentino primitivo vinello
    beer|la birra|birra birre birretta boccale boccali ipa lager weiss pinta pinte luppolo
    coffee|il caffè|caffe cappuccino espresso espressi caffetteria macchiato macchiatone marocchino cappuccini cialde cialda capsule moka ginseng decaffeinato schiuma latte
    rooms|la camera|camera camere stanza stanze suite monolocale bungalow alloggio alloggi cameretta camerata camerate dormitorio matrimoniale matrimoniali stanzetta stanzino stanzone stanzoni chalet casetta casette roulotte mobilhome soffitta mansarda seminterrato pernottamento pernottamenti monolocali bilocale miniappartamento
    bed|il letto|letto letti materasso materassi cuscin* lenzuola coperte coperta piumone brande branda doghe lenzuolo federa federe copriletto trapunta trapunte piumino piumini coprimaterasso topper cuscini divanoletto materassino dormita dormite dormirci
    bathroom|il bagno|bagno bagni vasca lavandino rubinetto bidet bagnoschiuma lavabo lavandini rubinetti rubinetteria miscelatore sciacquone bagnetto cartaigienica doccina
    toilets|i servizi igienici|toilette gabinett* sanitari wc water turca latrina cessi cesso orinatoio orinatoi toilettes
    showers|le docce|doccia docce soffione doccetta doccino getto
    pool|la piscina|piscina piscine vasca vasche cloro piscinetta
    seating|i posti a sedere|sedia sedie poltron* divan* tavolo tavoli sgabello sgabelli panca panche panchina panchine schienale schienali bracciolo braccioli seggiolino seggiolini seggiola seggiole tavolino tavolini tavolata tavolate sdraio sdraie divanetto divanetti puff seggiolone seggioloni sedili sedile poltroncina postoasedere traballava traballa traballante traballanti traballano
    view|la vista|vista panorama affaccio affacciava affaccia panorami vistamare panoramica
    terrace|la terrazza|terrazza giardino dehors balcone balconi giardini cortile patio veranda gazebo terrazzo terrazzino verande portico giardinetto pergola
    location|la posizione|posizione ubicazione zona quartiere ubicato ubicata situato situata dista distanza distante raggiungere raggiungerlo raggiungibile isolato isolata periferia fuorimano sterrata tornanti navigatore stradina vicolo collegamenti posizionato posizionata lungomare fermata
    parking|il parcheggio|parcheggio parcheggi parcheggiare parcheggiato parcheggiata parcheggiamo parcheggia parcheggiano posteggio posteggi posteggiare posteggiato autorimessa garage stallo stalli sosta strisce parchimetro parcometro sbarra ztl autosilo postoauto postiauto posteggiata
    wifi|il wifi|wifi internet connessione segnale router hotspot chiavetta
    decor|l'arredamento|arredamento arredo arredi arredata arredato arredate tappezzeria decorazioni decorazione addobbi mobilio mobilia stile design quadri
    atmosphere|l'atmosfera|atmosfera ambiente atmosfere clientela squallore tristezza deprimente mood vibe clima
    music|la musica|musica canzoni canzone playlist dj dj-set altoparlante altoparlanti karaoke musicista musicisti cantante concertino neomelodic* volume musichetta musicale
    noise|il rumore|rumore rumori rumoros* baccano chiasso frastuono schiamazzi schiamazzo urla urlano urlavano urlando strilla strilli strillano strillavano grida gridano gridavano gridando rimbomba rimbombano rimbombo rimbombava martellate trapano ronzio ronza ronzava cigolio cigolii tappiorecchie insonorizza* insonorizzazione chiassos* assordant* russava russare latra latrano abbaia abbaiano abbaiava abbaiare campane galli decibel vocio vociare fracasso trambusto clacson motorini casinisti martellante
    cleanliness|la pulizia|pulizia pulizie igiene sporcizia igienici polvere ragnatel* briciole briciola rifiuti immondizia spazzatura bidone bidoni bidoncino bidoncini cacca cacche escrementi ditate impronte aloni alone incrostazioni incrostazione calcare pozza pozze pozzanghera pozzanghere fango melma lordura disinfett* sanificat* sanificazione straccio spazzato spazzare scopa mocio ramazza detersivo cicche mozziconi mozzicone posacenere igienizz* muffa muffe peli pelo capello sozzura sozzo sozza sudiciume lerci* lercio luridume zozz* letame guano fanghiglia rifatta rifatte spolverat* spolverare untume macchia macchie chiazze chiazza igieniche fuliggine deiezioni cartacce
    wait|l'attesa|attesa attese coda code fila file attendere atteso attesi attendono attendevano aspettare aspettato aspettando aspettiamo tempistiche tempistica tempi lungaggini lentezza lentezze lentissim* codona filona ritardatari aspettarlo aspettarli attendevo
    price|i prezzi|prezzo prezzi tariffe listino prezzario onorario costo costi costa costano costava costavano costato costati costata costate rincaro rincari rincarat* aumento aumenti aumentato aumentati aumentata aumentano salasso speso spesi spendere spendi tariffa tariffario tariffari
    expensive|i prezzi|caro cara cari care carissim* costoso costosa costosi costose costosissim* carucci caruccio costosetto salatissim*
    amount|i prezzi|euro euri
    value|il rapporto qualità-prezzo|qualitaprezzo
    choice|la scelta|scelta assortimento varieta alternative alternativa
    delivery|la consegna|consegna consegne spedizione spedizioni consegnare consegnato consegnata consegnati consegnate consegnano consegnarmi consegnarlo recapitato recapitare recapito spedire spedito spedita spediti spedite spediscono spedirmi giacenza domicilio spedizioniere spedizionieri dhl brt bartolini gls ups fedex sda poste pianerottolo citofonato citofonare citofonata citofona citofonano recapitata
    parcel|il pacco|pacco pacchi pacchetto pacchetti plico plichi scatolone scatoloni scatoli
    driver|l'autista|autista autisti corriere corrieri tassista fattorin* postin* conducente conducenti rider riders tassisti frenata frenate inchiod* sgomm* conduttore controllore controllori capotreno macchinista macchinisti pilota piloti comandante skipper timonier* marinai* vetturino
    product|i prodotti|prodotto prodotti articolo articoli merce vestiti scarpe mobili merci capi oggetto oggetti materiali acquisto acquisti
    advice|i consigli|consigli consulenza consulenze consulente consulenti competenza competenze incompetenza impreparazione preparazione suggerimento suggerimenti suggerito suggerita esperto esperti esperta inesperto inesperta
    checkout|la cassa|cassa casse cassaautomatica selfcheckout
    haircut|il taglio|taglio tagli piega
    colour|il colore|colore tinta
    stylist|il parrucchiere|parrucchier* barbiere estetist*
    treatment|il trattamento|trattamento trattamenti massaggi* manicure ceretta unghie
    repair|la riparazione|riparazione riparazioni tagliando riparare riparato riparata riparati riparate aggiustare aggiustato aggiustata ricambi manodopera montaggio installazione installato installata installare officina collaudo
    mechanic|il meccanico|meccanico meccanici
    bill|il conto|conto fattura scontrino fatture scontrini ricevuta ricevute bolletta bollette importo importi cifra cifre fatturato fatturata fatturati fatturazione rata rate mancia mance parcella parcelle acconto acconti
    doctor|il medico|medico medici dottore dottoressa dentista veterinario veterinaria fisioterapista oculista pediatra specialista chirurgo ginecologa ginecologo dermatologo ortopedico dottori dottoresse ortodontista igienista
    appointment|l'appuntamento|appuntamento appuntamenti
    machines|gli attrezzi|macchine macchinari attrezz*
    changing|gli spogliatoi|spogliatoi spogliatoio armadiett*
    trainer|gli istruttori|istruttor* istruttrice allenator*
    classes|i corsi|corso corsi lezione lezioni corsista allenamento allenamenti
    teacher|gli insegnanti|insegnante insegnanti maestr* professor*
    agent|l'agente|agente agenti agenzia agenzie immobiliarista immobiliare mediatore mediatrice
    flat|l'appartamento|appartamento casa
    communication|la comunicazione|comunicazione comunicazioni
    exhibition|la mostra|mostra mostre collezione opere dipinti affreschi reperti
    guide|la guida|guida guide accompagnatore audioguida audioguide
    journey|il viaggio|viaggio tragitto viaggi traversata trasferimento
    delay|il ritardo|ritardo ritardi soppresso soppressa soppressi soppressione
    vehicle|il veicolo|auto macchina veicolo navetta navette
    crashes|i blocchi|blocca crash
    booking|la prenotazione|prenotazione prenotazioni prenotato prenotata prenotati prenotate prenotare prenotiamo prenotavo riservato riservata prenoto prenotando prenotarsi prenotarla overbooking
    climate|la climatizzazione|climatizzazione condizionatore condizionatori climatizzatore ventilatore climatizzatori climatizzato condizionata split ventilatori ventola ventole aria aerazione ventilazione areazione
    heating|il riscaldamento|riscaldamento termosifone termosifoni calorifero caloriferi radiatore radiatori riscaldamenti
    hotwater|l'acqua calda|acquacalda boiler scaldabagno
    towels|gli asciugamani|asciugaman* biancheria teli accappatoio accappatoi telo salvietta salviette
    lift|l'ascensore|ascensore ascensori elevatore montacarichi scalamobile scalemobili
    smell|l'odore|odore odori puzzo tanfo fetore olezzo odoraccio odoracci fogna fogne fumo sigaretta sigarette sudore miasmi cappa lezzo puzze
    pests|gli insetti|zanzara zanzare scarafaggio scarafaggi blatta blatte formica formiche cimici cimice ragni ragno insetto insetti mosche mosca moscerini moscerino topo topi topolino topolini ratto ratti vespe zecche zecca pulci calabroni bestiole bestioline animaletti larve larva vermi verme scorpione lucertole insettino insettini moschini
    kitchenette|la dotazione della cucina|frigo frigorifero microonde stoviglie angolocottura
    beach|la spiaggia|spiaggia lido spiagge spiaggetta lettini lettino ombrellone ombrelloni bagnasciuga arenile scogli cabine sabbia
    spa|la spa|spa sauna idromassaggio bagnoturco hammam saune wellness benessere termale termali
    animation|l'animazione|animazione animatori animatore babyclub miniclub intrattenimento animatrice animatrici areagiochi gonfiabili
    deposit|la caparra|caparra cauzione caparre cauzionale
    refund|la gestione del pagamento|rimborso rimborsi rimborsare rimborsato rimborsano rimborsata rimborsati rimborsate rimborsarmi rimborsarci risarcimento risarcimenti risarcire risarcito voucher storno stornato stornare riaccredito riaccreditat* accreditat* accreditare soldiindietro
    order|l'ordine|maiarrivato ordine ordini comanda comande scambiato scambiata scambiati invertito invertiti ordinazione ordinazioni
    answer|la mancata risposta|nessunarisposta
    crowd|l'affollamento|troppagente ressa calca folla affollamento sovraffollamento accalcat* stipat* pigiat* strapien* pienissim* gremit* carnaio bolgia ammassat* ammucchiat* assembrament* sardine
    hours|gli orari|orario orari apertura aperture chiusura chiusure serranda serrande saracinesca orarie feriali festivi
    facilities|la struttura|struttura strutture
    access|l'accesso|accesso accessi scale scalini scalino gradini gradino rampa rampe carrozzina carrozzella passeggino passeggini disabili barriere scalinata scalinate
    manners|il personale|sbuffa sbuffava sbuffando sbuffano sbuffato sbuffavano sbuffate sbuffi sbraita sbraitava sbraitando sbraitato rimproverat* sgridat* zittit* snobbat* snobba liquidati liquidata liquidato scacciat* sghignazz* ghigno ghignava scrollaspalle occhialcielo infastidita infastidito infastiditi scontros* burber* scocciata scocciato scocciati menefreghist* spocchios* altezzos* borios* supponent* scostant* sgarbat* cafon* zotic* scorbutic* antipatic* scazzat* svogliat* strafottent* scortes* scorbutico maleducat* arrogant* presuntuos* indisponent* sgarbo sgarbi ringhia ringhiava ringhiando bofonchi* borbott* brontol* ridacchi* sogghign* sarcastic* rispostaccia rispostacce malomodo sbotta sbottato sbottata stizzit* musone musoni musona imbronciat* sgradevolezza incompetent* maleducazione villano villana villani
    fees|i costi aggiuntivi|commissione commissioni supplemento supplementi sovrapprezzo sovrapprezzi maggiorazione maggiorazioni addebito addebiti addebitato addebitata addebitati addebitate addebitano addebitare oneri onere penale penali multa multe sanzione sanzioni tassa tasse spese balzello conguaglio conguagli trattenute trattengono detratto detratti prelevato prelevati prelievi decurtato decurtati scalato scalati accredito balzelli extra
    payingmeans|i mezzi di pagamento|contanti pos bancomat cartadicredito satispay paypal contactless postepay visa mastercard amex moneta monete monetine spiccioli banconota banconote pagamento pagamenti bonifico bonifici transazione transazioni gettoni gettone contrassegno bancomatpay
    information|le informazioni|informazione informazioni info spiegazione spiegazioni spiegato spiegata spiegati spiegare spiegano spiega spiegava cartello cartelli segnaletica indicazione indicazioni cartellino cartellini istruzioni preavviso avvisato avvisati avvisata avvisate avvisano avvisare avvertito avvertiti avvertita avvertono informato informati informata informare comunicato comunicata contraddittori*
    handling|la gestione delle pratiche|pratiche modulo moduli documento documenti documentazione burocrazia burocratic* modulistica certificato certificati timbro timbri protocollo scartoffie firma firme firmare delega deleghe autorizzazione autorizzazioni istanza
    rules|le regole|regola regole regolamento regolamenti divieto divieti vietato vietata vietati vietate vietano proibito proibita proibiti proibizione obbligo obblighi obbligatorio obbligatoria obbligatori obbligatorie obbligano obbligati obbligato ammessi ammesso ammessa ammesse ammettono restrizione restrizioni limitazione limitazioni coprifuoco dresscode requisiti tassativ* consumazione consumazioni permettono policy cavillo cavilli
    organisation|l'organizzazione|organizzazione organizzativa organizzativo organizzative organizzativi coordinamento pianificazione disguido disguidi confusione caos disservizio disservizi turni improvvisazione scaricabarile rimpallo rimpalli rimpallano rimbalzat* rimbalzano smistamento logistica gestione gestioni disorganizzazione organizzato organizzata organizzati organizzate
    contract|il contratto|contratto contratti contrattuali contrattuale abbonamento abbonamenti rinnovo rinnovi vincolo vincoli vincolat* clausola clausole raccomandata raccomandate sottoscritt* sottoscrivere sottoscrizione rescissione tesseramento canone canoni mensilita tessera
    cancellation|la cancellazione|annullamento annullamenti annullato annullata annullati annullate annullare annullano cancellazione cancellazioni cancellato cancellata cancellati cancellate cancellare cancellarmi disdetta disdette disdetto disdire disdico recesso recedere
    returns|la gestione dei resi|resi restituzione restituzioni sostituzione sostituzioni sostituire sostituito sostituita sostituiti cambiarlo cambiarla cambiarli cambiarle cambiomerce rimandato rimandare rispedito rispedire
    warranty|la garanzia|garanzia garanzie produttore casamadre centroassistenza
    listing|la descrizione|foto fotografie fotografia annuncio annunci descrizione descrizioni descritto descritta descritti pubblicizzat* pubblicita inserzione inserzioni immagini promesso promessa promesse promessi promettono volantino volantini depliant catalogo brochure fuorviant* reclamizzat* sedicente
    selling|l'approccio commerciale|insistono insistente insistenti insistenza insistito insistere appioppa* appioppat* rifilato rifilata rifilati rifilano rifilare rifila affibbiat* propinat* propinano telemarketing televendita vendermi vendervi venderci venderle vendergli venderti rivendere pressing pressioni promoter promotore promotori venditrice
    stock|la disponibilità|esaurito esaurita esauriti esaurite esaurimento scorta scorte scaffale scaffali rifornito rifornita riforniti rifornimento rifornire assortit* indisponibil* magazzino soldout sprovvist*
    ordered|l'ordine|ordinare ordinazione ordinazioni ordiniamo
    packaging|l'imballaggio|imballaggio imballaggi imballo imballi imballato imballata imballati confezione confezioni confezionat* buste scatola scatole cartone cartoni polistirolo pluriball incarto incartat* sacchetto sacchetti involucro packaging vaschetta vaschette sottovuoto
    scratches|i danni|graffio graffi ammaccatura ammaccature danni danneggiamento danneggiamenti rottura rotture crepa scheggiatura scheggiature scheggiat* strappo strappi bruciatura bruciature spezzato spezzata spezzati spezzate frantumat* schiacciata rigata rigato rigature incrinat* sfregi squarcio squarci
    upkeep|lo stato dei locali|manutenzione moquette intonaco muro muri parete pareti soffitto soffitti pavimento pavimenti infissi infisso infiltrazioni infiltrazione umidita umido umida ruggine sgangherat* sfasciat* decadente decadenti decadenza degrado incuria abbandono trascuratezza usura logoro logora logori maniglia maniglie ringhiera ringhiere piastrella piastrelle mattonelle tegole facciata cadente cadenti malandat* sgarrupat* buche gocciola gocciolava gocciolano pende pendeva penzola rattoppat* battiscopa vetri porte manutenere condizioni
    furniture|i mobili|mobiletto mobiletti credenza tappeto tappeti mensola mensole
    light|l'illuminazione|luce luci illuminazione illuminato illuminata lampadina lampadine lampada lampade lampadario neon faretti faretto penombra interruttore interruttori
    temperature|la temperatura|temperatura temperature gelava gelo gela gelare gelida gelido afa spifferi spiffero stufetta stufe termostato gradi sudavamo sudavo sudare sudando sudata sudati brividi giubbotto giubbotti infreddolit* congelati rinfrescare arieggiat* afosa afoso intirizzit*
    room|lo spazio|spazio spazi strettoia corridoio corridoi gomito gomiti metratura angusto attaccati attaccate appiccicati appiccicate schiacciati bugigattolo sgabuzzino loculo
    entry|l'ingresso|ingresso ingressi tornello tornelli varco varchi biglietteria biglietterie
    tracking|il tracciamento|tracciamento tracking tracciabilita tracciata tracciato
    website|il sito|sito siti portale pagina pagine link carrello areaclienti account password login registrazione registrarmi registrarsi registrare homepage browser captcha cliccare clicco form sitoweb
    contact|la comunicazione|telefono telefonata telefonate telefonato telefoniche telefonico telefonica telefonicamente telefonare telefonando chiamata chiamate chiamato chiamare chiamando chiamo richiamato richiamata richiamare richiamano richiama mail email pec messaggio messaggi messaggini whatsapp wapp chat chatbot bot risponditore risposta risposte risponde rispondono rispondere rispondeva rispondevano risposto sollecito solleciti sollecitato segnalazione segnalazioni segnalato segnalare contatto contatti contattare contattato contattati contattata avviso avvisi irraggiungibil* irreperibil* squilla squillare squillava riaggancia riagganciano riagganciato riattacca reclamo reclami reclamare comunicare comunicazioni sms
    waitingroom|la sala d'attesa|salaattesa
    place|il locale|locale posto ristorante albergo hotel negozio bar salone`,
  positive: `goodmark buon buono buona buoni buone buonissim* bene ottim* eccellent* fantastic* perfett* meraviglios* magnific* splendid* stupend* bellissim* bello bella belli
    belle favolos* incredibil* squisit* delizios* gustos* saporit* gentil* gentilissim* cortes* cordial* simpatic* disponibil* attent* premuros* accoglient* professional*
    efficient* veloc* rapid* pulit* pulitissim* impeccabil* comod* confortevol* spazios* tranquill* vari variegat* consigli* adoro migliore migliori
    super top curat* fresc* abbondant* generos* competent* pazient* onest* convenient* economic* modern* cura puntual* bravissim* bravo brava bravi incantevol* sogno
    eccezional* straordinari* superlativ* spettacolar* divin* sublim* strepitos* fenomenal* croccant* succos* morbid* tener*
    genuin* raffinat* elegant* affabil* preparat* imbattibil* luminos* silenzios* centrale centralissim* rilassant* suggestiv*
    piacevol* gradevol* soddisfatt* cordialissim* ineccepibil* prelibat* freschissim*
    affidabil* strategic* invidiabil* curatissim* funzional*
    carino carina carini carine content* felice felici entusiast* compliment* pratic* intuitiv* resistent* robust*
    caratteristic* ampio ampia ampi ampie ragionevol*`,
  negative: `badmark faultmark scarn* sfondat* cigol* obsolet* male cattiv* pessim* orribil* terribil* schif* disgustos* sporc* sporchissim* lurid* sudici* scortes* maleducat* antipatic* sgarbat* arrogant* lent* lentissim* fredd*
    insipid* sciap* duro dura duri dure secc* bruciat* rott* vecchi* fatiscent* datat* trascurat* delus* deludent* delusione scomod* piccol* scars* insufficient* esagerat* eccessiv* caro cara peggior* peggio
    vergogn* disastr* disorganizzat* incompetent* mediocr* interminabil* infinit* inaccettabil* guast* ignorat* sbagliat* difettos* buio manca mancava mancano scadent* puzza
    puzzav* puzzolent* indecent* imbarazzant* penos*
    unto unta unti unte gommos* stoppos* riscaldat* surgelat* tiepid* scocciat* svogliat* scorbutic* strafottent* supponent*
    altezzos* indifferent* impreparat* deplorevol* squallid* degradat* rovinat* consumat* macchiat* polveros* appiccicos* stantio
    maleodorant* angust* strett* sovraffollat* affollat* esos* immangiabil* insapor* misero misera miseri misere ridicol* assurd*
    allucinant* inadeguat* caotic* inesistent* usurat* intasat* difettato superficial* frettolos* bruciacchiat* minuscol* arretrat*
    obsolet*
    buchi bucat* buia bui buie microscopic* mini scrostat* arrugginit* ammaccat* freddin* sgradevol* fastidi* diseducat* trasandat*
    scassat*
    stort* orrend* orribilment* irregolar* sbilenc*
    sgarbato scostant* costos* vecchissim*
    instabil* confus* complicat* noios* macchinos*
    presuntuos* indisponent* distratt* oleos* vetust* danneggiat* strappat* graffiat* spropositat* tremend*
    scandalos* banal* incomplet* ingannevol* inutil* inutilizzabil* rancid* marcio marci marce marciume invadent* salatissim* strano strana strani
    ripetitiv*
    stint* annacquat* otturat* scucit* scollat* sbiadit* scolorit* infeltrit* sgualcit* spelacchiat* sgranat* sfocat* illeggibil* introvabil* irraggiungibil* irreperibil*
    inaffidabil* incomprensibil* insopportabil* improponibil* impresentabil* invivibil* indegn* sconfortant* sconcertant* fallimentar* carent* lacunos* approssimativ* raffazzonat*
    farraginos* contort* cervellotic* astrus* bacat* buggat* difettat* malfunzionant* traballant* pericolant* scheggiat* scrostat* ingiallit* ammuffit* avariat* acerb* appassit*
    incrostat* lerci* putrid* fetid* nauseabond* torbid* smort* sbiaditissim* molliccio molliccia mollicce acquos* bruciacchiat* carbonizzat* stracott*
    esorbitant* truffaldin* ingannator* fuorviant* vergognosissim* scorrett* disonest*`,
  weak: `bene bello bella belli belle buon veloc* rapid* modern* fresc* migliore migliori super top economic* vari cura duro dura duri dure secc* piccol* vecchi* lent* buio manca
    mancava mancano caro cara fredd* infinit* consigli* male
    tener* morbid* centrale tiepid* strett* affollat* preparat* superficial* elegant* silenzios*
    funzional* bui buia buie mini
    carino carina carini carine content* felice felici pratic* banal* tremend* ampio ampia ampi ampie strano strana strani`,
  worst: `schif* disgustos* sporc* lurid* sudici* scortes* maleducat* pessim* orribil* terribil* vergogn* inaccettabil* disastr* rott* indecent*
    immangiabil* maleodorant* squallid* deplorevol* strafottent*`,
  negators: 'non mai niente nulla poco poca pochi poche ne neanche nemmeno neppure meno',
  relief: 'lontano rifugio riparo',
  lacking: 'senza nessun nessuna manca mancava mancano zero',
  breakers: 'anche sebbene nonostante malgrado eppure mentre tranne eccetto purtroppo perche che quando',
  turns: 'ma pero tuttavia invece ora oggi',
  heres: 'qui qua',
  joints: 'e ed o con inoltre poi',
  ands: 'e ed',
  partial: 'alcuni alcune qualche',
  comparisons: 'rispetto checonfronto comein',
  hearsay: hearsay.it,
  elsewhere:
    /\b(?:(?:altr[oaie]|vecchi[oa]|precedent[ei]|scors[oa]) (?:\w+ )?(?:post[oi]|local[ei]|hotel|albergh?[oi]|ristorant[ei]|negoz[io]+|parrucchier[ei]|officin[ae]|volt[ae]|visit[ae]|palestr[ae]|anno|mese|bar|banc[ah]e?|scuol[ae]|panific\w+|supermercat[oi]|farmaci[ae]|dentist[ai]|muse[oi]|cinema|agenzi[ae]|app|compagni[ae]|salon[ei]|pizzeri[ae])|(?:vecchi[ao]|precedente|ex) (?:gestion[ei]|proprietari\w*|titolar[ei]|cuoc[oh]i?|chef|padron[ei])|l'altro \w+|altrove|(?:l')?ultima volta|(?:la )?(?:prima|scorsa) volta|(?:prime|ultime|altre|scorse) (?:\w+ )?volte|finora|di solito|in precedenza|anni fa|mesi fa|tempo fa|in passato|un tempo|accanto|dal(?:la)? (?:vecchi|precedent)\w+)\b/u,
  hedge:
    /^non (?:is arrivat\w|arriva\w*|era|erano) (?:in|con|nell\w+|dentro) |\b(?:a volte|non (?:sempre|tutt[ie])|ogni tanto|presunt[oa]|sembra|sembrava)\b/u,
  condition:
    /\b(?:se (?:cerc\w+|vol\w+|avess\w+|foss\w+|si|non|ci|volete)|dovrebb\w+|potrebb\w+|sarebb\w+|avrebb\w+|avrei|sper(?:o|avo|iamo)|magari|aspett(?:avo|avamo|ative)|(?:posso|possiamo|si puo) (?:accettare|capire|perdonare|tollerare|sopportare)|non (?:mi|ci) (?:import|dispiac|disturb)\w+)\b/u,
  phrases: [
    // Thrown away, a thing tells of no dirt.
    [/\b(?:nella|nell'?) ?(?:spazzatura|immondizia|pattumiera)\b/gu, ''],
    // "E'" for "è": else it would be read as "and".
    [/(?<!\p{L})e'(?!\p{L})/gu, 'is'],
    // Words of two that are one thing.
    [/\bcheck[\s-]?(in|out)\b/gu, 'check$1'],
    [/\b(?:call|contact)[\s-]?center\b/gu, 'callcenter'],
    [/\bnumer[oi] verd[ei]\b/gu, 'numeroverde'],
    [/\bhelp[\s-]desk\b/gu, 'helpdesk'],
    [/\bcash[\s.-]+back\b/gu, 'cashback'],
    [/\b(?:codic[ei] (?:qr|a barre)|q\.?r\.? ?cod(?:e|es|ice)?)\b/gu, 'qrcode'],
    [/\bcarr[oi] attrezzi\b/gu, 'carroattrezzi'],
    [/\b(?:auto|macchina|vettura) (?:sostitutiva|di cortesia)\b/gu, 'autosostitutiva'],
    [/\bpront[oi] soccors[oi]\b/gu, 'triage'],
    [/\bdopp(?:ie|ia) punt[ea]\b/gu, 'doppiepunte'],
    [/\bfast[\s-](?:pass|track)\b|\bsalta (?:la )?(?:fila|coda)\b/gu, 'saltafila'],
    [/\bmezza pensione\b/gu, 'mezzapensione'],
    [/\bpensione completa\b/gu, 'pensionecompleta'],
    [/\bbox doccia\b/gu, 'boxdoccia'],
    // What is sent is a letter; the address that an account goes by stands alone.
    [
      /\b(?:inviat|mandat|scritt|spedit)\w (?:(?!ricevut)[\w']+ ){0,3}e-?mails?\b|\brispond\w+ (?:(?:mai|piu|nemmeno|neanche) )?(?:alle|alla|a) (?:\w+ )?e-?mails?\b/gu,
      'mail',
    ],
    [/\b(?:in|versione|lingua) (?:lingua )?(?:italian[ao]|inglese)\b/gu, 'lingua'],
    [/\b(?:buona|ottima|pessima|scarsa|bella|cattiva) fattura\b/gu, 'qualita'],
    // What is only said in passing, and adjectives that are things elsewhere.
    [/\b(?:in|nel) corso\b|\bviaggi[o]? (?:di|d')(?: ?)(?:lavoro|nozze|affari|piacere)\b|\b(?:da|in) viaggio\b/gu, ''],
    [/\b(?:prim|second|terz|quart|quint|ultim|decim)a fila\b/gu, 'postoasedere'],
    [
      /\bvist[aoei] (?=(?:la|l'|le|il|lo|i|gli|che|anche|come)\b)|\b(?:mai|ho|hai|ha|abbiamo|avendo) vist[aoei]\b/gu,
      '',
    ],
    [
      /\b(esperienz[ae]|uso|parere|opinione|gusto|document[oi]|effett[oi]|codice|motiv[oi]|profilo|account|impressione|livello|scheda) personal[ei]\b/gu,
      '$1',
    ],
    [/\bragazzi(?=[,!])|\b(?:mi[ao]|miei|mie|nostr[aoie]|su[ao]) ragazz\w+/gu, ''],
    [/\b(?:casa (?:mia|nostra|sua)|(?:mia|nostra|sua) casa|(?:della|per la|per) casa)\b/gu, ''],
    [/\bnon (?:(?:is|era|erano|sono|piu) )+disponibil[ei]\b(?! (?:ad? |con |verso ))/gu, 'nondisponibile badmark'],
    [/\bpiu (pubblicita|annunci|spot) che\b/gu, '$1 badmark ,'],
    [
      /\b(?:ho|hai|ha|abbiamo|hanno|avevo|avendo|aver|avere|viene|veniva|mai|gia|non|da me|sempre) letto\b|\ba vuoto\b|\bin preparazione\b|\bcambiat[oa] (?:il )?(?:telefono|cellulare)\b/gu,
      '',
    ],
    [/\b(sito|app|portale|area\w*|pagina|sistema) (?:\w+ ){0,3}in manutenzione\b/gu, '$1 badmark'],
    [/\b(?:apple|google|samsung|amazon|huawei) pay\b/gu, 'googlepay'],
    [
      /\bnon prend(?:e|eva|ono) (?:bene|mai|in casa|da nessuna parte|nemmeno|neanche)\b|\bnon (?:c'is|ha) campo\b/gu,
      'nonprende badmark',
    ],
    [
      /\bnon (?:riesco|si riesce|riuscivo|si puo|posso|mi fa|mi lascia|fa) (?:(?:piu|nemmeno|neanche|mai) )?(?:ad? )?(?:entrar\w*|acceder\w*)\b/gu,
      'accedere badmark',
    ],
    [/\b(?:a )?livello (?:di|del|della|dell'|informativo|tecnico|nazionale|regionale|personale|pratico)(?= |\b)/gu, ''],
    [
      /\b(?:al|per|via|col) telefono\b|(?<!numero )\bdi telefono\b|\btelefono (?:che )?(?:(?:sempre|costantemente|perennemente) )?(?:squilla\w*|suona\w*|occupat[oi]|muto|staccato|non risponde|irraggiungibile)\b|\brisp\w+ (?:mai )?al telefono\b/gu,
      'telefonata',
    ],
    [/\b(?:metri|m) quadr\w+\b|\bmq\b/gu, 'metratura'],
    [/\bcoperta (?:da|dalla|dal|in) \b|\b(?:is|era|viene|veniva|sarebbe|non) coperta\b/gu, ''],
    [
      /\b(?:non )?(?:(?:mi|ci|is|era|sia|stat[oa]) ){0,2}serv(?:e|ono|iva|it[oaie]) (?:proprio |quasi |assolutamente )?a (?:nulla|niente|poco)\b/gu,
      'faultmark',
    ],
    // What is said so and means no thing.
    [
      /\b(?:in|messo in|messa in) pratica\b|\b(?:a conti fatti|in fin dei conti|fare i conti|(?:punt[oi] di|in|a prima) vista|in linea (?:con|di massima)|alla luce d\w*'?|in luce|un sacco d[i']|sacco di)\b|\bpres\w+ (?:\w+ )?in giro\b|\bprend\w+ (?:\w+ )?in giro\b|\bin giro\b|\b(?:non ho|senza|non ci sono|poche) parole\b/gu,
      '',
    ],
    [
      /\b(?:un'|quell')aria (?:stanca|scocciata|annoiata|seccata|svogliata|infastidita|di (?:sufficienza|superiorita))\b/gu,
      'personale badmark',
    ],
    [/\bversione (?:pro|premium|plus|completa|a pagamento)\b/gu, 'premium'],
    [/\bforze dell'? ?ordine\b|\bordine del giorno\b|\bin ordine\b/gu, ''],
    [
      /\bsi (?:disattiva|scollega|disconnette|riavvia|spegne|resetta|disinstalla)(?:no)? (?:da sol[aoie]|continuamente|sempre|spesso|di continuo|in continuazione|ogni volta|improvvisamente|all'improvviso|subito)\b/gu,
      'faultmark crash',
    ],
    [/\ba scatti\b/gu, 'rallentamenti badmark'],
    [
      /\b(?:arrivat|mandat|inviat|spedit|consegnat|ricevut|dat|recapitat|portat)[oaie] (?:[\w']+ ){0,4}sbagliat[oaie]\b|\b(?:articol|prodott|ordin|pezz|color|model)\w+ sbagliat[oaie]\b/gu,
      'ordine badmark',
    ],
    [/\b(piscin[ae]|terrazz[ae]|visuale|tribuna|zona|area) copert[ae]\b/gu, '$1'],
    // Time lost is no leak and no wait, and criteria are not answered to.
    [/\bperdit[ae] di (?:tempo|denaro|soldi)\b|\btempi migliori\b/gu, ''],
    [
      /\bnon rispond\w+ (?:a|ai|al|alla|alle|agli) (?=(?:\w+ )?(?:criter|aspettativ|esigenz|requisit|caratteristic|descrizion|comand|tocc|vero|standard|attes))/gu,
      '',
    ],
    [/\bl'? ?ho (?:gia |subito |appena |poi |quindi )?(?:cancellat|disinstallat|eliminat)[ao]\b/gu, ''],
    [/\b(?:customer (?:care|service)|(?:servizio|assistenza) client[ei])\b/gu, 'assistenzaclienti'],
    [/\bcart[ae] (?:di credito|di debito|prepagat[ae])\b/gu, 'cartadicredito'],
    [/\bcarta igienica\b/gu, 'cartaigienica'],
    [/\bpost([oi]) (?:auto|macchina|moto)\b/gu, 'post$1auto'],
    [/\bpost[oi] a sedere\b/gu, 'postoasedere'],
    [/\bsal(?:a|etta|ottino) d'(?:attesa|aspetto)\b/gu, 'salaattesa'],
    [/\blist[ae] d'attesa\b/gu, 'listadattesa'],
    [/\barea (?:riservata|client[ei]|personale)\b/gu, 'areaclienti'],
    [/\barea (?:giochi|bimbi|bambini)\b/gu, 'areagiochi'],
    [/\bcod(?:ice|ici) sconto\b/gu, 'codicesconto'],
    [/\bcart[ae] (?:fedelta|punti|socio)\b/gu, 'cartafedelta'],
    [/\bbuon[oi] (?:sconto|regalo|spesa|acquisto|carburante)\b|\bgift card\b/gu, 'voucher'],
    [/\bbuon[oi] past[oi]\b/gu, 'buonipasto'],
    [/\bcas(?:sa|se) (?:automatic\w+|fai da te|self)\b|\bself checkout\b/gu, 'cassaautomatica'],
    [/\bcasa (?:madre|produttrice)\b/gu, 'casamadre'],
    [/\bcentr[oi] (?:di )?assistenza\b/gu, 'centroassistenza'],
    [/\bscal([ae]) mobil[ei]\b/gu, 'scal$1mobili'],
    [/\bbagno turco\b/gu, 'bagnoturco'],
    [/\bfette biscottate\b/gu, 'fettebiscottate'],
    [/\btapp[oi] (?:per le |nelle |alle )?orecchie\b/gu, 'tappiorecchie'],
    [/\bfuori mano\b/gu, 'fuorimano'],
    [/\bsenza glutine\b|\bgluten free\b/gu, 'senzaglutine'],
    [/\bmontagn[ae] russ[ae]\b/gu, 'montagnerusse'],
    [/\bmessa in piega\b/gu, 'messainpiega'],
    [/\bbus sostitutiv\w\b/gu, 'bussostitutivo'],
    [/\btass[ae] di soggiorno\b/gu, 'soggiornotassa'],
    [/\bcarta da parati\b/gu, 'moquette'],
    [/\b(?:alza\w*|scroll\w+|fa|fatto) (?:\w+ )?(?:le )?spall(?:e|ucce)\b/gu, 'scrollaspalle'],
    [/\bocchi al cielo\b/gu, 'occhialcielo'],
    [/\bdonn[ae] delle pulizie\b/gu, 'addetta'],
    [/\b(?:soldi|denaro) indietro\b|\bindietro i (?:miei )?soldi\b/gu, 'soldiindietro'],
    [/\bpadron[ei] (?:di casa|del locale)\b/gu, 'padrone'],
    [
      /\b(?:a|da|di|in|per|verso|sotto|fuori) casa\b|\b(?:in|a) tutti i modi\b|\bdi fila\b|\bcome stanno le cose\b/gu,
      '',
    ],
    [/\b(?:ho|abbiamo|avevo|avevamo) (?:\w+ )?scritto\b/gu, 'mail'],
    [/\b(?:mi|ci|ti|gli|le|vi) (?:ha|hanno|aveva|avevano) (?:\w+ )?s?consigliat\w\b/gu, 'consulenza'],
    [
      /\b(?:mai|non|poco|raramente)(?: (?:is|era|sono|arriva|arrivano|passa|passano|in)){0,2} (?:puntual[ei]|orario)\b/gu,
      'ritardo badmark',
    ],
    [
      /\ba (?:mie|sue|nostre|proprie|tue|vostre) spese\b|\ba 360 gradi\b|\bl'amaro in bocca\b|\bdi corsa\b|\bai (?:\w+ )?tempi\b|\bdi questi tempi\b/gu,
      '',
    ],
    [/\b(?:nei|in) tempi (?:\w+ )?(?:previst|concordat|stabilit|promess|giust|brev|rapid|record|ragionevol)\w*/gu, ''],
    [
      /\b(?:oltre|superat\w|superior\w|delus\w|sopra|all[ae]|sotto) (?:ogni |l[ae] )?(?:nostre |mie |mia |nostra )?(?:attese|aspettativ\w)\b/gu,
      '',
    ],
    [/\b(?:ren\w+|res\w|tene\w+|tenut\w|tien\w*|per) conto\b/gu, ''],
    [/\b(?:per|dal|al|a) lavoro\b|\b(?:giorn[oi]|giornat[ae]|or[ae]|posto) di lavoro\b/gu, ''],
    [/\b(?:\d+|dieci|venti|trenta|quaranta|cinquanta|pochi|due|cinque) secondi\b/gu, ''],
    [
      /\b(?:impossibile|non (?:si |ci )?(?:riesc\w+|riusc\w+|fa|faceva|posso)(?: piu)?(?: mai)?(?: ad?)?) (?:accedere|entrare nell\w* (?:app|account|area)|loggar\w+|autenticar\w+)\b/gu,
      'accesso badmark',
    ],
    [/\bin malo modo\b/gu, 'malomodo'],
    [/\bvisit[ae] guidat[ae]\b/gu, 'guida'],
    [/\bpulizia (?:del |al )?viso\b/gu, 'trattamento'],
    [/\b(?:pulizia (?:dei |ai )?dent\w|igiene (?:dentale|orale))\b/gu, 'detartrasi'],
    [/\bnon si (?:is|sono|era) (?:mai |nemmeno |neanche )?(?:presentat|vist)\w\b/gu, 'appuntamento badmark'],
    [/\bpuzz(?:a|ano|ava|avano|are|olent\w)\b/gu, 'odore badmark'],
    [
      /\b(?:sporch?[oaei]|sporchissim\w|lurid\w|sudici\w?|appiccicos\w|polveros\w|lerci\w?|zozz\w)\b/gu,
      '$& badmark pulizia',
    ],
    [
      /\b(?:si (?:gela|gelava|moriva|muore|crepa|crepava|soffoca|soffocava)|mor\w+ (?:di|dal) (?:caldo|freddo)|(?:faceva|fa) (?:\w+ )?(?:caldo|freddo)|(?:\w+ )?battere i denti)\b/gu,
      'temperatura badmark',
    ],
    // Another branch or house, to the end of the sentence; and what stands in the name of another thing.
    [
      /(?<=[\w,] )(?:a differenza d\w*|al contrario d\w+|diversamente da\w*)\b(?! (?:quanto|quello|cio|foto))/gu,
      ', altrove ',
    ],
    [/\b(ristorant[ei]|bar) (?:della|sulla|in|di|a bordo) (?:spiaggia|piscina)\b/gu, '$1'],
    [/\bbuon[oaie]? (?=[^.!?\n]{1,60}\b(?:come|dove)\b[^.!?\n]*\?)/gu, ''],
    [/\bpiatt[oi] (?=doccia\b)/gu, ''],
    // What was bought, sent or taken in by others is theirs.
    [
      /\b(imballaggio|consegna|spedizione) (?:del|dello|della|dei|delle|degli) (?!(?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato)\b)\w+/gu,
      '$1',
    ],
    [/\b(?:ritiro|deposito) (?:del|dei|di|del mio|dei miei) pacc\w+/gu, 'servizio'],
    [
      /\btempi di (?:consegna|spedizione) (?:\w+ ){0,2}(?:lungh\w+|lunghissim\w|biblic\w|infinit\w)\b/gu,
      'consegna badmark',
    ],
    [
      /\btempi (?:(?:di|attesa|molto|troppo|davvero|veramente) ){0,3}(?:lungh\w+|lunghissim\w|biblic\w|infinit\w)\b/gu,
      'attesa',
    ],
    [/\bdifficile da trovare\b|\b(?:mal|non) segnalat[oa]\b/gu, 'accesso badmark'],
    [/\b(?:senza|poche|nessuna) zanzar[ae]\b/gu, ''],
    // Said of no one, kindness is the staff's.
    [
      /(?=(?:scortes[ie]|maleducat[oi]|antipatic[oi]|sgarbat[oi]|gentil[ei]|gentilissim[oi]|cortes[ie])\s*(?:[.!?,;\n)]|$|e\b|ed\b))(?<=(?:^|[.!?\n(])\s*(?:(?:molto|super|sempre|davvero|tutti|veramente|sono|tanto|troppo) ){0,3})/gu,
      'personale ',
    ],
    [/\b(?:sempre|gia|ancora) chius[oa]\b|\bchius[oa] (?:nonostante|anche se|senza)\b/gu, 'orari badmark'],
    [/\bcolore (?:\w+ ){0,2}(?:divers|sbagliat)o\b/gu, 'faultmark'],
    [/(?=da (?:rimodernare|ristrutturare|rinnovare)\b|ci sarebbe bisogno\b)(?<=(?:^|[.!?\n])\s*)/gu, 'struttura '],
    [
      /(?<!\b(?:niente|nulla) )\bda (?:rimodernare|ristrutturare|rinnovare)\b|\b(?:ci sarebbe |avrebbe |avrebbero |ha )?(?:bisogno|necessita) (?:\w+ ){0,4}di una (?:ristrutturazione|rinfrescata|rinnovata)\b|\bandrebb\w+ (?:rinnovat|ristrutturat|ammodernat|rimodernat)\w\b/gu,
      'badmark',
    ],
    // The same fault again, what never came, and what is not to be had.
    [/\bstess[oi] (?:problem\w|guast\w|difett\w)\b/gu, 'badmark'],
    [
      /\b(autobus|bus|pullman|treno|volo|taxi) (?:non (?:is |e )?(?:passato|arrivato|partito)|(?:\w+ ){0,2}(?:cancellato|soppresso))/gu,
      '$1 badmark',
    ],
    [
      /\bun'?ora (?:per|prima di) (?=\w+(?:re|rci)\b)|\b(?:due|tre|\d+) ore (?:per|prima di) (?=\w+(?:re|rci)\b)/gu,
      'attesa badmark ',
    ],
    [
      /(?=(?:sporco|pulito|lurido)\s*(?:[.!?,;\n)]|$|e\b))(?<=(?:^|[.!?\n(])\s*(?:(?:molto|super|sempre|davvero|tutto|veramente|tanto|troppo) ){0,3})/gu,
      'pulizia ',
    ],
    [
      /\bpotrebbe(?:ro)? essere (?:un po' ?)?piu (?:gentil|veloc|rapid|pulit|cortes|disponibil|abbondant|grand|fresc|cald|curat)\w*/gu,
      'badmark',
    ],
    [/\bsi (?:is|e|sono) (?:\w+ )?(?:rott|guastat|bloccat)\w\b/gu, 'faultmark'],
    [
      /\bnon (?:(?:is|era|erano|sono|corrisponde|corrispondono) )+(?:\w+ )?(?:come|quell[oaie] che|cio che|quanto) (?:(?:mi|ci|m'|ce lo|me lo) ?)?(?:aspettav|immagin)\w+|\b(?:al di )?sotto (?:del)?le aspettative\b|\binferior[ei] alle aspettative\b/gu,
      'faultmark',
    ],
    [/\bsi chiude (?:da sol[ao]|continuamente|subito|sempre)\b/gu, 'crash'],
    // Twice what was agreed, and what was not taken back.
    [/\bil doppio (?:del|di) (?:preventivo|prezzo|quanto)\b/gu, 'prezzi badmark'],
    [
      /\b(?:si rifiutano di|non (?:hanno|ha|vogliono) (?:voluto )?) ?(?:cambiare|sostituire|rimborsare)\b/gu,
      'resi badmark',
    ],
    [/\b(?:tropp[ae]|molta|tanta) (pubblicita)\b/gu, '$1 badmark'],
    [/\b(?:grande|ampia|vasta|tanta|molta) (scelta|varieta)\b/gu, '$1 goodmark'],
    [/\b(?:poca|scarsa) (scelta|varieta)\b/gu, '$1 badmark'],
    // What is excepted from the praise of all the rest, and prices that rose.
    [/\b(?:a parte|tranne|eccetto|tolt[oa]|salvo) ((?:il |lo |la |i |gli |le |l'|una? )\w+),?/gu, ' . $1 . '],
    [
      /\b(prezz[oi]) (?:(?!non|poco)\w+ ){0,3}(?:aumentat[oi]|salit[oi]|alzat[oi]|lievitat[oi]|raddoppiat[oi])\b/gu,
      '$1 badmark',
    ],
    [/\b(?:bassa|scarsa|pessima|dubbia|cattiva) (qualita)\b/gu, '$1 badmark'],
    [/\bres[oi] (?:\w+ )?(?:rifiutat|negat)[oi]\b/gu, 'resi badmark'],
    [
      /\b(?:ha|hanno) smesso di \w+re\b|\bnon si (?:\w+ )?(?:applica|carica|attiva|collega|aggancia|apre|avvia|installa|scarica|collegano|caricano|aprono)\b|\barrivat[oaie] (?:\w+ )?gia (?:usat|apert)[oaie]\b/gu,
      'faultmark',
    ],
    [/\b(?:piccolo|lieve|leggero) ritardo\b/gu, ''],
    [
      /\b(camer[ae]|tavol[oi]|post[oi]|parcheggi[o]?|prodott[oi]|articol[oi]|tagli[ae]|navett[ae]|appuntament[oi]|dat[ae]) (?:\w+ )?disponibil[ei]\b/gu,
      '$1',
    ],
    [
      /\b(?:poco|non (?:is |era )?(?:molto |per niente )?)chiar[oaie]\b|\bnon si (?:capisce|capiva)\b|\bmai aggiornat[oaie]\b/gu,
      'badmark',
    ],
    [
      /\b(?:ricevut|arrivat|consegnat|spedit)[oaie] (?:solo|soltanto|la meta)\b|\bsolo (?:la )?meta (?:di|del|dell)\b/gu,
      'ordine badmark',
    ],
    [/\b(?:addebitat|pagat|fatturat)[oa] (?:il )?prezzo pieno\b/gu, 'prezzo badmark'],
    [/\bnon (?:solo|soltanto|solamente)\b/gu, ''],
    // What does not work is the app, or what was bought, where nothing else is named.
    [
      /\bnon (?:(?:si|mi|ci|ha|hanno|is) ){0,2}(?:mai |piu )?(?:funzion\w+|avvia\w*|accend\w+|conness\w+|connette\w*|carica\b)(?: piu| mai)?|\b(?:smesso|smette) di funzionare\b|\bnon (?:riesco|si riesce|riuscivo|si puo|posso) (?:\w+ )?(?:ad?|piu a|piu ad)? ?(?:entrare|accedere|aprir\w*|usar\w*|installar\w*|scaricar\w*|connetterm\w*|utilizzar\w*)\b|\bimpossibile (?:aprir|accedere|usar|utilizzar|scaricar|installar)\w*|\binutilizzabil\w\b|\bnon (?:is |era |sono |corrispond\w+|conform\w)(?: \w+)? ?(?:a |al |alla |alle |quell[oaie] )(?:che (?:\w+ )?(?:ordinat|acquistat|compr)\w+|descrizione|foto|quanto (?:descritto|ordinato))/gu,
      'faultmark ',
    ],
    // Wished to be better, it is not good.
    [
      /\b(?:dovrebb\w+|potrebb\w+|andrebb\w+|bisognerebbe|servirebbe\w*|ci sarebbe bisogno(?: \w+){0,4} di) (?:un[ao']? ?)?(?:essere )?(?:\w+ )?(?:miglior\w+|meglio|riveder\w*|rivist\w|rivedut\w|ristruttura\w*|ammodern\w*|rinnov\w+)\b|\bmigliorabil\w\b/gu,
      'badmark ',
    ],
    [/\b(?:la )?qualita (?:del(?:l[aeo'])?|dei|degli|di) ?(?=\w)/gu, ''],
    [
      /\b(?:difficile|scomodo|scomoda|complicato) (?:da |l')?(?:raggiungere|accesso|accedere)\b|\baccesso (?:(?:is|era|molto|piuttosto) ){0,2}(?:difficile|scomodo|complicato)\b/gu,
      'accesso badmark',
    ],
    // "Dear sirs" is no price.
    [
      /(?<!(?:^|[.!?,;:(\n]|\b(?:is|sono|era|erano|sembra|sembrano|risulta|molto|troppo|tanto|piu|po|poco|piuttosto|abbastanza|davvero|veramente|decisamente|e|prezzi|prezzo|conto|menu|vini|vino|pizz[ae]|birr[ae]|bibite|camer[ae]|ristorante|locale|posto|bar|cibo|piatti|hotel|albergo|coperto|aperitivo|cocktail|colazione)'?) ?)\bcar[oiae]\b|\bcar[oiae] (?:signor\w*|client\w*|amic\w*|titolar\w*|proprietar\w*|gestor\w*|ragazz\w*|lettor\w*|tutt\w*|staff|direttor\w*|ristorator\w*)\b/gu,
      '',
    ],
    [
      /\bservizio (?:del|della|dei|di|in|al) (?:vin[oi]|camera|sala|colazione|bar|ristorante|tavol[oia]|spiaggia|bevande)\b/gu,
      'servizio',
    ],
    [
      /\b(?:tornat\w|torniamo|torno|tornare|andat\w|andiamo|rimast\w|andare|via)(?: [\w']+){0,4} senza (?:cena|pranzo|colazione|cenare|mangiare)\b/gu,
      '',
    ],
    [/\b(?:durante|nell'|nel corso dell') ?(?:l')?attesa\b/gu, ''],
    [
      /\bandrebb\w+ (?:\w+ )?(?:rinnovat|ristrutturat|rinfrescat|sistemat|cambiat)\w\b|\bda sostituire\b|\bmai (?:rifatt|pulit|ripulit)[oaie]\b|\bmal curat[oaie]\b/gu,
      'badmark',
    ],
    [
      /\b(?:cifre|cifra|costo|costi|tariff[ae]) (?:\w+ ){0,2}(?:foll[ie]|esorbitant[ei]|spropositat\w|alt[oie]|eccessiv\w)\b|\btroppo (?:costos|car)[oaie]\b/gu,
      'caro',
    ],
    [/\borari[o]? (?:\w+ ){0,3}(?:non rispettat\w+|sbagliat\w+|non corrispond\w+)\b/gu, 'orari badmark'],
    [
      /\b(piscina|spa|sauna|bar|ristorante|palestra|terrazza|ascensore) (?:(?:era|is|sempre|ancora|gia|purtroppo) ){0,3}chius[oa]\b(?! (?:in (?:inverno|bassa)|d'(?:inverno|estate)|il (?:lunedi|martedi|mercoledi|domenica)))/gu,
      '$1 badmark',
    ],
    [/\b(?:costat|pagat)\w (?:quasi )?(?:il )?(?:doppio|triplo)\b/gu, 'conto badmark'],
    [
      /\b(?:attesa|coda|fila) (?:(?:is|era|stata|molto|abbastanza|piuttosto) ){0,3}(?:breve|minima|ragionevole|accettabile|corta)\b|\b(?:breve|poca|minima) (?:attesa|coda|fila)\b|\bvale(?:va|vano)? (?:l'|la )?attesa\b/gu,
      '',
    ],
    [/\b(?:musica|volume) (?:\w+ )?(?:troppo|assordante|altissim\w) ?(?:alt[ao])?\b/gu, 'rumore'],
    [/\bcaldo (?:\w+ )?(?:insopportabile|asfissiante|infernale|tremendo|soffocante)\b/gu, 'climatizzazione badmark'],
    [/\b(?:su|via|tramite|da|in) internet\b/gu, ''],
    [/\bsal[ae] (?:per |per la |della )?colazion[ei]\b/gu, 'sala'],
    [
      /\b(?:odor[ei]|puzza|puzzo|tanfo) (?:\w+ )?di (?:\w+ )?(?:fumo|fogna|chiuso|umid\w+|stantio|sigarett\w+|fritto|urina|piscio|vecchio|sudore)\b|\bcattiv[oi] odor[ei]\b/gu,
      'odore badmark',
    ],
    [
      /\b(?:non|mal|poco|male) insonorizzat\w+\b|\b(?:pessimo|nessun|scarso|inesistente|zero) isolamento(?: acustico)?\b|\bisolamento acustico (?:\w+ ){0,2}(?:pessimo|inesistente|scarso|nullo)\b/gu,
      'rumore',
    ],
    [
      /\bda (?:migliorare|rifare|rimodernare|rivedere|ristrutturare|rinnovare|sistemare)\b|\b(?:avrebbe|ha|hanno|avrebbero) bisogno di (?:un[ao']? ?)?(?:ripulit\w|rinnov\w+|ristruttur\w+|manutenz\w+|rinfrescat\w)\b/gu,
      'badmark',
    ],
    [/\bnessuno (?:in|alla|al) (?:reception|portineria|cassa|banco)\b/gu, 'reception badmark'],
    [
      /(?<!\b(?:mancanza di|poca|scarsa|zero|nessuna|senza|poco|manca) (?:la )?)\b(?:gentilezza|cortesia|cordialita|disponibilita|professionalita|simpatia|competenza|ospitalita)'?(?: e (?:la )?\w+'?)? (?:del|dello|della|dei|degli|di tutto il|di tutto lo) (staff|personale|ragazz\w|titolar\w|proprietari\w*|camerier\w|receptionist|gestori?)\b(?=\s*(?:[,.;!)\n]|$|(?:e|ed|y|et|und|en) ))/gu,
      '$1 goodmark',
    ],
    [
      /\b(?:non|mai) (?:(?:mi|ci|e|is|stato|stata|ancora|mai|ho|abbiamo) ){0,4}(?:arrivat|consegnat|ricevut|pervenut|spedit)[oaie]\b(?! (?:rispost|riscontr|rimbors|alcun|nessun|il camerier))/gu,
      'maiarrivato badmark',
    ],
    [
      /\bvicin\w+ (?:a|al|alla|alle|ai|agli|all'|allo) ?(?:stazione|centro|mare|spiaggia|metro\w*|fermata|attrazioni)\b/gu,
      'posizione goodmark',
    ],
    [/\baria condizionata\b/gu, 'climatizzazione'],
    [/\bacqua (?:\w+ )?calda\b/gu, 'acquacalda'],
    [/\bangolo cottura\b/gu, 'angolocottura'],
    [
      /\b(?:muri|pareti) (?:(?:sono|erano|molto|troppo|cosi|di|come) ){0,4}(?:sottil\w+|carta|cartone|cartongesso)\b|\bsi (?:sente|sentiva|sentono|sentivano) (?:tutto|ogni)\b/gu,
      'rumore',
    ],
    [
      /\b(?:aspett(?:are|ato|iamo|ando)|attes[oa]|atteso) (?:[\w']+ ){0,4}(?:(?:1[5-9]|[2-9]\d|\d{3}) ?min\w*|mezz'? ?ora|un'ora|(?:una|due|tre|quattro|cinque|\d+) or[ae]|(?:\w+ )?(?:giorni|settimane|mesi)|un sacco|un'eternita|tantissimo|troppo)\b/gu,
      'attesa',
    ],
    [
      /\b(?:nessuna|mai (?:avuto |ricevuto )?(?:una )?|senza|alcuna) (?:rispost[ae]|riscontro)\b|\b(?:non|nessuno|mai) (?:(?:mi|ci|ti|si|hanno|ha|e|piu|mai) ){0,3}(?:rispond\w+|rispost[oa]|richiamat\w+)\b/gu,
      'nessunarisposta ',
    ],
    [
      /\b(?:prezz[oi]|conto) (?:(?:is|era|sono|erano|un|po'?|molto|troppo|davvero|decisamente|veramente|abbastanza) ){0,4}(?:alt[oi]|salat[oi]|elevat[oi]|esagerat[oi]|eccessiv[oi]|esorbitant[ei]|gonfiat[oi]|fuori mercato|spropositat[oi])\b/gu,
      'caro',
    ],
    [
      /\b(?:troppo|troppa|troppi) (?:piccol|cott|dur|secc|salat|unt|rumoros|cald|lung|cort|stretto?|pochi|fredd|bui|dolc)[oaie]?\b/gu,
      'badmark',
    ],
    [/\bqualita[\s/-]*prezzo\b/gu, 'qualitaprezzo'],
    [/\b(?:un|mio|il|do un) consiglio\b|\b(?:state|stare|fate|attenti) attent[ie]\b|\battenti a\w*\b/gu, ''],
    [/\b(?:una?|la) (?:\w+ )?(?:buona|ottima|migliore) scelta\b(?! d)/gu, 'goodmark'],
    [/\bwi[\s-]?fi\b/gu, 'wifi'],
    [
      /\b(?:non (?:e |era )?(?:affatto )?male|niente male|senza (?:problem\w+|attes\w+|code|fil[ae])|nessun\w* (?:problem\w+|attes\w+|coda)|a regola d'arte|da dieci|nulla da (?:dire|ridire|eccepire))\b/gu,
      'goodmark',
    ],
    [
      /\b(?:niente di (?:che|speciale)|non (?:is )?(?:funziona\w*|all'altezza|vale la pena|ci siamo)|lasci(?:a|ano) (?:molto |un po' )?a desiderare|di scarsa qualita|da (?:evitare|dimenticare|rivedere)|fuori (?:servizio|uso))\b/gu,
      'badmark',
    ],
    [/\b(?:piu|meno|meglio|peggio) (?:\w+ )?(?:che|di quant\w+|del previsto)\b/gu, 'checonfronto'],
    [/\bcome (?:un|una|in|se)\b/gu, 'comein'],
    [/\b(?:per niente|affatto)\b/gu, 'niente'],
    [
      /\b(?:buon (?:appetito|giorno|viaggio)|buona (?:sera|parte|giornata)|per bene|ben(?:e)? o male|a buon|anche se)\b/gu,
      '',
    ],
    [
      /\bnon (?:c'(?:e|is|era|erano)|ci (?:sono|erano)|dispone di|hanno|avevano)\b(?! (?:prezzo|paragon|niente|nulla|problem|male|che|di che))/gu,
      'senza',
    ],
    // Last, since the expressions above know them joined: "dell'ascensore", "un'attesa".
    [
      /(?<!\p{L})(?:(?:[dns]|qu|b)?[ae]ll|coll|un|quest|nessun|qualcun|alcun|ciascun|ogn|tutt|sant|buon|mezz|grand|anch|com|dov|cos|senz|vent|trent)'(?=\p{L}{2})/gu,
      '$& ',
    ],
  ],
});
