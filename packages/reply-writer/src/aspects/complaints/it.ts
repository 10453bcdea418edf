import type { LearnedComplaints } from './learned-complaints.ts';

/** Made by training/train-complaints.ts, which says from what; not to be edited by hand. */
export const it: LearnedComplaints = {
  clearFrom: 1,
  groups: {
    administration: {
      '3': `
22 34 accap* accappatoio accon* acconto all'i* all'indietro all'ombra alle allegato allo ambulanza ambulatorio annoi*
annun* annunci annuncio antin* antincendio antipasti anzia* anziani aperi* aperitivo appel* appello appun* appuntamento
attacco attraverso audio* audioguida avuto avuto* azienda bagnino bambini basso basso* basto* be becca* beh benedetta
beveva biasc* biascicava bimbi bimbi* bordo bordo* brava brava* buste buste* camerieri cantieri canto* cantonale capan*
carine carro ce cerca* chiacchieravano china* chinato chiuse ciaba* ciabatte cinquantadue cioccolata civic* civico
colore compi* compiti compresa comun* comunicata comunicato concerto conig* coniglietti contenti copertina correre
correvo costumi crisi crisi* cristiano cucch* cugina custodito dall'inizio dante* david* davide dicen* dicendo diversi
dov'e durar* durare eccel* elettricista essere fabbri fatture fermata figlia finit* finito firen* firenze foggi* foggia
formicolava fosse* fossero franc* francoforte fumav* fumavano gamba gamba* gazeb* gazebo genit* genitori genov* genova
giapp* giocare gioco gioco* gold grand* grupp* gruppo guardava imbar* impie* impiegato infer* infermiere infor*
informazioni inizi* inizio insom* insomma istruzioni lago lanciato libera lievi* lievito lui maestre magni* manif*
massa* maternita messa* messaggino messaggio metri metri* miniclub minor* mobili morbi* morte morte* moschettone mostra
nessu* nessuno noi notturna nudo omicidi orolo* orologio ovvia* ovviamente panic* panico panne* pannelli pappa*
pappagallo parti* partiti pazie* pazze* perso perso* persone pesca* piacere piogg* pioggia ponte possa* potevo prestare
produ* proie* provi* quota quota* raccomandate radiologia regal* relax relax* repar* reparti respo* responsabile
restare resti retta retta* ricoverata ricreazione rinvi* rinviato riportato riprendi rison* risonanza risot* risotto
ritir* ritirarlo ritrovato rotelle rotte rotte* saggi* saggio sala salir* salire salmonella saltati santo* scappato
scars* scend* scendevano scendo scolastica scusata secur* security seggiovia sensore servire settimo sfini* signore
slide slide* spillato sport* spostata spostato stewa* steward stude* sudav* sudava suffi* sufficienza sui suocero
sussurra svegliata tagliata tanti tanti* telefonino tende tende* tenerla terap* terapia toccata token token* tomma*
tommaso torna torni torni* traduttore transenna trave* traversata trece* trecento treno treno* uffic* ufficio uno
urlavo urlo valigie vasso* vedre* vellu* velluto venduti verme* vitello volati zaini zaini*`,
      '4': `
110 15 8 9 ambul* anagr* anagrafe bagni bagni* ballo ballo* bar bellissimi bidel* bocce* cabin* cabina camionista
canzoncine canzone capello caris* carissime cercare cercavano chiusura color* deposito esame esame* fermava giappone
grandi invit* invitati libro libro* mela mensa mensa* monte monte* numerino partire passava pazienza pescatore pesci*
portellone prenotato presi* preside prete* promesso provinciale pullm* pullman quadr* quadro ragazzi regalato registro
ripre* ritro* riuni* riunione saluta sapes* sciop* sciopero scono* sconosciuto scorsa spazzaneve spostano stand stand*
stati stati* tabel* tabellone tragh* traghetto tranquilli ultim* urlav* valle valle* voli zio`,
      '5': `
braccialetto canzo* crist* dava dell'anno digiu* digiuno metal* porte* princ* principianti salut* sapesse sbagliata
scena scena* spost*`,
      '6': `
gita ultima`,
    },
    ads: {
      '3': `
0 aiuta* alber* brucia canzone capos* caposala carini chiar* comodo crash credi* davve* davvero dipen* disegni filtr*
filtro furto furto* grati* gratis guardata ingredienti intan* intanto mette natale pagati piove* prego prego* rimet*
rubat* rubato scritta secon* sembra storto sull'* tempo tempo* tenere togli* toglierla turni turni* vai video* voglio`,
      '4': `
aiutare albero all'inizio cambi condizioni copre copre* crediti detersivi devo disinstallata gigan* gigante lava pago
partita scrivono sempl* semplice sento sento* seri soffr* soffritto spara svilu* sviluppatori tradu* tropp* troppa
vedov* video volum* volume`,
      '5': `
640 ameri* chatt* detersivo disinstallato entrando frasi frasi* livel* livello valen* x`,
      '6': `
deter* disin* ogni secondi spot`,
      '7': `
chiari re`,
      '9': `
pubbl* pubblicita`,
    },
    advice: {
      '3': `
340 54 81 accento affettuosa algor* algoritmo allag* allagato allo alzarmi anni antib* automatica avran* avranno base
buco bugiarda cambi* cambiato canotti cap caramella chies* chiesto chiun* chiunque cigli* collirio collo* coniglio
contabile contatto contestare contrario corsi* corsia danni danni* dato denun* deser* deserto dimenticato discutere
disponibili diventa dosag* dosaggio dovut* dovuto esposizione farmacia ferri* fidat* fidati fischiava foglietto formu*
formula fossi* frang* giura* giurato granite grass* grassa grazi* grazie ingle* inglese iva legale legge leggono malato
mamma mamma* mazzi* mazzini mediazione menin* meningite mensi* mettendo mg model* modello morsi morsi* mutuo mutuo*
nocciole notar* novembre ognun* ognuno opera* padov* padova pallina panno pasticche penal* pensavo perdita pesat*
pesato pistacchio pizzi* prendere pressione prodotto programma promessa proto* provv* quadr* quadro qualu* qualunque
quante quanti quell* quello quere* querela quest* questa ricevono rogit* rogito sapon* sapone sbagl* sceso sceso* sega
segue segue* senti* sorri* spieg* spieghi stessa stia storico stretto studi* suffi* sufficienza sull'altro tachipirina
tasso tasso* tinta tinta* tizia* tossi* transfer trasferito tribu* tribunale troppo valutare vares* varese vende viagg*
visitato`,
      '4': `
83 allergica avrei avrei* bugia* ciglia consu* curri* curriculum defun* defunto diverso dose eh enorm* enorme espos*
firmare gazeb* gazebo giusta intat* intatto malat* mila offen* offende paga quant* reddi* regolare ripro* ritra*
sbagliato spiegazioni sport* sportello studio tasse* tassello tornare tradu* trapani trasm* viaggio`,
      '5': `
cartella colloquio esper* esperienza ssa valut*`,
      '6': `
consulente dott`,
    },
    appointment: {
      '3': `
40 alzarmi appuntamenti arriv* arriva avvis* beh blocco bollo bollo* bresc* brescia brucia capel* capelli cerch*
chiacchiera chiam* chiar* chiav* chiavi chiru* chirurgo chiudere cie clicc* colle* colleghe confu* cortese cup curato
dedic* diciamo diritto disdi* disegno diventa diverso domat* ecogr* ecografia elettronica farsi farsi* feste final*
fisioterapista fissata fogli* foglio fotocopiatrice frase frase* frattempo gatta gatta* genitore grati* gratis guarda
labir* labirinto liber* luna mangiava materassi mattine mauri* maurizio messa* micia micia* micio micio* min naturali
pannello parch* parcheggio passano passaporto passi* passiamo paten* patente pensavamo piani piastra piena piena* piene
piene* pieni pieni* piove* preme* prend* primo primo* puo quarantacinque quatt* quattro quind* quindici revis*
revisione ridevano rimet* rinvi* rinviato rosa sbagliate sblocca sbott* scade scocc* scopro sedut* sedute selez*
selezionatore sempr* sempre senso senso* serviva sfior* sfiora sorride spazzole spezzata spostate sprec* stampante
stanc* stanca steri* sterilizzazione studio tecni* tecnico tesor* tesoro ti trattenuto trova trova* udine udine* ultima
un'un* un'unghia vacci* vaccino varie varie* veder* vedere volta volta* vostri`,
      '4': `
avvisare buco digiu* digiuno fascia ferie ferie* fissato fra libero listi* listino oggi pensa* pioveva posto posto*
preno* prenotata preparata rison* risonanza seduta segre* spostata spostato tra trovano visit* visti visti*`,
      '5': `
agend* agenda bravo bravo* finalmente fissa* messaggio nata segretaria`,
      '6': `
arrivo spost*`,
      '8': `
appun* appuntamento`,
    },
    atmosphere: {
      '3': `
7 abbassano accan* accanto acust* acustica all'autogrill allun* andia* andiamo anniv* anniversario annus* annusato
aperi* aperitivo appesa avran* avranno bacio bacio* baffi baffi* ballare baris* barista battuta bel birre boh bustina
buttafuori cabine cadav* cadavere cameriera canna canna* capit* carrozza cello* cellophane chatt* chiusi ciald* cialda
cinquantadue cola colla* comoda contare corpo corpo* correvano corse corse* cugin* dell'ufficio dello dello* domat*
entra escon* escono fari fermati flaco* frittura fumav* fumavano gambero genere gente gente* geren* gerente gino
giocava giubbotto grammi guardaroba indis* iniziato inson* kg lasciamo lucchetti lucci* magli* magliette maternita
matti* medio* minac* minaccia minor* mosci* moscia naturalezza offri* omicidi pacca pacca* pagan* pagano passa passa*
passano pensa* pensava perse perse* pesche peso pianta piazz* ping pizzi* plast* plastica pong presto purtr* purtroppo
registratore relax relax* resta reste* riceve ridon* ridono rientrato ritrovata romantica rotti rotti* rusti*
rustichella salato salut* sbronzo scambiato scattata secchi sedicenne senegalesi sfilato sgabe* sirin* sniff* spaccava
speci* spostati storico strus* supermercato sussu* sussurra sveni* talme* talmente tavol* tema teneva thril* thriller
tirando tirar* tisana tonic tonic* torniamo tovag* trame* tredi* tredici uncin* uncino urlat* urlato veran* veranda
viava* viavai vigilanza vuota vuota*`,
      '4': `
bagno bagno* banch* bilan* camer* cammina capita catene celib* celibato chios* copertura domatore forte forte* gesto*
gestore lacci* laccio maglietta mangiare medio metti* mojit* mojito occupata ordina piazzola picci* piccioni pinet*
pineta pista pista* roman* sbadi* schedina speciale staff staff* stant* tazzi* tazzina terra terra* torni* transenne
uno vocab* vocabolario`,
      '5': `
annac* annacquato camerata collassato gin macchiata music* quartiere ragazzini salutava secur* security stagn* stagnola
tovaglia zucch* zucchero`,
      '6': `
busti* cameriere musica`,
      '7': `
bustine`,
    },
    bill: {
      '3': `
100 140 190 2017 25 27 32 47 500 62 69 83 89 890 900 abbiano acces* accet* adulti all'assistenza all'o* allar* allarga
altrimenti ambie* amico amico* ammin* amministratore anatr* anatra anticipo antipasto appro* arrab* arrug* aumen*
aumento autolettura autos* autostrada aver avviato azion* banconota batte benda* bollitore braccioli butta caldaia
candelina canto* cantonale carrozzeria carta carta* cartelli cecch* cecchino centimetro certificata certo certo* chat
chatt* check check* chiamo chiedo china* chinato chiudeva ciao cogna* collegati compresa compreso condominiali confe*
conferma consumati conta* contanti contenuti conti* continuate contratto coper* corda corda* coron* corretto corsa
corsa* cover cover* crocc* crocchette croce* crocette custo* detta* dettaglio diceva diffe* differenza diffi* digit*
digitali dio dirit* disastro disdi* disdici disdire ditel* ditelo diversa doppie eccom* eccome educate erava* eravamo
euro evita* fara fattura fatturati fax feria* feriali fine firme firme* fisioterapia fogli* foglio foto fucil* furgoni
gesti* gia giuro giuro* gold grafici guardate imparate incluso incollata incub* inden* indennizzo indicativo inizio
inser* intan* intanto lasci legge* limoncello lisbo* lisbona malat* mandata materassi medica metto metto* migra* mila
minuto mira misurata molo monetine muovo* muovono mutua* nasco* nostro ok oppos* opposizione ordine ormeg* ostaggio
pacchetto pagate pagati paghi* palma* palmare parer* parere parlando parrucchiere parte parte* parto passeggiata penale
pesan* pianta pixel pixel* ponteggio porti* portineria posta poste* prego prego* prelievi premi* presc* presentati
pross* prossima proto* provincia provvisorio pulis* quadretti quella quere* querela quindi raccomandate raggi* ragione
reclami regol* regole restituire riacc* riavv* ricev* riempita ringr* risponde rispondi ritirate ritrovi ritrovo rotel*
saliv* saliva sappi* sbarr* sbloc* sbloccato scalano scherza schif* schifo screenshot scrivo sederti sedute sembravo
seral* serale serra* servi* service sfrat* sfratto sigla sigla* signori smalt* smaltimento soggi* soggiorno spavento
sping* staccato stessi stesso storie stranieri succede suppl* svegliati tanic* tanica tassametro tavolo tenetevi termo*
timbr* toccato tornati trasm* trento trovano tua valen* valvo* valvola verdi verdi* vince vince* voi vostro votat*
zitto zitto*`,
      '4': `
11 39 49 59 abete abete* accesso accettato addebitano aggiu* all'arbitro assic* attiv* attivazione autol* avuto avuto*
bancario biloc* bilocale borsa borsa* cambiata caro colonnina commi* conci* conciliazione condizioni conguagliano
consu* conto conto* coperto corre* corrente costi* custode falsa falsa* fanta* finanza fuga garag* garage gate gestione
giust* giusta gratuita gremb* grembiule inclu* leggevo malata mazza* mirel* mobili multa multa* mutua noce pagar*
pagare paghi parau* paraurti partiti passw* password pastiglie pecca* peccato penal* perdere perve* pervenuta pesano
potevo potre* prenotate preve* prova pulita quattromila raccomandata rate registrato regolare riconsegnata ritro*
rotellina sbloccata scontrini scree* scritte scriv* scrivono segnava serratura servizio settimo siete siete* sinistra
smont* smontato sosta sosta* spedire stornato strisciato supplemento ticke* ticket troll* trolley vai varie varie*
vostr*`,
      '5': `
1 2 2014 450 780 90 addebiti addebito bara barel* barella bolle* bolletta bot commissioni contatore controllate copia
corec* corecom debit* debito disde* disdetta diventano extra extra* faleg* falegname fantasia finan* graff* gratu*
lampi* lampione leggo leggo* lettu* lettura mq orosc* oroscopo out pagat* pagata preventivo queste rata ricevuta
ricorso rifor* rifornimento riporta risul* risulta rompe* stima* truff* vedova`,
      '6': `
640 canon* canone consumi copia* fattu* graffio mese storn* vedov*`,
      '7': `
congu* conguaglio ve`,
      '8': `
99`,
      '9': `
addeb*`,
    },
    booking: {
      '3': `
75 abbia* abbiamo aerop* aeroporto agenz* agenzia allog* alloggio app appar* avanz* bache* bacheca bambini barbo*
barboncino belli* bianche bresc* brescia cadon* cadono cambiati capri* chiamati ci cinquant'anni confe* continuo
coperto corsi* costa crani* cresc* crice* data dell'albergo dentista diabe* diabetico dispo* disponibile do dov dovrei
esame esame* facce facce* fango fango* festi* fidanzato filos* filosofia finestrini finiscono foglio frizi* frizione
game grigia immaginare impasto improvvisamente insie* insieme istruttore istruttori km lavanderia lugan* lugano
mangiava marco marco* matrimoniale mezza* mezzanotte nato noi nomi pannolone parru* parrucchiere pazie* pensato perse
perse* piaceva potet* potete prato prato* prenotato prenotazione preparatissimo quante rida rifar* rimandato ritor*
ritorno rosa salas* salasso salita scamb* scomp* seneg* senegalesi spine* staccato stanz* stanza stesse strut*
struttura stude* studenti superiori tenero tizia* un'of* un'officina urlando venga venga* viaggio viava* viavai`,
      '4': `
21 altri altri* arrivati arriviamo bellissimo bidet bidet* bravi* c'e cella cella* cogno* cognome colpo colpo* coppie
corsi istru* lavata organ* paziente san scambiato scusata stamp*`,
      '5': `
appartamento bravissimo civic* civico guide guide* transfer`,
      '6': `
hotel hotel* preno* prenotazioni`,
    },
    calm: {
      '3': `
214 abbassare abbonati accus* acust* acustica adulto affar* agnel* agnello allar* ammaz* andava anniv* anniversario
antis* appiccicoso asciugamani assal* assalto avvelenato baby bambini basta* bastava bellissima bottega branz* branzino
brioc* brioche buonissima buonissimo calzi* calzini cambiando cambiare camera camminare cande* canna canna* capiva
capotreno cappuccio carit* carita carrozza cartongesso case celib* celibato chatt* chiedendo chita* chiude cioe comin*
conversazione coperta coppi* coppia corre* cover cover* cuscini decis* deciso dell'albergo depositato difficile discr*
dj docce docce* dormire dritto elettrico erava* eravamo erba espos* esposto fantasma finiscono flaco* flaut* flauto
fosso fosso* gallo gallo* garbo garbo* gattino gelata genti* gentilissimo gesti getto* giocava hambu* hamburger idea
ileni* ilenia incom* infer* intera lavato logo matri* matti* mattina media media* medici medio* mezza* moder* mojit*
mojito muoveva naturalezza navig* nostro notev* notevoli nubil* nubilato omici* ornel* ornella ospite padro* pareti
partite patat* patatine pina pinet* pineta plate* platea polpe* pompi* pompieri portatevi potes* profe* pulizie puntu*
questura realt* realta regal* resta* restare ricov* ricovero rigid* rimin* rimini ritrovi roman* russava salum* sapevo
sbatte sbattevano sbron* sbronzo scale scale* scambiato scemo scemo* scola* scopr* sedie sedie* selfi* selfie sente
sente* sento sento* sgasa* sgasata silen* silenziosa simpatici sirene soffritto sorbe* sorbetto spa spazi* speng*
spengono spett* spill* sporg* stanz* stell* stella strette suona svegl* svegli sveglia svuotano tacchi tavol* tavolo
termo* termosifoni terra terra* terzo terzo* testa* toccata torne* tornerei trattore trave* trova valgo* valgono vano
vasco vasco* vedet* vedete vera verba* verbale viava* viavai vibra* vicino vigili volan* volevamo weeke* weekend`,
      '4': `
addio addio* alban* all'una allarme alle altop* ammazzare ascen* ascensore attor* attori avevamo avvel* bagno bagno*
bambi* batto* battono battuta biblioteca bibliotecaria birra birra* bomba bomba* bravi brodo brodo* buoni* canta*
cantato cena cibo cockt* cocktail colazione colazioni comoda contessa conve* cori crack* cucce* cuccetta cucin* cucina
dance dance* discreta dormito fabbro fiamm* fino fumo gettone gioca* girar* girare gracc* lamentato lingu* lingue
matrimonio matto* mela monop* navigatore nostr* notte notte* occhio omicidio operazione peluc* peluche piani* piano*
piazz* pigia* pigiama qualu* qualunque quanti recep* receptionist regalato rigido ritra* romantico russa* scolaresca
sentivo sirena sirin* sopra* spaccio spara* stanza stril* tacch* tenda tenda* testata torneo uccis* ucciso un'ac* vie
vista vista* volanti`,
      '5': `
albano altoparlante bibli* campa* colaz* correvano gentilissimi giocavano gracchiava infermieri mezzanotte monopattini
music* piano piazzola pugna* rumor* rumoroso siren* sopra sospi* strillano tappi tappi* vicin* vicini volum* volume`,
      '6': `
accan* accanto antin* antincendio campane dormi* karao* karaoke musica spettacolare`,
    },
    choice: {
      '3': `
27 addormentata all'ombra allun* altez* altezza andar* andare annoi* aranc* arred* artig* artigianale atmos* atmosfera
autor* azienda banch* basso basso* belli bibliotecaria biscottate biste* buffe* buffet buon burro burro* cameriere
candele canno* carbo* cartone chiusi comme* commessa contenti conve* costata cotol* cotoletta crime crime* crist* croce
dire diven* farti farti* fattorino fette fette* figlia finis* finit* fungh* funghi ganci* gancio giovane giro grigl*
griss* grissini guardo gusto gusto* hambu* hamburger lavag* legale libri libri* luci mangi* medio* menso* mensola
merco* mercoledi mini miste* omici* omicidi ordinata pane panino panne* pannello piatti piu popco* popcorn portafoglio
prestato profe* prosecco recin* recinti ride rossi rossi* rotonda sapev* sapeva scaffale scarp* scarponi scelt* scherza
scomode solo sottotitoli spariscono stase* stasera stend* stess* stesse succo succo* suola suola* super* svede* tagli*
tesse* tessera torbi* treni* trenino trovati trovato trovi* vera vergognoso veri vestito zucch*`,
      '4': `
52 addor* affar* agath* agatha allungato annoiati appassionato bibli* bimbi bimbi* bistecca cammina cande* capre*
caprette caram* caramella cardiologo cerca* chris* christie cingh* compra consi* convi* conviene cristiano dormivano
finito genti* incom* lievi* malis* malissimo manua* medicina miser* misero mortale naturali patri* patrizia personale
piatt* portati pover* poverina povero preav* preavviso prodo* quartiere raccolta rumoroso scelta scemo scemo* scher*
serie serie* sfuma* solita tagliava taglie thril* thriller torte torte* tripp* trippa trovi unico unico* veget* vini
volevo zucchine`,
      '5': `
38 animali cercavo cinghiale cipri* colpi* convento cuore cuore* gentile local* locale mangiato menu mistero noia poca
pochi* porzi* porzioni salsi* sembro spare* sparecchiavano tagliatelle`,
      '6': `
all appas* catal* catalogo consiglia repar* reparto`,
      '7': `
can eat pochi you`,
    },
    cleanliness: {
      '3': `
accorgo aggiungo ago allungato altra altra* altre altre* andan* andando angel* angeli antib* antibiotico antipasti
appiccicoso aspettano avess* banchina banconota barat* barattolo bava bianchi bicch* biciclette bimbi bimbi* biond*
bionda blu bollente brici* briciole buon carrelli centr* chi chiun* chiunque conti copertina corsia crudo crudo* cui
curato dello dello* detersivi disidratato disturba dita dormo educatrici elettrocardiogramma farina farla farla* felic*
femmi* feste fetta fetta* fiato fiato* flebo flebo* forch* formiche forno forno* forti* frigo gemel* gemelli germa*
germania getto* gettone gialla grado grado* graffiate grass* grassa grigi* grigio gross* grosso gusto gusto* idem
idrom* idromassaggio impastato incan* incantevole ingresso inton* inventato it lasciarli liceo liceo* limon* limone
lucia* lungolago macchie macel* macellaio macin* macinato mancanza margh* margherita mater* materasso merenda moque*
moquette morso morso* muffa muffa* napoli nel nell'* nella nella* opach* ottim* ottima pacchi palli* pallina passata
passate pediatra pensava piazzole pieno pieno* pollo pollo* pomod* pomodoro pompi* pompieri post pozza pozza*
precedente presc* previ* previsto proie* proteine ps pulit* puliti pulito puntata qualcun quarta quella rastr* resti
retta retta* ricordi rider* ridere ripor* salutava saman* samantha sara scarsi schiu* schiuma scontrini scopa scopa*
scorso sgabu* sgabuzzino sirin* soffia spalancata stall* stava* stesse stiam* stiamo strano stril* tavol* tavolino
tedesco telecamera telo tendi* tiepi* tirando tirava tolto tolto* trame* tratta turis* turisti tutt'* tutt'altro un'op*
unti uomin* uomini usata usata* ustio* ustione vano vasca vasca* vasch* venis* venisse verme* versione vista vista*
voglio zecch* zecche zitto zitto*`,
      '4': `
animatore asl bagni* bagno bagno* benon* benone bianca bicchieri birba birba* calzi* calzini capel* capelli cassetti
centesimi cipol* cipolle comodissimo corsi* dappe* dappertutto dolor* dolore frigo* guardare horro* horror host legato
letto letto* lime naso passando peli posat* posate proiezione puliz* pulizie puzza* recep* reception rifiu* risalito
soffi* solita spala* spogl* spogliatoi sporc* stava tavoli topo torbi* tovag* tratt* turno turno* vaschetta vedev*
vedeva verdu* veter* veterinario viola viola* water water*`,
      '5': `
bagni bianc* cloro cloro* docce docce* final* finali muri phon polvere puniz* punizione puzza rifiuti riportato sentiva
siringa solit* solito sporcizia tiepide torbida`,
      '6': `
ceret* ceretta cerot* cerotti davano ovunq* ovunque polve* scara* scarafaggio`,
      '8': `
appic*`,
    },
    delivery: {
      '3': `
0 129 3 44 89 accompagna accon* acconto ad addetti all'arrivo allor* allora ammettere anniv* anniversario antia*
antiaderente aperi* aperitivo appel* appello argenteria arrivati attendere auguri battesimo bevut* bevute bidon*
bottiglie brici* briciole campa* campanello capello carto* cartolina cartone cassetta catania cellu* cellulare chiamo
chiudere cioe coi compatibile costumi cover cover* cugino dall diviso dovev* fabbr* faceb* facebook fantasma fatic*
fatica ferragosto fianc* filos* filosofia foggi* foggia francoforte fratt* frutt* furgo* furgone gattino gatto giace*
giacenza giard* giardino giras* girasoli hotsp* hotspot intera inver* invit* invitato invito kebab kebab* lancia latte
latte* lugli* luglio lungo* lutto lutto* maglioni mail mancanti mangi* mangio manua* marzo marzo* maternita mensole
miei misch* modem modem* mozzarella natale novembre numer* numero oltre oltre* ottic* ottico pacch* padri* pannelli
pasqu* paten* patente pento* perdo pesav* pesava piano piantato polli* portano porti* potevate previsto prof promesse
pross* prossimo radic* raggi* recla* regal* regalo richiamo rifatto rimborso risul* risulta romantica sacch* sacchetto
salmone sbagl* sbagliato scappare scato* scatolone sconosciuto senz'acqua settembre sfiorato signorina sito slitt*
smarr* soia spazi* spedizione spesa spesa* stagi* stagione stavo* sto supporto termosifone terzo terzo* tesi tornava
traccia trapani trattore trentadue vaso vecchia vesti* vestiti viti vostr* vostro whats* whatsapp zag zig zucchine
zuppa zuppa*`,
      '4': `
94 album album* ammet* argen* armadio arrivare arrivate avviso bagaglio bellissimi bufal* buttato chiedono cines*
cinese compl* compleanno dispe* dite doveva esist* fabbrica febbr* febbraio fiori* frattempo gentilissimo guardiamo
lavorazione livor* livorno lungo maggi* maggio margherite mitte* mittente montatori mutan* mutande nastr* nastro negoz*
negozio neona* nuda ognis* ognissanti operatrice ordinati pasqua penal* pensa* perdo* petto polli promessa quade*
rapid* reclamo riprova ritar* ritardo ritir* ritiro siedo siedo* sosti* sostituito spedito spina spina* stavo striz*
tardi tardi* track* tracking tragi* tragitto vado`,
      '5': `
ante april* aprile arriv* corri* desti* divan* divano ero esiste nero nipotini ordinata pacchi paio pensato prepagata
prome* rimpa* slega* slegato truff* vendi* venditore vivo`,
      '6': `
arrivato comprate consegnato ordinato portinaia sushi sushi* truffa`,
      '7': `
assen* assente consegna consegnata corriere destinatario ordin* spedi*`,
      '9': `
conse* pacco pacco*`,
    },
    drinks: {
      '3': `
accol* alcol* amica amica* ammetto andavo angelo appiccicoso baris* barista barol* barolo bevuta bibit* bibite birre
bollicine buoni buoni* calda camminare canno* canta care chita* cioccolato cocco* corne* cornetto cover cover* decis*
deciso degna* derub* dipende disse* divor* divorzio escon* escono formaggio gommoso grani* granite grati* gratis
incluso ingeg* ingre* inson* liqui* liquido macchiata macchinette micro* nubil* nubilato occhio offre* omici* orecchini
organizza panchina pavim* pavimento peccato piadi* piadina picco* pilat* pilates portafoglio portava posit* proteine ps
puro quara* quarant'anni qui regolano ricordi rovin* rovinato salame salute scarpa schiu* schiuma scolastica senza
senza* servita serviva spallucce specchio spill* stanze sudato supplemento svuotata tappo tappo* tavol* tavolo tazza
tazza* tengo* tengono testata tovaglia traba* tramo* trann* tranne trita* tritato troppo trovato vini viola viola*
vodka vodka* voghe* voghera vorrebbe`,
      '4': `
amaro* ammaz* ammazzare asciutta band bere bomba bomba* botta* brind* busti* bustina coca drink drink* esclu* frull*
ghb incap* ingresso morir* morire morti morti* mostrata music* musica olive olive* omicidio pecca* pesca ragazze rosso
rosso* sbadi* sbaglio serat* serata servi* tavolino te tiepi*`,
      '5': `
anali* analisi annac* bancone barma* barman benzo* benzodiazepine bevut* bevuto calici cappu* cola miser* misero mojit*
mojito propongono resus* roba servito somme* tagliere tiepido tonic tonic*`,
      '6': `
bicch* birre* cappuccino ghiac* ghiaccio gin guardaroba sgasa* sgasata sommelier`,
      '7': `
bicchiere birra birra* calic*`,
    },
    driver: {
      '3': `
65 abbassato accor* addor* affac* all'autogrill ammac* ammaccato andava ansim* ansimava autos* autostrada banconota
bari bassa bassa* borsa borsa* buio calze calze* carina carrozzina cellu* cellulare chiuso cinquanta clima* conosciamo
contestare cuccioli curva curva* dall'* dio dolci* donna donna* dovuto eleme* erava* eravamo faccina fari fasce*
fascetta finch* finche fines* finestrino flaco* frena* furgo* galleria girato giri gita giusta gradino identita infil*
lancia legata linea linea* lingu* lingua lingue litro litro* livido lungomare mangiano manzo* manzoni mattino morde
morde* n'e nell'* nell'area nottu* numer* numero pacch* palla palla* piaci* piang* piano piano* piazz* pizza pizza*
poggiatesta portare poteva pranz* pranzo prossimo pugno pugno* pulmi* pulmino pupil* pupille puzza* ricorda rider*
ridev* rideva rilas* rimborsata riparte ripartiti ripassa riportato roma rotonda sbagliata sband* scali* scalini
scolastica sconosciuto scoot* scooter screenshot scritti scrive scuolabus senz'acqua sfilato sigla sigla* signi*
significa slega* slegato sola spaccava spazi* stare* sudav* sudava suggerito sull'etichetta suoceri suona suona*
taschino tenetevi termi* tiene tiene* tira tirar* tornava tram trascinata trece* trecento via viagg* viaggiava vie
volan* zag zig`,
      '4': `
accorta addormentato all'arrivo anca autog* autogrill autoscuola citof* citofono corri* corsa corsa* dall'ordine
deposito dritt* elementare falsa falsa* farti farti* fermata figlie finestrini furgone grappa guardato ieri lecce
lecce* legga legga* marte* martedi mirko mirko* notturno pacchi pacco pacco* parcheggiato piangere pross* provi* pullm*
pullman puzzava ralle* ripar* sedil* sedile segnalato semaforo sfior* sicura sosta sosta* stampelle tassa* termini
tirare velo vivo`,
      '5': `
ancon* ancona condu* conducente contromano dritto fattorino ferma* fermate grapp* infilata lasciare orte pedan* pedana
provinciale rider ripartito roton* scola* scolato sfiorato tardi tardi* tassametro whats* whatsapp`,
      '6': `
corriere scend* scendere semaf* specc* volante`,
      '7': `
specchietto tassi* tassista`,
      '9': `
autis* autista`,
    },
    equipment: {
      '3': `
129 212 acceso accetta addetto all all'uscita allarme ammetto appan* appar* appartamento appes* appoggiava aria
armadietti ascen* ascensore asciu* asciugamani aspir* aspirapolvere azion* bambina banco* bancomat battere bloccata
bocca* bollitore bottiglietta braccio bullo* bullone burro burro* cancelletto cap capita carina catena cavo centrale
chiave chiedeva chiudono cintu* cintura citofono collegata coman* comune condizionata consumati conta* corre* corsa
corsa* cuori* delit* delitto dietr* dietro dirgli dormito duemi* duemila ed elast* ester* ferma* fermata fermo fermo*
film fischiava forti* frena* frigg* friggitrice fucil* game gesto* gestore ghiac* ghiaccio giostra gommone gonfiabile
guasto imbra* imbrago impia* infin* interno iscritti istru* istruttore lavas* lavastoviglie lavata legno legno* macch*
maestro malato manette mangia mani mansa* mansarda maschera meta mettendo mettono mobil* monet* monete montaggio
mostrata nastr* nastro nell'annuncio nipot* nipotino noleggiatore obbligatorie occup* occupate omicidio onesto ospit*
padel* padella pales* palestra panchine parti* partito pedale pento* pentole perde* pesi piaci* piaciuto pianoforte
picchetti picco* piccola pista pista* piste piste* pizze portafoglio pos possa* postu* potet* potete pozze* pozzetto
prestare punti punti* purtr* purtroppo radic* ragazzo rapin* rapina regge regge* regolano restituiti rider* ridere
rientra rifiuta rimaste ripartita rivol* rotti rotti* saltava salutava sapevamo sareb* sarebbe sbarra scald* scarico
scivo* scivolo scord* sega sensi sensi* sentite servizio sfoca* sinistra soffi* sorve* spenta spese spese* spogl* sputa
stacc* staccato stanza stavo steccato strano svenuta svizz* tallo* tappe* tappeti telefonino tenerla tenevo tenga
tenga* tenut* testa testa* tirare toccava tocco tocco* trado* traduttore tutti tutti* umidita ustione vento versare
verti* verticale vettu* vettura volata vuoto vuoto*`,
      '4': `
aggan* appesa armad* attaccato attendere audio audio* caduti calcinculo cartello caten* cavat* cavatappi cedut* ceduto
cella cella* colon* comandi costole curva* dirmi dirmi* docce docce* dritt* dritta freno freno* giost* giostraio giro
gracc* graffiate guast* infinito lamentati lasciano lavat* lavatrice libere lucch* macchinetta masch* maste* master
mezz mobile occupata ormeg* ormeggiato ospiti ovvia* ovviamente pago panni panni* patti* piumo* portafogli postura
precedenti prest* prestato prude* pulsa* rida rimes* santa santa* sauna sauna* scala* scaldabagno scarponi sci scordato
scotc* scotch soffia spezz* strisce sue sveni* tappetini tasti tasti* tenuta tremo* umidi* ustio*`,
      '5': `
64 armadietto attre* bagna* banconote barra* cadav* cadavere ceste* cestello colonnina contanti costo* emerg* emergenza
forchette gamba gamba* gas germa* germania lamin* lamine lat lucchetti luned* lunedi macchine machi* machine panch*
perdeva phon pulsante rimessa rotta rotta* roula* roulant scala skipa* skipass spezzato tapis tapis* tema tremo volat*
volati`,
      '6': `
bagnati barra clavi* clavicola eroga* gracchia host incep* noleg* noleggio partire`,
      '7': `
forch* seggi* seggiolino`,
    },
    exhibition: {
      '3': `
2024 68 accar* adora* affittato alzato amore amore* anzia* appassionato assas* asseg* averm* avermi avrem* bacio bacio*
balle* bened* bianca biloc* bilocale bimba bimba* books* bookshop cammina capit* capito capre* caprette caved* cavedio
cervi* cervicale chiaz* chiazze chiedermi chiedeva condo* contati credevo crimi* crimine dell'ignorante dentista
difficili dio dirlo dirlo* ditelo diventata dolor* doman* domani domatore elefante facch* fatta fatta* finch* finche
finite fotografo gabbie galle* gelat* gelato gentiluomo gira girav* girava guida* indie* indietro indis* ingle* inglese
ladro ladro* later* laterale liber* luce magne* malis* malissimo marat* maratona marin* medie* mente mente* mezzo*
micia micia* miei minuscola minut* molle molle* mondo mondo* mosch* muoveva muso nega nello nello* occhio orecchio
ornel* ornella palco palco* parcheggia parlano pianto po provarlo quarti racco* rastr* recli* reclinabili respirava
restavano riden* ridendo rigid* rimas* ripassa ristr* ristrutturazione rives* rivestita sa sala saltava sareb* sarebbe
scass* scien* sempl* semplice seno spieg* squisita staccava stanz* stava stava* stavo* stavolta stell* steso steso*
stia strum* strumenti succe* tachi* tachipirina tosca tosca* tranquilli trasferta tremando treni* trenino uccid* umido
umido* urlan* vacci* vaccino vale vasche vedes* vendetta veter* veterinario viene viene* zitti*`,
      '4': `
annoi* appar* appartamento attes* attesa calab* carne carne* condominiali esserne evita* ex ferit* ferita fidanzata
giocare grupp* gruppo guida lumin* morde morde* morte morte* mosche negozietto nipoti pelle pelle* pelo piant* scena
scena* scrivo sgrid* spett* spettacolo spiegazioni stanze tarta* tartaruga tortu* tortura trema* usciti vedet* vedete
viva volevano volon* volontario`,
      '5': `
audio audioguida crede* elefa* galleggiava luminoso lupo racconta reggi* reggiseno successivo uncin* uncino visit*`,
      '6': `
agent* agente audio* trilo* trilocale vedev* vedeva visita`,
    },
    food: {
      '3': `
118 20 21 86 94 abbiano accetta adren* adrenalina agath* agatha aglio aglio* agnel* agnello ai all'anca alzat* alzato
ambul* ammaz* anatr* anatra anima anima* aperi* aperitivo arach* arachide arred* arros* arrosto arrotolato artig*
artigianale assie* assieme atten* avess* avevamo avvel* avver* azien* azienda bagno bagno* bar barbi* barbina becch*
benedetta bibit* bigne bigne* bimbo bimbo* bis bocca bocca* bollente bomba bomba* brividi bronc* bruciata brutta buon
buttare caldo caldo* calza* cambiando camer* cameriera cameriere can canotto capello cappu* cappuccino carne* carote
cartelli celiaco cesti* chef chewi* chewing chiesta chios* chris* christie cibo cicli* ciclisti color* comandante
comitiva cornetto corto corto* credenza crema crociera cugina dai dall deliz* dente dente* deve diavo* diavola distr*
distratto dormivano dormo dormo* dormono dove eat esistevano evidenziatore facev* faceva fate febbr* festa festa*
finanza finch* finche finen* finendo finit* formiche fotografare frittura fungh* funghi gazeb* gazebo gelati generale
gesso gesso* giovane giri gliele glute* gluten gonfi* gonfia gum gusto gusto* hambu* hamburger identico imparate
impasto imposta indov* indovinate infar* infarto infat* infatti infer* ingre* invit* iscritto labbro lago latte latte*
legna* litig* logo macchie macchinetta macello maius* maiuscolo maledetto mamme mamme* mangi* margherite massi* massimo
mastica medic* medio mentine merita minestra miniclub misch* miste* nocci* nocciola noccioline nostra ombra ombra*
onest* onesto operato panic* panico parmi* parzi* parziale passando passeggeri pasto* pedia* personale pesci* piace
piadi* piadina piatt* pizze pizze* pizzeria pomod* pomodoro portarsi portate portati potet* potete poteva potre* pover*
prenotazione preparatissimo presentata previ* primi primi* proce* proprietaria prosc* prosciutto puro purtr* purtroppo
quali* quinti reddi* relax relax* rene richiesta ricovero ride risposta rivol* romantica rubin* rubinetto russava
sacchettino salat* sale salgo* salgono salvia sangu* sangue scars* scarsi scocciata scors* scorsa scotto scritte
segnalata segui* seguito sembrava sere sergi* sergio settimo sguar* sguardo shock shock* signori smettere sniff*
soffritto solita sotto sotto* sottovoce spa spaccio spagh* spaghetti spariscono spiac* spiag* spiaggia spiegato spiego
stama* stamattina stell* stelle stendeva stessa suoi svogl* svogliata tagliava tagliere tappo tappo* tenero terre*
tigli* toglie tomba tomba* tornata tornerei torte trame* tramonto tranq* tranquillo triste trita* ugual* unti usava*
ustione valle valle* vasch* vecchio vedre* vedrete versato viso vitello vivo weeke* weekend you`,
      '4': `
abbra* affam* aggiungo all allun* allungato arrivano asl assas* attenzione avvelenato ballo ballo* bibite bisco*
boccone branz* branzino bruci* burro burro* cannu* cannuccia caris* carissime carne carot* casta* cena cestino cipol*
cipolle color colorata contati corag* coraggio corne* corni* cozze cozze* crema* crost* cruda cruda* cucchiaio
dall'inizio delit* delitto dell'anno disse* dj dolce dolce* droga droga* eccom* eccome feste* fiato fiato* figli fin
finiti flebo flebo* forma* fritto gambe* genio genio* gola guerr* guerra hoste* hostess immaginare ingresso invitati
macel* marme* marmellata merit* mini molli molli* monod* monodose nostr* nostri nota olio opach* operazione oro ortic*
orticaria padrona pallo* pappe* parec* parmigiana pasto patat* patatine pecca* peccato pediatria pesan* po poco polen*
polenta polpe* porci* porcini porzioni poverino previsto proteine provincia quali ricov* ripetuto rivel* roma roman*
roset* rusti* rustichella salato scara* scarafaggio secca* seduti simpa* soffr* solit* sorbe* sorbetto spare*
sparecchiavano spettacolare stroz* succo succo* suoce* suola suola* sushi sushi* tempi tempi* tenuti tiepide tira topo
tovagliolo trattato un'un* un'unghia vassoio verdu* vomit* vomitato water water* wurst* wurstel yogur* yogurt`,
      '5': `
34 39 all'assassina allergeni allergia allergico ambulanza ammazzato anaca* anacardi antip* antipasti biscottate bocco*
buoni* camerieri carbonara celia* colaz* colazione convento cortisone crostacei cuoca cuoca* farin* farina febbre
festeggiato fetta fetta* formaggio freddi freddo gambero grott* intol* invol* involtini leoni leoni* local* locale
mangiare medici menu micro* minestrone mistero osser* osservazione panin* panino parecchio pesante pesce pesce* piatto
pizza pizza* pollo pollo* pranz* pranzo puntura pur ragu ricoverata salmone salmonella scusato secca simpatici suocera
tiepi* tiepido tiram* tiramisu torta torta* tovag* tronc* uguali unto uova vaschetta vasso* verme* vino vitel*`,
      '6': `
biste* bistecca buoni conge* congelato cotol* cotoletta crudo crudo* cucch* cuoco cuoco* duro epipe* epipen foglia
fredd* fritt* gommo* gommosa mela microonde mines* pane panna panna* picca* porzi* porzione ravio* ravioli scotta
sedan* sedano tonno tonno*`,
      '7': `
aller* brodo brodo* buffe* buffet carbo* fette fette* grave grave* infermieri pasta pasta* risot* risotto salmo*`,
      '8': `
riso scott*`,
    },
    haircut: {
      '3': `
2017 310 480 60 74 abita* abitu* accog* accoglienza accor* agita* album album* all'altro all'orecchio allagato
allergica alto amico amico* antic* aperte arancione auror* aurora autolavaggio avete avete* avuto avuto* bagno bagno*
bastone batteria beato beato* beste* bestemmiava bonus bonus* bottega botto bracciolo bruci* brucia bruciato bucat*
calcetto calci* calco* cambi* cambiare cammino canal* canar* canarino candele canot* cantina capito capsu* capsula
casta* centi* chili chili* ciglia cipri* clini* clinica cm cogna* colav* colava colla* colleghe collo collo* colore
comba* combaciano comincia comitato confo* conformita corto corto* croaz* croazia cugin* dallo dallo* data dell'altro
denis* denise dente dente* dentiera depos* descr* devit* devitalizzato devon* devono dicev* diciamo difet* difetto
differenza diffida discreto disegno dito diventati doppia dovev* durat* durato entrate essere ettor* ettore europeo
fare farsi farsi* fascicolo febbr* febbre filtr* fissata fossa fossa* fotocamera fotografare fuso gabbia gatta gatta*
gatto* genero giochetto gonfi* grado grado* guarda guarn* guinzaglio hai ignor* ignorato imbrago incap* iniziato insis*
inter* interna interni inton* italiana kit lanci* lasci lasciata lasciate laser laser* lastr* lavag* lavatrice lavor*
lavora lavorato leggermente lenti lisci* livido macchina mandarmi maran* megli* meglio mesti* mestiere metri metri*
mezzo mezzo* misur* misura morti motor* nonos* nonostante nove nuca nuove nuove* nuovi nuovi* occhiali ok operato
originale padri* palaz* palazzo panta* parcheggia parere parrucchiera pavim* pec pensando perbe* perbene perdo perdo*
pesca piani piantato piastra piastrelle pinza* piove* po polpa* poltrona polve* polvere poste* potev* pregh* prendere
prenota prenoto procura promesse promesso prote* protesi ps pulis* pulsa* qualcun rabbi* rabbia respiro rifatto rimpi*
ringrazio risalito rispondeva ristrutturazione riuscito roves* rubin* rubinetto rumor* salot* salotto salta* salvato
sanzi* saran* saranno sbagliata sbott* scava* scende sceso sceso* schia* scien* scort* scrivo scuot* seconda segnale
sembr* semin* semip* semipermanente serra* set settantanove sfior* sfiora shamp* silic* silicone sinistra sistemate
sistemati soffi* spall* spalle sparita spazzole spine* stacca sterl* sterline storte strisce striscia sui svenuto
svita* svitato svuot* svuotata tampo* tanta tanta* tante tante* te tigli* timid* tirando titol* titolare toccare topo
total* totale trami* tramite trapano trasm* tribunale ubria* ultimi un'an* un'informazione un'of* un'officina unici
unici* unto uscir* uscire uscito vasco vasco* vecchia vedi vedia* vediamo vedrete velocita veniv* veniva vento* ventola
venuta vergo* vernice vernici versate vi vibra* voluti`,
      '4': `
200 390 abitacolo accon* acconto all'aeroporto all'o* all'osso anest* anestesia antibiotico asses* assistente aula
balla* ballano batte* battesimo beh botto* bucato bullo* buttati caldaia calza* cambiata camic* camicia camminato
canotto capof* capofficina cappe* cappello casch* caschetto casco casco* chiudete cofan* cognata colla consumatori
contrario corag* coraggio cresi* cresima cugini denti denti* derma* dicevano diffe* facciamo fasci* fidav* filtro
frang* frizi* frizione giard* giardino gomit* gomito gonfio guant* idrau* idraulico immac* immacolata impre* incar*
infet* infis* infissi interno kevin kevin* l'e lastre latti* laurea lavaggio lavia* laviamo lucci* maled* montatori
nave nomin* nominato notif* operai parqu* parquet pastiglie peggi* peggio pende periz* perizia piast* poteva povero
prato prato* prendo presenta prome* provv* pus relaz* relazione reste* ricre* ricrescono ridat* ridata rifac*
rifacimento ripar* riser* ritirata rived* rosso rosso* rumore saltata sbagl* sbagliato scienze sergi* sergio
serramentista servisse siepe siepe* signor smont* smontato soffitto sparite spiegarlo spunt* squisita storto stris*
tacch* tacchi telep* telepass tetto tetto* tirava torna* trovati uscit* uscita venia* veniamo verni* vetri viola viola*
vuote vuote* zampa zampa*`,
      '5': `
accompagnare adesi* adesivo aloni aloni* antib* ballava bermu* bermuda bisno* bisnonna calcinacci canti* cantiere
compatibile ctu davanzale demol* educato emorr* emorragia fatev* fatevi fattu* finestre frangia gel guanti monta*
montata montate mosso mosso* notificato pantaloni piove rifatta rivediamo routi* routine ruota ruota* salon* salone
sano saput* saputo scoss* scossa spuntatina steri* sterilizzazione storta tagli* tagliando tagliato taglio tinta tinta*
tornato udien* udienza viale* vialetto`,
      '6': `
anell* anello fattura lavo maleducato mecca* meccanico riserva`,
      '7': `
rifat* stort*`,
    },
    handling: {
      '3': `
1100 300 62 agent* agente aspetta attacca augur* auguri avessero avete avete* avvisati bonif* bonifico bugia* bugiardo
canto* cantonale capita catania causa causa* certificato circo* clienti commi* comprati conci* conciliazione congu*
conguaglio consegnati copia credi* denunciato depre* dica dichiarazione dormire eccez* eccezionali effet* effetti enac
entrava fascicolo finita fisioterapia fotocopiatrice gliela incas* ingiunzione lastre loro lugli* luglio maggi* maggio
malin* manzo* manzoni medic* modul* mortale neces* nemme* nemmeno oppos* opposizione ottob* ottobre pagina parqu*
parquet perdere portato prega* queste reclamo retta retta* richi* richiama ricov* ricovero rifiu* rifiutato rimandata
rimbo* risponde salut* saluti scaricare scusate segni segni* sergi* sergio sicur* sogli* soglia sogna* sognato
spazzolino spiac* stata* stato stato* storie strac* tale tampo* total* totale trado* trami* tramite trattato tubo
valig* vedia* vediamo vedov* vedova velocissimo vengo vorrei vuol vuote vuote*`,
      '4': `
2 250 automobilista avvia* becch* cartoleria collegati consumi crediti franc* franchi franchigia grand* imbar*
incassato inviato legal* liqui* medico minuto offerti poliz* prati* pratica presc* presu* ricon* rilet* rimborso risar*
risarcimento ritar* ritardo ruota ruota* scrivania sinis* spiace spiegarlo stata tizia* valigia`,
      '5': `
assic* cartella clini* clinica incid* incidente pagati periz* perizia polizza sinistro tribu* tribunale`,
      '6': `
agenz* agenzia denun* grandine premi premi*`,
      '9': `
perit* perito`,
    },
    hours: {
      '3': `
12 15 18 22 68 abbonamento affog* aiutato all'una anima arriviamo artis* artista audio* audioguida aumen* autolavaggio
bagnati bancomat batto* battono battuta becch* cambi cancello carine carne centesimi cento* chiude chiusa chiusura
citof* citofonato colte* coltelli conosceva cristiano diale* dialetto digitali disdire disegni esce fabbro fino giove*
giovedi googl* google impronte intero lavor* legna legna* liber* libero litig* maest* materassi matti* mattina
meraviglia meravigliose mettiamo minestra moneta mostra mq ottan* ottim* ottima passando piano piano* piazza piogg*
pioggia portone poverina prese presentarsi prest* provare qualu* qualunque raccontato rastr* regge retta retta* riacc*
riall* riconsegna rimandato roula* roulant sabat* sabato sciop* sciopero scotc* scotch serra* servi* servizio sessi*
sessione speng* spengono sport* sportello stell* strac* su tapis tapis* telefonato tenete termosifoni terza terza*
treni* trenino trime* trimestre tronc* trova un'or* un'ora va vendo* vendono venticinque ventilatore viver* vivere`,
      '4': `
13 50 79 9 appun* appuntamento beste* bestemmiava bibli* chiuso comun* comunicata cui domen* domenica fogli* fresc*
fresco fuori fuori* guardano indic* lavora lucch* lucchetto merav* presto proprio puo sale scene* serranda sito spent*
spente spigo* tagliava volon* volontario`,
      '5': `
19 30 a4 apert* aumentata bibliotecaria cartello chiud* chiuse comune foglietto indicata luci nuoto nuoto* sarac*
saracinesca sfile* vale`,
      '6': `
16 17 alle aperto dalle dalle* maestre`,
      '7': `
chiudono chius* orari* orario`,
    },
    interface: {
      '3': `
0 300 700 99 abbra* abita accento acceso adulto aggiornamento all'inizio allen* bilancia bollente bruci* brucia
bruciato bucato cadav* cadavere cambi camminato cancellazione caric* carin* carini cocco* collezione coltelli coman*
consultare conta conta* contare contenta cuore cuore* dai dall'ultimo deter* disinstallata displ* display eta facil*
facile faq fermi fermi* finisce fossero fradi* giapp* gigan* gigante gioia gioia* grafica grati* gratis guardata guerr*
guerra imparare impro* impronta ingle* inglese ingredienti instagram lavandino lontani mentr* mentre mie minus* muove
n'e notif* ogni pagan* pagano paghi paghi* perde* perdo* pochi* pomer* pomeriggio possi* privato programma provi
provincia questa remot* remoto riesc* ripro* risposte rubat* rubato salas* salasso salvataggio scrit* segno segno*
settimana sgrid* simpatica siste* sistemate sistemato soli speravo stori* storia sua svilu* sviluppatori telec* telev*
tradu* trent* trovato tuo tutto tutto* uso vendere versione video villa* villaggio vuole vuole* zombi* zombie`,
      '4': `
accen* accendo ameri* aprirla chiari comandi controllo crime crime* detersivi disin* dista* distanza filtri filtro
fradicio gioco gioco* moder* muovo* muovono perdo peso premi* provi* re riconosce riesce salva sbadi* serio serio*
soffr* soffritto sottotitoli spariscono sugge* telecamere televisore tizio tizio* togli* uccis* ucciso valgo* valgono
vesta* vestaglia`,
      '5': `
1987 batti* ciclo ciclo* enigm* enigmi entrando genia* geniale insta* km meteo meteo* passi passi* perde pubbl* riprova
salva* spot treno treno*`,
      '6': `
app filtr* frasi frasi* grafi* grafici installata premium profilo pubblicita`,
      '8': `
profi* profili`,
    },
    listing: {
      '3': `
129 160 240 abbiamo adesivo all'inizio allergeni amici ammaz* ammazzato anaca* anacardi andavano aspettano aster*
asterisco attacca azzur* azzurro bambo* bambola beata beata* bianche bisco* biscotti bisogna bocco* borse brutt* brutta
buoni* buonissimo c cade capov* capovolta cari catena cello* cellophane chili chili* ciabatta ciocc* cioto* ciotola
civic* civico club cm colaz* colazione comme* commessa commesse conta crimi* crimine croce* cucita dei del dentr*
dentro derub* descr* diama* diamante dichiarati diciamo digit* dimez* disti* ditel* domen* domenica fabbr* figur*
figura fines* finestra finis* finiscono fritt* fritto frull* fuma gallo gallo* garan* giocavano grattarsi grigia
guardia identico impro* ingre* istruzioni italiano lamentato lavat* legato leggero lievito luce manette marme* matto*
metal* metallo metro minis* ministero mobil* montaggio morto morto* mutua nascondere nelle nelle* nipotino noia nome
notev* notevoli nuvol* nuvole ortic* orticaria ovvia* ovviamente padella pallone parlano passaggi pasticcini penna
penna* polizia polpe* proprietario puliz* pulizia quinta regge* reggeva restano resti retro retro* revis* revisione
ricca ricca* righello roman* scala scrit* secca sembrava senz'* settecento shock shock* soia solle* sorri* spago spago*
spiag* spiaggia squis* stretta sue sul svist* svista tagliandi tendi* tetto tetto* trado* tradu* traduttore trattore
tremando tubi unico unico* vedi veniv* veniva vero villaggio vite volevamo vuoto vuoto*`,
      '4': `
118 64 all'ultima animazione appan* asilo asilo* attendere attestato azien* bigliettino cartellino chiamare
cioccolatini citta citta* color como croce cucin* cucina digitali ditelo diventate europ* evide* evidentemente firmata
foto frullatore garantito gigan* gigante gonfiato impronte km lago lampadina lavata letteralmente libre* libretto
manif* manifesti mattone mobile morsi morsi* nasco* nell'* ombra ombra* palaz* pdf periz* perizia plast* plastica
portale prestato recensioni restauro riconosciuto ridotta rinun* rinunciato riso risultavano santa santa* scaff*
scaffale scalano sito soli sostiene spedizione sporg* stroz* sull'etichetta tolgo tolgo* tram unifo* vendi* venditore
viti zirco* zircone`,
      '5': `
aller* attre* cavat* cavatappi caved* cavedio gola gratt* ingredienti lampa* lavas* lavastoviglie lumin* luminoso
nascosto nell'annuncio scala* sporgi terra* timbr* timbro vista vista*`,
      '6': `
allergico forch* forchette frigg* friggitrice ringi* terrazza trilo* trilocale`,
    },
    login: {
      '3': `
61 app apriv* arriva aster* attiv* attivazione barze* cache* cambiando chat chied* ciao comprati controlli corsi digit*
entri entri* fa fara genia* geniale gira giust* gol impro* inizi* invia* inviata libero libri libri* mandati menu miei
nonno nonno* note passate pilat* pilates portale posso posso* prestato provato provo provo* riacc* ricette rimanda
riprova route* router saro scrivono sfoca* stesse tagliati tele torin* torino tropp* tuo tutto tutto* uso valutare
ventidue verde verde* vergogna visio* vorrei`,
      '4': `
2017 accesso andar* andare banna* bannato butta cambi* cie collegati contenuti devo digitale dispo* esist* f24 giusta
impronta mail mezz migra* numer* numero recup* ricomincia riconosce rimandati rotel* rotellina saran* saranno sospe*
sospeso telef* telefono tesi token token* troppi volet* volete`,
      '5': `
chiede esiste impos* impossibile indir* indirizzo iniziale recupero`,
      '6': `
acced* accou* account dispositivi scadu* scaduta sessi* sessione`,
      '7': `
accedere codic* codice passw* password spid`,
    },
    membership: {
      '3': `
000 24 27 34 390 400 49 500 86 89 890 91 abitiamo accese accum* agend* agenda all'altro allac* ammin* amministratore
april* aprile arrogante assem* assemblea aster* aumentato avrei avrei* badge badge* balla balla* ballano ballo ballo*
bici bisognava bolletta bugiardo cammino cancellazione cantieri capivo cartoleria casta* chiedo chiudere cieco cieco*
comparsa condominio confi* conformita consumatori contestato conti* contr* copia corec* corecom costi* crocette dante*
dappe* dappertutto decre* dicem* dicembre dichi* dichiarato diciannove dj dodic* dodici dov dove duece* duecento epile*
ero espos* esposto estin* fara fattu* fax fiori fiori* firmare firmata firme firme* fisca* fiscale franchigia giugn*
giugno golf guarda impiallacciato inabi* inabitabile inden* indennizzo ingiu* iniziato intendono intervento
intestatario invia* inviata iscri* istan* italia labbro lasciare loro maggi* maggio maglioni manda* mandata massello
mensilita minis* ministero modul* modulo nomin* nominato nonos* nonostante pagare pagina parcheggi parto penal* perit*
perito piccioni pigno* portabilita presa presa* presentano presentati prevista promozione proposta prova punto punto*
quattordici quindi quint* quinti racco* regis* registra registrato registrazione resa restituita ricevuta rinnovato
ripete risultano ritor* ritorno rived* saluti sapevano saran* saranno scadenza scatoloni scritta sentenza sentono
setta* sfrat* sfratto sigla sigla* so solle* solta* soltanto sospe* spare* sparecchiavano spedi* spedizioni stacc*
stessi stradale tagliare telep* telepass teles* telesoccorso timid* tornare total* totale tranquilla trasferita
trasferito tries* trieste truci* truciolare un'auto vassoio vecch* vecchia vendita vendu* venduta venis* venut* versa*
versata vocal* vocale volevo votat*`,
      '4': `
28 abiti* accettato addebitato adess* adesso affittato affitto allacciato asterisco avvoc* avvocato bisog* bisogna
bonus bonus* buroc* burocratese chiamo ciao conci* conciliazione continuate decreto depositato disdire dura entrate
esce febbr* febbraio ferie ferie* finanziamento finanziaria firma forni* genna* gennaio giudi* giudice gratuita
ingiuntivo intes* iscrizione lasciarli lavori mese mesi nuovo nuovo* pagar* pagin* procu* ritrovo rivediamo scope*
scoperto solleciti spedire table* tablet telefonata torin* torino trasf* tribu* tribunale venisse verba* verbale vita
vogli* vogliono`,
      '5': `
2022 affit* capar* caparra copia* dell'agenzia ditta ditta* finanza fornitore impia* impianto masse* poliz* procura
rate rimod* rimodulazione risul* risulta sede sms tetto tetto*`,
      '6': `
anno disde* disdetta finan* firmato polizza raccomandata sim`,
      '7': `
contratto firma*`,
    },
    order: {
      '3': `
2016 34 accre* adulti aglio aglio* ancor* ancora anell* anello ante anzic* anziche appel* appello arrivato aspir*
aspirapolvere assassino bastava befan* befana buonissima busta busta* calze calze* camic* camicia cande* capri* cartone
caser* caserta cassi* chiss* chissa cinese cioccolato compr* compresse comun* comunione copiato cresc* dato decon*
destra destro diavo* diavola discussione elast* esaur* esaurito estate fa filos* filosofia formaggi frago* fragole
frullatore giri giulia giulio greco greco* identica immaginare incub* incubo invit* invol* involtini lacca* laccate
lavel* lavello lucid* mancano mangiate mangiato manua* marin* mastica morso morso* nuovo nuovo* o offerti opach* osser*
osservazione pagat* pagate paren* parenti parzi* parziale patat* patatine pedia* pediatrico penale piacere piatt*
piattaforma piccolo pisto* pistola portano potet* potete pronta pronto propone quasi quasi* quelle rapid* restituiti
riape* richiamo riempita rimborso ritir* robot robot* salmo* salmone sbagl* scava* scavalca scort* scuol* sergi* sergio
sinistra sistemano sostituzione sparito spillato sputa sputa* stamp* stampante state state* stiam* stiamo sto superiori
tagli* taglia tagliato tenuti tolti tolti* top torna* tornano tornava tracc* truffa uguali urgen* vende venditore
vocab* vocabolario zucch*`,
      '4': `
45 arrivata aspettando bufal* cambia canal* cassiere catal* catalogo cioe confe* confermato cud destr* ester* falso
falso* festeggiato gocce gocce* indie* indietro larga larga* maius* maiuscolo mancava mangi* ordinata ordinate ordinati
ordine orologiaio portati prodo* pront* qualcosa ricondizionato ridi rifar* ripor* rispondi ritiro salsa salsa*
sbagliate scritto scuola sinis* soia sosti* vendi* vendita zucchine`,
      '5': `
189 arriv* arrivate comprato fattorino manca* note rifarla scrit*`,
      '6': `
candeline torta torta*`,
      '7': `
ordinato`,
      '9': `
ordin*`,
    },
    parcel: {
      '3': `
0 430 accorgo accorta addebitano alito alito* all'arrivo all'inizio ammac* ammaccato annunci argen* armadio
assicurazione bagagli baver* bavero bella bella* bianco busta busta* butta cader* cadere causa causa* cinquant'anni
cintu* cintura cliente color* colore compilato consegnato contenta credenza crost* crostata cucit* cuscini danno danno*
dentr* dentro destro diciotto divan* divano dormono esist* esiste farme* farmelo firma fogli foto fotog* franc* franchi
furgo* furgoni giornale graffiato grams* gramsci idem impro* impronta insal* intor* intorno invito lampada lavia*
laviamo legna legno legno* libreria lupo mancano marme* marmellata mazza menso* misura modul* modulo monitor ne negoz*
negozio nell'angolo nonna nonna* pacco pacco* palma* palmare panni panni* pesav* pesava piast* piastrelle portata
presentati previ* previsto profu* propongono recla* reclamo resti* ridot* ridotto rimborsata rimes* rimpa* ritiro ruota
ruota* scarpa scrit* scritto senza senza* set sinistri sporc* sporca sport stend* sterl* sterline sullo sullo* tanic*
tanica tazzi* tazzina toccare trattenuti un'auto uscita verti* verticale vostr* zip`,
      '4': `
accor* argenteria arriv* arrivato auror* aurora baseb* baseball bianc* bianca botto* bracciale camic* conse* cucitura
dirme* dirmelo entrata fabbr* fabbrica forzato gentili giacc* giacca graffio lampa* laurea lisbo* lisbona litri litri*
manci* mancia mensole nastr* nastro nella nella* offerti pianoforte piegato profumo restituita sbron* sedie sedie*
serio serio* silic* silicone slega* slegato stendeva valig* veloci vostri`,
      '5': `
alone alone* angol* angolo arrivata camicia crepa crepa* fotografica fragi* fragile messi messi* parev* pareva scatola
trasl* trasloco`,
      '6': `
graff* lino parau* paraurti scato* scheg* valigia`,
      '7': `
pezzi pezzi* scheggiato`,
    },
    parking: {
      '3': `
16 17 accetta all'anca angel* anzi assag* assaggiare aver averla bagagliaio buche buche* carne* comode condominio
crusc* cruscotto devi elico* elicottero euro fermato finen* finendo fresc* fresco ganci* gancio gastr* gastronomia
gratu* infermieri later* laterale leggermente lontano macchinetta massi* massimo matti* medici minim* minimo multa
multa* neona* neonato nuovi nuovi* occupato operato out pagam* pagamento pales* palestra panch* passe* piani* piazza
prese prezzi prezzo quatt* quattro repar* reparto riservato rotta rotta* scendere schif* schifo sciol* settanta sicur*
sicura sistemato spesa spesa* stall* stazi* stazione strut* struttura suona* tornata venduta visit* visua* volan*
volon* volontario`,
      '4': `
ambie* ambulatorio ascoltato benzi* benzina camere campo campo* carne check check* coltelli cup eccel* fotocopiatrice
furgone gratuito labir* labirinto lasci* leggeva mattinata navet* navetta occup* ottima panchine parzi* parziale
passeggino piani pilas* pilastro portata posto posto* prezz* priva* privato riser* stret* suonare svizz* tanic* tanica
un'in* uscir* vigilanza`,
      '5': `
auto comod* comodo fischiato furgo* garag* garage giras* girasoli lasciata ottimo proposito quest'anno ticke* ticket
uscire`,
      '6': `
ottim* posti posti* sbarr* sbarra stretti`,
      '7': `
parch* parcheggio`,
    },
    payment: {
      '3': `
120 129 14 190 2 210 390 41 58 890 900 94 accordo all'aeroporto all'ultima alone alone* angeli animazione annullare
anzic* anziche aprirla artic* articolo ascoltato avviato avvoc* bagaglio banca baver* bavero bel beve bianco birre
bisogno botte* caduti cambia canti* cantieri cappo* cappotto caserma comba* combaciano commissioni comprati confi*
consumatori contestazione costa* credi* cugini danno danno* dator* datore dell'agenzia dell'albergo demol* dentiera
diffida ditel* diventata documenti ecco elast* enac entrate erre famiglie fatem* fatemi fatte fatte* fazzo* fazzoletto
febbraio ferie ferie* fiamm* fiori fotografare fratt* frattempo fuso genero giudice golf gratu* gratuito ignor*
ignorato impia* incassato ingiunzione intera istan* italiano kebab kebab* laser laser* lavorativi lavorato legno legno*
lesio* m mancano mando mando* masse* mauri* maurizio media* mensi* meravigliose minis* ministero negat* notificato
novembre o opera* oppur* oppure parcheggi parli* parliamo paypa* paypal pensando perit* perito piattaforma pigno*
portate pratica preav* preavviso prece* presentano prodo* prodotto promozione quere* querela regalo riatt* ricevuta
ricondizionato rider rimasto ringraziare ripro* risarcimento san sapevano sciol* sciolto scritte sedute sentite
settant'anni sfrat* sfratto sistema soggi* soggiorno spallucce spari* spero spero* stai stesse stiva* stivali
strisciato tarif* tariffa tiene tiene* tigli* torto torto* trami* tramite tranq* transito tribu* tribunale truff*
un'in* un'informazione valido vedi vedia* vediamo vendi* venditore verif* versa* veste veste* vetrina vi vieni vieni*
vostr* vostro zuppa zuppa*`,
      '4': `
2000 30 acqui* allog* alloggio altroconsumo aula barca barca* causa causa* compe* compensazione correggere credito ctu
dicio* entro entro* falli* giorni giudi* insie* insieme loro magaz* magazzino mail mediazione mensilita obbligatoria
pace partito peso ricon* ridat* rivedo sentenza so taglia truffa umano umano* ve vendu* venduto verifica`,
      '5': `
abbia all'antitrust aspetto cance* cauzi* cauzione decre* decreto hai ingiuntivo reces* recesso resti* restituita
ricev* riconsegnata segnalazione tende tende* tornati udien* udienza venia* veniamo vouch* voucher`,
      '6': `
annullato cancellato ingiu* ricevuto volo`,
      '7': `
annul* capar* caparra reso rimborso soldi soldi*`,
      '8': `
rimbo*`,
    },
    paymentmeans: {
      '3': `
1 2022 500 58 59 780 88 accon* acconto accou* account addebiti adesi* affitto allarga amich* amiche apre autor*
autorizzato banco* banconota batte blocc* bloccato blu cache* campi* carta carta* cartoleria casel* cassiere cauzi*
cauzione cifra cifra* citat* clicc* comit* conce* concessionario contare contro copiato crusc* cruscotto cuneo cuneo*
denunciato displ* display dispositivi ditem* dovevo dovuta droga droga* eccom* eccome educazione entrati error* esist*
esiste faccio facevano fantasma fazzo* foggi* foggia gasol* gasolio giocava giochetto glieli gol gratuito immed*
insegni inser* internet istan* kit legal* leggo leggo* litri litri* lugan* lugano m mandati march* mensilita ne nell
nome numer* offri* oggi oncol* ostag* ostaggio pareti parro* paypa* paypal peggi* peggio perfetta pesa petto* piove
piove* poliz* polizia postale prele* premu* premuto prepagata proto* provate quei quint* quinti raccolta resa resti
riavu* riavuto ricev* richiuso rilet* ripul* ripulito rivediamo sabat* sabato saldo saldo* san sband* sbloccato scala*
scema scema* scomp* scree* sede segna segnalati sentito serba* serbatoio service sigillata sistema slot sms spintone
sport staccato stama* stamattina stess* stessa stesso suv tabaccheria tassa* tassametro tenta* tentativo vacan* vacanza
venditore verif* versare versate veste veste* visio* voi volan* volen* volentieri x`,
      '4': `
340 600 accog* accoglienza all'aeroporto allen* aranc* arancione banca* banch* benve* bloccare chat comitato
concessionaria contestazione diver* diverse falsa falsa* fazzoletto gratu* iva legale numero pettorina pompa pompa*
posta* risul* risulta sbloc* scopr* scopro screenshot sogli* soglia sputato stazi* stazione stradale termi* tutte
tutte* versa* versato`,
      '5': `
attenda banca banchetto bancomat buone buone* carte conso* ricar* ricarica scalano self sull'estratto tornelli un'of*
un'officina volantino`,
      '6': `
bonif* bonifico pos preli* prelievo vinci* vincita`,
    },
    policy: {
      '3': `
36 54 83 900 abbassato aggeg* aggeggio alban* all'ingresso allen* aprirla argo armad* armadietti artic* articolo
attrezzi avvoc* badge badge* battuta beato beato* bocci* bonus bonus* bronc* bruciato buone buone* carino cartellone
codici comprare copia crediti dall'acqua debit* debito decis* deciso dell'acqua devi dichiarato diciassette dipende
discutere docum* domande doppio effet* effetti epile* erre esclu* europeo facevano facevo ferma* fermate fermato figli*
firmare fisca* fiscale fisch* fotografia franchi gioco gioco* giovani girano giuli* gli guerr* guerra inabi*
inabitabile incin* incinta insegnanti inter* intero intervento kebab kebab* lacrime letto lungomare macchinette mafia
mafia* magar* magari manic* marciapiede massi* massimo memor* memoria mentine meravigliose messa misur* moscia mutan*
mutande neces* obbli* oppos* opposizione padrone pagan* pagano pagin* passiamo peli perme* permesso petto piccoli
piccolo porge* portare possono prefe* prego prego* premio preside probl* propongono propr* pubblico punto punto*
quattordici qui recup* recupero regole retta retta* rifle* rilet* rimandati rimbo* rispa* risparmiare salutano sapevo
sembrava sentono sequestrano seral* serale servo* servono sicurezza sorride sorve* sott'* sott'acqua spave* spavento
spazzolino spiegarlo spieghi squat squat* stanza stase* stasera stend* strac* strut* struttura sua suggerito tacch*
tacchi taxi tengo* tengono termini tiepida tirata tisan* toccato tristezza tutti tutti* vale vende vestita vieta*
vietato villaggio vinci* vincita whats* whatsapp`,
      '4': `
abbonati all'e* all'esame andate app benve* berga* bergamo botta* cenar* cenare centi* centimetri certi* citat* cuffi*
dator* datore entra* entrare esclusa figlio fosso fosso* genit* genitori inqui* inquilino iscrizione lugan* lugano
motorino nient* niente nuota* paghi* pagina panta* pare passaporto patol* patologia petto* picco* pipi preferisce
preparato razza razza* registrato rient* rientra rientro sacro* scritte stai stavo* stendere torre ufficiale`,
      '5': `
borraccia case cauzi* cauzione certificato costu* costume documento entra maniche muta nuotava paga pantaloncini pieni
pieni* problemi proprietaria riga sprit* spritz tesse* tessera zaine* zainetto`,
      '6': `
borra* cuffia down sindr* sindrome`,
    },
    price: {
      '3': `
10 11 160 280 29 3 300 400 480 64 640 8 890 9 900 94 abbonamento accap* accappatoio accendo accor* accorto affet*
agend* agenda agli all'ombra all'ora allarga allargato altrimenti amaro ammac* ammaccato ammet* anima* animatore antis*
appas* appassionato applausi approvato arrivarci artig* artigianale artis* artista aspetti aster* atteso aumentata
aumentato autorizzato averla avete avete* avevano avver* bagagli bagni* baita baita* ballare befan* befana belli
bellissimo bello bello* benedetta bigli* bilan* bilancia bloccata bolle* bolletta books* bookshop botti* bottiglietta
botto* bravissima brill* brind* buoni buroc* burocratese buttare buttati calda caldaia calma calma* calza* camio*
camion camminato cancellazione canzone cap capivo cappotti cappu* cappuccino capre* caprette cara caram* caramella care
cari caris* carne* cella cella* chiacchieravano chiari chiedete chino chino* chiun* chiunque chiusi ciabatte class*
colpi* colte* comanda comodo compatibile compra comprato comunicata comunicato coniglio cono conoscono conte* copertina
cornetto cosa crani* crava* cravatta credenza croce* cuore cuore* curata d de dedic* denis* denise destr* deter* devit*
dices* dicesse dico diffida dipende disco disco* discount disidratato diven* dolci* doppi* dormono drink drink* dura
eccep* eccepire eh elett* esage* esatt* esattamente esclu* estiv* estivo etich* europeo evita* facil* famiglia fara
farmaci fatture ferragosto ferri* festi* fetta fetta* filtr* finale finanziamento fiori fiori* fischiava fisso fisso*
foglia funzi* funziona game gel gelo gennaio genov* genova gentiluomo ghiac* ghiaccio giapponese gin giostra googl*
google grass* grassa guide guide* gusti gusti* igien* impia* incidente incollato infar* infarto ingre* insie* insieme
intatto lasag* lasagne lasciate lavorare legal* legalizzato leoni leoni* lette* lontani lungh* lunghi lungomare macin*
macinato malato maledetto manci* mancia mandarmi mangia mangiano marmo marmo* materassi maternita mauri* maurizio
mediazione medio meno menta menta* menu metta metta* mettendo mila minu minuscola miser* misero montagne morti morti*
muoversi musica mutua* negativo nocci* noccioline noce noleggio nostro notai* notaio nuove nuove* obbligatoria offer*
ogget* olive olive* ondul* onest* ora pacchetto padov* padova pagando pagar* pagare pagav* pagine palaz* palazzo panino
parch* parcheggio parere parev* pareva parki* parrucchiera parrucchiere patti* perbe* perbene piace* piaceva piadi*
piadina pianoforte piccioni po poca porci* porcini posit* posti posti* potevate pregh* premi* premium prendi prenoto
preparatissimo presentata profumi provv* pulit* puliti pulito puniz* punizione punta puntuali puzza* quanto reced*
recedere restauro retta retta* ride righe righello rimpr* ringrazio rinno* rinnovato rinvi* rinviato ripes* risposte
ritrovo rivel* rossa rossa* rumor* russe russe* salita salito salsi* saltato salvia sbaglio scadeva scald* scelto
sciac* scien* scorsa scrivania sedut* sega segnata sella sella* sembrano servisse servita settecento sfile* sfumatura
sguar* sguardo shamp* siepe siepe* sigillati sinis* siste* sistemato sommelier sorbetto sorri* sorriso spagh* spallucce
spero spero* spill* stall* stant* stavolta stelle strap* stret* stretti strum* strumenti stupe* stupenda sudato sui
svizz* tac tagliata talme* talmente tanti tarif* tariffa tazzi* tazzina terza terza* testu* testuale tiepido titoli
toccare tonic tonic* tornano torte tracc* traccia tramo* trovava tv un'ac* un'op* unghi* unghie unti uovo urlar* urlare
urlat* urlato usa usciti vacci* vaccino valutare vares* varese vecchio vedre* velocita ventisei venut* vernice vesco*
vescovo veter* via vialetto vibra* vino visitato vitel* voghe* voghera volum* volume volut* voluti vorrebbe vorrei voto
vuole vuole* vuoti vuoti* zecch* zecche zero zuppa zuppa*`,
      '4': `
1 180 24 38 390 4 410 465 48 5 58 6 70 780 abita* abitacolo accar* affar* algor* algoritmo all'asilo ammazzato apertura
asciutta asterisco attes* attesa aumento baffi baffi* bagni barba* belli* bellissima benon* benone bici biglietti
blind* brava brava* bravi* brivi* calda* calici calzi* calzini cambi camom* camomilla canno* casch* caschetto casse
chiami chilo* chiru* ciald* cialda cifre cifre* cilie* ciliegie cioccolata cipri* classe code comunque confo*
conformita contenti costu* costume crema croce custodi destra detersivo devi devitalizzato diagn* diagnosi digit*
disdici diventa dolcissima doppio dormivano elettrica entrano esagerati fabbro facile felic* fermava ferra* filtri
formaggio fossi* franc* frittura funzionato furto furto* fuso giustamente gliela guardato ingresso katia katia* l'e
lago lavandino lavav* lenta lenta* lettera lettini libera male marrone mecca* meccanico metic* meticcio molli molli*
mutuo mutuo* natal* natale noleg* nonos* nonostante offerta onesta paga pagavo pago panin* parcheggia parli* parliamo
parru* passare picci* pollice portatile premio preve* pulizia puzzava questura registrazione relaz* relazione resta*
ridan* ridanno rifatta riga righe* rimandati rinnovo rivista rumore rusti* rustichella sabat* sabato sano sapor* sapore
sbatte scaduto scattata scelt* scelta schiu* schiuma scienze scusi secchi secur* security seduta semip* semipermanente
sentito seri setta* simpa* simpatico smontato spara spara* sparato spendere spera* speravo spiegato spillato spostare
stang* stanghetta subit* subito successione svita* svitato tanti* tasto tasto* te telefonate tenuti tono traba* trame*
tries* trieste un'an* valut* vedrete venuto veterinario vigili vini vitello vorre* vuoi`,
      '5': `
130 250 380 412 55 60 85 abita accarezzava amaro* ammetto annacquato annoi* appro* aumenti barba bibite bravissimo
capof* capofficina cenno cenno* centesimi chiudete cocco* collezione compagnia contate contestare corag* coraggio
crema* cuffia dallo dallo* digitale euro fanno fanno* felice fin fratelli giapp* illum* impianti iva kg lastr* moneta
montacarichi obbligatorie ombre* oro pesch* pesche piega* preventivo prezzi prezzo proce* profili qualche rc riduz*
riduzione salato salit* sciop* sciopero serie serie* sfuma* sinistri spend* stazi* stazione strappava tisan* veloc*
veloce ventola vero`,
      '6': `
110 50 accordo animali annac* anno annoiati bibit* capsu* capsula caro fattu* lastra obbli* ombrellone piega popco*
popcorn prezz* rapina recin* recinti salas* salasso salat* settantanove treni* trenino`,
      '7': `
75 80 95 aumen* calic* chilo fattura rapin* rimod* rimodulazione tagliere`,
    },
    product: {
      '3': `
100 129 200 212 31 4 74 80 800 90 abbastanza abitu* accompagnare accor* accordo accorto adesi* affog* aggiunto
allargano allergico ammas* anali* appan* appro* approvato arachidi arros* arrosto aste avesse bara belle bene beve
bianco bilan* bilancia blocca bracciale bracciolo buonissimo c cadon* cadono calib* calibro cammi* camminare
camminavano canot* cantato cartongesso catenina cenno cenno* chef chiedevano chilo chino chino* ciabatta cioccolatini
colore colpo colpo* colte* coltello comme* commesse como comode confezione conso* contessa controllare copre copre*
cordo* cordolo crocc* crocchette cuccioli cucita cuffi* cuffiette depre* diama* diamante disidratato diven* diventate
dolce dolce* dopo dosag* dosaggio espre* faleg* falegname famiglia farlo farlo* ferragosto fiamm* figur* figurati filo
firmata focac* focaccia fossi* frega* frigg* friggitrice frull* fuma fuso garan* garanzia gattino gatto gatto* giapp*
giapponese giorni giras* girasoli gola grado grado* graffiato grane* granella grattarsi gusci* impiallacciato insal*
insalata kg kit lampa* lampadina lavata leggero lenta lenta* lenti lievito livido m macellaio maglia mancanti mangio
manico manub* manubrio marrone masse* massello mater* mattone max memoria mensola mento mento* mille minestra misurata
modo mondo mondo* monop* monopattino montatori morir* morire morta morta* ne nell'angolo nocciola nomi nuda onesta
ortic* orticaria ospite padel* panchina pappe* parco parco* pellicola pentole perde* perdeva periz* perizia pesato
pesch* petal* petali piastra pomod* pomodoro promozione quali* quarant'anni radic* restano restituito ricar* ricarica
ricet* ricetta righello rigido rinun* rinunciato risul* rotte rotte* rumor* sacch* sacchetto salvato salvia scadeva
scaff* scaffale scarpe scars* schia* schifo segnava sembravo sentite senz'acqua settimane sicurezza sigillata sopra
sostiene spallucce sparava staccata steso steso* stessa stran* sull'etichetta sveni* svenuto tanta tanta* tappeto
tasse* tassello testi* thril* thriller tipo tiran* tirando traccia trado* traduttore tram trapani truci* truciolare
turis* turisti uno usata usata* usato usato* vale vanno vanno* vasch* vendi* venduto ventisei veste veste*
videochiamata vive volet* volete vorrebbe`,
      '4': `
2000 adesivo affil* anniv* anniversario arrivato attendere batteria batterie bigliettino burro burro* cambiano canotti
caric* carico carro cartellino cassetto cilie* ciliegie comprata cotto cotto* cucci* defun* defunto ester* etichetta
farmi farmi* fischiato frega frullatore gabbi* gabbia gratt* grigio imbal* imballo ingre* ingredienti isola* legate
macin* macinato marro* materasso muovo* muovono negoz* negozio nell'* nocci* nocciole orecchie padella pagine pesche
proie* propongono qualita reso ridotta rose rumore s scato* scatola scritta scusi* serba* serbatoio siedo siedo* spina
spina* stretta svenu* taglia tradu* trattenuti uovo venditore zirco* zircone`,
      '5': `
45 amen antia* antiaderente cines* cinese conig* etich* invitato mazzo mazzo* mg morsi morsi* origi* originale palet*
paletta piante scade*`,
      '6': `
conigli stang* stanghetta varia*`,
    },
    punctuality: {
      '3': `
12 130 187 1998 2022 310 35 82 abbon* accompagna aerop* aeroporto affac* album album* ammac* ammaccato andavo annua*
annuale apron* aprono assal* assalto attim* attimo averla avevate bagno bagno* bar bari barze* befan* befana berto*
bravo bravo* buono buono* bus calce* cambiano camic* camicia capita carri* carriola chiacchiere chiun* chiunque cicli*
ciclisti cifra cifra* comba* combaciano comin* comitato comitiva comun* condizionata contatore coope* cooperativa
corag* coraggio correvo cresi* cresima delle delle* discount discr* dovev* doveva estintore ferma ferma* finanza finiv*
finiva gross* grosso igien* indus* industriale inutile invec* invece inver* inverno lamentano lanciato lungh* lunghi
mattinata mattino meren* metta metta* mettiamo montaggio monte monte* offri* panino passa pianoforte piast* piastrelle
polac* polacco preve* preventivo prevista procu* procura quadro quarti rampa rampa* recli* reclinabili registrata
rimas* ripreso risar* risch* rotta rotta* salgo* salgono saltati sant'* scong* scuot* scusa scusa* settimane sicco*
siccome sigaretta solit* solito sparisce splen* sporcizia sprec* staccato storia tagliato tassa tazzi* tazzina
telefonate toccare trasl* trasloco un'op* vento vento* viaggi voluti`,
      '4': `
7 8 abbonamento annun* annuncio appuntamenti banchina calcetto cigli* cominciata comit* comunque dava discreto disse
disse* fascia fermata fin immac* immacolata inden* indennizzo lasci minut* minuti nessun ombrello pasto pasto* piove*
pioveva previ* previsto puntu* puntuale qualcun rimasto risalito rispondeva siepe siepe* silic* silicone sms solita
uovo venir* venire`,
      '5': `
fermi fermi* lavo regio* regionale tabellone`,
      '6': `
soppr* soppresso tabel* traff* traffico`,
      '7': `
ritar* ritardo`,
    },
    queue: {
      '3': `
11 1100 14 15 1987 1998 2016 214 26 28 50 abbondante accendino accesa agost* agosto all'altro allegato altrove ameri*
ammazzare ancor* ancora antid* anzi appesi appla* applauso approvato arrivarci arrivi art aspettando aspetti assistente
assur* assurde attestato autolavaggio avran* avranno bastone beato beato* bicchiere bis burro burro* cambi cambiare
cammino candelina cardiologo cassa cassa* casse* cassetta ce cerni* chiac* chiusi cibo circo* competente concordato
condizionatore coniglio continuato controlli controllo convenzionato corso corso* crack* crash crema dall danno danno*
dante* david* davide defun* degli degli* delic* destro dicev* diceva dire diven* diventate docum* dolcissima dolore
domani dottoressa drink drink* enigm* enigmi fame farmaci ferra* feste* fetta fetta* file finen* finendo fiumi*
fiumicino fotoc* fotocamera franchigia fratt* frattempo frecc* fresc* funzi* gastr* generale germa* germania gesso
gesso* gesti* giapp* giornata giostra identita imparato impiegati impiegato incep* incontro indus* industriale infar*
infarto infor* informazioni ingresso intendono inutile laureata leggera macch* maglioni malato margh* maris* marisa
masti* mastica mattina max menta menta* mente mente* merav* meraviglia messaggino metta metta* mettete mezz'* mezz'ora
mezza minu montagne morir* morire multi* navet* navetta navig* navigatore nonni nonni* numerino ognun* ognuno omicidio
onest* onesta onesto ordinare ordinate organizza ovvia* ovviamente pagando panino parecchio parere parlando parlarmi
parqu* parquet pasqua pazie* pazze* pecca* peccato pediatra perco* percorso perfetti perme* pesca pessimo piang* piatti
pizze* poche poche* polpa* portabilita possi* possibile poter poter* pranz* pranzo prati* pratica preno* preparata
presto previ* previsto primi primi* profu* profumi promesso pulita puntuali quali quanti quara* quaranta quelli
questione questura ragazzini ragione reparti riall* ricercato richiamato richiamo ricorda riempita rifat* rinnovato
risch* ritirare ritrovata riuni* riunione rivista russe russe* sacchettino sala salam* salir* salire saltati sbadi*
sbloccata scamb* scambiato scappare scarponi scoot* scooter sdrai* secondi sedia sedia* sedil* segnata segre*
segretaria servi* servita setti* sfini* sistemare skipa* skipass slacciata sordo sordo* sostitutiva spazzola spiego
stang* stanghetta stati stella suocera suocero suonato surge* surgelati svist* svista telefonate telesoccorso tener*
tenero terap* terapia tirana tocca token token* transito uffic* uova urlava uscito utili* utilitaria va vacci* vaccino
vedre* veloce velocita veniv* ventisei voluti voto`,
      '4': `
75 79 aiuta* all alto amicizia anagr* anagrafe aperte aspet* aspettano aspettato attese atteso avere avere* avreb*
avrebbe bagna* bagnati bar calma calma* cani cari chiamavano cielo cielo* comprare conce* concerto concessionaria
consulente correvano cresc* dai dell'altro devo dite diventati dotto* dottore etern* fila fisso fisso* frizi* frizione
gatti gatti* gestione giappone giost* giustamente gomma gomma* imbra* infin* inten* lavata lentissima local* locale
mante* margherite moneta nave notai* notaio novan* numer* numero osped* ospedale panin* panini permesso pomer*
pomeriggio potevo prenota relaz* relazione ricer* rispondono rivis* sabat* sbrig* sciat* scocciata scotc* scotch segui*
seguito sentirmi sia simpa* simpatico stati* successione tacch* tacchi tedes* titoli unica unica* unto veloc* ventola
vivo`,
      '5': `
10 110 16 187 35 accettazione all'anca atter* cambiata casse distributore imbraghi infinite lamin* lamine lenti* manca
novanta occhiali passeggiava pausa pausa* piumo* pizze prenotata pronti pronto provare riemp* sabato settimane sport*
sportello suoce* tasso tasso*`,
      '6': `
appun* appuntamento attesa code impie* impiegata ore pezzo pezzo* pront*`,
      '7': `
attes* passati servivano`,
      '8': `
coda un'or* un'ora`,
    },
    returns: {
      '3': `
129 14 44 60 accet* accre* alter* alternative andia* andiamo arrivato arros* avesse bisogno botto* burro burro* cambi*
carica casal* casalinghi certificata cinquantadue cintu* cintura color color* colpo colpo* compr* compra cordo* cordolo
corri* cucit* cugini destro dirit* diritto dispi* disti* diventata ecco eh esposizione esposto etich* etichette
fazzoletto funziona fuoco fuoco* gener* giornale grado grado* graff* guasto immagino intero kebab kebab* lampada
lampadina limit* limite lo maglia manico manub* manubrio mattone memoria mento mento* mirac* miracolo monop*
monopattino oppur* oppure pellicola pento* pentola piacere picco* pisto* pistola prendo prova rabbi* rabbia reces*
recesso ridan* ridanno rimbo* rimborso ripor* riportata rispe* scala* scalano scarpe scheggiato sembravo sparava
spedizione spese spese* stann* stanno stiam* stiamo stiva* sugge* suggerito suola suola* svita* svitato tagli* taglie
tallo* tenuto testi* tristezza un'et* uso varia* vesti* videochiamata viola* vogli* volet* volete vorrebbe`,
      '4': `
29 affil* all'antitrust arrosto buono buono* calab* camminare caric* carico comprato consumatori corriere cucitura
espos* farlo farlo* figurati gratu* gratuito imbal* intendono lampa* m magli* maglione origi* pensi piccolo regole
riprendi s salvia scato* scusi* staccata stivali sullo sullo* trattenuti trist* usata usata* usato usato* verif*
verifica`,
      '5': `
graffiato imballo originale propongono scatola scont* veste veste*`,
      '6': `
90 cambio negoz* negozio scontrino taglia`,
      '9': `
reso`,
    },
    rooms: {
      '3': `
accen* allar* allargato andata attacca avvel* azzur* azzurro balco* balcone biancheria bisogno blocca braccia buona
buona* bussare cadev* cadeva camerata camerieri cassa* catena caved* cavedio cerot* cerotto check check* chi chiave
chiedermi chiediamo cioto* ciotola comodissimo concl* condizionata conso* contatto contessa cucita dalla dalla* dell
derub* direttore direz* direzione dover* dovere elettronica entrato estintore fantasma fessu* fessura finestra frigo
frigo* fumav* fumavano gallo gallo* lavab* lavabo legato mancavano manut* manutenzione mirel* monol* monolocale muoveva
muro nasco* nascondere nascosto notte notte* notti notti* obiet* obiettivo ornel* ornella pagano passepartout penso
penso* piccola porta poter poter* pulizie punta* quindi racconto realt* realta regolamento rient* ripos* risca*
riscaldamento riuni* riunione sbatte scavalca scheda seconda smont* solta* soltanto sospi* spa speng* spengono spent*
spiag* spiaggia sporg* sporgi squis* stanz* telecamerina tornerei trattore tubi vedi vibra*`,
      '4': `
accende all'una andavano ascen* ascensore cambiare camio* camion capov* capovolta colazione cusci* cuscino discr*
discreta front* fronte letteralmente marsu* marsupio moque* moquette palaz* palazzo pedal* portiere reception rimin*
rimini ripostiglio sched* senz'* settimana signore spariti spento stagn* stagnola valig* vero`,
      '5': `
ampia ampia* camer* colaz* colazioni com'e com'e* docci* doccia dormi* dormito eppur* eppure fumo letto letto* lucin*
lucina recep* rientrati rilev* rilevatore`,
      '6': `
camera`,
      '7': `
cassaforte`,
    },
    sales: {
      '3': `
71 800 86 accendo all'agenzia all'asilo andarci autobus avro berto* bilancia bionda bonus bonus* bracciale carab*
carabinieri carta carta* cente* centralina chip cieco cieco* coi compi* compilato conce* concessionaria concessionario
conco* concordato conse* consegna coppia cucci* cud delib* dichiarati disco diver* diversi entra* ero facen* falso
falso* fedel* fedelta firmare firmi firmi* fornitore front* gentilissimo gia girat* girato giurato guardandomi identita
ingen* ingenuo lavori livor* livorno lui mal minis* ministero mutan* mutande nega nemme* nemmeno notai* notaio offre
offre* pesato pollice portano presentano prest* prestare proposta provare qualcosa quere* querela rata reced* recedere
regolarmente revis* revisione ricondizionato rifiutato ripete risultano risultato ritirata sabbi* sabbia sapeva saro
scappato scelta segnava sig slitta stama* stamattina state state* tagliandi tappetini tempi tempi* treno treno* tromb*
un'al* un'altra velocissimo venderti venditrice venduti veri vetri* vetrina volev*`,
      '4': `
all'ultima angol* angolo auto bolle* bolletta buonanotte chiamano consegnata documenti entrata facciata fidanzata
insis* libre* masca* mascara portale profumi prome* promessa ringi* ringraziare rinun* rinunciato risul* risultavano
rogit* rogito sim slitt* solar* solari table* tablet tesserino vogli* vogliono volevo votat*`,
      '5': `
91 call center contratto fabri* fabrizio finanziamento firmato hai libretto venditore`,
      '6': `
000 finan* scapp* vendi*`,
      '7': `
firma*`,
      '9': `
vendu* venduto`,
    },
    seating: {
      '3': `
17 68 81 82 94 alti alto andre* andrebbe animatrice aria arros* ascoltato assal* assalto atmos* atmosfera attacco atto
autistico baby bello bello* bocca borse braccioli cambiati capit* capotreno capri* carin* carot* carote carrozze chiusa
cicli* ciclisti cinquant'anni come comitiva comoda compenso continuo controllore coperte corridoi cucce* cuccetta
cuccettista d dappe* dappertutto decim* dices* dicesse dirgl* dirlo dirlo* dormiva ecco elettrico faceva filo fines*
finestra finestrini finite finto finto* galle* gelata genia* geniale ginoc* ginocchia giravano giubb* gliele gomito
gradino guardando incollato ingen* invec* invece leggermente lei litig* livor* livorno lungo mafia mafia* maglietta
male manet* marsu* marsupio metta metta* mezza moder* monopattini morti morti* muore muore* no palline parki* partenza
passaggio pesci* pina poggiatesta polli polli* popco* popcorn porta posti posti* posto posto* potre* prece* precedente
prenotate prese presente pugna* puntu* puntuale radun* recli* reclinabili riavu* riavuto ridotta ripeteva sala salum*
saluti sbattevano scelta scolaresca scomode sdraio seduto sento sento* senza senza* separ* servire sesam* sesamo sessi*
sessione sfini* sgabe* sigillati silenzio sistema slot soffritto spazi* stava stava* stesa stesa* stipe* stipendio
strette stucc* stucco suona* tavolata tazza tazza* tenero tolto tolto* torte* tortu* tortura trece* trecento uccid*
unici unici* urlava urlo vecchie vedeva vicin* vicino visua* vuoti vuoti* wifi`,
      '4': `
agath* agatha assun* attor* attori bidon* carino carro* carrozza chiod* chiodo chris* christie cieco cieco* colon*
conoscenza corri* dirgli disturba dondo* film galleria giall* giubbotto gol granita horro* horror masch* minuto molla*
occup* occupate parzi* parziale pregh* prenotare prenotato prese* puzza ridot* salam* salame scena scena* sfond*
sfondata spettacolo spostati stril* stude* tavolo torno torno* visto visto* voghe* voghera`,
      '5': `
accan* accanto assas* bidoni capitello colonna giallo intra* molla palco palco* plate* poltrona preno* proie*
proiezione sedie sedie* spett* studenti suonare tavolino`,
      '6': `
grani* later* laterale pilas* pilastro platea tavolini tosca tosca* visib* visibilita`,
      '7': `
tavol*`,
      '8': `
poltrone`,
      '9': `
poltr*`,
    },
    service: {
      '3': `
41 62 700 88 accendino accol* addetto addormentato agnel* agnello aldo all'altro all'anca all'ultima allarme alzat*
ambul* ambulanza amen ammes* anatr* anatra anch'* anch'io andati appartamento applauso appre* apre argenteria
arrotolato ascolta aspirapolvere assaggiare asseg* assor* assortimento attacco avanz* avess* avessero avvelenato
avviato bacch* bacin* bagag* bagagli bagnino bambina bambola bancone barbo* barboncino baris* barista barol* barolo
bassa bassa* baver* bavero bel ben benis* benissimo bere berga* bergamo bevev* bevuta bidoni biloc* bimbe bimbe* bocce*
bocci* buona* butta* cacci* calib* calibro camio* campa* campi* canne* canta canzo* canzoncine capan* capiv* capiva
capo caposala capot* cappo* carro carrozzina cartone cartongesso caso cassetto cattivo centesimi cerca* cerch* certa
certa* ceste* cestello chef chiama chiamava chili chili* ciocche coi coinc* coincidenza colla collegata collo* com'era
commesso compi* completezza concl* concordato conig* contato copiato costu* cristiano crociera crudo crudo* cucci*
cucitura cuoco cuoco* cuoricini curva cusci* cuscino custodito dall'acqua davanti de debit* debito dell'* dell'acqua
dell'altro dello dello* depre* deser* deserto diavo* diavola dicem* dicembre dicendo dicev* difficili direttore dirgl*
disas* discu* disdetto distr* distratto divorzio dolce dolce* doman* dottor dovre* eccep* eccepire esatt* esattamente
estintore eta evita* fabri* fabrizio fanno fanno* fari farma* felice feria* feriali fermato festeggiato fidanzato figli
figurati finch* finche fisca* fisch* flaut* flauto fortu* fosse* fotoc* fotografato frecc* frittura fruga* frugato
funziona gambe game garag* garage gastronomia gatta gatta* gattino gelato genio genio* genitore geome* geometra gesti
gestione gesto* giacc* ginna* ginnastica girare glieli gocce gocce* gonfi* guardano guardato guarn* horro* horror
identica immed* impar* imparare incassato incastrato incin* incinta incubo indir* infilato inquilino integ* intera
interno istru* it itali* kille* killer labbr* lascio laure* lavaggio lavan* lei lenzu* lesio* licen* lisci* listi*
listino livid* luci lugan* lugano madre madre* magar* magari maglia maglioni malato malis* malissimo mancanza manci*
mancia manette mangiare mano march* marsu* masch* massi* masticava materassi medicina memor* mentr* mentre messaggi
minaccia minib* minibar minor* modi moneta monos* moroso mostr* mostra mq mulin* muove n'e noi nostro nota notor*
nuvol* nuvole ogget* olive olive* orari* orecc* ortic* orticaria ottimi pappe* parla* parol* pasqu* passeggiata patti*
pelle pensavo pensi* perdeva pescara pesci* petto petto* piace piangere piatti piazzole piega* piegato pigiama poco
portato portavo porti* porto* poter poter* poverino pratiche prefe* preferisce prestito profe* proposto prosecco
prossimo protestato provi pubblicata pulita pulsante punta punte* qualu* qualunque quarta rabbi* rabbia racco* racconta
radic* radun* recep* recupero regalo reparto restituito retta retta* riacc* ricer* ricrescono ridev* rifac* rifacimento
ripartire ripre* riprendi ripresa risal* riserva risposto ritiro rossi rossi* rovig* rovigo rovin* s'e saltata saltato
sangu* sanno sanno* sappi* sappiamo saput* saputo sara sareb* sarebbe sbron* scemo scemo* sceso sceso* sched* scheg*
schifo scope* scoperto scrivere scusate scusi* seconda seder* sedici seduta segue* sembravo seno sentire separ*
sequestrano serat* serata seria* servire set sfile* sfiora sigillata sigillato signora silenziosa smart smart* solito
sospeso spariti spave* spazzolino speciale spegn* spenta storia storte strette sua suo superiori sussu* tanto tanto*
tappeti tassello tazzi* tazzina tecnico telecamere telefonata tenda tenda* tendi* tenere tenevo terra tesor* tesoro
test tiepide tira tornero torte tramo* tramonto trattenuto tries* trieste tripl* tripla tristezza tubi un'am* un'op*
vacanze velo vendono ventidue vento vento* vergogna verifiche versata versi vetro vetro* viso viste viste* voleva
vomito vostri voto vuole vuole* zip`,
      '4': `
2014 74 abbas* accese accorgo accorto affac* alcol* all'i* all'indietro all'ingresso allegri allo alzarmi ambie* ammas*
andarci andata anest* anestesista annus* annusato appar* appog* arachide arrivava aspetta aspetti avevamo avevate baffi
baffi* balla* banco bicic* bimba bimba* bocciato bollente borsetta busta busta* buttafuori cabina cader* cadere cadut*
calce* camerieri capos* carica carico cassiere cenno cenno* centesimo cerni* cesti* chiaro chiedeva chiod* chiun*
chiunque clienti colle* collezione colore com'e commessa compagno concorrenza conigli contabile continuato continuava
copertina corni* correva costume credevo cuoca cuoca* curato dall'altro dato decente dedic* dicen* diceva difet*
difetto dimen* dimentica dimenticato diret* discussione ditem* diventato diversa diversi divisa dotto* dov'e* dritto
eccom* eccome entrando esclusa esserne etichette etrus* etrusche facciata facevo famiglie fanta* farmacista fermare
finiv* fischia forti* fortuna fosse frust* fumar* fumare gemel* gemelli ginocchio giova* giovanissima giura* glute*
gluten gonfia gracchia guarnizione guinz* hall imbarco impiegato importa imposta incas* incub* indie* indietro infer*
infermiera ingeg* insegnante intervento istruttrice ladri ladri* ladro lamentato lasciano lasciata legna lettino lista
lista* lui lungh* lunghi magli* magne* manco manco* mani manua* marco marco* maste* master masti* mattine mattone
mette* metteva minic* moda moles* montagne morbi* morso morso* muro navigatore nell'area noleggiatore nonni nonni*
notar* occhi* offre orari ornel* ornella paese paese* pagavo paghi paghi* parete parlato parlava parro* passeggeri
pasti* pediatra pelle* pelli* penna penna* pesat* pesav* pesava peso piang* piangendo picch* pin pisci* pista* polen*
polenta portafoglio prele* prendevo prete* preteso pronto proprietario prote* pulizie qua quartiere radio* radiologia
reclami reddi* regal* registro regole respi* ricercato richiude ricre* riden* ridendo rifiutata rimed* rimediato
rispondi ritirata ritrovata riuscita romantico russe russe* sai sapevano sbagliate sbattuto scali* scalini scendo
scene* scesa scesa* scherza scord* scusarsi sedan* sedano sedere seggiovia sensore sente sentiero serale serial serviva
servo* servono setto* sfilato sfoca* signore siringhe socco* soccorso somme* sorriso sostitutiva sottovoce spaghetti
sparato spiace spogl* sport* sportello sposo sposo* stavo stessi stori* storto stranieri successo sull'unghia svegliata
svegliati svegliato tachi* tagliava taglie te telefonino telep* telepass testata toccato toglie tornello trapano trasl*
tredici tremi* tremila trita* trovata trovi trovo trovo* tua turno turno* ubriaco ultimi un'al* un'altra uomin* uomini
urlan* urlar* urlare ustio* ustione vanno vanno* vederlo vena versi* vicina vino vomitato vuoti vuoti* zoppicava`,
      '5': `
abbassano abiti* affitta agente ah alito alito* all'agenzia all'orecchio allor* allora alta alto altre altre* alzati
ammesso aspettate assem* assemblea attenti attraverso avra avrem* bache* bacheca bacio bacio* battute beveva bianchi
biasc* biascicava bidel* bis bisogno bocca bocca* bollicine borse* bussare buttato canna canna* cantando capir* capire
carrozzeria cartellina casco casco* catenina celiaco cercavo certe certe* cervi* cervicale cestino chiac* chiave chiuse
colla* collassato colleghi colloquio colpe* colpetti com'e* comin* comme* compilare compiti compo* confezione contatto
contavo contestato contro coord* coordinatrice corpo corpo* cortile cose crusc* cruscotto cucchiaio dall'agenzia dare
delib* dell'agenzia descr* direttrice direz* direzione disturba dita diviso domande donat* donatella dorme dormiva
dov'e epipe* epipen esper* esperienza facciamo facevano fantasia farmi farmi* fessu* fessura fidan* fiero fiero* figlio
finite fisio* fisioterapista frega gesti* gesto girar* girata giurato glielo greco greco* guardi ilari* ilaria impara
impor* inseg* instagram inval* jeans jeans* labbro legna* liceo liceo* logo lucin* lucina maglione malinteso maniche
maran* marci* masca* mascara massaggio mensa mensa* minac* mirac* monit* monosillabi muta nasal* nasale nasci* nascita
navig* norma* notev* notevoli nuotava occhi occhiali oland* orecchie padrona pagav* pallina pannolone parec* parecchi
parlarmi passaggio passare passavano pasticcini pellegrini personal piaga piaga* piscina piste piste* porge* porti
portiere porto post postu* presa presa* presente privata prose* provare quei quinta ragazzina regalato registra
registratore restituire retro retro* ridevano rimandato ripet* ripostiglio risate riuscito riusciva rives* rivestita
roves* sale sanguinava scaffali schedina scherzando sciol* scorb* scritti scrol* sedic* seguente selezionatore
senegalesi sensi sensi* servisse servito sessu* sessuale setto sindr* sindrome socia* sordo sordo* spiac* spintone
spogliatoio sporchi stava stava* strana strus* stupenda svegl* svegli tac telec* tenev* tenevano timid* tirat* titol*
toast toast* togli* tornata tracce trainer transenna trasloco tratta trovi* un'amica urlavo usava* usciv* usciva vendo*
veter* veterinario viaggiavo vieni vieni* voglia zaino zaino* zitto zitto*`,
      '6': `
380 67 abitanti affid* affit* agent* aiuta* aiutato all'assassina allergia andavo animatori arach* assag* assie*
assieme augurato autistico avessi ballava balle* bambino barco* barcollava bava becca* beste* bestemmiava biancheria
bionda book bresc* brescia bugia* bugiarda bugiardo bussa* bussato cadev* cadeva cafon* cafone calab* calci cambiate
camerino camionista campanello cappotto catti* chiedermi chiedete chiediamo china* chinato comandante commesse
conosciamo corregge cortisone cuffiette custode custodi diabe* diabetico dirigente disponibile diventa domanda doppia
dorme* dottoressa egizi* esistevano esse ettor* ettore facch* faccia fame far fatev* fatevi fiale fiale* fiera fiera*
finir* finire forma formicolava genit* genitori geren* gerente giravano gonfiabile grane* granella guardandomi indicato
indis* infermiere istruttore kevin kevin* latti* laureata lavab* lavabo lavap* lavapiatti leggera ludov* ludovica
maestra maled* maleducato maleducazione mancavano marchetti maris* marisa mente mente* metod* metodo minestrone
miracolo mister moros* mortificato negativa nello nello* neri nocciola normale notare nuota* obiet* obiettivo
obliteratrice orecchini panic* panico parat* paratia parcheggiare passeggiava pena pistacchio piumi* piumino pony
portachiavi portaoggetti posac* posacenere quell'ora racconto ragazza ragazzine rampa rampa* receptionist respo* ricca
ricca* ricevuti rientra rientrato rifle* riparte risat* rispondere rispondiamo rolla* rollava rom rovesciato salito
saman* samantha sant'* scappata sciolto scocciata scollatura sedicenne segnata segretaria selez* semip* semipermanente
seral* sessant'anni sgarb* sgarbata sig smettere solta* soltanto sopracciglio soste* sparite spine* squad* squadra ssa
stampelle stanzino stewa* steward stoma* stomaco surge* surgelati svede* svenuto svogl* svogliata tagliato tassa tata
tatua* tenen* terap* terapia tirato tirav* tirava titolare togli tratt* trattato tredi* ubria* umiliato urgenza urla
usano usano* veloci vendetta vesco* vescovo vestita vocab* vocabolario vuota vuota* yogur* yogurt`,
      '7': `
abbassare accom* accompagnata affittato aggiunto ammettere animatrice anzi arachidi arrogante badan* badante bassi
bassi* biond* buonanotte buong* buongiorno cacciato caduti cartella cavig* celia* celiaca cello* cellophane
chiacchierare chiamavano cominciano cominciato comodino consulente corti* creme creme* cuoio cuoio* curio* dator*
datore decen* dell'ufficio dirig* dispi* divis* dose dovrebbe down duran* ed educatrici fede femmi* fidanzata finen*
finendo fratelli freez* freezer gialla giovani gliel* gluti* glutine grass* grassa graziella grond* grondaia guardando
guinzaglio imparate insegno insul* insulina intendono lasciamo lattine lavandino leggendo liberissimo lividi malin*
marcia matem* matematica mica novant'anni oblit* orset* palet* paletta peluc* peluche pensi piagh* piaghe pipi pizzi*
postura professoressa proposta puro raccontato respirava responsabile ricreazione ridi ripetuto riusc* sberl* sbuffa
scocc* scoll* scusa scusa* scusi seneg* sistemare slacc* slacciata solar* solari sott'* sott'acqua spa spaccava spigo*
spint* spinto squat squat* stendeva sterl* sterline strappabiglietti stupe* suonato tale telecamera testuale traba*
tranquille tuta umili* urlav* vigilante walte* walter zio`,
      '8': `
accompagnato all'uscita appoggiava arrog* birba birba* box camicetta chiedi collega custo* dispiace distu* dott
gliel'ho inten* lavorare matrimoniale pazienti pezze* picca* ragazze reggi* reggiseno rene rompe* sbuff* scusato sicco*
siccome tasca tasca* testu* urlava`,
      '9': `
durante nata papa parla sacco sacco*`,
    },
    smell: {
      '3': `
abbassato alito alito* all'inizio aperta appen* appena arrivava arrot* ascen* ascensore bagnato balco* bianche borse
buttare cappo* cappotto centesimi centro china* chinato correvano dall'agenzia delle delle* diffe* differenza docce
docce* farsi farsi* fiato fiato* fines* foula* foulard frittura grave grave* inclusa lamentato letti menso* mensola
menti* monop* muri neri onest* onesto pesan* phon piano* piazza piccoli piena piena* pino presente prezzo prome*
proprietario prose* prosecco resta resta* resti sente settimana sfondata sguar* sguardo sia spaccio spago spago*
spalancata stend* strisce tendi* tranq* tratt* vestiti volevamo weeke* weekend`,
      '4': `
artis* artista autob* banconota bucan* bucano calam* calamari cappa cappa* cavallo cloro cloro* coord* coordinatrice
credo credo* decor* dello dello* entri entri* giard* giardino intas* lavato monopattini pesante piano pizzaiolo
promesso puzza* saliv* saliva salvi* sanno sanno* spala* stiam* stiamo suoceri svuot* tavoli tromb*`,
      '5': `
addos* addosso bruciata comodissimo crack* erba fossa fossa* fumo scale scale*`,
      '6': `
fritto puzza`,
      '7': `
fritt*`,
      '8': `
odore odore*`,
    },
    space: {
      '3': `
64 abbonamento all all'ora appic* banca* bancone bellissima bisco* biscotti borse* carrozzina cercava chiss* chissa
cioto* ciotola coda conosco coppi* corsie costole destr* destra diffi* divis* dovevo educa* elettricista emerg*
emergenza fanta* fila fines* fra gente gente* getto* gettone guerr* guerra i idrom* idromassaggio impossibile incro*
infin* insom* insomma intor* intorno manub* manubrio matto* mezzo mezzo* migli* migliore occupate offerta ombrellone
orari pales* palestra passi pende* perme* permesso pero pesce pesce* piazzola piazzole picch* pinet* pineta portarsi
potet* potete punta* ricet* rifatto s sedia sedia* soppr* soppresso sopra* soprattutto sparato spent* spenti stril*
stude* studenti tavolini tizio tizio* trovi un'in* venti* venticinque ventisei veran* veranda`,
      '4': `
18 abbon* abbonati asciugamano borse campagna cercavano chef chiusa corso corso* crisi crisi* difficile divertente
enigm* enigmi fantastica finestra finiti gentile gomiti guinz* impas* impastato infinito mare panca panca* parev*
pareva persone piazz* picchetti posti posti* poter poter* prega* pregare punta puntuali relax relax* ricette rispe*
ritra* sala schia* sedic* sedici spagh* spaghetti stand stand* strillano tendi* torneo trave* vicin* vicini vie zecch*
zecche`,
      '5': `
aldo aprir* aprire coppie iscri* ombre* ombrelloni padroni sedie sedie* strap* tappetini`,
      '6': `
carro* carrozze dell iscritti`,
      '7': `
sardi* sardine`,
    },
    stability: {
      '3': `
210 26 340 600 accen* accende andate aprirla artic* articolo aspetti avvia* batto* battono bloccata cadav* cadavere
caduto casso* cavo comprare comprato concl* crash cugino disas* disinstallato falli* finalmente furgoni gioco gioco*
grafi* grafica livello metto* milan* milano mira monetine ogni ordina persa persa* pilat* pilates progr* progressi
propr* provi riavv* ricom* ridatemi riparte risultano rotel* rotellina salvataggio scadenza scadu* scendevano segno
segno* si signi* significa siste* sostituzione spara* spegn* spegne spegnere spesi spesi* stesse svilu* sviluppatori
tabac* tabaccheria tocco tocco* torne* uffici unghi* unghie velocita zombi*`,
      '4': `
accendo appen* appena arrab* avviato azion* banna* bannato benda* conne* connessione crash* crime crime* difet* difetto
disastro facce facce* fatem* fatemi finale mangiate metto mezzanotte parti* riape* riuscivo sanzi* scend* scher* serve*
sola spid termi* termini tornato torneo x`,
      '5': `
assis* assistenza cecch* cecchino chiud* disin* fibra fibra* final* fonda fonda* notif* partita patch patch* perde
proprio reinstallata ricomincia salva* scaduta schermata sessi* sessione sistemate tutor* tutorial`,
      '6': `
aggiornamento app dall'ultimo impal* impalla reinstallare salvataggi server`,
      '7': `
aggio* chiude reins*`,
    },
    stock: {
      '3': `
34 41 46 52 accende affid* ameri* annul* annullato arriv* artig* artigianale assassino automatica avevate azienda bassi
bassi* basso basso* birra birra* calib* calibro calze calze* camminavano canal* chiedi cipol* cipolle collirio compe*
compenso comprate comprato confe* cucch* deser* deserto destro detersivo dirme* dirmelo domani elast* esposizione
farma* fascia finita finite finito freez* freezer furto furto* gazeb* gazebo genere gia gino giusta greco greco* grigl*
guardiamo inclusa indicato infor* integ* kille* killer lampada libreria lugli* luglio magaz* magazzino medicina moda
monos* monosillabi montare montatori morti* mortificato moscia motivo mozzarella muove navig* nudo offerta ognis*
ognissanti ordinati organizza ottic* ottico particolare pasti* pasticche petto* pezzo pezzo* pisto* pistola pollo
pollo* possi* poverino pressione quante ragaz* ragazzo ripas* sbagliate scaffale sega seria* sessant'anni sia sinis*
spedizioni spieghi stampante stivali superiori tachi* tenete tiram* tiramisu tornata trapani trovata veloci vendi*
venditrice veri vocab* vocabolario voglia`,
      '4': `
all'una anima antid* arriva casse catal* catalogo cerca* comme* confermato creme creme* crice* diviso esaur* esaurito
giall* giallo informazioni ordinate parmi* parmigiana pediatria petto pochi* polli polli* possibile propo* proposto
sciat* sciro* sciroppo serial sinistro slitt* slitta sostituito tachipirina tappo tappo* tosse tosse* vado vendita vini
volan* zuppa zuppa*`,
      '5': `
cercavo finit* ordinato pane pochi rossi rossi* vetri* volantino`,
      '6': `
commesso ordin* vetrina`,
      '7': `
taglie`,
    },
    support: {
      '3': `
1 2016 22 23 250 27 36 5 500 52 90 accettata agenz* agenzia all'aeroporto allergica almen* almeno alza alzata andan*
andando appel* appello applausi april* aprile apro apron* aprono area attac* attacca avro avviso bagaglio banca*
banconote battesimo bel bidet bidet* biloc* bilocale bis blocca boccone bolle* bollo bollo* bonif* bonifico buonanotte
buong* buongiorno buroc* burocratese cache* cade cambiando campagna cancellato cap capisce cartelli cartoleria caser*
caserma cattivo centr* centro chiamati chiar* chiedere citof* citofonato colpe* colpetti commi* compilare compr*
comprare comprato concessionario condizioni condominiali congu* conguaglio conosceva conse* contestazione conto* corec*
corecom credito crocc* crocchette cugino custodito date decim* dell'albergo denis* denise diale* dialetto dica dicon*
dicono didat* didattica difet* difetto dio dipende disdi* disdici disdire disid* displ* display disse disse* ditem*
diversa doman* domani domen* domenica doppie ecco educate estratto falso falso* fari farme* farmelo fate fatti fatti*
favor* favore fax fermo fermo* ferro ferro* fidav* fiera fiera* figli figura foto fotografica francoforte frase frase*
front* gennaio giuro giuro* glielo gol gradimento grandine hotel hotel* imballo immaginare incontro instagram invitato
istan* larga larga* lasag* lasagne lavorazione legge* leggono lettiera lettu* listi* listino luna macchine maggi*
maggio mail manca* mandare mandata mandato marca mattino messa* messaggi mici miei milan* milano minestrina minu mobili
modi motiv* mozzarella music* n napol* negativo negoz* negozio nessun notturna novant'anni nuove nuove* occupata ognuno
ondul* operato ordinata orologiaio ottan* pagate parole parru* parrucchiera partito parzi* parziale passeggiata passo
passo* pasto* paypa* paypal pdf pec perde pezzo pezzo* piaceva piaci* plani* planimetria posso posso* potes* potet*
potete povero prendere prodotto profilo progressi propo* proposto pross* prossimo pulis* pulite punte* quere* querela
queste quint* rata rette rette* revis* revisione ricev* ricevuto richi* rida rifare rifiutata rifiutato rimanda rimes*
rimpa* risch* rispi* rispiegare rispo* rispondeva riuscivo sapere scaduto scaricare scendevano scopro scorre scriv*
scuot* scusata segna* segni segni* segre* seice* seicento separato serve* servire settembre settimane sicuro sigillata
signorina slot smart smart* solar* solari sorride sostituzione sparisce spenta spostate squisita stampare stendere sto
stoma* stomaco stringeva studi* suoi supermercato suppo* svist* svista tabaccaio tasto tasto* tatua* teles* tende
tende* test tiran* torno torno* trasferito tries* trieste trovano tua uffic* uguali valig* valutare vedet* vedete
veloc* vengo venia* veniamo venir* venire venisse vesti* vestito vince vocal* vuote vuote* webca* webcam zero zip`,
      '4': `
189 312 4 44 51 abito abito* acquisti addetti album album* all'assistenza alleg* allegato assen* assente attenda avete
avete* banna* bannato barca barca* biblioteca blocc* boh buonanima cartolina casel* chiam* chiamate chiamato cliente
commissioni compare conto cud dati debit* debito destinatario disdetto eroga* falsa falsa* fara fronte grams* gramsci
guasta impiegata incon* indirizzo ingen* inviato libere link mancava manda messaggio nascosto nell nitid* nitida numer*
numero oncol* ordinati panni panni* pasto perve* pervenuta portano premu* premuto primavera raccolta recla* reclamo
refer* registrata rider riemp* rimborso risol* rispondono rivedo saldo saldo* saper* scappare scuse scuse* segreteria
sentirmi sergi* sergio sms sosti* spedito spedizione spegnere sputato striscia strut* struttura supporto tecnico
telefonato telesoccorso tirana trasf* tv ultimi valigia varia* ve vedo vengono venis* verde verde* vicina vocale voltu*
voltura vostr*`,
      '5': `
120 210 47 accou* account all'arbitro assis* avere avere* bancario call catan* catania center chat chiamo chiaro chip
clien* clienti comprate consegna correggere devo ditel* faceb* facebook falli* firmi firmi* giga indir* ingenuo intes*
intestatario lasciati legge lettura linea linea* manda* mando mando* mezz mitte* mittente modem modem* moder* nipotini
opera* operatore padri* portabilita prati* quattromila quinto referto richiama ricorso ridat* ridato riempita rimbo*
rinnovato risponde sbloc* scrivo server sim spedi* spegn* spegne stacc* staccato suona suona* tecni* tecnici ticke*
ticket torin* torino umano umano* velocissimo vengo*`,
      '6': `
acqui* assistenza contatore fibra fibra* iban mandano mega musichetta operatrice persona pratica quale quale* robot
robot* saperlo segnalato vostro`,
      '7': `
faccina filia* filiale pasqu* pasqua`,
    },
    teacher: {
      '3': `
18 280 600 accorto addos* addosso all'e* all'esame appassionato appoggiava aspettare bacch* bastoncini bocci* bordo
bordo* bravi* cambi* canta* cantando catti* cavallo chita* colpe* colpetti comanda compiti completezza corregge corso
corso* cosi credo credo* cuffi* cuffiette decim* difficili distratto do ettor* ettore faceva farti farti* felpa felpa*
figlie figlio gambe gommone gonna gonna* grigia grupp* gruppi guant* guardando ileni* ilenia immed* importa impossibile
ingle* inglese insegni istruttrice lasciano legga legga* leggendo lento lento* link magne* malis* malissimo mamme
mamme* marci* matti messaggino mette muoversi negata negozietto numeri nuoto nuoto* obiet* obiettivo orset* pacca
pacca* parcheggia paret* parla post presentarsi preside princ* principianti professoressa proposta protestato recli*
reclinabili recup* remot* remoto rette rette* ricette ricevuti rilas* ripas* ripasso ripeteva rolla* rollava rotti
rotti* saggi* saggio sbuffa scema scema* schiaffi scrivere scuol* sedic* sedici simpa* speravo spiegato spogl*
spogliatoio spostato stampata striscia stroz* tenut* tenuto timon* timone trime* trimestre trovava tutor* usa usava*
usciv* usciva valle valle* verifiche versi versi* video videochiamata virtu* virtuale volevano webca* webcam`,
      '4': `
anni autostrada bravissima cavig* chiamava coppie cosci* coscia cuoco cuoco* dirig* dirigente donat* donatella dover*
dovere esame esame* esse fatte fatte* figli* figlia gesto impara inuti* medag* medaglia nove panci* pancia parete parto
paten* prenotazioni prese* ricomincia risat* risate scuola simpatica smess* smesso sott'* sott'acqua sparava spieg*
spiega vasca vasca* video*`,
      '5': `
allieve autos* autoscuola berre* berretto bocciato cambiate cambiati impar* maestra media media* metod* metodo prof
profe* spazz*`,
      '6': `
allie* docen* docente insegnante lezione marcia matem* matematica slide slide* spazzaneve`,
      '7': `
guide guide* inseg* istru* lezioni`,
      '8': `
istruttore lezio*`,
      '9': `
maest* maestro`,
    },
    temperature: {
      '3': `
12 240 31 94 abbiamo accende ad agost* agosto all'una arros* atto audio aumentato bagnati baita baita* balcone bambini
battere bibit* bimbo bimbo* camer* canon* canone capol* cappello carro* carrozza carrozze carto* cella cella* centesimi
cento* cerco cerco* coi col comode comun* comune condizionatore controllore corre* corridoi dance dance* dentr* dentro
dirgl* docce docce* dormiva eccep* eccepire elettrica esage* fazzoletto fili filo finestre finestrini forno forno*
foula* foulard frecc* funzi* funziona gelati gelo giugn* giugno gomiti gracc* gracchia grapp* idrom* idromassaggio
illum* infis* infissi ingre* lasag* lasagne legna lugli* luglio maestre maglietta margh* maschera mensi* milan* milano
misurato molla* mollato montacarichi mozza* mozzarella multi* muore muore* napol* napoli nera neve ondul* out padel*
padella pazze* piaciuto porzi* prega* pregare preparati prese pulit* punta* puntata ravio* ravioli regolano rida ruote
ruote* salot* salotto sciar* sciarpa settembre sigillati soppr* soppresso speng* spengono sputa sputa* staccava stufa
stufa* stufe* stufetta stupenda tavolini tiepida tisana tornero trime* trimestre umido umido* ustio* ustione
ventilatore venuta volevano`,
      '4': `
187 asl ballano bandi* belli* bellissimo brodo brodo* cartone cerot* colazioni comunque corrente dichiarato dirgli
dormi* dormito eccel* fredda freddi fuori fuori* gelat* gelata gelid* gelida grappa inabi* inabitabile ingresso
margherite palla palla* polli polli* porzione pregh* promesse prude* rimin* rimini roma rotta rotta* sala scopa scopa*
signori sinistra spiff* spifferi spogl* tosca tosca* tragi* tragitto visto visto* voghe* voghera`,
      '5': `
assas* caldo caldo* film grani* granita micro* min murat* spogliatoi svent* tange* tangenziale tiepi* tiepido`,
      '6': `
cerotti corso corso* fredd* microonde sauna sauna* spent*`,
      '7': `
gradi* spento`,
      '8': `
gradi risca* riscaldamento`,
      '9': `
aria condi* condizionata`,
    },
    tickets: {
      '3': `
10 15 2019 210 312 68 a4 abbon* accum* affer* afferrato agath* agatha all'ora annul* anzia* arrog* arrogante assassino
augurato bagaglio basso basso* bella bella* bianca cacciato calen* calendario capisco capitello capotreno carica
chiedevano chris* christie cifra cifra* circo* citta citta* compr* comprati concessionaria convi* conviene copertina
crash crash* curva curva* custode dalle dalle* diritto entrati erava* eravamo esci ex far fatta fatta* figli finisce
fotografato francoforte gelato gentiluomo giappone giapponese gold grani* immed* ingen* ladro ladro* lontani m
macchinetta manet* matem* matematica minac* minaccia miste* mister museo museo* omicidi paio palco palco* panini
pannelli parcheggiare parec* parecchi paypa* paypal pedan* pedana pensavano plate* platea preparato preve* prossimo
protesi provarlo resti richiude ridotta rifiuta rimbo* ripassa rotta rotta* sanzi* sapesse scass* scend* schermata
scors* scritti sedil* sedile senegalesi sentire server sparisce spedire spettacolo spiegare stampare strap* strat*
strattonato strum* strumenti sull'app tabaccaio tabaccheria tabel* tabellone tasca tasca* tenen* tono tortu* tortura
traduttore trann* tranne unica unica* vagon* vagone vendu* venduti venduto viaggiavo virtu* virtuale visib* visibilita
visto visto* voleva vuole vuole*`,
      '4': `
48 biglietteria comprato crimi* crimine dava de decim* diciamo error* errore esaur* lontano manette medie* mostra noia
posti posti* posto posto* ricar* ricarica scorsa sito spett* stude* tornello valid*`,
      '5': `
audio* biglietto colon* colonna fila lonta* mostr* obliteratrice prevendita tabac* torne* tornelli`,
      '6': `
audioguida conce* concerto controllore oblit* qr`,
      '7': `
biglietti`,
      '8': `
bigli*`,
    },
    update: {
      '3': `
0 340 79 99 accen* accento all'inizio appen* appena apriv* avete avete* avviso batto* battono blocca bucato cambi
campagna caposala cocco* comprati concl* confu* consultare corro* crice* cugino faq finis* frasi frasi* gioia gioia*
guardata imparare impas* impro* ingle* inglese kille* killer libri libri* liceo liceo* mega menu metto* muore muore*
nasco* natale nuova nuova* o ora organ* padri* patch patch* pieni pieni* precedenti prefe* problemi provi pubblicita
questa recupero remot* remoto ricom* ridatemi rifare riparte risultano robot robot* rotel* rotellina roula* roulant
rovinato salvataggi schermo sembra sgrid* spegnere storto tapis tapis* tocco tocco* tuo turni turni* tutor* tutorial
ultim* ultimo vecchi velocita versione video* videochiamata virus virus*`,
      '4': `
2017 210 61 accendo alber* albero ameri* aprirla assis* assistenza bonif* bonifico chiari chiud* ciao contenuti copre
copre* dall'ultimo disin* disinstallata finisce grandine impasto impronta installata livel* metropolitana metto migra*
note persi persi* piaceva preferita reinstallare riconosce sempl* semplice signi* significa sola tasto tasto* tesi`,
      '5': `
aggiornato app fonda fonda* gioca* leggevo notif* reinstallata svilu* sviluppatori uso`,
      '6': `
chiude grafi*`,
      '7': `
grafica reins*`,
      '9': `
aggio* aggiornamento`,
    },
    upkeep: {
      '3': `
2021 abbia* abbiamo acust* acustica ai all'ultimo allar* alzar* alzare ammes* ammesso ammin* analisi andav* andava
animatore annoi* annoiati annunci armad* asl assaggiare attaccato aumento aveva bagno bagno* ballano banco bandi* be
benzo* benzodiazepine bianca bianche bilan* botto buche buche* cabine cache* calda* caldaia camminavano canti* cap
capre* caprette carin* carrelli catene cauzi* cauzione cavallo cedut* ceduto chiamava chiodo ciclo ciclo* clavi*
clavicola compresa comune comunione coniglietti cono continua contro contromano cresc* custo* dall dei diabe* diabetico
dichiarato diventata docce docce* domatore dondo* duemi* duemila emerg* emergenza erba fasce* fascetta fiale fiale*
finch* finche firen* firenze forzata forzato freno freno* fucil* fumo gabbie germa* germania giallo gioch* girav* giu
giubbotti gomme gomme* grigl* guast* guasto guscio imbra* imbrago inabi* inabitabile infil* inver* inverno lavanderia
legga* legno legno* lento lento* lenzu* magliette mail mattino mensole metri metri* moschettone mostr* mostrata muove*
muoveva murat* nastr* nastro natal* natale natur* naturalezza nipotino nuove nuove* occhio ormeg* ormeggiato orologiaio
ospit* ospiti padrone panch* parete pareti partire passato passepartout pedale pende pensa* pensavo phon piang*
piangendo piant* pista pista* portafogli portellone primavera promesse provate pulite quale quale* raccomandata ragazzo
recinti resa respiro restano rilev* rilevatore rimaste ringh* ringhiera ripas* ripasso ritrovate rotta rotta* rotto
rotto* sanguinava sapes* sapesse sappi* sareb* sarebbe sbattevano scale scale* sceso sceso* secca seggiovia segnalata
sensore sentite sfrat* sfratto smess* smesso smont* sopra* spaccato spalla spezz* spiff* spifferi sporg* staff staff*
sudav* sudava suv svenuta svuotata tapparella telecamerina terra* terrazzo toccava trece* trecento umidita undic*
undici usciti vasch* vedes* vento venuta via viene viene* vomitato zaini zaini*`,
      '4': `
amico amico* amministratore bambi* bambini barra* berre* berretto biglietteria bimbi bimbi* bucat* camerata cavalla
cavo cemen* cemento chiaz* chiazze comandi correre crice* custode dritt* dritta elefa* elett* ferit* ferita fili frust*
giochi girava inqui* lamentati lampadina lenzuola metro metro* mosche muffa muffa* panchine paret* pelo prendevo pulsa*
pulsante recin* restauro rubin* rubinetto sbatt* scivolata scivolo spezzato sporge tappa* telec* trans* tremo* uncin*
uncino unifo* zoppi*`,
      '5': `
allarme appog* arrug* barra bianc* cassi* cassiera caval* collegata elefante elettricista forza* galle* galleggiava gas
host lat machi* machine mosch* quota quota* rete scivo* tartaruga transennati tremo vasche zoppicava`,
      '6': `
tarta*`,
      '7': `
punti punti*`,
    },
    vehicle: {
      '3': `
2019 autos* autostrada avevano blu bot bucan* bucano capisco carri* carriola catene chat chilo* chilometri cucci*
cuccioli curva curva* digni* dovevano elettrica fanta* ferma* fermare fines* finestrini finestrino fondo fondo* frust*
fumo golf incan* incas* incastrato indov* indovinate lascio legat* legata leggo leggo* lingua mancanti massaggio medie
migli* monop* monopattino nasco* noleg* noleggiatore nottu* notturno parlavano pedal* perfetti pesca* poggi* porti*
preno* prenotata prenotato richiude riemp* rimas* ripul* ripulito s'e scali* scalini scari* scola* scolato scontato
scorsa seggiolino sella sella* senz'* sudat* sudata svuotano tabel* tabellone tappa* tapparella tenet* tenetevi timbr*
timbro tua uovo viaggi viaggiava vitel* vitello volet* volete`,
      '4': `
acces* addebito all'arrivo ansim* ansimava bagag* beata beata* clima* contromano dichiarati fantasia fasce* fascetta
fermati fiumi* fiumicino frena* freni freni* freno freno* giubb* giubbotti infilata ladri ladri* lecce lecce* manzo*
manzoni marmo marmo* nell'area pedale pesa pescatore poggiatesta portare poste* prendevo radio radio* ralle* riduz*
riduzione rimasto ringi* ritiro roma sbloccato sedile senz'acqua sparisce tenga tenga* train* vano`,
      '5': `
accesa autis* autista bagagliaio bici buttare furgo* furgone posteriore pullm* pullman spia tram viagg*`,
      '6': `
autog* autogrill disce* discesa litro litro* portiera sedil*`,
      '7': `
km`,
    },
    warranty: {
      '3': `
105 120 26 71 abbastanza accesa accompagnata aggiornato almen* almeno andia* andiamo antia* antiaderente aspetti
aspirapolvere attacco avra bagnate batteria bici braccialetto calib* calibro carab* carabinieri centr* centralina
centro ceste* cestello chiama cinquantadue comprata conca conca* conce* concessionario consigliato contabile coperta
crepa dall'altra dichiarati dico dicon* dicono difet* difetto eh elett* falli* filo fratt* frattempo gradimento
graffiato guasta idem insal* insta* installatore lavat* lupo manda* mandate manico max misurata model* monta* montatura
morta* moto napol* napoli negata nell'angolo offre offre* ordina pensavano periz* perizia piastra polso polso*
portachiavi poverino promozione quartiere quere* querela questionario rabbi* rabbia ritirata ritirate rotol* sbava*
scari* scarico scarp* scoll* scopa scopa* scoss* scossa scuot* settimane spazzola spegn* spero spero* spezz* spia
tagliando transito trento verdi verdi* veri`,
      '4': `
asta bacin* batterie carica copre copre* dopo gira gocci* gocciola isola* modello morta motor* motore negativa offic*
officina perde perde* pezze* rimanda ritir* scusate spegne spezzata spiegare tubo usata usata* varia*`,
      '5': `
51 mesi produ* produttore sosti* sostitutiva suola suola*`,
      '6': `
assis* assistenza`,
      '8': `
garan*`,
      '9': `
garanzia`,
    },
    website: {
      '3': `
212 312 5 abbiano accou* account altrimenti appla* applausi appun* apro argen* assem* assemblea autol* avvisati basta
batti* biglietti bimes* bimestre blocc* bloccata borse buste buste* camminato candi* canta capisco caric* certa certa*
chied* chiede chiediamo cioe clienti confu* conoscenza consegnati contare conte* contenta conversazione copia cortese
decente dice dices* dicesse digitale dovut* elettronica esame esame* esaur* estra* estratto ex fa fantasia fax fermo
fermo* fine flaut* flauto frullatore giace* giacenza glieli iniziale liber* m mail manda* mangiava meravigliose
messaggino mortale mostr* numero ombrello oppur* oppure pezze* piazza pina poi preli* prelievo preno* provincia
pubblicata pulmi* pulmino qualc* questionario ricevono ridan* ridanno ritirarlo rovig* rovigo salito sblocca scienze
sciolto scono* scuolabus server settantanove slide slide* sogna* sognato spariti spedire spostate stipe* stipendio sto
suoi tabac* tabaccaio tagliati tale thril* thriller ti token token* torna torna* tornava usano usano* varie varie*
vellu* velluto virtu* virtuale visib*`,
      '4': `
55 780 area aspettando autolettura avra b candelina carica cerch* comprato conso* cuneo cuneo* fermano file fisca*
fiscale libero manut* manutenzione mostra onlin* online polizia posta* postale posto posto* prenotare proto* qualcuno
refer* referto sbloc* segnalati singo* spid stamp* utile utile*`,
      '5': `
app cie f24 mandare portale scadu* scaduta scaricare sessi* sessione stampare subit* subito vorre* vorrei`,
      '6': `
clicc* codic* codice pagin* pagina sito sull'app`,
    },
    welcome: {
      '3': `
110 2024 accetta accol* accolti all'a* all'aeroporto applauso aprir* ben cance* capiva carrello carri* carriola catan*
catania cellu* cellulare certa certa* ciaba* ciabatte coinc* coincidenza comodi coppia crociera cuscini davan* davanti
doppia duro erava* eravamo famig* finanziaria finen* finendo finir* finire fotografato ginna* ginnastica guardato hall
itali* legge* lettere letti letti* livid* lividi malata mater* materasso matri* minuscola misurata mortificato ospit*
ospiti ottima pagam* pagamento parcheggiare passaggio passaporto prenotato pulita qualcuno quartiere sa sara scrive
segue segue* sentita separ* serat* serata sere silenziosa singo* soste* sostenuto stampante stata stata* svogl*
svogliata tapparella targa targa* tasch* taschino tassa tipo torto torto* tripl* tripla troll* trolley umili* viagg*
viaggi viaggiava voi`,
      '4': `
bagagliaio biond* borsa borsa* camer* campi* centimetro check check* codici correggere diagn* diagnosi egizi* erre
famiglie fotografia guardia leggero ludov* ludovica moduli noi oland* parli* parliamo penna penna* priva* privata
riduz* riduzione rom scong* uguali utili* utilitaria`,
      '5': `
aprirmi buong* buongiorno camera fotog* preno* prenotata recep* reception`,
      '6': `
bimba bimba* matrimoniale`,
    },
    wifi: {
      '3': `
accolti amore amore* andre* angelo asciugamani bolli* brioc* brioche buona buona* cacci* camer* carre* carrello catan*
catania chiede colonnina corrente diagn* diagnosi dirlo dirlo* estin* figli figli* forno forno* frase frase* hall
hotsp* hotspot internet legna luna mese ormeg* pavim* pavimento picci* piccioni presa presa* puntuale quadretti quarto
questo regis* roma scatt* seduto segna segna* sera spariva spegnere studi* tecnico test tiran* tutto tutto* un'am* vai
video*`,
      '4': `
allag* bollitore caccia camera conne* connessione digni* diverse estintore inesi* inesistente lampi* lampione lavor*
molo ogni paolo paolo* possa* prude* risposte route* router salam* salame scatti sederti segnale smart smart* spago
spago* sulle sulle* top veloc* venir* venire vicin* vicino worki* working`,
      '5': `
campe* campeggio lavoro moque* moquette pedal* risol* tecni* tirana va`,
      '6': `
didat* didattica finto finto* prese prese* riuni* riunione`,
      '7': `
giga tecnici`,
      '8': `
fibra fibra* mega`,
      '9': `
wifi`,
    },
  },
};
