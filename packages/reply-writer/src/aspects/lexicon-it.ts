import { hearsay } from './hearsay.ts';
import { plainLexicon } from './plain-lexicon.ts';

export const lexiconIt = plainLexicon({
  things: `
    staff|il personale|personale atteggiamento cameriere camerieri cameriera cameriere* staff dipendent* commess* receptionist* titolare titolari venditor* ragazz* gestor* proprietar* addett* hostess cuoco chef proprietario proprietaria signora portiere bagnino gestori commessa
    service|il servizio|servizio assistenza
    welcome|l'accoglienza|accoglienza reception accolti accolta
    food|il cibo|cibo cucina piatto piatti pasta carne pesce cena pranzo pietanze antipast* mangiare spaghetti risotto gnocchi lasagne bistecca tagliata frittura fritto fritti cotoletta polpette focaccia piadina arrosticini hamburger panino panini insalata verdure contorni contorno sushi primi secondi portate sapore sapori assaggi frutta verdura
    breakfast|la colazione|colazione colazioni
    buffet|il buffet|buffet
    pizza|la pizza|pizza pizze
    bread|il pane|pane
    desserts|i dolci|dolce dolci dessert torta torte gelato gelati cornetto cornetti brioche tiramisu
    portions|le porzioni|porzione porzioni
    menu|il menu|menu carta
    drinks|le bevande|bevanda bevande cocktail drink aperitivo aperitivi
    wine|i vini|vino vini
    beer|la birra|birra birre
    coffee|il caffè|caffe cappuccino
    rooms|la camera|camera camere stanza stanze suite monolocale bungalow alloggio alloggi
    bed|il letto|letto letti materasso materassi cuscin* lenzuola coperte coperta piumone
    bathroom|il bagno|bagno bagni vasca lavandino rubinetto bidet
    toilets|i servizi igienici|toilette gabinett* sanitari
    showers|le docce|doccia docce
    pool|la piscina|piscina piscine
    seating|i posti a sedere|sedia sedie poltron* divan* tavolo tavoli
    view|la vista|vista panorama
    terrace|la terrazza|terrazza giardino dehors balcone balconi
    location|la posizione|posizione ubicazione
    parking|il parcheggio|parcheggio
    wifi|il wifi|wifi internet
    decor|l'arredamento|arredamento arredo arredi
    atmosphere|l'atmosfera|atmosfera ambiente
    music|la musica|musica
    noise|il rumore|rumore rumori rumoros*
    cleanliness|la pulizia|pulizia pulizie igiene sporcizia igienici
    wait|l'attesa|attesa attese coda code fila file
    price|i prezzi|prezzo prezzi tariffe
    expensive|i prezzi|caro cara cari care carissim*
    amount|i prezzi|euro euri
    value|il rapporto qualità-prezzo|qualitaprezzo
    choice|la scelta|scelta assortimento varieta
    delivery|la consegna|consegna consegne spedizione spedizioni
    parcel|il pacco|pacco pacchi
    driver|l'autista|autista autisti corriere corrieri tassista fattorin* postin*
    product|i prodotti|prodotto prodotti articolo articoli merce vestiti scarpe mobili merci capi scarpe
    advice|i consigli|consigli consulenza
    checkout|la cassa|cassa casse
    haircut|il taglio|taglio tagli piega
    colour|il colore|colore tinta
    stylist|il parrucchiere|parrucchier* barbiere estetist*
    treatment|il trattamento|trattamento trattamenti massaggi* manicure ceretta unghie
    repair|la riparazione|riparazione riparazioni tagliando
    mechanic|il meccanico|meccanico meccanici
    bill|il conto|conto fattura scontrino
    doctor|il medico|medico medici dottore dottoressa dentista
    appointment|l'appuntamento|appuntamento appuntamenti
    machines|gli attrezzi|macchine macchinari attrezz*
    changing|gli spogliatoi|spogliatoi spogliatoio armadiett*
    trainer|gli istruttori|istruttor* istruttrice allenator*
    classes|i corsi|corso corsi lezione lezioni
    teacher|gli insegnanti|insegnante insegnanti maestr* professor*
    agent|l'agente|agente agenti
    flat|l'appartamento|appartamento casa
    communication|la comunicazione|comunicazione
    exhibition|la mostra|mostra mostre collezione
    guide|la guida|guida guide
    journey|il viaggio|viaggio tragitto
    delay|il ritardo|ritardo ritardi
    vehicle|il veicolo|auto macchina veicolo
    crashes|i blocchi|blocca crash
    booking|la prenotazione|prenotazione prenotazioni
    climate|la climatizzazione|climatizzazione condizionatore condizionatori climatizzatore ventilatore
    heating|il riscaldamento|riscaldamento termosifone termosifoni
    hotwater|l'acqua calda|acquacalda
    towels|gli asciugamani|asciugaman* biancheria teli
    lift|l'ascensore|ascensore ascensori
    smell|l'odore|odore odori
    pests|gli insetti|zanzara zanzare
    kitchenette|la dotazione della cucina|frigo frigorifero microonde stoviglie angolocottura
    beach|la spiaggia|spiaggia lido
    spa|la spa|spa sauna idromassaggio
    animation|l'animazione|animazione animatori animatore
    deposit|la caparra|caparra cauzione
    refund|la gestione del pagamento|rimborso rimborsi rimborsare rimborsato rimborsano
    order|l'ordine|ordine ordini comanda comande
    answer|la mancata risposta|nessunarisposta
    crowd|l'affollamento|troppagente
    hours|gli orari|orario orari
    facilities|la struttura|struttura strutture
    access|l'accesso|accesso accessi
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
    ripetitiv*`,
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
      /\b(?:ha|hanno) smesso di \w+re\b|\bnon si (?:applica|carica|attiva|collega|aggancia)\b|\barrivat[oaie] (?:\w+ )?gia (?:usat|apert)[oaie]\b/gu,
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
      'ordine badmark',
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
  ],
});
