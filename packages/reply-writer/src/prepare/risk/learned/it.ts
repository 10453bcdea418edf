import type { LearnedRisks } from './learned-risks.ts';

/** Made by training/train-risks.ts, which says from what; not to be edited by hand. */
export const it: LearnedRisks = {
  plainBelow: 8.79,
  unlikelyBelow: 15.25,
  likelyFrom: 19.82,
  any: {
    '-9': `
50_euro affol* aggiornamento annoi* appiccicoso arred* asciugamani aumen* averlo camicia caris* caro cigol* cinque_euro
colori contenuti corso_di delus* di_ieri difficile diverso_dal esaur* felic* fredde gocci* gracc* impossibile
in_piccolo in_ritardo insip* intro* la_camicia lavoro_a le_18 lenta lenta* lento lento* limit* mega noia noios*
non_prende pagine parlavano parqu* parquet per_cambiare perde piu_di poca poco purtr* purtroppo quali* qualita raddo*
risposte rumor* rumorosa sbiad* scolo* scomo* simpa* slitt* spess* stopp* strapieno taglie tovag* traff* vuole_il wifi`,
    '-8': `
17_e 25_minuti 35 4_euro 55 a_digiuno a_parte a_trenta affam* affamati affollata aggio* aggiornato alle_19 aloni aloni*
alti annullata aria_condizionata aspettava assas* autol* automatiche bibite blocca bomboniere brioc* brioche calda
calza* camin* camino cara carbonara carissimo caro_per casello catalogo centrifuga certificato_di che_gocciola
che_perde che_risponde chiesto_una coda_di come_da commesse comoda condizionata confusione conne* connessione correvano
cotol* cotoletta cresc* d_arte da_cinque dalle_sette datat* degus* degustazione del_primo delit* delud* delusione
devon* devono di_coda di_fritto di_matrimonio di_natale difficile_da ecces* entrata_per erba_alta errat* esaurito
facile file finale finta_pelle foglietto fuori_servizio fuori_uso gatti_e gentile gestione gocciola gommoso grigl*
gusto gusto* il_wifi in_bolletta in_coda in_ferie in_lavorazione in_monetine inclu* io_lavoro l_aggiornamento latte_di
lavorazione lentissimo libreria livel* livello lo_sciroppo lonta* lontani lunga lunga* ma_ho ma_in me_li mediocre
meno_del menu mi_aspettavo minus* minuscoli montatura no_solo noioso non_taglia non_va notifiche nuovo_il occupato
offerta oggi_e ombrelloni onest* ordinata orlo ottimo otto_euro pagato_due pannolini panor* passeggiava pende* per_due
pile piu_la poche poche* poltrone possi* potevano prodo* pubblicita_ogni quarti quattro_euro rc reins* riavv* ricer*
rinun* rinunciato riunione robot_che rumoroso scade scadente scars* scarso schermata sciop* sciopero scomodo scorre
sedili sembra sembravano sfoca* si_blocca si_entra siamo_a sigillati simpatica simpatico sistemate solo_con solo_se
sono_sentito sotti* sottotitoli sparava spesso spifferi spuntatina stanc* su_sei suola suola* tapparella tasti*
telecomando tiepi* tiepida tradu* trattoria tre_euro tre_mesi tre_quarti trist* un_lato un_mese un_solo una_spuntatina
uso`,
    '-7': `
11_euro 12_giorni 160 19 3_settimane 42_euro 44 4_giorni 6 69 69_euro 6_anni 8_e 9_alle a_4 a_caso a_destra a_gettone
a_scatti accompagna acquo* ad_acqua agenzia_immobiliare aglio aglio* al_momento al_prezzo all'una alle_14 alle_6 alle_7
altis* amare* amaro ammaccata angoli annoiati annul* ante app_che app_per appena_aperta appuntamento_tra arredo
arrivare arrivare_in asciutto aspettare aspettato aspettavo_almeno assalto assassino assistenza_mi attese audio*
aumentata aumentato aumenti auror* aurora avete_perso avevo_fatto ballerina band bar_con barol* barolo befan* befana
bellissimo_ma benve* bevande bibit* bigiotteria bolletta_di bordi* borsa_con bravissimo brutto buona_ma buroc* caf
caffe_che calza camerini camminato campane cani_ammessi canna_da cantato carica carini carino_ma caro_e carot*
carta_dei carta_fedelta cartongesso caserma_dei cassa_aperta centesimi centimetri_di che_altrove che_comunque
che_delusione che_suona che_tristezza check_out chi_lavora chiudono chiusa_per chiuso_per ci_ho ci_vogliono cinghiale
cioccolata col_cappello colpa_mia coltelli come_scritto competente complicata con_prezzi confu* consiglia consigliato
consuma contratto_lungo convenzionato cordi* cornice corriere_dice corsa_di corta corta* cortese cortesi costo costoso
crash* cuciture da_3 da_9 da_capo da_morire da_pesca da_un'ora da_visita dalle_9 dato_ad del_matrimonio del_motore
delitto della_griglia della_testa deser* destinatario di_attesa di_domenica di_meglio di_pasqua di_pulizie di_quando
di_stile dipende disdire diver* docce_fredde doccia_che dolci dolci* drago drago* due_margherite due_mattine dura dure
duri duro e_40 e_abbiamo e_devo e_simpatico e_venti elettronica energia entus* era_compreso ero_gia errata esagerato
esatt* esattamente euro_mi fascia fatto_in febbraio_e felice fiacc* fiacco filo_d fin final* finito_le firma_digitale
foglio_rosa forch* fragola frecc* fumo_della game gas_finito gelata genere genia* geniale genti* gentilissimo gettone
giochi giorni_lavorativi giusta gli_aloni gommosa gradi_e gradito grafici gratuito guarito ha_consigliato ha_imparato
ha_rubato hanno_mai i_passi idea idee ikea il_6 il_dolce il_reso il_sabato il_vecchio imbev* imbevibile impiegati
in_foto incep* incomprensibile indic* innam* insal* insipida installatore interinale intorno introvabile invad*
invadenti involtini istruzioni karao* karaoke l_anniversario la_segreteria la_tinta lama_del lampada_arrivata lavatrice
lavorativi le_carte le_regole le_slide le_sono le_viti legalizzato lente* lentezza lentissima lettini lezioni_di
lo_sapevo lo_spid lo_vedo lontana_dal lugli* luglio lungomare ma_almeno ma_dietro ma_se macchina_da macchinosa mah
mancato manif* manua* margherite materiale medio* mensole menu_bimbi mesi_di mezz'ora_di mezza_giornata mezzanotte_e
microonde migli* migliore minima minuscolo minuti_contati miser* mito modi monot* mosce mosce* mosci* mostra_piccola
mulinello negato_perche nel_senso nella_doccia nessun_posto nessuno_aveva newsl* newsletter non_legge notiz* notor*
novanta obbligatorie offli* offline ognun* ognuno opach* opere opere* ore_per orren* out padella pagata_e pagato_per
panna_e panoramico parlava_solo passaggi password_da pdf pelat* pentita per_prenotare per_quello percorso pero_da
pero_e perso_un pesch* pessima piace* piatta piega piegh* piena_e pieni pieni* piogg* pioggia pioveva piscina_con
pistola_ad piu_bello piumone plate* poltr* popco* popcorn porzi* posto_auto posto_per prenotare prezzi prezzi_da
prezzo_del primavera prodotti proie* pronti_in provvigione pubblicita quaderni quel_che quella_che raccontero re rene
reso reso_a resta restr* ricercato richiamare ridic* ridot* riduz* riduzione riesc* rimanda rimbalzano rimod*
rimodulazione riscaldamento risparmiare ristr* ristrutturazione ritar* ritardo rivis* rovinata rumori sai salas*
salasso salta salvataggi sapevo sbila* sbilanciato scade* scadenza scand* scarica schermata_bianca scolorito scons*
scuola_guida seduti segnale sei_settimane sembr* senza_audio senza_il servivano_il sessione settimane settimane_che
sgasa* sgocciola sgranata si_aspetta si_capiva si_ma si_paga siamo_al signora_alla signora_della silic* silicone simil*
sincr* sinte* siren* sirene slide slide* slittata solo_contanti solo_su sono_passati sopravvalutato sovrapprezzo spaia*
spaiati sparg* spargero spargero_la spedito_il spento spinta_commerciale spoglia sportello_aperto sportello_su spostate
spot stampa stampante_che stampati stanchi stang* stanghetta sterr* stile stile* stima* sting* stira* strop*
stucchevole sul_biglietto suoceri supermercato_con supporto surgelato svogliato svuotati tagliatelle tassello tavolini
tazza tazza* te_in terma* termosifoni terrazza tessu* tessuto ticke* ticket tiepido tonal* tonalita tortu* tosta*
tovaglie tracking_fermo traduzione traffico trenta_euro tristezza tristi troppa trovare_un un'ora_per un_angelo un_ora
un_rene un_sabato un_tassello un_tecnico una_birra una_colonna una_sala una_sola undici_giorni unifo* uno_sportello
urlanti usb utili* valida venticinque ventilatore vernici vicini_di vini vista_mare volet* volete volevamo voli volum*
volume zero zoccolo zona zucchine`,
    '-6': `
11 1100 148 16 187 20 24 240 24_ore 29 30 35_euro 40 41 412 42 420 420_euro 45 48_ore 4_minuti 51 55_euro 65 74_anni 75
75_euro 94 94_euro 95_minuti a_morte a_novembre a_ottobre a_pagina abbai* abbiamo_perso abbiamo_riso accappatoio_a
acced* accedere accettata acqua_del acquosa acustica_pessima ad_aria ad_aspettare addio_al affezionato agend* agenda
aggiornate aires aires* aiutato al_celibato al_centesimo all'accoglienza all'avvio all'ombra all'ora alla_fine
alla_questura alla_spina allaga alle_11 alle_16 alle_17 alle_8 alle_cinque alle_nove allegri almeno_un alone alone*
altissima amaro* amarognolo amatr* amatriciana ammazzano ammor* anche_gli andata_con angol* anna anniv* anniversario
annullati anziani_in ao aperto_due app apparenza appese appiccicosa appuntamento appuntamento_alle aprirla aranc*
arredamento arrivati_alle arrivato_il artigianale ascensore_fuori asimm* asimmetrica aspettano aspettava_in assente
attaccate attendere attesa_senza atteso attivita attori audioguida auguri aumentate auto_ordinata autolavaggio
aveva_detto avevo_gia bacchette bambini_che banco_gastronomia bancomat_fuori bar_dell'ospedale barat* barattolo barbina
batterie beige beige* bello bello* biblioteca bicchieri_opachi birra_alla birra_artigianale black bolletta bollitore
botta_di bottoni bravi* breve breve* brindato brisc* briscola bruciante bueno* buenos cadon* cadono caduta_la calcare
calzi* cambiano cambiare cambiare_una cammino campagna canal* candelina canon* canone caos caoti* caotico capogiro
cappotti cara_che carav* caravaggio carbonara_con care cari carita_ma carta_e carta_igienica cassa_automatica
casse_automatiche categ* categoria catena_di ce_ne celib* celibato cento_di centro_assistenza chat_mi che_arriva
che_dura che_in che_lascia che_nessuno che_salta chiamano_a chiavetta chiediamo chiesto_un ci_abbiamo ci_puo ci_torno
cigola cigolante cinque_e cm coda col_cartello colazione_discreta colloso colonna colonnina coltello_che
con_appuntamento con_buono con_cinque con_coda con_due con_mezza con_pagine con_scontrino concorrenza
condizionatore_che confusa congu* conguaglio consi* consulente_sempre continuo coperte copertina cordiale correzione
corte* cortese_ma costata cotta cotta* coupo* coupon crash crimi* croce crollo crostata crude crude* cubet* cubetti
cucina_consegnata cuciture_storte cuffia cuffia_obbligatoria cup custodi d_assalto d_inverno d_ora da_2 da_90 da_aprile
da_brividi da_cambiare da_dio da_golf da_ordinare dal_vivo decente deciso decor* del_discount del_gelato del_vicino
deliv* dell'allarme dell'anno dell'ospedale deludente dentista_caro deserto desig* design destinatario_assente destr*
destra detersivi dettagli di_18 di_aspettare di_bordo di_credito di_mezz'ora di_nuovo di_pioggia di_pomeriggio
di_quaranta di_sopra di_velluto di_visita di_vita diavola didas* didascalie difetto dimenticati discorso discount
disorganizzata divano_letto diventate diverse divertente divertiti dodici_euro dolcissima doveva_arrivare doveva_venire
dovut* dovuta dovuti dovuto_chiedere drive due_centimetri due_chilometri due_gocce due_taglie durata duro_come
e_cambiato e_colpa e_infatti e_meta e_mezza e_quasi e_ritorno e_vecchio entri era_fredda era_prima era_quello
erba_sintetica essel* esselunga ester* euro_piu euro_un event* extra fame_da famil* farme* farmelo favore
favore_controllate feria* feriali ferie ferie* fermi_in fiacca film finali finite finte finte* flosc* fondelli formu*
formula forti fotografia fra fragi* frago* frattempo fredd* friggitrice_ad fritto fumatori furto_legalizzato garantito
garbo garbo* gastronomia gate gel gelat* gelido getto* gia_a gia_con giace* giacenza giapp* giardino_e ginocchia_in
giocavano gioco_di giornata giorni_che giorni_con giras* girasoli gita_annullata gol gracchianti grandangolo grandine
granita grasso grigi griglia griss* grissini guardare_la guardavano guerr* guerra gusci gusti gusti* ha_aiutato
ha_portata hanno_spedito hotsp* hotspot i_corsi i_figli i_libri ignorati il_22 il_call il_check il_compleanno il_divano
il_gioco il_listino il_locale il_mare il_nuovo il_reparto il_risotto il_servizio il_viaggio il_volume imballo impasto
impos* impossibili impre* imprecisa impreciso in_agosto in_assistenza in_carico in_catalogo in_inglese in_italiano
in_manutenzione in_polacco in_polvere in_posta in_riunione in_salita in_tedesco incastra incluso indicativo indicazioni
infat* infatti infin* insalata insipido insistente intanto_la interminabile inuti* io_avevo io_faccio io_l istantaneo
km_e l_orario la_camera la_connessione la_neve la_pubblicita la_serie la_tele labir* labirinto lamin* lampadina lascia
laser_game later* laterale lavaggi lavas* lavastoviglie le_ante le_otto le_stesse leggera leggevo legno* lenti*
lentissimi lettu* libri libri* lievi* ligur* ligure lino livor* livorno lontana loro_che lumaca luna lunedi_e lungo*
luogo luogo* ma_chi ma_dai ma_di ma_dopo ma_le ma_mi ma_per macchia mai_nessuno mai_un manca_una mancavano_le manicure
mappe mappe* maratona mare_si margh* martedi_e masca* matrimonio me_le meche* meches medag* medaglia medio megli*
meglio mele menu_solo merendine messaggino messaggio metro_e mezza_con mi_cadono migro* migros mini minuti_il minuti_in
misera misero mitte* mittente modal* modalita moderna modulo_che modulo_online moglie_ci molli* monete_e monod*
monodose monotona morbido morire_in mortale mouse mouse* mulin* music* musica narra* nave negozio_e nel_frattempo
nell'app nelle_foto nero_di nessuno_in niente_di niente_sconto nipotini nitid* nitida noia_mortale noiosa non_capisce
non_chiude non_piangere non_tagliano nonni notifiche_a novanta_minuti nove_euro numerino obbligatorio occhiali_pronti
occup* occupati ogni_quarto ogni_tre ok omicidi onesto opaca opaca* opachi operazione optio* optional opzio* opzioni
ora_per orari* oraria ordinare ordinata_a ordinato_il orologio_che orrendo orror* orto otp ottanta_euro pacco_lasciato
padel* padelle padre_e pagare_il panno parev* pareva pasqua passate patate pausa_pranzo pende pensavamo pento
per_arrivare per_cento per_favore per_lavoro per_mail per_parlare per_sciopero per_trovare per_via perco* percorsi
pero_gli persino perug* perugina pesante pesche petal* petali pezzi_nel piaceva piadi* piadina piega* pieghe pieno_e
pioggia_e piove* piste piste* piu_cara piu_l platea pochi pochi* podca* podcast poi_con poi_di poke polacco polmone
portafoglio porzioni possibile posti poten* potenza potes* potevate povero preav* preavviso premu* prenotazione_persa
presente prevendita prezzo_onesto prima_era primo_lavaggio primo_posto princ* pro prodotto profumata promessa pronta
provincia provvisorio pulizie_finali puntuale puntuale_mai puntuali puzzl* puzzle qualche quale quale* quaranta_giorni
quattro_persone quella_di quest'anno raddoppiata ragazza_nuova ravio* ravioli reced* recedere recinti recli* refus*
regolare regole_loro resid* ressa ressa* resta_un riass* riavvia ricca richiamarmi richiedere riconsegna ricrescono
ridicolo ridotta riman* rimandati rimborsato rimborso rimborso_di rimborso_negato rimed* rimpa* ripetere ripetitivi
ripetitivo ripid* ripide ripro* risca* rischio ristoranti ritirarlo ritra* rivedremo riviste roman* romana ronza*
rosti* sabato_sera saggi* saggio sagra sagra* salam* salate sale sale_chiuse salmi* salmistrata saltate salvi* salvia
sapor* sball* sbattono sbava* sbloccato scaletta scarn* scatti scemo scemo* scena scena* sceno* scheggiata scheggiate
schiaffo scial* scollate scomodi sconsigliato scontenti sconto scontroso scorrevole scotta_e scotte scric* scricchiola
scusata secchi segnalazioni segnaletica segreteria sembra_di sembravo sembro sempre_la senso senso* senza_avviso
senza_gusto senza_sapore separata seri serramentista servivano servizio_lento sessanta sessione_scaduta sfocate sfocati
sfogliatella sfuma* sgarbati sgasata sgonf* si_mangia si_pianta simile simpatico_e sintetica sito_si slitta smagn*
smagnetizzata smalt* smart* smontate solo_addetto solo_col solo_sportello soluz* soluzione sono_dovuta sono_tornata
soppresso_quello sospi* sostitutiva sottile sottili spagh* spara* sparata sparato spazz* spedizione spedizioni spegnere
spent* speravo spezi* sporgi spostati spostato_due stagione stampare stellato stiam* stiamo stimata stopposo storta
straniera strazio stretti strozzini su_appuntamento su_tre successione sul_sito sull'altro suona_a surge* taglia_la
tagliano tappi tappi* tardi tardi* tasti tastiera tavoli tavolo_dato teatr* teatro tecnico_doveva tele televisore_con
tempi tempi* terminata tesi thril* thriller tiepido_e tiragraffi torta_di tosca* tostapane tradizione trama trama*
tramezzini trascurato trasparente tre_ore tre_stelle trentacinque troppi trovare turni turni* tutt'* tutt'altra
tutto_regolare uffa un'acqua un_buongiorno un_certificato un_foglietto un_matrimonio un_panino un_secondo un_sms
un_toast una_lampada una_rapina una_risposta unica universita urlavano utile utile* utilitaria vaga vecchi velluto
veloce venez* ventiquattro ventola venuto_da verdetto vergognato verificati verticale veste veste* vestiti vetri_con
visita_e viti vizia* viziata vogliono voi_no volo_spostato voluto_la weeke* weekend widge* widget yoga zanzariere
zero_sinistri ztl zumba zumba*`,
    '-5': `
118_euro 12_euro 140_euro 15_giorni 16_euro 17 1987 1998 19_euro 22 240_euro 28_euro 38 38_e 3_minuti 40_euro 40_in 465
4_50 65_euro 74 79 7_99 8_alle 9_90 9_euro 9_giorni a_dicembre a_fine a_gesti a_gettoni a_maggio a_ogni a_pagamento
a_spese a_te a_tutte a_tutto abbastanza abbiamo_chiesto abbonamento_caro accende accese accompagnati accre* acerb*
acerba acquario acquoso ad_altri ad_andare affar* affez* affre* agath* agatha agatha_christie aggiornamento_si
al_giorno al_mattino albano allaccio allargato alle_13 alle_9 alta_per altoparlante alzato_gli amen americani americano
ammazzata ammazzato ammazzato_la ammessi anche_se ancora_in andare_di andrea annerito anni_mi anni_ottanta annoia
annoiavano anten* aperi* aperitivo aperta_la appiccicosi approvato appun* apre_solo aprire arancia arancione armadio
arrivare_a arrivata_a arrivata_in arrivato arrivato_dopo arrivo_e arrosto asciu* ascoltato aspettative aspettavo
aspetto_ancora assal* assen* asses* assicuro assistenza aste aster* attaccapanni attacco attenda attes* attrazioni
aumentato_del aumento auric* auricolari auto_usata autog* autom* automatica_che autonomia averl* avoca* avocado avvil*
avvilente avviso aziendale azzur* azzurro balconcino bambini_si banal* bar_chiuso barbe* barbecue bastoncini batti*
batto* battono bellissimi bellissimo bello_e ben bene_ma benes* benessere benvenuto bermu* bermuda bicchiere_d bidet
bidet* bigio* biglietteria bimes* bimestre birra_calda biscottate bisognava bloccato_il books* bookshop bravissima
bravissime bruciacchiati bruschette bug buonanima buoni_ma burocrazia cacio cacio* cade caldo caldo* calen* calendario
calici calze calze* calzo* calzolaio cambiati cambiero camere camicie camom* camomilla campione campo_da canali cannoli
canone_aumentato caparra_non capitello carissime carnevale carota carote carrelli carrozza carrozze cartelli cartoleria
casal* casalinga caso_il cassa_mi cassetta cassonetti cause cause* caved* cavedio cenno cenno* centimetro centrale
centralino cercare cercava cerchi cetri* chat_con chatb* chatbot che_cambia che_capisce che_correvano che_non
che_sapeva che_va chiare chiassoso chiedere_se chiesto_in chiesto_la chilometro chip chiudono_alle chiusa_il chris*
christie ci_avevano ci_siamo ci_stava ci_voleva cie cinque_settimane cinturino cliente_da clima* coccole cocen* cocente
code codice_di coinc* coincidenza col_sale colazione_misera colazioni collegamento color comandi come_in come_le
cominciano cominciata comitiva commissione compenso compleanno complicato con_delitto con_riscaldamento con_venti
con_video conca conca* conco* condi* condizionata_a conguaglio_da consegnata_senza consegnate consigliata consolazione
contenti conto_che contorno cori correggere corrente corriere_il corsi* corsie costato cotolette crasha crava* cravatta
credo credo* creme creme* crepa crime crime* crimine cucitura culin* culinario curati cuscini da_14 da_far da_giardino
da_ladri da_ottobre da_rapina da_rifare da_sei da_settimane da_uccellino da_un'altra da_vent'anni dal_livello
dal_ridere dall'ultimo dalle_8 debol* debole decis* degna* dei_figli del_caffe del_colore del_previsto del_rasoio
del_rimborso dell'apparecchio dell'orrore della_casa della_zona delusi delusissimo dentro_c descr* descrizione deve
di_agatha di_carta di_gruppo di_inglese di_mercoledi di_paese di_sala di_scuse di_sigaretta di_soia di_stare di_tappo
diale* dialetto dica difficolta digitale dimenticare dimenticate dire_una direi direi* disastro discreta disfa*
disinstallato dispo* disponibile dispositivi dista* ditem* diventata diverso docce_a docen* docente dodici_ore doghe
doghe* dolce dolce* dopo_un dopod* dopodomani dormito doveva_essere dovrebbero due_caffe due_euro due_forchette due_ore
due_pezzi duecento_chilometri durano durat* duty e_allo e_amen e_giovedi e_rotto e_sul eccellente ed_era edizi*
edizione eh elasticita enote* enoteca entrando entrato_alle entusiasti erbor* esage* escap* escape escape_room
escursioni esercizi estat* estate euro_a euro_di euro_il euro_l euro_solo evento f24 facevano familiare fantastica
fare_un fatic* fatica fatta_in fatto_con fazzoletto felici ferme festivi fette_biscottate fette_di fine_e fine_ho
fine_mese finito finito_alle fiori* firmata fischia fissare floscia folle folle* forchette forchette_e fornita foto_la
fragole frattempo_ho freddi freddo frettoloso frigo* frigobar frittura fughe fughe* funziona funzionato gamberi gelid*
gemelli generose gentile_ma gentilezza germa* germania ghiaccio giallo_di giapponese giardino giga giornata_di
giorni_ne giorno_prima giulio gli_invitati gomiti gracchiante gracchiava graffiate grafica grafica_da gratis_e greca
greca* grici* gricia grigliata gruppi guardare guasto ha_dormito ha_dovuto ha_finito ha_pianto ha_ucciso ha_venduto
hanno_messi hanno_spiegato ho_aspettato ho_guidato ho_l ho_preso ho_provato ho_speso i_posti i_suoceri il_2 il_9
il_burro il_colloquio il_doppio il_lunedi il_mercato il_mese il_modem il_muro il_parcheggio il_passeggino il_pezzo
il_pomeriggio il_posto il_reclamo il_rosso imbal* imbraghi immag* immagine impal* imparate impov* impoverito in_3
in_centrifuga in_croce in_pendenza in_smart inceppata inclusa incom* incompleto incomprensibili indol* industriali
infel* infeltrito infinito ingle* inglese insegnanti insufficiente intasato interfaccia intor* inutile inutili
inutilmente inventario inver* invitati invitato io_al io_un irrag* irraggiungibile l_attesa l_imballo l_ultimo
la_carbonara la_chat la_colazione la_micia la_mostra la_piega la_polizza la_scena la_terza la_vista lambr* lambrusco
lasciarli lasciato_li layou* layout le_8 le_braccia le_ore leggere_il leggermente lettura li_a li_ha libera liberare
libere limitato limite liquidato listi* listino livelli lo_sconto lo_sportello lotta lotta* lotto lotto* luglio_e lutto
lutto* ma_da ma_erano ma_il ma_niente ma_senza ma_siamo macchiata macchinette mai_piu mai_visti mail_e maldi* maldive
mancava_un manda manda_la mandate mandato_un manet* mangio manic* manifesti manuale manutenzione mappa mappa* market
marmellatine marocchino matchmaking materasso_troppo mattine mazzata media mensile meraviglia meta_sale mi_propongono
mi_sembrano mia_e miele miele* min mini_club minimo minuscola minuti_di missi* missione mistero misurata modem modem*
molle molle* mollicce monol* monolocale montacarichi montaggio moque* moquette mosci mq ne_siamo ne_va neanche_un
neanche_uno nell nella_cassetta nemmeno_una nervi nervi* nessun_rimborso nessuno_ti neve noiose non_accetta non_andava
non_ci non_copre non_si notte_a notte_ci novembre numeretto oculi* ogni_trenta olive olive* ombre* ondul* opache ora_di
orari orario orario_sul ordinato_a ore_e ore_prima organ* organizza organizzazione orrori ossob* ossobuco ostag* ottim*
ottob* ottobre pacco_in padroni pagando pagin* panch* panche panchine panorama pareti park parlare_con parzi* parziale
passeggiata pasticceria pazzesca pelucchi pendente pendenza pepe per_aprire per_carita per_ferie per_loro per_noi
per_vento perde* pero_si pero_sono phon_a piacenza piacere piazzola picca* piccola_e pieno_di pigro pigro* pixel pixel*
pizze poi_l poi_una polvere polveroso portarci portato_il porzione porzioni_da posto_della posto_e preferito premio
prende_in preno* prenota prenotata prenotato_a prenotazione preparata presto previsto prezzo_era prigi* prigioniero
prima_per prior* produ* professore profili programma progressi proiezione promo provato prudente quadretti quali
quando_avevo quando_piove quando_vuole quarantadue quarto_d quattrocento questo_si rabbi* rabbia racch* racchetta
raddoppiati raffe* raffermo raga ragazzo_al ragna* ragnatele rapin* rapina reale reale* reclinabili regge regio*
regionale regol* regolarmente regole reinstallare relaz* relazione restituiti retta_aumentata riall* ricom* ricomincia
ridicola ridotti riesce riesce_a riesco rifarla rifiuti righello rigid* rilas* rimbo* rimediato rimpallano ringrazio
rinnovare riprova riscaldato riservato rispetto_alla ritor* riuni* riva rivedrete rivisitata robot romantica ronza room
rossetto rotellina rubato_la rumorose ruvidi ryana* ryanair s sabato_e sabbi* sabbia salame salato salsa salsa*
saltafila sant'* sapeva_di sapone sapore sardi* sardine sballate sbiadita sbiadite sbiadito sbloccata sbloccata_dopo
scarna scarse scatole scatt* scattata scelta schiu* scialbo scienze scippo scocc* scocciata scolaresca scoloriti
scomodissimo scotta scritto_che scrivono se_l secco secco* secondi_di secondo_me sederti sedie sedie* sedili_scomodi
sega segat* segatura sei_di sembra_un sembrano sempre_in sento senza_alzare senza_preavviso senza_un separati sera_a
serat* serial serial_killer server_pieni servizio_clienti sessantacinque sette_del settimane_mi settimane_per sfocata
sfondate sfumatura sgasato sgocc* shari* sharing si_accende si_perde si_spegne siepe siepe* sincronizzazione singo*
slittato smalto smart smartwatch soffia soffocante softw* software sola_appena sorridente sostanza spaghetti
sparecchiavano spazzaneve spazzola specchi spenti spese_mie spettacolare spiegazione spiegazioni spinti sportelli
spost* squal* squisito stadi* stadio stampante stantii stare_in stendere stinge stint* stinta stirate stornato stort*
storte strapiene strea* streaming stretto strillano stropicciata su_otto sul_lago sul_pianerottolo sul_piu supermercato
svanisce sveglia tabaccaio tacco tacco* tacos tacos* taglie_sballate tassa_di tasse* tasso tasso* tasto tasto* tavoli_e
tazze tazze* tedeschi telecamera_del telefono_morto telev* televisore tempo tenere_i terri* terza_volta ti_fa tiepidi
tirana tisane toast toast* tocco tocco* token token* top torbi* torbida tornati tornato_a torneo torneremo torre
tortura tosca toscana tovaglia tra_due traba* traballanti trafficata transennati trasferito traslochi trattamento
tre_settimane tre_volte treni* trenitalia trenta_minuti tripp* trippa tronc* tropp* troppa_pubblicita troppo_morbido
trovarlo trovata_una trovava turco turco* tutto_da tutto_tranne uccellino uccidono ultimo_aggiornamento umida umida*
un'ora un'ora_e un_altra un_cappuccino un_centimetro un_colpo un_modo un_quadro un_tesoro una_camera una_comitiva
una_meraviglia una_padella una_sedia una_volta unica_cosa unive* unti unto unto_e upgra* upgrade usura usura* vagoni
valid* varia* vedo_dalla vegane vellu* velocissimo venire_tra venis* venti_minuti vera vi_prego via_roma viaggio vibra*
vicino_a viene viene* viene_la vietato vincolo vinile visibilita visie* visiera visite vista_sul visuale vitti* vittima
vival* vivaldi vocab* vocabolario voghe* voghera voglia volanti volantino volevano volta_e volta_mi volta_si volte_ho
voluti vouch* voucher vuoti vuoti*`,
    '-4': `
10 129 13 15 180_euro 2 23 28 280 30_per 312 380 380_euro 3_euro 45_euro 47 4_90 50 54 61 6_50 6_euro 7 79_anni 84
84_euro a4 a_bologna a_chiacchierare a_cosa a_febbraio a_francoforte a_giovedi a_giugno a_guardare a_loro a_luglio
a_mano a_mezzogiorno a_monosillabi a_notte a_palla a_pezzi abbonati accanto_alla accet* accetta accos* acqua_fredda
acustica addetta affettuosa affreschi agost* agosto agrit* agriturismo ah_ma al_freddo al_primo al_sangue all
all'ospedale alla_larga alla_terza alle_12 alle_20 alle_sei allergica_alle alta_in alte alternative altri_ospiti
altrove alzare alzare_gli alzati ambulatorio ammazzare ammetto amore amore* analc* anche_per ancora_niente andare
andare_avanti andata_bene andateci andati andia* andiamo andro* angeli angelo angolo anima annacquato anni_che
annoiati_a annua* annuale annullare annullato antia* antiaderente antipasti apostrofo appan* appar* appas* appic*
applauso applicato aprir* area area_clienti armat* armata arrivarci arrivata arrivata_dopo arrivato_con arrivava
ascensore_che ascensore_lento assaggiare assur* assurde assurdo atmos* atmosfera attesa attesa_lunga attesa_per
attivazione attra* audio autob* autolettura automatica avesse aveva_due avevano_il avevo_il avevo_perso avrebbe avrei
avrei* azien* bagagli bagnati bagni_chimici bagno_senza baita baita* ballerino barbi* barbiere benda* benissimo_e
benon* benone bevan* bevuto_un bibli* bicchieri bici bigne bigne* bis bisco* bisogna blocco bocciato bollo bollo* bomba
bowli* bowling bravi bravo bravo* brucia bucata buche buia buong* buongiorno burocratese cade_la caffe cala calcio
caldo_e cambio_e camic* cammina campi* candeline canta cantante cantieri capisce cappa cappa* cappuccino
cappuccino_tiepido carezza carit* carita carte cartellina cartellino cassetti casso* catering catering_scarso cavat*
cavatappi cecch* cecchino cena cente* centesimo centr* cerotti che_c'e che_cade che_dopo che_doveva che_sta che_volevo
check check* chiacchierare chiamo_e chiara chiari chiarissimo chias* chiesa chiesta chimici chiusa_e chiusi ci_si
ciabatte ciald* cialda cibo cinem* cinema cinquant'anni cinque_mesi cioe colore_sbagliato colori_spenti come_gli
come_la come_si compatibile compilare compiti compl* compleanno_di compo* con_foto con_orari con_poca con_quella
con_quelli concessionaria concl* concorrente condizionata_rotta condominiali condominio congelata congelato
conguagliano conoscenza conosceva consegna consegnato_a consigliato_di consiglio_a consumi contatore contessa convento
copertura copiate copis* copisteria coppie copre copre* cornetti corni* corsi cosi_non costa* crocc* croce* crosta
cucina_con cuneo cuneo* curata d_acqua d_estate d_occhio da_20 da_campeggio da_compilare da_mio dal_servizio
dall'inizio dance dance* dato_per dazn defun* del_contatore del_dolce delic* dell'assemblea della_cucina delle_scale
derby derby* desti* deter* dettaglio devia* devo_fare di_consegna di_cui di_ghiaccio di_mattina di_quello di_ritiro
di_sabato di_schiena di_uscita dieci_anni dietro_una diro disas* disco* discreto disegni disinfestazione disinstallata
disor* disponibili dissa* distanza dito_e divan* diventano dodici domenica dopo_le dopo_mezz'ora dopo_sei dopo_una
dovuto drive* due_casse due_dita due_settimane durar* durare durato e_basta e_del e_dieci e_fuori e_giu e_poco e_stato
e_tre e_venuto eccel* educate effetti eh_ma enigm* enigmi era_acqua era_il era_piena era_quella era_scritto erano_in
esagerati esauriti eserc* espre* espresso eterna etrus* etrusche euro_e euro_non euro_su evasioni expre* express
fabbrica facendo faq farfalle farinata fasciatoio fedel* fedelta ferme* fermo_a fermo_da fetta fetta* fette fette*
figlia_mi fila fine finestra finita_alle focac* focaccia foglia fonda fonda* forni* foto_con fotografo fragile francesi
franchi franchi_per francoforte frangia fratello_che frecciarossa frett* frigo fritt* gelati gelato gelida gener*
gennaio gia_il giallo giorni_il giorni_sono giro_con giust* giustamente giusto_ma gli_addetti gli_amici gnocchi gommo*
gradi* graffiato grafi* grani* grati* gratis grigliate grond* guarnizione guast* ha_prestato ha_staccato hambu*
hamburger hanno_portato hanno_risposto ho_letto ho_mandato ho_messo ho_pagato ho_tenuto hotel hotel* i_bambini i_primi
il_30 il_centro il_computer il_fiato il_fotografo il_gatto il_gelato il_gruppo il_lavoro il_macellaio il_menu
il_migliore il_monitor il_pesce il_portafoglio il_pranzo il_ritardo il_sito il_tasto il_terzo imballo_originale imbar*
imbarco imbianchino imbot* impar* imparato in_24 in_dodici in_garanzia in_giacenza in_nove in_poi in_terrazza
incantevole incluse indicato indiz* indus* infinita iniziale insegnante insuf* intestatario intra* intui* invece_di
inverno invit* invito io_dico io_senza km l_assistenza l_autolettura l_aveva l_impronta la_commessa la_domenica la_fame
la_grandine la_guida la_lettera la_panna la_pazienza la_posta la_prenotazione la_rata lacca* laccate lamentano lamine
larga larga* lasagne lascia_aloni lasciata_a lato lavia* laviamo lavorato le_amiche le_recensioni le_sedie leggendo
leggero legno lento_e lesse lesse* letteralmente li_dentro liquida lo_ammetto lo_diro location lontano loro_a luci
lumin* luned* lunedi lungo ma_con ma_ha ma_solo macchina_che macchina_con maced* macedonia mafia mafia* maglioni
magnetica mal maledetto maleducati mancava_solo mandare mandato_l manette mangiato manico mano_armata mano_come mante*
manut* mare mare_a margherita marte* mascara maschera massimo mastica match* mattina_dopo mattina_e mattinata me_ne
meno_dieci mensi* mentre_scrivo menu_degustazione menu_fisso merav* merco* mercoledi mercoledi_e mesco* mese mesi_prima
meteo meteo* metti* mezz mezz'* mezz'ora mezz'ora_per mezz'ora_prima mezzi mezzi* mezzo_vuoto mezzogiorno mi_avevano
mi_ci mi_dice mi_sento micio minuti_per minuto misur* misura mollicci monetine monosillabi montagne morbi* moriv*
morivo morta* morta_dopo morto_a motore na nascosti navet* navetta ne_sono neanche_il negroni nel_sonno nell'annuncio
nella_busta nemmeno_l neon nessuna_scusa noi_di non_c non_entra non_hanno non_pervenuta non_trovava novan* novem*
oculista ogni_sera onlin* online opera ordinato ore_in ormai ormai* orrenda orrore oscur* ostaggio otto_e otto_mesi
padri* paga_a panini panna panna* papa_con pappe* parcheggio parcheggio_impossibile parlava_di parte_della partono
passi_e pazze* pecca* peccato peccato_perche peggiorato pensione_per per_chi per_quattro per_settimane perche_e
perche_ho perche_l perfetti pero pero_i persi perve* pervenuta pessi* pezza pezza* piaciuto piane* pianerottolo
piano_di piccola piccolo piene piene* pieni_di pina piu_grande piu_piccola piu_piede piumo* pizza pizzo* pizzoccheri
plastica_e po_meno poca_scelta poco_da poesi* poesia polli polve* pompa_di porta_che portarsi portata portatevi possa*
possibile_che posta preferita pregare premuto prenoto presentarsi prestato prevista prezz* primi principianti
profilo_di progr* progressive pront* proprietario_dice punto_di pure_il quali_con qualu* qualunque quando_c quando_e
quaranta_minuti quarantacinque quattro_in quattro_mesi quattro_stelle quattro_volte quella_del quindici_euro quiz
raddoppiato ragazza_mi ragazzo_alla ramen ramen* rapina_a rasoi* rasoio realt* realta reclinano regalo regalo_per
regola regolano reinstallata reinstallato remot* remoto resta* restauro restituita resus* ricarica richiamato ridicole
rifar* rifiuta rifor* rifornimento rigat* rigato rigida rilassante rimandata rimandato rimasti rinca* rinno* rinnovato
rinviato ripet* ripeteva riso_e risponde_alle risponde_mai risposta risto* risultato risultava romanzo rose rotto_il
route* router rumore_di russava rusti* rustichella sa_tutto sabat* sabato salat* salita salmone saluto santa sapon*
sbattevano sbava sbrigativa sbuff* scaduta scaffali scaffali_vuoti scalini scambio scarponi scarponi_scomodi scarsa
scena_del scende schermo schienale schifezza scogl* scoglio scollata scomoda scomode scong* scont* scordato
scritto_alla scucita scusa_e scuse scuse* scusi* se_era sedie_da self sempre_le sempre_lo senza_riscaldamento senza_una
sepol* serata serate serio serio* servizio settanta sette_mesi sfile* sfuso sfuso* si_che si_deve si_lamentano
siamo_andati siamo_di siedo siedo* sinistra sinistri skipa* skipass smaltimento sole solo_che solo_di solo_in solo_una
sono_andato sono_una sostituto sotto_e sotto_i spago spago* sparano spavento spazzole spela* spelacchiato spenn*
spese_condominiali speso speso* spett* spid spieg* spiegato spinta spira* sporca sporchi spostare spostata sprecato
spritz_annacquato sputa staccava stamp* stanca stand stant* stend* stivali strapazzate straz* stret* stucc* studenti
su_e subit* subito sugge* sul_terrazzo sull'appuntamento sulla_carta sulle_sedie suonare superiore sveng* svengo svilu*
sviluppatori svogl* tablet_che tacchi taglia taglio_di talloni tavolo_per telefoni tema tempo* tenda_da tenero
tentativi tenuto_la teres* teresa termini_il terrazzo terre* tessera ti_prende tocca_a toccata toccato toglierla
torna_a tornata_al torne* tornerei torte* tovagliette traduzioni traghetto traghetto_in trame* tramo* tramonto
trasferita treno* triste troll* trolley tutti_insieme tutto_incluso tv uccis* ucciso uguali umani* umano umano* umido
umido* un'or* un_anno un_buco un_cliente un_foglio un_furto un_gelato un_gin un_salasso una_battuta una_cliente
una_delle una_lettera una_piadina una_s undici_ore unica* unico unico* uno_di uno_per unta uova_strapazzate uovo
va_bene vale valutare vaso vecchio venisse venivamo venticinque_minuti ventisei vento* vesco* vescovo viagg* vicini
vicino_al vicino_e vinco* visitina vista_lago visto_il vite volev* voleva_il volevo volo_in volta_era volte_la
volte_ogni worki* working zanzare zero_in zia_ha zuppi*`,
    '-3': `
130_euro 140 18 18_euro 2017 2024 24_mesi 25 25_euro 2_euro 3 30_giorni 310_euro 40_minuti 48 60 60_euro 7_euro 8 9 a_6
a_bellinzona a_bordo a_dodici a_firmare a_fiumicino a_lugano a_mille a_piedi a_posto a_quattro a_secco a_sinistra
a_testa a_velo a_zig abbiamo_aspettato abbiamo_detto abbondante accan* accanto accolti accompagnavo acqua_calda
acquisti ad_agosto aerop* aeroporto affac* affacciata affetto aggressivo aiuta* al_ginocchio al_nostro al_piano
all'assassina all'o* all'ultimo alla_stazione alle_15 alle_22 alle_mail alle_quattro alle_undici almen* almeno
almeno_una alzat* ammac* ammaz* amministrazione anagr* anagrafe anche_al ancora_sul andava angel* anni_non annunci
aperto_da aperto_solo app_della appassionato aprire_la area_giochi aria arrab* arrivata_con arrivati arrivato_un arros*
ascensore_fermo asciutta aspet* aspettato_un'ora aspettiamo aspira aspirapolvere assag* attestato attim* attimo autobus
autogrill avere_un aveva_chiesto avevamo avret* avrete bagnato bagni_del banchi banking bar bar_della bar_di basil*
bassa_e batteria baule bella_la belli bellinzona bene_camera bianco biglietto birra birra* bisog* biste* bistecca
bloccato bolog* bologna bomba* bot_che brasi* brasiliana brava brava* brind* brivi* buca buco bunga* bungalow buono_e
burro burro* buttata caffe* calamari calzini cambiata camerieri campa* campo campo* cancellato cantando cantina canzone
capiti capiva cardiologo carez* carino carlo carriola cartu* cartucce casch* caschetto cassetta_di catal* ce_n'e centi*
centimetri cercavo ceret* ceretta cesta cesta* che_ci che_devo che_gira che_i che_nel che_parla che_veniva chiac*
chiacchiera chiacchieravano chiedere_a chiesto_di chiesto_le chilometri chino chino* chiuse chiuso chiuso_e ci_vuole
ciao cinque_giorni cinque_volte citof* citofonato citofono clic coda_per col_telefono cola colaz* colazione colon*
color* colore colpa_del colpe* combaciano come_se commercialista commissioni commo* commovente compare compi*
complimenti_a comprare comprata comuni comunque con_calma con_mia con_quattro con_tre concordato condimento cono
consultare contabilita contate conve* conversazione conversazioni cornetto corriere_che corsia corte corto corto*
costo* costu* costume costumi creato crociera cucina cud cuffi* cugina_e curat* curato da_400 da_8 da_bari da_buttare
da_dire da_lui da_pasqua da_stiro dagli dagli* dai_vigili dal_conto dal_tabaccaio dall dalle_nuvole dare dark date
davanti_agli davanti_e decat* decathlon decennale decim* dei_carabinieri dei_denti del_14 del_bagno del_museo
del_supermercato del_tavolo del_treno delib* delicata della_domenica della_nonna della_sala della_vasca detersivo
detta* devo di_40 di_chiasso di_dire di_emergenza di_fabbrica di_fianco di_fila di_fretta di_gente di_gradimento
di_lavoro di_niente di_premi di_prova di_quella di_sole di_tornare di_turno dichiarata diciannove diciotto dicono_che
didat* dieci_euro dieci_minuti dieci_sedute diffe* diffi* digitali dimenticato_il dirit* disat* dispi* distratto divano
diventati divertimenti dodici_giorni dog domen* dopo_3 dopo_cinque dopo_dieci dopo_venti dorat* doveva dovre* dovrei
dramm* dramma droga due_rate e_anche e_chi e_come e_con e_diventata e_lasciato e_ogni e_per e_quello e_scatola e_uscita
ecco elega* elegante elettronico era_chiuso era_sotto era_uno errore_di escur* esposizione euro_in evidentemente evita*
evitare faccia_e fallita farina_e favor* febbraio femminuccia ferma ferma_da fermo fermo* fermo_per fidanzato fidav*
fila_di fila_per filmato filtro finen* finendo fines* finit* finiti finito_nel firmare_e fogli* foglie folla folla*
fonde* food forno forno* forse forse* forte forte* fortuna fotografati fragr* francesca fredda fredda_e fresc* frida*
friggitrice frigorifero funzi* galli ganci* genna* gentilissimi gentiluomo gesti* gestore_ci gettoni ghiai* ghiaia
gia_al giacca_e giappone giocare gioco gioco* giorni_e giorni_prima giorno_che giorno_e giovanissima giove* giovedi
gli_stessi gnocc* golf gonfi googl* google gradi gradimento gradini graffi grams* gramsci grand* grazia grondaia
guardiamo guida_e guidato ha_peggiorato ha_provato ha_riportato ha_saputo ha_spiegato hanno_spostato ho_comprato
ho_contati ho_dormito ho_dovuto ho_fatto ho_finito ho_parlato home i_gemelli i_numeri i_piatti i_sedili i_tappi igien*
il_bar il_carrello il_cartone il_codice il_condominio il_conto il_dentista il_distributore il_giovedi il_materasso
il_modulo il_muso il_nome il_nostro il_piano il_resto il_sangue il_secondo il_sensore il_sistema il_tempo il_tono
il_top il_vigile ileni* ilenia illeggibile immac* immacolata immagini in_busta in_centro in_corridoio in_due
in_giornata in_mezzo in_piazza in_portineria in_prova in_treno in_undici in_zona incastrato incolla incollati incubo
infan* inferno infinite influ* infortuni inges* intanto_il intrattenimento io_le io_mi iscritti istruttori jeans jeans*
kille* killer l_accappatoio l_assassino l_avviso l_educazione l_eta l_ora la_macchinetta la_maschera la_pagina
la_piazza la_pizza la_retta la_sesta la_tosse la_valigia lasciano laser laser* lato_sbagliato lavo lavori le_borse
le_buste le_commissioni le_lettere lente letti letto_comodo lezioni lievito lime lo_faccio lo_scooter lo_so lo_sono
locale logop* logopedista loro_e luce luce_del lungolago ma ma_dal ma_e ma_io ma_lo ma_non madre_che maggi* magli*
maglione magne* magni* mai_dato mai_e mai_una malis* malissimo manca manca_un mancava_il manco manco* mangia
mangiare_una mani_in marat* marcio marito_e marke* marme* martedi max meccanico_mi medicina medicine medico_di
meglio_di melon* melone menso* menta menta* mentine merca* mese_per mesi messo_a messo_il metropolitana metta metta*
mezza mi_chiedono mi_era mi_pare mi_rispondono minaccia mines* minestrone minim* minut* minuti mio_cognome mobil*
mobile modes* modo_di molli molto molto* momen* momento montagne_russe morte morte* moscia mostra motore_che
motorizzazione muri museo museo* musichetta muto nastro_adesivo natal* ne_abbiamo negativa negativo nel_2024 nella_hall
nello_stomaco nemmeno_la neonato_in nessuna nessuno_ci nient'altro no no_grazie non_l non_me non_passa non_rispondeva
non_vale notif* nove_giorni nu nubil* nubilato numeri numeri_di nun nuovo nuovo* occhi_al oggi ogni_due ogni_operatore
ogni_tanto ognis* ognissanti oltre oltre* ombra ombra* ombrellone opaco opaco* ora_ho ore_di ormai_ci ottanta otten*
ottenuto ottimi otto_giorni outle* outlet ovvia* ovviamente padre_che padrone_di pagli* paio paio_di pala palla palla*
pane_di panne* pannelli panta* parat* parlano parmigiana parte partite pasta pasta* pasta_al pasta_scotta pasticcini
patat* patro* patronato peggio_di peli pellet peluc* pensato pense* pento* pentole peperoncino per_avere per_dormire
per_forza per_mia per_mio per_niente perche_era perche_i perche_sono perdo* perdono pero_la pero_mi persa persa*
personale pesan* pesca pezzo_e piangevano pianto piastrelle piazza picco* piegato piena piena* pieno pieno* pigia*
pinet* pineta pini piove pizza* playl* playlist poi_il polenta poliziotto poltrona pomer* pomeriggio pomeriggio_e
pomod* portabilita portano portate portiere_di posate possano possono poste posti_per potev* poteva povera pozza pozza*
pranz* pranzo prato prato* prefe* prega* prego prego* prelevare premi_pagati prende prenotato preparatissimo presentato
preso_in preso_un prestare previ* prima_che prima_di processo produttore promesso prosecco provo pugno pugno* pulisce
pulizia_dei pulsanti pungo* puntu* pur_con quadri quarant'anni quattro_e quelli_del quello_delle questionario_di
questione qui_non quinto quota quota* radio ragazza_e ragazzo_ha recit* recup* regalato_dai regolato reparti retta*
ricar* ricet* ricette richi* richiama richiamano ridotto rifug* riga rilassare rimasta rimon* rimontato rinchiusi
ripetitiva riscaldamento_spento rispondeva risposto_in ritardo_di ritirare ritorno riuscita rivedere rivista roba_da
romantico rotta* rotti_e rover* rovere rubare rum rumore rumorosi russe russe* ruvid* sacchetti salit* salta* salvato
salviette san saponette sbaglia sbagliate sbagliati sbric* scappata scarpe_da scendevano schedina scheg* scherza
schiuma sciro* sciroppo_per scivola scomparso scoot* scooter scorr* scorsa scott* screp* scritta se_gli se_volevamo
sedici segretaria_mi seguito sei_mesi sembra_che sembrava sentiva sento* senza_risposta senza_suonare separ* sepolto
seppi* seppia sera_prima serie serie* server sessa* sesta sesta* settembre setti* si_alza si_chiamava si_chiude
si_sentiva sigillato signora_al signora_di simpatici sito solleciti solo solo_l solo_perche solo_un sono_annoiati
sono_in sono_tornato sono_uscita soppresso sotto_un sparito_dopo spariva spaventa spenta spese spese* spine spolv*
sport sposa sprec* spuma* spumante spunt* squis* sta_bene staccata stagi* stella stesa stesa* stessa_cosa strappata
struscia su_una sudato suffi* sufficienza suggerito suite suite* sul_divano suoce* superiori sushi sushi* svede*
svizzera tabac* tacch* taglia_sbagliata tagliandi tante tante* tanto_che tavolo_prenotato tedes* tedesco telefonica
tempo_e tenete tenevamo tenni* tennis testa_ai timbro tirag* titolare_ha toccare tornare tornero torno torno* tour
traballante traduttore tragh* trasferta tre_minuti trece* trecento trenta trilo* trilocale troppo trova trovate trovati
turisti tutt'altro tutta_notte tutto_bene tutto_di tutto_pieno ubriachi ugual* ultima ultimo umore umore* un'auto
un_amico un_angolo un_attimo un_caffe un_filo un_giro un_messaggio un_mutuo un_pomeriggio una_lavatrice una_pagina
una_parte una_scarpa una_settimana una_signora una_stanza una_telefonata una_vita undici undici_mesi uno_si uova urlo
va_e valig* valigie vasco vasco* vasi vasso* vassoio vecchia_e vedere_il vedo_i velocita veniv* vent'* vent'anni
ventole verdure verni* viaggi viaggiato vicin* vicino videochiamata vince vino vino_della virtu* virtuale voglia_di
volevo_un volo_cancellato volta_il volta_un vorrei vuol vuol_dire vuoto_e zag zanza* zeppo* zig zig_zag zip zucchero_a`,
    '-2': `
0 1 118 120 13_alle 14 15_anni 180 21 27 31 34 35_minuti 4 46 58 68 80_euro 95 a_1 a_bari a_bergamo a_carico a_cercare
a_dirmi a_fare a_lavorare a_legna a_mie a_nome a_pasqua a_raffica a_rate a_venti a_voce a_vuoto abbiamo abbonamento
abbra* abita abitu* accoglienza accom* acust* ad adatt* addebiti addio addio* addormentata addormentato adora* affet*
affil* aggeg* aggeggio agli_uffizi agnello aiutare al_cellulare al_cielo al_ritorno al_vostro albero alcol all'altro
all_you allac* allarme_antincendio alle_21 alle_23 alle_mie alle_sette allergico_alla allo allo_stomaco allora_il alta
altop* altre_due altri_due alzato amato amato* ambie* ameri* amich* amiche ammaccato ammes* ammet* ampia ampia*
analcolico anche_i anche_l ancora_aspettando ancora_non andar* andati_a andati_via andavo andre* animali annac*
annegato anner* anni_in anno anoni* antin* antincendio anton* antonio appassiti appel* appello appes* appla* appre*
appuntamenti apre argo arrabbiato arriv* arriva_alle arrivate arrivato_in arrivi artif* ascoltava asimmetrico
aspettando aspir* asse assic* assicurato assis* assor* asta attac* attaccano attesa_con attor* augur* auton*
avessi_chiesto avevano avreb* avrei_voluto avventura azzerati bagna* bagnate bagni bagno_del ballare bancomat bandi*
base basso batta* battaglia battere batteria_e bene benedetta bergamo bianchi bici_da bidon* bilancia birretta bisno*
bisnonna bloccate boh bollicine bordo bordo* borse bot braccia bracciale braccialetto braccio_e bravo_e brilli
bruciata_sotto brutt* bufal* buffe* buffet buono buono* butta_fuori c'e_la c_e cabine caduta cagno* calata calcetto
calesse calma cambia_ogni can can_eat canta* cantiere_fermo capannone capis* cappello cappu* caricatore carre* carta*
cartolina caserma cassa_e casse* cassettiera caste* castello cauzi* cauzione cenere ceram* ceramica cerch* cerot* certo
certo* ceste* cestello cestini che_dice che_lei che_mia che_ormai che_per che_piangeva che_piano check_in chewi*
chewing chi_legge chiamare chiasso chiave_magnetica chiavi_in chiede_di chiesto_il chiodi chiude_da chius* chiusa
chiuso_al ci_andavo ci_e ci_hanno cifra cifra* cifre cifre* cimit* cimitero cinquanta_minuti cinque cipri* cliente club
coca_cola cocco* cockt* cocktail coda_lunga cognome_e col_dito collegati come_i come_prima comode comodo compe*
completo complimenti comprato con_aria con_i concerto conda* condiviso condizioni conferma confezionate coniglio
console consumata contare contenta contenuto continuate conto* controlli copia coppi* cornetta corro* corrono
cortissima cosa costava criti* crocchette crois* croissant cubi cuccia cucin* cuoio cuoio* da_24 da_anni da_bollo
da_corsa da_fare da_gennaio da_giorni da_nessuna da_trent'anni dal_lato dal_vicino danno_la darci darci* deceduta
decen* defunto del_giorno del_mercoledi del_tu dell'aeroporto della_clinica della_macchinetta della_struttura delle_7
denunciato dermatologo destro devi di_cambiare di_dodici di_gomma di_mezzo di_musichetta di_pelle di_peluche di_questo
di_riso di_rispondere di_spedizione di_surf di_tutti di_un'ora di_via dice_niente dicem* dicembre dicon* dicono digit*
digni* dimen* dimentica disdi* disin* ditelo divano_ordinato diven* diversa diversa_da diverso_da dodici_mesi
dolciastro dopo_5 dopo_due doppie doppio dorme dormire dottore_e dottore_ha dovev* dovevano dovevano_essere due_e
due_notti e_addormentato e_ancora e_aspetto e_c'e e_chiusa e_cosi e_costata e_gia e_i e_in e_me e_nemmeno e_piena
e_rimasta e_saltato e_si e_va e_vabbe eat ed_ero edico* elena elena* elettrico energ* entro_il era_andata era_in
era_per era_una erano erano* error* errori esaus* esposito esser* estet* estintore euro_con euro_la euro_per faccio_l
fango fango* fasti* fatto_pagare fatto_salire ferramenta festa_di fibra fibra* figlia_che figura filo filtr* filtri
finalmente finestrini fino_alle fiora* firmi firmi* fisso fisso* flaut* flauto fogli formaggio formi* fortu* foto
foto_profilo fotocopia fotocopiato franc* frang* free fregatura fresco frizi* frizione fruttivendolo fucilata fulminata
funer* funerale furba garda garda* gatti genero genov* genova ghiac* gia_alle gia_preparato giard* gigan* gigante
gioielliere giorno_di girare giro_di giuli* giuseppe giusto gli_scarponi glutenfree gommose gommosi gracchia graff*
granite grassa grigia guarda_il guardati guardia_giurata guardo guari* guarn* guasta guide guide* gum ha_capito
ha_pensato ha_tenuto ha_una ha_vista hanno_mangiato ho_chiesto ho_detto ho_disdetto ho_fotografato ho_passato ho_tutto
horro* horror i_bimbi i_gettoni i_muri i_vestiti idrom* idromassaggio igienica il_20 il_4 il_bastone il_bicchiere
il_biglietto il_caffe il_cappello il_cortile il_curriculum il_frigo il_furgone il_giardino il_giudice il_latte
il_martedi il_navigatore il_piu il_portale il_profumo il_riscaldamento il_ristorante il_taglio il_trasloco il_vicino
imitazione immaginare imman* immangiabile immer* impianti impol* impresa in_attesa in_barca in_bianco in_bustina
in_casa in_chiesa in_deposito in_negozio in_orario in_otto in_pensione in_piu in_un'ora in_vacanza in_vetrina indicata
indie* indietro indos* infilare ingen* insom* insomma inson* intan* intanto intercity interna intero io_con io_di
io_ero io_la irina irina* irrep* irreperibile istru* italiano karma karma* l_amministratore l_angolo l_app
l_assicurazione l_atmosfera l_ingresso l_insegnante l_ombra l_operatrice l_unico l_uscita la_caccia la_cornetta la_cosa
la_cucina la_data la_fila la_lente la_linea la_pratica la_radio la_spia la_squadra lampa* lampada largo largo* lasag*
lasciato_gli lattina lavag* lavat* lavata lavav* le_partite le_scarpe le_valigie legge* leone lettere letto_con lezio*
li_hanno libro libro* like linea linea* liqui* locar* locarno login login* loro_la loung* lounge luca lungh* ma_l
ma_lei ma_ormai ma_un macch* macchie maggio maglia mai_stata maion* maled* maleducazione mancava mandato_il mangiava
mansa* mansarda manuela marca_da marco marco* marketing maroc* massi* match materasso matri* matrimonio_di matte* matti
mattina medici medicinale meno mercato mesi_a mesi_con messaggi meta meta_dei meta_del metallo mette metto_piu mezza*
mi_guardava mi_lavo mi_mette mi_sa mia_faccia michele micia micia* mie_spese minuti_a minuti_ho mio_genero mio_vecchio
mira miracoli misurato mobili modello modul* modulo modulo_e mojit* mojito montare monte monte* morire_e mozziconi
muovo* muovono n_erano nascondere natale naturali ne_hanno ne_manca nel_giardino nemme* nemmeno nemmeno_un nessun
nessun_problema nessuna_parte nessuno_che nessuno_dice nessuno_e nessuno_la netto netto* nipoti noi_genitori noleg*
noleggio_in noleggio_sci non_arriva non_disponibile non_e non_gli non_il non_mi nonna_con nonno_si nord normale nulla
nulla* numero_verde nuova nuova* nuovo_la occupa odore_di offer* offerto_un offrono_un ogni_settimana ok_ma olbia
olbia* omagg* omaggio ombrello ombrellone_in omici* onesta operatore_che ora ora_e ora_mi ordin* ordine ordine_di ore
ormai_lo ospiti pacco pacco* paga pagam* pagamento pagato pagato_come pagina pago_io palco* palli* pane panin* pannello
panni panni* pantaloncini pantaloni pappa parch* parcheggiare parcheggiata parco parco* parecchio paret* parrucchiere
parte* particolare partire passaggio passato passw* password pasto patatine patch patch* patologia patti* pazzi pazzi*
pc pedan* pedana pensavo pensi per_cui per_l per_le per_sapere per_un per_uscire perche_il perdi* perfetta perito
pero_il pesanti pessimo pezzi pezzi* pezzo piace piani* pianta piante piatti picchetti piccole pigiama pilas* pilastro
pillola pistola piu pizze* pizzeria placcato pneum* po poi_si pollo pollo* polpette portato portineria posso* posto
posto* potet* potete pover* precedenti_non preferisce premi* prendere_il prenotato_e preparato preso_due press* preve*
prima_notte primi* primo primo* primo_giorno privacy profilo_e profu* profumo promossa pronto propongono proprietario_e
proprietario_ha provare provarlo provato_ad provv* pubbl* pulis* quade* qualcun qualcun_altro qualcuno_che quara*
quaranta_euro quattordici questa questura qui quoti* raccomandate ragazzi_della rapid* razza razza* recin* recupero
reddi* regione repar* resor* resort respirava restano resto resto* retta riatt* ricetta richiamo richiesti riconosce
ricordo ricre* ridotto_a rifare rifiu* rifle* rifugio rigido rimas* rimin* rimini rinviata ripor* riportato riposo
risch* risot* risotto rispetto rispi* rispiegare rispo* risponde_a rispondere ristorante ritiro rivisto robot* rompono
roset* rotta roulo* roulotte rovesciata ruote ruote* ruoti* sala salata saldo_e salir* salire salsiccia saltata saltava
saluta salva* sardegna sarei sarei* sarta sarta* sartoria sbagl* sbagliata sbecc* sbloc* scalato scald* scappare scari*
scaricare scatola scher* schifo sciacquone sciolto scord* scors* scorso scotto scritto_sul scrivo scuci* scucito scura
scura* scuro scuro* scusa* scusato scusi se_c se_lo se_no se_non se_uno secondi sedil* segre* segretaria_ha seice*
seicento sempl* semplice sempr* sempre sensore sera_la servi* serviva setta* sette_di settembre_e sfogl* sfond*
sfondato sguardo shamp* shampoo si_capisce si_fa si_puo signore_con signori silen* silenziosa sinis* sirena siste*
sito_non smarriti soffi* soffr* soffritto solita solo_alla solo_il solo_la solo_per sono_accorta sono_accorto
sono_cliente sono_sentita sono_venuto soppr* sorri* sorride sospe* sospetto sosti* sostituito sotte* sotto_le spa
spalancata spare* spariscono spazzatura spazzolino spedi* spegn* spegne spente spesa spesa* spese_di spezzatino spiega
spieghi spiff* spina spina* spocc* sporc* sporcizia sposa* spuntato sta staccano stampata stazi* stazione steccato
stell* stelle sto_ancora stoma* stomaco stufa* stupefacente stupenda su_google su_sette succo succo* sue sugli sugli*
sui sul_libretto sul_retro sulla_banchina sulle_montagne suocera suocera_che super* suppl* svist* svista tabel*
tachipirina tagliaerba tagliati taglio talme* talmente tappa* tarif* tasche tavol* tavoletta telefono_per tener*
tenevano tensi* tensione teori* teoria termi* terza terza* terzo terzo* terzo_piano tesoro timon* timone tinto*
tintoria tirare tirchio toelettatura toglie_il toile* toilette tomma* tommaso tonna* tonnato topol* topolino tornelli
torta torta* total* totale totem totem* tra_loro trado* trage* tragedia tram transfer trappola trattenuto tre tremavo
treme* treno treno_e tribunale_dei trime* trimestre turis* turistica tutorial tutti_i tutto_scritto tutto_volume uccid*
uccide ufficio_anagrafe uffiz* uffizi uguale umidi* un'ac* un'an* un'op* un_annuncio un_avvocato un_bicchiere
un_biglietto un_coniglio un_euro un_giorno un_po un_quarto una_carta una_cassa una_copia una_pistola una_scusa una_voce
undic* uno_non uno_sconto uscire_dal uscita_con ustione va vaccino_fatto vagon* valan* valanga valigia ve_ne vecch*
vecchia vedere_le vedevo vedi vedrete vegana veget* veloc* vendermi venderti venditori vendono vento veran* veranda
verdu* vernice verti* vestito vetri via_e vicol* vicolo vista vista* visua* vitello viti_mancanti vivai* vivaio
voce_registrata vogli* voi_non volon* volonta volontario volte volte* vorre* vuole_lo vuole_un vuoto vuoto* you you_can
zombi* zombie zoo zuppa zuppa*`,
    '-1': `
000 12 130 190 300 32 64 80 81 83 abbia* abbon* accap* accappatoio accordo acqua acqua* acqui* addebito addor* adulti
affilata affogato agenzia aggiornati agli ago aiuto aiuto* album all'alba all'inizio allargano alle allungata altal*
altezza ambiente amici ammesso ancon* ancona andat* andav* annun* anzic* anziche apparecchio appesi april* aprile
archi* architetto armad* armi arriva arrosticini arte articolo ascen* ascensore aspirina assem* assicurazione assunta
asterisco attaccata attaccati attenzione atter* attre* aule auto automatico avend* avendo aver avverte avvia* avviato
avvisi bacca* bagag* bagaglio balle* bambini bambola banki* barba basse basse* belle belli* berre* berretto bevuto
bianc* bibita bicch* bidoni bigli* biondo blocc* bocci* bombe bombe* borsa borsa* briciole brividi bruci* bruciata
bruciati bruciato brusc* bufala buffo* buona buoni bustina buttare cadav* cadavere cadev* cadeva calca* calda* calic*
call calma* cambi* cambiato camer* camera cameriera camion cammi* campeggio cande* canti* canzo* capar* caparra capisco
capof* capofficina capog* cappo* carabiniere caramella carattere carbo* carbu* carburante carin* carta carte* carto*
casalinghi caser* cassa cassa* casse cater* ce cenar* cenare center centro cercavano cesare che chiacchierava chiar*
chiedo chies* chilo* chiude cielo cielo* cinqu* cinquina cintu* ciotola claus* coca colla colleghi colloqui colpo
com'era coman* comanda comit* commessa commi* comodissimo compa* computer comunale condannata confermato conforme
confr* confronto conge* consegnata conta contato conto controllano coper* copriva corne* corre* correvo corriere costa
costola cotto cotto* credito crepato crepe crepe* crost* crostini cruda cruda* cucit* cuffie cugina cuore cuore* cusci*
dall'altra dalle dalle* dante* dava deced* dehors dell'auto detec* detector diavo* dicia* dieci dieci* dio dipin*
dirgli diritto dirmi dirmi* discoteca disdetta disegno dispiace distr* distributore divie* divieto dodic* dondo*
dondola dopos* doposcuola doppi* dorme* dottoressa due eccez* elett* elettrica elettriche enorm* enorme enormi entrata
entri* erba errore esame esame* essere estin* etern* euro evasi* evide* evidenziatore facil* fame fantasia farmacia
fattura fegat* fegato fermate fermi fermi* ferragosto ferri festa festa* figur* filat* filia* filiale filos* filosofia
finestre finestrino finti finti* fiori fiorista fisioterapia fissato foglio fondi fondi* formaggi fornelletto fradicio
freni freni* fretta frettolosa fronte fulmi* fuma funeb* funebri furto furto* garag* garage garan* gelo gesto giacc*
giall* ginocchia gioia gioia* giorn* giornale giorni giorno giugn* giugno giunt* giurata gomma grass* gratu* grazie
grest grest* greta greta* grigi* grupp* gruppo guarda gusci* idrau* idraulico igiene ignorate immobiliare impalla
impilate impolverate incastrati incre* incub* inesi* inesistente inesistenti inferiore ingannevole ingresso inps inser*
insie* insieme installata insulti intas* integ* integrale inten* intera interno intollerante invec* invece invia*
invol* ironia italiana katia katia* kebab kebab* lago lampi* lampione lasciate laurea lavanderia lavati lavor* lenti
lenzuola letti* liber* libero libre* lisbo* lisbona litiga litro litro* local* locat* logor* logora luminoso macchiate
macchinari macchinetta macellaio magliette mail male manca* mancante mancanza manch* mandano mandato mandorle manzo
marce marmo marmo* marzo marzo* matti* mensa mensa* mensola merce* mescolato messi* messina metal metro* mettere mezze
mezze* miche* minestra miniclub minuscole moda moduli molla monic* monica monitor monop* monopattini montati monti
monti* morir* morire morta mortificato moto motor* muffa muffa* municipale mutuo mutuo* navig* neanc* neanche negro*
neonato nervo* nessu* noleggiata noleggio nonni* nove numer* nuota* nuoto nuoto* nutel* nutella nuvole obbli*
obbligatoria occhiali occupata occupate offen* offende offic* officina ogget* ogni operatore oppos* order order*
originali ospit* ottan* ottic* ottico otto ovunq* ovunque pacchetto padov* padova padrone palazzo panca panino parere
pari parla* parlare parlava parmi* parru* pasqu* passati passeggino passerella passi passi* pasti* pasto* patente
paziente pazienza pelo penne pensa* peper* perdere perfe* perit* persi* perso pesto pesto* piangere piani piatt* piazz*
piede piede* piedi piedi* piegati plast* polen* pomat* pomata pomodoro pompe pompe* portava porti positiva posso poste*
potre* pratica prelevato preme* prenotati prese* prete preventivo prezzo proce* prome* promo* prosciutto prose* puliz*
pulizie pur qua quadr* quaranta quart* quartiere quarto quatt* quattro quest* quindici raccomandata raffi* raffica ragu
ralle* rate recapito recensioni recita regalato regge* regia regia* registrata relax relax* rendi* reparto riaperta
ricevono richiude ricovero ridere rifat* rifatta rifiutato righe righe* rimba* rinch* riparazione ripartiti ripas*
ripieno ripos* rispe* risponde ritrovi rived* rivendono rivol* rotol* rotonda rotti rotti* roven* rovente rovin* rubar*
rubinetto ruvido sacce* saccente sacchetto sacco sacco* salsi* salut* salutano salva santa* santo sanzione saper*
sapere saperlo saput* saputo sara sarto* sbadi* sbagliato sbavava sbrig* sbuffava scaduto scaff* scale* scali* scarico
scarp* scato* scatolone scavalca scelt* scemi scemi* schiacciata scien* scintilla scocciato scontato scontrini scrivere
scusarsi sdraio secca* secche sedut* semi senza senza* sera sere serranda serve* service servito sessant'anni sesto
sesto* sette sette* settimana sgamb* sgomm* sguar* sigaretta silenzio sistema sistemare snobb* soci soggi* soggiorno
sogna* soia solle* solta* soltanto soprattutto sorbetto sorriso sostituzione spave* speci* spedita speng* spengono
spettacolo spezzato spiegare spiegarlo spigo* splen* spogliatoi sporcato sportellista spritz squilla squisita stand*
stanza stare stavo* stavolta stesse stessi storico storn* storto strana strette strettissimo strisce strut* struttura
stucco stude* successivo sudat* sull'app suonavano supplemento suppo* surgelati svani* svogliata tabaccheria tabellone
tagli* tagliare tapparellista tappeto tappo tappo* tariffa tasch* tassa tavolo tazzi* tazzina tende tende* tendina
tenere tenev* teneva termosifone terra* tesor* tesse* tieni timid* tiram* tiramisu tirata tisan* titoli tocca tono
torin* torino tracciamento trapp* trasloco trattata traversata trenino trent* tries* trieste trova* trucco tu tubi
tutta tutta* uccel* uffici ultim* uscita vacanza vado valgo* valgono vecchie vedevano vedon* vedono vellutata venditore
vendo* veniva venti* venut* venuti venuto verde* vergo* vergognoso verifica verme versamento versare vesti* vieta*
vigile violento visit* visita visti visti* vittoria volan* voleva volo volta volta* voltu* voltura volut* voluto
vorrebbe x zaine* zainetto zaino zaino* zucch*`,
    '1': `
100 110 2009 26 310 400 410 49 70 700 82 890 91 accendo acces* accol* accompagnare accompagnata accor* accusato addeb*
addet* addetti adora agita* ahmed ahmed* airba* airbag al all'a* all'i* all'u* alla allarga alter* altri altri* altro
altro* alza alzar* amaca amaca* ambul* amico amico* anche anche* annacquata anneg* anta antennista anziani apert*
aperta appeso appro* apron* aprono armadietto arriviamo arrot* arrotolato artic* artificio asciugatrice asilo asilo*
aspetta aspetto aspor* assie* assieme asso attiv* atto autostrada avant* avanti avanz* aveva avevate avra avuto avuto*
avven* balco* balla ballano ballo ballo* bambi* bambo* banan* banca* banchina banco barzellette basta* battesimo
battuta baver* bavero bella bella* bilan* biril* bloccare bloccati bolle* bombo* bonif* borsellino botta* bottiglia
bottiglietta botto* bottone bracc* brici* bruciacchiato bucate buio buonissimo busta busta* butta butta* cabina cacch*
cacche cadut* cafon* calat* calib* calibro calor* cambia cambiando cameriere camio* camminare cancella cani canna
canne* capelli capit* capita capito caram* carezze carico carine carmela casel* cassaforte catania catas* caviglie
centomila centralina cercate cerco cerco* certificati chat chi chiamo chiaro chiavi chiedi chiedono chiru* chiss*
chiud* chiudete cinese cinquantadue ciocc* cioccolato cipol* cipolle clausola clien* cloro codic* coi colle* collezione
collo* colloquio colpo* colte* coltello com'e comin* commentato commesso completezza compr* comprati compresse
comunicato concerti condomini confe* confo* consulenza consumati consumato contanti contati conte* continue controllato
coperto copia* corretta corsa corsa* costi* credevo crudo crudo* cucce* cuccetta cucita cuori* curri* curriculum
cuscino dappe* dappertutto del dell'altro della della* devas* diagnosi diamanti dichiarazione diciamo dicio* dico dieta
dieta* differenza dirlo dirlo* dirme* dirmelo discu* disdetto displ* ditel* dito diventa diventato do dormi* dormivano
dotto* dottore dovevo dovrebbe droga* educazione elefante elico* elicottero emoji emoji* entra* era erava* eravamo
eroga* erre esci esiste esplo* eta evacu* fa faceva falo fara fare farfa* fasci* fastidio fatta fatta* fatti* fatto
fatto* fax fermato ferrari festi* fianco fidan* fidat* fiera fiera* finiscono finita fino finoc* finocchi fischiava
fiumi* fiumicino formaggini forti* forza fossi* fotocamera foula* foulard frasi frasi* frequ* freschi front* frullatore
fumat* funebre funiv* funivia fuori fuori* furgoni gemel* gia giardiniere ginev* ginevra gino ginoc* gioie* gira girar*
girato gita giurato gocce gocce* gps grandi gratta grosso guant* guardava guida* guinz* ha hanno hanno* host i idem
ieri illeg* impia* impiegato impil* impronta impronte impug* impun* incan* incas* incendio incid* incis* indagine
indiano indisponente industriale infarto infer* infermiera infermieri ingenuo ingom* ingre* inseg* insegna insop*
insta* intat* integratori internet invernali ironi* istan* iva l la laboratorio labra* labrador lama lamen* lana lasci*
lasciamo lavan* lavorare lavoro le leggeva leggo* lei leone* letta letta* lette* letto letto* li limoncello lingue
lisci* lo lucchetti lucid* lucin* lucina lurid* macchina macello madre madre* maestre maestro mancia manna* mano marca
marcia marin* marino marit* marito marmellata marro* marti* masti* matem* matematica matteo mattino matto* mazzo mazzo*
me media* mento mento* merce merit* messo messo* mettono mezzo mi mia micro* microfono milano mio mirac* miracolo
mischiato moder* molo moneta monos* morti* morto* mosca mostr* mozzarella mozzi* muore muore* muove muratori muro
mutua* n'e napoli nastr* ne nebbi* nebbia neces* negat* negata negli negoz* negozio nell'angolo nell'insalata neona*
nervo nipot* nipote noccioline noi norma* nota notai* notte notte* nudo nuovi nuovi* nuvol* occhi* occhio offerte
offrono olio onde opera* ordinati ornel* ornella orolo* orso over padel pagat* palat* palco pales* palestra pallina
panca* panettone panno* paola paola* paolo paolo* paraf* paral* parau* paraurti parec* parer* parla parlato partita
passano passiamo paura paura* pavim* pavimento pelle pena penal* penale penne* pensi* pensionati penti* pentirete
peral* peraltro perdo peric* persone piast* piattaforma piazzole piccoli pigno* pillo* pino poggiatesta porta porta*
portare portati portatile posac* posacenere posiz* posizione posta* poverina prati* precedente premeva prendeva
prendevo prenotazioni presa presa* prese presenta preteso priva* privato probl* problema problemi profe* propr* proro*
pross* pugna* pulir* pulire pulit* puo puzzolenti quadro quanto quattromila quell* quelle quelli questionario quind*
radice radio* rappo* rapporto recap* recep* reclamo regolamento respo* responsabile resti* rette rette* riacc* ricca*
ricevute richieste rider riemp* riempita rifatto rilet* ripar* ripartita ripete riprendi riser* risor* rispa*
rispettata rispondono risul* ritir* ritirate ritoc* ritoccate riuti* rivel* rosso* roula* roulant rovinato rubando
rubato russa* sacch* salda* saldi saldi* salgo* salgono salon* salone saltato salum* salvo salvo* sandra sanno sanno*
sapev* saran* saranno sarto sasso* sbarra sbatt* sbatte sbrigativo scheggiato schiena sciac* sciat* scint* sciol*
scola* scordata scrit* scrivania scuola sdrai* sdraiato se seconda sedic* sedute segna seguita sella sella* servita
sfini* sfondata sfugg* sia sicuro sigar* signo* sinistro siringa sistemano sistemato smarr* smarrito smont* sognato
sola soldi soldi* sollevata sommelier sopra* sorbe* sorpr* sorpresa sospeso sosta sotto sotto* sovra* spaccio spallata
spallucce spam sparita spazi* spedire spedito spezz* spiag* spiaggia spine* spingo sporco spostamenti sputa* staff
staff* stall* stampato stann* stanno stanze stase* stasera stata stata* stati* stato stato* straniero strappava strum*
strumenti studi* stufe* suocero suona* suora suora* surf svenire svent* svizz* tagliando tagliere tallo* tanti tapis
tapis* tappeti tartu* tartufo tassametro teche teche* tecni* telefonata telefonato telesoccorso temporale tendi* test
testa testuale tetto* tiene tiene* tieni* tinta tinta* tirar* tirch* tocca* toele* toglie tolte tolte* tolti tolti*
tomba tomba* tonic tonic* tornano torro* torte track* transito trapano tratt* trento tritato trovato tutti tutti*
uffic* ufficio ultra* umidita umiliato un'in* un'un* un'unghia unghie urgen* urlan* urlar* urlare urlav* usano usano*
usato usato* uscire uscit* usciti uscivano vacan* valerio valev* valeva valutazione ve vederlo vedet* vedete vedre*
vegan* vendere venditrice vengono verde vergognava vesta* vestaglia vetrina vetrine video* videochiamate vigili violi*
visib* visto visto* vivo voce volen* volentieri voles* volesse vuota vuota* zara zocco*`,
    '2': `
000_euro 104 200 2021 212 340 430 450 4_e 500 50_minuti 730 a_cambiare a_casa a_matita a_penna a_quel a_scuola a_terra
abbiamo_fatto abbonato abita* abitacolo abitato abito abito* acceso accettazione acconto accorciato accorta accreditato
accum* acqua_bollente acquatico acquisto adesivo adesivo_sulla adess* adesso adesso_il aereo aereo* afferrato
afferrato_per afric* agent* agente agoni* aiutarci al_banco al_letto al_ritiro al_tribunale alcolici algor* algoritmo
all'altra all'uscita_mi alla_mia alla_seconda allarme alle_gambe allegato allergico almeno_quello altez* alza_la amazo*
amazon amede* amedeo ammas* anatr* anatra ancora_a andata andato annerita anni anni_con anni_fa annuncio antiche antip*
antis* aperti aperto appartamento appen* appli* armadietti arriva_una arrivo artis* artista ascol* aspetto_fuori
assemblea assun* atti attraverso autista autorita avanti_e aveva_gia aveva_in aveva_l avevo avevo* avevo_la avuto_un
avvelenato avvenuta avvisare avvoc* baby bagar* bagarini bagni* bagno_con bagno_si balcone bambini_del bambini_di banca
banch* banco* bello_grosso bene_l bestemmiava bevut* bevute biber* biberon bibliotecaria bicic* bimbi bimbi* biscotti
bloccata bolli* botti* brand* bravissimi brodo* buono_da busta_con busti* calci* calcinculo caldaista calpe*
cambiato_fornitore camminata capan* capo_reparto capol* capri* capricciose carabinieri caramelle carat* carcere card
caric* carlo* carne* carro* carrozzina carta_con carta_d cartella_clinica cartellone casa_di cassa_del catena causa
causa* cauzione_di cavalli cavallo cavo ce_n cella cella* cello* cellophane cener* cerca* cerni* cerotto certificato
cesti* che_aspetto che_era che_funziona che_ha che_hanno che_l che_le che_li che_ora che_parliamo che_sono che_vi
chi_mi chiacchierone chiamato chiav* chied* chiedeva_se chiedevano chiesto_a chiuso_a ci_sono ci_vado cinesi cinquanta
cinque_ore cinture cioto* civic* class* clinica cognato col col_nome colav* colava collana colli* colore_della colpa
colpa* colpetti colpi_di coltello_da cominciato_a commissariato compagno comparsa compra compresi con_acqua con_audio
con_mio con_quaranta con_quello con_raccomandata con_tutte condannati confezione consegnati consu* conta* contento
contestato conti* continua controllate controllore cornicione coron* cortile cottu* cottura crepa* criceto cristiano
croll* cugino cui_non cuoca cuoca* curry curry* da_1 da_parte da_paura da_un dal_parcheggio dal_parrucchiere dal_primo
dal_vetro dalla_commessa danno danno* dato dato_la davan* davanti deceduto dedic* del_negozio del_nostro dell
dell'aereo della_cresima della_sicurezza della_signora della_stessa della_sua dello_stesso dentista depre* dette dette*
detto detto* detto_al devo_dire di_900 di_casa di_cinque di_condominio di_dormire di_erba di_fare di_giovedi di_mio
di_nonna di_ogni di_pilates di_plastica di_quattordici di_un di_uno di_vedere diama* diamante dice_di dices* dicesse
diceva diceva_di dicono_le dieci_di digiu* dimenticata dipen* dirmi_che discussione discutere dispe* dita_sul ditin*
ditino diviso docum* doman* dopo_con dormono dossi* due_a due_minuti due_righe duece* dupli* e_20 e_arrivata e_c e_che
e_comparsa e_dal e_ieri e_intanto e_l e_mezzo e_mia e_morta e_nessuna e_partita e_preso e_quattro e_sotto e_uno e_vi
eleme* elementare elettricista elisa elisa* entrano era_di era_finita era_pure ernes* ernesto ero escluso esplosione
esposti estratto euro_al ex fa_i fa_scendere fabbri fabbro facce facevo famig* fanno fanno* fanta* far faret* farlo
farma* fascetta fatte fatte* fatto_i fatto_l fattoria_didattica fazzo* femmi* ferre* ferro_da fianc* fiero fiero* figli
figli* figlia figlie figlio filma* filtro_abitacolo finch* finche finche_non finis* finisce finiti_al fino_ai fiore
firma* firmare firmato fisica fisio* fissata fogna fogna* fondo_alla fontanella forma forne* fosse_un foto_al fradicia
franca frase frase* frate* fratello frigg* frust* fucil* fuoch* fuochi fuori_per furbo galleria garib* garibaldi gasol*
gasolio gastr* gelato_senza genit* genitori gente gente* gentilissima gesti gia_sul giocattolo gioielli_di giorni_dopo
giova* girando giubbotti gli gli_occhi gliel* gluti* glutine godit* gommi* graffiata grande grave grave* gross* guanc*
guanti guard* guardaroba ha_afferrato ha_aperto ha_cambiato ha_chiuso ha_confermato ha_lasciato ha_premuto
ha_raccontato ha_sei hall hanno_cambiato hanno_data hanno_fatto hanno_scritto hanno_tolto ho_aperto ho_scoperto
ho_sentito ho_telefonato ho_trovata i_bagni i_carabinieri i_giorni i_messaggi i_nostri i_sensi identita il_27 il_bordo
il_bus il_coltello il_commesso il_contratto il_cuoco il_disegno il_documento il_forno il_laboratorio il_lavello
il_lucchetto il_mezzo il_mio il_motivo il_mutuo il_notaio il_pacchetto il_papa il_pediatra il_pin il_pizzaiolo
il_portatile il_prelievo il_prossimo il_sorriso il_suo il_suv il_tablet il_tecnico il_telefono il_titolare il_tracking
il_vento il_veterinario imitava immob* impiegata implo* in_camera in_cassa in_chat in_cortile in_cui in_filiale
in_fondo in_fretta in_pace in_pausa in_piedi in_pieno in_piscina in_reception in_sei in_una in_vendita incol* incollata
incontro incrostato india* indirizzo indis* infermiera_ha infez* infezione informativa informazioni inseguita
insistenti insistito intanto_l intendono intonaco inviato io_a irres* ispez* ispezione istruttore itali* jessi* jessica
kg l_abbiamo l_aria l_avevano l_azienda l_etichetta l_ha la_bibliotecaria la_birra la_colla la_corrente la_doccia
la_droga la_muffa la_navetta la_padrona la_receptionist la_ruota la_vita la_voce labor* lacri* lacrime ladro* lampadari
lasagna lasciato lasciato_in lasciato_un latte latte* lava lavoro_fatto le_altre le_chiavi le_patatine legal* legge_le
leggibile leggo lei_e lella lella* leoni leoni* lettore lezione_di li_da li_ho li_non li_per li_si liceo liceo* light
light* lista lista* litig* lo_dicono lo_scotch lo_stesso lo_steward logo loro luci_d luci_spente lui_a lui_ha
macchinista mafioso mai_avvenuta mai_fatto mai_successo mai_vista mancavano_due manci* mandato_la mandi* mangi mangiano
mangiare mangiate mania* manov* marce* mario mario* marito_lavora marrone marzo_a massacrato master maternita
mattonella mauri* maurizio mazza medic* memor* memoria meno_di mentr* mentre mentre_ero meren* mese_dopo messo_nel
messo_un mezz'ora_dopo mi_serve mia_era mia_figlia mia_sorella mia_zia miei_figli milan* mille minacciava mio_cognato
mio_compagno mio_cugino mio_figlio mio_fratello mio_padre misch* miste* model* modif* molli_e mondo mondo* montagna
morto mosca* movimento multa* munic* muso mutande narcos naso_e nause* nausea ncc negli* negli_spogliatoi negozietto
negozio_mi nei nel_parcheggio nella_sala nella_torta nera nere niente_acqua nocci* noi_lo noleggio_con non_dico non_ero
non_li non_puo non_sono nonna nonna* nonno nonno* nonos* nonostante nonostante_l nostra_figlia notare notare_ha
notturna nozze nozze* nuove nuove* occhi_e offerto_uno offre offro* ogni_giorno ogni_venerdi omicidio ora_chiudete
orecchini orecchio_e origi* oro osped* ospedale otto_di pacco_c padre pagan* pagata pagavamo pagavo pallone palma*
palmare pappagallo parlando parlato_di parol* parola_mia parti* passa pastiglie patri* patrizia pattini pazienza_e
pedia* pediatrico peggi* pensavano per_essere per_fare per_farlo per_lo per_sessanta per_togliere per_tre per_uno
per_venti per_voi perche_le perche_non pero_due pero_lo pesa pesca* pesce pesce* petto piangeva piano_e piatto_di
piccolo_di pilat* pilates ping pisel* piselli pisol* pisolino pista piu_piccolo piumoni pneumatici poco_e poggi*
poi_hanno poi_ho poi_lo polac* polmo* polpetta polpo polpo* pong ponte* porch* porta_del portato_i portinaia pos posit*
posteriore prend* prendo_il prenotato_per preoc* presentati preso preso* prestito prezzo_pieno prima_non privata profi*
profilo profumi promozione proposito proposta proposto proprietario_non prosc* prossimo pubblico pulita pullm* pullman
pulsa* puntata puntate punte punte* pure qualc* qualcuno_di qualcuno_e quando_ero quando_mi quant* quanto_pare quasi
quasi* quattro_minuti quello_di questo quinti racconta_che radic* ragaz* ragazzi_del ragazzo_ai ragazzo_che ragazzo_del
ragazzo_e rampa rampa* recen* referto regalato_un regali regis* respirare responsabilita retti* riaperti ricambio
riceve ricevo ricevuta ricorda ridata ride ridevo ridicoli ridon* ridono rientra rifacimento rimandato_a rimasto
rimasto_li rimes* rimpr* ringr* rinnovata ripara ripasso riportata ripre* risate risultano rober* roberto roma rompo*
rondi* rossa rossi rossi* rotelle rotta_e rotte rotte* rotto rotto* ruota ruota* sabri* sabrina sacro* salito saluti
sani sapesse sarde* sbadiglia scacc* scadere scadeva scala scelto_il scene* scherzo sciar* sciarpa scivolata scoll*
sconto_sul scopro scorta scossa scotc* scotch scritti scritto scritto_in scuol* se_ci se_mi secondo_loro segnalato_per
segretaria seguente segui* sei_chili selfi* selfie sensi senti* sentiero sentita sentito sentito_il senza_ombra sera_mi
serale serra* sessi* settant'anni sette_e sfreg* si_dice si_e si_presenta siamo_in siamo_usciti signora_del
signora_pina signore sistemati skin smess* smesso sms social sola_in sole_e sonnifero sono_arrivata sono_arrivati sopra
sordo* sorel* sorella sostituita sotto_casa spacciato spara sparisce spariti spera* spiego sping* spint* spuntate
stagista stai stati stess* stessa stia stipendio stradale strag* stringeva stringeva_la studio studio_legale stufetta
stupe* su_whatsapp sudata sudav* sudava sul sul_bancone sul_materasso sul_tetto sul_volantino sulle_gambe suo sveni*
svuotano table* tablet tagliato tagliente tange* tangenziale tanto tanto* tanto_non tardi_e tavola tavolata tecnica
tecnico_della tedesca telefonate telefono_mi telep* telepass telo tenevo tenuti tenuto_il terra terra_in testa*
testa_di testu* tetto timbr* tirat* tirato tisana togli* tolgo* tolta tolta* tolto tolto* topo tornata tosse tosse*
tovagliolo tra_l tra_un tranc* trapani traslocatori trattate trattato traum* tre_giorni tremo trent'anni trovano
trovato_da trovato_il trovato_in trovi truccata tutte tutte* tutto_con uccellini un'am* un'ar* un_altro un_bambino
un_coltello un_conto un_dito un_gatto un_graffio un_incidente un_pezzo un_posto un_tizio un_uomo una_di una_foto
una_porta una_riga unghi* usare usare* uscir* uscito uva va_in vacanze vacci* vaccino valentino valigia_arrivata vanno
vanno* varie varie* vasca vasca* vasca_grande vasch* vecchietto veder* vedere vendi* venduto venduto_senza venir*
venire venti_euro venti_per vergogna verif* versata versato versi* verso_di veterinario via via_dal viale* vialetto
vicina_di villa viola viole* visibili viste viste* vitel* vitto* vivav* vivavoce viver* vivere voglio voi voi_e vuoi
zia zitti zitto zitto* zoppicava`,
    '3': `
200_euro 2014 210 480 67 800 86 899 900 a_cinque a_dieci a_fessura a_forma a_me a_mezzo a_ridere a_tavola abbassano
abitanti abiti accesa accettato accorgo acida acida* addetto_ha adole* adult* affit* aggiungo aggre* ah ai_clienti
ai_piedi al_bancone al_posto alber* all'aeroporto all'anca all'andata all'arrivo all'uscita alla_reception alla_vostra
alleg* allo_sportello ambulanza amministratore ammuffito analisi anche_le ancora_la andavamo andavano andrebbe anni_e
ansia ansia* anticipato anticipo antiv* aperte aperto_a apost* appunti apriv* arachidi arbit* arriva_sempre arrivederci
arrug* arrugginito artig* aspettate aspetti assunzione aula autentico autis* automobilista averla avess* aveva_gli
aveva_il aveva_la azienda azzer* b_b bacia* bacio bacio* baffi baffi* bagnata bambine bancone_e banda banda* banna*
bannato bar_che barbo* baris* barista basti* basto* becch* beh bernasconi beste* bevuta biglietti biloc* bilocale bimba
bimba* binar* binario biond* birre* bisogno bocca bollettino borra* borraccia borsetta bottiglie brillantino brodo
bronchi buoni_pasto busta_paga buttato cache* calice cambi cambiate cambiato_la camera_di camil* cammello campanello
canarino cance* cancellazione cane cannuccia canotti canotto cantiere canzoncine capel* carab* carce* carro carrozzeria
caserta caso cassiera cattivo cavi celiaci cellulare cellulare_e centro_estivo cerniera certo_punto cesar* chattare
che_al che_forse che_se che_un che_viene chi_e chi_ha chiacchiere chiam* chiamati chiede chiedermi_se chiesto_dove
chiesto_se chili chili* chilo_di china* chinato chiudendo chiudere chiudete_la chiuso_con cicatrici cines* cioccolatino
circo civico clausole clicc* clienti clini* codice_fiscale cogna* cognata cogno* cognome coi_piedi col_lucchetto
collirio collo_e colorata colpi comba* come_pacchi cominciato commercio commissario compagna compilato compri
comunicata con_tanto concorso condotta confezionato confuso conosco_la contata contatto contavo contrario controllati
controllo corag* coraggio corda corda* cordo* cordolo correre corti* cosa_e cosi_si costole_di creat* credi* croci*
cucciola cugin* cuore_e cura d_emergenza da_dentro da_soli da_solo da_voi dado dal dal_mio dalla dalla* damigiana dati
degli degli* del_battesimo del_cane del_gas del_gruppo del_letto del_liceo del_loro del_mattino del_medico del_noleggio
del_nonno del_seggiolino del_titolare deleg* delega dell'* delle_chiavi delle_pulizie dello_staff denise dente dente*
dentr* dentro depos* derma* derubati detto_che detto_di detto_solo di_5 di_acqua di_caserta di_dita di_entrare
di_farina di_ferro di_fumo di_morte di_nascita di_notte di_pane di_riposo di_sei di_sera di_sotto di_una diagn* dice_a
dicen* dicendo dicev* dici dietr* dietro dietro_di dietro_la dire_che diret* diretta direttore direz* direzione
disabili disco disdico disti* disum* divisa divorzio doccia_e documento domanda domenica_mattina donne donne* dopo_e
dormiva dottor dov'e* dove_abiti dove_l drink drink* dritto duecento e_andato e_bloccata e_caduta e_ci e_di e_foto
e_gli e_lei e_mai e_ne e_quella e_risponde e_scritto e_sparita e_tanta e_uscito e_visto entra_con entra_nello entrare
entrato epipe* epipen era_lui era_stato era_tutto eravamo_a ero_a esecutivo espos* esserne estiv* estivo euro_alla
europeo faccia facciata fare_due fare_l farmaci farmi farmi* faro fasce* fatto_aspettare fatto_due fatto_finta
fatto_notare fatto_togliere fattoria fattu* febbre febbre_a femminile ferma_per fermava figlia_e fili finita_e finiti_a
fino_al fino_alla finto finto* firma fisioterapista foggi* foggia fondo fondo* fornitore fossero fossi foto_e fotoc*
fotocopiatrice fotocopie frull* fuori_a fuori_io furbo* gallo gallo* gatta gatta* gatto_per gente_che geometra geren*
gerente gesto* ginocchio gioielli giorg* giorni_in girat* giri giubbotto giudi* giudice gli_ultimi gliele glute*
gommone gommoni grazie_al grembiule grigio grott* guardandomi_negli guardano ha_consegnato ha_detto ha_fatta ha_messo
ha_parlato ha_preso ha_smesso ha_spostato ha_stretto ha_tagliato ha_tenuta ha_tirata ha_trovato hanno_fatta ho_contato
ho_due ho_protestato ho_smesso hostess_ha i_conti i_dati i_miei i_mobili i_pantaloni i_ragazzini i_soldi i_vetri
idraulico_e ignor* ignorata il_14 il_banco il_braccialetto il_collega il_collo il_corriere il_dirigente il_filtro
il_fumo il_gestore il_ginocchio il_lavaggio il_loro il_medico il_pagamento il_perito il_pollo il_ponte il_signor
il_telepass ilari* ilaria imbra* imita* impas* impiallacciato in_autostrada in_esposizione in_faccia in_galleria
in_hotel in_maiuscolo in_mano in_ospedale in_palestra in_sette inabi* inabitabile incon* indir* infermiere iniziata
insis* instagram intes* intima intol* invece_che istruttore_della iva_e l_acconto l_ascensore l_autista l_hanno
l_impiegata l_impiegato l_istruttrice l_ordine la_cameriera la_cannuccia la_caposala la_carrozzina la_casa la_casella
la_chiusura la_consulente la_friggitrice la_loro la_macchina la_maestra la_mancia la_musica la_pancia la_parrucchiera
la_piscina la_prof la_ricevuta la_richiesta la_serranda la_stanza la_targa labbra_come ladri ladri* lasciati lasciato_a
latin* latti* laureata lavar* lavato lavora le_bimbe le_ha le_istruzioni le_luci le_righe le_scale le_tre le_unghie
lecce lecce* legale legna* lego lettera licenza line lingu* litog* lividi_a lo_abbiamo lo_conosco lo_voglio loro_non
lucia* lucidi lugan* lugano lui lui_aveva macchina_non maest* maestra magar* magari maius* maiuscolo malata malati
mamma mamma* mancano mandata_dall'agenzia mandato_a mando_l mano_e manub* manubrio manzoni maran* marito_la massa*
massello maste* materiali matit* matita matrimoniale mattone mazza* mecca* meccanico medica medie* meglio_se
mentre_eravamo mesto* mestolo metal* metic* metri metri* metri_e mettevano metto metto* mi_arrivano mi_avete mi_ero
mi_faceva mi_ha mia_cognata mie miei mimato minib* minibar mio_collega mio_divano mio_nipote mio_zio mirko mirko* mixer
mixer* monete moral* morib* moroso morti mosche moschettoni mostrate movim* mozza* muoversi musica_a mutua nascosta
nato_a nel_cassetto nel_materasso nel_vialetto nella nella* nella_mia nella_porta nero netfl* netflix noci noemi noemi*
nome_di non_riuscivo non_suona non_ti non_una non_vedo notev* notevoli notifica notte_in notte_per novantenne numero_di
o o_no oca occhi_lucidi onora* operator operatrice orecc* ospite pacch* padre* padrona pagano palet* paletta panci*
pancia panda panda* panet* panettiere paratia parav* paravento parcheggio_privato parlo parlo* parole parte_e partenza
partita_iva parvovirosi passaporto passata passato_a passava paten* pavimenti pec pedag* pedalo penna penna* pensando
pentola penzo* per_altri per_dire per_dodici per_farla per_lei per_nove per_ore per_pagare per_tutta perdeva persona
personali pesciolino peso petto* piaga piaga* piantato piantine piastrellista piatto_e picch* piena_di pila pista*
piu_della piumi* piumino pizzaiolo pizzicata planimetria poi_alla poi_ha poi_me poi_ne poi_ti porta_della portachiavi
portone pozze* pozzetto prees* preli* premi prendi prepa* preso_a prima_con prima_della problema_e profondo promesse
promettono pronto_soccorso propo* propone proprietaria proteine_del protestato provate puntura pupo pure_la puzza
puzzo* quaderno qualcosa quando_abbiamo quando_l quattro_giorni quattro_ore quella quello_coi quello_con quint*
racconta_le radiologia ragazzi raggi* recensione recla* reggeva resti restituito retro retromarcia revisione ricci
ricev* riconoscimento rimessa rinal* rinaldi ringi* ringrazia ripassa ripresa ripreso rispondi riuscivo rivolta rogit*
rogito rompe rosse* sala_d sala_e saliva salmo* saltati salumi salute salvataggio sanguinava sapes* saracinesca
sbattuto_contro sbronzo scaduti scappi scarpa scelto sched* schia* schiacciati schiena_non scientifica scimmia
scintille scivolo scomp* sconosciuto scopa scopa* scorb* scoss* scosse scosso scottata scottata_dal scritto_nella se_la
se_nella se_volevo seder* sedere sedia_di seduto seggiolino segna* segnare segnata sei_anni sei_e sei_volte senza_dirlo
serba* serbatoio seria* servisse settimane_di setto* sfila* sfior* sfondo si_vedeva siamo_finiti siamo_stati sicur*
sicurezza signora_in signore_che signore_col smesso_di smett* so_che so_usare soccorso_con sola_e soli solo_a sono_di
sono_i sopra_le sorvegliata sostituiti sotto_il sottoscritto spaccato spada spada* spala* spari* sparita_la specchietti
specchietto spell* spend* spendere spezzata spia spicc* spill* spillato spintone spostano squil* sta_in stacc*
sterilizzazione stesso stesso_giorno stiva* storia storie straccia stran* strangolato streg* strega strem* stril*
stris* su_instagram successo sugo sul_collo sul_foglio sul_tavolo sull'* sulla sulla* sulla_poltrona sulle sulle*
sulle_scale suona sussurrato suv svita* svitato tacchino tanta tanta* tanto_di tasca tasca* tassi* tassista tatuaggio
tecnici tecnico_mai teier* teiera teles* tengo tentato tenute teste* testi* tira tirata_su titol* titolare togliere
togliere_il tolgo tonin* tonino tonno tonno* torna_con torni* tossisce tra_i tra_la traccia tragitto tranquilli
tranquillo trapa* trasf* trasp* tre_e tredici trema* tribunale tritati tromb* trovi* trovo trovo* trucc* truciolare
tutto_quello ubria* uccido ucraina un'al* un'altra un_libro un_minuto un_piede un_sorriso un_suo un_telefono
una_bambina una_ferita una_lastra una_mail una_scatola una_vasca uno_dei uno_ha uno_mi uno_spintone uomin* uomini
urlavamo urlavo usa usate usate* usava vado_in valer* valle valle* vede vedeva vediamo_chi vediamo_in vedo velo vendita
venga* verbale vergi* vergine veri verme* vero versa* verso_le veter* viaggiava vicino_alle virus virus* visitata viso
vocal* voi_mi volevo_solo volta_che volta_l vongo* vongole vuole vuole* whisk* whisky wurst* wurstel youtu* youtube`,
    '4': `
2019 2022 214 300_euro 30_euro 3_anni 480_euro 5_anni 70_euro 780 780_euro 800_euro 84_anni 900_euro a_14 a_brescia
a_che a_fondo a_fumare a_grattarsi a_lei a_lui a_natale a_non a_prendere a_settimana abban* abbin* abbro* abete abete*
accanto_al accen* accento accesa_e accompagnato accon* acconto_di acido acido* addebitano addetto addormentato_sul
adesso_ha adulto affer* affidato affilato affittato agganciato aggra* aggrappata al_bancomat al_bar al_cancello
al_comune al_contrario al_mare al_tavolo al_tuo albergo all'arbitro all'asilo all'assistenza all'autogrill all'indietro
all'ultima alla_cucina alla_domanda alla_mano alla_recensione alla_signora alla_sua alle_tre allen* alloggio allun*
allungato amarone amica amica* amicizia ammassati ammettere ammin* anabo* anali* anca anche_la ancora_li andata_in
andate anello anni_ha annusato antid* anzia* appoggiata appoggiato apre_la arach* aragoste arriva_un arroganza
associazione attaccato_al attenti autor* autoradio autoscuola avamb* avambraccio averm* avermi avermi_mai avessi avete
avete* avete_staccato avevo_lasciato avrem* avro avvertita azion* baciato bacini bagnino balla* banana banco_l barca
barca* barcollava bastano battute bava beccata bellissima bened* benzi* benzodiazepine berto* bertolazzi bertolini
bestiole bianco_e bimbe bimbo_di bocca* bocca_aperta body bolle bonifici borbo* botte* box bracciolo bresc* brescia
brill* brilla brutta bucato_il budin* budino buttafuori buttafuori_mi caccia calore cambiavo camera_pulita camme*
camminavano camper cancellato_il candeggina canili canna* cannu* capir* capire capo capocantiere capovolta cappuccio
cardiopatico caricabatterie caricata carina carne carrozziere casa_con casella casta* caten* caval* cavo_della cefal*
cellu* center_mi certi* certificata che_aveva che_avrei che_lui che_ne che_passa che_poi che_schifo che_tanto chele
chele* chi_di chiama chiamano chiavi_e chiesto_e chiesto_perche chili_e chilo chiod* chitarra chiusura ci_fosse ci_ha
cicche ciliegie cinghia citta* ciuccio clienti_che codac* codacons cofan* cofano col_bastone col_pelo collega collegata
collezione_di colli colorato comodi comprato_un compressore comunicazione con_dentro con_noi con_uno concessionario
condannato condominiale confermata conformita conig* conosciuto conosco consegna_il consenso consulente consumate
contabile contachilometri contattato continua_a continuato continuato_a conto_con conto_di contr* contributi contro_l
contro_le contro_un controsoffitto convi* conviene coperchio copri* coscienza cose costano costr* cozze cozze* crani*
crollata crona* cronaca croup* croupier cucchiaini cucito custodia cv da_bagno da_loro da_quando da_sempre dai
dal_cancello dal_guardiano dall'animatore dall'app davano davanti_a davanti_alla davanzale de debito decon* decubito
defor* deformato dei_bambini dei_piccoli del_bambino del_kebab del_latte del_lavoro del_pomeriggio del_suo deliz*
dell'albergo dell'allergologo dell'ordine della_banca della_cassa della_lat dello dello* denti denti* dentro_il
depressione derub* detto_alla di_andare di_botte di_calore di_conciliazione di_corsa di_dovere di_down di_gioco di_mare
di_me di_mentire di_non di_nove di_quelle di_te di_testa di_tutto di_vodka diabetico dice_sempre dicevano dichi*
diffuso dipendente disca* discarica disidratazione disse disse* distinguere divor* documenti dodici_anni domande
domatore domattina donna donna* dopo_il dopo_la doppia doppia_e dormivo dormo dormo* dorso dorso* dove dritt* due_con
due_denti due_metri due_ragazzi duemila duemila_euro duran* durante_l durante_la e_fa e_fatto e_fermata e_gonfiato e_lo
e_messa e_perfino e_salito e_sbattuto e_scappato e_tutto e_via e_voi educa* egizi* elefa* emostatico entrati eppur*
eppure era_a era_al era_la era_sul erezi* erezione ergas* ergastolo ero_li ero_sola esche* esco esist* esistevano
etichette etili* etilico evitate fa_lo fabio facci* facciamo faceva_la fai falco* falso falso* fantasma fare_il fareb*
farina farmacista farro farro* fate fatto_fare fatto_scendere fatto_una fatto_vedere fave favis* favismo felpa felpa*
fermare fermata_a fessura feste* festeggiato ficca* fiche* fiches fidati figurati filippo finanziaria finira finisci
fiore* fisca* fiscale fisch* fisic* forbi* formale formicolava fosse fosse* foto_che foto_di fratelli frugava frustino
fumare fumi fumo fungh* funghi fuoco fuoco* fuori_dal fuoribordo furgo* furgone gabbia gabbie galle* galleggiava
galline gamba gamba* gas generale genio genio* gennaio_e gia_fatto gia_preso gialle giost* giostra giovanna giraf*
girato_a girev* girevole giu_con giuro_che gli_anziani gli_orari gli_orecchini glieli gold gomitata gomito gonfiabile
gonfiabili gonfio_come graduatoria graffio graffio_sul granc* grano grano* grattarsi grattato gratuita greco greco*
gridava gru gruppo_di guadagna guardato guardato_il guardia_medica guardiola guardrail gufo guidare guinzaglio
ha_battuto ha_cancellato ha_fatto ha_frugato ha_guardata ha_infilato ha_montato ha_offerto ha_pure ha_sbagliato
ha_sentito ha_sostenuto ha_strattonato ha_tamponato ha_torto ha_trovata hanno_consegnato hanno_gia hanno_rimessa
hanno_rubato hanno_visto ho_18 ho_avvisato ho_gia ho_il ho_un ho_una i_capelli i_denti i_documenti i_piedi i_termini
i_vicini i_vigili ictus ictus* ident* identica il_5 il_bavero il_caldo il_cancello il_carrozziere il_casco il_figlio
il_freno il_garage il_geometra il_giubbotto il_kit il_naso il_panino il_permesso il_peso il_piazzale il_preventivo
il_problema il_prosciutto il_pulmino il_reggiseno il_registro il_signore il_tagliando il_tavolino il_tesserino
il_trapano il_tuo in_agenzia in_arrivo in_asciugamano in_cabina in_ciabatte in_costume in_fiamme in_giardino in_giu
in_lista in_privato in_vena in_venti incrinate incro* indeb* indebita inden* indennizzo infar* infil* infilata
infortunio ingoiare ingoiate ingredienti insiste insolazione insul* insulta integratore interessa intero_e invalidi
invece_si io_e io_per io_sono ispettorato l_account l_ago l_albergo l_auto l_idraulico l_imbianchino l_orologio
la_cartella la_cassa la_chiave la_cintura la_ciotola la_colpa la_coordinatrice la_farmacista la_fattura la_firma
la_gamba la_maglietta la_perizia la_postura la_preside la_professoressa la_quarta la_responsabile la_sbarra la_sedia
la_sella la_sindrome la_sua la_titolare labbra ladro lamentati lamentato lancio lasciare lasciarle lasciata_in
lasciato_senza lascio lattanti lattice lavap* lavapiatti lavoro_da le_feste le_ginocchia le_pentole le_pupille
leccandosi legate leggi* leggings letiz* letizia lettino letto_e levri* licenziamento licenziato lingua liquidatore
liquido lista_chiusa litigava lividi lividi_sulle lo_sanno lo_studio locaz* locazione lored* loredana loro_ha lucci*
luciana ludov* ludovica luigi ma_i ma_piu mafio* magazzino maial* maili* mailing malasanita male_la maleducato
malinteso mancano_la mance mance* mandata mandati mando mando* mani mani_addosso mani_nella maniglione manip*
manipolazione maria* maris* marisa marsa* marsala marta marta* mascellare maschile masse* me_con me_ha medico medioevo
mensa_e mente mente* mente_sapendo mentire merenda messo_una metod* metodo mettete mi_diceva mi_hai mia_amica
mia_malattia mia_pratica mica micet* micetta mille* mimat* mio_bambino mio_meticcio mister mobili_in mongo* montata
montate montato_il mostrata mostrato motiv* motivo muoveva murat* muret* muretto muta mutan* n nano narco* nasal*
nasale nasco* nascosto_sotto natur* natura nazio* nazionale ne_frega negato nel nel_forno nel_lavandino nel_mio
nel_muro nel_rilevatore nel_vostro nell'occhio nell'ostello nella_coscia nelle nelle* nessuno_a niche* nipote_e
nipotina nocciola nome_del non_entrano non_fatevi non_parla non_ricordo non_se nostr* nostri notare_e novembre_e nuda
numero_per nunzi* nuova_e obbligazioni obiet* obiettivo obliteratrice occhi offerti offerto_da offre* offri* oland*
oltre_il ombud* ombudsman oppio* opposizione oppur* oppure ore_sotto originale ormeggiato orosc* oroscopo orte oscene
ossa pacco_e pace paese_di pagato_in pagav* palloncino palo palpebre panchina panino_con papa_e parac* parcheggi
parcheggia paren* parenti parkinson parla_di parlarmi parolacce parto* passare passato_il passavano patatine_e pedate
pensava penso penso* per_i per_tornare perce* perme* permesso perso_dieci perso_la pesano pescara pettegola piaghe_ai
piagn* picchiava piccioni piedi_in piedi_sulla pipi_addosso pistacchio piu_il poi_le poi_vediamo polizia polpa* pompi*
pompieri ponteggio porge* portalettere portavo porti* portiere_notturno porto porto* porto_i postino poter poter* pozzo
pozzo* prece* preci* pregh* prele* prendere prenderti prepotente pressione presu* preto* pretore professoressa profo*
proteine pubblicata pulcino pure_ma qr qualcuno qualcuno_ha quando_dico quaranta_gradi quattro_punti querelati
queste_cose quindici_giorni raccolta raccontato racconto radiografia ragazzo_con ragazzo_mi rasata rave reagi* reazione
receptionist redbu* redbull registra registratore registro repli* replica resa restare rete retro* revis* riape* ricam*
ricevuto ricevuto_il ricon* riconsegnata rideva rient* rientrato rientro rieti* rilevatore_di rimpiangere ripartire
riserva risol* rispondiamo risposto_che risultavano ritirato ritorno_in ritrovate riuscito riutilizzato river* rives*
rivestita roba rotolato routi* routine ruban* rubav* rubrica sacchettino salivo salvavita sandr* santoro sapendo_di
sappiamo saputo_dal sassi sassi* sbarr* sbriciolato sbuffa_e scagliato scala* scampi scann* scapp* scaricato scassato
scatola_di scatoloni scend* scendere scesa scesa* sceso_a scheda scherzando scope scoperto scrive_su scrivo_qui scuot*
se_n'e secondo_l sedativi sedici_anni sedile segnalata segnalati segnalato segno_di seita* seitan semin* sempre_con
sempre_piu senegalesi senza_che senza_nemmeno sequestrano sequestrato serena serranda_e servira serviti set
settimana_di setto setto_nasale sexy sfoglia sgarb* si_chiudeva si_faceva si_muoveva si_va sibil* sigil* signi*
significa signora_delle sikh simul* sindacato sindrome_di sirin* slip smeri* smerigliatrice so soffo* soldi_per solit*
sollecito somme* sonni* sopra_e sorridendo sostenuto sostenuto_che spacciatori sparito spediscono spiac* spiace
spinelli spinge spinto sponda sportello_di sposo sposo* spray spray* spuntano sputato squadra staccate stacco starn*
state state* stava stava* stefano stelle_perche stendeva stero* steroidi straccio stranieri strattona strattonata
stretta striscia stroz* studentessa stuprata sul_davanzale sul_dorso sul_paraurti sul_tablet sul_vetro sull'auto
sulla_coscia sutura svuot* svuotata tacca tacca* tamponamento tamponato tavolino tavolo_di taxi te telescopica tempe*
tempo_a tenerla tenga tenga* tenut* tenuta tenuto termini terrorizza terzi* testa_in testata ticino tipo tirando
tirato_fuori tizio tizio* togli tolga tolga* torto_il tra_gli tracce tranquille trascinata trasm* trasportatori
trasporti trasportino trattenuti travestita tre_anni tre_bambini treen* treenne tremando trenta_giorni trevi* tritate
trovata_nel truci* truffa tuo_paese turbi* turbina tutel* tutela tutta_la tutte_di tutti_in tutto_a tutto_nella un'et*
un'informazione un'of* un'officina un_accendino un_chilo un_collega un_cuore un_debito un_gruppo un_maiale un_ragazzo
un_sacchettino un_si una_bolletta una_bottiglia una_cassetta una_donna uncin* uncino uno_e urlato usava* uscita_a
uscite ustioni va_avanti valut* vedes* vendeva vendu* venduta venduta_come vendute venduto_come vengo_da vengo_giu
venuta verba* versi verso_la vertenza vestita via_dei via_in via_per vieni vieni* vigil* ville* villetta vinai*
vinaigrette violano visione visitato vocali voglio_che volatilizzato volte_alla volte_lo volte_mi vostre votat*
vuole_piu vuote vuote* webca* webcam zio`,
    '5': `
105 5_euro 600 600_euro 62 640_euro 71 85 a_colazione a_forza a_memoria a_napoli a_pancia a_pranzo a_quello a_tenere
a_una a_uno a_zero abbassare abbassata abbiano abusato accar* accendere accendino acqua_e acril* acustico addestratore
addos* addosso adiro adiro* affidata affis* affittano afro agcm agcom agcom* agenzia_delle agenzia_ha agganciata aggiu*
aggiunto ai ai_bagni ai_colleghi aizza* aizzato al_giudice al_mercato al_mese al_muro al_naso al_nido al_parcheggio
al_pesce al_ragazzo al_seggiolone al_sole al_suo aldo alimentare alito_che alito_di all'agenzia all'esame all'orecchio
all'uovo alla_sosta allacciato allattavo alle_ragazze alle_spalle allenatore allergica allergico_alle allergie allog*
allontanata allor* allora allora_non altre altre* altrimenti altro_che altro_veterinario alunni alza_dal alzato_le
alzhe* alzheimer ammon* ammoniaca ammucchiati ammuf* anafilassi anafilattico andan* andando anell* anestesista
anestetico annegando annunciata ansimanti antibiotico antif* antipasto antit* anziana aperto_il aperto_in aperto_la
appartamento_era appoggiava appos* apposta apposta_per appuntamento_e aprirmi apro arran* arrivo_con arrotolata asces*
ascesso ascolta asmat* asmatica asseg* assev* attenti_a attento attua* attuale autorizzati aveva_quattro avvelenati
avver* avvertire avvertito avvin* avvol* b bacchetta bacet* bacetto bacin* bagnino_che bamba bamba* bambino bambolina
bancario banco_salumi bancone barac* baracca barbone barra barrato bassi bastone bavag* bavaglino beata beata* beaut*
beauty beccato becco becco* bedui* benef* beneficenza bere_e bianchino bicicletta bidello bigat* bikin* bikini
bilanciere bimbo bimbo* bionda birre bocca_a bocchettone bocciata boccone bollente borse* borsello botox botox*
bruciatura bruno bruno* bucan* bucano bugie bugie* bulli* bussare bussato buttafuori_ha c_erano cacciata cacciato
cacciavite cachemire cader* cadere cadute caduto_dal calabresi calci caldaia camionista camminava canar* candida cane_e
canile canot* capanno capivo capob* capobarca capoc* capolinea caposala capotreno capov* cappellino caricate caricato
carpe* cascata casco casco* casei* caselle cashm* cashmere casin* casino cassetto cassetto_della cassonetto castigo
cavig* cbd cd ceduta ceffone ceffone_a celiaca cerchio certa certa* certe certe* cestino che_ai che_avevamo che_da
che_di che_erano che_ero che_sa chi_aveva chi_me chiamato_il chiamava chiamavano chiave_e chiazze_e chimico chiudi
chiusa_la ci_metto ci_stanno cianoacrilato cicat* ciclo ciclo* cilie* cima cinque_anni cinque_stelle cinzi* cinzia
ciocche cioccolatini civil* claud* cloro* coccige coi_baffi coi_bambini col_furgone col_guinzaglio col_naso colat*
colatura colica colla* collassato collettiva collu* colom* colombo colpa_a colpose come_fosse comitato commenti como
compensazione con_me con_te con_tutta conciliazione_in concio condotto conducente confidenze congi* conigli coniglietti
conos* consegnata_a consiglio_di consob consumo contavano contestazione continuava continuava_a contro contro_di
contro_la copia_delle corec* corecom corregge correva corriere_mi cortile_a cortisone_in cosi_almeno cosi_mi cosim*
cosimo cranico credenziali credere crepata creti* cric crice* criceti crist* crollato crostacei croste cucchiai
cucina_e culet* culetto cure curiosato da_due da_ginnastica da_lavoro da_letto da_me da_perdere da_sole dada dadi
dal_bancone dal_consulente dal_cruscotto dal_fasciatoio dal_finestrino dal_personal dall'aeroporto dall'est
dall'ufficio dalla_spiaggia damig* dato_dell'ignorante dato_tutto dato_un deamb* deambulatore debitoria deces* decol*
definita degli_occhi dei_bimbi dei_miei del_b del_balcone del_consumo del_locale del_magazzino del_pane del_solito
del_tribunale delin* dell'affittacamere dell'ignorante della_camera della_stazione delle_entrate dentro_al dentro_la
denun* denunciati denuncio denut* depositata depur* depuratore derisa derisi detto_niente devitalizzato_il di_14
di_avermi di_bugie di_caldo di_guardia di_limone di_mamma di_marijuana di_matematica di_no di_nocciole di_otto di_pace
di_pensione di_sonno di_undici di_vino dice_lo dichiarate dichiarati dietro_e dietro_l difet* diffa* diffamazione
diffu* diplo* disciplina disgr* disidratata disle* dita divis* divul* do_fuoco dogan* dogana dogsi* dogsitter dolori
domani_non domat* domes* donatella dopo_che dormite dormivamo dov'e dove_abito dritta due_biglietti due_costole
due_morsi due_schiaffi duecento_euro durante e_aperta e_buono e_dice e_dopo e_finita e_nella e_nessuno e_sceso
e_scusato e_seduto eccezionali ed_e educatori elenco elettrocardiogramma elica elica* emato* emorragia emorroidi emost*
enel entrato_in entro_venerdi esce_con escon* escono esibi* esibizionista esila* esilarante esposto_in esse etichetta
etichettata euro_no excel excel* exten* extension fa_finta fa_le fabio* fabri* fabrizio facchini faccia_a faccia_dal
faccia_gonfia faccio faccio_finita faccio_un faleg* falegname falsato fanto* farli farli* farmaco farne* fatto_cadere
fatto_presente fatto_tre fatto_venire fattorino fattr* federconsumatori felin* fermati feste festival fiduc* fiducia
figlia_sedicenne figlio_di figlioletta filippina finestre_e finita_in finiv* finiva fino_in finta_di fiscale_e
fischiato fitti* fondoschiena fonta* fontana forza* fosse_il fosse_una foto_dei foto_in frangipane fratturata
fratturato frega fregata fregato frena frenata fucile fumar* fumavano funzionavano fuori_un furba* furgone_e gabbi*
gamberoni gambi* garza garza* gatti* gattino gattoni gay gazeb* gazebo gdpr gemmo* gemmologo geome* geometri gesso
gesso* gestore gia_in gia_per gialla gianluca gianm* gianmarco ginecologo ginocchio_sulla giocato giorni_di giorno_con
giostraio giovane giovani giran* girano giu giubb* giura giura* giuro giuro* giuro_su gli_hanno gli_operai gliel'ho
gliel'ho_fatto gliela gnorr* gnorri gomme gomme* gonfiano gonfio gradino grado grado* grande_come grane* granella
grappini grembo gruppo_whatsapp guarda_caso guardandomi guardato_la guardava_il guardia_di guardia_ha guscio
ha_abbassato ha_aggiunto ha_appeso ha_ceduto ha_chiamata ha_chiamato ha_dato ha_fermato ha_firmato ha_gia ha_guardato
ha_lanciato ha_negato ha_paura ha_presa ha_scritto ha_spinto ha_tenuti ha_tirato ha_visto hanno_sfilato hanno_svuotato
henne henne* ho_ancora ho_lasciato ho_le ho_saputo i_cuoricini i_piccoli i_suoi identico ignot* il_12 il_bambino
il_campanello il_coach il_contatore il_costume il_dente il_fabbro il_gesto il_palazzo il_pelo il_pos il_proprietario
il_risarcimento il_sedile il_seno il_serbatoio il_tavolo il_termine il_tiramisu il_verbale imboc* imbos* imboscato
impasta impastata impazzita importa impreparata impro* in_assemblea in_garage in_gita in_noce in_paese in_procura in_su
incaricato incastrata incia* incidentata incollate incollato incontriamo incrocio indietro_e indifferente indirizzi
indirizzo_di indov* indovinate infetta informata informati ing inganno ingiunzione ingoz* inolt* insegnante_di insegni
insegno insopportabile intasca intervento inton* intontiti intub* invalidita invitata involucri ipad iscritto isola*
ispettori it italia ivana ivana* ketam* ketamina l'e l_accento l_addetto l_affitto l_allenatore l_ambulanza
l_anestesista l_infermiere l_insulina l_occhio la_badante la_bara la_barba la_barra la_bidella la_caldaia la_cena
la_dentiera la_direzione la_famiglia la_flebo la_forza la_lista la_scossa la_serratura la_spesa la_taglia la_telefonata
la_visita la_vostra lampadario lanciava lapid* lapide lasci lasciata lasciato_il lasciava lastre lat lat_machine latto*
lattosio lavandino le_avevo le_clienti le_foto le_labbra le_lastre le_mie le_sue leccato leccava legato_alla legga
leggerete legnate lenzuolo letam* letame lettera_del libretto licea* livid* livido lo_sa lo_sapeva lo_scaldabagno
lo_specchietto lo_zaino loro_pagina lucch* lucchetto lucchetto_tranciato lui_che lupini lupino lupo lussa* lussata
ma_nel machi* machine magaz* magazzino_e maiali mail_di mais maitr* maitre malas* malat* malattia malte* mamma_di
mancanti mandava mandorla manes* manganellate mangiata mani_nei mani_sporche maniaco maniche mano_in mano_sul mares*
maresciallo mascella masch* mascherato maschio mastu* materassi materia mazze* md meccanico_ha medie melan* melanoma
melis* mendr* mendrisio mensilita merendina merid* meridionali messa_in metano meticcia mettendo metteva mezza_vuota mg
mi_arriva mi_aspettava mi_chiamano mi_do mia_nonna mia_nuora mie_foto miei_documenti milio* minac* mio_cellulare
mio_documento misurazione moderatore molda* molestie molla* mollato mollu* molluschi molti* morena morfi* morfina
moros* morosi motivo_per motosega mouss* mucch* mulat* multi* multiproprieta muove* musul* n_era nando nando* narici
nascondeva naso nato naturalezza nebul* negav* negava negre* nei_capelli nel_bagno nel_cassonetto nel_deposito
nel_frigo nel_minestrone nel_seno nell'androne nell'armadio nell'ufficio nella_pancia nella_scheda nella_vostra nello
nello* nello_sgabuzzino nello_stanzino nello_zaino nessun_segno nessuno_l niente_fosse niger* nodul* nodulo non_abbiamo
non_capivo non_dormo non_ho non_le non_sapeva non_vi nonna_in notificato nuora nuora* occhi_chiusi occhi_rossi
occhietto occhiolino oppor* ore_dopo orset* osceni ostel* ostello ostet* ostetrica ostri* ostriche ovetto paese paese*
pagati paghi* palmi* palpato palpebra pancia_in panic* panico pante* papa pappa* parab* parabrezza parecchi parete
parki* parmigiano parrocchia parti parvo* passaporti patentino pazzo pazzo* pedal* pediatria pedri* pedrini pelli*
pelliccia penic* per_caso per_colpa per_diffamazione per_entrare per_iscritto per_mano per_miracolo per_strada perbe*
perbene perche_ci perche_piangeva perfino perfo* perforato periz* perizia perma* permesso_di perquisizione
personal_trainer persone_a pesci peso_e petardo pette* pettorina piatto_doccia piazzale pidoc* pigra pigra* pilota
pioli pioli* piram* piume piume* pizzicato pizzicotti plani* plico plico* po_di poi_se polsi polso_rotto ponzi ponzi*
popper porco porta_a portellone portinaio positivo post_it postale posto_di postu* postura potevo power* powerbank
pratiche precedenza preferenze prelievi prendermi prendo_a preparatevi presentata presi presi_dal preso_il preso_l
preso_la presuntuosa proge* progetto promette proposte proprietari proprietario_a protezione protocollo prove
provinciale prudo* prudono pugni pugni* pulci puled* pulsante punta punti punti* pupille_come quando_gliel'ho
quando_passo quante quanti quarta quattrenne quella_e quello_del questi quintale quote quote* racconta raccontato_un
raffa* raffaella ragazzina_di ragazzine rande* rasta rasta* ratto ravas* ravasi reazi* reces* recesso reclami reddito
refer* reggeva_in registrato registrava renzo renzo* resin* resina revoc* riavu* riavuto ricch* ricci* ricevuti
richiamato_la ricic* ricor* ricordatevi ricov* ricoverato ridacchiando ridat* ridev* ridi riempio rientrati rifac*
rifer* rimaste rinchiuso ringh* ringhiera rintronato riparatore riparte riporta ripostiglio riprendeva ripulita
risalito risat* risatine risolve risparmi rispondono_che risposta_alla risulta risulta_che ritro* rivelato rolex rolex*
rolla* rollava rompi* rompiscatole rossa* rotolata rottw* rottweiler rubac* rubat* rubata rugge* ruggi* ruolo ruolo*
ruzzo* sa_niente sacchi saliv* saltare salutava sangu* sangue sanno_tutti santis sanzioni sapeva_benissimo sapevamo
sapra* sarac* sareb* sarebbe sassate sbalz* sbalzata sbarrava sbarre sbatteva sbloccare sbrai* sbran* sbucc* scaffale
scalati scamb* scambiato scamp* scaraventata scaraventato scassinati scasso scatola_da scema scema* schel* schem*
schema schiacciate schifoso schiz* scola scolastica sconc* scono* sconosciuti scoperta scortese scorticati scostata
scuotevano se_fosse se_l'e seconda_volta secur* security sedano_nel sedicenne seduta_per segnalazione
segnalazione_all'antitrust segnate segnava segni segni* segni_di segug* segugio seguiva seguo* seguono selezione
semaforo sensi* sentite sentivano senza_avvisare senza_bussare senza_chiedere senza_mangiare senza_ricetta servire
sesso sesso* sessuale sette_anni sfian* sfilata sfilato_il sgabe* sgombroide sgozzo sgrida sguin* shock si_era si_sa
sicura siero siete siete* sigarette signor signora_e silvi* sindaco slavi* slega* slegato smerc* smontato_la sniffa
sniffava socia* sola_la sono_entrati sono_mai sono_nata sono_rimasta sono_sotto sopra_il sopracciglio sorso sorso*
sorveglianza soste* sotto_l sottobanco sottovoce spaccato_e spacciano spacciati spacciatore spall* spalla spars*
spediti_a spezzo spiav* spiava spilla spinello spintonata spogliatoio spond* spore spore* sporge sporgente spritz_e
spurg* squad* squadra_di squadrava squat squat* ssa stacca stacchi stapp* statale stava_annegando stavano stecc*
stecchito stefa* steri* stessa_paletta stipe* strafatto strafottente strappa strattonato strisciata strusciava su_col
su_mia su_tutto sua succe* succh* succhiato sul_bus sul_cartellino sul_comodino sul_cuscino sul_letto sul_marciapiede
sul_petto sull'unghia sulla_bocca sulla_loro sulla_porta sulla_provinciale sulla_spalla suona_mai supplente svapo
svapo* svela* svenuti svenuto tace tagliata tagliero tampo* tango tango* tappa tappetino tar targa taroc* tartarughe
tasca_della taschino tatuatore tecnico_mi tendo* tendone tenen* termine terroni terrorista tetto_che thai therm*
thermos ti ti_butto ti_vedo ticin* timpa* timpano tiran* tirate tirava_su titolare_e toelettatrice topic* topicida
torniamo torsi* torsione tosat* tossici toure* tourette tracc* trach* trachea tragi* trainer tramp* trampolino
tranquilla trans trauma_cranico trave* tre_contro tredicenne tredicenni tredici_anni tribu* tripl* trita* trovata
truffati truffatori tubo tutor* tutte_uguali tutto_al tutto_e ucrai* ufficiale_giudiziario ufficio_e ulula*
umiliato_davanti un'us* un'uscita un_addetto un_bimbo un_celiaco un_compagno un_film un_finanziamento un_maleducato
un_medico un_orecchio un_passeggino un_tablet un_taglio un_venditore una_botta una_certa una_mazza una_ragazza
una_ragazzina una_sciarpa una_tanica una_telecamerina undici_di unghia unghiate uno_a uomo urlano urlat* uscita_dal
uscito_con vares* varese vasca_da vecchio_e velenosa vena vende* venduti_come venia* veniamo veniamo_a verifiche
vermetti vero_e versate verso verso* verte* vescica vesciche vi_mando viaggiavo vigli* vigliacco villa* vincita vinto
vinto* viscido visitatori visto_io vita_sessuale vito vive volata volate volati volato volgare volontari volte_il
vomitava vostro_ufficio whats* whatsapp xanax xanax* zampe zingara zirco* zircone zitti* zittito zoppicante zurig*
zurigo`,
    '6': `
189 2000 2016 390 39_euro 52 a_39 a_calci a_castello a_chiazze a_chiunque a_gas a_letto a_mia a_prezzo a_quell'ora
a_ragazzini a_termini a_terzi a_un'altra a_vomitare abbandonata abbandonati abbassati abbassato abbia abbonamenti
abbracciato abiti* abitiamo accat* accel* accelerato accento_e accertamento accessi acciu* accus* actio* action
addebitata addebitati addormentava addosso_a adria* adulta affan* affid* affitta affitto aggredita aggredito agli_altri
agonizzante ah_si ai_bambini ai_bimbi ai_fornelli ai_ragazzi al_buio al_campo al_colloquio al_dito al_guinzaglio al_mio
al_polso al_pronto al_ps al_quarto alban* albanese alessio alime* all'osso alla_fila alla_quarta alla_sicurezza
allertati allieve allievi alluc* alluv* alluvionata alpin* alpina altalena alterato alterigia altic* alticcio
altro_cliente altroconsumo alunno alzan* alzano ama ambas* ambasciata amian* amianto ammazzo ammuc* amput* amputata
anaca* anacardi anallergica anche_quando ancora_al animatrice annon* annot* annotato annus* ansimava antichi
anticoagulante antipatia anziano aperta_in apostrofato appeso_al appog* appropriazione apriva arachide arago* aragosta
arbitro arera arera* argento armadietto_forzato arraf* arriva_la art asciugato asine* asl assistente assoc*
assortimento assum* attaccato attorno augurato autista_ha autorizzato avanc* avanzi avessero aveva_ancora aveva_un
aveva_una avevo_dimenticato avevo_scritto avevo_un avvertiti avvocata azione babysitter bache* bacheca balen* ballava
banca_mi banchetto banco_e banconota_da baseb* baseball battu* battutacce battuto battuto_la bauletto be bebe becchi
bella_e bellini benzina benzo* berna* besciamella bestie bevon* bevono biancheria biasc* biascicava bidella bigliettino
bimbe* bimbetto bimbo_in bipol* bitco* bitcoin blind* bollette bona bong borseggiatori botul* braccino braccio
braccio_dietro brandy broke* broker bronc* bruce* bruciata_e brucio bucati bucav* bucava bugia* bugiardo bullone
bulloni burki* burkini buste_paga butto butto* c'e_una calca cameretta camol* camole canap* canapa cancellano
cancelletto cancello canil* cannabis cantava canto* cantonale capelli_e capelluto capitano capo_sala capod* capodanno
capos* capot* capoturno capre* capriccio carati carie carie* carme* carro_attrezzi carrozzella carti* cartine casa_il
casa_in casa_mi casa_vacanze casca* case cassi* castagne casti* catec* catechista catene catenina catet* catetere
cavalla cazzo* cc cede cedol* ceduto ceffo* cellulari ceneri cercata cercato certe_cose certificazione cessa* cessata
cessi* cesso cesso* che_andavo che_io che_una chiamate chiamato_la chiamato_mio chiaramente chiave chicc* chiede_foto
chiedermi chiedevo chiesto_tre chihu* chihuahua chili_in chios* chiudeva chiun* chiunque chiusa_con chiuso_nel ci_penso
ci_prova ci_vediamo ciabatta cieca cieca* cigli* cimur* cimurro ciotole circo* ciro cisti* cistite citat* class
class_action clavi* clavicola cocai* cocaina cocco coi_genitori coinq* coinv* col_carrello col_numero colf colic*
colletta collier collottola colpa_di colpi* colposo combinato come_niente commento comprate conciliazione condu*
conoscono contadino contattarmi conto_bloccato contro_mia controlla controllare contromano convinto convocato coope*
cooperativa coord* coordinatrice copiata corona corpo corpo* corriere_ha corrimano corrispondenza cortisone cosce
cosci* coscia coso costretto cous crack* creati crick crick* crisi crisi* cristalli crocette crociato crocifisso croni*
ctu cuccettista cucchiaio cuffiette cugini culla culla* cuoio_capelluto cuoricini curio* curva curva* cvv d_urgenza
da_baseball da_cinquanta da_tutti dal_balcone dal_bus dal_cameriere dal_cassetto dal_comodino dal_lavandino dal_medico
dal_negozio dal_noleggio dal_portaoggetti dal_portiere dal_proprietario dal_retro dal_vigilante dal_vostro dall'*
dall'autista dall'ordine dalla_cucina dalla_mattina dalla_stanza danie* dato_il deborah decub* decup* defin* degen*
degenti degli_allergeni del_12 del_danno del_mio del_reparto del_signor del_trasloco del_vostro dell'airbnb
dell'amministrazione dell'appartamento dell'asl dell'autista della_linea della_privacy della_stanza delle_medie demol*
denis* dentisti depositato deriso dermatite detto_la detto_poi devit* devitalizzato di_cemento di_colpo di_essere
di_famiglia di_finanza di_grappa di_mandarmi di_mosche di_nascosto di_proposito di_secondo di_whisky di_zecche diabe*
dice_l dice_una dicendo_che dichiarazioni dietro_le dimes* dimesso dimos* dirig* dirigente disce* discesa disci*
disdetto_a disgusto disk disonesto dispetto disprezzo disse_il distribuiva distruggo divisorio doccia_c documenti_di
dolore dondolava dopan* dopo_ho dopo_non dormi dove_fosse drogata due_conti duemi* duplicata e_allergico e_dentro
e_invece e_loro e_mani e_meno e_negato e_rideva e_ripartito e_rosso e_staccato e_ti e_tornato e_tutte e_venuta e_volata
ebreo ebreo* eccom* eccome eczem* eczema edili* educatore educatrici elastico elefantessa elettrici ente entrare_in
entrate epilettica epilettico era_meningite era_piu ernia ernia* eroina esagero esami esami* esca esclusa escrementi
esistono estor* estrazione etich* etti ettor* ettore euro_mai evaso* evidenza facch* facchino faccia_al facili faldo*
faldoni farci farci* fari farla farla* farlo* farlo_smettere farti farti* fastj* fate_voi fatev* fatevi fatto_entrare
fatto_sparire fatturati fatturato fede femore_rotto fenta* fentanyl fermata_sbagliata fessu* fiale fiale* fianchi
fiasc* fiaschetta figlio_il filip* fille* filler finanza finanziamento finanziario finire finita_con finito_il firmavo
firme firme* fischi fischiettava fissava flamb* flambe flavi* formalmente fornelli fortissimo fortuna_era fottu*
fottuto francobolli frant* fritti frontalieri frugato frume* frumento fuga_di fuman* fumano fumav* fungo fungo*
fuori_in gabri* gambe* gambero ganja ganja* garante_della gastrica geolo* geolocalizzata geom geova geova* gh ghb
ghign* gia_stato gin ginna* ginnastica ginocchiate giochino gioielleria giornali girava giravano giu_nella giudice_di
giudizio gli_avevo gli_esami gliel'hanno gluten gluten_free gocce_per grada* granu* gremb* gridato grugn* guancia
guardata guardato_le guardia guardiano guida_alpina ha_ammesso ha_aperta ha_bucato ha_cominciato ha_devitalizzato
ha_fotografata ha_girato ha_giurato ha_in ha_intascato ha_minacciato ha_mollato ha_nascosto ha_presi ha_promesso
ha_richiamato ha_saltato ha_sbattuto ha_servito ha_smontato ha_trattata ha_tre ha_vomitato handi* hanno_continuato
hanno_ridato hanno_scambiato hard hard_disk herr ho_paura ho_piu ho_ritirato i_muratori i_nas i_nomi iban ignar*
ignorava il_barman il_bimbo il_braccio il_buttafuori il_capo il_cassiere il_comandante il_corpo il_crick il_dj il_dott
il_farmaco il_magazzino il_manutentore il_moroso il_muratore il_pollice il_polso il_seggiolino il_tatuaggio il_vassoio
il_velo il_vigilante illec* imbiz* imbizzarrito imbrago immediata immobilizzata impara impaz* impianto impic*
in_ambulanza in_bacheca in_barella in_cartella in_caserma in_coma in_contanti in_corsa in_discesa in_giudizio in_nero
in_osservazione in_quel in_reparto in_rianimazione in_riserva in_settimana in_stanza in_tasca in_testa in_tribunale
in_tuta in_vista incap* incapace incassano incassato_il incat* inciso indag* indif* indirizzo_e indug* infetti infetto
infor* ingeg* inger* iniet* insisteva insulina interessi intervenuta intestino intime intolleranza intolleranze
intossicati inval* invecchiato inventata inventate ipoal* ipoteca iscri* iscritta ispet* istanza ister* isterica
istruttore_mi kart kevin kevin* kippa* kippah kit l_adrenalina l_alito l_allergia l_animatrice l_elettricista
l_istruttore l_orecchio l_ufficio la_bambina la_bici la_bottiglia la_cassaforte la_cassiera la_catenina la_corda
la_domanda la_donna la_fede la_fiaschetta la_giacca la_guardia la_lezione la_licenza la_mano la_mozzarella la_paura
la_pelle la_polizia la_portiera la_proprietaria la_sala la_saracinesca la_scala la_scheda la_scopa la_scuola
la_sentenza la_tac la_telecamera la_tua labbr* lacci* laccio ladra ladra* lanci* lancia lasciata_la lastr* lastra
latta* lattine lavab* lavabo lavaggio_interno le_catene le_educatrici le_gambe le_mamme le_mani le_ragazze le_ruote
le_stampelle lecit* lecitina legat* legav* legavano legga* leggete legio* lenticchie lesbi* lesbiche lesionato lesioni
letto_a letto_del letto_il leva levato li_davanti liberissimo licen* link liquo* lo_giuro lo_hanno locul* loculo lsd
luigi* lupet* lupetti macinato madre_ha madre_perche magazziniere mai_fatte maionese malato male_e malgr* malgrado
malin* mandarmi manga* mangiarli manie* manin* manine mano_sulla manomesso manovra manutentore marchetti marciapiede
marie* marsupio masce* mazzate mdma mediatore mediazione_obbligatoria medico_legale mena menis* menisco menti*
messaggini messo_le meta_e metad* metadone mi_fanno mi_segue mia_busta micin* microchip miei_occhi miglio mima mimi
minacce minacciato minis* ministero minore minori mio_avvocato mio_cane mio_indirizzo mio_nipotino mio_saldo mirel*
mirella moderatori molestata molos* moren* moret* moretti morsi morsi* morto_il mosch* mostrava muffe mulo muratore
n'e_accorto napoletano nargh* narghile naric* nascita_e nasconde ne_sa nel_cortile nel_cuscino nel_furgone nel_letto
nel_suo nell'* nell'acqua nell'appartamento nell'area nell'elenco nell'impasto nella_farina nella_moquette nella_salsa
nella_stessa nella_vaschetta nervo_lesionato nessun_cartello nessuno_sa nicol* nike nipotino noce noi_dentro noi_non
noi_per noi_siamo nomi nominato non_la non_respiravo non_sa non_serve nostre notte_non novant'anni nuotava obbligano
oblit* occhiali_da oncol* oncologia operata operato ordina ordini orecchio osser* osservazione ossicodone osteo*
osteopata otite otite* ottantenne ottom* ottomila overd* overdose ovett* pacca pacca* pachi* pagato_con pagel* pagella
paghe* pagherete paghi parce* parcheggio_custodito parlava_a parli* parliamo partito parto pasta_di paste* pasticcera
pastiglia pastiglie_e pastore patac* patacca patte* pazza pazza* pecor* pedat* pedof* peggio pelle_viva pellegrini
pensa penso_io per_dispetto per_far per_farmi per_nome per_punizione per_questo per_terra perquisito personal pesata
pesato pesav* pesava pescatore pesci* pesi pestaggio pestato petar* pezzente piante_di picchiato picci* pietra
pignoramento pillole pinol* pinoli pinza pinza* pipet* pipetta pirat* piu_niente piu_sul pm poi_i poi_in polip* polipo
polizia_postale polmonite polpaccio polpettone polverina ponteggi ponti* pontile poppe* porcherie porno porno* porta_di
portato_via portiere porto_il posato post posto_del posto_ma potrebbe poveracci precetto prelevati prepagata prepo*
prescritto preso_per prima_udienza primo_che procura prof progn* prognosi prost* provano ps psich* psicofarmaci pulite
punta* puntato puntini pupa pura pure_detto puzza* puzzava quad quando_siamo quattro_anni quel_paese quell'ora
querelero queste quinta ra ragazzi_in ragazzino ragione ragioni ram rasat* rastr* rastrelliera ratti ratti* ratto*
razzismo reato reato* recinto reggiseno registrazioni renal* renale respiravo reste* restera resto_e resto_sbagliato
reti riani* rianimazione riaperto ricat* ricevuta_e richiusa ricreazione ridac* ridate riden* ridendo ridet* ridete
rideva_da ridevano rifilato rigon* rimangiare rimborsate rimessaggio rincorsa ringraziare rintr* ripartito_con ripes*
risar* risarcimento rispondo rissa rissa* risve* risvegliata ritrovati rivedo riven* rivenduto rompe* ronzi* roves*
rovig* rovigo rovistato rubato_il rubriche rulla* rumen* ruspa ruspa* russa russo russo* s'e sa sa_il sacro sala_era
sala_pesi salmonella saltato_tre saman* samantha sana sanguinare sanitaria sapen* sapendo sapet* sapete sapeva_nulla
sappi* sbagliato_di sberla sberle sbirc* sborn* sbornia sbott* sbron* sbronza sbuffa scabb* scagn* scagnozzi scalano
scalz* scalza scambiato_con scans* scappato_con scarafaggi scart* scattava scazz* schegge schiacciato_nella schiaffi
schifosi scimp* scimpanze scippato scolato scomparsa scomparsi scorbutica scout scout* scrive scrivera scrol*
sculacciata scuoi* scuolabus se_n se_niente seco secondo_grado secondo_piano sedicenni segnalo segregata segue segue*
selez* selezionatore semaf* semia* semina sempre_e senape senno senno* sente_il senz'* senz'acqua senza_acqua
senza_corrimano senza_dire separazione seppe* sequestrati seriale serratura sesam* sesamo settantanove sette_punti
settimo sfasc* sfati* sfaticato sfiorato sfott* sgabello sganc* sganciato sgarbata sgozz* shock* shop shott* shottini
si_apriva si_faccia si_nasconde si_reggeva sicil* sieropositivo sigla sigla* signora_la simon* simulato singl* single
siringhe slacciato slot smettere smontato soccorso socie* societa sofferto soffitta soffocato sofia sofia* sola_con
solfi* solfiti soliti solo_le somma* sonno_dell'autista sono_finita sono_gia soppi* soppiatto sostanze sostiene
sostiene_che sostituite spaccava spacco spalanca spalle spalm* spalmata sparl* spediti speed speed* spero spesi spesi*
spiat* spocchia spostato_la spran* spranga spudo* spulc* spuntava srl ssd staccato stagiste stalker stanzino stelline
sterl* sterline strano strappabiglietti strappati strattonava strattoni strilla strof* strozzata stupro su_facebook sub
sul_gradino sul_menu sul_naso sul_pulmino sul_sedere sul_sedile sul_vostro sull'etichetta sulle_braccia sullo sullo*
suonato suono suono* suor supponente sussurra sutur* svanita svegli svegliato tachicardia tagliate tale tanica targa*
tatua* tatuatrice te_le tegol* tegola telai* telaio telefonia telefonico telegram tenere_la tenet* tenetevi terzi
tesserino testa_a testa_dal testamento testimoni testuali thc ti_becco ti_do tiene_la tiepide tikto* tiktok timbrata
timbrato tirato_un tirava tiravano tiziana tofu topi tornello torni tracce_di train* tranciato tranq* transenna
trascinero traslocatore trattati_da trattato_come trattenere trauma tredi* trema tremante tremi* tremila tremori
tribuna trovato_un tubo_del tue tumor* tumore tuo turba* turbante tutto_lo tutto_per ubriacone udienza_il udine udine*
ufficiale ulcer* ulcera ultimi umili* umilia un'amica un'eternita un_bel un_divano un_incapace un_pallone un_pescatore
un_secchio una_banconota una_coperta una_mia una_recensione una_testata una_vedova undicenne unici unici*
uno_sconosciuto uno_scontrino urina* urla urlando urlava urli usata usata* usati usati* usciva uscivo ustionato
valentina valor* valore valuta valvo* valvola vecchietti veden* vedia* vediamo vediamo_se velat* vendevano vene vengo*
venuto_giu verdi verdi* verificato vermi vermi* verro verro* versati vertigini vestiamo veterinaria vetra* vetrata
vettu* vettura vi_arriva vi_distruggo via_vai vie vinci vincite visio* visto_la volto volto* voluta vomit* vomitare
vostro walte* walter water water* web zaini zaini* zecca zecca* zigom* zigomo zoccoli zoppico`,
    '7': `
59 88_anni 89 a_giudizio a_mio a_noi a_parole a_trovare abbas* abusa* abusi* abusivo acari acari* accanto_ai accorto
acqua_verde ad_alta addebitato addes* affittacamere aggan* ai_piccoli al_collo al_direttore al_gatto al_parco
al_tornello albo alito alito* all'antitrust alla_gente alla_guida alla_nonna alla_nuca allat* aller* allergia allergici
allev* allon* alta_voce altri_e altro_nome alzarmi amman* anafi* anall* andata_a anestesia anfet* animatore antib*
antic* apati* apatici aperta_e appesa appio* argen* arrivato_niente asportato astic* attivato auten* autista_del
autista_della avvel* avvisata bacino badge badge* bagagliaio bagno_e bambina bambini_non barco* barel* barella barra*
bastonato batte bere besci* bevev* bidel* blackout blatt* bloccata_da bloccato_da bluet* bluetooth bocconi bolletta_per
book botte bottiglie_di botto bruciate bucherellato buchi buchi* buonanotte bussa* bustine cacci* caduti cagli*
calciava cambio_gomme camice camicetta candi* cane_guida carli* carlino cartella cartelle casa_per castr* caviglia
cedut* celiaco cemen* cemento cerca che_siamo che_vende chemi* chi_sta chiamarmi chiavi_di chiaz* chiazze chiedendo
chiedero chiedete chiedeva chiesto_solo chiodo chiosco chiusa_col chiusa_in ci_saro ciano* cicch* cieco cieco* cimic*
cimici citaz* citazione ciucco civet* civetta civile cliente_e clonato clone clone* coach coach* codici coi_suoi
col_cellulare col_mio col_velo collasso collo colloquio_mi colonia colpa_e colpito coma comandante come_lei come_mi
commenta comprano con_nome con_nomi con_tutti congelate conosciamo continui contraffatta contraffatto contro_il
coperto_con coperto_di copiato cornea corretto cosce* crack cramp* crampi crede* crediti crusc* cruscotto cucch* culo
custodito cute d_aspetto da_50 da_altri da_bere da_fastidio dal_bagnino dal_cantiere dal_parcheggiatore dal_rubinetto
dal_venditore dalla_borsa dalla_doccia dalla_porta dallo dallo* data_a dator* datore deadn* debiti debor* decre*
decreto decreto_ingiuntivo degli_altri dei_ragazzi del_banco del_capo delfi* dell'asilo della_carta della_mia
della_pensione della_reception della_scuola dentiera dentro_un detta di_altri di_birra di_bolle di_canna di_fatto
di_fuori di_lugano di_merda di_nonno di_papa di_peso di_un'altra di_voi diarr* dice_il difensore digitato dimag*
dipendenti direttore_mi disab* disabile disgu* disidratato dispensa dissenteria_dopo ditta ditta* dodicenne dodicenni
dolor* donat* dopo_mi doppione dosi dove_parcheggi down e_andata e_bugiarda e_buona e_entrato e_lui e_parcheggio
e_partito e_piccolo e_porta e_so e_sparito e_spezzato e_zero educatrice elenc* email email* emanu* emess* enac epati*
epatite epile* era_gia era_senza eroin* esecu* esper* esperienza esploso estraneo eutan* facce* faccetta faceb*
facebook falan* falsa false false* farlocco fascicolo fasullo fatta_a fatto_firmare fatto_un fatturate fatture feci
femor* femore ferita fermano filmata finan* finge* finir* finiti_in fisio flaco* flacone force* forcella forzato
fotocopiati fotografica_e fregati frena* freno freno* froci* fruga* frullato fumato fuori_dalla furbe* furet* garante
gatto_di gengiva giamp* gianl* giann* girata girav* giu_dal giudiziario giurava gli_ha gola gonfi* gonfia gonfiata
gonfie gonna gonna* gradu* gratt* gravida gravidanza graziella guardie ha_due ha_insistito ha_l ha_le ha_rotto
ha_schiaffeggiato ha_seguita ha_strappato ha_trattati hanno_aperto hanno_sentito hanno_servito hashi* hashish hijab
hijab* ho_vista i_due i_freni i_vostri ignorato il_bancone il_barista il_cambio il_cellulare il_cofano il_cuscino
il_custode il_deposito il_giardiniere il_libretto il_paese il_passepartout il_vostro imbarcava imbarcava_acqua immed*
imposto improvvisamente in_ascensore in_aula in_auto in_cambio in_farmacia in_fattura in_gabbia in_mutande in_pista
in_sauna in_stazione in_stiva in_struttura in_uno incassato incen* incin* incinta incompetente_e incri* incrociarmi
incubi infilato informato ingan* ingiuntivo inquilini inquilino insan* insanguinato insol* insultati intimo inventato
inves* investito io_allergica ipote* iscrizione isee isolato istruttore_di italiani l_animatore l_indirizzo l_operatore
la_barista la_bocca la_borsa la_camicetta la_catena la_collana la_diffida la_dose la_gonna la_lingua la_mia la_nostra
la_registrazione la_risposta la_scusa la_tata le_gomme le_hanno le_spalle lecca* lega legali legato letto_da liste*
lo_dice lo_fanno localizzatore lupin* macin* magistrato mai_firmato mail_con maltr* mamme mandibola manig* maniglia
marocchini marsu* massaggiatore massaggino masticava memorizzato menin* meningite messaggiava metan* mi_ritrovo
mi_scrive mi_si mia_insaputa mia_piccola minorenni minuti_dopo mio_accento mio_profilo mio_si moglie_che moglie_e
molar* molare mollati montatore morde morde* moschettone motori motos* multa_per mutandine napoletani nata nata_a
nausea_e ne_mancava negozio_di nel_box nel_gruppo nel_pane nel_retro nel_ripieno nel_risotto nel_sugo nel_vano nel_vaso
nell'armadietto nella_chat nella_culla nella_dispensa nella_risposta nella_tasca nello_spogliatoio neonata nido
non_dovevano non_esce non_finisce non_pagano non_potevo non_stava non_vista non_vuole nonnina nostra nove_anni nuca
numero_della occhi_a occhio_rosso occul* offesa olimp* omofo* operatoria orecchini_di orzo oscen* osses* ossic* osso
oste ottur* pacchi paese_e pallo* palloncini pamel* pamela pannolino pannoloni parcheggi_la parcheggiato parro*
passando passare_la passeggeri passepartout paypa* paypal pedale pene pensateci pensili per_farti per_gioco per_quelle
per_scherzo perche_si perfi* persiano peruv* peruviana pesta* pezze* piano_terra piastra pilot* pod poi_mi polizza_vita
pollice polsi* porci* porcini porco* portagioie portamonete portaoggetti postina prendo prendono preparate presc*
presentano presento presenza presi* preside preso_nota prete* pretende primario procu* prosciugata protesi proto*
prove* prude pruri* psicologa pugil* pulmi* pulmino puniz* punizione pupil* pupille puro pus pushe* pusher puzzava_di
qualcosa_nel quei quindici_anni raccomandata_a ragazzetti ragazzina ragazzini_di ragazzo_di ragio* razzisti
reception_mi recupero_crediti reggi* restituire richiesta_di richiuso ricoverata ridato rifil* rifiutati rilev*
rilevatore rimpi* ripartito ripetuto risal* rise riso_in risposto_a ritoccato ritrovo rompo rotto_e ruba rubri* rude
sa_gia sala_operatoria sano santi* sanzi* sarebbe_un saro sassa* sband* sbattuto sbattuto_il sbeffeggia scadute scagl*
scaldabagno scambiata scendi scendo schiacciato schiaffeggiato sciolgo scope* scopp* scoppiata scorretta scort*
screenshot scula* se_il se_serve secchio sedan* sedano sedat* seggiovia segnato senap* seneg* senegalese sentivo
sentono senza_latte senza_mamma senza_permesso senza_rete separato sequestro serviamo sesamo_sul sessuali sfiora sfrat*
sfratto sgrid* si_fermano si_presentano siamo_due sig sigilli sinda* sitte* sitter skipp* skipper slacc* so_a so_come
socco* soffocava solo_loro solo_lui sono_celiaca sono_stato sono_svegliata sopracciglia sorve* sott'* sott'acqua
sottratto spacc* spaccia spariti_dal sparo sparo* sparso speciale specu* sporche sporg* spose spose* spruz* squar*
stagnola stalk* stampelle stano* stanotte stava_in steso steso* stewa* steward strozzo stupr* su_di su_tutta succede
sul_bordo sul_braccio sul_conto sul_tavolino sull'estratto sulla_pista sulla_testa sulle_mie suoi superficiale sussu*
svali* svaligiata svegliati svenuta tac tagli tagliafuoco tallone tarat* taroccato tartare tartaruga telefonino
tenda_del tera ti_risponde tic tirap* tirav* tiro tizia* tornato_con tornava torno_dopo torretta tossica trading
trascinata_per trascinato trattata_da tre_del tremo* trovo_la turno_di turno_e tuta tutor tutti_poi ubriaca udien*
udienza umiliata un'ap* un_cameriere un_estraneo un_peccato un_tera una_canna una_ditta una_strega urgenza uscita_dalla
usciv* ustio* ustionata valen* vanit* vano vaschetta ve_la vedov* vedova vedremo vegano veleno velo_e vende vendetta_e
venduti vengo_a vergognosa vespa vespa* via_la via_pec vigilanza viola* violato violenza visci* visibile visto_e vivi
voce_con vodka vodka* vogliamo volante volav* volga* volo_di vostr* vostri voti vuota_e zampa zampa*`,
    '8': `
261 39 640 88 a_chi a_quaranta a_sangue a_sei a_tutta a_voi accanto_a accer* adren* adrenalina aggiunta aghi ai_bidoni
ai_tornelli al_volante albanesi aless* all'ufficio alla_sedia allie* alunn* anche_dopo andato_a ansim* aperto_e
argenteria arrogante autistico aveva_preso babys* badan* badante bambini_a batteria_nuova besti* beveva bianca_sul
bianchi_e bolla* bollino bombola bullo* cagne* calab* capello casa_del cassaforte_aperta catti* celia* chiamata
chiusa_a chiuso_in ciglia circu* circuito ciucc* cocci* collare collassata colpa_vostra combi* comodino compagni conci*
confi* conosce conteneva conti costole cucciolo d_erba da_dietro dall'acqua dall'agenzia dato_al dato_della
del_camerino del_campo dell'hotel dell'ufficio deris* detto_il di_benzina di_gas di_guida di_mano di_noi di_spaccio
dichiarato difen* dison* dispr* dissenteria disturba don dosag* dosaggio dott dove_non durante_il e_addio e_aperto
e_quando e_rifiutata e_tenuto emorr* escre* esposto estra* evapo* falsi* fiamm* fiamme flebo flebo* forzata frattura
frega* fuggi* gambe gattina gengi* ginec* giochetto gli_occhiali gli_ospiti gomma_e gonfiato guada* guardando guidava
ha_attaccato ha_bruciato ha_letto ha_mentito ha_passato ha_perso ha_riso ha_rovesciato ha_rovinato ha_solo ha_sputato
hacke* hai hanno_offerto hiv ho_la ho_mai iguan* il_bonifico il_cognome il_fondo il_marito il_prof il_sig il_tassista
impor* in_accappatoio in_acqua in_conto in_cucina in_mora in_quella incar* incendiata incompetente infet* ingiu* ingoi*
insaputa intos* inven* l_appartamento l_intervento la_cauzione la_faccio la_gola la_mazza la_pipi la_prova la_strada
labbro lanciato latinos le_analisi le_costole le_cozze le_dita legata lesio* levat* litri litri* macchina_fotografica
magis* mamme* march* marij* marijuana mediazione mentito mentre_mi merda merda* messo_in mi_chiama mi_teneva miei_dati
mio_ex mio_nome modelle mora morso morso* motorino muffe* nas nascosto nastro_rifatto nei_bagni nel_cocktail
nel_corridoio nel_loro nel_piatto nella_sabbia nessuno_lo nocciola_nel nome_e nomin* non_conosce non_ne non_per
non_risulta non_sta nottu* offes* orologiaio ortic* orticaria pacco_di pagate palpe* pannolone parapetto parcheggiatore
parte_la passa_la passato_sotto pazienti per_errore per_mesi pesat* piaghe pietr* pippa* polso polso* porta_il
portafogli porte_del portiera pubblica pulcini punture quattordicenne querela quindicenne ragazzini rame referti respi*
respiro richiesta ricondizionato ricorso ripulito ritirata ritrovato rom rovesciato rovinato_il rovis* rsa rubati
sanit* sasso sbeff* sberl* scappato scarafaggio scass* scatolone_con scendeva sceso sceso* scimm* scollatura scost*
scree* se_ero se_ne senza_consenso senza_motivo seren* serra setter sfilato sgomb* sicco* siccome siero* sigillata
sindr* sindrome siringa_usata smontata sniff* soffe* sottr* sparite spero* spia_accesa stiva su_quattro sul_lettino
sulla_mia sulla_scatola svizzero taciu* taciuto tanic* tata telecamere telecamerina telefono_a teleg* tempesta testa_e
ti_aspetto ti_faccio toccava trafu* trami* tramite tratta trattati trattenuta ubriaco un_cane una_gabbia una_siringa
uno_scarafaggio usata_per velen* veloci vendetta venduto_per vengo verru* vesci* vessa* vi via_di vicino_ai vigilante
villano viva volat* vomitato vomito vostra zampe* zecch* zecche zinga* zoppi*`,
    '9': `
a_chiave a_rotelle al_collega all'e* allergeni altru* altrui anest* arrog* asma avevo_detto bagnini balle banconota
bara becca* bel bocch* bocco* bugiarda cafone cambio_di casa_mia cassiere chiede_se ci_rivediamo cicci* clona* complice
con_lui con_scritto consumatori cucci* cuccioli custo* custode dalle_scale dato_a debit* dei_clienti del_nido
dell'agenzia della_palestra di_vetro diffida disid* due_uomini esplosa fa_il falsa* famiglie fasul* feder* ferit*
fidanzata figlio_in fotografata fotografica fusa fuso gramm* grammi gravi* grida* hanno_perso hanno_preso i_fiori
il_viso imbro* in_bagno in_chiaro in_mensa inqui* intascato intim* iphon* iphone lo_sguardo manom* minor* moles*
monossido montato nega negan* negano nella_zuppa nome_mio norma notturno operai oss otto_anni palpa* parap* perqu*
pezzo_di piagh* piantati pipi pizzi* poi_non pony posto_mio precipitato prote* prova_gratuita psico* pulci* quando_sono
quere* ragazze razzi* ribal* ribaltato rinco* ripul* rivediamo sapevano scara* sedia_a seno senza_cartello seque*
sessu* sparire stagn* storto_e straf* strappato strat* sul_mio svenu* svuotato tarta* terro* tossi* truff* tua
una_busta vinci*`,
  },
  kinds: {
    accusation: {
      '2': `
300 31 64 85 accen* accolti accusato affit* aggiu* albergo all'a* allor* allora alzato amato amato* amministratore
ancon* ancona andavano anima* anticipo anton* appassiti archi* architetto arrab* arriviamo art artig* assurdo attenti
aver avessi avver* bambi* banco basil* basta basta* bastone becch* ben benedetta biond* bisno* bisnonna bisogno bocca
bruciacchiato brusc* buche* butta buttafuori calco* cambia cance* cancello cantiere capel* capit* cater* certo certo*
chatt* chiac* chiam* chied* cipri* cofan* cofano cogna* col collo com'e* compagna comparsa consu* contanti contatto
conti* contro controllate controllore correre dall'* dall'altro dall'inizio dallo dallo* dappe* dappertutto decat*
decathlon della della* delle delle* dello dello* dentista denun* diavo* dice direz* direzione disegno dito dj doppia
dorme dorme* dormiva dovrebbe escursione esposito estiv* estivo fabbro facev* falso falso* farina farmi farmi*
fattorino fermato ferra* ferrari ferretti figura fiora* fioraia firmare fisca* fredda frett* gioca* giova* giulia
giurato gomma gommi* gommista gonfi* guardate guida guida* i ileni* ilenia impiegata incis* incol* incontro instagram
interno jessi* jessica l lastr* lavan* lavori lavoro leggendo lettere lido lingue lucia macchinista macello magaz*
malati mancavano mancia manda* mandato mani manuela marce* marciapiede marco marco* marin* mario mario* massi* matte*
matteo mazzi* mazzini messina messo messo* mica micio micio* microfono mie mio miracolo monit* monta* montata monti
monti* nascosto ne neanc* neanche negata nemme* nemmeno noi nome nomi olbia olbia* orecchio orolo* padre pallina paolo
paolo* parcheggiare parlava parole passare pasti* paten* pensi* perit* perito perse perse* perso* pescara pesci piast*
postino pratiche prend* presentata presentato preteso privata pubblico pulit* pulito punte punte* quante quarta quell*
quello questionario quint* ragaz* ragazzi recensione reclamo regia regia* restano retro* ricci ricci* riceve ridev*
rideva rifiutata rinal* rinaldi riparte riso ritirata ritro* rogit* rogito rossa* salvo salvo* santa* santo* sbatt*
sbatte scali* scalini scambiato scapp* scheda schif* sci scontrini scopro scrit* scritti scritto secon* secondi
segretaria sempr* sempre sentivo serve* sessant'anni sfreg* smess* smesso smontato solta* soltanto sottovoce spallucce
spari* spegn* splen* sport* sputa* stata stata* stato stato* storie storn* storto stran* successo suonare tagliato
tagliava tavolino te telep* telepass tenevo tenuti termini tirar* tirare toele* transfer trattata tribu* tromb* umidi*
umiliato umore umore* un'am* urlav* vende* vendere vendita venditrice venir* venire venuta vergogna verif* via vigil*
villaggio vivai* vivaio`,
      '3': `
36 a_mia abban* accento acida acida* ahmed ahmed* aiutarci al_check al_mercato alber* alla_reception altez* altro_che
ammesso andre* anell* anello anest* angel* antennista anzia* anziani arrabbiato arriva_sempre ascolta asseg* asso
assun* avvel* avverte avvisi avvoc* bagnino bambino banco* batta* battaglia beh bernasconi bimbe bimbe* bionda bocca*
buffo* buttato caccia camil* cancella cani capire capiti capito capri* carat* carattere carmela cassi* cellu* cellulare
cesar* cesare che_mia che_poi chef chiamata chiamo chiedeva chiedi ci ci_eravamo cigli* clien* codici cognata col_nome
colle* colleghe com'e come_a come_un con_me con_quel con_sufficienza conos* contr* coperto_a corriere crede* cura
da_marzo da_paura da_sole dare data_e dato davanti_a david* davide del_gas del_mio del_museo della_banca delle_pulizie
dello_sportello denti* denuncia detto detto* detto_di di_4 di_me diciamo dietro_al direttrice dispe* disti* doman*
domanda dottoressa dritt* dritto e_alle e_basta e_ci e_del e_fermato e_intanto e_non e_un e_uno edico* educazione elena
elena* elettricista elisa elisa* era_gia erano_gia ernes* ernesto esami* esist* estet* evide* faceva fai fare farma*
fatta fatta* fatto fatto* fatto_la figlio fila_e finiv* finiva fino_al fiore fiore* firma* firmato fisioterapista forma
forne* franca fretta frida* fumo furbo furbo* gesto* gestore giada giada* ginev* ginevra gino giorg* giro gomito gomma*
graffio grazi* guard* guardando guardato ha_cancellato ha_chiuso ha_giurato ha_guardato ha_mandato ha_parlato
ha_raccontato ha_tagliato ha_voluto host i_cani ignorata il_bambino il_collega il_meccanico il_panino il_sommelier
il_suo il_taglio il_tecnico imitava impor* importa improvvisata in_portineria in_testa in_venti incom* infermiera
ingeg* inventato io_in iscritto l_aria l_impiegata la_direttrice la_dottoressa la_fila la_mano la_polvere la_spesa
la_vicina ladro ladro* lasciato lasciato_il lasciato_in lavato lavor* lavora lavorare lella lella* libretto litiga
lo_scontrino logop* logopedista luca lucia* macel* macellaio mai_vista malat* malato mamma mamma* mandati mandato_a
mano_e maran* marino mauri* maurizio mecca* meccanico media* medico mentr* mentre mesti* mestiere mezzo_alla mi
mia_cognata michele miste* misure montatore mortificato n'e nemmeno_il noleggio_sci nostra notai* notaio notar* notare
nuca opera* ordina orso pacch* padro* padrona paese paese* paola paola* parer* parol* parrucchiera particolare pasqu*
pazienza_e peggi* pelli* per_colpa perche_le perdere_la perso perso_la pessi* pezze* piant* piantato pino pizzaiolo
plann* planner portineria posti* potevo prendeva presi presi_in professor promesse pugna* pulir* pulire pure_le
quando_l quel_giorno quella raccontato ricca* ride rimba* ripara ripartire risor* risponde risposto roberto ruvid* sa
sabri* sabrina sacce* saccente salum* salumi salvatore sandra sanno sanno* sareb* sarebbe sbadiglia sbagliato_due
sbuff* sbuffava scadere scass* scegl* scegliere scocciato scord* scrivania se se_chiedi segui* sei_volte semip*
semipermanente sergi* sergio serve sgomm* signora soci sole_e solo_a sorri* spacc* spaccato spall* spalle sporco
sportello squad* stampelle sul_telefono suo svogl* tapparellista telefono_in tiran* tirch* tonin* tonino tripl* tripla
turistica tutti tutti* umidita un'al* un'altra una_di una_mail unghi* unghie urlava uscito valerio vende vendi* vergo*
vergognoso verifiche versi* versione villa visio* visitato vittoria vivav* vivavoce vuole vuole* weddi* wedding
wedding_planner zara`,
      '4': `
4_e a_lei a_mio a_noi accorciato ai al_cellulare aldo alessio all'altro allo_sportello alter* altre altre* alza_la
amede* amedeo ammin* andrebbe antip* antipatica appos* apposta appuntamento_e arroganza assunta attaccato averm* avermi
avermi_mai baffi baffi* bancone basti* bellini bertolini bestemmiava bibliotecaria bucato butta* buttare c'e_una cacci*
caldaia capir* capotreno carbone carlo* carrozziere cartella center_mi chattare che_avevamo chi chi_mi chiacchierone
chiesto_perche coi_piedi come_pacchi commenti comunale con_mio contabile cosim* cosimo crist* dato_la deborah derisi
detto_che devitalizzato di_aver di_condominio diret* direttore dotto* e_lei e_presentato e_se e_uscito educa* estetista
fa_la fa_le fabbr* fabbri fabio facci* fare_il fatto_firmare fatto_una fidat* fidatevi gallo gallo* giocato giura*
gli_anziani gli_occhi gonfiato graziella greco greco* greta greta* gridava guardandomi guardandomi_negli guardata
guardava_le guida_turistica ha_cambiato ha_guardata ha_preso ha_promesso ha_pure ha_sostenuto i_capelli i_conti
i_piccoli ignora il_capo il_carrozziere il_dottor il_gestore il_medico il_piatto il_proprietario il_telefono il_tetto
ilari* ilaria impro* impun* in_cassa incon* indis* indisponente inven* irina irina* ironi* irres* istruttore l_agente
l_operatrice la_bibliotecaria la_collega la_consulente la_maestra la_padrona la_prof la_signora la_voce lancia
lavandino lavoro_da le_mani le_ragazze le_sue le_unghie leggeva lei leone leone* lo_sanno luciana ludov* ludovica
lugan* lugano lui maestra maled* manci* manue* mares* maresciallo maris* marisa marti* masticava matem* matematica
mia_mamma miche* mister molla* mollati mollato mosso mosso* murat* negat* negli* nido noemi noemi* nome_e non_ascolta
nottu* o_no occhi padel padre* parla* parlando parolacce pec per_lei perfi* periz* perizia perso_il persona pesci*
pessimo poi_ha poi_ho poi_mi post presuntuosa professoressa promette pulmi* pulmino quello_coi raffaella ragione recep*
receptionist reclami respo* riden* ridendo rimborsa rimpr* roba rober* roves* rovig* rovigo rovin* russo russo* ruvido
sala_e sano santis santoro sbadi* sbagliato_la sbrig* scordata scrive seguiva senza_suonare seren* serena servire
sgrid* sgrida somme* sommelier sono_io sospetto sostenuto sostenuto_che sparito sputato stewa* steward stranieri stril*
suona suona* super* suppo* svogliata tace titol* titolare trattati_da turno_di tutor* valentino vede veter* vince*
vitto* voleva`,
      '5': `
a_meta a_non a_una affittacamere agent* agente ai_clienti al_contrario alla_sua allie* allievi alza animatore autis*
autista balle batte berto* beste* bocci* capo certa certa* che_sono chi_non chiedete ciro clienti coi_baffi colpa_di
combinato compra contrario cose dato_dell'ignorante defin* dell'* dell'ignorante denise deris* devit* di_guida
di_matematica di_mentire dice_sempre dispetto donatella e_di e_fa e_pure e_una e_visto ettor* ettore evidenza fabio*
farmacista ferre* finta_di fisio* fonta* frega frega* fuori_a gennaro geome* geometra giamp* gianluca gianm* gianmarco
gli gli_altri guardava ha_bucato ha_consegnato ha_detto ha_presi ha_trattata ha_trattati ignor* il_geometra il_naso
il_perito in_contanti ing insol* insulta insultati ister* isterica ivana ivana* l'e la_caldaia la_caposala la_domanda
la_responsabile la_titolare lanci* le_mie licenziato locat* lored* loredana maest* maitr* maitre march* marchetti mente
mente* mente_sapendo mentire mirko mirko* montato morena muratore nasco* nasconde naso negato non_ha non_le
non_risponde norma nunzi* offesa olimp* pallo* pallone parla patri* patrizia pedri* pedrini peggio pellegrini piantati
piccoli poi_se portiere preferenze prepotente presi* preside presu* profe* prote* pure quel ra raffa* ravas* ravasi
recla* renzo renzo* responsabile rosse* rovinato rovinato_il sandr* sapen* sapendo sapendo_di sapeva_benissimo
sbrigativo sbuffa sbuffa_e scort* se_l'e se_n'e se_ne segnato sfati* sfaticato sgarbata si_e signo* soste* spocc*
spocchia stefano storto_e straf* strafottente sua suoi tassi* tassista tatua* telefonia telefonino ti ti_risponde
tizia* tiziana toelettatrice tratt* trattati trattato un_maleducato una_certa valer* veterinaria zitti* zittito`,
      '6': `
accus* adria* aless* alterigia antipatia bened* berna* bruno bruno* bugiardo bugie bugie* capot* carme* cinzi* cinzia
claud* coi collega colpa colpa* colpa_a consulente conti coord* coordinatrice danie* dato_della debor* denis* di_bugie
di_fatto di_noi di_non dison* disonesto dispr* donat* e_bugiarda e_dice e_ha e_quando emanu* fabri* fabrizio faccia
falsa fatev* fatevi feder* flavi* frena* gabri* geom giann* gli_ospiti gnorr* gnorri ha ha_attaccato ha_dato
ha_lasciato ha_mentito ha_riso ha_sbattuto il_dott imbro* impreparata in_faccia in_giro incap* incapace incompetente_e
insop* insopportabile istruttore_di kevin kevin* la_colpa licen* luigi* maleducato maria* melis* mentito mirella moren*
nando nando* nicol* non_fatevi non_sa non_suona o offes* operatrice ornel* ornella pacchi pamel* pamela plani*
planimetria porti* postina primario pura ragazze ragio* rifil* rugge* saman* samantha santi* sbattuto sbeff* sbrai*
scorb* scorbutica scortese scost* sfott* silvi* simon* ssa stefa* strappato streg* strega strilla su_di suona_mai
supponente tale umilia umiliata un_incapace un_pallone una_strega velen* vigli* vigliacco voce_con walte* walter`,
      '7': `
bidel* cafon* cafone caposala catti* combi* conosce custo* custode de dell'agenzia dell'ufficio di_nome don dottor e_ti
fa fa_il falsa* gianl* ha_fatto ha_perso ha_rovinato herr il_signor incompetente insul* menti* mirel* prepo* prete*
pretende rude sgarb* suor superficiale umili* valen* vanit* villa* villano`,
      '8': `
arrogante bugiarda grida* ha_sbagliato ha_scritto il_sig nega prof signor urla`,
      '9': `
arrog* bugia* capos* ci_ha dott mi_ha sig tratta`,
    },
    allergy: {
      '2': `
aggiungo al all'u* alzato ammin* annuncio anzi api assie* assieme attacco avess* bambi* banan* battuta bimba bimba*
birre* birretta braccia bracciale braccialetto buonissimo c camer* cameriera cane ce cerot* chiedere chies* ciabatta
clini* clinica cocco* cockt* cocktail coltello come compagna comun* comunicata conta* conte* cottu* cottura crocchette
crona* cronaca cruda cruda* cura d dell'* dell'altro della della* dice disti* dolce dolce* esiste farma* figurati
focac* focaccia foglio formaggini fosse* fossero fragr* frang* frate* fratello gatto gatto* gli gliel'ho granite grave
grave* guardato guardia guscio ha hanno hanno* hoste* hostess identico ignorate incre* infil* insis* invec* invece io
iscri* lasag* lenzu* lenzuola letta letta* libro libro* maced* macedonia mangiare mano marciapiede marit* marito mazza*
medica mela mesco* mia natur* negato nero nonno nonno* normali note notte notte* oculista offerti olio padrona palle
palle* panet* panna panna* pasta pasta* pasti* pastiglie pavimento pedia* pelle petto* piena piena* pilat* pilates
pisel* piselli piumo* polli* pollo pollo* polpette pomat* pomata prenotazione propo* puntu* raffi* raffica ragu
registro rifiutato riportato risot* risotto risposto rossa rossa* rotel* salsa salsa* salsiccia sapev* sapeva sarac*
scamb* scope* scoperto scritta scuro scuro* secca secca* segnalato segnata semin* semip* semipermanente serviti servito
servo* servono sia siete siete* smett* socco* soccorso spacc* spall* spedito stanza succe* successo svist* svista
tagliata tagliere tanto tanto* terrazza torta torta* tossi* tracc* tradotto tranquilla tranquillo uccid* urgen* usare
usare* vasch* vedev* vengo verdu* verdure vieta* viola viola* visto visto* zeppo*`,
      '3': `
118 a_mangiare a_tavola acqua_della adatt* adesi* adesivo aereo aereo* ai al_bimbo al_mio al_secondo al_tavolo
all'altra alla_mia allergico_alla anest* antic* antip* aspirina avend* avendo avessi bagno bagno* bagno_del bambino
banana bolle* bolli* braccio brici* burro burro* cameriere cameriere_ha canotti canotto capri* carte* cartellino
casella certificato cesti* chiesto chiusi ciocc* cioccolato codic* codici colla* collo* come_un comin* confuso corpo
corpo* curry curry* dado dato_la del_bambino del_locale detto_che detto_di di_farina dice_il dicevano dichiarata
dimenticata dopo_due e_gonfiato e_io e_la e_tutto eccom* eccome ed erano_dentro esist* estiv* estivo facci* figli*
figlia figlio figlio_e fisch* flebo flebo* fonde* friggitrice fritt* frutt* gatta gatta* gelato_senza gigan* gigante
giurato glutenfree gonfiato ha_dato ha_fatto ha_risposto ho_dovuto ho_passato il_cameriere il_certificato il_pane
il_personale in_bianco in_faccia in_maiuscolo in_ospedale invece_che iscritto l_hanno la_casella la_cena la_hostess
la_mozzarella la_richiesta la_sala la_settimana labbra_come lasagna le_uova macchie maius* maiuscolo mangi mangi*
medic* menti* meren* mescolato minestrone mio mio_figlio mio_nonno misch* mischiato morsi morsi* mosca* n_erano negli
negli* nei nessun nido nipote noci non_la norma* normale nutel* nutella oca occhi* orecchie osped* ospedale palat*
palato pane panettone passato passato_il pasta_di patch patch* per_colpa per_gli pesca pesca* petto piatt* piatto_di
piatto_e pistacchio_e pizzaiolo polpe* polpo polpo* punta* punti* puro qr quattro_giorni risposto_che salsi* scaffale
scambiato sched* scheda scrit* scritta_in scritto scriverlo se_nella senza_chiedere si_sono soffr* soffritto sollevata
sopra* spalle sparita speci* stesso stretta sugli sugli* sul_letto sul_pavimento sulla sulla* sulle sulle* sullo sullo*
svizz* tacchino tavola test torro* totan* tracce tranq* trattate tre_giorni tritate tutto_il uccide un'al* unghi*
unghie uova usa usare_l usato usato* vaschetta vedevo venduti veter* veterinario vive voce vomit* vostr* vostro`,
      '4': `
al_pesce allergico_al antipasto bambina besciamella bimbo bimbo* bocca bocca* boccone bracc* capricciose casta* ce_n
celiaci certi* certificata cestino chef ciano* cianoacrilato colat* colatura cominciato cominciato_a corto corto* cozze
cozze* croci* cucchiai dato della_pasta detto detto* di_corsa di_latte di_no di_nocciole e_chiusa ed_e epipe* epipen
faccia farmaco farro farro* fatto_il fatto_la fave favis* favismo fessu* feste* free freschi frull* frutta giorni_di
grani* guant* guanti ha_cominciato ha_detto hostess_ha ignorata il_medico infar* ingre* insistito l_allergia
la_cameriera la_friggitrice la_scheda lana lattice lingu* manzo manzo* medico mesto* mestolo mi_si mia_nipote
mia_sorella mostrato mozza* mozzarella muta n nascosta nel_bagno nell'insalata nella_stessa nello nello* nipot*
noccioline non_ha non_riuscivo nonostante_l ovunq* ovunque ovunque_e palet* paletta pallone parmi* parmigiano penna
penna* pesce pesce* pesto pesto* pinsa pinsa* pista* piumi* piumino piumoni po_di polpa* prendere proteine proteine_del
prude* punta puntura puo reazione respirare richiesta ridon* ridono ripetuto ripie* ripieno riusc* riuscivo rosse*
rossi rossi* rosso rosso* rotella sa sbuffa scamp* scampi segna* segnalata segnato soia sopra sorel* sorella spacciato
spagn* starn* stess* stessa sul sul_cartellino tesserino thai trail* tritati tritato usata usata* vinai* vinaigrette`,
      '5': `
a_grattarsi acciu* al_posto all'uovo allergici allergico_alle allergie ambul* anaca* anacardi anafilassi antistaminico
arachide astic* avevo avevo* avevo_scritto avver* bocconi brodo brodo* bronc* budin* budino canot* cartella castagne
chiusa_la collo corsa corsa* cosci* coscia crema crema* crost* cucchiaio data_a degli degli* degli_allergeni del_latte
dell'allergologo dichiarato dieta dieta* e_allergico etichetta faccia_gonfia fastj* festeggiato frigg* frullato giura*
gli_ha granc* grane* granella grano grano* gratt* grattarsi ignorato il_collo in_bagno intollerante intolleranze
io_allergica l_adrenalina labbra latti* lecit* lecitina lingua lo_chef lupini mandorla merendina nascosto nebul*
nel_piatto nel_risotto nell'elenco nella_salsa nelle nelle* nocciole noce nonostante_la occhi orecchini osser*
osservazione pallo* panci* pancia paraf* piatto pinol* pinoli pistacchio posto_del prude queste reagi* respi* respiro
sedano_nel seita* seitan senape siero siero* sono_celiaca stessa_paletta su_tutto sugo sul_menu trach* trachea vegan*
vena viso`,
      '6': `
a_mio acari acari* ambulanza anafilattico anallergica antis* asmat* asmatica avevo_detto besci* bocco* casei* cigli*
ciglia corti* cortisone_in cous crostacei cucch* dato_a dice_lo dichi* etich* farin* farina frume* frumento gambe*
gambero glute* gluten gluten_free gonfia henne henne* ignor* ingredienti intolleranza ipoal* la_gola labbr* latte
latte* lupin* mais mando* mollu* molluschi nasco* nel_ripieno nel_sugo nell'impasto niche* nocciola nocciola_nel nonos*
nonostante nota occhi_chiusi orecc* orzo penic* polso polso* prote* pruri* reazi* rigon* sedano senap* senza_glutine
senza_latte sesam* sesamo sesamo_sul shock solfi* solfiti tinta tinta* tofu un_celiaco vegano vesciche`,
      '7': `
anall* arachidi asma bolle celiaca celiaco conteneva cortisone gluti* glutine latto* lattosio malgr* malgrado orticaria
sedan* shock* trita*`,
      '8': `
adren* adrenalina allergeni allergia allergica allergico anafi* arach* gola intol* nel nell'* nella nella* nocci*
ortic* vesci*`,
      '9': `
aller* celia* gonfi*`,
    },
    animal: {
      '2': `
280 32 380 aggre* agita* ah altro altro* andat* andav* andavamo andavano anziano attaccati avant* avanti bicch* birba
birba* bocca bocca* bolli* botta botta* bracc* buche* calco* caldo caldo* capisce carine carne cartello chiamato
chiedevano clima* colon* colpo colpo* comanda copriva correva cortile crost* cuccia cui dentr* dentro dicevano dirlo
dirlo* distr* dondo* dondola dormiva dove droga* error* espos* facciamo facevo fare farla farla* fatta fatta* fondo
fonta* fontanella forte forte* fradi* fungh* funghi galli giardiniere giorn* girav* girava gli gliel'ho gradi gratt*
guardato ignor* immer* infel* insuf* interna intra* l'e lampada lato lecce lecce* letti* liber* lui lungh* malati
malato male mancanza marci* marin* mecca* meccanico medie mercato micio micro* minu molo monta* morir* morire morta
morta* muovo* muovono n nascosto naso natur* nell'angolo neon nera noi notare occhio opaco opaco* ospite ossa pagati
pagav* pagavo palaz* palazzo patol* patologia pelle penne penne* perch* perche perfe* piccoli pista polpette presa
presa* privato puliz* puzzava quanto questo quint* ridan* ridanno ridere rigido ringh* rosso rosso* roven* rovente sa
saltava scapp* scoss* secchio seduto sentito sentivo senza senza* serio serio* sigil* sole soppresso sopra sotto*
spaccato spall* spedi* spela* spelacchiato spett* spiega squisita staccava stava stess* strappava stret* stril* stris*
successivo svegliata tagliato tenere tenut* tenuto testa* tiene tiene* tira tosse tosse* tranc* trapa* trapp* trasc*
tremava trovato turisti ultimi unghi* urlan* urlav* usciti vede vedev* vendute venduti verde* vetri* vigil* visto
volon* vuote vuote* webca* webcam`,
      '3': `
a_lavorare a_pranzo a_terra acqua acqua* acquisto adess* adesso agnel* al al_mercato anell* anima* annegato appes*
attaccato aveva avevo_lasciato bacin* bacinella bastone becch* bimbi bimbi* c'e_scritto calpe* camio* camion cammello
canarino capov* capovolta capri* casa_col cassi* cassiera cassonetto che_sbatte che_si chiesto_a chiuso_con cigli*
ciglio coda col colpi colpi* con_le condominiale contro coperto corde corde* costo* costole_di costr* crepa* croll*
cucciola cuore cuore* da_quando davan* davanti deced* deceduto del_tavolo denti* di_due di_pane diagn* dicen* dicendo
didat* dietro_la dipin* discu* displ* distrutto ditta ditta* dog domat* dose e_acqua e_aveva e_caduta e_lui e_nessuno
educa* elettriche era_a errore falco* falso falso* far farfa* farfalle fatto_una fermato fido finche_non fino fino_a
fino_al flebo flebo* fossa fossa* fradicia frega* fuori fuori* furgo* furgone gatti giard* giorni giorni_di giostra
giostre giraffa giran* grande grigio guardata hanno_ridata i_piccoli il_mio il_permesso impil* impilate in_pensione
in_vendita india* intera inven* l_acqua la_ciotola la_coda la_colla la_notte la_pelle la_testa lana lasciato lavato
legati leone* leoni leoni* lingu* lo lo_stesso lumac* lurid* mamma mamma* maneg* maneggio mano marcia marro* marrone
mi_guarda mia mici minuscole mordo* mordono morsi morsi* morso morso* muoversi muoveva nasco* negli_occhi nei nella
nella* operato ore_sotto pallo* per_fare perme* permesso persi* piangendo picci* piccioni porta_della postino povera
presa_per presi* pulit* pulita pulizia punti punti* quattro_anni respi* ricci ricov* ridata ritirata ritro* salot*
salotto saltati sani sbagliata sbagliato_la sbatte scacc* scava* se_ne secch* secche sei_chili sette* sfini* sfondo
si_vedeva siamo_usciti smarr* smarrito smess* smesso smesso_di soppressa sotto sotto_il sotto_la spacc* spalle sparita
spell* spenn* spettacolo stall* stava* stavano strangolato straz* stretta sul teche teche* terra testata tolto tolto*
torna* tornata tra_loro trapani traum* tre_giorni trovata uccellini un_altro unghia ustio* vasch* vedes* vedeva vendita
venduta verde vetrina vetro vetro* visto* vivo zoppicava`,
      '4': `
a_noi affog* ai_bambini al_mio al_sole all'alba all'arrivo ammas* ammassati anca andato animali anneg* ansim* ansimava
appeso aragoste avanti_e avvelenato avvisata barboncino basso* butta* cacci* caccia calesse camminavano canar* caprette
catena cavalli cener* che_fa chele chele* clini* clinica col_pelo colla collo colpo_di con_l coniglio continue corti*
cortissima criceti criceto crostacei cucito custo* dall'* detto_alla di_caldo didattica dietr* dietro dietro_l domatore
durante_la e_indietro e_tornato emorragia esami esami* esposto farlo farlo* farmaco fasci* fattoria_didattica finch*
finche forbi* galleggiava gastr* gatto_per gesso gesso* giost* gira gira_in giu gola granc* gufo gusci* ha_smesso
i_cani il_muso il_sole il_veterinario in_tondo in_vetrina infez* infezione intes* inventato inves* l_ha l_hanno
la_sella labra* labrador lama lanci* lasci* lasciato_senza lavorare le_foto legate lingua lucci* malat* masti* me_l
meticcio micia micia* montata morib* mosch* mosche nano nel_giardino nido orso pappagallo parvovirosi per_cani perfetto
pesci pesciolino phon picch* piena_di polpo polpo* portachiavi presi punte punte* quando_ho quaranta_gradi
quattro_giorni rasata restituito rete retro retro* retti* ricci* ricoverata ritrovato routi* routine sassi sassi*
schiacciati scort* scosse selfi* selfie senza_acqua senza_ombra shamp* shampoo soppr* spars* staff staff* stesso stiva*
strem* stres* strettissimo stroz* sul_fondo sulla sulla* tagliata tondo tondo* un_sacco un_taglio una_ferita una_mano
uncin* uncino urlava vasca_grande vasche vitel* volat* volato vostra`,
      '5': `
a_chiazze accar* addestratore ai al_gatto ammuc* anestesia aperto_la asine* barbo* bestiole bocco* braccio buttati
cagno* cagnolino calci calci* cales* calor* camme* cane_e carli* carlino caten* cavalla cavallo cemen* cemento chiaz*
chiazze chihu* chihuahua chili_in ciotola circo circo* col_bastone col_guinzaglio coma comba* conge* contavano crollato
custode dai dal dall'est dalla dalla* dallo dallo* davanti_ai denti derma* di_cemento di_mosche di_zecche diabe* dimag*
duran* durante e_andato elefante furet* galle* galli* galline gastrica gatta gatta* gattino gatto gatto* giraf*
grande_come guardiano guscio il_caldo il_cane in_braccio in_un l_occhio l_orecchio la_bocca lasciata lastr* lastra
legata lettiera malte* metic* micio* mio_meticcio muove* nascosta nel nel_box nell'* nello nello* occhi* orecchie
parvo* pecor* pesci* pipi puled* respiro ridat* ridato rondi* scappato schel* scimm* scimp* scimpanze sella sella*
senz'* senz'acqua sofferto soffo* stecchito strap* strappa tartarughe toele* topi tornato torsi* torsione trasp*
trasportino trema trema* tumor* tumore un_cane una_scatola una_vasca vasca vasca* venduto veter* veterinario visitatori
vive zocco* zoo`,
      '6': `
a_sangue acqua_verde agoni* agonizzante al_guinzaglio anest* apati* apatici arago* avvel* avvelenati basto* bocch*
bocconi calore cani canile castr* chili chili* cimur* cimurro ciotole colonia congelate conigli cucciolo delfi*
della_mia denut* di_calore di_fuori di_pensione dorso dorso* elefantessa emorr* escre* escrementi fattoria fattr*
felin* ferita gattina gonfia gonfie gravida guinz* in_gabbia in_stiva incat* infetti intestino legato letam* letame
levri* lupo maial* maiali mamme* micin* microchip morde morde* morti* morto morto* muso nelle nelle* occhi pappa*
pedat* pelo pensi* pulci* rasat* ronzi* sangue sbatt* sbattuto schiacciato segug* segugio setter sfian* sitte* sitter
stecc* steri* sterilizzazione stiva sul_dorso tosat* una_gabbia velen* veleno vendu* vermi vermi* vostr* zoccoli`,
      '7': `
addes* allev* besti* box canil* cioto* collare costole crice* disid* elefa* eutan* gabbia gabbie gonfi* gravi*
guinzaglio iguan* la_mia le_costole morti orecc* panci* pancia pensione piaghe sangu* schia* soffe* strappato strat*
tartaruga zecch* zecche zoppi*`,
      '8': `
cagne* cane capre* caval* cuccioli frust* gatti* in_una infet* legat* orecchio piagh* pony viva vivi zampa zampa*
zampe*`,
      '9': `
colla* conig* cucci* ferit* gabbi* tarta*`,
    },
    child: {
      '2': `
accom* addormentato adesi* adess* adesso adole* affogato agita* aiutare alla allergica alto altop* altri altri* andat*
andata attim* attimo aveva battu* bidone biscotti botto* braccialetto cammi* canzoncine capan* capel* capelli cappu*
caram* carre* carrello cartella casalinghi cassi* cassiera chi chiamato chiave chiss* chius* chiuse cintu* cintura
cinture club cogno* cognome col colpe* compagno completezza confermato conosco contattato continuato contr* crema
crema* cuori* custo* dal dall'altro decen* delle delle* dicia* dimen* dimenticata docce docce* dodic* dorme dorme*
duran* eleme* elementare elico* elicottero esposto estra* fa farma* fasci* febbre femmi* femminuccia festa festa*
fidat* filma* filmato fortu* fortuna fosse* fratt* fuoch* fuochi furgo* gambe gelo generale gin gioca* giran* girando
giubb* gliel* grandi guardando ha hall hanno hanno* horro* horror impara impronte informazioni inseg* insegnante intero
iscritto istruttrice lasciato latte latte* leggo* lei li maestro magliette mancava mancavano matit* matita mattinata
medico messa metro minic* miniclub miracolo molla* mollo mollo* mondo mondo* muove muove* mutan* nascosto naso nebbi*
nebbia nonno nonno* nostro notte notte* nove nudo occhio otto palli* panet* parla parlava partire peluc* penso penso*
pesca* picchetti piccolo piedi* porta potevo primi* prose* provi* punta* punti punti* quara* quatt* questo quind*
racconta radic* ragazza richiesta ricre* rifle* righe* rimessa ringh* ringhiera ritrovata riusciva rotte rotte* sa
salir* salire sbagl* sbagliata scale scambiato scontato sedere sella sella* sensi sensi* sente sentito server servivano
sirin* slacc* slacciata solit* sotto speng* spengono spenta spezz* spill* spogl* sporc* stacc* staccato stagista stipe*
stipendio stude* stufa sudat* sudata sull'app sullo sullo* suo svede* table* tablet tagliato tange* tangenziale tenere
tenet* tetto tetto* toccata tonic tonic* torna torna* tornata tornato transito trovato trovo trovo* tutta tutta*
ubriachi undic* uno urlat* urlato usa vacci* vaccino valle valle* vasca vasca* vasch* vendu* veri verso verso* video
vigil* virus virus* visio* visto visto* vuole vuole* zio zitti`,
      '3': `
3_anni 5_anni a_fumare a_lei a_pranzo a_prendere a_terra a_uno abban* acquatico adesivo adulti al al_bar al_cancello
al_sole all'arrivo all'ufficio alla_fermata andare_in andrebbe anima* animatore animatori anneg* appel* appello arrug*
attor* autista aveva_la avvisati bagni* bagnino balco* bambine bambini bambini_in bambo* bambola bevev* bianco_e bimbe
binar* binario body botte* bus cadut* caduto camerata camionista campo_estivo candeggina cappello caramella carne
cartone casco casco* catena centro_estivo cerca* chat che_erano che_ha chiamati chiodi chiudeva chiuso_il ci_e col_sale
collana con_un consegnato consenso continue contrario correvo corti* cortile crani* crede* cucci* cucciola cugin*
da_quando da_un dal_vetro davan* davanti davanzale del_solito del_supermercato della_tenda dentro_il detto detto*
detto_che detto_lui devo_dire di_3 di_cinque di_compleanno di_dodici di_due di_entrare di_loro di_prima di_un dicev*
diceva_di dicevano digiuno dimenticato dirig* dirigente dispe* divie* divieto docum* dormi* dove durante e_andata e_mio
e_se fa_la facci* fasciatoio febbr* fermata festa_di figlia_e fino_a fosse fossi* front* fronte fucil* fumar* fumare
furgone giocattolo giro giudice gola graffi grazie_al guardano guardia ha_regalato ha_sei ha_tirato ha_trovata
hanno_fatto hanno_offerto i_bimbi i_piccoli il_commesso il_fritto il_giro il_mio il_nonno il_papa il_piatto immob*
in_bocca in_braccio in_comune in_faccia in_giardino in_strada in_tangenziale incastrata incub* infan* inges*
insegnante_di isola* l_animatrice l_autista l_istruttore l_istruttrice la_bocca la_chiamano la_colpa la_giacca la_mano
la_ragazza la_sciarpa la_stanza lacri* lacrime lago lavato leggono letto_dopo lui ma_i maial* maiale mamma mamma*
mancava_uno mangi* mangiava mani marciapiede masch* medioevo meren* messo messo* mia minac* mio miste* moder* mollato
muro muti n'e n'e_andato nastr* nastro_adesivo nel neonato nessu* nessuno nessuno_ha nostr* nostra nuda nuda_in
ogni_venerdi orecc* orecchio pallini panettiere parcheggiata partito passe* pediatra per_fortuna per_questo perch*
perche perso perso_la pesta* piangere piano_e piatto_e pisol* pisolino pista pista* porte* prendere punta pupo quasi
quasi* quattro_ore radun* recin* regalato regalato_un ricevono rientro risposto_che rotol* rotta_e rotto rotto* roven*
rovente sassi sassi* sbaglia sbarr* scherzo schia* scoss* scuola sedile sgabu* sgabuzzino signora_che signore simpatici
smarrito sola solito solo_un sono_arrivata soste* spala* spariti sping* spogliatoio sporco strad* sul_prato sul_tetto
sulle_gambe sulle_ginocchia tace tappe* tappeto tassi* tassista tatua* tatuaggio tenerla tenev* tenga tenga* tenut*
terra testa testa* tiene tiene* traum* tredici trema* trovato_da un_metro un_signore uno_e uno_ha urgen* urlav* uscit*
uscita uva vaschetta vendute vieta* vomitato wurst* wurstel`,
      '4': `
a_chi a_forma a_mia accor* adulto affidata ai_bambini all'asilo allen* andata_a andato animatrice anni_e antif* asilo
asilo* asilo_con autista_ha baby bacch* bagagliaio balcone bimbo_di bollente buio_per calam* camminata cappe* cappuccio
caten* ceduto cerotto chiamare chiamata ciucc* compa* con_dentro con_quello contro corda corda* correre costr* da_mesi
da_sola dai dalla dalla* danza danza* dato dentr* dentro di_sei digiu* disab* disum* ditin* ditino doppia dormivano
dose e_gli e_l e_partito e_tornato educatori entrare era_al estiv* estivo fanno fanno* far figlia_di finch* finche fino
fiume fiume* forma forma_di freno freno* fuori_dalla gioch* giost* gli gliel'hanno gonfiabili grest grest* guanc*
ha_chiuso ha_detto i_ragazzini il_bimbo il_piccolo in_chat in_testa la_bambina la_doccia la_forza la_mia la_preside
lattanti le_mani legata letti* mangiare medie medie* merenda metod* metodo mister nella nella* nella_vasca nelle nelle*
nipote nostra_figlia operato panno* parla_di passeggino pedia* peluche per_ore per_terra pescatore petar* pezze*
piangendo piangeva picch* picco* porta_del porte presa_per provinciale quattro_anni rasat* recinto rient* ripete ripos*
ritir* ritrovato rompe* rotolato scend* scene* scivo* scivolo sconosciuto scope scoperto scottata scottata_dal scrive
se_n'e seder* seggiolone si_era sigar* siringhe smarr* soffo* sola_in sorveglianza sott'* sott'acqua spara spezzata
sporg* staccano strada stril* stroz* studentessa sua sul sul_balcone sul_sedile sul_tablet sulla sulla*
sulla_provinciale suora suora* tappa* teneva trovato_in tutta_la umiliato un_compagno un_film un_piede una_bambina
urlava via_con volato zitti*`,
      '5': `
a_letto a_una accompagnato accorto adesivo_sulla adult* affidato ai_piccoli al_muro al_seggiolone alla_mia allie*
allieve altal* andato_a annegando bacchetta bocca bocca* bracc* braccio butto butto* caduto_dal cance* cancello casin*
casino casti* castigo catec* catechista chiam* chiodo collo con_il cosce* creat* culet* culetto dada dallo dallo*
deleg* delega di_undici disabile dita documento dodicenne due_anni e_nessuno educatrice educatrici elast* faccia farlo
farlo* farmaco fermata_sbagliata figlio_di figlioletta forza genit* genitori girav* girava gita gonfi* gonfiabile
gremb* ha_tre hanno_consegnato il_bambino imboc* in_cortile in_gita insol* insolazione la_bimba la_testa labbr* labbro
lasci* lasciati le_educatrici legat* legato lettino_con lividi mia_figlia minacciava minore montato nasco* nello nello*
nello_spogliatoio niente_acqua nipot* nipotino non_vuole nove_anni nuca panic* panico pedof* per_farlo perche_non
piagn* piang* picci* piccoli piccolo_di pila pipi_addosso pizzi* presi* pulcini quattrenne ragaz* ragazzina rete
rimasto ripostiglio sberl* sberla scapp* scappato scendere sciar* sciarpa scope* scuol* scuolabus scuot* sei_anni
smett* smettere sotto_il spint* spinto spond* stava stava* strattonava tenuta tirata tirato tirato_fuori tre_anni
tredicenne treen* treenne trovata umili* una_sciarpa uno_sconosciuto urla uscita_dal ustio* viva volata vuole_piu`,
      '6': `
a_mio a_un addos* addosso al_collo al_parco alla_sedia allenatore altalena alunn* attorno autis* babysitter bebe biber*
biberon bidel* bidella bimbe* bimbetto braccino buio cancelletto cedut* chiod* culla culla* dal_cancello dal_fasciatoio
del_nido disid* educa* faccia_al figlia figlio finir* finire gemel* giochino giu giu_dal gli_ha hanno_perso in_acqua
in_bagno incubi inger* ingoiate l_allenatore l_hanno la_maestra le_mamme lettino lupet* lupetti maest* maestra mamme
mamme* manin* manine mia_piccola mio_figlio mio_nipote morsi morsi* nasconde neona* ovetto pannolino papa per_punizione
perche_si polso polso* pony porno porno* preside prof rimangiare ritro* scola* scono* scula* segni segni* segni_di
sganc* strattonato sul_pulmino sulle sulle* svenu* undicenne uomo volat*`,
      '7': `
affid* al_buio anni autistico babys* bambi* bambina bambino bimbi bimbi* bimbo bimbo* cinque_anni da_solo dall'* figli*
forza* l_ha la_tata latta* livid* minor* neonata nido otto_anni ovett* pulci* pulmi* pulmino puniz* punizione
quindicenne ragazzini ritirata seggi* seggiolino senza_rete sorve* tata tirat* tredi* vomit*`,
      '8': `
ai bimba bimba* bulli* compagni ingoi* la_pipi lasciata strat*`,
      '9': `
pipi`,
    },
    discrimination: {
      '2': `
2024 340 61 71 abbas* abitu* addos* addosso albergo altri altri* ammes* andate anni annuncio appos* apposta aspira
autista avess* avevo avevo* bagni* bagno bagno* banco* barba* bastone battuta beato beato* bellissima bere bergamo
bianc* borse borse* bus buttafuori camminava campo campo* capiv* centr* certi* certificato chied* chiedo chiesto chili
chili* class* col collo* colpo colpo* comodi contabilita contato continuato contro controllato convi* coppie cose
cristiano croci* curri* curriculum dall'* davan* davanti davve* davvero dello dello* dentista differenza diret*
direttore direttrice dirit* diritto discutere diseg* divor* documenti doman* domanda dov'e dov'e* entrato erre esco
etichetta fa famiglia fanno fanno* fermate figlia finan* finoc* finocchi firen* firenze fondo fondo* forne* gente
gente* gentilissima gesti* gesto* gestore gioie* giovani gita gommone gonfi* gradi* guardando guardi guida guida* hanno
hanno* hotel hotel* imitava impie* indicata infermiera infor* informazioni insulti inten* intero io italiana labra*
labrador lasciamo lasciati laure* li liber* liceo liceo* lingu* lugan* lugano maestro magaz* magazzino mamma mamma*
mando mangiano matit* matita matti me metal* mezzo* milan* mogli* moglie mosch* napoli nasco* negozio negro* nonni*
norma* notar* notare nuota* occhi occupata padov* padova pales* palestra panci* pancia parla parla* parli* parliamo
parru* parrucchiere peggi* pensa* peric* petto* pettorina porta posit* positiva pover* presi* prete* privata proposto
pulir* pulire pulis* puzza* qua qualc* quell* quelle questione questo rampa rampa* recit* regis* respi* resti* riatt*
rida ride rinnovato riso roset* rumorosi sa saltato sbrig* scendere scura scura* secon* seconda sento* seral* serale
servi* servito signora signorina siringhe sono sopralluogo sorel* sorella sorri* spall* spend* spieghi squad* squadra
staff staff* stamp* stessa strac* strette sugge* sul sullo sullo* sveglia tanto tanto* targa targa* tassi* tassista
tavolo tende tende* tenevamo tipo tira titolare tocca toglie tolta tolta* torni* trann* tranne tranquilla trattenuto
trovi* tu ultim* urlava vergo* vestito via vorrei`,
      '3': `
39 52 67 a_lui a_me a_piangere abbia accompagnare affittato ah algor* algoritmo all'i* all'ingresso alto altre altre*
amico amico* antis* anzia* appuntamento_e aspetta avessi b barba baris* barista base benis* benissimo berga* bidon*
biglietti body brasi* brasiliana caccia camera_non cameriere carrozziere chiamano chiamato chias* chiasso chiede
ci_hanno cinese clienti col_nome colle* colore_della come_i commessa comunicata con_me con_qualcuno con_scritto
controllano controllate copri* corso corso* cosi cosi_cosi crona* cronaca dal_parrucchiere dalla dalla* del_tu
dell'aereo dello_staff detec* detector detto_a di_chiasso di_non dietro_la distu* dita divisa diviso doppi* doppio
dritt* dritto due_ragazzi e_dice e_io e_preso e_se entrano entrata entro entro* estiv* estivo eta faccia facciamo
femmi* figlio fila filos* filosofia fondo_alla forza forza* foto_e front* giu giuro giuro* gonfiato guard* guardano ha
ha_chiesto ha_urlato ha_voluto hanno_fatto hanno_guardato hanno_scritto ho_il ho_la i_cani il_buttafuori il_direttore
il_documento il_mio il_preventivo il_proprietario il_signore il_verso in_fondo in_reception in_tasca ingeg* ingom*
insegno insistito insul* ironi* ironia istruttore l_etichetta la_firma la_gente la_stanza ladri ladri* ladro ladro*
laureata lavora le_altre lei_non letti_separati libero licen* lingua lista lista* lo_dice lui madre* mafioso magar*
magari malato mante* marciapiede marit* marito maternita medico metal metic* mi_serve mia mio_collega mio_figlio
mio_padre moda muore muore* n'e_andato ne neri nient* non_disponibile non_le norma nozze nozze* oland* orecchio padre
padre* paese paese* parlare parlo_con passaggio peggio pensi* per_questo peral* peraltro perch* perche perme* permesso
pisci* piscina piu_del poi_ha poi_ho polen* preferisce pregh* prenotato_per preside prestito prete proprietaria prova
provi puzza qualcuno qui ragazza ragazze ragazzi rasat* rasata recep* reception recita reddi* registrato registro
rifiutato ripar* ripara ripostiglio riser* risol* rotel* scamb* sched* scheda scherzando scrit* scritto scritto_sullo
se_n'e se_ne secondo separ* serve* serve_un sgrid* sguar* sguardo siete siete* signo* sono_arrivata sono_di sono_una
sorriso sottovoce spalle spendere sport* sportello spostano straccio suggerito sul_marciapiede sulla sulla*
sullo_scontrino svuotata tasca tasca* tesserino testi* ticin* tirchio torna* torna_al torna_con trattata trent'anni
tribu* ugual* un_parcheggio una_famiglia una_persona urlando uscir* uscire vecch* vecchia vederlo vedo vengono versata
virus virus* vogli*`,
      '4': `
a_una affitta affitto al_mio albanesi all'asilo allo_sportello anziano apost* appartamento appartamento_era autis*
bacio bacio* barbo* bianco_e bidoni biond* bionda cambiate camme* cammello cane capis* capo carrozzina case cassi*
cassiera centro_estivo certe certe* chiama chiamata chiamato_il cieco cieco* citta* commenti compagno consumate
contratto dal decli* della_pelle dentista_mi di_colpo di_down di_fare di_soggiorno dice dietr* dietro dietro_di divis*
doppi e_di egizi* entrare etich* extra* faccio fasti* fiorista foula* foulard frate* fratello fuori_dal ginna*
ginnastica gli_altri grida* guant* guanti guardata guardato guardia ha_richiamato ha_riso ha_sentito ha_visto ho_un
i_documenti ignor* ignorata il_cognome il_portiere impiegato impro* india* io_che iscrizione l_autista l_istruttore
la_carrozzina la_pelle la_sindrome lella lella* liberissimo lista_chiusa madre maitr* maitre malati maniche masch*
me_che mi mio mio_cognome mio_compagno mio_fratello mirac* miracoli muso muta nato nato_a negre* nel_corridoio niente
no noi non_li nostr* nostra nuotava pagan* pagano pagate papa parlo parlo* parol* parole pedan* pedana pelle* pensavo
pensionati per_i per_la permesso_di pezze* poi_mi polac* probl* puzzo* puzzolenti qualcuno_di quind* quindi quote
quote* ragaz* reddito resti rifac* rimba* riparte risate sala_era sarde* scimmia sedia sedia* segni segni* segue segue*
senegalesi senti* serve serviti sessi* sparisce sposo sposo* spray spray* stent* straniero sulla_porta termine
testimone testuale tieni tieni* togli* torna torni trans* tratt* trattato trave* ucraina uguale ultimi umili* uomo
vares* varese vengo vengo* vigile voglio volante`,
      '5': `
a_brescia accom* afric* afro agli_altri ai_clienti al_colloquio al_tuo alban* allattavo appen* appena autistico badan*
badante bancone battute borbo* bresc* brescia cacci* cacciata capel* capelli capir* capire cieca cieca* cinesi comme*
contr* coppi* coppia cosi_mi dall'acqua dalla_commessa dalla_testa davanti_a del_mio deriso disabili discr* docum*
documento donne donne* e_ci ebreo ebreo* entra* escluso facci* fastidio figli* filip* filippina fuori fuori* geova
geova* giova* giovane grass* handi* il_tavolo il_velo in_bagno inval* iscri* l_appartamento l_impiegato la_cassiera
la_mia la_sala latin* lei lesbi* lesbiche malat* mando* maroc* matrimoniale merid* meridionali mi_chiamano mi_ha mongo*
motori mulat* musul* napol* napoletano negato nera niger* non_la o occhi_a over pelle peruv* peruviana porti* portiere
postale poveracci prendi problemi riden* ridendo ridevano rifiutata ripetuto rotelle schifosi selez* sentono siamo_due
sicco* siccome siero* signore sindr* sindrome sindrome_di singl* single solo_a sordo stran* terroni terrorista
testimone_di testu* tirch* tuo tuo_paese umiliata urlat* urlato vada vada_in veden* velat* velo_e vesti* vigil*
vigilante voi zingara`,
      '6': `
a_mia a_rotelle accento allor* allora animatore apostrofato arran* bedui* binar* binario bipol* burki* burkini carro*
chemi* chiam* cines* cogno* cognome col_velo collega colloquio come_lei da_fastidio derisa detto detto* di_noi diabe*
dice_il dispr* disprezzo down epile* esclu* facce* faccetta famig* famiglie figli frontalieri gay gesti ghign*
ha_chiamato hijab hijab* hiv improvvisamente in_tuta incin* incinta italiani la_guardia latinos mafio* mamme mamme*
mandorla marocchini mi_chiama mimat* mio_accento molda* nata nata_a negat* negata psich* puro razzismo razzisti rideva
rifiu* rifiutati risat* rise rumen* scimm* sedia_a selezione senegalese sentito serviamo sikh sono_nata sordo* spose
spose* stranieri taxi toure* tourette trans un_cane uomin* uomini vestiamo vogliamo zinga*`,
      '7': `
a_mio a_noi accen* affit* ai ai_bidoni allon* balen* battu* cane_guida deadn* deris* detto_il disab* due_uomini froci*
ha_detto itali* kippa* kippah non_ne omofo* ricch* ridev* rom sicil* turba* turbante tuta ucrai* velo verso verso*`,
      '8': `
allat* cicci* di_merda disse disse* donna donna* merda merda* seneg*`,
      '9': `
razzi* terro*`,
    },
    drugs: {
      '2': `
214 abbas* accog* addetto addormentata alcol all'alba altro alzata anche anche* andavano animazione anner* antipasto
anzia* anziani appog* appoggiato arrotolato asciutta aspettate aspetto b bagni bagno bagno* ballava bambi* bambini
banconote bar barba barbiere bevan* bevuta bevute bicch* bisco* biscotti bocca bollicine braccioli bravi buona butta*
caduto calce* canno* cantina capan* capiv* capiva capos* capot* capotreno carri* carriola carto* centro cercavo ceste*
cestello cesti* chewi* chewing chi chiam* chiamato chiede chiedere chiru* clini* clinica coi collega collo come
commesso conce* confezionate contare contro controllore corridoi corti* cortile crede* credevo cugina dal dato degli
degli* del dell'albergo della della* delle delle* denti denti* dentista dirlo dirlo* distu* dolciastro domic* domicilio
doppia dorme dorme* dormo* dove effet* era esce fa facev* fanno fanno* farmacista farsi farsi* fate fatti* fatto*
ferma* fermato fiato fiato* figli* figlia filtr* fisso fisso* fonta* forma foula* foulard fradi* fradicio frase frase*
frate* fratello funghi furgo* furgone gas gente gente* gestore gialla giardiniere giocava giostra giovani giu gliel'ho
gommose gum hai infermieri infil* insap* inson* insul* inton* istruttore kille* killer lasciano lavan* lenzu* lenzuola
lido light light* limon* lingua litro litro* lo logo loung* lounge maestro maglietta malati marcia matit* matita matti*
memor* menti* mentr* mentre metri metri* metti* mettiamo mezzo mezzo* mia mille mille* minib* minibar mio misch* mojit*
mojito molla* molli molo mozzi* mozziconi muove* n nascosti nascosto negli negli* nipot* nomi normali nostr* offerte
orecchio ormeg* ospite pagan* pagano palazzo palco pallina panet* papa pappa* parat* parla* partenza passa* passano
passo passo* pausa pausa* pedia* pellicola perdeva piano piano* piant* piazzale picci* piedi piedi* piegato pizzaiolo
polen* polenta ponteggio pranz* pranzo precedente presi* preso preso* prof propongono proposto proprietario punta
punti* punto punto* pure quaderno qualc* quel quind* regia regia* ricet* ricetta riceve ricordo ricre* ridevano rient*
righe* ripartiti ripostiglio riserva rivisto roton* rotonda rum russava sabbia sacchetto salut* salva sapev* sapeva
sbaglio scala scendere sciol* sciroppo scivolo scope* scoperto scrivania scuolabus sdraiato secche secon* secur*
security serve servi* sicur* socco* soccorso somme* sommelier sorel* sorella sosta spazi* sping* spogl* squad* squadra
stanze stare stare* stazi* stazione stend* stesso stewa* steward stipe* stipendio stran* stris* sull'* super* svuot*
tabaccheria tagliare tagliato talme* talmente telo tentativo tenuta terrazzo test timon* timone tipo tira tirato toile*
toilette tovagliolo tracc* tragh* tremava trenino triste trovate tubo ubriachi un'am* uscito velo velocita venduto vero
via viale* vialetto viava* viavai vicol* vicolo vigil* villaggio viola viola* visto visto* zag zig zitti* zombie`,
      '3': `
a_dieci a_mille a_pranzo accanto_al addos* addosso al_piano alcolici all'autogrill alla alla_prima alle_dieci alle_tre
altro_che amica amica* amico amico* anche_i andav* andava antid* aperto_la arrot* artis* artista avanz* aveva_gia
aveva_l ballano banco barma* barman baule* bel bianca bianche bibita bicchiere birra birra* black* bocca* bombe bombe*
botta* bottiglia bottiglietta bracc* brilli bruciati buoni buoni* cabin* cabina calice camerata cannu* capit* capo
caric* carico cartella cassi* cestino che_ha che_pagano che_vi chi_paga chiama chied* chiesto_se chilo chimi* chirurgo
cicli* ciclisti cinquanta cinquantadue coi_miei colla* comando concerti continuato controllate coperchio corpo corpo*
crist* croup* croupier cucce* cuccetta custo* da_due da_noi da_solo dal_vicino dallo dallo* danno danno* dava davan*
davano davanti_alla del_campeggio del_locale dell'* della_sicurezza dello_staff denti_e di_mattina di_non di_quindici
di_sci dice_niente disti* docum* dodic* dormiva dormono droga durante_la e_aveva e_ha e_l e_salito e_seduto e_ti ed
ed_e educa* enorm* enormi escon* escono fa_i faceva farmacia feste feste* figlio finta_di fisio* flebo flebo* forna*
fornaio fuma gin_tonic giost* gira gramm* grammi gratt* guardaroba ha_chiamato ha_chiesto ha_tagliato hall hanno_visto
ho_chiamato ho_visto i_denti i_ragazzi idrau* idraulico il_cambio il_commesso il_cuoco il_materasso il_meccanico
il_medico il_tubo impastato impol* impolverate in_barca in_cabina in_cantina in_fretta in_ospedale in_pausa infermiera
infilare invol* l_altro l_ha la_cassetta la_maglietta la_navetta la_tenda la_torta lacri* lacrime lasciare lati le_ha
le_mani li li_per liceo liceo* litigava lucid* macchine magliette mamma mamma* mandi* mani marciapiede mecca* meccanico
medico medico_di medie* memoria mettete mi_diceva mia_amica mio_figlio mio_fratello mixer mixer* molla movim* movimento
narcos natur* nella_vasca nessuno_dice nido noccioline noleggiata non_sapeva nostra notte_e nuvol* odore odore* offer*
offerto ogni_dieci onde opera* ordina orte ospiti paghi palli* paratia parlava passava per_gli per_sbaglio perche_non
petto* piccioni pillo* ping pista* po_di poi_ha polizia pong portinaia preside preso_la prima_della prose* punte punte*
pure_a puzza puzzo* ragazzi_del ragazzo recep* receptionist regge* reggeva_in riden* ridendo righe ripar* riparte
risal* riusc* rossi rossi* sacch* sacchettino salgo* salgono salute sanno sanno* scamb* scherzo se_mi se_ne secch*
secondi_e sedile seduto segue* seguente sente sente* sentiero sequestrato servire serviti serviva servo* servono
sicurezza sigar* sigaretta sonnifero sotto sotto* spacciato spacciato_per spave* speci* spill* spritz_e stendeva strana
strano strisce sul_bancone suo surf svegl* svegliati svegliato taroc* telefonino tener* ti tiene tiene* tirar* tonic
tonic* torci* torta torta* tracce tranquillo tredici trenta_secondi trita* trova* turistico tutta_la un'ar* un_ragazzo
una_bottiglietta una_bustina uno_in urlava usate usate* vacanze vanno vanno* vaso vendo* vendono verso verso* veter*
veterinario vomitava vostr* vostra zia zitti`,
      '4': `
a_mia abban* acces* addor* agli_ospiti ago ai_ragazzi al_bancone al_collo alito_che all'i* all'ingresso alla_sosta
alle_otto anest* anima* annerita antiv* attaccato aveva* aveva_gli aveva_la balla* barca barca* basta basta* bere
bianc* bianchino borra* borraccia bottiglie brand* bustina cameriere campanello caram* cartone cassetto chiedendo
chiedono chiun* chiunque cockt* cocktail coman* contr* controllo corre* corretta crusc* cruscotto culla culla* cuoco
cuoco* da_bere dall'* dall'agenzia davanzale dei_bambini della_giacca della_stazione dello_stesso di_fumo di_vodka
dicio* dietro_la direz* direzione dj due_a duran* e_caduto e_dopo e_fatto e_lo e_nessuno e_rideva e_tornato
elettricista farma* fattorino fermare fessu* fessura finestrino finiv* finiva flaco* fungh* gente_che giran* girava gli
gli_animatori gli_occhi grappa guida ha_preso ha_proposto ha_sbagliato ha_tirato hanno_offerto hanno_trovato il_bagnino
il_banco il_buttafuori il_capo il_dj il_portiere il_sacchetto il_sedile il_veterinario in_garage in_mano in_tutta
insulina istruttore_di l_ago l_ordine la_maestra la_mia la_scala lattina le_gocce le_pupille le_righe limoncello
lo_fanno lo_sa lucidi lui lui_che maest* maestra maestro_di mano manov* maria maria* mattino medie mio_divano muoveva
muratore nasco* naturalezza nei nel_cassetto nel_furgone nel_parcheggio nelle nelle* non_riusciva notturna occhi*
occhi_lucidi offerto_da offri* offro* offrono ore_dopo osped* ospedale ospit* paghi* palline pappa passa passavano
pastiglie pettorina piantine piastrellista pista poi_alla portaoggetti prelievi propone pulmi* pulmino reggeva retro
ricreazione riusciva riusciva_a rolla* rollava saliv* saliva salutava scend* sciroppo_per secondo_piano sequestrano
servita si_faceva si_reggeva si_sente son spaccia spacciatori spars* sparsi spray spray* sprit* spritz staff staff*
stava stero* steroidi stupe* sudav* sudava sul sul_comodino sul_davanzale sulle sulle* sulle_scale sussu* svuotato tace
tasca tasca* tassi* tassista tatua* tiran* tirato_fuori tiravano tisan* tra tra_i tra_un tra_una trapa* trema* trovato
turno turno* uno usata usata* vena vendu* vendute verdi verdi* vitam* volante`,
      '5': `
a_chi a_fessura a_ragazzini acceso al_bar al_mio alito_di alla_guida alpin* alpina anabo* ancora_al anestesista
animatori arrotolata autis* autista avanzi aveva bagnini banconota barel* barella bava bevon* bevono bevuto bidel*
botti* braccio brill* bucava buttafuori camice canne capitano caramelle carti* cartine cello* cellophane cesso cesso*
chiaramente chimico chios* chiosco coma comodino complice condu* conducente cristalli del_mattino dell'asilo di_erba
di_mamma dietr* dietro dietro_il distribuiva dodicenni drogata durante durante_il e_quando effetto emostatico eroina
esila* esilarante etili* etilico festi* festival fuman* fumano fumavano gambe* gli_ha gocce gocce* grapp* grappini
guardia guida* guidava il_barman il_proprietario il_tassista impastata in_bagno in_piedi infer* iniet* inqui* involucri
l_alito l_anestesista l_infermiere la_direzione lampade lattine lavandino le_hanno lo_hanno lo_sanno lsd manovra marsa*
marsala morfi* morfina muratori narco* nel_cortile nel_vaso nell'armadietto nella nella* nello nello* offerti oppio*
parcheggiatore pasti* personal piano_terra portiere_notturno propo* pupille_come qualcosa qualcosa_nel ragaz* ragazze
ragazzi ragazzini_di rasta rasta* rave retro* ricor* rideva_da rulla* sa sband* sceso sceso* scolato sedat* sedic*
sedicenne sedicenni semaf* semaforo senza_chiedere senza_dire seque* serra siringa siringa_usata sniffa sniffava sonni*
sorso sorso* sosta* sotto_il sottobanco spaccio spada spada* speciale spine* spinelli spinello spogliatoio stava*
strafatto stupr* stupro su_col tatuatore therm* thermos tirava tirava_su tisana torre* tossici tranq* trovata usciv*
vai venduti vigilanza vino vuoi vuote vuote* water water*`,
      '6': `
aghi alcol* altic* alticcio anali* analisi avvin* bagni* bagnino bagno_e bamba bamba* banco* bancone barcollava
benzodiazepine bevut* birre birre* bong brandy bucav* busti* bustine canap* canapa canna cannabis cbd che_vende coca
cocai* cocaina col_naso collassato comandante cucch* di_canna di_grappa di_marijuana di_spaccio di_whisky documento
dopan* dosi drink drink* droga* e_lui emost* fentanyl fiale fiale* fiaschetta fosse* fumat* fumato fumav* fumo gambe
ganja ganja* gh girav* giri ha_l hashi* hashish il_barista in_cucina in_pista infermiere insan* insanguinato ketam*
ketamina l_autista la_fiaschetta la_tata laccio latti* md mdma metad* metadone motos* murat* nargh* narghile naric*
narici nei_bagni nel_vano nell'androne nella_sabbia nello_spogliatoio occhi_a oss ossicodone overd* overdose pallo*
pasticche pilot* pilota pipet* pipetta polverina poppe* popper porti* portiere posit* pushe* pusher ridev* rideva
risve* risvegliata sbronza scola scola* senza_ricetta siringhe smerc* sostanze spacciatore speed speed* stagnola su_di
sul_mio svenu* tavolino thc torretta train* trainer tredi* ubriaca una_canna una_siringa usciva vano via_vai whisk*
whisky xanax xanax*`,
      '7': `
alito alito* barco* baris* barista benzo* bianca_sul biasc* biascicava canne* cicch* ciucc* corretto crack crack*
d_erba dello dello* di_birra eroin* fenta* fiasc* fosse ghb lacci* minorenni naso nel_bagno notturno occhi operai
ossic* palloncini pippa* positivo presc* pupil* pupille puzza* puzzava puzzava_di ragazzini roba sbronzo shott*
shottini sirin* skipp* skipper stagn* tata tirav* ubriaco vende* vomit*`,
      '8': `
ai anfet* badan* badante bevev* beveva ciucco di_mano erba gin impas* marij* marijuana minor* nel nell'* nottu* straf*
vende vodka vodka*`,
      '9': `
canna* sbron* sniff* spacc* tossi* ubria*`,
    },
    fraud: {
      '2': `
1 12 200 310 32 400 49 82 84 86 890 95 abitacolo accordo accou* account addebiti adesi* agent* agente alban* alber*
all'ospedale allag* allarga allor* allora allungata altri altri* altro altro* ambie* amich* amiche amico amico*
amministratore anatr* anatra anche anche* anziani apertura appartamento appog* appoggiato april* aprile arte artig*
aspirapolvere averm* avermi avevo avevo* azzerati bagnata banch* bancomat baris* barista batte* bidone bigli* bimbo
bimbo* bloccare bloccati bottiglia box branz* branzino bufal* bufala buona c'e cambia cambiato cande* capar* caparra
capir* capire carro* carrozzeria casa caserta caso cassetto cassi* casta* caten* cento certificato chiam* chiav* chied*
chiod* cinqu* codici collo comin* comme* comparsa comprare compu* concerto confe* conos* consegnato contanti contare
conte* conti* conto conto* controllate convi* costava crema* crosta cugin* cugino cui cuori* danni danni* dato devi
dirlo dirlo* disab* disco disdetta displ* display distr* dito drink drink* ecogr* ecografia energ* entrato entri* erano
erano* erre esami esami* estra* euro extra* fabbr* faccio falli* fantasia farina fatto* fattorino filtro firmi firmi*
fisio* forma* formaggio frase frase* frull* frullatore funer* funerale fungh* funghi garan* genero gente gente* geome*
geometra gestore gioch* gliele gomme gomme* graff* guardato guardi guide guide* identica impianti impianto incid*
inesistente infis* infissi ingannevole instagram intas* intat* intatto internet kg l'e lastr* lavor* lavori licen*
lisbo* lisbona lucid* madre* maggi* maggio maglia mandano mandati marca marca* maste* materassi matri* matrimoniale
mazzo mazzo* medico merce* messi messo messo* mie mila mio monta* multa mutua* ne netto netto* nome nonno nonno* notar*
numer* numero opera* oppur* oppure ordinati originali oro orolo* orologio otten* ottenuto pacchetto paese paese* pagam*
pagamento pagano pagar* pagare papa parer* parere parlo parlo* parto* passati pastiglie paten* penna penna* pensionati
pento* per perdita persone petto* pini poliz* porta posit* posta* postu* prelevato prelievo premi premi* prete* priva*
profi* promozione provate provo* pulita pulizia pure quattromila quell* quinti racco* ragio* ragione rata recap*
recapito regione regis* resto resto* riacc* ricar* richiesta richiesti ridat* rient* rigen* rigenerato rimes* rimessa
ripreso riso rispetto rispondono rossa rossa* rubare saldi saldi* sapev* sapeva saran* saranno sbloc* scamb* scambiato
scelto sched* scontrino scopr* scritta scritte scuci* seconda sedic* segnato sentito sento service setta* settecento
settimo sicuro sigil* sinte* sintetica sistema smont* socia* solar* solari soli sorbe* sorel* sorella sosta spariscono
spave* spedire spend* squil* squilla state state* stell* stipe* stradale strisciato studi* studio sul supplemento
svizzera tasse tassi* tassista tecni* tengo* tengono test ti tolgono tolta tolta* tolti tolti* tonno tonno* tranquilla
trapp* trappola tratt* trucco turisti urgen* usato usato* usciti vacanze valen* varie varie* vasch* veder* vedere
vendere venderti venti verif* versare versato viaggi vince whats* whatsapp zia`,
      '3': `
189 2014 2016 2019 2021 210 300_euro 30_euro 410 450 49_euro 5 52 780_euro 80 800 899 90 900 900_euro 91 a_marzo a_me
a_una abbia abbiano abbon* abbonato abete abete* abita* abitato acceso acconto acquisto adesivo adess* adesso affetta
agenz* agenzia aggiornare ai al_bancomat al_mercato al_posto all'assistenza allungato alter* ambiente ancora_li annac*
annacquata annun* anticipato antip* anzia* anzic* anziche appli* apriv* arrivata_una asseg* assun* assunzione attre*
attrezzi auto autostrada avere_il avven* bagar* bagarini banca banca* biloc* bilocale bisogno bolle* bollettino
braccioli bravissimi bugia* c'e_una carab* carabiniere carat* carta carta* carta_con catas* cedut* ceduto cellu*
cellulare cento* centomila ceram* ceramica certificati che_e chiede chiedeva chiedono chiesto_a chilo* chiudendo
chiusura circo* citta citta* clausole colorata commerciale comprate comprati compressore con_il con_scritto
concessionario condannata condominiale condotta consumate conta conta* conti continuano continuato controllare coperto
copia coron* corso corso* credito criti* croup* croupier cubi cuori da_casa da_dieci defunto del_2019 del_comune
del_pomeriggio denti dentr* dentro di_gioco di_piu di_una diama* diamanti dice_di dicen* dicendo dicev* dicevano dipen*
direz* direzione disdico distrutto diven* diventa documenti dopo_la doppia due_minuti due_volte e_loro e_ne e_scritto
e_stata entrati era era_a era_un eravamo_in etichette euro_alla euro_per europ* famig* fanno fanno* fiore* fisioterapia
fiumi* fiumicino fondo fondo* fosse* foto_del fregatura fuori_dal furba* garanzia gasol* gasolio gennaio_e gia_in
giocato giorno_dopo giorno_stesso girav* girava giu_e giura* gli_stessi gold gommoni gratta grave grave* guari* ha_dato
ha_fatto ha_mai hanno hanno* hanno_offerto ho_dato ho_firmato ho_trovato iban il_12 il_3 il_banco il_concerto
il_contratto il_coperto il_corso il_meccanico il_pianoforte il_proprietario il_tracking il_tubo imitazione
impiallacciato in_cui in_realta incol* incollato indietro_e indir* indirizzo inesi* inesistenti inferiore infil*
integratore interessi intervento invec* invece invece_era io_a irrep* irreperibile iscritto istruttoria km l_albergo
l_ha la_bolletta la_caldaia la_carta la_cena la_garanzia la_piattaforma la_prima la_voce lapid* lapide laure* laurea
lavoro lavoro_da lei licenza madre mai_aperto mai_fatto mai_sentito malato mandata mares* maresciallo masch* masse*
massello menti* merce mesi_e metri metri* mi_arriva mi_sento mia mia_nonna mia_zia mille* mio_nonno mio_padre mio_zio
model* modif* montate morsi morsi* motorizzazione mozza* mozzarella nascosta nella_scatola nome_di non_e non_ne non_so
nonna nonna* notare novantenne numero_di nuovi nuovi* ogni_mese onora* operatore pacco_c padre padre* panda panda*
partita partiti partito passando patentino pedag* pellet pentole per_comprare per_fare per_questo per_sei pesa pezzo*
piacevole plani* pompa pompa* positiva poste* premium prepagata presentata presi presi* prezzo_pieno privato profilo
promo* proposito proposta quadro quarta quella quelli quote quote* raccordo rate resor* resort riape* ricambio ricevuto
riconsegnata rientro rieti* ringi* rinnovata rinnovo ripartire riporta rispa* ritoccate rogit* rogito rovig* rovigo
saperlo scadeva scalato scarsi scatola scheda scono* sconosciuto scopro scritti sede segna sento* servizi sfila*
signora_del sito slip sottoscritto spacciato spendere spillato sta_in stacc* stampato stata stata* stava* stavano
stessa stesse straccia stran* strum* strumenti su_internet sul_tablet sul_volantino sullo sullo* surgelati svuot*
svuotano table* tablet tampo* tampone tarif* tassa tassametro tecnica termini tiene tiene* togliere tracciamento track*
tracking trapa* trave* tre_persone trento truci* truciolare un'of* un'officina un_graffio un_gruppo un_minuto un_prato
un_tablet una_firma una_foto una_porta usano usano* valgo* valgono valutazione vaschetta vendermi vendi* vendute
venduto_a verde_della versamento versata villa vocal* voi vongo* vongole vuota vuota* zucchero`,
      '4': `
100 39 390 39_euro 430 480 640_euro 70 780 84_anni 88 88_anni 99 a_casa a_mia a_mio abbas* abbin* acconto_di
accreditato addebitano addebitato affittato al_mare al_mese albergo allog* alloggio altrimenti amazo* amazon ancora_la
annuncio anticipo apposta_per apriva argen* attiv* auten* autentico autorizzato avvenuta banchetto banco* banda banda*
bella_e benef* beneficenza benzi* benzina biglietti bolletta_per bot bugia c_erano caldaia cambio_gomme candele carati
card cartella casa_non case casin* casino cassa_malati cener* certi* che_era che_ne ci_sono cines* cinquanta
cinque_stelle ciucc* civic* civico cloro* colorato commenti commercio compri con_dentro conce* confezione consenso
contachilometri contratto copiato creata crede* da_loro da_me da_un dal_parcheggio dallo dallo* del_12 denti* depur*
depuratore detto_niente disde* disdetto donne donne* dopo_il dopo_mi dovevo duemila duemila_euro e_invece era_solo
erava* eravamo ero esiste europeo fabbro faleg* falegname farmaco fatta fatta* fatte fatte* fatto_firmare fattura
finiscono finta finta* finti finti* firmato fondi fondi* fornitore fossero foto_di franchigia furbo* gia gia_usato
gonfiato graffio_sul gratt* gratu* ha_fatta ha_firmato ha_smontato hanno_cambiato hanno_fatto ho_lasciato i_dati ieri
il_5 il_contatore il_filtro il_pagamento il_tablet il_venditore impia* in_cambio in_noce incontri insap* iscrizione iva
kit la_telefonata le_mie libretto link litog* lo_stesso loro mai_avvenuta mai_firmato malat* malati manci* mancia
mensilita messo_in mi_chiedono mio_suocero mirac* molti* multa* ncc ne_ha noce non_le non_sa non_sapeva nottu* olio
operator orosc* oroscopo pagat* paren* parenti parti* per_non per_togliere pesano pettorina polizza polli* portare
postale prees* prelievi presentano prestito prezzo promettono proprietario_non prosc* prova prova* quando_ero quei
quint* raccomandata_a recensione recensioni registrato revis* revisione riaperto ricev* ricevuta ricevuta_e ricic*
riconosciuto ridato rispondono_che risultavano ritro* rivendono river* robot* rubar* ruota ruota* sa sacchi saldo
saldo* sani sbloccare scalano scree* sedute segna* segnare segnava serba* serbatoio seria* seriale settantanove
si_apriva si_presentano sigillata smontato sms solit* sparito spediscono spera* spill* stess* stessi stesso strano
sul_paraurti sull'estratto sulla sulla* suocero svita* svitato svizz* svuotato tacca tacca* tagliando tariffa tartu*
tartufo tassa* tecnici tesserino togliere_il tracc* tripl* tubo turbi* turbina tutte tutte* tutte_uguali un_altro
un_chilo un_si un_telefono una_bolletta una_bottiglia una_ditta usata usata* valut* vende* venditore venduta_come
venduti venduto_come venduto_senza verba* verbale versate vincita vostr* vostro zio`,
      '5': `
500 59 600 600_euro 640 70_euro a_prezzo accon* acqua_e addeb* addebitata addebitati aggiu* albo all'e* alluv*
alluvionata altre altre* anell* anello antipasto arrivato_niente assev* autor* autorizzati azzer* bilan* bilancia
bollino bonif* bonifico broke* broker cambio_di carro casca* cessa* cessata chilo cinese clicc* clone clone* compr*
concorso copiata creat* creati credi* crediti da_cinquanta da_voi dall'aeroporto danno danno* dati della_mia
di_nascosto di_un dichiarati dichiarato digitato dipendenti diplo* disdetto_a ditta ditta* duemi* e_mai enel era_gia
estor* etichetta famiglie farti farti* fatturate fatturati fatturato finanziamento finanziaria firmare giochetto gonfia
gonfiano gonfiata graffio identico il_pos il_suv imita* in_contanti in_fattura incassano inganno inqui* insaputa intes*
invecchiato inventata ipote* ipoteca l_auto la_cassa la_firma la_scheda manomesso march* mecca* meccanico minis*
ministero multi* nasco* nome_e nomin* non_esiste non_ho nuove nuove* origi* originale ottur* pagati parau* paraurti
parcheggio_privato partita_iva patac* patacca paypa* paypal per_pagare perce* periz* perizia pesat* peso piattaforma
pilot* piu_sul pod pollice ponzi ponzi* preli* prest* qr raccolta ragazze recen* ricam* ricon* risul* ritoc* ritrovo
rompe* schem* schema sempre_e serra* sigla sigla* simul* socie* societa soldi soldi* somme* spaccia spari* spariti ssd
staccato stris* strisciata sul_conto sulla_mia suv taciu* taciuto telai* telaio telefonico telefono_staccato tera
timbrata timbrato tornello tradi* tremi* tremila truccata truffa truffatori un'al* un'altra valuta velen* venduta
vettu* volat* volte_il`,
      '6': `
89 abusi* abusivo accettato aggiunta allun* anali* antic* appio* appos* apposta banconota_da carie carie* cima civet*
civetta colletta comprano contr* contraffatta contraffatto copia* del_danno della_banca dentro_un esist* etich* etti
falsa false false* falso falso* fanta* fantasma farlo* farlocco fatture finan* finto finto* firma fitti* grammi
gratuita hanno_preso ho_mai ident* incas* incassato inves* iphon* iphone iscri* la_mia litri litri* mai manom*
mascherato mi_ritrovo modelle montato nascosto non_risulta occul* ottom* ottomila pagata pagate paghi paghi* per_farti
piram* polizza_vita pos prele* prosciugata prova_gratuita provano raggi* risulta ritoccato salda* scala* serratura
simulato slot soppi* soppiatto specu* spurg* stelline taroccato timbr* trading trattenuta una_vedova venduto_per vero
vinci vincite`,
      '7': `
banconota clona* dichi* dison* falsi* fasullo finge* firma* frega* gramm* guada* il_bonifico in_conto inventato negan*
negano spacc* taroc* trucc* vedov* vedova venduto versa*`,
      '8': `
bara falsa* gonfi* imbro* ingan* inven* riven* vendu* vinci*`,
      '9': `
fasul* fattu* truff*`,
    },
    harassment: {
      '2': `
180 addetto addos* addosso adess* adesso adult* affacciata all'assistenza all'ingresso all'uscita allen* anche anche*
andarci aperta appiccica attacca attraverso aver aveva avevo avevo* avran* avranno b ballare baris* barista barma*
barman bella bella* belle belle* blocc* bracc* brivi* brividi buco cabin* cabina campanello cancella capita capo
caviglie cellu* cellulare cena cenar* cenare cercando cerotto chatt* chiamate chino chino* cliente colle* continuava
corag* coraggio cosi crede* credevo dagli dagli* dalla dalla* dedic* degli degli* dell'* della della* diceva dicia*
diciassette dirgli dispiace dormi* dovevo entrato esci esclu* escon* escono faccina fai fatte fatte* fermata fibra
fibra* fidan* figli* finch* finche finiva fiori fischia fotoc* frase frase* fuori fuori* furgo* gesso gesso* gioia
gioia* girar* gli gliel* gomito grigia guardato guida guide guide* hai ieri impiegato incollati incro* indir* indirizzo
internet l'e lasciare le lei letti* letto letto* lezio* li like lo luci lumac* maest* magar* magari magaz* magazzino
magli* maial* maiale manut* marit* marito martedi me mecca* meccanico medico messo messo* metto metto* mio misto misto*
misur* molla* mondo mondo* morde* multa multa* muro nel nuota* offerto pacchi pagate pagavo paghi paghi* pago panda
panda* passa passa* passaggio passava passiamo paten* paziente pensi peso piaci* piede piede* polpa* ponteggio poter
poter* preme* prendere prendevo presa presa* problema profi* proposta prova qua quand* quando racconta radio* ralle*
relax relax* ricevuta ridon* ridono ripie* ripresa riso risposto rose saliv* sbarr* sbavava scali* scendere scivolo
scritto scriv* scusa* seduto sei sensi sensi* servire sguardo sicura signore sistemare soli sorride sottovoce spazio
spint* stare stare* stava stava* stretta struscia strut* struttura successo sudat* suona* surf svegliata tecni* tecnico
telec* telefonate tenga tenga* tesor* ti tirar* titol* togliere torte tra tranquilla trasferta trema* trent'anni tuo
ultimi vasca vasca* velo vendi* venditore vengono video* vie voluto voto webca* webcam`,
      '3': `
18_anni 5_euro a_cinque a_prendere a_una accompagnata adulto affit* ai al_mio alle_due allun* allungato alto altre
altre* alzar* andateci appos* apriv* apriva arriva_un asciugamano aspetta aule autoscuola baffi baffi* bagnata ballo
ballo* banan* bancone bassa bassa* bellissima botto* bottone braccia cambio camic* capel* capelli capot* capotreno
carezze certo_punto cervi* cervicale che_con che_ho che_passa che_un chi_ha chiama chiamata chiedere chiedermi
chiedermi_se chiedeva_se chiusura cinque_stelle cintura clien* cogno* cognome collo* comin* comme* commesso compagnia
complimenti con_quelle contabile contavo contr* coperto corpo corpo* corridoi corridoio cose cosi_e costu* costume
da_sole dall'app dalla_testa davanti_a davanti_e del_bagno della_sua detto detto* detto_che di_no di_tutte dice dicen*
dicendo dirgl* dirmi dirmi* disse* divis* donna donna* e_che e_da e_ieri e_quando emoji emoji* entra* entra_con entrare
ero_a ero_in facciamo faccio falso falso* fatto_vedere fattorino_mi fermo_in fessu* fessura filma* finito_nel finiv*
fino fisic* fisioterapista fissa* fosse fosse* foto_e fotocamera frasi frasi* furgone gesti ginoc* giova* girato giu
gli_scaffali gliel'ho ha ha_detto ha_la ha_messo ha_preso ha_pure ha_trovato ha_voluto ho_18 ho_cambiato ho_fatte
ho_lasciato ho_le i_cuoricini il_contatore il_preventivo il_signore in_reception in_treno indos* insegnante_di
l_autista l_impiegato l_olio l_ufficio la_chiave la_doccia la_foto la_mia la_postura le_altre le_foto le_labbra
le_spalle leggi* lei_ha lezione lo_sconto maestro maglietta marcia massaggio materassi mentre_ero messo_la mezza*
mi_chiede mi_guardava mi_mette mi_sono mia_sorella minuti_con model* nasco* natur* nei_corridoi nell'* nella nella*
nella_mia nella_vasca non_gli non_ho non_la notte notte* notte_per numer* numero_che offerto_da pales* palestra panta*
pantaloncini paral* parlano parti passo passo* pazie* pensavo_fosse per_tutto per_vedere perme* permesso pesan* pesanti
petto petto* poi_ha porta_aperta porta_della portavo portiere porto* postino postu* premeva prendo prof profilo
promossa propone proro* punta punta* quando_mi quarta quello_del quoti* ragaz* recep* reception respiro richi*
richiesto ricorda riden* ridendo rideva rinco* rincorsa ripassa ripre* risat* ritro* ritrovo rives* rivestita saper*
sapere sapere_se sarto scapp* scappata scesa scesa* schie* schiena sconto sdrai* se_ci se_fosse se_gli se_mi se_ne
se_volevo selezionatore sentita sera sera_dopo seria* sfiorato signi* significa sono_sentita sopra_il sorel* sorella
sorri* sotto_la spala* spalla spalle_e spente spiegarlo squad* squat squat* squil* stai stessa sudata sul sul_letto
sulla_spalla tatuaggio tazzi* tazzina telo tenda tenda* tenet* tentativo tesse* testa_ai tiene tiene* titolare tocca
tolgo tolgo* tragi* tragitto train* trainer trattamento ubriaco ufficio_con un'et* un_biglietto un_telefono una_cliente
una_scusa uomo urlat* urlato vengo verba* vicino_di videochiamate vigil* vita vocale zitti* zitto zitto*`,
      '4': `
a_cena a_me a_mezzanotte abbas* accap* accappatoio affitto agenzia_di aggiunta aggiunto all'i* all'orecchio
alla_reception amici* ancora_li anni_e anoni* anziano appoggiato appoggiava appre* atti autis* autista baciato balla*
banana barze* battute bere bere_e bimbe bimbe* bocca bocca* bocco* buonanotte caldaista cameriere camerino chattare
che_ero che_ora che_se chiam* chiamava chiav* chiesto_se clienti colloquio cominciato cominciato_a commento comprato_un
con_tutte consulente conti* contro_la controllo corregge corri* cuori* da_bere dall'ordine dallo dallo* dappe*
dappertutto davan* davanti del_negozio del_suo della_struttura dipendente disse docci* doccia domande dormo dormo* dove
dovevano e_meno e_seduto entra ero_li esame esame* esclusa esco facci* farmi farmi* fattorino fidanzata figlia fino_al
fino_alla fisio* foto foto_del gamba gamba* gesto* gestore ginocchio giovani girat* gli_occhi guard* guardava
ha_chiesto ha_fatto ha_offerto ha_riso ha_spostato il_capo il_corriere il_fattorino il_gestore il_ginocchio il_suo
immobiliare in_ascensore in_palestra infil* inseguita insiste insistenti insistito insta* invit* isola* istruttore
istruttore_di l_esame l_istruttore la_consegna la_gamba la_lezione la_porta la_sua la_taglia la_visita la_vita labbr*
labbra lastr* lastra le_bimbe le_ha le_luci le_mie le_ragazze leccandosi leggings li_per lingu* luci_spente maestro_di
mano_e messaggi mezzanotte mia mia_figlia mio_numero misurazione montatore nascosto numero occhi occhi* orecchio oscene
pacch* parcheggia parli* parliamo patentino per_caso per_tutta porta_chiusa portone postura presenta preso_il propo*
prote* protestato prova* provato_a quindici_anni respi* ridevo sauna sauna* sbarrava schif* scost* scostata scrive_su
scusa sdraiato se secur* security segnalato segui* seguita seguiva selez* sempre_piu senti* serratura sessuale sguar*
si_e si_presenta sola sollevata sotto sotto* spalle striz* su_whatsapp suo sussurra tatua* taxi tecnico_della
telefonino tesserino togli togli* torre* tutor* tutte tutte* una_ragazza undici_di veder* vedere vengo* vergi* vergine
versi* viole* vita_sessuale volta_che zitti`,
      '5': `
a_che abusato accarezzava aggiu* ai_colleghi al_colloquio allie* allieve alzarmi ama amica amica* annus* ansim*
ansimanti baci bacini bacio bacio* bagni* bambo* barzellette battu* bel bigliettino book bussare bussato cambio_di
carina caso cavig* chied* chiede chiedendo chiedeva chiusa_a collega collo commenti cosci* coscia cuoricini custo*
di_nascosto di_notte dietr* dietro dita ditta ditta* durante_il e_mi e_ti esibi* esibizionista faceb* facebook fianco
fissava fotografata fruga* guardando ha_cominciato ha_fotografata ha_infilato ha_scritto i_capelli il_bagnino
il_manutentore il_numero il_reggiseno il_seno immob* in_costume in_piscina infilato instagram la_bocca la_cintura
leccato lettino lingua lo_specchietto ma_piu mania* mano mano_sulla manutentore massaggino mastu* messa* messaggini mi
mi_arriva mi_si mia_amica moros* moroso murat* muratori mutandine non_dovevano nuda nudo operai pacca pacca* palpe*
pedin* pene per_farmi perqu* perquisizione personal pizzi* poi_mi porch* porcherie porta proposte provi* ragazzine
richiesta richieste ridev* sa sbirc* scend* schifoso scoll* scrive se_sono segue segue* senza_bussare senza_chiedere
sfiora slacciato slip sono_svegliata spall* specc* spiav* spiava squadrava stagiste strappabiglietti strusciava
su_instagram sua sul_collo sul_mio sulla sulla* sulle sulle* teleg* telegram tempe* tenda_del tenta* tizio tizio*
tra_gli tua tutor un_posto versi verso verso* vigilante vocali vuole vuole*`,
      '6': `
a_mia abusi* amicizia appog* avanc* bacet* bacetto bacin* bacino bagnino bambolina biancheria bona casa_mia chiave
ci_prova continua contro cosce cosce* coso culo custode da_dietro dall'autista del_camerino di_guida divisorio dove_non
duran* durante_la erezi* erezione ero fianc* fisch* fischi foto_in ginec* il_moroso impor* in_accappatoio in_cambio
intim* la_gonna la_scusa le_gambe le_mani lui maniaco massa* massaggiatore mentre_mi mi_chiama mi_scrive mie molestie
motiv* motivo mutande nel_corridoio nello nello* nello_spogliatoio osceni passando porco* ragazze riprendeva scendeva
sconc* se_ero seder* seno sentivo sessuali sotto_casa sotto_l specchietto spogl* spogliatoio sporche spudo* stalk*
strof* strus* stuprata sul_sedere sulla_mia sulle_mie sussu* tango tango* tempesta toccava vocal* volga* whats*
whatsapp`,
      '7': `
a_chiave abusa* ai_piedi bacia* camicetta con_lui contro_il dal dall'* durante gambe gambe* gonna gonna* indif* insis*
la_camicetta mani mentr* mentre mi_ha molestata mutan* oscen* reggiseno scollatura sedere senza_motivo sfior* slacc*
stupr*`,
      '8': `
accar* bussa* lecca* palpa* reggi* tocca* visci*`,
      '9': `
la_mano moles* sessu*`,
    },
    health: {
      '2': `
110 2019 34 700 71 abbra* accar* accarezzava accorto ah ai albergo all'anca all'o* all'u* allag* allor* allora altro*
amica amica* andat* andato antipasti apparecchio appla* applausi apron* aprono attaccata aveva* avvel* avver* azienda
bagno bagno* banco banco* bancone baris* barista battu* bianche biber* biberon bimbo bimbo* bocce* bolle* bordo bordo*
bucata bunga* bungalow cadav* cadavere cammina capog* capsu* capsula cardi* casa cassi* cassiera caten* catena cerot*
chiamava chirurgo chiun* chiunque ciocc* cogna* cognato colli* comodo completezza compr* condizionatore condo* coper*
corro* corrono corse corse* costo* crema crema* croaz* croazia crociera cucina cuoio cuoio* cuore cuore* d dappe*
dappertutto dava davan* deliz* dell dentista dermatologo detto detto* dice dimen* disegno disin* divor* docce docce*
doppi* dormi* dormo dormo* dove duecento era erava* eravamo espos* estratto evidenziatore facev* faceva farina farlo
farlo* farmacista fatto fatto* fegat* fegato ferme* ferri ferri* figli* figlia fino finta finta* folli* fradicio fratt*
frigo* frutt* gancio gazeb* gazebo giall* giorni giova* giran* gliele gommosi grott* ha idrom* idromassaggio illeg*
illeggibile impastato incro* infer* infil* influ* insul* l lasagne latte latte* lavandino lavata lavel* lavello lavori
le lenti* li limone locar* locarno macchiate mamma mamma* marcio marmellata massaggio matri* matrimonio medico mezzo
mia mines* minestrone monos* morti morti* motiv* motivo nascosta nello nello* nero nessu* nonna nonna* nostra nostri
notte notte* nuoto nuoto* olio onesta ottima pallo* pallone panca panca* passato pasta pasta* pavimento pedia* pelle
perdeva pesca pesca* pezzo pezzo* piatt* pisci* piscina plastica pollo pollo* pomer* pomeriggio ponte ponte* portava
portone posat* posate preli* prelievo prese pronto puntura puzza qualcosa qualcuno referto repar* reparto ricor*
ricordo rifat* riportato riposo risale risot* risotto rosa rosso* rotte rotte* rotto rotto* sacco sacco* sacro* saltati
sbagliata scaduto sciat* scivolo scong* scotc* scotch scusate sedia sedia* sentito settimo sigil* sinistro soffi* sopra
sotto sotto* spogliatoi stare stare* stava stava* stavo stess* storie strano sull'* sulle sulle* suocera sveni* tampo*
telefonato test testa testa* tiepide tinta tinta* trame* trucc* trucco turis* tutti tutti* umido umido* unghie uscivano
valle valle* vedev* venis* venisse ventisei venut* verde* vernice villa* villaggio virus virus* viso visti visti* visto
visto* vitel* volat* zuppa zuppa*`,
      '3': `
100 82 a_contatto a_mille abbiamo_dormito accorta acida acida* acqua_della acustico aggiu* aggiungo al_sole all'ultimo
allagato allo_stomaco allungato altra_meta altro ambulanza ammuffito anali* analisi anca ansia ansia* antic*
asimmetrico assor* avess* avuto avuto* bacca* baffi baffi* bagno_si bere bevev* bucat* c_erano cacch* cacche caldaia
cambiate camera_pulita cameriera caso cavig* caviglie cesto cesto* che_mi chiamata chili chili* chiru* cicat* cicatrici
cigli* cioccolatino cipol* cipolle ciucc* cognato_che coi_miei colpa colpa* compresi compresse con_la confezionato
contatto conti contr* controllare coperta copri* corpo corpo* corridoio corti* cortile crollata cugino cui cuoco cuoco*
cuore_a cura dai dal_parrucchiere dallo dallo* dato_il del_pomeriggio del_ristorante dell'* dell'albergo della_cucina
denti di_scarico dietr* dietro dimenticata dito docci* doccia dolor* dolore domenica_mattina dopo dopo_l dormiva
dottoressa_di e_finita e_lo e_mia enorm* enorme era_finita etern* farfa* farma* fate fiamm* figlia_ha finita_e
fino_alla fisioterapista fonta* fontanella forti* fosse* frigorifero gamba gamba* ginocchio giovane girat* girav*
girava giunt* gocce gocce* gola gonfi grigi* grosso ha_avuto hanno hanno* ho_sentito idem ignor* il_bagno il_cuoco
il_latte il_panino il_piatto il_pollo il_sushi impia* impianto in_cantina in_corridoio in_corso in_cucina in_tre incol*
incrostato infermieri influenza integratori intervento inton* io_e kebab kebab* l_acqua l_ha la_schiena la_sedia
la_squadra labor* laboratorio lasci* lasciato_in laser laser* lastra lava lavar* lavat* lavati le_mani lenti_a lenzu*
lenzuola letto letto* lunghi male manci* marro* medicinale messa mi_e mi_faceva mia_ragazza mia_suocera migra* mille
mille* mio_cugino mio_padre mirac* morsi morsi* mosch* muove muoveva n'e negli_spogliatoi neri nessuno nessuno_la
notte_in notti notti* nuota* odore odore* odore_di ore_su orecc* padre padre* panci* pancia pane pane_e partito penne*
per_dieci per_farlo per_tutta peral* peraltro perche_la piatto piegati poco_e poggi* poggiatesta pozze* pozzetto
preso_il press* prosc* prosciutto puntu* pure qualc* quando_abbiamo quarta radic* radice riape* riaperta rifatto rimes*
rimet* risal* ritirato rossi rossi* russa* salum* salvo salvo* sanno sanno* sbric* scaduta scaduti scaffale scarico
schie* schiena scort* screp* se_ne sedia_di senti* settimane_di si_vedeva sospeso sovra* spell* sporc* sporg* squad*
squadra stati* stavo* stesso stesso_giorno straccio su su_dieci su_quattro sul_materasso sul_tetto sulla sulla*
svegliata tachipirina tagliata talloni tavolata tenut* tenuto tonno tonno* topol* topolino tossisce trasf* tre_giorni
trovato tutta tutta* tutto_il un_gatto un_infarto unghi* unghia usata usata* uscito_con usciv* usciva vaccino_fatto
vasca vasca* vasch* vedeva vende* venti_giorni verde verdi verdi* verti* viola visio* visione visitata visto_in yogur*
yogurt zanzare_a`,
      '4': `
39 a_39 a_casa accor* ago alla_cucina alle_gambe appen* aveva aveva_preso bloccata bocco* boccone bolle bracc* cammi*
camminava capel* carlo* casa_con cerotto cesar* collirio confe* confermata confuso controllati corne* costola cozze
cozze* crudo crudo* cugin* dal dal_primo dalla dalla* damig* dato denti* dentr* dentro dentro_la devit* devitalizzato
dietro_il dimesso disidratato dispe* dopo_le doppia e_mi esposizione estra* farmaci farmaco fermati fogna fogna* forbi*
formi* fosse gesso gesso* gialla gratt* grigio gross* ha_dato ha_detto hanno_dato hanno_offerto ignorata il_forno
il_laboratorio il_loro il_prelievo impas* incollato infar* infarto infez* infezione la_febbre la_flebo la_notte
la_piccola la_pressione labbra lasciata lastr* le_labbra lenti lingu* liqui* lo_dice lo_hanno mal mal_di mandi* mani
marrone mascellare medic* medica metal* mg mi_ha miracolo mosche mozzi* muffa muffa* muove* nel_materasso nell'* nuca
occhi operato osser* osservazione pales* palestra panno* parto* pavim* pavimenti per_colpa per_tre picci* pinza pinza*
polpa* porci* porcini presa presa* pulsa* puzzava respi* ricovero rieti* rimessa riso rispondeva riutilizzato
salmonella salon* salone salumi sbagl* sbagliato scamb* scambiato scheggiato se_n'e secch* segnata siamo_stati sirin*
siringa sotto_il sporco starn* stati stoma* stomaco strut* struttura sul sulla_ricetta sulle_gambe sullo sullo* svegl*
tachicardia tappo tappo* tatuaggio termine teste* tiram* tiramisu tolto tolto* tosse tosse* tre_bambini tremo* tremori
turistico tutti_a tutti_e un'un* un'unghia un_altro uscito ustioni vacci* vaccino vaschetta viole* violento viva
vomitato vongo* vongole wurst* wurstel`,
      '5': `
all'osso ammuf* anest* anestesia asces* ascesso aveva_un barel* barella bollente botox botox* bronc* camol* camole
capello carne* ceret* ceretta cilie* cloro cloro* collo condotto congi* cramp* crampi cucito cuoca cuoca* da_due dall'*
davano decubito dell'hotel dentro_il derma* di_secondo di_testa dimes* dispensa disse* dita dopo_la e_nessuno e_venuta
exten* extension febbr* febbre_a femor* femore finita finita_in fungh* funghi garza garza* gastr* gonfi* gonfio grado
grado* graffiata guant* guanti guardia ictus ictus* il_braccio il_naso il_prosciutto il_tiramisu impasta in_bagno
l_hanno labbro le_cozze legio* lingua liquido mascella mi_si molar* molare muffe nel_cortile nel_seno nell'insalata
nelle nelle* nere nervo* orecchio osso otite otite* palpebra pastiglia pesce pesce* piagh* piaghe piatto_doccia
piccioni pidoc* polmonite prendeva presi presi* preso preso* preso_la pressione pronto_soccorso pulci pulci* refer*
ricov* ricoverata salmo* scabb* scadute secondo_grado sei_ore seno sentivo sgomb* sgombroide sindr* sindrome soccorso
sporche spore spore* steri* su_tutto svenu* svenuta tachi* tallo* tarta* tartare tatua* topo tromb* ustionato verme*
vermetti vertigini viola* vivi vomitare water water* zoppi* zoppico`,
      '6': `
a_letto amian* amianto anticoagulante botul* carne catet* catetere chiaz* chiazze cimici coma cornea dente dente*
diarr* dice_il dopo_il epati* epatite ernia ernia* escre* feci fille* filler frattura gambe gengi* gengiva gravi*
labbr* lesio* lesionato liste* macin* macinato manip* manipolazione masce* melanoma menin* meningite muffe* naso nause*
nausea nervo palpe* presi_dal prote* protesi punti punti* punture puzza* riuti* sangue scadu* scarafaggi scarafaggio
secchio socco* tumor* tumore tutta_la uno_scarafaggio venuta verru* vomito`,
      '7': `
antib* antibiotico blatt* braccio cimic* decub* disid* dissenteria febbre ferit* ferita flebo flebo* gambe* melan*
nella nella* pannolone polmo* pus sangu* sano ustio*`,
      '8': `
dosag* dosaggio infet* intos* nel tossi* vomit*`,
      '9': `
scara*`,
    },
    legal: {
      '2': `
000 71 900 abbia acqui* ad adora adora* ai al allac* altre altre* altro* alzata amicizia amministrazione animazione
apert* appel* appello appun* assicurazione assis* avviato avvisare avvisato avviso avvocati ballano barca barca*
bellinzona carina carte* cartellone catan* catania centralina cerco cerco* chiamato chied* chiedo chiudere ci circo*
clini* clinica codic* collegati comin* compagnia compe* comun* concessionario condizioni congelato consulenza consumi
conta* contabile contestare corte* cugino dai dall'* dato davanti del delle delle* dice diret* ditta ditta* domanda
eccel* eccez* entra entra* evasi* finanziaria firmato fisca* fiscale fotografare giurata ha hanno hanno* i ident*
igiene ignorato impresa insegnanti insom* insomma integ* iscritto lavor* legge* lettera letto letto* li lugan* lugano
malat* mancante mandato mano mansa* mansarda mater* medic* medici messa* mettere molto molto* montate multi* negoz*
nervo nonos* nonostante nostr* nota nulla nulla* obbli* omagg* omaggio omici* oppos* ordine pagan* pagano pagat*
passiamo peral* peraltro perit* perito perme* poverino presentato previsto primo primo* processo pront* pross* pubblico
quelli quind* respiro respo* rinviata rispondono rived* roves* sa salute scotto scrit* seice* seicento siete siete*
sinistro socia* sospeso spedita spettacolo sportello stama* stamattina stess* storie sul tecni* testimone titolare
torin* torino torto torto* tranquilli trasc* tratt* tutte tutte* tutto tutto* un'in* usata usata* vedrete vengo* veri
verifica viole* voi`,
      '3': `
250 52 a_chi a_lui a_mio abban* accol* ad_aprile aggiu* alleg* almeno_quello altri altri* anni_non anno appro* april*
aprile apron* aprono aspettate autor* avant* avanti avvia* avvocato_e banch* banki* buon carico carte cauzi* cauzione
cauzione_di cercate chat chi chi_ha chiama codici colle* compresa con_tanto conda* condannati confermato conformita
conos* conosco consegnati consumatore contro_la controlli controllo da_me davan* davanzale dehor* dehors di_notte
di_sei di_tempo dieci_giorni dipen* direttore direz* direzione diro docum* domani domat* domattina dover* dovere due_di
e_venuta europ* europeo facci* faccio fattu* fermato fissa* forma* fuoco fuoco* geome* gia_in giornale giorni_di
giorni_lo guard* ho_chiamato ho_scritto i_danni il_14 il_mio in_cassa in_cucina inabi* inabitabile indagine intanto_l
iscri* itali* l_anno labor* lavoro lo lo_diro local* locali loro malato materiali medico meravigliose mi_guarda mollo
mollo* morale moto multa municipale negato notifica numero_di obbligatoria omicidio opposizione pagamento_in parte_e
partenza passando pense* per_colpa preparato prese* preso preso* privacy proce* promesse pronti prossima protesi quest*
queste quindici raccomandata rappo* rapporto reclami regolamento ricevute richiesta ridicoli risulta salat* salata
sanzione scien* scorr* scors* scritto scrive se se_non sempre_uguale sentita sequestrato serve* si_chiama sorpr*
sorpresa sospe* stesso stori* storia strag* sul_tavolo tanto_di tappa* tecnici termini trasm* trattenuti tutta_a uffic*
vengo venuta vergogna voi_e`,
      '4': `
al_mio al_tribunale all'arbitro alla_mano allegato anno_scorso antid* arrivo assic* associazione atto banca banca*
cance* cancellazione caso chiamati chiusura citta* class* clausole codice_del collegio colpo* commerciale commercio
commi* commissariato compensazione con_raccomandata condannato conforme conse* consiglio consiglio_di dato_tutto
davanti_alla decid* dei dell'* depositata dichiarazione dipendente dipendenti doman* dossi* faccio_il fallita famig*
fasci* fatto_i fino_in fissata generale gia_fatto gialle hanno_gia i_conti impia* impug* in_corso ingiunzione integrale
intervento inves* inviato ispettorato istan* la_causa la_guardia la_perizia locaz* locazione mando_l mares* maresciallo
materia memor* memoria messa miste* mister moral* multa* norma notif* pagate parte parte* posta* pratica prepa*
presentata prete* priva* privata questura regis* resa responsabilita riape* riaperti ricevuto richiesto rinvi* rivol*
rivolta scientifica scorso scritto_al scriv* sede segnalati segnalazione_all'antitrust serve siamo_in sigil* socco*
soccorso sono_un sopralluogo sporg* sport* stradale studi* studio_legale tribunale_dei venga* versa* violano volante`,
      '5': `
640 adess* adesso al_comune al_giudice albo all'antitrust all'ufficio annon* arera arera* art artic* articolo autorita
avvertita avvocata avvocato bancario canto* cantonale cartella caser* caserma chiam* chiamata ci_rivediamo ci_vediamo
civic* civico codac* codacons collettiva colpose colposo comune confo* conso* consob consumo contattato conti convo*
corte danni danni* del_consumo del_fuoco del_lavoro della_privacy denunciati di_conciliazione dichiarato disci* edili*
entrate esecutivo esposto_in fara fascicolo fiamm* finanziario fumi garan* garante_della gdpr geometri giura* grado
grado* ha_aperto ha_gia ho_gia il_12 il_verbale illeg* impianto in_settimana incar* incaricato inchi* inden* indennizzo
informata infortunio inolt* inviata ipote* ispettori ispez* ispezione istanza la_diffida la_sentenza licen* mando
mando* medico_legale mendr* mendrisio messa_in minor* minori movim* movimento munic* nazio* nazionale notificato ombud*
ombudsman ordine_degli parce* parte_la pattu* poliz* polizia_postale prati* presentano protezione protocollo provv*
querelati quindici_giorni ragio* ragione reato reato* reces* recesso registrato revoc* ricev* rivediamo ruolo ruolo*
sanzioni sapra* scorretta scritto_da scrivera segnalata sente* si_presentano si_va sindacato studio tappa testi*
trascinero truffa tutel* tutela udienza_il ufficiale ufficiale_giudiziario va_avanti vedremo verte* vertenza veter*
vigili_del vinto vinto* viola* vostra`,
      '6': `
a_giudizio accer* accertamento adiro adiro* agcm agcom agcom* all'a* aller* altroconsumo appropriazione arbit* arbitro
assoc* aula avver* avvis* azion* azione civil* civile claus* clausola conciliazione_in consu* contr* convocato corec*
corecom dell'asl denuncia denuncio depositato di_pace dice_il dichiarazioni difen* difensore diffa* diffamazione falli*
famiglie federconsumatori fiamme formalmente giudice_di giudiziario guardia in_arrivo in_caserma in_giudizio in_procura
in_tribunale indeb* indebita informati informato inps inter* invia* lesioni licenza lo_dice malas* malasanita
mediazione_obbligatoria minis* ministero mio_avvocato nero nominato pace patte* per_diffamazione periz* perizia
pignoramento pm postale preto* pretore prima_udienza prote* proto* querelero reclamo seco segnalato sentenza seque*
sequestro sigilli sindaco tar ticin* ticino trami* tramite truff* vedia* vediamo vedre* verba* verbale via_pec vie`,
      '7': `
actio* action allertati ambas* ambasciata asl bolla* carab* carabinieri chiedero citaz* citazione class class_action
conciliazione contro costi* decre* decreto decreto_ingiuntivo depos* di_finanza dichi* diffi* enac feder* gia giudice
giudizio guardia_di in_aula in_mora in_nero ingiu* ingiuntivo ispet* legali lesio* media* mediazione mora pec penal*
penale pigno* polizia prece* recla* risar* risarcimento se_serve segnalazione segue segue* sinda* udien* udienza vessa*
vigil* vigili vostro`,
      '8': `
261 avvisata avvoc* causa causa* ctu diffida esecu* finan* finanza garante i_nas legale magistrato nomin* precetto
procura ricorso sanzi* vostr*`,
      '9': `
conci* consumatori denun* espos* esposto giudi* indag* infor* legal* magis* nas procu* quere* querela ricor* segna*
tribu* tribunale vi`,
    },
    privacy: {
      '2': `
212 abita* accesa ai al all'i* alla altro* anche anche* andro* aperte app aprirmi apro azienda baby bambino banca
banca* banco banco* batti* battuta buttati caratteri caric* carta carta* carto* cassaforte cassetto certa certa* chiama
chiavi chiedere cifra cifra* civic* codic* codice codici commenti consegnata conti conto conversazioni copia corretto
corri* cosa cose creat* creato crede* cura dalla dalla* delle delle* detta* dicen* dicendo dicon* dicono dietr* dietro
digit* digitali dipen* dipendente direttore docci* doccia dover* dovere dovrei duemi* duemila duran* entro entro*
farmaco fatture febbre figli* finanziamento finestre finita firma* fogli fogli* foglio fondo* fotocopiato fronte fumo
funebri gliel'ho gliel* glielo grazi* grazie ha hanno hanno* impiegata imposta impronte incon* installata intervento
iscritti lacri* lacrime lasci* le like lo local* mail manda* marit* marito marke* me memor* mensa mensa* mentr* mentre
model* modello motiv* motivo movim* nascosto nato nello nello* noleg* nonos* nonostante notare note nozze nozze* numeri
onlin* online padrone pagan* pagin* palazzo parla partite passa* periz* perizia pompe pompe* portale portone posti*
precedente prenotazioni presi* privato proposta propr* pubblico qualc* quartiere quattromila ragazza rapid* rata recap*
recen* referto rete retro retro* richiesta richiude riconosce ridev* riga riporta ripre* riven* saldo saldo* sapes*
schermo scopr* scotc* scotch scuol* sedut* seduta segre* sensore sente sentire sessi* signo* socia* social solle*
sopra* spid spogliatoi spogliatoio spuntato stagista stampante stanz* stanza strap* strappata studi* su sua sugge*
sull'* sulle sulle* sullo sullo* suocera svuot* tampo* tanta tanta* tecnico tendi* terap* terapia tipo trovo trovo* tv
un'in* uno vacan* vacanza vede vedevano vendi* vendita venditori vesta* vestaglia vicin* voles* volesse vuota vuota*`,
      '3': `
104 730 acceso adult* agenz* al_vicino alban* aldo allegato allog* altro anali* analisi aperto aperto_la appesi appeso
appli* appunti archivio arrivata_la ascolta assem* avvisare b bancone banki* banking bar_che bastava bucat* busta_paga
c'e_scritto call call_center cambiando capo carrozzina cartellone cartolina casso* cedut* ceduto center certi* chat chi
chi_e chiamate civico cognome_e colle* colleghi colloqui commentato compagna con_audio con_scritto condomini contatto
conto_di copiate crediti curri* curriculum d_attesa dall'* dallo dallo* dark dati_di dato_il davan* davanti davanti_a
davanti_alla degli degli* dei dei_miei del_sangue della della* dello dello* dentr* dentro dette dette* detto detto*
detto_al devo dichi* dichiarato dietro_la dire_che diret* diretta dirme* dirmelo disab* duece* durante durante_la
e_bravo e_finita e_lo e_nessuna e_pure elettronico entra* ero esami_del esito esito* estratto_conto faccia_di famig*
fasci* finan* finanziaria finito_in fotocopiatrice fotocopie fotog* fuga giornale giorni_dopo giuse* gli googl* google
grupp* gruppo ha_parlato hall hanno_detto hanno_mandato ho_letto ho_scoperto home i i_biglietti i_dati i_documenti
i_nostri i_vicini il_notaio il_padrone il_profilo il_registro il_tecnico impil* in_classe in_filiale insol* inviato
la_casella la_farmacista la_pagina la_posizione la_segretaria la_sua lasciate lecce lecce* legge* legge_le leggi*
leggibile lette* lettera_di letto letto* licen* licenziamento lo_dice lo_dicono lo_fanno lo_hanno lo_schermo login
login* logo loro mandata mangiano marciapiede marketing me_lo medic* mia_faccia minic* mio_capo moduli monit* monitor
mosca mosca* mostra mostrato muta nasco* nascosta negli_spogliatoi nessuno_ci nessuno_mi netfl* netflix nido noleggio
nominato non_ho non_le notai* notaio numer* obbli* obbligatoria ospite paga pagano paren* parenti parete parlato parto*
passato_a passw* password paten* patente patologia pazie* pc per_sbaglio porta_aperta positivo posta posta* prece*
precedenti preside privata pubbl* pubblicata qualcuno quante quanto raccontato raccontava recensione recep* reception
registrata ricev* ricevuto riconoscimento ripete ripresa riservata sa saldi saldi* saltata sbaglio scheda scrit*
scrivere sedute selfi* selfie sensi* senza_dirmelo si_sente sicur* sicurezza silen* silenzio smont* soggi* soggiorno
sopra spazzatura spogl* sportellista spostamenti spunt* spuntano spuntate stipendio studio su_whatsapp sul sul_foglio
sul_letto sul_marciapiede targa targa* tasch* telefonino telefono_e telefono_per tendina toglierla totem totem* traccia
trattenuti tribu* tribunale trovata tutta_la tutti_hanno tutti_in tutto_e urlar* urlare usata usata* usate usate* vanno
vanno* vecchie vedo venduti video videocamera viso voi_mi youtu* youtube`,
      '4': `
a_chi a_cinque a_noleggio a_tavola abitanti abito abito* accanto_al accesso adulta alla_recensione altri altri* appes*
applicazione apre_la arrivano assemblea avvis* buste buste* carta_d casella cellulare chiamata chiar* class* classe
clinica comun* comunicato comunicazione consegnata_a consegnati copia* corsia d_identita da_quando dall'app data_di
dato dei_bimbi della_mia depre* depressione detto_a di_casa di_prima di_soggiorno di_una di_uno divorzio duecento
e_arrivata entrare esposti etich* etichetta excel excel* facci* faccia farma* farmacista femmi* fiscale_e foto
fotografata galle* galleria genit* genitori girat* gli_esami guardato ha_guardato ha_lasciato ha_telefonato ha_urlato
ho_ricevuto il_preventivo impor* impronta in_assemblea in_palestra in_reception indirizzi infor* insap* insta* iscri*
it l_indirizzo la_fattura la_lista la_nostra la_piscina la_visita la_vostra lasciato le_foto lettera link lucin* lucina
malat* massaggi medico microfono mie_foto mio_documento mio_indirizzo mio_telefono moles* nel nella_mia nomin* numero
numero_di obiet* obiettivo ordini paese_di pagina pales* palestra panno* patol* per_la pillo* pillola pin portiere
portinaia posiz* posizione post postino prati* priva* proprietaria puntata puntate quade* quant* registrava
registrazione registro ricic* ridevano sala_d sched* sconosciuti sconosciuto scritto secondo_piano seguita senti*
separazione seque* sequestrato sfogl* smontato sollecito sopra_il spam spia spiff* stori* sul_bancone sul_mio sull'auto
sulla sulla* tatua* tatuaggio tavola telecamerina telef* telefonate telefonato terzi* tragi* tutti tutti* ubriaco
un_altro un_gruppo vedon* vedono vicina video* voce vostra webca* webcam`,
      '5': `
214 a_mia a_uno acces* accessi accou* account affis* al_bar alla_portinaia alta annot* annotato apert* aperta ascol*
attua* attuale badge badge* busta busta* candi* carte* cartella_clinica casel* cassonetto cedol* cellulari chiam*
chiamano clini* codice_fiscale col_cellulare col_mio collega commenta con_tutti conse* contenuto corrispondenza curio*
curiosato data debiti debitoria dell'* dell'hotel della_carta di_me di_nascita diagn* diagnosi diffuso divor* divul*
documenti documento dupli* esami esami* estraneo estratto ex filia* filiale fisca* fiscale foto_dei foto_di girato gps
gradu* graduatoria gridava gruppo_whatsapp guardato_le il_permesso impro* insaputa instagram intime intimo inval* isee
lasciato_il legge lista lista* loro_pagina maili* mailing mi_arrivano mi_chiamano mia mia_malattia micro* mio_nome
moros* morosi nasci* nascita nel_mio nell'* nella nella* nome_del nostra nostri paese paese* pagel* pagella per_entrare
perme* permesso_di pette* porti* prima_e profilo psicofarmaci racco* richiusa rifer* riparatore rivel* rubrica scope*
scoperto segretaria senza_chiedere shop sim spediti spediti_a stipe* storia sulla_loro svela* svuotato telecamera terzi
test tikto* tiktok tracc* urlato viola* volto volto* voti web whats* whatsapp`,
      '6': `
a_mio a_tutta avvisati bache* bacheca cartella cc cellu* che_ero chiaro chiun* chiunque clien* cogno* cognome con_nome
confidenze cvv dato_a dator* datore di_altri di_un'altra diffu* disk docum* duplicata e_dopo elenco email email* emorr*
emorroidi faceb* facebook faldo* faldoni famiglie fascicolo filma* fotoc* ginec* hard hard_disk hiv i_miei i_nomi iban
il_mio in_bacheca indirizzo informativa letta letta* localizzatore malattia mie mio mostr* nel_rilevatore nome_e nostr*
pannoloni passaporto pazienti permesso plico plico* pratiche profi* psicologa pubblica punta* quaderno racconta refer*
ricevo ricon* ricondizionato rilev* rilevatore rivelato rubriche scono* sexy spiat* spulc* sulla_scatola tale
testamento un'al* un'altra urlat* visibile visibili`,
      '7': `
ad_alta alta_voce cartelle clienti con_nomi confi* consenso dei_clienti del_mio di_un elenc* gravi* gravidanza grida*
hacke* ident* identita indir* intim* miei miei_dati mio_ex nome psico* referti regis* rubri* sanit* scans* telec*
telecamere violato visib* vostr*`,
      '8': `
al_mio altru* altrui dati debit* estra* in_chiaro la_mia le_mie nomi`,
    },
    safety: {
      '2': `
130 150 2009 abbas* acceso acquatico affog* albergo alte amica amica* anca andata andato andavamo antifurto appoggiato
apriv* apriva armad* artif* asse attaccato autostrada aveva avvel* baita baita* bambina banch* bassa bassa* bastone
batte* battere belle* benzi* benzina bimbo bimbo* black* bloccati bocca bocca* botti* bottiglia brodo brodo* bruci* bus
cabin* calata calcinculo calda* canarino cance* candela canna canna* caric* caricatore carin* carina cassettiera catena
cella cella* centotrenta cerch* certificata chiedevano chiudere chius* chiusura colla* collo* comodi comprata
continuato corni* correre corri* corto corto* cover cover* d dallo dallo* dato del deliz* denti* dietr* dietro distu*
dove durante elast* elettricista elettrico enigm* enigmi entrato estintore farla farla* ferma* fermati filat* firen*
firenze fisch* fissa* fissata folla folla* fossero funzi* furgo* furgone gente gente* ghiaccio girat* girav* girava
gradi* guard* guardava ha incan* insis* istruttore lamen* lampa* largo largo* lasci* lasciato lava lavato letti* logor*
logora luminoso mancanti marce marce* marme* mater* matto* menso* messa* mezzo mille mille* mio mogli* moglie monop*
montati montatore muro nei nella nella* nelle nelle* nello nello* nessu* nipote noleg* noleggiatore noleggio norma*
occhi padre padre* partire pastiglie pento* petto petto* pezzo pezzo* phon piani piani* piano piano* piantato
piastrelle plast* plastica poggi* poggiatesta polpetta porta portachiavi porti* poste* potevo press* prestare princ*
principianti pulmi* pulmino puzzava ragaz* ralle* rasoi* rasoio recensione rimasta rimasto rimes* rimessa ripartita
risch* rossi rossi* rover* rovere rovesciata russa* saliv* salta* saltati sangu* sangue sapes* sapesse sapev* sareb*
sarebbe sbric* scale scapp* scatoloni scend* scesa scesa* scheg* schiacciata schiena scintilla scoll* scotc* scotch
scucita seconda sedia sedia* segna* segno segno* senza senza* sfior* sfond* sfondato sistemato sorel* sorella sotto
sotto* specchio spezzatino spina spina* staccata stavo stecc* steccato stesso stiro stiro* strano strappata stretti
stucco stufa stufa* succe* successo sull'* tagliato tappe* taxi telefonate tenda tenda* tende tende* tendi* terra*
trans* trave* trovati un'al* un'altra un'et* urlav* usare usare* uscit* uscita vengo venir* venire vento vento* vernice
vostra vostro`,
      '3': `
a_mezzo a_mio a_testa addet* addor* ah ai al_muro alber* alla_seconda allen* amaca amaca* ancora_li anneg* anta apert*
aperte aperto arrug* artificio ascen* ascensore asciugatrice avven* avventura bacin* balco* balcone balla banchina
bandi* bilan* blu box_doccia braccio bronc* bruciato cabina calci* calice camera_e canar* cancello cap carbo*
carrozzina cartello cellu* cellulare centi* che_ha chiusa cintura cloro cloro* col collegata colpo colpo* comodino
contro_la controllato coperchio cuscino da_mesi da_noi da_sole dal davanti_alla del_liceo del_mio del_telefono
della_doccia della_piscina denti dentr* dentro dentro_il di_plastica di_sotto dieci_centimetri dita doccia_e dondo*
dopo_la dritt* dritta due_denti due_passi e_c e_finita e_hanno e_partita e_passato enorm* enorme eroga* esplosione
facci* fasce* fascetta fermava fermi fermi* filo fondo_della frull* frullatore fulmi* funiv* funivia fuoch* fuochi
fuoco fuoco* galle* galleria gazeb* gazebo ginoc* ginocchio gioca* giost* giu_per gomit* gomma gomma* gommone gonfi*
guanc* ha_preso ha_scritto ha_tagliato ha_tirato host i_piedi il_cartello il_cavo il_motore il_rubinetto il_vento
imbar* impianto implo* in_faccia in_mano in_piscina in_tutta in_tutto inchi* insegna intonaco kit l_abbiamo l_addetto
l_albergo l_autista l_hanno l_host l_istruttore la_casa la_corrente la_navetta la_pellicola la_radio la_zuppa lama
lamentati lampadari lasciati lastr* lastra lavandino le_porte letto letto* liceo liceo* lisci* lo_stesso mangiato_la
mani marci* marmellata mensola mento mento* mentr* mentre metro* mezzo_al mi_e mi_ha mi_si minuti_a monopattino
montagna montata montate montatori moschettoni muto nascosta nebbi* nebbia nell'insalata nessun noleggiata norma nuca
ore_dopo orecchio palato palco palco* panca panca* paret* partita partiti partito passato passerella pattini pavim*
pelli* pellicola penzo* per_sempre per_venti pilat* pilates pista pista* pneum* portati porte posteriore prendo presa
presa* profo* quarto_piano ragazzo rampa rampa* revis* revisione rifac* rifacimento rimas* ripar* rossa rossa* rosso
rosso* roula* roulant rubin* rubinetto saltato salvataggio sauna sauna* sbarr* sbarra sbecc* scaffale scala_mobile
scald* scali* scappare scaricato scarpa schiacciati sci sci_con scort* scosse sdrai* sdraio segnalata segnalato
senza_aria sfondata sfugg* slacc* soffitto sole_e sonno sonno* sopra_il sopra_la spacc* spaccato spala* spalle spezzata
spezzato_il stava* stufe* stufetta sul_fondo sul_letto sull'auto tagli* tagliando tanta tanta* tapis tapis*
tapis_roulant tappeto tasca tasca* tassi* tassista teier* teiera temporale tenda_da tenet* tenut* tenute tirag* tiran*
tram transenne un_mal uno_e urlavamo valan* valanga vasca vasca* vetro vetro* via viale* vialetto vie viti
viti_mancanti`,
      '4': `
2016 a_dieci a_noleggio acces* acqua_e addetto al_contrario anner* annerita annun* appen* appena appog* arrugginito
assenti automatico bagni* battu* bloccata bollente botta botta* botto* buca cader* cadere caduta calat* calca*
calcinacci caldaia cambio_gomme capel* capelli caricabatterie caste* castello caten* cavallo cavi cavo_della centimetri
che_da chili chili* chiod* chiud* ci_ha ciaba* cingh* colpi* colpo_di compagno consumati contrario controsoffitto
cornicione corre* corsa corsa* cosci* coscia crani* crepato croci* crollata da_dentro dalla dalla* del_gas della_lat
dente dente* di_sicurezza dieci_metri docci* doccia doppia e_fermata e_nessuno elettrica era_ancora estin* faccia
fermata_a ferro ferro* fischiava fondu* forbi* forbici fornelletto frenata freni freni* funzionante gamba gamba* ghiac*
giostra gomito gommoni grida* guardando guardata guida* ha_fatto il_cambio il_casco il_sedile il_tagliando in_galleria
in_testa incas* incastrata incastrati inesistente_in inton* inves* l'e la_gamba la_ruota labbr* lat lat_machine legat*
legata legato lettino lo_specchio luci_d machi* machine manub* manubrio materassi metro mio_compagno monta* naso noi
noleggio_con passe* pavimento pedalo pentola perdeva perdi* perdita persone piede piede* piegata pioli pioli*
pneumatici pompi* pompieri ponte* portellone portiera pressione pullm* pullman pulsa* puzza_di quasi quasi* rete
ritirata rotte rotte* sacro* salva* salvavita sasso* scadu* scaduti scaduto sceso sceso* se_l'e sedile sfiorato sicur*
spars* spell* spia stava sulla sulla* sullo sullo* svegliati tagliente tallo* tampo* teles* terra testa testa* tossi*
tribu* un_film un_metro un_pezzo uscita_di venut* venuto vicino_alle viva vivi volan* volat*`,
      '5': `
accesa addos* addosso aggan* al_quarto allar* annunciata antif* antin* antincendio aperta_in autis* autista bagnino
balla* barca barca* battuto bruciate caduto caval* cavig* cavo chiodo chiudeva ciabatta cintu* cinture collo con_me
contr* contro_le contromano corrimano costole cranico crepa* crociato curva d_emergenza da_solo del_letto di_ferro
di_sonno difet* dopo_il durante_il e_aperto e_spezzato e_staccato elett* elica elica* emerg* emergenza esploso
femore_rotto fili flamb* flambe fondo fondo* force* forcella frant* fumar* giocattolo giubbotti gridato guidava
ha_ceduto il_fondo imbiz* imbizzarrito imbra* imbrago in_cucina in_giu incendio invis* invisibile kart la_scala
la_scossa labbro maniglione mattonella metan* metano nel nell'* onde palat* parete parti* peric* pezzo_di piast*
piastra ponteggio porte* pulsante puzza puzza* rilev* rilevatore ripartito risal* roves* ruota ruota* sapevamo sband*
scaldabagno schegge scint* scintille scivolata scivolo scoperta scoperto seggiolino seggiovia senza_corrimano sfila*
sgabe* si_chiudeva sicurezza socco* soccorso sopracciglia sovra* spall* spalla sporg* sporgente sulla_testa sutur*
svenu* svenuta tagliafuoco tagliata tallone telescopica testa_in trascinata traum* trauma tubo valvo* valvola`,
      '6': `
a_gas airba* airbag allarme ballava barra barra* bloccata_da bocch* bombo* bombola botto bullone calca caviglia ceduto
circu* circuito clavi* clavicola cocci* cofan* cofano collassata con_noi contro corda corda* correva croll* crollato
curva* dadi dell'autista disce* discesa evacu* falan* femor* femore fiamm* forne* fuga fusa fuso girev* girevole giu
giubb* gomme gomme* gradino gremb* grembo in_corsa in_discesa la_barra male maniglia marcia messaggiava metri metri*
monos* moschettone nell'occhio parap* parapetto passeggeri preci* prote* protezione punti punti* ringh* ringhiera rotto
rotto* sasso scala* schia* scivo* scossa seggi* sganc* sganciato sonno_dell'autista sopra sopra* spezzato spia_accesa
stacc* sul tegol* testa_a tubo_del ustio* venuto_giu volante`,
      '7': `
cadut* cedut* di_gas fiamme frena* freno freno* imbarcava imbarcava_acqua incendiata manig* mosch* pedal* pedale polso
polso* precipitato scala scopp* scoppiata scoss* si_e spezz* staccato`,
      '8': `
bullo* casco casco* esplo* esplosa fumo incen* monossido ribal* ribaltato scope*`,
      '9': `
gas`,
    },
    theft: {
      '2': `
0 130 150 600 700 900 abito abito* accettazione accor* accorgo accorto affit* affittato aggiungo alber* all'arrivo
alleg* altre altre* amministratore ampia ampia* anest* anestesia anzi area atter* autogrill auton* averl* aveva* avra
azienda bagaglio banch* bancone banconote bassi* batteria battu* benzi* bevuto biril* birilli bisognava bolog* bologna
borsellino braccialetto bucate buone buone* buoni buoni* buono buono* cabine cacci* cameriere capan* capita carbu*
carburante casco casco* casin* casino caso cassetti catena cento cento* chi cimit* cimitero cinquanta cinturino cioe
col collo comod* compagno compu* computer comunione concl* consegnato consumate contati conti corri* corriere cose
credevo cresi* cresima cucit* cucita cuffi* cuoio cuoio* cuscino danno danno* deceduta del dice dicen* dicendo dicon*
dicono dimenticato direttrice diventato diversi divisa docum* dormi* dormiva duece* duecento duemila eccep* eccepire
entra entrano entrata erano erano* esaus* fabbro famig* famiglia farlo* fidav* figlio finita finto finto* firma*
firmato fisioterapista fotocamera franc* ganci* gasol* gasolio gestore giacc* gioielliere gliele golf grond* guinz* i
impie* impiegato indis* infil* infor* ingeg* intat* intercity interna it labor* laboratorio lasci* lasciare lasciata
lascio leggo* libre* limon* limone local* macchinetta magar* magari manca mandata marin* masch* maste* master mattone
mecca* meccanico medicine merenda mettono mia mie moder* moneta monop* monopattini monopattino moscia mostrato nell'*
nelle nelle* nello nello* norma nostra nuove nuove* nuovi nuovi* nuvol* nuvole occhi* opera* operato ormeg* padre
padre* padrone pagata panet* pantaloni pappa* partenza passaporto pasto* pc pensavano pensione perdo* piante piazzole
pigia* pigiama pin plastica ponte* portati portineria porto* posat* posate post prelevato prendere prendevo presa
presa* profumo pure qualcosa radio ragazzi reclami regali registro restituita richiamo ricor* rientrati rifat* rimessa
riposo rispa* rispondono risul* ritirato roba rotto rotto* sapon* sched* scheda scheggiato scotc* scotch scucito
scusate sdraio sedil* seggiolino segno segno* sistemato sosta* sostituito spaccato spalle specc* spogl* sposa sposa*
stagista stand* stann* stanno stanz* stanza stato stato* strin* suona* svani* svizz* tacch* tagliaerba tanta tanta*
tappetini targa targa* tiepide titol* togli* toglie tolte tolte* tolti tolti* tolto tolto* trann* tranne trasloco
trasportino trovata trovo trovo* tua turno turno* uno vagon* vasi ventidue vergo* video* viola* viste viste* zaine*
zainetto zanza*`,
      '3': `
150_euro 39 71 a_prendere a_secco acustico addet* addos* addosso albergo all'andata all'uscita andata andati_a antiche
aperta aperti appog* appoggiato apro armadietti aula autis* autista auto autoradio avanz* averla avess* aveva aveva_le
avevo avevo* banchi banco* bancomat bassi baule* benzina bevute bici biciclette bolle bottiglia_di busta busta*
busta_con c cagnolino campeggio canti* cappotto casa cassa* casse che_guardava che_l chiavi_di chiss* chissa chita*
cinque_con cinque_ore codici col_nastro com'e com'e* condo* condomini condominiale conso* conta* contata conti* cucce*
cuccetta cuffie da_chi da_sole dal_guardaroba dal_letto dall'app dalla_spiaggia dallo dallo* dato_un dei_miei del_nonno
dell'albergo delle delle* dello dello* denti* dentro_un depre* di_900 di_mia di_pelle di_plastica dimez* dirme* dirmelo
disco documenti doppia due_minuti e_che e_fatta e_finita e_luci e_mai e_mezzo e_perfino e_piu era_gia esausta euro_al
euro_la facevo fattorino fedel* fedelta fiera fiera* firma fisch* fondo fondo* fotografica_e freschi frigo_e furgo*
garag* garage gazeb* gazebo giacca ginna* ginnastica giran* girav* giubb* giubbotto gli gliel'ho gliel* gomme gomme*
gommi* gommista guard* guarda guinzaglio ha_mandato ha_tenuto hanno hanno* hanno_aperto hanno_rubato i_documenti
i_soldi identica il_buono il_cambio il_cappotto il_corriere il_mio il_padrone il_profumo il_responsabile il_tagliando
il_volo imbia* in_chiesa in_palestra in_piscina in_sala informazioni ingen* ingenuo interno invernali l'e l_addetto
l_ha l_impiegata l_ordine l_ufficio l_unico la_baby la_batteria la_direzione la_macchina la_ruota la_scatola la_spesa
la_stanza lasciato_il lavag* lavaggio le_ha le_patatine le_scarpe le_spalle legat* legate leggero leggo legna legna*
legna_e lego lo_abbiamo loro_e loro_il lucchetti lucci* lui macchina magazzino mancante mancavano mandato_la mangiate
mani mano_e marino masti* matto* mattonelle mezze mezze* mille* minestrina minib* minibar mio motiv* motivo muta
negli_spogliatoi nella nella* nella_mia noleggio_in nonno nonno* nottu* offerte ogget* oggetti origi* pacch* pacco
pacco* padre_che panettone parcheggiatore passeggino pasto patat* patatine peccato_che penna penna* perdono periz*
perizia perle perle* pesca* peso portato porti* portiere portinaia portone preli* prese profu* profumi prosc* pulizia
pulizie qualcuno_ha quelle quello_del quote quote* radio* recensione recep* reception regal* regalo resa resta* restava
ridata rifatto riportata riser* rison* risonanza risultano riven* sacch* salito scatola scatolone scatoloni scort*
se_l'e segretaria senza_dirmelo serra* set sgran* sicur* sigil* signora_delle soldi soldi* solo_le sono_arrivati sono_i
sosta sostituita sostituiti spariscono sparito_il specchietti spiag* spiaggia spicci spillato spogliatoio stiva* strano
sul_banco sul_comodino sul_fondo surf svegliati svent* svita* svitato svuotano tagliati tappe* telecamere tinto*
tintoria titoli toglie_il tomba tomba* torna* tornata tragi* tragitto trapa* trapano un_modulo una_notte vagone
valigia_arrivata vecchie venti_euro vigil* vinil* violi* visio* visione visti visti* visto visto* vuota vuota*`,
      '4': `
200 addetto affitto al_dito al_posto amarone antic* apert* aperto appesa appro* armad* baby bagag* bagagliaio batte*
beaut* beauty bevut* bevuta borsello borsetta botti* bottiglie brillantino cache* campe* cappo* casse* caten* catenina
cedut* ceduto cerni* colla* collezione con_una confezione consumato contanti crusc* cruscotto da_cinquanta da_loro
dal_cassetto dal_portaoggetti damig* damigiana deces* dentro_al dentro_la di_casa di_famiglia di_notte di_scorta
di_tutto diama* diamante dice_che dipen* direz* direzione donna donna* donna_delle dopo_il dopo_la dove dove_l e_a
e_dentro e_gli e_quando e_sparita entra* entrati eppur* eppure euro_no fate fate_voi fatta fatta* finita_in fotog*
frugato fuoribordo furba* furgone gancio giardiniere guardia ha_cambiato hanno_sfilato hanno_tolto ho_lasciato
il_portatile in_deposito interni l_ho la_cassaforte la_catenina la_lezione la_mia ladro ladro* lapid* lapide lavan*
le_cuffie le_mie libretto lo_scatolone mai_restituita mamma mamma* mancano_la mancava mancavano_due manci* mancia
masticava mia_nonna nel nel_vagone notte notte* novant'anni nuova nuova* nuzia* nuziale occhiali_da orecc* originale
orologio pacchi panino_con passe* passepartout pelli* perfi* perfino persi* piazzale piu_piccolo portato_via postale
preso preso* preso_il puliz* punti punti* qualc* rastr* razza razza* reception_mi resti* richiuso ricoverata ridato
rider* rient* riparazione rispondiamo ritir* ritiro rubando ruoti* sassi sassi* scambiate scapp* scasso scato* scorta
se_ne sedile sei_e si_e smeri* smerigliatrice sosti* sotto_il sparita sparita_la spill* sterl* sterline stewa* steward
sua tagliato tappeti telep* telepass tenuto_il terzi* tolta tolta* tornato tranc* trasl* traslocatori trasp*
trasportatori tremi* tremila una_busta valev* valeva valig* valigia veloci venduti vergogna vostra zia`,
      '5': `
al_ritiro alla_reception anello aperta_e aperto_in aspor* badan* badante battesimo becca* beccata bicic* bitco* bitcoin
borsa borsa* box brill* buoni_pasto c_erano cachemire cambiato_la cassaforte cassetto cassiera cassiere cellu*
cellulare cerniera collezione_di colli collier con_scritto cric crick crick* cuccettista dai dal_mio dalla_borsa
dalla_stanza del_battesimo delle_pulizie derubati di_limone di_mamma di_mio di_nonna duemi* durante_la e_lui e_tenuto
e_via facch* facchino falsa falsa* fiche* fiches fischiettava francobolli fregati fregato fuori_dalla gioielli
gioielli_di gli_occhiali gli_orecchini gratt* grattato guarda_caso guardaroba ha_preso il_cellulare il_custode
il_lavaggio il_trapano imbos* imboscato in_riserva in_tasca ipad iphon* iphone la_cassa la_catena la_chiave la_mancia
la_visita ladra ladra* lavanderia le_chiavi le_mani lo_zaino lucchetto_tranciato magaz* mance mance* mani_nella nastr*
nastro nastro_rifatto nessun_segno nido nonna nonna* occhiali orecchini_di papa parcheggio_custodito pesav* pesava
piumi* piumino ponteggi porta* portafogli portagioie portaoggetti prele* prelevati prelievi presi punti_fedelta ram
rastrelliera restituito ricov* ricoverato rimes* rimpi* ripulita riserva ritro* ritrovati rovis* rovistato rsa rubac*
ruban* rubata rubato rubato_il scambiato scassinati scippato scomparsa scomparsi sfilato_il sitte* sitter skin smont*
smontata smontato solo_loro sorve* sparire spicc* succh* succhiato sul_sedile svaligiata svanita svuotata tagliata
tenut* tranciato vesta* vestaglia via_dal volate vostro zaino zaino*`,
      '6': `
amman* anell* aperto_e argenteria armadietto armadietto_forzato arraf* asportato borseggiatori camper cantiere
cassaforte_aperta cassi* chiave chiavi col_mio colf collana colli* comodino complice con_uno continui d_oro dal
dal_comodino dall'* dentiera dentr* dentro depos* derub* di_papa duran* durante_il era_piu forzata forzato fottu*
fottuto fruga* gioie* l_orologio la_borsa la_collana la_fede ladri ladri* levat* loro macchina_fotografica mancano
mancanti marsu* marsupio mentr* mentre monet* monete morso morso* movim* movimento operai operatoria orecchini orolo*
ostel* ostello pelliccia pietr* portamonete portatile posto_del qualcuno razzi* rider rimessaggio ritirata ruba
sala_operatoria sapevano scamb* scappato scatolone_con scipp* serba* serbatoio serratura sottratto spariti_dal sparito
svali* svuotato tasca tasca* tenuto via via_il zirco* zircone`,
      '7': `
argen* chiav* custode custodito dalla dalla* deposito dipendente durante fede forza* fotografica intas* la_bici lucch*
lucchetto manca* nel_loro oro presi* rame ridat* scomp* sfila* sfilato sparite spariti svuot* trafu* volat* vostr*`,
      '8': `
frega* intascato ripulito rubat* rubati scass* sottr*`,
      '9': `
borse* custo* ripul* spari*`,
    },
    threat: {
      '2': `
abita accog* accoglienza accol* addos* addosso aggiungo all'u* allar* allen* allor* allora ambulanza andate antid*
appen* armi arriv* arriviamo aspettiamo assicurato autis* autista avere avere* avevate avvel* avvoc* baffi baffi*
bambina baris* barista basta* basto* baule baule* bicic* bimba bimba* binar* biondo birba birba* bloccato bottiglia
buona* cagnolino cambia camion campanello capan* capannone carattere carbone carico casa catan* catania cavo centralina
chiami chiud* ci citta citta* cognato col comit* contate conte* cosi costa costa* credenza crist* cuoco cuoco* custo*
davve* davvero discu* disegno distr* dormo dormo* dormono dov'e* duecento esci fa far farmi farmi* fazzo* fermato figli
figlia figlio finita fiume fiume* fossa fossa* frase frase* freez* freezer freni freni* front* fronte fuso garag*
garage garantito gesto* gestore gia gialle ginoc* gira giudice giust* giusto glielo grams* gramsci grande grigia guard*
imparato incendio incid* incidente industriale infil* intendono karma karma* lamen* lasci lavoro legna* lettere lo
maestra magar* magari maial* maiale maleducati medico merita mi mia mie miste* model* modello modo mogli* moglie
montate morto morto* motor* muffa muffa* multa multa* muro n'e natale negoz* negozietto negozio nell'* nera notare
notte notte* nuove nuove* occhi* operatrice osped* ospedale pagar* pagare pallo* panda panda* parola passano passo
passo* pastiglie pazie* pecca* peccato peluche pena pensa* pezze* piazzale polizia ponte* potre* pregh* prelevare
prete* privato prof profi* provate qualcosa quarta quell* quelle queste questo quint* raccomandate ragio* ragione
ricam* ricambio ricon* riconosce ridev* rideva riemp* riparte ripas* riprendi risar* ritirate roma rompono rotel* ruote
ruote* saluta santa santa* sblocca scale* schifo scivola scoot* scooter scriv* sedile serra* serve settimo sicuro
sistemano sogli* soglia sola sotte* sotto sotto* spallucce spieg* spiego spigo* stend* stewa* steward suoi suv
telefonate tenevo tenut* tenuto terap* terapia testi* testu* testuale tetto tetto* tipo tornano tranquilla tranquilli
trapa* tratt* trattato trova truff* tubi turno turno* tutte tutte* tutto tutto* uffic* ufficio ultim* un'au* una uscit*
vale valido veder* vedere vedet* vedete verdi verdi* visitina vitto* vocale vorre* vorrebbe`,
      '3': `
640 a_casa a_modo a_natale a_prendere accorto addio addio* ai al_mercato all'aeroporto all'uscita allarme
allo_sportello altro_che amici* ammaz* anche anche* ancora_a aperto_la arran* arrivi aspetti aspetto_fuori augur*
auguro auguro_di avete_staccato avver* avvocati balco* balcone banna* bannato basse basse* bene bionda bocco* brutt*
caccia calib* calibro cambi camio* camminare cance* cane capito carina casa_e ce_l ce_n'e cener* cenere che_aspetto
che_c che_mi che_vi chi chiamo cocco* collo colpa colpa* coltello come_un comprate con_voi conosco_la consiglio contato
conti copri* corag* coraggio corda corda* cosci* coscienza cose cugino da_me da_parte dante* davanti_al della_macchina
detto_che devas* dici dico diret* discutere dispiacere ditel* documenti domat* domattina dopo_vent'anni dottore dov'e
due_ragazzi e_adesso e_ai e_io e_nel entro_venerdi fa_lo faccia falo famig* famiglia fatti fatti* feste* fidan* figli*
figurati fossi* fosso fosso* frate* freno freno* frequ* fucilata funeb* furba* furgone furgoni gambe* gente gente*
gente_che ginocchia giri giu gommi* gonfi* grazie_a ha_scritto ho ho_contato ho_un i_piedi i_soldi ieri il_bastone
il_furgone il_medico il_mister il_modello il_titolare impor* importa in_bagno in_cinque in_giardino in_mano in_tempo
indir* indirizzo indirizzo_di infortuni iniziato inten* io_il io_sono l_assicurazione l_ufficio la_prossima la_ruota
la_serranda la_testa lavora le le_ho li_e luca lui_e ma_ci macchina malata marciapiede mattone me memoria merit*
mettete milan* milano mille mille* minaccia mio mio_cugino mio_zio mister mondo mondo* motivo_per nano nato ne nel
nelle nelle* non_arriva non_dico non_le non_te nord novembre_e nu occupate ogni_giorno oppur* oppure ordinate ossa
padre_ha paghi paghi* parec* passare pazienza peccato_per pentirete per_tornare perdo persona pesci pesci* pilas*
pilastro pisto* piu_per po_di ponte portabagagli porti porti* portone pozzo pozzo* prendere prenotate preparati preteso
profilo prossima pure pure_i quand* quando quart* recensione respi* respiro retro retro* ricci* ride ringrazia ripasso
rispondi ritrovi saltare salute saluti saracinesca scale scann* scappi scelto scelto_il scherzo scivolata se_lo se_non
se_ti segnato senza_linea serba* serbatoio serranda sfondo si_prende signore_che siste* sistemati socco* soccorso
spalla sparisce spazio sping* state state* stato stato* sto strad* strada strag* strage strisce sua sulla sulla* tanti*
tieni* tira titolare_mi toglie tolgo tolgo* torni* tragi* tragitto trapano trasloco trattore trovano trovi trovi* trovo
trovo* uccido un'ac* un'am* un'ar* un_fosso un_gatto un_pilastro una_cassa una_minaccia uscir* uscire uscire_dal uscito
vanno vanno* vende* verso verso* vetrine via_dei villa viso voglio voi_e volen* volentieri zio zucchero`,
      '4': `
83 83_anni abbas* abita* accompagnato affil* affilata affilato ai_miei al_portone amici ammazzo anch'* anch'io
arrivederci averm* avermi avro bagagliaio bancone baseb* baseball bastone bella bella* benzi* bottega bucate cacci*
cacciato calci capol* carcere ce che_di chiam* chiama chios* chiudere colte* comodino conosce contento coron* costano
crona* cronaca cugin* da_baseball del_nonno del_titolare dell'altro di_benzina di_me direttore dita dite doman* domani
dormi* e_quando e_quattro e_siamo e_vi ergas* ergastolo esce facce* fareb* faret* fatto_la feste fossi fratelli funebre
furgo* gambe garib* garibaldi gialla giuro_su gli gliel* godit* ha_il ho_comprato ho_gia i i_denti i_giorni il_cancello
il_trapano in_via incontriamo incro* insegna interessi io io_e la_faccia la_macchina la_sua la_targa lamentato lancio
lavoro_e le_feste le_spalle leva lo_conosco magaz* magazzino malato mazza_da memor* mentre_scrivo mi_do mi_hai mica
mira motiv* motivo niente_da non_ti nonno nonno* ordina palma* palmare parcheggi paren* parenti pari parol* parole
parti passa paura paura* persona_e pesta* porto_i potrebbe prenderti prendo_a prenotati preoc* qualc* qualcuno quant*
quartiere quella ricor* ridate ridato ridi riempio rimpiangere rivedo roba rotelle roves* salut* sangu* sangue sareb*
sarebbe sasso* scapp* scass* scend* schiaffi scort* scorta semin* senza_motivo servira sfrat* sfratto sfreg* siamo_in
slega* slegato spacc* spalle spingo squad* squadra stacc* stacchi stacco stavo* stroz* suo tagliero tanti tempe*
tempo_a tengo titol* torni tranq* tu ultimi ultra* un_incidente un_piatto una_bottiglia una_tanica vado vendi*
vengo_giu verifiche vero vespa vespa* vetri* vetrina via vinci* viver* vivere vostri vostro_ufficio`,
      '5': `
abiti accen* accendino adess* adesso arrivo atten* attento barel* barella benzina biond* botte calab* calabresi
cancello cannu* cannuccia capit* capitano carce* carrozzeria certe certe* che_ora che_se chiamate chiedete chiosco
chiudete ci_vediamo como con_mio conci* concio conosciamo conoscono conto_bloccato convi* conviene cugini curva curva*
da_perdere da_soli davan* davanti davanti_alla demol* dente dente* denti denti* di_notte do_fuoco dove_parcheggi
faccio_finita fai farla farla* fate fiamm* finira finisci fucil* fucile giuro_che gonfio guardati ho_due ho_piu
ho_trovato ho_una i_miei il_prossimo impic* in_garage incon* incrociarmi la_cannuccia lanci* le_gambe le_gomme le_ruote
le_scale litri litri* malat* mazza metto* mi_avete miei minac* nel_vostro non_ho non_vedo o o_poi occhio paese paese*
parcheggi_la parola_mia pensateci per_strada piu_niente prima_o profo* profondo pross* prudo* prudono pugil*
ricordatevi ridat* ridet* ridete rived* rottw* rottweiler sapet* sapete sarac* scasso scrivo se se_mi semina seppe*
so_dove sola_la spall* spero spero* spezz* spran* stai stase* stasera stavolta succede tanica targa targa* tempesta
ti_aspetto ti_becco ti_do ti_vedo titolare tutto_con un_accendino uscite ve_lo vediamo_se vedo vene venia* veniamo
veniamo_a vostre`,
      '6': `
a_che a_voi abiti* apro aspetto attenti barac* baracca becco becco* botte* bruce* brucio brutta butto butto* ci_saro
dal_vostro di_non di_voi distruggo do dormite dove e_piccolo e_so entro entro* faro finisce fuoco fuoco* giuro giuro*
gliela gomme gomme* ho_il il_paese ingoi* la_faccio la_mazza lascio leggerete mando* mani mazza* mazzate metto motorino
non_esce notte_non paese_e pagherete parli* parliamo penso penso* penti* per_colpa prend* prepa* presento prossimo
prote* quanti ribal* rimpi* risol* risolve rompo rompo* sa sappi* sarebbe_un sberl* scendi sciol* sfasc* siete siete*
so_a so_che soli sono_gia spacco spezzo strozzo succe* tac tanto tanto* tenet* tenetevi tic tue ve_la vengo_a verro
verro* vi_distruggo`,
      '7': `
colpa_vostra conosco finir* finis* il_tuo il_vostro incen* le_mani mando manie* paghe* porto porto* prendo preparate
ringr* saro sciolgo seren* sparo sparo* stano* stanotte tanic* te_le ti_faccio tirap* tiro un_bel ve vedia* vediamo
vendetta vendetta_e vostra`,
      '8': `
avete avete* bel ci_rivediamo conos* facci* faccio ho_la la_tua rivediamo voi`,
      '9': `
hai so te ti tua tuo vengo vengo* vi vostr* vostro`,
    },
    violence: {
      '2': `
accompagnavo allen* alzat* alzato ammaccato andavamo anni anziani bagni* banch* banco barca barca* baris* barista basse
basse* bastone blocc* braccia carro* cartella cassiera cinquina colla* colpe* commessa compreso conti continuato
cornetta costo* costr* credi* crona* cronaca cugin* cuoco cuoco* cuoio cuoio* cusci* davan* davanti detto detto* dicen*
dicendo direttore direz* direzione donna donna* dove ero ferma* fermate figli figli* finita fino firmare fosse fosse*
fratt* fruttivendolo genitore giostre giuro giuro* gli gomit* gonfi* graffiata grazi* grazie impro* inizio insul*
insulti lasciamo legna* lettino letto* lui mangiare mano massa* masticava mazzo mazzo* me messo messo* metri metri*
mostr* negli negli* nel nelle nelle* nipot* nostr* nostra occhi* occhiali operatore ottan* padrona pagavo pagli* pallo*
partito pensavamo per perco* piano* piazz* placcato porte porte* potevo prece* prendeva presi presi* proprietario
puntata ragio* recla* reclamo recupero respi* respirava retro* riden* ridendo rimpr* risal* roba rotta rotta* rotto
rotto* rovesciata sbarr* scaffale scava* scavalca scontrino scoss* seder* sentire seral* serale serranda sgabe* so
soffo* sollevata spalle specchietto sping* sputa stoma* stomaco strappa stroz* sul sulle sulle* suoi tagliata telefono
tenut* tirata tizio tizio* tornello torni torni* toro transenna transenne tutt'altro unghi* uno uscito vabbe vabbe*
vengo* violento vuole vuole* zio`,
      '3': `
a_forma a_mia a_prendere a_un addet* addetti afferrato afferrato_per aiuto aiuto* alla alzar* alzato_le andar* apriv*
autis* banchina banco* bancone barma* barman basto* bloccate bocca bocca* botti* bus butta camerieri cane capot*
capotreno cardi* carro carrozzina cerca* che_mi chiavi ci_ha circo* cofan* cofano con_la contestato crediti crusc*
cruscotto cugino cuscino custo* custode dall'* davanti_a davanti_ai del_campeggio detto_che di_mio di_pianoforte
di_quindici dietr* dietro dietro_al dietro_la discussione e_gli e_lui e_mi e_uscito esci estra* estratto farmi farmi*
fattorino fermato finestrino fino_alla forma forma_di frust* fuori fuori* fuori_una furgo* furgone gamba gamba* gesto
giacc* giacca giura* giurata guardia_giurata ha_afferrato ha_chiuso ha_fatto ha_messo ha_sbattuto ha_stretto ha_tolto
ha_torto hanno hanno* i_piedi il_coltello il_cuoco il_gestore il_ginocchio il_loro il_maestro il_piatto il_proprietario
il_reclamo il_titolare impronta in_bocca in_mano in_pieno in_quattro incis* incon* infermiera infermiere inizi* inseg*
istruttore l_impronta l_istruttore la_mia la_piazza la_porta la_serranda la_vetrina lavar* le_hanno legati legato
lenzu* lettore litig* lo_scontrino lo_zaino maest* magazzino malat* mandi* marciapiede marit* marito mese_dopo messo_un
mi_diceva mia mia_ragazza miei_figli minacciava mio mio_amico mio_cugino mio_marito mio_padre morsi* murat* nasco*
nascosto nel_parcheggio noi non_parla nostro_tavolo nottu* occhi orecchio padre padre* pagavamo paghi paghi* panci*
pancia parti pazzi pazzi* peper* peperoncino per_il per_la per_ore per_tutta per_un per_un'ora perche_avevo perfi*
perfino petto* piazzale piede piede* piedi_e pisto* pistola poi_mi porta porta_del portacenere prend* proposito
quindici_giorni ragazzo rastr* refer* referto resti rinchiusi roba_da rompo* rotti rotti* salir* salire salito sangu*
sangue scacc* scaricato scarpa scherzo schiaffo scontrino_in scossa sedere so_dove solita sopra* spacco stewa* steward
strangolato strap* strattonata strattonato sul_vetro sulla_banchina suo suonato sveni* svenire tampo* tenevano tenuti
testa torto torto* torto_il trave* tubo ubria* un_coltello un_gatto uscir* uscire uscito_con vasso* vassoio vengo
venir* venire viste viste* voleva volonta volut* zia`,
      '4': `
a_mio abbassata adult* affer* ai_clienti aizza* aizzato all'uscita anziano apriva bacch* bagnino baver* bavero bollente
buttafuori_mi buttato cadut* candeggina capelli cardiopatico carri* cazzo* chili chili* clien* clienti col colte*
coltello con_me corpo corpo* dato_una dava denti denti* dentr* dentro di_morte di_noi disab* disse disse* energ* fisica
forza forza* gambe ginocchio giubb* gomitata gonfiato ha_dato ha_detto ha_preso il_bavero il_braccio il_telefono immob*
inchi* incontro infer* iniziata inves* l_ha la_birra le_mani le_porte legat* letto_e livido maestro magaz* malati
manna* mentr* mentre mentre_ero messo_le mi mia_nonna molla* morde* muratore nasal* nasale negli_occhi nello nello*
non_vuole nuca per_i per_uno peso petto pianoforte portiere posac* posacenere poter poter* preso preso* promette pugno
pugno* pullm* pullman roves* rovesciato sacchi sbatt* sbattuto_contro schie* schiena schiena_non scuot* setto setto*
setto_nasale sgabu* sgabuzzino socco* soccorso sotto_casa spaccato spaccava spalla spallata sparire spinta spintonata
spintone strin* su_tutto sulla_schiena sulla_spalla suona* suonavano tassi* tassista tenev* teneva terra* ti titol*
ubriaco uno_spintone usciva vecchietto venti_giorni verba* verso_di viola viola* viso zaino zaino*`,
      '5': `
abbas* accel* accelerato aggredita ai anzia* braccio_dietro buttafuori cacci* capel* cassiere collo* colpi coltello_da
controllore cucch* cucchiaio dalla dalla* dalla_commessa dallo dallo* dell'acqua detto_il di_peso dita facci* farla
farla* ficca* fisic* frate* fratello fratturato fuori_dal gambe* gestore gia_per ginoc* ginocchio_sulla giu giubbotto
gli_ha grida* guard* ha ha_minacciato ha_spinto ha_sputato il_buttafuori il_collo il_giubbotto il_suo immobilizzata
incin* incinta la_faccia la_giacca la_gola la_guardia labbr* lanciato lo_ha mani massacrato mazza* mazza_da mia_zia
minacciato mio_fratello mollato nonna nonna* pagav* per_terra pestaggio placc* polsi polsi* porti* prendere preso_per
punta* puntato ragaz* respiravo ridev* rideva sbattuto scagliato scend* scopa scopa* scrol* segni segni* sgamb* spinto
sputato staff staff* stanzino strappato stringeva stringeva_la sul_collo sulla sulla* testa* tirato_fuori tirato_un
titolare tre_contro un_pugno un_ragazzo unghiate uno_scontrino urlan* urlando urlav* urlava uscivo voluta`,
      '6': `
a_calci a_terra al_letto appos* apposta bastonato botte* bracc* brand* cacciavite cassi* ceffo* chiav* chiave collo
colpi* con_noi contro_di contro_la costole dal_vigilante facch* facchini faccia_dal finch* finche finche_non gesto*
giu_dal guardiano ha_mollato i_capelli il_polso in_faccia in_testa la_scopa labbro lanci* manga* manganellate mazza
minacce noi_dentro parcheggiatore pestato picch* portiera prote* punti punti* rinch* rissa rissa* sberle scagn*
scagnozzi scaraventato scazz* scendere sceso sceso* schiaffeggiato secur* security sequestrati sopracciglio spacc*
spall* spray spray* spruz* sputa* sul_naso terra tirava trasc* trascinata usciv* verso verso*`,
      '7': `
a_chiave aggre* botte butta* contr* contro_il dai dal faccia guardia ha_tirato lividi manes* naso pesta* pizzi* polso
polso* progn* prognosi rinco* scagl* scara* schia* seque* testata tirav* una_testata vigilante viole*`,
      '8': `
addos* addosso braccio calci calci* gola livid* mi_ha sberl* strat* tirat* tirato`,
      '9': `
contro minac* spint* vigil*`,
    },
  },
};
