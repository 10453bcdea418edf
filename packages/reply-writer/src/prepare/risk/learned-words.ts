/** What was learned of the risks that bad reviews of a language tell. */
export interface LearnedRisks {
  /** Scores under which a review tells of a plain complaint, and hardly of a risk. */
  plainBelow: number;
  unlikelyBelow: number;
  /** From this on it may well tell of a risk. */
  likelyFrom: number;
  /** Words, and beginnings of words, from -9 (a plain complaint) to 9 (a risk). */
  words: Readonly<Record<string, string>>;
}

/** Made by training/train-risks.ts, which says from what; not to be edited by hand. */
export const learnedRisks: Readonly<Record<string, LearnedRisks>> = {
  de: {
    plainBelow: -4.91,
    unlikelyBelow: 0.03,
    likelyFrom: 5.54,
    words: {
      '-9': `
ausser_betrieb ausve* beim_ersten beim_nachbarn belegt bordsteinkante brumm* dauerte dunn eine_neue einem_jahr
einer_stunde eng entta* ersatz ewig fad fuhlt* fuhrung geduldig geschlossen hart kaum klemmt krumm kuhl langs* langsam
langw* lauwa* lieb lieferung modell nach_funf nett nur_der nur_in offnu* passt_nicht per_sms quiet* ruckruf sitzp*
spiel springt stau teuer teuer* topfe* tropft uberlaufen umtau* umtausch unverstandlich verfallen vertretung vier_leute
von_gestern wurde_ein zah zahlerstand`,
      '-8': `
15_uhr 18_uhr 30 4_50 55 60_euro 7 78 aber_auf abgelehnt_ohne abgelehnt_weil alles_nochmal am_30 arger* ausgebucht
ausgefallen aussicht ausstellung ausverkauft auswa* beerd* behandelt_wie bei_jedem beset* besetzt braucht bricht cappu*
cappuccino dann_aber das_falsche dauert deko dem_update der_preis dieses duschvorhang einen_tag endlo* endre*
enttauscht ersat* euro_fur fallt farbe* farbt* feucht film flammkuchen fleckig freitags frust* fugen fugen* garantie
geht_nur geput* geputzt geschirrspuler gilt ging_es grafik handtucher hohe ikea im_zug immerhin in_falscher itali*
jede_zweite junge_mann jungg* kalt kam_nach kaum_zu keine_antwort keiner_wusste knarz* kopfk* kopfkissen krimi kulan*
kulanz lagernd lasst_sich lau lauwarm leder leder* leicht leuch* level level* lost man_hier man_nicht match* matsc* mau
menu minuten_durch mit_drei montags muhsa* muhsam nach_40 nach_vier nachgelassen nasenspray nervt nervt* nette
niemand_zu nimmt_keine nur_als oper paket_lag personen platze produkt prosp* pulli pulli* quietscht rasen raube*
ruckelt ruhre* schliesst schmeckt schon_um schwach sehr_lieb seife* serie serve* siebz* sorti* spinn* stimmung stump*
stumpf sturzt teurer teurer_als theor* tische toll trock* trocken uberfullt uberteuert und_wusste ungle* unscharf
unterm_strich upgra* upgrade veraltet vereinbart verregnet versalzen wackelt warteliste wartezeit wasserhahn weich
weil_das weit_weg werden_nicht wie_in winzig wlan woche_ein woche_spater wusste_nicht zu_finden zu_hoch zu_klein
zu_kurz zur_halfte`,
      '-7': `
0 10 14_euro 14_uhr 24_monate 28 28_euro 35_minuten 4_80 6 60 6_euro 6_wochen 70_minuten 87 92 9_wochen ab_sechs
ab_sieben aber_nur aber_schon aber_sehr abfal* abgeschafft abgestellt abrei* abschlag_von absturz alkoholfreies
allerdings als_fleisch alt_und altba* altbacken am_2 am_fenster am_samstag angeblich_nicht angereist angetroffen anlei*
anleitung anrei* ansprechpartner anste* anstehen arbeitsplatte argerlich auch_nichts auf_eine aufgegeben aufma*
aufs_haus augenrollen aus_den auswahl backo* backofen beerdigung beim_zweiten bekam_ich bekommt_man bemuh*
besitzerwechsel bestand_aus bevor_ich bezahlt_hab bierg* bildes bis_man bis_vier blass blass* blitz blutabnahme bluto*
bords* brauchte brautkleid bremst bringt brummt burok* burokratie chaot* chaotisch chatb* chatbot das_eis das_essen dat
datenvolumen den_fleck der_andere der_code der_mitte der_pause der_seite die_andere die_junge die_kopfe die_woche
die_zeit die_zweite dirnd* doch_nur dreckig drei_sterne dreimal_neu dritten drucken durchgang eher eigene
ein_verbrechen einem_tag eingetragen einlagen eiswu* endlos endreinigung engag* engagiert entfe* ersatzteil erschienen
erschlagen erst_ab erst_in erwachsene es_aber es_zu esels* extra_aus fand_auch fast_gestorben fehlanzeige fehlte_der
fetti* fettig fix fliessband fortg* fremdwort freundlich fuhlten funf_euro fur_einen fur_vier gasthof gate geht_nicht
gehts gehts* gelernt gerichte geschmacklich geschmacklos gewunken gleis green* grosser gruppen guckt gutschrift hakt
halfte_der handgepack hebt heimgefahren herzl* herzlich hochzeit_meiner humor humor* hundebett hungr* hungrig ich_werde
ihn_mir im_falschen im_kleingedruckten im_original im_schloss immer_beim in_bearbeitung indiv* ja_aber jede_woche
jetzt_soll kabar* kaiserschmarrn kam_kalt kamil* kamillentee kanon* kanone kanten karao* kassa kassa* kein_schirm
keine_scheine kekse kekse* kinnl* kiosk_zu klappern klein kleiner_als kleingedruckten klima knarzt knitt* knittert
kombi kombi* kompliziert konnen_sie kopfe_hangen kopfw* kopfweh kostenvoranschlag kraut krieg_ich krume* kundenportal
langweilig larm laufe* laufen leckerli leerem lehne* leider_nicht leier* leise* leistung liebl* lost_sich mager
mal_angerufen mal_ein mal_eine man_bei merkt mich_jedes mies mit_falschem mit_zu mittw* mittwoch morde* muhe muss_man
na na_ja nach_35 nach_einer nachstes_jahr nebeneinander neun_wochen nicht_angetroffen nicht_auf nicht_was niedrig
niese* nix_dafur noch_nicht nochmals nur_alle nur_aus nur_eine nur_eis nur_mit nur_per od ode offnungszeiten ohrst*
ohrstopsel organ* ostern pappi* pappig parkplatze passen pdf pfing* pixelig plast* polizeiwache popco* postfiliale
programm prospekt punkte pur puzzl* puzzle quali* rauberteller raucherzimmer rauf rauscht rausgekommen rausgekommen_bin
retoure router ruckerstattung rutscht sackg* salbe salbe* sang saustall schief schir* schirm schlange_am schlapp
schliefen schlieren schlussverkauf schmal schmeckte_nach schokolade schwer_zu seepf* seepferdchen seilb* seit_3
seit_august sekretariat sekunden selber_schuld semes* semester set sich_muhe sich_nur sich_schon sich_zeit sichtlich
sitzplatz smartwatch so_geht sofa sohle* sonntags sonst_nix spart spart* spielstand spinnt spitzen sprachlos
stand_nirgends statt_nichtraucher staubsauger steak* steinhart stern streifen stunde_ist support_schreibt sympa*
sympathisch tadellos tapet* tapete tenni* ticketnummer tischen toast tobte* tschuss uberfordert ubergabe uberhaupt
ubermorgen ubersetzung ubertrieben uberz* um_15 ums umson* umsonst umstandlich unbeq* unbequem und_einem und_fur
und_hinter und_nur und_ohne ungleich unles* unnotig unsch* unser_tisch unterirdisch untertitel updat* update uralt
verbrauch verbrechen vergilbt verkalkt verkaufsgesprach verkocht verpasst verschlossener_tur versprechen verteilzentrum
verzi* videos vier_wochen wanderweg war_aus war_vorher warteschleife was_der wasche wechsel welln* wetter wie_bestellt
wie_immer wieder_hin wieder_nach windeln winte* winter wir_mussten wird_nicht wirkt worte* zahnreinigung zeigt_nur
zentr* zitrone zombi* zombies zu_gross zu_voll zu_weit zufah* zufahrt zuruckrufen zusag* zusage zweiten_mal`,
      '-6': `
11 120_euro 139 143 17_uhr 198 1998 1_99 2005 21 240 24_euro 25 289 2_stunden 30_minuten 38 4_euro 4_tagen 4x 50_fur
6_90 6x 72 74 8_bis 8_monate 8_und 9 aber_erst aber_gut aber_in aber_mit abfluss abgesagt abgeschossen abgewohnt
affenhitze affentheater akkus* akkuschrauber aktio* akust* akustik alle_belegt alple* alplermagronen als_im am_ende
am_freitag anders_aus anfah* anfahrt angestanden animation anlau* antworten apfel* apfelstrudel apotheke app april
april* argern armel armel* aroma aroma* arzt_nahm async* asynchron auch_mein auch_nur auf_englisch auf_jede auf_seite
aufba* aufdringliche aufgaben aufgerufen aufpr* aufpreis aus_graz aus_wie ausfallen ausgemacht aussenbecken aussi*
auswendig automat babyb* babybrei backh* backhendl backu* backup badez* bahne* basel basel* bearbeitungsgebuhr bei_dem
bei_unserem beila* beim_letzten beitrag bello bello* benutzung beschichtung beschriftung bestellt_und besten bestens
besuchszeiten biergarten bin_seit bis_bordsteinkante bis_drei bishe* bisher bitten bitts* bittsteller blatt* blick_auf
blumenstrauss blutw* bonus bowli* brandteig brate* braten braut breme* bremen bremsklotze brennend brich* brotchen_vom
brunc* brunch buch burgerbrotchen cafet* cafeteria carbo* carbonara chance chaos* charme chemi* currywurst da_sein
dafur_die dafur_kann dann_doch dann_im dann_in dann_war dann_zu darf_man dauer* dauerschleife dazwi* dazwischen decken
dem_ersten dem_sofa den_halben den_koffer den_kuchen den_neunzigern der_akku der_chatbot der_film der_hund der_maschine
der_saal der_terrasse der_ton der_tute dezem* dezember dichtung die_brille die_kollegin die_toilette disku* diskussion
dozentin dreimal_verschoben drogerie druck drucke dunkelmodus dunn_wie durchkommen durchzug durftig ein_schatz
ein_zettel eine_kasse eine_zumutung eingelaufen eingerustet eingespielt einto* eintonig eintritt einweisung einzige
eiske* eiskeller elf elterngeld endet entfernung enttauschung entwurfe erhol* errei* erreichen erreicht ersatzlos
erster erstklassig erwar* es_ist escap* escape escape_room eselsohren essen_war essti* esstisch euro_munze expor*
fahrradkeller familienkarte familientarif fassu* fast_nur fehlermeldung feierte feins* feinsten fern fiat fiel_aus
filmc* filmchen filte* findet flack* flackert flens* flensburg fliege flop fohne* folge forts* fortschritt fotob*
freis* frier* friert fruhstucksraum fuhlt fuhlt_man funf_wochen funfzig funks* funkstille funktioniert
funktioniert_nicht funktionierte fur_4 fur_uns fusselt gange* ganze_zeit ganzes gearg* geargert geb gebaude gebug*
gebugelt gefahr gefei* gefeiert gefreut gefuhl gegenseitig gegos* gegossen geist gekil* gekillt gelb gelbe* gelda*
geldautomat gelost gered* geschatzt geschmackssache geschossen geschwitzt gespielt gespurt gesti* getranke gewartet
gewartet_dann gewurzt gilt_nicht ging_nicht glanz glaser gleit* graus* grossartig grundgebuhr gummi gummiartig gut_aber
gutge* gutgeschrieben guthaben haben_keine hakel* hakelig halber halfte harte* hat_in hatte_ein hatten_wir heckw*
heckwischer hekti* herzinfarktpreise heulen hilfs* hilfsbereit hingebracht hoch hochgesetzt holzig horbu* hundemude
hunds* huste ich_am ich_daheim ich_nur idee ideen* im_februar im_januar im_marz im_sommer im_urlaub imbis* imbiss
impfu* impfung in_4 in_bremen innig innig* irgendwo ist_vor ist_zum ja_auch janua* januar jetzt_in junge_frau
junggesellenabschied kabarett kam_die kam_erst kampf kampf_um kann_ja kanti* kantine karaoke karg katzenstreu kegel*
kein_internet keine_einzige keine_frage kerze* killt killt* kinderarzt kinderbuch kindermenu kinderschuhe kino
kissenbezug klappstuhlen klausel klebt* kleinwagen kletterhalle klima* klingel klumpig knarzen knopfe knurr* knurrte
kohlensaure kommt_per kompe* kompetent konig* korre* korrekt kostenlos kostet_jetzt kratzern kriegt_man kuchen_trocken
kur kurse kurta* kurtaxe kurzf* kurzfristig labyr* labyrinth lachen lahm laktosefreie lamm lange lange* lange_schlange
langer_als lauge* laut_meinem laute lehne leider leider_nur leinw* leise letzten_dienstag letzten_mal leuchtet leute_in
licht* lieblos liede* lieferzeit limo lippenstift lochr* lochrig losung lotto* luften mailb* mailbox mal_das man_im
man_sich man_wartet mario* marz maschine matches maximal maximilianstrasse meckern media* mediamarkt mediu* medium
mein_kumpel merke* mich_trotzdem mickr* mickrig milchig minuten_fur minuten_in mir_haben mit_acht mit_derselben
mit_mehr mitzu* mobilheim mochte mochte_man monate morderisch most motiviert motzt muffelig muffig mulla* mullabfuhr
munze museum musikschule muss_ich muttertag na_bravo nach_25 nach_jedem nachricht nachster nachtisch nachz* nackte
nagellack nahm_sich namli* namlich neben_der nebenan nebentisch nenne* nennt_sich nepp nette* neu neuer* neunzigern
newslettern nicht_bei nicht_da nicht_das nicht_durch nicht_fertig nicht_vorratig nicht_wieder nie_mehr niedr* nirge*
nirgends nudeln null nur_das nur_drei nur_einen nur_montags nur_online nur_von nur_wenn oberflachlich obi offen_und
offnungszeit ohne_kohlensaure ohne_sosse ohne_ton optik orange orangensaft oslo oster* paletten panfl* panflote
papageienshow pappe pappe* parka* parkautomat parken patch pause per_post pfandautomat pfund* pixel* plastikpalmen
platten platzt poliert popcorn portion portionen porto porto* posten prami* premi* premium pro_nacht probealarm punkt*
punktlich push qualitat rabattcode racle* raclette radio rahme* rand rande* rasen* rasse* raumen rechts reinf* reinfall
reize* renov* renovierung reserviert reservierung rettete riese* rinns* rinnsal rippc* rippchen rochen rolll* rollladen
route* ruckr* ruckstand rudergerat rufen_sie ruhrei ruhrei_aus ruhrend safti* saftig sagt_mir saiso* sangen sardi*
sardinen sassen_wir satt saugt sauna_nur schatz schlacht schlange schlange_bis schlangestehen schlecht
schlecht_beleuchtet schliesst_um schluckt schlusselkarte schmerzt schmid schmuddelig schnaps_aufs schok* schon_gewesen
schraubstock schuhsohle schuss schuster schwagerin schwer seife seilbahn seit_2 seit_ostern seit_sechs sek sekre*
selbstbedienung semin* septe* september server shamp* shampoo shutt* shuttle sie_dann sie_mich sieg silik* silikonfuge
siren* sitzb* sitzbanke so_eng so_teuer socken_nach sohle sonnencreme sortiert sosse sosse* spanisch spannend spargel
spat spedi* spedition speichern spitz* spitzen_schneiden spuckt spulmaschine stadi* standig steak steg steht_nirgends
sterne_weniger steuerung stickig stifte strauss strec* strecke strud* strudel stufen stuhle stunde stutz summe summe*
super* synch* t tadel* tage_vorher tageskarte techniker_kam technisch teigi* teigig telefonisch termin_in thai theat*
thema thema* theorieunterricht ticket tiefk* tiefkuhltruhe tierfutter tisch_war tode todmu* todmude tolle tolle* tomate
ton tour trage traub* trauerspiel traurig treue* trinke trockenen trope* tropfelt trotz_termin ubert* ubung* um_17
um_23 um_7 um_acht um_das um_sieben umarmung umbau umbau* umgeleitet umsta* umtausch_nur unbes* unbesetzt und_bekommt
und_bin und_erklart und_jede und_zwei ungleichmassig unleserlich uns_noch unsauber unser_dackel unserem_besuch unsic*
unsichtbar unube* unubersichtlich unverandert unvor* ups urlaub veltl* veltliner veral* verbindung verbraucht
vereinbarten verfahrt verfliegt vergeben verpackung versandkosten verschiedenen verschob verschoben verschwommene
verspatet verstaubt verstehe versteht_kein verstimmt versuchen versucht vertrag_lauft verweist verzogen viel vierm*
viermal vom_feinsten vom_vortag von_8 vor_allem vorabend vorbestellung vorlauf vormittag vorra* vorratig vorta* vortag
vw wackelkontakt wande wandf* wandfarbe war_lieb war_nett war_nur warm warmw* warmwasser warteschlange warteschleifen
wartu* wartung was_anderes waschanlage waschmaschine wassr* wassrig wechseln wechsle weckt* weg_nach wegbe* wegen_umbau
wegen_wartung wegen_wind weggezogen wehe weing* weinkarte wenig werkt* wette* widge* widget wieder_das wiese willi
willi* wind winzi* wir_kamen wir_mit wir_nur wir_um wird_einem wochentlich wolke* wolken wollte_spitzen wurstelstand
zahneputzen zahnpasta zehn_euro zeichen zeitf* zeitfenster zenti* zentimeter zentral zentrum zerkn* ziegenkase zieht
zitro* zone zu_hause zu_leise zu_recht zu_weich zugew* zugewachsen zugig zugig* zum_dritten zum_geburtstag zum_vierten
zumutung zuruck_nur zuruckgerufen zurucksetzen zuschlag zwei_euro`,
      '-5': `
110 119 129 12_euro 17 1_std 2 2011 250 25_minuten 26 27 3 380 3_wochen 40_min 42 420 44 4_uhr 4_wochen 65 8_50
90_minuten abende aber_das aber_nichts aber_trotzdem aber_wenn abfah* abonn* abrat* abraten abrec* abrechnung absag*
abschied abschlag abzug* abzuge adapt* adapter adven* afrikanischer akku aktion aktua* aktualisiert altersheim am_gate
am_nebentisch am_vormittag anderes anders anders_als anfra* anfragen angebot_aus angekundigt angerichtet angesetzt
ankundigung annulliert anreise anrufen anschauen anschaut anspr* anwen* anwendungen app_sagt argert armat* armatur
armse* arzti* arztin auf_eigene auf_zwei aufbau aufga* aufgehangt aufgehoben aufgezwungen auflegen ausgabe ausgegangen
ausgepackt ausgeschildert austern avoca* avocado babyschale badewanne bahnen bahnhofstrasse ball bananen banki* banking
baren* barendienst bass bausp* baust* beame* beamer beantwortet bedin* bedingungen begei* begeistert begru* bei_den
beige beim_dritten beim_zahnarzt beleu* beleuchtung bemuht beratung bereich bergb* bergbahn bergm* bergmann beruhrung
beschrieben besse* bestellt bestellt_gekommen bestellt_im besti* bestimmt betrunkene bewerbungsfotos bibliothek
bier_schal bild billig bis_17 bis_18 bis_zu bistr* bistro bitte blatter blattert blaus* blauschimmel bleu bluetooth
blutwurst bob bohrer bombi* bombig bordb* boxku* boxkurs boxsp* brachte brandt bratw* bratwurst brauc* brav bravo
bravo* brezn brezn* brose* broselt brows* browser buchung buffe* buffet charm* chips chips* code_kommt cola cordo*
cordon crois* da_muss da_nur dafur_aber damal* damals das_gleiche das_steht davonlaufen dazu_teuer dem_paket
dem_prospekt dem_weg den_neuen der_bus der_falschen der_nachbar der_rest der_saule die_alte die_antwort die_farbe
die_jahre die_mullabfuhr die_pizza diesem dirndl disco* displ* display dran_war drangekommen dreck* drei_monaten
drei_vitrinen dreiv* dreiviertelstunde drogenlabor drogeriemarkt dufte* duftet dunne dunne* durchgeben durchgelegen
duschmarken duzt ebene* ehrlich ein_augenrollen ein_ganzes ein_stuck einbruch eine_enttauschung einem_halben einfuhlsam
eingegangen einreichen einse* einzelfall einzelzimmer einzi* einziges eiswurfel empfo* ende_der engli* ente enten
enten* entfa* entfallt entfi* entfiel enttauschend erdbe* erhoh* erst_um erzieherinnen es_sein euro_mehr expre* express
fahnd* fahrstunden fair falaf* falafel falschem falscher_farbe fand_den farbe farben farbt farbton faser* faserig feder
feierten feines fenst* fensterladen ferien fernb* fernbedienung ferns* fernsehen fiele* fielen fielm* fielmann filiale
fischsemmel fitze* flache fleck* flussig fohne folte* forme* fotobuch frau_an freib* freibad freil* freundin_hat
freundlich_und fruhs* fuhlt_sich funf_monaten fur_acht fur_mein fusse* fussm* gab_den gabe gange ganzes_jahr gastekarte
gebrochenes gebuhren geburtstag geburtstagsgeschenk gedau* gedauert gefahren gefol* gefre* gefuhlt gegensprechanlage
gegner geil geisterbahn gekli* geklingelt gelangweilt gelegenheit genervt gepackband gerec* gerechnet geredet gerin*
gering geschlafen geschlagene geschmack gesprungen gestell gestiegen gestresst gestrichen gewar* gewoh* gewohnen
geworben giftm* glanzend glase* glatter gleich_null gleicher gleis* gleitsicht gleitsichtbrille gluhb* gluhbirnen
gnocc* gnocchi golfp* golfplatz gotti* gottingen grabg* greens grell* griec* grill* grunden gruner gruner_veltliner
gruse* gruss* grusst gurke gut_nur guten guten* hab_dann hab_den hab_ihn hab_kein hab_sie haben_dann halben_jahr
halben_tag halft* halt_nicht hans hat_auch hat_gefragt hatt hatte_man hatte_mir hecke* heisst_es heizt* herre* herrl*
herrlich herst* hersteller hexen* hingeklatscht hochs* hochstens hoffn* hoffnungslos hofli* holpr* holprig honor*
horbuch horst horst* hotline_sagt hut hypot* hypothek ice ich_denn ich_nehm ich_nie ich_sass ich_trotzdem im_dezember
im_nachbarort in_drei innenstadt inner* inzwi* inzwischen ist_dann italien italiener jahr jahre_gekommen jeden_morgen
jederzeit juni junio* kaffee_war kakao* kalen* kalender kalor* kalorien kalt_und kalte* kalter kam_nicht kannte kappe
kappe* kartenzahlung karto* kases* kasse_offen kein_einzelfall kein_ersatz kein_mensch keine_karte kinder_haben
kinderteller kinnlangem kirche kirchenglocken kitsc* kitschig klappt klausur klebr* klebt klebt_und kleider
kleiderschrank klein_fur kleiner klimaanlage klotu* klotur knarrt knode* knodel knollchen kochb* koche kochk* kochkurs
kocht* koffern kommt_am kommt_im kommu* kontofuhrung kontofuhrungsgebuhr konzept kopfe koste* kostet_extra kostete
krapf* krapfen kratzbaum krieg krumel krumelt krumm* kuche_ohne kulis* kundenkarte kundennummer kundigungsfrist kundin
kunst* kurse* kurz labbr* labbrig labsk* labskaus lachh* lachhaft lackiert lag_nicht lamin* laminat landk* landkarte
langsamer lappi* lappig lauft_noch lautsprecher lebenszeit led lederhose lego leichenschmaus leiert leihgebuhr leinwand
leisten lekti* lektion letztes_jahr lieb_und lieferbar liegestuhle likes likes* linie linie* losen losen* lucke* luft
lufte* luftm* luftmatratze luftung mager* mahng* mahngebuhr mal_butter malta malta* man_auf man_kommt man_uns mango
manik* manikure mann_wollte maria* mariahilfer mario massageol matsch matschig maultaschen maxim* mbit medium_bestellt
mehr_als mehr_in meine_grosse meist meiste merke mietv* mietvertrag mindestlaufzeit minig* minigolf mir_der
mit_kinderwagen mit_zwei mitte mm mogel* mogelpackung mogli* moin mord morder muffe* muffelt mullt* mulltonnen murks
murks* music* musical musik* musste_ich mutze mutze* nach_3 nach_drei nach_ner nach_neun nachbarort nachgestellt
nadelte nahe nebel nervi* nervig neuer neues* neues_handy neuestem neun nicht_aber nicht_an nicht_dabei nicht_in
nicht_lesen nicht_lieferbar nicht_raus nichtraucher niemand_hat nieselregen noch_in noch_kein nugge* nuggets
nummer_gezogen nur_gegen nur_nach nur_noch nussschnecke ohne_papier ohrop* ohropax oktob* orang* organisieren
organisiert originalkarton packs* packstation pappb* pappbecher papps* pappsuss parke* parkp* parkplatzsuche
passiert_ist patrone pausi* pc pfingsten pho pingu* pixelfehler pizzen platte playl* plund* plunder point* pointen
polar* polizeistation polnische polst* polster pramie preis* preise presslufthammer pro pro_person probe progr* prufu*
prufungstermin puppe* qm quietschen radern radfa* radfahren railj* railjet ramsc* ramsch ratse* ratsel raub rauber
raubr* raubrittertum raume* reali* realitat rechner regal regenradar reichlich reihe reizend retus* rolle* rollen
rosse* rosser rosti rucksendung rufnu* rund runden sachertorte sage salzb* salzburg samstagabend sand sanitarhaus saule
saule* schachtel schade schade_drum schal_und schaltung schatten schimmelkase schlachtfeld schlager schlagzeugkurs
schlecht_organisiert schlechter schlusselkopie schmeckt_nach schon_weg schritte schrott schwammen sechs_wochen sehr
sehr_argerlich sehr_freundlich seifenspender seit_drei seit_marz seite seminar semmeln sendungsverfolgung
seniorenteller servietten show sich_nach sich_von sie_ja sieben siebzigern sitze sitzg* sitzgelegenheit softw* software
soll_man sollte_es sorten sortiment spatzle speis* speisewagen spinde spinnen spinnweben spitze sportlich sprachkurs
sprec* sprechstundenhilfe spritzgeback spulen stadion stadionwurst start* starten staub* std steakmesser stehe steif
steil* stets stets* stilles stimmt stinklangweilig stinksauer stirb* stirbt strahnen streaming stren* streng student
studentenrabatt stunden_zu suchf* sucht suchte super synchronisiert syste* tafeln tanzk* tanzkurs tarif* tasse tasse*
tasta* tastatur tatsachlich teill* teillieferung termi* termin termin_um termine terrasse tetra* tetrapak theorie
thermometer tisch* tischtuch tode_gelangweilt topferkurs topfs* topfschnitt totla* trauerfeier tretb* tretboot trifft
turkisches uberlastet uberzogen ubrigen uhr_mit um_13 um_18 um_22 um_4 umset* umsti* umstieg umtauschen und_ausserdem
und_behauptet und_beim und_damit und_keiner und_kostet und_wir und_zuruck unfai* ungep* ungepflegt unper* unpersonlich
unterm_bett unvol* unvollstandig unvorteilhaft uppig uppig* vegane verfugbar verkleinert verlegt verliert vermisst
verschmiert version versprochen vertretungen vitam* vitamin vom_wirt von_sechs voran* vorba* vorband vorbi* vorbildlich
vorgast vormittags vorso* vorsp* vorwu* vorwurf wacke* waffen war_das war_nicht war_vom warteten was_soll wasserdruck
wasserspender websi* website wechs* wecke* weder weder* weich* weinbegleitung weinp* weinprobe welke* wenige
weniger_als werktage wie_man wir_noch wird_am wird_man wirkten woand* woanders wochen_auf wollte_bloss wumme* wunderbar
wunsc* wurde_die youtu* youtube zah_wie zahlung zahnb* zahnburste zahnp* zehn_tage zeit zettel_dran zieht* zins zu_lang
zu_leicht zu_sehen zu_suss zu_tode zu_warm zu_zahlen zugep* zugeparkt zugeschnitten zum_strand zuruckgeben
zuruckgeschickt zusammengefallen zutei* zuteilung zweien zweites zwiebeln`,
      '-4': `
112 140 14_monaten 14b 16 16_uhr 18_30 1_5 2019 212 24 25_euro 25_min 2_wochen 30_euro 32 340 38_euro 3_mal 4 40_euro
45 45_minuten 5_std 5_wochen 64 65_euro 66 68 7_90 7_euro 8_euro 94 95 99 9_uhr aber_da aber_drei aber_nicht abflu*
abflug abgegriffen abgelesen abgeschickt abholung abo absage abtei* abzocke acht acht_wochen achterbahn adresse_im air
alles_weg am_dienstag am_sonntag amt an_bord an_einem an_uns andere anfang angeblich_nie angen* anmac* anruf anstellen
ansto* antwortet anwalt_hat apfel app_sturzt arztt* arzttermin auch_in audio* audioguide aufbe* aufdr* augus* august
ausdruck automatisch baff bagge* balle* banne* banner barco* barcode batte* batterie baume* bearb* bearbeitung
bedienung bei_frau bei_jeder bei_uns beiden_handen beilage beim_offnen beitr* beschriftet besetzt_und besic* besichtigt
besichtigung besteht besuc* betrachten betreut bettwasche beworben bezahlt_hatte bezie* bin_um bis_zwei bitte* bleibt
blend* blieben blitz* bohre* bohrm* bohrmaschine bord boxspringbett bratl bratl* brauche braue* bretter breze*
briefmarken bring* bruch* capun* capuns da_hab da_nichts da_waren dacht* dann_der dann_die dann_kam darf_ich das_beste
das_etikett das_im das_stuck das_wort dass_man dauerte_ewig defek* defekt den_abend den_ferien den_hat der_alten
der_app der_doktor der_dritte der_dritten der_filiale der_kaffee der_karte der_service der_vermieter der_wiese der_zeit
desig* design die_bilder die_falschen die_fusse die_hecke die_jungen die_kuche die_nase die_rechnung die_strasse
dienstag disco discounter dose dosen* drach* drei_euro drei_mal dreim* dreimal dreimal_die dreissig drinn* drinnen
druckt duschen_lauwarm eine_antwort einkaufe einza* einzahlen empfohlen endet* endlose eng_dass enkel entfernt
entschuldigung entwu* erdap* erdapfelsalat erdbeeren erfah* erfahren erhoht erklarung erst erst_im ersten erwie*
erzahlen es_dann es_nach es_nicht espre* espresso euro_extra excel* export extra extra* fache* fachelten fadenscheinig
fallt* falschen fand febru* februar fehla* fehlercode feld fernseher finde_ich fitness fitnessstudio fleck flohm*
flohmarkt formu* formular fragebogen frei freinehmen freit* freunden freundlich_aber friss* frisst front front* fruhe*
fruher frust fuhlte fuhru* funf_minuten funkt* gangen garte* gartenschlauch gastg* gasth* gebau* gebuc* gegan* gegangen
gehege_leer gehn geht geist* gelaufen geler* gelie* geliefert gemalt gemie* gemietet gemix* gemixt gemut* genickt
gerade geret* gerettet gesal* gesalzen gesam* geschichte geses* gesessen gespu* gesungen getrennt geweint gewes*
gewesen gezahlt_haben gibts_nicht glas glasf* glasfaser gleich glutenfreies gonne* gonnen grafi* grantig gratu*
gratuliert grenz* grill grolt* gross* grun grundsatzlich gulti* gultig gummi* gut gutschein haben_wir halbe_stunde
handydisplay handyvertrag hasslich hat_es hat_nur hatte_keine hatte_nur haus_ist hecke heisses heisst_hier hektik
herrenabteilung heule* heute_noch hintereinander hochn* hochstuhl hochzeit hocker hofer hofer* hoflich hoher horten
hotel hotli* hotline ich_ihm im_ganzen im_glas im_juni im_museum im_schatten im_tal im_winter immer_im in_urlaub
ins_wasser installieren ist_aber ist_mit ist_nach ist_nichts jeden_tag jemanden jetzt_ist jetzt_mit jetzt_nur juli
kabarettist kaffee kakao kam_eine kann_die kapitel kapse* kapseln kaputte kartons katas* katastrophe klamo* klamotten
klang* klebrig klebte klebten klemm* klick klingt km kommt_nicht kommt_nie kompl* konkurrenz konnten kopf_und kostet
kratzt kraut* krimi* kuche kuhle* kuhls* kuhlschrank kumpel kundigung labbe* labberig ladekabel lag_im lage lang langa*
langatmig langem laut_und lauts* leberkase leeren leide* lernt lernt* licht liebevoll liedern liefert liess_nicht
limon* limonade lob mail man_halt mango* mann_musste matchmaking matten mause mehr_und mein_chef mein_vater
meine_schwiegermutter meinem_mann meiner_schwester meldezettel mich_eine migro* migros mild min minuten_zu mit_beiden
mit_meiner mitten_im mixer mixer* model* moglich monaten monaten_und morit* moritz mosch* motiv* munze* musik muss
mussten nach_1 nach_acht nach_uns nacho* nachos nachster_termin nachstes nachzahlung navi neben_uns ned nennen nerve*
nerven neues neuwa* neuwagen newsl* nicht_ab nicht_ein nicht_mal nicht_weg nicht_wie nichts_dafur nie_wieder nochm* nur
nur_auf nur_bis nur_die nusss* oh ohne_vorwarnung oktober open orden* palet* panda panda* parkett parkg* parkhaus
parkplatz_kostet parze* parzellen passt* pay pay_to peinl* peinlich petra petra* plan plane* planetarium plus ponyr*
ponyreiten preis preiserhohung prime* probefahrt probiert prose* prosecco rabat* ramen ramen* raum raumt reagiere
regal* regen regenjacke reichte reissverschluss rennt rennt* reser* riecht_nach riesl* riesling ritze* robot* roboter
rosen* rotkr* routen rucke* ruckenschmerzen ruckwand ruher* ruheraum runde* s_bahn salam* salami salat* samst* samstags
sasse* sassen sauber_war schie* schlange_und schleife schluss schma* schmiert schneiden schneller schnitt schnitzel_war
schon_beim schubladen schuhen schwamm schwiegereltern schwindlig sechst seht seht_ihr sehte* sehtest seit_9 seit_april
seite* selts* semme* sendu* service sexy sicherheitskontrolle sie_mir singl* sitz sitza* sitzabstand sitzplatze
so_einem so_einen solche solid* soll_ich sommer sondergleichen songs songs* sound* spannung sparg* speck speck*
speisekarte spielecke spielte_nur spinne spric* spricht stadt* stammlokal stand_in std_20 steckdosen stellte stemp*
stolz stolz* storniert strand strassenbahn stuck stunden_verspatung tafel* tagen tagen* tankstelle tapfe* tapfer teil
telefoniert telle* tenor tenor* teure* texte theater ticke* tierf* tippf* tiram* tiramisu to to_win toast* tosca tosca*
totlachen tracking traue* traume traur* trennt trocken_wie trocknet tuschelte tute uberb* um_16 um_8 um_9 um_halb
umbuc* umgeb* umgebaut umgehauen umsatzen und_15 und_einen und_haben und_um unfair ungen* uni unlesbar unmog* unmoglich
unnot* unreg* unsau* unsere_kinder unten unten* unvorbereitet uralt* urlau* urlaub_genommen verfl* verkauferin_hat
verlangert verpa* verschenken verschleiss versichert verstanden versteht vertrocknet vertrostet viell* vielleicht
vierzig vierzig_minuten virus virus* vollgestellt volli* vollig vom_vorganger vom_vorjahr von_oben vor_jeder vorhang
vorher_per vorja* vorjahr vorn waffe* walze* walzer war_der war_gut waren_wir wars warte_ich wegel* weil_die weinb*
weinte welk wellen wenig* wenn_auch werk weste* wie_die wie_mein wimmer win wir_gehen wir_hatten wir_im wir_in
wir_jetzt wir_kommen wir_sassen wirbt wirbt* wird_es wird_schon wirklich_gut wirtsleute witz wo_mein wochen wochen_noch
wohnm* wollten worte wurde_nicht wurst* zalan* zalando zange* zeltp* zeltplatz zentriert zerkr* zerkratzt zersc* zirbe*
zoo zu_dunkel zu_dunn zu_langsam zu_sechst zu_spat zu_teuer zu_viel zufri* zug zupft* zur_strasse zusat* zusta*
zustandig zustandig_ist zwei_sterne zwei_stunden zwei_wochen zweimal_am`,
      '-3': `
05 1 11_30 12 130 14 149 149_euro 18 1970 20 20_uhr 23 2_tage 34 3_euro 450 48 5 70 80 89_euro 90 98 aber aber_auch
aber_bitte aber_so abfahrt abgezahlt abgezockt abholzettel abnut* abnutzung abteil abzug acht_euro acht_in achtzig
advent affen* aktiv* all allein_fur aller alles_aus als_der als_die als_wir also am_kinn am_montag ameis* an_und
anderthalb anderthalb_stunden anfan* anfanger anfrage angebot angekommen angeschlagen angestarrt angezeigt annul*
anschluss antwo* anwalte anzeigetafel arger artik* aschenbecher auch_nicht aufgetragen aufru* ausei* auseinander ausfl*
ausgefullt aussa* ausser ausserdem ausstellung_war auswahlen auto_selbst b baggersee bahn bahnh* balkon bankr* began*
begann begrundung behor* beifahrersitz beim_fruhstuck ben berger besser besuch betrieb bier bille* bis_dahin bis_ich
bisserl bollerwagen bombe* bonus* bordk* boses boses* bowle bowle* braun bremsflussigkeit bringen brockelte bruck
buchu* bugel* burst* cafe campingplatz carsh* carsharing chatv* chris* cloud cloud* cm cookie dabei dabei* dame_am dank
dann_auch dann_auf dann_ein dann_halt das_futter date dem_arm den_hab der_brust der_dunkelheit der_fernseher der_fruh
der_installateur der_kassa der_nahe der_schublade der_support desse* deutsche diale* die_arztin die_ausstellung
die_frage die_halfte die_klingel die_musik diebs* diebstahl diese diese* direkt direkt_unter direkt_vor donnerstag
doppelt_so dort_drinnen dreht drei dubel dubel* dunkel dunkelheit dunst* durchgesessen ehrli* ein_halbes eine_halbe
einer_woche einfach_nur eingegeben eingeschlafen einla* einlo* einsa* einze* einziger eis eisha* eishalle en ende enden
enden* entpu* entpuppte entso* entzug er_dann erdnussen erfas* erinnerung erken* erreichbar erst_mal erstattung erste
erwac* erwarte essen etwa euro_gegeben faden* falls* falsch_geschrieben fand_die fangt fangt* fanta* fehlt fehlte
feier* fenster festpreis fettf* fettfilm feuch* feuerwerk fingerabdruck fischallergie flieger fliegt florist flott
flugh* flugz* formular_dreimal frechheit fremd freud* freude friseurin fruhschicht fruhstuck fullung funft* fur_das
fur_die fur_ein furs fussb* fusse gab's gab's* gebuh* geburt gedul* geduld gefah* gefan* gefuh* gegend gegenuber geges*
gegessen gegriffen geguc* geguckt gehab* gehabt geholfen gekaufter gekom* gekommen gekommen_ist gekur* gelau* gelbe
geld_zuruck gemutlich genug* gepfi* gepfiffen gerat* gerate geraumt geschmeckt geschrieben gesichtsmaske gespi* gestern
gestimmt gestr* gestunken getragen gewei* geweint_vor gewun* giftmord gitar* glanz* gluck* googelte gott_sei gottl*
gottlob grosse gruselig gut_und gutsc* hab_nur habe_mich hagen hagen* hahn halb_acht halbe* halben halbes halle*
hallenbad halt happi* happig hat_dann hat_geweint hat_meiner hatte_die hatte_ich hatte_zu hausaufgaben hausgemacht heil
heizt herdp* herdplatte herz herzk* heusc* hingefahren hinterlegt hochz* hohen* hoher_als holle* holzi* homeo*
homeoffice hose hubsch hulse* hunge* hunger hustenden ich_auch ich_sagte ich_wollte im_abteil im_park im_prospekt
im_saal im_system im_vertrag immer* in_7 in_vier insek* inseriert isch ist_an ist_so je jede junge kafer kam kam_ein
kam_um kamen kamen* kanis* kanister kanne kanne* kannt* kaput* kartoffel kartoffeln kasten katzentisch kaum_noch
kein_einziges kein_wort kennt_man kindergeburtstag kiosk kiosk* kirch* kisse* klapp* kleid* klump* kneif* kneift koche*
kochen kochs* kollegin kommentarlos kommo* kommode komod* komodie kopfhorer korb kraft kreuzfahrt kugel* kuhlu* kuhlung
kundendienst kurt kurz_gesagt labbrig_und lacki* ladek* lampe* laufbandern lauter leberkassemmel leer lehrb* lehrbuch
lehrk* lehrkraft leihg* leiser lerne* lernen lesen lesen* leute_auf leute_mit liebt liebt* lieferfenster liefertermin
lift links links* lokal los losun* luftb* luftu* lusti* lustl* mails mails* mails_antwortet mal_einen mal_wieder
man_den man_wird masse mater* material matratze mayo mecke* medikament meer meeti* meeting mein_anwalt mein_geld
mein_kind mein_nachbar meine_eltern meiner_meinung meiner_nichte meiner_tante meinung meinung_nach meisten merken
mich_nach minuten mir_nichts mit_40 mit_viel mittags mochten modem modem* monat* motorrad mucke* mude muden muden*
musste_alles mussten_wir nach_2 nach_einem nach_kassel nach_zwei nachhilfe nachn* naht nebel* nebenkostenabrechnung
neue neuer_termin neunz* nicht_um nie_auf nudel* nur_zwei ob_man oben_herab obwohl_die ofen ohne ohne_kase ohne_uns
online ordentlich ort paare paare* pampi* pampig passau passf* passierte passt passte patro* patzi* patzig pausc*
pauschalreise per_einschreiben personalmangel pfann* pflan* pisto* pizza pizza* pizza_war platz_fur poste* prozent
prufung puderzucker puls quasi quasi* rader* radle* radler rattengift rausb* rausbekommen rausz* rechnet regale regen*
regenschirm reich* reihe* reine* reins* reise reklamation rest restaurant richtig room ruckzahlung rudel ruft_zuruck
salat sanft sanft* sange* saube* sauber sauna schafft schal scharf schat* schlafwagen schlagobers schlamperei schlief
schloss schol* schon_wieder schonen schwarzfahrer sechs sechsten sehen* sei_dank seit_mai sekun* senf shop sibir*
sibirien sich_bei sich_das sich_ein sich_nicht sicht sicht* sie_das sie_haben silberhochzeit sind_alle smart* so_an
sollten sorgen spani* speic* spruh* spulw* spulwasser standort statt steht_seit stehts stempel stern* steuerberater
stieg stillgelegt stimm* storn* streicht stufe* suppe suppe* swiss* tag tagen_zuruck tages* tanne* tatut* tatutata
teich teich* telefon_hiess tennisballe teppich termin_wurde textbausteinen texte* tierpark tochter_ist torte torte*
total* tote totenstille toter toter* touri* touristenfalle trafi* trafik traut traut* treppen treppenhaus trug turen
ubel uberl* uhr_und um_10 um_14 um_20 um_elf um_funf um_vier umgebracht umgeschraubt umsetzen und_auch und_der und_ein
und_hatte und_wurde uns_hat uns_nicht unterstand unzum* unzumutbar ursul* ursula vase verbl* verbogen vergisst
verlangen verlangern verlegen verru* verschiebt verschnitten verstandlich verwa* verwaltung verze* verzo* verzogert
viertel vierten_mal visit* vitrinen voll voller vollg* von_acht von_einem von_vier vorbeigefahren vorganger vorha*
vormi* vornamen vors wahns* wahnsinn wahnsinnig war_aber war_am war_da war_eine war_zum waren_zu warte* wehre* weihn*
wein weint* weisser weit wellnessbereich wenns wenns* werbu* werbung wichtig wie_am wie_im wieder wiederholung wiese*
wimpern wir_auf wir_den wir_standen wird_von wirklich wirkt* wirts* wisch* witze witzi* witzig woche woche* wochenende
wollte_die wordn wordn* wurde_abgelehnt zahlu* zahlungen zahnr* zaube* zehn zentrale zerbr* zinse* zinsen zu_haben
zu_laut zu_wegen zugeschaut zum_gluck zum_kotzen zum_lesen zumut* zur_besichtigung zuruck_und zweite zwick* zwolf`,
      '-2': `
00 19 19_euro 19_uhr 200 20_minuten 21_uhr 30_grad 31 312 34_grad 35 35_euro 3x 40 43 7_wochen 8 ab_und abend abend*
aber_an aber_die abgeben abgedeckt abgefahren abgereist absen* abteilung abzoc* acht_und akzep* akzeptiert alle_schon
alles_gut alles_wie alt altbau am_abend am_eingang am_meisten am_tag ander* anfas* anfassen angefangen angri* angriff
ankun* anmeldung anruf* anscheinend anstr* anstrich armen armen* artikel asiat* auf_mails aufsc* aus_als ausfa* ausflug
ausgezogen ausha* aushang aussehe aussteigen austr* auszu* autob* babybett babyschwimmen bademantel badew* banda*
bandansage bedan* bei_meiner beide beleg* beleuchtet berat* berg berga* bergab besen* besser_als bestand beste beste*
bestellung betten bettw* bezah* bezahlt bezahlt_und bibli* bilds* bin_auf bissc* bisschen blaul* blaulicht bleic* blick
blockieren blutr* bock bogen bogen* bohrl* bots braune brill* brotc* brotchen buchh* bugel bus bus_fuhr butte* chorp*
chorprobe contr* copys* copyshop couch couch* creme creme* da_seit da_und dachte dafur dafur* dahin damen damen* danke
danke* dann_wohl darub* daruber das_auto das_buro das_ding das_ganze das_geld das_hatte das_haus das_macht
das_schnitzel dass_wir davon* davon_nichts deins* dem_balkon dem_dritten dem_fenster dem_vertrag den_namen den_zaun
der_drucker der_junge der_lehrer der_lobby der_mitarbeiter der_schule derse* derselben dhl die_bahn die_ecke
die_filiale die_frist die_hochzeit die_letzten die_praxis die_preise die_saule die_stunde dieselben diesen digga digga*
donne* doppelt doppelte dozen* dring* dritt* dritten_mal drive drive* drohn* druck* drum durchsichtig duschen duschkopf
echt ecken ecken* eiert* eimer eimer* ein_anderes ein_traum ein_und eine_mail einen_neuen einfach_ein eingefangen
eingesetzt einka* einkaufswagen eintr* einzeln eiska* eiskalt ende_august entge* entschadigung er_will erkal* erkennt
erkla* erklart erset* ersetzt erste* erwartet es_auch es_ich es_noch essen* etike* euro euro_furs euro_gutschein
euro_im euro_und excel faden fahrr* falsc* falsch familienzimmer fande* fass fehle* fehlt* felgen ferti* fertig
feueralarm ficht* figur figur* finde* fisch fliesen fliesenkleber flug flund* flunder fluss* flyer flyer* fotos fotos*
frage_nach frida* fruh fruher_war fruhstucksbuffet fullu* fur_den fur_kinder fur_meinen futtern gang ganz_normal ganze
garagentor garan* gasse gasse* geblattert gebli* geblieben gebracht gebt gebucht gebuhr gedac* gedrange gehe geheu*
geheult gehore gekauft_am gekaut gekos* gekostet gekurzt gelan* gelandet gelin* gemah* gemal* gemeinde gemus* genug
gepar* geparkt gerad* gerau* gerd gerei* gereicht gern gesagt_dass geschaut geschnitten gespe* gesperrt gestossen
gewahlt gewesen_sein gewus* gibts gibts* glasb* glauben glaubt gleic* gluck grant* grey grube* grundlich gruss grusse
grusse_an grussen gurke* hab_alles hab_im hab_meine haben_die haben_sich haben_sie hagel* halle halt_an handb* handt*
handtasche handy* hangt hangt* hassl* hat_keine hat_man hatte_das haube haube* hausa* hausc* hauschen hause heiss
heisse heisses_wasser heizu* helferinnen heller hemde* hemden herbs* herd herum* herzi* hetzte hier hier_nicht himme*
hingegen hintergrund hinterlassen hochg* hochzeitstag hoher* holzs* hort hustensaft hutte* ich_damit ich_dann ich_seit
ich_selber ich_selbst ich_steh ihn_nicht im_briefkasten im_chat im_garten im_hintergrund im_kofferraum im_mai im_nebel
im_ort immer immer_mit immer_noch in_zwei info inhalt inser* internet ist_es ist_grun ja_und janne* janner jeden_abend
jeder* jedes jedes_mal juniorchef kaffe* kam_ich kam_punktlich kamin kamin* kampf* kann kann_ich kante* kaputt kartc*
kartchen karte karte* kartoffelsalat karton kassel kaufe* kaute kaute* kegelclub kein keine kennw* kennwort ketch*
ketchup kirta* kirtag klang klavi* kleber klein* knapp knapp* knarr* koffe* koks kommen kommt_aus konnen konnte_die
kontaktlinsen kopfen korrigiert kosten kostenpflichtig krankenkasse kratz* kreta kreta* kugeln kugelschreiber kundi*
kundigungsbestatigung kunstlich kurs lack ladt lampe lampen landet langer lasag* lasagne lassen_und lasst lasst*
lastert lasti* lastig laub leber* leergesaugt leert* leich* leute* leuten licht_im liefe* lieferkette lila lobby lobby*
lose loung* lounge m mai man man_auch man_mir man_sein maria matra* maulf* maulfaul maurer mehr mein_mann meint
meinte_das meinu* melan* meldet_sich mikro minut* miser* miserabel mit_3 mit_freunden mitta* mittag mittagessen mocht*
monit* monitor monta* mords* mrt muffi* mulle* munzen museu* musst* musste_in nach_14 nach_hinten nachbar nachbarn
nachgemacht nachr* nachsendung nagel nasch* nee nein nennt nennt* ner nettes netz neuen neuen* neun_tagen nicht_einmal
nicht_zuruck nichts nie_angekommen nix noch_immer nochmal normal novem* november nummern nutzen obend* oberf* offnet
oft ohne_antwort ohrstecker okay onlin* optiker papier parkh* parkplatz parkticket parto* partout pasta pasta* patch*
pause* paypa* paypal per personalausweis pfand pfand* pfanne pfefferminz pfeif* pfeift pflanzen piste* platz plusc*
polic* police polni* porti* positiv postf* probe* produ* profile prufer rasts* raststatte rauch rauchte rausgehen
reagiert regelte reha reif reihen reise* reitstunde reserviert_und rezepte richt* richter richtigen rolladen rosa roten
roten* ruder* ruhig russi* saal safe sahar* sahara sahen sahen* salzi* salzig samstag samstag_war satz saugt* scann*
scanner schame schame_mich schatze schau schaum scheiben schel* scherben scheu* schlagt schlangen schle* schliessen
schlittschuhe schlucken schme* schmeckte schra* schranke schreibe schublade schuh* schulterzucken schweiz segel* sehen
seiner seit_einzug seit_februar seit_montag seit_neun seiten selber selbs* semmel sendung sich_um siebe* siebten
sim_karte sind_dann sind_extra sitze* sitzt sitzt* so_viel sobald_man socke* socken sofas sofas* sohn_hat solaranlage
solch* somme* sonnt* sonst_nichts sorte* sound souve* spann* spezi spielt spielte spita* spritzt spulm* standen
standen_wir standler statt* stattdessen staub stecken stefa* stefan stehen_gelassen stehn stehn* steht_sogar steif*
stell stier* stoff stoff* stosst strah* stras* strasse strau* strea* stuck* stund* stunden stunden_gewartet suche
supermarkt sushi sushi* suss susses tafelspitz tage tagel* tagelang tanks* tanz taucht taxi techniker_kommt
techniker_war teile* tellern terra* text tisch top total trakt* traum trauredner trepp* triff* trub tschu* turen* turm
tv uber_dem uber_eine uberf* uberr* uhr uhrze* uhrzeit um_19 umarm* umbuchung umgel* umkleidekabinen umsat* umzug
unbekannt und_an und_die und_eine und_wenn unfreundlich uns_die unserem unterm_tisch unver* unverschamt urtei* urteil
vanil* vanille verargert verbinden verbrannter verbucht verbunden vergessen vergn* vergr* verhunzt verif* verifizierung
verkauferin verkr* verle* verli* verlorene verschlossener verschluss verschwommen verstaucht verstehen verstellt
verteilt_und vertragt verwechselt video* viel_zu viele viele* vier vier_kindern vier_mal vier_stunden vier_tage viert*
vierten vierz* vollb* vollbremsung volle* von_selbst vor_den vor_verschlossener vorhe* vorig* vorige vorige_woche
vorma* vorna* vorne vorne* vorstellung vorve* vorwa* vorwarnung wackelig wande* war_alles war_auch war_dann war_es
war_in war_ja war_mein wartete wasch* wc wecker weg_und wegkl* weil_sie weiss_was welches welli* wenigstens wenn_der
wenn_die wenn_man werbe* werde wicht* wie wie_der wie_eine wie_gesagt wiede* wieder_da wieder_zu wiener will will_ich
winke* winken wir_am wir_haben wir_selber wir_wurden wird wirkl* wirtshaus wohnz* wohnzimmer wolf wollt wozu wrap
wurde_an wurde_ich wuten* wutend zack zeitschriftenabo zerbrochen zerri* zerrissen zettel zigar* zigarette
zimmermadchen zirkus zombie zu zuhau* zuhause zum zur_arbeit zurch* zurcher zuruck zuruckgefahren zusch*
zwanzig_minuten zwei_monaten zwei_und zweim* zweimal zwieb* zwill*`,
      '-1': `
15 22 29 50 58 59 a8 ab abgehoben abgeholt abgelaufen abgelehnt abges* abhol* ables* absch* abste* abstellraum abstu*
achtz* agb agentur agnes agnes* albtr* albtraum allergenkarte allergenliste allergisch alte alten alten* altes* andern
anfangerin angebunden anmel* ansch* antwort anzug apero* aperol aquar* auch aufenthalt aufgelost aufgemacht aufgezogen
aufle* aufzug ausgebremst ausgerenkt ausse* aussenspiegel autohaus autom* badeanzug badet* bahnsteig bandc* bandchen
bankomat barge* bauge* baugerust baustelle bedie* bedient beend* begon* begonnen behauptet beher* beide* beinahe
bekamen belastigt bereit bereu* berge* beruf besta* beton betra* betrag betri* betriebsausflug betrug bevor biete*
bietet bildschirm bin bis blech* blick* blicken blieb* blod blume* bluse bluse* board* bolle* boots* briefkasten brock*
brot bruck* buche* buden* bundesstrasse bunga* bungalow burge* burger burgeramt buro butter cater* cent chanc* chat
chinese chip chor coaching cooki* crepe crepe* curry* dach daran daran* daraus das dasse* dasselbe dauernd davor dazu
deckel delle* deppen derselbe derwe* derweil dessert diebe* diebi* ding direk* doktor doner doppe* doppelbett down
dreis* dreist dreiz* drohne drucker dunke* durchsage dusch* dusche duschkabine duscht echten ecke ehrliche eigener
einmal einsc* einwe* elter* elternabend empfe* endli* endlich englisch enker* enkerl entsc* erleb* ersch* etikett
etikettenschwindel etui fahre fahrk* falscher fanden feilt* feilte fein fett fiebe* filter find finde flamm* flieg*
flott* fondue formulare frage franken freitag fremden fristgerecht fumme* fur furch* fussball futter galle* gallen
ganse* ganze* garten geandert gebla* gebraucht gedec* geehr* gegne* gegri* geheg* gehege geklopft gelbs* gelum* genau*
gerol* gerollt gesch* geschaft gestorben getar* getarnt getra* getre* gewinn gewissen gewor* gewur* gezapft ginge*
gingen glaub gleiche grand* grandios graz gross grund* grunk* guckt* gulas* gulasch gurtel haftp* haftpflicht haken
half hallo hallo* halte* hamst* hangen harml* harmlos haufe* haufen haupt* hausg* hausl* hauso* hausordnung
hausverwaltung heisst heize* hell helle* henke* heraus herbe* herbst herme* hermes himml* himmlisch hocke* holla* honig
horgerat hotels hutte ibupr* ibuprofen impfp* impfpass ines infor* innen innen* inserat jacke jahre jeans jedem jedem*
jeder jedes* karot* kasse kassiererin kaste* kauft kaugu* kaugummi keine* keiner keller kellnerin kids kinderwagen klar
klaren klaus* klavier kleid klode* klodeckel knallt knopf* kofferraum komme komme* komplett kontonummer kopfe* kopie
korbc* korbchen korke* korkenzieher kotzen kraft* krage* kragen kuchen kuhlp* kunden kundigen kurbi* kurze* lappe*
lappen lapto* laptop laufb* laufz* laufzeit laune laune* laut laute* leergefegt lehnt* lehrer leist* leitn*
leitungswasser letzten letzter leute liebe* lieber lieblose lieferte liste lizen* lizenz locken login login* lol
loschen lustlos magen mal mange* mante* marke markise marme* masch* massa* mast mault* maus mehme* mehmet meile* meilen
mensc* mensch mikro* minib* minibar misch* mitarbeiterin mitbr* mobil* mohns* mohnschnecke monat montag muller musse
musste nachbartisch nachl* nadel* natur* ne neben* nebenraum netzb* netzbetreiber newsletter nicht nicht* nie niemanden
nimmt nimmt* notfall nucht* nuchtern nussk* nusskuchen nutze* nutzer oben obere obere* objektiv obst offener olive*
onlinebanking orthopade packli packp* packpapier panier papag* papie* passfoto passwort patienten pech pensioniert
personlich pflas* pistole pizze* platz* polie* pomme* pommes pool porta* portal postk* postkarte premiere prufe* pulve*
pulver puppe putz qr rader radie* radio* raten* raucher raume reagi* rechn* rechnungen rechte regelrecht registrierung
regne* regnet regnete reine reiss* reits* rente* resta* retou* rezept riecht ritze roh roller rollk* rontgen rosen
rotwe* rotwein ruckf* rucksacken ruckw* rudel* ruft sachbearbeiter sattel saust* schar* scharfe schaue scheibe schicken
schickt schif* schla* schlaf schlafenden schliesslich schlo* schmerzen schnee schni* schnitzel schnuller schock schon
schrauben schreie schuld schus* schweiss schwiegermutter schwimmkurs scrol* sechs* sechzehn seit sekt selbe* seltsam
sende* sender serie* servi* sesam shirt* shoot* sicher sichtschutz sims single skikurs skischule smoot* smoothie sms
sonntag spatz* sperrt spezi* spiegel spiel* sprac* sprechen spuck* spule* st stahl stahl* starke staubtrocken stecker
steh steht* stellplatz stich stick* stift* still* stimmen stimmte stock* stran* strich stude* suche* sucht* system
table* tacho tacho* tal tarif taschenlampe teilnehmer terminal tierarzt tippfehler tischler toilette toiletten tomaten
trage* tragen tranen transfer treib* trenn* tropf* trotzdem trupp* truppe turki* ubera* uberall uberdruss ulm um umfah*
umgeh* umgek* under* unerr* unerreichbar unfas* unfassbar unfre* unhof* unhoflich unterm unterricht unterschrieben
vegan* verbi* verbrannt verbrauchen verbu* verdoppelt verfa* verfi* verfolgte verha* verklebt versa* verschlossenen
verspatung verst* verstopft versu* verwahrlost viert visite vorga* vorge* vorher vorla* wand wann waren* warte warten
warum warum* waschkuche wasse* wasserschaden wechselt weil weiter wenden wer wickeltisch wintergarten wir wirft wirft*
wochenlang wofur wofur* wohnt wohnt* wolle wuche* wucher wusst* wusste zahlen zeh zeigen zeite* zeiten zelt zerdr*
zerdruckt zertifikat zette* zeugn* zigarettenstummel zimme* zoll zugesagt zugez* zuruc* zwei zweijahriger zweit zweit*
zweiten zwolf*`,
      '1': `
189 214 500 75 84 86 88 91 abbes* abbestellt abgab* abgabe abgeb* abgebucht abgeg* abgek* abgel* abgemeldet abholen
ablag* abruf* abstellen abwarten achte* acker* adresse ahnun* aktiv alarm allem allem* allen allen* alter alter*
alteren amazo* amazon ambie* ambiente an anderem angab* angeblich angek* angemacht angemeldet angenommen anget* anleg*
anpro* anwaltin anzei* aperi* aperitif apfelmus arbeiten arbeitet arme asche* attrappe auf aufgeblasen aufgi* ausdr*
ausge* ausserhalb autoh* automaten babys* backerei bahns* bankberater barbi* barbier bares bares* barri* barrierefrei
bau bauch* bauma* beauf* beauftragt befre* behin* behinderten beiden beige* beim beinp* beinpresse bekan* bekommen
beleg berechnet beruh* besch* besit* beson* bestatigung bestatter bestellen besuche bewertet bierdeckel bilder bisse*
bjorn bjorn* blink* blinkt blinkte blockiert bloss* bluet* blutige bluts* boden bohren boile* boiler brauchst brauen
braus* brause breit brenn* brett brief* brillant bruhe* brust brust* buchen buchungen check check* chef chinesisch
conny conny* cookies da dahei* daheim damensauna daneben dass daten daten* davor* decke* den denke* denken denkt denkt*
deppe* der deswe* deswegen diens* dienst dieser doch dokto* dort dran drang* drehe* drehen dreht* dritte droge* drunt*
drunter durch* durfte ehepa* eier eigentlich ein eine einer einer* einfach einga* eingang eingeladen eingesperrt
eingestellt einri* einschreiben einzig emil empfa* engel enkel* enkelin ensem* ensemble entsorgt erhal* erhalten erkan*
erkannt erlaubt erpre* ersta* erstattet erwah* erwahnt erzah* erzahlte etagen explodiert fahrer fahrp* fahrt* falle*
falli* fallig famil* feierabend ferse* festival feuer* finden flami* flaschen fleis* flugm* folie* fondu* formuliert
foto frage* franz* frech* freie freiz* freizeitpark freundin fuhle* fuhre* funf funfz* funktion futte* ganzer garage
garnicht gast gatte* gaume* gaumen geand* gearb* gearbeitet gebeten gebra* gebraten gefallen gefangnis geflucht gefra*
gefragt gefressen gefuhrt gehangen gehangt gehei* gehorte geige* gekau* geld geldborse gemac* gemacht genah* genaht
genom* genommen geoff* geoffnet gepac* gepackt gera gesag* gesagt gewol* gewollt geworden gewusst gibt ging glutenfreie
gott gps gratis grupp* grusste haare* haars* hab habe haben haben* haha hakch* hakchen hakte hakte* halten handschellen
handschlag hange* hansastrasse hat hatten haus hausarzt hauser heizkosten herren herrschaften hetzt* hilde* hinter
hinterher hinterliess hinterm hinub* hinuber hinwe* hitze honig* horro* horrorfilm horte* huber huber* humme*
hundeschule ich ignor* ignorieren ihrer ihrer* im imita* in informiert insge* insgesamt jahre* jasmi* jasmin jedesmal
jetzt jetzt* kabel kaffeemaschine karten kauf kauferschutz kaut keinen kelln* kellner kenne* kern kettenkarussell
kinde* kinn kisten klasse klassenlehrerin kleine klett* klits* kneip* knies* koln kommentar konne* konnte konta*
kontrolleur kontrolleurin kopfh* korri* krabb* krank* krankenhaus krankheit kredit kreuz* krieg* krust* kubel kubel*
kuh kunft* kunftig kurve kurve* kusch* lacherlich lachs* lades* landu* landung lauere lauft lauft* leasi* leben leere*
leerg* lehre* leichen leihr* leihrad leihw* leihwagen leine leine* leipz* leipzig lied lieferdienst liegen liessen
lindn* lindner link lippe* lowenzahn luchs luchs* machen mafia* mag makler malte* mann manne* mappe mappe* markiert
marmelade mathe matratzen maure* medik* mein meist* menschlicher messe* metern mia mich minus minus* mistk* mistkubel
mitgenommen mittagspause mitte* mittl* mittlerweile mobel modelle modul* module momen* moment mussen nachb*
nachgebessert nachgefullt nachrichten nachs* nachste nacht nacht* nachtschicht nacken nadin* nadine nah namensschild
nass neben netter neunzig nimmer normale notau* notdi* note noten* nusse ob objekt ofter ohren ohrringe ok ol olwec*
olwechsel op opa ordnung original packc* packchen packung palma palma* panie* parag* peeli* peeling perso* pfeil*
pfeiler pflaster pflic* pflicht phish* phishing pin pinze* pinzette platzwart poliz* pony posit* praxi* praxis probeabo
probetraining proze* publikum puder* putzf* putzm* rang rasie* rauch* raumt* rausgeworfen red reden reden* regeln
reife* reinigen reiseversicherung reith* reklame rente rettet rhein rhein* riechen riesig ritte* rohr ruckt* ruckweg
rufen rufen* ruhe ruhig* runde sache sache* sagt sah salatbar sandra sarg sass sauer sauna* schaf* schau* schaut
scheidung schic* schickte schlafen schlechte schli* schmuck schnaps schne* schnell schnippisch schnupfen schrank schre*
schrift schul* schwa* schwimmbad schwimmweste screenshots seinem selfie senio* sesam* silve* sind sneak* sobal* sobald
sofor* soll sommerfeld sonde* spass spass* spendiert sperrte spieg* spital split* stamm* stammgaste stamperl stark*
steckt stehen steig* stell* steuer sticker stock stoss* stosszeit strei* streichelzoo strom strom* studio stufe stuhl
stuhl* stuhlbein sturz suchen support tablet tablett tabletten tafel tagli* taglich tan tango* tankw* tankwart
tanzlehrerin techno teenies telef* telefonnummer teller therm* thunf* thunfisch tiefen toaster tonic tonic* train*
trainerin trau trauu* trauung tribune tritt* trockner trotz* tur turnh* turnhalle uber ubers* uberschrieben uberweisen
ubrig* umkle* umkleide umso unbek* und unfall unfallfrei unger* uns unser unserer unterlagen veget* verdient verdu*
verfo* verke* verlass verlaufen verleih verlo* versand versc* verschaukelt versi* versicherung versp* verstecken
versteckt verte* vertr* verwechselte video vierter villa* villach volks* vollen vorbei vorfuhrraum wagen ware warme*
wartezimmer wasser wechselte weihnachten weite* weize* welch* welchen wellenbecken werden whisk* wiederkommen winde*
winkt* wo wohne* wolle* wollte wunschen wunscht wurze* yilma* yilmaz zehnm* zeitu* zelle* zerfl* zerle* zuers* zuerst
zugebunden zugegeben zuges* zugestellt zulet* zuletzt zunde* zunge* zuord* zuste* zwanz* zwanzig zwar zwisc*`,
      '2': `
150 33 33_grad 39 412 47 480 58_euro 780 79 89 890_euro 8_monaten abbuc* abbuchung aber_der abgefertigt abgep* abgez*
abmeldung abspe* abwec* abwechselnd account achselzucken adres* afrik* agent* aha aigne* aigner airbn* airbnb akten*
alkoh* alkohol alles_im als_pfand altpa* altpapier alufolie am_bahnhof am_bein am_letzten am_telefon an_dem anderer
angeb* angeblafft angeg* anger* angerufen angez* anhan* anima* anlie* anrie* anrief anrufe ans anzeige anzug* aquarium
arbei* arbeit arbeite arzt auch_schon auf_dem auf_einer auf_einmal auf_station auf_wie aufen* aufgelegt aufna* aufs
aufzu* augen_gerollt aus_und ausch* auschecken ausga* ausgenommen ausgestellt ausre* ausrede auste* auswe* ausweis
azubi backen bahnhof balko* bar beamten beche* becken beendet befunde bei_minus beina* bekom* bellt bellt* beoba*
beobachtet beque* bequem berec* berei* besonders betreff betru* bette* bevor* bewerbung bezahlen bh bierd* bike bilde*
billiger birgi* birgit blank blasen blau blaue blind blinddarm boden* boxen boxen* brach* brannte bruhe brunn* buben
buben* bunde* burak burak* campi* can charmant chefs chefs* clan clara clara* cockt* cousine d da_kann da_war dageg*
dagegen dahin* dame daneb* danke_fur dann_hat das_angebot das_auch das_erste das_man das_zimmer dass_sie dauerauftrag
daume* daumen dem den_hals depp der_azubi der_kurve der_lieferant der_meister der_nachsten der_nacht der_ruckseite
der_wagen desha* deshalb diagnose diama* dick die_app die_bedienung die_frau die_heizung die_leitung die_schule
die_wand die_wohnung diese_woche dieselbe dorf draus* draussen dreck drei_kilometer dress* dressing drohungen drube*
druber durften dutze* e e_bike eat echte* ein_brief ein_link ein_packchen eine_leere eine_nacht eingefroren eingehalten
eingereicht eingezahlt einkaufen eins_davon eisbaren ellbo* ellbogen empfang_ist er_in er_sich erbse* erfunden erklarte
erlau* ersten_mal ersten_stock erstm* erstmal erwarte_ich erwis* es_auf es_ging es_immer es_mit es_war etage euro_in
europ* existiert_nicht explo* expon* fahren fahrgastrechte fahrschule falls familie fang fasch* feine* ferie* fest
fests* filmt fisch* fitne* fohn fotograf fragen fragt* fragte fragte_nach fraul* fraulein freie* freier freig* frein*
frisc* frisu* frisur froh fundb* fundburo funfm* funfmal fussp* futsc* futsch gabs galer* galerie ganzen garag* gaste*
gastebuch geduldiger gefar* gefor* gefordert gegen* gehen gehen* gehort_nicht gehsteig gekauft geken* gekennzeichnet
gekic* gekle* geklebt geklo* gelassen geldb* gepruft geschenkt geschickt geschmolzen gesehen_haben gesprochen geste*
gestern_nachmittag gesto* getrunken_und gewah* gewec* gewechselt gezup* gezupft ging_durch gitarre glaub* gold gonde*
googe* grad grossen gucke* gucken guide guide* gulle* haaren hab_ihm habe_ich hafte* hambu* hamburg handen handtuch
handwerker hat_der hat_mich hat_sich hat_und hatte_eine hauses hausf* hausflur hautarzt hebeb* hebebuhne heim heinz
heinz* heira* heise* heiser heizdecke herab* herunter hervo* heulend hielt hielt* hilft hilft* hinge* hinte* hinten
hinten_raus hinter_mir hinter_uns hintern hinweis hol holen holen* huhne* hunde huste* huttenwirt ich_arbeite ich_fur
ich_ihn ich_meine ich_mich ich_mir ich_zu id ihr_mit ihr_schon ihre ihren ihren* im_auto im_bademantel im_bett im_bus
im_ersten im_hausflur im_janner im_oktober impfs* in_meinem influ* influencer inven* irgen* irgendwas is ist ist_alles
ist_auch ist_das ist_seit ist_sie ja_klar ja_nicht jahren jahriger jemandem jetzt_immer joghu* joghurt jubel* jugend
kabelzug kabin* kafer* kahle kalte kam_der kam_er kam_zu kanin* kann_nicht karussell kassenbon kassenzettel kater*
katze kelle* kilom* kinder kinder_in kiwis* klemmte klingel_geht klumpen knieh* kniehoch knoll* kohle* kommi*
kontoauszug kopiert kosme* kosmetikerin kratzte kredi* kreis kriegst kripp* kroch* kugel kuhne kuhne* kussc* kusschen
lache* lacheln ladeg* ladegerat laden* lager lager* lan landg* langst lanze* laptops larve* latte* lehrerin lehrling
leiter leitet leitu* liebe lief liefen liege liege* linke linke* loste loste* loste_sich lowe lowen mache* machen_wir
macht* made mal_auf mal_sehen mal_um maler man_nur man_sagen man_sieht manch* manche manda* mangel mannern mannh*
mannheim manue* manuela mappe_mit markt mass masse* masseur mathe* meier mein_konto mein_neffe meine meine* meine_tante
meine_unterlagen meinem_vater meinen_auftrag meiner meiner_mutter meiner_oma meint* meint_die meinte_er meinte_ich
meister melde* melden meter* mich_in mich_von mietwagen milch* mir mir_mit mit_dem mit_den mit_irgendwas mit_meinen
mitar* mitarbeiter mitgeschrieben mitternacht moge monti* mops motzt* munzf* nach_50 nachfrage nachgewiesen nachlass
nachm* nachmittags nachsten nachstes_mal nacke* nahm'* nahm's namen namen_der napf naturlich nebelmaschine nehme*
nehmen neuge* nicht_der nicht_gewechselt nicht_von nichte nie_bestellt niede* no noch_am noch_eine normaler notaufnahme
notfa* numme* nun nur_einmal ob_sie obenr* obenrum oberflache objek* obwohl_ich obwohl_im oder offensichtlich offne*
offnen opa_hat optik* ordner ordnu* origi* paket* papierkorb passi* passiert passt_auf person personal pfarr* pfarrer
pfeff* pfoten physiotherapeut pilze* platt plaud* polizist praktikantin prase* probi* publi* putzen quats* queng*
quetschte rappelvoll rasch rasch* raten ratte* rauchen raumu* reisegruppe reiseleiterin reisepass repar* rettu* riech*
riecht_es riesi* rontg* rosti* rucksack ruckseite runter_auf rutsc* s sachb* saft sagt_das salon salon* samir* samira
sarde* satte* sauer* schac* scham* schep* schlafzimmer schlu* schlussel schneidet schoc* schon_eine schoner schraube
schreib schri* schule schwimmwesten sechz* sechzig see sei_bei sei_das sei_ja seit_gestern seith* seither selle* shirt
sich_als sich_mit sich_zu sie sieht_man sim so_weit sogar sogar* sollt* sonne* spark* sparkasse spieler spren* spuren
stamp* stand_im stank stank* statt_sechs steckdose steigen stein* sterben steue* stink* storen storno strafe strassen
streit studentin stumm stunden_in stunden_lang sturm sturm* sturz* suppo* sussl* susslich taste* taxle* taxler techn*
telefon teure theke theke* tiefg* tierp* tippt* tisch_und tja tocht* tod tomat* totge* tragt tragt* trail* trailer
tramp* trans* traus* traust treppe treso* tresor tribu* trinkgeld tropfen tue uber_den uber_mich uberm* ubern*
ubernommen ultra* um_drei umgef* umges* umzug* unauf* unbeg* und_dabei und_einer und_ich und_ihn und_man und_mit
und_unten und_voller und_wieder unfal* unfreundlichste ungar* ungef* ungefragt uns_von unser* unter unter* unter_wasser
unterschreiben vaters verar* verda* verei* verfu* verga* verhu* verka* verko* verlangt verlieren verlor verrechnet
verrechnete verschlafen verschrieben vertrag verwe* vierjahriger vitri* vogel vogel* vom vom_band von_meiner vor_der
vorab* vorgelesen vorka* vorkasse w wachm* wachmann waffe wagen* wahre* wahrend war's war's* war_nach warmelampe
wartebereich webca* webcam weg wegen_dem weil_er weil_kein weink* weins* weint weiss* welche wenn_das wer_hat werdet
wertstoffhof wie_er wir_machen wir_sind wir_zahlen wirkte wissen witze* wohne wohnw* wohnwagen wollte_einen wollte_er
wollte_ich wort wunde* wuppe* wuppertal wurde wurde* wurde_mir wurden wussten yogalehrerin you zahlt* zahnarzt zahns*
zaunl* zehne* zehner zeich* zeitungspapier zerma* ziege* zu_horen zucker zufallig zugbegleiter zugestimmt zutat*
zwanziger zweiter zwischen_zwei`,
      '3': `
1200 24_stunden 3_stand 400 4b 52 62 690 abdru* abdruck aber_es aber_ich aber_im abgasrohr abgebrochen abgebrochen_und
abged* abgegeben abger* abgeschlossen abgew* abwar* accou* achseln affen alarm* alle_haben alle_im allein_im
allein_wohne alleinreisendes aller* am_beckenrand an_den anabolika andere_eltern anderen_im angedreht angef* angelegt
angem* angeschlossen angeschrien angesehen ankom* ankommen anlage annahme antei* anwal* anwalt arbeitgeber art ass
assistentin assistenzarzt auf_ein auf_meine auf_und aufdruck aufge* aufgerissen aufguss aufseher aus_dem ausgelaufen
ausgeraumt ausgestiegen ausgewiesen aushi* aushilfe auslauft ausza* auto backe* bad badem* baden baden* bald bank
bankb* bankomatkarte barac* baracke beamte bearbeitet becke* beckenrand behandelt behandlung bei_denen bei_ihnen
beim_essen beim_vierten bekam bekam* bekommen_obwohl bekommt bern beschwerde besitzer besprochen bestr* besuchen
betrunkenen bewertungen bewor* bin_17 bis_in blank* blase* blask* blaskapelle blaue* blondierung blutergusse bohrloch
bohrt bombe borse bose box brann* brauch breche breit* bremsen bring bunte* c chefi* chefin ciao club co cousin
crackpfeife crew curry da_hat damit damit* damit_wir dampfbad danac* danach dann_wurde darau* das_ich dass_das
dass_mein deckt deckt* dem_auto dem_bett dem_lieferschein dem_schlauch demente demir demir* den_fuss den_ich
den_kollegen den_tisch denen denen* denen_ich deo depot* der_abend der_arbeit der_einzige der_hausmeister der_ist
der_kollege der_name der_reparatur der_schon der_trainer der_wachmann der_werkstatt der_zweite des detek* deutete
dicht* die_anderen die_anlage die_augen die_damen die_halbe die_kellnerin die_lehrerin die_verkauferin die_zentrale
die_zunge diesm* diesmal diesmal_leider dj donnerstags dozent drauf drinks durch durst* eck ei eigenen einbe*
einbehalten einbr* einge* eingerissen eingescannt eingetippt eingewohnung einlass eintrag einweiser ellen* ellenbogen
eltern empfahl entha* entweder er_auf er_ist er_mit er_war er_weg erklaren erkun* erst_als ertru* erwische erzie*
etage* fahr fahre* fahrlehrer feder* fehlen feier fensterbank festp* feuerloscher finge* fingerabdrucke fischer fit
flach flasc* flucht flugel flugzeug fluss folge* foto_vom fotografiert fragt_ob freundliches fried* frisch frise*
frost* funfjahrige funfziger fur_nichts ganz garderobe gartn* gartner gaste gedro* gedroht gefasst gefilmt gefun*
gefunden gegeb* gegeben gehst* geige geklart gekra* gekri* gekriegt gelande gelas* geleg* gelegen gelegt_und
gemacht_und gemei* gemerkt_dass gemuse gepackt_und gepru* geric* gerte gerte* gerust gesehen_habe gespannt gesun*
getreten getro* getroffen gewalt gewarnt gewinnspiel gezap* gezeigt gezog* gezogen gezogen_und giess* gitter gluhw*
gluhwein golf grab grad_im grun_und gschw* haarb* haarbuschel habe_angerufen habe_sie haben_den haben_uns hals halsb*
halsband handc* handg* handgelenken hanne* hansa* hante* hat_das hat_den hat_die hat_mein hat_mir hat_nach hau_ich
hausbesuch hausm* hausmeister haut hebam* heidi heidi* heili* heimweh heizk* herablassend herau* herrn herrn* herun*
herze* herzinfarkt herzklopfen hier_keinen hinei* hinein hinterhof hitze* hochgezogen hochr* hochrotem hol_ich holz
huhn hund hunde* hundesalon ich_den ich_drei ich_fahr ich_geh ich_hab ich_kann ich_kaufe ich_komm ich_nix ich_wohn ichs
ihr im_august im_gang im_karton im_kuhlschrank immer_wenn in_den in_der in_einem in_meine in_unser in_villach ins
inspektion insta* interessant ist_ein ist_in ist_jetzt ist_noch jacken jahrh* jahrhundert jeman* jetzt_die kabelbindern
kammer kanar* kann_man kannten kapit* kassensturz kassiert katzen kauft* kein_problem kellnerinnen kennen kennt kennt*
kette kindersitz kinos* kiste kiste* kittel klamm* klick* klini* klinik knie knien knien* ko komischerweise konnte_man
kontrolle kopie* kracht kriegt kucku* kunds* kundschaft kutscher lachend lacht ladendetektiv_hat ladung lag lagerraum
laktosefrei land landes lasse* lassen laste* lauer* leasing leerer legte legte* lehma* lehmann leid leistet leitung
lena lenker letzte_woche liess liess* liftw* liftwart linea* lineal linse* liste* liter liter* loch locker lohna*
lotterie lowen* luftballon lunge* madels makle* mal_richtig man_ja manager march* marchen marzi* matte* maul mause*
mediz* medizin meier* mein_bruder mein_schwager meine_mutter meine_tochter meinem_freund meiner_tochter meinte
meinungen meter metzg* mich_nicht mich_vor milch minde* mir_an mir_das mir_ich mir_noch mir_seit mit_datum mit_der
mit_offenem mit_ton mitgebracht mitgehen mitgl* moderator montiert mund_und muste* mutti mutti* nach_und nachd* nachdem
nachf* nachg* nachh* nachher nachte nahm name nase nasen* nasse negat* nehm nicht_vorhanden nimme* notar notig* novak
novak* nummer nur_meine offen offenem ofter* ohne_grund ohne_zu ohrri* omas onkel onkel* ordnungsamt packu* padag*
padagogisch papagei parfu* parfum parkt* passa* passe* passend peitsche perfekt perlen petersen pfiff* physi* physio
pille* pillen plaka* plakat prakt* prinz* pro_nase probl* problem pudel pudel* quadr* quer quittung rache rad range*
raumungsverkauf reakt* reaktion reede* reederei reklamiert renat* renate revie* revier riet risik* risse* rissen ritter
roch rolla* rollstuhl rottw* rottweiler ruckgabe ruft_mich ruhige rum runter rutte* sachbearbeiterin sackc* sackchen
sagt_die sagt_sie sagten sandr* sass_da schaden schei* scheine schiff schil* schild schimmel schlafend schlaft
schlampig schlauch schno* schnu* schon_und schone schreibe_ich schreiben schreibt_mir schrieb schwager schwe* schwester
schwi* schwiegervater scoot* scooter scree* security sei seine* seine_hand seine_hande seinen seit_dem seit_monaten
seit_sonntag selte* selten senioren seriennummer serio* serios shake shake* shisha sichtbar sie_hat sie_hatten
sie_nicht siebt* siegelring sind_da smiley sohn sollen sollte sonnenbrille sorge* sorte spast* sport* sprin* sprit
spruche stach* stand stattgefunden steck* steine steissbein stift stumm* tag_und tage_spater tat tause* teeni* tempo
tempo* terrarium tinte* tochter todes* totschlag treff* trotz trotzdem_in uber_meinen uberh* um_dann unangemeldet
und_auf und_hatten und_mich und_was und_zum unerw* unerwunscht unges* unsere unter_die uralte urin verbr* verde*
verdeckt verdi* verdreckt vergl* verkaufen verkn* vermo* vermu* verschickt verschollen verschraubt verschwunden
verspricht verstorbenen verta* verweigert_weil vierjahrige vom_opa vom_personal von_der vor_die vorstellungsgesprach
wacht* wanze* war_auf war_er war_leider waren_alle waren_sie warnt* was_gesagt was_ich was_von weine* weisses
weitergegeben weitergereicht welle* wenn wenn_er werkstatt werkzeug werkzeugkoffer wert wette wicke* wider* wie_sie
wien wildfremde wildfremden willk* wimme* wir_auch wir_das wirti* wirtin wisse wisse* witwe witwe* wo_ist wochen_zu
wohn wolle_man wollen worde* worden wurde_der wurde_in wurge* wurgemale wut zahl zahlten zahne* zahnt* zehnfache
zehnfache_dosis ziegel zogen zogen* zu_heiss zu_und zugbe* zugbegleiterin zugeg* zulas* zulassung zuric* zurich
zwei_minuten zwillinge`,
      '4': `
180 1900 2000 2016 210 2x 36 41 49 51 54 61 640 800 9_99 ab_mittag abgas* abgef* abgefullt abgenommen_und abgespeichert
ablage abnehmen abrup* abrupt absicht absichtlich_auf abstr* abwart achse* aktenzeichen akzent allei* allein allergie
alles_nur als_mein alufo* am_einlass am_markt am_oberarm am_stammtisch am_tisch amoxi* amoxicillin an_einer an_meinem
anderen anerk* anerkannt anged* angep* angerufen_und angeschrieben angesprochen angestellte angezogen anton* antrag
appar* apparat arm_gepackt arzte* asbes* asbest asphalt attest au auch_was aufgenommen aufgeschurft aufgestanden aufgu*
aufpassen aufse* aus_der aus_ich aus_meinem ausgab ausgesperrt auskunft auslo* ausloser auspr* ausprobieren ausri*
ausrichten aussen aussieht ausweisfoto autistischen autobahn automatik band barfu* barfuss barho* barhocker bauau*
bauaufsicht bauer baute baute* beantragt beckenboden bedau* bedaure bemerkung bemerkungen bespr* besucher betreiber
betreuung betro* betrunken bettg* betti* bettina beule beule* beutel bierb* bin_in bisswunden bitterlich blind* blutu*
bog bohrt* bohrte bon borse* bot bote brach_zusammen brand* brech brechdurchfall brems* bremsscheiben brennt briefe
bronz* bruckner bruder brullte buchs* buhne busfa* busfahrer cbd chatt* check_in chef_hat chron* colli* collie conci*
concierge container cousc* couscous cousi* cousins da_ist da_nicht dampf* dann_mit dann_noch das_blaue das_gerat
das_jetzt das_personal dass_der dem_zug demna* demnachst den_haaren den_handen den_nachsten den_rest den_schadel
den_schultern den_spiegel den_termin der_ablage der_ampel der_fahrer der_faust der_klasse der_leiter der_mann
der_nachhilfelehrer der_polizei der_sicherheitsmann der_spruch der_stadt der_tafel der_tasche der_treppe deute*
diabetiker diagn* dich_nicht die_gaste die_gruppe die_haben die_ich die_kasse die_leiterin die_mir die_nachtschwester
die_zahne die_zwei draht drauf* dreijahrige dreissigerzone drink drink* dritt druckte_mich dsgvo dsgvo* dunkeln
durchgerutscht durchsucht durfe* durfen ebenf* ebenfalls ebens* ebenso ein_date eindeutige eingeklagt einloggen
einparken einre* einwi* eisenstange eitrig elefa* empfanger endete energ* energie engel* entla* entri* entschuldigen er
er_kam er_nicht er_sei erdnu* erfol* erfuh* erledigt ernst ernst* erstk* erstklassler es_gibt es_nie es_sei es_vor
es_waren euro_bezahlt exeku* exper* fahrer_ist fahrl* fahrst falsches fassa* fasst* fasste faulh* faulheit federn
fehlt_seit fehlten ferienlager feuer feuerzeug fille* filler fing finma finma* finn firme* fischte fliese
fluggesellschaft fonds fonds* fotografieren franz frau_bekam fraue* frauenarzt frech fremd* freunde friseur fuhlen fuhr
funfh* funfhundert funfj* fur_nix fuss gab_mir gab_uns gabel gabel* garagist gartentor gasts* geben geben* gebet*
gebrochenen geburtstagskarte gefalscht gefas* gefil* geflustert gegen gegen_die gegen_ihren gegrinst gehal* gehalten
gehaltszettel gehan* gehol* gekla* geknallt gelac* gelacht gelad* geladen geld_weg gelernte gelos* genan* genannt
gepack gepos* gepostet gerammt geraubt gerip* gerippe geris* gerst* geruf* gerufen gesca* gescannt geschickt_mit
geschieden geschlagen_und geseh* gesehen gesic* gesicht_geschlagen gespa* gespr* gesprache gesta* gestanden gesteckt
gestochen gestohlen gesund getan getan* getip* getippt gewin* gewischt gezappelt gezei* gezie* gezielt gin glast*
glastur glock* glotzt gnade gnade* goldene gondeltur grabe* graben grund grundschuler gsche* gschl* gutachter haarf*
haarfarbe hab_jetzt habs hacker hahnc* halbs* halsk* halskette halterung ham hand_und handschuhe handyshop hartz hat's
hat's* hat_bei hat_ihm hat_jemand hat_vor hats hatten_sich hausb* hausv* hauta* heizd* helfe* helm herzc* herzchen hieb
hiess_es hinun* hinunter hole homep* homepage horen horen* hubsche hummer hundert hupfb* hupfburg ich_allein
ich_bezahlt ich_finde ich_hatte ich_in ich_kam ich_nachfragte ich_nicht ich_sie ident* ihm_die ihn_am ihnen ihnen*
im_bad im_dunkeln im_flur im_handschuhfach im_jahr im_krankenhaus im_laden im_pflegeheim im_salat im_sand
im_wartezimmer implantat in_zurich inder inder* inhaberin inklu* inklusive insolvenz iphon* iphone irrer irrer* ist_im
ist_nicht ist_nur iv jager* jetzt_habe jonas jonas* jugendleiter jungen jungs jungs* juris* juwel* kabel* kahle* kamer*
karus* kassierin kastration katzc* katzchen kaufhaus kauti* kaution kebab kebab* kehle kehle* kein_geld kein_scherz
kein_wasser kenn_ich kiefe* kinderarztin kindern kippe* kita klatschte knack* knackte knete* knieb* kniebeugen knobl*
knochel knochen knote* knoten kochi* kochin kokai* kokain kollaps kollege komis* komisch komm konsumentenschutz
kontoauszuge kontr* kontrollieren korpe* koter koter* kowalski krall* krankenschwester kreislaufkollaps kreisssaal
kunde kundenservice kurbis kursl* kursleiter kusse* kusst* kusste labor lachgasflaschen lacks* ladun* lag_ein lag_ich
lagen lagen* lamme* lammer landesgericht laser* laserbehandlung laube* lauf leben* lebendig leere leergeraumt legt
leite* letztes leute_an liebs* liebsten linz lobes* lobeshymnen loggt* logo loren* losch* lotte* lud lugt_einem lust
mache madel* maler* mallo* mallorca man_da man_die man_nichts manag* mandy mandy* markt* matte mauschen max mein_bub
mein_knie mein_sohn meine_adresse meine_beine meine_kinder meine_oma meine_schwester meine_tasche meinem meinem_sohn
meinen meinen_freund meinen_mann meinen_sohn meiner_nachbarin meins meins* meinte_der meinte_die melder merk
meter_weiter mich_gegen mich_nur mich_und mietw* minute minuten_spater mir_den mir_die mir_ins mit_karte mit_schlussel
mitbewohner mitgegeben mitschuler mittel mobel* montage motorhaube mutte* nach_schnaps nachforderung nachfragte
nachsten_morgen nackt* nacktfotos nadel nageln naher naher* nahm_mich namen* nannte_ihn narbe narben needl* needle
neffe neffen nen nguye* nguyen nicke* nickt niere* nikol* noch_als noch_das noch_den noch_drin noch_einmal notdienst
notie* notiert nur_bei oberarm oberschenkel offen* offnete ohr ohrla* ohrlappchen oma opas originalverpackt osteo*
osteopath pacht* pachter pakete parkd* parkdeck parkw* parkwachter partn* partner paten* peits* penic*
penicillinallergie perfe* perle* pferd* pfleger pfusch pinkelt planschen platz_im pneus pneus* pobelt polier polnisch
postfach postl* probemonat proben psychiatrie quaddeln rammt* rammte ran rappe* rastp* rastplatz rauss* rausschmeisser
rechnen reingetan reinh* reini* reite* reiten reitl* rennen rentnerin rests* rezensionen rezeptionistin rippe
rippenbruch rital* roch_es rollo rollo* rolls* ronny ronny* rostige rucken ruckte rumge* sagt_der sagte sagte*
sagte_sie sahne sahne* saunagast schaffner schalten scheibenwischer scher* schick schlechtes schlug schmerzmittel
schna* schnuffelt schop* schos* schoss schuh schultern schuttelte schuttelte_den schwarz seelenruhig sei_schon seil
seit_jahren selben serviert sessel setzt sich_den sich_der sich_fur sich_in sich_selbst sichere sie's sie's* sie_auch
sie_ist sie_liessen sie_meinen sind_jetzt singe* sitti* sittich sitzn* sohn_3 sohn_ist solange sopra* sovie* soviel
spater_war spiegelschrank spiele spielt_sich spiki* spiking spina* spinat springen sprit* spuckte spule spur spure*
stalker stall stammen stammtisch stand_er stander stang* stati* station steckten stelle stellt stewardess stick
stiess_mich stinkt stirn stirn* store* story straf* strickjacke stroh studi* stunden_im stur stutt* stuttgart symbo*
tanzl* tausc* taxif* taxifahrer team techniker teiln* tickets tief_und tiefgarage tiera* tiere tikto* tiktok tip tofu
trainer trank trant* tranten treffe trese* tresen trick* trieb_im trink* tritt trott* truff* truffel tschudi turba*
turban turne* turnl* turst* tursteher tut's tut's* uber_nacht uberd* uberfuhr uberg* uberlesen uberw* um_eine
um_mitternacht und_druckte und_er und_geld und_ging und_hat und_immer und_in und_konnte und_lachte und_nie und_sagte
und_war uns_dann unter_dem unterschrift vater_hat velo verbracht verbruhung verdo* verdrehte verfolgt verhungert verla*
vermi* vermieter vermittelte verpi* verpiss verstrichen vertauscht vierj* von_meinem von_mir von_seinem vorbeigehen
vorderrad vorgang vorgangsnummer vorko* vorst* wachs wachs* walnu* wange watte* weg_ist weggerissen wegla* weil_es
weil_ich weiss weissem weissen weitergemacht werks* werkz* wessi* wickelte wieder_ins wiege* wiesi* wiesinger wille*
willen wimpe* wir_zwei wirku* wirkung wisst wisst* wo_der wo_ich wohnung wortlos wurde_nur zahna* zaun zeitp* zeitpunkt
zeuge zeugen ziehe* ziehen zigeu* zimmernachbarin zipli* zipline zirku* zitat zitat* zittert zog zu_dritt zugeh*
zugehalten zugeschwollen zumutbar zund zusam* zusammen zweij* zwerg zwerg* zwischendurch`,
      '5': `
000 2400 740 890 900 a3 abgen* abgenommen abgerissen abgestorben abgetastet abgewiesen abgezwickt abmah* abmon*
abmontiert abtra* abtransportiert achtjahrige achtjahriger acryl* adopt* adresse_und afgha* agent aggre* aggressiv akte
akten akzen* alleinerziehende allergiker allergischer alterer am_dach am_ganzen am_hof am_ohr am_rucken am_strand ampel
ampel* ampul* amtsg* amtsgericht an_beiden an_meinen an_mir anabo* angeheitert angeknackst angel* angepobelt anges*
angeschnauzt angespuckt angst anhangerkupplung anlag* anony* anonyme antid* antra* apartment appro* arbeiterkammer
arroganter arztlich assis* assistenzhund asthma asthmaanfall atem atmen atmen* attes* auch_das auf_facebook aufes*
aufessen aufgefordert aufgehort aufgeschnitten aufgeschrieben aufgesprungen aufgestemmt aufgewacht aufha* aufhangen
aufnahme aufpa* aufst* auge augen* ausgeglitten ausgekugelt ausgeraubt ausgeschlagen ausgetrunken ausgewechselt ausla*
ausm auspu* auspuff ausschnitt aussu* aussuchen autis* autod* autog* autogramm autos* autoscooter axt azubi* baby_am
babyfon babysitter backe bafin bafin* ballons bands* bankangestellter bankd* bargeld bat bauchweh beamter beaut*
bedienen_wir beeid* begeh* behan* behinderte bei_meinem beklaut belag* belas* bemerkt beneb* benebelt benut* benutzte
benutzte_spritze beruf* besau* bescheid beschimpfte beschuldigte bespu* betaubt betreibung betreibungsamt betreten
betriebsleiter betruger bettwanzen beusc* beuschel beweg* beweise bewerbungsunterlagen bewertung bewusst bierf*
bierflaschen bikin* bikini billigster bin_im birke* biss blaht* blahte blauen blech blei blindenfuhrhund blockierte
blossgestellt bluten blutvergiftung bochu* bochum bonbo* bonbons boot botox botox* brandstatter brauchen braunen bringe
brink* bruta* brutal bsoff* buchstabiert buhne* busen busen* caesa* caesar cam camp campingwart cannabinoide cannabis
carit* caritas cashews cc chats chats* chauf* chauffeur chiro* chiropraktiker chole* choleriker coach* conta* corti*
cortison dachb* dachl* danke_auch dann_reden darin darin* das_formular das_konnt das_noch dass_er david* davidstern de
dehyd* dehydriert deinem dem_boden dement demon* demse* demselben den_fall den_falschen den_mund den_po den_rucken
den_tropf den_weg depot der_arzt der_barmann der_besitzer der_betreuer der_bub der_decke der_garderobe der_hat
der_intensivstation der_koch der_matte der_monteur der_mutter der_op der_pension der_pfleger der_praxis der_stange
der_umkleide deutsch dick_und dicke* die_aufsicht die_beine die_bude die_firma die_helferin die_kassiererin die_lippen
die_miete die_sachbearbeiterin die_tabletten dienstplan dienstschluss dienstzimmer dinge dinge* dinke* dinkel diplo*
diplom draht* drauf_angesprochen drehte dreizehnjahrige drohu* du_hast dufts* durchgeschoben durchgezogen e_mail egal
eiche* eichensarg eifac* eifach eigenhandig ein_anruf ein_fremder eine_frau eine_kamera eine_unterschrift einer_frau
eingehangt eingelegt eingenickt eingeschlagen eini einig* einrenken eisba* eitert empfi* empfindlich energy entzo*
entzogen entzw* entzwei er_hatte er_soll erbrach erdnusse erfro* erfroren erfun* ergan* erganzt ermit* ermittelt ersau*
erzieher etagenbett etwas_das euch_auf euer_buro existiert faceb* facebook fackeln fahrendes fahrer_roch fahri* fahrig
fakeshop feldw* feldwebel felge* ferke* festgebunden festgehalten festplatte feuerwehr fiake* filmt* finanzamt finger
finst* fixer* flach* flirt* floge* flogen flotter fluchtweg flugbegleiter flugbegleiterin fluge* flust* flusterte fma
fohle* fohlen fordert fotografierte fr frass frass* frau frau_aus frau_dr frau_mag frett* frettchen freue* freuen
friedensrichter fristsetzung fritt* frosc* fruhl* fuffi fuffi* funken fur_jeden fur_meine fur_sowas gab ganzen_korper
gar_nix garderobenfrau gasten gaul gebas* gebastelt gebiss geblu* geboh* gebohrt gebox* geboxt gebrauchte gebro* gebru*
gebrullt gedea* gedealt gedem* gedemutigt gedrangt gefak* gefilzt gefis* gefischt geflunkert geful* gefullt
gegen_meinen gegrapscht gehbe* gehbehinderte gehor* gehort gehwe* gehweg geile gekap* gekapert gekip* gekippt gelei*
geleistet gemaust gemurmelt genip* genippt genugt geohr* geohrfeigt geprugelt geram* geraucht geraucht_und gerichtet
gerup* gerupft gesas* gesass geschaftsfuhrer geschimpft geschlampt geschoben geschreddert geschrien gespo* gespott
gesprach gespruht gestank gestreichelt gestu* getraut getur* geturkt gewal* gewaltsam geweh* gewehr gewerbebehorde
gewis* gezer* gezerrt ghb giftl* giftler glasig glass* glute* gmbh golde* goldk* golds* grabstein gramm graps* grapscht
grati* grinsend grinst grobe* groben gruft* grunw* grunwald gulle gully gully* gunst* gurten gutachten haara*
haarausfall hab_einen hab_nix hab_noch habe_einen habe_meinen haben_ihn habt hackf* hackfleisch haftet hamme* hamster
hand_auf handchen handf* handl* handlauf hands* handw* handwerkerin handyvertrage hanf hanfp* haschisch haselnuss
haselnusse hat_eine hatte_halt hausarztin hausdetektiv hauseingang haustur hautfarbe heftig heimaufsicht heimkind
heimleitung heinr* heinrich heissen helfe hellw* hellwig hemd hengs* henna* hepat* hepatitis herausgegeben herzr*
herzrasen heter* high himmel hinaus hingehalten hingen hingestellt hinter_dem hintereingang hochk* holt holte holte*
horgerate house* housekeeping humpe* humpelt hundc* hundchen husten hustet husteten hyalu* hyaluron i iban ich_eine
ich_vom ich_vor ich_zahle igel ihn ihr_euch ihr_seid ihr_treibt ihrem ihrem* im_aufzug im_becken im_cc im_club
im_dampfbad im_netz im_pass im_sandkasten im_wasser impla* in_die in_meinen in_unsere infus* infusion ins_auto ins_bett
insol* insulin invol* involviert irgendwelchen irgendwer ironi* irrefuhrung ist_eine ist_mir ists jahresabo jemand jens
jetzt_hat jetzt_noch jobce* jobcenter johlt* joint jointstummeln jucke* juckende jugendliche jugendzentrum junki*
kabine kaferlarven kakerlake kakerlaken kamera kamera_im kammerjager kanal kangu* kanguru kanns* kannst kante kanul*
kanulen kapitan karpf* karpfen kasse_hat kathe* katheter kaufh* kaufte kaufvertrag keiner_rief kellnerinnen_und
kicherte kieferbruch kinderbett kindergartenkind kinderhotel kinderzimmer kissen kitte* klage klage* klare* klats*
klebe* klemp* klempner kniff kniff* knoch* koder koder* kohle kohlenmonoxid koma konfe* konne konnte_ich konsu* konte*
konten kontrolliert kopf kopfn* kopien kopierte korn korper korperverletzung kotzt* kralle kramp* krampfte
krankgeschrieben kreis* kreuz kreuzband kribbeln kripo kripo* kruck* krucken kuchenhilfe kuchentisch kuhlb* kuhlbox
kuhlr* kuhmi* kuhmilch kupfe* kuppl* kupplung kurde* kutsc* labor* labra* ladendetektiv lag_mit lag_noch lakto*
landgericht landstrasse lasse lebenslauf lebensmittelinspektorat lehrer_hat leiterin lenke* lenku* lenkung leute_die
lina line linseneintopf lockt loffel_in loschung luftf* lugen* lugne* lugner mach_dich mach_ich maden maden* mahnung
mailadresse mal_was mama mande* mangeln manns* mannschaft mantel marke* maste* meerschweinchen mehr_hin mehr_ich mehre*
mein_profil meinen_ausschnitt meinen_vater meines_sohnes melanie menge menschen metas* mi miete* mietern mietr* mieze
mieze* milben milchglas minis* ministranten mir_beim mir_ein mir_ist mir_nach mir_uber mir_wurde mit_absicht mit_blut
mit_mir mit_namen mitgehort mitgeteilt mitten_in mittendrin mobbi* mobbing moder* moham* monatlich moped moped* motor
munzs* munzsammlung murmelte musta* mustafa mutter nach_dem nachthemd nachtkastchen nachtschwester nacktbilder nagel*
nagelbett nageli nagelstudio nannte_mich narbe* narko* nase_gebrochen nasenbein nassen nassende negative neuem neuem*
nicht_aus nicht_reingelassen nichts_mehr nichts_weiss nickt* niere noch_der noch_frei notar* notarin notfalls notru*
notruf nr nummer_vom nur_am o ob_ich oben_ohne ober obers* obszone offentlich ofters ohne_aufsicht ohne_zustimmung
ohr_geschnitten ombudsmann omi ordne* papas papas* papiere parki* parkt parteien passn* passnummern patenkind patie*
pedal* personalien pfandung pfefferspray pfefferte pfleg* pflegedienst pflegedienstleitung pflegekraft pflegerin pfote
pfote* pierc* piercing pinke* plans* plattform plotz* plotzlich porte* portemonnaie post power* powerbank privat
privatadresse profi* proto* psychologe pult pupil* pupillen putze* quadratmeter qualv* qualvoll qualz* quitt* rache*
rachen rannt* rannte rauchmelder raumte raus rausgenommen rausgerissen reagierte recht* rechtsanwalt rechtsanwaltin
rechtsschutzversicherung rechtswidrig reden_wir redet redete regenbogenfahne reichweite rein reingelassen reinhardt
reis reism* reismilch reizg* reizgas reklamierte rempelte retri* retriever rettung rettungswagen richtige rieb rief_an
rind ring roch_an rock rollator rolli rolli* rotzt* rotzte routine ruckspiegel rucksprache runte* rupel rupel* sabin*
sabine sachen sachverstandiger sack sag_ich sagte_die sammelt sandkasten saunameister saupr* saupreiss schaben schadel
schafer schan* schank schaute schenkel schenkt schermaschine scherz schiebetur schimmelt schimpfte schin* schinken
schlafe schlagartig schlepplift schliessfach schluck schlug_mir schlug_mit schmerzensgeld schmi* schniefte schnitte
schnittwunde schnuffelte scho schon_das schonmal schreiner schriftlich schulbusfahrer schulter schulwart
schwangerschaft schwarzen schweine schwimmlehrer schwindler sehn sei_eine seid_schuld seien seien* seit_november seitd*
seitdem sektf* sektflaschen selfi* sellerie serviceheft sesse* sessellift sette* setter setz setze* setzen setzte
setzte_sich shots shots* sich_die sich_vor siche* sicherheitsmann sicherungsgerat sie_einfach sie_mal sie_meine sie_mit
sie_noch sie_sei sie_war sie_was siebtklassler siech siech* siehs* siehst sitterin ski slip smile* so_jemand sohne*
sohnes solan* solle* sollt sollte_ich sonntagabend sorg spat_und spaten spats* spatschicht spielen spind spore* sporen
spott* spring spritzen spruc* spruche_uber spruhte sprunggelenk spurt* spurte staatsanwaltschaft stachelhalsband stalk*
stammgasten stange starr* stationsleitung steckte_eine stehen_lassen stehen_und sterb* stewa* steward stibi* stibitzt
stich* stichen stiege stohnte story* styli* suizi* sulfi* susse syndr* syndrom synth* tagesmama tagesmutter tags tank
tanke* tanken tanzf* tanzflache tanzlehrer taschenkontrolle tastete tatschte tauschen taxam* taxameter teenie telefonat
testa* testament therapeut thermoskanne thi tiefe* tiefer tiere* tilid* tilidin tippte tirol tirol* tobi todesangst
todkr* todkrank tor tor_offen torkelte tot toure* traf trank* trans trat_nach trats* tratscht treffen treibt
treibt_mich trennwand trieben trinkt triso* trisomie trode* tromm* tumor tumor* tur_und typen typen* tyran* tyrann uben
uberdosis uberheblich uberholte uberleg ubersehen ubrigens ukrai* ukrainer um_mich umschlag umsteigen umwic* umwickelt
umzugshelfer umzugsleute unangekundigt unbekannter und_als und_lag und_meinen und_mir und_ob und_sagt und_wer
unfallschaden ungarn uns_zu unter_der unterwegs urolo* urologe vape vapes vapes* vater vater* veilc* veilchen
veranlasst verap* verappelt verbrannte verbraucherzentrum verdienen verdroschen verdurstete vereitert vergifte verkauf
verkauferprofil verkauft verklagt verlacht vermerk vermerkt verof* veroffentlicht verpfuscht verpl* verprugelt verraten
verriegelte versagt versammelter verscherbelt verschimmelt versetzt versiegelt verstort verteilt vertrage vertraut
vertu* vertuscht verunreinigt verwiesen verwurmt veterinaramt vierte visa vki volk vollgetankt vom_ordner vom_stuhl
von_aussen von_den von_denen von_eurem vorbesitzer vorher_nachher vorsc* wachter walla* wallach wandern wange* war_beim
war_nichts ware_kam waren_die warf_den wart wartet was_gesehen was_sich waschen watschn wedel* weg_war weide* weiss_von
weiss_wie weiss_wo weisst weitergefahren welpen wen wenn_du wenn_ich wer_nicht werd werde_ich werte werte* werts*
wertsachen wespe* wespennest whirl* whirlpool widerlich wieso wieso* wimmelt winseln wirbel wirst wirst* wirt wissens
wog woher woher* wohlg* wohlgemerkt wohnu* wollte_nur wurde_auf wurde_dort wurgen wurgte wurm yogal* z zahlungsbefehl
zahn_gezogen zahnarztin zahne zapfh* zapfhahn zapfs* zapfsaule zebra* zecke* zecken zehn_meter zehnj* zeig zerbi*
zerbissen zeuge* ziege zigeuner zimmer_mit zimt zitterte zockt* zoliakiepatientin zooha* zu_dem zu_meiner zu_mir
zuchtet zugeklebt zugesperrt zugri* zugriff zuruckgegeben zusammengebrochen zustellung zwang zwei_kinder zwink* zylin*
zylinder`,
      '6': `
3000 300_euro 35_grad 50er 600 900_euro 90_durch abfot* abfotografiert abgelichtet abgem* abgeschaltet abgeschraubt
abgestritten abgewimmelt abschlepper abteilungsleiter achtj* adressen afrikanischen ahorn* airba* airbag airpo* airpods
al ali allein_am am_arm am_kopf am_tropf ammon* amtli* amtlich an_die an_mich andrehen angaben angeblichen angebrullt
angedroht angefasst angeh* angehorige angelastet angeruhrt angestellten angestellter angezahlt angst* anschlag
anschrift anson* ansonsten antibiotikum antis* apartments apath* apathisch apothekerin arbeitsgericht arm_im arsch
arsch* arztekammer arzth* arzthelferin arztl* aspha* assen assen* asyla* auf_insta auf_instagram auf_meiner aufgegangen
aufgepasst aufgeplatzt aufgeschlagen auftr* aug auge_um augen_und ausdrucklich ausgehandigt ausku* aussehen auszi*
autoschlussel baby babyf* backstube balka* ballo* banane banka* barch* barchef barke* barkeeper barma* barmann barsc*
barsch baseb* baseballschlager bauer* bauleiter baum bcc beamt* beate beate* bedienen bediente bediente_sich bedrangt
begeg* begra* behalten behie* behielt bei_der bei_euch beim_amtsgericht beinen beiss* bekam_die bekam_eine bekannter
bekifft bekla* belac* belachelt belei* benutzen benzinkanister benzo* bergf* bergfuhrer beric* bericht bestatigte
bestellte betau* betaubung betteln bevorzugt bewachten bewah* bewegt bewer* bewerten bewohner bewusstlos bezirksgericht
bgh biene* bier_im bilder_von binde* bio bissw* bist black* blaue_flecken blode* blutv* brach_ab brandblasen bremse
brieftrager brude* brullen brullt bruste buchhaltung bude bundesnetzagentur burki* busch* busse* bussg* butto* button
callc* callcenter carpa* carpaccio china ching ching* chiru* chirurg chorl* chorleiter codei* cryst* da_konne dame_die
das_anders dazug* deine deinen dekla* deklariert delfi* dem_bon dem_klo dem_kofferraum demut* demutigt den_arm
den_hintern den_hund den_kindern den_tank denk denno* dennoch depre* der_autobahn der_bademeister der_ecke der_fullung
der_jacke der_kita der_masseur der_mittelkonsole der_ober der_sauna der_spass der_techniker der_tursteher detektiv
diabe* diagnosen die_anzeige die_brust die_falsche die_klage die_schulter die_tur die_waage diese_frau dipl dirig*
disponent doppelzimmer dosenbier doste doste* draussen_bleiben drehte_sich dreie* dreijahrig drin droht drohte
druckte_sich dunkle dunklen durch_und durchtrennt eben eheri* ehering eicha* eichamt eifre* eifreien eikla* eiklar
ein_gewisser eine_fahne eine_flasche eine_tute einer_der eines eines* eingebaut eingebrochen eingekauft eingeklemmt
eingepackt eingesackt eingeschlossen eingeschrieben einmalig einsi* einst* einstweilige einwilligung eisbar eisen*
ekelh* ekelhaft empfang_hat entfu* entfuhrt entrumpler entzu* entzundet er_meine er_mich erdic* erdichtet erfan* erfand
erled* erlog* erlogen erschwindelt ersti* erstickt erzahlt esel essenskurier estri* estrich eule euren euren* eutha*
evaku* evakuierte evang* fabri* facha* facke* fahrt_auf fahrz* fakes* faktu* fakturiert fassade faust faust* fehlg*
fehlgeburt fehlte_ein felge fell fenta* ferienhaus filmte fingern fische flachmann flamb* floss floss* flugg* folgen
forma* fotoa* frach* frachtraum frag fremde frisi* frisiert fritteuse funfjahriger funfs* futterte gafft* gaffte gahnt*
gahnte garne* gassi* gauner gebar* gebis* gebrauchtes gebrochenem gebrochener geduldet gefahrlich gefal* gefalschte
gefalschtem gefes* gefesselt gefla* gefladert gegen_meine gehac* gehandelt gehau* geholt geile* gekif* gekifft geknackt
gelah* gelahmt gelegt gelog* gelogen geloscht gemai* gemailt gemur* gepan* gepanscht gepei* gepeitscht gepfl* gepre*
geprellt geraten gerichtsvollzieher geruc* geruch gerus* gerustbauer geschleift geschuttet gesel* gesichert gesicht
gesturzt gesundheitsamt getrickst getriebe getru* getrunken gewer* gewic* gewinne gewisser gewog* gewogen gewon*
gewonnen gezuc* gezuckt gezwu* gezwungen gibt's_nicht giesst gifte* glasi* glaube glocke glotzte gluten glutenfreien
grabs* grade* grades gramm* grinste groom* grosstante grossvater grundlos guru gutac* gute gutes* gym gynak* haarscharf
hab's hab's* habe_die haben_mein hafer* haftu* haftung hand handedruck handschuhfach hangengeblieben hanse* hartz*
hasch hasen hasen* hast_du hat_alles hat_er hat_jetzt hat_meinem hat_sie hat_unsere hatte_sie hausd* haushaltsgeld
hautf* hautt* hebamme heilp* heim_und heima* heimw* heimweg heissem helferin herr heut hielt_mich hing hinterm_tresen
hob_mit hochbett hocken hoffe* hoffentlich homop* horte hortl* hosen* host hot hufte hufte* huhner hulle hulle*
hunderter hundesitter hundetrainer hundin husch* ich_bereits ich_da ich_dich ich_durch ich_einen ich_keinen ich_krieg
ich_mach ich_weiss ignorierte ihn_mit ihr_das ihr_habt im_dorf im_hinterzimmer im_kuchen im_kuvert im_nebenzimmer
im_rollstuhl im_schrank image* imiti* in_litauen ing inhab* inhaber inkom* insta instagram instr* insul* inten*
intensivstation interessiert_sich intim* ipad irref* ist_beim ist_fur ist_verstandigt jacqu* jacqueline jagat* jagatee
jagds* jagdschein jahrelang jahrigen janni* jannik jemand_anderem jetzt_bei jochb* jochbein joints juckts jugen* jung
jungsten k kaffeefahrt kafig kahl kam_trotzdem kamme* karab* karabiner kartennummer kassi* kassier kassieren kassierer
kastr* katal* kater kaufv* keift keine_kamera kenn kennzeichen kerl kette* kettensage kg kiefer kifft* kiffte
kindertaxi klagt klagt* klaps klaps* klauen kleingeld kleinkind klettergerust klingeln klopfen knast* knick* knickte
knupp* knuppel koi kokst* koliken kollabiert kollabierte komm_ich komma* kommentiert konne_man kontakte kontaktiert
kopfl* kopflause kopfu* kopfuber kornf* kornflaschen kot kowal* kragen_gepackt krampfen krebs* kreislauf kribb* kronl*
kronleuchter kuken kuken* kumm kummert kummert_sich kumpels kundinnen kursi* lacht* ladestation lag_am lag_drei
lag_eine landete langfinger latex* lauft_nur lauscht lautet lautete lebend leck lecker leckte leg legen legen* legio*
lehrlinge leistungen leon lesba* lesbar lieferant lieferanten lieferfahrer lieferschein lieferwagen liegen_gelassen
liess_mich liess_sie linde* lippe lisa litau* litauen loffe* loffel lokfu* lokfuhrer lsd lugte lugte* lunge
lungenentzundung luste* machte machte_sich magendrehung mahnu* mahte mahte* maklerin mamas mamas* man_konne mandel
mandeln marco marco* marih* marok* masseurin massierte mauer* maulte mausc* mausekot mdma medikamente meers* mehr_das
mehr_stehen mehrfach mein_handy meine_brust meinen_arm meinen_cousin meinen_fall meinen_namen merkte metal* mich_als
mich_am mich_die mich_los mietb* mieter mieterverein migra* migrane milbe* milcheiweissallergie minderjahrigen mir_bis
mir_einen mir_im mir_vor mit_15 mit_90 mit_allen mit_auf mit_erfundenen mit_krampfen mit_meinem mitbe* mitbewohnerin
mitge* mitgehn mitsa* mitsc* mittelkonsole monatelang morph* murme* musch* muske* musli musterte mutpr* mutter_lag n
nach_gras nach_meiner nach_mir nachgeafft nachhilfelehrer nachnamen nachspiel nachste_woche nachtraglich
nachttischschublade nackt nahm_sie naja namens nannte_sie narkose nasst* nebenzimmer neffe* nehmen_wir nele neons*
neue_nummer neun_uhr neunjahrigen nicht_aufs nicht_ernst nicht_ich nicht_so nicht_und nicht_vertragen nieder
nierenversagen noch_die noch_so nonbi* notigung notiz notiz* nussa* nussb* nussf* nussfrei ob_die obdac* oberarztin
oberschenkelhalsbruch oder_ich offenbar offene ohne_ein ohne_federn ohne_helm ohnma* ohrfe* ohrfeigte oma_wurde onani*
operiert ordin* ordinationshilfe outet* packt* packte paketbote paketdienst paketmann panad* panade panik panis*
panisch parvo* passieren patientenanwaltschaft patientin pdfs pedik* pedikure pelle* pelzi* pelziger pen pension perso
perve* pilot pilot* pista* platzten pobelte polizei ponys ponys* poppe* postler ppd praktikant prall* praller presste
private profil proth* prothese prugel punkt puste* pusteln putzk* quadd* qualmte qualt* quatscht quets* radmu*
radmuttern ragte ragte* rasiert rausg* rausl* rechtskraftig rede redet* refur* refurbished regre* reiche reingefallen
reingelegt rempe* rentner reservierungsgebuhr respe* respekt reste reste* reto retour rezen* rippen riska* riskant
riss_die rohes rohes* rostig rot routi* ruckg* ruhiggestellt ruini* ruiniert rundg* rupfe* rupfen russe* russen
rutsche_mit sachv* sagte_er salmo* salmonellen samme* samt sandk* sau saugl* saugling saugte saure saure* schab* schafe
schale scham schamen schaufel scheren schicht schienbein schikaniert schildkrote schleifte schleuderte schlosser
schlupfrige schlusselbein schlusselbund schmeisst schnauzt schnecke schneidezahn schnosel schnupft schob schob* schor*
schot* schreien schreit schrieb_mir schubste schuf* schufa schussel schwachere schwangere schwankte schwarzmarkt
schweizer schwimmen schwimmlehrerin schwindel schwor sechsjahrige secon* secondo secur* sedie* sehbe* seine seit_ich
selben_tag selfies serviceschalter sex sexue* sich_an sich_meine sich_tot sichs sichs* sie_am silberbesteck silbergriff
sind_die sitte* skipp* skipper so_die so_einer soffe* soffen sohn_bekam sojam* sojamilch solle sop sparschwein
spazierte speed* sperrten spielgruppe splif* splitter sprach sprei* sprinter spritzer spruch sprun* spulk* spulkasten
ssd staat* stape* starb starb* stech steckte stehl* stellen stellt_sich steuern stichflamme stieg* stinkfaul stockwerke
stone* stoned stoppte strafanzeige strahlfaule streichholz stroh* stromanbieter stunde_spater sturzbetrunken stute
stute* such syrer syrer* tabak* tageb* tamil* taschen tatowierer tatto* tattoo tauben tauch* tauchte teenager teig test
testo* tiefe tierh* tierheim tipp tischnachbar tixo torbe* torben torke* totsc* touristen tradi* trading tram trampolin
traue traumhaft trick trieb trimm* trinken tschi* tuch tur_zu tutch* tutchen tuv u ubels* ubelsten uberfahrer ubergab
ubergeben uberm ubern ubernimmt ubersat uberwiesen um_auge umfal* umfallen unang* unbekannten und_alles und_behalten
und_gesagt und_ist und_meinte und_sind und_weg und_zwar unehr* ungesichert ungla* unglaublich ungluck uns_angelogen
uns_vor unschon unser_kater unsit* unsittlich unterbrochen untereinander untergetaucht unterkuhlt unterschlagen
unterschrieb unterschrift_die unterstellt untersuchung unterwasche_aus unverschlusselt unvertraglichkeit us uschi
uschi* uwe verankert veratzt verblutete verbraucherzentrale verbummelt verdreht verein verfahren vergibt vergiftet
verhandlung verhe* verheimlicht verhohnt verhokert verja* verkaufte vermietet vernagelt verne* verneint verpf* verpr*
verra* verriet versagten versaut verschlampt verschwinden versperrt versteckte verstoss vertragen_stand vertreter
verwaltungsgericht verweigert verwi* verwu* veter* videouberwacht vitrine vollm* vollt* vom_anwalt vom_schaffner
vom_trainer von_einer von_euch von_hinten von_uns vorau* vorde* vorhangeschloss vorle* vormieter vorsa* vorstand
vorzuglicher wagenheber wahrend_wir wanderten war_kein war_mit war_sturzbetrunken waschbar waschmittel wegen_eines
weggenommen weibe* weige* weigert wellensittiche wende* wessi wettb* widerruf wies willkurlich winse* wodka wohno*
wuhlt* wuhlte wund wunder wundg* wundgescheuert wurd wurde_mit wurde_vom wurgt* yogalehrer zahler zahlte zahnf*
zahnfleisch zapft zehnf* zeichnete zeit_hat zerrte zersplitterte zertr* zertrummert zielt zimmersafe zitte* zivi
zog_mich zu_trinken zuchter zuchterin zuckt zuged* zugedrohnt zum_umfallen zusteller zutri* zutritt zwang* zwei_manner
zwei_stockwerke zweiten_grades zweitmeinung zweitschlussel zwinger`,
      '7': `
4000 abgefragt abgelaufene abgemagert abgeschlossen_und abgeschnitten abgesperrt abhan* abkas* abkassiert abneh* absic*
absichtlich abtre* achten advok* ak am_spielplatz an_meine andre* angeblicher angekreuzt angelogen angeritzt angesengt
animateur antib* anzah* anzahlung apart* apotheker arm arrog* asche atemn* atemnot auch_anders auf_eurer auf_meinen
auf_uns aufgeschwatzt auftrag ausgang ausgegeben ausgehangt auslage ausschlag ausziehen babysitterin bademeister baule*
bedra* bedro* begleitung behal* behandelte beim_abholen bein beine bekif* belastet belegschaft beleidigt belog* belogen
benom* benommen benutzt benzin bereits berlin beschiss beschwert bestellungen betre* betreuer beurt* bewac* bewoh*
bewus* bezahlte bezeichnet bis_er bis_es bis_sie blicke blond* blonde blutete bluti* brach brudern budde* china* coach
crack* da_auch dachd* dachdecker dahinter damit_er damit_sie darum darum* das_keiner dashc* dashcam datenschutz dealer
deiner delle der_bar der_berater der_bote der_bruhe der_chauffeur der_fahrt der_ferienwohnung der_kabine der_rechnung
der_schicht der_suppe der_toilette der_typ der_vormieter der_zeitung di dicht die_alten die_blonde die_hand die_uhr
die_waren diesel diskr* dope dosis dosis* dreh dreij* dunkl* durchfall durchs durfen_nicht dusse* ecsta* ecstasy eides*
ein_paar einde* eindeutig eines_anderen eingebracht eingelagert eingeschlafert eingezogen eitri* elekt* elfja*
elfjahrige entde* entdeckt entgl* entru* entwendet epipe* epipen er_die erbra* erbro* erfundenen eritr* eroff* eroffnet
eroti* erspa* erspartes euch_die eurer eurer* ex exist* explodierte fahrprufer fahrradschloss fieber finanzpolizei
fixiert flecken_am fluch* folgt foto_von fotog* frauen fress* freund fuhr_mit fuhrerschein funf_tage funke* garantiert
garde* gebor* geboren gecko* gedreht geflu* gegen_den geh gehauen gehir* gehirnerschutterung geklaut gekna* gell gemau*
gemeint gemel* gemeldet gemer* gemerkt gemop* gemopst geoffnet_und geplant geplu* geplundert gerichtlich gesagt_ich
geschubst geschummelt geschuttelt gesetzt gespritzt gestellt getau* getauscht getri* gewicht gewurgt ging_mit girok*
girokonto gitte* gitterbett glotz* glutenfrei greif* greift griff griff* grundstuck gruppe gurt gutscheine haar hab_das
hammer hande handgelenk handy_als handynummer hast hat_ihr hat_meinen hat_unser hau haush* hauss* haust* hausverwalter
hausverwalterin hausw* hauswart hefti* hey hinterzimmer hob hundi* hygie* ich_dem ich_eben ich_euch ich_lag ich_sag
im_brot im_dressing im_eigenen im_gesicht im_namen im_schlafzimmer im_stiegenhaus im_tee imitat impre* impressum
innen_noch ins_ohr interessiert ist_eingeschaltet ist_laut ist_raus ja_kein jahre_alt jahri* jahrige jetzt_schon juden*
juwelen kaker* kam_an kamel* kamera_auf kanal* kassenpatienten kassierte katho* keift* keine_nusse keiner_half kellners
kennz* keuch* kevin kevin* kiche* kiffe* kilo kilo_leichter kind kinderclub kindergartnerin kippte klarn* klart*
klartext klaue* klauseln klaut* klebeband klingelt koch kolik* konfi* kontostand kopfhaut krach* krampfe kranke kraus*
krause krone krone* kuchenchef kumme* kurier kuver* kuvert lachgas lallt* lallte lande* lass laufband lausc* lebenden
leckt* lehrl* liess_den linse lkw lockt* log_uns losgelassen luftn* luftnot lupin* lutz mach magis* mahnb* mahnbescheid
mahnk* mahnklage maila* manipuliert manner mecha* mechaniker mehrf* mein_gesicht mein_paket meine_hand meine_karte
meinen_brudern meiner_freundin meines meldete meldu* meldung metzger mich_auf mich_im mieta* mietauto mir_her mist
mit_euch mit_kopftuch mobelpacker monte* monteur morsc* morsch motor* munte* munter muscheln nachbarhotel nachbarin
nachgefragt nachtportier nachts nachw* nachweislich nager* nannt* nannte nanny nanny* nehm_ich nerv nesse* neunj*
nicht_lang nichts_zu nix_mehr notausgang obszo* oder_es offen_im ohne_hinweis ohne_mein ombud* operi* ortun* ortung
papa parfums parte* passe pensi* perse* pferde phant* piefk* platzte plauderte po pobel* portier priva* promi* promille
protokoll provision pumpe* putzfrau qualm* quer_durch ratten raunz* reifen reitlehrer reitlehrerin rentn* richtung
rief_der rippe* riss roche* rollte rolltreppe rote ruckgeld rucktritt rude ruman* sackt* sackte sagte_der sah_ich
sanitater schaufenster schen* schik* schim* schlichtungsstelle schneider schnellkochtopf schnippisch_und schulden
schweigt schwoll schwu* seit_die seit_vier setzt* sich_am sich_einer sie_an sie_hatte sie_sich siebenjahrige siege*
siegel skile* skilehrer so_der sogar_die soja sollte_man sondern sonnenbrille_und sparb* sparbuch spend* spie springe
stand_der statt_der stech* stiche stiegenhaus sties* stiess stohn* stott* streu* strick strie* striemen stuhlchen
tasche tatsc* taub taube* thc tier tiers* tollp* tonne* toten trager trieb* tropf uber_meine ubergewichtige uberhitzt
uberk* uberklebt uberladen unauffindbar und_fuhr und_gelacht und_unser und_wollte unfah* unfahig ungeb* ungeniert
ungew* uns_beim uns_den uns_mit unsere_katze unseren unters verabreicht veralbert veran* verat* verbruht verdr* veren*
verendet verlange verlangt_und verna* verpasste verschleiert verschleppt verso* verspottet verti* vertickt verun*
verur* volle vom_dach vom_empfang vom_tisch vor_meiner vorm vorzu* waage waage* wald war_drin war_nie warnte warnu*
warnung was_kommt wasserpfeife wegge* weinend weiterlaufen wellensittich wer_bei whats* whatsapp wildf* wildfremder
witzelte wodka* wollte_mit wortlich wunden_am wurde_mein wurde_von wusste_von zapft* zappe* zerrt* zersp* zerst*
zerstort zieh zielt* zisch* zischte zoliakie zolis* zu_verlieren zuckt* zudri* zufal* zufall zugan* zugang zusti*
zustimmung zweijahrigen zwing*`,
      '8': `
300 abgerechnet abgetan alleine am_hals am_selben anaph* angebliche angekettet auf_mich aufgebrochen aufgeschlitzt
aufsi* aufsicht ausgelacht ausgetauscht aussc* backs* bauch begle* beine* bemer* benzi* bezei* bezir* bleib blute*
blutig brech* brull* canna* cashe* darauf darm deale* deine* dem_fruhstuck dem_parkplatz dem_personal demen* den_laden
der_strasse der_wirt der_wurst die_haare die_leute direktor dispo* droht* eine_falsche eiter* elektriker entno*
entnommen entwe* epile* erdnuss erschien erzieherin euer fake fersen filialleiter finan* fixie* flammen flaschchen
fliegen flugb* folgt* forde* fragte_ob fremdem frohl* frohlich garnelen gas gaune* gebe gedre* gegra* geschlagen
geschluckt geschwollen geset* getrank grins* grob hacke* hande* hasel* heimlich het hinau* hiv hochb* hof hr hubsches
ich_solle ihm im_hof inkon* ist_dran joint* juckt* kafig* kame kaninchen kanto* kanzl* kanzlei keine_luft kippt*
konnt_ihr kopftuch krachte kriegen krippe kriti* kritik kurie* lachg* lachte lands* langf* laut_vor leiden losge*
madch* madchen magne* manip* masche minderjahrige mir_was mund nach_meinem nachttisch nadeln nasse* nebenbei
nicht_bedient nicht_rein notarzt notausgang_mit obera* ohne_rezept panik* pfist* pfister pfusc* porno* prof pruge*
raste raucht rausgegeben reing* rezeptionist rochelte sag schaut_weg schlage schmiss schon_mal schrie schut* sei_keine
sieht_sich silbe* sojas* spazi* spielhalle spran* sprang spritze stall* stank_nach stein steis* stopp* streichelte
sturzte tasch* tatow* thera* tierarztin tot_im trat tut_nichts typ ubers und_ihr und_liess und_niemand und_schreibt
und_zigaretten unglu* verab* verarscht verba* verho* verlangte verletzt verme* verri* verschluckt verschwiegen verse*
verstandigt vertragen von_nichts vor_gericht wachte watsc* weiss_bescheid weiss_es welpe windel wirbe* wird_sich
wollte_meine wortl* wunden zahn zeug zigaretten zimmernummer zu_alt zu_boden zucke* zuckte zugek* zur_strafe
zuruckbekommen zwolfjahrige`,
      '9': `
abget* asthm* augen beschimpft betreuerin bewei* blut bub chlor* dein der_massage dich die_kamera die_nicht die_nie dir
dr druckte du eingeschaltet erwachsener euch eure eurem eurem* fall festg* flasche flog fort fremder ganz_offen
gebrochen gerissen hasch* hatte_einen heimgeschickt heiml* ihr_noch inkas* inkasso klappte kolla* komme_mit kopft* las
leichter liegt_vor lippen log lugt mich_mit musli* nur_so offenen paar pass pferd platzwunde provi* pruft pruft* psych*
raste* rief rollt* rutschte schickt_mir schuler schwo* seit_der sich_aus so_ein sozia* stundenlang vor_allen warf
welpe* wir_nicht zolia* zucht* zunge`,
    },
  },
  en: {
    plainBelow: -3.83,
    unlikelyBelow: 0.36,
    likelyFrom: 4.49,
    words: {
      '-9': `
160 99_and a_pillar a_time accept after_we'd alarm_test an_app and_read audio* awaiting back_twice backs barbecue
behind_a beige beige* blinds bulb came_looked can't_fault cancelled_the cloth could've creak* crust* day_with
died_laughing dim disco draug* dull elsew* elsewhere everyone's exces* exhib* fab fan fifty_minutes flavour for_eight
forty_people fount* fountain freez* gentle grump* guarantee have_bought hem hour_and i_showed in_stock is_out it'll
it'll* kick machine_at merged mic minutes_and never_arrives ninety_minutes no_soap nobody_at nothing_like of_somebody
of_stock open_the openi* opening ordered_in over_three overpriced peeli* peeling porti* postage pricey prints rattl*
reality reboo* refused_because robbery router saturdays season service_charge shower_at shuff* signal slides slow
slow_as so_two soggy soggy* sold_out something_to square squash squea* squeak stand_on starts steak* stiff stiff*
still_waiting tenni* tennis the_certificate the_lamp the_left the_picture they_made timet* timetable to_fix too_short
took_two trolleys tuesdays two_hour until_a updat* update waited_an waiting_list was_asking was_lovely watery we_drove
wiper* wobbly won't_let working_days wrong_size you_can't you_only`,
      '-8': `
14_minutes 24h 26 2nd 30_and 40th 45_for 48_hours 90th 94 96 a_bulb a_chicken a_christening a_church a_crime a_curtain
a_desk a_fan a_funeral a_guard a_mattress a_puddle a_sandwich a_saturday a_sheep a_surprise about_as about_her
adjustment after_every after_five after_it after_that afternoon_tea air_con all_three an_oven and_that's and_we've
annoy* aren'* aren't assas* at_22 at_them ate_all bank_holiday bays be_done benches berth berth* bird bland bland*
bobbl* bored* bossi* bossing broke_on broke_the browns budge* building_next burgers but_two buttons cafe call_me
call_out called_it called_off can_i care_for cat_litter chap charc* charcoal chatb* chatbot cheap_and chewing_gum
class_was click closed_for clunk* coach_party code_never commentary covers crust cushi* date_and day_off dead_screen
dear delivered_in did_her didn't_register died_after discount diwal* diwali don't_really dough* down_a downloaded
draughty dribb* drizz* drizzle dropping embar* endle* endless estimate evenings every_ten every_year excess expor*
faded faded* fire_alarm first_dance fitting_room flat_as flat_white flattering flavo* fog forev* forever form_in
four_pounds four_weeks fourteen_weeks full_by gem gloss* greas* greasy groom's grumpy had_run hadn't_got half_time
hasnt hasnt* hatchback hated hated* hats have_you hen hen_do hoover hours_to i_ate i_nearly i_need i_open i_wasnt
ignores inside_out instructions is_missing it's_just it's_now it_left keep_a kill_for laps laste* lasted lasts lasts*
laven* lego let_down lift_out like_i look_like looking_like loungers loved loved* loved_the lumpy lumpy* meh merge*
mild minutes_at minutes_for minutes_we missed_you mostl* mostly mud muddy muddy* murde* murder music* my_time navy
network never_opened new_card night_was no_just no_lift no_word nobody_can nobody_on not_read notifications now_it
now_my on_each one_bench one_star only_does overbooked pale party_of patchy pattern people_behind permit pity playl*
playlist plus_a portion price_of printer puddle pushy pushy* put_back rare rattled rebooked recli* registration remot*
repeats resch* resto* robbed_of rode roses roses* same_one samples sandals sat_at says_my seaso* seconds seconds_of
seller_says sends_you seven_weeks shambles shamp* shampoo sharp shower_curtain shut_at shuttle since_before since_last
siren* site_says sits sitting_on sizes sizes* slope* slot smaller_than something_like sorry_we squas* stalls started_to
steak stitching stood_outside straps strol* stuffy swallowed_my tacos tacos* tasti* tasting technical that_doesn't
the_battery the_cat the_drain the_exit the_network the_pattern the_supermarket the_train the_wait them_from theme*
then_they theor* theory they'd_only they_promised they_want thought_of thund* timed timed* to_5 to_6 to_hand to_like
too_loud too_sweet took_three trade trade_in tribute trim trod tune twice_by two_people two_pieces un unrea* up_three
vinta* vintage wall_in was_cold was_dull was_frozen was_full was_kind was_over was_sent was_too was_two we_did
we_missed we_stood wedding_disco week_because week_before wet_dog widge* winte* wipers wolve* wrong_way year_with
yello* yesterday's`,
      '-7': `
100_night 110 120 12_for 211 30_days 312 33 35 35_minutes 500 55 58 59 5_days 611 6th 85 95 a_99 a_bell a_camping
a_code a_coin a_day's a_doll a_film a_fine a_gem a_hen a_king a_leg a_mirror a_note a_part a_party a_selfie a_shot
a_slot a_smaller a_sofa a_street a_sweet a_tile a_wedding abrup* abrupt absor* account_on across_town admin_fee
admission adore* adores adverts after_4 after_six after_two after_update again_in ages airbe* ale align* all_my
all_taken all_with allowance already_on always_busy amate* and_call and_each and_free and_hope and_off and_ten
and_twenty annua* annual approval are_they ask_twice asked_again assem* at_12 at_8 audiobook banner battery_died
be_honest been_with blank blink* block_of bloom* blow_dry blows blows* blunt bob booked_the booking_fee bored borin*
boring borrow bought_a branch_is brings brisb* brisbane brought_my bubbles bucks_for budget built built* bulb_and bumpy
bumpy* buns bus_to but_cold but_only but_she but_they'd but_three but_was buzzes by_and by_hand by_nine by_six by_then
cabba* cabbage cactu* cactus cake_was called_at came_a came_took came_when came_without campi* camping camping_stove
can't_take cancelled_by candy* carbonara cardb* cardboard carried_our case_for cashl* cashless centi* centimetres cents
cents* cerem* ceremony chapt* chapter chargers cheesy chess chess* chewy chewy* chipped christmas_tree closed_our
clumped clunky cobwe* cobwebs cold_in collects colours comb comparing confusing cork corner_and corners costu* cotta*
cottage could_come couldn't_hear covers_the cowboy crackles crashes cream_and creas* crime_scene cropp* cruis* cushion
cut_in dark_mode darts darts* day's day's* day_but day_early day_no daylight daylight_robbery days_it dear_for deare*
dearer defla* delay* delayed dente* dented described did_say dire disor* disorganised documentary don't_ask done_it
down_at drama drips drips* drunken dry_cleaner each_and eights embarrassed emoji end_the entic* enticing even_with
evenings_of event* every_other every_visit excessive exhibition exhibits explained export eye_test fair_enough fault
fault* favourite fax feare* feared fed_up feebl* feeble feel_like fibre fibre* figuratively fill_it find_our first_go
five_weeks flabb* flame fluff* follow for_delivery for_dinner for_seven forgettable forgot_our fortnight_and free_but
freeze freezer freezes freezing fridays frosty function game generator gentl* giant giant* given_up gloom* gloomy
goes_off goes_up going_back gone_downhill got_up grain* grass grass* green_tick greens had_i had_only had_set had_us
halloween harde* harder hash_browns have_all have_tried he_cut head_office headliner heati* heating heels heels* helpl*
helpline her_break hold_music holidays home_so honoured hooks hooks* house_red human_being hums i'd_kill i've_already
i_could've i_send icy identical in_6 in_reality in_ten in_years inact* inactive include ink insan* insane installation
interval ironing ironing_board is_about is_gorgeous is_happy is_just is_over is_right is_well it's_like it_shuts
it_stinks it_three it_took it_until january_and just_as kettle_on key_safe keyboard killer killers kinds kinds*
knees_in lag landed_at lappe* lapped late late_for layer* layou* layout leftover leg_of legro* legroom levy linda
linda* line_of listed_as listened listened_to load loo_and loos lot_and loved_it loyalty_points luck machine_empty
made_it made_no mall man_came man_in man_to man_told marriage massages matches maternity matter max me_because me_when
meanw* meanwhile menu meter_reading might_have min_for minutes_late minutes_to mispr* missed_our missing_its mode
mondays months_for months_now mourn* move_it move_the moved_house moved_my moved_three mug mushy mushy* music my_coins
my_ears my_favourite my_next my_password my_pc nearly_killed netwo* never_again never_has new_varifocals nice_old
night_trial nine_and no_cash no_coach no_complaints no_difference no_legroom no_paper no_parcel no_signal no_whales
nobody_knows nobody_said nonst* nor nosta* not_available not_included nov novel* nugge* of_611 of_an of_chicken
of_seven of_those of_water off_next old_place older_than on_leave on_so once_you one_finger one_glass one_hook one_out
one_person one_till one_working onion* onions open_for open_so opening_hours or_nothing orang* orange order_since
otherwise our_bags our_laps our_names out_if outda* outdated over_an overr* pace painf* panto panto* party_at
past_three pence pence* people_round per picni* picnic pilla* pillar pink_and pitches planned player plot plugh*
plughole police_station polish pops postponed press price_and price_is price_up prici* pricing printed_on processing
projector promises puddi* pudding put_us puzzl* puzzle quarterly queue_out quiz rail rattle readings reasons recip*
recipe recit* recital reclined reclining reclining_seats refit refit* refund_refused registered_letter rejects remote
renewal renews replacement rescheduled resiz* resized restocking ridiculous rim roast* robin* rock routes run_off runny
runny* rushe* rushed safe_code said_nothing same_number samos* samosa sampl* sardi* sardines saves saves* says_on
school_holidays scone* scrol* scroll scuffed seamstress second_visit see_a see_our seen_better send_a sends_me senso*
sensor seven_months shadow shamb* shame_the shears sheds sheds* shifted shirt shop_with shortened shot_in show_was
shows_me shran* shrank shrun* shrunk shut_for sideburn sign_with signed_it signs signs* sills sills* sink_and six_days
skate* sketc* slaug* sleeves slopes slow_and slow_to smudg* smudged snoot* snooty so_another so_loud sockets song
spaces spinn* spinning splas* sprou* square_metres squeaked squeaks staircase standing_charge star_is started_the
station_next steep steep* stingy stock_online stood_by stools streak_of stringy strolled subst* substitute sucti*
suction suitcases superb support_act suppose_but surge survey suspe* swapped_it switching sync table_for tags_on tarif*
tariff tastes tea_was teaba* teachers teapo* teapot telep* telephone tells_you telly telly* ten_past ten_to ten_weeks
tenth tenth* tepid tepid* textb* than_the thanking that's_it that_i'd that_would the_2nd the_6th the_annual the_birds
the_crack the_film the_final the_gravel the_menu the_neighbours the_oven the_parents the_perfume the_plan the_plughole
the_rail the_replacement the_sea the_seat the_show the_slides the_smell the_stage the_start the_update the_view
the_walls the_welcome theirs themed there's_always they_paid they_wrote thinks_i'm third_visit tho thoro* though_one
three_minutes three_people three_visits thril* thriller thursdays til till_midnight till_one tilt time_i'd times_with
to_change to_nine to_repeat to_swap toilet_with toner toner* too_big too_easy too_low too_narrow took_ages took_eleven
took_nine took_over toppi* trailers translated twenty_five twenty_years typin* typing unclear undersized unfun* unfunny
unman* unmanned unreadable uphil* uphill usps valid_on valle* valley varif* varifocals versi* version wanted_the
was_curt was_moved was_nearly was_sat was_supposed watched_a way_from we_ate we_can we_felt we_laughed we_made
we_needed we_saw weath* weather web weekd* welli* were_already whales what_do what_is where's whisper whistle whitening
who_knows whole_day whole_of widget width width* wilte* wilted windows_open winter with_four with_someone's without_any
without_buying wonky wonky* worth_the wouldn't_be wrang* yellow york you_come`,
      '-6': `
00 01 04 05 10_for 10pm 118 14_months 14a 15_for 165 18_for 1998 1_450 1st 2015 2018 20_on 25_minutes 29th 2_300 2cm
2pm 340 35_for 3_5 3_for 40_for 40_minutes 45 4_minutes 4_on 4kg 4pm 50_mins 51 5_working 5th 7_and 7th 8_to 8_weeks
8pm 90_minutes 99_to a_24 a_30 a_50 a_blanket a_bowl a_chair a_cold a_corner a_corpse a_crown a_cushion a_dancing
a_dream a_drum a_faff a_fair a_field a_fortnight a_giant a_go a_guide a_hamster a_human a_jar a_late a_letdown a_light
a_morning a_motorway a_nuisance a_one a_packet a_plastic a_pound a_repair a_robot a_roof a_sad a_ship a_sign a_simple
a_spoon a_star a_tomato a_trim a_tuesday a_walk a_well about_a about_other abrid* abridged acceptable activ* adapt*
adaptor additional after_5 again_they agent_was agree agreed_with ahead ahead* airport_in alas album all_about all_had
all_out all_they although_i altog* altogether always_late always_with ambit* an_admin an_ironing an_out and_4 and_an
and_didn't and_go and_hadn't and_hardly and_looks and_none and_quick and_three animals ankles annoyed annoying
another_and another_one approve arch are_better are_filthy are_out are_wonderful armpi* armre* armrest arranging
arrived_after arrow* as_it as_resolved as_stated asked_why assassin asses* assessor at_10 at_10pm at_4 at_5am at_first
at_once at_seven at_what attack_when audio aunti* auntie autoc* autumn avoca* avocado awkwa* awkward axe baby_change
back_as back_next back_until bange* banged barki* barking barom* barometer bass be_half be_ordered be_switched beans
beans* bed_flat bed_like beerm* beermat before_i'd began began* best_thing best_with better_and between_2 bicyc*
bicycle bill'* bill's bill_is bill_was birmi* birmingham biscuits_in blackpool blari* blaring blast blast* bleach_smell
bless bless_him blink bloody_mary blurry board_game bobbled bomba* bombe* bombed bonfi* bonfire bonus bonus* booked_for
booked_two boot_prints borrowing bosch bosch* bow box_in boxin* boxing brands brassy breast brigh* brill* brilliant
brunc* brunch burglar burnt_and but_i've but_its but_that's but_there's but_we'd buy_the by_7 by_bus by_chocolate
by_half called_a called_they came_after came_on campu* campus can_do can_only can_order can_sit can_you cancelled_at
cancelled_for candles candy capti* captions caram* caramel card_and cartridge catalogue cemet* cemetery chai chairs_for
changes chann* chaot* chaotic charge charge_on charming chat_says chat_with cheaper checkouts chedd* cheddar cheerful
chewi* chewing chicken_and chilly chosen christie chrom* chrome circle clearly_not cliff cliff* clings closed_and
closed_mondays closes closes_at cloud coast coffee's cold_soup collection colour come_to comed* comes_in coming_soon
comma* commercial commercials comparison_site constantly corke* corked corrected costume cosy counter_for cours* course
crackled crazy crazy* creased crooked crowded_on cruise crumbly crusty cushions cycle cycle* darlings day_before day_in
dearer_than death_by decaf decaf* decor* dehum* dehumidifier delayed_by delux* deluxe departures desig* designer
desk_said devices devs dial differ digital digni* dining_room dinos* dirtier disk district divine dj_played do_and
doctor's does_her dolls dolls* don't_blame door_14 door_says doors_shut dough doughy drear* dreary dribble dribbles
dried_out drifts driver_took drives dryers dubli* dublin dunne* dunnes dust dutch dutch* each_evening each_month earli*
earn earpl* earplugs eating_a ebook ebook* echoi* echoing eco edges edges* edinb* edinburgh eightieth elbows elevators
email_in embas* embassy emoji* end_i engineer_came episo* escalators escape even_a event every_minute everybody's
everything's excellent expected explorer eyes_at fabric faff far_from fasti* fasting feedi* feeding feet_and
fifteen_minutes finds finds* fine_with fireplace fizz flabby flag flat_and flatmates flick* flims* flimsy flops flops*
fly_in foote* for_4 for_50 for_delay for_half for_ninety for_then forgets fortn* fortnight fortu* fortune four_and
four_evenings fragi* fragile frequency fright from_other from_row front_with frozen_in full_english full_i full_of
funct* funeral_tea gave_up get_near gets_the gherk* gift_shop glasg* glasgow glazi* glazing go_out goa going_up gone_up
gorge* gorgeous grainy grandmother graph gravy gravy* grip guarding guarding_the guest_relations gull guns gutted
guy_was had_asked had_since had_told haha hair_in hairc* haircut half_an half_of hando* hangs hangs* hard hard_to
harri* has_his have_one hay he_did he_says headboard headset heated hen_party highlights highway_robbery him_i hint
his_best his_mates hitma* hitman holes holes* hot_dog hour_late hour_line houses how_long hurri* hurried hurry hurry*
husband_asked i'd_paid i've_paid i've_walked i_flew ice_machine icela* idli if_you've impos* impossible in_10 in_8
in_again in_between in_desk in_every in_queue in_silence in_wales in_winter in_year inaud* inaudible inducing inedi*
inedible inspected intercom invitations irrit* is_confusing is_from is_my is_open istan* istanbul it's_in it_a it_comes
it_doesnt it_each it_myself it_needs it_should it_wants it_won't its_in its_now its_the itself_and jeans jeans* jeep
july jumps jumps* junk just_one just_to just_want keen ketch* kidna* kids_were killed_the killi* killing kitchens
knees_and knife_was knit knob knockout know_it's know_when label_says lacks lacks* lad_came lady_in lady_with lanes
lanes* laptops last_minute late_checkout laughable launc* launch lavenders layer least_the lecture letdo* letdown
letter_to lift_and lift_shaft lighting like_cardboard like_it's like_sardines lime limes* line_was listening_to litter
livel* looked_it looked_like lost_a lounge_packed love_with loyal_customer lukew* lukewarm lunch_for machine's maple
maple* marathon mary matchmaking matt maze me_four me_which meal_was meat_pie medal mediu* medium medium_rare
member_was mentioned_it met_a microscopic midnight_on miles_away miles_off min mins mint mirrors misleading mobility
modul* mon monday_to money_and monot* more_like mostly_cabbage mumbl* my_appointment my_calls my_emails my_hotel
my_local naff namas* namaste napki* napkin narrow neare* nearest need_a neighbours nerfe* nerfed net never_a new_phone
nice_lad night_before ninja ninja* no_bus no_button no_clue no_loungers no_music no_record no_space nobodys noisi*
noisier noisy noisy* not_stay notch notch* nothing_at now_got now_i now_in now_it's now_its nuggets nuisa* nuisance
numbers_and of_anything of_course of_english of_lettuce of_order of_use of_whom off_their offer_was olive* olivi*
olivia on_all on_another on_by on_hold on_no on_order on_saturdays on_sundays once_and once_been one_bar one_day
one_hot one_i one_lady one_man one_sheet one_single only_three only_when open_since open_until opposite_the order_from
order_sign ortho* other_passengers our_branch our_table out_so outag* outgr* overpaid overrated owing owing* owls
own_fault page page_and painful painl* painless pam pancakes panels panes panes* partial past_four pastry paused payou*
payout pebbl* penal* penalty people_at people_on people_to phone_for phone_so pickle pilat* pilates piled piled* ping
pins_and pitch* place_and place_for place_with plane's plate_of plates_were playe* players pod points polis* polite_but
poor_service porting portions pot_of potatoes potte* pottery pounds_for predi* premiums present_and priced prices_are
pride pride* print* programme promised_for promotion protector pushc* pushchair quarter_of quarter_past quarter_to
question queue_at queue_for queues quickly rain raine* rained raisi* ran_out rare_got reali* rebook rebooted recipe_app
reference_numbers refunds regretted relig* removed_the renewed_itself repet* repetitive reservations resolved restarted
restricted_view retain reten* retention reuni* ribbon rides rides* rink rinse rip_off rise roadw* roadworks roast
roasted robber robbers robe robinson rock_hard romantic rotate roundabout route* row rubber sache* sad sage sagge*
sagged saggi* sagging sags saile* sailed same_five sandwiches_curled sang sat_by save_your say_its say_the says_open
schni* scone scoops scooters scream scrum seal seat_in seatbelt seated_in seats_were seen_it self_checkouts sent_back
separately serial_killer set_to seven_times seventies shabb* shabby shaft shaft* shares shave shocking shopped
show_cancelled show_up shrin* shuffle sign_says signal_in since_day since_we single_time sink sirens sirens_all
six_quid skimp* skimpy slanted slate slippery slope slopi* sloping slow_but slower_than slushy smart* smart_meter
smartwatch smashing so's so_we socks socks* sole soles soles* sombr* some_other sorbe* sorbet sound soup_was spain
spain* spanish sparse spins spins* splash spot_on spring sprouted stacking stained stamps standing_all stating
steakhouse steal_at sticky_and still_a stood_at stopped_working store_credit story story* stout stout* streak streaks
streaky struc* studi* studio submission substituted subti* subtitles sundays sunk sunse* sunset supplement supported
sweated table_with tables_in tacky tacky* take_advantage tan targe* target taste teabags teacher_is tempe* template
ten_days term than_before than_me thanksgiving that_bad that_had the_apron the_board the_button the_church the_dish
the_dot the_drive the_engine the_game the_heating the_interval the_last the_quiet the_roses the_roundabout the_rules
the_sale the_seal the_self the_tin the_tiny the_waitress the_worse them_on theme then_an then_cut then_it there_on
therm* they've_done they_charge they_found they_moved they_only they_sat they_sell they_shut they_then they_wouldn't
thin thin_and think_it third_go third_one thirty_five this_on thorough though_and though_the threaten three_floors
three_times thunder till_open till_two timed_it times_a tiny tiram* tiramisu to_cancel to_clear to_read to_resident
to_support to_watch toastie tokens tonic tonic* too_high too_small toothbrush tortu* tournament towels toxic
transferred treadmills tricks true_crime trunks tunne* tunnel tutorial twelve_months twigs twigs* twin two_minutes
two_on umbrellas understudy uneve* unwra* unwrapped up_for updated updates upholstery us_round uses_the v vague*
valentines valve vegetarians ventilation very_sweet view_by vinda* vindaloo vocal* vocals vodaf* vodafone volume
waiting_for wales wales* walma* walmart want_is want_the wants_my wareh* warehouse wars was_bland was_dry was_due
was_flat was_fun was_grumpy was_happy was_like was_pretty was_rushed was_seated washer waste water_with watermark
way_too we'd_left we_booked we_could we_ordered we_spent we_waited we_weren't weak wearing_a wednesdays weeds weeds*
week_so weekday weekdays wellies went_up were_a were_empty were_four were_robbed whenever_i where_anything where_they
which_says which_they while_you whirr* white_and will_have wished with_4 with_each with_nine within_a wooli* woolies
word_of wore_it work_in workstation worried would_go wrappers wrong_and you_if you_need you_sit zombie zone`,
      '-5': `
10_min 119 1500 15_and 17 186 189 18_months 1970'* 1970's 1st_and 20th 22 25 27 31st 3_in 3_weeks 404 40_and 42 43 450
50_a 50_for 50p 50th 63 6_to 6pm 72 74 80_for 9 92 95_for a_1 a_14 a_balloon a_bank a_beer a_bus a_chance a_charge
a_clear a_complete a_decent a_disaster a_dump a_gold a_heart a_job a_joke a_kind a_list a_lock a_look a_lost a_noise
a_page a_patch a_pdf a_pen a_person a_present a_prison a_problem a_proper a_receipt a_rest a_rubber a_shambles
a_shopping a_smoking a_steal a_sunday a_text a_third a_toddler a_train a_uk a_whole a_world absence absolute ac_was
account_of accur* accurate acous* acoustics active activities actor* addit* admittedly advantage advert_after
advert_for affor* afford africa after_all after_each after_four after_paying again_to agath* agatha agree_with ai
airin* airing all_from all_inclusive all_on all_week always_the am_a amex an_8 an_afternoon an_air an_eight ana ancie*
ancient and_6 and_9 and_clean and_kind and_look and_on and_packed and_sandwiches and_slow and_unfriendly and_warm
and_yes angel* angels answers antar* antarctica anthe* anthem any_lounge anyone_with anything_else apiec* apiece
apologising app appealing appointments are_happy area_of around_it arran* arriving arrow arrows art as_last as_soon
as_treacle asked_a asked_one asked_they assemble assembled at_gatwick at_lunchtime at_walking ate_a ate_the atmos*
atmosphere attic attic* audio_guide autum* back_then backu* bacon bacon* bakin* baking balloon balls balls* bar_service
batht* bathtub batteries_not battl* bay be_moved bedsp* bedspread been_like been_open before_i ben beside_a best_and
bewil* bingo bingo* bins bit_more blazer bless* blunt* blunt_as boards boat_trip body_lotion books* boosters boredom
bot both_the bottoms bowli* bowling boxing_day bright brisk* brisket bubbl* buck budge buffers bulky bulky* bull
bullets bunkers bunni* burgu* burgundy burni* burning business_and busy_chatting but_do but_no but_now but_were
but_when but_who butle* butler butte* butter butto* by_post by_whom came_like came_over can_help can_see cancellation
cancelled_on card_machine cares cares* carna* carnations carried_a cartoon cases cases* casse* cassette cellophane
channel channels chase checker checking_in checkouts_all chefs chefs* childrens chipp* chocolat choir choir* churc*
church chutn* chutney claim_form claw clay clean_but climbing_wall close_the cloudy coach_c cobbl* cobbler coffee_is
coffees cola colde* colder coles coles* colour's comedy comes_on comes_with comfy comfy* competitors complete
complicated condition conditioner cone confirmation consisted consisted_of consultation convention conveyor cooli*
cooling coord* corps* corpse correct correctly costa costa* costc* costco costs costs* costs_more couldn't_make
counters course_was crackers_cheese crashes_on creaky creamed credit_for crema crippling crois* croissant crossword
crumb* cul cups curls curls* currently curri* curries curt customer_services cuts dated dated* daughter_had day_the
day_we day_when dayli* days_to debat* decis* decision decor deflated delay delay_repay derby derby* design
designed_that desk_in desk_very desktop desserts diamonds did_i die_for diet_coke dim_sum ding dinin* dining dinosaur
direction dirti* disas* disaster discontinued discussing dishwater disinterested disma* dismal dispe* dispo* dista*
distance dollars_for don't_need don't_speak don't_waste done_to doormat down_one drags drags* drains dram drama*
dreadful dream dried dried* dries dries* dry dry_scone dunge* dungeon dyson dyson* eared eared* earlier earliest early
early* eating_the editi* edition eight_pounds eighties electronic eleven_hours eleven_times elimi* else_i embarrassing
enclosures entry_to espre* espresso europe_and eventually every_table every_two everything_about everything_else
everything_i evidence_of exceptions exchange existing explaining extra_for fairways fasci* fascinating fast faste*
faster fee's fee's* feedb* feedback feels_like felt_like fences film film_about film_was filters filthy_and finale
finally_got fine fine_but finishes first_of fish_was fittings five_minutes flaki* flaking flann* flannel flat'* flat's
fleece flickers fluff fly flyers focus focus* following font food_court food_no food_or footb* footy footy* for_12
for_30 for_40 for_about for_in for_international for_some four_in four_times fredd* from_4 from_new from_york frust*
fry full_at full_in full_price full_with fumin* fuming furnished galleries games games* gangs* gangster garba* garbage
gatwi* gatwick gels generously germa* german get_that getting_up ghosts girl_on give_them gives gives* glasses glen
go_elsewhere go_for gone_by grabbed_a gradual grandchildren gravel graveyard gregg* greggs grey_and grits grits* groan*
groups grout* grunt* guild guild* gulab gulab* gutte* had_five had_it had_no had_some had_two hadn't_been half_hour
hallo* ham_and handler handover hangm* hangman's happy_birthday hard_bread has_no has_to hat haunted headl* heard_a
hearing_aid heaven heavenly her_best here'* here's here_on highl* him_he his_watch hobs holiday_in homes* hoovered
horns horns* horre* horrendous host'* host's hosts hosts* hot_water hotel_room hotels hours_at hours_of however_it
husband_was i'd_a i'd_be i'm_starting i've_seen i_expect i_give i_haven't i_just i_lost i_really i_type i_use i_wish
i_wonder ikea impossible_without impressed in_coach in_five in_from in_july in_lounge in_mind in_size in_small in_three
in_toronto in_which inactivity inclusive incor* incorrect indoor industrial_estate inflation inlan* inland
instructions_in instructors insufficient iron ironi* irony irony* is_at is_better is_doing is_down is_empty is_gone
is_great is_how is_like is_more is_there it's_a it's_fine it's_the it_after it_before it_but it_doesn't it_feels
it_offers it_please it_says it_still it_tasted it_that itine* itinerary itself_was ivory ivory* jamun jamun* joke_and
jolly jolly* judo juice_from jump just_not kafka kafka* karao* karaoke kept_apologising key_card keybo* kille* kimch*
kimchi knees_were knowledgeable lacklustre lady_there lags laid lamb last_year's late_as late_fee laura laura* lava
layers layin* laying learnt ledge* leeds_to legen* legend lemon lengt* length level lgw libra* library lift_slow
light_came lights_on like_they like_two liked liked* limit limp line'* line's line_for line_with lines_and linin*
lining little_food lively locked_out log_in loggi* logging long_time loop lost_in lot_to lotio* lotion loud loud_we
lounge_chairs lounge_ever lounge_facilities loyal macbe* macbeth machines magician mails mails* mainl* mainly make_sure
makeo* makeover makes_no manager_in managers manua* manual manuf* manufacturing map marble marshal masal* masala masks
masks* matched mater* mats matte* may_as mcdon* me_back me_they means_a meantime meatb* meatballs medio* mediocre
merel* merely merlo* merlot midnight_and milde* milks* milkshake minimum minimum_spend minutes_past minutes_with
missed_the missing_a missing_and missions module moment_i monkey month's month_for months_at more_for more_from
more_interested mornings mosqu* moult* moulting moves moves* muddl* muddled multi mumbled murdered murders murmu*
murmur museu* museum musical musty musty* my_blood my_direct my_gp my_grandmother's my_knees my_seat nacho* nachos
nando's nando* nearb* nearby neighbour's neighbour_and netfl* netflix never_came new_york newer newer* newsl* next_room
ninety_seconds no_hot no_internet no_matter no_place no_room no_sense no_sound no_staff no_taste no_time noise
noise_from none none_in nonna nonna* nonstop nope not_all not_an not_at not_care not_cheap not_come not_going not_know
not_possible not_provide not_recognised not_return not_take not_work novel november_and number_34 number_4 octob*
october of_30 of_50 of_bread of_crisps of_eight of_everything of_hours of_money of_one of_paper of_plastic of_some
of_toast of_walking of_warm old_version oliver olives on_account on_how on_loan on_mondays on_thursdays one_by one_end
one_free one_has one_pan only_after only_half only_soup only_valid only_want open_till opener option or_similar ord
order_of ordered_2 ordered_the ordering ordin* organised oslo other_and other_food our_flight our_toddler out_as outage
outdo* outle* outlet oven overf* overhead overload overp* overs* pack packed_like painfully paintball painted_shut
painter palac* palace pan panca* panel* papad paper_and pass_it pass_the passport_control patat* patatas paths paths*
pause* payda* payday pcs peaceful pearls peele* pek people_had people_were per_head person_at person_on picture
pieces_of piero* pierogi pies pisto* pitch pitif* pitiful place_but place_in place_to play plays_the pleasure plug
plump* pm podca* pointless poisoner poky pool_was poor_services portu* postp* pounds_a prawn_crackers present prest*
pretzel prices prima* priority privacy private_room professionally progr* promp* prompt proof proof* proper puddl*
pumpk* pumpkin puppe* pushed_the put_up puzzles q quantity_and quarr* quarry questions_about queue queue* queue_to
quizz* radis* rainy rainy* raita raita* rang_up range* rd reached read_the ready_in recline recom* recommended refill
refills refresher refund_and refuse remad* remade remin* reminded remotely renovation reord* reorder repainted repay
repeats_the reply reprint reser* reserved responded restart restock restore restricted return rewar* reward rhuba*
rhubarb ribey* rice_and rich rioja rioja* ripe robot robot* roll rolls rolls* room_had roomy roomy* roped roped* rug
rules_i ryana* ryanair sac sachets said_sorry saint* saints salad_was same_as same_company same_from same_time
sas_business sash sat_for sat_in sausages save saying_sorry says_they scary scary* scenes scones scram* scrambled
scratchy script search_for searching seasons sec second_hand second_one section_is see_the see_where seen_for
selection_and selection_very sense sense* sent_one sent_the set_the sets settings seventh shado* shank shank* shape*
shaped she_laughed shelv* shelves shine shirt* shocked shodd* shoddy shone shone* shopping_mall shorts shout shouting
show_a showed_the shower_is showers_no shredded shrink shuffle_plays shut_early shuts shuts* shuttle_bus siber* siberia
sick_of sickl* sickly sign_on signp* signposted silly silly* since_march sinks sinks* six_minutes sized sized*
slaughtered slept_in slice slice_of slow_service slows slows* slugg* sluggish small_but small_for small_selection
smelled_of smokers smoking_area smoking_room smoky smoky* snag snags snags* snore* so_a so_it's so_long so_my so_one
so_there's so_what soda some_kind songs songs* sounded_like soundtrack sparr* spars* speak_to speed_of sports_bar
spoti* spotify stale stale* starting_to static stays stays* sticky stir stocked stodg* stodgy stoke stopo* stopover
storey straighten strea* strikes stroll struck student stunn* succe* summe* sunny sunny* supervalu surch* surcharge
surly surly* sushi suvar* suvarnabhumi swimming_in syste* system systems table_to tables_not tag taken_the taking_the
talked_about tampa tampa* tapas tapas* taste* taste_of tasted_like tasteful tasteless tasters tasty tasty* tat
tea_sandwiches technically techno telst* telstra temperamental test_at text_at than_a than_expected that's_in that_at
that_can that_he the_1st the_3 the_5th the_amount the_app the_apple the_area the_blue the_breakfast the_cable
the_ceiling the_chairs the_cricket the_dishwasher the_display the_earlier the_ending the_engineer the_entrance the_fog
the_frame the_gravy the_latest the_layout the_loft the_man the_meantime the_meat the_mood the_nose the_online the_page
the_party the_photo the_power the_previous the_price the_prices the_property the_readings the_shelf the_shelves
the_shuttle the_speaker the_taps the_taste the_terrace the_thriller the_tv the_vicar the_volunteers the_year their_best
their_new their_time them_over themselves_are then_no then_tells then_this there's_an there's_that therefore
thermometer thermostat they'd_put they_announced they_closed they_couldn't they_serve thin_as think_it's think_the
this_one this_point this_terminal this_was thoroughly thu ticket's ticket_i tiers tiers* time_is time_it time_so
time_we times_i tired tired* tired_of to_10 to_assemble to_collect to_death to_die to_give to_his to_refund to_return
to_seat to_share to_ten toast_and today's toilet_was told_him too_and too_busy too_dear too_early too_few took_an
took_four toppe* topped toppings tops toron* toronto torture tosse* tossed train trainee travelling travelling_with
tray_of treac* treacle treas* treasure tricky trimm* trolley_and true try_the try_tomorrow tube tue turki* turkish
tv_and twenty_minutes twice_i two_after two_toilets two_were two_years types types* uht umbre* uncleared underwhelmed
uneven uninstalled unlim* unlimited unres* unresponsive until_ten up_again up_but up_until updating uphol* urgen*
urgent us_there use_them usefu* useful usher* ushers using_a vague vaguely valen* vampi* vanish vase vendi* vending
vending_machine verdi* verdict very_large very_noisy very_rude very_warm vests vests* vibra* vineg* w w_a wait_at
waited waive* walking_pace wall_and walls walls* warm warpe* warped was_after was_at was_broken was_for was_free
was_great was_helpful was_lukewarm was_more was_my was_polite was_ready was_stale was_travelling was_well was_wrong
wasnt wasnt* waste_your watched_the waterfall way_they we_all we_couldn't we_knew we_landed wedge weeks_of were_2
were_free were_small wetsuits whats when_its when_one where_everybody where_were whereas who'v* who've why_does wilti*
wilting with_1 with_not with_old with_someone with_this with_three wolverhampton wonderful wool work_on workshop
worn_and worst_lounges wrong_colour wrong_on xl year'* year's year_for yes_i yet_again york_to you_back you_cannot
you_couldn't you_go you_may you_never you_out you_stand your_experience your_own youtu* youtube z zoo`,
      '-4': `
10_mins 112 11pm 12_to 12th 13th 140_for 14_days 15_minutes 15th 19 190 1970s 1970s* 2009 2012 210 220 27th 28th 2_the
2_was 30 30_a 30_minutes 38 38_each 40 40_pm 56k 69 6_months 88 9_for a_ba a_basic a_bigger a_birthday a_bite a_branch
a_break a_case a_cheerful a_cheese a_cupboard a_date a_day a_drawer a_dutch a_fairly a_form a_friday a_hard a_head
a_headache a_hospital a_known a_lady a_leaflet a_lease a_let a_letter a_lump a_machine a_massive a_miss a_murder
a_napkin a_nice a_pair a_pancake a_plate a_post a_priority a_queue a_really a_row a_run a_shocker a_skin a_slope
a_supermarket a_survey a_teenager a_three a_thumbs a_toilet a_van a_view a_waiting a_week absol* access_the account's
act actors add_a admin* after_nine afternoon air_nz aircr* aircraft airlines_use airport_lounge airways_lounge aisle
album* all_day allow almost_empty already_filled alteration although_the always_has amount_of ams an_address an_advert
an_extra an_ice and_7 and_again and_ask and_biscuits and_cheese and_chipped and_full and_inadequate and_is and_its
and_more and_move and_non and_others and_people and_same and_small and_still and_tear and_those and_tired
and_uncomfortable and_unhelpful and_well and_wifi annex* another_car answer apart apple archi* are_large are_okay
are_usually are_worn area_which argos argos* argue armch* armchair arrived arrived_with as_good as_in as_is as_most
as_other assistants assisting assume assur* assured at_6 at_9 at_eight at_five at_gate at_least at_nine at_one attempt
attempt_to attentive augus* august aunt'* aunt's australian autos* available_were average_but await* awful awful*
awful_lounge baby_on back_in back_out backpack bad_the baffl* bags_and bags_of bague* ballarat baris* barista baske*
baskets bath bbq be_better be_called be_fair be_told be_two because_there beef been_out been_the been_very beepe*
beeped beer_selection beer_was beetr* beetroot beforehand belgi* bendi* bent better_lounge better_off between_8 bewar*
beware bigger bin biro biscuits blankets blocked_by blood_test blous* blouse boarded boiled booke* booked booked_under
boots boots* bounce bowl_of bows bridesmaids brief bring_a brochure broll* brolly broth bucks bucks* buffet_was
building bumped bunnings buoy burge* bus_home buses buses* busy_at busy_but but_by but_if but_in but_still but_what
but_with by_day by_it by_this cache cache* cake calcu* calculator call_they calm came_and came_by can't_be can't_submit
can_join canap* canapes cancelled cap car_in cardh* cardholder carrot carrots_and case_on castle catching caterer
cemen* cement chairs chairs_are chance chance_of chapel charm* chatt* chatting check_out cheer cheery children chill
chill* choice choice_was chopp* clatt* cleaning clocks close closed club_was clump* coast* cocktail cold color color*
combi* combined come_on comfortable_seats comma comparison complicated_to concourses cones cones* conference connect_to
connection_was conservatory constant continued controls coordinator cope corn corner_with cornw* cornwall cost costl*
costly could_eat could_make could_not could_use coupon crack cracker cramped crashed creaking crisp crisps_and
croissants crossing crout* croutons crowded_with cucum* cucumber curry_had custom customer_service cutte* cutter dance
date_on daughter_was day_pass day_three deadl* deadline decen* decent delays deliver delta delta* delta_to dense dense*
denve* denver departed derma* dermatologist described_as designed designed_for deskt* desse* dialo* dialogue did_it
did_to didn't_come didn't_work die different_from digit directly dirty_with disag* disappointed disappointed_with
dishes_were dishw* displeasure disturbing do_have do_nothing do_what doesn't_work don't_know don't_work done_that
door_so doubt doubt* downg* downgraded downh* downhill downstairs_to drab dragging draught dresses drink_a
drink_voucher drinks_in drinks_were dripp* drove_home drugs* dryer* duck dumb dusty dusty* each_way earne* earned
ears_and eat_here echoe* econo* economy edge egg_on eggs eligible emails empty_but empty_the end_to ended_up enorm*
enormous enquire entertained entertainment episode episodes equipped espresso_machine essay essay* essen* estim*
even_there evening_and ever_seen every_evening every_person every_single excel* except_for excited exclu* excluded
excur* excuses exercise expensive facilities_and fails fails* falls_short far_away far_below far_better fast_and faults
favor* fee fee_for feed feeling_of fifth fifth* figur* fin fine_and first_come first_one fit fitters five_hours
five_past fix_the fixed_it fjord* fjords flapj* flatt* flier flier* flights_are flinc* float floor_by flute flute*
flyer flyer* foam folder foldi* folding food_consisted food_looked food_of food_offer food_served food_to football
for_access for_ages for_both for_free for_long for_lunch for_water forgot_the former forms forms* forti* fortieth
fortunately forty_minutes forty_one forwarding found_the found_this four_with frames frankfurt_and frankly free_beer
free_breakfast free_in frequent_flier fresh fresher friendly friendly_and fries fries* from_12 from_brisbane from_home
from_lhr from_pune front_room frost* froze froze* frustrating fun funer* funeral furna* furnace furth* further fuss g
garden_chairs generators germany get_past get_through getting_in gig girls_are glori* goes_on gold_circle gold_member
golf_course good_as good_food got_home got_to got_was grace_was grade gradu* grain gray greeted grey grilled grout
grubb* grubby guy_at h had_an had_closed had_rung had_taken had_was hairdryer hairdryers hairs hairs* half_empty halfw*
halfway halls halls* hand_dryer hand_luggage handy* hanging_in hanoi hanoi* has_an has_not hate have_already have_done
have_not have_passed have_some have_stayed haven't_got he'd_just he_looked hear_the heaters hedge heist heist* held_the
held_up hello hello* helmet helpf* helpful her_colleague highlight hinge* hinges his_seat hob hog hole_in home_from
homew* homework hon honestly_the hoodie hoot hoped hoped* hosep* hosepipe hospital_waiting hour_flight hour_in
hour_layover hours_are hours_late hours_sleep hung_by husband_says husbands hyder* hyderabad i'd_come i'm_58 i've_asked
i've_sent i_assume i_call i_could i_expected i_felt i_hope i_like i_love i_needed i_walked i_wore i_write iberi* iberia
ice_bucket icebe* iceberg icing icing* idea_to ideas ideas* ident* if_it's if_this impersonal improve in_3 in_april
in_biro in_cdg in_europe in_miami in_plastic in_september in_singapore in_week inadequate_and inconsistent inconvenient
induc* indus* industrial infinitely initially inspi* inspiring instant insurer international_flight internet_and
interrupted intro* invit* inviting ipad irritated irritating is_84 is_absolutely is_bad is_clean is_cramped is_fine
is_free is_full is_good is_he is_horrible is_impossible is_long is_neither is_operated is_outdated is_sad is_this is_to
is_unacceptable is_worn ish isn't_a isn't_much it'd_be it's_for it_can it_did it_does it_goes it_has it_i it_it it_just
it_more it_needed it_no it_not it_rained it_seems it_so it_used it_will its_not its_only ivy jams jan jet judgi*
judging july_they jumper june_and jury just_before just_for just_too just_wish ketchup killed_my kiosk kiosk* km kul
lacke* lacked lacki* lacking lackl* lady_who laid_out lake laminate lampshades lane large_and latel* lately lates*
latest lawn lay_in layover leani* leaning least least* least_one leaves left_after leggi* leggings lemon* less_so
lessons letter_came level* librarians lifeb* lifeboat like_being like_this likes_it limited_food line_to lisbo* lisbon
litte* little_place live_alone live_on living_in lol lollies longer_than lost_its lost_my lost_the lounge_area
lounge_being lounge_it's lounge_or lounge_should lounges_for lovely_and low ludic* ludicrous lugga* luggage lunch
lunch_time lying_on machine_which machines_were mad magazine magnet major major* managed manager_shrugged mansi*
mansion marbl* marti* martini massage massi* massive matted me_first meal medicine mediocre_service melbo* melbourne
memories men's men's* mens merchandise message mia midda* midday milk_in milli* million mines mini minim* minimal
minutes_because mixer moderately moments monda* monday monotone monthly months_ago months_and mood morning_the
most_people move movie movie* much_in mum_was mummy mummy* music_so my_annual my_colleagues my_fault my_favourites
my_opinion my_postcode my_size my_train naan narra* narrator narro* narrower navig* navigate necks necks* need_the
needed_to needs needs* never_mind never_saw new_but new_customer new_one new_version newca* newcastle next_door
next_week nicer nicer* nicer_than night_at nine_of no_alcohol no_answer no_atmosphere no_beer no_coffee no_computers
no_dedicated no_real no_reply no_signs no_table no_wine nobody_knew nobody_to noodle noodle_soup not_clean not_cleared
not_comfortable not_do not_fresh not_have not_in not_make not_understand not_want not_welcoming not_worth nothing_in
nothing_special notice_in notin* noting now_an now_they now_they've numer* numerous nz oasis oasis* oatme* oatmeal
of_apples of_chairs of_cheese of_coffee of_cold of_five of_ham of_its of_lamb of_people of_service of_sparkling of_ten
of_thirty of_time of_which of_work offer_not offering_is oh on_6 on_day on_first on_this on_top one_hour one_side
one_thing one_way ones_and only_had only_hot only_in only_reason only_saving only_the only_to opened_it operated_by
opini* or_have or_make or_so or_the ordinary ornam* ornaments other_airlines other_hand otter* otters our_cat
our_luggage out_next out_since outside_of over_in overc* overcooked overcrowded overcrowded_and overflowing overran
packet packets_of pages pages* palet* palette paper parad* parade paragraph parra* parramatta part party party* pass
pass_to passengers_and passengers_to passes password past_my pasta pasta* pasty pasty* path patience paulo paulo* pav
pay_to pearl* pegs people's people_all people_come people_in people_sitting perfe* perfect perks perks* person_who
pharmacy phone_on phone_to phones photos_are photos_the physical picked_over picks_up pinching pistol pit pixel* pizzas
placed placement plasters plastic plastic_cups plug_in podcast point_the polite pong poor_lounge popco* popcorn pork
position possible possibly post_a posta* powdered practically_non prefe* preferred premi* prestige pretty_poor pretz*
price* princess print printed printers priority_pass probably_the process program proposed providing punch pune
qantas_lounge qatar_airways quant* quantity quart* quarter quartet queen queen* quest* quiche quick* quid quid_and race
rafte* rafters rang_me rang_the range really_need reasonable_selection recall reception_desk receptionists reckoned
redee* redeem refil* refre* regarding registered_in regularly relaxation relaxation_room remak* remake remembered
reminders renov* repairs replied replies reported_the research resti* resting reunited reviv* reviver ribbo*
ridiculously right_box right_by ring_at ring_round ripper robes robes* rolls_and room_has room_itself rooms rooms*
rooms_and rubbe* run_down runs_out sachet sadly sadly* said_they'd said_what salad_and salt samosas samsu* samsung
santi* santiago sao sas saturday_night saving_grace saw_her say_in say_that scanner sceni* scenic sched* screen
screens_and scrolling seagu* seated seating_in seats_with see_me see_your seed seemed_to sends sends* seniors sent_it
serie* series serio* serious seriously service_at service_in service_staff set_for seven shabby_and shack* shade
shame_about shame_for shape shark shifts shocker shops shops* shower_was showers_for showers_in shuffles shuts_at sia
sides sides* sighe* sighed silk since_april since_easter since_spring sixty sixty* skill* skills slat slate* slats
slats* sleev* slide* slowe* slower slush* small_crowded smaller smart smile_and snacks_in snapped_at so_crowded so_now
so_slow sofa solid solid* some_crackers some_reason someh* somehow sort_of sorted_it sound* soup_lukewarm space_with
spend spend* spina* spinach splen* splendid spoken_to spotty spray sprouts squares squashed stabbing staff_have
staff_unfriendly stale_and star_rating starb* starbucks stars_for start starter stated states stati* station steal
steel steel* stepping sticks still_had sting* stockholm stocks stops stops* strangled strap strawberries structure sub
sub_par sub_standard subscription such_an such_as suggests suits suits* sulle* sullen summer suppe* supper suppose
supposed supposed_to sure_why surly_and surprised survi* sweaty swedi* swedish sweeping sweet sweet* swimming swims
sydne* sydney t1 t5 table_had table_service tables_for tables_that tables_were take_an take_my taken_by tale
talking_about taps tatty tatty* tee tell_them tell_us telling_us tells_me temperature terminal_5 than_at that_are
that_could that_everyone that_most that_my that_way that_woman the_12 the_aa the_armchair the_atmosphere the_australian
the_bag the_balcony the_basic the_best the_block the_building the_carpets the_cups the_date the_dining the_empty
the_extra the_fridge the_full the_fun the_glass the_glasses the_host the_list the_location the_machine the_many
the_mornings the_most the_new the_news the_old the_pack the_passengers the_past the_patch the_path the_people
the_person the_personnel the_poor the_portal the_reception the_record the_recording the_return the_sat the_seating
the_shopping the_sink the_six the_stalls the_tablet the_team the_time the_trial the_tuesday their_job their_work
them_but them_said then_another then_at then_that then_your there_isn't there_since there_would these_are they've_now
they_also they_keep they_need they_offer they_really they_removed they_send they_wanted third_time this_airline
this_airport this_app this_new this_with thought_they threadbare three_and through_his ticket_machine tidy tighten
till_9 tired_and tissu* tissue to_2 to_access to_become to_borrow to_buy to_hear to_improve to_london to_look to_match
to_open to_send to_start to_think to_top too_crowded toothpaste top_it tough tower tower* traff* traffic trays trays*
treat treats trek trekk* trian* tub_of tuesday_and tulip* turf twelv* twelve two_bars two_flights two_hours two_sizes
two_streets two_tiny uk umbrella unacceptable unappealing understaffed undo unexp* unexpected unexpected_item unfor*
unfriendly_and unhel* unhelpful unins* unles* unless unless_you unpre* unsta* unstaffed until_i'd until_you unwrap
up_forty up_myself up_when update_it upon us_from us_not usher vacuu* vacuum valentine's vans varia* veg venti*
verified very_average very_dirty view view_of village visiting volum* volunteers waited_in waiting_rooms waiver
walk_and walk_from walk_to wall_for wallp* wallpaper want_it wanted_it wardr* wardrobe warranty was_10 was_9 was_as
was_buying was_called was_clean was_extremely was_fine was_friendly was_it was_nice was_nobody was_opened was_promised
was_really was_shabby was_sitting wasnt_ready watered way_that we've we've* we_do we_don't we_learned we_took wear
wear_and website_says wed weeke* weekend weekend_and weeks_and well_you were_able were_being were_bored were_dirty
were_far were_made were_out were_travelling wetsu* what_a whatsoever where_it which_makes whine* whoever_designed
why_this why_we wifi_and will_tell wine_was wish with_about with_ba with_different with_dirty with_id with_little
with_more with_most with_that with_very with_what without_paying without_so wks wobbl* worked_and workstations worst_i
worth worth* worthwhile would_find wouldn't_recommend writing_to wrong_i years_ago yorkshire you're_looking you_find
you_had you_were you_won't young_man your_money zero zombi* zones zones*`,
      '-3': `
10 10_days 11am 12 18 1950 1980'* 1980's 1_100 1_a 1_and 1_in 1hr 20 2013 20_minutes 29 2_years 30_miles 30_min 31 34
3_flights 3_hours 3_times 47 4_and 4_hours 4th 5000 5_years 60 60s 65 6_hours 6am 7 70 747 7am 8 81_and 8th 9am a_15
a_7 a_b a_beard a_beautiful a_betting a_bike a_book a_booking a_boot a_boy a_closed a_computer a_concrete a_cot a_cup
a_customer a_depressing a_door a_first a_folder a_frequent a_friend a_half a_hedge a_long a_major a_mess a_metre
a_month a_much a_night a_number a_paper a_par a_pencil a_pop a_premium a_quarter a_raise a_rather a_recorded a_result
a_seat a_separate a_service a_sock a_somewhat a_spare a_table a_terrible a_tin a_typo a_wall a_while aberd* aberdeen
about_an about_five absen* absent absolutely ac accep* accepted accessed actor ad add add_to addition admin admirals
admirals_club admire ads aer aer_lingus after_a after_an after_eleven after_his after_security again_on air_canada
air_new airline_lounge airlines_and airport_at airport_for airport_lounges airport_so al alcoholic_beverage alica*
alicante alitalia all_costs all_passengers all_this alliance_gold alliance_lounges already_paid also_the alternative
altho* although alway* always always_a always_been am_not am_writing american_airlines ample ample* amste* amsterdam
an_absolute an_adequate an_angel an_announcement an_average an_elevator an_experience an_hour an_international and_2
and_always and_another and_apples and_are and_as and_atmosphere and_be and_brought and_certainly and_choice and_cookies
and_cramped and_crowded and_dated and_did and_dirty and_does and_down and_drink and_every and_friendly and_glasses
and_grumpy and_international and_juice and_loud and_make and_most and_never and_no and_nuts and_obviously and_overall
and_picked and_poor and_quality and_quiet and_seemed and_service and_she and_she's and_snacks and_tables and_tea
and_their and_this and_too and_uninviting and_use and_wi anfor* anfore angel anniv* anniversary annou* announced
announcements answe* any_airline any_food apolo* app_for app_said appal* appalling apples_and appoi* appreciated
approach april april* are_for are_from are_just are_old are_outside are_too area_at area_was areas_are argui* arguing
arm_and around_the arrived_at arrived_so arrives arsen* arsenic as_being as_for as_no as_the asham* ashamed asiana
asked_for asking_if assume_that at_11 at_2 at_3 at_best at_eleven at_four at_lax at_lunch at_midnight at_our at_times
atl atlan* atlantic attack attra* attractive austr* auto_reply availability available_for avera* average
average_experience avoid_flying avoid_this avoided away_in awful_and ba_and back_into back_my back_was backp* bad_back
bag_on bagel balla* banan* bananas bang_on barbe* base bases bases* basic basic* basic_no basically basically_the batch
batch* bathroom_facilities baths baths* be_ashamed be_available be_changed be_desired be_no be_ready be_seen be_very
bear beaut* beautiful been_nice been_sitting been_to been_trying beer_and beetl* before_our beginner begru*
begrudgingly beiji* beijing being_told believe_that below below* below_par bending berli* berlin besides best better_to
betti* betting between_two beverage_selection beverages_on bewildering bigge* birthday_cake biscu* biscuits_and bitter
bkk blames blames_the blurr* boats boats* book booking_system books bored_stiff bought_the branch_and brava* bravas
bread bread* bread_rolls breads breads_and breakfast brewery brie brief* bring_it brita* britain british_airways
broadband broch* brought_in bulle* bunnies bus_and busy_on but_could but_don't but_i'm but_it but_my but_then but_to
but_very button buy_one by_text cafes cafes* cairo cairo* calen* calendar came_for came_in came_through can't_find
can't_see can_have card_for card_holders card_is card_reader carpe* carpet carpets carpets_and carro* carry_the carve
categ* category catering_is cathay_pacific cdg ceili* ceiling cello* centu* century chairs_with champ* champagne
chance_to change_the changed_it character charge_for charge_my chat_and chat_bot chatting_to chatty cheap* cheapest
check_up cheer* chees* cheese chemicals children_and children_screaming choco* choic* chose* christening circled clash*
class_service class_ticket claustrophobic clean_with cleaning_fee clear close* close_to closer cloud* club_is
club_lounge club_member club_membership clubs clubs* cm coaches coat_and coffe* coffee coffee_machine coin coins_and
cold_buffet coleslaw collection_of colou* combination come_back come_from come_up comes comes* comfortable_but
comfortable_chairs comfortable_seating comfortably complimentary computers_available concentrate concierge condi*
conne* connection consideration considering_that containers conti* continental continues continues_to continuing
continuously cookies_and copen* copenhagen corre* corridors could_have could_see coupo* coupon_for course_in courses
covid covid* cozy crackers crackers_and cramped_and crash* cream cream* crepe crick* cricket crime crime* crisp*
crowded crowded_as crowded_dirty crowded_lounge crowded_no crowded_when crown crumbs cry cuisi* cuisine cup cup_of
cups_and customer cut_off dalla* dallas damma* dammam dated_and daughter_is day de dead_straight death debris
decent_selection decorative deli departing_at depen* depends depressing descr* description deser* deserved desir*
desired desk_and desk_staff desk_to did_you didn't_have didnt didnt* died_of diet difference_in digit* diner*
dining_area dips direct_debit dirty_and dirty_plates disappears disappointed_by disappointed_to discover dishe* dishes
dishwasher dispenser disrepair dissa* distu* divided do_i does does_not does_the doesnt doing_it doing_nothing
doing_their doll domestic_flight domestic_lounge don't_bother don't_expect don't_want door_and door_had door_has
door_with dotte* dotted downl* downstairs drawi* dress dressing_gown drink_and drinks_are drinks_but drinks_no dripping
drive_thru driver_had driver_says drops drops* drown* drugs drum dry_as dryer dubai dubai* during_peak each each_for
each_time early_in eastern easy eat effic* efficient effort_to eight* eighty electrical electricity eleven_and
eleven_people eligi* embarrassment empty_and english_language enjoying enoug* enough enough_but enough_to ensur*
entrance_and entrance_to environment equip* equipment equiv* equivalent error* especially_in etihad's europe eva
eva_air even_find ever_experienced ever_had ever_visited every_word everything_was exact* exception excit* excursion
existence existent expec* expectations expen* experience_and experience_of experienced expla* extended extensive extra
extra_to extraordinary extre* extremely fabul* fabulous facilities_are facilities_as facing_a fair_bit fair_play fall
falle* fallen fanni* fanning fashi* fault_for favor feeli* feeling feels feels* felt ferry few_months ff fi_and
fiftieth fill film_on find_in find_one findi* finding finding_the fines* finna* finnair firep* first_and
first_experience first_floor first_to fish_and fishi* fishing five_and fizzy fizzy* flagship flagship_lounge flapjack
flat flight_a flight_from flights_from floor_to floor_was flowe* flush flush* flying_with food_drink food_except
food_is food_just food_not food_offerings food_terrible food_that food_there for_alcoholic for_at for_drinks for_help
for_maintenance for_most for_not for_red for_several for_such for_tea for_ten for_this forgi* forgive fork fort
found_it foundation four_different four_hours four_minutes four_months four_people four_visits fourth frame* france's
free_food free_snacks free_wi frequent_flyers fresh* friday_evening fridge fried fried* friendly_enough friendly_or
from_previous from_which fronts frosted fruit fruit_and fuel full full_to furnishings furniture_is gala gap garde*
garden gardener garli* garlic garud* garuda gave_me gears gener* generous get_any get_in get_me get_there get_to getaw*
getaway gin_and girl_at glasses_took gloves go_by go_there go_to goal god_bless going_since gold_lounge gold_members
good_if good_with got_four got_one gover* government graduation grandma's grant graph* great_and group group* grudg*
guess_i guita* guitar had_four had_in had_not had_to half_the hall handed_the handf* handful handle_and handling handy
harml* harmless has_always has_changed has_one hasn't_been have_just have_liked have_missed have_paid have_they
have_told have_visited haven't having_said hawaiian he_also he_kicked headp* headphones heard_that heate* heathrow_t5
heavy heavy* hell helpi* helping helsi* helsinki here_and here_since hippo hippo* his_credit hkg hocke* hockey
home_about home_base home_in honest hopel* hopeless horrible_and hospitality hotter hour_for hour_to hours_and hours_in
howev* however hrs hub huge huggi* hugging hungo* hungover hygienist hype i'd_rather i'll_be i'll_give i'll_say
i've_used i_bought i_ended i_ever i_fly i_keep i_live i_messaged i_play i_said i_slept i_suppose i_ticked i_waited
i_woke i_work ice ice_cream icn idea if_my if_you if_your impossible_to impressive improve_the in_2 in_addition
in_another in_cairo in_charge in_circles in_february in_first in_four in_future in_general in_many in_nine in_november
in_poor in_sydney in_town in_two in_what inadequate_for inclu* incon* incredibly indic* indif* indifferent industry
infant infli* installed int'l int'l* interested_in interesting international_flights international_standards
internet_connection internet_facilities intl invoices is_also is_awful is_by is_excellent is_far is_impressive is_no
is_poor is_pretty is_rather is_ridiculous is_shared is_terrible is_with is_wrong ist it'd it's_more it_asked it_be
it_down it_felt it_may it_on it_would it_yourself itali* italian item items_were its_a its_passengers itself_in
itself_is jamme* jammed japan jerse* jewis* jewish joined_the joini* joining journ* journey juice_was just_about
just_be just_go just_said keith* kids_and killed kills kills* kind kindly kl know_its korea* koru lady_for landlady
large_lounge last_time last_two last_update last_visit lavatory layout_is layov* layover_in le leice* leicester
less_than let_it level_of levels_and liam lid lie like_it likes likes* limited_and limited_drinks limited_range
line_and line_up linen linen* lingu* lingus lique* loft london_and london_heathrow long long_queue longe* longer
looking_for looks looks* looks_a lorry lorry* loses loses* lotte* lottery lounge_a lounge_access lounge_although
lounge_before lounge_felt lounge_itself lounge_no lounge_offers lounge_shared lounge_staff lounge_used lounge_very
lounges_have lounges_i lounges_i've lousy lousy* lovel* lovely low_quality loyal* lucki* luckily luckily_i
lufthansa_lounge lukewarm_water mac machi* machine machine_broken machine_was made_by made_of magaz* magic* mail
main_airport main_lounge mains mains* make_it makes_it male_staff man_said mangl* many_times marga* margi* marginally
marginally_better mark_on mas mass massage_was match* maximum maybe_it maybe_the me_every me_feel me_if meagr* meagre
meals meals* means_you meantime_i measure membership_and menu_was messy messy* metre miami miami* microwave middl*
middle mind_that mines* minimal_and minut* minute minutes minutes_over mix_of mixer* monday_and money_to mosquitoes
mother_is mouths moved_the much_better much_food much_for much_of much_the muffi* muffin muffins mumba* mumbai munic*
munich mush my_dressing my_eye my_eyes my_gran my_order my_scarf my_thumb nappies narit* narita nav near_the neckl*
necklace need_to neede* needed needles needless needs_a neigh* never_answers never_heard never_sent newar* newark
newsletter next_day next_one nice_lounge nice_touch night_and nineteen ninety nip no_alcoholic no_amenities no_charge
no_fruit no_lounge no_plates no_power no_privacy no_private no_showers no_tv no_view no_way nobody_touched non_existent
northwest not_bad not_crowded not_enough not_even not_find not_friendly not_get not_good not_having not_offer not_on
not_only not_recommended not_scan not_so not_sure not_the not_up not_what noteb* notebook nothing_happened notice
noticed_that novem* november now_closed number_in nurse_was nw o'clo* o'clock o'har* o'hare obvious occup* occupied
of_beverages of_crackers of_first of_free of_hot of_magazines of_noodles of_red of_refreshments of_snacks of_soft
of_soup of_space of_tea of_waiting of_wine off_because offer_is offer_to offer_were offered_is offering_of offers
office_says often often* ok ok_but old_lounge old_lounges on_about on_every on_site on_time onboa* onboard one_corner
one_could one_gas one_phone one_said one_shower one_the one_they one_to one_toilet onion online_form only_2 only_3
only_food only_for only_has only_have only_if only_lounge only_so operate opinion opted opted* options_and or_other
orange_juice organise other_airline other_business other_reviewers other_star other_than other_times our_anniversary
our_daughter our_two out_for out_it out_that outlets outside_in over_by over_crowded overb* overflow owed pacif*
pacific packed_and packets packi* packing padlocks paid_extra paint* papad* paper_on paper_towel par par_with parce*
parcels paris partners passengers_are passengers_were passport_on paul pay_extra payin* paying pdf peak pears* pearson
peas peeled penci* pencil perce* percent perfectly perio* period personal_trainer personnel perth perth* phone_the
photo piano piano* pick pieces pig pillow_and places_in plants plasterboard plates_on platform_says plati* platinum
platt* platters played playlists pleasant pleasant_but pleasurable plus point point* polan* poland poles poles* polit*
polite_and poor poor_and poor_choice poor_condition poor_lad poor_quality poor_seating poor_selection pop possi* poster
posting potat* poten* pounds pounds_each prayer preca* precarious premier premium prepacked presu* presumably
pretty_much pretzels previously price prior_to products professionalism progress promising proof_of prosecco pub push
qanta* qantas qantas_lounges qatar qatar* qualified qualify quality_of questioning questionnaire quich* quick quid_for
quiet quiet* quiet_area quiet_place quite_basic quite_clean quite_comfortable quite_crowded quite_nice quote rando*
rang_and rate read_them readi* real_food realize really_crowded really_good really_like really_poor recent
reception_staff recha* recharge recliners recognised recommend recommend_it recommend_this reconstituted recruiter
recyc* recycling red_carpet redes* redesign reduction reeks reeks* reels reels* refresh refreshments refri*
refrigerator refun* refunded refurbishment regardless_of regional_airport reins* relaxing renovations repeat repla*
reply* reports resem* reservation resident rest restaurants resulting resulting_in retirement reviews_of rides_in
ridic* ridiculous_that right_outside ring_me risot* risotto room_at room_was rotat* row_of rubbery rubbish rude_staff
rules rules* running_around sad_to said_oh said_some said_who salad_bar sales* same_box sample sanda* satur* sauce
saudi saudi* saved saved* saving savou* savoury say_it's says_ask scarc* scarce scene* schedule scheduled schip* scoot*
screen_and screws scrip* scrolled scrum* seam seat_and seate* seating_food seats seats* seats_are seats_available
seats_for seeme* seemed seen_a seen_the selection_has send send_it senio* sense_of seoul seoul* service_and
service_they service_to servicing settled_in seven* seven_and several_times several_years shack shade* she_asked she_is
shear* sheet_and shiny shiny* ship shocked_at shopp* short short* shortage should_of shouldn't show showers_are
shrink_wrapped shy sick_and side_and sideb* sidew* sign_of signed_by simil* similar simul* sin since_august since_they
singles sit_in sitti* sitting sixte* sixteen size sizzl* sizzle skipped skirting_boards skyte* skyteam slant* slap_on
slapd* slapdash sleeper sligh* slightly slimy slimy* slowl* slowly small_lounge smells smooth snacks_and snail* sniffy
so_far so_i'd so_not so_somebody sock sodas sodas* soggy_and some_beer some_cases some_cookies some_food
somebody_else's somebody_had somewhat somewhere_to son_was soon_as soone* sooner sounding soup space_and sparrow
sparsely speak_of specified spent_a spoke_with sponge spot spraw* st stabb* staff_but staff_do staff_doing staff_for
staff_is staff_not staff_on staff_tried staff_who staffing stale_bagels stand_by standard_of star_airline start*
starting statement_and steak_was stepd* stepdaughter stock stock* stones stood stood* stood_up storm storm* strange
strange_for streets striped stripes strong strug* struggled stuff* submit substitutions suggested suitc* suite suite*
summa* sunday_roast supplies sure surfi* surfing swift swift* swims* switch sydney_airport table_nine tables talen*
talk talk_to tam tande* tandem tangl* tap_water tasted_of tea teachers_are tech telev* television tells tells*
ten_minutes tenant tent_pegs terminal_and terminal_the terminal_was terrace terrible terrible_lounge terrific texas
texas* tg thai_airways than_2 than_an than_they that_air that_ba that_in that_it that_lounge that_lufthansa that_this
that_you the_1 the_actual the_ad the_admirals the_aircraft the_ambience the_ana the_answer the_bags the_bath the_bin
the_boss the_choice the_coat the_cold the_compere the_cream the_day the_delta the_depot the_dinosaur the_doorstep
the_drinks the_end the_evening the_exhibition the_experience the_furnishings the_furniture the_gap the_interest
the_kind the_kiosk the_ladder the_lady the_late the_letter the_library the_lock the_lower the_male the_mats
the_microphone the_nearby the_non the_opportunity the_passenger the_pocket the_point the_popcorn the_qf the_radio
the_right the_salesman the_scandinavian the_screen the_singapore the_snack the_snacks the_standards the_step
the_tablets the_tea the_temporary the_third the_trip the_truck the_use the_vending the_wi the_wifi their_flagship
their_home their_lounge their_lounges then_came there's_one there_is there_like there_seems thermos these_lounges
they'd_like they_all they_could they_put they_ran they_swapped they_will thimb* thinks third_of thirds thirty_seconds
this_a this_club this_size those_in though thought_that thoughts three_hours three_weeks through_and thus tier tights
time_as time_at time_but time_in time_on times_then times_this times_to tired_looking to_add to_an to_board to_capacity
to_departure to_drive to_each to_even to_find to_fly to_gate to_many to_miss to_move to_no to_one to_other to_pass
to_prove to_put to_queue to_singapore to_sit to_tell to_travel to_upgrade to_what to_which toasted toaster today_is
toilet_facilities toilets_are token* tomato too too_long too_much took_a took_five took_me totally_disinterested touch
touch_and tour towel* transfer transferring traveling travelling_on treat_their triangle tried_the tries tries* trifl*
trifle troub* truly truly* try tubes tubes* tuiti* tuition turkish_airlines turn turn_it turned_out turned_to turns_out
turnstile twice_and two_girls two_lounges two_nights two_or two_showers types_of typing_this typo ua unans* unanswered
unappetizing uncom* uncomfortable under_it understand_why unfai* unfair unfortunately uninviting united's
united_airlines united_for united_lounges united_should university unknown unlike_the unrav* unravelled unsmi*
unsmiling untid* untidy until_the unusa* unusable unwelcoming up_one update_the us_airways us_the usa usabl* usable
usage usage* use_a use_to used_to usele* useless using_this utter utter* utterly vaccination variation vegetables
very_careful very_difficult very_good very_hard very_helpful very_much very_old very_slow very_tasty very_tired
very_uncomfortable very_well very_worn vinegar vip virtually visits waffl* waffles wait_in waited_two waiti* waiting
wake wants wants* wants_a wants_me warme* warmt* warmth was_all was_almost was_an was_closed was_closing was_crowded
was_directed was_dirty was_excellent was_fast was_flying was_hot was_inedible was_just was_ok was_okay was_old was_only
was_out was_overcrowded was_poor was_practically was_shocked was_sweet was_that wash washrooms_very waste* we've_had
we_came we_just we_sat we_visited we_walked we_would website week_in week_since weeks weeks* weeks_it weigh welcome_and
went_back went_to were_also were_better were_fairly were_given were_looking were_many were_poor were_provided were_so
were_too whale* what'* what's what_it what_the when_the whene* whenever where_to which_had which_it which_the which_you
whils* whilst whistling white_wine who_has who_were whole_experience whom why_you wife_and wifi_but wifi_in wifi_was
window_and windows_are wine_is wipe with_another with_business with_every with_fish with_internet with_its with_plenty
with_poor with_questions with_such without_it women's wonder woode* wooden wore work_or work_stations working_and
works_well worn worst_airline worth_it would_not wouldn't_bother wrapp* write_home wrong_length yawne* yawned years_on
yorks* you_could you_don't you_for you_order you_say you_want your_boarding youse youse*`,
      '-2': `
1 10_and 10_minutes 10_years 11 12_months 14 15_minute 16 20_mins 20p 22nd 250 25_min 25_mins 2_3 2_and 2_at 2_hours 2e
2f 30_on 37 3_years 4 45_min 480 4_times 5 5_star 5am 5pm 6 60th 61 64 68 6_for 8_hours 8am 90 99 99_a a380 a_2 a_5 a_9
a_bad a_biscuit a_block a_bloke a_brewery a_callback a_card a_choice a_cleaner a_clipboard a_coffee a_considerable
a_dedicated a_definite a_different a_disappointing a_face a_flight a_gas a_horse a_huge a_key a_large a_limited a_lot
a_lounge a_meal a_mediocre a_nine a_pay a_quiet a_radio a_real a_reasonable a_reasonably a_self a_shower a_silver
a_single a_smiley a_staff a_united a_variety a_very a_video a_wet a_widow aa about_10 about_our about_sixty abysm*
abysmal access_and accommodate acted acted* added_to addin* adding adequ* adequate adequate_and adequate_but adjoi*
adjoining admir* adults advertised_as advisor affec* after_i'd after_ten afterwards again again_i ago ah ahmed ahmed*
air_conditioned air_conditioning airco* aircon airline_lounges airlines_have airlines_in airlines_such airport_is
airport_of airport_staff airport_to airports airways airways_and airways_have airy aisle* albei* albeit alcohol_is
alcoholic alcoholic_and alcoholic_beverages alcoholic_drinks alita* alitalia_lounge all_round all_that all_the allia*
alliance alloc* allocated alone_with along_the alrig* alright also_very although_it am_the amazi* amazing ambie*
ambience ameni* amenities america among_the amongst amuse* amused an_airline an_airport an_embarrassment an_evening
an_improvement and_about and_air and_ate and_back and_basic and_beer and_being and_beverage and_beverages and_boring
and_bread and_can't and_champagne and_cheap and_clearly and_coffee and_cold and_computers and_crackers and_crisps
and_cups and_decided and_drinks and_enjoy and_food and_got and_had and_have and_helpful and_in and_it and_just
and_limited and_looked and_lounge and_magazines and_newspapers and_noisy and_one and_other and_overcrowded and_plates
and_pleasant and_quite and_security and_served and_several and_shabby and_should and_showers and_snack and_soft
and_some and_spacious and_they're and_toilets and_used and_various and_very and_wait and_walked and_we'd and_why
and_will and_wine and_worn and_you announcement announcements_in antiq* any_more anybo* anybody anymo* anymore
anything_from anything_special anywh* anywhere apart_from apologised apology appar* apparently appears_to apple* apply*
appointed appointment appreciate approached apron* aquar* aquarium are_a are_all are_available are_dirty are_friendly
are_going are_in are_limited are_located are_nice are_no are_of are_often are_paying are_so are_well area area_and
area_in area_is area_with areas areas* arlan* arlanda armchairs arranged arranged_in arriv* arrived_on as_anything
as_far as_he as_i as_long as_much as_possible as_there as_told as_with as_worn asks asks_for asthmatic astou* astounded
at_1 at_7 at_9pm at_around at_cdg at_certain at_counter at_each at_half at_his at_it at_other at_some at_terminal
ate_it ate_my atlanta atm attendants attitudes auckl* auckland auh aunty aunty* australia austrian available_and
available_as available_from available_in available_was average_at b b18 b_lounge ba_has ba_should back_at back_for
back_the back_to back_two bad_i bag_at bag_was bagel* bagels ball band bang bangk* bangkok bank_says bar_and bar_is
bar_which barrier bartenders basic_and basic_but basic_lounge basic_snacks basically_just basics basis basis* basket
bathrooms bathrooms_were batter bazaa* bazaar be_aware be_bothered be_described be_improved be_one be_the beach beach*
beats beats* because_i'm become_a becomes bedroom_door been_cleaned been_coming been_emptied been_going been_in
been_recently been_touched beer beer_garden beer_is beers beers* begins being_in being_there bell below_average bench*
benea* beneath best_part bette* better betting_shop betwe* between beverage beverages_and beverages_but beyon* beyond
bible bible* big biggest bills bills* bin_day bits biz blister boarding_area booked_a borde* boring_and bosto* boston
bottles_of bought_it bought_them bouncy box_of brass* breakfast_and breakfast_food breakfast_is breakfast_items
breakfast_was brew bring broad* broke_down brother_uses brush brushes bruss* brussels bubbly bucke* bunch* burger
business_lounge business_lounges business_or busy_lounge but but_all but_also but_always but_as but_at but_better
but_food but_had but_have but_i but_it's but_not but_nothing but_the but_there but_these but_this but_you buzzed
by_eleven by_far by_many by_name by_noon by_several cafet* cafeteria calga* calgary call_centre call_it callback
came_at came_loose came_up can_be can_use cance* cancel candl* capac* capacity car_on car_park card_or carpet_club
carte cartr* cash_and castl* caters catha* cathay cell cente* center centre cereal_and certain_times certainly
certainly_not chair* chairs_in chairs_were chall* challenge champagne_and changed changi chat cheap check_in cheese_and
cheeses chica* chicago chilli chips chips* choice_is choice_limited choices choices_of cinna* cinnabon circl* circles
circus citie* cities class_and class_as class_lounges class_passenger class_passengers class_standards classic clean
clean* clean_and clean_the cleanliness click* clients clipboard_and club_at club_to clue cobbles cockt* codeshare
codin* coding coffee_and coffee_from coffee_or coffee_was cold_cuts cold_food cold_snacks collect_the come_in
comfortable_and comfortable_enough comfortable_for comfortable_lounge communicate comparable comparison_to compe*
compensate compere complain_about complains complementary compost comprises compu* computer computers con concert
conco* concorde concorde_lounge concourse condensation conditioned conditioning confu* confusing_and conge* congested
connect connection_in connection_is conned considerable considering considering_the consist consist_of consistently
const* construction contact contemporary contents continue continue_to contract controller conveniently cooking cool
copy cordo* cordoned corner cost_cutting cost_me couches could_find could_get counter_and cover* cows cph crackling
cramp* crash crema* crewe crewe* cried cried* crisps crisps_or crowd* crowded_and crowded_in cryst* crystal cupca*
cupcakes curta* curtains customer_since customers_and customs cutle* cylin* damp dance* date dave day_at day_five
days_before days_off dc dead_on decent_food decided_to decor_and dedic* dedicated definite definitely delayed_and
delhi_international delicious depar* departing departure_time depressing_place desk_for dessert devel* dial_up
didn't_say difference_between difficult_to dimin* direc* direct directed directed_to dirty_dishes disappointing
disappointing_experience disappointing_lounge disco* discourteous disin* dispensed dispensers displ* disposable distr*
divid* do_a do_so do_they doggy doggy* dolph* dolphins domes* domestic domestically don't_think don't_understand
done_in done_on door_off door_to doorb* doorbell down_for downs* dozen draft dread* drift* drink_options
drink_selection drinks drinks_and drinks_at drinks_beer drinks_selection drinks_you driveway drops_out due dumbb*
dumpl* dust_on earlier_in early_morning economy_class edible effor* effort egypt* egyptair eight eight_weeks
eighteen_months eithe* either elbow elbow* eligibility elite elite* empty empty* empty_at empty_glasses engine
enough_and enough_seats enter_the entered_the enthu* entit* entitled entitled_to entre* entrees error estimated etc_but
etiha* etihad even_if even_worse every_morning everybody everything_in everywhere exact exactly excep* except
exception_of excha* exclusive excuse_for execu* exerc* expect expect_anything expect_from expecting experience_in
experience_was experiences experiencing extra* extremely_poor facil* facilities facilities_in facility_and fact fact_it
facto* factor fair fairg* fairground fairl* fairly fairn* fairness fairw* falaf* falafel far_more far_the fashioned
father_in faulty favours features febru* february fee_on fell_asleep fetch fetch* few_minutes fi fi_is fi_was fifty_a
find_a find_somewhere first_night first_visit fitne* fitness five five_months fixed_the fixtu* fixtures flight_i
flight_information flight_to flight_was flights flights_departing flori* florist flowers fly_to flyer_lounge
flying_business flying_first flying_in food_and food_as food_at food_available food_choice food_choices food_from
food_if food_limited food_offered food_offering food_only food_options food_provided food_selection food_service
food_the food_wise food_would foods for_11 for_18 for_5 for_another for_breakfast for_business for_cleaning for_example
for_first for_food for_her for_his for_instance for_no for_passengers for_those for_toast for_use forecast foreign
forge* forgo* forgotten form_for forma* forty forty* forty_five forward found_that four fourth_floor france_business
francisco frank* free_drink free_internet free_wifi frequ* frequent frequent_flyer freshen freshen_up fridg* frien*
frigh* frill* frills from_8 from_her from_jfk from_start from_sydney front_and frozen fruit* fruit_juices fryin* frying
fully fully* funny_that furniture_in futur* future galwa* galway gardens gate_area gates_and gatwick_and gears*
general_boarding generally get_a get_an get_it get_some gift gin girl_who give_it give_that give_this give_you
given_two glasses_and glasses_from go_back go_outside go_through goats goats* gold_card golden_lounge gone_down
gone_the gone_to good_enough good_morning good_selection good_view good_views googled got_through grab great great*
great_food greenland grill* gross* grossly grown grown* grudgingly grumpy_staff guess gurio* gurion gutter had_given
had_just had_one had_seen had_this had_very had_we half_hours half_term halved hand_over handed_a handing handle
hands_on hango* hangover happi* hardly_any haul have_become have_ever have_never have_noticed have_to have_used haven*
having_a hawai* hay_fever he_wasn't he_won't he_wouldn't heade* headed hear heathrow heaving hedge* heel hefty hefty*
heigh* height help_you her_eyes her_phone here_to hers hill hinge hire his_back his_chest his_phone hitti* hitting
home_airport home_country hopin* hoping hoping_for hosta* hostess hot_cold hot_food hour hour'* hour's hour_or hours_on
house_with household how_does however_i human* humid* hungr* hungry i'd_already i'd_been i'm_still i'm_told i've_ever
i've_never i've_now i_also i_ask i_carried i_decided i_drove i_encountered i_entered i_even i_get i_lay i_look i_may
i_missed i_phoned i_take i_teach i_travel i_tried i_used i_visit i_would idea_of ie if_i'd immigration important impre*
improved improving in_2021 in_40 in_and in_any in_august in_coins in_eight in_english in_fairness in_hong in_laws
in_may in_need in_new in_october in_order in_pune in_short in_some in_spite in_tears in_terms in_too incheon included
incre* increasingly indee* indeed indication infan* inflight inform instantly interest international_business
international_lounge international_lounges internet internet_access internet_was intervals inver* invis* invisible
is_almost is_as is_beyond is_big is_comfortable is_difficult is_disappointing is_it is_large is_limited is_minimal
is_much is_nice is_ok is_old is_one is_only is_pleasant is_quite is_really is_small is_so is_spacious is_such is_that
is_truly is_unhealthy is_way israe* israeli it's it_for it_got it_off it_put it_round it_too it_turns it_twice it_worse
its_lounge its_on jal jean jfk johan* johannesburg join jokes_from juice* juices jumpe* just_been just_some just_walked
keepe* keeper keith kennels kept_it kettle king kit kitch* kitchen's know_how knuckle korean kuala kuala* la labour
lack lack_of lad_with lady lager lamps* landed_in langu* language large_number largely last_2 last_year late_morning
late_to later_we latte latte* lavat* laws lax lax_is lay leafl* leaflet leagu* league leak leake* leaked least_a
least_it leave_within left_her left_with length_of lengthy lens lenti* lentils lesso* let_me lh lhr lids life_i lifts
lifts* light light_snacks lights like_a like_the like_to likel* likely likin* liking limit* limited limited_but
limited_choice limited_to line lipst* lipstick list listed lists lists* located_in located_on locations logs long_as
long_haul long_it longest look_forward looke* looked looked_after looked_as lost_it lot_better lots lots_of louds*
loudspeaker lounge_3 lounge_but lounge_does lounge_experience lounge_for lounge_from lounge_gets lounge_has lounge_i
lounge_i've lounge_isn't lounge_located lounge_looks lounge_next lounge_not lounge_of lounge_on lounge_opened
lounge_prior lounge_so lounge_that lounge_the lounge_there lounge_to lounge_we lounge_were lounge_when lounge_with
lounge_you lounges_and lounges_at lounges_in lounges_like lounges_that lounges_this loyalty lufth* lufthansa lumpu*
lumpur lunch* lunch_was lying_there macarena machine_that made_the madri* madrid magazines magazines_and magne* mahar*
maharaja main main_terminal maintain make_a make_the make_this maker makes_you malaysian man_and manage manch*
manchester manner manni* manning manning_the many many_airlines many_of many_people maple_leaf maps march marie marie*
market marqu* marquee massa* match materials maxim* may_and maybe_they me_like meant_to measured meats meats* meets
meets* member_i menus menus* meters mh micro* mid_morning middle_and miles miles* milk mins_for minute_wait minute_walk
minutes_from minutes_on mirro* moham* mohammed mole momen* money_back monke* month month* month_and months months_of
months_on moped moped* more_comfortable more_food morning_flight mortg* mortgage most_of mother_in motivated mountains
moved moved* moved_in moved_out moved_to much_less much_to murph* must_be my_form my_friends my_hands my_heart my_hips
my_in my_mother's my_nose my_notes my_only my_purse my_tablet my_visit natural_light naturally navigation near_gate
neat neces* necessary need_of needs_to negat* negative neon never_once new_ones new_terminal new_year new_zealand newly
newly* news newspaper newspapers_and newspapers_were next_door's niamh niamh* nibbl* nibbles nice nice_but nices*
nicest niece's nine ninet* no_apology no_bread no_champagne no_english no_free no_hand no_information no_service
no_shower no_smiles no_sorry no_tea no_toilets no_wifi no_windows nobody_could noise_level noise_of non_alcoholic noon
norm normally not_a not_by not_for not_free not_great not_impressed not_much not_one not_particularly not_pay
not_really not_see not_that not_too not_very nothing_for nothing_much nothing_wrong now_a now_the number_is oblig*
obliged occupied_by occur* octop* octopus odd of_airlines of_alcoholic of_any of_being of_breakfast of_cdg of_customer
of_drinks of_each of_hard of_him of_lounge of_old of_passengers of_reading of_rome of_seating of_seats of_spirits
of_terminal of_travel of_very of_years off_to off_while off_work offer_their offered_a offered_in offering_was
offerings offerings_were offers_a offhand ohio ok_and old_and old_fashioned old_terminal old_worn on_3 on_at on_deck
on_friday on_its on_one on_since on_tables on_three one_bottle one_had one_is one_leg one_red one_time one_was
one_white one_world onewo* oneworld onlin* online only only_cold only_other only_serve only_snacks only_some open_area
oppor* opportunity opportunity_to oppos* opposite optio* or_a or_at or_drinks or_showers or_something order_to ordered
originally other_lounge other_lounges our_end our_own ourse* ourselves out_through outbound over_greenland overall_a
own_lounge package packaged packe* paddl* painting panee* paneer panel panin* parcel parki* parking particularly passa*
passable passed_through passengers_who past past_five pastr* patch* patte* pax pay_for pay_the paying_a paying_for pc
peace* peak_times pearl pedic* pedicure people_every people_present people_using people_waiting people_with perha*
perhaps periods personal phone_and phone_calls photocopied pickl* pie piece* pinea* pineapple pirate pizza* places
plates platter pleas* pleasant_and pleasantly please plentiful plugs plugs* plus_side point_where pointed pointed_at
policy_is poor_food poore* poorest poorl* poorly popped_in portuguese possibility pound* power_points practice prawn
prefer presented pressure_tablets presume pretty_average pretzels_and previ* previous_one previous_reviews price_for
privi* privilege pro probably problem_is problem_was problematic problems professional_and profiles proje* promised_a
properly provide provide_a provided_was provides public_areas pump punctual put_your qantas_club qf quali* quality
quality_and quality_is queueing quiches quid_a quieter quite quite* quite_a quite_disappointing quite_good quite_small
racin* racing radio* raisins range_of rank rarel* rarely rashe* reading reading_material reading_materials ready ready*
really_not really_the really_up reasonable reasonably_comfortable receipt recon* red_wine refilled refund refurbishing
regio* regional regre* reinstalled relative relatively relax relax* remain remarkably reminder remod* renew* renovate
renovated rent_went repea* reple* replenish replenished repli* reply_to reputation requi* required requires resta*
restaurant restrooms revam* ribbons right_one rings rings* rinse* rip river river* robbe* rolled_her rolls_with rome
rooft* rooftop room_and rose round_a round_it round_the round_with rows rude_and rugby rugby* runni* running runs
runway_and saga said_1 said_and said_it said_yes salad salesman sambu* same same_for san san_francisco sande* sandw*
sandwich sandwiches sandwiches_and santa's santa* sarca* sarcastic sat_nav satna* satnav saturday sauce* saw_one
saying_they says scaffolding scamp* scampi scand* scandinavian scene schoolchildren scooter scraped scratch scree*
screens scuff* sea_view seagull seams* seating_and seating_area seating_areas seating_is seats_and seats_in secon*
second section_of security_check seem seem_to seems seems* seems_that selection_but selection_is selection_was
selections self self_serve senses senses_spa serve_alcohol servers service_on service_was several several_airlines
share share_a shared_by shared_lounge shark* she's_been she_came she_put she_says she_signed sheep* sheet* sheets shelf
shelf* shipp* shipping shoes shoes* shoot shopping shorter shower_facilities shower_for shower_rooms showers_available
shut shut_the signa* signage signed_for signed_up simply_the since_this singapore_airlines singl* single sister_in sit
sit_and sit_down sit_on site_for sitting_at situation six_months skirting sky_club skycl* skyclub sleep_on sleeping
sleepy slices_of slot_in small small* small_and small_bar small_space small_with smaller_and smallish smelling
smells_like smells_of smelt_like smile smiley snack snack_mix snack_type snacks_available so_bad so_i so_many so_poor
so_strong sofas sofas* sofas_and soft soft_drinks solicitors some_cheese some_cold some_people some_sandwiches
some_serious some_snacks some_work sorry_to sour sourd* sourdough south space space_is spaci* spacious spacious_lounge
spacious_with sparkling spect* spectacular spend_a spending spent_my spent_the spirits_and spite spite_of spitt*
spitting split spoke* spoken spotl* spotless sprin* spring_rolls staff_are staff_can staff_friendly staff_if staff_in
staff_service staffed staffed_by stag_party stain* stairs_and stalker stall* standard_and stands star star_alliance
stare* start_to stations steamed stew stewe* stewed stickers still_no still_not still_the stinks stomp* stood_there
stood_with stopped stories straight_away strap* stream stree* street stressful stric* strict struggled_to stude*
substandard suffi* sufficient sugge* suitcase superior superior_to supervisor surfaces surpr* surprising surprisingly
swap swimm* swiss swiss* syd t t2 t3 t4 t_mobile table_was tad takea* takeaway taken_a takes takes* takes_two tame
tangled tap tap_that targets tarma* tarmac tasted tatte* tattered taugh* taught tea_room teasp* teenagers temper
temperatures templ* temporary_lounge ten tended terminal_1 terminal_3 terminal_b terminal_building terminal_in
terminal_is terminals terms terms* terms_and terms_of terraces thai'* thai's thail* than than_my that_all that_day
that_emirates that_room that_same that_there that_time that_we that_were thats thats* the_38 the_afternoon the_aisle
the_alitalia the_bathrooms the_better the_biggest the_booking the_box the_card the_carpet the_chest the_computers
the_concorde the_contract the_decor the_departure the_desk the_domestic the_emirates the_eva the_exception
the_executive the_f the_facilities the_fact the_fifth the_first the_fish the_floors the_free the_gates the_gift
the_holiday the_hour the_international the_internet the_key the_lack the_large the_least the_letterbox the_lounges
the_lufthansa the_main the_membership the_men's the_mens the_meter the_middle the_name the_neck the_newly the_noise
the_ones the_plastic the_plus the_poorest the_printer the_privilege the_qantas the_quality the_radiator the_rain
the_reading the_real the_reason the_receipt the_rest the_river the_room the_same the_sandwiches the_seats the_selection
the_sofa the_space the_standard the_star the_stone the_tarmac the_thing the_united the_us the_video the_virgin
the_volume the_washrooms the_way the_weather the_wedding the_windows them_since them_that them_twice then_a then_it's
then_start then_you there_appeared there_for there_it there_they they'd_changed they're_still they've_been they_asked
they_changed they_did they_forgot they_hung they_kept they_offered they_said they_say they_take they_told thick
thick_as thimbles think_i think_that thinks_it's thirs* thirsty this_and this_business this_change this_facility
this_has this_i this_small this_year those_of those_who though_they thought_it threatening three_hour three_hundred
three_months through_a thru thurs* ticki* ticking tiger tiger* time_before time_of time_there time_to times_but tin
tin_of to_3 to_ask to_avoid to_bits to_come to_drink to_eat to_encourage to_enter to_finish to_first to_freshen to_grab
to_have to_its to_lhr to_lufthansa to_mr to_offer to_passengers to_pay to_replenish to_scratch to_speak to_spend
to_talk to_terminal to_their to_use to_visit to_work toast* today* toget* together toilet_paper toilets_and toilets_in
toll tomor* tomorrow tone too_bad too_late too_many took_seven top tortoise touch* tough* toy track traditional tram
trampoline trans* transit_in travel_frequently traveled travellers_are tread* treadmill treme* trick* trip trip_to trot
trouble try_to tuck turkey turns* tv's tvs twice twice* twice_the twin_beds two_months two_o'clock two_stars typically
ugly unapp* uncle's unclean uncomfortable_and uncomfortable_seating undergoing underground undon* undone
unfortunately_the unfri* unfriendly unhealthy unhealthy_and unhelpful_staff unima* unimaginative uninteresting unite*
united united_club united_lounge unlik* unlike unsat* unsatisfactory unsub* unwil* unwilling up_as upgrade_to upgraded
upgrading upper upper* upper_class upper_level ups upsid* upside upside_down upsta* upstairs us_and us_for us_off usb
use_it use_their use_this used_plates used_this user uses using_it usually utili* varie* variety variety_of vario*
various vast very_bad very_basic very_clean very_comfortable very_crowded very_disappointed very_disappointing very_few
very_limited very_little very_modern very_overcrowded very_pleasant very_polite very_poor very_small very_welcoming
victorian video* views_of villa* virgi* virgin virgin_atlantic virgin_lounge virus visit_the visit_this visited_the
visited_this volume_of waiting_in walking walkw* walkway wall_with walls_and warned_me warra* warranties was_about
was_always was_available was_average was_awful was_being was_delayed was_difficult was_disappointed was_done was_early
was_entitled was_four was_good was_horrible was_let was_locked was_missing was_occupied was_on was_quite was_reasonable
was_reasonably was_slow was_sold was_starving was_torn was_when washi* washing washington washroom washroom_facilities
washrooms wasps wasps* water* water_in way_below wc we'd we're_in we_couldnt we_didn't we_got we_had we_lost we_moved
we_passed we_went websi* wedding week_4 weeks_for weeks_to weeks_with weights welcoming welcoming_and well well_but
went_home went_round were_flying were_indifferent were_limited were_located were_lovely were_still were_two weste*
western whale what_my what_time when_entering when_flying where_a where_i'd where_there which_i which_is which_isn't
which_was which_we while_the whisp* whistles who_are who_couldn't who_did who_had who_have who_want whole_lounge whose
whose* why wi wi_fi widow wife_had wifi wifi_access wifi_available wifi_so wifi_works wine_and wine_or wine_selection
wines wines* wiped_it wirel* wireless wise wishe* with_great with_limited with_lots with_lufthansa with_several
with_some within_five within_the wlan work_for working_for world world* world_and world_of worldwide worn_out worse_in
worst_business worst_lounge would_expect would_have would_want wouldn't wow wrote_to xbox years_now yet you_arrive
you_from you_might you_pay you_the you_travel your_flight your_table zeala* zealand zombies zrh`,
      '-1': `
08 09 13 15 180 2 2017 21st 23 240 25th 28 3 30am 30pm 32 380 3pm 3rd 50 52 612 7pm 800 840 91 9th abroa* abroad abu
admis* adver* again* agein* ageing agents aid air airfi* airfield airlines airpo* airport alcoh* alcohol almonds almos*
almost alrea* already also am an ands answering apart* appalled appeal appear appearance appears appetizers apples
appro* approved apron arabia aroun* around array array* arrival assis* assistant assor* assortment av avian* avianca
awaited aware aware* ba ba's backt* bad baile* baker* bakery balle* ballet banana bangi* banging banne* baraj* barajas
barel* barely bars based based* begin begin* begun begun* belgian bened* benedict bever* beverages bill birth birth*
birthday blame blanc blanc* blank* blend* block bodied bogot* bogota boot bother branc* break* brewe* brick bride's
browse bucket buckled buffe* bug bumbl* bumblebee bumpe* bun bunch burglars burri* burrito bus busie* busier busin*
business busy buy cable cakes cakes* callb* callbacks came campe* can can't can't* cape capital cappu* cappuccino card
carib* caribbean carne carne* carou* carousel carriage carriers carrots cashp* catal* cathe* cava cave central cerea*
cereal cereals chair chanc* chand* chang* change charging cheat check cheers chef'* chef's chine* chinese chocolate
chocolates choked chopped chose chow chris* clamp class class* classes cleaner clicking clubh* clubhouse co code codes
codes* coher* coherent colleagues come comfo* comfortable communication compare compared complaints complex conce*
concept connecting connections consi* conversation cooki* coole* corka* corkage corne* corpo* corporate corri* corridor
couch* cough could could* couldnt counsellor counter courteous cousin's covered crack* create credit crepe* crock*
crockery cross* crowd crowds culin* culinary currency curry* curtain cutlery cx cylinder dartb* dartboard datin* dating
death* decades defin* degrees del delig* delighted delivered delivery dentu* dentures depart departure depending
describe desks desks* desktops desperately deter* detergent devic* dhabi dhabi* diffe* different dip dirtiest
disagreement disappointment display displayed doesn* dollar domin* door'* door's doubl* double doubled downside drawb*
drawback drill drink* drowned ducks ducks* duste* duvet duvet* earrings easil* easily easte* easter elega* elegant
eleve* eleven else'* else's emojis enclosed encou* encountered encourage ended ended* endur* endure engaged engineer
enjoyed enlar* enlarged ensure entering entertain et europ* eveni* evening every every* everything ewr exceptional
excludes executive expects exper* experience explanation explore expre* extensively facia* facial facility fade falls
falls* false false* famou* famous fancy fancy* fantastic far fares fares* faxed faxed* featu* feature feel fenced
festi* festival few field field* fifteen figures filme* filmed films films* filte* filthy final final* finally find
finished firew* first first* firstly fish fitte* fitted fitti* fiumi* fiumicino fligh* flight flower flown flown*
flyin* flying fobbe* fobbed folded food foods* forgot forkl* forklift form forwa* fourt* frame france fraudulently
french frequently freshening freshly frida* friend's friends fruits functional furni* gaps garni* garnish gel gent
gentleman getti* getting girlfriend give globa* global glorious goes good goodb* goodbye goodn* goodness gp
grandmother's graphics gratu* gratuity grave* green* greet* gripe gripe* groomer grub grunted guara* guess* guest's
guide* guinea gulf hadn'* hadn't half hammered harve* hassle haven havin* having headache heave* heine* heineken helic*
helicopter heral* hidin* hiding highe* higher highw* hk holid* holiday hones* hong hood hoove* hopef* hopefully
horribly horro* horror hospice hostage hot hotte* hours hours* how howle* howled hubca* hull human hunt hunte* hush
icelandair immed* immediately impossibly improvements inbou* inbound including inconvenience increasing india indicate
indiv* induction inexp* initial inner inner* instance inste* instead inter inter* intercontinental international
intimate invite issues items items* its itsel* itself j jobs joine* joined joint judge* just k kelly* keral* kerala
kettl* kevin kevin* kill kilom* kitchen knowi* knowing kong lamin* laminated lamp large large* larger lasag* lasagne
laser lassi lassi* lastl* lastly laugh lavatories lean lectu* lesson letting levels lifet* lifetime lift light* like
listen liter* literally loadi* loading loaf located loch look lost loung* lounge lounges lucky lucky* lunchtime luxur*
luxury macar* magic maint* maintained maintenance makes makes* makin* making malay* malaysia mango mango* manned marat*
march* marro* marrow marte* martens mat material meat mechanism membe* membership memberships merger mess microphone
midni* midnight mile mind minibar mints mints* misery misfo* misfortune misle* misse* missed missp* mixers model modern
moment moms monitor monitors more moroc* morocco mother's motor mouse mouse* much multi* mutat* mutation napkins nappi*
natur* natural nature near nearl* nearly need new newsp* newspapers nicel* nicely nightly nightmare nights nobod*
nobody noisiest noodl* now nucle* nuclear obser* occas* occasion occasions offering offha* oily okafo* okafor okay
one's one's* opens opens* operator options orchi* orchid overa* overall overcrowding overlooking overly oyster packa*
packages packed paddi* padding paint pales pales* pancake paper* paras* parasol parents particular partn* partner
passengers passw* patch pay pc's pea penny penny* perfu* perfume perso* picked pictu* pier pink pint pipes pipes* pizza
plainly plan plann* plast* playi* playing plays plent* plenty poisoned polon* pond porta* portal ports ports* positives
postcode posti* pot potential pots potted powered prescription pressing previous prior* priso* prison procedure product
profit progressively promi* promised promo* prope* prove provi* provider puddles pulli* pulling putti* putting queued
quote* racket radia* radio raise raise* ramme* rammed random rapid rat re reach* read realise reall* really rear
reasonably receive recen* recently recog* record recordings recti* rectify redeeming reflection relaxed released
remains remem* reminiscent renewed repai* reset reset* retail retin* retir* retur* risky risky* rotti* rotting rouge
rouge* rower rower* rucksack rudim* rudimentary rule runwa* runway russian ruste* rusted salad* sale sales salty salty*
sand satel* satellite satis* sausa* scarf scarf* schem* schen* schengen scoop* scrat* screw search seat seati* seating
secretary sections seeds seeds* seen selec* selection sell senat* senator senior sente* septe* september servi* service
serviced sette* settees setti* settled sever* sexy sfo shame share* sharp* sheep sheet shine* shirts shock* shoe shoeb*
shoebox shower shutt* side silence silent simply singa* singapore singi* singing sinki* sinking situa* situated six
skeleton sleeve slices slip slipping slots slots* smash smile* smili* smiling smirk smith* snack* snacks snails snap so
soaki* soaking socke* somebodys somew* sorry sorry* sorted soul south* spa space* spam speaker speci* special
specialist speec* speech speeches speed speed* spelled spent spent* spiced split* spoke spoon spy sq squar* squeezed
stabbed stag stainless stairs standard staye* stayed steal* stick* still still* stool* stopp* straw* stray streaming
stressed stretched strim* strin* strip* stripe struggle stuck stuck* stylish subsc* substance suffered suggest
suggestions suit sum sunbe* sunda* supplied suppo* support surrounded surroundings sushi* sweat* swindon syrup syrup*
table table* tags tailo* tailor take taped taped* tears tears* tenancy termi* terminal terri* text that's they've
thick* thing thinn* thinner third third* thirty those those* thoug* threa* three three* thumb thursday tikka tikka*
tills tills* time times times* titte* tittered toast today toile* toilet toilets tom topic topic* torch total total*
totally touches towel toxic* tracking trail trailer train* training transformed transit traveler travelers trendy trips
trips* troll* tryin* trying tuesd* turke* turns twent* twenty tyre unappetising unava* unavailable uncle* undri*
undrinkable uneat* uneaten unhap* unhappy unide* unidentifiable uninspiring unive* unlock unple* unpleasant unpro*
unprofessional unsur* unusu* upgra* upgrade use using using* valid valid* value value* vanil* vanilla varied vat
vegetarian vendo* vendor verge verge* verif* verri* verrines very victo* victoria video vienn* vienna views views*
visited voucher wait waite* waitr* waitress walk walki* washr* way we weddi* wedne* weekends weird weren* wetsuit what
whate* wheels which which* whist* windo* window windowless windscreen wine wobbling won't won't* wont work worked
worki* working workm* workt* worktop worst worst* would've wrapped wrong wrong* yards yards* yes yogur* yogurt yogurts
you'l* you'll you'v* you've yrs zip zoom zuric* zurich`,
      '1': `
02 1am 2000 21 310 39 41 412 420 48 70s 77 86 acces* access accom* according acros* across acrylic acts actua* actually
addic* advan* advert advic* advice advised adviser af after agent* airbag airline alert* alerted allot* almon* angle*
anywa* anyway appeared appet* apply arabi* arcad* arcade army assaulted assumed ate attit* avoid avoid* away axle
backe* balan* bands bands* bank bar barked barmaid barn barte* bartender bathroom bears bears* becom* become bed beep
befor* before beginning being being* believe bench besid* beside bike bikin* bikini bindings birds birds* biscuit bit
bite blocks blood bloody bodie* bodies boile* bolts bolts* booth* borro* boss both bothered bottl* bottle bottles
bottom bounced box boxes boxes* breathed bridge briefing brioc* brioche briti* british brownies buggy buggy* build*
bumps bumps* bundle buyer buzze* by cabin* caesa* caesar caller calli* calling camera camps* campsite canada canal
canal* canister cannot canva* capit* car car's car's* carab* carav* caravan cardi* cards cards* carriageway carte*
cater* certificate chara* charger chats chats* check* checkout chemical china china* choos* cider cinem* cinema city
claim claimed clause clearing clearly clicked climbing clock club cluel* clueless clutc* clutch coat cocktails cod
colle* colli* colum* column compl* congr* conse* cooler count count* cover crab cracking craft* crammed crawling cripp*
crook* cross crush* crutches cubes cubes* cubicles cupboard custo* cutti* cutting daft daily daily* darli* deal decad*
deck deep deput* deputy detailed device devot* diamo* disabled disgu* disgusting dish docum* doing doing* done doorman
doorstep dope dot down dragg* drawer drawers dress* drink drove drove* dug durin* during earph* earphones earri* eatin*
eating eats edibl* egg electronics else emailed emira* emirates employer end engagement engin* enrol* escalator euro
eve ever evidence expense explain explo* f fat fees feet fence* ferry* ficti* fiddl* fifty fifty* finish finta* firm
flame* flip floor floor* folk forme* franc* friend friendlier fring* fringe from front front* frost gall garag* general
geran* geranium get ghosted giggl* giggles girl girlf* golde* golden golf gordo* gordon got gps grade* grand
granddaughter graphs greet greeting grinder gripping groom groom* guest guest* guests gym handb* handbag handbrake
handi* handlers handprint handr* handrail hang happe* hardl* hardly harm harrogate hasn'* hasn't hatch* he'd heada*
headlock heard heard* hearse heart heart* heat heater help here highly highway hips honey honour hoodi* horse hospi*
hospital hotel hotel* hottest house house* hummi* humming hummu* hummus hurley i'm identity imagine imitation impor* in
inche* incom* indoo* insist insisted insta* intensive interested interior intru* intruder irish irish* isn't isn't*
issue itchi* jab jacke* jam japanese jar joel johns* johnson joke keeps keeps* kev key kinde* kindl* knees knees*
knowl* label* labeled labrador ladde* ladder ladle ladle* lager* lagos lagos* lande* landed laser* lashes laundry
learned leave leavi* leaving lefto* lette* letter letterbox lions lions* listi* listing littl* little lived lived*
local locat* lolli* losin* losing loudl* loudly macca* machete magnets maide* maiden manil* manila manne* mask matters
mattress maure* me means means* meant melte* melted menti* messa* metres minor minus minus* miserable missing mistake
misun* misunderstood mix mobile model* monkeys mop mot mothe* motor* mould* mouldy mushrooms mute my mystery nails
nails* naked naked* nan's nan's* nana nobody's non north notic* notif* nowhe* nowhere numbe* number nurses off offer
offer* old optic* orders organ* osteo* osteopath our over overcharged own owner's owners packaging pad paid paperwork's
paral* parti* passi* paste* pastries pavem* pavement pays peanu* pedal pen pendi* pending pengu* penne* pensions peppe*
photo* photos picki* piece pillo* pillow pin pinch plane planes plant plasterer plate platf* platform plumb* plumber
police polished pool popul* port posin* posing postc* postie postman potho* poure* poured prawn* praye* prior priva*
private probl* problem proce* produ* profe* prove* punch* purch* purpl* purple pushed quoted rabbits rang rathe* rather
rating reader realised recal* recep* reception recorded red regardless regret rehea* relat* relea* release reput*
reserve retai* retired retre* retreat returns ribs ridde* ridden rights rolled rubbed rude run rupee* rupees rush rye
safet* safety said sandeep sandra saoir* saoirse saucepan sauna sausage scared school scores scott* scottish screen's
screenshots scrub* seals seals* sean searc* seatb* secret section seein* seeing selfie selle* seller sello* sellotape
sent separ* serge* seria* serial serve serving set setting shades shall* shallow shame* shan'* shan't shared sheri*
shoot* shopk* shopkeeper shots shots* should shout* shows shows* shutter sick silen* simple sisters skewe* skinc*
skincare skull skull* slap sleep slept slept* slips slips* smallest smash* smelly smelt smelt* smirk* smoke* smoot*
snow someb* somebody someo* someone someone's sometimes somme* sommelier spani* speak* speaks specially spell spelling
spide* spin splin* splits spoil* spoon* springs squee* stable staff stage stair* stalked stared starters starv* state*
statement status stayi* staying stead* steer* steering stepp* steve* sting stitc* stole stora* storage strai* straight
strangers stren* strength stretch strik* strings strip study study* styli* stylist sucked sugar* super* supermarket
surna* surname surro* survived swag swallow swapp* swapped sweep sweets swept swept* swipe* swiped tablet taken taken*
takin* tappe* tapped teena* teeth temporary tener* tenerife test thank* thanks theat* theatre their their* them thing*
thought throu* through throughout throwing thumb* ticke* ticks ticks* ties till timer* toe tow town tractor travelled
travels tray treat* trend* tribu* tripped trousers truck truck* trunk* truth truth* tucke* tucked turne* turned turni*
turning tutor under* unhea* unifo* unint* unlic* unlicensed unsaf* unsafe unsubscribed until until* up upfro* upfront
used vaccine valet valua* valued van's van's* vegan vegan* vents vents* verbally verification videos viewings vinyl
vinyl* visit visit* voice waist walke* walks walks* walle* wallet washe* wasted watch* water wavin* waving we're we're*
weapon weari* wearing wears wears* welcome went where where* wheth* whether whipped whisky whispered who whole whole*
wide windowsill winds* wiped wiped* wire woke woods woods* word worry worry* would wrest* write* wrongly yeah yearl*
yearly yoghurt you you'd you'd* you'r* you're young young* zips`,
      '2': `
10am 130 14_and 15_to 2_to 3_800 46 4am 600 75 7_for 8000 900 99_on a_back a_bill a_box a_call a_candle a_cheap a_child
a_coat a_copy a_family a_fee a_fresh a_guy a_hotel a_man a_member a_milk a_miserable a_more a_payment a_phone a_poor
a_screen a_seven a_show a_slightly a_smiling a_speaker a_statement a_stick a_sticker a_stone a_thumb a_ticket a_tree
a_twenty a_white a_word abern* abernathy about_three abras* abrasive accor* accou* account account_was across_my actio*
action address admit* admitted adult* adven* adventure advertised advis* afrai* afraid after_and after_we agency agent
agreed alarm* all_again allowed allowed_in allows almond along_a ameri* american among among* amoun* amount and_chips
and_eighty and_everything and_he and_he'd and_i'll and_i'm and_laughed and_left and_me and_my and_now and_old and_paid
and_sat and_shook and_slammed and_somebody and_that and_they and_told and_was and_when and_would angle ankle* any_time
app_is applied arabic are_as are_three are_two arms artic* article as_part ash asked_her asked_him asked_what askin*
asking asks_me asleep_in assum* at_breakfast at_her at_the at_you at_your attac* attacked attitude aunt authority
awnin* awning babys* back_with backpackers bad_experience bags_on baked baked* ballo* banis* banister banks banned
barco* barcode barma* barman barri* bathroom_door batte* battered be_from beard beard* beate* beaten because_they
bedro* been_cut been_moved been_using before_he bend best_i best_in bet bitte* black blaze* bleac* bleach blessing
block* blond* blonde blow blowi* blowing blue board_and boarding boat bone bones bones* bony boost* both_in bother_to
bottled bounces bouncy_castle box_for brack* brand* brandy break breas* brick* brida* bridal bridg* broke broke_in
brought_her brows* brush* btw bud build bunk burnt burnt* bus_station buyer* by_eight by_email calf calle* called
called_the came_back came_out camer* can_hear canad* canno* cannot_be car_keys carbo* cardiff care caref* careful
cartridges case_number cat_in catch* catering cd cent certi* chair_with chale* chalk chandelier changed_the chart*
chasi* chasing chatted checking cheque chickenpox child* chimney chippy chit choose_from civil civil* claim* clamp*
cleaning_the cleared climbed clini* clinic clive clive* closi* closing clown clown* coach coach* coaster cocka*
coffee_at colleague_and collected collecting come_and come_off comic comic* comin* coming comme* community company
compensation complaining completed computer_says concerned concerns conci* confidence congratulations connected
consider considered consuming conve* convenience cooke* cooker core council counter_with country coupons court* cousi*
crawl crawl* creat* credited cruel crumbs_in crutc* cupbo* cupboard_with cut cv cvs damage danis* danish dare darling
day_so days_later days_of dead_by decade decki* decking decli* declined defen* deliveries deposit_and desk_is desk_took
despe* despi* despite detective detou* detour diamond did_this didn't_see died dig disab* disappearing discr* disgr*
divorce dj document dodgy dodgy* doesn't_even doesnt_exist dog doha dollars_a donut* door doorm* doorw* doorway
down_when dozen* dragged draw drill* drink_in drive* driver_was driving_instructor drone* dropp* dropped_it drunk*
dryin* drying dual duct duplicate dusk duty_free dye easy_to elect* eleva* eleven_days elses elses* employees empti*
emptied empties engage engli* english envelope envelopes escal* estimated_bill european euros euros* ever_since
every_day everyone everyone_in evide* exist* expiry extensions eyes_like fabri* facad* facade facin* facing fail faile*
failed failed_on families fanta* farmer fat_one feath* feather fed fee_of fell_on felt_so fence fewer fewer* fiest*
fiesta fifties fill_in fille* filling filming_in fire first_time five_year fiver fiver* fix fixed fixed* flake* flakes
flash* flat_on flats flats* flattened flavor flea fleec* flight_and floor_of food_i for_3 for_an for_every for_him
for_our for_people for_show for_that for_them for_thirty for_three for_us forecourt found found* found_me four_days
fraud funny funny* furio* furious galle* gang garage gates gates* gave gave_a gay get_another get_away get_with giggled
girl_in gladl* gladly glass_in gnome* go_in go_into goes_out going going* gone gossip gossiping got_charged got_in
got_me grabbed gran'* gran's grandad grandfather grandparents grill grumb* grumbled guill* guillotine gun ha
had_another had_better had_him halve* ham hamis* hamish hamst* hand handc* handed_in handed_to handp* handprints hands
hands* happier has_asked has_had has_lost has_only has_put has_the hash have_made he he's he_changed he_could he_got
he_knew he_knows he_wanted head heath* held helme* help_me her_own hi hidde* hidden hides hides* high_as high_street
highc* highchairs hit hold_a holde* holders hole home homel* homeless horri* horse* hose host hosti* hour_before
hours_for hours_later hr huffi* huffing hundreds_of husba* husband hygiene i'd_got i'd_made i'd_missed i_can i_chose
i_clicked i_couldn't i_feel i_find i_forgot i_gave i_hadn't i_heard i_paid i_put i_sat i_should i_signed i_start
i_stood i_talked i_want i_wanted i_watched id if_they ignor* improvement in_asia in_by in_delhi in_feb in_for in_hand
in_i in_it in_japanese in_sales in_tenerife inch india* infin* influ* influence information injection inspect insuf*
insur* internet_but into_each invol* involved is_81 is_a is_basically is_cold is_for is_hopeless is_on is_two is_what
is_yours isnt it's_on it_might it_never it_out it_the it_when it_which ive jack jacket jewels john joint* judge kart
kayak kebab_shop keep_the kegs kenne* kerb kiss kitchen_was kite knew_it knew_the knock* knocking know know_the knows
knows* l lab ladie* ladies lakh lambs lambs* lamps landi* landing lands* latch latch* later_on law_in lawyer lay_there
leaf leaks leaks* learn leath* leather_jacket led_to left_at left_out left_to leg legs_and let_us letters letti* lifte*
lifted like_that link linke* litre livin* living loads loads* local* location locked lockers locks logan logan*
looked_pretty looking_up loose loose* lorry_driver lose lot lower lunchbox macaroni made made_for magpies main_road man
man_at manag* marched marke* marri* match_the mates mates* me_as me_go me_it me_my me_the meant_for meeti* meeting mein
melon melon* member_of mention merch* met met_us metap* meter meter* mexican mice miche* midwi* migra* milea* mileage
milk_and mine'* mine's minibus misla* mislaid miss missing_on misus* mom more_often mortu* mortuary mother mothers
motio* motorway mouth_and movers much_as muffl* muffled mugge* mugged mum_to mushr* mushroom muslim my_cousin's my_dad
my_dads my_date my_daughter my_girl my_grandson my_laptop my_old my_own my_passport my_pram my_profile my_return
my_sister's my_test my_umbrella my_wallet my_watch name_in names_and need_more neighbouring neil nephew new_and newbo*
newborn next_morning night_in nine_hours nine_months nine_year no_explanation no_shade no_to no_warning nonse* nonsense
norma* not_done not_working not_you noted noted* notes_and noticed_they now_he nozzl* nozzle number_that objec* of_ice
of_me of_my of_nine of_this off_an off_me off_your offered offic* old_lady old_ones old_school older older* on_an
on_display on_file on_it on_our on_reception on_request on_tuesday on_us once_i one_drink one_month one_would only_just
only_that open_a open_at opene* opened opened_with opera* or_leave or_two origi* other_end other_families other_side
ought our_money out_a out_and out_who out_without outbo* outsi* outside oven_door over_it over_our over_there overdraft
owl oyela* oyelaran packs packs* paddo* page_for pages_of paid_a pair pair_of pairs pairs* pande* parac* paracetamol
parag* park_is parrot parts parts* passed passenger passport passport_and past_your paste patel patel* patti* patting
pause pedal* pelle* penguin people_have pepper petrol petti* pharm* phoen* phoenix phone_in phoned photo's photos_and
physically pictures pilot pilot* pizza_came plagu* plague plain plain* plank* planning plaster plated playground
please_do plucked plus_the polic* policy policy_says poppy poppy* popular porter posit* poste* postm* powder pract*
preci* prepa* prepared price_was prick* principle printed_at prizes prong* property protection proud puff puppy puppy*
purchased purse put put_a put_it put_me pyjam* pyjamas queui* queuing quiet_and rabbi* raffl* raffle read_it read_out
reads reads* receipts received receptionist recko* reckons recor* recording reduc* ref referred refle* reflects
refunded_the refur* refus* refused refuses regis* registrar regular rejected relations relationship remaining remember
remov* removal removed_from reprinted resol* respe* respo* responsible restr* result returning reverse riddl* ride
ridin* riding rippe* road roami* roaming rocke* rocket roger roger* rolle* roma roofer rooms_are rope round_to route
rugs ruine* ruined ruler ruler* ruper* rupert s safe said_its said_she said_they're salesmen salmo* saw saw_an sayin*
saying says_2 says_to scan scann* schoo* scien* science sciss* scissors score* scratched screams sea seale* sealed
seams seat_to seat_was seater secured security_guard see_my sen sendi* sending sent_her sent_me sent_off serve*
served_on services set_off seventeen shared_the shared_with sharks she she_took she_was she_wrote shed shelt* shelter
shift* shop_on shoul* should_keep shoulder showi* showing shown shown* shrugged shut_to signe* sill sim since_and sips
siste* sister six_weeks skin_on skip sky sliced slipp* slipped_on slippers slive* sliver slots_are slush smack
small_bottles small_print smell smell* smelled smiled_and smirked smith sms snake* so_he so_i'm so_maybe so_small
so_they so_were soake* soaked softw* software sold_it solo solve* solved somebody's someone_called someone_did
someone_to somewhere_else sons soon speaking specifically spelt spelt* spent_two spill* spills spoilt spoke_to spons*
sponsor spoons spotted spray* squad* staff* staff_at stage* stain stamp stand standing_up staple stari* staring starve
starving state state_of statu* steam steam* steaming step stern stern* stomach stone stopped_crying stopping stove
stove* stret* students stupi* style style* submi* sucke* sunbed sunsh* sunshine super support_says swapped_my swears
table_and taken_off taking taking_turns talke* talked talked_over talks* teach* teenager teeth* tell_me telling_me
temple ten_year terra* terribly test_drive teste* texte* texted than_i thank thank_you thanks_for that's_about
that's_all that's_just that's_what that_none that_of the_birthday the_boiler the_bonnet the_buffet the_cafe the_cash
the_children the_christening the_cleaning the_co the_counter the_couple the_cover the_deposit the_doctor the_dog
the_drink the_drivers the_dryer the_ear the_finger the_fitting the_four the_group the_hand the_hold the_hot
the_inspector the_kitchen the_lad the_lake the_landing the_laptop the_length the_little the_loch the_locks the_month
the_nozzle the_open the_order the_others the_pair the_pavement the_police the_post the_pub the_recycling the_remaining
the_rent the_roof the_rooms the_salad the_sauce the_sauna the_screws the_sixth the_so the_sound the_staff the_state
the_strap the_surgeon the_telly the_therapist the_towel the_toy the_transfer the_tutor the_usual the_very the_vet
the_viewing the_visit the_wardrobe the_washing the_week the_weekend the_wind the_work the_young their_business
their_website them_and them_is them_with thems* themselves then_asked then_cried then_my then_one then_we there'd_be
there_at there_i there_in there_with theres these these* they_called they_cannot they_even they_had they_hadn't
they_haven't they_now they_rang they_refused they_won't this_review this_so though_i thousand threatened_to three_in
three_of three_others threw_the throw ticks_and tight tiles tiles* tilte* tilted timel* timely timer times_for tipsy
tipsy* tires tires* to_carry to_check to_explain to_four to_say to_some to_throw to_touch to_write toes token told
told_about told_me told_the told_they tomat* tony took_half took_out took_ten took_the tooth* top_up torch* torqu*
torqued torto* touched touched_the tour_guide touri* tourists towar* towards trace track* trade* tramp* transport
transported travellers tray_for trial trial* tried tried* trolley trous* trunc* truncheon trust two_kids two_seats
two_women typic* typical u unann* unannounced unatt* uncle under under_the underwear unheated unhyg* unhygienic unkno*
unmarked unpac* unrel* unreliable up_every up_with uploa* uploaded uprig* upright urina* urinals us us_it us_on us_that
us_to usual vacci* valve* vent ventilated verification_code very_kind very_professional very_sorry very_very vest vet
vicar vicar* violent voice* wage wages wages* waist* waiter waiter_was waiting_to walk_in walking_about wanted_a wanti*
wanting warne* warned was_and was_better was_by was_doing was_empty was_late was_minus was_nine was_paying was_plenty
was_shown was_so was_three was_trying watching wax way_and way_home ways we'd_got we've_been wearing_it webca* webcam
week_and week_that weeks_ago weeks_i weeks_in weird* welde* welded went_in went_with were_all were_nice were_only wet
whack* wheel when_a when_they where_i which_has who_do who_laughed who_said whoev* whoever whole_way why_did widow*
will_never wing_mirror wink with_all with_eleven with_him with_less with_my with_tape wobbled woman_said women_and wood
woodl* woodland word_i worked_there works worse worse* would_rather wouldn't_leave wring wring* wrote wrote* year
year_i yeste* yoga you_hear you_i you_lock you_tell you_wait your_bags yourself yr`,
      '3': `
06 150 19th 2019 290 2_114 350 49 499 50_each 60_for 60_in 62 81 a_bald a_basket a_bat a_bath a_body a_brick a_broken
a_broom a_camera a_claim a_cover a_crew a_discount a_fire a_flask a_guest a_hundred a_lad a_minute a_mix a_mop a_non
a_password a_plan a_pole a_private a_recording a_red a_regular a_stag a_syringe a_tap a_total a_treat a_trip a_voice
a_woman aband* abandoned about_and about_this accent acknowledged acknowledgement across_a addre* address_and
admissions advance advertise african again_by agenc* agree* aimed aimed* airport_the all_for all_morning all_other
all_over all_weekend alpha* alter* an_engineer an_inch and_after and_bought and_coke and_drove and_five and_for
and_handed and_i've and_less and_next and_nobody and_put and_says and_shrugged and_sold and_they've and_threw and_watch
and_were and_white and_wrote and_you'll angry angry* another_passenger antihistamines anyon* anyone appli* application
are_basically are_free are_good are_the around_for asian asian* assistance at_80 at_check at_dinner at_reception
at_school at_their attended attor* attorney au auto available_at away_with babe baby back_no backed backs* backw*
backwards backy* backyard badge bag_and bag_of banki* banking bar_at bar_staff barber barrel barriers basem* basement
be_an be_found be_happier be_my be_paid be_put beam beari* bearing beautifully bedroom before_a before_boarding
belt_off benefits berna* bernadette bhaiy* bhaiya bill_came biscuit_tin bit_of bizar* black* bladder blade blame*
blood* boat_and body bond bookings boote* booted booze boss_is bottle_at bottle_of bounc* bowed bowed* bowel* boy_in
boyfriend bradl* bradley bride* broom_handle broth* brother brother_in brought_him brought_the builders buildings
bundl* burned busy_with by_friday by_itself by_the by_way cables call_to camp can_imagine canadian cannot_even car_boot
car_with card_in carried_on carry* cartons carvery casino change_of changing charm charts cheat* cheated checked_out
chemi* chest chest* chewe* chewed chick* chickens children's chipo* chipolata chips_and chips_were choosing chop ciara*
cider* cigarette cigarettes circling ciste* cistern claiming clair* clapp* class_with cleaned_for cleaners clien*
climb* clip clipb* clipboard clock* closed_my cloth* club_i clumps cogna* cognac colleague collect come_down come_with
comment comments_on commu* company_same complained complaining_about complaint_lodged compr* condescending conduct
confe* confetti confi* confirm confirmed_by confr* confronted contrast control cooked corsa corsa* could_buy could_do
couldn't_get couple court cramm* creams crew cripple cubic* curio* curled_up curre* cycli* d dad dad_with dal dande*
dark_and dark_with data daughter day_he daylights deaf dealing_with debri* decid* default delete delhi delhi*
delivery_boy dentist dentist's deserve desperate destr* destroy diagnosis did_and didn't_want disch* discu* disgraceful
dismissive dispa* disputes disti* distillery divin* divor* do_this do_with does_nothing doesn't_have dogs don't_care
don't_get donat* donation done_the door_is down_on down_to drain drained drape* drinking driven driver driver's drone
drop dropped drowned_in drunk duckl* dump dumplings during_my dying dying* eat_anything eaten eaten* eight_year
electrician eleph* elephant elm else_in emi emma end_up enjoy* enjoy_the entered entire entirely entry entry* envir*
erase* euros_for every_one everything_and evidently exist expert explain_it expos* exposed exten* eye eyes eyes_were
faceb* facebook faces faces* fake far_too father's favourites fell fello* fellow fenci* fencing fenwi* fenwick fight
fight* filled_in filli* fillings find_my fined fined* finger fingerprint finished_and fitter five_of flags* flask
flask* flat_in flies flies* floors fluids flume flume* folders for_10 for_anyone for_eleven for_showers for_six
for_training for_twelve forced_to forei* forged forget forks forks* format forth forth* forty_years foul fox freshers
fridges from_head from_leeds from_the front_door front_row full_sun funni* funnily fur gasse* gave_it gearb* gearbox
gecko gecko* get_my give_out given given* given_the glass go_and god going_through gone_too good_one googl* got_hold
got_two grace grace* gran grand* grandson granted greenhouse grinding groomed grow guessing guine* guy gymna* habit*
hacked had_been had_lost hairdresser half_my half_on half_past half_six halves hand_with handcuffed hanger happens
has_got has_now has_three has_two hatch have_found have_got have_had have_my have_stopped he's_a he_can't he_didnt
he_never he_still he_turned headb* headmaster heads* heavens helped hence hence* her her_from her_life her_up hi_vis
hide high_chair him_back him_for him_that hip_and hire_car hired hired* his his_ear hit_me hit_with hoa hold_of holdi*
holding home_with hope hoste* hot_soup hot_to hotpl* hotplate hour_after hour_later hours_after house_in housekeeping
how_he how_it hugs hundr* hundred husband's i've_a i've_got i_bring i_can't i_cant i_drive i_finally i_go i_know
i_liked i_might i_noticed i_sit i_swear i_told i_wear i_will i_wrote if_i ignore_it im image immig* impression
impression_of in_arabic in_case in_her in_london in_this in_wet infla* ingre* ingri* ingrid insist_on inspe* instructor
insurance insured intimidating into_this investment invitation ipads ipads* irela* ireland is_14 is_closed is_nothing
is_their it's_free it's_gone it's_only it_as it_by it_didn't it_he it_it's it_takes it_there it_they it_where jacuz*
jacuzzi job job_and jumped jumpi* jumping june junior just_shrugged just_went just_what kanga* kayak* kebabs kept
key_in kicked_in kid_on kids kissed kisses know_if know_where know_which knows_how knows_what knuck* labelled labels
labou* lad lapto* later later* laughed_and law's law's* law_took lawye* leane* leaned leann* leanne learned_to lecturer
left_and less_and let_in let_our lets letter_in licensing lifes* lifestyle lightly lights_off like_we limpi* limping
lined lined* lines lines* linge* little_bit lobster locke* locked_the locked_us locker logged_in login login*
looking_at loud_and lounge_until lower* luke lump lying lying* lying_in ma'am ma'am* madam madam* magni* magnificent
makeu* makeup man_had manager manager_says mangled mangy mangy* mate maureen me_and me_by me_how me_is me_of mean
mecha* mechanic mechanic's mechanical members_of mentioned_the mexic* mick might might* mill mine minute_and missu*
missus mixed_up modem modem* modes* molar monday_in money_for motiv* mould mount* mouthful movin* moving mower mower*
mp mum_in mustard my_birthday my_booking my_boss my_brother my_card my_epipen my_father my_father's my_feet my_finger
my_good my_hip my_house my_instructor my_keys my_knee my_leg my_lips my_mom my_mum my_mum's my_name my_nephew my_rice
my_shopping my_son my_table my_thigh my_tongue my_twins my_wheelchair my_wife's mysel* myself myste* nail name_is
names_on nan need_it needi* needing needl* negot* never_felt never_had never_in never_made never_seen new_address
next_month nice_new nine_in no_call no_means no_receipt no_seat nobody_else normal north* northern norwe* norwegian
nose noses noses* not_being not_let nothing_here nothing_on now_i've now_there's numbers nurse* obvio* of_himself
of_last of_mine of_our of_what of_white off_a off_for off_in off_my off_them off_when office_is on_here on_phone
on_shift on_some on_them once_they one_who ones only_thing only_went open_it operated order_and ordered_a original
other's other_people our_bed our_next our_solicitor out_he out_in out_there outfi* outfit outside_a outst* over_her
overn* overnight own_a owner* pads paid_two pal pandemic paris* parish park_and parking_ticket passp* pay_a pay_me
payme* pensi* pension perch perch* permitted personally pesto pesto* petit* petro* phone_got pic pictures_of
pictures_on pigeo* pile pine place_was plastic_and playg* plays* plura* poiso* poisoned_the pokin* poking politely pony
portaloos porte* post_it posted pouri* pouring prams prams* prawns precious pressure pretty_good princ* priya prize*
processed professor prosp* prote* protein provided_for pryce pryce* psych* publicly puffi* puffing punct* pushe*
put_down put_in racke* ramp ramse* ramsey rang_in rated rated* ratin* rays reach read_that reason reason_to receipt_and
recov* recovery reel refer* reference_number refurb refused_to refusing register reheated remove renta* rep repay*
repor* report request resid* resis* respect revenue review_of rib rigge* rigged right_at ring ring_road ripped risk
robbed rotte* rounds routi* rubbish_on rung said_in salads salary same_evening sandwich_and santa sapph* sapphire
sat_down sat_on sat_up says_no scanned scar school_canteen scorc* score scowl* scrap* scrape scratching screa*
screaming screenshot scrubbed second_payment secur* see_that self_checkout sent_us served_us serves service_station
sesam* sesame sessions settl* seventy shaki* shaking sharo* sharon shatt* shattered she's_in she's_not she_could
she_did shenz* shenzhen shin shipm* shipment shish* shisha short_changed shows_it shrim* shrimp shrug* sideboard
sign_in single_one six_and skele* skimmed skinny skirt slipped smell_in smoothie snake so_she so_that so_there sold_me
solic* someone_had son son_in sore sort_it sorti* sorting sounded spaniel spat speak spiders spiri* squirrel stab
stack* staff_just standards_have standing_at steph* still_in still_there still_warm stoma* stone* stool stop
straight_out stray* strew* strewn stuffed stupid suffe* sugar sunburnt supply surgery surveyor suspi* swall* swallowed
swans swans* swear* switched_on tab table_of take_the talks tamsi* tamsin taxi teacher tempo* ten_dollars tenan*
tenants tende* thai than_that thanks_to that'd that's_a that_makes that_never that_nobody that_out that_threw
that_wasn't the_19th the_ac the_back the_bank the_basement the_beach the_bedroom the_big the_boy the_bus the_canal
the_changing the_charger the_cheek the_cheese the_chips the_christmas the_cleaners the_cot the_courier the_crown
the_customer the_dark the_delivery the_edge the_email the_entire the_face the_family the_fella the_field the_flight
the_form the_fourth the_gold the_good the_green the_hire the_hole the_kebab the_kid the_kids the_law the_lead
the_leather the_lift the_live the_log the_mattress the_moon the_mortgage the_museum the_needle the_photos the_pistachio
the_plug the_pond the_private the_ramp the_rear the_ride the_search the_seller the_sheet the_shell the_shower
the_showers the_small the_soup the_sums the_tables the_three the_toilet the_trainers the_visa the_waiting the_workshop
their_own them_about them_at them_i them_to them_up them_were then_nothing there'd there_and there_before they're_not
they've_given they_charged they_knew they_let they_locked thieves thigh things though_i'd thought_to thous* three_year
throt* thrown throws ticked tightened tile till_we timbe* timber time_a to_charge to_choose to_enjoy to_everyone
to_help to_her to_it to_live to_our to_place to_re to_remove to_set to_sleep to_us to_waste to_wear toddler toddler's
toena* told_by told_them too_old took_him took_our took_place toys traveller treatment trick tried_to trunk turn_up
tv_in twelve_year twenty_three twist type_of typed typed* unacc* unattended underage underneath uninterested unit
unloc* unlocked unpacked unplu* until_i unwel* up_by up_in up_under upi us_every us_had used_for valet* vanis* vary
venee* veneer verba* via via_a video_of viewed vis voice_notes voicemail vouchers waiter's walked_me want_my was_behind
was_dead was_grey was_outside was_raw was_short was_sick was_taken was_there was_thrown washes watching_the water_to
wave waved waved* way_or wayne wayne* we'll we'll* we_can't we_counted we_flew we_only we_paid we_put we_want wedge*
welsh welsh* went_quiet were_in were_left wets what's_in what_he'd what_one what_was wheel* when_he where_are
which_i've while while* while_i whisky_at who's who's* who_does whole_thing wife wife'* wife's will window's wine_in
with_empty with_kids with_people with_something withdrawals witne* woke_with woman wont_be worce* worcester work_and
worke* works_at works_with worst_is worthless would_know wraps wraps* wristband write_it writes writt* written years_in
years_with yoghu* you'd_expect you'd_think you_a you_ask you_drive you_know you_start you_still you_to youth youth*`,
      '4': `
000 100_for 148 14_hours 19_hours 25_and 2m 30th 410 410_for 4_kilos 6_200 80s 89 a_bin a_class a_clock a_colleague
a_country a_cut a_dark a_fake a_fella a_fight a_kid a_knee a_needle a_no a_pretty a_right a_shame a_shock a_six a_straw
a_ten a_thing a_tip a_torch aadha* accommodation accounts acid ackno* added added* added_me addressed adds adjuster
adren* adrenaline advertising affair affairs after_being after_your aggre* ago_i agreed_to aisle_and all_evening
all_wrong alleg* allergic allowed_into alone alone* along_with ammon* ammonia amoxi* an_employee an_off an_upgrade
and_asking and_broke and_couldn't and_doesn't and_eight and_her and_punched and_simply and_something and_spent
and_staff answered apartment app's app's* appealed appendix applied_for appre* argue* argued arrive artist as_clean
as_my asked_me asked_to asked_was asked_whether assau* at_18 at_every at_women at_work attendant avoid_the away_at
babie* babies babies_and back_from back_when backd* bag_in bagga* baggage baggi* ban banda* bandage banks* barke* bat
bc bee been_given been_opened been_taken beginning_to behind_the behind_us belt bench_and benefit berri* berries
beside_my billb* billboard billed_for billed_me bipol* bipolar bite_marks bladd* bleed* bog boiler bold bonne* bonnet
booths born both_have bots bottles_and bottom_of bouncer bowl bowls bowls* box_and box_had boy boyfr* boys brass
bread_and break_in breathe bringing_the broom* brother_was brute brute* budgie bulls* bum bunker burne* burns_on
by_somebody by_ten by_two bypas* bypass cab cabin_crew cabin_steward callu* callum cam came_home came_off came_to
camel* can_read cancelling canis* cans capitals caps capta* care_about cash cashed casin* cat's cat's* catch cater
cattl* cattle cells cells* certain chainsaw change_for changed_me charged charged_for chari* charity charl* chef
chemist chemistry chip chloe* chucked cigar* claims cloak* cloakroom close_and colin colin* collar collected_a
coming_to commented commission commissioner commissioners company_has conde* confirmed confirming consu* consultant
contempt contractors conversations cos cot could_tell counc* counts courier covered_in cowar* coward cracked creepy cub
cuddle cut_the damages dancefloor darre* darren daugh* daughter's day_and day_of days_in dead_in deal_with dealer dealt
dealt* debiting denti* depos* deposit deposit_for deposits derai* desti* details_and diabetic diagn* didn't_give
differently diner discovered discuss dispatch do_the do_to docto* doctor doctors documents doesn't_know dog_in
dollars_and don don't_do dosed dosed* down'* down's draft* drag drago* drank drank* dressing drilled drink_was
drive_and drive_with drivi* driving drool* drooling dropped_a dropped_off drove_off e ear ear_that east elevator
email_and emailed_me employee enclo* end_it engineers enjoy enqui* entir* envel* every_night excuse excuse_of eyebr*
eyebrows face_on face_the faint* fainted fanta fare farme* faro fathe* father fella_in femal* female fever fever*
file_and files files* filmi* filming fingernail fire_in first_aid first_then fist flew flooded flour* flown_with flung
flung* foil fool foot for_coffee for_hours for_is for_more for_nine for_nothing for_weeks for_years forea* forearm
formu* formula found_them four_hundred four_year freel* freely friday_or frightened from_its from_staff from_us
front_desk fryer fryer* full_view gaggi* gagging gallery gardai gas gave_him gdpr gems geniu* genius gents gents*
gestu* gestures get_used getting_a ginge* ginger girl_goes girls girls* girls_on givin* giving glasses_then gluten
go_down go_of goat going_like going_on gone_and google got_him got_mine got_off grabbed_my grew greyhound grind* gripp*
ground grounds guard guard* guards guys had_left had_made had_me hair halal halal* half_a hallw* hallway hamme* hammer
hammo* hammock hande* handed handed_it handed_out handw* happen happy_to has_opened hassl* have_gone have_the he'd_do
he's_got he's_still he_couldn't he_didn't he_laughed he_put he_would headm* heads healthy heari* hearing heavi* heavier
heavies heavily her_a herse* herself hes hid hilarious him him_do him_to his_fingers his_fist his_foot his_mouth
his_number hit_the hoard* holds holds* honesty honey* hooked hoppi* hopping horiz* horrid horses housed housekeeper
housekeeping_had how_the how_you husband_and i'd_asked i'd_do i'm_paying i'm_sure i've_lost i've_since i_blame i_didn't
i_hear i_held i_hold i_looked i_own i_won't ico idiot idle if_he if_no if_she if_that ignored ignoring imita* imper*
imran imran* in_bed in_december in_hospital in_its in_leeds in_person in_plain in_red in_that in_there inbox inbox*
indians indoors infection initials injec* insol* insulting interview into into_a into_the inventory is_cheap is_seven
it's_got it's_my it's_not it_again it_go it_over it_to it_under iv jigsa* jigsaw jogge* jug junct* junction kebab
kebab* keep kept_my keys_and kid's kid's* kiddi* kilo kisse* knack* knew knocked know_it know_she know_that knowledge
kowal* lad_and lad_on lads_in land landl* landlord's lanya* lanyard laptop later_and laugh* lease lease* leather
leaves_me led left_in left_the left_us legit legit* lense* lenses let let_go let_her let_himself lets_himself
letter_from letter_says lever licence_and life lifeguard lifti* lighter like_and lined_up link_to listening litre_of
little_one little_ones live lobst* locals locate lock locks* logge* logged logo longer_in looked_up lug luton luton*
machine_is made_in made_us made_with make_me make_you malag* malaga mam mama man_was manager_told marin* marked marks
mate'* mate's may_be me_he me_not measures measuring medal* medicare medics messaged messages met_with midwife milked
minia* minor* mis moane* moaned mob molar* money money* monit* monox* monoxide month_since morph* morphine
morphine_patches morti* mortified mountain moved_on mover* mulle* mum's mum's* must'* must've musta* my_14 my_5 my_aunt
my_back my_boys my_case my_change my_class my_colleague my_dad's my_daughter's my_dog my_ear my_kids my_late my_lawyer
my_mothers my_neighbours my_new my_refund my_rent my_scalp my_signature my_statement my_two my_window myself_for n name
names names* nasty nasty* natio* near_my neck neglected nephe* nerve nerve* never_given nice_and niger* nigerian
night_after no_batteries no_booking no_for no_id no_problem no_reason nobody_ever nobody_saw nobody_thought
nobody_warned nobody_was nonex* nonexistent nostr* not_open not_our not_to nsw number_to nut_allergy obtai* obtained
obviously of_about of_birth of_drink of_other of_rice of_three of_whisky off_and off_at off_her off_it off_mid off_with
offer_and offered_us ofgem ofgem* old_boy old_man olds on_camera on_everything on_her on_my on_thursday on_to on_while
one_more only_housekeeping open_and open_to opened_a operating operation optional order_a other_in ought* our_four
out_on out_then outri* outright outstanding over_his over_me overcrowded_no overdue overheated overl* overt* own_money
own_van owner oyste* packed_in padlocked paid_to papers parent parents_evening park_the past_nine pastries_in patie*
patient patio patio* pensioners people_from people_like permanently permi* persi* photographer pickled pierc* pigs
pinged pinpr* pipe pipe_in planted pluck* pocket pointing poison polle* pollen poodl* poodle porch* portf* pram pray
precisely preparation presc* presses pretend probate profi* profile proud* pulle* pulled pulled_me pure pushed_me
put_my put_on pyjamas_and pyram* pyramid queue_of quotes rack raised_a rapid* rather_than ravin* raving ray reade*
receipt_for reception_is recru* refurbished regul* regulars rehom* rehomed rejected_by relief rent rental rente* rented
reported reque* requested resou* resources respond response restarts restraining restroom resul* rever* reviewers
right_in right_there rollercoaster rolling roman* roofe* roofers ropes ropes* rough round_for rourk* rourke routine
ruled_in run_by safe_opened said_i'd said_that's same_man same_old sandr* say_i say_we scalp_weeping scanning scrapped
scratched_and screwdriver scruf* second_floor second_time secre* security see_them separate_times separated
september_and serial_number served served_to service_as sexually shame_as shami* she'd she'd* she_didn't she_had
she_said shedd* shedding shift shock shoes_i shooting shop_is should_have should_look shouted_at shove* shoved_my
showed_me shrug shutting sight sight* signature siphoned sites sites* six_hours skied skied* skin slab slapp* slapped
sleeps slid small_ones smoke smoki* smoking snapped sneez* snob so_called so_did so_was so_who socket sold somebody_put
someone_in something_off son's son's* soya spark* sparkler speak_english spice* spilt spilt* spine spine* spit spots
spots* squealing stacked staff_let staff_stepped stagg* staggering stalk* standing_in stapl* started_by steroids stole*
stop_on storage_unit straight_in stran* stranger's strat* stress stripped stroked stumb* suffer suita* suitable surel*
surely surge* surveyor's swaps swaps* swear sweetheart swell swelling swigging_from swim switched tails tails* take_off
takes_the talked_to tall tanks tanks* tape teaching_assistant tear technician teens teens* tell_my tell_you telle*
teller tempo tempt* ten_times tend tend_to tender tenner that_did that_evening that_looked that_people that_she
that_should the_advert the_airline the_alarm the_american the_arm the_baby the_bar the_barrier the_bathroom
the_biscuits the_boot the_bouncer the_bridge the_caretaker the_cashier the_club the_cod the_dancefloor the_drawer
the_driver the_far the_gents the_item the_lads the_landlord the_laundry the_lobby the_lodge the_low the_manager
the_medical the_minute the_motorway the_music the_neighbour the_night the_north the_notice the_number the_platform
the_practice the_premium the_pump the_queue the_rack the_regulator the_safe the_sausage the_sitter the_slow the_spa
the_street the_surveyor the_throat the_ticket the_tray the_unaccompanied the_wheels the_worktop their_page then_his
then_took then_went there'd_been these_days they_admit they_cancelled they_emailed they_give they_know they_set
they_took they_tried they_used thief thief* thigh* thing_in things_and thinking this_for thousands threatened threw_me
throw* tie till_4 time_you tipped to_discuss to_hide to_make to_pick to_rate to_run to_save to_sell to_shellfish
to_show to_small to_somebody toddl* told_her tomas* tomasz too_hot tools tools* towel_and tract* trainer treatments
try_another tumbl* turned_away twenty_two twins twins* twitc* twitching two_in two_year tyres tyres* ukrai* ukrainian
unabl* unable unable_to uncha* unchanged uncon* under_his undertaker unscr* unscrewed unsol* up_a up_before up_that
up_there up_twice up_within uplif* uplift us_up us_with used_as vacant vanished vape vegetable verbal via_the viole*
violently visib* visited_on vouchers_for waitress_was waits waits* walnu* waltz* wander warrant was_her was_hilarious
was_mortified was_screaming was_stood was_your wasn't_even watch_your watched_him water_all we_watched we_will weed
week_he weeks_before well_done went_down went_green went_missing were_at were_like were_selling were_taking whatsapps
wheat wheat* wheel_nuts wheelchair wheelchair_and wheels_off when_my wherever while_their whipp* who_only who_runs
wife_was will_need wing winni* winnings wirin* wiring wishes with_bite with_customers with_it with_photos wobble woken
woken* wolf woman* wondering work_here working_in worm would_like wouldn't_let wrong_side x_rays y'all y'all* yelle*
yelled you_and young_woman your_car yr_old`,
      '5': `
2024 31_of 3rd_floor 640 67 a_belt a_bench a_brand a_contract a_five a_football a_link a_loan a_patient a_piece a_plank
a_reference a_retired a_routine a_school a_shed a_squiggle a_tooth accident accre* accredited accus* address_off adeye*
adeyemi adjus* adjusted advisers affai* after_the aide airba* airline_says alcohol_on ali all_five all_right allergies
alloy aloud aloud* alternator amend* amendment amputated an_eye an_invitation an_old anand anand* and_april and_blamed
and_dropped and_glued and_his and_ill and_kicked and_neither and_pulled and_rude and_simple and_so and_turned and_we'll
antid* antidepressants antis* antisemitic any_of anyone_but appendix_burst are_coming arm arrivals as_such aside aside*
ask_me asked_if asthm* astra* astray at_me at_table at_this attached attempted atten* audi audib* award* baby'* baby's
babysitter back_after back_room backg* background bali bank_card bank_details bar_popped barged_in barna* barred
battery's bbb be_in be_so beagle beati* beating because_he'd bed_and bed_by bed_on beddi* bedding been_at been_looking
before_and behav* behind_with belit* bellowed belongings benef* bev beverley bill_for bille* billed bitin* biting
black_eye blade* blamed_me blew_down blistered_my blocked bloods bolt bolte* bolted booster botox botox* box_marked
box_over bra_for brake brakes breach breasts breat* breeding broke_my brokers broom brothers browsing bruised bruises
bumper burie* buried burned_my burst burst* bus_stop butch* butchered buyers buys buzzer by_me by_someone by_teatime
by_their caa cabbi* cabbie cabinet called_him came_down came_round campy* campylobacter cancelled_in canisters canna*
cannabis captain car_had carabiner card_details care_less carers caret* caretaker carrier casei* casein cash_for
cashews cease cease* cebu chain* chain_and chains chaperone child child's childs chipb* chipboard chiro* chlor*
chlorine chuck ciders cladd* cladding claire clappers clark* clarke cleaned_out clerk clerk* clipp* clippers coaching
code_and coffee_shop coffi* coffin coil coked coked* colla* collar_and coloured colouring comes_back companies
competition complain complaint's complaint_against complaint_filed condemned confidential conju* contains contracts
cook copies coughing could_they council's counsel count_on countdown counter_to counting coupl* couri* court_on cousc*
couscous crooks croyd* croydon cryin* crying crying_in crypto cubicle cutic* cuticles dairy dairy* damag* dangl*
dangling dashc* dashcam dates dates* daughters dealers deals deals* debit* debited decide decides declan defau* degre*
deman* desis* desist detec* diabe* diaze* diazepam dick didn't_even dinner_time diplo* diploma disc discharged
disclosure discs_and disho* dishonest dislo* dislocated dispute disre* dive don't_have door_no door_on doormen dorm
down_my down_there dragon dramatic dressed drew drooping dumped_in dupli* during_a duty dwarf* eardr* eardrum earring
either_a ellie ellie* embal* embalming embez* enfor* english_or enquiry epipen_in escalated escaped escor* esky eu261
eu261* evening_the examiner exchanged exchanged_for extinguisher eyed eyeli* eyelid face face_and fair_trading falli*
falling famil* family family_place fans favour fella fellas ferre* fib file filed_with finally_found financial finge*
fishes fixin* fixing flat_with flesh flesh* floor_is folks folks* followed for_all for_being for_days for_months
for_you foreigners forum forum* fough* fought found_a found_by found_out fourteen_days foyer foyer* fragr* fraud*
free_and frisk* frisked from_an from_behind fumes fumes* funga* fungal funny_how garda garda* gate_at gavin gavin* gear
gearstick general's get_out get_rid giard* giardia giraf* girl_was girls_in glassed glove glute* gluten_free gmc gobbe*
gobbed god_knows going_down gonna gonna* goond* goons goons* got_his grabbing grandad's grape griev* groun* growi*
growing guaranteed gummi* gummies gut gynae* had_my hairdresser's half_and hallm* hallmark handed_my hanging_out
harassed hargr* hargreaves has_sent haule* hauled have_i have_reported have_written he_has he_isn't he_landed he_takes
he_told he_vomited he_was he_wet head_to headi* heading headt* headteacher healt* health heard_her heard_it
hearing_aids hearts heats* heatstroke held_his helpe* helped_themselves her_and her_face her_name her_neck her_to
here_in hey him_and himse* himself hindu* hip_flask his_hand his_knees his_neck hoars* hoarse hooch hooch* hope_you
horizontal hostel hug hurle* hurt hustl* hyste* hysterical i'd_said i'd_told i'll i'm_coeliac i'm_coming i'm_going
i'm_on i've_the i've_told i_bet i_booked i_cancelled i_changed i_mean i_meant i_moved i_quote i_react i_received idiots
ill_break image* in_2024 in_after in_cash in_court in_croydon in_hives in_my in_our in_service in_tiny in_writing
inapp* inappropriate inflated infor* injun* injunction injur* injury instructed instructor_had intim* intolerant
invoice iodin* iodine is_too is_your islan* it_all it_free it_gets it_only it_stopped its_size jerke* jerked jog jones
jones* jorda* jordan judgm* judgment jumped_in junio* juniors just_wanted katar* kennel kept_the ketam* ketamine key_to
keys kidney kidneys kids_had kilos kilos* kitchen_and kitten kittens kneel kneel* knocked_off knocked_on know_why known
known* lad's lad's* landlord lashe* last_night late_dad's latin* laughs lawsu* lawsuit lawyers leaki* leaking leave_the
lectured left_behind left_me left_open leftovers let_him lever* licence lifeguards lifting ligam* like_saucers lilie*
lilies lingered lion liquo* liquor listen_to litre* livery loaded loans loans* locksmith lodge lodged_with lodger
loite* loitering lonel* lonely look_it love_to lumps lumps* made_me made_my made_to maid male manager_said manha*
marathons marcu* marcus marks* masseur masseuse master master_key matching mayon* me_before me_for me_into me_it's
me_off me_then me_what me_with meltd* meltdown memor* memorised memory menin* meningitis metha* methadone milke* minors
miscarried missed_me missing_from mixed mixed* mlm moani* moaning mods money_is months_old moron moron* moss moved_and
mover muck musli* my_address my_arm my_autistic my_backside my_boy's my_car my_cat my_cousins my_daughters my_divorce
my_drawers my_face my_family my_gate my_girls my_jacket my_lad's my_medical my_missus my_mobile my_number my_review
my_second my_shins my_skin my_son's my_twelve my_words name_and name_my nap negli* negligence never_told new_brake
nickel nigel nigel* night_carer nine_times no_card no_he no_kids no_nuts no_peanuts nobody_came non_smoking nose_and
notes notes* noticed number_from nurse nurse's nursi* nursing nut nuts oat_milk of_gas of_his of_vodka of_your
off_licence off_on off_the offer_the offered_me ofste* ofsted oil_in old's old's* old_in on_any on_break on_duty on_him
on_instagram on_that on_you one_a one_bed onto onto_a onto_another op open_on operations our_deposit our_holiday
ours_was out_loud outside_and over_a over_from overd* owe own_and owner_is padde* padded pains pains* palle* palms
palms* pals pane panic* pants pants* papers_and passing pasted pay_in pecan pecan* peel penic* penicillin perma* pest
petty petty* philippa phone_call phone_down phone_out photo_of photocopy piani* pianist picked_it pigle* pikey* pills
pills* pints pints* plain_and plank playgroup plugg* plugged pocke* poisoning pole polye* polyester ponie* ponies
pools* poolside porch positive pouch* pregnant presentation presents pressure_sores pretending prices_for prong propo*
prosecution public pulled_her pulled_the punis* punishment purse* pushi* pushing put_him puts qr r rabbit racis* racist
rag raide* raided railings rails rails* rats react reacted reacts records reefe* reefer reeke* reeked reeked_of
refused_a rehab rehab* relay relay* remar* renewing rent_in renti* renting resea* residential restrained retar* revea*
reversed revol* rid rid_of rider rider* rifled right_to ring_and ringing_the rodri* rods romanian roofied room_number
roomm* roommate root_canal rosar* rotor* rotors rough* round_my rubs run_a runs_the russi* saddle_sores said_he
said_maybe said_you salar* salin* saline same_boat sanct* saucers saucers_and say_my say_so says_he scale scarl*
scarlet school_bus scoop scout* scrap scratch_on scraw* scrawled scrib* scruff second_degree section_21 sedative
seeing_my selfi* selling_pills sells sells* sent_an sent_them serva* sesame_in settle settlement sexua* shallow_end
shame_on shard shard* she's she's* shell shellfish_allergy shill shill* shins shins* short_and shoulders shouted_by
shoved_me show_fee show_me shutters signature's sikh silve* site_is skipper slaps slaps* sleep_well slept_with slur
snapp* snare snare* snatc* sneaked sneaky sniff* sniffing sniggered snorting so_and so_do so_is social soft_play
solicitor solicitor's_letter someone_elses sores_on sort soy spaced spat_in spilled spirit splitting sprea* squared_up
squig* squiggle stabl* stall stamp* stamped stampede standing_on stank stank* stank_of stapled started_on statements
stent stepped stepped_over steroid stewards sticking stolen stoma stretcher stub subpo* superglue supervised
supervision supplier surf surfa* swabs swabs* swerv* swerved swing swore_at syndr* syndrome system_and tabby tabby*
table_at table_in tabs tack tagge* tagged taken_out tax teach teaching teati* teatime temp tenancies tendo* tendon
terro* terrorist tests tests* tfn that_isn't the_agent the_attendant the_b the_bloke the_boat the_cabin the_cage
the_carer the_cctv the_chain the_chair the_chicken the_city the_class the_cloakroom the_curtain the_dentist the_doorman
the_dressing the_duty the_financial the_fitter the_guest the_handle the_hatch the_heat the_high the_judge the_ladies
the_leaders the_lifeguard the_lot the_maths the_matron the_notes the_older the_pharmacist the_pictures the_pram
the_rental the_ring the_root the_service the_services the_shed the_smoke the_snow the_store the_tips the_tour
the_trailer the_trainer the_tube the_tyres the_weight the_women their_car them_because them_in themselves_to
then_pulled therapist therapist's there_has they_left they_sold they_still thicker thirteen this_country though_it
three_separate threw threw* threw_my through_your thrush thumbs thyro* tick ticket_inspector tied_to tiktok till_it
timeshare tingling tip_off tippe* to_my to_stay to_them to_trading to_undress tobac* tobacco toby toddlers told_a
told_it told_to told_us tomatoes took_one tot touching trace* tracey tracks trained transaction transportation trash
trash* treated_us tripp* tuesday's tuna turn_round tutte* tutted twice_a twice_in twice_my twirl twirl* twitt*
two_bites tyran* tyrant unaccounted under_a under_my under_our undress uninv* unlaw* unlawful unlit unlit* unmar*
unqua* unqualified unsolicited unste* unsterilised until_it until_my until_they up_against up_front up_my us_down
us_like used_it users users* vacan* valuables van vapin* vaping venka* verte* vet_says victi* victim viewe* viewi*
viewing violation visible visitor void waiters wall'* wall's wall_is wandering warde* warden warni* warning was_changed
was_found was_gone was_half was_his was_made was_never was_rough was_standing was_totally was_up was_watching we'll_see
we_are we_slept weight_on went_after went_into went_straight what_came whats* wheeled wheezed when_that where_you
whini* whining whipl* whiplash whippet whites whitl* whitlock who_i who_owns widowed will_be wipin* wiping wires wires*
wishi* wishing with_his withh* withheld within_minutes without_my women* won words words* workp* workplace wouldnt
wreck wrench written_by wrote_down yanked_my yard year_old's year_olds yelli* yelling you_dont you_into you_like
young_women younger your your_back your_doorman your_driver your_front yours* yusuf yusuf*`,
      '6': `
2011 300 3am 480_to 5_stars 75_claim 999 a_certain a_dog a_fifty a_foot a_grown a_hammer a_hand a_kiss a_lens a_liar
a_lie a_menu a_review a_scan a_signature a_sports a_steward a_torn a_towel a_traveller a_visit a_watch aadhaar about_me
about_you absco* absconded abusi* abusive accen* accid* accused_me ache address_on adjud* adjusting adult advoc* afro
after_i after_they again_for aged aids airpods aisles alias alias* aligh* alight all_down all_our all_those alley
alley* anaesthetic anaphylactic anchovies and_asks and_blocked and_come and_hid and_let and_marched and_set and_thought
and_which animal antib* antibiotics antih* anxie* anxiety appen* apprentice arjun arjun* armba* armbands arse
as_british as_that ashes ashes* asleep_at aspir* aspirin ass asthma at_boarding at_us auction autho* ayahu* ayahuasca
back_up baggies bailiff balcony_railing bald bangle barbo* barbour barle* barley barry barry* baseball_bat
bathroom_floor beagl* beaten_with bedside_table bedso* been_so been_told before_action before_us beggi* begging
behind_my belay belay* bello* belly_up belong belongs belongs_to belts belts* bent_down between_his bindi* binding
binne* binned biops* biopsy bit_my bitch bitch* bitten blabb* blabbed black_and blacked blacks blind blist* bloke
bloke* blokes blood_on bmw bogus bogus* bone_dry bong booze* boss'* boss's both_my both_sides bouti* boutique
box_weighed boy's boy's* bra bracelet brake* breached breaks bribe* brides bringing_my brooc* brooch brother's
brothers_are brownie brushed buckl* buddy budgies bulli* bullied bully burgled burki* burkini burn burner bus_driver
by_another by_her by_my by_not by_security called_my called_us camera_in cameras cared cared* carel* careless
carried_her carrying carwa* carwash cashe* cashpoint catte* cattery caught_fire ccj celeb* celebrant cheating
check_your checked checks cheeky chef_came chest_pain childminder chin chink* chloe citizens_advice claim_with clamper
clearance cleav* climb cling clipped clone* cloned clot cmpa coach_driver codei* codeine coins_out colic colic*
collapse collapsed collapsed_in collapsed_on collarbone collections collectors collie come_out coming_down commi*
communion complaint concr* concrete concu* condemned_the confidentiality confused conso* console constable contacted
contacts container contaminated converted convi* convicted copied_my copper cord cornea couns* couple's couple_refused
cow cqc cracked_my cracked_ribs craig craig* cramps creep crime_number crowb* crowns cruel* cubs cuffl* cufflinks
curse* cursed custa* custard cut_it dad's dad's* dad_in dads damaged dander daru days_with dead_and deale* deali*
dealing decke* decked defam* defamation delivering den denied_it denta* dental derek derek* desmo* desmond despite_the
detai* detector dhaba dhaba* diary diary* didn't_make discl* disconnected dismissed dispu* divorce_papers dms
do_anything dog_on dog_walker doing_lines don't_mean donke* door_staff dose dr dreads dreamed drivers droop* drug dss
dysle* dyslexic ear_and earbu* earbuds earth earth* ebay eject* elbowed elder* elderly electoral eleven_stitches emplo*
employed enforcement epi epileptic equal* equality er erasu* erasure escort ethnic evacu* evict* ex excel existed faced
faced* faece* faeces faked faked* farri* farrier fell_from fella* fifteen_year fintan fiona fiona* fir five_star flagg*
flagged fleas fleas* float* flogg* flogged flood flood* floored flopp* floppy flour flu foil_and fondl* for_real forem*
foreman form_and forwarded found_him four_were fourteenth francesca from_his from_my from_them ftc fund fussy fussy*
ganja ganja* gary gashe* gashed gave_my genui* genuine gesture ghost_train gifts gifts* girl'* girl's girlfriend's
give_him glovebox glue glued glued* goes_to gone_when goods goods* gossi* gossips got_an got_her got_nothing got_your
grabb* grams grams* grandfather's grandma grapes greyh* grinn* gripped groin groin* gums gumtr* gumtree hacke*
hadn't_even hadnt hadnt* half_cut hamsters hand_out handed_back handed_over handwriting hange* has_become have_asked
have_it have_left have_your hazar* hazard hazel* he'd_been he's_seven he_asked he_dropped head_in head_of head_under
headbutted headscarf hearing_is heife* heirl* held_my hens her_apron her_back her_purse herpe* herpes hijab him_by
him_over him_so himself_in his_knee his_nose holder holding_hands holle* home_address home_alone honeymoon hop
hotel_and hse humil* humiliated_my hundred_quid hung_up hut i'd_not i_bent i_handed i_let i_see iban icu idiot* if_i'm
ignore illegal in_bali in_customer in_green in_hull in_icu in_resus in_then in_welts in_your indigenous infections
inhal* initi* injected innue* inque* inquest insolent inspector inspector_has instagram install insul* insurance_for
into_my invig* invigilator invoi* invoice_says invoice_with invoicing is_looking issue* it_then itching jager*
jagerbombs jerki* jerking jeweller jibes jibes* joints joyri* junki* just_saying karen karen* kavit* kavita kayle*
kayleigh kept_on keyed keyed* kicke* kicked kicked_my kidne* kids_in kim kindle kippa* kissi* kissing kitchen_door knee
knee_to know_about know_because korma kyle lad_said lad_was lads lange* lass later_my latex latex* lathi lathi* laughed
leader leaders leads leads* left_our left_them left_two legionnaires lesbi* let's let's* let_a letter_before licen*
lifeg* light_off like_dirt like_you limb limer* limerick lips_swelled litig* litres lives lives* loade* loan locked_in
lodged logbo* logbook lorra* lorraine lost_our m6 macke* mackenzie made_them made_up magis* maile* mailed maili*
mailing management manageress march_and maste* maule* mauled me_in me_on me_up media* mediation medic* medication
melan* memory_card men metho* mince mince* miscarriage misge* misled missed_it mocked_my moon moppe* mopped motions
mouth* mri mrs mrs_pemberton mum muslims musse* mussels muzzl* muzzled my_baby my_barrister my_bed my_bike my_boyfriend
my_brother's my_brothers my_camera my_cheek my_child my_details my_elderly my_favour my_girlfriend my_hair my_hand
my_head my_legs my_licence my_mate my_membership my_nan my_results my_teenage my_uncle my_waist my_wrist n_word nabbe*
nabbed named named* napping nappy nappy* ncat needle neglect neighbor never_signed nguye* nguyen nicked nicked_my nicks
nicks* niece* night_manager nightclub nine_pounds nippe* no_water nobody_checked nodde* nodded noddi* nodding
nodding_off non_stop noose noose* norov* norovirus not_given nudes nudes* numb number_off numbered nut_free nuts_in oak
oat oats obese obese* odome* odometer of_everyone of_flour of_guests of_hair of_petrol of_prosecco of_room of_rum
of_skunk of_whiskey of_you off_his officers old_at on_earth on_his on_holiday on_whatsapp only_noticed opened_by
or_i'll orderly other_customers out_onto outed outed* outin* outing outside_my over_him over_this over_with overdose
overloaded overlooked own_name oxy oxyge* oxygen oysters p pacin* pacing paddy paddy* padlo* padlock palm paperwork
paramedics passports paws payba* payslips peanut peddl* peepi* peeping pegge* pegged pembe* pemberton perfo* perforated
permission pet phant* phantom phil philip picked_the picking_up piece_of pigeons pinch* pinge* pinne* pinned pirit*
piriton pisse* pissed plate_glass pocketing pooja pooja* popped poppi* popping porri* porridge postal postcard pouch
ppd prali* principal private_ones pt publi* puffe* puffed pulled_a pulled_off puppi* puppies purpo* purpose pushed_my
put_his put_out qr_code racked raised_it ransa* ratio* reaction read_my rearr* rearrange recalled received_a
recorded_delivery reeki* reeking reference referral_made refug* refused_my reg relie* remarks removals reope* repayment
repeated replica reply_was reported_to residue resold results resus resus* retained retri* reuse* reused reven* revenge
revie* review reviews rifle rolli* room_of rottw* rottweiler rspca rspca* ruled ruled* rumma* runner running_behind
russe* russell said_he's said_i said_just sale_in salmonella same_scoop sandp* sandpit saved_for savin* saw_him sawn
scaff* scaffold scaffolders scald* scans scans* scare* scarr* scarred scoop_for scout screamed screamed_at see_what
seizure sent_home set_up sewag* sewage shaved she'l* she'll she_couldn't she_has she_never she_told shell* shellfish
shredding shut_up silver since_i since_that site'* site's ski skimm* skin_off skinn* skunk slamm* slammed slammed_the
slashed sleazy slippy slung slung* slurred slurring smack* smacked_my small_place smarm* smarmy smashed smelt_of
smoke_detector snaff* snaffled snaps snaps* snatched sniff sniffer snipp* snipped snoop* so_has socie* society soile*
soiled sold_as sold_my solicitor's soy_sauce spank* spanked spark sparked spay spice spite* sprayed sprayed_in spread
spreadsheet squared squats stack stamm* stammer started_it stash stash* std steer stenc* stent* stero* steward
sticker_on still_on stinking stoned store_cupboard storeroom stroke subje* subject submitted suing suing* sums
supposedly swamp* swore_blind sympt* symptoms synth* synthetic syringe syringe_in tackl* tackled tahin* tahini tank
tannoy tatto* taxi_driver teacher's technicians tenne* terrier that's_not that_week the_bakery the_blind the_chairlift
the_chocolate the_clerk the_court the_damp the_dealer the_deep the_energy the_flat the_foreman the_glovebox the_grill
the_ground the_gym the_hill the_hook the_hostel the_hotel the_hut the_job the_keys the_lab the_local the_m6 the_mat
the_mince the_ombudsman the_owner the_personal the_pieces the_porter the_restaurant the_salmon the_security the_shift
the_ski the_skin the_stall the_steps the_tent the_top the_traffic the_van the_ward the_yard theft theft* thera*
they_counted theyr* theyre thiev* thieved thighs thing_he think_about thinking_of this_morning this_place this_week
thrashed threatened_me three_days through_it throwing_up tied tikto* till_tuesday tits to_all to_any to_cover to_keep
to_lose to_me to_sign to_stop tobia* tobias tock toddler_was told_nobody tongs tongs* tonig* tonight too_dark took_3
took_my tracked traded tradi* trading_standards trailed trama* tramadol trann* tranny trap trapp* trapped tribunal
tricked tripping tumbled turba* turban twist* twisted two_floors two_have two_hundred two_lads ulcer ulcer*
unaccompanied unaccompanied_minor unbuc* unconscious uncov* uncovered undercooked undressing union* unlab* unlabelled
unlat* unlatched unmarried unsea* unsealed until_he upheld_my upset ur us_were using_my vaccinated vanes* vanessa vapes
vapes* varni* vcat verrucas vials vials* vince vince* viola* vodka vodka* vomited wallo* waltzer was_covered
was_cracked was_open watchman water_bowl we'd_been wear_a wease* website's weepi* weeping weevi* weigh* weighed
weighing went_for were_asked were_cold wet_herself wet_himself whacked what_you wheel_came wheezing where_he where_your
whether_i'd whey while_he whip whisk* whistled winke* winked wired wired* withd* withdraw withdrawal without_consent
woke_up wonders workers wouldn't_have wrenc* wrigg* wrists wrong_leg xanax xanax* yanke* yanked years_old yesterday
yoghurts you'll_be you've_had you_down you_lot you_park you_really you_will you_with your_home your_house youre youre*
yours`,
      '7': `
4471 99_in a_boyfriend a_con a_crook a_e a_golf a_joint a_knife a_living a_man's a_mr a_parking a_rash a_stranger
a_swab a_trolley a_wheelchair aboar* aboard abused accused address_in after_service again_the against_my against_the
against_them agency's airbn* airbnb alarms allergens allergy alloy* alone_in alone_on ambul* an_ambulance anaphylaxis
ancho* and_cracked and_kept and_lied and_pushed and_slapped and_soon and_your another_mum app_shows arbit* arbitration
arm_round as_of ashtr* ashtray asked_my at_my aucti* authorised autis* autistic awake awake* b_b baby_in back_door
backdated bank_statements barge* barged because_im because_we been_notified before_my belly belly* belon* belt_in
bit_into bites bites* bleed blistered blisters blocked_me blocked_the botch* botched brace* bracket brand_new
breastfeeding breathing breeder bringing broken_hip broken_into bruis* bruise buddy* budgi* builder bulld* bust by_his
by_three called_me called_them cancer cane caravan_park cargo cargo* cashm* cashmere cc'd celer* celery celia* celiac
chairlift chamb* chambermaid chancer charge_of chargeback charger_and charges cheek chicks child_seat choke chuck*
citiz* citizens claims_court clocked clothes cockroach coeli* coeliac coli coming_up committee companies_house
company's concussion condu* conta* contain contained copie* copied cornered correction couldn't_stand county_court
couples cousins crate crates crech* creche cruelty crush crypt* cuddl* cup_holder current customers cut_and cvv dayca*
daycare deadn* dealership decei* deep_end dehydrated delivery_man demen* dementia denied denies details digge* digger
director disappeared discussed_my dismissal diving dj_was doctored donkey door_open doors_and dressed_up dressings
dropped_on drove_me drugg* drugged dumpe* dumped enclosure engagement_ring entrance_with environmental
environmental_health epile* epipen ethni* eutha* exami* exhaust extension extin* extor* faggo* falsi* fca filed filed*
filler filth fire_doors fire_exit flare* flashed flatmate followed_me follows food_poisoning for_sale for_selfies
forced foreh* forehead forgot_my found_her found_in free_trial fuse garet* gareth gasli* gaspi* gasping gastr* ghb
given_to glaze* glazed go_home going_for going_round gone_from gone_in gone_out grape* grift* grooming grope* guide_dog
guts hammering hand_on haras* harne* harness he_kept he_likes he_wants head_off headc* headcount health_department
heard_about heard_my heartless her_at her_on heroi* hid_it hijab* hilar* hip his_arm his_face his_hands his_lips
his_own his_pocket hissi* hissing hmrc hoodies hooke* hooves housi* housing humiliated hurled illeg* imoge* imogen
in_his in_lettings in_reception in_while indig* infected inhaler insta insulted inves* investigating invoiced irs
isn't_mine it_or jew jewellery joked joked* kept_us ket kicked_by kicki* kicking kilos_lighter kitte* kneec* knick*
knickers lacto* lactose landed_on lash_glue laughed_at lazy lead leade* leash left_on legal legio* lens_in lettings
lice lied_to lifej* lifted_from little_girl lives_on lock_cut locked_up lodge* log_shows lost_two lsd lung lunge*
lunged manager's mark_my marks_on married massaged masse* matro* matron may_contain me_from me_over mean_it medals
menac* metal metal* minutes_later misbe* misbehaved misca* missing_after mocke* mocked moles* mouth mums my_bag
my_balance my_delivery my_ex my_file my_five my_guide my_hiv my_kid my_knickers my_lap my_left my_meds my_money
my_niece my_room my_shoulder my_throat my_underwear nail_bar needlessly negle* never_agreed never_gave never_took
next_time nhs nicke* night_porter no_child no_patch nobody_cared noises nos not_them number_for number_on of_her
of_yesterday off_him old_was ombudsman_has on_insta on_night on_their on_ward once_the openl* openly or_i other_kids
our_room overdosed paediatric pallet palme* palmed paralytic param* park_at parking_lot parro* partition passed_on
passed_out passwords patch_test patches patted paysl* pharmacist photographed photos_of picks_on pista* pistachio
playstation pneum* pneumonia pocketed pointing_at poppe* popped_open posh preda* pregn* pretended price_on produced
promise prosecuting prost* prostitutes protected pup pupil pups purser quad ran_off rang_back raw red_light regulator
resealed resealed_with residents ridge* rifle* right_out ring_was ringw* ringworm ripped_my roofi* root rot rotten
round_his rubbing rudes* rudest run_over runne* rusty rusty* saddl* safeg* safeguarding salon salon* sank saying_i
scaffolder scalp scalp* scam scamm* scars scars* schoolgirls scorched secretly sedated selli* selling sent_my sepsi*
sepsis septic seven_year sewn sex sham shame_if shamed shared_my she'd_walked shopf* shopfront shouted_my shown_to
showr* showroom shut_in sipho* sitte* sitter six_year skunk* slapped_my smug snapped_on sneak* sneered snigg* snorted
so_at so_hard socia* sold_in somebody_at sparky sped spike* spiked spiteful splif* spoof* squat* squeeze staff_room
stand_in stayed_on steam_room steering_locked sticker_over sticking_out stole_my stone_in strapped_in strok* strop
strop* sulph* sweating swelled_up swigging swinging swore swore* swung swung* tablets taken_down tampe* tampered tanno*
tape_over tattoo telem* ten_at tens texts texts* thatc* thc the_alley the_assistant the_barman the_beard the_bedside
the_bike the_builder the_campsite the_caravan the_cistern the_consumer the_council the_county the_curry the_ears
the_emergency the_envelope the_exhaust the_garden the_hallway the_house the_pet the_playground the_plumber the_prawns
the_receptionist the_rudest the_salon the_satay the_scales the_school the_stairwell the_sunday the_taxi the_tip
the_warden they'd_had they_laughed they_saw this_branch thought_i three_years thrus* thump* thumped tiddl* till_he
till_she time_either tins tip to_kids to_let told_my took_her took_his toppl* toppled tore torn_out tourniquet trading
trampled treated tweak* twisted_my two_teeth undre* uninvited unpai* unpaid up_all up_behind up_like uphel* upheld
upset* urine urine* used_my ute verru* vile vomiting walk_with walked_back wanted_me ward was_another was_asked
was_lying wasti* wasting wei went_under what_happened whatsapp wheez* where_my whiskey wild with_your
without_permission without_telling without_the witnesses women working_the worms worms* would_do wound wound* wounds
wrecked wrist wrist* written_to wrong_tablets year_old you_did you_in your_door your_face your_next your_number
your_office your_shift zoome* zoomed`,
      '8': `
a_drip a_front about_my abuse* addicts addresses against against_me agreement all_four aller* allergen amazo* amazon
ambulance amput* anaes* and_ran and_saw asking_me asleep_on au_pair baili* bailiffs balloons bangl* barre* barrister
bcc bedsi* bedside best_before bled borrowed breac* bricks broken_leg buckle bully* bunge* burns burns* butter_on
by_midnight by_staff by_your cage camera_and can_of cant_have carbon caste caste* caugh* caught chained charged_my
choki* choking client cockr* conductor consent coppe* could_smell county crate* creep* crook cyber* declared deduc*
deducted dehyd* delet* deliberately demanded denie* did_a did_nothing discussed dismi* doc droppings epipe* exhau*
fingered five_stars flames flew_off fluid fluid* foota* footage force force* fract* fractured from_me froze_my gave_her
gf got_out grave guy_on he_died he_is hear_me helmets helper him_in him_out his_head hives hives* i_never infec*
informed intolerance invented is_coming it's_still jabbe* jabbed janit* janitor kept_in knuckles lap lash leash*
left_without legal* legs lied_about lip lock_up maggo* maggots man's man's* medical meds meet messe* messed mites
mites* my_bell my_bikini my_boy my_complaint my_data my_drink my_eight my_lad my_toddler name_on nanny nanny* nest
never_apologised niece no_cameras not_welcome nothing_left of_another of_these off_its oil ombud* ombudsman on_your
onto_my our_visit out_cold out_my owns paedi* parvo parvo* patients payments pens phili* pickp* pilfe* pinched
plastered porn pregnancy prescribed prete* proceedings prodd* prodded propp* propped punched pupils pus raili* railing
rang_my refund_by ringi* ringing roach rolled_up saddle satay satay* scalded scale* scales scare scum searched
section_75 sedat* see_how see_you seizu* selfies septi* shake shouted shove slash* sleaz* slurr* smacked smear
smoke_alarm sneezing sniffed snort* sores sores* stairwell stewa* sticker stitches stolen_from stranger strapped
surgeon swab swell* swelled swigg* swind* swoll* swollen syrin* tail teen teenage texti* texting the_agency the_cab
the_clinic the_cook the_drone the_estate the_eye the_fence the_garage the_head the_letters the_minibus the_pie
the_vegan then_told thras* threw_a throa* throat tingl* tongu* tongue tooth trans trapped_in tummy tummy* until_she
us_out visitors wande* wandered was_hanging we_rang wee weight welts welts* went_through wife_in within_an won't_be
worker wreck* you_people you_wont your_letter your_shop`,
      '9': `
a_rolled after_my after_their alive alive* anaph* ankle backside bigot* blamed blew bouncers breed* bump carer carer*
cctv cheek* class_action comments consumer debt decla* degree deleted delib* dirt drip exploded face_down finan*
finance fingers floating from_your gave_way handled has_my he'll he'll* hidden_in him_with hit_my hiv hostile ill
insulin intol* inven* issued jaw jewel* kid last_week liar lied lies lips mare meth mr ms my_bra my_chest my_deposit
notified officer on_purpose one_eye opened_my over_my picking pics poo pupil* ram rape rash react* roach* savings
shake* signature_on slit small_claims smell_it sneer* sold_to sudde* suddenly sungl* sunglasses swapped_for taken_from
that_night the_nursery they_went through_my used_in vomit* walker`,
    },
  },
  es: {
    plainBelow: -3.47,
    unlikelyBelow: 0.76,
    likelyFrom: 7.05,
    words: {
      '-9': `
a_ocho aburr* agrad* amabl* artes* asesi* atasc* atasco bien_pero caliente_y calles casero_que cerrado chirr*
comisiones con_cola con_cuatro con_mas contenta de_diez de_infarto de_precio decep* decor* decoracion deja demasiado
demor* demora desaf* desplazamiento desti* devolucion el_sofa encanto enviar eran_dos etern* feo fria la_espera
la_verdad martes_y mas_cara mata mesa_para mucha no_cabe no_tenian no_vino normalito notificaciones obras obras*
pero_no pica que_solo ranci* recar* responden retraso ruido* ruidoso se_nota segundos sin_un soso suspi* tallas trafico
un_diez vale ventilador verde_botella vino_sin y_poco`,
      '-8': `
112 25_minutos 96 a_pie a_tabaco aburrimiento agosto aguacates al_menos al_tercero album almohadas amari* amigas
antiguos anunciado aplaz* app_del app_no atent* aun_no avisan batidora bien_la bienv* blanco_roto bombi* bombilla botas
botas* butacas caduca calid* calidad cantando carac* caris* cartu* cebol* cinco_y cincuenta_minutos cita cober*
cobertura cola_y columna comunion con_fecha con_hambre con_luz con_turno conex* conexion congelado cortan corte_de
crime* crimen cuatro_euros cuestas culpa_mia de_50 de_bote de_lata de_retraso de_titular de_vino dejaron_el descuentos
desig* desin* devuelto dia_en dias_en dific* disfraces distinto_al dura el_champu el_color el_horario el_jarabe
el_mirador el_otro en_cambio en_julio en_septiembre escas* escritorio espanol esperamos estanterias estup* extras
febre* febrero finit* flojo folle* frigo* fundida galleta genia* genial gira gomos* gran ilumi* incomodo juntas
larguisima las_18 las_puntas las_rodillas lavav* lavavajillas lenta lenta* lento lento* les_falta luz_a mediocre mejor*
minimo mirador muy_buenos nachos nadie_vino nadie_y ni_a ni_buenos no_coge no_cortan no_los noventa_minutos ocupadas
otro_modelo pagando paginas pan_de pantallas papel_y papeleo para_dentro parecia patatas pedi_el perdimos permanencia
pero_me pesos_por pintu* pintura pixel* poca polvo_de practica precios progr* prometieron que_al que_llega que_mata
que_pide resec* rico ruidosa sabor* santa* se_cae se_corta seco semanas_y senorita_que simul* simulacro simulacro_de
sin_ascensor sola_con solares solo_la suela tapas tapas* tarda tarea* tasas tasas* templ* tradu* tres_horas tresc*
un_codigo un_robo un_sabado un_sol ventanas_que ventanillas vez_me vinim* vinimos vistas y_quedamos y_tardaron ya_va`,
      '-7': `
20_dias 32 38 47 50_minutos 6 8_y 90_y 92 9_de a_fritanga a_nombre a_tope a_veinte aboll* abollada abrir_y aburrio
aceptaron actualizacion adelanta agota* aire_de ajena al_ano al_hotel al_tercer alergenos_bien alfom* alfombra aline*
alpaca alquile am amable amarillo antes_era aparcar aprendi aroma* arquitecto arreglo arriba_y arrug* arrui* artificial
asa asado asado* ascensor_y atento audioguia auton* averiadas ayuna* ayunas ballenas balon barbacoa barrio_tranquilo
bastante bateria_muerta blanda bodas bodas* borroso bot breve breve* brillo burbujas butac* cada_ano cafe_quemado
cafet* cafetera cal camarote cambiado_a cambie campo campo* cansa* cantando_a cara_que cara_y caracol carga carin*
carisimas carisimo caro cartuchos catalogo celeb* cerrada cerrada_por cerradas cespe* cesped champ* charla_de chequ*
cheque chime* chimenea chocolate choripan chupito cierra_sola cierran cinco_euros cine cita_a clarita codigo_de cola
comba* comercial_que comision_de comision_por como_para como_siempre compensa competencia comprando comunion_de
con_aire con_cata con_cita con_colas con_poca con_pocos con_retraso concierto_con conduce conge* conseguir contare
correcto correos corrientes cortinas cortisimo cortos costuras cruje crujiente cuando_por cuarenta_personas
cuatro_pisos cubiertos cunado_con dan_un darte darte* de_12 de_9 de_ayer de_ayuda de_coche de_comunion de_fondo
de_fotos de_futbol de_gente de_guardia de_hora de_juguete de_llaves de_mesa de_moda de_novia de_novios de_pago de_pelo
de_piedra de_reyes de_risa de_sabores de_servicio de_sobre de_talla de_uno de_viaje degra* degradado dejo_de
del_contador demas* demasiados den deneg* depositar desafinado desigual desor* despedida despedida_de despierta
destinatario destine devuelven_el dias_me dibujos dice_el diciembre dificil disen* diseno divertida divertido doce
dos_ventanillas dulzona eco el_9 el_camino el_folleto el_mercado el_minibar eligio eligio_el empinada en_agosto en_dos
en_febrero en_ingles en_silencio encan* enganchado ensenar entrega_y entregar entrevista_de era_otro era_todo era_y
es_cosa es_mejor escaso escen* eso_si espera_de esperando_en esperando_una esquinas estaba_de esterilla estimada
estupendo eterna eterno excelente existe_y falla falta_el faltas farmacia_sin favorito finis* fluor* folleto formato
franj* fria_y fritanga fue_el futbo* gafas_con gestoria gimnasio_en gomas gomas* gotea gotea* gracia grani* guerr*
hablando_por han_perdido harto harto* hervi* hidro* horario_de horas_sentados ilegi* ilegible imprenta impri* imprimir
incom* incomoda incompleto infin* ingles insip* internet_y inversion jaja justo_en karao* karaoke ketch* ketchup l
la_competencia la_conexion la_lentitud la_mala la_mancha la_otra la_peli la_pizza la_ubicacion lag lago las_11
las_butacas las_esquinas las_nueve le_doy le_pedi lecto* lector lena lentitud levanta limonero limpiar llega llego_en
lo_demas los_bordes los_lunes los_ocho luego_el mago malo manana_con manda_por mandar mandarlo mapa maquinas masaje_de
masif* me_avisaron me_ayudo me_pase me_queme me_toco media_de medio_ano mejores menu_de mes_para mi_paciencia mi_pareja
miche* mide midio midio* min minutos_antes minutos_para minutos_tarde miraf* miraflores miro_a molida mosca moviles
musica musiq* musiquita navid* navidad necesito niveles no_abre no_abria no_aparece no_carga no_compensa no_con no_las
no_llega no_llegaba no_responde nos_sentaron novel* novela nueve_dias nunca_mas o_que obligatorio obra_en odia onlin*
online organizacion otro_que pa padel padel* palid* papel_ni papeleras para_nada parcelas parec* pasto pato pedi_un
pedimos_cambio pega pegaj* pelusas perdido_un perdimos_la pero_al pero_de pero_es pero_que perros_ladrando pierden pina
pistas pistola_de pocas pocas* poco por_cada por_carta por_cuatro por_dentro por_falta por_fin por_llegar
por_mantenimiento por_tres por_viento pospu* precio_de preciosos pregunta principal progresivas prohi* promo promocion
provi* provincia puntas_y que_dan que_deja que_destine que_esperar que_esta que_gotea que_hay que_huele que_sigue
quedaron_en quemaba quince_minutos quinto racio* recargo recibido recomendo red_caida regalado remoj* repetitivo repite
repro* resbala reservada reserve_para responde rico_pero ridicula rinon riqui* robado rodriguez roza ruido_de sabia_a
sabor sabores salim* salimos salsas sangran santa santiago sartenes se_aburrio se_cierra se_entiende se_pasan se_trago
secas secas* seguidas seis_semanas senalizado servilletas si_lo si_los sillas sin_cambio sin_cita sin_gracia sin_hacer
sin_linea sin_noticias sin_pilas sin_salsa sincr* sistema_caido sitio_para solo_con solo_vale son_las sonid* sonido
sonrisa sufic* suite suite* suple* suplemento supone suspiro tanta tarea tarifa_de tarifas tarjeta_de tarta_de taza
tecla* teclado temat* tercer_intento tienda_de tiritando todo_bien torcido torne* torneo tornillos_en trajeron tratan
treinta_dias tres_meses tres_por tres_visitas trescientos tuberia ultima_actualizacion un_amor un_certificado
un_encanto un_lado un_papelito un_rinon una_columna una_estrella una_persona una_voz vacaciones vacio_y valia valia*
veces_a veces_por veinte_dias veniamos ver_quien vez_a vistas_a volum* volumen volvere volveremos web_no y_aqui y_cara
y_estaba y_hay y_para y_sali y_sigo y_sigue y_solo ya_viene yogur* yogures`,
      '-6': `
01 01_ya 10_y 12 13 148 20 2009 21 212 30 30_dias 30_segundos 35 35_y 412 46 55 60 68 70_y 83 a_10 a_cinco a_cuatro
a_empezar a_media a_nadie a_preguntar a_tuberia abarr* abarrotado absur* abuela_y aburrida aburridisima aburrieron
aburrimiento_en acabamos_en acabar aceituna aceptan aceptan_tarjeta acert* acond* acondicionado acost* actividades
actualize acues* acuesto acuse acuse* admiten aforo aglom* agotada agotado agotado_en agoto agoto* agua_con agua_fria
agua_templada aguac* aguad* ahora_todo aire_acondicionado aji al_patio al_primer al_vecino alargo albah* albahaca
albor* albornoz alfaj* alma almohadas_como alquilados amablemente amables andar andar* ano_y anticuado anticuchos
aparador aparcamiento aparte apati* apert* apertura apretados aprietan aprob* arepa* arma armada aro aroma arrastrando
arreglaron arreglen arrepiento arruinado artista asesinaron asesinaron_la aspera asperas atraco_a atrasa atraso bancos
bano_en barat* basic* beige beige* bienvenido bloqueadas bocados boda_con bola bolas bolas* bolitas bomba_de bonitos
booki* booking borda* borrachos borrachos_de borrar borro* borrosas botan* boxeo boxeo* bucle bucle* buenas_noches
buscador cada_dos cae_cada cae_la caida* calamares calefaccion calefaccion_en calendario calienta calur* caluroso
camara_de camareros cambia cambia_la cambiaran cambiarlo cambie_de cambio_en cambio_y campanas canales cancelo canci*
canel* cansa cansi* canta* caos capital capitulo carbo* cargador_electrico carna* carnaval caro_y carritos carru*
carrusel casa_todo cashl* cashless cebolla cebollas cena centimos cerrado_por cerre cerre* certificado_que cerveza_sin
champu chasc* chasco chatb* chatbot chica_del chicl* chicloso chiclosos chirrian chorr* churr* churretones churros
cierra cierran_a cinco_horas circulares circulo cita_con cita_no cita_para clases cm cochinillo coge coge_el cola_hasta
cola_para colas_para color comida_del como_de como_loca comodo compania_en compartido compramos compu* comunica
con_entrada con_grumos con_horario con_lista con_mala con_marcas con_mucha con_mucho con_nata con_precios con_toallas
con_vistas congela congelados conste consumible consumir contados convoca corren correo_y correos_con cortacesped
crimenes cruas* cruji* cubre cubre* cuelgan cuidados cumpleanos cumpleanos_de cuota_que cursi* cutre cutre* da_un
darse_de de_abril de_aburrimiento de_antes de_atraso de_boxeo de_chocolate de_cocina de_cola de_demora de_julio
de_junio de_nada de_paciencia de_peluche de_queso de_semana de_tela de_tierra de_trafico de_uso de_vacaciones debe
decen* decente decepcion decepcionada decim* decirle decirle_que del_dia demasiada desaj* descripcion descuadrada
descuelga descuidado deseo* desfasado deshe* desinflados desinstalada desportillada destiempo detalle devolverlo
devuelto_a dia_de dia_siguiente diabl* dias_despues dieci* dieciocho diez_segundos dificil_de digo_que dijera dinam*
diran diran* disculpa discuto disfraz disparejo disparos dispo* disponible dispu* distinta distinto distinto_y
distribuidora doce_dias doce_euros doce_personas dos_canas dos_meses dos_tallas duran duras duras* duro el_20 el_aire
el_aparcamiento el_asado el_buzon el_embrague el_internet el_parche el_partido el_pescado el_plazo el_premium
el_recargo el_regalo el_sitio electricidad electronica elegi* elena elena* empezaba empujando empujar en_48 en_bucle
en_bus en_dar en_espanol en_reparto en_venir encantadora enchufes_y encontraba encontre_en encuesta ene enfri* engana
enseg* enseguida entrante envas* equivocado era_mejor eran_para erronea es_broma es_para escape_room escarcha escena
eso_me espad* espada especias espera_es espera_sin esperaba_mas esperas esta_en esta_que estaba_cerrado estaciones
estafeta estantes estof* estresante estropeada estudio estuve etiquetas event* exced* expec* expectativas exper*
experiencia explosion extra faltaba_un felic* fiat ficus ficus* fiel fiestas filetes filo filtrada fino flan floja*
foros foros* fotos_con fregona frenar frigorifico frio frio_en frio_y frios frios* fruta fruta* fui_con fui_en futbol
gallo gazpa* gazpacho gigas gigas* gitano glovo glovo* gol golpe_en gomae* gomaespuma gomoso gorro* graduacion graficos
gran_via grandes grasi* grises grues* grueso grumo* grumos guacamole guardada guarn* guarnicion guerra gusta gusta*
gustaba gutie* habia_que hay_donde hay_que hicim* hicimos hielo* hierbabuena hierbas hora_antes hora_para horar*
horas_de horas_y horni* horro* huecos human* humedos iberi* igles* iglesia imaginate impro* incendio_en incluye
incomodos indice industrial insipido insistente insuficientes interfaz interior_con internet_se intui* izzi japon*
jarro* jarron jugar jugar* junio_y la_chimenea la_decoracion la_gana la_graduacion la_guia la_lluvia la_marca la_mejor
la_novela la_pintura la_poliza la_promo la_suela la_tele las_14 las_6 las_8 las_cortinas las_fotos lavabos lavad*
lavavajillas_que le_gusta lee lejos lejos* lena_mojada lentos leones libres limit* lindo lindo* llamara llame_y
llamo_yo llegamos_y llegaron_a llego_la llevabamos llevo_un lloro llovio lluvi* lluvia lo_anunciado lo_recomendo logic*
logico los_cien los_domingos los_huevos los_mismos los_precios los_profes los_zapatos lucas_por lucha lucha* luego_que
lujo lumin* luminoso lunar* maja mal_mi mala malag* malaga malis* malisimo manda_a mano_armada mantel_con marga* marke*
marquesina mas_alta masa masificado matar me_arrepiento me_cortaron me_deja me_tuvieron mechas mejor mendo* mendoza
menu menu_del mesa_con mesas mesas* microondas mierc* miercoles minibar_vacio misio* mision mitad_del model* modelo
modo montada montaje monton morim* morimos morimos_de moverse movia movia* movimiento muchi* mucho* muchos muero_de
multitud music* musica_de musti* muy_buena nadie_avisa nadie_te naranja naveg* ni_con ninos_se nivel* no_cabia no_deja
no_entra no_funciona no_pude no_reconoce no_son noche_con nombre_mal nos_cambiaron nos_mandaron nos_pusieron
notaria_con nula obligatorias obras_y ocho_y ocupa* ocupadas_por ocupado oficina_de olvidaron once_euros once_horas
oposi* oposicion ordenadores orgullo pack padel_con paell* paella pagarlo pague_el pala palidas palit* palomitas
pan_duro para_dos parados parce* parcela parez* parezco parezco_un parking_del partida pasos pasos* patinetes patio_de
pedi_mechas pegada_a pegadas pegajosa peina* pela pelus* pequena pequeno_y percha perdi_la perdi_mi perfecta perfectos
pero_a pero_casi pero_hay pero_la pero_se pero_una pesima pides pides* pierde plan_y planos plantilla plaqu* playa_a
plazas poca_variedad poco_mas poda podria polan* polanco policias pone_en por_dos por_obras poten* pozol* pozole
practica_y precio previo prisa* privada probo probo* profes programada progreso prohibida prohibido prometian
propina_sugerida publicitario pude pueda puesto_en pulpo_a pulsa* punto puntu* puntual puntuales puzzl* puzzle
que_cambia que_chirrian que_da que_ir que_pasar que_pierde que_se que_sube que_suelta que_tarda que_tardo que_volviera
queda_en quince_dias quitaron_los racion ramen ramen* rancias rancios rappi rappi* rascador realidad recalentado
recogida recogida_a reemp* reemplazo regalo_de regue* regueton regueton_a reirs* reirse rematar renovar reple* reseco
resoplo retraso_de retraso_y reunion rinon* risa_con rolli* rollitos roman* romana room ropa_vieja rosa roto_en ruido
rural* s sabla* sablazo sala_fria salad* salsa_y saltado saltar san sanco* sangria se_aburrieron se_congela se_cuelga
se_muere se_pega se_puede seca secuestro seguro_del seis_y sentaron sentarse sentarte sentimos serie* series servicio
servicio_lento servientrega servir siglo siglo* siguiente_me silencio simpa* simpatiquisima sin_aroma sin_calefaccion
sin_cobertura sin_enchufes sin_filo sin_fuerza sin_gas sin_limon sin_postre sin_problema sin_queso sin_sillas siren*
sirena sobrevalorado socorristas soporte_y sour stock stock* subim* subimos subti* subtitulos suela* suelta_pelusa
sugerida sugerida_del suspiro_como susto* suv tablets tacon* talla* talla_m tanta* tapac* tapacubos tarda* tardaron_en
tardo tardo* tardo_tres tarjetas te_deja te_manda tele tele_de teledirigido telefono_me telep* templada teorico tercer
termometro tibio tibio* tibio_y tiemp* tiesas tirando_a tirar toallitas tocadiscos todas_partes todavia_no todo_con
todo_trapo toma tono torci* torri* torrijas tortura tostada trabajamos traductor tramites tres_euros tres_sesiones
trime* trimestre_y tristeza turistico un_domingo un_jugo un_mes un_muro un_numero un_telefono un_trimestre un_vale
una_espera una_galleta una_para una_sala unica vacias vale_pero valen* valentina varie* variedad vecino_y veinticinco
vendedores venia_a ver_el veran* verano vermu* vino_de violento visitas_y volve* volviamos volviera volvio_a vuelve_a
vuelves web wifi y_acabe y_caras y_caro y_cola y_frio y_pico y_pocas y_sus y_tarde y_vino yo_a yo_la yo_venia zarag*
zaragoza zumba* zumo_de`,
      '-5': `
05 10_dias 14_me 15 16 23 25 304 30_y 31 36 3_de 4_de 64 7 70 74 8 90_anos a_16 a_ambientador a_todo abonaron abono
abria abria* aburre aburrieron_como aceitosos aceitosos_y actor actualiza actualizar acuario_pequeno acuatico adhes*
aerop* aeropuerto agencia_de agotadas agradable aguadas aguado ahorro ahuma* aire ajiac* ajiaco ajo al_dia alcanzo
algor* algoritmo algun alineados alquiler_de alta_que altas altas* altav* amable_y amarillento ambie* ambientador_de
ambiente anduv* anejo anejo* animacion anos_pagando anuncian anuncios_cada apagados apelm* apelmazadas aperi* aperitivo
aplastada aplazado aprie* aqui_por arepas argen* argentino armas armas* arranca asegurado asesinatos asesino asesinos
asi_y asper* atascada atascan atracciones aun aviso_en avist* avistamiento baila bajan bajarse bajon bajon* bajos
bajos* balda balda* balea* baleadas bandera bar_de baraj* barajas barata barras barrera_no bateria bendi* biblioteca
bicho bicho_raro bienvenida blancas bland* bocad* bocadillo bocadillos bocin* bodega_con boler* bolera boleto bolleria
bolsas_en bono bono_de bordes botana botas_que brasa brava* bravas brick brick* buen bueni* buenisima buenisimo buho
butaca cabif* cabify cacahuetes cada_enero cada_visita cadaver caducaron cae cafe_de cafes cafes* caidos caja_abierta
calcetin calef* calie* caliente callado callos calorazo calzo* calzones cambiado caminos cancela canciones candados
cantando_en capitulos capsu* capsulas cara_la carbon carbonara cargador carisimo_y carmi* carmin carniceria caros
caros* carri* carros cartagena cated* catedral causa causa* cayo_y cazue* cazuela celu cementerio ceno centi* centr*
centrico centro cepil* cepillos cerradas_por cerrado_y champan chapinero charlando check check* chila* chilaquiles
chimi* chimichurri chiquitas chirria chocl* choclo choco* chorretones chuleton cita_previa clase_de clases_de
cobertura_de cobertura_en cobraron_la codigo_postal codigo_que cofre* cojin* cojines cola_de colas colas* colchon_se
colgar como_los como_ostras compartido_con compe* compre compre_un compresor comunicacion con_dos con_musica con_pistas
con_recargo con_ruedas con_tres concha congeladas contesta_con contestar contrario convencida convertido copis*
copisteria cordero cordi* cordial corea* corri cortaba cortas cortina_de cosqu* cosquillas crece crimen_contra
cristianos crono* croqu* croquetas crudos cruje* cruzados cuarenta_minutos cuarto_para cuatro_veces cuelg* cuelga cueva
cueva* cuota cursillo da_a da_pena de_abajo de_asesinos de_avena de_cada de_delante de_google de_hierbas de_hotel
de_profe de_providencia de_segunda de_sitio de_soltera de_telefono deberes decian decirme_que decorado decorativa
deja_el deja_entrar del_anterior del_campo del_movil del_parque del_vecino denegaron denme denme* departamento
desayunando desayuno desde_febrero desgl* deshecho desme* despacito despega despegaron devuelvanme dia_a dia_anterior
dias_con diez diez_a diez_y diminuta dimos dimos* directamente disparas dolor_de domingos donde_esta dos_cafes
dos_euros dos_personas dos_platos dulce* dulzo* duro_dos efecto el_album el_aviso el_campo el_centro el_cine el_correo
el_cumple el_interfono el_medio el_mundo el_pedido el_plano el_principio el_sonido el_super el_taxi el_trabajo
el_veterinario electricista elegi ella_se embal* embalaje embarque embarullado embra* embrague empal* empalagosa
empanadas empap* emparejamiento empat* en_10 en_abrir en_diciembre en_exceso en_linea en_punto en_todas en_todos
en_visto encantador encantados encha* enchi* enchiladas encontraron encua* encue* enfado enfria engru* engrudo
entrar_con envio envio* errat* errata escape escuela_de escur* eso_fue eso_que espec* espectacular esperando
esperando_que espum* esqui_con esta_de estadio estilo estrechos estrella estro* estuvieran eternos ett euros_mas
excedentes exceso excursiones exito exito* explica expor* exporta extranjeria fa fabad* fabada fabada_de falab*
falabella falta_de faltaba_una famoso farmacia favorece festi* fideu* fideua fija finita flamenco floja floji* flojo*
flojo_y folletos forfa* forfait formulario franja frases frego* fria_en frias frias* frigorifica frios_y frita* fu
fu_ni fue_en fuimos_sin fumadores funcionan funcionar gallo_pinto ganga ganga* gestion gorro gotea_por goteando grand*
gritando guarderia_con gutierrez gyoza* gyozas hasta_para hechas heladas helados helic* helicoptero hermana_que hielo
hijo_dice hogar hogar* honorarios horario horarios hormiguero horrores hot huesped huevo_duro huevos hundido idiom*
ignora ilusi* ilusion imitacion imposible imposible_de impresas incluidos incomprensible indic* inest* inestable
inexistente infinitas ingresar inmer* inquilino instagram_y instalaciones interno invit* invitaciones invitados irse
jabon jabon* juegos jurad* jurado la_agenda la_cafetera la_chaqueta la_comunion la_deuda la_foto la_gondola la_guerra
la_ilusion la_madre la_operadora la_tarde la_tercera la_tiene la_tienen la_web laber* laberinto ladrando lamento
lamparas las_17 las_2 las_7 las_ganas las_normas las_seis lastima_que lata_y later* lateral lavada lavado lavados
lechu* lechuga leen leer legua legua* leia_el lejis* lejisimos lempi* lempiras lenti* lentisimo lento_en levanta_la
libreria limon* limones limpieza_de limpio llamado llamar llega_el llegaba llegamos_a llegar llena lleno lleno* lleven
llevo_desde llove* llover lluvia_y lo_arreglo lo_decia lo_encontraron lo_firme lo_malo loca locut* locutorio lona
los_20 los_correos los_gritos los_nueve lubin* lubina lucas lucas* lunes_a lupa macarrones maceta machacona madur*
madura maja_pero majis* majisima mal mal_senalizado maleta manana_que manchas_de mancu* mancuernas mandaron_el
mando_sin maquillaje maravilloso marchas margarita marido_es marketing martin mas_bien mas_por masca* mascaras matarlos
me_contestaron me_devuelven me_dijera me_fui me_miro me_parece me_pide me_quedan media_con media_obra medialunas
mediana medida medio_vacia mejoren mercadona metido mi_progreso michelin mido min_de minig* minigolf minuscula minuto
minutos_lo miran mis_amigos moda modem modem* modo_oscuro mojados moros_y mostrador_de movil_se muchisimo mucho_hielo
muertos_de muestras mueve musica_machacona musica_y mustia muy_lindo muy_maja muy_profesional nada_de nada_mas nada_que
napol* naran* nata naufr* naufragio netfl* netflix ni_fa ni_fu ni_que ni_sal no_aceptan no_encuentro no_enfria no_pagas
no_salio no_veo nos_atendio nos_tuvieron notan notan* nubla* nublado nueve_de nuggets objetar ochen* octub* octubre
ocupada ocupan oficinas once_de online_con opcio* opciones ordenar organ* orige* origen oso_de outle* outlet overb*
overbooking paciencia padre_que pagas_el pago paint* paintball paisa* palomitas_rancias palta palta* papeleria
para_decirme para_ingresar para_lo para_ocho para_ver parado parados_en parece parece_de parece_una parecian pasaje
paseo_en pastel patas_de pecad* pecado pedi pedi_sushi pedimos_la peli pelos_en pena pepin* perchas perdi perdidas
perfe* perma* permanencia_de pero persona_y pesim* pide_un pido pienso pilat* pilates pinat* pinata planetario poke
politica por_internet portes posib* posible postal potencia pract* pregunte_por pregunten premium_y presupuesto primer
prisas producto progresivas_a propuse provenzales proye* publicado pudo puentes pues_nada pulgar punto_y puntualidad
pupus* pupusas pusieron_un que_cobran que_en que_llego que_mande que_no que_pagar que_por que_salia que_tiene que_venia
quemado_y queme queme* quesa* quesadilla quesos quiere_ni quince_euros quint* rabia rabia* ramo rapida raqueta ravio*
rayad* rebajado recam* recambio rechazo reclame recli* reclinar recoc* recogiendo recom* recuperar reembolso regalaron
regular reinicia relaj* relajante relleno remontes reparacion repet* repetida repetir repon* reprogramaron resolver
resta* resue* ridiculo rigid* riquisimo robar roble* rotos_y ruego* ruegos ruidosa_y rumba* ryana* ryanair salmon
salon_de salsa* salvo salvo* sandw* sangu* sanguche santo santo* sardi* sardinas se_ha se_olvidaron sea secas_y
seco_sin seco_y seguimos segunda_mano segundo_dia senti* separadas serie_de servidores sevil* sevilla si_habia si_que
sidra sidra* siempre_en sigo_sin silenciosa sin_bancos sin_carne sin_cebolla sin_descuento sin_papel sin_sabor
sincroniza sitio sitio* smoot* smoothie sobraron sofa sol_de solar* soles soles* soltero sombrillas sopa sosa soy_el
spoti* spotify subirlas suela_se suficiente suficientes supli* suplicio sushi sushi* suspe* suspira susti* sustituto
taco tacones tacti* tactiles tantos tapic* tarda_tres tarde_que tardo_un tarot* te_de tela telaranas tele_con teles*
tematica tematico templado tengo_que termo* termostato tetrabrik tiempo tiesos tipico tipo_de tiram* tiramisu tiro_a
toallas toboganes todo_muy todo_volumen tomate torcidos tostadas traduccion transito transparenta trasp*
treinta_segundos tres_minutos tres_personas trescientas trimestre tuber* tuppe* turno_por tutorial ultratumba un_olor
un_parte un_piso un_platano un_ruido un_solo una_boda una_cola una_hora una_mosca una_puerta una_raya una_sola
una_ventana una_vez unica* unida* usarl* vacios vasos vasos* vega veget* veia_el veloc* velocidad vence* vermut versi*
version vestido viajes vidas vidas* viejas viendo_la vimos vimos* vinagre vine vinos vinos* viole* visibilidad vitam*
vitaminas vueli* vueling vuelva vuelva_manana y_ahi y_cristianos y_cuarto y_cuatro y_diez y_media y_muy y_otro
y_pantalla ya_ni yo_en yo_lo zapatero zapatero_que zona zumo`,
      '-4': `
00 11 19 2 3 340 37 3_y 4 40 41 42 50_min 50_por 52 65 85 8_a 90 990 a_nada a_nueve a_otro a_perro a_ultima abran
abran* abre abrig* abrigo_puesto absurdas absurdos aburrido achic* acostumbro acuar* acuario administracion adorn*
adorno agost* agotador agrie* agua_del agua_que aguado_y aguja aire_y ajena* ajustes al_encargado al_llegar al_timbre
al_ver alarg* alba alemania alguien_que alisa* alisado alred* alrededor alta altavoz altos altos* alumnos alumnos_por
amiga* anfiteatro animadora anive* aniversario anos_que antel* antelacion antigua anuladas anuncio_de anuncios
anuncios_de aparc* aporreando app_de apuntes aquag* aquagym arabe artif* asador ascensor asientos asign* aspirador
atendido audio* ausen* automatico_y autoservicio averi* averia ayuda baja bajito bandejas banera_y barato_y barbaridad
basura bazar bazar* bicis bicis* bimes* blanq* bocat* bocata bolsillos bordado brasa* brazo_de brind* brindis burge*
burger buscaba buzon* cabe cabia cabia* cada_cuarto cada_hora cada_treinta cafe cafeteria caida calentar calor_de
cambiaron_el cambio cambios canap* cancelada canceladas cancion cansada carino carisimos carmen carreras cartel_de
carteles carto* carton cartucho casa_de casco_de caset* caseta casi_perdemos casit* casita castigo cata celebrar
cena_de centro_comercial chanclas chapo chapo* chela chela* chiclosa chile* chiringuito_con chorizo chupi* cien cierr*
cinco_llamadas cintas circuito citad* citas citas* clavadas clic clienta cobraron_el coca coche_no cocido cocina_sin
cojea* colag* colageno colchon colchon_de color* colores colum* columnas combate combate_de comid* comida comis*
comision como_en comod* companeros_de compro comun* con_arena con_cara con_demora con_manchas con_pan concierto
conducir conductores congelar consistio constante consultarme control convo* corti* costa costu* crema cuadro_medico
cuando_entro cuare* cuarenta cubie* cubiertos_con cuenta_sin cuest* cuota_la cupca* cupcakes cursi curti* curtido d
damos damos* de_16 de_700 de_90 de_900 de_adorno de_antelacion de_cerrar de_cine de_cortesia de_cuero de_ducha
de_embarque de_firmar de_gestion de_haber de_largo de_maquina de_movil de_oficina de_papel de_precios de_si de_verano
decepcionante decia_que decirlo dejar_el del_desayuno del_todo del_verano delito dental depar* depilacion derecha
desay* descu* descuento desde_octubre deseo desho* desinstale detal* dias_antes dias_para dibujo dice_la digan digan*
digit* digital dimin* dinamica dinamita discoteca disti* diver* divin* doblada doce_y documental dolio dolio* domingo
dormi dos_en duele* dulce duris* echar edifi* edificio el_3 el_aparato el_chico el_credito el_cumpleanos el_dni
el_embalaje el_equipaje el_lavado el_lugar el_mate el_notario el_paquete el_precio el_primer el_rato el_recinto
el_reloj el_resto el_segundo el_sistema el_sol el_toldo el_viento el_vino el_wifi empar* empate en_junio en_papel
enchufes encima_con encuentro enemi* enemigo enero enero* enfriar entie* entrar_a entre_a entrega entregada epoca
epoca* erron* escandalo escasas escenario escribi escribiendo eso_no eso_se espac* espacio espejo esperaba esperar
esperar_a espere espuma estim* estrecha estrecho estupenda estupendamente estuv* estuvimos etiqueta euros_con euros_por
evento exces* exige exige* explica_todo expos* exposicion expresamente falaf* falafel febrero_y fichas filet* fin
flojas flojito floristeria fonda* fondant food foto_del foto_y frase* fresc* fresco frute* fruteria fui_por funci*
funciona funer* futur* futuro gana gastados gastos gastos_de gay gente_en gesti* giran golpea grande guiad* guiada
gusta_hay gusto hablando hacer_el hasta_arriba hay_una helad* heladeria hierb* hija_y hola hora_de hora_punta hunde*
hundidas ikea incid* incomodas inexi* infinitos ingle* ingresaron insoportable_y instalacion instrucciones insur*
insurgentes internet invitaron japon jerse* joven jugan* jugando juicios junio junio* juzgados km la_1 la_bascula
la_bebida la_cerveza la_companera la_escopeta la_etiqueta la_imagen la_mitad la_musiquita la_noche la_pelicula la_perra
la_semana la_serie la_tarifa la_ultima la_vispera lado_de lado_y lanzadera larga largu* larguisimo las_10 las_13 las_15
las_5 las_de las_nubes las_once las_sillas laure* lavadora lectura lentes_progresivas lento_pero levantar_la libros
literas llamas_y llamo_al llamo_y llegando llenos llenos_de lo_dice lo_mejor lo_menos lo_paso lo_unico lo_visto
los_cuarenta los_datos los_juzgados los_mensajes los_quince m mafio* mafiosa magne* majo manch* mancha manchas manicura
mantencion manual_en maqui* maquina mareo marqu* martes_de marti* mas_el matan* match* mate maull* me_cobraron me_da
me_dolio me_enseno me_pasaron me_quedo me_querian me_subieron media_hora medio_del mejor_del menta merme* mermelada mes
mes_y mesa mesa_junto mesas_pegajosas meses_y mia_no microscopica miguel mil_pesos milan* minim* minuto_y mirar miro_el
mis_piernas mochila_con mofon* mofongo mojito_sin molin* molinillo momen* momento monosilabos morada morgu* morgue
mosquitos movid* movieron mucho muelles muere* mueve* musica_a musical muy muy_amable nadie_en natil* navidena ni_la
nivel no_cierra no_giran no_gracias no_hacen no_lee no_para no_paso no_pudo no_quedan no_responden no_viene nochevieja
nos_dimos nos_metieron nos_quitaron nos_reimos noto novie* noviembre nubes nubes* nueva nueva_de nueve nueve* numero_y
o_sea ochenta ocho_dias ofertas oficina_y ojos_como ola olas oscuras_y otra_mesa otra_punta otra_vez otro_nombre out
pagin* pajit* pajita palad* paladar paloma pan panda panda* panta* pantalla_en papel paquete_en para_ellos para_pagar
para_pedir para_un parad* paraguas parch* parecen parquet parte_en pasaban pasillo_a patilla peaje pedido pedido_a
pedim* pedimos pedir_cita pegajosas pegajoso pegamos pelicula pelota pelusa peor pepe pequenas pequenito perde*
perdemos perdido pero_con pero_sin perse* personas_y perua* pesad* pidiera pido_la pintar pisos pisos* pizza pizza*
plantas plantillas podian podias podol* polvo por_lo por_menos por_montaje por_otra por_que por_vacaciones porque_el
porque_los porque_mi posta* postr* postres preci* precios_de precioso prefiero preguntando pregunte presenta
presupuesto_por previ* pring* pringosas prisa proceso produ* prosp* prospecto protector prove* providencia provoleta
proyector publicas publicitaria pudie* pudiera puede_usar puntas q que_dura que_el que_ellos que_entrar que_ha
que_hacer que_mi que_nadie que_pena que_quede que_su que_un que_ya quedamos quemado queri* querian queriendo quios*
quiosco raciones radio rapido_pero raspado rato raton reali* recargada receta_de reclame_y recoge recomiendo reformas
refri* refrigerador reimo* reimos reir remon* repetiria reserva reservar respondieron restaurante resto reuni*
revisando robas robas* robles robot_que rodap* romantico rota_y rural rutin* sabor_a saco_de salas salas* salgo_con
salimos_con salio_un salir_de salta salta* sandwich satis* satisfaccion se_cayo se_ni se_pierde se_rompio segundos_y
seis semana_santa semanas semanas_de semanas_en semic* semicama semip* semipermanente senalo sentaron_a sentido serie
sesiones si_llego si_sin siento silen* sillin simil* similar simpatico sin_alcohol sin_llamar sin_mirarme sin_stock
sincronizacion siniestro sirop* sirope sistema_y sofa_cama sofia sofia* solo_por solo_queria soluc* sordo soria soria*
sorprende sosas sosas* spinn* spinning subido subio subio* subio_al subir* sucia sucios sudor sudor* suelo_mojado
sueltan suger* suiza suiza* super suspendio sustituciones sustituyeron susto tampo* tampoco tanto* tapones taquillera
tardaba tardamos tardan tarde tarde* tarde_la tarta telefono_que telesilla telon* telonero teori* teque* tequenos
tercer_dia tercera_vez teres* teresa terma* termina terra* terraza terro* terror ticke* tiene_nombre tieso* tinta
tinta* tiza toall* tocan toco_el todo_incluido todo_otra tomat* tope toque_de tortilla tosta* traga traje* traje_de
tramo tramo* trasl* traye* trayecto tres_semanas truco* tupper tuve tuve_que ultima_hora un_bono un_mail un_matrimonio
un_papel un_regalo un_rincon un_viernes una_barbaridad una_carta una_hoja una_toalla usar uvas vacac* vagon vagon*
vajil* vajilla valle* veces_en veinte_anos velas velas* vendi venia_de ventana ver_los veran vermu vesti* vez_y viaje*
videollamada viento vigilante_me vinag* visita_guiada visitante vitrinas voz_que vuelve vuelven y_acabamos y_arranco
y_cada y_cierran y_de y_del y_dicen y_entre y_eso y_llego y_llevo y_pan y_siempre y_sin y_su y_tibio yo_iba yo_soy
yogur zapat* zapatos zumba`,
      '-3': `
1 10 14 14_euros 24 27 40_minutos 60_euros 62 84 88 8_de 95 980 99 a_alguien a_cero a_comprar a_las a_leer a_mano
a_otra a_otros a_sus abani* abierta_un abrir abrir_la abuelos acept* achis* activ* actor* actua* adhesiva aduan* aforo*
aguacero aguados aguanta ahora_el ahora_la ajust* al_jefe al_lado al_mes al_pagar al_reves albergue alfombrillas algas
algas* almoh* alta_en amarilla amor ampli* anchoas andando anterior anula* anunciada apaga* apagadas apart* app app_me
app_se arco arrastraba arreglarlo arrep* ascensor_lento asi_no asien* atenc* atencion atendieron atora* aun_asi auric*
auriculares ausente automatico autos* ave averiado avisad avisen b baja_y bajit* bajo_y balne* balneario balon*
banco_con barato barba* barbe* barrio_y bascula basur* bater* bebe_de bicho* bicic* bicicleta bien_y bikin* bikini
blanca blandas bofeton boletin bolsillo bombona borro bostezando brunc* brunch buenas buenos bufanda bulto buzon
buzon_de cacha* cada caducadas cae_el calan calan* calcu* callo* calma calor calor* cama_de camas camas* cambian_de
cambiar_una cana caoti* capit* capri* carisima caro_para carpa carrera carrito casca* case casillero catalana cayo_el
cayo_en cerca cerca* cerra* cerraron_la charc* charl* chat check_in chef chica chica_con chino chiri* ciego cinco_mil
cinta_y cita_y clara clase* clima* club cobraban cobrado coche_con coche_sin coincide cojas cojas* cola_en colad*
colcha columpios comad* comadre comiendo completa comprar_un con_14 con_ella con_foto con_pelos con_prisas con_seis
concesionario condi* condiciones conec* consulado contacto contadas contando contar contara contestan contrasena
controles conversacion correo_con corrige corrillo cortaron cortaron_la corte corte* cremallera cristales cuando_el
cuarenta_y cuarto_sin cuatro cuesta cuesta_arriba cumplieron curso curso* da_error darse darse* de_8 de_aire de_baja
de_bebe de_cafe de_camino de_campana de_carton de_dos de_fabrica de_ganas de_gato de_grupo de_ingles de_juego de_llamar
de_mayo de_monedas de_nosotros de_octubre de_patio de_pie de_prueba de_reserva de_siempre de_surf de_tarde de_treinta
de_turismo debie* decirme degus* degustacion del_barrio del_brazo del_camarero del_carrito del_hogar del_parking
del_vestuario dentro_y dependientes desaparecio_mi desayuno_pobre desbordados descr* descuento_y desem* desma* despacio
despegada detras_de devolvieron_la devuelve_llamadas dia_y diarias diarios dias_habiles dias_no dibuj* dice_una
dieron_la dieron_un diez_minutos difer* disparatado domin* dos_metros dos_ninos dos_sillas dos_y doy duchas_con duele
durmieron educada educado el_aniversario el_bono el_cafe el_cajero el_cargador el_cartel el_ceviche el_conejo
el_corazon el_crio el_doble el_edificio el_empaste el_garaje el_gas el_importe el_juego el_juicio el_mando el_mapa
el_menu el_paso el_plato el_tren el_vagon el_vestibulo elegir emoji* empaste empaste_se empatia empei* empeine empezar
empin* en_2024 en_enero en_instagram en_mil en_noviembre en_obras en_octubre en_pleno en_taquilla en_toda en_veinte
encantado enchu* encog* encogen enero_y enfre* enfrente enorme ensal* ensalada entendia entere entiende entiendo
entrada entrecot entregado era_lo era_para era_que error_de escala escalones escribieron escribo escua* escue* escuela
esmal* esmalte eso eso_ya esper* esperando_el espero_que esqui esta_bien estaba_sin estabamos estacion estanteria
esteb* esteban estudiantes etiqu* etiqueta_y euros_el euros_la examen excel* excursion_de explicaciones fabrica factura
falsas falta falto famos* farma* fasti* fea feliz feliz* festival fibra fibra* fidel* fideo fiest* figur* fijo fila
fila_de filtros fina final final* final_me firmas fiscal flame* flequ* flequillo folio* formal formu* fotografo frasco
fregadero fresa fue_al fueran fui fui_al fuimos_por full funda funeb* funebre furio* galletas gallo* gambas garantia_no
gas_en gasta* gato_que gente_con getaf* getafe golpeada gondo* gondola gorda_de gotas gotas* graci* gracias grada
grada* granja_escuela grise* grupo_de guaca* ha_vuelto habia_dos habia_sido habia_un habil* habiles hablaba_de hacer
hambre_y hamburguesas hay helado hielo_y hijo_se hinchable hora hora_en horas_tarde hormi* hormigas hoyo humed* humo_en
hunde idiomas igual_y iguales impos* impre* impresa incidencia inclu* incluia incluido indig* infie* infierno
instalador insuf* inteligente inver* itali* izqui* jardinera jarra jarra* joyeria juego_de justa* kilo_de kilom*
kilometros la_alarma la_autopista la_bolsa la_casa la_cola la_comida la_cuenta la_cuota la_devolvieron la_funcion
la_gotera la_grada la_habian la_hora la_incidencia la_lavadora la_paella la_pasta la_pieza la_propia la_reserva
la_rueda la_secretaria la_una la_ventana la_vez lado_del lados lados* ladrillo lampa* larga* las_9 las_croquetas
las_cuatro las_molestias las_ocho las_tardes lasan* lasana lasti* lastima lava lavan* lavar* lavaron le_quedo leche_y
lectu* lei leia levantado libre libre* libro* lija liquidacion literal llamada llamadas llame_el llaves llega* llega_a
llegan llego_fria llego_tarde llena* lleno_de lloro* llovi* llovia lo_mismo lo_reconozco los_abuelos los_coches
los_crios los_frenos los_gastos los_mayores los_ochenta los_puntos los_tiene lote lucec* lucecita lunes lunes* macho*
magia magia* mal_escrito malet* malisima manda manejando manera_de mantas manua* manual marca_de marcas marmo* marmol
mas mas_me matam* matar* mataron me_case me_clavaron me_contesta me_dicen me_digan me_entere me_habia me_mira me_sale
me_siento mecanica media medid* medio medio* menta* menus menus* mes_de mesa_y meses meses* meses_para mi_banco
mi_sobre mia miel_y migas migas* mil_pedazos mini minusculas minut* minutos minutos_con minutos_de mirarme miro
mis_hijos misa mismos mitad mitad* mitad_de mojad* mojada molestias montado montar morir* mosca* movidas mozos mozos*
mudo muell* muerte muest* mujer_no mundo mundo* muro museo museo* muy_atento nacho* nadie_contesta nadie_me never*
ni_me nieve no_coincide no_cubre no_hay no_he no_llego no_pedi no_pero no_quiere no_sabia no_se noche_de noches_de
noches_en noches_y noeli* noelia nombre_de normas nos_dejaron notaria notit* notita nuestra nuestro_aniversario
nueve_meses nunca_esta ocho oir olor olvida olvide_la once_meses operador operarios orgul* otra_madre otras otras*
otro_banco otro_color otro_dia paco padres padro* padron pagado pagas pagas* palmo panales papel* papelera para_arriba
para_eso para_gente para_las para_mi parada parches pareja parir parir* parki* parking parqu* parque partes partido
paseo paseo* pastilla patil* pavos pavos* peaje* pedi_al pedi_cambio pedi_la pelicula_de pelis pelis* pendiente pequeno
perder personal pesos_y pide pie_y piedras pierd* pies_de pimie* pista* planc* plane* planta_de plast* platano plato_y
platos_y plaza* plega* pocos pocos* polvo* polvo_en ponen* por_cabeza por_fuera por_seguridad por_todas porteria postre
power* preguntas pregunte_si premio prepaga primera_no princ* principio prometido promo* propia publicare puerta_que
pulgar_en puntadas que_casi que_cuesta que_dejo que_estabamos que_lleva que_lo que_otra que_si que_tardan que_tenia
que_usar quedamos_en quedaron quedo_a quemados queria queriamos queso* quince quini* quinientos quise quise* quite*
racha racha* rapid* raque* rebajas rebos* rebosando recal* recargo_por recetar recetas recinto reclama recog* recogerlo
reconoce reconozco recup* reemb* refre* reini* remat* renfe renfe* reparto repit* reser* reserve respuestas retra*
reuniones revisiones risa rodapie rodillas_en ron ropa ropa_de rosas rosas* ruidi* ruta sabado saco_una sala sala_sin
salado salas_cerradas salce* salcedo saldo_de sales sales* sali_con salon salpicadero salsa sano sarte* se_durmio
se_murio se_notaba se_oyo se_podia se_si se_veia sebastian secad* secadora secar secar* secreto secue* seguido seguir
seis_veces seman* semana_que semil* semillas senala senor_del senta* separ* septiembre ser_el servi* sexto siempre_lo
siete_meses sigue siguiente simpatica simpl* sin_bateria sin_consultar sin_hielo sinie* sirenas siste* sistema sobra
sobre_y sol sol_y sombrilla sonri* suave* subas* subir sucios_y sucur* sucursal_de suete* sueter supervisor supon* surf
suspendi suspendido tabur* tacon tacos tacos* tag talla tanto tapab* tapadas tapado tardaron tarif* tarjeta_y te_llama
teatr* teatro temar* temario tenga* terci* terminamos test ticket tiene_una tierr* tierra tiesa* tira tirit* titular
tocad* toldo* tomam* tomamos torcidas torni* tornillos tornillos_de torpes torre* trabajo_y trajo_la trami* tramite
transfer transporte trist* truck truck* truco turismo turnos tutor* un_bocadillo un_cafe un_cliente un_delito un_enlace
un_minuto un_ojo un_pdf un_susto un_tornillo una_funda una_lastima una_mano una_mesa unico unico* unidad uno_en uno_me
usamo* usamos usan use va_de valencia vals vara veces_al veces_con vecino vecino_de venid* venido ventanilla_en
ventanilla_y venti* ver_con ver_las ver_mi verda* verdes verguenza verlo vestibulo vi_la viaje vieja_y viejas_y
viendolo viene_en visib* visitas vispe* vispera vistas_al vivo_en voz_de vuelven_a web_de y_cobro y_es y_hasta y_nada
y_pidio y_poca y_quince y_resulta y_tan y_tengo y_vuelta yendo yendo*`,
      '-2': `
1000 150 18 2019 20_y 22 3ºb 5 50 5_minutos 600 72_horas 80 84_anos 87 9 a_300 a_48 a_60 a_doce a_menos a_mirar
a_precio a_reclamar a_tiempo abogados abria_el abrir_una abusa* acabamos acade* academia accidentes aceitunas actores
adolescentes adoqu* adoquin advertencia agenda aguas aguas* aguje* agujeros ahi_si al_abrir al_de al_grupo al_pasillo
al_punto al_segundo alarma album* alcor* alcorcon alfil* almorzar altis* alto ambientador amigos ano anoch* anoche
anos_de anos_y anter* antes antes* antes_con antig* anunc* apara* aparece aporr* aprieta arabe* arena arena* armad*
armario arrancadas arrugado ascen* aseguro asi_que asiento asientos_sin asignado asustado atendiendo atentamente atest*
atestado atun audio autom* avisa avisada ayer bacha* bachata bajado balde balde* banad* banador bande* banos banos* bar
bar_con barco barco* barre* barrio barro bate_de bebe_llorando bebida bebidos bici bien_el bingo bingo* bizcocho blanc*
bocadillo_de boda bolit* bolsas bombin borra boste* botones brack* brackets brill* bueno bueno* bueno_pero bufan* bufe
burbu* busca* cada_dia cada_noche cada_rato cada_una cada_uno cada_vez caja calce* calle calle* callo cambi* cambiador
cambian cambiar_de cambiaron_de cambio_de camis* camisa camisas camiseta campana cance* cancelar cancelaron cancha
caricias carme* carpa* carta carta* cartas cata_de centralita cero cervezas_y chiquita chori* cierres cigarrillo
cigarros cinco cinco* cinco_de cinco_minutos cinturon_de cita_de civil clava* clavada cobra_por cobrada cobraron_dos
cobro_por cocid* cocina colch* comia* comisaria como_dos companeros compensacion con_carino con_carpeta con_desgana
con_ese con_eso con_lluvia con_lo con_numero con_siete con_toda con_wifi conde* confirma consi* constaba consultar
consumen contestaron contrato contrato_y copas copas* copas_de corba* corbata corona correcta correctamente corres
correteando corri* corta* cortante cortes corto corto* creia* crema* crois* croissant crucero crudo* cuando_nos cuarta
cuatr* cuatro_en cubo_de cuchillos cuentos cumpl* cura curar* da dado_a de_3 de_70 de_abogados de_aceite de_alta
de_cinco de_compania de_credito de_donde de_el de_ellas de_envio de_espera de_expediente de_freno de_gasolina
de_habitacion de_hace de_incendios de_natacion de_navidad de_no de_pies de_recogida de_regalo de_seis de_serie
de_tienda de_tono de_trabajo de_veinte de_ventanilla de_viajes decia* defor* degol* dejaron_pasar del_celular
del_cuarto del_fondo del_trabajo del_viaje denta* depil* depilacion_laser deposito_de dermatologa desaparecio_el
desde_el desde_las desembarque desfi* desgana desmi* desmo* desmontaron despegado devolvi devuelven dia diari* dias
dias_sin dice dice_que dicen dicen* dieciseis diga direccion_a discr* disfr* dispa* doce_anos dolia dolia* dolor
dos_dias dos_mil ducha duena educativa el_aeropuerto el_alta el_arreglo el_arroz el_asiento el_balcon el_bolsillo
el_cambio el_cubo el_desayuno el_dia el_flequillo el_local el_metro el_micro el_pan el_pastel el_peor el_perito
el_puente el_seguro el_suelo el_tobogan el_vestido elect* elige elige* eligi* empapada empleada_que empujan empujan_a
en_blanco en_caja en_mayo en_seis en_tres enano* encargue encerrados encerrados_en encie* encimera encogio encontrar
energia enferma enganado enorm* ensena enten* entra_en entraban entrada_a entre_ellos entregado_en era_el era_la es_el
escaleras escan* escucha especial espera esperara esta_el estaba_en este este_sitio esterillas esto_lo estre* estropeo
estud* etiqueta_de etiquetada exage* excesivo excur* existia expli* explico_que expre* extravio falla* favor* fecha
feria* fiesta fila_y financiacion firma_a flipa* flori* fondo formulario_que fragi* fragil frasc* freid* fresa* frias_y
fruta_de fue_lo fuimo* fuimos galle* ganas ganas* gane garba* garbanzos gaseo* gaseosa gasolinera gato gel gemas gemas*
gener* gestor gin_tonic goteaba goter* gotera grasa grasa* grati* gratis grifo grifo* gritar grito_que guardia_civil
guita* guitarra ha_dejado hablado hablar_con hacerme haces_cola halla* hambr* hambre hambu* hasta_las he_puesto helada
hermano_y hiciera higad* higado hipot* hipoteca historia honor* hora_por hora_y horas_con horas_por hormigonera horri*
horrible hospital hotel_de hueco* hundio imagen importante impresora impuestos in incendios incluidas indio indio*
indus* ines infantil infar* infarto inflado informacion inicio inmobiliaria insis* instalar inten* invernadero invierno
invita italiano izquierda izquierda_y jardi* jubilado juego* jugo julio julio* junta* justamente justo kebab kebab*
la_abuela la_actualizacion la_atencion la_basura la_boda la_calefaccion la_cancha la_carne la_carrera la_cena
la_central la_cita la_dejo la_depilacion la_entrega la_estacion la_factura la_final la_madrugada la_maleta la_manana
la_mesa la_musica la_operacion la_ortodoncia la_planta la_prima la_primera la_radio la_recomendo la_red la_reforma
la_resena la_ropa la_seno la_talla lado ladri* lampara largo largo* las_23 las_diez las_galletas las_tres lata lavab*
lavanderia lavar le_dije lecci* leone* letra leyen* libro licuadora lima limpieza lista lista* liter* literas_que
llamamos llamar_al llegado llegamos llegar_a llego_una llegu* llegue llena_de llevamos lleve lleve* lo_negaron lo_tenia
los_cristales los_dos los_lentes los_tornillos luego_no lugar lugar* luz_apagada madre_con mail maiz malit* manchado
mandan mandan_a mandando mandaron_un mande manguera mante* marav* marca marit* marte* martes mas_que mater* matri*
mayon* mayonesa me_cancelaron me_colgo me_contestan me_dejaba me_lo mecha* media* medias medicina mejor_que menos_diez
menos_los menos_mal menu_degustacion mercado merec* mes_con mesa_pegajosa meter meter* metod* metodo mi_bolso mi_dinero
mi_gato mi_nieta mi_senora mi_viejo micro mil_por milanesa milla* millas minus* minutos_no minutos_y mirab* mis_padres
mojito monitores moreno morir motot* mototaxi muchas muebles muere muero muero* muerta muestra muneca nada_a natillas
negra neumaticos nevera ni ni_por ni_un ni_una nieta nieta* ningun ninguno nino_la no_a no_baja no_devuelve no_eran
no_ha no_habia no_lo no_pueden no_puedo no_suena no_te no_vale nos_dieron nos_dijo nos_hizo nos_la nos_lo nos_paso
notario novia novios nucle* nueva* nuevo nunca_llego ofert* ojala ojala* oler olien* oliendo oliendo_a olor_a olvide
once once_dias onda opcion operacion orientacion original_y orteg* ortega ortod* ortodoncia oscur* oscuro oscuro_y oyes
padre_no pagar pagar_el pagina pague_con palmo* palom* pan_y pantalla pantalon papel_que papelito paqueteria
para_cambiar para_la para_los para_una parag* parej* parking_a parte_del partidas pasando_de pase_de pasillos paso_a
pasta pastillas_de pasto* patada patat* patillas patines pedaz* pedazos pedi_que pedid* pegad* pegada pegar peli_de
pelic* pelos pelos* peluc* peluche pense pense* peque* perdi* perdio_la perfectamente perfecto pero_ya persianas perso*
pesado picada picado picor piden piden* pidieron_el piens* pieza pieza* pilas pilas* pinta* pintalabios pinto pladu*
pladur plan plancha plastico plastico_en plataforma plato plato* plazo* pobres podologo poliz* poliza pollo pollo*
pondre ponen por_ciento por_salir por_sms por_un porque_se porque_solo postizas preciosa premi* presu* previa prima
primer_dia probadores probar problema profesores prome* prometio protestar proveedor prude* prudente publicidad puebla
puede puede* pueden puedo puedo* puent* pues pulse* pulsera punal punal* punta* puse_una qr que_cobra que_decia que_eso
que_estaba que_estaban que_hace que_la que_para que_pedir que_son que_va queda quedo_sin queria_un queso quinc* quitan
quitar quite raro rasgu* rata rayada rayar* rayaron recepcion_y receta recitaba reclamar_el recoger_a reconocidos
refor* reforma rehab* rehabilitacion reloj requi* requisitos resecas resena reservado resolvio respaldo respirar
resuelta resulta resulta_que resultados retirado reves reves* rinco* rincon rinde rinde* robot* rodillas rodri* ronda
rotas rotas* sabad* sabe_y sal salia_a salon* se_acabo se_hundio se_levanto se_ve se_ven sea_que secos secos* secre*
segundo seguro semana semanas_con senor_con senor_de senoras sentencia septi* servicio_de sesen* sesenta sesio* show
si_el si_es si_le sido siemp* siempre siempre_a signo* sigo sigue_goteando sigue_igual silban sillo* sillon sin_poder
sin_senal siqui* siquiera sirve solo solucion sombr* sombra sorpr* su_companera suave subia subid* subida subio_el
sucursal sueno sueno* suscripcion tabac* tabaco tajad* tapon taquillas tarda_en tea telefono_de telev* tempe*
temperatura tened* tenga tensi* terce* tercera tia_se tibia tibia* tickets tiend* tiendas timbr* timbre tinte tinte*
tinto* tintoreria tiron tobogan_y toco todos_los toldo tomaron tonic tonic* tonto torcida torme* tormenta torno torno*
torti* tortuga total* tour trabajar tractor trafi* traga* traslado_de treme* triple tripo* tripode tumbona turbi*
turno* turro* turron tutea* uber ultima un_anuncio un_burro un_cupon un_desastre un_descuento un_match un_poco un_senor
un_sotano un_taco un_video una_caja una_cita una_cuenta una_llamada una_tele unas_de unive* universidad usados vacio*
valoraciones vecinos_de vegetariano veint* veinte veinte_euros veintidos velo vendan vende vendia venia_con venian
venir venir* venta* ventanilla ver_un verdad verdo* verdoso vergu* vez viajar viaje_y viene viene* viern* viernes vino
vino_el vino_miro visit* vista* voces voces* volab* volantes volver volver_a volvera volvi volvi_a vuelv* y_bien y_casi
y_cuesta y_en y_les y_ninguno y_no y_perdi y_toallas y_un y_volvio ya_estaba ya_se yeso yo_estaba yo_que yoga`,
      '-1': `
0 114 200 214 29 312 380 4471 500 700 71 75 86 abiertas aboga* abogado abras* abrazo abrieron abril abril* abrir*
aceit* acomodador acordado acuat* adema* ademas aerol* aerolinea afoni* afonica agend* ahijada ajustar alarm* alcal*
aleman alguno alime* almor* amarga andan* andre* andres anfitriona animal anotar anteo* anteojos antic* apagado
aparecen aparecia aparto apelmazado apena* apenas arbol* ardia ardia* ardiente armar* arrancar arreglar arroz arroz*
artis* aspir* aspiradora atrac* aunqu* aunque autoe* autoescuela avanz* avena avena* aveni* avenida avisaron azule*
azulejos baile baile* bajas bajas* banco* baner* banera barbero barri* bascu* basta* be bebid* beisb* beisbol besos
besos* bibli* bien blando bloqueada bloqueado bogot* bogota boliv* bolsa bolsa* bolso bolso* bombe* bonit* botellita
brasas brome* bufet buffe* buffet bulto* bus busca caballero cable cadav* caduc* cajer* cajero cajones calderilla
calen* calma* calza* camara cambiaron camina camiones campu* campus cancelacion caner* caneria cangu* canguro canse*
capa cara caras caras* carga* cargo cargu* cargue caric* carre* cartel castillo cater* catering cator* catorce cebra
cebra* cemen* cenic* cerem* cerraba cerraron cerve* cervezas chancletas charla chica* chico chino* chiripa chuec*
chule* cient* ciento cierto cintura civil* clara* clarito claro claro* clausurado clavaron cobran cochi* codig* codigo
cogi cojo colib* colibri compi* compl* completo comunidad conch* condenada conso* contenido contento contesta conve*
copia* corazon corde* corre* correo correr corta cortados cortar cortesia cosa cristal criti* cuadernos cuadras cuadro
cual cuanto cubo cuchillo cuenta cuento cumple cuota* cupon cupon* custodia das decir* dejarlo delit* depen* depor*
derre* desaparecen desbo* descuentan deses* desesperada destino deter* detergente devolverla devue* diciendole
diferencia dirig* divino dj docena dormidos dos droga ducha* durmi* durmio ecogr* ecografia edred* edredon efect* eh
electrico ellos ellos* empan* empez* empuj* enano enanos encaj* encargada encerraron enchufe enciende encierran
encogidos enred* ensaladilla entid* entidad entor* entorno entra entra* entrar entrara enviado eps equipaje equiv*
eramo* eramos eran escaneado escondido escrita espalda espej* esquina esta estaban estad* estat* estatica estom*
estomago estrellas estresados estropajo euros euros* exame* exclusiva excursion explico expres exter* fabri* falta*
faltaba faltan falto* familias fatal fatal* fecha* felpu* felpudo filtran firmamos firme firme* flores forma* foto
freidora funcionaba funda* funeraria fusil* gabinete garbanzo gastada gatos gatos* gente gente* gesto* gineb* giro
globos gps grabar gradu* grafi* gratu* gratuita gris gritaban guapo guapo* gusto* ha habiamos habitacion habla hacen
hacen* hacer* hamac* hamaca hamacas hamburguesa han has hechos hilo hojas hojas* horas horas* horos* horoscopo hotel
hotel* hoy hucha hucha* huele huele* huelg* huesp* hundi* impue* impun* impuntual incluida india india* infan* insta*
instructora intacta interesa interior intolerante jardin jersey jubil* juego jugue* justi* justo* kg kilometro ladra
ladra* lapid* lapida leche* lentes leo liebr* liebre limon linea llamarle llego llego* llorar loco lomo luces luces*
luz maestras magic* maletas malos malos* mande* mando manejo manera mango mango* mantenimiento manza* manzana marca*
marid* marque marron marroqui marzo marzo* masaje matem* matematicas mateo mateo* matrimonio mayo mayor mayor* medidas
medit* meditacion megafonia mensaje metro metro* miel mil minibar minima miraba mirar* miren* mixta* mixto mixto*
moderna mojit* moles* molesta mono moque* moqueta mosqu* mucha* mudanza muebl* multa multi* municipales nada naranjas
naric* narices natac* natacion negado nena nieve* ningu* ninos ninos* no noches nombre norma* nota notic* noven*
noventa novia* nuevo* nugge* numeros ocupa oferta oficina olvid* orden* ordenador orien* otra otros otros* pacie*
paler* palermo palo panaderia panal* papas papas* paque* paquete paran paran* parche paredes parte* partir pasa pasan
pasaron pase pasta* pedir pegam* pelea peleo* peleon peluquera pendi* pequenita perch* perdida peritaje perjuicios
perro persiana personas pescaderia pesos pesos* pestanas picat* picatostes piezas pilar pilar* piropo pisaron pisco
pista pistacho pitab* pitaba pizarra plano* plant* planta platos playa playa* plazo plazos pobre pobre* polar polar*
polen polen* polit* ponerle pones pones* ponga* pongo pongo* ponia portabilidad posta poste* posti* postv* postventa
practicas premium presto prima* primavera prime* primera productos publi* pueda* puesto pulpo pulpo* pulso pulso* punta
punto* que quedas quedo quedo* quemar quiero quimico quinceanera quiqu* quique quisi* quitaron quito quito* ramir*
ramiro rapido raton* rebaj* reban* rebec* rebeca recet* recibe recibos reclina recor* recupere regalo regio* regional
reglamento rejilla relig* relle* reluc* repetido repue* resen* reservamos residencia respu* resul* rever* revisado
revise revision rey ricas ricas* ridic* rinones robo robot rollo rollo* rompen rotul* route* router sabes sabes* sabie*
sacar saludaban sana sanda* sanit* saque secuestrados seda sede segui* seguimiento segun* segunda sello sente* sepa
septimo sera serrano sient* siest* siesta sigue* silla* sillones sin sirve* skins skins* socio solos solos* soltera
sorbi* spa sube subi sucio* suegra suegros sugerencias sujetador sumin* suministro suspende talad* tamal* tamales
taman* tamano tambor tarifa tarje* tarjeta telar* teled* televisor temas temas* tenian tension tercero termine tetra*
texto texto* tienda tieso tipic* tirado toda tomates tonte* toque torpe* tos total trampa tranquilo traslado
traumatologo trein* treinta tren tres triza* trizas tuerca turno tutor tuvim* tuvimos ubicado ultim* uno usaba usaba*
usarlo usd vasit* vasito veces veces* vecin* velada vengan ventas ver veranos verde* verificacion vieja* viejo viniendo
virtu* virtual visad* visado visita visto visto* volando vuelta vuelvo walla* wallapop ximen* yolan* yolanda zara
zombis zulo`,
      '1': `
0800 17 2011 2024 26 54 900 a abona* abono* abrie* abrim* abrimos abrio abrio* abuel* abusiva abuso abuso* accid*
acele* acosan acuerda adiestrador admision adria* adrian agenc* agencia agentes aguan* aguanto aguja* ahora ahora*
ahorr* airbn* airbnb aires aires* al alcohol aleta* algui* alguien alino alino* alumn* amort* analisis analitica anden
anden* anfit* anos anten* antiguas antiguo anton* anuncio apagu* apague aparato apare* aparecio apartamento apiladas
aplau* aplic* apres* apretada apunte arbol arnes arnes* arreglan asegu* asesor asi atascado atend* atendia atendio
atrav* audifonos aula autentico ayudo ayudo* azotea azul azulejo bailando bajad* bajada bajan* bajo banca* bancarios
bano banqu* barra barra* barrera bigot* bigote bizum bomba bomba* bonos bonos* borde* bosteza botella boton* bravo
bravo* bronca brown* brownie buset* buseta butan* butano cabana cabec* cabina cable* cabre* caido calde* calvo calvo*
camar* camarera camarero cambiar camino camio* campamento campi* camping canar* canas cancu* cancun canin* canina
caram* cargo* carne* carpe* carro* cascos casi casos casos* castellano catalan cenicero ceniz* cereal cerrados cerrar
cerro cerro* certi* certificado chapa* chapi* chava chavo* chillan chiqu* chiste choque ciclos cierras ciert* cinta*
cliente clientela coches coger coger* cogie* cogieron coja colgada colon* comanda comed* comedor comento comercial
comercializadora comes comes* comi compadre compr* compra comprar comuna conci* conejo confirmada confirmar conocen
consultas consumicion consumido conte* conto conto* contr* contratado coord* copa copia corazoncitos corazones corch*
corcho costa* credito cremas creo crepe crepe* crisi* crisis crist* cruce* cuade* cuadr* cuadra cuant* cuarto cuelan
cuent* cuerp* cuerpo cuidado cuidadoras culpa* curry curry* dani danos danos* dar darle datos datos* decat* decathlon
declaracion dejaba delan* delante delfines demas denti* dentista dependiente derma* derretido desal* desaparecieron
desas* desastre desbl* desca* descansar descarga descosido desde desde* desen* desga* desgu* desguace desnuda despe*
despl* despo* desvi* devoluciones diero* dieron dije diner* dinero disco* divorcio domes* dormida dormir duena* dulzon
dupli* echarnos educa* ejecutivos elast* ella embar* emerg* emergencia emparejo empleado empleo en encoge enfad*
enfermeras engor* enlac* enlace ensen* entera entraba entre entregue entrenar envia* envol* equip* error* escolares
escopeta espan* espectaculo espon* esponja estafados estando ester* estil* estreno estresada estufa estuvo euro
examenes examinador excel exclu* excus* excusas exist* existe extraviada facturas famil* favor feria ferreyra fianz*
fianza ficha filete filtr* filtro finan* fisioterapeuta flore* folio fonta* franc* free fregar frena* fuera fuera*
fumad* fumar fundi* furgo gabin* gafas gafas* gamba* ganch* ganso* garaj* garaje garrafa gigan* gimnasia gimnasio gin
ginecologo girat* giratoria golpe googl* google gordas goteras grabado grado* grano* grave* grua guarda guardo guia
guiri* guiris habitaciones habitual habla* hace hasta hasta* hemos hemos* herma* hermana hermano herme* hice hicie*
hicieron hierba hoja hombros hubie* hubiera hueso ibupr* ibuprofeno ignoro igual iker image* imagi* impor* incendio ine
inexistentes inicial inutil iphon* iphone itv jajaj* jajaja jamon jarab* jarabe jubilados jubile jueve* jueves jugado
juici* junto junto* kiosc* kiosco ladrones largas laser laser* lavarropas leccion leche letra* levantar levantes
licencia licuados linte* liqui* listo listo* literalmente llama* llamaron llave* llenas lleva llevo llevo* lloraban
llueve lo logop* logopeda los ludot* ludoteca luego luego* macetas madre madre* madres majos majos* maltratador mamog*
mamografia maner* mangu* manos manta* mantequilla marcos marea* mareo* martillo masaj* mascota maste* master me mecha
medicamento mensajes mensual menudo mercadillo mesera metid* metros mezca* mezcal mi micro* milagros minib* mirad*
miren mismas mochila mojado molestaramos monos* monto* morta* mortal mosta* mostrador movil* mu muerto munecas murcia
murio murio* nacim* nacimiento narcos natur* natural negoc* negra* negro* nenes nenes* nervio nomina notificacion
nuevos nunca nunca* o ochoc* ochocientos ocurriera ofici* ok oliva* olla operada oreja* organizado oxidado pad pagam*
pagamos pagan* palan* palanca paliza papa paracetamol param* paramos parejas pasad* pasamos pasar pasillo patio patio*
pdf pedal* pegab* pegaba pegado pegaron pelo pendientes pequenos perdo* perito permi* perra perro* persa persa* pesca*
pescadera pescado pie piedra piel piensa pijam* pijama pincha pino pinos pinos* pinto* pintor plata* plieg* pliega
podia* polic* ponga por porta* portatil porte* porton potit* prefe* prefi* prender proba* profesional profesora
prometia promocional propinas psicologa pueblo puente puert* puerta puest* punti* pura puse quedarme quede quede* queja
quejado quirofano quita quita* quiten rasca* raya razon razon* re reacondicionado recepcion recoger recon* recue*
recuerdo regal* regla* regul* reloj* repar* repli* replica repuesto resac* resid* resop* resulto reten* retrasada
reviso revue* rodan* rodando rojos rojos* rompi* ronca* rosad* rosal* roto roton* rotonda rutina sabana sabia* sacad*
sacam* sacamos salgo salgo* sali salia salido salio salio* salmo* sarten sauna sauna* segur* sello* senal senalado
sende* senor senor* sente separada servidor sesion si silla sirven sitios sobraba sobri* social sonab* sonaba sonan*
sonando soporte sorbo* suben suben* subes subes* subiendo suces* sucesos suelo* sueltas super* surti* suspendieron
taburete taller tambi* tambien tambo* tan tapan* tarta* tasa tecnico telef* telefonica telefono tenia* tequi* terminado
thai tiene tiene* tijera tiradas tiros tiros* toalla tocara tocaron todos todos* tomada tonto* torer* torero tornillo
trabajo trage* tragedia trago traiga trajo trajo* trepa* tripl* triste trona* ubica* ubicacion ultimo un una unai unas
unifo* uniforme uso vacia vacia* vacun* vacuna valer* valeria valid* vallas valor* valoran valorar vaso vaya vayan
vayan* vegano vela venda vendidos venen* venganza venia* ventanas verif* verlo* vestuarios viaja* viajaba vidriera
vieji* viendo vigilancia vinie* violi* violin volca* vuelt* vueltas ya yo zombi*`,
      '2': `
140 28 63 72 800 a_11 a_medio a_mis a_quien abajo abajo* abier* abierta abriera abrigos abrio_la abuela_se aca acabo
acabo* acent* acera* acoso acoso* adelantado adelantado_y adelante administrador admitio adolescente agarro_del agua_de
ah ahi ahi_y ajenas al_bano al_cliente al_vater al_volver albaran alcan* alergenos alergia alergica_a alergico algo
algun* alguna alpac* alquilado amenaza anill* anillo anima* antes_y antipatica anulado anunciaban aparecieron
aparecio_en apret* apreto aquel* aquello arbitro arque* arranco artificiales asalto aseso* asomo asomo* atan atiende
atienden ato atraccion atrapados audif* aunque_el auten* autob* autocaravana autoinyector autop* auxiliares avioneta
avisa* avisadas aviso aviso* avispas azafa* bajo_el bala baldo* baldosas banco_no bandi* bandidos barro* bate bebiendo
bebo benito betun betun* bizum* blanca_y bloquea blusa* bolet* brasi* brasil buceo buceo* bufete bunga* bungalow
burofax_y caballo caballo_se caban* cabeza cacao cacao* cachimba cada_mes caducado caducidad caia calab* caldera calva
cama cama_y camarero_me cambian_el cambiarla camino_a camisetas canal cancelan canda* candado canje* capo cara_de
carni* carpas carpi* carpintero casin* casino caste* casti* casua* cemento chafa* chanc* charo* chau chavo chica_de
chica_que chico_con china china* chispa chist* chorreando chuli* chupitos ciclo* ciega* cierra_la cinco_personas cinta
cintu* circular citada ciuda* ciudad clari* clausula clavado clavado_en clave* clavi* clavicula clien* cliente_y coach
cobra* cobro cochecito cocina_con cocte* coctel colas_de colegio colgo colgo* comentando comente como_ella como_le
compa* compradores compre_el con_ellos con_los con_medio con_nosotros conce* consiguio const* consu* consulta consumo
conte contestaba contestan_que contestaron_con conteste contracciones contratar coron* correa corto_el cosas cosas*
cosio cosio* costura crede* credencial credi* croni* cronica cruda cuaderno cuartos cuatro_anos cuatro_de cuatro_kilos
cuatro_y cuatrocientos cuban* cuchara cuerpo_y cuiden cumbi* cumbia cunad* cunado curvas custo* dataf* datafono de_10
de_4 de_5 de_84 de_abrir de_aluminio de_boda de_cristal de_humo de_internet de_los de_menos de_murcia de_ninos de_otro
de_pino de_primera de_ruedas de_sangre de_siete de_soja de_un debaj* debajo decia_la decir_que decirmelo dejado dejan
dejar* dejaron dejas dejo dejo_en dejo_todo del del_aseo del_bano del_bufe del_coche del_de del_pan dentr* dentro
depri* derec* desab* desaparecidos desayunar descanso desconocido desganada despu* despues deste* detector detra*
detras devolver diciendo_que dieron_una diez_dias digo dijer* dijo_que dio_un direc* directo discutir dni docen* docto*
doctor domicilio donde donde* dormimos_en dos_chicos dos_lineas dos_veces doscientas duran* durmiendo echan* educacion
efectivo el_alquiler el_altavoz el_anfitrion el_armario el_asunto el_auxiliar el_caballo el_celular el_chavo el_comedor
el_crucero el_espectaculo el_fondo el_helado el_juez el_laboratorio el_loro el_mensajero el_movil el_muchacho
el_parking el_pin el_pollo el_proximo el_traje el_video el_vigilante elefante eleme* elemento elisa elisa* ella_sola
ellas ellas* en_brazos en_otro en_plena en_todo en_treinta encendido encia encim* encima encon* ensene enseno_el
enteramos enton* entonces entrada_por entras entrevista enviaron envoltorio envuelto envuelto_en era_un era_una es_la
es_muy es_un escal* escalera_de escolar escriba escriben escribes escribio escrito escucho escupio esposa estante
estar* estimado estirado estoy estoy* euros_y exami* extintores facia* facial facil facturacion fallo falta_un
faltaban_dos familia famosa fecha_de fechas feos ferna* ficha* fiesta_de figura firmado firmar firmo firmo* fondo_y
frega* freno* fruto* frutos frutos_secos fue_culpa fuego fuegos fuegos_artificiales fuert* fuerte fuerz* fuerza fui_a
funcionaria gasolina gemelos gimna* ginec* girab* giraba gitan* glori* golpe* grabada grana* granada guantes_de guapa
guapa* guard* guarda_la guardaron guarde habian hacer_y hacha* he hebil* hebilla hecha heladera hermanos herna*
hicieran higie* histo* hoja_de horas_sin hospi* hubo huella hundia iban idea imita* impec* impecable imposibles incen*
incre* increible inflable inici* instagram instituto instr* intento interfono intol* inuti* inventario ir_al jacuz*
jacuzzi jamas jamas* juicio juntos la_ambulancia la_analitica la_bici la_cadera la_cafeteria la_caja la_carpeta
la_charla la_clienta la_copia la_diferencia la_encontre la_enfermera la_ensalada la_escalera la_feria la_hoja
la_inmobiliaria la_nina la_parada la_playa la_profesora la_prueba la_rampa la_rejilla la_sala la_sesion la_tripulacion
la_valla la_version laboral lacto* lamen* lana langostinos las_cosas las_monedas las_notas las_patas lata_de latin*
lavabo le_falta le_pegaron le_pusieron leon letra_chica letras levan* levantaron libro_de licua* limpios linterna
liquido lista_de llamaban llamando llamo llamo* llave_de llegaron llene llene* llevaba_una llevan lleve_el llevo_el
llora* llorando lo_comente lo_deje lo_dije lo_pedi lo_tiene lobo los_abrigos los_auriculares los_cables los_chicos
los_cinco los_cuatro los_otros los_padres los_papeles los_pelos los_peques los_seis los_tacos los_vecinos lucia lucia*
macar* macha* machu* madrugada malhu* mama_y mandaba manga* mano_y manta manti* mantiene mar marco marco* maria*
marido_con match me_agarro me_dan me_dio me_escupio me_hizo me_manda me_mando me_ofrecieron me_ofrecio me_vendieron
medic* medidor menci* mendi* mensajero mesa_de metes metes* mezclados mi_abuelo mi_carpeta mi_coche mi_cunado mi_novio
mi_padre mi_paquete mi_plato mi_sobrina mi_tia mi_vecina mias mil_kilometros mira miraron mis misma misma* misma_foto
molid* molie* moned* monis* moren* moscas mostr* motivo motor motor* mover* movil movil_y mueble mujer muletas multa*
murio_en mutua* nadie_le nadie_sabe necesitaba negro nervi* ni_el ni_las ni_te nico nido niegan nina ninos_en
no_devuelven no_esta no_le no_les no_me no_quedaba no_quiero noche_en nocturno nombre_del normales nos nos_dio
nos_enteramos nosotros_en nosotros_la nuece* nueces nuestro numeros_de o_me ocho_de ocho_meses ocurr* ofrecen
ofrecieron oia ojo olvidado once_anos opina* oreja origi* original oro oscura oscuras oso ostra* ostras otono otono*
oxxo oye padre pagab* pagaba paliz* palma palomas panam* pantalones papeles_y parac* parte partir_de pasap* pasas paso
paso_una paste* patas patas* pausa* payaso pedic* pedicura pegar* pelado pelar* peluq* pensamos pensi* perdi_el
perdieron perfi* perit* perro_en perro_se persona pesar pesimo piano piano* picad* pierc* piercing pierdo pierna pies
pin pinon* pinones pinzas pipas pipas* piram* pirop* pitan* pitando pito placa* place* plan_de plati* platino plazo_y
policia polig* poligono ponerlo por_adelantado por_ese por_los porque_a porque_lo poste precio_por pregunte_tres primo
profe* promete propi* propios prote* proteina provo* proxi* proximo prueba puerta_el puerta_en puertas puntos pure
pusie* pusieron que_alguien que_asi que_eran que_fue que_hable que_iba que_le que_me que_sepa que_tienen que_venga
quedo_con quemada querer quien quien* quien_le quien_lo quieres quisieron quiso quiso* quitamiedos radiografia rampa
rampa* raspa* rayo rayo_el recep* recepcionistas recibo recin* reclamar reclu* reconocio recurro red regla reina remate
remit* rendi* renov* repitio resba* resenas reset* resol* respi* responsables retiro_de retorcio retuvieron reventado
reventaron revuelto robada robar* robaron robaron_las rodilla rojo rompio ronda* roto_y rotos rotos* ruedas_de sabe
saben saben* saber* saca sacan sacan* salia* salida_de salio_a salio_en salsa_de sat se_me se_sabe se_tomo seguia
segundo_que selfi* semaf* semanal semanas_despues sena senales senor_que senora_me senores senorita sento sento*
servian servilleta seten* setenta si_estaba si_las si_no si_se siempre_el siempre_que siguen sillas_de sin_comprar
sin_gluten sin_motivo sin_tapa sobre sobre* sobrina socia* solo_si solto_un son son_de son_un sono sorpresa soy_de
subi_a subidos subie* subieron subte* sucio suelta suena sufrio supo taller_de tambien_se tanque tanto_que taqui*
tarde_a tardes tardo_dos tarjeta_regalo tasador tatua* taxi te_dice te_la teleferico telefono_en tempo* temporada
tendran tener* tengo_el tengo_en tenia terremoto tesis tesis* tijeras tio tiran* tirar* titul* tocado todas todas*
todo_y tomar tomo_dos toque* tortugas traba* trabaja trae trago* tranq* tranqui trans* transferencia trapo trapo*
tras_el trasq* trata* tres_numeros tribunales tripulacion trope* tumba turbia turbo turbo* tuvo ultimos ultra*
un_anillo un_arbol un_atraco un_dia un_error un_formulario un_golpe un_grupo un_ladrillo un_ladron un_rayon un_robot
una_cosa una_empleada una_foto una_resonancia unas_gafas urgencia urgente usado* valij* valladolid van van_a veces_que
vecina veinte_personas velad* veler* velero vemos vemos* vendidas veneno verba* verbal veter* vez_del vez_no vez_que
via viaje_de vida vieja vienen vinieron_a virus virus* vista vitri* volvi* whatsapp ximena y_cincuenta y_cuando
y_dejaron y_ella y_era y_esta y_guino y_me y_ni y_quien y_si ya_le ya_nos ya_te yo_no`,
      '3': `
000 110 128 14_meses 2022 49 67 78 79 900_euros a_cobrar a_diario a_diez a_esa a_gritos a_lo a_los a_tener a_tu a_una
a_ustedes abierto abren abren* abuela_con abund* abusi* aceite acomp* acord* acto adela* adelanto admin* admit*
admitido adoptado adultos agarrado agua_el al_contenedor algo_mas aliex* aliexpress alquiler alumno ambul* ambulancia
ameri* americana amigo amont* amoxi* amoxicilina amput* amputaron anda andam* andan angel* anteriores anticipo anual
apellido aplaudiendo app_y apues* apuntaron apura* arana* arrancaba arrima asalt* asqueroso ataca* atender atien* atras
atrev* audi aunque_le auto_de autoc* autopista auxiliar_de averg* avisos ay azote* bajaban bajar banda banda* barba
baris* barista barra_de barra_me baston bauti* bautizo bebes bebes* bebes_con bebio bebio* benit* benzodiacepina
billete_de billetes bloquean bodeg* bodega boli bolle* bombones borrosa bota botella_de botellas boton brazos brik
broma* bufet* burro busque cabal* caballos cabez* cacah* cacahuate cachi* cachorra caer cagadas caja_fuerte cajera
cajon* calva* calvas cama_en cambiar_la camello camillero campana_de campe* canch* carajillos carce* carcel carita
carretera carro carta_del cartero casada casados casar* casco casco* casero caso casualidad cayer* cedio cedio* cejas
cejas* celiaca_y cenar cenar* cerrajeria cerro_la chancla chavales chica_y chich* chicos chill* chistes choqu* chulo
chulo* cierre cierv* cincuenta_y ciruj* cirujano citac* citacion claus* cobro* cobro_y cocina_y codo cojea cojo_y cole
coloc* colon coman* comer como_yo companera compania compran con_alguien con_cinta con_forma con_las con_otra con_otro
con_que con_su con_tarjeta con_todos conejitos confi* confirmacion confundio_de congr* congreso conoz* conozco
consultorio conta* contador contesto contesto_que corrio cortado costaba costado creat* crecer cree crio cript* cruce
cualquier cuando_proteste cuatro_entradas cuatro_minutos cuatro_personas cucha* cuenca cuidadora_le cuide* cupo cutic*
de_7 de_a de_eso de_fin de_gas de_golpe de_hambre de_latex de_limpieza de_mi de_mis de_nuestra de_otra de_pagar
de_plata de_reclamaciones de_urgencias debajo_de deber* debia dedic* dedos dedos* dedos_marcados dejab* dejad*
dejado_en dejam* dejamos dejan* dejas* del_bebe del_camping del_centro del_instituto del_mostrador del_piso delante_que
delfi* delic* demanda depos* deposito desar* desarmo descampado desde_que desfa* deshi* despachando detec* devolveis
devolvio devuelve di di_de diagnostico diario dias_por diciendo dijeron dijeron_que dijo dio dios dira direccion_de
diria diria* discos disculpas disparo docum* dolar* dolares donde_estaba donde_la dormi* dormido dormido_en dos_dientes
dos_minutos duda dueno_me durmiendo_en echando echaron_a edad el_acto el_ascensor el_bizcocho el_calentador el_camion
el_cuello el_de el_dj el_doctor el_enchufe el_fontanero el_hombre el_hotel el_hueso el_informe el_labio el_mini
el_monitor el_mozo el_olor el_oso el_parque el_porton el_sabado el_taladro el_taller el_techo el_timbre el_vidrio
el_vuelo elevador ella_que empie* emple* en_cinco en_clase en_el en_esa en_la en_los en_mi en_que en_silla en_una
en_vez encar* encima_se encontro enfermera enfermo engano entender entran entrar_por entre_los entrenador ernes*
ernesto error escol* escondida_en escuc* espos* esquis estaba_cerrada estam* estas estas* estet* estir* esto
explicacion fabrican falta_la faltaban_los fideos fiebr* fiebre finde finde* fisca* flaco flaco* flamencos floje*
flojera fondos forro forro* fotocopia frascos frenazo fuego* fuera_de fuera_del fueramos fuerte_que fumando_marihuana
furgo* furgoneta galli* gallinas gallos gallos_de garan* gastritis genio* gestion_y gesto globo* gota grado graves
grito_el gritos grosera grupos guardarropa guino guino* gym ha_pasado hablaba hablar habra hacem* hacemos hacha hacian
hago hasta_la haya hicieron_esperar hija_a hija_se hijo hijo_y hizo_el hizo_un hizo_una hombre honor hora_a hora_del
hosta* hostal hoy_no hueco hueso* huespedes humo iba ibiza ibiza* id iman implante importe inconsciente indir*
indirecta infor* ingeniera inscr* inspector insti* insulto inund* ir irme jaiba jaiba* jamon* jorge jorge* joyer*
juega* juez jurar* juraron juzga* juzgado_de kevin kevin* kilo la_camioneta la_carcel la_cartera la_clinica la_cobran
la_copa la_cuarta la_culpa la_freidora la_funda la_gente la_lampara la_litera la_luna la_maestra la_mochila la_montana
la_obra la_pared la_pista la_plancha la_plata la_plaza la_pobre la_polea la_policia la_proteina la_proxima la_reja
la_taquilla la_tarjeta la_tintoreria la_tutora la_vendedora la_voz labia* ladrillos ladro lanza* larguisimas
las_entradas las_llantas las_noches las_puertas las_sabanas las_zapatillas le le_avise le_reclame le_toco legal legal*
leido leido* levante levanto licen* litera llamaba llanta llave llego_a llego_al llego_un llegue_a llevado lloraba
llore* lloviendo lo_cambiaron lo_devolvieron lo_dijo lo_peor lo_pone lo_primero lo_tengo loro los_carritos los_pies
los_que luego_te luis mafia mafia* maite maite* mampa* mampara manana_en manana_no maneras manipulada manol* manolo
manos_de manotazos marcados_en marcha_y marchar marido_y marro* mas_tarde matad* mato me_abrio me_cargaron me_decia
me_devolvieron me_hicieron me_levante me_llama me_llego me_lleve me_pagan me_pillo me_puse me_quitara me_sentaron
me_solto me_trajo megafono melli* menor mensa* mentira menu_sin menud* merca* merceria merit* mero metros_del mi_caso
mi_hija mi_hijo mi_me mi_nomina mi_placa mi_suegro midie* mientras_la mios mira_que miran* mirando mis_papeles mochi*
monedas_de monedero monit* monitoras moratones mostre moto movie* muchacho_de mudan* muerto_de muerto_en mujer_con
mulet* murci* muy_bonito nacid* nacido nacio* nadie_pregunto nafta nafta* nativ* nativo navaja negad* ni_idea niega*
ningun_sitio ninguna no_avisaron no_era no_estaba no_estaban no_hizo no_hubo no_sabe no_soy no_sube no_tengo nos_dejo
notar* nueve_horas objetivo oblig* ocho_horas ofrece olvidas organizada orill* orilla orque* orquesta otro_y oxida*
oxidados pacta* pactado pajar* palab* panad* panel* papeles paquete_de paquetes para_avisar para_devolver para_hablar
para_que parara pare paro parqueadero parri* parte_de pasada pasaj* pasajeros pasam* pasen* pases pases* pasti*
patinete patri* peato* pedal pedi_una pedia* pediatra pelad* pelea* pelig* pelot* penal* peques perdio perfil_y
perforada perju* perra* perri* perro_guia perros pesas pesas* picor* pidio pidio* pieda* piedad piernas_y pinche pingu*
pinguinos pintado pisar piso piso_estaba pistola pizar* pizzeria placa plana* plano plastificada plata_no playe*
playero plena* podia polea polea_se poner poner* poqui* poquito por_cierto por_cinco por_correo por_el por_megafonia
por_mi por_no por_su porque_la porque_no portada postre_y preguntan preguntar pregunte_y pregunto_a preparada preventa
primero_que priva* profesor pront* pronto propina proteste proxima prueba_de publica puerta_nos puesta punta_de
que_casualidad que_con que_dijo que_hacen que_hizo que_los que_paga que_soy que_yo quedan quedo_en quemadas
querian_cobrar quimi* quiroga quitara quito_el radia* rapidos raquel ratit* rayon rayon* recha* rechazaron
rechazaron_el recib* recie* recien recien_nacido recla* reclamaciones recogi recogio reconocieron refun* regad*
regadera regreso reja rellenar rellene renta repartieron restos_de resultado revis* revol* rica robad* robo_de rodeos
rozo sabia_que sacado saco sacos sacos* saldo saldo* sale_a salga salian salid* salida salieron salir salir* sangr*
sangre se_abrio se_confundio se_cree se_habia se_hace se_la se_nos se_solto seguridad seguridad_y senor_mayor senora_de
senora_que sentada sentada_en si_fuera si_y silba* sin_arreglar sin_chaleco sin_decirlo sin_explicacion sin_la sobre_el
sobre_las sobrino socios sola sola_al solita solo_a sonrio soplo soplo* soy spray spray* su suegro suelt* suelto
sueltos suert* suerte sumil* sumiller sus suscr* suya tablet tan_fuerte tanga tanga* tapados tapados_con tapo te_lo
tecnicos telefonillo tema temporal tempr* temprano tenem* tenemos tengo tengo* tengo_las termino terre* textu* tia
tia_de tiene_mala tiene_su tijer* tipo tipos tipos* tiro_al tobogan toca tocar* todos_en tomaba tomar* toro traer
tragara tragu* traguito tras trasera trasero trastero traum* tumbo* tutora tuvie* tuvieron un_accidente un_cartel
un_chico un_clavo un_coche un_contrato un_credito un_cuarto un_esguince un_pollo un_seguro un_sofa una_botella
una_camara una_lata una_radiografia urgen* urgencias urgencias_con usado usand* usando usuar* vacia_y valija valla*
vamos vamos* vapea* vaqui* vater vater* ve veces_si velat* velatorio vende* vendedor vendedor_de vendedora vendr*
venga* venia verem* veremos verificar ves veterinaria vez_de vidrios viero* vieron vigilante villa vino_con vista_de
volva* volver_de volvimos volvio vomito vueltas_y vuelto vuelvo_a whats* y_al y_desde y_faltaba y_habia y_he y_mal
ya_esta ya_medio yo_solo zamarreo zapatillas zombi`,
      '4': `
240 400 40_y 480 8_anos a_aguardiente a_casa a_comerse a_decir a_ella a_hacer a_llorar a_mechones a_mi a_oscuras
a_patadas a_su a_un abierta_en abofeteo abraz* abrirla absoluto abuelita acaba acabe_con acaso acaso* acomo*
acomodadora acordar acril* acuer* adies* administrativo adulterado adver* agarro agarro_a agent* agoni* agonizando
agonizando_en ahija* ahogada ahogada_en ahora_no al_colegio al_equipo al_ministerio al_siguiente alambre albar* alber*
alerg* alevines algo_por alian* alianza alien* aliento almue* almuerzo alqui* alter* altisima altur* altura amarg*
ambulatorio amena* amist* amistad amparo andaba anfitrion animales anos_en anota* ansie* ansiedad antiguedad anunciaron
aparecer apend* apendicitis apestaba apestaba_a apode* apoderados apodo apodo* apost* aposta apoyada apunt* apunta
apuntando arcad* arcadas arran* arras arrendatario asomaba asque* asunt* asunto atraganto atropello audifono autismo
avellana avisado avise* avise_de aviso_a avisp* bajam* bajamos bajando bajaron_a baje baje_en bajo_de balaz* balazos
banan* basto* batido bebe bebida_de begon* begona benzodiacepinas beso blancos boleta boletos bombo* boque* bordi*
bordillo borra* borrado borraron borre botel* boxea* boxeador brazo_y bruno bruno* burra burra* burro* buscando
buscar_a cabe_un caben caben* cachetes cachorros cadena_de cadera caigas cajon calam* calentador callar camarita
cambiaba cambiada cambiadas camioneta capac* capitan captu* cara_a carde* carit* carlo* carrito_del casa_y casad*
casil* cayo cebad* cebada celiaca celiacos celul* celular chalecos chicas_y chiquillas chupado chuparon churro cicat*
cicatriz cigarro cinco_anos cito claramente clausuren clavaba clave clini* clinica clon cloro cloro* coach* coche_era
cochera cochina codaz* cogio cogio* colectivo coleg* colgaron comandante combi* combos comer* comerse comido como_a
como_quien comprobo con_restos con_ustedes conac conac* conciencia conectado cono conse* consta conte_en contra_la
conversar convulsiono copia_de creida crimi* criminal crios crios* crudo crudo_y cruza cruzo cruzo* cuando_fui
cuando_volvi cuatro_a cucharon cuello cuenta_y cuestionario cuida* culat* culpa_de cumpleanera curva curva* daban
daban* dando dando* dando_vueltas de_aqui de_atras de_baile de_decesos de_enfrente de_lado de_madera de_mantenimiento
de_noche de_quien de_salud de_segundo de_su de_sus debia* deces* decesos decolorante del_asiento del_bus del_gimnasio
del_mundo del_probador del_suelo demandar derecho derra* desan* desaparecio desat* desconocida despa* despacha deuda
devolvio_el di_cuenta dia_con dia_que diagn* dicta* dieron_mi diez_de difun* dije_que dijim* dijimos dijo_la dime
discutimos distr* documentos domingo_por donde_vivo dormiamos dormimos dos_hijos dosci* doscientos doy_un duena_nos
dueno* durante ebrio ebrio* echar* echaron_algo el_14 el_administrador el_aliento el_arriendo el_bebe el_bote el_bus
el_cajon el_caldo el_capo el_casero el_cuadro el_dedo el_dependiente el_estacionamiento el_guia el_hueco el_jefe
el_masaje el_mecanico el_nino el_no el_numero el_paseador el_patovica el_problema el_profe el_rellano el_tubo el_unico
el_viejo el_zapato elefa* eleva* emboc* embolso embri* emili* emilio empel* empezo empiezo empresa empujo_a
empujo_contra en_esta en_mano en_otra en_persona en_recepcion encadenada encargado encargado_me encontre energ* enfer*
engan* enojo enojo* enseno enter* entero entero_y enterrar entre_el entregan entrenamiento entro_a envej* era_de es_tan
es_una escalera escalera_y escar* escon* escupieron ese ese_dia espab* espero estaba_con estaba_vacia estacionamiento
estaf* estafa estamos estariamos estrellas_y estrenar estudia evang* evangelica evide* evidente ex expediente explo*
exploto facil* falda falda* falsa* faltaba_la faltaban ferre* firma firma* fisio* flota* flotando forzar foto_con
fotog* fuero* fueron fuimos_el fumaba fumado fumar* fumet gancho garita gas_y gatita gemel* general glute* gluten
golpeo goma_en gorra gorra* grababa grapa grite grite* grito* groom* groomer guada* guadalupe guantes guardamuebles
gusanos habia_hecho habia_pedido hable hable* habra* habri* habria hacia* hacie* hacienda han_dejado hermano_en
herramientas_de hija hija_es hija_la hijo_con hipop* hipopotamo hizo hombr* humedades humillaron humor humor*
identificacion ignor* ignoran igual_con igualito imaginense imbec* imbecil informe ingresado inhalador inmuto inqui*
insinuaciones insop* insoportable intima invito ivan jalo jalon jaloneo jefe_de jehov* jehova jeringa jeta jimena jueza
jueza* jura justicia kilos_menos la_bandeja la_camarera la_camilla la_camiseta la_cobro la_cocina la_comision
la_cuchara la_cuna la_directora la_discoteca la_entregan la_espalda la_excursion la_farmaceutica la_fiesta
la_funcionaria la_garita la_gasolinera la_grua la_jaula la_jubilacion la_lengua la_lima la_llave la_matricula la_moto
la_mudanza la_nuca la_oficina la_penicilina la_pension la_petaca la_piscina la_psicologa la_recepcion la_senal
la_superintendencia la_tapa la_tela la_toalla la_torta la_transferencia la_uci ladro* lamia lamia* lapiz lapiz*
las_propinas le_dejo le_dijeron le_dio le_grite le_jalo le_metio le_rompio le_tiro lean legales lengua lente leona*
lesiono levantaba levantarse leyer* leyeron liber* linea_y liste* llamarme llame_al llamo_a llegamos_con llego_con
lleva* lleva_el llevais llevar lo_dejaron lo_del lo_encontro lo_habian lo_han lo_llama lo_saco lo_solto lo_tomo loren*
lorena los_calcetines los_dientes los_muchachos los_tres los_vestuarios luego_a luna lunas lunas* mader* madera madri*
maletero malha* malhablada maltratan mami mamit* mamita manchada mandon manga manil* manillar manit* mano mano_con
manos* manotazo maris* masajista masco* mayo_y me_agarra me_atendio me_baje me_cerro me_empujo me_las me_llaman
me_metio me_tuvo mecan* mechones mediar medicos medio_de mejillones melon* menos_en menos_que merce* merie* merienda
merlu* merluza meses_esperando metaf* metafora mete metio metio* metio_un mi_cedula mi_clave mi_correo mi_ex mi_familia
mi_mama mi_movil mi_nombre mi_numero mi_primo mi_recien mi_sobrino mi_tarjeta mi_usuario mientras mientras_tanto milag*
mirando_a mire mismo_en mocos monitor monitorio montana_rusa monterrey mordido moretones mostrador_y motiv* motos*
motosierra movimientos muchacho muchachos_del muela muertas mujer* munic* nacho nacional nada_en nada_me nadie_lo
nadie_sabia navaj* necesidad negar* negaron ni_disculpas ni_nada ni_se ninas ninas* nino ninos_por no_da no_dijo
no_entran no_hace no_paraba nomas nomas* nomin* nosotros_nos nuca nuestros numerito obligo ocultaron ofrec* ofrecia
oian ojo_y ojos_y olia_a operario orden orujo orujo* otra_ciudad otra_compania otra_y otro_lado oveja* oye_todo
paciente pacientes pagadas pagar_antes pagar_la palma* palmada palos palos* papelina para_siempre parid* parida pasa_a
pasab* pasando pasar_a pasar_por pase_a pasillo_de paso_dos patadas patovica paz pedirme pegados pegan pego peliculas
pellizca pensa* perfil pescar pesta* petic* peticion picar picar* pidie* pidiendo_que pidieron pie_de piedra_de piern*
piernas pilla* pinchazo_en pinchazos pincho pinza pinza* pirata pitbull placa_de plataforma_me plena plomo plomo*
plumas poden* ponia_en ponian por_donde por_edad por_escrito por_poco por_trabajo por_whatsapp porros postura prali*
praline preguntaba preguntandome preguntar_por preguntaron_si pregunto prenda prepotente presentaron prest* primero
princesa privado probador proteccion_de protesis prueb* psico* psicologo puerta_del puerta_y puertas_del punetazo
pusiera pusim* pusimos que_las que_llevaba que_sabia quedo_dormido queja* quejarme queje queje* quieb* quiebro quiera
quitaba quitamos quitaran quitarme rajo ralla* rasgados ratero rayit* reacciono reaco* real rebozado recepcionista
receto recien_parida regalos regre* reina* relac* rella* rellano repartidor resbalo resopla respe* respeto
respondio_que restos retoc* revelaron revisor reza riendose rio risas risas* risit* risita robados robaron_el rompi
rottw* rottweiler ruedas_y rulet* ruleta rumanos rusa sabiendo saco_del saco_un sacri* sacudio saliendo salio_el
salto_el salud salud* salvaje sanat* sanatorio sanos sanos* saquen se_atraganto se_enojo se_hacen se_hizo se_puso
se_rio sedado seguidos segun segun_el seguro_que sellada sendero sentara sentarme serra* si_a siend* siendo sienta
siguen_cobrando silic* silicona silla_contra sin_los sintr* sintrom sms sobran sobrecargo sobrinito socie* sociedad
sola_y solo_estaba soltar sombrero somos somos* sopap* sopapo su_propia suena* suero_y sujet* sujeta superior surte
surte* susurro tabiq* tabique tahini tapar* tardaron_una tarde_y tasad* te tenei* teneis tener tengo_un tenia_los
tenia_novio testigos tetas tetas* tiesa timbre_a tirandome tiron* tocar_el todas_las tomab* tonta tonta* tontos
torniquete torta_de trabo trabo* traia traia* tramp* transparente transportista tras_la trase* tratar tres_cuadras
tribunal tripu* tritu* trona tufo turista tusi uci un_bebe un_buzon un_charco un_chaval un_manotazo un_nino un_peso
un_plato un_punetazo una_gasa una_lente una_linea una_pareja una_piedra uno_y urbas* urbason usa valla varia* varias
venda* vender vendieron_un vengo vengo* venim* venimos verdu* verdulero vered* vi vida_intima vidri* vigilando villa*
vitor* vivir vivir* volcamos volvieron vos voy_a vueltita whisk* whisky y_adios y_alli y_dejo y_le y_lo y_se y_seis
y_todavia y_todo y_tres ya_hemos zanja zanja* zapato`,
      '5': `
0000 10_euros 2015 5_y 640 a_ir a_levantar a_que a_revisar a_saber a_solas a_terminar a_trompadas abajo_y abandono
abdom* abierta_a abiertos abofe* abuelo abusivo acabe_en accidente accion acciones acomodo acuerdo adelg*
adiestramiento admis* aesa afectados afuer* agarra agarro_de agente agres* aguantando aguantar aguardiente ahogaba
ahora_me ahora_tengo airbag al_aire al_cambiar al_crio al_nino al_que al_senor alamb* aleja* alejamiento alevi* algo_a
algo_en alli almac* almacen alquilan altanero aluci* alucinogenas alzhe* alzheimer alzo ampar* ampolla anabo* andab*
andaban ante_el antibiotico anual* apedr* apela* apell* apellidos apila* aplas* aplastado aplasto aport* apoya* apoyo
apoyo* aprendio apretado apretar apropiacion aqui_no arbitraje ardie* ardio ardio* area arete* aretes armado arrancan
arranco_la arrastraba_las arrastro arreb* arrebato arreglamos arreo arreo* arriba_abajo arriba_de arriendo arrieta
arrin* arrincono arroj* asaltaron asi_se asiento_y asistenta asmatica asomando astillado atado_a atina* atinaba atrag*
atrapo_el autoi* autor* avent* averigue aviso_de azucar baboso bailaba bajando_el bajo_a balsa* banana banea* banis*
banistas bano_y baranda barandal barbilla barra_del bebe_y beber beber* bebia bebie* benja* bermu* bermudez beso_en
besuq* bibliotecaria bidon bipol* bipolar birla* bisab* bloquee boca_y bofet* bolita bolsa_de bolsillo_del bolsita
borde botellazo boton_de botox botox* box bragu* bragueta brazo brazo* brida* bromas bronce bruta brutal buena bulldog
burla burla_de burlon burros caballito cabeceaba cabel* cabelludo cables cabra cacheo cadena cagad* caiga* caigo caigo*
caimo* caimos calesa call calla* callaron callate cambiaron_por campera cancele candadito cangrejo canic* caniche
carab* carcajadas cargadores casei* caser* casi_lo castr* castracion catalizador caza celad* celador cera cerdo cerdo*
cerraban cerradura chamaca chamo* chant* chasi* chasis chava* chaval chicos_y chinches ching* chinos chiquillos
chiquito chism* chispas chocado choco chore* chuches chupe* ciati* ciega cifue* cifuentes circonita cirug* cirugia
citar* citaron clavo clonaron cobar* cobarde cobra cobranza cobre* cobros codazo colchones colchoneta colec* colectiva
colgante colgaria colgu* colgue colla* colo colocado combo* comen* comentario como_la como_no compren comprobar
con_chaleco con_fotos con_quemaduras con_sorpresa con_sus confeso confirmaron confundio conoce consejo consumidores
contado contenedor conto_a contra contractura convi* convulsionando copet* copete copio copio* corneal corredora cosid*
cotiz* cover cover* coxis coxis* crack crack* creditos creido crema_de creye* criadero crias crias* criat* criaturas
cristalero cruz cruzar cuadros cualq* cuando_te cuarto_del cubata cuela* cuell* cuero_cabelludo cuida cuidate culit*
culito curado daba dandole dar_la de_100 de_15 de_2 de_45 de_adulto de_almendra de_cara de_cerveza de_cuarto de_datos
de_down de_esa de_ingreso de_mano de_milagro de_sol de_trapo de_tu decirnos decla* defen* degen* dejado_el deje_en
dejen dejen* dejo_a del_bolso del_colegio del_consumidor del_cuello del_dedo del_dueno del_local del_pie del_portero
del_spa del_viernes delante_del delfin demos* dentista_me denunciado desaparece desaparecido descalza descalzos
desde_ese desencajada desgarrada desgracia desnudo despensa despido despr* despues_que destrozado destrozo destrozo_el
desvio deuda* dialisis diamante dice_q dientes dieron_a dijo_a diligencias diminuto dio_una director directora disco
distribucion dober* doberman dolares_y domic* don dona dormida_en dos_asientos down drena* drogada dron dueno duerma
duerme duplicaron echab* echaba echo_el edema* ejecutiva ejecutivo el_arnes el_autobus el_ayudante el_barman el_borde
el_brazo el_casco el_chofer el_companero el_cuidador el_culo el_despacho el_disco el_dormitorio el_estomago el_hocico
el_hombro el_maitre el_pedal el_piso el_portatil el_portero el_profesor el_propietario el_puesto el_que el_queso
el_recibo el_recreo el_rio el_secador el_tobillo el_transporte ella_no embustero empas* empec* empece empre* empresas
empujo empujon empujones en_consumo en_diez en_observacion en_pie en_profeco en_tu encer* encerrada encerrado encia*
encias encima_del encubre endod* endodoncia enferme enfermedad enfermero enrol* enrollado enterado enterar entienden
entrada_y entradas entrado entrando envueltos equipajes equivoco_de es_alergica esa_misma escalera_sin escara escob*
escoba escop* escribio_al escribir ese_senor eses esfumo esgui* esguince eso_lo esos espalda_y espanola esparadrapo
esta_a esta_vacia estado estan estanque estare euros_del euseb* eusebio eutanasia evari* evaristo exact* exagerada
exijo exijo* exmar* exmarido exped* explicarle expuestos ezequ* fabio* fabiola faceb* facebook facha* fachada
facturados facua facua* falso famel* fantasma farmaceutica felino femenino finiq* firme_nada flaca force* forcejeo
forma forma_de forzaron forzaron_la foto_a fotos_del fraudulenta freir freir* freno frent* frente frota* frotaba
fuga_de fumaban fumadisimo fumarse fusta fusta* galgo gallinero ganador ganas_de garra* garzo* gasfi* gasfiter genit*
genitales gestionaron gil girando globo gloti* glotis golpe_de golpi* golpiza gomin* gominolas gonzalo gordito gordo
gordo* gorgo* gorgojos grabo grabo* graciela griet* grietas gripe gripe* grita* guagua guantera guardaba guardias guaro
guaro* guarradas guaya* gustos habia_una habia_visto habid* habido hable_con hablo hablo* habones habran hacia
haciendose hacin* hacinados haga harta harta* hasta_que hay_un hemorragia herida herni* hernia heroi* hicieron_firmar
hicieron_un hierro higienista hijas hijas* hijo_en hijo_por hinca* hincho hocic* hocico hombre_que hombro hombro_y
horas_a huevo hummu* hummus hurtaron hurto hurto* ictus ictus* ignac* ignorada ignorantes ilegal impla* implantes
imput* incum* incumplimiento indem* indemnizacion infeccion infla* infri* ingresada ingreso inscripcion insistia inspe*
inspeccion inspeccion_de insufrible insulta interpuse inventadas inventado inventaron investigacion ipad irrit* jaulas
jefe jeringas jimen* jugad* juzgado kilometraje la_audiencia la_azafata la_barbilla la_barra la_cabeza la_caldera
la_cara la_carretera la_cocinera la_dentadura la_dra la_encontro la_entrevista la_fachada la_fusta la_goma la_guantera
la_linea la_lista la_mejilla la_mesilla la_mona la_nariz la_panza la_patita la_peluquera la_propina la_pulsera
la_sierra la_tablet la_tia la_unica la_ventanilla la_vereda la_via la_zona labio labor* labra* lactando lactante lango*
langosta lanzo lanzo* larra* las_chicas las_costillas las_manos las_mochilas las_tijeras latex latex* latig* le_daba
le_grito le_paso le_prendo le_puso le_salieron le_solto lengu* lengua_de lenguita lentillas les lesiones levantamos
levantara liant* liante licenciada licenciado licor licor* limpia limpiaron linda linda* litrona llaman llamandome
llamarnos llamas llame_a llame_para llant* llantas llave_y llego_el llevaba llevaba_la llevo_dos lo_bajo lo_confirmo
lo_reporte lo_sacaron lo_supimos lo_tiro lo_vio lobby lobby* locur* locura los_ancianos los_aretes los_brazos los_de
los_empleados los_meseros los_pasaportes los_pasillos los_voy lozan* lozano lsd ltp maced* macedonia mache* machete
madre_en madre_se madriza maestra maico* maicol mails mails* malcriada malen* mama manana_me mando_a mando_un manguitos
mania* manot* marcaba marcho martina mataduras matones mayusculas me_cayo me_cogio me_dejo me_devuelvan me_dijo me_echo
me_espero me_estampo me_gritaba me_grito me_han me_planto me_puso me_quito me_respondio me_saco me_vendio mechon medal*
medicacion mejilla menin* meningitis menor* menos_a menos_y mensajes_a mensualidad mercancia mercantil meren* mesad*
mesada metal metal* metalica metem* metemos metfo* metformina metian metida metie* metieron metieron_en metio_a
metio_la mi_alergia mi_companera mi_denuncia mi_diagnostico mi_esposa mi_exmarido mi_nene mi_perra mi_perrita mi_saldo
mi_trabajo mias_en microfono milagro mio mirando_la mirara mis_datos mis_dos mis_pechos misma_noche mochilas modis*
modista moho molus* mongo* montana mora morad* morat* mordidas mordisco moreton morfi* morfina mosqueton mostro
moviendose movil_en mozo mulat* municipal nadar nadar* nalga nalgada narco* nariz nariz* nause* nauseas nave necesitar
negaron_el nena_de ninos_a niquel nitro* nitroso no_dejaba no_existe no_hice no_no no_va noctu* noque* nosotras notas
notas* novias nudes nudes* nueve_y numero_para nunca_he obligaron obligaron_a obligatoria obsce* obscenos observacion
ofend* oficial ofrecio ojos_rojos olia orden_de ordeno ordin* oreja_a oscuras_en otra_persona otros_dos oyo paga pagada
pagados palabra panch* paqui* paraba parabrisas parar partidos parvo pasa_de pasajera pasear paso_el pastillas patan
patan* patio_del patit* patita patov* patro* patron patru* pavo pedia pedirlo peeli* peeling pegan* pegarme pelda*
pellizco pelotas penic* penicilina pensaba pensaba_que pensaban pensar peque peral* perforado perfume perica perico
perras perrita personas_en peru pese_a pese_al peso pestanear petac* petaca pidan pidan* pidiendo pidiendome pillo
pillo* pinas pinas* pincharon pis pisan* piscina_sin piso_la pisot* plata plego plego* plome* plomero pluma* plumo*
plumon podrido polea* polo polvo_y pomer* pomerania pone_el ponerme por_culpa por_error por_segunda por_toda porra
portero positivo preguntamos preguntarme prejudicial prend* prendo_fuego prensa prepotencia presentada prestamo preve*
prieta primaria proce* procurador procuradora procuraduria profe_me propietario propietarios propu* protectora
psiquiatria puerta_de puestas pulmo* puno puro puso puso_la que_bajara que_borre que_color quebro quech* quechua
quedais quede_con quemo_el quere* querella quiro* quitarle racista radiografia_de rajada rapar* rapin* rasgo* rastreo
rateros rayas rayas* rayitas rayos rayos* reboz* rebozada reclamo recogerla reconoci recur* redonda refer* referencias
reflejo regalaba registro repin* resar* residente residentes resulto_ser retirar retor* reven* reventadas reventar
revie* riend* riero* rieron rocod* rocodromo rodeo rodeo* rodillazo rodo rompe* rompieron_la rompio_un roper* ropero
router_y rozandome rut sabanas_con sabem* sabemos sacar* sacarlo sacaron_a sacaron_la saco_el salchichas salidas salie*
salto salto* saluda saludar saque* se_acaba se_ahoga se_burla se_rieron se_tenia secta secta* sedada seis_anos seneg*
senegales senos senos* sepa_que sepsi* sepsis ser serem* seremi seria seria* serio sesamo setas setas* sexo si_en
si_queria si_tenia sicar* sicarios sifil* sifilis siga siguieron silbi* silbidos silla_del sin_comer sin_el sin_gafas
sin_mi sin_parar sin_preguntar sin_querer sin_tocar sin_ver sindi* sindrome_de sinte* sirvi* sobor* sobre_la sobre_mis
sobrecitos soja solas solas* soled* soledad solto_el somie* son_los sonriendo sorte* sorteo su_alianza su_edad su_llave
supremo supuesto taber* taberna tac tajo tapada tarjeta_por te_meto te_va te_vas telefono_a telegram tende* tendr*
tengo_fotos tengo_la testa* testamento testo* thiag* thiago ti tiene_que tienes tios tirados tocaba tocar todo_en
todo_perfecto tomado toman tomando tomas tomas* tonay* tonics trabajaba trae_el traer* tragos traicioneras traig*
tranquila trast* trata_de trave* traza* trazas trece trece* trenz* trenzas tres_anos tres_ninos tres_noches tribu*
tributaria tripa* tripas trompadas tropezo trozo trozo* trozo_de trucha tu_pais tubo tuerc* tulli* turno_noche un_bidon
un_billete un_camarero un_gatito un_juego un_poquito un_trapo un_trozo un_vaso una_alarma una_bomba una_contractura
una_desgracia una_financiera una_silla uno_de usada usted usurp* vacil* vacilo validez vegana vendaje vendieron venec*
ventana_y ver_si vereda verja verja* verno* vernos vestidores vestir viajo viajo* vias vicen* vicente vidrio vieron_la
viniera vio vives vives* volaron_los volco volco* volvia vomitos voy vuestros webca* webcam wilme* wilmer y_cai
y_cobran y_ellos y_ese y_llevaba y_os y_pedi y_siguen y_soy ya_tenia ya_van yo_nunca yo_y zamar* zoom zurro zurro*`,
      '6': `
248 250 450 a_cuarenta a_darme a_lado a_medianoche a_menores a_pleno a_poner a_presion a_quedar a_salir a_uno abajo_con
abeja* abejas abierto_y abonan abort* aborto abri_la abrio_el abroc* abuela_de acabo_con acaro* acaros acelero acera
acorr* acorralo acred* actos actos* acudi* adent* adentro adeud* adeudo adormecida adren* adrenalina adulto advertir
aepd afect* afuera agarraba agarre aguir* aguirre ahoga ahorco al_huevo al_oido al_suelo al_tocar al_volante albanil
alberca alcoh* alega* alemana alergia_en alergica alguien_le alla almendra almohadillas alquilada alumi* aluminio
amanado amanecer amanecio ambas ambas* amenazan amenazan_con amiga_le amola* amoladora ampollas anacardos ancia*
ancianos anclar andal* andamio anestesista anisa* anisakis anoni* anos_con anos_le anos_sin ansel* ante_la anteb*
antebrazo antib* antip* antro antro* anuda* anule anule* apago apago* aparecio_una apilados aplicaron aplv apocrifo
aprenda aprop* aprovecho apuntan apuntando_a apunto aranazo aranazos arbit* arder arder* arene* arenero armar arram*
arras* arrastraron arreglado arrepentir asesora asfal* asfalto asi_de aspirina astil* asust* ataba* ataban atada atada*
atado atados atendemos atendieran aterr* atlet* atleta atrap* atrapo atrop* audie* audiencia aulla* aullaba auto_y
autorice autorizacion autov* autovia avala* avalancha avest* avestruz avise ayudante azafata bailo bailo* bajab* bajar*
bajara bajo_con balanza banaron bancario banco_de barbi* barma* barman barriga barte* bartender batida bebia* becar*
benzo* beodo* besar* besit* besitos besti* bestia bidon* bille* billete blusa boca boca_con bocado bofetada bolic*
boliche bolig* bombonas boqui* boquita borre* bote_de botellines botul* braga* bragas brase* brasero brech* brecha
bronquitis bruta* bujia* bujias bulld* bully* bullying buro burofax burri* cabezazos cabras cacahuete cader*
cadera_rota caen calambre calderas califique calla callaba callara camadas cambiando cambio_la camilla camion_y campeon
camuf* camuflado cande* candela cantidad capaz capaz* capta* cara_con carajillo carca* cargada cargas cargo_y cargos
carnes carta_con carteristas casa_con casi_nos casilla castigado castigaron cayen* cayendo cayeron ceden ceden* cedie*
cedieron ceja celiaco cerrajero cerro_con cesarea chabo* chach* chaleco chama* chamaco chapa chapucero chatear chats
chats* chichon chillo chiquilla chisp* chofe* chofer cholo* chorizos chupa chuta* cinco_estrellas circo* circulos
clavo* clavos clienta_anterior clientas cobay* cobos cobos* cobrador cobrando cobre cocinan cogen cogen* cogid*
cola_del colchonetas coleccion colega colegio_de colgados colgando coli colic* colir* colirio collar colocaron colom*
comentarios comiendose comprado compras con_bata con_heridas con_orden con_unas conad* conciliacion_el conducia
condusef conej* conejos confirmo congelador conocerte conservas consuelo contaba contestacion conti* contigo contiguo
contrasenas coque* corne* coronavirus corra* corral corredor cortadas cortisona corto_la cosas_de cosco* costilla
costr* costras cotil* creid* crios_en cristiano crust* cruzo_la cuando_me cuartito cuarto_y cubierta cucaracha cuello_y
cuenc* cuentas cuerd* cuerda cuidadito cuidador culpo culpo* cupon_de curad* curro curro* dada danad* danado dano
datos_y de_calderas de_casa de_clientes de_culo de_embarazo de_estos de_marca de_miedo de_mota de_mujeres de_pan
de_pescado de_puerta de_rodillas de_ronchas de_seguridad de_turno de_unas de_venta de_vida de_yoga deberia debieramos
declarar decol* dejaron_entrar dejaron_una deje del_almacen del_banco del_camion del_casero del_colectivo del_conductor
del_gas del_hotel del_jardin del_juego del_pasillo del_profesor del_techo del_turno delat* demen* demencia denuncia_en
denuncie denuncie_en depre* desalojo desap* desaparecer desgarro deshidratado desis* desmayo despacho despertador
despertar desplomado desplomo despota despues_me despues_sin desvalijaron desve* deudas devolverme devuelvo diama*
diarr* dias_de dias_lo dibujito dices dices* diera diera* dijo_ser dilig* dio_con diplo* diploma direcciones
discapacidad disimulado dislo* divul* dnis doblaron dolores dormia dormitorio dos_hombres doscientos_euros dosis dosis*
drogados drogandose duchaba duermo durmio_en e educadora el_anestesista el_anillo el_antebrazo el_asesor el_asfalto
el_barco el_bate el_batido el_cadenero el_candado el_carnet el_cenicero el_collar el_cuero el_cuerpo el_encargado
el_escaparate el_expediente el_gerente el_guardia el_historial el_joyero el_maletero el_mensaje el_muslo el_pasaporte
el_pecho el_pediatra el_pestillo el_puerto el_recepcionista el_relaciones el_retiro el_segurata el_tanque el_taxista
el_termo el_vecino el_viaje el_y elimi* embarazada embargo embargos embes* embut* empen* emper* empleados empujaron
en_botella en_polvo en_ropa en_su encadenados encargo encen* encerrado_en encerro encima_a encubierto enfada enfie*
enfoc* enloq* enloquecido enormes ensenaron entre_tres envue* epine* equivoca esa esas escalon escap* esconde
escondieron escondio escot* escote escritas escritura esofa* esofago espanoles espar* espia* esquema estafadores
estafaron estampo estilista esto_a estor* estrangulo estrellitas estuvo_en etapa etapa* etiquetar evaporo exactamente
exhib* exigieron exigio existe_la existen expedientes exploracion expue* extasis extin* extracto fajar* falsedad falso*
falso_en fanta* farlo* felin* femen* fenta* fentanilo fiamb* fianza_de ficti* ficticio fierr* fierro filmaba final_de
financiera finca firmados fiscalia fiscalizar fisgo* fisio fisur* flaca* flaqu* flaquisimo foren* forense forzado
fotos_intimas fractura fuga fular fumab* fumig* furgon galer* galeria gamba ganado ganancias garganta garit* garrapatas
gasa gasoi* gasoil gastroenteritis gatito gatitos geolo* geren* gerente ghb girad* girada gober* gobernanta golpeaban
golpes gonza* goril* gorila graba graba* grabaron graduadas gritaba gritaron grito guagu* guant* guantazo guardas
guind* guiso guiso* gustan habia_ido habian_entrado habitantes hablaban hablar_me habon* hacen_los hacerse hachis
hacia_mi halle halle* hamsters hare hasta_el hasta_mi helado_de hemat* hembr* hemos_ido henna henna* hered* herpe*
herpes hicieron_quitar hidra* hierr* hija_de hijo_la hinch* historia_clinica hiyab hombres homol* hongo* hongos hospe*
hostia huama* huaman huesos humar* humareda humilla husme* identico identidad ignorante imitaban impag* impreso
incompetente incon* incub* incubadora indicaron industria infecta informo ingen* ingre* iniciada inmig* inmut* inodo*
inodoro instancia instructor_de insul* intereses intimas inventada invid* invis* inyectaron inyecto iran irres*
irresponsable jadea* jaula_de joel jovenes joyas joyas* juridico juris* juro juro_por juro_que justo_ese kart kilos
kilos* kines* la_acera la_administradora la_alergia la_alianza la_aseguradora la_autovia la_auxiliar la_barandilla
la_barriga la_boca la_botella la_cabina la_cedula la_ceja la_cintura la_colonia la_crema la_familia la_finca
la_garganta la_gestora la_gobernanta la_harina la_jefa la_junta la_ley la_ludoteca la_manguera la_mano la_mesita
la_mirada la_monitora la_motosierra la_multa la_muneca la_ocu la_olla la_omic la_peluqueria la_pierna la_razon
la_recepcionista la_sarten la_silla la_vitrina labio_partido lactantes lacte* lacteos lado_a ladrona lagun* lamentable
lapto* laptop las_clientas las_escaleras las_herramientas las_plumas las_ruedas le_cortaron le_dicen le_echaron
le_hicieron le_metieron le_pego le_pidieron le_sirvieron leidy leidy* lejia lejia* lesbianas lesio* letre* letrero ley
liand* liandose libreta lic limpiadora linch* lineas lisas lisas* litro* llavero llaves_del llevaron llevarse llevo_a
llora lo_dejo lo_digo lo_hace lo_tuvieron localizador locos locos* los_billetes los_chavales los_guantes los_guardas
los_huespedes los_labios los_ojos los_parpados los_viejos luego_en lupin* malcr* maleducada maltrato mamad* mamas*
manej* manicurista manip* mano_en mapuche marce* marcela marib* maribel marihuana_en marim* mascotas masiv* masticar
maton* mayus* mdma me_avento me_culpo me_echaron me_ensenaron me_escribe me_esperaba me_metieron me_pego me_pidio
me_pregunto me_pusieron me_quemo me_rompio me_sacaron me_soltaba me_tumbaron me_va me_vaciaron mecanico mechero mecho*
medianoche medica medicas mensuales mesit* mesita meti meti_la metia meto meto_el mi_apellido mi_cuenta mi_favor
mi_neceser mi_pasaporte mi_telefono miedo_a mient* mientras_me mientras_yo mirandonos mis_ahorros misma_tarde miss mofo
monitor_de monja monja* monoxido montaron monto montones moqui* morado morales mordida morenos moret* moros* mosso*
mossos mostraba mota movio movio* mucam* mucama muchachos muela* muelas muerd* muerde multinivel musul* nadan* nadando
nadie_ha neceser necro* negaron_a negociado neumonia ni_agua ni_hablar ni_levanto ni_los nicho nicho* no_abonan no_en
no_pagar no_un nocturna norbe* norberto nos_ibamos nos_pidieron nos_saco note notificada nudil* nudillos numero_en
nuria nuria* obligada obligan obser* ocultado ocultas ofreciendome oi ojos ollas ollas* olvido omic ong operaron oral
ordenaron orina orine* orines oscar oscar* otitis_y otro_nino oxido oxido* oyo_mi pache* pagan panal pancho panel
papel_de papil* par para_no paral* parar* parpados parto_la parvulos paso_por pata patea* pechos pelados peleas
pellizcos pelo_a pension perez* perfu* periquitos permanente perre* pervertido pesa pesan pesan* pesaron pese pesti*
pestillo peta peyot* pezun* pezunas photo* photoshop pibes pibes* pican* picot* pidio_el pidio_que pidio_una pinchar
pinchazo pintores pirul* pirulas pitbu* pizzero planto plata_de pleit* pleito podri* polle* pollera polli* pollitos
polvi* ponie* ponis ponis* popper por_instagram porno porno* porra* porro_en positiva post precintada precintado
preguntaron pregunto_si preju* prema* prendas prendo prens* prepa* prepara preparate preparo prese* presento primo*
primos_y problemas prometo proteccion proteina_de provoco proxima_vez pruebas puerta_abierta pug pulgas punet* pupilas
pupilas_como puse_la pusieron_a pusieron_el puso_el que_firma que_jamas que_linda que_paso que_pidio que_que que_ser
que_tu quebr* quedarse queja_en quien_es quiero_que quimica quiropractico quita_el quitaron_la radic* radiografias
rajad* ramon rasgada ratas ratas* ratones reabr* recau* recepcion_me recibio reconocimiento recre* recreo refle*
refrescos refug* regalan regle* regleta reia relaciones reloj_de relojeria remed* remedios remol* remolque renta*
repartidor_se repetia reponedor resolucion responsabilidad restrego retenida reto retro* retrovisor reuti* rider rider*
ridiculiza rien robab* robaban robadas rocia* rociaron rocio rocio* rodea* rodrigo rojas rojas* rompe rompieron_el
rompo_la ronchas ropa_y rosada rosales rosalia rozan* rubri* rubrica sabei* sabeis saberlo sabia_donde sabra* saco_a
salchicha salva* saman* samanta sanci* sandr* sangrando satay satay* satir* saturnino se_inventa se_los se_negaron
se_que se_reia segunda_vez seguros sellado sellos senso* sensor sento_en sepan sepan* sepro* seprona sergi* seria_una
serna* sernac serop* serpi* servicios servirnos sever* severa sexual si_te siguiendome silbando silvi* sim sin_anclar
sin_correa sin_dormir sin_guantes sin_necesidad sin_pedir sindr* sindrome sinve* sobres sola_por solicite solito solta*
soltaron solto solto* solto_que sonda sorda sorda* sorpresa_y sorti* sortija sospe* soy_celiaca soy_yo spam srta
su_casa su_reloj subo succi* sudac* sudacas suelos suelto_en sufri* sujetaron sujeto sumar* supe superintendencia
superintendencia_de supervisora supre* supurando susur* sutur* sutura tabla tacha* tahin* taller_y taquicardia taser
taser* taxim* taximetro te_ofrece te_saco te_vea telem* temblaba tenia_el terap* terceros terminal termo terri* testigo
testimonios textual thinn* thinner tigre* tikto* tiktok timad* timadores tipif* tirano tiro tiro_del tocab* tocar_la
todo_normal tomad* tome torcio_los torta torta* toxic* trabajando tragar traigo tranquilos trans transa transportin
trata tratamiento trato_de tres_dias tres_en tripi* trituradas troci* trocito trocito_de trona_con tu_moto tumbaron
tumbo tumbos tuntu* tuntun turistas tutela tuvieron_que un_aviso un_beso un_cable un_companero un_cuartito un_cuchillo
un_dedo un_diente un_guantazo un_movil un_prestamo un_supuesto un_tipo una_camilla una_deuda una_noche una_piscina
urban* usada* usadas usuarios usura* va_a vaca vaciaron_el vais vais_a valet valet* valio* vapeadores vario* varios
vehic* vehiculo veinticuatro vena venci* vendi* vendiendo vendria venezolanos veras veras* verte* vi_con vicio viera
viera* vigilan ville* vino_abajo vino_encima vino_la visio* vision vitrina viva vive vivia vivia* vodka vodka* volad*
volte* volteo vuelvas vuestras vuestro xenof* y_dentro y_dijeron y_lleva y_mis y_nueve y_nunca y_tu ya_en ya_habian
ya_les ya_tiene ya_veras yegua yeguas yesen* yesenia yonki* yorki*`,
      '7': `
120 a_golpes a_nosotros a_proposito abandonaron abierta_y abonos abrazados abri_el acariciaba accio* aceto* acetona
acosador administradora adult* afila* agente_de agresor agujerito ahijado ahorros airba* al_aviso al_juzgado al_recoger
al_salir al_sol alas albaniles alergias alergica_al almen* alquilar altan* alumnas amarr* amarrado amenazo anaca*
anafi* anestesia anfet* anillo_de antes_que antid* antih* antihistaminico aparcacoches aparcas apto ardiendo arrancaron
arraso arregla arrendador arrie* arrim* arrog* aseguradora aseo asi_me asist* asmat* asomado aterrado autista auto
auxil* auxiliar avento azuca* babos* bajaron_la balan* ban banar* bano_del barandilla barbara barrotes base basta
bebe_en benef* benefica benga* biops* biopsia borracho botiq* botiquin bots brillante bronq* brota* busqu* cabra* caca
cachetada cachorro cadenas cadenero cadenita caderas cagar* caja_de calefon cales* calif* calzada camad* camareras
camaron camellos cangr* canna* cannabis capar* caparazon capturas carad* caradura caraj* cargaron carne_viva carnicero
carrito_de carta_documento casera cayo_a cco cedul* cedula celiacas celular_de cenizas ceril* chamu* chate* chicas chip
choca* cinta_de cinturones circula circulando cizal* cobrarme cochino cocinera colar* colaron colegas columpio comim*
comimos companero compradas con_candado con_crios con_fiebre con_gente con_harina con_llave con_tu con_uniforme
conciliacion confe* confirmacion_y conju* conjuntivitis conmi* conmigo conmigo_en conoc* consentimiento conserje
constancia consumidor contaminada contaron contra_el contra_mi convu* coordinadora correa_de correo_de cortina_del
cortocircuito costillas cread* criad* cruel* cruza* cualquiera cucarachas cuchilla cuela cuenta_con cumplen curio*
damia* damian dato de_alergia de_arroz de_bano de_buceo de_camaron de_claro de_coches de_conciliacion de_confirmacion
de_curso de_ese de_marihuana de_mierda de_morosos de_paso de_pesas de_sala de_todos deamb* dedo defensor dejaron_la
deje_mi dejo_sin del_balcon del_carro del_entrenador del_hostal del_mes del_pelo del_taxi deliv* delivery dentadura
deposito_y derecho_de derramado desacato desalojar descolgo desconocidos desde_entonces desgr* deshidratada desnu*
despacho_en desperte desperto desplumados desprecio desprendio desta* destellos desva* diagnosticos diali* dient*
dinero_por dinero_y direccion_y divorcio_en donat* dra echa echaron echen* ejecu* el_aceite el_analisis el_arrendador
el_auto el_campamento el_caparazon el_castillo el_columpio el_conserje el_deposito el_director el_guarda el_guardarropa
el_inspector el_logo el_maestro el_masajista el_mesero el_mio el_monedero el_ojo el_padre el_parte el_patio
el_peluquero el_perfume el_propio el_pure el_socorrista el_tipo el_trastero el_turno el_vestuario el_vuelto el_whatsapp
elastica email email* empezo_a en_alto en_banador en_carne en_google en_internet en_marcha en_pijama encerrona
encontramos encontrare encub* endil* endilgaron enganaron enjauladas ensan* entregaron entro_con enven* envueltas
epile* equivoco era_mi eres eroti* esa_noche escaparate escondido_en escribe escribirme escuche escup* ese_local espin*
esque* esta_semana esterilizar esto_no estos estos* estoy_en estrello estudios eutan* evapo* excre* exigia expul*
extintor falle* fallecio falsa false* falsos favores finca* fingi* flotando_en fotop* fraude frenaba fular* fumadero
fumando fumet* gafas_de galgo* ganan* garabato gases gases* gastr* gatea* gente_de golpeado gordita grabando gramo*
gramos grapa* gritan grose* grosero guarr* guill* hablan hace_falta hacke* harin* harina hasta_sangrar hepat* hepatitis
heridas herra* herramientas hinchada hostel humil* humos humos* hurta* ido iguan* imagenes impresentable incin* indec*
indecopi infladas informatico infra* ingresados inmov* insistio interna inundado inven* invento inyeccion jalon* jaula
jefa jefa_de jeringuillas joyero judicial judio* junto_con jurid* kayak* keta la_anestesia la_bajaron la_cabana
la_casera la_compania la_consigna la_correa la_costura la_cria la_cuidadora la_demanda la_denuncia la_estanteria
la_frente la_furgoneta la_hamaca la_itv la_llama la_matrona la_muela la_ninera la_pareja la_queja la_saco la_visita
labio* labios lactosa_y ladrar lanch* lancha las_caderas las_camaras las_cejas las_copas las_duchas las_gafas
las_piernas lasci* latinos lavo le_arrancaron le_dijo letrado levantada litros llagas llave_maestra llaves_de llevaban
llevara lo_sabe lo_saben logo los_clientes los_dedos los_demas los_duenos los_examenes los_gatos los_mios los_nombres
los_pacientes los_pedidos los_pendientes maest* maestro maitr* maitre mal_y maleducado mandare mandibula mapuc* marcha
marihuana mariscos mascarilla mastu* matarratas maternidad matro* matrona me_bloqueo me_escribio me_explico me_negaron
me_nego me_robaron me_rozo me_siguio me_tiro meche* mejil* membr* menores mensajitos mensu* mentirosa mentiroso merca
mereces merod* mesero meseros mesil* mesilla metan* metia* mi_abogada mi_acento mi_agenda mi_direccion mi_divorcio
mi_enfermedad mi_firma mi_habitacion mi_nino mi_papa mi_por mi_puerta mi_queja mierd* mierda mil_euros minis*
ministerio mirada mis_fotos mis_primos miste* mocos* modal* modales molido mona moneda monitora monos monte* morac*
morados moral* morosos moscas_encima mujer_y murmu* murmuro muslo muslo* nalga* nene niner* ninera ninos_al nique*
no_pagan no_pedimos no_podia nombre_completo nombre_y nominas noria noria* nos_negaron nuevas nuez nunca_se obrer*
obreros octog* ocu oculto oido olvidan opinion opiniones orina* os os_voy otiti* otitis otro_cliente otro_mecanico
oxige* oxigeno pague_la pague_por panza panza* paquete_y parab* pareja_de parqueo parvo* pasaba pasaportes pasea*
paseador pasillo_del paso_con pastillas_a patata pecho pechu* pechuga pedidos pedra* pegat* pegatina pego_un pelado_de
pelos_y peluquero penal pendientes_de perchero perdieron_a perdio_los perdio_mis perfo* perio* periodico periq* permiso
persiana_con personal_de perve* pesab* pesaba pesar* petar* petardos picaduras piensalo pille pille* pilot* piloto
pirat* pizze* poppe* por_detras por_sus por_tener porro posit* precinto preex* preexistente prena* prenada prepo*
priet* profeco proposito propuso psiqu* publicaron publico puedas puerta_a punos punos* pupil* pus que_pasaba quedar
quedaron_con quedo_el quedo_mi queja_ante quemaduras_de quemaron quemo quemo* racis* rampa_y rasga* rater* ray rebajada
redes redes* redon* reenv* regis* regulador reloj_y renovaron repartidor_me reporte respondio responsable retiro
revento revisar revisaron ricar* rivot* rompieron rompo rompo* ronch* rubio* sabian saco_la salch* sale_en salga*
sali_de salmonela salmonela_confirmada saltando salvavidas sangrar sanid* sanidad saqueado sarna sarpu* se_a se_comio
se_descolgo se_equivoco se_le se_parece se_partio se_quedo se_vino secci* sedad* sedan* segura segurata sella* sello_de
serio* servidos servimos sesam* sexuales shock shock* sillita sin_cambiar sin_consentimiento sin_huevo sin_receta
sin_tacc singl* singluten sirviendo sirvio sobre_de socor* solda* sonda* soste* sosten soy_alergica sucias suegra_con
suelta_en suero suero* supla* supue* supur* sus_partes sustr* tacan* tacc tamba* taparon taquillero taxis* taxista
te_hago teleg* tenia_en tenia_un terne* tirita tiro_la tirol* tirolina titulo toman* toni torcio tosie* tosiendo
trabado tranc* tres_lineas trigo trigo* tromp* truca* trucho tumor tumor* turba* tutel* tuya ucran* ulcer* un_bate
un_bote un_comercial un_desconocido un_globo un_plan un_postre url urticaria usaro* usaron usted* ustedes uva vago
vales vales* vamos_a varic* vendio venez* verme verme* vete vicio* viejos vigil* vigilado vigilantes virge* virgen visa
vocea* volado volar volar* vomitando whatsapps y_cerraron y_despues y_listo y_soporte yonqu* zaran*`,
      '8': `
50_en 89 a_gas abri acari* acceso acta adorm* adred* adrede agarr* agred* agreg* aguar* agujas al_agua al_bebe
al_seguro aliento_a amana* ampol* animador anito* anitos apale* aparcan apest* apocr* arren* ascensores asco asma
atado* audios autis* autocar avell* baret* bata bombon braya* brayan burlo burlo* burof* callejon camel* canti* canut*
cara_en cargando cayo_de celia* chale* chapu* chuch* cocinero cogol* comio comio* complice con_cajas con_ganas
correspondencia costi* cristal_en cubatas cuenta_de cuentakilometros culo cuotas curri* curriculum de_crack
de_madrugada de_manual dejaron_a del_taller delante_de deman* denun* denuncia descarado despues_del destr* detector_de
detras_del diente disca* disim* documento droga* duerm* echo el_animador el_camping el_cerrajero el_cocinero el_codo
el_cuarto el_datafono el_del el_dentista el_dueno el_entrenador el_instructor el_jacuzzi el_personal el_piano
el_relleno electrica embarazo embau* embus* en_ese en_voz encendida enganosa enjau* entro_en enviada escapo escondidas
esfum* estal* estallo estra* extas* facturaron flojos foco garab* gatit* gitanos gordi* gusan* hachi* haiti* hamst*
hemor* herid* hija_con hirvi* hirviendo historial hiyab* homof* hosti* ident* igual_a ilega* infantiles inhal*
inquilinos instructor inves* inyec* jaula* la_almohada la_camara la_comunidad la_empresa la_fuerza la_guardia la_mia
la_punta la_trona laboratorio lacta* las_buenas lavam* lavamanos le_pase le_quitaron le_vendieron lesbi* leyo llaga*
lo_conto lo_llevo los_monitores machi* malas malas* maled* mandado mandi* manejaba mani maric* marih* masti* me_corto
me_facturaron me_tomo me_trato me_vacio mediacion memor* memoria meser* mi_abrigo mi_bebe mi_ficha mi_mano mi_perfil
minti* mintio mirandome monedas_del monox* mujeres nadie_vio negaron_la negras neumo* nos_echo nos_veremos ocho_anos
oficio paciente_anterior parpado parvu* paso_la pecho* pelli* pleno_julio podrida por_esta por_pedir por_si por_uno
porro* presentado presi* presion primos probe probe* propio propo* pusieron_una que_hora quemadura quemaduras ramon*
rastr* reacc* reaccion recibi reclamo_en reque* respiracion retir* reviento rie roban* roja rompio_la rubia rubia*
ruman* sacud* sapo sarna* se_bajo se_burlo se_donde se_llevo se_paso si_nada sin_frenos sin_las sin_permiso solic*
solit* su_culpa subir_a sueld* tal talla_de te_espero te_voy temblando teodo* terraza_el testi* thc tiene_mi tiraron
tiro_el tobil* tobillo trapi* truch* tuercas un_celular un_empleado un_hombre un_tal una_resena una_tal vacio_el vas
vea veces_la vencido venta ventilacion vih vivos vivos* voy_con voz_alta y_papel yegua*`,
      '9': `
a_cambio aband* acosa* ahoga* ahorc* ajeno ajeno* alban* amane* ancla* anest* ante asfix* asoma* avisados avisamos
avisar_y bajaron baran* bloqueo bolsitas burla* cache* cacho* caden* cai camaras chinc* chupa* clientes clona* colga*
comun con_sangre contratamos cria cubat* cucar* cuidadora de_todo debit* del_grupo dentro_del dijo_el dr el_motor
embol* en_urgencias encad* entraron esnif* esta_noche exigi* facturan falsi* filma* firmaron forza* fract* fraud*
fuman* ganad* garga* grita hospitalizada hoste* ibamo* ibamos infec* insin* intim* intox* jerin* judic* junta la_bodega
la_cerradura la_dejaron la_nota la_pata la_ruta le_dieron levanto_la maltr* mando_una maria me_llamo menti* mi_cara
mi_dni mi_foto miente mordi* nego nombres notarial ocult* opini* partio peric* pinch* por_ser procu* profesor_de
reclamacion repor* restr* rompio_el sacaron salio_de se_las se_llevaron se_quedaron sexua* sin_luz sober* soberbia
sobre_mi socorrista sola_en sr sra tembl* tomo traic* tu tumba* tus urtic* vaciaron vas_a venden vendian vendido
vientre viola* volaron volo vomit* vuest* vuestra`,
    },
  },
  fr: {
    plainBelow: -2.27,
    unlikelyBelow: 1.37,
    likelyFrom: 6.56,
    words: {
      '-9': `
65 a_refaire adora* apres_trois assas* auven* auvent bof bruya* caram* cher chere chere* comed* complique courte
de_nouveau de_passage decal* decev* decu dossier_en du_jour en_papier en_rupture ennuy* estim* fade fait_ce grinc*
illis* interminable jauni* l_ame la_batterie le_chien lent lente lente* les_enfants loin long longue mais_il mais_on
menu molles montures non_plus on_regarde passi* peu_d plate poli prevue progr* programme qui_ne rassi* repor* reportee
sans_explication satur* se_fait sec serveurs sombr* sombre supplement table_pour temps_de triste trop_petit`,
      '-8': `
a_18 a_9 a_gauche absentes adorable affichette alarme_incendie alors_qu ampou* ampoule animations apres_nous attendais
au_moins augme* automate avait_dit baguette banal* bancale bornes bouchonne bruyant caout* capri* carbonara cette_annee
chambre_pas charm* cheveux_dans chiche chien_etait chocolat cintres cloch* combl* conseils correspondance crene*
d_accord d_air de_8h de_ca de_monde debor* deborde deco decor* decue decue* deguisement deja_ca delai_de depuis_octobre
deux_au deux_etoiles diffi* difficile doux ebrec* en_double en_maintenance en_retard essaye etroi* exercice exigu*
expir* fatig* ferme_pour fermees fermeture_a final* flech* formidable fumeu* game genoux_dans gresi* groupes heure_et
heures_par hors_service humai* humain il_faut illisible incendie_a indiquee infer* introuvables invites jamais_recu
jamais_recue l_agenda l_auvent la_concurrence la_rentree le_garcon le_jeu le_soleil livre_sans livree location_de
m_avait magaz* mai_on maintenance mais_a mais_j marchait me_propose merci_a mignon milieu_et mou mous n_arrive nombr*
notic* notice on_attend ou_l ourle* pale pas_prete passionnant penib* penible peu pistolet_a pixel* places plaisir plat
plus_maintenant prix promo_refuse quatre_mois quinze_euros redem* redui* rendu_l repou* reprendra reserve_au reserves
reste_du rien_en sans_ascenseur sans_discuter sans_nom savon se_sent secs selon_ma semel* serie service_apres
service_en souriant stock strapontin supermarche sur_cinq surco* surcote taille temps_d terminee tire_bouchon trist*
trop_cher trop_courte trop_long une_etoile une_salle uniquement up venti*`,
      '-7': `
11h_au 12_euros 1h30 24_mois 25 31 380 380_euros 3eme 412 4_jours 50_min 64 69 89_euros a_15 a_3 a_6 a_jour a_plus
a_quoi a_repondu a_taille a_tomber a_voir agace agace* ai_cru ai_envoye aimab* aimable ame angle* annulees appelle_on
araignee armes armes* arrive_jamais articles aspirateur attribuee au_tel au_top audioguide aureo* auton* autonomie
avais_pris avait_recommande avis_de balancoires bancs bancs* banques batterie_morte bibliotheque biscu* bloque_sur
bon_c bords bords* bourru bout_d brasserie brill* brush* brushing bruyante buche* budge* bulles ca_a ca_coupe ca_pique
cadeau_de canap* canape caramel carres catalogue categ* categorie celui_du cendriers centime centimes ceux_de chaines
chaises chambre_double champ chaque_appel charmant chasse_au cher_et ci cimen* ciment classique clavier clic clim
clima* cohue cohue* comedie commander commence_a comment_je compliquee compote compte_bloque congeles connexion coop
cornet couches coupe_pas couper courant_d courent creneau creux creux* crime* cuir_qui cuit d_annee d_ennui de_10
de_dire de_fidelite de_file de_foot de_fusil de_grave de_musique de_pain de_pluie de_sejour de_stationnement de_tabac
decale decevant decid* decus decus* defra* defraichie delav* demag* depli* deposer depuis_onze derriere_un des_traces
des_voisins desinstalle deux_euros deuxieme_paire devait devait_me devine diffe* different dirai* disaient dit_rien
dommage_pour doute du_vieux du_vol dures dures* durs durs_comme ecail* echanger eclai* ecour* ecrans editi* edition
empeche en_3 en_boucle en_formation en_hausse en_juillet en_magasin en_mousse en_octobre en_option en_parlerai en_pause
en_poudre en_travaux en_vacances en_veux endroits ennui ennui* enterrement entet* erron* essayer est_passe est_tres
estime et_soir etait_bonne etait_gentil etait_mieux etait_tres etait_une excep* exercice_d expediteur expire exposee
facilement facon facon* fait_deux fane fenetre_qui fete fidel* fige file file_jusqu file_pour filets fille_qui final
fins flou fois_de fois_on formi* formule free frotte fut gachee garer garer* gaufre gazon gazon* gens_de gentil gentils
gout gresille greve greve* grince groupe_trop heures_au hold hold_up hs huit_minutes impossible inaud* incomprehensible
indis* indus* inega* injoi* injoignable inspi* insuf* interet intro* inutile irreprochable jamais_arrivee jamais_venu
je_peux jour_du joyeu* joyeux justificatifs kot l'a_donne l'a_remarque l_expediteur l_option la_clim la_dessus la_fete
la_lampe la_maj la_partie la_pub laissant lambeaux lapin lassa* le_2 le_5 le_6 le_cadeau le_distributeur le_plat
le_portail le_vendredi legen* leger limit* liste_d lit_ses livrees loint* m'a_regarde magazine maint* maintenant mais_c
mais_cher mais_pour mais_quand maj mal_au malgre_mes mari_l'a marteau_piqueur mauvaises me_souhaite me_tue mecha*
mechant medio* mediocre meme_mon meme_morceau mercredi mes_frais mes_petits mes_remarques meteo meteo* metre mi midi_et
min_pour minuit_et minutes_d mise_a moche modele mois_et molle mon_gout monot* monotone moyen musiq* musique m²
ne_coupe ne_passe ne_va nivea* niveaux noir_de non_remboursable notifications nous_avait objet obscu* occupee octob*
octobre offre* offres ok on_devait on_entendait orage orage* organise oublie_le oublies ourlet pages pages*
papier_peint par_contre par_personne parcm* parcmetre parco* parcours park parking_plein parlerai parles pas_comme
pas_pratique passages patin* payante peage peage* peint perd_ses perruque petit_pour piles piles* piqueur pistes plains
plantee plantes plats plats* plein_d poisseuse polar* police_d policier portabilite portions pots pour_travaux
pour_trente poussif pratique premier_jour premiers prevoyez prevu* prix_du pro promises quali* qualite quarante_cinq
quatre_et que_de qui_accroche qui_craque qui_goutte qui_gresille qui_grince qui_lit qui_tient racket raconter ranges
rappel rares rares* rassise ratees realite recharger reduite refuse_pour remarquez remboursable rencontres reparee
repondeur reponse_automatique repousse resilier retarde retours retre* revoir ridic* ridicule rien_ne rouge_a roulette
salee* salles sans_avis sans_doute sans_gout sans_interet sardi* sardines sature sauve_la saveu* se_ferme se_garer
semaines_avant semelle sent sent_le sept_heures seringue_a seul_guichet seulement_en shamp* shampoing sirenes sono
sonor* sonore souriante souris_d spect* spectacle splen* splendide supporters sur_deux sur_douze swiss* table_voisine
tachee tailles tardi* tarifs telephonique tend tetin* theme theme* tiede tiede* tir tomate toujours_au toujours_ici
tournent tradition transfert transparent trop_de trop_doux trop_sucre trous trouve_ca trouver un_bonjour un_bouton
un_cafe un_panneau un_pied un_repondeur un_velo une_baguette une_demi une_equipe une_planche usure usure* va_bien
vaiss* vaisselle vendeuse_qui ventilateur ville voiture_trop voyant_la wifi_inexistant`,
      '-6': `
10_jours 11h20 11h20* 12_jours 13h 142 14h 16h30 16h30* 17h 185 18h 196 2011 2015 21 21h 26 35 3_jours 3d 40_min 410 46
4_fois 58 5_jours 5h 74 75 82 8h30 8h_a 8h_un 9h40 a_11h20 a_13h a_14h a_16h30 a_17h a_20 a_21h a_24 a_29 a_34
a_apporte a_bien a_couper a_fond a_me a_mieux a_plat a_trouver a_vecu a_vingt accueil_froid acheteuse acteu* activites
administration adorables ahmed ahmed* ai_appris ai_mange ai_propose aime all ambia* ambiance amer amere
anglais_seulement angles annulee_sans ans_un appli_de appor* apprecie apres_deux apres_dix araig* archi arrive_le
assassin assassinat assommer attendais_a attendus attente_au attente_de attente_longue attractions attraper au_chocolat
au_final au_fromage aucun_geste augmente autocollant autocollants autre_age autre_et avait_l avait_pris avalent
avant_on avec_cinq avec_tout avenu* avenue baclee bagage_arrive bagel bagel* banale base_de battus berli* bien_mais
bienv* bienvenue bijou blague blanq* blanquette blase* bloque_a bof_bof bonde* bonne_et borne_de bouchon bouchons
bougo* bougon bouquet bourguignon bousculade bouteille_d braquage breto* breton brouillard brulant bruyants budget bug
bugge* but ca_m'a cabines cafet* cafeteria camion_poubelle capricieuse capricieux captc* captcha caraf* carafe carafe_d
cardi* cardiaque carrefour carte_des casseroles ce_jour cellu* centre_et certificat_de cff chaot* chaotique
chaque_mouvement charmant_mais charme chate* chatelet chaude chauffee cher_pour cheres chips chips* choco* choisissez
choucroute cinq_fois cloches cm coca coffres coincees colis_a collante comble comediens commande_annulee commandes
comme_annonce comme_demande comme_toujours complet_a compris_dans compter comptoir_de condi* conditions confidentielle
confitures confu* connectee conseillee content contente contrat_de corni* cornichons couette_trop coulu* coulures
courants courte_que courtes couteau_qui couteaux coutent couture couture_defaite coutures couverture couvertures crepes
creves crime crimes croissants croque_monsieur d_evacuation d_examen darty darty* de_17h de_9h de_bureau de_classe
de_contact de_jardin de_massue de_neige de_perche de_pret de_printemps de_prix de_rire de_tir de_tiroir de_voir
debout_avec decalee decales deche* decide decider decod* decodeur decollee deconnecte decorative decouvre defai*
defaite defonces degres_dans degus* degustation demandent demenage demonstration depart_en depliant depuis_juin
depuis_lundi des_coulures des_midi des_miettes des_pates des_trous desac* destinataire_absent detendre deux_couches
deux_passages deux_sans deux_semaines devai* dever* deverrouillage devoirs diabl* diable differente differents
difficile_a dirait discotheque docto* doctolib dois dommage donne_sur dont_la dormaient doses doses* douze_minutes
du_dimanche du_genou du_marche du_palais du_parking du_prix dur dure e eau_a eau_chaude eau_froide ebreche ecaille
echeance ecoul* ecourte emous* emploi en_bonne en_carton en_compote en_etait en_fevrier en_novembre en_panne en_place
en_plastique en_retraite en_service en_six en_sus en_un en_voyant en_vrai enfants_ont enfants_s enigm* enlevees ennuyes
enregistrement entracte entre_chaque epee epoqu* epoque erafl* est_adorable est_fini est_gentil est_long estimation
et_au et_peu et_rien et_sur etagere etaient_au etait_adorable etait_de eu_peur evacuation exageres excur* excursion
exercices extension fabricant fait_en fallu fallu* fanta* fatiguee faut_attendre faut_un fauteuils fee ferme_a
ferme_sans fermee_le fermee_pour fetar* fetards fichue fidele figee figee* filan* files files* film_de fines fines*
fissure fleche fletr* floue* flous flous* fois_j forum* frais_de franchement_decue francs_le frien* friendly friss*
frites_molles fumeur fumeurs gagner galet* gaufr* gendarme genti* gentille_mais glaces glissent gondoles goutt* grandes
grass* grasse gratin green* grises habite_a happy_hour hausse_de helas helas* heros heros* heure_au heure_pour home
honor* horai* horaires hour houss* housse humeu* humeur humid* il_pleut immobiliere impossible_de impre* imprecise
impri* inaudible inaudibles incli* incom* incomplete inconfortable inconfortables indisponible industriel inegale
inson* insuffisant insup* insupportable internet introuvable inuti* inventaire invit* irreg* irreguliere jardinerie
jauni je_change je_dois je_pars je_prefere je_vis jeans jeans* jeun joints jour_ou jours_ouvres jus_en karao* karaoke
kit l_ambiance l_assassin l_attente l_ete l_heure l_index l_inverse l_ombre l_on la_deuxieme la_formule la_gare
la_mairie la_mauvaise la_nouvelle la_pauvre la_saison labor* laisse_des lancer laque laque* lassant lassi* lassitude
le_cadre le_certificat le_couple le_debut le_dernier le_lac le_long le_match le_premier le_salon le_standard
le_supplement le_surlendemain le_tabac le_ticket le_vide legendaire leger* legerement lenteur lents lents* les_heures
les_premiers lever_les libra* linge lisai* lisait livre livre_dans livreurs loin_de lointaines lol longu* lune
m'a_vendu m_agace m_annonce m_attendais ma_matinee maintenant_c mais_au major* malgre_tout manches mange_des manque_une
marche_de massu* massue matin_meme meches mediatheque menottes menu_enfant merci_mais merci_pour mercr* mes_collegues
meurt meurt* meurtre meurtres micro_ondes miett* miettes miles miles* minab* mince minimum minuscules minutes_dans
minutes_par model* moi_j mois_ils mois_pour moitie_des monsieur_tres monst* monstre montage montagne montre_connectee
moule* mouli* moulin mourir_d moyen* muet munic* municipale murs murs_en myste* n'y_a n_empeche n_ont navettes ne_se
neces* negat* normal_mais nous_annonce noyees nuit_d obligatoire_a obscur on_avait on_demande on_derange on_dirait
on_en on_mange on_n'a on_sort on_voit ondes ondes* onze_jours options orang* orange otage* ou_le ouvres pagaille
pain_sec pansements par_courrier par_tete pareille parfaits parking_de pars part_en partiel partir_de pas_assez
pas_mais patron_qui peign* pellets pente pente* perdu_un personnages petits_enfants piscine_municipale pixel place_a
plante_au plateau_de pleut pleut* plomberie plus_chere plus_courte plus_le podcast poissonnier pop poudreuse pour_nos
pour_six pour_vent pousser pousses pouvaient preav* preavis presentoir press* pressee pret print* printemps pris_trois
prise_par produits projecteur promettait promo* promp* propose_une pubs puis_a puzzl* puzzle quand_les quant* quantites
quarts quatrieme que_sur quel_dommage quelqu'un_pour qui_annule qui_coince qui_marche qui_soupire quinze_jours
rappellent rarem* rarement rassis rater rater* ravio* rayee rayee* rayon_de rayons_vides rdv reali* rebel* rebelote
recha* reche* recompenses reduc* reduction refaite reflets regarde_l regle_et reglement_interieur regret regrette
reini* relais_a relances relax* relaxation relie* relief rembourses remplaces renvoie renvoie_au renvoie_le renvoyer
repartis repassee repetitifs repetitive repondait repondu_a reponse reponse_depuis reporte repose repoussee repri*
repris requins reservations resol* reste_a reste_dans retard_d retard_et retour_refuse retraite_de reveillon revenues
reverrez revet* revetement ridicules rien_d rigid* ringa* riqui* riquiqui rire_devant rire_les risques ronfler rosier
roti_etait rouleau rouleaux rue_du ryana* ryanair saccade saignant saiso* saison saisons salee samedi_a samedi_c
sanitaires sans_piles sans_plus sans_sonner sauf_que saveur savon* seche_cheveux secher semaine_avant semaines_apres
semi separees serait_bien serum* servi_dans seule_caisse si_le sieges silic* silicone sinis* sinistre six_fois soirees
soit_disant solaire sont_ennuyes sont_les sorties soudeur soupire_quand stage_de stand stand* stm strap*
strapontin_derriere subli* succe* sucree sugge* suggere suppl* surbo* surge* surle* surlendemain sus suspect swisscom
tabac_froid table_bancale taill* taper taper* tarif* tec teinte tel tele telecommande tensi* tenue_de tiedes tissu
tissu* toile tordues toujours_un tout_en traduction tranches trente_euros trois_euros troisieme_fois trop trop_cuit
trop_epais trop_grande trop_loin trop_sucree troues trouve_une tueur tueur* un_an un_compte un_enterrement un_lapin
un_rappel un_tracteur un_trimestre une_adresse une_ampoule une_cabine une_journee une_place une_seule valises vecu
vedet* vedette veget* venu veran* veranda verite vers_le vertes vetus* vetuste victo* victoire vide_a vide_en vinaigre
vol_annule vole_la voleur_de vue_mer`,
      '-5': `
0 10 10h30 10h30* 11h30 11h30* 138 14_euros 15 15_min 17 17_degres 18 1ere 1h10 20 2016 20_minutes 22_euros 2_fois 2e
310 38 3_le 3e 40_ans 41 50_le 60_euros 6h 780 7h 80_le 8h 90_par a_18h a_22 a_4 a_celle a_chaleur a_changer a_compter
a_dire a_dormi a_droite a_fallu a_leur a_mourir a_namur a_neuf a_pas a_pleure a_redire a_sauve a_se a_venir absente
achat_valable achem* acheminement achev* addit* adorait affichage affut* ag ai_change ai_eu ai_perdu ai_quand aides
aides* air airli* airlines aller_le alles alles* allumer amandine americain amien* amiens an_prochain angla* anglais
animation annees annonce annonce_en annul* annule annule_la annules ans_j aperi* appelait application apres_vente arc
arrete arrivant arrivee arros* arrose artistique assassine assassins assom* assommant aster* attendu attente
attente_pour attraction au_devis au_menu au_revoir aucune_reponse audioguide_en aureole aussi_mais automne avais_deja
avais_paye avais_pose avare avare* avec_quarante avec_trois bache banni* banniere bar_a barbe* barbecue batai* bataille
bave baveu* baveux belle_soeur bien_la biscuits blabl* blablacar blanches blanchit blase bloquees boissons bon_j
bon_sens borne* bouches bouchonnee boude* bouees bouilloire bouloche bpost bpost* bracelets brest brest* brocante bruit
bruss* brussels bruyant_a buche buffe* buffet buffet_a bugge buguee bulle ca_m ca_plante caddie caisses
caisses_automatiques calee* camion_trop canad* canada canape_livre canards caoutchouteux caracteres carbonisee
carbonnade carnaval carottes caser* caserne casto* castor categorie_inferieure ce_prix celle_de cent cent_kilometres
chambre_minuscule champs changer chantaient chapi* chapitre charmante chauffage chauffe chere_que chevilles choix
choix* chouc* chron* chronopost cinq_mois cinquante_minutes cintr* citad* citadine citronnier claquent cles_a client_a
climatisation clos coins coins* colla* colles comma* commande_a commande_en commandee comme_a commencait commune
comprends compromis conce* concept concu* concurrence confe* conference confirmer confort confus connecter conseille
consignes corn corre* correspondance_ratee corro* corrompt costa* cotisation couleurs coulo* couloirs coupait
coupe_rien courage courait_partout coure* court_de courts couru coutu* creer creer* creme_solaire creva* crien* crient
crimi* crise_de croirait croqu* croyait cru_a culturel d_aller d_avance d_avocat d_entrer d_epoque dans_des daten*
datent de_compte de_courant de_douze de_friture de_leurs de_ligne de_mode de_provence de_quatre de_rechange de_retour
de_sucre de_telephone de_tenue de_travail de_trente de_vent de_vie debarrassees debordes decale_de decaler decat*
decathlon decor decouverte decrit defait defiler delave delirants demandee demi_journee depareillee depit* deplacement
deplo* depuis_mardi depuis_un des_annees des_assiettes des_bouchons des_chips des_pistes des_sardines des_vins deser*
desert deses* deten* deux_cafes devel* developpeurs devore diapos diges* digestif dijon dijon* disco* disparait dispo*
disponible dispu* doive* doivent domma* donc_on donnant donnant_sur dormi doublage drach* drache droite du_voisin eats
ebrechee ebrechees echangeable echantillon eclairage eclaire ecoeuree ecole_de effritent electronique elevee emousses
en_bon en_conge en_famille en_meme en_peluche en_pente en_quinze en_stock engagement engie engie* enigme enigmes ennem*
ennuye enter* enterrement_de envoye_le epine* epong* eponge epuise erabl* erable escap* escape escape_game essaye_de
est_aimable est_doux est_juste est_penible est_repartis estimee et_deux et_encore et_mal et_personne et_puis etait_au
etait_rentres etoiles_et etouffant etouffante etrangler etroites etudiant eu_le euros_a eviter_le excellent
exceptionnelle excessif exemp* exemplaire exigue exorb* exorbitant explications expo expo_sur expresso extraordinaire
facil* facture_au faire_des faire_part fait_tout fantaisistes fatigue faute_de ferme ferme* ferme_le fermee fermer
fetes fetes* fidelite file_de file_interminable film finalement fini_a finitions fizz flan fleches fletris floue floues
fois_pour fond_derriere food format formu* formulaire forte forte* forum fournies fragi* fraic* fraicheur france
franchement franchise frange frisson fritu* friture frois* froissee frous* frousse fun furieuse fusee fusee* galette
gangs* gangsters gendr* geniale gentillesse gestionnaire givre givre* glisse_un gondo* gourmand gouttiere gras gravi*
gravier grincait grott* grotte guidee guides hab haha herbes herbes_de horaire hors hors_stock hotte hotte* hublo*
hublot humidite il_parait il_passe il_regarde impat* impot* imprime imprimees incha* index index* indic* ineff*
inefficace inferieure inond* inonde inscriptions insip* insipide instant isola* isolation j_appelle j_attendais
jamais_en jaunit je_joue je_reviendrai jeu_de jeune_qui jours_pour jours_sans juill* juillet julien justificatif
karaoke_jusqu'a kine_a kiosque km l_aeroport l_automne l_ecoute l_expo l_instant la_borne la_commune la_connexion
la_feuille la_fondue la_musique la_note la_poste la_vaisselle la_voisine laboratoire lave_vaisselle le_15 le_20 le_3
le_chat le_chercher le_coup le_dimanche le_fabricant le_menu le_mercredi le_mois le_quatrieme le_samedi le_tout
le_troisieme lent_a leonie les_5 les_draps les_memes les_trois leur_musique liban* lignes limite limitee livre_a
livre_avec livre_en long_que loto lui_ai m'a_envoye magazines mairi* mairie mais_alors mais_je mal maneges manteaux
manue* manuel marat* marathon marchande marra* massacree mat matinee_de mauvaise_teinte mcdo me_l me_reclame meat
meilleur melon* melons meme_avec meme_eu meme_temps mensualite menth* menthe merites merve* merveille mieux mieux*
migro* migros min minable minibar minus* minutes_a minutes_sur miroirs missions mobil mobil* mobil_home mobiles modem
modem* moi_moins moins_et moitie_du moitie_prix moment_de mon_operation mondi* mondial mondial_relay monta* montant
montre_en morgu* morgue mortes motiv* mouche moules mousse moutons mozza mozza* music* musique_d mystere ne_me neerl*
neerlandais neige neige* netfl* netflix neuf_euros niveau noircissent nom_sur nombreux non_remboursables non_rembourses
nonch* normale nos_billets nous_l novem* novembre nuage* nugge* nuggets numerotees ombra* ombrage on_se ont_dit optio*
orche* orchestre otage outil ouvert_en ouvrir_la page_9 pain_etait palmi* palmier panne_et par_coeur parac* paracetamol
parait_que paras* parking_payant partager partent pas_avant pas_dans pas_des pas_j pas_reconnu pas_vu passe_pas
passe_sans patience patiente patine patinoire patins patisserie pauvre payan* peignoirs peine peine* pelou* pelouse
pendule perd perde* perdez pere_qui perma* personne_au peu_de philo* photocopie photos_prises phrases piece_detachee
pile_a pilie* pilier pinte pinte* piquant piqure_de pistolets plan playm* playmobil plein_tarif pleines pluie pluie*
plume plus_et plus_long poignee polar polars polie polie* pop_corn popco* popcorn porte_close porter pose_ma possible_a
postes_canada poter* poterie pour_ce pour_conges pour_deux pour_nous pour_rien pour_son poussiere pouti* poutine
pralines prefe* prefecture preferais_l preleves premiere_partie presses pret_a prete_a previ* previenne prevo* proces
progressifs progression promi* promise promo propre_et provence pub puis_un qu_en quatre_jours que_du que_prevu quel
questions qui_colle qui_donne qui_etait qui_ferme qui_gratte qui_hurle qui_plante qui_traine raccourcie raclette radis
radis* rage ramen rangees rappelle_pas ras rate rdv_a recen* rechange rechauffe reches redec* redemande redemarre
redir* redire reel refai* refuse_parce refuse_sans regarder_des reglement regul* reimp* reimpression reinstallee relai*
relais relay rembo* remboursables remplacer rendez_vous rendu_le renouveler reouv* reouverture repartir repond report
reprise rer resea* reseau reservation reserve_pour reservee respe* respectee ressortis ressu* retar* retard reveil_a
revenir reviendrai rez_de rigides riz_trop ronfle rosti rosti* rythm* rythme sac_a saignante samed* samedi sandw*
sandwichs sans_bulles sans_manche sans_payer sans_saveur satis* satisfaction satures sauvez savait_pas scolaires scone*
scones se_bat se_voit secondes_entre secretariat semaine_et semaines_pour semelle_decollee semelles sens sentier
serres_comme service_lent set seule_pour shein shein* simon* smoke* smoked snack snack* soin soiree_a soleil_brulant
sous_garantie spams spams* sprit* spritz standard statu* style style* succes sucres supplice supprimee sur_internet
sur_nos surgele surpe* suspense svp synch* table_d'a tacos tacos* tajin* tajine talons tange* tant_pis tarif
tartiflette taux taxes taxes* technicien_devait telephone_pour telet* teletravaille tendr* tendre tension terme*
terreau tgv tienn* tiennent tient_pas tombent toulo* toulouse tour_de tousser toute_facon traitement transfere transit
tremblais trente tresor trian* triangle tristounet trois_pistes trop_forte trop_longue trop_petits trop_rapide
trop_sucres trouve_que truc tueri* tuerie un_anniversaire un_au un_bonnet un_certificat un_clic un_groupe un_mail
un_mois un_parking un_pilier un_poteau un_produit un_rdv un_rideau un_service une_etagere une_heure une_piece
une_tuerie uniqu* valises_sur vaut vegetarien veille_au vendredi ventee vernis vie_de vieillot vieillotte vient_d
vingt_cinq vite vitree voir_un voisin_a voisin_de voisins vol vol_au voulais vous_decale voyais vraiment_pas vue_sur
wifi zalan* zalando zombi*`,
      '-4': `
11h 12_mois 12h15 12h15* 134 14_km 15h 164 16h 18h02 18h02* 1998 19_euros 1h35 2 20_min 22 25_min 30 3h_du 48 48h 5h30
60 62 6_euros 8h_et 9 9h10 a_15h a_5 a_5h a_6h a_8h a_ce a_couru a_eau a_force a_froid a_laver a_main a_mi a_monte
a_prendre a_pu a_rallonge a_s a_six a_souffle a_toujours a_tour a_toute abandonne abonn* absen* absent_alors accel*
accep* accepte accepter acteurs adaptateur adapte addition aerop* aeroport affichee agneau ai_demande ai_du ai_ecrit
ai_paye ai_pleure ai_recupere ai_toujours aime_le aime_les aimer ainsi ainsi* ait album algor* algorithme ambiance_de
an anciens andou* angle animalier annees_80 annex* anniv* anniversaire annonces annulee antoi* antoine aout aout_et
appli appoi* appoint apporte apprend apres_mon apres_un arrive_bien arrivee_avec arrives_a arsen* arsenic art
artificielle ascenseur_en asiatique atten* attendait attendait_avec attendre attendue attentifs attri* au_balcon
au_bout au_debut au_niveau au_nom audio* aurait autob* autobus aux_fraises avais_demande avait_deja avait_le avait_mal
avait_mis avanc* avocats bacle* bacon bacon* badge_a bagage baillaient balade balis* bananes bancales bateaux battu*
bavar* bavard beauc* beaucoup bell belle_mere bibli* biere_tiede billes blanc_sur boit bon_et bonde bonnet borde* borne
borne_en boucle bouda* boudait boude bouee* boules bouqu* bowli* bowling bref bross* broui* brouilles bruit* brula*
brunc* brunch buffet_de bugue* burge* burger ca_me caches cadre cadre* cafe cafetiere caisse_ouverte calme cambriolage
campa* campagne carbo* cashl* cashless casses cause_du ce_sont cela cellule cendr* cette_maison chambres chanc* chance
change changees chateau chaus* chaussee chaussures_de check check* cherche chois* cigarette cinq_minutes cinquante
clavi* clics clics* client client_absent close* code_pour coeur coiffeur collant comme_du commissariat complete
comprises confirmation conforama conforme confr* conge* conges constatee contre_visite coordonnes copains cordo*
cordonnier correct correspond correspond_pas corri* costaud cote_des coudr* coudre couloir coup_d courageux cours_de
court court* cowor* coworking craque crepe* criminel croquettes crous* d_attendre d_avoine d_office dans_trois datait
datee* datees de_chantier de_chauffage de_chaussee de_coeur de_couper de_dossier de_faim de_fermer de_garcon de_juillet
de_mariage de_noel de_plus de_pubs de_queue de_regler de_revenir de_sable de_satisfaction de_table de_travers de_tri
debit debloque debordee decem* decembre decevante decoration delic* demande_un demande_une demander_si demarrage
demenage_a demi demi_pension depuis_deux depuis_septembre des_l des_toilettes desor* desordre dessert desservie
destinataire deux_casseroles deux_mois deux_nuits devenu devin* devis diapo* diman* dimanche direct disent_que distr*
distributeur dit_pas divin divin* dolla* donna* dont_l dormi* dossier_de doublent douillet du_bas du_site du_tribunal
ecaillee echange echoue eclair ecoeu* ecrit_au effil* effor* eglis* eglise elega* elegance empec* en_anglais en_boite
en_decembre en_face en_mai en_manque en_permanence en_travers en_trois encod* encode encre encre* endormi_sur enfer
enfum* ennuyaient ennuyeuse entendait entre_8h entre_temps entrecote entrees entretenu envoyes erreurs espagne esperais
espre* espresso est_en est_jamais est_moi est_mon est_plus est_vrai et_avec et_ca et_quand et_quart et_trois
etait_ecrit etait_juste examens excel* excellente excursions excuses exped* expedie expiree expliquer exten*
facture_sans faibl* faiblarde faim faisant fait_ses fausses faut_le faux_plafond ferie ferie* fevri* fevrier fichu*
file_a filet* filtres fin finale fonct* fondue foot forfa* forfait formation foule fragile frais froid froide frontale
gabri* gabriel gatea* gateau gateaux gazeu* gazeuse genee* gentil_mais glace* glaco* glacons go gonfleur goutte gps
grais* graisse griffes grimpe groupe_de habitude habitue haie handicape hausse hauteur herbe* heure_apres heure_de
honne* honneur horodate hors_de hotli* hotline hugo huit_mois idee il_manquait il_n impossible_a imprimante inchange
inclu* individuel inexistant infernale insonorisee intact interface interieur interminables intui* inver* italienne
itine* itineraire j'y_ai j_esperais j_irai je_signale je_voulais jean jete_par jetons_non jeu jeudi jeudi* jour
jours_au jours_de ketch* ketchup kraft kraft* l_assiette l_enseigne la_brochure la_cheville la_conseillere la_haie
la_mise la_moitie la_nausee la_plateforme la_regle la_robe la_suite la_va la_vis la_voix laissaient laissent lambe*
larmes_aux latte* lavag* lave lave_linge le_bouton le_choix le_compteur le_devis le_film le_midi le_parc le_roi le_site
le_son le_souffle le_suivant le_temps lecon* lecons leque* lequel les_dents les_entrees les_frais les_pieds les_pointes
les_tarifs les_valises lesqu* librairie lidl lieu_d lieu_du lions lions* liquide livraison_reportee logic* logiciel
lourd lumin* m'a_conseille m'a_explique ma_belle machi* machine machine_a machines magasin_de magre* magret mais
mais_avec mais_la mais_le mais_les mais_un mal_organise mamies mangee manque_de manque_un match match* matin_et me_dit
me_repond melange menage_a menus menus* mes_resultats messagerie metro metro* mieux_qu migno* min_de min_debout minis*
minutes_de minutes_montre minutes_pour moche* mode_sombre moi_je moi_qui moind* moindre moine* mois_c mon_traitement
montes moquette morte* mosqu* mosquee mot_sur mots moue mouil* murde* murder musique_a musique_et musique_trop n'y_peut
nage nausee ne_correspond nems nettoyes neuf newsletter noces noces* noces_d nom_a nombre nouvelle_carte noyee* nuit_je
nul obligatoire oeufs_brouilles oigno* on_est on_part on_pouvait on_s'y ont_pas onze onze_heures opera operer option
oral organ* orpi ou_on oublier ouvertes ouverture ouvrir paint* paintball palai* palais panne panne* panne_depuis
panor* panorama papi par_du par_mon par_semaine par_son par_telephone parait_qu parasol parc pardo* pardon parking_du
parra* parrainage parti_a parties party party* pas_pris pas_terrible pas_une pas_voulu pass passager passe_de passee_a
patis* pause pause* payant peint* peinture peluc* peluche pendant_qu pendant_vingt perdue perimees perip* perle perle*
permanence permanente peut_rien pire pis_pour pisto* plafo* plafond_de plann* plantait plante_a planter plate*
pleuraient pleure plus_depuis plus_fort plus_haut plus_jamais podca* point_relais poke pompe_a ponctuelle porte_qui
pose_un poudr* pour_des pour_dire pour_noel pour_regarder pour_savoir pourri pouss* pouva* pouvait_pas present presse
prevu prior* pris_a pris_un prix_d probl* probleme pull puy quart quart* quatre_euros quatre_heures que_si quelc*
quelconque quelques qui_laisse rabais racco* raccompagne rachete rail rapide rappe* rappelle rapporte rayures recevoir
recharge refaire refait refaits refusee_pour regarder regarder_les reglees regre* relan* remboursee remet* remets
remettez remplacement rende* rendez rentree repas* repas_froid repassage reper* reportes repos* resil* resolue
ressortent ressorti ressuscite restent retouche retrouvent reuss* reussi revoi* rien_de rien_vu risqu* robot robot* roi
ronde* rtt ruban ruban* ruptu* rupture s_arrete sac_oublie sale salees salle_et salon salon* sandwich sans_lever
sans_rien score score* seche seche* seche_linge sechee seconde secondes sejou* sejour sel self semaines semaines_on
semestre semou* semoule sept_minutes servait service service_a sessi* session seulement si_la sombres sonne_dans sonner
sort soufflant soufflerie souhaite_une soupc* soupconne soupe soupe* sous_notre souvi* station struc* sucre* suici*
suicide suis_alle superbes sur_quatre sur_trois surf surgeles surta* surtaxe synchronisation synthetique tables
tabourets tache_de tapis tapis* techniciens telec* tellement_qu temperature terrain terri* teste* tete_sous the theat*
theatre thoma* thomas ticket titres tombe_en top tordu touchee toujours_pas tourtiere toutes_les trajet travaux trent*
trente_secondes trime* trimestre trois_semaines trop_etroites trop_facile trop_froid trop_petite tue tutoi* tutoie
un_cable un_carton un_cote un_jour un_jus un_metre un_samedi un_siege un_sourire un_technicien une_blague une_citadine
une_cliente une_deuxieme une_haie une_nuit une_rayure une_serviette une_video use usees usees* utile* va_vite vacan*
vacances vagues vais_faire vaisselle_qui valab* valable vapeur vehic* vehicule veille velo vendeur_m'a vendeurs
vendeuses venus venus* verre_a verre_de version viennoiseries ville* vin vins visio* visite_pour visites vitres voies
voies* voiture_de vol_de volet* voulais_juste voulait_juste voulo* vouloir vous_attends vrai vu_la week week_end zumba
zumba*`,
      '-3': `
11 11_ans 12 149 14_mois 18_h 19 2022 20h 27 2eme 2h10 3 34 37 3_euros 4 44 45_min 5 55 61 7 79 80_ans 870 8_euros 9h
a_200 a_adore a_attendre a_attendu a_cru a_dos a_eviter a_lire a_manger a_moitie a_peine a_tourne a_trouve abord abord*
abrit* absent accepte_pas accro accue* achete_une adapt* affames affic* affilee agressif ai_donc ai_fini ai_ouvert
aimer* alcools allais allait allait_bien aller anana* ananas annee* annon* annue* annuel anse anti apero apero* appli*
apres_ils aquar* aquarium arriver artic* artif* artis* assey* assiettes assise assure_qu attend attente_interminable
au_dos au_moment aura aurait_pu autom* automatique automatiques autos autos* aux_genoux aux_mails aux_yeux avances
avec_cette avec_du avers* averse bache* bacle bagag* baguettes balance_de balayage balco* ballon banca* barbe bas_de
basses batim* batiment beaucoup_de beaucoup_moins beaux_parents bebe_et belge* besoin_de bien_de bloque_en boiss*
boites bombe bondee bonne_chance bordeaux boss boueu* boueux bouffe bourr* branches braqu* brique brochure broncher
bulle* ca_part ca_sent cable cable_trop caf cafe_a cafe_imbuvable cafe_qui caissiere_qui calme* canadian canicule
cantine caresser carte_bancaire carte_de carton casserole catal* celle celle* celui_d chacu* chacun chang* chantal
chape* chapeau chari* chariot charmants chasse chaussettes chemin chevres chich* chocolats chrono ciel cinq_heures
cinqu* claque clign* clope* close closes cocktails coeur* collees collegues coloc* color* commande comme_tout comprise
comptees concert concessionnaire condescendant confortable connait_le conne* conseillers consi* contradictoires
controleur_a conversations copieux copines coque corrects corrige corse* costu* couin* coule* couleur coupure coura*
courtoisie coute coute* couverts craqu* creneaux cris croises cube cultu* d_abord d_anglais d_attente d_eau d_eleves
d_habitude d_immeuble dame_avec damne* damner dans_cette datai* de_22 de_45 de_bus de_deux de_doigts de_fruits de_huit
de_jeux de_main de_mousse de_mutuelle de_paques de_quelqu'un de_sauce de_soixante de_sortie debrouillez
debrouillez_vous decli* decollee_au decri* defau* degou* deja_a delais demande_a demie demie* depanneuse depasse
deplacement_pour dermato des_cles des_cours des_vestiaires desag* desagreable desin* desole desormais dessus_le
deux_heures deux_petits devait_passer devalise devant_mes devient dire_que distrait dit_au docum* document dolip*
doliprane dommage_que dormir dossier_ouvert douche_avec douche_qui draps draps* drive drive* droit_a du_camping
du_compteur du_coup du_debut du_haut du_mois du_pain echar* ecouteurs ecran* ecran_de ecrase electricite elle_les
elle_m elle_nous elles_etaient elles_sont embal* embarquement emplacements en_ai en_aout en_cinq en_cuir en_dix
en_peignoir en_plus en_reste en_tout encore_le endiv* enfants_et enfermes_dans engou* ensem* ensemble entree_et
envoye_une envoyees epice* equitation essay* est_arrive est_ecrit est_excuse est_excusee est_que est_signe est_sortie
est_trompe est_vide et_ce et_demie et_depuis et_l et_meme et_ne et_pour et_un etait_bon etait_en etait_mort eteinte
eteintes etern* etion* etions etiquettes etroit euros_la euros_pour evene* evenement evidemment exacte exage* exces*
excusee exerc* expediee explosion express faible faire_changer fait_avec fait_de fait_la falla* fallait faut faveur
ferma* fermait fermee_a ferry ferry* fetai* fier fille_etait fin_de fini_par fitne* fitness flaqu* flatt* fois_cette
fonds fonds* foraine forme fort fou fournie frais* francaise frigo_qui frite* frites frites_a froid* froma* fumer
fumer* gache* gagnants gais galerie garantie garder gars_qui geneve genia* gere gesti* glace glacee glacial glissant
golf gosse gourm* gradi* gradins grain* grava* gris grise* group* guichets habitants hauta* haute* herbe heure
heureusement hiver hiver* honnete honoraires huit huit_heures humide idees idees* identique ikea il_fallait ils_disent
ils_etaient ils_nous imbuv* imbuvable importe_quoi impro* indig* indiq* indiv* inoub* inoubliable inscr* intac*
intolerant inventaire_de inverse invis* invisible isole itali* j'y_suis jardi* jaune_poussin jaunes je_demande je_fais
je_paye je_preferais je_renvoie jetab* jeux joint* jolis jolis* julie* jus juste juste* karti* karting kilometres
kiosq* l_aller l_autre l_averse l_etage l_etait l_ouverture la_belle la_bougie la_bouilloire la_boutique la_photo
la_pompe la_premiere la_rue la_seule la_signature la_station la_troisieme la_veille la_ville langues lapin* lavage
laverie le_14 le_30 le_bas le_beurre le_bouquet le_bus le_carnet le_couloir le_deuxieme le_droit le_formulaire le_lundi
le_panier le_plafond le_plan le_responsable le_reste le_robinet le_sel le_service le_sourire le_toboggan
le_transporteur le_voisin le_week legum* legumes les_billets les_bras les_dix les_genoux les_grands les_murs les_pieces
les_poubelles les_verres lever lever* liber* libres limon* limonade linge* lire litie* litiere livraison livre* louees
lourd* lumiere lyon m_ouvre ma_seance magni* magnifique mais_l malgre_le manquant manque marcel mari_qui massa*
massacre matinee me_dire me_le medai* meme_l meme_la memes memes* mere_etait merin* messa* message midi mieux_avec
mieux_que mince* minuscule miracle mis_la mode moderation moins_de mois mois_a moisi moiti* moitie molla* molle* moment
mon_ancien mon_echarpe mon_temps mon_voisin monospace mouch* mouri* mourir mourir_de mouto* mouvement n_accepte
nageur_qui nageurs namur namur* natel natel* ne_rappelle nerfs nerfs* ni niece_a noel normes note notre_table nouve*
nouveaux nouvelle noye nuls objet* oblig* obligatoires oblige oblige_a odeur odeur* oeufs oeufs* offre oignon ombre
ombre* on_aurait on_me on_n'y on_repassera on_voulait operation_du orthophoniste osait osait* ose_pas ouvert_a ouverts
pack panie* panier panneaux papet* papot* paquet par_mois parapluies parce_qu parei* parki* parking parquet partait
pas_du pas_que pas_sur pas_venu passable passer_la passez passez_votre patates pendu* perdent perdre_un perdu_une
pere_de phare phare* piass* piasses piece pique piscine_a pistolet pizza plafond plage plage* plais* plan_de planning
plast* plastique plein_a plein_de plein_mois pleines_de plus_personne poele_qui pointes poiso* poison ponce porte_a
portes portes_closes pose_de posees position potea* poteau poudre pour_ca pour_changer pour_ma pour_moi pour_sa pour_se
pour_tout pour_trouver poussin pouvais prati* preci* preferais premier prendre pression pris_en prise prise* prise_de
prise_en prix_et produ* programmation promesse promos promotion propose_un prove* pu puis_on pyjama qu_ils quai
quand_le quand_ma quart_d quartier quatre_fois que_dans que_l quell* quelle qui_en qui_fait qui_fuit qui_me qui_n
qui_n'a qui_reste qui_s qui_saute qui_sent qui_tire qui_vous racle* radiateurs ralenti rallonge rando rapid* rappele
ravis ravis* recet* recherche reclamation recom* reconnait regard regardez regularisation remar* remboursement remer*
remercie remontees remplir renda* renou* renvoie_vers renvoyee repas repasser repassera repet* reprennent requi*
reservez resiliation ressemble ressemble_a restaurant restauration retourne_au reuni* reunion reveiller revenez revenu
rever* revis* rez robe romai* roman roman* roses roses* rosie* roulettes rue rue_de s_asseoir sales sales* salle_des
sandwich_a sans_broncher sans_cesse sans_dessert sans_fin sans_papier sans_pile sapin sapin* saucisses saucisson sauf
saumo* saumon sauvait sauve sauve* scalp* scalpe scene secon* semai* semaine sent_l senti* sept sept_jours sept_mois
septe* septembre serviettes seule_au seulement_a siber* siberie siege* silen* silence simples site_de situe six
six_minutes six_semaines sncb soeur_a soir_la soire* soit soixa* soixante sonnent sont_a sophi* sophie souci souci*
souffrance souhaite soupe_de soupire sport* stati* stationnement stock* succession suis_retournee suis_tombe suivante
suive* super super* suppr* surcl* surclassement sympa sympa* sympa_mais synth* tache* talon* tard tardive tarte tarte*
tasse tasse* tatouage telephone_avec telephone_une telephoner telle* tellement temps temps* tenu termine terrasse
terrible tiede_au tient tient* tombait tordu* toujo* toujours toujours_la toujours_les tournant tourne tourt*
tout_allait tout_mon toutes traine tram transat transport transporteur travailler trempe tres tres_bien tres_bon tri
trois_fois trop_court trop_grand trop_peu trop_tard troue* tube tue_l tues un_acte un_ami un_client un_code un_dimanche
un_etre un_euro un_gobelet un_lavage un_mardi un_nouveau un_numero une_appli une_faute une_flaque une_fois une_prise
unite unite* usee utile utilitaire vague* valide varie* vase vendeur_me vent venu_avec venue_pour ver verification
verni* verres vert vide vides vides* vingt vingt* vingt_ans vingt_minutes vis vival* vivaldi vocal* voile voir voisi*
voisine_du volant_de vole_par volet volets votre_chemin voula* voyage vue wagon wagon* wrap y_aura zen zombies`,
      '-2': `
100 10h 14 16 17h30 17h30* 1er 230 24 240 29 290 2_euros 30_min 340 39 3_fois 40 420 4_euros 50 5_semaines 6_fois 6h_du
84 89 99 a_10h a_16 a_17h30 a_cles a_deja a_mes a_naples a_papa a_propose a_quelqu'un a_rien a_sept a_vu abime
abonnement acceptee accroche accueil achal* achat achete_pour acheter acte acte_de activ* activite adore adore* ados
affai* affaires affiche affichees age agence_de agnea* agonise agrea* agreable ai_attendu ai_compte ai_failli ai_laisse
aiguilles ajust* album* align* alle allees allemand alloc* allumee amend* amende amere* amour ancie* anglais_avec annee
apercue appel_de aquag* aquagym aquat* aquatique arrange arrete_de arreter arreter_de arriv* arrivee_a arrivee_l
arrives artifice ascenseur asiat* asseo* asseoir assez assez* assie* assis attendant attends au_ciel au_concert
au_depart au_lieu au_restaurant audio aujou* aujourd'hui aurai* aussi_le autre_a autre_cote autrement avait_pas avance
avancer avant_c avant_deux avant_midi avant_qu avec_eux avec_ses avec_une avoin* avoine avril avril* bac baches bagarre
baign* balcon banc banque barquettes barre_de baseb* baseball basil* batterie battu beau_pere beaux beaux* bebe_a
beigne bien_que bio blesse blond boite bonjo* bonjour bonne* bons bouch* bouchee bougez bougie bouillant boula*
boule_de boulets bourg* bout_de bouton boutons briquet broca* broch* brulee brulure bureau bureau_pour ca_j ca_ne
ca_sur cable* cadavres caddi* cadeau cailloux canar* candidats capte* carabine cartable carto* casque casque_et
casse_et caution_de ce_qui ce_temps celui celui* cendrier centi* centu* certe* certes ces cesse cesse* cette cette*
cette_fois chais* chaise_haute chambre_au chambre_de chambre_en change_d chaque_annee chaque_fois charb* charbon
chariots charn* chat_dans chatb* chatbot chaussette chaussures chequier chez_lui chinois choisi_le chora* chorale chou
chutes cinem* cinema clair clair* claire claqu* class* clini* clinique coince colissimo collait comme_si commence
comment commentaire commerce compl* compte_les condamnee conde* conduit conduite conse* conseiller_m conserve contre_l
controle_technique conve* cordon correcte correctement costume cote_a couine coula* coulait coupe coupee_par coupo*
coupon cours cousc* couscous couve* cremerie crian* criant criar* cross* cru_que cuir cuisine culture d_achat d_agence
d_artifice d_autre d_en d_ici d_une dame_derriere dame_du danse danse* date de_80 de_baseball de_billets de_bon de_ce
de_chasse de_douche de_faire de_feu de_frais de_gamme de_garde de_glace de_noces de_parking de_parler de_passe
de_remboursement de_reparation de_retard de_retraite de_se de_tout de_toute de_vacances debordent debou* debout debut
debut_a debutante decolle defaut degres degui* dej delai* delir* demai* demain demande_le demenagement demi_heure
demoi* demoiselle denta* dentaire depar* depen* depuis_hier depuis_on depuis_plus depuis_six derangeait derriere_l
des_boules des_le des_lieux desab* desme* desmet desse* dessi* desso* dessous dessus_a detachee detail deux_cents
deux_jours deux_pas deux_services deviner dire discu* discute disen* disent dit_c dit_dans divorcer dix_jours donc_le
donnes dossier_complet dossier_est douze_mois drone drone* du_10 du_client du_dessus du_me du_patron du_quartier
du_service du_tout eau_en echan* echarpe ecran effacees egare egare* eleve* eleves elle_etait emballage emeches
en_attendant en_avoir en_janvier en_photo en_rade en_reparation en_sortant en_soufflant en_supplement en_terrasse
en_vingt encom* encore_a end energ* enrhu* ensei* enseigne entra* envoye envoyee_a epaules_et epingle epuis* equit*
erreur_de escalade espec* especes est_du est_l est_le est_notre est_pareil est_partis et_dans et_des et_laisse et_n'a
et_on et_pas et_sans et_si etage* etages etaie* etaient etait_marque etape etape* etat_des etiqu* etoiles etudi* eu
eu_droit euros euros* euros_j euros_le eviter exact exact* exame* examen excel expert_passe expli* explication expos*
extensions extinction fabri* facad* facade face face_au facture_de failli_mourir faire_le fantaisiste faute faute*
faute_a favor* federal fele ferai fermes fermeture festi* festival feuille filet filet_de filtr* fini finit* fissu*
fleur* fois_dans fois_par forai* forma* formulaire_de fourchette fourn* franc* francs_la frappe frigo froids fromage
fromager fruit* fuit furax furax* gala galer* gamme gang garan* gares gares* gauch* gaufres genoux gentille geste
ginge* gingembre googl* google gratu* gravats grave grenoble grimp* grogn* grognon guerr* guerre h habit* hachi* hachis
happy happy* hauss* haut_en haute heure* heures heures_du heures_et heures_sur hivers hommes honteux horod* humides
hydro idee_de identite_a il_l'a il_n'y ils_n in inada* indem* induc* induction inexi* information instruction inten*
inter* interphone intoxiquee irai irait irait* j'y j_attends j_en jai jamais_rien japon* jardin je_commence je_veux
jeter jeter* jeton joint jouet* jours jours* jusqu'a_minuit jusqu_en juste_un kilo_de klaxo* klaxon l'a_fait
l_abonnement l_adore l_apres l_arrivee l_avait l_eglise l_enfer l_hiver l_interieur l_une la_bague la_brosse la_carte
la_chaine la_chute la_clientele la_conversation la_coupe la_course la_couverture la_date la_derniere la_fin la_lecon
la_maison la_marque la_mer la_moutarde la_piece la_pluie la_presse la_reprise la_retraite la_seance la_taille la_tour
la_vie la_visite la_zone laisse_un lait_d lampe lasag* laver* le_cafe le_camion le_canape le_code le_dessert le_grenier
le_jeune le_mardi le_prix le_rayon le_second le_secretariat le_sien le_siphon le_suivi le_support le_tarif le_tram
le_travail le_vieux legal* lendemain_a leroy leroy* les_ados les_oreilles les_parents leur_service leur_site leve_les
lieu lieux lieux* ligne* lille lille* linge_a linke* linkedin litige livra* location loter* loterie louise lourde
lourdingue lucie* lumie* lundi_il lunettes m'a_crie m'a_servi m'y m_en m_expliquer ma_fenetre ma_rue ma_vie magasin
mails mails* mais_bon mais_ca mais_elle mais_pas mais_plus mais_trop maiso* maitresse mal_de maneg* mannequin manquait
marce* marche marche_pas mardi mardi* marke* marketing marocain marrant marte* marteau marti* matel* matelas mauvaise
medicaments meill* meme_ma menage menot* merci merci* merit* mes_amis mes_courses mes_parents met methode meuble
ministere minut* minutes miroi* moi_j'y mois_de mojit* mojito mojitos momen* mon_compteur mon_conseiller
mon_portefeuille moniq* monique monop* montu* morte mortel mot_de mouillee mouss* muett* musee musee* n'a_pas n_ose
naple* naples navet* ne_a ne_sait ne_suis ne_tient ne_vient nerve* netto* neveux nguye* nguyen noires nom_de
nous_etions nous_sommes nouveau nuit_et nulle nulle_part objets_trouves obtenu occup* office_de olives omele* omelette
on_dit on_fait on_les on_nous on_refuse on_s on_venait on_vous ont_remis ordin* ordinateur ordonnance ordonnance_a
oreillers ou_presque out ouvra* pagai* pain palais_de panne_de papier papil* par_dessus par_plaques parfa* paris*
parti_en partie_en pas_a pas_ce pas_en pas_la passait patat* pate pates pates* pateu* patienter paye_le pdf peignoir
peinture_qui penalites pench* penchait pensa* pense perceuse perche perdu perdu* perdu_mon peris* permanent perroquet
perru* personne_ne petit_dej petite_fille peut pharmacie phili* philippe photo_du piano piece_de piscine place*
plastifie plateaux plateforme pleins pluie_sans plumer plus_a plus_les plus_que plus_rien pneu_creve poele poele*
points poire* poissons pokemon politesse pommes ponctuel porc porta* posan* posant positifs possi* possible poste
poube* poubelles pouli* poupe* pour_cent pour_l pour_ses pour_une pour_voir pourq* pourquoi pousse pouvait prali*
prece* precise precise_que premi* premieres prenom preparee presq* presque pressing prete principe pris_le prison profs
profs* promis prothese proximus publicite puis_elle puiss* pyjam* qu_avant qu_un quand_j quand_on quarante_ans quatr*
quatre que_ca que_le quelqu'un_avait question qui_couine qui_ont racke* rade radin* rang range* ratee* rayon rayon*
rayons rayur* re recois recommence refon* refusees regards reins* relancer relever rembourse rembourser remonte remou*
rempl* remplacee remplis renco* rendues rentrer renvo* repon* repondu_qu reser* reserve_un respecte ressorti_avec
resta* reste resto resto* resum* retard_a retard_de retirer retou* retour_a retourner retraite retraites reviendra
revision ridea* rideaux rien_c rien_du riz ronde roule* rugue* rugueuse sable sac_de sacca* sacre* salad* salade salle*
sans_la sans_reponse sans_son sans_suite sauce sauce* sauvegarde semaine_d semaines_d senti septieme serieuse serpi*
serrer serva* serveur_a servi servi* shirt shirt* si_c sien siffle silence_radio simon simpl* simple singes siphon
sirop_d site soda soignee soiree sois solai* somme sonne sont_propres sorta* sortant soude* souri* souriait sourire_et
sous_sol spa store* stores suis_a superbe supprimer surpr* sursa* sursaute systeme t_shirt table table_a tant tapis_qui
tarma* tarmac tarti* tasses te_fais teint tenait_avec tenni* tennis terra* terre_et therm* tiede_et timbr* tiroir
tombe_de tomber toujours_en toujours_le tour touri* touristique tours tours* tous_mes toussaint tout_fait traces tract*
tradu* train traiter traje* tranche transats transformee trava* travail tremp* trente_minutes treso* trompe_d
trop_chaude trottoir trous* trouve tu_te tubes tubes* un_couple un_de un_formulaire un_grand un_mariage un_message
un_moment un_peu un_pneu un_quart un_qui un_seul un_soir un_tiroir un_truc un_vol un_vrai une_assiette une_banque
une_courroie une_photo une_reaction une_trace une_voix vapeu* vapot* venait vendeur_en vendr* vendu_comme venez venez*
venu_a venue verses vestiaire_obligatoire veux veux_pas viand* viande vient vient* vies vingt_euros vinte* vinted virus
virus* visios visit* visite visse* vitam* vitamines vite_fait voir_avec voisin voisine voit voudr* vous_a vous_dit
vous_en voyag* voyage_de voyant vu_un weeke* weekend y_en yaourts yeux_au zaven* zaventem zoo zuric*`,
      '-1': `
110 1200 210 23 24h 28 42 49 6 640 8 80 81 85 96 aband* absents achete adultes affaibli affil* agglo* agglomere
agressive ah aider aille* ailleurs allai* allum* allumettes alors alors* amazo* amazon ameli ameri* ami amort*
amortisseurs ampoules ancien anima* animaux annulation apparemment appel appellent appro* archi* arome arome* arret*
arrive article artisan assem* assiette assistance assomme attitre attra* attrape attribue aube aucun aurais aussi auto
autre avant avant* badge badge* bagages baignoire bain bains bains* baiss* balad* balay* balles ballo* ballot barre
base batte* bavai* belle bertr* bertrand bien biere biere* billet bizarrement bloque bloques boeuf boeuf* boisson
boite* bol bombe* bon bonne bonnes bougi* bouil* boulangerie boulevard boulo* bousc* bout bouto* brosse brules burea*
bus ca cabin* cabine calendrier calmement canard candi* canti* capsu* carna* carre* carrossier carte carte* cartes
casqu* catas* cause cedric cents cents* ceux chamb* chambre changement chaqu* chaque charges chargeur chaud* cheminee
cherchaient chevet cheveu chevre chewi* chewing chimique choisi chome* chuchote cigar* cinq cinquieme cirqu* cirque
clien* cliente clubs clubs* col colon* colonie commencer complet compo* comptait comptez concurrent conduire confo*
confrere confuse conge connait contenu contrat coque* corbe* correction cote couchage couchette coupa* couple cour
courait courant courrier courriers cours* coursier couru* couss* craquer cree creme* creuse crevette crevettes croir*
crois croit croit* cru d'a deballage debite decha* dechire declare decol* decon* decrocher delai deliv* demarre deneige
depart depassement deplume depouilles depui* depuis deriv* derniere desir* desja* desjardins desol* detai* deuxi*
deuxieme devis* devrais dieu discuter dista* distance dj dog dont dorment douche doule* douleur doute* dpd eau echaf*
echafaudage echou* eclatee ecroule egard egard* eleve embra* emmenez empat* empathie empla* enceinte encor* encore
endor* endormi endormir endro* enfermes enorme entier entou* entrer envie envie* envoi envoy* epais epicerie epila*
epilation epuisees escab* escabeau escrocs espac* essai* etageres etais etais* etoil* etudiants europ* evacu* evacues
evite* evitez exigee existait exposition exter* exterieur extincteur facture fatou* fauss* fausse fautes fibre fibre*
fiches fiere fiere* finirez finition flaque fleurs flottant fois fondu* foule* fournisseur fous fraiche frang* frigo*
fromages frott* fruit fruits funeb* funebres furie* fusil* fuyez fuyez* galop gamba* gamel* gamelle garco* garcon
garconnet gardiens gare gauche genial genre genre* gentiment geste* gilets gin girar* girard glaci* glaciere gonflable
gorgees gouttes graines grande gratuit gratuite greni* grenier gripp* grise guepes guichet guillotine gum hache halet*
hamma* hammam heter* hier histoire histoires hoche hoche* homon* homonyme hopit* hopital horre* horreur hotel hotel*
hydro* ident* idiot* imaginer immob* incendie infect infirmieres inscrits instagram installateur institut interieure
irrep* isole* jantes jouer jouet journ* journee juin kilom* kilometre kine kiwi lac laissait lambert lames lames*
langer large* larme* larmes laser* laver lea lecon lende* lendemain lentement lesquelles leve liege liege* ligne lis
lisse litig* loi louis* lucie luge lunet* magas* mail maison maitrise malgr* malgre malpo* manch* manche manege manqu*
manquants maria* marque masques masseuse matin matin* mauva* meche* medaille melan* menag* mer meres meres* meringue
messages mets meubl* milie* milieu minces mine minui* minuit minute moins moins* monde monde* monos* morceaux mouille
mouve* moyens muette muettes muret muret* n'y naef nappe* nationale nause* nettoyage nicol* nicolas non nord norme*
nouil* nouilles nouvelles nulle* oeuf oisea* oiseau operateur ordi ordinaire ordon* oreiller origines ose oubli*
oubliee ouvre* page palie* palier panca* panneau panse* paquets parai* parait parapluie parce parce* paris parqu* part
parta* partir parto* partout pas passa* passe patch* pateuse pauvr* penche penser personne personnel petit phras*
physique piche* piece* pietine pile piquante pis piste* pizza* place plane* plant* plante plants plongee poesi* poesie
poireauter pokem* ponce* portefeuille pose poupee poussette praline precedents prefere prelevement prene* prenez
prennent preparation preparatrice prese* presser princ* prises professeur promenade promesses propre qr qu'a quara*
quarante quest* queue* qui quinz* quinze quoti* rache* rallo* rallu* rallume ramadan rame rampe rando* rappelez rattr*
reapp* recale recette recommande reconditionne reconnais recre recti* recu recue reell* reelle reflechir refusee regar*
regarde regles regretterez rein relay* releve remarque remarques remise remplacant remplace rencontre rendu rentres
repos repre* resilie reste* rester resultats retenus retour retourne retournera retra* revan* revanche rideau rien rire
rivie* riviere role ronfl* royal sable* sachet sachets salades salle sanit* sans sauci* saura savais saven* savent
scene* seance secre* selle selon selon* semblait sente* serie* series serres sert serve* seule* sienn* sienne
simplement siren* situe* sms snob sol soldes solei* soleil sommi* sommier sonda* sondage sonne* souder souffle soupi*
sourd sourire souve* souvent sport stade stade* stagi* stagiaire stephane store su sucre suite suite* suivi suppo*
surch* suret* surete surex* surprise surto* surtout sushis sympas sympathique syndic table* tablee tache taches
technique teint* telep* telephone tenue tenue* termi* terminer texte* ticke* tiers tiers* timbres tisan* tobog*
toilettes tomat* tourn* tournoi tracteur tradi* train* trans* triqu* trique trois trois* troisieme trouee trouv* truck
truck* tuer tva usine usine* vacci* vaccin vache valentin valis* vanil* vanille venai* vente* verse versi* vestiaires
vidan* vidange vie vieil* vienn* violente virement visibles vitre* vitrines vocal voiture voleurs vrac whisk* whisky
yoga`,
      '1': `
1 112 13 2024 212 22h 2h 3h 4e 4h 54 90 95 abatt* aboie* acceptes acces accident accompagnement accou* accoudoir achet*
achetes acque* actio* action adresse affaire africain agenc* agence agend* aider* airbn* airbnb allemande allon*
allonge alter* alternateur amande amis amuse* analyses animalerie animes annoncee appar* appel* appre* apprenti appri*
appris apres apres* arabe architecte argen* argent argenterie association ateli* atelier au aurai auror* aurore autan*
autant authentique autoc* autres aux avine* avoue bachee baclees baill* bailleur baladee balancoire balle* bambin
bande* banqu* bapte* bapteme barbi* barbier basse batons beaut* beaute bete beurr* beurre bieres bijou* bijoux bizar*
bleues blonde bord bouchees boucherie boucl* bouillon boule* bourres bours* bouteilles box brossage bruxe* bruxelles
buvet* buvette caban* cabane cafard cafes cafes* caiss* calcu* calva* campi* camping canettes canic* cappu* cappuccino
carav* carbone carreaux carreleur casie* casquette catastrophe cauti* caution cave cdi cedri* champagne champignons
changent charg* charleroi charlotte chat chaud chaudes cheff* cheffe cherc* chercher chers chers* chevr* chien chine
choisir cidre cidre* classeur cles coche* cockt* coeurs coffr* coiff* coincee coinces coller combi* comme comme*
compagne compare compe* comprenez compris compt* condamne condamnes connais connaitre console const* continuer
contraire controle controleurs cool copai* copie* corbeille corbi* corbillard corde couchee couet* couette coupable
courr* crabe crasse cravate crech* creche creve* crise crise* crisse croire crois* croyant cuilleres cuite cure curry
curry* cv cycle cycle* cylin* cylindre dange* debat* defon* degat deja dejeu* demander demen* departementale depas*
derma* derni* dernier des dessin dessu* dessus desti* detac* detar* detartrage devais deven* devie* devoi* devra*
direction disai* discussion disney divor* donne dorva* dorval dos dose dossi* doubl* double drap drogue du eaux echea*
ecole ecole* econo* ecout* ecris ecris* ecrit* effac* efface elect* emech* empreinte encad* encaisser enfan* engag*
enlever enrou* entend entre entre* entree envers envoi* envoie epais* equip* equipe equipes erreur espace esper* et
etoile etre euro event* evident exces excuse expert expertise explique exposees extra extra* facia* faciale facile
factu* facturee faill* failli faire faire* fais fait faite faite* faites fanees fanto* fauteuil feder* felic* fenetres
ferai* feuil* feuilles feux fiat fiche* filleul filleule finit fiole fixat* flash* fonce* fonte fonte* forme* foulard
fraises frere fric friteuse froides front* gache gagne gamme* garage gazol* gazole gel gendarmerie gene gener* gerance
gestes glaciale gourd* gourde grace grace* grand* grele grele* grelo* grill* guepe* gueul* habituel halal halal*
harcele helen* helene historique homme* houmo* houmous huile* huitres id identifiant identiques identite image* images
imita* importe impression imprimee incendier inconnus indecent indif* indifferent indigne ines infection interdites
interne ira jacuz* jacuzzi jambon jaune je jeanne joie jugem* jugement julie jure jusqu* karim karim* l laine laine*
laissee laisser lait lausa* lausanne lavab* lavabo le legere les lessi* lettr* lettre leur levres licen* licence limog*
limoges lisib* lisible lisse* liste* liter* literie lomba* louee louee* loupe loupe* loupee loyer loyer* ma maigr*
maigre mange* manger manquante manquee marchal mari mariee marocains marqu* matchs matiere matins matri* mauvais me
medecin media* medicament medit* mento* menton mere metre* mettait miel mien minim* mirac* missi* mixes mixes* moder*
moisi* moisissure mollet montee montent montre montres moral moral* mort moto nagea* nageu* naiss* naissance nante*
nappe natio* nettoye neuves nicke* nickel nique nique* noie noir normal notaires noter noter* nourr* nourrice objets
obtenir occasion oeuvre offerte ongles ophta* ophtalmo optic* oreil* original originaux ortho* ou oublie ouvrant paie
palettes pan paniq* panique panta* pantalon par pareil parfu* parfum parla* parle* partage parti parti* passe* passer
pastilles pave paysa* pele perch* perim* perro* peter peter* petite petits photo* piano* pieds pieds* pif pince* pins
pipe piqua* pique* piqure pisci* pizzaiolo plaide plaie planches planquee plateau pleur* pleuv* plume* podol* podologue
poids poids* point* pois poiss* police polis polit* pomme* pompe pompes port portable porte posee* poser poses poses*
posit* positif pote poten* potence pourboire pouvo* pouvoir preco* prend* presente presi* presidente prevoir pris
proce* proches produit profe* professionnel profils proje* prolo* prome* proposee prouv* pseud* pseudo puait puait*
pueri* quato* quatorze quebec quelq* rabai* rabro* rachid radio rafis* rafistole raide* raides raiso* ralen* raler
raler* recal* recla* recoi* recol* reconnaissance reconnaitre recre* referme refle* refont refus* regie regie* relance
relation releves remis* rendr* rendre renouvele repar* repondu reprend respect resso* restait restes resti* resultat
retap* retiree retrouvera revenue ri robin* robinet rose roti rotul* rotule rouille roulant rouve* rouvr* royal* s sait
salue saucisse saute* sauvetage savai* scoot* se sechement securite selle* seme serai* serre serre* serrure serveur
shot sieste signaler signee sixie* sixieme skipp* skipper snobe* soeur soir solaires sommeil son sont sortis souha*
sous speci* spray spray* stockage suffirait suivie support sur survecu sushi suspendu tabac tabac* tacit* taire taire*
tampons tapee tapee* taxe tenir tenir* tester tete thon toboggan toile* toilettage toilette tombe tonde* tondeuse
torchons tordue tort tot touffes tourner tourniquet touss* tout toute toux trace* traiteur tranquille tremblay
trottinettes trouves tuyaux uber urgences urssa* urssaf utili* utilise vache* valen* veill* verbal verif* verifier
verre* verte* vetem* vetements video videotron vienne viennent vinai* violets virag* virage visib* visible vit vites*
vitesse voien* voient vois volai* volaille voleur voulait voyon* voyons vu yaour* youss* youssef zebre zebre*`,
      '2': `
000_euros 119 120 14_ans 214 280 2_ans 2_jours 3_mois 60_ans 690 890 a_19h a_84 a_bruxelles a_cafe a_d a_deux a_disparu
a_en a_failli a_le a_lui a_mange a_meme a_mis a_montreal a_nos a_offert a_part a_personne a_rate a_servi a_tenu a_tous
a_un a_vole accid* acompte adopt* affam* afficher afric* ai_appele ai_donne ai_ete ai_la ai_rien aiguille ailleurs_en
airbag ajoutez alarm* albums allee* allergique_au allia* amate* amende_de amoureux anis annea* anneau annonce_a
annoncees annulee_par ans ans_de appele appele_le appeler appeles appels appui appui* apres_leur apres_sa arbitre
arcad* arcade aretes armoi* armoire arretes arriere arrive_en arrivent aspirine assoc* assur* assure assure_que
attendez attente_a attit* au_bord au_buffet au_camping au_centre au_club au_dessus au_festival au_pied au_possible
au_sous auron* auront authe* authentification autour_du autre_chose autre_dans aux_lettres avais_mis avait_ete
avait_plus avait_rien avale avalee avant_que avec_deux avec_les avec_mon avec_nous avec_un averti avez avions avons
avons* bacs bagno* balan* baleine bancaire bande bande_de barqu* bassi* batea* beau_frere beign* beton* bien_le billets
bizarre blanc* bleue bleue* blous* boire boire* boite_aux bon_de botte botte* bottes bouge bouge* boule boulot boum
bout_du bouti* boutique brais* braise brancardier braque brass* briga* brise brouillon brule_une bunga* bungalow
ca_casse ca_prend ca_va cabinet caddies cambr* camer* camera cameras camil* camille carot* carro* carte_cadeau casier
casse casse* casser ce_n celui_que centimetres centr* certificat change_a chaque_soir charge chass* chasses chef_de
chemise cherchait chez_eux chez_moi chez_une chien* chino* chirurgien chlor* chlore chocolatier chose chum chute
cigarettes cinquante_euros circu* classe cle client_m'a clignote club cocktail coco cocot* cocotte coffre coin colle
collee comme_la comme_on comme_un commence_par commo* commode commu* comptee comptoir condu* conducteur confi* confirme
confirme_par confiture congo* conna* connaissance connaissez connu conseiller_a consigne conso* contact continuent
contr* controleuse copie copiee corinne cote_on couch* coups coups* course cousi* crabe* credit creuses criai* criait
crue cuisse cuite* cuites cuits cuits* d_acces d_adresse d_ambiance d_anniversaire d_assurance d_avant d_entree d_essai
d_oeuvre dame dames dames* dans dans_les dans_sa dansa* de_19 de_30 de_4 de_cabine de_cantine de_chou de_cloture
de_cours de_cuisine de_deplacement de_dos de_finir de_justice de_livraison de_lunettes de_mariee de_me de_mort de_namur
de_payer de_pieces de_place de_portee de_rendez de_rentrer de_souci de_souris de_surf de_taxi de_voiture de_votre
de_vue debloquer decen* dechi* decongelee decouvrir defil* dejeuner demar* demenageurs demon* dentiste depan*
departement depla* deplu* depou* depuis_des depuis_janvier derri* derriere des_allergenes des_bottes des_gars descend
desinscription detache detour detre* deux_autres deux_bouteilles devan* devant diabe* diabetique diagnostic digic*
digicode discretement dit_la dit_non dit_on dix_centimetres djerb* djerba docte* docteur doit donnait donne* dorma*
dort douce* douil* drague dresser droit du_appeler du_comptoir du_conseiller du_lit du_mauvais du_regard du_rez
du_technicien du_vin ecart* echantillons echappe echel* echelle ecoute ecrasee ecrir* ecrire ecrit_a ecrits effec* elle
elle_a elles elles* empoche empoisonne empre* en_caisse en_costume en_cuisine en_fait en_fiche en_haut en_miettes
en_regardant en_serie enclo* enclos encore_en endroit enfin enfin* enfonce engueule enlev* enorm* enreg* entendre
entor* entre_deux entre_les entree_pour entreprise entretien enver* envoles enzo epaule escal* est_bien est_deja
est_meme est_presque est_tombe est_vivant et_mes et_moi et_se etablissement ete etinc* etiquetee etouffe etranger
eu_lieu europe euros_sur evide* execu* exige* exist* exper* explique_que exploit explose extin* failli_y fait_des
fait_trois famille faudra felee* felicite femme_de fendue fermi* fermier file_d fille fille* fille_de filou fils_de
filtre finit_a flacon flacons flamm* fleuriste flottaient flout* fois_et fois_parce folle foncee foot_avec formidables
four foyer foyer* francs_et frere* fuir gage galope gamins garde_meuble garde_mon garderie garnie garou garou* gaspa*
gaspard geles geles* generique genou* gens_qui gercu* gercures gilet* gite glisse gobelet gonfle griff* grima* gsm
guide* guill* hamac hamac* hamster hanga* hangar hausse_les haut herit* heures_d histoire_de homard honte* hot hugue*
huile ici il il_m ils_ont ils_sont immat* immatriculation impay* impoli imposee incid* incident infirmiere institutrice
instr* interdit intol* it jardinier je_connais je_garde je_la je_lui je_n je_paie je_parlais je_parle je_prends je_vois
jetons jolie juste_a kayak kayak* kebab kilos kilos* klaxonne l'a_pris l_adresse l_ai l_anesthesie l_appui l_argent
l_arret l_avion l_entree l_herbe l_humour l_image l_immeuble l_infirmiere l_installateur l_operation la_clinique
la_corde la_drogue la_farine la_faute la_fenetre la_grille la_matinee la_part la_peau la_pharmacienne la_piste la_plage
la_poubelle la_puce la_route la_salle la_secretaire la_soupe la_valise la_vendeuse la_vitrine labo lacet* lacher laiss*
laisse lange* lasagnes le_22 le_bras le_cercueil le_cuir le_directeur le_docteur le_dossier le_garage le_groupe
le_guichet le_jeudi le_mail le_miroir le_monde le_mot le_paillasson le_pain le_papier le_pare le_pied le_pire le_prof
le_quai le_rachat le_remboursement le_reparateur le_retour le_soin le_soir le_solde le_steak le_veto les_fleurs
les_machines les_mois les_petites les_soirs les_travaux les_vestiaires les_visiteurs lettres leur_propre leurs leurs*
leve_la lisbo* lisbonne livreur_a locat* locau* locaux logem* logement lot lou lu luc lues lui luxe m m'a_dit m'a_donne
m'a_parle m'a_prise m_envoie ma_fille ma_haie ma_niece ma_place maitr* malad* malin mandat manque_la manteau marc
marro* massage matos matos* maux maux_de medec* meme_les menace mensu* mensuel mergu* merguez mes_albums mes_beaux
metta* meubles miche* micro micro* minet* mini mirei* mireille mis_en moi moi_le moins_que mon mon_chat mon_chum
mon_fils mon_salaire mon_vieux monsieur_est monte monte* montrant montreal montrer moteu* moutarde mouton n'a n'y_en
n'y_etait n_avait n_existe natat* natation nature ne_m ne_marche ne_peux ne_plaisante ne_voyait niece niece* noctu*
noisette nom nos_trois nous_vous nu nuage nuit_dans nuit_en nuits nuits* numero_d numero_de numeros nuque occupe offer*
offert offert_un offic* olive* on_connait on_m'a on_n on_tombe on_y ont operee opticienne ordre ordre* oreille orteils
orthodontiste osteo ou_il ou_je oubliee_dans ouver* ouvert_avec ouvraient ouvri* paiement paillasson parap* pare
pare_brise paresseuse parfums parlais parlent parlez parlo* parlons partenaires pas_chez pas_eu pas_les passeport
patron patron_est payee* payer payer* payes payes* peche peintre pelle* pendant_le pension percee perfo* perime
personne_n petites peux pharm* photographier pieti* pigeon pinca* pincant pipi piste placard place_de place_plus
plaisante_pas planche platre pli plomb* plongeoir pluie_le plus_tot poche* poign* poignees poitr* poitrine poivre
pomma* pommade pomme pompe* poney* pont porte_et porti* portrait post post_it postes postf* postfinance poulet pour_les
pour_ne pour_vous poussettes premiere prenn* prepa* prepare pres presente_comme prevenu pris_la priso* prochain
prochaine prochaine_fois prof promene propr* proprietaire psy puis_la pur pyramide qu_une que_j que_je que_les quebe*
quelqu'un quelque qui_clignote qui_nous quotidien raccr* radiateur radio* radiologue raison rale ramad* ramen* ramenee
rangee rappel_de rappelles rappo* rassu* ravie rayes rayes* reagi* recoit reconnue recousu recto recto_verso recu_les
recup* reflet refuse_car reglee regler releve_a relu rembourse_la remboursez remise_a remonter rend rend_la rendement
rendue renov* renovation renverse reparti repen* repense repondent reprocher reserver resid* responsable restitution
reten* retir* retournee retro* revei* reveil reven* revenait revient revue rhum rien_dit rigolait roiss* roissy roues
roues* rouge* roules s_appelle s_en s_est s_etait sabre* saigner sais samedis sangu* sans_engagement sans_me sante
sante* sauna sauna* savait savoir_si scann* scanne scola* scotch_sur scout* scouts se_cache se_tenir seche_comme
secours secretaire semaines_que separ* septi* serin* seringue serrees serru* servi_a servies seul seul_pour show si
siest* signature signe six_ans six_heures soeur* soignes soins soins* solde* son_prenom sonne_chez sorci* sortait
sorte* sorti sorti* sortie sortie_de souk soula* soupirait sourit sous_une special speed stadiers sueurs sueurs_froides
suffi* suis suis_au suis_infirmiere suiss* suisse suit suivre supporte sur_l sur_la sur_sa sur_six surcharge surveiller
sylvi* sylvie syste* tacti* tactile tante tante* tanto* tapis_de tatou* taxi telephone_et tempe* tendu tenta* tentative
tente tente* terre tiram* tiramisu tire titre* tombe* tombe_sur tonto* tonton tortue total* touchant touche_les tous
tout_est tout_l train_a train_de trainer trajets travaille trave* tribu* trois_ans trois_jours trois_nuits trop_foncee
trop_tot troub* trouble trousse_de un_bain un_par un_plat un_post un_sandwich un_vendeur une_barre une_bombe
une_entorse une_gastro une_histoire unifo* uniforme velo_electrique vendeur vendeuse_a vendu vendu_sans verba* vergl*
verit* verre verte vesti* veterinaire video* videos_de vieille vieux vieux* vif vignettes visiblement visite_d
visiteurs vitre vitri* volan* volant voles voles* vous vous_et vous_ne voyait vu_le y y'a y_passer`,
      '3': `
118 171 2000 350 36 480 4_ans 59 6_ans 700 70_euros 78 78_ans 7h30 87 9_ans a_23h a_40 a_de a_decouvert a_elle a_ete
a_eu a_genoux a_insiste a_moi a_onze a_payer a_pose a_rappele a_rendu a_son abime* abrib* abribus abuse* accent acces*
acomp* ado adres* adult* agression ai_encore ai_jamais ai_le ai_rappele ai_rempli ai_tout aide_soignante aigui* air_et
aire ajoute alarme alcoo* alcool aller* allergenes allergique_a allume amand* ameli* amene* analy* analyse ane angin*
angine animateur_a animateurs animatrice ans_en ans_que ans_s aplv appels_par appliquee apprendre_a apprentie appris_a
apres_une arbre armee armee* arret arrie* arrivee_il asper* aspir* assoi* asticot attaq* attendu_l au_bar
au_distributeur au_feutre au_laser au_mauvais au_parking au_tabac au_troisieme audit* autocar autou* autour
autres_mamans avaie* avaient avait_bu avait_laisse avait_une avale* avant_meme avec_l bac_a bague_de bambi* barre_la
bas bassin basti* bat batte bebes bebes* ben bibliothecaire bien_a bien_les bisou bloc bloquer boite_a boite_de bosse*
bourre boxe brace* branc* bras brico* bronz* broye brule* buvai* buvait cache* cache_derriere cadenassee cafar* cagna*
cagnard caisse_4 calcule cale calec* camio* camions canal_est cance* carte_d casquettes casse_en castaing ceinture
cents_personnes cerea* cereales cette_semaine ceux_qui chaine chaque_passage charc* chauffeur_a cheval chevreau chez
chez_un chiff* chiffre chiffres chiru* chose* choses chute* cils cisea* ciseaux citron clients cloit* cocho* code_de
coince_dans collectif collection comba* combine commentaires commis compagnie comptable con confirmee connecte connu*
conseille_de constat contenait conti* conto* contradictoire contre contre_le cooki* copine corde* corin* coupes couples
couraient courroie courtier cousin couturiere crach* crache crava* crout* crypt* cuisiniste cuiss* cul curie* d'y
d_amande d_apres d_argent d_autres d_ecole d_ecran d_excuse d_hopital d_hotel d_ouvrir daign* daigne dans_le dans_une
date_de de_5 de_6 de_600 de_9 de_biere de_bieres de_fil de_geneve de_liege de_location de_m de_mamie de_mes de_nous
de_papier de_partout de_peinture de_poche de_poules de_six de_velo de_vous debal* decede declarer decle* defilent
degager deguises delat* delattre delit delit* demandant demande_de demarrer demonte dents dents* depassait depose depot
depot* depuis_dix depuis_il derriere_nous des_cauchemars des_gens des_lundi descendu descente_du desolee dessus_de
dessus_en deuil deuil* deux_enfants deval* devant_la diagn* diama* diese* difference direc* disant_que distribue dite
dix_euros dix_huit do domic* domicile donne_a donnees dorto* dortoir douches doudou douze_fois dragu* du_cabinet
du_coin du_couloir du_logement du_meme du_plat du_salon du_village echangee eclater ecrev* ecrevisses effet effet*
electrique elle_en elle_n elle_s emeche emplo* employeur en_boutique en_catastrophe en_dessous en_hurlant en_lui en_or
en_recommande en_reunion enerv* enfer* enfon* engue* enleve enquete enten* entierement entre_l envoyee epaul*
epaule_luxee epave epave* escaliers essen* essence est_connu est_entre est_entree est_note est_pas est_qu est_rentree
est_restee est_si est_toujours et_aucune et_de et_en et_fait et_hop et_me et_nuit et_qu et_sa etait_complet etait_pour
etouf* etude* eu_les euros_d euros_l exagere exclu* exige experience expre* fabie* fabienne facte* facteur facture_d
factures faire_un fait_avoir fait_rire fait_voler famil* fantomes faudr* faudrait faveu* femme femme* fendu* ferait
ferrand fiche fievre fille_en fille_et fils finissait flaco* flottait flute_de font fontaine frapp* frappee frere_a
frole fuite fumaient fume fumee fumee* furieux fuyai* gagno* gagnon gaine* garag* garanti garantis garde garde* garde_l
garde_le gardez gars_du gay gemme* gemmes genie* genievre gens gifle glacant gobel* gosse* grand greno* grenouilles
griffe grippe gross* guido* guidon gymna* gymnase habite hanch* herni* hernie heures_aux heures_pas homme honte hop
huitr* hurle il_etait il_ne il_restait il_va ils ils_l ils_ne impas* impor* incar* incarne inconnu indec* inexistante
infir* info inspection interets intervention invite j_habite jambe jambe* jambes jante* je_le je_venais jete jetees
joli jolie* jouait jours_apres jours_d jusqu jusqu_aux jusque kebab* kg l'a l'a_vu l_abribus l_achat l_ambulance
l_armee l_assistante l_assurance l_avocat l_electricite l_epilation l_equipe l_etiquette l_expert l_hote l_hotesse
l_ont la_baignoire la_boisson la_bouche la_bouteille la_box la_buvette la_chaudiere la_cle la_commande la_couette
la_ligne la_machine la_mienne la_moquette la_mousse la_pour la_poussette la_prise la_prochaine la_question
la_reservation la_sauce la_serveuse la_sieste la_societe la_tasse la_toussaint la_viande la_vue lapins le_11
le_bailleur le_bar le_bassin le_beton le_bureau le_burger le_chantier le_comptoir le_contrat le_courant le_detecteur
le_double le_filet le_four le_fromage le_lien le_menage le_patron le_photographe le_proprietaire le_quartier le_riz
le_sac le_sait le_sang le_sejour le_tapis le_tiramisu le_toit le_vendeur le_verre lefor* lefort les_comptes les_dames
les_epaules les_garcons les_makis les_petits les_portes les_quatre les_rayons lessive lettre_de levee* libre* longe
longe* louch* louche loue lui_a lumieres luxee luxee* lys m'a m'a_arrache m'a_balance m'a_coupe m'a_ecrit m'a_fait
m'a_jure m_avez m_ecrit m_est m_explique ma_femme ma_grand ma_montre ma_tante macar* maes maillot main_en maire maire*
maitre_nageur makis makis* mangu* mangue manquaient mapaq mapaq* marie* maroc masse mater* maube* mec medecins merci_l
mes mes_bras mes_cles mes_genoux metres mette* mettr* mettre miens miens* mineur minutes_au minutes_avec mis_un mis_une
modif* mois_la mon_ado mon_argent mon_caniche mon_colis mon_verre moniteur moniteur_a moniteurs monitrice monsi*
monsieur montr* mort_en morts morts* mot_d mouta* multi* n'a_meme n'a_verifie n_en nageur natur* naturel ne_sont
ne_veut noeuds noix nom_d nom_et nomme nos notai* notaire notre notre* nous_demande nous_le nuit numer* numero objec*
objectif obligee occuper odieux offert_a offert_par on_lui on_recoit ont_coupe ont_ete onze_ans or origi* origine os
otite otite* ours ouvert ouvert_il ouverte papa paques par_des par_recommande pari parlait parle parle_a parle_d
parleur partie partie_avec pas_aux pas_fait pas_qu passee passent pasti* patient patro* payai* payait payants paye
peche* pelle penda* pendait pendant pensi* perce* permis personne_pour personnes_a petan* petanque petar* petite_est
pigeons pille pimen* piment piquer pistache placa* placer planc* plaques platr* plein_cagnard plomb pompi* pompiers
poncelet ponct* portait portillon portr* posee poste_de pot poule poule* pour_aller pour_mes pour_pas pour_vos pourb*
pourr* pouve* pouvez precedent prelever premiere_fois prena* prends pres_des prestataire prete* preve* principale
procedure proch* prof_a profite promet propo* proposaient propose_de proprement proteines pruni* prunier quand_je
que_nous que_quelqu'un quelque_chose questions_sur qui_a racin* racon* radios ramasser rameu* rampe* rapaces rasoi*
rasoir rebor* rebord receptionniste reconduction recrache recroise recto* recul* recupere recuperee redes* reference
reflechis regardant regle remis remor* remorque remplie repare repei* repli* repond_que repondu_que ressort retie*
retour_du rien_demande rigol* rottw* roue rouge_qui route route* rue_a sa_caisse sa_collegue sa_couche sacha* saign*
saisonniers sait_pas salue* salut salut* sandrine sans_arret sans_eau sans_frapper sans_ombre sans_raison sauva* savoi*
savoir scenes scolaire se_faire seances seau secret secur* semaine_a semaines_et sembl* serrurier servir servis_en ses
ses_pieds sexe showr* showroom si_t signale signe* signe_a sim singe* sinon sinon* skis smile* soie soignante soir_le
soir_meme soirs soirs* somme* sont_pas sont_restes sourd* souri squat stadi* stagiaires stop subst* sud suedo* suedois
sueur* suis_fait suis_une suivants suivr* sur_chaque sur_le sur_une sur_whatsapp surfa* surveillance tabar* tablette
tacite tais tapait teddy teddy* teleski telev* tenai* tenait tendu* terminal tole tomates tomba* tombes tondu toucher
touff* tournevis tout_a tout_le toute_la trace trait trait* trampoline tranquilles transforme traverse treize_ans
tremblait trente_cinq tribunal trie trier trier* trompe tronche trop_fort trott* trou tu_m tuiles un_accident un_beau
un_bleu un_chien un_couteau un_jeune un_oeil un_oeuf un_paquet un_sachet un_trou un_vieux une_boite une_lettre
une_palette une_petite une_soiree une_tablette une_voiture urine urine* vaccine vaches vais valai* valait valise
vas_manger veau venais vend vendait vendait_des vendre vendus verda* verdatre vermi* vermifuge verra verra* verrouille
verse* vertige vestiaire veter* veto videur_m'a videurs viens_avec vingt_six voisine_a voiture_est voix volat* vole
voleu* vous_je vous_laisse vous_m vous_pouvez voyez voyez* y_aller yeux yeux_dans`,
      '4': `
130 13_ans 1h_pour 2017 300 300_euros 52 5_min 67 86 90_euros 91 91_ans 940 a_bu a_des a_dit a_dix a_empoigne a_finir
a_hurle a_jete a_lu a_mon a_oublie a_perdu a_rigole a_ses a_signe a_table a_traite accen* accidentee accord admin*
administratif aere affichait agent agit ai_deja ai_depose ai_plus ai_rate aide aile aille airba* aisse* aisselles
alertee alite* alliance amene amf amies amies* amputee angoi* angoisse ans_a ans_et antihistaminique apercu appart
appat* appelez appet* appetit apprendre apres_le apres_ma arachides archives arete* arrime arrivait arrive_avec as_un
asloc* asloca assigne assoit assume assureur atsem atsem* attache attei* attendait_au atter* attestation attouchements
au_beurre au_feu au_micro au_poste au_soleil autor* autorisation aux_toilettes avais_coche avena* avenant avertir
aveugle aviez aviez* balai balle baraq* barrette barri* barriere bas_des baske* baskets bateau batta* battante bebe
begai* belle_fille benne bequille berger bibin* bibine bidons bien_fait bloquee boldu* bolduc boubo* boubou boucher
bounc* bouncer bourd* branche bras_de bricoleur brise* bruno bruno* brusq* brutale bu_la bulletin cables cache_dans
cacher cadav* cagno* cagnotte caill* caissiere calen* call canca* canette caniche capuche carab* carac* caravane carbu*
cares* carne* carnet carou* carouge carpe* carrement carrosserie carte_vitale case cassee cause_de causer cente* center
centre ceris* certaine certains certi* certificat_medical chambre_12 changes chauffeur chauv* chauve chef chequ*
cherchez cheva* cheville chez_nous chialeras chicha chiens chine* choc choisi_cette chope chope* cire civil* clause
clauses cle_usb clich* cliches clopes cloque clou clowns cnil cocai* cocaine cochee coffret coincer college combien_de
comme_ca commissaire commun comte comte* concl* conservatoire conso consommateur consommateurs consu* conta* continue_a
contre_un cote_du cotes_felees couco* coucou coule coupe_la coupee coupees courriel coussinets couvr* cp cpas crani*
cranien cravache crema* cremant crepe creve crever crie croche croye* croyez cruch* cruche cuisine_est culotte d_equipe
d_origine damie* dans_l dans_la dans_notre de_13 de_50 de_charleroi de_chaud de_conciliation de_ma de_mon de_peur
de_port de_protection de_reception de_sa de_sac de_sept de_train debar* debit* debranche dechiree declaration decongele
decrirai decroche_plus dedan* dedans defenseur_des degag* degat* dehor* dehors demande_deux demandees demis demol*
denom* denomme denti* deposee_a derobe des_comptes des_enfants des_filles des_fraudes des_yeux desce* descends detro*
devant_chez devant_des devant_tout devor* disan* disant discriminee dispa* disparu disques dit_il dix_fois dix_neuf
doigt doigts_sur donc dorme* douce doudo* doudoune douteux drape* drapeau drogu* du_barman du_centre du_compte
du_consommateur du_cou du_fil du_garage du_robinet du_vendeur du_vestiaire dylan dylan* echog* echographie eclate
economies ecrit_sur ecrou* effra* effraction egares egorg* elle_fait elle_m'a embrayage empes* empoc* empoignee
en_erreur en_rentrant en_rigolant en_se en_tete encore_des enjam* enregistre entie* entiere entieres entre_avec
entre_sans envole envoyer eparg* epargne epaules epeau* epeautre epero* epluc* epous* epouse equipage equipe_de escale
espio* espionne est_d est_decede est_mort est_ouvert est_pour est_ressorti est_reste est_revenu est_revenue esthe*
estheticienne et_d et_du et_lui et_mon et_votre etais_au etait_dans etait_le etang etang* eteint ethylique etran*
etre_la etude etui euthanasie evanouis evapo* exactement excuse_et existe existe_pas explo* expose expres_pour expul*
faineant faire_la faisaient fait_un fameu* fameux fantome faux fendu fermee_et fermez ferreira fesses feutre fiancee
fichiers fievr* filles_en fin_du finir finir* firmi* firmin fisc flasq* flasque flori* florian flott* flute fois_le
fois_que folle* fonta* force forcement fouette fouille_ma fourbure fourc* fourgonnette fraudes frein* frere_et fugue
fugue* fuite* gaeta* gaine gamine_de gamines ganja ganja* gars gars_de gasoi* gasoil gaz genevois genou_dans gerant_m'a
gilet glaca* gonflement grand_mere graph* greffe guichetier guichetiere gym gyneco hamst* hamsters heritage heure_a
hippo* homar* hospitalise houspille huiles humou* humour hurle* ignore il_a il_lui il_n'a illegal ils_avaient imite
immon* immondes impol* inconnue incro* incroyable infirmiere_a inhale injon* insiste insti* insulte_les intacte
interessant intestins intimite intra* intraveineuse intub* intube islam* issue ixell* ixelles jamais_vu je_mets
je_saisis je_sors je_vais jerri* jerrican jetes jetes* jette jette* jolies jouai* jours_on jumea* jumeaux jusqu'a_ce
jusqu'a_la jusqu_au kevin kevin* l_agence l_annee l_appareil l_atelier l_atsem l_aurez l_auto l_avis l_energie
l_entrepreneur l_etablissement l_evier l_oeil l_un la_camionnette la_cantine la_colle la_commode la_conscience
la_couleur la_douche la_fibre la_gorge la_location la_main la_nuit la_ou la_petite la_portiere la_salade la_tire
lacrymogene lampes lance* le_biberon le_chauffeur le_chef le_collier le_commercial le_cuisinier le_dis le_froid
le_grand le_jardin le_livreur le_nom le_plus le_pull le_samu le_sesame le_stationnement le_surveillant le_talus
le_veilleur le_ventre lefeb* lefebvre lendemain_on les_animateurs les_chiens les_choses les_clients les_crevettes
les_degats les_dossiers les_douches les_gars les_residents les_tables les_toilettes levai* levre* libre libre_sur
ligne_qui lilas lilas* litre livreur longt* longtemps lustr* lustre lycee* lynx m'a_crache m'a_demande m'a_entaille
m'a_etrangle m'a_propose m'a_soutenu ma_copine ma_couleur ma_cuisse ma_valise ma_veste macha* madam* madame main
main_propre mains mains* mains_sur maintenant_je maitre malentendu malgre_l malvoyant mamans mamie* mamie_a mangez
mannequins marab* marabout marie marmo* marron masse* mastu* maths maths* mayo me_suis mediateur medis* meme_chose
menaces menti_sur menui* menuisier mepris meprisant messi* messieurs metal mienn* mienne milieu_des mime minou minou*
minutes_apres minutes_plus mis mis_ma mise_en mixe moins_les mois_sans mon_amie mon_avocat mon_code mon_epouse mon_gars
mon_sac mon_velo monit* monos monox* monoxyde moque* morphine mousseux moustache murmu* n'a_vu nadeg* nadege nadia
nadia* nager* ne_l ne_le ne_les ne_lui ne_s ne_voulait neveu* nez noeud* noir_sur noirci noire* noise* noms nous_avec
nous_dire nous_dit nous_faire nouveau_ne noyes noyes* numero_sur occas* oh olivier ombudsfin on_attendait on_hurlait
on_l'a on_voyait ongle* ont_laisse ont_mis ont_oublie opc organisme oser otarie ou_etait ou_pas oui outil* ouvert_l
ouvert_le ouverte_et oxyge* oxygene paiem* paies paies* palef* palefrenier palet* palpa* palpation palpee palpi*
palpitations paquet_de par_erreur par_la par_le par_mes parent parlera pas_pour pasca* pascal passer_le passera pasta*
pastis patients paye_trois paysagiste pediatre pelot* pendant_que pendant_tout pendant_un penic* penicilline perdu_mes
perdus pere permis_de perso petite_de petro* petrole peur pharmacienne photo_d photocopieuse phrase physi* physiquement
piece_montee piege piege* pigeo* pille* pilot* pipi_au piqur* pirate pista* pistaches pitie pitie* pizzas plage_et
plaid* plain* plancher pleine plier plier* plong* plus_d plus_la plus_tard poignet_casse poil poisson poivr* policiers
pommeau poneys porte_le porte_ouverte portee pose_sa posee_sur pouce pouce* poules pour_avoir pour_du pour_en pour_qu
pour_que pratiques prelevee prend prenoms prescrit prest* pretendu prevenus pris_ma proximite psychiatre public puce
puis_si puisq* punie punie* purulente pv pyram* quand_elle quatre_etages que_pour que_rien questionnaire qui_avait
qui_dit qui_l'a qui_m quitt* quitte raccroche rachi* racistes ralai* ramassage ramene rase rats rayer* rea reagi recep*
reception recollee recommande_en recon* reconnu recra* recroisera recu_la recu_un recupere_mon refaites refourgue
refug* refuge refusent_de refusez relat* rentrant reparateur repart reponses repression_des resin* resine respo*
responsables reste_de retenue retour_de retrouvee_sur revenu_avec revenue_avec ricanait ridiculise rien_n rigolant
rires rires* risque risto* ristourne rode rond rosse rosse* rouba* roubaix rouges roula* rouler routi* rudoy* sa
sa_mere sache sage sage_femme salai* salaire saliv* sans_demander sans_gluten sans_les sans_lumiere sans_meme
sans_motif satay satay* sauf_qu saute scotchee se_sont secho* sechoir secouee sentait_la serree servi_du servis seul_a
seule_ce short* si_elle siege_auto sifflait sifflee signa* signal signer signes socie* societe soigneur solde son_beau
son_passe sortie_avec souille soule sous_huit sous_le sous_nos souscrit soutenu souterrain spara* sparadrap speed*
squat* squel* stero* steroides sur_blanc sur_insta sur_vos surdosage ta_plaque tabasse table_avec talus talus* tapais
tape_sur tapet* tapote teigne temoin tempete temps_que tenait_la tentes test tete_sur thermos tiend* tire_au
toilettes_on toitu* toiture torsi* torsion torti* touchez tout_au tout_ce tout_et touto* toutou tramp* tranq* transmis
traumatisme tribunal_administratif tripe* trois_enfants troisieme_etage trompee trou_dans trou_perce trouvait tuile*
tuyau tuyau* tympan tyrolienne u15 un_bidon un_box un_est un_filtre un_gars un_geste un_gout un_jerrican un_menteur
un_mur un_petit un_retard un_verre une_autre une_balle une_camera une_certaine une_enveloppe une_famille une_nouvelle
unia uv va_se va_voir van vapoteuses veillee venda* vendu* vendues venio* venions vento* ventoline ventr* ventre
verbalement verifiez verrouillees vertebres veste veste* veut vient_de vietn* vingt_deux violace viole* violent
violettes vital* vitale vitrine voie voila voila* voile* voitures volon* voulait_savoir voulu vraie* vtc vues vus
y'a_pas y_avait y_compris yaourt yasmi* yasmine zinc`,
      '5': `
150_euros 160 18_mois 200 2019 312 50_ans 68 70 740 900 a_10 a_150 a_balais a_bon a_continue a_coupe a_coups a_dans
a_enfonce a_faux a_fouille a_glisse a_mordu a_nie a_parle a_pris a_recommence a_recupere a_sa a_saute a_ta a_une
a_verrouille a_voix a_voulu a_vous abandonnes abces abces* absence abus acariatre accom* accor* accuse_de accusee
achar* acharne acheteurs acompte_de adhes* admis adoption adulte affir* affirme afsca afsca* agent_d agent_immobilier
agent_m'a agonisants agrafes agresse ai_bloque ai_crie ai_des ai_prevenu ai_retenu ai_travaille ai_une aide_soignant
airpo* airpods alime* allaiter allegee allergies allergique allocation alors_on ambre ambre* ammon* ammoniaque amput*
anony* ans_est antibio anticoagulant apprends arabe* arbit* ardoi* arnaqueurs arrache arranger arrivais ars assistante
assistante_maternelle asthmatique attache_dans attend_a attou* au_courant au_flanc au_gouter au_nez au_sang auberge
audi aurez aurez* aussitot autoradio autre_maman avait_jamais avait_promis avc avine avocat_a avoue* baffe bague bagues
balance_mes balei* ballons bambo* barce* barcelone barmaid bas_du bas_pour bascule baton baton* baux beant beant* bec
bedo begue* benal* benali benne* benoi* benoit bequi* betes betes* beugl* beugle beuh biber* bidon_de bidouille
bien_sur bijoux_de billets_de bisqu* bisque bless* blesses bloquait bloque_il boche boche* boitait bon_entendeur
bonbonnes bouche bouff* bougeait boursoufle bouscule bout_a bragu* braguette bras_et brassiere bronc* bruits brulees
brulu* brute* bureaux burki* bute ca_passe cabas cabas* cadenas cage_d caisse_de cajou cake caleche calva cambriole
cames cames* camionnette camp canet* canine canne captu* capture capuc* car carap* carapace carnage caron caron* cars
carte_bleue cassa* casse_net casser_la casta* ce_patron ceint* ceinture_de celeri celibataires centre_aere cerises
chambre_des chantant chaparde chargeurs charl* chassis chatouille chatt* chatte chaudiere chef_d chefs chefs* chenil
chenille chevaux chevelu chez_ma chez_vous chimi* chiots chose_a chums chums* cible* cicat* cinq_etoiles circule civie*
civiere claquee claques claud* claude claus* clavicule clef clin clin_d cliqu* clique co coach coach* cogne cogner
cohen cohen* collard colliers comme_c comme_par commercial comprendre comprendrez compresse_dans comprimes comptage
comptoir_et conciliateur conciliateur_de confie conjo* connaissait conseil_de consentement consulte conteneur contient
continue contraste convo* convu* convulse copain copie_colle coton coton* coude coude* coulis coupe_le coupelle couro*
couronne cousine couvreur crame crass* crise_d criti* critique croise croisee croix croix* croutes cueillir cuill*
cuir_chevelu cuisine_et culot* culpa* curieuse cuvai* cuvait cyber* d_adrenaline d_appeler d_auto d_escalier d_inde da
da_silva dangereux dans_mes de_15 de_bien de_bras de_fumee de_genou de_lait de_maths de_meme de_mer de_moins de_ne
de_nos de_onze de_paie de_plainte de_poing de_quinze de_sante de_secours de_ses de_suture de_vos dealer deballe debile
debranchee debutants decac* deces deces* decla* declaree decline decoloration decroche dedom* defen* defenseur defile
degats delivre delva* delvaux demandait demis* denig* dentiste_a denud* deplace depos* deposition depouille depuis_elle
depuis_mai derobee derobes derriere_les des_chiens des_donnees des_droits des_gamins des_marques des_medecins
des_parents deshydratation deshydrate desserre destinataires detecteur detourne dettes deux_billets deux_cotes
deux_dents deuxieme_degre devanture devisse diall* diallo dialy* dialyse diamant dinai* dinais disait disciplinaire
discrimination discrimine disjoncter distribues dit_elle dit_oui divorce dogsi* dogsitter doigt* doigts dont_le dormait
dormez_bien dos_a dossier_medical douan* doubles dresse dresseur du_bureau du_bus du_car du_chenil du_depanneur
du_doigt du_gerant du_guichet du_personnel du_support du_tram du_voyage dyslexique ecarte echap* eclat eclat* ecroulee
ecsta* eczem* eczema educateur effon* electriques eleph* eliot* eliott elle_ne embau* embauche embob* embou* embrasse
emmen* empil* employe_du empoche_la empoigne en_copie en_foret en_fout en_la en_maillot en_moins en_passant en_riant
en_rouge encore_la encou* endort enfant enfermee_dans enfonce_la enlevee enormes enque* entendeur entendu entendue
entorse entrepreneur entres enveloppe_avec envoyee_par epile* epileptique erect* erection eryth* erytheme escarre
escroquerie est_allergique est_decrochee est_ecroulee est_effondree est_lui est_rentre est_tombee estom* et_depot
et_garde et_m'a et_son et_y etaient_tous etait_beau etait_plus etait_un etour* etrip* etripe eu_une euros_en euros_sans
exclu exclus excrements exigees exploses factr* factrice faiblesse fait_a fait_pipi fait_sortir farce farce* farin*
farine fauche fausse_couche faux_cils faux_jeton felees femur femur* ferez ferez* fesse fesse* fessee fesses_en
fiancailles fibre_a fictives fille_est filme filmee filoute fini_au finie* finir_a finiras finma finma* fiole* fioles
fissures fixan* fixant flama* flamb* flemme flexi* flexible flics flics* fond_du fondu forces formee fosse fosse*
fouet* fouin* fouinait foula* fourgon fournis foutre foutre_en fraca* fracasse fracture_du francais frein frelatee
frigos frolait frole* front frouz* fsma fuite_de fuites fume_du fumees funer* funeraire fusil_de gaffe gaffe* gamins_de
gants gants* garagiste garde_ma gardien_de gardien_nous garnier garrot gastr* gastro gavee* geant geante gele gelee*
gelules gemis* gemissait genan* genci* gencive gendarmes genep* genepi gener gifle* gifles giraf* girafe glute* gluten
gnole gnole* gonfl* gonflees gorge* gorge_pour gorge_qui gosses gosses_de gouja* goujat gourmette gouter gouve*
gouvernante grang* grange gratt* greff* grego* griffee grossesse gruge* guett* guignol gynecologue hagar* hagard haiti*
haleine_de handicapee harce* hasar* hasard hein hemat* henne henne* hepat* hepatite hesit* heure_vous homards homop*
hospi* hospitalisee hotes* hotesse huile_d huiss* huissier huissier_a huit_jours humilie_les humiliee hurlait hurlant
hurler hygie* hygiene hypog* idiote ignor* il_me il_s il_tenait illeg* ils_m immobilier immol* implants imposition
inami inami* inde infec* infecte informations informe informe_de inhum* injection insen* insensible inspe* insta
insulte intensifs interdite intolerance inven* ipad iphon* iphone irres* ivre ivrog* j_apprends j_imagine javel* je_dis
je_dors je_me je_revois jetee* jeunes jorda* jordan jouen* jouent judic* judiciaire juge jumen* jument jupe jupes
jupes* juridique jusqu'a_vomir keta ketam* ketamine kosov* l'a_signale l_agent l_assignation l_educatrice l_ehpad
l_employe l_entretien l_epipen l_escalator l_etat l_expertise l_huissier l_inscription l_ordre l_osteo la_barre
la_bisque la_bonne la_brigade la_cuillere la_descente la_foule la_fuite la_gencive la_gendarmerie la_gerante la_langue
la_mini la_nature la_neige la_nounou la_patte la_piscine la_pochette la_radio la_reparation la_reponse la_secu
la_serrure la_sortie la_surveillante la_tablette la_trousse la_vodka lache_le lactose lactoserum lance langu* langue
latex laurent le_bebe le_capot le_carrelage le_casier le_col le_concierge le_conciliateur le_conseiller le_crane
le_cuistot le_dentiste le_depanneur le_dj le_dos le_fond le_gardien le_genou le_hall le_linge le_maitre le_mecanicien
le_mecano le_plombier le_poignet le_poisson le_porte le_portier le_prochain le_siege le_steward le_stylo le_torse
le_tribunal le_vestiaire le_veterinaire lentille les_cotes les_cuisses les_flics les_freins les_levres les_ouvriers
les_patients les_voitures lezar* ligne_avec like limac* limace litre* litres livrer livres livreur_m'a logo loque
loque* loup lubri* ludiv* ludivine lui_il m'a_appelee m'a_menace m'a_pogne m'a_refuse m'a_souffle m'a_touche m'a_traite
m'a_traitee m_as ma_banque ma_caution ma_demande ma_fiche ma_galerie ma_gamine ma_nouvelle ma_plainte ma_signature
ma_soeur ma_voisine macaq* macaque macon macon* magasinier maigri main_dans maintenu maitre_d malab* malabars
maladie_coeliaque malen* malgre_ma malhe* malhonnete malhonnetete malinois malle malle* maltraitance mandate manie*
manip* manques manu marchand marche_avec mari_est marques_de marre* marse* marseille masseur_a matai* matait mate
mathieu matie* maton* matonge maxime me_foutre mecanicien meche medecin_a medecin_de medic* mefie* melangent memoi*
memoire menac* menagere menotte mensonge menteurs merci_la mere_pour mes_deux mes_ecouteurs mes_enfants metal* metis*
metisse mettent meuse meuse* miennes migraine millions mineure mineurs moi_avec moi_on moins_le molai* molaire mollets
moment_du mon_accord mon_arret mon_bras mon_cas mon_compte mon_manteau mon_nez mon_pere mon_portable monsieur_du
montees moques mordu_le morel morel* morph* moteur motif motif* mousqueton muscl* musclee musea* museau mycos*
n'a_jamais national ne_m'a ne_rien ne_sais ne_tenait nee nee_a net nez_casse nez_en nice nomin* nomme* note_a
notre_arrivee notre_fils noyad* noyade noyau* nudes nudes* numero_et nus obsce* obscenes obsed* obseq* obseques occlu*
occlusion oceane odieu* olivi* one ont_donne ont_envoye ont_passe open opere* ordonnances oreilles orteil orthographe
ouvrier pacan* pacanes paiements paix palette papas papas* papiers papy par_de par_hasard par_l par_negligence pares*
paresseux parle_de paroles partis parvovirose pas_mon pas_vue passant passe_au passeports passes passo* patau*
pataugeoire patchs patron_a patronne pattes pauvres payeu* pc pedia* pedic* pedicure pelote pepe perce perdu_la pere_a
peritonite permi* perri* perrin perron personnes petards petite_a phala* phalange phoque photo_a pickp* picku*
picotements pied_par pilon pilon* pilule pincee ping pioche pirat* pisse* place_un plaie* plaig* plaignants plaint
plainte_a plainte_deposee plaintes plannings planque plaque plaque_et plein_soleil pleurait plombier plonge plus_bas
plus_un plus_voulu plus_y plusi* plusieurs pochon pochons pogne pogne* pogne_une poing pompette pompiers_ont pong
poppe* poppers porte_avec portiere portieres positions potag* potager poudre_blanche poumons pour_votre pourrie
poursuites poux pr prenne prenomme preparateur prepo* preposee prie pries pries* pris_les prochaine_etape procu*
procureur produit_de profi* profil proposition proprietaire_a proprio protection_des prudence publiees puis_s puisque
pupilles_comme purulent purulents quatre_ans que_d qui_coupe qui_m'a quincke raccordes raclee radio_de rails rails*
raisi* rajou* rajoute ralait rallongee ramassee ramenes rapac* rapace rapport raser* raye react* reaction reani*
reanimation rebou* recid* recommence_avec recro* rediges refer* refermees_sur reflechissez refoule refus refus_de
regisseur registre rejet* rejete relen* relents remba* remballee remis_a rendant rentre rentree_avec renvoye reparle
repeint repete reponds_plus reponse_de repro* resilie_en respirait respirer responsabilite retire retournes retrouvee
retrouverai retrouves reuti* revele riant riant* rit rodee rodee* rosiers rouge_et roulait roussel roust* rouste
routine roy rsa s_endort sa_maison sa_tete sabots sadiq* sadique sagou* saigne salmonelle sandr* sang sanguin
sans_arachides sans_chauffage sans_l sarra* sarrasin saure* saurez scarl* scotc* scotch scrup* se_moque secou*
secret_medical selfies semblant senta* sentait sentait_l sentait_le sept_ans serais serez serez* seropositif serpe*
serpent servent servi_sans ses_genoux ses_yeux sever* severe sexuel sexuelle sexuelles si_vous siffl* signature_sur
signer_un silva silva* simul* siphonne siret siret* sirotait sniffait sniffe soign* soigne soins_intensifs solli*
sollicitee sommelier somno* somnolait son_alliance sont_passes sortais soufflait souleve souleves sourde sous_les
sousc* soutires spam speciale staphylocoque stupe* stupefiants subti* subtilisee suffo* suintantes suis_allee
suis_partie sujet sujet* superpose sur_des sur_l'a sur_leur sur_mon sur_son sur_tout surdose sure surnom surveillante
surveillee suspendue sutur* suture syrie* ta_vitrine tabas* tabassee table_de table_du tac tahin* tal tamar* tamari
tampo* tampon tangu* tant_que tapai* taximan technicienne temoi* temoins tenait_plus tenus tenus* test_vih testo*
tete_de texta* textait texto* theo thera* therapeute tibia* tic tigre tikto* tiktok tique* tiree_par tirel* tirelire
titre titubant titul* titulaire tombee_dans tombez tonne* torchon torse torse* tousse traitant traite_de traite_les
trans traumatise travers_la tremblant tremble triche tripl* triple tripo* tripote tronconneuse troqu* trottinette
trousseau truff* truie* tutoyee type_de ukrai* ulcer* un_abonnement un_agent un_ancien un_ballon un_billet un_employe
un_gamin un_livre un_matin un_papa un_virus une_camionnette une_dame une_decharge une_facture une_volee urgen* usage*
utilises va vais_me vais_t vande* vapes vapes* vapeurs vas_te velos velos* vendue veritable verrez vers_la verso verso*
vertiges veterinaires veuve veuve* via vicie* vieilles viendra vierg* vierge vigil* vigile vinas* vinasse viole violee
violo* violon vip vire visa visag* visage visiter vite_arrive vitreux vivant vivante vivants voix_haute volantes
volontaire volum* volume vomir vomir* vomissements vos_bureaux votre votre* voule* voulez voulu* vous_aurez
vous_comprendrez vous_voulez voyait_les vraie vulga* vulgaire wallo* winte* y'en y'eta* y'etait yanni* yannick yeux_ne
youpi*`,
      '6': `
000 000_km 06 150 15_ans 16_ans 19_ans 200_euros 3000 4000 5_etoiles 600 88 88_ans 900_euros a_appris a_defonce
a_envoye a_file a_gants a_gifle a_lausanne a_menti a_perce a_quelle a_tape abandonnee abimee abste* abstenir acari*
acces_au accessible accompagne accrochee actes actes* admis* ado_de adren* adrenaline adresse_a adresse_et affame
agence_est agent* aggra* aggrave agoni* agrafe ai_refuse ailes ailes* aimai* aine airdr* aire_d ajout* alain alain*
alban* alerte alertes alger* algerien allee allergiques allumette alu alzhe* alzheimer ambulance ambulancier amian*
amiante amie amoxi* amphe* anaphylactique anesthesie anesthesiste ans_sans antibiotiques antic* antidepresseurs antih*
antipathique antis* antiv* antivol appareil_auditif apparement appat appelee appen* apple apple* apres_votre arabes
arach* arachide argent_des arme arnaq* arrache_par arrachee arraches arrim* aspire assignation assise_sur assoiffes
assum* astic* atroc* attac* attachee attaches attendrai atterrissage attes* au_bas au_bloc au_lait au_matin au_noir
au_point au_refuge au_visage aurelie autiste autorite autres_clients autrui auxil* auxiliaire avaler avant_pour
avec_nos avec_son avertissement aveug* avise avisee avoir_demande b baffe* bagnole bail baiser balais balance ban
bancal bang banquette barbotes barreau barreaux bascu* batterie_neuve belles benevole berce* berceau betis* betise
beton bidonne bient* bientot bijoutier billet_de binai* binaire bisou* bisous bistr* bistrot blattes blist* blister
bloquee_par bocau* bocaux boita* bonbons boucles bouge_pas bougn* bouillotte bouledogue bousculee bousi* bousille
bouteilles_de boutonneux bouts bouts* brancard brandi bricole bricoles brief* briefing brisee brown* broyee brulante
brune brutal bu bus_scolaire buvar* ca_c ca_deale cable_de cachets caden* cagou* caillou calin* came cancer canin*
canne* capot capot* caressait caresse carotte carte_et cas cassees catalytique cauchemar cauchemars cauchemars_depuis
cc ce_monsieur ceintures celib* celibataire cercu* cercueil certain certifie cet cette_nuit chaine_en chair* chane*
chanel chantage chapa* chaque_mois chaton chatons chauffeur_uber cheni* cheveux_crepus chez_l chial* chien_guide chipe*
chlam* chloe chloe* choc_anaphylactique chocs chocs* chose_avec chris* cinq_ans citat* citation clame* claquettes
cleme* clio clois* cloison clone* clonee cloquee cloques cloue* clown* cobay* cochons codei* codeine codes codes*
cogne* coincee_dans colique collegiens collier colorant combien comme_une commente commission_de communale communique
compagnon complice composition compresse comptable_a concierge conciliation conduisant confondu consc* conscience
constate constater contactera controler convocation convoquee cookie coordonnees coqui* corps corps* cortisone cotes
cotes* couli* coupez coupures courtiere covid covid* crache_dessus cramp* crane crane* crasseux crean* creances crepi*
crepu* crepus crochet crott* croup* cruis* crustaces cuisinier cuivr* cuivre cutte* cutter d_autoroute d_effacer
d_enlever d_estomac d_eux dame_qui dans_ma dans_son dans_tous dans_tout dans_vos dauph* ddpp de_2019 de_bord
de_cacahuetes de_commande de_coups de_danse de_folle de_frein de_notre de_paix de_pied de_poudre de_quatorze de_soleil
de_sortir de_suivi de_vache deale debarque debil* deced* decedee decoupee decro* decrochee dedai* defonce defun* degre
deja_loue demande_l demandes demange dentier denut* depassant deplacees deposee depression depuis_trois dermatologue
derniere_fois derobees des_bonbons des_jambes des_prix descende desseche detecteur_de detournee detresse detru* detruit
devale devant_mon devinez devit* diarr* dick diffa* diffamation diffu* digit* dimin* diplome directeur disjo*
disparaitre dissi* dit_en dit_l dit_qu dites dites* dixit dixit* donne_du donne_mon donne_raison donnee_a doorm*
doorman doree doree* dormait_dans dormez dosag* dosage dre dresses drogues droits du_bon du_cheval du_colis du_festival
du_gars du_nez du_resto du_sav du_vide ebouillante ecoliers economie ecrases ecrases_dans ecuri* ecurie educa*
educatrice effacer effondree ehpad ehpad* eleveuse elle_y emballe embol* embolie empestait employe employe_a empru*
emprunt en_argent en_bas en_charge en_justice en_me en_mon en_parle en_plein en_prime en_soute en_touchant encai*
encer* enchaine encore_au enerve enfants_au enferme enferme_dans enfla* enflamme enfle enflee enleves enqueteurs
enrouleur entai* entaille entam* entame entassees entasses entends entendus entraine entraineur entre_le entrepot
envol* envoye_en epipen erupt* eruption escam* escroc espere_que est_evapore est_fait est_passee est_reparti est_sorti
est_venue et_dit et_note etait_mon etait_ouvert etait_vide etale* etalee etes etiquete etouffait etrangeres etrangers
euros_et evanouie evapore eve eventre evoqu* evoque exami* excre* extorque facie* facies facture_des faine* fait_signer
fait_une faits faits* falsifie familial famille_a familles fatal* fausse_route fauteuil_roulant fauti* fautif
femme_enceinte fenta* fentanyl fer ferment ferra* ferre* fesses_a fianc* ficti* figur* filee filee* filles filme*
filou* fils_en fini_aux fixe flanc flemm* flipp* flippant foi font_passer force* forcee_a formel fouil* fouille foulee
fourche fourrer fout foutr* foutu foutu* fracturee frangins frappait frela* fruits_de fumet* g_au gamin* gamin_de
garde_mes gardi* gardien gardienne garrots gave geant* gelee gelul* genou gens_comme gerant_a gerante gerar* gerard
gitans glissee glissee_dans glous* gluant goute* grammes grand_pere grano* granola grivo* groui* guide guita* guitare
gynec* habil* habille habitez hallu* hanche handicap handicapes happe harcelee hemorragie heris* holla* hollandais
homos* horri* horrible hors_du hosto hosto* housp* hurla* hurle_dessus hurle_sur ignorer il_arrive il_connaissait
il_fait il_le il_riait il_se imaginaire imaginaires imagine incompetent infectee infes* infirmier_m'a infor*
informee_de ingri* ingrid inhal* initi* initiales injecte inqui* insistant inspecteur installe instrument insultes
integ* interdits interesse interimaire intes* intimes intox* intoxication intru* inventee iode irreparable
irresponsable irrup* irruption issue* ivg jamais_appele je_depose je_lache je_viens jerom* jerome jete_a jetee jointe
josia* josiane jours_plus jure_qu jurid* jusque_dans kango* kelle* keller kidna* kilos_en kippa* kro l'a_dit l'a_trouve
l_allee l_anesthesiste l_appart l_appartement l_arriere l_ascenseur l_electricien l_entraineur l_enveloppe l_est
l_hosto l_hotel l_inspecteur l_inspection l_ongle l_oreille la_baby la_banquette la_barquette la_barriere la_bas
la_boulangerie la_camera la_cloison la_coke la_compagnie la_cuisse la_cuvette la_gardienne la_joue la_machoire
la_monitrice la_nacelle la_nourrice la_pharmacie la_pile la_pizza la_poutre la_puericultrice la_queue la_reception
la_receptionniste la_regie la_repression la_responsable la_roue la_tata lacer* lacere lache lache* lachees lacry*
lacto* laisse_dans laisse_en laisse_la laissees laisses lance_a lancee lapine latex* laure* le_barman le_caissier
le_cheval le_chirurgien le_club le_coach le_coffre le_conducteur le_cou le_doorman le_dr le_facteur le_feu le_gamin
le_juge le_labo le_manager le_masseur le_medecin le_moniteur le_noir le_numero le_pantalon le_parking le_personnel
le_poney le_staff le_tableau le_type le_videur le_vigile le_whisky leche leche* lentilles les_charges les_cheveux
les_debutants les_demenageurs les_doigts les_fesses les_filles les_jambes les_mains les_vieux leste* leur_parking levee
leves leves* ligam* ligament lingerie liquidation lise local* locataire locataires loges loges* loulo* louve*
louveteaux lui_meme lynch* m'a_bouscule m'a_pousse m'a_repondu m'a_ri m'a_suivie m'a_t m_appelle m_ont ma_bague
ma_carte ma_cave ma_chienne ma_cousine ma_main ma_moto ma_sacoche ma_tete magis* mail_qui main_est main_sur mais_voila
maladie malaisant malheur malho* malin* malvo* mam mamie manager manchette manda* manipulation manon manon* manquantes
maquillage maquille marquee marques marre martine masseur maternelle matou matou* matraque maudi* maudit mayon*
mayonnaise mdma me_jette me_prevenir mecan* mecano mecano_s mefiez meme_jour mene menin* meningite mensongere menteuse
mentionne mepri* mes_cheveux mes_donnees mes_freres mes_jambes mes_papiers mes_yeux meth mezza* mezzanine milli*
minette mis_sur mises mises* mission modifie mois_que mollu* momes momes* mon_06 mon_bebe mon_compagnon mon_courrier
mon_dos mon_epaule mon_labrador mon_neveu mon_nourrisson mon_oeil mon_pied mon_poids mongo* moniteur_d mono montre_a
montree monture moquee moqueries mordu mordu* mors morsure morts_dans mot_et motel motel* mouches mousq* mufle mufle*
mulet* mur mur_de murge* musul* mutuelle_a n'a_rien nacel* nacelle nager narqu* nas ne_decroche ne_reponds necro*
negligence negre* net_chute neufs neufs* neuve* neveu niaise nid nie nient nient* noircie noirs noirs* noisettes
nom_dessus nosoc* note_sur notoi* notoire nuoc obese* ocean* oedeme oeil oeuf_dans olive on_sait on_va ont_fait
ordre_des ordur* ortei* osteo* otari* ote otee otee_pour ouell* ouellet ouvert_au ouvert_mon ouvertement ouvrent pai
paien* paient paire_de palpe* panar* papillons par_leur paralyse pare_chocs parler_de parme* parvo* pas_admis pas_faite
pas_regarde passagers passe_un passons pastaga paume paume* payees pedal* pedan* pendant_deux pendant_ma pensait perqu*
perquisition personne_d personne_n'a perte perte* pesee pesee* pete phleb* phoqu* photo_de photocopiee photographie pic
picot* pieces_d pilules pinot* pinottes pioch* piquees placard_a place_du plagi* plagiste plainte plainte_au planait
plane planq* plantation plante_la plaqu* plaquee plaquettes plie plus_loin pneum* poignet_fracture poignets poings
pointee polak* polle* pollen ponctionnent ponzi ponzi* porno porno* portemanteau porto* posta* pot_catalytique poula*
pour_lui pourboires pourrait poursuite poussait pousse_dans poutre prejudice prele* prelevements prelevent prendra
preparez presence pretend pretexte prets prets* preuves priere pris_feu pris_mon prise_pour prive privee prof_de prono*
protection ps5 psychiatrique publie puericultrice punai* punit* punition quatorze_ans que_choisir que_tu qui_fume
qui_pique qui_revient qui_va quico* quiconque quinc* rafle raisin ramasse rape rappelee ray ray_ban rbq rebon* recevrez
reclames recolle recompte reconnaissable recou* recule recus recus* redig* refere refermees refil* refile refusent
refuses regretter regro* reins reluq* remet rencontrer reniflait reponds repression requete residents respi*
reste_plante restees retenu retiendrai retrouver reveilles revel* revois rhabi* ri_au rib ricane rien_fait rigole rital
rital* rompu rompue roue_de sa_bouteille sa_carte sabote saccage sacoc* sacoche sacre saignait saine saine* sais_a
salar* salmo* salope sanglant sanitaire sans_carte sans_manteau saoul schno* sciem* sciemment sd se_croit se_font seco
secoue sectionne secu sedat* sein seins seins* seize seize* selfie semaine_apres sentie separation sera serieusement
serieux sermo* seront serra* serrait servie ses_doigts sesame seul_au sexis* shit shop short si_mon signalconso
signale_a simule siphonnes sirot* slow sofia soi soiree_privee soja soleil_sans solid* solva* solvant son_camion
son_pere son_temps sonde sonde* sortez sortir souffle_dans souillee soupl* sous_mes sous_un sous_vetements soust* soute
soutien soutien_gorge space space* splif* stere* sterilisation steve substitue sucri* sucrier suint* supplementaires
sur_moi sur_notre sur_ses surdo* surno* surveillant surveillants surveille t_on tabouret tant_qu tape tapot* tatoueur
taxi_a taxim* te technicien_qui teinture teles* terro* tetes tetes* thc ti tickets tigre* tip tiree tiree* tires tires*
tiroir_de tiroirs titubait toiletteur toise* toque* torche total toure* tourette tournesol tout_seul toute_l traca*
trafiquee trainee traite trancher transfusion trisomique tromp* trompe_de tromperie tronc trou_noir tu_habites tu_vas
types types* tyran tyrol* ufc_que un_brancard un_colis un_conseil un_copain un_credit un_d un_homme un_toit
un_tournevis une_batte une_belle une_biere une_paire urs urticaire va_te vais_vous validation vanes* vanessa vas vasse*
vasseur veganes veilleur veilleuse veine veines vend_des vendeur_s vente_sur ventre_en vereu* verifie vermo* verre_d
verrouillee verru* vertebre verti* vide_le vide_par vider vider* videu* videur viendrai viens viens* vigile_m'a
vivantes vodka vodka* voila_comment volee votre_agence votre_hall voulu_savoir vous_dites vous_etes vous_l
vous_recevrez voyageait vtt vue_de weed woute* xenop* y_m'a yeux_rouges zele zigza* zigzaguait zoe`,
      '7': `
800 a_attrape a_bascule a_casse a_confirme a_coque a_crie a_ferme a_gonfle a_lance a_ma a_mal a_ouvert a_perdre a_recu
a_sable a_sorti a_terre a_vide a_vie abusi* accuse achetees action_en active agente agents ai_recu ai_vu alcool_a
alleg* ambul* anest* annuler antip* appartenait appuy* apres_leurs arcea* arrac* arrache_la asphy* asthm* asthme
au_bras au_dessert au_mur au_parc au_petit au_retour au_vestiaire auber* audie* audience auditif aurel* autis* autru*
aux_urgences avais_pourtant avait_un avertie avertis avocate avs baby_sitter bafouillait baise* balai* barat* barbo*
barma* barman barquette baudr* bebe_de berge* biberon bidou* ble bleu_de bleus bleus* blind* bonbo* bouclee bouffer
boulettes brand* bride* brigade briques broye* brule brulee_au brulures brune* ca_brule cacahuetes cachees cadeaux cage
caissier cajou* camera_dans canna* cannabis canto* carabinee casier_force cci ce_sera cede celer* certa* cesar*
cesarienne char chasse_et chauffeur_de chauffeur_du chauffeur_m'a chene chene* cheque cheques chienne chinoise chiot
chiot* chour* civile cland* clientes cloqu* clous clous* cmu cochon colo coma comme_vous comptes conduisait confies
confirme_ma confisque contacte conteste contrats contre_une cornee corticoides cou couche coupe_au couvercle couvert_de
cpe cpf crache_dans cueil* cuillere cuisses cuist* cuistot cuve d_etre d_urgence dame_de dans_ce dans_leurs dans_ton
dans_votre de_bapteme de_cannabis de_famille de_fer de_force de_gaz de_premiere de_prison de_repas debra* decouvert
degue* degueulasse deja_utilisee deles* delirait demande_d demarchage demarcheur demarcheurs demeure denon* dent
depanneur depre* des_bleus des_gosses des_messages des_petits des_qu des_sacs desha* deshy* dessus_la detec* detou*
deux_metres devant_moi dgccr* dgccrf diplo* directrice dis disci* disparus disque dit_a dit_le divul* dix_metres
dossiers dress* du_bar du_chauffeur du_moniteur du_petit du_pont du_verre durant dysle* eau_dans effondre electricien
elevage elle_se employes empoi* emporte en_demeure en_douce en_pleine en_pleurs en_vente en_vitrine en_voiture encaisse
encombrants endormie engage enregistree entourloupe entre_en enveloppe envolee es escalator espere essai_a est_ce
estomac et_m etais_en etait_sur ete_malade ethyl* etouffee exhib* explosee expres face_a faceb* facebook facture_pour
fait_l faveurs fiches_de fichi* filtre_neuf finan* finira finis* fixee flanc* fonce foncee_pour force_a foret foret*
fourb* frappe_a frapper fraude freine freres frola* frottait fumai* fumait fume_des g gale gamine gant garcon_de gardes
gens_du geolo* geran* gerant ghb giflee gitan* gluan* gonflee gorge gramm* grossier guign* habites hacke* halei*
haleine halte* handi* happe* harna* harnais hemor* hilare humilie iban ignorees il_m'a il_vous illic* ils_se imite*
impla* incap* incapable infar* infarctus infirmier insis* instance intime inval* invente inventes j_arrive j_espere
jacqu* jante je_reviens juris* jusqu'a_l justice l'a_laisse l_aide l_aire l_animateur l_echelle l_infirmier
la_balancoire la_caissiere la_chaise la_coiffeuse la_directrice la_femme la_figure la_friteuse la_glace la_navette
la_pension la_plaque la_poche la_poitrine la_rampe la_securite la_tombe la_vinaigrette laissee_au lango* le_4 le_balcon
le_cadenas le_car le_compte le_cours le_faut le_gerant le_kine le_local le_matelas le_mediateur le_moteur le_plateau
le_pot le_regretter le_repas le_serveur le_traiteur legio* lenti* les_eleves les_pompiers les_seuls les_touristes
lesbi* levre ligot* lisez lisez* local loge lopez lopez* lsd lus m'a_pris m'a_raccroche m'a_tire m_attendait ma_porte
machait malades malaise malgre_mon maltr* maman maman* manag* manou* marches masque mathi* matra* mauvaise_dent medical
menteur menti menti* menton_ouvert mes_photos migra* mineu* minibus minimise mis_a mlle mon_adresse mon_conseil
mon_cousin mon_depot mon_garcon mon_grand mon_iban mon_insu mon_oncle mon_passeport mon_prenom mon_telephone
monsieur_le moque moqueur morsu* mr murmure n'a_plus natha* nathalie noire notee notee* nourrisson nous_prend nues
nuit_sur odieuse oedem* ombud* oncle oncle* osteopathe oubli oubliee_a par_deux par_trois paralysee paraphe paroi
pas_mes passer_pour patri* paupieres pedale peles peles* pendant_la perdu_ma perfusion perimes perit* pese pharmacien
photographiee pieces_de pieds_nus pierr* pierre pilote piquait piquet plaies plana* plein_la pleurer pleurs pocho*
poignet poils poils* poinc* poing* pointe porte_fermee portier pose_sur poumo* pour_rire pour_vendre pourrir poussee
preda* preju* preleve prenait prenez_un pres_du presc* preuv* prevenue projetee promeneur propos proposition_de prote*
proto* puant* pupil* pupilles pure purul* pus pushe* que_vos que_vous qui_depasse quinze_ans racis* raconte ramas*
range rat recit* recite recours recruter recu_par refoules refus_d refuse_d regardait rempli rendu_sur renif* renve*
reque* ressortie reveillee revendu revendus reviens rgpd ronflait roues_de rouge_dans rousse route_et sabot* saisie
saisis salop* samu sangle sans_accord sans_adulte sans_contact sans_frein sans_mon saoul* selfi* seneg* seron* serop*
serveur_m'a sevre* si_je sifflements signalement singe sipho* sitte* sitter smart* smartphone socia* sociale sofia*
soignant soixante_ans son_telephone souda* soudain souil* soule* sourc* sourcils souris_dans soute* soutient spf
squelettique staff staff* stalk* staph* suit_dans sur_20 sur_facebook sur_ma surve* t t_as t_es ta_voiture tableau
tailleur tain tata teign* telesiege tenez tenez* thier* thierry titub* toi tombee ton torch* totale tournee toxic*
trace_de trading trafique traitee traitee_de traites traum* travers_le trois_cafes trois_minutes tronc* troue truan* tu
tutoy* tympa* tyran* ufc un_pansement une_avocate une_bonne une_femme une_vraie urgence urtic* usagee utilisee va_vous
vais_lui vais_te valeu* valeur vegan* vendue_comme venge* verro* vide_mon videe videe* vinaigrette viola* voilee
voisine_de volatilise volen* volent voleuse volontairement voulait_que voulait_un vous_les vous_plante whats* whatsapp
y_est y_etait zip zippe*`,
      '8': `
1_euro 70_ans a_1 a_bacle a_hauteur a_pique a_vif a_votre accroche_au accus* achats agonisant agraf* ai_les ai_reconnu
ajoutee alert* allergie amandes anaph* animateur antib* antid* apres_son arrog* arrogant as assig* attrapee au_coin
au_controle au_lit au_volant aux_parents avait_des avert* avise* bafou* banquier black blagues blanche blatt* bosse
boulons bracelet branl* bruta* ca_vous cauch* ce_soir chaine_du cles_de client_et coeliaque coiffeuse coliq* colle_a
colli* conci* corti* coucher coupe_l crack crame* crist* croch* de_chaleur de_chez de_maman de_moi decharge deleste
demenageur demeu* derob* derriere_la des_fleurs des_heures descente dette deux_agents devenue disparue disqu* donc_pas
donnee dors du_club du_travail duran* eboui* echanges eclats ecoli* ecrite ecriv* eject* ejecte elle_l'a empor* en_sang
encha* enfle* entas* envel* envoie_des epipe* escro* est_devenue et_s et_vous eutha* evano* evidente ex extor*
facturees fauch* ferme_la figure fixee* fourg* fract* fracture gamin gardee garro* generale grattee hilar* imagi*
impose imposes informee injec* insol* insu insuline intoxiques jamais_demande je_t l_alcool l_animatrice l_os la_creche
la_garderie laisse_sur le_jambon le_manege le_passage le_peintre le_taxi le_tiroir liste_des loueu* loueur ma_puce
macho* machoire maghr* magou* malai* ment_sur moi_et mon_ex mon_numero mon_petit negli* neuve niece_de nue ongle opere
oppos* opposition outils pansement par_leurs paroi* parole parti_avec paupi* peau perdu_par perfu* picol* piquee
piqures plumes pochette porte_claquee porte_du poutr* pre prier* prive* prud'* prud'hommes psych* quelle_heure rafle*
recru* refuses_au regis* relevee repasse rien_recu rompu* ruine sa_main saisi* sangl* scie secti* sesam* seule_dans
seuls seuls* sexue* shoot* signalee slip sniff* soi_disant sonnette sors steve* stewa* steward stopp* stoppe suis_en
sur_ta trafi* transmis_a trich* triso* truqu* type un_bout un_inconnu un_type usurp* veine* versee viend* vih vivan*
vivre vivre* voiturier volee* vomis* vos vous_me`,
      '9': `
a_garde a_refuse a_travers adresses apres_les bidon bidon* black* blancs cacah* cachee cash chato* coeli* coke
completement crack* crust* dans_leur dans_mon de_tous deale* debites dette* devant_les discr* dr du_gite eleva*
enfermee falsi* forcee fraud* humil* il_dit il_nous il_voulait importe_qui insul* intim* je_te l_ecole la_cabine
la_cave la_classe la_loi la_mutuelle la_reserve le_proprio lue ma_chambre manquait_le maqui* menso* ment mente* mme
mon_dossier mon_espace mon_nom oublie_au ouvriers paral* parol* patte patte* pendant_l pilul* pince porte_de pours*
refou* refuse_de renversee reservoir revendue rican* rouss* ruine* saisi scotche seque* souti* steri* sur_mes ta tes
toiletteuse toit trouvee voiture_louee vomi vont wc`,
    },
  },
  it: {
    plainBelow: -2.83,
    unlikelyBelow: 1.21,
    likelyFrom: 6.41,
    words: {
      '-9': `
affol* aggiornamento annoi* appiccicoso arred* asciugamani aspettava aumen* averlo camicia caris* caro cigol*
cinque_euro colori corso_di delus* di_ieri difficile_da diverso_dal esaur* felic* fredde gestione gracc* gusto gusto*
impossibile in_foto in_piccolo in_ritardo insip* intro* lavoro_a le_18 lenta lenta* lento lento* limit* montatura noia
noios* non_prende novanta pagine parlavano parqu* parquet per_cambiare per_due perde piace* poca poche poche* poco
prenotare purtr* purtroppo quali* raddo* risposte rumor* rumorosa scolo* scomo* si_ma simpa* slitt* spess* stanc*
stopp* taglie tiepi* tiepida tovag* traff* vuole_il wifi`,
      '-8': `
4_euro 50_euro 55 a_digiuno a_parte a_trenta affam* affamati affollata aggio* aloni aloni* alti annullata
appuntamento_tra aria_condizionata aspettato autol* automatiche barol* barolo bibite blocca bomboniere brutto calda
calza* camin* camino cara carbonara caro_per casello catalogo centrifuga certificato_di chiesto_una coda_di come_da
commesse condizionata confusione conne* connessione contenuti correvano cotol* d_arte da_cinque datat* degus*
degustazione delit* delitto delud* delusione devon* devono di_coda di_fritto di_natale di_nuovo di_pasqua dieci_sedute
difficile due_chilometri ecces* energia erba_alta errat* esaurito fare_un fiacc* file final* finale finta_pelle gatti_e
gentile gocci* gocciola gommoso grigl* il_wifi in_lavorazione in_monetine inclu* intorno karao* karaoke l_aggiornamento
la_camicia la_polizza latte_di lavorazione lentissimo livel* livello lo_sciroppo lonta* lontani lunga lunga* ma_chi
ma_in ma_niente mega menu mi_aspettavo mi_avevano minus* minuscoli miser* no_solo noioso non_legge non_taglia non_va
notifiche nuovo_il occupato offerta oggi_e ognun* ombrelloni onest* ordinata orlo ottimo otto_euro pagato_due pannolini
panor* pende* pile piogg* piu_la possi* prodo* pubblicita_ogni qualita quattro_euro reins* reso resta riavv* ricer*
riesc* rivis* robot_che sbiad* scadente scarso schermata scomodo scorre sedili sembra sembravano sfoca* si_blocca
si_spegne siamo_a sigillati simpatico siren* solo_con solo_se sono_sentito sotti* sottotitoli spifferi spuntatina
stima* strapieno suola suola* tapparella telecomando ticke* ticket tradu* trattoria tre_euro tre_mesi trist* un_mese
un_solo una_spuntatina uso`,
      '-7': `
11 12_euro 12_giorni 160 19 25_minuti 35 3_settimane 42_euro 44 4_giorni 54 6 65 65_euro 69 69_euro 6_anni 8_e a_4
a_destra acquo* ad_aspettare agenzia_immobiliare aggiornato al_momento al_prezzo alle_14 alle_19 alle_7 altis* amare*
amaro angol* angoli annoiati annul* ante app_che app_per appena_aperta arredo arrivare arrivare_in asciutto
aspettava_in aspettavo_almeno assalto assas* assistenza_mi aster* attendere audio* aumentata aumentato ballerina band
bibit* bigiotteria bordi* borsa_con bravissimo brioc* brioche buona_ma caf caffe_che calza calzi* camerini camminato
campane cani_ammessi canna_da cappotti carbonara_con cari carino_ma carissimo caro_e carot* carrelli cartoleria
caserma_dei cassa_aperta centimetri_di che_altrove che_delusione che_gocciola che_in che_perde che_risponde che_va
check_out chi_lavora chiediamo chiusa_per chiuso_per ci_ho ci_vogliono cinghiale cioccolata col_cappello colpa_mia
come_scritto comoda competente complicata con_due con_prezzi confu* consigliato consuma contratto_lungo cornice
corsa_di corta corta* cortese cortesi costo costoso cotoletta crash* cresc* cuciture cuffia_obbligatoria da_3 da_9
da_capo da_morire da_pesca da_visita dal_vivo dalle_sette dato_ad decente del_matrimonio del_motore del_primo deliv*
della_griglia deser* destra di_domenica di_matrimonio di_meglio di_pomeriggio di_pulizie di_quando di_stile dipende
dire_una disdire diver* docce_fredde dolci* drago drago* due_euro due_mattine dura duri duro duro_come e_40 e_devo
e_rotto e_simpatico elettronica entus* ero_gia errata esagerato facile fascia felice fiacco firma_digitale foglietto
forch* fragola frattempo frecc* fredd* fumo_della funziona fuori_servizio fuori_uso furto_legalizzato gas_finito
gastronomia gel gelata genere genti* gentilissimo giochi gli_aloni gol gommosa gradito grandine guarito ha_consigliato
hanno_mai ho_provato i_passi idea idee ikea il_3 il_6 il_dolce il_reso il_sabato il_vecchio impiegati impossibili
in_bolletta in_coda in_ferie incep* incomprensibile indic* innam* insal* insipida installatore interinale intor*
introvabile invad* invadenti involtini io_avevo io_lavoro istruzioni la_segreteria lama_del lampada_arrivata lascia
le_regole le_sono legalizzato leggera lente* lentezza lentissima lettini lezioni_di libreria libri libri* listi*
listino lo_sapevo lo_vedo lontana_dal lugli* luglio ma_almeno ma_dopo macchina_da macchinosa mah mancato mandato_un
me_le medio* mediocre mesi_di messaggio mezzanotte_e microonde migliore minima minuscolo mito monot* mosce mosce*
mosci* mostra_piccola mulinello music* musica nave neanche_un nel_frattempo nel_senso nella_doccia nessun_posto
nessuno_aveva newsl* newsletter nipotini obbligatorie oculi* offli* offline ognuno ok olive olive* opach* operazione
opere opere* optio* optional ore_per orren* ottanta_euro out pagata_e panna_e panoramico parlava_solo passaggi
password_da pelat* pentita per_prenotare per_trovare percorso pero_da pero_sono perso_un pessima piatta piega piegh*
piena_e pioggia pioveva piscina_con piu_bello piu_di piumone plastica_e poltr* poltrone popco* popcorn posto_auto
posto_e posto_per potevano prenotata prezzi prezzi_da prezzo_del primavera prodotti prodotto proie* pronti_in
provvigione quaderni quella_che raccontero rc regola restr* ricercato richiamare ridic* riduz* riduzione rimanda
rimbalzano rimod* rimodulazione rimpa* rinun* rinunciato risca* riscaldamento ritar* ritardo riunione rovinata rumori
rumoroso salta salvataggi sapevo sbava* sbila* sbilanciato scade scade* scand* scarica scars* scatti schermata_bianca
sciop* sciopero scolorito scong* scons* scuola_guida seduti segnale sei_settimane sembr* senza_audio servizio_clienti
sessione settimane settimane_che sgasa* sgocciola sgranata si_capiva si_paga siepe siepe* signora_alla signora_della
silic* silicone simil* simpatica sincr* sinte* sirene sistemate slittata smalt* solo_contanti sopravvalutato
sovrapprezzo spaia* spaiati sparava sparg* spargero spargero_la spazz* spedito_il spento spesso spinta_commerciale
spoglia sportello_aperto sportello_su spostati spot stampante_che stampati stanchi sterr* stile stile* stira* strop*
stucchevole su_sei sul_biglietto suoceri supporto surgelato svogliato svuotati tagliatelle tappi tappi* tasti* tavoli
tavolini tazza tazza* te_in terrazza tessu* tessuto tiepido tonal* tonalita tortu* tovaglie tracking_fermo traduzione
traffico trasparente tristezza troppa trovare trovare_un tutt'* un_angelo un_lato un_sabato un_tecnico una_birra
una_colonna una_sola unica uno_sportello urlanti usb utili* ventilatore vernici vista_mare volet* volete volum* volume
zero zoccolo zona zucchine`,
      '-6': `
10_e 148 17_e 180_euro 187 190 21 24 24_ore 28 30 40 412 45 47 55_euro 94 94_euro 9_alle a_caso a_fine a_gettone
a_morte a_novembre a_ottobre a_scatti a_sinistra abbai* abbiamo_riso accappatoio_a acced* accedere accettata acqua_del
acquosa acustica ad_aria affezionato agend* agenda aiutato al_centesimo all'accoglienza all'avvio all'ombra alla_fine
alla_questura alla_spina allaga alle_11 alle_6 alle_8 alle_cinque alle_nove alle_sei allegri alone alone* amaro*
amarognolo amatr* amatriciana ambie* ammaccata ammazzano ammor* anche_gli anche_lui anche_se andare_di andata_con anna
annerito anni_ottanta annoia annua* annuale annullati anziani_in ao aperi* aperitivo aperta_la aperto_due app apparenza
appese appiccicosa appuntamento aprire aprirla aranc* arredamento arrivato_il arrosto ascensore_fuori ascoltato asimm*
asimmetrica aspettando aspettano aspettare aspettavo assassino assente attaccate atter* attese attivazione attivita
attori attra* audioguida aumentate aumenti autolavaggio avete_perso aveva_detto avevano_detto avevo_gia bagagli
banco_gastronomia bar_con bar_dell'ospedale barat* barattolo barbina bastoncini befan* befana bellissimo_ma bene_ma
benes* benessere biblioteca bicchieri_opachi biglietteria birra_alla birra_artigianale bisogna black bolletta
bolletta_di botta_di bottoni breve breve* brisc* briscola bruciante buroc* cade cadon* cadono calcare cambiano cambiare
cambiare_una cammino campagna canal* cantato caos caoti* caotico capogiro cara_che care carica carini carota carote
carta_e carta_fedelta carta_igienica cartongesso cassa_automatica casse_automatiche cassetta catena_di ce_ne cento_di
centralino centro_assistenza chat_mi che_arriva che_comunque che_lascia che_non che_sapeva che_suona che_tristezza
chiamano_a chiamo_e chiavetta chiudono ci_avevano ci_puo ci_torno cigola cigolante cinque_e cm coccole coda
col_cartello colloso colonnina coltelli coltello_che compare compleanno con_buono con_cinque con_coda con_mezza
con_pagine con_quella con_scontrino confusa congu* conguaglio consegnate consi* consiglia consulente_sempre contatore
continuo convenzionato coperte copertina cordi* cordiale correzione corsi corsi* corte* cortese_ma costata cotta cotta*
coupo* coupon crash crollo crostata crude crude* cubet* cubetti cucina_consegnata cuciture_storte cuffia cup curati
d_inverno d_ora da_aprile da_brividi da_cambiare da_golf da_ordinare da_ottobre dalle_9 decor* del_dolce del_gelato
del_vicino dell'allarme dell'orrore dell'ospedale deludente delusi dentista_caro deserto destinatario
destinatario_assente destr* dettagli di_18 di_aspettare di_attesa di_bordo di_carta di_credito di_cui di_sopra di_vita
didas* didascalie dimenticati discorso discount disinstallato disorganizzata divano_letto diventate diverse diverso
divertente dodici_euro dodici_ore dolci dolcissima dopo_mezz'ora doveva_arrivare doveva_venire dovut* dovuta dovuti
drive due_gocce due_taglie durano durata dure duty e_abbiamo e_colpa e_giu e_meta e_ritorno e_sul e_vecchio entusiasti
era_fredda era_prima erba_sintetica esatt* esattamente essel* esselunga euro_mi euro_piu euro_un event* extra fame_da
famil* farme* farmelo fatic* fatica fatto_in favore_controllate fazzoletto feria* feriali ferie ferie* festivi fetta
fetta* fiacca film fin finali finita_alle finite finte finte* firmata fischia flosc* foglio_rosa fondelli formu*
formula forti fragi* frago* friggitrice_ad fumatori game garantito gelat* gelido generose gentile_ma getto* gettone
giace* giacenza giardino_e ginocchia_in giocavano gioco_di giornata giorni_che giorni_lavorativi giorno_prima
gita_annullata giusta gli_invitati gracchianti grandangolo granita grasso gratuito grigi griglia guardavano guast*
guasto gusci gusti gusti* ha_aiutato ha_portata ha_rubato hambu* hamburger hotsp* hotspot i_figli ignorati il_2 il_7
il_check il_compleanno il_divano il_gioco il_giovedi il_nuovo il_pezzo il_reparto il_servizio il_viaggio imballo imbev*
imbevibile impasto impos* imprecisa impreciso in_agosto in_assistenza in_carico in_catalogo in_inglese in_italiano
in_manutenzione in_polvere in_salita in_tedesco incastra incluso indicazioni infel* infin* insalata insegnante insipido
insistente interminabile inuti* inver* invitati io_faccio io_l istantaneo km_e l_orario l_unica la_carbonara
la_connessione la_neve la_pubblicita la_serie la_tele la_vecchia labir* labirinto laser_game later* laterale lavaggi
lavas* lavastoviglie lavatrice lavorativi le_carte le_otto le_slide le_viti leggevo legno* lentissimi lettu* li_dentro
ligur* ligure lino lo_spid lontana loro_che lumaca lungo* lungomare luogo luogo* ma_dai ma_di ma_dietro ma_il ma_le
ma_mi ma_per ma_se macchia mai_nessuno manca_una mancavano_le manda mandate manicure manua* manutenzione mappe mappe*
maratona margh* margherita marte* materiale me_li meche* meches medag* medaglia media megli* meglio mele menu_solo
merendine messaggino meteo meteo* metro_e mezz'ora_di mezza_con mezza_giornata mi_cadono migli* migro* migros minaccia
mini minuti_contati minuti_in minuti_per misera mitte* mittente modal* modalita modem modem* moderna modi modulo_online
moglie_ci molle molle* monete_e monod* monodose monotona morbido mortale mouse mouse* mulin* narra* neanche_uno
negato_perche negozio_e nell'app nero_di nessuno_in nessuno_ti niente_sconto nitid* nitida noia_mortale non_andava
non_capisce non_copre non_piangere non_tagliano nonni notifiche_a notiz* notor* novanta_minuti nove_euro numerino
obbligatorio occup* ogni_quarto ogni_trenta ok_ma omicidi onesto opaca opaca* opachi opera opzio* opzioni ora_per
orari* oraria ordinata_a ordinato_il orologio_che orrendo orror* orto ostag* otp pacco_lasciato padella padelle padre_e
pagare_il panno passate pasta_al patate pausa_pranzo pensavamo pento per_aprire per_arrivare per_favore per_lavoro
per_parlare per_quello perco* percorsi pero_e pero_gli persino perug* perugina petal* petali pezzi_nel piaceva piadi*
piadina piega* piegato pieghe pieni pieni* pieno_e pioggia_e piu_cara piu_l plate* pochi pochi* podca* podcast poi_con
poi_di poke polmone portafoglio porzi* porzioni possibile poten* potenza preav* preavviso premio premu*
prenotazione_persa prezzo_onesto prima_era primo_lavaggio pro produ* profumata progressi promessa pronta provvisorio
pubblicita pulizie_finali puntuale puntuale_mai puzzl* puzzle qualche quale quale* qualu* qualunque quaranta_giorni
quarti quattro_persone quel_che quella_di quest'anno raddoppiata ragazza_nuova ravio* ravioli reced* recedere recli*
refus* rene resid* reso_a ressa ressa* riavvia ricca richiamarmi richiedere riconsegna ricrescono ridicolo ridot*
riesce riman* rimborsato rimborso rimborso_di rimborso_negato rinnovare ripetere ripetitivi ripetitivo ripid* ripide
ripro* rischio risparmiare ristoranti ristr* ristrutturazione ritardo_di ritirarlo rivedremo roman* romana ronza*
rosti* rotellina saggi* saggio sagra sagra* sai salam* salas* salasso salate sale sale_chiuse salmi* salmistrata
saltate sapor* sball* sbloccato scadenza scaletta scarn* scatt* scemo scemo* scena scena* sceno* scheggiata scheggiate
schiaffo scial* scocc* scocciata scollate scomodi sconsigliato sconto scontroso scorrevole scotta_e scric* scricchiola
scrivono scusi scusi* se_gli secchi sega segnalazioni segnaletica segreteria sembra_di sembravo sembro senso senso*
senza_sapore separata separati seri serio serio* serramentista servivano_il servizio_lento sessanta sessione_scaduta
sesta sesta* sfocate sfocati sfuma* sgarbati sgasato sgonf* si_mangia si_pianta si_puo siamo_al simile sinistra
sintetica slide slide* slitta smagn* smagnetizzata smalto smart* smontate solo_addetto solo_col solo_sportello soluz*
soluzione sono_dovuta sono_passati sostitutiva sottile sottili spagh* spara* sparata spedizione spedizioni spegne
spent* spenti speravo spezi* sporgi spost* spostate spostato_due stagione stampa stellato stiam* stiamo stimata sting*
stopposo storta storte straniera strazio stretti strozzini su_appuntamento su_tre sull'altro suona_a supermercato_con
sveglia tagliano tardi* tassello tasti tastiera tavolo_dato teatr* teatro tele televisore_con tempi tempi* terminata
termosifoni tesi thril* thriller tiepido_e tiragraffi toglierla torneremo torta_di tosca* tosta* tradizione trama
trama* trame* tramezzini trascurato trattamento tre_ore trenta_euro trentacinque tristi troppi trovata_una turni turni*
uffa un'ora_per un_caffe un_certificato un_cliente un_matrimonio un_messaggio un_ora un_rene un_secondo un_toast
una_rapina una_risposta una_sedia universita upgra* upgrade urlavano utile utile* utilitaria vaga valida vecchi venis*
venticinque ventola verdetto vergognato verificati verticale veste veste* vestiti vetri_con vicini_di vini visita_e
visite viti vizia* viziata voglia voi_no volevamo volta_era voluti voluto_la vuoti vuoti* weeke* weekend widge* widget
yoga zanzariere zero_sinistri ztl`,
      '-5': `
10 129 15_giorni 16 16_euro 1987 19_euro 20 23 240 240_euro 26 28_euro 29 35_euro 38 38_e 3_euro 40_e 40_in 42 420
420_euro 45_euro 465 4_minuti 50 7 74 75 75_euro 84_euro 8_alle 9_90 9_giorni a_dicembre a_gesti a_mano a_ogni
a_pagamento a_pagina a_palla a_spese a_te abbastanza abbiamo_chiesto abbonamento_caro abitu* accende accese
accompagnati accre* acerb* acerba acquario acquoso acustica_pessima ad_altri addio_al affac* affez* affre* agath*
agatha aglio aglio* aires aires* al_celibato al_giorno al_mattino all'ora all'una allaccio allargato alle_13 alle_16
alle_17 alle_20 alle_21 almeno_un alta_per altissima altoparlante altri_ospiti alzare alzare_gli alzato_gli amen
americani americano ammazzata ammazzato_la ammessi amore amore* annacquato anni_mi anniv* anniversario annoiavano
appas* approvato appun* aprir* arancione armadio arrivati_alle arrivato arrivato_con arrivato_dopo arrivato_un arrivo_e
artigianale asciu* asciutta aspettative aspetto_ancora assaggiare assal* assen* asses* assicuro assistenza assurdo aste
atmos* atmosfera attaccapanni attacco attenda attes* attesa_senza attrazioni auguri aule aumentato_del aumento auric*
auricolari auto_usata autog* autolettura autom* automatica_che autonomia averl* avoca* avocado avvil* avvilente avviso
aziendale azzur* azzurro bacchette bagnati bagno_senza balconcino bambini_che bambini_si banal* bar_chiuso barbe*
barbecue batteria_e batterie batto* battono beige beige* bellissimi bellissimo bello bello* bello_e ben benve*
benvenuto bermu* bermuda bibli* bicchiere_d bigio* bimes* bimestre birra_calda biscottate bisognava bollitore books*
bookshop bravi* bravissima bravo bravo* bravo_e brucia bruciacchiati bruschette bueno* buenos bug buonanima buoni_ma
burocrazia cacio cacio* caduta_la caffe caldo caldo* calen* calendario calici calzini calzo* cambiati cambiero camere
camic* camicie campione campo_da canali candelina cannoli canon* canone cantieri caparra_non carav* caravaggio
carita_ma carnevale carrozze cartelli casal* casalinga caso_il cassa_mi cassonetti categ* categoria cause cause* celib*
celibato centesimi centimetro cercava cerchi cetri* chat_con che_cambia che_capisce che_correvano che_doveva che_lei
che_nessuno che_sul chiassoso chiesa chiesto_in chiesto_un chilometro chiusa_il chris* christie ci_abbiamo ci_siamo
ci_stava cibo cinque_mesi cinque_settimane cinque_volte cliente_da clima* cocen* cocente code colazione_discreta
collegamento colonna color comandi come_in come_le come_si cominciano commissione compenso compleanno_di complicato
con_appuntamento con_delitto con_riscaldamento con_venti conco* concorrenza condi* condizionata_a consegna
consegnata_senza consigliata contenti contorno conversazione cori correggere corrente corriere_il corsie costato
cotolette crasha credo credo* creme creme* crepa crime crime* crimi* croce croce* culin* culinario cuscini da_14 da_far
da_giardino da_ladri da_mio da_rapina da_rifare da_sei da_settimane da_uccellino da_un'altra da_vent'anni dal_livello
dal_ridere dall'ultimo dalle_8 debol* debole decis* deciso degna* dei_figli del_caffe del_colore del_discount
del_previsto del_rasoio dell'apparecchio della_zona delusissimo dentro_c descr* descrizione desig* design detersivi
di_consegna di_gruppo di_inglese di_mattina di_mercoledi di_pioggia di_sala di_sigaretta di_soia di_stare di_velluto
di_visita diale* dialetto diavola difetto difficolta digitale dimenticare dimenticate direi direi* dirit* discreta
disfa* disor* dispo* disponibile dispositivi dissa* dista* ditem* diventata docce_a docen* docente doghe doghe* dolce
dolce* dopo_cinque dopod* dopodomani dormito doveva_essere dovrebbero due_caffe due_centimetri due_dita due_forchette
due_margherite due_ore due_pezzi duecento_chilometri durar* durare durat* e_allo e_amen e_bravo e_infatti e_mezza
e_quasi e_venti edizi* edizione elasticita enote* enoteca entri entri* era_quello era_scritto erbor* errore_di esage*
escap* escape escape_room escursioni esercizi estat* euro_di euro_il euro_l euro_solo evento expre* express f24
fabbrica familiare fatto_con favore felici ferme fette_biscottate fette_di fine fine_e fine_ho fine_mese finestrini
finito finito_alle fiori* floscia folle folle* forchette forchette_e fornita foto_la fotografia fra fragole frangia
fratello_che freddi freddo frettoloso frigo* fritto fughe fughe* funzionato gamberi gate gelid* gemelli genia* geniale
gentilezza germa* germania ghiaccio gia_a giardino giga giorni_con giorni_ne giulio gomiti gommo* gracchiante
gracchiava graffiate grafica grafica_da greca greca* grici* gricia grigliata gruppi guardare_la guerr* guerra
ha_dormito ha_dovuto ha_finito hanno_messi hanno_spedito ho_aspettato ho_guidato ho_mandato ho_messo i_bambini i_corsi
i_suoceri i_tappi il_bar il_colloquio il_doppio il_gruppo il_locale il_mare il_mercato il_modem il_muro il_parcheggio
il_pomeriggio il_reclamo il_risotto il_sistema il_volume imbal* imbraghi immag* immagine impal* impov* impoverito
impre* in_3 in_centrifuga in_pendenza in_pigiama in_poi in_polacco in_riunione in_smart inceppata inclusa incompleto
incomprensibili indiz* indol* infat* infatti infeltrito infinito ingle* inglese insegnanti insufficiente intasato
inten* interfaccia inutile inutili inutilmente inventario inverno invitato irrag* irraggiungibile l_attesa
l_autolettura l_aveva l_imballo la_camera la_chat la_colazione la_fame la_grandine la_micia la_mostra la_piega la_scena
la_terza lamentano lamin* lampadina lasciato_li layou* layout le_8 le_ante le_braccia le_ore le_stesse leggermente
lenti* lettura liberare lievi* limitato liquidato livelli livor* livorno lo_sconto lo_sportello lotta lotta* lotto
lotto* luglio_e luna lutto lutto* ma_da ma_senza ma_siamo macchina_con macchinette mai_piu mai_un mai_visti mail_e
maldi* maldive manic* manif* manifesti mappa mappa* margherite marmellatine marocchino martedi masca* maschera
matchmaking materasso_troppo matrimonio mattine mazzata me_ne medio meglio_di meno_dieci mensi* mensile menta menta*
menu_degustazione mese meta_sale metti* mi_propongono mi_sembrano mia_e miele miele* min mini_club minimo minuscola
minuti_con minuti_il minuto misero mistero misurata modulo_che molli* mollicce monol* monolocale montacarichi montaggio
montagne moque* moquette morire_in mq ne_abbiamo ne_siamo ne_va nell nella_cassetta nelle_foto nervi nervi*
nessun_rimborso neve niente_di noiosa noiose non_chiude non_me non_si notte_ci novembre occhiali_pronti ombre* ondul*
opache orari orario orario_sul ordinare ore_e ore_prima organ* organizza organizzazione ormai ormai* ossob* ossobuco
ostaggio ottim* ottob* ottobre pacco_in padel* padroni pagando pagin* panch* panche panchine panorama pareti park
parlare_con parzi* parziale pasqua passeggiata pasticceria pazzesca pdf pelucchi pende pendente pendenza pepe per_cento
per_ferie per_loro per_mail per_noi per_sciopero per_vento perde* pero_i pero_si persi pesante pesch* pezzo_e piacenza
piacere piazzola picca* piccola_e piene piene* pieno_di pigro pigro* piove* piste piste* piu_piccola piumo* pixel
pixel* pizza platea poi_l poi_una polacco polveroso porta_che portarci portata portato_il porzioni_da posti posti_per
posto_della povero preferito prende_in preno* prenota prenotazione preparata presente prevendita prigi* prigioniero
prima_per princ* prior* programma proiezione promo provare provato prudente puntuali quadretti quando_avevo
quaranta_minuti quarto_d quattrocento quella_del questo_si quiz racch* racchetta raddoppiati raffe* raffermo raga
ragazzo_al ragna* ragnatele ramen ramen* rapin* rapina reale reale* recinti regge regol* regolare regolarmente regole
regole_loro reinstallare relaz* relazione resta* retta_aumentata riall* richiamato ricomincia ridicola ridotta ridotti
riesco rifarla rifiuti rifor* rifornimento rigat* rilas* rimandato rimed* rimpallano ringrazio rinviato ripas* ripet*
riprova riscaldato riservato rispetto_alla risposta risposto_in riva rivedrete rivisitata rivista riviste robot ronza
room rossetto rumorose ruvidi ryana* ryanair s sabato sabato_e sabato_mattina sabato_sera sabbi* salame salato salsa
salsa* saltafila salvi* salvia sant'* sapone sapore sardi* sardine sballate sbava sbiadita sbiadite sbiadito sbloccata
scarna scarse scatole scattata scelta scende schermo schiu* scialbo scienze scippo scolaresca scoloriti scomodissimo
scontenti scotta scotte scusa_e se_era se_l secco secco* sedili_scomodi segat* segatura sembrano sempre_in sempre_la
sempre_lo sento senza_avviso senza_gusto senza_preavviso senza_un serat* serata serial serial_killer server_pieni
servivano servizio sessantacinque settanta settimane_mi sfocata sfogliatella sfumatura sgasata sgocc* shari* sharing
si_accende si_aspetta si_entra siamo_andati sincronizzazione singo* slittato smart smartwatch soffocante softw*
software solo_di solo_su solo_una sono_tornata soppresso_quello sorridente sospi* sostanza spaghetti sparato spazzola
specchi spegnere spese_mie spettacolare spiegazione spiegazioni spinti sportelli spostare spostata squal* squisito
stadi* stadio stampante stanca stantii stare_in stendere stinge stint* stinta stirate stornato stort* strapiene strea*
streaming stretto stropicciata sul_lago sul_pianerottolo sul_piu sul_sito supermercato surge* svanisce tacco tacco*
tacos tacos* taglia taglia_la taglie_sballate tardi tasso tasso* tasto tasto* tazze tazze* telefono_morto telev*
televisore tema tempo tenere_i terri* tiepidi tirana tisane toccato token token* top torbida tornato_a tortura toscana
tovaglia tra_due traba* traballanti trafficata transennati trasferito traslochi tre_settimane tre_stelle tre_volte
trenitalia trenta_minuti tripp* trippa tronc* tropp* troppa_pubblicita troppo_morbido trovarlo trovava turco turco*
tutt'altra tutto_da tutto_tranne uccellino uccidono uguali ultimo_aggiornamento umida umida* un'ac* un'acqua un'ora
un'ora_e un_altra un_buongiorno un_cappuccino un_centimetro un_colpo un_modo una_camera una_padella una_volta unica*
unico unico* unive* uno_di unti unto unto_e usura usura* vagoni valid* valigie varia* vaso vegane vellu* velluto veloce
velocissimo velocita venti_minuti ventiquattro vento* vera via_roma viaggio vibra* vicino_a vicino_al videochiamata
viene_la vietato vincolo vinile visie* visiera vista_sul visuale vitti* vittima vocab* vocabolario vogliono volanti
volantino volevano volevo volta_si vouch* voucher zanzare`,
      '-4': `
118_euro 140_euro 14_euro 15 17 18 1998 2 3 30_per 312 3_minuti 41 4_50 6_50 7_99 84 9 9_euro a4 a_bologna a_bordo
a_chiacchierare a_cosa a_francoforte a_giovedi a_giugno a_guardare a_loro a_lugano a_luglio a_maggio a_mezzogiorno
a_monosillabi a_pezzi a_posto a_tutte abbiamo_aspettato abbonamento_annuale accanto_alla accet* accetta accos*
acqua_calda acqua_fredda ad_andare addetta affettuosa affreschi agost* agosto agrit* agriturismo al_sangue all
all'ospedale alla_larga alle_10 alle_15 alle_22 alle_9 alle_undici allergica_alle alta_in alternative altrove alzati
ambulatorio ammazzato analc* ancora_in ancora_niente andare andare_avanti andata_bene andati andava andavo andia*
andiamo andrea andro* angeli angelo angolo anima anni_che anni_in anni_non annoiati_a annullato anten* antipasti appan*
appic* appiccicosi applauso applicato apre apre_solo area area_clienti area_giochi armat* armata arrivarci arrivare_a
arrivata arrivata_a arrivata_dopo ascensore_lento aspet* assag* assur* assurde attesa attesa_lunga audio autob*
automatica avesse avevamo avevo_perso avrei avrei* azien* bagni_chimici baita baita* ballerino barbi* barbiere batti*
belli benda* benon* benone bevan* bicchieri bici bidet bidet* bigne bigne* bis bisog* bloccato blocco bocciato
bollicine bollo bollo* bowli* bowling brava brava* bravissime bucata buche buia buong* buongiorno burocratese buttata
cade_la caffe* cala calcio calze calze* calzolaio campi* candeline canone_aumentato canta capisce cappa cappa*
cappuccino carezza carino carissime carte cartellina cassetta_di cassetti catering catering_scarso cavat* cavatappi
cecch* cecchino cena centr* centrale che_dice che_i check check* chiacchierare chiara chiarissimo chias* chiedere_se
chiesta chiesto_le chilometri chimici chiusa_e chiusi ci_si ciabatte ciald* cialda cinem* cinema cinquant'anni
cinturino citof* citofono codice_di coinc* coincidenza col_sale col_telefono colazione_misera color* colore
colore_sbagliato colori_spenti come_gli come_la cominciata comitiva commercialista compatibile compilare compiti compl*
compo* con_calma con_foto con_orari con_poca con_quelli con_video concl* congelata conguagliano conoscenza conosceva
consegnato_a consigliato_di consiglio_a consolazione consumi contessa conto_che convento conversazioni copertura
copiate copis* copisteria copre copre* cornetti corni* corriere_che costa* crava* cravatta crocc* crosta curata
d_estate d_occhio da_campeggio da_compilare dal_servizio dance dance* date dato_per davanti_agli dazn dei_carabinieri
del_contatore del_giorno del_museo dell'anno della_casa delle_scale derby derby* deter* detta* dettaglio deve devia*
devo_fare di_fabbrica di_fretta di_gente di_ghiaccio di_quella di_quello di_ritiro di_sabato di_schiena di_tappo
dieci_euro diro disas* disastro disat* disco* discreto disegni disinfestazione disinstallata disponibili distanza
distratto dito_e dodici dopo_le dopo_sei dopo_un dopo_una dopo_venti dovuto drive* due_casse due_rate due_settimane
durato e_anche e_basta e_fuori e_per e_poco e_stato e_tre e_venuto eccel* ed_era educate eh era_acqua era_il era_per
era_piena erano_in esagerati esauriti eserc* espre* espresso estate eterna euro_a euro_non euro_su evasioni facendo
facevano fantasia fantastica farfalle fasciatoio fedel* fedelta ferma ferme* fermo_a fermo_da fette fette* fila fila_di
finalmente finestra finito_le focac* focaccia foglie fonda fonda* forni* foto_con fotografo fragile francesi franchi
franchi_per francoforte frattempo_ho frecciarossa fredda_e frett* frigo frigobar fritt* frittura funzi* ganci* gelati
gelato gelida gener* gettoni gia_al gia_il giallo giornata_di giorni_il giorno_e giove* giovedi giustamente giusto_ma
gnocchi googl* google graffiato grafi* grani* grati* gratis grigliate guarda_il guardare guarnizione guidato
ha_prestato ha_staccato ha_ucciso hanno_portato hanno_spostato ho_chiesto ho_l ho_pagato ho_preso ho_speso i_primi
igien* il_9 il_carrello il_centro il_computer il_fiato il_gatto il_gelato il_lavoro il_lunedi il_macellaio il_mese
il_nome il_passeggino il_pesce il_portafoglio il_posto il_pranzo il_ritardo il_tasto imballo_originale imbar* imbarco
imbianchino imbot* in_24 in_croce in_dodici in_giacenza in_piazza in_portineria in_terrazza in_undici incluse incom*
industriali infinita insuf* intestatario intui* invit* invito io_dico jeans jeans* l_appuntamento l_atmosfera
l_impronta l_ultimo l_unico la_commessa la_cosa la_domenica la_guida la_maschera la_panna la_pazienza la_posta
la_prenotazione la_vista lacca* laccate larga larga* lasagne lascia_aloni lasciarli lasciata_a laser laser* lato
lavorato lavori le_recensioni le_scarpe le_sedie leggendo legno lento_e lesse lesse* letteralmente libera limite
liquida lo_diro location lontano loro_a loro_e loro_la luci luned* lunedi lunedi_e lungo ma_dal ma_e macchiata
macchina_che mafia mafia* maggi* maglione magne* magnetica mai_una maledetto maleducati mancava_solo mandato_l manet*
mangiato mangio manico mano_armata mano_come manut* mare mare_a market mastica match* mentre_scrivo menu_fisso merav*
meraviglia merco* mercoledi mesco* mesi_prima mezz mezz'* mezz'ora mezz'ora_per mezz'ora_prima mezza mezzi mezzi*
mezzo_vuoto mi_dice mi_sento minim* minut* minuti_a misur* misura mollicci molto molto* monetine monosillabi
montagne_russe moriv* morivo morta* morto_a mosci moscia motore motorizzazione na nascosti natale_e navetta ne_sono
negativa negroni nell'annuncio nella_busta nemmeno_una neon nessuna_scusa non_accetta non_c non_ci non_entra non_hanno
non_pervenuta non_trovava novan* novem* numeretto numero_che ogni_due onlin* online ora_di ora_e ordinato orrenda
oscur* ottimi padri* paga paga_a panini panna panna* parat* parcheggio parcheggio_impossibile parte_della partono
passi_e pazze* pecca* peccato peccato_perche peggiorato peli pensione_per per_avere per_carita per_settimane perche_e
perche_ho perche_il perche_l perdo* perfetti pero persa persa* perve* pervenuta pesche pessi* pezza pezza* phon_a piace
piaciuto piano_di piccola piccolo piena piena* pigia* pina pinet* pineta piu_grande pizze pizzo* pizzoccheri
poca_scelta poco_da poesi* poesia polli poltrona polve* polvere pomer* pomeriggio portarsi porzione possa*
possibile_che posta prefe* preferita prega* pregare prego prego* premuto prende prendere_il prenotato prenoto preso_in
prestato presto previ* prevista previsto prezz* prima_di primi professore profili progr* progressive pront* proposto_di
proprietario_dice prosecco provarlo punto_di quali quando_c quando_finalmente quando_piove quattordici quattro_in
quattro_stelle quattro_volte qui_non quindici_euro rabbi* rabbia raddoppiato ragazzo_alla ragazzo_che rapina_a rasoi*
rasoio realt* realta reclinabili regalo regio* regionale regolano reinstallata remot* remoto restituita resus* ricarica
ricom* ridicole rifar* rifiuta rigato righello rigid* rigida rilassante rimandata rimasta rimasti rimbo* rinca* rinno*
rinnovato risponde_mai risto* risultato risultava ritor* riuni* roba_da romanzo rose rotto_il rubato_la rumorosi
russava russe russe* rusti* rustichella sabat* sabbia salat* salit* salmone san santo sapeva_di sapon* sbattevano
sbrigativa scaduta scaffali scaffali_vuoti scappata scarponi scarponi_scomodi scarsa scena_del scheg* schienale
schifezza scollata scomoda scomode scont* scordato scritta scritto_a secondi_di sedie sedie* sedie_da sei_di sei_mesi
senza_riscaldamento senza_una separ* sepol* sera_a serate sessa* setta* sfile* sfuso sfuso* si_alza si_che si_deve
si_perde siamo_di siedo siedo* sigillato sinistri sirena sistema sito_non skipa* skipass smaltimento soffia sole
solo_in solo_l solo_un sono_andato sono_annoiati sono_in sostituto sotto_e sotto_un spago spago* sparano spariva
spaventa spazzaneve spazzole spazzolino spegn* spela* spenn* spese spese* spett* spieg* spiegato spinta spira* sporca
sporchi sprecato sputa sta_sul staccava stand stant* stend* stesse strapazzate straz* stret* stucc* studenti su_e
su_otto subit* subito sul_terrazzo sull'appuntamento sulla_carta sulle_sedie suonare superiore sveng* svengo svilu*
sviluppatori svogl* tabaccaio tacchi taglio_di talloni tasse* tavoli_e tavolo_per telecamera_del telefoni telefono_per
tempo* tempo_e tenda_da tenero tentativi tenuto_la termini_il terrazzo terre* terza_volta terzo_piano tessera ti_fa
ti_prende toast toast* toccata tocco tocco* torbi* tornare tornata_al tornati tornerei torte* tour tovagliette
traduzioni traghetto tramo* tramonto trasferita treni* treno* triste troll* trolley tutti_insieme tutto_bene
tutto_incluso tv uccis* ultima umani* umano umano* un'or* un_anno un_avvocato un_buco un_foglietto un_foglio un_furto
un_gelato un_giro un_sms un_tesoro una_battuta una_carta una_cliente una_lettera una_meraviglia una_piadina una_pistola
una_s undici unica_cosa uno_per unta uova_strapazzate va_bene vecchio veniv* venivamo venticinque_minuti vesco* vescovo
viagg* viava* viavai vicini vicino viene viene* vinco* visibilita vista_lago visto_il vite volev* volo_in volta_e
volta_mi volte_la volte_ogni worki* working zanza* zero_in zia_ha zip zuppi*`,
      '-3': `
1 13 140 14_giorni 180 18_euro 1_euro 2017 22 24_mesi 25 25_euro 280 2_euro 31 310 310_euro 4 40_euro 40_minuti 46 48
4_90 58 6_euro 79 8 83 83_anni a_6 a_bellinzona a_dodici a_febbraio a_firmare a_fiumicino a_piedi a_quattro a_testa
a_velo abbiamo abbiamo_detto abbonamento abbondante accan* accanto accolti accompagnavo accordo acquisti acust* ad
aerop* aeroporto affetto aggressivo al_ginocchio al_piano al_primo alcol all'assassina all'ultimo alla_stazione alle_23
allergico_alla almen* almeno almeno_una alte alzat* ammac* ammetto amministrazione anagr* anagrafe anche_al angel*
annullare annunci anton* antonio aperto_da aperto_solo app_della appar* appassionato appassiti appre* appuntamento_alle
aprire_la aria arrab* arrivati arros* ascensore_che ascensore_fermo aspettato_un'ora aspettiamo aspira asse assor*
attestato autobus auton* avere_un aveva_chiesto aveva_due avevano_il avret* avrete bagni_del ballare banchi bancomat
bandi* banking bar bar_di base basil* batteria baule bella_la bellinzona bene benis* benissimo bergamo bianchi bianco
biglietto birra birra* bisco* biste* bistecca bolog* bologna bomba bot_che brivi* brutt* bunga* bungalow burro burro*
calamari caldo_e cambiata camerieri cammina campa* campo campo* cantando cantante cantiere_fermo cantina capiti capiva
carez* carit* carita carlo carre* carriola cartellino casso* catal* ce_n'e cente* centesimo centi* cercare cercavo
ceret* ceretta cesta cesta* che_devo che_gira che_ogni che_per che_sta chiac* chiacchiera chiacchieravano chiesto_di
chiuse chiuso_e ci_vuole cinque_giorni cioe citofonato cockt* cocktail coda_lunga coda_per cola colaz* colazione colpe*
combaciano come_se commo* commovente compi* complimenti comprare comuni con_quattro concessionaria concordato
condimento condominiali condominio confezionate congelato consultare contabilita contate continuate conve* cornetto
corsia corte corto corto* cosa costo* costu* costume creato crociera crois* croissant cucina cuffie cugina_e cuneo
cuneo* d_acqua da_8 da_pasqua da_stiro dagli dagli* dai_vigili dal_conto dal_tabaccaio dark decat* decathlon decennale
dei_denti del_14 del_bagno del_supermercato del_tavolo del_treno delib* della_clinica della_cucina della_nonna delle_7
desti* detersivo di_cambiare di_chiasso di_dire di_emergenza di_fianco di_fila di_gradimento di_lavoro di_lui di_niente
di_premi di_prova di_sale di_sole di_turno di_via dica dichiarata diciannove dicono_che didat* dieci_anni dieci_minuti
dietro_una diffe* dimen* dimenticato_il disdi* disin* divan* divano diventano diventati divertimenti dog domenica
dopo_3 dopo_dieci doppio dorat* doveva dovre* dovrei dramm* dramma droga e_chi e_con e_del e_dietro e_diventata e_gia
e_in e_lasciato e_ogni e_si elega* elegante elettronico era_in era_quella era_sotto era_uno escur* esposizione estet*
euro_con euro_e euro_in evidentemente evita* evitare faccia_e fallita faq farinata fatto_pagare febbraio femminuccia
ferma_da ferma_per fermo fermo* ferramenta fidanzato fila_per filmato filtro finen* finendo fines* finiscono finit*
finiti finito_nel firmare_e folla folla* fonde* food formaggio forno forno* forse forse* fortuna fotografati francesca
fredda fresc* frida* galli genna* gennaio gentiluomo gesti* ghiai* ghiaia gia_alle giacca_e giapp* giappone giocare
gioco gioco* giorni_e giorni_prima giovanissima giro_di giust* gli_addetti gli_amici gnocc* golf gradi* gradimento
gradini graffi grand* grassa grigia guida_e guide guide* ha_peggiorato ha_pianto ha_provato ha_spiegato ha_venduto
hanno_risposto ho_detto ho_dormito ho_fatto ho_finito ho_parlato ho_portato ho_tenuto home i_bimbi i_gemelli i_piatti
i_sedili il_cappello il_cartone il_condominio il_conto il_distributore il_giudice il_materasso il_menu il_migliore
il_muso il_pacchetto il_piano il_profumo il_resto il_ristorante il_sangue il_sensore il_sito il_tempo il_venditore
illeggibile immac* immacolata immagini impar* imparate imparato in_busta in_centro in_corridoio in_due in_garanzia
in_giornata in_mezzo in_negozio in_treno in_zona incantevole incastrato incolla incollati incubo indicato indie*
indietro indus* infan* inferno infilare infinite influ* infortuni intan* intanto intanto_il intra* intrattenimento
invece_di io_al iscritti istruttori italiano katia katia* kille* killer km l_accappatoio l_assicurazione l_assistenza
l_avviso l_olio l_ora la_compagnia la_lettera la_pizza la_pratica la_rata la_retta la_valigia lampada lavo le_amiche
le_buste le_commissioni le_lettere leggero lente letti letto_comodo lezio* lezioni li_a li_ha lievito like lime linea
linea* lo_ammetto lo_faccio lo_scooter lo_so lo_sono locale luca luce luce_del lungolago ma ma_con ma_erano ma_ha
ma_non ma_solo maced* macedonia maggio magli* maglioni magni* mai_e mal malis* malissimo manca manca_un mandato_il
mangia mangiare_una mani_in manuela marat* marcio marito_e marke* marme* massi* massimo mattina_e mattinata max me_e
meccanico_mi medicina medico_di melon* melone meno merca* mese_per mesi messo_a messo_i mette mezza* mezzogiorno
mi_chiedono mi_era mi_pare mi_rispondono mines* minuti minuti_di mobil* mobile modes* modo_di mojit* mojito molli
momen* momento morbi* morta_dopo morte morte* mostra museo museo* musichetta muto natal* natale navet* negativo
nella_hall nello_stomaco nemmeno_la neonato_in nessuna nessuno_ci nessuno_la no noi_di non_il non_mi non_passa
non_rispondeva notte_a nubil* nubilato nun nuovo nuovo* nuvole offerto_un oggi ogni_operatore ogni_sera ogni_tanto
oltre oltre* ombra ombra* ombrellone opaco opaco* ore_in ormai_ci ottanta otto_e otto_giorni otto_mesi outle* outlet
ovvia* ovviamente pacco pacco* pagato pagli* palla palla* pane_di panne* pannelli pantaloni parcheggiare parlano
parmigiana parte partite passano pasta pasta* pasta_scotta pasticcini patat* patro* peccato_che pedan* pedana pellet
peluc* pensavo_fosse pense* pento* peperoncino per_chi per_mia per_mio per_quattro perche_i perche_sono perdono perito
pero_la personale pesan* pesca pezzo piane* pianerottolo piangevano pianto piastrelle piazza picco* piegati pieni_di
pieno pieno* pigiama pillola piu_piede pizza* placcato playl* playlist poi_il poi_si polenta poliziotto pomeriggio_e
pomod* portano portate portatevi portiere_di posate possano possono poste pozza pozza* pranz* pranzo prato prato*
premi_pagati preparatissimo presentarsi preso_due preso_un prestare preve* principianti produttore promesso propongono
provo pugno pugno* pulizia_dei pulsanti pur_con quadri quando_e quattro_mesi quelli_del quello_delle questa
questionario_di quinto quota quota* radio ragazzo_ha recit* recup* regalato_dai regalo_per regione restauro retta*
ricette richi* richiama ridotto rilassare rimon* rimontato rinchiusi ripeteva ripetitiva riposo riscaldamento_spento
riso_e rispo* risponde_alle rispondere rispondeva ritardo_e ritirare ritiro riuscita rivedere romantico rompono rotti_e
rover* rovere rubare rum rumore rumore_di ruvid* sa_tutto salita salta* saluto salvato salviette santa saponette
sbaglia sbagliate sbagliati sbric* sbuff* scappare schedina scherza schiuma scivola scomparso scoot* scooter scorr*
scorsa scott* screp* scritto_alla scritto_che scuci* scuse scuse* se_volevamo sedici segretaria_mi self sembra_che
sembrava sempre_le sentiva senza_risposta senza_suonare sepolto seppi* seppia sera_prima sere serie serie* serranda
sesto sesto* sette_mesi settembre_e setti* settimane_per shampoo si_chiamava si_chiude si_fa si_sentiva signora_al
simpatici solo solo_perche sono_tornato soppresso soprattutto spa sparito_dopo spelacchiato spenta spente
spese_condominiali speso speso* spine sport sposa sposa* sprec* spuma* spumante spunt* squis* sta sta_bene staccata
stagi* stamp* stell* stelle stesa stesa* strappata struscia su_sette su_una suffi* sufficienza sugge* suite suite*
sul_divano suoce* suocera_ha superiori sushi sushi* svede* svizzera tacch* taglia_sbagliata tagliandi tante tante*
tanto_che tavolo_prenotato tedes* tedesco telefonica tenni* tennis teres* teresa terza terza* testa_ai timbro tirag*
tocca_a torne* tornero torno torno* tra_loro traballante trado* traduttore tragh* traghetto_in trappola trece* trecento
trenta troppo trova trovate trovati turisti tutta_notte ubriachi uccide ucciso ugual* ultimo umido umido* umore umore*
un_amico un_furgone un_occhio un_pomeriggio una_lavatrice una_parte una_scarpa una_settimana una_signora una_telefonata
una_vita undic* undici_mesi uno_sconto uno_si uova urlo ustione va_e vado_a vagon* valig* varie varie* vasi vasso*
vassoio vecchia_e vedere_il veloc* venerdi_sera vent'* vent'anni vento ventole verdure verni* viaggi viaggiato vicin*
vicino_e vino_della virtu* virtuale vista vista* voglia_di volon* volontario volta_il vorre* vorrei vuol vuol_dire
vuoto_e zeppo* zucchero_a`,
      '-2': `
0 000 118 120 130_euro 14 15_anni 2024 27 30_giorni 32 7_euro 80_euro a_1 a_carico a_cercare a_lavorare a_legna
a_milano a_mille a_nome a_notte a_raffica a_rate a_tutto a_vedere a_venti abbia* abita accoglienza accom* acqua*
ad_agosto adatt* addebiti addebito addio addio* addormentata addormentato affil* agli_uffizi agnello ago ai_miei aiuta*
al_cellulare al_cielo al_nostro al_vostro albero all'alba all'o* all_you alla_terza allac* allarme_antincendio alle_12
alle_mail alle_mie alle_sette allo allo_stomaco alta altezza altre_due altri_due alzato amato amato* ameri* amich*
amiche amici ammaccato ammaz* ammet* ampia ampia* analcolico anche_l ancora_sul andar* andati_a andati_via andav*
andre* annac* annegato anner* anno anoni* antin* antincendio appes* appla* appuntamenti armad* arrabbiato arriv*
arriva_il arrivata_con arrivate arrivato_in arrivava arrivi artif* ascoltava asimmetrico aspirapolvere assic*
assicurato assis* asta attaccano attenzione attesa_con attim* attimo attor* attre* avevano avevo_il avrebbe
avrei_voluto avventura avvia* azzerati bagag* bagna* bagnate bagnato bagni bagno_del bagno_in bar_della barba barma*
barman bassa bassa* basse basse* basso batta* battaglia battere baule* benedetta bianc* biciclette bidon* bidoni
bilancia bisno* bisnonna bloccate boh bomba* bordo bordo* braccia bracciale brasi* brasiliana brilli bruciata_sotto
buca buco bufal* buffe* buffet buono_e butta_fuori c'e_la cabine caduta cagno* calesse call call_center calma cambiato
camera_con can can_eat cancellato cane_non canta* canzone capannone capis* capisco cappello cappu* caricatore carrozza
carta* cartu* cartucce caserma casse* cassettiera caste* castello cauzi* cauzione ce center centimetri ceram* ceramica
cerotti cervi* cervicale cesare ceste* cestello cestini che_ci che_il che_mia che_nel che_ormai che_passava
che_piangeva check_in chi_legge chiamare chiasso chiave_magnetica chiede_di chiedo chiesto_il chiodi chiude chius*
chiusa chiuso chiuso_al ci_e ci_hanno ci_vado ciao cifra cifra* cifre cifre* cimit* cimitero cinque cinque_minuti
cipri* cliente club coca_cola cocco* cognome_e collegati colon* colore_diverso colpa_del come_i come_prima commessa
commissioni comode comodo compe* comunque con_aria con_mia con_tre concerto conda* condiviso condizionata_rotta
conferma cono console consumata contare contato contenta conto* controlli copia corro* cortissima cosi_e costa costumi
cotto cotto* criti* crocchette cubi cucin* cuffi* cuoio cuoio* curat* da_24 da_anni da_bollo da_casa da_dire da_fare
da_gennaio da_giorni da_nessuna da_otto da_trent'anni da_uno dal_lato dal_vicino dall dalle_nuvole danno_la darci
darci* dare dato_del deceduta decen* dell'aeroporto della_macchinetta della_sala denunciato dermatologo devi devo
di_carte di_fronte di_mezzo di_musichetta di_pelle di_peluche di_questo di_ritardo di_soggiorno di_spedizione di_surf
di_tutti di_un'ora dicem* dicembre diciotto dietro_a diffi* digit* digni* dimentica dio dirgl* dirmi dirmi* display
distr* diven* diversa diversa_da dodici_mesi dolciastro domen* domic* domicilio dopo_5 dopo_due dorme dorme* dormire
dovev* dovevano due_anni due_giorni due_mesi due_notti due_per e_addormentato e_ancora e_aspetto e_costata e_dieci
e_due e_nemmeno e_piena e_saltato e_uscita e_vabbe eat ecco ed_ero eh_ma elena elena* era_chiuso era_finito era_una
erano_le error* errore errori esaus* esce esposito estintore faccio_l fango fango* farina_e fasti* favor* fegat* fegato
ferragosto fibra fibra* figlia_che figlio_e figura filia* filiale filos* filosofia filtr* filtri fino_alle fiora* firmi
firmi* fisso fisso* flaut* flauto fogli fogli* formi* forte forte* fortu* foto fotocopia fotocopiato fragr* franc*
frang* free fregatura fresco fretta friggitrice frigorifero frizi* frizione fruttivendolo fucilata funer* funerale
furba garda garda* gatti genov* genova gentilissimi ghiac* gia_preparato giard* gigan* gigante gioielliere giorno_di
girare giuli* giuseppe giusto gli_ho gli_scarponi gli_stessi glutenfree gommose gonfi gradi graff* grond* guarda
guardate guardati guardia_giurata guari* guarn* guasta ha_bevuto ha_capito ha_lasciata ha_tenuto ha_una hanno_mangiato
ho_comprato ho_dovuto ho_letto ho_tutto horro* horror hotel hotel* i_prezzi i_vestiti igiene igienica il_20 il_bastone
il_biglietto il_caffe il_certificato il_codice il_cortile il_dentista il_frigo il_latte il_letto il_marmo il_martedi
il_modulo il_navigatore il_nostro il_piu il_profilo il_riscaldamento il_secondo il_taglio il_terzo il_top il_trasloco
imitazione imman* immangiabile immer* impianti impol* impresa in_attesa in_barca in_bianco in_bustina in_casa in_chiesa
in_nove in_otto in_pensione in_piu in_un'ora in_vacanza in_vetrina indicata indos* inesistenti inges* ingresso insom*
insomma intera intercity interna intero io_di io_la irina irina* irrep* irreperibile istru* italiana karma karma* l_app
l_asciugamano l_estratto l_ingresso l_insegnante l_operatrice l_ultima l_uscita la_caccia la_data la_fila la_linea
la_macchinetta la_mail la_piattaforma la_scatola la_signorina la_tosse la_voglia lampa* largo largo* lasag*
lato_sbagliato lattina lavag* lavata le_borse le_partite le_valigie legge* leggono leone lettere letti* letto_con libro
libro* liqui* lo_scatolone lo_stipendio locar* locarno login login* lumin* lungh* m ma_l ma_lo ma_ormai ma_un macch*
macchie maglia magliette mai_dato maion* maled* maleducazione mancanza mancava manco manco* mandano mandare mangiava
mansa* mansarda marca_da marco marco* marketing maroc* mascara match materasso matti medici medicinale medicine mercato
messaggi meta meta_dei metallo metropolitana mi_chiamo mi_lavo mi_mette mi_sa mia_faccia michele micia micia* micio
minestra minestrone minuscole minuti_ho mio_cognome mio_vecchio mira miracoli misurato mobili modello modul* modulo
montare monte monte* morir* morire morire_e morto_dopo mozziconi muffa muffa* muri nascondere nastro_adesivo ne_ha
nel_2024 nemme* nemmeno nemmeno_un nessun nessuna_parte nessuno_che nessuno_e netto netto* no_grazie noi_genitori
noleg* noleggio_in non_arriva non_disponibile non_e non_era non_gli non_voleva nonna_con nonno_si normale notif* nove_e
nu nulla nulla* numeri numero_e numero_verde nuoto nuoto* nuova nuova* occhi_al occupa odore_di offen* offende offer*
offic* officina ogni olbia olbia* ombrello ombrellone_in onesta ora ordin* ordine ordine_di ore ore_di ormai_lo ospiti
otten* ottenuto padre_che padrone_di pagam* pagamento pagato_come pagato_il pagina pago_io palco* panin* panni panni*
panta* pappa parch* parcheggiata parco parco* parecchio paret* parrucchiere parte* partire passi passi* passw* password
pasto patatine patch patch* patologia patronato patti* pazzi pazzi* pensavo pentole per_le per_un per_uscire perdere
perdi* perfetta perit* pero_il pesanti pessimo pezzi pezzi* piani* pianta piante piatt* piatti piazz* piazzole
picchetti piccole piene_di pilas* pilastro pistola piu pizze* pollo pollo* polpette pomat* pomata portabilita portato
portava portineria posso* posto posto* potet* potete pover* povera precedenti_non preferisce premi* preparato
presentato preventivo prima_che primo primo* primo_giorno privacy processo profilo_e profumo promossa pronto
proprietario_ha prosciutto provato_ad provv* pulis* pulisce pulizie puntu* pure_il quando_c'e quando_hanno
quaranta_euro quartiere questione quindici quoti* ragazza_e ragazzi_della ralle* rapid* recupero reddi* regolato repar*
resor* resort resto resto* retta riaperta ricar* ricet* richiamano richiamo richiesti riconosce ricovero ricre*
ridotto_a rifare rifiu* rifle* rifug* rifugio righe rigido rimas* rimin* rimini rinviata risch* risot* risotto rispetto
rispi* rispiegare ristorante ritorno robot* roset* roton* rotonda rotta rotta* roulo* roulotte rovinato_tutto ruoti*
sala salata salir* salire salsiccia saltata saltava salut* saluta saput* saputo sardegna sarta sarta* sartoria sbagl*
sbavava sbecc* sbloc* scalato scald* scalini scari* scaricare scarpe_da scato* scatola scatolone scelt* scher* schifo
sciacquone sciolto sciro* sciroppo_per scoperto_che scord* scors* scotto scucito scura scura* scuro scuro* scusa*
scusato se_c se_non se_uno secondi sedil* segna segretaria_ha seguito seice* seicento sempl* semplice sempr* sempre
sento* sera server servi* serviva sette sette_di settembre settimana sfogl* sfondato sguardo shamp* sicuro signora_di
signori silen* silenziosa sinis* sito smarriti snobb* soci soffr* soggi* soggiorno solleciti solo_alla solo_il solo_la
solo_nella solta* soltanto sono_cliente sono_sentita sono_uscita soppr* sorri* sospe* sospetto sosti* sostituito sotte*
sotto_i spariscono spazzatura speci* spedi* spesa spesa* spezzatino spid spieghi spiff* spina spina* spocc* sporc*
spuntato staccano stampata stavolta stazi* stazione steccato stella stessa_cosa stessi stivali stoma* stomaco storn*
strette stucco stude* stufa* stupefacente stupenda sudato sue sugli sugli* sui sul_retro sulla_banchina sulla_strada
sullo_scontrino suocera suocera_che suppl* svist* svista svogliata tabac* tagliati taglio talme* talmente tappa* tarif*
tasche tavol* tavoletta tende tende* tener* tenere tenev* tenevamo tenevano tensi* tensione teori* teoria terap*
terapia terra* tesoro timid* tinto* tintoria tirchio toelettatura tonna* tonnato topol* topolino tornelli torta torta*
total* totale totem totem* trage* tragedia tram transfer trattenuto tre tre_minuti tremavo treme* treno treno_e
tribunale_dei trime* trimestre tu turis* turistica tutorial tutti_i tutto_pieno tutto_scritto uccid* ucciso_il
ufficio_anagrafe uffiz* uffizi uguale umidi* un'am* un'an* un'auto un_angolo un_attimo un_biglietto un_euro un_giorno
un_mutuo un_quarto un_treno una_cassa una_copia una_famiglia una_parola una_scusa uno_in uovo uscita_con va va_in
vaccino_fatto vado vale vasca_delle ve_ne vecch* vecchia vedi vedo_i vegana veget* vendermi venderti venditori vendono
veniva venuti veran* veranda verde* verdu* vernice vestito vetri via_e vicol* vicolo vigile vince vino visit* viste
viste* visua* vitello viti_mancanti vivai* vivaio vocale voce_registrata vogli* voleva volo_cancellato volta volta*
volte volte* volte_ho vuole_lo vuole_un vuoto vuoto* you you_can zag zanzare_a zig zombi* zombie zoo zuppa zuppa*`,
      '-1': `
12 150 300 34 380 60 61 68 80 81 90 95 abbon* abbonati abbra* accap* accappatoio accesso acqua acqui* addor* affilata
affogato aggeg* aggeggio aggiornati aiuto aiuto* album all'altro allargano alle allungata altal* altop* altra altra*
alzata ammes* ammesso andarci andat* animali annun* antistaminico apertura apparecchio appel* appello appesi april*
aprile archi* arriva arrosticini arte articolo ascen* ascensore aspir* aspirina assem* assicurazione attac* attacca
attaccati attrezzi augur* auto autogrill autos* aver avverte avvisi bacca* bagaglio balle* bambini bambola banki*
barba* barboncino bari belle belli* berga* berre* berretto bianca bibita bicch* bigli* biondo blocc* bocce* bocci*
borse bot braccialetto braccioli bravi briciole brind* brividi bruci* bruciata bruciati bruciato brusc* bufala buffo*
buona buona* buone buone* buoni buono buono* bustina cadav* cadavere cadev* cadeva calat* calata calcetto calda* calma*
cambi* camer* cameriera camion campeggio cande* canti* canzo* capiv* capof* capofficina capog* cappo* carabiniere
caramella carbu* carburante carin* carta carte* carto* cartolina casalinghi cassa cassa* casse cater* caviglie cenere
centralina centro cercavano cerch* che chiacchierava chiar* chiedevano chies* chiesto chilo* cielo cielo* cinqu*
cinquina cintu* claus* coca codice cognato colla colleghi colloqui colpo com'e com'e* com'era coman* comanda commi*
comod* comodissimo compa* completo comprata comprato computer condannata condizionatore condizioni confermato confr*
confronto conge* coniglio consegnata consegnato conta contenuto conto contratto controllano coper* coppi* coppia
copriva corne* cornetta corre* corrono cosi costava costola credito crepato crepe crepe* crost* crostini cruda cruda*
cuccia cui cuore cuore* curato cusci* dall'altra dalle dalle* deced* dehors dell'auto diavo* dicon* dicono dieci dieci*
dimenticato dipin* dire discoteca discu* discutere disdetta disdici dispi* dispiace distributore distu* ditelo divie*
divieto docci* doccia dodic* dondo* dondola dopos* doposcuola doppi* doppie dottoressa dovevo due eccez* ed edico*
educazione effetti elett* elettrica elettriche elettrico emerg* emergenza energ* enorm* enorme entrata erano erano*
erba esame esame* esser* essere estin* etern* euro europ* evasi* evide* evidenziatore extra* facil* fame famiglia
fattura fermate ferretti ferri ferro ferro* festa festa* fido figur* filat* filo finestre finestrino finta finta* finti
finti* fioraia fiori fiorista fisioterapia fissato fiume fiume* foglio fondi fondi* forma* formaggi fornelletto
fradicio freni freni* frettolosa fronte frullatore frutt* fulmi* fulminata fuma funeb* funebri funzionante furto furto*
gancio garag* garage garan* gelo gesto giacc* giall* ginocchia gioia gioia* giorn* giornale giorni giorno giugn* giugno
giulia giunt* giurata granite grass* grazie grigi* grupp* gruppo guardo gusci* idrau* idraulico idrom* idromassaggio
ignorate immaginare immobiliare impalla impastato impilate impolverate incastrati incre* incub* inesi* infarto
inferiore ingannevole inps inser* insie* insieme inson* installata intas* intatto integ* integrale interno intollerante
invia* invol* istruttrice lago lasciate laurea lavat* lavati lavor* lenti lenzuola lezione liber* libero libre*
limoncello lisbo* lisbona local* logor* logora loung* lounge macchiate macellaio maglietta mail male manca* mancante
mancavano manch* mandato mandorle maneg* maneggio mante* manue* manzo marce matri* matte* matti* mattina mattonelle
mela mensa mensa* menso* merce* messi* messina metro metro* mette* mettere mezzanotte mezze mezze* miche* mici minic*
miniclub moda molla monic* monica monitor monop* monopattini montati monti monti* morta mortificato moto municipale
mutuo mutuo* neanc* neanche negro* nervo* nessu* noleggiata noleggio nonni* nord numer* nuota* nutel* nutella obbli*
obbligatoria occupata occupate ogget* omagg* omaggio omici* oppos* order order* originali ospit* ottic* ottico otto
ovunq* ovunque pacchetto padrone paio palazzo palli* pallini panca pane panino pannello pare pari parla* parlare
parlava parmi* parru* particolare passaggio passato passeggino passerella passiamo pazienza pc pediatra pelo penne
peper* perdo perfe* persi* perso pesto pesto* pezzo* piani pianoforte piedi piedi* pin piove pizzeria plast* plastica
pneum* po polen* polizza pomodoro pompe pompe* porti positiva posso poteva potre* poverino pratica prelevato preme*
prendevo prenotati prese* press* prezzo primi* proce* profu* prome* promo* prose* pubbl* puliz* pur quade* quadr*
qualcun quara* quaranta quart* quarto quatt* quattro quello quest* questura qui raccomandata raccomandate raccordo
raffi* raffica ragu rata rate razza razza* recapito recensioni recin* recita regalato regge* regia regia* registrata
rendi* reparto ricetta ricevono richiude rida ridere rifat* rifatta rifiutato riga righe* rimba* rinch* riparazione
ripete ripie* ripieno ripor* rispe* riusciva rived* rivendono rivol* rotel* rotol* rotti rotti* roven* rovente
rovesciata rovin* rubar* rubinetto ruote ruote* ruvido sacce* saccente sacchetto sacco sacco* saldo saldo* salito
salsi* salutano salva* santa* santo* sanzione sara sarto* sbadi* sbagliata sbagliato sbuffava scaduto scaff* scale*
scambiate scarico scarp* scarpe scavalca scendevano scheggiato schiacciata scien* scintilla scocciato scontato scorso
scriv* scrivere scriverlo scrivo scusarsi sdraio secca* secch* secche sedut* segre* sei semi sensore senza senza*
sergi* sergio serve* servito servizi sette* sfond* sgamb* sguar* sigaretta signorina silenzio siste* sistemare soffi*
soffritto sogna* soia solar* solari solle* sorride sorriso spare* spave* spavento specchio spettacolo spezzato spiega
spiegare spogliatoi sporcato sporcizia sportellista spostato spritz squisita stand* stanze stare stare* storico storto
strettissimo strut* struttura successivo succo succo* suonavano super* supplemento suppo* svani* tagli* tapparellista
tappeto tappo tappo* tasch* tassa tavolo telec* telecamera tendi* teneva termi* terzo terzo* tesse* tieni tiram*
tiramisu tirata tisan* titoli toile* toilette torin* torino trapp* trasloco trattata traversata trent* trentadue tries*
trieste trilo* trilocale trova* trucco tutta tutta* uccel* uffici ultim* uscita vacanza vada vagone valan* valanga
valgo* valgono valigia vecchie vedevano vedevo vedon* vedono vedrete vellutata venditore vendo* venti* venut* venuto
vergognoso verifica verme versamento verti* vesti* vicina vieta* violento visita visti visti* vittoria volan* volo
volonta voltu* voltura volut* voluto vorrebbe x zaine* zainetto zucch* zucchero`,
      '1': `
104 340 400 410 64 70 700 91 accendo acces* accol* accor* accorciato accorta accusato acquatico addet* adesi* adora
adora* agent* agente agenz* aggiornare agita* ahmed ahmed* al alcol* all'a* all'i* all'ingresso all'u* alla allarga
alter* altez* altri altro altro* alza amaca amaca* ambul* anche anche* anima* annacquata anneg* anta antennista anzi
anziani aperta api appro* apron* aprono armadietti armadietto armi arrivano arriviamo artic* artificio asciugatrice
asilo asilo* aspetto asso attaccata attiv* autostrada avant* avanti aveva avran* avranno avuto avuto* avven* balco*
balcone balla ballano bambi* bambo* banan* banca* banch* battuta baver* bavero bella bianche biril* biscotti bloccati
bolle* bombo* bonus bonus* botta* bottiglietta botto* bottone bracc* bravissimi brici* bruciacchiato bucate buonissimo
busta busta* butta c cabina cacch* cacche cadut* caduto cafon* cagnolino calor* cambia cambiando cambio cameriere
camio* cani canna capelli capit* capita capito caram* carezze carico carine carlo* carrozzeria cartone casel* catania
catas* cento cento* centomila centotrenta cercate cerni* cerotto certo certo* cesti* cesto cesto* chat chi chiaro
chiavi chiedere chiedi chiedono chiru* chiudete ciglio cinquantadue ciocc* cioccolato cipol* cipolle clausola clien*
codic* cogna* coi colle* colleghe collegio collezione collo* colpo* colte* cominciato commentato comodi compr*
compresse comun* comunicato concerti condomini confe* confo* consulenza consumati consumato contanti contati contatto
conte* continue controllate coperto copia* corretta corri* cortile costi* credevo criceto crudo crudo* cucce* cuccetta
cucita cuori* cuscino danni danni* dappe* dappertutto decid* del delicata dell'altro della della* deposito devas*
diceva dichiarazione dicio* dico dieta dieta* differenza digiuno dirme* dirmelo dispiacere ditel* dito diventato
diversi do doman* dormi* dormivano dormono dotto* dovrebbe dritt* droga* educato effet* el elast* elefante elico*
elicottero era erava* eravamo esci esplo* eta facen* faceva facevo falo fanno fanno* fara fare farfa* farsi farsi*
fasci* fastidio fatta fatta* fatte fatti* fatto fatto* febbr* femmi* fermata fermato fermava ferrari festi* fidat*
fiera fiera* finita fino finoc* finocchi fissa* fiumi* fiumicino fontanella formaggini forti* fossi* fradi* fratt*
freez* freezer frequ* freschi front* fumat* fuori fuori* galleria gemel* gentilissima gia giardiniere ginev* ginevra
gino gioie* giostre gira girato gita giurato gocce gocce* gomma* gps gratta gross* guant* guardi guida guida* guinz* ha
hall hanno hanno* host i idem illeg* impia* impiegato impronta impug* impun* in incan* incas* incendio incid* incis*
indagine india* indis* indisponente industriale infer* infermiera infermieri informazioni ingen* ingenuo ingom* ingre*
inseg* insop* internet invernali invis* invisibile ironi* istan* iva l la laboratorio lamen* lavoro le legge leggeva
lei letta letta* lette* letto letto* li liceo liceo* lisci* lo lucid* luminoso lunghi lurid* macchina macchine macello
madre madre* maestre maestro mafioso mancia manna* mano manov* marca marca* marcia maria marino marit* marito
marmellata marti* masti* matem* matematica matteo mattino mattonella mazzo mazzo* me media* merce merita messa messo
messo* mettono mi mia micro* migra* milano mio mirac* miracolo mischiato misure moder* mollo mollo* moneta monit*
monos* morto* mostr* mozzi* muro mutua* n'e napoli nasci* nascita nastr* nebbi* nebbia neces* negat* negata negli
negoz* negozio nell'angolo neri nervo nipot* nipoti noccioline norma* nota notai* notare notte notte* nudo nuovi nuovi*
offerte offerto offro* offrono olio onde opera* oppur* oppure ordinate ordinati orecchini orosc* oroscopo orso over
padel pagat* pagavo palat* palco pales* palestra panca* panettone panno* paola paola* paolo paolo* parau* paraurti
parec* parla parlato parola parrucchiera partita partiti pasticche patente paura paura* pavim* pavimento peggi* pelle
pellicola pena penal* penna penna* penne* pensi* pentirete peric* persone pesa piant* piast* piattaforma piccoli pigno*
pinsa pinsa* poggiatesta porch* porta portare portati portatile posac* posacenere posiz* posizione posta* prati*
precedente premium prendeva prenotate preparati presa presa* presenta preso preso* prestito preteso priva* probl*
problema problemi pronti proposito propr* proro* pross* pubblico pugna* pulir* pulire pulit* pulita pulito pulsa*
puntata puo puzzolenti quadro quant* quasi quasi* quattromila quell* quelli questionario radice radio* ragazza rappo*
rapporto recap* recep* reclamo regolamento responsabile resti* rette rette* ricca* ricevuta ricevute richiesto ricordi
rider riemp* rifatto rimborsa rimborsata rinnovo ripar* ripartita riser* risor* rispettata risul* ritir* ritoc*
ritoccate riuti* rivel* rompo* rossi rossi* roula* roulant rovinato rubato russa* salgo* salgono salon* salone salum*
salvo salvo* sanno sanno* sapes* sapev* sarto sasso* sauna sauna* sbaglio sbatte sbrigativo scadere sciac* sciat*
scint* sciol* scopr* scordata scrit* scritte scrivania scuol* scuola sdrai* se seconda sedute seguita sente* serra*
servita settecento sfini* sfondata sigar* signo* signore siringa sistemano sistemato smarrito smett* smont* sognato
sola soldi soldi* sopra* sorbe* sosta sotto sotto* sovra* spallata sparita spazi* spazio speng* spengono spezz* spiag*
spiaggia spicci spine* spingo sporco spostamenti sputa* staff staff* stall* stase* stasera stato stato* stipendio
stori* straniero strappava strum* strumenti studi* stufe* stupe* successo sull'app suocero suora suora* surf surgelati
sveni* svenire svent* svizz* svuotano tabel* table* tablet tagliando tagliava tanti tapis tapis* tappeti tartu* tartufo
tassametro tecni* tedesca telefonata telefonato telesoccorso temporale tentativo termo* test testa testuale tetto
tetto* tiene tiene* tirch* tocca* toglie togliere tolte tolte* tolti tolti* tomba tomba* tomma* tommaso tonno tonno*
torna tornano torre* torte track* transito tremava tritato trovato trovi tutti tutti* uffic* ultra* umidita umiliato
un'au* unghie urgen* urlan* urlav* usano usano* usato usato* uscit* usciti uscivano vacan* vai valev* valeva
valutazione vede vegan* vendere venga vengono vergognava veterinario vetrina vetrine vetro vetro* vialetto video*
videochiamate vigili villa vince* violi* visibili vitto* vivav* vivavoce vivo voce voles* volesse vuota vuota* zara
zocco*`,
      '2': `
000_euro 100 200 2021 250 430 450 500 730 890 a_casa a_cinque a_dieci a_gennaio a_penna a_quel a_scuola a_tavola a_un
abbiamo_fatto abita* abitacolo abitato abito abito* acceso accompagnare accompagnata acconto accreditato accum* acida
acida* acqua_bollente acquisto addetti adesivo adess* adesso aereo aereo* afferrato afferrato_per affit* afric*
agenzia_di aggre* agoni* airba* airbag aiutarci al_banco al_check al_posto al_ritiro al_tribunale al_vicino algor*
algoritmo all'altra all'arrivo alla_fermata alla_mia alla_seconda allarme allergico altri* alza_la amede* amedeo ammas*
ammuffito anatr* anatra ancora_a andata anello annerita anni anni_e anni_fa annuncio antiche anticipo antis* apert*
aperti aperto appartamento appen* appeso appiccica appli* arrivo arrug* artis* artista ascol* aspor* assemblea assun*
atti atto autorita avanti_e avess* aveva_gia aveva_in avevate avevo avevo* avvelenato avvenuta avvisare azzer* baby
bagar* bagarini ballo ballo* bambine banca banchina banco banco* bene_l bestemmiava bevut* bevute biber* biberon bicic*
biglietti bimbi bimbi* bloccare bloccata bolli* bottiglia brodo* buio busti* butta* buttato c_era caffe_e calci*
calcinculo caldaista calpe* cambiate camminare camminata cancellazione canne* capan* capo_reparto capol* capri*
capricciose capsu* capsula caramelle carat* carcere cardi* caric* carne* carrozzina carta_con cartella_clinica
cartellone caso cassa_del catena causa causa* cauzione_di cavalli cavallo cella cella* cener* cerniera certificati
certificato che_aspetto che_era che_guardava che_hanno che_ho che_l che_le che_lo che_mi che_ora che_sembrava che_vi
chi_mi chiacchierone chiav* chied* chiesto_se china* chinato chiudere chiuso_a ci_sono cicli* ciclisti cinese cinesi
cinquanta cinture cioto* civic* civico class* clicc* clinica cognata col colav* colava collana colli* colpa colpa*
colpa_nostra colpetti colpi_di coltello come_a cominciato_a commercio commesso comparsa compresi con_acqua con_audio
con_la con_mio con_quello condannati confezione consegnati consu* conta* contabile contento contestato conti* continua
controllato controllore coraggio_di cornicione coron* cottu* cottura crepa* croll* cugino cuoca cuoca* curry curry*
d_emergenza d_oro da_parte da_paura da_soli da_un dal_parcheggio dal_parrucchiere dal_primo dalla_commessa dato davan*
davanti davanti_al davve* davvero deceduto del_bar del_battesimo del_mattino del_negozio del_titolare dell dell'aereo
della_cresima della_vasca dentista dette dette* detto detto* detto_che di_casa di_condominio di_dormire di_mia di_nome
di_nonna di_ogni di_pilates di_plastica di_quattordici di_sotto di_un di_uno diagnosi diamante dice_la diceva_di
dicono_le dietro_al dimenticata dirlo dirlo* discussione disdetto diseg* disegno doccia_e domanda dopo_e dossi* due_a
due_volte duece* dupli* e_arrivata e_comparsa e_dal e_di e_gli e_hanno e_lei e_lo e_mezzo e_morta e_nessuna e_partita
e_preso e_pure e_se e_sono e_tanta e_vi eleme* elementare elettricista emoji emoji* entra* era_da era_finita ero esiste
esplosione esposti europeo fa fa_i facce famig* fanta* far faret* farlo farmi farmi* fatte* fatto_aspettare fatto_il
fattoria_didattica fazzo* febbre_a felpa felpa* ferre* fianco figli figli* figlia figlie figlio filma* filtro_abitacolo
finis* finiti_al fino_ai fiore firma* firmare firmato fisica fisio* fissata fogna fogna* forma forne* fornitore
fosse_un fotoc* fotocopiatrice foula* foulard frase frase* frate* fratello frigg* frigo_e frull* frust* funiv* funivia
fuoch* fuochi furbo furgoni gallo gallo* garib* garibaldi gasol* gasolio gastr* gelato_senza genero genit* genitori
gente gente* gesti gia_sul ginoc* giocattolo gioielli_di giorno_dopo giovani girando girar* girat* giubbotti giudice
gli gli_altri gli_animatori gli_occhi gliel* gliele gluti* glutine godit* gommi* gommone graffiata grande grandi
grazie_al grott* guanc* guanti guard* guardaroba ha_afferrato ha_aperto ha_chiesto ha_consegnato ha_fatta ha_guardata
ha_lasciato ha_premuto ha_raccontato ha_risposto ha_sei ha_smesso hanno_cambiato hanno_fatto ho_aperto ho_chiamato
ho_dato ho_perso ho_ricevuto ho_sentito ho_smesso ho_trovata i_mobili i_sensi i_vetri il_bus il_coltello il_contatore
il_coraggio il_cuoco il_direttore il_disegno il_dottor il_forno il_laboratorio il_lavaggio il_loro il_maestro
il_meccanico il_mio il_notaio il_padrone il_papa il_pizzaiolo il_ponte il_portatile il_prelievo il_prossimo il_signore
il_sorriso il_telepass il_titolare il_vento il_veterinario imitava immob* impiegata_ha in_camera in_cassa in_chat
in_cortile in_cui in_filiale in_fondo in_galleria in_palestra in_pausa in_piedi in_pieno in_privato in_reception in_sei
in_tempo in_terza in_ufficio in_vendita incol* incollata incrostato indirizzo infez* infezione informativa insegna
insistenti insta* irres* istruttore itali* l_aria l_avevano l_impiegato la_birra la_colla la_crema la_gente la_musica
la_navetta la_notte la_padrona la_piscina la_polvere la_receptionist la_vita la_voce labor* lacri* ladri ladri* ladro*
lama lampadari lana lasagna lasci* lasciamo lasciato lasciato_in lasciato_un latte latte* lavoro_fatto le_chiavi le_due
le_ha le_patatine le_scale legal* leggere leggibile leggo lella lella* letto_e lettore lezione_di li_da li_in li_non
light light* lingue lista lista* lo_abbiamo lo_dicono lo_stesso loro lugan* lugano lui_ha macchinista maestro_di
mai_avvenuta mai_fatto mai_vista mancavano_due manci* mandi* mangi mangiano mangiare mangiate marce* mario mario*
marito_la marito_lavora marmo marmo* marrone massacrato master mazza me_lo medic* memoria meno_di meren* merit*
mese_dopo messo_un metri metri* metri_e mezz'ora_dopo mi_arrivano mi_faceva mia_cognata mia_era mia_figlia mia_sorella
mia_zia micio* microfono miei miei_figli milan* minacciava minuti_e mio_collega mio_compagno mio_cugino mio_figlio
mio_fratello mio_padre misch* miste* mixer mixer* model* modif* molli_e montagna morti morto mosca* movimento multa*
munic* muore muore* muratori muso mutande narcos naso_e nause* nausea ncc negli* negozietto negozio_mi nei
nell'insalata nella_torta neona* nere niente_acqua niente_da nipote nocci* nome_di non_c'e non_esiste non_vedo nonna
nonna* nonno nonno* nonos* nonostante nonostante_l nostra_figlia notte_per notturna novantenne nozze nozze* nuove
nuove* oca occhi* occhi_e offre ogni_giorno ogni_venerdi operator operatore_che ora_chiudete origi* oro orolo* osped*
ospedale otto_di pacco_c padre padre_ha pagata pagavamo pallina pappagallo paraf* parlando parlato_di parlo parlo*
parol* parole parti* passaporto passata passato_a patri* patrizia pattini pavimenti pazienza_e pedia* pediatrico penale
pensavano per_essere per_fare per_farlo per_gli per_lo per_sessanta per_togliere per_tre peral* peraltro perche_le
perche_non pero_al pero_due pero_lo persa_la persona persona_e pesca* pesce pesce* peso pettorina piangeva piantine
piastrellista piatto_di piccolo_di pilat* pilates ping pisel* piselli pisol* pisolino pista piu_il piu_piccolo piumoni
pneumatici poggi* poi_ha poi_ho poi_lo polac* polpetta polpo polpo* pompi* pompieri pong ponte* portale portato_i pos
posit* poverina pozze* pozzetto prend* prenotato_per preoc* prese presentati prima_e privata privato problema_e profe*
profi* profilo proposta proprietario_non prosc* prossimo provi* pullm* pullman punte* pure pure_la qualc* qualcuno_di
qualcuno_e quando_ero quando_l quando_mi quattro_e quella quello_di questo quind* quindi quint* quinti racconta_che
raccontato radic* ragaz* ragazzi ragazzi_del ragazzo_del ragazzo_e rampa rampa* recla* referto regalato_un regali relax
relax* respo* responsabilita retro retti* riaperti riatt* ricambio ricevo richieste ride ridicoli ridon* ridono rientra
rifacimento rimes* rinal* rinaldi ringr* rinnovata ripara riportata ripre* ripresa ripreso risate risultano ritirate
riuscivo rober* roberto roma rondi* rossa rotelle rotta_e rotte rotte* rotto rotto* rubando ruota ruota* sabri* sabrina
sacchetto_di sala_e saldi saldi* salmo* saltato salute sani sarde* sbarra scacc* scala scelto scelto_il scene* scherzo
schiena_non sciar* sciarpa scivolata scola* scoll* scopro scorta scossa scritta_in scritto se_ci secondi_e sedic*
seduto segnare segui* selfi* selfie sella sella* semip* semipermanente sensi senti* sentiero sentita sentito sentito_il
senza_ombra serale settimana_e sfila* sfreg* sfugg* si_e si_presenta si_vedeva siamo_usciti sinistro sistemati skin
smess* smesso sms so_dove social sola_in sollevata sommelier sonnifero sordo* sorel* sorella sorpr* sorpresa sostituita
sotto_casa sotto_la spacciato spam spara sparisce spariti spia sping* spint* spuntate squil* sta_in stagista stai stati
stati* stess* stessa sto strag* stringeva stringeva_la studio stufetta su_cinque sudata sul_bancone sul_collo
sul_materasso sull'* sulle_gambe suo suona tabellone tagliato tagliente tallo* tanta tanta* tanto tanto* tasca tasca*
tavola tecnica telefonate telefono_mi telefono_staccato telep* telepass telo tengo tenuta tenuti tenuto_il terra
terra_in testa* testa_di testu* tieni* timbr* tinta tinta* tirat* tisana toele* togli* togliere_il tolgo tolgo* tolta
tolta* tolto tolto* topo tornata tosse tosse* tranc* traslocatori tratt* trattate trattato trattore traum* trovato_da
trovato_in trovo trovo* truccata tutte tutte* uccellini un'ar* un_coltello un_dito un_gatto un_graffio un_incidente
un_pezzo un_tavolo una_bomba una_lastra una_lezione una_porta una_scatola unghi* urlar* urlare uscir* uscire uscito
vabbe vabbe* vacci* vaccino valentino valigia_arrivata valle valle* vasch* ve vecchietto veder* vedere vedet* vedete
vedeva vedo vedre* velo vendi* venditrice venduto_senza venir* venire venti_euro verbale vergogna verif* versi* vesta*
vestaglia via via_dal via_dei viale* vicina_di visib* visitata visto visto* vitel* viver* vivere voi voi_e voi_mi
volen* volentieri volevo_solo volte_e volte_per webca* webcam wurst* wurstel zia zitti zitto zitto*`,
      '3': `
210 480 4_e 800 86 900 a_cambiare a_fondo a_forma a_lei a_me a_mezzo a_natale a_non a_prendere a_terra abbonato abiti
accento accesa accettato addebitano addosso_e adole* adult* ai_clienti ai_tavoli al_bancomat al_bancone al_letto al_tuo
alber* all'aeroporto all'anca all'andata all'assistenza all'autogrill all'uscita alla_cucina alla_reception alla_vostra
allo_sportello alloggio amazo* amazon ambulanza amico amico* amministratore anabo* analisi anche_la anche_le ancora_li
andato andavamo andavano andrebbe ansia ansia* anticipato antip* antiv* aperte aperto_il apost* appunti apre_la
arachidi arriva_sempre arriva_un artig* aspettate assunzione attaccato_al aula autis* autista automobilista autoradio
averla aveva_gli aveva_la avuto_un avvoc* azienda bacia* bacio bacio* baffi baffi* bagni* bancone_e banda banda* banna*
bannato bar_che barbo* baris* barista barze* basti* basto* becch* beh beste* bevuta bibliotecaria biloc* bilocale bimba
bimba* bimbe binar* binario biond* bisogno bocca bollettino borra* borraccia borsetta botti* bottiglie box brand*
brillantino bronchi buoni_pasto busta_paga caccia cache* calib* calibro calore cambi cambiato_fornitore cambiato_la
camera_di camera_pulita camil* cammello campanello camper canarino cance* cane cannuccia canotti cantiere canzoncine
capel* carab* carabinieri carce* caricabatterie carta_d caserta cassiera casta* cavi cavo celiaci cello* cellophane
cellulare_e centro_estivo cerca* cerco cerco* certo_punto cesar* chattare che_di che_forse che_ha che_poi che_sono
che_un chi_ha chiam* chiama chiamati chiamato chiede chiedermi_se chili chili* chiudendo cicatrici cines* cioccolatino
circo clausole clienti clienti_che clini* codice_fiscale cofano cogno* cognome coi_piedi col_lucchetto collirio collo_e
colorata colpi comba* commissariato compagna compagno compilato compri comunicata con_raccomandata con_tutte con_uno
concorso condotta confezionato confuso conosco_la contata contavo contrario controllati controllo corag* coraggio corda
corda* cordo* cordolo corti* cosi_si creat* credi* croci* cucciola cugin* cui_non cuore_e cura da_dentro da_noi dado
dal dal_mio dall'animatore dalla dalla* danno danno* dati davano de debito defor* deformato degli degli* dei_bambini
del_cane del_gas del_gruppo del_kebab del_letto del_liceo del_medico del_noleggio del_nonno del_nostro del_seggiolino
deleg* delega dell'* della_banca della_stessa della_sua delle_chiavi delle_pulizie denise dente dente* dentr* dentro
dentro_al dentro_il depos* depre* derubati detto_di di_5 di_andare di_calore di_caserta di_dita di_ferro di_fumo di_me
di_morte di_non di_notte di_pane di_riposo di_sei di_una diagn* diama* dice_a dice_di dicen* dicendo dices* dicesse
dicev* dici dietr* dietro dietro_di digiu* dipen* diret* diretta direz* direzione dirmi_che disabili disdico dispe*
disti* disum* diventa divisa diviso divorzio docum* documento domenica_mattina donne donne* dormiva dov'e* dove_l drink
drink* due_minuti due_righe e_alle e_andato e_bloccata e_ci e_fa e_foto e_ieri e_mai e_meno e_mia e_quella e_risponde
e_sbattuto e_scritto e_uscito e_visto elisa elisa* entra_con entrare entrato epipe* epipen ernes* ernesto ero_li eroga*
esecutivo espos* esserne estiv* estivo etichette euro_come ex fabbri fabbro faccia faccia_di facciamo fare_l farina
farma* farmaci faro fasce* fatto_finta fatto_scendere fatto_togliere fattoria fattu* febbre fermare figlia_e figurati
finch* finche finche_non finita_e fino_alla finto finto* firma fischiava fisioterapista foggi* foggia fondo_alla fosse
fossero fossi foto_al fotocopie fotografato frasi frasi* fucil* fumo fuori_a fuori_io furbo* gamba gamba* gatta gatta*
gente_che geometra geren* gerente gesto* gia_per ginocchio gioielli giorni_in giova* girev* girevole giri giubbotto
giudi* gli_hanno gli_orecchini gli_ultimi gomito gommoni gonfiabile gonfio_come grembiule grigio guardandomi
guardandomi_negli guardano guardato_il gufo guinzaglio ha_confermato ha_preso ha_pure ha_stretto ha_tamponato ha_tirata
ha_trovato ha_visto hanno_fatta hanno_proposto ho_contato ho_lasciato ho_protestato ho_trovato ho_un hostess_ha i_bagni
i_cani i_conti i_dati i_documenti i_giorni i_pantaloni i_piedi i_ragazzini i_vigili identita ignor* ignorata il_bagno
il_banco il_braccialetto il_collega il_cuore il_filtro il_fumo il_geometra il_ginocchio il_medico il_panino il_perito
il_pollo il_problema il_registro il_signor il_tracking il_tuo ilari* ilaria imbra* imita* impas* impiegata
in_autostrada in_esposizione in_faccia in_maiuscolo in_mano in_ospedale in_piscina in_una inabi* inabitabile indir*
infar* infermiere infilata iniziata insegnante_di insistito intes* intima intol* invece_che inviato ispettorato ispez*
ispezione iva_e kg l_account l_agenzia l_ascensore l_autista l_azienda l_hanno l_idraulico l_impiegata l_istruttrice
l_ordine la_bibliotecaria la_cameriera la_caposala la_carrozzina la_casella la_chiave la_chiusura la_corrente
la_cronaca la_doccia la_farmacista la_foto la_friggitrice la_legge la_loro la_macchina la_maestra la_maglietta
la_mancia la_pancia la_parrucchiera la_prof la_quarta la_responsabile la_ricevuta la_richiesta la_ruota la_sbarra
la_serranda la_stanza la_targa labbra labbra_come lacrime lasciare lasciata_in lasciato_a lasciato_senza lascio latin*
latti* lava lavap* lavapiatti lavar* lavora le_bimbe le_istruzioni le_righe lecce lecce* legale legge_le legna* lego
leoni leoni* lettera lettino li_ho licenza licenziamento lingu* lingua litig* litog* lividi_sulle lo_ha lo_scotch logo
loro_non lucci* luci_d lucia* lucidi lui lui_a macchina_non maest* maestra maial* maius* maiuscolo malati mandati
mando_l mani mani_addosso manub* manubrio manzoni maran* massa* maste* materiali maternita matrimoniale matto* mazza*
me_con mecca* meccanico medica medie* medioevo meglio_se memor* mento mento* mentr* mentre mesto* mestolo metic* metod*
metodo mettevano mi_arriva mi_ha mie mille mimato minib* minibar mio_divano mio_nipote mio_zio mirko mirko* molo moral*
morib* moroso mosche moschettoni mostrate movim* mozzarella muove muoveva musica_a mutua n n'e_andato nascosta
nascosto_sotto nato_a negli_spogliatoi nel_cassetto nel_materasso nella nella* nella_porta nera nero netfl* netflix
noci noemi noemi* non_ero non_li non_puo non_sono non_suona non_ti non_una notare_ha notev* notevoli numero_di o o_no
occhi_lucidi offri* onora* operatrice ore_sotto orecc* pacch* padre* padrona pagan* pagano pagav* palet* paletta panci*
pancia panda panda* panet* panettiere pantaloncini parav* paravento partenza partita_iva parvovirosi passa passava
passavano pec pedag* pedalo pensando pentola penzo* per_altri per_i per_ore per_pagare per_tutta per_venti perdeva
perso_dieci personali pescara petto petto* picch* piena_di pila pino pista* piumi* piumino pizzicata planimetria
poi_alla poi_ti polmo* ponteggio porta_del portachiavi posteriore poter poter* prees* preli* premi prendi prenotazioni
prepa* preso_a prima_della profondo promesse promettono pronto_soccorso propo* propone proposto proprietaria protestato
pubblicata puntate punte puntura puzzo* quaderno qualcosa quando_abbiamo quanti quarta quattro_ore quelle quello_con
raccolta racconta_le ragazzo_ai raggi* recen* receptionist reggeva regis* registro resti restituito retro* retromarcia
revis* revisione ricam* ricci ricev* riceve ricon* riconoscimento ridevo rimessa ringrazia riserva rispa* ritirato
rivolta rosse* rovig* rovigo sala_d saltati salumi saluti salvataggio sandr* saracinesca sbattuto_contro scaduti scappi
scarpa scatola_di scesa scesa* sched* schiacciati scientifica scimmia scintille scivolo scomp* scopa scopa* scorb*
scosse scotc* scotch scottata scottata_dal scritti se_avevo se_la se_nella se_volevo sedere sedici_anni seggiolino
segna* segnalati segnata segretaria sei_anni sei_volte senza_dirlo sera_mi serba* serbatoio seria* sessi* settimane_di
setto* sfior* sfondo si_chiudeva si_muove si_muoveva siamo_finiti siamo_in siamo_stati sicur* signora_in smesso_di
so_che so_usare socia* sola_e soli solo_a sono_i sono_io sono_un sopra sopra_le sorvegliata sostituiti spacciatori
spala* spari* specchietti specchietto spell* spend* spendere spera* spicc* spillato spintone spostano spray spray*
sputato squadra stacc* stava stavo stelle_perche sterilizzazione stesso stia straccia stran* strangolato stranieri
strattona streg* strega strem* stretta studentessa su_instagram sugo sul sul_tavolo sul_tetto sulla sulla*
sulla_poltrona sulle sulle* sulle_scale suv svita* svitato tacchino tachi* tamponato tassi* tassista tatuaggio tavolata
tecnico_mai teles* telescopica tenute testa_in teste* testi* tira tirare tirata_su tirato titol* tonin* tonino torni*
tossisce tra_i traccia tranquilli trapa* trapani trasp* trasportino tredici trema* trent'anni tribunale tritati tromb*
trovano trovi* trucc* tuo_paese tutto_a tutto_con tutto_quello ubria* ucraina un'al* un'altra un_altro un_certo
un_minuto un_piede un_ragazzo un_regalo un_sorriso un_suo una_ferita una_foto una_mail uno_mi uno_spintone uomin*
uomini urlavamo urlavo usa usare usare* usate usate* uva vacanze vado_in vanno vanno* vendita vendute venduto vergi*
vergine verme* vero versa* verso_le veter* viaggiava viola viole* virus virus* viso vocal* voglio volta_che volta_l
vuoi vuole vuole* whisk* whisky youtu* youtube`,
      '4': `
200_euro 2019 214 300_euro 30_euro 3_anni 5_anni 70_euro 71 780 780_euro 800_euro 84_anni 899 900_euro a_colazione
a_fumare a_grattarsi a_lui a_quell'ora a_uno abete abete* accanto_al accarezzava accen* accon* acconto_di accorgo
addestratore addetto addormentato_sul adesso_ha adulto affer* affidato affilato agganciato aggiungo aggra* aggrappata
ah ai_piedi al_bar al_cancello al_comune al_contrario al_muro al_suo al_tavolo aldo alito_che all'agenzia all'indietro
alla_mano alla_recensione alla_sua allen* allenatore allog* allun* altre altre* amarone amica amica* ammassati ammin*
anali* anca anche_il andate anell* anni_ha antid* anzia* aperto_la appoggiata appoggiato apriva aragoste arbit*
arroganza aspetti associazione attenti attua* attuale avamb* avambraccio averm* avermi avessi avete avete*
avete_staccato avevo_la avevo_lasciato avvertita azion* b_b bacin* bagnata balla* banchetto barcollava bassi battesimo
battute beccata becco becco* bellissima bened* benzi* benzodiazepine bernasconi berto* bestiole biancheria bianco_e
bimbo_di bionda birre bocca* bolle borbo* botte* brill* brilla brodo brutta bucato_il budin* budino bussato
buttafuori_mi c_erano cambiavo camme* camminavano cannu* capir* capire capo capocantiere capovolta cappuccio
cardiopatico carina carne carro* carrozziere casa_con casa_di casella casin* casino caten* cattivo cefal* cellu*
cellulare certe certe* certi* certificata che_al che_aveva che_lui che_ne che_passa che_schifo chele chele* chi_di
chi_e chiacchiere chiamano chiesto_dove chili_e chilo chiod* chitarra chiusura ci_fosse ci_ha cicat* cicche cilie*
cinque_stelle ciocche citta* cofan* col_bastone collezione_di colli colorato coltello_da come_pacchi compensazione
completezza compra comprato_un compressore con_dentro con_noi con_tanto concessionario condannato condominiale
confermata conosciuto conosco consenso consulente consumate contachilometri contattato continua_a conto_di contr*
contributi contro_l contro_le contro_un conviene coperchio copri* corregge correre corriere_mi cosa_e coscienza cose
cosi_mi costr* crani* crice* criceti crollata crollato crostacei cucchiaini cucito culet* culetto custodia cv da_loro
da_quando da_sempre da_sole da_solo dai dal_cancello dal_guardiano dal_vostro dall'app davanti_a davanti_alla davanzale
decon* dei_miei dei_piccoli del_bambino del_latte del_lavoro del_locale del_pomeriggio delin* deliz* dell'albergo
dell'allergologo della_cassa denti denti* depressione derma* derub* detto_alla di_acqua di_botte di_colpo
di_conciliazione di_corsa di_dovere di_gioco di_mamma di_mare di_mentire di_nascita di_nove di_quelle di_te di_tutto
di_vino di_vodka diabetico dicevano dichi* dietro_l dietro_la difet* diffuso dipendente direttore disco disidratata
disidratazione distinguere divor* documenti dolore domande domattina donna donna* dopo_che dopo_il dopo_la dormivo
dormo dormo* dorso dorso* dottor dove dove_abito due_biglietti due_con due_denti due_ragazzi due_schiaffi duecento
duran* durante_la e_buono e_dopo e_fatto e_fermata e_gonfiato e_messa e_ne e_rimasto e_salito e_scappato e_sceso
e_sparita e_tutto e_via ed_e educa* egizi* emostatico entrano entrati era_a era_al era_la era_tutto erano_gia eravamo_a
erezi* erezione ergas* ergastolo ero_a esche* esco escon* escono esist* esistevano estratto etili* etilico excel excel*
fa_le fa_lo facci* faccia_gonfia facciata faceva_la fai falco* falso falso* fantasma fare_due fare_il farli farli*
farro farro* fate fatto_cadere fatto_fare fatto_vedere fave favis* favismo femminile fermata_a fessura feste*
festeggiato fianc* ficca* fiche* fiches fidati fiduc* fiducia fili finira finisce fino_al fiore* fiscale fiscale_e
fisch* fisic* fondo* forbi* fosse* fosse_il foto_dei foto_di foto_e fratelli frugava fumare fumi funghi fuoco fuoco*
fuori_dal fuoribordo furgo* furgone gabbia galle* galleggiava galline garza garza* gas gatto_per gay gia_fatto
gia_preso gialle giost* giostra giostraio giovanna girato_a giu_con giuro_che gli_anziani gli_orari gliel'ho gliela
glute* gomitata gonfiabili grado grado* graffio granc* grande_come grano grano* grattarsi grattato gratuita grave
grave* greco greco* gridava gru gruppo_di guardato guardava guardava_il guardia_medica guardiola guidare ha_battuto
ha_cancellato ha_chiamato ha_chiuso ha_dato ha_detto ha_fatto ha_frugato ha_messo ha_montato ha_negato ha_offerto
ha_parlato ha_paura ha_sbagliato ha_sentito ha_sostenuto ha_strattonato ha_tagliato ha_torto ha_trovata
hanno_consegnato hanno_gia hanno_lasciato ho_gia ho_il ho_una i_denti i_miei i_nostri i_piccoli i_soldi i_vicini ictus
ictus* ident* identica il_bavero il_caldo il_cancello il_carrozziere il_casco il_fattorino il_freno il_garage
il_gestore il_kit il_naso il_peso il_preventivo il_proprietario il_prosciutto il_pulmino il_reggiseno il_tagliando
il_tavolo il_tesserino il_tiramisu il_trapano impazzita in_arrivo in_asciugamano in_cabina in_contanti in_fiamme
in_garage in_giardino in_giu in_vena in_venti incia* incollato incon* incrinate incro* indeb* indebita inden*
indennizzo indirizzi indirizzo_di infetta infil* infortunio ingoiare ingoiate ingredienti insegno insis* insiste
insolazione instagram insul* insulta integratore interessa intero_e invalidi invece_si io_a l_acconto l_ago
l_allenatore l_auto l_imbianchino la_cartella la_casa la_colpa la_coordinatrice la_firma la_flebo la_gamba la_perizia
la_sella la_sua la_telefonata ladro lamentati lamentato lancio lasciano lasciarle lasciata lasciato_il lat lat_machine
lattanti lattice latto* lattosio laureata lavab* lavabo lavandino lavoro_da le_feste le_ginocchia le_labbra
le_pastiglie le_unghie leccandosi legate leggi* leggings levri* licenziato line liquidatore liquido lividi lo_sanno
lo_specchietto lo_specchio lo_studio lo_voglio locaz* locazione loro_ha luciana ma_piu machi* machine mafio* magazzino
maili* mailing malata male_la malin* malinteso mamma mamma* mancano mance mance* mandata mando mando* mani_nella
maniglione manip* manipolazione mano_e marchetti maria* maris* marisa mascellare maschile mattone me_che me_ha medico
mensilita mente_sapendo mentire merenda merendina messa_in metano mettete metteva metto* mi_diceva mi_hai mia_amica
mia_malattia mia_nonna mia_pratica micet* micetta mille* mimat* minac* mio_bambino mio_capo mio_meticcio mister
mobili_in molestata monete mongo* montata montate mozza* muoversi murat* muret* muretto muta n_era nano narco* nasco*
natura nazio* nazionale ne_frega nel nel_forno nel_mio nel_rilevatore nel_vostro nell'area nell'occhio nell'ostello
nella_mia nelle nelle* niche* nipote_e nipotina nocciola non_entrano non_parla non_ricordo non_sapeva non_se notifica
novembre_e nuda numero_per nunzi* obiet* obiettivo oblit* obliteratrice occhi offerti offerto_da offre* oltre_il ombud*
ombudsman omicidio oppio* opposizione originale oscene ossa ostet* ostetrica pacco_e pace palloncino pallone palmi*
palpebre panchina panino_con papa_e pappa* parac* parcheggi parcheggia paren* parenti parkinson parla_di parlarmi
parolacce parto* passare paten* pedate pelliccia per_caso per_colpa per_legge per_lei per_tornare perce* pesano
pesciolino pettegola piagn* picchiava piedi_in piedi_sulla pistacchio pizzaiolo pizzicotti poi_le poi_vediamo polpa*
portalettere portavo portellone portiere_notturno porto porto_i portone postino pozzo pozzo* prece* preci* pregh*
prele* prendere prepotente preso_il preso_la presu* preto* pretore professoressa profo* profumi proteine provate prove
pulcino pulsante pure_ma puzza qualcuno qualcuno_ha quando_la quaranta_gradi quattro_giorni quattro_punti quell'ora
quello_coi querelati quindici_giorni ra radiografia radiologia ragazzine ragazzino rasata reazione reclami redbu*
redbull registra repli* replica resa reste* rete riape* ricevuto riconsegnata ridata rient* rientrato rientro
rilevatore_di rimasto riparatore ripartire risol* rispondi risposto_che ritorno_in ritrovate riuscito riutilizzato
river* rives* rivestita roba rogit* rogito rossa* rotolato routi* routine ruban* rubav* rubrica sacchettino saliva
salivo salutava salvavita santis sapendo_di sappiamo sapra* sareb* sarebbe sbalz* sbalzata sbarr* sberle sbriciolato
sbuffa_e scagliato scala* scampi scann* scapp* scaricato scassato scatoloni scema scema* scendere scheda scherzando
schia* scope scoperto scoss* scrive_su sedativi seder* sedia_di sedile segnalata segnalato seguiva seita* seitan semin*
senza_nemmeno sequestrato serena servira servire serviti set settimana_di sexy sgabe* si_faceva sicura sicurezza
sigarette sigil* signora_delle signora_pina signore_che simul* sindacato sirin* slip slot smerc* smeri* smerigliatrice
so soccorso_con soffo* soldi_per sollecito somme* sonni* sono_arrivati sopra_e sorridendo sostenuto sostenuto_che
sotto_il sottovoce spaccato spada spada* sparita_la spediscono spezzo spiac* spiace spiego spill* spilla spinelli
spinge spinto sponda sportello_di sposo sposo* spuntano squat squat* staccate stacco state state* stava* stecc* steri*
stero* steroidi stesso_giorno stiva* storia straccio stril* stris* striscia strisciato stroz* stuprata su_col
su_whatsapp sul_comodino sul_davanzale sul_dorso sul_marciapiede sul_tablet sul_vetro sull'auto sulla_coscia sutura
svenuto svuot* svuotata tacca tacca* tampo* tamponamento tanto_di tasca_della taxi te tecnici tempe* tenerla tenga
tenga* tentato tenut* tenuto termini terrorista terrorizza terzi* testata ticino tirate titolare tizio tizio* tolga
tolga* torna_con torto_il tra_gli tracc* tracce tranquillo trascinata trasf* trasportatori trasporti trattenuti
travestita tre_anni tredicenne treen* treenne tremando trenta_giorni tritate trovata_nel tutel* tutela tutta_la tutto_e
tutto_nella un'et* un'in* un'informazione un'of* un'officina un'un* un'unghia un_bimbo un_compagno un_film un_gruppo
un_maiale un_si un_telefono una_bolletta una_di una_donna una_ragazzina uncin* uncino undici_di uno_e uno_ha urlato
usava* uscite va_avanti valut* vediamo_chi vendu* venduta venduta_come venduto_come venga* vengo_da venuta verba* veri
versi verso verso* vertenza via_in via_per vicino_alle vieni vieni* vigil* villa* ville* villetta vinai* vinaigrette
vincita visitato vocali voglio_che vongo* vongole vuole_piu zio`,
      '5': `
105 480_euro 600 600_euro 62 640_euro 85 a_39 a_brescia a_forza a_napoli a_pancia a_pranzo a_quello a_tenere a_un'altra
a_zero abban* abbassata abbassato abbiano abbracciato abbro* abusato accendere accendino accettazione acido acido*
acqua_e acustico adiro adiro* affidata affis* affittano affittato afro agcm agcom agcom* agenzia_ha agganciata aggiunto
aggredita aggredito ai ai_bagni ai_colleghi aizza* aizzato al_colloquio al_giudice al_mercato al_mese al_naso al_nido
al_parcheggio al_pesce al_polso al_seggiolone al_tornello albanese albergo alimentare alito_di all'arbitro all'asilo
all'esame all'orecchio all'uovo alla_mamma alla_signora allacciato allattavo alle_spalle alleg* allergica
allergico_alle allergie allontanata allor* allora altro_che altro_veterinario alunni alzato_le alzhe* alzheimer
ammettere ammon* ammoniaca ammucchiati ammuf* anaca* anacardi anafilassi anafilattico anestesista annegando annunciata
ansimanti antibiotico antichi antipasto anziana aperta_in aperto_in appoggiava appos* apposta apposta_per
appuntamento_e aprirmi apro arach* aragosta arran* arrivo_con arrotolata asces* ascesso ascolta asmat* asmatica asseg*
assum* attento autista_ha autor* autorizzati avessero aveva_il aveva_quattro aveva_una avrem* avvelenati avver*
avvertire avvertito avvin* avvol* b bacchetta bagnino bamba bamba* bambino bambolina bancario banco_salumi bancone
barac* baracca barbone barca barca* barzellette bastone bavag* bavaglino bedui* benef* beneficenza bertolini
besciamella bicicletta bidella bidello bigat* bikin* bikini bilanciere bimbo bimbo* birre* bocchettone bocciata boccone
bollente borse* borseggiatori botox botox* braccio_dietro bresc* brescia bruciatura bucan* bucano bugie bugie* bulli*
bulloni buonanotte bussare buttafuori cacciata cacciato cachemire cader* cadere cadute calci caldaia calice camerata
camionista camminava canar* cancellano cancello cane_e canile canna* canot* capelli_e capelluto capivo capob* capobarca
capoc* capod* capodanno capolinea caposala capotreno capoturno capov* cappellino carbone caricate carpe* carrozzella
carti* cartine cascata casco casco* casei* cassetto cassetto_della castigo caval* cavig* cbd ceduta ceffone ceffone_a
celiaca cellulari certa certa* cestino che_erano che_ero chi_aveva chiamato_il chiamava chiave_e chiedermi chiedevo
chiesto_perche chiudeva chiudi chiun* chiunque chiusa_la ci_metto ci_penso cinque_anni cinzi* cinzia cioccolatini
cisti* cistite ciuccio claud* cloro coccige codac* codacons coi_baffi coi_bambini coinv* col_furgone col_guinzaglio
col_naso colat* colatura colica colla* collassato collega collettiva colloquio_mi collu* colpa_a colpi* colpose
come_fosse comitato commenti como con_me con_tutta conciliazione_in concio condotto conducente confidenze congi* conig*
conigli conos* conoscono consegna_il consegnata_a consiglio_di consob consumo contavano continuato continuato_a
continuava continuava_a contro contro_di contro_la controllare controsoffitto convi* convinto corec* corecom cortile_a
cortisone_in cosce cosim* cosimo cozze cozze* cranico credenziali credere crepata creti* cric crisi crisi* crist*
croste croup* croupier cucchiaio cugini cuore_a cure curiosato curri* curriculum curva curva* da_due da_ginnastica
da_lavoro da_letto da_me dada dadi dal_bancone dal_cameriere dal_consulente dal_cruscotto dal_fasciatoio dal_finestrino
dal_personal dal_portiere dall'ordine dall'ufficio danie* dato_tutto dato_un deamb* deambulatore debitoria deces*
decol* defin* definita dei_bimbi del_b del_pane del_suo del_tribunale dell'affittacamere dell'amministrazione
della_camera della_giacca dello dello* denis* denun* denunciati denuncio denut* depositata depur* depuratore derisa
derisi detta devitalizzato devitalizzato_il di_bugie di_fare di_guardia di_limone di_marijuana di_mosche di_no
di_nocciole di_otto di_pace di_pensione di_testa di_zecche dice_l dichiarate dichiarati diffa* diffamazione diffu*
dimesso diplo* dire_che dirig* dirigente disciplina disgr* disle* disse disse* disse_il distribuiva ditin* ditino
divis* divul* do_fuoco dogan* dogana dogsi* dogsitter dolori domat* domes* donatella dopan* dopo_ho doppia dormite
dormivamo dov'e dritta due_conti due_costole due_metri duemila duemila_euro durante e_caduta e_dice e_nessuno e_rideva
e_scusato e_tornato e_volata eccezionali eczem* eczema educatori elefa* elenco elica elica* emato* emorragia emorroidi
emost* enel ente entrato_in epilettica epilettico eppur* eppure era_solo esami esibi* esibizionista esila* esilarante
esposto_in etichetta etichettata evidenza exten* extension fa_finta fabio* fabri* fabrizio facchino faccia_a faccia_dal
faccio faccio_finita faccio_un faleg* falegname falsato fanto* fareb* farlo_smettere farmacista farmaco farne*
fatto_presente fatto_tre fattr* fatture fede federconsumatori felin* fentanyl fermati fessu* feste festival figlio_di
figlioletta filippina finanziaria finanziario finisci finita_in finiva fino_in finta_di firme firme* fisca* fischi
flavi* fondo fondo_della fondoschiena fonta* fontana formale formicolava fortuna_era forza* fosse_una fottu* fottuto
fratturata fratturato frega fregata fregato frena frenata fucile fumar* fumavano fungh* funzionavano fuori_in fuori_un
furba* furgone_e gabbi* gamberoni gambi* gatti* gattino gazeb* gazebo gdpr gemmo* gemmologo generale genio genio*
gennaio_e geome* geometri gesso gesso* gestore gialla gianm* gianmarco ginecologo ginocchio_sulla giocato giornali
giorni_di giorno_con giovane giran* girano giu giubb* giura giuro giuro* giuro_su gli_operai gnorr* gnorri gomme gomme*
gonfiano gonfio gradino grane* granella grappini grembo gruppo_whatsapp guadagna guancia guarda_caso guardato_la
guardato_le guardia_di guardia_ha guscio ha_abbassato ha_appeso ha_ceduto ha_chiamata ha_cominciato ha_devitalizzato
ha_fermato ha_firmato ha_gia ha_guardato ha_infilato ha_l ha_lanciato ha_presa ha_scambiato ha_smontato ha_spinto
ha_tenuti ha_tirato ha_vomitato hanno_rubato hanno_sfilato hanno_svuotato henne henne* ho_le ho_passato ho_piu
ho_saputo i_suoi i_termini identico ignot* il_12 il_campanello il_coach il_corriere il_dente il_dj il_gesto
il_giubbotto il_palazzo il_pelo il_pos il_responsabile il_sedile il_seno il_serbatoio il_tavolino il_termine il_verbale
il_vigilante imboc* imbrago impasta impastata impianto importa impreparata impronte in_assemblea in_ciabatte in_gita
in_noce in_paese in_procura in_quel in_sette in_su incaricato incidentata incontriamo incontro indietro_e indifferente
indov* indovinate indug* informata informati ing inganno ingeg* ingiunzione ingoz* inolt* insopportabile intasca
interessi intervento intontiti intossicati intub* invalidita invitata involucri io_e io_sono ipad iscritto ispettori it
italia ivana ivana* ketam* ketamina l_accento l_addetto l_affitto l_albergo l_ambulanza l_infermiere l_istruttore
l_occhio l_ufficio la_badante la_bambina la_bici la_caldaia la_cassaforte la_cena la_cintura la_ciotola la_dentiera
la_domanda la_fede la_forza la_lista la_mozzarella la_sala la_scala la_scheda la_scossa la_serratura la_spesa
la_telecamera la_titolare la_tua la_visita la_vostra lampadario lanciava lapid* lapide lastre lattine le_avevo
le_lastre le_luci le_mie le_pentole le_sue leccato leccava legato_alla legga legnate lenzuolo leva libretto licea*
livid* livido lo_sa lo_sapeva lo_scaldabagno lo_zaino lucch* lucchetto_tranciato lupet* lupetti lupini lupino lupo
lussa* lussata ma_i magar* magari magaz* maiali mail_di maionese mais maitr* maitre malas* malasanita malat* malattia
maleducato malte* mamma_di mancano_la mancanti mandava mandorla manes* manganellate mangiata mani_sporche mania*
maniaco mano_in mano_sul mano_sulla marciapiede mares* maresciallo mascella masch* mascherato maschio mastu* materia md
meccanico_ha medie melan* melanoma mendr* mendrisio mente mente* merid* meridionali messo_nel messo_una metal* metto
mi_aspettava mi_chiamano mi_do mi_si mica mie_foto minore minori mio_cellulare mio_documento mio_indirizzo misurazione
moderatore moglie_e molda* molestie molla* mollato mollu* molluschi molos* molti* mondo mondo* morena morfi* morfina
moros* morosi moschettone mostrato mostrava motiv* motivo motosega mouss* mulat* multi* multiproprieta muove* musul*
mutan* nando nando* narici nasal* nasale nascita_e nascondeva naso nata nata_a nato natur* nebul* negato negav* negava
negre* nel_bagno nel_cassonetto nel_deposito nel_minestrone nel_seno nell'androne nell'armadio nell'ufficio
nella_pancia nella_scheda nella_vostra nello nello* nello_sgabuzzino nello_stanzino nello_zaino nessuno_l nessuno_sa
niger* nipotino nome_del non_capivo non_ho non_sa non_vi nonna_in nostr* nostri notare_e notificato novant'anni nuora
nuora* nuotava occhi_chiusi occhi_rossi occhiolino oncol* oncologia oppor* ordini ore_dopo osceni ospite ostel* ostello
ostri* ostriche ovetto paese paese* pagati palpebra pancia_in pante* papa parab* parabrezza parce* parcheggio_custodito
parecchi parete parki* parli* parliamo parmigiano parti parvo* passaporti pasta_di pastiglie pastiglie_e patentino
pazzo pazzo* pedal* pediatria pedri* pedrini peggio pelle_viva pelli* penic* penso_io per_diffamazione per_entrare
per_iscritto per_miracolo per_strada per_uno perbe* perbene perche_ci perche_piangeva perfino perfo* perforato periz*
perizia perma* perme* permesso permesso_di perquisizione perso_la personal_trainer pesato pesav* pesava pescatore pesci
petardo pette* piatto_doccia piatto_e piazzale piccioni pidoc* pigra pigra* pillole pilota pinol* pinoli pioli pioli*
piu_sul piume piume* pizzicato plani* plico plico* po_di poi_i poi_mi poi_se polizia polsi polso_rotto ponzi ponzi*
poppe* porcherie porco porta_a porta_della porti* portinaia portinaio porto* positivo post_it postale posto_di postu*
postura potevo poveracci power* powerbank pratiche precedenza preferenze prendermi prendo_a preparatevi prescritto
presentata presi presi_dal preso_l presuntuosa proge* progetto promette proposte proprietari protezione protocollo
provinciale prudo* prudono pugni pugni* pulci puled* punti pure_detto qr quando_dico quando_gliel'ho quando_siamo
quante quattrenne quella_e quello_del querelero queste_cose questi quote quote* racconta raffa* raffaella ragazzina_di
ragione rande* rasta rasta* rastr* ratto ravas* ravasi reazi* reces* recesso reddito refer* reggeva_in registrato
registrava renzo renzo* resin* resina revoc* ricch* ricci* ricic* ricordatevi ricov* ricoverato ridacchiando ridat*
rideva rideva_da ridi riempio rientrati rifac* rifer* rimaste rimessaggio rinchiuso ringh* ringhiera rintronato riporta
ripostiglio riprendeva ripulita risat* risatine risolve risparmi rispondiamo risposta_alla risulta risultavano ritro*
rolex rolex* rolla* rollava rompi* rompiscatole rotolata rottw* rottweiler rovistato rubac* rubat* rubata ruggi* rulla*
rumen* ruolo ruolo* ruzzo* s'e sa_niente sacchi saliv* saltare sangu* sangue sanzioni sapevamo sarac* sassate sbarrava
sbloccare sbrai* sbran* scaffale scalati scamb* scamp* scans* scaraventata scassinati scasso scazz* scend* scendi
schem* schema schiacciate schifoso schiz* scola scolato sconc* sconosciuti sconosciuto scoperta scortese scorticati
scostata scout scout* scrivera scrivo_qui scuot* scuotevano se_fosse seconda_volta secur* security sedicenne sedicenni
seggiovia segnate segni segni* segni_di segno_di segug* segugio seguo* seguono semaf* semaforo semia* sensi* sentite
sentivano senza_avvisare senza_bussare senza_che senza_mangiare seppe* sesso sesso* sessuale sette_anni setto sfian*
sfilata sfrat* sfratto sgarb* sgombroide sgozzo sgrida sguin* shock si_era si_sa si_va siero sigla sigla* signor
signora_e sikh silvi* simon* sindaco slavi* slega* slegato smettere sniffava sola_con solit* sono_arrivata sono_nata
sono_rimasta sopracciglio sorso sorso* sorveglianza soste* sostiene sotto_l sottobanco spaccato_e spacciano spacciati
spacciatore spalla spalle spallucce sparito spars* speciale spezzata spiav* spiava spinello spogliatoio spond* spore
spore* sporge sporgente spritz_e spuntava spurg* squad* squadra_di squadrava ssa stacca stacchi stanzino stapp* statale
stava_annegando stecchito stefa* stefano stessa_paletta stipe* storie strafatto strafottente strano strappa strattonata
strattonato strisciata su_facebook su_mia su_tutto sua succh* succhiato sul_bus sul_cartellino sul_letto sul_petto
sul_sedile sull'unghia sulla_provinciale sulla_spalla sullo sullo* suoi suona_mai supplente sutur* svapo svapo* svela*
svenuti tace tachicardia tagliata tagliero tale tange* tangenziale tango tango* tappa tar targa taroc* tartare
tartarughe taschino tatuatore tavolo_di telai* telaio telefonia tendo* tendone termine terroni tetto_che thai ti
ti_butto ti_vedo ticin* tiepide tikto* tiktok timpa* timpano tipo tiran* tirar* titolare_e toelettatrice topic*
topicida torsi* torsione tosat* tossici trach* trachea trainer tramp* trampolino trans trattati_da trauma_cranico
tre_bambini tre_contro tredicenni tredici_anni tremori tribu* tripl* trita* trovata truci* truffati tubo tue turba*
turbante tutor* tutti_in tutto_al ucrai* ufficiale_giudiziario umiliato_davanti un'us* un'uscita un_bel un_celiaco
un_maleducato un_medico un_tablet un_taglio una_bottiglia una_certa una_ragazza una_sciarpa una_tanica una_telecamerina
una_vedova unghia unghiate unici unici* uno_sconosciuto urlando urlano uscita_a uscita_dal uscito_con usciva ustioni
vares* varese vasca vasca* vecchio_e velenosa velo_e vena vende* vendeva venduti_come venia* veniamo verifiche vermetti
versati verte* vescica vesciche vetro_e vi_mando vigli* vigliacco vincite vinto vinto* viscido visione visitatori
visto_io vita_sessuale vito vive volata volate volati volato volgare volte_alla volte_il voluta vomitava walte* walter
web xanax xanax* zampe zingara zittito zoppicante zurig* zurigo`,
      '6': `
189 2000 2016 52 640 89 a_calci a_castello a_chi a_chiunque a_gas a_letto a_mia a_ragazzini a_terzi a_una a_vomitare
abbandonata abbandonati abbas* abbassati abbia abbonamenti abiti* abusa* accat* accel* accelerato accento_e accessi
acciu* accus* acril* actio* action addebitata addebitato addormentava addos* addosso adesivo_sulla adria* adulta affan*
affid* affitto aggiu* agli_altri agonizzante ah_si ai_bambini ai_bimbi ai_fornelli ai_piccoli ai_ragazzi al_campo
al_dito al_guinzaglio al_mare al_mio al_pronto al_ps al_quarto al_sole albo alessio alime* all'osso alla_fila
alla_sicurezza alle_tre allertati allieve allievi alluc* allungato alluv* alluvionata alpin* alpina altalena alterato
alterigia altic* alticcio alunno ambas* ambasciata amian* amianto amicizia ammazzo ammuc* amput* amputata anall*
anallergica anche_quando andata_a animatrice annon* annot* annotato annus* ansimava antib* anticoagulante antif*
antipatia anziano apostrofato appesa appeso_al appog* appropriazione arachide arago* arbitro arera arera* argenteria
argento arraf* arriva_la art asciugato asine* asl assoc* astic* attaccato attorno auten* autorizzato avanc*
aveva_ancora aveva_preso aveva_un avvertiti avvocata azione babysitter bacet* bacetto bache* bacheca bacino bagagliaio
balen* ballava banana banca_mi banco_e barra baseb* baseball batte battu* battutacce battuto battuto_la be bebe becchi
bella_e benzina benzo* berna* bestie bevon* bevono biasc* biascicava bigliettino bimbe* bimbetto bipol* bitco* bitcoin
blind* bluet* bluetooth bocca_a bocconi bollette bona bong borsello botto botul* braccino braccio brandy broke* broker
bruce* bruno bruno* bucati bucav* bucava buchi buchi* bugiardo bullone burki* burkini buste_paga butto butto* c'e_una
cacciavite caduti caduto_dal cagli* calca cambio_gomme cameretta camol* camole canap* canapa cancelletto candeggina
canil* cannabis canto* cantonale capitano capos* capre* capriccio carati carie carie* carro carro_attrezzi casa_il
casa_in casa_mi casa_vacanze casca* case cassi* cassonetto castagne casti* catec* catechista catene catenina catet*
catetere cavalla cazzo* cc cede cedol* ceduto ceffo* celiaco ceneri cerca cercata cercato certe_cose certificazione
cessa* cessata cessi* cesso cesso* che_avevamo che_da che_io che_siamo che_una che_vende chiamate chiamato_la
chiamato_mio chiaramente chiave chiede_foto chiedete chiedeva chiesto_tre chili_in chiodo chios* chiusa_con chiuso_nel
ci_prova ciabatta ciano* cieca cieca* cigli* cimur* cimurro ciotole circo* civil* class class_action clavi* clavicola
cloro* cocai* cocaina cocco coi_genitori coinq* col_carrello col_cellulare colf colic* colletta collier colpa_di
colposo comandante combinato come_lei comprate con_nome con_nomi con_quelle conciliazione condu* contattarmi continui
conto_bloccato contro_mia controlla contromano convocato coope* cooperativa coord* coordinatrice copiata corona correva
corriere_ha corrimano corrispondenza cortisone cosce* cosci* coscia coso costano costretto cous crack* creati crede*
crediti crick crick* cristalli crociato crocifisso crona* cronaca croni* crusc* cruscotto ctu cuccettista cucina_e
cuffiette culla culla* culo cuoricini curio* cvv da_baseball da_bere da_cinquanta da_voi dal_balcone dal_bus
dal_comodino dal_lavandino dal_medico dal_negozio dal_noleggio dal_portaoggetti dal_retro dal_vigilante dall'acqua
dall'autista dall'est dalla_mattina dalla_porta dato_dell'ignorante dato_il dator* datore deborah decub* decup* defunto
degen* degenti degli_allergeni degli_altri degli_occhi del_danno del_mio del_reparto del_trasloco del_vostro delfi*
dell'airbnb dell'appartamento dell'asl dell'autista dell'ignorante della_mia della_privacy della_stanza delle_medie
demol* dentisti dentro_la dentro_un depositato deriso dermatite detto_la detto_poi devit* di_altri di_avermi di_cemento
di_essere di_famiglia di_finanza di_grappa di_nascosto di_nonno di_papa di_proposito di_secondo di_sonno di_undici
di_whisky diabe* diarr* dice_il dice_una dicendo_che dietro_le difensore dimes* dimos* disabile disce* discesa disci*
disgusto disk disonesto dispetto disprezzo distruggo dita divisorio dolor* domani_non dormi dove_fosse drogata
duecento_euro duplicata e_allergico e_aperta e_invece e_loro e_lui e_mani e_negato e_nella e_ripartito e_rosso
e_staccato e_ti e_venuta ebreo ebreo* eccom* eccome edili* educatore educatrici elastico elenc* elettrici entrare_in
epati* epatite era_meningite ernia ernia* eroina esagero esami* esca esclusa escluso escrementi esistono esper*
esperienza estor* estrazione etich* ettor* ettore euro_mai euro_no evaso* faccetta facch* faccia_al facili faldo*
faldoni farci farci* farla farla* farlo* farti farti* fastj* fatev* fatevi fatto_entrare fatto_sparire fatto_una
fattorino_mi fatturati fatturato femore_rotto fenta* fiale fiale* fianchi fiasc* fiaschetta filip* fille* filler
finanziamento finge* finire finiv* firmavo fischiettava fissava flaco* flacone flamb* flambe force* forcella
formalmente fornelli fortissimo francobolli frant* fritti froci* frontalieri frugato frume* frumento fuga_di fuman*
fumano fumato fumav* fungo fungo* fuori_una gabri* gambe* gambero ganja ganja* garante_della gastrica geolo*
geolocalizzata geom geova geova* gh ghb ghign* gia_in gia_stato giamp* gianl* gin ginocchiate giochino gioielleria
girata girava giravano giudice_di giudizio giura* gli_esami gliel'hanno gliel'ho_fatto gluten gluten_free gocce_per
gremb* gridato grugn* guardata guardia guardiano guida_alpina ha_ammesso ha_aperta ha_bucato ha_due ha_fotografata
ha_intascato ha_le ha_minacciato ha_mollato ha_nascosto ha_presi ha_promesso ha_sbattuto ha_scritto ha_servito
ha_strappato ha_trattata ha_tre handi* hanno_continuato hanno_ridato hanno_scambiato hanno_visto hard hard_disk herr
ho_paura ho_ritirato ho_vista i_capelli i_nas i_nomi ignar* ignorava il_bambino il_bimbo il_braccio il_buttafuori
il_cassiere il_collo il_comandante il_corpo il_crick il_farmaco il_giardiniere il_manutentore il_moroso il_muratore
il_passepartout il_permesso il_pollice il_polso il_seggiolino il_velo illec* imbiz* imbizzarrito imbos* imboscato
immed* immediata immobilizzata impara impaz* impic* impro* in_ambulanza in_bacheca in_barella in_caserma in_coma
in_corsa in_discesa in_fattura in_giudizio in_nero in_osservazione in_quella in_reparto in_rianimazione in_riserva
in_stanza in_tasca in_tribunale in_tuta in_vista incap* incapace incassano incassato incastrata incat* inciso indag*
indif* infetti infetto infor* inger* iniet* inquilini insulina intervenuta intestino intime intolleranza intolleranze
inval* invecchiato inventata inventate inves* ipoal* ipoteca iscri* iscritta isee isola* ispet* istanza ister* isterica
istruttore_mi italiani kart kevin kevin* kippa* kippah kit l'e l_adrenalina l_alito l_allergia l_animatore l_animatrice
l_elettricista l_orecchio l_orologio la_barista la_barra la_cassiera la_catenina la_corda la_direzione la_donna
la_famiglia la_fiaschetta la_giacca la_gonna la_guardia la_lezione la_licenza la_mano la_nostra la_polizia la_portiera
la_preside la_proprietaria la_risposta la_saracinesca la_scopa la_scuola la_sedia la_tac labbr* laccio ladra ladra*
lanci* lancia lasciata_la lasciati lastr* lastra latta* lavato le_catene le_educatrici le_foto le_gambe le_mani
le_ragazze le_ruote le_spalle le_stampelle lecit* lecitina legali legat* legata legav* legavano legga* leggete legio*
lenticchie lesbi* lesbiche lesionato lesioni letam* letame letto_a letto_del letto_il levato licen* link liquo*
lo_hanno locul* loculo lsd lucchetto luigi* macinato magazziniere magazzino_e mai_fatte mai_firmato malato male_e
malgr* malgrado mandarmi mandato_a manga* mangiarli manie* manin* manine manomesso manutentore marie* marsupio masce*
massaggino masticava materassi mazzate mdma mediatore medico_legale melis* memorizzato mena messaggini messo_le meta_e
metad* metadone mi_avete mi_fanno mi_scrive mi_segue mia_busta microchip miei_occhi miglio mima mimi minacce minacciato
minis* ministero mio_amico mio_avvocato mio_cane mio_si mirel* mirella moderatori moglie_che mollati moren* moret*
moretti morsi morsi* mosch* motivo_per muffe mulo muratore n'e_accorto napoletani nargh* narghile naric* nasconde ne_sa
negozio_di nel_cortile nel_cuscino nel_furgone nel_letto nel_retro nel_suo nell'* nell'acqua nell'appartamento
nell'elenco nell'impasto nella_farina nella_moquette nella_salsa nella_stessa nella_tasca nella_vaschetta
nessun_cartello nicol* nike noce noi_dentro noi_per nomi nominato non_dovevano non_finisce non_la non_potevo
non_respiravo non_stava nostre notte_in notte_non nove_anni obbligano occhiali_da occul* offesa operata operato ordina
osser* osservazione osses* ossic* osteo* osteopata otite otite* ottantenne ottom* ottomila overd* overdose ovett* pacca
pacca* pachi* pagato_con pagel* pagella paghe* pagherete paghi paghi* palloncini palma* palmare palpato panic* panico
parlava_a parro* partito parto passepartout pasticcera pastiglia pastore patac* patacca patte* pazza pazza* pecor*
pedale pedat* pedof* pellegrini pensa penso penso* per_dispetto per_far per_farmi per_nome per_punizione per_questo
per_scherzo per_terra perche_si perquisito personal pesata pesci* pesi pestaggio pestato petar* pezzente piantato
piante_di picchiato pietra pinza pinza* pipet* pipetta piram* piu_niente pm polip* polipo polizia_postale polizza_vita
polmonite polpaccio polpettone polverina ponteggi ponti* pontile porco* porno porno* porta_il portiere posato post
posto_del potrebbe precetto prelevati prelievi prendo prendono prepagata prepo* presento preso_per pretende
prima_udienza primo_che procura prof progn* prognosi provano prove* ps psich* psicofarmaci punta* puntato punti*
puntini pupa pura puzza* puzzava quad quando_passo quattro_anni quel_paese queste quindici_anni ragazzi_in ragazzini_di
ragioni ram rasat* ratti ratti* ratto* razzismo razzisti reato reato* recinto reggiseno registrazioni renal* renale
respiravo resto_e reti riani* rianimazione riaperto ricat* richiusa richiuso ricor* ridac* ridate ridato riden* ridendo
ridet* ridete ridev* ridevano rifilato rigon* rimangiare rimborsate rimpr* rincorsa rintr* riparte ripartito_con ripes*
risal* risarcimento rise rispondo rissa rissa* risve* ritrovati rivedo rivelato riven* rivenduto rompe* ronzi* roves*
rubato_il rubriche ruspa ruspa* russa russo russo* sa salda* salmonella saman* samantha sana sanguinare sanitaria sano
sapen* sapendo sapet* sapete sapeva_nulla sappi* sassi sassi* sbagliato_di sband* sbeffeggia sberla sborn* sbornia
sbronza sbucc* sbuffa scabb* scadute scagn* scagnozzi scalano scaldabagno scalz* scalza scambiata scambiato_con
scappato_con scarafaggi scaraventato scart* scattava scendo schegge schel* schiacciato schiacciato_nella schiaffi
schifosi scimp* scimpanze scippato scomparsa scomparsi scorbutica screenshot scrive scrol* scula* sculacciata scuoi*
scuolabus se_ero se_l'e se_n se_n'e se_niente seco secondo_grado secondo_piano sedano seduta_per segnalazione segregata
segue segue* selez* selezionatore semina sempre_e senape sente_il sentivo senz'acqua senza_acqua senza_corrimano
senza_dire senza_permesso senza_rete separazione sequestrati seriale serratura sesamo_sul sette_punti settimo sfasc*
sfati* sfaticato sfiorato sfott* sganc* sganciato sgarbata sgozz* sgrid* shock* shop shott* shottini si_faccia
si_nasconde si_reggeva siamo_due sicil* sieropositivo siete siete* simulato singl* single siringhe skipp* skipper
slacciato smontato so_come socie* societa sofferto soffitta soffocato soffocava sofia sofia* solfi* solfiti solo_le
solo_lui somma* sonno_dell'autista sono_celiaca sono_gia soppi* soppiatto sopra_il sopracciglia sostituite sott'*
sott'acqua spacco spalanca spall* spalm* spalmata spariti_dal sparl* spediti speed speed* spero spesi spesi* spiat*
spintonata spocchia sporg* spran* spranga spudo* spulc* srl ssd staccato stagiste stalker starn* stavano sterl*
sterline steso steso* strappati strattonava strattoni strilla strof* strozzata stupro succe* sul_bordo sul_naso
sul_pulmino sul_sedere sul_vostro sulla_porta sulle_braccia sulle_mie suonato suono suono* suor supponente sussurra
svanita svegli svegliato tagliate tanica targa* tartaruga tatua* tatuatrice te_le tegol* tegola telefonico telegram
tenetevi terzi tesserino testa_a testa_dal testamento testimoni testuali thc ti_becco ti_do tic tiene_la timbrata
tirap* tirato_fuori tirato_un tirava tiravano tiro tiziana tofu topi tornato_con tornello torni torniamo toure*
tourette tracce_di train* tranciato tranq* tranquilla transenna trascinero traslocatore trattenere trauma trave* tredi*
trema tremante tremi* tremila tribuna trovato_un truffa tubo_del tumor* tumore tuo turno_e tutor tutto_per ubriacone
udienza_il udine udine* ufficiale ulcer* ulcera ultimi umili* umilia umiliata un'eternita un_estraneo un_incapace
un_pallone un_venditore una_bambina una_canna una_coperta una_testata undicenne uno_scontrino urgenza urlat* urli usati
usati* usciv* uscivo ustio* ustionata ustionato valentina valor* valore valuta valvo* valvola vecchietti vederlo vedia*
vediamo vediamo_se vedova vedremo velat* vende venduti vene vengo* venuto_giu verdi verdi* verificato vermi vermi*
verro verro* versata verso_la vertigini veterinaria vetra* vettu* vettura vi_arriva vi_distruggo via_vai vicino_ai
vinci visibile visio* visto_la vodka vodka* volto volto* vomit* vomitare vostro vuote vuote* water water* whats*
whatsapp zecca zecca* zigom* zigomo zirco* zircone zitti* zoccoli zoppico`,
      '7': `
59 5_euro 88 88_anni a_che a_giudizio a_noi a_parole a_prezzo a_sei a_trovare abusi* abusivo acari acari* accanto_a
accanto_ai accar* accompagnato accorto acqua_verde ad_alta addes* affittacamere aggan* al_buio al_collo al_direttore
al_gatto al_volante alban* alito alito* all'antitrust alla_gente alla_guida alla_nonna alla_nuca alla_sedia allat*
allegato aller* allergia allergici allev* allon* alta_voce altri_e altro_nome altroconsumo alunn* amman* anafi*
anestesia anfet* animatore antic* apati* apatici aperta_e appio* arrivato_niente asportato attivato avevo_detto avvel*
avvisata babys* badge badge* bagno_e bambina bambini_a bambini_non barco* barel* barella barra* bastonato bere besci*
bevev* bidel* blackout blatt* bloccata_da bloccato_da body bombola book botte bottiglie_di bruciate bucherellato bussa*
bustine buttare cacci* calciava camice camicetta candi* cane_guida capot* carli* carlino carme* cartella cartelle
casa_del castr* caviglia cedut* cemen* cemento chemi* chiamarmi chiamata chiavi_di chiaz* chiazze chiede_se chiedendo
chiedero chiesto_solo chiosco chiusa_a chiusa_col chiusa_in chiuso_con ci_saro ci_vediamo cicch* cieco cieco* cimic*
cimici circu* circuito citaz* citazione ciucco civet* civetta civile cliente_e clonato clone clone* coach coach* codici
coi_suoi col_mio collasso colonia colpa_e colpito coma commenta commento comprano con_tutti congelate conosciamo
contraffatta contraffatto contro_il copiato cornea corpo corpo* corretto crack cramp* crampi cucch* custodito cute
d_aspetto da_altri da_dietro da_fastidio da_tutti dal_bagnino dal_cantiere dal_parcheggiatore dal_rubinetto
dal_venditore dall'* dalla_doccia dallo dallo* damig* data_a deadn* debiti debor* decre* decreto decreto_ingiuntivo
dei_ragazzi del_banco del_camerino del_capo dell'asilo della_pensione della_reception della_scuola dentiera di_birra
di_bolle di_fatto di_fuori di_lugano di_merda di_peso di_un'altra di_voi digitato dimag* dipendenti direttore_mi disab*
disgu* disidratato dison* dispensa dispr* dissenteria_dopo ditta ditta* dodicenne dodicenni donat* dopo_mi doppione
dosi dove_non dove_parcheggi down due_uomini duemi* e_andata e_aperto e_bugiarda e_buona e_dentro e_entrato e_finita
e_parcheggio e_partito e_piccolo e_porta e_quando e_so e_sparito e_spezzato e_tenuto e_zero educatrice email email*
emanu* emess* emorr* enac entrate epile* era_gia era_senza eroin* esecu* esploso estraneo eutan* facce* faceb* facebook
falan* falsa false false* farlocco fascicolo fasullo fate_voi fatto_firmare fatto_un fattorino fatturate feci femor*
femore ferita filmata finan* finanza finir* finiti_in fisio fitti* flebo flebo* forzato fotografica_e fregati frena*
freno freno* fruga* frullato fuggi* fuori_dalla furbe* furet* gabbie garante gatto_di gengiva giann* ginna* ginnastica
giraf* girav* giu_dal giudiziario giurava gli_ha gli_ospiti gola gomma_e gonfi* gonfia gonfiata gonfie gonna gonna*
gradu* gratt* gravida gravidanza graziella guardie guidava ha_bruciato ha_insistito ha_mentito ha_passato ha_riso
ha_rotto ha_rovinato ha_schiaffeggiato ha_seguita ha_solo ha_trattati hacke* hanno_aperto hanno_servito hashi* hashish
hijab hijab* ho_due ho_mai i_due i_freni ignorato il_bancone il_barista il_capo il_cellulare il_cofano il_cuscino
il_custode il_deposito il_documento il_fondo il_libretto il_marito il_paese il_tassista il_tatuaggio il_vostro
imbarcava impor* imposto improvvisamente in_accappatoio in_ascensore in_aula in_auto in_cambio in_costume in_farmacia
in_gabbia in_mora in_mutande in_pista in_sauna in_stiva in_struttura in_testa incar* incen* incin* incinta
incompetente_e incri* incrociarmi incubi infilato informato ingan* ingiuntivo inquilino insan* insanguinato insol*
insultati intimo inton* inventato investito io_allergica ipote* iscrizione isolato istruttore_di l_indirizzo
l_intervento l_operatore la_bocca la_cassa la_catena la_diffida la_dose la_gola la_lingua la_mia la_pelle la_scusa
la_tata lacci* latinos le_analisi le_cozze le_dita le_gomme le_hanno le_mamme lecca* lega legato liste* litri litri*
lo_fanno localizzatore ludov* ludovica lupin* macin* magis* magistrato mail_con maltr* mamme mandibola manig* maniglia
march* marij* marijuana marocchini marsu* massaggiatore menin* meningite messaggiava metan* mi_chiama mi_ritrovo
mia_insaputa mia_piccola micin* minorenni minuti_dopo mio_accento mio_profilo mio_saldo modelle molar* molare montatore
mora morde motori motos* multa_per mutandine nausea_e nei_bagni nel_box nel_gruppo nel_pane nel_ripieno nel_risotto
nel_sugo nel_vano nel_vaso nell'armadietto nella_chat nella_culla nella_dispensa nella_risposta nella_sala
nello_spogliatoio neonata nido nocciola_nel non_ne non_pagano non_per non_vista non_vuole nonnina nuca occhi_a
occhio_rosso offes* olimp* omofo* operatoria orecchini_di orecchio orologiaio orticaria orzo oscen* osso oste ottur*
pacchi pacco_di paese_e pallo* pamel* pamela pannolino pannoloni parapetto parcheggi_la parcheggiato parte_la passando
passato_sotto passeggeri paypa* paypal pazienti pene pensili per_farti per_quelle perfi* persiano perso_il pesta*
pezze* piano_terra piastra picci* pietr* pilot* pippa* pirat* pod poi_ne pollice polsi* porci* porcini portagioie
portamonete portaoggetti portato_via porte_del postina posto_ma preparate presc* presentano presenza presi* preso_nota
pressione primario procu* prosciugata protesi proto* prude pruri* psicologa pubblica pugil* pulcini pulmi* pulmino
puniz* punizione punta pupil* pupille puro pus pushe* pusher puzzava_di qualcosa_nel quattordicenne quei quindicenne
raccomandata_a ragazzetti ragazzina ragio* recensione reception_mi recupero_crediti reggi* restituire resto_sbagliato
richiesta_di ricoverata rieti* rifil* rifiutati rilev* rilevatore rimpi* ripartito ripetuto risar* riso_in risposto_a
ritoccato ritrovato ritrovo rom rompo rotto_e rovis* rsa ruba rubri* rude sala_operatoria santi* sanzi* saro sassa*
sbattuto sbattuto_il sberl* sbirc* sbronzo scagl* scambiato scappato scarafaggio schiaffeggiato sciolgo scono* scope*
scopp* scoppiata scorretta scort* scree* se_il se_serve secchio sedan* sedat* segnato senap* seneg* senegalese sentono
senz'* senza_chiedere senza_latte senza_motivo sequestro serviamo sesam* sesamo sessuali sfilato sfiora si_presentano
siero* sig sigilli sinda* sitte* sitter slacc* so_a socco* soccorso solo_loro sono_stato sono_svegliata sorve* sostanze
sottratto spacc* spaccia sparite sparo sparo* sparso specu* spia_accesa sporche spose spose* spruz* squar* stagnola
stalk* stampelle stano* stanotte stewa* steward stiva strozzo stupr* su_di su_quattro su_tutta succede sul_braccio
sul_conto sul_fondo sul_lettino sulla_pista sulla_scatola sulla_testa superficiale sussu* svali* svaligiata svegliati
svenuta tac tagli tallone tanic* tarat* taroccato tata tavolino telefonino teleg* tera testa_e ti_risponde tirav*
tizia* torretta tossica trading tragitto trascinata_per trascinato trattata_da trattati tremo* trovo_la turno_di tuta
ubriaca udien* udienza un'ap* un_cameriere un_tera una_busta una_gabbia una_siringa una_strega uno_scarafaggio urla
usata usata* usata_per uscita_dalla valen* valer* vanit* vano vaschetta ve_la veden* vedov* vegano veleno vendetta_e
vengo_a vergognosa vespa vespa* vestiamo via_di via_la via_pec vigilante vigilanza villano viola* violato violenza
visci* visto_e vivi voce_con vogliamo volante volav* volga* volo_di vomitato vostr* vostri voti zampa zampa*`,
      '8': `
261 39 a_chiave a_mio a_quaranta a_rotelle a_sangue a_tutta a_voi accer* adren* adrenalina aggiunta aghi ai_bidoni
albanesi aless* all'ufficio allie* anche_dopo andato_a ansim* aperto_e arrogante autistico badan* badante bagnini
banconota batteria_nuova bel besti* beveva bianca_sul bocch* bolla* bollino bronc* bugia* bullo* cagne* calab* capello
cassaforte_aperta cassiere catti* celia* chiuso_in ci_rivediamo ciglia cocci* collare collassata collo colpa_vostra
combi* comodino compagni conci* confi* conosce conteneva conti costole cuccioli cucciolo d_erba dall'agenzia dato_al
dato_della del_campo del_nido dell'agenzia dell'hotel dell'ufficio deris* detto_il di_benzina di_gas di_guida di_mano
di_noi di_spaccio dichiarato difen* dissenteria don dosag* dosaggio dott durante_il e_addio e_rifiutata era_piu escre*
esposto evapo* falsa* falsi* fiamm* fiamme fidanzata forzata frattura frega* gambe gattina gengi* ginec* giochetto
gli_occhiali gonfiato guada* guardando ha_attaccato ha_letto ha_perso ha_rovesciato ha_sputato hai hanno_offerto
hanno_perso hiv ho_la iban iguan* il_bonifico il_cambio il_prof il_sig il_viso in_acqua in_conto in_cucina incendiata
incompetente infet* ingiu* ingoi* insaputa intascato intos* inven* l_appartamento la_faccio la_fattura la_mazza la_pipi
la_prova la_strada labbro lanciato le_costole lesio* levat* macchina_fotografica mamme* mediazione menti* mentito
mentre_mi merda merda* messo_in mi_teneva miei_dati mio_ex mio_nome monossido morde* morso morso* motorino muffe* nas
nascosto nel_cocktail nel_corridoio nel_loro nel_piatto nessuno_lo nome_e nome_mio nomin* non_conosce non_le
non_risulta norma nostra nottu* ortic* pagate palpa* palpe* pannolone parap* parcheggiatore passa_la per_errore
per_mesi pesat* piaghe piantati pipi polso polso* portafogli portiera posto_mio precipitato preside prete*
prova_gratuita punture quando_sono querela ragazze ragazzini rame referti respiro richiesta ricondizionato ricorso
ripulito ritirata rivediamo rovesciato rovinato_il rubati sanit* sapevano sasso sbeff* sbron* scass* scendeva sceso
sceso* scimm* scollatura scost* se_ne sedia_a seno senza_consenso senza_ricetta seren* serra sessu* setter sgomb*
sicco* siccome sigillata sindr* sindrome siringa_usata smontata sniff* soffe* sottr* sparire spero* sulla_mia svizzero
taciu* taciuto telecamere telecamerina telefono_a tempesta tenet* terro* ti_aspetto ti_faccio toccava torno_dopo trafu*
tragi* trami* tramite tratta trattenuta un_cane uomo urlava velen* veloci vendetta venduto_per vengo verru* vesci*
vessa* vi vie vinci* viva volat* vomito vostra zampe* zecch* zecche zinga* zoppi*`,
      '9': `
al_collega al_parco all'e* allergeni altru* altrui anest* argen* arrog* asma balle bara becca* bocco* bugiarda cafone
cambio_di casa_mia cicci* ciucc* clona* complice con_lui con_scritto consumatori cucci* custo* custode dalle_scale
dato_a debit* dei_clienti della_palestra di_vetro diffida disid* esplosa estra* fa_il famiglie fasul* feder* ferit*
figlio_in fotografata fotografica fusa fuso gramm* grammi gravi* grida* hanno_preso i_fiori il_cognome imbro* in_bagno
in_chiaro in_mensa inqui* intim* iphon* iphone la_borsa lo_dice lo_sguardo manom* minor* moles* montato nega negan*
negano nella_zuppa notturno operai oss otto_anni perqu* pezzo_di piagh* pizzi* poi_non pony prote* psico* pulci* quere*
razzi* respi* ribal* ribaltato rinco* ripul* scara* senza_cartello seque* stagn* storto_e straf* strappato strat*
sul_mio svenu* svuotato tarta* tossi* truff* tua ubriaco`,
    },
  },
  nl: {
    plainBelow: -2.85,
    unlikelyBelow: 1.1,
    likelyFrom: 5.89,
    words: {
      '-9': `
3x achter_een achter_ons afgelast afgesproken beloofd best bestek bij_elke bladd* boek dagen_voor dan_in dan_lof
de_kaart dicht_om droog dun duur ergernis geen_plek gele geluid gespe* haper* ik_nu in_ons is_te kan_doen kapotte
keuze* koud kwam_na lauw leek lof lukt moord* muf na_tien niemand_zei niet_door niet_gevonden ondertitels ons_bezoek
op_voorraad opstu* puzze* saai saaie saaie* slagroom slap staat_het stand* stoelen taai te_kort teleu* teleurgesteld
terugkomen tijds* traag* uitve* uitverkocht updat* update verhuisd verzet viel_tegen volgens_mijn vriendelijk zei_iets`,
      '-8': `
10u 12_euro 17u 18_euro 1x 2_weken 34 38 55 60 aanbi* aanbieding accep* activ* andere_instructeur baal beeld belofte
bevri* biefs* biefstuk bladdert blijkbaar_niet chagrijnig chatbot daar_zit dag_zelf dan_moet dat_matras dat_wel de_gids
de_update deze_prijs die_het die_prijs doet_het doorweekt drie_sterren druk duurd* duurde duurde_een duurder een_deuk
een_tegenvaller een_uurtje eigen_schuld en_om en_voor er_waren escap* espre* espresso euro_en file gemaakt_voor
gespeeld geval_toch geweldig halve_dag handdoeken handl* handleiding het_eerst het_laatste hoofdgerecht iets_anders
ik_loop irrit* jammer_genoeg je_pas juli kan_iemand keer_per keer_voor keurig klaps* kleiner_dan kletsen_over knoop
koffie_en komt_niet kon_er kroke* kwam_niet kwam_wel kwart_over langer level* lukt_niet maandag_om marke* meer_en
meer_terug minuten_voor mist moet_ik montu* muziek na_al naar_oude netwerk nmbs normaal_meer om_10u ongelijk onlee*
onleesbaar ons_geval onscherp ook_mijn opgestuurd opsturen parkeren pas_over per_sms pilaa* pilaar pistolets pitti*
plakt* plakte plann* porties provider puzzel quiz redde rij robot robot* rose schotel septe* september slapp* slappe
smal snel sorte* stappenteller steak steak* steil* stof stonden_we stori* storing streepjes stroe* super te_druk
te_duur te_klein te_laat te_smal te_vol te_zoet tegenvaller thril* thriller tl tocht* traag typisch_weer uit_blik
uitgesteld uitzicht ups uur_op vakantie valt van_gisteren verbouwing verplaatst verschoven vertraging verveelden
verveelden_zich vijf_maanden vijftig_minuten vind_ik vlekken_op voege* voegen voelde_ik vrijgezellenfeest vroeger
wachttijd warm was_mijn websi* website week_zaterdag weekend werkd* werkdagen wind zeezicht zijn_de zijn_een zonge*
zongen zoom zou_om zwak zweet*`,
      '-7': `
11_euro 120_euro 16u 18 20u 24_euro 25_minuten 26 38_euro 3_euro 3d 45_euro 4_dagen 58_euro 69 69_euro 74 8_en 95
a4'tj* aandr* aandringen aangebeld aangebrand aangeraden aanrader aansl* aansluiting aanvr* aarde* acht_maanden
afgeschaft afspraak_om afspraak_over akoes* akoestiek al_vijf algor* algoritme alsof_er altijd_eigenlijk app_die assor*
assortiment attracties au_vent aub augus* augustus baal_ik barbie batterij_dood beenr* beenruimte begri* bekra* bekrast
belgische beren* bieb biertje bijma* bijmaken bijve* bingo bingo* blanche blinde_muur bob bromt bromt* broodjes
carbonara carbonara_met carna* chagr* compe* compensatie concert concu* coolb* coolblue crash* daar_baal dame_aan
dame_blanche dan_aan dan_ze dat_hoor dat_wachten de_ander de_file de_haverklap de_juiste de_knoop de_maan de_nmbs
de_planning de_prijs de_tweede de_vaatwasser de_verwarming de_voorwaarden de_wacht defec* defect dekt deuk die_pop
die_was doorverbonden draaimolen drie_mails duurder_dan een_aanrader een_afspraak een_douche een_fiets een_jaar
een_mens een_schat een_schatting eenmaal eerlijk_te eeuw eiken eiken* eitje* elk_telefoontje en_17 en_4 en_half
en_netjes en_weinig enkel_in escape figuurlijk film flauw frikandel geann* geannuleerd geblazen geel gefie* gefietst
gelda* geldautomaat gereserveerd_voor geschat gesloten_op ging_het gras groeit groot_en haar_best half_vijf hapert
harte* haverklap helaas_voor hele_avond hemelvaart herin* het_andere het_beloofde het_dus het_midden het_pakket
hij_staat hond_mocht hoor_maar ijs ijsje ijsje* ik_meer ik_voor ik_zeggen in_april in_behandeling in_drie in_onderhoud
inbeg* inbegrepen ingestuurd inloggen invullen is_niet is_om is_oud ja_ik ja_maar jaar_wel jammer_van je_je juiste jurk
kaartlezer kabaa* kabaal kalk kan_pas kantoor_in karton keer_gebeld kerst* kerstboom ketch* ketchup keuzemenu kil
kilometer kinderen_ook kinderen_verveelden kindermenu klapt klein_voor kleiner klemt klemt* klepj* klepje kleur
kloppen_niet koffers kookb* kookboek koppelen kort korta* kortaf korte* kraanwater krap krapp* krappe kroket kunst
kwaliteit kwam_in laadt laadt* laag lego lekt leuke* level leverbaar liggi* ligging limon* lippenstift luisterboek
lukte lukte* lukte_niet maan maar_het maar_met mand marketingteam matig* meer_dan melk_op met_m'n met_vrienden
mijn_ergernis moederdag montuur mooier munt muzie* na_2 na_drie na_vier naast_ons nee_gewoon niet_wat nieuwe_klanten
nieuwe_telefoon nog_na novem* november nu_nog om_16u om_eerlijk onderaan onderbroken onderdeel ondui* onduidelijk
ongez* ongezellig onhan* onhandig onmog* onmogelijk op_tijd oranj* oranje oven overv* overvol p pakket parasol
parkeerkosten past paste paste* peil peper* per_nacht per_persoon plakj* plakkende planning plastic pluis* pop_ups
premium procent progr* programma prope* proper provi* proxi* proximus recla* reserveren reset* resta* restaurant resti*
rijst* roere* rolden rommelig rondv* rondvaart ruis sandr* sandra schatting scheef schev* scheve schuifelen seconden
set siren* sirenes slakk* slecht slechte sleutelkastje slide* slides slipp* slippers smaak smile* snapt spelers spijt*
split* spookhuis staat_de stads* steil sterk sterren_minder stilt* stilte stond_stil stren* strep* strepen strij*
stroef stug supermarkt tafelblad te_droog te_groot te_hard te_koud te_laag te_zacht toeristenbelasting toon topper
tot_elf tot_half trui tussen_een twee_euro twee_sterren uitzi* vak vakken van_veertig ventilator verbi* verbinding
verder_en verkeerde_kleur verkoopster_keek verle* verlept verpakking verta* vertelt vervanger verwijsbrief vet vijfd*
vijfde vlot vol_au vol_zat volgens_hen vond_ook vonden_de voor_beginners vooral vorige_gasten vork vrij_genomen vrije
vrije* vrijgezellenfeest_met wachten_op wachtenden wachtrij wachtrijen wachtten wafel* wasst* wasstraat wat_je
waterdicht waterig week_een weeke* weer_niet weera* weg_ermee weini* weinig weken_wachten wel_mooi wel_vriendelijk
werkt_niet wij_er wij_wachtten wijng* woens* woensdag zegt_het zei_ook zelf_betalen zelf_moeten zelf_was zenders zeure*
zeuren zich_wachten zin_in zitplaatsen zo_duur zoals_altijd zoet zonda* zonder_schuim zool zouden_ze zout zucht
zwart_van`,
      '-6': `
10_minuten 145 17_50 21 265 2_maanden 2x 31f 32 35_euro 50_euro 5_minuten 6_euro 6_weken 79 86 950 99 9_euro aan_doen
aanfl* aanfluiting aangelegd aanmaken accepteert acht_en achtt* achttien activeren advocaatje afdak afdak* afhaa*
afhaalpunt afrad* afspraken afsta* afzui* al_dicht al_weken alcoholvrij altijd_net amuse* anderhalf_uur animatieteam
annuleren apeld* apeldoorn app appeltaart artikelen audio* audiotour baant* backo* backorder banke* banken barbi*
batterijen beginnen begrijp begrip behang beker belegen bellen_met belof* ben_79 ben_ik ben_je beper* beperkt
beschikbaar besteld_voor bestellen beteg* betegeld bibliotheek biert* biet bij_wijze bijbe* bijbetalen bijgewerkt
bladderde bladz* blaffende blanc* blijft blik bloedheet blokjes blz board* boarding bobbe* bodempje bol bonnen bonus*
boodschappenlijstje bordjes bovenburen bovenstuk boxsp* boxspring bpost bpost* broodje_gezond broodjesservice
bruiloftsgasten brunc* brunch bubbels buiten_gebruik buren_op cadeau centimeter_te chaos chaos* chatb* commu* conce*
concurrent crasht daarna_drie dan_het dan_weer dan_wel dat_irriteert dat_merk dat_op dat_voor dat_weet date de_ardennen
de_bieb de_concurrent de_eieren de_ene de_fiets de_jarige de_knop de_leeuwen de_meneer de_middag de_moordenaar
de_rekening de_rekken de_revers de_rij de_solden de_tv de_verbouwing de_verpakking de_vijfde deel deelf* deelfiets
delha* delhaize dessertkaart deurp* dhl die_website disco dokter_zelf doolh* doolhof doucheputje driek* driekwart
drumm* drummen druppelt drupt drupt* dubbel_zo duo duren duren* dus_met duur_voor duurde_lang duurt duurt*
een_algoritme een_antwoord een_bandje een_berg een_biertje een_boterham een_broodje een_gesloten een_groep een_heel
een_klant een_letter een_minuut een_piepend een_pilaar een_potje een_rij een_soort een_telefoonnummer een_zaterdag
een_zucht eend eenho* eenhoorn eento* eentonig eer eerst_een eetta* eettafel einde* elder* elders elf elf_dagen en_2
en_daar en_elke en_in en_krijgt en_nergens en_staat en_wil engel* engels enkel enkel_nog er_om er_vier euro_met excus*
excuses ezelsoren fabriek favor* feestdagen fel festival fietsverhuur film_was film_zelf fit folde* foutm* foutmelding
gapen* gaten gaten* gazon gazon* geboortejaar geen_nieuwe gefel* gefeliciteerd gegij* gegijzeld gehor* gehorig gekek*
gekeken gekregen_een geleverd geleverd_zonder gelijkwaardig gella* gellak geloof_ik geluk georg* georganiseerd
gerechten geslaagd gesne* gespeld gesproken gestaan gevec* gevecht gezeu* gezeur gezichtsbehandeling gillende gist
glasb* goed_maar goedemorgen goudk* grasm* grasmaaier groni* groningen haakjes haard* half_bevroren hambu* hamburger
hapjes hard hard_als haringen heel_spijtig helaa* helaas helpt helpt* herhaalde herhaling het_dan het_doucheputje
het_engels het_eten het_festival het_hoofdgerecht het_lachen het_meteen het_raam het_zei hint hoe_moet hoera hoera*
hoesj* hoesje hoesl* hoeslaken hondenweer hoofden hooi hooik* hospi* huisw* huiswerk humeu* humeur hun_best iets_minder
ijsbergsla ijskoud_in ik_dan ik_wil ikea in_5 in_gesprek in_huis in_verkeerde inact* indoo* indoor ingekorte inter*
invul* inwis* inwisselen irritant irriteert irriteert_mij itali* ja_dat ja_het jamme* jammer jammer_dat je_de
jongen_achter k kaarsjes kaasp* kaasplank kafka* kalen* kamer_met kamerplant kan_er kant_van karao* karig* karre* kebab
kebab* keer_terug keer_verzet kende_de kennelijk kerstmarkt keten keten* keuze kinderkorting kiosk kiosk* klant_sinds
klappert klef kleine_lettertjes kleur* kleurt kleve* klikt klont* knakw* koekje kom_op koor kopte* koptelefoon korte
kost_een kost_extra kost_meer kostt* kostte kraakt kring* kringen kroketten krom kuil_in kwam_koud kwam_pas laadp*
laadpaal laat_geleverd lamin* laminaat lange* langskomen langz* lauw_water lawaa* lawaai leeg_na leena* leenauto
lege_batterij lekker_maar lelijke letter lettertjes leuk_maar levertijd levertijd_van lief liefd* linkse lokaa* lokaal
loslatend luidr* maar_50 mag_er mag_je man_voor marokkaanse matchmaking matras_met meer_niet mei meldingen melk
met_ezelsoren met_lege met_room met_slagroom met_verkeerde met_weinig met_zeezicht mijn_horloge mindere minig* minigolf
minim* minst mist_een modde* modderig modem modem* modul* module modus modus* moeit* moeite moet_je moeten_lezen
moordenaar moordend moske* museu* music* musical na_25 naast_het nachtrust nachtwacht namaakbloemen nat navig*
navigatie nergens_een netje* netjes niet_geldig niet_terug niet_ze niet_zonder nog_nooit nooit_gezien om_17u om_4 om_7
om_9 om_je om_kwart om_zeven omdat_het omzet* omzetten onbeg* onbegrijpelijk onsch* ontbijtbuffet ontbrekende ontgo*
ontgrendelen onthaal ontkn* ontknoping onvol* onvri* onvriendelijk onze_straat ook_niet ook_niks op_om op_woensdag
op_zaterdag opgeruimd over_drie over_zes overn* overname overstap overval paardensport pagina's pal pannenkoeken
paraplu parkeren_niet pas_in past_niet pdf per_brief personen piepend pijle* pijlen pillendoosje pittig pixel pixel*
plakkerig plakt plan planners plate* platenspeler playl* playlist plek plint* plinten plugg* pluggen pluim pluim*
pogin* politiebureau poolse postp* postpunt prijs_voor prijsverhoging prikj* prikje prima* prins* prinses puree puree*
ramp rants* rantsoen reactie_van reageert_niet redde_de regen reisv* reisverzekering reservatie restaurant_met
restitutie rever* revers rijke* rommelmarkt ruile* ruilen ruitenvloeistof sanit* sanitair sanne sanne* schaamde
scheef_en schie* schieten schietspel schilderwerk schoolklassen schoonmaak schot_in schrikt schutting script shamp*
sinaa* sinds_dinsdag site_zegt slaapkamerraam slaapkamers slap_en slech* slent* slenteren slides_voor slikt* slikte
sluit_niet smaak* smakeloos smiley sms'j* sms'je snijd* solde* solden sorteercentrum spannend spek spelf* spelfout
spelletje spett* spetters spijtig spinn* sproe* standaardantwoord steigers stellen ster stevi* stierlijk stijl* stof_op
stoke* stoken stonden_in stoot stopt stopt_bij strandtent streng strijkijzer stuk tacht* tandarts_zelf tapij* tapijt
te_donker te_janken te_leggen te_licht te_vullen tegen_dat telke* telkens tento* tentoonstelling terra* terugbellen
teruggave terugsturen theat* theater theor* tijdschrift tint toch_weer tocht toen_kwam toen_wij toren toren* trage*
trane* tranen transavia trouwpak tuinset tulpe* tulpen tussen_8 tussendoor tv twee_jaar tweede typ uit_groningen uitei*
uiteindelijk uitgevallen uitstekend uitzicht_op uur_de vaag valt_als valt_uit van_10 van_spreken van_wel varen*
vechten_om veel_beter velds* veldslag verdient_een vergeefs verheugd verhuurkantoor verkeerde_maat verkleurt
verkrijgbaar verli* verlof vernieuwen verou* verouderd versnelling verstand vertellen verveling vervl* vervliegt
verwacht_je verwarming vetti* videobellen vier_euro vlaams vlucht_geannuleerd voelt voelt* vond_ik voor_14 voor_me
voor_moederdag voor_twee voorgerecht voorprogramma voorschrift voorstelling voortgang voorwaarden vrijdagavond
vrijwilligers vroeg_een vrolijk vulling waarom want_dat waren_op warmt* was_om was_op was_saai was_top wasmachine
wasserij wazig* we_een we_moesten weder* wederzijds week_en weer_naar weerapp weg_naar weggegooid weinig_te
weinig_vlees weken_nog weken_op weken_te wel_iets wel_lief wel_top werd_vijf werkte widge* widget wie_verzint wiebe*
wifi wij_hadden wijze_van winkel_zegt wrap zalan* zalando zaten_binnen zaterdag_om ze_zijn zeezi* zeggen_ze zeil
zelfscan zende* zich_dood zijn_best zijn_er zijn_nu zijn_wel zitpl* zondagochtend zonder_bericht zonder_papier
zonder_smaak zucht* zuigt zuigt* zweet zweetvoeten`,
      '-5': `
0 05 115 115_euro 118 140_euro 15_euro 18u 22 240_euro 27 3 36 4_euro 4_maanden 5 50_minuten 58 5_weken 8_weken 94
94_euro 95_en a4'tje aangekondigd aanme* aansn* aansnijden acteurs afdruk afspraak afstandsbediening afzetterij agent
airco airco* al_4 al_negen aldi alleen_nog alles_op alwee* alweer amai anderhalf anten* antenne antwo* antwoord
antwoorden antwoordt aperi* aperitief app_zegt apparatuur aquar* aquarium arden* ardennen arm_van asper* asperges au
augur* augurken autom* automatische azert* azerty b1 ballen banan* bananen bankapp banks* bankstel batav* batte* beant*
bed_lag bedel* bedelen begin_mei begrijpt behandeling beloo* beloofden belooft beloond beren bergaf bestond_uit
betaal_ik betaald_had betaalmuur beter_dan betre* bewaart beweg* bezet bezet* bezichtiging_met bezorging bibber bijko*
bijkopen bitte* bitter blaad* blaadjes bladeren bleke blijft_hangen blikkerig bobbejaanland bomvo* bomvol bonnetjes
boterham braaf braaf* brandweerkazerne breed breed* brood broodje bubbe* buitenbad butle* butler canad* canada carnaval
cartr* catal* catalogus center centi* centimeter choco* cockt* cocktails code_die collectie colru* colruyt controle_van
court* creme creme* crois* croissants cruise cursu* daar_heb dader dader* dagen_in dagje dagje* dagta* dagtarief dan_de
dan_is dat_begin dat_dan de_app de_avond de_cv de_diepvries de_hoeken de_kou de_regen de_rug de_schaduw de_site
de_steak de_tegels de_toren de_tuin de_zalen decat* decathlon deed_het deels* deksels denne* depot depot* desse* detec*
deurt* deurtjes die_ons die_zelf diepv* diepvries dierenpark dinsd* dinsdag disco* dit_jaar dj_draaide dodel* dodelijk
dof doodl* doodm* doodmoe doodse door_ons doorgekomen doorgezakt doorw* dorst dorst* douan* drie_kwartier drie_minuten
dring* droog* droog_als droogt dus_een duurder_geworden een_app een_dronken een_eend een_haar een_koekje een_leuke
een_ober een_simpel een_telefoon eeuwi* eeuwigheid eigenaars eilan* eiland eindeloos eitje eitjes elk_jaar emmertje
en_22 en_stond enquete er_altijd euro_verwacht euro_voor euros* falaf* falafel fanfa* fanfare fantastisch favoriete
febru* februari flauwe flikkert flixb* flixbus fohne* fohnen folder frida* friday frieten frika* galge* gamma gamma*
gebou* gebruik gedat* gedateerd geen_geld gegaa* gegaan gekun* gekund gelachen geld_terug geldi* geldig geldk*
geldklopperij geleerd gelev* gelui* geluid_stond gepas* gepast gereserveerd_om gesloten gesloten_wegens gestemd
gevaarlijk gevangen gevoel gewac* gewacht giere* gieren ging_vlot glasbak goedkoper goeie gold gordijnen grijs grijs*
haakj* haard had_zijn hadden_het hagel* haha half_tien halte handi* handig hanen hanen* haperde hapje* hartelijk
hartjes_op hasse* heeft_zijn heel_lief heerlijk helpe* helpen hema herfs* herhaalrecept herinnering herinneringen
herri* herrie herstart herstellen het_bij het_derde het_duurde het_eind het_goed het_had het_probleem het_scherm
het_wachten het_weekend het_werd hij_er ho ho_maar hoeke* hoeken hoesje_past hondenmand honger hoofdact hoofdstuk hoog
hooikoorts huilende iemand_aan ik_betaal ik_dit ik_en ik_ga ik_te ik_thuis ik_wou in_augustus in_en in_juli in_november
in_tien in_twee inche* inclu* inclusief inclusief_de index* inrui* inspectie_van invoe* is_anders is_toch is_top
is_traag italiaanse jaara* jaarl* jam janse* jansen je_dan je_zit jeans jeans* jongen_die juist* jullie_niet jumbo
jumbo* kaars* kaas kabou* kade kado kalender kan_hij karren keken keken* keram* keren keren* kerk kerkh* kerkhof kerkk*
kerst kit klaar_was klaarstaan klachtenformulier klam klantenkaart klapstoel klapstoelen klein kleinkind klinkt
klontert klopte_niet knell* knellen knippert knipt knop koelk* koelkast komko* komkommer kookworkshop korea* korrelig
korti* kostte_me kou koud_en kozijn kraampjes krakende krant krant* krast kreuk* krieb* kruimels krukj* kunstgras
kwali* kwam_met kwart* kwartier kwijt_na kwijtgeraakte laatste_moment lachen_maar laden laden* lag_vol landa* landal
langer_dan lastig latte* lauwe laven* lavendel leek_wel lelij* lenen lenen* lengt* lengte leuke leveren licen* lidl
liedj* lifte* liften ligbe* lijk links* lint logis* loketten loopbanden loyal* loyaliteit lust maalt* maar_de maar_duur
maar_mijn maat maatj* mail man_was maske* massage match* matches matig matras_te mediu* medium meeuw* meeuwen melig
melig* mensen_op met_uitzicht meteropnemer mijn_kleindochter mijn_leven mijn_oren milie* minder minstens_een minut*
minuten misda* mislu* miste miste* moest_aan mok momen* moment mond_in monturen mouw muntj* muntje museum museumkaart
na_acht na_elk na_twee na_update naden nek_van net_als niet_inbegrepen niet_klaar niet_normaal niet_op niet_te
niet_thuis niet_van niet_wil niks_aan niks_gehoord nivea* nog_altijd nog_niks nog_te nooit_gekomen nr nu_al nummertje
odido odido* of_het oh olijv* olijven om_10 om_17 om_een om_en omhoog_met omroe* omroep omsla* omslachtig omweg omweg*
onbea* onbeantwoord onbel* onbeleefd onbem* onbemand onderdeel_besteld onderhouden ondertussen onjui* onlin* online
ons_een onthoudt ontvangst onverwoestbaar onvin* onvindbaar onze_poes onze_tieners onzic* onzichtbaar ook_en ook_maar
oorlo* oorlog oorsp* op_maandag op_tuinstoelen op_vakantie op_zich openingstijden opent opent* opsta* optie opzeg
opzeg* opzeggen opzegtermijn opzegtermijn_van outle* outlet overboekt overdreven overleed overstappen padel* panne*
pannenset panty panty* paras* parcs parcs* pas_om pasen pasen* patat patat* patch patch* pay peper pepermuntje per_week
piept pier pijlt* pijltjes pinne* pinnen plaat plakjes plakk* plakken plant plass* plassen plattegrond plops*
plopsaland pluist podiu* podium politiemuseum pools* postn* postnl potlo* pp premi* pret prijs prijs* prijz* prijzen
prima prima_maar printer produ* profielen pruim* pruimen puntjes qua qwert* qwerty ratel* ratelt rechtop reclame
reclames regelde regen* reisp* renne* rennen reus rij_tot rijst rijsttafel rits rolletjes rooft* rookw* rookworst room
roose* roosendaal route* ruikt_naar ryana* ryanair saign* saignant sap schat schat* schat_van schermen schermpje
schijnt schitterende schla* schlagers schoenzool schoonmoeder schuift secon* seizo* seizoen servers servicekosten
shampoo showroommodel sinaasappelsap sinds_oktober sip ski's ski's* slagroom_uit slecht_verlicht sluit small* smalle
snijdt snijp* snijplank snoei* snurk* sokke* sokken spaan* spaanplaat spann* specu* spelende spier* spierpijn spoor
spuitbus staanplaats stage* stampvol standaard standbeeld stati* steld* stilletjes stoel* stoff* stoffig stofz* stoot*
struikrovers super* sympa* taai_en taala* taalapp tachtig tafeltjes tandp* tandpasta tankstation tankstation_zonder
tapas tapas* te_kletsen tea tearo* tearoom tegemoetkoming telen* telenet terras terug_in theep* theepot thuis_een
ticket tijdslot tja to toch_nog toetsenbord toffe toffe* tomaat tomat* top tot_maart traag_en trapj* trapje tuinstoelen
twaalf_jaar twee_van tweede_keer u_niet uit_een uitlaat upgra* upgrade uur_stipt vaatw* vaatwasser vaccinatie valss*
van_twee van_vijftig van_zeven vanaf* veertig_minuten ver veranderd verbruik vergeet_het vergeten_en verhalen
verjaardag verkr* verliest vernieuwd veron* verontschuldigen verpa* verplicht verse verse* vertaling vervangend
vervanging verve* verveelde vervi* verviel verwacht_ik verwees verwerken verzending verzendkosten vier_uur vier_weken
vlakb* vlakbij vliegtuig vlijm* vlijmscherp vond vond_de vonde* vonden voor_drie voor_elf voor_tien voorr* voorraad
voors* voorwerpen voren voren* vragenlijst vreet vreet* vriendelijk_maar vriendinnen vroli* vuilcontainers vuurwerkshow
waait waait* waar_je wacht* wachtlijst wachtmuziek wachtte wachttijden wandelschoenen wankel warmt was_een was_heel
was_koud was_mooi wasse* waterpas wazig we_hebben weer weer_een wees_ons wegbr* wegbrengen weggewerkt weken_duren
wel_de wel_weer wie_het wij_in wijnt* wijntje wijst wijst* win winde* winderig winkelstraat word wortel z zaal zakt
zalen zalen* zange* zat_ik ze_hem ze_of ze_ons zee zeeland zelf_ook zijn_voor zit_op zodra_ik zoekf* zondag zonde_van
zonder_batterijen zou_een zoude* zouden zwits* zwitserland`,
      '-4': `
100 10_werkdagen 11 14_euro 14u 17_euro 19 2017 24 31 350 3_keer 412 42 48 51 54 71 85 9 92 a aan_overgehouden
aangenomen aansc* aanschuiven achtbaantje acteu* actie actie* activiteiten afgegeven_bij afgel* afhal* afhalen afspr*
afvoer afwas afwaswater afzuigkap agath* agatha al_maanden al_weg alle_tijd als_de als_in alsof_ik andere_kant
anderhalve antwoord_gekregen antwoord_op apen appel art attra* audiogids automaat automatisch avonden bami bandje bank
barst bas batterij bedde* begin* begraven behal* behalve bekle* belab* belabberd belden belgi* belletje bereik
bereikbaar berg berga* bericht beschrijving beslagen betreft beurt bewegen bewijs bewijzen_dat bezorgmoment bibli*
bij_die binnen_in binnenkwam bitterballen bladb* bladblazer blies blies* blijkbaar blijven_staan bloedprikken blokken
boekh* boel_op bokse* bootj* bootje botte* bowli* brandt brokk* brood* bruidsjurk bruil* budge* bunga* bungalow buurt
cafet* cafetaria callcenter campinggasje carbo* carnavalstoet carwa* carwash christie circus cocktail commentaar
complimenten correct coupe coupe* crime crime* cross* daar_is daare* daarentegen daarvoor dag_later dag_op dag_te
dagen_lang daiza daiza* dan_niet dan_pas dank dank_u dat_bij dat_die dat_heb dat_is dat_staat dat_u dat_was de_biefstuk
de_brief de_buurt de_folder de_hond de_kerk de_kleinste de_koffie de_koop de_lol de_meir de_pauze de_plas de_rode
de_vakantie de_zon decem* december dertig_man detective dicht die_de die_naar die_wel digit* digitaal doods* doodslag
doof doorgestuurd douchekop dove draderig dragen drankjes drupp* dubbelklikt duist* duister duitse dus_alles dus_weer
duur_en dynam* een_aardige een_bankje een_blaadje een_blinde een_code een_folder een_formulier een_glaasje een_grote
een_halfuur een_kop een_kwartier een_lauwe een_muur een_onderdeel een_plank een_ramp een_touwtje een_vriendelijke
een_zeil eerde* eerder eerlijk eftel* efteling eiere* eieren eigenlijk einde elektrisch elf_jaar elke_keer emmer emmer*
en_dat en_die en_doe en_geen en_koud en_nog en_twee en_vond en_zag en_zes engelen enkel_een er_na er_te er_toch
erbij_als erfen* erfenis escape_room euro_is euro_op euro_p exame* excur* excursie excuu* excuus ezels* fastp* fastpass
filiaal fix flat flesje_water formulier forum forum* foto's_met fotograferen friet* friet_was frust* frustratie gaan_en
gaapt* gaapte gapen garnaalkroketten gate geboekt gebouw gedeu* geef_er geen_tijd geins* geinstalleerd gekom* gekomen
gelijmd genoo* genoot geplant geple* geplet geprijsd gerecht geres* gereserveerd geschoven gesco* gescoord geslo*
gesneden gesp gewan* gewandeld gezuc* gezucht ging_goed gitaa* glaas* glaasje glasvezel glijbanen goal goed_in gok
gordi* graph* graphics grootmoeder grote* haalden_ze haar_in haardroger haast* had_er had_mijn had_u hadden_ons hagel
hagelslag half half_jaar half_leeg halfj* handd* handg* hard_dat hardl* hartverzakking hasselt heeft_nu helft helft*
helft_van helpdesk hemel* het_al het_eerste het_heel het_ijs het_kastje het_mee het_naar het_nog het_schoolplein
het_wel het_zeil het_zo hielden hij_zit hoek hoestsiroop honderd hoofdkussen hoor_ik hout hut iets_waar ik_binnen
ik_gewoon ik_hoor ik_kwam ik_mag ik_me ik_stond ik_toch ik_zal in_februari in_vier inder* inderdaad indus* inhalen
inlog* inmid* inmiddels interieur inwerking is_alles is_na jaar_klant jaar_premie jaarabonnement jaarafrekening je_niks
je_voor jezel* jezelf jullie_zijn jus kaal kabouter kamers kamertemperatuur kan_niet kan_wel kanten kapsa* karig karto*
kassa's kastd* kastdeur katoe* kattenluik keer_was keert kegels kende kende* keukentafel kippenhok kletsen kleuren
klomp* klonk* klopt_van kluisjes knuffel koeke* koffi* koffie koffie_niet kookp* kookplaat kool kortingscode kost
kosten kozij* krach* krane* kreupele krijsende kunne* kunnen kunnen_ze kurk kwaad_woord kwamen_met kwartier_in l
lang_in lasergame later_aan latte leef lege leggi* legging lekt_nog lerar* liedje liet_los liggen_en ligst* lijkt
lijkt* limburg limonade link_naar loeit loeit* logisch look loterij luchtpomp luide* maakt maandelijks maar_dan maar_te
maar_toch maar_voor maast* maastricht maatje machi* mag_het maile* mailen makkelijk man_achter marat* materiaal me_door
me_niet meenemen meir meisje_aan merke* merken met_drie met_plakband met_te met_twee met_twintig meterstand midden
mijn_stoel min min_te minuten_wachten mislukt mislukte mobie* mobiel moet_u monta* mooi_en moord_en muis muren muren*
muts muziek_zo na_5 na_een na_zes naar_afwaswater naar_een naden* nagev* nageven nasi nederlandse nee neuss* neusspray
niemand_die niemand_kon niet_goed niet_vergoed niks_dan nimme* nimmer niveau noemde_het nog_half nog_niet nooit_meer
nu_bij oefeningen offer* offerte ofte oktob* oktober om_negen om_vijf omdat_ik omele* omelet omrui* omzet on
onbeschofte onderhoud onderwijs onget* ongetwijfeld onove* onoverzichtelijk ontbreekt ontsp* ontspannen onvoldoende
op_afspraak op_eigen op_toen op_twee op_vrijdag op_z'n openi* opgeknapt oplossing opnieuw_inloggen optie* oudba*
oudbakken ouderwets overs* pairi pairi* pakke* pakt palin* paling panfl* pap parap* parke* parkeerapp parkeergarage
pauze* pende* peperduur piept* pijn pijnl* pin plakje playb* pm podca* pogingen polis* popco* popcorn poste* poster
premie proefles proefrit puzzels raam raam_zat raampjes rang reclamefolder recru* recruiter regenjas rekke* rekken
renov* renovatie reservering retou* retourneren rij_van rij_voor rijen rijen* roami* roaming roerei roerei_uit roker*
rolt romme* roomservice roos rugzakje ruikt ruikt* schadeformulier schappen schee* scherm schijnbaar schoen
schoolfoto's schoolplein schoonmaakkosten schoonouders schoonzus schui* scrip* sec senio* sfeer* shake* shutt* shuttle
simpe* simpel simpele sinte* sinterklaas slag slagb* slagboom slokj* slordig sloten smake* smere* smeren snap snijden
snurken solda* soldaatje soorten spa spaans spaanse spaarpunten speak* speaker spele* spiegel_in spinningles spits*
sprak* springkasteel springt staan_op stad start stekker stelde stem sterf* sterft steunzolen stil still* stiltecoupe
stipt stipt* stofzuigen stofzuiger stond_erbij stond_zo stoofvlees_was stoom stopcontacten strea* stro stroop stuk_door
stuurt_me swipen systeem t taart taart* tafelkleed tafeltje tanks* tasse* tassen te_drinken te_dun te_hoog te_krijgen
te_praten te_vinden tegels tegem* tegoed tekening tekor* tekort tenen tenen* tenmi* tenminste terugleverkosten terugweg
tevor* tevoren thee theorie thermostaat tieners tijd tijd_en tijdv* tijdvak toega* toesl* tonee* toneelstuk toppers
tot_mijn tram trampolinepark trapl* trouwfeest true twaalf_euro twee_maanden uitle* uitleg uitleggen uur_en vacci*
vaderdag vakke* van_24 van_5 van_niks van_tevoren van_vorige vanbi* vanbinnen vanze* vanzelf varkenshaasje vastloopt
veel_volk veer veert* veertien veertig vegetarische velde* velden verandert verdrietig vergat vergaten vergeten
verhuizing verkoopster verkoper_had verlichting verlopen verma* vermoedelijk vermoord verplicht_en verschil
verschillende verslavend versleten vertraagd vertrok vervoer verwacht verwe* verwijderd via_een viel_uit vier_dagen
vier_maanden vijf_euro vijf_keer vingerafdruk virus* vissen vlagg* vlek vloerverwarming vol volgend volgend_jaar volgo*
volgorde volle_tank vond_het vonden_het voor_10 voor_geen voor_twaalf voor_vier voor_wie voorhand voorp* vorkj* vorkje
vouch* voucher vraag_ik vraagt vriendelijker waard waaro* wachten wachten_en wafel wafels walib* walibi want_de wapen*
warm_water warme* warmtepomp was_er was_gesloten was_gewoon was_prima was_wel wasba* wasma* wat_aan water* water_op
weer_terug weer_uit weet_ik weg_niet wel_goed wel_lekker wel_maar wenne* wennen werkblad werkte_niet wiel wiele* wielen
wij_kregen wijzigen wijzigt wildw* wildwaterbaan willem word_je wordt_niet yogales zakte_in zanger zat_met ze_dan zeep
zelf_getekend zelf_is zelfs_een zetel* zeven_uur zicht_op zijn_ze zo_goed zo_in zoals zoals* zodra zodra* zoek zomer*
zon zonder_airco zou_er zuid zuil zulke zulke* zuur`,
      '-3': `
1 10 12 13 15_uur 168 189 1_euro 1_uur 25_euro 3e 4 40 45 60_euro 75 85_euro 8_uur 900_euro aan_dat aanbouw aangedaan
aangehouden aankoop aanraden abonn* abonnement acht actio* action afdru* afgezegd aflev* afstand afwas* agend* al_5
al_de al_die al_niet al_sinds al_twee alles_uit altij* altijd april april* autostoel autoz* avond badje badje* balkon
bandj* bar bedden beeld* begin beginners begonnen bekende bekleding bel ben_er bende bende* berei* bestelde bestelling
betaling beu beurt* bevestigingsmail bezemhok bezoek bitcoin blaadje black blade* bleek_een blijf* blond bodem* boef
boile* boiler bon_van bonne* boor boos bordj* borstels bot botte bowlingbaan box brandalarm broodje_kaas bruine budget
buikp* buikpijn buitenkant buitenland burea* bureaustoel burgerzaken bus_reed buurvrouw_heeft cadeautje casin* casino
centraal china china* chinees chips* collega_van communie contant cruis* cv_ketel daar_met daar_om daarna_nog dag
dagen_op dakwe* dakwerker dame dan_had dan_nog dan_op dat_gezegd dat_zei de_auto de_beurt de_buren de_dame de_gate
de_helft de_helpdesk de_jongen de_laatste de_muziek de_naam de_rest de_sfeer de_steek de_stoelen de_vorige de_was
de_website de_week de_wifi deeg deela* deelauto derti* dertig desig* dessert dicht_op dicht_voor die_hebben die_om
die_zich dieet* dik direct discu* discussie dode doe_je doekj* doen_en dokke* dokken dompe* donderdag doorsturen dorp
douche_die douche_en drage* drama drama* drie_keer drie_uur drie_weken druppels dubbel durbu* durbuy duwden dwars_door
e een_briefje een_drama een_duim een_factuur een_gezin een_halfjaar een_halve een_hele een_maand een_simpele een_uur
eerste einda* eindafrekening eindelijk elk elke elke_maand elke_ochtend elke_vraag en_12 en_ben en_moet en_zonder
en_zuchtte energ* eng engie engie* enig enkel* er_gewoon er_niemand er_ook er_staat erger* euro_armer euro_per excel
excel* extra fabri* facebookgroep fanta* felle felle* fiets* fijne fijne* filiaal_in filme* filmpje_van films films*
flauw* formu* formuliertje fouten franse friet frietjes fris fruit fruit* fysio gaat_het gange* gangen garantie
gebarsten gebeurd gedragen geen_mens geen_uitleg gehou* gehouden gekra* gekregen_in gelop* gelopen gerar* gerard
geschrapt geser* geserveerd geslapen gesloten_deur getek* getekend getroffen getrouwd getuigenissen gevan* gevraagd_of
gewas* gewassen gewel* gezicht_van gezichten ging_niet glasv* glazu* glazuur goeie* gooch* goochelaar googl* google
graag graag* grijz* grijze groene groente groepje haal_ik haast had_geen had_in halfjaar halverwege hangen hangt hangt*
hangt_er hans hapje harta* hartaanval heel_vriendelijk heerl* hele_nacht hele_rij helli* helling helpd* hem_zelf hemd
herha* herhalen herkend het_de het_dessert het_enige het_gebouw het_hoogtepunt het_in het_land het_systeem
het_verkeerde het_weer het_ziekenhuis hilar* hilarisch honge* hoofddoekjes hoofdkantoor hoogt* hoogtepunt horen horen*
horte* houdt houdt* huis_en humor humor* huren huren* hypot* ijsbl* ijsblokjes ijskoud ik_hang ik_van ik_vond ik_vroeg
ik_woon ik_zelf in_heeft in_maat in_stukken ingek* inhou* innem* innemen internet ipv is_aan is_duur is_er is_het
italiaans ja jaar_de janken jarige je_door je_hoofd je_van je_ze jeuk jongs* jongste joodse kaarslicht kaart kaart*
kaartje kant kasjm* kasjmier kassa kassa* kasteel katte* keer_dit keer_niet keken_ze kenden kerstman ketting_van killi*
killing kilom* kilometers kind_op kipnu* kipnuggets klagen klantnummer klantvriendelijkheid kleedhokjes kleermaker
klikk* klikken kluisje knoop* knopp* knoppen knuff* koel koffe* koffer koffer_kwam komma* kon kon_je kon_niet konijntje
koppen korre* korting kouse* kraak* kraakte krast* kreeg_haar kreeg_ik kregen_een krijtbord kruid* kruiden kruidvat
kruim* kruimels_in kuil kuipj* kunst* kusse* kussens kwam_zonder kwame* kwamen kwart laarz* laarzen laat laats* laatste
laatste_keer lachen lag_in lamp lange laten_doen lauwe* leeg lekke lelijk lerares letters leuve* leuven lever* leverde
licht ligt_al lijke* lijken lijn_die loopt_de lot m m'n maag maakte_veel maaltijd maaltijdbox maand_en maand_voor
maandag maanden maanden_nog maar_hij maar_jullie maar_niet maar_weer mailt* mailtje makke* massi* massief mater*
matroos mechelen medewerkers medicijn meegekregen melk_in meneer_ik mensen_en menukaarten merk messe* messen metro
metro* meubels middag mij_niet mijn_bestelling mijn_eigen mijn_hele mijn_ouders mijn_rugzak mijn_schoenen mijn_tablet
mijn_tante mijn_vrienden milks* milkshake minuten_te minuu* misdaad misse* misselijk model* moeil* moet mondh* mooie*
moord muur_van na_9 na_vijf naar_boven naar_die naar_huis nagels nakom* neergezet negen negen* netfl* netflix netwe*
niet_af niet_herkend niet_ik niet_in niet_met niet_vervangen nieuw nieuw* nieuwe niks niks_mis niks_te noede* noedels
nog_van notit* nu_is nu_staat nu_weet nummer_dat nummers o ober_die of_de oksel olie om_22 om_8 om_lachen om_vier
omgekeerd omhoo* omhoog onderin ongeinteresseerd ons_heen ontbijt ontbijt_was ontbr* ontbrak_in onthoud onwee*
onze_jongste oom oordo* op_2 op_google op_tweede op_vijf op_zaterdagavond op_zoek op_zondag open_tot opgehaald
opgeheven opgek* opgelost opnie* opnieuw opzeggen_kan orang* orange over_een overh* paardje pagin* pakje papie* parij*
parijs parkeren_is partn* pas paska* pasvo* pasvorm pauze per per_dag perma* persoon pest piepk* piepklein pisto*
plaatjes plantjes polis poppetje portemonnee print* product puntj* raakt radio radio* rap rare rechts rekende rekent
reparatie rest rest_van riet rijles ringe* ritse* ritselt ritte* ritten rond_de rondjes rooms* rusti* rustig saus
schaal schak* scheveningen schot* schrok schuifpui schuim senso* sensor serve* service sfeer sfeer_was sigaret ski
skisc* skischool slach* slagr* sleutelkaart sliep* sliepen slim sloep* sluit* smaakte smaakte_naar smet snuffelen soep
softl* softly softw* software soms spanning specialist spel spijt spijtig_want spoel* spoor* sprak sprongen squatrek
sta_je staarde staat_nu staat_te stagiair stamp* station steen stekk* stell* stelletje stelt stelt* sterr* stomp
stond_daar stond_er stopl* stoplicht stree* streep stret* strui* stuks stuks* sture* sturen sympathiek tafel* tarie*
tarief tarta* tartaar taxateur te_betalen te_sturen te_weinig team tegenover tekstbordjes telev* tellen tempo_van
terug_na therm* tien_minuten tiene* tijd_voor tikt tiram* tiramisu toch_niet toen_was toestellen toestellen_zijn
toeterende toets* toile* toiletten toont* toppe* tosti tosti* tot_er tourn* trace trace* track trekken troos* troost
trouwzaal trucj* trucje tuin tunne* tunnel tweee* tweem* tweemaal tweep* tweepersoonsbed twintig_jaar typisch
uit_zwolle uitch* uitchecken uitgeleend uitgeslagen uitkomt uitsmijter uitvaart uur uur_met vaart vaart* val van_200
van_mensen van_school van_zes vanaf vast_bij veel veel_goed velge* velgen verderop verdient verdubbeld verf verga*
vergadering verge* vergeetachtig vergeten_op vergoeding verhaal verhuisdozen verhuislift verja* verjaardag_van verkeerd
verklaard verlicht verliep vermo* versc* vertr* verwa* verwijst verzekeringen viel_in vier vier_jaar vierde_keer
vijf_uur vijfendertig vijftig vijve* vind vingerafdrukken vlaggetje vlees vloerbedekking vlucht vocht* vochtig vochtige
voer voldo* voldoende volledig volum* voor_onze voora* voorb* voorbij voort* vorig vorig* vorig_jaar vorige vraag*
vrachtwagen vrijd* vuiln* vuilnisbakken vulli* waar_de wachtzaal wanke* wanne* wanneer want want_er warme was_alles
was_het was_in was_lauw was_over wasbe* wasbeurt wassen wat_een wat_het wat_hij waterkoker waterschade we_iets
we_kregen we_zijn week_in week_later weer_te weer_wel weggegaan weken weken* weken_in wekenlang wel_heel welee*
werd_het weten_dat wie_doet wij_kwamen wijze wijze* willems winter wisselt wist_niet woon_op wortels z'n zaal_was
zal_het zater* zaterdag zaterdag_en zaterdagavond ze_daar ze_kan ze_maar ze_ook zegt zelf_maar zelf_nog zelfs zere
zes_euro zes_weken zeven zijde* zijn_boterham zit_je zit_te zo_hard zoek_naar zone zoveel_beter zowat zowat* zuchtte
zwaar* zweed* zwembad_was`,
      '-2': `
120 14 15 17 1998 19_euro 2 20 2024 20_min 23 285 29 30 35_minuten 40_minuten 4_uur 50 500 52 5_euro 6 8 aan_kan
aangeraakt aangetekende_zending aanko* aanma* aanra* aarda* aardig acht_weken achter_op achterste acryl administratie
advis* adviseur af_te afgeleverd_bij afgew* afgewezen afloo* afloop afrekening afval* agenda al_drie al_op alber*
albert alle alleen_een alleen_met allen allen* als_een als_nieuw alsof alsof* amate* annul* apart apart* appt architect
arme arran* arrangement bakje* bakkerij balle* banka* bankjes banko* bbq bediening bediening_traag begra* bekek*
bekeken beker* belastingaangifte belee* beleefd beroo* beroofd berou* besch* besme* bestand beste* bestel bestu* betaal
beter beter* bevroren bibbe* bierk* biertjes bierv* bierviltje bij_elk bij_ons bijl bikini bil binnen_de blank bleke*
blind bloemen bloemetje blok bod boeken bord bossc* bossche bram branden breda breda* breek* breiw* breiwerk briefje
brouw* bubbelbad buffe* buffet buiten_de bureau buurt* cappu* cappuccino cava chape* chapeau chat chris* chron*
chronisch circu* codes codes* comme* compl* corona crew cursisten cursus dam dan dank_aan dat_het dat_moet dat_niet
datal* datingapp de_airco de_andere de_arm de_bar de_bediening de_bruiloft de_buurman de_chat de_doos de_foto de_foto's
de_gsm de_halte de_hoek de_jongeman de_kassa de_kinderen de_kleine de_krant de_lijn de_mail de_modder de_papieren
de_rand de_regels de_rit de_rondleiding de_school de_servicebalie de_tien de_toiletten de_verdieping de_vis
de_vriendelijkheid de_wand de_weg de_wind de_zaal deed_hij deed_wel dennen derde deur_open deurbel deze_zaak dicht_bij
dichtbij die_heeft die_tijd diefs* diefstal dienst diep dierb* dierbare doet doet_wat dokter_had donker doodleuk
door_naar doorbakken doos doos_kwam dorpe* dorpen douches draad* drie drie_dorpen drie_straten driee* drieen droom*
drukt duidelijk_niet duits* duizenden dunne dunne* dus_ik dwerg* een_bloemetje een_boek een_bureau een_bus een_dag
een_half een_kleuter een_kuil een_mail een_misdaad een_rondje een_scholier een_sok een_volwassene eenma* eens_op eerli*
eigen_kosten eigen_risico elf_uur elk_kwartier els en_dan en_je en_kan en_kon en_niks en_nooit en_nu en_op en_zat
energieleverancier engelengeduld enkel_de enque* enveloppen er_al er_dan er_elke er_stond euro euro_de euro_terug
examen excursies extra* feedb* feedback fiets fietsen figuu* fijn filmpjes fles_wijn fotot* fototoestel fout foutj*
foutje fronten ga_naar garagepoort garan* gasth* gastheer gebla* geboe* gebre* gedaan_en geef geeft geeft*
geen_antwoord geen_bonnetje geen_briefje geen_goeiedag geen_papier geen_reactie geget* gegeten gegierd gehaktbal gehei*
gehol* geile geile* gek gekei* gekeild geklu* geklungel geknepen gekocht gelaten gelezen_en geluk* gelukkig gemeente
gems gepra* gepraat gerec* gered* gereden gerus* gerust gesmeten gestu* gestuurd gewend gewerkt gewonnen gezet_en
giste* glans* glas_water goed grade* graden grapp* grappig gratis_bij griep* groen* groenten grofv* grofvuil groot_als
grootte grote guill* guillotine gunst gunst* haalt* haar_telefoon had_dat had_het had_ik had_moeten hadde* hadden
halfuur halfvol handbagage handv* hange* hangen_op harde harde* harder haren_in harin* haver* heb_hem heb_het hebben_er
heeft_op heijn heijn* helde* helder hem_nog herfst herkende het_bad het_bed het_een het_glas het_ontbijt het_ook
het_rek het_spel het_station het_uit het_volgende heuve* heuvel hier_een high hij_dat hij_nooit hofst* hofstra honde*
hoogtes hoort_nog horlo* hortensia's hotel huile* huis huisr* hun_eigen hut_zonder huurfiets iedere iemand_die iets_aan
ijsko* ik_al ik_betaald ik_naar ik_niks ik_onthoud ik_opnieuw ik_over ik_wel ik_werk in_2024 in_mechelen in_plaats
in_te in_terwijl inchecken indis* ingan* ingang ingetoetst ingew* inruilprijs insch* installatie interessant intik*
is_blijkbaar is_intussen is_je is_wel isola* jaar jaar_op janke* janss* jas_aan jasje jasje* je_bij jeugd joods*
kaartjes kabel* kabeltje kamer* kan_alleen kan_het kan_je kan_ook kante* kanti* kantine kapot* kapsalon kapstok kar
kater* katti* kauwe* keer keert* kermis ketel* keuke* keuken keuri* kim kind_in klachtendienst klage* klantendienst
klantenservice klapd* klapdeur klasl* klein* klets* kleverige klitt* klitten kluis* knikker koffieapparaat komt_er
konijn_met kont kookw* kopje kopje* koppeling koraa* korrel kortr* kortrijk koste* koude koude* kraan krake* krame*
kranen kratt* kratten kromp kromp* krukk* krukken kwam_kijken kwart_voor kwartier_op laat_het lach lache* lactosevrije
lades lades* lampe* lampen lampj* lang langs_de lasti* lauw_en leert leert* leeuw* legt lekkende lekker_dan leuni*
leuning leven levensgroot levert lezen lezen* licht* lier lieve* liever_niet lift lijne* lijnen limbu* limie* limiet
linke* links locker logbo* logboek loket lol lomp loonstrook loop loop_ik losgetrokken losla* luste* maand* maar_een
maar_van machine man_in matras me_af medel* medicijn_niet mee_te meega* meene* meer_aan meid meide* meiden mekaa*
mekaar melan* mensen_met menu mes_in met_5 met_al met_eigen met_vijf met_z'n met_zes meube* midda* mij_en
mijn_identiteitskaart mijn_knieen mijn_lijf mijn_man minibar missc* misschien missen mitra* modder model moeilijk
moeilijke moest_de moest_ik montage mooi moordenaars morre* mosselen muntjes na_10 na_afloop na_elf naast naast* nakij*
navra* neerg* negentig nepwi* nergens_te net netjes_op niet_bij niet_die niet_en niet_gewassen niet_heb niet_om
niet_opdagen niet_open niet_want niet_was niet_welkom niet_zijn niks_voor nog_wel nogma* nogmaals nou nu_zelf numme*
ochte* oefen* ok om_2 om_acht om_de om_elf om_te om_tien ombou* omgek* omgeroepen_in omruilen omver onder_water
onderweg ongew* ons_de ontbrak ontvo* ontwo* onwil* ook_wel oordopjes op_dag op_drie op_elkaar op_en op_internet
op_tegen opera* opgeh* opgeladen ophaling opkij* opkijkt opper* oprit oprit* opstarten origineel over_haar over_twee
overb* overbleef overgeslagen pak pampe* pan panee* pannenkoek papier park pas_na passen pasten per_stuk per_uur perro*
persoonlijke peter peter* piepkleine pijnlijk pijnlijke pizza's plaat* plaats plaats_van plaatsen plakband plas plast*
platt* podcast ponde* ponden poortjes pop praatte prachtig prakt* praktijk pralines prate* praten_en precies_op pretp*
pretpark prett* prive* proev* puber punt ramen ramen* rammelt reactie_op reageerde recht reclamebord redden regende
reis rek reser* retour rijle* rokers rolle* rommel ronde ronde* rondleiding rontg* rooie rooie* rozen rozen* ruik
ruime* ruzie ruzie* schande schap* schem* schema scher* schimmel_in schit* schoenen scholier schroeven schud* schudden
servet servi* servicebalie show sinds_pasen siroo* siroop site sla slapeloze sleutels sliep slord* smart smartwatch sms
sneeu* snell* sneller speelde speeltuin spelen staat_er staat_mijn staat_nergens stapp* start* sterkte steun* stoel
stoep stome* stomerij stond_gewoon stoof* stoofvlees stoom* stopc* stopg* stopgezet straat straffe strak stran* strand
strom* stromende stroo* struc* stude* stuurde_een stuurt suike* surin* sushi sushi* swipe* syste* tafel_naast tante
tante* te_slapen te_veel te_voet te_zien te_zijn technisch tegel* tegelijk tegoe* telt tempo tempo* terug_als terug_te
teruggestuurd terwijl_er thuis_in thuis_was thuisgekomen ticke* toeri* toestel toont totaa* totaal training trein troep
troep* tuinm* tuinman tuins* tuitt* twee_uur tweed* tweeen twint* twintig typen typen* u_hoort ui uitbetaling
uitgedroogd uitgelegd uitje uitje* uitla* uitsm* uitvo* uitzendbureau uitzendkracht uur_een uur_in uurtj* vacat* van_30
van_7 van_dat van_het vast_aan venster venti* veran* verbrand vergif verhe* verhuisploeg verke* verkoop verlengd verlo*
verni* verpest verpr* verprutst verstaan vertrokken vervelend vervoerder verze* viel vier_keer vijf vinde* vinden
visse* vlees* vocht volgd* volgende volgende_week volk voor_deze voor_het voor_mij voor_niks voor_ons voordat
voorschot_van voorste voorw* vorige_week vraag vrach* vrachtwagenchauffeur vragen_ze vreemd vriendelijke
vriendelijkheid vrij vrijdag vroeg_om vroeg_waar vuurk* vuurkorf waar_ze waardeloos wand was_na was_te was_van was_voor
wasdr* wasdroger wasta* wat_mij waterfles wc wc's we_met we_zouden week weekendje weer_gewoon weg_na wegen* wegens
weigerde_mijn weigert weken_terug wel wel_in wenkbrauwen werd_ik werkt* wij_niet wij_wonen wijn wijnk* wilden winkeltje
woest* woestijn woon wordt_door yogal* z'n_drieen zacht zacht* ze_een ze_er ze_riep ze_wel zeela* zegels zei_ik zelf
zelf_een zelf_had zelfs* zelve zelve* zetel zeven* zich_niet zicht zie_ik ziet ziggo ziggo* zijn_collega zijn_geweest
zijn_schoenen zijn_zoon zinne* zinnen zit_met zo_groot zoeken zoene* zoenen zolderkamertje zolen zolen* zomer zonde
zonde* zonder zonnebank zonnetje zovee* zoveel zwaar zwane* zwemb* zwembad zwoll* zwolle`,
      '-1': `
04 160 21u 240 35 65 7 88 aangerekend aankl* aankondiging aanne* aanva* aanwe* aanwezig aardappel aardb* aardbeien
aardige account achti* acryl* ademe* ademen advertentie advocatenkantoor afdeling afger* afrek* afvoe* akte all alleen
alles alles* almer* almere ander animatie annuleerde ansjo* ansjovis appel* appje arabi* arm armer armer* arrogant
attractie avond* baard baard* baasj* baasje babym* babymelk bad badme* badpa* bagag* bakfi* bakfiets bakje ballenbak
barbier bedac* bedacht bedan* bedankt bedie* bedreigde begaf begaf* begeleiders begrafenis behan* behandelingen beide
beide* beken* belac* belachelijk beleg* belle* bellen bemiddelaar beslo* besloten bespo* beste besteld bestond
bestuurder betaalautomaat betekent bevestigen bevestiging bevro* bezem* bezic* bezichtiging bezoe* bibberend biede*
bier bijla* bijlage binnen blijk* bloem* blokj* blouse bocht* boeke* boeket boete boete* bood boods* boorm* boormachine
brand brandschoon breng* bril broek brugg* brugge buren buren* bus cabin* cabine cadeaukaart campi* camping cente*
champignons chocomel coffeeshop cola collega's compu* consulente contract controle curry curry* cursi* d'r da's dagen
dagen* dakgo* dakgoot dankz* dankzij dekbe* dekbed dekse* delen delen* deurtje dewul* dewulf deze dicht* dieren docum*
doden doden* donde* donke* dooie dooie* doorb* doorz* douch* douche draai draai* draaide dreumes drinkt droge droge*
drugs drukk* drukken drukt* drukte dwars dwars* dweil* echo eclai* eclair eerst* eind erove* erover exact exact* exper*
expert explo* factuur feest* festi* filia* filters flint* fohn fooi fraude frigo* fysio* gaan game garderobe gebak*
gebruiken gedac* gedacht gedeeld geholpen gehoortest gelat* geled* geleden gelez* gelezen gemet* gemeten gepak* gepakt
geplunderd gereg* geschonken geslepen getan* getankt getuige geur geval gewee* geweest gewicht gezel* gezellig gezie*
gezien gezog* gezogen gezond gijzeling gille* gisteren glijb* gliml* glimlach goeiedag golft golft* gps grappen greep*
griezelig groei* groetjes grond haalden haalt haarb* had halfl* halflege halfu* halfv* halte* halve halve* hamer handb*
handschoen hap haren haren* hart hartv* hazelnoot heel heili* hielp hielp* hip honds* hoogte hoor hoorn hopeloos hotel*
huidk* huize* huurauto huwel* huwelijk hypotheek inbra* intercom intikken intikte intus* intussen invaller jarig* jas
joyce joyce* juist juni kaarsen kabelbaan kamer kanon* kantoor kantoortje kapot kartonnen kast kaste* kastj* kastje
kerel ketel kijkt kijkt* kinderfeestje kinderwagen klaar klant kleedkamer kleer* kleinste kleuters klok klopt klus km
knald* knalde knipt* knoei* koffiemachine komt konij* koppe* korst korst* korts* kortsluiting kraan* krijg krimp* kroon
kunt kusjes kussen ladin* lakens lam lampje las last leerling leest leest* lekke* lekker lekkere lens les lesau*
lesauto lette* leuk lieve liever lobby lobby* locat* locatie loopb* loopt loopt* los loss losse lotte lotte* lucht
luist* ma maand maar mails mails* make manke* marlo* marloes masseuse matra* matro* meche* meer menuk* metee* meteen
mezel* mezelf midde* minde* minoe* minoes moder* molen mondj* monitoren mooie morgen muur n naald* nachtje nagek*
nagellak naomi naomi* natte natte* natuurlijk neder* nerge* nergens niet nieuwsbrief nodig noem noodg* noodgevallen
noten nul ober ochtends om omdat omdat* omlaa* omlaag onbes* ontbi* ontbijtzaal ontho* ooit ook opene* openen opgemaakt
opgie* ophaa* opstak ortho* orthodontist ouders overboeking overm* pagina pakje* pakken parking parkw* pasti* pen
perron petek* petekind piepe* piet pint pizza pizza* plaatje plaatse plakb* plakp* plakplaatje plakten planc*
planckendael plank* plant* plantje plat plekken plukk* plukken plus pomp pony poort poort* porte* porto* posten potje
praten prijskaartje prikken proeven puber* puddi* pudding raad raamp* ramme* recept regels regis* reisleider reken*
rekening rente* repar* retourlabel risot* risotto roepe* roepen rollator rondj* rondl* roti route rugpi* rugpijn rugza*
rugzakken ruite* samen* samir* samira schaar schakelen schen* schip schni* schnitzel schoe* schok* schoonbroer schra*
schuin schuld schur* schut* selfi* serie* serieus sessie showr* sier simka* simkaart sinds sinds* skili* skilift
slaapzakken slaat slimm* slimme smits smits* smoot* sneed sneed* sneeuw snelh* snelheid snelw* snelweg soja sok sorry
sorry* spaar* speci* speel* speelhal spieg* spook* sportschool sproo* sprookje spull* spullen stap steed* steeds steke*
steken sterk* sterren sticker stoep* stomp* stonden stone* stoned straten struiken surinaamse tafels te telefoons
telefoontje tener* tenerife terug terug* terugbetaling theed* theedoek thuis thuisblijven tien toege* toegewezen
toeslag toete* toeten toeter toilet tokke* tolba* tolbadge tot total total* tract* tractor trein* trekk* trekt trekt*
troll* trolley trouw* turks* twaal* twaalf twee typis* uilen uilen* uitno* uitnodigingen uitva* uitverkoop unifo*
uniform vaak vakan* valie* valle* vallen vaste vaste* vechten veranda verbr* verdi* verdwijnt vergr* verkeerde
verkoopsters verloren vermeld verpleging verrekend versl* versn* verva* verwerkt vette vette* viele* vielen vindt
vindt* viool* vlaam* vlaan* vlamm* vlekk* vlekken vliegveld vloer* voede* voeden voeld* voicemail volge* volgeboekt
volgen volgers voorm* voorradig voorschot voortaan voorzien vroeg* vuist vuurt* waard* waarv* waarvan waarvoor wacht
wachtkamer wagen wande* waren waren* was wasbakken water websh* webshop wees wijzi* wil windhond winds* winke* winkel
winte* wolf wolle* wollen worte* zaagd* zaagde zakje zes ziekenhuis zieli* zielig zien zingt zingt* zocht zocht* zoeke*
zoekgeraakt zoiet* zoiets zou zwemk* zwemles`,
      '1': `
200 212 230 25 28 46 47 480 49 700 80 890 aan aanbe* aanbo* aangetekende aanle* aannemer aanslag aardi* accou*
achteraan afdel* afgeb* afged* afgeplakt afgez* airbn* airbnb ali allan* allang ander* andere anima* aparte apk appar*
arrog* artik* assis* autov* azijn azijn* b badjas bah bakken bakst* balan* balans balie balie* balke* banaa* banaan
banco* bancontact bankj* bedje bedje* bedre* bedrijf begon bek bekend belde belt bemanning ben benau* benauwd bened*
beneden berov* betaa* betere betonnen beugel beurs beurs* beves* bewee* bewij* bezor* bezorgd bezwaar bijge* bijgevuld
bijna bijna* bikin* biolo* biologisch biosc* blauw blauw* blauwe bleef bleef* blikk* blink* bloem bloempot bodem
boeking boerderij bommetje boodschappen borde* boven bovenste brand* brengen brochure brugklassers bruid* bruiloft
buggy* buite* buiten bumper buurv* buurvrouw canva* canvas carav* catering chari* cola'* cola's colle* collega compleet
conta* container contrast coron* crech* creche creditcard curac* curacao daarbij dagvaarding dansl* datin* decor decor*
deden deden* deed deeld* deksel dertien deur diabe* die diplo* discreet doelp* doner doner* doorging drinken duiven
dure durfd* durfde e19 eerlijke eigen* eindh* eindhoven elektricien en engelse ergen* ergens ermee ermee* ernaar
eronder ervoo* ervoor fabrikant factu* famil* femke femke* fietsenhok fietsenstalling filmpje flard* flarden fortu*
fortuin foto frituur front* ga gaat gangp* gangpad gast gebar* gebel* gebeld gebet* gebeten gebracht gedaa* gedaan
gedag gedee* geduldig gedwo* gedwongen gegevens gehaa* gehoord gekeu* gekeurd gekni* gekoo* gekookt gekregen gelegd
geloo* geloof geneg* genegeerd gepland gepropt gerek* gerekend gesla* gesmolten gesprek gestolen geval* gevra* gevraagd
gewei* geweigerd gewor* geworden gezic* gezon* gids gifti* gijze* glas glijbaan goede* goedkoopste gokje gokje* gooit
gooit* grappige grati* gratis griff* groen groet* haag haan hal halen halen* halfuurtje hamer* hamster handtas hangs*
haring harti* hartinfarct hartverscheurend heb hebbe* hebben heet heftruck hele hemel heren* herni* hernia hetze*
hetzelfde hobby hocke* hoe hoge hondje hoorb* hoorbaar hoord* hoort hoort* huilb* huilbaby huild* huilde huilden huisje
huur huurb* idee ident* identiteitskaart ie iets ik ilse in inbre* incasso ineens ingesteld inhal* inleveren insta
instructeur ipad is jarig jong jongeman jongen joods kabel kampe* kapster kat kauwg* keihard kenni* kerstpakket kijke*
kijken kinde* kip kipsa* kledi* kleindochter kleinzoon klini* kliniek klopp* knal kniee* knieen knipb* knipbeurt knipo*
kocht kocht* koeien kom komen komen* konijn kook kots krab krasj* krege* kregen kreup* krijg* krijgt kroeg* kroon* kruk
kwast kwast* kwijl* kwijt* label labrador lachten laken* land leefd* leerk* leggen legit* lepels lesge* liep liesb*
liesbeth liete* lieten lijn lintj* lintje livin* living loempia log loket* lokke* longe* lopen loven* lui luid luiers
mager* maila* makel* malag* malaga man mandj* mannen marok* marse* marsepein maten maten* matrassen mayo mayon*
mayonaise meet meldi* menukaart meter microfoon middernacht mijn millimeter mn mo mochten moest moest* moete* moeten
monit* mouss* munten naad naald nachtportier nadenken nagekeken nalat* nederlands neemt neemt* neush* nieze* niezen
noeme* noemen nooit nooit* noten* nummer ochtend offli* offline oksel* olifa* olifant omgeroepen omver* onaan* ondan*
ondanks onder* ons ontploft ontplofte ontwe* onverstaanbaar opa's opa's* opdag* opdagen openbaar opend* opger*
opgesloten opgesteld ophalen opkee* opkeek oplad* oplev* oplevering opname opnee* opneemt origi* over overgehouden
overi* overigens oversteekt pakjes papiertje paraa* paraaf parki* paskamer paspo* paspoort passe* pc peete* peeters
pensioen perfe* perfect perso* peuter piano* piepte piercing pilletje plafo* planten platte pleisters ploeg poede*
poets* polit* polsb* polsbandje poortje pootje porti* potje* prikk* priva* probe* proef* psycholoog puppy* pure putje
putje* recep* receptie recht* reed regel* regenton reize* reizen remblokken remme* reserveer reviews rijd rijde* rijden
rijdt rijdt* roest* roestige roltr* roman* rondje rood rook rubbe* rugzak ruim ruimt* ruimte ruit s salad* salon samen
scanner scherpe scherven sessi* sjaal sjaal* sjouw* slaapt slaapzaal slape* slote* smeer* soort* speelgoed speelt spin
squat* staan steek stene* stenen stink* stoeltjes stond stond* stoomcabine storten strip strip* stront studio stukj*
stukjes stukk* stukken stuurden succe* succes suppoost tablet tatoeages taxat* taxibusje tegen tekst* telefonisch
telle* tenni* terec* terecht teruggekregen thijs thijs* tickets time tinte* tip toch toen toeristenval tonic tonic*
toog traph* traplift trapt* trip turkse uit uiterlijk vaker vaker* valse vanda* vanui* vanuit vastl* vd vecht* vegan
vegan* veget* veld verander verbo* verdacht verde* verdwijnen vergi* vergunning verhu* verhuizen verif* verkeer
verlamde verme* verpl* verra* verre* versierd verst* verstopt verte* ververst vervo* verwo* vestiaire video* vies
vijfe* vijver vingers vinte* vinted visbo* vispa* vispan vlieg* vloek voel vogels volle volle* voorg* voorrijkosten
vrienden vroeg vuilbak vuile vuist* vuurw* waardeloze waarop wachtwoord walm wat we weggo* weggooien welko* wendy
wendy* wenkb* werkb* wespe* wie wijk wijka* wilde* wille* witlo* witte witte* wolk woonw* wordt wordt* zaalw* zaalwacht
zakla* zakte zaten zaten* zatte zeer zeker zelfd* zelfde zestien ziek ziekte zin zittingen zoekg* zonnepanelen zwaaide
zwaaien zwage* zwager zwembandjes`,
      '2': `
140 19u 33 33_graden 35_graden 400_euro 41 50_per 600 65_euro aan_ons aanbetaling aange* aangeschoten aangesloten
aangetekend aanraadden achtb* achte* achter_die achter_het achtergelaten achterover adem adres adres* advies advoc*
advocaat af_in affic* affiche afgerekend afzetten alleen_aan alleen_is alleen_op alleenstaande alleenstaande_moeder
alles_in als als_ze altijd_een apotheek appje* appte* arbeid armen armen* auto'* auto's autos* avonds bak bakker balk
ballo* balus* balustrade band bankje barst* bart basis bed bedrog beesten beet behandelde behandelde_ons belasting
belgie bellen_er benzine bergi* berging beric* berichtje berm bestaat bestolen betaald_voor betaalt beveiligingscamera
bevestigd beweren beweren_dat bewoners bezig bezig* bezorgen bibliothecaris bij_dit bij_een bij_onze bij_u bij_zijn
bike binnengebracht bisqu* bisque bitco* blaze* blazen blind* blote blote* bocht boer bomme* booth booth* boven_de
bovenop brandweer briefje_op brug brugk* brugklasser bruin btw burge* busje cadea* camera centr* certificaat chauffeurs
cijfe* computer contr* cor credi* daaro* dagli* dan_mag dan_ook dan_staat dansv* dansvloer dat_geld dat_zijn datum
datum* de_baas de_baby de_bakker de_balie de_bedden de_berm de_beugel de_bezichtiging de_container de_dansvloer
de_directrice de_douche de_enige de_gang de_gevel de_glijbaan de_gym de_jongens de_kabel de_lift de_meter de_muur
de_norm de_ober de_reparatie de_rolstoel de_schuur de_speeltuin de_stoel de_tafel de_tandarts de_tekst de_toog
de_toonbank de_vlucht de_wastafel deden_het denk_ik deurb* dezel* dezelfde die_dag die_je die_ligt die_meneer die_met
die_mij die_mijn die_zei diesel dieve* dijk dj doekje donkere dood door door_dat door_een door_haar door_het door_hun
doorgestreept doors* dope dossier draag* draak draak* dremp* drempel drent* drenthe dress* dressing drogi* dronk
dronk_een druif druif* dubbele duide* duive* durve* durven e_bike echt een_affiche een_andere een_chauffeur een_draak
een_foto een_handtekening een_klap een_lege een_preek een_schoenendoos een_stempel een_stukje een_ton een_tweede
een_winkel eentj* eentje eerst ei eigenares eiwit* elkaars emmers en_alles en_blijft en_haar en_ik en_klaar en_liet
en_nam en_veel en_volgens en_was en_we en_zelf en_zijn entre* entree er_alleen er_allemaal er_bijna er_iemand er_niets
er_nog er_over er_vijf er_weer er_zat ernaa* ernaast erond* euro_van europ* even faceb* fitne* flikk* flirt* foute
funct* functie gaatje garag* garage gastvrouw gaven gaven* geban* gebeu* gebeuren gebit geble* gebleven geboortedatum
gedra* gedul* geduld geen_enkel geen_kwaad gefla* geflanst gehoorapparaat geite* geiten gekaa* gekleurd geld geleg*
gemaa* gemaakt gemengd gemis* gemist gemiste genk geplakt geplu* geraapt gesch* gescheurd geschreeuwd geslagen gesle*
gesme* gespr* gesprekken gesto* gestopt getel* geteld gevaa* gevallen gevon* gevonden gevor* geweigerd_in gewisseld
gezellige gezeten gezicht gezwa* gezwaaid ginge* gingen gloeiend gluten glutenvrije goed_op goedkoop gorde* groet
groeten gym had_haar handel handen handhaving handj* hang hangt_een happe* happen hartjes hebben_jullie hebben_ze heeft
heeft* heeft_gewoon heeft_ons heen_en heftr* hekke* hekken helem* helemaal helm hem_al hem_er hem_niet herhaalt het_als
het_donker het_gesprek het_gewoon het_leek het_meisje het_mijn hier hij_heeft hij_niet hij_was hij_wel hij_zei hitte
hoe_de hoestte hond hond_en hoogs* hoogz* hoogzwanger hoorn* hopen hopen* huisg* huisgenoot hun_onderhoud huurv*
ie_niet ieman* iemand iemand_anders iemand_van iets_gevraagd ijsbe* ik_aan ik_bel ik_geen ik_had ik_heb ik_iets ik_ja
ik_onder ik_riep ik_terug ik_u ik_verzin ik_vraag in_bed in_dat in_de in_een in_gent in_het in_hun ineen* ing ingepakt
inget* ingevuld inspe* insta* intak* intake inval* inzetten is_hier is_hij is_niks jaar_en jan jaren jaren* je je_al
je_alleen je_een je_er je_in je_met jenev* jonge jonge* juffr* juffrouw jurist kale kampvuur kanto* kap kapot_en kapse*
karte* karten kartonnen_doos kassi* kasten keek keer_zo ken kerel* kermi* kijkers kinderen_in kinderen_op kinderkamer
kinderzitje kinesist kipfi* kipfilet kippe* klaag* klaar_en klach* klas klemd* klemde klimm* klonk kloppen knikk* knikt
knipp* knipte knokk* koffie_met kokend kom_er komt_het kop_tot kot kraam* krass* krassen kreeft kreeg kreeg* kreeg_de
kregen_we krijg_ik krijt* kruisje label* labra* lachte ladder lag_er lak langs_geweest lasag* lasagne laten_staan
later_stond lees leeuwen legde legge* lepel let lettertje lichter lid liet liet_zijn lijf lijm link lippe* liter logt
lood loons* loopband los_en los_in luido* luidop maanden_oud maar_in maar_ja maar_ook mail_met maken* manie* manier
manne* masse* mast maxim* me me_nu media* mee mee_in mee_naar meer_zitten mehme* mehmet meisj* men menee* meneer
meneer_die mense* mensen merkten mes met_hetzelfde met_iemand met_je mevrouw middags mij_is mij_stond mijn_auto
mijn_collega mijn_collega's mijn_fiets mijn_gsm mijn_moeder mijn_nek mijn_oma mijn_oude mijn_rug mijn_schoonzus
mijn_werkgever mijn_zus mijn_zwager milli* minstens misten moesten moesten_we molen* monte* monteur monteurs mopje*
mopjes morge* multi* munte* naakt naakt* nacht* nachts nachtwinkel nagel* nakijken nam nam_de nam_het natuu*
negen_maanden net_bij netbe* netbeheerder nicht* nichtje niet_echt niet_eens niet_waar niks_gevonden noch noemd* noemde
nog_aan nog_meer nog_op nog_over nog_twee nonke* nonkel noodv* norm nu_een nu_op nu_zit nucht* nuchter nummer_op of_er
omdat_de omger* onber* onbereikbaar onschuld ontha* ontvangen onze_kamer ook_nog ook_op oorbe* oorbellen oordeel oortj*
ooste* op_14 op_de op_geen op_het op_met op_ons op_te open open_en openb* operatie opgeg* opgen* opgenomen opges*
opget* opgietingen opnem* opnemen opsch* opvang organisatie over_en over_het overa* overal overburen overgestapt overk*
overkant paard* parag* parel* pasta pasta* patient pepperspray personeel piani* pianist piete* pinco* pincode piram*
plaatsing ploeg* plots plots* polen polen* poppe* porta* portaal postz* poten poten* preek priya priya* proce* profi*
pubers publi* puinh* puinhoop puppy qr r raads* rammel reden* refer* reisl* rem ribbe* rij_bij roeme* roept roept*
rogge* rol rookm* roost* rooster rotterdam rug rusth* rusthuis rustr* rustruimte s_avonds s_middags s_nachts saldo
saldo* sauna sauna* schade_expert schappelijk schatje scheelde schel* scheurde schitterend schoenmaker schoo*
schoolreis schop* schouders schouders_op schul* schuur scooters servies shift shift* sinds_de skins skins* slaap*
slage* slapen slapende sleut* sleutel smakelijk smart* snars snars* soort spam spare* spareribs spijl* spijlen spira*
spiraal spoelbak spoot spoot* sport* sprek* spreken sprong staat_nog stagi* stal stap_ik stapelbed steeg steig* stemp*
sterv* stick* stilz* stilzwijgend stoks* stond_dat stond_het stond_ik stond_in storm straf strak* stres* stress strijd
strop* stropdas stuk_en syndi* tandarts tatto* te_geven te_houden te_koop te_strak te_wachten te_zetten technieker
teckel tegel tegelzetter tegoedbon televisie tellers ter terug_en terug_naar teruggevonden teruggevorderd terwi*
terwijl thermoskan thuiszorg tie tien_dagen tijge* tip_voor toch_op toe toetj* toetje tot_teen traditie train* trillend
twaalf_uur tweeling uil uit_te uitbe* uitdrukkelijk uitgebreid uitgelezen uitlezen uittrekken vakkenvuller valies vals
valse* van_2 van_6 van_gemaakt van_kop van_mijn varke* vatte* venst* vent verdieping vergiftigd vergo* vergoed
verhuizers vers verstuurd verven verwi* verzin vesti* via_de vijftigste vinge* visal* visallergie visha* viswi*
vlaanderen vlak vlind* vluch* voete* voeten volgens_het volwassene vonni* vonnis voor_1 voor_de voor_ik voor_zes
vooraan voorganger voortuin vooruit voorz* vragen_of vroeg_of vroegen vrouw vuil wacht_maar wachtwoorden wandj*
waren_wij was_alleen was_geen was_ijskoud was_tot wastafel wat_er wc_papier we_de weet_het weet_waar weg_van wegen
weige* weken_niet wel_uit welke welke* werd werk wespen wiebelt wiegj* wiegje wij_op wilde wilde_alleen winkelmandje
wist woord worde* worden wou wout wurge* wurgen zagen zagen* zak zakte* zand zat zat_hij zat_op zat_te zaten_er ze
ze_dat ze_is ze_moeten ze_op ze_zelf zeg zegge* zeggen zegt_de zeiden_ze zelf_prima zendi* zending zes_maanden zesti*
zette_mijn zetten zeven_maanden zich_om zichtbaar zie_het ziek_kind zieke* zien_en zijn zijn_voet zijn_vrouw zitten_om
zo_heet zonder_uitleg zus zwaai* zwart zweml*`,
      '3': `
10_dagen 16 2021 250 30_graden 340 380 39 400 62 640 740 aan_mij aan_onze aanbetaald aangegeven aangepast aangifte
aankomst aanmaning acht_dagen achter_de achter_mij achteraf achteruit af_met afgem* afgemaakt afges* afgesloten
afgestorven afgev* afslu* afzet* ahmed ahmed* al_betaald al_in album* alle_drie allergisch als_het amandelmeel ambte*
amsterdam anders anja antwerpen antwoordde apparaat armba* artikel asbak* asiel bagage bakke* balko* banden_zijn baris*
barista basis* bedienen bedoe* beek beer beetj* beetje begeleid belas* beloofde bemid* bench bench* bene benzi*
berichten betaald betaalden betek* beuke* bevallen bewer* bewon* bezwa* bijen* binnen_voor blaastest blank*
blauwe_plekken bleek_dat bleve* bleven bloed* bloedvat blokkeert boekhouding boeki* boekw* boekweit boem boerd* boeve*
bom bonbo* boord* borstel boten boten* boter* bots boven_het bovenlip bracht brak brandende briefje_van broch*
broodrooster brull* brullen buigt buigt* bumpe* bus_naar busha* bushalte busje* callc* camer* capuc* capuchon cash cent
champ* chauf* claim coffe* college commi* condu* conducteur consulent controleren crisi* crisisdienst daar daar_de
daar_nog daarn* daarna daarv* dacht_dat dag_en dag_na dames dames* dan_heb dat_ik dat_kan dat_zal de_administratie
de_arts de_assistente de_attractie de_barman de_begeleider de_beheerder de_bel de_bewaking de_camping de_chauffeur
de_gordijnen de_heer de_inboedel de_kelner de_kleinkinderen de_klok de_laptop de_makelaar de_markt de_monteur
de_parking de_receptie de_saus de_soep de_tenten de_uitgang de_verkoper de_vingers de_vloer de_winkel deed_niets
deur_op diagn* diagnose die_al die_ik die_man dinge* dingen diploma's direc* dit docente docht* dochter dochtertje_van
doe dom door_de door_mijn door_te doorg* dozen dozen* draag draagt draaien draait dreum* driejarig drone drone* dronk*
dronken echt_een ede een_dikke een_grapje een_kamer een_middag een_open een_paar een_rit een_stuk een_tafel een_vreemde
eens emma emoji's emoji* en_heb en_iedereen en_kreeg en_met en_nacht en_riep en_sinds en_toch en_waarom en_zei en_zo
enkele er_nooit er_onder er_van er_voor er_wat er_zo erbij_en erfst* erfstuk erom ervan ervan* failliet fatso*
fatsoenlijk feestje filte* fitness flami* flamingo flank fotos* ga_ik gaatje_in gaf_een garnaal gasten gastv* gat
gebit* geboo* gebro* gebroken gebru* gedoe gedoe* geen_enkele geen_grap gefil* gefilmd gegre* gegrepen gehackt gehakt
gehan* gehoo* geitj* geitje gelegen gemai* geniet genoe* genoeg_om geopend geper* gepin* gepind gepla* geprobeerd
geraa* gerok* geroken gesloopt gestruikeld getro* gevel gevel* gevoe* gevul* gevuld gewaa* gewoon_niet gezegd_en
gezet_met gezwo* gezwollen gillen gips goed_hoor gooiden graaf* grapj* grave* groep* haalde_de haar haar_hele haar_op
had_en hadden_we halen_en ham handt* harna* harnas hartj* heb_een heb_je heb_nu heeft_al heeft_die heeft_een heeft_er
heeft_haar heeft_hij heeft_in heeft_me heeft_ze heen heet_dat heg hele_rit hele_straat helemaal_geen herstelling
het_afrekenen het_balkon het_door het_hek het_huisje het_label het_mijne het_nachtkastje het_nu het_rood het_schot
het_staat het_vlees het_wiel hield hij hij_is hij_maar hij_moest hij_stopte hij_werd hijsk* hijskraan hoe_het hoeveel
hoger hoger* hol hond_lag hondj* hoofd hoop hopel* horro* horrorfilm houten huisa* hulp hulph* hulphond hun id ieder*
iedereen iemand_met ik_door ik_er ik_kon ik_kreeg ik_nog ik_regel ik_was ik_zou imita* in_breda in_onze inged*
ingeleverd ingep* ingev* ingez* ingri* inspectie instr* instructrice is_dit is_gewoon is_klein is_op is_trouwens
is_twee itsme itsme* je_daar je_zag jenever jolie* jolien joris joris* juris* kaakc* kaakchirurg kampv* katten keek_er
keer_als keer_en keer_op kennis kent kieze* kiezen kinderboerderij kinderen kines* klacht klapp* kleed* kleintje klep
kleurtje kleut* kleutertje kluis knie knikt* knipoogde koeie* koelc* koelcel koelen koetsier koffie_in koken* kom_ik
komen_kijken komt_nooit konijnen koorts koper krediet kreeg_het krent* kreta kreta* krijs* kroeg kruis kwaad kwam_ik
laat_dat laatst lachen_met lachte_hij lader lader* lagen lagen* laser* laten laten* leest_mijn leids* leidster lek
leven* licht_aan liggend lijde* lijntje likes likes* likke* loemp* loonb* los_ik lost lunch* luxe maar_er maar_na
maar_veel maden maden* man_moest mandje maneg* markt* marktkoopman masseur mat match matje me_aan me_staan me_wel
medew* meer_in meester meewa* meewarig meisje_dat meneertje met_hun mevro* miere* mij mijn_baas mijn_buurman
mijn_dossier mijn_haar mijn_hoofd mijn_neefje mijn_overleden mijn_zoontje milan milan* minuten_op minuten_van misgegaan
mochten_niet moede* moest_mijn moest_zijn morgen_maar moste* mosterd na_de na_het naam naam_op naam_van naar_zijn
naast_een nachtreceptionist nagel namaak namen_van neefj* neefje nep niemand_op niet_dat niet_een niet_lezen niks_over
noemt noemt* noemt_het nog_de nog_een notar* occas* occasion of oke olifanten om_drie om_me om_middernacht om_mijn oma
omdat_er onaangekondigd onder onder_de onder_het onderdelen ons_in ontpl* onze onze_kater onze_zoon ook_die ook_met
ooms op_4 op_papier op_school op_schoot op_straat opa opeen* opgeblazen opgegeten opgelicht opgeraapt opgesloten_in
opgev* opgez* oprij* opsla* opslagbox optic* opticien opvan* originele osteo* osteopaat oude_mensen over_de overg*
overgenomen overmaken paar pakketje pand parac* parfu* parti* partijstelling pas_een pasho* passa* pastis patro*
pedicure pensi* peppe* petra petra* piep pierc* pille* piloo* piloot pinda_allergie pingu* pinguins plaatsbeschrijving
plafond pleegdochter poetsen potjes praat* prali* preci* precies privetelefoon qr_code raakt* raakte raampje radia*
rafel* recensies reden regel rekenen rekeningen remis* remise rente revie* review riem riepe* riepen rijsc* rijschool
ring rit_van roken roken* rolde* rookg* roze rubber rust salaris salon* schaaldierallergie schaap schade schij* schijf
schimmelinfectie schoentjes school schoonvader schrijven schrik schro* schuurplekken scoot* selfie shirt_van shoar*
shoarma sindsdien slaap_je slechthorend sleurde sloeg sluiten smoes smoesje snapt* snee snij snor solli* spaargeld
speelden speld* sporten sta_ik stanl* steeds_in steek* steekt stele* stelen stewardess stick stier* stift stift*
stift_op stoel_en stond_een stond_te stopte stort* strat* streepje suici* suicidaal t_shirt table* tandenborstel taxi
taxib* te_laten te_tellen te_zeggen tecke* tegen_de tegen_die tegen_me tehui* tehuis tekst telefoon_en teller termijn
terminal teruggebeld teruggebracht tevre* tien_jaar tien_man toen_het toevallig tom toonb* toonbank trapp* treintje
trouw tussen_twee tweederangs tweel* u_aan u_tegen uit_in uitbetalen uitgang uitge* uitgegeven uitze* usb_stick
uur_wachten uz vader_in van_1 van_16 van_18 van_3 van_mij van_twintig van_uw van_zegt vanav* vanavond vanwe* vanwege
varken vastgegrepen verda* verdienen verdronken verdw* veren vergu* verkeerde_plek verko* verkoper verla* verplicht_om
versi* verslag vertrek vervallen vervangen vervolgens verzekering verzi* viel_op vijf_minuten vijft* vijftien visboer
vitri* vol_met volgde volle_zon volwa* vond_dat voor_elke voordeur voormiddag voorval vries* vrijwilliger vrouw*
vullingen vuurwerk waar_ik waar_mijn waars* was_weg was_zelf washa* washandje wasmi* wasmiddel wat_meer weg wegge*
weigerden wel_van wel_wat welk wende* wenen wenen* werd_een west wetens wijna* willen willens windh* wisku* wiskunde
wit_en woont woont* woord* woorden worst wring* zag zag_de zaklamp zalm zat_de zat_in zatte* ze_me ze_van zeggen_dat
zei zei_dat zelf_niet zelf_te zelfg* zestig zette zette* zeventig zie zie_u zij zijn_van zit_nu zodat zodat* zoekt
zoekt* zondag_met zonder_mijn zonder_reden zonne* zoon zwang* zwemv*`,
      '4': `
150 150_euro 300 300_euro 418 42_euro 450 aalst aalst* aan_die aan_het aan_voor aanbetaling_van aangi* aanlo* aanloop
aansp* aansprakelijk_gesteld abces abces* achter_haar achter_me advie* afgeg* afgegeven afgeleverd afgepakt afgezet
afval afwasser agent* agressieve al_aan al_een alcoh* alleb* allebei alleen_bij allergieen als_er als_hij als_ik
als_mijn amandel amandelspijs ambulance ander_gezin annel* annuleringsverzekering antib* antibiotica antwe* apoth*
apothekersassistente appartement apres apres* asbest baan badku* badkuip bankbiljetten bankm* bankmedewerker barvr*
barvrouw bazin bazin* bediende bedor* bedorven bedrag bedro* beelden beest begint_te begon_te beland ben_niet
benen_staan besla* besta* bestaat_niet bestond_niet beton* bevatte bewaa* bewaakte bewaard bewaker beweert bewuste
bezorger_heeft biech* bij_stond bij_vertrek bijgehouden biljet billen binde* bindend binnen_was binnenzak bipol* blad
blaren_op bleef_hangen bleekmiddel blijf blijkt bloederig bloedtest bloeduitslag blokk* bloot boekt* boekte boksc*
boksclub bolle* bolletje boom borgs* bos bouil* bouillon bovenaan brach* breke* breken briefjes brieven brievenbus
broer buikg* buikgriep buitengezet bult burgerlijke caiss* caissiere campe* camper cara cel chantal chauffeur cijfers
club commo* commode consument cousc* couscous credits daar_alleen daar_zat daarb* dacht dagbo* dagboek dagen_niet
dagva* dakpannen dan_ik dan_kan dans darme* darmen dashb* dashboard dat_alles dat_er dat_kantoor dat_ze dat_zij
de_bediende de_benen de_bouillon de_bus de_chef de_deuren de_dierenarts de_directeur de_directie de_etalage de_goede
de_jeugd de_juf de_kapper de_kraan de_lijst de_nek de_neus de_nieuwe de_post de_ring de_serveerster de_thee de_tralies
de_twee de_verzekering de_volle declareren deelde dekens dementeert den denke* denken deurc* deze_club dichtgedaan
die_in die_week diene* dienen dierenarts directeur directie dirk discretie dit_niet dochter_in dochter_van doe_ik
domic* domiciliering dood_door door_die door_iemand doorgebracht doorgegeven doorh* doorheen doorl* doorligwonden
doorv* doosj* doosje dossi* dreig* dreigde dreigde_mijn drie_jaar drink* drugs* dus_ook duwde* duwt echt_niet
een_blauwe een_duw een_feestje een_fles een_gat een_glimlach een_hond een_kopstoot een_mes een_oud een_oude een_praatje
een_rietje een_schroevendraaier eens_aan eet eigenaresse eindi* elekt* elke_avond en_gaf en_heeft en_laat en_lag
en_liep en_mij en_mijn en_naar en_uw en_zelfs en_zette en_zie enger* er_gaat er_komt er_lag er_was eraf_gehaald eruit*
fade filiaalmanager filter flank* flanken fles flesj* flesje fluit* fluvi* fluvius folie foto's_in fotog* fotograaf
freek freek* frikandellen fsma ga_je gaatj* gaf_hem gaf_ons garna* garnalen gas gast_met gaste* ge gebaa* gebaar
gebracht_door gedip* gediplomeerd gedrogeerd gefluisterd gefou* gefouilleerd gegie* gehaald gehaald_en gehac* gehes*
gehesen gehoorapparaten gehui* gehuild gekan* gekanteld gekie* gekieperd gekle* gekli* geklikt gekne* gekopieerde
geleegd gelijk gelna* gelnagels gemaild gemanipuleerd gemel* gemeld genaaid gener* genie* genieten genom* genomen
genoteerd gepik* gepikt gepri* gepro* geruild geruk* gerukt geschorst gesmeerd gesmo* gespa* gespaard gesta* getrapt
getrokken getui* geweld gewen* gewet* geweten gewis* gewist gezaa* gezaagd gezeg* gezegd gezelschap gezet* gezet_op
gezonde gilde gilde* ging_over glaasje_water glede* gleden glijd* glijden gloeide gluurde godel* gordel gordijn goud
goudv* graf grapje grapjes grauw grauw* greep_mijn groep groothandel gymle* haal haar_gezicht haar_naam haar_pols
had_al had_de had_enkel had_hem halter handa* handafdruk hande* handen_in handh* hands* handtekeningen harse* hartje
hartk* hartkloppingen haven haven* he heb_mijn heb_nog hebben_mijn hechting heeft_hem hem hem_de hem_thuis hengs*
hengst henk heren herhaald het_antwoord het_cafe het_en het_inchecken het_kind het_licht het_magazijn het_matras
het_pas heupt* hij_al hij_deed hij_durft hij_gewoon hij_kreeg hij_kwam hij_mijn hijgen hitte* hoe_laat hoed hoefs*
hoefsmid hollander hond_is hond_op hond_van honden hoor_je hormo* hormonen huids* huidskleur huisarts huisbaas hun_rug
huurbaas ik_bij ik_drink ik_moest ik_om ik_ram ik_sta ik_tegen ik_weigerde implantaat in_juni in_kamer in_van in_zo'n
ingebroken ingediend ingehouden inges* inhaler inlev* inzameling is_een is_en is_mijn is_nog is_nooit is_ook jaar_ben
jawel jawel* je_gezicht je_het je_weet je_wel jeugd* joden* jongen_met jongetje_van juf juf_gaf kalfj* kalfjes kamee*
kameel kamel* kamelen kan_ik keek_op keelt* keeltje kelde* kelder ketti* kier kilo kimbe* kimberly kind_van
kinderen_hebben klapt* klikte_niet klopt_niet knie_in knijpt knikkebollen knul koe koen koets* koetspaard konde* konden
kopie* kopie_van krabd* krabde krijg_je krijgen kutma* kwaad* kwam_hij la lachj* lachje lacht* ladde* lag_te lagen_in
lagen_we lager lager* langs* laten_zien laten_zitten leefde leeft leeg_bij leeggezogen legde* leidinggevende lelle*
lellen lemme* lemmens lensj* lensje letselschadebureau leuge* liet_me ligt_bij ligt_in lijnt* likte likte* likte_zijn
linge* live log_in lokal* lompe* lomperik loodg* loodgieter luchthaven luik maak_je maakte maakte_een magaz* magazijn
mailde man_aan mannetje map marie* marieke mario mario* matje* me_tegen medische meegegeven_aan meegemaakt meel meelu*
meeluisteren meer_naar meest* mens_maar merkt* met_ene met_koude met_mij meten meten* micro* mijn_bril mijn_broer
mijn_broertje mijn_ex mijn_id mijn_jas mijn_naam mijn_ondergoed mijn_pas mijn_portemonnee mijn_schoonvader
mijn_schouder mijn_slaap mijn_vriendin mijn_zoon mijn_zusje misge* mixje mondje mongo* muilp* muilpeer naamp*
naamplaatje nachtwaker navel* nek nekve* nekvel nemen nemen* nergens_op nette nette* niet_dicht niet_over nikke* nikkel
niks_van nog_het nonna nonna* noodk* noods* noodstop noodu* nooduitgang nooit_in notaris notitie ocmw of_ik of_mijn
offic* omgevallen onbekend onbet* onbetrouwbaar ondersteboven onderzoek onged* ons_als ontslag onze_hond oor_en oorde*
oordelen op_hun op_mijn op_slot op_terwijl op_zolder opeens open_van open_wonden opgeb* opgediend opgew* opgezocht
ophou* ophouden oplader oplossen opmer* opmerking opmerkingen opnam* oppas oproe* oproepen opslag oudst* oudste out
overd* overl* overw* pakte_mijn panel* panelen papa parel parkeergeld parkeerplaats pas_bij pas_maar pasto* pastoor
patri* patron pedic* penicilline pesterij pet pianoleraar piepen pieter pikke* pikken pillen_van pinda* pistool pitte*
pitten plukte poedel poeze* pony'* pony's portefeuille portier praatje predn* prednison preek* pries* priester
privenummer proefpakket profiel pruts* prutser pyjam* raad_eens raar rachi* rachid rande* randen rapport rauw react*
reactie recen* receptioniste reed_over referenties regle* reglement reisbureau rendement ribben riep rietj* rietje
rijtj* roepen_dat roltrap rood_licht rot roton* rotonde rottweiler rum salar* sates* satesaus schaamt schad* scheermes
scherp schiet schimmel schoenendoos schoon schoonmaakster schouder_uit schreeuwde schroevendraaier schuu* schuurtje
scree* selder selderij serienummer sesam shirt* shock shock* sieraden sigar* sigaretten sim slager sloeg* sloot sloot*
slotenmaker smijten smoothie snapp* snappen snapte_er snauw* snoepje snuff* sorbe* sorbet spelt spelt* spleetogen
spree* springen spuit* spuwd* spuwde sta staar* staartjes staat_op stalling stamb* stamboom stapel stapelen stare*
staren stempels stokk* stokken stond_bij stond_hij stond_tot stopp* stoppen strafbaar stron* studi* stukadoors stukg*
stukgeslagen suf sujet sujet* tande* taxibus te_kijken te_mogen te_trainen tegen_haar tegenwoordig tente* tenten
terwijl_de terwijl_mijn terwijl_wij terwijl_ze terwijl_zijn tesla tesla* tevreden thuis_met thuiskwam tiere* tieren
toch_een toe_dat toen_hij toeristen toezichthouder tot_de tot_in tradi* trainen tralies trekh* trekhaak trillen trimmer
trims* trok_mijn trots trots* trouwens tuchtraad tweeh* tweehonderd u_op uit_aan uit_dat uit_de uitba* uitbetaald
uitde* uitdo* uitdoen uitdr* uitdroging uitgestapt uitgezocht uitma* uitmaken uitsl* uitslag uitst* uittr* up urine usb
vader vader* van_deze van_hun van_mezelf van_onze van_vier van_zei van_zijn vandaan vast vasth* veegd* veegde verbl*
verbrak verbrijzeld verdampt verdween verdwenen vergiste verliezen verloor verne* verrot verstijfde vertelde_het
verzekeraar verzinnen vetzak via_dit viere* vis vlaamse vliegen vluchtstrook voedselagentschap voegd* voegde voerd*
volgende_keer voor_vijf vooru* vordering vreem* vrouw_is vrouw_kreeg vrouwelijke vrouwen vuilb* vuilnis waar_hij
waarschuwing walki* wanbe* want_hij waren_met was_ook water_en water_is waterpokken we_nog weegt weegt* weg_met
weggehaald weide weide* weigerde wel_vaker werde* werden werkg* werkgever werkn* werknemer wespensteek weten weten*
whisk* wij_hem wimperlijm winac* winactie winne* winnen wiste* wisten wodka wodka* woond* woonde woont_in worst* zaak
zag_ik zakjes zal zangl* zangleraar zat_nog zaterdag_met ze_alleen ze_het ze_hier ze_in ze_met zeeho* zei_hij
zei_letterlijk zei_mijn zeker* zelf_in zenuw* zesja* zesjarige zet zieke ziekenwagen zigeuners zijn_auto zijn_neus
zijn_oor zijn_rug zijn_schouders zijn_we zijnd* zijnde zilveren zit_hij zit_in zitting zo_uit zogenaamd zolde* zomaa*
zomaar zoontje_van zuste* zuster zware zware* zwart* zwart_ziet zwemm* zwijgen zwijgt`,
      '5': `
112_gebeld 130 420 61 70 780 81 89_euro a4 aaide aaide* aan_je aan_op aan_tafel aangevraagd aangifte_gedaan aanrecht
aansteker aanstellerij aardappels aarding achterhoofd achterwerk ademd* ademde adhd afdelingshoofd afdoe* afdoen afgek*
afgep* afgeplakt_met afm afrik* afro afsla* aftui* aftuigen afwij* afwijzing agres* airba* airbag al_zes
alcoholvergiftiging alle_ouders alleen_mijn allergiekamer alpac* alsof_het altijd_aan alvas* alvast amand* ameri*
americain amste* ander_kind ander_ziekenhuis andere_gasten andere_klant andere_klanten angst antidepressiva antih*
apotheker appen appen* appjes appte arbit* arm_om armpje arrogante arts asbes* astma_aanval autisme autoriteit
autosleutel autoverkoper avg baas babbe* baby_lag babys* badjuf badpak balde balken ballon bankbediende bankk*
bankkaart bankp* bankpas barkr* barkruk barsten bedot* bedra* bedreigt bedri* bedriegt been beenh* beenhouwer beent*
beentjes begre* behandeld beheerder bejaa* bejaarden bekijkt bekijkt_de belandde belaz* belazerd beloof beman* ben_19
ben_hier ben_zelf beoordeling beroep beroerte beslag besli* beslist bespr* besprak bestelbus bestelgegevens
bestelwagens betaald_en beten beten* beugel_van beunh* beunhaas beval* bevalling bevat bevei* beveiliger bevende
bewakers bezoek_aan bezorger bidden bigge* bij_mij bij_mijn bille* binnenkort bit bivak* blaasjes blafte bloed
bloedverdunners bloedvergiftiging blokje blond* bmw boeti* boetiek boks bombe* bomma borg borre* borst* bovenarm
bovenarmpjes braakschade braaksel breek breezers briev* broekriem brouwer brulde buggy buitenlanders buitenwipper
bulle* busse* bussen buur cadeaubon camera's camio* certi* chalets champagne chass* chassisnummer chauffeur_reed
chauffeur_rook chauffeur_van chemo chinese chiro* chiropractor chocolade cilin* cilinder claim* clienten coeliakie
comma* commandeert conductrice conny conny* contact contactverbod controleur couve* crema* cryst* crystal daar_een
daara* daaraan daarvan dacht* dachten_dat dag_2 dagel* dagelijks dagvaarden dagvaarding_ligt dakdekker dakdekkers
dat_een dat_met datalek de_bocht de_borst de_dagvaarding de_echte de_economische de_gegevens de_geschillencommissie
de_gracht de_grootste de_haag de_halve de_handdoek de_hersteller de_huid de_huur de_ingreep de_kelder de_kennel
de_kleedkamer de_kok de_la de_lade de_leiding de_man de_massage de_nacht de_oude de_plank de_ramen de_receptioniste
de_rechtbank de_schouders de_showroom de_stewardess de_taxichauffeur de_uitbater de_vensterbank de_ventilatie
de_verhuurder de_vlakte de_vorm de_vrederechter de_zaakvoerder de_zak de_zomer decol* decollete deken* dekke* demente
demi denk deskundige deurbelcamera deuro* deuropening dezelfde_man diama* diamant dichtgelijmd dichtgeplakt_met
dichtgezwollen die_afdeling die_balie die_staat die_voor die_vrouw diere* dierenleed diese* digge* diggelen dij dik_en
ding dochters doen_voor doet_geen doorboord doord* doorgaat draaide_zich draaideur drankadem driej* drink droeg droeg*
droogkap dropp* dropping drukte_zijn duize* dumpt* dumpte durf duwde_me duwde_mijn duwde_zijn dwangsom echt_waar
economie economisch economische economische_inspectie een_aansteker een_abonnement een_afgesloten een_ballon
een_berichtje een_beroerte een_brief een_deken een_envelop een_gast een_gebroken een_kier een_klein een_konijn
een_loper een_moeder een_ongeluk een_pop een_rekening een_sticker een_stok een_tablet een_vriendje een_zak eenmalig
eerst_was eerste_keer eigen_sleutel emre en_al en_begon en_grijnsde en_haalde en_lachte en_liegt en_loog en_sloot
en_vluchtte en_vroeg en_weer en_zij energie enkels enveloppendoos er_geen er_in er_zelf erach* eraf eritr* erop ertus*
ertussen eruit eruit_en ethan* etnis* etnisch etterende euro_gegeven eveli* ex exami* examinator exemp* exemplaar
exhib* exploot extra's ezel facturen faill* favv fenta* festivalweide fiche fiche* fietser filet filet* fille* filler
filler_in filmden flessen floor* floot floot* fod fokke* fokker fritu* gaasj* gaasje gasto* gastouder geach* geachte
gebli* geblinddoekt geblo* geblokkeerd gebreke_gesteld gebruikt_mijn gebun* gebundeld gedis* geen_water geert geert*
gefix* gefixeerd gefle* geflest gegap* gegapt gegev* gegeven_en gegoo* gegooid gegra* gehandicapte gehec* gehecht
gehuurd geinf* geinformeerd geklemd geknipt_en gelei* geleidehond gemeen gemen* gemengde genaa* genot* geope* geplaatst
geprint geram* geramd geree* gerui* gesca* gescand gescheiden geschillencommissie gesleept gesli* geslikt gespl*
gesplitst gestrooid gestuurd_met getuigen gevoerd gevraagd_om gewenst gewoon_door gewoon_in gezegd_dat gezet gezichtje
ghb ghb_in giech* gin ging_de ging_om gino glash* glashard goede goedg* goedgekeurd golf gooide_een gooie* gooien
goudvissen graaide graaien grach* gracht griez* grijnzen grind grind* groom* grootste grote_mond gsm haald* haalde_hem
haalde_zijn haar_arm haar_hand haar_mond had_hij hadden_de hadden_er hamst* hand_en handdoek handjes handr* handschrift
hangslot hardo* hardop heb_er hebben_een hebben_hem heeft_zelf heers* heett* heette hem_aan hem_gewoon hem_in hem_laten
hem_mee hem_op hem_van hendr* hendrickx henna henna* hepat* hepatitis herma* hersenschudding hersteld het_bos
het_dossier het_drie het_gangpad het_ging het_hokje het_hotelbed het_nodig het_personeel het_zadel hete hiele* hielen
hier_al hier_niet hieronder hij_bij hij_liet hij_ons hij_op hijgend hilde hilde* hing hoeft hoeft* hoekj* hoekje hoeks*
hoekstra hoest* hoestdrank hoeve* hokje holla* hoofddoek hoogste hoogu* hooguit hoorde_het hoorden hoort_erbij hr
huidi* huidige huis_in huisb* huisbaas_stond huisd* huisdier huish* huurh* huurhuis huurs* huurt* huurw* huurwoning
hypo iban iemand_heeft iets_van ijzeren ik_belde ik_breek ik_die ik_je ik_laat ik_rij ik_uit ik_werd ik_zag ik_zeker
impla* in_met in_mijn in_uw incassomedewerker info infor* ingeh* ingelicht_over ingenieur ingeslagen ingespoten
insuline int intensieve intie* intiem invlo* invloed inzam* inzet* is_al is_geweest is_met is_van is_ze jachtgeweer
jager* jaren_niet jarigen je_toch jehov* jeugdzorg joint jointjes jos julli* jullie justitie juwelier kaakb* kabeljauw
kamermeid kamertje kamp kampleider kampleiding kan_beter katal* katalysator kattencafe kattenpis keer_naar keet kegel
keize* keizersnede kelne* kelner kennen kenteken kermisman keta ketam* ketamine kettinkje keuring keurm* kevin kevin*
kiekjes kiept* kiepte kijk kikker kin_open kind_dat kind_met kinderarts kinesiste kippen klaag klachten klauw* klemg*
klere* kleren klik kneep_in kneve* kniel* knijp* knip knokkels koeli* koeling koemelk kofferbak koffieautomaat koi
kokha* kom_zaterdag koort* kopen kopen* koper* koppels kopst* kopstoot kotge* kras kredi* kreupel krijsen krone* kronen
kroop kroop* kruipen krultang kuite* kuiten kwam_de kwam_thuis kwijtgeraakt laadb* laadbak laat_u lacto* lade lag_met
laken lalde lalde* lalle* lamme* langs langs_met laste* laster lavel* laveloos lazar* lazarus leden leeggetrokken
leerl* leerlinggegevens leg legde_de leider leidingen lelie* lenze* lenzen lepel* lesbi* lesbisch letse* letterlijk
leugens levende liegt_dat liep_op liep_weg liet_hem liet_mijn lijden lijst* linde* linia* liniaal liniaal_op linkedin
liter* liters litou* litouwen lockers losgekomen losgelaten losgeraakt losli* losliet lovende luchtvaartmaatschappij
luier* luife* luifel luisteren maak maakten maar_eens maar_tegen machtiging madam* mailb* mailbox mailden mails_en
maken malaf* malafide man_dat man_en man_met man_of mante* mantel marin* massagetafel masseerde maste* me_nog me_toe
medewerker medic* medisch meege* meegegaan meest meisje_van meld melde* melden melding meldp* meldpunt melkp*
melkpoeder meneer_de merel* mest met_bloed met_etterende met_kinderen met_mijn met_mooie met_stift met_stoel met_u meth
mij_af mij_gelijk mij_op mij_uit mijn_account mijn_achterwerk mijn_app mijn_been mijn_benen mijn_borst mijn_borsten
mijn_broers mijn_buurvrouw mijn_decollete mijn_demente mijn_dochter mijn_dochters mijn_gezicht mijn_huidige mijn_iban
mijn_kamer mijn_lip mijn_moeders mijn_neus mijn_raadsman mijn_rekening mijn_ribben mijn_telefoon minic* miniclub minis*
ministerie minste mishandeld mmc moeder moeder_is moedersleutel moedw* moedwillig moeilijk_is moers* moersleutel
moest_er moest_gewoon mogen mogen* mompe* mompelde moppe* morfine morst* morste moslims motor mr na_ons naamk*
naamkaartje naar_buiten naar_mij naar_mijn naast_haar nacht_op nachtdienst nachtkastje_verdwenen nachtspel nagebootst
naged* nagedaan nagelstyliste namen natha* neer negentien nepprofielen nest neus neusd* neusde niels niels*
niet_bestaat niet_betaald niet_dus niet_tegen niet_vast niet_weg nieuwe_accu nieuwe_naam nijlp* nijlpaard nocht*
nochtans noemden noord* nootjes nota noter* noteren ns obser* observatie oekra* of_hij of_we of_zijn ogen ogen_dicht
oksels om_zijn omdat_hij omdat_ze onder_een onder_invloed onderrug oneer* oneerlijk ongeldig ongem* ons_af
ons_dochtertje ons_op ontbijten ontbinding ontbraken ontfu* ontfutseld ontkende ontst* ontvankelijk onze_tafel oogle*
oogleden oogli* ooglid oor_van oorlelletje oorri* oorringen op_dat op_dezelfde op_facebook op_haar op_kantoor op_via
opa_kreeg opende opengehaald opengeritst openstaande opgedrongen opgemerkt opgeschreven opgezegd_in ophaalden
oplichterij opmerkingen_over oppas* opzic* opzichter orde ouwe overboord overdrijf overleden overtreding paard paffe*
paffen pakbon pakte pallet paneermeel parkeerwacht parvo pees per_ongeluk peste* petje petje* peute* peuterbad pijn_op
pijnstiller pil pinda pinda's pintj* pintje pista* pitbu* pitbull plast pleis* plukten pols_gebroken poot pootj*
pootjes potten ppd praat praatjes preut* preuts prik prikband pus rake randj* rappo* reageer reageren recensie reche*
recherche recht_in rechtbank reisb* reisleidster reken reken_maar rekening_voor remde remde* renpa* renpaard repti*
reptielen richt* richting riep_dat riep_hij riete* rieten rijexaminator roemenie rolst* rolstoel rondg* rondlopen
rookt* rookte rotte rotte_vis rug_naar saski* saskia scand* scande schaamstreek schadevrij scharnieren schedel schei*
scheiding schep scherper scheu* scheur schijven schilder schim* schip* schoenen_en schol* scholten schoot schor schou*
schri* schrijft schrijnwerker schulden secur* security seksu* selde* sepsi* sepsis singl* single sisse* sissen siste
siste* sjaak sjaak* slaap slaap_gevallen sleur* sleutelbos slijp* slingeren sloeg_mijn sloop sluis* sluitingstijd smaad
smaad* smakk* smeke* smeken smeul* smijt snauw sneer* sneerde snoepjes snoof snoof* snott* snuit* sociale sofie sofie*
sonde sophi* spanje spastisch speen* spelletjes spijker spleet splinters spoorloos spuit_in spul squats staan_en
staan_met staat_kom stall* stape* startte statu* steeg* steentje stefa* stefan stel stempel step stewa* steward stich*
stichting stierf stikken stoeptegel stonk stonk* story story* straf* stroomstoten strot stuit stuurde sulfi* sulfiet
sven tanden tatoe* tatoeeerder te_bellen te_eten te_snuiven te_stoppen te_vragen te_werken te_zitten teef tegenaan
teken tekende tekenen telec* telefoon_uit termi* terps* terpstra terrein terrorist teruggedraaid teruggezien
terugkwamen testa* testament testo* texel texel* tijde* tijdens_de tijdens_het tikke* tikken tikte tikte* tilde tilde*
toen_we toesp* toets tonde* tondeuse tong tongv* tongval tot_aan tot_gauw tot_het tot_je tracker trainer trans*
transacties trapg* trapgat trede trede* treitert trek trild* trilde trilt trilt* trimm* tromm* tulba* tulband
turnleraar twee_tanden u u_nog uit_het uit_mijn uitgescholden uitzo* uitzoeken uur_aan uw_zaak vakantiegeld
vakantiehuis van_14 van_15 van_17 van_8 van_84 van_9 van_justitie van_klanten van_naar vandenbroucke vapes vapes*
varkens vastgemaakt vastgesnoerd veilig veilingmeester vensterbank ventilatie ventileren ventj* ventje verantwoordelijk
verboden verdomd verdonkeremaant verdoofd verdr* veren* vergiftig vergrendeld verkeerde_kies verkocht_aan verkocht_als
verkopen vermi* vernedert veroordeeld verpe* verpleegster vertegenwoordiger vertelde vertelde_dat vertrekken verwisseld
verzonden verzorgende verzorgster vest vetza* viagr* viagra viel_om vieren vijfj* vijfjarige visa vissa* vissaus vlakt*
vlakte vluchtte voere* voeren voet voetbaltrainer volgende_ochtend volgens_hem volle_prijs voor_hij voor_kinderen
vooraf voordeel voorgelegd voorh* vooruitbetaald vorde* vorm vorm_van vrederechter vreemden vriendin vriendje
vriendje_had vrijgegeven vroeg_de vroeg_hij vrouw_heeft waar_iedereen waardig walle* wallet walno* wange* waren_er wast
wat_ik wat_van watje* we_dat we_het we_terugkwamen we_werden weddingplanner wedst* weefs* weefsel weet weet_ervan
weet_nu weg_en weggelachen weggelopen weggezet wegre* wegrestaurant weigering weken_en weken_na wel_erg welkomstbrief
wenkbrauw wenst* werd_in werd_me wesle* wesley wettelijke whirl* whirlpool wij_moesten wijnflessen wim winkelbewaker
winkelkar wint wisselde woede woede* wonin* woning woonk* woonkamer wormp* wormpjes wreef wreef* zadel zakten zal_ik
zal_wel zat_een zat_gewoon zaterdagnacht ze_dachten ze_de ze_gilde ze_hebben ze_naar ze_te zeide* zeiden zelfs_op zeur
zichzelf_te zie_je zijn_gezicht zijn_handen zijn_kop zijn_kruis zijn_lippen zijn_met zirko* zirkonia zit_een zitje
zitjes zn zocht_me zogezegd zolan* zolang zonde_zijn zonder_akkoord zoog zoon_een zoon_met zoon_werd zoont* zoontje
zorginstelling zou_zonde zulle* zullen zusje zusje* zuurs* zwalk* zwalkte zwalp* zwalpen zwalu* zwege* zwegen zwell*
zwellen zwemj* zwemjuf zwendel zwere* zweren zwijg* zwoer zwoer*`,
      '6': `
260 340_euro 4000 5000 67 800 800_euro 81_en 91 aambe* aan_in aan_jullie aangeboden aangedraaid aangevinkt aangevreten
aanre* aansprakelijk aanst* aanval aapje aardl* abort* abortus acht_jaar achterbank achtergebleven achtergehouden
achterin achtj* achtjarige acker acker* acm ader adrenaline adres_en afgeblaft afgelopen afget* afgeven afscheid
afschrijvingen afsluit airpods al_jaren aldus aldus* all_in alleen_thuis allergenen allergenenkaart allergische
alles_aan alles_over als_dit als_schoteltjes alvast_een ambul* anabo* anderen angst* anouk anouk* antil* appelmoes
artie* artiest asbak asfal* asfalt assen assen* astma at autor* baarm* backe* backer badge badge* badju*
bagageafhandeling baksteen bande* bang bankb* barma* barman barstte bedrogen beest* beet_in beheer bekertje bekijken
bekke* bekken belde_mijn ben_een benen benen* beoor* beroe* beschuldigde besod* bespi* besproken bestaan bestelbon
bestr* betaalde beton beurten bevat* beven* bevestigde bewaakt bewijsje bewijst bewin* bewindvoerder bewoner bewoog
bewusteloos bezop* bezopen bezwe* bezweken bierb* bij_haar bijtw* bijzi* bijzijn bilje* binai* binnen_met binnengehaald
binnenkant bits blaas bleken blikj* blikje blikken blinken bloeddruk bloedens_toe bloot* blowen boere* boerk* boerkini
boeze* boezem borst bosmaaier bosman bougi* bougies bovenbeen brake* braken brandwonden_op broer* broers broertje
brooddoos brown* brownie brult brult* brussel buik buikv* buitengesloten bulga* bulld* bulldog bulte* bulten bw
cadeaubonnen callcenters cavia's cavia* centrale chalet chant* charl* chatm* chatmedewerker chef chemisch chemo* chloo*
clerc* cobra cobra* coke collectieve colpo* conse* consu* contracten curator daar_ging dachten dagen_geen daglicht
daklo* dakpan dan_hebben dan_naar danny danny* dat_hij dat_in data dave de_achterbank de_akte de_ambulance de_backer
de_bagageafhandeling de_beveiliger de_bewaker de_boel de_buik de_buurvrouw de_club de_coke de_dienst de_factuur
de_garage de_garagist de_heftruck de_intake de_kantonrechter de_kat de_kinderboerderij de_klas de_kleintjes de_kom
de_kvk de_leerkracht de_leidster de_lucht de_medewerker de_pillen de_politie de_poort de_pot de_receptionist de_redder
de_rem de_roltrap de_rookmelder de_schoolbus de_spoed de_tap de_verkeerde de_verzekeraar de_vraag de_wachtkamer de_wc
de_weegschaal de_wet dealer decla* degen* degene degene_die denni* dennis deo depre* desku* deur_uit deure* deuren
dickp* die_kerel die_koerier die_monteur die_nooit dieet dief dienb* dienblad dienstencheques diepe diepe*
dierenpension dieven directrice dit_is dochter_is doek doel dolfijnen domme door_jullie door_uw doordat doorgesneden
doorgestart doorverteld doser* dosering dosis dosis* dossiers doucheruimte down draad draaide_zijn drankje dreef dreef*
dreigend dreumesen dreve* dreven druppel dubbel_en duizend durft_niet dweilmachine echte* een_advocaat een_baksteen
een_blik een_blok een_boete een_echte een_eind een_glas een_gratis een_honkbalknuppel een_kakkerlak een_kist
een_knuppel een_kras een_medewerker een_meisje een_mooi een_oog een_op een_paal een_pony een_schop een_tientje
een_verborgen eerste_hulp egel eigen_stront eind_aan eis eisen eisen* elleb* elleboog en_hup en_meneer en_of en_ons
en_ontkent en_raakte en_reed en_rode en_viel en_zweeg enge engerd er_eentje er_maar erbij_gehaald erf erin ervar*
ervaringen euro'* euro's expre* facebook factuur_van faillissement fietst filmde fiscu* fiscus fless* flirten
fluisterde folie* fotografeerde fouilleren frans* frauduleuze fret gaf gaf_de gaf_gas galbu* galbulten gang_gezet
garagehouder gasfl* gat_in gaven_ze geado* gebeten_door gebeurt gebon* gebonden gebor* geboren gebreke gebruikt_in
gebruikte gebruikten gecontroleerd gecre* gedag* gedagvaard gedec* gedeclareerd gedin* gedraaid gedrag gedronken gedwe*
gedweild geeft_mij geele* geen_lucht geeut* geeuthanaseerd geflu* gefot* gefotografeerd gegiechel gegri* gegrist
gehangen geheu* gehoord_van gehuu* gekneusd geknoeid gekwa* gekwakt gelach geld_uit geld_van gelov* geloven gemer*
gemerkt geopereerd gepar* gepes* gepest geprikt geraakt gerechtsdeurwaarder geric* gericht gerri* gerrit gesjo*
gesleurd gesprongen gestel gestript getil* getild getin* getinte getip* getipt getrokken_door gevis* gevist gevorderd
gewoon_mee gezoc* gezocht gezondheidszorg gieri* ging_dicht gipsp* gleed gleed* gloei* gluur* gmail* god gooi gooid*
gooide graai* grapt* grapte greep grijns grijnsde grijp* grinn* grinnikte gripzakje grote_bek gynae* gynaecoloog haak
haalde haant* haar_bed haar_ogen haar_rug haars* haarv* haarverf hadden_een hak halsband hand handhaver handp*
harde_schijf hardhandig hartr* haver hazel* hebt hefti* hekje hekje* heks hel help hem_een herdershond herkenbaar
herkenbaar_op hersteller het_adres het_bankje het_bedrijf het_dak het_deksel het_diepe het_erf het_infuus het_kamp
het_kampvuur het_labo het_moet het_ophalen het_pension het_perron het_raampje het_rusthuis het_speelgoed het_stuur
het_toestel heupe* heupen heupfles hield_een hier_geen hierover hij_boorde hij_daar hij_een hij_en hij_hield hij_lag
hij_met hij_nog hij_zat hindo* hing_er hista* hoef hoeven hoger_beroep hokje* hokke* hokken honkb* honkbalknuppel
hoofdhuid hoofdje hoofdpijn_en hoornvlies hou houde* houden huilend huisbaas_komt huism* huismeester hup huur_hier
huurc* huurcommissie hygie* hyper* iemand_in iemand_op iets_te igor ijsbeer ik_doe ik_trek ik_weet in_bikini in_cc
in_dit in_elkaar in_gebreke in_heel in_hetzelfde in_ook in_op in_tilburg in_welke inboe* inboedel incasseert incasseren
incom* incompetent ingelicht ingen* inger* ingetrokken ingewisseld ingredienten ingreep inkom* innen innen* instagram
installateur installeren insul* inten* intussen_ook inwen* inwendig inzag* is_daar is_die is_dood is_weg it j jaagt
jaagt* jaar_niet jaar_oud jacuz* jacuzzi jas_in je_als je_eigen je_hier je_tanden jeroe* jeroen jerry* jerrycan jodiu*
jongens jongens_van jongeren jongetje journ* jullie_soort jullie_voor jupil* jupiler jurid* justi* kaak kache* kaken
kaken* kamer_in kampl* kanaa* kanker kantelde kantonrechter kapit* kapitein karab* kart kas kassajongen kassier
kassiere kassierster kathe* keek_naar keer_met keer_over kenne* kente* keppe* kerse* kersen kettingslot kidsc* kidsclub
kiekj* kies kies_getrokken kifid kifid* kijk_eens kikke* kinderen_van klacht_bij klanten klasf* kleineert kletste
kleuring klikte klink klusjesman kluss* klusser knaag* kneep kneep* knipoog knock knock* knoopje knupp* knuppel koekjes
koele* koevo* koevoet kok kok_kwam kolie* koliek kolve* kolven komen_er komt_eraan koolm* kop kopie kopla* koplampen
kotsen kotsend krabben kramp* krampen krat kreeg_mijn krijt kriti* kritiek kruis* kunstgebit kwalijk kwam_mijn
kwamen_er laars* laat_haar laat_mijn labo lachgas lactose lactosevrij lag_een lag_open lagen_er langs_het langs_mijn
lars latex* leden* leeft* leeg_in leerlingen leesb* leesbaar leidd* leide* leiding lenin* lening levend_in levensgevaar
levensgevaarlijk licha* lichaam lien liet_haar lieze* liezen lijntjes loker* lokeren longa* loods loods* loonbeslag
loonstroken loper loper* loslaten lsd luihe* luiheid luize* luizen maagd* maagt* maagtorsie maal magne* magneetje
maild* mama man_een man_lag mank me_op mechelaar medewerkster medicatie medicijnen medis* meegegeven meegenomen meen
melka* mento* mentor merkte met_bloemen met_naam met_uw met_woorden met_zijn mevrouw_die middenrif middenvoetsbeentje
mij_in mij_onder mij_zou mijn_aangifte mijn_adres mijn_bank mijn_dochtertje mijn_hand mijn_keel mijn_kinderen
mijn_melding mijn_neef mijn_paspoort mijn_rechtsbijstand mijn_schoot mijn_voordeur mijn_vriend mijn_zwangere mis_ik
mixje* moed moeder_die moeder_met moederziel moederziel_alleen moest_naar monde* mondeling moogt moogt* morgens motor*
motorkap_en mrsa muesl* muesli naar_beneden naar_drank naar_je nadat nadat* nadat_ik nagemaakt nam_mijn namen* narco*
narcose navraag neem neemt_de negeerde_mijn neger* neppe* nepwinkel niesz* niesziekte niet_aangedraaid niet_als
niet_binnen niks_meer nodigde noemde_hij nog_wat nok noor noorderzon nootj* norov* norovirus noteerde nu_de nummerplaat
ogen_en om_op oma's oma's* oma_van ombudsdienst omged* omgedraaid omgew* omgewisseld omkle* onder_dat
onderwijsinspectie ongeluk onges* ongeschikt ons_bij ons_feest ons_met ons_na ontde* ontdekt onthouden ontru* ontsnapt
onze_kleuter oogje oogka* oogkas oorle* op_hem op_in op_je op_marktplaats op_me op_uw op_whatsapp open_in opengebroken
opengeknipt opengemaakt opengestoomd openl* openlijk opete* opeten opgehangen opgezette opgezwollen opgro* opgroeien
oplichter oplichting optat* optater opvoe* opzegging ouders_hebben oudjes overdosis overe* overeenkomst overgesloten
overtreden ozdem* ozdemir pad padde* pakten palle* papeg* papegaai papfl* papfles parkeer partij pasca* pashokje
patricia pauwe* pauwels pedag* penic* pep persoonlijk persoonsgegevens perve* pesto pesto* pets peuters pikte* pillen
pilletjes pis platf* platform platg* pleister pleit* pleite plekken_op plofk* plofkip plukt* plund* polle* pols polse*
polsen ponzi* por portiek positief positieve post potte* prikb* privacy pro probeerde procederen proces promi* promille
prose* prosecco proth* psychiater puist* put puur pv raadsman ram ramon* ratten rattengif rauwe rauwe* rechten
redder_zat reddi* regelt rekeningnummer remka* remmen remsc* remschijven rende* reparateur reserve reste* resten ria
ritsj* ritsje rodde* rode rode_ogen roes rok rolde_met rond rond_op rondu* ronduit ronny ronny* rookh* rookhok
rookmelder rottw* ruin rukke* rukte rukte* ruud ruw s_morgens salmo* salmonella sande* sander schaam scheenbeen schild
schiphol schipper schold scholieren schom* schoolkinderen schoonzoon schoot_los schoteltjes schouder schriftelijk
schrikken schuifdeur schut sd seks server sesamolie sessies shop shotjes showroom slaap_zacht slang slang* slikk*
slikken slingerde slingerde_over sloeb* sloeg_met sloegen slokd* slokdarm slokk* slokken slot smakt* smakte smijt*
smoes* smoesjes smsje* snapte snauwde snotn* snotneus sojas* sojasaus sommatie space* spanj* spart* spast* spiegeltje
spijkers spion* splee* spoed* spookuren springkussen sprite sprui* spuug* spuugde staart stagiaires stak stake* staken
stalker stang steegje steel* steri* sterilisatie stijn stijn* stikk* stikte stikte_bijna stomd* stomdronken
stond_ineens stook* stookolie stoort stortte_in stotteren strakke straks strie* striemen strot* struikelde stuipen
stuit* stuur suppl* synthetische tabletten tang tap tarwe tarwe* taxatie taxim* taximeter te_heet te_maken teaml*
teamleider tegen_een tegen_je tegen_zijn tegenkom telde telde* telefoniste telefoon_met telefoon_onder tepel* tepels
terre* teruggevonden_in terugkwam terwijl_het theo therapeut tijdens tikto* tiktok tilbu* tilburg tilli* tillift
toegestaan toen_mijn ton tonen tonen* toonbank_en tot_op touw trali* trampoline trans transport traploper trappenhuis
trekker trimster trogg* trommelvlies trut truus truus* tuime* tuimelde tumor turke* turki* turkije turnl* tussen_de
twee_verdiepingen tweeduizend tweehonderd_euro u_in uit_en uit_met uit_onze uitgeschreven uitgetrokken uitgevoerd
uitke* uitkering uitspraak uitspuiten uitstrijkje uitweg uitwerpselen urenl* urenlang urine* vakbo* van_50 van_alles
van_hout van_jou van_jullie van_niet vande* vanwege_mijn vast_en vastgehouden vaten vaten* vatte veeg velg verba*
verbergen verblijf verdoving verdwenen_bij verhuis verklapt verlamd vermagerd vernedering verpestte verschoond
versnellingsbak verteld vertelde_mijn vertrouwen vervalste vervoerd verwittigd verwu* verzegeld verzoek verzopen verzu*
videokaart viel_bijna viel_van vierk* vierkant vieze vijf_sterren vijftienjarige villa villa* vinger vingertjes vis_in
vlam vleug* vleugel vloek* vloekte vlooien voetb* vol_bulten vol_striemen volg vonden_ze voor_iedereen voor_schut
voor_u voorgezet vooro* vooroordelen voorruit voorv* voorvork voorwendselen voorwiel vredegerecht vreemde vriend
vriend_had vrouwtje vuisten vulde* vulden waakh* waakhond waar_het waar_jullie waarborg walge* walgelijk want_ze
was_kapot was_verder waste waste* we_hem we_niet we_zien webca* weet_dat weet_hoe weg_te wei weigeren werkm* werkmannen
wetbo* wetboek wette* wettelijk whatsapp whisky_leeg wieg wield* wij_het wij_waren wijkagent wimperlift wimpers
winkeljuf winst winterjas wist_dat wist_de wond wonden wraak wuift wuift* youssef zadel* zadel_en zal_hij zandb*
zandbak zat_aan ze_haar ze_hield ze_mijn ze_moest ze_nog ze_onze ze_vroeg ze_werkt ze_wisten ze_zeggen zebra* zegel
zegel* zei_tja zette_zijn zeven_jaar zien_elkaar zijn_arm zijn_broek zijn_duim zijn_eigen zijn_het zijn_hoofd zijn_jas
zijn_maat zijn_mond zijn_nek zijn_ogen zijn_oren zijn_poot zijn_tanden zijn_vingers zijn_vuist zilve* zilver zipli*
zitje* zitti* zoals_in zogen* zogez* zolder zonder_dat zonder_waarschuwing zonnesteek zorg zoutz* zuive* zwangere
zwarte zwarte_schimmel zweeg zweeg* zwemleraar zwemvest`,
      '7': `
000 10_euro 112 1200 500_euro 600_euro 90 a12 aan_mijn aangepraat aangeschreven aangesteld accen* accent achter_bij
achterdeur achternaam adren* adressen af_na afgedaan_als afgeschreven afgesteld agenten airpo* alarm alarm* alcohol
alle_vier alleen_achter allergie als_die als_straf ammon* andermans antid* arbei* arm_op armpj* as aspir* astma* attes*
attest autistische auto_had auto_voor baby balde* balkonreling bedon* bedrijfsleider beelden_van beert* begeleiding
behee* bejaarde bekij* belde_de bemant benie* benieuwd beschadigd bestelwagen betaal_of bevestigt bewaking bezoekers bh
bianc* bianca bidde* bieders big bij_dezelfde blaffen blaft* blanke blare* blaren blij_zijn blindengeleidehond bloedde
bloedens bloemist blokkeerde blowt* bomma* boot borsten botst* botste boute* bouten brandde brandwond brandwonden
breez* bsn bso buik_van busch* buschauffeur camera_in cameraatje cashew castr* centen chemi* claes claes* class class*
clien* coeli* commissie consumentenbond controleert dakde* dakpa* dan_lachen dan_praten darm dashc* dashcam dat_hoort
dat_weten dat_wij de_achtbaan de_badkamer de_bezorger de_concierge de_creche de_dj de_eigenaar de_fik de_fitness
de_fotograaf de_huisarts de_huisartsenpost de_huurauto de_ketting de_kinderstoel de_kinderwagen de_kop de_loodgieter
de_masseur de_moeder de_nachtzuster de_opvang de_parkeerplaats de_salade de_sauna de_schilder de_slaapkamer
de_speelplaats de_stukken de_tank de_televisie de_trainer de_werf de_wit de_zaak de_zetel dek deken demen* denkt denkt*
deur_dicht deur_van deurw* deurwaarder diarr* diarree die_chauffeur die_gast die_hij dier discr* distr* distributieriem
doen_we domme* donderde doodziek door_personeel door_zijn drank drank* drek drie_op drong drong* drugspand dus_ze duw
dwang* echte een_baby een_camera een_hok een_onbekende een_rolstoel een_wildvreemde een_zekere ehbo eigen_zak eigenaar
el en_daarna en_jullie en_rook envelop envelop_met envelopje enveloppe epile* epipe* epipen er_met er_wordt eraan
eraan* eruit_gehaald etalage etter* euro_uit failliet_en fik filmd* firma firma* fitnesscoach flikker flori* fluis*
fotografe fouil* frans fraud* gaf_me gaf_mij gaf_mijn garagist gauw geboord gebroken_heup gebruikt gebruikt_voor gecon*
geduw* geduwd geen_eten geen_noten gefac* gefactureerd gefor* geforceerd gegeven_aan gekna* gekno* gekop* gekopieerd
geld_of gelog* gelogen geman* gemep* gemept geplo* geroo* geroofd gescheurde geschonden geschreven gesmokkeld gesno*
gespo* gespoten geste* gesteld gestoken gestr* getra* gevol* gevolgd gevraagd_aan gezicht_in gij glas_in goude* gouden
grabb* grap grens* gripz* haar_eigen haar_gsm haar_haren had_iets halal halal* half_twee halsb* hand_in hardh*
heeft_mij hek hem_met henne* herde* herse* herstel het_bedje het_etiket het_hoofd het_hostel het_leven het_nummer
het_stopcontact het_zwembad heupf* hiero* hij_bleef hij_had hij_me hij_of hij_rook hij_van hijge* hoesten hoorde_ik
hopelijk hoste* hostel hotelbed hoven* hovenier huisartsenpost huiss* huurder huurders iets_in iets_voor ijzer*
ik_allergisch ik_betaalde ik_breng ik_steek ik_vijf ik_zo in_bad in_jullie in_ruil in_zaventem in_zijn inbraak
incassobureau incon* infuus ingeg* ingel* ingepikt injec* inleg inleg* inspecteurs intim* intolerantie is_door is_zo
je_af je_kop joeg_ons jongen_van jouw juwel* kachel kakkerlak kalf kan_geen kano kanon katje* keel kelder_van kennel
keurd* keurde kijk_maar kilometerstand kind kinderen_bij kinderopvang kindj* kitte* kittens klaagde kleintjes klusj*
knapt* knapte knies* koeme* kom_het kom_maar kontj* kontje koop_bij kopje_onder koppel kraag kraag* krabbel kreef*
kregen_de kruip* kuipers kwam_los kwam_terug laat_de landg* lat laten_betalen later_een leefl* leeggehaald legio*
legionella leidi* lekte lekte* let_op lever leverancier licht_uit lichten liege* liegen ligt_klaar lijst lisa loog loon
los_op los_uit losge* losgeschoten lossen luchtpijp luier lul lupin* lusten maand_een maar_naar maar_wat macht* mager
man_bij manag* manager marktplaats me_de me_in mep met_alle met_down met_kale met_onze met_opzet met_tape mij_met
mij_te mijn_arm mijn_baby mijn_bh mijn_brood mijn_deur mijn_gegevens mijn_handen mijn_hond mijn_kaart mijn_laatste
mijn_maag mijn_neven mijn_nieuwe mijn_nummer mijn_ogen mijn_oor mijn_opa mijne mijne* mis misha* miskr* miskraam
moest_in moesten_het moham* mohamed mond morfi* na_dat na_hun naam_en naar_onze nacht_aan nachten nageb* nationale neef
neem_ik neppr* netel* niemand_controleert niemand_kwam niere* nieren niet_hoorde niet_serieus niet_zei niks_gezegd
noemde_de noemde_mijn non notee* nu_elke nu_mijn nummer_van of_laat om_zes ombud* ombudsman omgevingsdienst onbekende
onder_mijn onder_zijn onderkoeld ondertekening onderzoekt ongelooflijk ongev* ongevraagd ons_kind ons_meisje
onthaalmoeder ontkent ontla* ontlasting ontslagen ontvreemd oog oogje* oogla* op_hol op_jullie op_mij opens* opged*
opgerold opgetild oplichters opzet opzet* oudere oudje* over_mij over_mijn over_zijn overgegeven overgemaakt overgeven
overlijden overt* oververhit pa pakbo* pakte* panie* paniek parkeermeter parkeerwachter parvo* patienten pieme* pijns*
piotr* plaste poeder poetshulp politie ponyp* portiers pot power* powerbank praten_we procedure proefmaand punten
purse* purser racis* rad randje receptionist rechtsbijstand refur* refurbished rekeningnummers reservewiel riek riep_de
rijlesgever rotte* rug_van ruil ruil_voor scam schaaldieren schaaltje schar* sched* schelden scheldt schep* schildpad
schoof schoolbus schopte schort schreef schroef schurkte seksi* sesam* shirt shotj* siera* skile* skileraar slaan
sleutelbeen slik sling* sloop* smeet smeri* smerige snack* snackbar snauwt snoep* snuif* snuiven soa somme* sommelier
sonde* speed speelplaats spiki* spiking splin* spore* sporen spouw* spring spuiten_in stalk* stappen stapt* stapte
sterke stikt* stond_aan stoor* stortte stuip* synth* tape taxic* taxichauffeur te_schelden technicus teen tegen_mij
telefoon_eruit tent_in terugkomst test test_aankoop thc thuis_op tient* tientje tik timme* toedo* toedoen toeva* toeval
toond* toonde tot_bloedens tot_ik tot_ze treit* trill* trok tuchtcollege tuig tussen_mijn uit_voor uit_zijn uitbater
uitgedeeld uitha* uithangbord vacht vacht* vader_van vaders van_alle van_loon van_tien vastgebonden vastgezet vasts*
veili* vel verband verdween_uit vergiftiging verhuizer verhuurder verhuurster verkocht verkopen_ze vermoed verna*
veroo* verpleegkundige verro* vervangen_door via_mijn vlammen vloei* vloog vloog* vlooi* volgt volgt* volks* voor_als
voor_jullie voorgelogen voorhoofd vraag_maar vriendin_werd vroeg_me water_in we_van weduw* weduwe werf wet weten_jullie
wie_niet wiege* wijnf* wil_niet wildv* wildvreemde winst* worme* wormen wouters youss* zaakv* zaakvoerder zakken zal_u
zat_onder ze_aan ze_bleven ze_door ze_had zei_de zei_een zekere zich_voor zigeu* zijn_gsm zijn_poten zijn_stoel
zijn_zak zijt zo_de zo_mee zogenaamde zogezegde zonder_begeleiding zonder_het zonnebril zonnebril_van zorgi*
zwangerschap zweep* zweer zweer* zwol`,
      '8': `
3000 89 90_euro aan_haar achtbaan achterom af_en afgedaan afhan* afsch* akkoo* akkoord ambtenaar anafy* animator asiel*
autis* badmeester bediend begel* begeleider begeleidster begrafenisondernemer behandelt belan* betas* bewoo* bewus*
bij_hun bijst* blaas* blonde blowe* boorde bosma* boter braak* bunge* cashe* cc chale* chip co conci* concierge
contacten crepe* creperen curat* dat_nooit de_afdeling de_apotheek de_garderobe de_groep de_keuring de_manager de_mijne
de_mond de_monitor de_operatie de_rechter de_tafels de_taxi de_vegan deed_alsof deed_er dhr dichtgeplakt dochtertje
dolfi* dook doorverkocht dr duwde econo* een_bed een_donkere een_mevrouw een_vent een_vriend een_vrouw envel* erken*
erkend etala* evacu* explodeerde flauwgevallen foets* foetsie gaf_geen gast_van gebruikers gedro* gedup* gedupeerden
geen_verzekering gegeven geind geind* gejat gejat* genee* geplukt gerol* gerold gestart gesti* gestikt gevallen_op
gewaarschuwd gezin ggd glute* glutenvrij hals hand_op hasj hebben_haar hecht* hechtingen heeft_mijn heel_het heroi*
het_bot het_broodje het_bureau het_toilet het_wisselgeld hiv huid ik_maak ik_sla in_eigen in_haar infuu* ingeb*
ingeschakeld ingeslikt intol* iphon* iphone jij joeg joint* kakke* kanke* kerels kin kindje kist klaagt klappen klapte
kleingeld kleuter koek kokend_water kotse* krabb* krijgen_geen krijgt_een kuipe* kwam_naar kwam_zijn kwijtgespeeld
lachg* lacht leeftijd levend liegt liegt* liegt_over liet_alles lip lippen lucht_in lucif* luisterde maes marokkaans
me_uit meer_te merri* merrie met_ons met_open met_scherpe mijn_bed mijn_buik mijn_glas mijn_kind mijn_kleuter
mijn_pizza mijn_voet moderator moeders mosli* motorkap muize* na_mijn naast_mij nagem* natio* neemt_het negeerde nicht
niemand_in niemand_keek niet_alleen nooit_een nummer_is oeste* om_in om_mij omgev* onbek* ondanks_mijn ontke* ontsl*
ontstoken ontvr* onze_dochter oor op_zijn opengesneden oplic* paal pleeg* poep poetsvrouw posit* postb* postbode
prutswerk psych* punte* pup_van pupil* pupillen ratte* redder reed_door rijin* rijinstructeur riool* rondgestuurd
rook_het ruiten schoonheidsspecialiste schor* schre* sinds_die slaapkamer sleep* smeet* snuiv* socia* somma* spijk*
spoed spuit stagiaire stang* stap_naar steiger stiek* stiekem stijf stijf* stott* straal stuka* stukadoor tand te_roken
tel terug_van terwijl_hij thera* thuishulp toen_ze toestemming toezicht tot_hij trapte tucht* tumor* tweedegraads
uitgegleden uitsp* uitwe* uren van_den van_hem van_u vanna* vannacht verankerd verdwenen_uit verhandeld verhuurd verkn*
verkoopt verpleger verslaafde vervalst verzw* verzwegen vieze* voele* voelen volledige vonke* vonken vrede* vroeg_hoe
waarb* wakker_geworden was_dronken weddi* weggestuurd werkt_daar werkt_nog whats* whisky wie_er wist_van woute* wraak*
xtc zat_alleen zes_jaar zichz* zichzelf zijn_als zijn_niet zonder_iets zonder_schaduw zonder_te zoon_van zult zwend*`,
      '9': `
advocate aller* banden belast bewak* crack* de_bak de_band de_kapstok de_portier de_schuld de_tent deale* die_vent
doorzocht dus_geen elektrische erger etike* etiket expres gekregen_van gemeld_aan genoemd geroe* geroepen gestolen_in
gezin* gram grijn* heeft_het heup hing_aan hok huurd* incas* ingre* jou kids kip_was koeri* koerier kooi kvk lag_op
leegg* liet_ons liet_ze meisjes met_foto mevr mijn_foto's mijn_slip misle* na_die naar_binnen nachtzuster negee* ontsn*
op_kamp openg* opgelopen patie* pup rolde slip spuiten stok stond_open tegen_mijn toezi* trap_er trouwring twee_mannen
uitgelachen uw van_20 vastg* verborgen verdo* verzo* verzonnen voeds* wiet wimpe* wonde* zeg_maar zei_ze zijn_hand`,
    },
  },
  pt: {
    plainBelow: -2.19,
    unlikelyBelow: 1.78,
    likelyFrom: 4.74,
    words: {
      '-9': `
a_sobremesa aborr* adiad* aguad* aguado ainda_nao ao_domingo assalto assas* atual* atualizacao barul* bife cambi*
cambio cansa* caris* caro carteirinha com_cara conco* concorrencia confusa da_hora de_compras decoracao deixa demora
desbo* devolvida e_esta e_nada em_falta empurra encosto enjoa* estacionar euro expir* feio filas filas* fina fraca
fraca* fraco* fria gelada gentil indicou lenta lenta* lento lento* marcar menu murch* nao_cabe nela o_filme ocupa*
outra_vez paciencia pilhas pouca* prometeram proposta recom* reini* remarcou sabor sabor* salga* sem_graca sincr* so_na
so_uma som tenho_de tinto tinto* toalhas tres_horas um_euro um_so vinagre`,
      '-8': `
12_e 18 25 60_dias a_mofo a_paciencia a_tabaco abanar aceitam agora_nao agua_fria ajudo* ajudou altis* amassada ao_ver
app_de arrependi_me as_cinco as_oito as_seis assado assen* assento atrasou_o aumen* azul barulhento bebados bloqueia
buroc* burocracia cafet* caixas_e cancelar cantaram capa caucao_de certa* chao_de chapeu chegou_as cinco_euros cm
cobra_ate com_cheiro com_fila com_pouca continua_a corta cortados couve cresce crime_contra da_atualizacao de_agosto
de_cafe de_chocolate de_chuva de_morrer de_origem de_pao de_quatro de_solteira de_tao decep* decor* desal* desfo*
desil* despedida_de do_ar do_telemovel dobra duches duro ecra embac* erro esgotado esperamos esperei esvazia event*
evento excelente fatia* favor feria* fraco frances fraqu* froux* fumadores gente_boa guardanapo guia_falava hora_e
horarios hotel_nao imitacao_de impossivel impri* ja_o jogo_de kkk lavagem le_o ligo mais_caro mapa match* melho*
mesa_para mesmo_sem mesmos minutos_por morno morno* morre morreram mudo_de music* nao_chegou nao_reconhece nao_responde
nem_por nem_tanto nivel nivel* no_nome no_primeiro no_site nunca_chega o_barulho o_bife o_segundo ocupado os_mesmos
palha para_as para_trocar pares pares* perde petis* porcao pouca preco_de premium promocoes quali* qualidade quando_vi
que_esta que_ficou recomendou rede reservei seca seguro_de sem_resposta sete_da simpatico so_de so_em so_se so_tem sobe
toda_hora tosta transfer transito trava_na trava_no um_assalto um_boneco um_caixa um_corredor um_lado um_roubo
uma_salada umas_as versa* vinha_no vou_contar`,
      '-7': `
10_dias 10h 11 12_euros 28 2_e 3_horas 3_vezes 3x 3º 6_euros a_30 a_abanar a_chegar a_concorrencia a_doutora a_medida
a_nova a_sombra abertura abrem abrem* acabam acompanhamento adiada adiado adorou afinal_e agua_com agua_sem ainda_por
alara* alfac* algum amarrotada animada anjo anteo* anteontem ao_abrir ao_decimo ao_fim apita* app_do apressado aprovado
armada arrastam as_15 as_18 as_8 as_pontas as_quatro as_riscas atenc* atendimento atent* ativi* atividades atrasada
atrasado atraso atrib* aumento autenticacao automaticas automatico avari* aviso_na bacalhau_seco bagagens bainh* bainha
baixo_nao banal banal* bateria_do beliches bilhete_de bolo_de bolo_que bombo boneco borbo* borracha brinde brunc*
brunch cabo_das caia cair_na cajam* cajamar calab* calabresa calibrador cansa caos carim* cartao_nao casa_das catalogo
catar* catarina cavalo_de certa cerveja_quente chegou_em choca* cidade cinco_e cliente_ha clima colchao_com com_calma
com_validade compe* condicionado_no confu* consulado consulta_de contar_a conto_a controle convites convites_com cores
cores* corredor_de correios corrige cortador cotovelos couve* cozido cozinhar curta_demais curto curto* da_dona
da_esquina das_oito de_90 de_almoco de_celular de_cidade de_cigarro de_couro de_doze de_duas de_entrega de_fabrica
de_frente de_limpeza de_manutencao de_meia de_ontem de_pacote de_preco de_precos de_prova de_tedio de_teste de_trabalho
decad* decoradora demora_a demorada deram_nos derretido desaf* desatualizado desbotou desconfortavel desig* desilusao
desligar desmagnetizou desmarcaram desmarcou desor* devolvido dia_8 dia_de dias_no dias_uteis dieta dificeis dificil_de
diga_se discutir diver* do_alarme do_museu do_video do_vizinho dobra_e dormiu_no droga_de dubla* duro_e e_afinal e_cara
e_caro e_olha eco ela_me elevador_parado em_analise em_baixo em_duas em_junho em_outra em_quatro empen* emper*
encomendados engom* enrolada entao_nao esfor* esfri* esgot* espanhol estacionar_e estado estava_pronto estimativa
estrela evide* expira falaram_q feliz feriado ferias fez_na fila_atras filme fim_do fim_o fino finos finos* foi_um fome
fome_de fone fotos_com francesinha frest* frio_de frio_e fritas fui_com gasta gente_a genti* gerad* gostou guarda_chuva
guincho ha_e hones* horar* horiz* humor humor* inati* incendio_as ingresso instrucoes ja_a karao* karaoke labir*
lado_da lag le legen* lenda lenda* ligo_e limit* limite linhas livros lojas lojas* longa m mais_12 mais_no manut*
manutencao mapas mapas* maquinas marcacao marcado_para marcam marinho mas_a mau mau_humor meia_em melhores mensalidade
mes_de mes_que micro_ondas migalhas_no minim* minusculas minusculo miojo miojo* mirad* miradouro montador morri morri*
movel movel* mudou_a murcha murcho musica na_outra na_ponte na_primeira na_terca na_vespera namorados nao_abre
nao_aceitam nao_apareceu nao_chega nao_corta nao_devolve nao_so nao_trocam nao_vai natal natal* nem_na newsl*
newsletter no_mes no_papel no_predio notificacoes nove_euros numero_errado nunca_tem o_bilhete o_cafe o_casal o_crime
o_favor o_mar o_pedido o_respeito ocupadas ofert* ondas ondas* onlin* online online_com ouvia* ouvido_e padrao papel_e
papo para_cancelar para_dois para_mandar para_quatro para_setembro parecendo parou_no partida_e pede pedi_so pedi_um
pena_a pendente pequena pequena_para perfume_que pintu* pintura piquenique pistas pistola_de po_de policial poltr*
poltronas por_sms portagens posto_sem poucas pra_ouvir presas previsao primeiras pro_almoco problema_e promete
prometiam protetor_solar puxadores puzzl* quadra quarta quartel quase_tive que_afinal que_deixa que_parece que_tinham
que_vem queijos queimaram range* realidade recados recolha reduz* reemb* reiniciar relaxante relig* repet* repetidos
reserva_em responde resposta restaurante revei* reveillon rodap* route* router ruas rural rural* sabor_a sala_do salas
salas* sanda* sao_um sauda* saudades se_consegue seis_euros sem_bateria sem_forca sem_gas sem_metade sem_multibanco
sem_pele sem_pilhas sem_portugues sem_previsao sem_recheio sem_tempero senhora_do senio* senior setem* setembro shutt*
shuttle simpa* simpatica simulador siren* so_ate so_com sola sou_cliente subi subim* subimos subiu_de sumo_de supri*
suspense ta_de ta_no tamanho_da tarifario tartaruga tasca* teatr* teatro tecid* tecido tedio tedio* terca terceiro_dia
tiro_no tive_um tiver tocaram torneio torre* torta tradu* traducao trinta_segundos troca_so tudo_cheio um_amor
um_aquecedor um_bolo um_bom um_caos um_carimbo um_numero um_ventilador uma_e uma_palavra uteis uteis* venti* ventilador
ver_com verde_sem versao vez_na viajo* vinca* violao virtu* virtual vista_linda vista_para voltarei volto volto_com
vouch* voucher zero`,
      '-6': `
10_anos 12_dias 12_nao 12h45 12h45* 15_minutos 15h 16h 18h 1h40 26 3 312 35 38_reais 3_meses 40 40_e 41 4h50 50_min
5_dias 5h 60_reais 65 8_da 8_e 8h 8h10 90 90_e 9_reais a_barba a_box a_de a_devolucao a_lagareiro a_mais a_parte
a_picanha a_segunda a_semana a_tv a_unidade a_vinte aborreceram aborrecido abre_no abrid* abridor absurda acabado
acabou_ontem acara* acaraje acent* acentos acertam acumu* agendado agendamento aglom* aglomera agua_gelada agua_que
aguada ajude* ajuste album album* aldei* aldeia alegr* alface algema almof* altas altas* altos altos* amassada_e
animacao anive* aniversario aniversario_da antecedencia antes_das antigo antip* anuncio_de anuncios ao_cliente ao_mesmo
apanham apinh* aplica aplicativo_nao apressaram aro arranhador arrepiar artigos as_10h as_15h as_8h as_nove as_segundas
as_sete asper* aspir* assadas assalto_a assassinato assassino atencioso atendida_as atire* atirei atrasou atualizou
atualizou_e aulas_de aumentaram aumento_de avariadas avariou avisem backu* backup baiao baiao* bancos baral* barreiros
barulhenta barulhentas batal* batalha batendo_papo bateria_morreu bem_mas biblioteca bicicletas bilhete_inteiro
biscoitinho black_friday bocejando bomba_de borra* borrachuda brando bufan* bufando bug buzinas cabe cabia cabia* caca
caem cafes cafes* cafetaria caixas_automaticas calado calco calco* camas_de camiao_do campo_de cancelaram_o cancelou
canta capa_de caram* carbo* carimbo carissima carissimo carrega carro_novo cartao_recusado casa_da casei cashb*
cashback castanhas cedo_demais cega chati* chatice chato chato* check_out chef chegado chegam chegou_ao cheguei_a choco
chuva chuva* chuvi* cinco_horas cinco_por cinem* cinema cinza circuito cliente_desde coberta cobertura cocktails
coladas_umas com_atraso com_dois com_filas com_horario com_paginas com_robo com_tres com_vista comando comecava comed*
compensa comprei concessionaria condicoes conducao conex* conexao confesso congelou congr* congresso consigo
contabilidade contados contente contrato_li cor coro corrigiram costa crois* cruzeiro culpa_minha curta curta*
custa_mais custo da_agua da_compra da_erro da_foto das_salas de_40 de_antecedencia de_atraso de_boneca de_brinquedo
de_coco de_devolucao de_entrada de_funcionar de_jantar de_jogo de_matar de_material de_mau de_natal de_oleo
de_pagamento de_rachar de_raiva de_rir de_tinto de_trinta de_uso de_vento de_viagem de_vista de_voz decepcao defei*
defeito demais_no demas* demor* demora_um demorou_a demorou_quatro demorou_um depois_com depois_das depositar deram_um
descolado desconfortaveis descuidado desenhos deser* desfeito desfocada desis* deslocacao desorganizado devagarinho
devolucao devolvem dez_dias dia_2 dia_dos dia_inteiro dicio* dicionario diferente_da dinheiro_e dividir do_lixo do_zero
doce_a dois_e dormiu doze_meses duplo duplo* dura durou durou* e_como e_dez e_dizem e_fez e_frio e_gente e_mails
e_nenhuma e_otima e_otimo e_pago e_poucos e_preco e_quente e_sempre ead econo* edica* edicao elastica em_abril em_ate
em_grupo em_julho em_loja em_pe em_ponto em_vinte embaciado empap* empapado empenado emperra emprestada encan*
encerrada encomendamos encomendei_o encostadas enfermeiras enfim enfim* engomar enjoativa enquanto_isso entende entendo
entregaram_no entupido envio episo* errado_no erros erros* escadas_rolantes escorregas escova escuro_e esgotada
esgotado_na esgotados espanha esposa_e espumante esqueceram_se estad* estaladica etern* eu_nem evacu* evacuacao exage*
exagerada exercicios expec* experiencia expiram explicado expliquei expor* exportar exter* extraviada facada_no fado
faltaram faltava_um falto* faltou faro farta* favoritos fecha_sozinha fechada_pra ferre* ferreira ferry ferry*
fevereiro_e figur* fila_de filme* final finin* fisico fisioterapia fiz_a folhado folhe* fonte formador formatacao
formulario_que fracos franj* franja fraquinho frestas friday frigorifico frito* fritos frouxos frust* funch* funchal
funcionar ganhar garcom_de garconete garfo* gasta* gener* gerador geradores grande_e grani* granulada gritar higie*
historias homic* honesto horas_de horas_depois hostess hype idem igrej* igreja igual_so ilegi* ilegivel ilumi* imens*
imenso imers* imove* imovel importada imprimir inatividade incluidas indicado indus* inesp* inesperado iniciar insos*
instalei intel* intercidades interminavel interruptor intervalo inver* inverno itali* jardim jeans jeans* jogui*
joguinho joia julho julho* justo_quando ketch* ketchup km labirintico lagareiro lamento lantejoulas largam largo lasca*
leitu* leitura lembra limitado limite_do longa* longo* luta luz madeixas mais_barato mais_volto malfeito malha malha*
mandamos mar maravilha maravilhosa marcacao_as marmo* marte matam matam* matei matei* matosinhos maxim* maximo
me_disseram meia_de melhor menos_o menus menus* mercearia mesmo_tempo migas migas* milagres minei* mineira minha_cidade
minimo minus* minutos_o mistura moles monum* morrer_de mudanca_de murchas museu na_entrega na_janela na_linha
na_proxima na_vida nada_no nada_o nao_cobre nao_consigo nao_dava nao_liga nao_retorna nao_vem nas_mesas nem_manteiga
nevoe* nevoeiro no_anuncio no_sitio noite_inteira notario novem* novembro numeracao o_arroz o_frete o_maitre o_melhor
o_molho o_parque o_pastel o_pequeno o_rodape obrigatorio oferta oleos* olhei* ontem_e optim* optimo orcam* orcamento
orien* os_bancos otica* otima_a otimo otimo* ouco out ouvia ouviamos pacotes pacotes_de paginas palco palco* palida
pao_de parad* parada parada_em parado parado_em parquimetro passarinho passeio_de passou_na pe_com pechi* pechincha
pede_o pedi_troca pediram_desculpa pegajosa pela_primeira pelicula pelo_menos penalti peppe* pepperoni pequeno_para
perda perdemos persianas pesado pessoa_e pessoas_e piani* pianista ping piscina_gelada pixel* pneumatico podiam polvo_a
pontas pontu* pontual por_falta por_ordem por_quem porcaria possi* pouco* pra_trocar pra_tudo prateleiras prazo_de
precisa preco_da preferencial prevista primeira_lavagem processo_de produ* progr* progresso projetor promo* promocao
puxa q_o quando_e quando_lhe quatro_vezes que_demorou que_fez queijada queimava queriam querido quim_barreiros quota
rachar rala range rangem reais_pra real recar* recli* recusado recusei rede_de reduzida reembolsaram reembolsavel
refiz* refizeram refle* refri* refrigerante regad* remar* remarcaram remarcaram_pra repetida repetitiva resto_e retor*
retorna reuni* reuniao revista_de revistas risada rodape rodou rodou* rolantes rolha rolha* ronca* rosas rosas* rotin*
rotina roubou roubou_a ruido* ryana* ryanair sabados sai_de sair_de sal_e salgada salgado salto sandalia sandalias
sangria santos sapato sedex sedex* segunda segundas seis_e sem_cheiro sem_pagar sem_pressao sem_sabor sem_stock
semanas_e sempre_no senha_as senha_e servico_e servindo sete_e simpatico_mas simpaticos sinalizadas sincroniza
sincronizacao sintetica sitios slides smartwatch so_aceitam so_agua so_no soalh* soalho sober* soberba sobremesa sogros
sola_de solucao sonho* sono sorriso sorvete sou_de stock stock* suges* supermercado suspirou tabua_de tapet* tapete
tarde tarde* tarde_toda tasca taxa teatro_com tecla teclado telec* telemovel_com tema temporada tentativas ter_feito
tirei_o tiros tiros* tive_q tivem* tivemos toca torta* tortos tosta* tostas travando treco treco* trico triplo troll*
trolley tudo_com turista turnos um_balde um_braco um_codigo um_muro uma_pessoa uma_porta uma_simpatia umido umido*
unida* usb vagao vagao* vai_se varanda_a vegetarianos veio_frio veio_olhou vem_com vence venceu vender ventoinha ver_os
vestido_de vezes_a viciante viges* vimos vimos* vinho_da vitam* vitaminas volta_e voltou_igual`,
      '-5': `
0 0800 110 11h 12_minutos 14_euros 16h20 16h20* 17h30 17h30* 180 1h30 1h50 2 2024 210 214 23_dias 2_dias 2h 38 3_de
3_semanas 40_dias 40_min 42 46 4_vezes 6_meses 7 9 90_anos 95 a_batata a_cada a_cantar a_do a_geladeira a_gritar
a_ligacao a_melhor a_ninguem a_promocao a_quarta a_torneira a_troca a_versao abafa* abafada abafado abre abri_chamado
absur* acaba* acabou aceita acertaram achei_graca achou_o acorda acordando adega adega* administracao adora afilhada
afinal afund* agendada agost* agosto aguas aguas* ajust* alcatifa alegria alergia_a alfaces alfinete algum* alho
alimentacao all almofada alternativa alvo amare* amarelo amarelou amor_de amor_e amore* amores andaimes andei andei*
ano antes_da antipaticos antiq* antiquado anual anual* ao_balcao ao_hospital apagada apagado apertado apinhado
aplicacao apoio_ao apostila aquece aquecido aquem aquem* ar_na armac* armacao as_10 as_14h as_5 as_7 as_cadeiras as_dez
as_outras as_primeiras as_tres aspero aspirador assentos ataqu* ataque atenciosa atenda atendentes atore* atores
atrasaram atualizar atualizei audioguia aumentou auscultadores ausente autocolante avaliar_a avariada avariadas_ha
avariado avisaram_por azulejos bagageiro balde balde* balnearios banca bandi* bandido banheiro_sem banho_com
batata_murcha batedeira bateria be bem_na berbe* berbequim berrando bilheteira bisco* bolas bolas* bolo bonitas
bonito_e bonus bonus* borboto bordas bota brilhar brinco brinquedo_do britadeira busca cabides cada_um cafe_fechado
caia_de caixa_amassada calma cama_dura camaroes caminhao campo cancelado cande* candeeiro cansada cansado cantar canto*
cantos capin* capinha capitulos caras caras* carissimos carna* carnaval caro_e carpe* carpete carregadores carrego
carregou carta_de casa_dos casab* casablanca casam* casamento casas casas* castelo cataplana categ* categoria caxia*
caxias cena central_e ceram* ceramica certinho_mas certo certo_mas chapa charu* charuto china china* chocolate chope
chopp chopp* chore* chorei choveu chris* chuve* chuveiros ciclo* cigarro_e cinco_dias cinquenta_minutos cla cliente_e
colcha colunas com_fotos com_muita com_poucas com_som com_tanta comecaram comedia comprei_o compro computador_com
condi* confuso conge* congelador consulta consumacao conta_veio continuo correcao corredores corrente_de cortava corte
cortina cortinados court court* cozinha_com criminoso croch* croche croissants cruas cruas* cultu* cultural curso_de
curta_e curti* custa da_clinica da_familia da_formatura da_igreja da_novela da_sobremesa da_tarde da_tomada das_maes
de_acesso de_alegria de_ano de_anos de_bagagem de_comida de_credito de_deus de_estar de_fechar de_feira de_ferias
de_fila de_fotos de_ingles de_luz de_mesa de_namoro de_pessoa de_pistache de_plastico de_qualquer de_sabor de_solteiro
de_som de_substituicao de_tenis de_turistas de_vida de_volta debito dedad* dedadas dedic* dedicada degus* degustacao
deixar_o deixou_na deles_mas delicada demasiado demoraram demorou demorou_tres dentro_de derretendo desafinado
desalinhados desar* desarrumada desas* desastre desat* desatualizados desbotada desculpa_pelo desde_as desde_setembro
deseq* desequilibrado desga* desgaste desgraca desigual desisti desistiu desmontado desorganizada destinatario
destinatario_ausente dezoito_euros diferente dific* direito_a diversoes divertido do_ano do_armario do_cidadao do_crime
do_escritorio do_gato do_menu do_motorista do_prato do_senhor do_site doentio dois_dedos domino dormimos dos_namorados
duas_de duas_e duas_manhas duas_semanas duas_tostas dura_e e_18 e_cada e_excelente e_fecha e_fria e_meia e_preciso
e_tao e_trouxeram ela_no em_2024 em_cajamar em_fevereiro em_ingles em_manutencao em_portugues em_um embal* emprestado
encanador encomendado encontro encostada_a encrava enjoativos enjoou ented* enten* entorta entre_8 entrega episodio
era_dia era_do erro_inesperado errou_o escape escola_de escov* escureceu esgotadas espera esqueceu esquecidos essa_sim
esta_bem estac* estan* estante estava_tudo este esteiras estim* estragaram_a estreita estro* estrogonofe eu_no excec*
excecao excelente_mas exces* excesso exorb* expectativa explosao exposicao extra fabricante facad* facada facil* fadis*
fadista faltou_o farta fatia favor* fecha_cedo fechado feio_e feliz* festa_junina fica_na ficou_pronto figura fila
fila_ate fila_da fila_e filme_chato filtra final* fininho fiquei_a flori* fofos fofos* foge foi_facil folheto formatura
fosco fosco* foto_com fracas fraquinha frias frias* frigo* frios frios* frouxa fui_na fumad* funcionando funcionava
fundi* furada furos furos* gaivo* gamer gamer* garagem_com garantia garco* garfos gel gerid* gerido gigan* gigante
ginji* ginjinha girar girar* giro glovo glovo* gol gondo* googl* google gordura goste* gostei gosto* graca graca*
graficos gralh* granu* guara* guarana guarda_roupa guardanapos guiada ha_meses ha_seis hamburgueria helen* helena
hidro* higienico homicidio hora_marcada hora_por horario horti* hortifruti humid* ia_me ida ideias ido iluminados
impecavel imper* imperial impos* impossiveis impre* impresso impressora incluido incompleto infarto ingles inici*
instabilidade inteira_de interface irrit* irritante ja_so ja_tava ja_tinha janeiro_e jogad* jogada jogado julgu*
julguei julguei_que junho junho* junina justo justo* kille* killer kkkk laco lado_e lanchinho lanchonete lapis lapis*
lascada late lavag* lavagens lavaram layou* layout legenda legendas lento_e letras letri* letrinha levantamento
levantar_um level level* levem levem* lia_o liga liguei_na lindo locad* locadora login loja_da loja_do longe longe*
longe_da longo lotad* lucia mafia mafia* mafio* maior mais_o mais_por mala_e manch* manchados manda_ir manda_para
manue* mao_a marav* marta marta* mas_de mas_nao mas_no mas_para mas_podiam matchmaking me_para me_tres mede medid*
medida medir* meio_de melad* melado mensal mensalidade_subiu merce* mes_a mesas_coladas mesas_e meses_de meses_e
mesmo_eu mete micro mimo min minha_afilhada minha_senhora minima minuto minutos_as missa* mocas* mochila_com modo moeda
mofo molha molha* molhada monot* monotona morna* morna_e mornas morrendo morri_de mostrar mudancas mudo muito*
muito_educada multa_de multibanco multimidia mumia* museu* museu_da musica_de musicas musiq* musiquinha na_caixa namoro
nao_deram nao_devolvem nao_funcionava nao_parou nao_resolve nao_sei nao_sou nao_vale natural nem_uma nenhuma nivei*
niveis no_aeroporto no_horario no_mapa no_maximo no_saco noite_de nome_de nos_para noutr* nova_e nove novo_em nugge*
nuggets o_antigo o_bairro o_churrasco o_colchao o_controle o_mapa o_pano o_problema o_produto o_progresso o_rastreio
o_refrigerante o_resto o_sofa o_terceiro o_ventilador o_veu obras_e ocasi* oitav* oitavo oito_e ok_mas oleo_e olharem
ondul* organizacao organizado os_amigos os_balnearios os_pratos os_sapatos oscil* otica otima otima* outle* outlet
outra_e outra_mesa ouvin* ouvindo padrinho pagamento pagaram paguei_o palha* palmo pancadas para_almoco para_mudar
parabens paran* parando parcela parecia_um parou_em passa_quando passado passe pdf pedi_outra pedim* pedimos
pedimos_pra pediu_desculpa pelo_amor pena pende* pequeno perco perco* perda* perfe* peruc* peruca piano piano* pica
pilat* pilates pingava piora* pipocas pirao pirao* pizza po_em poco poltrona poltrona_que ponto_e por_cabeca por_favor
por_seis porcao_de porem porem* porque_me possivel poten* pouco precisava preciso_de preco_do prendi press* primi*
privada produto professoras projecao prometido_para pudim pudim* puzzle q q_a q_e q_ja quando_voltou quartos
quatro_euros que_devia que_fazia que_na que_ser que_trouxe quebra queixar quente quente_e quinta quisesse raias raias*
raio ralo rapid* rapidinho reais_a reais_de reais_por recepcionista_no recintos recolhidos recomendo reconhece reduzido
reembolso reformado reinicia renovar repete repetido repit* repito reservado reservem respira ressecado resto resto*
resto_fraco resum* reto retorno revista ribeira rimos rimos* ritmo ritmo* robo rodad* rodada rodapes roman* romantica
romba* room rosa roubo* roupe* roupeiro sabores sal sala_com sala_gelada salvou_a sardi* sardinhas saudade save secar*
secas secas* seco secul* seculo segunda_semana segunda_via seis_semanas sem_alternativa sem_nada sem_sinal semana_de
semanas semes* semestre sempre_atrasado sempre_os sendo sendo* senha_na senhora_de senso* sentaram sentei serial
serial_killer serie* serri* serrilha serta* sertanejo serviu silencio_e silva silva* simpatica_e simulacro sinto sinto*
sirene sirenes siste* sistema sitio_e so_aceita so_um sofa solar solteiro sombr* sonho sorve* sossego spinn* spinning
suado suado* subst* substituicao super suspe* suspeita ta_escrito ta_tudo talen* talhe* taman* tamanho tamanhos
tao_bonito tapav* tapio* tapioca tarde_e teclado_com teleconsulta telefonemas telefono televisao temat* tematico tempo*
tente* tentei terca* teria teria* termos teste_do textu* ticke* ticket tinha_chegado tinte* tiro to_be toalha_de tocan*
tocando todos_os toldo toldo* torresmo torto torto* tortu* tortura total* transporte tratados trava travado travou
trazerem treinos tres_semanas troca troca_e trocando trocaram_de trouxeram trouxeram_a tudo_bem turistica tutor*
um_carrinho um_palmo um_tapete uma_coluna uma_com uma_fila uma_tarde uma_toalha unidade unive* upgra* upgrade usand*
usando usando_o usava usava* usei_pra vale vasos vasos* vazio vazio* veda veget* veio_sem vela veloc* vencendo
vendedores verbo verbo* verbo_to versa versao_nova vespe* vespera vezes_no viagem_com viajou vice viemo* viemos
vieram_tres vinag* virus virus* visib* visibilidade vista_mar vizinhos voltagem voltei_la voltei_no voltem widge*
widget wifi_nao x xl zoo_com`,
      '-4': `
100 10h40 10h40* 12 13h 13h40 13h40* 14h 15 15_min 17h 17h20 17h20* 190 1970 1987 1h 2017 20h 21 22 289 28_euros 29 320
350 40_minutos 4_meses 5 6 62 68 6h 8 88 90_reais 9_e 9h30 a_areia a_cobranca a_cor a_correr a_deus a_fibra a_leitura
a_luz a_meio a_mensalidade a_pena a_recepcao a_reserva a_responder a_tela a_toda a_trabalhar a_trabalho aborrecida
abril abril* abuso acabamos acabaram acabo* acabou_as acabou_o acena* acenando achan* achando acompanhante aconselharam
adivi* admito aeroporto_de afilh* afina* afundado agarra agend* agua_de airfr* airfryer alfa alfab* alfin* alheia
alinh* alinhamento almoca alteracao altissima amave* amavel ambie* ambiente amor andares andre andre* anfitria
ano_passado antec* antig* antipatica ao_lado ao_segundo aos_domingos aparece aparecia aparelho aplic* aplicativo
aprendeu aprendi aprovaram aquec* aquecida ar_condicionado areia areia* arrep* arrepender arrependi arroz_de artes*
artesanal as_4 as_condicoes as_flores as_onze asperas assad* assassinou atende atentado augusta aulas aulas* avaliar
bacal* bacalhau bacon bacon* balanca_de balanceamento balcao_da barba barbi* barbie barulho batata batata_e beijinho
bem_feito benfi* benfica bh bichos bilhete bingo bingo* bitoq* bitoque blusa bolos bolos* bolsos bom bonec* bonito_mas
borrifaram botao_de bras brind* c cabe_no cache cadeiras cafe caiu_a calib* camara_do caminho_da camiseta campanha
canal cance* cancelada cancelado_por cangaceiro cangaco cansados canta* cantou cappu* cappuccino cara_de cara_e carac*
cardiaco carro_com casal caste* catal* certidao certo* chamado chamam chape* chega* chegamos chegarmos chegou_no
chegou_o cheira_a chines choco* cidad* cinqu* cinquenta cobram cobraram_a coisinha coisinha_ma colarinho coleta colom*
colombo coloq* com_duas com_mais com_manchas com_ovo combi* combo combo* comentar comercial comissoes condicionado
confirmar consulta_e contado contagem contrario contrato_de copos copos* cor_de corrida corrido cortinado cortou_a
costura cotov* cozid* cp creme creme* crua custa* da_camara da_chuva da_escada da_orelha da_para da_pascoa da_tv das_14
das_costas de_12 de_4 de_alimentacao de_bom de_casal de_cenoura de_conducao de_dia de_faturacao de_fim de_fome de_lavar
de_leite de_manha de_morte de_pais de_sabao de_sapato de_ser de_sinal de_tanto de_tempo decimo dedal dedal* deite*
deitei deixou_de demai* demais descascou descemos desconto desconto_de descontos desculpa_e desej* desejar desem*
deserto desmarcam despesas detetive devag* dia_3 diarias disse_e distr* do_bolo do_cunhado do_folheto do_mes do_pe
do_pedido do_show doce doce_de domin* domingo domingos dor_de drink drink* duas_caixas dupla dupla* durou_uma e_bonito
e_fecharam e_normal e_paguei e_seis e_sem edredao eferv* efervescentes ela_disse ele_ta em_agosto em_nome em_novembro
em_quinze embalagem embarque emend* emenda encarada encer* encerrado encharcadas encomendar encra* ensopado entediadas
entop* entope entrega_a episodios era_da era_pra eram_tres errada escala escalar escolha escolhi esgota esper* esperou
espla* esplanada espum* espuma esquadra esquece esquecem esqueci esquerda esquina estadia estam* estamos estava_fechada
estava_fechado estavam_a esten* estivesse estomago estore estragaram estre* estudante eternidade eucal* eucalipto
euros_de euros_e evera* everaldo evere* evidencias explicacoes explicando explicar fabrica falam falam* falou_q
faltando farmacia fases fases* faturacao faz_parte fecha fecha_a fecha_as fechada fecham feia feira* feira_com fever*
fevereiro figurino fila_no filei* fileira filha_em filho_e filho_ficou fim fim_de financiamento finas finas* fiquem
fisica fixo floripa fogao fogao* forta* fortaleza fortu* fortuna forum_de frage* frageis fragi* fragil franc*
fraquissima fresta frio frouxo fui_dar fui_de fui_reclamar funeral garcom garcons geladas generico gola golpe_de
gondola gordu* gracas gracas_a gramado grudando guardaram guiad* ha_vinte hora_de hora_em horrivel hortela iam ideia*
iguai* iguais igual igual* iluminacao imitacao impec* incluia incom* incompativel inferno infiltracao informar ingle*
interfone inuti* inutil invisivel ir_ao ir_la isso_mesmo item itens itens* ja_vai janela_sem janelas jardi* joao joaoz*
joaozinho jogos jogos* kit la_a la_em laboratorio ladrar lante* laran* lavar* leito lencois lenha lenha* lentes lentos
leoes leoes* levar_o leve_e levou_os limao limao* limparam_o limpei lindo* linha_de liquidificador lisbo* lisboa liter*
literalmente livro* lixei* lixeira loica lopes lopes* lotado louca louca* lua luz_das madur* mails mails* maior*
mais_me mais_um mais_uma mal mala_com malfe* mandam mandar mando_a mantas manua* maquina_de marcaram marci* marke* mas
mas_com mas_pra masco* mascu* matar* material matos* medalha medir mediram meio_tempo menos_na merca* mes mesa_da mesas
mesas* mesmo_e metade_das meu_celular meus_sogros miand* miando min_e minha_familia minutos_na minutos_para misso*
missoes mista mista* miste* misterio miudi* modelo molas molas* mole momen* momento moran* morango morna morremos
movei* moveis muda mudou mudou* muita* muito muitos na_chapa na_feira na_foto na_lista na_terceira nacho* nachos nada
nao_abria nao_aceita nao_atende nao_da nao_passava nao_sabia nao_volto nas_fotos nem_em nem_levantou nenhu* nesse_meio
net netfl* netflix ninguem_sabe ninguem_veio nisto nisto* no_cinema no_guiche no_inverno no_mar no_prato no_sistema
no_sol no_telefone nodoa noutro_sitio novo_e num_canto nunca_veio nuvem nuvem* o_aniversario o_assassino o_dia o_ecra
o_estacionamento o_extrato o_frigorifico o_normal o_outro o_papel o_passeio o_portal o_preco o_primeiro o_q o_setor
o_sistema o_som o_tapete o_ticket o_tinto o_ultimo o_vinho objeto oferecer ofereceram_um ok olhar_para opcao opcao*
orgul* orige* origem outra_cor outub* outubro ouvir padra* paga_a pagin* palid* pamon* pamonha pao_na papelaria
papelzinho para_abrir para_dia para_fazer para_seis parabens_a parados parecia pareco parede_e partilhado partiu_o
passos pauli* paulista peca_de peco pedido pedra_no pedrinha pegav* pegava pelic* peluc* peluche peque* pequena_e
perceber perdi_uma personagens pesquisa pessi* petisco pezinhos pinga pinga* pingando pingo* pioro* piorou pisca
pistache pizza* plano_de planta plast* plastico_no plate* plateia ponte por_3 por_cento por_dois porce* porcelanato
portal portes porto porto* portugues portuguesa poucos poupatempo pra_cancelar pra_que pra_tirar praca praca* praca_de
praticas preci* precisava_de precisou precos premi* presencial pressa pressao prestasse principal principio privativa
professores progressivos proje* prome* prometida propaganda_de propagandas puxad* puxador q_nao q_ta quadros
quando_chegou quarenta_minutos quarta_vez quartas quarto_de quatro_e quatro_estrelas quatro_horas quatrocentos que_ate
que_e que_faltava que_paga quebradas queda quent* quer_dizer querendo queri* queria_mais quim raiva raiva* rapida
reais_o reaju* recebe reclamando reclina reclinava regia* regiao regra regra* reins* reinstalar reinstalei rejun*
rejunte relac* relacao remot* remoto remov* rende repetir repetitivo reset reset* resma* resmas resor* resort respeito
responde_e ressaca resta* restos revirou_os rija riram_se risad* rolo romba rotea* rouco rouco* rua_augusta rua_e ruido
ruidoso s sac saco sacos sacos* sala_e salvou sande* sandes sandra sandu* sao_joao se_me seguidos seguranca_da sei_se
seis_da sem_a sem_informacao sem_papel sem_poder sem_sal sem_som sempre_a sempre_na sendo_que sensor sentada sente
sentido sequeira sequestro serie serve_pra servico shopp* shopping show silen* silencio sinis* sinistro sinos sinos*
sinte* site site_diz site_do slide* so_as so_que sobem sobem* softw* software solar* sosse* speed* substituiram
suprimido t tabul* tabuleta tag talheres tao_alto tarde_nao tarte tarte* tava_com tchau tchau* tecnico_veio tecnicos
tela telao telao* telefonei telefonico telev* tem_um tempe* tempo tentando tentativa ter_ido termi* termometro thru
tinham_levado tive tocar* toda_vez todo_lado tom tomada_e tomat* tosca tosca* total tranquilo travesseiro trem
tres_euros tres_que trilha trinta_minutos trocam trocar tropa tropa* tudo_menos tutor tv uber um_botao um_cafe um_mes
um_metro um_pneu um_semestre uma_agua uma_coisinha uma_funcionaria uma_hora uma_maquina unica unica_coisa valeu valeu*
valha valha* vassoura vazia_e vence* vendo vendo* ventilacao vento* vestido vez_de vinco* vinte_dias vip virgula
visita_marcada vista* voltamos voltar_pra volte vonta* vontade vontade_de voo_inteiro voucher_de voz_de youtu* youtube
zanga* zumba zumba*`,
      '-3': `
00 1 118 120 15_dias 16 19h 20 2016 212 23 30 34 4 44 45_euros 4_anos 50 50_minutos 60 61 6_dias 7h 92 a_camara a_carta
a_chamada a_consulta a_dez a_diferenca a_encomenda a_escada a_espera a_excursao a_fatura a_festa a_graca a_mala a_menos
a_musica a_ouvir a_pascoa a_pe a_quatro a_respiracao a_ser a_sola a_tarde a_vacina a_van a_vir abandonado abrir_a acai
aceit* achando_que acomp* acordado acust* acustica aditi* aditivada adivinha adora* adver* afundou agora_ele alguma
almofadas alta alto_e altur* amass* ameri* amigas amigos analise_ha andamos andares_de anos_de anota anten* antena
anter* anterior antia* anuid* anuidade anuncio ao_fundo ao_intervalo ao_lixo ao_menos ao_telemovel ao_terceiro ao_vivo
aos_berros aparelho_auditivo aparelho_com apena* apenas apito* apoli* apolice apos_um app app_nao apresentacao aquar*
aquario ar arranja arranjar arrui* artis* as_11 as_17h as_18h as_9 as_coisas as_mesas as_moedas assal* assenta assim_a
assinada ate_passar atencao atras* auditivo auscu* ausen* autom* avess* avesso aviao avisem_no bairr* bairro balcao_e
bamba bamba* bandeira banho_sem barca barca* batat* batida bazar bazar* beira belem belem* bem_a berli* berlim berros
bia bilheteria black* bocej* bodas bodas* bodas_de bolac* bolachas bolha boneca bonit* bonito braga branca brilh* brisa
brita* buffe* buffet bumbo bumbo* bunga* bungalow buracos buzin* cabecas cabelos cabid* cabidela cacifos cada_uma
caderno cafe_da cafe_do caixa_e calda* caldas calde* caldeira caldo_verde calha calmo calmo* calor* cancelaram canto
caozi* caozinho capitulo cara_feia cara_que carda* cardapio carmo carmo* caro_demais carregado carreira carrinho_de
carrinhos carro_a carros carru* carruagem cartela carto* cartoes casal* casas_de catarata causa_de cavalinho cebol*
cebola cega_e celular_e centimos cento cento* centr* centro_de chale* chamada_e chamo champo chao_a chave_do check
chega_ao chegada chegaram chegou chegou_com chegou_sem cheio* cheios cheira cheiro chora chorou churrasqueira chuveiro
ciclo cinco_da cinco_minutos cinco_pessoas cinco_vezes cinema_com cinto cinto_de cinze* clari* cliente_de cliqu*
cliquei cober* coent* coladas colch* colchao_de colegas_do com_nove com_preco com_quatro combinado comboio come comid*
comida comissao_de como_ja como_o como_se comod* comoda compadre completar comprado comprar conec* conecta congelados
conheco_o conto contra_a conversar cookies coracao corda corde* corre correr correta correu_bem corta* corte_de corti*
cortinas costu* credito cresc* criancas_e cumpr* cumpre curto_e custar custo* cutic* da_carta da_casa da_comunhao da_e
da_estrada da_lista da_policia da_porta da_ultima danca* daquele das_maquinas das_sete datas datas* dava_pra de_2016
de_3 de_300 de_9 de_agua de_alho de_berlim de_boa de_calor de_cara de_carro de_casada de_costas de_espera de_esperar
de_madeira de_mais de_mao de_maquina de_medicina de_nata de_novo de_olhos de_ouvido de_parede de_pato de_pe de_rotina
de_sede de_seis de_sintra de_vergonha de_vinte de_voltar decim* degrade dei_por demorou_uma derramado derre* descarado
descolou desculpa desde_fevereiro desde_ontem desenho desistir despedida deve_ser dez_anos dez_minutos dia_10 dia_da
diante_dos diaria dias_de difer* dificil diga digam digam* diges* digestivo dista* distancia dizem dizem* do_aviao
do_curso do_outro do_painel do_parque do_primeiro do_que do_resort dono_falou donos donos* dores_de dormir_com
dos_hospedes douro douro* doze duas_vezes duche_e duros duros* e_bom e_cinco e_deixaram e_dois e_duas e_ela e_esperar
e_estava e_ficamos e_fila e_fraco e_isso e_mesmo e_ofereceram e_oito e_pelos e_piorou e_virou e_volta edred* educacao
educada educado em_curitiba em_dez em_dia em_evora em_guarulhos em_letra em_meia em_obras ement* ementa empilhada
empur* encai* encharcado encheram encolheu encostada encravado energia enganaram enganei enorm* enorme ensop*
entrada_no entramos entregaram errad* errado_e erro_500 escadas escorregar escrita escuro espelho espetinho
espreguicadeiras esqueci_a esta_loja esta_na estacao estalar estamos_em estava_uma estavamos este_mes estendal estom*
estoq* estoque estorno eu_ja euros_para evora evora* excel* exerc* exige explicaram fabio fabio* facia* facial facto
facto* faixa* falar_com falaram falaram_que falou_e falta faltava fama fase fato_de fechados_e fechar_e feijo* feijoada
feira felizes ferme* festa_de fiamb* fiambre fibra fibra* fica_no fica_o fichas fico ficou_bom ficou_em ficou_um
fila_do fim_da firma firma* fisic* fiz_um fogueira foi_ate foi_meu foi_uma folga folga* folha* fora_a fora_de fora_e
formu* formulario forte forte* fotoc* fotocopia fotografia_do frente_e fresq* frete frete* frito fruta fruta* fuma
galinha garantia_de gelad* gelat* gelo gente_que gerente_e gordo gosto gps grafi* grave grave* grelha grossa gruda*
grupo_de grupos guaru* guarulhos guerra ha_anos ha_dez ha_tres hidroginastica hoje_nao homem_de hora horas_em horas_na
ignorou inclu* indic* infer* informacao ingre* inox inteiro internet invas* invis* ir_ate ja_mandei janei* janeiro
janel* janela jantar jogo jorge jorge* junta juntos kg ladei* ladeira ladra* ladrao lamen* lavada leiri* leiria
leite_de letra* levanta levantar_o leve li lido ligacao ligan* ligando ligav* ligava limpa liqui* login* loica* loja_a
lona lugar luxem* luxemburgo maca_com mais_do maitr* maitre mala_de malas_e manhas manual maquina_da marco* marcou
marga* margarina marin* marmi* marmita mas_agora mas_e mas_o mas_quem mascara matan* matando matar mater* mdf me_deram
me_liga medicina meia meia_hora meia_noite meias meias* meio_e melhor_da menos_a mercado meses meses* meses_pra
mesmo_lugar metri* metrica meu_mais meus_filhos milks* milkshake minha_lista minut* minutos missa moca_do model* modem
modem* moema moema* moles* molho_e montar mordomo mosca* mostraram_me motorista_mandou mudei mudei* muita muitas
muito_bem multi* municipal na_12 na_app na_bilheteira na_conversa na_esplanada na_geladeira na_sexta nacional nada_do
nada_que nao_a nao_avisou nao_conecta nao_cumpre nao_deu nao_ouve nao_passa nao_se nao_tava nao_veio nata nem_de
nem_olhou nem_um nenhum nervoso neto neto_perdeu ninguem_pediu no_copo no_google no_outro no_salao no_segundo no_tapete
no_voo nogue* nogueira nome_da norte* nos_no nos_ombros nos_um nossos nota_fiscal noutra noutro noutro_lado nove_da
novel* novela novo o_apartamento o_apelido o_aplicativo o_apoio o_autocarro o_bar o_cartaz o_chuveiro o_combinado
o_corredor o_corretor o_desenho o_levei o_mais o_mordomo o_natal o_pacote o_ralo o_roupeiro o_suco o_suporte o_vidro
obras obras* obrigado oito olhou_para onde_o onibus_leito onze_da organ* orqui* os_clientes os_pes outra_na outro_lado
ouvidos ovos pache* pacheco pacie* padri* paga pago pagod* pagode painel paint* paintball palmas panela pao para_falar
para_mim para_quem para_um para_uma parab* parafusos parcelado parec* paredes_de parqu* parquinho parte partilhadas
partiu_me pasco* pascoa passados passagem passam passamos pasta paste* pasteis paulo paulo* pausa pausa* peca pedem
pedem* pedi_para pedir_e pedras pela_quarta pensar pensei_que pensos perdi_o perguntava pesar pessimo petal* pijama
pingo pipoc* pisca* piscina_fechada pista* pizzaria plantonista plastico plasticos po poeir* poeira pois polit* ponha*
ponham ponto poodl* poodle por_dia por_fora por_mais por_seguranca por_tres porque_a porque_era porque_tava potencia
pra_conversar pra_corrigir pra_outra pra_quem pra_todo pra_uma pra_ver prato prato* preco preco* presa* previ*
primeiros produtos progressiva prolo* prolongamento prometem prometido pronto propa* propaganda protocolos provadores
publicidade puxei puxei* quando_chegamos quando_ela quando_o quarto_com quase_um que_depois que_deve que_ia que_iam
que_range que_ta que_tambem que_tem queda_de queimada quem_foi querem queria quinze_minutos quota* raio_x rasgadas
reais_e reais_numa reali* recur* recurso redon* registada remet* renov* reser* resolveu resultados retirar reuti*
revir* rezan* rezando ri ribei* ridiculo risos risos* riu_da roami* roaming romance roupa_de rs rui sacola sai_sem
saind* saindo saiu_em salta* sandr* sarca* scann* scanner se_para segun* segunda_vez segundo_dia seis_minutos
sem_medico semanas_a sempr* sempre sempre_em senha senha* senhas senhor_e sentado_no ser_que servem servicos servidor
setor setor* setub* setubal sim sinal sinal_da sintr* sintra site_e so_a so_por so_tinha sobrancelha sobre* socorros
solet* solta solte* sombra sopa sorte subia subia* subid* subida subiu subiu* suica suica* suite suite* sumid* sumidas
sumiu_a sumiu_no suple* suspi* tabac* tabaco talco talco* talha* tambem_nao tanto tao tarif* tava_la tava_no tem_culpa
tem_nada tenho_alergia tento* tentou terceira tigela tinha_acabado tinha_caido tirar_a tirou_a toalh* tocar tocou_em
toda_a toda_noite token token* tomate tonic* tonico torne* torneira torneira_e totem totem* trabalhar tramp*
transferencia trico* trilh* trinta_anos trist* troca* trocada turbo turbo* ultima_atualizacao um_ano um_carro um_de
um_doce um_espelho um_pano um_pao um_saquinho um_trator uma_carta uma_fotocopia uma_fotografia uma_mala uma_placa
unica* unico_que uso utilizado vagas vagas* vai_em valdi* valdir vale_a valid* varie* variedade vazou vazou* ve_se
veio_a vendedora ver_a vergonha_de vez vi_uma viagem video* vila vim vinhos vinte_minutos virada vista visua* vizinho
vizinho_de volume wifi zoo`,
      '-2': `
0_a 10 18_reais 24_horas 24h 2_minutos 310 380 380_reais 45 48 500 7_dias a_administracao a_apolice a_bola a_chegada
a_comida a_conversar a_diaria a_equipe a_familia a_foto a_idade a_letra a_loja a_massagem a_matricula a_meia a_mocinha
a_outro a_partir a_pericia a_racao a_receita a_recepcionista a_renovacao a_saia a_saida a_sala a_serie a_sopa a_subir
a_surpresa a_viagem abana* abertas abertos abobr* abobrinha abria abria* abrir_uma acaba aceitaram acende aceso aceso*
achar achei_que acima acima* acordaram acred* acreditar adesivo adian* administrativas adolescentes agencia_e agua_a
aguardar ai_a ainda_assim alarme_de alguem_a alma alter* altura amarela ambulancias amigo* anedotas anfit* anima*
antic* antiga antiv* antivirus anunc* anunciado ao_contrario ao_dia apareceu_as apareceu_na apelido apete* apetece
aplicativo_de apost* apres* aquelas arquibancada arrastada arrasto arrastou arroz arroz* artistico as_mesmas ate_aos
atras_da atras_de atraso_de audio* audit* aula_e auten* autocarro avaliacao avanca avaria aveiro avo_que avos b bagag*
balcao_no baleias baloi* banan* banheira banho_do bar barbe* bater* batom batom* bau beatr* beatriz bebi bebidas beira*
belic* bem bichano bifana bilhar biometria blusa* boa_mas boleto bolinhas bom_dia bombas bombeiros borda_recheada bordo
bot box brand* branq* brasil bronz* bucha* buffet_de bulld* bulldog burri* cabeca_com cabeca_de cabo cabo_da cabo_do
cacif* cada cadeira cadernos cai cair cala calad* calcario calcas calcu* calen* calendario calha* camara camin*
caminhoes camis* camping campo* canha* canhao cansaco cantina cantor canudo cao_e cara cardi* caren* carencia carimbo_e
carre* carro_nao catap* catraca cedo cem cem_euros centimetros centro certi* certificado cesti* cesto cesto* cha_de
chamadas champ* chao_da chat check* chega chego* chegou_depois chegou_fria cheguei cheguei_as cheia cheia* cheio
cheiro_a cheiroso chinelo chope* chorar_e choro* churr* chute chute* chuva_e cigarro cinco cinco* cinema_e clima*
clinica_e cobra cobrada cobraram_me cobre codig* codigo_de colada colegas colher colun* com_aquele com_fecho coman*
comercializador compa* completo compra compras compreensao conce* confirmacao confortavel conheco_a consola consta
constava conta_de contar continua continua_no contrato_e contudo convidados coordenacao copo corac* correia corte*
cortei_a costas_e couvert coxin* coxinha creme_de cruzi* cruzinha ctt cupom cupom* curit* curitiba custodia custou
da_estacao da_manha da_operadora da_prima da_rua da_sala da_senhora da_vila dar_a datad* datada de_0 de_2 de_25
de_antes de_bebe de_cabeca de_comercializador de_desconto de_galinhas de_graca de_horario de_hospital de_ir de_mel
de_mudar de_obra de_sair de_sao de_sete de_soja de_sono de_tirar de_vinhos defor* defun* deita deles_e delic* demais_e
dentro_e depilacao depois_ainda depois_um deriv* deriva derrubaram desca* descaso desceram descolaram descosida
desde_janeiro desde_o desde_terca desfe* desinstalei desligada desligado desmo* desmontou despr* dessas detal* devagar
devol* dez dez_e dez_euros dezem* dezembro dezoi* dezoito dia dia_todo dias dieta* diferenca digital digito dinamica
discreta disse_sim disseram_me dividas diz diz_que do_benfica do_casamento do_contrato do_dinheiro do_exame do_lar
do_lavatorio do_saco do_tamanho doi dor doze_minutos drive drive* droga duas_faturas ducha ducha* duram duram* e_12
e_abriu e_agora e_ando e_apontou e_arrancou e_cafe e_com e_disseram e_do e_longa e_mais e_mal e_mandam e_me e_metade
e_nenhum e_ofereceu e_perdi e_pra e_que e_responderam e_tinha e_to e_tres e_veio e_vim e_zero educa* efeit* efeito
ela_nem ela_tinha elas elast* elastico ele_esta eletronico elogiou_o em_3 em_6 em_casa em_pleno em_tres encom* energ*
enfei* engana ensino ensinou entender envio* enzo equipe era_a errado escada_rolante escolhe escrevendo escrever
escritura escur* esmal* esmalte espalhados espera_da espera_de esperar esperava esperou_no esqua* esqueceram
esqueceram_o esta_empresa esta_sempre esta_tudo estacionamento estagiarios estei* estor* estourado eu_em eu_to eu_vi
euros euros* euros_na euros_o euros_sem exame exaustor experimentar explicou explicou_que expresso faca_de faca_que
facas facas* facil falta_a faltar familiar faz febre_de fecha* fecharam_a fede festa festa* festinhas fez_um fi fiador
ficamos ficaram fico_com ficou_lindo filas_de filha_e flame* flamengo florista fofin* fofinho fogao_com folgado fonte*
foram_embora forcado forma* forro* foto_e fotografias fotos fotos* fotos_de free frida* friez* frieza frigideira
frigobar fui_a fui_ao fui_la galao galao* gelan* gelando gemea* gemeas genio genio* gente_e golin* gostava gostava_de
gotei* goteira grelhador gritando grite* gritei guerr* guita* guitarra ha ha_semanas hambu* haver havia havia*
havia_uma hei hei_de hidra* hidratacao hidratante hora_do horas horas* horas_e horas_sem horri* humidade humilhante
ideia idosos ifood ifood* image* imagem imobiliaria impressa incenso indig* industrial ines inicial inicio inqui*
inquilinos inval* ir isso_e ivone ivone* ja_e ja_era ja_estava jabut* janta* joelho jogar jogav* jogo_e jogue* joguei
jovem jovem* juiz junin* juros juros* kebab kebab* la_com la_se lado lamin* lampadas lanche laranja larei* lareira
larga largu* larguei lavou lavou* lebre lebre* leita* leitao leito* lente* lenti* leu_o levando levar licor licor*
ligac* ligar ligei* liguei_no limpeza linguas linho linho* livro logo loja lomba* lotada lua_de lugar* macar*
macarronico maes magri* magros mais mais_novo mais_proximo manchas mandando mandei_foto manga manha_de maquininha
marac* marcada marcada_e marco maria marinheiro marketing mas_so massa mataram me_do me_ofereceram me_ofereceu me_senti
media medidas melhor_do melhoras menos menos* mensa* mensalidade_que mergulho mesa_ao mesa_de mesma_coisa mesma_hora
mesmas mesmo_com mesqu* metad* metade metade_do meu_cunhado meu_pe meu_rosto mexilhao migal* migalhas mil minha_e
minha_formatura minha_que minha_rua minha_vo minusculos minutos_a mocas mocin* mocinha moeda* monto* montou moque*
moqueca moradas morreu_com morta morte morte* mos mosca mudad* mudar* mudar_de muleta mundos muro na_agencia na_cave
na_esquina na_fila na_loja na_nota nada_a nada_de nao_avisei nao_deixa nao_funciona nao_havia nao_por nao_quero
nao_quis nao_sabem nao_serve natas natas* natur* ne nem neve ninguem_a ninguem_atende no_bolo no_dia no_grupo no_insta
no_joelho no_meio no_patio no_portao nodoa* noiva* nota numero_de nunca_mais o_aparelho o_ar o_caminho o_certificado
o_comboio o_enfermeiro o_fim o_frentista o_garcom o_horario o_pao o_porta o_portatil o_porto o_queixo o_reembolso
o_seguro o_sensor o_site o_valor o_wifi objet* obrig* obrigatoria oculos oito_da oliveira ombros onde_nao onze
onze_anos onze_e open open_bar operadora os_meses os_miudos os_pais os_tapetes ou_seja pacot* pacote paguei paine*
paleto palhaco palmi* palmo* panel* panelas pao_sem papel papel* para_esse para_tirar parece parou parou* parque parte*
passei_o passeio passou_de pastel pastel_de peca_e pecad* pecado pecas pecas* pedi pedi_uma pediu_o pedri* pega pegaj*
pelos_vistos penal* pendurada pensei pequenas perdeu_a perdida perdido perdidos perio* periodo perto perto* perto_do
pesqu* pessoal petsh* petshop pican* pilha* pimenta pista pizza_de plano plano* plant* plantas pobre* poda polvi* ponho
ponho* por_cinco por_conta por_duas por_isso por_mensagem por_teimosia porta_na porta_que portas portu* pote_de pousada
pra_falar pra_nao pra_pedir pra_turma praia praia* pratos preciso predi* predio prega* presente_de pressas presta
preta* primeiro princ* priva* privacidade professora_de projeto pront* protetor protocolo protocolo_e proxima punha*
q_ninguem qualquer_coisa quando_cheguei quarenta quarenta_e quarto_dia quatr* quatro que_acabou que_com que_comprei
que_da que_ha que_o que_sao que_vai quebrado queda* queij* queimar quentes queriamos querida quero_o quimico quint*
quinto quiser racao racao* racho* radia* radiador radio rapido raque* raquete rato reais reais* reais_num reajuste
recheada recheio recib* recibos reclamacao reclamacao_no reclame recomeca reconheceu refor* refri regio* regional
regras relvado reparticao responde_com respondem responderam_que resso* ressu* resul* revirou revisao ribeirao rim
risca* riscaram riscas risoto rita rodov* rodovia rodoviaria rolan* rolante rompe* rosei* roseiras roubo roupao ruim
sabad* sabon* sabonete saiu_no sala salto* salvo* santo* sardinha satis* satisfacao se_do se_foi se_moro se_sempre
seco_e sede seguinte segundos seis selec* selfie selim selim* sem sem_parar sem_rede sem_se sem_sombra sem_uma seman*
semanas_com semanas_depois senao senao* senhora_disse senhoras senta* sentado separados sete sete_dias simples simul*
simulacao sinal* sistema_nao sitio* so so_chama so_queria sobrenome socios soco sogro* sol_de sou_eu spa stress suas
subir subli* subscricao sumiu_o surpresa sutia sutia* ta ta_na tabuleiro talao talao* tambe* tambem tampo tampo* tanto*
tapetes tava_na tecla* teimo* teimosia telefone telefone_toca tem_a tempero tenis_com terceiro thais thais* tiago
tiago* tigre tinha_o tinha_que tirei tirei* tive_de toalha_e tocad* tocou tocou* toda_semana todo todo_mundo tomada
torcida tratou_me treme tres tres_andares tres_meses trint* trinta tripl* triste troquei_de trouxe tubar* tunel tunel*
turis* um_desconto um_galo um_recibo um_video uma_cabra uma_coisa uma_estrela uma_janela uma_peca uma_senhora uma_so
usei valido varia* vasso* vazam* vazamento vazamento_de vazia vazios vcs velhas velho vem_de venda* vendendo vento
verdadeiro verde verde_e verso verso* vet vezes vezes* viage* vida video vincos vinho* virar* viraram visit* visita
visitar visivel vistoria vistos vizin* vo vodca vodca* volta volta* voltar volte* voltei_e voltou_do voo web wi wi_fi
xerox xerox* ze`,
      '-1': `
24 31 32 3h 47 480 58 780 80 89 9h abaju* abajur abrir absurdo abuso* acabar acabe* acabei acade* academia acidente
acontece aconteceu admin* adoro* adultos afilhado agenc* agencia agenda agora agora* aguardo aguenta ainda ainda*
airbn* airbnb ajuda ajuda* ajudar alber* alca alcool almoc* almoco alto aluguei aluguel amassado americo amort* anda
andar* anedo* animais antes antes* anularam anunciada apanharam apara* apeli* apert* apertada aplau* apoio apoio*
aquat* aquecedor aquecimento aqueles armario arrumar arrumem assinatura assinei assistencia assobia atend* atropelou
audio augus* auric* auriculares autoc* automatica aveir* aviao* avisa avisa* avisado avisar bacas bacas* bagageira
baiana baixi* baloico banana banca* banco* banho banho* banid* barata barra batatas bati batiam bebedouro bebida
bernardo berro* bicic* bilhe* bisav* bisavo black boa boiav* boiava bolha* bolso* bombo* bone borda* bordo* botao
botao* branco brasileira brava brava* briga* brinquedo burra* burro cabeleireira cachorrinho cacifo caira* cairam caixa
calca calca* calculo calor caminho camisa cana canai* canais cancelamento canga* cano cantava cao capri* capsu*
capsulas carrinho carta cartaz cartorio casac* casaco casei* caval* centi* cerve* cerveja cha chamada chamem chami*
chamine chatb* chatbot chaveiro chegar chegu* chutaram cintu* cintura cinza* cinzeiro claro claro* claus* cliente
clinica clique cobranca cobre* cobriu codigo coisa coisa* coisi* coita* coitada colchao colec* colecao colocaram color*
coluna comecou comem* comentario comissao compr* comprada compramos comunhao concerto condo* condominio conhece consc*
consciente contando contrato convenio convidado copiada corretor corri* corrigir cortado cortaram cotovelo cozin*
crimes crimi* cumprir cumpriu cunha* cunhado danca dao daqui* das data deformou demao* demaos dentistas depil* depressa
desco* descu* desen* desfi* desli* deslo* deslocamento desma* desne* despachante despacharam despo* desporto desum*
deus devolve devolveram devolvi direta dispara divin* dj dobrou doutora duas duzia duzia* eletronica elogiou embaixo
emerg* emergencia emoji empregadas empregados empurrar encha* encol* encolheram encomenda encomendei encos* enfar*
enfarte enfermeiros enferrujada enfiou engoliu enjoo* entendeu entendi entra entradas entregue entretanto entupiu
envie* enviei eram escapar escol* escolar escondidas escorregou escura espaco espan* espel* esperando espetaculo
estrada estudantes exagero exige* expli* explicacao explicava expre* fabri* factu* factura facul* faculdade falta*
faltado faria faria* farof* farofa fato fatura ferna* festi* ficam* fidel* fidelizacao filmei filtros fique* fizer*
fizeram flor fofo formacao formularios fotografico fraldas freguesia fresca frigi* frutaria frutas fui funci* funciona
funer* furad* furto furto* ganhe* ganhei garag* garagem garrafao gastas gastr* gay geladeira gelatina gerencia giran*
girando gostosa gotas gotas* grama grano* granola gratuita gravacoes grelh* gritaria grudo* grudou guarda guia guich*
guinc* gusta* gustavo habit* hidro hoje humano ignorada imagens imaginar imperiais inexistente inferior infil* integ*
invalido janelinha joga josia* josias kart labia* labial lagos* lampa* lance* lascado lavandaria lavar leggi* leggings
leila* leilao lembr* lembro leone* leonel letra like limpe* limpi* limpo linda linda* linguica linha linha* lisa lista
lista* livres lojin* lojinha lombada lucia* lugares luto luzes luzes* machu* machucou madei* madrinha magne* magnetica
magro* mala malfeita manda mande* mandei manha manha* manta* maqui* maquina marca* march* maria* marte* masca* matou
matou* matricula mealh* mediadora medica medico medro* medronho meio mesa mesmo mesmo* metalico metro milag* milho
milho* mistu* miudas moedas molhado molho* montanha monte morto moscas mudar mudaram mundo mundo* nadia nadia* nao
navio* neste neste* noiva nu obra obvia* oculo* ocupa odete odete* ofend* olive* omiti* ortop* osmar osmar* ouvido
ouvir* padar* padaria pagamentos pagan* pagando pagina pague* par paraf* parce* parcelas paredes partida partilhas
parvos passe* pasta* pastelaria pato pedal pedid* pente* pequenina percebe perde* perderam perdi* perdo* perguntando
perguntei perito perso* pesca* pessima pesso* pessoa pingar pinho pinta* pintor pipoca pique* piratas pisado pisci*
piscina placas plani* planilha planos podca* polen* polic* polvo polvo* pomad* pomada porca* porco porcoes porque
porra* portatil porteira posta poste* pousa* povo power* prate* pratica preencher prefe* presente preta prime* prisa*
prisao pro probl* problema programa promessa pronta propi* propinas propoe propria protecao prova prova* provador
proxi* pt puida puida* pulga* pulou pulou* pulse* pulseira puxado puxaram qual quant* quare* quebr* quebrou quere*
quibe quibe* quilo r radio* raquel reboque rebuc* recal* recall recebendo receita recepcionista reche* recin*
reclamacoes reclamou recomendaria reconhecimento redonda reforma regre* rei relva remarcado remarcar remed* remedio
rende* renovacao repos* resenha reserva resolver respe* respo* resse* resultado retiradas rex riscado risot* risqu*
risquinho robos robos* rodan* rodando rodas rodas* rodiz* rodizio rota roubada roupa roupa* rua sabado saido saido*
saimo* saimos saiu salva sandro santa sapatos saquinho saudavel secar segui seguidores segurando semana senti*
separaram sera serio serio* servi* sesse* sessenta sexto sexto* shirt shirt* simpl* sindica sinon* smart* sobra* solta*
solteira sorte* stres* subte* subterraneo suco sugeriram sujou sujou* sumo suplemento suplente taca talho tanta tanta*
tapavam tarifa telef* telefonar telemovel tenda tendas tenta* terce* terminal terri* tesou* tesoura tinham tinhamos
tinta tinta* tiram* tirar tiver* tomad* tomadas toque toque* touca touca* trabalha trabalho traje* trajeto trans*
transparente transportadora traseiro trator trava* travessia treino treze tripas trocadas trocado trocador tropecei
troqu* troquei troux* turca* turma* umas unico unico* urso vanta* vantagem vaso vazia* vegetariano veio ver verde*
verificacao vesti* vestida veu viam viera* vieram vinho vinte vinte* virei virei* virgu* visitas voar voltava voltei
voz zeca`,
      '1': `
14 156 19 1951 2009 2015 2022 250 3000 33 37 412 450 59 600 abert* abrir* abro acamp* acampamento aceitou acend* acesa
achei achei* acionado acons* acont* aderi adesa* adesao adesi* adeus adeus* administradora adore* adorei aguar*
aguardente ajustar ala alcat* alema* alugu* aluna alunos amanh* amarrado amiga amiza* amizade andam* ando anfitriao
anota* antigas antigos anula* aos apare* apartamento apos area areal areal* arma armar* armaz* armazem arrancados
arranjou arrastado artif* artista assembleia assum* ate atendida ativa* atlet* atletas atola* atras avisaram aviso
aviso* avisou azar azeda babys* balanca balei* balne* banda banda* bande* banheiro barba* barbeiro barraram barre*
basta* baten* batendo bateram batid* beiji* bengaleiro bibli* bicicleta bilhetinho boate boate* bocejava bola bolsa
bolsa* bolso bomba bonita botas botas* botijao branc* brinc* brincar brinquedos buraco busto busto* cabeceira cabel*
cabra cachecol cadav* cadaver cade cadei* caipi* cais caixi* caixo* camera campainha cancelei canel* carne* carol*
carri* cartaozinho carte* carteira casa casad* castelhano catam* catamara cauca* caucao cavalos celular cerca chaca*
chacara chama* chamar chamava chao chave* chedd* cheddar chego cheir* cheirava chiqu* choque chorar chourico chove*
cidadao cirur* cirurgia clara clebe* cleber cobertor cobertores cobradas cobrado cockt* coimb* coimbra coisas colado
colar colar* colei* coleira coletes coletivo coma comeca comecar comer companhia completamente comprida confi*
confirmaram confo* conhecem conheco conso* const* consumo conta* contadas contador contava contentor conti* contu*
coord* correio correndo corro corro* coxeava crech* creche crime crime* culpa curad* curadoria curriculo cycli* cycling
da daque* dava dedet* defunto deitava deixam deles deles* denti* depoi* depois desan* desapareceu desbloquear desci
desfa* desgr* detra* detran deve devem devem* dezasseis diagn* diagnostico diant* dinhe* dinheiro diretor discoteca
disti* divid* dizen* dizendo do dobro doces doces* dona dormi dormi* dormitorio droga* drone* duart* duarte eles email*
embai* embora embru* embrulho empre* encontraram encur* enfermeiro enfio* enfor* enganada engano enormes enrol* entao
entao* enter* entregar entregou entro* enviada enxer* era eramo* eramos escal* escolher escorrega escri* escrito espac*
espero espirrou esquerdo estacionado estadio estal* estar estev* estic* estou* estragou estranho estrelas estup*
estupida eu expirou expressao extor* faco falav* falava falsos famil* fazer fazia fechadas fechadura fecho fernanda
ferra* ferramentas fiado* fica filho filtr* finan* fisio* fiz flami* flamingos fogue* forno forno* forro forum forum*
fosforos fosse foto fotografia fotografo fresc* fresco funcionou funeraria galinhas galo ganhou garan* gasolina gelado
geren* gerente gin giraf* girafa gorda gorda* gradu* graduacao grand* grita* guard* guardas historia horte* hospi*
hospital houve* human* ia idade idade* idoso* ikea ilha impressao incendio incluida infan* infantil infin* infinita
ingreme insta instalado instalou insuf* iogurtes irmaos irs ja jamai* jamais jardineiro jejum jejum* joelh* judiciaria
junta* juntar jussa* jussara labor* lacra* ladra lago lamina lampada largo* lavado lente levan* levantar levantou lia
ligacoes ligou ligou* ligue* liguei limpa* limpar limpas lixo lotac* lotacao ma macha* manau* manaus manda* mangu*
mangueira manic* maravilhas marcas marid* marido marquei massagem medicos medio medio* mega memoria menina menor
mensagem mensagens mensalidades merecia mergu* metal metal* metod* metodo meu mexer mexer* mexid* minha minha*
minutinhos miuda* miudo miudo* miudos modelos moido mordo* moro mortal morto* moura* mudado muletas multidao na namor*
nas nasce* nasceu negro nessa nessa* nesta nesta* nival* nivaldo no noite noivos noteb* notebook nutri* o ofens*
oferece ofereceram ofereceu oftalmologista olhar* olhares ombro* onde onibu* onibus operado operatorio ora orden*
orelha os ouro outras outro outro* ouve ouvid* paes pagamos pagar pagar* pagas pagas* pagou pagou* pague paineis
palavra pano papa papagaio papei* papeis paracetamol parafuso parar parcelei partir passa passa* passas pastilha
patinando pau pedagogica pedal* pedir pedra pedreiro pense* penso* perce* pergu* perguntar perguntarem peric* pericia
perig* perse* pesadelos pestanas picol* picole pinhe* pisa plaqu* pneum* pneus pneus* poder politica por porco*
portabilidade portao portugal posto pouqu* pouquinho powerbank pq prata* prati* pre preenchi presidiario preto* prima
primeira primo privado proa professor proto* proximo pupila quadro qualq* qualquer quase quase* queijo queima quem
quilometragem quintas quinze quios* quiosque rachada rapaz raposo rasga* rasgado rastreio reboq* recebido recei*
recinto reconhecido reconheco recorri recreador recus* refei* refeicao refeito relax* relog* remarcada renda renda*
repetiu repor* reprovei reservar residencia resmu* respiracao respondeu retido riscados risco rompi* rotun* rotunda
sabao sabao* sabe sabem sabem* sabes* sabia sacol* salada salao salao* saldo salvador sapateira sauna sauna* secador
secca* seccao secou secou* secre* segundo seja selfi* senhora sentados sentar seque* serra serralheiro servia service
servida setec* setecentos sinalizada slide sms sobrinho sobro* sobrou socor* solares soltas solto somme* sommelier
sorai* soraia sorri* sozinha subir* subsc* sujei* sumia* supor* suporte surf surpr* table* tablet tapa tecni* telhado
tentar termica termo* terror tese testemunhei tias tinha* tio tira tirar* titulo toboa* tosa tosqu* tostao trabalhos
tranq* trase* trataram trave* tripa* trocas troco* trocou trope* tuk turvo turvo* ue ultimo um uma unhas unhas* uns
utili* va vacinas vaga vamos vamos* vao varan* varanda vedacao velha velhos vendidas venha verificado verti* vias vinha
vinha* viola viola* viole* virad* visco* viseu viseu* visiv* visto* vitri* volum* vovo whats`,
      '2': `
150 22h 240 2º 340 400 640 740 78 870 890 a_abrir a_acabar a_banda a_bordo a_cabine a_caldeira a_camisola a_chamar
a_cheirar a_colher a_comer a_deitar a_e a_enfermeira a_filmar a_garrafa a_linha a_manha a_manutencao a_moca a_olhar
a_operadora a_pagina a_papelada a_policia a_porta a_rua a_senhora a_valsa a_ver abacaxi abaix* abaixo abast* abasteci
aberto abri_reclamacao acabar_a acendeu acertar acharam achou achou* acima_de acord* acordei_no acucar adalb* adalberto
adela* adelaide adiantado adiantados admit* adole* advog* advogada advogado afoga* agora_a agradavel agua_da agua_e
agua_um aguen* ai_tudo alcoo* alergia alergica_a alert* alerta alfan* algodao alicate aluguer amarg* amarr* amendoim
andando_de andava_a ando_com anel animador ano_e antes_do antialergico ao_banco ao_meio ao_pequeno apaga* apagadas
apanhei aparecer apareceu apart* apertar apertavam apont* aposentados apren* apresentar apura* aqui arara arca arena
arena* arrum* artig* as_pernas as_unhas asnei* asneira assem* assim assin* ate_amanha ate_as ate_hoje ate_um atenderam
atendeu atrasa atrasado_e aula autorizacao aveni* avenida bagagem baixa* balan* balcao_so balco* banco_do barat*
barraca barte* bartender bate beata* beatas beber bem_e bicho* boas boazi* boazinha bocad* bocadinho bocado bolinho
bolso_do bom_e bom_mas borri* botoe* botoes brinca buscar buscar_o cabec* cabeca cabelo cacha* cachaca cachorro cacul*
cacula caind* caindo caixas caixas_de calote cama_de campi* campinas canalizador cancela caneta_de capac* capacete
cara_no careca cargo cargo* carne carregador cartao_e casa_de caseiro catra* causa causa* celul* celular_por cente*
centimo cerveja_a chamava_de chame* chamei cheirar chico* choqu* chora* chorando chour* cigar* cima cinzento circulo
cirurgiao clientes cnh cobra* cobraram cobri* coco colada_no colado_com colega_que coleguinha colon* colonia com_dor
com_os com_outro com_pao comeco comecou_a comemos como_quem compo* comprava comprovante comum comum* comun* condu*
confe* confirmada congelado conjunto consegui consu* continua_com conto* contr* copia* copiado correspondencia correu
cortar costas cota crepe crepe* criancada crist* criti* cunhado_que cupom_de curso curso* da_app da_avo da_caixa
da_consulta da_cozinha da_entrega da_esplanada da_internet da_loica da_mala da_minha da_noite da_obra da_parede dado
dados dados* dando dando* das_flores de_areia de_arroz de_aula de_cinco de_cortar de_costura de_descer de_emprego de_eu
de_excursao de_fora de_fumaca de_fumo de_lisboa de_nove de_ouro de_pagar de_papel de_plantao de_pressao de_protecao
de_quarto de_que de_sabado de_todos de_tras de_vinho de_voces decen* deixa* deixar deixaram_o deixava deixe* deixei
deixei_a deixei_o deixou_o denta* dentes_e dentista depois_da depois_nao deram deram* derra* desap* desbl* descarga
descida descobri_que desconfio desempregado desfez desligado_e despe* desta deve_ter devolveram_me dez_da dez_por
dezes* dezesseis dia_as diabo diabo* dias_o digitei digo direito direito_e diret* diretora disco discussao disponivel
disse* disseram disto disto* dividido divinal divorcio dizer_nada dizerem do_corredor do_elevador do_enterro
do_frigorifico do_guiche do_posto do_quarto do_tecnico docum* doer dois_bilhetes dois_euros dois_metros domingo_e
dormir dos dos_filhos dos_medicos dos_noivos dou doura* dourado douto* duas_da durante_a duvid* duzen* duzentos
duzentos_euros e_deixou e_deram e_devolveram e_ele e_era e_fui e_linda e_ninguem e_no e_os e_pedia e_sai e_se e_tem
e_verdade ela ele ele_se ele_tem eletrico elogio em_10 em_dinheiro em_todas embaixo_da embar* embor* embre* embreagem
emoji* encic* encontrado encontrei enforcaram enforcou engan* enganosa engol* entor* entra* entrar entregam entup*
era_para era_uma errou_a escad* escolhemos escondido escrito_e espec* especial esperando_o essa_semana esta_la esta_no
estag* estat* estava_no estavam esteira estet* estra* estudio estudo esvaz* etiqu* etiqueta eu_disse eu_estava eu_fiz
eu_que eu_sei eu_so eu_tenho eu_ter euros_a exames excur* excursao exigir explica explodir facha* fachada fala faleceu
falha* falho* falhou falou_pra falsa* familia_inteira fantasma fatim* fatima fatur* faturas faxineira fazem fazer*
fazia* fechada_e fechando fechavam fechei fecho* fechou feita feita* ferro ficad* ficado ficar_com ficha* ficou_branco
ficou_com ficti* fidelizacao_de filho* filho_de filhote filip* filme_de filtro finalmente fiquei_com fita_cola flagr*
foi foi_a foi_la foi_pra foi_se folha_de fora_isso forma formi* fosse* fotog* frald* frase frase* frente_da fuga fugi
fugir fugir* fui_ver fumac* fumaca fumar fumar* fumo funda* furado g gambas garrafa_de garrafas gas gasol* gavet*
gaveta gestor golfi* golpe gostar grande gratu* grau graus graus* grava* gravata grita guarda_sol ha_uma halte* honor*
hospede hotel_de houve idas identidade imedi* imediata imobi* incen* indenizacao ingressos inquilino inscr* insta*
instr* insuflavel integral inteira_no internei inventa inventada ir_a irma_e isto ja_com ja_fui ja_sei ja_viu jardim_do
jeito* jogar* julga* julgado julgamento juntas junto* jurav* jurava juro_que justi* la_dentro la_no lacre lacre*
lado_direito ladro* lagosta lanch* lanterna lar larga* laser laser* lava lavanderia lavat* leao lenco letra_de levamos
levav* levava levei_a levei_meu liber* liberado licao licao* ligam ligar* limpar_o limpou lindo_e livre livre* loja_e
longe_e loter* loterica lugar_bonito lurde* lurdes luz_na ma_vontade macaco macad* madeira madri* madru* madrugada
mae_de magro maiores mancha mandaram mandou_de manso* maracuja marcado marco_e marido_e maris* marqu* marquesa mas_eu
massagista matad* maternidade mato matou_o me me_deu me_por me_reconhece mecanico media* mediador medo meire* meireles
mel membr* membro meninas_do menor* menores mes_e meses_com mesma mesma* mesmo_que metro* metro_e meu_deus meu_divorcio
meu_vestido mexem* mexil* microfone minha_avo minha_vez minho* moca mochi* mochila moco moder* mola molei* molhar
moradores morce* morcegos mosqu* mostraram motiv* motob* motoboy motor* motorista mudaram_o mudav* mudou_de multa
multo* multou murro na_areia na_banheira na_borda na_fatura na_maca na_maquininha na_mesa na_mesma na_montra
na_pulseira nao_devia nao_e nao_esta nao_estao nao_pagam nao_pagava nao_pode nao_tinha nao_vi naval* navio negam negam*
nele nelso* nelson nem_o nervo* nesse nesse* ninguem_avisou ninguem_nem no_bilhete no_carrinho no_deposito no_hotel
no_lugar no_patamar no_porta no_prazo no_sabado no_whats noivo* nome nome_do nomes nomes* norma* normal_e nos nos_em
nossa nosso* noturna novas novas* nozes nozes* nula numa numa_casa numa_gaveta nunca_chegou o_atendente o_barco o_cabo
o_cachorro o_cao o_carro o_cartao o_casaco o_chef o_computador o_cpf o_de o_desconto o_doutor o_espelho o_hotel o_moco
o_namorado o_padre o_predio o_relogio o_revisor o_telemovel o_teto o_voo ocorr* ocorrencia ofere* oferecido oficina
oftal* olha olhan* olhando olho opera* orelh* orelha_e os_10 os_meninos ouviam padre padre* pagav* pai_que paler*
palerma palido palit* palma* panca* pancada pantu* papag* papel_a papelada para_sair paragem parap* parapeito parar*
parece_que parou_na parti* particular partiu passa_de passo* passou passou_a patam* patamar pavao pavao* pc pedag*
pedido_de pediu pediu* pedra* pedro pedro* peixe peixe* pela pele pelo pelos pelos* pelos_cabelos pensao percebi
percebo perfil perfis perfume perit* perna_partida perto_de pesad* pesam* pescoco_e pesta* piadas pijam* pingado pinha*
pinho* pintados piram* piramide pirra* pisos pisos* pisto* pistola plane* plaquinha pode_e poder* podia podia_ter poe
ponei por_causa por_dentro por_eles por_outro por_um por_uma porca porque_e porrada posicoes posso posso* posta* posto*
pras_meninas prefeitura prego presente_ja preso preso_por prestacoes presu* presunto primo* priscila procure professora
propo* proprias provi* puxar* quanto quarto quarto_e quarto_que que_a que_era que_eu que_fecha que_minha que_pede
que_pedi que_sabia que_um quebraram queijo_fresco queim* queimado queimou queixei queixei_me quem_la quer queria_um
quest* questionario quilo* rabug* rachados raiz rampa rampa* rapaz* rapos* rasgada rasgo re rebucado recebi recec*
rececao rececionista reclamar recon* recusa reembolso_em refeicoes repetidas repun* repunham resol* resolve respondi
ressequido ressonancia retid* retida retiro retrovisor revezando revis* reza rir riscaram_o riu roda rompeu rosca
rosca* roubado roubar saben* sabendo sabia* saia saida saida* sair sair_do salvo santa* sao se se_era se_eu se_ve
sem_ar sem_chave sem_lactose sem_me senha_pra senho* senhor senhor_da senhor_do seras* serasa serra* serve sete_anos
sexo sexta_nao siso so_dei so_duas so_me socorro sofia sofia* sofreu sorteio soube* sozin* strea* suger* sumido
sumiu_do supos* tabli* tablier tanto_que tarta* tecnico tecto tecto* teleferico telefone_e telha* tem_que tenham
terapeuta terceira_o terra terra* terraco tigre* tinha tinha_pago to_na tocar_a toda_e tomas tomas* tomo trabalho_de
trafico tratar trato* treinamento tremo* tremocos treze* trinc* trocaram_os troti* tudo_e turistico ultim* um_a
um_bocadinho um_cartao um_casal um_formulario um_na um_plano um_risco um_seguro um_senhor um_unico um_vendedor
um_vestido uma_caixa uma_garrafa uma_noite urgencia vacin* validade valor valor* vapor vapor* vc ve vegan vegan* vejo
velor* velorio vende* vendo_o venha* verda* verdade verde_com verdes vergo* verif* verme* via viagem_de viajando viatu*
viatura vidas vidas* vidro vidro* vidro_e vidro_partido vidros vinil vinil* vitoria viuva viuva* vivo_e vizinha
voces_me voltar_a voltaram vou_ai`,
      '3': `
140 149 160 200 20_anos 23h 39 3ª 49 79 900 9_anos a_amendoim a_bengala a_cadela a_caneta a_carrinha a_culpa a_da
a_dose a_dra a_entrada a_ferver a_fundo a_gravacao a_lavandaria a_maquina a_minha a_ordem a_parede a_pele a_placa
a_ponta a_professora a_quarenta a_rede a_seccao a_seguir a_supervisora a_tal a_tecnica a_tia a_toalha a_vista abaca*
abana aband* aberta_e abertas_e aberto_e abobo* abobora abraco acabava acabo acerto acesa* acess* acesso acide* adapt*
aderi* adorm* afiada afixada agitado ainda_hoje air ajudantes algemado alianca_e alianca_pra almocar almocou aluna*
aluno* amarrada amarrar amend* amendoa amoxi* ampol* ana ancor* ancora andai* andamento andan* andando andar_de
anos_estava anos_o ansie* ansiedade antes_era anuncio_continua ao_bolso ao_pe apalpadelas aparecendo apareceu_no
aparecida apesar_do apitou apose* aposentado aprop* aquel* aquela aqui_nao aquil* aquilo arabe arabe* arbitral ardia
ardia* armad* arran* arranco arrombou as_contas as_maos as_notas assim_mesmo assob* assun* assunto ate_a ate_ao ate_hj
atendem atestado avela azeda* baian* bala baliz* baliza baloe* baloes bancos_de barato barco barco* barra* barri*
barriga base bastonada batia* batiz* batizado bebe beber* beico* beliche bezerro bicha* bico bigod* bigode biqui*
biquini bloco bloqu* bloqueada bloquearam_me boca_toda boia bolacha boletim bolin* bolinha bolor bons botei botei* boto
botou botou* braci* bracinho braco braco_na brasi* breve* brisa* bumbu* bumbum buscar_a cabra* cabri* cachoeira caido*
caiu_de caiu_no caixa_de caixa_veio calcada camara_municipal camarao camaras camba* camer* candi* canet* caneta capel*
carin* carregada carrossel carteiro casa_e casada casca* casino casta* cator* catorze causa_da causa_dos cavalo cedeu
cedeu* cereb* cerebral chama chamei_a chamou_a chapada cheguei_com cheiram chip chuto* chutou cid cida cima_de
cinco_estrelas circu* clara* clube clube* coberto cobrando coelho cofre cofre* coisa_que coleg* colegio colo colou
colou* com_agua com_marcas com_minha com_nome comer_a comis* comprei_um comprem comprou confirmado congelada conhe*
conhecer consultaram conta_com contemplado contou_a coque* coroa coroas corrente cortei corto* costelas couvert_de
cuidado culpa* cuscu* cuscuz da_agencia da_idade da_janela da_maquina da_mesinha da_recepcao da_vaga da_vespera dada
dali dano de_15 de_60 de_abobora de_cartao de_colo de_conta de_forma de_gelo de_gravata de_joelhos de_ma de_maca
de_madrugada de_me de_mola de_ponta de_roupa de_sala de_turno de_uniforme debaixo_da decla* declaracao decorado defen*
defensoria defensoria_publica deitada deixamos deixarem dele_com deles_com delicia demais_para demais_pra demorado
dentes_de dentr* dentro depen* depois_do deram_a derru* desce* desci* descobri descobriu desde_os desenhou desmaiamos
despa* desse* desviou devia devia* devia_ser devia_ter dia_em diario dinheiro_para direi* direto disju* disjuntor
dispo* disse divul* dizendo_que dizer dizer* do_balcao do_banco do_banheiro do_banho do_bar do_condominio do_empregado
do_fundo do_ginasio do_hostel do_hotel do_meu do_senhorio do_valor documentos doente dormindo doutor duas_que duche
durep* durepoxi e_bateu e_cobraram e_desapareceu e_desligou e_deu e_dinheiro e_ficou e_la e_levaram e_por e_puxou
e_subiu e_tal e_tenho ele_foi elogi* em_2 em_30 em_circulo em_plena em_si em_todos embol* empregado_do empurraram
empurroes encharcada encontrou_o encostou_se engor* enqua* enquanto ensin* ensopada entalado entre_o entregamos entrei
entrevista envelheci envenenados erva escre* escrevem escrevente escrevo esgoto esmag* esmagado espal* espet* espos*
esposa espre* esqueceu_de esse esta_a estil* estragado estrangeiros estru* eu_com evaporou_se ex exaus* exigem exper*
explicador exten* extrato falha falou falou* falou_que falsa falso* farda farin* farpa* faxin* fazem* fazer_o
fechado_na fechados feche* felic* femin* feminino fenda* ferida ferro* ferver fica_a ficaram_a ficou_a ficou_roxo filha
filha* filma financeiro fio fios fiquei_sem foi_de forca forno_e fotografei fotos_do fratura fraude freio freio* fryer
fryer* fui_atendido fui_buscar fuman* fumando fundo fundo* fundo_e fungo furado_e ganha* ganhamos gas_e gasoleo gaste*
gastei gasto gata gelei* gesto glute* gluten golpe* gonca* goncalo gorjeta gosta_de graciete graxa graxa* grosso henna
henna* holer* holerite homem homem* homen* homens hora_com hospedes ia_a ignor* igualzinho imagi* imagina imita*
imobiliario infeccionou infel* inflavel instagram instrutor inteira invad* irmao isopo* isopor isso_nao ja_escrevi
ja_que ja_sabe ja_vi jantamos juizo juizo* juros_de la_estava lambeu lavatorio lei ler leva levar* levei_um levou
levou* levou_me lhe_um lhes ligam* lixo_e lo local* logot* logotipo loja_ate maio maion* maionese mais_cedo manca
mandioca mando* mandou mandou_eu mao mao_leve maos maque* maqueiro marcado_pra matav* matava mb me_jogou me_pelo me_uma
mecan* medal* meio_metro memor* menci* menin* meninos menos_de mentira merece mesa_a meteram_a meu_avo meu_e meu_irmao
meu_namorado meu_protocolo meu_trabalho mexe mexer_no milagre mim_com mim_na minha_filha minha_irma minha_mae minha_mao
minic* miniclube minuscula miuda miudos_a moda moleq* monitor monitoras monta mora morad* mosai* mosaico mostra
motorista_parou mudar_o multa* na_bancada na_boca na_calcada na_carta na_casa na_cintura na_estrada na_minha na_pagina
na_perna na_pia na_quarta na_recepcao nao_era nao_foi nao_fosse nao_ha nao_nos nao_ter nao_tinham nao_tocou nao_vieram
nariz nariz* nazar* nazare nego negro* neide neide* nem_pra neta ninguem_o no_ar no_canto no_chao no_chat no_passeio
no_posto noite_a noite_do noivado nordestina norte nos_pes nossa* nosso nota_de nota_e notar* notas notas* notif*
notur* noz num numero_do nunca_sai nunca_tinha o_a o_app o_canalizador o_cavalo o_cinto o_coordenador o_curso
o_dinheiro o_dr o_encarregado o_fisioterapeuta o_guia o_instrutor o_livro o_rotulo o_salario o_senhorio o_serralheiro
o_turno o_vendedor o_vigia ofensa oferecia oleo olhad* olharam olhos_fechados olhou_a os_dentes os_dois os_nomes
os_ombros os_tres osso ou outra_coisa outro_numero outros oxido* pagava pai_e papel_de para_nao para_nos para_onde
para_ser para_tras para_ver parac* parag* param* pareceu parede_de partia participei parto parto* passaram passarela
passava passou_no pastor patri* pe_e pe_na pedaco_de pedin* pedindo pedir* pediram_o pedis* pedisse pegad* pegado pegar
pegaram pelad* pensa* pequeno_almoco pequenos percebem percebeu perdeu perfi* perfu* perguntou_me perguntou_se perigo
pernas personal pertence pesa pessoal_do pessoalmente piada piada* pifou pifou* pilha pimentel pingou pingu* pintado
pix_pra plantao plena plena* pneu_furado podem podem* pombo* pombos ponch* poncha ponta* ponti* pontinha por_engano
por_mes por_que por_semana porta_e porte* pos posic* postou pote potes potes* pra_cima pra_ele pra_eu pra_um pras
prateleira prazo_e pregos preparada prete* pretos processo processo_do procu* prometeu proprio protesto provas prove*
psicologa publico puxavam quando_pedi que_deixei que_ela que_mudou que_nem que_vi queimou_a queix* quem_tem quero
quimi* racis* ranho rapaz_que raposa razao razao* rebentado receb* reclamei regulamento relogios remedio_de renat*
reparei repli* replica rescisao resgate residencial resmungou resolvido responsavel ressa* retir* revez* rio riu_e
roda_soltou rodrigo roxo_ate russa russa* sabe_a sacolinha saida_e saiu_da sala_de saltou salve* sangrar_e sanita
sao_poucos saque saque* se_a se_ao se_chama se_embora segredo segue seguir segur* sei seis_anos self sem_gluten sem_os
sem_plaquinha sem_um sem_ver semaforo senhorio sensivel senta ser seria* servido seten* setenta sexta shih shih_tzu
sitte* sitter so_nao sobre_o socia* social socio* sofre* sofrer somos somos* sopro* soprou sotaq* sotaque sou sova
sozinho sujo_de sumiram sumiu sumiu* superior supervisor supervisora supon* suponho surdo surdo* suspeito tapad* tapado
tava_bom telefone_a teleg* telegram tenha* tenho tenho* tenho_um ter_de terco terco* terro* teste* teste_de thor
tinha_dado tinha_um tiraram tiraram_a tiraram_as tirava tirou tirou* titular tives* tivesse toboagua tobog* toboga toma
torce* torniquete torradeira trancado tras tratou travou_a trein* tres_da tribunal trinco trocaram_o tromba tudo_em
turismo tzu uliss* ulisses ultima um_cartaz um_dia um_e um_nome um_pedaco uma_dor uma_faca uma_vez unha usado usar usou
uti vaga_de variado veem veio_com veio_um velas velas* velhinho verao verao* vesti vestidos vezes_o vi vi_o vi_tudo
vinha_com vinte_euros violado vira virado visao visao* vitor* viu voce voltou vomitos vou vou_me whats* whatsapp works*
workshop xarop* xarope zigue*`,
      '4': `
2021 60_anos 650 66 800 800_reais 80_reais 84_anos 900_reais a_bebida a_blusa a_bolsa a_bruta a_cabeca a_caixinha
a_caminho a_caucao a_cerveja a_chefe a_clinica a_coxa a_dar a_direcao a_dona a_duzentos a_entrar a_entrevista a_frente
a_historia a_insulina a_maca a_mao a_mesa a_mochila a_nadar a_nota a_passagem a_perguntar a_pontape a_rir a_serio
a_sorrir a_tatuagem a_testa a_tocar a_ultima a_um a_volta abort* aborto abrac* abri abriu abriu* abriu_a
abriu_inquerito acama* acamada acelerador acendia acertou acho acho_que aconselhou acontecido acoug* act advogado_vai
afiado afogaram afundava agarr* agarrado_a agred* ah ai_quero aipo ajuiz* aldrabao alega* algod* algue* alguem alheios
ali_mesmo alianca_de alias alias* aloja* alojamento altif* altifalante aluga* alugada alugamos aluguer_com alunas
amado* amadora amanha_eu ambul* ambulancia ameacas amolg* analises anate* anatel animal anos_e anos_porque anotar
anunciam anuncio_dizia anvis* anvisa ao_osso ao_pescoco apagar apagar_a apagaram apalpou apanh* apanha apavo* apavorada
aperta apertaram apertou_me aprov* aproveitar aquele ar_no aranh* aranha armarios armin* armindo arrebento arrogante
as_compras as_costas as_malas as_nossas as_senhoras assim_que assinar assistente assoa* assoalho assobiando assoc*
associacao atadas ate_ele atender atendido_por atendidos atrapalha atrop* aula_experimental automaticamente auxiliares
avisamos avise* avo bafo bagaco baile baile* baixar baixinho balad* balada balconista balneario bandeja banha*
barulho_e bastos bastou bater batizada bebad* bebe_com bebed* bebes bebes* bebeu bebeu* beijo beliscoes benef* benze*
benzeu benzo* berra* bi biber* biberao bicha bichi* bicho bloco* bo bocas bocas* boiolagem boliv* bolor* bonitinha
braco* braco_no braganca brasileiro bruco* brucos bruta burlo* burros ca_em cabre* cabresto cacam* cacamba cachorra
cadas* cadastro cadelinha cader* caducado caido caiu_na caixa_do caixinha_de calar calcanhar calou calou* caminhonete
canalizacao cancela_e cancelo canelas cantada cantando capaz capaz* capitalizacao capot capuz capuz* carec* carinha
carrinha_com carro_e carta_com casin* cauco* caucoes causa_das celiaco cemit* cemiterio cerca* certe* certeza certos
cerveja_no ceu chamada_de chamaram chant* chao_com chao_do chapa* chapeiro chaves chefe chefe* chegou_tudo cheias
cheio_de chela* chelas chupetas ciganos cima_e cimen* cimento cinzas civel civel* clinica_de clio cobras cobria cobrou
coelhos coima* colet* com_caixa com_corrente com_ela com_farinha com_feridas com_manteiga com_meu com_todos comendo
comentando comi compre comprimidos conciliacao condenados conduzir cone conforme conhecia conse* contacto contas conte*
contei contem contra contratado conveniencia conversar_com conversas coordenador copia copio* copiou corne* coroa*
corporal coruj* cpf crea creci creci* cresp* crespo criador crian* crianca criancas criminal cru crustaceo cruza curri*
cuspiu_me d d_agua da_cabine da_conta da_empregada da_moto da_terceira da_toalha da_turma dai damas damas* dar_um
das_antigas das_criancas das_financas davam davam* de_1 de_14 de_5 de_adulto de_capitalizacao de_cidadao de_consumo
de_dados de_entrar de_legumes de_lugar de_mim de_nada de_noventa de_portugal de_praia de_quinze de_reserva de_seguranca
de_terror de_tintas de_toalha de_ver de_vir debochou_da defes* defesa degra* dei deitar deixaram_a deixou_nos dela
dela_e dela_ficou deleg* dentro_da desapareceram desapareceu_o descanso descaradamente descendo desculpas desligou_na
desse detet* deu_uma devolvam dezas* dia_a diamante diarista dias_na dinheiro_da direc* direcao discricao disse_que
disso disso* divor* do_bengaleiro do_berco do_brinquedo do_gas do_jacuzzi do_pao do_quintal do_trabalho dobradica
dobrar dois_dentes dono dono_disse dorme dorme_no dormem dormia dos_outros dos_pais dose drena* drenar duas_criancas
duran* durante e_alergica e_autista e_boa e_ficaram e_ha e_levou e_mandaram e_mudaram e_nas e_nunca e_para e_parti
e_parto e_recusam e_voltou educadoras ela_e ela_nunca ela_saiu ela_tem ele_ja ele_me ele_passou ele_respondeu elefante
em_maio em_mao em_meu email_com empil* empreiteiro enche* encolheu_os encontrada encostado endereco enfer* enfermeira
engracado engravidar ensai* ensaio ental* entrada_e entrado entraram entreguei entrou_na enxot* enxotou epine*
epinefrina equipa era_so errada_e escada escada_abaixo escada_do escon* escondida_no escorreguei escreveu_o
escritorio_e esfar* esfol* espalhou esperar_por espin* espingarda esporas espreitou esquecido esquentador essa
estagiario estava_internada ester* estiv* eu_de eu_e eu_saber evang* evangelica evert* everton exami* exclu* existe
explo* extintor facam facam* facao facao* faixa fala_em falo falso familia_toda farinha farmaceutica fechada_por fedor*
ferve* festas fez fica_com ficar ficav* ficava ficha_de ficou_de ficou_sem filho_do filhos filmar fisca* fisioterapeuta
fissu* fissura fogo foi_operado foi_posto fomos_ao foram foram* forca* forcaram formigas foto_minha fralda frasc*
fraturada fui_atendida fulano fumava fumavam furadeira furao furao* futeb* futebol gamba* ganho* garro* garrote gasto*
gatos gatos* gaveta_da gema genro genro* gente_tinha geral gerente_falou gim giz glote glote* gnr golde* golden gorje*
gosta* gozar gozo grade gramp* gratuito gravado gravaram gravei grito gritou_com guardei guilhotina hall havia_um
hemod* hemodialise hemorragia hilar* hospital_e hostel humilhou humilhou_a ident* iml implante incho* inchou incomodar
india* informaram inspe* insulina intimacao intimas invadiram inventaram irma irmao* ironi* islam* islamico ja_agora
ja_me ja_na ja_tem janela_da janela_e jaqueta jessi* jessica joelhos jogou_a jogou_o juiz_deu juizado_especial junto
juro justamente la_que la_trabalha labra* labrador lacto* lactose lagar* lambe* lanci* lancil largar largava laril*
larilas larva lata later* lateral laudo_do legal legumes leiam leiam* lesao lesao* levantou_o levaram_ele levou_um
licenca lida lingu* lixa lobby lobby* lobo locut* locutor lote loure* maca macac* macho* macumbeira mae mae_com mafal*
mafalda magic* mais_nada mais_seis maius* maiusculas maluc* mamadeira manda_mensagem mandaram_me mandavam
mandou_mensagem mandou_o mania mania* manicure manti* marca_de marcamos margi* marginal marisco mata_leao matem*
matematica matriz me_a me_ao me_cobraram me_com me_e me_razao me_sem medalhinha medico_de mencionado menino mentir
merec* mesa_do mesmo_dia meteu meteu* metros_a meu_apelido meu_genro meu_menino meu_nome meu_numero meu_pai meu_saldo
meus mexeu_nas miguel mim_a minha_advogada minha_morada minha_namorada minha_sobrinha minis ministerio_publico mo
moedi* moido* moleque monitores montado morada_e morai* morais mordida morfi* morfina morreu_em mortos mortos_a mostr*
mostrei mostrou motar* motards motor mudado_de mulhe* murro* murros na_agua na_cabine na_cadeirinha na_cama na_com
na_consulta na_esteira na_internet na_morada na_ordem na_placa na_reserva na_sala na_salada nadad* nadeg* namorado
nao_fui nao_lia nao_paga nao_sai nao_saia nao_tenho nao_viram nao_voltou naquela nasci* necrose negli* negligencia
nem_a nem_avisaram nem_sei nem_tinha nenem nenem* ninguem_me ninguem_na nisso nisso* no_bairro no_balcao no_bar
no_bloco no_corredor no_extrato no_focinho no_hall no_hostel no_lobby no_molho no_talao no_tribunal noite_e noite_toda
nomes_e norde* nos_olhos notificado nove_anos nove_dias novo_que num_posto o_anuncio o_botijao o_braco o_carregador
o_caso o_chapeiro o_cheiro o_delegado o_dente o_direito o_dono o_estafeta o_exame o_filho o_grupo o_jardineiro o_juiz
o_manobrista o_menino o_meu o_motor o_nariz o_numero o_ombro o_patrao o_piloto o_pintor o_pior o_processo o_selim o_sr
o_taxista o_terreno o_vizinho o_ziper obtur* ofereceram_me ofici* oficial_de oficina_e oleo_de olhos olhos* olhos_do
operarios opero* operou ordem ordem* original os_dados osteo* osteopata ostra* outra_pessoa outubro_e overd* overdose
pacientes pagam pago_em pai pai_de palav* palet* palpi* panad* para_casa para_ele para_vender param parar_no pararam
parav* parava parque_de parti_o parto_lhe parto_te parvo* passa_a passando passei pasto* patio patio* pe_de pedaco
pedi_a pedi_as pedido_e pedido_sem pediram pegar* peito peito* peixes_mortos pendurei penic* penicilina percevejo
pergunte peritagem perna* perna_do pertences pesada pesto pesto* pezinho picadas pilot* piloto pinto* pintou pisaram
pisei pisei* podologa polar* polia polia* polvilhado ponei* ponta pontape pontos popa por_cima por_ele por_o
pornografia porque_ela posto_de pra_banho pra_casa pra_fazer pra_mim prado prado* predio_e prego* preguica previo
print* processo_no processos procurava professor_de prometia promotora propr* proprietaria pros provedor provou publi*
pulsos puta puxou_me qr quando_liguei quando_voltei quartinho que_ainda que_de que_deu que_ele que_me que_nos que_passa
que_somos que_tinha que_veio queixa_na quem_me quem_quiser quero* quinh* quinhentos radiografia ralho* ralhou ram
ranho* rapariga rapariga_da rapaz_com rasgou_me raspado reagir reais_no reapr* rebento reboco recebeu_a recebi_no
recolhida recor* registrar regua regua* representacao reque* resen* resid* respirar respirava responderam
responsabilidade retro* revel* revisor revol* revolver rezei rezei* rico riram riram* risco* robe rottweiler roxa ruben
ruben* saiu_com saiu_de salada_de salmo* salmonela salsi* salsicha salva_vidas sangu* sangue sanit* saqui* se_alguem
se_as se_ate se_com se_tinha secretaria_e sedada segundo_a segura seguranca segurancas segurou segurou_o sei_que selos
selos* sem_agua sem_conseguir sem_o semen* sementes sempre_o senhores sentia sequer seringa servir seu sexta_a si sido
so_e sobrinha soco_na solan* solange solto_a soltou_se somar sopra* sorrir sorriu sozinho_no sr sujeito surri* tabef*
tabefe tampa* taref* taser taser* taxim* taximetro telefonema telmo telmo* tem_camera tem_uma tempo_todo tenho_a
tenho_mais ter ter_sido terap* testou teto texto tigel* tikto* tiktok tinha_a tinha_as tinha_feito tintas tipos tipos*
tiras* tirasse tirem tirem* tirol* tirolesa titulo_de tocam* toda_inchada todas todas* todas_as todos_com toldado tomar
tomar* tonel* torca* torcao torceu_me torneiras torni* torno* touro touro* toxicodependentes trafu* trafulha trama*
tramadol trancou_a tranquila tratamento travao traz treme* tribu* tributaria trocar_o trocava troco_de trocou_de
tudo_para turno turno_da um_baseado um_bilhete um_copo um_desconhecido um_estalo um_filme um_filtro um_fio um_homem
um_murro um_olho um_tapa uma_bala urgen* usado* utente vaca vai_saber vai_ser vara_civel varao varao* vazias_e velhota
vemos vemos* vende vendeu vendido vendido_como verdadeira verdi* verga* vestiario veterinario vi_na via_verde video_do
videos vilel* vilela vinha_na vinham violo* violou vir viram_a viros* virose vive volan* volante voltou_sem vomitar
vou_estar wc ziper ziper*`,
      '5': `
199 200_euros 2014 2023 21h 300_reais 4_mil 52 70 86 a_agenda a_alguem a_anca a_assistente a_avenida a_avo a_barra
a_cadeirinha a_camareira a_clavicula a_cobrar a_crianca a_dois a_egua a_essa a_folha a_garganta a_hospedeira a_justica
a_lei a_malta a_medicacao a_miuda a_monitora a_pediatra a_pistola a_pizza a_queixa a_rapariga a_revisao a_roda a_rodar
a_tampa a_veterinaria a_vizinha a_vontade a_vossa abate* aberta aberto_com abre_a abusou acaro* acaros aceitei acha
acha_que achado achamos achou_a acordamos acordar acougue acudi* adici* adicionou admitiu adolescente adrenalina_no
afixa* aflit* aflita afons* afonso afric* afro agach* agachamento agarrada_a agarrou agent* agente agita* agora_percebo
agraf* agressivo aguento ai airpo* airpods ajeit* ajeitou alergica_ao alergicos ali alica* alzhe* alzheimer amanhece
amont* amortecedores amput* amt anabo* anac anaco* anacom anao andav* andava anestesia anestesista angol* aninh*
anos_na anos_nao anoto* anotou anteb* antebraco anti_histaminico antid* anzol anzol* ao_chao ao_colo ao_rapaz
ao_volante aos_esses aos_gritos apalpa apanhado apanhar apanho aparecem apareceram apareceu_um apoia* aposentadoria
apree* apreendeu aprende apresentada aprox* arder arder* armar arrancadas arreb* arremessou arres* arvor* arvore
as_caixas as_fotos as_semanas as_urgencias asf asfal* asfalto assinado_por assinaram assinei_nada assinou assistir
assusta ate_ai ate_ficar atendido atiravam atirou_a atirou_o atravessado atravessar atropelado atropelo audi audie*
audiencia autorizei avaliacoes avanc* avc ave avent* avental avisados avisei_duas avisei_que avo_foi azeite bagac*
baixe* banho_e banida banir* baniram batem* bateu bateu* bateu_me batido beijo* beijos belis* benga* bengala berco
berco* berma berma* bermu* bermuda berra berrar bibe bidao bidao* bifanas biomb* biombo biomedica biqueiro bisbi*
bisbilhotou blocos bloqueado bloquearam boca_e bochecha bofet* bofetada boletim_de bombom bote botou_a branca_e brancas
brasa broch* broche bronquite bruto bruto* bully* bullying bunda bunda* burrice buzina cabeca_na cabeludo cabide cabos
cabos* cacar cacar* cacho* cachorros caco caiu caixa_com calar* calaram calcinha camareira camelo canabis cando* caniv*
canivete cante* canud* capotou cara_da carie* caries carro_da carro_sem casada_e casamento_da caseira casse* cassetete
castigo causa_dele cavalo_com caxem* caxemira ce cedul* cedula cento_e cera cessa* cessantes cevad* cevada chama_se
chamando charl* charlatao charrete chassi chave_mestra chefi* chefia chegue cheirou chicote chupe* cicatriz cinde*
cinderela citad* citados clinicas cloro cloro* cobrancas cobro* codigo_do coelh* cofri* cofrinho coima coinc*
coincidencia colicas com_as com_halito com_outros comad* comadre combu* combustivel comecei comemorar comen* comentava
comigo_e comissaria como_e como_lixo companheira completo_e comprimido comuniquei concl* conclusoes conju* conjuntivite
conselho conselho_tutelar continuam_a continuou continuou_a contou contra_mim contra_um convidava convo* convulsionou
cordao_da cornos cortisona corto_os coste* costela couro_cabeludo crent* crente criados criancas_a criancas_de crise_de
crostas crust* cruz cubic* cuecas cuida* cuidado_com cuidados cuidava culpa_no culpo* culpou curio* cuspia cuspiu
da_bebe da_bolsa da_cancela da_crianca da_divida da_garagem da_mesa da_mochila da_praia da_vida da_vossa dado_a
dali_com dano_moral daquela das_pessoas data_de de_cadeira de_caju de_chinelos de_colete de_falar de_justica
de_quarenta de_rastreio de_segundo de_trigo de_vidro debai* debaixo decid* decote deficiencia deficientes deitou
deixei_minha deixou_me delas delas* dele delegacia_do delit* delito demonio demorei dente_errado dentes dentro_do
deposito_de deposito_e deram_me deram_o derreteu desaparecida descansado descer desceu descobri_a desde_entao
desidratada deslocaram despejo despencou dessa* destapou destas destr* desviadas detector_de detox detox* deu
deu_entrada deu_me deu_o deu_positivo devo devolverem dez_metros dezassete diama* diap dipir* dipirona direito_de
dirig* dispa* disse_ser divulgou dizer_que diziam do_aviso do_cachorro do_chao do_consultorio do_grupo do_meio do_prazo
do_salao do_staff do_tanque do_telhado do_teu documento doent* dog domes* domestica donat* donativos dosag* dosagem
duna durar* durmo durmo* e_chamou e_continuou e_crime e_da e_descobri e_falou e_faltava e_foi e_outra e_perguntou e_pos
e_puf e_tiraram e_tosa e_vieram e_vinha e_voces edifi* edificio edp educadora ela_ficou ela_ja ela_se ele_mesmo ele_nao
elefa* eletrica em_brasa em_observacao em_sangue em_tribunal embora_com embrulhado embus* emojis empilhador empilhados
empolou encarregado encomendas encon* encontrao encosta encostou_a ender* enfermagem enfiaram enfio eng enges* engolido
engolidos engra* entalou entornado entra_no entravam entregador entregador_pegou entregas entro enviado enxaq*
enxaqueca epipe* epipen era_de era_muito era_outro era_preciso ergue* ergueu erra errada_a escancarada escancarado
escapou escara escla* esclarecer escola_dos escondia escondida escrivao esfregava esmagou espancado espelhinho espetou
espumar esse_tipo esses esses* estef* estefania esterilizar estilhaco estilhacou esvaziada esvaziaram esvaziou
esverdeada etnia etnia* eu_moro eu_pedir europ* europeu examinou exaustao existia existiam experimentava expliquem
expulsa extin* fajuta falad* falado falan* falando falec* falecida falecido falou_o falsificada farda* favel* favelado
fazemos fe feden* fedendo feder* federal felizmente ferid* ferida_aberta ferros ficha ficha_e fiche* ficou_branca
ficou_parado figad* figado figue* filha_a filha_de filma* financeira fitas fitas* foca foi_assim forjada forne* fosfo*
fotografaram fotografica francisco frutos_secos fui_no fujam fujam* fulan* fumav* furar* furou furou* furtaram gabin*
gabinete galeria galho gamar* gamaram garantiram garganta garotos garra* garrafa garrafeira garrafinha gasolina_e
gemeos gente_conversa gente_se geral_da gesta* gestante ghb_no ginec* ginecologista goela goela* gorgulho gover* gozar*
grade* grati* gratis gravidez gringos gritava gritos grosseiro guardar_a guardo guari* guarita guilh* ha_nove
habitantes hacke* hamsters haver* haxe helde* helder hemor* hepat* hepatite hijab hijab* hista* histaminico homem_da
homof* hospe* hosti* hotelzinho hugo humilha humus humus* ia_no idoso ignic* ignicao ignora ilegal imaginario imigr*
imito* imitou imobilizado impet* impingir impla* implantes imund* imundo inchaco inchado inchar incomoda incon*
indemnizacao indio indio* indo infeccao infetado informado ingri* ingrid injetava injus* inque* inquerito inspetor
instrutora insulta insultou interdita interditou interditou_o interna interprete intestino intolerante intragavel
intratavel isso_tudo isto_e isto_em ja_no jante* jaque* jaula* jeova jeova* jerri* jerrican josue josue* judiciario
juninho junto_ao jura jurou_que justa* juven* ladroes lancheira larap* largaram largou_a lata_de latao latao* latex
latex* laudo legal* leite_em leme lencol lesado letre* letreiro levadas levado levam levam* levas_um levou_uma lhe
liberacao liberar libra* ligad* ligaram ligou_pra liguei_disseram lima limparam lixiv* lixivia lsd lucros ludot*
ludoteca lustr* lustre luva macan* macaneta maconha_no macum* madam* madame mae_tem malta_do malte* maltr* mandado
mandatario mandou_um manob* manobrista maozi* maozinha maquinista marcha marina mastu* maxil* maxilar me_bloqueou me_da
me_deixou me_mandaram me_no me_passaram medicacao medicamento melos* menis* menisco mente mentiroso mesa_tres mesmi*
mestra mestre metadona metan* meteu_me meto metros meu_cabelo meu_caniche meu_colo meu_decote meu_endereco meu_lado
meu_patrao meu_rg meu_telefone meu_vizinho meus_irmaos meus_primos mexeu mexeu* mexia migue* milic* milicia mim mim_e
minha_amiga minha_bunda minha_neta minha_tia minhas_fotos minhas_pernas mocam* moida moida* molho_de monox* monoxido
montes morada moral moral* morreu mortalhas morto_no mosta* mostarda mostrou_o mota motivo moto mouss* mousse mp mulher
mulher_nao muret* muscu* musica_boa na_arrecadacao na_avenida na_balanca na_descida na_despensa na_enfermaria
na_espreguicadeira na_ficha na_grade na_mala na_noite na_nossa na_piscina na_prateleira na_sanita na_serra na_sopa
na_vossa namorada nao_entra nao_fazemos nao_fica nao_levo naque* naqui* naquilo nariz_do nascido naturalidade necro*
negativado negativaram negra negros nem_e neusa neusa* neutr* neutro ninguem_sabia ninho ninho* nique* niquel no_banco
no_banho no_braco no_cabelo no_elevador no_juizado no_mato no_nosso no_olho no_pescoco no_provador no_rosto no_rotulo
no_sumo no_tablet no_volante noivo nojenta nome_completo norbe* norberto nos_de nos_que notificacao_extrajudicial
notificou novin* novinho nua numero_da o_alarme o_bebedouro o_camarao o_cara o_carrinho o_celular o_cobrador o_cofre
o_contador o_dedo o_dj o_fiscal o_fundo o_labio o_ministerio o_motorista o_operador o_osso o_pescoco o_polegar
o_professor o_recado o_resultado o_salva o_seguranca o_sindico o_sobretudo o_sutia o_terco o_tipo o_tornozelo
o_tratador o_velho oitoc* oitocentos olhav* olhava olho_aberto operador orelhas origi* originais ortopedista
os_comprimidos os_labios os_meus os_oculos os_pneus os_rapazes os_vidros otite otite* outra_mae outro_menino
outro_paciente ouvi_o ovelh* ovelhas pacoc* pacoca pagarem pai_a palmada panela_de para_eu para_vos paragens paralisia
parceiro parecida parede_da parou_de parque_vigiado parti parva* parvo passadeira passaportes passar_a passaram_a
passeador passei_a passw* passwords paternidade pedac* pedi_que pedia pediatra pedido_por pedigree pedir_desculpa
pedre* peeli* peeling pego pegou_o peixeira pelas pelas* pelo_braco pelo_cabelo pelo_capuz pelo_nome pelo_whatsapp
penal pendurou_o penis penis* pensando penso perdeu_se perfurou pergunta perguntei_ao perguntou periq* peritonite
pesan* pesando picada picos picos* pileq* pileque pinheiro pinhoes piolh* piolhos pirat* pires pires* pisou pisou* pj
poca podol* podres poleg* polegar pontapeou por_tras por_vinganca porque_eu porta_com porta_trancada porteiro pos_a
positivo pra_ir pra_liberar pra_pagar pra_todos precisar preen* prendeu prenha presc* preso* primos pro_chao pro_lado
pro_meu proce* proibiram pronto_socorro prote* providencia psico* psicologo psiquiatrico psp puf pula pura puseram
puxou_o quadras qual_e quando_ele quando_reclamei quaresma quarto_do quatro_anos quatro_pneus que_isso querer
queria_saber quiet* quiro* quiseram rabin* rabinho rabis* raca ralad* ralo_do rapaz_de rapaz_so rasgou_a raspa* rasta*
raste* rasteira rasurado reagiu rebentar reboc* recai* receber recem_nascido recrutador recusam redes redes* regis*
registrado rejei* relatei relaxa relogio_do remexida rendimentos repar* repositor repro* resga* responder respondeu_com
resta retroescavadora revelou revistaram revistou rg ria ricardo rifa rindo rindo* rodar rodri* rolav* rolava rosan*
rosangela rotos rotos* rottw* roubados roubaram roubaram_me roubavam rusga rusga* sabendo_que saber_da sabiam saem
safan* safanao saida_do sair_dai saira* sairam sais sala_ao sala_dos salie* saliente saltar samue* samuel sangr*
sangrava santana santo satay satay* se_e se_fosse se_levantar se_nao se_no seccao_de sedat* segue* segundo_grau
seguranca_fez segurar sei_a sei_qual seis_horas selo sem_licenca sem_saber semaf* sense* sensei sensi* sentenca sento*
sentou sentou_se septi* septicemia ser_do seria serin* seringas serop* seropositivo sesso* sessoes sesta sesta* setima
seus sheil* sheila shop sim_a simplesmente sindi* singe* singer situa* snifava sofrimento solda* soldado solto_no
solto_os sonda sonda* sorrisinho sossegar souberam souti* soutien sozinha_no sozinhas sozinho_com sozinhos staff staff*
sua sucat* sugad* sugeriu sulfitos sumir* supre* supremo surra surto tahin* talhante tampa tapar* tapou tapou* tatuagem
tavar* tavares tbm tendao tensao terrorista testar testo* teve teve_a tia tijol* tinha_namorado tintu* tinturaria tipo
tirado tirano tirav* tirou_o tiveram tocav* tocava tomei tomei* torceu trafi* trancaram trancas trancou_as trapo trapo*
tratador traumatismo travagem travei travesti travo treina trela trela* tremia tremoco tres_dentes tres_miudos
trezentos tribunal_de trotinete tudo_na turba* turbante turma_toda turva turva* tutelar um_buraco um_colega um_dos
um_menino um_parque um_por um_tal uma_ferida uma_fita uma_geladeira uma_meia uma_nota umida* usa_a usada usaram_a
utentes vai valad* valadares valente vapes vapes* vaqui* vaquinha varandim varfa* varfarina vasco vazada vegana vem_a
vemo vemo_nos venci* vencida vencido vendedor_de venez* venho venho* verem verem* vermes vestindo vestir veter* viaja*
viajava vicia* vidra* vigaristas vigilancia_sanitaria vigilante violacao visivelmente visto vitimas viu_a viu_o viva
vivas vivas* viven* vivenda vivia vivia* vivos vivos* voltas vomitado vomitou vou_te walke* walker yorks* yorkshire º`,
      '6': `
2019 261 900_por 96 99 a_acao a_alianca a_assinatura a_atendente a_auxiliar a_bacia a_bater a_boiar a_cama a_camisa
a_carne a_carteira a_chiar a_cirurgia a_coordenacao a_corrente a_corrida a_cozinheira a_creche a_cuidadora a_debitar
a_dentadura a_empregada a_escola a_esteticista a_fechadura a_fechar a_fumar a_gnr a_lente a_leonor a_lingua a_mangueira
a_pagar a_palavra a_palpebra a_peticao a_sair a_seguranca a_televisao a_trava a_tremer a_turma a_vaga a_virilha
abandonou abateram abelh* abili* abilio abracado abrig* abrigo abrir_o abriram abriu_o abusi* abusiva acabou_a acao
acari* aceitamos acelerou achei_uma acido acido* acion* acionei acompanhou acordei acorrentado acreditem acrescentaram
acril* acusou ademi* ademir adesiva adestrador adils* adilson administrador adren* adrenalina adulterada adulto afogava
afogo* afogou africanos agarrada agarrou_me agredida aguardem ai_com ainda_teve airba* airbag alcan* alcance alem
alemao alerg* alergico alfai* alfaiate alfandega alicates aluga alugo alugou amame* amamentar amarrou amassou amigavel
amilc* amilcar amonia amortecedor ampolas anafilatico anchovas anda_no aneel aneel* anestesiaram angola animadora
aninhos anoni* anora* ansel* antib* antibiotico ao_sol apagam_as apanhou apareceu_com apareci apati* apatica apend*
apendicite apertou aplv apresentei aproveitaram arame arame* arara* araras arbitro armado arquiteta arquivo arrancaram
arrancou_o arrastando arrastaram arrastava arrem* arrependimento arrumacao as_alunas as_calcas as_cartas as_fichas
as_meninas as_vezes asma assadura assaltaram assistente_social assus* ata ate_desmaiar atendida_pela atest* atirou_me
atrac* atracou atrap* atravessou atum audic* audicao autor* avancou avelas aviou aviou* avisada avisei avo_a babad*
bacia bacia* ban banco_central banco_da banco_de barma* barman barriga_da basea* baseado basto* bata bateram_lhe
bateu_no batia_no bebedo bebia beco beijar belch* belchior bened* beneficio berrou bezer* bichinhos bilhetes
bilhetes_para birra birra* bitco* bitcoins boca boca_de boche* boiar boiar* boiol* bombeiro botij* botija botox botox*
box_do braco_e bracos brancos brandao branquinha brasa* brasileiros breve brincos_de brisas bronq* brown* brownie
bruta* burla* burloes cabecada cacad* cacadeira cachimbo cachorrinhos cadeia cadeirinha cadela cadelas caderneta caduc*
caes caeta* caetano caganeira cai_de caiu_da caiu_do caju calcinhas calmante calot* camel* campa campe* campeao
campismo canab* cancr* cancro candidiase caneta_e canic* caniche canino capitao capo capoe* capoeira cara_dele
cara_toda carga carga* carlos carracas carro_nunca carro_por carta_do carteiras casaco_de casca castanho castracao
catequista causa_disso cedeu_e cegou cegou* cerim* cerveja_na chaco* chaga* chagas chamo* chamuscou chapado charro
checkout cheirando_no cheirinho chiar chiar* chocolates choque_anafilatico chorava chovem chumbo chupa* cicap cicap*
cima_do cinco_anos cinom* cinomose circulos cisne cisne* citac* citacao civil clami* clamidia clavi* clavicula cniac*
cniacc cobrador cocar cocar* cocci* coccix cocei* coceira cochichou cochichou_a cochilava cogumelos colado_na colados
colega colega_de colocou com_alicate com_cola com_ele com_essa com_febre com_moscas com_outra com_queimaduras com_soro
com_thc comeu comeu* comia comia* comic* comichao condutor confessou_que confundiu conhecido conserto consultas
consultor contactos contato continuaram contraste contratei conversamos convidou coordenadora copa copo_e cor_da coran*
corante cordao corno* corpo corpo* corrigiu cortica coruja coxea* cozida cozinheira cozinheiro crach* cracha craco*
cracolandia crediario cria criad* criou* crioulo crise crise* cueca* culpado cumprem curva curva* cvv da_cabeca
da_cadeia da_empresa da_geladeira da_india da_lavandaria da_menina da_pensao da_sela da_tua dado_como danos danos*
dar_uma das_limpezas das_outras davi de_17 de_80 de_adrenalina de_amendoim de_aveia de_baixo de_banco de_biquini
de_braga de_cachaca de_cama de_camarao de_castigo de_cerveja de_cracha de_hiv de_lado de_maconha de_marca de_mulher
de_nos de_o de_paz de_repente de_rodas de_sangue de_sapatos de_uns debaixo_das debaixo_do debit* debitar decis* decisao
decorei decreto dedo dedos dedos* degrau dei_com deixaram deixaram_na deixavam delegado demen* demos demos* dentadura
dentro_a depenado depositei derrubou desac* descampado descarnados desco desconhecida desconhecido descricao desde_2019
deses* desgracado deslocou desmaiar despejou despensa dessa desta* desvi* desviada detalhe deu_lhe devolvi_e devolvi_o
dez_vezes dezasseis_anos difam* diplo* diploma dirige discutiu disse_ao disse_me disse_o distribuiu do_alojamento
do_balneario do_bebe do_camiao do_cofre do_gerente do_miudo do_pescoco do_portao do_seguranca do_sofa do_suporte
do_taxi do_tribunal dobrada dois_mil dois_perfumes dona_do dorme* dormente dormindo_na down dr drinq* drinque drogada
duas_imperiais duma duplicada durante_o durma* durmam dutra dutra* e_acabou e_caiu e_comenta e_desde e_esconderam
e_faltavam e_ganhei e_mandou e_passou e_puseram e_quebro e_sei e_trocou e_venderam e_vou ecsta* ecstasy edema edema*
ela_na elimi* em_andamento em_ferida em_minutos em_trabalho em_tudo em_voz emagr* embargou empas* emprego empurrao
encal* encalhou encolhe encontramo encontrei_o encontrou encurralou enfermaria enfiado enfra* engasgou engen*
engenheiro engordar engul* engulo enquanto_a enrolado ensinar enterraram entrar_na entregues entrei_no envelopes enven*
enviada_por enviou epile* ers erse es esbof* escan* escaras esconderam escreve escreveram escritas esfre* esgan* esgano
esmurrar espelunca espia* espirrar espor* esquecido_na esquentou estaf* estafeta estalo estalos estalou estava_sozinha
estep* estepe estes estes* esticao estive_preso estiver estoj* estojo estuf* estufa eu_chegar eu_devia eu_me eu_querer
eu_tambem euros_do eutanasia eutanasiaram evapo* evaporou ex_marido excel execu* execucao exibi* exijo exijo* exist*
explodiu exposto expulsaram expulsou extintores extratos faceb* facebook falar_de falei_que faliu faliu* falsificados
familias fanta* farinha_de faturou faze faziam febre febre* femur femur* fenta* ferramentas_do ferraz ferrugem fez_a
fez_de ficou_no filha_com filha_no filhote_com filmo* filmou finge fingir fio_de fiscal_da fiu flane* flanelinha focin*
focinho fogar* fogareiro foi_so fontes fora_nao forcada formal fosforo fotocopiaram fotografou fratu* fraud*
fraudulento frente_a funcionario funda fundo_de fungando fungo* fungos furtado furtados gaiol* gaiola gaja gajo galer*
galho* ganhei_um ganza ganza* garantiu garga* garoto gases gases* gaspa* gatil gatinha gatinho gatinhos gato_a gaze
geme gemeo* gente_nao geral* gerente_de gestos ghb goias goias* goril* gostam gov goza gozou_com grace* graci* grades
grafica grama* gravacao gravidas gravo* gravou gritaram gritou_o grogu* grogue guardava guardou guias guias* guri
haiti* halit* halito haxix* haxixe herni* hernia homem_do homol* hospedada hospital_mais host iban idosa idosa*
ignoraram ilega* imped* impin* imt inala* incendiou inchada incor* incub* indec* indem* inden* india indicaram inem
infecao inflamou informou inglesa injetada insistiram insistiu insol* insolacao interior internado interpelacao intol*
iogur* irmao_e isque* isqueiro isto_a isto_nao ja_estive ja_sabem janeiro_tenho janela_aberta jante jec joelhada joias
joias* joven* jovens juiza juizado julgado_de junio* juniores jurar* juraram kaua kelly kelly* kiwi labios lagostas
lanca lancaram lanchar lanco* lancou largou_o larva* larvas latas latas* laudo* lavanda legit* legum* lembrar_de leono*
leonor leram leram* lesados levada levantamentos levantei levantou_os levaram levaram_no levaram_o levas levas* levo_a
lhe_a lhe_as lhe_que licen* ligada ligou_o limpezas linch* linge* lingerie litig* litigio localizacao loiri* lolo lombo
lombo* lula machi* mae_e mae_viuva maest* maestro maezi* maezinha mais_duas mal_educada malta malta* mama mamadou mamas
mamas* manca* mancando mandava manteiga_de mao_da mao_na mao_pela maquineta marle* marlene marti* martim matil* matilde
me_as me_atendeu me_chamar me_empurrou me_mostrou me_na me_o me_se mealheiro meio_o melao melao* menina_e meninas
menino_que menos_e merda merda* mesa_e mesin* mesinha mesma_noite mestr* meter* meteram meu_amigo meu_braco meu_corpo
meu_sogro mexiam mexido mil_de mim_no minha_caixa minha_colega minha_coxa minha_mala minha_perna minhas minib* minibar
minis* ministerio moderador moham* monhe* monit* monitora moram* mordeu mordidas moro_em motores mula mulher_e
multa_diaria multar na_chuva na_copa na_costela na_delegacia na_garrafa na_mao na_mesinha na_sessao na_testa na_troca
nao_deve nao_disse nao_eram nao_fala nao_me nao_o nao_pedi naquele nargu* narguile nariz_branco nas_costas nas_minhas
navalha necessidade negras nem_sequer nessa_noite ninguem_viu no_apartamento no_armario no_bico no_caldo no_camarote
no_escuro no_festival no_ginasio no_hamburguer no_instagram no_lombo no_meu no_ombro no_para no_pedido no_porao
no_procon no_pure no_quintal no_sofa noite_com noite_na nojento nojo nome_e nono nos_a nos_bracos nossas notaria
notarial notic* noticia notificacao notificada nuca num_cartaz num_grupo nunca_ouviu nuno o_advogado o_agente
o_barbeiro o_barman o_bico o_capacete o_capo o_concerto o_condutor o_copo o_cozinheiro o_eletricista o_email
o_entregador o_estepe o_farmaceutico o_fio o_gato o_guarda o_lacre o_macaco o_nadador o_pai o_para o_penso o_portao
o_primo o_pulso o_quadril o_rabo o_reboque o_relatorio o_retrovisor o_salao o_seu o_tablet o_teste obsce* obser*
observacao ofende oito_anos omiss* onca ordem_dos orega* os_bombeiros os_idosos os_papeis os_velhos ostra ouro_que
outra_paciente ouvidoria ouviram ouviu_falar pa padaria_em padrinhos palete palmadas palpebra palpebras para_brisas
para_dormir para_me paragem_errada parai* parar_com partes participacao partilhada partiram partiu_a passada passador
passaporte_e passavam passeia passou_mal passou_me passou_o patas patas* pater* patra* patrao patroa pedia* pedic*
pedidos pedig* pediram_me pediu_que pedrada pedreiros pegou pegou* pegou_meu peito_e pela_janela pelada pelas_escadas
pele_e pelo_pescoco pelo_portao pendu* pendurado penhora pensa pequenino perder_o perfumes perguntaram perguntaram_se
permi* perna persegue perseguiu perte* pesaram pesava_menos petic* peticao pico pierc* piercing pilul* pilula pinguins
pintainhos piscina_cheia po_branco po_no poneis pontapes por_ai por_eu por_mb por_menos por_mim por_ser porcos porno
porque_sou porquinho porquinhos porta_nao portagem portanto portao_da posto_e poupa* ppd pra_ela preenchimento prend*
prende prens* prepa* preparem presa_no presencas presentes princesa prisc* priscilla procuracao profissional profu*
profundidade prontuario propos proprios proteina_do protese provo* psiqu* publicaram pulso pulso* punho pupil* pure
puro pus puser* puseram_a puxava puxou_a quando_abri quando_entrei que_disse que_estavam que_sou que_tava quebrar
quebrou_a quedas queimaduras queixa_no quer_e quero_ver quimio quintal quinze_anos quis_saber racha rapar* rapaz_das
rapou rapou* rasgo* rasgou raspada rasto* rastr* rasur* ray reaca* reacao recebo receitas receitou recepcionista_da
reclamar_da reconheci recre* recua* recusaram recusaram_o registo registrei registro regresso regulamento_261 relatorio
reloj* relojoeiro remex* repas* repen* repente repre* res resci* reven* revistado rezar rezar* rg_e rgpd rh riram_da
riscos risso* rivot* rocav* rocava rocou rocou* rodar* roger* rogerio rolando rosna rosna* rosto rosto* rouba roubadas
roxo rubrica saber saber* sabes sacar* sacri* sacudiu sai_a saida_o saire* saires saiu_do salar* salario salit* salitre
salma* salmao sanitaria sarna sarna* secreto seda sedad* seguem segundo_o segurava seguros seio sem_dizer sem_motivo
sem_necessidade sem_ninguem sem_pedir sem_registro semana_passada senhoria sentou_na separacao serao serao* sesam*
sesamo sete_pontos setimo sexis* shots shots* sindrome site_com snifa* sob socio sofri* sogro solic* solicitador
soltaram solto* soro_de soro_na sou_alergica spam spray spray* sra stora* storage subtr* sulfi* sumiu_com suposto
surra* surru* t1 tablet_e tac tacou tacou* tantos tapa_na tarado tarei* tareia tatia* tatiana tatuador te_as te_o temos
temos* tensa* tentaram teres* termo terre* terreno testa testa* testemunha thc ti tiao tic tijolos tirados tirando
tiraram_me tolda* tonin* toninho tontura tornozelo tosador tosadora tranc* trancado_no trans transmitiram trata trata*
tratada trava_do travessa trazi* trazia tremendo tremer tremi* tres_anos tresandava triag* triagem tritu* triturado
trombar tufos tufos* ucran* uisqu* uisque um_clique um_estranho um_funcionario um_nao um_telefonema uma_loja urgencias
urino* urinou urticaria urticou utent* valen* valor_e vanes* vanessa vasco* vascu* vazado veio_atras velhi* vendemos
venderam vendiam ver_e verea* vereador vergoes vermelhos ves vestiario_feminino vezes_se vibra* vibrador vier vigario
vigia vigiado vigil* vigilancia vinganca vinic* vinicius virav* viravam viril* virilha viro visor visor* vitim* viver
viver* vivo voado* voces voces* voces_vao vodka vodka* vomitando vomito voou_e vou_de wanderley welli* wellington
wesle* wesley whey xixi_na yasmi* yoga zefa`,
      '7': `
70_anos a1 a_ama a_asae a_autoridade a_baba a_bagaco a_bandeja a_companhia a_diarista a_educadora a_espreitar a_ficha
a_gata a_gestora a_mae a_mim a_morada a_orelha a_pata a_perna a_por a_psicologa a_reforma a_sangrar a_seguradora
a_servir a_tossir a_venda a_vinho abandonada acele* achad* acham* acordei_com acordo acrescentado acuso* adest*
adulterado afiad* agarrado agora_vou alergenios alergica alian* alianca alimentar alivi* aluno ama amarraram ameac*
ameacou amontoados anafi* anca ancho* anos_a ans antes_que anti apagam apago* apagou apaguei apalp* apedr* aplicou
aqui_e arnes arnes* arrancado arrebentou arrog* arrogancia arrombaram artigo as_ferramentas as_imagens as_pessoas
as_portas asas assed* assinatura_no assumido atada* atende_com atira* atiro atirou audiencia_marcada autis* autista
auto auxil* auxiliar avaliacoes_de aveia aveia* avela* aviso_de azulejo baba bafo_de baixo_do balcao_com bateu_com
bebe_no bebiam beija* beijinhos bistu* bisturi bloqueio boxe bronc* burla burra cabeleireiro cabin* cabine cadea*
cadel* cagan* caida caida* caixao calada camera_no canil canil* canna* cannabis carlo* carne_viva cartao_por cartas
casa_nao casco casco* casim* castanha castiga cateq* cc cdc cego chamaram_lhe chamas chamou chamou_de chamou_o
cheirando cheiravam choques chumbinho cicat* cilin* cinic* cinica cintos civil* clinico clonado cnpd cnpj_e coca cocai*
cocaina cogum* colaram colic* com_nojo com_nomes com_oito com_po comanda comandante comecei_a comenta comentarios
comentou comeram comig* comigo comissario conceicao conci* confessou confirmou consentimento consignado constar
consultorio conta_foi conta_quilometros contabilista contatos contigo continuam contratos convu* copo_da coron* cortada
corticoide covar* covarde covei* coveiro creditos cript* cripto crm crosta cruza* cuidadora cuide cuide* culpa_do
da_linha da_montanha da_mudanca da_oficina da_padaria da_pastelaria da_pousada da_revisao da_secretaria de_13
de_alergia de_ambulancia de_arbitragem de_longe de_noite de_nome de_numero de_outra de_outro de_proposito debitaram
debochou deco decot* dedin* dei_o deito deixada deixado_na dele_a demon* dente* denuncia denunciei deram_lhe
dermatologista desabou descr* desde_que desmaiei despregou destratou detec* detector dia_14 diagnostico_errado diarr*
diarreia digitais dinheiro_no discr* discreto disfa* dispe* do_aeroporto do_autocarro do_colchao do_consumidor
do_dentista do_dono do_nosso do_porta do_provador doenc* doenca dor_no duas_noites dum dupli* e_adeus e_ai e_continuam
e_fica e_muito e_partiu e_ri e_riram e_vai e_vi egua elogios em_carne em_chamas em_mim em_outro embriagado empilhadas
empol* empurrou encerado encob* encontra encontrar encontrei_a encostava endereco_de enganou engas* engoli enquanto_eu
entra_e entram entrar_com entrava entrei_com entupida escalada escondeu escreveu escuros escuta espere espir* espreitar
estagiaria esteticista estive estornar estorva estranhos esver* etari* eu_nunca eu_sou exausto experimental extenso
extrajudicial face fajut* falca* falsi* faltam faltavam farmaceutico faturam faturaram favoravel fedia fedia* fedia_a
ferru* fez_me fezes fezes* ficar_sem finge* fingiu fiscalizacao fiz_o fizem* fizemos fogo_a fogo_nessa foi_parar
for_preciso frasco fritadeira fruto* frutos fuga_de fuzil* gangr* gatil* gato_no gaveta_do gengi* gente_sabe gomas
gomas* gorgu* gozou gozou* grava gringo grito* gritou grupo_do guardem havera horriveis hospedeira identificacao
ignorado iguan* imobilizou inadi* inchados indicacao infantario infet* informada injun* injuncao insin* insinuou
insultado intacto internada internamento intes* intim* intra* inund* inundou inventou irres* irresponsavel ja_ia jaula
jipe jogaram jogou jogou* juiza* jurou jurou* justica labar* labio lanca* legio* lembrar levados levaram_a levo_o
lhe_com lhe_o lhe_os liguei_a limin* liminar litro litros lotou lotou* lucro* lugar_do maconha mae_sem mala_do malcr*
mandaram_a mandou_a manip* mao_dele marre* marreta masti* mb_way md me_chamou me_em me_nas me_pela me_perguntar me_pra
medico_nao mediu mediu* mente* menti* mentirosa mentiu meren* meses_a meu_armario meu_bebe meu_carro meu_cpf meu_peito
meu_sotaque mexia* minha_bolsa minha_porta minutos_depois minutos_do monte* morde* mosquetao mostra_a mulat* na_aula
na_barriga na_cabeca na_creche na_discoteca na_excursao na_farinha na_gaiola na_mochila na_oficina na_pista na_sauna
na_veia nadador nadador_salvador nao_acordou nao_avisaram nao_temos nao_usa neces* negat* negra* nem_se nervo
nessa_loja ninguem_de ninha* ninhada nitro* no_acampamento no_aquario no_balneario no_banheiro no_berco no_exame
no_fundo no_lar no_milho no_quarto no_recreio no_soro nome_no nora norma nossa_frente numa_caixa numero_no
nunca_assinei o_bebe o_cadeado o_caixao o_cirurgiao o_colar o_contrato o_envelope o_fato o_funcionario o_homem o_joelho
o_link o_mediador o_metro o_monitor o_notebook o_pe o_perfil o_personal o_proprietario o_rececionista o_recepcionista
o_saldo o_staff o_tecnico o_treinador o_video o_vigilante o_vosso o_whatsapp ofega* oferecem ofereceu_nos oficial ombro
onde_se os_dedos os_exames os_pequenos ossos ossos* ouric* ouriv* ourives ouro_do outra_crianca ouve_se ouvi ouvi_do
paciente pacote_de pancadaria papelinho para_fora parar_ao parede_do parei parei* partidos passear passo pasti* paulada
paus pediu_um pedrado pegou_fogo pela_falta pela_minha pen pendurou penug* penugem pesav* pesava pia picad* picou
picou* pisar* pisco* piscou podre por_culpa por_indicacao por_ter por_ultimo porcas porno* porta_aberta porta_da
porta_luvas porte posit* poupanca pra_baixo preguicoso prenh* processar proco* procon procurar profi* proibido
proposito proprietario pug pulgas punho* pupilas puseram_o putos putos* puxar puxav* puxou puxou* quadril que_eram
que_horas que_lhe quebrou_o queimadas queimou_me quilos quintal_da quintela rabo raparigas rapaz_da rapazes reagi*
receberam recebeu recebi_um recreio recru* relat* rendi* reparar resmunga resolvia ricar* riscou riu_se roda_da rota_e
rotul* rotulo rouba* ruiu rum russa_abriu saber_se sacho* saio sair_a salin* salinha sangrar sangrou se_cuide se_na
segre* sela selfies sem_autorizacao sem_consentimento sem_tampa sequestrados servir_o setim* seu_endereco sever*
sindico sindr* skipp* skipper sobretudo soltos somaram sou_celiaca soube_da stalk* sufoc* surda surda* surto* sussurrou
tablet_da tal tal_de tartarugas taxis* taxista te_a teclas telemoveis terceiros thiag* tigelas tijolo tio_da tirada
tiram tiran* toman* tomando tomav* tomava tomou tomou* tontu* tossi* tossir trago trago* trancou transferi tratado
traum* tresa* trocou_me tu tudo_a tumor tumor* tutel* um_miudo um_parafuso um_soco um_tijolo uma_barata uma_bomba
uma_crianca uma_padaria upa urina usa usada* usadas usam usaram_o vara varej* vazad* veio_pra venda_no vendem vendi*
vendia vendida vendidos veterinaria vilhe* vilhena vinga* vinha_sempre vinho_do violada vir_a viram viram* voce_nao
voltou_com voz_alta way zerad*`,
      '8': `
a_aguardente a_boca a_cara a_corda a_fita a_funcionaria a_maionese a_mulher a_obra abanava abri_o abriram_a abusa*
acorr* acres* adult* agres* agua_do alergia_ao algo alugo* amoni* andaime apagu* apareco apontada arbitragem arrancada
arrancou arrec* arrecadacao as_chaves as_luzes asae assinado ate_casa ate_sexta atiro* autoridade baixo_da batia
bebe_de bebia* bloqueou brincos cabelo_e cachi* cadeado cadeira_com cadeirante cadeirantes cadeirinha_do calci*
cancelei_em capot* carra* carrinha castr* celia* celiaca chamou_me chamu* charr* chass* chefe_de cigano cnpj cobrar
cochi* cocktail colete compram conduta conno* connosco consultora consumidor contratamos convenceram corto cortou_me
cpf_e crack crack* crost* da_coluna da_fibra da_limpeza da_rodoviaria da_sanita de_clientes de_fachada de_rato debitou
deboc* decre* defic* deito* deixado derma* desab* desaparecido desconhece desid* desle* desligam desligou desmaiou
devolveu direitinho disparou disse_a dito do_porteiro do_turno doentes dois_homens dra embolsou embri* empregada encheu
encostou enfia* entre_os envelope escrevi_no esmagada esmur* esquecida esquema estel* estourou eu_era eutan* exigi*
faisca fechou_me feridas ficaram_com financas_e for forja* fugiu fugiu* funga* garot* gengiva gesto* gestora gravida
gring* hamst* hiv humil* infec* intac* inten* intox* inven* inventado inves* iogurte iphon* iphone isso_com ja_esta
judicial junto_as juris* labio* lancha lesad* levo levou_a link macon* mal_e manha_a me_tratou mec meu_dinheiro
meu_passaporte meu_perfil meus_dados minha_gata minha_roupa moedas_do mordi* na_carrinha na_escada na_massa na_nuca
na_pele na_rececao na_saida na_van nao_existe nao_vou negar* negaram nem_pediu nif no_escritorio no_hospital no_tiktok
nos_na o_aviso o_cnpj o_corpo o_dentista o_empreiteiro o_fotografo o_massagista o_perfume o_proximo o_queijo o_tio
o_vento obrigaram olhando_pra ombros_e os_alunos os_brincos palavras palpe* paral* passei_mal pastilhas pata patin*
patro* paula* pedida penas penas* perderam_o pesco* pescoco pet pet_sitter picar* podre* por_escrito porao porao*
pregu* presos proteina proxima_nao publica quando_eu quebro queimadura queixa ralado rebentou recado recem recem*
resto_da rubri* sacaram sacud* sala_cheia saquinhos seguiram seguiu sem_eu sem_vergonha serviram so_digo somar* soro
subir_ate subiram sussu* tanque tarad* tatua* telefonaram tens testemunhas teus tirad* tombo* tombou tosad* trancada
trapa* trigo trigo* tromb* ultra* um_beijo um_grosso uma_camara uma_pedra urina* urtic* usara* usaram usuar* usuario
vai_ter van vigia* virou_costas vista_no voltou_a vossa vossa* vosso vosso* wande* xenof* xingo* xingou xixi`,
      '9': `
a_forca a_perder a_quem a_tua agoni* aldra* anest* ao_meu arbit* arren* arrom* as_minhas atrav* bebado casti* chumb*
cigan* clona* conde* contaram corretora cuspi* da_piscina de_cliente de_gas dente denun* despi* divida do_colegio
do_duche dois_minutos entrou_no envel* escar* escut* estou_a expul* faisc* fingi* frente_do furta* gatin* gramas gravi*
guardam imposto incha* infla* injet* insul* judic* largou levad* lingua litro* luvas luvas* mamad* me_os meu_cao
meu_cartao na_cara na_cozinha na_gaveta negou negou* ninguem_explica no_arroz no_autocarro no_cafe no_estacionamento
no_livro no_lixo no_pao no_parque no_vestiario nojen* o_anel o_bicho o_fecho o_porteiro o_teu ouviu ouviu* penho*
pra_fora pranc* prancha proib* qualquer_um reben* recusou sem_receita sinal_e soltou tanqu* te teu toxic* travoes
treinador tua uma_moca vais veia vigar* vomit* voou vos`,
    },
  },
};
